"""From a recorded duel to a scenario that plays up to a moment: a position that can be written, and the steps from there.

A position of a scenario is the beginning of a phase; what happened since (a Chain that is open, an effect that lasts until the End Phase)
is said by its steps. The steps are written by playing: each answer that the runner would not give by itself becomes a step, is read again
and must lead to that very answer; the moment that is reached is compared with the true one.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter
from typing import Final

from spellspeed.kernel.asks import Ask, extra_of, option, subject_of, verb_of
from spellspeed.kernel.atoms import keep_journal
from spellspeed.kernel.door import answer
from spellspeed.scenario.model_scenarios import DuelScenario
from spellspeed.scenario.step_table import StepFailed
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.scenario.game import own_scenarios
from spellspeed.yugioh.scenario.option_names import has_more_than_pass, is_free_decision, is_question
from spellspeed.yugioh.scenario.play import Play
from spellspeed.yugioh.scenario.position_facts import ZONE_NAMES, Facts, differences, facts_of
from spellspeed.yugioh.scenario.runner import run, started
from spellspeed.yugioh.scenario.steps import do_step
from spellspeed.yugioh.scenario.writer import NotWritable, quoted, scenario_text
from spellspeed.yugioh.text.notation import meanings

Picks = tuple[int, ...]
ORDINALS: Final = ("1st", "2nd", "3rd")
MOST_EFFECTS: Final = 6
CAME: Final = (t.E_SENT, t.E_REMOVED, t.E_RETURNED, t.E_ADDED)
PILED: Final = (t.HAND, t.GRAVEYARD, t.REMOVED)


def scenario_with_steps(start: Duel, answers: Sequence[Picks], title: str) -> str:
    """The scenario that begins where `start` stands (scenario_text) and gives these answers. `start` is played on to their end.

    Raises NotWritable where the start is no position, or where the steps cannot say what happened (a shuffle that mattered).
    """
    head = scenario_text(start, title)
    keep_journal(start, [])
    told = Told(start, answers)
    try:
        return text_with_steps(head, told)
    except NotWritable as refused:
        if told.shuffled():
            raise NotWritable(
                f"{refused}; a Deck was shuffled on the way, and no scenario says into which order"
            ) from refused
        raise


def text_with_steps(head: str, told: Told) -> str:
    """The scenario that begins with `head` and gives the answers that were told. Raises NotWritable."""
    for explicit in (False, True):
        lines = Steps(head, told, explicit).lines()
        text = head + chance_of(told.after) + ("steps:\n" + "".join(lines) if lines else "")
        if not problem_of(text, told):
            return text
    raise NotWritable(f"the steps to this moment cannot be written: {problem_of(text, told)}")


class Told:
    """What was recorded: each ask with what was answered, and the duel after the last answer."""

    def __init__(self, start: Duel, answers: Sequence[Picks]) -> None:
        self.start: Final = start.fork()
        self.asks: list[Ask] = []
        self.answers: Final = answers
        self.after = start
        for picks in answers:
            assert start.ask is not None, "an answer was given to an ask"
            self.asks.append(start.ask)
            answer(start, start.serial, picks)

    def shuffled(self) -> list[int]:
        """The seats whose Decks were shuffled on the way."""
        return [event.seat for event in self.after.journal or () if event.kind == t.E_SHUFFLED]


def chance_of(duel: Duel) -> str:
    """What coins and dice showed on the way, as keys of a scenario."""
    coins = [("tails", "heads")[event.value] for event in duel.journal or () if event.kind == t.E_COIN]
    dice = [str(event.value) for event in duel.journal or () if event.kind == t.E_DIE]
    return (f"coins: [{', '.join(coins)}]\n" if coins else "") + (f"dice: [{', '.join(dice)}]\n" if dice else "")


class Steps:
    """Plays the scenario beside the recorded duel and writes a step wherever the runner would go another way."""

    def __init__(self, head: str, told: Told, explicit: bool) -> None:
        self.head: Final = head
        self.told: Final = told
        self.explicit: Final = explicit
        self.play = started(read(head + chance_of(told.after)))
        self.there: Final = same_places(told.start, self.play.duel)
        self.cards: Final = len(self.play.duel.cards)

    def lines(self) -> list[str]:
        """The steps, one line each. Raises NotWritable."""
        lines: list[str] = []
        for ask, picks in zip(self.told.asks, self.told.answers, strict=True):
            while not self.is_same(ask):
                self.go_by_itself()
            wanted = tuple([self.translated(code) for code in picks])
            if not self.happens_by_itself(wanted):
                lines.append(self.step_for(wanted))
            self.play.take(wanted)
        last = self.told.after.ask
        if last is not None:
            while not self.is_same(last):
                self.go_by_itself()
            if not is_free_decision(last):
                lines.append(options_step(self.play))
        return lines

    def translated(self, code: int) -> int:
        """An option of the recorded duel as one of the scenario: cards have other numbers there."""
        verb, number, extra = verb_of(code), subject_of(code), extra_of(code)
        if verb == t.ATTACK_WITH and extra:
            extra = self.card(extra - 1) + 1
        return option(verb, self.card(number) if number >= 0 else number, extra)

    def card(self, number: int) -> int:
        """The card of the scenario; Tokens and the like that came later have followed in the same order."""
        later = number - len(self.told.start.cards)
        return self.there[number] if later < 0 else self.cards + later

    def is_same(self, ask: Ask) -> bool:
        """Whether the scenario asks what the recorded duel asked."""
        mine = self.play.duel.ask
        if mine is None:
            raise NotWritable("the scenario would be over before this moment")
        return (
            mine.seat == ask.seat
            and mine.kind == ask.kind
            and set(mine.options) == {self.translated(code) for code in ask.options}
        )

    def go_by_itself(self) -> None:
        """An ask that the recorded duel did not make, since it had one answer (or asked for no zones)."""
        ask = self.play.ask
        picks = ask.single_answer()
        if picks is None and all(verb_of(code) == t.ZONE_OF for code in ask.options):
            picks = (ask.options[0],)
        if picks is None:
            raise NotWritable("the scenario comes to a question that was not asked")
        self.play.take(picks)

    def happens_by_itself(self, wanted: Picks) -> bool:
        """Whether the runner gives this answer without a step."""
        if self.explicit and verb_of(wanted[0] if wanted else 0) == t.PASS:
            return False
        twin = self.play.fork()
        return not is_free_decision(twin.ask) and twin.go_on() and twin.inputs[-1][2] == wanted

    def step_for(self, wanted: Picks) -> str:
        """A step that leads to this answer. Raises NotWritable."""
        for words in self.wordings(wanted):
            line = f"  - {self.play.seat_name(self.play.ask.seat)}: {words}\n"
            scenario = read(self.head + "steps:\n" + line)
            twin = self.play.fork()
            try:
                do_step(twin, scenario.steps[0])
            except StepFailed:
                continue
            if twin.inputs and twin.inputs[0] == ("answer", self.play.ask.seat, wanted):
                return line
        raise NotWritable(f"no step says what was answered ({', '.join(self.wordings(wanted)) or 'nothing'})")

    def wordings(self, wanted: Picks) -> list[str]:
        """Ways to say an answer, the plainest first."""
        names, ask = self.play.names, self.play.ask
        if not wanted:
            return ["choose nothing"]
        if len(wanted) == 1 and not names.text(ask, wanted[0]).startswith("choose "):
            plain = names.text(ask, wanted[0])
            owned = self.with_owner(wanted[0], plain)
            return [
                words + detail
                for words in (plain, owned)
                for detail in (
                    "",
                    *[f"\n    effect: {number}" for number in range(1, MOST_EFFECTS + 1)],
                    "\n    chain: own",
                )
            ]
        plain = ", ".join([names.text(ask, code).removeprefix("choose ") for code in wanted])
        owned = ", ".join([self.with_owner(code, names.text(ask, code)).removeprefix("choose ") for code in wanted])
        ordinals = ", ".join([ordinal(ask.options.index(code) + 1) for code in wanted])
        return [f"choose {plain}", f"choose {owned}", f"choose {ordinals}"]

    def with_owner(self, code: int, words: str) -> str:
        """The same words with the side on whose the card was written."""
        number = subject_of(code)
        if number < 0:
            return words
        roster, duel = self.play.roster, self.play.duel
        name = self.play.names.card(number)
        return words.replace(
            name, f"{roster.seats[roster.side(duel, number)]}'s {name.split('#')[0]}#{roster.place(duel, number)}", 1
        )


def options_step(play: Play) -> str:
    """A step that looks at the open ask: its options. Raises NotWritable where there is nothing but a pass."""
    ask = play.ask
    if not has_more_than_pass(ask):
        raise NotWritable("nothing but a pass is asked at this moment")
    texts = dict.fromkeys([play.names.text(ask, code) for code in ask.options])
    if ask.least == 0 and is_question(ask):
        texts["choose nothing"] = None
    return f"  - options: {{{play.seat_name(ask.seat)}: [{', '.join([quoted(text) for text in texts])}]}}\n"


def ordinal(number: int) -> str:
    """1st, 2nd, 3rd, 4th."""
    return ORDINALS[number - 1] if number <= len(ORDINALS) else f"{number}th"


def read(text: str) -> DuelScenario:
    """The one scenario of a text."""
    (scenario,) = own_scenarios(text, "the exported duel")
    assert isinstance(scenario, DuelScenario), "a duel was written"
    return scenario


def same_places(one: Duel, other: Duel) -> list[int]:
    """For each card of a position, the card that lies in the same place of another duel in the same position."""
    there = [-1] * len(one.cards)
    for place, mine in enumerate(one.zones):
        if place % t.ZONES == t.NOWHERE:
            continue  # Tokens that vanished are gone for good
        for number, twin in zip(mine, other.zones[place], strict=True):
            if number >= 0:
                there[number] = twin
    return there


def problem_of(text: str, told: Told) -> str:
    """What is wrong with a scenario that was written; nothing, if it runs and ends where the recorded duel stands."""
    scenario = read(text)
    outcome = run(scenario)
    if not outcome.passed:
        return outcome.message
    play = started(scenario)
    try:
        for step in scenario.steps:
            do_step(play, step)
        while play.duel.ask is not None and told.after.ask is not None and play.ask.kind != told.after.ask.kind:
            if not play.go_on():
                break
    except StepFailed as failed:
        return str(failed)
    true, made = comparable(told.after, told), comparable(play.duel, told)
    true["the question"], made["the question"] = question_of(told.after), question_of(play.duel)
    return ", ".join(differences(true, made))


def question_of(duel: Duel) -> tuple[object, ...] | None:
    """Who is asked, and what is offered."""
    ask = duel.ask
    return None if ask is None else (ask.seat, ask.kind, ask.least, ask.most, sorted(meanings(duel, ask)))


def comparable(duel: Duel, told: Told) -> Facts:
    """The facts of a position; of Decks that were shuffled on the way only which cards they hold.

    Cards that came to a place at once lie there by their numbers (design: invariant 4), which a scenario does not say.
    """
    facts = facts_of(duel)
    came = {event.card: event.batch for event in duel.journal or () if event.kind in CAME}
    for seat in range(duel.seats):
        for zone in PILED:
            name = f"{ZONE_NAMES[zone]} of seat {seat + 1}"
            batches = [came.get(number, -1 - place) for place, number in enumerate(duel.zone(seat, zone))]
            facts[name] = sorted_within(batches, facts[name])
    for seat in told.shuffled():
        held = sorted([duel.faces[number].name for number in duel.zones[seat * t.ZONES + t.DECK]])
        facts[f"Deck of seat {seat + 1}"] = tuple(held)
    return facts


def sorted_within(batches: Sequence[int], cards: object) -> tuple[object, ...]:
    """The facts of the cards of a place; what lies there since the same batch, side by side, in one order."""
    assert isinstance(cards, tuple), "the facts of a place are those of its cards"
    found: list[object] = []
    for _, at_once in groupby(zip(batches, cards, strict=True), itemgetter(0)):
        found += sorted([facts for _, facts in at_once], key=str)
    return tuple(found)
