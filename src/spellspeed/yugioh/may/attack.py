"""Who may attack, and whom (BATTLE)."""

from __future__ import annotations

from spellspeed.kernel.cards import STAYS, Card
from spellspeed.kernel.lasting import Lasting
from spellspeed.yugioh.duel.alterations import Alteration
from spellspeed.yugioh.duel.battle_notes import attacks_from_defense
from spellspeed.yugioh.duel.derived import LAST_OF_ALL, effects_on, is_unaffected, is_under, reaches, total_of
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.memory import attacker_of, has_attacked, has_fought
from spellspeed.yugioh.duel.memory_records import DIRECTLY
from spellspeed.yugioh.duel.rights import (
    X_ATTACK_COST,
    X_ATTACK_EACH,
    X_ATTACK_TRIBUTE,
    X_ATTACKS_FROM_DEFENSE,
    X_DECK_TOLL,
    X_DIRECT_ATTACK,
    X_MORE_ON_MONSTERS,
    X_NO_ATTACK,
    X_NO_BATTLE_PHASE,
    X_NO_DECLARING,
    X_NO_DIRECT_ATTACK,
    X_NO_OBSTACLE,
    X_NOT_ATTACKED,
    X_ONE_ATTACKER,
    X_ONLY_ATTACKS,
    X_REDIRECTS,
    X_SECOND_ATTACK,
    X_SKIP_BATTLE,
)
from spellspeed.yugioh.duel.terms import ATTACK, DECK, DEFENSE, GRAVEYARD, MAIN1, MONSTERS
from spellspeed.yugioh.may.pay import may_be_tributed, may_pay


def may_enter_battle(duel: Duel, seat: int, why: list[str] | None = None) -> bool:
    """BATTLE-1, BATTLE-2, MAIN-4, TEAM-II-4. Whether the turn player may go to the Battle Phase."""
    if duel.phase != MAIN1 or seat != duel.turn_seat:
        if why is None:
            return False
        why.append("MAIN-4")
    return may_go_to_battle(duel, seat, why)


def may_go_to_battle(duel: Duel, seat: int, why: list[str] | None = None) -> bool:
    """BATTLE-2, TEAM-II-4. Whether the turn player may have a Battle Phase in this turn."""
    if duel.turn < first_battle_turn(duel):
        if why is None:
            return False
        why.append("BATTLE-2" if duel.seats == 2 else "TEAM-II-4")
    if is_under(duel, X_NO_BATTLE_PHASE, seat) or is_under(duel, X_SKIP_BATTLE, seat):
        if why is None:
            return False
        why.append("CORE-1/battle_phase")
    return not why


def may_attack(duel: Duel, seat: int, number: int, why: list[str] | None = None) -> bool:
    """BATTLE-6, BATTLE-9, TEAM-IV-1. Whether a monster may declare an attack, whatever the target."""
    card = duel.cards[number]
    if not card.face_up or card.zone != MONSTERS or not is_ready(duel, card):
        if why is None:
            return False
        why.append("BATTLE-6")
    if card.controller != seat or seat != duel.turn_seat:
        if why is None:
            return False
        why.append("TERM-CONTROL-1")
    if card.attacked == duel.turn and not may_attack_so_often(duel, number, card.attacks + 1):
        if why is None:
            return False
        why.append("BATTLE-9")
        if not has_fought(duel, number):
            why.append("REPLAY-3")
    if is_under(duel, X_NO_ATTACK, number) or is_under(duel, X_NO_DECLARING, number):
        if why is None:
            return False
        why.append("CORE-1/attack")
    if not may_pay(duel, seat, total_of(duel, X_ATTACK_COST, number)):
        if why is None:
            return False
        why.extend(("TERM-COST-1/attack", "T-9.3"))
    if duel.kinds & X_DECK_TOLL.bit and not may_pay_from_deck(duel, seat, total_of(duel, X_DECK_TOLL, number)):
        if why is None:
            return False
        why.append("TERM-COST-1/attack")
    if duel.kinds & X_ATTACK_TRIBUTE.bit and is_under(duel, X_ATTACK_TRIBUTE, number):
        if not tributes_to_attack(duel, number):
            if why is None:
                return False
            why.append("TERM-COST-1/attack")
    if duel.kinds & X_ONE_ATTACKER.bit and is_kept_by_another(duel, seat, card):
        if why is None:
            return False
        why.append("CORE-1/attack")
    return not why


