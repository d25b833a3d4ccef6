"""The end of a room for who played or looked on: its recording, and whether the shuffle is the one that was sealed at first."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from spellspeed.cli.sealing import sealing_words
from spellspeed.errors import SpellspeedError
from spellspeed.games.recordings import parse_recording
from spellspeed.languages.catalog import Catalog
from spellspeed.languages.fields import json_of
from spellspeed.languages.worded import said
from spellspeed.room.sealed import Sealed, resealed_in, sealed_in
from spellspeed.web import protocol as p
from spellspeed.web.links import Link, recording_of
from spellspeed.web.seen import Salting
from spellspeed.yugioh.recording.matches import is_match, parse_match

WHERE: Final = "the recording"


@dataclass(frozen=True, slots=True)
class EndShown:
    """The recording ("" where it could not be had), and what is said of it, with styles."""

    recording: str
    lines: tuple[tuple[str, str], ...]


def checked_end(link: Link, over: p.Over, salting: Salting | None, words: Catalog) -> EndShown:
    """Fetch the recording of a room that is over and look at its sealing; `salting` is what this side saw before anything was drawn, None for
    a spectator."""
    try:
        text = recording_of(link, words.language)
        seed = parse_match(text, WHERE).start.seed if is_match(text) else parse_recording(text, WHERE).start.seed
        whole = json_of(text, WHERE)
        told = sealing_words(whole, WHERE, seed, words)
        sealed = sealed_in(whole, WHERE)
        all_sealed = [sealed, *resealed_in(whole, WHERE)] if sealed is not None else []
    except SpellspeedError as refused:
        line = words.say("remote", "not recorded", reason=said(refused, words.language))
        return EndShown("", ((line, "red"),))
    if told is None or sealed is None:
        return EndShown(text, ())
    fits, line = told
    lines = [(line.strip(), "green" if fits else "bold red")]
    if salting is not None:
        own = [one for one in all_sealed if one.commit == salting.commit]
        problems = misfits_seen(over, salting, (own or [sealed])[0]) if own or salting.salts else []
        if problems:
            told_apart = "; ".join(words.say("remote", key) for key in problems)
            lines.append((words.say("remote", "own misfit", problems=told_apart), "bold red"))
        elif fits:
            lines.append((words.say("remote", "own check"), "green"))
    return EndShown(text, tuple(lines))


def misfits_seen(over: p.Over, salting: Salting, sealed: Sealed) -> list[str]:
    """What of a sealing is other than this side saw it: keys of the catalog. Who was not there when it was sealed has nothing to compare."""
    found: list[str] = []
    if salting.commit != sealed.commit or (over.secret and over.secret != sealed.secret.hex()):
        found.append("other commitment")
    if salting.hashes:
        if salting.hashes != list(sealed.hashes):
            found.append("other hashes")
        if salting.lists != list(sealed.list_hashes):
            found.append("other lists")
        if salting.salt not in sealed.salts:
            found.append("other salt")
    return found
