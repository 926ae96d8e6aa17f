"builtin.module"() <{sym_name = "jit_forward"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<0x8x8x0xf32>, tensor<8xi32>, tensor<ui8>) -> (tensor<0x8x8x0xf32>, tensor<0x8x8x0xf32>, tensor<0x8x8x0xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg6: tensor<0x8x8x0xf32>, %arg7: tensor<8xi32>, %arg8: tensor<ui8>):
    %6 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<0xui32>
    %7 = "stablehlo.reshape"(%6) : (tensor<0xui32>) -> tensor<0x8x8x0xui32>
    %8 = "stablehlo.constant"() <{value = dense<15> : tensor<ui32>}> : () -> tensor<ui32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<0x8x8x0xui32>
    %10 = "stablehlo.shift_right_logical"(%7, %9) : (tensor<0x8x8x0xui32>, tensor<0x8x8x0xui32>) -> tensor<0x8x8x0xui32>
    %11 = "stablehlo.xor"(%7, %10) : (tensor<0x8x8x0xui32>, tensor<0x8x8x0xui32>) -> tensor<0x8x8x0xui32>
    %12 = "stablehlo.constant"() <{value = dense<2654435761> : tensor<ui32>}> : () -> tensor<ui32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<0x8x8x0xui32>
    %14 = "stablehlo.multiply"(%11, %13) : (tensor<0x8x8x0xui32>, tensor<0x8x8x0xui32>) -> tensor<0x8x8x0xui32>
    %15 = "stablehlo.constant"() <{value = dense<13> : tensor<ui32>}> : () -> tensor<ui32>
    %16 = "stablehlo.broadcast_in_dim"(%15) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<0x8x8x0xui32>
    %17 = "stablehlo.shift_right_logical"(%14, %16) : (tensor<0x8x8x0xui32>, tensor<0x8x8x0xui32>) -> tensor<0x8x8x0xui32>
    %18 = "stablehlo.xor"(%14, %17) : (tensor<0x8x8x0xui32>, tensor<0x8x8x0xui32>) -> tensor<0x8x8x0xui32>
    %19 = "stablehlo.constant"() <{value = dense<2246822519> : tensor<ui32>}> : () -> tensor<ui32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<0x8x8x0xui32>
    %21 = "stablehlo.multiply"(%18, %20) : (tensor<0x8x8x0xui32>, tensor<0x8x8x0xui32>) -> tensor<0x8x8x0xui32>
    %22 = "stablehlo.constant"() <{value = dense<31> : tensor<ui32>}> : () -> tensor<ui32>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<0x8x8x0xui32>
    %24 = "stablehlo.shift_right_logical"(%21, %23) : (tensor<0x8x8x0xui32>, tensor<0x8x8x0xui32>) -> tensor<0x8x8x0xui32>
    %25 = "stablehlo.constant"() <{value = dense<0> : tensor<ui32>}> : () -> tensor<ui32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<0x8x8x0xui32>
    %27 = "stablehlo.compare"(%24, %26) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<0x8x8x0xui32>, tensor<0x8x8x0xui32>) -> tensor<0x8x8x0xi1>
    %28 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %29 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<0x8x8x0xf32>
    %30 = "stablehlo.multiply"(%arg6, %29) : (tensor<0x8x8x0xf32>, tensor<0x8x8x0xf32>) -> tensor<0x8x8x0xf32>
    %31 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %32 = "func.call"(%27, %30, %31) <{callee = @_where}> : (tensor<0x8x8x0xi1>, tensor<0x8x8x0xf32>, tensor<i32>) -> tensor<0x8x8x0xf32>
    %33 = "stablehlo.convert"(%arg8) : (tensor<ui8>) -> tensor<f32>
    %34 = "stablehlo.multiply"(%32, %32) : (tensor<0x8x8x0xf32>, tensor<0x8x8x0xf32>) -> tensor<0x8x8x0xf32>
    %35 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %36 = "stablehlo.reduce"(%34, %35) <{dimensions = array<i64: 0, 1, 2, 3>}> ({
    ^bb0(%arg11: tensor<f32>, %arg12: tensor<f32>):
      %46 = "stablehlo.add"(%arg11, %arg12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%46) : (tensor<f32>) -> ()
    }) : (tensor<0x8x8x0xf32>, tensor<f32>) -> tensor<f32>
    %37 = "stablehlo.constant"() <{value = dense<-3> : tensor<i32>}> : () -> tensor<i32>
    %38 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %39 = "func.call"(%36, %37, %38) <{callee = @clip}> : (tensor<f32>, tensor<i32>, tensor<i32>) -> tensor<f32>
    %40 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<0x8x8x0xf32>
    %41 = "stablehlo.broadcast_in_dim"(%39) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<0x8x8x0xf32>
    %42 = "stablehlo.clamp"(%40, %32, %41) : (tensor<0x8x8x0xf32>, tensor<0x8x8x0xf32>, tensor<0x8x8x0xf32>) -> tensor<0x8x8x0xf32>
    %43 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %44 = "stablehlo.reduce"(%42, %43) <{dimensions = array<i64>}> ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      %45 = "stablehlo.add"(%arg9, %arg10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%45) : (tensor<f32>) -> ()
    }) : (tensor<0x8x8x0xf32>, tensor<f32>) -> tensor<0x8x8x0xf32>
    "func.return"(%32, %42, %44) : (tensor<0x8x8x0xf32>, tensor<0x8x8x0xf32>, tensor<0x8x8x0xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<0x8x8x0xi1>, tensor<0x8x8x0xf32>, tensor<i32>) -> tensor<0x8x8x0xf32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<0x8x8x0xi1>, %arg4: tensor<0x8x8x0xf32>, %arg5: tensor<i32>):
    %4 = "stablehlo.convert"(%arg5) : (tensor<i32>) -> tensor<f32>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<0x8x8x0xf32>
    "func.return"(%arg4) : (tensor<0x8x8x0xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<f32>, tensor<i32>, tensor<i32>) -> tensor<f32>, res_attrs = [{}], sym_name = "clip", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<f32>, %arg1: tensor<i32>, %arg2: tensor<i32>):
    %0 = "stablehlo.convert"(%arg1) : (tensor<i32>) -> tensor<f32>
    %1 = "stablehlo.maximum"(%0, %arg0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2 = "stablehlo.convert"(%arg2) : (tensor<i32>) -> tensor<f32>
    %3 = "stablehlo.minimum"(%2, %1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%3) : (tensor<f32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
