"""Which cards a seat is shown, in which rows, and what each row says. An allow-list, by what `visibility` says the seat knows.

Rows go by place: the field of all seats, hands, cards that the open ask or a turned Deck shows, Graveyards, removed cards, the own Fusion Deck. Of
a card that the seat does not know a row says what lies open: where, whose, how. A card number or the order of a Deck never shows in them.
"""

from __future__ import annotations

from struct import Struct
from typing import Final

from spellspeed.errors import SpellspeedError
from spellspeed.kernel.asks import Ask
from spellspeed.kernel.cards import Card
from spellspeed.learning.columns import ASKED_ABOUT, ASKED_TO_LEND, CARD_COLUMNS, ROWS_OF_FOUR, ROWS_OF_TWO
from spellspeed.learning.encoding.seats import fitting, in_order, seat_codes
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.derived import attack, attribute, defense, effects_on, is_negated, level, race
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.mingled import owner_told
from spellspeed.yugioh.duel.rights import X_ATTACK, X_ATTRIBUTE, X_DEFENSE, X_LEVEL, X_NEGATED, X_RACE
from spellspeed.yugioh.duel.turned_decks import are_turned
from spellspeed.yugioh.duel.visibility import is_covered, knows, offered_to

ROW: Final = Struct(f"={CARD_COLUMNS}h")
CHANGED_ANYWHERE: Final = X_LEVEL.bit | X_ATTRIBUTE.bit | X_RACE.bit
"""What effects change of cards that are not on the field, too."""
CHANGED_ON_FIELD: Final = CHANGED_ANYWHERE | X_ATTACK.bit | X_DEFENSE.bit | X_NEGATED.bit
UNCHANGED: Final = -1
"""In place of what effects make of a card, where no effect changes any."""


class UnknownCardCode(SpellspeedError):
    """A duel has a card that has no code: the codes were made for another table of cards."""


class Lying:
    """The cards that a seat is shown at a moment: `numbers` by row, `row_of` the row of each card by its number (from 1; 0: none).

    `offered` are those that only the open ask shows (`is_offered` by their numbers), `left_out` how many found no row.
    """

    def __init__(self, duel: Duel, seat: int, codes: list[int] | None = None) -> None:
        """`codes` are those of the seats (seats.seat_codes), where they are known already."""
        self.duel: Final = duel
        self.seat: Final = seat
        self.codes: Final = seat_codes(duel, seat) if codes is None else codes
        self.offered: Final = offered_to(duel, seat)
        self.is_offered: Final = [False] * len(duel.cards)
        for number in self.offered:
            self.is_offered[number] = True
        self.numbers: Final = cards_shown(duel, seat, in_order(self.codes), self.is_offered, len(self.offered) > 0)
        most = ROWS_OF_TWO if duel.seats == 2 else ROWS_OF_FOUR
        self.left_out: Final = max(0, len(self.numbers) - most)
        if self.left_out:
            del self.numbers[most:]
        self.row_of: Final = [0] * len(duel.cards)
        for row, number in enumerate(self.numbers):
            self.row_of[number] = row + 1

    def sees(self, number: int) -> bool:
        """Whether the seat knows which card this is."""
        return self.is_offered[number] or knows(self.duel, self.seat, number)

    def row_bound(self, binding: int) -> int:
        """The row of the card that a binding finds; 0 where it has left, or has no row."""
        number = self.duel.bound_card(binding)
        return self.row_of[number] if number >= 0 else 0


def cards_shown(duel: Duel, seat: int, seats: list[int], is_offered: list[bool], any_offered: bool) -> list[int]:
    """The cards that have a row, in the order of their rows."""
    found: list[int] = []
    zones = duel.zones
    for other in seats:
        for zone in (t.MONSTERS, t.SPELLS, t.FIELD, t.SUMMONING):
            for number in zones[other * t.ZONES + zone]:
                if number >= 0:
                    found.append(number)
    for other in seats:
        for number in zones[other * t.ZONES + t.HAND]:
            if is_offered[number] or knows(duel, seat, number):
                found.append(number)
    found += shown_of_decks(duel, seats, is_offered, any_offered)
    for other in seats:
        found += zones[other * t.ZONES + t.GRAVEYARD]
        found += zones[other * t.ZONES + t.REMOVED]
    for other in seats:
        for number in zones[other * t.ZONES + t.FUSION_DECK]:
            # FDECK-4: a player looks through its own.
            if other == seat or is_offered[number]:
                found.append(number)
    return found


