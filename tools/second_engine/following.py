"""The same run once more with the peer: it gets the position, is answered with what was answered in spellspeed, and both are compared."""

from __future__ import annotations

from typing import Final

from spellspeed.yugioh.duel import terms as t
from tools.second_engine.answering import Answers
from tools.second_engine.laying import Skip, position_script
from tools.second_engine.library import DECK
from tools.second_engine.messages import Offer, Request, decode, i32
from tools.second_engine.recording import Entry
from tools.second_engine.run import VERBS, Lost, Result

LIMIT: Final = 4000
"""So many asks may a run have."""
CRASHES: Final = ("response: activate Last Turn", "open: activate Last Turn")
"""In a Battle Phase: a second one inside of it ends the peer's process."""
NO_ANSWER: Final = i32(-1)


class Follower(Answers):
    """One run of the peer along a recording."""

    def run(self) -> Result:
        """Follow to the end, or as far as it goes; raises Skip where the position cannot be said."""
        if any(e.phase == "battle" and e.done.startswith(CRASHES) for e in self.rec.entries):
            raise Skip("the peer does not survive it: Last Turn in a Battle Phase")
        try:
            if not self.peer.lua(position_script(self.rec, self.catalogue, self.era)):
                raise Skip("the position script failed: " + "; ".join(self.library.log[-2:]))
            self.peer.start()
            self.reach()
            self.follow()
            self.finish()
        except Lost as lost:
            self.compare_windows(False)
            self.differs("lost", str(lost), self.next)
        finally:
            self.result.log = list(self.library.log)
            self.peer.close()
        self.result.guesses = [what for _, what in self.guesses]
        self.result.soft = self.soft
        return self.result

    def follow(self) -> None:
        """Answer ask after ask until everything was done."""
        for _ in range(LIMIT):
            if self.peer.over:
                return
            r = self.asked()
            if self.is_at_end(r):
                return
            raw = self.choose(r)
            self.result.trail.append(f"{r.kind} p{r.player} -> {raw.hex()}")
            self.send(raw)
        raise Lost("the peer's run does not end")

    def asked(self) -> Request:
        """What the peer asks now."""
        assert self.peer.ask is not None
        return decode(self.peer.ask)

    def reach(self) -> None:
        """Pass empty turns and phases until the position stands."""
        self.peer.go()
        self.track()
        for _ in range(LIMIT):
            if self.peer.over:
                raise Skip("the peer's duel is over before the position stands")
            if self.peer.cards(0, DECK) or self.peer.cards(1, DECK) or any(card.uid for card in self.all().values()):
                return
            r = self.asked()
            if r.kind == "CHAIN":
                self.send(NO_ANSWER)
                continue
            if r.kind not in ("IDLECMD", "BATTLECMD"):
                raise Skip(f"the peer asks {r.kind} before the position stands")
            offer = self.way_to_position(r)
            if offer is None:
                raise Skip("the peer cannot come to the phase of the position")
            if self.peer.turn > self.rec.start.turn:
                raise Skip("the position never stood")
            self.send(offer.raw)
        raise Skip("the position is not reached")

    def way_to_position(self, r: Request) -> Offer | None:
        """The next step towards the turn and phase of the position."""
        turn, phase = self.rec.start.turn, self.rec.start.phase
        want = "end"
        if r.kind == "BATTLECMD" and phase == "main2":
            want = "main2"
        if r.kind == "IDLECMD" and self.peer.turn == turn and phase in ("battle", "main2") and self.peer.phase == 4:
            want = "battle"
        return next((offer for offer in r.offers if offer.verb == want), None)

    # the end

    def is_at_end(self, r: Request) -> bool:
        """Is it a free decision, and everything was done?"""
        if r.kind not in ("IDLECMD", "BATTLECMD"):
            return False
        return self.next_action(r) is None and not self.rec.over

    def next_action(self, r: Request) -> Entry | None:
        """The next action, without those that the peer knows not or carries out by itself."""
        entry = self.upcoming()
        while entry is not None and (self.is_no_attack(entry) or self.is_soft(entry, r)):
            if not self.is_no_attack(entry):
                self.soft.append(entry.done)
            self.pass_over(entry)
            entry = self.upcoming()
        return entry

    def still_to_come(self) -> Entry | None:
        """The next action, without what was due in a turn that is over in the peer: it has carried that out by itself."""
        entry = self.upcoming()
        while entry is not None and self.is_due(entry) and entry.turn < self.peer.turn:
            self.soft.append(entry.done)
            self.pass_over(entry)
            entry = self.upcoming()
        return entry

    def is_soft(self, entry: Entry, r: Request) -> bool:
        """Is it a trigger or something due that the peer does not offer at this free decision?"""
        return self.is_due(entry) and (self.offer_of(r, entry) is None or not entry.phase.startswith("main"))

    def is_no_attack(self, entry: Entry) -> bool:
        """Was a replayed attack given up? The peer knows no such decision."""
        return entry.picks[0][0] == t.NO_ATTACK

    def is_due(self, entry: Entry) -> bool:
        """Was it a trigger, or something due? The peer carries out some of them by itself."""
        return entry.kind in (t.A_DUE, t.A_TRIGGER)

    def finish(self) -> None:
        """Compare what stands at the end."""
        rec, peer = self.rec, self.peer
        if rec.over != peer.over:
            self.differs("end", f"over: {rec.over} (reason {rec.duel.reason}), peer {peer.over}")
        left = [
            e
            for e in rec.entries[self.next :]
            if e.action and not e.used and not self.is_due(e) and not self.is_no_attack(e)
        ]
        self.only_asked_here(rec.entries[self.next :])
        self.compare_windows(not left)
        if left:
            seat = rec.seats[left[0].seat]
            self.differs("not done", f"the peer gave no window for {seat}: {left[0].done}", left[0].index)
            return
        if rec.over and peer.over:
            theirs = self.me(peer.winner) if peer.winner in (0, 1) else -1
            ours = rec.winner if rec.winner in (0, 1) else -1
            if theirs != ours:
                self.differs("winner", f"winner {ours}, peer {theirs}")
            return
        self.state = None
        for text in self.differences(rec.end, self.table()):
            self.differs("end state", text)
        self.result.compared += 1
        if rec.rest is not None and rec.rest.free and peer.ask is not None and not self.result.differences:
            self.compare_offers(rec.rest, self.asked())

    # what is asked

    def choose(self, r: Request) -> bytes:
        """An answer."""
        if r.kind in ("IDLECMD", "BATTLECMD"):
            return self.free(r)
        if r.kind == "CHAIN":
            return self.chained(r)
        if r.kind == "EFFECTYN":
            return self.effect_yes_no(r)
        return self.question(r)

    def free(self, r: Request) -> bytes:
        """A free decision of the turn player: both tables are compared, and what is offered."""
        entry = self.next_action(r)
        if entry is None:
            # nothing more was done: the phases ended by themselves
            offer = next((o for o in r.offers if o.verb == "end"), None)
            if not self.rec.over or offer is None:
                raise Lost("nothing is left to do")
            return offer.raw
        seat = self.rec.seats[entry.seat]
        if self.me(entry.seat) != r.player:
            raise Lost(f"no window for {seat}: {entry.done}; the peer asks for a free decision")
        self.compare_tables(entry, r)
        if entry.chain != 0 and entry.kind == t.A_RESPONSE:
            raise Lost(f"no window for {seat} in the Chain: {entry.done}; the peer asks for a free decision")
        offer = self.offer_of(r, entry)
        if offer is None and entry.picks[0][0] == t.END_PHASE and r.kind == "BATTLECMD":
            offer = next((o for o in r.offers if o.verb == "end"), None)
        if offer is None:
            raise Lost(f"the peer does not offer {seat}: {entry.done}")
        self.do(entry)
        return offer.raw

    def chained(self, r: Request) -> bytes:
        """A window of a Chain, or of triggers."""
        self.hear_window(r)
        if not r.offers:
            return NO_ANSWER
        entry = self.still_to_come()
        if entry is not None and self.me(entry.seat) == r.player and VERBS.get(entry.picks[0][0]) == "activate":
            offer = self.offer_of(r, entry)
            if offer is not None and (r.forced or self.now(entry)):
                self.do(entry)
                return offer.raw
        return self.forced(r) if r.forced else NO_ANSWER

    def forced(self, r: Request) -> bytes:
        """One of several mandatory triggers, in the order that was chosen."""
        for order in self.rec.entries[self.next :]:
            if order.kind == t.A_ORDER and self.me(order.seat) == r.player:
                for _, card, _ in order.picks:
                    for offer in r.offers:
                        if self.is_card(offer.card, card):
                            return offer.raw
                break
            if order.action:
                break
        return r.offers[0].raw

    def effect_yes_no(self, r: Request) -> bytes:
        """Whether an effect is used."""
        self.hear_window(r)
        entry = self.upcoming()
        mine = entry if entry is not None and self.is_card(r.about, entry.picks[0][1]) else None
        if mine is not None and self.me(mine.seat) == r.player and VERBS.get(mine.picks[0][0]) == "activate":
            self.do(mine)
            return i32(1)
        asked = self.questions(r.player)
        about = [q for q in asked if q.about is not None and self.is_card(r.about, q.about)]
        answered = self.answered_yes_no(about)
        if answered is not None:
            return answered
        if mine is not None and VERBS.get(mine.picks[0][0]) == "special":
            self.do(mine)
            return i32(1)
        answered = self.answered_yes_no(self.questions(r.player))
        if answered is not None:
            return answered
        if self.was_passed(r):
            return i32(0)
        self.only_asked_there(r.player, f"whether {self.catalogue.name(r.code)} is used")
        return i32(self.guess(2, f"whether {self.catalogue.name(r.code)} is used"))

    def was_passed(self, r: Request) -> bool:
        """Was it offered in a window since the last action, and something else done or nothing?"""
        for q in self.rec.entries[self.next :]:
            if (
                q.window
                and self.me(q.seat) == r.player
                and any(self.is_card(r.about, card) for _, card, _ in q.options)
            ):
                return True
            if q.action and not q.used:
                break
        return False

    def now(self, entry: Entry) -> bool:
        """Whether this window of the peer is the one in which it was done here: as many chances were passed, in the same phase and Chain."""
        passed = 0
        verb, card, _ = entry.picks[0]
        for other in reversed(self.rec.entries[: entry.index]):
            if other.action:
                break
            if other.window and other.seat == entry.seat and card is not None:
                passed += any(v == verb and c is not None and c.number == card.number for v, c, _ in other.options)
        if self.chance_of is not entry:
            self.chance_of, self.chances = entry, 0
        self.chances += 1
        if entry.kind == t.A_RESPONSE and (entry.chain != self.chain or entry.turn != self.peer.turn):
            return False
        default = (entry.kind == t.A_TRIGGER or self.fits_moment(entry)) and self.chances > passed
        return (self.guess(2, f"when {entry.done}") == 0) == default

    # comparing

    def compare_tables(self, entry: Entry, r: Request) -> None:
        """Both tables before a free decision, and where they are the same what is offered."""
        if not entry.free or entry.table is None or entry.index in self.seen_free:
            return
        self.seen_free.add(entry.index)
        texts = self.differences(entry.table, self.table())
        self.result.compared += 1
        for text in texts:
            self.differs("state", text, entry.index)
        if texts:
            raise Lost("the states differ")
        self.compare_offers(entry, r)
