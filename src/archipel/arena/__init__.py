"""The arena: bots play many games against each other, and the differences between them are measured.

A *deal* is one course of luck. It is played once in every seating of the bots, so that no bot owes its victories to its
seat or to its dice. The games of a deal depend on each other, so intervals count deals, not games.
"""