def shown_of_decks(duel: Duel, seats: list[int], is_offered: list[bool], any_offered: bool) -> list[int]:
    """The cards of Decks that the seat sees, by the card and not by where they lie: the top one of a turned Deck, face-up ones, offered ones."""
    found: list[int] = []
    turned = are_turned(duel)
    cards = duel.cards
    for other in seats:
        shown: list[tuple[int, int]] = []
        deck = duel.zones[other * t.ZONES + t.DECK]
        for number in deck:
            seen = (number == deck[-1] and not cards[number].face_up) if turned else cards[number].face_up
            if seen or (any_offered and is_offered[number]):
                shown.append((duel.faces[number].code, number))
        if len(shown) > 1:
            shown.sort()
        for _, number in shown:
            found.append(number)
    return found


def is_open(card: Card) -> bool:
    """Whether a card that does not lie on the field lies face-up. Cards of hands do not."""
    return card.zone == t.GRAVEYARD or (card.face_up and (card.zone == t.REMOVED or card.zone == t.DECK))


def is_on_field(card: Card) -> bool:
    """Whether a card lies on the field."""
    return card.zone == t.MONSTERS or card.zone == t.SPELLS or card.zone == t.FIELD


class KeptRows:
    """The rows that one seat was given: good as long as the record of the card stays, and what effects make of it.

    `values` and `qualities` are what effects had made of a card on the field when its row was written (values_now, qualities_now).
    """

    def __init__(self) -> None:
        self.turn = -1
        self.cards: Final[list[Card | None]] = []
        self.rows: Final[list[bytes]] = []
        self.values: Final[list[int]] = []
        self.qualities: Final[list[int]] = []

    def make_room(self, duel: Duel) -> None:
        """Grow with the cards of the duel (Tokens); in a new turn forget the rows that tell what was done in the turn before."""
        cards = self.cards
        while len(cards) < len(duel.cards):
            cards.append(None)
            self.rows.append(b"")
            self.values.append(0)
            self.qualities.append(0)
        if self.turn != duel.turn:
            for number, card in enumerate(cards):
                if card is not None and (card.arrived == self.turn or card.attacked == self.turn):
                    cards[number] = None
            self.turn = duel.turn

    def keep(self, duel: Duel, number: int, row: bytes, changed: bool) -> None:
        """Keep the row of a card; of one on the field also what effects make of it, where there are such effects (`changed`)."""
        self.cards[number] = duel.cards[number]
        self.rows[number] = row
        self.values[number] = values_now(duel, number) if changed else UNCHANGED
        self.qualities[number] = qualities_now(duel, number) if changed else UNCHANGED

    def is_as_it_was(self, duel: Duel, number: int, changed: bool) -> bool:
        """Whether effects make the same of a card on the field as when its row was written."""
        if not changed:
            return self.values[number] == UNCHANGED
        return self.values[number] == values_now(duel, number) and self.qualities[number] == qualities_now(duel, number)


def values_now(duel: Duel, number: int) -> int:
    """The present ATK and DEF of a card on the field in one number; 0 for a card that is no monster."""
    if not is_as_monster(duel, number):
        return 0
    return fitting(attack(duel, number)) * 65_536 + fitting(defense(duel, number))


def qualities_now(duel: Duel, number: int) -> int:
    """The present Level, Attribute and Type of a card on the field, and whether its effects are negated, in one number."""
    negated = 1 if duel.cards[number].face_up and is_negated(duel, number) else 0
    if not is_as_monster(duel, number):
        return negated
    return ((level(duel, number) * 64 + attribute(duel, number)) * 64 + race(duel, number)) * 2 + negated


def is_as_monster(duel: Duel, number: int) -> bool:
    """Whether a card on the field has the values of a monster: Monster Cards, and whatever lies in a Monster Card Zone."""
    return duel.faces[number].is_monster or duel.cards[number].zone == t.MONSTERS


