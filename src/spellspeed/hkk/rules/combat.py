"""Combat in its minimal form: creatures of the guard post attack those of the other, or the player if there are none; both strike at once."""

from __future__ import annotations

from spellspeed.hkk.rules.context import Cause
from spellspeed.hkk.rules.derived import cannot_attack, damage_of, has_keyword, life_left
from spellspeed.hkk.rules.game import Game
from spellspeed.hkk.rules.moves import damage_card, damage_player, note, turn
from spellspeed.hkk.rules.terms import ACTIVE, ATTACK, BY_COMBAT, E_ATTACKED, GUARD, PASSIVE
from spellspeed.hkk.rules.triggers import Settling
from spellspeed.hkk.text import words
from spellspeed.kernel.asks import option
from spellspeed.kernel.atoms import push_frame, rewrite


def may_attack(game: Game, number: int) -> bool:
    """An active creature of the guard post attacks once in a turn (option `attacks_each_turn`), unless something forbids it."""
    card = game.cards[number]
    rested = attacks_made(game, number) < int(game.options.value("attacks_each_turn"))
    return card.zone == GUARD and card.position == ACTIVE and rested and not cannot_attack(game, number)


def attacks_made(game: Game, number: int) -> int:
    """How often a creature has attacked in this turn."""
    card = game.cards[number]
    return card.attacks if card.attacked == game.turn else 0


def attacks(game: Game, seat: int) -> list[int]:
    """Each attack that a player may declare: on a creature of the other guard post; on the player if no creature there can stop it."""
    found: list[int] = []
    for number in game.zone(seat, GUARD):
        if not may_attack(game, number):
            continue
        for other in game.opponents(seat):
            guards = game.zone(other, GUARD)
            found += [option(ATTACK, number, target + 1) for target in guards]
            always = game.options.says("attack_on_player", "always")
            if always or not any(can_stop(game, guard, number) for guard in guards):
                found.append(option(ATTACK, number, 0))
    return found


def can_stop(game: Game, guard: int, attacker: int) -> bool:
    """Whether a guard stands in the way of an attack on the player: only a flying one stops a flying one (option `flying`)."""
    if game.options.says("flying", "nothing"):
        return True
    return not has_keyword(game, attacker, words.FLYING) or has_keyword(game, guard, words.FLYING)


def declare(game: Game, number: int, target: int) -> None:
    """The attack is declared; automatic abilities hear of it."""
    card = game.cards[number]
    rewrite(game, card.with_attack(game.turn, attacks_made(game, number) + 1))
    cause = Cause(BY_COMBAT, card.controller, number, 0)
    note(game, E_ATTACKED, number, card, card.controller, cause, target)
    if game.options.is_on("attacking_passivises"):
        turn(game, number, PASSIVE, cause)
    push_frame(game, Settling())


def strike(game: Game, number: int, target: int) -> None:
    """Both deal their damage at once (option `strike`). If one of them is gone, or the attacker has changed sides, nothing happens."""
    if number < 0 or not game.in_play(number):
        return
    seat = game.cards[number].controller
    if seat != game.turn_seat:
        return
    source = game.new_source() if game.options.is_on("combat_is_source") else 0
    if target < 0:
        damage_player(game, game.opponents(seat)[0], damage_of(game, number), Cause(BY_COMBAT, seat, number, source))
        return
    other = game.bound_card(target)
    if other < 0 or not game.in_play(other) or game.cards[other].controller == seat:
        return
    dealt, taken = damage_of(game, number), damage_of(game, other)
    damage_card(game, other, dealt, Cause(BY_COMBAT, seat, number, source))
    if game.options.says("strike", "attacker_first") and life_left(game, other) <= 0:
        return
    damage_card(game, number, taken, Cause(BY_COMBAT, game.cards[other].controller, other, source))
