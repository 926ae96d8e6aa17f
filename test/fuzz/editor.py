# editor.py [--count=N] [--seed=N] [--server=PATH]: edits documents at random, as a
# wild typist would, and asks tdl-lsp-server about them at random places. Complains
# when the server ends, takes long, loses track of the text, or formats it into
# something else than the same tokens, or not for good.
import argparse
import os
import random
import re
import sys
import threading

here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(here, "..", "Editors"))
from client import Client, Document  # noqa: E402

library = os.path.join(here, "..", "..", "tdl-stdlib")
PIECES = ["(", ")", "[", "]", ",", ";", ":", "=", "->", "+", "-", "*", "/", "<=", "==", "\n", "\r\n", "\t", " ",
          "//", "///", "/// \u00e4\n", "\U0001d11e", "\u00e4", "\0", '"', "op ", "op f(a: [n]) -> [n] = lambda i: a[i]\n",
          "lambda ", "lambda i: ", "of int", "in ", "where ", "else 0", " and ", "or", "not", "let x = ", "floordiv",
          "mod", "opaque f(", "sum(i: ", "max(", "min(j: ", "inf", "nan", "1e-6", "1.5", "0", "99999999999999999999",
          "a[", "a[i]", "...", "select(", "exp(", "float(", "n", "i", "x" * 200, "(" * 300, "-" * 300,
          "a[i] + " * 40, "\ufeff", "for \"my.op\"", "%", "**", "if c",
          "def ", "def g(x) = x + 1\n", "combiner ", "combiner c(a; b) from (0) = (a + b)\n", "let y = f(a)\n", "let y[i] = ",
          "let (p, q) = ", "d...", "lambda ...: ", "a[...]", "xs...: [each n]", "of T", "T(", "of ints = [0, 1]", "(a[i] + ...)",
          'mode of "a" | "b" = "a"', '"a"', "where n > 0: \"few\"", "; k = 2)", ".1", "rank(d)", "remove(d, axes)...", "from (", "each "]
MODERN = """def half(x) = x * scale

def scale = 0.5

combiner best(a, i; b, j) from (-inf, -1) = (select(a > b, a, b), select(a > b, i, j))

op softmax(x: [..., n]) -> [..., n] =
  let top[...] = max(k: x[..., k])
  let e[..., k] = let t = x[..., k] - top[...] in exp(half(t))
  lambda ..., j: e[..., j] / sum(k: e[..., k])

op twice(x: [d...] of T) -> [d...] of T = lambda i...: x[i...] + x[i...]

op four(x: [d...] of T) -> [d...] of T where rank(d) < 9: "too many" = twice(twice(x))

op first(x: [b, n]) -> [b] of i64 = lambda b: best(j: x[b, j], j).1

op sums(x: [d...]; axes of ints, mode of "sum" | "max" = "sum") -> [remove(d, axes)...] =
  lambda i...: select(mode == "sum", sum(k... in d[axes]...: x[insert(i, axes, k)...]),
    max(k... in d[axes]...: x[insert(i, axes, k)...]))

op concat(xs...: [each n, m] of T) -> [(n + ...), m] of T =
  lambda i, j: (xs[i - before(n), j] else ...)

op moments(x: [b, n]) -> [b], [b] =
  let mean[b] = sum(j: x[b, j]) / float(n)
  mean,
  lambda b: sum(j: (x[b, j] - mean[b]) * (x[b, j] - mean[b]))
"""


def read_library():
    texts = [MODERN]
    for name in sorted(os.listdir(library)):
        if name.endswith(".tdl"):
            with open(os.path.join(library, name)) as file:
                texts.append(file.read())
    return texts


