"""Choices: targets when an effect is activated, everything else when it resolves."""
