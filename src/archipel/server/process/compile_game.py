"""The program of a process that compiles one game: `python -m archipel.server.process.compile_game mahe`.

It writes one line per step to standard output: how many steps are done, and how many there are. It ends when its
standard input does, so it never outlives the server.
"""

from __future__ import annotations

import os
import signal
import sys
import threading

STDIN = 0
NICENESS = 5  # people who play come first, but somebody may be waiting for this game


def main(name: str) -> None:
    """Compile this game and everything that bots need of it into the cache."""
    os.nice(NICENESS)
    for reaches_the_group in (signal.SIGINT, signal.SIGTERM):
        signal.signal(reaches_the_group, signal.SIG_IGN)  # the server stops, and then ends this process
    threading.Thread(target=_end_with_server, daemon=True).start()
    import archipel
    from archipel import bots

    game = archipel.game(name)
    bots.compile_game(game, lambda _verb, done, of: print(done, of + 1, flush=True))


def _end_with_server() -> None:
    while os.read(STDIN, 1):  # sys.stdin would be locked, and Python aborts if it finds the lock when it ends
        pass
    os._exit(1)


if __name__ == "__main__":
    main(sys.argv[1])
