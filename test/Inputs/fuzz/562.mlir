"builtin.module"() <{sym_name = "jit_alias"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x4x8xf32>, tensor<7x8xi32>) -> (tensor<12xf32>, tensor<12xf32>, tensor<7x7x2x1xi32>, tensor<7x8xi32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg12: tensor<3x4x8xf32>, %arg13: tensor<7x8xi32>):
    %31 = "stablehlo.constant"() <{value = dense<[[[4, 4], [1, 3], [8, 7], [-2, -2], [1, -1], [5, 0], [0, 6]], [[9, 8], [7, 1], [9, 6], [2, 9], [0, 3], [3, 9], [5, -2]], [[1, 0], [0, 2], [6, 3], [7, 2], [-2, 3], [6, -2], [-1, 0]], [[7, 8], [5, -2], [4, 9], [5, 4], [1, 4], [5, 0], [9, 8]], [[2, 1], [6, 0], [4, 1], [2, 7], [6, 2], [1, 3], [6, 4]], [[1, 1], [5, 8], [1, 5], [4, -2], [-2, -1], [5, 9], [5, 3]], [[3, 0], [8, 9], [-1, 5], [0, 7], [2, 2], [1, 5], [1, 2]]]> : tensor<7x7x2xi16>}> : () -> tensor<7x7x2xi16>
    %32 = "stablehlo.gather"(%arg13, %31) <{dimension_numbers = #stablehlo.gather<offset_dims = [2, 3], start_index_map = [1, 0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 2, 1>}> : (tensor<7x8xi32>, tensor<7x7x2xi16>) -> tensor<7x7x2x1xi32>
    %33 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<7x8xi32>
    %35 = "stablehlo.shift_right_arithmetic"(%arg13, %34) : (tensor<7x8xi32>, tensor<7x8xi32>) -> tensor<7x8xi32>
    %36 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8xi32>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 0>}> : (tensor<8xi32>) -> tensor<8x1xi32>
    %38 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %39 = "stablehlo.reduce"(%arg13, %38) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg16: tensor<i32>, %arg17: tensor<i32>):
      %64 = "stablehlo.add"(%arg16, %arg17) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%64) : (tensor<i32>) -> ()
    }) : (tensor<7x8xi32>, tensor<i32>) -> tensor<i32>
    %40 = "stablehlo.convert"(%39) : (tensor<i32>) -> tensor<f32>
    %41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4x8xf32>
    %42 = "stablehlo.multiply"(%arg12, %41) : (tensor<3x4x8xf32>, tensor<3x4x8xf32>) -> tensor<3x4x8xf32>
    %43 = "stablehlo.reshape"(%arg12) : (tensor<3x4x8xf32>) -> tensor<12x8xf32>
    %44 = "stablehlo.convert"(%arg13) : (tensor<7x8xi32>) -> tensor<7x8xui8>
    %45 = "stablehlo.reshape"(%44) : (tensor<7x8xui8>) -> tensor<56xui8>
    %46 = "stablehlo.slice"(%45) <{limit_indices = array<i64: 12>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<56xui8>) -> tensor<12xui8>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64: 0>}> : (tensor<12xui8>) -> tensor<12x1xui8>
    %48 = "stablehlo.gather"(%43, %47) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1>}> : (tensor<12x8xf32>, tensor<12x1xui8>) -> tensor<12x1xf32>
    %49 = "stablehlo.reshape"(%48) : (tensor<12x1xf32>) -> tensor<12xf32>
    %50 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %51 = "stablehlo.reduce"(%49, %50) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg14: tensor<f32>, %arg15: tensor<f32>):
      %63 = "stablehlo.add"(%arg14, %arg15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%63) : (tensor<f32>) -> ()
    }) : (tensor<12xf32>, tensor<f32>) -> tensor<f32>
    %52 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %53 = "stablehlo.constant"() <{value = dense<1.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %55 = "stablehlo.divide"(%52, %54) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %56 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %57 = "func.call"(%49, %56) <{callee = @_var}> : (tensor<12xf32>, tensor<i32>) -> tensor<1xf32>
    %58 = "func.call"(%49) <{callee = @norm}> : (tensor<12xf32>) -> tensor<f32>
    %59 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %60 = "stablehlo.maximum"(%58, %59) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %61 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12xf32>
    %62 = "stablehlo.divide"(%49, %61) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    "func.return"(%62, %49, %32, %35) : (tensor<12xf32>, tensor<12xf32>, tensor<7x7x2x1xi32>, tensor<7x8xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<12xf32>, tensor<i32>) -> tensor<1xf32>, res_attrs = [{}], sym_name = "_var", sym_visibility = "private"}> ({
  ^bb0(%arg6: tensor<12xf32>, %arg7: tensor<i32>):
    %8 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.reduce"(%arg6, %8) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg10: tensor<f32>, %arg11: tensor<f32>):
      %30 = "stablehlo.add"(%arg10, %arg11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%30) : (tensor<f32>) -> ()
    }) : (tensor<12xf32>, tensor<f32>) -> tensor<f32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %11 = "stablehlo.constant"() <{value = dense<1.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %13 = "stablehlo.divide"(%10, %12) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<12xf32>
    %15 = "stablehlo.subtract"(%arg6, %14) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %16 = "chlo.square"(%15) : (tensor<12xf32>) -> tensor<12xf32>
    %17 = "stablehlo.convert"(%arg7) : (tensor<i32>) -> tensor<f32>
    %18 = "stablehlo.constant"() <{value = dense<1.200000e+01> : tensor<f32>}> : () -> tensor<f32>
    %19 = "stablehlo.subtract"(%18, %17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %20 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %21 = "stablehlo.reduce"(%16, %20) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>):
      %29 = "stablehlo.add"(%arg8, %arg9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%29) : (tensor<f32>) -> ()
    }) : (tensor<12xf32>, tensor<f32>) -> tensor<f32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %23 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %24 = "stablehlo.divide"(%22, %23) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %25 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %26 = "stablehlo.compare"(%19, %25) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %27 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %28 = "func.call"(%26, %24, %27) <{callee = @_where}> : (tensor<i1>, tensor<1xf32>, tensor<f32>) -> tensor<1xf32>
    "func.return"(%28) : (tensor<1xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i1>, tensor<1xf32>, tensor<f32>) -> tensor<1xf32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<i1>, %arg4: tensor<1xf32>, %arg5: tensor<f32>):
    %5 = "stablehlo.convert"(%arg5) : (tensor<f32>) -> tensor<f32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %7 = "stablehlo.select"(%arg3, %arg4, %6) : (tensor<i1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    "func.return"(%7) : (tensor<1xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<12xf32>) -> tensor<f32>, res_attrs = [{}], sym_name = "norm", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<12xf32>):
    %0 = "stablehlo.multiply"(%arg0, %arg0) : (tensor<12xf32>, tensor<12xf32>) -> tensor<12xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %4 = "stablehlo.add"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%4) : (tensor<f32>) -> ()
    }) : (tensor<12xf32>, tensor<f32>) -> tensor<f32>
    %3 = "stablehlo.sqrt"(%2) : (tensor<f32>) -> tensor<f32>
    "func.return"(%3) : (tensor<f32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
