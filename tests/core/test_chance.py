"""The fair draw that anybody can check, and the quick generator for simulation."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterator
from itertools import islice

import numpy as np
import pytest

from archipel.core.chance import FairDraw, Seeded, commitment
from archipel.core.dice import below, generator, holder, toss, weighted
from tests.driving import few

SECRET = bytes(range(32))
SHARES = (b"Ana throws salt", b"Bo spins a shell")
START = "archipel 2 - mahe - 2 seats - rules 1.0\nbox: printed\nseat ana: Ana\nseat bela: Béla"
DIE = 6


def draws(
    ways: int, count: int, secret: bytes = SECRET, shares: tuple[bytes, ...] = SHARES, start: str | None = START
) -> list[int]:
    """Chance's first answers."""
    return [FairDraw(secret, shares, start).pick(number, ways) for number in range(count)]


def draw_by_hand(number: int, ways: int, key: bytes = b"archipel/2" + hashlib.sha256(START.encode()).digest()) -> int:
    """Compute the draw from the secret, the start and the shares with nothing but SHA-256."""
    shares = hashlib.sha256(b"".join(hashlib.sha256(share).digest() for share in SHARES)).digest()
    block = 0
    while True:
        message = key + shares + number.to_bytes(8, "big") + block.to_bytes(8, "big")
        digest = hmac.new(SECRET, message, hashlib.sha256).digest()
        for word in (int.from_bytes(digest[i : i + 8], "big") for i in (0, 8, 16, 24)):
            if word < 2**64 // ways * ways:
                return word % ways
        block += 1


def chi_square(drawn: list[int], weights: list[int]) -> float:
    """The distance of the counts from the expected ones; about `len(weights) - 1` is usual."""
    expected = [len(drawn) * weight / sum(weights) for weight in weights]
    return sum((drawn.count(index) - wanted) ** 2 / wanted for index, wanted in enumerate(expected))


# --- the fair draw ------------------------------------------------------------------------------------------------


def test_the_commitment_is_the_sha_256_of_the_secret():
    assert FairDraw(SECRET, SHARES, START).commitment == commitment(SECRET) == hashlib.sha256(SECRET).hexdigest()


@pytest.mark.parametrize("ways", [1, 2, DIE, 7, 24, 10**12, 2**64 - 1, 2**64])
def test_a_draw_can_be_computed_by_hand(ways):
    assert draws(ways, 100) == [draw_by_hand(number, ways) for number in range(100)]


@pytest.mark.parametrize("ways", [DIE, 2**64 - 1])
def test_a_draw_of_format_1_can_be_computed_by_hand(ways):
    """Its key has no start."""
    by_hand = [draw_by_hand(number, ways, b"archipel/1") for number in range(100)]
    assert draws(ways, 100, start=None) == by_hand


def test_the_first_dice_of_a_known_secret_never_change():
    """Records of today must stay valid."""
    assert draws(DIE, 12, start=None) == [0, 3, 1, 1, 0, 2, 5, 5, 2, 1, 1, 2]
    assert draws(DIE, 12) == [0, 4, 4, 4, 5, 0, 4, 2, 2, 2, 1, 4]


@pytest.mark.parametrize("ways", [DIE, 7, 24, 3 * 2**62])
def test_a_number_at_or_above_the_largest_multiple_is_drawn_again(monkeypatch, ways):
    largest = 2**64 // ways * ways
    monkeypatch.setattr(FairDraw, "words", lambda self, number: iter([2**64 - 1, largest, largest - 1]))
    assert draws(ways, 1) == [ways - 1], "the last number below the multiple is the last of all ways"


def test_when_all_numbers_divide_evenly_none_is_drawn_again(monkeypatch):
    monkeypatch.setattr(FairDraw, "words", lambda self, number: iter([2**64 - 1]))
    assert draws(8, 1) == [7]


def test_a_draw_goes_on_to_the_next_block_when_all_four_numbers_are_too_large():
    """With just over half of all numbers as ways, one draw in sixteen needs more than one block."""
    ways, fair = 2**63 + 1, FairDraw(SECRET, SHARES, START)
    tries = [next(place for place, word in enumerate(fair.words(n)) if word < ways) for n in range(100)]
    assert max(tries) >= 4
    assert draws(ways, 100) == [draw_by_hand(number, ways) for number in range(100)]


