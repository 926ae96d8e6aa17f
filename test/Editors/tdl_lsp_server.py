# Speaks to tdl-lsp-server as an editor does, and prints what it answers.
import pathlib
import sys
import tempfile

from client import Client, Document, show

CONV = """\
// Convolutions.
/// 1-D convolution, NCW.
op conv1d(data: [b, ci, w], filter: [co, ci, k]; stride = 1)
    -> [b, co, (w - k) floordiv stride + 1] =
  lambda b, co, x: sum(ci, dx: data[b, ci, stride*x + dx] * filter[co, ci, dx])

op relu(a: [n, m]) -> [n, m] = lambda i, j: max(a[i, j], 0)
"""


def section(name):
    print("== " + name)


def hover(document, marked):
    answer = document.ask("hover", marked)
    print(marked, "is nothing" if answer is None else
          show(answer) + "\n" + answer["contents"]["value"])


def diagnose(document):
    for each in document.get_diagnostics():
        print(show(each), each["source"], each["severity"], each["message"])
        for note in each.get("relatedInformation", []):
            print("  note", show(note["location"]), note["message"])
    print("that is all")


client = Client(sys.argv[1])
section("initialize")
for name, value in sorted(client.initialize()["capabilities"].items()):
    print(name, value)

document = Document(client, "file:///conv.tdl", CONV)
section("no errors")
diagnose(document)

section("hover")
for marked in ["op con|v1d", "filter: [co, ci|", "stri|de*x", "sum(ci, d|x", "dat|a[", "m|ax(a",
               "su|m(", "// Con|v", "lamb|da b", "lambda b, co, x|:", "rel|u"]:
    hover(document, marked)

section("definition")
for marked in ["|data[b, ci, str", "ci, stride*x|", "lambda b, c|o, x", "[c|o, ci, dx])", 
               "(|w - k", "stride*x + dx|", "filter|[co, ci, dx]"]:
    answer = document.ask("definition", marked)
    print(marked, answer and show(answer))

section("references")
for marked in ["|ci, w]", "sum(c|i", "|x: sum", "strid|e = 1"]:
    for declares in [True, False]:
        answer = document.ask("references", marked, context={"includeDeclaration": declares})
        print(marked, " ".join(map(show, answer)))

section("symbols")
for symbol in document.ask("documentSymbol"):
    print(symbol["name"], symbol["kind"], show(symbol), show(symbol["selectionRange"]))
    for child in symbol["children"]:
        print(" ", child["name"], child["kind"], child["detail"], show(child))

section("completion")
for marked in ["sum(ci, dx: |", "|// Conv", "// Con|v", "op |relu", "max(|a"]:
    items = document.ask("completion", marked)["items"]
    items.sort(key=lambda each: each["sortText"])
    print(marked, " ".join(item["label"] for item in items))
item = document.ask("completion", "sum(ci, dx: |")["items"]
print([each for each in item if each["label"] == "filter"])

section("typing")
document.change((None, CONV.replace("filter[co", "filtr[co")))
diagnose(document)
where = document.find("|filtr")
document.change(({"start": where, "end": {**where, "character": where["character"] + 5}}, "filter"))
diagnose(document)
print(document.text == CONV)

section("what is missing is missing at the end")
document.change((None, "op f(a: [n]) -> [n] = lambda i: a[i\n\n/// next\nop g(a: [n]) -> [n] = lambda i: b[i]\n"))
diagnose(document)
print(" ".join(each["name"] for each in document.ask("documentSymbol")))

section("notes")
document.change((None, "op f(a: [n]) -> [n] = lambda i: a[i]\nop f(a: [n]) -> [n, n] = lambda i: 1\n"))
diagnose(document)

section("warnings")
document.change((None, "op f(a: [n]) -> [n] = lambda i: a[i] // 2\n"))
diagnose(document)

section("all errors")
document.change((None, "".join(f"op f{i}(a: [n]) -> [n] = lambda i: b[i]\n" for i in range(30))))
print(len(document.get_diagnostics()))

section("UTF-16")
document.change((None, "// \U0001d11e\u00e4\nop f(a: [n]) -> [n] = \U0001d11e\u00e4 lambda i: a[i]\n"))
diagnose(document)
document.change((None, "/// \U0001d11e\U0001d11e|x\nop f(a: [n]) -> [n] = lambda i: a[i]\n"))
document.change(({"start": {"line": 0, "character": 6}, "end": {"line": 0, "character": 8}}, "\u00e4"),
                ({"start": {"line": 0, "character": 7}, "end": {"line": 0, "character": 8}}, ""))
