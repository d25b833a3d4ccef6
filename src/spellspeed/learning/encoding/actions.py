"""The options of an ask as the actions of an agent: in an order that tells nothing, page by page, several picks one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from struct import Struct
from typing import Final

from spellspeed.errors import SpellspeedError
from spellspeed.kernel.asks import DIFFERENT, NUMBER, ONE_OF_EACH, Ask, extra_of, subject_of, verb_of
from spellspeed.learning.columns import ACTIONS, DONE, OPTION_COLUMNS, SLOTS, VERB_DONE, VERB_OTHERS
from spellspeed.learning.encoding.card_rows import CardRows, Lying
from spellspeed.learning.encoding.seats import fitting
from spellspeed.yugioh.duel import terms as t

ROW: Final = Struct(f"={OPTION_COLUMNS}h")
NOTHING: Final = bytes(OPTION_COLUMNS * 2)
DONE_ROW: Final = ROW.pack(VERB_DONE, 0, 0, 0, 0, 0, 0, 0, 1, 0)
OTHERS_ROW: Final = ROW.pack(VERB_OTHERS, 0, 0, 0, 0, 0, 0, 0, 0, 1)
MOST_KEPT: Final = 50_000
"""So many rows of options are kept, of 20 bytes each."""
PLACES: Final = 4096
"""Room for the place of an option in its ask."""


class IllegalAction(SpellspeedError):
    """An action that the mask does not allow; nothing has changed."""


class Choosing:
    """An open ask as its seat answers it: `picked` so far, and the page of options that is shown."""

    def __init__(self, ask: Ask, lying: Lying) -> None:
        self.ask: Final = ask
        self.lying: Final = lying
        self.order: Final = in_rows(ask, lying)
        self.picked: tuple[int, ...] = ()
        self.page = 0
        self.pages: Final = pages_of(len(ask.options))

    def shown(self) -> list[int]:
        """The options of the present page, by slot."""
        if self.pages == 1:
            return self.order
        each = SLOTS - 1
        return self.order[self.page * each : self.page * each + each]

    def is_alone(self) -> bool:
        """Whether any one option is an answer by itself."""
        ask = self.ask
        return ask.least == 1 and ask.most == 1 and ask.rule == NUMBER

    def possible(self) -> tuple[int, ...]:
        """The options that can be picked now."""
        return self.ask.options if self.is_alone() else self.ask.possible_after(self.picked)

    def may_stop(self) -> bool:
        """Whether what has been picked is an answer."""
        return not self.is_alone() and self.ask.is_answer(self.picked)

    def mask(self) -> bytes:
        """One byte for each action: 1 where it is legal."""
        found = bytearray(ACTIONS)
        shown = self.shown()
        if self.is_alone():
            for slot in range(len(shown)):
                found[slot] = 1
        else:
            possible = self.possible()
            for slot, code in enumerate(shown):
                if code in possible:
                    found[slot] = 1
            if self.may_stop():
                found[DONE] = 1
        if self.pages > 1:
            found[SLOTS - 1] = 1
        return bytes(found)

    def take(self, action: int) -> bool:
        """Take an action. Whether the ask is answered by it, with `picked`. Raises IllegalAction."""
        if action == DONE and self.may_stop():
            return True
        if action == SLOTS - 1 and self.pages > 1:
            self.page = (self.page + 1) % self.pages
            return False
        shown = self.shown()
        if not 0 <= action < len(shown):
            raise IllegalAction(f"action {action} is not legal now; {self.legal()}")
        code = shown[action]
        if self.is_alone():
            self.picked = (code,)
            return True
        if code not in self.possible():
            raise IllegalAction(f"action {action} is not legal now; {self.legal()}")
        self.picked = self.picked + (code,)
        return not self.possible()

    def legal(self) -> str:
        """What is legal, for a message."""
        mask = self.mask()
        return "legal are " + ", ".join([str(action) for action in range(ACTIONS) if mask[action]])

    def written(self, cards: CardRows) -> bytes:
        """The rows of the options, one for each action."""
        ask, picked = self.ask, self.picked
        values = groups(ask)
        rows: list[bytes] = []
        for code in self.shown():
            value = fitting(values[ask.options.index(code)]) if values else 0
            rows.append(option_row(code, self.lying, cards, value, 1 if picked and code in picked else 0))
        if self.pages > 1:
            rows += [NOTHING] * (SLOTS - 1 - len(rows))
            rows.append(OTHERS_ROW)
        rows.append(NOTHING * (SLOTS - len(rows)))
        rows.append(DONE_ROW if self.may_stop() else NOTHING)
        return b"".join(rows)


def pages_of(options: int) -> int:
    """How many pages so many options take."""
    return 1 if options <= SLOTS else (options + SLOTS - 2) // (SLOTS - 1)


def in_rows(ask: Ask, lying: Lying) -> list[int]:
    """The options by their verb and by the rows of their cards, so that neither card numbers nor the order of a Deck can show."""
    row_of, options = lying.row_of, ask.options
    if len(options) == 1:
        return [options[0]]
    keys: list[int] = []
    for place, code in enumerate(options):
        number = subject_of(code)
        row = row_of[number] if number >= 0 else 0
        keys.append((verb_of(code) * 512 + row) * PLACES + place)
    keys.sort()
    order: list[int] = []
    for at, key in enumerate(keys):
        code = options[key % PLACES]
        order.append(code)
        # Options of one verb and row are few: each goes before those that say more.
        more = further(code, row_of)
        while at > 0 and keys[at - 1] // PLACES == key // PLACES and further(order[at - 1], row_of) > more:
            order[at] = order[at - 1]
            order[at - 1] = code
            at -= 1
    return order


def further(code: int, row_of: list[int]) -> int:
    """What an option says beyond verb and card; of an attack the row of what is attacked, 0 for a direct one."""
    extra = extra_of(code)
    return row_of[extra - 1] if extra and verb_of(code) == t.ATTACK_WITH else extra


def groups(ask: Ask) -> Sequence[int]:
    """The values that go with the options; where a value stands for a name or a group, the groups counted from 1."""
    if ask.kind == t.A_CONSENT or not ask.values:
        return ()
    if ask.rule != DIFFERENT and ask.rule != ONE_OF_EACH:
        return ask.values
    known: list[int] = []
    for value in ask.values:
        if value not in known:
            known.append(value)
    return [known.index(value) + 1 for value in ask.values]


def option_row(code: int, lying: Lying, cards: CardRows, value: int, picked: int) -> bytes:
    """The row of one option."""
    verb, number, extra = verb_of(code), subject_of(code), extra_of(code)
    row = card = ability = target = 0
    if number >= 0:
        row = lying.row_of[number]
        card = cards.code(lying.duel, number) if lying.sees(number) else 0
    if verb == t.ATTACK_WITH:
        target = lying.row_of[extra - 1] if extra else 0
        extra = 0
    elif verb == t.ACTIVATE or verb == t.DUE or verb == t.SPECIAL:
        ability = extra % 64 + 1
        extra = extra // 64
    elif verb == t.NAME_OF:
        card = cards.code_of.get(extra, 0)
        extra = 0
    elif verb == t.SEAT_OF and lying.duel.phase != t.NO_PHASE:
        extra = lying.codes[extra]
    if extra or value or picked:
        return ROW.pack(verb + 1, row, card, fitting(extra), ability, target, value, picked, 0, 0)
    # Most options are of this kind, and come again and again.
    key = (((verb * 512 + row) * 512 + target) * 128 + ability) * 65_536 + card
    known = cards.plain_options.get(key)
    if known is None:
        known = ROW.pack(verb + 1, row, card, 0, ability, target, 0, 0, 0, 0)
        if len(cards.plain_options) >= MOST_KEPT:
            cards.plain_options.clear()
        cards.plain_options[key] = known
    return known
