"""The lint of declarations (`spellspeed cards --lint`): what a declaration says that no text means, found without playing."""
