"builtin.module"() <{sym_name = "jit_forward"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}], function_type = (tensor<1x1x0xf64>, tensor<i32>, tensor<0x0xf64>, tensor<9x1x0xi1>, tensor<9xui8>, tensor<9xf64>) -> (tensor<9x1x0xi1>, tensor<9x0x0xi1>, tensor<0xf64>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg9: tensor<1x1x0xf64>, %arg10: tensor<i32>, %arg11: tensor<0x0xf64>, %arg12: tensor<9x1x0xi1>, %arg13: tensor<9xui8>, %arg14: tensor<9xf64>):
    %17 = "stablehlo.constant"() <{value = dense<> : tensor<0x0xui8>}> : () -> tensor<0x0xui8>
    %18 = "stablehlo.not"(%arg12) : (tensor<9x1x0xi1>) -> tensor<9x1x0xi1>
    %19 = "stablehlo.convert"(%arg10) : (tensor<i32>) -> tensor<ui8>
    %20 = "func.call"(%19) <{callee = @_one_hot}> : (tensor<ui8>) -> tensor<0xf64>
    %21 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %22 = "stablehlo.reduce"(%20, %21) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg21: tensor<f64>, %arg22: tensor<f64>):
      %64 = "stablehlo.add"(%arg21, %arg22) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%64) : (tensor<f64>) -> ()
    }) : (tensor<0xf64>, tensor<f64>) -> tensor<f64>
    %23 = "stablehlo.constant"() <{value = dense<-3> : tensor<i64>}> : () -> tensor<i64>
    %24 = "stablehlo.constant"() <{value = dense<3> : tensor<i64>}> : () -> tensor<i64>
    %25 = "func.call"(%22, %23, %24) <{callee = @clip}> : (tensor<f64>, tensor<i64>, tensor<i64>) -> tensor<f64>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<0xf64>
    %27 = "stablehlo.subtract"(%20, %26) : (tensor<0xf64>, tensor<0xf64>) -> tensor<0xf64>
    %28 = "func.call"(%arg11, %17) <{callee = @take_along_axis}> : (tensor<0x0xf64>, tensor<0x0xui8>) -> tensor<0x0xf64>
    %29 = "stablehlo.slice"(%18) <{limit_indices = array<i64: 9, 1, 0>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 2, 2, 2>}> : (tensor<9x1x0xi1>) -> tensor<5x1x0xi1>
    %30 = "stablehlo.not"(%arg12) : (tensor<9x1x0xi1>) -> tensor<9x1x0xi1>
    %31 = "stablehlo.concatenate"(%27, %20) <{dimension = 0 : i64}> : (tensor<0xf64>, tensor<0xf64>) -> tensor<0xf64>
    %32 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %33 = "stablehlo.reduce"(%31, %32) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg19: tensor<f64>, %arg20: tensor<f64>):
      %63 = "stablehlo.add"(%arg19, %arg20) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%63) : (tensor<f64>) -> ()
    }) : (tensor<0xf64>, tensor<f64>) -> tensor<f64>
    %34 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<0x0xf64>
    %36 = "stablehlo.divide"(%35, %28) : (tensor<0x0xf64>, tensor<0x0xf64>) -> tensor<0x0xf64>
    %37 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %38 = "stablehlo.reduce"(%27, %37) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg17: tensor<f64>, %arg18: tensor<f64>):
      %62 = "stablehlo.maximum"(%arg17, %arg18) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%62) : (tensor<f64>) -> ()
    }) : (tensor<0xf64>, tensor<f64>) -> tensor<f64>
    %39 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %40 = "stablehlo.maximum"(%39, %38) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %41 = "stablehlo.constant"() <{value = dense<-3> : tensor<i64>}> : () -> tensor<i64>
    %42 = "stablehlo.constant"() <{value = dense<3> : tensor<i64>}> : () -> tensor<i64>
    %43 = "func.call"(%40, %41, %42) <{callee = @clip}> : (tensor<f64>, tensor<i64>, tensor<i64>) -> tensor<f64>
    %44 = "stablehlo.multiply"(%43, %43) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<1x1x0xf64>
    %46 = "stablehlo.add"(%arg9, %45) : (tensor<1x1x0xf64>, tensor<1x1x0xf64>) -> tensor<1x1x0xf64>
    %47 = "stablehlo.reshape"(%36) : (tensor<0x0xf64>) -> tensor<0xf64>
    %48 = "stablehlo.add"(%36, %36) : (tensor<0x0xf64>, tensor<0x0xf64>) -> tensor<0x0xf64>
    %49 = "stablehlo.slice"(%18) <{limit_indices = array<i64: 9, 1, 0>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<9x1x0xi1>) -> tensor<9x1x0xi1>
    %50 = "stablehlo.slice"(%18) <{limit_indices = array<i64: 9, 1, 0>, start_indices = array<i64: 0, 1, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<9x1x0xi1>) -> tensor<9x0x0xi1>
    %51 = "stablehlo.reshape"(%arg11) : (tensor<0x0xf64>) -> tensor<0xf64>
    %52 = "stablehlo.reshape"(%51) : (tensor<0xf64>) -> tensor<1x0x1xf64>
    %53 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<1xf64>
    %55 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %56 = "stablehlo.reduce"(%52, %55) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg15: tensor<f64>, %arg16: tensor<f64>):
      %61 = "stablehlo.add"(%arg15, %arg16) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%61) : (tensor<f64>) -> ()
    }) : (tensor<1x0x1xf64>, tensor<f64>) -> tensor<0x1xf64>
    %57 = "stablehlo.dot_general"(%56, %54) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<0x1xf64>, tensor<1xf64>) -> tensor<0xf64>
    %58 = "stablehlo.constant"() <{value = dense<-3> : tensor<i64>}> : () -> tensor<i64>
    %59 = "stablehlo.constant"() <{value = dense<3> : tensor<i64>}> : () -> tensor<i64>
    %60 = "func.call"(%57, %58, %59) <{callee = @clip_0}> : (tensor<0xf64>, tensor<i64>, tensor<i64>) -> tensor<0xf64>
    "func.return"(%49, %50, %60) : (tensor<9x1x0xi1>, tensor<9x0x0xi1>, tensor<0xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<ui8>) -> tensor<0xf64>, res_attrs = [{}], sym_name = "_one_hot", sym_visibility = "private"}> ({
  ^bb0(%arg8: tensor<ui8>):
    %12 = "stablehlo.broadcast_in_dim"(%arg8) <{broadcast_dimensions = array<i64>}> : (tensor<ui8>) -> tensor<1xui8>
    %13 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<0xui8>
    %14 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xui8>) -> tensor<0xui8>
    %15 = "stablehlo.compare"(%14, %13) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<0xui8>, tensor<0xui8>) -> tensor<0xi1>
    %16 = "stablehlo.convert"(%15) : (tensor<0xi1>) -> tensor<0xf64>
    "func.return"(%16) : (tensor<0xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<f64>, tensor<i64>, tensor<i64>) -> tensor<f64>, res_attrs = [{}], sym_name = "clip", sym_visibility = "private"}> ({
  ^bb0(%arg5: tensor<f64>, %arg6: tensor<i64>, %arg7: tensor<i64>):
    %8 = "stablehlo.convert"(%arg6) : (tensor<i64>) -> tensor<f64>
    %9 = "stablehlo.maximum"(%8, %arg5) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %10 = "stablehlo.convert"(%arg7) : (tensor<i64>) -> tensor<f64>
    %11 = "stablehlo.minimum"(%10, %9) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    "func.return"(%11) : (tensor<f64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<0x0xf64>, tensor<0x0xui8>) -> tensor<0x0xf64>, res_attrs = [{}], sym_name = "take_along_axis", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<0x0xf64>, %arg4: tensor<0x0xui8>):
    %6 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<0x0xf64>
    "func.return"(%7) : (tensor<0x0xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<0xf64>, tensor<i64>, tensor<i64>) -> tensor<0xf64>, res_attrs = [{}], sym_name = "clip_0", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<0xf64>, %arg1: tensor<i64>, %arg2: tensor<i64>):
    %0 = "stablehlo.convert"(%arg1) : (tensor<i64>) -> tensor<f64>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<0xf64>
    %2 = "stablehlo.maximum"(%1, %arg0) : (tensor<0xf64>, tensor<0xf64>) -> tensor<0xf64>
    %3 = "stablehlo.convert"(%arg2) : (tensor<i64>) -> tensor<f64>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<0xf64>
    %5 = "stablehlo.minimum"(%4, %2) : (tensor<0xf64>, tensor<0xf64>) -> tensor<0xf64>
    "func.return"(%5) : (tensor<0xf64>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
