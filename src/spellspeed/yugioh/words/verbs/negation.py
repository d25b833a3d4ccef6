"""Negating: activations, effects, Summons and attacks (T-9.7, T-3.3, T-4.6)."""

from __future__ import annotations

from typing import Any, Final

from spellspeed.kernel.atoms import add_lasting, keep_lasting, make_stale, rewrite_link
from spellspeed.kernel.batch import at_once, propose
from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.lasting import Lasting
from spellspeed.kernel.links import ACTIVATION_NEGATED, EFFECT_NEGATED, Link
from spellspeed.yugioh.book.replay import attacker_stands
from spellspeed.yugioh.book.settling import begin_step
from spellspeed.yugioh.book.turn import end_battle_phase, go_to_end_phase
from spellspeed.yugioh.doing.departures import DESTROYED, SENT, Leaving
from spellspeed.yugioh.doing.moves import give_zones_back
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.abilities import Group, Step
from spellspeed.yugioh.duel.alterations import Alteration
from spellspeed.yugioh.duel.atoms import rewrite_battle
from spellspeed.yugioh.duel.battle_record import Battle
from spellspeed.yugioh.duel.carrying_out import Walk
from spellspeed.yugioh.duel.clauses import UNNEGATED
from spellspeed.yugioh.duel.derived import is_under
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.rights import X_NEGATED, X_NO_DIRECT_ATTACK
from spellspeed.yugioh.duel.told_reasons import LOST_NEGATED, NEGATED_ACTIVATION, NEGATED_EFFECT, NEGATED_SUMMON
from spellspeed.yugioh.duel.windows import ability_of
from spellspeed.yugioh.words.changes.values import Changes
from spellspeed.yugioh.words.verbs.durations import Begin

MEANINGLESS: Final = Changes(X_NEGATED)
"""What lies on a card that stays on the field although its effect was negated when it was activated."""


class NegatesLink(Step):
    """Something of the link below this one is negated; with `destroys` its card is destroyed, in the hand too (FAQ 2005, Divine Wrath)."""

    def __init__(self, destroys: bool) -> None:
        self.destroys: Final = destroys

    def parts(self) -> tuple[object, ...]:
        return (self.destroys,)

    def could(self, duel: Duel, act: Link) -> bool:
        place = act.number - 2 if act.number else len(duel.chain) - 1
        return place < 0 or can_be_negated(duel.chain[place])

    def run(self, duel: Duel, walk: Walk) -> None:
        place = walk.link.number - 2
        begin_step(duel, walk)
        link = duel.chain[place]
        if not can_be_negated(link):
            walk.go_on(duel, walk.link.with_bound(t.DONE, ()))
            return
        self.negate(duel, place, link, walk.link.card)
        number = duel.bound_card(link.source)
        leaving: list[Leaving] = []
        if self.destroys and number >= 0 and (duel.on_field(number) or duel.cards[number].zone == t.HAND):
            leaving.append(Leaving(number, DESTROYED, t.BY_EFFECT, walk.link.card))
        elif not self.destroys and number >= 0 and self.sends(link):
            leaving.append(Leaving(number, SENT, t.BY_EFFECT, walk.link.card))
        if propose(duel, leaving) is not None:
            walk.go_on(duel)

    def committed(self, duel: Duel, walk: Walk, batch: tuple[Any, ...]) -> None:
        walk.go_on(duel)

    def negate(self, duel: Duel, place: int, link: Link, by: int) -> None:
        """Mark the link at this place of the Chain as negated by a card, and tell it."""
        raise NotImplementedError

    def sends(self, link: Link) -> bool:
        """Whether the card of the link, where it is not destroyed, goes to the Graveyard."""
        return False


def can_be_negated(link: Link) -> bool:
    """CORE-1. Whether a text does not say of the card itself that nothing negates it."""
    face = link.face
    assert isinstance(face, PrintedCard)
    return not face.claims & UNNEGATED


class NegateActivation(NegatesLink):
    """T-9.7, CHAIN-8, TERM-COST-2. Negate the activation of the link below this one; with `destroys` its card is destroyed."""

    def negate(self, duel: Duel, place: int, link: Link, by: int) -> None:
        rewrite_link(duel, place, link.with_negated(ACTIVATION_NEGATED))
        before = duel.cards[link.card]
        duel.tell(t.E_NEGATED, link.card, before, link.seat, t.BY_RULE, by, link.number, NEGATED_ACTIVATION)
        undo_restrictions(duel, link)

    def sends(self, link: Link) -> bool:
        return ability_of(link).is_card_activation


def undo_restrictions(duel: Duel, link: Link) -> None:
    """T-9.7. A negated activation starts no restriction: what its announcing began is over."""
    begun = [step.change.what for step in ability_of(link).announced if isinstance(step, Begin)]
    if not begun:
        return
    kept: list[Lasting] = []
    for effect in duel.lasting:
        change = effect.change
        assert isinstance(change, Alteration)
        if effect.source != link.source or change.what not in begun:
            kept.append(effect)
    keep_lasting(duel, kept)


