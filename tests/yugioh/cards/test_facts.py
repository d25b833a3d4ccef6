"""The facts of the cards: numbers of the pool, single cards against the printed card, names of the era, and what must not be there."""

import copy
import pickle
import re
from collections import Counter

import pytest

from spellspeed.errors import SpellspeedError
from spellspeed.yugioh.cards import facts
from spellspeed.yugioh.cards.facts import (
    UNKNOWN,
    CardFacts,
    FactsAreFixed,
    Material,
    UnknownCard,
    UnknownPool,
    by_name,
    by_passcode,
    pool,
    vanilla,
)
from spellspeed.yugioh.cards.facts_files import COLUMNS, FOLDER, DamagedFacts, rows
from tests.copies import unpickled


def every_card() -> list[CardFacts]:
    return [by_passcode(passcode) for passcode in facts.all_passcodes()]


def test_the_pools_have_the_published_sizes() -> None:
    assert len(facts.all_passcodes()) == 3195
    assert len(pool("rulebook6")) == 2839
    assert len(pool("goat")) == 1698
    assert set(pool("goat")) < set(pool("rulebook6"))
    assert list(pool("goat")) == sorted(set(pool("goat")))


def test_victory_dragon_is_in_no_pool() -> None:
    victory_dragon = by_name("Victory Dragon")
    assert victory_dragon.not_duel_legal
    assert victory_dragon.passcode not in pool("rulebook6")
    assert victory_dragon.passcode not in pool("goat")


def test_treeborn_frog_came_after_goat_format() -> None:
    frog = by_name("Treeborn Frog")
    assert frog.tcg_first_date == "2006-02-18"
    assert frog.passcode in pool("rulebook6")
    assert frog.passcode not in pool("goat")


def test_449_cards_are_complete_with_their_facts() -> None:
    """All Normal Monsters, and the Fusion and Ritual Monsters without effect: 399 + 37 + 13."""
    frames = Counter(by_passcode(passcode).frame for passcode in pool("rulebook6") if vanilla(passcode))
    assert frames == {"normal": 399, "fusion": 37, "ritual": 13}
    assert sum(frames.values()) == 449


def test_a_card_with_an_effect_is_not_vanilla() -> None:
    assert vanilla(by_name("Summoned Skull").passcode)
    assert vanilla(by_name("Black Luster Soldier").passcode)
    assert not vanilla(by_name("Jinzo").passcode)
    assert not vanilla(by_name("Pot of Greed").passcode)


def test_a_normal_monster() -> None:
    """CARD-2: the Level of Summoned Skull is 6."""
    skull = by_passcode(70781052)
    assert (skull.name, skull.kind, skull.icon, skull.frame) == ("Summoned Skull", "monster", "", "normal")
    assert (skull.attribute, skull.race, skull.level, skull.attack, skull.defense) == ("DARK", "Fiend", 6, 2500, 1200)
    assert (skull.is_normal, skull.is_effect, skull.is_fusion) == (True, False, False)
    assert skull.goat_legal is True


def test_a_trap_has_an_icon_and_no_values() -> None:
    mirror_force = by_name("Mirror Force")
    assert (mirror_force.passcode, mirror_force.kind, mirror_force.icon) == (44095762, "trap", "Normal")
    assert (mirror_force.attribute, mirror_force.race, mirror_force.level, mirror_force.attack) == ("", "", 0, 0)


@pytest.mark.parametrize(
    ("name", "kind", "icon"),
    [
        ("Pot of Greed", "spell", "Normal"),
        ("Mystical Space Typhoon", "spell", "Quick-Play"),
        ("Black Pendant", "spell", "Equip"),
        ("Umi", "spell", "Field"),
        ("Messenger of Peace", "spell", "Continuous"),
        ("Black Luster Ritual", "spell", "Ritual"),
        ("Call of the Haunted", "trap", "Continuous"),
        ("Solemn Judgment", "trap", "Counter"),
    ],
)
def test_icons(name: str, kind: str, icon: str) -> None:
    assert (by_name(name).kind, by_name(name).icon) == (kind, icon)


