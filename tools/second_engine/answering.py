"""The peer's questions (targets, costs, zones, numbers ...), answered with what was answered in spellspeed."""

from __future__ import annotations

import struct
from typing import Final

from spellspeed.yugioh.duel import terms as t
from tools.second_engine.asks import Asks
from tools.second_engine.card_bits import ATTRIBUTE_BITS, RACE_BITS
from tools.second_engine.catalogue import FILLER_CODE
from tools.second_engine.library import DECK, EXTRA, HAND, MZONE
from tools.second_engine.messages import Offer, Request, i32, picks
from tools.second_engine.recording import CardKey, Entry
from tools.second_engine.run import Lost

IS_DIRECT, WITHOUT_TRIBUTE = 31, 90
"""Two questions of the peer by their numbers: whether to attack directly, and whether to Summon without Tribute."""
ATTACK_BIT, DEFENSE_BIT, SET_BIT = 1, 4, 8
MOST_GUESSED: Final = 6
"""Of more cards than that none is guessed."""
PLAIN_CHOICES: Final = (t.MODE_OF, t.KIND_OF, t.YES, t.NO, t.ATTRIBUTE_OF, t.NUMBER_OF, t.POSITION_OF)


def text_number(number: int) -> str:
    """A text of the peer by its card and place."""
    return f"{number >> 20}:{number & 0xFFFFF}"


def picked(asked: list[Entry], verb: int) -> Entry | None:
    """The first question that was answered with an option of this verb."""
    return next((q for q in asked if q.picks and q.picks[0][0] == verb), None)


