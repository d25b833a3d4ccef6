"""What a recording of a room says of its sealing, and whether it fits: the commitment, the hashes of the salts, the seed."""

from __future__ import annotations

import hmac
from dataclasses import dataclass
from typing import Any, Final

from spellspeed.errors import SpellspeedError
from spellspeed.room.seal import DIGEST, SALT, commitment_of, hash_of, seed_of

SEALING: Final = "sealing"
"""The field of a recording."""
MOST_SALTS: Final = 4
LONGEST_ROOM: Final = 64
COMMITMENT: Final = "commitment"
HASH: Final = "hash"
SEED: Final = "seed"
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

    def misfits(self, seed: str) -> list[tuple[str, int]]:
        """What does not fit: COMMITMENT, HASH with the number of the salt from 1, SEED. [] where the shuffle is the one that was sealed."""
        found: list[tuple[str, int]] = []
        if not hmac.compare_digest(commitment_of(self.room, self.secret), self.commit):
            found.append((COMMITMENT, 0))
        pairs = zip(self.hashes, self.salts, strict=True)
        found += [(HASH, number) for number, (shown, salt) in enumerate(pairs, start=1) if hash_of(salt) != shown]
        if seed_of(self.secret, self.salts) != seed:
            found.append((SEED, 0))
        return found


def sealed_in(whole: Any, where: str) -> Sealed | None:
    """The sealing in a recording (or a match) as JSON; None where there is none. Raises WrongSealing."""
    found = whole.get(SEALING) if isinstance(whole, dict) else None
    if found is None:
        return None
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
    return Sealed(room, commit, bytes.fromhex(secret), hashes, salts)


def digits(value: Any, key: str, where: str) -> str:
    """64 hex digits. Raises WrongSealing."""
    if not isinstance(value, str) or not DIGEST.fullmatch(value):
        raise WrongSealing(f'{where}: "{key}" of the sealing is 64 hex digits')
    return value


def listed(value: Any, key: str, where: str) -> tuple[str, ...]:
    """A list of hashes or salts. Raises WrongSealing."""
    fits = DIGEST if key == "hashes" else SALT
    if not isinstance(value, list) or len(value) > MOST_SALTS:
        raise WrongSealing(f'{where}: "{key}" of the sealing is a list of at most {MOST_SALTS}')
    if not all(isinstance(one, str) and fits.fullmatch(one) for one in value):
        raise WrongSealing(f'{where}: "{key}" of the sealing are hex digits, as a room writes them')
    return tuple(value)
