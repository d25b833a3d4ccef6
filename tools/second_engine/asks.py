"""What each seat is offered at each ask, in both engines: free decisions, windows, triggers, and what is chosen within an action."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection, Iterable
from typing import Final

from spellspeed.yugioh.duel import terms as t
from tools.second_engine.catalogue import FILLER_CODE
from tools.second_engine.library import MZONE, PeerCard
from tools.second_engine.messages import Request
from tools.second_engine.recording import CardKey, Entry
from tools.second_engine.run import OF_NO_CARD, VERBS, Moment, Run

WINDOWS: Final = (t.A_OPEN, t.A_RESPONSE, t.A_TRIGGER, t.A_DUE)
"""Asks about what is done."""
OF_TRIGGERS: Final = -1
"""In place of the length of a Chain: triggers are taken to one."""
PHASE_NAMES: Final = {1: "draw", 2: "standby", 4: "main1", 0x100: "main2", 0x200: "end"}
STEP_NAMES: Final = {8: "start", 0x10: "battle", 0x80: "end"}
MAIN2: Final = 0x100
BATTLE_PHASES: Final = range(8, 0x81)
POSITION_BITS: Final = {t.ATTACK: 1, t.DEFENSE: 4, t.SET_POSITION: 8}
POSITION_NAMES: Final = {1: "attack", 2: "face-down attack", 4: "defense", 8: "set"}


class Asks(Run):
    """Compares what is offered."""

    def do(self, entry: Entry) -> None:
        self.only_asked_here(self.rec.entries[self.next : entry.index])
        super().do(entry)

    # windows

    def hear_window(self, r: Request) -> None:
        """Keep what the peer offers in a window; what it demands is only known to be there.

        A position in a Battle Phase begins after its Start Step.
        """
        moment = Moment(
            len(self.did), self.peer.turn, *self.phase_and_step(), OF_TRIGGERS if r.triggers else self.chain, self.me(r.player)
        )  # fmt: skip
        if moment.done == 0 and moment.step == "start" and self.rec.start.phase == "battle":
            return
        if not r.forced and not r.triggers:
            self.chains_there.setdefault(moment.done, {})[tuple(self.links)] = None
        places = [r.about] if r.kind == "EFFECTYN" else [offer.card for offer in r.offers]
        offered = self.forced_there if r.forced else self.offered_there
        keys = offered.setdefault(moment, {})
        for place in places:
            card = self.card(place)
            if card is not None and card.code != FILLER_CODE:
                keys[self.peer_key(card)] = None

    def phase_and_step(self) -> tuple[str, str]:
        """The phase of the peer, and in a Battle Phase the step."""
        if self.peer.phase in PHASE_NAMES:
            last = self.last_action
            passed = last is not None and last.phase == "battle" and last.picks[0][0] == t.END_PHASE
            return PHASE_NAMES[self.peer.phase], "passed through" if passed and self.peer.phase == MAIN2 else ""
        now = self.peer.phase_now()
        if now not in BATTLE_PHASES:
            return PHASE_NAMES.get(now, ""), ""
        return "battle", STEP_NAMES.get(now) or ("after damage" if self.calculated else "damage")

    def compare_windows(self, whole: bool) -> None:
        """What was offered in the windows of both, action by action; where the run was lost, only up to the last action before."""
        ours: dict[Moment, dict[int, tuple[str, int]]] = {}
        anyway: dict[Moment, set[int]] = {}
        for entry in self.rec.entries:
            if entry.kind not in WINDOWS or entry.free:
                continue
            moment = self.moment_of(entry)
            for place, ((verb, card, _), text) in enumerate(zip(entry.options, entry.texts, strict=True)):
                if VERBS.get(verb) != "activate" or card is None:
                    continue
                key = self.own_key(card)
                if place in entry.must:
                    anyway.setdefault(moment, set()).add(key)
                else:
                    ours.setdefault(moment, {}).setdefault(key, (text, entry.index))
        last = len(self.did) + int(whole)
        same = [self.same_chains(done) for done in range(last)]
        for moment, offers in ours.items():
            if moment.done < last and same[moment.done]:
                self.only_here(moment, offers)
        for moment, keys in self.offered_there.items():
            if moment.done < last and same[moment.done]:
                known = self.near(moment, ours) | self.near(moment, anyway)
                self.only_there(moment, [key for key in keys if key not in known])

    def same_chains(self, done: int) -> bool:
        """Were the same Chains there after so many actions? Where they were not, what was offered in them follows from that."""
        ours: dict[tuple[int, ...], None] = {}
        begins = self.did[done - 1] + 1 if done else 0
        ends = self.did[done] + 1 if done < len(self.did) else len(self.rec.entries)
        for entry in self.rec.entries[begins:ends]:
            if entry.kind in WINDOWS and not entry.free and entry.kind != t.A_TRIGGER:
                ours[entry.links] = None
        theirs = self.chains_there.get(done, {})
        here = [chain for chain in ours if chain and chain not in theirs]
        there = [chain for chain in theirs if chain and chain not in ours]
        if here or there:
            text = f"Chains {self.chain_names(here)}; peer: {self.chain_names(there)}"
            self.differs("chain", f"{text} ({self.rec.entries[begins - 1].done if done else 'begin'})", begins)
        return not here and not there

    def chain_names(self, chains: list[tuple[int, ...]]) -> str:
        """Chains in words."""
        return ", ".join(" > ".join(self.catalogue.name(code) for code in chain) for chain in chains) or "none"

    def only_there(self, moment: Moment, keys: list[int]) -> None:
        """What is not offered here at this moment; it may be what the free decision before or after offers."""
        begins = 0 if moment.done == 0 else self.did[moment.done - 1] + 1
        later: set[int] = set()
        if moment.chain == 0:
            following = next((e for e in self.rec.entries[begins:] if e.free), self.rec.rest)
            for free in (following, self.rec.entries[begins - 1] if begins else None):
                if free is not None and free.free and free.seat == moment.seat and free.phase == moment.phase:
                    cards = [card for verb, card, _ in free.options if verb == t.ACTIVATE and card is not None]
                    later.update(map(self.own_key, cards))
        for key in keys:
            what = "may not yet activate" if key in later else self.may(moment, False).split(" ", 1)[1]
            who = self.rec.seats[moment.seat]
            text = f"{who} {what} {self.name_of_key(key)}; peer: yes ({self.after(moment)})"
            self.differs("answer", text, self.at(moment))

    def only_here(self, moment: Moment, offers: dict[int, tuple[str, int]]) -> None:
        """What the peer does not offer at this moment."""
        there = self.near(moment, self.offered_there) | self.near(moment, self.forced_there)
        due = moment.chain == 0 and any(other[:5] == moment[:5] for other in self.forced_there)
        for key, (text, index) in offers.items():
            if key not in there:
                may = f"{self.rec.seats[moment.seat]} may before what is due use" if due else self.may(moment, True)
                what = text.split(" ", 1)[-1]
                self.differs("answer", f"{may} {what}; peer: no ({self.after(moment)})", index)

    def moment_of(self, entry: Entry) -> Moment:
        """The moment of a window of spellspeed."""
        chain = OF_TRIGGERS if entry.kind == t.A_TRIGGER else entry.chain
        return Moment(bisect_left(self.did, entry.index), entry.turn, entry.phase, entry.step, chain, entry.seat)

    def near(
        self,
        moment: Moment,
        offered: dict[Moment, dict[int, tuple[str, int]]] | dict[Moment, dict[int, None]] | dict[Moment, set[int]],
    ) -> set[int]:
        """What is offered at this moment. Triggers are not told apart from answers: what is one here is another there."""
        found: set[int] = set()
        for other, keys in offered.items():
            same = other[:4] == moment[:4] and other.seat == moment.seat
            if same and (other.chain == moment.chain or OF_TRIGGERS in (other.chain, moment.chain)):
                found.update(keys)
        return found

    def may(self, moment: Moment, yes: bool) -> str:
        """The beginning of a sentence: who may do what kind of thing."""
        verb = "trigger" if moment.chain == OF_TRIGGERS else ("answer with" if moment.chain else "respond with")
        return f"{self.rec.seats[moment.seat]} may {'' if yes else 'not '}{verb}"

    def after(self, moment: Moment) -> str:
        """What was done last, and where."""
        where = " ".join(word for word in (moment.phase, moment.step) if word)
        done = self.rec.entries[self.did[moment.done - 1]].done if moment.done else "begin"
        return done if moment.chain > 0 else f"{done}; {where}"

    def at(self, moment: Moment) -> int:
        """The place in the recording."""
        return self.did[moment.done - 1] + 1 if moment.done else 0

    # free decisions

    def compare_offers(self, entry: Entry, r: Request) -> None:
        """The options of a free decision, verb by verb and card by card; of attackers also whether they may attack directly."""
        ours: dict[tuple[str, int], str] = {}
        for (verb, card, extra), text in zip(entry.options, entry.texts or [""] * len(entry.options), strict=True):
            if verb in VERBS:
                ours.setdefault((VERBS[verb], -1 if card is None else self.own_key(card)), text)
            if verb == t.ATTACK_WITH and extra == 0 and card is not None:
                ours[("attack directly with", self.own_key(card))] = text
        theirs: dict[tuple[str, int], None] = {}
        for offer in r.offers:
            there = self.card(offer.card)
            if there is None or there.code != FILLER_CODE:
                number = -1 if there is None else self.peer_key(there)
                theirs[(offer.verb, number)] = None
                if offer.verb == "attack" and offer.extra:
                    theirs[("attack directly with", number)] = None
        seat = self.rec.seats[entry.seat]
        for key, text in ours.items():
            if key not in theirs:
                self.differs("offer", f"{seat} may {text}; peer: no", entry.index)
        for word, number in theirs:
            if (word, number) not in ours:
                self.differs("offer", f"{seat} may not {word} {self.name_of_key(number)}; peer: yes", entry.index)

    # what is chosen within an action

    def compare_chosen(self, r: Request, q: Entry, later: Iterable[Entry] = ()) -> None:
        """The cards that may be chosen, where one ask of each engine is about the same; the order of triggers is no such ask.

        Where the peer takes them in any order, those of the later asks of this kind may be among its own already.
        """
        if q.index in self.seen_asks or q.kind == t.A_ORDER:
            return
        self.seen_asks.add(q.index)
        cards = [card for _, card, _ in q.options if card is not None and card.code]
        of_later = {self.own_key(card) for other in later for _, card, _ in other.options if card is not None}
        # Of cards of one name outside the field one stands for all of them here.
        twins = {card.code for card in cards if card.zone not in (t.MONSTERS, t.SPELLS, t.FIELD)}
        self.compare_keys(r, q, {self.own_key(card): None for card in cards}, twins, of_later)

    def compare_targets(self, r: Request, entry: Entry) -> None:
        """The monsters that one may attack."""
        chosen = entry.picks[0][1]
        ours: dict[int, None] = {}
        for verb, card, extra in entry.options:
            if (
                verb == t.ATTACK_WITH
                and card is not None
                and chosen is not None
                and card.number == chosen.number
                and extra
            ):
                ours[self.own_key(self.key_of(entry, extra - 1))] = None
        self.compare_keys(r, entry, ours)

    def compare_keys(
        self, r: Request, q: Entry, ours: Iterable[int], twins: Collection[int] = (), of_later: Collection[int] = ()
    ) -> None:
        """Two sets of cards, one of each engine; a card of the peer whose passcode is among the twins need not be here as well."""
        cards = [self.card(offer.card) for offer in r.offers]
        theirs = dict.fromkeys(self.peer_key(card) for card in cards if card is not None and card.code != FILLER_CODE)
        here = dict.fromkeys(ours)
        seat, what = self.rec.seats[q.seat], self.asked_for(q)
        for key in here:
            if key not in theirs:
                self.differs("choice", f"{seat} may choose {self.name_of_key(key)}; peer: no ({what})", q.index)
        for key in theirs:
            if (
                key not in here
                and key not in of_later
                and not (0 < key < OF_NO_CARD and self.rec.duel.cards[key - 1].face.code in twins)
            ):
                self.differs("choice", f"{seat} may not choose {self.name_of_key(key)}; peer: yes ({what})", q.index)

    def compare_words(self, r: Request, q: Entry, ours: Iterable[str], theirs: Iterable[str]) -> None:
        """Two sets of positions, zones or numbers."""
        if q.index in self.seen_asks:
            return
        self.seen_asks.add(q.index)
        here, there = sorted(set(ours)), sorted(set(theirs))
        if here != there:
            words = f"{', '.join(here)}; peer: {', '.join(there)}"
            self.differs("choice", f"{self.rec.seats[q.seat]} may choose {words} ({self.asked_for(q)})", q.index)

    def compare_positions(self, r: Request, q: Entry) -> None:
        """The positions that may be chosen."""
        ours = [POSITION_NAMES[POSITION_BITS[extra]] for verb, _, extra in q.options if verb == t.POSITION_OF]
        self.compare_words(r, q, ours, [name for bit, name in POSITION_NAMES.items() if r.flag & bit])

    def compare_zones(self, r: Request, q: Entry) -> None:
        """The zones that may be chosen."""
        theirs = [f"zone {o.card[2] + 1}" for o in r.offers if o.card and not (o.card[1] == MZONE and o.card[2] > 4)]
        self.compare_words(r, q, [f"zone {extra + 1}" for verb, _, extra in q.options if verb == t.ZONE_OF], theirs)

    def asked_for(self, q: Entry) -> str:
        """Which ask it is, and in the course of what."""
        return f"{t.ASK_NAMES[q.kind]}; {self.last_action.done if self.last_action else 'begin'}"

    def only_asked_there(self, player: int, what: str) -> None:
        """The peer asks what is not asked here."""
        done = self.last_action.done if self.last_action else "begin"
        self.differs("ask", f"{self.rec.seats[self.me(player)]} is not asked {what}; peer: yes ({done})", self.next)

    def only_asked_here(self, entries: list[Entry]) -> None:
        """What was answered here and not asked by the peer, where there was a choice."""
        for q in entries:
            if q.window or q.used or q.free or q.kind in (t.A_ORDER, t.A_ZONE, t.A_REPLAY) or len(q.options) < 2:
                continue
            self.differs("ask", f"{self.rec.seats[q.seat]} is asked {q.done}; peer: no ({self.asked_for(q)})", q.index)

    # names of cards

    def own_key(self, card: CardKey) -> int:
        """What tells a card of spellspeed from others: its number, or for a card made later its passcode."""
        return card.number + 1 if card.number < len(self.rec.begin.cards) else OF_NO_CARD + card.code

    def peer_key(self, card: PeerCard) -> int:
        """The same of a card of the peer."""
        return card.uid if card.uid else OF_NO_CARD + self.catalogue.own_code(card.code)

    def name_of_key(self, key: int) -> str:
        """A card by its key."""
        if key == -1:
            return ""
        return self.rec.duel.cards[key - 1].face.name if key < OF_NO_CARD else self.catalogue.name(key - OF_NO_CARD)
