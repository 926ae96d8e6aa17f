# run-examples.py FILE.md: runs the commands of the file's code blocks that are
# written `$ command` and holds what follows against what they print. A line of
# `...` stands for any number of lines, `...` within one for any text; blanks at
# the ends of lines do not count, nor do times and the digits of errors. A block
# ```tdl without commands is a file of definitions, which is imported. Commands run in one new folder that
# holds what the current one does: what they write is gone in the end. A block
# that begins with ```LANGUAGE NAME is a file of that name; blocks may be indented.
import os
import re
import subprocess
import sys
import tempfile
import textwrap


def matches(expected, actual):
    if not expected:
        return not actual
    if expected[0] == "...":
        return any(matches(expected[1:], actual[i:]) for i in range(len(actual) + 1))
    pattern = ".*".join(map(re.escape, expected[0].split("...")))
    return bool(actual) and re.fullmatch(pattern, actual[0]) and matches(expected[1:], actual[1:])


def get_lines(text):
    text = re.sub(r"(?m)^(max error|seconds per step): [0-9].*$", r"\1: some", text.rstrip())
    return [line.rstrip() for line in text.splitlines()]


text = open(sys.argv[1]).read()
commands = 0
with tempfile.TemporaryDirectory() as folder:
    for name in os.listdir():
        os.symlink(os.path.abspath(name), os.path.join(folder, name))
    for _, language, name, block in re.findall(r"^( *)```(\w*)(?: (\S+))?\n(.*?)^\1```$", text, re.M | re.S):
        block = textwrap.dedent(block)
        if name:
            with open(os.path.join(folder, name), "w") as file:
                file.write(block)
            continue
        if language == "tdl" and not block.startswith("$"):
            run = subprocess.run(["tofu-translate", "--import-tdl", "-o", os.devnull], input=block, text=True,
                                  stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
            if run.returncode:
                sys.exit(f"{sys.argv[1]}: of\n{block}\ntofu-translate prints\n{run.stdout}")
            commands += 1
            continue
        examples = re.split(r"^\$ ", block, flags=re.M)[1:]
        for example in examples:
            command, _, output = example.partition("\n")
            while command.endswith("\\"):
                more, _, output = output.partition("\n")
                command = command[:-1] + more
            run = subprocess.run(command, shell=True, cwd=folder, text=True,
                                 stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
            if not matches(get_lines(output), get_lines(run.stdout)):
                sys.exit(f"{sys.argv[1]}: '{command}' prints\n{run.stdout}")
            commands += 1
print(f"{commands} commands print what {sys.argv[1]} shows")
