"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {jax.buffer_donor = true}, {}], function_type = (tensor<8x1x7x8xbf16>, tensor<i32>, tensor<1xf32>, tensor<1x7x1xbf16>, tensor<1x1xui32>, tensor<8x1xbf16>) -> (tensor<1x7xf32>, tensor<i32>, tensor<1x7xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg14: tensor<8x1x7x8xbf16>, %arg15: tensor<i32>, %arg16: tensor<1xf32>, %arg17: tensor<1x7x1xbf16>, %arg18: tensor<1x1xui32>, %arg19: tensor<8x1xbf16>):
    %41 = "stablehlo.constant"() <{value = dense<2> : tensor<i16>}> : () -> tensor<i16>
    %42 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %43 = "func.call"(%41, %42) <{callee = @remainder}> : (tensor<i16>, tensor<i32>) -> tensor<i16>
    %44 = "func.call"(%arg16) <{callee = @log_softmax}> : (tensor<1xf32>) -> tensor<1xf32>
    %45 = "func.call"(%43) <{callee = @_one_hot}> : (tensor<i16>) -> tensor<1xf32>
    %46 = "stablehlo.multiply"(%45, %44) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %47 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %48 = "stablehlo.reduce"(%46, %47) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg24: tensor<f32>, %arg25: tensor<f32>):
      %106 = "stablehlo.add"(%arg24, %arg25) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%106) : (tensor<f32>) -> ()
    }) : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
    %49 = "stablehlo.negate"(%48) : (tensor<f32>) -> tensor<f32>
    %50 = "stablehlo.convert"(%arg19) : (tensor<8x1xbf16>) -> tensor<8x1xf32>
    %51 = "stablehlo.slice"(%50) <{limit_indices = array<i64: 8, 1>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>}> : (tensor<8x1xf32>) -> tensor<7x1xf32>
    %52 = "stablehlo.convert"(%arg18) : (tensor<1x1xui32>) -> tensor<1x1xui8>
    %53 = "stablehlo.reshape"(%52) : (tensor<1x1xui8>) -> tensor<1xui8>
    %54 = "stablehlo.convert"(%53) : (tensor<1xui8>) -> tensor<1xi32>
    %55 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x1xi32>
    %56 = "stablehlo.gather"(%51, %55) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<7x1xf32>, tensor<1x1xi32>) -> tensor<1x1xf32>
    %57 = "stablehlo.transpose"(%51) <{permutation = array<i64: 1, 0>}> : (tensor<7x1xf32>) -> tensor<1x7xf32>
    %58 = "stablehlo.dot_general"(%56, %57) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<1x1xf32>, tensor<1x7xf32>) -> tensor<1x7xf32>
    %59 = "stablehlo.constant"() <{value = dense<-3> : tensor<i32>}> : () -> tensor<i32>
    %60 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %61 = "func.call"(%58, %59, %60) <{callee = @clip}> : (tensor<1x7xf32>, tensor<i32>, tensor<i32>) -> tensor<1x7xf32>
    %62 = "stablehlo.constant"() <{value = dense<2> : tensor<i16>}> : () -> tensor<i16>
    %63 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %64 = "func.call"(%62, %63) <{callee = @remainder}> : (tensor<i16>, tensor<i32>) -> tensor<i16>
    %65 = "func.call"(%arg16) <{callee = @log_softmax}> : (tensor<1xf32>) -> tensor<1xf32>
    %66 = "func.call"(%64) <{callee = @_one_hot}> : (tensor<i16>) -> tensor<1xf32>
    %67 = "stablehlo.multiply"(%66, %65) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %68 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %69 = "stablehlo.reduce"(%67, %68) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg22: tensor<f32>, %arg23: tensor<f32>):
      %105 = "stablehlo.add"(%arg22, %arg23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%105) : (tensor<f32>) -> ()
    }) : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
    %70 = "stablehlo.negate"(%69) : (tensor<f32>) -> tensor<f32>
    %71 = "stablehlo.convert"(%arg19) : (tensor<8x1xbf16>) -> tensor<8x1xf32>
    %72 = "stablehlo.slice"(%71) <{limit_indices = array<i64: 8, 1>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>}> : (tensor<8x1xf32>) -> tensor<7x1xf32>
    %73 = "stablehlo.convert"(%arg18) : (tensor<1x1xui32>) -> tensor<1x1xui8>
    %74 = "stablehlo.reshape"(%73) : (tensor<1x1xui8>) -> tensor<1xui8>
    %75 = "stablehlo.convert"(%74) : (tensor<1xui8>) -> tensor<1xi32>
    %76 = "stablehlo.broadcast_in_dim"(%75) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x1xi32>
    %77 = "stablehlo.gather"(%72, %76) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<7x1xf32>, tensor<1x1xi32>) -> tensor<1x1xf32>
    %78 = "stablehlo.transpose"(%72) <{permutation = array<i64: 1, 0>}> : (tensor<7x1xf32>) -> tensor<1x7xf32>
    %79 = "stablehlo.dot_general"(%77, %78) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<1x1xf32>, tensor<1x7xf32>) -> tensor<1x7xf32>
    %80 = "stablehlo.constant"() <{value = dense<-3> : tensor<i32>}> : () -> tensor<i32>
    %81 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %82 = "func.call"(%79, %80, %81) <{callee = @clip}> : (tensor<1x7xf32>, tensor<i32>, tensor<i32>) -> tensor<1x7xf32>
    %83 = "stablehlo.constant"() <{value = dense<2> : tensor<i16>}> : () -> tensor<i16>
    %84 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %85 = "func.call"(%83, %84) <{callee = @remainder}> : (tensor<i16>, tensor<i32>) -> tensor<i16>
    %86 = "func.call"(%arg16) <{callee = @log_softmax}> : (tensor<1xf32>) -> tensor<1xf32>
    %87 = "func.call"(%85) <{callee = @_one_hot}> : (tensor<i16>) -> tensor<1xf32>
    %88 = "stablehlo.multiply"(%87, %86) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %89 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %90 = "stablehlo.reduce"(%88, %89) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg20: tensor<f32>, %arg21: tensor<f32>):
      %104 = "stablehlo.add"(%arg20, %arg21) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%104) : (tensor<f32>) -> ()
    }) : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
    %91 = "stablehlo.negate"(%90) : (tensor<f32>) -> tensor<f32>
    %92 = "stablehlo.convert"(%arg19) : (tensor<8x1xbf16>) -> tensor<8x1xf32>
    %93 = "stablehlo.slice"(%92) <{limit_indices = array<i64: 8, 1>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>}> : (tensor<8x1xf32>) -> tensor<7x1xf32>
    %94 = "stablehlo.convert"(%arg18) : (tensor<1x1xui32>) -> tensor<1x1xui8>
    %95 = "stablehlo.reshape"(%94) : (tensor<1x1xui8>) -> tensor<1xui8>
    %96 = "stablehlo.convert"(%95) : (tensor<1xui8>) -> tensor<1xi32>
    %97 = "stablehlo.broadcast_in_dim"(%96) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<1x1xi32>
    %98 = "stablehlo.gather"(%93, %97) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<7x1xf32>, tensor<1x1xi32>) -> tensor<1x1xf32>
    %99 = "stablehlo.transpose"(%93) <{permutation = array<i64: 1, 0>}> : (tensor<7x1xf32>) -> tensor<1x7xf32>
    %100 = "stablehlo.dot_general"(%98, %99) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<1x1xf32>, tensor<1x7xf32>) -> tensor<1x7xf32>
    %101 = "stablehlo.constant"() <{value = dense<-3> : tensor<i32>}> : () -> tensor<i32>
    %102 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %103 = "func.call"(%100, %101, %102) <{callee = @clip}> : (tensor<1x7xf32>, tensor<i32>, tensor<i32>) -> tensor<1x7xf32>
    "func.return"(%61, %arg15, %103) : (tensor<1x7xf32>, tensor<i32>, tensor<1x7xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<i16>, tensor<i32>) -> tensor<i16>, res_attrs = [{}], sym_name = "remainder", sym_visibility = "private"}> ({
  ^bb0(%arg12: tensor<i16>, %arg13: tensor<i32>):
    %25 = "stablehlo.convert"(%arg13) : (tensor<i32>) -> tensor<i16>
    %26 = "stablehlo.constant"() <{value = dense<0> : tensor<i16>}> : () -> tensor<i16>
    %27 = "stablehlo.compare"(%25, %26) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %28 = "stablehlo.constant"() <{value = dense<1> : tensor<i16>}> : () -> tensor<i16>
    %29 = "func.call"(%27, %28, %25) <{callee = @_where}> : (tensor<i1>, tensor<i16>, tensor<i16>) -> tensor<i16>
    %30 = "stablehlo.remainder"(%arg12, %29) : (tensor<i16>, tensor<i16>) -> tensor<i16>
    %31 = "stablehlo.constant"() <{value = dense<0> : tensor<i16>}> : () -> tensor<i16>
    %32 = "stablehlo.compare"(%30, %31) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %33 = "stablehlo.constant"() <{value = dense<0> : tensor<i16>}> : () -> tensor<i16>
    %34 = "stablehlo.compare"(%30, %33) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %35 = "stablehlo.constant"() <{value = dense<0> : tensor<i16>}> : () -> tensor<i16>
    %36 = "stablehlo.compare"(%29, %35) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %37 = "stablehlo.compare"(%34, %36) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %38 = "stablehlo.and"(%37, %32) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %39 = "stablehlo.add"(%30, %29) : (tensor<i16>, tensor<i16>) -> tensor<i16>
    %40 = "stablehlo.select"(%38, %39, %30) : (tensor<i1>, tensor<i16>, tensor<i16>) -> tensor<i16>
    "func.return"(%40) : (tensor<i16>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i1>, tensor<i16>, tensor<i16>) -> tensor<i16>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg9: tensor<i1>, %arg10: tensor<i16>, %arg11: tensor<i16>):
    %24 = "stablehlo.select"(%arg9, %arg10, %arg11) : (tensor<i1>, tensor<i16>, tensor<i16>) -> tensor<i16>
    "func.return"(%24) : (tensor<i16>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<1xf32>) -> tensor<1xf32>, res_attrs = [{}], sym_name = "log_softmax", sym_visibility = "private"}> ({
  ^bb0(%arg4: tensor<1xf32>):
    %10 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.reduce"(%arg4, %10) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg7: tensor<f32>, %arg8: tensor<f32>):
      %23 = "stablehlo.maximum"(%arg7, %arg8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%23) : (tensor<f32>) -> ()
    }) : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
    %12 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.maximum"(%12, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %15 = "stablehlo.subtract"(%arg4, %14) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %16 = "stablehlo.exponential"(%15) : (tensor<1xf32>) -> tensor<1xf32>
    %17 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.reduce"(%16, %17) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %22 = "stablehlo.add"(%arg5, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%22) : (tensor<f32>) -> ()
    }) : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %20 = "stablehlo.log"(%19) : (tensor<1xf32>) -> tensor<1xf32>
    %21 = "stablehlo.subtract"(%15, %20) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    "func.return"(%21) : (tensor<1xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<i16>) -> tensor<1xf32>, res_attrs = [{}], sym_name = "_one_hot", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<i16>):
    %6 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64>}> : (tensor<i16>) -> tensor<1xi16>
    %7 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<1xi16>
    %8 = "stablehlo.compare"(%6, %7) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1xi16>, tensor<1xi16>) -> tensor<1xi1>
    %9 = "stablehlo.convert"(%8) : (tensor<1xi1>) -> tensor<1xf32>
    "func.return"(%9) : (tensor<1xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1x7xf32>, tensor<i32>, tensor<i32>) -> tensor<1x7xf32>, res_attrs = [{}], sym_name = "clip", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<1x7xf32>, %arg1: tensor<i32>, %arg2: tensor<i32>):
    %0 = "stablehlo.convert"(%arg1) : (tensor<i32>) -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x7xf32>
    %2 = "stablehlo.maximum"(%1, %arg0) : (tensor<1x7xf32>, tensor<1x7xf32>) -> tensor<1x7xf32>
    %3 = "stablehlo.convert"(%arg2) : (tensor<i32>) -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x7xf32>
    %5 = "stablehlo.minimum"(%4, %2) : (tensor<1x7xf32>, tensor<1x7xf32>) -> tensor<1x7xf32>
    "func.return"(%5) : (tensor<1x7xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
