"""Writes a program of one attention.

attention.py OPERATOR b h g s t d e [type [attributes]]

b batches of h heads of s queries, g heads of t keys and values, of d and e
elements. OPERATOR is one of attention.tdl, or what JAX writes of softmax and
causal attention, whose hidden scores are large numbers: `softmax`, and `strict`,
where a query sees only keys before it, and the first one none.
"""

import sys


def softmax(b, h, s, t, d, e, element, compare):
    scores, row = f"{b}x{h}x{s}x{t}", f"{b}x{h}x{s}"

    def constant(name, value, shape, element):
        return f"""  %{name}0 = "stablehlo.constant"() <{{value = dense<{value}> : tensor<{element}>}}> : () -> tensor<{element}>
  %{name} = "stablehlo.broadcast_in_dim"(%{name}0) <{{broadcast_dimensions = array<i64>}}> : (tensor<{element}>) -> tensor<{shape}x{element}>
"""

    def reduce(name, operand, start, operation):
        return f"""  %{name}0 = "stablehlo.constant"() <{{value = dense<{start}> : tensor<f32>}}> : () -> tensor<f32>
  %{name}1 = "stablehlo.reduce"(%{operand}, %{name}0) <{{dimensions = array<i64: 3>}}> ({{
    ^bb0(%x: tensor<f32>, %y: tensor<f32>):
      %z = "stablehlo.{operation}"(%x, %y) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%z) : (tensor<f32>) -> ()
    }}) : (tensor<{scores}xf32>, tensor<f32>) -> tensor<{row}xf32>
  %{name} = "stablehlo.broadcast_in_dim"(%{name}1) <{{broadcast_dimensions = array<i64: 0, 1, 2>}}> : (tensor<{row}xf32>) -> tensor<{scores}xf32>
"""

    def binary(name, operation, left, right, type):
        return f'  %{name} = "stablehlo.{operation}"(%{left}, %{right}) : ({type}, {type}) -> {type}\n'

    def dot(name, left, right, along, types):
        return f'  %{name} = "stablehlo.dot_general"(%{left}, %{right}) <{{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [{along}]>}}> : {types}\n'

    def iota(name, dimension):
        return f'  %{name} = "stablehlo.iota"() <{{iota_dimension = {dimension} : i64}}> : () -> tensor<{scores}xi32>\n'

    q, k, v, o, p = (
        f"tensor<{x}x{element}>"
        for x in (f"{b}x{h}x{s}x{d}", f"{b}x{h}x{t}x{d}", f"{b}x{h}x{t}x{e}", f"{b}x{h}x{s}x{e}", scores)
    )
    wide = f"tensor<{scores}xf32>"
    return (
        f"func.func @main(%q: {q}, %k: {k}, %v: {v}) -> {o} {{\n"
        + dot("product", "q", "k", 3, f"({q}, {k}) -> {p}")
        + constant("root", d**0.5, scores, element)
        + binary("scaled", "divide", "product", "root", p)
        + iota("i", 2)
        + iota("j", 3)
        + f'  %sees = "stablehlo.compare"(%i, %j) <{{comparison_direction = #stablehlo<comparison_direction {compare}>, compare_type = #stablehlo<comparison_type SIGNED>}}> : (tensor<{scores}xi32>, tensor<{scores}xi32>) -> tensor<{scores}xi1>\n'
        + constant("least", "-1.0e9", scores, element)
        + f'  %seen = "stablehlo.select"(%sees, %scaled, %least) : (tensor<{scores}xi1>, {p}, {p}) -> {p}\n'
        + f'  %score = "stablehlo.convert"(%seen) : ({p}) -> {wide}\n'
        + reduce("top", "score", "0xFF800000", "maximum")
        + binary("less", "subtract", "score", "top", wide)
        + f'  %weight = "stablehlo.exponential"(%less) : ({wide}) -> {wide}\n'
        + reduce("total", "weight", "0.0", "add")
        + binary("share", "divide", "weight", "total", wide)
        + f'  %narrow = "stablehlo.convert"(%share) : ({wide}) -> {p}\n'
        + dot("result", "narrow", "v", 2, f"({p}, {v}) -> {o}")
        + f"  return %result : {o}\n}}\n"
    )


def library(name, b, h, g, s, t, d, e, element, attributes):
    def tensor(*shape):
        return f"tensor<{''.join(f'{extent}x' for extent in shape)}{element}>"

    result = tensor(b, h, s, e)
    types = [tensor(b, h, s, d), tensor(b, g, t, d), tensor(b, g, t, e)]
    if name == "masked":
        types.append(f"tensor<{b}x1x{s}x{t}xi1>")
    elif name == "biased":
        types.append(tensor(h, s, t))
    elif name == "cached":
        types.append("tensor<i32>")
    arguments = ", ".join(f"%{i}: {type}" for i, type in enumerate(types))
    operands = ", ".join(f"%{i}" for i in range(len(types)))
    return f"""func.func @main({arguments.replace('%', '%a')}) -> {result} {{
  %r = "my.{name}"({operands.replace('%', '%a')}) {{{attributes}}} : ({', '.join(types)}) -> {result}
  return %r : {result}
}}
"""


name = sys.argv[1]
b, h, g, s, t, d, e = map(int, sys.argv[2:9])
element = sys.argv[9] if len(sys.argv) > 9 else "f32"
if name in ("softmax", "strict"):
    print(softmax(b, h, s, t, d, e, element, "GE" if name == "softmax" else "GT"))
else:
    print(library(name, b, h, g, s, t, d, e, element, " ".join(sys.argv[10:])))
