#!/usr/bin/env python3
"""output-places.py all|some FOLDER BEGINNING FAILURE COMMAND...

COMMAND writes the file @, which begins with BEGINNING. This runs it with @ being
whatever a user may name, or some of that, and with the argument FAILURE added,
which makes it fail."""
import os
import shutil
import stat
import subprocess
import sys
import threading

how, folder, beginning, failure, *command = sys.argv[1:]
beginning = beginning.encode().decode("unicode_escape").encode("latin-1")
shutil.rmtree(folder, ignore_errors=True)
os.makedirs(folder + "/elsewhere")
os.environ["TMPDIR"] = os.path.abspath(folder)
at = lambda name: os.path.join(folder, name)


def run(output, *more, fails=False, **options):
    arguments = [part.replace("@", output) for part in command]
    done = subprocess.run(arguments + list(more), stderr=subprocess.PIPE,
                          **{"stdout": subprocess.DEVNULL, **options})
    assert (done.returncode != 0) == fails, (output, done)
    assert not done.stderr or fails or "stdout" in options, (output, done.stderr)
    return done


def write(name, text="old"):
    with open(at(name), "w") as file:
        file.write(text)


def read(name):
    with open(at(name), "rb") as file:
        return file.read()


def check(content, where):
    assert content.startswith(beginning), (where, content[:40])


def check_regular():
    """One that is not there; one that is, with its mode."""
    run(at("new"))
    check(read("new"), "new")
    assert os.stat(at("new")).st_mode & 0o600 == 0o600
    write("kept")
    os.chmod(at("kept"), 0o640)
    run(at("kept"))
    check(read("kept"), "kept")
    assert stat.S_IMODE(os.stat(at("kept")).st_mode) == 0o640


def check_links(links):
    write("elsewhere/file")
    for name, to in links:
        os.symlink(to, at(name))
        run(at(name))
        assert os.readlink(at(name)) == to
        check(read(name), name)


def check_failure(names):
    """It keeps what there was, and makes nothing."""
    write("kept")
    write("elsewhere/file")
    for name in names:
        run(at(name), failure, fails=True)
    assert read("kept") == read("elsewhere/file") == b"old"
    assert not os.path.exists(at("made"))


def check_pipe():
    os.mkfifo(at("fifo"))
    got = []
    reader = threading.Thread(target=lambda: got.append(read("fifo")))
    reader.start()
    run(at("fifo"))
    reader.join(20)
    check(got[0], "fifo")
    assert stat.S_ISFIFO(os.stat(at("fifo")).st_mode)


def check_standard_output(names):
    os.symlink("/dev/stdout", at("stdout"))
    for name in names:
        check(run(name, stdout=subprocess.PIPE).stdout, name)
        with open(at("redirected"), "wb") as file:
            run(name, stdout=file)
        check(read("redirected"), name)
    assert os.path.islink("/dev/stdout") and os.path.islink(at("stdout"))


def check_errors(names):
    """One sentence each."""
    for name in names:
        errors = run(name, fails=True).stderr.decode().splitlines()
        assert "cannot be written: " in errors[0], (name, errors)
        assert len(errors) <= 3, (name, errors)
    with open("/dev/full", "wb") as full:
        errors = run("-", fails=True, stdout=full).stderr.decode()
        assert "cannot be written: No space left" in errors, errors


if how == "all":
    check_regular()
    check_links([("link", "elsewhere/file"), ("dangling", "elsewhere/none"),
                 ("chain", "link")])
    os.symlink("round", at("round"))
    check_failure(["kept", "link", "made"])
    check_pipe()
    check_standard_output(["-", "/dev/stdout", "/dev/fd/1", at("stdout")])
    check_errors([folder, at("none/file"), at("new/file"), at("round"), "/dev/full"])
else:
    check_links([("link", "elsewhere/file")])
    check_failure(["link", "made"])
    check_standard_output(["-", "/dev/stdout"])
    check_errors([])
run("/dev/null")
assert stat.S_ISCHR(os.stat("/dev/null").st_mode)
left = [name for name in os.listdir(folder) + os.listdir(at("elsewhere"))
        if name.startswith(".tofu") or name.startswith("tofu")]
assert not left, left
print("every place is right")
