"""Immutable records, their canonical encoding and their digest."""

from __future__ import annotations

from hashlib import blake2b

from spellspeed.kernel import mypyc_attr

Phrase = tuple[object, ...]
"""Words as an id of the catalog with arguments; arguments may be Phrases."""


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Record:
    """A frozen value of the state. `parts` lists the constructor's arguments in order: pickling, encoding and comparison read it."""

    def parts(self) -> tuple[object, ...]:
        """The constructor's arguments, in order."""
        raise NotImplementedError

    def __repr__(self) -> str:
        """In a line for programmers; what is printed often says more."""
        return f"<{type(self).__name__}>"

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), self.parts())

    def coded(self) -> object:
        """What stands for this record in the canonical encoding."""
        return (type(self).__name__, self.parts())


def encode(value: object, out: list[str]) -> None:
    """Append the canonical encoding of `value`: equal values give equal text in every process and build.

    Takes None, bool, int, str, bytes, tuples, lists, dicts with int keys (in key order) and Records; anything else is a TypeError,
    since it would have no place in a state.
    """
    if value is None:
        out.append("n")
    elif isinstance(value, bool):
        out.append("t" if value else "f")
    elif isinstance(value, int):
        out.append(f"i{value};")
    elif isinstance(value, str):
        out.append(f"s{len(value)}:{value}")
    elif isinstance(value, bytes):
        out.append(f"b{value.hex()};")
    elif isinstance(value, (tuple, list)):
        out.append("(")
        for item in value:
            if type(item) is int:  # most of a state; encode says the same
                out.append(f"i{item};")
            else:
                encode(item, out)
        out.append(")")
    elif isinstance(value, dict):
        out.append("{")
        for key in sorted(value):
            encode(key, out)
            encode(value[key], out)
        out.append("}")
    elif isinstance(value, Record):
        encode(value.coded(), out)
    else:
        raise TypeError(f"a state cannot hold a {type(value).__name__}")


def digest_of(value: object) -> str:
    """128 bits of blake2b over the canonical encoding, as 32 hex digits."""
    out: list[str] = []
    encode(value, out)
    return blake2b("".join(out).encode(), digest_size=16).hexdigest()
