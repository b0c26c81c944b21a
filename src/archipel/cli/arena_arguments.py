"""The arguments of `archipel arena`."""

from __future__ import annotations

import argparse
import os

from archipel.cli.argument_types import at_least_one, seconds, two_means, whole

USUAL_GAMES = 1000
USUAL_SECONDS = 0.1


def add_arena_arguments(parser: argparse.ArgumentParser, kinds: str) -> None:
    """Add the bots, their budgets, the number of games, the test, the machines and the files."""
    parser.add_argument(
        "--bots",
        required=True,
        metavar="BOTS",
        help=f"comma-separated bots: {kinds}; BOT@0.1 thinks 0.1 seconds per move, BOT@5000n tries 5000 nodes",
    )
    parser.add_argument(
        "--games",
        type=at_least_one,
        default=USUAL_GAMES,
        metavar="N",
        help=f"number of games, rounded up so that every seating gets the same luck (default: {USUAL_GAMES})",
    )
    _budget(parser.add_mutually_exclusive_group())
    parser.add_argument("--seed", type=whole, default=1, metavar="NUMBER", help="the luck of the contest (default: 1)")
    parser.add_argument(
        "--sprt",
        type=two_means,
        metavar="LOW,HIGH",
        help="stop when it is clear which of two shares of victory the first bot has (one player alone: points)",
    )
    _machines(parser)
    parser.add_argument("--json", metavar="FILE", help="write the results as JSON; - for standard output")
    parser.add_argument("--plot", metavar="FILE", help="draw the results as SVG")


def _budget(group: argparse._MutuallyExclusiveGroup) -> None:
    group.add_argument(
        "--time", type=seconds, metavar="SECONDS", help=f"how long a bot thinks about a move (default: {USUAL_SECONDS})"
    )
    group.add_argument(
        "--nodes", type=at_least_one, metavar="N", help="nodes per move instead: the same seed gives the same results"
    )


def _machines(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--processes",
        type=at_least_one,
        default=os.cpu_count() or 1,
        metavar="N",
        help="number of processes (default: one per core)",
    )
    parser.add_argument(
        "--on",
        choices=("cores", "ray"),
        default="cores",
        help="play on this machine or on a Ray cluster (default: cores)",
    )
