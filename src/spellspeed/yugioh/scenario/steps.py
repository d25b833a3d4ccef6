"""Doing the steps of a scenario one after the other (scenario format: "Between steps")."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from spellspeed.kernel.asks import Ask, option
from spellspeed.scenario.details import opened
from spellspeed.scenario.model_steps import (
    AskedStep,
    CheckStep,
    MayNotStep,
    MayStep,
    OptionsStep,
    SeatStep,
    Step,
    TimeCalledStep,
    UntilStep,
)
from spellspeed.scenario.step_table import StepFailed, do_step_by
from spellspeed.yugioh.book.end_of_match import TimeCannotBeCalled
from spellspeed.yugioh.duel.terms import A_REPLAY, A_RESPONSE, END_PHASE, ENTER_BATTLE, ENTER_MAIN2
from spellspeed.yugioh.scenario.answers import picks_from, picks_of_values
from spellspeed.yugioh.scenario.duel_in_match import match_problems
from spellspeed.yugioh.scenario.expectations import check_expectation
from spellspeed.yugioh.scenario.lost_moments import after_options, told_main2, told_open_chain, told_there
from spellspeed.yugioh.scenario.next_ask import (
    ANSWERS,
    details_fit,
    do_asked,
    do_may,
    do_may_not,
    do_options,
    note_reasons,
)
from spellspeed.yugioh.scenario.option_names import PASS_OPTION, is_free_decision, is_question, may_pass
from spellspeed.yugioh.scenario.play import Play
from spellspeed.yugioh.scenario.windows import has_come, is_at, needs_battle, needs_main2

LONG: Final = 5000


def do_step(play: Play, step: Step) -> None:
    """Do one step. Raises StepFailed."""
    began = len(play.journal)
    do_step_by(DOINGS, play, step)
    if isinstance(step, SeatStep | UntilStep):
        play.acted_since = began


def do_time_called(play: Play, _: TimeCalledStep) -> None:
    """`time: called`: time is out, now (MATCH-6). StepFailed where it cannot be called."""
    try:
        play.time_is_out()
    except TimeCannotBeCalled as refused:
        raise StepFailed(str(refused)) from refused


def do_seat_step(play: Play, step: SeatStep) -> None:
    """Go on until the seat is asked and can do it, and do it."""
    seat = play.roster.seat(step.seat)
    if step.intent.verb in ("surrender", "offer draw", "accept"):
        end_by_will(play, seat, step.intent.verb)
        return
    if step.intent.verb == "end turn":
        do_end_turn(play, seat, step)
        return
    why: dict[str, list[str]] = {step.intent.text: []}
    last: Ask | None = None
    for _ in range(LONG):
        ask = play.duel.ask
        if ask is None:
            break
        if ask.seat == seat:
            if is_question(ask) and play.answer_by_details():
                continue
            if is_at(play.duel, ask, step.at):
                last = ask if last is None or ask.options != (PASS_OPTION,) else last
                if try_step(play, seat, ask, step):
                    return
                note_reasons(play, ask, seat, (step.intent,), step.details, why)
        comes_too_late = is_free_decision(ask) and told_there(play, seat, step.intent)
        if comes_too_late or not play.go_on():
            raise StepFailed(refusal(play, step, ask, why[step.intent.text]))
    over = f" before the duel was over ({play.duel.reason})"
    raise StepFailed(refusal(play, step, last, why[step.intent.text]) + over)


def refusal(play: Play, step: SeatStep, ask: Ask | None, why: list[str]) -> str:
    """What the judge says of a step that cannot be done."""
    reasons = f" ({', '.join(why)})" if why else ""
    if ask is None:
        return f"{step.seat} may not {step.intent.text}{reasons}; {step.seat} was not asked"
    who = play.seat_name(ask.seat)
    more = after_options(play, play.roster.seat(step.seat), step.intent)
    return f"{step.seat} may not {step.intent.text}{reasons}; {who}'s options were: {play.names.listed(ask)}{more}"


def end_by_will(play: Play, seat: int, verb: str) -> None:
    """`surrender`, `offer draw`, `accept`: always possible, whoever is asked."""
    if play.duel.over:
        raise StepFailed(f"the duel is over ({play.duel.reason})")
    if verb == "surrender":
        play.give_up(seat)
    elif verb == "offer draw":
        play.offered = seat
    elif play.offered < 0 or play.duel.side_of[play.offered] == play.duel.side_of[seat]:
        raise StepFailed(f"{play.seat_name(seat)} has been offered no draw")
    else:
        play.draw_by_agreement(seat)


def try_step(play: Play, seat: int, ask: Ask, step: SeatStep) -> bool:
    """Do the step at this ask of its seat, if it can be done there."""
    intent = step.intent
    if intent.verb in ANSWERS:
        return answer_with_step(play, seat, ask, step)
    if is_question(ask):
        return ask.about >= 0 and names_the_asking_card(play, seat, ask, step)
    if ask.kind == A_RESPONSE and intent.verb == "activate" and not step.chain_own:
        if play.duel.chain and play.duel.chain[-1].seat == seat:
            return False
    found = play.names.matching(ask, intent)
    if not found:
        return False
    code = found[0]
    narrowing = tuple(
        d for d in step.details if d.name in ("target", "cost", "tribute", "material", "discard") and d.values
    )
    if narrowing and (len(found) > 1 or PASS_OPTION in ask.options):
        fitting = [other for other in found if details_fit(play, ask, other, intent, narrowing)]
        if fitting:
            code = fitting[0]
        elif len(found) == 1 and may_come_later(play, seat, step):
            return False
    details = opened(step.details)
    play.open_details(seat, details)
    if code == option(ENTER_MAIN2):
        play.main2_announced = len(play.journal)
    play.take((code,))
    return True


def may_come_later(play: Play, seat: int, step: SeatStep) -> bool:
    """Whether the details of a step fit at a later ask of this seat, before the turn player's next free decision."""
    twin = play.fork()
    for _ in range(LONG):
        if not twin.go_on():
            return False
        ask = twin.duel.ask
        if ask is None or (is_free_decision(ask) and ask.seat not in play.idle):
            return False
        if ask.seat == seat and not is_question(ask):
            for code in twin.names.matching(ask, step.intent):
                if details_fit(twin, ask, code, step.intent, step.details):
                    return True
    return False


