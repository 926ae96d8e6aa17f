"builtin.module"() <{sym_name = "jit_steps"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<24x24xf32>, tensor<16x24xf32>, tensor<8x12x16xf32>, tensor<8x24xf32>) -> (tensor<24x24xf32>, tensor<16x24xf32>, tensor<f32>), res_attrs = [{jax.result_info = "result[0]['u']"}, {jax.result_info = "result[0]['w']"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg19: tensor<24x24xf32>, %arg20: tensor<16x24xf32>, %arg21: tensor<8x12x16xf32>, %arg22: tensor<8x24xf32>):
    %29 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x24xf32>
    %31 = "stablehlo.transpose"(%arg21) <{permutation = array<i64: 1, 0, 2>}> : (tensor<8x12x16xf32>) -> tensor<12x8x16xf32>
    %32 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12x8x24xf32>
    %34 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12x8x24xf32>
    %36 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<12x8x24xf32>
    %38 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %39:8 = "stablehlo.while"(%31, %arg20, %arg19, %38, %30, %33, %35, %37) ({
    ^bb0(%arg51: tensor<12x8x16xf32>, %arg52: tensor<16x24xf32>, %arg53: tensor<24x24xf32>, %arg54: tensor<i32>, %arg55: tensor<8x24xf32>, %arg56: tensor<12x8x24xf32>, %arg57: tensor<12x8x24xf32>, %arg58: tensor<12x8x24xf32>):
      %89 = "stablehlo.constant"() <{value = dense<12> : tensor<i32>}> : () -> tensor<i32>
      %90 = "stablehlo.compare"(%arg54, %89) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%90) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg43: tensor<12x8x16xf32>, %arg44: tensor<16x24xf32>, %arg45: tensor<24x24xf32>, %arg46: tensor<i32>, %arg47: tensor<8x24xf32>, %arg48: tensor<12x8x24xf32>, %arg49: tensor<12x8x24xf32>, %arg50: tensor<12x8x24xf32>):
      %82 = "func.call"(%arg43, %arg46) <{callee = @dynamic_index_in_dim}> : (tensor<12x8x16xf32>, tensor<i32>) -> tensor<8x16xf32>
      %83:4 = "func.call"(%arg44, %arg45, %arg47, %82) <{callee = @closed_call}> : (tensor<16x24xf32>, tensor<24x24xf32>, tensor<8x24xf32>, tensor<8x16xf32>) -> (tensor<8x24xf32>, tensor<8x24xf32>, tensor<8x24xf32>, tensor<8x24xf32>)
      %84 = "func.call"(%arg48, %83#1, %arg46) <{callee = @dynamic_update_index_in_dim}> : (tensor<12x8x24xf32>, tensor<8x24xf32>, tensor<i32>) -> tensor<12x8x24xf32>
      %85 = "func.call"(%arg49, %83#2, %arg46) <{callee = @dynamic_update_index_in_dim}> : (tensor<12x8x24xf32>, tensor<8x24xf32>, tensor<i32>) -> tensor<12x8x24xf32>
      %86 = "func.call"(%arg50, %83#3, %arg46) <{callee = @dynamic_update_index_in_dim}> : (tensor<12x8x24xf32>, tensor<8x24xf32>, tensor<i32>) -> tensor<12x8x24xf32>
      %87 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %88 = "stablehlo.add"(%arg46, %87) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%arg43, %arg44, %arg45, %88, %83#0, %84, %85, %86) : (tensor<12x8x16xf32>, tensor<16x24xf32>, tensor<24x24xf32>, tensor<i32>, tensor<8x24xf32>, tensor<12x8x24xf32>, tensor<12x8x24xf32>, tensor<12x8x24xf32>) -> ()
    }) : (tensor<12x8x16xf32>, tensor<16x24xf32>, tensor<24x24xf32>, tensor<i32>, tensor<8x24xf32>, tensor<12x8x24xf32>, tensor<12x8x24xf32>, tensor<12x8x24xf32>) -> (tensor<12x8x16xf32>, tensor<16x24xf32>, tensor<24x24xf32>, tensor<i32>, tensor<8x24xf32>, tensor<12x8x24xf32>, tensor<12x8x24xf32>, tensor<12x8x24xf32>)
    %40 = "stablehlo.subtract"(%39#4, %arg22) : (tensor<8x24xf32>, tensor<8x24xf32>) -> tensor<8x24xf32>
    %41 = "stablehlo.multiply"(%40, %40) : (tensor<8x24xf32>, tensor<8x24xf32>) -> tensor<8x24xf32>
    %42 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x24xf32>
    %44 = "stablehlo.multiply"(%43, %40) : (tensor<8x24xf32>, tensor<8x24xf32>) -> tensor<8x24xf32>
    %45 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %46 = "stablehlo.reduce"(%41, %45) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg41: tensor<f32>, %arg42: tensor<f32>):
      %81 = "stablehlo.add"(%arg41, %arg42) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%81) : (tensor<f32>) -> ()
    }) : (tensor<8x24xf32>, tensor<f32>) -> tensor<f32>
    %47 = "stablehlo.constant"() <{value = dense<1.920000e+02> : tensor<f32>}> : () -> tensor<f32>
    %48 = "stablehlo.divide"(%46, %47) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %49 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %50 = "stablehlo.constant"() <{value = dense<1.920000e+02> : tensor<f32>}> : () -> tensor<f32>
    %51 = "stablehlo.divide"(%49, %50) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %52 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x24xf32>
    %53 = "stablehlo.multiply"(%52, %44) : (tensor<8x24xf32>, tensor<8x24xf32>) -> tensor<8x24xf32>
    %54 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %55 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16x24xf32>
    %56 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<24x24xf32>
    %58 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %59:9 = "stablehlo.while"(%31, %39#5, %39#6, %39#7, %arg19, %58, %55, %57, %53) ({
    ^bb0(%arg32: tensor<12x8x16xf32>, %arg33: tensor<12x8x24xf32>, %arg34: tensor<12x8x24xf32>, %arg35: tensor<12x8x24xf32>, %arg36: tensor<24x24xf32>, %arg37: tensor<i32>, %arg38: tensor<16x24xf32>, %arg39: tensor<24x24xf32>, %arg40: tensor<8x24xf32>):
      %79 = "stablehlo.constant"() <{value = dense<12> : tensor<i32>}> : () -> tensor<i32>
      %80 = "stablehlo.compare"(%arg37, %79) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%80) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg23: tensor<12x8x16xf32>, %arg24: tensor<12x8x24xf32>, %arg25: tensor<12x8x24xf32>, %arg26: tensor<12x8x24xf32>, %arg27: tensor<24x24xf32>, %arg28: tensor<i32>, %arg29: tensor<16x24xf32>, %arg30: tensor<24x24xf32>, %arg31: tensor<8x24xf32>):
      %68 = "stablehlo.constant"() <{value = dense<12> : tensor<i32>}> : () -> tensor<i32>
      %69 = "stablehlo.subtract"(%68, %arg28) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %70 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %71 = "stablehlo.subtract"(%69, %70) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %72 = "func.call"(%arg23, %71) <{callee = @dynamic_index_in_dim}> : (tensor<12x8x16xf32>, tensor<i32>) -> tensor<8x16xf32>
      %73 = "func.call"(%arg24, %71) <{callee = @dynamic_index_in_dim_0}> : (tensor<12x8x24xf32>, tensor<i32>) -> tensor<8x24xf32>
      %74 = "func.call"(%arg25, %71) <{callee = @dynamic_index_in_dim_0}> : (tensor<12x8x24xf32>, tensor<i32>) -> tensor<8x24xf32>
      %75 = "func.call"(%arg26, %71) <{callee = @dynamic_index_in_dim_0}> : (tensor<12x8x24xf32>, tensor<i32>) -> tensor<8x24xf32>
      %76:3 = "func.call"(%arg27, %arg29, %arg30, %arg31, %72, %73, %74, %75) <{callee = @closed_call_1}> : (tensor<24x24xf32>, tensor<16x24xf32>, tensor<24x24xf32>, tensor<8x24xf32>, tensor<8x16xf32>, tensor<8x24xf32>, tensor<8x24xf32>, tensor<8x24xf32>) -> (tensor<16x24xf32>, tensor<24x24xf32>, tensor<8x24xf32>)
      %77 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %78 = "stablehlo.add"(%arg28, %77) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%arg23, %arg24, %arg25, %arg26, %arg27, %78, %76#0, %76#1, %76#2) : (tensor<12x8x16xf32>, tensor<12x8x24xf32>, tensor<12x8x24xf32>, tensor<12x8x24xf32>, tensor<24x24xf32>, tensor<i32>, tensor<16x24xf32>, tensor<24x24xf32>, tensor<8x24xf32>) -> ()
    }) : (tensor<12x8x16xf32>, tensor<12x8x24xf32>, tensor<12x8x24xf32>, tensor<12x8x24xf32>, tensor<24x24xf32>, tensor<i32>, tensor<16x24xf32>, tensor<24x24xf32>, tensor<8x24xf32>) -> (tensor<12x8x16xf32>, tensor<12x8x24xf32>, tensor<12x8x24xf32>, tensor<12x8x24xf32>, tensor<24x24xf32>, tensor<i32>, tensor<16x24xf32>, tensor<24x24xf32>, tensor<8x24xf32>)
    %60 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %61 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<24x24xf32>
    %62 = "stablehlo.multiply"(%61, %59#7) : (tensor<24x24xf32>, tensor<24x24xf32>) -> tensor<24x24xf32>
    %63 = "stablehlo.subtract"(%arg19, %62) : (tensor<24x24xf32>, tensor<24x24xf32>) -> tensor<24x24xf32>
    %64 = "stablehlo.constant"() <{value = dense<1.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %65 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16x24xf32>
    %66 = "stablehlo.multiply"(%65, %59#6) : (tensor<16x24xf32>, tensor<16x24xf32>) -> tensor<16x24xf32>
    %67 = "stablehlo.subtract"(%arg20, %66) : (tensor<16x24xf32>, tensor<16x24xf32>) -> tensor<16x24xf32>
    "func.return"(%63, %67, %48) : (tensor<24x24xf32>, tensor<16x24xf32>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<12x8x16xf32>, tensor<i32>) -> tensor<8x16xf32>, res_attrs = [{}], sym_name = "dynamic_index_in_dim", sym_visibility = "private"}> ({
  ^bb0(%arg17: tensor<12x8x16xf32>, %arg18: tensor<i32>):
    %25 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %26 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %27 = "stablehlo.dynamic_slice"(%arg17, %arg18, %25, %26) <{slice_sizes = array<i64: 1, 8, 16>}> : (tensor<12x8x16xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x16xf32>
    %28 = "stablehlo.reshape"(%27) : (tensor<1x8x16xf32>) -> tensor<8x16xf32>
    "func.return"(%28) : (tensor<8x16xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<16x24xf32>, tensor<24x24xf32>, tensor<8x24xf32>, tensor<8x16xf32>) -> (tensor<8x24xf32>, tensor<8x24xf32>, tensor<8x24xf32>, tensor<8x24xf32>), res_attrs = [{}, {}, {}, {}], sym_name = "closed_call", sym_visibility = "private"}> ({
  ^bb0(%arg13: tensor<16x24xf32>, %arg14: tensor<24x24xf32>, %arg15: tensor<8x24xf32>, %arg16: tensor<8x16xf32>):
    %18 = "stablehlo.dot_general"(%arg16, %arg13) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x16xf32>, tensor<16x24xf32>) -> tensor<8x24xf32>
    %19 = "stablehlo.dot_general"(%arg15, %arg14) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x24xf32>, tensor<24x24xf32>) -> tensor<8x24xf32>
    %20 = "stablehlo.add"(%18, %19) : (tensor<8x24xf32>, tensor<8x24xf32>) -> tensor<8x24xf32>
    %21 = "stablehlo.tanh"(%20) : (tensor<8x24xf32>) -> tensor<8x24xf32>
    %22 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<8x24xf32>
    %24 = "stablehlo.subtract"(%23, %21) : (tensor<8x24xf32>, tensor<8x24xf32>) -> tensor<8x24xf32>
    "func.return"(%21, %arg15, %21, %24) : (tensor<8x24xf32>, tensor<8x24xf32>, tensor<8x24xf32>, tensor<8x24xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<12x8x24xf32>, tensor<8x24xf32>, tensor<i32>) -> tensor<12x8x24xf32>, res_attrs = [{}], sym_name = "dynamic_update_index_in_dim", sym_visibility = "private"}> ({
  ^bb0(%arg10: tensor<12x8x24xf32>, %arg11: tensor<8x24xf32>, %arg12: tensor<i32>):
    %14 = "stablehlo.broadcast_in_dim"(%arg11) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<8x24xf32>) -> tensor<1x8x24xf32>
    %15 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %16 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %17 = "stablehlo.dynamic_update_slice"(%arg10, %14, %arg12, %15, %16) : (tensor<12x8x24xf32>, tensor<1x8x24xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<12x8x24xf32>
    "func.return"(%17) : (tensor<12x8x24xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<12x8x24xf32>, tensor<i32>) -> tensor<8x24xf32>, res_attrs = [{}], sym_name = "dynamic_index_in_dim_0", sym_visibility = "private"}> ({
  ^bb0(%arg8: tensor<12x8x24xf32>, %arg9: tensor<i32>):
    %10 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %11 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %12 = "stablehlo.dynamic_slice"(%arg8, %arg9, %10, %11) <{slice_sizes = array<i64: 1, 8, 24>}> : (tensor<12x8x24xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x8x24xf32>
    %13 = "stablehlo.reshape"(%12) : (tensor<1x8x24xf32>) -> tensor<8x24xf32>
    "func.return"(%13) : (tensor<8x24xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<24x24xf32>, tensor<16x24xf32>, tensor<24x24xf32>, tensor<8x24xf32>, tensor<8x16xf32>, tensor<8x24xf32>, tensor<8x24xf32>, tensor<8x24xf32>) -> (tensor<16x24xf32>, tensor<24x24xf32>, tensor<8x24xf32>), res_attrs = [{}, {}, {}], sym_name = "closed_call_1", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<24x24xf32>, %arg1: tensor<16x24xf32>, %arg2: tensor<24x24xf32>, %arg3: tensor<8x24xf32>, %arg4: tensor<8x16xf32>, %arg5: tensor<8x24xf32>, %arg6: tensor<8x24xf32>, %arg7: tensor<8x24xf32>):
    %0 = "stablehlo.multiply"(%arg3, %arg7) : (tensor<8x24xf32>, tensor<8x24xf32>) -> tensor<8x24xf32>
    %1 = "stablehlo.multiply"(%0, %arg6) : (tensor<8x24xf32>, tensor<8x24xf32>) -> tensor<8x24xf32>
    %2 = "stablehlo.add"(%0, %1) : (tensor<8x24xf32>, tensor<8x24xf32>) -> tensor<8x24xf32>
    %3 = "stablehlo.dot_general"(%2, %arg5) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x24xf32>, tensor<8x24xf32>) -> tensor<24x24xf32>
    %4 = "stablehlo.transpose"(%3) <{permutation = array<i64: 1, 0>}> : (tensor<24x24xf32>) -> tensor<24x24xf32>
    %5 = "stablehlo.add"(%arg2, %4) : (tensor<24x24xf32>, tensor<24x24xf32>) -> tensor<24x24xf32>
    %6 = "stablehlo.dot_general"(%2, %arg0) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x24xf32>, tensor<24x24xf32>) -> tensor<8x24xf32>
    %7 = "stablehlo.dot_general"(%2, %arg4) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<8x24xf32>, tensor<8x16xf32>) -> tensor<24x16xf32>
    %8 = "stablehlo.transpose"(%7) <{permutation = array<i64: 1, 0>}> : (tensor<24x16xf32>) -> tensor<16x24xf32>
    %9 = "stablehlo.add"(%arg1, %8) : (tensor<16x24xf32>, tensor<16x24xf32>) -> tensor<16x24xf32>
    "func.return"(%9, %5, %6) : (tensor<16x24xf32>, tensor<24x24xf32>, tensor<8x24xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()

