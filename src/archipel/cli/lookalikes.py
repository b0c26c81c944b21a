"""Output on terminals that lack some characters: each is replaced by one that looks like it, or by a question mark."""

from __future__ import annotations

import codecs
import io
import unicodedata
from functools import partial
from typing import TextIO

UNKNOWN = "?"
LOOKALIKES = {
    **dict(zip("●■▲◆★♥○☆", "o#^%*v0.", strict=True)),
    **dict(zip("↑→↓←▴▸▾◂↻", "^>v<^>v<@", strict=True)),
    **dict(zip("⚀⚁⚂⚃⚄⚅", "123456", strict=True)),
    **dict(zip("─│╭╮╰╯╴╵╶╷━", "-|++++-|-|-", strict=True)),
    **dict.fromkeys("└┌├┘┴┐┤┬┼", "+"),
    **dict(zip("▒░█≈☺✺◣·×✓✗", ":.#~@*/.x+x", strict=True)),
    **dict.fromkeys("–—−‐‑", "-"),
    **dict.fromkeys("“”„\u00ab\u00bb", '"'),
    **dict.fromkeys("‘’‚", "'"),
    **dict(zip("…ŒœßÆæØø°±", ("...", "OE", "oe", "ss", "AE", "ae", "O", "o", " deg", "+-"), strict=True)),
}


def lookalike(text: str, encoding: str) -> str:
    """The text with the characters that the encoding lacks replaced."""
    return "".join(_replaced(sign, encoding) for sign in text)


def _replaced(sign: str, encoding: str) -> str:
    """The first that can be encoded of: the sign, a lookalike, the letter without its accent."""
    plain = "".join(part for part in unicodedata.normalize("NFKD", sign) if not unicodedata.combining(part))
    candidates = (sign, LOOKALIKES.get(sign, plain), plain)
    return next((one for one in candidates if one and _can_be_encoded(one, encoding)), UNKNOWN)


def _can_be_encoded(text: str, encoding: str) -> bool:
    try:
        text.encode(encoding)
    except UnicodeError:
        return False
    return True


def never_fail(*streams: TextIO) -> None:
    """Let these streams replace what they cannot write."""
    for stream in streams:
        if isinstance(stream, io.TextIOWrapper):
            handler = f"archipel.{stream.encoding}"
            codecs.register_error(handler, partial(_on_error, stream.encoding))
            stream.reconfigure(errors=handler)


def _on_error(encoding: str, error: UnicodeError) -> tuple[str, int]:
    """Replace what cannot be encoded. The error itself may not know the encoding: it calls many of them "charmap"."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return lookalike(error.object[error.start : error.end], encoding), error.end


def read_anything(stream: TextIO) -> None:
    """Let this stream replace bytes that are not text, as a keyboard with another encoding sends them."""
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors="replace")
