"""Effects that target, brought onto the Chain in any position; and what can happen to a target before they resolve."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from spellspeed.kernel.atoms import add_lasting, ask_always, end_ask, forget_events
from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.door import advance, answer
from spellspeed.kernel.draws import Stream
from spellspeed.kernel.lasting import Lasting
from spellspeed.kernel.links import Link
from spellspeed.simulation.positions import implemented
from spellspeed.simulation.reachable import companions, likes
from spellspeed.yugioh.book.settling import settle
from spellspeed.yugioh.bots.uniform import random_picks
from spellspeed.yugioh.doing.departures import remove_from_play, send_to_graveyard
from spellspeed.yugioh.doing.moves import put_on_field
from spellspeed.yugioh.doing.positions import change_position, turn_face_down, turn_face_up
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.atoms import follow_control, keep_waiting
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.kinds import Ability
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.words.changes.values import Controls
from tests.properties.metamorphic.laid import laid, strewn
from tests.properties.metamorphic.using import CARD, PASS, is_way, place_for, towards
from tests.properties.playing import asked

ANSWERS: Final = 80
RESOLVING: Final = 40


class OnChain(NamedTuple):
    """An activation with its targets: the duel before it, the answers that made it, and the duel in which it waits to be answered.

    What has to be activated has no duel before it: nobody decides there.
    """

    before: Duel | None
    picks: list[tuple[int, ...]]
    after: Duel


def cards_that_target() -> Iterator[tuple[PrintedCard, Ability]]:
    """Every ability that can be played and targets, in the order of the passcodes."""
    main, fusion = implemented()
    for face in sorted(main + fusion, key=lambda each: each.code):
        for ability in face.abilities:
            if ability.targeted:
                yield face, ability


def on_chain(face: PrintedCard, ability: Ability, board: int) -> OnChain | None:
    """The ability activated in one of the positions; None where it is not in the answers that are given."""
    stream = Stream(f"target {face.code} {ability.index} {board}")
    duel = laid(
        [
            place_for(face, ability, board % 2 if face.is_trap else 0),
            *strewn(stream, beside=companions(face) + likes(face)[:20]),
        ]
    )
    ask_always(duel, True)
    before: Duel | None = None
    picks: list[tuple[int, ...]] = []
    for _ in range(ANSWERS):
        if duel.over:
            return None
        ask = asked(duel)
        link = link_of(duel, ability)
        if link is not None and ask.kind == t.A_RESPONSE:
            return OnChain(before, picks, duel) if targets_of(link) else None
        given = towards(duel, ability, stream)
        if given and is_way(ask.kind, given[0], ability):
            before, picks = duel.fork(), []
            ask_always(before, True)
        picks.append(given)
        answer(duel, duel.serial, given)
    return None


def link_of(duel: Duel, ability: Ability) -> Link | None:
    """The link of the ability in the open Chain."""
    return next((link for link in duel.chain if link.card == CARD and link.ability == ability.index), None)


def targets_of(link: Link) -> list[int]:
    """The bindings of the targets."""
    return list(link.bound[t.TARGETS])


def controlled_otherwise(duel: Duel, number: int) -> bool:
    """Another player takes control of a monster."""
    card = duel.cards[number]
    other = 1 - card.controller
    if card.zone != t.MONSTERS or duel.free_slot(other, t.MONSTERS) < 0:
        return False
    add_lasting(
        duel, Lasting(card.binding, other, Controls(), (card.binding,), other + 1, t.FOREVER, duel.turn, duel.order)
    )
    follow_control(duel)
    return True


def in_other_position(duel: Duel, number: int) -> bool:
    """A face-up monster changes its battle position."""
    card = duel.cards[number]
    if card.zone != t.MONSTERS or not card.face_up:
        return False
    change_position(duel, number, t.DEFENSE if card.position == t.ATTACK else t.ATTACK, t.BY_EFFECT)
    return True


def face_down(duel: Duel, number: int) -> bool:
    """A face-up monster is turned face-down."""
    card = duel.cards[number]
    if card.zone != t.MONSTERS or not card.face_up or card.marks & t.TOKEN:
        return False
    turn_face_down(duel, number, t.BY_EFFECT)
    return True


def face_up(duel: Duel, number: int) -> bool:
    """A face-down monster is turned face-up."""
    card = duel.cards[number]
    if card.zone != t.MONSTERS or card.face_up or duel.printed(number).has_flip_effect:
        return False
    turn_face_up(duel, number, t.ATTACK, t.BY_EFFECT)
    return True


def elsewhere(duel: Duel, number: int) -> bool:
    """A card of the field goes to the Graveyard, one of the Graveyard is removed from play."""
    card = duel.cards[number]
    if card.zone == t.GRAVEYARD:
        remove_from_play(duel, number, t.BY_EFFECT)
    elif card.slot >= 0 and not card.marks & t.TOKEN:
        send_to_graveyard(duel, number, t.BY_EFFECT)
    else:
        return False
    return duel.cards[number].zone != card.zone


def away_and_back(duel: Duel, number: int) -> bool:
    """A monster of the field leaves it and comes back: another stay."""
    card = duel.cards[number]
    if card.zone != t.MONSTERS or card.marks & t.TOKEN or card.face_up is False:
        return False
    remove_from_play(duel, number, t.BY_EFFECT)
    if duel.cards[number].zone != t.REMOVED:
        return False
    put_on_field(duel, number, card.controller, card.slot, True, card.position, card.controller, 0)
    return True


CHANGES: Final = (controlled_otherwise, in_other_position, face_down, face_up, elsewhere, away_and_back)
LOST: Final = (elsewhere, away_and_back)
"""T-9.4. After these no text fits the target any more: it is another zone, or another stay."""


def stand_again(duel: Duel) -> None:
    """Let the rules do what follows. In an open state nothing answers it; what was met by something before is still to be activated."""
    if asked(duel).kind in (t.A_TRIGGER, t.A_RESPONSE) and not duel.chain:
        settle(duel)
        return
    end_ask(duel)
    settle(duel)
    forget_events(duel)
    keep_waiting(duel, [])
    advance(duel)


def resolved(duel: Duel) -> bool:
    """Everybody passes until the Chain is over, questions are answered with the first options; whether it came to an end."""
    for _ in range(RESOLVING):
        if duel.over or (not duel.chain and asked(duel).kind in (t.A_OPEN, t.A_RESPONSE, t.A_TRIGGER)):
            return True
        ask = asked(duel)
        if PASS in ask.options:
            answer(duel, duel.serial, (PASS,))
        else:
            answer(duel, duel.serial, random_picks(ask, Stream(f"resolving {sorted(ask.options)}")))
    return False


def number_in(binding: int) -> int:
    """The card of a binding."""
    return binding % STAYS
