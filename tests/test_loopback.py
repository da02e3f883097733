"""Nothing leaves this machine: sockets to anything but loopback are refused, and so are look-ups of names."""

import socket
import sys
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from botocore.exceptions import EndpointConnectionError

from local import loopback
from tests.conftest import aws_client

ALLOWED = "api.example.com"


@pytest.fixture(autouse=True)
def _guarded() -> Iterator[None]:
    yield
    loopback.guard()


@pytest.mark.parametrize("host", ["192.0.2.1", "8.8.8.8", "2001:db8::1", "::ffff:192.0.2.1", "0.0.0.0"])  # noqa: S104
def test_other_addresses_are_refused(host: str) -> None:
    """A connection to another machine, or a datagram, fails at once, before a packet leaves."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as peer, pytest.raises(loopback.NotLoopback):
        peer.connect((host, 80))
    with socket.socket(family) as peer, pytest.raises(loopback.NotLoopback):
        peer.connect_ex((host, 80))
    with socket.socket(family, socket.SOCK_DGRAM) as peer, pytest.raises(loopback.NotLoopback):
        peer.sendto(b"x", (host, 53))
    with socket.socket(family, socket.SOCK_DGRAM) as peer, pytest.raises(loopback.NotLoopback):
        peer.sendmsg([b"x"], [], 0, (host, 53))


def test_other_names_are_not_even_looked_up() -> None:
    """A look-up of another machine's name or address fails, so an unmocked AWS call fails too."""
    look_ups: list[Any] = [
        lambda: socket.getaddrinfo("example.com", 443),
        lambda: socket.getaddrinfo(b"example.com", 443),
        lambda: socket.gethostbyname("example.com"),
        lambda: socket.gethostbyname_ex("example.com"),
        lambda: socket.gethostbyaddr("192.0.2.1"),
        lambda: socket.getnameinfo(("192.0.2.1", 80), 0),
    ]
    for look_up in look_ups:
        with pytest.raises(loopback.NotLoopback):
            look_up()
    with pytest.raises(EndpointConnectionError):
        aws_client("sqs").list_queues()


class Resolver:
    """Answers look-ups with these addresses, and counts them."""

    def __init__(self, *addresses: str) -> None:
        self.addresses = addresses
        self.names: list[str] = []

    def __call__(self, host: str, port: int) -> list[Any]:
        self.names.append(host)
        sys.audit("socket.getaddrinfo", host, port, 0, 0, 0)  # as the real one does
        return [(0, 0, 0, "", (address, port)) for address in self.addresses]


def connect(host: str, port: int) -> None:
    """What a socket says before it connects; nothing is sent."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as peer:
        sys.audit("socket.connect", peer, (host, port))


def test_allowed_host_is_reached_by_https_alone() -> None:
    """Of a host that is allowed, the addresses that its name stands for are let through, on port 443."""
    resolver = Resolver("192.0.2.1", "2001:db8::1")
    loopback.guard(frozenset({ALLOWED}), resolver)
    with pytest.raises(loopback.NotLoopback):
        connect("192.0.2.1", 443)

    sys.audit("socket.getaddrinfo", ALLOWED, 443, 0, 0, 0)

    connect("192.0.2.1", 443)
    connect("2001:db8::1", 443)
    for host, port in (("192.0.2.1", 80), ("192.0.2.2", 443), (ALLOWED, 443)):
        with pytest.raises(loopback.NotLoopback):
            connect(host, port)
    with socket.socket(type=socket.SOCK_DGRAM) as peer, pytest.raises(loopback.NotLoopback):
        peer.sendto(b"x", ("192.0.2.1", 443))
    with pytest.raises(loopback.NotLoopback):
        socket.getaddrinfo("other.example.com", 443)
    assert resolver.names == [ALLOWED]


def test_addresses_of_an_allowed_host_are_those_of_its_last_look_ups() -> None:
    """An address that a later look-up gives is let through as well; after another guard none of them is."""
    resolver = Resolver("192.0.2.1")
    loopback.guard(frozenset({ALLOWED}), resolver)
    sys.audit("socket.getaddrinfo", ALLOWED, 443, 0, 0, 0)
    resolver.addresses = ("192.0.2.2",)
    sys.audit("socket.getaddrinfo", ALLOWED.upper(), 443, 0, 0, 0)

    connect("192.0.2.1", 443)
    connect("192.0.2.2", 443)
    loopback.guard(frozenset({ALLOWED}), resolver)
    with pytest.raises(loopback.NotLoopback):
        connect("192.0.2.1", 443)


def test_loopback_is_open() -> None:
    """Servers on this machine are reached as ever."""
    with socket.socket() as listener, socket.socket() as peer:
        listener.bind(("127.0.0.1", 0))
        listener.listen()
        peer.connect(listener.getsockname())
    with socket.socket(type=socket.SOCK_DGRAM) as peer:
        peer.sendmsg([b"x"], [], 0, ("127.0.0.1", free_port()))
    assert socket.gethostbyname("localhost") == "127.0.0.1"
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"http://localhost:{free_port()}", trust_env=False)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
