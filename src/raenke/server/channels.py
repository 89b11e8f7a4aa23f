"""Channels: where a guest wants to be told of their turn, and how a nudge goes there."""

import hashlib
import importlib.util
import io
import json
import logging
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal, get_args
from urllib.parse import quote, urlsplit

import msgspec

from raenke.server.reaching import networks_of, outside
from raenke.server.refusing import Refused
from raenke.server.settings import ServerSettings
from raenke.server.wire_nudges import Kind, Subscription

if TYPE_CHECKING:
    from requests import Session

EXTRA = "pip install 'raenke[nudges]'"
SECONDS = 8  # for one wait
SECONDS_IN_ALL = 16  # for one attempt
A_DAY = 86_400
DISCORD = re.compile(r"https://(?:\w+\.)?discord(?:app)?\.com/api/(?:v\d+/)?webhooks/(\d{5,25})/([\w-]{20,120})/?")
TELEGRAM = re.compile(r"-?\d{3,20}")
TOPIC = re.compile(r"[\w-]{1,64}")
MAIL = re.compile(r"[^\s@<>,;:\"()\[\]\\?&#%]{1,64}@[\w.-]{1,180}\.[a-zA-Z]{2,24}")
Failure = Literal["refused", "gone", "inside", "unreachable"]


@dataclass(frozen=True)
class Nudge:
    """What is told: of which match, after which entry, in words without anything hidden."""

    match: str
    number: int
    what: str
    title: str
    text: str
    link: str

    @property
    def id(self) -> str:
        """The same however often it is sent, so that whoever gets it twice can tell."""
        return f"{self.match}-{self.number}"

    @property
    def message(self) -> str:
        """The text, and where to go."""
        return f"{self.text}\n{self.link}" if self.link else self.text


class NotSent(Exception):
    """The nudge did not get there."""

    def __init__(self, why: Failure) -> None:
        super().__init__(why)
        self.why = why


def kinds_of(settings: ServerSettings) -> list[Kind]:
    """The kinds of channels this server offers; none without the programs that send."""
    if not all(importlib.util.find_spec(name) for name in ("apprise", "pywebpush")):
        return []
    wanted = settings.nudges.replace(",", " ").split()
    return [kind for kind in get_args(Kind) if kind in wanted]


def checked(kind: Kind, address: str) -> str:
    """The address as it is kept; refuse one that cannot be a channel of this kind."""
    found = CHECKS[kind](address.strip())
    if found is None:
        raise Refused(f"server-refusal-channel-{kind}")
    return found


def check_push(address: str) -> str | None:
    try:
        subscription = msgspec.json.decode(address, type=Subscription)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return None
    return msgspec.json.encode(subscription).decode() if web_place(subscription.endpoint) else None


def check_ntfy(address: str) -> str | None:
    """A topic of ntfy.sh, or the whole address of a topic elsewhere."""
    place = web_place(address if "://" in address else f"https://ntfy.sh/{address}")
    return place if place and TOPIC.fullmatch(urlsplit(place).path.strip("/")) else None


def check_discord(address: str) -> str | None:
    return address if DISCORD.fullmatch(address) else None


def check_telegram(address: str) -> str | None:
    return address if TELEGRAM.fullmatch(address) else None


def check_mail(address: str) -> str | None:
    return address if MAIL.fullmatch(address) else None


def web_place(address: str) -> str | None:
    """The address of a page, without a name and password in it."""
    try:
        place = urlsplit(address)
        is_good = place.scheme in ("https", "http") and place.hostname and not place.username and place.port != 0
    except ValueError:
        return None
    return address if is_good and not re.search(r"[\s<>\"\\]", address) else None


CHECKS: dict[Kind, Callable[[str], str | None]] = {
    "push": check_push,
    "ntfy": check_ntfy,
    "discord": check_discord,
    "telegram": check_telegram,
    "mail": check_mail,
    "webhook": web_place,
}


def shown(kind: Kind, address: str) -> str:
    """Enough of an address to know it by. Whoever has the rest could write there."""
    match kind:
        case "push":
            return urlsplit(msgspec.json.decode(address, type=Subscription).endpoint).hostname or ""
        case "mail":
            name, _, place = address.partition("@")
            return f"{name[0]}…@{place}"
        case "telegram":
            return f"…{address[-3:]}"
        case "discord" | "webhook" | "ntfy":
            return f"{urlsplit(address).hostname}/…{address[-3:]}"


