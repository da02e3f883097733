"""Nothing leaves this machine by accident: what would reach another one is refused, a look-up of its name included.

moto lets calls that it does not know through to the network; with this guard such a call fails instead.
"""

import ipaddress
import socket
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any

_HTTPS = 443
_LOOK_UPS = frozenset({"socket.getaddrinfo", "socket.gethostbyname", "socket.gethostbyaddr"})
_SENDS = frozenset({"socket.connect", "socket.sendto", "socket.sendmsg"})

Resolve = Callable[[str, int], list[Any]]
Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class NotLoopback(OSError):
    """The code tried to reach another machine."""


def guard(allow: frozenset[str] = frozenset(), resolve: Resolve = socket.getaddrinfo) -> None:
    """Refuse every socket of this process that is not on loopback, but for HTTPS to the hosts in `allow`.

    These are the addresses that a look-up of such a host gives. Without hosts in `allow` no name is looked up at all.
    """
    _state.guard = _Guard(allow, resolve)
    if not _state.installed:
        sys.addaudithook(_hook)  # an audit hook cannot be taken out again, only told to stand aside
        _state.installed = True


def release() -> None:
    """Let sockets through again."""
    _state.guard = None


class _Guard:
    def __init__(self, allow: frozenset[str], resolve: Resolve) -> None:
        self._allow = allow
        self._resolve = resolve
        self._addresses: set[Address] = set()
        self._own = threading.local()  # a look-up of ours, inside the hook for somebody else's

    def check(self, event: str, arguments: tuple[Any, ...]) -> None:
        """Raise NotLoopback if the event reaches for another machine."""
        if event in _LOOK_UPS:
            self._look_up(arguments[0])
        elif event == "socket.getnameinfo":
            self._look_up(arguments[0][0])
        elif event in _SENDS:
            peer, address = arguments
            if getattr(peer, "family", None) in {socket.AF_INET, socket.AF_INET6} and isinstance(address, tuple):
                self._send(event, address[0], address[1])

    def _look_up(self, host: Any) -> None:
        name = bytes(host).decode("ascii", "replace") if isinstance(host, bytes | bytearray) else host
        if not name or _is_loopback(name) or name == getattr(self._own, "name", None):
            return
        if name.lower() not in self._allow:
            raise NotLoopback(f"{name} is not on this machine; the local service talks to loopback only")
        self._own.name = name
        try:
            with suppress(OSError):  # whoever asked finds out by the look-up that follows
                found = self._resolve(name, _HTTPS)
                self._addresses |= {ipaddress.ip_address(address[0].partition("%")[0]) for *_, address in found}
        finally:
            self._own.name = None

    def _send(self, event: str, host: str, port: int) -> None:
        if _is_loopback(host):
            return
        if event == "socket.connect" and port == _HTTPS and _address(host) in self._addresses:
            return
        raise NotLoopback(f"{host}:{port} is not on this machine; the local service talks to loopback only")


class _State:
    guard: _Guard | None = None
    installed = False


_state = _State()


def _hook(event: str, arguments: tuple[Any, ...]) -> None:
    if _state.guard is not None and event.startswith("socket."):
        _state.guard.check(event, arguments)


def _is_loopback(host: str) -> bool:
    address = _address(host)
    return address.is_loopback if address else host.lower() == "localhost"


def _address(host: str) -> Address | None:
    try:
        return ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return None
