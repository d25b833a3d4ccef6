"""Takes the rules that code and tests have come to cite out of tests/hygiene/open_citations.txt; it never adds one.

python tools/close_citations.py            writes the shorter list
python tools/close_citations.py --start    writes the list anew with everything that is not cited yet
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from spellspeed.rulebook import all_rules
from tests.hygiene.citations import OPEN_FILE, fully_cited, open_ids

HEAD = """\
# Enforceable rules that code or tests do not cite yet, by chapter. This list may only shrink: python tools/close_citations.py
"""


def main(arguments: list[str]) -> int:
    """Write the list and say how long it is now."""
    cited = fully_cited()
    if arguments == ["--start"]:
        listed = {rule.id for rule in all_rules() if rule.enforceable}
    elif not arguments:
        listed = set(open_ids(OPEN_FILE.read_text(encoding="utf-8")))
    else:
        print((__doc__ or "").strip(), file=sys.stderr)
        return 2
    lines, chapter = [HEAD.rstrip()], ""
    for rule in all_rules():
        if rule.id in listed and rule.id not in cited:
            if rule.chapter != chapter:
                chapter = rule.chapter
                lines += ["", f"# {chapter}"]
            lines.append(rule.id)
    OPEN_FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{len(listed & cited)} closed, {len(listed - cited)} still open")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
