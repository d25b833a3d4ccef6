"""`expect` and `check`: comparing a duel with what must be true of it."""

from __future__ import annotations

from spellspeed.kernel.state import DRAWN, NOBODY
from spellspeed.scenario.model_expect import ChainLinkMatch, Expectation
from spellspeed.yugioh.duel.terms import DAMAGE_STEP, PHASES, STEPS, SUBSTEPS
from spellspeed.yugioh.match.duels import result_of
from spellspeed.yugioh.scenario.expecting_cards import side_problems
from spellspeed.yugioh.scenario.expecting_events import chain_problems, event_problems, log_problems, phases_of_turn
from spellspeed.yugioh.scenario.play import Play


def check_expectation(play: Play, expected: Expectation) -> list[str]:
    """Everything that is not as expected, as messages; none where all holds."""
    duel = play.duel
    problems: list[str] = []
    for side in expected.sides:
        problems += side_problems(play, side)
    in_damage_step = duel.battle_step == DAMAGE_STEP
    values: tuple[tuple[str, object, object], ...] = (
        ("phase", expected.phase, PHASES[duel.phase]),
        ("turn_player", expected.turn_player, play.seat_name(duel.turn_seat)),
        ("turn", expected.turn, duel.turn),
        ("step", expected.step, STEPS[duel.battle_step] or "none"),
        ("substep", expected.substep, SUBSTEPS[duel.substep] if in_damage_step else "none"),
    )
    for what, wanted, found in values:
        if wanted is not None and wanted != found:
            problems.append(f"{what} is {found}, expected {wanted}")
    problems += winner_problems(play, expected)
    if expected.links is not None:
        problems += chain_problems(play, expected.links)
    if expected.chain is not None:
        problems += open_chain_problems(play, expected.chain)
    if expected.phases is not None:
        found_phases = phases_of_turn(play, play.first_phase)
        if list(expected.phases) != found_phases:
            problems.append(f"phases are {found_phases}, expected {list(expected.phases)}")
    if expected.log is not None:
        problems += log_problems(play, expected.log)
    for sight in expected.sees:
        viewer = play.roster.seat(sight.viewer)
        for side in sight.sides:
            problems += [f"what {sight.viewer} sees: {text}" for text in side_problems(play, side, viewer)]
    return problems + event_problems(play, expected.events, expected.no_events)


def winner_problems(play: Play, expected: Expectation) -> list[str]:
    """Whether the duel was won by the side, or drawn, or goes on, as expected."""
    duel = play.duel
    problems: list[str] = []
    if expected.winner is not None:
        if duel.winner == NOBODY:
            found = "none"
        elif duel.winner == DRAWN:
            found = "draw"
        else:
            found = play.seat_name(next(s for s in range(duel.seats) if duel.side_of[s] == duel.winner))
        wanted = expected.winner
        if wanted in play.roster.seats and duel.winner >= 0:
            right = duel.side_of[play.roster.seat(wanted)] == duel.winner
        else:
            right = wanted == found
        if not right:
            problems.append(f"winner is {found}, expected {wanted}")
    if expected.reason is not None and expected.reason not in (duel.reason, *reasons_of_match(play)):
        problems.append(f"reason is {duel.reason or 'none'}, expected {expected.reason}")
    return problems


def reasons_of_match(play: Play) -> tuple[str, ...]:
    """The rules by which the match that the duel stands in was decided with it, or goes on."""
    if play.match is None or not play.duel.over:
        return ()
    return play.match.after_duel(result_of(play.duel)).reasons


def open_chain_problems(play: Play, wanted: tuple[ChainLinkMatch, ...]) -> list[str]:
    """Whether the open chain is the one that was written, Chain Link 1 first."""
    chain = play.duel.chain
    if len(chain) == len(wanted) and all(
        link.face.name == match.card.name and (match.seat is None or play.roster.seat(match.seat) == link.seat)
        for link, match in zip(chain, wanted, strict=True)
    ):
        return []
    texts = [f"{link.face.name} ({play.seat_name(link.seat)})" for link in chain]
    return [f"the chain is [{', '.join(texts)}], expected [{', '.join(str(match.card) for match in wanted)}]"]
