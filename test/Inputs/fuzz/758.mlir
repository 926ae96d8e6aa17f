"builtin.module"() <{sym_name = "jit_alias"}> ({
  "func.func"() <{arg_attrs = [{jax.buffer_donor = true}, {tf.aliasing_output = 3 : i32}, {tf.aliasing_output = 1 : i32}], function_type = (tensor<6x0xf64>, tensor<6xi32>, tensor<0xf64>) -> (tensor<1x3x2xf64>, tensor<0xf64>, tensor<0xf64>, tensor<6xi32>, tensor<0xf64>, tensor<1x1x1x0xf64>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg18: tensor<6x0xf64>, %arg19: tensor<6xi32>, %arg20: tensor<0xf64>):
    %66 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %67 = "func.call"(%arg18, %66) <{callee = @_take}> : (tensor<6x0xf64>, tensor<i32>) -> tensor<0xf64>
    %68 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x0xui64>
    %69 = "stablehlo.convert"(%68) : (tensor<5x0xui64>) -> tensor<5x0xi16>
    %70 = "stablehlo.reshape"(%69) : (tensor<5x0xi16>) -> tensor<0xi16>
    %71 = "stablehlo.reshape"(%70) : (tensor<0xi16>) -> tensor<0x1xi16>
    %72 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %73 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<0x0xf64>
    %74 = "stablehlo.reshape"(%73) : (tensor<0x0xf64>) -> tensor<0x1x1x1xf64>
    %75 = "stablehlo.abs"(%67) : (tensor<0xf64>) -> tensor<0xf64>
    %76 = "stablehlo.log_plus_one"(%75) : (tensor<0xf64>) -> tensor<0xf64>
    %77 = "stablehlo.reverse"(%73) <{dimensions = array<i64>}> : (tensor<0x0xf64>) -> tensor<0x0xf64>
    %78 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %79 = "stablehlo.broadcast_in_dim"(%78) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<6xi32>
    %80 = "stablehlo.shift_left"(%arg19, %79) : (tensor<6xi32>, tensor<6xi32>) -> tensor<6xi32>
    %81 = "stablehlo.transpose"(%74) <{permutation = array<i64: 2, 1, 3, 0>}> : (tensor<0x1x1x1xf64>) -> tensor<1x1x1x0xf64>
    %82 = "stablehlo.convert"(%arg19) : (tensor<6xi32>) -> tensor<6xi8>
    %83 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %84 = "func.call"(%82, %83) <{callee = @remainder_0}> : (tensor<6xi8>, tensor<i64>) -> tensor<6xi8>
    %85 = "func.call"(%arg18) <{callee = @log_softmax}> : (tensor<6x0xf64>) -> tensor<6x0xf64>
    %86 = "func.call"(%84) <{callee = @_one_hot}> : (tensor<6xi8>) -> tensor<6x0xf64>
    %87 = "stablehlo.multiply"(%86, %85) : (tensor<6x0xf64>, tensor<6x0xf64>) -> tensor<6x0xf64>
    %88 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %89 = "stablehlo.reduce"(%87, %88) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg21: tensor<f64>, %arg22: tensor<f64>):
      %96 = "stablehlo.add"(%arg21, %arg22) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%96) : (tensor<f64>) -> ()
    }) : (tensor<6x0xf64>, tensor<f64>) -> tensor<6xf64>
    %90 = "stablehlo.negate"(%89) : (tensor<6xf64>) -> tensor<6xf64>
    %91 = "stablehlo.reshape"(%76) : (tensor<0xf64>) -> tensor<0x6xf64>
    %92 = "stablehlo.reshape"(%76) : (tensor<0xf64>) -> tensor<0x6xf64>
    %93 = "stablehlo.concatenate"(%77, %91, %92) <{dimension = 1 : i64}> : (tensor<0x0xf64>, tensor<0x6xf64>, tensor<0x6xf64>) -> tensor<0x12xf64>
    %94 = "stablehlo.reverse"(%arg20) <{dimensions = array<i64: 0>}> : (tensor<0xf64>) -> tensor<0xf64>
    %95 = "stablehlo.reshape"(%90) : (tensor<6xf64>) -> tensor<1x3x2xf64>
    "func.return"(%95, %94, %arg20, %arg19, %67, %81) : (tensor<1x3x2xf64>, tensor<0xf64>, tensor<0xf64>, tensor<6xi32>, tensor<0xf64>, tensor<1x1x1x0xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<6x0xf64>, tensor<i32>) -> tensor<0xf64>, res_attrs = [{}], sym_name = "_take", sym_visibility = "private"}> ({
  ^bb0(%arg16: tensor<6x0xf64>, %arg17: tensor<i32>):
    %61 = "stablehlo.constant"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
    %62 = "func.call"(%arg17, %61) <{callee = @remainder}> : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %63 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %64 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %65 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<0xf64>
    "func.return"(%65) : (tensor<0xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<i32>, tensor<i32>) -> tensor<i32>, res_attrs = [{}], sym_name = "remainder", sym_visibility = "private"}> ({
  ^bb0(%arg14: tensor<i32>, %arg15: tensor<i32>):
    %46 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %47 = "stablehlo.compare"(%arg15, %46) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %48 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %49 = "func.call"(%47, %48, %arg15) <{callee = @_where}> : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %50 = "stablehlo.remainder"(%arg14, %49) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %51 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %52 = "stablehlo.compare"(%50, %51) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %53 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %54 = "stablehlo.compare"(%50, %53) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %55 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %56 = "stablehlo.compare"(%49, %55) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %57 = "stablehlo.compare"(%54, %56) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %58 = "stablehlo.and"(%57, %52) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %59 = "stablehlo.add"(%50, %49) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %60 = "stablehlo.select"(%58, %59, %50) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    "func.return"(%60) : (tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg11: tensor<i1>, %arg12: tensor<i32>, %arg13: tensor<i32>):
    %45 = "stablehlo.select"(%arg11, %arg12, %arg13) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    "func.return"(%45) : (tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<6xi8>, tensor<i64>) -> tensor<6xi8>, res_attrs = [{}], sym_name = "remainder_0", sym_visibility = "private"}> ({
  ^bb0(%arg9: tensor<6xi8>, %arg10: tensor<i64>):
    %24 = "stablehlo.convert"(%arg10) : (tensor<i64>) -> tensor<i8>
    %25 = "stablehlo.constant"() <{value = dense<0> : tensor<i8>}> : () -> tensor<i8>
    %26 = "stablehlo.compare"(%24, %25) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %27 = "stablehlo.constant"() <{value = dense<1> : tensor<i8>}> : () -> tensor<i8>
    %28 = "func.call"(%26, %27, %24) <{callee = @_where_1}> : (tensor<i1>, tensor<i8>, tensor<i8>) -> tensor<i8>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64>}> : (tensor<i8>) -> tensor<6xi8>
    %30 = "stablehlo.remainder"(%arg9, %29) : (tensor<6xi8>, tensor<6xi8>) -> tensor<6xi8>
    %31 = "stablehlo.constant"() <{value = dense<0> : tensor<i8>}> : () -> tensor<i8>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64>}> : (tensor<i8>) -> tensor<6xi8>
    %33 = "stablehlo.compare"(%30, %32) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<6xi8>, tensor<6xi8>) -> tensor<6xi1>
    %34 = "stablehlo.constant"() <{value = dense<0> : tensor<i8>}> : () -> tensor<i8>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64>}> : (tensor<i8>) -> tensor<6xi8>
    %36 = "stablehlo.compare"(%30, %35) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<6xi8>, tensor<6xi8>) -> tensor<6xi1>
    %37 = "stablehlo.constant"() <{value = dense<0> : tensor<i8>}> : () -> tensor<i8>
    %38 = "stablehlo.compare"(%28, %37) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i8>, tensor<i8>) -> tensor<i1>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<6xi1>
    %40 = "stablehlo.compare"(%36, %39) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
    %41 = "stablehlo.and"(%40, %33) : (tensor<6xi1>, tensor<6xi1>) -> tensor<6xi1>
    %42 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64>}> : (tensor<i8>) -> tensor<6xi8>
    %43 = "stablehlo.add"(%30, %42) : (tensor<6xi8>, tensor<6xi8>) -> tensor<6xi8>
    %44 = "stablehlo.select"(%41, %43, %30) : (tensor<6xi1>, tensor<6xi8>, tensor<6xi8>) -> tensor<6xi8>
    "func.return"(%44) : (tensor<6xi8>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i1>, tensor<i8>, tensor<i8>) -> tensor<i8>, res_attrs = [{}], sym_name = "_where_1", sym_visibility = "private"}> ({
  ^bb0(%arg6: tensor<i1>, %arg7: tensor<i8>, %arg8: tensor<i8>):
    %23 = "stablehlo.select"(%arg6, %arg7, %arg8) : (tensor<i1>, tensor<i8>, tensor<i8>) -> tensor<i8>
    "func.return"(%23) : (tensor<i8>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<6x0xf64>) -> tensor<6x0xf64>, res_attrs = [{}], sym_name = "log_softmax", sym_visibility = "private"}> ({
  ^bb0(%arg1: tensor<6x0xf64>):
    %6 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %7 = "stablehlo.reduce"(%arg1, %6) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg4: tensor<f64>, %arg5: tensor<f64>):
      %22 = "stablehlo.maximum"(%arg4, %arg5) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%22) : (tensor<f64>) -> ()
    }) : (tensor<6x0xf64>, tensor<f64>) -> tensor<6xf64>
    %8 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<6xf64>
    %10 = "stablehlo.maximum"(%9, %7) : (tensor<6xf64>, tensor<6xf64>) -> tensor<6xf64>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf64>) -> tensor<6x1xf64>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x1xf64>) -> tensor<6x0xf64>
    %13 = "stablehlo.subtract"(%arg1, %12) : (tensor<6x0xf64>, tensor<6x0xf64>) -> tensor<6x0xf64>
    %14 = "stablehlo.exponential"(%13) : (tensor<6x0xf64>) -> tensor<6x0xf64>
    %15 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %16 = "stablehlo.reduce"(%14, %15) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg2: tensor<f64>, %arg3: tensor<f64>):
      %21 = "stablehlo.add"(%arg2, %arg3) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%21) : (tensor<f64>) -> ()
    }) : (tensor<6x0xf64>, tensor<f64>) -> tensor<6xf64>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf64>) -> tensor<6x1xf64>
    %18 = "stablehlo.log"(%17) : (tensor<6x1xf64>) -> tensor<6x1xf64>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x1xf64>) -> tensor<6x0xf64>
    %20 = "stablehlo.subtract"(%13, %19) : (tensor<6x0xf64>, tensor<6x0xf64>) -> tensor<6x0xf64>
    "func.return"(%20) : (tensor<6x0xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<6xi8>) -> tensor<6x0xf64>, res_attrs = [{}], sym_name = "_one_hot", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<6xi8>):
    %0 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xi8>) -> tensor<6x1xi8>
    %1 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<1x0xi8>
    %2 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x1xi8>) -> tensor<6x0xi8>
    %3 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x0xi8>) -> tensor<6x0xi8>
    %4 = "stablehlo.compare"(%2, %3) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<6x0xi8>, tensor<6x0xi8>) -> tensor<6x0xi1>
    %5 = "stablehlo.convert"(%4) : (tensor<6x0xi1>) -> tensor<6x0xf64>
    "func.return"(%5) : (tensor<6x0xf64>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
