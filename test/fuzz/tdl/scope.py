"""Tensors, and what names stand for."""
import itertools


class Tensor:
    def __init__(self, type_, shape, data):
        self.type, self.shape, self.data = type_, tuple(shape), data

    def at(self, place):
        offset = 0
        for i, extent in zip(place, self.shape):
            if not 0 <= i < extent:
                return None
            offset = offset * extent + i
        return self.type, self.data[offset]


def points(extents):
    return itertools.product(*map(range, extents))


class Scope:
    """Names: of dimensions, attributes and lets, and over these those of indices and values."""

    def __init__(self, names, types, float_, int_):
        self.names, self.inner, self.types, self.float, self.int = names, [], types, float_, int_

    def find(self, name, inExtent):
        if not inExtent:
            for each in reversed(self.inner):
                if name in each:
                    return each[name]
        return self.names.get(name)

    def element(self, name):
        name = self.types.get(name, name)
        return {"float": self.float, "int": self.int}.get(name, name)
