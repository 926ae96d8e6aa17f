"builtin.module"() <{sym_name = "jit_layers"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<5x32x32xf32>, tensor<64x32xf32>, tensor<64x32xf32>) -> (tensor<5x32x32xf32>, tensor<f32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg17: tensor<5x32x32xf32>, %arg18: tensor<64x32xf32>, %arg19: tensor<64x32xf32>):
    %27 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x64x32xf32>
    %29 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x64x32xf32>
    %31 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x64x32xf32>
    %33 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %34:6 = "stablehlo.while"(%arg17, %33, %arg18, %28, %30, %32) ({
    ^bb0(%arg42: tensor<5x32x32xf32>, %arg43: tensor<i32>, %arg44: tensor<64x32xf32>, %arg45: tensor<5x64x32xf32>, %arg46: tensor<5x64x32xf32>, %arg47: tensor<5x64x32xf32>):
      %79 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %80 = "stablehlo.compare"(%arg43, %79) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%80) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg36: tensor<5x32x32xf32>, %arg37: tensor<i32>, %arg38: tensor<64x32xf32>, %arg39: tensor<5x64x32xf32>, %arg40: tensor<5x64x32xf32>, %arg41: tensor<5x64x32xf32>):
      %72 = "func.call"(%arg36, %arg37) <{callee = @dynamic_index_in_dim}> : (tensor<5x32x32xf32>, tensor<i32>) -> tensor<32x32xf32>
      %73:4 = "func.call"(%arg38, %72) <{callee = @closed_call}> : (tensor<64x32xf32>, tensor<32x32xf32>) -> (tensor<64x32xf32>, tensor<64x32xf32>, tensor<64x32xf32>, tensor<64x32xf32>)
      %74 = "func.call"(%arg39, %73#1, %arg37) <{callee = @dynamic_update_index_in_dim}> : (tensor<5x64x32xf32>, tensor<64x32xf32>, tensor<i32>) -> tensor<5x64x32xf32>
      %75 = "func.call"(%arg40, %73#2, %arg37) <{callee = @dynamic_update_index_in_dim}> : (tensor<5x64x32xf32>, tensor<64x32xf32>, tensor<i32>) -> tensor<5x64x32xf32>
      %76 = "func.call"(%arg41, %73#3, %arg37) <{callee = @dynamic_update_index_in_dim}> : (tensor<5x64x32xf32>, tensor<64x32xf32>, tensor<i32>) -> tensor<5x64x32xf32>
      %77 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %78 = "stablehlo.add"(%arg37, %77) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%arg36, %78, %73#0, %74, %75, %76) : (tensor<5x32x32xf32>, tensor<i32>, tensor<64x32xf32>, tensor<5x64x32xf32>, tensor<5x64x32xf32>, tensor<5x64x32xf32>) -> ()
    }) : (tensor<5x32x32xf32>, tensor<i32>, tensor<64x32xf32>, tensor<5x64x32xf32>, tensor<5x64x32xf32>, tensor<5x64x32xf32>) -> (tensor<5x32x32xf32>, tensor<i32>, tensor<64x32xf32>, tensor<5x64x32xf32>, tensor<5x64x32xf32>, tensor<5x64x32xf32>)
    %35 = "stablehlo.subtract"(%34#2, %arg19) : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
    %36 = "stablehlo.multiply"(%35, %35) : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
    %37 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64x32xf32>
    %39 = "stablehlo.multiply"(%38, %35) : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
    %40 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %41 = "stablehlo.reduce"(%36, %40) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg34: tensor<f32>, %arg35: tensor<f32>):
      %71 = "stablehlo.add"(%arg34, %arg35) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%71) : (tensor<f32>) -> ()
    }) : (tensor<64x32xf32>, tensor<f32>) -> tensor<f32>
    %42 = "stablehlo.constant"() <{value = dense<2.048000e+03> : tensor<f32>}> : () -> tensor<f32>
    %43 = "stablehlo.divide"(%41, %42) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %44 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %45 = "stablehlo.constant"() <{value = dense<2.048000e+03> : tensor<f32>}> : () -> tensor<f32>
    %46 = "stablehlo.divide"(%44, %45) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64x32xf32>
    %48 = "stablehlo.multiply"(%47, %39) : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
    %49 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %50 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x32x32xf32>
    %51 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %52:7 = "stablehlo.while"(%arg17, %34#3, %34#4, %34#5, %51, %48, %50) ({
    ^bb0(%arg27: tensor<5x32x32xf32>, %arg28: tensor<5x64x32xf32>, %arg29: tensor<5x64x32xf32>, %arg30: tensor<5x64x32xf32>, %arg31: tensor<i32>, %arg32: tensor<64x32xf32>, %arg33: tensor<5x32x32xf32>):
      %69 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %70 = "stablehlo.compare"(%arg31, %69) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%70) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg20: tensor<5x32x32xf32>, %arg21: tensor<5x64x32xf32>, %arg22: tensor<5x64x32xf32>, %arg23: tensor<5x64x32xf32>, %arg24: tensor<i32>, %arg25: tensor<64x32xf32>, %arg26: tensor<5x32x32xf32>):
      %57 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
      %58 = "stablehlo.subtract"(%57, %arg24) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %59 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %60 = "stablehlo.subtract"(%58, %59) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %61 = "func.call"(%arg20, %60) <{callee = @dynamic_index_in_dim}> : (tensor<5x32x32xf32>, tensor<i32>) -> tensor<32x32xf32>
      %62 = "func.call"(%arg21, %60) <{callee = @dynamic_index_in_dim_0}> : (tensor<5x64x32xf32>, tensor<i32>) -> tensor<64x32xf32>
      %63 = "func.call"(%arg22, %60) <{callee = @dynamic_index_in_dim_0}> : (tensor<5x64x32xf32>, tensor<i32>) -> tensor<64x32xf32>
      %64 = "func.call"(%arg23, %60) <{callee = @dynamic_index_in_dim_0}> : (tensor<5x64x32xf32>, tensor<i32>) -> tensor<64x32xf32>
      %65:2 = "func.call"(%arg25, %61, %62, %63, %64) <{callee = @closed_call_1}> : (tensor<64x32xf32>, tensor<32x32xf32>, tensor<64x32xf32>, tensor<64x32xf32>, tensor<64x32xf32>) -> (tensor<64x32xf32>, tensor<32x32xf32>)
      %66 = "func.call"(%arg26, %65#1, %60) <{callee = @dynamic_update_index_in_dim_2}> : (tensor<5x32x32xf32>, tensor<32x32xf32>, tensor<i32>) -> tensor<5x32x32xf32>
      %67 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %68 = "stablehlo.add"(%arg24, %67) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%arg20, %arg21, %arg22, %arg23, %68, %65#0, %66) : (tensor<5x32x32xf32>, tensor<5x64x32xf32>, tensor<5x64x32xf32>, tensor<5x64x32xf32>, tensor<i32>, tensor<64x32xf32>, tensor<5x32x32xf32>) -> ()
    }) : (tensor<5x32x32xf32>, tensor<5x64x32xf32>, tensor<5x64x32xf32>, tensor<5x64x32xf32>, tensor<i32>, tensor<64x32xf32>, tensor<5x32x32xf32>) -> (tensor<5x32x32xf32>, tensor<5x64x32xf32>, tensor<5x64x32xf32>, tensor<5x64x32xf32>, tensor<i32>, tensor<64x32xf32>, tensor<5x32x32xf32>)
    %53 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %54 = "stablehlo.broadcast_in_dim"(%53) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x32x32xf32>
    %55 = "stablehlo.multiply"(%54, %52#6) : (tensor<5x32x32xf32>, tensor<5x32x32xf32>) -> tensor<5x32x32xf32>
    %56 = "stablehlo.subtract"(%arg17, %55) : (tensor<5x32x32xf32>, tensor<5x32x32xf32>) -> tensor<5x32x32xf32>
    "func.return"(%56, %43) : (tensor<5x32x32xf32>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<5x32x32xf32>, tensor<i32>) -> tensor<32x32xf32>, res_attrs = [{}], sym_name = "dynamic_index_in_dim", sym_visibility = "private"}> ({
  ^bb0(%arg15: tensor<5x32x32xf32>, %arg16: tensor<i32>):
    %23 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %24 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %25 = "stablehlo.dynamic_slice"(%arg15, %arg16, %23, %24) <{slice_sizes = array<i64: 1, 32, 32>}> : (tensor<5x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x32x32xf32>
    %26 = "stablehlo.reshape"(%25) : (tensor<1x32x32xf32>) -> tensor<32x32xf32>
    "func.return"(%26) : (tensor<32x32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<64x32xf32>, tensor<32x32xf32>) -> (tensor<64x32xf32>, tensor<64x32xf32>, tensor<64x32xf32>, tensor<64x32xf32>), res_attrs = [{}, {}, {}, {}], sym_name = "closed_call", sym_visibility = "private"}> ({
  ^bb0(%arg13: tensor<64x32xf32>, %arg14: tensor<32x32xf32>):
    %18 = "stablehlo.dot_general"(%arg13, %arg14) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<64x32xf32>, tensor<32x32xf32>) -> tensor<64x32xf32>
    %19 = "stablehlo.tanh"(%18) : (tensor<64x32xf32>) -> tensor<64x32xf32>
    %20 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<64x32xf32>
    %22 = "stablehlo.subtract"(%21, %19) : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
    "func.return"(%19, %arg13, %19, %22) : (tensor<64x32xf32>, tensor<64x32xf32>, tensor<64x32xf32>, tensor<64x32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<5x64x32xf32>, tensor<64x32xf32>, tensor<i32>) -> tensor<5x64x32xf32>, res_attrs = [{}], sym_name = "dynamic_update_index_in_dim", sym_visibility = "private"}> ({
  ^bb0(%arg10: tensor<5x64x32xf32>, %arg11: tensor<64x32xf32>, %arg12: tensor<i32>):
    %14 = "stablehlo.broadcast_in_dim"(%arg11) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<64x32xf32>) -> tensor<1x64x32xf32>
    %15 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %16 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %17 = "stablehlo.dynamic_update_slice"(%arg10, %14, %arg12, %15, %16) : (tensor<5x64x32xf32>, tensor<1x64x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<5x64x32xf32>
    "func.return"(%17) : (tensor<5x64x32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<5x64x32xf32>, tensor<i32>) -> tensor<64x32xf32>, res_attrs = [{}], sym_name = "dynamic_index_in_dim_0", sym_visibility = "private"}> ({
  ^bb0(%arg8: tensor<5x64x32xf32>, %arg9: tensor<i32>):
    %10 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %11 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %12 = "stablehlo.dynamic_slice"(%arg8, %arg9, %10, %11) <{slice_sizes = array<i64: 1, 64, 32>}> : (tensor<5x64x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x64x32xf32>
    %13 = "stablehlo.reshape"(%12) : (tensor<1x64x32xf32>) -> tensor<64x32xf32>
    "func.return"(%13) : (tensor<64x32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<64x32xf32>, tensor<32x32xf32>, tensor<64x32xf32>, tensor<64x32xf32>, tensor<64x32xf32>) -> (tensor<64x32xf32>, tensor<32x32xf32>), res_attrs = [{}, {}], sym_name = "closed_call_1", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<64x32xf32>, %arg4: tensor<32x32xf32>, %arg5: tensor<64x32xf32>, %arg6: tensor<64x32xf32>, %arg7: tensor<64x32xf32>):
    %4 = "stablehlo.multiply"(%arg3, %arg7) : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
    %5 = "stablehlo.multiply"(%4, %arg6) : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
    %6 = "stablehlo.add"(%4, %5) : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<64x32xf32>
    %7 = "stablehlo.dot_general"(%6, %arg5) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<64x32xf32>, tensor<64x32xf32>) -> tensor<32x32xf32>
    %8 = "stablehlo.transpose"(%7) <{permutation = array<i64: 1, 0>}> : (tensor<32x32xf32>) -> tensor<32x32xf32>
    %9 = "stablehlo.dot_general"(%6, %arg4) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<64x32xf32>, tensor<32x32xf32>) -> tensor<64x32xf32>
    "func.return"(%9, %8) : (tensor<64x32xf32>, tensor<32x32xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<5x32x32xf32>, tensor<32x32xf32>, tensor<i32>) -> tensor<5x32x32xf32>, res_attrs = [{}], sym_name = "dynamic_update_index_in_dim_2", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<5x32x32xf32>, %arg1: tensor<32x32xf32>, %arg2: tensor<i32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<32x32xf32>) -> tensor<1x32x32xf32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %3 = "stablehlo.dynamic_update_slice"(%arg0, %0, %arg2, %1, %2) : (tensor<5x32x32xf32>, tensor<1x32x32xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<5x32x32xf32>
    "func.return"(%3) : (tensor<5x32x32xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