class CardRows:
    """Writes the rows of cards."""

    def __init__(self, code_of: dict[int, int]) -> None:
        """`code_of` gives the code of each card by its passcode (learning/card_codes.py)."""
        self.code_of: Final = code_of
        self.plain_options: Final[dict[int, bytes]] = {}
        """Rows of options that say nothing beyond verb, card, ability and target, by these (choosing.option_row)."""

    def code(self, duel: Duel, number: int) -> int:
        """The code of a card. Raises UnknownCardCode."""
        passcode = duel.faces[number].code
        found = self.code_of.get(passcode, 0)
        if not found:
            raise UnknownCardCode(
                f"the card with passcode {passcode} has no code; make the codes anew from the table of cards"
            )
        return found

    def written(self, lying: Lying, ask: Ask | None, kept: KeptRows) -> list[bytes]:
        """The rows of all cards shown; `ask` is the open ask of the seat, None where another one is asked; `kept` belongs to duel and seat."""
        duel = lying.duel
        effects_on(duel, X_LEVEL)  # so that `kinds` is what stands now
        changed_anywhere = duel.kinds & CHANGED_ANYWHERE != 0
        changed_on_field = duel.kinds & CHANGED_ON_FIELD != 0
        about = ask.about if ask is not None else -1
        lent = ask.values if ask is not None and ask.kind == t.A_CONSENT else ()
        kept.make_room(duel)
        known, saved, cards = kept.cards, kept.rows, duel.cards
        covered = [seat for seat in range(duel.seats) if duel.chain and is_covered(duel, lying.seat, seat)]
        rows: list[bytes] = []
        for number in lying.numbers:
            card = cards[number]
            hidden = card.zone == t.GRAVEYARD and card.controller in covered
            if known[number] is card and number != about and not lent and not hidden:
                on_field = is_on_field(card)
                if kept.is_as_it_was(duel, number, changed_on_field) if on_field else not changed_anywhere:
                    rows.append(saved[number])
                    continue
            asked = ASKED_ABOUT if number == about else ASKED_TO_LEND if lent and number in lent else 0
            lies_on_field = is_on_field(card)
            row = self.on_field(lying, number, asked) if lies_on_field else self.elsewhere(lying, number, asked)
            rows.append(row)
            # What a seat knows of a card follows from its record, but for what the ask offers, the top of a turned Deck, and a Graveyard that
            # may not be looked at now (ERA-QUESTION-1).
            if asked or card.link or card.zone == t.DECK or hidden or (changed_anywhere and not lies_on_field):
                continue
            if lies_on_field and owner_told(duel, card) != card.owner:
                continue
            if not lying.is_offered[number] or knows(duel, lying.seat, number):
                kept.keep(duel, number, row, changed_on_field and lies_on_field)
        return rows

    def elsewhere(self, lying: Lying, number: int, asked: int) -> bytes:
        """The row of a card that does not lie on the field."""
        duel = lying.duel
        card = duel.cards[number]
        owner, controller, up = lying.codes[card.owner], lying.codes[card.controller], 1 if is_open(card) else 0
        zone = card.zone + 1
        if not lying.sees(number):
            return ROW.pack(0, owner, controller, zone, 0, up, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, asked)
        face = duel.faces[number]
        icon = 0 if face.is_monster else face.icon + 1
        quality = kind = stars = power = guard = 0
        if duel.is_monster(number):
            quality, kind = attribute(duel, number) + 1, race(duel, number) + 1
            stars, power, guard = level(duel, number), fitting(attack(duel, number)), fitting(defense(duel, number))
        return ROW.pack(
            self.code(duel, number), owner, controller, zone, 0, up, 0, face.kind, icon, quality, kind, stars, power, guard, 0, 0, 0, 0,
            0, asked,
        )  # fmt: skip

    def on_field(self, lying: Lying, number: int, asked: int) -> bytes:
        """The row of a card on the field; of one that the seat does not know only what lies open."""
        duel = lying.duel
        card = duel.cards[number]
        whose = card.owner if lying.sees(number) else owner_told(duel, card)
        owner, controller, up = lying.codes[whose], lying.codes[card.controller], 1 if card.face_up else 0
        zone, slot = card.zone + 1, card.slot + 1
        position = card.position + 1 if card.zone == t.MONSTERS else 0
        attacked = 1 if card.zone == t.MONSTERS and card.attacked == duel.turn else 0
        came = 1 if card.arrived == duel.turn else 0
        link = lying.row_bound(card.link) if card.link else 0
        if not lying.sees(number):
            return ROW.pack(
                0, owner, controller, zone, slot, up, position, 0, 0, 0, 0, 0, 0, 0, 0, link, attacked, came, 0, asked
            )
        face = duel.faces[number]
        icon = 0 if face.is_monster else face.icon + 1
        quality = kind = stars = power = guard = 0
        if is_as_monster(duel, number):
            quality, kind = attribute(duel, number) + 1, race(duel, number) + 1
            stars, power, guard = level(duel, number), fitting(attack(duel, number)), fitting(defense(duel, number))
        counters = negated = 0
        if card.face_up:
            negated = 1 if is_negated(duel, number) else 0
            for _, count in card.counters:
                counters += count
        return ROW.pack(
            self.code(duel, number), owner, controller, zone, slot, up, position, face.kind, icon, quality, kind, stars, power, guard,
            fitting(counters), link, attacked, came, negated, asked,
        )  # fmt: skip
