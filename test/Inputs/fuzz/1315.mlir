"builtin.module"() <{sym_name = "jit_gradient"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}], function_type = (tensor<8xf32>, tensor<8xf32>, tensor<i32>, tensor<2x2x8xi8>, tensor<2x2x2x8xui8>) -> (tensor<8xf32>, tensor<8xf32>, tensor<f32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg5: tensor<8xf32>, %arg6: tensor<8xf32>, %arg7: tensor<i32>, %arg8: tensor<2x2x8xi8>, %arg9: tensor<2x2x2x8xui8>):
    %20 = "func.call"(%arg6, %arg5) <{callee = @floor_divide}> : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %21 = "stablehlo.convert"(%arg8) : (tensor<2x2x8xi8>) -> tensor<2x2x8xi32>
    %22 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %23 = "stablehlo.reduce"(%21, %22) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg20: tensor<i32>, %arg21: tensor<i32>):
      %71 = "stablehlo.add"(%arg20, %arg21) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%71) : (tensor<i32>) -> ()
    }) : (tensor<2x2x8xi32>, tensor<i32>) -> tensor<i32>
    %24 = "stablehlo.convert"(%23) : (tensor<i32>) -> tensor<f32>
    %25 = "stablehlo.reduce"(%20, %24) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg18: tensor<f32>, %arg19: tensor<f32>):
      %70 = "stablehlo.maximum"(%arg18, %arg19) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%70) : (tensor<f32>) -> ()
    }) : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %26 = "stablehlo.compare"(%arg8, %arg8) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x2x8xi8>, tensor<2x2x8xi8>) -> tensor<2x2x8xi1>
    %27 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<8xi8>
    %28 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %29 = "stablehlo.reduce"(%25, %28) <{dimensions = array<i64>}> ({
    ^bb0(%arg16: tensor<f32>, %arg17: tensor<f32>):
      %69 = "stablehlo.maximum"(%arg16, %arg17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%69) : (tensor<f32>) -> ()
    }) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %30 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %31 = "stablehlo.maximum"(%30, %29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %32 = "stablehlo.is_finite"(%31) : (tensor<f32>) -> tensor<i1>
    %33 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %34 = "stablehlo.select"(%32, %31, %33) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %35 = "stablehlo.subtract"(%25, %34) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %36 = "stablehlo.exponential"(%35) : (tensor<f32>) -> tensor<f32>
    %37 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %38 = "stablehlo.reduce"(%36, %37) <{dimensions = array<i64>}> ({
    ^bb0(%arg14: tensor<f32>, %arg15: tensor<f32>):
      %68 = "stablehlo.add"(%arg14, %arg15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%68) : (tensor<f32>) -> ()
    }) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %39 = "stablehlo.sign"(%38) : (tensor<f32>) -> tensor<f32>
    %40 = "stablehlo.abs"(%38) : (tensor<f32>) -> tensor<f32>
    %41 = "stablehlo.log"(%40) : (tensor<f32>) -> tensor<f32>
    %42 = "stablehlo.add"(%41, %34) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %43 = "stablehlo.convert"(%arg8) : (tensor<2x2x8xi8>) -> tensor<2x2x8xui32>
    %44 = "stablehlo.cosine"(%20) : (tensor<8xf32>) -> tensor<8xf32>
    %45 = "stablehlo.tanh"(%44) : (tensor<8xf32>) -> tensor<8xf32>
    %46 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %48 = "stablehlo.multiply"(%45, %47) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %49 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %50 = "stablehlo.reduce"(%48, %49) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
      %67 = "stablehlo.add"(%arg12, %arg13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%67) : (tensor<f32>) -> ()
    }) : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %51 = "stablehlo.constant"() <{value = dense<8.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %52 = "stablehlo.divide"(%50, %51) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %53 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<f32>}> : () -> tensor<f32>
    %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %55 = "stablehlo.multiply"(%arg5, %54) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %56 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %57 = "stablehlo.reduce"(%55, %56) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg10: tensor<f32>, %arg11: tensor<f32>):
      %66 = "stablehlo.add"(%arg10, %arg11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%66) : (tensor<f32>) -> ()
    }) : (tensor<8xf32>, tensor<f32>) -> tensor<f32>
    %58 = "stablehlo.add"(%57, %52) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %59 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %60 = "stablehlo.broadcast_in_dim"(%59) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %61 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<f32>}> : () -> tensor<f32>
    %62 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %63 = "stablehlo.multiply"(%60, %62) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %64 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %65 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    "func.return"(%63, %65, %58) : (tensor<8xf32>, tensor<8xf32>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>, res_attrs = [{}], sym_name = "floor_divide", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<8xf32>, %arg4: tensor<8xf32>):
    %1 = "stablehlo.remainder"(%arg3, %arg4) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %2 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %4 = "stablehlo.compare"(%arg4, %3) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %5 = "stablehlo.subtract"(%arg3, %1) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %6 = "func.call"(%4, %arg3, %5) <{callee = @_where}> : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %7 = "stablehlo.divide"(%6, %arg4) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %8 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %10 = "stablehlo.compare"(%1, %9) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %11 = "stablehlo.sign"(%arg4) : (tensor<8xf32>) -> tensor<8xf32>
    %12 = "stablehlo.sign"(%1) : (tensor<8xf32>) -> tensor<8xf32>
    %13 = "stablehlo.compare"(%11, %12) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xi1>
    %14 = "stablehlo.and"(%10, %13) : (tensor<8xi1>, tensor<8xi1>) -> tensor<8xi1>
    %15 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8xf32>
    %17 = "stablehlo.subtract"(%7, %16) : (tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %18 = "stablehlo.select"(%14, %17, %7) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    %19 = "stablehlo.round_nearest_afz"(%18) : (tensor<8xf32>) -> tensor<8xf32>
    "func.return"(%19) : (tensor<8xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<8xi1>, %arg1: tensor<8xf32>, %arg2: tensor<8xf32>):
    %0 = "stablehlo.select"(%arg0, %arg1, %arg2) : (tensor<8xi1>, tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>
    "func.return"(%0) : (tensor<8xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
