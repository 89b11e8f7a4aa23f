"""Which language a request asks for."""

from typing import Any
from urllib.parse import parse_qs

from raenke.words import languages
from raenke.words.languages import FALLBACK, code_of


def accepted(header: str) -> str:
    """The language a browser prefers among those that have texts."""
    preferences: list[tuple[float, str]] = []
    for place, part in enumerate(header[:200].split(",")):
        tag, _, weight = part.partition(";q=")
        try:
            preferences.append((-float(weight or 1) + place / 1000, code_of(tag)))
        except ValueError:
            continue
    return next((code for _, code in sorted(preferences) if code in languages()), FALLBACK)


def language_of(scope: Any) -> str:
    """The language in the query, else the one the browser prefers."""
    query = parse_qs(scope.get("query_string", b"").decode("latin-1")[:2000])
    wanted = code_of(query.get("language", [""])[0])
    if wanted in languages():
        return wanted
    headers = (value for name, value in scope["headers"] if name.lower() == b"accept-language")
    return accepted(next(headers, b"").decode("latin-1"))
