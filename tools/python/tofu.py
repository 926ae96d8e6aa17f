# Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs programs that tofu-compile wrote, on the runtime's C interface.

    import tofu
    program = tofu.load("step.so")
    with program.open() as session:
        session.set(0, weights)          # or "arg0", or "params['embed']"; any dense array
        session.step()
        weights = session.get("out0")
        print(session.bytes_moved)

Trees of arrays, as JAX has them, are set and got as a whole:

        session.set_tree("params", params)          # params['embed'], params['layers'][0]['w'], ...
        params = session.get_tree("result[0]", params)

Needs nothing but Python. Arrays are anything with the buffer protocol; where
NumPy is there, results are its arrays, else memoryviews. What the runtime says
went wrong is a tofu.Error. The runtime is libtofu-runtime.so: that of
$TOFU_RUNTIME, else the one that was installed or built with this file.
"""
import contextlib
import copy
import ctypes
import difflib
import json
import math
import operator
import os
import pathlib
import re
import struct
import sys
import traceback
import weakref
from ctypes import POINTER, byref, c_char_p, c_double, c_int64, c_void_p

try:
    import numpy
except ImportError:
    numpy = None

# The types of elements: how memoryview calls them, and NumPy. What Python has no
# number for is bits.
_FORMATS = {"i1": "?", "i8": "b", "i16": "h", "i32": "i", "i64": "q", "f16": "e", "bf16": "H", "f32": "f", "f64": "d"}
_NAMES = {"i1": "bool", "f16": "float16", "bf16": "bfloat16", "f32": "float32", "f64": "float64"}


def _get_name(kind):
    """Of f4E2M1FN and the like float4_e2m1fn, of i4 and the like int4."""
    if kind in _NAMES:
        return _NAMES[kind]
    found = re.fullmatch(r"f(\d)(E\w+)", kind)
    return f"float{found[1]}_{found[2].lower()}" if found else f"int{kind[1:]}"


def _count_bits(kind):
    """Those of integers that do not fill their bytes, as of i4 4; else 0."""
    return int(kind[1:]) if kind[0] == "i" and kind not in _FORMATS else 0


class Error(Exception):
    """One sentence about what is wrong."""


class _Options(ctypes.Structure):  # tofu_options
    _fields_ = [("threads_per_rank", c_int64), ("timeout", c_double), ("no_libraries", c_int64), ("trace", c_int64),
                ("fail_rank", c_int64), ("fail_call", c_int64), ("communicator", c_void_p),
                ("processes", c_void_p), ("no_graphs", c_int64),
                ("any_order", c_int64), ("tf32", c_int64), ("peer_memory", c_int64), ("rank_threads", c_int64),
                ("silence", c_double), ("stuck", c_void_p), ("flush_subnormals", c_int64),
                ("wait_each", c_int64)]


class _Counters(ctypes.Structure):  # tofu_counters
    _fields_ = [("bytes_moved", c_int64), ("arena_bytes", c_int64), ("seconds", c_double)]


class _Data(ctypes.Structure):  # how tofu_program_data begins; the plan has the rest
    _fields_ = [("magic", c_int64), ("abi_version", c_int64), ("name", c_char_p), ("cpu", c_char_p),
                ("plan", c_char_p)]


def _find_runtime():
    given = os.environ.get("TOFU_RUNTIME")
    if given:
        return given
    here = pathlib.Path(__file__).resolve()
    places = []
    for folder in here.parents[:4]:
        places += [folder / lib / "libtofu-runtime.so" for lib in ("lib", "build/lib", "lib/x86_64-linux-gnu", "lib64")]
    return next((str(place) for place in places if os.path.exists(place)), "libtofu-runtime.so")


_runtime = None


def _get_runtime():
    global _runtime
    if _runtime:
        return _runtime
    path = _find_runtime()
    try:
        library = ctypes.CDLL(path)
    except OSError as error:
        raise Error(f"cannot load the runtime: {error}; say where libtofu-runtime.so is in TOFU_RUNTIME") from None
    library.tofu_error.restype = c_char_p
    library.tofu_program_get_data.restype = POINTER(_Data)
    library.tofu_program_get_ranks.restype = c_int64
    for name, arguments in {
        "tofu_program_load": [c_char_p, POINTER(c_void_p)], "tofu_program_get_data": [c_void_p],
        "tofu_program_get_ranks": [c_void_p], "tofu_program_unload": [c_void_p],
        "tofu_session_open": [c_void_p, POINTER(_Options), POINTER(c_void_p)], "tofu_session_close": [c_void_p],
        "tofu_set_argument": [c_void_p, c_int64, c_void_p], "tofu_get_result": [c_void_p, c_int64, c_void_p],
        "tofu_step": [c_void_p], "tofu_give_up": [c_void_p, c_char_p],
        "tofu_begin_wait": [c_void_p, c_char_p], "tofu_end_wait": [c_void_p, c_char_p], "tofu_feed": [c_void_p], "tofu_get_counters": [c_void_p, POINTER(_Counters)],
        "tofu_write_trace": [c_void_p, c_char_p],
    }.items():
        getattr(library, name).argtypes = arguments
    _runtime = library
    return library


def _check(failed):
    if failed:
        raise Error(_get_runtime().tofu_error().decode())


def _release(act, handle, *_):
    """A thread that goes on while the interpreter ends finds no handle any more."""
    pointer, handle.value = c_void_p(handle.value), None
    act(pointer)


def _finalize(owner, act, handle, *kept):
    """Releases a handle, once: when that is called, or `owner` is gone, or before the
    interpreter ends, the last one first; __del__ may come when modules have lost
    their names. `kept` lives until then."""
    return weakref.finalize(owner, _release, act, handle, *kept)


def _describe_error(error):
    """As at the end of a traceback; what the runtime has said is a sentence as it is."""
    return str(error) if isinstance(error, Error) else "".join(traceback.format_exception_only(type(error), error)).strip()


def _encode(text):
    return text.encode(errors="replace").replace(b"\0", b"")


def _give_up(handle, why):
    _get_runtime().tofu_give_up(handle, _encode(why))


def _end_session(handle):
    """Of one of several processes: nobody has closed it, as the interpreter may end by an
    exception; in one that asks for more there may have been such before."""
    error = None if hasattr(sys, "ps1") else getattr(sys, "last_value", None)
    if error:
        _give_up(handle, _describe_error(error))
    _get_runtime().tofu_session_close(handle)


class Value:
    """An argument or a result: name ("arg0"), what the source calls it
    ("params['embed']", or ""), type ("f32"), whether its integers have no sign,
    shape, whether its last dimension, of 2, is the parts of complex numbers, and of
    a result the argument that it replaces in the next step, or None."""

    def __init__(self, fields):
        self.name, self.type, self.shape = fields["name"], fields["type"], tuple(fields["extents"])
        self.source, self.replaces = fields["source"], fields.get("replaces")
        self.unsigned, self.complex = fields.get("unsigned", False), fields.get("complex", False)
        self.bits = _count_bits(self.type)
        held = f"i{max(8, 1 << (self.bits - 1).bit_length())}" if self.bits else self.type
        self.format = _FORMATS.get(held, "B")
        if self.unsigned:
            self.format = self.format.upper()
        self.nbytes = math.prod(self.shape) * struct.calcsize(self.format)

    def __repr__(self):
        return f"{self.name}: {self.describe()}"

    def describe(self):
        """As the source has it."""
        if self.complex:
            return _describe(self.shape[:-1], f"complex{16 * struct.calcsize(self.format)}")
        return _describe(self.shape, "u" * self.unsigned + self.type)

    def get_form(self):
        """The shape and type of NumPy's array: of complex numbers, where there are such."""
        if self.complex:
            return self.shape[:-1], numpy.result_type(self.get_dtype(), numpy.complex64)
        return self.shape, self.get_dtype()

    def get_dtype(self):
        """NumPy's type of elements, or of the parts of complex ones; that of ml_dtypes
        for what NumPy has not, or its bits."""
        try:
            return numpy.dtype("u" * self.unsigned + _get_name(self.type))
        except TypeError:
            try:
                import ml_dtypes
                return numpy.dtype(getattr(ml_dtypes, "u" * self.unsigned + _get_name(self.type)))
            except (ImportError, AttributeError):
                return numpy.dtype(self.format)


