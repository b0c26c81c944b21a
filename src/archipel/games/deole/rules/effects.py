"""The start of a game, and the effects of answers. The numbers in brackets are those of rules.md."""

from __future__ import annotations

from archipel.core.events import hush, tell
from archipel.core.kernel import CHANCE, large_rule, rule
from archipel.games.deole.answers import CASTAWAYS as CAST
from archipel.games.deole.answers import DRAWN, FIRST, ROLLED
from archipel.games.deole.box import (
    CASTAWAYS,
    CHART,
    CHOSEN_MODES,
    FREE,
    GAUGE,
    GREEN,
    HELMS,
    MODES,
    PORT_SPACES,
    PORTS,
    READY,
    SPACES,
    TABLE,
    TRACKS,
    VALUES,
    WINDS,
)
from archipel.games.deole.events import CHOSE, DRIFTS, SIDES, STARTS
from archipel.games.deole.rules.bonuses import take_bonus
from archipel.games.deole.rules.choices import BASES, choices
from archipel.games.deole.rules.crossing import depart, draw_face, sail, turn_sign
from archipel.games.deole.rules.disasters import suffer
from archipel.games.deole.rules.laying import choose_colour, draw, open_track, pick, put, roll, salvage
from archipel.games.deole.rules.queries import agreed_modes, next_seat, to_act
from archipel.games.deole.rules.rounds import begin_round, fill_bag, open_turn, take_up_castaways
from archipel.games.deole.state import (
    AGREEING,
    BEGINNING,
    COLOURING,
    DEPARTING,
    EARNING,
    LAYING,
    NONE,
    OPENING,
    PICKING,
    SALVAGING,
    SIGNING,
    SITTING,
    SMILING,
    STEERING,
)

# --- the start ----------------------------------------------------------------------------------------------------


@rule
def start(s, seats, options, box):
    """The bag is filled [D1.9], everybody gets a sheet, and the print comes from the box."""
    s.seats = seats
    s.mode_set = options[0]
    s.equals = options[1]
    s.modes = agreed_modes(seats, options[0])
    s.step = SITTING if seats == 1 else BEGINNING
    s.active = 0 if seats == 1 else NONE
    fill_bag(s)
    s.hue = s.source = s.track = NONE
    take_up_castaways(s)
    unroll(s, box)
    for seat in range(seats):
        s.side[seat] = NONE if seats == 1 else side_of(seats, seat)
        take_sheet(s, seat)


@rule
def unroll(s, box):
    """Map, ports, gauge, table of castaways and sheet as they are printed [D1.3, D1.4, D1.5, D1.7, D2.3]."""
    copy(s.chart, box, CHART)
    for side in range(WINDS):
        copy(s.ports[side], box, PORT_SPACES + side * PORTS)
    copy(s.gauge, box, GAUGE)
    copy(s.table, box, TABLE)
    copy(s.values, box, VALUES)
    copy(s.helms, box, HELMS)


@rule
def copy(target, box, begin):
    """Copy numbers of the box until the target is full."""
    for i in range(len(target)):
        target[i] = box[begin + i]


@rule
def side_of(seats, seat):
    """Two sit opposite each other; three and four clockwise from green [D2.1, D-R26]."""
    return (GREEN + (2 * seat if seats == 2 else seat)) % WINDS


@rule
def take_sheet(s, seat):
    """An empty sheet, and a ship in port [D1.6, D1.7]."""
    s.ahead[seat] = s.heading[seat] = NONE
    for track in range(len(TRACKS)):
        s.mode[seat, track] = NONE
        s.ready[seat, track] = READY[track]


# --- an answer ----------------------------------------------------------------------------------------------------


@rule
def play(s, seat, answer):
    """The answer takes effect; a question that has one answer only is not asked."""
    hush(s)
    if seat == CHANCE:
        happen(s, answer)
    else:
        follow(s, int(s.active), answer - BASES[s.step])
    while to_act(s) > 0:
        open_to_choice = choices(s)
        if open_to_choice & (open_to_choice - 1):
            return
        follow(s, int(s.active), place_of(open_to_choice))


@rule
def place_of(bit):
    """The place of the only bit that is set."""
    place = 0
    while bit > 1:
        bit >>= 1
        place += 1
    return place


@large_rule
def happen(s, answer):
    """Chance answers."""
    if answer in DRAWN:
        draw(s, DRAWN.value(answer))
    elif answer in ROLLED:
        roll(s, answer - ROLLED.first)
    elif answer in CAST:
        set_castaways(s, answer - CAST.first)
    else:
        begin(s, FIRST.value(answer))


@large_rule
def follow(s, seat, place):
    """A player answers; `place` is the answer's place among those of the step."""
    if s.step == PICKING:
        pick(s, seat, place)
    elif s.step == LAYING:
        put(s, seat, place)
    elif s.step == STEERING:
        sail(s, seat, place)
    elif s.step == OPENING:
        open_track(s, seat, place)
    elif s.step == DEPARTING:
        depart(s, seat, place)
    else:
        follow_rarer(s, seat, place)


@rule
def follow_rarer(s, seat, place):
    """The steps that come up less often."""
    if s.step == SIGNING:
        turn_sign(s, seat, place)
    elif s.step == SMILING:
        draw_face(s, seat, place)
    elif s.step == EARNING:
        take_bonus(s, seat, place)
    elif s.step == COLOURING:
        choose_colour(s, place)
    elif s.step == SALVAGING:
        salvage(s, place)
    elif s.step == AGREEING:
        name_mode(s, seat, place)
    elif s.step == SITTING:
        sit_down(s, place)
    else:
        suffer(s, place)


# --- before setting out -------------------------------------------------------------------------------------------


@rule
def begin(s, seat):
    """The first player is drawn by lot [D2.1]."""
    s.first = seat
    tell(s, STARTS, seat)
    agree(s)


@rule
def sit_down(s, side):
    """A single player chooses a side [D9.1]."""
    s.side[0] = side
    tell(s, SIDES, 0, side)
    agree(s)


@rule
def agree(s):
    """The modes are known, or will be named from the first player on [D2.2, D-R37]."""
    if s.mode_set == FREE:
        s.step = AGREEING
        s.active = s.first
    else:
        begin_round(s)


@rule
def name_mode(s, seat, mode):
    """One more mode is named; the fifth starts the game [D-R37]."""
    s.modes |= 1 << mode
    tell(s, CHOSE, seat, mode)
    named = 0
    for other in range(len(MODES)):
        named += s.modes >> other & 1
    if named == CHOSEN_MODES:
        begin_round(s)
    else:
        s.active = next_seat(s, seat)


@rule
def set_castaways(s, pair):
    """Set one castaway on each space with the symbol of the table [D2.3]; then the first turn begins."""
    found = 0
    for space in range(SPACES):
        if s.chart[space] == s.table[pair] and found < CASTAWAYS:
            s.castaways[found] = space
            found += 1
            tell(s, DRIFTS, space)
    open_turn(s)
