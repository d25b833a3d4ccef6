"""The code words that texts are built of: one type for each list, so that a colour cannot stand where a zone belongs.

What they are called in a language stands in its catalog (hu.json, en.json); a word that is not listed here has no place in a text.
"""

from __future__ import annotations

from typing import Final, NewType

Who = NewType("Who", str)
YOU: Final = Who("you")
"""The controller of the card (HKK: host), the player of the spell; in a Reward whoever receives it."""
OPPONENT: Final = Who("opponent")
TARGET_PLAYER: Final = Who("target_player")
TARGET_OPPONENT: Final = Who("target_opponent")
EACH_PLAYER: Final = Who("each_player")
ITS_CONTROLLER: Final = Who("its_controller")
"""The controller of "it": of the card last named in the text, or of this card if none was."""
ITS_OWNER: Final = Who("its_owner")
THEY: Final = Who("they")
"""The player whom the text named last: words of a text alone, which are never left in its clauses (`references`)."""
DOER: Final = Who("doer")
"""Whoever did what the text said last, where a verb has no subject; a word of a text alone as well."""
WHO: Final = (YOU, OPPONENT, TARGET_PLAYER, TARGET_OPPONENT, EACH_PLAYER, ITS_CONTROLLER, ITS_OWNER)

Noun = NewType("Noun", str)
CARD: Final = Noun("card")
PERMANENT: Final = Noun("permanent")
CREATURE: Final = Noun("creature")
SPELL: Final = Noun("spell")
"""An instant or a general spell."""
INSTANT: Final = Noun("instant")
GENERAL_SPELL: Final = Noun("general_spell")
ENCHANTMENT: Final = Noun("enchantment")
BUILDING: Final = Noun("building")
ITEM: Final = Noun("item")
EXPERTISE: Final = Noun("expertise")
BODY_PART: Final = Noun("body_part")
CARD_NOUNS: Final = (
    CARD,
    PERMANENT,
    CREATURE,
    SPELL,
    INSTANT,
    GENERAL_SPELL,
    ENCHANTMENT,
    BUILDING,
    ITEM,
    EXPERTISE,
    BODY_PART,
)
"""Nouns for types of cards and for groups of types."""
DRAGON: Final = Noun("dragon")
UNDEAD: Final = Noun("undead")
HUMAN: Final = Noun("human")
ELF: Final = Noun("elf")
DWARF: Final = Noun("dwarf")
ORC: Final = Noun("orc")
GOBLIN: Final = Noun("goblin")
GIANT: Final = Noun("giant")
DEMON: Final = Noun("demon")
ANIMAL: Final = Noun("animal")
ELEMENTAL: Final = Noun("elemental")
SUBTYPES: Final = (DRAGON, UNDEAD, HUMAN, ELF, DWARF, ORC, GOBLIN, GIANT, DEMON, ANIMAL, ELEMENTAL)
"""Nouns for subtypes of creatures."""
NOUNS: Final = (*CARD_NOUNS, *SUBTYPES)

Colour = NewType("Colour", str)
WHITE: Final = Colour("white")
BLUE: Final = Colour("blue")
GREEN: Final = Colour("green")
RED: Final = Colour("red")
BLACK: Final = Colour("black")
YELLOW: Final = Colour("yellow")
BROWN: Final = Colour("brown")
PURPLE: Final = Colour("purple")
GREY: Final = Colour("grey")
COLOURLESS: Final = Colour("colourless")
COLOURS: Final = (WHITE, BLUE, GREEN, RED, BLACK, YELLOW, BROWN, PURPLE, GREY, COLOURLESS)

Keyword = NewType("Keyword", str)
FLYING: Final = Keyword("flying")
KEYWORDS: Final = (FLYING,)

Stance = NewType("Stance", str)
ACTIVE: Final = Stance("active")
PASSIVE: Final = Stance("passive")
STANCES: Final = (ACTIVE, PASSIVE)

