"builtin.module"() <{sym_name = "jit_forward"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}], function_type = (tensor<3xf32>, tensor<3xi32>, tensor<6xbf16>, tensor<6x3x6xi1>, tensor<3x3xbf16>) -> (tensor<3xbf16>, tensor<3x3xbf16>, tensor<3x6xbf16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg2: tensor<3xf32>, %arg3: tensor<3xi32>, %arg4: tensor<6xbf16>, %arg5: tensor<6x3x6xi1>, %arg6: tensor<3x3xbf16>):
    %17 = "stablehlo.compare"(%arg5, %arg5) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<6x3x6xi1>, tensor<6x3x6xi1>) -> tensor<6x3x6xi1>
    %18 = "stablehlo.slice"(%arg3) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<3xi32>) -> tensor<1xi32>
    %19 = "stablehlo.reshape"(%18) : (tensor<1xi32>) -> tensor<i32>
    %20 = "stablehlo.slice"(%arg3) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<3xi32>) -> tensor<1xi32>
    %21 = "stablehlo.reshape"(%20) : (tensor<1xi32>) -> tensor<i32>
    %22 = "stablehlo.reshape"(%arg4) : (tensor<6xbf16>) -> tensor<2x3xbf16>
    %23 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %24 = "stablehlo.compare"(%19, %23) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %25 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %26 = "stablehlo.add"(%19, %25) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %27 = "stablehlo.select"(%24, %26, %19) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %28 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %29 = "stablehlo.compare"(%21, %28) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %30 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %31 = "stablehlo.add"(%21, %30) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %32 = "stablehlo.select"(%29, %31, %21) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %33 = "stablehlo.dynamic_update_slice"(%arg6, %22, %27, %32) : (tensor<3x3xbf16>, tensor<2x3xbf16>, tensor<i32>, tensor<i32>) -> tensor<3x3xbf16>
    %34 = "stablehlo.subtract"(%33, %arg6) : (tensor<3x3xbf16>, tensor<3x3xbf16>) -> tensor<3x3xbf16>
    %35 = "stablehlo.not"(%17) : (tensor<6x3x6xi1>) -> tensor<6x3x6xi1>
    %36 = "stablehlo.minimum"(%arg6, %33) : (tensor<3x3xbf16>, tensor<3x3xbf16>) -> tensor<3x3xbf16>
    %37 = "stablehlo.reshape"(%arg6) : (tensor<3x3xbf16>) -> tensor<3x3x1xbf16>
    %38 = "stablehlo.constant"() <{value = dense<0xFF80> : tensor<bf16>}> : () -> tensor<bf16>
    %39 = "stablehlo.reduce"(%37, %38) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg9: tensor<bf16>, %arg10: tensor<bf16>):
      %47 = "stablehlo.maximum"(%arg9, %arg10) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%47) : (tensor<bf16>) -> ()
    }) : (tensor<3x3x1xbf16>, tensor<bf16>) -> tensor<3x3xbf16>
    %40 = "stablehlo.convert"(%39) : (tensor<3x3xbf16>) -> tensor<3x3xf32>
    %41 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %42 = "stablehlo.reduce"(%40, %41) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg7: tensor<f32>, %arg8: tensor<f32>):
      %46 = "stablehlo.multiply"(%arg7, %arg8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%46) : (tensor<f32>) -> ()
    }) : (tensor<3x3xf32>, tensor<f32>) -> tensor<3xf32>
    %43 = "stablehlo.convert"(%42) : (tensor<3xf32>) -> tensor<3xbf16>
    %44 = "func.call"(%39) <{callee = @mish}> : (tensor<3x3xbf16>) -> tensor<3x3xbf16>
    %45 = "stablehlo.concatenate"(%44, %36) <{dimension = 1 : i64}> : (tensor<3x3xbf16>, tensor<3x3xbf16>) -> tensor<3x6xbf16>
    "func.return"(%43, %44, %45) : (tensor<3xbf16>, tensor<3x3xbf16>, tensor<3x6xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x3xbf16>) -> tensor<3x3xbf16>, res_attrs = [{}], sym_name = "mish", sym_visibility = "private"}> ({
  ^bb0(%arg1: tensor<3x3xbf16>):
    %14 = "func.call"(%arg1) <{callee = @softplus}> : (tensor<3x3xbf16>) -> tensor<3x3xbf16>
    %15 = "stablehlo.tanh"(%14) : (tensor<3x3xbf16>) -> tensor<3x3xbf16>
    %16 = "stablehlo.multiply"(%arg1, %15) : (tensor<3x3xbf16>, tensor<3x3xbf16>) -> tensor<3x3xbf16>
    "func.return"(%16) : (tensor<3x3xbf16>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x3xbf16>) -> tensor<3x3xbf16>, res_attrs = [{}], sym_name = "softplus", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<3x3xbf16>):
    %0 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<3x3xbf16>
    %2 = "stablehlo.maximum"(%arg0, %1) : (tensor<3x3xbf16>, tensor<3x3xbf16>) -> tensor<3x3xbf16>
    %3 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<3x3xbf16>
    %4 = "stablehlo.subtract"(%arg0, %3) : (tensor<3x3xbf16>, tensor<3x3xbf16>) -> tensor<3x3xbf16>
    %5 = "stablehlo.compare"(%4, %4) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<3x3xbf16>, tensor<3x3xbf16>) -> tensor<3x3xi1>
    %6 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<3x3xbf16>
    %7 = "stablehlo.add"(%arg0, %6) : (tensor<3x3xbf16>, tensor<3x3xbf16>) -> tensor<3x3xbf16>
    %8 = "stablehlo.abs"(%4) : (tensor<3x3xbf16>) -> tensor<3x3xbf16>
    %9 = "stablehlo.negate"(%8) : (tensor<3x3xbf16>) -> tensor<3x3xbf16>
    %10 = "stablehlo.exponential"(%9) : (tensor<3x3xbf16>) -> tensor<3x3xbf16>
    %11 = "stablehlo.log_plus_one"(%10) : (tensor<3x3xbf16>) -> tensor<3x3xbf16>
    %12 = "stablehlo.add"(%2, %11) : (tensor<3x3xbf16>, tensor<3x3xbf16>) -> tensor<3x3xbf16>
    %13 = "stablehlo.select"(%5, %7, %12) : (tensor<3x3xi1>, tensor<3x3xbf16>, tensor<3x3xbf16>) -> tensor<3x3xbf16>
    "func.return"(%13) : (tensor<3x3xbf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
