"""Commitment, lists and salts: neither who runs the table nor a player chooses the shuffle, and everybody can see so afterwards.

The room draws a secret and shows its hash. When all sit it shows a hash of each seat's lists, from which nobody can guess them. Each person's client
draws a salt and shows its hash; when all are there, it shows the salt. The seed is the hash of the secret with all salts; after the end the secret
and the lists are shown. So nobody orders a list, or takes another one, once a salt is known. It does not show that whoever runs the table told
nobody the order.
"""

from __future__ import annotations

import hmac
import json
import re
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any, Final

from spellspeed.room.refused import Refused

NAME: Final = "spellspeed 1"
DIGEST: Final = re.compile(r"[0-9a-f]{64}")
SALT: Final = re.compile(r"(?:[0-9a-f]{2}){16,64}")
"""16 to 64 bytes as hex digits."""


def commitment_of(room: str, secret: bytes) -> str:
    """What is shown of the secret before anything is drawn: hex SHA-256 of "spellspeed 1|ROOM|" and the secret."""
    return sha256(f"{NAME}|{room}|".encode() + secret).hexdigest()


def hash_of(salt: str) -> str:
    """What is shown of a salt (hex digits): hex SHA-256 of its bytes."""
    return sha256(bytes.fromhex(salt)).hexdigest()


def list_hash_of(room: str, place: int, secret: bytes, deck: Mapping[str, Any]) -> str:
    """What is shown of a seat's lists before any salt is: hex SHA-256 of "spellspeed 1|ROOM|list PLACE|", a nonce, and the lists as JSON. The nonce
    is the SHA-256 of "list PLACE|" and the secret: nobody tries decks against the hash before the secret is shown."""
    nonce = sha256(f"list {place}|".encode() + secret).digest()
    told = json.dumps(deck, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    return sha256(f"{NAME}|{room}|list {place}|".encode() + nonce + told.encode()).hexdigest()


def seed_of(secret: bytes, salts: Sequence[str]) -> str:
    """The seed: hex SHA-256 of the secret and of every salt in the order of the places, parted by "|"."""
    return sha256(b"|".join([secret, *[bytes.fromhex(salt) for salt in salts]])).hexdigest()


class Seal:
    """Hashes and salts of the persons of a room, by place."""

    def __init__(self, persons: Sequence[int]) -> None:
        self.persons: Final = tuple(persons)
        self.hashes: dict[int, str] = {}
        self.salts: dict[int, str] = {}

    @property
    def are_hashes_there(self) -> bool:
        """Whether every person has shown the hash of its salt."""
        return len(self.hashes) == len(self.persons)

    @property
    def is_whole(self) -> bool:
        """Whether every person has shown its salt."""
        return len(self.salts) == len(self.persons)

    def check_hash(self, place: int, shown: str) -> None:
        """Raises Refused for what is no hash, and for another one once the hashes of all were shown: who lost its salt before that draws anew,
        but nobody does who may know what follows from it."""
        if not DIGEST.fullmatch(shown):
            raise Refused("bad_message", "no hash")
        if self.are_hashes_there and self.hashes.get(place) != shown:
            raise Refused("not_now", "salted before")

    def check_salt(self, place: int, salt: str) -> None:
        """Raises Refused before all hashes are there, and for a salt that is not the one of which the hash was shown."""
        if not self.are_hashes_there:
            raise Refused("not_now", "hashes missing")
        if not SALT.fullmatch(salt) or not hmac.compare_digest(hash_of(salt), self.hashes[place]):
            raise Refused("bad_message", "other salt")

    def in_order(self) -> list[str]:
        """The salts by place."""
        return [self.salts[place] for place in self.persons]
