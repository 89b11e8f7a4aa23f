"""Words for people: sentences from the Fluent files of four languages."""

from raenke.words.languages import UnknownLanguage, best_language, languages
from raenke.words.texts import TextError
from raenke.words.words import Words

__all__ = ["TextError", "UnknownLanguage", "Words", "best_language", "languages"]
