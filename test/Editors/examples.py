# examples.py FOLDER FILE.md...: writes the code blocks of documents that are whole .tdl
# files to FOLDER, and prints how many there are.
import os
import re
import sys

count = 0
for path in sys.argv[2:]:
    with open(path) as file:
        text = file.read()
    for block in re.findall(r"^```\w*(?: \S+)?\n((?:///[^\n]*\n)*(?:op|def|combiner) .*?)^```$", text, re.M | re.S):
        count += 1
        with open(os.path.join(sys.argv[1], f"{count}.tdl"), "w") as file:
            file.write(block)
print(count)
