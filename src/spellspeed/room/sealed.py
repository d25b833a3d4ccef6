"""What a recording of a room says of its sealing, and whether it fits: the commitment, the hashes of lists and salts, the seed."""

from __future__ import annotations

import hmac
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from spellspeed.errors import SpellspeedError
from spellspeed.kernel.game import Plain
from spellspeed.room.seal import DIGEST, SALT, commitment_of, hash_of, list_hash_of, seed_of

SEALING: Final = "sealing"
"""The field of a recording."""
RESEALED: Final = "resealed"
"""The field of what was sealed before the later games of a match, after cards were exchanged."""
MOST_RESEALED: Final = 20
MOST_SALTS: Final = 4
LONGEST_ROOM: Final = 64
COMMITMENT: Final = "commitment"
HASH: Final = "hash"
SEED: Final = "seed"
LIST: Final = "list"
DECK: Final = "deck"
LISTS: Final = "lists"
UNSEALED: Final = "unsealed"
"""What may not fit."""


class WrongSealing(SpellspeedError):
    """What a recording has as its sealing is none."""


@dataclass(frozen=True, slots=True)
class Sealed:
    """The sealing of a room after its end; hashes and salts in the order of the places of persons."""

    room: str
    commit: str
    secret: bytes
    hashes: tuple[str, ...]
    salts: tuple[str, ...]
    list_hashes: tuple[str, ...] = ()
    lists: tuple[Plain, ...] = ()
    duel: int = 1
    """Which duel of a match it was sealed before."""

    def misfits(self, seed: str, decks: Sequence[Any]) -> list[tuple[str, int]]:
        """What does not fit: COMMITMENT, LISTS where none were sealed, LIST and DECK with the number of the seat from 1 (the list is another than was
        sealed; the recording has another deck than the list), HASH with the number of the salt from 1, SEED. `decks` are those of the recording, by
        their parts; those of a game without parts are not compared. [] where the shuffle is the one that was sealed."""
        found: list[tuple[str, int]] = []
        if not hmac.compare_digest(commitment_of(self.room, self.secret), self.commit):
            found.append((COMMITMENT, 0))
        if not self.lists:
            found.append((LISTS, 0))
        for place, (shown, deck) in enumerate(zip(self.list_hashes, self.lists, strict=True)):
            if list_hash_of(self.room, place, self.secret, deck) != shown:
                found.append((LIST, place + 1))
        for place, (deck, recorded) in enumerate(zip(self.lists, decks, strict=False)):
            if isinstance(recorded, dict) and any(deck.get(part) != cards for part, cards in recorded.items()):
                found.append((DECK, place + 1))
        pairs = zip(self.hashes, self.salts, strict=True)
        found += [(HASH, number) for number, (shown, salt) in enumerate(pairs, start=1) if hash_of(salt) != shown]
        if seed_of(self.secret, self.salts) != seed:
            found.append((SEED, 0))
        return found


def sealed_in(whole: Any, where: str) -> Sealed | None:
    """The sealing in a recording (or a match) as JSON; None where there is none. Raises WrongSealing."""
    found = whole.get(SEALING) if isinstance(whole, dict) else None
    return None if found is None else sealed_from(found, where)


def resealed_in(whole: Any, where: str) -> list[Sealed]:
    """What was sealed before the later games of a match, in their order. Raises WrongSealing."""
    found = whole.get(RESEALED, []) if isinstance(whole, dict) else []
    if not isinstance(found, list) or len(found) > MOST_RESEALED:
        raise WrongSealing(f'{where}: "{RESEALED}" is a list of at most {MOST_RESEALED}')
    return [sealed_from(each, where) for each in found]


def sealed_from(found: Any, where: str) -> Sealed:
    """A sealing. Raises WrongSealing."""
    if not isinstance(found, dict):
        raise WrongSealing(f'{where}: "{SEALING}" is no object')
    room = found.get("room")
    if not isinstance(room, str) or not 0 < len(room) <= LONGEST_ROOM:
        raise WrongSealing(
            f'{where}: "room" of the sealing is the name of a room, of at most {LONGEST_ROOM} characters'
        )
    commit, secret = (digits(found.get(key), key, where) for key in ("commit", "secret"))
    hashes, salts = (listed(found.get(key), key, where) for key in ("hashes", "salts"))
    if len(hashes) != len(salts) or not salts:
        raise WrongSealing(
            f"{where}: the sealing has {len(hashes)} hashes and {len(salts)} salts; each salt has its hash"
        )
    list_hashes, lists = listed(found.get("list_hashes", []), "list_hashes", where), found.get("lists", [])
    if (
        not isinstance(lists, list)
        or not all(isinstance(deck, dict) for deck in lists)
        or len(lists) != len(list_hashes)
    ):
        raise WrongSealing(f'{where}: "lists" of the sealing are as many decks as there are "list_hashes"')
    duel = found.get("duel", 1)
    if type(duel) is not int:
        raise WrongSealing(f'{where}: "duel" of the sealing is a number')
    return Sealed(room, commit, bytes.fromhex(secret), hashes, salts, list_hashes, tuple(lists), duel)


def later_misfits(whole: Any, where: str) -> list[tuple[int, str, int]]:
    """What does not fit of what was sealed before the later duels of a match: the number of the duel, and as `Sealed.misfits` says; UNSEALED for a
    duel that was not sealed anew. One that was lost before anything was answered needs no seal. Raises WrongSealing."""
    steps = whole.get("steps") if isinstance(whole, dict) else None
    duels = [step.get("duel") for step in steps or () if isinstance(step, dict) and step.get("step") == "duel"]
    sealed = {each.duel: each for each in resealed_in(whole, where)}
    found: list[tuple[int, str, int]] = []
    for number, duel in enumerate(duels[1:], start=2):
        own = sealed.get(number)
        if not isinstance(duel, dict):
            raise WrongSealing(f"{where}: duel {number} is no recording")
        if own is not None:
            decks = in_order_of(own.lists, duel.get("decks"))
            found += [(number, key, at) for key, at in own.misfits(str(duel.get("seed")), decks)]
        elif len(duel.get("answers") or ()) > 1:
            found.append((number, UNSEALED, number))
    return found


def in_order_of(lists: Sequence[Plain], recorded: Any) -> list[Any]:
    """The recorded decks of the seats, each in the place of the list that it is: teams change seats between duels."""
    left = list(recorded) if isinstance(recorded, list) else []
    found: list[Any] = []
    for deck in lists:
        own = [one for one in left if isinstance(one, dict) and all(deck.get(part) == one[part] for part in one)]
        found.append(own[0] if own else (left[0] if left else {}))
        if found[-1] in left:
            left.remove(found[-1])
    return found


def digits(value: Any, key: str, where: str) -> str:
    """64 hex digits. Raises WrongSealing."""
    if not isinstance(value, str) or not DIGEST.fullmatch(value):
        raise WrongSealing(f'{where}: "{key}" of the sealing is 64 hex digits')
    return value


def listed(value: Any, key: str, where: str) -> tuple[str, ...]:
    """A list of hashes or salts. Raises WrongSealing."""
    fits = SALT if key == "salts" else DIGEST
    if not isinstance(value, list) or len(value) > MOST_SALTS:
        raise WrongSealing(f'{where}: "{key}" of the sealing is a list of at most {MOST_SALTS}')
    if not all(isinstance(one, str) and fits.fullmatch(one) for one in value):
        raise WrongSealing(f'{where}: "{key}" of the sealing are hex digits, as a room writes them')
    return tuple(value)
