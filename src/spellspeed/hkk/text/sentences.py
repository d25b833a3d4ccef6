"""Sentences that are done once: life and magic points, damage, cards moved, counters and tokens, prevention, choices and payments."""

from __future__ import annotations

from typing import Final

from spellspeed.hkk.text.cards import Filter
from spellspeed.hkk.text.node import Amount, Cards, Clause, Condition, Cost, Deed, Node, Scope, Sentence
from spellspeed.hkk.text.words import Colour, Keyword, Name, Noun, Resource, Stance, Who, Zone


class Gain(Deed):
    """A player gains life, magic points or components."""

    def __init__(self, who: Who, amount: Amount, resource: Resource) -> None:
        self.who: Final = who
        self.amount: Final = amount
        self.resource: Final = resource

    def parts(self) -> tuple[object, ...]:
        return (self.who, self.amount, self.resource)


class Lose(Deed):
    """A player loses life (which is no damage), magic points or components."""

    def __init__(self, who: Who, amount: Amount, resource: Resource) -> None:
        self.who: Final = who
        self.amount: Final = amount
        self.resource: Final = resource

    def parts(self) -> tuple[object, ...]:
        return (self.who, self.amount, self.resource)


class DamagePlayer(Deed):
    """This card or spell deals damage to a player."""

    def __init__(self, amount: Amount, who: Who) -> None:
        self.amount: Final = amount
        self.who: Final = who

    def parts(self) -> tuple[object, ...]:
        return (self.amount, self.who)


class DamageCards(Deed):
    """This card or spell deals damage to each of these cards."""

    def __init__(self, amount: Amount, cards: Cards) -> None:
        self.amount: Final = amount
        self.cards: Final = cards

    def parts(self) -> tuple[object, ...]:
        return (self.amount, self.cards)


class DivideDamage(Deed):
    """This card or spell deals so much damage in all to these cards, as whoever acts divides it."""

    def __init__(self, amount: Amount, cards: Cards) -> None:
        self.amount: Final = amount
        self.cards: Final = cards

    def parts(self) -> tuple[object, ...]:
        return (self.amount, self.cards)


class Draw(Deed):
    """A player draws cards."""

    def __init__(self, who: Who, amount: Amount) -> None:
        self.who: Final = who
        self.amount: Final = amount

    def parts(self) -> tuple[object, ...]:
        return (self.who, self.amount)


class Discard(Deed):
    """A player discards cards of the own hand, and chooses them unless they are taken at random."""

    def __init__(self, who: Who, cards: Cards) -> None:
        self.who: Final = who
        self.cards: Final = cards

    def parts(self) -> tuple[object, ...]:
        return (self.who, self.cards)


class Destroy(Deed):
    """These cards are destroyed."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Final = cards

    def parts(self) -> tuple[object, ...]:
        return (self.cards,)


class Sacrifice(Deed):
    """A player sacrifices cards that the player controls, and chooses them."""

    def __init__(self, who: Who, cards: Cards) -> None:
        self.who: Final = who
        self.cards: Final = cards

    def parts(self) -> tuple[object, ...]:
        return (self.who, self.cards)


class Return(Deed):
    """These cards go into a zone of their owners (words.PLACES); to the hand is "return"."""

    def __init__(self, cards: Cards, to: Zone) -> None:
        self.cards: Final = cards
        self.to: Final = to

    def parts(self) -> tuple[object, ...]:
        return (self.cards, self.to)


class PutIntoPlay(Deed):
    """These cards come into play on your side; their play conditions are asked there (HKK-91.1.0)."""

    def __init__(self, cards: Cards) -> None:
        self.cards: Final = cards

    def parts(self) -> tuple[object, ...]:
        return (self.cards,)


class Search(Deed):
    """A player takes such cards from the own deck into the hand and shuffles the deck."""

    def __init__(self, who: Who, cards: Cards) -> None:
        self.who: Final = who
        self.cards: Final = cards

    def parts(self) -> tuple[object, ...]:
        return (self.who, self.cards)


class Shuffle(Deed):
    """A player shuffles the own deck."""

    def __init__(self, who: Who) -> None:
        self.who: Final = who

    def parts(self) -> tuple[object, ...]:
        return (self.who,)


class TakeControl(Deed):
    """A player takes control of these cards."""

    def __init__(self, who: Who, cards: Cards) -> None:
        self.who: Final = who
        self.cards: Final = cards

    def parts(self) -> tuple[object, ...]:
        return (self.who, self.cards)


class BorrowControl(Deed):
    """A player takes control of these cards until the end of the turn."""

    def __init__(self, who: Who, cards: Cards) -> None:
        self.who: Final = who
        self.cards: Final = cards

    def parts(self) -> tuple[object, ...]:
        return (self.who, self.cards)


class Turn(Deed):
    """These cards are turned active or passive."""

    def __init__(self, cards: Cards, stance: Stance) -> None:
        self.cards: Final = cards
        self.stance: Final = stance

    def parts(self) -> tuple[object, ...]:
        return (self.cards, self.stance)


class Counter(Node):
    """A dependent counter (HKK: non-independent): its name, and the abilities and drawbacks that it carries (HKK-91.3.7)."""

    def __init__(self, name: Name, text: tuple[Clause, ...] = ()) -> None:
        self.name: Final = name
        self.text: Final = text

    def parts(self) -> tuple[object, ...]:
        return (self.name, self.text)


class PutCounters(Deed):
    """So many counters are put on each of these cards."""

    def __init__(self, amount: Amount, counter: Counter, cards: Cards) -> None:
        self.amount: Final = amount
        self.counter: Final = counter
        self.cards: Final = cards

    def parts(self) -> tuple[object, ...]:
        return (self.amount, self.counter, self.cards)


class RemoveCounters(Deed):
    """So many counters of a name are taken off each of these cards."""

    def __init__(self, amount: Amount, counter: Name, cards: Cards) -> None:
        self.amount: Final = amount
        self.counter: Final = counter
        self.cards: Final = cards

    def parts(self) -> tuple[object, ...]:
        return (self.amount, self.counter, self.cards)


class RemoveAllCounters(Deed):
    """All counters of a name are taken off each of these cards; None: all counters of every name."""

    def __init__(self, counter: Name | None, cards: Cards) -> None:
        self.counter: Final = counter
        self.cards: Final = cards

    def parts(self) -> tuple[object, ...]:
        return (self.counter, self.cards)


class Token(Node):
    """An independent counter: a permanent that is no card. `text` is what it can do and what drawbacks it has (HKK-91.3.7)."""

    def __init__(
        self,
        damage: int,
        life: int,
        noun: Noun,
        colour: Colour | None = None,
        keyword: Keyword | None = None,
        text: tuple[Clause, ...] = (),
    ) -> None:
        self.damage: Final = damage
        self.life: Final = life
        self.noun: Final = noun
        self.colour: Final = colour
        self.keyword: Final = keyword
        self.text: Final = text

    def parts(self) -> tuple[object, ...]:
        return (self.damage, self.life, self.noun, self.colour, self.keyword, self.text)


class CreateTokens(Deed):
    """So many tokens come into play on a player's side."""

    def __init__(self, who: Who, amount: Amount, token: Token) -> None:
        self.who: Final = who
        self.amount: Final = amount
        self.token: Final = token

    def parts(self) -> tuple[object, ...]:
        return (self.who, self.amount, self.token)


