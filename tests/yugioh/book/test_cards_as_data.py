"""What the rulebook says of a card as it is printed, and of the classes and effects of the cards of the pool (CARD, MONSTER, EFFECT)."""

import pytest

from spellspeed.yugioh.cards import facts
from spellspeed.yugioh.cards.facts import by_name, by_passcode
from spellspeed.yugioh.cards.pool import is_implemented, printed, printed_named
from spellspeed.yugioh.duel import terms
from spellspeed.yugioh.duel.clauses import EXCEPT_BY, ORDINARY, SPECIAL_ONLY
from spellspeed.yugioh.duel.derived import attack
from spellspeed.yugioh.duel.kinds import KINDS_OF_ABILITY
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.terms import ATTRIBUTES, ICONS, MONSTER, SPELL, TRAP, TYPES
from tests.yugioh.book.stage import card, position

FIVE_KINDS = {"flip", "continuous", "ignition", "trigger", "multi_trigger"}
NO_EFFECTS = {"summoning_condition", "rule_effect"}
"""What a text says beside its effects: a way of its own to be Summoned, or a change of the rules themselves (MONSTER-7)."""


def implemented() -> list[PrintedCard]:
    """Every card that can be played."""
    return [printed(code) for code in facts.all_passcodes() if is_implemented(code)]


def kinds_of(name: str) -> list[str]:
    """The kinds of what a card declares, in the order of its text."""
    return [KINDS_OF_ABILITY[ability.kind] for ability in printed_named(name).abilities]


@pytest.mark.parametrize(
    ("name", "passcodes"),
    [("Dark Magician", (46986414, 36996508)), ("Blue-Eyes White Dragon", (89631139, 89631140))],
)
def test_another_picture_is_the_same_card(name: str, passcodes: tuple[int, int]) -> None:
    """CARD-1. Two passcodes of one name give one record, in facts and as a card of a duel."""
    assert [by_passcode(code).name for code in passcodes] == [name, name]
    assert by_passcode(passcodes[0]) is by_passcode(passcodes[1])
    assert printed(passcodes[0]) is printed(passcodes[1])
    assert printed(passcodes[0]) is not printed_named("Celtic Guardian")


def test_the_level_is_the_number_of_stars() -> None:
    """CARD-2. Summoned Skull has six."""
    assert by_name("Summoned Skull").level == 6
    assert printed_named("Summoned Skull").level == 6


def test_every_monster_has_one_of_six_attributes_and_one_of_twenty_types() -> None:
    """CARD-3, CARD-4. The two lists as the book has them, and every monster that the rules know in them."""
    attributes = {"LIGHT", "DARK", "EARTH", "WIND", "WATER", "FIRE"}
    types = {
        "Dragon", "Spellcaster", "Zombie", "Warrior", "Beast-Warrior", "Beast", "Winged Beast", "Fiend", "Fairy", "Insect",
        "Dinosaur", "Reptile", "Fish", "Sea Serpent", "Machine", "Thunder", "Aqua", "Pyro", "Rock", "Plant",
    }  # fmt: skip
    assert len(types) == 20
    assert set(ATTRIBUTES) == attributes
    assert set(TYPES) == types
    monsters = [by_passcode(code) for code in facts.pool("rulebook6") if by_passcode(code).kind == "monster"]
    assert len(monsters) > 1000
    assert [each.name for each in monsters if each.attribute not in attributes or each.race not in types] == []
    others = [by_passcode(code) for code in facts.pool("rulebook6") if by_passcode(code).kind != "monster"]
    assert {(each.attribute, each.race) for each in others} == {("", "")}


def test_the_type_line_says_more_than_the_type() -> None:
    """CARD-5. Black Luster Soldier: Warrior, and Ritual; Flame Wingman: Fusion and Effect; Celtic Guardian neither."""
    soldier = printed_named("Black Luster Soldier")
    assert (TYPES[soldier.race], soldier.is_ritual, soldier.is_fusion, soldier.is_effect) == (
        "Warrior",
        True,
        False,
        False,
    )
    wingman = printed_named("Elemental HERO Flame Wingman")
    assert (TYPES[wingman.race], wingman.is_ritual, wingman.is_fusion, wingman.is_effect) == (
        "Warrior",
        False,
        True,
        True,
    )
    guardian = printed_named("Celtic Guardian")
    assert (TYPES[guardian.race], guardian.is_ritual, guardian.is_fusion, guardian.is_effect) == (
        "Warrior",
        False,
        False,
        False,
    )


def test_attack_and_defense_are_those_printed() -> None:
    """CARD-8. Dragon Zombie: ATK 1600, DEF 0."""
    zombie = printed_named("Dragon Zombie")
    assert (zombie.attack, zombie.defense) == (1600, 0)


def test_a_normal_monster_has_no_effect() -> None:
    """CARD-9, MONSTER-2. Celtic Guardian declares nothing, nor does any other Normal Monster."""
    assert printed_named("Celtic Guardian").abilities == ()
    assert not printed_named("Celtic Guardian").is_effect
    normal = [by_passcode(code) for code in facts.all_passcodes() if by_passcode(code).is_normal]
    assert len(normal) > 300
    assert [each.name for each in normal if printed(each.passcode).abilities] == []


