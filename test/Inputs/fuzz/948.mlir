"builtin.module"() <{sym_name = "jit_rotate"}> ({
  "func.func"() <{arg_attrs = [{tf.aliasing_output = 0 : i32}, {tf.aliasing_output = 1 : i32}, {tf.aliasing_output = 2 : i32}, {}, {}, {}, {}], function_type = (tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<7x4xf32>, tensor<7x7x4xf32>, tensor<4x5xi32>, tensor<ui32>) -> (tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg9: tensor<5x4xf32>, %arg10: tensor<5x4xf32>, %arg11: tensor<5x4xf32>, %arg12: tensor<7x4xf32>, %arg13: tensor<7x7x4xf32>, %arg14: tensor<4x5xi32>, %arg15: tensor<ui32>):
    %16 = "stablehlo.reverse"(%arg11) <{dimensions = array<i64>}> : (tensor<5x4xf32>) -> tensor<5x4xf32>
    %17 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %18 = "stablehlo.constant"() <{value = dense<100> : tensor<i32>}> : () -> tensor<i32>
    %19 = "func.call"(%16, %17, %18) <{callee = @clip}> : (tensor<5x4xf32>, tensor<i32>, tensor<i32>) -> tensor<5x4xf32>
    %20 = "stablehlo.convert"(%19) : (tensor<5x4xf32>) -> tensor<5x4xui32>
    %21 = "stablehlo.slice"(%16) <{limit_indices = array<i64: 5, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>}> : (tensor<5x4xf32>) -> tensor<4x4xf32>
    %22 = "stablehlo.reshape"(%arg13) : (tensor<7x7x4xf32>) -> tensor<196xf32>
    %23 = "stablehlo.slice"(%22) <{limit_indices = array<i64: 28>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<196xf32>) -> tensor<28xf32>
    %24 = "stablehlo.reshape"(%23) : (tensor<28xf32>) -> tensor<7x4xf32>
    %25 = "stablehlo.concatenate"(%24, %arg11, %21, %arg12) <{dimension = 0 : i64}> : (tensor<7x4xf32>, tensor<5x4xf32>, tensor<4x4xf32>, tensor<7x4xf32>) -> tensor<23x4xf32>
    %26 = "stablehlo.constant"() <{value = dense<-3> : tensor<i32>}> : () -> tensor<i32>
    %27 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %28 = "func.call"(%25, %26, %27) <{callee = @clip_0}> : (tensor<23x4xf32>, tensor<i32>, tensor<i32>) -> tensor<23x4xf32>
    %29 = "stablehlo.constant"() <{value = dense<0.693147182> : tensor<f32>}> : () -> tensor<f32>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<23x4xf32>
    %31 = "stablehlo.multiply"(%30, %28) : (tensor<23x4xf32>, tensor<23x4xf32>) -> tensor<23x4xf32>
    %32 = "stablehlo.exponential"(%31) : (tensor<23x4xf32>) -> tensor<23x4xf32>
    %33 = "stablehlo.multiply"(%16, %16) : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
    %34 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %35 = "stablehlo.reduce"(%33, %34) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg16: tensor<f32>, %arg17: tensor<f32>):
      %57 = "stablehlo.add"(%arg16, %arg17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%57) : (tensor<f32>) -> ()
    }) : (tensor<5x4xf32>, tensor<f32>) -> tensor<f32>
    %36 = "stablehlo.constant"() <{value = dense<-3> : tensor<i32>}> : () -> tensor<i32>
    %37 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %38 = "func.call"(%35, %36, %37) <{callee = @clip_1}> : (tensor<f32>, tensor<i32>, tensor<i32>) -> tensor<f32>
    %39 = "stablehlo.slice"(%25) <{limit_indices = array<i64: 1, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<23x4xf32>) -> tensor<1x1xf32>
    %40 = "stablehlo.reshape"(%39) : (tensor<1x1xf32>) -> tensor<f32>
    %41 = "stablehlo.constant"() <{value = dense<-3> : tensor<i32>}> : () -> tensor<i32>
    %42 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %43 = "func.call"(%40, %41, %42) <{callee = @clip_1}> : (tensor<f32>, tensor<i32>, tensor<i32>) -> tensor<f32>
    %44 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x4xf32>
    %45 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x4xf32>
    %46 = "stablehlo.clamp"(%44, %16, %45) : (tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
    %47 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<5x4xui32>) -> tensor<5x7x5x4xui32>
    %48 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %49 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x4xf32>
    %50 = "stablehlo.multiply"(%46, %49) : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
    %51 = "stablehlo.add"(%arg11, %50) : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
    %52 = "stablehlo.slice"(%32) <{limit_indices = array<i64: 5, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<23x4xf32>) -> tensor<5x4xf32>
    %53 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x4xf32>
    %55 = "stablehlo.multiply"(%52, %54) : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
    %56 = "stablehlo.add"(%arg9, %55) : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
    "func.return"(%arg10, %51, %56, %46) : (tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>, tensor<5x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<5x4xf32>, tensor<i32>, tensor<i32>) -> tensor<5x4xf32>, res_attrs = [{}], sym_name = "clip", sym_visibility = "private"}> ({
  ^bb0(%arg6: tensor<5x4xf32>, %arg7: tensor<i32>, %arg8: tensor<i32>):
    %10 = "stablehlo.convert"(%arg7) : (tensor<i32>) -> tensor<f32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x4xf32>
    %12 = "stablehlo.maximum"(%11, %arg6) : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
    %13 = "stablehlo.convert"(%arg8) : (tensor<i32>) -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x4xf32>
    %15 = "stablehlo.minimum"(%14, %12) : (tensor<5x4xf32>, tensor<5x4xf32>) -> tensor<5x4xf32>
    "func.return"(%15) : (tensor<5x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<23x4xf32>, tensor<i32>, tensor<i32>) -> tensor<23x4xf32>, res_attrs = [{}], sym_name = "clip_0", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<23x4xf32>, %arg4: tensor<i32>, %arg5: tensor<i32>):
    %4 = "stablehlo.convert"(%arg4) : (tensor<i32>) -> tensor<f32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<23x4xf32>
    %6 = "stablehlo.maximum"(%5, %arg3) : (tensor<23x4xf32>, tensor<23x4xf32>) -> tensor<23x4xf32>
    %7 = "stablehlo.convert"(%arg5) : (tensor<i32>) -> tensor<f32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<23x4xf32>
    %9 = "stablehlo.minimum"(%8, %6) : (tensor<23x4xf32>, tensor<23x4xf32>) -> tensor<23x4xf32>
    "func.return"(%9) : (tensor<23x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<f32>, tensor<i32>, tensor<i32>) -> tensor<f32>, res_attrs = [{}], sym_name = "clip_1", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<f32>, %arg1: tensor<i32>, %arg2: tensor<i32>):
    %0 = "stablehlo.convert"(%arg1) : (tensor<i32>) -> tensor<f32>
    %1 = "stablehlo.maximum"(%0, %arg0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2 = "stablehlo.convert"(%arg2) : (tensor<i32>) -> tensor<f32>
    %3 = "stablehlo.minimum"(%2, %1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%3) : (tensor<f32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