@pytest.mark.parametrize(
    ("name", "flag"),
    [
        ("Man-Eater Bug", "is_flip"),
        ("Toon Mermaid", "is_toon"),
        ("Yata-Garasu", "is_spirit"),
        ("Y-Dragon Head", "is_union"),
        ("Dark Paladin", "is_fusion"),
        ("Relinquished", "is_ritual"),
    ],
)
def test_kinds_of_monsters(name: str, flag: str) -> None:
    kinds = ("is_flip", "is_toon", "is_spirit", "is_union", "is_gemini", "is_fusion", "is_ritual", "is_normal")
    assert [kind for kind in kinds if getattr(by_name(name), kind)] == [flag]


def test_a_question_mark_is_not_zero() -> None:
    dragon = by_name("Five-Headed Dragon")
    assert (dragon.attack, dragon.defense) == (5000, 5000)
    garzett = by_name("Great Maju Garzett")
    assert (garzett.attack, garzett.defense) == (0, 0)
    unknown = {card.name for card in every_card() if UNKNOWN in (card.attack, card.defense)}
    assert {"Maju Garzett", "Chimeratech Overdragon"} <= unknown
    assert "Great Maju Garzett" not in unknown


def test_the_materials_of_a_fusion_monster_and_the_spell_of_a_ritual_monster() -> None:
    """CARD-10: Flame Wingman names Avian and Burstinatrix; a Ritual Monster names its Ritual Spell Card."""
    assert by_name("Elemental HERO Flame Wingman").material_names == (
        "Elemental HERO Avian",
        "Elemental HERO Burstinatrix",
    )
    assert by_name("Cyber End Dragon").material_names == ("Cyber Dragon", "Cyber Dragon", "Cyber Dragon")
    assert by_name("Black Luster Soldier").ritual_spell == "Black Luster Ritual"
    assert by_name("Mirror Force").material_names == ()


def test_materials_that_are_classes_of_monsters() -> None:
    machine = Material("", 1, True, (), "Machine", 0, False)
    assert by_name("Chimeratech Overdragon").fusion_materials == (facts.material("Cyber Dragon"), machine)
    assert by_name("Chimeratech Overdragon").material_names == ()
    assert by_name("Five-Headed Dragon").fusion_materials == (Material("", 5, False, (), "Dragon", 0, False),)
    assert by_name("Evil HERO Malicious Fiend").fusion_materials[1] == Material("", 1, False, (), "Fiend", 6, False)
    assert by_name("Gladiator Beast Heraklinos").fusion_materials[1] == Material(
        "", 2, False, ("Gladiator Beast",), "", 0, False
    )


def test_every_fusion_monster_has_materials_that_exist() -> None:
    series = {word for card in every_card() for word in card.series}
    types = {card.race for card in every_card()}
    for card in every_card():
        assert card.is_fusion or not card.fusion_materials
        for each in card.fusion_materials:
            assert facts.material(str(each)) == each
            assert each.name == "" or by_name(each.name).name == each.name
            assert set(each.series) <= series
            assert each.race == "" or each.race in types


def test_only_two_fusion_monsters_name_no_materials() -> None:
    """The two Neo-Spacians that only the Spell Card NEX brings to the field name no Fusion Materials."""
    without = {card.name for card in every_card() if card.is_fusion and not card.fusion_materials}
    assert without == {"Neo-Spacian Marine Dolphin", "Neo-Spacian Twinkle Moss"}


def test_every_ritual_monster_names_a_ritual_spell() -> None:
    rituals = [card for card in every_card() if card.is_ritual and card.kind == "monster"]
    assert len(rituals) == 24
    assert {by_name(card.ritual_spell).icon for card in rituals} == {"Ritual"}


