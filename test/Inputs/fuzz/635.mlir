"builtin.module"() <{sym_name = "jit_alias"}> ({
  "func.func"() <{arg_attrs = [{}, {jax.buffer_donor = true}, {}, {}], function_type = (tensor<1x1xf32>, tensor<1x1x1x1xi32>, tensor<1x1xi32>, tensor<i32>) -> (tensor<1x1x1xi32>, tensor<1x1x1xi1>, tensor<1x1x1xi1>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg0: tensor<1x1xf32>, %arg1: tensor<1x1x1x1xi32>, %arg2: tensor<1x1xi32>, %arg3: tensor<i32>):
    %0 = "stablehlo.multiply"(%arg3, %arg3) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %1 = "stablehlo.multiply"(%0, %arg3) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %2 = "stablehlo.reshape"(%arg2) : (tensor<1x1xi32>) -> tensor<1x1x1xi32>
    %3 = "stablehlo.transpose"(%2) <{permutation = array<i64: 2, 1, 0>}> : (tensor<1x1x1xi32>) -> tensor<1x1x1xi32>
    %4 = "stablehlo.reshape"(%arg1) : (tensor<1x1x1x1xi32>) -> tensor<1xi32>
    %5 = "stablehlo.reshape"(%4) : (tensor<1xi32>) -> tensor<1x1x1xi32>
    %6 = "stablehlo.maximum"(%5, %3) : (tensor<1x1x1xi32>, tensor<1x1x1xi32>) -> tensor<1x1x1xi32>
    %7 = "stablehlo.reshape"(%3) : (tensor<1x1x1xi32>) -> tensor<1xi32>
    %8 = "stablehlo.reshape"(%7) : (tensor<1xi32>) -> tensor<i32>
    %9 = "stablehlo.convert"(%arg3) : (tensor<i32>) -> tensor<i8>
    %10 = "stablehlo.convert"(%9) : (tensor<i8>) -> tensor<i32>
    %11 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1x1x1xi32>
    %12 = "stablehlo.constant"() <{value = dense<-2> : tensor<i32>}> : () -> tensor<i32>
    %13 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %14 = "stablehlo.compare"(%12, %13) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %15 = "stablehlo.constant"() <{value = dense<-2> : tensor<i32>}> : () -> tensor<i32>
    %16 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %17 = "stablehlo.add"(%15, %16) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %18 = "stablehlo.constant"() <{value = dense<-2> : tensor<i32>}> : () -> tensor<i32>
    %19 = "stablehlo.select"(%14, %17, %18) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %20 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %21 = "stablehlo.compare"(%8, %20) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %22 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %23 = "stablehlo.add"(%8, %22) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %24 = "stablehlo.select"(%21, %23, %8) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %25 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %26 = "stablehlo.compare"(%10, %25) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %27 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %28 = "stablehlo.add"(%10, %27) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %29 = "stablehlo.select"(%26, %28, %10) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %30 = "stablehlo.dynamic_update_slice"(%6, %11, %19, %24, %29) : (tensor<1x1x1xi32>, tensor<1x1x1xi32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x1x1xi32>
    %31 = "stablehlo.compare"(%30, %6) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<1x1x1xi32>, tensor<1x1x1xi32>) -> tensor<1x1x1xi1>
    %32 = "stablehlo.select"(%31, %3, %30) : (tensor<1x1x1xi1>, tensor<1x1x1xi32>, tensor<1x1x1xi32>) -> tensor<1x1x1xi32>
    %33 = "stablehlo.compare"(%6, %32) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<1x1x1xi32>, tensor<1x1x1xi32>) -> tensor<1x1x1xi1>
    %34 = "stablehlo.select"(%31, %33, %33) : (tensor<1x1x1xi1>, tensor<1x1x1xi1>, tensor<1x1x1xi1>) -> tensor<1x1x1xi1>
    %35 = "stablehlo.convert"(%33) : (tensor<1x1x1xi1>) -> tensor<1x1x1xi32>
    %36 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %37 = "stablehlo.reduce"(%35, %36) <{dimensions = array<i64>}> ({
    ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
      %38 = "stablehlo.add"(%arg4, %arg5) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%38) : (tensor<i32>) -> ()
    }) : (tensor<1x1x1xi32>, tensor<i32>) -> tensor<1x1x1xi32>
    "func.return"(%37, %33, %34) : (tensor<1x1x1xi32>, tensor<1x1x1xi1>, tensor<1x1x1xi1>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
