"""Akropolis: 2-4 players, or solo against an automatic architect."""