def is_kept_by_another(duel: Duel, seat: int, card: Card) -> bool:
    """CORE-1. Whether another monster was the one that may attack (THE DARK DOOR); not one that the card which says so does not affect."""
    if attacker_of(duel, seat) in (0, card.binding):
        return False
    for effect in effects_on(duel, X_ONE_ATTACKER):
        if reaches(duel, effect, seat) and not is_unaffected(duel, card.number, effect.source % STAYS):
            return True
    return False


def is_ready(duel: Duel, card: Card) -> bool:
    """BATTLE-6. Whether a monster is in a battle position in which it can attack: Attack Position, or the one that its text allows."""
    return card.position == ATTACK or (
        duel.kinds & X_ATTACKS_FROM_DEFENSE.bit != 0 and is_under(duel, X_ATTACKS_FROM_DEFENSE, card.number)
    )


def may_pay_from_deck(duel: Duel, seat: int, toll: int) -> bool:
    """TERM-COST-1, T-9.2. Whether a player can send so many cards from the top of the Deck to the Graveyard."""
    deck = duel.zone(seat, DECK)
    if not toll:
        return True
    for effect in effects_on(duel, X_REDIRECTS):
        change = effect.change
        assert isinstance(change, Alteration)
        if deck and change.redirects(duel, effect, deck[-1], GRAVEYARD):
            return False
    return len(deck) >= toll


def tributes_to_attack(duel: Duel, number: int) -> list[int]:
    """TERM-TRIBUTE-2. The monsters of which one may be Tributed for the attack of a monster: others of the same player."""
    seat = duel.cards[number].controller
    return [other for other in duel.monsters(seat) if other != number and may_be_tributed(duel, other)]


def may_attack_so_often(duel: Duel, number: int, attacks: int) -> bool:
    """BATTLE-9. Whether a monster may declare so many attacks in one turn."""
    return attacks <= 1 or is_under(duel, X_ATTACK_EACH, number) or attacks <= 1 + further_attacks(duel, number)


def further_attacks(duel: Duel, number: int) -> int:
    """BATTLE-9. How many attacks a monster may declare beside its first one.

    Of several texts that let it attack twice one counts, what was granted to it when it fought among them (FAQ TWIN SWORDS OF FLASHING LIGHT -
    TRYCE, BLACK LUSTER SOLDIER - ENVOY OF THE BEGINNING); what says "once more" of this turn is added (COMBINATION ATTACK).
    """
    most = 0
    granted = 0
    for effect in effects_on(duel, X_SECOND_ATTACK):
        if reaches(duel, effect, number):
            change = effect.change
            assert isinstance(change, Alteration)
            if effect.cards and change.layer() == LAST_OF_ALL:
                granted += change.amount(duel, effect, number)
            else:
                most = max(most, change.amount(duel, effect, number))
    return most + granted


def is_admitted(duel: Duel, limits: list[Lasting], number: int, target: int) -> bool:
    """CORE-1. Whether the texts that limit what a monster may attack admit this target."""
    for effect in limits:
        change = effect.change
        assert isinstance(change, Alteration)
        if change.touches(duel, effect, number) and not change.admits(duel, effect, target):
            return False
    return True


def is_drawn(duel: Duel, limits: list[Lasting], number: int, target: int) -> bool:
    """CORE-1. Whether a text makes this target the one that a monster can attack, whatever else forbids that (RING OF MAGNETISM)."""
    for effect in limits:
        change = effect.change
        assert isinstance(change, Alteration)
        if change.draws_attacks(duel, effect, target) and change.touches(duel, effect, number):
            return True
    return False


def is_drawn_away(duel: Duel, number: int) -> bool:
    """CORE-1. Whether a monster can attack no player, because a text draws its attacks to a monster."""
    limits = effects_on(duel, X_ONLY_ATTACKS)
    if not limits:
        return False
    for seat in range(duel.seats):
        for target in duel.monsters(seat):
            if is_drawn(duel, limits, number, target):
                return True
    return False