def send(kind: Kind, address: str, nudge: Nudge, settings: ServerSettings, push_key: str) -> None:
    """Send it now, in this thread; `NotSent` if it did not get there."""
    if kind in ("mail", "telegram"):  # by way of what the host has named
        post(apprise_url(kind, address, nudge, settings), nudge)
        return
    with outside(*networks_of(settings.nudges_inside), seconds=SECONDS_IN_ALL) as way:
        try:
            match kind:
                case "push":
                    push(address, nudge, settings, push_key)
                case "webhook":
                    post_json(address, webhook_body(nudge), {"Idempotency-Key": nudge.id})
                case "ntfy":
                    post_json(*ntfy_letter(address, nudge))
                case "discord":
                    post(apprise_url(kind, address, nudge, settings), nudge)
        except NotSent:
            if way.led_inside:
                raise NotSent("inside") from None
            raise
        if way.is_over:  # an answer that was cut off looks like a short one
            raise NotSent("unreachable")


def brief() -> "Session":
    """For an address that somebody named. It follows no redirect and reads no more of an answer than its head: the
    rest may have no end, or unpack to gigabytes."""
    from requests import PreparedRequest, Response, Session

    class Brief(Session):
        def send(self, request: PreparedRequest, **options: Any) -> Response:
            answer = super().send(request, **{**options, "stream": True, "allow_redirects": False})
            answer.close()
            answer.raw = io.BytesIO()
            return answer

    return Brief()


def post_json(address: str, told: dict[str, Any], headers: dict[str, str] | None = None) -> None:
    from requests.exceptions import RequestException

    try:
        with brief() as session:
            answer = session.post(address, json=told, headers=headers, timeout=SECONDS)
    except (RequestException, OSError, ValueError):  # the last one: its name cannot be one
        raise NotSent("unreachable") from None
    if not 200 <= answer.status_code < 300:
        raise NotSent("refused")


def webhook_body(nudge: Nudge) -> dict[str, Any]:
    told = {"title": nudge.title, "message": nudge.message, "match": nudge.match, "number": nudge.number}
    return {**told, "what": nudge.what, "link": nudge.link}


def ntfy_letter(address: str, nudge: Nudge) -> tuple[str, dict[str, Any]]:
    """Where to, and what: JSON goes to the server itself and names the topic."""
    place = urlsplit(address)
    told = {"topic": place.path.strip("/"), "title": nudge.title, "message": nudge.text, "click": nudge.link}
    return f"{place.scheme}://{place.netloc}/", told


def push(address: str, nudge: Nudge, settings: ServerSettings, push_key: str) -> None:
    from py_vapid import Vapid02, VapidException
    from pywebpush import WebPushException, webpush
    from requests.exceptions import RequestException

    told = {"title": nudge.title, "body": nudge.text, "tag": nudge.match, "number": nudge.number, "link": nudge.link}
    subject = next((origin for origin in settings.origins.split() if origin.startswith("https:")), "")
    claims: dict[str, str | int] = {"sub": subject or "mailto:nobody@localhost"}
    topic = hashlib.sha256(nudge.match.encode()).hexdigest()[:32]  # of several that wait, the last one stays
    try:
        webpush(
            msgspec.to_builtins(msgspec.json.decode(address, type=Subscription)),
            json.dumps(told),
            vapid_private_key=Vapid02.from_pem(push_key.encode()),
            vapid_claims=claims,
            ttl=A_DAY,
            headers={"Topic": topic, "Urgency": "normal"},
            timeout=SECONDS,
            requests_session=brief(),
        )
    except WebPushException as error:
        status = error.response.status_code if error.response is not None else 0
        raise NotSent("gone" if status in (404, 410) else "refused") from None
    except (RequestException, OSError):
        raise NotSent("unreachable") from None
    except (ValueError, VapidException):  # its keys are none, or its place has no name
        raise NotSent("gone") from None


def apprise_url(kind: Kind, address: str, nudge: Nudge, settings: ServerSettings) -> str:
    """The same address as apprise writes it."""
    if kind == "mail":
        joint = "&" if "?" in settings.nudges_mail else "?"
        return f"{settings.nudges_mail}{joint}to={quote(address)}"
    if kind == "telegram":
        return f"tgram://{settings.nudges_telegram}/{address}"
    found = DISCORD.fullmatch(address)
    assert found
    return f"discord://{found[1]}/{found[2]}?footer=no&avatar=no"


def post(url: str, nudge: Nudge) -> None:
    from apprise import Apprise

    logging.getLogger("apprise").setLevel(logging.CRITICAL)  # it names addresses, which are their owners'
    plugin: Any = Apprise.instantiate(url)
    if not plugin:
        raise NotSent("refused")
    try:
        is_sent = plugin.notify(title=nudge.title, body=nudge.message)
    except OSError:
        raise NotSent("unreachable") from None
    if not is_sent:
        raise NotSent("refused")
