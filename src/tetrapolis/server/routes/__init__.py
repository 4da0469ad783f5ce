"""The ways into the site."""
