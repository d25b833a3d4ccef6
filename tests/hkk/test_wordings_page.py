"""docs/hkk-wordings.md: a text for every template of the catalogs, each of which reads into the normalized words beside it."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest

from spellspeed.hkk.language.catalog import Production, catalog
from spellspeed.hkk.language.grammar import Way
from spellspeed.hkk.language.parsing import Reading, grammar
from spellspeed.hkk.language.printing import print_text
from spellspeed.hkk.language.reading import clause_places, only_reading
from tests.hygiene.sources import ROOT

ROW: Final = re.compile(r"^\| `(\w+)` \| (spell|permanent) \| (.*) \| (.*) \|$")
PAGE: Final = (ROOT / "docs" / "hkk-wordings.md").read_text(encoding="utf-8")
LACKING: Final = (ROOT / "tests" / "hkk" / "templates_without_text.txt").read_text(encoding="utf-8").splitlines()


class Traced(Reading):
    """A text while it is read, with the templates that its reading uses."""

    def __init__(self, language: str, text: str) -> None:
        super().__init__(grammar(language), text)
        self.used: set[str] = set()

    def values_of_way(self, way: Way, start: int, end: int) -> list[Any]:
        found = super().values_of_way(way, start, end)
        if found and isinstance(way.meaning, Production):
            self.used.add(f"{self.grammar.words.language} {way.meaning.name}: {way.meaning.template.text}")
        return found


def rows(language: str) -> list[tuple[str, ...]]:
    """The rows of a language: class, card, text, normalized text."""
    title = {"hu": "## Hungarian\n", "en": "## English\n"}[language]
    part = PAGE.split(title)[1].split("\n## ")[0]
    return [match.groups() for match in map(ROW.match, part.splitlines()) if match]


@pytest.mark.parametrize("language", ["hu", "en"])
def test_every_template_has_a_text_that_reads(language: str) -> None:
    """All but those that stand in templates_without_text.txt, which may only shrink: cases of nouns that no sentence of the page needs yet."""
    used: set[str] = set()
    for name, card, text, normalized in rows(language):
        reading = Traced(language, text)
        clause = reading.grammar.clauses[card]
        clauses = tuple([one for _, one in only_reading(reading, clause, clause_places(reading, clause))])
        assert print_text(clauses, language, card == "spell") == normalized
        assert any(one.startswith(f"{language} {name}: ") for one in reading.used)
        used |= reading.used
    known = {
        f"{language} {production.name}: {production.template.text}"
        for productions in catalog(language).productions.values()
        for production in productions
        if production.template.is_read
    }
    assert known - used == {one for one in LACKING if one.startswith(f"{language} ")}
