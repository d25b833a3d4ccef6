"""Wordings as somebody writes them who knows chapter 91 and no vocabulary: each is read into what the normalized text beside it says.

A row of wordings_1.yaml to wordings_6.yaml is the normalized text in both languages and on what card it stands; the rows after it are further
wordings that mean the same. HKK-91.1.0 to HKK-91.5.5 and the cases T1 to T47 of the game's specification are all among them.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

import pytest
import yaml

from spellspeed.hkk.language.printing import print_text
from spellspeed.hkk.language.reading import language_of, read_text

LANGUAGES: Final = ("hu", "en")


def groups() -> list[dict[str, Any]]:
    """The normalized texts ("hu", "en", whether on a spell) with their further wordings ("also")."""
    found: list[dict[str, Any]] = []
    for file in sorted(Path(__file__).parent.glob("wordings_*.yaml")):
        for row in yaml.safe_load(file.read_text(encoding="utf-8")):
            if "on" in row:
                found.append({**row, "spell": row["on"] == "spell", "also": []})
            else:
                found[-1]["also"] += [(language, text) for language, texts in row.items() for text in texts]
    return found


GROUPS: Final = groups()
WORDINGS: Final = [(one, language, text) for one in GROUPS for language, text in one["also"]]


@pytest.mark.parametrize("group", GROUPS, ids=[one["en"] for one in GROUPS])
def test_a_normalized_text_is_printed_as_it_stands(group: dict[str, Any]) -> None:
    """In both languages it means the same, and printing what was read gives it back."""
    meant = {language: read_text(group[language], language, group["spell"]) for language in LANGUAGES}
    assert meant["hu"] == meant["en"]
    assert {one: print_text(meant["hu"], one, group["spell"]) for one in LANGUAGES} == {
        one: group[one] for one in LANGUAGES
    }


@pytest.mark.parametrize(("group", "language", "text"), WORDINGS, ids=[f"{one[1]}: {one[2]}" for one in WORDINGS])
def test_a_wording_means_the_normalized_text(group: dict[str, Any], language: str, text: str) -> None:
    """Without the language being told; printed in the same language and in the other one."""
    clauses = read_text(text, language, group["spell"])
    assert {one: print_text(clauses, one, group["spell"]) for one in LANGUAGES} == {
        one: group[one] for one in LANGUAGES
    }
    assert clauses == read_text(group[language], language, group["spell"])
    assert language_of(text) == language


def test_there_are_many_wordings_in_each_language() -> None:
    """So many that a row lost by mistake is noticed."""
    assert {one: len([text for _, language, text in WORDINGS if language == one]) for one in LANGUAGES} == {
        "hu": 782,
        "en": 810,
    }
