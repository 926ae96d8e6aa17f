"""A program whose functions each call the next one with 2n and 2n + 1, so that it has 2^levels of them: many-clones.py LEVELS."""
import sys

levels, kind = int(sys.argv[1]), "tensor<i64>"
for level in range(levels):
    print(f"""func.func private @f{level}(%n: {kind}) -> {kind} {{
  %one = "stablehlo.constant"() {{value = dense<1> : {kind}}} : () -> {kind}
  %a = "stablehlo.add"(%n, %n) : ({kind}, {kind}) -> {kind}
  %b = "stablehlo.add"(%a, %one) : ({kind}, {kind}) -> {kind}
  %c = func.call @f{level + 1}(%a) : ({kind}) -> {kind}
  %d = func.call @f{level + 1}(%b) : ({kind}) -> {kind}
  %e = "stablehlo.add"(%c, %d) : ({kind}, {kind}) -> {kind}
  return %e : {kind}
}}""")
print(f"""func.func private @f{levels}(%n: {kind}) -> {kind} {{
  return %n : {kind}
}}
func.func private @size(%x: tensor<?xf32>) -> {kind} {{
  %n = "stablehlo.get_dimension_size"(%x) {{dimension = 0 : i64}} : (tensor<?xf32>) -> tensor<i32>
  %m = "stablehlo.convert"(%n) : (tensor<i32>) -> {kind}
  %y = func.call @f0(%m) : ({kind}) -> {kind}
  return %y : {kind}
}}
func.func @main(%x: tensor<4xf32>) -> {kind} {{
  %any = "stablehlo.convert"(%x) : (tensor<4xf32>) -> tensor<?xf32>
  %y = func.call @size(%any) : (tensor<?xf32>) -> {kind}
  return %y : {kind}
}}""")
