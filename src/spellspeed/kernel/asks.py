"""Asks: what one seat is offered, and which answers are legal. Windows are public; an ask is not."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.records import Record

NUMBER: Final = 0
"""From `least` to `most` of the options, each once."""
SUM_AT_LEAST: Final = 1
"""Options whose values add up to at least `goal`, none of them to spare."""
SUM_EXACTLY: Final = 2
"""Options whose values add up to exactly `goal`."""
DIFFERENT: Final = 3
"""Like NUMBER; no two options of the same value (the value stands for a name)."""
ONE_OF_EACH: Final = 4
"""One option of each value (the value stands for a group)."""
IN_ORDER: Final = 5
"""All of the options; the order of the picks is the answer."""

VERBS: Final = 64
SUBJECTS: Final = 4096


def option(verb: int, subject: int = 0, extra: int = 0) -> int:
    """One option as a number: a verb of the game, a card number (or -1 for none) and what else it says."""
    return verb + VERBS * (subject + 1) + VERBS * SUBJECTS * extra


def verb_of(code: int) -> int:
    """The verb of an option."""
    return code % VERBS


def subject_of(code: int) -> int:
    """The card number of an option, -1 if it has none."""
    return code // VERBS % SUBJECTS - 1


def extra_of(code: int) -> int:
    """What else an option says (the game's own number)."""
    return code // (VERBS * SUBJECTS)


class Ask(Record):
    """One open question. `kind` is the game's; `about` a card number or -1; options are numbers made by `option`.

    `rule` says which sets of options are an answer; `values` go with the options where the rule needs them. Picks are options themselves.
    """

    def __init__(
        self,
        seat: int,
        kind: int,
        about: int,
        options: tuple[int, ...],
        least: int = 1,
        most: int = 1,
        rule: int = NUMBER,
        values: tuple[int, ...] = (),
        goal: int = 0,
    ) -> None:
        self.seat: Final = seat
        self.kind: Final = kind
        self.about: Final = about
        self.options: Final = options
        self.least: Final = least
        self.most: Final = most
        self.rule: Final = rule
        self.values: Final = values
        self.goal: Final = goal

    def parts(self) -> tuple[object, ...]:
        return (
            self.seat,
            self.kind,
            self.about,
            self.options,
            self.least,
            self.most,
            self.rule,
            self.values,
            self.goal,
        )

    def value_of(self, pick: int) -> int:
        """The value that goes with an option."""
        return self.values[self.options.index(pick)]

    def is_answer(self, picks: tuple[int, ...]) -> bool:
        """Whether these picks, as they are, are a legal answer."""
        if not self.least <= len(picks) <= self.most:
            return False
        for place, pick in enumerate(picks):
            if pick not in self.options or pick in picks[:place]:
                return False
        if self.rule == NUMBER or self.rule == IN_ORDER:
            return True
        values = [self.value_of(pick) for pick in picks]
        if self.rule == DIFFERENT or self.rule == ONE_OF_EACH:
            return len(values) == len(set(values))
        if self.rule == SUM_EXACTLY:
            return sum(values) == self.goal
        return sum(values) >= self.goal and all(sum(values) - value < self.goal for value in values)

    def still_possible(self, picks: tuple[int, ...] = ()) -> tuple[int, ...]:
        """The options that, added to `picks`, lead to a legal answer (perhaps with further ones)."""
        if len(picks) >= self.most:
            return ()
        if self.rule == NUMBER or self.rule == IN_ORDER:
            if not picks:
                return self.options
            return tuple([code for code in self.options if code not in picks])
        return tuple([code for code in self.options if code not in picks and self.leads_on(picks + (code,))])

    def leads_on(self, picks: tuple[int, ...]) -> bool:
        """Whether some legal answer holds all these picks."""
        if self.is_answer(picks):
            return True
        if len(picks) >= self.most:
            return False
        if self.rule == DIFFERENT or self.rule == ONE_OF_EACH:
            values = [self.value_of(pick) for pick in picks]
            if len(values) != len(set(values)):
                return False
            return len(set(self.values)) >= self.least
        chosen = [self.value_of(pick) for pick in picks]
        rest = [self.values[place] for place, code in enumerate(self.options) if code not in picks]
        if self.rule == SUM_EXACTLY:
            return self.goal - sum(chosen) in reachable(rest, self.goal)
        if sum(chosen) >= self.goal:
            return False
        return spares_nothing(chosen, rest, self.goal)

    def single_answer(self) -> tuple[int, ...] | None:
        """The only legal answer, if there is just one."""
        count = len(self.options)
        if self.rule == NUMBER:
            if self.least == self.most and count == self.least:
                return self.options
            return None
        if self.rule == IN_ORDER:
            return self.options if count < 2 else None
        if count == self.least and self.is_answer(self.options):
            return self.options
        if self.rule == SUM_AT_LEAST and self.is_answer(self.options):
            return self.options
        return None


def reachable(values: list[int], goal: int) -> set[int]:
    """The sums up to `goal` that some of the values make."""
    sums = {0}
    for value in values:
        sums |= {total + value for total in sums if total + value <= goal}
    return sums


def spares_nothing(chosen: list[int], rest: list[int], goal: int) -> bool:
    """Whether some of `rest` can complete `chosen` to a sum of at least `goal` that needs every one of them."""
    smallest = min(chosen) if chosen else goal
    best = {(0, goal)}
    for value in rest:
        best |= {(total + value, min(least, value)) for total, least in best if total + value < 2 * goal + value}
    for total, least in best:
        whole = sum(chosen) + total
        if whole >= goal and whole - min(smallest, least) < goal:
            return True
    return False
