"""Actions: the players act in turn until both declare no further action; then the phase ends (K 4.11, 4.23). An attack is one of them."""

from __future__ import annotations

from typing import Final

from spellspeed.hkk.rules import combat
from spellspeed.hkk.rules import terms as t
from spellspeed.hkk.rules.card_play import may_play, playable
from spellspeed.hkk.rules.game import Game
from spellspeed.hkk.rules.game_atoms import forget_sources
from spellspeed.hkk.rules.moves import shift
from spellspeed.hkk.rules.reactions import Window, begin, usable
from spellspeed.hkk.rules.triggers import Settling
from spellspeed.kernel.asks import Ask, extra_of, option, subject_of, verb_of
from spellspeed.kernel.atoms import pop_frame, push_frame, replace_frame
from spellspeed.kernel.door import open_ask
from spellspeed.kernel.frames import Frame


def actions(game: Game, seat: int, quick: bool) -> list[int]:
    """What a player may do now. `quick`: only what can be done at any time, as between attack and strike."""
    found = [option(t.PASS)]
    for number in playable(game, seat, t.NORMAL):
        if may_play(game, seat, number, t.NORMAL, None):
            found.append(option(t.PLAY, number, t.NORMAL))
    found += usable(game, seat, None)
    if seat == game.turn_seat and not quick:
        if game.phase == (t.MAIN if game.options.says("movement", "main_phase") else t.MOVEMENT):
            found += moves(game, seat)
        elif game.phase == t.COMBAT:
            found += combat.attacks(game, seat)
    return found


def moves(game: Game, seat: int) -> list[int]:
    """Which creatures may go to the guard post or back: active ones, as many as there is room for (option `guard_capacity`)."""
    found: list[int] = []
    if has_room(game, seat):
        found += [
            option(t.MOVE, number, t.GUARD)
            for number in game.zone(seat, t.RESERVE)
            if game.cards[number].position == t.ACTIVE
        ]
    return found + [option(t.MOVE, number, t.RESERVE) for number in game.zone(seat, t.GUARD)]


def has_room(game: Game, seat: int) -> bool:
    """Whether one more creature fits into the guard post."""
    capacity = game.options.value("guard_capacity")
    return capacity == "unlimited" or len(game.zone(seat, t.GUARD)) < int(capacity)


class Acting(Frame):
    """`seat` may act; `passes` players in a row have declared no further action. `moved` are creatures that have moved in this phase."""

    def __init__(self, seat: int, passes: int, quick: bool = False, moved: tuple[int, ...] = ()) -> None:
        self.seat: Final = seat
        self.passes: Final = passes
        self.quick: Final = quick
        self.moved: Final = moved

    def parts(self) -> tuple[object, ...]:
        return (self.seat, self.passes, self.quick, self.moved)

    def step(self, state: Game) -> None:
        if self.passes == state.seats:
            pop_frame(state)
            return
        found = actions(state, self.seat, self.quick)
        left = [code for code in found if verb_of(code) != t.MOVE or subject_of(code) not in self.moved]
        open_ask(state, Ask(self.seat, t.A_ACT, -1, tuple(left)))

    def answered(self, state: Game, picks: tuple[int, ...]) -> None:
        pick = picks[0]
        after = state.opponents(self.seat)[0]
        if verb_of(pick) == t.PASS:
            replace_frame(state, Acting(after, self.passes + 1, self.quick, self.moved))
        elif verb_of(pick) == t.MOVE:
            shift(state, subject_of(pick), extra_of(pick))
            replace_frame(state, Acting(self.seat, 0, self.quick, (*self.moved, subject_of(pick))))
        elif verb_of(pick) == t.ATTACK:
            replace_frame(state, Acting(after, 0, self.quick, self.moved))
            target = extra_of(pick) - 1
            bound = state.binding(target) if target >= 0 else -1
            push_frame(state, Attacking(state.binding(subject_of(pick)), bound, 0))
        else:
            replace_frame(state, Acting(after, 0, self.quick, self.moved))
            forget_sources(state)
            push_frame(state, Window(-1, 0))
            begin(state, self.seat, pick, 0)


class Attacking(Frame):
    """One attack. Stage 0: declared; 1: what can be done at any time; 2: the strike; 3: over. `target` is a binding, -1 for the player."""

    def __init__(self, attacker: int, target: int, stage: int) -> None:
        self.attacker: Final = attacker
        self.target: Final = target
        self.stage: Final = stage

    def parts(self) -> tuple[object, ...]:
        return (self.attacker, self.target, self.stage)

    def step(self, state: Game) -> None:
        replace_frame(state, Attacking(self.attacker, self.target, self.stage + 1))
        number = state.bound_card(self.attacker)
        if self.stage == 0:
            combat.declare(state, number, self.target)
        elif self.stage == 1:
            if state.options.is_on("combat_window"):
                push_frame(state, Acting(state.opponents(state.turn_seat)[0], 0, True))
        elif self.stage == 2:
            combat.strike(state, number, self.target)
            push_frame(state, Settling())
        else:
            pop_frame(state)

    def answered(self, state: Game, picks: tuple[int, ...]) -> None:
        raise AssertionError("nothing is asked here")
