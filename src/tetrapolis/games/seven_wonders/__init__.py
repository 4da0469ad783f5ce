"""7 Wonders, second edition: 3-7 players."""
