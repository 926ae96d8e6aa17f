"builtin.module"() <{sym_name = "jit_loss"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}], function_type = (tensor<8x64xf32>, tensor<8x64xf32>, tensor<8x64xf32>, tensor<8x64xf32>, tensor<128x8xf32>) -> (tensor<8x64xf32>, tensor<8x64xf32>, tensor<8x64xf32>, tensor<8x64xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<8x64xf32>, %arg1: tensor<8x64xf32>, %arg2: tensor<8x64xf32>, %arg3: tensor<8x64xf32>, %arg4: tensor<128x8xf32>):
    %0 = "stablehlo.dot_general"(%arg4, %arg0) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<128x8xf32>, tensor<8x64xf32>) -> tensor<128x64xf32>
    %1 = "stablehlo.sine"(%0) : (tensor<128x64xf32>) -> tensor<128x64xf32>
    %2 = "stablehlo.transpose"(%arg0) <{permutation = array<i64: 1, 0>}> : (tensor<8x64xf32>) -> tensor<64x8xf32>
    %3 = "stablehlo.dot_general"(%1, %2) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<128x64xf32>, tensor<64x8xf32>) -> tensor<128x8xf32>
    %4 = "stablehlo.tanh"(%3) : (tensor<128x8xf32>) -> tensor<128x8xf32>
    %5 = "stablehlo.sine"(%4) : (tensor<128x8xf32>) -> tensor<128x8xf32>
    %6 = "stablehlo.add"(%arg4, %5) : (tensor<128x8xf32>, tensor<128x8xf32>) -> tensor<128x8xf32>
    %7 = "stablehlo.dot_general"(%6, %arg1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<128x8xf32>, tensor<8x64xf32>) -> tensor<128x64xf32>
    %8 = "stablehlo.sine"(%7) : (tensor<128x64xf32>) -> tensor<128x64xf32>
    %9 = "stablehlo.transpose"(%arg1) <{permutation = array<i64: 1, 0>}> : (tensor<8x64xf32>) -> tensor<64x8xf32>
    %10 = "stablehlo.dot_general"(%8, %9) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<128x64xf32>, tensor<64x8xf32>) -> tensor<128x8xf32>
    %11 = "stablehlo.tanh"(%10) : (tensor<128x8xf32>) -> tensor<128x8xf32>
    %12 = "stablehlo.sine"(%11) : (tensor<128x8xf32>) -> tensor<128x8xf32>
    %13 = "stablehlo.add"(%6, %12) : (tensor<128x8xf32>, tensor<128x8xf32>) -> tensor<128x8xf32>
    %14 = "stablehlo.dot_general"(%13, %arg2) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<128x8xf32>, tensor<8x64xf32>) -> tensor<128x64xf32>
    %15 = "stablehlo.sine"(%14) : (tensor<128x64xf32>) -> tensor<128x64xf32>
    %16 = "stablehlo.transpose"(%arg2) <{permutation = array<i64: 1, 0>}> : (tensor<8x64xf32>) -> tensor<64x8xf32>
    %17 = "stablehlo.dot_general"(%15, %16) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<128x64xf32>, tensor<64x8xf32>) -> tensor<128x8xf32>
    %18 = "stablehlo.tanh"(%17) : (tensor<128x8xf32>) -> tensor<128x8xf32>
    %19 = "stablehlo.sine"(%18) : (tensor<128x8xf32>) -> tensor<128x8xf32>
    %20 = "stablehlo.add"(%13, %19) : (tensor<128x8xf32>, tensor<128x8xf32>) -> tensor<128x8xf32>
    %21 = "stablehlo.dot_general"(%20, %arg3) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<128x8xf32>, tensor<8x64xf32>) -> tensor<128x64xf32>
    %22 = "stablehlo.sine"(%21) : (tensor<128x64xf32>) -> tensor<128x64xf32>
    %23 = "stablehlo.transpose"(%arg3) <{permutation = array<i64: 1, 0>}> : (tensor<8x64xf32>) -> tensor<64x8xf32>
    %24 = "stablehlo.dot_general"(%22, %23) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<128x64xf32>, tensor<64x8xf32>) -> tensor<128x8xf32>
    %25 = "stablehlo.tanh"(%24) : (tensor<128x8xf32>) -> tensor<128x8xf32>
    %26 = "stablehlo.sine"(%25) : (tensor<128x8xf32>) -> tensor<128x8xf32>
    %27 = "stablehlo.add"(%20, %26) : (tensor<128x8xf32>, tensor<128x8xf32>) -> tensor<128x8xf32>
    %28 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x8xf32>
    %30 = "stablehlo.multiply"(%27, %29) : (tensor<128x8xf32>, tensor<128x8xf32>) -> tensor<128x8xf32>
    %31 = "stablehlo.multiply"(%29, %27) : (tensor<128x8xf32>, tensor<128x8xf32>) -> tensor<128x8xf32>
    %32 = "stablehlo.add"(%30, %31) : (tensor<128x8xf32>, tensor<128x8xf32>) -> tensor<128x8xf32>
    %33:3 = "stablehlo.optimization_barrier"(%arg3, %20, %32) : (tensor<8x64xf32>, tensor<128x8xf32>, tensor<128x8xf32>) -> (tensor<8x64xf32>, tensor<128x8xf32>, tensor<128x8xf32>)
    %34 = "stablehlo.dot_general"(%33#1, %33#0) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<128x8xf32>, tensor<8x64xf32>) -> tensor<128x64xf32>
    %35 = "stablehlo.sine"(%34) : (tensor<128x64xf32>) -> tensor<128x64xf32>
    %36 = "stablehlo.cosine"(%34) : (tensor<128x64xf32>) -> tensor<128x64xf32>
    %37 = "stablehlo.transpose"(%33#0) <{permutation = array<i64: 1, 0>}> : (tensor<8x64xf32>) -> tensor<64x8xf32>
    %38 = "stablehlo.dot_general"(%35, %37) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<128x64xf32>, tensor<64x8xf32>) -> tensor<128x8xf32>
    %39 = "stablehlo.tanh"(%38) : (tensor<128x8xf32>) -> tensor<128x8xf32>
    %40 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x8xf32>
    %42 = "stablehlo.subtract"(%41, %39) : (tensor<128x8xf32>, tensor<128x8xf32>) -> tensor<128x8xf32>
    %43 = "stablehlo.cosine"(%39) : (tensor<128x8xf32>) -> tensor<128x8xf32>
    %44 = "stablehlo.multiply"(%33#2, %43) : (tensor<128x8xf32>, tensor<128x8xf32>) -> tensor<128x8xf32>
    %45 = "stablehlo.multiply"(%44, %42) : (tensor<128x8xf32>, tensor<128x8xf32>) -> tensor<128x8xf32>
    %46 = "stablehlo.multiply"(%45, %39) : (tensor<128x8xf32>, tensor<128x8xf32>) -> tensor<128x8xf32>
    %47 = "stablehlo.add"(%45, %46) : (tensor<128x8xf32>, tensor<128x8xf32>) -> tensor<128x8xf32>
    %48 = "stablehlo.dot_general"(%47, %35) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<128x8xf32>, tensor<128x64xf32>) -> tensor<8x64xf32>
    %49 = "stablehlo.transpose"(%48) <{permutation = array<i64: 1, 0>}> : (tensor<8x64xf32>) -> tensor<64x8xf32>
    %50 = "stablehlo.dot_general"(%47, %37) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<128x8xf32>, tensor<64x8xf32>) -> tensor<128x64xf32>
    %51 = "stablehlo.transpose"(%49) <{permutation = array<i64: 1, 0>}> : (tensor<64x8xf32>) -> tensor<8x64xf32>
    %52 = "stablehlo.multiply"(%50, %36) : (tensor<128x64xf32>, tensor<128x64xf32>) -> tensor<128x64xf32>
    %53 = "stablehlo.dot_general"(%52, %33#1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<128x64xf32>, tensor<128x8xf32>) -> tensor<64x8xf32>
    %54 = "stablehlo.transpose"(%53) <{permutation = array<i64: 1, 0>}> : (tensor<64x8xf32>) -> tensor<8x64xf32>
    %55 = "stablehlo.add"(%51, %54) : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<8x64xf32>
    %56 = "stablehlo.dot_general"(%52, %33#0) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<128x64xf32>, tensor<8x64xf32>) -> tensor<128x8xf32>
    %57 = "stablehlo.add"(%33#2, %56) : (tensor<128x8xf32>, tensor<128x8xf32>) -> tensor<128x8xf32>
    %58:3 = "stablehlo.optimization_barrier"(%arg2, %13, %57) : (tensor<8x64xf32>, tensor<128x8xf32>, tensor<128x8xf32>) -> (tensor<8x64xf32>, tensor<128x8xf32>, tensor<128x8xf32>)
    %59 = "stablehlo.dot_general"(%58#1, %58#0) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<128x8xf32>, tensor<8x64xf32>) -> tensor<128x64xf32>
    %60 = "stablehlo.sine"(%59) : (tensor<128x64xf32>) -> tensor<128x64xf32>
    %61 = "stablehlo.cosine"(%59) : (tensor<128x64xf32>) -> tensor<128x64xf32>
    %62 = "stablehlo.transpose"(%58#0) <{permutation = array<i64: 1, 0>}> : (tensor<8x64xf32>) -> tensor<64x8xf32>
    %63 = "stablehlo.dot_general"(%60, %62) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<128x64xf32>, tensor<64x8xf32>) -> tensor<128x8xf32>
    %64 = "stablehlo.tanh"(%63) : (tensor<128x8xf32>) -> tensor<128x8xf32>
    %65 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %66 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x8xf32>
    %67 = "stablehlo.subtract"(%66, %64) : (tensor<128x8xf32>, tensor<128x8xf32>) -> tensor<128x8xf32>
    %68 = "stablehlo.cosine"(%64) : (tensor<128x8xf32>) -> tensor<128x8xf32>
    %69 = "stablehlo.multiply"(%58#2, %68) : (tensor<128x8xf32>, tensor<128x8xf32>) -> tensor<128x8xf32>
    %70 = "stablehlo.multiply"(%69, %67) : (tensor<128x8xf32>, tensor<128x8xf32>) -> tensor<128x8xf32>
    %71 = "stablehlo.multiply"(%70, %64) : (tensor<128x8xf32>, tensor<128x8xf32>) -> tensor<128x8xf32>
    %72 = "stablehlo.add"(%70, %71) : (tensor<128x8xf32>, tensor<128x8xf32>) -> tensor<128x8xf32>
    %73 = "stablehlo.dot_general"(%72, %60) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<128x8xf32>, tensor<128x64xf32>) -> tensor<8x64xf32>
    %74 = "stablehlo.transpose"(%73) <{permutation = array<i64: 1, 0>}> : (tensor<8x64xf32>) -> tensor<64x8xf32>
    %75 = "stablehlo.dot_general"(%72, %62) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<128x8xf32>, tensor<64x8xf32>) -> tensor<128x64xf32>
    %76 = "stablehlo.transpose"(%74) <{permutation = array<i64: 1, 0>}> : (tensor<64x8xf32>) -> tensor<8x64xf32>
    %77 = "stablehlo.multiply"(%75, %61) : (tensor<128x64xf32>, tensor<128x64xf32>) -> tensor<128x64xf32>
    %78 = "stablehlo.dot_general"(%77, %58#1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<128x64xf32>, tensor<128x8xf32>) -> tensor<64x8xf32>
    %79 = "stablehlo.transpose"(%78) <{permutation = array<i64: 1, 0>}> : (tensor<64x8xf32>) -> tensor<8x64xf32>
    %80 = "stablehlo.add"(%76, %79) : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<8x64xf32>
    %81 = "stablehlo.dot_general"(%77, %58#0) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<128x64xf32>, tensor<8x64xf32>) -> tensor<128x8xf32>
    %82 = "stablehlo.add"(%58#2, %81) : (tensor<128x8xf32>, tensor<128x8xf32>) -> tensor<128x8xf32>
    %83:3 = "stablehlo.optimization_barrier"(%arg1, %6, %82) : (tensor<8x64xf32>, tensor<128x8xf32>, tensor<128x8xf32>) -> (tensor<8x64xf32>, tensor<128x8xf32>, tensor<128x8xf32>)
    %84 = "stablehlo.dot_general"(%83#1, %83#0) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<128x8xf32>, tensor<8x64xf32>) -> tensor<128x64xf32>
    %85 = "stablehlo.sine"(%84) : (tensor<128x64xf32>) -> tensor<128x64xf32>
    %86 = "stablehlo.cosine"(%84) : (tensor<128x64xf32>) -> tensor<128x64xf32>
    %87 = "stablehlo.transpose"(%83#0) <{permutation = array<i64: 1, 0>}> : (tensor<8x64xf32>) -> tensor<64x8xf32>
    %88 = "stablehlo.dot_general"(%85, %87) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<128x64xf32>, tensor<64x8xf32>) -> tensor<128x8xf32>
    %89 = "stablehlo.tanh"(%88) : (tensor<128x8xf32>) -> tensor<128x8xf32>
    %90 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %91 = "stablehlo.broadcast_in_dim"(%90) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x8xf32>
    %92 = "stablehlo.subtract"(%91, %89) : (tensor<128x8xf32>, tensor<128x8xf32>) -> tensor<128x8xf32>
    %93 = "stablehlo.cosine"(%89) : (tensor<128x8xf32>) -> tensor<128x8xf32>
    %94 = "stablehlo.multiply"(%83#2, %93) : (tensor<128x8xf32>, tensor<128x8xf32>) -> tensor<128x8xf32>
    %95 = "stablehlo.multiply"(%94, %92) : (tensor<128x8xf32>, tensor<128x8xf32>) -> tensor<128x8xf32>
    %96 = "stablehlo.multiply"(%95, %89) : (tensor<128x8xf32>, tensor<128x8xf32>) -> tensor<128x8xf32>
    %97 = "stablehlo.add"(%95, %96) : (tensor<128x8xf32>, tensor<128x8xf32>) -> tensor<128x8xf32>
    %98 = "stablehlo.dot_general"(%97, %85) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<128x8xf32>, tensor<128x64xf32>) -> tensor<8x64xf32>
    %99 = "stablehlo.transpose"(%98) <{permutation = array<i64: 1, 0>}> : (tensor<8x64xf32>) -> tensor<64x8xf32>
    %100 = "stablehlo.dot_general"(%97, %87) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<128x8xf32>, tensor<64x8xf32>) -> tensor<128x64xf32>
    %101 = "stablehlo.transpose"(%99) <{permutation = array<i64: 1, 0>}> : (tensor<64x8xf32>) -> tensor<8x64xf32>
    %102 = "stablehlo.multiply"(%100, %86) : (tensor<128x64xf32>, tensor<128x64xf32>) -> tensor<128x64xf32>
    %103 = "stablehlo.dot_general"(%102, %83#1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<128x64xf32>, tensor<128x8xf32>) -> tensor<64x8xf32>
    %104 = "stablehlo.transpose"(%103) <{permutation = array<i64: 1, 0>}> : (tensor<64x8xf32>) -> tensor<8x64xf32>
    %105 = "stablehlo.add"(%101, %104) : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<8x64xf32>
    %106 = "stablehlo.dot_general"(%102, %83#0) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<128x64xf32>, tensor<8x64xf32>) -> tensor<128x8xf32>
    %107 = "stablehlo.add"(%83#2, %106) : (tensor<128x8xf32>, tensor<128x8xf32>) -> tensor<128x8xf32>
    %108:3 = "stablehlo.optimization_barrier"(%arg0, %arg4, %107) : (tensor<8x64xf32>, tensor<128x8xf32>, tensor<128x8xf32>) -> (tensor<8x64xf32>, tensor<128x8xf32>, tensor<128x8xf32>)
    %109 = "stablehlo.dot_general"(%108#1, %108#0) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<128x8xf32>, tensor<8x64xf32>) -> tensor<128x64xf32>
    %110 = "stablehlo.sine"(%109) : (tensor<128x64xf32>) -> tensor<128x64xf32>
    %111 = "stablehlo.cosine"(%109) : (tensor<128x64xf32>) -> tensor<128x64xf32>
    %112 = "stablehlo.transpose"(%108#0) <{permutation = array<i64: 1, 0>}> : (tensor<8x64xf32>) -> tensor<64x8xf32>
    %113 = "stablehlo.dot_general"(%110, %112) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<128x64xf32>, tensor<64x8xf32>) -> tensor<128x8xf32>
    %114 = "stablehlo.tanh"(%113) : (tensor<128x8xf32>) -> tensor<128x8xf32>
    %115 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %116 = "stablehlo.broadcast_in_dim"(%115) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<128x8xf32>
    %117 = "stablehlo.subtract"(%116, %114) : (tensor<128x8xf32>, tensor<128x8xf32>) -> tensor<128x8xf32>
    %118 = "stablehlo.cosine"(%114) : (tensor<128x8xf32>) -> tensor<128x8xf32>
    %119 = "stablehlo.multiply"(%108#2, %118) : (tensor<128x8xf32>, tensor<128x8xf32>) -> tensor<128x8xf32>
    %120 = "stablehlo.multiply"(%119, %117) : (tensor<128x8xf32>, tensor<128x8xf32>) -> tensor<128x8xf32>
    %121 = "stablehlo.multiply"(%120, %114) : (tensor<128x8xf32>, tensor<128x8xf32>) -> tensor<128x8xf32>
    %122 = "stablehlo.add"(%120, %121) : (tensor<128x8xf32>, tensor<128x8xf32>) -> tensor<128x8xf32>
    %123 = "stablehlo.dot_general"(%122, %110) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<128x8xf32>, tensor<128x64xf32>) -> tensor<8x64xf32>
    %124 = "stablehlo.transpose"(%123) <{permutation = array<i64: 1, 0>}> : (tensor<8x64xf32>) -> tensor<64x8xf32>
    %125 = "stablehlo.dot_general"(%122, %112) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<128x8xf32>, tensor<64x8xf32>) -> tensor<128x64xf32>
    %126 = "stablehlo.transpose"(%124) <{permutation = array<i64: 1, 0>}> : (tensor<64x8xf32>) -> tensor<8x64xf32>
    %127 = "stablehlo.multiply"(%125, %111) : (tensor<128x64xf32>, tensor<128x64xf32>) -> tensor<128x64xf32>
    %128 = "stablehlo.dot_general"(%127, %108#1) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<128x64xf32>, tensor<128x8xf32>) -> tensor<64x8xf32>
    %129 = "stablehlo.transpose"(%128) <{permutation = array<i64: 1, 0>}> : (tensor<64x8xf32>) -> tensor<8x64xf32>
    %130 = "stablehlo.add"(%126, %129) : (tensor<8x64xf32>, tensor<8x64xf32>) -> tensor<8x64xf32>
    "func.return"(%130, %105, %80, %55) : (tensor<8x64xf32>, tensor<8x64xf32>, tensor<8x64xf32>, tensor<8x64xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
