"""Exchanging cards between the duels of a match: the two lists by number, and lines such as `2 Sangan -> 2 Jinzo` (SIDE-2)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from spellspeed.errors import SpellspeedError
from spellspeed.languages.catalog import Catalog
from spellspeed.session.picks import did_you_mean
from spellspeed.yugioh.cards.facts import by_passcode
from spellspeed.yugioh.match import Match
from spellspeed.yugioh.match.siding import exchange

ARROW: Final = "->"
KINDS: Final = ("monster", "spell", "trap")
COUNTED: Final = re.compile(r"([0-9]{1,2})\s*[x×]?\s+(.*\S)", re.IGNORECASE)


class NoSuchExchange(SpellspeedError):
    """A line that was typed names no exchange of cards that are there."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A card of one of the two lists, with the number by which it is named."""

    number: int
    passcode: int
    copies: int

    @property
    def name(self) -> str:
        """Its name."""
        return by_passcode(self.passcode).name


@dataclass(frozen=True, slots=True)
class Lists:
    """What can be exchanged: the deck (Main Deck and Fusion Deck) and the Side Deck, numbered through."""

    deck: tuple[Entry, ...]
    side: tuple[Entry, ...]


def lists_of(match: Match, seat: int) -> Lists:
    """The lists of a player, sorted by kind and name."""
    deck = match.decks[seat]
    return numbered_lists((*deck.main, *deck.fusion), deck.side)


def numbered_lists(deck: Sequence[int], side: Sequence[int]) -> Lists:
    """The same from the passcodes of both."""
    own = entries(deck, 1)
    return Lists(own, entries(side, len(own) + 1))


def entries(codes: Sequence[int], first: int) -> tuple[Entry, ...]:
    """Cards as a numbered list."""
    counts = Counter(codes)
    ordered = sorted(counts, key=order_of)
    return tuple(Entry(number, code, counts[code]) for number, code in enumerate(ordered, start=first))


def order_of(code: int) -> tuple[bool, int, str]:
    """Where a card stands in a list: Fusion Monsters last, else by kind and name."""
    card = by_passcode(code)
    return (card.is_fusion, KINDS.index(card.kind), card.name)


def exchanged(match: Match, seat: int, line: str, lists: Lists, words: Catalog) -> Match:
    """The match after the exchange that a line names: cards of the deck, an arrow, as many of the Side Deck.

    Raises NoSuchExchange, RefusedInMatch; then nothing has changed.
    """
    out, into = exchange_meant(line, lists, words)
    return exchange(match, match.players[seat], out, into)


def exchange_meant(line: str, lists: Lists, words: Catalog) -> tuple[list[int], list[int]]:
    """The cards out of the deck and into it that a line names; one on one side stands for as many as on the other. Raises NoSuchExchange."""
    left, arrow, right = line.partition(ARROW)
    if not arrow:
        raise NoSuchExchange(words.say("siding", "no exchange", line=line))
    out = cards_in(left, lists.deck, words.say("siding", "the deck"), words)
    into = cards_in(right, lists.side, words.say("siding", "the side deck"), words)
    if len(into) == 1 and len(out) > 1:
        into = into * len(out)
    if len(out) == 1 and len(into) > 1:
        out = out * len(into)
    return out, into


def cards_in(text: str, listed: Sequence[Entry], where: str, words: Catalog) -> list[int]:
    """The cards that one half of a line names, separated by + or commas between numbers and names. Raises NoSuchExchange."""
    whole = meant(text.strip(), listed)
    if whole is not None:
        return [whole.passcode]
    found: list[int] = []
    for part in re.split(r"\s*(?:\+|,)\s*", text.strip()):
        counted = COUNTED.fullmatch(part)
        card = meant(part, listed)
        copies = 1
        if card is None and counted is not None:
            card, copies = meant(counted[2], listed), int(counted[1])
        if card is None:
            near = did_you_mean(part, [entry.name for entry in listed], words)
            raise NoSuchExchange(words.say("siding", "no card", card=part, where=where) + near)
        found += [card.passcode] * copies
    return found


def meant(text: str, listed: Sequence[Entry]) -> Entry | None:
    """The card that a number of the list, a name, or the beginning of one name means."""
    folded = text.casefold()
    if text.isascii() and text.isdigit():
        return next((entry for entry in listed if entry.number == int(text)), None)
    exact = [entry for entry in listed if entry.name.casefold() == folded]
    begun = [entry for entry in listed if folded and entry.name.casefold().startswith(folded)]
    fitting = exact or begun
    return fitting[0] if len(fitting) == 1 else None


def net_exchange(before: Match, after: Match, seat: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What all exchanges of a player together come to: cards out of the deck and into it."""
    was, now = Counter(before.decks[seat].side), Counter(after.decks[seat].side)
    return tuple(sorted((now - was).elements())), tuple(sorted((was - now).elements()))


def registered_again(match: Match, seat: int) -> Match:
    """The match after a player has taken back every exchange, those before earlier duels too. RefusedInMatch as `exchange`."""
    held, registered = Counter(match.decks[seat].side), Counter(match.registered[seat].side)
    out, into = sorted((registered - held).elements()), sorted((held - registered).elements())
    return exchange(match, match.players[seat], out, into) if out else match
