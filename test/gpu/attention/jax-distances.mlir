"builtin.module"() <{sym_name = "jit_distances"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<140x6xf32>, tensor<140x6xf32>) -> (tensor<f32>, tensor<140x6xf32>, tensor<140x6xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1][0]"}, {jax.result_info = "result[1][1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<140x6xf32>, %arg1: tensor<140x6xf32>):
    %0 = "stablehlo.multiply"(%arg0, %arg0) : (tensor<140x6xf32>, tensor<140x6xf32>) -> tensor<140x6xf32>
    %1 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %2 = "stablehlo.reduce"(%0, %1) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg18: tensor<f32>, %arg19: tensor<f32>):
      %96 = "stablehlo.add"(%arg18, %arg19) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%96) : (tensor<f32>) -> ()
    }) : (tensor<140x6xf32>, tensor<f32>) -> tensor<140xf32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64: 0>}> : (tensor<140xf32>) -> tensor<140x1xf32>
    %4 = "stablehlo.multiply"(%arg1, %arg1) : (tensor<140x6xf32>, tensor<140x6xf32>) -> tensor<140x6xf32>
    %5 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %6 = "stablehlo.reduce"(%4, %5) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg16: tensor<f32>, %arg17: tensor<f32>):
      %95 = "stablehlo.add"(%arg16, %arg17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%95) : (tensor<f32>) -> ()
    }) : (tensor<140x6xf32>, tensor<f32>) -> tensor<140xf32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 1>}> : (tensor<140xf32>) -> tensor<1x140xf32>
    %8 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<140x1xf32>) -> tensor<140x140xf32>
    %9 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x140xf32>) -> tensor<140x140xf32>
    %10 = "stablehlo.add"(%8, %9) : (tensor<140x140xf32>, tensor<140x140xf32>) -> tensor<140x140xf32>
    %11 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<140x6xf32>
    %13 = "stablehlo.multiply"(%12, %arg0) : (tensor<140x6xf32>, tensor<140x6xf32>) -> tensor<140x6xf32>
    %14 = "stablehlo.transpose"(%arg1) <{permutation = array<i64: 1, 0>}> : (tensor<140x6xf32>) -> tensor<6x140xf32>
    %15 = "stablehlo.dot_general"(%13, %14) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<140x6xf32>, tensor<6x140xf32>) -> tensor<140x140xf32>
    %16 = "stablehlo.subtract"(%10, %15) : (tensor<140x140xf32>, tensor<140x140xf32>) -> tensor<140x140xf32>
    %17 = "stablehlo.constant"() <{value = dense<-3.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<140x140xf32>
    %19 = "stablehlo.multiply"(%18, %16) : (tensor<140x140xf32>, tensor<140x140xf32>) -> tensor<140x140xf32>
    %20 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %21 = "stablehlo.reduce"(%19, %20) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg14: tensor<f32>, %arg15: tensor<f32>):
      %94 = "stablehlo.maximum"(%arg14, %arg15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%94) : (tensor<f32>) -> ()
    }) : (tensor<140x140xf32>, tensor<f32>) -> tensor<140xf32>
    %22 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<140xf32>
    %24 = "stablehlo.maximum"(%23, %21) : (tensor<140xf32>, tensor<140xf32>) -> tensor<140xf32>
    %25 = "stablehlo.is_finite"(%24) : (tensor<140xf32>) -> tensor<140xi1>
    %26 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<140xf32>
    %28 = "stablehlo.select"(%25, %24, %27) : (tensor<140xi1>, tensor<140xf32>, tensor<140xf32>) -> tensor<140xf32>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0>}> : (tensor<140xf32>) -> tensor<140x1xf32>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<140x1xf32>) -> tensor<140x140xf32>
    %31 = "stablehlo.subtract"(%19, %30) : (tensor<140x140xf32>, tensor<140x140xf32>) -> tensor<140x140xf32>
    %32 = "stablehlo.exponential"(%31) : (tensor<140x140xf32>) -> tensor<140x140xf32>
    %33 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %34 = "stablehlo.reduce"(%32, %33) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
      %93 = "stablehlo.add"(%arg12, %arg13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%93) : (tensor<f32>) -> ()
    }) : (tensor<140x140xf32>, tensor<f32>) -> tensor<140xf32>
    %35 = "stablehlo.abs"(%34) : (tensor<140xf32>) -> tensor<140xf32>
    %36 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<140xf32>
    %38 = "stablehlo.compare"(%34, %37) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<140xf32>, tensor<140xf32>) -> tensor<140xi1>
    %39 = "stablehlo.log"(%35) : (tensor<140xf32>) -> tensor<140xf32>
    %40 = "stablehlo.add"(%39, %28) : (tensor<140xf32>, tensor<140xf32>) -> tensor<140xf32>
    %41 = "stablehlo.sine"(%40) : (tensor<140xf32>) -> tensor<140xf32>
    %42 = "stablehlo.cosine"(%40) : (tensor<140xf32>) -> tensor<140xf32>
    %43 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %44 = "stablehlo.reduce"(%41, %43) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg10: tensor<f32>, %arg11: tensor<f32>):
      %92 = "stablehlo.add"(%arg10, %arg11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%92) : (tensor<f32>) -> ()
    }) : (tensor<140xf32>, tensor<f32>) -> tensor<f32>
    %45 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %46 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<140xf32>
    %47 = "stablehlo.multiply"(%46, %42) : (tensor<140xf32>, tensor<140xf32>) -> tensor<140xf32>
    %48 = "stablehlo.divide"(%47, %35) : (tensor<140xf32>, tensor<140xf32>) -> tensor<140xf32>
    %49 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %50 = "stablehlo.broadcast_in_dim"(%49) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<140xf32>
    %51 = "stablehlo.select"(%38, %50, %48) : (tensor<140xi1>, tensor<140xf32>, tensor<140xf32>) -> tensor<140xf32>
    %52 = "stablehlo.select"(%38, %48, %50) : (tensor<140xi1>, tensor<140xf32>, tensor<140xf32>) -> tensor<140xf32>
    %53 = "stablehlo.negate"(%51) : (tensor<140xf32>) -> tensor<140xf32>
    %54 = "stablehlo.add"(%52, %53) : (tensor<140xf32>, tensor<140xf32>) -> tensor<140xf32>
    %55 = "stablehlo.broadcast_in_dim"(%54) <{broadcast_dimensions = array<i64: 0>}> : (tensor<140xf32>) -> tensor<140x140xf32>
    %56 = "stablehlo.multiply"(%55, %32) : (tensor<140x140xf32>, tensor<140x140xf32>) -> tensor<140x140xf32>
    %57 = "stablehlo.constant"() <{value = dense<-3.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %58 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<140x140xf32>
    %59 = "stablehlo.multiply"(%58, %56) : (tensor<140x140xf32>, tensor<140x140xf32>) -> tensor<140x140xf32>
    %60 = "stablehlo.negate"(%59) : (tensor<140x140xf32>) -> tensor<140x140xf32>
    %61 = "stablehlo.dot_general"(%60, %13) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<140x140xf32>, tensor<140x6xf32>) -> tensor<140x6xf32>
    %62 = "stablehlo.transpose"(%61) <{permutation = array<i64: 1, 0>}> : (tensor<140x6xf32>) -> tensor<6x140xf32>
    %63 = "stablehlo.dot_general"(%60, %14) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<140x140xf32>, tensor<6x140xf32>) -> tensor<140x6xf32>
    %64 = "stablehlo.transpose"(%62) <{permutation = array<i64: 1, 0>}> : (tensor<6x140xf32>) -> tensor<140x6xf32>
    %65 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %66 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<140x6xf32>
    %67 = "stablehlo.multiply"(%66, %63) : (tensor<140x6xf32>, tensor<140x6xf32>) -> tensor<140x6xf32>
    %68 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %69 = "stablehlo.reduce"(%59, %68) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>):
      %91 = "stablehlo.add"(%arg8, %arg9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%91) : (tensor<f32>) -> ()
    }) : (tensor<140x140xf32>, tensor<f32>) -> tensor<140xf32>
    %70 = "stablehlo.reshape"(%69) : (tensor<140xf32>) -> tensor<140x1xf32>
    %71 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %72 = "stablehlo.reduce"(%59, %71) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %90 = "stablehlo.add"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%90) : (tensor<f32>) -> ()
    }) : (tensor<140x140xf32>, tensor<f32>) -> tensor<140xf32>
    %73 = "stablehlo.reshape"(%72) : (tensor<140xf32>) -> tensor<1x140xf32>
    %74 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %75 = "stablehlo.reduce"(%73, %74) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %89 = "stablehlo.add"(%arg4, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%89) : (tensor<f32>) -> ()
    }) : (tensor<1x140xf32>, tensor<f32>) -> tensor<140xf32>
    %76 = "stablehlo.broadcast_in_dim"(%75) <{broadcast_dimensions = array<i64: 0>}> : (tensor<140xf32>) -> tensor<140x6xf32>
    %77 = "stablehlo.multiply"(%arg1, %76) : (tensor<140x6xf32>, tensor<140x6xf32>) -> tensor<140x6xf32>
    %78 = "stablehlo.add"(%64, %77) : (tensor<140x6xf32>, tensor<140x6xf32>) -> tensor<140x6xf32>
    %79 = "stablehlo.multiply"(%76, %arg1) : (tensor<140x6xf32>, tensor<140x6xf32>) -> tensor<140x6xf32>
    %80 = "stablehlo.add"(%78, %79) : (tensor<140x6xf32>, tensor<140x6xf32>) -> tensor<140x6xf32>
    %81 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %82 = "stablehlo.reduce"(%70, %81) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %88 = "stablehlo.add"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%88) : (tensor<f32>) -> ()
    }) : (tensor<140x1xf32>, tensor<f32>) -> tensor<140xf32>
    %83 = "stablehlo.broadcast_in_dim"(%82) <{broadcast_dimensions = array<i64: 0>}> : (tensor<140xf32>) -> tensor<140x6xf32>
    %84 = "stablehlo.multiply"(%arg0, %83) : (tensor<140x6xf32>, tensor<140x6xf32>) -> tensor<140x6xf32>
    %85 = "stablehlo.add"(%67, %84) : (tensor<140x6xf32>, tensor<140x6xf32>) -> tensor<140x6xf32>
    %86 = "stablehlo.multiply"(%83, %arg0) : (tensor<140x6xf32>, tensor<140x6xf32>) -> tensor<140x6xf32>
    %87 = "stablehlo.add"(%85, %86) : (tensor<140x6xf32>, tensor<140x6xf32>) -> tensor<140x6xf32>
    "func.return"(%44, %87, %80) : (tensor<f32>, tensor<140x6xf32>, tensor<140x6xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
