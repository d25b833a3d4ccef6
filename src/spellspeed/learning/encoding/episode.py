"""A duel under way as an environment meets it: actions in, observations out, everything that was answered kept."""

from __future__ import annotations

from array import array
from struct import Struct
from typing import Final

from spellspeed.errors import SpellspeedError
from spellspeed.kernel.asks import Ask
from spellspeed.kernel.cards import STAYS
from spellspeed.kernel.door import answer
from spellspeed.kernel.links import Link
from spellspeed.learning.columns import (
    ACTIONS,
    GLOBAL_COLUMNS,
    LINK_COLUMNS,
    LINKS,
    OPPONENT_1,
    OPTION_COLUMNS,
    SWITCHES,
    SWITCHES_EACH,
    rows_of,
    size_of,
)
from spellspeed.learning.encoding.actions import Choosing, IllegalAction
from spellspeed.learning.encoding.card_rows import ROW, CardRows, KeptRows, Lying
from spellspeed.learning.encoding.history import History
from spellspeed.learning.encoding.seats import fitting
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.profile import SWITCHES as VALUES
from spellspeed.yugioh.duel.profile import Profile

GLOBALS_ROW: Final = Struct(f"={GLOBAL_COLUMNS}h")
LINK_ROW: Final = Struct(f"={LINK_COLUMNS}h")
NO_LINK: Final = bytes(LINK_COLUMNS * 2)
NO_CARD: Final = bytes(ROW.size)
NO_OPTIONS: Final = bytes(ACTIONS * OPTION_COLUMNS * 2)
NO_ACTIONS: Final = bytes(ACTIONS)


class WrongBuffer(SpellspeedError):
    """What an observation is to be written into has another size."""


class DuelOver(SpellspeedError):
    """An action for a duel that is over."""


