"""Texts that people see: Fluent messages from `locale/<language>/*.ftl`, shared ones and a game's own."""

from .fluent import LANGUAGES, Texts, locale_folder, texts

__all__ = ["LANGUAGES", "Texts", "locale_folder", "texts"]
