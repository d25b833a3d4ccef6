"""A game in words: the table, the options of an ask, and what has just happened."""

from __future__ import annotations

from typing import Any, Final

from spellspeed.hkk.cards.pool import faces, name_in, text_in
from spellspeed.hkk.language.printing import print_clause
from spellspeed.hkk.rules import texts
from spellspeed.hkk.rules.faces import VARIABLE, CardFace
from spellspeed.hkk.rules.game import Game
from spellspeed.hkk.rules.terms import (
    A_OFFER,
    A_REACT,
    ATTACK,
    BELOW,
    CHOOSE_NUMBER,
    CHOOSE_SEAT,
    DUE,
    E_ACTED,
    E_ATTACKED,
    E_CONTROL,
    E_DAMAGED,
    E_DIED,
    E_DISCARDED,
    E_DREW,
    E_ENTERED,
    E_LIFE,
    E_PHASE,
    E_PREVENTED,
    E_REWARD,
    E_VP,
    E_WON,
    GUARD,
    MOVE,
    NEUTRALIZING,
    NO,
    PASS,
    PAY,
    PHASES,
    PLAY,
    PREPARATORY,
    SACRIFICE,
    USE,
    YES,
)
from spellspeed.hkk.text import words
from spellspeed.hkk.view import view
from spellspeed.hkk.words import say
from spellspeed.kernel.asks import Ask, extra_of, subject_of, verb_of
from spellspeed.kernel.events import Event

SAID: Final = {
    E_PREVENTED: "prevented",
    E_DREW: "drew",
    E_ENTERED: "entered",
    E_DIED: "died",
    E_DISCARDED: "discarded",
    E_LIFE: "life",
    E_VP: "vp",
    E_ATTACKED: "attacked",
    E_CONTROL: "control",
    E_REWARD: "reward",
}
ZONES: Final = ("queue", "guard", "reserve", "table", "collector", "nothing")
SIMPLE: Final = {PASS: "pass", YES: "yes", NO: "no", PAY: "pay", SACRIFICE: "sacrifice"}
COSTS: Final = ("vp", "builder", "sacrifice", "component")
PASSES: Final = {A_REACT: "no_reaction", A_OFFER: "no_offer"}
"""What passing is called, other than at an action."""


def turn_of(game: Game, event: Event) -> int:
    """The turn in which an event of the log happened: each turn has one preparatory phase."""
    turn = 0
    for one in game.journal or []:
        turn += int(one.kind == E_PHASE and one.value == PREPARATORY)
        if one is event:
            return turn
    return game.turn


class Teller:
    """Says a game in one language, with the names of its seats."""

    def __init__(self, language: str, seats: tuple[str, ...]) -> None:
        self.language: Final = language
        self.seats: Final = seats

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
        if event.kind == E_PHASE:
            phase = self.say(f"phase.{PHASES[event.value]}")
            return self.say("phase", phase=phase, turn=turn_of(game, event), seat=seat)
        if event.kind == E_WON:
            reason = self.say(f"reason.{game.reason}")
            return self.say("won", seat=seat, reason=reason) if event.seat >= 0 else self.say("drawn", reason=reason)
        if event.kind == E_ACTED:
            return self.say("reacted" if event.value else "acted", seat=seat, card=card)
        if event.kind == E_DAMAGED:
            return self.say("damaged", card=card if event.card >= 0 else seat, value=event.value)
        key = SAID.get(event.kind)
        if key is None:
            return ""
        value = f"{event.value:+d}" if event.kind in (E_LIFE, E_VP) else event.value
        return self.say(key, seat=seat, card="" if event.kind == E_DREW else card, value=value)

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
        return self.say(f"zone.{zone}", cards=", ".join(self.card(card) for card in cards))

    def card(self, card: dict[str, Any]) -> str:
        """A card as the view shows it."""
        passive = self.say("passive") if card.get("position") == "passive" else ""
        name = name_in(faces()[card["card"]].code, self.language) if card["card"] in faces() else card["card"]
        if "damage" in card:
            return self.say("creature", card=name, damage=card["damage"], life=card["life"], passive=passive)
        return self.say("permanent", card=name, passive=passive)

    def ask(self, game: Game, ask: Ask) -> list[str]:
        """A question and its options, numbered from 1."""
        head = self.say(
            f"ask.{ask.kind}",
            seat=self.seats[ask.seat],
            card=self.name(game, ask.about),
            least=ask.least,
            most=ask.most,
        )
        return [head, *[f"  {place}. {self.option(game, code)}" for place, code in enumerate(ask.options, 1)]]

    def option(self, game: Game, code: int) -> str:
        """One option."""
        verb, number, extra = verb_of(code), subject_of(code), extra_of(code)
        card = self.name(game, number)
        if verb in (PLAY, USE):
            extra %= BELOW
        if verb == PASS and game.ask is not None and game.ask.kind in PASSES:
            return self.say(f"option.{PASSES[game.ask.kind]}")
        if verb in SIMPLE:
            return self.say(f"option.{SIMPLE[verb]}", card=card)
        if verb == PLAY:
            return self.say("option.neutralize" if extra == NEUTRALIZING else "option.play", card=card)
        if verb in (USE, DUE):
            key = "option.use" if verb == USE else "option.due"
            return self.say(key, card=card, text=self.clause(game, number, extra, verb == DUE))
        if verb == ATTACK:
            if extra == 0:
                return self.say("option.attack_player", card=card)
            return self.say("option.attack", card=card, target=self.name(game, extra - 1))
        if verb == MOVE:
            return self.say("option.guard" if extra == GUARD else "option.reserve", card=card)
        if verb == CHOOSE_SEAT:
            return self.say("option.seat", seat=self.seats[extra])
        if verb == CHOOSE_NUMBER:
            return self.say("option.number", number=extra)
        return self.say("option.choose", card=card)

    def clause(self, game: Game, number: int, place: int, working: bool) -> str:
        """A clause of a card in normalized words."""
        clauses = texts.working_clauses(game, number) if working else list(texts.clauses_of(game, number))
        return print_clause(clauses[place], self.language, game.face(number).is_spell)

    def reason(self, reason: str) -> str:
        """A reason against an action as a sentence."""
        return self.say(f"why.{reason}")
