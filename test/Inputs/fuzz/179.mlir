"builtin.module"() <{sym_name = "jit_forward"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<3x3xf32>, tensor<3x9xi32>, tensor<3x3x3xi16>) -> (tensor<3x27xi32>, tensor<2xi32>, tensor<3x3x3x3xi32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<3x3xf32>, %arg1: tensor<3x9xi32>, %arg2: tensor<3x3x3xi16>):
    %0 = "stablehlo.convert"(%arg1) : (tensor<3x9xi32>) -> tensor<3x9xi16>
    %1 = "stablehlo.reshape"(%0) : (tensor<3x9xi16>) -> tensor<27xi16>
    %2 = "stablehlo.reshape"(%1) : (tensor<27xi16>) -> tensor<3x3x3xi16>
    %3 = "stablehlo.convert"(%arg1) : (tensor<3x9xi32>) -> tensor<3x9xi16>
    %4 = "stablehlo.reshape"(%3) : (tensor<3x9xi16>) -> tensor<27xi16>
    %5 = "stablehlo.concatenate"(%4, %4, %4) <{dimension = 0 : i64}> : (tensor<27xi16>, tensor<27xi16>, tensor<27xi16>) -> tensor<81xi16>
    %6 = "stablehlo.reshape"(%5) : (tensor<81xi16>) -> tensor<3x9x3xi16>
    %7 = "stablehlo.concatenate"(%6, %2, %arg2) <{dimension = 1 : i64}> : (tensor<3x9x3xi16>, tensor<3x3x3xi16>, tensor<3x3x3xi16>) -> tensor<3x15x3xi16>
    %8 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3xf32>
    %10 = "stablehlo.divide"(%9, %arg0) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %11 = "stablehlo.convert"(%7) : (tensor<3x15x3xi16>) -> tensor<3x15x3xi32>
    %12 = "stablehlo.reshape"(%11) : (tensor<3x15x3xi32>) -> tensor<135xi32>
    %13 = "stablehlo.slice"(%12) <{limit_indices = array<i64: 27>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<135xi32>) -> tensor<27xi32>
    %14 = "stablehlo.reshape"(%13) : (tensor<27xi32>) -> tensor<3x9xi32>
    %15 = "stablehlo.convert"(%arg2) : (tensor<3x3x3xi16>) -> tensor<3x3x3xi32>
    %16 = "stablehlo.reshape"(%15) : (tensor<3x3x3xi32>) -> tensor<27xi32>
    %17 = "stablehlo.reshape"(%16) : (tensor<27xi32>) -> tensor<3x9xi32>
    %18 = "stablehlo.concatenate"(%14, %17, %arg1) <{dimension = 1 : i64}> : (tensor<3x9xi32>, tensor<3x9xi32>, tensor<3x9xi32>) -> tensor<3x27xi32>
    %19 = "stablehlo.convert"(%18) : (tensor<3x27xi32>) -> tensor<3x27xi64>
    %20 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %21 = "stablehlo.reduce"(%19, %20) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg7: tensor<i64>, %arg8: tensor<i64>):
      %40 = "stablehlo.add"(%arg7, %arg8) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%40) : (tensor<i64>) -> ()
    }) : (tensor<3x27xi64>, tensor<i64>) -> tensor<i64>
    %22 = "stablehlo.convert"(%21) : (tensor<i64>) -> tensor<i16>
    %23 = "stablehlo.pad"(%7, %22) <{edge_padding_high = array<i64: 0, 0, 0>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<3x15x3xi16>, tensor<i16>) -> tensor<3x15x3xi16>
    %24 = "stablehlo.negate"(%18) : (tensor<3x27xi32>) -> tensor<3x27xi32>
    %25 = "stablehlo.convert"(%arg1) : (tensor<3x9xi32>) -> tensor<3x9xi64>
    %26 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %27 = "stablehlo.reduce"(%25, %26) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg5: tensor<i64>, %arg6: tensor<i64>):
      %39 = "stablehlo.add"(%arg5, %arg6) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%39) : (tensor<i64>) -> ()
    }) : (tensor<3x9xi64>, tensor<i64>) -> tensor<i64>
    %28 = "stablehlo.convert"(%27) : (tensor<i64>) -> tensor<i32>
    %29 = "stablehlo.convert"(%23) : (tensor<3x15x3xi16>) -> tensor<3x15x3xi64>
    %30 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %31 = "stablehlo.reduce"(%29, %30) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg3: tensor<i64>, %arg4: tensor<i64>):
      %38 = "stablehlo.add"(%arg3, %arg4) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%38) : (tensor<i64>) -> ()
    }) : (tensor<3x15x3xi64>, tensor<i64>) -> tensor<i64>
    %32 = "stablehlo.convert"(%31) : (tensor<i64>) -> tensor<i32>
    %33 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<9xi64>
    %34 = "stablehlo.broadcast_in_dim"(%28) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %35 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %36 = "stablehlo.concatenate"(%34, %35) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %37 = "stablehlo.reshape"(%24) : (tensor<3x27xi32>) -> tensor<3x3x3x3xi32>
    "func.return"(%24, %36, %37) : (tensor<3x27xi32>, tensor<2xi32>, tensor<3x3x3x3xi32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
