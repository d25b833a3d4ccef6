"""For every template of the catalogs: what is read with it is asked for when it is played; nothing of a text is read and then ignored."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest

from spellspeed.hkk.language import schema
from spellspeed.hkk.language.reading import read_text
from spellspeed.hkk.rules.derived import has_keyword
from spellspeed.hkk.rules.terms import A_ACT, A_MAY, A_REACT, PLAY, USE, YES
from spellspeed.hkk.text import words
from spellspeed.hkk.text.amounts import Number
from spellspeed.hkk.text.cards import Some
from spellspeed.hkk.text.clauses import Drawback
from spellspeed.hkk.text.effects import Activated
from spellspeed.hkk.text.node import Clause, Event, Node
from spellspeed.hkk.text.sentences import CopySpell, Prevent
from spellspeed.kernel.asks import Ask, subject_of, verb_of
from spellspeed.kernel.door import advance, answer
from spellspeed.kernel.draws import Stream
from spellspeed.kernel.random_answers import random_picks
from tests.hkk.table_for_a_text import ask_the_deck, table_for
from tests.hkk.test_wordings_page import rows
from tests.hkk.trees import nodes_of
from tests.thorough import THOROUGH

TRIES: Final = 36
ANSWERS: Final = 35
ONE_IN: Final = 1 if THOROUGH else 16

Need = tuple[int, str]


class Watch:
    """Which fields of which nodes were asked for, otherwise than by `parts`, which asks for all of them."""

    def __init__(self) -> None:
        self.asked: set[Need] = set()
        self.within = 0

    def look(self, node: Node, name: str) -> Any:
        """An attribute of a node."""
        value = object.__getattribute__(node, name)
        if name == "parts":
            return self.unseen(value)
        if not self.within and not name.startswith("_"):
            self.asked.add((id(node), name))
        return value

    def unseen(self, parts: Callable[[], tuple[object, ...]]) -> Callable[[], tuple[object, ...]]:
        """`parts` without a trace."""

        def held() -> tuple[object, ...]:
            self.within += 1
            try:
                return parts()
            finally:
                self.within -= 1

        return held


@pytest.fixture
def watch(monkeypatch: pytest.MonkeyPatch) -> Watch:
    """Every node is watched."""
    watch = Watch()
    monkeypatch.setattr(Node, "__getattribute__", lambda node, name: watch.look(node, name), raising=False)
    return watch


def texts() -> list[tuple[str, tuple[Clause, ...]]]:
    """What the wordings of docs/hkk-wordings.md mean, each once: on what card, and the clauses."""
    found: dict[tuple[str, tuple[Clause, ...]], None] = {}
    for language in ("hu", "en"):
        for _, card, text, _ in rows(language):
            found[(card, read_text(text, language, card == "spell"))] = None
    return list(found)


def needed(clauses: tuple[Clause, ...]) -> dict[Need, str]:
    """The numbers, words and names that are said somewhere in a text, each with the class and the field that holds it."""
    redundant = {id(node) for one in nodes_of(clauses) if isinstance(one, Event) for node in nodes_of(one.parts())}
    return {
        (id(node), one.name): f"{type(node).__name__}.{one.name}"
        for node in nodes_of(clauses)
        for one, inside in schema.field_values(node)
        if inside != one.absent and is_leaf(inside) and not is_said_by_the_rest(node, one.name)
        if not (id(node) in redundant and isinstance(node, (Some, Number)))
    }


def is_leaf(inside: object) -> bool:
    """Whether what stands in a field is no node: the fields of a node are asked for themselves."""
    return not isinstance(inside, Node) and not (isinstance(inside, tuple) and isinstance(inside[0], Node))


def is_said_by_the_rest(node: Node, name: str) -> bool:
    """Whether the text says the same with or without it: what prevents is a reaction anyway, a drawback is one marked or not."""
    prevents = isinstance(node, Activated) and any(isinstance(one, (Prevent, CopySpell)) for one in node.does)
    return (prevents and name == "speed") or (isinstance(node, Drawback) and name == "marked")


def never_asked(clauses: tuple[Clause, ...], kinds: tuple[words.Noun, ...], watch: Watch) -> list[str]:
    """The fields of a text that nothing asks for while its card is played on many tables, by players who answer by chance."""
    wanted = needed(clauses)
    watch.asked.clear()
    for seed in range(TRIES):
        kind = kinds[seed // 2 % len(kinds)]
        ask_the_deck(clauses, kind)
        play(clauses, kind, seed)
        if wanted.keys() <= watch.asked:
            return []
    return sorted(name for need, name in wanted.items() if need not in watch.asked)


def play(clauses: tuple[Clause, ...], kind: words.Noun, seed: int) -> None:
    """Some answers on a table for the text."""
    game, stream = table_for(clauses, kind, seed), Stream(f"plays {seed}")
    advance(game)
    for _ in range(ANSWERS):
        if game.over or game.ask is None:
            return
        assert all(has_keyword(game, number, words.FLYING) in (True, False) for number in game.all_permanents())
        answer(game, game.serial, picks(game.ask, [card.face.name for card in game.cards], stream), game.ask.seat)


def picks(ask: Ask, names: list[str], stream: Stream) -> tuple[int, ...]:
    """An answer: to use and to play the card of the text where that is offered, else by chance."""
    if ask.kind in (A_ACT, A_REACT) and stream.below(4):
        own = [code for code in ask.options if verb_of(code) in (PLAY, USE) and names[subject_of(code)] == "card 1"]
        if own:
            return (own[stream.below(len(own))],)
    if ask.kind == A_MAY and stream.below(4):
        return tuple([code for code in ask.options if verb_of(code) == YES])
    return random_picks(ask, stream)


TEXTS: Final = texts()


@pytest.mark.interpreted
@pytest.mark.parametrize("part", range(0, len(TEXTS), ONE_IN))
def test_all_that_is_read_is_asked_for(part: int, watch: Watch) -> None:
    """In any of the kinds of cards that the text can stand on."""
    card, clauses = TEXTS[part]
    kinds = (words.INSTANT, words.GENERAL_SPELL) if card == "spell" else (words.CREATURE, words.BUILDING, words.ITEM)
    assert never_asked(clauses, kinds, watch) == []