class Prevent(Deed):
    """An action within the scope is prevented; what prevents is always a reaction."""

    def __init__(self, scope: Scope) -> None:
        self.scope: Final = scope

    def parts(self) -> tuple[object, ...]:
        return (self.scope,)


class CopySpell(Deed):
    """A spell in the reaction queue is copied: a second, different source."""

    def __init__(self, what: Filter) -> None:
        self.what: Final = what

    def parts(self) -> tuple[object, ...]:
        return (self.what,)


class May(Deed):
    """A player decides whether this is done."""

    def __init__(self, who: Who, does: tuple[Sentence, ...]) -> None:
        self.who: Final = who
        self.does: Final = does

    def parts(self) -> tuple[object, ...]:
        return (self.who, self.does)


class MayPay(Deed):
    """A player may pay; if that is done, this follows. In a spell the payment is no action (HKK-91.5.3)."""

    def __init__(self, who: Who, costs: tuple[Cost, ...], does: tuple[Sentence, ...]) -> None:
        self.who: Final = who
        self.costs: Final = costs
        self.does: Final = does

    def parts(self) -> tuple[object, ...]:
        return (self.who, self.costs, self.does)


class Unless(Deed):
    """This is done unless a player pays, who is asked when it is carried out (HKK-91.5.3). It is done to what "its controller" speaks of."""

    def __init__(self, says: Sentence, who: Who, costs: tuple[Cost, ...]) -> None:
        self.says: Final = says
        self.who: Final = who
        self.costs: Final = costs

    def parts(self) -> tuple[object, ...]:
        return (self.says, self.who, self.costs)


class If(Deed):
    """This is done if the condition holds at that moment."""

    def __init__(self, condition: Condition, does: tuple[Sentence, ...]) -> None:
        self.condition: Final = condition
        self.does: Final = does

    def parts(self) -> tuple[object, ...]:
        return (self.condition, self.does)


class Instead(Deed):
    """This is done instead of what the card's text did before it in the order printed (spells, in an Advantage)."""

    def __init__(self, does: tuple[Sentence, ...]) -> None:
        self.does: Final = does

    def parts(self) -> tuple[object, ...]:
        return (self.does,)


class Heal(Deed):
    """So much of the damage on each of these cards is taken away; None: all of it."""

    def __init__(self, amount: Amount | None, cards: Cards) -> None:
        self.amount: Final = amount
        self.cards: Final = cards

    def parts(self) -> tuple[object, ...]:
        return (self.amount, self.cards)


class ChooseOne(Deed):
    """One of two or more sentences is done; whoever acts chooses which when it is carried out (HKK-91.5.3)."""

    def __init__(self, ways: tuple[Sentence, ...]) -> None:
        self.ways: Final = ways

    def parts(self) -> tuple[object, ...]:
        return (self.ways,)
