// The same of 4 heads of queries that share 2 heads of keys.
"builtin.module"() <{sym_name = "jit_step"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<1x70x4x64xbf16>, tensor<1x70x2x64xbf16>, tensor<1x70x2x64xbf16>, tensor<1x70x4x64xbf16>) -> (tensor<1x70x4x64xbf16>, tensor<1x70x4x64xbf16>, tensor<1x70x2x64xbf16>, tensor<1x70x2x64xbf16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg6: tensor<1x70x4x64xbf16>, %arg7: tensor<1x70x2x64xbf16>, %arg8: tensor<1x70x2x64xbf16>, %arg9: tensor<1x70x4x64xbf16>):
    %16 = "stablehlo.reshape"(%arg6) : (tensor<1x70x4x64xbf16>) -> tensor<1x70x2x2x64xbf16>
    %17 = "stablehlo.dot_general"(%arg7, %16) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [4]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x70x2x64xbf16>, tensor<1x70x2x2x64xbf16>) -> tensor<1x2x70x70x2xbf16>
    %18 = "stablehlo.transpose"(%17) <{permutation = array<i64: 0, 1, 4, 3, 2>}> : (tensor<1x2x70x70x2xbf16>) -> tensor<1x2x2x70x70xbf16>
    %19 = "stablehlo.constant"() <{value = dense<8.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<1x2x2x70x70xbf16>
    %21 = "stablehlo.divide"(%18, %20) : (tensor<1x2x2x70x70xbf16>, tensor<1x2x2x70x70xbf16>) -> tensor<1x2x2x70x70xbf16>
    %22 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<70x70xi1>
    %24 = "func.call"(%23) <{callee = @tril}> : (tensor<70x70xi1>) -> tensor<70x70xi1>
    %25 = "stablehlo.constant"() <{value = dense<-1.000000e+09> : tensor<f32>}> : () -> tensor<f32>
    %26:2 = "func.call"(%24, %21, %25) <{callee = @_where}> : (tensor<70x70xi1>, tensor<1x2x2x70x70xbf16>, tensor<f32>) -> (tensor<1x2x2x70x70xbf16>, tensor<1x2x2x70x70xi1>)
    %27 = "stablehlo.convert"(%26#0) : (tensor<1x2x2x70x70xbf16>) -> tensor<1x2x2x70x70xf32>
    %28 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %29 = "stablehlo.reduce"(%27, %28) <{dimensions = array<i64: 4>}> ({
    ^bb0(%arg16: tensor<f32>, %arg17: tensor<f32>):
      %85 = "stablehlo.maximum"(%arg16, %arg17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%85) : (tensor<f32>) -> ()
    }) : (tensor<1x2x2x70x70xf32>, tensor<f32>) -> tensor<1x2x2x70xf32>
    %30 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x2x70xf32>
    %32 = "stablehlo.maximum"(%31, %29) : (tensor<1x2x2x70xf32>, tensor<1x2x2x70xf32>) -> tensor<1x2x2x70xf32>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x2x70xf32>) -> tensor<1x2x2x70x1xf32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x2x2x70x1xf32>) -> tensor<1x2x2x70x70xf32>
    %35 = "stablehlo.subtract"(%27, %34) : (tensor<1x2x2x70x70xf32>, tensor<1x2x2x70x70xf32>) -> tensor<1x2x2x70x70xf32>
    %36 = "stablehlo.exponential"(%35) : (tensor<1x2x2x70x70xf32>) -> tensor<1x2x2x70x70xf32>
    %37 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %38 = "stablehlo.reduce"(%36, %37) <{dimensions = array<i64: 4>}> ({
    ^bb0(%arg14: tensor<f32>, %arg15: tensor<f32>):
      %84 = "stablehlo.add"(%arg14, %arg15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%84) : (tensor<f32>) -> ()
    }) : (tensor<1x2x2x70x70xf32>, tensor<f32>) -> tensor<1x2x2x70xf32>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x2x70xf32>) -> tensor<1x2x2x70x1xf32>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x2x2x70x1xf32>) -> tensor<1x2x2x70x70xf32>
    %41 = "stablehlo.divide"(%36, %40) : (tensor<1x2x2x70x70xf32>, tensor<1x2x2x70x70xf32>) -> tensor<1x2x2x70x70xf32>
    %42 = "stablehlo.multiply"(%39, %39) : (tensor<1x2x2x70x1xf32>, tensor<1x2x2x70x1xf32>) -> tensor<1x2x2x70x1xf32>
    %43 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2x2x70x1xf32>
    %45 = "stablehlo.divide"(%44, %42) : (tensor<1x2x2x70x1xf32>, tensor<1x2x2x70x1xf32>) -> tensor<1x2x2x70x1xf32>
    %46 = "stablehlo.convert"(%41) : (tensor<1x2x2x70x70xf32>) -> tensor<1x2x2x70x70xbf16>
    %47 = "stablehlo.dot_general"(%arg8, %46) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [4]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x70x2x64xbf16>, tensor<1x2x2x70x70xbf16>) -> tensor<1x2x64x2x70xbf16>
    %48 = "stablehlo.transpose"(%47) <{permutation = array<i64: 0, 4, 1, 3, 2>}> : (tensor<1x2x64x2x70xbf16>) -> tensor<1x70x2x2x64xbf16>
    %49 = "stablehlo.reshape"(%48) : (tensor<1x70x2x2x64xbf16>) -> tensor<1x70x4x64xbf16>
    %50 = "stablehlo.reshape"(%arg9) : (tensor<1x70x4x64xbf16>) -> tensor<1x70x2x2x64xbf16>
    %51 = "stablehlo.transpose"(%50) <{permutation = array<i64: 0, 2, 4, 3, 1>}> : (tensor<1x70x2x2x64xbf16>) -> tensor<1x2x64x2x70xbf16>
    %52 = "stablehlo.dot_general"(%51, %arg8) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x64x2x70xbf16>, tensor<1x70x2x64xbf16>) -> tensor<1x2x2x70x70xbf16>
    %53 = "stablehlo.dot_general"(%51, %46) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3, 4], rhs_contracting_dimensions = [2, 3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x64x2x70xbf16>, tensor<1x2x2x70x70xbf16>) -> tensor<1x2x64x70xbf16>
    %54 = "stablehlo.transpose"(%53) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<1x2x64x70xbf16>) -> tensor<1x70x2x64xbf16>
    %55 = "stablehlo.convert"(%52) : (tensor<1x2x2x70x70xbf16>) -> tensor<1x2x2x70x70xf32>
    %56 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x2x2x70x1xf32>) -> tensor<1x2x2x70x70xf32>
    %57 = "stablehlo.multiply"(%55, %56) : (tensor<1x2x2x70x70xf32>, tensor<1x2x2x70x70xf32>) -> tensor<1x2x2x70x70xf32>
    %58 = "stablehlo.multiply"(%57, %36) : (tensor<1x2x2x70x70xf32>, tensor<1x2x2x70x70xf32>) -> tensor<1x2x2x70x70xf32>
    %59 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %60 = "stablehlo.reduce"(%58, %59) <{dimensions = array<i64: 4>}> ({
    ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
      %83 = "stablehlo.add"(%arg12, %arg13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%83) : (tensor<f32>) -> ()
    }) : (tensor<1x2x2x70x70xf32>, tensor<f32>) -> tensor<1x2x2x70xf32>
    %61 = "stablehlo.reshape"(%60) : (tensor<1x2x2x70xf32>) -> tensor<1x2x2x70x1xf32>
    %62 = "stablehlo.negate"(%61) : (tensor<1x2x2x70x1xf32>) -> tensor<1x2x2x70x1xf32>
    %63 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>}> : (tensor<1x2x2x70x1xf32>) -> tensor<1x2x2x70x70xf32>
    %64 = "stablehlo.divide"(%55, %63) : (tensor<1x2x2x70x70xf32>, tensor<1x2x2x70x70xf32>) -> tensor<1x2x2x70x70xf32>
    %65 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %66 = "stablehlo.reduce"(%62, %65) <{dimensions = array<i64: 0, 4>}> ({
    ^bb0(%arg10: tensor<f32>, %arg11: tensor<f32>):
      %82 = "stablehlo.add"(%arg10, %arg11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%82) : (tensor<f32>) -> ()
    }) : (tensor<1x2x2x70x1xf32>, tensor<f32>) -> tensor<2x2x70xf32>
    %67 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64: 1, 2, 3>}> : (tensor<2x2x70xf32>) -> tensor<1x2x2x70xf32>
    %68 = "stablehlo.broadcast_in_dim"(%67) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x2x2x70xf32>) -> tensor<1x2x2x70x70xf32>
    %69 = "stablehlo.add"(%64, %68) : (tensor<1x2x2x70x70xf32>, tensor<1x2x2x70x70xf32>) -> tensor<1x2x2x70x70xf32>
    %70 = "stablehlo.multiply"(%69, %36) : (tensor<1x2x2x70x70xf32>, tensor<1x2x2x70x70xf32>) -> tensor<1x2x2x70x70xf32>
    %71 = "stablehlo.convert"(%70) : (tensor<1x2x2x70x70xf32>) -> tensor<1x2x2x70x70xbf16>
    %72 = "func.call"(%26#1, %71) <{callee = @_where_0}> : (tensor<1x2x2x70x70xi1>, tensor<1x2x2x70x70xbf16>) -> tensor<1x2x2x70x70xbf16>
    %73 = "stablehlo.constant"() <{value = dense<8.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %74 = "stablehlo.broadcast_in_dim"(%73) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<1x2x2x70x70xbf16>
    %75 = "stablehlo.divide"(%72, %74) : (tensor<1x2x2x70x70xbf16>, tensor<1x2x2x70x70xbf16>) -> tensor<1x2x2x70x70xbf16>
    %76 = "stablehlo.transpose"(%75) <{permutation = array<i64: 0, 1, 4, 3, 2>}> : (tensor<1x2x2x70x70xbf16>) -> tensor<1x2x70x70x2xbf16>
    %77 = "stablehlo.dot_general"(%76, %arg7) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x70x70x2xbf16>, tensor<1x70x2x64xbf16>) -> tensor<1x2x70x2x64xbf16>
    %78 = "stablehlo.transpose"(%77) <{permutation = array<i64: 0, 2, 1, 3, 4>}> : (tensor<1x2x70x2x64xbf16>) -> tensor<1x70x2x2x64xbf16>
    %79 = "stablehlo.dot_general"(%76, %16) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3, 4], rhs_contracting_dimensions = [1, 3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<1x2x70x70x2xbf16>, tensor<1x70x2x2x64xbf16>) -> tensor<1x2x70x64xbf16>
    %80 = "stablehlo.transpose"(%79) <{permutation = array<i64: 0, 2, 1, 3>}> : (tensor<1x2x70x64xbf16>) -> tensor<1x70x2x64xbf16>
    %81 = "stablehlo.reshape"(%78) : (tensor<1x70x2x2x64xbf16>) -> tensor<1x70x4x64xbf16>
    "func.return"(%49, %81, %80, %54) : (tensor<1x70x4x64xbf16>, tensor<1x70x4x64xbf16>, tensor<1x70x2x64xbf16>, tensor<1x70x2x64xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<70x70xi1>) -> tensor<70x70xi1>, res_attrs = [{}], sym_name = "tril", sym_visibility = "private"}> ({
  ^bb0(%arg5: tensor<70x70xi1>):
    %7 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<70x70xi32>
    %8 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<70x70xi32>
    %10 = "stablehlo.add"(%7, %9) : (tensor<70x70xi32>, tensor<70x70xi32>) -> tensor<70x70xi32>
    %11 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<70x70xi32>
    %12 = "stablehlo.compare"(%10, %11) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<70x70xi32>, tensor<70x70xi32>) -> tensor<70x70xi1>
    %13 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<70x70xi1>
    %15 = "stablehlo.select"(%12, %arg5, %14) : (tensor<70x70xi1>, tensor<70x70xi1>, tensor<70x70xi1>) -> tensor<70x70xi1>
    "func.return"(%15) : (tensor<70x70xi1>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<70x70xi1>, tensor<1x2x2x70x70xbf16>, tensor<f32>) -> (tensor<1x2x2x70x70xbf16>, tensor<1x2x2x70x70xi1>), res_attrs = [{}, {}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg2: tensor<70x70xi1>, %arg3: tensor<1x2x2x70x70xbf16>, %arg4: tensor<f32>):
    %3 = "stablehlo.convert"(%arg4) : (tensor<f32>) -> tensor<bf16>
    %4 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64: 3, 4>}> : (tensor<70x70xi1>) -> tensor<1x2x2x70x70xi1>
    %5 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<1x2x2x70x70xbf16>
    %6 = "stablehlo.select"(%4, %arg3, %5) : (tensor<1x2x2x70x70xi1>, tensor<1x2x2x70x70xbf16>, tensor<1x2x2x70x70xbf16>) -> tensor<1x2x2x70x70xbf16>
    "func.return"(%6, %4) : (tensor<1x2x2x70x70xbf16>, tensor<1x2x2x70x70xi1>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1x2x2x70x70xi1>, tensor<1x2x2x70x70xbf16>) -> tensor<1x2x2x70x70xbf16>, res_attrs = [{}], sym_name = "_where_0", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<1x2x2x70x70xi1>, %arg1: tensor<1x2x2x70x70xbf16>):
    %0 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<1x2x2x70x70xbf16>
    %2 = "stablehlo.select"(%arg0, %arg1, %1) : (tensor<1x2x2x70x70xi1>, tensor<1x2x2x70x70xbf16>, tensor<1x2x2x70x70xbf16>) -> tensor<1x2x2x70x70xbf16>
    "func.return"(%2) : (tensor<1x2x2x70x70xbf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
