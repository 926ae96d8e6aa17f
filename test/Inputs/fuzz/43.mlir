"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<4x1x3xf16>, tensor<4x3x4x4xi32>, tensor<4x1x4x1xi32>, tensor<4xf16>) -> tensor<1x1x4xf16>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg2: tensor<4x1x3xf16>, %arg3: tensor<4x3x4x4xi32>, %arg4: tensor<4x1x4x1xi32>, %arg5: tensor<4xf16>):
    %2 = "stablehlo.reshape"(%arg5) : (tensor<4xf16>) -> tensor<4x1xf16>
    %3 = "stablehlo.dot_general"(%arg5, %2) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4xf16>, tensor<4x1xf16>) -> tensor<1xf16>
    %4 = "stablehlo.slice"(%arg5) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xf16>) -> tensor<1xf16>
    %5 = "stablehlo.add"(%3, %4) : (tensor<1xf16>, tensor<1xf16>) -> tensor<1xf16>
    %6 = "stablehlo.multiply"(%5, %5) : (tensor<1xf16>, tensor<1xf16>) -> tensor<1xf16>
    %7 = "stablehlo.multiply"(%6, %5) : (tensor<1xf16>, tensor<1xf16>) -> tensor<1xf16>
    %8 = "stablehlo.constant"() <{value = dense<4.470830e-02> : tensor<f16>}> : () -> tensor<f16>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<1xf16>
    %10 = "stablehlo.multiply"(%9, %7) : (tensor<1xf16>, tensor<1xf16>) -> tensor<1xf16>
    %11 = "stablehlo.add"(%5, %10) : (tensor<1xf16>, tensor<1xf16>) -> tensor<1xf16>
    %12 = "stablehlo.constant"() <{value = dense<7.978520e-01> : tensor<f16>}> : () -> tensor<f16>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<1xf16>
    %14 = "stablehlo.multiply"(%13, %11) : (tensor<1xf16>, tensor<1xf16>) -> tensor<1xf16>
    %15 = "stablehlo.tanh"(%14) : (tensor<1xf16>) -> tensor<1xf16>
    %16 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f16>}> : () -> tensor<f16>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<1xf16>
    %18 = "stablehlo.add"(%17, %15) : (tensor<1xf16>, tensor<1xf16>) -> tensor<1xf16>
    %19 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f16>}> : () -> tensor<f16>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<1xf16>
    %21 = "stablehlo.multiply"(%20, %18) : (tensor<1xf16>, tensor<1xf16>) -> tensor<1xf16>
    %22 = "stablehlo.multiply"(%5, %21) : (tensor<1xf16>, tensor<1xf16>) -> tensor<1xf16>
    %23 = "stablehlo.slice"(%arg5) <{limit_indices = array<i64: 2>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xf16>) -> tensor<2xf16>
    %24 = "stablehlo.slice"(%arg5) <{limit_indices = array<i64: 4>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xf16>) -> tensor<2xf16>
    %25 = "stablehlo.slice"(%arg3) <{limit_indices = array<i64: 2, 1, 3, 4>, start_indices = array<i64: 1, 0, 0, 2>, strides = array<i64: 3, 3, 3, 3>}> : (tensor<4x3x4x4xi32>) -> tensor<1x1x1x1xi32>
    %26 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf16>) -> tensor<3x1x4xf16>
    %27 = "stablehlo.reshape"(%arg4) : (tensor<4x1x4x1xi32>) -> tensor<16xi32>
    %28 = "stablehlo.concatenate"(%27, %27) <{dimension = 0 : i64}> : (tensor<16xi32>, tensor<16xi32>) -> tensor<32xi32>
    %29 = "stablehlo.slice"(%28) <{limit_indices = array<i64: 27>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<32xi32>) -> tensor<27xi32>
    %30 = "stablehlo.reshape"(%29) : (tensor<27xi32>) -> tensor<3x3x3xi32>
    %31 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %32 = "func.call"(%26, %31) <{callee = @_pad}> : (tensor<3x1x4xf16>, tensor<i32>) -> tensor<3x3x4xf16>
    %33 = "stablehlo.slice"(%32) <{limit_indices = array<i64: 3, 3, 1>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<3x3x4xf16>) -> tensor<3x3x1xf16>
    %34 = "stablehlo.scatter"(%arg2, %30, %33) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [1, 0, 2], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg10: tensor<f16>, %arg11: tensor<f16>):
      %97 = "stablehlo.add"(%arg10, %arg11) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%97) : (tensor<f16>) -> ()
    }) : (tensor<4x1x3xf16>, tensor<3x3x3xi32>, tensor<3x3x1xf16>) -> tensor<4x1x3xf16>
    %35 = "stablehlo.abs"(%25) : (tensor<1x1x1x1xi32>) -> tensor<1x1x1x1xi32>
    %36 = "stablehlo.slice"(%26) <{limit_indices = array<i64: 1, 1, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<3x1x4xf16>) -> tensor<1x1x4xf16>
    %37 = "stablehlo.reshape"(%36) : (tensor<1x1x4xf16>) -> tensor<1x1x1x4xf16>
    %38 = "stablehlo.concatenate"(%24, %24) <{dimension = 0 : i64}> : (tensor<2xf16>, tensor<2xf16>) -> tensor<4xf16>
    %39 = "stablehlo.reshape"(%38) : (tensor<4xf16>) -> tensor<1x1x4xf16>
    %40 = "stablehlo.reshape"(%39) : (tensor<1x1x4xf16>) -> tensor<1x1x1x4xf16>
    %41 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 2>}> : (tensor<1xf16>) -> tensor<1x1x4xf16>
    %42 = "stablehlo.reshape"(%41) : (tensor<1x1x4xf16>) -> tensor<1x1x1x4xf16>
    %43 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64: 0, 1, 2, 4>}> : (tensor<1x1x1x4xf16>) -> tensor<1x1x1x1x4xf16>
    %44 = "stablehlo.reshape"(%43) : (tensor<1x1x1x1x4xf16>) -> tensor<1x1x1x4xf16>
    %45 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 0, 1, 2, 4>}> : (tensor<1x1x1x4xf16>) -> tensor<1x1x1x1x4xf16>
    %46 = "stablehlo.reshape"(%45) : (tensor<1x1x1x1x4xf16>) -> tensor<1x1x1x4xf16>
    %47 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1xi32>
    %48 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x1xi32>
    %49 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xi32>
    %50 = "stablehlo.convert"(%49) : (tensor<2xi32>) -> tensor<2xf32>
    %51 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %52 = "stablehlo.convert"(%49) : (tensor<2xi32>) -> tensor<2xf32>
    %53 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %54 = "stablehlo.power"(%53, %52) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %55 = "stablehlo.convert"(%48) : (tensor<1x1xi32>) -> tensor<1x1xf32>
    %56 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1x2xf32>
    %57 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<1x2xf32>
    %58 = "stablehlo.multiply"(%57, %56) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %59 = "stablehlo.cosine"(%58) : (tensor<1x2xf32>) -> tensor<1x2xf32>
    %60 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64: 1, 3>}> : (tensor<1x2xf32>) -> tensor<1x1x1x2xf32>
    %61 = "stablehlo.convert"(%60) : (tensor<1x1x1x2xf32>) -> tensor<1x1x1x2xf16>
    %62 = "stablehlo.sine"(%58) : (tensor<1x2xf32>) -> tensor<1x2xf32>
    %63 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64: 1, 3>}> : (tensor<1x2xf32>) -> tensor<1x1x1x2xf32>
    %64 = "stablehlo.convert"(%63) : (tensor<1x1x1x2xf32>) -> tensor<1x1x1x2xf16>
    %65 = "stablehlo.slice"(%37) <{limit_indices = array<i64: 1, 1, 1, 2>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x1x4xf16>) -> tensor<1x1x1x2xf16>
    %66 = "stablehlo.slice"(%37) <{limit_indices = array<i64: 1, 1, 1, 4>, start_indices = array<i64: 0, 0, 0, 2>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<1x1x1x4xf16>) -> tensor<1x1x1x2xf16>
    %67 = "stablehlo.multiply"(%65, %61) : (tensor<1x1x1x2xf16>, tensor<1x1x1x2xf16>) -> tensor<1x1x1x2xf16>
    %68 = "stablehlo.multiply"(%66, %64) : (tensor<1x1x1x2xf16>, tensor<1x1x1x2xf16>) -> tensor<1x1x1x2xf16>
    %69 = "stablehlo.subtract"(%67, %68) : (tensor<1x1x1x2xf16>, tensor<1x1x1x2xf16>) -> tensor<1x1x1x2xf16>
    %70 = "stablehlo.multiply"(%65, %64) : (tensor<1x1x1x2xf16>, tensor<1x1x1x2xf16>) -> tensor<1x1x1x2xf16>
    %71 = "stablehlo.multiply"(%66, %61) : (tensor<1x1x1x2xf16>, tensor<1x1x1x2xf16>) -> tensor<1x1x1x2xf16>
    %72 = "stablehlo.add"(%70, %71) : (tensor<1x1x1x2xf16>, tensor<1x1x1x2xf16>) -> tensor<1x1x1x2xf16>
    %73 = "stablehlo.concatenate"(%69, %72) <{dimension = 3 : i64}> : (tensor<1x1x1x2xf16>, tensor<1x1x1x2xf16>) -> tensor<1x1x1x4xf16>
    %74 = "stablehlo.dot_general"(%73, %44) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<1x1x1x4xf16>, tensor<1x1x1x4xf16>) -> tensor<1x1x1x1xf16>
    %75 = "stablehlo.constant"() <{value = dense<3.000490e-01> : tensor<f16>}> : () -> tensor<f16>
    %76 = "stablehlo.broadcast_in_dim"(%75) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<1x1x1x1xf16>
    %77 = "stablehlo.multiply"(%74, %76) : (tensor<1x1x1x1xf16>, tensor<1x1x1x1xf16>) -> tensor<1x1x1x1xf16>
    %78 = "stablehlo.constant"() <{value = dense<0xFC00> : tensor<f16>}> : () -> tensor<f16>
    %79 = "stablehlo.reduce"(%77, %78) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg8: tensor<f16>, %arg9: tensor<f16>):
      %96 = "stablehlo.maximum"(%arg8, %arg9) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%96) : (tensor<f16>) -> ()
    }) : (tensor<1x1x1x1xf16>, tensor<f16>) -> tensor<1x1x1xf16>
    %80 = "stablehlo.constant"() <{value = dense<0xFC00> : tensor<f16>}> : () -> tensor<f16>
    %81 = "stablehlo.broadcast_in_dim"(%80) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<1x1x1xf16>
    %82 = "stablehlo.maximum"(%81, %79) : (tensor<1x1x1xf16>, tensor<1x1x1xf16>) -> tensor<1x1x1xf16>
    %83 = "stablehlo.broadcast_in_dim"(%82) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xf16>) -> tensor<1x1x1x1xf16>
    %84 = "stablehlo.subtract"(%77, %83) : (tensor<1x1x1x1xf16>, tensor<1x1x1x1xf16>) -> tensor<1x1x1x1xf16>
    %85 = "stablehlo.exponential"(%84) : (tensor<1x1x1x1xf16>) -> tensor<1x1x1x1xf16>
    %86 = "stablehlo.convert"(%85) : (tensor<1x1x1x1xf16>) -> tensor<1x1x1x1xf32>
    %87 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %88 = "stablehlo.reduce"(%86, %87) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %95 = "stablehlo.add"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%95) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1x1xf32>, tensor<f32>) -> tensor<1x1x1xf32>
    %89 = "stablehlo.broadcast_in_dim"(%88) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xf32>) -> tensor<1x1x1x1xf32>
    %90 = "stablehlo.convert"(%89) : (tensor<1x1x1x1xf32>) -> tensor<1x1x1x1xf16>
    %91 = "stablehlo.divide"(%85, %90) : (tensor<1x1x1x1xf16>, tensor<1x1x1x1xf16>) -> tensor<1x1x1x1xf16>
    %92 = "stablehlo.dot_general"(%46, %91) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<1x1x1x4xf16>, tensor<1x1x1x1xf16>) -> tensor<1x1x4x1xf16>
    %93 = "stablehlo.transpose"(%92) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<1x1x4x1xf16>) -> tensor<1x1x1x4xf16>
    %94 = "stablehlo.reshape"(%93) : (tensor<1x1x1x4xf16>) -> tensor<1x1x4xf16>
    "func.return"(%94) : (tensor<1x1x4xf16>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x1x4xf16>, tensor<i32>) -> tensor<3x3x4xf16>, res_attrs = [{}], sym_name = "_pad", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<3x1x4xf16>, %arg1: tensor<i32>):
    %0 = "stablehlo.convert"(%arg1) : (tensor<i32>) -> tensor<f16>
    %1 = "stablehlo.pad"(%arg0, %0) <{edge_padding_high = array<i64: 0, 0, 0>, edge_padding_low = array<i64: 0, 2, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<3x1x4xf16>, tensor<f16>) -> tensor<3x3x4xf16>
    "func.return"(%1) : (tensor<3x3x4xf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
