"builtin.module"() <{sym_name = "jit_step"}> ({
  "func.func"() <{arg_attrs = [{tf.aliasing_output = 0 : i32}, {tf.aliasing_output = 1 : i32}, {}, {}], function_type = (tensor<0x4x4xf64>, tensor<4x4xf64>, tensor<4xi32>, tensor<i8>) -> (tensor<0x4x4xf64>, tensor<4x4xf64>, tensor<f64>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg11: tensor<0x4x4xf64>, %arg12: tensor<4x4xf64>, %arg13: tensor<4xi32>, %arg14: tensor<i8>):
    %45 = "stablehlo.constant"() <{value = dense<> : tensor<0x4xi16>}> : () -> tensor<0x4xi16>
    %46 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<0x4x4xf64>
    %48 = "stablehlo.multiply"(%arg11, %47) : (tensor<0x4x4xf64>, tensor<0x4x4xf64>) -> tensor<0x4x4xf64>
    %49 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %50 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<0x4x4xf64>
    %51 = "stablehlo.subtract"(%48, %50) : (tensor<0x4x4xf64>, tensor<0x4x4xf64>) -> tensor<0x4x4xf64>
    %52 = "stablehlo.constant"() <{value = dense<4> : tensor<i64>}> : () -> tensor<i64>
    %53 = "func.call"(%45, %52) <{callee = @remainder}> : (tensor<0x4xi16>, tensor<i64>) -> tensor<0x4xi16>
    %54:3 = "func.call"(%51) <{callee = @log_softmax}> : (tensor<0x4x4xf64>) -> (tensor<0x4x4xf64>, tensor<0x4x4xf64>, tensor<0x4x1xf64>)
    %55 = "func.call"(%53) <{callee = @_one_hot}> : (tensor<0x4xi16>) -> tensor<0x4x4xf64>
    %56 = "stablehlo.multiply"(%55, %54#0) : (tensor<0x4x4xf64>, tensor<0x4x4xf64>) -> tensor<0x4x4xf64>
    %57 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %58 = "stablehlo.reduce"(%56, %57) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg17: tensor<f64>, %arg18: tensor<f64>):
      %89 = "stablehlo.add"(%arg17, %arg18) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%89) : (tensor<f64>) -> ()
    }) : (tensor<0x4x4xf64>, tensor<f64>) -> tensor<0x4xf64>
    %59 = "stablehlo.negate"(%58) : (tensor<0x4xf64>) -> tensor<0x4xf64>
    %60 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<f64>}> : () -> tensor<f64>
    %61 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<0x4x4xf64>
    %62 = "stablehlo.multiply"(%arg11, %61) : (tensor<0x4x4xf64>, tensor<0x4x4xf64>) -> tensor<0x4x4xf64>
    %63 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %64 = "stablehlo.reduce"(%62, %63) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg15: tensor<f64>, %arg16: tensor<f64>):
      %88 = "stablehlo.add"(%arg15, %arg16) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%88) : (tensor<f64>) -> ()
    }) : (tensor<0x4x4xf64>, tensor<f64>) -> tensor<f64>
    %65 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %66 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<0x4x4xf64>
    %67 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<f64>}> : () -> tensor<f64>
    %68 = "stablehlo.broadcast_in_dim"(%67) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<0x4x4xf64>
    %69 = "stablehlo.multiply"(%66, %68) : (tensor<0x4x4xf64>, tensor<0x4x4xf64>) -> tensor<0x4x4xf64>
    %70 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %71 = "stablehlo.broadcast_in_dim"(%70) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4x4xf64>
    %72 = "stablehlo.constant"() <{value = dense<1.000000e-02> : tensor<f64>}> : () -> tensor<f64>
    %73 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<0x4x4xf64>
    %74 = "stablehlo.multiply"(%73, %arg11) : (tensor<0x4x4xf64>, tensor<0x4x4xf64>) -> tensor<0x4x4xf64>
    %75 = "stablehlo.add"(%69, %74) : (tensor<0x4x4xf64>, tensor<0x4x4xf64>) -> tensor<0x4x4xf64>
    %76 = "stablehlo.constant"() <{value = dense<1.000000e-02> : tensor<f64>}> : () -> tensor<f64>
    %77 = "stablehlo.broadcast_in_dim"(%76) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4x4xf64>
    %78 = "stablehlo.multiply"(%77, %arg12) : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
    %79 = "stablehlo.add"(%71, %78) : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
    %80 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f64>}> : () -> tensor<f64>
    %81 = "stablehlo.broadcast_in_dim"(%80) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<0x4x4xf64>
    %82 = "stablehlo.multiply"(%81, %75) : (tensor<0x4x4xf64>, tensor<0x4x4xf64>) -> tensor<0x4x4xf64>
    %83 = "stablehlo.subtract"(%arg11, %82) : (tensor<0x4x4xf64>, tensor<0x4x4xf64>) -> tensor<0x4x4xf64>
    %84 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f64>}> : () -> tensor<f64>
    %85 = "stablehlo.broadcast_in_dim"(%84) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4x4xf64>
    %86 = "stablehlo.multiply"(%85, %79) : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
    %87 = "stablehlo.subtract"(%arg12, %86) : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
    "func.return"(%83, %87, %64) : (tensor<0x4x4xf64>, tensor<4x4xf64>, tensor<f64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<0x4xi16>, tensor<i64>) -> tensor<0x4xi16>, res_attrs = [{}], sym_name = "remainder", sym_visibility = "private"}> ({
  ^bb0(%arg9: tensor<0x4xi16>, %arg10: tensor<i64>):
    %24 = "stablehlo.convert"(%arg10) : (tensor<i64>) -> tensor<i16>
    %25 = "stablehlo.constant"() <{value = dense<0> : tensor<i16>}> : () -> tensor<i16>
    %26 = "stablehlo.compare"(%24, %25) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %27 = "stablehlo.constant"() <{value = dense<1> : tensor<i16>}> : () -> tensor<i16>
    %28 = "func.call"(%26, %27, %24) <{callee = @_where}> : (tensor<i1>, tensor<i16>, tensor<i16>) -> tensor<i16>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64>}> : (tensor<i16>) -> tensor<0x4xi16>
    %30 = "stablehlo.remainder"(%arg9, %29) : (tensor<0x4xi16>, tensor<0x4xi16>) -> tensor<0x4xi16>
    %31 = "stablehlo.constant"() <{value = dense<0> : tensor<i16>}> : () -> tensor<i16>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64>}> : (tensor<i16>) -> tensor<0x4xi16>
    %33 = "stablehlo.compare"(%30, %32) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<0x4xi16>, tensor<0x4xi16>) -> tensor<0x4xi1>
    %34 = "stablehlo.constant"() <{value = dense<0> : tensor<i16>}> : () -> tensor<i16>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64>}> : (tensor<i16>) -> tensor<0x4xi16>
    %36 = "stablehlo.compare"(%30, %35) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<0x4xi16>, tensor<0x4xi16>) -> tensor<0x4xi1>
    %37 = "stablehlo.constant"() <{value = dense<0> : tensor<i16>}> : () -> tensor<i16>
    %38 = "stablehlo.compare"(%28, %37) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i16>, tensor<i16>) -> tensor<i1>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<0x4xi1>
    %40 = "stablehlo.compare"(%36, %39) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<0x4xi1>, tensor<0x4xi1>) -> tensor<0x4xi1>
    %41 = "stablehlo.and"(%40, %33) : (tensor<0x4xi1>, tensor<0x4xi1>) -> tensor<0x4xi1>
    %42 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64>}> : (tensor<i16>) -> tensor<0x4xi16>
    %43 = "stablehlo.add"(%30, %42) : (tensor<0x4xi16>, tensor<0x4xi16>) -> tensor<0x4xi16>
    %44 = "stablehlo.select"(%41, %43, %30) : (tensor<0x4xi1>, tensor<0x4xi16>, tensor<0x4xi16>) -> tensor<0x4xi16>
    "func.return"(%44) : (tensor<0x4xi16>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i1>, tensor<i16>, tensor<i16>) -> tensor<i16>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg6: tensor<i1>, %arg7: tensor<i16>, %arg8: tensor<i16>):
    %23 = "stablehlo.select"(%arg6, %arg7, %arg8) : (tensor<i1>, tensor<i16>, tensor<i16>) -> tensor<i16>
    "func.return"(%23) : (tensor<i16>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<0x4x4xf64>) -> (tensor<0x4x4xf64>, tensor<0x4x4xf64>, tensor<0x4x1xf64>), res_attrs = [{}, {}, {}], sym_name = "log_softmax", sym_visibility = "private"}> ({
  ^bb0(%arg1: tensor<0x4x4xf64>):
    %6 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %7 = "stablehlo.reduce"(%arg1, %6) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg4: tensor<f64>, %arg5: tensor<f64>):
      %22 = "stablehlo.maximum"(%arg4, %arg5) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%22) : (tensor<f64>) -> ()
    }) : (tensor<0x4x4xf64>, tensor<f64>) -> tensor<0x4xf64>
    %8 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<0x4xf64>
    %10 = "stablehlo.maximum"(%9, %7) : (tensor<0x4xf64>, tensor<0x4xf64>) -> tensor<0x4xf64>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<0x4xf64>) -> tensor<0x4x1xf64>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<0x4x1xf64>) -> tensor<0x4x4xf64>
    %13 = "stablehlo.subtract"(%arg1, %12) : (tensor<0x4x4xf64>, tensor<0x4x4xf64>) -> tensor<0x4x4xf64>
    %14 = "stablehlo.exponential"(%13) : (tensor<0x4x4xf64>) -> tensor<0x4x4xf64>
    %15 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %16 = "stablehlo.reduce"(%14, %15) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg2: tensor<f64>, %arg3: tensor<f64>):
      %21 = "stablehlo.add"(%arg2, %arg3) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%21) : (tensor<f64>) -> ()
    }) : (tensor<0x4x4xf64>, tensor<f64>) -> tensor<0x4xf64>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<0x4xf64>) -> tensor<0x4x1xf64>
    %18 = "stablehlo.log"(%17) : (tensor<0x4x1xf64>) -> tensor<0x4x1xf64>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<0x4x1xf64>) -> tensor<0x4x4xf64>
    %20 = "stablehlo.subtract"(%13, %19) : (tensor<0x4x4xf64>, tensor<0x4x4xf64>) -> tensor<0x4x4xf64>
    "func.return"(%20, %14, %17) : (tensor<0x4x4xf64>, tensor<0x4x4xf64>, tensor<0x4x1xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<0x4xi16>) -> tensor<0x4x4xf64>, res_attrs = [{}], sym_name = "_one_hot", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<0x4xi16>):
    %0 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<0x4xi16>) -> tensor<0x4x1xi16>
    %1 = "stablehlo.iota"() <{iota_dimension = 2 : i64}> : () -> tensor<1x1x4xi16>
    %2 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<0x4x1xi16>) -> tensor<0x4x4xi16>
    %3 = "stablehlo.broadcast_in_dim"(%1) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x4xi16>) -> tensor<0x4x4xi16>
    %4 = "stablehlo.compare"(%2, %3) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<0x4x4xi16>, tensor<0x4x4xi16>) -> tensor<0x4x4xi1>
    %5 = "stablehlo.convert"(%4) : (tensor<0x4x4xi1>) -> tensor<0x4x4xf64>
    "func.return"(%5) : (tensor<0x4x4xf64>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
