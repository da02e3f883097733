"""Exclusive locks of open files. A lock ends with its process, however that ends; this is how a dead one is known."""

import sys

if sys.platform == "win32":
    import msvcrt
    import os

    _FAR = 0x7FFF_0000  # a byte that no file of ours reaches: Windows lets nobody read what is locked

    def lock(fd: int, *, wait: bool = False) -> bool:
        """Take the lock; False where somebody else has it. Raises OSError where there are no locks."""
        os.lseek(fd, _FAR, os.SEEK_SET)
        try:
            msvcrt.locking(fd, msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
        except PermissionError:
            return False
        finally:
            os.lseek(fd, 0, os.SEEK_SET)
        return True

    def unlock(fd: int) -> None:
        """Give the lock back."""
        os.lseek(fd, _FAR, os.SEEK_SET)
        msvcrt.locking(fd, msvcrt.LK_UNLCK, 1)
        os.lseek(fd, 0, os.SEEK_SET)

else:
    import fcntl

    def lock(fd: int, *, wait: bool = False) -> bool:
        """Take the lock; False where somebody else has it. Raises OSError where there are no locks.

        `flock`, not the locks of POSIX: those belong to the process, and end when it closes any copy of the file.
        """
        try:
            fcntl.flock(fd, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True

    def unlock(fd: int) -> None:
        """Give the lock back."""
        fcntl.flock(fd, fcntl.LOCK_UN)
