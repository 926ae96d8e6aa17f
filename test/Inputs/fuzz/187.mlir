"builtin.module"() <{sym_name = "jit_alias"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {jax.buffer_donor = true}], function_type = (tensor<24x7xbf16>, tensor<i32>, tensor<7x4xi16>, tensor<i8>) -> (tensor<24x7xui16>, tensor<24x7xbf16>, tensor<i32>, tensor<24x7xui16>, tensor<24x7xi8>, tensor<24x7xui16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg8: tensor<24x7xbf16>, %arg9: tensor<i32>, %arg10: tensor<7x4xi16>, %arg11: tensor<i8>):
    %25 = "stablehlo.transpose"(%arg10) <{permutation = array<i64: 1, 0>}> : (tensor<7x4xi16>) -> tensor<4x7xi16>
    %26 = "stablehlo.subtract"(%arg8, %arg8) : (tensor<24x7xbf16>, tensor<24x7xbf16>) -> tensor<24x7xbf16>
    %27 = "stablehlo.bitcast_convert"(%26) : (tensor<24x7xbf16>) -> tensor<24x7xui16>
    %28 = "stablehlo.convert"(%27) : (tensor<24x7xui16>) -> tensor<24x7xi8>
    %29 = "stablehlo.convert"(%28) : (tensor<24x7xi8>) -> tensor<24x7xui8>
    %30 = "stablehlo.convert"(%28) : (tensor<24x7xi8>) -> tensor<24x7xi32>
    %31 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %32 = "stablehlo.reduce"(%30, %31) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg14: tensor<i32>, %arg15: tensor<i32>):
      %50 = "stablehlo.add"(%arg14, %arg15) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%50) : (tensor<i32>) -> ()
    }) : (tensor<24x7xi32>, tensor<i32>) -> tensor<i32>
    %33 = "stablehlo.convert"(%32) : (tensor<i32>) -> tensor<bf16>
    %34 = "stablehlo.convert"(%27) : (tensor<24x7xui16>) -> tensor<24x7xui32>
    %35 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %36 = "stablehlo.reduce"(%34, %35) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg12: tensor<ui32>, %arg13: tensor<ui32>):
      %49 = "stablehlo.add"(%arg12, %arg13) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
      "stablehlo.return"(%49) : (tensor<ui32>) -> ()
    }) : (tensor<24x7xui32>, tensor<ui32>) -> tensor<ui32>
    %37 = "stablehlo.convert"(%36) : (tensor<ui32>) -> tensor<bf16>
    %38 = "stablehlo.slice"(%29) <{limit_indices = array<i64: 1, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<24x7xui8>) -> tensor<1x1xui8>
    %39 = "stablehlo.reshape"(%38) : (tensor<1x1xui8>) -> tensor<ui8>
    %40 = "stablehlo.convert"(%39) : (tensor<ui8>) -> tensor<bf16>
    %41 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<24xi32>
    %42 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %43 = "func.call"(%41, %42) <{callee = @remainder}> : (tensor<24xi32>, tensor<i32>) -> tensor<24xi32>
    %44 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %45 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<24xi32>
    %46 = "stablehlo.compare"(%43, %45) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %47 = "func.call"(%46, %33, %40) <{callee = @_where_0}> : (tensor<24xi1>, tensor<bf16>, tensor<bf16>) -> tensor<24xbf16>
    %48 = "stablehlo.shift_right_logical"(%27, %27) : (tensor<24x7xui16>, tensor<24x7xui16>) -> tensor<24x7xui16>
    "func.return"(%48, %26, %arg9, %48, %28, %27) : (tensor<24x7xui16>, tensor<24x7xbf16>, tensor<i32>, tensor<24x7xui16>, tensor<24x7xi8>, tensor<24x7xui16>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<24xi32>, tensor<i32>) -> tensor<24xi32>, res_attrs = [{}], sym_name = "remainder", sym_visibility = "private"}> ({
  ^bb0(%arg6: tensor<24xi32>, %arg7: tensor<i32>):
    %4 = "stablehlo.convert"(%arg7) : (tensor<i32>) -> tensor<i32>
    %5 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %6 = "stablehlo.compare"(%4, %5) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %7 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %8 = "func.call"(%6, %7, %4) <{callee = @_where}> : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<24xi32>
    %10 = "stablehlo.remainder"(%arg6, %9) : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi32>
    %11 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %12 = "stablehlo.broadcast_in_dim"(%11) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<24xi32>
    %13 = "stablehlo.compare"(%10, %12) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %14 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<24xi32>
    %16 = "stablehlo.compare"(%10, %15) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi1>
    %17 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %18 = "stablehlo.compare"(%8, %17) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<24xi1>
    %20 = "stablehlo.compare"(%16, %19) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<24xi1>, tensor<24xi1>) -> tensor<24xi1>
    %21 = "stablehlo.and"(%20, %13) : (tensor<24xi1>, tensor<24xi1>) -> tensor<24xi1>
    %22 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<24xi32>
    %23 = "stablehlo.add"(%10, %22) : (tensor<24xi32>, tensor<24xi32>) -> tensor<24xi32>
    %24 = "stablehlo.select"(%21, %23, %10) : (tensor<24xi1>, tensor<24xi32>, tensor<24xi32>) -> tensor<24xi32>
    "func.return"(%24) : (tensor<24xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<i1>, %arg4: tensor<i32>, %arg5: tensor<i32>):
    %3 = "stablehlo.select"(%arg3, %arg4, %arg5) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    "func.return"(%3) : (tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<24xi1>, tensor<bf16>, tensor<bf16>) -> tensor<24xbf16>, res_attrs = [{}], sym_name = "_where_0", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<24xi1>, %arg1: tensor<bf16>, %arg2: tensor<bf16>):
    %0 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<24xbf16>
    %1 = "stablehlo.broadcast_in_dim"(%arg2) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<24xbf16>
    %2 = "stablehlo.select"(%arg0, %0, %1) : (tensor<24xi1>, tensor<24xbf16>, tensor<24xbf16>) -> tensor<24xbf16>
    "func.return"(%2) : (tensor<24xbf16>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
