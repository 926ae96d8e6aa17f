"builtin.module"() <{sym_name = "jit_forward"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<bf16>, tensor<2xi32>) -> (tensor<1x1x1x1xbf16>, tensor<2xi32>, tensor<1xi32>, tensor<2xi32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg2: tensor<bf16>, %arg3: tensor<2xi32>):
    %10 = "stablehlo.constant"() <{value = dense<1> : tensor<2xi16>}> : () -> tensor<2xi16>
    %11 = "stablehlo.reshape"(%arg2) : (tensor<bf16>) -> tensor<1x1x1x1xbf16>
    %12 = "stablehlo.reshape"(%arg3) : (tensor<2xi32>) -> tensor<1x2x1xi32>
    %13 = "stablehlo.concatenate"(%arg3, %arg3) <{dimension = 0 : i64}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
    %14 = "stablehlo.reshape"(%13) : (tensor<4xi32>) -> tensor<2x1x2x1xi32>
    %15 = "stablehlo.dot_general"(%12, %14) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [2], rhs_batching_dimensions = [3], lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<1x2x1xi32>, tensor<2x1x2x1xi32>) -> tensor<1x2x2x2xi32>
    %16 = "stablehlo.slice"(%arg3) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 3>}> : (tensor<2xi32>) -> tensor<1xi32>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<2xi32>
    %18 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %20 = "stablehlo.multiply"(%17, %19) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %21 = "stablehlo.subtract"(%20, %arg3) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %22 = "stablehlo.slice"(%16) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 3>}> : (tensor<1xi32>) -> tensor<1xi32>
    %23 = "stablehlo.abs"(%11) : (tensor<1x1x1x1xbf16>) -> tensor<1x1x1x1xbf16>
    %24 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<1x1x1x1xbf16>
    %26 = "stablehlo.compare"(%11, %25) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<1x1x1x1xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x1x1x1xi1>
    %27 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<1x1x1x1xbf16>
    %29 = "stablehlo.add"(%23, %28) : (tensor<1x1x1x1xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x1x1x1xbf16>
    %30 = "stablehlo.divide"(%11, %29) : (tensor<1x1x1x1xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x1x1x1xbf16>
    %31 = "stablehlo.multiply"(%29, %29) : (tensor<1x1x1x1xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x1x1x1xbf16>
    %32 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<1x1x1x1xbf16>
    %34 = "stablehlo.divide"(%33, %31) : (tensor<1x1x1x1xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x1x1x1xbf16>
    %35 = "stablehlo.convert"(%30) : (tensor<1x1x1x1xbf16>) -> tensor<1x1x1x1xf32>
    %36 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %37 = "stablehlo.reduce"(%35, %36) <{dimensions = array<i64: 0, 1, 2, 3>}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %61 = "stablehlo.add"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%61) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x1xf32>, tensor<f32>) -> tensor<f32>
    %38 = "stablehlo.convert"(%37) : (tensor<f32>) -> tensor<bf16>
    %39 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1x1x1xf32>
    %41 = "stablehlo.convert"(%40) : (tensor<1x1x1x1xf32>) -> tensor<1x1x1x1xbf16>
    %42 = "stablehlo.multiply"(%41, %34) : (tensor<1x1x1x1xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x1x1x1xbf16>
    %43 = "stablehlo.multiply"(%42, %11) : (tensor<1x1x1x1xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x1x1x1xbf16>
    %44 = "stablehlo.negate"(%43) : (tensor<1x1x1x1xbf16>) -> tensor<1x1x1x1xbf16>
    %45 = "stablehlo.divide"(%41, %29) : (tensor<1x1x1x1xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x1x1x1xbf16>
    %46 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<1x1x1x1xbf16>
    %48 = "stablehlo.select"(%26, %47, %44) : (tensor<1x1x1x1xi1>, tensor<1x1x1x1xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x1x1x1xbf16>
    %49 = "stablehlo.select"(%26, %44, %47) : (tensor<1x1x1x1xi1>, tensor<1x1x1x1xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x1x1x1xbf16>
    %50 = "stablehlo.add"(%45, %49) : (tensor<1x1x1x1xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x1x1x1xbf16>
    %51 = "stablehlo.negate"(%48) : (tensor<1x1x1x1xbf16>) -> tensor<1x1x1x1xbf16>
    %52 = "stablehlo.add"(%50, %51) : (tensor<1x1x1x1xbf16>, tensor<1x1x1x1xbf16>) -> tensor<1x1x1x1xbf16>
    %53 = "stablehlo.popcnt"(%16) : (tensor<1xi32>) -> tensor<1xi32>
    %54 = "stablehlo.convert"(%11) : (tensor<1x1x1x1xbf16>) -> tensor<1x1x1x1xf32>
    %55 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %56 = "stablehlo.reduce"(%54, %55) <{dimensions = array<i64: 0, 2>}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %60 = "stablehlo.multiply"(%arg4, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%60) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x1xf32>, tensor<f32>) -> tensor<1x1xf32>
    %57 = "stablehlo.convert"(%56) : (tensor<1x1xf32>) -> tensor<1x1xbf16>
    %58 = "stablehlo.slice"(%52) <{limit_indices = array<i64: 1, 1, 1, 1>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 2, 1, 1, 2>}> : (tensor<1x1x1x1xbf16>) -> tensor<1x1x1x1xbf16>
    %59 = "func.call"(%53, %10) <{callee = @take_along_axis}> : (tensor<1xi32>, tensor<2xi16>) -> tensor<2xi32>
    "func.return"(%58, %59, %53, %59) : (tensor<1x1x1x1xbf16>, tensor<2xi32>, tensor<1xi32>, tensor<2xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1xi32>, tensor<2xi16>) -> tensor<2xi32>, res_attrs = [{}], sym_name = "take_along_axis", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<1xi32>, %arg1: tensor<2xi16>):
    %0 = "stablehlo.convert"(%arg1) : (tensor<2xi16>) -> tensor<2xi32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %2 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %3 = "stablehlo.compare"(%0, %2) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %4 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %6 = "stablehlo.add"(%0, %5) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %7 = "stablehlo.select"(%3, %6, %0) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %8 = "stablehlo.reshape"(%7) : (tensor<2xi32>) -> tensor<2x1xi32>
    %9 = "stablehlo.gather"(%arg0, %8) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<1xi32>, tensor<2x1xi32>) -> tensor<2xi32>
    "func.return"(%9) : (tensor<2xi32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
