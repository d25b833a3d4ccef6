"""Lines of the log that say why: lost attacks, replays, negations, missed timing, effects of which nothing comes, passes, damage calculation."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.events import Event
from spellspeed.languages.catalog import Catalog
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.told_reasons import LOST_NEGATED
from spellspeed.yugioh.text.codes import CODES

TOLD_WITH_REASONS: Final = {
    t.E_ATTACK_STOPPED: "attack_stopped",
    t.E_NEGATED: "negated",
    t.E_MISSED: "missed",
    t.E_FIZZLED: "fizzled",
    t.E_REPLAY_DUE: "replay_due",
    t.E_UNFOUGHT: "unfought",
    t.E_CALCULATED: "calculated",
    t.E_PASSED: "passed",
    t.E_STEP: "moment",
}
"""Kinds of events that these lines are about, and the keys of their sentences."""
POSITIONS: Final = ("attack", "defense")


def is_untold(event: Event, duel: Duel, viewer: int) -> bool:
    """Whether nobody (or not this seat) is told of such an event."""
    if event.kind == t.E_STEP:
        return event.value < t.MOMENT or (event.value == t.MOMENT + t.DS_FLIP and not event.detail)
    if event.kind == t.E_PASSED:
        # Only where something could be answered, which everybody sees; automatic or not, others are told the same.
        return event.value == 0
    if event.kind == t.E_ATTACK_STOPPED:
        # The negation of the attack was told when it happened.
        return event.detail == LOST_NEGATED and event.by < 0
    if event.kind == t.E_MISSED:
        hidden = event.before is not None and event.before.zone in (t.HAND, t.DECK, t.FUSION_DECK)
        return hidden and event.seat != viewer
    return False


def reason_parts(event: Event, duel: Duel, viewer: int, words: Catalog, target: str) -> dict[str, object]:
    """What the sentence about an event says besides its card and its seat. `target` is what the second card is called, "" without one."""
    parts: dict[str, object] = {"detail": event.detail, "by": None if event.by < 0 else target}
    if event.kind == t.E_MISSED:
        parts["met"] = happening(words, event.detail, None)
        parts["last"] = happening(words, event.value, None if event.by < 0 else duel.printed(event.by).name)
    elif event.kind == t.E_STEP:
        parts["moment"] = words.say("log moments", t.SUBSTEPS[event.value % t.MOMENT])
    elif event.kind == t.E_PASSED:
        parts["nothing"] = event.detail == 1 and event.seat == viewer
    elif event.kind == t.E_CALCULATED:
        parts["position"] = POSITIONS[event.cause]
        parts["result"] = "more" if event.value > event.detail else "less" if event.value < event.detail else "equal"
    return parts


def happening(words: Catalog, kind: int, card: str | None) -> str:
    """What an event was, by its kind: "a card was drawn"."""
    name = CODES["event"].get(kind, "")
    key = name if words.has("log happenings", name) else "other"
    return words.filled("log happenings", key, {"card": card})
