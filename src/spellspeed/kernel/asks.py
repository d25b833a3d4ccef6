"""Asks: what one seat is offered, and which answers are legal. Windows are public; an ask is not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from spellspeed.kernel import mypyc_attr
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
SUM_REACHED: Final = 6
"""Options whose values add up to at least `goal`; each may also count for less, so some of them may be to spare."""

VERBS: Final = 64
SUBJECTS: Final = 4096


def option(verb: int, subject: int = -1, extra: int = 0) -> int:
    """One option as a number: a verb of the game, a card number (or -1 for none) and what else it says."""
    return verb + VERBS * (subject + 1) + VERBS * SUBJECTS * extra


def verb_of(code: int) -> int:
    """The verb of an option."""
    return code & VERBS - 1


def subject_of(code: int) -> int:
    """The card number of an option, -1 if it has none."""
    return (code // VERBS & SUBJECTS - 1) - 1


def extra_of(code: int) -> int:
    """What else an option says (the game's own number)."""
    return code // (VERBS * SUBJECTS)


def as_picks(picks: object) -> tuple[int, ...] | None:
    """Picks as they are taken: a tuple or list of numbers; None for anything else."""
    if not isinstance(picks, (tuple, list)):
        return None
    taken: list[int] = []
    for pick in cast("Sequence[object]", picks):
        if not isinstance(pick, int):
            return None
        taken.append(pick)
    return tuple(taken)


def checked_picks(picks: object) -> None:
    """Raises TypeError for picks that are no tuple."""
    if not isinstance(picks, tuple):
        raise TypeError(f"picks are {type(picks).__name__}; they must be a tuple of options")


@mypyc_attr(acyclic=True, free_list_len=1)
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

    def __repr__(self) -> str:
        return (
            f"<Ask of seat {self.seat}, kind {self.kind}: {self.least} to {self.most} of {len(self.options)} options>"
        )

    def value_of(self, pick: int) -> int:
        """The value that goes with an option."""
        return self.values[self.options.index(pick)]

    def is_answer(self, picks: tuple[int, ...]) -> bool:
        """Whether these picks, a tuple as they are, are a legal answer."""
        checked_picks(picks)
        if len(picks) == 1 and self.rule == NUMBER:
            if self.least <= 1 <= self.most:
                for one in self.options:
                    if one == picks[0]:
                        return True
            return False
        if not self.least <= len(picks) <= self.most:
            return False
        for place, pick in enumerate(picks):
            if pick not in self.options or pick in picks[:place]:
                return False
        if self.rule == NUMBER or self.rule == IN_ORDER:
            return True
        values = [self.value_of(pick) for pick in picks]
        if self.rule == DIFFERENT:
            return len(values) == len(set(values))
        if self.rule == ONE_OF_EACH:
            return len(values) == len(set(values)) == len(set(self.values))
        if self.rule == SUM_EXACTLY:
            return sum(values) == self.goal
        if self.rule == SUM_REACHED:
            return sum(values) >= self.goal
        return sum(values) >= self.goal and all([sum(values) - value < self.goal for value in values])

    def still_possible(self, picks: Sequence[int] = ()) -> tuple[int, ...]:
        """The options that, added to `picks` (a tuple or list), lead to a legal answer (perhaps with further ones)."""
        given = as_picks(picks)
        if given is None:
            raise TypeError("picks are a tuple or list of options")
        return self.possible_after(given)

    def possible_after(self, picks: tuple[int, ...]) -> tuple[int, ...]:
        """As `still_possible`, of picks that are a tuple."""
        checked_picks(picks)
        if len(picks) >= self.most:
            return ()
        if self.rule == NUMBER or self.rule == IN_ORDER:
            if not picks:
                return self.options
            return tuple([code for code in self.options if code not in picks])
        return tuple([code for code in self.options if code not in picks and self.leads_on(picks + (code,))])

    def leads_on(self, picks: tuple[int, ...]) -> bool:
        """Whether some legal answer holds all these picks, a tuple."""
        checked_picks(picks)
        if self.is_answer(picks):
            return True
        more = self.most - len(picks)
        if more <= 0:
            return False
        fewest = self.least - len(picks)
        if self.rule == NUMBER or self.rule == IN_ORDER:
            return len(self.options) - len(picks) >= fewest
        chosen = [self.value_of(pick) for pick in picks]
        if self.rule == DIFFERENT or self.rule == ONE_OF_EACH:
            groups = len(set(self.values))
            fits = self.least <= groups and (self.rule == DIFFERENT or groups <= self.most)
            return fits and len(chosen) == len(set(chosen))
        rest = [self.values[place] for place, code in enumerate(self.options) if code not in picks]
        missing = self.goal - sum(chosen)
        if self.rule == SUM_REACHED:
            return len(rest) >= fewest and sum(sorted(rest)[-more:]) >= missing
        if missing < 0:
            return False
        if self.rule == SUM_EXACTLY:
            return hits(reachable(rest, more), fewest, missing, missing)
        return spares_nothing(chosen, rest, fewest, more, missing)

    def single_answer(self) -> tuple[int, ...] | None:
        """The only legal answer, if there is just one; answers that differ only in order are one, unless the order is what is asked."""
        count = len(self.options)
        if self.rule == IN_ORDER:
            return self.options if count < 2 else None
        if self.least == count and self.is_answer(self.options):
            return self.options
        if self.rule == NUMBER:
            return () if count == 0 or self.most == 0 else None
        found: list[tuple[int, ...]] = []
        self._find_answers((), 0, found)
        return found[0] if len(found) == 1 else None

    def _find_answers(self, picks: tuple[int, ...], place: int, found: list[tuple[int, ...]]) -> None:
        """Add to `found` the answers that take `picks` and options from `place` on, and stop with the second one."""
        if self.is_answer(picks):
            found.append(picks)
        for later in range(place, len(self.options)):
            if len(found) > 1:
                return
            further = picks + (self.options[later],)
            if self.leads_on(further):
                self._find_answers(further, later + 1, found)


def reachable(values: list[int], most: int) -> list[int]:
    """The sums that so many of the values make, for each number from 0 to `most`: bit n of entry k stands for the sum n of k values."""
    sums = [1] + [0] * most
    for value in values:
        for count in range(most, 0, -1):
            sums[count] |= sums[count - 1] << value
    return sums


def hits(sums: list[int], fewest: int, low: int, high: int) -> bool:
    """Whether at least `fewest` values make a sum from `low` to `high`."""
    for count in range(max(0, fewest), len(sums)):
        if sums[count] >> low & ((1 << (high - low + 1)) - 1):
            return True
    return False


def spares_nothing(chosen: list[int], rest: list[int], fewest: int, most: int, missing: int) -> bool:
    """Whether `fewest` to `most` of `rest` complete `chosen`, to which `missing` is missing, so that none could be spared.

    None can be spared if the sum without the smallest value falls short; each value is tried as the smallest.
    """
    limit = min(chosen) if chosen else max(rest, default=0)
    for smallest in sorted(set(chosen + rest)):
        if 0 < smallest <= limit:
            larger = [value for value in rest if value >= smallest]
            if hits(reachable(larger, most), fewest, missing, missing + smallest - 1):
                return True
    return False
