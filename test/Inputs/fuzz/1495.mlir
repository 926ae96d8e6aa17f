"builtin.module"() <{sym_name = "jit_gradient"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<5x9xf16>, tensor<9x5x5xf16>, tensor<7xi32>) -> (tensor<5x9xf16>, tensor<9x5x5xf16>, tensor<f16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<5x9xf16>, %arg1: tensor<9x5x5xf16>, %arg2: tensor<7xi32>):
    %0 = "stablehlo.constant"() <{value = dense<[[[4], [0], [10], [3], [4], [3], [-2]], [[2], [9], [9], [2], [-2], [-2], [6]], [[8], [4], [8], [8], [5], [-1], [2]], [[8], [0], [2], [10], [0], [4], [9]], [[5], [-2], [4], [1], [1], [5], [-2]]]> : tensor<5x7x1xi32>}> : () -> tensor<5x7x1xi32>
    %1 = "stablehlo.convert"(%arg2) : (tensor<7xi32>) -> tensor<7xi16>
    %2 = "stablehlo.concatenate"(%1, %1, %1, %1, %1, %1, %1, %1, %1) <{dimension = 0 : i64}> : (tensor<7xi16>, tensor<7xi16>, tensor<7xi16>, tensor<7xi16>, tensor<7xi16>, tensor<7xi16>, tensor<7xi16>, tensor<7xi16>, tensor<7xi16>) -> tensor<63xi16>
    %3 = "stablehlo.reshape"(%2) : (tensor<63xi16>) -> tensor<7x9xi16>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<i16>}> : () -> tensor<i16>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<i16>) -> tensor<7x9xi16>
    %6 = "stablehlo.compare"(%3, %5) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<7x9xi16>, tensor<7x9xi16>) -> tensor<7x9xi1>
    %7 = "stablehlo.constant"() <{value = dense<7> : tensor<i16>}> : () -> tensor<i16>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<i16>) -> tensor<7x9xi16>
    %9 = "stablehlo.add"(%3, %8) : (tensor<7x9xi16>, tensor<7x9xi16>) -> tensor<7x9xi16>
    %10 = "stablehlo.select"(%6, %9, %3) : (tensor<7x9xi1>, tensor<7x9xi16>, tensor<7x9xi16>) -> tensor<7x9xi16>
    %11 = "stablehlo.convert"(%10) : (tensor<7x9xi16>) -> tensor<7x9xi32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<7x9xi32>) -> tensor<7x9x1xi32>
    %13 = "stablehlo.gather"(%arg2, %12) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<7xi32>, tensor<7x9x1xi32>) -> tensor<7x9xi32>
    %14 = "stablehlo.convert"(%arg0) : (tensor<5x9xf16>) -> tensor<5x9xf32>
    %15 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.reduce"(%14, %15) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      %76 = "stablehlo.add"(%arg9, %arg10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%76) : (tensor<f32>) -> ()
    }) : (tensor<5x9xf32>, tensor<f32>) -> tensor<9xf32>
    %17 = "stablehlo.constant"() <{value = dense<5.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<9xf32>
    %19 = "stablehlo.divide"(%16, %18) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %20 = "stablehlo.convert"(%19) : (tensor<9xf32>) -> tensor<9xf16>
    %21 = "stablehlo.reshape"(%20) : (tensor<9xf16>) -> tensor<3x1x3xf16>
    %22 = "stablehlo.gather"(%20, %0) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<9xf16>, tensor<5x7x1xi32>) -> tensor<5x7xf16>
    %23 = "stablehlo.tanh"(%22) : (tensor<5x7xf16>) -> tensor<5x7xf16>
    %24 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f16>}> : () -> tensor<f16>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<5x7xf16>
    %26 = "stablehlo.subtract"(%25, %23) : (tensor<5x7xf16>, tensor<5x7xf16>) -> tensor<5x7xf16>
    %27 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f16>}> : () -> tensor<f16>
    %28 = "stablehlo.broadcast_in_dim"(%27) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<5x7xf16>
    %29 = "stablehlo.multiply"(%23, %28) : (tensor<5x7xf16>, tensor<5x7xf16>) -> tensor<5x7xf16>
    %30 = "stablehlo.convert"(%29) : (tensor<5x7xf16>) -> tensor<5x7xf32>
    %31 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %32 = "stablehlo.reduce"(%30, %31) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg7: tensor<f32>, %arg8: tensor<f32>):
      %75 = "stablehlo.add"(%arg7, %arg8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%75) : (tensor<f32>) -> ()
    }) : (tensor<5x7xf32>, tensor<f32>) -> tensor<f32>
    %33 = "stablehlo.constant"() <{value = dense<3.500000e+01> : tensor<f32>}> : () -> tensor<f32>
    %34 = "stablehlo.divide"(%32, %33) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %35 = "stablehlo.convert"(%34) : (tensor<f32>) -> tensor<f16>
    %36 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<f16>}> : () -> tensor<f16>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<5x9xf16>
    %38 = "stablehlo.multiply"(%arg0, %37) : (tensor<5x9xf16>, tensor<5x9xf16>) -> tensor<5x9xf16>
    %39 = "stablehlo.convert"(%38) : (tensor<5x9xf16>) -> tensor<5x9xf32>
    %40 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %41 = "stablehlo.reduce"(%39, %40) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %74 = "stablehlo.add"(%arg5, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%74) : (tensor<f32>) -> ()
    }) : (tensor<5x9xf32>, tensor<f32>) -> tensor<f32>
    %42 = "stablehlo.convert"(%41) : (tensor<f32>) -> tensor<f16>
    %43 = "stablehlo.add"(%42, %35) : (tensor<f16>, tensor<f16>) -> tensor<f16>
    %44 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x9xf32>
    %46 = "stablehlo.convert"(%45) : (tensor<5x9xf32>) -> tensor<5x9xf16>
    %47 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<f16>}> : () -> tensor<f16>
    %48 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<5x9xf16>
    %49 = "stablehlo.multiply"(%46, %48) : (tensor<5x9xf16>, tensor<5x9xf16>) -> tensor<5x9xf16>
    %50 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %51 = "stablehlo.constant"() <{value = dense<3.500000e+01> : tensor<f32>}> : () -> tensor<f32>
    %52 = "stablehlo.divide"(%50, %51) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %53 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x7xf32>
    %54 = "stablehlo.convert"(%53) : (tensor<5x7xf32>) -> tensor<5x7xf16>
    %55 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f16>}> : () -> tensor<f16>
    %56 = "stablehlo.broadcast_in_dim"(%55) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<5x7xf16>
    %57 = "stablehlo.multiply"(%54, %56) : (tensor<5x7xf16>, tensor<5x7xf16>) -> tensor<5x7xf16>
    %58 = "stablehlo.multiply"(%57, %26) : (tensor<5x7xf16>, tensor<5x7xf16>) -> tensor<5x7xf16>
    %59 = "stablehlo.multiply"(%58, %23) : (tensor<5x7xf16>, tensor<5x7xf16>) -> tensor<5x7xf16>
    %60 = "stablehlo.add"(%58, %59) : (tensor<5x7xf16>, tensor<5x7xf16>) -> tensor<5x7xf16>
    %61 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f16>}> : () -> tensor<f16>
    %62 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<9xf16>
    %63 = "stablehlo.scatter"(%62, %0, %60) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg3: tensor<f16>, %arg4: tensor<f16>):
      %73 = "stablehlo.add"(%arg3, %arg4) : (tensor<f16>, tensor<f16>) -> tensor<f16>
      "stablehlo.return"(%73) : (tensor<f16>) -> ()
    }) : (tensor<9xf16>, tensor<5x7x1xi32>, tensor<5x7xf16>) -> tensor<9xf16>
    %64 = "stablehlo.convert"(%63) : (tensor<9xf16>) -> tensor<9xf32>
    %65 = "stablehlo.constant"() <{value = dense<5.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %66 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<9xf32>
    %67 = "stablehlo.divide"(%64, %66) : (tensor<9xf32>, tensor<9xf32>) -> tensor<9xf32>
    %68 = "stablehlo.broadcast_in_dim"(%67) <{broadcast_dimensions = array<i64: 1>}> : (tensor<9xf32>) -> tensor<5x9xf32>
    %69 = "stablehlo.convert"(%68) : (tensor<5x9xf32>) -> tensor<5x9xf16>
    %70 = "stablehlo.add"(%49, %69) : (tensor<5x9xf16>, tensor<5x9xf16>) -> tensor<5x9xf16>
    %71 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f16>}> : () -> tensor<f16>
    %72 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64>}> : (tensor<f16>) -> tensor<9x5x5xf16>
    "func.return"(%70, %72, %43) : (tensor<5x9xf16>, tensor<9x5x5xf16>, tensor<f16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
