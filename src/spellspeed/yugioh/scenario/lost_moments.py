"""Why a step comes too late or too early: a timing that was missed, a Chain that is still open, a Main Phase 2 that has not come."""

from __future__ import annotations

from typing import Final

from spellspeed.kernel.events import Event
from spellspeed.kernel.viewers import SPECTATOR
from spellspeed.languages.catalog import catalog
from spellspeed.scenario.model_expect import Expectation
from spellspeed.scenario.model_steps import Intent
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.scenario.play import Play
from spellspeed.yugioh.text.log_reasons import reason_parts

MISSED_TIMING: Final = "T-7.4"


def missed(play: Play, intent: Intent) -> Event | None:
    """T-7.4. The trigger that an intent means and that missed its timing since the last step that did something, None for none."""
    if intent.verb != "activate" or intent.card is None:
        return None
    for event in reversed(play.journal[play.acted_since :]):
        if event.kind == t.E_MISSED and play.roster.matches(play.duel, intent.card, event.card):
            return event
    return None


def told_missed(play: Play, intent: Intent) -> str:
    """T-7.4. What an activation would have answered and what happened last instead, for a message; "" where nothing was missed."""
    event = missed(play, intent)
    if event is None:
        return ""
    by = "" if event.by < 0 else play.duel.printed(event.by).name
    parts = reason_parts(event, play.duel, SPECTATOR, catalog(), by)
    last = last_before(play, event)
    named = "" if last is None or event.by >= 0 or last.card < 0 else f" ({play.names.card(last.card)})"
    return (
        f"{play.names.card(event.card)} missed its timing ({MISSED_TIMING}): it would answer that {parts['met']}, "
        f"but what happened last is that {parts['last']}{named}"
    )


def last_before(play: Play, missed_one: Event) -> Event | None:
    """What had happened last when a trigger missed its timing: the last event of the kind that it names."""
    place = play.journal.index(missed_one)
    earlier = (play.journal[before] for before in range(place - 1, -1, -1))
    return next((event for event in earlier if event.kind == missed_one.value), None)


def told_open_chain(play: Play, expected: Expectation) -> str:
    """CHAIN-6. That the Chain is still open where something is looked at that comes of it; "" where none is, or it is what is looked at."""
    if not play.duel.chain or expected.chain is not None:
        return ""
    links = ", ".join(f"{link.face.name} ({play.seat_name(link.seat)})" for link in play.duel.chain)
    return f"the Chain is still open: {links}; - until: {{chain: over}} goes on until it has resolved"


def told_main2(play: Play) -> str:
    """BATTLE-12, PRIORITY-5. That Main Phase 2 was announced last and has not come, and why; "" where it was not, or it has come."""
    since = play.journal[play.main2_announced :] if play.main2_announced >= 0 else []
    if play.main2_announced < 0 or any(event.kind in (t.E_PHASE, t.E_ATTACK) for event in since):
        return ""
    if play.duel.battle_step == t.END_STEP:
        return "Main Phase 2 has not come yet, this is the End Step: - until: {phase: main2} goes on to it"
    used = next((event.card for event in since if event.kind == t.E_ACTIVATED and event.card >= 0), -1)
    because = f"{play.names.card(used)} answered it, and " if used >= 0 else ""
    return f"enter main2 did not come to Main Phase 2: {because}the Battle Step is open again; announce it once more"


def told_there(play: Play, seat: int, intent: Intent) -> str:
    """MAIN-7. That the Main Phase 2 that a seat announces has come already; "" where it has not."""
    if intent.verb != "enter main2" or play.duel.phase != t.MAIN2 or play.duel.turn_seat != seat:
        return ""
    return "Main Phase 2 has come already"


def after_options(play: Play, seat: int, intent: Intent) -> str:
    """What is to be said of a step that cannot be done, besides rules and options."""
    found = (told_missed(play, intent), told_main2(play), told_there(play, seat, intent))
    return "".join(f"; {each}" for each in found if each)
