"""Scopes: which actions in the reaction queue are meant (HKK-91.2.10)."""

from __future__ import annotations

from typing import Final

from spellspeed.hkk.text.cards import Filter
from spellspeed.hkk.text.node import Scope


class Playing(Scope):
    """Playing such a card; `what.whose` is who plays it."""

    def __init__(self, what: Filter) -> None:
        self.what: Final = what

    def parts(self) -> tuple[object, ...]:
        return (self.what,)


class UsingAbility(Scope):
    """Using an ability of such a card in play; a spell is none (HKK-91.5.2)."""

    def __init__(self, of: Filter) -> None:
        self.of: Final = of

    def parts(self) -> tuple[object, ...]:
        return (self.of,)


class AnyAction(Scope):
    """Every action that can be answered."""

    def parts(self) -> tuple[object, ...]:
        return ()


class EitherAction(Scope):
    """An action within one of two or more scopes, none of which is itself such a list."""

    def __init__(self, scopes: tuple[Scope, ...]) -> None:
        self.scopes: Final = scopes

    def parts(self) -> tuple[object, ...]:
        return (self.scopes,)
