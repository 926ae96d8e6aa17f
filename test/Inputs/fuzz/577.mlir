"builtin.module"() <{sym_name = "jit_forward"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<1x1x1x1xf32>, tensor<i32>, tensor<1xui8>, tensor<1xf32>) -> tensor<1xf32>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg5: tensor<1x1x1x1xf32>, %arg6: tensor<i32>, %arg7: tensor<1xui8>, %arg8: tensor<1xf32>):
    %8 = "stablehlo.broadcast_in_dim"(%arg6) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8xi32>
    %9 = "stablehlo.broadcast_in_dim"(%arg6) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<8x8x8xi32>
    %10 = "stablehlo.dot_general"(%8, %9) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8xi32>, tensor<8x8x8xi32>) -> tensor<8x8x8xi32>
    %11 = "stablehlo.popcnt"(%arg6) : (tensor<i32>) -> tensor<i32>
    %12 = "stablehlo.broadcast_in_dim"(%arg8) <{broadcast_dimensions = array<i64: 1>}> : (tensor<1xf32>) -> tensor<1x1xf32>
    %13 = "stablehlo.dot_general"(%arg8, %12) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<1xf32>, tensor<1x1xf32>) -> tensor<1xf32>
    %14 = "stablehlo.constant"() <{value = dense<-3> : tensor<i32>}> : () -> tensor<i32>
    %15 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %16 = "func.call"(%13, %14, %15) <{callee = @clip}> : (tensor<1xf32>, tensor<i32>, tensor<i32>) -> tensor<1xf32>
    %17 = "stablehlo.reshape"(%arg7) : (tensor<1xui8>) -> tensor<1x1xui8>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xui8>) -> tensor<2x1xui8>
    %19 = "stablehlo.reshape"(%18) : (tensor<2x1xui8>) -> tensor<2xui8>
    %20 = "stablehlo.concatenate"(%16, %16, %16, %16) <{dimension = 0 : i64}> : (tensor<1xf32>, tensor<1xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4xf32>
    %21 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %22 = "stablehlo.pad"(%10, %21) <{edge_padding_high = array<i64: 0, 2, 0>, edge_padding_low = array<i64: 0, 2, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<8x8x8xi32>, tensor<i32>) -> tensor<8x12x8xi32>
    %23 = "stablehlo.not"(%22) : (tensor<8x12x8xi32>) -> tensor<8x12x8xi32>
    %24 = "stablehlo.slice"(%20) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<1xf32>
    %25 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %26 = "func.call"(%16, %25) <{callee = @_pad}> : (tensor<1xf32>, tensor<i32>) -> tensor<2xf32>
    %27 = "stablehlo.reshape"(%24) : (tensor<1xf32>) -> tensor<f32>
    %28 = "stablehlo.slice"(%26) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1xf32>
    %29 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %30 = "stablehlo.multiply"(%29, %28) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %31 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %33 = "stablehlo.add"(%32, %30) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    "func.return"(%33) : (tensor<1xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1xf32>, tensor<i32>, tensor<i32>) -> tensor<1xf32>, res_attrs = [{}], sym_name = "clip", sym_visibility = "private"}> ({
  ^bb0(%arg2: tensor<1xf32>, %arg3: tensor<i32>, %arg4: tensor<i32>):
    %2 = "stablehlo.convert"(%arg3) : (tensor<i32>) -> tensor<f32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %4 = "stablehlo.maximum"(%3, %arg2) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %5 = "stablehlo.convert"(%arg4) : (tensor<i32>) -> tensor<f32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %7 = "stablehlo.minimum"(%6, %4) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    "func.return"(%7) : (tensor<1xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1xf32>, tensor<i32>) -> tensor<2xf32>, res_attrs = [{}], sym_name = "_pad", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<1xf32>, %arg1: tensor<i32>):
    %0 = "stablehlo.convert"(%arg1) : (tensor<i32>) -> tensor<f32>
    %1 = "stablehlo.pad"(%arg0, %0) <{edge_padding_high = array<i64: 0>, edge_padding_low = array<i64: 1>, interior_padding = array<i64: 0>}> : (tensor<1xf32>, tensor<f32>) -> tensor<2xf32>
    "func.return"(%1) : (tensor<2xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
