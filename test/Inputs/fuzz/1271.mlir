"builtin.module"() <{sym_name = "jit_gradient"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}], function_type = (tensor<6x8x6xf32>, tensor<9xf32>, tensor<9x9x6xi32>, tensor<8xi16>, tensor<9x6xi1>, tensor<8x9xi32>) -> (tensor<6x8x6xf32>, tensor<9xf32>, tensor<f32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<6x8x6xf32>, %arg1: tensor<9xf32>, %arg2: tensor<9x9x6xi32>, %arg3: tensor<8xi16>, %arg4: tensor<9x6xi1>, %arg5: tensor<8x9xi32>):
    %0 = "stablehlo.count_leading_zeros"(%arg3) : (tensor<8xi16>) -> tensor<8xi16>
    %1 = "stablehlo.convert"(%arg2) : (tensor<9x9x6xi32>) -> tensor<9x9x6xi16>
    %2 = "stablehlo.reshape"(%1) : (tensor<9x9x6xi16>) -> tensor<486xi16>
    %3 = "stablehlo.slice"(%2) <{limit_indices = array<i64: 8>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<486xi16>) -> tensor<8xi16>
    %4 = "stablehlo.shift_left"(%0, %3) : (tensor<8xi16>, tensor<8xi16>) -> tensor<8xi16>
    %5 = "stablehlo.constant"() <{value = dense<-32768> : tensor<i16>}> : () -> tensor<i16>
    %6 = "stablehlo.reduce"(%0, %5) <{dimensions = array<i64>}> ({
    ^bb0(%arg10: tensor<i16>, %arg11: tensor<i16>):
      %35 = "stablehlo.maximum"(%arg10, %arg11) : (tensor<i16>, tensor<i16>) -> tensor<i16>
      "stablehlo.return"(%35) : (tensor<i16>) -> ()
    }) : (tensor<8xi16>, tensor<i16>) -> tensor<8xi16>
    %7 = "stablehlo.maximum"(%4, %0) : (tensor<8xi16>, tensor<8xi16>) -> tensor<8xi16>
    %8 = "stablehlo.slice"(%6) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<8xi16>) -> tensor<1xi16>
    %9 = "stablehlo.constant"() <{value = dense<7> : tensor<1xi32>}> : () -> tensor<1xi32>
    %10 = "stablehlo.convert"(%8) : (tensor<1xi16>) -> tensor<1xi32>
    %11 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %13 = "stablehlo.compare"(%10, %12) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %14 = "stablehlo.compare"(%10, %9) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
    %15 = "stablehlo.and"(%13, %14) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %16 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %17 = "stablehlo.reduce"(%15, %16) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg8: tensor<i1>, %arg9: tensor<i1>):
      %34 = "stablehlo.and"(%arg8, %arg9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%34) : (tensor<i1>) -> ()
    }) : (tensor<1xi1>, tensor<i1>) -> tensor<i1>
    %18 = "stablehlo.gather"(%6, %10) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0]>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<8xi16>, tensor<1xi32>) -> tensor<i16>
    %19 = "stablehlo.constant"() <{value = dense<-32768> : tensor<i16>}> : () -> tensor<i16>
    %20 = "stablehlo.select"(%17, %18, %19) : (tensor<i1>, tensor<i16>, tensor<i16>) -> tensor<i16>
    %21 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<f32>}> : () -> tensor<f32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x8x6xf32>
    %23 = "stablehlo.multiply"(%arg0, %22) : (tensor<6x8x6xf32>, tensor<6x8x6xf32>) -> tensor<6x8x6xf32>
    %24 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %25 = "stablehlo.reduce"(%23, %24) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %33 = "stablehlo.add"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%33) : (tensor<f32>) -> ()
    }) : (tensor<6x8x6xf32>, tensor<f32>) -> tensor<f32>
    %26 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x8x6xf32>
    %28 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<f32>}> : () -> tensor<f32>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x8x6xf32>
    %30 = "stablehlo.multiply"(%27, %29) : (tensor<6x8x6xf32>, tensor<6x8x6xf32>) -> tensor<6x8x6xf32>
    %31 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %32 = "stablehlo.broadcast_in_dim"(%31) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<9xf32>
    "func.return"(%30, %32, %25) : (tensor<6x8x6xf32>, tensor<9xf32>, tensor<f32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