class NegateEffect(NegatesLink):
    """T-9.7. Negate the effect of the link below this one: it was activated and resolves with nothing; with `destroys` its card is destroyed.

    A card whose activation this is and that stays on the field lies there without meaning (T-8.9).
    """

    def negate(self, duel: Duel, place: int, link: Link, by: int) -> None:
        rewrite_link(duel, place, link.with_negated(EFFECT_NEGATED))
        if duel.bound_card(link.source) >= 0 and duel.cards[link.card].marks & t.LAID:
            source = duel.cards[by].binding
            add_lasting(duel, Lasting(source, link.seat, MEANINGLESS, (link.source,), 0, t.FOREVER, 0, duel.order))
        duel.note(t.E_NEGATED, link.card, link.seat, by=by, value=link.number, detail=NEGATED_EFFECT)


class NegateSummon(Step):
    """T-3.3. Negate the Summon that is attempted and destroy the monster: it was never on the field."""

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        negated: list[Leaving] = []
        for seat in range(duel.seats):
            for number in duel.zone(seat, t.SUMMONING):
                duel.note(t.E_NEGATED, number, seat, by=walk.link.card, detail=NEGATED_SUMMON)
                negated.append(Leaving(number, DESTROYED, t.BY_EFFECT, walk.link.card))
        at_once(duel, negated)
        give_zones_back(duel)
        walk.go_on(duel)


class NegateAttack(Step):
    """T-4.6, T-9.4. Negate the attack, if it is not lost by then: it was declared, and it does not take place."""

    def could(self, duel: Duel, act: Link) -> bool:
        return duel.battle is not None and attacker_stands(duel, duel.battle)

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        done: tuple[int, ...] = ()
        if duel.battle is not None and attacker_stands(duel, duel.battle):
            rewrite_battle(duel, duel.battle.with_stopped(LOST_NEGATED))
            done = (duel.battle.attacker,)
            duel.note(t.E_ATTACK_STOPPED, done[0] % STAYS, duel.turn_seat, by=walk.link.card, detail=LOST_NEGATED)
        walk.go_on(duel, walk.link.with_bound(t.DONE, done))


class TurnAttackTo(Step):
    """T-4.4, TEAM-R23. The attack under way is now one on the first monster of a group, if that can still be attacked; no replay.

    In a team duel it may be the monster of the attacked player's partner. With `at_once` damage is calculated next (FAQ DRILLROID).
    """

    def __init__(self, group: Group, at_once: bool = False) -> None:
        self.group: Final = group
        self.at_once: Final = at_once

    def parts(self) -> tuple[object, ...]:
        return (self.group, self.at_once)

    def run(self, duel: Duel, walk: Walk) -> None:
        battle = duel.battle
        for number in self.group.members(duel, walk.link)[:1]:
            card = duel.cards[number]
            if battle is None or not battle.target or card.zone != t.MONSTERS:
                continue
            if not duel.is_opponent(battle.against, card.controller):
                turned = Battle(
                    battle.attacker, card.binding, card.controller, battle.before, battle.replay, battle.stopped, (), False, False,
                    met_down=not card.face_up, hurried=self.at_once,
                )  # fmt: skip
                rewrite_battle(duel, turned)
                make_stale(duel)
        walk.go_on(duel)


class MakeDirect(Step):
    """T-4.4. The attack under way is now a direct attack, unless a text keeps its monster from that; no replay."""

    def could(self, duel: Duel, act: Link) -> bool:
        battle = duel.battle
        return (
            battle is not None
            and battle.target != 0
            and not is_under(duel, X_NO_DIRECT_ATTACK, battle.attacker % STAYS)
        )

    def run(self, duel: Duel, walk: Walk) -> None:
        battle = duel.battle
        if battle is not None and battle.target and duel.battle_step == t.BATTLE_STEP:
            rewrite_battle(duel, battle.made_direct())
            make_stale(duel)
        walk.go_on(duel)


class GoToEnd(Step):
    """When the Chain has resolved, it becomes the End Phase of this turn (END-1); of BATTLE, the Battle Phase goes to its End Step.

    ERA-ENDBATTLE-1. Negate Attack is the first card to use that; D - Fortune, Cyber Valley and Ambush Fangs say the same.
    """

    def __init__(self, phase: int) -> None:
        self.phase: Final = phase

    def parts(self) -> tuple[object, ...]:
        return (self.phase,)

    def run(self, duel: Duel, walk: Walk) -> None:
        begin_step(duel, walk)
        if self.phase == t.BATTLE:
            end_battle_phase(duel)
        else:
            go_to_end_phase(duel)
        walk.go_on(duel)
