"""What operators of a .tdl file mean, by docs/Language.md: each element by itself, in plain Python."""
import math

from . import elements
from .elements import FLOATS, INTEGERS, Refused, convert
from .scope import Scope, Tensor, points
from .syntax import Node

LISTS = {"rank", "remove", "insert", "replace", "inverse", "before", "strides", "reverse", "range", "repeat"}
SIZES = {"index", "dim", "literal"}  # integers that are no elements


class Meaning:
    def __init__(self, items, budget=400_000):
        self.items, self.budget, self.depth = items, budget, 0
        self.typing = 0  # only types of values are asked for

    # ---- operators ----

    def apply(self, name, operands, attributes):
        """Results of an operator; an operand is a tensor, or a list of them."""
        op = self.items["op"].get(name)
        if op is None:
            raise Refused(f"no operator {name}")
        self.depth += 1
        if self.depth > 64:
            raise Refused("calls without an end")
        scope = self.bind(op, operands, attributes)
        for condition in op["where"]:
            if not self.value(condition, scope, True)[1]:
                raise Refused("a constraint")
        for let in op["lets"]:
            self.let(let, scope)
        results = []
        for k, body in enumerate(op["bodies"]):
            results += self.body(op, body, op["results"] if len(op["bodies"]) == 1 else op["results"][k:k + 1], scope)
        self.depth -= 1
        return results

    def bind(self, op, operands, attributes):
        scope = Scope({}, {}, "f32", "i32")
        formulas = []
        for name, (kind, value) in op["attributes"].items():
            if name in attributes:
                given = attributes[name]
            elif value is None:
                raise Refused(f"{name} is not given")
            else:
                given = self.plain(value)
            scope.names[name] = self.attribute(given, kind, value)
        for (name, isList, dims, element), operand in zip(op["parameters"], operands, strict=True):
            tensors = operand if isList else [operand]
            for tensor in tensors:
                if element in (None, "float", "int"):
                    setattr(scope, element or "float", tensor.type)
                elif element not in FLOATS and element not in INTEGERS and element != "bool":
                    if scope.types.setdefault(element, tensor.type) != tensor.type:
                        raise Refused("types of one name")
            scope.names[name] = operand
            self.bindDims(dims, tensors, isList, scope, formulas)
        for node, extents in formulas:
            found = self.many([node], scope, True) if node.kind == "expand" else [self.value(node, scope, True)]
            if [v for _, v in found] != extents:
                raise Refused("a shape")
        return scope

    def bindDims(self, dims, tensors, isList, scope, formulas):
        lists = [k for k, (kind, _) in enumerate(dims) if kind == "list"]
        each = {}
        for tensor in tensors:
            length = len(tensor.shape) - len(dims) + 1 if lists else 0
            at = 0
            for k, (kind, dim) in enumerate(dims):
                size = length if kind == "list" else 1
                extents = list(tensor.shape[at:at + size])
                at += size
                if kind == "each":
                    each.setdefault(dim.parts[0], []).append(("dim", extents[0]))
                    continue
                name = dim if isinstance(dim, str) else dim.parts[0] if dim.kind == "name" else None
                if name is None:
                    formulas.append((Node("expand", dim) if kind == "list" else dim, extents))
                    continue
                found = [("dim", e) for e in extents] if kind == "list" else ("dim", extents[0])
                if scope.names.setdefault(name, found) != found:
                    raise Refused("extents of one name")
            if at != len(tensor.shape):
                raise Refused("a rank")
        scope.names.update(each)

    def plain(self, node):
        value = self.value(node, Scope({}, {}, "f32", "i32"), False)
        return [v for _, v in value] if isinstance(value, list) else value[1]

    def attribute(self, given, kind, value):
        if isinstance(given, list):
            return [("literal", float(v) if kind == "floats" else v) for v in given]
        if isinstance(given, bool):
            return "truth", given
        if isinstance(given, str):
            return "word", given
        isFloat = kind == "float" or kind is None and value is not None and isinstance(self.plain(value), float)
        return "literal", float(given) if isFloat else given

    def let(self, let, scope):
        if let[0] == "scalar":
            scope.names[let[1]] = self.value(let[2], scope, True)
        elif let[0] == "tensors":
            names, tensors = let[1], self.tensor(let[2], scope)
            if isinstance(tensors, tuple):
                scope.names[names[0]] = tensors
                return
            scope.names.update(zip(names, tensors, strict=True))
        else:
            scope.names[let[1]] = self.comprehend(let[2], [let[3]], None, None, scope)[0]

    def tensor(self, node, scope):
        if node[0] in ("name", "list"):
            found = scope.names.get(node[1])
            if found is None:
                raise Refused(f"no tensor {node[1]}")
            return found if node[0] == "list" else [found] if isinstance(found, Tensor) else found
        _, name, operands, attributes = node
        given = []
        for operand in operands:
            tensors = self.tensor(operand, scope)
            given += tensors
        values = {k: self.outward(self.value(v, scope, True)) for k, v in attributes.items()}
        parameters = self.items["op"][name]["parameters"]
        split, rest = [], list(given)
        for k, (_, isList, _, _) in enumerate(parameters):
            size = len(rest) - (len(parameters) - k - 1) if isList else 1
            split.append(rest[:size] if isList else rest[0])
            rest = rest[size:]
        return self.apply(name, split, values)

    def outward(self, value):
        return [v for _, v in value] if isinstance(value, list) else value[1]

    def body(self, op, body, results, scope):
        if body[0] == "tensor":
            return self.tensor(body[1], scope)
        extents = [[v for _, v in self.many(dims, scope, True)] for dims, _ in results]
        types = [scope.element(element or "float") for _, element in results]
        indices, expr = body[1:]
        if expr.kind == "reduce" and expr.parts[0] in self.items["combiner"] and len(results) > 1:
            return self.comprehend(indices, expr, extents[0], types, scope)
        return self.comprehend(indices, [expr], extents[0], types, scope)

    def comprehend(self, indices, exprs, extents, types, scope):
        """A lambda's tensors; `exprs` is a reduction where that gives all of them."""
        names = []  # of each index, and how many are a list
        fixed = sum(not isList for _, isList, _ in indices)
        ranges = []
        values = exprs if isinstance(exprs, list) else [exprs]
        for name, isList, extent in indices:
            if extents is not None:
                size = len(extents) - fixed if isList else 1
                ranges += extents[len(ranges):len(ranges) + size]
            else:
                found = self.range(name, isList, extent, values, scope)
                size = len(found)
                ranges += found
            names.append((name, isList, size))
        if len(ranges) != (len(extents) if extents is not None else len(ranges)):
            raise Refused("indices and dimensions")
        if any(e < 0 for e in ranges):
            raise Refused("a negative extent")
        columns = None
        for point in points(ranges):
            scope.inner.append(self.bindIndices(names, point))
            found = [self.value(e, scope, False) for e in exprs] if isinstance(exprs, list) else self.reduce(exprs, scope)
            scope.inner.pop()
            columns = columns or [[] for _ in found]
            for column, value in zip(columns, found):
                column.append(value)
        if columns is None:
            columns = [[] for _ in types or exprs]
            if types is None:
                types = ["index" if t in SIZES else t for t in self.typesOf(values, names, scope)]
        tensors = []
        for k, column in enumerate(columns):
            type_ = types[k] if types else self.common([t for t, _ in column], scope)
            tensors.append(Tensor(type_, ranges, [self.store(type_, v) for v in column]))
        return tensors

    def common(self, types, scope):
        types = {"bool" if t == "truth" else t for t in types}
        if types <= SIZES:
            return "index"
        types -= {"literal"}
        if types <= SIZES | {t for t in types if t in INTEGERS} and types & SIZES:
            return "index"
        if len(types) != 1:
            raise Refused(f"a let of {types}")
        return types.pop()

    def store(self, type_, value):
        t, v = value
        if t == type_ or t == "truth" and type_ == "bool":
            return v
        if t in SIZES and (type_ in INTEGERS or type_ == "index"):
            return v if type_ == "index" else convert(type_, v)
        if t == "literal" and type_ in FLOATS:
            return convert(type_, v)
        if type_ == "index" and t in INTEGERS:
            return v
        raise Refused(f"a result of {type_} takes no {t}")

    @staticmethod
    def bindIndices(names, point):
        bound, at = {}, 0
        for name, isList, size in names:
            found = [("index", i) for i in point[at:at + size]]
            bound[name] = found if isList else found[0]
            at += size
        return bound

    def range(self, name, isList, extent, exprs, scope):
        if extent is not None:
            return [v for _, v in self.many([extent], scope, True)]
        if isList:
            found = scope.find(name, True)
            if not isinstance(found, list):
                raise Refused("how many indices there are")
            return [v for _, v in found]
        found = set(), set()
        for expr in exprs:
            self.findReads(expr, name, scope, found)
        for extents in found:
            if len(extents) == 1:
                return [extents.pop()]
            if extents:
                raise Refused("an index of two ranges")
        raise Refused(f"no range of {name}")

    def findReads(self, node, name, scope, found):
        if not isinstance(node, Node):
            if isinstance(node, (list, tuple)):
                for each in node:
                    self.findReads(each, name, scope, found)
            return
        if node.kind == "read":
            tensor = scope.find(node.parts[0], False)
            if isinstance(tensor, Tensor):
                at = 0
                for index in node.parts[1]:
                    if index.kind == "expand":
                        at += len(tensor.shape) - len(node.parts[1]) + 1
                        continue
                    if index.kind == "name" and index.parts[0] == name:
                        found[node.parts[3] is not None].add(tensor.shape[at])
                    at += 1
        for part in node.parts:
            self.findReads(part, name, scope, found)

    # ---- lists ----

    def many(self, nodes, scope, inExtent):
        values = []
        for node in nodes:
            if node.kind == "expand":
                values += self.expand(node.parts[0], scope, inExtent)
            else:
                value = self.value(node, scope, inExtent)
                values += value if isinstance(value, list) else [value]
        return values

    def expand(self, pattern, scope, inExtent):
        sources = {}
        self.collect(pattern, scope, inExtent, sources)
        lengths = {len(l) for l in sources.values()}
        if len(lengths) != 1:
            raise Refused("lists of several lengths, or no list")
        values = []
        for k in range(lengths.pop()):
            scope.inner.append({node: l[k] for node, l in sources.items()})
            value = self.value(pattern, scope, inExtent)
            values += value if isinstance(value, list) else [value]
            scope.inner.pop()
        return values

    def collect(self, node, scope, inExtent, sources):
        if isinstance(node, (list, tuple)):
            for each in node:
                self.collect(each, scope, inExtent, sources)
        if not isinstance(node, Node):
            return
        kind, parts = node.kind, node.parts
        if kind == "name":
            found = scope.find(parts[0], inExtent)
            if isinstance(found, list):
                sources[node] = found
        elif kind == "list" or kind == "call" and (parts[0] == "rank" or self.givesList(parts[0])):
            found = self.value(node, scope, inExtent)
            if isinstance(found, list):
                sources[node] = found
        elif kind == "expand" or kind == "fold":
            return
        elif kind == "call" and parts[0] == "select":
            known = self.known(parts[1][0], scope, inExtent)
            for side in parts[1] if known is None else [parts[1][1 if known else 2]]:
                self.collect(side, scope, inExtent, sources)
        else:
            if kind == "read":
                found = scope.find(parts[0], inExtent)
                if isinstance(found, list) and (not found or isinstance(found[0], Tensor)):
                    sources[node] = found
            for part in parts:
                self.collect(part, scope, inExtent, sources)

    def known(self, condition, scope, inExtent):
        sources = {}
        self.collect(condition, scope, inExtent, sources)
        if sources:
            return None
        type_, value = self.value(condition, scope, inExtent)
        return value if type_ == "truth" else None

    def givesList(self, name):
        if name in LISTS:
            return name != "rank"
        function = self.items["def"].get(name)
        return function is not None and (function["body"].kind == "list" or function["body"].kind == "call"
                                         and self.givesList(function["body"].parts[0]))

    def callList(self, name, given):
        whole = [g if isinstance(g, list) else [g] for g in given]
        if name == "rank":
            return "literal", len(whole[0])
        if name == "range":
            return [("literal", k) for k in range(given[0][1])]
        if name == "repeat":
            return [given[0]] * given[1][1]
        first = whole[0]
        if name == "reverse":
            return first[::-1]
        if name == "before":
            return [self.total("+", first[:k]) for k in range(len(first))]
        if name == "strides":
            return [self.total("*", first[k + 1:]) for k in range(len(first))]
        size = len(first) + (len(whole[1]) if name == "insert" else 0)
        places = [self.position(p, size) for p in (first if name == "inverse" else whole[1])]
        if len(set(places)) != len(places):
            raise Refused("a position twice")
        if name == "inverse":
            return [("literal", places.index(k)) for k in range(size)]
        if name == "remove":
            return [v for k, v in enumerate(first) if k not in places]
        values = given[2] if isinstance(given[2], list) else [given[2]] * len(places)
        if len(values) != len(places):
            raise Refused("positions and values")
        there = dict(zip(places, values))
        if name == "replace":
            return [there.get(k, v) for k, v in enumerate(first)]
        rest = iter(first)
        return [there[k] if k in there else next(rest) for k in range(size)]

    def position(self, value, size):
        place = value[1] + size if value[1] < 0 else value[1]
        if value[0] != "literal" or not 0 <= place < size:
            raise Refused("a position")
        return place

    def total(self, sign, values):
        total = "literal", 0 if sign == "+" else 1
        for value in values:
            total = self.binary(sign, total, value)
        return total

    # ---- values ----

    def value(self, node, scope, inExtent):
        self.budget -= 1
        if self.budget < 0:
            raise Refused("takes too long")
        for each in reversed(scope.inner):
            if node in each and node.kind != "read":
                return each[node]
        return getattr(self, "on_" + node.kind)(node, scope, inExtent, *node.parts)

    def on_literal(self, node, scope, inExtent, value):
        return "literal", value

    def on_truth(self, node, scope, inExtent, value):
        return "truth", value

    def on_word(self, node, scope, inExtent, value):
        return "word", value

    def on_name(self, node, scope, inExtent, name):
        found = scope.find(name, inExtent)
        if found is None and name in self.items["def"]:
            return self.call(self.items["def"][name], [], scope)
        if found is None:
            raise Refused(f"no name {name}")
        return found

    def on_list(self, node, scope, inExtent, items):
        return self.many(items, scope, inExtent)

    def on_negate(self, node, scope, inExtent, operand):
        type_, value = self.value(operand, scope, inExtent)
        if type_ in INTEGERS:
            return type_, elements.wrap(type_, -value)
        return "index" if type_ == "dim" else type_, -value

    def on_not(self, node, scope, inExtent, operand):
        type_, value = self.value(operand, scope, inExtent)
        return type_, not value

    def logic(self, node, scope, inExtent, left, right, fold):
        a, b = self.value(left, scope, inExtent), self.value(right, scope, inExtent)
        for known, other in ((a, b), (b, a)):
            if known[0] == "truth":
                return other if known[1] == (fold is all) else ("truth", known[1])
        return "bool", fold((a[1], b[1]))

    def on_and(self, node, scope, inExtent, left, right):
        return self.logic(node, scope, inExtent, left, right, all)

    def on_or(self, node, scope, inExtent, left, right):
        return self.logic(node, scope, inExtent, left, right, any)

    def on_compare(self, node, scope, inExtent, sign, left, right):
        a, b = self.value(left, scope, inExtent), self.value(right, scope, inExtent)
        kinds = {a[0], b[0]}
        isKnown = kinds <= {"literal"} or kinds <= {"word"} or kinds <= {"truth"} or (
            kinds == {"dim", "literal"} and sign in ("==", "!=") and 1 in (a[1] * (a[0] == "literal"), b[1] * (b[0] == "literal")))
        if not isKnown and not kinds <= {"bool", "truth"}:
            _, x, y = self.unify(a, b)
        else:
            x, y = a[1], b[1]
        found = {"==": x == y, "!=": x != y}.get(sign)
        if found is None:
            found = {"<": x < y, "<=": x <= y, ">": x > y, ">=": x >= y}[sign]
        return "truth" if isKnown else "bool", found

    def unify(self, a, b):
        """Both in one type."""
        (s, x), (t, y) = a, b
        if {s, t} & {"bool", "truth", "word"}:
            raise Refused("a condition is no number")
        if s == t:
            return "index" if s == "dim" else s, x, y
        if s in SIZES and t in SIZES:
            if isinstance(x, float) or isinstance(y, float):
                raise Refused("mixes integers and numbers")
            return "index", x, y
        if s == "literal" and not (isinstance(x, float) and t in INTEGERS):
            return t, convert(t, x), y
        if t == "literal" and not (isinstance(y, float) and s in INTEGERS):
            return s, x, convert(s, y)
        if s in SIZES and t in INTEGERS or s in INTEGERS and t in SIZES:
            return "index", x, y
        raise Refused(f"mixes {s} and {t}")

    def on_binary(self, node, scope, inExtent, sign, left, right):
        return self.binary(sign, self.value(left, scope, inExtent), self.value(right, scope, inExtent))

    def binary(self, sign, a, b):
        type_, x, y = self.unify(a, b)
        if sign == "/":
            if type_ not in FLOATS and not isinstance(x, float) and not isinstance(y, float):
                raise Refused("'/' of integers")
            return type_, convert(type_, elements.divide(x, y)) if type_ in FLOATS else x / y
        if sign in ("floordiv", "mod"):
            if type_ in FLOATS or isinstance(x, float) or isinstance(y, float):
                raise Refused("floordiv of numbers")
            if b[0] in SIZES and y <= 0:
                raise Refused("a divisor that is not positive")
            found = (-1 if sign == "floordiv" else x) if y == 0 else x // y if sign == "floordiv" else x % y
        else:
            found = x + y if sign == "+" else x - y if sign == "-" else elements.multiply(x, y)
        return type_, self.fit(type_, found)

    @staticmethod
    def fit(type_, value):
        if type_ in FLOATS:
            return elements.round_float(type_, value)
        return elements.wrap(type_, value) if type_ in INTEGERS else value

    def on_fold(self, node, scope, inExtent, sign, pattern):
        if sign == "else":
            sources = {}
            self.collect(pattern, scope, inExtent, sources)
            for k in range(len(next(iter(sources.values())))):
                scope.inner.append({n: l[k] for n, l in sources.items()})
                found = self.look(pattern, scope, inExtent)
                scope.inner.pop()
                if found is not None:
                    return found
            raise Refused("reads outside")
        values = self.expand(pattern, scope, inExtent)
        if sign in ("and", "or"):
            isKnown = all(t == "truth" for t, _ in values)
            return "truth" if isKnown else "bool", (all if sign == "and" else any)(v for _, v in values)
        total = values[0] if values else ("literal", 0 if sign == "+" else 1)
        for value in values[1:]:
            total = self.binary(sign, total, value)
        return total

    def look(self, node, scope, inExtent):
        """What a read finds, none outside."""
        name, indices, where, _ = node.parts
        tensor = scope.find(name, inExtent)
        for each in reversed(scope.inner):
            if node in each:
                tensor = each[node]
                break
        if not isinstance(tensor, Tensor):
            raise Refused(f"{name} is no tensor")
        place = self.many(indices, scope, False)
        if len(place) != len(tensor.shape):
            raise Refused("a read of another rank")
        for type_, _ in place:
            if type_ not in SIZES and type_ not in INTEGERS:
                raise Refused("an index that is no integer")
        if self.typing:
            return tensor.type, 0.0 if tensor.type in FLOATS else 0
        if where is not None and not self.value(where, scope, False)[1]:
            return None
        return tensor.at([v for _, v in place])

    def on_read(self, node, scope, inExtent, name, indices, where, orElse):
        for each in reversed(scope.inner):
            if node in each and not isinstance(each[node], Tensor):
                return each[node]
        found = scope.find(name, inExtent)
        if isinstance(found, list) and (not found or not isinstance(found[0], Tensor)):
            position = self.value(indices[0], scope, inExtent)
            if isinstance(position, list):
                return [found[self.position(p, len(found))] for p in position]
            return found[self.position(position, len(found))]
        value = self.look(node, scope, inExtent)
        if value is not None:
            return value
        if orElse is None:
            raise Refused("reads outside")
        type_, value = self.value(orElse, scope, False)
        tensor = self.tensorOf(node, scope, inExtent)
        if type_ == "literal":
            return tensor.type, convert(tensor.type, value) if tensor.type in FLOATS or tensor.type in INTEGERS else value
        if type_ != tensor.type and not (type_ in SIZES and (tensor.type in INTEGERS or tensor.type in SIZES)):
            if {type_, tensor.type} != {"truth", "bool"}:
                raise Refused("an else of another type")
        return (tensor.type, convert(tensor.type, value)) if tensor.type in INTEGERS else (tensor.type, value)

    def tensorOf(self, node, scope, inExtent):
        for each in reversed(scope.inner):
            if node in each:
                return each[node]
        return scope.find(node.parts[0], inExtent)

    def on_bind(self, node, scope, inExtent, name, value, body):
        scope.inner.append({name: self.value(value, scope, inExtent)})
        found = self.value(body, scope, inExtent)
        scope.inner.pop()
        return found

    # ---- calls ----

    def on_call(self, node, scope, inExtent, name, arguments):
        if name == "select" and len(arguments) == 3:
            type_, truth = self.value(arguments[0], scope, inExtent)
            if type_ == "truth":
                return self.value(arguments[1 if truth else 2], scope, inExtent)
            a, b = (self.value(side, scope, inExtent) for side in arguments[1:])
            if {a[0], b[0]} <= {"bool", "truth"}:
                return "bool", a[1] if truth else b[1]
            unified, x, y = self.unify(a, b)
            return unified, x if truth else y
        if name in LISTS:
            given = []
            for each in arguments:
                given.append(self.expand(each.parts[0], scope, inExtent) if each.kind == "expand" else self.value(each, scope, inExtent))
            return self.callList(name, given)
        values = []
        for each in arguments:
            values += self.expand(each.parts[0], scope, inExtent) if each.kind == "expand" else [self.value(each, scope, inExtent)]
        target = scope.element(name)
        if target in FLOATS or target in INTEGERS or target == "bool":
            return target, convert(target, values[0][1])
        if name in self.items["def"]:
            return self.call(self.items["def"][name], values, scope)
        return self.builtin(name, values)

    def call(self, function, values, scope):
        inner = Scope(dict(zip(function["parameters"], values, strict=True)), scope.types, scope.float, scope.int)
        return self.value(function["body"], inner, False)

    def builtin(self, name, values):
        if name in ("max", "min"):
            total = values[0]
            for value in values[1:]:
                type_, x, y = self.unify(total, value)
                total = type_, (elements.larger if name == "max" else elements.smaller)(x, y)
            return total
        type_, x = values[0]
        if name == "abs":
            return "index" if type_ == "dim" else type_, self.fit(type_, abs(x))
        if name == "pow":
            type_, x, y = self.unify(*values)
            return type_, convert(type_, elements.guard(math.pow)(x, y))
        if len(values) == 2:
            type_, x, y = self.unify(*values)
            return type_, convert(type_, elements.FUNCTIONS[name](x, y))
        if type_ in INTEGERS or type_ in SIZES and not isinstance(x, float):
            raise Refused("a function of integers")
        found = elements.FUNCTIONS[name](x)
        return type_, convert(type_, found) if type_ in FLOATS else found

    # ---- reductions ----

    def on_reduce(self, node, scope, inExtent, name, indices, where, values, number):
        return self.reduce(node, scope)[number]

    def reduce(self, node, scope):
        name, indices, where, values, _ = node.parts
        names, ranges = [], []
        for index, isList, extent in indices:
            found = self.range(index, isList, extent, values + [where], scope)
            names.append((index, isList, len(found)))
            ranges += found
        rows = []
        for point in points(ranges) if not self.typing else []:
            scope.inner.append(self.bindIndices(names, point))
            if where is None or self.value(where, scope, False)[1]:
                rows.append([self.value(v, scope, False) for v in values])
            scope.inner.pop()
        types = [t for t, _ in rows[0]] if rows else self.typesOf(values, names, scope)
        if name in self.items["combiner"]:
            return self.combine(self.items["combiner"][name], rows, types, scope)
        if not ranges and rows:
            return rows[0]
        return [self.foldRows(name, [row[0] for row in rows], types[0], scope)]

    def typesOf(self, values, names, scope):
        self.typing += 1
        scope.inner.append(self.bindIndices(names, [0] * sum(size for _, _, size in names)))
        found = [self.value(v, scope, False) for v in values]
        scope.inner.pop()
        self.typing -= 1
        return ["real" if t == "literal" and isinstance(v, float) else t for t, v in found]

    def foldRows(self, name, column, type_, scope):
        if name in ("all", "any"):
            return "bool", (all if name == "all" else any)(v for _, v in column)
        if column:
            type_ = self.common([t for t, _ in column], scope)
        isFloat = type_ in FLOATS or type_ == "real" or any(isinstance(v, float) for _, v in column)
        wide = "f32" if type_ in ("bf16", "f16") and name in ("sum", "prod") else "literal" if isFloat and type_ not in FLOATS else type_
        if type_ in INTEGERS:
            low, high = elements.limits(type_)
        elif isFloat:
            low, high = -math.inf, math.inf
        else:
            low, high = elements.limits("i64")
        total = {"sum": 0, "prod": 1, "max": low, "min": high}[name]
        total = float(total) if isFloat else total
        step = {"sum": elements.add, "prod": elements.multiply, "max": elements.larger, "min": elements.smaller}[name]
        for _, value in column:
            total = self.fit(wide, step(total, value))
        if wide == "literal":
            return "literal", total
        return "index" if type_ in SIZES else type_, self.fit(type_, total)

    def combine(self, combiner, rows, types, scope):
        types = ["index" if t in SIZES else {"real": "f32"}.get(t, t) for t in types]

        def convertAll(values):
            return [(t, elements.wrap("i64", int(v)) if t == "index" else convert(t, v)) for t, (_, v) in zip(types, values, strict=True)]

        start = Scope({}, scope.types, scope.float, scope.int)
        state = convertAll([self.value(e, start, False) for e in combiner["from"]])
        for row in rows:
            given = dict(zip(combiner["left"] + combiner["right"], state + convertAll(row), strict=True))
            inner = Scope(given, scope.types, scope.float, scope.int)
            state = convertAll([self.value(e, inner, False) for e in combiner["body"]])
        return state
