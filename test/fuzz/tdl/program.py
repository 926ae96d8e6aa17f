"""A program that applies operators: what it is given, as an .npz archive; what the oracle says that it gives; its text."""
import struct
import zipfile

from .draw import FLOAT_TYPES, INTEGER_TYPES, is_list
from .elements import INTEGERS, Refused, convert, limits
from .meaning import Meaning, Tensor

FORMS = {"f64": ("<f8", "d"), "f32": ("<f4", "f"), "f16": ("<f2", "e"), "bf16": ("|V2", None), "bool": ("|b1", "?")}
FORMS |= {f"{u}i{8 * n}": (f"{'|' if n == 1 else '<'}{u or 'i'}{n}", c if u else c.lower()) for n, c in zip((1, 2, 4, 8), "BHIQ") for u in ("", "u")}


def write_npz(path, tensors):
    with zipfile.ZipFile(path, "w") as archive:
        for name, tensor in tensors.items():
            form, code = FORMS[tensor.type]
            shape = "".join(f"{e}, " for e in tensor.shape)
            header = f"{{'descr': '{form}', 'fortran_order': False, 'shape': ({shape.strip()}), }}"
            header += " " * (-(len(header) + 11) % 64) + "\n"
            if tensor.type == "bf16":
                data = b"".join(struct.pack("<f", v)[2:] for v in tensor.data)
            else:
                data = struct.pack(f"<{len(tensor.data)}{code}", *tensor.data)
            archive.writestr(name + ".npy", b"\x93NUMPY\x01\x00" + struct.pack("<H", len(header)) + header.encode() + data)


def mlir_type(tensor):
    return "tensor<" + "".join(f"{e}x" for e in tensor.shape) + {"bool": "i1"}.get(tensor.type, tensor.type) + ">"


def mlir_value(value):
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return f'"{value}"'
    return "[" + ", ".join(map(mlir_value, value)) + "]" if isinstance(value, list) else repr(value)


class Program:
    def __init__(self, draw, file, items):
        self.draw, self.file, self.items = draw, file, items
        self.arguments, self.lines, self.results, self.known = [], [], [], []

    def extent(self):
        return self.draw.choice([1, 2, 2, 3, 3, 4, 5, 7, *[0] * (self.draw.random() < .25)])

    def element(self, type_):
        draw = self.draw
        if type_ == "bool":
            return draw.random() < .5
        if type_ in INTEGERS:
            if draw.random() < .04:
                return draw.choice(limits(type_))
            return convert(type_, draw.randint(-2 if type_ != "ui8" else 0, 4))
        if self.special and draw.random() < .1:
            return draw.choice([float("nan"), float("inf"), -float("inf"), -0.0])
        return float(draw.choice([-2, -1, -.5, 0, .5, 1, 1, 2]))

    def argument(self, type_, shape):
        size = 1
        for e in shape:
            size *= e
        tensor = Tensor(type_, shape, [self.element(type_) for _ in range(size)])
        self.arguments.append(tensor)
        self.known.append((f"%arg{len(self.arguments) - 1}", tensor))
        return self.known[-1]

    def apply(self, op):
        draw = self.draw
        types = {"float": draw.choice(["f32", "f32", "f64", "bf16"]), "int": draw.choice(["i32", "i32", "i64"])}
        for name in "TS":
            types[name] = draw.choice(FLOAT_TYPES + ["f32"] * 3 if op.kinds[name] else INTEGER_TYPES)
        listed = [self.extent() for _ in range(draw.choice([0, 1, 1, 2, 2, 3]))]
        dims, operands, names = {}, [], []
        for param in op.params:
            tensors = []
            for _ in range(draw.randint(1, 3) if param.isList else 1):
                shape = []
                for dim in param.dims:
                    shape += listed if is_list(dim) else [int(dim) if dim.isdigit() else dims.setdefault(dim, self.extent())]
                type_ = types.get(param.element, param.element)
                fits = [k for k in self.known if k[1].type == type_ and k[1].shape == tuple(shape)]
                tensors.append(draw.choice(fits) if fits and draw.random() < .6 else self.argument(type_, shape))
            names += [n for n, _ in tensors]
            operands.append([t for _, t in tensors] if param.isList else tensors[0][1])
        given = {}
        for name, (text, sample) in op.attributes.items():
            if "=" not in text or draw.random() < .6:
                given[name] = sample(draw, len(listed))
        results = Meaning(self.items).apply(op.name, operands, given)
        values = [f"%v{len(self.lines)}_{k}" for k in range(len(results))]
        attributes = ", ".join(f"{k} = {mlir_value(v)}" for k, v in given.items())
        operandTypes = ", ".join(mlir_type(t) for each in operands for t in (each if isinstance(each, list) else [each]))
        self.lines.append(f"  {', '.join(values)} = tdl.apply @{op.name}({', '.join(names)}) {{{attributes}}} : ({operandTypes})"
                          f" -> ({', '.join(map(mlir_type, results))})")
        self.known += zip(values, results)
        self.results += zip(values, results)

    def draw_all(self):
        self.special = self.draw.random() < .3
        for _ in range(self.draw.choice([1, 1, 2, 3])):
            self.apply(self.draw.choice(self.file.ops[-2:]))
        if any(t.type == "nothing" for _, t in self.results):
            raise Refused("no type")

    def text(self, definitions):
        head = ", ".join(f"%arg{k}: {mlir_type(t)}" for k, t in enumerate(self.arguments))
        types = ", ".join(mlir_type(t) for _, t in self.results)
        main = (f"func.func @main({head}) -> ({types}) {{\n" + "\n".join(self.lines)
                + f"\n  return {', '.join(n for n, _ in self.results)} : {types}\n}}\n")
        return definitions.rstrip().removesuffix("}") + main + "}\n"

    def arrays(self):
        return {f"arg{k}": t for k, t in enumerate(self.arguments)} | {f"out{k}": t for k, (_, t) in enumerate(self.results)}
