"""What a viewer has been shown: its parts, its log, its open ask, and the last steps, so that a broken connection misses nothing."""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from sys import intern
from typing import Final

from spellspeed.kernel.game import Plain

KEPT_STEPS: Final = 16
"""Some twenty seconds of play; whoever was away for longer is shown everything anew."""
LOG_SHOWN: Final = 50
"""Lines of the log that a snapshot holds."""
ANY: Final = ""
"""As a language: the message is the same in all."""


@dataclass(frozen=True, slots=True)
class Frame:
    """A message for a viewer, by language. `codes` are the cards whose faces it shows; `seq` is the number of a step, 0 for another message, `at`
    when it happened."""

    messages: Mapping[str, Plain]
    codes: frozenset[int] = frozenset()
    seq: int = 0
    at: int = 0

    def plain(self, language: str) -> Plain:
        """The message in a language (or in the one that there is), to be read only."""
        found = self.messages.get(language)
        return found if found is not None else next(iter(self.messages.values()))

    def has(self, language: str) -> bool:
        """Whether the message can be told in a language."""
        return language in self.messages or ANY in self.messages


class SentStep:
    """A step that was sent, kept as the text of its messages: a tenth of the memory that the messages themselves take."""

    __slots__ = ("at", "codes", "seq", "texts")

    def __init__(self, frame: Frame) -> None:
        self.seq: Final = frame.seq
        self.at: Final = frame.at
        self.codes: Final = tuple(frame.codes)
        self.texts: Final = {
            language: json.dumps(message, ensure_ascii=False, separators=(",", ":")).encode()
            for language, message in frame.messages.items()
        }

    def frame(self) -> Frame:
        """The step as it was sent."""
        messages = {language: json.loads(text) for language, text in self.texts.items()}
        return Frame(messages, frozenset(self.codes), self.seq, self.at)


def same_for_all(message: Plain, codes: Iterable[int] = ()) -> Frame:
    """A message that has no words, or only words that everybody is told alike."""
    return Frame({ANY: message}, frozenset(codes))


@dataclass
class Board:
    """One viewer's. `log` has the lines by language and `log_kinds` which event each tells, `asks` the open ask by language, `meanings` those of its
    options in the order shown."""

    parts: Plain = field(default_factory=dict)
    seq: int = 0
    log: dict[str, list[str]] = field(default_factory=dict)
    log_kinds: dict[str, list[str]] = field(default_factory=dict)
    asks: dict[str, Plain] = field(default_factory=dict)
    meanings: list[str] = field(default_factory=list)
    number: int = -1
    waits: dict[str, Plain] = field(default_factory=dict)
    steps: deque[SentStep] = field(default_factory=lambda: deque(maxlen=KEPT_STEPS))

    def changed(self, parts: Plain) -> Plain:
        """The parts that are other than those shown; they are shown now."""
        changed = {name: part for name, part in parts.items() if name not in self.parts or self.parts[name] != part}
        self.parts.update(changed)
        return changed

    def tell(self, language: str, events: Iterable[Plain]) -> None:
        """What happened goes into the log, as far as it has words; most lines are those of the other seat, too."""
        said = [event for event in events if "line" in event]
        self.log.setdefault(language, []).extend(intern(event["line"]) for event in said)
        self.log_kinds.setdefault(language, []).extend(event["e"] for event in said)

    def forget(self, language: str) -> None:
        """The log in a language begins anew."""
        self.log[language], self.log_kinds[language] = [], []

    def add(self, frame: Frame) -> None:
        """A step has been sent."""
        self.steps.append(SentStep(frame))

    def missed(self, since: int, language: str) -> list[Frame] | None:
        """The steps after one of them; None where they are not kept any more, or not in that language."""
        if since > self.seq or since < 0:
            return None
        later = [sent.frame() for sent in self.steps if sent.seq > since]
        if len(later) != self.seq - since or not all(frame.has(language) for frame in later):
            return None
        return later

    def snapshot(self, language: str) -> Plain:
        """Everything that was shown, as it stands."""
        lines = self.log.get(language, [])
        shown: Plain = {
            "t": "snapshot",
            "seq": self.seq,
            "parts": self.parts,
            "log": lines[-LOG_SHOWN:],
            "log_kinds": self.log_kinds.get(language, [])[-LOG_SHOWN:],
            "log_from": max(0, len(lines) - LOG_SHOWN),
        }
        if language in self.asks:
            shown["ask"] = self.asks[language]
        if language in self.waits:
            shown["waiting"] = self.waits[language]
        return shown
