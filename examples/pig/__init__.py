"""Pig: roll as often as you dare; a one loses the turn. The smallest complete game for Archipel."""