def is_admitted_directly(duel: Duel, number: int) -> bool:
    """CORE-1. Whether the texts that limit what a monster may attack admit the player."""
    for effect in effects_on(duel, X_ONLY_ATTACKS):
        change = effect.change
        assert isinstance(change, Alteration)
        if change.touches(duel, effect, number) and not change.admits_player(duel, effect):
            return False
    return True


def may_attack_directly(duel: Duel, seat: int, number: int, why: list[str] | None = None) -> bool:
    """BATTLE-7, BATTLE-8, TEAM-IV-2. Whether a monster may attack the player."""
    if is_guarded(duel, seat) and not is_under(duel, X_DIRECT_ATTACK, number):
        if why is None:
            return False
        why.append("BATTLE-7" if duel.seats == 2 else "TEAM-IV-2")
    if (
        is_under(duel, X_NO_DIRECT_ATTACK, number)
        or is_drawn_away(duel, number)
        or not is_admitted_directly(duel, number)
    ):
        if why is None:
            return False
        why.append("CORE-1/direct")
    if attacks_before(duel, number) > 0 and keeps_to_monsters(duel, number):
        if why is None:
            return False
        why.append("BATTLE-9")
    return not why


def is_guarded(duel: Duel, seat: int) -> bool:
    """BATTLE-7, TEAM-IV-2. Whether monsters of the opponents keep a seat from attacking directly."""
    guarded = False
    for other in duel.opponents(seat):
        if duel.has_monster(other) and not (duel.kinds & X_NO_OBSTACLE.bit and is_open_to_attack(duel, other)):
            guarded = True
    return guarded


def is_open_to_attack(duel: Duel, seat: int) -> bool:
    """BATTLE-7. Whether none of the monsters of a seat keeps its opponents from attacking directly (The Legendary Fisherman)."""
    return all([is_under(duel, X_NO_OBSTACLE, number) for number in duel.monsters(seat)])


def keeps_to_monsters(duel: Duel, number: int) -> bool:
    """BATTLE-9. Whether all further attacks of a monster in a turn are on monsters, and none follows a direct attack."""
    return is_under(duel, X_ATTACK_EACH, number) or is_under(duel, X_MORE_ON_MONSTERS, number)


def first_battle_turn(duel: Duel) -> int:
    """BATTLE-2, TEAM-II-4. The first turn that has a Battle Phase."""
    return duel.seats


def attacks_before(duel: Duel, number: int) -> int:
    """REPLAY-2, T-4.7. How many attacks a monster has declared this turn, without the one under way: that one may still be replayed.

    One to which an effect forced it is none that it has declared.
    """
    card = duel.cards[number]
    if card.attacked != duel.turn:
        return 0
    under_way = duel.battle is not None and duel.battle.attacker == card.binding and not duel.battle.forced
    return card.attacks - 1 if under_way else card.attacks


def attack_targets(duel: Duel, seat: int, number: int, selected: int = -1, turned: bool = False) -> list[int]:
    """BATTLE-6, TEAM-IV-2. The monsters that a monster may attack; none once it attacked directly, though it may attack each monster.

    `selected`: the target that it has already; for that one "cannot be attacked" comes too late.
    `turned`: as if it were turned to Attack Position before.
    """
    targets: list[int] = []
    if not turned and duel.cards[number].position == DEFENSE and not attacks_from_defense(duel, number, False):
        return targets
    again = attacks_before(duel, number) > 0 and keeps_to_monsters(duel, number)
    if again and has_attacked(duel, number, DIRECTLY):
        return targets
    each = again and is_under(duel, X_ATTACK_EACH, number)
    limits = effects_on(duel, X_ONLY_ATTACKS)
    for other in duel.opponents(seat):
        for target in duel.monsters(other):
            if not limits or not is_drawn(duel, limits, number, target):
                if target != selected and is_under(duel, X_NOT_ATTACKED, target):
                    continue
                if not is_admitted(duel, limits, number, target):
                    continue
            if each and has_attacked(duel, number, target):
                continue
            targets.append(target)
    return targets