class Session:
    """The ranks of a program, as threads, with the arguments that they hold. It is
    used by one thread of Python at a time: what a second one asks of it meanwhile is
    an error. Each thread may open its own, and so does a process
    that is forked."""

    def __init__(self, program, options):
        self._handle, self._program = c_void_p(), program
        self._given = set()  # numbers of the arguments that have been set
        self._stepped = False  # whether the last step went well
        _check(_get_runtime().tofu_session_open(program._handle, byref(options), byref(self._handle)))
        self._is_one_of_several = bool(options.processes)
        end = _end_session if self._is_one_of_several else _get_runtime().tofu_session_close
        self._finalize = _finalize(self, end, self._handle, program)

    def close(self):
        handle, self._handle = self._handle, None
        if self._finalize.detach():
            _get_runtime().tofu_session_close(handle)

    def give_up(self, why):
        """Of several processes: this one cannot go on. The others, who may wait for it in
        a step, hear why. So they do where a `with` ends by an exception, and where the
        interpreter does."""
        _give_up(self._get(), why)

    @contextlib.contextmanager
    def waiting(self, what):
        """Of several processes: what a `with` does of this may wait for ever, as for a batch from a
        pipe; `what` names that. Where another process fails meanwhile, this one ends."""
        _check(_get_runtime().tofu_begin_wait(self._get(), _encode(what)))
        try:
            yield
        finally:
            if self._handle:
                _check(_get_runtime().tofu_end_wait(self._handle, _encode(what)))

    def __enter__(self):
        return self

    def __exit__(self, kind, error, _):
        is_good = error is None or isinstance(error, SystemExit) and error.code in (None, 0)
        if self._handle and self._is_one_of_several and not is_good:
            _give_up(self._handle, _describe_error(error))
        self.close()

    def _get(self):
        if not self._handle:
            raise Error("the session is closed")
        return self._handle

    def set(self, argument, array):
        """Gives the ranks their pieces of a whole array."""
        number, value = _find(self._program.arguments, argument)
        data, keep = _get_pointer(value, array)
        _check(_get_runtime().tofu_set_argument(self._get(), number, data))
        self._given.add(number)
        del keep

    def get(self, result):
        """The last step's result, put together. An error if it is overwritten: an
        argument that lies in the same memory was set, or fed, since."""
        number, value = _find(self._program.results, result)
        if numpy:
            array = numpy.empty(*value.get_form())
            _check(_get_runtime().tofu_get_result(self._get(), number, array.ctypes.data))
            return _get_own_bits(value, array) if value.bits else array
        data = bytearray(max(1, value.nbytes))
        place = (ctypes.c_char * len(data)).from_buffer(data)
        _check(_get_runtime().tofu_get_result(self._get(), number, place))
        view = memoryview(data)[:value.nbytes]
        if value.bits and value.unsigned:
            mask = (1 << value.bits) - 1
            view = memoryview(_pack(value.format, [number & mask for number in view.cast(value.format)]))
        return view.cast(value.format, value.shape) if value.nbytes else view.cast(value.format)

    def set_tree(self, name, tree):
        """Sets the argument of the source's function that is called `name`: a tree
        of arrays, as flatten takes it, those that the program has there and no others."""
        leaves = flatten(name, tree)
        for leaf in leaves:
            _find(self._program.arguments, leaf)
        missing = [value for value in self._program.arguments
                   if value.source.startswith((name + "[", name + ".")) and value.source not in leaves]
        if missing:
            raise Error(f"the tree '{name}' has no {_list(missing)}; give all of it, or the name of a part")
        for leaf, array in leaves.items():
            self.set(leaf, array)

    def get_tree(self, name, like):
        """The last step's results `name`, in a tree such as `like`."""
        return _map_leaves(name, like, lambda leaf, own: _like(own, self.get(leaf)))

    def step(self):
        """Runs the program once. All arguments are set by then. Results may take the
        place of those that they replace, which are fed, or set again, before the next."""
        handle = self._get()
        missing = [value for number, value in enumerate(self._program.arguments) if number not in self._given]
        if missing:
            why = ("results of the last step may have taken the place: call feed(), or set again" if self._stepped
                   else "set all arguments before the first step, and again after one that failed")
            raise Error(f"{_list(missing)} {'is' if len(missing) == 1 else 'are'} not set; {why}")
        try:
            _check(_get_runtime().tofu_step(handle))
        except Error:
            self._given.clear()  # arguments are undefined now
            self._stepped = False
            raise
        self._given.difference_update(self._get_replaced())
        self._stepped = True

    def feed(self):
        """Makes results the arguments that they replace; get results before, and set
        arguments after."""
        _check(_get_runtime().tofu_feed(self._get()))
        self._given.update(self._get_replaced())

    def _get_replaced(self):
        replaced = {value.replaces for value in self._program.results}
        return [number for number, value in enumerate(self._program.arguments) if value.name in replaced]

    def run(self, *arrays):
        """Sets all arguments, runs a step, and gets all results."""
        if len(arrays) != len(self._program.arguments):
            raise Error(f"arguments of the program: {len(self._program.arguments)}, but given are {len(arrays)}")
        for number, array in enumerate(arrays):
            self.set(number, array)
        self.step()
        return [self.get(number) for number in range(len(self._program.results))]

    def write_trace(self, path):
        """What each rank did when, of a session opened with trace=True."""
        _check(_get_runtime().tofu_write_trace(self._get(), os.fsencode(path)))

    def _get_counters(self):
        counters = _Counters()
        _get_runtime().tofu_get_counters(self._get(), byref(counters))
        return counters

    @property
    def bytes_moved(self):
        """Between ranks, in the last step."""
        return self._get_counters().bytes_moved

    @property
    def arena_bytes(self):
        """Allocated for each rank."""
        return self._get_counters().arena_bytes

    @property
    def seconds(self):
        """That the last step took."""
        return self._get_counters().seconds


