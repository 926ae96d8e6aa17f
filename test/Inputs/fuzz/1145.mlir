"builtin.module"() <{sym_name = "jit_forward"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}], function_type = (tensor<f16>, tensor<9x9xi32>, tensor<f16>, tensor<9x7x7xf16>, tensor<9xi32>) -> (tensor<9x7x7xi1>, tensor<7x7x9xi1>, tensor<9xi32>, tensor<9x7x7xi1>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg8: tensor<f16>, %arg9: tensor<9x9xi32>, %arg10: tensor<f16>, %arg11: tensor<9x7x7xf16>, %arg12: tensor<9xi32>):
    %13 = "stablehlo.constant"() <{value = dense<-3> : tensor<i32>}> : () -> tensor<i32>
    %14 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %15 = "func.call"(%arg8, %13, %14) <{callee = @clip}> : (tensor<f16>, tensor<i32>, tensor<i32>) -> tensor<f16>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<9x7x7xf16>
    %17 = "stablehlo.compare"(%arg11, %16) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<9x7x7xf16>, tensor<9x7x7xf16>) -> tensor<9x7x7xi1>
    %18 = "stablehlo.concatenate"(%arg12, %arg12, %arg12) <{dimension = 0 : i64}> : (tensor<9xi32>, tensor<9xi32>, tensor<9xi32>) -> tensor<27xi32>
    %19 = "stablehlo.convert"(%18) : (tensor<27xi32>) -> tensor<27xf16>
    %20 = "func.call"(%19) <{callee = @norm}> : (tensor<27xf16>) -> tensor<f16>
    %21 = "stablehlo.multiply"(%20, %arg10) : (tensor<f16>, tensor<f16>) -> tensor<f16>
    %22 = "stablehlo.not"(%17) : (tensor<9x7x7xi1>) -> tensor<9x7x7xi1>
    %23 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<9xf16>
    %24 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 1>}> : (tensor<27xi32>) -> tensor<1x27xi32>
    %25 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %26 = "func.call"(%24, %25) <{callee = @_pad}> : (tensor<1x27xi32>, tensor<i32>) -> tensor<6x27xi32>
    %27 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %28 = "stablehlo.reduce"(%26, %27) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg13: tensor<i32>, %arg14: tensor<i32>):
      %31 = "stablehlo.add"(%arg13, %arg14) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%31) : (tensor<i32>) -> ()
    }) : (tensor<6x27xi32>, tensor<i32>) -> tensor<i32>
    %29 = "stablehlo.not"(%22) : (tensor<9x7x7xi1>) -> tensor<9x7x7xi1>
    %30 = "stablehlo.transpose"(%29) <{permutation = array<i64: 2, 1, 0>}> : (tensor<9x7x7xi1>) -> tensor<7x7x9xi1>
    "func.return"(%29, %30, %arg12, %29) : (tensor<9x7x7xi1>, tensor<7x7x9xi1>, tensor<9xi32>, tensor<9x7x7xi1>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<f16>, tensor<i32>, tensor<i32>) -> tensor<f16>, res_attrs = [{}], sym_name = "clip", sym_visibility = "private"}> ({
  ^bb0(%arg5: tensor<f16>, %arg6: tensor<i32>, %arg7: tensor<i32>):
    %9 = "stablehlo.convert"(%arg6) : (tensor<i32>) -> tensor<f16>
    %10 = "stablehlo.maximum"(%9, %arg5) : (tensor<f16>, tensor<f16>) -> tensor<f16>
    %11 = "stablehlo.convert"(%arg7) : (tensor<i32>) -> tensor<f16>
    %12 = "stablehlo.minimum"(%11, %10) : (tensor<f16>, tensor<f16>) -> tensor<f16>
    "func.return"(%12) : (tensor<f16>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<27xf16>) -> tensor<f16>, res_attrs = [{}], sym_name = "norm", sym_visibility = "private"}> ({
  ^bb0(%arg2: tensor<27xf16>):
    %2 = "stablehlo.multiply"(%arg2, %arg2) : (tensor<27xf16>, tensor<27xf16>) -> tensor<27xf16>
    %3 = "stablehlo.convert"(%2) : (tensor<27xf16>) -> tensor<27xf32>
    %4 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.reduce"(%3, %4) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %8 = "stablehlo.add"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%8) : (tensor<f32>) -> ()
    }) : (tensor<27xf32>, tensor<f32>) -> tensor<f32>
    %6 = "stablehlo.convert"(%5) : (tensor<f32>) -> tensor<f16>
    %7 = "stablehlo.sqrt"(%6) : (tensor<f16>) -> tensor<f16>
    "func.return"(%7) : (tensor<f16>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x27xi32>, tensor<i32>) -> tensor<6x27xi32>, res_attrs = [{}], sym_name = "_pad", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<1x27xi32>, %arg1: tensor<i32>):
    %0 = "stablehlo.convert"(%arg1) : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.pad"(%arg0, %0) <{edge_padding_high = array<i64: 5, 0>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<1x27xi32>, tensor<i32>) -> tensor<6x27xi32>
    "func.return"(%1) : (tensor<6x27xi32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
