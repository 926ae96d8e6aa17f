"""Draws files of definitions: text only. What it means, and whether it means anything, the oracle says."""

FLOAT_TYPES, INTEGER_TYPES = ["f32", "f64", "bf16", "f16"], ["i8", "i16", "i32", "i64"]


class Param:
    """A tensor: its name, its dimensions as text (`n`, `d...`, `3`, `n + 1`), the type as it is written, and how many it is."""

    def __init__(self, name, dims, element, isList=False):
        self.name, self.dims, self.element, self.isList = name, dims, element, isList


class Operator:
    def __init__(self, name):
        self.name, self.params, self.attributes, self.results, self.text = name, [], {}, [], ""


def is_list(dim):
    return dim.endswith("...")


class Writer:
    """Writes one definition."""

    def __init__(self, draw, file):
        self.draw, self.file, self.count = draw, file, 0

    def chance(self, p):
        return self.draw.random() < p

    def pick(self, *things):
        return self.draw.choice(things)

    def fresh(self, stem):
        self.count += 1
        return f"{stem}{self.count}"

    # ---- the heading ----

    def heading(self):
        draw, op = self.draw, Operator(f"op{len(self.file.ops)}")
        self.op = op
        generic = self.chance(.75)
        listDim = self.pick("d...", "...", None) if generic else None
        names = draw.sample(["n", "m", "q"], self.pick(0, 1, 1, 2) if listDim else self.pick(1, 2, 2, 3))
        layout = list(names)
        if listDim:
            layout.insert(draw.randint(0, len(layout)), listDim)
        self.element = self.pick("T", "T", "T", "f32", "f64", "i32", "bf16") if generic else self.pick("float", "float", "int")
        self.op.params.append(Param("x", layout, self.element))
        for k in range(self.pick(0, 1, 1, 2)):
            dims = [d for d in layout if self.chance(.7)]
            if self.chance(.3):
                draw.shuffle(dims)
            if self.chance(.15):
                dims.append(self.pick("3", "1", "p"))
            element = self.pick(self.element, self.element, "int", *(["bool", "S", "i64", "f32"] if generic else []))
            isList = generic and self.chance(.2) and not any(p.isList for p in op.params)
            op.params.append(Param("yzwv"[k] + ("s" if isList else ""), dims, element, isList))
        self.attributes(listDim)
        self.dims = [d for p in op.params for d in p.dims]
        self.dims = list(dict.fromkeys(d for d in self.dims if not d.isdigit()))
        self.tensors = list(op.params)

    def attributes(self, listDim):
        choices = {
            "s": ("s = 1", lambda draw, rank: draw.choice([1, 1, 2, 3])),
            "o": ("o = 0", lambda draw, rank: draw.randint(-2, 2)),
            "c": ("c = 0.5", lambda draw, rank: draw.choice([0.5, -1.0, 2.0, 0.0])),
            "flag": ("flag = false", lambda draw, rank: draw.choice([True, False])),
            "mode": ('mode of "one" | "two" = "two"', lambda draw, rank: draw.choice(["one", "two"])),
            "g": ("g of float", lambda draw, rank: draw.choice([0.25, -2.0, 3.0])),
        }
        if listDim:
            choices["axis"] = ("axis = 0", lambda draw, rank: draw.randint(-rank, rank - 1) if rank else 0)
            choices["pads"] = ("pads of ints", lambda draw, rank: [draw.randint(-2, 2) for _ in range(rank)])
            choices["axes"] = ("axes of ints", lambda draw, rank: draw.sample(range(rank), draw.randint(0, rank)))
        for name in self.draw.sample(sorted(choices), self.pick(0, 1, 2, 2, 3)):
            if name in ("flag", "mode") and self.element in ("float", "int") and self.chance(.6):
                continue
            self.op.attributes[name] = choices[name]
        self.listDim = listDim

    def has(self, name):
        return name in self.op.attributes

    # ---- names in scope: (name, what it ranges over or none) ----

    def visible(self, name, scope):
        """Whether a dimension's name is not hidden by an index."""
        return all(name != index.removesuffix("...") for index, _ in scope)

    def over(self, dim, scope):
        """Indices that range over a dimension."""
        latest = dict(scope)
        return [i for i, d in latest.items() if d == dim]

    def integer(self, scope, depth):
        draw = self.draw
        options = [lambda: str(draw.randint(-3, 5))]
        single = [i for i, _ in scope if not is_list(i)]
        lists = [i for i, _ in scope if is_list(i)]
        if single:
            options += [lambda: draw.choice(single)] * 5
        if lists and self.chance(.5):
            name = draw.choice(lists)
            if name != "..." and self.has("axis"):
                options.append(lambda: f"{name.removesuffix('...')}[axis]")
            options.append(lambda: f"({name.removesuffix('...') or ''}{'' if name != '...' else ''} + ...)" if name != "..." else "0")
        named = [d for d in self.dims if not is_list(d) and d.isidentifier() and self.visible(d, scope)]
        if named:
            options.append(lambda: draw.choice(named))
        if "d..." in self.dims and self.visible("d", scope):
            options.append(lambda: self.pick("rank(d)", "(d + ...)", *(["d[axis]"] if self.has("axis") else [])))
        options += [lambda: "o"] * self.has("o") + [lambda: "s"] * self.has("s")
        if depth > 0:
            deeper = lambda: self.integer(scope, depth - 1)
            options += [lambda: f"({deeper()} {self.pick('+', '-')} {deeper()})"] * 2
            options += [lambda: f"{self.pick('2', '-1', '3', '(-2)')}*({deeper()})"]
            options += [lambda: f"({deeper()}) {self.pick('floordiv', 'mod')} {self.pick('2', '3', '4', *['s'] * self.has('s'))}"] * 2
            options += [lambda: f"{self.pick('max', 'min')}({deeper()}, {deeper()})", lambda: f"abs({deeper()})"]
            options += [lambda: f"select({self.condition(scope, depth - 1)}, {deeper()}, {deeper()})"]
            data = [t for t in self.tensors if t.element in ("int", "i64", "i32") and not t.isList]
            if data:
                options += [lambda: self.read(draw.choice(data), scope, 0, "0")] * 3
        return draw.choice(options)()

    def coordinate(self, dim, scope, depth):
        """Of a dimension, and whether it may be outside."""
        draw, exact = self.draw, self.over(dim, scope)
        if is_list(dim):
            name = dim.removesuffix("...")
            if not exact:
                return (f"({self.integer(scope, 0)} + 0*{name})..." if name and self.visible(name, scope) else None), True
            index = draw.choice(exact)
            stem = index.removesuffix("...")
            if self.chance(.5) or not stem:
                return index, False
            if not name or not self.visible(name, scope):
                return index, False
            choices = [(f"({name} - 1 - {stem})...", False), (f"min({stem} + {self.pick('1', '2')}, {name} - 1)...", False),
                       (f"({stem} + {self.pick('1', '(-1)')})...", True), (f"reverse({stem})...", True),
                       (f"({self.pick('2*', '-')}{stem})...", True), (f"({stem} floordiv 2)...", False)]
            if self.has("pads"):
                choices += [(f"({stem} - pads)...", True)] * 2
            if self.has("axis"):
                choices += [(f"replace({stem}, axis, {self.integer(scope, 1)})...", True),
                            (f"replace({stem}, axis, {name}[axis] - 1 - {stem}[axis])...", False)]
            if self.has("axes"):
                choices += [(f"replace({stem}, axes, 0)...", True), (f"replace({stem}, axes, {stem}[axes])...", False)]
            return draw.choice(choices)
        if exact and self.chance(.55):
            return draw.choice(exact), False
        canName = dim.isdigit() or not dim.isidentifier() or self.visible(dim, scope)
        if exact and canName and self.chance(.2):
            return f"{dim} - 1 - {draw.choice(exact)}", False
        if canName and self.chance(.2):
            return f"min(max({self.integer(scope, 1)}, 0), {dim} - 1)", False
        if canName and self.chance(.1) and not dim.isdigit():
            return f"({self.integer(scope, 1)}) mod ({dim})", False
        return self.integer(scope, min(depth, 2)), True

    def coordinates(self, tensor, scope, depth):
        found = [self.coordinate(d, scope, depth) for d in tensor.dims]
        if any(text is None for text, _ in found):
            return None, True
        return ", ".join(text for text, _ in found), any(outside for _, outside in found)

    def read(self, tensor, scope, depth, otherwise):
        places, outside = self.coordinates(tensor, scope, depth)
        if places is None:
            return otherwise
        text = f"{tensor.name}[{places}]"
        if self.chance(.1) and depth > 0:
            return f"({text} where {self.condition(scope, 1, affine=self.chance(.7))} else {otherwise})"
        return f"({text} else {otherwise})" if outside else text

    # ---- values ----

    def literal(self, element):
        isFloat = self.isFloat(element)
        choices = ["0", "1", "2", "-1", "3"]
        if isFloat:
            choices += ["0.5", "-0.25", "1.5"] + ["-inf", "inf"] * self.chance(.05)
        return self.draw.choice(choices)

    def isFloat(self, element):
        return element in FLOAT_TYPES + ["float"] or element in "TS" and self.file.kinds.get(element, True)

    def number(self, element, scope, depth):
        """Of an element type as it is written."""
        draw = self.draw
        deeper = lambda: self.number(element, scope, depth - 1)
        same = [t for t in self.tensors if t.element == element]
        options = [lambda: self.literal(element)]
        if same:
            options += [lambda: self.tensorValue(draw.choice(same), scope, depth)] * 6
        elif self.chance(.5):
            options += [lambda: f"{element}({self.integer(scope, 1)})"] * 2
        if self.isFloat(element):
            options += [lambda: "c"] * self.has("c") + [lambda: "g"] * self.has("g")
        if depth > 0:
            options += [lambda: f"({deeper()} {self.pick(*'+-*')} {deeper()})"] * 3
            options += [lambda: f"{self.pick('max', 'min')}({deeper()}, {deeper()})", lambda: f"abs({deeper()})", lambda: f"-({deeper()})",
                        lambda: f"select({self.condition(scope, depth - 1)}, {deeper()}, {deeper()})"]
            options += [lambda: self.reduction(element, scope, depth)] * 5
            options += [lambda: self.bind(element, scope, depth)]
            options += [lambda: f"{element}({self.integer(scope, 1)})"]
            others = [t for t in self.tensors if t.element != element]
            if others:
                options += [lambda: self.cast(element, draw.choice(others), scope)] * 2
            if self.isFloat(element):
                options += [lambda: f"{self.pick('floor', 'ceil', 'round', 'rint')}({deeper()} * 0.5)", lambda: f"{deeper()} / {self.pick('2', '4', '-0.5')}"]
            else:
                options += [lambda: f"({deeper()}) {self.pick('floordiv', 'mod')} {self.pick('2', '3')}"]
                options += [lambda: f"({deeper()}) {self.pick('floordiv', 'mod')} ({deeper()})"]
            options += [lambda: f"twice({deeper()})", lambda: f"clip({deeper()}, {deeper()})", lambda: f"nearest({deeper()})"]
            rows = [t for t in same if len(t.dims) == 1 and not is_list(t.dims[0]) and not t.isList]
            if rows:
                options += [lambda: f"around({draw.choice(rows).name}, {self.integer(scope, 1)})"]
        return draw.choice(options)()

    def cast(self, element, tensor, scope):
        if tensor.isList:
            return self.literal(element)
        if tensor.element == "bool":
            return f"select({self.boolRead(tensor, scope)}, {self.literal(element)}, {self.literal(element)})"
        return f"{element}({self.read(tensor, scope, 1, '0')})"

    def tensorValue(self, tensor, scope, depth):
        otherwise = self.number(tensor.element, scope, depth - 1) if depth > 1 and self.chance(.5) else self.literal(tensor.element)
        if not tensor.isList:
            return self.read(tensor, scope, depth, "(" + otherwise + ")")
        read = self.read(tensor, scope, 0, "0")
        return f"({read} {self.pick('+', '*')} ...)" if "[" in read else read

    def bind(self, element, scope, depth):
        name = self.fresh("t")
        value = self.number(element, scope, depth - 1)
        tensor = Param(name, [], element)
        inner = self.number(element, scope, depth - 1)
        again = self.pick("", f"-{name} + ") # a name is what it is, also behind its negation
        return f"(let {name} = {value} in {again}{name} {self.pick('+', '*', '-')} {inner})" if tensor else ""

    def boolRead(self, tensor, scope):
        return self.read(tensor, scope, 0, self.pick("true", "false"))

    def condition(self, scope, depth, affine=False):
        draw = self.draw
        sign = lambda: self.pick("==", "!=", "<", "<=", ">", ">=")
        options = [lambda: f"{self.integer(scope, depth > 0)} {sign()} {self.integer(scope, 0)}"] * 3
        if affine:
            return options[0]()
        bools = [t for t in self.tensors if t.element == "bool" and not t.isList]
        if bools:
            options += [lambda: self.boolRead(draw.choice(bools), scope)] * 2
        options += [lambda: "flag"] * self.has("flag") + [lambda: f'mode {self.pick("==", "!=")} "one"'] * self.has("mode")
        element = self.element
        if depth > 0:
            options += [lambda: f"{self.number(element, scope, depth - 1)} {sign()} {self.number(element, scope, 0)}" if self.tensors else "true"]
            options += [lambda: f"({self.condition(scope, depth - 1)} {self.pick('and', 'or')} {self.condition(scope, depth - 1)})",
                        lambda: f"(not ({self.condition(scope, depth - 1)}))"]
            options += [lambda: self.fold(self.pick("all", "any"), scope, lambda inner: self.condition(inner, depth - 1), depth)]
        return draw.choice(options)()

    def indices(self, scope):
        """Of a reduction: one or two dimensions; text and scope."""
        if not self.dims:
            return None
        texts, inner = [], list(scope)
        for dim in self.draw.sample(self.dims, min(len(self.dims), self.pick(1, 1, 1, 2))):
            if is_list(dim):
                if dim == "...":
                    continue
                stem = dim.removesuffix("...")
                name = stem if self.chance(.3) and self.visible(stem, inner) else self.fresh("k")
                over = f" in {stem}..." if name != stem or self.chance(.5) else ""
                name, text = name + "...", f"{name}...{over}"
            else:
                name = dim if dim.isidentifier() and self.chance(.3) and self.visible(dim, inner) else self.fresh("k")
                text = name + (f" in {dim}" if self.chance(.85) else "")
            inner.append((name, dim))
            texts.append(text)
        return (", ".join(texts), inner) if texts else None

    def fold(self, reducer, scope, value, depth):
        found = self.indices(scope)
        if not found:
            return "true" if reducer in ("all", "any") else "0"
        text, inner = found
        guard = f" where {self.condition(inner, 1, affine=self.chance(.6))}" if self.chance(.35) else ""
        return f"{reducer}({text}{guard}: {value(inner)})"

    def reduction(self, element, scope, depth):
        if self.chance(.15):
            return self.named(element, scope, depth)
        reducer = self.pick("sum", "sum", "sum", "max", "min", "prod")

        def value(inner):
            text = self.number(element, inner, depth - 1)
            # What the largest of no literals is depends on their type.
            return text if self.hasTensor(text) else f"{element}({text})"

        return self.fold(reducer, scope, value, depth)

    def named(self, element, scope, depth):
        found = self.indices(scope)
        if not found:
            return self.literal(element)
        text, inner = found
        place = [i for i, _ in inner if not is_list(i)]
        value = self.number(element, inner, min(depth - 1, 1))
        if not self.hasTensor(value):
            return self.literal(element)
        if not place or self.chance(.3):
            return f"both({text}: {value}, {self.number(element, inner, 0)}).{self.pick(0, 1)}"
        if self.chance(.5) and self.isFloat(element):
            return f"first({text}: {value}, {place[-1]}).0"
        if not self.isFloat(element):
            return f"both({text}: {value}, {self.number(element, inner, 0)}).1"
        return f"{element}(first({text}: {value}, {place[-1]}).1 mod 5)"

    def hasTensor(self, text):
        return any(t.name + "[" in text for t in self.tensors)

    # ---- the whole ----

    def write(self):
        self.heading()
        op, lines = self.op, []
        for _ in range(self.pick(0, 0, 1, 1, 2)):
            line = self.call() if self.file.ops and self.chance(.5) else self.letTensor()
            if line:
                lines.append("  " + line)
        bodies = []
        for _ in range(self.pick(1, 1, 1, 2)):
            bodies.append(self.result())
        params = ", ".join(f"{p.name}{'...' * p.isList}: [{', '.join(p.dims)}]" + f" of {p.element}" * (p.element != "float") for p in op.params)
        attributes = "; " + ", ".join(text for text, _ in op.attributes.values()) if op.attributes else ""
        results = ", ".join(f"[{', '.join(r.dims)}] of {r.element}" for r in op.results)
        text = f"op {op.name} for \"fuzz.{op.name}\"({params}{attributes})\n    -> {results} =\n" + "".join(l + "\n" for l in lines) + "  " + ",\n  ".join(bodies) + "\n"
        op.text = text
        return op

    def letTensor(self):
        dims = [d for d in self.dims if self.chance(.6)]
        name, scope, texts = self.fresh("u"), [], []
        for dim in dims:
            if dim == "...":
                texts.append("...")
                scope.append(("...", "..."))
            elif is_list(dim):
                texts.append(dim)
                scope.append((dim, dim))
            else:
                index = dim if dim.isidentifier() and self.chance(.5) else self.fresh("l")
                texts.append(f"{index} in {dim}")
                scope.append((index, dim))
        if self.chance(.15) and self.op.params[0].element != "int":
            line = f"let {name}[{', '.join(texts)}] = {self.condition(scope, 2)}"
            self.tensors.append(Param(name, dims, "bool"))
            return line
        value = self.number(self.element, scope, 2)
        if not self.hasTensor(value):
            return None
        self.tensors.append(Param(name, dims, self.element))
        return f"let {name}[{', '.join(texts)}] = {value}"

    def call(self):
        callee = self.draw.choice(self.file.ops)
        bound, types, operands = {}, {}, []
        for param in callee.params:
            isNumber = callee.kinds.get(param.element)  # what a type of its own stands for, by which its text was drawn
            fits = [t for t in self.tensors if t.isList == param.isList and (t.element == "bool" or isNumber in (None, self.isFloat(t.element)))
                    and self.match(param, t, dict(bound), dict(types)) is not None]
            if not fits:
                return None
            chosen = self.draw.choice(fits)
            bound, types = self.match(param, chosen, bound, types)
            operands.append(chosen.name + "..." * chosen.isList)
        results = []
        for result in callee.results:
            dims = []
            for dim in result.dims:
                if dim.isdigit():
                    dims.append(dim)
                elif dim in bound:
                    dims += bound[dim]
                else:
                    return None
            element = types.get(result.element, result.element)
            results.append(Param(self.fresh("r"), dims, element))
        settings = []
        for name in callee.attributes:
            if name in ("pads", "axes", "axis"):
                if not self.has(name) or bound.get("d...", bound.get("...")) not in (["d..."], ["..."]):
                    return None
                settings.append(f"{name} = {name}")
            elif self.chance(.6) or name == "g":
                value = {"s": self.pick("1", "2", *["s"] * self.has("s")), "o": self.pick("-1", "1", *["o + 1"] * self.has("o")),
                         "c": self.pick("2.0", "-0.5"), "flag": self.pick("true", "false"), "mode": self.pick('"one"', '"two"'), "g": "1.5"}[name]
                settings.append(f"{name} = {value}")
        self.tensors += results
        names = results[0].name if len(results) == 1 else "(" + ", ".join(r.name for r in results) + ")"
        return f"let {names} = {callee.name}({', '.join(operands)}{'; ' * bool(settings)}{', '.join(settings)})"

    def match(self, param, tensor, bound, types):
        if param.element in "TS":
            if types.setdefault(param.element, tensor.element) != tensor.element or tensor.element == "bool" and param.element == "T":
                return None
        elif param.element != tensor.element:
            return None
        rest = list(tensor.dims)
        lists = [d for d in param.dims if is_list(d)]
        for k, dim in enumerate(param.dims):
            if is_list(dim):
                size = len(rest) - (len(param.dims) - k - 1)
                if size < 0:
                    return None
                found, rest = rest[:size], rest[size:]
            else:
                if not rest or is_list(rest[0]):
                    return None
                found, rest = rest[:1], rest[1:]
                if dim.isdigit() and found != [dim]:
                    return None
            if bound.setdefault(dim, found) != found:
                return None
        return None if rest or len(lists) > 1 else (bound, types)

    def result(self):
        op, dims, scope, texts = self.op, [], [], []
        for dim in self.dims:
            if not self.chance(.75):
                continue
            if is_list(dim):
                dims.append(dim)
                index = dim if dim == "..." or self.chance(.4) else self.fresh("i") + "..."
                scope.append((index, dim))
                texts.append(index)
            else:
                index = dim if self.chance(.25) else self.fresh("i")
                texts.append(index)
                if self.chance(.25):
                    s = "s" if self.has("s") else "2"
                    dims.append(self.pick(f"{dim} + 1", f"2*{dim}", f"({dim} + {s} - 1) floordiv {s}", f"{dim} + 2"))
                    scope.append((index, dims[-1]))
                else:
                    dims.append(dim)
                    scope.append((index, dim))
        if self.chance(.08):
            dims.append(self.pick("1", "3"))
            index = self.fresh("i")
            texts.append(index)
            scope.append((index, dims[-1]))
        lists = sum(is_list(d) for d in dims)
        element = self.element
        if self.chance(.1) and element != "int" and element != "float":
            element, value = "bool", self.condition(scope, 2)
        elif self.chance(.1):
            element = "int" if element in ("int", "float") else "i32"
            value = f"{'int' if element == 'int' else 'i32'}({self.integer(scope, 2)})" if element == "i32" else self.integer(scope, 2)
        else:
            value = self.reduction(element, scope, 3) if self.chance(.4) else self.number(element, scope, 3)
        op.results.append(Param("", dims, element))
        return f"lambda {', '.join(texts)}: {value}" if texts else f"lambda: {value}" if lists == 0 else value


PRELUDE = """def twice(a) = a + a
def clip(a, b) = max(min(a, b), -b)
def nearest(a) = let k = a * 2 in select(k > a, k - a, a)
def around(t, i) = (t[i] else 0) + (t[i + 1] else 1)
def ahead(a, i, b, j) = a > b or (a != a and b == b) or ((a == b or (a != a and b != b)) and i < j)

combiner first(a, i; b, j) from (-inf, 9223372036854775807) =
  (select(ahead(a, i, b, j), a, b), select(ahead(a, i, b, j), i, j))
combiner both(a, b; c, d) from (0, 0) = (a + c, b + d)

"""


class File:
    def __init__(self, draw):
        self.ops, self.kinds = [], {}
        for _ in range(draw.choice([1, 1, 2, 3])):
            self.kinds = {"T": draw.random() < .7, "S": draw.random() < .5}
            op = Writer(draw, self).write()
            op.kinds = dict(self.kinds)
            self.ops.append(op)
        self.text = PRELUDE + "\n".join(op.text for op in self.ops)
