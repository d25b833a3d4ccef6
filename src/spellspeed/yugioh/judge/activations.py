"""Reasons against activating a card or one of its effects (SPELL, TRAP, EFFECT, T-8, T-9)."""

from __future__ import annotations

from spellspeed.kernel.asks import subject_of, verb_of
from spellspeed.kernel.links import Link
from spellspeed.yugioh.book.frames import Response
from spellspeed.yugioh.book.turn import Turn
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.derived import is_negated, is_under
from spellspeed.yugioh.duel.duel import Duel, place_of
from spellspeed.yugioh.duel.kinds import FLIP_EFFECT, THEIRS, YOURS, Ability
from spellspeed.yugioh.duel.memory import is_done
from spellspeed.yugioh.duel.rights import X_NOT_TARGETED
from spellspeed.yugioh.judge.against import Against
from spellspeed.yugioh.may.activate import may_activate
from spellspeed.yugioh.may.summon import may_be_special_summoned
from spellspeed.yugioh.may.trigger import is_due

HEARD_NOTHING = ("CARD-13/window", "CARD-13/event")
FOLLOWS = ("TERM-TARGET-1", "CARD-13/condition", "CARD-13/result")
"""What cannot be judged before something happened that the ability answers."""


def of_activate(against: Against) -> None:
    """Activating a card or one of its effects, perhaps at a target."""
    ask = against.ask
    if ask is not None and ask.kind == t.A_TRIGGER:
        of_trigger(against)
        return
    if ask is not None and ask.kind not in (t.A_OPEN, t.A_RESPONSE, t.A_DUE):
        against.add_question(ask)
    elif against.is_open() and isinstance(against.duel.frames[-1], Turn):
        against.add("MAIN-9-OCG/question")
    elif ask is not None and ask.kind == t.A_DUE and t.PASS not in ask.options:
        of_mandatory_due(against)
        return
    found: list[tuple[Ability, list[str]]] = []
    dues = [] if usable_only(against) else due_reasons(against)
    for ability in meant(against):
        found.append((ability, ability_reasons(against, ability)))
    found += dues
    if not found:
        of_no_ability(against)
    elif all(why for _, why in found):
        for ability, why in in_place(found):
            against.add(*why, ability=ability)
        of_triggers_in_place(against, [ability for ability, _ in found])


def of_triggers_in_place(against: Against, judged: list[Ability]) -> None:
    """EFFECT-8. A card that is activated elsewhere, and whose triggers work where it lies: those can be meant as well."""
    place = 1 << place_of(against.duel.cards[against.wish.number])
    if not any(ability.places & place for ability in judged):
        for ability in against.face.abilities:
            if ability.is_trigger and ability.places & place:
                against.add("EFFECT-8", ability=ability)


def in_place(found: list[tuple[Ability, list[str]]]) -> list[tuple[Ability, list[str]]]:
    """CARD-11. What can be used from where the card lies; everything, where nothing can: what works elsewhere is not what was meant."""
    return [(ability, why) for ability, why in found if "CARD-11" not in why] or found


def usable_only(against: Against) -> bool:
    """Whether the wish names one of the effects that are activated, and none that falls due."""
    return against.wish.effect > 0 and bool(meant(against))


def ability_reasons(against: Against, ability: Ability) -> list[str]:
    """Everything against activating one ability."""
    duel, seat, number, target = against.duel, against.seat, against.wish.number, against.wish.target
    card = duel.cards[number]
    top = duel.frames[-1] if duel.frames else None
    priority = isinstance(top, Response) and top.priority
    why: list[str] = []
    may_activate(duel, seat, number, ability, priority, why)
    if ability.event and any(one in HEARD_NOTHING for one in why):
        why = [one for one in why if one not in FOLLOWS]
    if target >= 0:
        act = Link(seat, card.binding, card.face, ability.index, None, card.zone)
        of_target(duel, act, ability, target, why)
    return why


def meant(against: Against) -> list[Ability]:
    """The abilities that a wish to activate a card can mean: those that work where it lies, else all that can be activated."""
    wish, face = against.wish, against.face
    place = 1 << place_of(against.duel.cards[wish.number])
    usable = [
        ability
        for ability in face.abilities
        if ability.is_card_activation or ability.is_ignition or (ability.windows and not ability.is_trigger)
    ]
    if 0 < wish.effect <= len(usable) and not face.stays:
        usable = [usable[wish.effect - 1]]
    fitting = [ability for ability in usable if ability.places & place]
    return fitting or usable


