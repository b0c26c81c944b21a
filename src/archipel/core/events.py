"""Events: the rules report them as they happen; their sentences are in `words`."""

from __future__ import annotations

from archipel.core.kernel import EVENT_WIDTH, EVERYBODY, rule


@rule
def whisper(s, ears, kind, a=0, b=0, c=0, d=0):
    """Report an event that only the seats with a bit in `ears` may see."""
    row = s.events[s.told]
    row[0] = kind
    row[1] = ears
    row[2] = a
    row[3] = b
    row[4] = c
    row[5] = d
    s.told += 1


@rule
def tell(s, kind, a=0, b=0, c=0, d=0):
    """Report an event that everybody may see."""
    whisper(s, EVERYBODY, kind, a, b, c, d)


@rule
def hush(s):
    """Clear the events of the previous answer; `play` does this first."""
    s.told = 0
    s.revealed = 0


@rule
def reveal(s):
    """Note that this answer revealed something hidden, so it cannot be undone."""
    s.revealed = 1


@rule
def hears(ears, seat):
    """Tell whether an event with these ears is for this seat; a spectator hears what everybody hears."""
    return ears == EVERYBODY or (seat >= 0 and ears >> seat & 1 == 1)


@rule
def keep_heard(s, seat):
    """Leave only the events that this seat heard, without a trace of the others or of who else heard them."""
    kept = 0
    for i in range(s.told):
        ears = s.events[i, 1]
        if hears(ears, seat):
            for column in range(EVENT_WIDTH):
                s.events[kept, column] = s.events[i, column]
            s.events[kept, 1] = EVERYBODY if ears == EVERYBODY else 1 << seat
            kept += 1
    for i in range(kept, len(s.events)):
        for column in range(EVENT_WIDTH):
            s.events[i, column] = 0
    s.told = kept
    s.revealed = 0
