"""What the texts of cards leave out, and why. Whatever is not here is said (tests/words/test_texts_tell_all.py)."""

from __future__ import annotations

from typing import Final, NamedTuple


class Silence(NamedTuple):
    """Why a part is not said, and what stands in every text that leaves it out (a regular expression)."""

    reason: str
    says: str = ""


BY_THE_RULES: Final = "the rulebook and the rulings say it of every card; no text of that time does"
KEPT_FOR_LATER: Final = "the rules keep something in mind, and the clause that looks back at it says what"
BY_ITS_CARD: Final = (
    "whoever holds the card sees of what kind it is (Counter Trap, Equip Spell ...), and the rulebook tells the rest"
)

SILENT: Final[dict[str, Silence]] = {
    # Words that keep something in mind.
    "Note": Silence(KEPT_FOR_LATER),
    "MarkName": Silence(KEPT_FOR_LATER, "Once per turn for all cards with this card's name"),
    "KeepNumber": Silence(KEPT_FOR_LATER),
    "KeepKind": Silence(KEPT_FOR_LATER),
    "Remember": Silence(KEPT_FOR_LATER),
    "EndPending": Silence(KEPT_FOR_LATER),
    "EndTaxes": Silence(KEPT_FOR_LATER),
    "IsPending": Silence("the first clause says that the effect can be used once in this turn"),
    "Infect": Silence("the other clause says how long the virus stays"),
    "Begin USED": Silence(KEPT_FOR_LATER, "[Oo]nce while this card is"),
    "Not": Silence("both effects are meant by the words that are said once", "neither of these effects"),
    "UsedThisTurn.note": Silence("a name for the rules", "neither of these effects|this turn"),
    "Choose.name": Silence("a name for the rules", "the card chosen by your opponent"),
    "Bound.name": Silence('two names stand for the same card, which is "it"'),
    "TheRest.name": Silence("the rest of the only cards that were named", "the rest"),
    "MissingInHand.whose": Silence("the player who draws is the one who is named", "until they have"),
    "DeclaredType.name": Silence("only one Type was declared", "of that Type"),
    # What the rules ask of every card.
    "ZoneFree": Silence(BY_THE_RULES, "Summon|equip this card"),
    "SpellZoneFree": Silence(BY_THE_RULES, "Spell & Trap Card Zone|equip|Set"),
    "SameChainAllowed": Silence("T-8.7: a switch of the rules"),
    "NoChainOpen": Silence("it has Spell Speed 1 in all but name"),
    "NoToken": Silence("T-11: a Token cannot be turned face-down, nor come to a hand, a Deck or a Graveyard"),
    "CanBeTaken": Silence("what cannot change control is refused by its own text"),
    "Revivable": Silence("T-10: what cannot be Special Summoned is refused by its own text", "Special Summon"),
    "ComesFreely": Silence("T-10: what cannot be Special Summoned is refused by its own text", "Special Summon"),
    "Removable": Silence('what cannot be removed from play is refused by another text', "from play"),
    "Holdable": Silence("a monster of the Fusion Deck does not come to a hand", "to your hand"),
    "OutOfSealedGraveyard": Silence("Necrovalley's own text says it", "Graveyard"),
    "Cards.filters": Silence("all that narrows them is silent"),
    "SpecialSummon.proper": Silence("T-10: whether the monster can be revived later"),
    "SpecialSummon.freely": Silence("T-10: whether the monster can be revived later"),
    "Changes NOT_TRIBUTED.holds": Silence("T-11.4: the text asks for no face-up monster"),
    "Changes DIRECT_ATTACK.holds": Silence("T-11.4: the text asks for no face-up monster"),
    "Changes NO_ATTACK.holds": Silence("T-11.4: the text asks for no face-up monster"),
    "Changes NO_ACTIVATION.holds": Silence("T-11.4: the text asks for no face-up card"),
    "Changes NO_REPOSITION.holds": Silence("T-11.4: the text asks for no face-up monster"),
    "ShuffleDeck": Silence("a Deck that was searched is shuffled", "Deck"),
    "ShuffleDeck.whose": Silence("a card comes to its owner's Deck", "into the Deck"),
    "LookAt.needed": Silence("where there is nothing, nothing is looked at", "look at"),
    "DiscardRandom.needed": Silence("a mandatory effect is activated even against an empty hand", "random card"),
    "EquippedTo.monsters": Silence("T-8.12: what was equipped as a monster", "monster"),
    "EquippedTo.face_up": Silence("the values of a face-down card do not count", "that monster's original ATK"),
    "And Begin": Silence("lasting effects begin together; nothing could answer between"),
    "And EndTaxes": Silence("the other is not said"),
    "And RemoveFromPlay": Silence("three are removed at once; two of them are one card in two places", "Remove that monster from play and"),
    "RemoveFromPlay": Silence("it is that monster, wherever it lies by then", "Remove that monster from play and"),
    # What other words of the same text say.
    "Bound.filters": Silence("what was named by these words still has to be so"),
    "EventCard.filters": Silence("what was named by these words still has to be so"),
    "JustSummoned.filters": Silence("what was named by these words still has to be so", "Summons a|is Summoned"),
    "JustSummoned.whose": Silence("the event has said it", "your opponent Summons|is Summoned"),
    "Mean.group": Silence('what was just named is "it"'),
    "LendEffects.group": Silence("only one card was named", "the effect of that card"),
    "LevelDeclared.group": Silence('only one card was named, which is "it"', "If it does not have that Level"),
    "Sending.reaching": Silence("what can be paid depends on what is done then", "that of the card sent to the Graveyard"),
    "NoStrongerThanPaid.group": Silence("before it is paid: what could be", "that of the card sent to the Graveyard"),
    "Tributing.level_of": Silence("what can be paid depends on what is done then", "equal to the Tributed monster's Level"),
    "OfKind": Silence("another property says what kind of card it is", "monster"),
    "IsRitual": Silence("the name says which card it is", 'Choose 1 "'),
    "Cards.whose": Silence("whoever it battles or comes from, it was said before, or it cannot be another's"),
    "Cards.zones": Silence("the noun says where such cards lie, or the event does"),
    "HeardFrom": Silence("only a monster on the field is destroyed by battle", "destroyed by battle"),
    "HeardFrom.zones": Silence("only a monster on the field is destroyed by battle", "destroyed by battle"),
    "ChooseMode.modes": Silence("there are as many as are listed", "●"),
    "ModeIs.mode": Silence("they are listed in this order", "●"),
    "ChooseAmong.conditions": Silence("what would do nothing cannot be chosen", "●"),
    "ChooseRitual.exactly": Silence("the Tributes say it", "total Level is"),
    "ChooseRitual.from_deck": Silence("what is sent says it", "from your Deck to the Graveyard"),
    "Changes EXCHANGED.holds": Silence("a face-down monster is meant too", "as if you controlled it"),
    "Namesake.name": Silence("only the target was named", "with its name"),
    "ChooseToFuse.removing": Silence("what is done with the Fusion Materials says it", "remove from play its Fusion Materials"),
    "ChooseToFuse.zones": Silence("what is done with the Fusion Materials says it", "its Fusion Materials from your"),
    "ChooseToFuse.dark": Silence("it is that card, or the Fusion Monster's own text names it", "Fiend-Type|Dark Fusion"),
    "Discard of a hand.number": Silence("a whole hand has no number", "entire hand|[Dd]iscard your hand"),
    "SwapMonsters.change": Silence("it says that control changes", "goes to an opponent of its controller"),
    "Changes ATTACK.when": Silence("before its Tribute Summon nothing was Tributed", "Tributed for its Tribute Summon"),
    "Begin Bond.on": Silence("only one monster was named", "that monster"),
    "Begin Bond.until": Silence("it says itself when it ends", "that monster"),
    "Begin SECOND_ATTACK.until": Silence("it says itself when it ends", "once more in a row"),
    "Begin Delayed.turns": Silence("it counts phases, not turns", "next|2nd|4th"),
    "Begin Taxes.on": Silence("only one card was named", "with its name"),
    "Begin Taxes.amount": Silence("no number belongs to it", "with its name"),
    "Begin Taxes.turns": Silence("it says itself when it ends", "until the end of your next turn"),
    "Answers.cards_only": Silence("a monster is not activated", "When a monster's effect is activated"),
    # What is no word: fields of abilities.
    "card.places": Silence(BY_ITS_CARD),
    "card.speed": Silence(BY_ITS_CARD),
    "card.remains": Silence(BY_ITS_CARD),
    "card.stays": Silence(BY_ITS_CARD),
    "card.windows": Silence(f"{BY_ITS_CARD}; what it answers is said as its condition"),
    "card.event": Silence("its window says it", "When a monster is Summoned"),
    "flip.event": Silence("a Flip Effect is named so", "FLIP"),
    "flip.never_misses": Silence("a Flip Effect is named so", "FLIP"),
    "flip.places": Silence("a Flip Effect is named so", "FLIP"),
    "ignition.remains": Silence(f"T-8: {BY_THE_RULES}"),
    "multi_trigger.remains": Silence(f"T-8: {BY_THE_RULES}"),
    "trigger.remains": Silence(f"T-8: {BY_THE_RULES}"),
    "ignition.places that its cost or condition says": Silence("its cost or condition says it"),
    "multi_trigger.places that its cost or condition says": Silence("its cost or condition says it"),
    "trigger.places that its cost or condition says": Silence("its cost or condition says it"),
    "trigger.places after its own event": Silence("that is where the event brings this card"),
    "trigger.places of a watcher": Silence(
        "it is not activated, and works wherever the card lies by then", "wherever this card is|[Ee]ach time|in that time"
    ),
    "continuous.places": Silence("the equipped monster is named", "[Tt]he equipped monster|the monster equipped"),
    "multi_trigger.speed": Silence("EFFECT-9: an effect that can be used in answer or in the opponent's turn has Spell Speed 2"),
    "multi_trigger.windows": Silence("its condition says what it answers; where nothing is said it can be used at any time"),
    "trigger.at_once": Silence("T-1.7: which effects are not activated only the rulings say"),
    "trigger.chainless": Silence("T-6.4: which effects are not activated only the rulings say"),
    "trigger.even_negated": Silence("T-6.8: turns are counted whatever becomes of the effect", "Count a turn"),
    "trigger.at_start_of_damage_step": Silence("the event says it", "At the start of the Damage Step"),
    "trigger.own": Silence("the event says whose it is"),
    "trigger.together": Silence("events of one moment are one event"),
    "trigger.never_misses": Silence("T-7.4: the whole turn is meant", "the first time"),
}  # fmt: skip
"""A word ("Note"), a part of a word ("Bound.filters") or a field of a kind of ability ("card.speed")."""

REPEATED: Final = ("Bound.filters", "EventCard.filters", "JustSummoned.filters", "Mean.group")
"""Parts that stand elsewhere in the same ability, where they are said."""

IMPLIED: Final = {
    "FaceUp": "what attacked or was Summoned is face-up",
    "Attacking": "it is named as the attacking monster",
}
"""Properties that need not be said elsewhere."""
