"""The site's server: live matches that cannot be lost."""
