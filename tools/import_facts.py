"""Turns a pool of cards (an SQLite file) into the facts that ship with the package: no card text, only what identifies and measures.

    python tools/import_facts.py POOL.sqlite    writes facts.tsv, tokens.tsv and sets.tsv in src/spellspeed/yugioh/cards

Read are the tables `cards`, `tokens` and `tcg_prints`. Fusion Materials are rewritten into the notation of spellspeed.yugioh.cards.facts: a name, or
`[2 series=Ancient Gear]`, `[1+ race=Machine]`, `[1 race=Fiend level>=6]`, `[1 gemini]`, joined by ` + `. What cannot be rewritten, a
material or Ritual Spell Card that is no card of the pool, or a cell as long as a sentence is an error: effect text cannot slip in.
"""

import argparse
import json
import re
import sqlite3
import sys
from pathlib import Path

CARDS_FOLDER = Path(__file__).resolve().parent.parent / "src" / "spellspeed" / "yugioh" / "cards"

COPIED = (
    "passcode", "name", "kind", "icon", "frame", "is_effect", "is_normal", "is_fusion", "is_ritual", "is_flip", "is_toon", "is_spirit",
    "is_union", "is_gemini", "attribute", "race", "level", "atk", "def",
)  # fmt: skip
REWRITTEN = ("fusion_materials", "treated_as", "ritual_spell", "series")
DATED = ("tcg_first_date", "goat_legal", "post_v6", "synchro_era", "not_duel_legal", "has_effect_text")
COLUMNS = (*COPIED, *REWRITTEN, *DATED, "alt_ids", "script_ids")
TOKEN_COLUMNS = ("passcode", "name", "attribute", "race", "level", "atk", "def", "made_by")
SET_COLUMNS = ("code", "name", "date", "passcodes")

LONGEST_CELL = 130

ONE_MATERIAL = re.compile(
    r'"(?P<name>[^"]+)"'
    r"|(?P<count>\d)(?P<more> or more)?(?: Level (?P<level>\d+) or higher)?"
    r'(?: "(?P<series>[^"]+)"| (?P<race>[A-Z][A-Za-z -]*)-Type| (?P<gemini>Gemini))?'
    r" [Mm]onsters?"
)
SPECIAL_MATERIALS = {
    # Elemental HERO Divine Neos: one of each of two groups, one HERO, and two more of any of them.
    31111109: "[1 series=Neos/Neo Space] + [1 series=Neo-Spacian] + [1 series=HERO] + [2 series=Neos/Neo Space/Neo-Spacian/HERO]",
}


class UnfitFact(ValueError):
    """A cell of the pool is no plain fact or cannot be written in the notation."""


def name_in_pool(printed: str, names: set[str]) -> str:
    """The pool's spelling of a card's name; texts may leave out the # before a final number."""
    for name in (printed, re.sub(r" (\d)$", r" #\1", printed)):
        if name in names:
            return name
    raise UnfitFact(f"{printed!r} is no card of the pool")


def rewritten_material(text: str, names: set[str]) -> str:
    """One Fusion Material in the notation of the facts file; a name must be the name of a card."""
    found = ONE_MATERIAL.fullmatch(text)
    if found is None:
        raise UnfitFact(f"Fusion Material {text!r} is neither a quoted name nor a known class of monsters")
    if name := found["name"]:
        return name_in_pool(name, names)
    words = [found["count"] + ("+" if found["more"] else "")]
    words += [f"series={found['series']}"] if found["series"] else []
    words += [f"race={found['race']}"] if found["race"] else []
    words += [f"level>={found['level']}"] if found["level"] else []
    words += ["gemini"] if found["gemini"] else []
    return "[" + " ".join(words) + "]"


def materials_cell(row: sqlite3.Row, names: set[str]) -> str:
    """The Fusion Materials of a card; empty if it is no Fusion Monster."""
    if row["fusion_materials"] is None:
        return ""
    if special := SPECIAL_MATERIALS.get(row["passcode"]):
        return special
    return " + ".join(rewritten_material(part, names) for part in row["fusion_materials"].split(" + "))


def name_cell(row: sqlite3.Row, column: str, names: set[str]) -> str:
    """The name of another card, without quotation marks; empty if there is none."""
    return "" if row[column] is None else name_in_pool(row[column].strip('"'), names)