class Program:
    """A compiled program: `plan` is what docs/Execution.md says, `arguments` and
    `results` are Values."""

    def __init__(self, path):
        self._handle = c_void_p()
        name = os.fsencode(path)
        if b"\0" in name:
            raise Error(f"{path!r} is no name of a file: it has a byte 0")
        _check(_get_runtime().tofu_program_load(name, byref(self._handle)))
        _finalize(self, _get_runtime().tofu_program_unload, self._handle)
        self.ranks = _get_runtime().tofu_program_get_ranks(self._handle)
        self.plan = json.loads(_get_runtime().tofu_program_get_data(self._handle).contents.plan)
        self.arguments = [Value(fields) for fields in self.plan["arguments"]]
        self.results = [Value(fields) for fields in self.plan["results"]]

    def open(self, threads_per_rank=0, timeout=0.0, no_libraries=False, trace=False, no_graphs=False, tf32=False,
             rank_threads=0, flush_subnormals=False, wait_each=False):
        """A Session; 0 is the default of the runtime."""
        return Session(self, _Options(threads_per_rank, timeout, no_libraries, trace, no_graphs=no_graphs, tf32=tf32,
                                      rank_threads=rank_threads, flush_subnormals=flush_subnormals,
                                      wait_each=wait_each))


def load(path):
    """The Program of a shared object that tofu-compile wrote."""
    return Program(path)


