"""The shallow tree below each choice: it finds better answers than the hints, and knows only what its seat sees."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from archipel.bots.deep_trials import (
    KEY_MASK,
    NO_NODE,
    PROBES,
    WIDTH,
    Branch,
    DeepTrials,
    Node,
    best_branch,
    branch_of,
    digest,
    place_of,
)
from archipel.bots.trials import Trials
from archipel.core.game import find
from archipel.core.position import View, from_scene
from tests.driving import PEARLS, few

MATCHES = find("tests.toys.matches")
RUNS = 100
pytestmark = pytest.mark.xdist_group("bots-tree")  # one worker compiles the tree for the toys


def deep(view: View, tree: int, lead: float = 0.0) -> DeepTrials:
    return DeepTrials(view, view.codes().tolist(), 1, {}, lead, 0, tree)


def values(trials: Trials) -> Any:
    """The means after many worlds; the hints hardly count any more."""
    for _ in range(few(RUNS)):
        trials.run()
    return trials.values


def nodes_of(trials: DeepTrials) -> Any:
    nodes, _ = trials._tree
    return nodes[nodes["key"] != 0]


# --- trials -------------------------------------------------------------------------------------------------------


@pytest.mark.compiled
def test_the_tree_finds_own_answers_that_the_hints_miss():
    """Of five matches take one: whatever the other takes of four, the bot can take the rest and win."""
    view = MATCHES.start(2).view(0)
    flat, grown = (values(trials)[0] for trials in (Trials(view, view.codes().tolist(), 1, {}), deep(view, 1)))
    assert flat == pytest.approx(2 / 3, abs=0.08)
    assert grown > 0.85


def test_a_node_is_what_the_seat_sees_at_its_next_question():
    """One, two or three matches are left when the bot is asked again; after that the hints play."""
    trials = deep(MATCHES.start(2).view(0), 1)
    values(trials)
    assert len(nodes_of(trials)) == 3
    assert nodes_of(trials)["count"].tolist().count(1) == 1  # the last match: there is only one answer


@pytest.mark.compiled
def test_worlds_that_look_the_same_share_a_node():
    """Before the last bids Bo sees only what the bids have won: nothing, or 2 or 3 for the higher of 1 to 3.

    Whether Ana's pearl is worth 1, 2 or 3 makes no other node, because he does not know it.
    """
    trials = deep(from_scene(PEARLS, {"seats": 2, "pearl": 1, "played": 1}).view(1), 1)
    values(trials)
    assert len(nodes_of(trials)) == 1 + 2 + 2


def test_the_same_seed_gives_the_same_values():
    view = MATCHES.start(3).view(0)
    one, same = (values(deep(view, 2, lead=0.5)) for _ in range(2))
    assert one.tolist() == same.tolist()


def test_a_lead_that_is_usual_is_worth_a_half():
    """However far ahead the seat is: what counts is whether a choice makes it more or less."""
    view = from_scene(PEARLS, {"seats": 2, "pearl": 1, "played": 2, "won": [9, 0]}).view(0)
    assert values(deep(view, 1, lead=1.0)).mean() == pytest.approx(0.5, abs=0.1)


# --- nodes --------------------------------------------------------------------------------------------------------


def test_a_digest_is_the_same_for_the_same_bytes_only():
    rows = np.random.default_rng(1).integers(0, 256, (100, 40), np.uint8)
    keys = [int(digest(row)) for row in rows]
    assert keys == [int(digest(row.copy())) for row in rows]
    assert len(set(keys)) == 100
    assert all(0 < key <= KEY_MASK for key in keys)


def test_a_node_is_found_again_until_there_is_no_room():
    nodes: Any = np.zeros(2 * PROBES, Node)
    keys = [3 + 2 * PROBES * i for i in range(PROBES + 1)]  # all begin to look in the same place
    for key in keys[:-1]:
        nodes[place_of(nodes, key)].key = key
    assert [int(nodes[place_of(nodes, key)].key) for key in keys[:-1]] == keys[:-1]
    assert place_of(nodes, keys[-1]) == NO_NODE


def test_a_node_takes_so_many_branches():
    nodes, branches = np.zeros(1, Node), np.zeros((1, WIDTH), Branch)
    found = [branch_of(nodes[0], branches[0], answer) for answer in [*range(WIDTH), 99, 5]]
    assert found == [*range(WIDTH), -1, 5]


def test_the_best_branch_is_the_one_that_gained_most_unless_others_are_hardly_tried():
    nodes: Any = np.zeros(1, Node)
    branches: Any = np.zeros((1, WIDTH), Branch)
    nodes[0] = (1, 200.0, 0.0, 3)
    branches["tried"][0, :3] = 60
    branches["gained"][0, :3] = 0, 6, 3
    assert best_branch(nodes[0], branches[0]) == 1
    nodes[0].visits, branches["tried"][0, 1] = 10000, 9000
    branches["gained"][0, 1] = 100
    assert best_branch(nodes[0], branches[0]) != 1
