"""Doing the steps of an hkk scenario, one after the other (scenario format: "Between steps")."""

from __future__ import annotations

from typing import Final

from spellspeed.hkk.reasons import usable_places, why_not_play, why_not_use
from spellspeed.hkk.rules import terms as t
from spellspeed.hkk.rules.game import Game
from spellspeed.hkk.rules.victory import agree_to_draw, surrender
from spellspeed.hkk.scenario.names import HkkNames, is_question
from spellspeed.hkk.scenario.position import build_hkk
from spellspeed.kernel.asks import Ask, option, verb_of
from spellspeed.kernel.atoms import ask_always, keep_journal
from spellspeed.kernel.door import advance, answer
from spellspeed.kernel.errors import LostCard, PlaceTaken
from spellspeed.kernel.whereabouts import WATCHED, check_places
from spellspeed.scenario.details import OpenDetail, opened, unused
from spellspeed.scenario.model_scenarios import DuelScenario
from spellspeed.scenario.model_steps import AskedStep, Intent, MayNotStep, MayStep, OptionsStep, SeatStep, UntilStep
from spellspeed.scenario.step_table import StepFailed

LONG: Final = 3000
PASS_OPTION: Final = option(t.PASS)
QUIET: Final = ("effect", "from")
"""Details that say what is meant by a step and answer no question."""
WILLS: Final = ("surrender", "offer draw", "accept")


class HkkPlay:
    """A running hkk scenario: the game, its names, the details that are still to answer something, and every input so far."""

    def __init__(self, scenario: DuelScenario) -> None:
        self.game, written = build_hkk(scenario)
        self.names = HkkNames(scenario.seats, written)
        keep_journal(self.game, [])
        self.inputs: list[tuple[str, int, tuple[int, ...]]] = []
        self.details: list[list[OpenDetail]] = [[] for _ in scenario.seats]
        self.offered = -1
        self.rests = False
        advance(self.game)

    def copy(self) -> HkkPlay:
        """A play that goes its own way."""
        twin = HkkPlay.__new__(HkkPlay)
        twin.game = self.game.fork()
        ask_always(twin.game, True)
        keep_journal(twin.game, [])
        twin.names = self.names
        twin.inputs = []
        twin.details = [[detail.copy() for detail in own] for own in self.details]
        twin.offered = self.offered
        twin.rests = False
        return twin

    def take(self, picks: tuple[int, ...]) -> None:
        """Answer the open ask. StepFailed where that loses a card."""
        assert self.game.ask is not None
        self.inputs.append(("answer", self.game.ask.seat, picks))
        try:
            answer(self.game, self.game.serial, picks, self.game.ask.seat)
            if not WATCHED:
                check_places(self.game)
        except (LostCard, PlaceTaken) as lost:
            raise StepFailed(str(lost)) from lost

    def go_on(self, ask: Ask) -> bool:
        """What the runner does by itself: a written answer, a pass, the one possible answer. Not the turn player's free decision."""
        if is_question(ask):
            return self.answer_question(ask)
        if is_free(self.game, ask):
            return False
        self.take((PASS_OPTION,))
        return True

    def answer_question(self, ask: Ask) -> bool:
        """Answer from the details of the seat asked, or where there is one possible answer."""
        for detail in self.details[ask.seat]:
            picks = None if detail.detail.name in QUIET else self.first_values(ask, detail)
            if picks is not None:
                detail.used = True
                self.take(picks)
                return True
        if ask.kind == t.A_MAY and any(not detail.used for detail in self.details[ask.seat]):
            self.take((option(t.YES),))
            return True
        if not ask.options:
            self.take(())
            return True
        alike = len({self.names.said(self.game, code) for code in ask.options}) == 1 and ask.least == ask.most
        alone = ask.single_answer()
        picks = alone if alone is not None else (ask.options[: ask.most] if alike else None)
        if picks is None:
            return False
        self.take(picks)
        return True

    def first_values(self, ask: Ask, detail: OpenDetail) -> tuple[int, ...] | None:
        """The longest beginning of a detail's values that answers the ask; these values are used up."""
        if not detail.detail.values and not detail.used:
            return () if ask.least == 0 else None
        for count in range(min(len(detail.values), ask.most), 0, -1):
            picks = self.names.picks(self.game, ask, detail.values[:count])
            if picks is not None:
                detail.values = detail.values[count:]
                return picks
        return None


def is_free(game: Game, ask: Ask) -> bool:
    """Whether it is the turn player's free decision: an action in the own main phase."""
    return ask.kind == t.A_ACT and ask.seat == game.turn_seat and game.phase == t.MAIN


def is_rest(game: Game, ask: Ask) -> bool:
    """Whether a scenario may end here: the turn player may act, and no attack is under way."""
    acting = ask.kind == t.A_ACT and ask.seat == game.turn_seat and game.phase in (t.MAIN, t.MOVEMENT, t.COMBAT)
    return acting and not getattr(game.frames[-1], "quick", False)


