"""Where a game is saved by itself when somebody leaves the table."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import click

from spellspeed.errors import SpellspeedError


class Keeping:
    """Where a game is saved by itself when somebody leaves it, and the command that goes on with it."""

    def __init__(self, name: str, command: str) -> None:
        """`name` is that of the file in the person's own folder of the program."""
        self.name: Final = name
        self.command: Final = command

    def path(self) -> str:
        """The file, in a folder that is made where there is none. Raises NotKept."""
        folder = Path(click.get_app_dir("spellspeed"))
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as refused:
            raise NotKept(f"{folder}: {refused.strerror}") from refused
        return str(folder / self.name)


class NotKept(SpellspeedError):
    """There is no folder in which a game could be saved by itself."""
