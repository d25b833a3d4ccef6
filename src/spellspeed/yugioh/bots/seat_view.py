"""What a bot may look at: the duel as its seat sees it. An allow-list: what is not offered here is hidden (PUBLIC, FIELD, CARD-11)."""

from __future__ import annotations

from typing import cast

from spellspeed.errors import SpellspeedError
from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.view_backing import behind, forget_behind, put_behind
from spellspeed.yugioh.duel.derived import attack, defense
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.kept_names import TURNS
from spellspeed.yugioh.duel.memory import kept_number
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.terms import ATTACK, DECK, FUSION_DECK, GRAVEYARD, HAND, MONSTERS, REMOVED, SUMMONING
from spellspeed.yugioh.duel.turned_decks import open_top
from spellspeed.yugioh.duel.visibility import sees


class HiddenCard(SpellspeedError):
    """A seat asked for something about a card that it cannot see."""


def state_behind(view: SeatView) -> Duel:
    """The true duel: for imagination.py alone, which deals anew what the seat cannot see. No bot calls it (tests/yugioh/bots/test_behind.py)."""
    return cast(Duel, behind(view).state)


class SeatView:
    """The view of one seat. Cards are named by their numbers; a face-down or unseen card has no face here.

    It follows the duel and has no reference to it (kernel/view_backing.py); a view cannot be copied or pickled, only taken anew.
    """

    __slots__ = ()

    def __init__(self, duel: Duel, seat: int) -> None:
        """Raises NoSuchViewer: a spectator has no seat from which to play."""
        put_behind(self, duel, seat)

    def __del__(self) -> None:
        forget_behind(self)

    def __reduce__(self) -> tuple[object, ...]:
        raise TypeError("a view is of one duel and cannot be copied; take another one of the duel")

    @property
    def seat(self) -> int:
        """The seat that looks."""
        return behind(self).seat

    # The table

    def turn(self) -> int:
        """The number of the turn."""
        return state_behind(self).turn

    def turn_seat(self) -> int:
        """Whose turn it is."""
        return state_behind(self).turn_seat

    def is_my_turn(self) -> bool:
        """Whether it is this seat's turn."""
        return state_behind(self).turn_seat == self.seat

    def phase(self) -> int:
        """The phase."""
        return state_behind(self).phase

    def life(self, seat: int) -> int:
        """The Life Points of a seat's side. LP-1"""
        return state_behind(self).life_of(seat)

    def opponents(self) -> tuple[int, ...]:
        """The seats of the other side."""
        return state_behind(self).opponents(self.seat)

    def side(self) -> tuple[int, ...]:
        """The seats of this side, this one first. TEAM-I-1"""
        return state_behind(self).side_seats(self.seat)

    def is_opponent(self, seat: int) -> bool:
        """Whether a seat plays on the other side."""
        return state_behind(self).is_opponent(self.seat, seat)

    # Places. What lies where is public; which card it is only where `knows` says so.

    def monsters(self, seat: int) -> list[int]:
        """The monsters that a seat controls, face-up and face-down."""
        return state_behind(self).monsters(seat)

    def spells(self, seat: int) -> list[int]:
        """The cards in a seat's Spell & Trap and Field Card Zones."""
        return state_behind(self).spells_and_field(seat)

    def hand(self) -> list[int]:
        """This seat's own hand."""
        return state_behind(self).zone(self.seat, HAND).copy()

    def hand_size(self, seat: int) -> int:
        """How many cards a seat holds. PUBLIC-2"""
        return len(state_behind(self).zone(seat, HAND))

    def deck_size(self, seat: int) -> int:
        """How many cards a Deck has. PUBLIC-2"""
        return len(state_behind(self).zone(seat, DECK))

    def deck_top(self, seat: int) -> int:
        """The card on top of a Deck that is turned upside down, where all see it; -1 for every other Deck."""
        return open_top(state_behind(self), seat)

    def graveyard(self, seat: int) -> list[int]:
        """A Graveyard, the card on top last. PUBLIC-1"""
        return state_behind(self).zone(seat, GRAVEYARD).copy()

    def fusion_deck(self) -> list[int]:
        """This seat's own Fusion Deck, which its player may look through. FDECK-4"""
        return state_behind(self).zone(self.seat, FUSION_DECK).copy()

    def summoning(self, seat: int) -> list[int]:
        """The monster that a seat is attempting to Summon: it is shown to all (T-3.2)."""
        return state_behind(self).zone(seat, SUMMONING).copy()

    def zone_of(self, number: int) -> int:
        """The zone in which a card lies."""
        return state_behind(self).cards[number].zone

    def controller(self, number: int) -> int:
        """Who controls a card, or in whose zone it lies."""
        return state_behind(self).cards[number].controller

    def is_on_field(self, number: int) -> bool:
        """Whether a card lies on the field."""
        return state_behind(self).on_field(number)

    def is_face_up(self, number: int) -> bool:
        """Whether a card on the field, in a Graveyard or removed lies face-up. Cards of hands and Decks do not."""
        card = state_behind(self).cards[number]
        if card.zone == GRAVEYARD:
            return True
        return card.face_up and (state_behind(self).on_field(number) or card.zone == REMOVED)

    def is_in_attack_position(self, number: int) -> bool:
        """Whether a monster on the field is in Attack Position: public, also of a face-down one."""
        card = state_behind(self).cards[number]
        return card.zone == MONSTERS and card.position == ATTACK

    def turns_counted(self, number: int) -> int:
        """The turns that a face-up card on the field has counted so far: public; 0 for any other card."""
        duel = state_behind(self)
        return (
            kept_number(duel, duel.binding(number), TURNS)
            if duel.on_field(number) and duel.cards[number].face_up
            else 0
        )

    # Cards

    def knows(self, number: int) -> bool:
        """Whether the seat knows which card this is, from where it lies or because its open ask shows it."""
        return sees(state_behind(self), self.seat, number)

    def face(self, number: int) -> PrintedCard:
        """What is printed on a card. Raises HiddenCard where the seat does not know it."""
        if not sees(state_behind(self), self.seat, number):
            raise HiddenCard(f"seat {self.seat} cannot see card {number}")
        return state_behind(self).faces[number]

    def remembered(self, number: int) -> PrintedCard | None:
        """ERA-QUESTION-1. What a duelist remembers of a card in a Graveyard that may not be looked at now: it came there before all eyes. None for
        every other card that the seat does not know."""
        state = state_behind(self)
        if state.cards[number].zone == GRAVEYARD or sees(state, self.seat, number):
            return state.faces[number]
        return None

    def attack(self, number: int) -> int:
        """The present ATK of a monster that the seat knows. Raises HiddenCard."""
        self.face(number)
        return attack(state_behind(self), number)

    def defense(self, number: int) -> int:
        """The present DEF of a monster that the seat knows. Raises HiddenCard."""
        self.face(number)
        return defense(state_behind(self), number)

    # What is going on

    def links(self) -> int:
        """How many links the Chain has."""
        return len(state_behind(self).chain)

    def link_seat(self, place: int) -> int:
        """Who activated a link of the Chain, counted from 0."""
        return state_behind(self).chain[place].seat

    def link_card(self, place: int) -> int:
        """The card of a link of the Chain, counted from 0: it is face-up or shown."""
        return state_behind(self).chain[place].card

    def attacker(self) -> int:
        """The monster whose attack is under way, -1 if there is none."""
        battle = state_behind(self).battle
        return battle.attacker % STAYS if battle is not None and not battle.stopped else -1

    def attacked(self) -> int:
        """The monster that is attacked, -1 if there is none (a direct attack, or no attack)."""
        battle = state_behind(self).battle
        if battle is None or not battle.target or battle.stopped:
            return -1
        return state_behind(self).bound_card(battle.target)

    def happened(self) -> list[tuple[int, int, int]]:
        """What the present window is about: kind of event, its card and its seat. Windows are public; hidden cards are -1."""
        found: list[tuple[int, int, int]] = []
        for event in state_behind(self).occasion:
            number = event.card
            found.append((event.kind, number if number >= 0 and self.knows(number) else -1, event.seat))
        return found

    def moment(self) -> int:
        """The bits of the window that is open: an attempted Summon, a Summon, an attack."""
        return state_behind(self).moment
