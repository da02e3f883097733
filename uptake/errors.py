"""What can go wrong between an agent and the service.

ServiceError
├── Unreachable   nothing answered, or not in time
└── Refused       the service answered with a problem: `problem` says what and where (4xx)
    ├── Foreign   the answer was not the service's own: a gateway, a proxy, an authorizer
    └── Failed    the service could not do it now; the same call may go through later (5xx, 429)
        └── Later it said when
"""

from uptake.events import Problem


class ServiceError(Exception):
    """Base of what a call to the service raises; the message says what to do next."""


class Unreachable(ServiceError):
    """Nothing answered at the address."""


class Refused(ServiceError):
    """The request cannot be taken as it is."""

    def __init__(self, problem: Problem) -> None:
        where = f" (at {problem.pointer or 'the document'})" if problem.pointer is not None else ""
        super().__init__(f"{problem.status} {problem.title}: {problem.detail}{where}")
        self.problem = problem


class Failed(Refused):
    """The service is throttled or broken; nothing was acknowledged."""


class Foreign(Refused):
    """What refused is not the service: a proxy, a gateway, another site. It says nothing about what was sent."""


class Later(Failed):
    """The service could not do it now, and said how many seconds to wait before the next try."""

    def __init__(self, problem: Problem, retry_after: float) -> None:
        super().__init__(problem)
        self.retry_after = retry_after
