"""Reads the texts of the cards of hkk/cards/cards.json, Hungarian and English, and writes what they mean beside them ("clauses").

python tools/read_hkk_cards.py            writes the file anew
python tools/read_hkk_cards.py --check    only says whether that would change it
"""

import json
import sys
from pathlib import Path

from spellspeed.hkk.language.plain import plain
from spellspeed.hkk.language.reading import read_text
from spellspeed.hkk.rules.faces import SPELLS

FILE = Path(__file__).resolve().parent.parent / "src" / "spellspeed" / "hkk" / "cards" / "cards.json"


def with_clauses(card: dict[str, object]) -> dict[str, object]:
    """The card with the clauses that its text has in both languages. Raises ValueError where the languages say different things."""
    texts = card["text"]
    year = card["year"]
    assert isinstance(texts, dict)
    assert isinstance(year, int)
    read = {language: read_text(text, language, card["type"] in SPELLS, year) for language, text in texts.items()}
    if read["en"] != read["hu"]:
        raise ValueError(f"{card['name']}: the two texts differ")
    return {**card, "clauses": plain(read["en"])}


def main(arguments: list[str]) -> int:
    """Write the file, or compare it."""
    if arguments not in ([], ["--check"]):
        print((__doc__ or "").strip(), file=sys.stderr)
        return 2
    old = FILE.read_text(encoding="utf-8")
    cards = [with_clauses(card) for card in json.loads(old)]
    new = "[\n" + ",\n".join(f" {json.dumps(card, ensure_ascii=False)}" for card in cards) + "\n]\n"
    if arguments:
        print("as it should be" if new == old else "the clauses are not those of the texts")
        return int(new != old)
    FILE.write_text(new, encoding="utf-8")
    print(f"{len(cards)} cards")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
