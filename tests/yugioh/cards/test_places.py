"""A card's declaration and its scenarios have names that follow from each other."""

from spellspeed.yugioh.cards import facts
from spellspeed.yugioh.cards.places import file_of, module_of
from spellspeed.yugioh.cards.pool import load_declarations
from spellspeed.yugioh.words.declaring import DECLARED_CARDS
from tests.scenario.files import FOLDER

CARDS = FOLDER / "cards"


def test_every_declared_card_has_a_file_of_scenarios_and_no_other_card_has_one() -> None:
    load_declarations()
    wanted = {f"{file_of(facts.by_name(name))}.yaml": name for name in DECLARED_CARDS}
    assert len(wanted) == len(DECLARED_CARDS), "two cards would share a file"
    there = {path.relative_to(CARDS).as_posix() for path in CARDS.rglob("*.yaml")}
    assert wanted.keys() - there == set()
    assert there - wanted.keys() == set()


def test_the_file_of_a_card_stands_where_its_declaration_does() -> None:
    card = facts.by_name("Elemental HERO Neos")
    assert module_of(card) == "spellspeed.yugioh.cards.declared.monsters.el"
    assert file_of(card) == "monsters/e/elemental_hero_neos"
    assert file_of(facts.by_name("7 Completed")) == "spells/digits/7_completed"
    assert file_of(facts.by_name("Kaminari Attack")) == "monsters/k/kaminari_attack"
    assert file_of(facts.by_name("D.D. Warrior Lady")) == "monsters/d/d_d_warrior_lady"


def test_a_file_names_its_card() -> None:
    """In each of its scenarios' files the card stands at least once."""
    load_declarations()
    for name in DECLARED_CARDS:
        text = (CARDS / f"{file_of(facts.by_name(name))}.yaml").read_text(encoding="utf-8")
        then = [before for before, now in facts.aliases() if now == name]
        assert any(each in text for each in (name, *then)), name
