"builtin.module"() <{sym_name = "jit_forward"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<f32>, tensor<31xi32>, tensor<3x3x4x3xi32>) -> (tensor<31xi32>, tensor<31xi32>, tensor<31xi8>, tensor<31xi8>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg5: tensor<f32>, %arg6: tensor<31xi32>, %arg7: tensor<3x3x4x3xi32>):
    %14 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<31xi32>
    %16 = "stablehlo.and"(%arg6, %15) : (tensor<31xi32>, tensor<31xi32>) -> tensor<31xi32>
    %17 = "func.call"(%16, %16) <{callee = @floor_divide}> : (tensor<31xi32>, tensor<31xi32>) -> tensor<31xi32>
    %18 = "stablehlo.convert"(%16) : (tensor<31xi32>) -> tensor<31xi8>
    %19 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<31xi32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0>}> : (tensor<31xi32>) -> tensor<31x1xi32>
    "func.return"(%16, %17, %18, %18) : (tensor<31xi32>, tensor<31xi32>, tensor<31xi8>, tensor<31xi8>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<31xi32>, tensor<31xi32>) -> tensor<31xi32>, res_attrs = [{}], sym_name = "floor_divide", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<31xi32>, %arg4: tensor<31xi32>):
    %1 = "stablehlo.divide"(%arg3, %arg4) : (tensor<31xi32>, tensor<31xi32>) -> tensor<31xi32>
    %2 = "stablehlo.sign"(%arg3) : (tensor<31xi32>) -> tensor<31xi32>
    %3 = "stablehlo.sign"(%arg4) : (tensor<31xi32>) -> tensor<31xi32>
    %4 = "stablehlo.compare"(%2, %3) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<31xi32>, tensor<31xi32>) -> tensor<31xi1>
    %5 = "stablehlo.remainder"(%arg3, %arg4) : (tensor<31xi32>, tensor<31xi32>) -> tensor<31xi32>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<31xi32>
    %8 = "stablehlo.compare"(%5, %7) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<31xi32>, tensor<31xi32>) -> tensor<31xi1>
    %9 = "stablehlo.and"(%4, %8) : (tensor<31xi1>, tensor<31xi1>) -> tensor<31xi1>
    %10 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<31xi32>
    %12 = "stablehlo.subtract"(%1, %11) : (tensor<31xi32>, tensor<31xi32>) -> tensor<31xi32>
    %13 = "func.call"(%9, %12, %1) <{callee = @_where}> : (tensor<31xi1>, tensor<31xi32>, tensor<31xi32>) -> tensor<31xi32>
    "func.return"(%13) : (tensor<31xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<31xi1>, tensor<31xi32>, tensor<31xi32>) -> tensor<31xi32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<31xi1>, %arg1: tensor<31xi32>, %arg2: tensor<31xi32>):
    %0 = "stablehlo.select"(%arg0, %arg1, %arg2) : (tensor<31xi1>, tensor<31xi32>, tensor<31xi32>) -> tensor<31xi32>
    "func.return"(%0) : (tensor<31xi32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