def do_seat_step(play: HkkPlay, step: SeatStep) -> None:
    """Go on until the seat is asked and can do it, and do it."""
    seat = play.names.seats.index(step.seat)
    verb = step.intent.verb
    if verb in WILLS:
        end_by_will(play, seat, verb)
        return
    if verb == "end turn":
        end_turn(play, seat, step)
        return
    why: list[str] = []
    for _ in range(LONG):
        ask = play.game.ask
        if ask is None:
            raise StepFailed(f"{step.seat} may not {step.intent.text}: the game is over ({play.game.reason})")
        if ask.seat == seat:
            if is_question(ask) and has_details(play, seat) and play.answer_question(ask):
                continue
            if do_here(play, seat, ask, step):
                return
            why += [one for one in reasons(play, seat, step.intent) if one not in why]
        if not play.go_on(ask):
            because = f" ({', '.join(why)})" if why else ""
            raise StepFailed(
                f"{step.seat} may not {step.intent.text}{because}; {play.names.seats[ask.seat]}'s options were: "
                f"{play.names.listed(play.game, ask)}"
            )
    raise StepFailed(f"{step.seat} may not {step.intent.text}: it does not come to that")


def has_details(play: HkkPlay, seat: int) -> bool:
    """Whether a detail of the seat's last step has still to answer something."""
    return any(not detail.used for detail in play.details[seat])


def do_here(play: HkkPlay, seat: int, ask: Ask, step: SeatStep) -> bool:
    """Do a step at this ask of its seat, if it can be done there."""
    intent = step.intent
    picks: tuple[int, ...] | None
    if intent.verb == "choose":
        if not is_question(ask):
            return False
        picks = play.names.picks(play.game, ask, intent.choices)
    elif (intent.verb == "done" and ask.kind == t.A_REACT) or (
        intent.verb == "pass" and ask.kind == t.A_REACT and ask.options == (PASS_OPTION,)
    ):
        return False
    else:
        found = play.names.matching(play.game, ask, intent)
        picks = (found[0],) if found else None
    if picks is None:
        return False
    check_used(play, seat)
    play.details[seat] = opened(step.details)
    play.take(picks)
    return True


def check_used(play: HkkPlay, seat: int) -> None:
    """Let the details answer what is still open; one that nothing used is a failure."""
    while play.game.ask is not None and is_question(play.game.ask) and has_details(play, play.game.ask.seat):
        if not play.answer_question(play.game.ask):
            break
    for detail in play.details[seat]:
        if not detail.used and detail.detail.name not in QUIET:
            raise StepFailed(unused(detail.detail))


def reasons(play: HkkPlay, seat: int, intent: Intent) -> list[str]:
    """Why an intent is not possible now, for the message."""
    if intent.card is None:
        return []
    found: list[str] = []
    for number in play.names.meant(play.game, intent.card):
        if intent.verb == "play":
            found += why_not_play(play.game, seat, number, t.NEUTRALIZING if intent.neutralization else t.NORMAL)
        elif intent.verb == "use":
            for place in usable_places(play.game, number):
                found += why_not_use(play.game, seat, number, place)
    return found


def end_by_will(play: HkkPlay, seat: int, verb: str) -> None:
    """`surrender`, `offer draw`, `accept`: always possible."""
    if play.game.over:
        raise StepFailed(f"the game is over ({play.game.reason})")
    if verb == "surrender":
        play.inputs.append(("surrender", seat, ()))
        surrender(play.game, seat)
    elif verb == "offer draw":
        play.offered = seat
    elif play.offered in (-1, seat):
        raise StepFailed(f"{play.names.seats[seat]} has been offered no draw")
    else:
        play.inputs.append(("draw", seat, ()))
        agree_to_draw(play.game)


def end_turn(play: HkkPlay, seat: int, step: SeatStep) -> None:
    """End phases until the turn is over, passing everything optional."""
    turn = play.game.turn
    if play.game.turn_seat != seat:
        raise StepFailed(f"{step.seat} may not end turn: it is the turn of {play.names.seats[play.game.turn_seat]}")
    check_used(play, seat)
    play.details[seat] = opened(step.details)
    go_to(play, lambda: play.game.turn != turn, "end turn")


def do_until(play: HkkPlay, step: UntilStep) -> None:
    """Go on until all the keys hold, at the first ask there."""
    if step.details:
        details = opened(step.details)
        for seat in range(play.game.seats):
            check_used(play, seat)
            play.details[seat] = details
    game = play.game

    def has_come() -> bool:
        """Whether all the keys hold."""
        return (
            step.turn in (None, game.turn)
            and step.turn_player in (None, play.names.seats[game.turn_seat])
            and step.phase in (None, t.PHASES[game.phase])
        )

    go_to(play, has_come, "until")