hover(document, "op |f")

section("places that are none")
for line, character in [(-1, 0), (0, -5), (99, 0), (0, 10**9), (2**31 - 1, 2**31 - 1)]:
    print(document.ask("hover", {"line": line, "character": character}))

section("formatting")
document.change((None, "// one\nop f(a:[n])->[n]=lambda i:a[ i ]  \n\n\nop g(a: [n]) -> [n] = lambda i: a[i]\n"))
for edit in document.ask("formatting", options={"tabSize": 8, "insertSpaces": False}):
    print(show(edit), repr(edit["newText"]))
    document.change((edit["range"], edit["newText"]))
print(document.text, document.ask("formatting"))
document.change((None, "op f("))
print(document.ask("formatting"))

section("functions, combiners, lets")
document.change((None, """/// Half of it.
def half(x) = x * scale
def scale = 0.5
/// Larger.
combiner best(a, i; b, j) from (-inf, -1) = (select(a > b, a, b), select(a > b, i, j))
op mean(x: [..., n]; mode of "sum" | "mean" = "mean") -> [...] =
  lambda ...: select(mode == "mean", half(sum(j: x[..., j])), sum(j: x[..., j]))
op f(x: [d..., n] of T) -> [d...] of T, [d...] =
  let m = mean(x; mode = "sum")
  let y[d..., k in n] = let t = x[d..., k] in half(t)
  lambda i...: T(best(j: y[i..., j], j).0),
  m
op g(x: [n]) -> [n] = h(x)
op h(x: [n]) -> [n] = lambda i: half(x[i])
"""))
diagnose(document)
for marked in ["|half(sum", "best|(j: y", "op mea|n", "op g|(", 'mode == "me|an"', "let t = x[d..., k] in half(t|)", "y|[i..., j]",
               "|d..., n] of T", "of T|,"]:
    hover(document, marked)
for marked in ["* sca|le", "mea|n(x; mode", "mod|e = \"sum\")", '"su|m")', "|y[i...", "\n  |m\n", "|T(best", "x[d..., |k] in", "h|(x)"]:
    answer = document.ask("definition", marked)
    print(marked.strip(), answer and show(answer))
for symbol in document.ask("documentSymbol"):
    print(symbol["name"], symbol["kind"], " ".join(child["name"] for child in symbol.get("children", [])))
for marked in ['mode == "|mean', "  |m\n"]:
    print(marked.strip(), " ".join(item["label"] for item in document.ask("completion", marked)["items"])[:60])
document.change((None, "op f("))

section("stated gradients")
document.change((None, """op cube(x: [n]) -> [n] = lambda i: pow(x[i], 3)
op cube_gradient for gradient of cube by x(x: [n], d: [n]) -> [n] =
  lambda i: 3*pow(x[i], 2)*d[i]
"""))
diagnose(document)
for marked in ["of cu|be by", "by |x(", "x(x: [n|], d"]:
    answer = document.ask("definition", marked)
    print(marked.strip(), answer and show(answer))
for each in document.ask("references", "cube(|x", context={"includeDeclaration": True}):
    print(show(each))
document.change((None, "op f("))

section("imports")
with tempfile.TemporaryDirectory() as folder:
    folder = pathlib.Path(folder).resolve()
    (folder / "parts.tdl").write_text("def two(x) = 2 * x\n/// All of it.\nop whole(x: [n]) -> [n] = lambda i: x[i]\n")
    text = """import "parts.tdl"
import "tofu/loss.tdl"
op f(x: [n]) -> [n] = lambda i: two(x[i])
op g(x: [n]) -> [n] = whole(x)
op h(x: [n]) -> [] = mean_squared_error(x, x) // of nowhere
"""
    importing = Document(client, (folder / "main.tdl").as_uri(), text)
    diagnose(importing)
    for marked in ["two|(x[i])", "wh|ole(x)", '"par|ts.tdl"', '"tofu/lo|ss.tdl"', "mean_squared_err|or", "of no|where"]:
        answer = importing.ask("definition", marked)
        print(marked, answer and answer["uri"].split("/")[-1] + " " + show(answer))
    for declares in [True, False]:
        answer = importing.ask("references", "wh|ole(x)", context={"includeDeclaration": declares})
        print("whole", " ".join(each["uri"].split("/")[-1] + " " + show(each) for each in answer))
    for marked in ["two|(x[i])", "wh|ole(x)"]:
        hover(importing, marked)
    labels = [item["label"] for item in importing.ask("completion", "lambda i: |two")["items"]]
    print("whole" in labels, "mean_squared_error" in labels)
    parts = Document(client, (folder / "parts.tdl").as_uri(), "def two(x) = 2 * y\nop whole(x: [n) -> [n] = lambda i: x[i]\n")
    importing.change((None, text))
    diagnose(importing)
    parts.change((None, "op whole(x: [n]) -> [n] = lambda i: x[i, i]\n"))
    importing.change((None, 'import "parts.tdl"\nop g(x: [n]) -> [n] = whole(x)\n'))
    diagnose(importing)
    parts.change((None, "op part(x: [n]) -> [n] = lambda i: x[i]\n"))
    diagnose(importing)
    client.notify("textDocument/didClose", {"textDocument": parts.identifier()})
    diagnose(importing)
    importing.change((None, text.replace('"parts', '"no parts')))
    diagnose(importing)

