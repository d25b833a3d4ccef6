"""Which cards were out: a pool by name, or everything that was printed by a date."""

from __future__ import annotations

import re
from typing import Final

from spellspeed.errors import did_you_mean
from spellspeed.yugioh.cards.facts import POOLS, CardFacts, UnknownPool, by_passcode
from spellspeed.yugioh.cards.facts import pool as pool_named
from spellspeed.yugioh.cards.pool import is_implemented
from spellspeed.yugioh.formats.construction import Deck, Problem, cards_in

NOT_OUT: Final = "pool"
"""Stands for the id of a rule: no rule of the book says which cards are out."""
WHOLE: Final = "rulebook6"
"""The pool that holds all others."""
NOT_DECLARED: Final = "declared"
"""As NOT_OUT: no rule says which cards this package has learned."""
A_DATE: Final = re.compile(r"\d{4}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?", re.ASCII)


def is_out(card: CardFacts, pool: str) -> bool:
    """Does this card belong to a pool: "rulebook6", "goat", or what was printed by a date ("2005-08" counts the whole month)?

    Raises UnknownPool for what is neither.
    """
    wanted = pool.strip().casefold()
    if A_DATE.fullmatch(wanted):
        return card.tcg_first_date[: len(wanted)] <= wanted
    if wanted in POOLS:
        return card.passcode in pool_named(wanted)
    near = did_you_mean(wanted, POOLS)
    raise UnknownPool(f'there is no pool "{pool}"; give {", ".join(POOLS)} or a date such as 2005-08-17.{near}')


def cards_of(pool: str) -> tuple[int, ...]:
    """The passcodes of a pool in rising order; by a date those cards that rulebook 6.0 can be played with. Raises UnknownPool."""
    wanted = pool.strip().casefold()
    if not A_DATE.fullmatch(wanted):
        return pool_named(wanted)
    return tuple([code for code in pool_named(WHOLE) if is_out(by_passcode(code), wanted)])


def problems_of_pool(deck: Deck, pool: str) -> list[Problem]:
    """The cards of a deck that were not out, as one problem; [] if all were. Raises UnknownPool."""
    return dated(NOT_OUT, "not out", [card for card in all_cards(deck) if not is_out(card, pool)], (("pool", pool),))


def problems_beyond_pools(deck: Deck, told: frozenset[str]) -> list[Problem]:
    """The cards that are in no pool and not in `told`: later ones, and one that is not for duels. ERA-SYNCHRO-1 tells of its own."""
    strays = [card for card in all_cards(deck) if card.name not in told and not card.is_synchro]
    later = [card for card in strays if card.post_v6 or card.synchro_era]
    return [
        *dated(NOT_OUT, "beyond", later),
        *dated(NOT_OUT, "not for duels", [card for card in strays if card.not_duel_legal and card not in later]),
    ]


def problems_of_declaring(deck: Deck) -> list[Problem]:
    """The cards of the pools that are not declared yet, as one problem: a deck with them may be legal and cannot be played."""
    whole = pool_named(WHOLE)
    missing = [card for card in all_cards(deck) if card.passcode in whole and not is_implemented(card.passcode)]
    return [Problem(NOT_DECLARED, "not declared", (), tuple([card.name for card in missing]))] if missing else []


def all_cards(deck: Deck) -> list[CardFacts]:
    """The different cards of a deck, by name."""
    cards = {card for part in (deck.main, deck.fusion, deck.side) for card in cards_in(part)}
    return sorted(cards, key=lambda card: card.name)


def dated(rule: str, kind: str, cards: list[CardFacts], parts: tuple[tuple[str, object], ...] = ()) -> list[Problem]:
    """A problem of these cards, each with its first date; none without a card."""
    dates = tuple([card.tcg_first_date for card in cards])
    return [Problem(rule, kind, (*parts, ("dates", dates)), tuple([card.name for card in cards]))] if cards else []
