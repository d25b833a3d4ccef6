"""Doing a step of a scenario, whichever game is played: each game says which of its functions does which kind of step."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from spellspeed.scenario.model_steps import Step

P = TypeVar("P")


class StepFailed(Exception):
    """A step could not be done or what it demands does not hold; the message says why."""


def do_step_by(doings: Mapping[type, Callable[[P, Any], None]], play: P, step: Step) -> None:
    """Let the function of this kind of step do it. Raises StepFailed where it cannot be done."""
    doings[type(step)](play, step)