def of_no_ability(against: Against) -> None:
    """MONSTER-2, EFFECT-2, EFFECT-4, EFFECT-5, EFFECT-8. A card of which nothing is activated by declaring it."""
    face = against.face
    triggers = [ability for ability in face.abilities if ability.is_trigger]
    for ability in triggers:
        against.add("EFFECT-4" if ability.kind == FLIP_EFFECT else "EFFECT-8", ability=ability)
    if not triggers and not face.is_monster:
        against.add("CARD-13/no_effect")
    elif not triggers:
        against.add("EFFECT-5/no_effect" if face.abilities else "MONSTER-2/no_effect")


def of_trigger(against: Against) -> None:
    """T-7.1, T-7.2. Which of the effects that were met is activated: only those are asked about."""
    ask = against.ask
    assert ask is not None, "somebody is asked about triggers"
    if any(verb_of(code) == t.ACTIVATE and subject_of(code) == against.wish.number for code in ask.options):
        return
    against.add("T-7.2/question")
    if not meant(against):
        of_no_ability(against)


def of_mandatory_due(against: Against) -> None:
    """T-6.3, STANDBY-5-OCG. What is mandatory comes first; the options are those effects."""
    ask = against.ask
    assert ask is not None, "somebody is asked about due effects"
    if not any(verb_of(code) == t.DUE and subject_of(code) == against.wish.number for code in ask.options):
        against.add("T-6.3/question")


def of_respond(against: Against) -> None:
    """CHAIN-2, PRIORITY-3. Answering with anything at all."""
    ask = against.ask
    if ask is None:
        return
    if ask.kind not in (t.A_OPEN, t.A_RESPONSE, t.A_DUE, t.A_TRIGGER):
        against.add_question(ask)
    elif not any(verb_of(code) in (t.ACTIVATE, t.DUE) for code in ask.options):
        against.add("CHAIN-2/nothing")


def due_reasons(against: Against) -> list[tuple[Ability, list[str]]]:
    """EFFECT-6-OCG, EFFECT-8, STANDBY-1, END-2, T-6.2. Effects that fall due in a phase: each with what is against it now."""
    duel, number = against.duel, against.wish.number
    found: list[tuple[Ability, list[str]]] = []
    for ability in against.face.dues:
        why: list[str] = []
        if against.is_others():
            why.append("TERM-CONTROL-1")
        if not is_due(duel, number, ability, why) and not why:
            why.append(reason_of_due(duel, number, ability))
        ask = against.ask
        if ask is not None and ask.kind != t.A_DUE and not why:
            why.append("T-6.3/not_now")
        found.append((ability, why))
    return found


def reason_of_due(duel: Duel, number: int, ability: Ability) -> str:
    """Why an effect does not fall due now, apart from its conditions."""
    card = duel.cards[number]
    if not ability.places & (1 << place_of(card)):
        return "CARD-11"
    whose = (ability.whose == YOURS and card.controller != duel.turn_seat) or (
        ability.whose == THEIRS and not duel.is_opponent(card.controller, duel.turn_seat)
    )
    if not ability.phases >> duel.phase & 1 or whose:
        return "EFFECT-6-OCG" if ability.optional and duel.profile.ignition_as_card_says else "EFFECT-8/phase"
    if is_done(duel, card.binding, ability.index):
        return "T-6.2/done"
    if is_negated(duel, number):
        return "T-9.7/negated"
    return "CARD-13/condition"


def of_target(duel: Duel, act: Link, ability: Ability, target: int, why: list[str]) -> None:
    """Why a card cannot be a target of an activation, or chosen for it."""
    card = duel.cards[target]
    for step in ability.announced:
        choices = step.chosen_from(duel, act)
        if choices is None or target in choices:
            continue
        if is_under(duel, X_NOT_TARGETED, target):
            why.append("TERM-TARGET-2")
        elif duel.is_token(target):
            why.append("TOKEN-4")
        elif card.zone == t.GRAVEYARD and duel.printed(target).is_monster:
            may_be_special_summoned(duel, act.seat, target, why)
        else:
            why.append("TERM-TARGET-1")
