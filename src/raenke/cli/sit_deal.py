"""How `raenke sit` takes part in the dealing: it shows a salt, opens it when all have shown, and checks the record."""

import secrets
from typing import Any

from raenke.core.proof import Deal, ProofError, shown


class Watch:
    """What one seat sees of the dealing, and the salt it gives."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.promise: str | None = None
        self.salts: dict[int, str] = {}  # by deal
        self.deal: Deal | None = None  # as it was when the salt was opened

    def command(self, state: dict[str, Any] | None) -> dict[str, Any] | None:
        """What to send now; raises if the server goes back on what it has shown."""
        if state is None:
            return None
        self.promise = self.promise or state["commitment"]
        if state["commitment"] != self.promise:
            raise ProofError("commitment: the table shows another one than before")
        number = state["number"]
        if state["stage"] == "showing" and self.seat not in state["withheld"]:
            if state["shown"][self.seat] is None:
                self.salts.setdefault(number, secrets.token_bytes(32).hex())  # it may be asked before it was heard
                return {
                    "type": "show_salt",
                    "id": "deal",
                    "seat": self.seat,
                    "deal": number,
                    "shown": self.shown(number),
                }
        if state["stage"] == "opening" and self.seat in state["own"] and number in self.salts:
            if state["shown"][self.seat] == self.shown(number) and state["salts"][self.seat] is None:
                self.watch(state)
                return {
                    "type": "open_salt",
                    "id": "deal",
                    "seat": self.seat,
                    "deal": number,
                    "salt": self.salts[number],
                }
        return None

    def shown(self, number: int) -> str:
        return shown(self.promise or "", number, self.seat, self.salts[number])

    def watch(self, state: dict[str, Any]) -> None:
        """Note what all have shown before anything of the own is opened; what it shows later is chosen knowing that."""
        deal = Deal(state["commitment"], len(state["shown"]), state["number"])
        for seat in state["own"]:
            deal.show(seat, state["shown"][seat])
        deal.begin()
        before = self.deal or deal
        if deal.number < before.number or (deal.number == before.number and deal.shown != before.shown):
            raise ProofError("shown: the table shows something else than when this seat opened its salt")
        self.deal = deal

    def check(self, record: dict[str, Any]) -> bool:
        """Is the record that of the deal that was watched? False if this seat gave nothing; raises what is wrong."""
        if self.deal is None or record.get("deal") not in self.salts:
            return False
        self.deal.check(record["commitment"], record["deal"], record["secret"], record["salts"])
        return bool(record["salts"][self.seat] == self.salts[self.deal.number])
