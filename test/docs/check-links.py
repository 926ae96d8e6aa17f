# check-links.py ROOT: every relative link of ROOT/docs/*.md leads to a file, and a
# heading of it, in what is installed as ROOT: docs and tdl-stdlib.
import glob
import os
import re
import sys

root = sys.argv[1]


def read(path):
    """Without what is shown as code."""
    text = open(path).read()
    return re.sub(r"^```.*?^```$", "", text, flags=re.M | re.S)


def list_headings(path):
    """As links name them."""
    headings = []
    for heading in re.findall(r"^#+ (.*)$", read(path), re.M):
        name = re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")
        headings.append(name + (f"-{headings.count(name)}" if name in headings else ""))
    return headings


count = 0
for page in sorted(glob.glob(f"{root}/docs/*.md")):
    text = re.sub(r"`[^`\n]*`", "", read(page))
    for link in re.findall(r"\]\(([^)\s]+)\)", text):
        if ":" in link:
            continue
        count += 1
        path, _, heading = link.partition("#")
        target = os.path.normpath(os.path.join(os.path.dirname(page), path)) if path else page
        where = f"{os.path.relpath(page, root)}: the link '{link}'"
        if os.path.relpath(target, root).split("/")[0] not in ("docs", "tdl-stdlib"):
            sys.exit(f"{where} leads out of what is installed; write the path alone")
        if not os.path.exists(target):
            sys.exit(f"{where} leads to no file")
        if heading and target.endswith(".md") and heading not in list_headings(target):
            sys.exit(f"{where} leads to no heading")
print(f"{count} links lead where they should")
