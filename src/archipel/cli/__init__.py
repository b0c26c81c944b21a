"""The command `archipel`. It reports every mistake in one line, without a traceback."""

from __future__ import annotations

import errno
import json
import os
import re
import sys
from collections.abc import Sequence
from typing import Any

from archipel.cli.lookalikes import never_fail
from archipel.cli.parser import build, language
from archipel.core.errors import ArchipelError, BadRecord, TranslatedError
from archipel.core.words import LANGUAGES

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
        if argv[:1] == ["verify"] and "--json" in argv:
            print(json.dumps({"true": False, "error": _sentence(error, "en")} | _place(error), indent=2))
        else:
            print("archipel:", _sentence(error, _language(argv)), file=sys.stderr)
        return USAGE_ERROR
    except KeyboardInterrupt:
        return INTERRUPTED


def _place(error: Exception) -> dict[str, Any]:
    """The line and the field of a record that an error names."""
    return {"line": error.line, "field": error.field} if isinstance(error, BadRecord) else {}


def _language(argv: Sequence[str]) -> str:
    """The language that was asked for, even if the rest cannot be understood; otherwise the system's."""
    asked = re.search(r"(?:^|\0)--lang[=\0](\w+)", "\0".join(argv))
    return asked[1] if asked and asked[1] in LANGUAGES else language()


def _sentence(error: ArchipelError | OSError | UnicodeDecodeError, lang: str) -> str:
    """The error on one line, even if the input had several."""
    told = error if isinstance(error, ArchipelError) else _about_file(error)
    return re.sub(r"[\r\n]+", " ", told.sentence(lang))


FILE_ERRORS = {
    errno.ENOENT: "file-missing",
    errno.EACCES: "file-denied",
    errno.EPERM: "file-denied",
    errno.EISDIR: "file-folder",
    errno.ENOTDIR: "file-no-folder",
    errno.ENOSPC: "file-full",
    errno.EROFS: "file-read-only",
}


def _about_file(error: OSError | UnicodeDecodeError) -> ArchipelError:
    """An error of the system in our words, as far as we have some for it."""
    if isinstance(error, UnicodeDecodeError):
        return TranslatedError("file-text", why=error.reason)
    if not error.filename:
        return ArchipelError(str(error))
    key = FILE_ERRORS.get(error.errno or 0, "file-other")
    return TranslatedError(key, file=str(error.filename), **({"why": error.strerror} if key == "file-other" else {}))
