"""Writes the tables of docs/scenarios.md: every word of the scenario language with its meaning, from the vocabulary of the reader.

python tools/make_scenario_tables.py            writes them into the page
python tools/make_scenario_tables.py --check    says whether they are up to date; status 1 if they are not
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final

from spellspeed.games.scenario_reference import EXAMPLE, as_markdown, tables

PAGE: Final = Path(__file__).resolve().parent.parent / "docs" / "scenarios.md"
REGION: Final = re.compile(r"(<!-- words: (?P<name>[a-z-]+) -->\n).*?(<!-- end of words -->)", re.DOTALL)
EXAMPLE_REGION: Final = "example"


def regions() -> dict[str, str]:
    """What stands in each region of the page."""
    return {
        EXAMPLE_REGION: f"```yaml\n{EXAMPLE}```",
        **{table.name: as_markdown(table) for table in tables()},
    }


def written(page: str) -> str:
    """The page with all regions as they must be. Raises SystemExit for a region that there is not, or that the page has not once."""
    wanted = regions()
    found = [match["name"] for match in REGION.finditer(page)]
    wrong = sorted({name for name in [*wanted, *found] if name not in wanted or found.count(name) != 1})
    if wrong:
        raise SystemExit(f"docs/scenarios.md needs each table once; look at: {', '.join(wrong)}")
    return REGION.sub(lambda match: f"{match[1]}{wanted[match['name']]}\n{match[3]}", page)


def main(arguments: list[str]) -> int:
    """Write the tables, or check them."""
    if arguments not in ([], ["--check"]):
        print((__doc__ or "").strip(), file=sys.stderr)
        return 2
    page = PAGE.read_text(encoding="utf-8")
    fresh = written(page)
    if not arguments:
        PAGE.write_text(fresh, encoding="utf-8")
        return 0
    print(
        "docs/scenarios.md is up to date"
        if fresh == page
        else "docs/scenarios.md is old: python tools/make_scenario_tables.py"
    )
    return 0 if fresh == page else 1


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