def go_to(play: HkkPlay, has_come: object, what: str) -> None:
    """Go on, passing everything optional, until something holds. StepFailed for a question that nothing answers."""
    assert callable(has_come)
    for _ in range(LONG):
        ask = play.game.ask
        if ask is None or has_come():
            return
        if is_free(play.game, ask):
            play.take((PASS_OPTION,))
        elif not play.go_on(ask):
            listed = play.names.listed(play.game, ask)
            raise StepFailed(f"{what}: {play.names.seats[ask.seat]} is asked ({listed}), and no detail answers that")
    raise StepFailed(f"{what}: it does not come to that")


def next_ask(play: HkkPlay, seat: int, intents: tuple[Intent, ...] = ()) -> tuple[HkkPlay, Ask | None, list[str]]:
    """The seat's next ask with more than `pass`, if that comes before the turn player's next free decision or is it; in a copy of the play.

    The list holds the reasons against the intents, from each ask of the seat on the way.
    """
    twin = play.copy()
    why: list[str] = []
    for _ in range(LONG):
        ask = twin.game.ask
        if ask is None:
            break
        if ask.seat == seat:
            why += [reason for intent in intents for reason in reasons(twin, seat, intent)]
            if ask.options != (PASS_OPTION,):
                return twin, ask, why
        if not twin.go_on(ask):
            why += [reason for intent in intents for reason in reasons(twin, seat, intent)]
            return twin, ask if ask.seat == seat else None, why
    return twin, None, why


def go_there(play: HkkPlay, twin: HkkPlay, ask: Ask | None) -> None:
    """Bring the play to where its copy has come."""
    if ask is not None:
        for _, _, picks in twin.inputs:
            play.take(picks)
        for own, others in zip(play.details, twin.details, strict=True):
            for detail, other in zip(own, others, strict=True):
                detail.used, detail.values = other.used, other.values


def do_may(play: HkkPlay, step: MayStep) -> None:
    """All of these are among the options of the seat's next ask."""
    seat = play.names.seats.index(step.seat)
    twin, ask, why = next_ask(play, seat, step.intents)
    for intent in step.intents:
        if ask is None or not twin.names.matching(twin.game, ask, intent):
            listed = "nothing" if ask is None else twin.names.listed(twin.game, ask)
            raise StepFailed(f"{step.seat} may not {intent.text} ({', '.join(why)}); the options were: {listed}")
    go_there(play, twin, ask)
    play.rests = True


def do_may_not(play: HkkPlay, step: MayNotStep) -> None:
    """None of these is among them, and the reasons why not hold those written."""
    seat = play.names.seats.index(step.seat)
    twin, ask, found = next_ask(play, seat, step.intents)
    for intent in step.intents:
        if ask is not None and twin.names.matching(twin.game, ask, intent):
            raise StepFailed(f"{step.seat} may {intent.text}")
        for wanted in step.because:
            if wanted not in found:
                raise StepFailed(f"{intent.text} is forbidden by {', '.join(found) or 'nothing'}, not by {wanted}")
    go_there(play, twin, ask)
    play.rests = True


def do_options(play: HkkPlay, step: OptionsStep) -> None:
    """Exactly these options."""
    seat = play.names.seats.index(step.seat)
    twin, ask, _ = next_ask(play, seat)
    codes = (PASS_OPTION,) if ask is None else ask.options
    wanted = sorted(intent.text if intent.text != "done" else "pass" for intent in step.intents)
    found = sorted({twin.names.said(twin.game, code) for code in codes})
    if wanted != found:
        raise StepFailed(f"the options of {step.seat} are {found}, expected {wanted}")
    go_there(play, twin, ask)
    play.rests = True


def do_asked(play: HkkPlay, step: AskedStep) -> None:
    """Whose ask with more than `pass` is open next."""
    for _ in range(LONG):
        ask = play.game.ask
        if ask is None or ask.options != (PASS_OPTION,):
            break
        play.take((PASS_OPTION,))
    ask = play.game.ask
    who = None if ask is None else play.names.seats[ask.seat]
    if who != step.seat:
        raise StepFailed(f"asked is {who or 'nobody'}, expected {step.seat or 'nobody'}")
    if ask is not None and step.pick is not None and (ask.least, ask.most) != step.pick:
        raise StepFailed(f"the ask takes {ask.least} to {ask.most}, expected {step.pick[0]} to {step.pick[1]}")
    play.rests = True


def come_to_rest(play: HkkPlay) -> None:
    """After the last step everyone passes until the turn player may act or the game ends."""
    for _ in range(LONG):
        ask = play.game.ask
        if ask is None or is_rest(play.game, ask):
            break
        if play.game.phase == t.END and verb_of(ask.options[0]) == t.PASS and play.game.turn_seat == ask.seat:
            break
        if not play.go_on(ask):
            if play.rests:
                return
            listed = play.names.listed(play.game, ask)
            raise StepFailed(f"{play.names.seats[ask.seat]} is asked at the end ({listed}), and nothing answers that")
    for seat in range(play.game.seats):
        check_used(play, seat)
