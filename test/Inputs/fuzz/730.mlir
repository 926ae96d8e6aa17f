"builtin.module"() <{sym_name = "jit_alias"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<4xf64>, tensor<4x0xi32>) -> (tensor<3xf64>, tensor<3xf64>, tensor<4x4xf64>, tensor<3xf64>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg3: tensor<4xf64>, %arg4: tensor<4x0xi32>):
    %4 = "stablehlo.constant"() <{value = dense<[[1, 2, 4], [3, 5, 4], [1, 1, 3]]> : tensor<3x3xui32>}> : () -> tensor<3x3xui32>
    %5 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xf64>) -> tensor<4x1xf64>
    %6 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xf64>) -> tensor<1x4xf64>
    %7 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<4x1xf64>) -> tensor<4x4xf64>
    %8 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xf64>) -> tensor<4x4xf64>
    %9 = "stablehlo.add"(%7, %8) : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
    %10 = "stablehlo.reshape"(%9) : (tensor<4x4xf64>) -> tensor<16xf64>
    %11 = "stablehlo.slice"(%10) <{limit_indices = array<i64: 9>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<16xf64>) -> tensor<9xf64>
    %12 = "stablehlo.reshape"(%11) : (tensor<9xf64>) -> tensor<3x3xf64>
    %13 = "stablehlo.convert"(%4) : (tensor<3x3xui32>) -> tensor<3x3xi32>
    %14 = "stablehlo.broadcast_in_dim"(%13) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x3xi32>) -> tensor<3x3x1xi32>
    %15 = "stablehlo.scatter"(%arg3, %14, %12) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, unique_indices = false}> ({
    ^bb0(%arg11: tensor<f64>, %arg12: tensor<f64>):
      %64 = "stablehlo.add"(%arg11, %arg12) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%64) : (tensor<f64>) -> ()
    }) : (tensor<4xf64>, tensor<3x3x1xi32>, tensor<3x3xf64>) -> tensor<4xf64>
    %16 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %17 = "stablehlo.reduce"(%9, %16) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg9: tensor<f64>, %arg10: tensor<f64>):
      %63 = "stablehlo.add"(%arg9, %arg10) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%63) : (tensor<f64>) -> ()
    }) : (tensor<4x4xf64>, tensor<f64>) -> tensor<f64>
    %18 = "stablehlo.constant"() <{value = dense<-3> : tensor<i64>}> : () -> tensor<i64>
    %19 = "stablehlo.constant"() <{value = dense<3> : tensor<i64>}> : () -> tensor<i64>
    %20 = "func.call"(%17, %18, %19) <{callee = @clip}> : (tensor<f64>, tensor<i64>, tensor<i64>) -> tensor<f64>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4x4xf64>
    %22 = "stablehlo.subtract"(%9, %21) : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
    %23 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x4xui32>
    %24 = "stablehlo.reshape"(%22) : (tensor<4x4xf64>) -> tensor<16xf64>
    %25 = "stablehlo.slice"(%24) <{limit_indices = array<i64: 4>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<16xf64>) -> tensor<4xf64>
    %26 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4xf64>
    %28 = "stablehlo.subtract"(%27, %15) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %29 = "stablehlo.multiply"(%25, %28) : (tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
    %30 = "stablehlo.slice"(%arg3) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xf64>) -> tensor<1xf64>
    %31 = "stablehlo.reshape"(%30) : (tensor<1xf64>) -> tensor<f64>
    %32 = "stablehlo.constant"() <{value = dense<-3> : tensor<i64>}> : () -> tensor<i64>
    %33 = "stablehlo.constant"() <{value = dense<3> : tensor<i64>}> : () -> tensor<i64>
    %34 = "func.call"(%31, %32, %33) <{callee = @clip}> : (tensor<f64>, tensor<i64>, tensor<i64>) -> tensor<f64>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<4x4xf64>
    %36 = "stablehlo.subtract"(%35, %9) : (tensor<4x4xf64>, tensor<4x4xf64>) -> tensor<4x4xf64>
    %37 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xi64>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi64>) -> tensor<4x1xi64>
    %39 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %40 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<4x4xui32>
    %41 = "stablehlo.compare"(%23, %40) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4x4xui32>, tensor<4x4xui32>) -> tensor<4x4xi1>
    %42 = "stablehlo.select"(%41, %23, %23) : (tensor<4x4xi1>, tensor<4x4xui32>, tensor<4x4xui32>) -> tensor<4x4xui32>
    %43 = "stablehlo.convert"(%42) : (tensor<4x4xui32>) -> tensor<4x4xi32>
    %44 = "stablehlo.reshape"(%43) : (tensor<4x4xi32>) -> tensor<16xi32>
    %45 = "stablehlo.slice"(%44) <{limit_indices = array<i64: 4>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<16xi32>) -> tensor<4xi32>
    %46 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %47 = "stablehlo.broadcast_in_dim"(%46) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<3xf64>
    %48 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>) -> tensor<4x1xi32>
    %49 = "stablehlo.scatter"(%47, %48, %15) <{indices_are_sorted = false, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, unique_indices = false}> ({
    ^bb0(%arg7: tensor<f64>, %arg8: tensor<f64>):
      %62 = "stablehlo.add"(%arg7, %arg8) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%62) : (tensor<f64>) -> ()
    }) : (tensor<3xf64>, tensor<4x1xi32>, tensor<4xf64>) -> tensor<3xf64>
    %50 = "stablehlo.reshape"(%22) : (tensor<4x4xf64>) -> tensor<16xf64>
    %51 = "stablehlo.slice"(%50) <{limit_indices = array<i64: 3>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<16xf64>) -> tensor<3xf64>
    %52 = "stablehlo.constant"() <{value = dense<0xFFF0000000000000> : tensor<f64>}> : () -> tensor<f64>
    %53 = "stablehlo.reduce"(%49, %52) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg5: tensor<f64>, %arg6: tensor<f64>):
      %61 = "stablehlo.maximum"(%arg5, %arg6) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%61) : (tensor<f64>) -> ()
    }) : (tensor<3xf64>, tensor<f64>) -> tensor<f64>
    %54 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %55 = "stablehlo.maximum"(%54, %53) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %56 = "stablehlo.constant"() <{value = dense<-3> : tensor<i64>}> : () -> tensor<i64>
    %57 = "stablehlo.constant"() <{value = dense<3> : tensor<i64>}> : () -> tensor<i64>
    %58 = "func.call"(%55, %56, %57) <{callee = @clip}> : (tensor<f64>, tensor<i64>, tensor<i64>) -> tensor<f64>
    %59 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<3xf64>
    %60 = "stablehlo.clamp"(%51, %49, %59) : (tensor<3xf64>, tensor<3xf64>, tensor<3xf64>) -> tensor<3xf64>
    "func.return"(%60, %49, %22, %49) : (tensor<3xf64>, tensor<3xf64>, tensor<4x4xf64>, tensor<3xf64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<f64>, tensor<i64>, tensor<i64>) -> tensor<f64>, res_attrs = [{}], sym_name = "clip", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<f64>, %arg1: tensor<i64>, %arg2: tensor<i64>):
    %0 = "stablehlo.convert"(%arg1) : (tensor<i64>) -> tensor<f64>
    %1 = "stablehlo.maximum"(%0, %arg0) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    %2 = "stablehlo.convert"(%arg2) : (tensor<i64>) -> tensor<f64>
    %3 = "stablehlo.minimum"(%2, %1) : (tensor<f64>, tensor<f64>) -> tensor<f64>
    "func.return"(%3) : (tensor<f64>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
