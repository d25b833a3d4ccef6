"""Every wording that the catalogs know, not only the printed one, is read into what it was made from, and in one way only."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from spellspeed.hkk.language.catalog import Catalog, catalog
from spellspeed.hkk.language.printing import PERMANENT_FORM, SPELL_FORM, Printer
from spellspeed.hkk.language.reading import read_text
from spellspeed.hkk.text.node import Clause, Node
from tests.hkk.trees import texts


class AnyWords(Printer):
    """Says nodes with any template that is read, and any of the words."""

    def __init__(self, words: Catalog, random: Random) -> None:
        super().__init__(words)
        self.random: Final = random

    def said(self, value: object, holds: str, form: str) -> str | None:
        if isinstance(value, Node):
            productions = [one for one in self.words.of(type(value).__name__, form) if one.template.is_read]
            for production in self.random.sample(productions, len(productions)):
                text = self.filled(production, value)
                if text is not None:
                    return text
            return None
        said = self.words.words_for(holds, value, form) if isinstance(value, str) else []
        return self.random.choice(said) if said else super().said(value, holds, form)


@pytest.mark.parametrize("language", ["hu", "en"])
@pytest.mark.parametrize("spell", [False, True], ids=["permanent", "spell"])
def test_other_wordings_are_read_in_one_way(language: str, spell: bool) -> None:
    words = catalog(language)

    @settings(max_examples=15, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
    @given(texts(spell), st.randoms(use_true_random=False))
    def holds(clauses: tuple[Clause, ...], random: Random) -> None:
        for clause in clauses:
            said = AnyWords(words, random).said(clause, "Clause", SPELL_FORM if spell else PERMANENT_FORM)
            assert said is not None
            assert read_text(words.spelt(said), language, spell) == (clause,)

    holds()
