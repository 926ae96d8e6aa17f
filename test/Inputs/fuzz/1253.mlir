"builtin.module"() <{sym_name = "jit_forward"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1x8xf32>, tensor<i32>, tensor<1xf32>) -> tensor<8xf32>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg11: tensor<1x8xf32>, %arg12: tensor<i32>, %arg13: tensor<1xf32>):
    %13 = "stablehlo.compare"(%arg13, %arg13) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %14 = "stablehlo.negate"(%arg13) : (tensor<1xf32>) -> tensor<1xf32>
    %15 = "func.call"(%13, %arg13, %14) <{callee = @_where}> : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %16 = "stablehlo.reshape"(%arg11) : (tensor<1x8xf32>) -> tensor<8xf32>
    %17 = "stablehlo.slice"(%16) <{limit_indices = array<i64: 4>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<8xf32>) -> tensor<4xf32>
    %18 = "stablehlo.reshape"(%17) : (tensor<4xf32>) -> tensor<1x4xf32>
    %19 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %20 = "stablehlo.compare"(%arg12, %19) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %21 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %22 = "stablehlo.add"(%arg12, %21) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %23 = "stablehlo.select"(%20, %22, %arg12) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %24 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %25 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %26 = "stablehlo.compare"(%24, %25) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %27 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %28 = "stablehlo.constant"() <{value = dense<8> : tensor<i32>}> : () -> tensor<i32>
    %29 = "stablehlo.add"(%27, %28) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %30 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %31 = "stablehlo.select"(%26, %29, %30) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %32 = "stablehlo.dynamic_update_slice"(%arg11, %18, %23, %31) : (tensor<1x8xf32>, tensor<1x4xf32>, tensor<i32>, tensor<i32>) -> tensor<1x8xf32>
    %33 = "stablehlo.convert"(%arg12) : (tensor<i32>) -> tensor<f32>
    %34 = "stablehlo.multiply"(%33, %33) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %36 = "stablehlo.add"(%15, %35) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %37 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %38 = "stablehlo.multiply"(%arg12, %37) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %39 = "stablehlo.subtract"(%38, %arg12) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %40 = "func.call"(%arg11, %39) <{callee = @_take}> : (tensor<1x8xf32>, tensor<i32>) -> tensor<1xf32>
    %41 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1x1x8xi8>
    %42 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf32>) -> tensor<1x1x1xf32>
    %43 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<1x8xf32>) -> tensor<1x1x8xf32>
    %44 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x1xf32>) -> tensor<1x1x8xf32>
    %45 = "stablehlo.multiply"(%44, %43) : (tensor<1x1x8xf32>, tensor<1x1x8xf32>) -> tensor<1x1x8xf32>
    %46 = "stablehlo.convert"(%41) : (tensor<1x1x8xi8>) -> tensor<1x1x8xui32>
    %47 = "stablehlo.reshape"(%46) : (tensor<1x1x8xui32>) -> tensor<8xui32>
    %48 = "stablehlo.slice"(%47) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<8xui32>) -> tensor<1xui32>
    %49 = "stablehlo.reshape"(%48) : (tensor<1xui32>) -> tensor<ui32>
    %50 = "stablehlo.convert"(%49) : (tensor<ui32>) -> tensor<i32>
    %51 = "stablehlo.convert"(%arg12) : (tensor<i32>) -> tensor<i16>
    %52 = "stablehlo.convert"(%51) : (tensor<i16>) -> tensor<i32>
    %53 = "stablehlo.reshape"(%32) : (tensor<1x8xf32>) -> tensor<8xf32>
    %54 = "stablehlo.slice"(%53) <{limit_indices = array<i64: 2>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<8xf32>) -> tensor<2xf32>
    %55 = "stablehlo.reshape"(%54) : (tensor<2xf32>) -> tensor<1x1x2xf32>
    %56 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %57 = "stablehlo.compare"(%50, %56) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %58 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %59 = "stablehlo.add"(%50, %58) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %60 = "stablehlo.select"(%57, %59, %50) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %61 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %62 = "stablehlo.compare"(%39, %61) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %63 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %64 = "stablehlo.add"(%39, %63) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %65 = "stablehlo.select"(%62, %64, %39) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %66 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %67 = "stablehlo.compare"(%52, %66) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %68 = "stablehlo.constant"() <{value = dense<8> : tensor<i32>}> : () -> tensor<i32>
    %69 = "stablehlo.add"(%52, %68) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %70 = "stablehlo.select"(%67, %69, %52) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %71 = "stablehlo.dynamic_update_slice"(%45, %55, %60, %65, %70) : (tensor<1x1x8xf32>, tensor<1x1x2xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x8xf32>
    %72 = "stablehlo.reshape"(%45) : (tensor<1x1x8xf32>) -> tensor<8xf32>
    %73 = "stablehlo.reshape"(%72) : (tensor<8xf32>) -> tensor<1x8xf32>
    %74 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64: 2>}> : (tensor<1xf32>) -> tensor<1x8x1xf32>
    %75 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %76 = "stablehlo.reduce"(%74, %75) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg14: tensor<f32>, %arg15: tensor<f32>):
      %86 = "stablehlo.add"(%arg14, %arg15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%86) : (tensor<f32>) -> ()
    }) : (tensor<1x8x1xf32>, tensor<f32>) -> tensor<1x8xf32>
    %77 = "stablehlo.dot_general"(%73, %76) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0, 1], rhs_contracting_dimensions = [0, 1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<1x8xf32>, tensor<1x8xf32>) -> tensor<f32>
    %78 = "stablehlo.constant"() <{value = dense<-3> : tensor<i32>}> : () -> tensor<i32>
    %79 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %80 = "func.call"(%77, %78, %79) <{callee = @clip}> : (tensor<f32>, tensor<i32>, tensor<i32>) -> tensor<f32>
    %81 = "stablehlo.broadcast_in_dim"(%80) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %82 = "stablehlo.dot_general"(%81, %80) <{dot_dimension_numbers = #stablehlo.dot<>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8xf32>, tensor<f32>) -> tensor<8xf32>
    %83 = "stablehlo.constant"() <{value = dense<-3> : tensor<i32>}> : () -> tensor<i32>
    %84 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %85 = "func.call"(%82, %83, %84) <{callee = @clip_0}> : (tensor<8xf32>, tensor<i32>, tensor<i32>) -> tensor<8xf32>
    "func.return"(%85) : (tensor<8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg8: tensor<1xi1>, %arg9: tensor<1xf32>, %arg10: tensor<1xf32>):
    %12 = "stablehlo.select"(%arg8, %arg9, %arg10) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    "func.return"(%12) : (tensor<1xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x8xf32>, tensor<i32>) -> tensor<1xf32>, res_attrs = [{}], sym_name = "_take", sym_visibility = "private"}> ({
  ^bb0(%arg6: tensor<1x8xf32>, %arg7: tensor<i32>):
    %10 = "stablehlo.broadcast_in_dim"(%arg7) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %11 = "stablehlo.gather"(%arg6, %10) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1]>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<1x8xf32>, tensor<1xi32>) -> tensor<1xf32>
    "func.return"(%11) : (tensor<1xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<f32>, tensor<i32>, tensor<i32>) -> tensor<f32>, res_attrs = [{}], sym_name = "clip", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<f32>, %arg4: tensor<i32>, %arg5: tensor<i32>):
    %6 = "stablehlo.convert"(%arg4) : (tensor<i32>) -> tensor<f32>
    %7 = "stablehlo.maximum"(%6, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %8 = "stablehlo.convert"(%arg5) : (tensor<i32>) -> tensor<f32>
    %9 = "stablehlo.minimum"(%8, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%9) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<8xf32>, tensor<i32>, tensor<i32>) -> tensor<8xf32>, res_attrs = [{}], sym_name = "clip_0", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<8xf32>, %arg1: tensor<i32>, %arg2: tensor<i32>):
    %0 = "stablehlo.convert"(%arg1) : (tensor<i32>) -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %2 = "stablehlo.maximum"(%1, %arg0) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %3 = "stablehlo.convert"(%arg2) : (tensor<i32>) -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %5 = "stablehlo.minimum"(%4, %2) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    "func.return"(%5) : (tensor<8xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