Zone = NewType("Zone", str)
IN_PLAY: Final = Zone("play")
HAND: Final = Zone("hand")
DECK: Final = Zone("deck")
COLLECTOR: Final = Zone("collector")
"""The discard pile."""
NOTHING: Final = Zone("nothing")
"""The Void."""
RESERVE: Final = Zone("reserve")
GUARD: Final = Zone("guard")
DECK_TOP: Final = Zone("deck_top")
DECK_BOTTOM: Final = Zone("deck_bottom")
HIDEOUTS: Final = (HAND, DECK, COLLECTOR, NOTHING)
"""Where cards are that are not in play."""
PLACES: Final = (HAND, DECK, DECK_TOP, DECK_BOTTOM, COLLECTOR, NOTHING)
"""Where a card can be put: always into its owner's zone; DECK is shuffled afterwards."""

Phase = NewType("Phase", str)
PREPARATORY: Final = Phase("preparatory")
DRAW_PHASE: Final = Phase("draw")
MAIN: Final = Phase("main")
MOVEMENT: Final = Phase("movement")
COMBAT: Final = Phase("combat")
HEALING: Final = Phase("healing")
END: Final = Phase("end")
PHASES: Final = (PREPARATORY, DRAW_PHASE, MAIN, MOVEMENT, COMBAT, HEALING, END)

Ordinal = NewType("Ordinal", str)
"""Which of a player's own turns."""
FIRST: Final = Ordinal("first")
SECOND: Final = Ordinal("second")
THIRD: Final = Ordinal("third")
FOURTH: Final = Ordinal("fourth")
FIFTH: Final = Ordinal("fifth")
ORDINALS: Final = (FIRST, SECOND, THIRD, FOURTH, FIFTH)

Trait = NewType("Trait", str)
COST: Final = Trait("cost")
"""The summoning cost."""
DAMAGE: Final = Trait("damage")
LIFE: Final = Trait("life")
STRUCTURE: Final = Trait("structure")
TRAITS: Final = (COST, DAMAGE, LIFE, STRUCTURE)
X_COST: Final = Trait("x")
"""The number X of the card's own text: its summoning cost, unless the text pays X otherwise."""
STRENGTH: Final = Trait("strength")
"""Damage and life alike."""
FORMULA_TRAITS: Final = (*TRAITS, X_COST, STRENGTH)

Resource = NewType("Resource", str)
LIFE_POINTS: Final = Resource("life")
MAGIC_POINTS: Final = Resource("vp")
COMPONENTS: Final = Resource("component")
RESOURCES: Final = (LIFE_POINTS, MAGIC_POINTS, COMPONENTS)

Relation = NewType("Relation", str)
AT_LEAST: Final = Relation("at_least")
AT_MOST: Final = Relation("at_most")
EXACTLY: Final = Relation("exactly")
LESS: Final = Relation("less")
MORE: Final = Relation("more")
RELATIONS: Final = (AT_LEAST, AT_MOST, EXACTLY, LESS, MORE)

Choice = NewType("Choice", str)
CHOSEN: Final = Choice("chosen")
"""Chosen when the sentence is carried out, by whoever does it."""
TARGET: Final = Choice("target")
"""Chosen when the card is announced."""
RANDOM: Final = Choice("random")
EITHER: Final = Choice("either")
"""A target that may be a player instead: of damage alone."""
CHOICES: Final = (CHOSEN, TARGET, RANDOM, EITHER)
AIMED: Final = (TARGET, EITHER)

Part = NewType("Part", str)
"""A kind of clause that effects may name (HKK-91.2.1: never an explanation)."""
ABILITIES: Final = Part("abilities")
DRAWBACKS: Final = Part("drawbacks")
PLAY_CONDITIONS: Final = Part("play_conditions")
ABILITIES_AND_DRAWBACKS: Final = Part("abilities_and_drawbacks")
"""Both kinds at once."""
PARTS: Final = (ABILITIES, DRAWBACKS, PLAY_CONDITIONS, ABILITIES_AND_DRAWBACKS)

Speed = NewType("Speed", str)
GENERAL: Final = Speed("general")
"""In its controller's own main phase."""
IMMEDIATE: Final = Speed("immediate")
"""When an instant could be played."""
REACTION: Final = Speed("reaction")
"""As a reaction; an ability that prevents an action is always one."""
SPEEDS: Final = (GENERAL, IMMEDIATE, REACTION)

Name = NewType("Name", str)
"""A name in quotation marks: of a card, a counter, a tournament format."""
