"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}], function_type = (tensor<4x4xbf16>, tensor<4x4xi32>, tensor<4x4x4xi32>, tensor<4xbf16>, tensor<4x4xbf16>) -> tensor<4x2xbf16>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg8: tensor<4x4xbf16>, %arg9: tensor<4x4xi32>, %arg10: tensor<4x4x4xi32>, %arg11: tensor<4xbf16>, %arg12: tensor<4x4xbf16>):
    %11 = "stablehlo.convert"(%arg12) : (tensor<4x4xbf16>) -> tensor<4x4xf32>
    %12 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.reduce"(%11, %12) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg21: tensor<f32>, %arg22: tensor<f32>):
      %93 = "stablehlo.add"(%arg21, %arg22) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%93) : (tensor<f32>) -> ()
    }) : (tensor<4x4xf32>, tensor<f32>) -> tensor<f32>
    %14 = "stablehlo.convert"(%13) : (tensor<f32>) -> tensor<bf16>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x4xbf16>
    %16 = "stablehlo.multiply"(%arg12, %15) : (tensor<4x4xbf16>, tensor<4x4xbf16>) -> tensor<4x4xbf16>
    %17 = "stablehlo.multiply"(%arg12, %arg12) : (tensor<4x4xbf16>, tensor<4x4xbf16>) -> tensor<4x4xbf16>
    %18 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %19 = "stablehlo.reduce"(%17, %18) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg19: tensor<bf16>, %arg20: tensor<bf16>):
      %92 = "stablehlo.add"(%arg19, %arg20) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%92) : (tensor<bf16>) -> ()
    }) : (tensor<4x4xbf16>, tensor<bf16>) -> tensor<bf16>
    %20 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x4xbf16>
    %21 = "stablehlo.multiply"(%arg12, %20) : (tensor<4x4xbf16>, tensor<4x4xbf16>) -> tensor<4x4xbf16>
    %22 = "stablehlo.convert"(%19) : (tensor<bf16>) -> tensor<f32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x4xf32>
    %24 = "stablehlo.convert"(%23) : (tensor<4x4xf32>) -> tensor<4x4xbf16>
    %25 = "stablehlo.add"(%21, %24) : (tensor<4x4xbf16>, tensor<4x4xbf16>) -> tensor<4x4xbf16>
    %26 = "stablehlo.slice"(%25) <{limit_indices = array<i64: 4, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<4x4xbf16>) -> tensor<4x2xbf16>
    %27 = "stablehlo.slice"(%25) <{limit_indices = array<i64: 4, 4>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>}> : (tensor<4x4xbf16>) -> tensor<4x2xbf16>
    %28 = "stablehlo.convert"(%arg10) : (tensor<4x4x4xi32>) -> tensor<4x4x4xui8>
    %29 = "stablehlo.reshape"(%28) : (tensor<4x4x4xui8>) -> tensor<64xui8>
    %30 = "stablehlo.slice"(%29) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<64xui8>) -> tensor<1xui8>
    %31 = "stablehlo.reshape"(%30) : (tensor<1xui8>) -> tensor<ui8>
    %32 = "stablehlo.convert"(%31) : (tensor<ui8>) -> tensor<i32>
    %33 = "stablehlo.convert"(%arg10) : (tensor<4x4x4xi32>) -> tensor<4x4x4xi16>
    %34 = "stablehlo.reshape"(%33) : (tensor<4x4x4xi16>) -> tensor<64xi16>
    %35 = "stablehlo.slice"(%34) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<64xi16>) -> tensor<1xi16>
    %36 = "stablehlo.reshape"(%35) : (tensor<1xi16>) -> tensor<i16>
    %37 = "stablehlo.convert"(%36) : (tensor<i16>) -> tensor<i32>
    %38 = "stablehlo.reshape"(%27) : (tensor<4x2xbf16>) -> tensor<8xbf16>
    %39 = "stablehlo.slice"(%38) <{limit_indices = array<i64: 2>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<8xbf16>) -> tensor<2xbf16>
    %40 = "stablehlo.reshape"(%39) : (tensor<2xbf16>) -> tensor<1x2xbf16>
    %41 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %42 = "stablehlo.compare"(%32, %41) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %43 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
    %44 = "stablehlo.add"(%32, %43) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %45 = "stablehlo.select"(%42, %44, %32) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %46 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %47 = "stablehlo.compare"(%37, %46) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %48 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %49 = "stablehlo.add"(%37, %48) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %50 = "stablehlo.select"(%47, %49, %37) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %51 = "stablehlo.dynamic_update_slice"(%27, %40, %45, %50) : (tensor<4x2xbf16>, tensor<1x2xbf16>, tensor<i32>, tensor<i32>) -> tensor<4x2xbf16>
    %52 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %53 = "func.call"(%26, %52) <{callee = @_pad}> : (tensor<4x2xbf16>, tensor<i32>) -> tensor<4x4xbf16>
    %54 = "stablehlo.dot_general"(%arg8, %53) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x4xbf16>, tensor<4x4xbf16>) -> tensor<4x4xbf16>
    %55 = "stablehlo.constant"() <{value = dense<-3> : tensor<i32>}> : () -> tensor<i32>
    %56 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %57 = "func.call"(%54, %55, %56) <{callee = @clip}> : (tensor<4x4xbf16>, tensor<i32>, tensor<i32>) -> tensor<4x4xbf16>
    %58 = "stablehlo.constant"() <{value = dense<0xFF80> : tensor<bf16>}> : () -> tensor<bf16>
    %59 = "stablehlo.reduce"(%57, %58) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg17: tensor<bf16>, %arg18: tensor<bf16>):
      %91 = "stablehlo.maximum"(%arg17, %arg18) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%91) : (tensor<bf16>) -> ()
    }) : (tensor<4x4xbf16>, tensor<bf16>) -> tensor<4xbf16>
    %60 = "stablehlo.constant"() <{value = dense<0xFF80> : tensor<bf16>}> : () -> tensor<bf16>
    %61 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4xbf16>
    %62 = "stablehlo.maximum"(%61, %59) : (tensor<4xbf16>, tensor<4xbf16>) -> tensor<4xbf16>
    %63 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xbf16>) -> tensor<4x1xbf16>
    %64 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xbf16>) -> tensor<4x4xbf16>
    %65 = "stablehlo.subtract"(%57, %64) : (tensor<4x4xbf16>, tensor<4x4xbf16>) -> tensor<4x4xbf16>
    %66 = "stablehlo.exponential"(%65) : (tensor<4x4xbf16>) -> tensor<4x4xbf16>
    %67 = "stablehlo.convert"(%66) : (tensor<4x4xbf16>) -> tensor<4x4xf32>
    %68 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %69 = "stablehlo.reduce"(%67, %68) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg15: tensor<f32>, %arg16: tensor<f32>):
      %90 = "stablehlo.add"(%arg15, %arg16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%90) : (tensor<f32>) -> ()
    }) : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
    %70 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf32>) -> tensor<4x1xf32>
    %71 = "stablehlo.convert"(%70) : (tensor<4x1xf32>) -> tensor<4x1xbf16>
    %72 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xbf16>) -> tensor<4x4xbf16>
    %73 = "stablehlo.divide"(%66, %72) : (tensor<4x4xbf16>, tensor<4x4xbf16>) -> tensor<4x4xbf16>
    %74 = "stablehlo.constant"() <{value = dense<0xFF80> : tensor<bf16>}> : () -> tensor<bf16>
    %75 = "stablehlo.reduce"(%73, %74) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg13: tensor<bf16>, %arg14: tensor<bf16>):
      %89 = "stablehlo.maximum"(%arg13, %arg14) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%89) : (tensor<bf16>) -> ()
    }) : (tensor<4x4xbf16>, tensor<bf16>) -> tensor<4xbf16>
    %76 = "stablehlo.broadcast_in_dim"(%75) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xbf16>) -> tensor<4x1xbf16>
    %77 = "stablehlo.broadcast_in_dim"(%76) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xbf16>) -> tensor<4x4xbf16>
    %78 = "stablehlo.compare"(%73, %77) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<4x4xbf16>, tensor<4x4xbf16>) -> tensor<4x4xi1>
    %79 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %80 = "func.call"(%78, %73, %79) <{callee = @_where}> : (tensor<4x4xi1>, tensor<4x4xbf16>, tensor<i32>) -> tensor<4x4xbf16>
    %81 = "stablehlo.reshape"(%26) : (tensor<4x2xbf16>) -> tensor<8xbf16>
    %82 = "stablehlo.concatenate"(%81, %81, %81, %81, %81, %81, %81, %81) <{dimension = 0 : i64}> : (tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>, tensor<8xbf16>) -> tensor<64xbf16>
    %83 = "stablehlo.reshape"(%82) : (tensor<64xbf16>) -> tensor<4x4x4xbf16>
    %84 = "stablehlo.dot_general"(%arg8, %80) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x4xbf16>, tensor<4x4xbf16>) -> tensor<4x4x4xbf16>
    %85 = "stablehlo.dot_general"(%84, %83) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1, 2], rhs_contracting_dimensions = [1, 0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x4x4xbf16>, tensor<4x4x4xbf16>) -> tensor<4x4xbf16>
    %86 = "stablehlo.constant"() <{value = dense<-3> : tensor<i32>}> : () -> tensor<i32>
    %87 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %88 = "func.call"(%85, %86, %87) <{callee = @clip}> : (tensor<4x4xbf16>, tensor<i32>, tensor<i32>) -> tensor<4x4xbf16>
    "func.return"(%26) : (tensor<4x2xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<4x2xbf16>, tensor<i32>) -> tensor<4x4xbf16>, res_attrs = [{}], sym_name = "_pad", sym_visibility = "private"}> ({
  ^bb0(%arg6: tensor<4x2xbf16>, %arg7: tensor<i32>):
    %9 = "stablehlo.convert"(%arg7) : (tensor<i32>) -> tensor<bf16>
    %10 = "stablehlo.pad"(%arg6, %9) <{edge_padding_high = array<i64: 0, 2>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<4x2xbf16>, tensor<bf16>) -> tensor<4x4xbf16>
    "func.return"(%10) : (tensor<4x4xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<4x4xbf16>, tensor<i32>, tensor<i32>) -> tensor<4x4xbf16>, res_attrs = [{}], sym_name = "clip", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<4x4xbf16>, %arg4: tensor<i32>, %arg5: tensor<i32>):
    %3 = "stablehlo.convert"(%arg4) : (tensor<i32>) -> tensor<bf16>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x4xbf16>
    %5 = "stablehlo.maximum"(%4, %arg3) : (tensor<4x4xbf16>, tensor<4x4xbf16>) -> tensor<4x4xbf16>
    %6 = "stablehlo.convert"(%arg5) : (tensor<i32>) -> tensor<bf16>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x4xbf16>
    %8 = "stablehlo.minimum"(%7, %5) : (tensor<4x4xbf16>, tensor<4x4xbf16>) -> tensor<4x4xbf16>
    "func.return"(%8) : (tensor<4x4xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<4x4xi1>, tensor<4x4xbf16>, tensor<i32>) -> tensor<4x4xbf16>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<4x4xi1>, %arg1: tensor<4x4xbf16>, %arg2: tensor<i32>):
    %0 = "stablehlo.convert"(%arg2) : (tensor<i32>) -> tensor<bf16>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x4xbf16>
    %2 = "stablehlo.select"(%arg0, %arg1, %1) : (tensor<4x4xi1>, tensor<4x4xbf16>, tensor<4x4xbf16>) -> tensor<4x4xbf16>
    "func.return"(%2) : (tensor<4x4xbf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
