"""Normal, Quick-Play and Equip Spells and Traps that every deck of 2005 knew."""

from spellspeed.yugioh.cards.pool import printed_named
from spellspeed.yugioh.doing.bonds import NEVER, WHEN_DESTROYED, WHEN_GONE
from spellspeed.yugioh.duel.abilities import THEIRS
from spellspeed.yugioh.duel.rights import (
    X_NO_ATTACK,
    X_NO_FLIP_SUMMON,
    X_NO_NORMAL_SUMMON,
    X_NO_REPOSITION,
    X_NO_SPECIAL_SUMMON,
    X_NO_TRIBUTE_SUMMON,
)
from spellspeed.yugioh.duel.scope import EVERYBODY, OPPONENT, OPPONENTS, YOU
from spellspeed.yugioh.duel.terms import (
    ANY_NORMAL,
    ATTACK,
    CHOSEN,
    DECK,
    DEFENSE,
    DONE,
    END,
    END_OF_TURN,
    END_PHASE_OF,
    FIELD,
    FLIP_SUMMON,
    FUSION_DECK,
    GRAVEYARD,
    MONSTER,
    MONSTERS,
    NUMBERS,
    SPELL,
    SPELLS,
    STANDBY,
    TARGETS,
    TRAP,
    WARRIOR,
    WHILE_FACE_UP,
)
from spellspeed.yugioh.words.amounts import AttackOf, BoundNumber, Fixed
from spellspeed.yugioh.words.changes.values import Bond, Changes, ChangesPlayers, Controls
from spellspeed.yugioh.words.choices.choosing import Choose
from spellspeed.yugioh.words.choices.targeting import Target
from spellspeed.yugioh.words.conditions.answering import Answers, SummonAttempted, SummonedNothing
from spellspeed.yugioh.words.conditions.hearing import HeardCard, HeardHow, HeardSeat
from spellspeed.yugioh.words.conditions.joining import Both
from spellspeed.yugioh.words.conditions.standing import EachControlsMonster, ZoneFree
from spellspeed.yugioh.words.costs.cards import Discarding
from spellspeed.yugioh.words.costs.life_points import PayHalf, PayLife
from spellspeed.yugioh.words.costs.tributes import Tributing
from spellspeed.yugioh.words.declaring import (
    against_summons,
    card,
    continuous,
    counter_trap,
    due_in,
    quick_play,
    spell,
    token,
    trap,
    when_attacked,
    when_summoned,
)
from spellspeed.yugioh.words.filters.being import AttackFrom, IsFusion, LevelFrom, NoToken, OfKind, OfType
from spellspeed.yugioh.words.filters.comparing import Attacking
from spellspeed.yugioh.words.filters.lying import CanBeTaken, ComesFreely, FaceDown, FaceUp, InPosition, Revivable
from spellspeed.yugioh.words.groups.cards import Cards, Strongest
from spellspeed.yugioh.words.groups.meant import Attacker, Bound, EquippedMonster, EventCard, Itself, JustSummoned
from spellspeed.yugioh.words.joins import IfDone
from spellspeed.yugioh.words.verbs.decks import ShuffleDeck
from spellspeed.yugioh.words.verbs.destroying import Destroy
from spellspeed.yugioh.words.verbs.fusing import ChooseFusion
from spellspeed.yugioh.words.verbs.hands import Discard, DiscardRandom, Draw
from spellspeed.yugioh.words.verbs.keeping import CountTurn, Mean, Measure
from spellspeed.yugioh.words.verbs.lasting import Begin, EquipTo
from spellspeed.yugioh.words.verbs.life_points import GainLife, InflictDamage
from spellspeed.yugioh.words.verbs.moving import AddToHand, RemoveNamesakes, SetFromHand
from spellspeed.yugioh.words.verbs.negating import NegateActivation, NegateAttack, NegateSummon
from spellspeed.yugioh.words.verbs.summoning import MakeTokens, SpecialSummon
from spellspeed.yugioh.words.verbs.swapping import SwapMonsters
from spellspeed.yugioh.words.verbs.turning import FlipFaceUp, SwitchPosition, TurnFaceDown

ALL_MONSTERS = Cards((MONSTERS,), EVERYBODY)
ALL_SPELLS = Cards((SPELLS, FIELD), EVERYBODY, others=True)
THEIR_MONSTERS = Cards((MONSTERS,), OPPONENTS)
TARGET = Bound(TARGETS)

