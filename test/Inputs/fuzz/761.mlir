"builtin.module"() <{sym_name = "jit_forward"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}], function_type = (tensor<9xf32>, tensor<3xi32>, tensor<i32>, tensor<f32>, tensor<7xi8>) -> (tensor<21xi32>, tensor<21xf32>, tensor<i32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg6: tensor<9xf32>, %arg7: tensor<3xi32>, %arg8: tensor<i32>, %arg9: tensor<f32>, %arg10: tensor<7xi8>):
    %9 = "stablehlo.sign"(%arg7) : (tensor<3xi32>) -> tensor<3xi32>
    %10 = "stablehlo.negate"(%arg10) : (tensor<7xi8>) -> tensor<7xi8>
    %11 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<7xi32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0>}> : (tensor<7xi32>) -> tensor<7x1xi32>
    %13 = "stablehlo.concatenate"(%9, %9, %9) <{dimension = 0 : i64}> : (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> tensor<9xi32>
    %14 = "stablehlo.convert"(%10) : (tensor<7xi8>) -> tensor<7xi32>
    %15 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %16 = "func.call"(%14, %15) <{callee = @_pad}> : (tensor<7xi32>, tensor<i32>) -> tensor<9xi32>
    %17 = "stablehlo.concatenate"(%13, %arg7, %16) <{dimension = 0 : i64}> : (tensor<9xi32>, tensor<3xi32>, tensor<9xi32>) -> tensor<21xi32>
    %18 = "stablehlo.constant"() <{value = dense<0> : tensor<i8>}> : () -> tensor<i8>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<i8>) -> tensor<7xi8>
    %20 = "stablehlo.compare"(%arg10, %19) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<7xi8>, tensor<7xi8>) -> tensor<7xi1>
    %21 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %22 = "func.call"(%20, %21) <{callee = @_pad_0}> : (tensor<7xi1>, tensor<i32>) -> tensor<21xi1>
    %23 = "stablehlo.select"(%22, %17, %17) : (tensor<21xi1>, tensor<21xi32>, tensor<21xi32>) -> tensor<21xi32>
    %24 = "stablehlo.constant"() <{value = dense<11> : tensor<i32>}> : () -> tensor<i32>
    %25 = "func.call"(%23, %24) <{callee = @_take}> : (tensor<21xi32>, tensor<i32>) -> tensor<i32>
    %26 = "stablehlo.sign"(%23) : (tensor<21xi32>) -> tensor<21xi32>
    %27 = "stablehlo.convert"(%26) : (tensor<21xi32>) -> tensor<21xf32>
    "func.return"(%26, %27, %25) : (tensor<21xi32>, tensor<21xf32>, tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<7xi32>, tensor<i32>) -> tensor<9xi32>, res_attrs = [{}], sym_name = "_pad", sym_visibility = "private"}> ({
  ^bb0(%arg4: tensor<7xi32>, %arg5: tensor<i32>):
    %7 = "stablehlo.convert"(%arg5) : (tensor<i32>) -> tensor<i32>
    %8 = "stablehlo.pad"(%arg4, %7) <{edge_padding_high = array<i64: 2>, edge_padding_low = array<i64: 0>, interior_padding = array<i64: 0>}> : (tensor<7xi32>, tensor<i32>) -> tensor<9xi32>
    "func.return"(%8) : (tensor<9xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<7xi1>, tensor<i32>) -> tensor<21xi1>, res_attrs = [{}], sym_name = "_pad_0", sym_visibility = "private"}> ({
  ^bb0(%arg2: tensor<7xi1>, %arg3: tensor<i32>):
    %2 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %3 = "stablehlo.broadcast_in_dim"(%2) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<i32>
    %4 = "stablehlo.compare"(%arg3, %3) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = "stablehlo.convert"(%4) : (tensor<i1>) -> tensor<i1>
    %6 = "stablehlo.pad"(%arg2, %5) <{edge_padding_high = array<i64: 14>, edge_padding_low = array<i64: 0>, interior_padding = array<i64: 0>}> : (tensor<7xi1>, tensor<i1>) -> tensor<21xi1>
    "func.return"(%6) : (tensor<21xi1>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<21xi32>, tensor<i32>) -> tensor<i32>, res_attrs = [{}], sym_name = "_take", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<21xi32>, %arg1: tensor<i32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %1 = "stablehlo.gather"(%arg0, %0) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0]>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<21xi32>, tensor<1xi32>) -> tensor<i32>
    "func.return"(%1) : (tensor<i32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
