# check-blocks.py: every block of README.md and docs/*.md is run, or is listed here
# with the test that holds it or with why no test can. Run in the root of the tree.
#
# run-examples.py runs commands (`$ ...`), imports definitions (```tdl) and writes
# named files for the commands; which documents it is given stands in the .test files.
import glob
import os
import re
import sys
import textwrap

# What a block begins with, by document: the test that runs it or looks at it.
TESTED = {
    "README.md": {
        "./tools/dev/demo ": "test/docs/setup.test",
        "cmake --preset dev ": "test/docs/setup.test",
        "find_package(Tofu ": "test/package/consumer.test",
    },
    "docs/Embedding.md": {"mesh: array": "test/package/consumer.test"},
    "docs/Language.md": {"%8 = tdl.lambda": "test/Import/tdl/conv1d.test"},
}

# And why no test does: what is no command and no output, and commands that take
# long, or write in the tree. The files that those name are there.
NOT_RUN = {
    "docs/README.md": {".tdl text --Syntax--> ": "a drawing"},
    "docs/Execution.md": {"tofu_program    magic": "a drawing"},
    "docs/Import.md": {"4x16x32 -> 4x16x2x16:": "formulas"},
    "docs/Language.md": {"file       = {": "the grammar"},
    "docs/Editors.md": {"vim.filetype.add": "settings of another program"},
    "docs/GPU.md": {
        "tofu-run gpu.so --inputs=a.npz": "needs a GPU; test/gpu runs such commands",
        "tofu-compile step.mlir --devices=1 --target=cuda": "needs a GPU",
        "tofu-compile step.mlir --devices=8 --bandwidth=450": "needs 8 GPUs",
        "tofu-compile step.mlir --devices=64 --mesh=8x2x2x2": "needs 8 machines",
        "compute   op0   fetch0 starts": "a drawing",
        "LD_LIBRARY_PATH=build/test/gpu/lib": "as test/gpu does",
        "rank 0   offered -> meet": "a drawing",
        "tools/dev/gpu-check pack": "test/gpu/check.test does it, with one model",
    },
    "docs/GPU-Testing.md": {
        "LD_LIBRARY_PATH=build/test/gpu/lib": "needs a program for GPUs; test/gpu runs such commands"
    },
    "docs/Benchmarks.md": {"cmake --build build --target TofuBenchmarks": "minutes"},
    "docs/Testing.md": {
        "./tools/dev/test ": "runs this test",
        "test/operations/operations.py write": "writes in the tree",
        "test/tdl-stdlib/models/models.py write": "writes in the tree",
        "test/tdl-stdlib/gradients/gradients.py write": "writes in the tree",
        "build/test/gradients/tofu-gradients": "minutes; test/gradients runs a part",
        "python3 -m venv build/jax": "needs the network",
        "TOFU_OPTIMIZED=": "minutes",
        "tofu-describe --prove": "minutes; test/strategies runs it by families",
        "cd build/test/unit/Compositions": "minutes",
    },
}


def fail(sentence):
    sys.exit("check-blocks: " + sentence)


def check_files(path, block):
    """Files of the tree that commands name: folder/file, not below build."""
    for name in re.findall(r"(?:^|\s)\.?/?((?:tools|test|tdl-stdlib|docs)/[\w./-]+\w)(?=\s|$)", block):
        if not os.path.exists(name):
            fail(f"{path} names '{name}', which is not there")


given = set(re.findall(r"docs/[\w-]+\.md|README\.md", "".join(open(test).read() for test in (
    "test/docs/examples.test", "test/docs/jax.test"))))
counts = {"run": 0, "held by other tests": 0, "not run": 0}
listed = {(path, head) for table in (TESTED, NOT_RUN) for path, heads in table.items() for head in heads}
for path in ["README.md", *sorted(glob.glob("docs/*.md"))]:
    text = open(path).read()
    if text.count("```") % 2:
        fail(f"{path} has a block without an end")
    for _, language, name, block in re.findall(r"^( *)```(\w*)(?: (\S+))?\n(.*?)^\1```$", text, re.M | re.S):
        block = textwrap.dedent(block)
        if name or language == "tdl" or re.search(r"^\$ ", block, re.M):
            if path not in given:
                fail(f"{path} is given to run-examples.py by no test")
            if not name and language != "tdl" and not block.startswith("$ "):
                fail(f"{path} has a block with lines before its first command: {block.splitlines()[0]}")
            counts["run"] += 1
            continue
        for table, kind in (TESTED, "held by other tests"), (NOT_RUN, "not run"):
            heads = [head for head in table.get(path, {}) if block.strip().startswith(head)]
            if heads:
                break
        else:
            fail(f"{path} has a block that no test runs, and that is not listed here:\n{block}")
        if table is TESTED and not os.path.exists(TESTED[path][heads[0]]):
            fail(f"there is no {TESTED[path][heads[0]]}")
        check_files(path, block)
        counts[kind] += 1
        listed.discard((path, heads[0]))
if listed:
    fail(f"no document has the block that is listed as {sorted(listed)[0]}")
print("blocks: " + ", ".join(f"{number} {kind}" for kind, number in counts.items()))
