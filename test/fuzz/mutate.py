#!/usr/bin/env python3
"""Programs that were damaged or changed: every one must end with an error, or with the same right numbers however it is run.

    mutate.py KIND [--count=N | --seconds=S] [--seed=N]

KIND is what is changed: `stablehlo`; `tdl`, the program between import and plan; `plan`, annotations; `program`, what
-tofu-expand wrote; `language`, .tdl files. A changed program is printed and read again, interpreted whole, interpreted
split, fused, and compiled; all must agree. What does not is a fault, printed, and kept in build/fuzz/faults: a crash, a hang, other numbers,
other bytes, an error without words, or an error of a later step that says that the compiler is at fault.
"""
import argparse
import collections
import json
import pathlib
import random
import re
import subprocess
import sys
import time

from trials import BUILD, NOT_COVERED, ROOT, Trials, draw_plan

TOKEN = re.compile(r"\d+(?:\.\d+(?:[eE][+-]?\d+)?)?|[%#@!^]?[A-Za-z_][\w.$]*|[%^]\d+|->|[<>=]=|\s+|.", re.S)
NUMBERS = ["0", "1", "2", "3", "5", "7", "16", "64", "-1", "2147483647", "2147483648", "4294967296", "9223372036854775807",
           "-9223372036854775808", "9223372036854775808", "1" * 30]
TYPES = ["f32", "bf16", "f16", "f64", "i1", "i8", "i16", "i32", "i64", "index"]
OPERATIONS = {"f": ["addf", "subf", "mulf", "divf", "maximumf", "minimumf", "remf", "maxnumf"],
              "i": ["addi", "subi", "muli", "divsi", "divui", "remsi", "andi", "ori", "xori", "shli", "shrsi", "shrui", "maxsi", "minui", "floordivsi"]}
COMBINERS = ["sum", "product", "max", "min", "and", "or"]
DONOR = TOKEN.findall("""%0 %1 %2 %i %j %x #map @f ^bb0 tensor<4x8xf32> tensor<?xf32> tensor<f32> tensor<0x3xi32> !tdl.piece<tensor<16xf32>, (d0, d1) -> [d0 * 4
  to d0 * 4 + 4, 0 to 16], partial sum [0]> part masks [unit] plan.fetch plan.reduce tdl.lambda tdl.reduce tdl.read tdl.yield symbol(%s) else where floordiv mod
  carry [0 : 0] partial [1] -1 0 dense<0.0> array<i64: 1, 0> {a = unit} "x" sum opaque""")
STABLEHLO = ["add", "subtract", "multiply", "divide", "maximum", "minimum", "power", "remainder", "and", "or", "xor", "atan2"]
FAULTY = "(?:fault of the compiler|failed:|LLVM|cannot load)"


# ---- changes of a text -------------------------------------------------------------------------


def kind_of(token):
    """Tokens that may stand for each other."""
    if token[0].isdigit():
        return "number"
    if token in TYPES:
        return "type"
    if token[0] in "%#@!^":
        return token[0]
    return "word" if token[0].isalpha() or token[0] == "_" else "sign"