section("odd documents")
print(document.ask("hover", {"line": 0, "character": 4}) is None)
for text in ["", "op", "op ", "\0\0", "\ufeffop f(", "op f(a: [", "combiner c\nop f(x: [n]) -> [] = lambda: c(i: x[i])\nop g = gradient of f by x", "op let[]", "op let[i]", "op f() -> [] = let [i]", "op op op lambda lambda : : ->", "(((((", ")))]]]",
             "op f(a: [n]) -> [n] = lambda i: " + "(" * 100000, "op " + "x" * 1000000,
             "op f(a: [n]) -> [n] = lambda i: " + "a[i] + " * 100000 + "1", "op f(a: [n]) -> [n] = lambda i: " + "let x = x " * 100000,
             "op f(a: [n]) -> [n] = lambda i: " + "f(" * 100000 + "):" * 100000, "op f() -> [] = lambda " + "lambda x, " * 100000, "\ud800", "\r\n\r", "// \r\nop f"]:
    document.change((None, text))
    places = [{"line": 0, "character": at} for at in (0, 3, 5, len(text))]
    for place in places:
        for method in ["hover", "definition", "completion"]:
            document.ask(method, place)
    print(len(document.get_diagnostics()), len(document.ask("formatting")))

section("other documents")
nowhere = Document(client, "file:///nowhere.tdl", "")
client.notify("textDocument/didClose", {"textDocument": nowhere.identifier()})
print(nowhere.ask("hover", {"line": 0, "character": 0}), nowhere.get_diagnostics())
nowhere.change((None, "op"))
print(Document(client, "http://x/y.tdl", "op").get_diagnostics())

section("odd messages")
log = tempfile.TemporaryFile("w+")
client = Client(sys.argv[1], log=log)
client.initialize()
print(client.request("textDocument/nonsense"))
print(client.request("textDocument/hover", {"position": "here"}))
print(client.request("textDocument/hover", {"textDocument": {"uri": "http://x"}, "position": {"line": 0, "character": 0}}))
client.notify("textDocument/nonsense", {})
client.notify("$/cancelRequest", {"id": 3})
client.notify("textDocument/didChange", {"textDocument": 3})
client.send_bytes(b"Content-Length: 5\r\n\r\nnone!")
client.send_bytes(b"Content-Length: 4\r\nContent-Type: x\r\n\r\n\xff\xfe\xfd\xfc")
client.send_bytes(b"Content-Length: 2\r\n\r\n[]")
client.send_bytes(b"Content-Length: 2\r\n\r\n{}")
client.send_bytes(b"Content-Length: 17\r\n\r\n" + b'{"jsonrpc":"2.0"}')
client.send_bytes(b"Content-Length: 200000\r\n\r\n" + b"[" * 200000)
client.send_bytes(b"Content-Length: 300000000\r\n\r\n" + b" " * 300000000)
client.send_bytes(b"Content-Length: nothing\r\n\r\n")
client.send_bytes(b"Content-Length: -1\r\n" + b"x" * 1000000 + b"\r\n\r\n")
client.send({"id": 7, "result": None})
client.send({"id": {}, "method": "shutdown?"})
document = Document(client, "file:///conv.tdl", CONV)
print(document.get_diagnostics())
print(client.finish())
log.seek(0)
for line in log:
    print(line.split("] ", 1)[1].rstrip()[:100])

section("end")
client = Client(sys.argv[1])
client.initialize()
print(client.finish())
rude = Client(sys.argv[1])
rude.initialize()
rude.notify("exit")
print(rude.process.wait())
gone = Client(sys.argv[1])
gone.process.stdin.close()
print(gone.process.wait())
