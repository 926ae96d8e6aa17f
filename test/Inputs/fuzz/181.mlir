"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<5x5xbf16>, tensor<7x5x5xi32>) -> (tensor<5x5xbf16>, tensor<5x5xbf16>, tensor<7x5x5xi32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<5x5xbf16>, %arg1: tensor<7x5x5xi32>):
    %0 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<5x5xbf16>
    %2 = "stablehlo.compare"(%arg0, %1) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<5x5xbf16>, tensor<5x5xbf16>) -> tensor<5x5xi1>
    %3 = "stablehlo.select"(%2, %arg0, %arg0) : (tensor<5x5xi1>, tensor<5x5xbf16>, tensor<5x5xbf16>) -> tensor<5x5xbf16>
    %4 = "stablehlo.maximum"(%3, %arg0) : (tensor<5x5xbf16>, tensor<5x5xbf16>) -> tensor<5x5xbf16>
    %5 = "stablehlo.multiply"(%4, %4) : (tensor<5x5xbf16>, tensor<5x5xbf16>) -> tensor<5x5xbf16>
    %6 = "stablehlo.multiply"(%arg0, %arg0) : (tensor<5x5xbf16>, tensor<5x5xbf16>) -> tensor<5x5xbf16>
    %7 = "stablehlo.subtract"(%5, %6) : (tensor<5x5xbf16>, tensor<5x5xbf16>) -> tensor<5x5xbf16>
    %8 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
    %9 = "stablehlo.reduce"(%arg1, %8) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg18: tensor<i32>, %arg19: tensor<i32>):
      %95 = "stablehlo.maximum"(%arg18, %arg19) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%95) : (tensor<i32>) -> ()
    }) : (tensor<7x5x5xi32>, tensor<i32>) -> tensor<i32>
    %10 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %11 = "stablehlo.maximum"(%10, %9) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %12 = "stablehlo.multiply"(%arg1, %arg1) : (tensor<7x5x5xi32>, tensor<7x5x5xi32>) -> tensor<7x5x5xi32>
    %13 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %14 = "stablehlo.reduce"(%12, %13) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg16: tensor<i32>, %arg17: tensor<i32>):
      %94 = "stablehlo.add"(%arg16, %arg17) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%94) : (tensor<i32>) -> ()
    }) : (tensor<7x5x5xi32>, tensor<i32>) -> tensor<i32>
    %15 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<7x5x5xi32>
    %16 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<7x5x5xi32>
    %17 = "stablehlo.clamp"(%15, %arg1, %16) : (tensor<7x5x5xi32>, tensor<7x5x5xi32>, tensor<7x5x5xi32>) -> tensor<7x5x5xi32>
    %18 = "stablehlo.constant"() <{value = dense<0x7F80> : tensor<bf16>}> : () -> tensor<bf16>
    %19 = "stablehlo.reduce"(%4, %18) <{dimensions = array<i64>}> ({
    ^bb0(%arg14: tensor<bf16>, %arg15: tensor<bf16>):
      %93 = "stablehlo.minimum"(%arg14, %arg15) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%93) : (tensor<bf16>) -> ()
    }) : (tensor<5x5xbf16>, tensor<bf16>) -> tensor<5x5xbf16>
    %20 = "stablehlo.optimization_barrier"(%4) : (tensor<5x5xbf16>) -> tensor<5x5xbf16>
    %21 = "stablehlo.reshape"(%20) : (tensor<5x5xbf16>) -> tensor<25xbf16>
    %22 = "stablehlo.concatenate"(%21, %21) <{dimension = 0 : i64}> : (tensor<25xbf16>, tensor<25xbf16>) -> tensor<50xbf16>
    %23 = "stablehlo.slice"(%22) <{limit_indices = array<i64: 35>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<50xbf16>) -> tensor<35xbf16>
    %24 = "stablehlo.reshape"(%23) : (tensor<35xbf16>) -> tensor<5x7xbf16>
    %25 = "stablehlo.dot_general"(%7, %24) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<5x5xbf16>, tensor<5x7xbf16>) -> tensor<5x7xbf16>
    %26 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<5x7xbf16>
    %28 = "stablehlo.multiply"(%25, %27) : (tensor<5x7xbf16>, tensor<5x7xbf16>) -> tensor<5x7xbf16>
    %29 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<5x5xbf16>
    %31 = "stablehlo.compare"(%arg0, %30) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<5x5xbf16>, tensor<5x5xbf16>) -> tensor<5x5xi1>
    %32 = "stablehlo.select"(%31, %arg0, %arg0) : (tensor<5x5xi1>, tensor<5x5xbf16>, tensor<5x5xbf16>) -> tensor<5x5xbf16>
    %33 = "stablehlo.maximum"(%32, %arg0) : (tensor<5x5xbf16>, tensor<5x5xbf16>) -> tensor<5x5xbf16>
    %34 = "stablehlo.multiply"(%33, %33) : (tensor<5x5xbf16>, tensor<5x5xbf16>) -> tensor<5x5xbf16>
    %35 = "stablehlo.multiply"(%arg0, %arg0) : (tensor<5x5xbf16>, tensor<5x5xbf16>) -> tensor<5x5xbf16>
    %36 = "stablehlo.subtract"(%34, %35) : (tensor<5x5xbf16>, tensor<5x5xbf16>) -> tensor<5x5xbf16>
    %37 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
    %38 = "stablehlo.reduce"(%arg1, %37) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg12: tensor<i32>, %arg13: tensor<i32>):
      %92 = "stablehlo.maximum"(%arg12, %arg13) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%92) : (tensor<i32>) -> ()
    }) : (tensor<7x5x5xi32>, tensor<i32>) -> tensor<i32>
    %39 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %40 = "stablehlo.maximum"(%39, %38) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %41 = "stablehlo.multiply"(%arg1, %arg1) : (tensor<7x5x5xi32>, tensor<7x5x5xi32>) -> tensor<7x5x5xi32>
    %42 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %43 = "stablehlo.reduce"(%41, %42) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg10: tensor<i32>, %arg11: tensor<i32>):
      %91 = "stablehlo.add"(%arg10, %arg11) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%91) : (tensor<i32>) -> ()
    }) : (tensor<7x5x5xi32>, tensor<i32>) -> tensor<i32>
    %44 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<7x5x5xi32>
    %45 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<7x5x5xi32>
    %46 = "stablehlo.clamp"(%44, %arg1, %45) : (tensor<7x5x5xi32>, tensor<7x5x5xi32>, tensor<7x5x5xi32>) -> tensor<7x5x5xi32>
    %47 = "stablehlo.constant"() <{value = dense<0x7F80> : tensor<bf16>}> : () -> tensor<bf16>
    %48 = "stablehlo.reduce"(%33, %47) <{dimensions = array<i64>}> ({
    ^bb0(%arg8: tensor<bf16>, %arg9: tensor<bf16>):
      %90 = "stablehlo.minimum"(%arg8, %arg9) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%90) : (tensor<bf16>) -> ()
    }) : (tensor<5x5xbf16>, tensor<bf16>) -> tensor<5x5xbf16>
    %49 = "stablehlo.optimization_barrier"(%33) : (tensor<5x5xbf16>) -> tensor<5x5xbf16>
    %50 = "stablehlo.reshape"(%49) : (tensor<5x5xbf16>) -> tensor<25xbf16>
    %51 = "stablehlo.concatenate"(%50, %50) <{dimension = 0 : i64}> : (tensor<25xbf16>, tensor<25xbf16>) -> tensor<50xbf16>
    %52 = "stablehlo.slice"(%51) <{limit_indices = array<i64: 35>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<50xbf16>) -> tensor<35xbf16>
    %53 = "stablehlo.reshape"(%52) : (tensor<35xbf16>) -> tensor<5x7xbf16>
    %54 = "stablehlo.dot_general"(%36, %53) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<5x5xbf16>, tensor<5x7xbf16>) -> tensor<5x7xbf16>
    %55 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %56 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<5x7xbf16>
    %57 = "stablehlo.multiply"(%54, %56) : (tensor<5x7xbf16>, tensor<5x7xbf16>) -> tensor<5x7xbf16>
    %58 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %59 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<5x5xbf16>
    %60 = "stablehlo.compare"(%arg0, %59) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<5x5xbf16>, tensor<5x5xbf16>) -> tensor<5x5xi1>
    %61 = "stablehlo.select"(%60, %arg0, %arg0) : (tensor<5x5xi1>, tensor<5x5xbf16>, tensor<5x5xbf16>) -> tensor<5x5xbf16>
    %62 = "stablehlo.maximum"(%61, %arg0) : (tensor<5x5xbf16>, tensor<5x5xbf16>) -> tensor<5x5xbf16>
    %63 = "stablehlo.multiply"(%62, %62) : (tensor<5x5xbf16>, tensor<5x5xbf16>) -> tensor<5x5xbf16>
    %64 = "stablehlo.multiply"(%arg0, %arg0) : (tensor<5x5xbf16>, tensor<5x5xbf16>) -> tensor<5x5xbf16>
    %65 = "stablehlo.subtract"(%63, %64) : (tensor<5x5xbf16>, tensor<5x5xbf16>) -> tensor<5x5xbf16>
    %66 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
    %67 = "stablehlo.reduce"(%arg1, %66) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg6: tensor<i32>, %arg7: tensor<i32>):
      %89 = "stablehlo.maximum"(%arg6, %arg7) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%89) : (tensor<i32>) -> ()
    }) : (tensor<7x5x5xi32>, tensor<i32>) -> tensor<i32>
    %68 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %69 = "stablehlo.maximum"(%68, %67) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %70 = "stablehlo.multiply"(%arg1, %arg1) : (tensor<7x5x5xi32>, tensor<7x5x5xi32>) -> tensor<7x5x5xi32>
    %71 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %72 = "stablehlo.reduce"(%70, %71) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
      %88 = "stablehlo.add"(%arg4, %arg5) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%88) : (tensor<i32>) -> ()
    }) : (tensor<7x5x5xi32>, tensor<i32>) -> tensor<i32>
    %73 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<7x5x5xi32>
    %74 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<7x5x5xi32>
    %75 = "stablehlo.clamp"(%73, %arg1, %74) : (tensor<7x5x5xi32>, tensor<7x5x5xi32>, tensor<7x5x5xi32>) -> tensor<7x5x5xi32>
    %76 = "stablehlo.constant"() <{value = dense<0x7F80> : tensor<bf16>}> : () -> tensor<bf16>
    %77 = "stablehlo.reduce"(%62, %76) <{dimensions = array<i64>}> ({
    ^bb0(%arg2: tensor<bf16>, %arg3: tensor<bf16>):
      %87 = "stablehlo.minimum"(%arg2, %arg3) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%87) : (tensor<bf16>) -> ()
    }) : (tensor<5x5xbf16>, tensor<bf16>) -> tensor<5x5xbf16>
    %78 = "stablehlo.optimization_barrier"(%62) : (tensor<5x5xbf16>) -> tensor<5x5xbf16>
    %79 = "stablehlo.reshape"(%78) : (tensor<5x5xbf16>) -> tensor<25xbf16>
    %80 = "stablehlo.concatenate"(%79, %79) <{dimension = 0 : i64}> : (tensor<25xbf16>, tensor<25xbf16>) -> tensor<50xbf16>
    %81 = "stablehlo.slice"(%80) <{limit_indices = array<i64: 35>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<50xbf16>) -> tensor<35xbf16>
    %82 = "stablehlo.reshape"(%81) : (tensor<35xbf16>) -> tensor<5x7xbf16>
    %83 = "stablehlo.dot_general"(%65, %82) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<5x5xbf16>, tensor<5x7xbf16>) -> tensor<5x7xbf16>
    %84 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %85 = "stablehlo.broadcast_in_dim"(%84) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<5x7xbf16>
    %86 = "stablehlo.multiply"(%83, %85) : (tensor<5x7xbf16>, tensor<5x7xbf16>) -> tensor<5x7xbf16>
    "func.return"(%19, %49, %75) : (tensor<5x5xbf16>, tensor<5x5xbf16>, tensor<7x5x5xi32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
