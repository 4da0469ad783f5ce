"""A tiny game with everything that can be hard: hidden hands, simultaneous secret choice, chance during play,
a follow-up decision of one seat, an option. The conformance suite is tried on it, and new games can start from it.

Three cards each, three rounds. A die shows the prize; all choose a card secretly; the highest wins the prize and may
roll the die once more instead of keeping it.
"""