def names_the_asking_card(play: Play, seat: int, ask: Ask, step: SeatStep) -> bool:
    """`activate X` for an effect of X that is mandatory: its details answer the question that it asks."""
    intent = step.intent
    if intent.verb != "activate" or intent.card is None or not play.roster.matches(play.duel, intent.card, ask.about):
        return False
    details = opened(step.details)
    picks = picks_from(play.names, ask, details)
    if picks is None:
        return False
    play.open_details(seat, details)
    play.take(picks)
    return True


def answer_with_step(play: Play, seat: int, ask: Ask, step: SeatStep) -> bool:
    """`choose Z`, `choose nothing`, `yes`, `no`: the answer to the open question."""
    intent = step.intent
    picks: tuple[int, ...] | None = None
    if intent.verb == "choose" and not intent.choices:
        picks = () if is_question(ask) and ask.least == 0 else None
    elif intent.verb == "choose":
        found = picks_of_values(play.names, ask, intent.choices) if is_question(ask) else None
        picks = found[0] if found is not None and found[1] == len(intent.choices) else None
    else:
        fitting = play.names.matching(ask, intent)
        picks = (fitting[0],) if fitting else None
    if picks is None:
        return False
    kept = [detail for detail in play.details[seat] if detail.is_open or detail.used]
    play.details[seat] = kept + opened(step.details)
    play.take(picks)
    return True


