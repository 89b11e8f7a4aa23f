"""A request on a device: who asks, in which language, and for what, checked as a server checks it."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import Meta

from raenke.device.drawer import Drawer
from raenke.device.hall import DeviceHall
from raenke.server.payer import Payer
from raenke.server.refusing import Refused
from raenke.server.updates import words_in
from raenke.server.wire import Guest
from raenke.words import Words

T = TypeVar("T")
HERE = Payer("here")
PLACE = re.compile(r"^(.*) - at `\$\.(.*)`$", re.DOTALL)  # how the decoder names a place; a server names it first


@dataclass
class Asking:
    """One request."""

    hall: DeviceHall
    language: str
    path: Mapping[str, str] = field(default_factory=dict)
    query: Mapping[str, str] = field(default_factory=dict)
    body: str | None = None

    @property
    def drawer(self) -> Drawer:
        return self.hall.drawer

    @property
    def guest(self) -> Guest | None:
        return self.drawer.guest

    def must_be_guest(self) -> Guest:
        guest = self.guest
        if guest is None:
            raise Refused("server-refusal-guest")
        return guest

    def words(self, game: str | None = None) -> Words:
        return words_in(self.language, game)

    def whole(self, name: str, most: int, default: int | None = None) -> int | None:
        """A whole number from the query."""
        found: int | None = self._checked(name, Annotated[int, Meta(ge=0, le=most)], default)
        return found

    def text(self, name: str, most: int) -> str:
        """A short text from the query."""
        found: str = self._checked(name, Annotated[str, Meta(max_length=most)], "")
        return found

    def switch(self, name: str, default: bool) -> bool:
        found: bool = self._checked(name, bool, default)
        return found

    def _checked(self, name: str, kind: Any, default: Any) -> Any:
        if name not in self.query:
            return default
        try:
            return msgspec.convert(self.query[name], kind, strict=False)
        except msgspec.ValidationError as error:
            raise Refused("server-refusal-malformed", why=f"{name}: {error}") from None

    def json(self, kind: Any) -> Any:
        """The body as this shape."""
        try:
            return msgspec.json.decode(self.content(), type=kind)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise Refused("server-refusal-malformed", why=PLACE.sub(r"\2: \1", str(error))) from None

    def content(self) -> bytes:
        if not self.body:
            raise Refused("server-refusal-malformed", why="a JSON body is missing")
        content = self.body.encode("utf-8", "replace")
        if len(content) > self.hall.settings.upload_most:
            raise Refused("server-refusal-too-large", most=self.hall.settings.upload_most)
        return content