def test_what_fusion_and_ritual_monsters_name() -> None:
    """CARD-10. The Fusion Materials of Flame Wingman, the Ritual Spell Card of Black Luster Soldier."""
    assert printed_named("Elemental HERO Flame Wingman").materials == (
        "Elemental HERO Avian",
        "Elemental HERO Burstinatrix",
    )
    assert by_name("Black Luster Soldier").ritual_spell == "Black Luster Ritual"
    assert printed_named("Celtic Guardian").materials == ()
    assert by_name("Celtic Guardian").ritual_spell == ""


def test_the_icon_of_a_spell_or_trap_card() -> None:
    """CARD-12. Magic Jammer: Counter. Dark Hole: no icon, a Normal Spell Card. No card has a seventh icon."""
    jammer = printed_named("Magic Jammer")
    assert (jammer.kind, ICONS[jammer.icon]) == (TRAP, "Counter")
    hole = printed_named("Dark Hole")
    assert (hole.kind, ICONS[hole.icon]) == (SPELL, "Normal")
    on_spells: set[str] = set()
    on_traps: set[str] = set()
    for each in (by_passcode(code) for code in facts.all_passcodes()):
        if each.kind != "monster":
            (on_spells if each.kind == "spell" else on_traps).add(each.icon)
    assert on_spells == {"Normal", "Equip", "Field", "Quick-Play", "Ritual", "Continuous"}
    assert on_traps == {"Normal", "Continuous", "Counter"}


def test_an_effect_monster_has_its_effect() -> None:
    """MONSTER-5. Mystic Tomato is an Effect Monster, and what it does is declared: one Trigger Effect."""
    assert printed_named("Mystic Tomato").is_effect
    assert kinds_of("Mystic Tomato") == ["trigger"]
    said = [
        face
        for face in implemented()
        if face.abilities or face.clauses or face.revival != ORDINARY or face.called != face.name
    ]
    silent = [face.name for face in implemented() if face.is_effect and face not in said]
    assert silent == []


@pytest.mark.parametrize(
    ("name", "kinds"),
    [
        ("Airknight Parshath", ["continuous", "trigger"]),
        ("Breaker the Magical Warrior", ["trigger", "continuous", "ignition"]),
        ("Hane-Hane", ["flip"]),
        ("Jinzo", ["continuous"]),
        ("Kuriboh", ["multi_trigger"]),
        ("Tribe-Infecting Virus", ["ignition"]),
        ("Sangan", ["trigger"]),
    ],
)
def test_the_kinds_of_a_monsters_effects(name: str, kinds: list[str]) -> None:
    """MONSTER-6, EFFECT-1. One monster can have effects of several kinds."""
    assert sorted(kinds_of(name)) == sorted(kinds)


def test_every_monster_effect_is_of_one_of_five_kinds() -> None:
    """EFFECT-1. No monster declares an activation as a card; what is none of the five kinds is no effect."""
    seen: set[str] = set()
    others: list[tuple[str, str]] = []
    for face in implemented():
        for ability in face.abilities:
            kind = KINDS_OF_ABILITY[ability.kind]
            if face.kind == MONSTER:
                seen.add(kind)
                if kind not in FIVE_KINDS | NO_EFFECTS:
                    others.append((face.name, kind))
    assert others == []
    assert seen >= FIVE_KINDS


def test_special_summon_monsters() -> None:
    """SUMMON-17, T-10.1, T-10.2. Flame Wingman, Black Luster Soldier and Dark Necrofear are Special Summon Monsters; Jinzo is none."""
    classes = {
        name: printed_named(name).revival
        for name in ("Elemental HERO Flame Wingman", "Black Luster Soldier", "Dark Necrofear", "Jinzo")
    }
    assert classes == {
        "Elemental HERO Flame Wingman": EXCEPT_BY,
        "Black Luster Soldier": SPECIAL_ONLY,
        "Dark Necrofear": SPECIAL_ONLY,
        "Jinzo": ORDINARY,
    }
    assert [printed_named(name).may_be_normal_summoned for name in classes] == [False, False, False, True]


def test_original_values_are_those_printed() -> None:
    """TERM-ORIGINAL-1, TERM-ORIGINAL-2. With Axe of Despair the ATK is 2400 and the original ATK still 1400; a printed "?" is 0."""
    play = position(
        """
A:
  monsters: [Celtic Guardian]
  spells_traps: [{card: Axe of Despair, equipped_to: Celtic Guardian}]
B:
  monsters: [Maju Garzett]
"""
    )
    guardian, garzett = card(play, "Celtic Guardian"), card(play, "Maju Garzett")
    assert attack(play.duel, guardian) == 2400
    assert play.duel.printed(guardian).attack == 1400
    assert by_name("Maju Garzett").attack == facts.UNKNOWN
    assert play.duel.printed(garzett).attack == attack(play.duel, garzett) == 0


def test_no_card_listens_to_a_note() -> None:
    """A note for the log is no bit of the mask of events: an event of the rules is one bit below the notes, and each note has its own number."""
    kinds = {name: kind for name, kind in vars(terms).items() if name.startswith("E_")}
    events = [kind for kind in kinds.values() if kind < terms.NOTE]
    notes = [kind for kind in kinds.values() if kind >= terms.NOTE]
    assert len(set(kinds.values())) == len(kinds)
    assert all(kind.bit_count() == 1 for kind in events)
    assert len(events) > 25
    assert all(kind % terms.NOTE == 0 for kind in notes)
    assert len(notes) > 20
    heard = [ability.event for card in implemented() for ability in card.abilities if ability.event]
    assert len(heard) > 100
    assert all(event < terms.NOTE for event in heard)
