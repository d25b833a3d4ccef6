"""Options as they stand on buttons: in plain words, which effect does what, and no number or arrow that only a keyboard needs."""

from __future__ import annotations

from spellspeed.languages.catalog import catalog
from spellspeed.yugioh.duel.terms import A_MODE
from spellspeed.yugioh.scenario.play import Play
from spellspeed.yugioh.views.choices import choices_of
from spellspeed.yugioh.views.options_told import effect_words, told_of
from tests.yugioh.book.stage import asked, position

WORDS = catalog("en")


def told(play: Play) -> dict[str, tuple[str, str]]:
    """Each option by its typed label: as it is told ("" where the label is), and what its effect does."""
    ask = asked(play.duel)
    return {
        choice.words: (
            told_of(play.duel, ask, code, choice.words, WORDS),
            effect_words(play.duel, ask, code, WORDS),
        )
        for choice in choices_of(play.duel, ask)
        for code in choice.codes
    }


def test_attacks_and_phases_are_told_without_arrows() -> None:
    """Two copies are told apart by their zones where they are typed; a page shows the zone beside them."""
    play = position(
        "phase: battle\nA:\n  monsters: [Gemini Elf]\nB:\n  monsters: [Kuriboh, Kuriboh, {card: Sangan, position: set}]\n"
    )
    assert told(play) == {
        "attack Gemini Elf -> Kuriboh (opponent monsters:1)": ("Attack Kuriboh with Gemini Elf", ""),
        "attack Gemini Elf -> Kuriboh (opponent monsters:2)": ("Attack Kuriboh with Gemini Elf", ""),
        "attack Gemini Elf -> opponent's face-down monster (zone 3)": (
            "Attack opponent's face-down monster (zone 3) with Gemini Elf",
            "",
        ),
        "enter main2": ("Go to Main Phase 2", ""),
        "end phase": ("End the turn", ""),
    }


def test_of_several_effects_each_says_what_it_does() -> None:
    """Orca Mega-Fortress of Darkness has two, which take different Tributes; the control is a card with one."""
    orca = "Orca Mega-Fortress of Darkness"
    field = f"{orca}, Torpedo Fish, Cannonball Spear Shellfish"
    there = "B:\n  monsters: [Kuriboh]\n  spells_traps: [{card: Trap Hole, position: set}]\n"
    found = told(position(f"A:\n  monsters: [{field}]\n{there}"))
    assert found[f"activate {orca} (effect 1)"] == (
        f"activate {orca}",
        'You can Tribute 1 "Torpedo Fish", then target 1 monster on the field; destroy it.',
    )
    assert found[f"activate {orca} (effect 2)"] == (
        f"activate {orca}",
        'You can Tribute 1 "Cannonball Spear Shellfish", then target 1 Spell or Trap Card on the field; destroy it.',
    )
    alone = told(position(f"A:\n  monsters: [{orca}, Torpedo Fish]\n{there}"))
    assert alone[f"activate {orca}"] == ("", "")


def test_one_of_several_effects_is_chosen_by_what_it_does() -> None:
    """T-9.1. Mystik Wok lists two, and they are typed as 1 and 2."""
    play = position(
        "A:\n  monsters: [Gemini Elf]\n  spells_traps: [{card: Mystik Wok, position: set}]\nsteps:\n  - A: activate Mystik Wok\n"
    )
    while asked(play.duel).kind != A_MODE:
        assert play.go_on()
    assert told(play) == {
        "1": ("Gain Life Points equal to the ATK that the Tributed monster had", ""),
        "2": ("Gain Life Points equal to the DEF that the Tributed monster had", ""),
    }


def test_a_zone_is_told_by_its_name() -> None:
    """FIELD-2, FIELD-4. Where a Spell Card is Set, and where a monster is."""
    spell = told(position("A:\n  hand: [Dark Hole]\nsteps:\n  - A: set Dark Hole\n"))
    assert spell["3"] == ("Spell and Trap Zone 3", "")
    monster = told(position("A:\n  hand: [Kuriboh]\nsteps:\n  - A: set Kuriboh\n"))
    assert monster["3"] == ("Monster Zone 3", "")
