"""Mahé by Alex Randolph: turtles swim round the island, ride on each other's backs and lay eggs on the beach."""
