"""Turns the rulebook digest, the timing table and the project's own rulings into the rules that ship with the package.

    python tools/import_rules.py RULEBOOK.md TIMING.md      writes src/spellspeed/rulebook/rules.json
    python tools/import_rules.py --rulings docs/rulings.md  writes src/spellspeed/rulebook/rulings.json

The forms that are read: `- **ID** statement [source] [source]` with indented `era:` and `check:` lines below it, tables whose
first cell begins with an id, and bullets `- T-n.m text`. A line that looks like a rule and cannot be read is an error.

Afterwards it names, for each language, the ids that lack a translation (rules.<language>.json, terms.<language>.json) and the
translations that belong to no rule.
"""

import argparse
import json
import re
import sys
from pathlib import Path
from typing import Any, TypedDict

RULEBOOK_FOLDER = Path(__file__).resolve().parent.parent / "src" / "spellspeed" / "rulebook"

HEADING = re.compile(r"^#{2,3} (.+)$")
RULE_LINE = re.compile(r"^- \*\*([A-Z][A-Za-z0-9.-]*)\*\* (.+)$")
TRAILING_SOURCES = re.compile(r"((?: \[[^\]]+\])+)$")
TABLE_ID = re.compile(r"^([TV]-\d+(?:\.\d+)?)(?: (.*))?$")
BULLET = re.compile(r"^- (T-\d+\.\d+) (.+)$")
BULLET_SOURCES = re.compile(r"^(.+[.)`]) ((?:F:|F of |tr, ).+?)\.?$")
CLASS_FLAG = re.compile(r"^\((info|table|advice)\) ")
MARK_FLAG = re.compile(r"\([^()]*\b(garbled|inferred)\b")
EXAMPLE_TAG = re.compile(r"^\(E-[a-z]+\) ")
PROFILE_PREFIX = re.compile(r"^(tcg|ocg|bg): ")


class Entry(TypedDict):
    """One rule as it stands in the file."""

    id: str
    chapter: str
    statement: str
    sources: list[str]
    flags: list[str]
    era: str
    check: str
    enforceable: bool


class UnreadableRule(ValueError):
    """A line looks like a rule and is none of the known forms."""


def entry(rule_id: str, chapter: str, statement: str, sources: list[str]) -> Entry:
    """A rule without era and check, its flags taken from the statement and the id."""
    flags: list[str] = []
    if found := CLASS_FLAG.match(statement):
        flags.append(found[1])
        statement = statement[found.end() :]
    if found := PROFILE_PREFIX.match(statement):
        flags.append(found[1])
        statement = statement[found.end() :]
    for ending, flag in (("-OCG", "ocg"), ("-BG", "bg")):
        if rule_id.endswith(ending) and flag not in flags:
            flags.append(flag)
    statement = EXAMPLE_TAG.sub("", statement)
    return Entry(
        id=rule_id,
        chapter=chapter,
        statement=own_words(statement),
        sources=sources,
        flags=flags,
        era="",
        check="",
        enforceable=False,
    )


def own_words(text: str) -> str:
    """The text without names of files that do not belong to the package."""
    return text.replace("`timing.md`", "timing table").replace("timing.md", "timing table").strip()


def close(rule: Entry) -> Entry:
    """The rule with what follows from all of its lines: the marks inside the text, and whether an engine must enforce it."""
    for mark in ("garbled", "inferred"):
        if any(found == mark for text in (rule["statement"], rule["check"]) for found in MARK_FLAG.findall(text)):
            rule["flags"].append(mark)
    rule["enforceable"] = bool(rule["check"]) or rule["id"].startswith("T-")
    return rule


def cells_of(line: str) -> list[str]:
    """The cells of a table row."""
    return [cell.strip() for cell in line.strip().strip("|").split("|")]


