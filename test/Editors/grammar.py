# grammar.py FOLDER SERVER: holds the TextMate grammar in FOLDER against the words that
# SERVER completes, which are the language's own.
import json
import os
import re
import sys

from client import Client, Document


def load(name):
    with open(os.path.join(sys.argv[1], name)) as file:
        return json.load(file)


def get_patterns(node):
    """Every regular expression under a node."""
    if isinstance(node, dict):
        if "match" in node:
            yield node["match"]
        for each in node.values():
            yield from get_patterns(each)
    elif isinstance(node, list):
        for each in node:
            yield from get_patterns(each)


def get_includes(node):
    if isinstance(node, dict):
        if "include" in node:
            yield node["include"][1:]
        for each in node.values():
            yield from get_includes(each)
    elif isinstance(node, list):
        for each in node:
            yield from get_includes(each)


grammar = load("tdl.tmLanguage.json")
words = set()
for pattern in get_patterns(grammar):
    re.compile(pattern)
    # What stands between parentheses and bars, or alone between two \b.
    plain = re.sub(r"\\.|\[[^]]*\]|\(\?[:!=<]*", " ", pattern)
    words.update(re.findall(r"(?<![A-Za-z0-9_])[a-z][a-z0-9]*(?![A-Za-z0-9_])", plain))
assert set(get_includes(grammar)) == set(grammar["repository"]), "parts that nothing includes, or are not there"

client = Client(sys.argv[2])
client.initialize()
document = Document(client, "file:///a.tdl", "")
items = document.ask("completion", {"line": 0, "character": 0})["items"]
known = {item["label"] for item in items}
client.finish()
for word in sorted(words - known):
    print(f"the grammar has '{word}', which is no word of the language")
for word in sorted(known - words):
    print(f"the grammar lacks '{word}'")

package = load("package.json")
contributes = package["contributes"]
for path in [package["main"], contributes["grammars"][0]["path"], contributes["languages"][0]["configuration"]]:
    assert os.path.exists(os.path.join(sys.argv[1], path)), path
load("language-configuration.json")
assert contributes["grammars"][0]["scopeName"] == grammar["scopeName"]
with open(os.path.join(sys.argv[1], package["main"])) as file:
    servers = re.findall(r'"([a-z-]*lsp-server)"', file.read())
print("servers:", *servers)
print(len(words), "words")