class Text:
    def __init__(self, text, draw, donor):
        self.tokens, self.draw, self.donor = TOKEN.findall(text), draw, donor

    def __str__(self):
        return "".join(self.tokens)

    def places(self, test):
        return [i for i, t in enumerate(self.tokens) if test(t)]

    def replace_everywhere(self, old, new):
        self.tokens = [new if t == old else t for t in self.tokens]

    # Changes that leave many programs valid: a thing becomes another one everywhere.

    def extent(self):
        """One number, wherever it stands, also in shapes such as 4x8xf32."""
        numbers = re.findall(r"\d+", str(self))
        if numbers:
            old = self.draw.choice(numbers)
            new = str(max(int(old) + self.draw.choice([-1, 1, 2]), 0)) if len(old) < 9 and self.draw.random() < .6 else self.draw.choice(NUMBERS[:8])
            self.tokens = TOKEN.findall(re.sub(rf"(?<![\d.%_a-zA-Z])x?{old}(?![\d.])", lambda m: m[0].replace(old, new), str(self)))

    def type(self):
        old, new = self.draw.sample(TYPES, 2)
        self.tokens = TOKEN.findall(re.sub(rf"(?<![a-z]){old}\b", new, str(self)))

    # One place.

    def number(self):
        text = str(self)
        if found := list(re.finditer(r"\d+", text)):
            m = self.draw.choice(found)
            near = str(int(m[0]) + self.draw.choice([-1, 1])) if len(m[0]) < 9 else "0"
            new = near if self.draw.random() < .5 else self.draw.choice(NUMBERS)
            self.tokens = TOKEN.findall(text[:m.start()] + new + text[m.end():])

    def operation(self):
        """An operation of scalars, a comparison or a combiner becomes another."""
        text = str(self)
        names = sorted({*sum(OPERATIONS.values(), []), *COMBINERS, *STABLEHLO, "oeq", "olt", "oge", "une", "slt", "sge", "ult", "eq", "LT", "GE", "EQ", "NE",
                        "floordiv", "ceildiv", "mod"}, key=len)
        found = [m for m in re.finditer(r"[A-Za-z]\w*", text) if m[0] in names]
        if found:
            m = self.draw.choice(found)
            groups = [*OPERATIONS.values(), COMBINERS, STABLEHLO, ["oeq", "olt", "oge", "une"], ["slt", "sge", "ult", "eq"], ["LT", "GE", "EQ", "NE"],
                      ["floordiv", "ceildiv", "mod"]]
            group = next(g for g in groups if m[0] in g)
            self.tokens = TOKEN.findall(text[:m.start()] + self.draw.choice(group) + text[m.end():])

    def value(self):
        """An operand becomes another one."""
        places = self.places(lambda t: t[0] == "%")
        if len(places) > 1:
            self.tokens[self.draw.choice(places)] = self.tokens[self.draw.choice(places)]

    def token(self):
        """A token becomes another of its kind, also of another program."""
        at = self.draw.randrange(len(self.tokens))
        kind = kind_of(self.tokens[at])
        if same := [t for t in self.draw.choice([self.tokens, self.donor]) if kind_of(t) == kind]:
            self.tokens[at] = self.draw.choice(same)

    def lines(self):
        lines = str(self).splitlines(True)
        at = self.draw.randrange(len(lines))
        how = self.draw.randrange(4)
        if how == 0:
            del lines[at]
        elif how == 1:
            lines.insert(at, lines[at])
        elif how == 2:
            to = self.draw.randrange(len(lines))
            lines[at], lines[to] = lines[to], lines[at]
        else:
            lines.insert(at, self.draw.choice(lines))
        self.tokens = TOKEN.findall("".join(lines))

    def cut(self):
        at = self.draw.randrange(len(self.tokens))
        del self.tokens[at:at + self.draw.choice([1, 1, 2, 3, 8])]

    def bracket(self):
        """What stands between two brackets is emptied, doubled, or taken from elsewhere."""
        text = str(self)
        found = list(re.finditer(r"\[[^\[\]]*\]|\([^()]*\)|<[^<>]*>|\{[^{}]*\}", text))
        if found:
            m, other = self.draw.choice(found), self.draw.choice(found)
            new = self.draw.choice([m[0][0] + m[0][-1], m[0][0] + m[0][1:-1] + ", " + m[0][1:-1] + m[0][-1], other[0]])
            self.tokens = TOKEN.findall(text[:m.start()] + new + text[m.end():])

    def letter(self):
        text = str(self)
        at = self.draw.randrange(len(text))
        self.tokens = TOKEN.findall(text[:at] + self.draw.choice(["", chr(self.draw.randrange(256)), "\0", '"', "-", "(", "[0]"]) + text[at + self.draw.randint(0, 1):])

    def end(self):
        self.tokens = self.tokens[:self.draw.randrange(len(self.tokens)) + 1]