def read_rulebook(text: str) -> list[Entry]:
    """All rules, variants, examples and questions of the digest, in its order."""
    rules: list[Entry] = []
    chapter = ""
    for number, line in enumerate(text.splitlines(), start=1):
        if heading := HEADING.match(line):
            chapter = re.sub(r"^(?=91\.)", "H.", heading[1])
        elif found := RULE_LINE.match(line):
            rules.append(rule_of_line(found[1], chapter, found[2]))
        elif line.startswith("- **"):
            raise UnreadableRule(f"line {number}: not of the form `- **ID** statement`: {line[:60]}")
        elif line.startswith("| V-"):
            rules.append(variant_of_row(chapter, cells_of(line)))
        elif line.startswith("  ") and rules and not line.strip().startswith("- "):
            add_line_below(rules[-1], line.strip(), number)
    return [close(rule) for rule in rules]


def rule_of_line(rule_id: str, chapter: str, rest: str) -> Entry:
    """A rule whose statement ends with its sources in brackets."""
    found = TRAILING_SOURCES.search(rest)
    sources = re.findall(r"\[([^\]]+)\]", found[1]) if found else []
    return entry(rule_id, chapter, rest[: found.start()] if found else rest, sources)


def add_line_below(rule: Entry, line: str, number: int) -> None:
    """An indented line belongs to the rule above it: its era, its check, or a step of an example."""
    if line.startswith("era: "):
        rule["era"] = own_words(line.removeprefix("era: "))
    elif line.startswith("check: "):
        rule["check"] = own_words(line.removeprefix("check: "))
    elif rule["id"].startswith("EX-") and re.match(r"\d+\. ", line):
        rule["statement"] += "\n" + own_words(line)
    else:
        raise UnreadableRule(f"line {number}: below {rule['id']} stands neither era, check nor a step: {line[:60]}")


def variant_of_row(chapter: str, cells: list[str]) -> Entry:
    """A row of the table of variants: what each source says and how it is resolved."""
    rule_id, topic, ids, tcg, ocg, others, resolution = cells
    said = [f"{name}: {text}" for name, text in (("tcg", tcg), ("ocg", ocg), ("others", others)) if text != "—"]
    return entry(rule_id, chapter, f"{topic} ({ids}). {'. '.join(said)}. Resolution: {resolution}", [])


def read_timing(text: str) -> list[Entry]:
    """All rows of the timing table, in its order; rows without an own source get that of their section."""
    rules: list[Entry] = []
    chapter, header, section_sources = "", list[str](), ""
    section: list[Entry] = []

    def end_section() -> None:
        for rule in section:
            if not rule["sources"] and section_sources:
                rule["sources"] = [section_sources]
        rules.extend(section)
        section.clear()

    for number, line in enumerate(text.splitlines(), start=1):
        if heading := HEADING.match(line):
            end_section()
            chapter, header, section_sources = "Timing " + heading[1].split(". `")[0], [], ""
        elif line.startswith("| T-"):
            section.append(timing_row(chapter, header, cells_of(line), number))
        elif line.startswith("| ") and not header:
            header = cells_of(line)
        elif found := BULLET.match(line):
            section.append(timing_bullet(chapter, found[1], found[2]))
        elif found := re.match(r"^(?:Sources?|Rows): (.+)$", line):
            section_sources, *more = re.split(r"(?<=\.) (?=T-|Closes )", own_words(found[1]))
            for sentence in more:
                add_to_rows(section, sentence)
    end_section()
    return [close(rule) for rule in rules]


def add_to_rows(section: list[Entry], sentence: str) -> None:
    """A sentence behind the sources that begins with rows ("T-8.1, 8.2 and 8.6 leave ...") belongs to each of them."""
    if found := re.match(r"^T-((?:\d+\.\d+(?:, | and )?)+) (.+)$", sentence):
        named = {f"T-{number}" for number in re.findall(r"\d+\.\d+", found[1])}
        for rule in section:
            if rule["id"] in named:
                rule["statement"] += f". These {found[2]}"


