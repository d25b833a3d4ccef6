"""The turn: seven phases in fixed order, each of which happens even if nobody acts in it (K 4.11)."""

from __future__ import annotations

from typing import Final

from spellspeed.hkk.rules.actions import Acting
from spellspeed.hkk.rules.borrowing import give_back
from spellspeed.hkk.rules.context import RULE
from spellspeed.hkk.rules.derived import damage_on
from spellspeed.hkk.rules.game import Game
from spellspeed.hkk.rules.game_atoms import begin_phase_of, count_turn
from spellspeed.hkk.rules.moves import draw, note
from spellspeed.hkk.rules.preparation import begin_preparing, end_preparing, regenerate
from spellspeed.hkk.rules.terms import COMBAT, DRAW, E_PHASE, END, EOT, HEALING, MAIN, PHASES, PREPARATORY
from spellspeed.hkk.rules.triggers import Settling
from spellspeed.hkk.rules.victory import check_lives
from spellspeed.hkk.text import words
from spellspeed.kernel.atoms import begin_turn_of, keep_lasting, push_frame, replace_frame, rewrite
from spellspeed.kernel.frames import Frame


class Turn(Frame):
    """One phase after the other. Stages: the phase begins; what is due; actions; the phase ends."""

    def __init__(self, phase: int, stage: int) -> None:
        self.phase: Final = phase
        self.stage: Final = stage

    def parts(self) -> tuple[object, ...]:
        return (self.phase, self.stage)

    def step(self, state: Game) -> None:
        replace_frame(state, Turn(self.phase, self.stage + 1))
        if self.stage == 0:
            begin_phase(state, self.phase)
            push_frame(state, Settling())
        elif self.stage == 1:
            if self.phase == PREPARATORY:
                begin_preparing(state)
        elif self.stage == 2:
            push_frame(state, Acting(state.turn_seat, 0))
            if self.phase == PREPARATORY:
                end_preparing(state)
        elif self.phase == END:
            end_turn(state)
            if not state.over:
                replace_frame(state, Turn(PREPARATORY, 0))
        else:
            replace_frame(state, Turn(phase_after(state, self.phase), 0))

    def answered(self, state: Game, picks: tuple[int, ...]) -> None:
        raise AssertionError("nothing is asked here")


def phase_after(game: Game, phase: int) -> int:
    """K 4.11.1: the next phase. Under the option `movement` main_phase creatures move in the main phase, and there is no other for it."""
    if phase == MAIN and game.options.says("movement", "main_phase"):
        return COMBAT
    return phase + 1


def begin_phase(game: Game, phase: int) -> None:
    """What a phase begins with: magic points, the draw (the starting player draws too, K 3.8), healing."""
    seat = game.turn_seat
    begin_phase_of(game, phase)
    game.touch()
    note(game, E_PHASE, -1, None, seat, RULE, phase)
    if phase == PREPARATORY:
        count_turn(game, seat)
        regenerate(game, seat)
    elif phase == DRAW:
        draw(game, seat, int(game.options.value("cards_drawn")), RULE)
    elif phase == HEALING:
        heal(game)


def heal(game: Game) -> None:
    """The damage on creatures is gone (K 4.25.1; option `healing`)."""
    if game.options.says("healing", "none"):
        return
    for number in game.all_permanents():
        heals = game.face(number).kind == words.CREATURE or game.options.says("healing", "all")
        if heals and damage_on(game, number):
            rewrite(game, game.cards[number].with_marks(game.cards[number].marks - damage_on(game, number)))


def end_turn(game: Game) -> None:
    """What lasts until the end of the turn ends; then lives are looked at (option `death_check`), and it is the next player's turn."""
    give_back(game)
    keep_lasting(game, [one for one in game.lasting if one.until != EOT and is_bound(game, one.cards)])
    if check_lives(game):
        return
    begin_turn_of(game, game.order_from(game.turn_seat)[1])
    game.touch()


def is_bound(game: Game, cards: tuple[int, ...]) -> bool:
    """Whether a lasting effect still has one of its cards, or never had any fixed."""
    return not cards or any(game.bound_card(binding) >= 0 for binding in cards)


__all__ = ["PHASES", "Turn"]
