"builtin.module"() <{sym_name = "jit_forward"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x9x4xf32>, tensor<5x9x9xi32>) -> tensor<2x9x4xf32>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg11: tensor<2x9x4xf32>, %arg12: tensor<5x9x9xi32>):
    %29 = "stablehlo.slice"(%arg12) <{limit_indices = array<i64: 5, 9, 9>, start_indices = array<i64: 1, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<5x9x9xi32>) -> tensor<4x9x9xi32>
    %30 = "stablehlo.slice"(%arg12) <{limit_indices = array<i64: 4, 9, 9>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<5x9x9xi32>) -> tensor<4x9x9xi32>
    %31 = "stablehlo.concatenate"(%30, %arg12, %29, %arg12) <{dimension = 0 : i64}> : (tensor<4x9x9xi32>, tensor<5x9x9xi32>, tensor<4x9x9xi32>, tensor<5x9x9xi32>) -> tensor<18x9x9xi32>
    %32 = "stablehlo.divide"(%31, %31) : (tensor<18x9x9xi32>, tensor<18x9x9xi32>) -> tensor<18x9x9xi32>
    %33 = "stablehlo.slice"(%31) <{limit_indices = array<i64: 18, 9, 9>, start_indices = array<i64: 13, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<18x9x9xi32>) -> tensor<5x9x9xi32>
    %34 = "func.call"(%33, %arg12) <{callee = @floor_divide}> : (tensor<5x9x9xi32>, tensor<5x9x9xi32>) -> tensor<5x9x9xi32>
    %35 = "stablehlo.optimization_barrier"(%arg11) : (tensor<2x9x4xf32>) -> tensor<2x9x4xf32>
    %36 = "func.call"(%31) <{callee = @trace}> : (tensor<18x9x9xi32>) -> tensor<9xi32>
    %37 = "func.call"(%34, %34) <{callee = @floor_divide}> : (tensor<5x9x9xi32>, tensor<5x9x9xi32>) -> tensor<5x9x9xi32>
    %38 = "stablehlo.constant"() <{value = dense<-2147483648> : tensor<i32>}> : () -> tensor<i32>
    %39 = "stablehlo.reduce"(%37, %38) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg13: tensor<i32>, %arg14: tensor<i32>):
      %46 = "stablehlo.maximum"(%arg13, %arg14) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%46) : (tensor<i32>) -> ()
    }) : (tensor<5x9x9xi32>, tensor<i32>) -> tensor<i32>
    %40 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %41 = "stablehlo.maximum"(%40, %39) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %42 = "stablehlo.convert"(%41) : (tensor<i32>) -> tensor<f32>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x9x4xf32>
    %44 = "stablehlo.maximum"(%35, %43) : (tensor<2x9x4xf32>, tensor<2x9x4xf32>) -> tensor<2x9x4xf32>
    %45 = "stablehlo.multiply"(%44, %arg11) : (tensor<2x9x4xf32>, tensor<2x9x4xf32>) -> tensor<2x9x4xf32>
    "func.return"(%45) : (tensor<2x9x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<5x9x9xi32>, tensor<5x9x9xi32>) -> tensor<5x9x9xi32>, res_attrs = [{}], sym_name = "floor_divide", sym_visibility = "private"}> ({
  ^bb0(%arg9: tensor<5x9x9xi32>, %arg10: tensor<5x9x9xi32>):
    %16 = "stablehlo.divide"(%arg9, %arg10) : (tensor<5x9x9xi32>, tensor<5x9x9xi32>) -> tensor<5x9x9xi32>
    %17 = "stablehlo.sign"(%arg9) : (tensor<5x9x9xi32>) -> tensor<5x9x9xi32>
    %18 = "stablehlo.sign"(%arg10) : (tensor<5x9x9xi32>) -> tensor<5x9x9xi32>
    %19 = "stablehlo.compare"(%17, %18) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<5x9x9xi32>, tensor<5x9x9xi32>) -> tensor<5x9x9xi1>
    %20 = "stablehlo.remainder"(%arg9, %arg10) : (tensor<5x9x9xi32>, tensor<5x9x9xi32>) -> tensor<5x9x9xi32>
    %21 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5x9x9xi32>
    %23 = "stablehlo.compare"(%20, %22) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<5x9x9xi32>, tensor<5x9x9xi32>) -> tensor<5x9x9xi1>
    %24 = "stablehlo.and"(%19, %23) : (tensor<5x9x9xi1>, tensor<5x9x9xi1>) -> tensor<5x9x9xi1>
    %25 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5x9x9xi32>
    %27 = "stablehlo.subtract"(%16, %26) : (tensor<5x9x9xi32>, tensor<5x9x9xi32>) -> tensor<5x9x9xi32>
    %28 = "func.call"(%24, %27, %16) <{callee = @_where}> : (tensor<5x9x9xi1>, tensor<5x9x9xi32>, tensor<5x9x9xi32>) -> tensor<5x9x9xi32>
    "func.return"(%28) : (tensor<5x9x9xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<5x9x9xi1>, tensor<5x9x9xi32>, tensor<5x9x9xi32>) -> tensor<5x9x9xi32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg6: tensor<5x9x9xi1>, %arg7: tensor<5x9x9xi32>, %arg8: tensor<5x9x9xi32>):
    %15 = "stablehlo.select"(%arg6, %arg7, %arg8) : (tensor<5x9x9xi1>, tensor<5x9x9xi32>, tensor<5x9x9xi32>) -> tensor<5x9x9xi32>
    "func.return"(%15) : (tensor<5x9x9xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<18x9x9xi32>) -> tensor<9xi32>, res_attrs = [{}], sym_name = "trace", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<18x9x9xi32>):
    %2 = "stablehlo.transpose"(%arg3) <{permutation = array<i64: 2, 0, 1>}> : (tensor<18x9x9xi32>) -> tensor<9x18x9xi32>
    %3 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<18x9xi32>
    %4 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<18x9xi32>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<18x9xi32>
    %7 = "stablehlo.add"(%3, %6) : (tensor<18x9xi32>, tensor<18x9xi32>) -> tensor<18x9xi32>
    %8 = "stablehlo.compare"(%7, %4) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<18x9xi32>, tensor<18x9xi32>) -> tensor<18x9xi1>
    %9 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<9x18x9xi32>
    %11 = "func.call"(%8, %2, %10) <{callee = @_where_0}> : (tensor<18x9xi1>, tensor<9x18x9xi32>, tensor<9x18x9xi32>) -> tensor<9x18x9xi32>
    %12 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %13 = "stablehlo.reduce"(%11, %12) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
      %14 = "stablehlo.add"(%arg4, %arg5) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%14) : (tensor<i32>) -> ()
    }) : (tensor<9x18x9xi32>, tensor<i32>) -> tensor<9xi32>
    "func.return"(%13) : (tensor<9xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<18x9xi1>, tensor<9x18x9xi32>, tensor<9x18x9xi32>) -> tensor<9x18x9xi32>, res_attrs = [{}], sym_name = "_where_0", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<18x9xi1>, %arg1: tensor<9x18x9xi32>, %arg2: tensor<9x18x9xi32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<18x9xi1>) -> tensor<9x18x9xi1>
    %1 = "stablehlo.select"(%0, %arg1, %arg2) : (tensor<9x18x9xi1>, tensor<9x18x9xi32>, tensor<9x18x9xi32>) -> tensor<9x18x9xi32>
    "func.return"(%1) : (tensor<9x18x9xi32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