def plain(value: object) -> str:
    """A cell without tab or line break, short enough for a fact."""
    cell = "" if value is None else str(value)
    if re.search(r"[\t\r\n]", cell) or len(cell) > LONGEST_CELL:
        raise UnfitFact(f"{cell!r} is longer than {LONGEST_CELL} characters or holds a tab or line break")
    return cell


def card_line(row: sqlite3.Row, names: set[str]) -> str:
    """One line of facts.tsv."""
    other_ids = json.loads(row["alt_ids"])
    series = json.loads(row["series"])
    if any("|" in word for word in series):
        raise UnfitFact(f"{row['name']}: a series holds the separator |")
    cells: list[object] = [row[column] for column in COPIED]
    cells += [
        materials_cell(row, names),
        name_cell(row, "treated_as", names),
        name_cell(row, "ritual_spell", names),
        "|".join(series),
    ]
    cells += [row[column] for column in DATED]
    cells += [" ".join(map(str, sorted(other_ids[key]))) for key in ("alt_art", "pre_errata_or_goat_script_ids")]
    return "\t".join(plain(cell) for cell in cells)


def token_line(row: sqlite3.Row) -> str:
    """One line of tokens.tsv. Values that the making effect decides are -2, as "?" is on cards."""
    maker = re.search(r"maker=(\d+)$", row["source"])
    if maker is None:
        raise UnfitFact(f"{row['name']}: the source {row['source']!r} does not say which card makes it")
    level = row["level"] if row["attribute"] else -2
    name = re.sub(r" \([A-Z][a-z]+\)$", "", row["name"])
    cells = (row["id"], name, row["attribute"], row["race"], level, row["atk"], row["def"], maker[1])
    return "\t".join(plain(cell) for cell in cells)


def set_line(prints: list[sqlite3.Row]) -> str:
    """One line of sets.tsv: the printings of one set that are cards of the pool. Its date is that of its first card."""
    first = min(prints, key=lambda row: (row["date"], row["set_number"]))
    cells = (first["set_number"].split("-")[0], first["set_name"], first["date"])
    codes = sorted({row["passcode"] for row in prints})
    return "\t".join([*(plain(cell) for cell in cells), " ".join(map(str, codes))])


def set_lines(prints: list[sqlite3.Row]) -> list[str]:
    """The sets by date and name."""
    names = dict.fromkeys(row["set_name"] for row in prints)
    groups = [[row for row in prints if row["set_name"] == name] for name in names]
    groups.sort(key=lambda group: (min(row["date"] for row in group), group[0]["set_name"]))
    return [set_line(group) for group in groups]


def write_lines(path: Path, columns: tuple[str, ...], lines: list[str]) -> None:
    """Writes a header and the lines as UTF-8 with line feeds."""
    path.write_text("\n".join(["\t".join(columns), *lines]) + "\n", encoding="utf-8", newline="\n")
    print(f"{path.name}: {len(lines)} rows")


def main() -> int:
    """Reads the pool named on the command line and writes both files."""
    parser = argparse.ArgumentParser(description="writes facts.tsv and tokens.tsv from a pool of cards")
    parser.add_argument("pool", type=Path)
    pool: Path = parser.parse_args().pool
    if not pool.is_file():
        print(f"{pool}: no such file", file=sys.stderr)
        return 2
    connection = sqlite3.connect(f"{pool.resolve().as_uri()}?mode=ro&immutable=1", uri=True)
    connection.row_factory = sqlite3.Row
    try:
        cards = connection.execute("SELECT * FROM cards ORDER BY passcode").fetchall()
        tokens = connection.execute("SELECT * FROM tokens ORDER BY id").fetchall()
        prints = connection.execute(
            "SELECT tcg_prints.* FROM tcg_prints JOIN cards USING (passcode)"
            " WHERE NOT post_v6 AND NOT synchro_era AND NOT not_duel_legal ORDER BY passcode, set_number"
        ).fetchall()
    finally:
        connection.close()
    names = {row["name"] for row in cards}
    try:
        facts, token_facts = [card_line(row, names) for row in cards], [token_line(row) for row in tokens]
        sets = set_lines(prints)
    except UnfitFact as unfit:
        print(unfit, file=sys.stderr)
        return 1
    write_lines(CARDS_FOLDER / "facts.tsv", COLUMNS, facts)
    write_lines(CARDS_FOLDER / "tokens.tsv", TOKEN_COLUMNS, token_facts)
    write_lines(CARDS_FOLDER / "sets.tsv", SET_COLUMNS, sets)
    return 0


if __name__ == "__main__":
    sys.exit(main())