class Answers(Asks):
    """Answers what the peer asks within an action."""

    def question(self, r: Request) -> bytes:
        """An answer of the right form to any question."""
        asked = self.questions(r.player)
        if r.kind == "YESNO":
            return self.yes_no(r, asked)
        if r.kind in ("CARD", "TRIBUTE", "UNSELECT", "SUM"):
            return self.cards_of(r, asked)
        if r.kind == "POSITION":
            return self.position(r, asked)
        if r.kind in ("PLACE", "DISFIELD"):
            return self.zone(r, asked)
        if r.kind == "OPTION":
            return self.mode(r, asked)
        if r.kind == "COUNTER":
            return self.counters(r)
        if r.kind in ("SORT_CARD", "SORT_CHAIN"):
            return b"\xff"
        if r.kind == "RPS":
            return i32(1)
        return self.named_thing(r, asked)

    def yes_no(self, r: Request, asked: list[Entry]) -> bytes:
        """Yes or no."""
        if r.text == IS_DIRECT and self.attack is not None:
            return i32(int(self.attack[0]))
        if r.text == WITHOUT_TRIBUTE:
            return i32(int(not any(q.kind == t.A_TRIBUTE and q.picks for q in asked)))
        answered = self.answered_yes_no(asked)
        if answered is not None:
            return answered
        for q in asked:  # an optional part whose content was chosen
            if q.kind in (t.A_CHOOSE, t.A_TARGET, t.A_COST, t.A_DISCARD):
                q.used = q.used or not q.picks
                return i32(int(bool(q.picks)))
        entry = self.upcoming()
        if entry is not None and entry.kind in (t.A_TRIGGER, t.A_DUE) and self.me(entry.seat) == r.player:
            self.do(entry)
            return self.answered_yes_no(self.questions(r.player)) or i32(1)
        self.only_asked_there(r.player, f"yes or no ({text_number(r.text)})")
        return i32(self.guess(2, f"yes or no ({text_number(r.text)})"))

    def answered_yes_no(self, asked: list[Entry]) -> bytes | None:
        """The answer to the first such question."""
        for q in asked:
            if q.kind == t.A_YES_NO:
                q.used = True
                return i32(int(q.picks[0][0] == t.YES))
        return None

    def position(self, r: Request, asked: list[Entry]) -> bytes:
        """Attack or Defense Position."""
        for q in asked:
            if q.kind == t.A_POSITION:
                q.used = True
                self.compare_positions(r, q)
                wanted = {t.ATTACK: ATTACK_BIT, t.DEFENSE: DEFENSE_BIT, t.SET_POSITION: SET_BIT}[q.picks[0][2]]
                return i32(wanted if r.flag & wanted else (r.flag & -r.flag))
        if self.granted is not None:
            wanted = ATTACK_BIT if self.granted.picks[0][0] == t.SUMMON else SET_BIT
            self.granted = None
            if r.flag & wanted:
                return i32(wanted)
        if r.code == FILLER_CODE:
            return i32(r.flag & -r.flag)
        if self.carries_out(r.player, t.A_POSITION):
            return self.position(r, self.questions(r.player))
        bits = [bit for bit in (1, 4, 8, 2) if r.flag & bit]
        if len(bits) > 1:
            self.only_asked_there(r.player, f"a position of {self.catalogue.name(r.code)}")
        return i32(bits[self.guess(len(bits), f"a position of {self.catalogue.name(r.code)}")])

    def carries_out(self, player: int, kind: int) -> bool:
        """Does the peer carry out by itself what is due next here, in whose course such a question is asked? Then it is done."""
        entry = self.upcoming()
        if entry is None or entry.kind not in (t.A_TRIGGER, t.A_DUE) or self.me(entry.seat) != player:
            return False
        for q in self.rec.entries[entry.index + 1 :]:
            if q.action:
                return False
            if q.kind == kind and self.me(q.seat) == player:
                self.soft.append(entry.done)
                self.do(entry)
                return True
        return False

    def named_thing(self, r: Request, asked: list[Entry]) -> bytes:
        """A number, a Type, an Attribute, a name."""
        if r.kind == "NUMBER":
            q = next((q for q in asked if q.picks and q.picks[0][0] == t.NUMBER_OF and q.picks[0][2] in r.values), None)
            if q is not None:
                q.used = True
                numbers = [str(extra) for verb, _, extra in q.options if verb == t.NUMBER_OF]
                self.compare_words(r, q, numbers, map(str, r.values))
                return i32(r.values.index(q.picks[0][2]))
            if len(r.values) == 1:
                return i32(0)
            raise Lost(f"the peer asks for a number of {r.values}")
        if r.kind == "RACE" and (q := picked(asked, t.TYPE_OF)) is not None:
            q.used = True
            return struct.pack("<Q", RACE_BITS[t.TYPES[q.picks[0][2]]])
        if r.kind == "ATTRIB" and (q := picked(asked, t.ATTRIBUTE_OF)) is not None:
            q.used = True
            return struct.pack("<I", ATTRIBUTE_BITS[t.ATTRIBUTES[q.picks[0][2]]])
        if r.kind == "CARDNAME" and (q := picked(asked, t.NAME_OF)) is not None:
            q.used = True
            return i32(q.picks[0][2] or FILLER_CODE)
        raise Lost(f"the peer asks {r.kind}")

    def counters(self, r: Request) -> bytes:
        """So many counters, from the first cards on."""
        left, raw = r.least, b""
        for offer in r.offers:
            taken = min(left, offer.extra)
            left -= taken
            raw += struct.pack("<h", taken)
        return raw

    def zone(self, r: Request, asked: list[Entry]) -> bytes:
        """Zones: those that were chosen, else the first ones."""
        raw = b""
        rest = [o for o in r.offers if not (o.card and o.card[1] == MZONE and o.card[2] > 4)]
        for _ in range(r.least):
            offer = self.chosen_zone(r, rest, asked) or rest[0]
            rest.remove(offer)
            raw += offer.raw
        return raw

    def chosen_zone(self, r: Request, rest: list[Offer], asked: list[Entry]) -> Offer | None:
        """The zone that was chosen next."""
        for q in asked:
            if q.kind == t.A_ZONE and not q.used:
                offer = next((o for o in rest if o.card and o.card[2] == q.picks[0][2]), None)
                if offer is not None:
                    q.used = True
                    self.compare_zones(r, q)
                    return offer
        return None

    def mode(self, r: Request, asked: list[Entry]) -> bytes:
        """One of several effects, or of several things that the peer has in words."""
        if len(r.values) == 1:
            return i32(0)
        for q in asked:
            if not q.picks:
                continue
            verb, _, extra = q.picks[0]
            if verb == t.COIN_OF:
                q.used = True
                return i32(0 if extra else 1)
            if verb in PLAIN_CHOICES and len(q.options) == len(r.values):
                q.used = True
                return i32(q.places[0])
        entry = self.last_action
        if entry is not None and entry.picks[0][0] in (t.ACTIVATE, t.DUE):
            verb, card, chosen = entry.picks[0]
            same: list[int] = []
            for v, c, x in entry.options:
                if v == verb and c is not None and card is not None and c.number == card.number and x not in same:
                    same.append(x)
            if len(same) == len(r.values):
                return i32(same.index(chosen))
        self.only_asked_there(r.player, f"one of {[text_number(value) for value in r.values]}")
        return i32(self.guess(len(r.values), f"one of {[text_number(value) for value in r.values]}"))

    # cards

    def cards_of(self, r: Request, asked: list[Entry]) -> bytes:
        """So many of some cards."""
        if self.attack is not None and self.attack[1] is not None and r.kind == "CARD" and r.least == 1:
            attacked = self.indexes(r, [self.attack[1]])
            if attacked is not None:
                if self.last_action is not None:
                    self.compare_targets(r, self.last_action)
                self.attack = None
                return picks(attacked)
        if r.kind == "UNSELECT":
            return self.one_by_one(r, asked)
        for q in asked:
            chosen = self.chosen_cards(r, asked, q)
            if chosen is not None:
                return chosen
        if r.kind != "SUM" and len(r.offers) == r.least:
            return picks(list(range(r.least)))
        if r.least == 0 and not asked:
            return i32(-1)
        if r.kind == "CARD" and self.are_alike(r):
            return picks(list(range(r.least)))
        return self.cards_of_an_action(r, asked)

    def are_alike(self, r: Request) -> bool:
        """Are they the same card again and again, in a hand, Deck or Fusion Deck?"""
        cards = [self.card(offer.card) for offer in r.offers]
        hidden = all(card is not None and card.loc in (HAND, DECK, EXTRA) for card in cards)
        return hidden and len({offer.code for offer in r.offers}) == 1

    def chosen_cards(self, r: Request, asked: list[Entry], q: Entry) -> bytes | None:
        """The answer to this question as an answer to the peer's; None where it does not fit."""
        cards = [card for _, card, _ in q.picks if card is not None]
        if not cards:
            if q.picks == [] and r.least == 0:
                q.used = True
                return i32(-1)
            return None
        chosen = self.indexes(r, cards)
        if chosen is None:
            return None
        self.compare_chosen(r, q)
        if r.kind != "SUM" and (len(chosen) > r.most or (len(chosen) < r.least and r.kind != "TRIBUTE")):
            more = self.several(r, asked, q)
            if more is not None:
                return picks(more)
            if len(chosen) <= r.most:
                return None
            taken = chosen[: r.most]  # asked one after the other
            places = [r.offers[i].card for i in taken]
            q.picks = [
                p for p in q.picks if p[1] is not None and not any(self.is_card(place, p[1]) for place in places)
            ]
            return picks(taken)
        q.used = True
        return picks(chosen)

    def cards_of_an_action(self, r: Request, asked: list[Entry]) -> bytes:
        """Cards that are a question there and an action here: a further Summon, a trigger; else one of a few is guessed."""
        entry = self.upcoming()
        if entry is not None and entry.picks[0][0] in (t.SUMMON, t.SET_MONSTER) and not entry.free:
            card = entry.picks[0][1]
            chosen = self.indexes(r, [card]) if card is not None and self.me(entry.seat) == r.player else None
            if chosen is not None and r.least == 1:
                self.do(entry)
                self.granted = entry
                return picks(chosen)
        if entry is not None and entry.kind in (t.A_TRIGGER, t.A_DUE) and self.me(entry.seat) == r.player:
            if self.soft[-1:] != [entry.done]:
                self.soft.append(entry.done)
                self.do(entry)
                return self.cards_of(r, self.questions(r.player))
        names = ", ".join(self.catalogue.name(offer.code) for offer in r.offers[:8])
        if r.kind == "CARD" and r.least == r.most == 1 and len(r.offers) <= MOST_GUESSED:
            self.only_asked_there(r.player, f"to choose one of {names}")
            return picks([self.guess(len(r.offers), f"one of {names}")])
        seat = self.rec.seats[self.me(r.player)]
        answered = [q.done for q in asked][:4]
        raise Lost(f"the peer asks {seat} to choose {r.least}-{r.most} of {names}; answered here were: {answered}")

    def several(self, r: Request, asked: list[Entry], first: Entry) -> list[int] | None:
        """One question there that were several here."""
        cards: list[CardKey] = []
        used: list[Entry] = []
        for q in asked[asked.index(first) :]:
            now = [card for _, card, _ in q.picks if card is not None]
            if not now or self.indexes(r, cards + now) is None or len(cards) + len(now) > r.most:
                continue
            cards += now
            used.append(q)
            if len(cards) >= r.least:
                break
        chosen = self.indexes(r, cards)
        if chosen is None or not r.least <= len(chosen) <= r.most:
            return None
        for q in used:
            q.used = True
        return chosen

    def indexes(self, r: Request, cards: list[CardKey]) -> list[int] | None:
        """The places of these cards in what is offered."""
        found: list[int] = []
        for card in cards:
            fitting = [i for i, o in enumerate(r.offers) if i not in found and self.is_card(o.card, card)]
            if not fitting:
                return None
            in_zone = [i for i in fitting if (there := r.offers[i].card) is not None and there[2] == card.slot]
            found.append((in_zone or fitting)[0])  # Tokens of one kind are told apart by their zones
        return found

    def one_by_one(self, r: Request, asked: list[Entry]) -> bytes:
        """The next card of those that were chosen, or the end of choosing."""
        for q in asked:
            for card in [card for _, card, _ in q.picks if card is not None]:
                for offer in r.offers:
                    if self.is_card(offer.card, card):
                        self.compare_chosen(r, q, [later for later in asked if later is not q and later.kind == q.kind])
                        q.picks = [pick for pick in q.picks if pick[1] is not card]
                        if not q.picks:
                            q.used = True
                        return offer.raw
        if r.finishable or r.cancelable:
            return i32(-1)
        if len(r.offers) == 1:
            return r.offers[0].raw
        names = ", ".join(self.catalogue.name(offer.code) for offer in r.offers[:8])
        answered = [q.done for q in asked][:4]
        raise Lost(f"the peer asks to choose one by one of {names}; answered here were: {answered}")
