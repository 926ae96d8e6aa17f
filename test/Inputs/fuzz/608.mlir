"builtin.module"() <{sym_name = "jit_gradient"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1xbf16>, tensor<8xbf16>, tensor<i32>) -> (tensor<1xbf16>, tensor<8xbf16>, tensor<bf16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1xbf16>, %arg1: tensor<8xbf16>, %arg2: tensor<i32>):
    %0 = "stablehlo.reshape"(%arg0) : (tensor<1xbf16>) -> tensor<1x1x1xbf16>
    %1 = "stablehlo.reverse"(%arg0) <{dimensions = array<i64: 0>}> : (tensor<1xbf16>) -> tensor<1xbf16>
    %2 = "stablehlo.tanh"(%0) : (tensor<1x1x1xbf16>) -> tensor<1x1x1xbf16>
    %3 = "stablehlo.tanh"(%1) : (tensor<1xbf16>) -> tensor<1xbf16>
    %4 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<1xbf16>
    %6 = "stablehlo.multiply"(%3, %5) : (tensor<1xbf16>, tensor<1xbf16>) -> tensor<1xbf16>
    %7 = "stablehlo.convert"(%6) : (tensor<1xbf16>) -> tensor<1xf32>
    %8 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.reduce"(%7, %8) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg7: tensor<f32>, %arg8: tensor<f32>):
      %87 = "stablehlo.add"(%arg7, %arg8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%87) : (tensor<f32>) -> ()
    }) : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
    %10 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.divide"(%9, %10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %12 = "stablehlo.convert"(%11) : (tensor<f32>) -> tensor<bf16>
    %13 = "stablehlo.tanh"(%2) : (tensor<1x1x1xbf16>) -> tensor<1x1x1xbf16>
    %14 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<1x1x1xbf16>
    %16 = "stablehlo.multiply"(%13, %15) : (tensor<1x1x1xbf16>, tensor<1x1x1xbf16>) -> tensor<1x1x1xbf16>
    %17 = "stablehlo.convert"(%16) : (tensor<1x1x1xbf16>) -> tensor<1x1x1xf32>
    %18 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %19 = "stablehlo.reduce"(%17, %18) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %86 = "stablehlo.add"(%arg5, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%86) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1xf32>, tensor<f32>) -> tensor<f32>
    %20 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %21 = "stablehlo.divide"(%19, %20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %22 = "stablehlo.convert"(%21) : (tensor<f32>) -> tensor<bf16>
    %23 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<1xbf16>
    %25 = "stablehlo.multiply"(%arg0, %24) : (tensor<1xbf16>, tensor<1xbf16>) -> tensor<1xbf16>
    %26 = "stablehlo.convert"(%25) : (tensor<1xbf16>) -> tensor<1xf32>
    %27 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %28 = "stablehlo.reduce"(%26, %27) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %85 = "stablehlo.add"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%85) : (tensor<f32>) -> ()
    }) : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
    %29 = "stablehlo.convert"(%28) : (tensor<f32>) -> tensor<bf16>
    %30 = "stablehlo.add"(%29, %12) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    %31 = "stablehlo.add"(%30, %22) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    %32 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %33:2 = "stablehlo.optimization_barrier"(%arg0, %32) : (tensor<1xbf16>, tensor<bf16>) -> (tensor<1xbf16>, tensor<bf16>)
    %34 = "stablehlo.reshape"(%33#0) : (tensor<1xbf16>) -> tensor<1x1x1xbf16>
    %35 = "stablehlo.reverse"(%33#0) <{dimensions = array<i64: 0>}> : (tensor<1xbf16>) -> tensor<1xbf16>
    %36 = "stablehlo.tanh"(%34) : (tensor<1x1x1xbf16>) -> tensor<1x1x1xbf16>
    %37 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<1x1x1xbf16>
    %39 = "stablehlo.subtract"(%38, %36) : (tensor<1x1x1xbf16>, tensor<1x1x1xbf16>) -> tensor<1x1x1xbf16>
    %40 = "stablehlo.tanh"(%35) : (tensor<1xbf16>) -> tensor<1xbf16>
    %41 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %42 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<1xbf16>
    %43 = "stablehlo.subtract"(%42, %40) : (tensor<1xbf16>, tensor<1xbf16>) -> tensor<1xbf16>
    %44 = "stablehlo.tanh"(%36) : (tensor<1x1x1xbf16>) -> tensor<1x1x1xbf16>
    %45 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<1x1x1xbf16>
    %47 = "stablehlo.subtract"(%46, %44) : (tensor<1x1x1xbf16>, tensor<1x1x1xbf16>) -> tensor<1x1x1xbf16>
    %48 = "stablehlo.convert"(%33#1) : (tensor<bf16>) -> tensor<f32>
    %49 = "stablehlo.broadcast_in_dim"(%48) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %50 = "stablehlo.convert"(%49) : (tensor<1xf32>) -> tensor<1xbf16>
    %51 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %52 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<1xbf16>
    %53 = "stablehlo.multiply"(%50, %52) : (tensor<1xbf16>, tensor<1xbf16>) -> tensor<1xbf16>
    %54 = "stablehlo.convert"(%33#1) : (tensor<bf16>) -> tensor<f32>
    %55 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %56 = "stablehlo.divide"(%54, %55) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x1xf32>
    %58 = "stablehlo.convert"(%57) : (tensor<1x1x1xf32>) -> tensor<1x1x1xbf16>
    %59 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %60 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<1x1x1xbf16>
    %61 = "stablehlo.multiply"(%58, %60) : (tensor<1x1x1xbf16>, tensor<1x1x1xbf16>) -> tensor<1x1x1xbf16>
    %62 = "stablehlo.multiply"(%61, %47) : (tensor<1x1x1xbf16>, tensor<1x1x1xbf16>) -> tensor<1x1x1xbf16>
    %63 = "stablehlo.multiply"(%62, %44) : (tensor<1x1x1xbf16>, tensor<1x1x1xbf16>) -> tensor<1x1x1xbf16>
    %64 = "stablehlo.add"(%62, %63) : (tensor<1x1x1xbf16>, tensor<1x1x1xbf16>) -> tensor<1x1x1xbf16>
    %65 = "stablehlo.convert"(%33#1) : (tensor<bf16>) -> tensor<f32>
    %66 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %67 = "stablehlo.divide"(%65, %66) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %68 = "stablehlo.broadcast_in_dim"(%67) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %69 = "stablehlo.convert"(%68) : (tensor<1xf32>) -> tensor<1xbf16>
    %70 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %71 = "stablehlo.broadcast_in_dim"(%70) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<1xbf16>
    %72 = "stablehlo.multiply"(%69, %71) : (tensor<1xbf16>, tensor<1xbf16>) -> tensor<1xbf16>
    %73 = "stablehlo.multiply"(%72, %43) : (tensor<1xbf16>, tensor<1xbf16>) -> tensor<1xbf16>
    %74 = "stablehlo.multiply"(%73, %40) : (tensor<1xbf16>, tensor<1xbf16>) -> tensor<1xbf16>
    %75 = "stablehlo.add"(%73, %74) : (tensor<1xbf16>, tensor<1xbf16>) -> tensor<1xbf16>
    %76 = "stablehlo.multiply"(%64, %39) : (tensor<1x1x1xbf16>, tensor<1x1x1xbf16>) -> tensor<1x1x1xbf16>
    %77 = "stablehlo.multiply"(%76, %36) : (tensor<1x1x1xbf16>, tensor<1x1x1xbf16>) -> tensor<1x1x1xbf16>
    %78 = "stablehlo.add"(%76, %77) : (tensor<1x1x1xbf16>, tensor<1x1x1xbf16>) -> tensor<1x1x1xbf16>
    %79 = "stablehlo.reverse"(%75) <{dimensions = array<i64: 0>}> : (tensor<1xbf16>) -> tensor<1xbf16>
    %80 = "stablehlo.add"(%53, %79) : (tensor<1xbf16>, tensor<1xbf16>) -> tensor<1xbf16>
    %81 = "stablehlo.reshape"(%78) : (tensor<1x1x1xbf16>) -> tensor<1xbf16>
    %82 = "stablehlo.add"(%80, %81) : (tensor<1xbf16>, tensor<1xbf16>) -> tensor<1xbf16>
    %83 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %84 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<8xbf16>
    "func.return"(%82, %84, %31) : (tensor<1xbf16>, tensor<8xbf16>, tensor<bf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
