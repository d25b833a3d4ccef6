"""A PostgreSQL of its own for the tests: in a temporary folder, reached by a socket in it, so that no port is taken and nobody else gets in."""

import os
import shutil
import subprocess
import tempfile
from itertools import count
from pathlib import Path
from typing import Final

import psycopg

from tests.patience import PATIENCE, WHOLE

BINARIES: Final = ("initdb", "pg_ctl", "postgres")

NO_POSTGRES: Final = "no PostgreSQL server is installed here (Debian: postgresql), so the store was not tried on it"
"""Why the tests that need one are skipped, where they are."""


def binaries() -> Path | None:
    """The folder with the programs of a PostgreSQL server, the newest that is installed; None if there is none."""
    on_path = shutil.which("initdb")
    folders = [Path(on_path).resolve().parent] if on_path else []
    folders += sorted(
        Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: int(folder.parent.name), reverse=True
    )
    return next((folder for folder in folders if all((folder / name).exists() for name in BINARIES)), None)


class Postgres:
    """A server with an empty cluster. It does not run as root: there the user `postgres` runs it, whom the packages make."""

    def __init__(self, programs: Path) -> None:
        """Makes the cluster and starts the server."""
        self.programs: Final = programs
        self.folder: Final = Path(tempfile.mkdtemp(prefix="pg"))
        self._names = count()
        self._user: str | None = None
        if os.getuid() == 0:
            self._user = "postgres"
            shutil.chown(self.folder, self._user)
        self._run("initdb", "--username=tests", "--auth=trust", "--encoding=UTF8", "--locale=C", "--no-sync")
        self.start()

    def start(self) -> None:
        """Starts the server and waits until it answers."""
        options = f"-c listen_addresses='' -c unix_socket_directories='{self.folder}' -c fsync=off"
        self._run(
            "pg_ctl",
            "start",
            "--silent",
            "--wait",
            f"--timeout={PATIENCE:.0f}",
            f"--log={self.folder}/log",
            f"--options={options}",
        )

    def stop(self) -> None:
        """Stops the server at once, as if it were killed."""
        self._run("pg_ctl", "stop", "--silent", "--wait", f"--timeout={PATIENCE:.0f}", "--mode=immediate")

    def empty_database(self, encoding: str = "UTF8") -> str:
        """The address of a new database."""
        name = f"store{next(self._names)}"
        with psycopg.connect(f"host={self.folder} user=tests dbname=postgres", autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name} TEMPLATE template0 ENCODING '{encoding}'".encode())
        return f"postgresql+psycopg://tests@/{name}?host={self.folder}"

    def close(self) -> None:
        """Stops the server and removes its folder."""
        self.stop()
        shutil.rmtree(self.folder)

    def _run(self, program: str, *words: str) -> None:
        environment = {**os.environ, "PGDATA": str(self.folder / "cluster"), "LC_ALL": "C"}
        done = subprocess.run(
            [str(self.programs / program), *words],
            user=self._user,
            group=self._user,
            extra_groups=None if self._user is None else [],
            env=environment,
            cwd=self.folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE if program == "initdb" else subprocess.DEVNULL,
            check=False,
            timeout=WHOLE,
        )
        if done.returncode:
            raise RuntimeError(f"{program} ended with {done.returncode}: {(done.stderr or b'').decode()}")
