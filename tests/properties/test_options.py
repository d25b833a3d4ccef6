"""The options of an open ask are exactly the intents against which the legality functions name no reason."""

from collections.abc import Callable
from functools import partial

import pytest

from spellspeed.kernel.asks import Ask, option, verb_of
from spellspeed.kernel.draws import Stream
from spellspeed.yugioh.book.frames import Response
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.terms import (
    A_OPEN,
    A_RESPONSE,
    ACTIVATE,
    ATTACK_WITH,
    BATTLE,
    BATTLE_STEP,
    CHANGE_POSITION,
    END_PHASE,
    ENTER_BATTLE,
    ENTER_MAIN2,
    FLIP,
    FUSION_DECK,
    HAND,
    MONSTER,
    MONSTERS,
    PASS,
    SET_MONSTER,
    SET_SPELL,
    SPECIAL,
    SUMMON,
)
from spellspeed.yugioh.may.activate import may_activate
from spellspeed.yugioh.may.attack import attack_targets, may_attack, may_attack_directly, may_enter_battle
from spellspeed.yugioh.may.set import may_set_spell
from spellspeed.yugioh.may.summon import may_flip_summon, may_normal_summon, may_special_summon, summon_gemini
from spellspeed.yugioh.may.turn import may_change_position
from spellspeed.yugioh.may.use_gemini import may_summon_gemini
from tests.properties.playing import asked, bench_duel, how_many, play_on

Legality = Callable[[list[str] | None], bool]


def no_reason(may: Legality, what: object) -> bool:
    """Whether nothing speaks against it; the quick answer and the one with reasons must agree."""
    why: list[str] = []
    answered = may(why)
    assert answered == (not why), (what, why)
    assert may(None) == answered, (what, why)
    assert all(rule and rule.partition("/")[0].upper() == rule.partition("/")[0] for rule in why), why
    return answered


def activations(duel: Duel, seat: int, priority: bool) -> list[int]:
    """Every activation, of any card anywhere, against which there is no reason."""
    found: list[int] = []
    for card in duel.cards:
        face = duel.printed(card.number)
        for ability in face.abilities:
            if ability.is_card_activation or ability.is_ignition or (ability.windows and not ability.is_trigger):
                may: Legality = partial(may_activate, duel, seat, card.number, ability, priority)
                if no_reason(may, face.name):
                    found.append(option(ACTIVATE, card.number, ability.index))
    return found


def main_intents(duel: Duel, seat: int) -> list[int]:
    """What the turn player may do in an open Main Phase, intent by intent."""
    found = [option(END_PHASE)]
    if no_reason(partial(may_enter_battle, duel, seat), "Battle Phase"):
        found.append(option(ENTER_BATTLE))
    for card in duel.cards:
        n = card.number
        face = duel.printed(n)
        intents: list[tuple[int, Legality]] = []
        if card.owner == seat and card.zone == HAND and face.kind == MONSTER:
            intents.append((option(SUMMON, n), partial(may_normal_summon, duel, seat, n, False)))
            intents.append((option(SET_MONSTER, n), partial(may_normal_summon, duel, seat, n, True)))
        elif card.owner == seat and card.zone == HAND:
            intents.append((option(SET_SPELL, n), partial(may_set_spell, duel, seat, n)))
        if card.zone == MONSTERS:
            intents.append((option(FLIP, n), partial(may_flip_summon, duel, seat, n)))
            intents.append((option(CHANGE_POSITION, n), partial(may_change_position, duel, seat, n)))
            if summon_gemini(duel, n):
                intents.append((option(SUMMON, n), partial(may_summon_gemini, duel, seat, n)))
        if card.owner == seat and card.zone in (HAND, FUSION_DECK):
            for a in face.procedures:
                code = option(SPECIAL, n, a.index)
                intents.append((code, partial(may_special_summon, duel, seat, n, a)))
        found += [code for code, may in intents if no_reason(may, (code, face.name))]
    return found + activations(duel, seat, True)


def battle_intents(duel: Duel, seat: int) -> list[int]:
    """What the turn player may do in an open step of the Battle Phase."""
    found = activations(duel, seat, False)
    if duel.battle_step != BATTLE_STEP:
        return [*found, option(PASS)]
    for n in [card.number for card in duel.cards if card.zone == MONSTERS]:
        if no_reason(partial(may_attack, duel, seat, n), "attack"):
            found += [option(ATTACK_WITH, n, target + 1) for target in attack_targets(duel, seat, n)]
            if no_reason(partial(may_attack_directly, duel, seat, n), "direct attack"):
                found.append(option(ATTACK_WITH, n, 0))
    return [*found, option(ENTER_MAIN2), option(END_PHASE)]


def expected(duel: Duel, ask: Ask) -> list[int] | None:
    """The options that an ask must have; None for asks of other kinds."""
    if ask.kind == A_OPEN and duel.in_main_phase():
        return main_intents(duel, ask.seat)
    if ask.kind == A_OPEN and duel.phase == BATTLE:
        return battle_intents(duel, ask.seat)
    if ask.kind == A_OPEN:
        return [*activations(duel, ask.seat, False), option(PASS)]
    if ask.kind == A_RESPONSE:
        frame = duel.frames[-1]
        priority = frame.priority if isinstance(frame, Response) else False
        return [option(PASS), *activations(duel, ask.seat, priority)]
    return None


@pytest.mark.parametrize("rules", ["tcg", "goat", "ocg"])
@pytest.mark.parametrize("seats", [2, 4])
def test_the_options_are_what_nothing_speaks_against(rules: str, seats: int) -> None:
    """Free turn players and windows, in random duels of two and four seats under every profile; asked always, so that few count too."""
    compared: dict[int, int] = {}
    for seed in range(how_many(2, 60)):
        duel = bench_duel(seed + 100 * seats, seats=seats, rules=rules, always=True)
        stream = Stream(f"options {seed} {rules}")
        while not duel.over:
            ask = asked(duel)
            if len(ask.options) > 1 or stream.below(8) == 0:
                wanted = expected(duel, ask)
                if wanted is not None:
                    assert sorted(ask.options) == sorted(wanted), (seed, duel.turn, ask.kind)
                    for code in ask.options:
                        compared[verb_of(code)] = compared.get(verb_of(code), 0) + 1
            play_on(duel, stream, 1)
    for verb in (SUMMON, SET_MONSTER, ACTIVATE, SET_SPELL, ATTACK_WITH, CHANGE_POSITION, END_PHASE):
        assert compared.get(verb, 0) > 0, verb
