"builtin.module"() <{sym_name = "jit__lambda"}> ({
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1xf32>, tensor<1x257xi32>) -> (tensor<1x5xi32>, tensor<i32>, tensor<i32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg19: tensor<1xf32>, %arg20: tensor<1x257xi32>):
    %47 = "stablehlo.reshape"(%arg20) : (tensor<1x257xi32>) -> tensor<257xi32>
    %48 = "stablehlo.slice"(%47) <{limit_indices = array<i64: 5>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<257xi32>) -> tensor<5xi32>
    %49 = "stablehlo.reshape"(%arg20) : (tensor<1x257xi32>) -> tensor<257xi32>
    %50 = "stablehlo.slice"(%49) <{limit_indices = array<i64: 5>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<257xi32>) -> tensor<5xi32>
    %51 = "stablehlo.dot_general"(%48, %50) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %52 = "stablehlo.slice"(%arg19) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<1xf32>) -> tensor<1xf32>
    %53 = "stablehlo.slice"(%51) <{limit_indices = array<i64: 5>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<5xi32>) -> tensor<5xi32>
    %54 = "func.call"(%52) <{callee = @trunc}> : (tensor<1xf32>) -> tensor<1xf32>
    %55 = "stablehlo.slice"(%arg20) <{limit_indices = array<i64: 1, 95>, start_indices = array<i64: 0, 26>, strides = array<i64: 1, 3>}> : (tensor<1x257xi32>) -> tensor<1x23xi32>
    %56 = "stablehlo.slice"(%55) <{limit_indices = array<i64: 1, 16>, start_indices = array<i64: 0, 12>, strides = array<i64: 1, 1>}> : (tensor<1x23xi32>) -> tensor<1x4xi32>
    %57 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %58 = "func.call"(%52, %57) <{callee = @_var}> : (tensor<1xf32>, tensor<i32>) -> tensor<f32>
    %59 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %60 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
    %61 = "func.call"(%59, %60) <{callee = @remainder}> : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %62 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %63 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %64 = "stablehlo.compare"(%62, %63) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %65 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %66 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %67 = "stablehlo.add"(%65, %66) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %68 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %69 = "stablehlo.select"(%64, %67, %68) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %70 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %71 = "stablehlo.compare"(%61, %70) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %72 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
    %73 = "stablehlo.add"(%61, %72) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %74 = "stablehlo.select"(%71, %73, %61) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %75 = "stablehlo.dynamic_slice"(%56, %69, %74) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x4xi32>, tensor<i32>, tensor<i32>) -> tensor<1x1xi32>
    %76 = "stablehlo.reshape"(%75) : (tensor<1x1xi32>) -> tensor<i32>
    %77 = "func.call"(%53) <{callee = @atleast_2d}> : (tensor<5xi32>) -> tensor<1x5xi32>
    %78 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %79 = "stablehlo.subtract"(%54, %78) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %80 = "stablehlo.count_leading_zeros"(%76) : (tensor<i32>) -> tensor<i32>
    %81 = "stablehlo.reshape"(%arg20) : (tensor<1x257xi32>) -> tensor<257xi32>
    %82 = "stablehlo.slice"(%81) <{limit_indices = array<i64: 5>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<257xi32>) -> tensor<5xi32>
    %83 = "stablehlo.reshape"(%arg20) : (tensor<1x257xi32>) -> tensor<257xi32>
    %84 = "stablehlo.slice"(%83) <{limit_indices = array<i64: 5>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<257xi32>) -> tensor<5xi32>
    %85 = "stablehlo.dot_general"(%82, %84) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %86 = "stablehlo.slice"(%arg19) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<1xf32>) -> tensor<1xf32>
    %87 = "stablehlo.slice"(%85) <{limit_indices = array<i64: 5>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<5xi32>) -> tensor<5xi32>
    %88 = "func.call"(%86) <{callee = @trunc}> : (tensor<1xf32>) -> tensor<1xf32>
    %89 = "stablehlo.slice"(%arg20) <{limit_indices = array<i64: 1, 95>, start_indices = array<i64: 0, 26>, strides = array<i64: 1, 3>}> : (tensor<1x257xi32>) -> tensor<1x23xi32>
    %90 = "stablehlo.slice"(%89) <{limit_indices = array<i64: 1, 16>, start_indices = array<i64: 0, 12>, strides = array<i64: 1, 1>}> : (tensor<1x23xi32>) -> tensor<1x4xi32>
    %91 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %92 = "func.call"(%86, %91) <{callee = @_var}> : (tensor<1xf32>, tensor<i32>) -> tensor<f32>
    %93 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %94 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
    %95 = "func.call"(%93, %94) <{callee = @remainder}> : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %96 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %97 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %98 = "stablehlo.compare"(%96, %97) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %99 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %100 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %101 = "stablehlo.add"(%99, %100) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %102 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %103 = "stablehlo.select"(%98, %101, %102) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %104 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %105 = "stablehlo.compare"(%95, %104) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %106 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
    %107 = "stablehlo.add"(%95, %106) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %108 = "stablehlo.select"(%105, %107, %95) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %109 = "stablehlo.dynamic_slice"(%90, %103, %108) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x4xi32>, tensor<i32>, tensor<i32>) -> tensor<1x1xi32>
    %110 = "stablehlo.reshape"(%109) : (tensor<1x1xi32>) -> tensor<i32>
    %111 = "func.call"(%87) <{callee = @atleast_2d}> : (tensor<5xi32>) -> tensor<1x5xi32>
    %112 = "stablehlo.broadcast_in_dim"(%92) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %113 = "stablehlo.subtract"(%88, %112) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %114 = "stablehlo.count_leading_zeros"(%110) : (tensor<i32>) -> tensor<i32>
    %115 = "stablehlo.reshape"(%arg20) : (tensor<1x257xi32>) -> tensor<257xi32>
    %116 = "stablehlo.slice"(%115) <{limit_indices = array<i64: 5>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<257xi32>) -> tensor<5xi32>
    %117 = "stablehlo.reshape"(%arg20) : (tensor<1x257xi32>) -> tensor<257xi32>
    %118 = "stablehlo.slice"(%117) <{limit_indices = array<i64: 5>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<257xi32>) -> tensor<5xi32>
    %119 = "stablehlo.dot_general"(%116, %118) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %120 = "stablehlo.slice"(%arg19) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<1xf32>) -> tensor<1xf32>
    %121 = "stablehlo.slice"(%119) <{limit_indices = array<i64: 5>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<5xi32>) -> tensor<5xi32>
    %122 = "func.call"(%120) <{callee = @trunc}> : (tensor<1xf32>) -> tensor<1xf32>
    %123 = "stablehlo.slice"(%arg20) <{limit_indices = array<i64: 1, 95>, start_indices = array<i64: 0, 26>, strides = array<i64: 1, 3>}> : (tensor<1x257xi32>) -> tensor<1x23xi32>
    %124 = "stablehlo.slice"(%123) <{limit_indices = array<i64: 1, 16>, start_indices = array<i64: 0, 12>, strides = array<i64: 1, 1>}> : (tensor<1x23xi32>) -> tensor<1x4xi32>
    %125 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %126 = "func.call"(%120, %125) <{callee = @_var}> : (tensor<1xf32>, tensor<i32>) -> tensor<f32>
    %127 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %128 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
    %129 = "func.call"(%127, %128) <{callee = @remainder}> : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %130 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %131 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %132 = "stablehlo.compare"(%130, %131) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %133 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %134 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %135 = "stablehlo.add"(%133, %134) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %136 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %137 = "stablehlo.select"(%132, %135, %136) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %138 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %139 = "stablehlo.compare"(%129, %138) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %140 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
    %141 = "stablehlo.add"(%129, %140) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %142 = "stablehlo.select"(%139, %141, %129) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %143 = "stablehlo.dynamic_slice"(%124, %137, %142) <{slice_sizes = array<i64: 1, 1>}> : (tensor<1x4xi32>, tensor<i32>, tensor<i32>) -> tensor<1x1xi32>
    %144 = "stablehlo.reshape"(%143) : (tensor<1x1xi32>) -> tensor<i32>
    %145 = "func.call"(%121) <{callee = @atleast_2d}> : (tensor<5xi32>) -> tensor<1x5xi32>
    %146 = "stablehlo.broadcast_in_dim"(%126) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %147 = "stablehlo.subtract"(%122, %146) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %148 = "stablehlo.count_leading_zeros"(%144) : (tensor<i32>) -> tensor<i32>
    "func.return"(%77, %114, %148) : (tensor<1x5xi32>, tensor<i32>, tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<1xf32>) -> tensor<1xf32>, res_attrs = [{}], sym_name = "trunc", sym_visibility = "private"}> ({
  ^bb0(%arg18: tensor<1xf32>):
    %41 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %42 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %43 = "stablehlo.compare"(%arg18, %42) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %44 = "stablehlo.ceil"(%arg18) : (tensor<1xf32>) -> tensor<1xf32>
    %45 = "stablehlo.floor"(%arg18) : (tensor<1xf32>) -> tensor<1xf32>
    %46 = "func.call"(%43, %44, %45) <{callee = @_where}> : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    "func.return"(%46) : (tensor<1xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg15: tensor<1xi1>, %arg16: tensor<1xf32>, %arg17: tensor<1xf32>):
    %40 = "stablehlo.select"(%arg15, %arg16, %arg17) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    "func.return"(%40) : (tensor<1xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<1xf32>, tensor<i32>) -> tensor<f32>, res_attrs = [{}], sym_name = "_var", sym_visibility = "private"}> ({
  ^bb0(%arg9: tensor<1xf32>, %arg10: tensor<i32>):
    %20 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %21 = "stablehlo.reduce"(%arg9, %20) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg13: tensor<f32>, %arg14: tensor<f32>):
      %39 = "stablehlo.add"(%arg13, %arg14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%39) : (tensor<f32>) -> ()
    }) : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %23 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1xf32>
    %25 = "stablehlo.divide"(%22, %24) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %26 = "stablehlo.subtract"(%arg9, %25) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %27 = "chlo.square"(%26) : (tensor<1xf32>) -> tensor<1xf32>
    %28 = "stablehlo.convert"(%arg10) : (tensor<i32>) -> tensor<f32>
    %29 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %30 = "stablehlo.subtract"(%29, %28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %31 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %32 = "stablehlo.reduce"(%27, %31) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg11: tensor<f32>, %arg12: tensor<f32>):
      %38 = "stablehlo.add"(%arg11, %arg12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%38) : (tensor<f32>) -> ()
    }) : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
    %33 = "stablehlo.divide"(%32, %30) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %34 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %35 = "stablehlo.compare"(%30, %34) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %36 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %37 = "func.call"(%35, %33, %36) <{callee = @_where_0}> : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%37) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>, res_attrs = [{}], sym_name = "_where_0", sym_visibility = "private"}> ({
  ^bb0(%arg6: tensor<i1>, %arg7: tensor<f32>, %arg8: tensor<f32>):
    %18 = "stablehlo.convert"(%arg8) : (tensor<f32>) -> tensor<f32>
    %19 = "stablehlo.select"(%arg6, %arg7, %18) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%19) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<i32>, tensor<i32>) -> tensor<i32>, res_attrs = [{}], sym_name = "remainder", sym_visibility = "private"}> ({
  ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
    %2 = "stablehlo.convert"(%arg5) : (tensor<i32>) -> tensor<i32>
    %3 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %4 = "stablehlo.compare"(%2, %3) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %5 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %6 = "func.call"(%4, %5, %2) <{callee = @_where_1}> : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %7 = "stablehlo.remainder"(%arg4, %6) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %8 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %9 = "stablehlo.compare"(%7, %8) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %11 = "stablehlo.compare"(%7, %10) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %12 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %13 = "stablehlo.compare"(%6, %12) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %14 = "stablehlo.compare"(%11, %13) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %15 = "stablehlo.and"(%14, %9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %16 = "stablehlo.add"(%7, %6) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %17 = "stablehlo.select"(%15, %16, %7) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    "func.return"(%17) : (tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>, res_attrs = [{}], sym_name = "_where_1", sym_visibility = "private"}> ({
  ^bb0(%arg1: tensor<i1>, %arg2: tensor<i32>, %arg3: tensor<i32>):
    %1 = "stablehlo.select"(%arg1, %arg2, %arg3) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    "func.return"(%1) : (tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<5xi32>) -> tensor<1x5xi32>, res_attrs = [{}], sym_name = "atleast_2d", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<5xi32>):
    %0 = "stablehlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = array<i64: 1>}> : (tensor<5xi32>) -> tensor<1x5xi32>
    "func.return"(%0) : (tensor<1x5xi32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
