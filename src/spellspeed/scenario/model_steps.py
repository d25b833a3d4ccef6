"""The steps of a scenario, parsed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from spellspeed.scenario.model import CardRef, Detail, Value, Where
from spellspeed.scenario.model_expect import Expectation


@dataclass(frozen=True, slots=True, kw_only=True)
class Intent:
    """One thing that a player does or could do, as written in a step, `may`, `may not` or `options`.

    `verb` is one of: summon, set, flip, special summon, activate, attack, no attack, change, enter battle, enter main2, end phase, end turn, pass,
    yes, no, choose, allow, refuse, surrender, offer draw, accept; in hkk also play, use, move, pay, sacrifice, done.
    `card` is what it is done with. `target` is the monster attacked; `direct` an attack on the player. `position` is that of `change` (attack or
    defense). `choices` are the picks of `choose` (none for `choose nothing`). `to` is that of `move` (guard, reserve).
    `neutralization` is hkk's `play X as neutralization`. `effect` and `from_zone` are the details of that name (`effect: none` is "none").
    """

    text: str
    verb: str
    card: CardRef | None = None
    target: CardRef | None = None
    direct: bool = False
    position: str | None = None
    choices: tuple[Value, ...] = ()
    to: str | None = None
    neutralization: bool = False
    effect: int | Literal["none"] | None = None
    from_zone: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatStep:
    """`A: activate Dark Hole`, with its details (`effect` and `from` among them), its window (`at`) and `chain: own`."""

    where: Where
    seat: str
    intent: Intent
    details: tuple[Detail, ...] = ()
    at: str | None = None
    chain_own: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class UntilStep:
    """`until: {...}`: goes on to the first ask at which all the keys hold (`chain_over`: no Chain is open).

    Details answer questions that cannot be passed.
    """

    where: Where
    turn: int | None = None
    turn_player: str | None = None
    phase: str | None = None
    step: str | None = None
    substep: str | None = None
    chain_over: bool = False
    details: tuple[Detail, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class MayStep:
    """`may: {B: ...}`: all of these are among the options of the seat's next ask. Details narrow what is meant."""

    where: Where
    seat: str
    intents: tuple[Intent, ...]
    details: tuple[Detail, ...] = ()
    at: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class MayNotStep:
    """`may not: {B: ..., because: ID}`: none of these is among them, and each id of `because` is among the reasons why not."""

    where: Where
    seat: str
    intents: tuple[Intent, ...]
    because: tuple[str, ...] = ()
    details: tuple[Detail, ...] = ()
    at: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class OptionsStep:
    """`options: {B: [...]}`: exactly these."""

    where: Where
    seat: str
    intents: tuple[Intent, ...]
    at: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class AskedStep:
    """`asked: B` (None: nobody). `pick` is the fewest and the most that the ask takes, where the step says it."""

    where: Where
    seat: str | None
    pick: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class CheckStep:
    """`check: {...}`: these hold at the first open window after the step before."""

    where: Where
    expect: Expectation


@dataclass(frozen=True, slots=True, kw_only=True)
class TimeCalledStep:
    """`time: called`."""

    where: Where


@dataclass(frozen=True, slots=True, kw_only=True)
class TossStep:
    """`toss: A`: this player won it."""

    where: Where
    player: str


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseTurnStep:
    """`A: choose second` in a match: A takes the first or the second turn of the next duel."""

    where: Where
    player: str
    choice: Literal["first", "second"]


@dataclass(frozen=True, slots=True, kw_only=True)
class DuelPlayedStep:
    """`duel: {...}`: a duel of the match ended so. `lp` are the Life Points of both players at its end."""

    where: Where
    winner: str | None = None
    draw: bool = False
    surrender: str | None = None
    lp: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class SideStep:
    """`A: side` with `out` and `into` (`in`), both in the order written, with a name as often as its copies."""

    where: Where
    player: str
    out: tuple[str, ...]
    into: tuple[str, ...]


Step: TypeAlias = SeatStep | UntilStep | MayStep | MayNotStep | OptionsStep | AskedStep | CheckStep | TimeCalledStep
"""A step of a duel."""
MatchStep: TypeAlias = TossStep | ChooseTurnStep | DuelPlayedStep | SideStep | TimeCalledStep
"""A step between duels."""