def test_cards_that_count_as_another() -> None:
    counted = {card.name: card.treated_as for card in every_card() if card.treated_as}
    assert counted["A Legendary Ocean"] == "Umi"
    assert counted["Cyber Harpie Lady"] == "Harpie Lady"
    assert all(by_name(name).name == name for name in counted.values())


def test_values_lie_where_they_can() -> None:
    attributes = {"DARK", "EARTH", "FIRE", "LIGHT", "WATER", "WIND"}
    for card in every_card():
        if card.kind == "monster":
            assert card.attribute in attributes
            assert card.race
            assert 1 <= card.level <= 12
            assert min(card.attack, card.defense) >= UNKNOWN
            assert card.icon == ""
        else:
            assert card.kind in ("spell", "trap")
            assert card.icon in ("Normal", "Continuous", "Counter", "Equip", "Field", "Quick-Play", "Ritual")
            assert (card.attribute, card.race, card.level, card.attack, card.defense) == ("", "", 0, 0, 0)
        assert re.fullmatch(r"200[2-9]-\d\d-\d\d", card.tcg_first_date)


@pytest.mark.parametrize("file_name", ["facts.tsv", "tokens.tsv", "aliases.tsv"])
def test_no_effect_text_is_among_the_facts(file_name: str) -> None:
    """No cell reads like a sentence: no word that only texts have outside of names, and nothing longer than a list of names."""
    wording = re.compile(r"\b(you|your|destroy|destroyed|cannot|monsters|opponent's|activate|this)\b", re.IGNORECASE)
    lines = (FOLDER / file_name).read_text(encoding="utf-8").rstrip("\n").split("\n")
    columns = lines[0].split("\t")
    for line in lines[1:]:
        for column, cell in zip(columns, line.split("\t"), strict=True):
            assert len(cell) <= 130
            assert column in ("name", "series", "name_then", "name_now") or wording.search(cell) is None, cell


def test_a_name_is_found_in_any_letter_case() -> None:
    assert by_name("elemental hero AVIAN") is by_name("Elemental HERO Avian")
    assert by_name("Elemental Hero Avian").passcode == 21844576
    assert by_name("Gravekeeper’s Spy").name == "Gravekeeper's Spy"
    assert by_name("D. D. Warrior Lady").name == "D.D. Warrior Lady"


def test_seven_is_a_name() -> None:
    assert by_name("7").passcode == 67048711
    assert by_name("7").icon == "Continuous"


@pytest.mark.parametrize(
    ("then", "now"),
    [
        ("Amazon Archer", "Amazoness Archer"),
        ("Dark Assassin", "Dark Assailant"),
        ("Red-Eyes B. Dragon", "Red-Eyes Black Dragon"),
        ("B. Skull Dragon", "Black Skull Dragon"),
        ("Red-Eyes B. Chick", "Black Dragon's Chick"),
        ("Marie the Fallen One", "Darklord Marie"),
        ("Nurse Reficule the Fallen One", "Darklord Nurse Reficule"),
        ("Oscillo Hero #2", "Wattkid"),
        ("Frog the Jam", "Slime Toad"),
        ("Harpie's Brother", "Sky Scout"),
        ("Pigeonholing Books of Spell", "Spellbook Organization"),
        ("Hidden Book of Spell", "Hidden Spellbook"),
        ("Cliff the Trap Remover", "Dark Scorpion - Cliff the Trap Remover"),
        ("Big Core", "B.E.S. Big Core"),
        ("Kinetic Soldier", "Cipher Soldier"),
        ("Null and Void", "Muko"),
        ("Red-Moon Baby", "Vampire Baby"),
        ("After Genocide", "After the Struggle"),
        ("Trial of Hell", "Trial of Nightmare"),
        ("Metaphysical Regeneration", "Supernatural Regeneration"),
        ("Kuwagata Alpha", "Kuwagata α"),
    ],
)
def test_names_of_the_era(then: str, now: str) -> None:
    assert by_name(then).name == now


