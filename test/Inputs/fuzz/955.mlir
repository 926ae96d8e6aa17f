"builtin.module"() <{sym_name = "jit_alias"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {jax.buffer_donor = true}], function_type = (tensor<4x9x4xf32>, tensor<3x4x11x3xi32>, tensor<1xui16>) -> (tensor<11x4x1xi32>, tensor<3xi1>, tensor<i1>, tensor<11x4x1xi32>, tensor<4x11xi1>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg6: tensor<4x9x4xf32>, %arg7: tensor<3x4x11x3xi32>, %arg8: tensor<1xui16>):
    %10 = "stablehlo.constant"() <{value = dense<[[0], [-1], [-1], [4], [3], [3], [3], [1], [1], [-2], [-1]]> : tensor<11x1xi32>}> : () -> tensor<11x1xi32>
    %11 = "stablehlo.reshape"(%arg7) : (tensor<3x4x11x3xi32>) -> tensor<396xi32>
    %12 = "stablehlo.convert"(%arg7) : (tensor<3x4x11x3xi32>) -> tensor<3x4x11x3xbf16>
    %13 = "stablehlo.reshape"(%11) : (tensor<396xi32>) -> tensor<3x4x11x3xi32>
    %14 = "stablehlo.minimum"(%13, %arg7) : (tensor<3x4x11x3xi32>, tensor<3x4x11x3xi32>) -> tensor<3x4x11x3xi32>
    %15 = "stablehlo.reshape"(%arg6) : (tensor<4x9x4xf32>) -> tensor<144xf32>
    %16 = "stablehlo.slice"(%15) <{limit_indices = array<i64: 12>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<144xf32>) -> tensor<12xf32>
    %17 = "stablehlo.reshape"(%16) : (tensor<12xf32>) -> tensor<4x3xf32>
    %18 = "stablehlo.dot_general"(%arg6, %17) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x9x4xf32>, tensor<4x3xf32>) -> tensor<4x9x3xf32>
    %19 = "stablehlo.convert"(%12) : (tensor<3x4x11x3xbf16>) -> tensor<3x4x11x3xf32>
    %20 = "stablehlo.reshape"(%19) : (tensor<3x4x11x3xf32>) -> tensor<396xf32>
    %21 = "stablehlo.slice"(%20) <{limit_indices = array<i64: 3>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<396xf32>) -> tensor<3xf32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 2>}> : (tensor<3xf32>) -> tensor<1x1x3xf32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x3xf32>) -> tensor<4x9x3xf32>
    %24 = "stablehlo.add"(%18, %23) : (tensor<4x9x3xf32>, tensor<4x9x3xf32>) -> tensor<4x9x3xf32>
    %25 = "stablehlo.constant"() <{value = dense<-3> : tensor<i32>}> : () -> tensor<i32>
    %26 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %27 = "func.call"(%24, %25, %26) <{callee = @clip}> : (tensor<4x9x3xf32>, tensor<i32>, tensor<i32>) -> tensor<4x9x3xf32>
    %28 = "stablehlo.convert"(%arg8) : (tensor<1xui16>) -> tensor<1xui32>
    %29 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %30 = "stablehlo.reduce"(%28, %29) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg17: tensor<ui32>, %arg18: tensor<ui32>):
      %79 = "stablehlo.add"(%arg17, %arg18) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%79) : (tensor<ui32>) -> ()
    }) : (tensor<1xui32>, tensor<ui32>) -> tensor<ui32>
    %31 = "stablehlo.convert"(%30) : (tensor<ui32>) -> tensor<i32>
    %32 = "stablehlo.constant"() <{value = dense<0xFF80> : tensor<bf16>}> : () -> tensor<bf16>
    %33 = "stablehlo.reduce"(%12, %32) <{dimensions = array<i64: 0, 1, 2, 3>}> ({
    ^bb0(%arg15: tensor<bf16>, %arg16: tensor<bf16>):
      %78 = "stablehlo.maximum"(%arg15, %arg16) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%78) : (tensor<bf16>) -> ()
    }) : (tensor<3x4x11x3xbf16>, tensor<bf16>) -> tensor<bf16>
    %34 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %35 = "stablehlo.maximum"(%34, %33) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    %36 = "stablehlo.constant"() <{value = dense<-3> : tensor<i32>}> : () -> tensor<i32>
    %37 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %38 = "func.call"(%35, %36, %37) <{callee = @clip_0}> : (tensor<bf16>, tensor<i32>, tensor<i32>) -> tensor<bf16>
    %39 = "stablehlo.constant"() <{value = dense<-100> : tensor<i32>}> : () -> tensor<i32>
    %40 = "stablehlo.constant"() <{value = dense<100> : tensor<i32>}> : () -> tensor<i32>
    %41 = "func.call"(%38, %39, %40) <{callee = @clip_0}> : (tensor<bf16>, tensor<i32>, tensor<i32>) -> tensor<bf16>
    %42 = "stablehlo.convert"(%41) : (tensor<bf16>) -> tensor<i32>
    %43 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3xi32>
    %44 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3xi32>
    %45 = "stablehlo.compare"(%43, %44) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
    %46 = "stablehlo.reshape"(%14) : (tensor<3x4x11x3xi32>) -> tensor<396xi32>
    %47 = "stablehlo.slice"(%46) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<396xi32>) -> tensor<1xi32>
    %48 = "stablehlo.gather"(%45, %47) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], start_index_map = [0]>, indices_are_sorted = false, slice_sizes = array<i64: 3>}> : (tensor<3xi1>, tensor<1xi32>) -> tensor<3xi1>
    %49 = "stablehlo.remainder"(%14, %arg7) : (tensor<3x4x11x3xi32>, tensor<3x4x11x3xi32>) -> tensor<3x4x11x3xi32>
    %50 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
    %51 = "stablehlo.reduce"(%arg7, %50) <{dimensions = array<i64: 0, 3>}> ({
    ^bb0(%arg13: tensor<i32>, %arg14: tensor<i32>):
      %77 = "stablehlo.maximum"(%arg13, %arg14) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%77) : (tensor<i32>) -> ()
    }) : (tensor<3x4x11x3xi32>, tensor<i32>) -> tensor<4x11xi32>
    %52 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<11xi32>
    %53 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64: 0>}> : (tensor<11xi32>) -> tensor<11x1xi32>
    %54 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %55 = "stablehlo.reduce"(%45, %54) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg11: tensor<i1>, %arg12: tensor<i1>):
      %76 = "stablehlo.or"(%arg11, %arg12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%76) : (tensor<i1>) -> ()
    }) : (tensor<3xi1>, tensor<i1>) -> tensor<i1>
    %56 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<3xi1>
    %57 = "stablehlo.compare"(%56, %48) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
    %58 = "stablehlo.slice"(%11) <{limit_indices = array<i64: 44>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<396xi32>) -> tensor<44xi32>
    %59 = "stablehlo.reshape"(%58) : (tensor<44xi32>) -> tensor<4x11xi32>
    %60 = "stablehlo.compare"(%51, %59) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4x11xi32>, tensor<4x11xi32>) -> tensor<4x11xi1>
    %61 = "stablehlo.reshape"(%14) : (tensor<3x4x11x3xi32>) -> tensor<396xi32>
    %62 = "stablehlo.slice"(%61) <{limit_indices = array<i64: 33>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<396xi32>) -> tensor<33xi32>
    %63 = "stablehlo.reshape"(%62) : (tensor<33xi32>) -> tensor<11x3xi32>
    %64 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
    %65 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %66 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %67 = "stablehlo.minimum"(%64, %66) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    %68 = "stablehlo.broadcast_in_dim"(%67) <{broadcast_dimensions = array<i64: 1>}> : (tensor<1xi32>) -> tensor<11x1xi32>
    %69 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %70 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<11x1xi32>
    %71 = "stablehlo.clamp"(%70, %10, %68) : (tensor<11x1xi32>, tensor<11x1xi32>, tensor<11x1xi32>) -> tensor<11x1xi32>
    %72 = "stablehlo.scatter"(%51, %71, %63) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], input_batching_dims = [1], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg9: tensor<i32>, %arg10: tensor<i32>):
      %75 = "stablehlo.add"(%arg9, %arg10) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%75) : (tensor<i32>) -> ()
    }) : (tensor<4x11xi32>, tensor<11x1xi32>, tensor<11x3xi32>) -> tensor<4x11xi32>
    %73 = "stablehlo.reshape"(%72) : (tensor<4x11xi32>) -> tensor<4x11x1xi32>
    %74 = "stablehlo.transpose"(%73) <{permutation = array<i64: 1, 0, 2>}> : (tensor<4x11x1xi32>) -> tensor<11x4x1xi32>
    "func.return"(%74, %57, %55, %74, %60) : (tensor<11x4x1xi32>, tensor<3xi1>, tensor<i1>, tensor<11x4x1xi32>, tensor<4x11xi1>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<4x9x3xf32>, tensor<i32>, tensor<i32>) -> tensor<4x9x3xf32>, res_attrs = [{}], sym_name = "clip", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<4x9x3xf32>, %arg4: tensor<i32>, %arg5: tensor<i32>):
    %4 = "stablehlo.convert"(%arg4) : (tensor<i32>) -> tensor<f32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x9x3xf32>
    %6 = "stablehlo.maximum"(%5, %arg3) : (tensor<4x9x3xf32>, tensor<4x9x3xf32>) -> tensor<4x9x3xf32>
    %7 = "stablehlo.convert"(%arg5) : (tensor<i32>) -> tensor<f32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x9x3xf32>
    %9 = "stablehlo.minimum"(%8, %6) : (tensor<4x9x3xf32>, tensor<4x9x3xf32>) -> tensor<4x9x3xf32>
    "func.return"(%9) : (tensor<4x9x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<bf16>, tensor<i32>, tensor<i32>) -> tensor<bf16>, res_attrs = [{}], sym_name = "clip_0", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<bf16>, %arg1: tensor<i32>, %arg2: tensor<i32>):
    %0 = "stablehlo.convert"(%arg1) : (tensor<i32>) -> tensor<bf16>
    %1 = "stablehlo.maximum"(%0, %arg0) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    %2 = "stablehlo.convert"(%arg2) : (tensor<i32>) -> tensor<bf16>
    %3 = "stablehlo.minimum"(%2, %1) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
    "func.return"(%3) : (tensor<bf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
