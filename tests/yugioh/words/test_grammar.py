"""The grammar of words (`yugioh/words/__init__.py`): a name tells what part of speech a word is."""

import re
from typing import Final

from spellspeed.yugioh.text.vocabulary import GERUND, kind_of, part_of_speech, words

CHOOSES: Final = re.compile(r"(?:Each|They)?(?:Choose|Target|Declare|Call|Toss)")
"""How the name of a choice begins."""


def names_of(part: str) -> list[str]:
    """The words of one part of speech."""
    return [word.name for word in words().values() if part_of_speech(word) == part]


def test_a_cost_is_a_gerund_and_nothing_else_of_steps_is() -> None:
    """A step in the room of costs is one by its name, and no step of another room sounds like one without being one."""
    wrong = [
        f"{word.name} in {word.module}"
        for word in words().values()
        if kind_of(word) == "Step" and word.module.startswith("words/costs/") != bool(GERUND.match(word.name))
        if not word.is_of_one_card and not word.module.startswith("words/odd/")
    ]
    assert wrong == []


def test_a_choice_begins_with_choosing() -> None:
    assert [name for name in names_of("choice") if not CHOOSES.match(name)] == []


def test_a_verb_is_no_third_person() -> None:
    """`Destroys` would be a change. Names of two words begin with the verb, or with who does it."""
    third = re.compile(r"[A-Z][a-z]*[b-df-hj-np-rt-z]s(?![a-z])")
    subject = re.compile(r"(?:Each|They|TurnPlayer)")
    assert [name for name in names_of("verb") if third.match(name) and not subject.match(name)] == []


def test_each_part_of_speech_has_words() -> None:
    """A control."""
    assert "Discarding" in names_of("cost")
    assert "Destroy" in names_of("verb")
    assert "Target" in names_of("choice")
    assert "May" in names_of("join")
    assert "Changes" in names_of("change")
    assert "FaceUp" in names_of("filter")
