"""Nothing leaves this machine by accident: a socket to anything but loopback is refused.

moto lets calls that it does not know through to the network; with this guard such a call fails instead.
"""

import ipaddress
import socket
import sys
from typing import Any

_allowed_hosts: set[str] = set()
_state = {"installed": False, "active": False}


class NotLoopback(OSError):
    """The code tried to reach another machine."""


def guard(allow: frozenset[str] = frozenset()) -> None:
    """Refuse every socket of this process that is not on loopback, but for HTTPS to the hosts in `allow`."""
    _allowed_hosts.clear()
    _allowed_hosts.update(allow)
    _state["active"] = True
    if not _state["installed"]:
        sys.addaudithook(_refuse)  # an audit hook cannot be taken out again, only told to stand aside
        _state["installed"] = True


def release() -> None:
    """Let sockets through again."""
    _state["active"] = False


def _refuse(event: str, arguments: tuple[Any, ...]) -> None:
    if not _state["active"]:
        return
    if event == "socket.getaddrinfo":
        host = arguments[0]
        if isinstance(host, bytes):
            host = host.decode("ascii", "replace")
        if host and not _is_loopback(host) and host not in _allowed_hosts:
            raise NotLoopback(f"{host} is not on this machine; the local service talks to loopback only")
    elif event in {"socket.connect", "socket.sendto"}:
        peer, address = arguments
        if getattr(peer, "family", None) in {socket.AF_INET, socket.AF_INET6} and isinstance(address, tuple):
            host, port = address[0], address[1]
            if not _is_loopback(host) and not (_allowed_hosts and port == 443):
                raise NotLoopback(f"{host}:{port} is not on this machine; the local service talks to loopback only")


def _is_loopback(host: str) -> bool:
    if host.lower() == "localhost":
        return True
    try:
        return ipaddress.ip_address(host.partition("%")[0]).is_loopback
    except ValueError:
        return False
