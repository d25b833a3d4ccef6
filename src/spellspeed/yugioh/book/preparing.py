"""Preparing a duel: shuffle and cut, place the Decks, decide who starts, draw opening hands (SETUP)."""

from __future__ import annotations

from typing import Final

from spellspeed.errors import SpellspeedError
from spellspeed.kernel.asks import Ask, extra_of, option
from spellspeed.kernel.atoms import (
    add_card,
    forget_events,
    give_results,
    lay,
    order_zone,
    push_frame,
    random_number,
    replace_frame,
)
from spellspeed.kernel.cards import Card
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.draws import key_of
from spellspeed.kernel.frames import Frame
from spellspeed.yugioh.book.turn import T_BEGIN, Turn
from spellspeed.yugioh.doing.moves import draw, shuffle_deck
from spellspeed.yugioh.duel.atoms import add_face, begin_with, keep_waiting
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.profile import Profile
from spellspeed.yugioh.duel.profile import profile as profile_named
from spellspeed.yugioh.duel.terms import A_CUT, A_FIRST, ATTACK, BY_RULE, DECK, E_SETUP, FUSION_DECK, NUMBER_OF, SEAT_OF
from spellspeed.yugioh.duel.value import printed_face

MOST_CARDS: Final = 1_000
"""Cards of all Decks together: options name a card by a number below SUBJECTS, and Tokens come to them."""
STARTING_LIFE: Final = 8000
OPENING_HAND: Final = 5
SEAT_COUNTS: Final = (2, 4)
"""Two players, or two teams of two (TEAM-I-1)."""

SHUFFLE: Final = 0
CUT: Final = 1
PLACE: Final = 2
FIRST: Final = 3
OPENING: Final = 4
BEGIN: Final = 5

TOSS: Final = -1
"""As the seat that begins: a toss decides who chooses."""


class TooManyCards(SpellspeedError):
    """The Decks of a duel have more cards than it can number."""


def sides_of(seats: int) -> tuple[int, ...]:
    """TEAM-I-1, TEAM-II-3. The side of each seat: two players, or two teams whose seats alternate."""
    return tuple([seat % 2 for seat in range(seats)])


def bring_in(duel: Duel, card: Card) -> None:
    """Bring the record of a new card into the duel; it lies in no zone list yet."""
    add_card(duel, card)
    add_face(duel, printed_face(card))


def new_card(duel: Duel, face: PrintedCard, owner: int, zone: int) -> Card:
    """Bring a card of a Deck into the duel, in the variant of the profile's rulings."""
    card = Card(
        len(duel.cards),
        face.under(duel.profile.rulings),
        owner,
        owner,
        zone,
        -1,
        0,
        zone != DECK and zone != FUSION_DECK,
        ATTACK,
        0,
        owner,
        0,
        0,
        0,
        0,
        (),
        0,
    )
    bring_in(duel, card)
    lay(duel, card)
    duel.noticed(None, card)
    return card


class WrongStart(SpellspeedError):
    """No duel begins like this: the message says what is wrong with its Decks or who begins."""


def check_start(decks: int, first: int) -> None:
    """TEAM-I-1. Whether a duel of so many Decks can be begun by that seat (or by TOSS). Raises WrongStart."""
    if decks not in SEAT_COUNTS:
        raise WrongStart(f"{decks} deck{'' if decks == 1 else 's'}; a duel has two seats or four, each with a deck")
    if first != TOSS and not 0 <= first < decks:
        raise WrongStart(f"seat {first} cannot begin: the seats are 0 to {decks - 1}, and {TOSS} lets a toss decide")


def new_duel(
    decks: list[tuple[list[PrintedCard], list[PrintedCard]]],
    seed: object,
    profile: Profile | str,
    first: int = 0,
    ask_cut: bool = False,
) -> Duel:
    """A duel between two or four seats, in turn order, each with Main Deck and Fusion Deck; nothing has been shuffled yet.

    `first` is the seat that begins (of a team its Player A), TOSS to toss for it and ask the winner.
    With `ask_cut` the next opponent is asked to cut each Deck.
    `profile` is a rule profile or the name of one. Raises WrongStart, UnknownProfile, TooManyCards.
    """
    cards = sum([len(main) + len(fusion) for main, fusion in decks])
    if cards > MOST_CARDS:
        raise TooManyCards(f"the decks have {cards} cards; a duel has at most {MOST_CARDS}")
    seats = len(decks)
    check_start(seats, first)
    rules = profile_named(profile) if isinstance(profile, str) else profile
    duel = Duel()
    duel.prepare(rules, seats, sides_of(seats), STARTING_LIFE, key_of(seed))
    for seat in range(seats):
        main, fusion = decks[seat]
        for face in main:
            new_card(duel, face, seat, DECK)
        for face in fusion:
            new_card(duel, face, seat, FUSION_DECK)
    push_frame(duel, Preparing(SHUFFLE, 0, first, ask_cut))
    return duel


