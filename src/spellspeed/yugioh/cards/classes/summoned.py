"""Monsters that come in a way of their own, and what more than one of them asks for."""

from spellspeed.yugioh.words import *

EXODIA_IN_GRAVEYARD = DifferentNames(
    Cards(
        (GRAVEYARD,),
        YOU,
        (
            Named(
                (
                    "Exodia the Forbidden One",
                    "Right Arm of the Forbidden One",
                    "Left Arm of the Forbidden One",
                    "Right Leg of the Forbidden One",
                    "Left Leg of the Forbidden One",
                )
            ),
        ),
    ),
    5,
)


def sphinx(strength: Amount) -> tuple[Says, Ability, Ability, Ability]:
    """A Sphinx: it comes from the hand beside Pyramid of Light, does not attack in that turn, and beats Defense Position monsters hard."""
    pyramid = Cards((SPELLS,), EVERYBODY, (Named(("Pyramid of Light",)), FaceUp()))
    return (
        Says(UNREVIVED),
        ignition((SpecialSummon(Itself()),), costs=(PayingLife(500),), condition=Exists(pyramid), places=IN_HAND),
        continuous(Changes(X_NO_ATTACK, Itself(), when=SummonedThisTurn(ANY_NORMAL | SPECIAL_SUMMON))),
        trigger(
            E_BATTLE_DESTROYS,
            (InflictDamage(HalfOf(strength), OPPONENT),),
            hearing=BeatsInPosition(DEFENSE),
        ),
    )


def comes_by(name: str, *place: Filter) -> tuple[OnlyAsWritten, Ability]:
    """A monster for which a face-up monster of a name is Tributed while a Field Spell Card lies on the field."""
    return (
        OnlyAsWritten(),
        procedure((Tributing(1, (Named((name,)), FaceUp())),), Exists(Cards((FIELD,), EVERYBODY, place))),
    )


REMOVED_MONSTERS = Cards((REMOVED,), EVERYBODY, (OfKind((MONSTER,)), FaceUp()))


def sun(each: int) -> Ability:
    """Its ATK and DEF are so much for each monster that is removed from play."""
    return continuous(
        Changes(X_ATTACK, Itself(), BECOMES, ForEach(each, REMOVED_MONSTERS)),
        Changes(X_DEFENSE, Itself(), BECOMES, ForEach(each, REMOVED_MONSTERS)),
    )


def helios(before: str, each: int, gain: int) -> tuple[Ability, Ability, Ability]:
    """A greater Helios: the one before it is Tributed for it, and it rises stronger in the End Phase of the turn in which battle destroyed it."""
    return (
        procedure((Tributing(1, (Named((before,)),)),)),
        sun(each),
        due_in(
            END,
            (
                SpecialSummon(Itself()),
                IfDone(
                    (
                        Begin(Changes(X_ATTACK), Bound(DONE), FOREVER, Fixed(gain)),
                        And(),
                        Begin(Changes(X_DEFENSE), Bound(DONE), FOREVER, Fixed(gain)),
                    )
                ),
            ),
            whose=EACH,
            optional=True,
            places=IN_GRAVEYARD,
            condition=Both((ItselfIs((BeatenInBattle(),)), SentThisTurn(), ZoneFree())),
        ),
    )
