"""Recordings of whichever game, from files."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from spellspeed.files.reading import is_file
from spellspeed.games import GAMES
from spellspeed.languages.fields import WrongRecording
from spellspeed.recording.files import of_game, recording_in, text_of_file
from spellspeed.recording.recorder import Recording
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.game import YUGIOH
from spellspeed.yugioh.recording.matches import SHORT_NUMBER, is_match_file, read_match


def read_recording(path: str | Path) -> Recording[Any]:
    """Read a recording of any game from a file. Raises WrongRecording, and what the game says of a start that it cannot make."""
    return parse_recording(text_of_file(path), str(path))


def parse_recording(text: str, where: str) -> Recording[Any]:
    """A recording of any game from its text; `where` names it in messages. Raises as `read_recording`."""
    return recording_in(text, where, GAMES)


def read_duel(path: str) -> Recording[Duel]:
    """The recording of a duel: of a file, or "FILE#2" for the second duel of a recorded match. Raises WrongRecording, also for another game."""
    return of_game(read_any(path), YUGIOH, path)


def read_any(path: str) -> Recording[Any]:
    """As `read_duel`, for a file of any game. Raises WrongRecording."""
    file, _, number = path.rpartition("#")
    if not file or not SHORT_NUMBER.fullmatch(number) or is_file(path):
        file, number = path, ""
    if not number and not is_match_file(file):
        return read_recording(file)
    duels = read_match(file).duels
    if not number or not 1 <= int(number) <= len(duels):
        raise WrongRecording("duels of a match", file=file, number=len(duels))
    return duels[int(number) - 1]
