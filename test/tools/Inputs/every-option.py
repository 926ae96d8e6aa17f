"""every-option.py TOOL FREE...: each option that TOOL --help lists is refused if its value
is empty and, unless it is one of FREE, which take any text, if its value is nonsense: with one sentence, before the program is read, which is not there."""
import re
import subprocess
import sys

tool, *free = sys.argv[1:]
INPUT = {"tofu-run": "missing.so", "tofu-solve": "missing.json"}.get(tool, "missing.mlir")


def run(*arguments):
    done = subprocess.run([tool, *arguments], text=True, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE)
    return done.returncode, done.stderr


def refuse(reason, *arguments):
    """An error that matches, is short, and says nothing of the missing program."""
    status, error = run(*arguments, INPUT)
    lines = error.strip().splitlines()
    assert status == 1 and 1 <= len(lines) <= 2 and re.search(reason, error) and "missing" not in error, (arguments, status, error)


text = subprocess.run([tool, "--help"], text=True, stdout=subprocess.PIPE).stdout
options = {}
for line in text.splitlines():
    # `--name=<value> - What it is`, `--name=VALUE  what it is`
    found = re.match(r" {2,4}(--?[a-z][-a-z]*)(\[?=\S+| <\S+>)?", line)
    if found and not re.match(r"-h|--(help|help-list|version)$", found[1]):
        options[found[1]] = found[2] or ""
checked = 0
for name, value in options.items():
    if tool == "tofu-opt" and name not in ("-o", "--operators", "--pass-pipeline", "--emit-bytecode", "--show-dialects",
                                           "--split-input-file", "--verify-diagnostics"):
        continue  # passes, which may be repeated, and their options
    needed = value and not value.startswith("[")
    checked += 1
    if needed:
        refuse(r"is empty|is ''", name + "=")
        if tool != "tofu-solve":
            refuse(r"is empty|is ''|needs a value", name, "")
    if name not in free:
        refuse("", name + "=no#such")
print(f"{checked} options of {tool} are held to what they are")
