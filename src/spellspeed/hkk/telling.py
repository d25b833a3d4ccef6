"""A game in words: the table, the options of an ask, and what has just happened."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from spellspeed.errors import SpellspeedError
from spellspeed.hkk.cards.pool import face_named, faces, name_in, text_in
from spellspeed.hkk.explaining import usable_places, why_not_play, why_not_use
from spellspeed.hkk.language.printing import print_clause
from spellspeed.hkk.rules import terms as t
from spellspeed.hkk.rules import texts
from spellspeed.hkk.rules.faces import VARIABLE, CardFace
from spellspeed.hkk.rules.game import Game
from spellspeed.hkk.text import words
from spellspeed.hkk.view import view
from spellspeed.hkk.words import catalog, say, table_words
from spellspeed.kernel.asks import Ask, extra_of, subject_of, verb_of
from spellspeed.kernel.events import Event
from spellspeed.kernel.game import ENGLISH, Choice, Log, Speaker
from spellspeed.kernel.viewers import checked_viewer

SAID: Final = {
    t.E_PREVENTED: "prevented",
    t.E_DREW: "drew",
    t.E_ENTERED: "entered",
    t.E_DIED: "died",
    t.E_DISCARDED: "discarded",
    t.E_LIFE: "life",
    t.E_VP: "vp",
    t.E_ATTACKED: "attacked",
    t.E_CONTROL: "control",
    t.E_REWARD: "reward",
}
KEYS: Final = {t.E_PHASE: "phase", t.E_WON: "won", t.E_ACTED: "acted", t.E_DAMAGED: "damaged"}
"""The other kinds of events that are told."""
ZONES: Final = ("queue", "guard", "reserve", "table", "collector", "nothing")
SIMPLE: Final = {t.PASS: "pass", t.YES: "yes", t.NO: "no", t.PAY: "pay", t.SACRIFICE: "sacrifice"}
COSTS: Final = ("vp", "builder", "sacrifice", "component")
PASSES: Final = {t.A_REACT: "no_reaction", t.A_OFFER: "no_offer"}
"""What passing is called, other than at an action."""


def turn_of(game: Game, event: Event) -> int:
    """The turn in which an event of the log happened: each turn has one preparatory phase."""
    turn = 0
    for one in game.journal or []:
        turn += int(one.kind == t.E_PHASE and one.value == t.PREPARATORY)
        if one is event:
            return turn
    return game.turn


class NotInSight(SpellspeedError):
    """No card that the player sees is meant."""


class Teller(Speaker[Game]):
    """Says a game in one language, with the names of its seats."""

    def __init__(self, language: str, seats: tuple[str, ...]) -> None:
        """Raises UnknownLanguage."""
        super().__init__(language, seats)
        self.seats: Final = seats
        catalog(language)

    # What every game says at a table

    def sections(self) -> Mapping[str, Mapping[str, object]]:
        return table_words(self.language)

    def question(self, state: Game, ask: Ask) -> str:
        return self.say(
            f"ask.{ask.kind}",
            seat=self.seats[ask.seat],
            card=self.name(state, ask.about),
            least=ask.least,
            most=ask.most,
        )

    def choices(self, state: Game, ask: Ask) -> list[Choice]:
        english = Teller(ENGLISH, self.seats)
        by_words: dict[tuple[str, int], list[int]] = {}
        for place, code in enumerate(ask.options):
            alone = -1 if is_one_of_copies(state, ask, code) else place
            by_words.setdefault((self.option(state, code), alone), []).append(code)
        return [
            Choice(number, said, tuple(codes), english.option(state, codes[0]))
            for number, ((said, _), codes) in enumerate(by_words.items(), 1)
        ]

    def situation(self, state: Game, viewer: int) -> list[str]:
        return self.board(state, viewer)

    def hand(self, state: Game, seat: int) -> list[tuple[int, str]]:
        return [(state.binding(number), self.name(state, number)) for number in state.zone(seat, t.HAND)]

    def moment(self, state: Game) -> str:
        return self.say(f"phase.{t.PHASES[state.phase]}")

    def log(self, state: Game, viewer: int) -> Log:
        return Told(self, state, viewer)

    def card(self, state: Game, seat: int, wanted: str, choices: Sequence[Choice]) -> list[str]:
        return self.printed(self.meant(state, wanted, choices))

    def why(self, state: Game, seat: int, wanted: str, choices: Sequence[Choice]) -> list[str]:
        """Of the cards in the own hand and on the table that are called so. Raises UnknownCard, NotInSight."""
        face = self.meant(state, wanted, choices)
        reasons: list[str] = []
        found = [n for n in state.zone(seat, t.HAND) + state.permanents(seat) if state.cards[n].face.code == face.code]
        if not found:
            raise NotInSight(self.say("unknown"))
        for number in found:
            if not state.in_play(number):
                reasons += why_not_play(state, seat, number, t.NORMAL)
            for place in usable_places(state, number) if state.in_play(number) else ():
                reasons += why_not_use(state, seat, number, place)
        return [self.reason(reason) for reason in dict.fromkeys(reasons) or ["none"]]

    def meant(self, game: Game, wanted: str, choices: Sequence[Choice]) -> CardFace:
        """The card of a choice by its number, or any by its name. Raises UnknownCard, NotInSight."""
        if wanted.isascii() and wanted.isdigit():
            numbers = [subject_of(choice.codes[0]) for choice in choices if choice.number == int(wanted)]
            if not numbers or numbers[0] < 0 or game.face(numbers[0]).code == 0:
                raise NotInSight(self.say("unknown"))
            return game.face(numbers[0])
        return face_named(wanted)

    # Words

    def say(self, key: str, **parts: object) -> str:
        """A sentence of the catalog."""
        return say(self.language, key, **parts)

    def name(self, game: Game, number: int) -> str:
        """The name of a card in the language; tokens have one of their own."""
        if number < 0:
            return self.say("nothing")
        face = game.face(number)
        return face.name if face.code == 0 else name_in(face.code, self.language)

    def event(self, game: Game, event: Event) -> str:
        """What has happened as a sentence; empty for what is not told. Cards are named only where everybody sees them."""
        seat = self.seats[event.seat] if 0 <= event.seat < len(self.seats) else ""
        card = self.name(game, event.card)
        if event.kind == t.E_PHASE:
            phase = self.say(f"phase.{t.PHASES[event.value]}")
            return self.say("phase", phase=phase, turn=turn_of(game, event), seat=seat)
        if event.kind == t.E_WON:
            reason = self.say(f"reason.{game.reason}")
            return self.say("won", seat=seat, reason=reason) if event.seat >= 0 else self.say("drawn", reason=reason)
        if event.kind == t.E_ACTED:
            return self.say("reacted" if event.value else "acted", seat=seat, card=card)
        if event.kind == t.E_DAMAGED:
            return self.say("damaged", card=card if event.card >= 0 else seat, value=event.value)
        key = SAID.get(event.kind)
        if key is None:
            return ""
        value = f"{event.value:+d}" if event.kind in (t.E_LIFE, t.E_VP) else event.value
        return self.say(key, seat=seat, card="" if event.kind == t.E_DREW else card, value=value)

    def board(self, game: Game, seat: int) -> list[str]:
        """The table as a seat sees it, line by line."""
        seen = view(game, seat)
        lines: list[str] = []
        for other, side in enumerate(seen["sides"]):
            counts = {key: side[key] for key in ("life", "vp", "components", "hand", "deck")}
            lines.append(self.say("side", seat=self.seats[other], **counts))
            lines += [f"  {self.row(zone, side[zone])}" for zone in ZONES if side[zone]]
            if side.get("cards_in_hand"):
                lines.append(f"  {self.row('hand', [{'card': name} for name in side['cards_in_hand']])}")
        return lines

    def printed(self, face: CardFace) -> list[str]:
        """A card as printed: what it is and costs, its values, its text."""
        cost = [
            self.say(f"cost.{name}", count=self.number(getattr(face.cost, name)))
            for name in COSTS
            if getattr(face.cost, name) or name == COSTS[0]
        ]
        head = self.say(
            "printed",
            card=name_in(face.code, self.language),
            type=self.say(f"type.{face.kind}"),
            cost=", ".join(cost),
        )
        values = [(face.damage, face.life)] if face.kind == words.CREATURE else []
        head += "".join(f" {self.number(damage)}/{self.number(life)}" for damage, life in values)
        if face.structure:
            head += " " + self.say("structure", count=self.number(face.structure))
        text = text_in(face.code, self.language)
        return [head, text] if text else [head]

    def number(self, value: int) -> str:
        """A printed number; X where the text or the player says it."""
        return "X" if value == VARIABLE else str(value)

    def row(self, zone: str, cards: list[dict[str, Any]]) -> str:
        """The cards of a zone in one line."""
        return self.say(f"zone.{zone}", cards=", ".join(self.seen(card) for card in cards))

    def seen(self, card: dict[str, Any]) -> str:
        """A card as the view shows it."""
        passive = self.say("passive") if card.get("position") == "passive" else ""
        name = name_in(faces()[card["card"]].code, self.language) if card["card"] in faces() else card["card"]
        if "damage" in card:
            return self.say("creature", card=name, damage=card["damage"], life=card["life"], passive=passive)
        return self.say("permanent", card=name, passive=passive)

    def option(self, game: Game, code: int) -> str:
        """One option."""
        verb, number, extra = verb_of(code), subject_of(code), extra_of(code)
        card = self.name(game, number)
        if verb in (t.PLAY, t.USE):
            extra %= t.BELOW
        if verb == t.PASS and game.ask is not None and game.ask.kind in PASSES:
            return self.say(f"option.{PASSES[game.ask.kind]}")
        if verb in SIMPLE:
            return self.say(f"option.{SIMPLE[verb]}", card=card)
        if verb == t.PLAY:
            return self.say("option.neutralize" if extra == t.NEUTRALIZING else "option.play", card=card)
        if verb in (t.USE, t.DUE):
            key = "option.use" if verb == t.USE else "option.due"
            return self.say(key, card=card, text=self.clause(game, number, extra, verb == t.DUE))
        if verb == t.ATTACK:
            if extra == 0:
                return self.say("option.attack_player", card=card)
            return self.say("option.attack", card=card, target=self.name(game, extra - 1))
        if verb == t.MOVE:
            return self.say("option.guard" if extra == t.GUARD else "option.reserve", card=card)
        if verb == t.CHOOSE_SEAT:
            return self.say("option.seat", seat=self.seats[extra])
        if verb == t.CHOOSE_NUMBER:
            return self.say("option.number", number=extra)
        return self.say("option.choose", card=card)

    def clause(self, game: Game, number: int, place: int, working: bool) -> str:
        """A clause of a card in normalized words."""
        clauses = texts.working_clauses(game, number) if working else list(texts.clauses_of(game, number))
        return print_clause(clauses[place], self.language, game.face(number).is_spell)

    def reason(self, reason: str) -> str:
        """A reason against an action as a sentence."""
        return self.say(f"why.{reason}")


def is_one_of_copies(game: Game, ask: Ask, code: int) -> bool:
    """Whether nobody chooses between this card and its copies: they lie in the player's own hand, and one is wanted."""
    number = subject_of(code)
    if ask.most != 1 or number < 0:
        return False
    return game.cards[number].zone == t.HAND and game.cards[number].controller == ask.seat


