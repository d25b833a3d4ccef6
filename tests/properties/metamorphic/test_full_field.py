"""An effect that Special Summons is offered on a full field only if it frees a zone itself (FIELD-2, T-3.12, T-9.1).

Wherever such an effect is offered, all own Monster Card Zones are filled with monsters that do nothing. Where it is offered still, it Summons; where it is
not, its player had more monsters after it than before. Zones that are filled while it waits on the Chain lose nothing: what cannot come stays where it was.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from spellspeed.kernel.asks import NUMBER, Ask, verb_of
from spellspeed.kernel.atoms import ask_always
from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.door import answer
from spellspeed.kernel.draws import Stream
from spellspeed.simulation.reachable import companions, likes
from spellspeed.yugioh.bots.uniform import random_picks
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.kinds import Ability
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.may.activate import may_activate
from spellspeed.yugioh.may.trigger import can_still_be_announced, is_due
from tests.properties.metamorphic.filling import fill
from tests.properties.metamorphic.laid import laid, strewn
from tests.properties.metamorphic.targeting import link_of, stand_again
from tests.properties.metamorphic.using import CARD, PASS, is_way, place_for, towards
from tests.properties.playing import asked, how_many
from tests.thorough import is_checked

GROUPS: Final = 4
ANSWERS: Final = 60
RESOLVING: Final = 40
ME: Final = 0


class Offer(NamedTuple):
    """A duel whose open ask offers the ability to a seat, by an option."""

    duel: Duel
    seat: int
    code: int


class Outcome(NamedTuple):
    """What came of an activation: the monsters that it Special Summoned, and how many more monsters its player controls then."""

    duel: Duel
    summoned: list[int]
    more: int


def copy_of(duel: Duel) -> Duel:
    """Another duel that stands as this one, and tells what happens from now on."""
    twin = duel.fork()
    ask_always(twin, True)
    twin.journal = []
    return twin


def offer(face: PrintedCard, ability: Ability, board: int) -> Offer | None:
    """The first offer of the ability in a position; None where it is not offered in the answers that are given."""
    stream = Stream(f"full field {face.code} {ability.index} {board}")
    around = strewn(stream, beside=companions(face) + likes(face)[:20])
    duel = laid([place_for(face, ability, board % 2 if face.is_trap else ME), *around])
    ask_always(duel, True)
    stand_again(duel)
    for _ in range(ANSWERS):
        if duel.over:
            return None
        ask = asked(duel)
        picks = towards(duel, ability, stream)
        if picks and is_way(ask.kind, picks[0], ability):
            return Offer(duel, ask.seat, picks[0])
        answer(duel, duel.serial, picks)
    return None


def is_offered(duel: Duel, seat: int, ability: Ability) -> bool:
    """Whether the ability can be activated as things are now; its timing was right before the field was filled."""
    for waiting in duel.waiting:
        if waiting.source % STAYS == CARD and waiting.ability == ability.index:
            return can_still_be_announced(duel, waiting)
    if ability.phases:
        return is_due(duel, CARD, ability)
    return may_activate(duel, seat, CARD, ability, True)


def willing(ask: Ask, stream: Stream) -> tuple[int, ...]:
    """Pass where others may answer; say yes; choose as many as may be."""
    if ask.kind in (t.A_RESPONSE, t.A_TRIGGER) and PASS in ask.options:
        return (PASS,)
    yes = [code for code in ask.options if verb_of(code) in (t.YES, t.ALLOW)]
    if yes:
        return (yes[0],)
    if ask.rule == NUMBER and ask.least == 0:
        return tuple(ask.options[: ask.most])
    return random_picks(ask, stream)


def on_chain(found: Offer, ability: Ability, stream: Stream) -> Duel | None:
    """The ability activated in a copy of the duel, with nothing else on the Chain; None where it is not so."""
    duel = copy_of(found.duel)
    answer(duel, duel.serial, (found.code,))
    for _ in range(RESOLVING):
        if duel.over:
            return None
        if link_of(duel, ability) is not None:
            return duel if len(duel.chain) == 1 else None
        answer(duel, duel.serial, willing(asked(duel), stream))
    return None


def outcome(duel: Duel, seat: int, before: int, stream: Stream) -> Outcome | None:
    """What comes of the ability on the Chain where nobody answers; None where that is no one's to say: the duel is over."""
    assert duel.journal is not None
    since = len(duel.journal)
    for _ in range(RESOLVING):
        told = duel.journal[since:]
        if any(event.kind in (t.E_RESOLVED, t.E_NEGATED) and event.card == CARD for event in told):
            came = [event.card for event in told if event.kind == t.E_SUMMONED and event.value == t.SPECIAL_SUMMON]
            return Outcome(duel, came, len(duel.monsters(seat)) - before)
        if duel.over:
            return None
        answer(duel, duel.serial, willing(asked(duel), stream))
    return None
