# A client of the language server protocol, for tests: no dependencies.
import json
import subprocess


class Client:
    """A server that runs; each request waits for its answer."""

    def __init__(self, *command, log=subprocess.DEVNULL):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=log)
        self.number = 0
        self.diagnostics = {}  # of each document, as published last

    def send_bytes(self, data):
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.send_bytes(b"Content-Length: %d\r\n\r\n" % len(body) + body)

    def receive(self):
        length = None
        while True:
            line = self.process.stdout.readline()
            if not line:
                raise EOFError("the server ended")
            if line == b"\r\n":
                break
            name, value = line.split(b":")
            if name.lower() == b"content-length":
                length = int(value)
        message = json.loads(self.process.stdout.read(length))
        if message.get("method") == "textDocument/publishDiagnostics":
            params = message["params"]
            self.diagnostics[params["uri"]] = params["diagnostics"]
        return message

    def request(self, method, params=None):
        """The result, or the error as a string."""
        self.number += 1
        self.send({"id": self.number, "method": method, "params": params})
        while True:
            message = self.receive()
            if message.get("id") == self.number:
                if "error" in message:
                    return "error %d: %s" % (message["error"]["code"], message["error"]["message"])
                return message["result"]

    def notify(self, method, params=None):
        self.send({"method": method, "params": params})

    def initialize(self):
        result = self.request("initialize", {"processId": None, "rootUri": None, "capabilities": {}})
        self.notify("initialized", {})
        return result

    def finish(self):
        """Shuts the server down; its exit status."""
        self.request("shutdown")
        self.notify("exit")
        return self.process.wait()


class Document:
    """An open document, and its text here."""

    def __init__(self, client, uri, text, language="tdl"):
        self.client, self.uri, self.text, self.version = client, uri, text, 1
        client.notify("textDocument/didOpen", {"textDocument": {
            "uri": uri, "languageId": language, "version": 1, "text": text}})

    def identifier(self):
        return {"uri": self.uri}

    def change(self, *edits):
        """Each edit: a range or None, and the new text."""
        self.version += 1
        changes = [{"text": new} if where is None else {"range": where, "text": new}
                   for where, new in edits]
        self.client.notify("textDocument/didChange", {
            "textDocument": {"uri": self.uri, "version": self.version}, "contentChanges": changes})
        for where, new in edits:
            self.text = new if where is None else self.apply(where, new)

    def apply(self, where, new):
        begin, end = self.offset(where["start"]), self.offset(where["end"])
        return self.text[:begin] + new + self.text[max(begin, end):]

    def offset(self, position):
        lines = self.text.split("\n")
        if position["line"] >= len(lines):
            return len(self.text)
        units = 0
        line = lines[position["line"]]
        for at, character in enumerate(line):
            if units >= position["character"] or (character == "\r" and at + 1 == len(line)):
                break
            units += 2 if ord(character) > 0xFFFF else 1
        else:
            at = len(line)
        return sum(len(each) + 1 for each in lines[:position["line"]]) + at

    def place(self, offset):
        """The protocol's name of an offset in the text."""
        before = self.text[:offset].split("\n")
        return {"line": len(before) - 1,
                "character": sum(2 if ord(c) > 0xFFFF else 1 for c in before[-1])}

    def find(self, marked):
        """The place of `|` in a piece of the text that has none."""
        at = marked.index("|")
        return self.place(self.text.index(marked.replace("|", "")) + at)

    def ask(self, method, marked=None, **more):
        params = {"textDocument": self.identifier(), **more}
        if marked is not None:
            params["position"] = marked if isinstance(marked, dict) else self.find(marked)
        return self.client.request("textDocument/" + method, params)

    def get_diagnostics(self):
        self.ask("documentSymbol")  # whose answer comes after them
        return self.client.diagnostics.get(self.uri, [])


def show(where):
    """A range or location as LINE:COLUMN-LINE:COLUMN, from 0."""
    where = where.get("range", where)
    return "%d:%d-%d:%d" % (where["start"]["line"], where["start"]["character"],
                            where["end"]["line"], where["end"]["character"])
