"""One Kubik for one person: a second start brings the running window to the front."""

import zlib
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QLockFile, QObject, Signal

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer

PATIENCE = 2000
"""How long a second start waits for the first to answer, in milliseconds."""


class SingleInstance(QObject):
    """Holds the matches of one folder for one running program.

    `called` when somebody starts the program a second time. What needs QtNetwork imports it only
    then: `listen` after the first window is there, `call` where there is another program.
    """

    called = Signal()

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        """Guard `folder`, which must exist."""
        super().__init__(parent)
        self._lock = QLockFile(str(folder / "running.lock"))
        self._lock.setStaleLockTime(0)  # only a program that has ended leaves a lock that is stale
        # One name for each person and folder; socket paths are short on some systems.
        self._name = f"kubik-{zlib.crc32(str(folder.resolve()).encode()):08x}"
        self._server: QLocalServer | None = None

    def is_first(self) -> bool:
        """Whether no other program holds the folder; then this one does, until it ends.

        Where no lock can be made at all (the folder is read-only) there is nothing to share: True.
        """
        if self._lock.tryLock(0):
            return True
        return self._lock.error() is not QLockFile.LockError.LockFailedError

    def listen(self) -> None:
        """Hear of second starts from now on."""
        from PySide6.QtNetwork import QLocalServer  # noqa: PLC0415 - not before the first paint

        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._answer)
        QLocalServer.removeServer(self._name)  # a program that was killed has left it
        self._server.listen(self._name)

    def call(self) -> bool:
        """Ask the program that holds the folder to come to the front; whether it has answered."""
        from PySide6.QtNetwork import QLocalSocket  # noqa: PLC0415 - only a second start needs it

        socket = QLocalSocket()
        socket.connectToServer(self._name)
        if not socket.waitForConnected(PATIENCE):
            return False
        return socket.waitForDisconnected(PATIENCE) or (
            socket.state() is QLocalSocket.LocalSocketState.UnconnectedState
        )

    def close(self) -> None:
        """Let go of the folder."""
        if self._server is not None:
            self._server.close()
        self._lock.unlock()

    def _answer(self) -> None:
        assert self._server is not None
        socket = self._server.nextPendingConnection()
        socket.disconnectFromServer()
        socket.deleteLater()
        self.called.emit()
