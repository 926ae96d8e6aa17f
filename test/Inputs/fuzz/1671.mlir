"builtin.module"() <{sym_name = "jit_tangent"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<f32>, tensor<f32>, tensor<4xi32>, tensor<9x9x4x2xi32>) -> tensor<f32>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<f32>, %arg1: tensor<f32>, %arg2: tensor<4xi32>, %arg3: tensor<9x9x4x2xi32>):
    %0 = "stablehlo.constant"() <{value = dense<[[[1], [0], [1], [2], [0], [4], [2], [0], [1]], [[0], [-1], [-2], [1], [0], [3], [0], [-2], [1]]]> : tensor<2x9x1xi32>}> : () -> tensor<2x9x1xi32>
    %1 = "stablehlo.concatenate"(%arg2, %arg2, %arg2, %arg2, %arg2) <{dimension = 0 : i64}> : (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> tensor<20xi32>
    %2 = "stablehlo.slice"(%1) <{limit_indices = array<i64: 18>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<20xi32>) -> tensor<18xi32>
    %3 = "stablehlo.reshape"(%2) : (tensor<18xi32>) -> tensor<2x9xi32>
    %4 = "stablehlo.scatter"(%arg2, %0, %3) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg8: tensor<i32>, %arg9: tensor<i32>):
      %17 = "stablehlo.add"(%arg8, %arg9) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%17) : (tensor<i32>) -> ()
    }) : (tensor<4xi32>, tensor<2x9x1xi32>, tensor<2x9xi32>) -> tensor<4xi32>
    %5 = "stablehlo.or"(%arg2, %arg2) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %6 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.multiply"(%arg0, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %8 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<f32>}> : () -> tensor<f32>
    %10 = "stablehlo.multiply"(%8, %9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %11 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.reduce"(%7, %11) <{dimensions = array<i64>}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %16 = "stablehlo.add"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%16) : (tensor<f32>) -> ()
    }) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %13 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.reduce"(%10, %13) <{dimensions = array<i64>}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %15 = "stablehlo.add"(%arg4, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%15) : (tensor<f32>) -> ()
    }) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%14) : (tensor<f32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
