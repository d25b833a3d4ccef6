"""Why a seat may not do something now: the ids of all rules against it, from the legality functions of the rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from spellspeed.kernel.links import Link
from spellspeed.yugioh.rules.abilities import Ability
from spellspeed.yugioh.rules.activating import may_activate
from spellspeed.yugioh.rules.battle import attack_targets, may_attack, may_attack_directly, may_enter_battle
from spellspeed.yugioh.rules.derived import X_NOT_TARGETED, is_under
from spellspeed.yugioh.rules.due import is_due
from spellspeed.yugioh.rules.duel import Duel, place_of
from spellspeed.yugioh.rules.main_phase import may_summon_gemini
from spellspeed.yugioh.rules.may_summon import (
    may_be_special_summoned,
    may_flip_summon,
    may_normal_summon,
    may_special_summon,
    summon_gemini,
)
from spellspeed.yugioh.rules.positions import may_change_position
from spellspeed.yugioh.rules.priority import Response
from spellspeed.yugioh.rules.setting import may_set_spell
from spellspeed.yugioh.rules.terms import (
    A_REPLAY,
    ACTIVATE,
    ATTACK_WITH,
    BATTLE,
    BATTLE_STEP,
    CHANGE_POSITION,
    CHOOSE,
    ENTER_BATTLE,
    ENTER_MAIN2,
    FLIP,
    GRAVEYARD,
    MONSTERS,
    NO_ATTACK,
    SET_MONSTER,
    SPECIAL,
    SUMMON,
)


@dataclass(frozen=True, slots=True)
class Wish:
    """What a seat would like to do: a verb of the rules, with which card, at which target, to which position, by which effect (from 1)."""

    verb: int
    number: int = -1
    target: int = -1
    direct: bool = False
    position: int = -1
    effect: int = 0


def why_not(duel: Duel, seat: int, wish: Wish) -> list[str]:
    """The ids of every rule by which the seat may not do this now; empty where nothing forbids it."""
    why: list[str] = []
    reasons = REASONS.get(wish.verb)
    if reasons is not None:
        reasons(duel, seat, wish, why)
    if duel.ask is not None and duel.ask.seat != seat:
        why.append("PRIORITY-2")
    return list(dict.fromkeys(why))


def of_summon(duel: Duel, seat: int, wish: Wish, why: list[str]) -> None:
    """A Normal Summon, or the second one of a Gemini monster."""
    if summon_gemini(duel, wish.number):
        may_summon_gemini(duel, seat, wish.number, why)
    else:
        may_normal_summon(duel, seat, wish.number, False, why)


def of_set(duel: Duel, seat: int, wish: Wish, why: list[str]) -> None:
    """Setting a monster, a Spell or a Trap Card."""
    if duel.printed(wish.number).is_monster:
        may_normal_summon(duel, seat, wish.number, True, why)
    else:
        may_set_spell(duel, seat, wish.number, why)


def of_flip(duel: Duel, seat: int, wish: Wish, why: list[str]) -> None:
    """A Flip Summon."""
    may_flip_summon(duel, seat, wish.number, why)


def of_special(duel: Duel, seat: int, wish: Wish, why: list[str]) -> None:
    """A monster's own Special Summon."""
    procedures = duel.printed(wish.number).procedures
    for ability in procedures:
        may_special_summon(duel, seat, wish.number, ability, why)
    if not procedures:
        why.append("SUMMON-17")


def of_change(duel: Duel, seat: int, wish: Wish, why: list[str]) -> None:
    """A change of battle position by hand."""
    may_change_position(duel, seat, wish.number, why)
    if wish.position >= 0 and duel.cards[wish.number].position == wish.position:
        why.append("POS-3")


def of_attack(duel: Duel, seat: int, wish: Wish, why: list[str]) -> None:
    """An attack, at a monster or directly."""
    replaying = duel.ask is not None and duel.ask.kind == A_REPLAY
    if duel.phase != BATTLE or duel.battle_step != BATTLE_STEP:
        why.append("BATTLE-4" if duel.phase == BATTLE else "BATTLE-1")
    elif replaying and duel.ask is not None and wish.number != duel.ask.about and duel.cards[wish.number].attacks:
        why.append("REPLAY-3")
    may_attack(duel, seat, wish.number, why)
    if wish.direct:
        may_attack_directly(duel, seat, wish.number, why)
    elif wish.target >= 0 and wish.target not in attack_targets(duel, seat, wish.number):
        why.append("BATTLE-6")


