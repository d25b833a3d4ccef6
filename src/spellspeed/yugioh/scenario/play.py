"""A scenario being played: the duel, what was answered so far, and the details that still answer questions."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.asks import Ask, extra_of, option
from spellspeed.kernel.atoms import ask_always, keep_journal
from spellspeed.kernel.door import advance, answer
from spellspeed.kernel.errors import LostCard, PlaceTaken
from spellspeed.kernel.events import Event
from spellspeed.kernel.whereabouts import WATCHED, check_places
from spellspeed.scenario.details import OpenDetail, unused
from spellspeed.scenario.step_table import StepFailed
from spellspeed.yugioh.book.end_of_match import call_time
from spellspeed.yugioh.book.victory import agree_to_draw, surrender
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.terms import A_SEAT, END_PHASE
from spellspeed.yugioh.match import Match
from spellspeed.yugioh.scenario.answers import (
    forced_answer,
    names_what_happened,
    ordered_pick,
    picks_from,
    position_of_all,
)
from spellspeed.yugioh.scenario.option_names import PASS_OPTION, Names, is_free_decision, is_question, may_pass
from spellspeed.yugioh.scenario.roster import Roster

Input = tuple[str, int, tuple[int, ...]]
"""What was put in: `answer` with picks, `surrender` or `draw` of a seat, `time` that is called."""
END_PHASE_OPTION = option(END_PHASE)
MOST_ANSWERS: Final = 5_000
"""So many answers no scenario takes (the longest one takes 400): where there are more, the same thing happens for ever."""


class Given:
    """How many answers a play was given, and all the ways that were tried from it."""

    def __init__(self) -> None:
        self.answers = 0


class Play:
    """One run of a scenario. `inputs` is everything that was put in, in order.

    `positions` is that of every monster whose position nothing else says. Places in the journal: `acted_since`, where the last step began that
    did something, and `main2_announced`, where Main Phase 2 was announced last in this Battle Phase (-1: not).
    """

    def __init__(self, duel: Duel, roster: Roster) -> None:
        self.duel = duel
        self.roster = roster
        self.names = Names(duel, roster)
        self.inputs: list[Input] = []
        self.details: dict[int, list[OpenDetail]] = {seat: [] for seat in range(duel.seats)}
        self.began: dict[int, int] = {}
        self.offered = -1
        self.first_phase = ""
        self.rests_at = -1
        self.match: Match | None = None
        self.idle: tuple[int, ...] = ()
        self.given = Given()
        self.positions = ""
        self.acted_since = 0
        self.main2_announced = -1

    def begin(self) -> None:
        """Let the duel go on to its first ask."""
        advance(self.duel)

    def fork(self) -> Play:
        """Another run that goes its own way from here."""
        twin = Play(self.duel.fork(), self.roster)
        ask_always(twin.duel, True)
        keep_journal(twin.duel, self.journal[:])
        twin.details = {seat: [detail.copy() for detail in details] for seat, details in self.details.items()}
        twin.offered = self.offered
        twin.first_phase = self.first_phase
        twin.match = self.match
        twin.idle = self.idle
        twin.given = self.given
        twin.positions = self.positions
        twin.acted_since = self.acted_since
        twin.main2_announced = self.main2_announced
        return twin

    @property
    def ask(self) -> Ask:
        """The open ask. StepFailed where the duel is over."""
        if self.duel.ask is None:
            raise StepFailed(f"the duel is over ({self.duel.reason})")
        return self.duel.ask

    @property
    def journal(self) -> list[Event]:
        """Everything that has happened."""
        assert self.duel.journal is not None
        return self.duel.journal

    def seat_name(self, seat: int) -> str:
        """A seat by name."""
        return self.roster.seats[seat]

    def take(self, picks: tuple[int, ...]) -> None:
        """Answer the open ask. StepFailed where the duel does not come to an end, and where that loses a card."""
        self.given.answers += 1
        if self.given.answers > MOST_ANSWERS:
            raise StepFailed(f"it does not end: {MOST_ANSWERS} answers were given")
        self.inputs.append(("answer", self.ask.seat, picks))
        try:
            answer(self.duel, self.duel.serial, picks)
            if not WATCHED:
                check_places(self.duel)
        except (LostCard, PlaceTaken) as lost:
            raise StepFailed(str(lost)) from lost

    def give_up(self, seat: int) -> None:
        """A seat surrenders."""
        self.inputs.append(("surrender", seat, ()))
        surrender(self.duel, seat)

    def time_is_out(self) -> None:
        """Time is called. Raises TimeCannotBeCalled."""
        call_time(self.duel)
        self.inputs.append(("time", -1, ()))

    def draw_by_agreement(self, seat: int) -> None:
        """A draw that was offered is accepted."""
        self.inputs.append(("draw", seat, ()))
        agree_to_draw(self.duel)

    # Details

    def open_details(self, seat: int, details: list[OpenDetail]) -> None:
        """A seat's next step begins: its details answer from here on. StepFailed if one of the step before answered nothing."""
        if self.duel.chain:
            # The questions of links that have yet to resolve come later: what was said to them stays.
            self.details[seat] = details + [detail for detail in self.details[seat] if detail.is_open]
            return
        self.check_used(seat)
        self.details[seat] = details
        self.began[seat] = len(self.journal)

    def check_used(self, seat: int) -> None:
        """Every detail of a seat's last step has answered something, or names what had to happen anyway."""
        for detail in self.details[seat]:
            if not detail.used and detail.detail.values:
                since = self.journal[self.began.get(seat, 0) :]
                if not names_what_happened(self.names, detail, since):
                    raise StepFailed(unused(detail.detail))

    def unused_details(self, seat: int) -> list[OpenDetail]:
        """The details of a seat that have answered nothing yet."""
        return [d for d in self.details[seat] if not d.used]

    def answer_question(self) -> bool:
        """Answer the open question from the details, or where there is one possible answer. Whether it was answered."""
        return self.answer_by_details() or self.answer_forced() or self.choose_who_acts() or self.answer_by_positions()

    def answer_by_details(self) -> bool:
        """Let the details of the seat asked answer the open question."""
        ask = self.ask
        details = self.details[ask.seat]
        picks = picks_from(self.names, ask, details)
        if picks is None:
            picks = self.picks_that_lead_on(ask)
        if picks is None:
            return False
        self.take(picks)
        return True

    def picks_that_lead_on(self, ask: Ask) -> tuple[int, ...] | None:
        """Naming the content of an optional part says yes to it."""
        from spellspeed.yugioh.duel.terms import A_YES_NO

        if ask.kind != A_YES_NO or not self.unused_details(ask.seat):
            return None
        if self.leads_to_details(ask, (ask.options[0],)):
            return (ask.options[0],)
        return None

    def leads_to_details(self, ask: Ask, picks: tuple[int, ...]) -> bool:
        """Whether this answer is followed by a question that an unused detail of the seat answers."""
        twin = self.fork()
        before = len(twin.unused_details(ask.seat))
        twin.take(picks)
        for _ in range(20):
            if twin.duel.ask is None:
                return False
            if is_question(twin.ask):
                if not twin.answer_question():
                    return False
            elif may_pass(twin.ask):
                twin.take((PASS_OPTION,))
            else:
                return False
            if len(twin.unused_details(ask.seat)) < before:
                return True
        return False

    def answer_forced(self) -> bool:
        """Take the one possible answer."""
        picks = forced_answer(self.duel, self.ask)
        if picks is None:
            return False
        self.take(picks)
        return True

    def answer_by_positions(self) -> bool:
        """`positions` of the scenario answers a question about a position that nothing else has answered."""
        picks = position_of_all(self.ask, self.positions)
        if picks is None:
            return False
        self.take(picks)
        return True

    def choose_who_acts(self) -> bool:
        """Of players choose the one who is not idle."""
        ask = self.ask
        if ask.kind != A_SEAT or not self.idle:
            return False
        acting = [code for code in ask.options if extra_of(code) not in self.idle]
        if len(acting) != 1 or not ask.is_answer((acting[0],)):
            return False
        self.take((acting[0],))
        return True

    def leave_idle_out(self) -> bool:
        """Where an idle seat is asked it passes, or its phase ends; of players to choose the one who is not idle is taken. Whether it was so."""
        ask = self.ask
        if not self.idle:
            return False
        if ask.seat in self.idle and is_free_decision(ask):
            self.take((END_PHASE_OPTION,))
            return True
        if ask.seat in self.idle and may_pass(ask):
            self.take((PASS_OPTION,))
            return True
        return ask.kind == A_SEAT and not self.details[ask.seat] and self.choose_who_acts()

    def pass_idle_turns(self) -> None:
        """Go on to an ask of a seat that is not idle, in the turn of one, as far as nobody has to choose."""
        while self.duel.ask is not None and (
            self.leave_idle_out() or (self.duel.turn_seat in self.idle and self.go_on())
        ):
            pass

    def choose_in_order(self) -> bool:
        """`order` of the seat's last step, where effects are chosen one by one."""
        code = ordered_pick(self.names, self.ask, self.details[self.ask.seat])
        if code is None:
            return False
        self.take((code,))
        return True

    def go_on(self) -> bool:
        """What the runner does by itself at the open ask: an answer that was written or is the only one, or a pass."""
        ask = self.ask
        if self.leave_idle_out():
            return True
        if is_question(ask):
            return self.answer_question()
        if self.choose_in_order() or self.use_optional(ask):
            return True
        if may_pass(ask):
            self.take((PASS_OPTION,))
            return True
        return self.answer_forced() if ask.least == 1 and len(ask.options) == 1 else False

    def use_optional(self, ask: Ask) -> bool:
        """An optional trigger whose content was named is used."""
        from spellspeed.yugioh.duel.terms import A_TRIGGER

        if ask.kind != A_TRIGGER or not self.unused_details(ask.seat):
            return False
        for code in ask.options:
            if code != PASS_OPTION and self.leads_to_details(ask, (code,)):
                self.take((code,))
                return True
        return False
