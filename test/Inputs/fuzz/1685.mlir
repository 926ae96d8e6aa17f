"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<6xf32>, tensor<f32>, tensor<6xi32>, tensor<6x12xui16>) -> (tensor<f32>, tensor<f32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg4: tensor<6xf32>, %arg5: tensor<f32>, %arg6: tensor<6xi32>, %arg7: tensor<6x12xui16>):
    %9:2 = "func.call"(%arg4, %arg4) <{callee = @fmod}> : (tensor<6xf32>, tensor<6xf32>) -> (tensor<6xf32>, tensor<6xf32>)
    %10 = "stablehlo.tanh"(%9#0) : (tensor<6xf32>) -> tensor<6xf32>
    %11 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %13 = "stablehlo.subtract"(%12, %10) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %14 = "stablehlo.constant"() <{value = dense<3.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %16 = "stablehlo.multiply"(%10, %15) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %17 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.reduce"(%16, %17) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg14: tensor<f32>, %arg15: tensor<f32>):
      %85 = "stablehlo.add"(%arg14, %arg15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%85) : (tensor<f32>) -> ()
    }) : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %19 = "stablehlo.constant"() <{value = dense<6.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %20 = "stablehlo.divide"(%18, %19) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %21 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<f32>}> : () -> tensor<f32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %23 = "stablehlo.multiply"(%arg4, %22) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %24 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %25 = "stablehlo.reduce"(%23, %24) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
      %84 = "stablehlo.add"(%arg12, %arg13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%84) : (tensor<f32>) -> ()
    }) : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %26 = "stablehlo.add"(%25, %20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %27 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %29 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<f32>}> : () -> tensor<f32>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %31 = "stablehlo.multiply"(%28, %30) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %32 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %33 = "stablehlo.constant"() <{value = dense<6.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %34 = "stablehlo.divide"(%32, %33) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %36 = "stablehlo.constant"() <{value = dense<3.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %38 = "stablehlo.multiply"(%35, %37) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %39 = "stablehlo.multiply"(%38, %13) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %40 = "stablehlo.multiply"(%39, %10) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %41 = "stablehlo.add"(%39, %40) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %42:2 = "func.call"(%9#1, %41) <{callee = @fmod_0}> : (tensor<6xf32>, tensor<6xf32>) -> (tensor<6xf32>, tensor<6xf32>)
    %43 = "stablehlo.add"(%31, %42#0) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %44 = "stablehlo.add"(%43, %42#1) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %45:2 = "func.call"(%arg4, %arg4) <{callee = @fmod}> : (tensor<6xf32>, tensor<6xf32>) -> (tensor<6xf32>, tensor<6xf32>)
    %46 = "stablehlo.tanh"(%45#0) : (tensor<6xf32>) -> tensor<6xf32>
    %47 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %48 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %49 = "stablehlo.subtract"(%48, %46) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %50 = "stablehlo.constant"() <{value = dense<3.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %51 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %52 = "stablehlo.multiply"(%46, %51) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %53 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %54 = "stablehlo.reduce"(%52, %53) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg10: tensor<f32>, %arg11: tensor<f32>):
      %83 = "stablehlo.add"(%arg10, %arg11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%83) : (tensor<f32>) -> ()
    }) : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %55 = "stablehlo.constant"() <{value = dense<6.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %56 = "stablehlo.divide"(%54, %55) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %57 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<f32>}> : () -> tensor<f32>
    %58 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %59 = "stablehlo.multiply"(%arg4, %58) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %60 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %61 = "stablehlo.reduce"(%59, %60) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>):
      %82 = "stablehlo.add"(%arg8, %arg9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%82) : (tensor<f32>) -> ()
    }) : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %62 = "stablehlo.add"(%61, %56) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %63 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %64 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %65 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<f32>}> : () -> tensor<f32>
    %66 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %67 = "stablehlo.multiply"(%64, %66) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %68 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %69 = "stablehlo.constant"() <{value = dense<6.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %70 = "stablehlo.divide"(%68, %69) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %71 = "stablehlo.broadcast_in_dim"(%70) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %72 = "stablehlo.constant"() <{value = dense<3.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %73 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %74 = "stablehlo.multiply"(%71, %73) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %75 = "stablehlo.multiply"(%74, %49) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %76 = "stablehlo.multiply"(%75, %46) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %77 = "stablehlo.add"(%75, %76) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %78:2 = "func.call"(%45#1, %77) <{callee = @fmod_0}> : (tensor<6xf32>, tensor<6xf32>) -> (tensor<6xf32>, tensor<6xf32>)
    %79 = "stablehlo.add"(%67, %78#0) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %80 = "stablehlo.add"(%79, %78#1) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %81 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    "func.return"(%81, %62) : (tensor<f32>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<6xf32>, tensor<6xf32>) -> (tensor<6xf32>, tensor<6xf32>), res_attrs = [{}, {}], sym_name = "fmod", sym_visibility = "private"}> ({
  ^bb0(%arg2: tensor<6xf32>, %arg3: tensor<6xf32>):
    %2 = "stablehlo.remainder"(%arg2, %arg3) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %3 = "stablehlo.divide"(%arg2, %arg3) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %4 = "stablehlo.sign"(%3) : (tensor<6xf32>) -> tensor<6xf32>
    %5 = "stablehlo.divide"(%arg2, %arg3) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %6 = "stablehlo.abs"(%5) : (tensor<6xf32>) -> tensor<6xf32>
    %7 = "stablehlo.floor"(%6) : (tensor<6xf32>) -> tensor<6xf32>
    %8 = "stablehlo.multiply"(%4, %7) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    "func.return"(%2, %8) : (tensor<6xf32>, tensor<6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<6xf32>, tensor<6xf32>) -> (tensor<6xf32>, tensor<6xf32>), res_attrs = [{}, {}], sym_name = "fmod_0", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<6xf32>, %arg1: tensor<6xf32>):
    %0 = "stablehlo.multiply"(%arg1, %arg0) : (tensor<6xf32>, tensor<6xf32>) -> tensor<6xf32>
    %1 = "stablehlo.negate"(%0) : (tensor<6xf32>) -> tensor<6xf32>
    "func.return"(%arg1, %1) : (tensor<6xf32>, tensor<6xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