@pytest.mark.parametrize("seat", [0, 1])
def test_the_share_of_every_seat_changes_the_draw(seat):
    shares = tuple(b"another share" if place == seat else share for place, share in enumerate(SHARES))
    assert draws(DIE, 30, shares=shares) != draws(DIE, 30)


@pytest.mark.parametrize("shares", [(), SHARES[:1], SHARES[::-1], (b"".join(SHARES), b""), (b"".join(SHARES),)])
def test_shares_cannot_be_left_out_swapped_or_run_together(shares):
    assert draws(DIE, 30, shares=shares) != draws(DIE, 30)


@pytest.mark.parametrize("start", [None, "", START.replace("Ana", "Ann"), START + "\n", START.replace("é", "e\u0301")])
def test_every_sign_of_the_start_changes_the_draw(start):
    assert draws(DIE, 30, start=start) != draws(DIE, 30)


def test_the_secret_changes_the_draw():
    assert draws(DIE, 30, secret=b"\x00" * 32) != draws(DIE, 30)


@pytest.mark.parametrize("ways", [2, DIE, 24])
def test_every_way_is_equally_likely(ways):
    assert chi_square(draws(ways, few(20_000)), [1] * ways) < 3 * ways + 10


# --- the seeded draw ----------------------------------------------------------------------------------------------


def test_the_same_seed_gives_the_same_luck_in_any_order():
    forth = [Seeded(7).pick(number, DIE) for number in range(20)]
    back = [Seeded(7).pick(number, DIE) for number in reversed(range(20))]
    assert forth == back[::-1]
    assert forth != [Seeded(8).pick(number, DIE) for number in range(20)]


@pytest.mark.parametrize("ways", [2, DIE, 24])
def test_every_way_is_equally_likely_with_a_seed(ways):
    drawn = [Seeded(1).pick(number, ways) for number in range(few(10_000))]
    assert chi_square(drawn, [1] * ways) < 3 * ways + 10


# --- the quick generator ------------------------------------------------------------------------------------------


def sfc32(a: int, b: int, c: int) -> Iterator[int]:
    """Doty-Humphrey's generator as he writes it, on numbers cut to 32 bits; the first twelve are thrown away."""
    counter = 1
    while True:
        result = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a = b ^ (b >> 9)
        b = (c + (c << 3)) % 2**32
        c = ((c << 21) % 2**32 + (c >> 11) + result) % 2**32
        if counter > 13:
            yield result


@pytest.mark.parametrize("seed", [0, 1, 7, 2**32 - 1, 2**32, 0x0123456789ABCDEF, 2**63 - 1])
@pytest.mark.parametrize("stream", [0, 1, 2**32 - 1])
def test_the_generator_is_sfc32(seed, stream):
    rng = generator(seed, stream)
    expected = list(islice(sfc32(seed % 2**32, seed >> 32, stream), 500))
    assert [int(toss(rng)) for _ in range(500)] == expected


def test_the_count_goes_round_after_the_largest_number():
    rng = generator(3)
    rng.count = 2**32 - 1
    toss(rng)
    assert rng.count == 0


@pytest.mark.parametrize("n", [1, 2, 6, 24, 1000])
def test_below_gives_every_number_below_and_no_other(n):
    rng = generator(5)
    assert {int(below(rng, n)) for _ in range(20 * n)} == set(range(n))


def test_below_takes_a_number_of_any_width():
    """The fields of a record are narrower than the numbers they are multiplied with."""
    wide, narrow = generator(5), generator(5)
    assert [int(below(narrow, np.int8(6))) for _ in range(50)] == [int(below(wide, 6)) for _ in range(50)]


def test_streams_and_seeds_differ():
    rows = {tuple(int(toss(rng)) for _ in range(4)) for rng in map(generator, [1, 2, 1 << 40], [0, 0, 0])}
    rows |= {tuple(int(toss(rng)) for _ in range(4)) for rng in (generator(1, stream) for stream in range(1, 50))}
    assert len(rows) == 3 + 49


def test_a_way_belongs_to_the_index_whose_range_contains_it():
    counts = np.array([2, 0, 3, 1], np.int8)
    assert [int(holder(counts, way)) for way in range(6)] == [0, 0, 2, 2, 2, 3]


def test_weighted_follows_the_counts():
    rng, counts = generator(2), np.array([3, 0, 5, 1], np.int8)
    drawn = [int(weighted(rng, counts)) for _ in range(few(20_000))]
    assert 1 not in drawn
    assert chi_square([max(0, index - 1) for index in drawn], [3, 5, 1]) < 25
