"""A device without a server: the same tables, lessons, labs and replays for one guest, who keeps what is to be kept."""

from raenke.device.device import Device, Reply
from raenke.device.socket import Socket

__all__ = ["Device", "Reply", "Socket"]
