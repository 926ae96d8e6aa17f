"""Runs a command on a terminal and presses Ctrl-C there: press-ctrl-c.py PATTERN
STDOUT COMMAND...

Once what is on the terminal matches PATTERN; if that is empty, once the command
handles the signal. Prints the terminal's text, what moves the cursor by name,
and the exit status. STDOUT is the file for what is not for the terminal.
"""

import os
import pty
import re
import signal
import sys
import termios
import time


def handles_interrupt(child, name):
    with open(f"/proc/{child}/comm") as file:
        if file.read().strip() != name[:15]:
            return False
    with open(f"/proc/{child}/status") as file:
        caught = re.search(r"SigCgt:\s*(\w+)", file.read())
    return bool(int(caught[1], 16) & 2)


def read(terminal):
    try:
        return os.read(terminal, 4096)
    except OSError:  # the other side is closed
        return b""


def lead(output, command, said):
    """Leads the terminal's session: what is on its way to the screen is lost where
    the leader ends, so the command is a child, whose number and status are said;
    and where Ctrl-C is pressed, unless the terminal is told to keep it.
    """
    terminal = termios.tcgetattr(0)
    terminal[3] |= termios.NOFLSH
    termios.tcsetattr(0, termios.TCSANOW, terminal)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGHUP, signal.SIG_DFL)  # also where nohup started the tests
    child = os.fork()
    if child == 0:
        file = os.open(output, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o666)
        os.dup2(file, 1)
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        os.execvp(command[0], command)
    os.write(said, f"{child}\n".encode())
    status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    os.write(said, f"{status}\n".encode())
    for file in range(3):
        os.close(file)
    signal.pause()  # until the terminal is closed


def main():
    pattern, output, *command = sys.argv[1:]
    heard, said = os.pipe()
    leader, terminal = pty.fork()
    if leader == 0:
        lead(output, command, said)
    heard = os.fdopen(heard)
    child = int(heard.readline())
    text = b""
    while pattern and not re.search(pattern.encode(), text):
        more = read(terminal)
        if not more:
            break
        text += more
    while not pattern and not handles_interrupt(child, os.path.basename(command[0])):
        time.sleep(0.01)
    os.write(terminal, b"\x03")
    while more := read(terminal):
        text += more
    status = int(heard.readline())
    os.close(terminal)
    os.waitpid(leader, 0)
    text = re.sub(rb"\x1b\[[0-9;]*m", b"", text)  # colours
    text = text.replace(b"\r\n", b"\n").replace(b"\r", b"<return>")
    print(text.replace(b"\x1b[K", b"<clear>").decode())
    print("exit status", status)


if __name__ == "__main__":
    main()