class Told:
    """The log of a game in words: everything that is told is public, and so it is the same for every viewer."""

    def __init__(self, teller: Teller, game: Game, viewer: int) -> None:
        """Raises NoSuchViewer."""
        checked_viewer(game, viewer)
        self.teller: Final = teller
        self.game: Final = game
        self.read = 0

    def news(self, going_on: bool = False) -> list[str]:
        """The lines since the last call."""
        journal = self.game.journal
        assert journal is not None, "a game that is to be told keeps a journal"
        told = [self.teller.event(self.game, event) for event in journal[self.read :]]
        self.read = len(journal)
        return [line for line in told if line]

    def rest(self) -> list[str]:
        """Nothing waits."""
        return []


def events_seen(game: Game, viewer: int, since: int = 0) -> list[dict[str, Any]]:
    """What a viewer saw happen, from a place of the journal on, by allow-list: what the log tells. Raises NoSuchViewer.

    Each has its `number` in the journal, its `batch`, the `event` by its key in the catalog, and where it has them `seat`, `side` (that won),
    `card` (by its English name; None where it is hidden), `amount`, `phase`.
    """
    checked_viewer(game, viewer)
    journal = game.journal
    assert journal is not None, "a game whose events are to be seen keeps a journal"
    found: list[dict[str, Any]] = []
    for number, event in enumerate(journal[since:], since):
        key = SAID.get(event.kind) or KEYS.get(event.kind)
        if key is None:
            continue
        seen: dict[str, Any] = {"number": number, "batch": event.batch, "event": key}
        if event.kind == t.E_WON:
            seen["side"] = event.seat if event.seat >= 0 else None
        elif event.seat >= 0:
            seen["seat"] = event.seat
        if event.card >= 0:
            seen["card"] = None if event.kind == t.E_DREW else game.cards[event.card].face.name
        if event.kind in (t.E_LIFE, t.E_VP, t.E_DAMAGED):
            seen["amount"] = event.value
        if event.kind == t.E_PHASE:
            seen["phase"] = t.PHASES[event.value]
        found.append(seen)
    return found
