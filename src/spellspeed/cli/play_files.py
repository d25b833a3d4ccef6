"""Saved duels: written and read again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from spellspeed.cli.play_session import Session, Setup
from spellspeed.decks import DeckList
from spellspeed.errors import SpellspeedError

FORM: Final = "spellspeed play 1"


class SavedDuelUnreadable(SpellspeedError):
    """A file cannot be read or written, or holds no saved duel."""


def save(session: Session, path: str) -> None:
    """Write a duel down. Raises SavedDuelUnreadable."""