def do_end_turn(play: Play, seat: int, step: SeatStep) -> None:
    """End phases until the turn is over, passing everything optional."""
    play.pass_idle_turns()
    while play.unused_details(seat) and play.duel.ask is not None and is_question(play.duel.ask):
        # What is still asked because of the step before, its details answer.
        if not play.answer_question():
            break
    turn = play.duel.turn
    if play.duel.turn_seat != seat:
        raise StepFailed(
            f"{step.seat} may not end turn: it is the turn of {play.seat_name(play.duel.turn_seat)} (TURN-1)"
        )
    play.open_details(seat, opened(step.details))
    end = option(END_PHASE)
    for _ in range(LONG):
        ask = play.duel.ask
        if ask is None or play.duel.turn != turn:
            return
        if is_free_decision(ask) and end in ask.options:
            play.take((end,))
        elif is_free_decision(ask) or not play.go_on():
            raise StepFailed(cannot_pass(play, ask, "end turn"))
    raise StepFailed("the turn does not end")


def cannot_pass(play: Play, ask: Ask, what: str) -> str:
    """The message for a question on the way that nothing answers."""
    return f"{what}: {play.seat_name(ask.seat)} is asked ({play.names.listed(ask)}), and no detail answers that"


def do_until(play: Play, step: UntilStep) -> None:
    """Go on until all the keys hold, at the first ask there."""
    details = opened(step.details)
    for seat in range(play.duel.seats):
        if step.details:
            play.open_details(seat, details)
    for _ in range(LONG):
        ask = play.duel.ask
        if ask is None:
            raise StepFailed(f"the duel is over ({play.duel.reason}) before the moment of until has come")
        if play.duel.turn_seat not in play.idle and has_come(play.duel, play.roster, step):
            break
        if step.turn is not None and play.duel.turn > step.turn:
            raise StepFailed(f"turn {step.turn} is over, and the moment of until has not come")
        way = way_on(play, ask, step) if is_free_decision(ask) else -1
        if way in ask.options:
            play.take((way,))
        elif way >= 0 or not play.go_on():
            raise StepFailed(cannot_pass(play, ask, "until"))
    else:
        raise StepFailed("the moment of until does not come")


def way_on(play: Play, ask: Ask, step: UntilStep) -> int:
    """Which phase follows on the way to the moment of an `until`."""
    battle, main2, end = option(ENTER_BATTLE), option(ENTER_MAIN2), option(END_PHASE)
    if battle in ask.options and needs_battle(play.duel, play.roster, step):
        return battle
    if main2 in ask.options and needs_main2(play.duel, step):
        return main2
    return end


def do_check(play: Play, step: CheckStep) -> None:
    """`check`: these hold at the first open window after the step before, with nothing passed."""
    play.pass_idle_turns()
    for _ in range(LONG):
        ask = play.duel.ask
        if ask is None or not is_question(ask) or not play.answer_question():
            break
    problems = check_expectation(play, step.expect) + match_problems(play, step.expect)
    if problems:
        raise StepFailed("; ".join([*problems, *filter(None, (told_open_chain(play, step.expect), told_main2(play)))]))


def come_to_rest(play: Play, looking: bool) -> None:
    """After the last step everyone passes until the turn player has a free decision or the duel ends. StepFailed if nothing answers a question.

    `looking`: the last step only looked at an ask (`may`, `options`, ...); where no pass and no written answer leads on, the duel rests there.
    """
    for _ in range(LONG):
        ask = play.duel.ask
        if ask is None or (is_free_decision(ask) and ask.seat not in play.idle):
            break
        if not play.go_on():
            if looking:
                play.rests_at = play.duel.serial
                break
            raise StepFailed(
                f"{play.seat_name(ask.seat)} is asked at the end ({play.names.listed(ask)}), and nothing answers that"
            )
    for seat in range(play.duel.seats):
        play.check_used(seat)


DOINGS: Final[dict[type, Callable[[Play, Any], None]]] = {
    SeatStep: do_seat_step,
    UntilStep: do_until,
    MayStep: do_may,
    MayNotStep: do_may_not,
    OptionsStep: do_options,
    AskedStep: do_asked,
    CheckStep: do_check,
    TimeCalledStep: do_time_called,
}

__all__ = ["A_REPLAY", "come_to_rest", "do_step", "may_pass"]
