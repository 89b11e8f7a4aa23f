"""The languages there are, and the one the environment asks for."""

import os
from collections.abc import Mapping
from pathlib import Path

LOCALE = Path(__file__).parent.parent / "locale"
# A language is a folder; a file in it holds the language's own name, for lists.
LANGUAGES = {path.parent.name: path.read_text(encoding="utf-8").strip() for path in sorted(LOCALE.glob("*/name.txt"))}
FALLBACK = "en"

# In the order gettext reads them; LANGUAGE may hold several languages, best first.
VARIABLES = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")


class UnknownLanguage(ValueError):
    """A language without texts."""

    def __init__(self, language: str) -> None:
        known = ", ".join(f"{code} ({name})" for code, name in LANGUAGES.items())
        super().__init__(f"there are no texts in {language!r}; choose one of {known}")
        self.language = language


def languages() -> dict[str, str]:
    """The codes of all languages, each with the language's own name."""
    return dict(LANGUAGES)


def code_of(tag: str) -> str:
    """`de_AT.UTF-8@euro`, `de-AT` and `DE` are all `de`."""
    return tag.strip().replace("-", "_").split(".")[0].split("@")[0].split("_")[0].lower()


def best_language(environment: Mapping[str, str] | None = None) -> str:
    """The first language with texts that the environment asks for, or English."""
    asked = os.environ if environment is None else environment
    locale = next((asked[name] for name in VARIABLES[1:] if asked.get(name)), "")
    if code_of(locale) in ("c", "posix"):
        return FALLBACK  # as in gettext, LANGUAGE counts only outside the C locale
    wishes = [*asked.get("LANGUAGE", "").split(":"), locale]
    return next((code for code in map(code_of, wishes) if code in LANGUAGES), FALLBACK)
