"""One of several processes sets its piece of an argument where a result lies: it
says so when all get the result, and process 0 does not wait for its piece."""
import ctypes
import sys

import joined
import tofu

program, session = joined.open_session(sys.argv[1])
joined.set_zeros(program, session)
session.step()
if joined.rank == 1:
    handle, piece = session._get(), bytes(program.arguments[0].nbytes)
    set_piece = tofu._get_runtime().tofu_set_argument_piece
    set_piece.argtypes = [ctypes.c_void_p, ctypes.c_int64, ctypes.c_int64, ctypes.c_char_p]
    assert set_piece(handle, joined.rank, 0, piece) == 0
for result in ("out0", "out8"):
    try:
        session.get(result)
        print("gets", result)
    except tofu.Error as error:
        print(error)
