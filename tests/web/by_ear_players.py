"""Players who choose from words alone: what was asked, and the answers to what they type. One for each sea game."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from tests.web.by_ear import Ear

NUMBER = re.compile(r"([−-]?)(\d+)")
POSSIBLE = re.compile(r"(\d+): (.+)")


@dataclass(frozen=True)
class Tongue:
    """The words that a player of this language listens for and types."""

    over: str
    risk: str = ""
    roll: str = ""
    stop: str = ""
    hand: str = ""
    dive: str = ""
    choices: str = ""
    what_if: str = ""
    look: str = ""
    may: str = ""
    fish: str = ""
    wanted: tuple[str, ...] = ()
    sides: dict[str, str] = field(default_factory=dict)
    fog: str = ""


ENGLISH = Tongue(
    over=r"wins!|share the victory",
    risk="if roll",
    roll="roll",
    stop="stop",
    hand="hand",
    dive="dive to {}",
    choices="choices",
    what_if="if {}",
    look="look {}",
    may="Possible here: ",
    fish="fish",
    wanted=("Deliver", "Fish", "Steal", "Put on the mast"),
    sides={"north": "south", "east": "west", "south": "north", "west": "east"},
    fog="fog {}",
)
FRENCH = Tongue(
    over=r"gagne|se partagent la victoire|remporte",
    risk="si lancer",
    roll="lancer",
    stop="s'arreter",
    hand="main",
    dive="plonger à {}",
    choices="choix",
    what_if="si {}",
    look="regarder {}",
    may="Possible ici\u00a0: ",
    fish="poissons",
    wanted=("Livrer", "Pêcher", "Voler", "Enfiler"),
    sides={"nord": "sud", "est": "ouest", "sud": "nord", "ouest": "est"},
    fog="brume {}",
)
TONGUES = {"en": ENGLISH, "fr": FRENCH}


def numbers(text: str) -> list[int]:
    return [int(digits) * (-1 if sign else 1) for sign, digits in NUMBER.findall(text)]


def possible(ear: Ear, tongue: Tongue) -> list[str]:
    """The moves that are read out, in their order."""
    told = re.sub(r"\.( [^;:]*)?$", "", ear.ask(tongue.choices))
    return [found[2] for part in told.split("; ") if (found := POSSIBLE.match(part))]


# --- one function for each game: the move to type -----------------------------------------------------------------


def mahe(ear: Ear, tongue: Tongue, question: str) -> str:
    """Roll another die while turtles rarely sink."""
    (risk,) = numbers(ear.ask(tongue.risk))[-1:]
    return tongue.roll if risk < 40 else tongue.stop


def chawai(ear: Ear, tongue: Tongue, question: str) -> str:
    """Dive deep for a good fish at the bottom, shallow for one at the surface."""
    surface, middle, bottom = [value_of(place) for place in question.split(". ")[:3]]
    divers = sorted(numbers(ear.ask(tongue.hand).split(":")[1]))
    if bottom >= max(surface, middle):
        return tongue.dive.format(divers[-1])
    return tongue.dive.format(divers[0] if surface >= middle else divers[len(divers) // 2])


def value_of(place: str) -> int:
    """The value of a card by its words: a gull steals, and a card face down may be anything."""
    found = numbers(place)
    return found[-1] if found else -3


def maldivia(ear: Ear, tongue: Tongue, question: str) -> str:
    """Sail to where the fish are, catch them, and deliver whatever a ship asks for."""
    if "?" not in question and numbers(question):
        return plan(ear, tongue)
    moves = possible(ear, tongue)
    side = next((side for side in tongue.sides if f", {side}" in question), "")
    if side:
        found = [part for part in spaces(ear.ask(tongue.look.format(side))) if tongue.may in part]
        best = next((part for part in found if tongue.fish in part), found[-1] if found else "")
        return best.split(tongue.may)[1].rstrip(". ") if best else moves[0]
    return next((move for word in tongue.wanted for move in moves if move.startswith(word)), moves[-1])


def plan(ear: Ear, tongue: Tongue) -> str:
    """Three arrows to where most fish are, and the fog from behind."""
    seen = {side: ear.ask(tongue.look.format(side)).count(tongue.fish) for side in tongue.sides}
    first, second, *_ = sorted(seen, key=lambda side: -seen[side])
    return f"{first}, {second}, {first}, {tongue.fog.format(tongue.sides[first])}"


def spaces(look: str) -> list[str]:
    """The parts of an answer that tell of one space each."""
    return re.findall(r"[a-j]\d+[\u00a0]?: .*?(?=[a-j]\d+[\u00a0]?: |$)", look.split(":", 1)[1])


def deole(ear: Ear, tongue: Tongue, question: str) -> str:
    """Of the first few moves, the one that brings the most points."""
    moves = possible(ear, tongue)[:3]
    gains = [gain(ear.ask(tongue.what_if.format(i + 1))) for i in range(len(moves))]
    return moves[gains.index(max(gains))]


def gain(told: str) -> int:
    points = re.findall(r"([−-]?)(\d+) points?\.", told)
    return sum(int(count) * (-1 if sign else 1) for sign, count in points)


PLAYERS = {"mahe": mahe, "chawai": chawai, "maldivia": maldivia, "deole": deole}
