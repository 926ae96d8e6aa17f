"builtin.module"() <{sym_name = "jit_forward"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<f16>, tensor<4x9xi32>, tensor<4x4x4x9xf16>) -> (tensor<4x9xf16>, tensor<3x2x2x6xf16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg4: tensor<f16>, %arg5: tensor<4x9xi32>, %arg6: tensor<4x4x4x9xf16>):
    %19 = "stablehlo.reverse"(%arg5) <{dimensions = array<i64>}> : (tensor<4x9xi32>) -> tensor<4x9xi32>
    %20 = "stablehlo.convert"(%19) : (tensor<4x9xi32>) -> tensor<4x9xi16>
    %21 = "stablehlo.reshape"(%20) : (tensor<4x9xi16>) -> tensor<36xi16>
    %22 = "stablehlo.slice"(%21) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<36xi16>) -> tensor<1xi16>
    %23 = "stablehlo.reshape"(%22) : (tensor<1xi16>) -> tensor<i16>
    %24 = "stablehlo.convert"(%23) : (tensor<i16>) -> tensor<i32>
    %25 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %26 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %27 = "stablehlo.compare"(%25, %26) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %28 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %29 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
    %30 = "stablehlo.add"(%28, %29) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %31 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %32 = "stablehlo.select"(%27, %30, %31) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %33 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %34 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %35 = "stablehlo.compare"(%33, %34) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %36 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %37 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
    %38 = "stablehlo.add"(%36, %37) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %39 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %40 = "stablehlo.select"(%35, %38, %39) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %41 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %42 = "stablehlo.compare"(%24, %41) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %43 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
    %44 = "stablehlo.add"(%24, %43) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %45 = "stablehlo.select"(%42, %44, %24) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %46 = "stablehlo.constant"() <{value = dense<9> : tensor<i32>}> : () -> tensor<i32>
    %47 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %48 = "stablehlo.compare"(%46, %47) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %49 = "stablehlo.constant"() <{value = dense<9> : tensor<i32>}> : () -> tensor<i32>
    %50 = "stablehlo.constant"() <{value = dense<9> : tensor<i32>}> : () -> tensor<i32>
    %51 = "stablehlo.add"(%49, %50) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %52 = "stablehlo.constant"() <{value = dense<9> : tensor<i32>}> : () -> tensor<i32>
    %53 = "stablehlo.select"(%48, %51, %52) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %54 = "stablehlo.dynamic_slice"(%arg6, %32, %40, %45, %53) <{slice_sizes = array<i64: 2, 3, 2, 6>}> : (tensor<4x4x4x9xf16>, tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<2x3x2x6xf16>
    %55 = "stablehlo.multiply"(%54, %54) : (tensor<2x3x2x6xf16>, tensor<2x3x2x6xf16>) -> tensor<2x3x2x6xf16>
    %56 = "stablehlo.transpose"(%55) <{permutation = array<i64: 1, 0, 2, 3>}> : (tensor<2x3x2x6xf16>) -> tensor<3x2x2x6xf16>
    %57 = "stablehlo.convert"(%19) : (tensor<4x9xi32>) -> tensor<4x9xf16>
    %58 = "stablehlo.broadcast_in_dim"(%arg4) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<4xf16>
    %59 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %60 = "func.call"(%57, %59) <{callee = @_pad}> : (tensor<4x9xf16>, tensor<i32>) -> tensor<4x13xf16>
    %61 = "stablehlo.slice"(%58) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xf16>) -> tensor<1xf16>
    %62 = "stablehlo.reshape"(%61) : (tensor<1xf16>) -> tensor<f16>
    %63 = "stablehlo.slice"(%60) <{limit_indices = array<i64: 4, 9>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<4x13xf16>) -> tensor<4x9xf16>
    %64 = "stablehlo.broadcast_in_dim"(%62) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<4x9xf16>
    %65 = "stablehlo.multiply"(%64, %63) : (tensor<4x9xf16>, tensor<4x9xf16>) -> tensor<4x9xf16>
    %66 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f16>}> : () -> tensor<f16>
    %67 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<4x9xf16>
    %68 = "stablehlo.add"(%67, %65) : (tensor<4x9xf16>, tensor<4x9xf16>) -> tensor<4x9xf16>
    %69 = "stablehlo.slice"(%58) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xf16>) -> tensor<1xf16>
    %70 = "stablehlo.reshape"(%69) : (tensor<1xf16>) -> tensor<f16>
    %71 = "stablehlo.slice"(%60) <{limit_indices = array<i64: 4, 10>, start_indices = array<i64: 0, 1>, strides = array<i64: 1, 1>}> : (tensor<4x13xf16>) -> tensor<4x9xf16>
    %72 = "stablehlo.broadcast_in_dim"(%70) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<4x9xf16>
    %73 = "stablehlo.multiply"(%72, %71) : (tensor<4x9xf16>, tensor<4x9xf16>) -> tensor<4x9xf16>
    %74 = "stablehlo.add"(%68, %73) : (tensor<4x9xf16>, tensor<4x9xf16>) -> tensor<4x9xf16>
    %75 = "stablehlo.slice"(%58) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xf16>) -> tensor<1xf16>
    %76 = "stablehlo.reshape"(%75) : (tensor<1xf16>) -> tensor<f16>
    %77 = "stablehlo.slice"(%60) <{limit_indices = array<i64: 4, 11>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>}> : (tensor<4x13xf16>) -> tensor<4x9xf16>
    %78 = "stablehlo.broadcast_in_dim"(%76) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<4x9xf16>
    %79 = "stablehlo.multiply"(%78, %77) : (tensor<4x9xf16>, tensor<4x9xf16>) -> tensor<4x9xf16>
    %80 = "stablehlo.add"(%74, %79) : (tensor<4x9xf16>, tensor<4x9xf16>) -> tensor<4x9xf16>
    %81 = "stablehlo.slice"(%58) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xf16>) -> tensor<1xf16>
    %82 = "stablehlo.reshape"(%81) : (tensor<1xf16>) -> tensor<f16>
    %83 = "stablehlo.slice"(%60) <{limit_indices = array<i64: 4, 12>, start_indices = array<i64: 0, 3>, strides = array<i64: 1, 1>}> : (tensor<4x13xf16>) -> tensor<4x9xf16>
    %84 = "stablehlo.broadcast_in_dim"(%82) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<4x9xf16>
    %85 = "stablehlo.multiply"(%84, %83) : (tensor<4x9xf16>, tensor<4x9xf16>) -> tensor<4x9xf16>
    %86 = "stablehlo.add"(%80, %85) : (tensor<4x9xf16>, tensor<4x9xf16>) -> tensor<4x9xf16>
    %87 = "stablehlo.reshape"(%54) : (tensor<2x3x2x6xf16>) -> tensor<72xf16>
    %88 = "stablehlo.reshape"(%87) : (tensor<72xf16>) -> tensor<3x2x2x6xf16>
    %89 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f16>}> : () -> tensor<f16>
    %90 = "stablehlo.broadcast_in_dim"(%89) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<2x3x2x6xf16>
    %91 = "stablehlo.compare"(%54, %90) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<2x3x2x6xf16>, tensor<2x3x2x6xf16>) -> tensor<2x3x2x6xi1>
    %92 = "func.call"(%57) <{callee = @log_sigmoid}> : (tensor<4x9xf16>) -> tensor<4x9xf16>
    "func.return"(%92, %56) : (tensor<4x9xf16>, tensor<3x2x2x6xf16>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<4x9xf16>, tensor<i32>) -> tensor<4x13xf16>, res_attrs = [{}], sym_name = "_pad", sym_visibility = "private"}> ({
  ^bb0(%arg2: tensor<4x9xf16>, %arg3: tensor<i32>):
    %17 = "stablehlo.convert"(%arg3) : (tensor<i32>) -> tensor<f16>
    %18 = "stablehlo.pad"(%arg2, %17) <{edge_padding_high = array<i64: 0, 2>, edge_padding_low = array<i64: 0, 2>, interior_padding = array<i64: 0, 0>}> : (tensor<4x9xf16>, tensor<f16>) -> tensor<4x13xf16>
    "func.return"(%18) : (tensor<4x13xf16>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x9xf16>) -> tensor<4x9xf16>, res_attrs = [{}], sym_name = "log_sigmoid", sym_visibility = "private"}> ({
  ^bb0(%arg1: tensor<4x9xf16>):
    %14 = "stablehlo.negate"(%arg1) : (tensor<4x9xf16>) -> tensor<4x9xf16>
    %15 = "func.call"(%14) <{callee = @softplus}> : (tensor<4x9xf16>) -> tensor<4x9xf16>
    %16 = "stablehlo.negate"(%15) : (tensor<4x9xf16>) -> tensor<4x9xf16>
    "func.return"(%16) : (tensor<4x9xf16>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4x9xf16>) -> tensor<4x9xf16>, res_attrs = [{}], sym_name = "softplus", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<4x9xf16>):
    %0 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f16>}> : () -> tensor<f16>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<4x9xf16>
    %2 = "stablehlo.maximum"(%arg0, %1) : (tensor<4x9xf16>, tensor<4x9xf16>) -> tensor<4x9xf16>
    %3 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<4x9xf16>
    %4 = "stablehlo.subtract"(%arg0, %3) : (tensor<4x9xf16>, tensor<4x9xf16>) -> tensor<4x9xf16>
    %5 = "stablehlo.compare"(%4, %4) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<4x9xf16>, tensor<4x9xf16>) -> tensor<4x9xi1>
    %6 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<4x9xf16>
    %7 = "stablehlo.add"(%arg0, %6) : (tensor<4x9xf16>, tensor<4x9xf16>) -> tensor<4x9xf16>
    %8 = "stablehlo.abs"(%4) : (tensor<4x9xf16>) -> tensor<4x9xf16>
    %9 = "stablehlo.negate"(%8) : (tensor<4x9xf16>) -> tensor<4x9xf16>
    %10 = "stablehlo.exponential"(%9) : (tensor<4x9xf16>) -> tensor<4x9xf16>
    %11 = "stablehlo.log_plus_one"(%10) : (tensor<4x9xf16>) -> tensor<4x9xf16>
    %12 = "stablehlo.add"(%2, %11) : (tensor<4x9xf16>, tensor<4x9xf16>) -> tensor<4x9xf16>
    %13 = "stablehlo.select"(%5, %7, %12) : (tensor<4x9xi1>, tensor<4x9xf16>, tensor<4x9xf16>) -> tensor<4x9xf16>
    "func.return"(%13) : (tensor<4x9xf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
