"""The command `archipel`. It reports every mistake in one line, without a traceback."""

from __future__ import annotations

import contextlib
import errno
import json
import os
import re
import sys
import warnings
from collections.abc import Sequence
from functools import partial
from typing import Any

from archipel.cli.lookalikes import never_fail
from archipel.cli.parser import build
from archipel.core.errors import ArchipelError, BadRecord, TranslatedError
from archipel.core.words import LANGUAGES
from archipel.system_language import system_language

USAGE_ERROR = 2
INTERRUPTED = 130
# Where colorama is installed, Numba would send an escape sequence at the end, even to a terminal that knows none.
PLAIN_NUMBA = "NUMBA_DISABLE_ERROR_MESSAGE_HIGHLIGHTING", "1"


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit code."""
    never_fail(sys.stdout, sys.stderr)
    os.environ.setdefault(*PLAIN_NUMBA)
    argv = sys.argv[1:] if argv is None else argv
    warnings.showwarning = partial(_warn, _language(argv))
    try:
        args = build().parse_args(argv)
        code = int(args.run(args) or 0)
        print(end="", flush=True)  # a full disk is reported here, not after the end
        return code
    except BrokenPipeError:
        _drop_output()  # the reader is gone
        return 0
    except (ArchipelError, OSError, UnicodeDecodeError) as error:
        if isinstance(error, OSError) and error.errno in NO_SPACE:
            _drop_output()
        if argv[:1] == ["verify"] and "--json" in argv:
            print(json.dumps({"true": False, "error": _sentence(error, "en")} | _place(error), indent=2))
        else:
            print("archipel:", _sentence(error, _language(argv)), file=sys.stderr)
        return USAGE_ERROR
    except KeyboardInterrupt:
        return INTERRUPTED


def _warn(lang: str, message: Warning | str, *_: object) -> None:
    """Print a warning as one sentence."""
    print("archipel:", message.sentence(lang) if isinstance(message, ArchipelError) else message, file=sys.stderr)


def _drop_output() -> None:
    """Drop what has not been written yet; Python would try once more at its end, and complain."""
    with contextlib.suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _place(error: Exception) -> dict[str, Any]:
    """The line and the field of a record that an error names."""
    return {"line": error.line, "field": error.field} if isinstance(error, BadRecord) else {}


def _language(argv: Sequence[str]) -> str:
    """The language that was asked for, even if the rest cannot be understood; otherwise the system's."""
    asked = re.search(r"(?:^|\0)--lang[=\0](\w+)", "\0".join(argv))
    return asked[1] if asked and asked[1] in LANGUAGES else system_language()


def _sentence(error: ArchipelError | OSError | UnicodeDecodeError, lang: str) -> str:
    """The error on one line, even if the input had several."""
    told = error if isinstance(error, ArchipelError) else _about_file(error)
    return re.sub(r"[\r\n]+", " ", told.sentence(lang))


NO_SPACE = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)  # on the disk, for this person, for this process
FILE_ERRORS = {
    **dict.fromkeys(NO_SPACE, "file-full"),
    errno.ENOENT: "file-missing",
    errno.EACCES: "file-denied",
    errno.EPERM: "file-denied",
    errno.EISDIR: "file-folder",
    errno.ENOTDIR: "file-no-folder",
    errno.EROFS: "file-read-only",
}


def _about_file(error: OSError | UnicodeDecodeError) -> ArchipelError:
    """An error of the system in our words, as far as we have some for it."""
    if isinstance(error, UnicodeDecodeError):
        return TranslatedError("file-text", why=error.reason)
    if not error.filename and error.errno in NO_SPACE:
        return TranslatedError("no-space")
    if not error.filename:
        return ArchipelError(str(error))
    key = FILE_ERRORS.get(error.errno or 0, "file-other")
    return TranslatedError(key, file=str(error.filename), **({"why": error.strerror} if key == "file-other" else {}))