card("Pot of Greed", spell((Draw(Fixed(2), YOU),)))
card("Graceful Charity", spell((Draw(Fixed(3), YOU), Discard(2, YOU))))
card("Delinquent Duo", spell((DiscardRandom(1, OPPONENT), Discard(1, OPPONENT)), costs=(PayLife(1000),)))
card("Heavy Storm", spell((Destroy(ALL_SPELLS),)))
card("Dark Hole", spell((Destroy(ALL_MONSTERS),)))
card("Raigeki", spell((Destroy(THEIR_MONSTERS),)))
card("Mystical Space Typhoon", quick_play((Destroy(TARGET),), targets=(Target(ALL_SPELLS),)))
card(
    "Snatch Steal",
    spell(
        (EquipTo(TARGET),),
        targets=(Target(Cards((MONSTERS,), OPPONENTS, (FaceUp(), CanBeTaken()))),),
        condition=ZoneFree(),
        remains=True,
    ),
    continuous(Controls(EquippedMonster())),
    due_in(STANDBY, (GainLife(Fixed(1000), OPPONENT),), whose=THEIRS),
)
MY_DEAD = Cards((GRAVEYARD,), YOU, (OfKind((MONSTER,)), Revivable()))
card(
    "Premature Burial",
    spell(
        (SpecialSummon(TARGET, ATTACK), EquipTo(Bound(DONE)), Begin(Bond(WHEN_DESTROYED, NEVER), Bound(DONE), WHILE_FACE_UP)),
        costs=(PayLife(800),), targets=(Target(MY_DEAD),), remains=True,
    ),
)  # fmt: skip
card(
    "Call of the Haunted",
    trap(
        (SpecialSummon(TARGET, ATTACK), Begin(Bond(WHEN_GONE, WHEN_DESTROYED), Bound(DONE), WHILE_FACE_UP)),
        targets=(Target(MY_DEAD),), remains=True,
    ),
)  # fmt: skip
card(
    "Monster Reborn",
    spell(
        (SpecialSummon(TARGET),), targets=(Target(Cards((GRAVEYARD,), EVERYBODY, (OfKind((MONSTER,)), Revivable()))),)
    ),
    cites=("TEAM-R33",),
)
card(
    "Nobleman of Crossout",
    spell(
        (RemoveNamesakes(Bound(TARGETS, (FaceDown(),))),),
        targets=(Target(Cards((MONSTERS,), EVERYBODY, (FaceDown(),))),),
    ),
)
card(
    "Book of Moon",
    quick_play(
        (TurnFaceDown(Bound(TARGETS, (FaceUp(),))),),
        targets=(Target(Cards((MONSTERS,), EVERYBODY, (FaceUp(), NoToken()))),),
    ),
)
token("Sheep Token", continuous(Changes(X_NO_TRIBUTE_SUMMON, Itself())))
SHEEP = printed_named("Sheep Token")
card(
    "Scapegoat",
    quick_play(
        (MakeTokens(SHEEP, 4, DEFENSE),),
        costs=(
            Begin(ChangesPlayers(X_NO_NORMAL_SUMMON, YOU), None, END_OF_TURN),
            Begin(ChangesPlayers(X_NO_FLIP_SUMMON, YOU), None, END_OF_TURN),
            Begin(ChangesPlayers(X_NO_SPECIAL_SUMMON, YOU), None, END_OF_TURN),
        ),
        condition=SummonedNothing(),
    ),
)
card(
    "Metamorphosis",
    spell(
        (
            ChooseFusion(Cards((FUSION_DECK,), YOU, (IsFusion(), ComesFreely())), BoundNumber(NUMBERS)),
            SpecialSummon(Bound(CHOSEN), freely=True),
        ),
        costs=(Tributing(1, level_of=Cards((FUSION_DECK,), YOU, (IsFusion(), ComesFreely()))),),
    ),
)
card(
    "Creature Swap",
    spell(
        (
            SwapMonsters(Controls()),
            Begin(Changes(X_NO_REPOSITION, holds=True), Bound(CHOSEN), END_OF_TURN),
        ),
        condition=EachControlsMonster(),
    ),
    cites=("TEAM-R7",),
)
THEIR_FACE_UP = Cards((MONSTERS,), OPPONENTS, (FaceUp(),))
card(
    "Enemy Controller",
    quick_play((SwitchPosition(Bound(TARGETS, (FaceUp(),))),), targets=(Target(THEIR_FACE_UP),)),
    quick_play(
        (Begin(Controls(), Bound(TARGETS, (FaceUp(),)), END_PHASE_OF),),
        costs=(Tributing(1),),
        targets=(Target(Cards((MONSTERS,), OPPONENTS, (FaceUp(), CanBeTaken()))),),
    ),
)
card(
    "Change of Heart",
    spell(
        (Begin(Controls(), Bound(TARGETS, (CanBeTaken(),)), END_PHASE_OF),),
        targets=(Target(Cards((MONSTERS,), OPPONENTS, (CanBeTaken(),))),),
    ),
    cites=("TEAM-R8",),
)
card(
    "Mirror Force",
    when_attacked((Destroy(Cards((MONSTERS,), OPPONENTS, (InPosition(ATTACK),))),), HeardSeat(OPPONENTS)),
    cites=("TEAM-R18",),
)
card(
    "Ring of Destruction",
    trap(
        (
            Measure(AttackOf(TARGET), NUMBERS),
            Destroy(Bound(TARGETS, (FaceUp(),))),
            IfDone((InflictDamage(BoundNumber(NUMBERS), EVERYBODY),)),
        ),
        targets=(Target(Cards((MONSTERS,), EVERYBODY, (FaceUp(),))),),
    ),
)
card("Torrential Tribute", when_summoned((Destroy(ALL_MONSTERS),)))
card(
    "Sakuretsu Armor",
    when_attacked((Destroy(Bound(TARGETS, (Attacking(),))),), HeardSeat(OPPONENTS), targets=(Target(Attacker()),)),
    cites=("TEAM-R18",),
)
card(
    "Dust Tornado",
    trap((Destroy(TARGET), IfDone((SetFromHand(),), later=True)), targets=(Target(Cards((SPELLS, FIELD), OPPONENTS)),)),
)
card("Smashing Ground", spell((Choose(Strongest(THEIR_FACE_UP, False)), Destroy(Bound(CHOSEN)))), cites=("TEAM-R14",))
card(
    "Reinforcement of the Army",
    spell(
        (
            Choose(Cards((DECK,), YOU, (OfKind((MONSTER,)), OfType((WARRIOR,)), LevelFrom(1, 4)))),
            AddToHand(Bound(CHOSEN)),
            ShuffleDeck(YOU),
        )
    ),
)
card(
    "Swords of Revealing Light",
    spell((FlipFaceUp(Cards((MONSTERS,), OPPONENTS, (FaceDown(),))),), stays=True),
    continuous(Changes(X_NO_ATTACK, Cards((MONSTERS,), OPPONENTS))),
    due_in(END, (CountTurn(3),), whose=THEIRS, chainless=True, even_negated=True),
    cites=("TEAM-R21",),
)
card("Lightning Vortex", spell((Destroy(THEIR_FACE_UP),), costs=(Discarding(1),)))
STRONG = (AttackFrom(1500, 99999), FaceUp())
card(
    "Bottomless Trap Hole",
    when_summoned(
        (Destroy(Bound(CHOSEN, STRONG), removing=True),),
        Both((HeardSeat(OPPONENTS), HeardCard(Cards((MONSTERS,), EVERYBODY, STRONG)))),
        targets=(Mean(JustSummoned(OPPONENTS, STRONG)),),
    ),
)
card(
    "Trap Hole",
    when_summoned(
        (Destroy(Bound(TARGETS, (FaceUp(),))),),
        Both(
            (
                HeardSeat(OPPONENTS),
                HeardHow(ANY_NORMAL | FLIP_SUMMON),
                HeardCard(Cards((MONSTERS,), EVERYBODY, (AttackFrom(1000, 99999),))),
            )
        ),
        targets=(Target(EventCard()),),
    ),
)
NEGATE = (NegateActivation(True),)
card(
    "Solemn Judgment",
    counter_trap(NEGATE, Answers((SPELL, TRAP), EVERYBODY, True), costs=(PayHalf(),)),
    against_summons((NegateSummon(),), SummonAttempted(EVERYBODY, 15), costs=(PayHalf(),)),
)
card("Magic Jammer", counter_trap(NEGATE, Answers((SPELL,), EVERYBODY, True), costs=(Discarding(1),)))
card("Seven Tools of the Bandit", counter_trap(NEGATE, Answers((TRAP,), EVERYBODY, True), costs=(PayLife(1000),)))
card("Divine Wrath", counter_trap(NEGATE, Answers((MONSTER,), EVERYBODY, False), costs=(Discarding(1),)))
card(
    "Magic Cylinder",
    when_attacked(
        (
            Measure(AttackOf(TARGET), NUMBERS),
            NegateAttack(),
            IfDone((InflictDamage(BoundNumber(NUMBERS), OPPONENT),)),
        ),
        HeardSeat(OPPONENTS),
        targets=(Target(Attacker()),),
    ),
)
