"""A reader of TDL, written from the grammar in docs/Language.md alone: text to nodes, which are tuples and lists.

It takes what is right and makes no effort about what is wrong.
"""
import re

TOKEN = re.compile(r'''\s+|//[^\n]*|(?P<number>\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|(?P<name>[A-Za-z_]\w*)|(?P<string>"[^"\n]*")
  |(?P<sign>\.\.\.|->|[<>=!]=|[-+*/<>=()\[\]:;,.|])''', re.X)
KEYWORDS = set("op def combiner import lambda let of in each where else and or not true false floordiv mod opaque sum prod max min inf nan".split())
REDUCERS = {"sum", "prod", "max", "min", "all", "any"}


class Node:
    """One of an expression: its kind and what it is made of. Each has its own identity."""
    __slots__ = ("kind", "parts")

    def __init__(self, kind, *parts):
        self.kind, self.parts = kind, parts

    def __repr__(self):
        return f"({self.kind} {' '.join(map(repr, self.parts))})"


def tokenize(text):
    tokens, at = [], 0
    while at < len(text):
        match = TOKEN.match(text, at)
        if not match:
            raise SyntaxError(f"no token at {text[at:at + 20]!r}")
        if match.lastgroup:
            tokens.append((match.lastgroup, match[match.lastgroup]))
        at = match.end()
    return tokens + [("end", "")] * 4


