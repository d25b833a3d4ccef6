"""A declaration stands under the name of a card, written as the card is called, in the module that is read for that name."""

import subprocess
import sys
from collections.abc import Callable
from functools import partial
from pkgutil import walk_packages
from typing import Any

import pytest

from spellspeed.yugioh.cards import declared, facts, places
from spellspeed.yugioh.cards.facts import UnknownCard
from spellspeed.yugioh.cards.places import (
    MisnamedDeclaration,
    MisplacedDeclaration,
    letters_of,
    module_of,
    place_of,
    refuse_misnamed,
)
from spellspeed.yugioh.cards.pool import load_declarations
from spellspeed.yugioh.decks import find_deck
from spellspeed.yugioh.words.declaring import DECLARED_CARDS, DECLARED_TOKENS, card, token
from tests.hygiene.sources import ROOT
from tests.patience import WHOLE

MODULES = "spellspeed.yugioh.cards.declared."


def test_a_misspelt_name_is_refused_with_names_like_it() -> None:
    """It would stay "not implemented" otherwise, and nobody would know why."""
    with pytest.raises(UnknownCard, match='Did you mean "Mystic Tomato"'):
        refuse_misnamed("Mystic Tomatoe")
    with pytest.raises(
        MisnamedDeclaration, match='"mystic tomato" is declared, but the card is called "Mystic Tomato"'
    ):
        refuse_misnamed("mystic tomato")
    refuse_misnamed("Mystic Tomato")


def read_wrongly(named: str, declare: Callable[[], object]) -> None:
    """Read all modules, and one more that declares this."""
    load_declarations()
    before = [set(DECLARED_CARDS), set(DECLARED_TOKENS), set(places._read)]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(places, "import_module", lambda _: declare())
        patch.setattr(places, "walk_packages", lambda *_: [(None, MODULES + named, False)])
        try:
            load_declarations()
        finally:
            tables: list[dict[str, Any]] = [DECLARED_CARDS, DECLARED_TOKENS, places._read]
            for table, kept in zip(tables, before, strict=True):
                for name in set(table) - kept:
                    del table[name]


def test_every_name_is_looked_at_when_all_declarations_are_read() -> None:
    """A declaration under no card's name is told, with names like it."""
    with pytest.raises(UnknownCard, match="Mystic Tomatoe"):
        read_wrongly("monsters.only", partial(card, "Mystic Tomatoe"))


def test_a_card_in_another_module_is_refused() -> None:
    """Nobody would find it when it is needed. A Token stands where the card stands that makes it."""
    with pytest.raises(MisplacedDeclaration) as error:
        read_wrongly("spells.only", partial(card, "Blue-Eyes White Dragon"))
    assert str(error.value) == (
        f'"Blue-Eyes White Dragon" is declared in {MODULES}spells.only, but is looked for in {MODULES}monsters.b'
    )
    load_declarations()
    undeclared = next(one.name for one in facts.tokens() if one.name not in DECLARED_TOKENS)
    with pytest.raises(
        MisplacedDeclaration, match=f'"{undeclared}" is declared in .*spells.only, but is looked for in '
    ):
        read_wrongly("spells.only", partial(token, undeclared))


def test_what_cannot_be_read_leaves_nothing_behind() -> None:
    """The second try says what is wrong and not that a card is declared twice."""
    load_declarations()
    before = (dict(DECLARED_CARDS), dict(DECLARED_TOKENS))

    def broken() -> None:
        card("Blue-Eyes White Dragon")
        raise NameError("name 'Destory' is not defined")

    for _ in range(2):
        with pytest.raises(NameError, match="Destory"):
            read_wrongly("monsters.only", broken)
        assert before == (DECLARED_CARDS, DECLARED_TOKENS)


def test_letters_of_a_name() -> None:
    """What is neither letter nor digit does not count; a name that begins with a digit is all digits."""
    assert letters_of("Dark Magician of Chaos") == "darkmagicianofchaos"
    assert letters_of('"A" Cell Incubator') == "acellincubator"
    assert letters_of("7 Colored Fish") == "digits"
    assert letters_of("D.D. Warrior Lady") == "ddwarriorlady"


@pytest.mark.parametrize(
    ("name", "place"),
    [
        ("Dark Magician", "monsters.dark"),
        ("Dandylion", "monsters.da"),
        ("D.D. Warrior Lady", "monsters.d"),
        ("Penguin Soldier", None),
        ("7 Colored Fish", "monsters.digits"),
        ("Digitron", "monsters.d"),
    ],
)
def test_the_longest_name_of_a_module_counts(name: str, place: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    """A module that has grown too long is split by more letters, without a list of what stands where."""
    monkeypatch.setattr(places, "modules_in", lambda _: frozenset({"d", "da", "dark", "digits", "pa", "penguinx"}))
    assert place_of("monster", name) == (None if place is None else MODULES + place)


def test_all_names_can_be_places() -> None:
    """Every card's name begins with an ASCII letter or a digit: a module can be named so."""
    letters = [letters_of(facts.by_passcode(code).name) for code in facts.all_passcodes()]
    assert [name for name in letters if not (name[:1].isascii() and name[:1].isalpha())] == []


def test_no_module_is_left_over() -> None:
    """Each module of declarations is the one that is looked into for the cards in it."""
    load_declarations()
    there = {name for _, name, is_package in walk_packages(declared.__path__, MODULES) if not is_package}
    assert there == {module_of(facts.by_name(name)) for name in DECLARED_CARDS}


def said_afresh(code: str) -> list[str]:
    """The lines that a program prints that has read no card yet."""
    said = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT, timeout=WHOLE
    )
    return said.stdout.splitlines()


READ = f"""
import sys
read = [name for name in sys.modules if name.startswith('{MODULES}') and name.count('.') >= 5 and not name.endswith('.own')]
print(*sorted(read), sep='\\n')
"""


def test_a_duel_reads_the_modules_of_its_cards_alone() -> None:
    """So that it begins as quickly when all cards are written."""
    deck = find_deck("bench_goat_a")
    code = "from spellspeed.yugioh.decks import find_deck\nfrom spellspeed.yugioh.decks.playable import deck_cards\n"
    said = said_afresh(f"{code}deck_cards(find_deck('{deck.name}'))\n{READ}")
    places = {module_of(facts.by_passcode(code)) for code in (*deck.main, *deck.fusion)}
    assert said == sorted(place for place in places if place is not None)
    load_declarations()
    assert not {module_of(facts.by_name(name)) for name in DECLARED_CARDS} <= set(said), "else it says nothing"


def test_asked_for_all_everything_is_read() -> None:
    """Tokens, coverage and the vocabulary ask about every declared card."""
    code = "from spellspeed.yugioh.cards.pool import load_declarations\nload_declarations()\n"
    load_declarations()
    assert said_afresh(code + READ) == sorted(
        {place_of(facts.by_name(name).kind, name) or "" for name in DECLARED_CARDS}
    )


def test_a_token_brings_its_text() -> None:
    """A Token that is made before its maker (from a position, or unpickled) has what the maker's text says of it."""
    code = (
        "from spellspeed.yugioh.cards.pool import printed_named\nprint(len(printed_named('Sheep Token').abilities))\n"
    )
    assert said_afresh(f"{code}{READ}") == ["1", f"{MODULES}spells.s"]
