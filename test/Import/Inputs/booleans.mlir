"builtin.module"() <{sym_name = "jit_program"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}], function_type = (tensor<16x16xf32>, tensor<11x11xf32>, tensor<101xf32>, tensor<10x10xf32>, tensor<7x3x5xf32>) -> (tensor<16x16xf32>, tensor<11x11xf32>, tensor<101xf32>, tensor<10x10xf32>, tensor<7x3x5xf32>, tensor<16x16xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg15: tensor<16x16xf32>, %arg16: tensor<11x11xf32>, %arg17: tensor<101xf32>, %arg18: tensor<10x10xf32>, %arg19: tensor<7x3x5xf32>):
    %15 = "stablehlo.constant"() <{value = dense<"0x01000000000000000000000000000000010100000000000000000000000000000101010000000000000000000000000001010101000000000000000000000000010101010100000000000000000000000101010101010000000000000000000001010101010101000000000000000000010101010101010100000000000000000101010101010101010000000000000001010101010101010101000000000000010101010101010101010100000000000101010101010101010101010000000001010101010101010101010101000000010101010101010101010101010100000101010101010101010101010101010001010101010101010101010101010101"> : tensor<16x16xi1>}> : () -> tensor<16x16xi1>
    %16 = "stablehlo.constant"() <{value = dense<"0x01010100000000000001010101010101010101010001010000010100010101000001000100000000000000000001010100010100000101010001010101010100010001010101000000000101000101000101000001010100010000010000010100000001000100000101000001000100010001010100010001"> : tensor<11x11xi1>}> : () -> tensor<11x11xi1>
    %17 = "stablehlo.constant"() <{value = dense<"0x0001000100010101000101010001010000010001010101000000010000000001010001010100000101000000010001000000010101010100000001010101010100000100010101000001010001000100000000010100010100000101000001010001010001"> : tensor<101xi1>}> : () -> tensor<101xi1>
    %18 = "stablehlo.constant"() <{value = dense<[[true, false, true, true, false, false, false, true, false, true], [true, true, false, false, false, true, true, false, true, false], [false, false, true, true, false, true, true, false, false, false], [false, true, false, false, false, false, true, false, true, true], [true, true, true, true, false, true, false, false, false, false], [false, true, true, true, true, true, true, false, false, true], [false, true, false, true, true, false, true, false, false, true], [true, false, true, true, true, false, true, true, false, false], [false, false, false, false, false, true, true, false, true, true], [true, true, true, false, false, true, false, false, false, false]]> : tensor<10x10xi1>}> : () -> tensor<10x10xi1>
    %19 = "stablehlo.constant"() <{value = dense<"0x000000000001010100000100010101010001010001010100000000010001000101010101010101010100010000010001010001000101010101010100010101010000010100010000010101010101010001000001010001010101010100000100010100000100010001"> : tensor<7x3x5xi1>}> : () -> tensor<7x3x5xi1>
    %20 = "stablehlo.constant"() <{value = dense<true> : tensor<16x16xi1>}> : () -> tensor<16x16xi1>
    %21 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %22 = "func.call"(%15, %arg15, %21) <{callee = @_where}> : (tensor<16x16xi1>, tensor<16x16xf32>, tensor<i32>) -> tensor<16x16xf32>
    %23 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %24 = "func.call"(%16, %arg16, %23) <{callee = @_where_0}> : (tensor<11x11xi1>, tensor<11x11xf32>, tensor<i32>) -> tensor<11x11xf32>
    %25 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %26 = "func.call"(%17, %arg17, %25) <{callee = @_where_1}> : (tensor<101xi1>, tensor<101xf32>, tensor<i32>) -> tensor<101xf32>
    %27 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %28 = "func.call"(%18, %arg18, %27) <{callee = @_where_2}> : (tensor<10x10xi1>, tensor<10x10xf32>, tensor<i32>) -> tensor<10x10xf32>
    %29 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %30 = "func.call"(%19, %arg19, %29) <{callee = @_where_3}> : (tensor<7x3x5xi1>, tensor<7x3x5xf32>, tensor<i32>) -> tensor<7x3x5xf32>
    %31 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %32 = "func.call"(%20, %arg15, %31) <{callee = @_where}> : (tensor<16x16xi1>, tensor<16x16xf32>, tensor<i32>) -> tensor<16x16xf32>
    "func.return"(%22, %24, %26, %28, %30, %32) : (tensor<16x16xf32>, tensor<11x11xf32>, tensor<101xf32>, tensor<10x10xf32>, tensor<7x3x5xf32>, tensor<16x16xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<16x16xi1>, tensor<16x16xf32>, tensor<i32>) -> tensor<16x16xf32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg12: tensor<16x16xi1>, %arg13: tensor<16x16xf32>, %arg14: tensor<i32>):
    %12 = "stablehlo.convert"(%arg14) : (tensor<i32>) -> tensor<f32>
    %13 = "stablehlo.broadcast_in_dim"(%12) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<16x16xf32>
    %14 = "stablehlo.select"(%arg12, %arg13, %13) : (tensor<16x16xi1>, tensor<16x16xf32>, tensor<16x16xf32>) -> tensor<16x16xf32>
    "func.return"(%14) : (tensor<16x16xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<11x11xi1>, tensor<11x11xf32>, tensor<i32>) -> tensor<11x11xf32>, res_attrs = [{}], sym_name = "_where_0", sym_visibility = "private"}> ({
  ^bb0(%arg9: tensor<11x11xi1>, %arg10: tensor<11x11xf32>, %arg11: tensor<i32>):
    %9 = "stablehlo.convert"(%arg11) : (tensor<i32>) -> tensor<f32>
    %10 = "stablehlo.broadcast_in_dim"(%9) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<11x11xf32>
    %11 = "stablehlo.select"(%arg9, %arg10, %10) : (tensor<11x11xi1>, tensor<11x11xf32>, tensor<11x11xf32>) -> tensor<11x11xf32>
    "func.return"(%11) : (tensor<11x11xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<101xi1>, tensor<101xf32>, tensor<i32>) -> tensor<101xf32>, res_attrs = [{}], sym_name = "_where_1", sym_visibility = "private"}> ({
  ^bb0(%arg6: tensor<101xi1>, %arg7: tensor<101xf32>, %arg8: tensor<i32>):
    %6 = "stablehlo.convert"(%arg8) : (tensor<i32>) -> tensor<f32>
    %7 = "stablehlo.broadcast_in_dim"(%6) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<101xf32>
    %8 = "stablehlo.select"(%arg6, %arg7, %7) : (tensor<101xi1>, tensor<101xf32>, tensor<101xf32>) -> tensor<101xf32>
    "func.return"(%8) : (tensor<101xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<10x10xi1>, tensor<10x10xf32>, tensor<i32>) -> tensor<10x10xf32>, res_attrs = [{}], sym_name = "_where_2", sym_visibility = "private"}> ({
  ^bb0(%arg3: tensor<10x10xi1>, %arg4: tensor<10x10xf32>, %arg5: tensor<i32>):
    %3 = "stablehlo.convert"(%arg5) : (tensor<i32>) -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<10x10xf32>
    %5 = "stablehlo.select"(%arg3, %arg4, %4) : (tensor<10x10xi1>, tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
    "func.return"(%5) : (tensor<10x10xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<7x3x5xi1>, tensor<7x3x5xf32>, tensor<i32>) -> tensor<7x3x5xf32>, res_attrs = [{}], sym_name = "_where_3", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<7x3x5xi1>, %arg1: tensor<7x3x5xf32>, %arg2: tensor<i32>):
    %0 = "stablehlo.convert"(%arg2) : (tensor<i32>) -> tensor<f32>
    %1 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<7x3x5xf32>
    %2 = "stablehlo.select"(%arg0, %arg1, %1) : (tensor<7x3x5xi1>, tensor<7x3x5xf32>, tensor<7x3x5xf32>) -> tensor<7x3x5xf32>
    "func.return"(%2) : (tensor<7x3x5xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
