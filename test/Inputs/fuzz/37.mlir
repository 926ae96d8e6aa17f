"builtin.module"() <{sym_name = "jit_forward"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<9xf32>, tensor<3xi32>, tensor<9x9xui8>, tensor<9x9xf32>) -> (tensor<2xf32>, tensor<9xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg5: tensor<9xf32>, %arg6: tensor<3xi32>, %arg7: tensor<9x9xui8>, %arg8: tensor<9x9xf32>):
    %7 = "stablehlo.multiply"(%arg7, %arg7) : (tensor<9x9xui8>, tensor<9x9xui8>) -> tensor<9x9xui8>
    %8 = "stablehlo.multiply"(%7, %arg7) : (tensor<9x9xui8>, tensor<9x9xui8>) -> tensor<9x9xui8>
    %9 = "stablehlo.broadcast_in_dim"(%arg5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<9xf32>) -> tensor<9x9xf32>
    %10 = "func.call"(%arg8, %9) <{callee = @fmod}> : (tensor<9x9xf32>, tensor<9x9xf32>) -> tensor<9x9xf32>
    %11 = "stablehlo.multiply"(%10, %arg8) : (tensor<9x9xf32>, tensor<9x9xf32>) -> tensor<9x9xf32>
    %12 = "stablehlo.abs"(%11) : (tensor<9x9xf32>) -> tensor<9x9xf32>
    %13 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<9x9xf32>
    %15 = "stablehlo.add"(%12, %14) : (tensor<9x9xf32>, tensor<9x9xf32>) -> tensor<9x9xf32>
    %16 = "stablehlo.log"(%15) : (tensor<9x9xf32>) -> tensor<9x9xf32>
    %17 = "stablehlo.atan2"(%10, %arg8) : (tensor<9x9xf32>, tensor<9x9xf32>) -> tensor<9x9xf32>
    %18 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<9xi32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0>}> : (tensor<9xi32>) -> tensor<9x1xi32>
    %20 = "stablehlo.broadcast_in_dim"(%arg5) <{broadcast_dimensions = array<i64: 1>}> : (tensor<9xf32>) -> tensor<1x9xf32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x9xf32>) -> tensor<9x9xf32>
    %22 = "stablehlo.subtract"(%10, %21) : (tensor<9x9xf32>, tensor<9x9xf32>) -> tensor<9x9xf32>
    %23 = "stablehlo.reverse"(%22) <{dimensions = array<i64: 0>}> : (tensor<9x9xf32>) -> tensor<9x9xf32>
    %24 = "stablehlo.reshape"(%23) : (tensor<9x9xf32>) -> tensor<81xf32>
    %25 = "stablehlo.slice"(%24) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<81xf32>) -> tensor<1xf32>
    %26 = "stablehlo.reshape"(%25) : (tensor<1xf32>) -> tensor<f32>
    %27 = "stablehlo.reshape"(%22) : (tensor<9x9xf32>) -> tensor<81xf32>
    %28 = "stablehlo.slice"(%27) <{limit_indices = array<i64: 2>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<81xf32>) -> tensor<2xf32>
    %29 = "stablehlo.dot_general"(%26, %28) <{dot_dimension_numbers = #stablehlo.dot<>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<f32>, tensor<2xf32>) -> tensor<2xf32>
    %30 = "stablehlo.constant"() <{value = dense<-3> : tensor<i32>}> : () -> tensor<i32>
    %31 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %32 = "func.call"(%29, %30, %31) <{callee = @clip}> : (tensor<2xf32>, tensor<i32>, tensor<i32>) -> tensor<2xf32>
    "func.return"(%32, %arg5) : (tensor<2xf32>, tensor<9xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<9x9xf32>, tensor<9x9xf32>) -> tensor<9x9xf32>, res_attrs = [{}], sym_name = "fmod", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<9x9xf32>, %arg4: tensor<9x9xf32>):
    %6 = "stablehlo.remainder"(%arg3, %arg4) : (tensor<9x9xf32>, tensor<9x9xf32>) -> tensor<9x9xf32>
    "func.return"(%6) : (tensor<9x9xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2xf32>, tensor<i32>, tensor<i32>) -> tensor<2xf32>, res_attrs = [{}], sym_name = "clip", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<2xf32>, %arg1: tensor<i32>, %arg2: tensor<i32>):
    %0 = "stablehlo.convert"(%arg1) : (tensor<i32>) -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %2 = "stablehlo.maximum"(%1, %arg0) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %3 = "stablehlo.convert"(%arg2) : (tensor<i32>) -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %5 = "stablehlo.minimum"(%4, %2) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "func.return"(%5) : (tensor<2xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