def of_enter_battle(duel: Duel, seat: int, wish: Wish, why: list[str]) -> None:
    """Going to the Battle Phase."""
    may_enter_battle(duel, seat, why)


def of_enter_main2(duel: Duel, seat: int, wish: Wish, why: list[str]) -> None:
    """Going to Main Phase 2."""
    if duel.phase != BATTLE:
        why.append("MAIN-7")


def of_no_attack(duel: Duel, seat: int, wish: Wish, why: list[str]) -> None:
    """Giving an attack up."""
    if duel.ask is None or duel.ask.kind != A_REPLAY:
        why.append("REPLAY-2")


def of_activate(duel: Duel, seat: int, wish: Wish, why: list[str]) -> None:
    """Activating a card or one of its effects, perhaps at a target."""
    card = duel.cards[wish.number]
    top = duel.frames[-1] if duel.frames else None
    priority = isinstance(top, Response) and top.priority
    abilities = meant(duel, wish)
    if not abilities:
        of_due(duel, wish, why)
    for ability in abilities:
        may_activate(duel, seat, wish.number, ability, priority, why)
        if wish.target >= 0:
            act = Link(seat, card.binding, card.face, ability.index, None, card.zone)
            of_target(duel, act, ability, wish.target, why)


def of_due(duel: Duel, wish: Wish, why: list[str]) -> None:
    """EFFECT-6-OCG, EFFECT-8, STANDBY-1, END-2. An effect that falls due in a phase is used in that phase."""
    for ability in duel.printed(wish.number).dues:
        if not is_due(duel, wish.number, ability, why) and not ability.phases >> duel.phase & 1:
            why.append("EFFECT-6-OCG" if ability.optional and duel.profile.ignition_as_card_says else "EFFECT-8")


def meant(duel: Duel, wish: Wish) -> list[Ability]:
    """The abilities that a wish to activate a card can mean: those that work where it lies, else all that can be activated."""
    place = 1 << place_of(duel.cards[wish.number])
    face = duel.printed(wish.number)
    usable = [
        ability for ability in face.abilities if ability.is_card_activation or ability.is_ignition or ability.windows
    ]
    if 0 < wish.effect <= len(usable) and not face.stays:
        usable = [usable[wish.effect - 1]]
    fitting = [ability for ability in usable if ability.places & place]
    return fitting or usable


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
        elif card.zone == GRAVEYARD and duel.printed(target).is_monster:
            may_be_special_summoned(duel, act.seat, target, why)
        else:
            why.append("TERM-TARGET-1")


def of_choice(duel: Duel, seat: int, wish: Wish, why: list[str]) -> None:
    """Choosing a card for the open question."""
    beaten = duel.battle is not None and duel.cards[wish.number].binding in duel.battle.doomed
    if beaten:
        # DAMAGE-7, DAMAGE-7-OCG: both say that a beaten monster is not chosen.
        why += ["DAMAGE-7", "DAMAGE-7-OCG"]
    elif duel.ask is not None and duel.ask.about == wish.number and duel.in_damage_step():
        why.append("DAMAGE-7-BG")
    if duel.is_token(wish.number):
        why.append("TOKEN-4")
    if duel.cards[wish.number].zone != MONSTERS and duel.printed(wish.number).is_monster:
        may_be_special_summoned(duel, seat, wish.number, why)


REASONS: Final = {
    SUMMON: of_summon,
    SET_MONSTER: of_set,
    FLIP: of_flip,
    SPECIAL: of_special,
    ACTIVATE: of_activate,
    CHANGE_POSITION: of_change,
    ATTACK_WITH: of_attack,
    ENTER_BATTLE: of_enter_battle,
    ENTER_MAIN2: of_enter_main2,
    NO_ATTACK: of_no_attack,
    CHOOSE: of_choice,
}
