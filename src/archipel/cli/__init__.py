"""The command `archipel`. It reports every mistake in one line, without a traceback."""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Sequence
from typing import Any

from archipel.cli.lookalikes import never_fail
from archipel.cli.parser import build
from archipel.core.errors import ArchipelError, BadRecord

USAGE_ERROR = 2
INTERRUPTED = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    never_fail(sys.stdout, sys.stderr)
    argv = sys.argv[1:] if argv is None else argv
    try:
        args = build().parse_args(argv)
        return int(args.run(args) or 0)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # the reader is gone; drop the rest
        return 0
    except (ArchipelError, OSError, UnicodeDecodeError) as error:
        sentence = re.sub(r"[\r\n]+", " ", _sentence(error))  # one line, even if the input had several
        if argv[:1] == ["verify"] and "--json" in argv:
            print(json.dumps({"true": False, "error": sentence} | _place(error), indent=2))
        else:
            print("archipel:", sentence, file=sys.stderr)
        return USAGE_ERROR
    except KeyboardInterrupt:
        return INTERRUPTED


def _place(error: Exception) -> dict[str, Any]:
    """The line and the field of a record that an error names."""
    return {"line": error.line, "field": error.field} if isinstance(error, BadRecord) else {}


def _sentence(error: Exception) -> str:
    if isinstance(error, OSError) and error.filename:
        return f"{error.filename}: {error.strerror}"
    return f"not a text file: {error.reason}" if isinstance(error, UnicodeDecodeError) else str(error)
