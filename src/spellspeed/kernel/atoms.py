"""Atoms: the only code that writes the fields of the state. Each guards the case in which nothing changes."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import Ask
from spellspeed.kernel.cards import Card
from spellspeed.kernel.draws import below, shuffled
from spellspeed.kernel.errors import PlaceTaken
from spellspeed.kernel.events import Event
from spellspeed.kernel.frames import Frame
from spellspeed.kernel.lasting import Lasting
from spellspeed.kernel.links import Link
from spellspeed.kernel.state import State

TOP: Final = -1
BOTTOM: Final = -2
COINS: Final = 0
DICE: Final = 1


def push_frame(state: State, frame: Frame) -> None:
    """What `frame` tells of comes under way: it goes on before all else."""
    state.frames.append(frame)


def replace_frame(state: State, frame: Frame) -> None:
    """What is under way has gone on: `frame` takes the place of the top one."""
    state.frames[-1] = frame


def pop_frame(state: State) -> Frame:
    """What was under way is done; the frame below goes on."""
    return state.frames.pop()


def drop_frame(state: State, place: int) -> None:
    """Take away a frame that may lie below others."""
    del state.frames[place]


def begin_ask(state: State, ask: Ask) -> None:
    """A seat is asked: the ask has a number of its own."""
    state.ask = ask
    state.serial += 1


def end_ask(state: State) -> None:
    """Nobody is asked any more."""
    state.ask = None


def count_decision(state: State) -> None:
    """An ask was answered that left a choice."""
    state.decisions += 1


def ask_always(state: State, always: bool) -> None:
    """Open an ask where there is one answer only, too; or no longer."""
    state.always = always


def begin_turn_of(state: State, seat: int) -> None:
    """The next turn begins, and it is this seat's."""
    state.turn += 1
    state.turn_seat = seat


def begin_batch(state: State) -> None:
    """What follows happens after what came before."""
    state.batch += 1


def add_event(state: State, event: Event) -> None:
    """Something has happened: for whoever asks what is fresh, and for the log."""
    state.fresh.append(event)
    if state.journal is not None:
        state.journal.append(event)


def forget_events(state: State) -> None:
    """What has happened is fresh no more."""
    if state.fresh:
        state.fresh = []


def keep_journal(state: State, journal: list[Event] | None) -> None:
    """Write the log from now on, as the continuation of `journal`; None for no log."""
    state.journal = journal


def shorten_journal(state: State, count: int) -> None:
    """Let go of so many events at the beginning of the journal: everybody has read them, and no rule looks back so far."""
    if state.journal is not None:
        del state.journal[:count]


def add_to_journal(state: State, event: Event) -> None:
    """Write something into the log alone, where one is kept."""
    if state.journal is not None:
        state.journal.append(event)


def end_game(state: State, winner: int, reason: str) -> None:
    """The game is over: won by a side, or DRAWN. Nobody is asked any more."""
    state.winner = winner
    state.reason = reason
    state.over = True
    state.ask = None


def make_stale(state: State) -> None:
    """What was derived from the state must be derived anew."""
    state.changed += 1


def next_order(state: State) -> int:
    """The place in time of what comes now: after all that came before."""
    state.order += 1
    return state.order


def draw_from(state: State, key: bytes) -> None:
    """From now on chance follows from this key (draws.key_of)."""
    state.key = key


def give_results(state: State, coins: tuple[int, ...], dice: tuple[int, ...], picks: tuple[int, ...]) -> None:
    """Give the next results of chance in advance: coins (1 for heads), dice and cards taken at random."""
    state.forced = (coins, dice, picks)


def add_card(state: State, card: Card) -> None:
    """Bring a new card (or Token) into the game; it lies in no zone list yet."""
    state.cards.append(card)


def rewrite(state: State, card: Card) -> None:
    """Put another record of the same card in its place."""
    state.cards[card.number] = card
    state.changed += 1
    if state.hung and card.number in state.hung:
        state.hung_changes += 1


def is_held(state: State, binding: int) -> bool:
    """Whether a lasting effect was fixed on a card as it lies there."""
    for effect in state.lasting:
        if binding in effect.cards:
            return True
    return False


def lift(state: State, card: Card) -> None:
    """Take a card's number out of the zone list that it is in. Zones with slots count as the field: they make derived values stale.

    So does a card that leaves another zone while a lasting effect is fixed on it there: that effect is over.
    """
    if state.hung and card.number in state.hung:
        state.hung_changes += 1
    zone = state.zones[card.controller * state.zone_kinds + card.zone]
    if card.slot >= 0:
        if zone[card.slot] == card.number:
            zone[card.slot] = -1
        state.changed += 1
    elif zone and zone[-1] == card.number:
        zone.pop()
    else:
        zone.remove(card.number)
    if card.slot < 0 and state.lasting and is_held(state, card.binding):
        state.changed += 1


def lay(state: State, card: Card, place: int = TOP) -> None:
    """Write a card's number into the zone list that its record names: its slot, or the top (end) or bottom of the list.

    Raises PlaceTaken where another card lies in its slot.
    """
    if state.hung and card.number in state.hung:
        state.hung_changes += 1
    zone = state.zones[card.controller * state.zone_kinds + card.zone]
    if card.slot >= 0:
        if zone[card.slot] >= 0 and zone[card.slot] != card.number:
            raise PlaceTaken(f"{card!r} was about to take the place of card {zone[card.slot]}")
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
    """Hold a slot for a card that is on its way (mark -2) or free it again (mark -1). Raises PlaceTaken where there is none, or a card in it."""
    slots = state.zones[seat * state.zone_kinds + zone]
    if slot < 0 or slots[slot] >= 0:
        raise PlaceTaken(f"zone {zone} of seat {seat} has no slot {slot} to reserve")
    slots[slot] = mark


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


def given_result(state: State, kind: int) -> int:
    """The next result of COINS or DICE that was given in advance; -1 where none is."""
    coins, dice, picks = state.forced
    given = coins if kind == COINS else dice
    if not given:
        return -1
    state.forced = (coins[1:], dice, picks) if kind == COINS else (coins, dice[1:], picks)
    return given[0]


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


def work_out_anew(state: State) -> None:
    """Lasting effects may be about something else now, though neither they nor any card has changed: what follows from them is asked anew."""
    state.hung_changes += 1


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
    state.changed += 1


def drop_link(state: State) -> None:
    """Take the latest activation off the stack."""
    state.chain = state.chain[:-1]


def clear_chain(state: State) -> None:
    """Take everything off the stack."""
    state.chain = []
