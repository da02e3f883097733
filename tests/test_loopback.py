"""Nothing leaves this machine: sockets to anything but loopback are refused."""

import socket
from collections.abc import Iterator

import httpx
import pytest
from botocore.exceptions import EndpointConnectionError

from local import loopback
from tests.conftest import aws_client


@pytest.fixture(autouse=True)
def _guarded() -> Iterator[None]:
    yield
    loopback.guard()


@pytest.mark.parametrize("host", ["192.0.2.1", "8.8.8.8", "2001:db8::1", "::ffff:192.0.2.1", "0.0.0.0"])  # noqa: S104
def test_other_addresses_are_refused(host: str) -> None:
    """A connection to another machine fails at once, before a packet leaves."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as peer, pytest.raises(loopback.NotLoopback):
        peer.connect((host, 80))
    with socket.socket(family, socket.SOCK_DGRAM) as peer, pytest.raises(loopback.NotLoopback):
        peer.sendto(b"x", (host, 53))


def test_other_names_are_not_even_looked_up() -> None:
    """A look-up of a name of another machine fails, so an unmocked AWS call fails too."""
    with pytest.raises(loopback.NotLoopback):
        socket.getaddrinfo("example.com", 443)
    with pytest.raises(EndpointConnectionError):
        aws_client("sqs").list_queues()


def test_allowed_host_is_for_https_alone() -> None:
    """The one host that is allowed may be looked up, and only port 443 is let through."""
    loopback.guard(frozenset({"api.example.com"}))

    with pytest.raises(loopback.NotLoopback):
        socket.getaddrinfo("other.example.com", 443)
    with socket.socket() as peer, pytest.raises(loopback.NotLoopback):
        peer.connect(("192.0.2.1", 80))


def test_loopback_is_open() -> None:
    """Servers on this machine are reached as ever."""
    with socket.socket() as listener, socket.socket() as peer:
        listener.bind(("127.0.0.1", 0))
        listener.listen()
        peer.connect(listener.getsockname())
    with pytest.raises(httpx.ConnectError):
        httpx.get(f"http://localhost:{free_port()}", trust_env=False)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
