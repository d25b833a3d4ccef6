"""What is wrong with a deck, in words."""

from __future__ import annotations

from typing import Final

from spellspeed.languages.catalog import Catalog
from spellspeed.yugioh.formats.construction import Problem

SECTION: Final = "deck problems"
PARTS: Final = ("main", "fusion", "side")


def problem_words(problem: Problem, words: Catalog) -> str:
    """The sentence about a problem of a deck, without its rule. Raises MissingTemplate."""
    parts: dict[str, object] = dict(problem.parts)
    lies = [words.say(SECTION, f"in {part}", number=parts[part]) for part in PARTS if parts.get(part)]
    dates = parts.get("dates", ())
    assert isinstance(dates, tuple), "the dates of cards are a tuple"
    dated = [
        words.say(SECTION, "dated", card=card, date=date) for card, date in zip(problem.cards, dates, strict=False)
    ]
    parts |= {"cards": ", ".join(dated or problem.cards), "lies": ", ".join(lies), "faces": ", ".join(problem.cards)}
    return words.filled(SECTION, problem.kind, parts)
