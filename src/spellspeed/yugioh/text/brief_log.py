"""The log in brief: what was Summoned, Set, activated and lost, and a whole battle in one line. The rest stands in the log alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from spellspeed.kernel.events import Event
from spellspeed.kernel.state import NOBODY
from spellspeed.kernel.viewers import SPECTATOR
from spellspeed.languages.catalog import ENGLISH
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.carrying_out import ANNOUNCING, Walk
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.text.duel_log import LIFE_CHANGES, LogWriter, repeats
from spellspeed.yugioh.text.log_reasons import POSITIONS

LEFT_OUT: Final = (
    t.E_PHASE, t.E_STEP, t.E_PASSED, t.E_SHUFFLED, t.E_EQUIPPED, t.E_PLACED, t.E_COUNTER_ADDED, t.E_COUNTER_REMOVED, t.E_REPLAY_DUE, t.E_SETUP,
)  # fmt: skip
"""Kinds of events that stand in the log alone."""
ENDS_BATTLE: Final = (t.E_PHASE, t.E_TURN, t.E_ATTACK, t.E_WON)


class Battle:
    """An attack on its way into one line: who attacks what, with what values, and what came of it."""

    def __init__(self, declared: str, event: Event, victim: str) -> None:
        self.declared: Final = declared
        self.attacker: Final = event.card
        self.target: Final = event.by
        self.victim: Final = victim
        self.is_told = False
        self.calculated: dict[str, object] | None = None
        self.outcome: list[str] = []


class BriefLog(LogWriter):
    """Writes as LogWriter does, and knows what the viewer may know from there; it tells less."""

    def __init__(self, duel: Duel, names: Sequence[str], viewer: int = SPECTATOR, language: str = ENGLISH) -> None:
        """Raises UnknownLanguage, NoSuchViewer."""
        super().__init__(duel, names, viewer, language)
        self.battle: Battle | None = None
        self.targets: list[str] = []
        self.costs: list[str] = []
        self.set_by = NOBODY
        self.sets: list[str] = []

    def news(self, going_on: bool = False) -> list[str]:
        """The lines for the events since the last call; of an attack under way what is known of it waits (`rest` gives its declaration)."""
        journal = self.duel.journal
        assert journal is not None, "a duel that is to be told keeps a journal"
        events = journal[self.read :]
        self.read = len(journal)
        lines: list[str] = []
        for place, event in enumerate(events):
            if not place or not repeats(event, events[place - 1]):
                lines += self.lines_of(event, events[place + 1 :])
        if not any(isinstance(frame, Walk) and frame.mode == ANNOUNCING for frame in self.duel.frames):
            lines += self.set_free()
        return self.in_one(lines if going_on else lines + self.fought(at_end=True) + self.all_set())

    def rest(self) -> list[str]:
        """What was Set, and the declaration of an attack that is under way, once."""
        battle = self.battle
        if battle is None or battle.is_told:
            return self.all_set()
        battle.is_told = True
        return [*self.all_set(), battle.declared]

    def all_set(self) -> list[str]:
        """What a seat has Set, one card after the other, in one line."""
        cards, self.sets = ", ".join(self.sets), []
        return [self.catalog.say("brief", "sets", seat=self.names[self.set_by], cards=cards)] if cards else []

    def lines_of(self, event: Event, later: Sequence[Event]) -> list[str]:
        """The lines of one event, and of a battle that ends with it."""
        before = self.fought(at_end=True) if self.ends_battle(event) else []
        line = self.line(event, later)
        if not line or event.kind in LEFT_OUT or self.goes_without_saying(event) or self.joins_battle(event, line):
            return before
        if event.kind == t.E_TARGETED:
            self.targets.append(self.shown(event.card, later))
            return before
        if event.kind == t.E_SET:
            sets = self.all_set() if event.seat != self.set_by else []
            self.set_by = event.seat
            self.sets.append(self.card_name(event, later))
            return [*before, *self.fought(at_end=False), *sets]
        if event.cause == t.BY_COST or event.kind == t.E_FACED:
            self.costs.append(line)
            return before
        if event.kind == t.E_ACTIVATED:
            targets, self.targets = ", ".join(self.targets) or None, []
            line = self.catalog.say(
                "brief", "activated", seat=self.seat_name(event), card=self.card_name(event, later), targets=targets
            )
        if self.battle is not None and self.battle.calculated is None:
            return [*before, *self.rest(), line, *self.set_free()]
        return [*before, *self.all_set(), *self.fought(at_end=False), line, *self.set_free()]

    def ends_battle(self, event: Event) -> bool:
        """Whether an attack that was under way is over with an event."""
        of_the_phase = event.kind == t.E_STEP and event.value < t.MOMENT and event.value != t.DAMAGE_STEP
        return event.kind in ENDS_BATTLE or of_the_phase

    def goes_without_saying(self, event: Event) -> bool:
        """Whether everybody expects it: the draw of a Draw Phase, a card that is used up, a monster turned up by its attacker."""
        if event.kind == t.E_DRAWN:
            return event.cause not in (t.BY_EFFECT, t.BY_COST)
        if event.kind == t.E_SENT:
            return event.cause not in (t.BY_EFFECT, t.BY_COST, t.BY_BATTLE)
        return event.kind == t.E_FLIPPED and self.battle is not None and event.card == self.battle.target

    def joins_battle(self, event: Event, line: str) -> bool:
        """Whether an event is told in the line of the battle: its declaration, its values, and what comes of it."""
        if event.kind == t.E_ATTACK:
            self.battle = Battle(line, event, self.names[event.value])
            return True
        battle = self.battle
        if battle is None:
            return False
        if event.kind == t.E_CALCULATED:
            result = {"number": event.value, "detail": event.detail, "position": POSITIONS[event.cause]}
            by = None if event.by < 0 else self.printed_name(event.by)
            battle.calculated = {**result, "card": self.printed_name(event.card), "by": by, "victim": battle.victim}
            return True
        if battle.calculated is None or event.cause != t.BY_BATTLE:
            return False
        if event.kind == t.E_DESTROYED:
            battle.outcome.insert(0, self.catalog.say("brief", "destroyed", card=self.printed_name(event.card)))
        elif event.kind in LIFE_CHANGES:
            life = self.points[self.duel.side_of[event.seat]]
            said = self.catalog.say("brief", "damage", seat=self.seat_name(event), number=event.value, life=life)
            battle.outcome.append(said)
        else:
            return False
        return True

    def fought(self, at_end: bool) -> list[str]:
        """The battle in one line. `at_end`: nothing more comes of it; one that was not fought has told why in a line of its own."""
        battle, self.battle = self.battle, None
        if battle is None:
            return []
        if battle.calculated is None:
            return self.all_set() if battle.is_told else [*self.all_set(), battle.declared]
        outcome = battle.outcome or ([self.catalog.say("brief", "nothing")] if at_end else [])
        line = self.catalog.say("brief", "battle", outcome=", ".join(outcome) or None, **battle.calculated)
        return [*self.all_set(), line]

    def set_free(self) -> list[str]:
        """Costs and targets that waited for their activation, or for which none comes."""
        targets = [self.catalog.say("log", "targeted", target=target) for target in self.targets]
        costs, self.targets, self.costs = self.costs, [], []
        return targets + costs

    def in_one(self, lines: Sequence[str]) -> list[str]:
        """The same line several times in a row as one, with how often."""
        told: list[tuple[str, int]] = []
        for line in lines:
            if told and told[-1][0] == line:
                told[-1] = (line, told[-1][1] + 1)
            else:
                told.append((line, 1))
        return [
            line if times == 1 else self.catalog.say("brief", "times", line=line, number=times) for line, times in told
        ]
