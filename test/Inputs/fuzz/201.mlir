"builtin.module"() <{sym_name = "jit_forward"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<2x6xf16>, tensor<6x2x2xi32>, tensor<2x6x6xf16>, tensor<6xf32>) -> tensor<1x6xf16>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg3: tensor<2x6xf16>, %arg4: tensor<6x2x2xi32>, %arg5: tensor<2x6x6xf16>, %arg6: tensor<6xf32>):
    %6 = "stablehlo.convert"(%arg4) : (tensor<6x2x2xi32>) -> tensor<6x2x2xui8>
    %7 = "stablehlo.reshape"(%6) : (tensor<6x2x2xui8>) -> tensor<24xui8>
    %8 = "stablehlo.slice"(%7) <{limit_indices = array<i64: 6>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<24xui8>) -> tensor<6xui8>
    %9 = "stablehlo.reshape"(%8) : (tensor<6xui8>) -> tensor<6x1xui8>
    %10 = "stablehlo.gather"(%arg3, %9) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 1>}> : (tensor<2x6xf16>, tensor<6x1xui8>) -> tensor<6x2x1xf16>
    %11 = "stablehlo.constant"() <{value = dense<-3> : tensor<i32>}> : () -> tensor<i32>
    %12 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %13 = "func.call"(%arg3, %11, %12) <{callee = @clip}> : (tensor<2x6xf16>, tensor<i32>, tensor<i32>) -> tensor<2x6xf16>
    %14 = "stablehlo.exponential"(%13) : (tensor<2x6xf16>) -> tensor<2x6xf16>
    %15 = "stablehlo.convert"(%14) : (tensor<2x6xf16>) -> tensor<2x6xf32>
    %16 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %17 = "stablehlo.reduce"(%15, %16) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg15: tensor<f32>, %arg16: tensor<f32>):
      %69 = "stablehlo.add"(%arg15, %arg16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%69) : (tensor<f32>) -> ()
    }) : (tensor<2x6xf32>, tensor<f32>) -> tensor<2xf32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x1xf32>
    %19 = "stablehlo.convert"(%18) : (tensor<2x1xf32>) -> tensor<2x1xf16>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xf16>) -> tensor<2x6xf16>
    %21 = "stablehlo.divide"(%14, %20) : (tensor<2x6xf16>, tensor<2x6xf16>) -> tensor<2x6xf16>
    %22 = "stablehlo.convert"(%21) : (tensor<2x6xf16>) -> tensor<2x6xf32>
    %23 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %24 = "stablehlo.reduce"(%22, %23) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg13: tensor<f32>, %arg14: tensor<f32>):
      %68 = "stablehlo.add"(%arg13, %arg14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%68) : (tensor<f32>) -> ()
    }) : (tensor<2x6xf32>, tensor<f32>) -> tensor<6xf32>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64: 1>}> : (tensor<6xf32>) -> tensor<1x6xf32>
    %26 = "stablehlo.convert"(%25) : (tensor<1x6xf32>) -> tensor<1x6xf16>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x6xf16>) -> tensor<2x6xf16>
    %28 = "stablehlo.divide"(%21, %27) : (tensor<2x6xf16>, tensor<2x6xf16>) -> tensor<2x6xf16>
    %29 = "stablehlo.convert"(%28) : (tensor<2x6xf16>) -> tensor<2x6xf32>
    %30 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %31 = "stablehlo.reduce"(%29, %30) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg11: tensor<f32>, %arg12: tensor<f32>):
      %67 = "stablehlo.add"(%arg11, %arg12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%67) : (tensor<f32>) -> ()
    }) : (tensor<2x6xf32>, tensor<f32>) -> tensor<2xf32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x1xf32>
    %33 = "stablehlo.convert"(%32) : (tensor<2x1xf32>) -> tensor<2x1xf16>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xf16>) -> tensor<2x6xf16>
    %35 = "stablehlo.divide"(%28, %34) : (tensor<2x6xf16>, tensor<2x6xf16>) -> tensor<2x6xf16>
    %36 = "stablehlo.convert"(%35) : (tensor<2x6xf16>) -> tensor<2x6xf32>
    %37 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %38 = "stablehlo.reduce"(%36, %37) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      %66 = "stablehlo.add"(%arg9, %arg10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%66) : (tensor<f32>) -> ()
    }) : (tensor<2x6xf32>, tensor<f32>) -> tensor<6xf32>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64: 1>}> : (tensor<6xf32>) -> tensor<1x6xf32>
    %40 = "stablehlo.convert"(%39) : (tensor<1x6xf32>) -> tensor<1x6xf16>
    %41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x6xf16>) -> tensor<2x6xf16>
    %42 = "stablehlo.divide"(%35, %41) : (tensor<2x6xf16>, tensor<2x6xf16>) -> tensor<2x6xf16>
    %43 = "stablehlo.convert"(%42) : (tensor<2x6xf16>) -> tensor<2x6xf32>
    %44 = "stablehlo.reshape"(%43) : (tensor<2x6xf32>) -> tensor<12xf32>
    %45 = "stablehlo.slice"(%44) <{limit_indices = array<i64: 6>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<12xf32>) -> tensor<6xf32>
    %46 = "stablehlo.dot_general"(%arg6, %45) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<6xf32>, tensor<6xf32>) -> tensor<f32>
    %47 = "stablehlo.reshape"(%arg4) : (tensor<6x2x2xi32>) -> tensor<24xi32>
    %48 = "stablehlo.slice"(%47) <{limit_indices = array<i64: 12>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<24xi32>) -> tensor<12xi32>
    %49 = "stablehlo.reshape"(%48) : (tensor<12xi32>) -> tensor<6x2xi32>
    %50 = "stablehlo.constant"() <{value = dense<[1, 5]> : tensor<2xi32>}> : () -> tensor<2xi32>
    %51 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %52 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<6x2xi32>
    %53 = "stablehlo.compare"(%49, %52) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<6x2xi32>, tensor<6x2xi32>) -> tensor<6x2xi1>
    %54 = "stablehlo.broadcast_in_dim"(%50) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xi32>) -> tensor<1x2xi32>
    %55 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x2xi32>) -> tensor<6x2xi32>
    %56 = "stablehlo.compare"(%49, %55) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<6x2xi32>, tensor<6x2xi32>) -> tensor<6x2xi1>
    %57 = "stablehlo.and"(%53, %56) : (tensor<6x2xi1>, tensor<6x2xi1>) -> tensor<6x2xi1>
    %58 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %59 = "stablehlo.reduce"(%57, %58) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg7: tensor<i1>, %arg8: tensor<i1>):
      %65 = "stablehlo.and"(%arg7, %arg8) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%65) : (tensor<i1>) -> ()
    }) : (tensor<6x2xi1>, tensor<i1>) -> tensor<6xi1>
    %60 = "stablehlo.gather"(%42, %49) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<2x6xf16>, tensor<6x2xi32>) -> tensor<1x6xf16>
    %61 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64: 1>}> : (tensor<6xi1>) -> tensor<1x6xi1>
    %62 = "stablehlo.constant"() <{value = dense<0x7E00> : tensor<f16>}> : () -> tensor<f16>
    %63 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<1x6xf16>
    %64 = "stablehlo.select"(%61, %60, %63) : (tensor<1x6xi1>, tensor<1x6xf16>, tensor<1x6xf16>) -> tensor<1x6xf16>
    "func.return"(%64) : (tensor<1x6xf16>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x6xf16>, tensor<i32>, tensor<i32>) -> tensor<2x6xf16>, res_attrs = [{}], sym_name = "clip", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<2x6xf16>, %arg1: tensor<i32>, %arg2: tensor<i32>):
    %0 = "stablehlo.convert"(%arg1) : (tensor<i32>) -> tensor<f16>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<2x6xf16>
    %2 = "stablehlo.maximum"(%1, %arg0) : (tensor<2x6xf16>, tensor<2x6xf16>) -> tensor<2x6xf16>
    %3 = "stablehlo.convert"(%arg2) : (tensor<i32>) -> tensor<f16>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<2x6xf16>
    %5 = "stablehlo.minimum"(%4, %2) : (tensor<2x6xf16>, tensor<2x6xf16>) -> tensor<2x6xf16>
    "func.return"(%5) : (tensor<2x6xf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
