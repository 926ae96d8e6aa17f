"builtin.module"() <{sym_name = "jit_forward"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<9x1x9x1xf32>, tensor<6xi32>, tensor<3x9xi32>, tensor<6x9xi1>) -> (tensor<9x1x9x1xf32>, tensor<9x1x9x1xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg2: tensor<9x1x9x1xf32>, %arg3: tensor<6xi32>, %arg4: tensor<3x9xi32>, %arg5: tensor<6x9xi1>):
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x9xi32>
    %4 = "stablehlo.compare"(%arg4, %3) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<3x9xi32>, tensor<3x9xi32>) -> tensor<3x9xi1>
    %5 = "stablehlo.convert"(%arg4) : (tensor<3x9xi32>) -> tensor<3x9xui8>
    %6 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %7 = "func.call"(%5, %6) <{callee = @_pad}> : (tensor<3x9xui8>, tensor<i32>) -> tensor<6x9xui8>
    %8 = "stablehlo.slice"(%7) <{limit_indices = array<i64: 6, 9>, start_indices = array<i64: 0, 7>, strides = array<i64: 1, 1>}> : (tensor<6x9xui8>) -> tensor<6x2xui8>
    %9 = "stablehlo.gather"(%arg4, %8) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [1, 0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x9xi32>, tensor<6x2xui8>) -> tensor<6xi32>
    %10 = "stablehlo.and"(%4, %4) : (tensor<3x9xi1>, tensor<3x9xi1>) -> tensor<3x9xi1>
    %11 = "stablehlo.slice"(%arg3) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<6xi32>) -> tensor<1xi32>
    %12 = "stablehlo.reshape"(%11) : (tensor<1xi32>) -> tensor<i32>
    %13 = "stablehlo.slice"(%9) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<6xi32>) -> tensor<1xi32>
    %14 = "stablehlo.reshape"(%13) : (tensor<1xi32>) -> tensor<i32>
    %15 = "stablehlo.reshape"(%arg5) : (tensor<6x9xi1>) -> tensor<54xi1>
    %16 = "stablehlo.slice"(%15) <{limit_indices = array<i64: 8>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<54xi1>) -> tensor<8xi1>
    %17 = "stablehlo.reshape"(%16) : (tensor<8xi1>) -> tensor<4x2xi1>
    %18 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %19 = "stablehlo.compare"(%12, %18) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %20 = "stablehlo.constant"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
    %21 = "stablehlo.add"(%12, %20) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %22 = "stablehlo.select"(%19, %21, %12) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %23 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %24 = "stablehlo.compare"(%14, %23) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %25 = "stablehlo.constant"() <{value = dense<9> : tensor<i32>}> : () -> tensor<i32>
    %26 = "stablehlo.add"(%14, %25) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %27 = "stablehlo.select"(%24, %26, %14) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %28 = "stablehlo.dynamic_update_slice"(%arg5, %17, %22, %27) : (tensor<6x9xi1>, tensor<4x2xi1>, tensor<i32>, tensor<i32>) -> tensor<6x9xi1>
    %29 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %30 = "stablehlo.reduce"(%4, %29) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg8: tensor<i1>, %arg9: tensor<i1>):
      %40 = "stablehlo.or"(%arg8, %arg9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%40) : (tensor<i1>) -> ()
    }) : (tensor<3x9xi1>, tensor<i1>) -> tensor<i1>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1x1xi1>
    %32 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %33 = "stablehlo.reduce"(%28, %32) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg6: tensor<i1>, %arg7: tensor<i1>):
      %39 = "stablehlo.and"(%arg6, %arg7) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%39) : (tensor<i1>) -> ()
    }) : (tensor<6x9xi1>, tensor<i1>) -> tensor<i1>
    %34 = "stablehlo.abs"(%arg2) : (tensor<9x1x9x1xf32>) -> tensor<9x1x9x1xf32>
    %35 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %36 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<9x1x9x1xf32>
    %37 = "stablehlo.add"(%34, %36) : (tensor<9x1x9x1xf32>, tensor<9x1x9x1xf32>) -> tensor<9x1x9x1xf32>
    %38 = "stablehlo.divide"(%arg2, %37) : (tensor<9x1x9x1xf32>, tensor<9x1x9x1xf32>) -> tensor<9x1x9x1xf32>
    "func.return"(%38, %38) : (tensor<9x1x9x1xf32>, tensor<9x1x9x1xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<3x9xui8>, tensor<i32>) -> tensor<6x9xui8>, res_attrs = [{}], sym_name = "_pad", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<3x9xui8>, %arg1: tensor<i32>):
    %0 = "stablehlo.convert"(%arg1) : (tensor<i32>) -> tensor<ui8>
    %1 = "stablehlo.pad"(%arg0, %0) <{edge_padding_high = array<i64: 3, 0>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x9xui8>, tensor<ui8>) -> tensor<6x9xui8>
    "func.return"(%1) : (tensor<6x9xui8>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
