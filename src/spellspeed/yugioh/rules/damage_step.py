"""The Damage Step in its seven moments (DAMAGE, T-5.1 to T-5.12)."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.atoms import keep_lasting
from spellspeed.kernel.cards import STAYS, Card
from spellspeed.kernel.frames import Frame
from spellspeed.kernel.lasting import Lasting
from spellspeed.yugioh.rules.abilities import Alteration
from spellspeed.yugioh.rules.battle import note_step
from spellspeed.yugioh.rules.battle_damage import asks_to_halve, halved, hurt_seat, margin_of
from spellspeed.yugioh.rules.battle_record import Battle
from spellspeed.yugioh.rules.derived import (
    X_INSTEAD,
    X_NO_BATTLE_DAMAGE,
    X_NOT_DESTROYED_BY_BATTLE,
    X_REFLECTS_DAMAGE,
    X_REMOVES_BEATEN,
    X_WINS_MATCH,
    attack,
    effects_on,
    is_under,
)  # fmt: skip
from spellspeed.yugioh.rules.duel import Duel
from spellspeed.yugioh.rules.fates import ask_fates
from spellspeed.yugioh.rules.life_points import damage, lose
from spellspeed.yugioh.rules.memory import BEATEN_FACE_DOWN, BEATEN_FACE_UP, remember_beaten, take_doomed
from spellspeed.yugioh.rules.moving import destroy, destroy_out_of_play
from spellspeed.yugioh.rules.priority import aftermath
from spellspeed.yugioh.rules.replay import attacker_stands
from spellspeed.yugioh.rules.settling import settle
from spellspeed.yugioh.rules.telling import note_calculation, note_moment, note_unfought
from spellspeed.yugioh.rules.terms import (
    ATTACK,
    BY_BATTLE,
    BY_EFFECT,
    CALCULATION_ONLY,
    DAMAGE_STEP,
    DEFENSE,
    DS_AFTER,
    DS_BEFORE,
    DS_CALCULATION,
    DS_DAMAGE,
    DS_FLIP,
    DS_START,
    E_BATTLE_DESTROYS,
    E_BATTLE_OVER,
    E_BATTLED,
    E_BEFORE_CALCULATION,
    E_DAMAGE_STEP,
    E_DAMAGE_STEP_OVER,
    END_OF_DAMAGE_STEP,
    MONSTERS,
    NO_SUBSTEP,
)  # fmt: skip
from spellspeed.yugioh.rules.turning import turn_face_up

OVER: Final = 8


class DamageStep(Frame[Duel]):
    """DAMAGE-1, DAMAGE-4-OCG. One battle; `moment` is the sub-step that comes next."""

    def __init__(self, moment: int) -> None:
        self.moment: Final = moment

    def parts(self) -> tuple[object, ...]:
        return (self.moment,)

    def step(self, state: Duel) -> None:
        moment = self.moment
        if moment == OVER:
            end_damage_step(state)
            return
        if state.journal is not None and state.substep != moment and moment != DS_DAMAGE:
            note_moment(state, moment)
        state.substep = moment
        state.substep_chain_used = False
        state.frames[-1] = DamageStep(moment + 1)
        if moment == DS_START:
            start(state)
        elif moment == DS_FLIP:
            flip_target(state)
        elif moment == DS_BEFORE:
            self.open_before(state)
        elif moment == DS_CALCULATION:
            self.open_calculation(state)
        elif moment == DS_DAMAGE:
            self.calculate(state)
        elif moment == DS_AFTER:
            after_calculation(state)
        elif ask_fates(state, beaten_ones(state)):
            # CORE-1: the monsters are sent when their players have decided.
            state.frames[-2] = DamageStep(moment)
        else:
            send_beaten(state)

    def open_before(self, duel: Duel) -> None:
        """T-5.3. The players' one Chain of effects that change ATK or DEF; triggers of this moment come first."""
        if battle_goes_on(duel):
            tell_before(duel)
            aftermath(duel, False)
        else:
            note_unfought(duel)
            duel.frames[-1] = DamageStep(DS_AFTER)

    def open_calculation(self, duel: Duel) -> None:
        """T-5.4. Effects that name the moment of damage calculation."""
        if battle_goes_on(duel):
            aftermath(duel, False)
        else:
            note_unfought(duel)
            duel.frames[-1] = DamageStep(DS_AFTER)

    def calculate(self, duel: Duel) -> None:
        """T-5.4, T-5.5, T-5.10. Compare and inflict battle damage; the beaten monsters are marked and still on the field."""
        battle = duel.battle
        assert battle is not None
        if battle_goes_on(duel):
            if asks_to_halve(duel, battle):
                duel.frames[-2] = DamageStep(DS_DAMAGE)
                return
            duel.next_batch()
            if duel.journal is not None:
                note_calculation(duel, battle)
                note_moment(duel, DS_DAMAGE)
            compare(duel, battle)
        else:
            note_unfought(duel)
        end_lasting(duel, CALCULATION_ONLY)
        # T-5.5: the Continuous Effects of beaten monsters stop.
        stop_effects(duel)
        aftermath(duel, False)


