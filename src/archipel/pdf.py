"""Pages as one PDF. Needs the extra `print`; its libraries are loaded with the first PDF."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from archipel.extras import require

if TYPE_CHECKING:
    from archipel.core.drawing import Page


def pdf(pages: Sequence[Page], title: str, lang: str) -> bytes:
    """Return all pages as one PDF, each in its own size. The same pages give the same bytes."""
    require("print")
    from reportlab.graphics.renderPDF import draw
    from reportlab.pdfgen.canvas import Canvas
    from svglib.svglib import svg2rlg

    file = io.BytesIO()
    canvas = Canvas(file, invariant=1, lang=lang)
    canvas.setTitle(title)
    for page in pages:
        drawing: Any = svg2rlg(io.BytesIO(page.svg.encode()))
        canvas.setPageSize((drawing.width, drawing.height))
        draw(drawing, canvas, 0, 0)
        canvas.showPage()
    canvas.save()
    return file.getvalue()
