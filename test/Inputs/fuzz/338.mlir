"builtin.module"() <{sym_name = "jit_forward"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<0x5x6xf32>, tensor<5x6x0xi32>, tensor<0x4xi1>, tensor<f32>) -> (tensor<0x4xi1>, tensor<13x6x2xi32>, tensor<0xi1>, tensor<5x6x0xi32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg2: tensor<0x5x6xf32>, %arg3: tensor<5x6x0xi32>, %arg4: tensor<0x4xi1>, %arg5: tensor<f32>):
    %10 = "stablehlo.constant"() <{value = dense<> : tensor<0x4xi32>}> : () -> tensor<0x4xi32>
    %11 = "stablehlo.compare"(%arg4, %arg4) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<0x4xi1>, tensor<0x4xi1>) -> tensor<0x4xi1>
    %12 = "stablehlo.multiply"(%arg3, %arg3) : (tensor<5x6x0xi32>, tensor<5x6x0xi32>) -> tensor<5x6x0xi32>
    %13 = "func.call"(%arg4, %10) <{callee = @take_along_axis}> : (tensor<0x4xi1>, tensor<0x4xi32>) -> tensor<0x4xi1>
    %14 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %15 = "stablehlo.reduce"(%12, %14) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg8: tensor<i32>, %arg9: tensor<i32>):
      %20 = "stablehlo.add"(%arg8, %arg9) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%20) : (tensor<i32>) -> ()
    }) : (tensor<5x6x0xi32>, tensor<i32>) -> tensor<i32>
    %16 = "stablehlo.pad"(%12, %15) <{edge_padding_high = array<i64: 1, 0, 1>, edge_padding_low = array<i64: 3, 0, 1>, interior_padding = array<i64: 1, 0, 1>}> : (tensor<5x6x0xi32>, tensor<i32>) -> tensor<13x6x2xi32>
    %17 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %18 = "stablehlo.reduce"(%13, %17) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg6: tensor<i1>, %arg7: tensor<i1>):
      %19 = "stablehlo.or"(%arg6, %arg7) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%19) : (tensor<i1>) -> ()
    }) : (tensor<0x4xi1>, tensor<i1>) -> tensor<0xi1>
    "func.return"(%13, %16, %18, %12) : (tensor<0x4xi1>, tensor<13x6x2xi32>, tensor<0xi1>, tensor<5x6x0xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<0x4xi1>, tensor<0x4xi32>) -> tensor<0x4xi1>, res_attrs = [{}], sym_name = "take_along_axis", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<0x4xi1>, %arg1: tensor<0x4xi32>):
    %0 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<0x4xi32>
    %2 = "stablehlo.compare"(%arg1, %1) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<0x4xi32>, tensor<0x4xi32>) -> tensor<0x4xi1>
    %3 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<0x4xi32>
    %5 = "stablehlo.add"(%arg1, %4) : (tensor<0x4xi32>, tensor<0x4xi32>) -> tensor<0x4xi32>
    %6 = "stablehlo.select"(%2, %5, %arg1) : (tensor<0x4xi1>, tensor<0x4xi32>, tensor<0x4xi32>) -> tensor<0x4xi32>
    %7 = "stablehlo.reshape"(%6) : (tensor<0x4xi32>) -> tensor<0x4x1xi32>
    %8 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<0x4xi1>
    "func.return"(%9) : (tensor<0x4xi1>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