def test_aliases_hide_no_card() -> None:
    """An alias is nobody's name of today, and leads to a card."""
    today = {facts.folded(card.name) for card in every_card()}
    assert len(today) == 3195
    for then, now in facts.aliases():
        assert facts.folded(then) not in today
        assert by_name(then).name == now
    assert len({facts.folded(then) for then, _now in facts.aliases()}) == len(facts.aliases())


def test_another_artwork_is_the_same_card() -> None:
    dark_magician = by_passcode(46986414)
    assert dark_magician.name == "Dark Magician"
    assert by_passcode(36996508) is dark_magician
    assert 36996508 in dark_magician.alt_ids


def test_the_passcode_of_an_older_wording_is_the_same_card() -> None:
    """Other programs number the older wording of Mirror Force apart."""
    assert by_passcode(513000001).name == "Mirror Force"


def test_no_passcode_belongs_to_two_cards() -> None:
    everything = [passcode for card in every_card() for passcode in (card.passcode, *card.alt_ids, *card.script_ids)]
    assert len(everything) == len(set(everything))


def test_an_unknown_name_brings_suggestions() -> None:
    with pytest.raises(UnknownCard, match=r'no card is named "Mirror Farce"\..*"Mirror Force"'):
        by_name("Mirror Farce")


@pytest.mark.parametrize("passcode", [0, -1, 1, 10**30])
def test_an_unknown_passcode(passcode: int) -> None:
    with pytest.raises(UnknownCard, match=f"no card has the passcode {passcode};"):
        by_passcode(passcode)


def test_a_token_is_no_card() -> None:
    with pytest.raises(UnknownCard, match="Sheep Token"):
        by_passcode(73915052)


def test_an_unknown_pool() -> None:
    with pytest.raises(UnknownPool, match='"goat6"; the pools are rulebook6 and goat'):
        pool("goat6")


def test_tokens() -> None:
    sheep = facts.tokens_made_by(by_name("Scapegoat").passcode)
    assert len(sheep) == 4
    assert {(t.name, t.attribute, t.race, t.level, t.attack, t.defense) for t in sheep} == {
        ("Sheep Token", "EARTH", "Beast", 1, 0, 0)
    }
    assert [(t.attack, t.defense) for t in facts.tokens_made_by(by_name("Ojama Trio").passcode)] == [(0, 1000)] * 3
    assert facts.tokens_made_by(by_name("Mirror Force").passcode) == ()
    assert len(facts.tokens()) == 55
    assert all(by_passcode(token.made_by).passcode == token.made_by for token in facts.tokens())


def test_facts_cannot_be_changed() -> None:
    jinzo = by_name("Jinzo")
    with pytest.raises(FactsAreFixed, match="the facts of Jinzo cannot be changed"):
        jinzo.attack = 9999
    with pytest.raises(FactsAreFixed):
        del jinzo.name
    assert jinzo.attack == 2400


def test_facts_pickle_as_their_passcode() -> None:
    jinzo = by_name("Jinzo")
    assert unpickled(jinzo) is jinzo
    assert copy.deepcopy([jinzo])[0] is jinzo
    assert len(pickle.dumps(jinzo)) < 100
    assert repr(jinzo) == "CardFacts(77585513, 'Jinzo')"


def test_a_damaged_line_is_named() -> None:
    with pytest.raises(DamagedFacts, match="3 cells instead of 31"):
        CardFacts("1\tx\tmonster")
    with pytest.raises(DamagedFacts, match="no Fusion Material"):
        facts.material("[two of them]")
    with pytest.raises(DamagedFacts, match=r"aliases\.tsv: the first line"):
        rows("aliases.tsv", COLUMNS)


def test_the_errors_are_the_projects_own() -> None:
    assert all(issubclass(error, SpellspeedError) for error in (UnknownCard, UnknownPool, DamagedFacts, FactsAreFixed))
