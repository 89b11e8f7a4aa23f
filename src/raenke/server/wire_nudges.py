"""What goes over HTTP about nudges: where a guest wants to be told that it is their turn."""

from typing import Annotated, Literal

from msgspec import Meta

from raenke.server.wire import Asked, Millis, Refusal, Shape

Kind = Literal["push", "ntfy", "discord", "telegram", "mail", "webhook"]


class SubscriptionKeys(Shape, frozen=True, kw_only=True):
    """With these a nudge is encrypted for one browser."""

    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class Subscription(Shape, frozen=True, kw_only=True):
    """Where a browser can be reached, as it says so itself (`PushSubscription.toJSON`)."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    keys: SubscriptionKeys


class NewChannel(Asked, frozen=True, kw_only=True):
    """A place where a guest wants to be told."""

    kind: Kind
    address: Annotated[
        str,
        Meta(
            min_length=1,
            max_length=2000,
            description="`push`: the subscription as JSON text; `ntfy`: a topic of ntfy.sh or the address of one; "
            "`discord`, `webhook`: the address of the webhook; `telegram`: the number of the chat; `mail`: the address",
        ),
    ]


class Code(Asked, frozen=True, kw_only=True):
    """The code that was sent to a new channel."""

    code: Annotated[str, Meta(max_length=20)]


class Channel(Shape, frozen=True, kw_only=True):
    """A place where a guest is told."""

    id: str
    kind: Kind
    shown: Annotated[str, Meta(description="enough of the address to know it by")]
    is_confirmed: Annotated[bool, Meta(description="its owner has entered the code that was sent there")]
    failed_at: Millis | None = None
    failure: Annotated[Refusal | None, Meta(description="why the last nudge did not get there")] = None


class Channels(Shape, frozen=True, kw_only=True):
    """Where a guest is told, and what this server offers."""

    kinds: Annotated[list[Kind], Meta(description="the kinds of channels this server offers")]
    push_key: Annotated[str | None, Meta(description="the server's key for `PushManager.subscribe`")] = None
    channels: list[Channel] = []


class TableNudges(Asked, frozen=True, kw_only=True):
    """Whether a guest is told of one table."""

    is_on: bool