def flatten(name, tree):
    """The leaves of nested dicts, lists and tuples (named ones, too) by the names
    that JAX's export gives them, in its order: {"name['b'][0]": ..., "name['w']": ...}.
    None has no leaves; of other classes a program that has imported JAX takes those
    that are registered as trees there, as dataclasses are; anything else is a leaf."""
    leaves = {}
    _map_leaves(name, tree, leaves.__setitem__)
    return leaves


def unflatten(name, tree, leaves):
    """A tree such as `tree`, of which each leaf is that of its name: what
    flatten(name, ...) makes, or an archive with such names."""
    def find(leaf, _):
        try:
            return leaves[leaf]
        except KeyError:
            raise Error(f"there is no '{leaf}'; there are {len(leaves)} leaves") from None

    return _map_leaves(name, tree, find)


_MOST_NAMED = 1000  # characters of a leaf's name: a tree that is in itself would recurse without end


def _map_leaves(name, tree, act):
    """A tree of act(name of a leaf, leaf)."""
    if len(name) > _MOST_NAMED:
        raise Error(f"{name[:60]}... has a name of over {_MOST_NAMED} characters; is the tree in itself?")
    if tree is None:
        return None
    if isinstance(tree, dict):
        made = copy.copy(tree)  # also of a subclass, and in its order
        try:
            keys = sorted(tree) if type(tree) is dict else list(tree)
        except TypeError:
            raise Error(f"{name} has keys that have no order: {', '.join(map(repr, tree))}") from None
        for key in keys:
            made[key] = _map_leaves(f"{name}[{key!r}]", tree[key], act)
        return made
    if isinstance(tree, tuple) and hasattr(tree, "_fields"):
        return tree._make(_map_leaves(f"{name}.{field}", child, act) for field, child in zip(tree._fields, tree))
    if isinstance(tree, (list, tuple)):
        return type(tree)([_map_leaves(f"{name}[{number}]", child, act) for number, child in enumerate(tree)])
    jax = sys.modules.get("jax")
    if jax:
        utilities = jax.tree_util
        children, form = utilities.tree_flatten_with_path(tree, is_leaf=lambda part: part is not tree)
        if utilities.treedef_is_leaf(form):
            return act(name, tree)
        return form.unflatten([_map_leaves(name + utilities.keystr(path), child, act) for path, child in children])
    return act(name, tree)