def timing_row(chapter: str, header: list[str], cells: list[str], number: int) -> Entry:
    """A row: the id, perhaps with a label behind it, then cells that the header names; the last may be the source."""
    found = TABLE_ID.match(cells[0])
    if not found or len(cells) != len(header):
        raise UnreadableRule(f"line {number}: {len(cells)} cells under {len(header)} headings: {cells[0]}")
    named = list(zip(header[1:], cells[1:], strict=True))
    sources: list[str] = []
    if named[-1][0] == "source":
        sources = [named.pop()[1]]
    if found[2]:
        named.insert(0, ("", found[2]))
    label, *rest = [(name, cell) for name, cell in named if cell not in ("", "-")]
    if not rest:
        statement = label[1]
    elif len(rest) == 1 and len(named) == 2:
        statement = f"{label[1]}: {rest[0][1]}"
    else:
        statement = ". ".join([label[1], *(f"{name}: {cell}" for name, cell in rest)])
    return entry(found[1], chapter, statement, sources)


def timing_bullet(chapter: str, rule_id: str, text: str) -> Entry:
    """A row that stands below its table as a bullet; its sources are its last words."""
    if found := BULLET_SOURCES.match(text):
        return entry(rule_id, chapter, found[1], [found[2]])
    return entry(rule_id, chapter, text, [])


def write(path: Path, rules: list[Entry]) -> None:
    """Write the rules; an id that stands twice is an error."""
    ids = [rule["id"] for rule in rules]
    twice = sorted({rule_id for rule_id in ids if ids.count(rule_id) > 1})
    if twice:
        raise UnreadableRule(f"ids that stand twice: {', '.join(twice)}")
    path.write_text(json.dumps(rules, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    print(f"{path.name}: {len(rules)} rules, {sum(rule['enforceable'] for rule in rules)} enforceable")


def untranslated(rules: list[Entry], texts: dict[str, dict[str, str]], chapters: dict[str, str]) -> list[str]:
    """What a language lacks: ids of rules, ids with the part that is missing, chapters; and what it has too much."""
    lacking: list[str] = []
    for rule in rules:
        parts = {"statement": rule["statement"], "era": rule["era"], "check": rule["check"]}
        own = texts.get(rule["id"], {})
        if not own:
            lacking.append(rule["id"])
            continue
        lacking += [f"{rule['id']} ({part})" for part, text in parts.items() if text and not own.get(part)]
        lacking += [f"{rule['id']} ({part} of no rule)" for part in own if not parts.get(part)]
    known = {rule["id"] for rule in rules}
    lacking += [f"{rule_id} (of no rule)" for rule_id in texts if rule_id not in known]
    lacking += [
        f'chapter "{chapter}"'
        for chapter in dict.fromkeys(rule["chapter"] for rule in rules)
        if chapter not in chapters
    ]
    return lacking


def lacking_in(folder: Path, language: str) -> list[str]:
    """What a language lacks of the rules of the folder, see `untranslated`."""
    rules = [one for name in ("rules.json", "rulings.json") for one in read_json(folder / name)]
    terms = read_json(folder / f"terms.{language}.json")
    return untranslated(rules, read_json(folder / f"rules.{language}.json"), terms["chapters"])


def read_json(path: Path) -> Any:
    """A file of the package."""
    return json.loads(path.read_text(encoding="utf-8"))


def report_translations(folder: Path) -> None:
    """Say for every language of the folder what it lacks."""
    for path in sorted(folder.glob("rules.*.json")):
        lacking = lacking_in(folder, path.name.split(".")[1])
        print(f"{path.name}: " + (f"lacks {len(lacking)}: {', '.join(lacking)}" if lacking else "complete"))


def main(arguments: list[str]) -> int:
    """Read the files named on the command line and write the rules of the package."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("digest", nargs="*", type=Path, help="the rulebook digest and the timing table, in this order")
    parser.add_argument("--rulings", type=Path, help="the project's own rulings (docs/rulings.md)")
    given = parser.parse_args(arguments)
    if len(given.digest) not in (0, 2) or not (given.digest or given.rulings):
        parser.error("name the rulebook digest and the timing table, or --rulings FILE, or all three")
    if given.digest:
        book, timing = (path.read_text(encoding="utf-8") for path in given.digest)
        write(RULEBOOK_FOLDER / "rules.json", read_rulebook(book) + read_timing(timing))
    if given.rulings:
        write(RULEBOOK_FOLDER / "rulings.json", read_rulebook(given.rulings.read_text(encoding="utf-8")))
    report_translations(RULEBOOK_FOLDER)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
