"""check-setup.py: what README.md says of setting up holds for the scripts. Run in the
root of the tree.

The scripts run on a machine of stubs: package manager, CMake and tools write down how
they are called, so nothing is installed, built or fetched."""
import json
import os
import re
import shutil
import subprocess
import tempfile

TOOLS = ["tofu-opt", "tofu-compile", "tofu-run"]
STUB = """#!/bin/sh
echo "{name} $*" >> "$CALLS"
case "{name} $*" in
"dpkg-query "*)
  for last; do :; done
  grep -qx "$last" "$CALLS.installed" 2> /dev/null && printf installed ;;
"apt-get "*" install "*)
  for last; do case $last in -*|install) ;; *) echo "$last" >> "$CALLS.installed" ;; esac; done
  printf 'dlstatus:3:41.5000:Retrieving\\npmstatus:lib:amd64:80.1000:Installing\\n' ;;
"cmake --preset dev"*) mkdir -p build/bin && touch build/build.ninja ;;
"cmake --build build --target check-tofu")
  printf '  Passed: 12 (92.31%%)\\n  Failed: 1 (7.69%%)\\n' ; exit 1 ;;
"cmake --build build"*)
  for tool in {tools}; do cp "$STUBS/tool" build/bin/$tool; done ;;
esac
"""


def read(path):
    with open(path) as file:
        return file.read()


def write(path, text):
    with open(path, "w") as file:
        file.write(text)
    os.chmod(path, 0o755)


class Machine:
    """A bare machine with a copy of the scripts and of what they read."""

    def __init__(self, folder, user=0, sudo=True):
        self.root, self.stubs, self.calls = (os.path.join(folder, name) for name in ("tree", "stubs", "calls"))
        shutil.copytree("tools/dev", os.path.join(self.root, "tools/dev"))
        shutil.copytree(".ci", os.path.join(self.root, ".ci"))
        os.makedirs(self.stubs)
        for name in ["dpkg-query", "apt-get", "cmake", "tool"] + ["sudo"] * sudo:
            write(os.path.join(self.stubs, name), STUB.format(name=name, tools=" ".join(TOOLS)))
        write(os.path.join(self.stubs, "tool"), '#!/bin/sh\necho "$(basename "$0") $*" >> "$CALLS"\n')
        write(os.path.join(self.stubs, "id"), f"#!/bin/sh\necho {user}\n")
        if sudo:
            write(os.path.join(self.stubs, "sudo"), '#!/bin/sh\nexec "$@"\n')
        for name in ["bash", "sh", "env", "dirname", "basename", "cut", "tee", "awk", "cat", "cp", "mkdir", "touch", "grep"]:
            os.symlink(shutil.which(name), os.path.join(self.stubs, name))

    def run(self, command):
        """The status, what was printed, and what was called."""
        write(self.calls, "")
        run = subprocess.run([command], cwd=self.root, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                             env={"PATH": self.stubs, "CALLS": self.calls, "STUBS": self.stubs})
        return run.returncode, run.stdout, [line for line in read(self.calls).splitlines() if not line.startswith("dpkg")]


def get_packages(calls):
    return [word for call in calls if call.startswith("apt-get") and " install " in call
            for word in call.split(" install ")[1].split() if not word.startswith("-")]


readme = read("README.md")
first, *others = re.findall(r"^```\n(.*?)^```$", readme[readme.index("## Try it"):], re.M | re.S)
commands = [line.split("#")[0].strip() for line in first.splitlines()]
assert commands == ["./tools/dev/demo", "./tools/dev/test"], commands

# Both set up the machine, say what they install before they do, and do so once.
for command in commands:
    with tempfile.TemporaryDirectory() as folder:
        machine = Machine(folder)
        status, printed, calls = machine.run(command)
        packages = get_packages(calls)
        assert packages and len(set(packages)) == len(packages), calls
        said = printed[printed.index("setup: installs from Debian"):].splitlines()[1:]
        assert packages == [line.split()[0] for line in said[:len(packages)]], (packages, printed)
        assert [call for call in calls if call.startswith("cmake --preset")], calls
        assert "\nsetup: fetched 40 %\nsetup: installed 80 %\n" in printed, printed
        again = machine.run(command)
        assert not get_packages(again[2]) and "setup:" not in again[1], again
        assert not [call for call in again[2] if call.startswith("cmake --preset")], again
        if command.endswith("demo"):
            # It builds the tools that it runs, and runs what README.md shows.
            assert status == 0, printed
            built = next(call for call in calls if call.startswith("cmake --build")).split("--target ")[1].split()
            ran = [call for call in calls if call.startswith("tofu-")]
            assert sorted(built) == sorted({call.split()[0] for call in ran}) == sorted(TOOLS), (built, ran)
            shown = re.findall(r"^\$ (tofu-opt test.*)$", readme, re.M)
            assert shown[0] in ran, (shown, ran)
        else:
            assert calls[-1] == "cmake --build build --target check-tofu", calls
            assert status == 1 and printed.splitlines()[-1] == "12 passed, 1 failed", printed

# A machine of continuous integration does the same.
with tempfile.TemporaryDirectory() as folder:
    assert Machine(folder).run("./.ci/run")[2] == calls

# "as root or with sudo"
with tempfile.TemporaryDirectory() as folder:
    assert get_packages(Machine(folder, user=1000).run(commands[0])[2]) == packages
with tempfile.TemporaryDirectory() as folder:
    status, printed, calls = Machine(folder, user=1000, sudo=False).run(commands[0])
    assert status and "setup: no sudo; as root, run: apt-get install " + packages[0] in printed, printed
    assert not calls, calls

# "plain CMake is enough": the presets, where they build, and the target are there.
cmake = others[0].splitlines()
presets = {preset["name"]: preset for preset in json.loads(read("CMakePresets.json"))["configurePresets"]}
preset, _, more = cmake[0].partition("#")
named = [preset.split()[-1]] + re.findall(r"\w+", more.replace("or", ""))
assert preset.startswith("cmake --preset ") and all(name in presets for name in named), named
assert presets["dev"]["binaryDir"] == "${sourceDir}/" + cmake[1].split()[2], cmake
assert cmake[1].split()[3:] == ["--target", "check-tofu"], cmake
assert "check-tofu" in read("test/CMakeLists.txt")
print(f"{len(commands) + len(cmake)} commands of README.md set up what they say: {len(packages)} packages")