def begin_damage_step(duel: Duel) -> None:
    """BATTLE-11. From the Battle Step to the Damage Step."""
    note_step(duel, DAMAGE_STEP)
    duel.frames.append(DamageStep(DS_START))


def battle_goes_on(duel: Duel) -> bool:
    """T-5.10. Whether both battling monsters are still there and the attack stands."""
    battle = duel.battle
    assert battle is not None
    if not attacker_stands(duel, battle):
        return False
    if not battle.target:
        return True
    return target_stands(duel, battle)


def target_stands(duel: Duel, battle: Battle) -> bool:
    """Whether the attacked monster is still there (turning face-up is no new stay; face-down again it is the same target)."""
    card = duel.cards[battle.target % STAYS]
    return card.zone == MONSTERS and card.controller == battle.against


def start(duel: Duel) -> None:
    """T-5.1. Effects of the start of the Damage Step; the target is still face-down."""
    battle = duel.battle
    assert battle is not None
    if battle.target and not duel.cards[battle.target % STAYS].face_up:
        duel.battle = battle.with_face_down()
    attacker = battle.attacker % STAYS
    duel.next_batch()
    duel.tell(
        E_DAMAGE_STEP,
        attacker,
        duel.cards[attacker],
        duel.turn_seat,
        0,
        battle.target % STAYS if battle.target else -1,
        1,
    )
    if battle.target:
        target = battle.target % STAYS
        duel.tell(E_DAMAGE_STEP, target, duel.cards[target], battle.against, 0, attacker)
    aftermath(duel, False)


def tell_before(duel: Duel) -> None:
    """T-5.3. The moment before damage calculation, for the battling monsters whose text names it."""
    battle = duel.battle
    assert battle is not None
    attacker = battle.attacker % STAYS
    target = battle.target % STAYS if battle.target else -1
    for number, other in ((attacker, target), (target, attacker)):
        if number >= 0 and duel.faces[number].listens & E_BEFORE_CALCULATION:
            duel.next_batch()
            duel.tell(E_BEFORE_CALCULATION, number, duel.cards[number], duel.cards[number].controller, by=other)


def flip_target(duel: Duel) -> None:
    """DAMAGE-5, DAMAGE-6, T-5.2. A face-down target is turned to face-up Defense Position; its Flip Effect waits (T-5.6)."""
    battle = duel.battle
    assert battle is not None
    if not battle.target or not battle_goes_on(duel):
        return
    target = battle.target % STAYS
    if not duel.cards[target].face_up:
        duel.next_batch()
        turn_face_up(duel, target, DEFENSE, BY_BATTLE)
        settle(duel)


def compare(duel: Duel, battle: Battle) -> None:
    """The result of the battle: battle damage, and which monsters are beaten.

    ERA-VICTORY-1, DAMAGE-9 to DAMAGE-16, T-5.12, CARD-6, DAMAGE-11, DAMAGE-11-OCG, DAMAGE-12, DAMAGE-14, DAMAGE-15.
    """
    attacker = battle.attacker % STAYS
    margin = margin_of(duel, battle)
    hurt = hurt_seat(duel, battle, margin)
    if not battle.target:
        # DAMAGE-16
        inflict(duel, hurt, margin, attacker, attacker)
        if not duel.life_of(battle.against) and is_under(duel, X_WINS_MATCH, attacker):
            lose(duel, duel.side_of[battle.against], "ERA-VICTORY-1")
        duel.battle = battle.with_doomed((), True)
        return
    target = battle.target % STAYS
    attacked = duel.cards[target].position == ATTACK
    doomed: list[int] = []
    if margin > 0:
        doomed.append(target)
    elif margin < 0 and attacked:
        doomed.append(attacker)
    elif attacked and margin == 0 and (attack(duel, attacker) > 0 or not duel.profile.zero_atk_survives):
        doomed.append(attacker)
        doomed.append(target)
    if hurt >= 0:
        victor, loser = (attacker, target) if margin > 0 else (target, attacker)
        inflict(duel, hurt, abs(margin), victor, loser)
    beaten: list[int] = []
    for number in doomed:
        other = attacker if number == target else target
        if not survives_battle(duel, number, other):
            beaten.append(duel.binding(number))
    duel.battle = battle.with_doomed(tuple(beaten), True)


def survives_battle(duel: Duel, number: int, other: int) -> bool:
    """Whether a beaten monster is not destroyed: by an effect, or because another card is destroyed instead."""
    if is_under(duel, X_NOT_DESTROYED_BY_BATTLE, number):
        return True
    for effect in effects_on(duel, X_INSTEAD):
        change = effect.change
        assert isinstance(change, Alteration)
        if change.touches(duel, effect, number):
            instead = change.amount(duel, effect, number)
            if instead >= 0:
                destroy(duel, instead, BY_EFFECT, number)
                return True
    return False