CHANGES = [(Text.extent, 6), (Text.type, 3), (Text.number, 7), (Text.operation, 5), (Text.value, 4), (Text.token, 3), (Text.lines, 3), (Text.cut, 2),
           (Text.bracket, 3), (Text.letter, 1), (Text.end, .3)]


def change(text, draw, donor, within=None):
    """`within`: only what this expression matches is changed."""
    if within and (found := list(re.finditer(within, text))) and draw.random() < .8:
        m = draw.choice(found)
        return text[:m.start()] + change(m[0], draw, donor) + text[m.end():]
    changed = Text(text, draw, donor)
    functions, weights = zip(*CHANGES)
    for _ in range(draw.choice([1, 1, 1, 2, 3])):
        if changed.tokens:
            draw.choices(functions, weights)[0](changed)
    return str(changed)


# ---- what is changed ---------------------------------------------------------------------------


def read_functions(folders):
    """The functions of the tests' files, each with the definitions that stand beside it."""
    for folder in folders:
        for path in sorted((ROOT / "test" / folder).glob("*.mlir")):
            if re.search("error|invalid", path.name):
                continue
            for part in path.read_text().split("// -----"):
                part = re.sub(r"^\s*//.*\n", "", part, flags=re.M)
                if "tdl.while" in part:
                    continue  # a changed loop need not end
                blocks = re.findall(r"^(?:func\.func|tdl\.op|tdl\.combiner|#\w+ =|\"builtin\.module\"|module).*?(?=^(?:func\.func|tdl\.op|tdl\.combiner|#\w+ =|\"builtin|module)|\Z)", part, re.M | re.S)
                functions = [b for b in blocks if b.startswith("func.func")]
                rest = "".join(b for b in blocks if not b.startswith("func.func"))
                yield from ((rest + f) for f in functions) if functions else [part]


def read_stored():
    """Small stored programs."""
    paths = sorted((ROOT / "test/Inputs/fuzz").glob("*.mlir"), key=lambda p: p.stat().st_size)
    return [p.read_text() for p in paths[:40]]


def transform(texts, passes):
    """What tofu-opt makes of them."""
    for text in texts:
        done = subprocess.run([BUILD / "bin/tofu-opt", "-", *passes], input=text, capture_output=True, text=True)
        if done.returncode == 0:
            yield done.stdout


def cut_language():
    """The operators of the standard library and of the tests."""
    for path in sorted([*(ROOT / "tdl-stdlib").glob("*.tdl"), *(ROOT / "test/Import/tdl").glob("*.tdl")]):
        text = re.sub(r"//.*", "", path.read_text())
        yield from re.findall(r"^op .*?(?=^op |\Z)", text, re.M | re.S)


def get_corpus(kind, draw):
    sample = lambda texts, n: draw.sample(texts, min(n, len(texts)))
    if kind == "stablehlo":
        return read_stored() + list(read_functions(["Import"]))
    if kind == "tdl":
        functions = [f for f in read_functions(["dialect/TDL", "Transforms", "Interpreter", "Partition", "Schedule"]) if "plan." not in f]
        return functions + list(transform(sample(read_stored(), 12), ["-tofu-import", "-tofu-tidy"]))
    if kind == "plan":
        functions = [f for f in read_functions(["Partition", "dialect/Plan"]) if "plan.mesh" in f]
        return functions + [t for d in (2, 4, 6) for t in transform(sample(read_stored(), 6), ["-tofu-import", "-tofu-tidy", f"-tofu-plan=devices={d}"])]
    if kind == "program":
        functions = [f for f in read_functions(["Partition", "Interpreter", "Schedule", "dialect/Plan", "dialect/TDL"]) if "piece" in f]
        return functions + [t for d in (2, 4, 6) for t in transform(sample(read_stored(), 6), [f"-tofu-partition=devices={d}"])]
    return list(cut_language())


