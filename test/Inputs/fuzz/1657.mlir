"builtin.module"() <{sym_name = "jit_step"}> ({
  "func.func"() <{arg_attrs = [{tf.aliasing_output = 0 : i32}, {tf.aliasing_output = 1 : i32}, {}, {}, {tf.aliasing_output = 2 : i32}, {tf.aliasing_output = 3 : i32}, {tf.aliasing_output = 4 : i32}, {tf.aliasing_output = 5 : i32}, {tf.aliasing_output = 6 : i32}], function_type = (tensor<bf16>, tensor<6x2xbf16>, tensor<1x2xi32>, tensor<i32>, tensor<bf16>, tensor<6x2xbf16>, tensor<bf16>, tensor<6x2xbf16>, tensor<i32>) -> (tensor<bf16>, tensor<6x2xbf16>, tensor<bf16>, tensor<6x2xbf16>, tensor<bf16>, tensor<6x2xbf16>, tensor<i32>, tensor<bf16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<bf16>, %arg1: tensor<6x2xbf16>, %arg2: tensor<1x2xi32>, %arg3: tensor<i32>, %arg4: tensor<bf16>, %arg5: tensor<6x2xbf16>, %arg6: tensor<bf16>, %arg7: tensor<6x2xbf16>, %arg8: tensor<i32>):
    %0 = "stablehlo.constant"() <{value = dense<[-1, 3, 0, -6, 2]> : tensor<5xi32>}> : () -> tensor<5xi32>
    %1 = "stablehlo.bitcast_convert"(%arg1) : (tensor<6x2xbf16>) -> tensor<6x2xui16>
    %2 = "stablehlo.reshape"(%arg2) : (tensor<1x2xi32>) -> tensor<1x1x2xi32>
    %3 = "stablehlo.transpose"(%2) <{permutation = array<i64: 2, 1, 0>}> : (tensor<1x1x2xi32>) -> tensor<2x1x1xi32>
    %4 = "stablehlo.bitcast_convert"(%arg1) : (tensor<6x2xbf16>) -> tensor<6x2xi16>
    %5 = "stablehlo.compare"(%4, %4) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<6x2xi16>, tensor<6x2xi16>) -> tensor<6x2xi1>
    %6 = "stablehlo.slice"(%5) <{limit_indices = array<i64: 6, 2>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 3>}> : (tensor<6x2xi1>) -> tensor<5x1xi1>
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5xi32>
    %9 = "stablehlo.compare"(%0, %8) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %10 = "stablehlo.constant"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5xi32>
    %12 = "stablehlo.add"(%0, %11) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %13 = "stablehlo.select"(%9, %12, %0) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xi32>) -> tensor<5x1xi32>
    %15 = "stablehlo.gather"(%4, %14) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2>}> : (tensor<6x2xi16>, tensor<5x1xi32>) -> tensor<5x2xi16>
    %16 = "stablehlo.xor"(%4, %4) : (tensor<6x2xi16>, tensor<6x2xi16>) -> tensor<6x2xi16>
    %17 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<6x1xi32>
    %18 = "stablehlo.convert"(%3) : (tensor<2x1x1xi32>) -> tensor<2x1x1xi16>
    %19 = "stablehlo.reshape"(%18) : (tensor<2x1x1xi16>) -> tensor<2xi16>
    %20 = "stablehlo.concatenate"(%19, %19, %19, %19, %19, %19) <{dimension = 0 : i64}> : (tensor<2xi16>, tensor<2xi16>, tensor<2xi16>, tensor<2xi16>, tensor<2xi16>, tensor<2xi16>) -> tensor<12xi16>
    %21 = "stablehlo.reshape"(%20) : (tensor<12xi16>) -> tensor<2x6xi16>
    %22 = "stablehlo.scatter"(%16, %17, %21) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg11: tensor<i16>, %arg12: tensor<i16>):
      %102 = "stablehlo.add"(%arg11, %arg12) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%102) : (tensor<i16>) -> ()
    }) : (tensor<6x2xi16>, tensor<6x1xi32>, tensor<2x6xi16>) -> tensor<6x2xi16>
    %23 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %24 = "stablehlo.multiply"(%arg0, %23) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    %25 = "stablehlo.convert"(%24) : (tensor<bf16>) -> tensor<f32>
    %26 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %27 = "stablehlo.reduce"(%25, %26) <{dimensions = array<i64>}> ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      %101 = "stablehlo.add"(%arg9, %arg10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%101) : (tensor<f32>) -> ()
    }) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %28 = "stablehlo.convert"(%27) : (tensor<f32>) -> tensor<bf16>
    %29 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %30 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %31 = "stablehlo.multiply"(%29, %30) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    %32 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<6x2xbf16>
    %34 = "stablehlo.convert"(%arg8) : (tensor<i32>) -> tensor<bf16>
    %35 = "stablehlo.constant"() <{value = dense<8.984370e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %36 = "stablehlo.multiply"(%35, %arg4) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    %37 = "stablehlo.constant"() <{value = dense<1.000980e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %38 = "stablehlo.multiply"(%37, %31) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    %39 = "stablehlo.add"(%36, %38) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    %40 = "stablehlo.constant"() <{value = dense<8.984370e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<6x2xbf16>
    %42 = "stablehlo.multiply"(%41, %arg5) : (tensor<6x2xbf16>, tensor<6x2xbf16>) -> tensor<6x2xbf16>
    %43 = "stablehlo.constant"() <{value = dense<1.000980e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<6x2xbf16>
    %45 = "stablehlo.multiply"(%44, %33) : (tensor<6x2xbf16>, tensor<6x2xbf16>) -> tensor<6x2xbf16>
    %46 = "stablehlo.add"(%42, %45) : (tensor<6x2xbf16>, tensor<6x2xbf16>) -> tensor<6x2xbf16>
    %47 = "stablehlo.constant"() <{value = dense<9.882810e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %48 = "stablehlo.multiply"(%47, %arg6) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    %49 = "stablehlo.constant"() <{value = dense<1.000980e-02> : tensor<bf16>}> : () -> tensor<bf16>
    %50 = "stablehlo.multiply"(%49, %31) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    %51 = "stablehlo.multiply"(%50, %31) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    %52 = "stablehlo.add"(%48, %51) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    %53 = "stablehlo.constant"() <{value = dense<9.882810e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<6x2xbf16>
    %55 = "stablehlo.multiply"(%54, %arg7) : (tensor<6x2xbf16>, tensor<6x2xbf16>) -> tensor<6x2xbf16>
    %56 = "stablehlo.constant"() <{value = dense<1.000980e-02> : tensor<bf16>}> : () -> tensor<bf16>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<6x2xbf16>
    %58 = "stablehlo.multiply"(%57, %33) : (tensor<6x2xbf16>, tensor<6x2xbf16>) -> tensor<6x2xbf16>
    %59 = "stablehlo.multiply"(%58, %33) : (tensor<6x2xbf16>, tensor<6x2xbf16>) -> tensor<6x2xbf16>
    %60 = "stablehlo.add"(%55, %59) : (tensor<6x2xbf16>, tensor<6x2xbf16>) -> tensor<6x2xbf16>
    %61 = "stablehlo.constant"() <{value = dense<8.984370e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %62 = "stablehlo.power"(%61, %34) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    %63 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %64 = "stablehlo.subtract"(%63, %62) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    %65 = "stablehlo.divide"(%39, %64) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    %66 = "stablehlo.constant"() <{value = dense<1.000980e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %67 = "stablehlo.multiply"(%66, %65) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    %68 = "stablehlo.constant"() <{value = dense<9.882810e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %69 = "stablehlo.power"(%68, %34) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    %70 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %71 = "stablehlo.subtract"(%70, %69) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    %72 = "stablehlo.divide"(%52, %71) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    %73 = "stablehlo.sqrt"(%72) : (tensor<bf16>) -> tensor<bf16>
    %74 = "stablehlo.constant"() <{value = dense<1.000980e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %75 = "stablehlo.add"(%73, %74) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    %76 = "stablehlo.divide"(%67, %75) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    %77 = "stablehlo.subtract"(%arg0, %76) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    %78 = "stablehlo.constant"() <{value = dense<8.984370e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %79 = "stablehlo.power"(%78, %34) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    %80 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %81 = "stablehlo.subtract"(%80, %79) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    %82 = "stablehlo.broadcast_in_dim"(%81) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<6x2xbf16>
    %83 = "stablehlo.divide"(%46, %82) : (tensor<6x2xbf16>, tensor<6x2xbf16>) -> tensor<6x2xbf16>
    %84 = "stablehlo.constant"() <{value = dense<1.000980e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %85 = "stablehlo.broadcast_in_dim"(%84) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<6x2xbf16>
    %86 = "stablehlo.multiply"(%85, %83) : (tensor<6x2xbf16>, tensor<6x2xbf16>) -> tensor<6x2xbf16>
    %87 = "stablehlo.constant"() <{value = dense<9.882810e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %88 = "stablehlo.power"(%87, %34) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    %89 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %90 = "stablehlo.subtract"(%89, %88) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    %91 = "stablehlo.broadcast_in_dim"(%90) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<6x2xbf16>
    %92 = "stablehlo.divide"(%60, %91) : (tensor<6x2xbf16>, tensor<6x2xbf16>) -> tensor<6x2xbf16>
    %93 = "stablehlo.sqrt"(%92) : (tensor<6x2xbf16>) -> tensor<6x2xbf16>
    %94 = "stablehlo.constant"() <{value = dense<1.000980e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %95 = "stablehlo.broadcast_in_dim"(%94) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<6x2xbf16>
    %96 = "stablehlo.add"(%93, %95) : (tensor<6x2xbf16>, tensor<6x2xbf16>) -> tensor<6x2xbf16>
    %97 = "stablehlo.divide"(%86, %96) : (tensor<6x2xbf16>, tensor<6x2xbf16>) -> tensor<6x2xbf16>
    %98 = "stablehlo.subtract"(%arg1, %97) : (tensor<6x2xbf16>, tensor<6x2xbf16>) -> tensor<6x2xbf16>
    %99 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %100 = "stablehlo.add"(%arg8, %99) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "func.return"(%77, %98, %39, %46, %52, %60, %100, %28) : (tensor<bf16>, tensor<6x2xbf16>, tensor<bf16>, tensor<6x2xbf16>, tensor<bf16>, tensor<6x2xbf16>, tensor<i32>, tensor<bf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
