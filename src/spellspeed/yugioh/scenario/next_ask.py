"""`may`, `may not`, `options` and `asked`: the next ask of a seat that has more than `pass`, and what it offers."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import Ask
from spellspeed.scenario.details import OpenDetail, opened
from spellspeed.scenario.model import Detail
from spellspeed.scenario.model_steps import AskedStep, Intent, MayNotStep, MayStep, OptionsStep
from spellspeed.scenario.step_table import StepFailed
from spellspeed.yugioh.duel.terms import A_ZONE
from spellspeed.yugioh.judge.why import why_not
from spellspeed.yugioh.scenario.lost_moments import MISSED_TIMING, after_options, missed
from spellspeed.yugioh.scenario.option_names import (
    PASS_OPTION,
    has_more_than_pass,
    is_free_decision,
    is_question,
    may_pass,
)
from spellspeed.yugioh.scenario.play import Play
from spellspeed.yugioh.scenario.windows import is_at
from spellspeed.yugioh.scenario.wishes import wishes_of

LONG: Final = 3000
ALWAYS_POSSIBLE: Final = ("surrender", "offer draw")
ANSWERS: Final = ("choose", "yes", "no", "allow", "refuse")


class Found:
    """Where a search ended: at the seat's ask (`ask`), or without one. `why` collects the reasons against some intents on the way."""

    def __init__(self, play: Play, ask: Ask | None, why: dict[str, list[str]]) -> None:
        self.play = play
        self.ask = ask
        self.why = why


def seek(
    play: Play,
    seat: int | None,
    at: str | None,
    answers: bool,
    intents: tuple[Intent, ...] = (),
    details: tuple[Detail, ...] = (),
) -> Found:
    """Look ahead for the next ask of a seat (of any seat for None) with more than `pass`, up to the turn player's free decision.

    With `answers` a question with one possible answer counts too.
    """
    twin = play.fork()
    why: dict[str, list[str]] = {intent.text: [] for intent in intents}
    for _ in range(LONG):
        ask = twin.duel.ask
        if ask is None:
            return Found(twin, None, why)
        if twin.leave_idle_out():
            continue
        mine = seat is None or ask.seat == seat
        if mine and seat is not None and is_at(twin.duel, ask, at):
            note_reasons(twin, ask, seat, intents, details, why)
        if is_question(ask) and not (mine and answers and speaks_of(twin, ask, intents)) and twin.answer_question():
            continue
        if mine and has_more_than_pass(ask) and is_at(twin.duel, ask, at):
            return Found(twin, ask, why)
        if is_free_decision(ask):
            if seat is not None and not mine:
                note_reasons(twin, ask, seat, intents, details, why)
            return Found(twin, None, why)
        if not twin.go_on():
            if is_question(ask) and not mine and at is None:
                raise StepFailed(
                    f"{play.seat_name(ask.seat)} is asked first ({twin.names.listed(ask)}), and nothing answers that"
                )
            return Found(twin, None, why)
    raise StepFailed("the duel does not come to a decision")


def speaks_of(twin: Play, ask: Ask, intents: tuple[Intent, ...]) -> bool:
    """Whether a question is the one that a step means: its answers name one of the options; without answers any question but for a zone."""
    if not intents:
        return ask.kind != A_ZONE
    return any(offers(twin, ask, intent, ()) for intent in intents)


def note_reasons(
    twin: Play, ask: Ask, seat: int, intents: tuple[Intent, ...], details: tuple[Detail, ...], why: dict[str, list[str]]
) -> None:
    """Collect the reasons why a seat may not do what the intents say at this ask."""
    for intent in intents:
        if missed(twin, intent) is not None and MISSED_TIMING not in why[intent.text]:
            why[intent.text].insert(0, MISSED_TIMING)
        for wish in wishes_of(twin, seat, intent, details):
            for reason in [rule for found in why_not(twin.duel, seat, wish) for rule in found.rules]:
                if reason not in why[intent.text]:
                    why[intent.text].append(reason)


def stand_at(play: Play, found: Found) -> None:
    """Bring the run to the ask that was found: the same answers once more."""
    for kind, _, picks in found.play.inputs:
        assert kind == "answer"
        play.take(picks)
    play.details = {seat: [detail.copy() for detail in details] for seat, details in found.play.details.items()}


def offers(play: Play, ask: Ask, intent: Intent, details: tuple[Detail, ...]) -> bool:
    """Whether an intent is among the options, narrowed by details."""
    if intent.verb in ALWAYS_POSSIBLE:
        return True
    if intent.verb == "accept":
        return play.offered >= 0 and play.duel.side_of[play.offered] != play.duel.side_of[ask.seat]
    if intent.verb == "choose" and not intent.choices:
        return is_question(ask) and ask.least == 0
    found = play.names.matching(ask, intent)
    if intent.verb == "choose" and len(intent.choices) > 1:
        return all(any(play.names.means(ask, code, value) for code in ask.options) for value in intent.choices)
    narrowing = tuple(detail for detail in details if detail.name not in ("effect", "from"))
    if not narrowing or not found:
        return bool(found) and fits_mode(play, ask, found, intent)
    return any(details_fit(play, ask, code, intent, narrowing) for code in found)


def fits_mode(play: Play, ask: Ask, found: list[int], intent: Intent) -> bool:
    """Whether the effect that was named is there; the modes of one activation are only asked for later."""
    return bool(found) or intent.effect is None


