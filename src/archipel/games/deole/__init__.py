"""Déole by Nicolas Bigué: dice are winds, and a ship has to come home before they die down."""
