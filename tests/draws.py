"""What is drawn in a test follows from its name, so that it plays the same duels in each run: secrets of rooms, salts of persons.

Every server that a test starts draws by `DRAWS.secret`, one in a process of its own by a name that it is handed (`DRAWS.child`). Fixtures of
tests/conftest.py set the name of the test; a test that relies on a certain duel names it (`same_duels`).

SPELLSPEED_THOROUGH=1 plays other duels in each run. They follow from a seed, which stands in the head of the run; SPELLSPEED_SEED plays them again.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from itertools import count
from typing import Final

from tests.thorough import THOROUGH

SEEDED: Final = "SPELLSPEED_SEED"


def seed_of_run() -> str:
    """The seed, drawn once where a run is thorough: what it starts (the workers of a run, too) finds it in the environment. "" without one."""
    if THOROUGH:
        os.environ.setdefault(SEEDED, secrets.token_hex(4))
    return os.environ.get(SEEDED, "")


SEED: Final = seed_of_run()


class Draws:
    """Draws that follow from a name and are counted."""

    def __init__(self, name: str) -> None:
        self.begin(name)

    def begin(self, name: str) -> None:
        """From now on they follow from this name, from the first on."""
        self.name = name
        self.secrets = count()
        self.persons = count()
        self.children = count()

    def secret(self) -> bytes:
        """The next secret of a room."""
        return sha256(f"{self.name} {next(self.secrets)}".encode()).digest()

    def person(self) -> Callable[[], str]:
        """What draws the salts of the next person: how those of others are drawn in between is no matter."""
        name, salts = f"{self.name}, person {next(self.persons)}", count()
        return lambda: sha256(f"{name} {next(salts)}".encode()).hexdigest()

    def child(self) -> str:
        """A name for what the next process draws."""
        return f"{self.name}, process {next(self.children)}"

    @contextmanager
    def named(self, name: str) -> Iterator[None]:
        """For a while they follow from this name; afterwards from the one before, from the first on."""
        before = self.name
        self.begin(name)
        yield
        self.begin(before)


DRAWS: Final = Draws("")
"""Those of the test that runs."""


def name_of_node(node_id: str) -> str:
    """What the draws of a test or of a module of tests follow from."""
    return f"{SEED} {node_id}" if SEED else node_id


def same_duels(name: str) -> None:
    """From now on a test plays the duels of this name, whatever the seed is."""
    DRAWS.begin(name)