WITHIN = {"plan": r"plan\.[a-z]+ = [^\n]*|#plan\.[a-z]+<[^\n]*|carry \[[^\]]*\]",
          "program": r"<\(d[^\n]*?\]|!tdl\.piece<[^\n]*|plan\.[a-z]+ [^\n]*|masks[^\n]*|\[[^\]]*\] else[^\n]*|part <[^\n]*"}


def draw_job(kind, draw):
    split = draw_plan(draw)
    run = {"tool": "run", "libraries": draw.random() < .5}
    if kind == "plan":
        return [{"tool": t, "passes": "tofu-expand"} for t in ("print", "interpret", "fused")] + [run | {"passes": "tofu-expand"}]
    if kind == "program":
        return [{"tool": "print"}, {"tool": "interpret"}, {"tool": "fused"}, run]
    first = {"passes": "tdl-instantiate"} if kind == "language" else {}
    passes = first or draw.choice([{}, {"passes": "tofu-import,func.func(tofu-tidy)"}, {"passes": "tofu-import,func.func(tofu-tidy),tofu-plan{devices=4}"},
                                   {"passes": "tdl-instantiate,func.func(tdl-annotate-strategies)"}])
    return [{"tool": "print", **passes}] + [{"tool": t, **first, **s} for t, s in (("interpret", {"devices": 1}), ("interpret", split), ("fused", split))] + [run | first | split]


def find_fault(outcomes):
    """The first outcome that is none of: right, an error in words."""
    for number, (name, message, _) in enumerate(outcomes):
        if name in ("crash", "hang", "wrong", "bytes") or name == "error" and not message.strip() or name == "error" and re.search(FAULTY, message):
            return number


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kind", choices=["stablehlo", "tdl", "plan", "program", "language"])
    parser.add_argument("--count", type=int, default=10**9)
    parser.add_argument("--seconds", type=float, default=10**9)
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    corpus = get_corpus(options.kind, random.Random(options.seed))
    folder = BUILD / "fuzz" / f"{options.kind}-{options.seed}"
    faults = BUILD / "fuzz/faults"
    for f in (folder, faults):
        f.mkdir(parents=True, exist_ok=True)
    path = folder / ("mutant.tdl" if options.kind == "language" else "mutant.mlir")
    runner, end, count, seen = Trials(), time.monotonic() + options.seconds, collections.Counter(), collections.Counter()
    for number in range(options.count):
        if time.monotonic() > end:
            break
        base = corpus[number % len(corpus)]
        # Of this text only, so that other files of the tests may change.
        draw = random.Random(f"{base} {options.seed} {number // len(corpus)}")
        text = change(base, draw, DONOR, WITHIN.get(options.kind))
        path.write_bytes(text.encode("utf-8", "replace"))
        trials = draw_job(options.kind, draw)
        outcomes = runner.run(path, trials, seed=options.seed, tolerances=[.05], seconds=10)
        count["programs"] += 1
        count["accepted"] += outcomes[1][0] == "ok"
        count["compiled and right"] += outcomes[-1][0] == "ok"
        if outcomes[1][0] == "ok" and outcomes[-1][0] != "ok":
            count["refused later"] += 1
        at = find_fault(outcomes)
        if at is not None:
            name, message, _ = outcomes[at]
            count["faults"] += 1
            key = (name, re.sub(r"\d+|'[^']*'|\S+\.mlir\S*", "N", message)[:60])
            seen[key] += 1
            if seen[key] <= 3:
                kept = faults / f"{options.kind}-{options.seed}-{number}{path.suffix}"
                kept.write_bytes(path.read_bytes())
                print(kept.name, name, json.dumps(trials[at]), message[:250].replace("\n", " "), flush=True)
    print(options.kind, ", ".join(f"{n} {name}" for name, n in count.items()))
    return count["faults"] > 0


if __name__ == "__main__":
    sys.exit(main())