def inflict(duel: Duel, seat: int, amount: int, by: int, own: int) -> None:
    """TERM-BATTLEDAMAGE-1. Battle damage to the player of a battle, unless an effect keeps it off; `own` is that player's monster."""
    if amount <= 0 or is_under(duel, X_NO_BATTLE_DAMAGE, seat):
        return
    amount = halved(duel, seat, amount, by)
    damage(duel, seat, amount, BY_BATTLE, by)
    if own != by and is_under(duel, X_REFLECTS_DAMAGE, own):
        for other in duel.opponents(seat)[:1]:
            damage(duel, other, amount, BY_EFFECT, own)


def after_calculation(duel: Duel) -> None:
    """T-5.6. Flip Effects of the attacked monster and "when it battles"."""
    battle = duel.battle
    assert battle is not None
    if battle.calculated:
        duel.next_batch()
        attacker = battle.attacker % STAYS
        target = battle.target % STAYS if battle.target else -1
        duel.tell(E_BATTLED, attacker, duel.cards[attacker], duel.turn_seat, BY_BATTLE, target)
        if target >= 0:
            duel.tell(E_BATTLED, target, duel.cards[target], battle.against, BY_BATTLE, attacker)
        for number in (attacker, target):
            if number >= 0 and take_doomed(duel, number) and duel.on_field(number):
                duel.next_batch()
                destroy(duel, number, BY_EFFECT)
    stop_effects(duel)
    aftermath(duel, False)


def stop_effects(duel: Duel) -> None:
    """T-5.2, T-5.5. What Continuous Effects there are depends on the moment of the Damage Step: look at them anew."""
    if duel.steady:
        duel.memo_at = -1
        duel.settled = -1


def beaten_ones(duel: Duel) -> list[int]:
    """The beaten monsters that are sent to the Graveyard unless their own text spares them."""
    battle = duel.battle
    assert battle is not None
    found: list[int] = []
    for binding in battle.doomed:
        victor = (battle.target if binding == battle.attacker else battle.attacker) % STAYS
        if duel.faces[binding % STAYS].fates and not is_under(duel, X_REMOVES_BEATEN, victor):
            found.append(binding % STAYS)
    return found


def send_beaten(duel: Duel) -> None:
    """DAMAGE-8, DAMAGE-10 to DAMAGE-13, T-5.7. The beaten monsters go to the Graveyard together; then "destroyed by battle"."""
    battle = duel.battle
    assert battle is not None
    stood = [duel.cards[battle.attacker % STAYS], duel.cards[battle.target % STAYS]]
    beaten = [
        binding % STAYS for binding in battle.doomed if duel.bound_card(binding) >= 0 and duel.on_field(binding % STAYS)
    ]
    if beaten:
        duel.next_batch()
        attacker = battle.attacker % STAYS
        target = battle.target % STAYS
        for number in beaten:
            victor = attacker if number == target else target
            if is_under(duel, X_REMOVES_BEATEN, victor):
                destroy_out_of_play(duel, number, BY_BATTLE, victor)
            else:
                destroy(duel, number, BY_BATTLE, victor)
        for number in beaten:
            other = attacker if number == target else target
            down = number == target and battle.was_face_down
            remember_beaten(duel, number, other, BEATEN_FACE_DOWN if down else BEATEN_FACE_UP)
            duel.tell(E_BATTLE_DESTROYS, other, duel.cards[other], duel.cards[other].controller, BY_BATTLE, number)
        settle(duel)
    tell_over(duel, battle, stood)
    tell_end(duel, battle)
    end_lasting(duel, END_OF_DAMAGE_STEP)
    aftermath(duel, False)


def tell_over(duel: Duel, battle: Battle, stood: list[Card]) -> None:
    """T-5.7. The end of the Damage Step, for both monsters that battled, as they stood; nothing has happened by it."""
    if not battle.calculated or not battle.target:
        return
    happened = duel.happened
    for place, before in enumerate(stood):
        if duel.faces[before.number].listens & E_BATTLE_OVER:
            other = stood[1 - place].number
            duel.tell(E_BATTLE_OVER, before.number, before, before.controller, BY_BATTLE, other)
    duel.happened = happened


def tell_end(duel: Duel, battle: Battle) -> None:
    """T-5.7. The end of the Damage Step, for the attacker that turns then; nothing has happened by it."""
    attacker = duel.bound_card(battle.attacker)
    if attacker >= 0 and duel.faces[attacker].listens & E_DAMAGE_STEP_OVER:
        happened = duel.happened
        duel.tell(E_DAMAGE_STEP_OVER, attacker, duel.cards[attacker], duel.turn_seat)
        duel.happened = happened


def end_lasting(duel: Duel, until: int) -> None:
    """End the lasting effects of a kind."""
    kept: list[Lasting] = [effect for effect in duel.lasting if effect.until != until]
    keep_lasting(duel, kept)


def end_damage_step(duel: Duel) -> None:
    """BATTLE-11. The Damage Step is over."""
    duel.substep = NO_SUBSTEP
    duel.frames.pop()