def _is_key(array):
    """Whether they are JAX's keys of random numbers, which NumPy does not take."""
    jax = sys.modules.get("jax")
    return bool(jax) and isinstance(array, jax.Array) and jax.dtypes.issubdtype(array.dtype, jax.dtypes.prng_key)


def _like(own, array):
    """Of a result: keys again where there were keys."""
    if not _is_key(own):
        return array
    random = sys.modules["jax"].random
    return random.wrap_key_data(array.view("uint32"), impl=random.key_impl(own))


def _find(values, which):
    """By number or name, else by what the source calls it, as tofu-run does: a
    name that two have, or that looks like one of the program's, names nothing."""
    try:
        if isinstance(which, bool):
            raise TypeError
        which = which if isinstance(which, str) else operator.index(which)
    except TypeError:
        raise Error(f"arguments and results are found by number or name, not by a {type(which).__name__}") from None
    for number, value in enumerate(values):
        if which in (number, value.name):
            return number, value
    named = [(number, value) for number, value in enumerate(values) if which and which == value.source]
    if len(named) == 1 and not re.fullmatch("(arg|out)[0-9]+", which):
        return named[0]
    names = [value.source for value in values if value.source] + [value.name for value in values]
    isName = isinstance(which, str)
    nearest = difflib.get_close_matches(which, names, 1, 0.7) if isName else []
    # Of a tree that is called so, its arrays come first.
    values = sorted(values, key=lambda value: not (which and value.source.startswith(str(which))))
    wanted = f"'{which}'" if isName else f"number {which}"
    raise Error(f"there is no {wanted}; there are {_list(values) or 'none'}"
                + (f"; did you mean '{nearest[0]}'?" if nearest and len(values) > _MOST_NAMES else ""))


_MOST_NAMES = 10  # of an error


def _list(values):
    names = ", ".join(map(_name, values[:_MOST_NAMES]))
    return names + (f" and {len(values) - _MOST_NAMES} more" if len(values) > _MOST_NAMES else "")


def _name(value):
    return value.name + (f" ({value.source})" if value.source else "")


def _describe(shape, type):
    return "x".join([*map(str, shape), str(type)])


def _refuse(value, given):
    raise Error(f"{_name(value)} is given as {given}, but the program's is {value.describe()}")


# Integers that do not fill their bytes are sign extended in the program's memory, and
# in files: also those that have no sign.

def _pack(format, numbers):
    return struct.pack(f"{len(numbers)}{format}", *numbers)


def _get_own_bits(value, array):
    """A result's numbers: without the sign's bits, if they have no sign or are of ml_dtypes."""
    if value.unsigned or array.dtype.kind == "V":
        bits = array.view(value.format.upper())
        bits &= (1 << value.bits) - 1
    return array


def _check_limits(value, least, most, has_sign):
    """Of numbers that are given. With a sign they may be what has none, sign extended."""
    half = 1 << (value.bits - 1)
    low, high = (0, 2 * half - 1) if value.unsigned else (-half, half - 1)
    for number in least, most:
        if not (-half if has_sign else low) <= number <= high:
            raise Error(f"{_name(value)} is given {number}, but the program's is {value.describe()}: {low} to {high}")


