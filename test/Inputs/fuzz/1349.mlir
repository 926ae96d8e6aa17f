"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{jax.buffer_donor = true}, {}], function_type = (tensor<4xbf16>, tensor<4x3xi32>) -> (tensor<4xi1>, tensor<2xi1>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg3: tensor<4xbf16>, %arg4: tensor<4x3xi32>):
    %6 = "stablehlo.compare"(%arg3, %arg3) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<4xbf16>, tensor<4xbf16>) -> tensor<4xi1>
    %7 = "stablehlo.slice"(%6) <{limit_indices = array<i64: 4>, start_indices = array<i64: 0>, strides = array<i64: 3>}> : (tensor<4xi1>) -> tensor<2xi1>
    %8 = "stablehlo.concatenate"(%arg3, %arg3, %arg3, %arg3, %arg3, %arg3, %arg3, %arg3, %arg3, %arg3, %arg3, %arg3, %arg3, %arg3, %arg3, %arg3) <{dimension = 0 : i64}> : (tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>) -> tensor<64xbf16>
    %9 = "stablehlo.reshape"(%8) : (tensor<64xbf16>) -> tensor<4x16xbf16>
    %10 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xbf16>) -> tensor<4x4xbf16>
    %11 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x4xbf16>
    %13 = "stablehlo.dot_general"(%10, %9) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x4xbf16>, tensor<4x16xbf16>) -> tensor<4x16xbf16>
    %14 = "stablehlo.constant"() <{value = dense<-3> : tensor<i32>}> : () -> tensor<i32>
    %15 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %16 = "func.call"(%13, %14, %15) <{callee = @clip}> : (tensor<4x16xbf16>, tensor<i32>, tensor<i32>) -> tensor<4x16xbf16>
    %17 = "stablehlo.slice"(%16) <{limit_indices = array<i64: 4, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<4x16xbf16>) -> tensor<4x4xbf16>
    %18 = "stablehlo.slice"(%16) <{limit_indices = array<i64: 4, 8>, start_indices = array<i64: 0, 4>, strides = array<i64: 1, 1>}> : (tensor<4x16xbf16>) -> tensor<4x4xbf16>
    %19 = "stablehlo.slice"(%16) <{limit_indices = array<i64: 4, 12>, start_indices = array<i64: 0, 8>, strides = array<i64: 1, 1>}> : (tensor<4x16xbf16>) -> tensor<4x4xbf16>
    %20 = "stablehlo.slice"(%16) <{limit_indices = array<i64: 4, 16>, start_indices = array<i64: 0, 12>, strides = array<i64: 1, 1>}> : (tensor<4x16xbf16>) -> tensor<4x4xbf16>
    %21 = "stablehlo.negate"(%18) : (tensor<4x4xbf16>) -> tensor<4x4xbf16>
    %22 = "stablehlo.exponential"(%21) : (tensor<4x4xbf16>) -> tensor<4x4xbf16>
    %23 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x4xbf16>
    %25 = "stablehlo.add"(%24, %22) : (tensor<4x4xbf16>, tensor<4x4xbf16>) -> tensor<4x4xbf16>
    %26 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x4xbf16>
    %28 = "stablehlo.divide"(%27, %25) : (tensor<4x4xbf16>, tensor<4x4xbf16>) -> tensor<4x4xbf16>
    %29 = "stablehlo.multiply"(%28, %12) : (tensor<4x4xbf16>, tensor<4x4xbf16>) -> tensor<4x4xbf16>
    %30 = "stablehlo.negate"(%17) : (tensor<4x4xbf16>) -> tensor<4x4xbf16>
    %31 = "stablehlo.exponential"(%30) : (tensor<4x4xbf16>) -> tensor<4x4xbf16>
    %32 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x4xbf16>
    %34 = "stablehlo.add"(%33, %31) : (tensor<4x4xbf16>, tensor<4x4xbf16>) -> tensor<4x4xbf16>
    %35 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x4xbf16>
    %37 = "stablehlo.divide"(%36, %34) : (tensor<4x4xbf16>, tensor<4x4xbf16>) -> tensor<4x4xbf16>
    %38 = "stablehlo.tanh"(%19) : (tensor<4x4xbf16>) -> tensor<4x4xbf16>
    %39 = "stablehlo.multiply"(%37, %38) : (tensor<4x4xbf16>, tensor<4x4xbf16>) -> tensor<4x4xbf16>
    %40 = "stablehlo.add"(%29, %39) : (tensor<4x4xbf16>, tensor<4x4xbf16>) -> tensor<4x4xbf16>
    %41 = "stablehlo.negate"(%20) : (tensor<4x4xbf16>) -> tensor<4x4xbf16>
    %42 = "stablehlo.exponential"(%41) : (tensor<4x4xbf16>) -> tensor<4x4xbf16>
    %43 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x4xbf16>
    %45 = "stablehlo.add"(%44, %42) : (tensor<4x4xbf16>, tensor<4x4xbf16>) -> tensor<4x4xbf16>
    %46 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x4xbf16>
    %48 = "stablehlo.divide"(%47, %45) : (tensor<4x4xbf16>, tensor<4x4xbf16>) -> tensor<4x4xbf16>
    %49 = "stablehlo.tanh"(%40) : (tensor<4x4xbf16>) -> tensor<4x4xbf16>
    %50 = "stablehlo.multiply"(%48, %49) : (tensor<4x4xbf16>, tensor<4x4xbf16>) -> tensor<4x4xbf16>
    %51 = "stablehlo.compare"(%arg3, %arg3) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<4xbf16>, tensor<4xbf16>) -> tensor<4xi1>
    %52 = "stablehlo.slice"(%51) <{limit_indices = array<i64: 4>, start_indices = array<i64: 0>, strides = array<i64: 3>}> : (tensor<4xi1>) -> tensor<2xi1>
    %53 = "stablehlo.concatenate"(%arg3, %arg3, %arg3, %arg3, %arg3, %arg3, %arg3, %arg3, %arg3, %arg3, %arg3, %arg3, %arg3, %arg3, %arg3, %arg3) <{dimension = 0 : i64}> : (tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>, tensor<4xbf16>) -> tensor<64xbf16>
    %54 = "stablehlo.reshape"(%53) : (tensor<64xbf16>) -> tensor<4x16xbf16>
    %55 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xbf16>) -> tensor<4x4xbf16>
    %56 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %57 = "stablehlo.broadcast_in_dim"(%56) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x4xbf16>
    %58 = "stablehlo.dot_general"(%55, %54) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<4x4xbf16>, tensor<4x16xbf16>) -> tensor<4x16xbf16>
    %59 = "stablehlo.constant"() <{value = dense<-3> : tensor<i32>}> : () -> tensor<i32>
    %60 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %61 = "func.call"(%58, %59, %60) <{callee = @clip}> : (tensor<4x16xbf16>, tensor<i32>, tensor<i32>) -> tensor<4x16xbf16>
    %62 = "stablehlo.slice"(%61) <{limit_indices = array<i64: 4, 4>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<4x16xbf16>) -> tensor<4x4xbf16>
    %63 = "stablehlo.slice"(%61) <{limit_indices = array<i64: 4, 8>, start_indices = array<i64: 0, 4>, strides = array<i64: 1, 1>}> : (tensor<4x16xbf16>) -> tensor<4x4xbf16>
    %64 = "stablehlo.slice"(%61) <{limit_indices = array<i64: 4, 12>, start_indices = array<i64: 0, 8>, strides = array<i64: 1, 1>}> : (tensor<4x16xbf16>) -> tensor<4x4xbf16>
    %65 = "stablehlo.slice"(%61) <{limit_indices = array<i64: 4, 16>, start_indices = array<i64: 0, 12>, strides = array<i64: 1, 1>}> : (tensor<4x16xbf16>) -> tensor<4x4xbf16>
    %66 = "stablehlo.negate"(%63) : (tensor<4x4xbf16>) -> tensor<4x4xbf16>
    %67 = "stablehlo.exponential"(%66) : (tensor<4x4xbf16>) -> tensor<4x4xbf16>
    %68 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %69 = "stablehlo.broadcast_in_dim"(%68) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x4xbf16>
    %70 = "stablehlo.add"(%69, %67) : (tensor<4x4xbf16>, tensor<4x4xbf16>) -> tensor<4x4xbf16>
    %71 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %72 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x4xbf16>
    %73 = "stablehlo.divide"(%72, %70) : (tensor<4x4xbf16>, tensor<4x4xbf16>) -> tensor<4x4xbf16>
    %74 = "stablehlo.multiply"(%73, %57) : (tensor<4x4xbf16>, tensor<4x4xbf16>) -> tensor<4x4xbf16>
    %75 = "stablehlo.negate"(%62) : (tensor<4x4xbf16>) -> tensor<4x4xbf16>
    %76 = "stablehlo.exponential"(%75) : (tensor<4x4xbf16>) -> tensor<4x4xbf16>
    %77 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %78 = "stablehlo.broadcast_in_dim"(%77) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x4xbf16>
    %79 = "stablehlo.add"(%78, %76) : (tensor<4x4xbf16>, tensor<4x4xbf16>) -> tensor<4x4xbf16>
    %80 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %81 = "stablehlo.broadcast_in_dim"(%80) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x4xbf16>
    %82 = "stablehlo.divide"(%81, %79) : (tensor<4x4xbf16>, tensor<4x4xbf16>) -> tensor<4x4xbf16>
    %83 = "stablehlo.tanh"(%64) : (tensor<4x4xbf16>) -> tensor<4x4xbf16>
    %84 = "stablehlo.multiply"(%82, %83) : (tensor<4x4xbf16>, tensor<4x4xbf16>) -> tensor<4x4xbf16>
    %85 = "stablehlo.add"(%74, %84) : (tensor<4x4xbf16>, tensor<4x4xbf16>) -> tensor<4x4xbf16>
    %86 = "stablehlo.negate"(%65) : (tensor<4x4xbf16>) -> tensor<4x4xbf16>
    %87 = "stablehlo.exponential"(%86) : (tensor<4x4xbf16>) -> tensor<4x4xbf16>
    %88 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %89 = "stablehlo.broadcast_in_dim"(%88) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x4xbf16>
    %90 = "stablehlo.add"(%89, %87) : (tensor<4x4xbf16>, tensor<4x4xbf16>) -> tensor<4x4xbf16>
    %91 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %92 = "stablehlo.broadcast_in_dim"(%91) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x4xbf16>
    %93 = "stablehlo.divide"(%92, %90) : (tensor<4x4xbf16>, tensor<4x4xbf16>) -> tensor<4x4xbf16>
    %94 = "stablehlo.tanh"(%85) : (tensor<4x4xbf16>) -> tensor<4x4xbf16>
    %95 = "stablehlo.multiply"(%93, %94) : (tensor<4x4xbf16>, tensor<4x4xbf16>) -> tensor<4x4xbf16>
    "func.return"(%6, %52) : (tensor<4xi1>, tensor<2xi1>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<4x16xbf16>, tensor<i32>, tensor<i32>) -> tensor<4x16xbf16>, res_attrs = [{}], sym_name = "clip", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<4x16xbf16>, %arg1: tensor<i32>, %arg2: tensor<i32>):
    %0 = "stablehlo.convert"(%arg1) : (tensor<i32>) -> tensor<bf16>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x16xbf16>
    %2 = "stablehlo.maximum"(%1, %arg0) : (tensor<4x16xbf16>, tensor<4x16xbf16>) -> tensor<4x16xbf16>
    %3 = "stablehlo.convert"(%arg2) : (tensor<i32>) -> tensor<bf16>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<4x16xbf16>
    %5 = "stablehlo.minimum"(%4, %2) : (tensor<4x16xbf16>, tensor<4x16xbf16>) -> tensor<4x16xbf16>
    "func.return"(%5) : (tensor<4x16xbf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
