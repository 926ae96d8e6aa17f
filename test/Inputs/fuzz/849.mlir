"builtin.module"() <{sym_name = "jit_tangent"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<6x6xf32>, tensor<f32>, tensor<i32>) -> tensor<f32>, res_attrs = [{jax.result_info = "result[0]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg4: tensor<6x6xf32>, %arg5: tensor<f32>, %arg6: tensor<i32>):
    %24 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %25 = "stablehlo.broadcast_in_dim"(%24) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x6xf32>
    %26 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6xi32>
    %27 = "stablehlo.broadcast_in_dim"(%26) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xi32>) -> tensor<6x1xi32>
    %28 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %29 = "stablehlo.reduce"(%arg6, %28) <{dimensions = array<i64>}> ({
    ^bb0(%arg23: tensor<i32>, %arg24: tensor<i32>):
      %116 = "stablehlo.add"(%arg23, %arg24) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%116) : (tensor<i32>) -> ()
    }) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %30 = "stablehlo.cosine"(%arg4) : (tensor<6x6xf32>) -> tensor<6x6xf32>
    %31 = "stablehlo.sine"(%arg4) : (tensor<6x6xf32>) -> tensor<6x6xf32>
    %32 = "stablehlo.multiply"(%25, %31) : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
    %33 = "stablehlo.negate"(%32) : (tensor<6x6xf32>) -> tensor<6x6xf32>
    %34 = "stablehlo.slice"(%arg4) <{limit_indices = array<i64: 6, 0>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<6x6xf32>) -> tensor<6x0xf32>
    %35 = "stablehlo.slice"(%arg4) <{limit_indices = array<i64: 6, 6>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<6x6xf32>) -> tensor<6x6xf32>
    %36 = "stablehlo.slice"(%25) <{limit_indices = array<i64: 6, 0>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<6x6xf32>) -> tensor<6x0xf32>
    %37 = "stablehlo.slice"(%25) <{limit_indices = array<i64: 6, 6>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<6x6xf32>) -> tensor<6x6xf32>
    %38 = "stablehlo.bitcast_convert"(%30) : (tensor<6x6xf32>) -> tensor<6x6xui32>
    %39 = "stablehlo.constant"() <{value = dense<-3> : tensor<i32>}> : () -> tensor<i32>
    %40 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %41 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %42:2 = "func.call"(%arg5, %39, %40, %41) <{callee = @clip}> : (tensor<f32>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %43 = "stablehlo.constant"() <{value = dense<-100> : tensor<i32>}> : () -> tensor<i32>
    %44 = "stablehlo.constant"() <{value = dense<100> : tensor<i32>}> : () -> tensor<i32>
    %45:2 = "func.call"(%42#0, %43, %44, %42#1) <{callee = @clip}> : (tensor<f32>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %46 = "stablehlo.convert"(%45#0) : (tensor<f32>) -> tensor<i32>
    %47 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %48 = "stablehlo.reduce"(%34, %47) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg21: tensor<f32>, %arg22: tensor<f32>):
      %115 = "stablehlo.add"(%arg21, %arg22) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%115) : (tensor<f32>) -> ()
    }) : (tensor<6x0xf32>, tensor<f32>) -> tensor<f32>
    %49 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %50 = "stablehlo.reduce"(%36, %49) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg19: tensor<f32>, %arg20: tensor<f32>):
      %114 = "stablehlo.add"(%arg19, %arg20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%114) : (tensor<f32>) -> ()
    }) : (tensor<6x0xf32>, tensor<f32>) -> tensor<f32>
    %51 = "stablehlo.constant"() <{value = dense<-3> : tensor<i32>}> : () -> tensor<i32>
    %52 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %53:2 = "func.call"(%48, %51, %52, %50) <{callee = @clip}> : (tensor<f32>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %54 = "stablehlo.constant"() <{value = dense<-100> : tensor<i32>}> : () -> tensor<i32>
    %55 = "stablehlo.constant"() <{value = dense<100> : tensor<i32>}> : () -> tensor<i32>
    %56:2 = "func.call"(%53#0, %54, %55, %53#1) <{callee = @clip}> : (tensor<f32>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %57 = "stablehlo.convert"(%56#0) : (tensor<f32>) -> tensor<i32>
    %58 = "stablehlo.multiply"(%35, %35) : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
    %59 = "stablehlo.multiply"(%37, %35) : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
    %60 = "stablehlo.multiply"(%35, %37) : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
    %61 = "stablehlo.add"(%59, %60) : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
    %62 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %63 = "stablehlo.reduce"(%58, %62) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg17: tensor<f32>, %arg18: tensor<f32>):
      %113 = "stablehlo.add"(%arg17, %arg18) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%113) : (tensor<f32>) -> ()
    }) : (tensor<6x6xf32>, tensor<f32>) -> tensor<f32>
    %64 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %65 = "stablehlo.reduce"(%61, %64) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg15: tensor<f32>, %arg16: tensor<f32>):
      %112 = "stablehlo.add"(%arg15, %arg16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%112) : (tensor<f32>) -> ()
    }) : (tensor<6x6xf32>, tensor<f32>) -> tensor<f32>
    %66 = "stablehlo.constant"() <{value = dense<-3> : tensor<i32>}> : () -> tensor<i32>
    %67 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %68:2 = "func.call"(%63, %66, %67, %65) <{callee = @clip}> : (tensor<f32>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %69 = "stablehlo.constant"() <{value = dense<-100> : tensor<i32>}> : () -> tensor<i32>
    %70 = "stablehlo.constant"() <{value = dense<100> : tensor<i32>}> : () -> tensor<i32>
    %71:2 = "func.call"(%68#0, %69, %70, %68#1) <{callee = @clip}> : (tensor<f32>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %72 = "stablehlo.convert"(%71#0) : (tensor<f32>) -> tensor<i32>
    %73 = "stablehlo.slice"(%30) <{limit_indices = array<i64: 5, 5>, start_indices = array<i64: 2, 4>, strides = array<i64: 1, 1>}> : (tensor<6x6xf32>) -> tensor<3x1xf32>
    %74 = "stablehlo.slice"(%33) <{limit_indices = array<i64: 5, 5>, start_indices = array<i64: 2, 4>, strides = array<i64: 1, 1>}> : (tensor<6x6xf32>) -> tensor<3x1xf32>
    %75 = "stablehlo.tanh"(%73) : (tensor<3x1xf32>) -> tensor<3x1xf32>
    %76 = "stablehlo.multiply"(%74, %75) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    %77 = "stablehlo.add"(%74, %76) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    %78 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %79 = "stablehlo.broadcast_in_dim"(%78) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x1xf32>
    %80 = "stablehlo.subtract"(%79, %75) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    %81 = "stablehlo.multiply"(%77, %80) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    %82 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %83 = "stablehlo.broadcast_in_dim"(%82) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x1xf32>
    %84 = "stablehlo.multiply"(%75, %83) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    %85 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %86 = "stablehlo.broadcast_in_dim"(%85) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x1xf32>
    %87 = "stablehlo.multiply"(%81, %86) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    %88 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %89 = "stablehlo.reduce"(%84, %88) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg13: tensor<f32>, %arg14: tensor<f32>):
      %111 = "stablehlo.add"(%arg13, %arg14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%111) : (tensor<f32>) -> ()
    }) : (tensor<3x1xf32>, tensor<f32>) -> tensor<f32>
    %90 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %91 = "stablehlo.reduce"(%87, %90) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg11: tensor<f32>, %arg12: tensor<f32>):
      %110 = "stablehlo.add"(%arg11, %arg12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%110) : (tensor<f32>) -> ()
    }) : (tensor<3x1xf32>, tensor<f32>) -> tensor<f32>
    %92 = "stablehlo.constant"() <{value = dense<3.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %93 = "stablehlo.divide"(%89, %92) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %94 = "stablehlo.constant"() <{value = dense<3.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %95 = "stablehlo.divide"(%91, %94) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %96 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<f32>}> : () -> tensor<f32>
    %97 = "stablehlo.broadcast_in_dim"(%96) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x6xf32>
    %98 = "stablehlo.multiply"(%arg4, %97) : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
    %99 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<f32>}> : () -> tensor<f32>
    %100 = "stablehlo.broadcast_in_dim"(%99) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x6xf32>
    %101 = "stablehlo.multiply"(%25, %100) : (tensor<6x6xf32>, tensor<6x6xf32>) -> tensor<6x6xf32>
    %102 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %103 = "stablehlo.reduce"(%98, %102) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      %109 = "stablehlo.add"(%arg9, %arg10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%109) : (tensor<f32>) -> ()
    }) : (tensor<6x6xf32>, tensor<f32>) -> tensor<f32>
    %104 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %105 = "stablehlo.reduce"(%101, %104) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg7: tensor<f32>, %arg8: tensor<f32>):
      %108 = "stablehlo.add"(%arg7, %arg8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%108) : (tensor<f32>) -> ()
    }) : (tensor<6x6xf32>, tensor<f32>) -> tensor<f32>
    %106 = "stablehlo.add"(%103, %93) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %107 = "stablehlo.add"(%105, %95) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%107) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<f32>, tensor<i32>, tensor<i32>, tensor<f32>) -> (tensor<f32>, tensor<f32>), res_attrs = [{}, {}], sym_name = "clip", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<f32>, %arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<f32>):
    %0 = "stablehlo.convert"(%arg1) : (tensor<i32>) -> tensor<f32>
    %1 = "stablehlo.maximum"(%0, %arg0) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %2 = "stablehlo.compare"(%arg0, %1) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %3 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %4 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %5 = "stablehlo.select"(%2, %4, %3) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %6 = "stablehlo.compare"(%0, %1) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %7 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %8 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %9 = "stablehlo.select"(%6, %8, %7) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %10 = "stablehlo.divide"(%5, %9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %11 = "stablehlo.multiply"(%arg3, %10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %12 = "stablehlo.convert"(%arg2) : (tensor<i32>) -> tensor<f32>
    %13 = "stablehlo.minimum"(%12, %1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %14 = "stablehlo.compare"(%1, %13) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %15 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %16 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %17 = "stablehlo.select"(%14, %16, %15) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %18 = "stablehlo.compare"(%12, %13) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %19 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %20 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %21 = "stablehlo.select"(%18, %20, %19) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %22 = "stablehlo.divide"(%17, %21) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %23 = "stablehlo.multiply"(%11, %22) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%13, %23) : (tensor<f32>, tensor<f32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
