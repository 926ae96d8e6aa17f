"builtin.module"() <{sym_name = "jit_gradient"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<0x0xbf16>, tensor<6xbf16>, tensor<0x6x8x7xi32>, tensor<i32>) -> (tensor<0x0xbf16>, tensor<6xbf16>, tensor<bf16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<0x0xbf16>, %arg1: tensor<6xbf16>, %arg2: tensor<0x6x8x7xi32>, %arg3: tensor<i32>):
    %0 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<6xbf16>
    %2 = "stablehlo.atan2"(%arg1, %1) : (tensor<6xbf16>, tensor<6xbf16>) -> tensor<6xbf16>
    %3 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %4 = "stablehlo.pad"(%2, %3) <{edge_padding_high = array<i64: 0>, edge_padding_low = array<i64: 0>, interior_padding = array<i64: 0>}> : (tensor<6xbf16>, tensor<bf16>) -> tensor<6xbf16>
    %5 = "stablehlo.tanh"(%4) : (tensor<6xbf16>) -> tensor<6xbf16>
    %6 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<6xbf16>
    %8 = "stablehlo.multiply"(%5, %7) : (tensor<6xbf16>, tensor<6xbf16>) -> tensor<6xbf16>
    %9 = "stablehlo.convert"(%8) : (tensor<6xbf16>) -> tensor<6xf32>
    %10 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.reduce"(%9, %10) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %60 = "stablehlo.add"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%60) : (tensor<f32>) -> ()
    }) : (tensor<6xf32>, tensor<f32>) -> tensor<f32>
    %12 = "stablehlo.constant"() <{value = dense<6.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.divide"(%11, %12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %14 = "stablehlo.convert"(%13) : (tensor<f32>) -> tensor<bf16>
    %15 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<0x0xbf16>
    %17 = "stablehlo.multiply"(%arg0, %16) : (tensor<0x0xbf16>, tensor<0x0xbf16>) -> tensor<0x0xbf16>
    %18 = "stablehlo.convert"(%17) : (tensor<0x0xbf16>) -> tensor<0x0xf32>
    %19 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %20 = "stablehlo.reduce"(%18, %19) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %59 = "stablehlo.add"(%arg4, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%59) : (tensor<f32>) -> ()
    }) : (tensor<0x0xf32>, tensor<f32>) -> tensor<f32>
    %21 = "stablehlo.convert"(%20) : (tensor<f32>) -> tensor<bf16>
    %22 = "stablehlo.add"(%21, %14) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    %23 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %24:2 = "stablehlo.optimization_barrier"(%arg1, %23) : (tensor<6xbf16>, tensor<bf16>) -> (tensor<6xbf16>, tensor<bf16>)
    %25 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<6xbf16>
    %27 = "stablehlo.atan2"(%24#0, %26) : (tensor<6xbf16>, tensor<6xbf16>) -> tensor<6xbf16>
    %28 = "chlo.square"(%24#0) : (tensor<6xbf16>) -> tensor<6xbf16>
    %29 = "chlo.square"(%26) : (tensor<6xbf16>) -> tensor<6xbf16>
    %30 = "stablehlo.add"(%28, %29) : (tensor<6xbf16>, tensor<6xbf16>) -> tensor<6xbf16>
    %31 = "stablehlo.divide"(%26, %30) : (tensor<6xbf16>, tensor<6xbf16>) -> tensor<6xbf16>
    %32 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %33 = "stablehlo.pad"(%27, %32) <{edge_padding_high = array<i64: 0>, edge_padding_low = array<i64: 0>, interior_padding = array<i64: 0>}> : (tensor<6xbf16>, tensor<bf16>) -> tensor<6xbf16>
    %34 = "stablehlo.tanh"(%33) : (tensor<6xbf16>) -> tensor<6xbf16>
    %35 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<6xbf16>
    %37 = "stablehlo.subtract"(%36, %34) : (tensor<6xbf16>, tensor<6xbf16>) -> tensor<6xbf16>
    %38 = "stablehlo.convert"(%24#1) : (tensor<bf16>) -> tensor<f32>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<0x0xf32>
    %40 = "stablehlo.convert"(%39) : (tensor<0x0xf32>) -> tensor<0x0xbf16>
    %41 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %42 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<0x0xbf16>
    %43 = "stablehlo.multiply"(%40, %42) : (tensor<0x0xbf16>, tensor<0x0xbf16>) -> tensor<0x0xbf16>
    %44 = "stablehlo.convert"(%24#1) : (tensor<bf16>) -> tensor<f32>
    %45 = "stablehlo.constant"() <{value = dense<6.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %46 = "stablehlo.divide"(%44, %45) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6xf32>
    %48 = "stablehlo.convert"(%47) : (tensor<6xf32>) -> tensor<6xbf16>
    %49 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %50 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<6xbf16>
    %51 = "stablehlo.multiply"(%48, %50) : (tensor<6xbf16>, tensor<6xbf16>) -> tensor<6xbf16>
    %52 = "stablehlo.multiply"(%51, %37) : (tensor<6xbf16>, tensor<6xbf16>) -> tensor<6xbf16>
    %53 = "stablehlo.multiply"(%52, %34) : (tensor<6xbf16>, tensor<6xbf16>) -> tensor<6xbf16>
    %54 = "stablehlo.add"(%52, %53) : (tensor<6xbf16>, tensor<6xbf16>) -> tensor<6xbf16>
    %55 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %56 = "stablehlo.pad"(%54, %55) <{edge_padding_high = array<i64: 0>, edge_padding_low = array<i64: 0>, interior_padding = array<i64: 0>}> : (tensor<6xbf16>, tensor<bf16>) -> tensor<6xbf16>
    %57 = "stablehlo.slice"(%56) <{limit_indices = array<i64: 6>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<6xbf16>) -> tensor<6xbf16>
    %58 = "stablehlo.multiply"(%57, %31) : (tensor<6xbf16>, tensor<6xbf16>) -> tensor<6xbf16>
    "func.return"(%43, %58, %22) : (tensor<0x0xbf16>, tensor<6xbf16>, tensor<bf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