class Episode:
    """A duel from its first ask on. `answers` are all picks that were given, in order; `decisions` how many actions were taken.

    `paged` counts the actions that turned a page. The duel keeps a journal. What changes it comes through `step` or `answer`.
    """

    def __init__(self, duel: Duel, cards: CardRows) -> None:
        self.duel: Final = duel
        self.cards: Final = cards
        self.history: Final = History(duel, cards)
        self.answers: Final[list[tuple[int, ...]]] = []
        self.decisions = 0
        self.paged = 0
        self.choosing: Choosing | None = None
        self.left_out = 0
        self.size: Final = size_of(duel.seats) * 2
        self.rows: Final = rows_of(duel.seats)
        self.switches: Final = switches_of(duel.profile)
        self.saved: Final = [KeptRows() for _ in range(duel.seats)]
        self.history.read_on()

    def seat(self) -> int:
        """The seat that is asked; -1 where the duel is over."""
        ask = self.duel.ask
        return -1 if ask is None else ask.seat

    def lying(self, seat: int) -> Lying:
        """The cards that a seat is shown now."""
        return Lying(self.duel, seat, self.history.codes[seat])

    def open_choice(self) -> Choosing:
        """The open ask as its seat answers it. Raises DuelOver."""
        ask = self.duel.ask
        if ask is None:
            raise DuelOver(f"the duel is over ({self.duel.reason}): reset begins the next one")
        choosing = self.choosing
        if choosing is None or choosing.ask is not ask:
            choosing = self.choosing = Choosing(ask, self.lying(ask.seat))
        return choosing

    def step(self, action: int) -> None:
        """Take an action of the seat asked: an option, the next page, or done. Raises IllegalAction, DuelOver; then nothing has changed."""
        choosing = self.open_choice()
        page = choosing.page
        done = choosing.take(action)
        self.decisions += 1
        if done:
            self.answer(choosing.picked)
        elif choosing.page != page:
            self.paged += 1

    def answer(self, picks: tuple[int, ...]) -> None:
        """Answer the open ask with all its picks at once, as a bot does. Raises what the door raises; then nothing has changed."""
        answer(self.duel, self.duel.serial, picks)
        self.answers.append(picks)
        self.choosing = None
        self.history.read_on()

    def mask(self) -> bytes:
        """The legal actions of the seat asked, one byte each; all 0 where the duel is over."""
        return NO_ACTIONS if self.duel.ask is None else self.open_choice().mask()

    def observe(self, seat: int, out: memoryview | array[int]) -> None:
        """Write what a seat sees now into `out` (columns.size_of numbers of int16). Raises WrongBuffer."""
        target = memoryview(out).cast("B")
        if len(target) != self.size:
            raise WrongBuffer(
                f"the buffer has {len(target)} bytes; an observation of {self.duel.seats} seats has {self.size}"
            )
        target[:] = self.written(seat)

    def observe_asked(self, out: memoryview | array[int], mask: memoryview | bytearray) -> int:
        """Write what the seat asked sees, and its mask (ACTIONS bytes); which seat that is. Raises WrongBuffer, DuelOver."""
        choosing = self.open_choice()
        target = memoryview(mask).cast("B")
        if len(target) != ACTIONS:
            raise WrongBuffer(f"the buffer of the mask has {len(target)} bytes; there are {ACTIONS} actions")
        self.observe(choosing.ask.seat, out)
        target[:] = choosing.mask()
        return choosing.ask.seat

    def written(self, seat: int) -> bytes:
        """What a seat sees now, as the bytes of an observation."""
        ask = self.duel.ask
        if ask is not None and ask.seat == seat:
            choosing = self.open_choice()
            lying, options = choosing.lying, choosing.written(self.cards)
        else:
            choosing = None
            ask = None
            lying, options = self.lying(seat), NO_OPTIONS
        self.left_out = lying.left_out
        parts = self.cards.written(lying, ask, self.saved[seat])
        parts.append(NO_CARD * (self.rows - len(parts)))
        parts.append(options)
        parts.append(self.globals_written(lying, choosing))
        parts.append(self.chain_written(lying))
        parts.append(self.history.written(seat))
        return b"".join(parts)

    def globals_written(self, lying: Lying, choosing: Choosing | None) -> bytes:
        """What is true of the whole table, and what the seat is asked."""
        duel, seat, codes = self.duel, lying.seat, lying.codes
        hands, decks = [0] * 4, [0] * 4
        life = their_life = 0
        for other in range(duel.seats):
            code = codes[other]
            hands[code - 1] = len(duel.zones[other * t.ZONES + t.HAND])
            decks[code - 1] = len(duel.zones[other * t.ZONES + t.DECK])
            if code >= OPPONENT_1:
                their_life = duel.life_of(other)
            else:
                life = duel.life_of(other)
        attacker = attacked = 0
        battle = duel.battle
        if battle is not None and not battle.stopped:
            attacker = lying.row_of[battle.attacker % STAYS]
            attacked = lying.row_bound(battle.target) if battle.target else 0
        kind = about = least = most = picked = rule = goal = page = pages = asked = 0
        if choosing is not None:
            ask: Ask = choosing.ask
            kind, least, most, rule, goal = ask.kind, fitting(ask.least), fitting(ask.most), ask.rule, fitting(ask.goal)
            about = lying.row_of[ask.about] if ask.about >= 0 else 0
            picked, page, pages, asked = len(choosing.picked), choosing.page, choosing.pages, 1
        return GLOBALS_ROW.pack(
            fitting(duel.turn), codes[duel.turn_seat], duel.phase, duel.battle_step, duel.substep, fitting(life), fitting(their_life),
            hands[0], hands[1], hands[2], hands[3], decks[0], decks[1], decks[2], decks[3],
            fitting(duel.normal_summons[seat]), len(duel.chain), attacker, attacked, fitting(duel.moment), kind, about, least, most,
            picked, rule, goal, page, pages, self.switches[0], self.switches[1], asked,
        )  # fmt: skip

    def chain_written(self, lying: Lying) -> bytes:
        """The last links of the Chain, the latest first: what was activated is public, and so is what it targets, by place."""
        chain = self.duel.chain
        if not chain:
            return NO_LINK * LINKS
        rows: list[bytes] = []
        for place in range(len(chain) - 1, max(-1, len(chain) - 1 - LINKS), -1):
            link: Link = chain[place]
            targets = link.bound[t.TARGETS]
            target = lying.row_bound(targets[0]) if targets else 0
            code = self.cards.code_of.get(link.face.code, 0)
            rows.append(
                LINK_ROW.pack(
                    lying.row_bound(link.source), code, lying.codes[link.seat], link.ability + 1, target, link.negated
                )
            )
        return b"".join(rows) + NO_LINK * (LINKS - len(rows))


def switches_of(profile: Profile) -> tuple[int, int]:
    """The switches of a profile as two numbers of bits (columns.SWITCHES): 1 where a switch is not the first of its values."""
    bits = [0, 0]
    chosen = dict(profile.choices)
    for place, name in enumerate(SWITCHES):
        if chosen[name] != VALUES[name][0]:
            bits[place // SWITCHES_EACH] |= 1 << place % SWITCHES_EACH
    return bits[0], bits[1]


__all__ = ["DuelOver", "Episode", "IllegalAction", "WrongBuffer"]