class Preparing(Frame):
    """SETUP-1. The preparation in its order; `seat` is whose Deck is shuffled or cut."""

    def __init__(self, stage: int, seat: int, first: int, ask_cut: bool) -> None:
        self.stage: Final = stage
        self.seat: Final = seat
        self.first: Final = first
        self.ask_cut: Final = ask_cut

    def parts(self) -> tuple[object, ...]:
        return (self.stage, self.seat, self.first, self.ask_cut)

    def on(self, duel: Duel, stage: int, seat: int = 0, first: int = -2) -> None:
        """Go on with another stage."""
        replace_frame(duel, Preparing(stage, seat, self.first if first == -2 else first, self.ask_cut))

    def step(self, state: Duel) -> None:
        stage = self.stage
        if stage == SHUFFLE:
            # SETUP-2, LP-1
            for seat in range(state.seats):
                shuffle_deck(state, seat)
            self.on(state, CUT if self.ask_cut else PLACE)
        elif stage == CUT:
            self.offer_cut(state)
        elif stage == PLACE:
            # SETUP-3, FDECK-4: the Decks lie in their zones, the Fusion Deck as it was built; no rule adds to it later.
            state.note(E_SETUP, -1, 0, value=PLACE)
            self.on(state, FIRST if self.first == TOSS else OPENING)
        elif stage == FIRST:
            self.toss(state)
        elif stage == OPENING:
            self.draw_opening_hands(state)
        else:
            replace_frame(state, Turn(T_BEGIN))

    def offer_cut(self, duel: Duel) -> None:
        """SETUP-2. The next opponent may cut the Deck: any number of cards from the top goes to the bottom."""
        if self.seat == duel.seats:
            self.on(duel, PLACE)
            return
        size = len(duel.zone(self.seat, DECK))
        codes = tuple([option(NUMBER_OF, -1, count) for count in range(max(1, size))])
        open_ask(duel, Ask(duel.opponents(self.seat)[0], A_CUT, -1, codes))

    def toss(self, duel: Duel) -> None:
        """SETUP-4, TEAM-II-2. A toss; its winner chooses to go first or second."""
        winner = duel.forced[0][0] if duel.forced[0] else random_number(duel, "toss", 2)
        give_results(duel, (), duel.forced[1], duel.forced[2])
        self.on(duel, FIRST, winner)
        duel.note(E_SETUP, -1, winner, value=FIRST)
        open_ask(duel, Ask(winner, A_FIRST, -1, (option(SEAT_OF, -1, 0), option(SEAT_OF, -1, 1))))

    def answered(self, state: Duel, picks: tuple[int, ...]) -> None:
        chosen = extra_of(picks[0])
        if self.stage == CUT:
            deck = state.zone(self.seat, DECK)
            if chosen:
                order_zone(state, self.seat, DECK, deck[-chosen:] + deck[:-chosen])
            state.note(E_SETUP, -1, self.seat, value=CUT)
            self.on(state, CUT, self.seat + 1)
        else:
            self.on(state, OPENING, 0, (self.seat + chosen) % len(state.life))

    def draw_opening_hands(self, duel: Duel) -> None:
        """SETUP-7, TEAM-II-2, TEAM-II-3. Each player draws five cards; then the first turn begins.

        Where the second seat begins, its team is team 1: each of its players has the turn before a player of the other one (`onward`).
        """
        begin_with(duel, self.first)
        for seat in duel.order_from(self.first):
            duel.next_batch()
            draw(duel, seat, OPENING_HAND, BY_RULE)
        forget_events(duel)
        keep_waiting(duel, [])
        self.on(duel, BEGIN)
