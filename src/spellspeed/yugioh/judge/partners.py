"""In a team duel: whether the partner's cards, or the partner's word, are what forbids something (TEAM-I to TEAM-V, TEAM-R).

The rules are asked again in a copy of the duel in which one thing is the other way round: the partner's Graveyard is the seat's own, the partner
has no cards on the field, nothing was refused. A reason that is gone there stands because of that one rule of team duels.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from spellspeed.kernel.events import Event
from spellspeed.kernel.links import Link
from spellspeed.yugioh.book.summoning import Summoning
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.alterations import Alteration
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.derived import effects_on
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.kinds import YOURS
from spellspeed.yugioh.duel.limits import zones_short
from spellspeed.yugioh.duel.permissions import is_refused
from spellspeed.yugioh.duel.rights import X_CARDS_A_TURN
from spellspeed.yugioh.duel.scope import partner
from spellspeed.yugioh.judge.against import Against
from spellspeed.yugioh.judge.contrary import (
    as_if_nothing_was_refused,
    as_if_the_field_were_own,
    as_if_the_fusion_deck_were_own,
    as_if_the_graveyard_were_own,
    as_if_the_hand_were_own,
    as_if_the_partner_had_no_field,
)
from spellspeed.yugioh.judge.reasons import Reason
from spellspeed.yugioh.judge.wishes import TRIBUTE_SUMMON_OF, Wish
from spellspeed.yugioh.may.tributes import tributes_to_free
from spellspeed.yugioh.words.costs.cards import PaidInCards

CONDITIONS: Final = ("CARD-13/condition", "CARD-13/result", "MONSTER-9/condition")
COSTS: Final = ("TERM-COST-1", "MONSTER-9/cost", "FUSION-1", "RITUAL-2", "RITUAL-4")
TRIBUTES: Final = ("SUMMON-5", "SUMMON-6", "SUMMON-8")
CONTRARY: Final[tuple[tuple[str, Callable[[Duel, int], Duel | None], tuple[str, ...]], ...]] = (
    ("TEAM-III-5/refused", as_if_nothing_was_refused, (*CONDITIONS, *COSTS, *TRIBUTES)),
    ("TEAM-R23/counted", as_if_the_partner_had_no_field, ("CARD-13/condition", "MONSTER-9/condition")),
    ("TEAM-I-5/partner", as_if_the_graveyard_were_own, (*CONDITIONS, *COSTS, "TERM-TARGET-1")),
    ("TEAM-I-7/partner", as_if_the_fusion_deck_were_own, (*CONDITIONS, *COSTS)),
    ("TEAM-III-5/hand", as_if_the_hand_were_own, COSTS),
    ("TEAM-I-11/zones", as_if_the_field_were_own, (*CONDITIONS, *COSTS, "TERM-TARGET-1")),
)
"""What is said of a rule of team duels, the reading without it, and the reasons (by their keys) that it may stand behind."""
ASKED_AGAIN: Final = (t.SUMMON, TRIBUTE_SUMMON_OF, t.SET_MONSTER, t.SPECIAL, t.ACTIVATE, t.DUE)
"""What can be wished for against which the readings are held."""
FULL: Final = {
    "FIELD-2": t.MONSTERS,
    "TOKEN-3": t.MONSTERS,
    "T-11.3": t.MONSTERS,
    "FIELD-4": t.SPELLS,
    "FIELD-5": t.SPELLS,
}
"""Which zones are full, by the rule that says so."""
NOT_YOUR_TURN: Final = ("SPELL-1", "SPELL-10", "SPELL-13", "EFFECT-6")
UNHEARD: Final = ("EFFECT-4", "EFFECT-8", "CARD-13/event")
OWN_CASE: Final = ("TEAM-I-4/partner", "TEAM-R35/team", "TEAM-R4/phase", "TEAM-I-11/event", "TEAM-III-3/each")
RULED_ON: Final = (*[key for key, _, _ in CONTRARY], *OWN_CASE)
"""The reasons of team duels beside which the rulings on the card itself are named (declarations: `cites`)."""


def of_the_team(
    duel: Duel, seat: int, wish: Wish, found: list[Reason], again: Callable[[Duel], list[Reason]]
) -> list[Reason]:
    """What the rules of team duels say about the reasons found: each with a sentence of its own. `again` asks the rules in another duel."""
    against = Against(duel, seat, wish)
    keys = {reason.key for reason in found}
    mate = partner(duel, seat)
    if wish.number < 0 or mate < 0 or not against.is_known():
        return []
    if "TERM-CONTROL-1" in keys and duel.cards[wish.number].controller == mate:
        of_the_partners_card(against)
    if wish.verb == t.CHOOSE:
        of_choice(against, mate)
    if any(reason.rule in FULL and duel.free_slot(mate, FULL[reason.rule]) >= 0 for reason in found):
        against.add("TEAM-I-4/partner")
        if "T-11.3" in keys:
            against.add("TEAM-R8/partner")
    if wish.verb == t.ACTIVATE:
        of_activation(against, keys, mate)
    if wish.verb in ASKED_AGAIN:
        of_contrary_readings(against, keys, again)
    return against.found


def of_the_partners_card(against: Against) -> None:
    """TEAM-I-11, TEAM-III-4, TEAM-IV-1, TEAM-R9, TEAM-R15, TEAM-R31. Using a card that the partner controls."""
    card = against.duel.cards[against.wish.number]
    against.add("TEAM-I-11/partner")
    if against.wish.verb == t.ATTACK_WITH:
        against.add("TEAM-IV-1/partner")
    elif against.wish.verb == t.CHANGE_POSITION:
        against.add("TEAM-R9/partner")
    elif against.wish.verb in (t.ACTIVATE, t.DUE) and card.zone in (t.SPELLS, t.FIELD):
        if not card.face_up:
            against.add("TEAM-III-4/partner")
        against.add("TEAM-R15/partner" if card.zone == t.FIELD else "TEAM-R31/partner")


def of_choice(against: Against, mate: int) -> None:
    """TEAM-III-5, TEAM-I-4. Choosing a card of the partner that is not lent, or that would free no zone."""
    duel, ask, number = against.duel, against.ask, against.wish.number
    if ask is None or duel.cards[number].controller != mate or ask.kind not in (t.A_COST, t.A_TRIBUTE, t.A_CHOOSE):
        return
    if is_refused(duel, ask.about, number):
        against.add("TEAM-III-5/refused")
    elif duel.cards[number].zone == t.MONSTERS and has_to_free_a_zone(duel):
        against.add("TEAM-I-4/partner")


def has_to_free_a_zone(duel: Duel) -> bool:
    """FIELD-2, T-3.12. Whether what is asked for now has to leave a Monster Card Zone of the player."""
    frame = duel.frames[-1]
    if isinstance(frame, Summoning):
        return tributes_to_free(duel, frame.seat) > 0
    if not isinstance(frame, Walk):
        return False
    step = frame.steps[frame.at]
    return step.to_free(duel, frame) > 0 if isinstance(step, PaidInCards) else zones_short(duel, frame.link.seat) > 0


def of_activation(against: Against, keys: set[str], mate: int) -> None:
    """TEAM-V-2, TEAM-R1, TEAM-R2, TEAM-R4, TEAM-R5, TEAM-R28, TEAM-R35. What is a matter of whose turn, whose cards, whose activations."""
    duel, seat, number = against.duel, against.seat, against.wish.number
    if duel.turn_seat == mate:
        if any(key in keys for key in NOT_YOUR_TURN):
            against.add("TEAM-V-2/partner")
        due = any(ability.whose == YOURS and ability.phases >> duel.phase & 1 for ability in against.face.dues)
        if "EFFECT-8/phase" in keys and due and duel.cards[number].controller == seat:
            against.add("TEAM-R4/phase")
    if "CORE-1/activation" in keys and is_limited_as_a_team(duel, seat):
        against.add("TEAM-R35/team")
    if any(key in keys for key in UNHEARD) and duel.cards[number].controller == seat and met_for(against, mate):
        against.add("TEAM-I-11/event")


def is_limited_as_a_team(duel: Duel, seat: int) -> bool:
    """TEAM-R35. Whether an effect allows both players of a side together so many Spell and Trap Cards in a turn."""
    for effect in effects_on(duel, X_CARDS_A_TURN):
        change = effect.change
        assert isinstance(change, Alteration)
        if all(change.touches(duel, effect, one) for one in duel.side_seats(seat)) and change.amount(
            duel, effect, seat
        ):
            return True
    return False


def met_for(against: Against, mate: int) -> bool:
    """TEAM-R1, TEAM-R2, TEAM-R28. Whether what has just happened would have met an effect of the card if it were the partner's."""
    duel = against.duel
    card = duel.cards[against.wish.number]
    events = events_of_the_phase(duel)
    then = duel.fork()
    for ability in against.face.abilities:
        hearing = ability.hearing
        if hearing is None or (ability.own and ability.is_trigger):
            continue
        for place, event in enumerate(events):
            if event.kind & ability.event:
                then.fresh = events[: place + 1]
                mine = Link(against.seat, card.binding, against.face, ability.index, event, card.zone)
                theirs = Link(mate, card.binding, against.face, ability.index, event, card.zone)
                if not hearing.holds(then, mine) and hearing.holds(then, theirs):
                    return True
    return False


def events_of_the_phase(duel: Duel) -> list[Event]:
    """What has happened in this phase; where no log is kept, what the present window is about."""
    if duel.journal is None:
        return [*duel.occasion, *duel.fresh]
    found: list[Event] = []
    for event in reversed(duel.journal):
        if event.kind == t.E_PHASE:
            break
        found.append(event)
    found.reverse()
    return found


def of_contrary_readings(against: Against, keys: set[str], again: Callable[[Duel], list[Reason]]) -> None:
    """TEAM-I-5, TEAM-I-7, TEAM-I-11, TEAM-III-5, TEAM-R23. Which rule of team duels a reason goes back to: without it, the reason is gone."""
    left = set(keys)
    for said, reading, behind in CONTRARY:
        if not left.intersection(behind):
            continue
        twin = reading(against.duel, against.seat)
        if twin is None:
            continue
        gone = left.intersection(behind) - {reason.key for reason in again(twin)}
        if gone:
            left -= gone
            against.add(said)
