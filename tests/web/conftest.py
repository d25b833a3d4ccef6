"""The databases that the tests of the store run on: a file of SQLite and, where it is installed, a PostgreSQL."""

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from spellspeed.web.store import Store
from tests.web.postgres import NO_POSTGRES, Postgres, binaries


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A running PostgreSQL. Skipped where none is installed, but not where the gates run: there it is installed before."""
    programs = binaries()
    if programs is None:
        if os.environ.get("SPELLSPEED_NEEDS_POSTGRES", "0") == "1":
            pytest.fail(NO_POSTGRES)
        pytest.skip(NO_POSTGRES)
    server = Postgres(programs)
    yield server
    server.close()


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.served)])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/kept/rooms.db?timeout=0"
    server: Postgres = request.getfixturevalue("postgres")
    return server.empty_database()


@pytest.fixture
def opened() -> Iterator[Callable[..., Store]]:
    """Opens stores, and closes them after the test."""
    stores: list[Store] = []

    def open_one(*words: Any, **named: Any) -> Store:
        stores.append(Store(*words, **named))
        return stores[-1]

    yield open_one
    for store in stores:
        store.close()


@pytest.fixture
def store(address: str, opened: Callable[..., Store]) -> Store:
    """An empty store of each kind in turn."""
    return opened(address)
