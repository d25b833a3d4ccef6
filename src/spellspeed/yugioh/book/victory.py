"""Winning and drawing (WIN, MATCH-1)."""

from __future__ import annotations

from spellspeed.kernel.atoms import end_game
from spellspeed.kernel.links import Link
from spellspeed.kernel.state import DRAWN
from spellspeed.yugioh.book.end_of_match import compare_life_points, may_compare
from spellspeed.yugioh.doing.life_points import lose
from spellspeed.yugioh.duel.derived import is_negated
from spellspeed.yugioh.duel.duel import Duel, place_of
from spellspeed.yugioh.duel.printed import PrintedCard
from spellspeed.yugioh.duel.terms import E_WON
from spellspeed.yugioh.duel.turn_limits import PLAY_ON


def look_for_victory(duel: Duel) -> None:
    """WIN-1, WIN-3, WIN-4, MATCH-7. End the duel if a side has lost: Life Points, an empty Deck, a card that says so, or time."""
    for side, life in enumerate(duel.life):
        if life <= 0:
            lose(duel, side, "WIN-1")
    if duel.destined:
        look_for_destiny(duel)
    if duel.turns_left == PLAY_ON and may_compare(duel):
        compare_life_points(duel)
    if duel.lost_sides:
        end_duel(duel)


def loses_by_payment(duel: Duel) -> bool:
    """WIN-1, T-9.1, T-9.3. Who has paid the last Life Points has lost at once: nothing more is chosen, and nobody answers. Whether it is so."""
    if min(duel.life) > 0:
        return False
    look_for_victory(duel)
    return duel.over


def look_for_destiny(duel: Duel) -> None:
    """WIN-3, WIN-4. A card effect says that its controller wins; where two do at the same time, nobody has won."""
    for number in duel.destined:
        face = duel.cards[number].face
        assert isinstance(face, PrintedCard)
        seat = duel.cards[number].controller
        for ability in face.destinies:
            act = Link(seat, duel.cards[number].binding, face, ability.index, None, duel.cards[number].zone)
            if duel.on_field(number) and is_negated(duel, number):
                continue
            if ability.places & (1 << place_of(duel.cards[number])) and ability.condition is not None:
                if ability.condition.holds(duel, act):
                    for side in range(len(duel.life)):
                        if side != duel.side_of[seat]:
                            lose(duel, side, "WIN-3")


def surrender(duel: Duel, seat: int) -> None:
    """ERA-SURRENDER-1. A player gives up: that side loses at once, whoever is asked."""
    lose(duel, duel.side_of[seat], "ERA-SURRENDER-1")
    end_duel(duel)


def forfeit(duel: Duel, seat: int, rule: str) -> None:
    """ERA-CLOCK-1, ERA-ABANDON-1. A player is out of time, or has left: that side loses at once, by that rule."""
    lose(duel, duel.side_of[seat], rule)
    end_duel(duel)


def agree_to_draw(duel: Duel) -> None:
    """ERA-DRAW-1. A draw that one side offered and the other accepted: the duel is over and nobody has won."""
    for side in range(len(duel.life)):
        lose(duel, side, "ERA-DRAW-1")
    end_duel(duel)


def end_duel(duel: Duel) -> None:
    """MATCH-1. The duel is over at once: won by the side that is left, or a draw."""
    left = [side for side in range(len(duel.life)) if not duel.lost_sides >> side & 1]
    reason = "WIN-4" if not left and duel.reason == "WIN-1" else duel.reason
    end_game(duel, left[0] if left else DRAWN, reason)
    duel.note(E_WON, -1, duel.winner)
