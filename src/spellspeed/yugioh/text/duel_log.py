"""The log of a duel in words, as somebody sees it who sees the field and nobody's hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from spellspeed.kernel.cards import Card
from spellspeed.kernel.events import Event
from spellspeed.kernel.state import DRAWN
from spellspeed.kernel.viewers import SPECTATOR, checked_viewer, is_of_side_of
from spellspeed.languages.catalog import ENGLISH, MissingTemplate, catalog
from spellspeed.yugioh.duel import terms as t
from spellspeed.yugioh.duel.carrying_out import ANNOUNCING, Walk
from spellspeed.yugioh.duel.duel import Duel
from spellspeed.yugioh.duel.visibility import may_see_shown
from spellspeed.yugioh.text.codes import coded
from spellspeed.yugioh.text.face_down import face_down_words, is_face_down_on_field, zone_number
from spellspeed.yugioh.text.log_reasons import TOLD_WITH_REASONS, is_untold, reason_parts

SIMPLE: Final[dict[int, str]] = {
    t.E_SHUFFLED: "shuffled",
    t.E_DISCARDED: "discarded",
    t.E_TRIBUTED: "tributed",
    t.E_REMOVED: "removed",
    t.E_ADDED: "added",
    t.E_REVEALED: "revealed",
    t.E_FLIPPED: "flipped",
    t.E_REPLAY: "replay",
    t.E_CONTROL: "control",
    t.E_COUNTER_ADDED: "counter_added",
    t.E_COUNTER_REMOVED: "counter_removed",
    t.E_TARGETED: "targeted",
    t.E_REFUSED: "refused",
    t.E_PERMITTED: "permitted",
    t.E_FACED: "faced",
    t.E_MINGLED: "mingled",
    t.E_DIE: "die",
    t.E_EQUIPPED: "equipped",
    t.E_PLACED: "placed",
    t.E_GONE: "gone",
    t.E_CAME_BACK: "came_back",
}
"""Kinds of events that always have the same words."""

LIFE_CHANGES: Final = {t.E_DAMAGE: "damage", t.E_GAINED: "gained", t.E_PAID: "paid", t.E_BECAME: "became"}

UNTOLD: Final = (
    t.E_FORGONE,
    t.E_BEGUN, t.E_TAKEN, t.E_SETUP, t.E_RESOLVED, t.E_LINK_RESOLVED, t.E_DAMAGE_STEP, t.E_BATTLED, t.E_LEFT, t.E_BATTLE_DESTROYS,
    t.E_APPLIED, t.E_BEFORE_CALCULATION, t.E_CALCULATION, t.E_BATTLE_OVER, t.E_DAMAGE_STEP_OVER, t.E_DRAWN_FACE_UP,
)  # fmt: skip
"""Kinds of events that only repeat what another line says, or that nobody has to be told."""

SUMMONS: Final = {
    t.NORMAL_SUMMON: "normal_summon",
    t.TRIBUTE_SUMMON: "tribute_summon",
    t.FLIP_SUMMON: "flip_summon",
    t.SPECIAL_SUMMON: "special_summon",
}
RETURNS: Final = {t.HAND: "returned_to_hand", t.DECK: "returned_to_deck", t.FUSION_DECK: "returned_to_fusion_deck"}
SENDING: Final = (t.E_DESTROYED, t.E_DISCARDED, t.E_TRIBUTED)
CONCEALED: Final = (t.DECK, t.HAND, t.FUSION_DECK)
"""Zones whose cards are not public."""
UNSEEN: Final = "unseen"
MONSTER: Final = "monster"
SOME_CARD: Final = "card"
"""What a card is called that is hidden: keys of "log hidden"."""

Told: TypeAlias = tuple[str, tuple[Event, Sequence[Event]]]
"""A line of the log, "" where there is none, with its event and those that came after it."""


class LogWriter:
    """Writes what has happened since it was last asked, line by line; it follows the Life Points by the events.

    The duel must keep a journal. `names` are what the seats are called. A look at cards (TERM-LOOK-1) is told to the seat that looked,
    `viewer`, alone; so are the names of the cards that it drew, and why it passed by itself.
    """

    def __init__(self, duel: Duel, names: Sequence[str], viewer: int = SPECTATOR, language: str = ENGLISH) -> None:
        """Raises UnknownLanguage, NoSuchViewer."""
        self.duel: Final = duel
        self.names: Final = names
        self.viewer: Final = checked_viewer(duel, viewer)
        self.catalog: Final = catalog(language)
        self.read = 0
        self.points = duel.life[:]
        self.taken: list[str] = []
        self.held: list[Told] = []
        self.passes: list[Event] = []

    def news(self, going_on: bool = False) -> list[str]:
        """The lines for the events since the last call; an activation comes before its targets and costs, and passes in a row are one line.

        `going_on`: passes at the end wait for what follows (`rest` gives them), so that those that are still to come join them.
        """
        return [line for line, _ in self.told(going_on) if line]

    def told(self, going_on: bool = False) -> list[Told]:
        """As `news`, each line with the event that it tells and those that came after that; events that have no line stand in their place."""
        journal = self.duel.journal
        assert journal is not None, "a duel that is to be told keeps a journal"
        events = journal[self.read :]
        self.read = len(journal)
        told: list[Told] = []
        for place, event in enumerate(events):
            if place and repeats(event, events[place - 1]):
                continue
            later = events[place + 1 :]
            line = self.line(event, later)
            if not line:
                told.append(("", (event, later)))
                continue
            if event.kind == t.E_PASSED:
                told += self.released()
                self.passes.append(event)
                continue
            told += self.passed()
            if event.kind in (t.E_TARGETED, t.E_FACED) or event.cause == t.BY_COST:
                self.held.append((line, (event, later)))
            elif event.kind == t.E_ACTIVATED:
                told += [(line, (event, later)), *self.released()]
            else:
                told += [*self.released(), (line, (event, later))]
        if not any(isinstance(frame, Walk) and frame.mode == ANNOUNCING for frame in self.duel.frames):
            told += self.released()
        return told if going_on else told + self.passed()

    def forget(self, count: int) -> None:
        """So many events at the beginning of the journal, all of them read, are gone."""
        self.read -= count

    def rest(self) -> list[str]:
        """The lines that have waited for what follows."""
        return [line for line, _ in self.passed()]

    def released(self) -> list[Told]:
        """What was held back until the card is activated that it belongs to: its targets and costs."""
        held, self.held = self.held, []
        return held

    def passed(self) -> list[Told]:
        """PRIORITY-3. The passes that came one after the other, as one line."""
        passes, self.passes = self.passes, []
        if len(passes) < 2:
            return [(self.line(event, []), (event, [])) for event in passes]
        seats = ", ".join(dict.fromkeys(self.names[event.seat] for event in passes))
        own = [event for event in passes if event.detail == 1 and event.seat == self.viewer]
        idle = self.names[self.viewer] if own else None
        all_pass = len({event.seat for event in passes}) == self.duel.seats
        line = self.catalog.say("log", "passed_together", seats=seats, idle=idle, all=all_pass)
        return [(line, (passes[-1], []))]

    def line(self, event: Event, later: Sequence[Event]) -> str:
        """One event in words, "" for one that is not told. `later` are the events after it, up to the present."""
        if event.kind == t.E_TAKEN and may_see_shown(event, self.viewer):
            self.taken.append(self.duel.printed(event.card).name)
        if not self.tells(event):
            return ""
        key = self.key_at(event, later)
        parts: dict[str, object] = {
            "seat": self.seat_name(event),
            "card": self.card_name(event, later),
            "number": event.value,
        }
        if event.kind in TOLD_WITH_REASONS:
            target = self.shown(event.by, later) if event.by >= 0 else ""
            parts |= reason_parts(event, self.duel, self.viewer, self.catalog, target)
        elif event.kind == t.E_DRAWN:
            parts["cards"] = ", ".join(self.taken) or None
            self.taken = []
        elif event.kind in LIFE_CHANGES:
            parts["life"] = self.followed_life(event)
        elif event.kind == t.E_PHASE:
            parts["phase"] = coded(self.catalog, "phases", "phase", event.value)
        elif event.kind == t.E_ATTACK:
            parts["victim"] = self.names[event.value]
            parts["target"] = self.shown(event.by, later) if event.by >= 0 else ""
        elif event.kind == t.E_TARGETED:
            parts["target"] = self.shown(event.card, later)
        elif event.kind == t.E_FACED:
            parts["other"] = self.names[event.value]
        elif event.kind == t.E_PERMITTED:
            parts["card"] = self.shown(event.card, later)
            parts["about"] = self.asked_for(event.by, later)
        elif event.kind == t.E_SENT:
            parts["zone"] = coded(self.catalog, "log zones", "zone", event.value)
            parts["cause"] = self.cause(event)
        elif event.kind == t.E_DESTROYED:
            parts["cause"] = self.cause(event)
        elif event.kind == t.E_WON:
            parts["reason"], parts["team"] = self.duel.reason, self.duel.seats > 2
        return self.catalog.filled("log", key, parts)

    def tells(self, event: Event) -> bool:
        """Whether the viewer is told of an event."""
        if is_untold(event, self.duel, self.viewer) or event.kind in UNTOLD:
            return False
        return event.kind != t.E_REVEALED or may_see_shown(event, self.viewer)

    def key_at(self, event: Event, later: Sequence[Event]) -> str:
        """As `key_of`; a monster that was face-up and no longer is was turned face-down."""
        key = self.key_of(event)
        if event.kind == t.E_TURNED and event.before is not None and event.before.face_up:
            return key if self.facing(event.card, later) else "turned_face_down"
        return key

    def key_of(self, event: Event) -> str:
        """Which words of the catalog an event has."""
        kind = event.kind
        if kind in TOLD_WITH_REASONS:
            return TOLD_WITH_REASONS[kind]
        if kind in SIMPLE:
            return SIMPLE[kind]
        if kind in LIFE_CHANGES:
            return LIFE_CHANGES[kind]
        if kind == t.E_SENT:
            return "sent_because" if self.cause(event) else "sent"
        if kind == t.E_DESTROYED:
            return "destroyed_because" if self.cause(event) else "destroyed"
        if kind == t.E_RETURNED:
            return RETURNS[event.detail]
        if kind == t.E_SUMMONED:
            return SUMMONS[event.value]
        if kind == t.E_SET:
            is_monster = self.duel.printed(event.card).is_monster
            return "set_monster" if is_monster else "set_spell"
        if kind == t.E_TURNED:
            return "turned_to_attack" if event.value == t.ATTACK else "turned_to_defense"
        if kind == t.E_ATTACK:
            return "attack" if event.by >= 0 else "direct_attack"
        if kind == t.E_ACTIVATED:
            return "activated_in_chain" if event.value > 1 else "activated"
        if kind == t.E_COIN:
            return "coin_heads" if event.value else "coin_tails"
        if kind == t.E_WON:
            return "drawn_duel" if event.seat == DRAWN else "won"
        if kind not in NAMES_OF_KINDS:
            raise MissingTemplate(f"the log has no words for events of kind {kind}")
        return NAMES_OF_KINDS[kind]

    def seat_name(self, event: Event) -> str:
        """Who did it or whom it happened to; a winning side is called by its seats."""
        if event.kind == t.E_WON:
            sides = [name for seat, name in enumerate(self.names) if self.duel.side_of[seat] == event.seat]
            return ", ".join(sides)
        return self.names[event.seat] if event.seat >= 0 else ""

    def card_name(self, event: Event, later: Sequence[Event]) -> str:
        """The name of an event's card, unless it is one that not everybody may see."""
        if event.card < 0:
            return ""
        if event.kind == t.E_SET:
            return self.set_card(event, later)
        if self.loses_sight(event, later):
            return self.catalog.say("log hidden", UNSEEN)
        unseen = self.unseen_card(event, later)
        return self.printed_name(event.card) if unseen is None else self.unseen_words(unseen)

    def loses_sight(self, event: Event, later: Sequence[Event]) -> bool:
        """ERA-HATS-1. Whether a card came face-down, shuffled with others, so that the viewer does not know where it lies."""
        if event.kind != t.E_SUMMONED:
            return False
        lies = self.lying(event.card, later)
        return lies.marks & t.DISGUISED != 0 and not lies.face_up and not self.knew(lies)

    def unseen_card(self, event: Event, later: Sequence[Event]) -> Card | None:
        """An event's card as it lay where not everybody may know which one it is, else None."""
        before = event.before
        if event.kind in (t.E_SET, t.E_SUMMONED):
            lies = self.lying(event.card, later)
            return None if lies.face_up else lies
        if before is None or (before.face_up and before.zone not in CONCEALED):
            return None
        if event.kind in (t.E_REPLAY_DUE, t.E_RETURNED, t.E_CONTROL, t.E_EQUIPPED):
            return before
        if event.kind in (t.E_REFUSED, t.E_FACED) and not self.is_told_of(before):
            return before
        if event.kind == t.E_ADDED and before.zone == t.DECK and event.seat != self.viewer:
            return before
        if event.kind == t.E_REMOVED and not self.facing(event.card, later):
            return before
        return None

    def hides(self, event: Event, later: Sequence[Event]) -> bool:
        """Whether the viewer may not know which card an event is about."""
        unseen = self.unseen_card(event, later)
        return unseen is not None and not self.knew(unseen)

    def hides_shown(self, number: int, later: Sequence[Event]) -> bool:
        """Whether the viewer may not know which card something points at."""
        card = self.lying(number, later)
        return not card.face_up and not self.knew(card)

    def is_told_of(self, card: Card) -> bool:
        """TEAM-I-12, TEAM-III-5. Whether the viewer is told for which card something is asked: all but cards in the dark of the other side."""
        return card.zone not in CONCEALED or is_of_side_of(self.duel, self.viewer, card.controller)

    def asked_for(self, number: int, later: Sequence[Event]) -> str:
        """TEAM-III-5. The card for which permission was asked, as the viewer may know it."""
        card = self.lying(number, later)
        hidden = not self.is_told_of(card) or (is_face_down_on_field(card) and not self.knew(card))
        return self.unseen_words(card) if hidden else self.printed_name(number)

    def knew(self, card: Card) -> bool:
        """FIELD-9, TEAM-III-4. Whether a card that lay unseen is one that lay face-down on the viewer's side of the field."""
        return is_face_down_on_field(card) and is_of_side_of(self.duel, self.viewer, card.controller)

    def set_card(self, event: Event, later: Sequence[Event]) -> str:
        """A card that is Set, with its zone: by name to its side."""
        lies = self.lying(event.card, later)
        name = self.printed_name(event.card) if self.knew(lies) else None
        kind = MONSTER if lies.zone == t.MONSTERS else SOME_CARD
        return self.catalog.say("log hidden", kind, card=name, zone=zone_number(lies))

    def printed_name(self, number: int) -> str:
        """What a card is called."""
        return self.duel.printed(number).name

    def lying(self, number: int, later: Sequence[Event]) -> Card:
        """A card as it lay after an event: the next event about it tells how it was before that, else as it lies now."""
        for event in later:
            if event.card == number and event.before is not None:
                return event.before
        return self.duel.cards[number]

    def facing(self, number: int, later: Sequence[Event]) -> bool:
        """Whether a card lay face-up after an event."""
        return self.lying(number, later).face_up

    def shown(self, number: int, later: Sequence[Event]) -> str:
        """A card that something points at: by name, and where it lies face-down as the viewer may know it."""
        card = self.lying(number, later)
        return self.printed_name(number) if card.face_up else self.unseen_words(card)

    def unseen_words(self, card: Card) -> str:
        """A card that lay unseen: on the field as the viewer may know it, elsewhere just a card."""
        if is_face_down_on_field(card):
            return face_down_words(self.duel, self.viewer, card, self.names, self.catalog)
        return self.catalog.say("log hidden", UNSEEN)

    def cause(self, event: Event) -> str:
        """Why a card was destroyed or sent; "" where the rules did it or nothing is known."""
        if event.cause == t.BY_BATTLE:
            return self.catalog.say("log causes", "battle")
        if event.cause == t.BY_COST:
            return self.catalog.say("log causes", "cost")
        if event.cause == t.BY_EFFECT and event.by >= 0:
            return self.catalog.say("log causes", "effect", by=self.duel.printed(event.by).name)
        return ""

    def followed_life(self, event: Event) -> int:
        """The Life Points of a side after an event that changed them."""
        side = self.duel.side_of[event.seat]
        if event.kind == t.E_BECAME:
            self.points[side] = event.value
        else:
            change = event.value if event.kind == t.E_GAINED else -event.value
            self.points[side] = max(0, self.points[side] + change)
        return self.points[side]


def repeats(event: Event, last: Event) -> bool:
    """Whether an event only says where the card went that the last one was about: what is destroyed goes to the Graveyard, a monster that is
    taken as an Equip Card comes to the monster that takes it."""
    if event.card != last.card:
        return False
    return (event.kind == t.E_SENT and last.kind in SENDING) or event.kind == last.kind == t.E_EQUIPPED


NAMES_OF_KINDS: Final = {t.E_TURN: "turn", t.E_PHASE: "phase", t.E_DRAWN: "drawn", t.E_TIME: "time"}
"""The other kinds of events that are told."""
