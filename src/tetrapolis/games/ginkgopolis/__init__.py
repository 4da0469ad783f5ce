"""Ginkgopolis: 1-5 players, solo against Hal."""
