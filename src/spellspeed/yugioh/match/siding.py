"""Exchanging cards with the Side Deck between the duels of a match (SIDE-2, SIDE-6, MATCH-9)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from spellspeed.yugioh.formats.construction import DeckParts, is_fusion_monster, name_of
from spellspeed.yugioh.formats.lists import own_passcode
from spellspeed.yugioh.match.match import TIMED_DUEL, Match, RefusedInMatch


@dataclass(frozen=True, slots=True)
class ShownToOpponent:
    """What the opponent sees of an exchange: two numbers and no card (SIDE-6)."""

    player: str
    side_size: int
    exchanged: int


def exchange(match: Match, player: str, out: Sequence[int], into: Sequence[int]) -> Match:
    """SIDE-2, MATCH-9, TEAM-VI-7. The match after a player has laid the cards `out` into the Side Deck and taken `into` from there, all by passcode.

    Fusion Monsters go to and from the Fusion Deck (FDECK-1), all other cards to and from the Main Deck. RefusedInMatch, with nothing
    changed: before the first duel, before a timed duel, when the match is over, for unequal numbers, and for a card that is not there.
    """
    match.require_open()
    seat = match.seat_of(player)
    if match.duels == 0:
        raise RefusedInMatch(
            "SIDE-2", "cards are exchanged between duels; the first duel starts from the registered deck"
        )
    if match.next_duel == TIMED_DUEL:
        rule = "TEAM-VI-7" if match.is_of_teams else "MATCH-9"
        raise RefusedInMatch(rule, "Side Decks cannot be used before the duel that follows a called time")
    require_own(match, seat, into)
    laid, taken = [own_passcode(code) for code in out], [own_passcode(code) for code in into]
    require_one_for_one(player, laid, taken)
    deck = match.decks[seat]
    side = [*without(deck.side, taken, player, "Side Deck"), *laid]
    changed = DeckParts(
        changed_part(deck.main, laid, taken, False, player), changed_part(deck.fusion, laid, taken, True, player), tuple(side)
    )  # fmt: skip
    decks = tuple(changed if number == seat else each for number, each in enumerate(match.decks))
    exchanged = tuple(number + (len(laid) if place == seat else 0) for place, number in enumerate(match.exchanged))
    return replace(match, decks=decks, exchanged=exchanged)


def require_own(match: Match, seat: int, into: Sequence[int]) -> None:
    """TEAM-I-8. A Side Deck is used with the own Deck only: no card that only the partner's holds."""
    if not match.is_of_teams:
        return
    partners = [place for place in match.places_of(match.side_of(match.players[seat])) if place != seat]
    for code in [own_passcode(code) for code in into]:
        if code not in match.decks[seat].side and any(code in match.decks[place].side for place in partners):
            raise RefusedInMatch("TEAM-I-8", f"{name_of(code)} is in the Side Deck of {match.players[seat]}'s partner")


def require_one_for_one(player: str, out: Sequence[int], into: Sequence[int]) -> None:
    """SIDE-2: as many cards in as out, and a Fusion Monster only for a Fusion Monster, so that every deck keeps its size."""
    if len(out) != len(into):
        raise RefusedInMatch(
            "SIDE-2",
            f"{player} lays {len(out)} cards into the Side Deck and takes {len(into)}; they must be equally many",
        )
    fusions_out, fusions_in = (sum(is_fusion_monster(code) for code in codes) for codes in (out, into))
    if fusions_out != fusions_in:
        raise RefusedInMatch(
            "SIDE-2",
            f"{player} exchanges {fusions_out} Fusion Monsters for {fusions_in}; Fusion Deck and Main Deck are each exchanged one for one",
        )


def changed_part(
    part: tuple[int, ...], out: Sequence[int], into: Sequence[int], fusion: bool, player: str
) -> tuple[int, ...]:
    """The Main Deck or the Fusion Deck after an exchange."""
    name = "Fusion Deck" if fusion else "Main Deck"
    kept = without(part, [code for code in out if is_fusion_monster(code) == fusion], player, name)
    return (*kept, *[code for code in into if is_fusion_monster(code) == fusion])


def without(part: tuple[int, ...], cards: Sequence[int], player: str, name: str) -> list[int]:
    """A part of a deck without these cards; RefusedInMatch (SIDE-2) if one of them is not there."""
    missing = Counter(cards) - Counter(part)
    if missing:
        listed = ", ".join(f"{number} {name_of(code)}" for code, number in missing.items())
        raise RefusedInMatch("SIDE-2", f"the {name} of {player} does not hold {listed}")
    left = list(part)
    for code in cards:
        left.remove(code)
    return left


def shown_to_opponent(match: Match, player: str) -> ShownToOpponent:
    """What a player shows before the next duel: the size of the Side Deck, and how many cards were exchanged since the last one (SIDE-6)."""
    seat = match.seat_of(player)
    return ShownToOpponent(player, len(match.decks[seat].side), match.exchanged[seat])
