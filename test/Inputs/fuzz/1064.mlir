"builtin.module"() <{sym_name = "jit_step"}> ({
  "func.func"() <{arg_attrs = [{tf.aliasing_output = 0 : i32}, {tf.aliasing_output = 1 : i32}, {}, {}, {}, {tf.aliasing_output = 2 : i32}, {tf.aliasing_output = 3 : i32}], function_type = (tensor<1x1x1xf32>, tensor<8xf32>, tensor<5x8x3xi32>, tensor<3x1x3xi1>, tensor<1xi16>, tensor<1x1x1xf32>, tensor<8xf32>) -> (tensor<1x1x1xf32>, tensor<8xf32>, tensor<1x1x1xf32>, tensor<8xf32>, tensor<f32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x1x1xf32>, %arg1: tensor<8xf32>, %arg2: tensor<5x8x3xi32>, %arg3: tensor<3x1x3xi1>, %arg4: tensor<1xi16>, %arg5: tensor<1x1x1xf32>, %arg6: tensor<8xf32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg4) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi16>) -> tensor<5xi16>
    %1 = "stablehlo.convert"(%arg2) : (tensor<5x8x3xi32>) -> tensor<5x8x3xi16>
    %2 = "stablehlo.reshape"(%1) : (tensor<5x8x3xi16>) -> tensor<120xi16>
    %3 = "stablehlo.slice"(%2) <{limit_indices = array<i64: 25>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<120xi16>) -> tensor<25xi16>
    %4 = "stablehlo.reshape"(%3) : (tensor<25xi16>) -> tensor<5x5xi16>
    %5 = "stablehlo.dot_general"(%0, %4) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<5xi16>, tensor<5x5xi16>) -> tensor<5xi16>
    %6 = "stablehlo.slice"(%5) <{limit_indices = array<i64: 5>, start_indices = array<i64: 4>, strides = array<i64: 1>}> : (tensor<5xi16>) -> tensor<1xi16>
    %7 = "stablehlo.and"(%6, %arg4) : (tensor<1xi16>, tensor<1xi16>) -> tensor<1xi16>
    %8 = "stablehlo.convert"(%arg2) : (tensor<5x8x3xi32>) -> tensor<5x8x3xi16>
    %9 = "stablehlo.reshape"(%8) : (tensor<5x8x3xi16>) -> tensor<120xi16>
    %10 = "stablehlo.slice"(%9) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<120xi16>) -> tensor<1xi16>
    %11 = "stablehlo.constant"() <{value = dense<0> : tensor<i16>}> : () -> tensor<i16>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<i16>) -> tensor<1xi16>
    %13 = "stablehlo.compare"(%7, %12) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<1xi16>, tensor<1xi16>) -> tensor<1xi1>
    %14 = "stablehlo.select"(%13, %7, %10) : (tensor<1xi1>, tensor<1xi16>, tensor<1xi16>) -> tensor<1xi16>
    %15 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 2>}> : (tensor<8xf32>) -> tensor<1x8x8xf32>
    %16 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xf32>) -> tensor<8x5x1xf32>
    %17 = "stablehlo.dot_general"(%15, %16) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [2, 0], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<1x8x8xf32>, tensor<8x5x1xf32>) -> tensor<8x1x8x5xf32>
    %18 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi16>) -> tensor<5xi16>
    %19 = "stablehlo.divide"(%5, %18) : (tensor<5xi16>, tensor<5xi16>) -> tensor<5xi16>
    %20 = "stablehlo.tanh"(%17) : (tensor<8x1x8x5xf32>) -> tensor<8x1x8x5xf32>
    %21 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x1x8x5xf32>
    %23 = "stablehlo.subtract"(%22, %20) : (tensor<8x1x8x5xf32>, tensor<8x1x8x5xf32>) -> tensor<8x1x8x5xf32>
    %24 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x1x8x5xf32>
    %26 = "stablehlo.multiply"(%20, %25) : (tensor<8x1x8x5xf32>, tensor<8x1x8x5xf32>) -> tensor<8x1x8x5xf32>
    %27 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %28 = "stablehlo.reduce"(%26, %27) <{dimensions = array<i64: 0, 1, 2, 3>}> ({
    ^bb0(%arg13: tensor<f32>, %arg14: tensor<f32>):
      %87 = "stablehlo.add"(%arg13, %arg14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%87) : (tensor<f32>) -> ()
    }) : (tensor<8x1x8x5xf32>, tensor<f32>) -> tensor<f32>
    %29 = "stablehlo.constant"() <{value = dense<3.200000e+02> : tensor<f32>}> : () -> tensor<f32>
    %30 = "stablehlo.divide"(%28, %29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %31 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<f32>}> : () -> tensor<f32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x1xf32>
    %33 = "stablehlo.multiply"(%arg0, %32) : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
    %34 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %35 = "stablehlo.reduce"(%33, %34) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg11: tensor<f32>, %arg12: tensor<f32>):
      %86 = "stablehlo.add"(%arg11, %arg12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%86) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1xf32>, tensor<f32>) -> tensor<f32>
    %36 = "stablehlo.add"(%35, %30) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %37 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x1xf32>
    %39 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<f32>}> : () -> tensor<f32>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x1xf32>
    %41 = "stablehlo.multiply"(%38, %40) : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
    %42 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %43 = "stablehlo.constant"() <{value = dense<3.200000e+02> : tensor<f32>}> : () -> tensor<f32>
    %44 = "stablehlo.divide"(%42, %43) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x1x8x5xf32>
    %46 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x1x8x5xf32>
    %48 = "stablehlo.multiply"(%45, %47) : (tensor<8x1x8x5xf32>, tensor<8x1x8x5xf32>) -> tensor<8x1x8x5xf32>
    %49 = "stablehlo.multiply"(%48, %23) : (tensor<8x1x8x5xf32>, tensor<8x1x8x5xf32>) -> tensor<8x1x8x5xf32>
    %50 = "stablehlo.multiply"(%49, %20) : (tensor<8x1x8x5xf32>, tensor<8x1x8x5xf32>) -> tensor<8x1x8x5xf32>
    %51 = "stablehlo.add"(%49, %50) : (tensor<8x1x8x5xf32>, tensor<8x1x8x5xf32>) -> tensor<8x1x8x5xf32>
    %52 = "stablehlo.dot_general"(%51, %15) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [2, 0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x1x8x5xf32>, tensor<1x8x8xf32>) -> tensor<8x1x5xf32>
    %53 = "stablehlo.transpose"(%52) <{permutation = array<i64: 0, 2, 1>}> : (tensor<8x1x5xf32>) -> tensor<8x5x1xf32>
    %54 = "stablehlo.dot_general"(%51, %16) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x1x8x5xf32>, tensor<8x5x1xf32>) -> tensor<8x1x8xf32>
    %55 = "stablehlo.transpose"(%54) <{permutation = array<i64: 1, 2, 0>}> : (tensor<8x1x8xf32>) -> tensor<1x8x8xf32>
    %56 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %57 = "stablehlo.reduce"(%53, %56) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      %85 = "stablehlo.add"(%arg9, %arg10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%85) : (tensor<f32>) -> ()
    }) : (tensor<8x5x1xf32>, tensor<f32>) -> tensor<f32>
    %58 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x1xf32>
    %59 = "stablehlo.add"(%41, %58) : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
    %60 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %61 = "stablehlo.reduce"(%55, %60) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg7: tensor<f32>, %arg8: tensor<f32>):
      %84 = "stablehlo.add"(%arg7, %arg8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%84) : (tensor<f32>) -> ()
    }) : (tensor<1x8x8xf32>, tensor<f32>) -> tensor<8xf32>
    %62 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %63 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x1xf32>
    %64 = "stablehlo.multiply"(%63, %59) : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
    %65 = "stablehlo.subtract"(%arg0, %64) : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
    %66 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %67 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %68 = "stablehlo.multiply"(%67, %61) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %69 = "stablehlo.subtract"(%arg1, %68) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %70 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %71 = "stablehlo.broadcast_in_dim"(%70) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x1xf32>
    %72 = "stablehlo.multiply"(%71, %arg5) : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
    %73 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %74 = "stablehlo.broadcast_in_dim"(%73) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x1xf32>
    %75 = "stablehlo.multiply"(%74, %65) : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
    %76 = "stablehlo.add"(%72, %75) : (tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> tensor<1x1x1xf32>
    %77 = "stablehlo.constant"() <{value = dense<0.899999976> : tensor<f32>}> : () -> tensor<f32>
    %78 = "stablehlo.broadcast_in_dim"(%77) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %79 = "stablehlo.multiply"(%78, %arg6) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %80 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %81 = "stablehlo.broadcast_in_dim"(%80) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %82 = "stablehlo.multiply"(%81, %69) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %83 = "stablehlo.add"(%79, %82) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    "func.return"(%65, %69, %76, %83, %36) : (tensor<1x1x1xf32>, tensor<8xf32>, tensor<1x1x1xf32>, tensor<8xf32>, tensor<f32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
