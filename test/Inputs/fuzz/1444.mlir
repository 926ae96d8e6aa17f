"builtin.module"() <{sym_name = "jit_forward"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<8x5xf64>, tensor<8x8xi32>, tensor<5x5x8xf64>, tensor<8x5xi16>) -> tensor<8x5xf16>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg6: tensor<8x5xf64>, %arg7: tensor<8x8xi32>, %arg8: tensor<5x5x8xf64>, %arg9: tensor<8x5xi16>):
    %16 = "func.call"(%arg6) <{callee = @rot90}> : (tensor<8x5xf64>) -> tensor<5x8xf64>
    %17 = "stablehlo.multiply"(%arg6, %arg6) : (tensor<8x5xf64>, tensor<8x5xf64>) -> tensor<8x5xf64>
    %18 = "stablehlo.multiply"(%17, %arg6) : (tensor<8x5xf64>, tensor<8x5xf64>) -> tensor<8x5xf64>
    %19 = "stablehlo.multiply"(%arg6, %arg6) : (tensor<8x5xf64>, tensor<8x5xf64>) -> tensor<8x5xf64>
    %20 = "stablehlo.constant"() <{value = dense<3.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<8x5xf64>
    %22 = "stablehlo.multiply"(%21, %19) : (tensor<8x5xf64>, tensor<8x5xf64>) -> tensor<8x5xf64>
    %23 = "stablehlo.constant"() <{value = dense<4.471500e-02> : tensor<f64>}> : () -> tensor<f64>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<8x5xf64>
    %25 = "stablehlo.multiply"(%24, %18) : (tensor<8x5xf64>, tensor<8x5xf64>) -> tensor<8x5xf64>
    %26 = "stablehlo.add"(%arg6, %25) : (tensor<8x5xf64>, tensor<8x5xf64>) -> tensor<8x5xf64>
    %27 = "stablehlo.constant"() <{value = dense<0.79788456080286541> : tensor<f64>}> : () -> tensor<f64>
    %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<8x5xf64>
    %29 = "stablehlo.multiply"(%28, %26) : (tensor<8x5xf64>, tensor<8x5xf64>) -> tensor<8x5xf64>
    %30 = "stablehlo.tanh"(%29) : (tensor<8x5xf64>) -> tensor<8x5xf64>
    %31 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<8x5xf64>
    %33 = "stablehlo.subtract"(%32, %30) : (tensor<8x5xf64>, tensor<8x5xf64>) -> tensor<8x5xf64>
    %34 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<8x5xf64>
    %36 = "stablehlo.add"(%35, %30) : (tensor<8x5xf64>, tensor<8x5xf64>) -> tensor<8x5xf64>
    %37 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f64>}> : () -> tensor<f64>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<8x5xf64>
    %39 = "stablehlo.multiply"(%38, %36) : (tensor<8x5xf64>, tensor<8x5xf64>) -> tensor<8x5xf64>
    %40 = "stablehlo.multiply"(%arg6, %39) : (tensor<8x5xf64>, tensor<8x5xf64>) -> tensor<8x5xf64>
    %41 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %42 = "stablehlo.reduce"(%40, %41) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg14: tensor<f64>, %arg15: tensor<f64>):
      %100 = "stablehlo.add"(%arg14, %arg15) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%100) : (tensor<f64>) -> ()
    }) : (tensor<8x5xf64>, tensor<f64>) -> tensor<f64>
    %43 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<8x5xf64>
    %45 = "stablehlo.multiply"(%arg6, %44) : (tensor<8x5xf64>, tensor<8x5xf64>) -> tensor<8x5xf64>
    %46 = "stablehlo.multiply"(%44, %39) : (tensor<8x5xf64>, tensor<8x5xf64>) -> tensor<8x5xf64>
    %47 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f64>}> : () -> tensor<f64>
    %48 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<8x5xf64>
    %49 = "stablehlo.multiply"(%48, %45) : (tensor<8x5xf64>, tensor<8x5xf64>) -> tensor<8x5xf64>
    %50 = "stablehlo.multiply"(%49, %33) : (tensor<8x5xf64>, tensor<8x5xf64>) -> tensor<8x5xf64>
    %51 = "stablehlo.multiply"(%50, %30) : (tensor<8x5xf64>, tensor<8x5xf64>) -> tensor<8x5xf64>
    %52 = "stablehlo.add"(%50, %51) : (tensor<8x5xf64>, tensor<8x5xf64>) -> tensor<8x5xf64>
    %53 = "stablehlo.constant"() <{value = dense<0.79788456080286541> : tensor<f64>}> : () -> tensor<f64>
    %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<8x5xf64>
    %55 = "stablehlo.multiply"(%54, %52) : (tensor<8x5xf64>, tensor<8x5xf64>) -> tensor<8x5xf64>
    %56 = "stablehlo.add"(%46, %55) : (tensor<8x5xf64>, tensor<8x5xf64>) -> tensor<8x5xf64>
    %57 = "stablehlo.constant"() <{value = dense<4.471500e-02> : tensor<f64>}> : () -> tensor<f64>
    %58 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<8x5xf64>
    %59 = "stablehlo.multiply"(%58, %55) : (tensor<8x5xf64>, tensor<8x5xf64>) -> tensor<8x5xf64>
    %60 = "stablehlo.multiply"(%59, %22) : (tensor<8x5xf64>, tensor<8x5xf64>) -> tensor<8x5xf64>
    %61 = "stablehlo.add"(%56, %60) : (tensor<8x5xf64>, tensor<8x5xf64>) -> tensor<8x5xf64>
    %62 = "func.call"(%16) <{callee = @tril}> : (tensor<5x8xf64>) -> tensor<5x8xf64>
    %63 = "stablehlo.convert"(%arg7) : (tensor<8x8xi32>) -> tensor<8x8xi8>
    %64 = "stablehlo.reshape"(%63) : (tensor<8x8xi8>) -> tensor<64xi8>
    %65 = "stablehlo.slice"(%64) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<64xi8>) -> tensor<1xi8>
    %66 = "stablehlo.reshape"(%65) : (tensor<1xi8>) -> tensor<i8>
    %67 = "stablehlo.convert"(%66) : (tensor<i8>) -> tensor<i32>
    %68 = "stablehlo.reshape"(%arg8) : (tensor<5x5x8xf64>) -> tensor<200xf64>
    %69 = "stablehlo.slice"(%68) <{limit_indices = array<i64: 5>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<200xf64>) -> tensor<5xf64>
    %70 = "stablehlo.reshape"(%69) : (tensor<5xf64>) -> tensor<5x1xf64>
    %71 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %72 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %73 = "stablehlo.compare"(%71, %72) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %74 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %75 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %76 = "stablehlo.add"(%74, %75) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %77 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %78 = "stablehlo.select"(%73, %76, %77) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %79 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %80 = "stablehlo.compare"(%67, %79) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %81 = "stablehlo.constant"() <{value = dense<8> : tensor<i32>}> : () -> tensor<i32>
    %82 = "stablehlo.add"(%67, %81) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %83 = "stablehlo.select"(%80, %82, %67) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %84 = "stablehlo.dynamic_update_slice"(%16, %70, %78, %83) : (tensor<5x8xf64>, tensor<5x1xf64>, tensor<i32>, tensor<i32>) -> tensor<5x8xf64>
    %85 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %86 = "stablehlo.reduce"(%62, %85) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg12: tensor<f64>, %arg13: tensor<f64>):
      %99 = "stablehlo.add"(%arg12, %arg13) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%99) : (tensor<f64>) -> ()
    }) : (tensor<5x8xf64>, tensor<f64>) -> tensor<f64>
    %87 = "stablehlo.broadcast_in_dim"(%86) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<1x1xf64>
    %88 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %89 = "stablehlo.reduce"(%16, %88) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg10: tensor<f64>, %arg11: tensor<f64>):
      %98 = "stablehlo.maximum"(%arg10, %arg11) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%98) : (tensor<f64>) -> ()
    }) : (tensor<5x8xf64>, tensor<f64>) -> tensor<f64>
    %90 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %91 = "stablehlo.maximum"(%90, %89) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %92 = "stablehlo.constant"() <{value = dense<-3> : tensor<i64>}> : () -> tensor<i64>
    %93 = "stablehlo.constant"() <{value = dense<3> : tensor<i64>}> : () -> tensor<i64>
    %94 = "func.call"(%91, %92, %93) <{callee = @clip}> : (tensor<f64>, tensor<i64>, tensor<i64>) -> tensor<f64>
    %95 = "stablehlo.broadcast_in_dim"(%94) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<5x8xf64>
    %96 = "stablehlo.subtract"(%84, %95) : (tensor<5x8xf64>, tensor<5x8xf64>) -> tensor<5x8xf64>
    %97 = "stablehlo.convert"(%61) : (tensor<8x5xf64>) -> tensor<8x5xf16>
    "func.return"(%97) : (tensor<8x5xf16>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<8x5xf64>) -> tensor<5x8xf64>, res_attrs = [{}], sym_name = "rot90", sym_visibility = "private"}> ({
  ^bb0(%arg5: tensor<8x5xf64>):
    %14 = "func.call"(%arg5) <{callee = @_flip}> : (tensor<8x5xf64>) -> tensor<8x5xf64>
    %15 = "stablehlo.transpose"(%14) <{permutation = array<i64: 1, 0>}> : (tensor<8x5xf64>) -> tensor<5x8xf64>
    "func.return"(%15) : (tensor<5x8xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<8x5xf64>) -> tensor<8x5xf64>, res_attrs = [{}], sym_name = "_flip", sym_visibility = "private"}> ({
  ^bb0(%arg4: tensor<8x5xf64>):
    %13 = "stablehlo.reverse"(%arg4) <{dimensions = array<i64: 1>}> : (tensor<8x5xf64>) -> tensor<8x5xf64>
    "func.return"(%13) : (tensor<8x5xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<5x8xf64>) -> tensor<5x8xf64>, res_attrs = [{}], sym_name = "tril", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<5x8xf64>):
    %4 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x8xi64>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5x8xi64>
    %7 = "stablehlo.add"(%4, %6) : (tensor<5x8xi64>, tensor<5x8xi64>) -> tensor<5x8xi64>
    %8 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x8xi64>
    %9 = "stablehlo.compare"(%7, %8) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<5x8xi64>, tensor<5x8xi64>) -> tensor<5x8xi1>
    %10 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<5x8xf64>
    %12 = "stablehlo.select"(%9, %arg3, %11) : (tensor<5x8xi1>, tensor<5x8xf64>, tensor<5x8xf64>) -> tensor<5x8xf64>
    "func.return"(%12) : (tensor<5x8xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<f64>, tensor<i64>, tensor<i64>) -> tensor<f64>, res_attrs = [{}], sym_name = "clip", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<f64>, %arg1: tensor<i64>, %arg2: tensor<i64>):
    %0 = "stablehlo.convert"(%arg1) : (tensor<i64>) -> tensor<f64>
    %1 = "stablehlo.maximum"(%0, %arg0) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %2 = "stablehlo.convert"(%arg2) : (tensor<i64>) -> tensor<f64>
    %3 = "stablehlo.minimum"(%2, %1) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    "func.return"(%3) : (tensor<f64>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
