# run-examples.py FILE.md: runs the commands of the file's code blocks that are
# written `$ command` and holds what follows against what they print. A line of
# `...` stands for any number of lines; blanks at the ends of lines do not count.
import re
import subprocess
import sys


def matches(expected, actual):
    if not expected:
        return not actual
    if expected[0] == "...":
        return any(matches(expected[1:], actual[i:]) for i in range(len(actual) + 1))
    return bool(actual) and expected[0] == actual[0] and matches(expected[1:], actual[1:])


text = open(sys.argv[1]).read()
commands = 0
for block in re.findall(r"^```\w*\n(.*?)^```$", text, re.M | re.S):
    examples = re.split(r"^\$ ", block, flags=re.M)[1:]
    for example in examples:
        command, _, output = example.partition("\n")
        while command.endswith("\\"):
            more, _, output = output.partition("\n")
            command = command[:-1] + more
        run = subprocess.run(command, shell=True, capture_output=True, text=True)
        actual = [line.rstrip() for line in (run.stdout + run.stderr).splitlines()]
        expected = [line.rstrip() for line in output.rstrip().splitlines()]
        while actual and not actual[-1]:
            actual.pop()
        if not matches(expected, actual):
            sys.exit(f"{sys.argv[1]}: '{command}' prints\n" + "\n".join(actual))
        commands += 1
print(f"{commands} commands print what {sys.argv[1]} shows")