class Typist:
    def __init__(self, client, draw, texts):
        self.client, self.draw, self.texts = client, draw, texts
        # One definition alone, half of the time: it is the more often right.
        self.texts = texts + [part for text in texts for part in text.split("\n\n")]
        self.counts = {"edits": 0, "questions": 0, "formatted": 0, "with strategies": 0}
        self.document = Document(client, "file:///fuzz.tdl", "")

    def anywhere(self):
        return self.draw.randrange(len(self.document.text) + 1)

    def edit(self):
        """A range and its new text."""
        text, draw = self.document.text, self.draw
        if draw.random() < 0.25 or not text:
            return None, draw.choice(self.texts)
        begin = self.anywhere()
        if draw.random() < 0.4:  # what formatting undoes
            place = self.document.place(begin)
            return {"start": place, "end": place}, draw.choice([" ", "\n", "\n", "\t ", " // why\n", "\n\n\n"])
        size = draw.choice([0, 0, 0, 1, 1, 2, 5, 20, 200])
        end = min(len(text), begin + size)
        new = draw.choice(PIECES) if draw.random() < 0.7 else ""
        if draw.random() < 0.1:
            other = self.anywhere()
            new = text[other:other + 60]
        return {"start": self.document.place(begin), "end": self.document.place(end)}, new

    def swap(self):
        """A token in the place of another one: what may well be right."""
        words = list(re.finditer(r"\w+|[^\w\s]", self.document.text))
        if not words:
            return None, self.draw.choice(self.texts)
        old = self.draw.choice(words)
        new = self.draw.choice(words).group()
        if old.group().isdigit() or self.draw.random() < 0.1:
            new = self.draw.choice(["0", "1", "2", "3", "7", "1000", "1000000007", "9223372036854775807", "1.5"])
        return {"start": self.document.place(old.start()), "end": self.document.place(old.end())}, new

    def type(self):
        for _ in range(self.draw.choice([1, 1, 1, 3])):
            self.document.change(self.edit() if self.draw.random() < 0.6 else self.swap())
        if self.draw.random() < 0.1:  # several at once
            self.document.change((None, self.draw.choice(self.texts)), (None, self.draw.choice(self.texts)))
        self.counts["edits"] += 1

    def ask(self):
        place = self.document.place(self.anywhere())
        if self.draw.random() < 0.3:  # an operator, whose strategies are derived
            names = [match.start(1) for match in re.finditer(r"^(?:op|def|combiner) (\w)", self.document.text, re.M)]
            place = self.document.place(self.draw.choice(names or [0]))
        if self.draw.random() < 0.05:
            place = {"line": self.draw.randrange(10**4), "character": self.draw.randrange(10**4)}
        method = self.draw.choice(["hover", "hover", "hover", "definition", "references", "completion", "documentSymbol", "formatting"])
        more = {"context": {"includeDeclaration": True}} if method == "references" else {}
        answer = self.document.ask(method, None if method in ("documentSymbol", "formatting") else place, **more)
        assert not isinstance(answer, str), answer
        self.counts["questions"] += 1
        if method == "hover" and answer and "plit" in answer["contents"]["value"]:
            self.counts["with strategies"] += 1
        if method == "documentSymbol":
            self.check_symbols(answer)
        elif method == "references":
            self.check_references(answer)
        elif method == "formatting":
            self.check_formatting(answer)

    def slice(self, where):
        return self.document.text[self.document.offset(where["start"]):self.document.offset(where["end"])]

    def check_symbols(self, symbols):
        for symbol in symbols:
            assert self.slice(symbol["selectionRange"]) == symbol["name"], symbol
            self.check_symbols(symbol.get("children", []))

    def check_references(self, locations):
        words = {self.slice(location["range"]) for location in locations}
        assert len(words) <= 1, words

    def check_formatting(self, edits):
        if not edits:
            return
        before = self.document.text
        for edit in edits:
            self.document.change((edit["range"], edit["newText"]))
        after = self.document.text
        assert "".join(before.split()) == "".join(after.split()), after
        assert self.document.ask("formatting") == [], after
        assert self.document.get_diagnostics() == [] or len(after) > 0
        self.counts["formatted"] += 1


parser = argparse.ArgumentParser()
parser.add_argument("--count", type=int, default=2000)
parser.add_argument("--seed", type=int, default=0)
parser.add_argument("--server", default="tdl-lsp-server")
options = parser.parse_args()
client = Client(options.server)
client.initialize()
# A question that is not answered in a minute ends the server, and so this.
typist = Typist(client, random.Random(options.seed), read_library())
for number in range(options.count):
    watch = threading.Timer(60, client.process.kill)
    watch.start()
    try:
        typist.type()
        for _ in range(typist.draw.randrange(3)):
            typist.ask()
    except Exception:
        sys.stderr.write(f"editor.py: at edit {number} of --seed={options.seed}, of the text\n{typist.document.text}\n")
        raise
    finally:
        watch.cancel()
assert client.finish() == 0
print(", ".join(f"{count} {what}" for what, count in typist.counts.items()))
