"""A Deck that nobody told the bot of is supposed from what was seen of it."""

from collections import Counter
from collections.abc import Sequence

import pytest

from spellspeed.kernel.door import advance
from spellspeed.kernel.draws import Stream
from spellspeed.simulation.games import open_duel
from spellspeed.yugioh.bots.imagination import Imagining
from spellspeed.yugioh.bots.search import SearchBot
from spellspeed.yugioh.bots.seat_view import SeatView
from spellspeed.yugioh.bots.supposed_decks import Supposing
from spellspeed.yugioh.cards.pool import printed_named
from spellspeed.yugioh.decks import find_deck
from spellspeed.yugioh.decks.playable import deck_cards
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.profile import profile
from spellspeed.yugioh.players import known_lists


def cards(*names: str) -> list[PrintedCard]:
    """The faces of cards by name."""
    return [printed_named(name) for name in names]


OGRES = cards("Gemini Elf", "Gemini Elf", "Gene-Warped Warwolf", "Mystical Elf")
WALLS = cards("Mystical Elf", "Giant Soldier of Stone", "Wall of Illusion", "Thousand-Eyes Restrict")
KNOWN = Supposing([OGRES, WALLS])


def names(faces: Sequence[PrintedCard]) -> Counter[str]:
    """The names of cards, each as often as it is there."""
    return Counter(face.name for face in faces)


@pytest.mark.parametrize(
    ("seen", "nearest"), [([], OGRES), (["Mystical Elf"], OGRES), (["Mystical Elf", "Wall of Illusion"], WALLS)]
)
def test_the_list_that_holds_most_of_what_was_seen_is_nearest(seen: list[str], nearest: list[PrintedCard]) -> None:
    """Of lists that hold as much the first; a copy more than a list has does not count for it."""
    assert KNOWN.nearest(cards(*seen)) == nearest
    assert KNOWN.nearest(cards("Gemini Elf", "Gemini Elf", "Gemini Elf", *seen)) == OGRES


def test_what_was_seen_is_among_it_and_the_rest_is_of_the_nearest_list() -> None:
    """Four cards, of which a Summoned Skull and a Wall of Illusion were seen; the Fusion Deck has one."""
    found = KNOWN.deck_like(cards("Summoned Skull", "Wall of Illusion"), 4, 1)
    assert names(found) == Counter(
        ["Summoned Skull", "Wall of Illusion", "Mystical Elf", "Giant Soldier of Stone", "Thousand-Eyes Restrict"]
    )


def test_a_list_that_is_too_short_is_filled_with_what_most_lists_hold() -> None:
    """Mystical Elf is in both lists and comes first; nothing is there more than three times."""
    found = KNOWN.deck_like(cards("Gemini Elf"), 5, 0)
    assert names(found) == Counter(["Gemini Elf", "Gemini Elf", "Gene-Warped Warwolf", "Mystical Elf", "Mystical Elf"])
    assert max(names(KNOWN.deck_like([], 15, 0)).values()) == 3


def duel_of(*decks: str) -> Duel:
    """A duel at its first ask."""
    duel = open_duel([deck_cards(find_deck(deck)) for deck in decks], "supposed", profile("goat"), 0, log=True)
    advance(duel)
    return duel


def deck_of(name: str) -> list[PrintedCard]:
    """Main and Fusion Deck of a bundled deck."""
    main, fusion = deck_cards(find_deck(name))
    return [*main, *fusion]


def imagined_of(duel: Duel, known: Sequence[int]) -> Counter[str]:
    """What seat 0 takes the cards of seat 1 for, where it has heard of chaos_control only."""
    imagining = Imagining(SeatView(duel, 0), (), Supposing([deck_of("chaos_control")]), known)
    world = imagining.world(Stream("of a test"))
    return names([world.faces[card.number] for card in world.cards if card.owner == 1])


def test_an_unknown_deck_is_taken_for_the_nearest_list_and_a_known_one_for_itself() -> None:
    """Nothing was seen of the opponent's Deck, and one list is known: all of its cards are of that one. A Deck that was told is itself."""
    duel = duel_of("bench_goat_a", "goat_control")
    main, fusion = deck_cards(find_deck("goat_control"))
    supposed = imagined_of(duel, ())
    assert supposed == names(Supposing([deck_of("chaos_control")]).deck_like([], len(main), len(fusion)))
    assert supposed != names([*main, *fusion])
    assert imagined_of(duel, (1,)) == names([*main, *fusion])


def test_the_bot_takes_the_decks_that_it_is_told_as_known() -> None:
    """An empty Deck is one that it is not told."""
    bot = SearchBot("of a test", 2, known_lists())
    bot.begin(0, [(1, 2), (), (3,)])
    assert bot.known == [0, 2]
