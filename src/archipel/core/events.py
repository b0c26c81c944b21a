"""Events: the rules report them as they happen; their sentences are in `words`."""

from __future__ import annotations

from archipel.core.kernel import EVERYBODY, rule


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