def _extend(value, array):
    """Integers of NumPy or ml_dtypes, or their bits, as the program has them; else what is given."""
    if isinstance(array, int):
        array = int(array)  # of a bool
        _check_limits(value, array, array, False)
    array = numpy.asarray(array)
    signed = numpy.dtype(value.format.lower())
    is_number = array.dtype.kind in "iu" and (array.itemsize == signed.itemsize or _is_number(array))
    if is_number and array.size:
        _check_limits(value, int(array.min()), int(array.max()), array.dtype.kind == "i")
    elif array.dtype.type is numpy.void and not array.dtype.names and array.itemsize == 1 == signed.itemsize:
        array = array.view(signed)
    elif array.dtype.name not in (f"int{value.bits}", f"uint{value.bits}"):
        return array
    rest = 8 * signed.itemsize - value.bits
    return numpy.asarray(array.astype(signed) << rest >> rest)


def _extend_bytes(value, view):
    """The same, of the numbers of a memoryview of as many bytes."""
    format = value.format.lower() if view.format[-1] == value.format.lower() else value.format
    numbers = view.cast("B").cast(format).tolist()
    if numbers:
        _check_limits(value, min(numbers), max(numbers), format.islower())
    half = 1 << (value.bits - 1)
    return _pack(value.format.lower(), [(number + half) % (2 * half) - half for number in numbers])


def _get_pointer(value, array):
    """The address of an array's data, and what has to live as long."""
    if numpy and numpy.ma.is_masked(array):
        _refuse(value, "an array with masked elements; fill them")
    if _is_key(array):
        array = sys.modules["jax"].random.key_data(array)
    if numpy and (hasattr(array, "__array__") or isinstance(array, (int, float))):
        return _get_numpy_pointer(value, array)
    try:
        view = memoryview(array)
    except TypeError:
        raise Error(f"{_name(value)} is given as {type(array).__name__}; expected an array") from None
    if view.format[:1] == (">" if sys.byteorder == "little" else "<") and view.itemsize > 1 or view.format[:1] == "!":
        _refuse(value, f"elements in the other order of bytes ({view.format})")
    if not view.c_contiguous or view.nbytes != value.nbytes:
        _refuse(value, f"{view.nbytes} byte" + ("" if view.nbytes == 1 else "s") + ("" if view.c_contiguous else " that are not dense"))
    data = _extend_bytes(value, view) if value.bits else view.tobytes()
    return data, data


def _is_number(array):
    """Whether NumPy may have made it of a number of Python's, which has no width."""
    return isinstance(array, numpy.ndarray) and array.shape == () and array.dtype in (numpy.float64, numpy.int64)


def _get_numpy_pointer(value, array):
    shape, wanted = value.get_form()
    if value.bits:
        array, wanted = _extend(value, array), numpy.dtype(value.format.lower())
    if _is_number(array) and (array.dtype.kind == "i" or not value.type.startswith("i")):
        array = array.item()
    array = numpy.asarray(array, wanted if isinstance(array, (int, float)) else None, order="C")
    if not array.dtype.isnative and not array.dtype.names:
        array = array.astype(array.dtype.newbyteorder("="))  # the same numbers, as this machine has them
    if value.complex and array.dtype.kind != "c":  # real and imaginary parts, as the program has them
        shape, wanted = value.shape, value.get_dtype()
    same_size = array.itemsize == wanted.itemsize
    # With or without sign integers are the same bits.
    is_integer = same_size and array.dtype.kind in "iu" and wanted.kind in "iu"
    # Bits of what NumPy has not; numpy.load gives those as void.
    is_bits = same_size and not value.type.startswith("i") and value.format in "BH" and (
        array.dtype.kind == "u" or array.dtype.type is numpy.void and not array.dtype.names)
    if array.shape != shape or not (array.dtype == wanted or is_integer or is_bits):
        type = "record" if array.dtype.names else str(array.dtype).lstrip("|")
        _refuse(value, _describe(array.shape, type))
    return array.ctypes.data, array
