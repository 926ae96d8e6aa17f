"builtin.module"() <{sym_name = "jit_forward"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<0x3x9xf16>, tensor<9xi32>, tensor<0xui16>, tensor<0x0x8xui16>) -> (tensor<0x3x9xf16>, tensor<0x3x9xf16>, tensor<0x3x9xf16>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg7: tensor<0x3x9xf16>, %arg8: tensor<9xi32>, %arg9: tensor<0xui16>, %arg10: tensor<0x0x8xui16>):
    %38 = "stablehlo.convert"(%arg10) : (tensor<0x0x8xui16>) -> tensor<0x0x8xi32>
    %39 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %40 = "stablehlo.reduce"(%38, %39) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg11: tensor<i32>, %arg12: tensor<i32>):
      %78 = "stablehlo.add"(%arg11, %arg12) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%78) : (tensor<i32>) -> ()
    }) : (tensor<0x0x8xi32>, tensor<i32>) -> tensor<i32>
    %41 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %42 = "func.call"(%40, %41) <{callee = @remainder}> : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %43 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %44 = "stablehlo.compare"(%42, %43) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %45 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %46 = "stablehlo.add"(%42, %45) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %47 = "stablehlo.select"(%44, %46, %42) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %48 = "stablehlo.round_nearest_even"(%arg7) : (tensor<0x3x9xf16>) -> tensor<0x3x9xf16>
    %49 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %50 = "stablehlo.pad"(%arg8, %49) <{edge_padding_high = array<i64: -1>, edge_padding_low = array<i64: 2>, interior_padding = array<i64: 0>}> : (tensor<9xi32>, tensor<i32>) -> tensor<10xi32>
    %51 = "stablehlo.convert"(%arg10) : (tensor<0x0x8xui16>) -> tensor<0x0x8xi8>
    %52 = "stablehlo.slice"(%50) <{limit_indices = array<i64: 3>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<10xi32>) -> tensor<3xi32>
    %53 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %54 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %55 = "stablehlo.compare"(%53, %54) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %56 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %57 = "stablehlo.constant"() <{value = dense<10> : tensor<i32>}> : () -> tensor<i32>
    %58 = "stablehlo.add"(%56, %57) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %59 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %60 = "stablehlo.select"(%55, %58, %59) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %61 = "stablehlo.dynamic_update_slice"(%50, %52, %60) : (tensor<10xi32>, tensor<3xi32>, tensor<i32>) -> tensor<10xi32>
    %62 = "stablehlo.transpose"(%arg7) <{permutation = array<i64: 1, 2, 0>}> : (tensor<0x3x9xf16>) -> tensor<3x9x0xf16>
    %63 = "stablehlo.cosine"(%arg7) : (tensor<0x3x9xf16>) -> tensor<0x3x9xf16>
    %64 = "stablehlo.convert"(%arg10) : (tensor<0x0x8xui16>) -> tensor<0x0x8xi32>
    %65 = "stablehlo.reshape"(%64) : (tensor<0x0x8xi32>) -> tensor<0xi32>
    %66 = "stablehlo.reshape"(%65) : (tensor<0xi32>) -> tensor<0x3x9xi32>
    %67 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %68 = "func.call"(%66, %67) <{callee = @remainder_0}> : (tensor<0x3x9xi32>, tensor<i32>) -> tensor<0x3x9xi32>
    %69 = "stablehlo.add"(%63, %63) : (tensor<0x3x9xf16>, tensor<0x3x9xf16>) -> tensor<0x3x9xf16>
    %70 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %71 = "stablehlo.broadcast_in_dim"(%70) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<0x3x9xi32>
    %72 = "stablehlo.compare"(%68, %71) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<0x3x9xi32>, tensor<0x3x9xi32>) -> tensor<0x3x9xi1>
    %73 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %74 = "stablehlo.broadcast_in_dim"(%73) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<0x3x9xi32>
    %75 = "stablehlo.compare"(%68, %74) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<0x3x9xi32>, tensor<0x3x9xi32>) -> tensor<0x3x9xi1>
    %76 = "stablehlo.select"(%75, %69, %48) : (tensor<0x3x9xi1>, tensor<0x3x9xf16>, tensor<0x3x9xf16>) -> tensor<0x3x9xf16>
    %77 = "stablehlo.select"(%72, %63, %76) : (tensor<0x3x9xi1>, tensor<0x3x9xf16>, tensor<0x3x9xf16>) -> tensor<0x3x9xf16>
    "func.return"(%77, %77, %63) : (tensor<0x3x9xf16>, tensor<0x3x9xf16>, tensor<0x3x9xf16>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<i32>, tensor<i32>) -> tensor<i32>, res_attrs = [{}], sym_name = "remainder", sym_visibility = "private"}> ({
  ^bb0(%arg5: tensor<i32>, %arg6: tensor<i32>):
    %22 = "stablehlo.convert"(%arg6) : (tensor<i32>) -> tensor<i32>
    %23 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %24 = "stablehlo.compare"(%22, %23) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %25 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %26 = "func.call"(%24, %25, %22) <{callee = @_where}> : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %27 = "stablehlo.remainder"(%arg5, %26) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %28 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %29 = "stablehlo.compare"(%27, %28) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %30 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %31 = "stablehlo.compare"(%27, %30) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %32 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %33 = "stablehlo.compare"(%26, %32) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %34 = "stablehlo.compare"(%31, %33) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %35 = "stablehlo.and"(%34, %29) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %36 = "stablehlo.add"(%27, %26) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %37 = "stablehlo.select"(%35, %36, %27) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    "func.return"(%37) : (tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg2: tensor<i1>, %arg3: tensor<i32>, %arg4: tensor<i32>):
    %21 = "stablehlo.select"(%arg2, %arg3, %arg4) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    "func.return"(%21) : (tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<0x3x9xi32>, tensor<i32>) -> tensor<0x3x9xi32>, res_attrs = [{}], sym_name = "remainder_0", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<0x3x9xi32>, %arg1: tensor<i32>):
    %0 = "stablehlo.convert"(%arg1) : (tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %2 = "stablehlo.compare"(%0, %1) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %3 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %4 = "func.call"(%2, %3, %0) <{callee = @_where}> : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<0x3x9xi32>
    %6 = "stablehlo.remainder"(%arg0, %5) : (tensor<0x3x9xi32>, tensor<0x3x9xi32>) -> tensor<0x3x9xi32>
    %7 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %8 = "stablehlo.broadcast_in_dim"(%7) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<0x3x9xi32>
    %9 = "stablehlo.compare"(%6, %8) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<0x3x9xi32>, tensor<0x3x9xi32>) -> tensor<0x3x9xi1>
    %10 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<0x3x9xi32>
    %12 = "stablehlo.compare"(%6, %11) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<0x3x9xi32>, tensor<0x3x9xi32>) -> tensor<0x3x9xi1>
    %13 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %14 = "stablehlo.compare"(%4, %13) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<0x3x9xi1>
    %16 = "stablehlo.compare"(%12, %15) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<0x3x9xi1>, tensor<0x3x9xi1>) -> tensor<0x3x9xi1>
    %17 = "stablehlo.and"(%16, %9) : (tensor<0x3x9xi1>, tensor<0x3x9xi1>) -> tensor<0x3x9xi1>
    %18 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<0x3x9xi32>
    %19 = "stablehlo.add"(%6, %18) : (tensor<0x3x9xi32>, tensor<0x3x9xi32>) -> tensor<0x3x9xi32>
    %20 = "stablehlo.select"(%17, %19, %6) : (tensor<0x3x9xi1>, tensor<0x3x9xi32>, tensor<0x3x9xi32>) -> tensor<0x3x9xi32>
    "func.return"(%20) : (tensor<0x3x9xi32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