def details_fit(play: Play, ask: Ask, code: int, intent: Intent, details: tuple[Detail, ...]) -> bool:
    """Whether these details can answer the questions that follow from an option."""
    twin = play.fork()
    open_now: list[OpenDetail] = opened(details)
    twin.details[ask.seat] = open_now
    twin.take((code,))
    for _ in range(LONG):
        if all(detail.used for detail in open_now):
            return True
        now = twin.duel.ask
        if now is None or is_free_decision(now):
            return False
        if is_question(now):
            if not twin.answer_question() and not answer_anyhow(twin, now):
                return False
        elif may_pass(now):
            twin.take((PASS_OPTION,))
        elif not twin.go_on():
            return False
    return False


def answer_anyhow(twin: Play, ask: Ask) -> bool:
    """Any legal answer, so that a look ahead can go on."""
    picks: tuple[int, ...] = ()
    while not ask.is_answer(picks):
        more = ask.still_possible(picks)
        if not more:
            return False
        picks = (*picks, more[0])
    twin.take(picks)
    return True


def do_may(play: Play, step: MayStep) -> None:
    """`may`: all of these are among the options of the seat's next ask. StepFailed otherwise."""
    seat = play.roster.seat(step.seat)
    found = seek(play, seat, step.at, wants_answers(step.intents), step.intents, step.details)
    ask = found.ask
    for intent in step.intents:
        if ask is None or not offers(found.play, ask, intent, step.details):
            raise StepFailed(refused(step.seat, intent, found))
    stand_at(play, found)


def do_may_not(play: Play, step: MayNotStep) -> None:
    """`may not`: none of these is among them, for the reasons of `because`. StepFailed otherwise."""
    seat = play.roster.seat(step.seat)
    found = seek(play, seat, step.at, wants_answers(step.intents), step.intents, step.details)
    ask = found.ask
    for intent in step.intents:
        if ask is not None and offers(found.play, ask, intent, step.details):
            raise StepFailed(
                f"{step.seat} may {intent.text}; {step.seat}'s options are: {found.play.names.listed(ask)}"
            )
        missing = [reason for reason in step.because if reason not in found.why[intent.text]]
        if missing:
            given = ", ".join(found.why[intent.text]) or "none"
            raise StepFailed(
                f"{step.seat} may not {intent.text}, but not because of {', '.join(missing)}; the reasons are: {given}"
            )
    if ask is not None:
        stand_at(play, found)


def wants_answers(intents: tuple[Intent, ...]) -> bool:
    """Whether a step speaks of the answers to a question."""
    return any(intent.verb in ANSWERS for intent in intents)


def refused(seat: str, intent: Intent, found: Found) -> str:
    """The message for something that is not among the options."""
    reasons = ", ".join(found.why.get(intent.text, [])) or "no rule forbids it, but it is not offered"
    options = "pass" if found.ask is None else found.play.names.listed(found.ask)
    more = after_options(found.play, found.play.roster.seat(seat), intent)
    return f"{seat} may not {intent.text} ({reasons}); {seat}'s options were: {options}{more}"


def do_options(play: Play, step: OptionsStep) -> None:
    """`options`: exactly these; without such an ask they are `pass` alone. StepFailed otherwise."""
    seat = play.roster.seat(step.seat)
    found = seek(play, seat, step.at, wants_answers(step.intents), step.intents)
    if found.ask is None:
        if [intent.verb for intent in step.intents] != ["pass"]:
            wanted = ", ".join(intent.text for intent in step.intents)
            reasons = "; ".join(f"{text}: {', '.join(why)}" for text, why in found.why.items() if why)
            raise StepFailed(
                f"{step.seat}'s options are: pass; expected: {wanted}" + (f" ({reasons})" if reasons else "")
            )
        return
    compare_options(found.play, found.ask, step)
    stand_at(play, found)


def compare_options(play: Play, ask: Ask, step: OptionsStep) -> None:
    """Each option is listed, and each listed one is an option."""
    missing = [intent.text for intent in step.intents if not offers(play, ask, intent, ())]
    extra = [
        play.names.text(ask, code)
        for code in ask.options
        if not any(play.names.fits(ask, code, intent) for intent in step.intents)
    ]
    if missing or extra:
        parts = [f"missing: {', '.join(missing)}"] if missing else []
        parts += [f"not listed: {', '.join(dict.fromkeys(extra))}"] if extra else []
        raise StepFailed(f"{step.seat}'s options are: {play.names.listed(ask)}; {'; '.join(parts)}")


def do_asked(play: Play, step: AskedStep) -> None:
    """`asked`: whose ask with more than `pass` is open next, and how many it takes. StepFailed otherwise."""
    found = seek(play, None, None, step.pick is not None)
    ask = found.ask
    asked = "nobody" if ask is None else play.seat_name(ask.seat)
    wanted = "nobody" if step.seat is None else step.seat
    if asked != wanted:
        options = "" if ask is None else f" ({found.play.names.listed(ask)})"
        raise StepFailed(f"{asked} is asked next{options}, not {wanted}")
    if ask is None:
        return
    if step.pick is not None and step.pick != (ask.least, ask.most):
        raise StepFailed(f"{asked} picks {ask.least} to {ask.most}, not {step.pick[0]} to {step.pick[1]}")
    stand_at(play, found)
