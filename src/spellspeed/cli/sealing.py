"""What a recording tells of the sealing of its shuffle, in a line."""

from __future__ import annotations

from typing import Any

from spellspeed.languages.catalog import Catalog
from spellspeed.room.sealed import later_misfits, sealed_in


def sealing_words(whole: Any, where: str, seed: str, words: Catalog) -> tuple[bool, str] | None:
    """Whether the shuffle is the one that was sealed, and the line that says so; None for a recording that was not played in a room.

    `whole` is the recording as JSON, `seed` that of its duel or match. Raises WrongSealing.
    """
    sealed = sealed_in(whole, where)
    if sealed is None:
        return None
    parts: dict[str, object] = {"room": sealed.room, "commit": sealed.commit, "number": len(sealed.salts)}
    decks = whole.get("decks") if isinstance(whole.get("decks"), list) else []
    problems = [words.say("sealing", key, number=number) for key, number in sealed.misfits(seed, decks)]
    for duel, key, number in later_misfits(whole, where):
        problem = words.say("sealing", key, number=number)
        problems.append(words.say("sealing", "of a duel", duel=duel, problem=problem))
    if not problems:
        return True, words.say("sealing", "fits", **parts)
    return False, words.say("sealing", "does not fit", **parts, problems="; ".join(problems))
