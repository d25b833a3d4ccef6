"""Which cards of a deck its bots never used: counted while duels are played, in the summary and in the JSON."""

import json

from spellspeed.recording.recorder import replay
from spellspeed.simulation import checked_setting, simulate
from spellspeed.simulation.cards_used import CardsUnused, cards_unused
from spellspeed.simulation.matches import checked_match_setting, simulate_matches
from spellspeed.simulation.series import recorded
from spellspeed.yugioh.cards.facts import by_name, by_passcode
from spellspeed.yugioh.decks import DeckList, find_deck
from spellspeed.yugioh.duel.terms import DECK
from spellspeed.yugioh.match.siding_plan import NO_PLAN
from tests.commands import spellspeed

KURIBOH = by_name("Kuriboh").passcode
SOLDIER = by_name("Black Luster Soldier").passcode
POLYMERIZATION = by_name("Polymerization").passcode
ULTIMATE = by_name("Blue-Eyes Ultimate Dragon").passcode
DRAGON = by_name("Blue-Eyes White Dragon").passcode
POT_OF_GREED = by_name("Pot of Greed").passcode


def unused(decks: list[DeckList], duels: int, bots: tuple[str, ...] = ("random",)) -> tuple[CardsUnused, ...]:
    """What was of no use in so many duels."""
    return cards_unused(decks, [each.cards for each in simulate(decks, duels, "used", bots).results])


def test_a_ritual_monster_without_its_spell_is_drawn_and_never_used() -> None:
    """30 Kuriboh, which are played, and 10 Ritual Monsters, which nothing can Summon: discarded for the hand limit is not used."""
    deck = DeckList("hopeless", (KURIBOH,) * 30 + (SOLDIER,) * 10, (), ())
    assert unused([deck, deck], 4) == (CardsUnused((), ("Black Luster Soldier",)),) * 2


def test_materials_out_of_the_hand_and_what_is_fused_are_used() -> None:
    """A Blue-Eyes needs two Tributes, and there are none: only Polymerization makes use of it, and without that nothing does."""
    fusing = DeckList("fusing", (DRAGON,) * 24 + (POLYMERIZATION,) * 16, (ULTIMATE,), ())
    without = DeckList("without", (DRAGON,) * 24 + (POT_OF_GREED,) * 16, (ULTIMATE,), ())
    names = ("Blue-Eyes Ultimate Dragon", "Blue-Eyes White Dragon")
    assert unused([fusing, without], 12) == (CardsUnused((), ()), CardsUnused((), names))


def test_a_match_counts_a_side_deck_only_once_it_was_brought_in() -> None:
    """Without a plan the Side Deck stays out: it is neither never drawn nor never used."""
    deck = DeckList("hopeless", (KURIBOH,) * 39 + (SOLDIER,), (), (DRAGON, POLYMERIZATION))
    setting = checked_match_setting([deck, deck], "used", ("random",), "tcg", False, NO_PLAN)
    met = [duel.result.cards for each in simulate_matches(setting, matches=1).results for duel in each.duels]
    for found in cards_unused([deck, deck], met):
        assert set(found.never_drawn) | set(found.never_used) == {"Black Luster Soldier"}


def test_the_command_names_them_in_its_summary_and_its_json() -> None:
    """By deck; with one process as with two, and of a team each of the four decks."""
    run = ("simulate", "chaos_control", "beastdown", "--duels", "4", "--seed", "left")
    plain, told = spellspeed(*run, "--json"), spellspeed(*run)
    first, second = json.loads(plain.stdout)["unused_cards"]
    assert "Dark Balter the Terrible" in first["never_used"]
    said = " ".join(told.stdout.split())
    for deck, found in (("chaos_control", first), ("beastdown", second)):
        for key, words in (("never_drawn", "never drawn"), ("never_used", "at hand but never used")):
            line = f"{deck}, {words} ({len(found[key])}): {', '.join(found[key])}"
            assert (line in said) == bool(found[key])
    team = spellspeed("simulate", "--team", *("beastdown", "chaos_control") * 2, "--duels", "2", "--match", "--json")
    assert len(json.loads(team.stdout)["unused_cards"]) == 4


def test_what_never_left_the_deck_was_never_drawn() -> None:
    """The cards whose every copy still lies where it was shuffled to, read from the last position of the duel itself, after both seatings."""
    decks = [find_deck("chaos_control"), find_deck("beastdown")]
    for number in (0, 1):
        setting = checked_setting(decks, "left", ("sensible",), "tcg", False)
        recording = recorded(setting, number)
        state = replay(recording)
        result = simulate(decks, number + 1, "left", ("sensible",)).results[number]
        for place, found in enumerate(cards_unused(decks, [result.cards])):
            moved = {card.face.name for card in state.cards if card.owner == place and (card.zone != DECK or card.stay)}
            listed = {by_passcode(code).name for code in decks[place].main}
            assert set(found.never_drawn) == listed - moved
            assert found.never_drawn
