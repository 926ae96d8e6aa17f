"builtin.module"() <{sym_name = "jit_forward"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}], function_type = (tensor<1x1xf16>, tensor<1x6xi32>, tensor<f16>, tensor<1xi8>, tensor<1x1xf16>) -> (tensor<6xi1>, tensor<1x1xi1>, tensor<6xi1>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg3: tensor<1x1xf16>, %arg4: tensor<1x6xi32>, %arg5: tensor<f16>, %arg6: tensor<1xi8>, %arg7: tensor<1x1xf16>):
    %4 = "stablehlo.reshape"(%arg7) : (tensor<1x1xf16>) -> tensor<1xf16>
    %5 = "stablehlo.reshape"(%arg3) : (tensor<1x1xf16>) -> tensor<1xf16>
    %6 = "stablehlo.dot_general"(%4, %5) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<1xf16>, tensor<1xf16>) -> tensor<f16>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<1xf16>
    %8 = "stablehlo.reshape"(%arg7) : (tensor<1x1xf16>) -> tensor<1x1x1xf16>
    %9 = "stablehlo.convert"(%8) : (tensor<1x1x1xf16>) -> tensor<1x1x1xf32>
    %10 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %11 = "stablehlo.reduce"(%9, %10) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg14: tensor<f32>, %arg15: tensor<f32>):
      %55 = "stablehlo.add"(%arg14, %arg15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%55) : (tensor<f32>) -> ()
    }) : (tensor<1x1x1xf32>, tensor<f32>) -> tensor<1x1xf32>
    %12 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1xf32>
    %14 = "stablehlo.divide"(%11, %13) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %15 = "stablehlo.convert"(%14) : (tensor<1x1xf32>) -> tensor<1x1xf16>
    %16 = "stablehlo.compare"(%15, %15) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<1x1xf16>, tensor<1x1xf16>) -> tensor<1x1xi1>
    %17 = "stablehlo.multiply"(%arg6, %arg6) : (tensor<1xi8>, tensor<1xi8>) -> tensor<1xi8>
    %18 = "stablehlo.convert"(%17) : (tensor<1xi8>) -> tensor<1xi32>
    %19 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %20 = "stablehlo.reduce"(%18, %19) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg12: tensor<i32>, %arg13: tensor<i32>):
      %54 = "stablehlo.add"(%arg12, %arg13) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%54) : (tensor<i32>) -> ()
    }) : (tensor<1xi32>, tensor<i32>) -> tensor<i32>
    %21 = "stablehlo.convert"(%20) : (tensor<i32>) -> tensor<f16>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<1x1xf16>
    %23 = "stablehlo.clamp"(%22, %arg3, %15) : (tensor<1x1xf16>, tensor<1x1xf16>, tensor<1x1xf16>) -> tensor<1x1xf16>
    %24 = "stablehlo.constant"() <{value = dense<-3> : tensor<i32>}> : () -> tensor<i32>
    %25 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %26 = "func.call"(%arg5, %24, %25) <{callee = @clip}> : (tensor<f16>, tensor<i32>, tensor<i32>) -> tensor<f16>
    %27 = "stablehlo.constant"() <{value = dense<0xFC00> : tensor<f16>}> : () -> tensor<f16>
    %28 = "stablehlo.reduce"(%arg7, %27) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg10: tensor<f16>, %arg11: tensor<f16>):
      %53 = "stablehlo.maximum"(%arg10, %arg11) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%53) : (tensor<f16>) -> ()
    }) : (tensor<1x1xf16>, tensor<f16>) -> tensor<f16>
    %29 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f16>}> : () -> tensor<f16>
    %30 = "stablehlo.maximum"(%29, %28) : (tensor<f16>, tensor<f16>) -> tensor<f16>
    %31 = "stablehlo.constant"() <{value = dense<-3> : tensor<i32>}> : () -> tensor<i32>
    %32 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %33 = "func.call"(%30, %31, %32) <{callee = @clip}> : (tensor<f16>, tensor<i32>, tensor<i32>) -> tensor<f16>
    %34 = "stablehlo.constant"() <{value = dense<-3> : tensor<i32>}> : () -> tensor<i32>
    %35 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %36 = "func.call"(%arg5, %34, %35) <{callee = @clip}> : (tensor<f16>, tensor<i32>, tensor<i32>) -> tensor<f16>
    %37 = "stablehlo.convert"(%23) : (tensor<1x1xf16>) -> tensor<1x1xf32>
    %38 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %39 = "stablehlo.reduce"(%37, %38) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>):
      %52 = "stablehlo.add"(%arg8, %arg9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%52) : (tensor<f32>) -> ()
    }) : (tensor<1x1xf32>, tensor<f32>) -> tensor<f32>
    %40 = "stablehlo.convert"(%39) : (tensor<f32>) -> tensor<f16>
    %41 = "stablehlo.constant"() <{value = dense<-3> : tensor<i32>}> : () -> tensor<i32>
    %42 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %43 = "func.call"(%40, %41, %42) <{callee = @clip}> : (tensor<f16>, tensor<i32>, tensor<i32>) -> tensor<f16>
    %44 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6xi32>
    %45 = "stablehlo.convert"(%26) : (tensor<f16>) -> tensor<i32>
    %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<6xi32>
    %47 = "stablehlo.compare"(%44, %46) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi1>
    %48 = "stablehlo.subtract"(%arg3, %arg7) : (tensor<1x1xf16>, tensor<1x1xf16>) -> tensor<1x1xf16>
    %49 = "stablehlo.convert"(%16) : (tensor<1x1xi1>) -> tensor<1x1xf16>
    %50 = "stablehlo.compare"(%23, %15) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x1xf16>, tensor<1x1xf16>) -> tensor<1x1xi1>
    %51 = "stablehlo.not"(%47) : (tensor<6xi1>) -> tensor<6xi1>
    "func.return"(%51, %50, %51) : (tensor<6xi1>, tensor<1x1xi1>, tensor<6xi1>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<f16>, tensor<i32>, tensor<i32>) -> tensor<f16>, res_attrs = [{}], sym_name = "clip", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<f16>, %arg1: tensor<i32>, %arg2: tensor<i32>):
    %0 = "stablehlo.convert"(%arg1) : (tensor<i32>) -> tensor<f16>
    %1 = "stablehlo.maximum"(%0, %arg0) : (tensor<f16>, tensor<f16>) -> tensor<f16>
    %2 = "stablehlo.convert"(%arg2) : (tensor<i32>) -> tensor<f16>
    %3 = "stablehlo.minimum"(%2, %1) : (tensor<f16>, tensor<f16>) -> tensor<f16>
    "func.return"(%3) : (tensor<f16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
