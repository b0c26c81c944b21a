"""Tables between marks in a page: `<!-- name -->` before and `<!-- end -->` after."""

from __future__ import annotations

import re


def renewed(page: str, tables: dict[str, str]) -> str:
    """Return the page with fresh tables between the marks of these names."""
    for name, table in tables.items():
        mark = re.compile(rf"(<!-- {re.escape(name)} -->\n).*?(<!-- end -->)", re.DOTALL)
        if len(mark.findall(page)) != 1:
            raise SystemExit(f'the page needs one place that is marked "{name}"')
        page = mark.sub(lambda found: f"{found[1]}{table}\n{found[2]}", page)  # noqa: B023 - called at once
    return page