class Reader:
    def __init__(self, text):
        self.tokens, self.at = tokenize(text), 0

    def peek(self, *texts, ahead=0):
        kind, text = self.tokens[self.at + ahead]
        return kind != "string" and text in texts

    def take(self, *texts):
        if self.peek(*texts):
            self.at += 1
            return self.tokens[self.at - 1][1]
        return None

    def need(self, *texts):
        taken = self.take(*texts)
        if taken is None:
            raise SyntaxError(f"expected {texts}, not {self.tokens[self.at:self.at + 5]}")
        return taken

    def name(self):
        kind, text = self.tokens[self.at]
        if kind != "name" or text in KEYWORDS:
            raise SyntaxError(f"expected a name, not {text!r}")
        self.at += 1
        return text

    def several(self, read, end):
        """Things with commas between them, up to one of `end`, which stays."""
        things = []
        while not self.peek(*end):
            things.append(read())
            if not self.take(","):
                break
        return things

    def brackets(self, read, open_="[", close="]"):
        self.need(open_)
        things = self.several(read, [close])
        self.need(close)
        return things

    # ---- a file ----

    def file(self):
        items = {"op": {}, "def": {}, "combiner": {}}
        while not self.tokens[self.at][0] == "end":
            kind = self.need("op", "def", "combiner")
            item = {"op": self.definition, "def": self.function, "combiner": self.combiner}[kind]()
            items[kind][item["name"]] = item
        return items

    def function(self):
        item = {"name": self.name(), "parameters": []}
        if self.peek("("):
            item["parameters"] = self.brackets(self.name, "(", ")")
        self.need("=")
        return item | {"body": self.expr()}

    def combiner(self):
        item = {"name": self.name()}
        self.need("(")
        item["left"] = self.several(self.name, [";"])
        self.need(";")
        item["right"] = self.several(self.name, [")"])
        self.need(")")
        self.need("from")
        item["from"] = self.brackets(self.expr, "(", ")")
        self.need("=")
        return item | {"body": self.brackets(self.expr, "(", ")")}

    def definition(self):
        item = {"name": self.name(), "attributes": {}, "where": [], "lets": []}
        if self.take("for"):
            self.at += 1
        self.need("(")
        item["parameters"] = self.several(self.parameter, [";", ")"])
        if self.take(";"):
            item["attributes"] = dict(self.several(self.attribute, [")"]))
        self.need(")")
        self.need("->")
        item["results"] = self.several(self.result, ["=", "where"])
        if self.take("where"):
            item["where"] = self.several(self.constraint, ["="])
        self.need("=")
        while self.take("let"):
            item["lets"].append(self.let())
        item["bodies"] = self.several(self.body, ["op", "def", "combiner", ""])
        return item

    def constraint(self):
        expr = self.expr()
        if self.take(":"):
            self.at += 1
        return expr

    def parameter(self):
        name = self.name()
        isList = bool(self.take("..."))
        self.need(":")
        return name, isList, self.brackets(self.dimension), self.element()

    def dimension(self):
        if self.take("each"):
            return "each", self.sum()
        if self.take("..."):
            return "list", "..."
        dim = self.sum()
        return ("list", dim) if self.take("...") else ("one", dim)

    def element(self):
        return self.name() if self.take("of") else None

    def result(self):
        return self.brackets(self.item), self.element()

    def attribute(self):
        name, kind, value = self.name(), None, None
        if self.take("of"):
            kind = self.tokens[self.at][1]
            self.at += 1
            while self.take("|"):
                self.at += 1
        if self.take("="):
            value = self.sum()
        return name, (kind, value)

    def let(self):
        if self.take("("):
            names = self.several(self.name, [")"])
            self.need(")")
            self.need("=")
            return "tensors", names, self.tensor()
        name = self.name()
        if self.peek("["):
            indices = self.brackets(self.index)
            self.need("=")
            return "lambda", name, indices, self.expr()
        self.need("=")
        isCall = self.tokens[self.at][0] == "name" and self.tokens[self.at][1] not in KEYWORDS and (
            self.peek("(", ahead=1) or self.peek("let", "lambda", ahead=1) or self.peek(*KEYWORDS - {"floordiv", "mod"}, ahead=1))
        if isCall:
            return "tensors", [name], self.tensor()
        return "scalar", name, self.expr()

    def body(self):
        if self.take("lambda"):
            indices = self.several(self.index, [":"])
            self.need(":")
            return "lambda", indices, self.opaque() if self.peek("opaque") else self.expr()
        return "tensor", self.tensor()

    def opaque(self):
        raise SyntaxError("opaque functions are not read")

    def tensor(self):
        name = self.name()
        if self.take("..."):
            return "list", name
        if not self.take("("):
            return "name", name
        operands, attributes = self.several(self.tensor, [";", ")"]), {}
        if self.take(";"):
            attributes = dict(self.several(self.setting, [")"]))
        self.need(")")
        return "call", name, operands, attributes

    def setting(self):
        name = self.name()
        self.need("=")
        return name, self.expr()

    def index(self):
        name = "..." if self.take("...") else self.name()
        isList = name == "..." or bool(self.take("..."))
        extent = None
        if self.take("in"):
            extent = self.sum()
            if self.take("..."):
                isList = True
                extent = Node("expand", extent)
        return name, isList, extent

    # ---- expressions ----

    def expr(self):
        if self.take("let"):
            name = self.name()
            self.need("=")
            value = self.condition()
            self.need("in")
            return Node("bind", name, value, self.expr())
        return self.condition()

    def condition(self):
        left = self.both()
        while self.peek("or") and not self.peek("...", ahead=1):
            self.at += 1
            left = Node("or", left, self.both())
        return left

    def both(self):
        left = self.negation()
        while self.peek("and") and not self.peek("...", ahead=1):
            self.at += 1
            left = Node("and", left, self.negation())
        return left

    def negation(self):
        return Node("not", self.comparison()) if self.take("not") else self.comparison()

    def comparison(self):
        left = self.sum()
        sign = self.take("==", "!=", "<", "<=", ">", ">=")
        return Node("compare", sign, left, self.sum()) if sign else left

    def chain(self, signs, read):
        left = read()
        while self.peek(*signs) and not self.peek("...", ahead=1):
            sign = self.take(*signs)
            left = Node("binary", sign, left, read())
        return left

    def sum(self):
        return self.chain("+-", self.product)

    def product(self):
        return self.chain(("*", "/", "floordiv", "mod"), self.unary)

    def item(self):
        if self.take("..."):
            return Node("expand", Node("name", "..."))
        expr = self.expr()
        return Node("expand", expr) if self.take("...") else expr

    def unary(self):
        kind, text = self.tokens[self.at]
        if self.take("-"):
            return Node("negate", self.unary())
        if kind == "number":
            self.at += 1
            return Node("literal", float(text) if re.search("[.eE]", text) else int(text))
        if kind == "string":
            self.at += 1
            return Node("word", text[1:-1])
        if self.take("inf", "nan"):
            return Node("literal", float(text))
        if self.take("true", "false"):
            return Node("truth", text == "true")
        if self.take("("):
            expr = self.expr()
            if self.peek("+", "*", "and", "or", "else") and self.peek("...", ahead=1):
                fold = self.need("+", "*", "and", "or", "else")
                self.need("...")
                expr = Node("fold", fold, expr)
            self.need(")")
            return expr
        if self.peek("["):
            return Node("list", self.brackets(self.item))
        self.at += 1
        if self.peek("["):
            return self.read(text)
        if self.peek("("):
            return self.call(text)
        return Node("name", text)

    def read(self, name):
        indices, where = self.brackets(self.item), None
        if self.peek("else") and self.peek("...", ahead=1):  # of a fold
            return Node("read", name, indices, None, None)
        if self.take("where"):
            where = self.condition()
        orElse = self.unary() if self.take("else") else None
        return Node("read", name, indices, where, orElse)

    def call(self, name):
        start = self.at
        if self.isReduction():
            self.at = start + 1
            indices, where = self.several(self.index, [":", "where"]), None
            if self.take("where"):
                where = self.condition()
            self.need(":")
            values = self.several(self.expr, [")"])
            self.need(")")
            number = 0
            if self.take("."):
                number = int(self.tokens[self.at][1])
                self.at += 1
            return Node("reduce", name, indices, where, values, number)
        return Node("call", name, self.brackets(self.item, "(", ")"))

    def isReduction(self):
        depth, at = 0, self.at
        while True:
            kind, text = self.tokens[at]
            if kind == "end":
                return False
            if kind == "sign" and text in "([":
                depth += 1
            elif kind == "sign" and text in ")]":
                depth -= 1
                if depth == 0:
                    return False
            elif text == ":" and depth == 1:
                return True
            at += 1


def read(text):
    return Reader(text).file()
