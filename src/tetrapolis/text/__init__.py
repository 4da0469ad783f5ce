"""Texts that people see: Fluent messages from `locale/<language>/*.ftl`, shared ones and a game's own."""

from .fluent import LANGUAGES, Texts, locale_folder, texts
from .plain import plain

__all__ = ["LANGUAGES", "Texts", "locale_folder", "plain", "texts"]
