"builtin.module"() <{sym_name = "jit_forward"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<33xf32>, tensor<33xi32>) -> (tensor<5xf32>, tensor<f32>, tensor<3x33xui8>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg7: tensor<33xf32>, %arg8: tensor<33xi32>):
    %19 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<8x8x33xui8>
    %20 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %21 = "stablehlo.reduce"(%arg8, %20) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg17: tensor<i32>, %arg18: tensor<i32>):
      %65 = "stablehlo.add"(%arg17, %arg18) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%65) : (tensor<i32>) -> ()
    }) : (tensor<33xi32>, tensor<i32>) -> tensor<i32>
    %22 = "stablehlo.convert"(%21) : (tensor<i32>) -> tensor<f32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<33xf32>
    %24 = "stablehlo.subtract"(%23, %arg7) : (tensor<33xf32>, tensor<33xf32>) -> tensor<33xf32>
    %25 = "chlo.erf"(%24) : (tensor<33xf32>) -> tensor<33xf32>
    %26 = "stablehlo.concatenate"(%24, %arg7) <{dimension = 0 : i64}> : (tensor<33xf32>, tensor<33xf32>) -> tensor<66xf32>
    %27 = "func.call"(%26) <{callee = @silu}> : (tensor<66xf32>) -> tensor<66xf32>
    %28 = "stablehlo.slice"(%27) <{limit_indices = array<i64: 3>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<66xf32>) -> tensor<3xf32>
    %29 = "stablehlo.concatenate"(%27, %27, %27, %27, %27, %27, %27, %27) <{dimension = 0 : i64}> : (tensor<66xf32>, tensor<66xf32>, tensor<66xf32>, tensor<66xf32>, tensor<66xf32>, tensor<66xf32>, tensor<66xf32>, tensor<66xf32>) -> tensor<528xf32>
    %30 = "stablehlo.slice"(%29) <{limit_indices = array<i64: 495>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<528xf32>) -> tensor<495xf32>
    %31 = "stablehlo.reshape"(%30) : (tensor<495xf32>) -> tensor<3x33x5xf32>
    %32 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %33 = "stablehlo.reduce"(%31, %32) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg15: tensor<f32>, %arg16: tensor<f32>):
      %64 = "stablehlo.add"(%arg15, %arg16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%64) : (tensor<f32>) -> ()
    }) : (tensor<3x33x5xf32>, tensor<f32>) -> tensor<3x33xf32>
    %34 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %35 = "stablehlo.reduce"(%28, %34) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg13: tensor<f32>, %arg14: tensor<f32>):
      %63 = "stablehlo.add"(%arg13, %arg14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%63) : (tensor<f32>) -> ()
    }) : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %36 = "stablehlo.dot_general"(%35, %33) <{dot_dimension_numbers = #stablehlo.dot<>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<f32>, tensor<3x33xf32>) -> tensor<3x33xf32>
    %37 = "stablehlo.constant"() <{value = dense<-3> : tensor<i32>}> : () -> tensor<i32>
    %38 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %39 = "func.call"(%36, %37, %38) <{callee = @clip}> : (tensor<3x33xf32>, tensor<i32>, tensor<i32>) -> tensor<3x33xf32>
    %40 = "stablehlo.concatenate"(%25, %25, %25, %25, %25) <{dimension = 0 : i64}> : (tensor<33xf32>, tensor<33xf32>, tensor<33xf32>, tensor<33xf32>, tensor<33xf32>) -> tensor<165xf32>
    %41 = "stablehlo.reshape"(%40) : (tensor<165xf32>) -> tensor<33x5xf32>
    %42 = "stablehlo.dot_general"(%25, %41) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<33xf32>, tensor<33x5xf32>) -> tensor<5xf32>
    %43 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5xf32>
    %45 = "stablehlo.multiply"(%42, %44) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %46 = "stablehlo.reshape"(%39) : (tensor<3x33xf32>) -> tensor<99xf32>
    %47 = "stablehlo.slice"(%46) <{limit_indices = array<i64: 5>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<99xf32>) -> tensor<5xf32>
    %48 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 2>}> : (tensor<33xf32>) -> tensor<33x3x33xf32>
    %49 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %50 = "stablehlo.reduce"(%48, %49) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg11: tensor<f32>, %arg12: tensor<f32>):
      %62 = "stablehlo.add"(%arg11, %arg12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%62) : (tensor<f32>) -> ()
    }) : (tensor<33x3x33xf32>, tensor<f32>) -> tensor<f32>
    %51 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %52 = "stablehlo.reduce"(%47, %51) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      %61 = "stablehlo.add"(%arg9, %arg10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%61) : (tensor<f32>) -> ()
    }) : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %53 = "stablehlo.dot_general"(%52, %50) <{dot_dimension_numbers = #stablehlo.dot<>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %54 = "stablehlo.constant"() <{value = dense<-3> : tensor<i32>}> : () -> tensor<i32>
    %55 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %56 = "func.call"(%53, %54, %55) <{callee = @clip_0}> : (tensor<f32>, tensor<i32>, tensor<i32>) -> tensor<f32>
    %57 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %58 = "stablehlo.constant"() <{value = dense<100> : tensor<i32>}> : () -> tensor<i32>
    %59 = "func.call"(%39, %57, %58) <{callee = @clip}> : (tensor<3x33xf32>, tensor<i32>, tensor<i32>) -> tensor<3x33xf32>
    %60 = "stablehlo.convert"(%59) : (tensor<3x33xf32>) -> tensor<3x33xui8>
    "func.return"(%45, %56, %60) : (tensor<5xf32>, tensor<f32>, tensor<3x33xui8>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<66xf32>) -> tensor<66xf32>, res_attrs = [{}], sym_name = "silu", sym_visibility = "private"}> ({
  ^bb0(%arg6: tensor<66xf32>):
    %10 = "stablehlo.negate"(%arg6) : (tensor<66xf32>) -> tensor<66xf32>
    %11 = "stablehlo.exponential"(%10) : (tensor<66xf32>) -> tensor<66xf32>
    %12 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<66xf32>
    %14 = "stablehlo.add"(%13, %11) : (tensor<66xf32>, tensor<66xf32>) -> tensor<66xf32>
    %15 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<66xf32>
    %17 = "stablehlo.divide"(%16, %14) : (tensor<66xf32>, tensor<66xf32>) -> tensor<66xf32>
    %18 = "stablehlo.multiply"(%arg6, %17) : (tensor<66xf32>, tensor<66xf32>) -> tensor<66xf32>
    "func.return"(%18) : (tensor<66xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<3x33xf32>, tensor<i32>, tensor<i32>) -> tensor<3x33xf32>, res_attrs = [{}], sym_name = "clip", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<3x33xf32>, %arg4: tensor<i32>, %arg5: tensor<i32>):
    %4 = "stablehlo.convert"(%arg4) : (tensor<i32>) -> tensor<f32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x33xf32>
    %6 = "stablehlo.maximum"(%5, %arg3) : (tensor<3x33xf32>, tensor<3x33xf32>) -> tensor<3x33xf32>
    %7 = "stablehlo.convert"(%arg5) : (tensor<i32>) -> tensor<f32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x33xf32>
    %9 = "stablehlo.minimum"(%8, %6) : (tensor<3x33xf32>, tensor<3x33xf32>) -> tensor<3x33xf32>
    "func.return"(%9) : (tensor<3x33xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<f32>, tensor<i32>, tensor<i32>) -> tensor<f32>, res_attrs = [{}], sym_name = "clip_0", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<f32>, %arg1: tensor<i32>, %arg2: tensor<i32>):
    %0 = "stablehlo.convert"(%arg1) : (tensor<i32>) -> tensor<f32>
    %1 = "stablehlo.maximum"(%0, %arg0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2 = "stablehlo.convert"(%arg2) : (tensor<i32>) -> tensor<f32>
    %3 = "stablehlo.minimum"(%2, %1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%3) : (tensor<f32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
