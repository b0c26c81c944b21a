"""The command `archipel`. It reports every mistake in one line, without a traceback."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Sequence

from archipel.cli.lookalikes import never_fail
from archipel.cli.parser import build
from archipel.core.errors import ArchipelError

USAGE_ERROR = 2
INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    never_fail(sys.stdout, sys.stderr)
    try:
        args = build().parse_args(argv)
        return int(args.run(args) or 0)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # the reader is gone; drop the rest
        return 0
    except (ArchipelError, OSError, UnicodeDecodeError) as error:
        print(
            "archipel:", re.sub(r"[\r\n]+", " ", _sentence(error)), file=sys.stderr
        )  # one line, even if the input had several
        return USAGE_ERROR
    except KeyboardInterrupt:
        return INTERRUPTED


def _sentence(error: Exception) -> str:
    if isinstance(error, OSError) and error.filename:
        return f"{error.filename}: {error.strerror}"
    return f"not a text file: {error.reason}" if isinstance(error, UnicodeDecodeError) else str(error)
