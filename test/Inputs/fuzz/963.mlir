"builtin.module"() <{sym_name = "jit_alias"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3xf64>, tensor<3xi32>) -> (tensor<3x3xi32>, tensor<3x1x6xf64>, tensor<3xi32>, tensor<3x1x6xf64>, tensor<3x1x6xf64>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg5: tensor<3xf64>, %arg6: tensor<3xi32>):
    %15 = "stablehlo.reshape"(%arg6) : (tensor<3xi32>) -> tensor<1x3xi32>
    %16 = "func.call"(%arg5) <{callee = @"<lambda>"}> : (tensor<3xf64>) -> tensor<3xf64>
    %17 = "stablehlo.popcnt"(%arg6) : (tensor<3xi32>) -> tensor<3xi32>
    %18 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3xi64>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xi64>) -> tensor<3x1xi64>
    %20 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %21 = "stablehlo.pad"(%15, %20) <{edge_padding_high = array<i64: 0, 1>, edge_padding_low = array<i64: 0, 2>, interior_padding = array<i64: 0, 0>}> : (tensor<1x3xi32>, tensor<i32>) -> tensor<1x6xi32>
    %22 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3xi32>
    %24 = "stablehlo.shift_left"(%arg6, %23) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %25 = "stablehlo.broadcast_in_dim"(%16) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xf64>) -> tensor<3x1x1xf64>
    %26 = "stablehlo.convert"(%21) : (tensor<1x6xi32>) -> tensor<1x6xf64>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<1x6xf64>) -> tensor<1x1x6xf64>
    %28 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<3x1x1xf64>) -> tensor<3x1x6xf64>
    %29 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x1x6xf64>) -> tensor<3x1x6xf64>
    %30 = "stablehlo.add"(%28, %29) : (tensor<3x1x6xf64>, tensor<3x1x6xf64>) -> tensor<3x1x6xf64>
    %31 = "stablehlo.convert"(%17) : (tensor<3xi32>) -> tensor<3xi64>
    %32 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %33 = "stablehlo.reduce"(%31, %32) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg7: tensor<i64>, %arg8: tensor<i64>):
      %41 = "stablehlo.add"(%arg7, %arg8) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%41) : (tensor<i64>) -> ()
    }) : (tensor<3xi64>, tensor<i64>) -> tensor<i64>
    %34 = "stablehlo.convert"(%33) : (tensor<i64>) -> tensor<f64>
    %35 = "stablehlo.concatenate"(%16, %16, %16, %16, %16, %16) <{dimension = 0 : i64}> : (tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>, tensor<3xf64>) -> tensor<18xf64>
    %36 = "stablehlo.reshape"(%35) : (tensor<18xf64>) -> tensor<3x1x6xf64>
    %37 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<3x1x6xf64>
    %38 = "stablehlo.clamp"(%37, %30, %36) : (tensor<3x1x6xf64>, tensor<3x1x6xf64>, tensor<3x1x6xf64>) -> tensor<3x1x6xf64>
    %39 = "stablehlo.reshape"(%21) : (tensor<1x6xi32>) -> tensor<1x1x1x6xi32>
    %40 = "func.call"(%24) <{callee = @_diag}> : (tensor<3xi32>) -> tensor<3x3xi32>
    "func.return"(%40, %30, %arg6, %30, %30) : (tensor<3x3xi32>, tensor<3x1x6xf64>, tensor<3xi32>, tensor<3x1x6xf64>, tensor<3x1x6xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3xf64>) -> tensor<3xf64>, res_attrs = [{}], sym_name = "<lambda>", sym_visibility = "private"}> ({
  ^bb0(%arg4: tensor<3xf64>):
    %14 = "stablehlo.multiply"(%arg4, %arg4) : (tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    "func.return"(%14) : (tensor<3xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3xi32>) -> tensor<3x3xi32>, res_attrs = [{}], sym_name = "_diag", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<3xi32>):
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %4 = "stablehlo.pad"(%arg3, %3) <{edge_padding_high = array<i64: 0>, edge_padding_low = array<i64: 0>, interior_padding = array<i64: 0>}> : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
    %5 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi64>
    %6 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi64>
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3x3xi64>
    %9 = "stablehlo.add"(%5, %8) : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi64>
    %10 = "stablehlo.compare"(%9, %6) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %11 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xi32>) -> tensor<3x1xi32>
    %12 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %13 = "func.call"(%10, %11, %12) <{callee = @_where}> : (tensor<3x3xi1>, tensor<3x1xi32>, tensor<i32>) -> tensor<3x3xi32>
    "func.return"(%13) : (tensor<3x3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<3x3xi1>, tensor<3x1xi32>, tensor<i32>) -> tensor<3x3xi32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<3x3xi1>, %arg1: tensor<3x1xi32>, %arg2: tensor<i32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xi32>) -> tensor<3x3xi32>
    %1 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x3xi32>
    %2 = "stablehlo.select"(%arg0, %0, %1) : (tensor<3x3xi1>, tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi32>
    "func.return"(%2) : (tensor<3x3xi32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
