# Two loops that are alike, one behind the other.
def loop(result, first):
    return f"""  {result}, {result}n = tdl.while (%v = {first}, %i = %zero) : tensor<16x16xf32>, tensor<i32> trips 10
  cond {{
    %p = tdl.lambda () in [] on (%a = %i) : (tensor<i32>) -> tensor<i1> {{
      %e = tdl.read %a[] : tensor<i32>
      %c10 = arith.constant 10 : i32
      %c = arith.cmpi slt, %e, %c10 : i32
      tdl.yield %c : i1
    }}
    tdl.yield %p : tensor<i1>
  }} do {{
    %u = tdl.lambda (%r, %c) in [16, 16] on (%a = %v, %b = %w) : (tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32> {{
      %s = tdl.reduce sum (%k) in [16] : f32 {{
        %e = tdl.read %a[%r, %k] : tensor<16x16xf32>
        %f = tdl.read %b[%k, %c] : tensor<16x16xf32>
        %p = arith.mulf %e, %f : f32
        tdl.yield %p : f32
      }}
      tdl.yield %s : f32
    }}
    %t = tdl.lambda (%r, %c) in [16, 16] on (%a = %u) : (tensor<16x16xf32>) -> tensor<16x16xf32> {{
      %e = tdl.read %a[%c, %r] : tensor<16x16xf32>
      tdl.yield %e : f32
    }}
    %m = tdl.lambda () in [] on (%a = %i) : (tensor<i32>) -> tensor<i32> {{
      %e = tdl.read %a[] : tensor<i32>
      %c1 = arith.constant 1 : i32
      %c = arith.addi %e, %c1 : i32
      tdl.yield %c : i32
    }}
    tdl.yield %t, %m : tensor<16x16xf32>, tensor<i32>
  }}
"""


print("func.func @main(%x: tensor<16x16xf32>, %w: tensor<16x16xf32>) -> tensor<16x16xf32> {")
print("  %zero = arith.constant dense<0> : tensor<i32>")
print(loop("%y", "%x") + loop("%z", "%y") + "  return %z : tensor<16x16xf32>\n}")
