"builtin.module"() <{sym_name = "jit_alias"}> ({
  "func.func"() <{arg_attrs = [{tf.aliasing_output = 0 : i32}, {}, {}, {}], function_type = (tensor<6x5xf32>, tensor<7x1xi32>, tensor<6x6x7xi32>, tensor<5x7xi32>) -> (tensor<6x5xf32>, tensor<6x5xf32>, tensor<1x1xi32>, tensor<6x5xf32>, tensor<1x1xi32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg4: tensor<6x5xf32>, %arg5: tensor<7x1xi32>, %arg6: tensor<6x6x7xi32>, %arg7: tensor<5x7xi32>):
    %15 = "stablehlo.constant"() <{value = dense<1> : tensor<1x1xi8>}> : () -> tensor<1x1xi8>
    %16 = "stablehlo.slice"(%arg5) <{limit_indices = array<i64: 6, 1>, start_indices = array<i64: 5, 0>, strides = array<i64: 1, 1>}> : (tensor<7x1xi32>) -> tensor<1x1xi32>
    %17 = "stablehlo.xor"(%16, %16) : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi32>
    %18 = "func.call"(%arg7) <{callee = @tril}> : (tensor<5x7xi32>) -> tensor<5x7xi32>
    %19 = "stablehlo.subtract"(%16, %17) : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x1xi32>
    %20 = "stablehlo.slice"(%16) <{limit_indices = array<i64: 1, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 2, 1>}> : (tensor<1x1xi32>) -> tensor<1x1xi32>
    %21 = "stablehlo.gather"(%17, %15) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<1x1xi32>, tensor<1x1xi8>) -> tensor<1xi32>
    %22 = "stablehlo.constant"() <{value = dense<-3> : tensor<i32>}> : () -> tensor<i32>
    %23 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %24 = "func.call"(%arg4, %22, %23) <{callee = @clip}> : (tensor<6x5xf32>, tensor<i32>, tensor<i32>) -> tensor<6x5xf32>
    %25 = "stablehlo.exponential"(%24) : (tensor<6x5xf32>) -> tensor<6x5xf32>
    %26 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %27 = "stablehlo.reduce"(%25, %26) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg14: tensor<f32>, %arg15: tensor<f32>):
      %49 = "stablehlo.add"(%arg14, %arg15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%49) : (tensor<f32>) -> ()
    }) : (tensor<6x5xf32>, tensor<f32>) -> tensor<6xf32>
    %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x1xf32>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x1xf32>) -> tensor<6x5xf32>
    %30 = "stablehlo.divide"(%25, %29) : (tensor<6x5xf32>, tensor<6x5xf32>) -> tensor<6x5xf32>
    %31 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %32 = "stablehlo.reduce"(%30, %31) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
      %48 = "stablehlo.add"(%arg12, %arg13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%48) : (tensor<f32>) -> ()
    }) : (tensor<6x5xf32>, tensor<f32>) -> tensor<5xf32>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64: 1>}> : (tensor<5xf32>) -> tensor<1x5xf32>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x5xf32>) -> tensor<6x5xf32>
    %35 = "stablehlo.divide"(%30, %34) : (tensor<6x5xf32>, tensor<6x5xf32>) -> tensor<6x5xf32>
    %36 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %37 = "stablehlo.reduce"(%35, %36) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg10: tensor<f32>, %arg11: tensor<f32>):
      %47 = "stablehlo.add"(%arg10, %arg11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%47) : (tensor<f32>) -> ()
    }) : (tensor<6x5xf32>, tensor<f32>) -> tensor<6xf32>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xf32>) -> tensor<6x1xf32>
    %39 = "stablehlo.broadcast_in_dim"(%38) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x1xf32>) -> tensor<6x5xf32>
    %40 = "stablehlo.divide"(%35, %39) : (tensor<6x5xf32>, tensor<6x5xf32>) -> tensor<6x5xf32>
    %41 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %42 = "stablehlo.reduce"(%40, %41) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>):
      %46 = "stablehlo.add"(%arg8, %arg9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%46) : (tensor<f32>) -> ()
    }) : (tensor<6x5xf32>, tensor<f32>) -> tensor<5xf32>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 1>}> : (tensor<5xf32>) -> tensor<1x5xf32>
    %44 = "stablehlo.broadcast_in_dim"(%43) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x5xf32>) -> tensor<6x5xf32>
    %45 = "stablehlo.divide"(%40, %44) : (tensor<6x5xf32>, tensor<6x5xf32>) -> tensor<6x5xf32>
    "func.return"(%45, %45, %20, %45, %16) : (tensor<6x5xf32>, tensor<6x5xf32>, tensor<1x1xi32>, tensor<6x5xf32>, tensor<1x1xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<5x7xi32>) -> tensor<5x7xi32>, res_attrs = [{}], sym_name = "tril", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<5x7xi32>):
    %6 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x7xi32>
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5x7xi32>
    %9 = "stablehlo.add"(%6, %8) : (tensor<5x7xi32>, tensor<5x7xi32>) -> tensor<5x7xi32>
    %10 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x7xi32>
    %11 = "stablehlo.compare"(%9, %10) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<5x7xi32>, tensor<5x7xi32>) -> tensor<5x7xi1>
    %12 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<5x7xi32>
    %14 = "stablehlo.select"(%11, %arg3, %13) : (tensor<5x7xi1>, tensor<5x7xi32>, tensor<5x7xi32>) -> tensor<5x7xi32>
    "func.return"(%14) : (tensor<5x7xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<6x5xf32>, tensor<i32>, tensor<i32>) -> tensor<6x5xf32>, res_attrs = [{}], sym_name = "clip", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<6x5xf32>, %arg1: tensor<i32>, %arg2: tensor<i32>):
    %0 = "stablehlo.convert"(%arg1) : (tensor<i32>) -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x5xf32>
    %2 = "stablehlo.maximum"(%1, %arg0) : (tensor<6x5xf32>, tensor<6x5xf32>) -> tensor<6x5xf32>
    %3 = "stablehlo.convert"(%arg2) : (tensor<i32>) -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x5xf32>
    %5 = "stablehlo.minimum"(%4, %2) : (tensor<6x5xf32>, tensor<6x5xf32>) -> tensor<6x5xf32>
    "func.return"(%5) : (tensor<6x5xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
