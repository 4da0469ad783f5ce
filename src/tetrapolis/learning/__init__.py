"""Learning from self-play: what a net should say of a game, and whether it plays better for it."""
