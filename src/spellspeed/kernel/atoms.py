"""Atoms: the only code that writes cards, zones, life, chain and lasting effects. Each guards the case in which nothing changes."""

from __future__ import annotations

from typing import Any, Final

from spellspeed.kernel.cards import Card
from spellspeed.kernel.draws import below, shuffled
from spellspeed.kernel.frames import Frame
from spellspeed.kernel.lasting import Lasting
from spellspeed.kernel.links import Link
from spellspeed.kernel.state import State

TOP: Final = -1
BOTTOM: Final = -2


def push_frame(state: State, frame: Frame[Any]) -> None:
    """What `frame` tells of comes under way: it goes on before all else."""
    state.frames.append(frame)


def replace_frame(state: State, frame: Frame[Any]) -> None:
    """What is under way has gone on: `frame` takes the place of the top one."""
    state.frames[-1] = frame


def pop_frame(state: State) -> Frame[Any]:
    """What was under way is done; the frame below goes on."""
    return state.frames.pop()


def add_card(state: State, card: Card) -> None:
    """Bring a new card (or Token) into the game; it lies in no zone list yet."""
    state.cards.append(card)


def rewrite(state: State, card: Card) -> None:
    """Put another record of the same card in its place."""
    state.cards[card.number] = card
    state.changed += 1


def lift(state: State, card: Card) -> None:
    """Take a card's number out of the zone list that it is in. Only zones with slots count as the field: they make derived values stale."""
    zone = state.zones[card.controller * state.zone_kinds + card.zone]
    if card.slot >= 0:
        if zone[card.slot] == card.number:
            zone[card.slot] = -1
        state.changed += 1
    elif zone and zone[-1] == card.number:
        zone.pop()
    else:
        zone.remove(card.number)


def lay(state: State, card: Card, place: int = TOP) -> None:
    """Write a card's number into the zone list that its record names: its slot, or the top (end) or bottom of the list."""
    zone = state.zones[card.controller * state.zone_kinds + card.zone]
    if card.slot >= 0:
        zone[card.slot] = card.number
        state.changed += 1
    elif place == BOTTOM:
        zone.insert(0, card.number)
    else:
        zone.append(card.number)
    state.cards[card.number] = card


def note_moved(state: State, before: Card) -> None:
    """Keep, while a batch is told, what a card of it was before."""
    state.moved.append(before)


def forget_moved(state: State) -> None:
    """A batch has been told: what its cards were before is forgotten."""
    state.moved = []


def reserve(state: State, seat: int, zone: int, slot: int, mark: int) -> None:
    """Hold a slot for a card that is on its way (mark -2) or free it again (mark -1)."""
    state.zones[seat * state.zone_kinds + zone][slot] = mark


def set_life(state: State, side: int, amount: int) -> None:
    """Write a side's life."""
    state.life[side] = amount


def shuffle_zone(state: State, seat: int, zone: int, label: str) -> None:
    """Bring a zone into a random order."""
    place = seat * state.zone_kinds + zone
    cards = state.zones[place]
    if len(cards) > 1:
        state.zones[place] = shuffled(state.key, label, state.draws, cards)
        state.draws += 1


def order_zone(state: State, seat: int, zone: int, numbers: list[int]) -> None:
    """Bring a zone into a given order of the same cards."""
    state.zones[seat * state.zone_kinds + zone] = numbers
    state.changed += 1


def random_number(state: State, label: str, limit: int) -> int:
    """Draw a number from 0 to limit - 1 from the state's stream."""
    number = below(state.key, label, state.draws, limit)
    state.draws += 1
    return number


def random_card(state: State, numbers: list[int], label: str) -> int:
    """One of the cards by chance; the next one of `forced`, while there is one and it is among them."""
    forced = state.forced[2]
    if forced and forced[0] in numbers:
        state.forced = (state.forced[0], state.forced[1], forced[1:])
        return forced[0]
    return numbers[random_number(state, label, len(numbers))]


def add_lasting(state: State, effect: Lasting) -> None:
    """Begin a lasting effect."""
    state.lasting.append(effect)
    state.kinds |= effect.change.bits()
    state.lasting_changes += 1
    state.order += 1
    state.changed += 1


def rewrite_lasting(state: State, place: int, effect: Lasting) -> None:
    """Put another record of the same lasting effect in its place."""
    state.lasting[place] = effect
    state.lasting_changes += 1
    state.changed += 1


def replace_lasting(state: State, effects: list[Lasting]) -> None:
    """Put these lasting effects in the place of all that there are."""
    if len(effects) != len(state.lasting) or any(
        [new is not old for new, old in zip(effects, state.lasting, strict=True)]
    ):
        state.lasting = effects
        for effect in effects:
            state.kinds |= effect.change.bits()
        state.lasting_changes += 1
        state.changed += 1


def keep_lasting(state: State, effects: list[Lasting]) -> None:
    """End every lasting effect that is not in `effects`."""
    if len(effects) != len(state.lasting):
        state.lasting = effects
        state.lasting_changes += 1
        state.changed += 1


def add_link(state: State, link: Link) -> None:
    """Put an activation on the stack as the next Chain Link."""
    state.chain.append(link.with_number(len(state.chain) + 1))


def rewrite_link(state: State, place: int, link: Link) -> None:
    """Put another record of the same activation in its place."""
    state.chain[place] = link


def drop_link(state: State) -> None:
    """Take the latest activation off the stack."""
    state.chain = state.chain[:-1]


def clear_chain(state: State) -> None:
    """Take everything off the stack."""
    state.chain = []
