"builtin.module"() <{sym_name = "jit_gradient"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}], function_type = (tensor<6x2xf32>, tensor<bf16>, tensor<16x6xi32>, tensor<2x2x16xi32>, tensor<2x6xf32>, tensor<f32>) -> (tensor<6x2xf32>, tensor<bf16>, tensor<2x6xf32>, tensor<f32>, tensor<f32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg2: tensor<6x2xf32>, %arg3: tensor<bf16>, %arg4: tensor<16x6xi32>, %arg5: tensor<2x2x16xi32>, %arg6: tensor<2x6xf32>, %arg7: tensor<f32>):
    %10 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %11 = "func.call"(%10) <{callee = @_one_hot}> : (tensor<i32>) -> tensor<2xf32>
    %12 = "stablehlo.reshape"(%11) : (tensor<2xf32>) -> tensor<2x1xf32>
    %13 = "stablehlo.transpose"(%12) <{permutation = array<i64: 1, 0>}> : (tensor<2x1xf32>) -> tensor<1x2xf32>
    %14 = "stablehlo.reshape"(%arg7) : (tensor<f32>) -> tensor<1xf32>
    %15 = "stablehlo.reshape"(%14) : (tensor<1xf32>) -> tensor<f32>
    %16 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %17 = "stablehlo.reduce"(%13, %16) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg30: tensor<f32>, %arg31: tensor<f32>):
      %301 = "stablehlo.maximum"(%arg30, %arg31) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%301) : (tensor<f32>) -> ()
    }) : (tensor<1x2xf32>, tensor<f32>) -> tensor<2xf32>
    %18 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %19 = "stablehlo.broadcast_in_dim"(%18) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %20 = "stablehlo.maximum"(%19, %17) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1x2xf32>
    %22 = "stablehlo.subtract"(%13, %21) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %23 = "stablehlo.exponential"(%22) : (tensor<1x2xf32>) -> tensor<1x2xf32>
    %24 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %25 = "stablehlo.reduce"(%23, %24) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg28: tensor<f32>, %arg29: tensor<f32>):
      %300 = "stablehlo.add"(%arg28, %arg29) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%300) : (tensor<f32>) -> ()
    }) : (tensor<1x2xf32>, tensor<f32>) -> tensor<2xf32>
    %26 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1x2xf32>
    %27 = "stablehlo.divide"(%23, %26) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %28 = "stablehlo.convert"(%11) : (tensor<2xf32>) -> tensor<2xbf16>
    %29 = "stablehlo.concatenate"(%28, %28, %28, %28, %28, %28, %28, %28, %28, %28, %28, %28, %28, %28, %28, %28) <{dimension = 0 : i64}> : (tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>) -> tensor<32xbf16>
    %30 = "stablehlo.concatenate"(%28, %28, %28, %28, %28, %28, %28, %28, %28, %28, %28, %28, %28, %28, %28, %28) <{dimension = 0 : i64}> : (tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>) -> tensor<32xbf16>
    %31 = "stablehlo.concatenate"(%28, %28, %28, %28, %28, %28, %28, %28, %28, %28, %28, %28, %28, %28, %28, %28) <{dimension = 0 : i64}> : (tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>) -> tensor<32xbf16>
    %32 = "stablehlo.concatenate"(%28, %28, %28, %28, %28, %28, %28, %28, %28, %28, %28, %28, %28, %28, %28, %28) <{dimension = 0 : i64}> : (tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>) -> tensor<32xbf16>
    %33 = "stablehlo.concatenate"(%28, %28, %28, %28, %28, %28, %28, %28) <{dimension = 0 : i64}> : (tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>) -> tensor<16xbf16>
    %34 = "stablehlo.concatenate"(%29, %30, %31, %32, %33) <{dimension = 0 : i64}> : (tensor<32xbf16>, tensor<32xbf16>, tensor<32xbf16>, tensor<32xbf16>, tensor<16xbf16>) -> tensor<144xbf16>
    %35 = "stablehlo.reshape"(%34) : (tensor<144xbf16>) -> tensor<2x6x12xbf16>
    %36 = "stablehlo.reshape"(%35) : (tensor<2x6x12xbf16>) -> tensor<2x6x2x6xbf16>
    %37 = "stablehlo.convert"(%27) : (tensor<1x2xf32>) -> tensor<1x2xbf16>
    %38 = "stablehlo.reshape"(%37) : (tensor<1x2xbf16>) -> tensor<2xbf16>
    %39 = "stablehlo.concatenate"(%38, %38, %38, %38, %38, %38, %38, %38, %38, %38, %38, %38, %38, %38, %38, %38) <{dimension = 0 : i64}> : (tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>) -> tensor<32xbf16>
    %40 = "stablehlo.concatenate"(%38, %38, %38, %38, %38, %38, %38, %38, %38, %38, %38, %38, %38, %38, %38, %38) <{dimension = 0 : i64}> : (tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>) -> tensor<32xbf16>
    %41 = "stablehlo.concatenate"(%38, %38, %38, %38) <{dimension = 0 : i64}> : (tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>) -> tensor<8xbf16>
    %42 = "stablehlo.concatenate"(%39, %40, %41) <{dimension = 0 : i64}> : (tensor<32xbf16>, tensor<32xbf16>, tensor<8xbf16>) -> tensor<72xbf16>
    %43 = "stablehlo.reshape"(%42) : (tensor<72xbf16>) -> tensor<2x6x6xbf16>
    %44 = "stablehlo.reshape"(%43) : (tensor<2x6x6xbf16>) -> tensor<2x6x1x6xbf16>
    %45 = "stablehlo.convert"(%27) : (tensor<1x2xf32>) -> tensor<1x2xbf16>
    %46 = "stablehlo.reshape"(%45) : (tensor<1x2xbf16>) -> tensor<2xbf16>
    %47 = "stablehlo.concatenate"(%46, %46, %46, %46, %46, %46, %46, %46, %46, %46, %46, %46, %46, %46, %46, %46) <{dimension = 0 : i64}> : (tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>) -> tensor<32xbf16>
    %48 = "stablehlo.concatenate"(%46, %46, %46, %46, %46, %46, %46, %46, %46, %46, %46, %46, %46, %46, %46, %46) <{dimension = 0 : i64}> : (tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>) -> tensor<32xbf16>
    %49 = "stablehlo.concatenate"(%46, %46, %46, %46) <{dimension = 0 : i64}> : (tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>) -> tensor<8xbf16>
    %50 = "stablehlo.concatenate"(%47, %48, %49) <{dimension = 0 : i64}> : (tensor<32xbf16>, tensor<32xbf16>, tensor<8xbf16>) -> tensor<72xbf16>
    %51 = "stablehlo.reshape"(%50) : (tensor<72xbf16>) -> tensor<2x6x6xbf16>
    %52 = "stablehlo.reshape"(%51) : (tensor<2x6x6xbf16>) -> tensor<2x6x1x6xbf16>
    %53 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64: 0, 1, 2, 4>}> : (tensor<2x6x1x6xbf16>) -> tensor<2x6x1x2x6xbf16>
    %54 = "stablehlo.reshape"(%53) : (tensor<2x6x1x2x6xbf16>) -> tensor<2x6x2x6xbf16>
    %55 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64: 0, 1, 2, 4>}> : (tensor<2x6x1x6xbf16>) -> tensor<2x6x1x2x6xbf16>
    %56 = "stablehlo.reshape"(%55) : (tensor<2x6x1x2x6xbf16>) -> tensor<2x6x2x6xbf16>
    %57 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6xi32>
    %58 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xi32>) -> tensor<6x1xi32>
    %59 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3xi32>
    %60 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %61 = "stablehlo.convert"(%59) : (tensor<3xi32>) -> tensor<3xf32>
    %62 = "stablehlo.broadcast_in_dim"(%60) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %63 = "stablehlo.power"(%62, %61) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %64 = "stablehlo.convert"(%58) : (tensor<6x1xi32>) -> tensor<6x1xf32>
    %65 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<1x3xf32>
    %66 = "stablehlo.broadcast_in_dim"(%64) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x1xf32>) -> tensor<6x3xf32>
    %67 = "stablehlo.broadcast_in_dim"(%65) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf32>) -> tensor<6x3xf32>
    %68 = "stablehlo.multiply"(%66, %67) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %69 = "stablehlo.cosine"(%68) : (tensor<6x3xf32>) -> tensor<6x3xf32>
    %70 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64: 1, 3>}> : (tensor<6x3xf32>) -> tensor<1x6x1x3xf32>
    %71 = "stablehlo.convert"(%70) : (tensor<1x6x1x3xf32>) -> tensor<1x6x1x3xbf16>
    %72 = "stablehlo.sine"(%68) : (tensor<6x3xf32>) -> tensor<6x3xf32>
    %73 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64: 1, 3>}> : (tensor<6x3xf32>) -> tensor<1x6x1x3xf32>
    %74 = "stablehlo.convert"(%73) : (tensor<1x6x1x3xf32>) -> tensor<1x6x1x3xbf16>
    %75 = "stablehlo.slice"(%36) <{limit_indices = array<i64: 2, 6, 2, 3>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x6x2x6xbf16>) -> tensor<2x6x2x3xbf16>
    %76 = "stablehlo.slice"(%36) <{limit_indices = array<i64: 2, 6, 2, 6>, start_indices = array<i64: 0, 0, 0, 3>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x6x2x6xbf16>) -> tensor<2x6x2x3xbf16>
    %77 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x6x1x3xbf16>) -> tensor<2x6x2x3xbf16>
    %78 = "stablehlo.multiply"(%75, %77) : (tensor<2x6x2x3xbf16>, tensor<2x6x2x3xbf16>) -> tensor<2x6x2x3xbf16>
    %79 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x6x1x3xbf16>) -> tensor<2x6x2x3xbf16>
    %80 = "stablehlo.multiply"(%76, %79) : (tensor<2x6x2x3xbf16>, tensor<2x6x2x3xbf16>) -> tensor<2x6x2x3xbf16>
    %81 = "stablehlo.subtract"(%78, %80) : (tensor<2x6x2x3xbf16>, tensor<2x6x2x3xbf16>) -> tensor<2x6x2x3xbf16>
    %82 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x6x1x3xbf16>) -> tensor<2x6x2x3xbf16>
    %83 = "stablehlo.multiply"(%75, %82) : (tensor<2x6x2x3xbf16>, tensor<2x6x2x3xbf16>) -> tensor<2x6x2x3xbf16>
    %84 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x6x1x3xbf16>) -> tensor<2x6x2x3xbf16>
    %85 = "stablehlo.multiply"(%76, %84) : (tensor<2x6x2x3xbf16>, tensor<2x6x2x3xbf16>) -> tensor<2x6x2x3xbf16>
    %86 = "stablehlo.add"(%83, %85) : (tensor<2x6x2x3xbf16>, tensor<2x6x2x3xbf16>) -> tensor<2x6x2x3xbf16>
    %87 = "stablehlo.concatenate"(%81, %86) <{dimension = 3 : i64}> : (tensor<2x6x2x3xbf16>, tensor<2x6x2x3xbf16>) -> tensor<2x6x2x6xbf16>
    %88 = "stablehlo.dot_general"(%87, %54) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x2x6xbf16>, tensor<2x6x2x6xbf16>) -> tensor<2x2x6x6xbf16>
    %89 = "stablehlo.constant"() <{value = dense<3.007810e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %90 = "stablehlo.broadcast_in_dim"(%89) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x2x6x6xbf16>
    %91 = "stablehlo.multiply"(%88, %90) : (tensor<2x2x6x6xbf16>, tensor<2x2x6x6xbf16>) -> tensor<2x2x6x6xbf16>
    %92 = "stablehlo.constant"() <{value = dense<0xFF80> : tensor<bf16>}> : () -> tensor<bf16>
    %93 = "stablehlo.reduce"(%91, %92) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg26: tensor<bf16>, %arg27: tensor<bf16>):
      %299 = "stablehlo.maximum"(%arg26, %arg27) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%299) : (tensor<bf16>) -> ()
    }) : (tensor<2x2x6x6xbf16>, tensor<bf16>) -> tensor<2x2x6xbf16>
    %94 = "stablehlo.constant"() <{value = dense<0xFF80> : tensor<bf16>}> : () -> tensor<bf16>
    %95 = "stablehlo.broadcast_in_dim"(%94) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x2x6xbf16>
    %96 = "stablehlo.maximum"(%95, %93) : (tensor<2x2x6xbf16>, tensor<2x2x6xbf16>) -> tensor<2x2x6xbf16>
    %97 = "stablehlo.broadcast_in_dim"(%96) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x2x6xbf16>) -> tensor<2x2x6x1xbf16>
    %98 = "stablehlo.broadcast_in_dim"(%97) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x6x1xbf16>) -> tensor<2x2x6x6xbf16>
    %99 = "stablehlo.subtract"(%91, %98) : (tensor<2x2x6x6xbf16>, tensor<2x2x6x6xbf16>) -> tensor<2x2x6x6xbf16>
    %100 = "stablehlo.exponential"(%99) : (tensor<2x2x6x6xbf16>) -> tensor<2x2x6x6xbf16>
    %101 = "stablehlo.convert"(%100) : (tensor<2x2x6x6xbf16>) -> tensor<2x2x6x6xf32>
    %102 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %103 = "stablehlo.reduce"(%101, %102) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg24: tensor<f32>, %arg25: tensor<f32>):
      %298 = "stablehlo.add"(%arg24, %arg25) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%298) : (tensor<f32>) -> ()
    }) : (tensor<2x2x6x6xf32>, tensor<f32>) -> tensor<2x2x6xf32>
    %104 = "stablehlo.broadcast_in_dim"(%103) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x2x6xf32>) -> tensor<2x2x6x1xf32>
    %105 = "stablehlo.convert"(%104) : (tensor<2x2x6x1xf32>) -> tensor<2x2x6x1xbf16>
    %106 = "stablehlo.broadcast_in_dim"(%105) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x6x1xbf16>) -> tensor<2x2x6x6xbf16>
    %107 = "stablehlo.divide"(%100, %106) : (tensor<2x2x6x6xbf16>, tensor<2x2x6x6xbf16>) -> tensor<2x2x6x6xbf16>
    %108 = "stablehlo.dot_general"(%56, %107) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x2x6xbf16>, tensor<2x2x6x6xbf16>) -> tensor<2x2x6x6xbf16>
    %109 = "stablehlo.transpose"(%108) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<2x2x6x6xbf16>) -> tensor<2x6x2x6xbf16>
    %110 = "stablehlo.reshape"(%109) : (tensor<2x6x2x6xbf16>) -> tensor<2x6x12xbf16>
    %111 = "stablehlo.convert"(%15) : (tensor<f32>) -> tensor<bf16>
    %112 = "stablehlo.broadcast_in_dim"(%111) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x6x12xbf16>
    %113 = "stablehlo.maximum"(%110, %112) : (tensor<2x6x12xbf16>, tensor<2x6x12xbf16>) -> tensor<2x6x12xbf16>
    %114 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %115 = "stablehlo.broadcast_in_dim"(%114) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2xf32>
    %116 = "stablehlo.subtract"(%115, %13) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %117 = "stablehlo.multiply"(%27, %116) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %118 = "stablehlo.convert"(%113) : (tensor<2x6x12xbf16>) -> tensor<2x6x12xf32>
    %119 = "stablehlo.tanh"(%118) : (tensor<2x6x12xf32>) -> tensor<2x6x12xf32>
    %120 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %121 = "stablehlo.broadcast_in_dim"(%120) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x12xf32>
    %122 = "stablehlo.multiply"(%119, %121) : (tensor<2x6x12xf32>, tensor<2x6x12xf32>) -> tensor<2x6x12xf32>
    %123 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %124 = "stablehlo.reduce"(%122, %123) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg22: tensor<f32>, %arg23: tensor<f32>):
      %297 = "stablehlo.add"(%arg22, %arg23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%297) : (tensor<f32>) -> ()
    }) : (tensor<2x6x12xf32>, tensor<f32>) -> tensor<f32>
    %125 = "stablehlo.constant"() <{value = dense<1.440000e+02> : tensor<f32>}> : () -> tensor<f32>
    %126 = "stablehlo.divide"(%124, %125) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %127 = "stablehlo.tanh"(%117) : (tensor<1x2xf32>) -> tensor<1x2xf32>
    %128 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %129 = "stablehlo.broadcast_in_dim"(%128) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x2xf32>
    %130 = "stablehlo.multiply"(%127, %129) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %131 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %132 = "stablehlo.reduce"(%130, %131) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg20: tensor<f32>, %arg21: tensor<f32>):
      %296 = "stablehlo.add"(%arg20, %arg21) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%296) : (tensor<f32>) -> ()
    }) : (tensor<1x2xf32>, tensor<f32>) -> tensor<f32>
    %133 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %134 = "stablehlo.divide"(%132, %133) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %135 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<f32>}> : () -> tensor<f32>
    %136 = "stablehlo.broadcast_in_dim"(%135) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x2xf32>
    %137 = "stablehlo.multiply"(%arg2, %136) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
    %138 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %139 = "stablehlo.reduce"(%137, %138) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg18: tensor<f32>, %arg19: tensor<f32>):
      %295 = "stablehlo.add"(%arg18, %arg19) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%295) : (tensor<f32>) -> ()
    }) : (tensor<6x2xf32>, tensor<f32>) -> tensor<f32>
    %140 = "stablehlo.add"(%139, %126) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %141 = "stablehlo.add"(%140, %134) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %142 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %143:2 = "stablehlo.optimization_barrier"(%arg7, %142) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
    %144 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %145 = "func.call"(%144) <{callee = @_one_hot_0}> : (tensor<i32>) -> tensor<2xf32>
    %146 = "stablehlo.reshape"(%145) : (tensor<2xf32>) -> tensor<2x1xf32>
    %147 = "stablehlo.transpose"(%146) <{permutation = array<i64: 1, 0>}> : (tensor<2x1xf32>) -> tensor<1x2xf32>
    %148 = "stablehlo.reshape"(%143#0) : (tensor<f32>) -> tensor<1xf32>
    %149 = "stablehlo.reshape"(%148) : (tensor<1xf32>) -> tensor<f32>
    %150 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %151 = "stablehlo.reduce"(%147, %150) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg16: tensor<f32>, %arg17: tensor<f32>):
      %294 = "stablehlo.maximum"(%arg16, %arg17) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%294) : (tensor<f32>) -> ()
    }) : (tensor<1x2xf32>, tensor<f32>) -> tensor<2xf32>
    %152 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %153 = "stablehlo.broadcast_in_dim"(%152) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %154 = "stablehlo.maximum"(%153, %151) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %155 = "stablehlo.broadcast_in_dim"(%154) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1x2xf32>
    %156 = "stablehlo.subtract"(%147, %155) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %157 = "stablehlo.exponential"(%156) : (tensor<1x2xf32>) -> tensor<1x2xf32>
    %158 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %159 = "stablehlo.reduce"(%157, %158) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg14: tensor<f32>, %arg15: tensor<f32>):
      %293 = "stablehlo.add"(%arg14, %arg15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%293) : (tensor<f32>) -> ()
    }) : (tensor<1x2xf32>, tensor<f32>) -> tensor<2xf32>
    %160 = "stablehlo.broadcast_in_dim"(%159) <{broadcast_dimensions = array<i64: 1>}> : (tensor<2xf32>) -> tensor<1x2xf32>
    %161 = "stablehlo.divide"(%157, %160) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %162 = "stablehlo.convert"(%145) : (tensor<2xf32>) -> tensor<2xbf16>
    %163 = "stablehlo.concatenate"(%162, %162, %162, %162, %162, %162, %162, %162, %162, %162, %162, %162, %162, %162, %162, %162) <{dimension = 0 : i64}> : (tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>) -> tensor<32xbf16>
    %164 = "stablehlo.concatenate"(%162, %162, %162, %162, %162, %162, %162, %162, %162, %162, %162, %162, %162, %162, %162, %162) <{dimension = 0 : i64}> : (tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>) -> tensor<32xbf16>
    %165 = "stablehlo.concatenate"(%162, %162, %162, %162, %162, %162, %162, %162, %162, %162, %162, %162, %162, %162, %162, %162) <{dimension = 0 : i64}> : (tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>) -> tensor<32xbf16>
    %166 = "stablehlo.concatenate"(%162, %162, %162, %162, %162, %162, %162, %162, %162, %162, %162, %162, %162, %162, %162, %162) <{dimension = 0 : i64}> : (tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>) -> tensor<32xbf16>
    %167 = "stablehlo.concatenate"(%162, %162, %162, %162, %162, %162, %162, %162) <{dimension = 0 : i64}> : (tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>) -> tensor<16xbf16>
    %168 = "stablehlo.concatenate"(%163, %164, %165, %166, %167) <{dimension = 0 : i64}> : (tensor<32xbf16>, tensor<32xbf16>, tensor<32xbf16>, tensor<32xbf16>, tensor<16xbf16>) -> tensor<144xbf16>
    %169 = "stablehlo.reshape"(%168) : (tensor<144xbf16>) -> tensor<2x6x12xbf16>
    %170 = "stablehlo.reshape"(%169) : (tensor<2x6x12xbf16>) -> tensor<2x6x2x6xbf16>
    %171 = "stablehlo.convert"(%161) : (tensor<1x2xf32>) -> tensor<1x2xbf16>
    %172 = "stablehlo.reshape"(%171) : (tensor<1x2xbf16>) -> tensor<2xbf16>
    %173 = "stablehlo.concatenate"(%172, %172, %172, %172, %172, %172, %172, %172, %172, %172, %172, %172, %172, %172, %172, %172) <{dimension = 0 : i64}> : (tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>) -> tensor<32xbf16>
    %174 = "stablehlo.concatenate"(%172, %172, %172, %172, %172, %172, %172, %172, %172, %172, %172, %172, %172, %172, %172, %172) <{dimension = 0 : i64}> : (tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>) -> tensor<32xbf16>
    %175 = "stablehlo.concatenate"(%172, %172, %172, %172) <{dimension = 0 : i64}> : (tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>) -> tensor<8xbf16>
    %176 = "stablehlo.concatenate"(%173, %174, %175) <{dimension = 0 : i64}> : (tensor<32xbf16>, tensor<32xbf16>, tensor<8xbf16>) -> tensor<72xbf16>
    %177 = "stablehlo.reshape"(%176) : (tensor<72xbf16>) -> tensor<2x6x6xbf16>
    %178 = "stablehlo.reshape"(%177) : (tensor<2x6x6xbf16>) -> tensor<2x6x1x6xbf16>
    %179 = "stablehlo.convert"(%161) : (tensor<1x2xf32>) -> tensor<1x2xbf16>
    %180 = "stablehlo.reshape"(%179) : (tensor<1x2xbf16>) -> tensor<2xbf16>
    %181 = "stablehlo.concatenate"(%180, %180, %180, %180, %180, %180, %180, %180, %180, %180, %180, %180, %180, %180, %180, %180) <{dimension = 0 : i64}> : (tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>) -> tensor<32xbf16>
    %182 = "stablehlo.concatenate"(%180, %180, %180, %180, %180, %180, %180, %180, %180, %180, %180, %180, %180, %180, %180, %180) <{dimension = 0 : i64}> : (tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>) -> tensor<32xbf16>
    %183 = "stablehlo.concatenate"(%180, %180, %180, %180) <{dimension = 0 : i64}> : (tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>, tensor<2xbf16>) -> tensor<8xbf16>
    %184 = "stablehlo.concatenate"(%181, %182, %183) <{dimension = 0 : i64}> : (tensor<32xbf16>, tensor<32xbf16>, tensor<8xbf16>) -> tensor<72xbf16>
    %185 = "stablehlo.reshape"(%184) : (tensor<72xbf16>) -> tensor<2x6x6xbf16>
    %186 = "stablehlo.reshape"(%185) : (tensor<2x6x6xbf16>) -> tensor<2x6x1x6xbf16>
    %187 = "stablehlo.broadcast_in_dim"(%178) <{broadcast_dimensions = array<i64: 0, 1, 2, 4>}> : (tensor<2x6x1x6xbf16>) -> tensor<2x6x1x2x6xbf16>
    %188 = "stablehlo.reshape"(%187) : (tensor<2x6x1x2x6xbf16>) -> tensor<2x6x2x6xbf16>
    %189 = "stablehlo.broadcast_in_dim"(%186) <{broadcast_dimensions = array<i64: 0, 1, 2, 4>}> : (tensor<2x6x1x6xbf16>) -> tensor<2x6x1x2x6xbf16>
    %190 = "stablehlo.reshape"(%189) : (tensor<2x6x1x2x6xbf16>) -> tensor<2x6x2x6xbf16>
    %191 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6xi32>
    %192 = "stablehlo.broadcast_in_dim"(%191) <{broadcast_dimensions = array<i64: 0>}> : (tensor<6xi32>) -> tensor<6x1xi32>
    %193 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3xi32>
    %194 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %195 = "stablehlo.convert"(%193) : (tensor<3xi32>) -> tensor<3xf32>
    %196 = "stablehlo.broadcast_in_dim"(%194) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %197 = "stablehlo.power"(%196, %195) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %198 = "stablehlo.convert"(%192) : (tensor<6x1xi32>) -> tensor<6x1xf32>
    %199 = "stablehlo.broadcast_in_dim"(%197) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<1x3xf32>
    %200 = "stablehlo.broadcast_in_dim"(%198) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<6x1xf32>) -> tensor<6x3xf32>
    %201 = "stablehlo.broadcast_in_dim"(%199) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf32>) -> tensor<6x3xf32>
    %202 = "stablehlo.multiply"(%200, %201) : (tensor<6x3xf32>, tensor<6x3xf32>) -> tensor<6x3xf32>
    %203 = "stablehlo.cosine"(%202) : (tensor<6x3xf32>) -> tensor<6x3xf32>
    %204 = "stablehlo.broadcast_in_dim"(%203) <{broadcast_dimensions = array<i64: 1, 3>}> : (tensor<6x3xf32>) -> tensor<1x6x1x3xf32>
    %205 = "stablehlo.convert"(%204) : (tensor<1x6x1x3xf32>) -> tensor<1x6x1x3xbf16>
    %206 = "stablehlo.sine"(%202) : (tensor<6x3xf32>) -> tensor<6x3xf32>
    %207 = "stablehlo.broadcast_in_dim"(%206) <{broadcast_dimensions = array<i64: 1, 3>}> : (tensor<6x3xf32>) -> tensor<1x6x1x3xf32>
    %208 = "stablehlo.convert"(%207) : (tensor<1x6x1x3xf32>) -> tensor<1x6x1x3xbf16>
    %209 = "stablehlo.slice"(%170) <{limit_indices = array<i64: 2, 6, 2, 3>, start_indices = array<i64: 0, 0, 0, 0>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x6x2x6xbf16>) -> tensor<2x6x2x3xbf16>
    %210 = "stablehlo.slice"(%170) <{limit_indices = array<i64: 2, 6, 2, 6>, start_indices = array<i64: 0, 0, 0, 3>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x6x2x6xbf16>) -> tensor<2x6x2x3xbf16>
    %211 = "stablehlo.broadcast_in_dim"(%205) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x6x1x3xbf16>) -> tensor<2x6x2x3xbf16>
    %212 = "stablehlo.multiply"(%209, %211) : (tensor<2x6x2x3xbf16>, tensor<2x6x2x3xbf16>) -> tensor<2x6x2x3xbf16>
    %213 = "stablehlo.broadcast_in_dim"(%208) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x6x1x3xbf16>) -> tensor<2x6x2x3xbf16>
    %214 = "stablehlo.multiply"(%210, %213) : (tensor<2x6x2x3xbf16>, tensor<2x6x2x3xbf16>) -> tensor<2x6x2x3xbf16>
    %215 = "stablehlo.subtract"(%212, %214) : (tensor<2x6x2x3xbf16>, tensor<2x6x2x3xbf16>) -> tensor<2x6x2x3xbf16>
    %216 = "stablehlo.broadcast_in_dim"(%208) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x6x1x3xbf16>) -> tensor<2x6x2x3xbf16>
    %217 = "stablehlo.multiply"(%209, %216) : (tensor<2x6x2x3xbf16>, tensor<2x6x2x3xbf16>) -> tensor<2x6x2x3xbf16>
    %218 = "stablehlo.broadcast_in_dim"(%205) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<1x6x1x3xbf16>) -> tensor<2x6x2x3xbf16>
    %219 = "stablehlo.multiply"(%210, %218) : (tensor<2x6x2x3xbf16>, tensor<2x6x2x3xbf16>) -> tensor<2x6x2x3xbf16>
    %220 = "stablehlo.add"(%217, %219) : (tensor<2x6x2x3xbf16>, tensor<2x6x2x3xbf16>) -> tensor<2x6x2x3xbf16>
    %221 = "stablehlo.concatenate"(%215, %220) <{dimension = 3 : i64}> : (tensor<2x6x2x3xbf16>, tensor<2x6x2x3xbf16>) -> tensor<2x6x2x6xbf16>
    %222 = "stablehlo.dot_general"(%221, %188) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x2x6xbf16>, tensor<2x6x2x6xbf16>) -> tensor<2x2x6x6xbf16>
    %223 = "stablehlo.constant"() <{value = dense<3.007810e-01> : tensor<bf16>}> : () -> tensor<bf16>
    %224 = "stablehlo.broadcast_in_dim"(%223) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x2x6x6xbf16>
    %225 = "stablehlo.multiply"(%222, %224) : (tensor<2x2x6x6xbf16>, tensor<2x2x6x6xbf16>) -> tensor<2x2x6x6xbf16>
    %226 = "stablehlo.constant"() <{value = dense<0xFF80> : tensor<bf16>}> : () -> tensor<bf16>
    %227 = "stablehlo.reduce"(%225, %226) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg12: tensor<bf16>, %arg13: tensor<bf16>):
      %292 = "stablehlo.maximum"(%arg12, %arg13) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%292) : (tensor<bf16>) -> ()
    }) : (tensor<2x2x6x6xbf16>, tensor<bf16>) -> tensor<2x2x6xbf16>
    %228 = "stablehlo.constant"() <{value = dense<0xFF80> : tensor<bf16>}> : () -> tensor<bf16>
    %229 = "stablehlo.broadcast_in_dim"(%228) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x2x6xbf16>
    %230 = "stablehlo.maximum"(%229, %227) : (tensor<2x2x6xbf16>, tensor<2x2x6xbf16>) -> tensor<2x2x6xbf16>
    %231 = "stablehlo.broadcast_in_dim"(%230) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x2x6xbf16>) -> tensor<2x2x6x1xbf16>
    %232 = "stablehlo.broadcast_in_dim"(%231) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x6x1xbf16>) -> tensor<2x2x6x6xbf16>
    %233 = "stablehlo.subtract"(%225, %232) : (tensor<2x2x6x6xbf16>, tensor<2x2x6x6xbf16>) -> tensor<2x2x6x6xbf16>
    %234 = "stablehlo.exponential"(%233) : (tensor<2x2x6x6xbf16>) -> tensor<2x2x6x6xbf16>
    %235 = "stablehlo.convert"(%234) : (tensor<2x2x6x6xbf16>) -> tensor<2x2x6x6xf32>
    %236 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %237 = "stablehlo.reduce"(%235, %236) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg10: tensor<f32>, %arg11: tensor<f32>):
      %291 = "stablehlo.add"(%arg10, %arg11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%291) : (tensor<f32>) -> ()
    }) : (tensor<2x2x6x6xf32>, tensor<f32>) -> tensor<2x2x6xf32>
    %238 = "stablehlo.broadcast_in_dim"(%237) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x2x6xf32>) -> tensor<2x2x6x1xf32>
    %239 = "stablehlo.convert"(%238) : (tensor<2x2x6x1xf32>) -> tensor<2x2x6x1xbf16>
    %240 = "stablehlo.broadcast_in_dim"(%239) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<2x2x6x1xbf16>) -> tensor<2x2x6x6xbf16>
    %241 = "stablehlo.divide"(%234, %240) : (tensor<2x2x6x6xbf16>, tensor<2x2x6x6xbf16>) -> tensor<2x2x6x6xbf16>
    %242 = "stablehlo.dot_general"(%190, %241) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x2x6xbf16>, tensor<2x2x6x6xbf16>) -> tensor<2x2x6x6xbf16>
    %243 = "stablehlo.transpose"(%242) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<2x2x6x6xbf16>) -> tensor<2x6x2x6xbf16>
    %244 = "stablehlo.reshape"(%243) : (tensor<2x6x2x6xbf16>) -> tensor<2x6x12xbf16>
    %245 = "stablehlo.convert"(%149) : (tensor<f32>) -> tensor<bf16>
    %246 = "stablehlo.broadcast_in_dim"(%245) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x6x12xbf16>
    %247 = "stablehlo.maximum"(%244, %246) : (tensor<2x6x12xbf16>, tensor<2x6x12xbf16>) -> tensor<2x6x12xbf16>
    %248 = "stablehlo.broadcast_in_dim"(%245) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x6x12xbf16>
    %249 = "stablehlo.compare"(%248, %247) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x6x12xbf16>, tensor<2x6x12xbf16>) -> tensor<2x6x12xi1>
    %250 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %251 = "stablehlo.broadcast_in_dim"(%250) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x6x12xbf16>
    %252 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %253 = "stablehlo.broadcast_in_dim"(%252) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x6x12xbf16>
    %254 = "stablehlo.select"(%249, %251, %253) : (tensor<2x6x12xi1>, tensor<2x6x12xbf16>, tensor<2x6x12xbf16>) -> tensor<2x6x12xbf16>
    %255 = "stablehlo.compare"(%244, %247) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x6x12xbf16>, tensor<2x6x12xbf16>) -> tensor<2x6x12xi1>
    %256 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %257 = "stablehlo.broadcast_in_dim"(%256) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x6x12xbf16>
    %258 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %259 = "stablehlo.broadcast_in_dim"(%258) <{broadcast_dimensions = array<i64>}> : (tensor<bf16>) -> tensor<2x6x12xbf16>
    %260 = "stablehlo.select"(%255, %257, %259) : (tensor<2x6x12xi1>, tensor<2x6x12xbf16>, tensor<2x6x12xbf16>) -> tensor<2x6x12xbf16>
    %261 = "stablehlo.divide"(%254, %260) : (tensor<2x6x12xbf16>, tensor<2x6x12xbf16>) -> tensor<2x6x12xbf16>
    %262 = "stablehlo.convert"(%247) : (tensor<2x6x12xbf16>) -> tensor<2x6x12xf32>
    %263 = "stablehlo.tanh"(%262) : (tensor<2x6x12xf32>) -> tensor<2x6x12xf32>
    %264 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %265 = "stablehlo.broadcast_in_dim"(%264) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x12xf32>
    %266 = "stablehlo.subtract"(%265, %263) : (tensor<2x6x12xf32>, tensor<2x6x12xf32>) -> tensor<2x6x12xf32>
    %267 = "stablehlo.broadcast_in_dim"(%143#1) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x2xf32>
    %268 = "stablehlo.constant"() <{value = dense<2.500000e-01> : tensor<f32>}> : () -> tensor<f32>
    %269 = "stablehlo.broadcast_in_dim"(%268) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x2xf32>
    %270 = "stablehlo.multiply"(%267, %269) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
    %271 = "stablehlo.constant"() <{value = dense<1.440000e+02> : tensor<f32>}> : () -> tensor<f32>
    %272 = "stablehlo.divide"(%143#1, %271) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %273 = "stablehlo.broadcast_in_dim"(%272) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x12xf32>
    %274 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %275 = "stablehlo.broadcast_in_dim"(%274) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x12xf32>
    %276 = "stablehlo.multiply"(%273, %275) : (tensor<2x6x12xf32>, tensor<2x6x12xf32>) -> tensor<2x6x12xf32>
    %277 = "stablehlo.multiply"(%276, %266) : (tensor<2x6x12xf32>, tensor<2x6x12xf32>) -> tensor<2x6x12xf32>
    %278 = "stablehlo.multiply"(%277, %263) : (tensor<2x6x12xf32>, tensor<2x6x12xf32>) -> tensor<2x6x12xf32>
    %279 = "stablehlo.add"(%277, %278) : (tensor<2x6x12xf32>, tensor<2x6x12xf32>) -> tensor<2x6x12xf32>
    %280 = "stablehlo.convert"(%279) : (tensor<2x6x12xf32>) -> tensor<2x6x12xbf16>
    %281 = "stablehlo.multiply"(%280, %261) : (tensor<2x6x12xbf16>, tensor<2x6x12xbf16>) -> tensor<2x6x12xbf16>
    %282 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    %283 = "stablehlo.reduce"(%281, %282) <{dimensions = array<i64: 0, 1, 2>}> ({
    ^bb0(%arg8: tensor<bf16>, %arg9: tensor<bf16>):
      %290 = "stablehlo.add"(%arg8, %arg9) : (tensor<bf16>, tensor<bf16>) -> tensor<bf16>
      "stablehlo.return"(%290) : (tensor<bf16>) -> ()
    }) : (tensor<2x6x12xbf16>, tensor<bf16>) -> tensor<bf16>
    %284 = "stablehlo.convert"(%283) : (tensor<bf16>) -> tensor<f32>
    %285 = "stablehlo.broadcast_in_dim"(%284) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %286 = "stablehlo.reshape"(%285) : (tensor<1xf32>) -> tensor<f32>
    %287 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %288 = "stablehlo.broadcast_in_dim"(%287) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6xf32>
    %289 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<bf16>}> : () -> tensor<bf16>
    "func.return"(%270, %289, %288, %286, %141) : (tensor<6x2xf32>, tensor<bf16>, tensor<2x6xf32>, tensor<f32>, tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<i32>) -> tensor<2xf32>, res_attrs = [{}], sym_name = "_one_hot", sym_visibility = "private"}> ({
  ^bb0(%arg1: tensor<i32>):
    %5 = "stablehlo.broadcast_in_dim"(%arg1) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %6 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xi32>
    %7 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<2xi32>
    %8 = "stablehlo.compare"(%7, %6) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %9 = "stablehlo.convert"(%8) : (tensor<2xi1>) -> tensor<2xf32>
    "func.return"(%9) : (tensor<2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<i32>) -> tensor<2xf32>, res_attrs = [{}], sym_name = "_one_hot_0", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<i32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %1 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xi32>
    %2 = "stablehlo.broadcast_in_dim"(%0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi32>) -> tensor<2xi32>
    %3 = "stablehlo.compare"(%2, %1) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %4 = "stablehlo.convert"(%3) : (tensor<2xi1>) -> tensor<2xf32>
    "func.return"(%4) : (tensor<2xf32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
