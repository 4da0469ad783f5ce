"""World Monuments: 2-4 players, one quarry, one monument built by all."""
