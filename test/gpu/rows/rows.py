"""Writes a program of one operator of rows.tdl.

rows.py OPERATOR ROWS COLUMNS [type]

Extents are written as in a type: 3x5.
"""

import sys


def program(name, rows, columns, element="f32"):
    wide, row, column = (f"tensor<{extents}x{element}>" for extents in (f"{rows}x{columns}", rows, columns))
    types = {
        "softmax_gradient": [wide, wide],
        "masked_softmax": [wide, f"tensor<{rows}x{columns}xi1>"],
        "layer_norm": [wide, column, column],
        "plane_norm": [wide, wide],
        "cross_entropy": [wide, f"tensor<{rows}xi32>"],
        "cross_entropy_gradient": [wide, f"tensor<{rows}xi32>", row],
    }.get(name, [wide])
    result = row if name == "cross_entropy" else wide
    arguments = ", ".join(f"%{number}: {type}" for number, type in enumerate(types))
    operands = ", ".join(f"%{number}" for number in range(len(types)))
    return f"""func.func @main({arguments}) -> {result} {{
  %r = "my.{name}"({operands}) : ({", ".join(types)}) -> {result}
  return %r : {result}
}}
"""


sys.stdout.write(program(*sys.argv[1:]))
