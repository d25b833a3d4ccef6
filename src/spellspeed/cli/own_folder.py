"""What is kept in a person's own folder of the program: the game that was left, and the stops from one game to the next."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import click

from spellspeed.errors import SpellspeedError
from spellspeed.files.json_text import UnfitJson, plain_of
from spellspeed.files.reading import KIB, content_of
from spellspeed.kernel.game import Passing
from spellspeed.languages.user_files import write_owned

SETTINGS: Final = "settings.json"
STOPS: Final = "stops"
"""The key of the stops in the file of settings: game -> as its Passing writes them."""
MOST_OF_SETTINGS: Final = 16 * KIB


def own_folder() -> Path:
    """The person's own folder of the program, made where there is none. Raises NotKept."""
    folder = Path(click.get_app_dir("spellspeed"))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as refused:
        raise NotKept(f"{folder}: {refused.strerror}") from refused
    return folder


class Keeping:
    """Where a game is saved by itself when somebody leaves it, and the command that goes on with it."""

    def __init__(self, name: str, command: str) -> None:
        """`name` is that of the file in the person's own folder of the program."""
        self.name: Final = name
        self.command: Final = command

    def path(self) -> str:
        """The file, in a folder that is made where there is none. Raises NotKept."""
        return str(own_folder() / self.name)

    def forget(self) -> None:
        """The game that was kept has come to its end: nothing is left to go on with. Raises NotKept."""
        path = Path(self.path())
        try:
            path.unlink(missing_ok=True)
        except OSError as refused:
            raise NotKept(f"{path}: {refused.strerror}") from refused


class NotKept(SpellspeedError):
    """There is no folder in which a game could be saved by itself, or a kept game cannot be taken away."""


class BrokenSettings(SpellspeedError):
    """The file of settings cannot be read, or does not hold what it should; the message names it."""


class Settings:
    """What a person has set for all games to come: when to be asked. `game` is the name of a game."""

    def __init__(self, game: str) -> None:
        self.game: Final = game

    def path(self) -> str:
        """The file, in a folder that is made where there is none. Raises NotKept."""
        return str(own_folder() / SETTINGS)

    def read(self) -> dict[str, Any]:
        """All that was set, by key; {} where there is no file. Raises BrokenSettings, NotKept."""
        path = self.path()
        try:
            found = plain_of(content_of(path, MOST_OF_SETTINGS).decode("utf-8"))
        except FileNotFoundError:
            return {}
        except OSError as refused:
            raise BrokenSettings(f"{path}: {refused.strerror or refused}") from refused
        except UnicodeDecodeError as wrong:
            raise BrokenSettings(f"{path}: byte {wrong.start} is not UTF-8") from wrong
        except UnfitJson as wrong:
            raise BrokenSettings(f"{path}: {wrong.reason}") from wrong
        if not isinstance(found, dict) or not isinstance(found.get(STOPS, {}), dict):
            raise BrokenSettings(f'{path}: it is no object with an object "{STOPS}"')
        return found

    def set_stops(self, passing: Passing[Any]) -> None:
        """Set the stops as they were set last, if they were. Raises SpellspeedError, and then nothing has changed."""
        stops = self.read().get(STOPS, {})
        if self.game in stops:
            passing.take_plain(stops[self.game], self.path())

    def keep_stops(self, passing: Passing[Any]) -> None:
        """Write the stops down; what other games have set stays. A file that cannot be read is written anew. Raises NotKept, FileNotWritten."""
        try:
            found = self.read()
        except BrokenSettings:
            found = {}
        found[STOPS] = {**found.get(STOPS, {}), self.game: passing.as_plain()}
        write_owned(json.dumps(found, ensure_ascii=False, indent=1) + "\n", self.path())
