"builtin.module"() <{sym_name = "jit_forward"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<7xf32>, tensor<7x1x7xi32>, tensor<1x9xbf16>, tensor<ui8>) -> tensor<7xf32>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg2: tensor<7xf32>, %arg3: tensor<7x1x7xi32>, %arg4: tensor<1x9xbf16>, %arg5: tensor<ui8>):
    %2 = "stablehlo.reshape"(%arg3) : (tensor<7x1x7xi32>) -> tensor<7x1x7x1xi32>
    %3 = "stablehlo.reshape"(%arg3) : (tensor<7x1x7xi32>) -> tensor<49xi32>
    %4 = "stablehlo.reshape"(%3) : (tensor<49xi32>) -> tensor<7x1x7x1xi32>
    %5 = "stablehlo.compare"(%2, %4) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<7x1x7x1xi32>, tensor<7x1x7x1xi32>) -> tensor<7x1x7x1xi1>
    %6 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<9xui16>
    %7 = "stablehlo.slice"(%2) <{limit_indices = array<i64: 7, 1, 7, 0>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<7x1x7x1xi32>) -> tensor<7x1x7x0xi32>
    %8 = "stablehlo.slice"(%2) <{limit_indices = array<i64: 7, 1, 7, 1>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<7x1x7x1xi32>) -> tensor<7x1x7x1xi32>
    %9 = "stablehlo.constant"() <{value = dense<3> : tensor<ui16>}> : () -> tensor<ui16>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<ui16>) -> tensor<9xui16>
    %11 = "stablehlo.and"(%6, %10) : (tensor<9xui16>, tensor<9xui16>) -> tensor<9xui16>
    %12 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<7xi32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64: 0>}> : (tensor<7xi32>) -> tensor<7x1xi32>
    %14 = "stablehlo.convert"(%arg5) : (tensor<ui8>) -> tensor<ui16>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<ui16>) -> tensor<9xui16>
    %16 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %17 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<1x9xbf16>
    %18 = "stablehlo.compare"(%arg4, %17) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<1x9xbf16>, tensor<1x9xbf16>) -> tensor<1x9xi1>
    %19 = "stablehlo.reshape"(%18) : (tensor<1x9xi1>) -> tensor<9xi1>
    %20 = "stablehlo.select"(%19, %6, %15) : (tensor<9xi1>, tensor<9xui16>, tensor<9xui16>) -> tensor<9xui16>
    %21 = "stablehlo.convert"(%arg4) : (tensor<1x9xbf16>) -> tensor<1x9xf32>
    %22 = "stablehlo.reshape"(%21) : (tensor<1x9xf32>) -> tensor<9xf32>
    %23 = "stablehlo.slice"(%22) <{limit_indices = array<i64: 3>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<9xf32>) -> tensor<3xf32>
    %24 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %25 = "func.call"(%arg2, %24) <{callee = @_pad}> : (tensor<7xf32>, tensor<i32>) -> tensor<10xf32>
    %26 = "stablehlo.slice"(%23) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<3xf32>) -> tensor<1xf32>
    %27 = "stablehlo.reshape"(%26) : (tensor<1xf32>) -> tensor<f32>
    %28 = "stablehlo.slice"(%25) <{limit_indices = array<i64: 7>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<10xf32>) -> tensor<7xf32>
    %29 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7xf32>
    %30 = "stablehlo.multiply"(%29, %28) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %31 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7xf32>
    %33 = "stablehlo.add"(%32, %30) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %34 = "stablehlo.slice"(%23) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<3xf32>) -> tensor<1xf32>
    %35 = "stablehlo.reshape"(%34) : (tensor<1xf32>) -> tensor<f32>
    %36 = "stablehlo.slice"(%25) <{limit_indices = array<i64: 8>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<10xf32>) -> tensor<7xf32>
    %37 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7xf32>
    %38 = "stablehlo.multiply"(%37, %36) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %39 = "stablehlo.add"(%33, %38) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %40 = "stablehlo.slice"(%23) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<3xf32>) -> tensor<1xf32>
    %41 = "stablehlo.reshape"(%40) : (tensor<1xf32>) -> tensor<f32>
    %42 = "stablehlo.slice"(%25) <{limit_indices = array<i64: 9>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<10xf32>) -> tensor<7xf32>
    %43 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7xf32>
    %44 = "stablehlo.multiply"(%43, %42) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %45 = "stablehlo.add"(%39, %44) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %46 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<7x1x7x1xi32>
    %48 = "stablehlo.subtract"(%47, %8) : (tensor<7x1x7x1xi32>, tensor<7x1x7x1xi32>) -> tensor<7x1x7x1xi32>
    %49 = "stablehlo.tanh"(%45) : (tensor<7xf32>) -> tensor<7xf32>
    %50 = "stablehlo.maximum"(%49, %45) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %51 = "stablehlo.subtract"(%49, %45) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %52 = "stablehlo.compare"(%51, %51) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xi1>
    %53 = "stablehlo.add"(%49, %45) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %54 = "stablehlo.abs"(%51) : (tensor<7xf32>) -> tensor<7xf32>
    %55 = "stablehlo.negate"(%54) : (tensor<7xf32>) -> tensor<7xf32>
    %56 = "stablehlo.exponential"(%55) : (tensor<7xf32>) -> tensor<7xf32>
    %57 = "stablehlo.log_plus_one"(%56) : (tensor<7xf32>) -> tensor<7xf32>
    %58 = "stablehlo.add"(%50, %57) : (tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    %59 = "stablehlo.select"(%52, %53, %58) : (tensor<7xi1>, tensor<7xf32>, tensor<7xf32>) -> tensor<7xf32>
    "func.return"(%59) : (tensor<7xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<7xf32>, tensor<i32>) -> tensor<10xf32>, res_attrs = [{}], sym_name = "_pad", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<7xf32>, %arg1: tensor<i32>):
    %0 = "stablehlo.convert"(%arg1) : (tensor<i32>) -> tensor<f32>
    %1 = "stablehlo.pad"(%arg0, %0) <{edge_padding_high = array<i64: 2>, edge_padding_low = array<i64: 1>, interior_padding = array<i64: 0>}> : (tensor<7xf32>, tensor<f32>) -> tensor<10xf32>
    "func.return"(%1) : (tensor<10xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
