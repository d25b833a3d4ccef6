"""Traits"""

from __future__ import annotations

from typing import Final

NO_NORMAL_SUMMON_BESIDE: Final = "no_normal_summon_beside"
"""Trait of a monster whose player cannot Normal Summon or Set a monster in the turn in which it is Special Summoned, from wherever it comes."""


SET_ONLY: Final = "set_only"
"""Trait of a monster that can be Set but not Normal Summoned."""


THREE_TRIBUTES: Final = "three_tributes"
"""Trait of a monster that may be Tribute Summoned with three Tributes."""


THREE_DRAGONS: Final = "three_dragons"
"""Trait of a monster for whose Tribute Summon three Dragon-Type monsters are Tributed."""


KEEPS_TRIBUTES: Final = "keeps_tributes"
"""Trait of a monster whose text looks back at the Tributes of its Tribute Summon."""


MAY_SKIP_TRIBUTES: Final = "may_skip_tributes"
"""Trait of a monster that may be Normal Summoned or Set without its Tributes; it keeps that then."""


ONTO_OPPONENT: Final = "onto_opponent"
"""Trait of a monster that its own procedure puts onto the opponent's field."""


ONE_DARK_TRIBUTE: Final = "one_dark_tribute"
"""Trait of a monster for whose Tribute Summon one DARK monster is enough with 4 DARK monsters of different names in the Graveyard."""
