"builtin.module"() <{sym_name = "jit_gradient"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}], function_type = (tensor<4x1x4xf32>, tensor<0x1x1xf32>, tensor<0x1x0xi32>, tensor<0x1xf32>, tensor<1x1xf32>, tensor<0x1xi1>) -> (tensor<4x1x4xf32>, tensor<0x1x1xf32>, tensor<0x1xf32>, tensor<1x1xf32>, tensor<f32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<4x1x4xf32>, %arg1: tensor<0x1x1xf32>, %arg2: tensor<0x1x0xi32>, %arg3: tensor<0x1xf32>, %arg4: tensor<1x1xf32>, %arg5: tensor<0x1xi1>):
    %0 = "stablehlo.reshape"(%arg1) : (tensor<0x1x1xf32>) -> tensor<0xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<0xf32>) -> tensor<0x1xf32>
    %2 = "stablehlo.minimum"(%1, %arg3) : (tensor<0x1xf32>, tensor<0x1xf32>) -> tensor<0x1xf32>
    %3 = "stablehlo.compare"(%1, %2) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<0x1xf32>, tensor<0x1xf32>) -> tensor<0x1xi1>
    %4 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<0x1xf32>
    %6 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<0x1xf32>
    %8 = "stablehlo.select"(%3, %5, %7) : (tensor<0x1xi1>, tensor<0x1xf32>, tensor<0x1xf32>) -> tensor<0x1xf32>
    %9 = "stablehlo.compare"(%arg3, %2) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<0x1xf32>, tensor<0x1xf32>) -> tensor<0x1xi1>
    %10 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<0x1xf32>
    %12 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<0x1xf32>
    %14 = "stablehlo.select"(%9, %11, %13) : (tensor<0x1xi1>, tensor<0x1xf32>, tensor<0x1xf32>) -> tensor<0x1xf32>
    %15 = "stablehlo.divide"(%8, %14) : (tensor<0x1xf32>, tensor<0x1xf32>) -> tensor<0x1xf32>
    %16 = "stablehlo.compare"(%arg3, %2) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<0x1xf32>, tensor<0x1xf32>) -> tensor<0x1xi1>
    %17 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<0x1xf32>
    %19 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<0x1xf32>
    %21 = "stablehlo.select"(%16, %18, %20) : (tensor<0x1xi1>, tensor<0x1xf32>, tensor<0x1xf32>) -> tensor<0x1xf32>
    %22 = "stablehlo.compare"(%1, %2) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<0x1xf32>, tensor<0x1xf32>) -> tensor<0x1xi1>
    %23 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<0x1xf32>
    %25 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<0x1xf32>
    %27 = "stablehlo.select"(%22, %24, %26) : (tensor<0x1xi1>, tensor<0x1xf32>, tensor<0x1xf32>) -> tensor<0x1xf32>
    %28 = "stablehlo.divide"(%21, %27) : (tensor<0x1xf32>, tensor<0x1xf32>) -> tensor<0x1xf32>
    %29 = "stablehlo.abs"(%2) : (tensor<0x1xf32>) -> tensor<0x1xf32>
    %30 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<0x1xf32>
    %32 = "stablehlo.compare"(%2, %31) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<0x1xf32>, tensor<0x1xf32>) -> tensor<0x1xi1>
    %33 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<0x1xf32>
    %35 = "stablehlo.add"(%29, %34) : (tensor<0x1xf32>, tensor<0x1xf32>) -> tensor<0x1xf32>
    %36 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<0x1xf32>
    %38 = "stablehlo.divide"(%37, %35) : (tensor<0x1xf32>, tensor<0x1xf32>) -> tensor<0x1xf32>
    %39 = "stablehlo.multiply"(%35, %35) : (tensor<0x1xf32>, tensor<0x1xf32>) -> tensor<0x1xf32>
    %40 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<0x1xf32>
    %42 = "stablehlo.divide"(%41, %39) : (tensor<0x1xf32>, tensor<0x1xf32>) -> tensor<0x1xf32>
    %43 = "stablehlo.convert"(%arg2) : (tensor<0x1x0xi32>) -> tensor<0x1x0xui8>
    %44 = "stablehlo.constant"() <{value = dense<0> : tensor<ui8>}> : () -> tensor<ui8>
    %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64>}> : (tensor<ui8>) -> tensor<1x1x1x1xui8>
    %46 = "stablehlo.gather"(%arg0, %45) <{dimension_numbers = #stablehlo.gather<offset_dims = [3], collapsed_slice_dims = [2], operand_batching_dims = [1], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 3>, indices_are_sorted = false, slice_sizes = array<i64: 4, 1, 1>}> : (tensor<4x1x4xf32>, tensor<1x1x1x1xui8>) -> tensor<1x1x1x4xf32>
    %47 = "stablehlo.not"(%arg5) : (tensor<0x1xi1>) -> tensor<0x1xi1>
    %48 = "stablehlo.transpose"(%46) <{permutation = array<i64: 3, 0, 1, 2>}> : (tensor<1x1x1x4xf32>) -> tensor<4x1x1x1xf32>
    %49 = "stablehlo.tanh"(%48) : (tensor<4x1x1x1xf32>) -> tensor<4x1x1x1xf32>
    %50 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %51 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x1x1x1xf32>
    %52 = "stablehlo.subtract"(%51, %49) : (tensor<4x1x1x1xf32>, tensor<4x1x1x1xf32>) -> tensor<4x1x1x1xf32>
    %53 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x1x1x1xf32>
    %55 = "stablehlo.multiply"(%49, %54) : (tensor<4x1x1x1xf32>, tensor<4x1x1x1xf32>) -> tensor<4x1x1x1xf32>
    %56 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %57 = "stablehlo.reduce"(%55, %56) <{dimensions = array<i64: 0, 1, 2, 3>}> ({
    ^bb0(%arg10: tensor<f32>, %arg11: tensor<f32>):
      %94 = "stablehlo.add"(%arg10, %arg11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%94) : (tensor<f32>) -> ()
    }) : (tensor<4x1x1x1xf32>, tensor<f32>) -> tensor<f32>
    %58 = "stablehlo.constant"() <{value = dense<4.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %59 = "stablehlo.divide"(%57, %58) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %60 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<f32>}> : () -> tensor<f32>
    %61 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x1x4xf32>
    %62 = "stablehlo.multiply"(%arg0, %61) : (tensor<4x1x4xf32>, tensor<4x1x4xf32>) -> tensor<4x1x4xf32>
    %63 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %64 = "stablehlo.reduce"(%62, %63) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>):
      %93 = "stablehlo.add"(%arg8, %arg9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%93) : (tensor<f32>) -> ()
    }) : (tensor<4x1x4xf32>, tensor<f32>) -> tensor<f32>
    %65 = "stablehlo.add"(%64, %59) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %66 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %67 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x1x4xf32>
    %68 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<f32>}> : () -> tensor<f32>
    %69 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x1x4xf32>
    %70 = "stablehlo.multiply"(%67, %69) : (tensor<4x1x4xf32>, tensor<4x1x4xf32>) -> tensor<4x1x4xf32>
    %71 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %72 = "stablehlo.constant"() <{value = dense<4.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %73 = "stablehlo.divide"(%71, %72) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %74 = "stablehlo.broadcast_in_dim"(%73) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x1x1x1xf32>
    %75 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %76 = "stablehlo.broadcast_in_dim"(%75) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x1x1x1xf32>
    %77 = "stablehlo.multiply"(%74, %76) : (tensor<4x1x1x1xf32>, tensor<4x1x1x1xf32>) -> tensor<4x1x1x1xf32>
    %78 = "stablehlo.multiply"(%77, %52) : (tensor<4x1x1x1xf32>, tensor<4x1x1x1xf32>) -> tensor<4x1x1x1xf32>
    %79 = "stablehlo.multiply"(%78, %49) : (tensor<4x1x1x1xf32>, tensor<4x1x1x1xf32>) -> tensor<4x1x1x1xf32>
    %80 = "stablehlo.add"(%78, %79) : (tensor<4x1x1x1xf32>, tensor<4x1x1x1xf32>) -> tensor<4x1x1x1xf32>
    %81 = "stablehlo.transpose"(%80) <{permutation = array<i64: 1, 2, 3, 0>}> : (tensor<4x1x1x1xf32>) -> tensor<1x1x1x4xf32>
    %82 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %83 = "stablehlo.broadcast_in_dim"(%82) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x1x4xf32>
    %84 = "stablehlo.scatter"(%83, %45, %81) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [3], inserted_window_dims = [2], input_batching_dims = [1], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 3>, unique_indices = false}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %92 = "stablehlo.add"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%92) : (tensor<f32>) -> ()
    }) : (tensor<4x1x4xf32>, tensor<1x1x1x1xui8>, tensor<1x1x1x4xf32>) -> tensor<4x1x4xf32>
    %85 = "stablehlo.add"(%70, %84) : (tensor<4x1x4xf32>, tensor<4x1x4xf32>) -> tensor<4x1x4xf32>
    %86 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %87 = "stablehlo.broadcast_in_dim"(%86) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<0x1x1xf32>
    %88 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %89 = "stablehlo.broadcast_in_dim"(%88) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<0x1xf32>
    %90 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %91 = "stablehlo.broadcast_in_dim"(%90) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1xf32>
    "func.return"(%85, %87, %89, %91, %65) : (tensor<4x1x4xf32>, tensor<0x1x1xf32>, tensor<0x1xf32>, tensor<1x1xf32>, tensor<f32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
