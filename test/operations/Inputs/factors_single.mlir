"builtin.module"() <{sym_name = "jit_program"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}], function_type = (tensor<2x5x5xf32>, tensor<2x5x3xf32>, tensor<2x5x5xf32>, tensor<2x5x5xf32>, tensor<2x5x5xf32>, tensor<2x6x4xf32>, tensor<2x4x6xf32>, tensor<3x4xf32>, tensor<2x6x4xf32>, tensor<2x4x6xf32>, tensor<2x6x4xf32>, tensor<3x2xf32>, tensor<6x4xf32>, tensor<2x5x5xf32>, tensor<2x5x5xf32>, tensor<2x5x5xf32>, tensor<2x5x5xf32>, tensor<2x5x3xf32>, tensor<2x5x5xf32>, tensor<2x3x5xf32>, tensor<2x5x5xf32>, tensor<2x5x5xf32>, tensor<2x5x5xf32>, tensor<2x3x3xf32>, tensor<2x6x4xf32>, tensor<2x4x6xf32>, tensor<2x6x4xf32>, tensor<2x4x6xf32>, tensor<3x2xf32>, tensor<2x5x5xf32>, tensor<2x5x5xf32>, tensor<2x5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<2x5x5xf32>, tensor<2x5x5xf32>, tensor<2x5xf32>, tensor<2x5x3xf32>, tensor<2x0x0xf32>, tensor<0x3x2xf32>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x6x4xcomplex<f32>>, tensor<2x4x6xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<2x6x4xcomplex<f32>>, tensor<2x4x6xcomplex<f32>>, tensor<2x6x4xcomplex<f32>>, tensor<3x2xcomplex<f32>>, tensor<6x4xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x3x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>, tensor<2x6x4xcomplex<f32>>, tensor<2x4x6xcomplex<f32>>, tensor<2x6x4xcomplex<f32>>, tensor<2x4x6xcomplex<f32>>, tensor<3x2xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>, tensor<2x0x0xcomplex<f32>>, tensor<0x3x2xcomplex<f32>>) -> (tensor<2x5x3xf32>, tensor<2x5x5xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x6x4xf32>, tensor<2x4xi32>, tensor<2x6xi32>, tensor<2x4x6xf32>, tensor<2x4xi32>, tensor<2x4xi32>, tensor<3x4xf32>, tensor<3xi32>, tensor<3xi32>, tensor<2x6x4xf32>, tensor<2x4x4xf32>, tensor<2x4x4xf32>, tensor<2x4x6xf32>, tensor<2x6x6xf32>, tensor<2x6x4xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<6x6xf32>, tensor<6x4xf32>, tensor<4xi32>, tensor<2x5x5xf32>, tensor<2x5x5xf32>, tensor<2x5x5xf32>, tensor<2x5x3xf32>, tensor<2x3x5xf32>, tensor<2x5xf32>, tensor<2x5x5x5xf32>, tensor<2x5xf32>, tensor<2x5x5x5xf32>, tensor<2x5xf32>, tensor<2x3xf32>, tensor<2x3x3xf32>, tensor<2x4xf32>, tensor<2x4x6x4xf32>, tensor<2x6x6xf32>, tensor<2x4xf32>, tensor<2x4x4x6xf32>, tensor<2x6x6xf32>, tensor<2x4xf32>, tensor<2x4x6x4xf32>, tensor<2x4xf32>, tensor<3x3xf32>, tensor<2xf32>, tensor<2x2xf32>, tensor<2x5xcomplex<f32>>, tensor<2x5x5x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>, tensor<2x5x5x5xcomplex<f32>>, tensor<2x5x5x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>, tensor<5x5xf32>, tensor<5x5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<2x5x5xf32>, tensor<2x5xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x5x5xf32>, tensor<2x5xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x5x3xf32>, tensor<2x0x0xf32>, tensor<0x3x2xf32>, tensor<0x2x2xf32>, tensor<2x5x3xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<2xf32>, tensor<2x6x4xcomplex<f32>>, tensor<2x4xi32>, tensor<2x6xi32>, tensor<2x4x6xcomplex<f32>>, tensor<2x4xi32>, tensor<2x4xi32>, tensor<3x4xcomplex<f32>>, tensor<3xi32>, tensor<3xi32>, tensor<2x6x4xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>, tensor<2x4x6xcomplex<f32>>, tensor<2x6x6xcomplex<f32>>, tensor<2x6x4xcomplex<f32>>, tensor<3x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<6x6xcomplex<f32>>, tensor<6x4xcomplex<f32>>, tensor<4xi32>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>, tensor<2x3x5xcomplex<f32>>, tensor<2x5xf32>, tensor<2x5x5x5xcomplex<f32>>, tensor<2x5xf32>, tensor<2x5x5x5xcomplex<f32>>, tensor<2x5xf32>, tensor<2x3xf32>, tensor<2x3x3xcomplex<f32>>, tensor<2x4xf32>, tensor<2x4x6x4xcomplex<f32>>, tensor<2x6x6xcomplex<f32>>, tensor<2x4xf32>, tensor<2x4x4x6xcomplex<f32>>, tensor<2x6x6xcomplex<f32>>, tensor<2x4xf32>, tensor<2x4x6x4xcomplex<f32>>, tensor<2x4xf32>, tensor<3x3xcomplex<f32>>, tensor<2xf32>, tensor<2x2xcomplex<f32>>, tensor<2x5xcomplex<f32>>, tensor<2x5x5x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>, tensor<2x5x5x5xcomplex<f32>>, tensor<2x5x5x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>, tensor<5x5xf32>, tensor<5x5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x5xf32>, tensor<2x4xf32>, tensor<2x4xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x5xf32>, tensor<2x4xf32>, tensor<2x4xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>, tensor<2x0x0xcomplex<f32>>, tensor<0x3x2xcomplex<f32>>, tensor<0x2x2xcomplex<f32>>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}, {jax.result_info = "result[10]"}, {jax.result_info = "result[11]"}, {jax.result_info = "result[12]"}, {jax.result_info = "result[13]"}, {jax.result_info = "result[14]"}, {jax.result_info = "result[15]"}, {jax.result_info = "result[16]"}, {jax.result_info = "result[17]"}, {jax.result_info = "result[18]"}, {jax.result_info = "result[19]"}, {jax.result_info = "result[20]"}, {jax.result_info = "result[21]"}, {jax.result_info = "result[22]"}, {jax.result_info = "result[23]"}, {jax.result_info = "result[24]"}, {jax.result_info = "result[25]"}, {jax.result_info = "result[26]"}, {jax.result_info = "result[27]"}, {jax.result_info = "result[28]"}, {jax.result_info = "result[29]"}, {jax.result_info = "result[30]"}, {jax.result_info = "result[31]"}, {jax.result_info = "result[32]"}, {jax.result_info = "result[33]"}, {jax.result_info = "result[34]"}, {jax.result_info = "result[35]"}, {jax.result_info = "result[36]"}, {jax.result_info = "result[37]"}, {jax.result_info = "result[38]"}, {jax.result_info = "result[39]"}, {jax.result_info = "result[40]"}, {jax.result_info = "result[41]"}, {jax.result_info = "result[42]"}, {jax.result_info = "result[43]"}, {jax.result_info = "result[44]"}, {jax.result_info = "result[45]"}, {jax.result_info = "result[46]"}, {jax.result_info = "result[47]"}, {jax.result_info = "result[48]"}, {jax.result_info = "result[49]"}, {jax.result_info = "result[50]"}, {jax.result_info = "result[51]"}, {jax.result_info = "result[52]"}, {jax.result_info = "result[53]"}, {jax.result_info = "result[54]"}, {jax.result_info = "result[55]"}, {jax.result_info = "result[56]"}, {jax.result_info = "result[57]"}, {jax.result_info = "result[58]"}, {jax.result_info = "result[59]"}, {jax.result_info = "result[60]"}, {jax.result_info = "result[61]"}, {jax.result_info = "result[62]"}, {jax.result_info = "result[63]"}, {jax.result_info = "result[64]"}, {jax.result_info = "result[65]"}, {jax.result_info = "result[66]"}, {jax.result_info = "result[67]"}, {jax.result_info = "result[68]"}, {jax.result_info = "result[69]"}, {jax.result_info = "result[70]"}, {jax.result_info = "result[71]"}, {jax.result_info = "result[72]"}, {jax.result_info = "result[73]"}, {jax.result_info = "result[74]"}, {jax.result_info = "result[75]"}, {jax.result_info = "result[76]"}, {jax.result_info = "result[77]"}, {jax.result_info = "result[78]"}, {jax.result_info = "result[79]"}, {jax.result_info = "result[80]"}, {jax.result_info = "result[81]"}, {jax.result_info = "result[82]"}, {jax.result_info = "result[83]"}, {jax.result_info = "result[84]"}, {jax.result_info = "result[85]"}, {jax.result_info = "result[86]"}, {jax.result_info = "result[87]"}, {jax.result_info = "result[88]"}, {jax.result_info = "result[89]"}, {jax.result_info = "result[90]"}, {jax.result_info = "result[91]"}, {jax.result_info = "result[92]"}, {jax.result_info = "result[93]"}, {jax.result_info = "result[94]"}, {jax.result_info = "result[95]"}, {jax.result_info = "result[96]"}, {jax.result_info = "result[97]"}, {jax.result_info = "result[98]"}, {jax.result_info = "result[99]"}, {jax.result_info = "result[100]"}, {jax.result_info = "result[101]"}, {jax.result_info = "result[102]"}, {jax.result_info = "result[103]"}, {jax.result_info = "result[104]"}, {jax.result_info = "result[105]"}, {jax.result_info = "result[106]"}, {jax.result_info = "result[107]"}, {jax.result_info = "result[108]"}, {jax.result_info = "result[109]"}, {jax.result_info = "result[110]"}, {jax.result_info = "result[111]"}, {jax.result_info = "result[112]"}, {jax.result_info = "result[113]"}, {jax.result_info = "result[114]"}, {jax.result_info = "result[115]"}, {jax.result_info = "result[116]"}, {jax.result_info = "result[117]"}, {jax.result_info = "result[118]"}, {jax.result_info = "result[119]"}, {jax.result_info = "result[120]"}, {jax.result_info = "result[121]"}, {jax.result_info = "result[122]"}, {jax.result_info = "result[123]"}, {jax.result_info = "result[124]"}, {jax.result_info = "result[125]"}, {jax.result_info = "result[126]"}, {jax.result_info = "result[127]"}, {jax.result_info = "result[128]"}, {jax.result_info = "result[129]"}, {jax.result_info = "result[130]"}, {jax.result_info = "result[131]"}, {jax.result_info = "result[132]"}, {jax.result_info = "result[133]"}, {jax.result_info = "result[134]"}, {jax.result_info = "result[135]"}, {jax.result_info = "result[136]"}, {jax.result_info = "result[137]"}, {jax.result_info = "result[138]"}, {jax.result_info = "result[139]"}, {jax.result_info = "result[140]"}, {jax.result_info = "result[141]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg192: tensor<2x5x5xf32>, %arg193: tensor<2x5x3xf32>, %arg194: tensor<2x5x5xf32>, %arg195: tensor<2x5x5xf32>, %arg196: tensor<2x5x5xf32>, %arg197: tensor<2x6x4xf32>, %arg198: tensor<2x4x6xf32>, %arg199: tensor<3x4xf32>, %arg200: tensor<2x6x4xf32>, %arg201: tensor<2x4x6xf32>, %arg202: tensor<2x6x4xf32>, %arg203: tensor<3x2xf32>, %arg204: tensor<6x4xf32>, %arg205: tensor<2x5x5xf32>, %arg206: tensor<2x5x5xf32>, %arg207: tensor<2x5x5xf32>, %arg208: tensor<2x5x5xf32>, %arg209: tensor<2x5x3xf32>, %arg210: tensor<2x5x5xf32>, %arg211: tensor<2x3x5xf32>, %arg212: tensor<2x5x5xf32>, %arg213: tensor<2x5x5xf32>, %arg214: tensor<2x5x5xf32>, %arg215: tensor<2x3x3xf32>, %arg216: tensor<2x6x4xf32>, %arg217: tensor<2x4x6xf32>, %arg218: tensor<2x6x4xf32>, %arg219: tensor<2x4x6xf32>, %arg220: tensor<3x2xf32>, %arg221: tensor<2x5x5xf32>, %arg222: tensor<2x5x5xf32>, %arg223: tensor<2x5x5xf32>, %arg224: tensor<5x5xf32>, %arg225: tensor<5x5xf32>, %arg226: tensor<2x5x5xf32>, %arg227: tensor<2x5x5xf32>, %arg228: tensor<2x5xf32>, %arg229: tensor<2x5x3xf32>, %arg230: tensor<2x0x0xf32>, %arg231: tensor<0x3x2xf32>, %arg232: tensor<2x5x5xcomplex<f32>>, %arg233: tensor<2x5x3xcomplex<f32>>, %arg234: tensor<2x5x5xcomplex<f32>>, %arg235: tensor<2x5x5xcomplex<f32>>, %arg236: tensor<2x5x5xcomplex<f32>>, %arg237: tensor<2x6x4xcomplex<f32>>, %arg238: tensor<2x4x6xcomplex<f32>>, %arg239: tensor<3x4xcomplex<f32>>, %arg240: tensor<2x6x4xcomplex<f32>>, %arg241: tensor<2x4x6xcomplex<f32>>, %arg242: tensor<2x6x4xcomplex<f32>>, %arg243: tensor<3x2xcomplex<f32>>, %arg244: tensor<6x4xcomplex<f32>>, %arg245: tensor<2x5x5xcomplex<f32>>, %arg246: tensor<2x5x5xcomplex<f32>>, %arg247: tensor<2x5x5xcomplex<f32>>, %arg248: tensor<2x5x5xcomplex<f32>>, %arg249: tensor<2x5x3xcomplex<f32>>, %arg250: tensor<2x5x5xcomplex<f32>>, %arg251: tensor<2x3x5xcomplex<f32>>, %arg252: tensor<2x5x5xcomplex<f32>>, %arg253: tensor<2x5x5xcomplex<f32>>, %arg254: tensor<2x5x5xcomplex<f32>>, %arg255: tensor<2x3x3xcomplex<f32>>, %arg256: tensor<2x6x4xcomplex<f32>>, %arg257: tensor<2x4x6xcomplex<f32>>, %arg258: tensor<2x6x4xcomplex<f32>>, %arg259: tensor<2x4x6xcomplex<f32>>, %arg260: tensor<3x2xcomplex<f32>>, %arg261: tensor<2x5x5xcomplex<f32>>, %arg262: tensor<2x5x5xcomplex<f32>>, %arg263: tensor<2x5x5xcomplex<f32>>, %arg264: tensor<5x5xcomplex<f32>>, %arg265: tensor<5x5xcomplex<f32>>, %arg266: tensor<2x5x5xcomplex<f32>>, %arg267: tensor<2x5x5xcomplex<f32>>, %arg268: tensor<2x5xcomplex<f32>>, %arg269: tensor<2x5x3xcomplex<f32>>, %arg270: tensor<2x0x0xcomplex<f32>>, %arg271: tensor<0x3x2xcomplex<f32>>):
    %1364 = "func.call"(%arg192, %arg193) <{callee = @solve}> : (tensor<2x5x5xf32>, tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
    %1365 = "func.call"(%arg194) <{callee = @inv}> : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %1366 = "func.call"(%arg195) <{callee = @det}> : (tensor<2x5x5xf32>) -> tensor<2xf32>
    %1367:2 = "func.call"(%arg196) <{callee = @slogdet}> : (tensor<2x5x5xf32>) -> (tensor<2xf32>, tensor<2xf32>)
    %1368:3 = "stablehlo.custom_call"(%arg197) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgetrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=6, k=4, l=6, m=4, n=4}, custom>} : (tensor<2x6x4xf32>) -> (tensor<2x6x4xf32>, tensor<2x4xi32>, tensor<2xi32>)
    %1369 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %1370 = "stablehlo.broadcast_in_dim"(%1369) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x4xi32>
    %1371 = "stablehlo.subtract"(%1368#1, %1370) : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
    %1372 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1373 = "stablehlo.broadcast_in_dim"(%1372) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1374 = "stablehlo.compare"(%1368#2, %1373) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1375 = "stablehlo.broadcast_in_dim"(%1374) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %1376 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %1377 = "stablehlo.broadcast_in_dim"(%1376) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x4xf32>
    %1378 = "stablehlo.broadcast_in_dim"(%1375) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x6x4xi1>
    %1379 = "stablehlo.select"(%1378, %1368#0, %1377) : (tensor<2x6x4xi1>, tensor<2x6x4xf32>, tensor<2x6x4xf32>) -> tensor<2x6x4xf32>
    %1380 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x6xi32>
    %1381 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1382 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1383:4 = "stablehlo.while"(%1371, %1382, %1381, %1380) ({
    ^bb0(%arg324: tensor<2x4xi32>, %arg325: tensor<i64>, %arg326: tensor<i64>, %arg327: tensor<2x6xi32>):
      %1862 = "stablehlo.constant"() <{value = dense<4> : tensor<i64>}> : () -> tensor<i64>
      %1863 = "stablehlo.compare"(%arg325, %1862) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%1863) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg320: tensor<2x4xi32>, %arg321: tensor<i64>, %arg322: tensor<i64>, %arg323: tensor<2x6xi32>):
      %1859:2 = "func.call"(%arg320, %arg322, %arg323) <{callee = @closed_call_3}> : (tensor<2x4xi32>, tensor<i64>, tensor<2x6xi32>) -> (tensor<i64>, tensor<2x6xi32>)
      %1860 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %1861 = "stablehlo.add"(%arg321, %1860) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg320, %1861, %1859#0, %1859#1) : (tensor<2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x6xi32>) -> ()
    }) : (tensor<2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x6xi32>) -> (tensor<2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x6xi32>)
    %1384:3 = "stablehlo.custom_call"(%arg198) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgetrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=4, k=6, l=4, m=6, n=4}, custom>} : (tensor<2x4x6xf32>) -> (tensor<2x4x6xf32>, tensor<2x4xi32>, tensor<2xi32>)
    %1385 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %1386 = "stablehlo.broadcast_in_dim"(%1385) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x4xi32>
    %1387 = "stablehlo.subtract"(%1384#1, %1386) : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
    %1388 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1389 = "stablehlo.broadcast_in_dim"(%1388) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1390 = "stablehlo.compare"(%1384#2, %1389) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1391 = "stablehlo.broadcast_in_dim"(%1390) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %1392 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %1393 = "stablehlo.broadcast_in_dim"(%1392) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x6xf32>
    %1394 = "stablehlo.broadcast_in_dim"(%1391) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x4x6xi1>
    %1395 = "stablehlo.select"(%1394, %1384#0, %1393) : (tensor<2x4x6xi1>, tensor<2x4x6xf32>, tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
    %1396 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4xi32>
    %1397 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1398 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1399:4 = "stablehlo.while"(%1387, %1398, %1397, %1396) ({
    ^bb0(%arg316: tensor<2x4xi32>, %arg317: tensor<i64>, %arg318: tensor<i64>, %arg319: tensor<2x4xi32>):
      %1857 = "stablehlo.constant"() <{value = dense<4> : tensor<i64>}> : () -> tensor<i64>
      %1858 = "stablehlo.compare"(%arg317, %1857) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%1858) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg312: tensor<2x4xi32>, %arg313: tensor<i64>, %arg314: tensor<i64>, %arg315: tensor<2x4xi32>):
      %1854:2 = "func.call"(%arg312, %arg314, %arg315) <{callee = @closed_call_4}> : (tensor<2x4xi32>, tensor<i64>, tensor<2x4xi32>) -> (tensor<i64>, tensor<2x4xi32>)
      %1855 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %1856 = "stablehlo.add"(%arg313, %1855) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg312, %1856, %1854#0, %1854#1) : (tensor<2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x4xi32>) -> ()
    }) : (tensor<2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x4xi32>) -> (tensor<2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x4xi32>)
    %1400:3 = "stablehlo.custom_call"(%arg199) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgetrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=3, j=4, k=3, l=4, m=3}, custom>} : (tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3xi32>, tensor<i32>)
    %1401 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %1402 = "stablehlo.broadcast_in_dim"(%1401) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3xi32>
    %1403 = "stablehlo.subtract"(%1400#1, %1402) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %1404 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1405 = "stablehlo.broadcast_in_dim"(%1404) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<i32>
    %1406 = "stablehlo.compare"(%1400#2, %1405) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %1407 = "stablehlo.broadcast_in_dim"(%1406) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1x1xi1>
    %1408 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %1409 = "stablehlo.broadcast_in_dim"(%1408) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %1410 = "stablehlo.broadcast_in_dim"(%1407) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi1>) -> tensor<3x4xi1>
    %1411 = "stablehlo.select"(%1410, %1400#0, %1409) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %1412 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3xi32>
    %1413 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1414 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1415:4 = "stablehlo.while"(%1403, %1414, %1413, %1412) ({
    ^bb0(%arg308: tensor<3xi32>, %arg309: tensor<i64>, %arg310: tensor<i64>, %arg311: tensor<3xi32>):
      %1852 = "stablehlo.constant"() <{value = dense<3> : tensor<i64>}> : () -> tensor<i64>
      %1853 = "stablehlo.compare"(%arg309, %1852) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%1853) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg304: tensor<3xi32>, %arg305: tensor<i64>, %arg306: tensor<i64>, %arg307: tensor<3xi32>):
      %1849:2 = "func.call"(%arg304, %arg306, %arg307) <{callee = @closed_call_5}> : (tensor<3xi32>, tensor<i64>, tensor<3xi32>) -> (tensor<i64>, tensor<3xi32>)
      %1850 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %1851 = "stablehlo.add"(%arg305, %1850) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg304, %1851, %1849#0, %1849#1) : (tensor<3xi32>, tensor<i64>, tensor<i64>, tensor<3xi32>) -> ()
    }) : (tensor<3xi32>, tensor<i64>, tensor<i64>, tensor<3xi32>) -> (tensor<3xi32>, tensor<i64>, tensor<i64>, tensor<3xi32>)
    %1416:2 = "func.call"(%arg200) <{callee = @qr}> : (tensor<2x6x4xf32>) -> (tensor<2x6x4xf32>, tensor<2x4x4xf32>)
    %1417:2 = "func.call"(%arg201) <{callee = @qr_6}> : (tensor<2x4x6xf32>) -> (tensor<2x4x4xf32>, tensor<2x4x6xf32>)
    %1418:2 = "func.call"(%arg202) <{callee = @qr_7}> : (tensor<2x6x4xf32>) -> (tensor<2x6x6xf32>, tensor<2x6x4xf32>)
    %1419:2 = "func.call"(%arg203) <{callee = @qr_8}> : (tensor<3x2xf32>) -> (tensor<3x2xf32>, tensor<2x2xf32>)
    %1420:3 = "func.call"(%arg204) <{callee = @_qr}> : (tensor<6x4xf32>) -> (tensor<6x6xf32>, tensor<6x4xf32>, tensor<4xi32>)
    %1421 = "func.call"(%arg205) <{callee = @cholesky}> : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %1422 = "func.call"(%arg206) <{callee = @cholesky_9}> : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %1423 = "func.call"(%arg207) <{callee = @cholesky}> : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %1424 = "stablehlo.custom_call"(%arg208, %arg209) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_strsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 84 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=2, j=5, k=5, l=5, m=3, n=5, o=3}, custom>} : (tensor<2x5x5xf32>, tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
    %1425 = "stablehlo.custom_call"(%arg210, %arg211) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_strsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 78 : ui8, side = 82 : ui8, trans_x = 84 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=2, j=5, k=5, l=3, m=5, n=3, o=5}, custom>} : (tensor<2x5x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
    %1426:2 = "func.call"(%arg212) <{callee = @eigh}> : (tensor<2x5x5xf32>) -> (tensor<2x5xf32>, tensor<2x5x5xf32>)
    %1427 = "stablehlo.dot_general"(%1426#1, %1426#1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5x5xf32>
    %1428:2 = "func.call"(%arg213) <{callee = @eigh_10}> : (tensor<2x5x5xf32>) -> (tensor<2x5xf32>, tensor<2x5x5xf32>)
    %1429 = "stablehlo.dot_general"(%1428#1, %1428#1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5x5xf32>
    %1430 = "func.call"(%arg214) <{callee = @eigvalsh}> : (tensor<2x5x5xf32>) -> tensor<2x5xf32>
    %1431:2 = "func.call"(%arg215) <{callee = @eigh_12}> : (tensor<2x3x3xf32>) -> (tensor<2x3xf32>, tensor<2x3x3xf32>)
    %1432:3 = "func.call"(%arg216) <{callee = @svd}> : (tensor<2x6x4xf32>) -> (tensor<2x6x6xf32>, tensor<2x4xf32>, tensor<2x4x4xf32>)
    %1433 = "stablehlo.transpose"(%1432#2) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %1434 = "stablehlo.slice"(%1432#0) <{limit_indices = array<i64: 2, 6, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x6x6xf32>) -> tensor<2x6x4xf32>
    %1435 = "stablehlo.dot_general"(%1434, %1433) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x6x4xf32>
    %1436 = "stablehlo.slice"(%1432#0) <{limit_indices = array<i64: 2, 6, 6>, start_indices = array<i64: 0, 0, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<2x6x6xf32>) -> tensor<2x6x2xf32>
    %1437 = "stablehlo.dot_general"(%1436, %1436) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x2xf32>, tensor<2x6x2xf32>) -> tensor<2x2x6x6xf32>
    %1438 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1439 = "stablehlo.reduce"(%1437, %1438) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg302: tensor<f32>, %arg303: tensor<f32>):
      %1848 = "stablehlo.add"(%arg302, %arg303) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1848) : (tensor<f32>) -> ()
    }) : (tensor<2x2x6x6xf32>, tensor<f32>) -> tensor<2x6x6xf32>
    %1440:3 = "func.call"(%arg217) <{callee = @svd_13}> : (tensor<2x4x6xf32>) -> (tensor<2x4x4xf32>, tensor<2x4xf32>, tensor<2x6x6xf32>)
    %1441 = "stablehlo.transpose"(%1440#2) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x6x6xf32>) -> tensor<2x6x6xf32>
    %1442 = "stablehlo.slice"(%1441) <{limit_indices = array<i64: 2, 6, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x6x6xf32>) -> tensor<2x6x4xf32>
    %1443 = "stablehlo.dot_general"(%1440#0, %1442) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x4x4xf32>, tensor<2x6x4xf32>) -> tensor<2x4x4x6xf32>
    %1444 = "stablehlo.slice"(%1441) <{limit_indices = array<i64: 2, 6, 6>, start_indices = array<i64: 0, 0, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<2x6x6xf32>) -> tensor<2x6x2xf32>
    %1445 = "stablehlo.dot_general"(%1444, %1444) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x2xf32>, tensor<2x6x2xf32>) -> tensor<2x2x6x6xf32>
    %1446 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1447 = "stablehlo.reduce"(%1445, %1446) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg300: tensor<f32>, %arg301: tensor<f32>):
      %1847 = "stablehlo.add"(%arg300, %arg301) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1847) : (tensor<f32>) -> ()
    }) : (tensor<2x2x6x6xf32>, tensor<f32>) -> tensor<2x6x6xf32>
    %1448:3 = "func.call"(%arg218) <{callee = @svd_14}> : (tensor<2x6x4xf32>) -> (tensor<2x6x4xf32>, tensor<2x4xf32>, tensor<2x4x4xf32>)
    %1449 = "stablehlo.transpose"(%1448#2) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %1450 = "stablehlo.dot_general"(%1448#0, %1449) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x6x4xf32>
    %1451 = "func.call"(%arg219) <{callee = @svd_15}> : (tensor<2x4x6xf32>) -> tensor<2x4xf32>
    %1452:3 = "func.call"(%arg220) <{callee = @svd_16}> : (tensor<3x2xf32>) -> (tensor<3x3xf32>, tensor<2xf32>, tensor<2x2xf32>)
    %1453:5 = "stablehlo.custom_call"(%arg221) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgeev_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 86 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l], [i, m], [i, n, o], [i, p, q], [i]) {i=2, j=5, k=5, l=5, m=5, n=5, o=5, p=5, q=5}, custom>} : (tensor<2x5x5xf32>) -> (tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2xi32>)
    %1454 = "stablehlo.complex"(%1453#0, %1453#1) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xcomplex<f32>>
    %1455 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1456 = "stablehlo.broadcast_in_dim"(%1455) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1457 = "stablehlo.compare"(%1453#4, %1456) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1458 = "stablehlo.broadcast_in_dim"(%1457) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %1459 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1460 = "stablehlo.broadcast_in_dim"(%1459) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5xcomplex<f32>>
    %1461 = "stablehlo.broadcast_in_dim"(%1458) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x5xi1>
    %1462 = "stablehlo.select"(%1461, %1454, %1460) : (tensor<2x5xi1>, tensor<2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>) -> tensor<2x5xcomplex<f32>>
    %1463 = "stablehlo.broadcast_in_dim"(%1457) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %1464 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1465 = "stablehlo.broadcast_in_dim"(%1464) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %1466 = "stablehlo.broadcast_in_dim"(%1463) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %1467 = "stablehlo.select"(%1466, %1453#3, %1465) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %1468 = "stablehlo.real"(%1467) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %1469 = "stablehlo.imag"(%1467) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %1470 = "stablehlo.negate"(%1469) : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %1471 = "stablehlo.complex"(%1468, %1470) : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xcomplex<f32>>
    %1472 = "stablehlo.dot_general"(%1467, %1471) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5x5xcomplex<f32>>
    %1473:5 = "stablehlo.custom_call"(%arg222) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgeev_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {compute_left = 86 : ui8, compute_right = 86 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l], [i, m], [i, n, o], [i, p, q], [i]) {i=2, j=5, k=5, l=5, m=5, n=5, o=5, p=5, q=5}, custom>} : (tensor<2x5x5xf32>) -> (tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2xi32>)
    %1474 = "stablehlo.complex"(%1473#0, %1473#1) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xcomplex<f32>>
    %1475 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1476 = "stablehlo.broadcast_in_dim"(%1475) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1477 = "stablehlo.compare"(%1473#4, %1476) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1478 = "stablehlo.broadcast_in_dim"(%1477) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %1479 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1480 = "stablehlo.broadcast_in_dim"(%1479) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5xcomplex<f32>>
    %1481 = "stablehlo.broadcast_in_dim"(%1478) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x5xi1>
    %1482 = "stablehlo.select"(%1481, %1474, %1480) : (tensor<2x5xi1>, tensor<2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>) -> tensor<2x5xcomplex<f32>>
    %1483 = "stablehlo.broadcast_in_dim"(%1477) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %1484 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1485 = "stablehlo.broadcast_in_dim"(%1484) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %1486 = "stablehlo.broadcast_in_dim"(%1483) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %1487 = "stablehlo.select"(%1486, %1473#2, %1485) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %1488 = "stablehlo.broadcast_in_dim"(%1477) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %1489 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1490 = "stablehlo.broadcast_in_dim"(%1489) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %1491 = "stablehlo.broadcast_in_dim"(%1488) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %1492 = "stablehlo.select"(%1491, %1473#3, %1490) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %1493 = "stablehlo.real"(%1487) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %1494 = "stablehlo.imag"(%1487) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %1495 = "stablehlo.negate"(%1494) : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %1496 = "stablehlo.complex"(%1493, %1495) : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xcomplex<f32>>
    %1497 = "stablehlo.dot_general"(%1487, %1496) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5x5xcomplex<f32>>
    %1498 = "stablehlo.real"(%1492) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %1499 = "stablehlo.imag"(%1492) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %1500 = "stablehlo.negate"(%1499) : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %1501 = "stablehlo.complex"(%1498, %1500) : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xcomplex<f32>>
    %1502 = "stablehlo.dot_general"(%1492, %1501) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5x5xcomplex<f32>>
    %1503 = "func.call"(%arg223) <{callee = @eigvals}> : (tensor<2x5x5xf32>) -> tensor<2x5xcomplex<f32>>
    %1504:2 = "func.call"(%arg224) <{callee = @_schur}> : (tensor<5x5xf32>) -> (tensor<5x5xf32>, tensor<5x5xf32>)
    %1505 = "stablehlo.abs"(%1504#0) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %1506 = "stablehlo.dot_general"(%1504#1, %1504#1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5x5xf32>
    %1507:2 = "func.call"(%arg225) <{callee = @hessenberg}> : (tensor<5x5xf32>) -> (tensor<5x5xf32>, tensor<5x5xf32>)
    %1508:5 = "stablehlo.custom_call"(%arg226) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_ssytrd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i, o], [i, p], [i]) {i=2, j=5, k=5, l=5, m=5, n=5, o=4, p=4}, custom>} : (tensor<2x5x5xf32>) -> (tensor<2x5x5xf32>, tensor<2x5xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2xi32>)
    %1509 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1510 = "stablehlo.broadcast_in_dim"(%1509) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1511 = "stablehlo.compare"(%1508#4, %1510) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1512 = "stablehlo.broadcast_in_dim"(%1511) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %1513 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %1514 = "stablehlo.broadcast_in_dim"(%1513) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x5xf32>
    %1515 = "stablehlo.broadcast_in_dim"(%1512) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %1516 = "stablehlo.select"(%1515, %1508#0, %1514) : (tensor<2x5x5xi1>, tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %1517 = "stablehlo.broadcast_in_dim"(%1511) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %1518 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %1519 = "stablehlo.broadcast_in_dim"(%1518) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %1520 = "stablehlo.broadcast_in_dim"(%1517) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x5xi1>
    %1521 = "stablehlo.select"(%1520, %1508#1, %1519) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %1522 = "stablehlo.broadcast_in_dim"(%1511) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %1523 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %1524 = "stablehlo.broadcast_in_dim"(%1523) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4xf32>
    %1525 = "stablehlo.broadcast_in_dim"(%1522) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %1526 = "stablehlo.select"(%1525, %1508#2, %1524) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %1527 = "stablehlo.broadcast_in_dim"(%1511) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %1528 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %1529 = "stablehlo.broadcast_in_dim"(%1528) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4xf32>
    %1530 = "stablehlo.broadcast_in_dim"(%1527) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %1531 = "stablehlo.select"(%1530, %1508#3, %1529) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %1532:5 = "stablehlo.custom_call"(%arg227) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_ssytrd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i, o], [i, p], [i]) {i=2, j=5, k=5, l=5, m=5, n=5, o=4, p=4}, custom>} : (tensor<2x5x5xf32>) -> (tensor<2x5x5xf32>, tensor<2x5xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2xi32>)
    %1533 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1534 = "stablehlo.broadcast_in_dim"(%1533) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1535 = "stablehlo.compare"(%1532#4, %1534) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1536 = "stablehlo.broadcast_in_dim"(%1535) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %1537 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %1538 = "stablehlo.broadcast_in_dim"(%1537) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x5xf32>
    %1539 = "stablehlo.broadcast_in_dim"(%1536) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %1540 = "stablehlo.select"(%1539, %1532#0, %1538) : (tensor<2x5x5xi1>, tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %1541 = "stablehlo.broadcast_in_dim"(%1535) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %1542 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %1543 = "stablehlo.broadcast_in_dim"(%1542) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %1544 = "stablehlo.broadcast_in_dim"(%1541) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x5xi1>
    %1545 = "stablehlo.select"(%1544, %1532#1, %1543) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %1546 = "stablehlo.broadcast_in_dim"(%1535) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %1547 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %1548 = "stablehlo.broadcast_in_dim"(%1547) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4xf32>
    %1549 = "stablehlo.broadcast_in_dim"(%1546) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %1550 = "stablehlo.select"(%1549, %1532#2, %1548) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %1551 = "stablehlo.broadcast_in_dim"(%1535) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %1552 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %1553 = "stablehlo.broadcast_in_dim"(%1552) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4xf32>
    %1554 = "stablehlo.broadcast_in_dim"(%1551) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %1555 = "stablehlo.select"(%1554, %1532#3, %1553) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %1556 = "stablehlo.constant"() <{value = dense<3.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1557 = "stablehlo.broadcast_in_dim"(%1556) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %1558 = "stablehlo.multiply"(%arg228, %1557) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %1559 = "stablehlo.constant"() <{value = dense<3.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1560 = "stablehlo.broadcast_in_dim"(%1559) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %1561 = "stablehlo.add"(%arg228, %1560) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %1562 = "stablehlo.constant"() <{value = dense<2.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1563 = "stablehlo.broadcast_in_dim"(%1562) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %1564 = "stablehlo.multiply"(%arg228, %1563) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %1565:5 = "stablehlo.custom_call"(%1558, %1561, %1564, %arg229) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgtsv_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 2, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [3], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, k], [i, l], [i, m, n])->([i, o], [i, p], [i, q], [i, r, s], [i]) {i=2, j=5, k=5, l=5, m=5, n=3, o=5, p=5, q=5, r=5, s=3}, custom>} : (tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5x3xf32>) -> (tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5x3xf32>, tensor<2xi32>)
    %1566 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1567 = "stablehlo.broadcast_in_dim"(%1566) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1568 = "stablehlo.compare"(%1565#4, %1567) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1569 = "stablehlo.broadcast_in_dim"(%1568) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %1570 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %1571 = "stablehlo.broadcast_in_dim"(%1570) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x3xf32>
    %1572 = "stablehlo.broadcast_in_dim"(%1569) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x3xi1>
    %1573 = "stablehlo.select"(%1572, %1565#3, %1571) : (tensor<2x5x3xi1>, tensor<2x5x3xf32>, tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
    %1574 = "func.call"(%arg230) <{callee = @inv_17}> : (tensor<2x0x0xf32>) -> tensor<2x0x0xf32>
    %1575:2 = "func.call"(%arg231) <{callee = @qr_20}> : (tensor<0x3x2xf32>) -> (tensor<0x3x2xf32>, tensor<0x2x2xf32>)
    %1576 = "func.call"(%arg232, %arg233) <{callee = @solve_21}> : (tensor<2x5x5xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>) -> tensor<2x5x3xcomplex<f32>>
    %1577 = "func.call"(%arg234) <{callee = @inv_23}> : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %1578 = "func.call"(%arg235) <{callee = @det_26}> : (tensor<2x5x5xcomplex<f32>>) -> tensor<2xcomplex<f32>>
    %1579:2 = "func.call"(%arg236) <{callee = @slogdet_27}> : (tensor<2x5x5xcomplex<f32>>) -> (tensor<2xcomplex<f32>>, tensor<2xf32>)
    %1580:3 = "stablehlo.custom_call"(%arg237) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cgetrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=6, k=4, l=6, m=4, n=4}, custom>} : (tensor<2x6x4xcomplex<f32>>) -> (tensor<2x6x4xcomplex<f32>>, tensor<2x4xi32>, tensor<2xi32>)
    %1581 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %1582 = "stablehlo.broadcast_in_dim"(%1581) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x4xi32>
    %1583 = "stablehlo.subtract"(%1580#1, %1582) : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
    %1584 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1585 = "stablehlo.broadcast_in_dim"(%1584) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1586 = "stablehlo.compare"(%1580#2, %1585) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1587 = "stablehlo.broadcast_in_dim"(%1586) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %1588 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1589 = "stablehlo.broadcast_in_dim"(%1588) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x6x4xcomplex<f32>>
    %1590 = "stablehlo.broadcast_in_dim"(%1587) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x6x4xi1>
    %1591 = "stablehlo.select"(%1590, %1580#0, %1589) : (tensor<2x6x4xi1>, tensor<2x6x4xcomplex<f32>>, tensor<2x6x4xcomplex<f32>>) -> tensor<2x6x4xcomplex<f32>>
    %1592 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x6xi32>
    %1593 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1594 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1595:4 = "stablehlo.while"(%1583, %1594, %1593, %1592) ({
    ^bb0(%arg296: tensor<2x4xi32>, %arg297: tensor<i64>, %arg298: tensor<i64>, %arg299: tensor<2x6xi32>):
      %1845 = "stablehlo.constant"() <{value = dense<4> : tensor<i64>}> : () -> tensor<i64>
      %1846 = "stablehlo.compare"(%arg297, %1845) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%1846) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg292: tensor<2x4xi32>, %arg293: tensor<i64>, %arg294: tensor<i64>, %arg295: tensor<2x6xi32>):
      %1842:2 = "func.call"(%arg292, %arg294, %arg295) <{callee = @closed_call_3}> : (tensor<2x4xi32>, tensor<i64>, tensor<2x6xi32>) -> (tensor<i64>, tensor<2x6xi32>)
      %1843 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %1844 = "stablehlo.add"(%arg293, %1843) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg292, %1844, %1842#0, %1842#1) : (tensor<2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x6xi32>) -> ()
    }) : (tensor<2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x6xi32>) -> (tensor<2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x6xi32>)
    %1596:3 = "stablehlo.custom_call"(%arg238) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cgetrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=4, k=6, l=4, m=6, n=4}, custom>} : (tensor<2x4x6xcomplex<f32>>) -> (tensor<2x4x6xcomplex<f32>>, tensor<2x4xi32>, tensor<2xi32>)
    %1597 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %1598 = "stablehlo.broadcast_in_dim"(%1597) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x4xi32>
    %1599 = "stablehlo.subtract"(%1596#1, %1598) : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
    %1600 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1601 = "stablehlo.broadcast_in_dim"(%1600) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1602 = "stablehlo.compare"(%1596#2, %1601) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1603 = "stablehlo.broadcast_in_dim"(%1602) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %1604 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1605 = "stablehlo.broadcast_in_dim"(%1604) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x4x6xcomplex<f32>>
    %1606 = "stablehlo.broadcast_in_dim"(%1603) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x4x6xi1>
    %1607 = "stablehlo.select"(%1606, %1596#0, %1605) : (tensor<2x4x6xi1>, tensor<2x4x6xcomplex<f32>>, tensor<2x4x6xcomplex<f32>>) -> tensor<2x4x6xcomplex<f32>>
    %1608 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4xi32>
    %1609 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1610 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1611:4 = "stablehlo.while"(%1599, %1610, %1609, %1608) ({
    ^bb0(%arg288: tensor<2x4xi32>, %arg289: tensor<i64>, %arg290: tensor<i64>, %arg291: tensor<2x4xi32>):
      %1840 = "stablehlo.constant"() <{value = dense<4> : tensor<i64>}> : () -> tensor<i64>
      %1841 = "stablehlo.compare"(%arg289, %1840) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%1841) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg284: tensor<2x4xi32>, %arg285: tensor<i64>, %arg286: tensor<i64>, %arg287: tensor<2x4xi32>):
      %1837:2 = "func.call"(%arg284, %arg286, %arg287) <{callee = @closed_call_4}> : (tensor<2x4xi32>, tensor<i64>, tensor<2x4xi32>) -> (tensor<i64>, tensor<2x4xi32>)
      %1838 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %1839 = "stablehlo.add"(%arg285, %1838) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg284, %1839, %1837#0, %1837#1) : (tensor<2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x4xi32>) -> ()
    }) : (tensor<2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x4xi32>) -> (tensor<2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x4xi32>)
    %1612:3 = "stablehlo.custom_call"(%arg239) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cgetrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=3, j=4, k=3, l=4, m=3}, custom>} : (tensor<3x4xcomplex<f32>>) -> (tensor<3x4xcomplex<f32>>, tensor<3xi32>, tensor<i32>)
    %1613 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %1614 = "stablehlo.broadcast_in_dim"(%1613) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3xi32>
    %1615 = "stablehlo.subtract"(%1612#1, %1614) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %1616 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1617 = "stablehlo.broadcast_in_dim"(%1616) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<i32>
    %1618 = "stablehlo.compare"(%1612#2, %1617) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %1619 = "stablehlo.broadcast_in_dim"(%1618) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1x1xi1>
    %1620 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1621 = "stablehlo.broadcast_in_dim"(%1620) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
    %1622 = "stablehlo.broadcast_in_dim"(%1619) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi1>) -> tensor<3x4xi1>
    %1623 = "stablehlo.select"(%1622, %1612#0, %1621) : (tensor<3x4xi1>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %1624 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3xi32>
    %1625 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1626 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1627:4 = "stablehlo.while"(%1615, %1626, %1625, %1624) ({
    ^bb0(%arg280: tensor<3xi32>, %arg281: tensor<i64>, %arg282: tensor<i64>, %arg283: tensor<3xi32>):
      %1835 = "stablehlo.constant"() <{value = dense<3> : tensor<i64>}> : () -> tensor<i64>
      %1836 = "stablehlo.compare"(%arg281, %1835) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%1836) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg276: tensor<3xi32>, %arg277: tensor<i64>, %arg278: tensor<i64>, %arg279: tensor<3xi32>):
      %1832:2 = "func.call"(%arg276, %arg278, %arg279) <{callee = @closed_call_5}> : (tensor<3xi32>, tensor<i64>, tensor<3xi32>) -> (tensor<i64>, tensor<3xi32>)
      %1833 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %1834 = "stablehlo.add"(%arg277, %1833) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg276, %1834, %1832#0, %1832#1) : (tensor<3xi32>, tensor<i64>, tensor<i64>, tensor<3xi32>) -> ()
    }) : (tensor<3xi32>, tensor<i64>, tensor<i64>, tensor<3xi32>) -> (tensor<3xi32>, tensor<i64>, tensor<i64>, tensor<3xi32>)
    %1628:2 = "func.call"(%arg240) <{callee = @qr_30}> : (tensor<2x6x4xcomplex<f32>>) -> (tensor<2x6x4xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>)
    %1629:2 = "func.call"(%arg241) <{callee = @qr_31}> : (tensor<2x4x6xcomplex<f32>>) -> (tensor<2x4x4xcomplex<f32>>, tensor<2x4x6xcomplex<f32>>)
    %1630:2 = "func.call"(%arg242) <{callee = @qr_32}> : (tensor<2x6x4xcomplex<f32>>) -> (tensor<2x6x6xcomplex<f32>>, tensor<2x6x4xcomplex<f32>>)
    %1631:2 = "func.call"(%arg243) <{callee = @qr_33}> : (tensor<3x2xcomplex<f32>>) -> (tensor<3x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>)
    %1632:3 = "func.call"(%arg244) <{callee = @_qr_34}> : (tensor<6x4xcomplex<f32>>) -> (tensor<6x6xcomplex<f32>>, tensor<6x4xcomplex<f32>>, tensor<4xi32>)
    %1633 = "func.call"(%arg245) <{callee = @cholesky_35}> : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %1634 = "func.call"(%arg246) <{callee = @cholesky_36}> : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %1635 = "func.call"(%arg247) <{callee = @cholesky_35}> : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %1636 = "stablehlo.custom_call"(%arg248, %arg249) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_ctrsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 67 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=2, j=5, k=5, l=5, m=3, n=5, o=3}, custom>} : (tensor<2x5x5xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>) -> tensor<2x5x3xcomplex<f32>>
    %1637 = "stablehlo.custom_call"(%arg250, %arg251) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_ctrsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 78 : ui8, side = 82 : ui8, trans_x = 84 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=2, j=5, k=5, l=3, m=5, n=3, o=5}, custom>} : (tensor<2x5x5xcomplex<f32>>, tensor<2x3x5xcomplex<f32>>) -> tensor<2x3x5xcomplex<f32>>
    %1638:2 = "func.call"(%arg252) <{callee = @eigh_37}> : (tensor<2x5x5xcomplex<f32>>) -> (tensor<2x5xf32>, tensor<2x5x5xcomplex<f32>>)
    %1639 = "stablehlo.real"(%1638#1) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %1640 = "stablehlo.imag"(%1638#1) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %1641 = "stablehlo.negate"(%1640) : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %1642 = "stablehlo.complex"(%1639, %1641) : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xcomplex<f32>>
    %1643 = "stablehlo.dot_general"(%1638#1, %1642) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5x5xcomplex<f32>>
    %1644:2 = "func.call"(%arg253) <{callee = @eigh_38}> : (tensor<2x5x5xcomplex<f32>>) -> (tensor<2x5xf32>, tensor<2x5x5xcomplex<f32>>)
    %1645 = "stablehlo.real"(%1644#1) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %1646 = "stablehlo.imag"(%1644#1) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %1647 = "stablehlo.negate"(%1646) : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %1648 = "stablehlo.complex"(%1645, %1647) : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xcomplex<f32>>
    %1649 = "stablehlo.dot_general"(%1644#1, %1648) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5x5xcomplex<f32>>
    %1650 = "func.call"(%arg254) <{callee = @eigvalsh_39}> : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5xf32>
    %1651:2 = "func.call"(%arg255) <{callee = @eigh_41}> : (tensor<2x3x3xcomplex<f32>>) -> (tensor<2x3xf32>, tensor<2x3x3xcomplex<f32>>)
    %1652:3 = "func.call"(%arg256) <{callee = @svd_42}> : (tensor<2x6x4xcomplex<f32>>) -> (tensor<2x6x6xcomplex<f32>>, tensor<2x4xf32>, tensor<2x4x4xcomplex<f32>>)
    %1653 = "stablehlo.transpose"(%1652#2) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xcomplex<f32>>
    %1654 = "stablehlo.real"(%1653) : (tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xf32>
    %1655 = "stablehlo.imag"(%1653) : (tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xf32>
    %1656 = "stablehlo.negate"(%1655) : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %1657 = "stablehlo.complex"(%1654, %1656) : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xcomplex<f32>>
    %1658 = "stablehlo.slice"(%1652#0) <{limit_indices = array<i64: 2, 6, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x6x6xcomplex<f32>>) -> tensor<2x6x4xcomplex<f32>>
    %1659 = "stablehlo.real"(%1657) : (tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xf32>
    %1660 = "stablehlo.imag"(%1657) : (tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xf32>
    %1661 = "stablehlo.negate"(%1660) : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %1662 = "stablehlo.complex"(%1659, %1661) : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xcomplex<f32>>
    %1663 = "stablehlo.dot_general"(%1658, %1662) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x4xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x6x4xcomplex<f32>>
    %1664 = "stablehlo.slice"(%1652#0) <{limit_indices = array<i64: 2, 6, 6>, start_indices = array<i64: 0, 0, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<2x6x6xcomplex<f32>>) -> tensor<2x6x2xcomplex<f32>>
    %1665 = "stablehlo.real"(%1664) : (tensor<2x6x2xcomplex<f32>>) -> tensor<2x6x2xf32>
    %1666 = "stablehlo.imag"(%1664) : (tensor<2x6x2xcomplex<f32>>) -> tensor<2x6x2xf32>
    %1667 = "stablehlo.negate"(%1666) : (tensor<2x6x2xf32>) -> tensor<2x6x2xf32>
    %1668 = "stablehlo.complex"(%1665, %1667) : (tensor<2x6x2xf32>, tensor<2x6x2xf32>) -> tensor<2x6x2xcomplex<f32>>
    %1669 = "stablehlo.dot_general"(%1664, %1668) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x2xcomplex<f32>>, tensor<2x6x2xcomplex<f32>>) -> tensor<2x2x6x6xcomplex<f32>>
    %1670 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1671 = "stablehlo.reduce"(%1669, %1670) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg274: tensor<complex<f32>>, %arg275: tensor<complex<f32>>):
      %1831 = "stablehlo.add"(%arg274, %arg275) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
      "stablehlo.return"(%1831) : (tensor<complex<f32>>) -> ()
    }) : (tensor<2x2x6x6xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x6x6xcomplex<f32>>
    %1672:3 = "func.call"(%arg257) <{callee = @svd_43}> : (tensor<2x4x6xcomplex<f32>>) -> (tensor<2x4x4xcomplex<f32>>, tensor<2x4xf32>, tensor<2x6x6xcomplex<f32>>)
    %1673 = "stablehlo.transpose"(%1672#2) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x6x6xcomplex<f32>>) -> tensor<2x6x6xcomplex<f32>>
    %1674 = "stablehlo.real"(%1673) : (tensor<2x6x6xcomplex<f32>>) -> tensor<2x6x6xf32>
    %1675 = "stablehlo.imag"(%1673) : (tensor<2x6x6xcomplex<f32>>) -> tensor<2x6x6xf32>
    %1676 = "stablehlo.negate"(%1675) : (tensor<2x6x6xf32>) -> tensor<2x6x6xf32>
    %1677 = "stablehlo.complex"(%1674, %1676) : (tensor<2x6x6xf32>, tensor<2x6x6xf32>) -> tensor<2x6x6xcomplex<f32>>
    %1678 = "stablehlo.slice"(%1677) <{limit_indices = array<i64: 2, 6, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x6x6xcomplex<f32>>) -> tensor<2x6x4xcomplex<f32>>
    %1679 = "stablehlo.real"(%1678) : (tensor<2x6x4xcomplex<f32>>) -> tensor<2x6x4xf32>
    %1680 = "stablehlo.imag"(%1678) : (tensor<2x6x4xcomplex<f32>>) -> tensor<2x6x4xf32>
    %1681 = "stablehlo.negate"(%1680) : (tensor<2x6x4xf32>) -> tensor<2x6x4xf32>
    %1682 = "stablehlo.complex"(%1679, %1681) : (tensor<2x6x4xf32>, tensor<2x6x4xf32>) -> tensor<2x6x4xcomplex<f32>>
    %1683 = "stablehlo.dot_general"(%1672#0, %1682) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x4x4xcomplex<f32>>, tensor<2x6x4xcomplex<f32>>) -> tensor<2x4x4x6xcomplex<f32>>
    %1684 = "stablehlo.slice"(%1677) <{limit_indices = array<i64: 2, 6, 6>, start_indices = array<i64: 0, 0, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<2x6x6xcomplex<f32>>) -> tensor<2x6x2xcomplex<f32>>
    %1685 = "stablehlo.real"(%1684) : (tensor<2x6x2xcomplex<f32>>) -> tensor<2x6x2xf32>
    %1686 = "stablehlo.imag"(%1684) : (tensor<2x6x2xcomplex<f32>>) -> tensor<2x6x2xf32>
    %1687 = "stablehlo.negate"(%1686) : (tensor<2x6x2xf32>) -> tensor<2x6x2xf32>
    %1688 = "stablehlo.complex"(%1685, %1687) : (tensor<2x6x2xf32>, tensor<2x6x2xf32>) -> tensor<2x6x2xcomplex<f32>>
    %1689 = "stablehlo.dot_general"(%1684, %1688) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x2xcomplex<f32>>, tensor<2x6x2xcomplex<f32>>) -> tensor<2x2x6x6xcomplex<f32>>
    %1690 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1691 = "stablehlo.reduce"(%1689, %1690) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg272: tensor<complex<f32>>, %arg273: tensor<complex<f32>>):
      %1830 = "stablehlo.add"(%arg272, %arg273) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
      "stablehlo.return"(%1830) : (tensor<complex<f32>>) -> ()
    }) : (tensor<2x2x6x6xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x6x6xcomplex<f32>>
    %1692:3 = "func.call"(%arg258) <{callee = @svd_44}> : (tensor<2x6x4xcomplex<f32>>) -> (tensor<2x6x4xcomplex<f32>>, tensor<2x4xf32>, tensor<2x4x4xcomplex<f32>>)
    %1693 = "stablehlo.transpose"(%1692#2) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xcomplex<f32>>
    %1694 = "stablehlo.real"(%1693) : (tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xf32>
    %1695 = "stablehlo.imag"(%1693) : (tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xf32>
    %1696 = "stablehlo.negate"(%1695) : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %1697 = "stablehlo.complex"(%1694, %1696) : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xcomplex<f32>>
    %1698 = "stablehlo.real"(%1697) : (tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xf32>
    %1699 = "stablehlo.imag"(%1697) : (tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xf32>
    %1700 = "stablehlo.negate"(%1699) : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %1701 = "stablehlo.complex"(%1698, %1700) : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xcomplex<f32>>
    %1702 = "stablehlo.dot_general"(%1692#0, %1701) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x4xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x6x4xcomplex<f32>>
    %1703 = "func.call"(%arg259) <{callee = @svd_45}> : (tensor<2x4x6xcomplex<f32>>) -> tensor<2x4xf32>
    %1704:3 = "func.call"(%arg260) <{callee = @svd_46}> : (tensor<3x2xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>, tensor<2xf32>, tensor<2x2xcomplex<f32>>)
    %1705:4 = "stablehlo.custom_call"(%arg261) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cgeev_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 86 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l], [i, m, n], [i, o, p], [i]) {i=2, j=5, k=5, l=5, m=5, n=5, o=5, p=5}, custom>} : (tensor<2x5x5xcomplex<f32>>) -> (tensor<2x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2xi32>)
    %1706 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1707 = "stablehlo.broadcast_in_dim"(%1706) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1708 = "stablehlo.compare"(%1705#3, %1707) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1709 = "stablehlo.broadcast_in_dim"(%1708) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %1710 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1711 = "stablehlo.broadcast_in_dim"(%1710) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5xcomplex<f32>>
    %1712 = "stablehlo.broadcast_in_dim"(%1709) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x5xi1>
    %1713 = "stablehlo.select"(%1712, %1705#0, %1711) : (tensor<2x5xi1>, tensor<2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>) -> tensor<2x5xcomplex<f32>>
    %1714 = "stablehlo.broadcast_in_dim"(%1708) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %1715 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1716 = "stablehlo.broadcast_in_dim"(%1715) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %1717 = "stablehlo.broadcast_in_dim"(%1714) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %1718 = "stablehlo.select"(%1717, %1705#2, %1716) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %1719 = "stablehlo.real"(%1718) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %1720 = "stablehlo.imag"(%1718) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %1721 = "stablehlo.negate"(%1720) : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %1722 = "stablehlo.complex"(%1719, %1721) : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xcomplex<f32>>
    %1723 = "stablehlo.dot_general"(%1718, %1722) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5x5xcomplex<f32>>
    %1724:4 = "stablehlo.custom_call"(%arg262) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cgeev_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {compute_left = 86 : ui8, compute_right = 86 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l], [i, m, n], [i, o, p], [i]) {i=2, j=5, k=5, l=5, m=5, n=5, o=5, p=5}, custom>} : (tensor<2x5x5xcomplex<f32>>) -> (tensor<2x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2xi32>)
    %1725 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1726 = "stablehlo.broadcast_in_dim"(%1725) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1727 = "stablehlo.compare"(%1724#3, %1726) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1728 = "stablehlo.broadcast_in_dim"(%1727) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %1729 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1730 = "stablehlo.broadcast_in_dim"(%1729) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5xcomplex<f32>>
    %1731 = "stablehlo.broadcast_in_dim"(%1728) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x5xi1>
    %1732 = "stablehlo.select"(%1731, %1724#0, %1730) : (tensor<2x5xi1>, tensor<2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>) -> tensor<2x5xcomplex<f32>>
    %1733 = "stablehlo.broadcast_in_dim"(%1727) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %1734 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1735 = "stablehlo.broadcast_in_dim"(%1734) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %1736 = "stablehlo.broadcast_in_dim"(%1733) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %1737 = "stablehlo.select"(%1736, %1724#1, %1735) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %1738 = "stablehlo.broadcast_in_dim"(%1727) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %1739 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1740 = "stablehlo.broadcast_in_dim"(%1739) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %1741 = "stablehlo.broadcast_in_dim"(%1738) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %1742 = "stablehlo.select"(%1741, %1724#2, %1740) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %1743 = "stablehlo.real"(%1737) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %1744 = "stablehlo.imag"(%1737) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %1745 = "stablehlo.negate"(%1744) : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %1746 = "stablehlo.complex"(%1743, %1745) : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xcomplex<f32>>
    %1747 = "stablehlo.dot_general"(%1737, %1746) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5x5xcomplex<f32>>
    %1748 = "stablehlo.real"(%1742) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %1749 = "stablehlo.imag"(%1742) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %1750 = "stablehlo.negate"(%1749) : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %1751 = "stablehlo.complex"(%1748, %1750) : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xcomplex<f32>>
    %1752 = "stablehlo.dot_general"(%1742, %1751) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5x5xcomplex<f32>>
    %1753 = "func.call"(%arg263) <{callee = @eigvals_47}> : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5xcomplex<f32>>
    %1754:2 = "func.call"(%arg264) <{callee = @_schur_48}> : (tensor<5x5xcomplex<f32>>) -> (tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>)
    %1755 = "stablehlo.abs"(%1754#0) : (tensor<5x5xcomplex<f32>>) -> tensor<5x5xf32>
    %1756 = "stablehlo.real"(%1754#1) : (tensor<5x5xcomplex<f32>>) -> tensor<5x5xf32>
    %1757 = "stablehlo.imag"(%1754#1) : (tensor<5x5xcomplex<f32>>) -> tensor<5x5xf32>
    %1758 = "stablehlo.negate"(%1757) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %1759 = "stablehlo.complex"(%1756, %1758) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xcomplex<f32>>
    %1760 = "stablehlo.dot_general"(%1754#1, %1759) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [1], rhs_batching_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>) -> tensor<5x5x5xcomplex<f32>>
    %1761:2 = "func.call"(%arg265) <{callee = @hessenberg_49}> : (tensor<5x5xcomplex<f32>>) -> (tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>)
    %1762:5 = "stablehlo.custom_call"(%arg266) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_chetrd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i, o], [i, p], [i]) {i=2, j=5, k=5, l=5, m=5, n=5, o=4, p=4}, custom>} : (tensor<2x5x5xcomplex<f32>>) -> (tensor<2x5x5xcomplex<f32>>, tensor<2x5xf32>, tensor<2x4xf32>, tensor<2x4xcomplex<f32>>, tensor<2xi32>)
    %1763 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1764 = "stablehlo.broadcast_in_dim"(%1763) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1765 = "stablehlo.compare"(%1762#4, %1764) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1766 = "stablehlo.broadcast_in_dim"(%1765) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %1767 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1768 = "stablehlo.broadcast_in_dim"(%1767) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %1769 = "stablehlo.broadcast_in_dim"(%1766) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %1770 = "stablehlo.select"(%1769, %1762#0, %1768) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %1771 = "stablehlo.broadcast_in_dim"(%1765) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %1772 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %1773 = "stablehlo.broadcast_in_dim"(%1772) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %1774 = "stablehlo.broadcast_in_dim"(%1771) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x5xi1>
    %1775 = "stablehlo.select"(%1774, %1762#1, %1773) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %1776 = "stablehlo.broadcast_in_dim"(%1765) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %1777 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %1778 = "stablehlo.broadcast_in_dim"(%1777) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4xf32>
    %1779 = "stablehlo.broadcast_in_dim"(%1776) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %1780 = "stablehlo.select"(%1779, %1762#2, %1778) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %1781 = "stablehlo.broadcast_in_dim"(%1765) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %1782 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1783 = "stablehlo.broadcast_in_dim"(%1782) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x4xcomplex<f32>>
    %1784 = "stablehlo.broadcast_in_dim"(%1781) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %1785 = "stablehlo.select"(%1784, %1762#3, %1783) : (tensor<2x4xi1>, tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
    %1786:5 = "stablehlo.custom_call"(%arg267) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_chetrd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i, o], [i, p], [i]) {i=2, j=5, k=5, l=5, m=5, n=5, o=4, p=4}, custom>} : (tensor<2x5x5xcomplex<f32>>) -> (tensor<2x5x5xcomplex<f32>>, tensor<2x5xf32>, tensor<2x4xf32>, tensor<2x4xcomplex<f32>>, tensor<2xi32>)
    %1787 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1788 = "stablehlo.broadcast_in_dim"(%1787) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1789 = "stablehlo.compare"(%1786#4, %1788) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1790 = "stablehlo.broadcast_in_dim"(%1789) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %1791 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1792 = "stablehlo.broadcast_in_dim"(%1791) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %1793 = "stablehlo.broadcast_in_dim"(%1790) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %1794 = "stablehlo.select"(%1793, %1786#0, %1792) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %1795 = "stablehlo.broadcast_in_dim"(%1789) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %1796 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %1797 = "stablehlo.broadcast_in_dim"(%1796) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %1798 = "stablehlo.broadcast_in_dim"(%1795) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x5xi1>
    %1799 = "stablehlo.select"(%1798, %1786#1, %1797) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %1800 = "stablehlo.broadcast_in_dim"(%1789) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %1801 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %1802 = "stablehlo.broadcast_in_dim"(%1801) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4xf32>
    %1803 = "stablehlo.broadcast_in_dim"(%1800) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %1804 = "stablehlo.select"(%1803, %1786#2, %1802) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %1805 = "stablehlo.broadcast_in_dim"(%1789) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %1806 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1807 = "stablehlo.broadcast_in_dim"(%1806) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x4xcomplex<f32>>
    %1808 = "stablehlo.broadcast_in_dim"(%1805) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %1809 = "stablehlo.select"(%1808, %1786#3, %1807) : (tensor<2x4xi1>, tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
    %1810 = "stablehlo.constant"() <{value = dense<(3.000000e-01,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1811 = "stablehlo.broadcast_in_dim"(%1810) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5xcomplex<f32>>
    %1812 = "stablehlo.multiply"(%arg268, %1811) : (tensor<2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>) -> tensor<2x5xcomplex<f32>>
    %1813 = "stablehlo.constant"() <{value = dense<(3.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1814 = "stablehlo.broadcast_in_dim"(%1813) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5xcomplex<f32>>
    %1815 = "stablehlo.add"(%arg268, %1814) : (tensor<2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>) -> tensor<2x5xcomplex<f32>>
    %1816 = "stablehlo.constant"() <{value = dense<(2.000000e-01,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1817 = "stablehlo.broadcast_in_dim"(%1816) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5xcomplex<f32>>
    %1818 = "stablehlo.multiply"(%arg268, %1817) : (tensor<2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>) -> tensor<2x5xcomplex<f32>>
    %1819:5 = "stablehlo.custom_call"(%1812, %1815, %1818, %arg269) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cgtsv_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 2, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [3], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, k], [i, l], [i, m, n])->([i, o], [i, p], [i, q], [i, r, s], [i]) {i=2, j=5, k=5, l=5, m=5, n=3, o=5, p=5, q=5, r=5, s=3}, custom>} : (tensor<2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>) -> (tensor<2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>, tensor<2xi32>)
    %1820 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1821 = "stablehlo.broadcast_in_dim"(%1820) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1822 = "stablehlo.compare"(%1819#4, %1821) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1823 = "stablehlo.broadcast_in_dim"(%1822) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %1824 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1825 = "stablehlo.broadcast_in_dim"(%1824) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5x3xcomplex<f32>>
    %1826 = "stablehlo.broadcast_in_dim"(%1823) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x3xi1>
    %1827 = "stablehlo.select"(%1826, %1819#3, %1825) : (tensor<2x5x3xi1>, tensor<2x5x3xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>) -> tensor<2x5x3xcomplex<f32>>
    %1828 = "func.call"(%arg270) <{callee = @inv_52}> : (tensor<2x0x0xcomplex<f32>>) -> tensor<2x0x0xcomplex<f32>>
    %1829:2 = "func.call"(%arg271) <{callee = @qr_55}> : (tensor<0x3x2xcomplex<f32>>) -> (tensor<0x3x2xcomplex<f32>>, tensor<0x2x2xcomplex<f32>>)
    "func.return"(%1364, %1365, %1366, %1367#0, %1367#1, %1379, %1371, %1383#3, %1395, %1387, %1399#3, %1411, %1403, %1415#3, %1416#0, %1416#1, %1417#0, %1417#1, %1418#0, %1418#1, %1419#0, %1419#1, %1420#0, %1420#1, %1420#2, %1421, %1422, %1423, %1424, %1425, %1426#0, %1427, %1428#0, %1429, %1430, %1431#0, %1431#1, %1432#1, %1435, %1439, %1440#1, %1443, %1447, %1448#1, %1450, %1451, %1452#0, %1452#1, %1452#2, %1462, %1472, %1482, %1497, %1502, %1503, %1505, %1506, %1507#0, %1507#1, %1516, %1521, %1526, %1531, %1540, %1545, %1550, %1555, %1573, %1574, %1575#0, %1575#1, %1576, %1577, %1578, %1579#0, %1579#1, %1591, %1583, %1595#3, %1607, %1599, %1611#3, %1623, %1615, %1627#3, %1628#0, %1628#1, %1629#0, %1629#1, %1630#0, %1630#1, %1631#0, %1631#1, %1632#0, %1632#1, %1632#2, %1633, %1634, %1635, %1636, %1637, %1638#0, %1643, %1644#0, %1649, %1650, %1651#0, %1651#1, %1652#1, %1663, %1671, %1672#1, %1683, %1691, %1692#1, %1702, %1703, %1704#0, %1704#1, %1704#2, %1713, %1723, %1732, %1747, %1752, %1753, %1755, %1760, %1761#0, %1761#1, %1770, %1775, %1780, %1785, %1794, %1799, %1804, %1809, %1827, %1828, %1829#0, %1829#1) : (tensor<2x5x3xf32>, tensor<2x5x5xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x6x4xf32>, tensor<2x4xi32>, tensor<2x6xi32>, tensor<2x4x6xf32>, tensor<2x4xi32>, tensor<2x4xi32>, tensor<3x4xf32>, tensor<3xi32>, tensor<3xi32>, tensor<2x6x4xf32>, tensor<2x4x4xf32>, tensor<2x4x4xf32>, tensor<2x4x6xf32>, tensor<2x6x6xf32>, tensor<2x6x4xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<6x6xf32>, tensor<6x4xf32>, tensor<4xi32>, tensor<2x5x5xf32>, tensor<2x5x5xf32>, tensor<2x5x5xf32>, tensor<2x5x3xf32>, tensor<2x3x5xf32>, tensor<2x5xf32>, tensor<2x5x5x5xf32>, tensor<2x5xf32>, tensor<2x5x5x5xf32>, tensor<2x5xf32>, tensor<2x3xf32>, tensor<2x3x3xf32>, tensor<2x4xf32>, tensor<2x4x6x4xf32>, tensor<2x6x6xf32>, tensor<2x4xf32>, tensor<2x4x4x6xf32>, tensor<2x6x6xf32>, tensor<2x4xf32>, tensor<2x4x6x4xf32>, tensor<2x4xf32>, tensor<3x3xf32>, tensor<2xf32>, tensor<2x2xf32>, tensor<2x5xcomplex<f32>>, tensor<2x5x5x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>, tensor<2x5x5x5xcomplex<f32>>, tensor<2x5x5x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>, tensor<5x5xf32>, tensor<5x5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<2x5x5xf32>, tensor<2x5xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x5x5xf32>, tensor<2x5xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x5x3xf32>, tensor<2x0x0xf32>, tensor<0x3x2xf32>, tensor<0x2x2xf32>, tensor<2x5x3xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<2xf32>, tensor<2x6x4xcomplex<f32>>, tensor<2x4xi32>, tensor<2x6xi32>, tensor<2x4x6xcomplex<f32>>, tensor<2x4xi32>, tensor<2x4xi32>, tensor<3x4xcomplex<f32>>, tensor<3xi32>, tensor<3xi32>, tensor<2x6x4xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>, tensor<2x4x6xcomplex<f32>>, tensor<2x6x6xcomplex<f32>>, tensor<2x6x4xcomplex<f32>>, tensor<3x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<6x6xcomplex<f32>>, tensor<6x4xcomplex<f32>>, tensor<4xi32>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>, tensor<2x3x5xcomplex<f32>>, tensor<2x5xf32>, tensor<2x5x5x5xcomplex<f32>>, tensor<2x5xf32>, tensor<2x5x5x5xcomplex<f32>>, tensor<2x5xf32>, tensor<2x3xf32>, tensor<2x3x3xcomplex<f32>>, tensor<2x4xf32>, tensor<2x4x6x4xcomplex<f32>>, tensor<2x6x6xcomplex<f32>>, tensor<2x4xf32>, tensor<2x4x4x6xcomplex<f32>>, tensor<2x6x6xcomplex<f32>>, tensor<2x4xf32>, tensor<2x4x6x4xcomplex<f32>>, tensor<2x4xf32>, tensor<3x3xcomplex<f32>>, tensor<2xf32>, tensor<2x2xcomplex<f32>>, tensor<2x5xcomplex<f32>>, tensor<2x5x5x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>, tensor<2x5x5x5xcomplex<f32>>, tensor<2x5x5x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>, tensor<5x5xf32>, tensor<5x5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x5xf32>, tensor<2x4xf32>, tensor<2x4xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x5xf32>, tensor<2x4xf32>, tensor<2x4xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>, tensor<2x0x0xcomplex<f32>>, tensor<0x3x2xcomplex<f32>>, tensor<0x2x2xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x5x5xf32>, tensor<2x5x3xf32>) -> tensor<2x5x3xf32>, res_attrs = [{}], sym_name = "solve", sym_visibility = "private"}> ({
  ^bb0(%arg182: tensor<2x5x5xf32>, %arg183: tensor<2x5x3xf32>):
    %1340:3 = "stablehlo.custom_call"(%arg182) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgetrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=5, k=5, l=5, m=5, n=5}, custom>} : (tensor<2x5x5xf32>) -> (tensor<2x5x5xf32>, tensor<2x5xi32>, tensor<2xi32>)
    %1341 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %1342 = "stablehlo.broadcast_in_dim"(%1341) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %1343 = "stablehlo.subtract"(%1340#1, %1342) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %1344 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1345 = "stablehlo.broadcast_in_dim"(%1344) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1346 = "stablehlo.compare"(%1340#2, %1345) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1347 = "stablehlo.broadcast_in_dim"(%1346) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %1348 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %1349 = "stablehlo.broadcast_in_dim"(%1348) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x5xf32>
    %1350 = "stablehlo.broadcast_in_dim"(%1347) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %1351 = "stablehlo.select"(%1350, %1340#0, %1349) : (tensor<2x5x5xi1>, tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %1352 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %1353 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1354 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1355:4 = "stablehlo.while"(%1343, %1354, %1353, %1352) ({
    ^bb0(%arg188: tensor<2x5xi32>, %arg189: tensor<i64>, %arg190: tensor<i64>, %arg191: tensor<2x5xi32>):
      %1362 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %1363 = "stablehlo.compare"(%arg189, %1362) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%1363) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg184: tensor<2x5xi32>, %arg185: tensor<i64>, %arg186: tensor<i64>, %arg187: tensor<2x5xi32>):
      %1359:2 = "func.call"(%arg184, %arg186, %arg187) <{callee = @closed_call}> : (tensor<2x5xi32>, tensor<i64>, tensor<2x5xi32>) -> (tensor<i64>, tensor<2x5xi32>)
      %1360 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %1361 = "stablehlo.add"(%arg185, %1360) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg184, %1361, %1359#0, %1359#1) : (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>) -> ()
    }) : (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>) -> (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>)
    %1356 = "stablehlo.transpose"(%arg183) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x3xf32>) -> tensor<2x3x5xf32>
    %1357 = "func.call"(%1351, %1355#3, %1356) <{callee = @_lu_solve}> : (tensor<2x5x5xf32>, tensor<2x5xi32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
    %1358 = "stablehlo.transpose"(%1357) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x5xf32>) -> tensor<2x5x3xf32>
    "func.return"(%1358) : (tensor<2x5x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x5xi32>, tensor<i64>, tensor<2x5xi32>) -> (tensor<i64>, tensor<2x5xi32>), res_attrs = [{}, {}], sym_name = "closed_call", sym_visibility = "private"}> ({
  ^bb0(%arg175: tensor<2x5xi32>, %arg176: tensor<i64>, %arg177: tensor<2x5xi32>):
    %1293 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %1294 = "stablehlo.add"(%arg176, %1293) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %1295 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1296 = "stablehlo.compare"(%arg176, %1295) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %1297 = "stablehlo.convert"(%arg176) : (tensor<i64>) -> tensor<i64>
    %1298 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
    %1299 = "stablehlo.add"(%1297, %1298) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %1300 = "stablehlo.select"(%1296, %1299, %arg176) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %1301 = "stablehlo.broadcast_in_dim"(%1300) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1xi64>
    %1302 = "stablehlo.gather"(%arg175, %1301) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 1>}> : (tensor<2x5xi32>, tensor<1xi64>) -> tensor<2x1xi32>
    %1303 = "stablehlo.reshape"(%1302) : (tensor<2x1xi32>) -> tensor<2xi32>
    %1304 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1305 = "stablehlo.compare"(%arg176, %1304) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %1306 = "stablehlo.convert"(%arg176) : (tensor<i64>) -> tensor<i64>
    %1307 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
    %1308 = "stablehlo.add"(%1306, %1307) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %1309 = "stablehlo.select"(%1305, %1308, %arg176) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %1310 = "stablehlo.broadcast_in_dim"(%1309) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1xi64>
    %1311 = "stablehlo.gather"(%arg177, %1310) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 1>}> : (tensor<2x5xi32>, tensor<1xi64>) -> tensor<2x1xi32>
    %1312 = "stablehlo.reshape"(%1311) : (tensor<2x1xi32>) -> tensor<2xi32>
    %1313 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1314 = "stablehlo.broadcast_in_dim"(%1313) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1315 = "stablehlo.compare"(%1303, %1314) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1316 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %1317 = "stablehlo.broadcast_in_dim"(%1316) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1318 = "stablehlo.add"(%1303, %1317) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %1319 = "stablehlo.select"(%1315, %1318, %1303) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %1320 = "stablehlo.broadcast_in_dim"(%1319) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x1xi32>
    %1321 = "stablehlo.gather"(%arg177, %1320) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1>}> : (tensor<2x5xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
    %1322 = "stablehlo.reshape"(%1321) : (tensor<2x1xi32>) -> tensor<2xi32>
    %1323 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1324 = "stablehlo.compare"(%arg176, %1323) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %1325 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
    %1326 = "stablehlo.add"(%arg176, %1325) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %1327 = "stablehlo.select"(%1324, %1326, %arg176) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %1328 = "stablehlo.convert"(%1327) : (tensor<i64>) -> tensor<i32>
    %1329 = "stablehlo.broadcast_in_dim"(%1328) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %1330 = "stablehlo.scatter"(%arg177, %1329, %1322) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
    ^bb0(%arg180: tensor<i32>, %arg181: tensor<i32>):
      "stablehlo.return"(%arg181) : (tensor<i32>) -> ()
    }) : (tensor<2x5xi32>, tensor<1xi32>, tensor<2xi32>) -> tensor<2x5xi32>
    %1331 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1332 = "stablehlo.broadcast_in_dim"(%1331) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1333 = "stablehlo.compare"(%1303, %1332) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1334 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %1335 = "stablehlo.broadcast_in_dim"(%1334) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1336 = "stablehlo.add"(%1303, %1335) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %1337 = "stablehlo.select"(%1333, %1336, %1303) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %1338 = "stablehlo.broadcast_in_dim"(%1337) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x1xi32>
    %1339 = "stablehlo.scatter"(%1330, %1338, %1312) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg178: tensor<i32>, %arg179: tensor<i32>):
      "stablehlo.return"(%arg179) : (tensor<i32>) -> ()
    }) : (tensor<2x5xi32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<2x5xi32>
    "func.return"(%1294, %1339) : (tensor<i64>, tensor<2x5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x5x5xf32>, tensor<2x5xi32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>, res_attrs = [{}], sym_name = "_lu_solve", sym_visibility = "private"}> ({
  ^bb0(%arg172: tensor<2x5x5xf32>, %arg173: tensor<2x5xi32>, %arg174: tensor<2x3x5xf32>):
    %1274 = "stablehlo.broadcast_in_dim"(%arg174) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x3x5xf32>) -> tensor<2x3x5x1xf32>
    %1275 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1276 = "stablehlo.broadcast_in_dim"(%1275) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %1277 = "stablehlo.compare"(%arg173, %1276) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %1278 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %1279 = "stablehlo.broadcast_in_dim"(%1278) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %1280 = "stablehlo.add"(%arg173, %1279) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %1281 = "stablehlo.select"(%1277, %1280, %arg173) : (tensor<2x5xi1>, tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %1282 = "stablehlo.broadcast_in_dim"(%1281) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x5xi32>) -> tensor<2x5x1xi32>
    %1283 = "stablehlo.gather"(%1274, %1282) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 3], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1, 1>}> : (tensor<2x3x5x1xf32>, tensor<2x5x1xi32>) -> tensor<2x3x5x1xf32>
    %1284 = "stablehlo.transpose"(%1283) <{permutation = array<i64: 0, 2, 3, 1>}> : (tensor<2x3x5x1xf32>) -> tensor<2x5x1x3xf32>
    %1285 = "stablehlo.reshape"(%1284) : (tensor<2x5x1x3xf32>) -> tensor<2x5x3xf32>
    %1286 = "stablehlo.custom_call"(%arg172, %1285) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_strsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=2, j=5, k=5, l=5, m=3, n=5, o=3}, custom>} : (tensor<2x5x5xf32>, tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
    %1287 = "stablehlo.reshape"(%1286) : (tensor<2x5x3xf32>) -> tensor<2x5x1x3xf32>
    %1288 = "stablehlo.reshape"(%1287) : (tensor<2x5x1x3xf32>) -> tensor<2x5x3xf32>
    %1289 = "stablehlo.custom_call"(%arg172, %1288) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_strsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=2, j=5, k=5, l=5, m=3, n=5, o=3}, custom>} : (tensor<2x5x5xf32>, tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
    %1290 = "stablehlo.reshape"(%1289) : (tensor<2x5x3xf32>) -> tensor<2x5x1x3xf32>
    %1291 = "stablehlo.transpose"(%1290) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<2x5x1x3xf32>) -> tensor<2x3x5x1xf32>
    %1292 = "stablehlo.reshape"(%1291) : (tensor<2x3x5x1xf32>) -> tensor<2x3x5xf32>
    "func.return"(%1292) : (tensor<2x3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>, res_attrs = [{}], sym_name = "inv", sym_visibility = "private"}> ({
  ^bb0(%arg171: tensor<2x5x5xf32>):
    %1265 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x5xi64>
    %1266 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x5xi64>
    %1267 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1268 = "stablehlo.broadcast_in_dim"(%1267) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5x5xi64>
    %1269 = "stablehlo.add"(%1265, %1268) : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi64>
    %1270 = "stablehlo.compare"(%1269, %1266) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %1271 = "stablehlo.convert"(%1270) : (tensor<5x5xi1>) -> tensor<5x5xf32>
    %1272 = "stablehlo.broadcast_in_dim"(%1271) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<5x5xf32>) -> tensor<2x5x5xf32>
    %1273 = "func.call"(%arg171, %1272) <{callee = @solve_0}> : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    "func.return"(%1273) : (tensor<2x5x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>, res_attrs = [{}], sym_name = "solve_0", sym_visibility = "private"}> ({
  ^bb0(%arg161: tensor<2x5x5xf32>, %arg162: tensor<2x5x5xf32>):
    %1241:3 = "stablehlo.custom_call"(%arg161) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgetrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=5, k=5, l=5, m=5, n=5}, custom>} : (tensor<2x5x5xf32>) -> (tensor<2x5x5xf32>, tensor<2x5xi32>, tensor<2xi32>)
    %1242 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %1243 = "stablehlo.broadcast_in_dim"(%1242) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %1244 = "stablehlo.subtract"(%1241#1, %1243) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %1245 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1246 = "stablehlo.broadcast_in_dim"(%1245) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1247 = "stablehlo.compare"(%1241#2, %1246) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1248 = "stablehlo.broadcast_in_dim"(%1247) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %1249 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %1250 = "stablehlo.broadcast_in_dim"(%1249) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x5xf32>
    %1251 = "stablehlo.broadcast_in_dim"(%1248) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %1252 = "stablehlo.select"(%1251, %1241#0, %1250) : (tensor<2x5x5xi1>, tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %1253 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %1254 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1255 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1256:4 = "stablehlo.while"(%1244, %1255, %1254, %1253) ({
    ^bb0(%arg167: tensor<2x5xi32>, %arg168: tensor<i64>, %arg169: tensor<i64>, %arg170: tensor<2x5xi32>):
      %1263 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %1264 = "stablehlo.compare"(%arg168, %1263) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%1264) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg163: tensor<2x5xi32>, %arg164: tensor<i64>, %arg165: tensor<i64>, %arg166: tensor<2x5xi32>):
      %1260:2 = "func.call"(%arg163, %arg165, %arg166) <{callee = @closed_call}> : (tensor<2x5xi32>, tensor<i64>, tensor<2x5xi32>) -> (tensor<i64>, tensor<2x5xi32>)
      %1261 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %1262 = "stablehlo.add"(%arg164, %1261) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg163, %1262, %1260#0, %1260#1) : (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>) -> ()
    }) : (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>) -> (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>)
    %1257 = "stablehlo.transpose"(%arg162) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %1258 = "func.call"(%1252, %1256#3, %1257) <{callee = @_lu_solve_1}> : (tensor<2x5x5xf32>, tensor<2x5xi32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %1259 = "stablehlo.transpose"(%1258) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    "func.return"(%1259) : (tensor<2x5x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x5x5xf32>, tensor<2x5xi32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>, res_attrs = [{}], sym_name = "_lu_solve_1", sym_visibility = "private"}> ({
  ^bb0(%arg158: tensor<2x5x5xf32>, %arg159: tensor<2x5xi32>, %arg160: tensor<2x5x5xf32>):
    %1222 = "stablehlo.broadcast_in_dim"(%arg160) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x5x5xf32>) -> tensor<2x5x5x1xf32>
    %1223 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1224 = "stablehlo.broadcast_in_dim"(%1223) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %1225 = "stablehlo.compare"(%arg159, %1224) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %1226 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %1227 = "stablehlo.broadcast_in_dim"(%1226) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %1228 = "stablehlo.add"(%arg159, %1227) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %1229 = "stablehlo.select"(%1225, %1228, %arg159) : (tensor<2x5xi1>, tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %1230 = "stablehlo.broadcast_in_dim"(%1229) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x5xi32>) -> tensor<2x5x1xi32>
    %1231 = "stablehlo.gather"(%1222, %1230) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 3], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 5, 1, 1>}> : (tensor<2x5x5x1xf32>, tensor<2x5x1xi32>) -> tensor<2x5x5x1xf32>
    %1232 = "stablehlo.transpose"(%1231) <{permutation = array<i64: 0, 2, 3, 1>}> : (tensor<2x5x5x1xf32>) -> tensor<2x5x1x5xf32>
    %1233 = "stablehlo.reshape"(%1232) : (tensor<2x5x1x5xf32>) -> tensor<2x5x5xf32>
    %1234 = "stablehlo.custom_call"(%arg158, %1233) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_strsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=2, j=5, k=5, l=5, m=5, n=5, o=5}, custom>} : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %1235 = "stablehlo.reshape"(%1234) : (tensor<2x5x5xf32>) -> tensor<2x5x1x5xf32>
    %1236 = "stablehlo.reshape"(%1235) : (tensor<2x5x1x5xf32>) -> tensor<2x5x5xf32>
    %1237 = "stablehlo.custom_call"(%arg158, %1236) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_strsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=2, j=5, k=5, l=5, m=5, n=5, o=5}, custom>} : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %1238 = "stablehlo.reshape"(%1237) : (tensor<2x5x5xf32>) -> tensor<2x5x1x5xf32>
    %1239 = "stablehlo.transpose"(%1238) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<2x5x1x5xf32>) -> tensor<2x5x5x1xf32>
    %1240 = "stablehlo.reshape"(%1239) : (tensor<2x5x5x1xf32>) -> tensor<2x5x5xf32>
    "func.return"(%1240) : (tensor<2x5x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xf32>) -> tensor<2xf32>, res_attrs = [{}], sym_name = "det", sym_visibility = "private"}> ({
  ^bb0(%arg157: tensor<2x5x5xf32>):
    %1219:2 = "func.call"(%arg157) <{callee = @slogdet}> : (tensor<2x5x5xf32>) -> (tensor<2xf32>, tensor<2xf32>)
    %1220 = "stablehlo.exponential"(%1219#1) : (tensor<2xf32>) -> tensor<2xf32>
    %1221 = "stablehlo.multiply"(%1219#0, %1220) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "func.return"(%1221) : (tensor<2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xf32>) -> (tensor<2xf32>, tensor<2xf32>), res_attrs = [{}, {}], sym_name = "slogdet", sym_visibility = "private"}> ({
  ^bb0(%arg144: tensor<2x5x5xf32>):
    %1160:3 = "stablehlo.custom_call"(%arg144) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgetrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=5, k=5, l=5, m=5, n=5}, custom>} : (tensor<2x5x5xf32>) -> (tensor<2x5x5xf32>, tensor<2x5xi32>, tensor<2xi32>)
    %1161 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %1162 = "stablehlo.broadcast_in_dim"(%1161) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %1163 = "stablehlo.subtract"(%1160#1, %1162) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %1164 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1165 = "stablehlo.broadcast_in_dim"(%1164) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1166 = "stablehlo.compare"(%1160#2, %1165) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1167 = "stablehlo.broadcast_in_dim"(%1166) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %1168 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %1169 = "stablehlo.broadcast_in_dim"(%1168) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x5xf32>
    %1170 = "stablehlo.broadcast_in_dim"(%1167) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %1171 = "stablehlo.select"(%1170, %1160#0, %1169) : (tensor<2x5x5xi1>, tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %1172 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %1173 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1174 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1175:4 = "stablehlo.while"(%1163, %1174, %1173, %1172) ({
    ^bb0(%arg153: tensor<2x5xi32>, %arg154: tensor<i64>, %arg155: tensor<i64>, %arg156: tensor<2x5xi32>):
      %1217 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %1218 = "stablehlo.compare"(%arg154, %1217) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%1218) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg149: tensor<2x5xi32>, %arg150: tensor<i64>, %arg151: tensor<i64>, %arg152: tensor<2x5xi32>):
      %1214:2 = "func.call"(%arg149, %arg151, %arg152) <{callee = @closed_call}> : (tensor<2x5xi32>, tensor<i64>, tensor<2x5xi32>) -> (tensor<i64>, tensor<2x5xi32>)
      %1215 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %1216 = "stablehlo.add"(%arg150, %1215) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg149, %1216, %1214#0, %1214#1) : (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>) -> ()
    }) : (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>) -> (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>)
    %1176 = "func.call"(%1171) <{callee = @diagonal}> : (tensor<2x5x5xf32>) -> tensor<2x5xf32>
    %1177 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1178 = "stablehlo.broadcast_in_dim"(%1177) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %1179 = "stablehlo.compare"(%1176, %1178) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %1180 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %1181 = "stablehlo.reduce"(%1179, %1180) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg147: tensor<i1>, %arg148: tensor<i1>):
      %1213 = "stablehlo.or"(%arg147, %arg148) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%1213) : (tensor<i1>) -> ()
    }) : (tensor<2x5xi1>, tensor<i1>) -> tensor<2xi1>
    %1182 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi32>
    %1183 = "stablehlo.broadcast_in_dim"(%1182) <{broadcast_dimensions = array<i64: 1>}> : (tensor<5xi32>) -> tensor<1x5xi32>
    %1184 = "stablehlo.broadcast_in_dim"(%1183) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x5xi32>) -> tensor<2x5xi32>
    %1185 = "stablehlo.compare"(%1163, %1184) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %1186 = "func.call"(%1185) <{callee = @count_nonzero}> : (tensor<2x5xi1>) -> tensor<2xi64>
    %1187 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1188 = "stablehlo.broadcast_in_dim"(%1187) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %1189 = "stablehlo.compare"(%1176, %1188) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %1190 = "func.call"(%1189) <{callee = @count_nonzero}> : (tensor<2x5xi1>) -> tensor<2xi64>
    %1191 = "stablehlo.add"(%1186, %1190) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %1192 = "stablehlo.constant"() <{value = dense<2> : tensor<i64>}> : () -> tensor<i64>
    %1193 = "func.call"(%1191, %1192) <{callee = @remainder}> : (tensor<2xi64>, tensor<i64>) -> tensor<2xi64>
    %1194 = "stablehlo.constant"() <{value = dense<-2> : tensor<i64>}> : () -> tensor<i64>
    %1195 = "stablehlo.broadcast_in_dim"(%1194) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2xi64>
    %1196 = "stablehlo.multiply"(%1195, %1193) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %1197 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %1198 = "stablehlo.broadcast_in_dim"(%1197) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2xi64>
    %1199 = "stablehlo.add"(%1196, %1198) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %1200 = "stablehlo.convert"(%1199) : (tensor<2xi64>) -> tensor<2xf32>
    %1201 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1202 = "stablehlo.broadcast_in_dim"(%1201) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %1203 = "stablehlo.multiply"(%1202, %1200) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %1204 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1205 = "func.call"(%1181, %1204, %1203) <{callee = @_where_2}> : (tensor<2xi1>, tensor<f32>, tensor<2xf32>) -> tensor<2xf32>
    %1206 = "stablehlo.abs"(%1176) : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %1207 = "stablehlo.log"(%1206) : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %1208 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1209 = "stablehlo.reduce"(%1207, %1208) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg145: tensor<f32>, %arg146: tensor<f32>):
      %1212 = "stablehlo.add"(%arg145, %arg146) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1212) : (tensor<f32>) -> ()
    }) : (tensor<2x5xf32>, tensor<f32>) -> tensor<2xf32>
    %1210 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %1211 = "func.call"(%1181, %1210, %1209) <{callee = @_where_2}> : (tensor<2xi1>, tensor<f32>, tensor<2xf32>) -> tensor<2xf32>
    "func.return"(%1205, %1211) : (tensor<2xf32>, tensor<2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xf32>) -> tensor<2x5xf32>, res_attrs = [{}], sym_name = "diagonal", sym_visibility = "private"}> ({
  ^bb0(%arg143: tensor<2x5x5xf32>):
    %1138 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi64>
    %1139 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi64>
    %1140 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1141 = "stablehlo.broadcast_in_dim"(%1140) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %1142 = "stablehlo.compare"(%1138, %1141) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %1143 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
    %1144 = "stablehlo.broadcast_in_dim"(%1143) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %1145 = "stablehlo.add"(%1138, %1144) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %1146 = "stablehlo.select"(%1142, %1145, %1138) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %1147 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1148 = "stablehlo.broadcast_in_dim"(%1147) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %1149 = "stablehlo.compare"(%1139, %1148) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %1150 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
    %1151 = "stablehlo.broadcast_in_dim"(%1150) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %1152 = "stablehlo.add"(%1139, %1151) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %1153 = "stablehlo.select"(%1149, %1152, %1139) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %1154 = "stablehlo.convert"(%1146) : (tensor<5xi64>) -> tensor<5xi32>
    %1155 = "stablehlo.convert"(%1153) : (tensor<5xi64>) -> tensor<5xi32>
    %1156 = "stablehlo.broadcast_in_dim"(%1154) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xi32>) -> tensor<5x1xi32>
    %1157 = "stablehlo.broadcast_in_dim"(%1155) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xi32>) -> tensor<5x1xi32>
    %1158 = "stablehlo.concatenate"(%1156, %1157) <{dimension = 1 : i64}> : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x2xi32>
    %1159 = "stablehlo.gather"(%arg143, %1158) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1, 2], start_index_map = [1, 2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 1, 1>}> : (tensor<2x5x5xf32>, tensor<5x2xi32>) -> tensor<2x5xf32>
    "func.return"(%1159) : (tensor<2x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5xi1>) -> tensor<2xi64>, res_attrs = [{}], sym_name = "count_nonzero", sym_visibility = "private"}> ({
  ^bb0(%arg140: tensor<2x5xi1>):
    %1130 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %1131 = "stablehlo.broadcast_in_dim"(%1130) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<2x5xi1>
    %1132 = "stablehlo.compare"(%arg140, %1131) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
    %1133 = "stablehlo.convert"(%1132) : (tensor<2x5xi1>) -> tensor<2x5xi32>
    %1134 = "stablehlo.convert"(%1133) : (tensor<2x5xi32>) -> tensor<2x5xi64>
    %1135 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1136 = "stablehlo.reduce"(%1134, %1135) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg141: tensor<i64>, %arg142: tensor<i64>):
      %1137 = "stablehlo.add"(%arg141, %arg142) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%1137) : (tensor<i64>) -> ()
    }) : (tensor<2x5xi64>, tensor<i64>) -> tensor<2xi64>
    "func.return"(%1136) : (tensor<2xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2xi64>, tensor<i64>) -> tensor<2xi64>, res_attrs = [{}], sym_name = "remainder", sym_visibility = "private"}> ({
  ^bb0(%arg138: tensor<2xi64>, %arg139: tensor<i64>):
    %1109 = "stablehlo.convert"(%arg139) : (tensor<i64>) -> tensor<i64>
    %1110 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1111 = "stablehlo.compare"(%1109, %1110) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %1112 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %1113 = "func.call"(%1111, %1112, %1109) <{callee = @_where}> : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %1114 = "stablehlo.broadcast_in_dim"(%1113) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2xi64>
    %1115 = "stablehlo.remainder"(%arg138, %1114) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %1116 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1117 = "stablehlo.broadcast_in_dim"(%1116) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2xi64>
    %1118 = "stablehlo.compare"(%1115, %1117) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %1119 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1120 = "stablehlo.broadcast_in_dim"(%1119) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2xi64>
    %1121 = "stablehlo.compare"(%1115, %1120) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %1122 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1123 = "stablehlo.compare"(%1113, %1122) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %1124 = "stablehlo.broadcast_in_dim"(%1123) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<2xi1>
    %1125 = "stablehlo.compare"(%1121, %1124) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
    %1126 = "stablehlo.and"(%1125, %1118) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
    %1127 = "stablehlo.broadcast_in_dim"(%1113) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2xi64>
    %1128 = "stablehlo.add"(%1115, %1127) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %1129 = "stablehlo.select"(%1126, %1128, %1115) : (tensor<2xi1>, tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    "func.return"(%1129) : (tensor<2xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg135: tensor<i1>, %arg136: tensor<i64>, %arg137: tensor<i64>):
    %1108 = "stablehlo.select"(%arg135, %arg136, %arg137) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    "func.return"(%1108) : (tensor<i64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2xi1>, tensor<f32>, tensor<2xf32>) -> tensor<2xf32>, res_attrs = [{}], sym_name = "_where_2", sym_visibility = "private"}> ({
  ^bb0(%arg132: tensor<2xi1>, %arg133: tensor<f32>, %arg134: tensor<2xf32>):
    %1106 = "stablehlo.broadcast_in_dim"(%arg133) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %1107 = "stablehlo.select"(%arg132, %1106, %arg134) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "func.return"(%1107) : (tensor<2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x4xi32>, tensor<i64>, tensor<2x6xi32>) -> (tensor<i64>, tensor<2x6xi32>), res_attrs = [{}, {}], sym_name = "closed_call_3", sym_visibility = "private"}> ({
  ^bb0(%arg125: tensor<2x4xi32>, %arg126: tensor<i64>, %arg127: tensor<2x6xi32>):
    %1059 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %1060 = "stablehlo.add"(%arg126, %1059) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %1061 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1062 = "stablehlo.compare"(%arg126, %1061) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %1063 = "stablehlo.convert"(%arg126) : (tensor<i64>) -> tensor<i64>
    %1064 = "stablehlo.constant"() <{value = dense<4> : tensor<i64>}> : () -> tensor<i64>
    %1065 = "stablehlo.add"(%1063, %1064) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %1066 = "stablehlo.select"(%1062, %1065, %arg126) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %1067 = "stablehlo.broadcast_in_dim"(%1066) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1xi64>
    %1068 = "stablehlo.gather"(%arg125, %1067) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 1>}> : (tensor<2x4xi32>, tensor<1xi64>) -> tensor<2x1xi32>
    %1069 = "stablehlo.reshape"(%1068) : (tensor<2x1xi32>) -> tensor<2xi32>
    %1070 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1071 = "stablehlo.compare"(%arg126, %1070) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %1072 = "stablehlo.convert"(%arg126) : (tensor<i64>) -> tensor<i64>
    %1073 = "stablehlo.constant"() <{value = dense<6> : tensor<i64>}> : () -> tensor<i64>
    %1074 = "stablehlo.add"(%1072, %1073) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %1075 = "stablehlo.select"(%1071, %1074, %arg126) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %1076 = "stablehlo.broadcast_in_dim"(%1075) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1xi64>
    %1077 = "stablehlo.gather"(%arg127, %1076) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 1>}> : (tensor<2x6xi32>, tensor<1xi64>) -> tensor<2x1xi32>
    %1078 = "stablehlo.reshape"(%1077) : (tensor<2x1xi32>) -> tensor<2xi32>
    %1079 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1080 = "stablehlo.broadcast_in_dim"(%1079) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1081 = "stablehlo.compare"(%1069, %1080) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1082 = "stablehlo.constant"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
    %1083 = "stablehlo.broadcast_in_dim"(%1082) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1084 = "stablehlo.add"(%1069, %1083) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %1085 = "stablehlo.select"(%1081, %1084, %1069) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %1086 = "stablehlo.broadcast_in_dim"(%1085) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x1xi32>
    %1087 = "stablehlo.gather"(%arg127, %1086) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1>}> : (tensor<2x6xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
    %1088 = "stablehlo.reshape"(%1087) : (tensor<2x1xi32>) -> tensor<2xi32>
    %1089 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1090 = "stablehlo.compare"(%arg126, %1089) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %1091 = "stablehlo.constant"() <{value = dense<6> : tensor<i64>}> : () -> tensor<i64>
    %1092 = "stablehlo.add"(%arg126, %1091) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %1093 = "stablehlo.select"(%1090, %1092, %arg126) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %1094 = "stablehlo.convert"(%1093) : (tensor<i64>) -> tensor<i32>
    %1095 = "stablehlo.broadcast_in_dim"(%1094) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %1096 = "stablehlo.scatter"(%arg127, %1095, %1088) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
    ^bb0(%arg130: tensor<i32>, %arg131: tensor<i32>):
      "stablehlo.return"(%arg131) : (tensor<i32>) -> ()
    }) : (tensor<2x6xi32>, tensor<1xi32>, tensor<2xi32>) -> tensor<2x6xi32>
    %1097 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1098 = "stablehlo.broadcast_in_dim"(%1097) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1099 = "stablehlo.compare"(%1069, %1098) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1100 = "stablehlo.constant"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
    %1101 = "stablehlo.broadcast_in_dim"(%1100) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1102 = "stablehlo.add"(%1069, %1101) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %1103 = "stablehlo.select"(%1099, %1102, %1069) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %1104 = "stablehlo.broadcast_in_dim"(%1103) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x1xi32>
    %1105 = "stablehlo.scatter"(%1096, %1104, %1078) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg128: tensor<i32>, %arg129: tensor<i32>):
      "stablehlo.return"(%arg129) : (tensor<i32>) -> ()
    }) : (tensor<2x6xi32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<2x6xi32>
    "func.return"(%1060, %1105) : (tensor<i64>, tensor<2x6xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x4xi32>, tensor<i64>, tensor<2x4xi32>) -> (tensor<i64>, tensor<2x4xi32>), res_attrs = [{}, {}], sym_name = "closed_call_4", sym_visibility = "private"}> ({
  ^bb0(%arg118: tensor<2x4xi32>, %arg119: tensor<i64>, %arg120: tensor<2x4xi32>):
    %1012 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %1013 = "stablehlo.add"(%arg119, %1012) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %1014 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1015 = "stablehlo.compare"(%arg119, %1014) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %1016 = "stablehlo.convert"(%arg119) : (tensor<i64>) -> tensor<i64>
    %1017 = "stablehlo.constant"() <{value = dense<4> : tensor<i64>}> : () -> tensor<i64>
    %1018 = "stablehlo.add"(%1016, %1017) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %1019 = "stablehlo.select"(%1015, %1018, %arg119) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %1020 = "stablehlo.broadcast_in_dim"(%1019) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1xi64>
    %1021 = "stablehlo.gather"(%arg118, %1020) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 1>}> : (tensor<2x4xi32>, tensor<1xi64>) -> tensor<2x1xi32>
    %1022 = "stablehlo.reshape"(%1021) : (tensor<2x1xi32>) -> tensor<2xi32>
    %1023 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1024 = "stablehlo.compare"(%arg119, %1023) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %1025 = "stablehlo.convert"(%arg119) : (tensor<i64>) -> tensor<i64>
    %1026 = "stablehlo.constant"() <{value = dense<4> : tensor<i64>}> : () -> tensor<i64>
    %1027 = "stablehlo.add"(%1025, %1026) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %1028 = "stablehlo.select"(%1024, %1027, %arg119) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %1029 = "stablehlo.broadcast_in_dim"(%1028) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1xi64>
    %1030 = "stablehlo.gather"(%arg120, %1029) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 1>}> : (tensor<2x4xi32>, tensor<1xi64>) -> tensor<2x1xi32>
    %1031 = "stablehlo.reshape"(%1030) : (tensor<2x1xi32>) -> tensor<2xi32>
    %1032 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1033 = "stablehlo.broadcast_in_dim"(%1032) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1034 = "stablehlo.compare"(%1022, %1033) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1035 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
    %1036 = "stablehlo.broadcast_in_dim"(%1035) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1037 = "stablehlo.add"(%1022, %1036) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %1038 = "stablehlo.select"(%1034, %1037, %1022) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %1039 = "stablehlo.broadcast_in_dim"(%1038) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x1xi32>
    %1040 = "stablehlo.gather"(%arg120, %1039) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1>}> : (tensor<2x4xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
    %1041 = "stablehlo.reshape"(%1040) : (tensor<2x1xi32>) -> tensor<2xi32>
    %1042 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1043 = "stablehlo.compare"(%arg119, %1042) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %1044 = "stablehlo.constant"() <{value = dense<4> : tensor<i64>}> : () -> tensor<i64>
    %1045 = "stablehlo.add"(%arg119, %1044) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %1046 = "stablehlo.select"(%1043, %1045, %arg119) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %1047 = "stablehlo.convert"(%1046) : (tensor<i64>) -> tensor<i32>
    %1048 = "stablehlo.broadcast_in_dim"(%1047) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %1049 = "stablehlo.scatter"(%arg120, %1048, %1041) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
    ^bb0(%arg123: tensor<i32>, %arg124: tensor<i32>):
      "stablehlo.return"(%arg124) : (tensor<i32>) -> ()
    }) : (tensor<2x4xi32>, tensor<1xi32>, tensor<2xi32>) -> tensor<2x4xi32>
    %1050 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1051 = "stablehlo.broadcast_in_dim"(%1050) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1052 = "stablehlo.compare"(%1022, %1051) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1053 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
    %1054 = "stablehlo.broadcast_in_dim"(%1053) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1055 = "stablehlo.add"(%1022, %1054) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %1056 = "stablehlo.select"(%1052, %1055, %1022) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %1057 = "stablehlo.broadcast_in_dim"(%1056) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x1xi32>
    %1058 = "stablehlo.scatter"(%1049, %1057, %1031) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg121: tensor<i32>, %arg122: tensor<i32>):
      "stablehlo.return"(%arg122) : (tensor<i32>) -> ()
    }) : (tensor<2x4xi32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<2x4xi32>
    "func.return"(%1013, %1058) : (tensor<i64>, tensor<2x4xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3xi32>, tensor<i64>, tensor<3xi32>) -> (tensor<i64>, tensor<3xi32>), res_attrs = [{}, {}], sym_name = "closed_call_5", sym_visibility = "private"}> ({
  ^bb0(%arg111: tensor<3xi32>, %arg112: tensor<i64>, %arg113: tensor<3xi32>):
    %972 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %973 = "stablehlo.add"(%arg112, %972) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %974 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %975 = "stablehlo.compare"(%arg112, %974) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %976 = "stablehlo.convert"(%arg112) : (tensor<i64>) -> tensor<i64>
    %977 = "stablehlo.constant"() <{value = dense<3> : tensor<i64>}> : () -> tensor<i64>
    %978 = "stablehlo.add"(%976, %977) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %979 = "stablehlo.select"(%975, %978, %arg112) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %980 = "stablehlo.dynamic_slice"(%arg111, %979) <{slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<i64>) -> tensor<1xi32>
    %981 = "stablehlo.reshape"(%980) : (tensor<1xi32>) -> tensor<i32>
    %982 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %983 = "stablehlo.compare"(%arg112, %982) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %984 = "stablehlo.convert"(%arg112) : (tensor<i64>) -> tensor<i64>
    %985 = "stablehlo.constant"() <{value = dense<3> : tensor<i64>}> : () -> tensor<i64>
    %986 = "stablehlo.add"(%984, %985) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %987 = "stablehlo.select"(%983, %986, %arg112) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %988 = "stablehlo.dynamic_slice"(%arg113, %987) <{slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<i64>) -> tensor<1xi32>
    %989 = "stablehlo.reshape"(%988) : (tensor<1xi32>) -> tensor<i32>
    %990 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %991 = "stablehlo.compare"(%981, %990) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %992 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %993 = "stablehlo.add"(%981, %992) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %994 = "stablehlo.select"(%991, %993, %981) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %995 = "stablehlo.dynamic_slice"(%arg113, %994) <{slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %996 = "stablehlo.reshape"(%995) : (tensor<1xi32>) -> tensor<i32>
    %997 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %998 = "stablehlo.compare"(%arg112, %997) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %999 = "stablehlo.constant"() <{value = dense<3> : tensor<i64>}> : () -> tensor<i64>
    %1000 = "stablehlo.add"(%arg112, %999) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %1001 = "stablehlo.select"(%998, %1000, %arg112) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %1002 = "stablehlo.convert"(%1001) : (tensor<i64>) -> tensor<i32>
    %1003 = "stablehlo.broadcast_in_dim"(%1002) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %1004 = "stablehlo.scatter"(%arg113, %1003, %996) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg116: tensor<i32>, %arg117: tensor<i32>):
      "stablehlo.return"(%arg117) : (tensor<i32>) -> ()
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %1005 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1006 = "stablehlo.compare"(%981, %1005) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %1007 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %1008 = "stablehlo.add"(%981, %1007) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %1009 = "stablehlo.select"(%1006, %1008, %981) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %1010 = "stablehlo.broadcast_in_dim"(%1009) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %1011 = "stablehlo.scatter"(%1004, %1010, %989) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg114: tensor<i32>, %arg115: tensor<i32>):
      "stablehlo.return"(%arg115) : (tensor<i32>) -> ()
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    "func.return"(%973, %1011) : (tensor<i64>, tensor<3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x6x4xf32>) -> (tensor<2x6x4xf32>, tensor<2x4x4xf32>), res_attrs = [{}, {}], sym_name = "qr", sym_visibility = "private"}> ({
  ^bb0(%arg110: tensor<2x6x4xf32>):
    %959:2 = "stablehlo.custom_call"(%arg110) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgeqrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n]) {i=2, j=6, k=4, l=6, m=4, n=4}, custom>} : (tensor<2x6x4xf32>) -> (tensor<2x6x4xf32>, tensor<2x4xf32>)
    %960 = "stablehlo.custom_call"(%959#0, %959#1) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sorgqr_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l])->([i, m, n]) {i=2, j=6, k=4, l=4, m=6, n=4}, custom>} : (tensor<2x6x4xf32>, tensor<2x4xf32>) -> tensor<2x6x4xf32>
    %961 = "stablehlo.slice"(%959#0) <{limit_indices = array<i64: 2, 4, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x6x4xf32>) -> tensor<2x4x4xf32>
    %962 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x4xi64>
    %963 = "stablehlo.constant"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
    %964 = "stablehlo.broadcast_in_dim"(%963) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4x4xi64>
    %965 = "stablehlo.add"(%962, %964) : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi64>
    %966 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x4xi64>
    %967 = "stablehlo.compare"(%965, %966) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
    %968 = "stablehlo.broadcast_in_dim"(%967) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<4x4xi1>) -> tensor<2x4x4xi1>
    %969 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %970 = "stablehlo.broadcast_in_dim"(%969) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x4xf32>
    %971 = "stablehlo.select"(%968, %970, %961) : (tensor<2x4x4xi1>, tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    "func.return"(%960, %971) : (tensor<2x6x4xf32>, tensor<2x4x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x4x6xf32>) -> (tensor<2x4x4xf32>, tensor<2x4x6xf32>), res_attrs = [{}, {}], sym_name = "qr_6", sym_visibility = "private"}> ({
  ^bb0(%arg109: tensor<2x4x6xf32>):
    %946:2 = "stablehlo.custom_call"(%arg109) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgeqrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n]) {i=2, j=4, k=6, l=4, m=6, n=4}, custom>} : (tensor<2x4x6xf32>) -> (tensor<2x4x6xf32>, tensor<2x4xf32>)
    %947 = "stablehlo.slice"(%946#0) <{limit_indices = array<i64: 2, 4, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x6xf32>) -> tensor<2x4x4xf32>
    %948 = "stablehlo.custom_call"(%947, %946#1) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sorgqr_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l])->([i, m, n]) {i=2, j=4, k=4, l=4, m=4, n=4}, custom>} : (tensor<2x4x4xf32>, tensor<2x4xf32>) -> tensor<2x4x4xf32>
    %949 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x6xi64>
    %950 = "stablehlo.constant"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
    %951 = "stablehlo.broadcast_in_dim"(%950) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4x6xi64>
    %952 = "stablehlo.add"(%949, %951) : (tensor<4x6xi64>, tensor<4x6xi64>) -> tensor<4x6xi64>
    %953 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x6xi64>
    %954 = "stablehlo.compare"(%952, %953) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<4x6xi64>, tensor<4x6xi64>) -> tensor<4x6xi1>
    %955 = "stablehlo.broadcast_in_dim"(%954) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<4x6xi1>) -> tensor<2x4x6xi1>
    %956 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %957 = "stablehlo.broadcast_in_dim"(%956) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x6xf32>
    %958 = "stablehlo.select"(%955, %957, %946#0) : (tensor<2x4x6xi1>, tensor<2x4x6xf32>, tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
    "func.return"(%948, %958) : (tensor<2x4x4xf32>, tensor<2x4x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x6x4xf32>) -> (tensor<2x6x6xf32>, tensor<2x6x4xf32>), res_attrs = [{}, {}], sym_name = "qr_7", sym_visibility = "private"}> ({
  ^bb0(%arg108: tensor<2x6x4xf32>):
    %932:2 = "stablehlo.custom_call"(%arg108) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgeqrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n]) {i=2, j=6, k=4, l=6, m=4, n=4}, custom>} : (tensor<2x6x4xf32>) -> (tensor<2x6x4xf32>, tensor<2x4xf32>)
    %933 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %934 = "stablehlo.pad"(%932#0, %933) <{edge_padding_high = array<i64: 0, 0, 2>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<2x6x4xf32>, tensor<f32>) -> tensor<2x6x6xf32>
    %935 = "stablehlo.custom_call"(%934, %932#1) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sorgqr_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l])->([i, m, n]) {i=2, j=6, k=6, l=4, m=6, n=6}, custom>} : (tensor<2x6x6xf32>, tensor<2x4xf32>) -> tensor<2x6x6xf32>
    %936 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6x4xi64>
    %937 = "stablehlo.constant"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
    %938 = "stablehlo.broadcast_in_dim"(%937) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<6x4xi64>
    %939 = "stablehlo.add"(%936, %938) : (tensor<6x4xi64>, tensor<6x4xi64>) -> tensor<6x4xi64>
    %940 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<6x4xi64>
    %941 = "stablehlo.compare"(%939, %940) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<6x4xi64>, tensor<6x4xi64>) -> tensor<6x4xi1>
    %942 = "stablehlo.broadcast_in_dim"(%941) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<6x4xi1>) -> tensor<2x6x4xi1>
    %943 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %944 = "stablehlo.broadcast_in_dim"(%943) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x4xf32>
    %945 = "stablehlo.select"(%942, %944, %932#0) : (tensor<2x6x4xi1>, tensor<2x6x4xf32>, tensor<2x6x4xf32>) -> tensor<2x6x4xf32>
    "func.return"(%935, %945) : (tensor<2x6x6xf32>, tensor<2x6x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x2xf32>) -> (tensor<3x2xf32>, tensor<2x2xf32>), res_attrs = [{}, {}], sym_name = "qr_8", sym_visibility = "private"}> ({
  ^bb0(%arg107: tensor<3x2xf32>):
    %920:2 = "stablehlo.custom_call"(%arg107) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgeqrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=3, j=2, k=3, l=2, m=2}, custom>} : (tensor<3x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>)
    %921 = "stablehlo.custom_call"(%920#0, %920#1) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sorgqr_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=3, j=2, k=2, l=3, m=2}, custom>} : (tensor<3x2xf32>, tensor<2xf32>) -> tensor<3x2xf32>
    %922 = "stablehlo.slice"(%920#0) <{limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<3x2xf32>) -> tensor<2x2xf32>
    %923 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x2xi64>
    %924 = "stablehlo.constant"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
    %925 = "stablehlo.broadcast_in_dim"(%924) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2x2xi64>
    %926 = "stablehlo.add"(%923, %925) : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi64>
    %927 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x2xi64>
    %928 = "stablehlo.compare"(%926, %927) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi1>
    %929 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %930 = "stablehlo.broadcast_in_dim"(%929) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2xf32>
    %931 = "stablehlo.select"(%928, %930, %922) : (tensor<2x2xi1>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    "func.return"(%921, %931) : (tensor<3x2xf32>, tensor<2x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<6x4xf32>) -> (tensor<6x6xf32>, tensor<6x4xf32>, tensor<4xi32>), res_attrs = [{}, {}, {}], sym_name = "_qr", sym_visibility = "private"}> ({
  ^bb0(%arg106: tensor<6x4xf32>):
    %902 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %903 = "stablehlo.broadcast_in_dim"(%902) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4xi32>
    %904:3 = "stablehlo.custom_call"(%arg106, %903) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgeqp3_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m], [n], [o]) {i=6, j=4, k=4, l=6, m=4, n=4, o=4}, custom>} : (tensor<6x4xf32>, tensor<4xi32>) -> (tensor<6x4xf32>, tensor<4xi32>, tensor<4xf32>)
    %905 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %906 = "stablehlo.broadcast_in_dim"(%905) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4xi32>
    %907 = "stablehlo.subtract"(%904#1, %906) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %908 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %909 = "stablehlo.pad"(%904#0, %908) <{edge_padding_high = array<i64: 0, 2>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<6x4xf32>, tensor<f32>) -> tensor<6x6xf32>
    %910 = "stablehlo.custom_call"(%909, %904#2) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sorgqr_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=6, j=6, k=4, l=6, m=6}, custom>} : (tensor<6x6xf32>, tensor<4xf32>) -> tensor<6x6xf32>
    %911 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6x4xi64>
    %912 = "stablehlo.constant"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
    %913 = "stablehlo.broadcast_in_dim"(%912) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<6x4xi64>
    %914 = "stablehlo.add"(%911, %913) : (tensor<6x4xi64>, tensor<6x4xi64>) -> tensor<6x4xi64>
    %915 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<6x4xi64>
    %916 = "stablehlo.compare"(%914, %915) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<6x4xi64>, tensor<6x4xi64>) -> tensor<6x4xi1>
    %917 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %918 = "stablehlo.broadcast_in_dim"(%917) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x4xf32>
    %919 = "stablehlo.select"(%916, %918, %904#0) : (tensor<6x4xi1>, tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    "func.return"(%910, %919, %907) : (tensor<6x6xf32>, tensor<6x4xf32>, tensor<4xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>, res_attrs = [{}], sym_name = "cholesky", sym_visibility = "private"}> ({
  ^bb0(%arg105: tensor<2x5x5xf32>):
    %878 = "stablehlo.transpose"(%arg105) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %879 = "stablehlo.add"(%arg105, %878) : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %880 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %881 = "stablehlo.broadcast_in_dim"(%880) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x5xf32>
    %882 = "stablehlo.divide"(%879, %881) : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %883:2 = "stablehlo.custom_call"(%882) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_spotrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i]) {i=2, j=5, k=5, l=5, m=5}, custom>} : (tensor<2x5x5xf32>) -> (tensor<2x5x5xf32>, tensor<2xi32>)
    %884 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %885 = "stablehlo.broadcast_in_dim"(%884) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %886 = "stablehlo.compare"(%883#1, %885) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %887 = "stablehlo.broadcast_in_dim"(%886) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %888 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %889 = "stablehlo.broadcast_in_dim"(%888) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x5xf32>
    %890 = "stablehlo.broadcast_in_dim"(%887) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %891 = "stablehlo.select"(%890, %883#0, %889) : (tensor<2x5x5xi1>, tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %892 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x5xi64>
    %893 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %894 = "stablehlo.broadcast_in_dim"(%893) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5x5xi64>
    %895 = "stablehlo.add"(%892, %894) : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi64>
    %896 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x5xi64>
    %897 = "stablehlo.compare"(%895, %896) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %898 = "stablehlo.broadcast_in_dim"(%897) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<5x5xi1>) -> tensor<2x5x5xi1>
    %899 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %900 = "stablehlo.broadcast_in_dim"(%899) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x5xf32>
    %901 = "stablehlo.select"(%898, %891, %900) : (tensor<2x5x5xi1>, tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    "func.return"(%901) : (tensor<2x5x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>, res_attrs = [{}], sym_name = "cholesky_9", sym_visibility = "private"}> ({
  ^bb0(%arg104: tensor<2x5x5xf32>):
    %858:2 = "stablehlo.custom_call"(%arg104) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_spotrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i]) {i=2, j=5, k=5, l=5, m=5}, custom>} : (tensor<2x5x5xf32>) -> (tensor<2x5x5xf32>, tensor<2xi32>)
    %859 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %860 = "stablehlo.broadcast_in_dim"(%859) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %861 = "stablehlo.compare"(%858#1, %860) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %862 = "stablehlo.broadcast_in_dim"(%861) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %863 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %864 = "stablehlo.broadcast_in_dim"(%863) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x5xf32>
    %865 = "stablehlo.broadcast_in_dim"(%862) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %866 = "stablehlo.select"(%865, %858#0, %864) : (tensor<2x5x5xi1>, tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %867 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x5xi64>
    %868 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %869 = "stablehlo.broadcast_in_dim"(%868) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5x5xi64>
    %870 = "stablehlo.add"(%867, %869) : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi64>
    %871 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x5xi64>
    %872 = "stablehlo.compare"(%870, %871) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %873 = "stablehlo.broadcast_in_dim"(%872) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<5x5xi1>) -> tensor<2x5x5xi1>
    %874 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %875 = "stablehlo.broadcast_in_dim"(%874) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x5xf32>
    %876 = "stablehlo.select"(%873, %866, %875) : (tensor<2x5x5xi1>, tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %877 = "stablehlo.transpose"(%876) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    "func.return"(%877) : (tensor<2x5x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xf32>) -> (tensor<2x5xf32>, tensor<2x5x5xf32>), res_attrs = [{}, {}], sym_name = "eigh", sym_visibility = "private"}> ({
  ^bb0(%arg103: tensor<2x5x5xf32>):
    %839 = "stablehlo.transpose"(%arg103) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %840 = "stablehlo.add"(%arg103, %839) : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %841 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %842 = "stablehlo.broadcast_in_dim"(%841) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x5xf32>
    %843 = "stablehlo.divide"(%840, %842) : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %844:3 = "stablehlo.custom_call"(%843) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_ssyevd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=5, k=5, l=5, m=5, n=5}, custom>} : (tensor<2x5x5xf32>) -> (tensor<2x5x5xf32>, tensor<2x5xf32>, tensor<2xi32>)
    %845 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %846 = "stablehlo.broadcast_in_dim"(%845) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %847 = "stablehlo.compare"(%844#2, %846) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %848 = "stablehlo.broadcast_in_dim"(%847) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %849 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %850 = "stablehlo.broadcast_in_dim"(%849) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x5xf32>
    %851 = "stablehlo.broadcast_in_dim"(%848) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %852 = "stablehlo.select"(%851, %844#0, %850) : (tensor<2x5x5xi1>, tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %853 = "stablehlo.broadcast_in_dim"(%847) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %854 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %855 = "stablehlo.broadcast_in_dim"(%854) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %856 = "stablehlo.broadcast_in_dim"(%853) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x5xi1>
    %857 = "stablehlo.select"(%856, %844#1, %855) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    "func.return"(%857, %852) : (tensor<2x5xf32>, tensor<2x5x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xf32>) -> (tensor<2x5xf32>, tensor<2x5x5xf32>), res_attrs = [{}, {}], sym_name = "eigh_10", sym_visibility = "private"}> ({
  ^bb0(%arg102: tensor<2x5x5xf32>):
    %825:3 = "stablehlo.custom_call"(%arg102) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_ssyevd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {mode = 86 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=5, k=5, l=5, m=5, n=5}, custom>} : (tensor<2x5x5xf32>) -> (tensor<2x5x5xf32>, tensor<2x5xf32>, tensor<2xi32>)
    %826 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %827 = "stablehlo.broadcast_in_dim"(%826) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %828 = "stablehlo.compare"(%825#2, %827) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %829 = "stablehlo.broadcast_in_dim"(%828) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %830 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %831 = "stablehlo.broadcast_in_dim"(%830) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x5xf32>
    %832 = "stablehlo.broadcast_in_dim"(%829) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %833 = "stablehlo.select"(%832, %825#0, %831) : (tensor<2x5x5xi1>, tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %834 = "stablehlo.broadcast_in_dim"(%828) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %835 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %836 = "stablehlo.broadcast_in_dim"(%835) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %837 = "stablehlo.broadcast_in_dim"(%834) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x5xi1>
    %838 = "stablehlo.select"(%837, %825#1, %836) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    "func.return"(%838, %833) : (tensor<2x5xf32>, tensor<2x5x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xf32>) -> tensor<2x5xf32>, res_attrs = [{}], sym_name = "eigvalsh", sym_visibility = "private"}> ({
  ^bb0(%arg101: tensor<2x5x5xf32>):
    %824:2 = "func.call"(%arg101) <{callee = @eigh_11}> : (tensor<2x5x5xf32>) -> (tensor<2x5xf32>, tensor<2x5x5xf32>)
    "func.return"(%824#0) : (tensor<2x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xf32>) -> (tensor<2x5xf32>, tensor<2x5x5xf32>), res_attrs = [{}, {}], sym_name = "eigh_11", sym_visibility = "private"}> ({
  ^bb0(%arg100: tensor<2x5x5xf32>):
    %805 = "stablehlo.transpose"(%arg100) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %806 = "stablehlo.add"(%arg100, %805) : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %807 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %808 = "stablehlo.broadcast_in_dim"(%807) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x5xf32>
    %809 = "stablehlo.divide"(%806, %808) : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %810:3 = "stablehlo.custom_call"(%809) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_ssyevd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=5, k=5, l=5, m=5, n=5}, custom>} : (tensor<2x5x5xf32>) -> (tensor<2x5x5xf32>, tensor<2x5xf32>, tensor<2xi32>)
    %811 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %812 = "stablehlo.broadcast_in_dim"(%811) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %813 = "stablehlo.compare"(%810#2, %812) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %814 = "stablehlo.broadcast_in_dim"(%813) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %815 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %816 = "stablehlo.broadcast_in_dim"(%815) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x5xf32>
    %817 = "stablehlo.broadcast_in_dim"(%814) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %818 = "stablehlo.select"(%817, %810#0, %816) : (tensor<2x5x5xi1>, tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %819 = "stablehlo.broadcast_in_dim"(%813) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %820 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %821 = "stablehlo.broadcast_in_dim"(%820) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %822 = "stablehlo.broadcast_in_dim"(%819) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x5xi1>
    %823 = "stablehlo.select"(%822, %810#1, %821) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    "func.return"(%823, %818) : (tensor<2x5xf32>, tensor<2x5x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x3x3xf32>) -> (tensor<2x3xf32>, tensor<2x3x3xf32>), res_attrs = [{}, {}], sym_name = "eigh_12", sym_visibility = "private"}> ({
  ^bb0(%arg99: tensor<2x3x3xf32>):
    %786 = "stablehlo.transpose"(%arg99) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %787 = "stablehlo.add"(%arg99, %786) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %788 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %789 = "stablehlo.broadcast_in_dim"(%788) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3x3xf32>
    %790 = "stablehlo.divide"(%787, %789) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %791:3 = "stablehlo.custom_call"(%790) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_ssyevd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=3, k=3, l=3, m=3, n=3}, custom>} : (tensor<2x3x3xf32>) -> (tensor<2x3x3xf32>, tensor<2x3xf32>, tensor<2xi32>)
    %792 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %793 = "stablehlo.broadcast_in_dim"(%792) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %794 = "stablehlo.compare"(%791#2, %793) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %795 = "stablehlo.broadcast_in_dim"(%794) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %796 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %797 = "stablehlo.broadcast_in_dim"(%796) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3x3xf32>
    %798 = "stablehlo.broadcast_in_dim"(%795) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x3x3xi1>
    %799 = "stablehlo.select"(%798, %791#0, %797) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %800 = "stablehlo.broadcast_in_dim"(%794) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %801 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %802 = "stablehlo.broadcast_in_dim"(%801) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %803 = "stablehlo.broadcast_in_dim"(%800) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x3xi1>
    %804 = "stablehlo.select"(%803, %791#1, %802) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%804, %799) : (tensor<2x3xf32>, tensor<2x3x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x6x4xf32>) -> (tensor<2x6x6xf32>, tensor<2x4xf32>, tensor<2x4x4xf32>), res_attrs = [{}, {}, {}], sym_name = "svd", sym_visibility = "private"}> ({
  ^bb0(%arg98: tensor<2x6x4xf32>):
    %767:5 = "stablehlo.custom_call"(%arg98) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgesdd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i, o, p], [i, q, r], [i]) {i=2, j=6, k=4, l=6, m=4, n=4, o=6, p=6, q=4, r=4}, custom>} : (tensor<2x6x4xf32>) -> (tensor<2x6x4xf32>, tensor<2x4xf32>, tensor<2x6x6xf32>, tensor<2x4x4xf32>, tensor<2xi32>)
    %768 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %769 = "stablehlo.broadcast_in_dim"(%768) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %770 = "stablehlo.compare"(%767#4, %769) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %771 = "stablehlo.broadcast_in_dim"(%770) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %772 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %773 = "stablehlo.broadcast_in_dim"(%772) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4xf32>
    %774 = "stablehlo.broadcast_in_dim"(%771) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %775 = "stablehlo.select"(%774, %767#1, %773) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %776 = "stablehlo.broadcast_in_dim"(%770) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %777 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %778 = "stablehlo.broadcast_in_dim"(%777) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x6xf32>
    %779 = "stablehlo.broadcast_in_dim"(%776) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x6x6xi1>
    %780 = "stablehlo.select"(%779, %767#2, %778) : (tensor<2x6x6xi1>, tensor<2x6x6xf32>, tensor<2x6x6xf32>) -> tensor<2x6x6xf32>
    %781 = "stablehlo.broadcast_in_dim"(%770) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %782 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %783 = "stablehlo.broadcast_in_dim"(%782) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x4xf32>
    %784 = "stablehlo.broadcast_in_dim"(%781) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x4x4xi1>
    %785 = "stablehlo.select"(%784, %767#3, %783) : (tensor<2x4x4xi1>, tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    "func.return"(%780, %775, %785) : (tensor<2x6x6xf32>, tensor<2x4xf32>, tensor<2x4x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x4x6xf32>) -> (tensor<2x4x4xf32>, tensor<2x4xf32>, tensor<2x6x6xf32>), res_attrs = [{}, {}, {}], sym_name = "svd_13", sym_visibility = "private"}> ({
  ^bb0(%arg97: tensor<2x4x6xf32>):
    %748:5 = "stablehlo.custom_call"(%arg97) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgesdd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i, o, p], [i, q, r], [i]) {i=2, j=4, k=6, l=4, m=6, n=4, o=4, p=4, q=6, r=6}, custom>} : (tensor<2x4x6xf32>) -> (tensor<2x4x6xf32>, tensor<2x4xf32>, tensor<2x4x4xf32>, tensor<2x6x6xf32>, tensor<2xi32>)
    %749 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %750 = "stablehlo.broadcast_in_dim"(%749) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %751 = "stablehlo.compare"(%748#4, %750) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %752 = "stablehlo.broadcast_in_dim"(%751) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %753 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %754 = "stablehlo.broadcast_in_dim"(%753) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4xf32>
    %755 = "stablehlo.broadcast_in_dim"(%752) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %756 = "stablehlo.select"(%755, %748#1, %754) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %757 = "stablehlo.broadcast_in_dim"(%751) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %758 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %759 = "stablehlo.broadcast_in_dim"(%758) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x4xf32>
    %760 = "stablehlo.broadcast_in_dim"(%757) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x4x4xi1>
    %761 = "stablehlo.select"(%760, %748#2, %759) : (tensor<2x4x4xi1>, tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %762 = "stablehlo.broadcast_in_dim"(%751) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %763 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %764 = "stablehlo.broadcast_in_dim"(%763) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x6xf32>
    %765 = "stablehlo.broadcast_in_dim"(%762) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x6x6xi1>
    %766 = "stablehlo.select"(%765, %748#3, %764) : (tensor<2x6x6xi1>, tensor<2x6x6xf32>, tensor<2x6x6xf32>) -> tensor<2x6x6xf32>
    "func.return"(%761, %756, %766) : (tensor<2x4x4xf32>, tensor<2x4xf32>, tensor<2x6x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x6x4xf32>) -> (tensor<2x6x4xf32>, tensor<2x4xf32>, tensor<2x4x4xf32>), res_attrs = [{}, {}, {}], sym_name = "svd_14", sym_visibility = "private"}> ({
  ^bb0(%arg96: tensor<2x6x4xf32>):
    %729:5 = "stablehlo.custom_call"(%arg96) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgesdd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i, o, p], [i, q, r], [i]) {i=2, j=6, k=4, l=6, m=4, n=4, o=6, p=4, q=4, r=4}, custom>} : (tensor<2x6x4xf32>) -> (tensor<2x6x4xf32>, tensor<2x4xf32>, tensor<2x6x4xf32>, tensor<2x4x4xf32>, tensor<2xi32>)
    %730 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %731 = "stablehlo.broadcast_in_dim"(%730) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %732 = "stablehlo.compare"(%729#4, %731) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %733 = "stablehlo.broadcast_in_dim"(%732) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %734 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %735 = "stablehlo.broadcast_in_dim"(%734) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4xf32>
    %736 = "stablehlo.broadcast_in_dim"(%733) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %737 = "stablehlo.select"(%736, %729#1, %735) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %738 = "stablehlo.broadcast_in_dim"(%732) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %739 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %740 = "stablehlo.broadcast_in_dim"(%739) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x4xf32>
    %741 = "stablehlo.broadcast_in_dim"(%738) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x6x4xi1>
    %742 = "stablehlo.select"(%741, %729#2, %740) : (tensor<2x6x4xi1>, tensor<2x6x4xf32>, tensor<2x6x4xf32>) -> tensor<2x6x4xf32>
    %743 = "stablehlo.broadcast_in_dim"(%732) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %744 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %745 = "stablehlo.broadcast_in_dim"(%744) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x4xf32>
    %746 = "stablehlo.broadcast_in_dim"(%743) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x4x4xi1>
    %747 = "stablehlo.select"(%746, %729#3, %745) : (tensor<2x4x4xi1>, tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    "func.return"(%742, %737, %747) : (tensor<2x6x4xf32>, tensor<2x4xf32>, tensor<2x4x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x4x6xf32>) -> tensor<2x4xf32>, res_attrs = [{}], sym_name = "svd_15", sym_visibility = "private"}> ({
  ^bb0(%arg95: tensor<2x4x6xf32>):
    %720:5 = "stablehlo.custom_call"(%arg95) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgesdd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {mode = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i, o, p], [i, q, r], [i]) {i=2, j=4, k=6, l=4, m=6, n=4, o=4, p=4, q=6, r=6}, custom>} : (tensor<2x4x6xf32>) -> (tensor<2x4x6xf32>, tensor<2x4xf32>, tensor<2x4x4xf32>, tensor<2x6x6xf32>, tensor<2xi32>)
    %721 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %722 = "stablehlo.broadcast_in_dim"(%721) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %723 = "stablehlo.compare"(%720#4, %722) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %724 = "stablehlo.broadcast_in_dim"(%723) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %725 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %726 = "stablehlo.broadcast_in_dim"(%725) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4xf32>
    %727 = "stablehlo.broadcast_in_dim"(%724) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %728 = "stablehlo.select"(%727, %720#1, %726) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    "func.return"(%728) : (tensor<2x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x2xf32>) -> (tensor<3x3xf32>, tensor<2xf32>, tensor<2x2xf32>), res_attrs = [{}, {}, {}], sym_name = "svd_16", sym_visibility = "private"}> ({
  ^bb0(%arg94: tensor<3x2xf32>):
    %701:5 = "stablehlo.custom_call"(%arg94) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgesdd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]}> {mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=3, j=2, k=3, l=2, m=2, n=3, o=3, p=2, q=2}, custom>} : (tensor<3x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<i32>)
    %702 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %703 = "stablehlo.broadcast_in_dim"(%702) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<i32>
    %704 = "stablehlo.compare"(%701#4, %703) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %705 = "stablehlo.broadcast_in_dim"(%704) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1xi1>
    %706 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %707 = "stablehlo.broadcast_in_dim"(%706) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %708 = "stablehlo.broadcast_in_dim"(%705) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi1>) -> tensor<2xi1>
    %709 = "stablehlo.select"(%708, %701#1, %707) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %710 = "stablehlo.broadcast_in_dim"(%704) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1x1xi1>
    %711 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %712 = "stablehlo.broadcast_in_dim"(%711) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3xf32>
    %713 = "stablehlo.broadcast_in_dim"(%710) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %714 = "stablehlo.select"(%713, %701#2, %712) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %715 = "stablehlo.broadcast_in_dim"(%704) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1x1xi1>
    %716 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %717 = "stablehlo.broadcast_in_dim"(%716) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2xf32>
    %718 = "stablehlo.broadcast_in_dim"(%715) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi1>) -> tensor<2x2xi1>
    %719 = "stablehlo.select"(%718, %701#3, %717) : (tensor<2x2xi1>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    "func.return"(%714, %709, %719) : (tensor<3x3xf32>, tensor<2xf32>, tensor<2x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xf32>) -> tensor<2x5xcomplex<f32>>, res_attrs = [{}], sym_name = "eigvals", sym_visibility = "private"}> ({
  ^bb0(%arg93: tensor<2x5x5xf32>):
    %691:5 = "stablehlo.custom_call"(%arg93) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgeev_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l], [i, m], [i, n, o], [i, p, q], [i]) {i=2, j=5, k=5, l=5, m=5, n=5, o=5, p=5, q=5}, custom>} : (tensor<2x5x5xf32>) -> (tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2xi32>)
    %692 = "stablehlo.complex"(%691#0, %691#1) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xcomplex<f32>>
    %693 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %694 = "stablehlo.broadcast_in_dim"(%693) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %695 = "stablehlo.compare"(%691#4, %694) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %696 = "stablehlo.broadcast_in_dim"(%695) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %697 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %698 = "stablehlo.broadcast_in_dim"(%697) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5xcomplex<f32>>
    %699 = "stablehlo.broadcast_in_dim"(%696) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x5xi1>
    %700 = "stablehlo.select"(%699, %692, %698) : (tensor<2x5xi1>, tensor<2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>) -> tensor<2x5xcomplex<f32>>
    "func.return"(%700) : (tensor<2x5xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<5x5xf32>) -> (tensor<5x5xf32>, tensor<5x5xf32>), res_attrs = [{}, {}], sym_name = "_schur", sym_visibility = "private"}> ({
  ^bb0(%arg92: tensor<5x5xf32>):
    %677:6 = "stablehlo.custom_call"(%arg92) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgees_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>]}> {mhlo.backend_config = {mode = 86 : ui8, sort = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m, n], [o], [p], [], []) {i=5, j=5, k=5, l=5, m=5, n=5, o=5, p=5}, custom>} : (tensor<5x5xf32>) -> (tensor<5x5xf32>, tensor<5x5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<i32>, tensor<i32>)
    %678 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %679 = "stablehlo.broadcast_in_dim"(%678) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<i32>
    %680 = "stablehlo.compare"(%677#5, %679) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %681 = "stablehlo.broadcast_in_dim"(%680) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1x1xi1>
    %682 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %683 = "stablehlo.broadcast_in_dim"(%682) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x5xf32>
    %684 = "stablehlo.broadcast_in_dim"(%681) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi1>) -> tensor<5x5xi1>
    %685 = "stablehlo.select"(%684, %677#0, %683) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %686 = "stablehlo.broadcast_in_dim"(%680) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1x1xi1>
    %687 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %688 = "stablehlo.broadcast_in_dim"(%687) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x5xf32>
    %689 = "stablehlo.broadcast_in_dim"(%686) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi1>) -> tensor<5x5xi1>
    %690 = "stablehlo.select"(%689, %677#1, %688) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    "func.return"(%685, %690) : (tensor<5x5xf32>, tensor<5x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<5x5xf32>) -> (tensor<5x5xf32>, tensor<5x5xf32>), res_attrs = [{}, {}], sym_name = "hessenberg", sym_visibility = "private"}> ({
  ^bb0(%arg91: tensor<5x5xf32>):
    %653:3 = "stablehlo.custom_call"(%arg91) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgehrd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]}> {mhlo.backend_config = {high = 5 : i32, low = 1 : i32}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=5, j=5, k=5, l=5, m=4}, custom>} : (tensor<5x5xf32>) -> (tensor<5x5xf32>, tensor<4xf32>, tensor<i32>)
    %654 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %655 = "stablehlo.broadcast_in_dim"(%654) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<i32>
    %656 = "stablehlo.compare"(%653#2, %655) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %657 = "stablehlo.broadcast_in_dim"(%656) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1x1xi1>
    %658 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %659 = "stablehlo.broadcast_in_dim"(%658) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x5xf32>
    %660 = "stablehlo.broadcast_in_dim"(%657) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi1>) -> tensor<5x5xi1>
    %661 = "stablehlo.select"(%660, %653#0, %659) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %662 = "stablehlo.broadcast_in_dim"(%656) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1xi1>
    %663 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %664 = "stablehlo.broadcast_in_dim"(%663) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %665 = "stablehlo.broadcast_in_dim"(%662) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi1>) -> tensor<4xi1>
    %666 = "stablehlo.select"(%665, %653#1, %664) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %667 = "func.call"(%661) <{callee = @triu}> : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %668 = "stablehlo.slice"(%661) <{limit_indices = array<i64: 5, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>}> : (tensor<5x5xf32>) -> tensor<4x4xf32>
    %669 = "stablehlo.custom_call"(%668, %666) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sorgqr_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xf32>, tensor<4xf32>) -> tensor<4x4xf32>
    %670 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %671 = "stablehlo.broadcast_in_dim"(%670) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1xf32>
    %672 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %673 = "stablehlo.broadcast_in_dim"(%672) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4xf32>
    %674 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %675 = "stablehlo.broadcast_in_dim"(%674) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x1xf32>
    %676 = "func.call"(%671, %673, %675, %669) <{callee = @block}> : (tensor<1x1xf32>, tensor<1x4xf32>, tensor<4x1xf32>, tensor<4x4xf32>) -> tensor<5x5xf32>
    "func.return"(%667, %676) : (tensor<5x5xf32>, tensor<5x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<5x5xf32>) -> tensor<5x5xf32>, res_attrs = [{}], sym_name = "triu", sym_visibility = "private"}> ({
  ^bb0(%arg90: tensor<5x5xf32>):
    %644 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x5xi64>
    %645 = "stablehlo.constant"() <{value = dense<-2> : tensor<i64>}> : () -> tensor<i64>
    %646 = "stablehlo.broadcast_in_dim"(%645) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5x5xi64>
    %647 = "stablehlo.add"(%644, %646) : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi64>
    %648 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x5xi64>
    %649 = "stablehlo.compare"(%647, %648) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %650 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %651 = "stablehlo.broadcast_in_dim"(%650) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x5xf32>
    %652 = "stablehlo.select"(%649, %651, %arg90) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    "func.return"(%652) : (tensor<5x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<1x1xf32>, tensor<1x4xf32>, tensor<4x1xf32>, tensor<4x4xf32>) -> tensor<5x5xf32>, res_attrs = [{}], sym_name = "block", sym_visibility = "private"}> ({
  ^bb0(%arg86: tensor<1x1xf32>, %arg87: tensor<1x4xf32>, %arg88: tensor<4x1xf32>, %arg89: tensor<4x4xf32>):
    %641 = "stablehlo.concatenate"(%arg86, %arg87) <{dimension = 1 : i64}> : (tensor<1x1xf32>, tensor<1x4xf32>) -> tensor<1x5xf32>
    %642 = "stablehlo.concatenate"(%arg88, %arg89) <{dimension = 1 : i64}> : (tensor<4x1xf32>, tensor<4x4xf32>) -> tensor<4x5xf32>
    %643 = "stablehlo.concatenate"(%641, %642) <{dimension = 0 : i64}> : (tensor<1x5xf32>, tensor<4x5xf32>) -> tensor<5x5xf32>
    "func.return"(%643) : (tensor<5x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x0x0xf32>) -> tensor<2x0x0xf32>, res_attrs = [{}], sym_name = "inv_17", sym_visibility = "private"}> ({
  ^bb0(%arg85: tensor<2x0x0xf32>):
    %632 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<0x0xi64>
    %633 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<0x0xi64>
    %634 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %635 = "stablehlo.broadcast_in_dim"(%634) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<0x0xi64>
    %636 = "stablehlo.add"(%632, %635) : (tensor<0x0xi64>, tensor<0x0xi64>) -> tensor<0x0xi64>
    %637 = "stablehlo.compare"(%636, %633) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<0x0xi64>, tensor<0x0xi64>) -> tensor<0x0xi1>
    %638 = "stablehlo.convert"(%637) : (tensor<0x0xi1>) -> tensor<0x0xf32>
    %639 = "stablehlo.broadcast_in_dim"(%638) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<0x0xf32>) -> tensor<2x0x0xf32>
    %640 = "func.call"(%arg85, %639) <{callee = @solve_18}> : (tensor<2x0x0xf32>, tensor<2x0x0xf32>) -> tensor<2x0x0xf32>
    "func.return"(%640) : (tensor<2x0x0xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x0x0xf32>, tensor<2x0x0xf32>) -> tensor<2x0x0xf32>, res_attrs = [{}], sym_name = "solve_18", sym_visibility = "private"}> ({
  ^bb0(%arg83: tensor<2x0x0xf32>, %arg84: tensor<2x0x0xf32>):
    %615:3 = "stablehlo.custom_call"(%arg83) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgetrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=0, k=0, l=0, m=0, n=0}, custom>} : (tensor<2x0x0xf32>) -> (tensor<2x0x0xf32>, tensor<2x0xi32>, tensor<2xi32>)
    %616 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %617 = "stablehlo.broadcast_in_dim"(%616) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x0xi32>
    %618 = "stablehlo.subtract"(%615#1, %617) : (tensor<2x0xi32>, tensor<2x0xi32>) -> tensor<2x0xi32>
    %619 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %620 = "stablehlo.broadcast_in_dim"(%619) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %621 = "stablehlo.compare"(%615#2, %620) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %622 = "stablehlo.broadcast_in_dim"(%621) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %623 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %624 = "stablehlo.broadcast_in_dim"(%623) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x0x0xf32>
    %625 = "stablehlo.broadcast_in_dim"(%622) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x0x0xi1>
    %626 = "stablehlo.select"(%625, %615#0, %624) : (tensor<2x0x0xi1>, tensor<2x0x0xf32>, tensor<2x0x0xf32>) -> tensor<2x0x0xf32>
    %627 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x0xi32>
    %628 = "stablehlo.transpose"(%arg84) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x0x0xf32>) -> tensor<2x0x0xf32>
    %629 = "func.call"(%626, %627, %628) <{callee = @_lu_solve_19}> : (tensor<2x0x0xf32>, tensor<2x0xi32>, tensor<2x0x0xf32>) -> tensor<2x0xf32>
    %630 = "stablehlo.broadcast_in_dim"(%629) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x0xf32>) -> tensor<2x0x0xf32>
    %631 = "stablehlo.transpose"(%630) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x0x0xf32>) -> tensor<2x0x0xf32>
    "func.return"(%631) : (tensor<2x0x0xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x0x0xf32>, tensor<2x0xi32>, tensor<2x0x0xf32>) -> tensor<2x0xf32>, res_attrs = [{}], sym_name = "_lu_solve_19", sym_visibility = "private"}> ({
  ^bb0(%arg80: tensor<2x0x0xf32>, %arg81: tensor<2x0xi32>, %arg82: tensor<2x0x0xf32>):
    %600 = "stablehlo.broadcast_in_dim"(%arg82) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x0x0xf32>) -> tensor<2x0x0x1xf32>
    %601 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %602 = "stablehlo.broadcast_in_dim"(%601) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x0xi32>
    %603 = "stablehlo.compare"(%arg81, %602) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x0xi32>, tensor<2x0xi32>) -> tensor<2x0xi1>
    %604 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %605 = "stablehlo.broadcast_in_dim"(%604) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x0xi32>
    %606 = "stablehlo.add"(%arg81, %605) : (tensor<2x0xi32>, tensor<2x0xi32>) -> tensor<2x0xi32>
    %607 = "stablehlo.select"(%603, %606, %arg81) : (tensor<2x0xi1>, tensor<2x0xi32>, tensor<2x0xi32>) -> tensor<2x0xi32>
    %608 = "stablehlo.broadcast_in_dim"(%607) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x0xi32>) -> tensor<2x0x1xi32>
    %609 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %610 = "stablehlo.broadcast_in_dim"(%609) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<0x1xf32>
    %611 = "stablehlo.broadcast_in_dim"(%610) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<0x1xf32>) -> tensor<2x0x1xf32>
    %612 = "stablehlo.custom_call"(%arg80, %611) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_strsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=2, j=0, k=0, l=0, m=1, n=0, o=1}, custom>} : (tensor<2x0x0xf32>, tensor<2x0x1xf32>) -> tensor<2x0x1xf32>
    %613 = "stablehlo.custom_call"(%arg80, %612) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_strsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=2, j=0, k=0, l=0, m=1, n=0, o=1}, custom>} : (tensor<2x0x0xf32>, tensor<2x0x1xf32>) -> tensor<2x0x1xf32>
    %614 = "stablehlo.reshape"(%613) : (tensor<2x0x1xf32>) -> tensor<2x0xf32>
    "func.return"(%614) : (tensor<2x0xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<0x3x2xf32>) -> (tensor<0x3x2xf32>, tensor<0x2x2xf32>), res_attrs = [{}, {}], sym_name = "qr_20", sym_visibility = "private"}> ({
  ^bb0(%arg79: tensor<0x3x2xf32>):
    %587:2 = "stablehlo.custom_call"(%arg79) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgeqrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n]) {i=0, j=3, k=2, l=3, m=2, n=2}, custom>} : (tensor<0x3x2xf32>) -> (tensor<0x3x2xf32>, tensor<0x2xf32>)
    %588 = "stablehlo.custom_call"(%587#0, %587#1) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sorgqr_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l])->([i, m, n]) {i=0, j=3, k=2, l=2, m=3, n=2}, custom>} : (tensor<0x3x2xf32>, tensor<0x2xf32>) -> tensor<0x3x2xf32>
    %589 = "stablehlo.slice"(%587#0) <{limit_indices = array<i64: 0, 2, 2>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<0x3x2xf32>) -> tensor<0x2x2xf32>
    %590 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x2xi64>
    %591 = "stablehlo.constant"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
    %592 = "stablehlo.broadcast_in_dim"(%591) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2x2xi64>
    %593 = "stablehlo.add"(%590, %592) : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi64>
    %594 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x2xi64>
    %595 = "stablehlo.compare"(%593, %594) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi1>
    %596 = "stablehlo.broadcast_in_dim"(%595) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x2xi1>) -> tensor<0x2x2xi1>
    %597 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %598 = "stablehlo.broadcast_in_dim"(%597) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<0x2x2xf32>
    %599 = "stablehlo.select"(%596, %598, %589) : (tensor<0x2x2xi1>, tensor<0x2x2xf32>, tensor<0x2x2xf32>) -> tensor<0x2x2xf32>
    "func.return"(%588, %599) : (tensor<0x3x2xf32>, tensor<0x2x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x5x5xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>) -> tensor<2x5x3xcomplex<f32>>, res_attrs = [{}], sym_name = "solve_21", sym_visibility = "private"}> ({
  ^bb0(%arg69: tensor<2x5x5xcomplex<f32>>, %arg70: tensor<2x5x3xcomplex<f32>>):
    %563:3 = "stablehlo.custom_call"(%arg69) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cgetrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=5, k=5, l=5, m=5, n=5}, custom>} : (tensor<2x5x5xcomplex<f32>>) -> (tensor<2x5x5xcomplex<f32>>, tensor<2x5xi32>, tensor<2xi32>)
    %564 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %565 = "stablehlo.broadcast_in_dim"(%564) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %566 = "stablehlo.subtract"(%563#1, %565) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %567 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %568 = "stablehlo.broadcast_in_dim"(%567) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %569 = "stablehlo.compare"(%563#2, %568) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %570 = "stablehlo.broadcast_in_dim"(%569) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %571 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %572 = "stablehlo.broadcast_in_dim"(%571) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %573 = "stablehlo.broadcast_in_dim"(%570) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %574 = "stablehlo.select"(%573, %563#0, %572) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %575 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %576 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %577 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %578:4 = "stablehlo.while"(%566, %577, %576, %575) ({
    ^bb0(%arg75: tensor<2x5xi32>, %arg76: tensor<i64>, %arg77: tensor<i64>, %arg78: tensor<2x5xi32>):
      %585 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %586 = "stablehlo.compare"(%arg76, %585) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%586) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg71: tensor<2x5xi32>, %arg72: tensor<i64>, %arg73: tensor<i64>, %arg74: tensor<2x5xi32>):
      %582:2 = "func.call"(%arg71, %arg73, %arg74) <{callee = @closed_call}> : (tensor<2x5xi32>, tensor<i64>, tensor<2x5xi32>) -> (tensor<i64>, tensor<2x5xi32>)
      %583 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %584 = "stablehlo.add"(%arg72, %583) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg71, %584, %582#0, %582#1) : (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>) -> ()
    }) : (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>) -> (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>)
    %579 = "stablehlo.transpose"(%arg70) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x3xcomplex<f32>>) -> tensor<2x3x5xcomplex<f32>>
    %580 = "func.call"(%574, %578#3, %579) <{callee = @_lu_solve_22}> : (tensor<2x5x5xcomplex<f32>>, tensor<2x5xi32>, tensor<2x3x5xcomplex<f32>>) -> tensor<2x3x5xcomplex<f32>>
    %581 = "stablehlo.transpose"(%580) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x5xcomplex<f32>>) -> tensor<2x5x3xcomplex<f32>>
    "func.return"(%581) : (tensor<2x5x3xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x5x5xcomplex<f32>>, tensor<2x5xi32>, tensor<2x3x5xcomplex<f32>>) -> tensor<2x3x5xcomplex<f32>>, res_attrs = [{}], sym_name = "_lu_solve_22", sym_visibility = "private"}> ({
  ^bb0(%arg66: tensor<2x5x5xcomplex<f32>>, %arg67: tensor<2x5xi32>, %arg68: tensor<2x3x5xcomplex<f32>>):
    %544 = "stablehlo.broadcast_in_dim"(%arg68) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x3x5xcomplex<f32>>) -> tensor<2x3x5x1xcomplex<f32>>
    %545 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %546 = "stablehlo.broadcast_in_dim"(%545) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %547 = "stablehlo.compare"(%arg67, %546) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %548 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %549 = "stablehlo.broadcast_in_dim"(%548) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %550 = "stablehlo.add"(%arg67, %549) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %551 = "stablehlo.select"(%547, %550, %arg67) : (tensor<2x5xi1>, tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %552 = "stablehlo.broadcast_in_dim"(%551) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x5xi32>) -> tensor<2x5x1xi32>
    %553 = "stablehlo.gather"(%544, %552) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 3], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1, 1>}> : (tensor<2x3x5x1xcomplex<f32>>, tensor<2x5x1xi32>) -> tensor<2x3x5x1xcomplex<f32>>
    %554 = "stablehlo.transpose"(%553) <{permutation = array<i64: 0, 2, 3, 1>}> : (tensor<2x3x5x1xcomplex<f32>>) -> tensor<2x5x1x3xcomplex<f32>>
    %555 = "stablehlo.reshape"(%554) : (tensor<2x5x1x3xcomplex<f32>>) -> tensor<2x5x3xcomplex<f32>>
    %556 = "stablehlo.custom_call"(%arg66, %555) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_ctrsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=2, j=5, k=5, l=5, m=3, n=5, o=3}, custom>} : (tensor<2x5x5xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>) -> tensor<2x5x3xcomplex<f32>>
    %557 = "stablehlo.reshape"(%556) : (tensor<2x5x3xcomplex<f32>>) -> tensor<2x5x1x3xcomplex<f32>>
    %558 = "stablehlo.reshape"(%557) : (tensor<2x5x1x3xcomplex<f32>>) -> tensor<2x5x3xcomplex<f32>>
    %559 = "stablehlo.custom_call"(%arg66, %558) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_ctrsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=2, j=5, k=5, l=5, m=3, n=5, o=3}, custom>} : (tensor<2x5x5xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>) -> tensor<2x5x3xcomplex<f32>>
    %560 = "stablehlo.reshape"(%559) : (tensor<2x5x3xcomplex<f32>>) -> tensor<2x5x1x3xcomplex<f32>>
    %561 = "stablehlo.transpose"(%560) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<2x5x1x3xcomplex<f32>>) -> tensor<2x3x5x1xcomplex<f32>>
    %562 = "stablehlo.reshape"(%561) : (tensor<2x3x5x1xcomplex<f32>>) -> tensor<2x3x5xcomplex<f32>>
    "func.return"(%562) : (tensor<2x3x5xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>, res_attrs = [{}], sym_name = "inv_23", sym_visibility = "private"}> ({
  ^bb0(%arg65: tensor<2x5x5xcomplex<f32>>):
    %535 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x5xi64>
    %536 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x5xi64>
    %537 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %538 = "stablehlo.broadcast_in_dim"(%537) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5x5xi64>
    %539 = "stablehlo.add"(%535, %538) : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi64>
    %540 = "stablehlo.compare"(%539, %536) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %541 = "stablehlo.convert"(%540) : (tensor<5x5xi1>) -> tensor<5x5xcomplex<f32>>
    %542 = "stablehlo.broadcast_in_dim"(%541) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %543 = "func.call"(%arg65, %542) <{callee = @solve_24}> : (tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    "func.return"(%543) : (tensor<2x5x5xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>, res_attrs = [{}], sym_name = "solve_24", sym_visibility = "private"}> ({
  ^bb0(%arg55: tensor<2x5x5xcomplex<f32>>, %arg56: tensor<2x5x5xcomplex<f32>>):
    %511:3 = "stablehlo.custom_call"(%arg55) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cgetrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=5, k=5, l=5, m=5, n=5}, custom>} : (tensor<2x5x5xcomplex<f32>>) -> (tensor<2x5x5xcomplex<f32>>, tensor<2x5xi32>, tensor<2xi32>)
    %512 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %513 = "stablehlo.broadcast_in_dim"(%512) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %514 = "stablehlo.subtract"(%511#1, %513) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %515 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %516 = "stablehlo.broadcast_in_dim"(%515) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %517 = "stablehlo.compare"(%511#2, %516) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %518 = "stablehlo.broadcast_in_dim"(%517) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %519 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %520 = "stablehlo.broadcast_in_dim"(%519) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %521 = "stablehlo.broadcast_in_dim"(%518) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %522 = "stablehlo.select"(%521, %511#0, %520) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %523 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %524 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %525 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %526:4 = "stablehlo.while"(%514, %525, %524, %523) ({
    ^bb0(%arg61: tensor<2x5xi32>, %arg62: tensor<i64>, %arg63: tensor<i64>, %arg64: tensor<2x5xi32>):
      %533 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %534 = "stablehlo.compare"(%arg62, %533) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%534) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg57: tensor<2x5xi32>, %arg58: tensor<i64>, %arg59: tensor<i64>, %arg60: tensor<2x5xi32>):
      %530:2 = "func.call"(%arg57, %arg59, %arg60) <{callee = @closed_call}> : (tensor<2x5xi32>, tensor<i64>, tensor<2x5xi32>) -> (tensor<i64>, tensor<2x5xi32>)
      %531 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %532 = "stablehlo.add"(%arg58, %531) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg57, %532, %530#0, %530#1) : (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>) -> ()
    }) : (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>) -> (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>)
    %527 = "stablehlo.transpose"(%arg56) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %528 = "func.call"(%522, %526#3, %527) <{callee = @_lu_solve_25}> : (tensor<2x5x5xcomplex<f32>>, tensor<2x5xi32>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %529 = "stablehlo.transpose"(%528) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    "func.return"(%529) : (tensor<2x5x5xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x5x5xcomplex<f32>>, tensor<2x5xi32>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>, res_attrs = [{}], sym_name = "_lu_solve_25", sym_visibility = "private"}> ({
  ^bb0(%arg52: tensor<2x5x5xcomplex<f32>>, %arg53: tensor<2x5xi32>, %arg54: tensor<2x5x5xcomplex<f32>>):
    %492 = "stablehlo.broadcast_in_dim"(%arg54) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5x1xcomplex<f32>>
    %493 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %494 = "stablehlo.broadcast_in_dim"(%493) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %495 = "stablehlo.compare"(%arg53, %494) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %496 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %497 = "stablehlo.broadcast_in_dim"(%496) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %498 = "stablehlo.add"(%arg53, %497) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %499 = "stablehlo.select"(%495, %498, %arg53) : (tensor<2x5xi1>, tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %500 = "stablehlo.broadcast_in_dim"(%499) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x5xi32>) -> tensor<2x5x1xi32>
    %501 = "stablehlo.gather"(%492, %500) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 3], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 5, 1, 1>}> : (tensor<2x5x5x1xcomplex<f32>>, tensor<2x5x1xi32>) -> tensor<2x5x5x1xcomplex<f32>>
    %502 = "stablehlo.transpose"(%501) <{permutation = array<i64: 0, 2, 3, 1>}> : (tensor<2x5x5x1xcomplex<f32>>) -> tensor<2x5x1x5xcomplex<f32>>
    %503 = "stablehlo.reshape"(%502) : (tensor<2x5x1x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %504 = "stablehlo.custom_call"(%arg52, %503) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_ctrsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=2, j=5, k=5, l=5, m=5, n=5, o=5}, custom>} : (tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %505 = "stablehlo.reshape"(%504) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x1x5xcomplex<f32>>
    %506 = "stablehlo.reshape"(%505) : (tensor<2x5x1x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %507 = "stablehlo.custom_call"(%arg52, %506) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_ctrsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=2, j=5, k=5, l=5, m=5, n=5, o=5}, custom>} : (tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %508 = "stablehlo.reshape"(%507) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x1x5xcomplex<f32>>
    %509 = "stablehlo.transpose"(%508) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<2x5x1x5xcomplex<f32>>) -> tensor<2x5x5x1xcomplex<f32>>
    %510 = "stablehlo.reshape"(%509) : (tensor<2x5x5x1xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    "func.return"(%510) : (tensor<2x5x5xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xcomplex<f32>>) -> tensor<2xcomplex<f32>>, res_attrs = [{}], sym_name = "det_26", sym_visibility = "private"}> ({
  ^bb0(%arg51: tensor<2x5x5xcomplex<f32>>):
    %488:2 = "func.call"(%arg51) <{callee = @slogdet_27}> : (tensor<2x5x5xcomplex<f32>>) -> (tensor<2xcomplex<f32>>, tensor<2xf32>)
    %489 = "stablehlo.exponential"(%488#1) : (tensor<2xf32>) -> tensor<2xf32>
    %490 = "stablehlo.convert"(%489) : (tensor<2xf32>) -> tensor<2xcomplex<f32>>
    %491 = "stablehlo.multiply"(%488#0, %490) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
    "func.return"(%491) : (tensor<2xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xcomplex<f32>>) -> (tensor<2xcomplex<f32>>, tensor<2xf32>), res_attrs = [{}, {}], sym_name = "slogdet_27", sym_visibility = "private"}> ({
  ^bb0(%arg36: tensor<2x5x5xcomplex<f32>>):
    %428:3 = "stablehlo.custom_call"(%arg36) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cgetrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=5, k=5, l=5, m=5, n=5}, custom>} : (tensor<2x5x5xcomplex<f32>>) -> (tensor<2x5x5xcomplex<f32>>, tensor<2x5xi32>, tensor<2xi32>)
    %429 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %430 = "stablehlo.broadcast_in_dim"(%429) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %431 = "stablehlo.subtract"(%428#1, %430) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %432 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %433 = "stablehlo.broadcast_in_dim"(%432) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %434 = "stablehlo.compare"(%428#2, %433) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %435 = "stablehlo.broadcast_in_dim"(%434) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %436 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %437 = "stablehlo.broadcast_in_dim"(%436) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %438 = "stablehlo.broadcast_in_dim"(%435) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %439 = "stablehlo.select"(%438, %428#0, %437) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %440 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %441 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %442 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %443:4 = "stablehlo.while"(%431, %442, %441, %440) ({
    ^bb0(%arg47: tensor<2x5xi32>, %arg48: tensor<i64>, %arg49: tensor<i64>, %arg50: tensor<2x5xi32>):
      %486 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %487 = "stablehlo.compare"(%arg48, %486) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%487) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg43: tensor<2x5xi32>, %arg44: tensor<i64>, %arg45: tensor<i64>, %arg46: tensor<2x5xi32>):
      %483:2 = "func.call"(%arg43, %arg45, %arg46) <{callee = @closed_call}> : (tensor<2x5xi32>, tensor<i64>, tensor<2x5xi32>) -> (tensor<i64>, tensor<2x5xi32>)
      %484 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %485 = "stablehlo.add"(%arg44, %484) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg43, %485, %483#0, %483#1) : (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>) -> ()
    }) : (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>) -> (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>)
    %444 = "func.call"(%439) <{callee = @diagonal_28}> : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5xcomplex<f32>>
    %445 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %446 = "stablehlo.broadcast_in_dim"(%445) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5xcomplex<f32>>
    %447 = "stablehlo.compare"(%444, %446) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>) -> tensor<2x5xi1>
    %448 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %449 = "stablehlo.reduce"(%447, %448) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg41: tensor<i1>, %arg42: tensor<i1>):
      %482 = "stablehlo.or"(%arg41, %arg42) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%482) : (tensor<i1>) -> ()
    }) : (tensor<2x5xi1>, tensor<i1>) -> tensor<2xi1>
    %450 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi32>
    %451 = "stablehlo.broadcast_in_dim"(%450) <{broadcast_dimensions = array<i64: 1>}> : (tensor<5xi32>) -> tensor<1x5xi32>
    %452 = "stablehlo.broadcast_in_dim"(%451) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x5xi32>) -> tensor<2x5xi32>
    %453 = "stablehlo.compare"(%431, %452) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %454 = "func.call"(%453) <{callee = @count_nonzero}> : (tensor<2x5xi1>) -> tensor<2xi64>
    %455 = "stablehlo.abs"(%444) : (tensor<2x5xcomplex<f32>>) -> tensor<2x5xf32>
    %456 = "stablehlo.convert"(%455) : (tensor<2x5xf32>) -> tensor<2x5xcomplex<f32>>
    %457 = "stablehlo.divide"(%444, %456) : (tensor<2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>) -> tensor<2x5xcomplex<f32>>
    %458 = "stablehlo.constant"() <{value = dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %459 = "stablehlo.reduce"(%457, %458) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg39: tensor<complex<f32>>, %arg40: tensor<complex<f32>>):
      %481 = "stablehlo.multiply"(%arg39, %arg40) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
      "stablehlo.return"(%481) : (tensor<complex<f32>>) -> ()
    }) : (tensor<2x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
    %460 = "stablehlo.constant"() <{value = dense<2> : tensor<i64>}> : () -> tensor<i64>
    %461 = "func.call"(%454, %460) <{callee = @remainder}> : (tensor<2xi64>, tensor<i64>) -> tensor<2xi64>
    %462 = "stablehlo.constant"() <{value = dense<-2> : tensor<i64>}> : () -> tensor<i64>
    %463 = "stablehlo.broadcast_in_dim"(%462) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2xi64>
    %464 = "stablehlo.multiply"(%463, %461) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %465 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %466 = "stablehlo.broadcast_in_dim"(%465) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2xi64>
    %467 = "stablehlo.add"(%464, %466) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %468 = "stablehlo.convert"(%467) : (tensor<2xi64>) -> tensor<2xcomplex<f32>>
    %469 = "stablehlo.multiply"(%459, %468) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
    %470 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %471 = "func.call"(%449, %470, %469) <{callee = @_where_29}> : (tensor<2xi1>, tensor<complex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
    %472 = "stablehlo.abs"(%444) : (tensor<2x5xcomplex<f32>>) -> tensor<2x5xf32>
    %473 = "stablehlo.log"(%472) : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %474 = "stablehlo.convert"(%473) : (tensor<2x5xf32>) -> tensor<2x5xcomplex<f32>>
    %475 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %476 = "stablehlo.reduce"(%474, %475) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg37: tensor<complex<f32>>, %arg38: tensor<complex<f32>>):
      %480 = "stablehlo.add"(%arg37, %arg38) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
      "stablehlo.return"(%480) : (tensor<complex<f32>>) -> ()
    }) : (tensor<2x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
    %477 = "stablehlo.constant"() <{value = dense<(0xFF800000,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %478 = "func.call"(%449, %477, %476) <{callee = @_where_29}> : (tensor<2xi1>, tensor<complex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
    %479 = "stablehlo.real"(%478) : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    "func.return"(%471, %479) : (tensor<2xcomplex<f32>>, tensor<2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5xcomplex<f32>>, res_attrs = [{}], sym_name = "diagonal_28", sym_visibility = "private"}> ({
  ^bb0(%arg35: tensor<2x5x5xcomplex<f32>>):
    %406 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi64>
    %407 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi64>
    %408 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %409 = "stablehlo.broadcast_in_dim"(%408) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %410 = "stablehlo.compare"(%406, %409) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %411 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
    %412 = "stablehlo.broadcast_in_dim"(%411) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %413 = "stablehlo.add"(%406, %412) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %414 = "stablehlo.select"(%410, %413, %406) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %415 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %416 = "stablehlo.broadcast_in_dim"(%415) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %417 = "stablehlo.compare"(%407, %416) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %418 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
    %419 = "stablehlo.broadcast_in_dim"(%418) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %420 = "stablehlo.add"(%407, %419) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %421 = "stablehlo.select"(%417, %420, %407) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %422 = "stablehlo.convert"(%414) : (tensor<5xi64>) -> tensor<5xi32>
    %423 = "stablehlo.convert"(%421) : (tensor<5xi64>) -> tensor<5xi32>
    %424 = "stablehlo.broadcast_in_dim"(%422) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xi32>) -> tensor<5x1xi32>
    %425 = "stablehlo.broadcast_in_dim"(%423) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xi32>) -> tensor<5x1xi32>
    %426 = "stablehlo.concatenate"(%424, %425) <{dimension = 1 : i64}> : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x2xi32>
    %427 = "stablehlo.gather"(%arg35, %426) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1, 2], start_index_map = [1, 2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 1, 1>}> : (tensor<2x5x5xcomplex<f32>>, tensor<5x2xi32>) -> tensor<2x5xcomplex<f32>>
    "func.return"(%427) : (tensor<2x5xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2xi1>, tensor<complex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>, res_attrs = [{}], sym_name = "_where_29", sym_visibility = "private"}> ({
  ^bb0(%arg32: tensor<2xi1>, %arg33: tensor<complex<f32>>, %arg34: tensor<2xcomplex<f32>>):
    %404 = "stablehlo.broadcast_in_dim"(%arg33) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
    %405 = "stablehlo.select"(%arg32, %404, %arg34) : (tensor<2xi1>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
    "func.return"(%405) : (tensor<2xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x6x4xcomplex<f32>>) -> (tensor<2x6x4xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>), res_attrs = [{}, {}], sym_name = "qr_30", sym_visibility = "private"}> ({
  ^bb0(%arg31: tensor<2x6x4xcomplex<f32>>):
    %391:2 = "stablehlo.custom_call"(%arg31) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cgeqrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n]) {i=2, j=6, k=4, l=6, m=4, n=4}, custom>} : (tensor<2x6x4xcomplex<f32>>) -> (tensor<2x6x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>)
    %392 = "stablehlo.custom_call"(%391#0, %391#1) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cungqr_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l])->([i, m, n]) {i=2, j=6, k=4, l=4, m=6, n=4}, custom>} : (tensor<2x6x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x6x4xcomplex<f32>>
    %393 = "stablehlo.slice"(%391#0) <{limit_indices = array<i64: 2, 4, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x6x4xcomplex<f32>>) -> tensor<2x4x4xcomplex<f32>>
    %394 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x4xi64>
    %395 = "stablehlo.constant"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
    %396 = "stablehlo.broadcast_in_dim"(%395) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4x4xi64>
    %397 = "stablehlo.add"(%394, %396) : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi64>
    %398 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x4xi64>
    %399 = "stablehlo.compare"(%397, %398) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
    %400 = "stablehlo.broadcast_in_dim"(%399) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<4x4xi1>) -> tensor<2x4x4xi1>
    %401 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %402 = "stablehlo.broadcast_in_dim"(%401) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x4x4xcomplex<f32>>
    %403 = "stablehlo.select"(%400, %402, %393) : (tensor<2x4x4xi1>, tensor<2x4x4xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xcomplex<f32>>
    "func.return"(%392, %403) : (tensor<2x6x4xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x4x6xcomplex<f32>>) -> (tensor<2x4x4xcomplex<f32>>, tensor<2x4x6xcomplex<f32>>), res_attrs = [{}, {}], sym_name = "qr_31", sym_visibility = "private"}> ({
  ^bb0(%arg30: tensor<2x4x6xcomplex<f32>>):
    %378:2 = "stablehlo.custom_call"(%arg30) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cgeqrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n]) {i=2, j=4, k=6, l=4, m=6, n=4}, custom>} : (tensor<2x4x6xcomplex<f32>>) -> (tensor<2x4x6xcomplex<f32>>, tensor<2x4xcomplex<f32>>)
    %379 = "stablehlo.slice"(%378#0) <{limit_indices = array<i64: 2, 4, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x6xcomplex<f32>>) -> tensor<2x4x4xcomplex<f32>>
    %380 = "stablehlo.custom_call"(%379, %378#1) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cungqr_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l])->([i, m, n]) {i=2, j=4, k=4, l=4, m=4, n=4}, custom>} : (tensor<2x4x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4x4xcomplex<f32>>
    %381 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x6xi64>
    %382 = "stablehlo.constant"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
    %383 = "stablehlo.broadcast_in_dim"(%382) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4x6xi64>
    %384 = "stablehlo.add"(%381, %383) : (tensor<4x6xi64>, tensor<4x6xi64>) -> tensor<4x6xi64>
    %385 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x6xi64>
    %386 = "stablehlo.compare"(%384, %385) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<4x6xi64>, tensor<4x6xi64>) -> tensor<4x6xi1>
    %387 = "stablehlo.broadcast_in_dim"(%386) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<4x6xi1>) -> tensor<2x4x6xi1>
    %388 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %389 = "stablehlo.broadcast_in_dim"(%388) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x4x6xcomplex<f32>>
    %390 = "stablehlo.select"(%387, %389, %378#0) : (tensor<2x4x6xi1>, tensor<2x4x6xcomplex<f32>>, tensor<2x4x6xcomplex<f32>>) -> tensor<2x4x6xcomplex<f32>>
    "func.return"(%380, %390) : (tensor<2x4x4xcomplex<f32>>, tensor<2x4x6xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x6x4xcomplex<f32>>) -> (tensor<2x6x6xcomplex<f32>>, tensor<2x6x4xcomplex<f32>>), res_attrs = [{}, {}], sym_name = "qr_32", sym_visibility = "private"}> ({
  ^bb0(%arg29: tensor<2x6x4xcomplex<f32>>):
    %364:2 = "stablehlo.custom_call"(%arg29) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cgeqrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n]) {i=2, j=6, k=4, l=6, m=4, n=4}, custom>} : (tensor<2x6x4xcomplex<f32>>) -> (tensor<2x6x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>)
    %365 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %366 = "stablehlo.pad"(%364#0, %365) <{edge_padding_high = array<i64: 0, 0, 2>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<2x6x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x6x6xcomplex<f32>>
    %367 = "stablehlo.custom_call"(%366, %364#1) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cungqr_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l])->([i, m, n]) {i=2, j=6, k=6, l=4, m=6, n=6}, custom>} : (tensor<2x6x6xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x6x6xcomplex<f32>>
    %368 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6x4xi64>
    %369 = "stablehlo.constant"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
    %370 = "stablehlo.broadcast_in_dim"(%369) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<6x4xi64>
    %371 = "stablehlo.add"(%368, %370) : (tensor<6x4xi64>, tensor<6x4xi64>) -> tensor<6x4xi64>
    %372 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<6x4xi64>
    %373 = "stablehlo.compare"(%371, %372) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<6x4xi64>, tensor<6x4xi64>) -> tensor<6x4xi1>
    %374 = "stablehlo.broadcast_in_dim"(%373) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<6x4xi1>) -> tensor<2x6x4xi1>
    %375 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %376 = "stablehlo.broadcast_in_dim"(%375) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x6x4xcomplex<f32>>
    %377 = "stablehlo.select"(%374, %376, %364#0) : (tensor<2x6x4xi1>, tensor<2x6x4xcomplex<f32>>, tensor<2x6x4xcomplex<f32>>) -> tensor<2x6x4xcomplex<f32>>
    "func.return"(%367, %377) : (tensor<2x6x6xcomplex<f32>>, tensor<2x6x4xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x2xcomplex<f32>>) -> (tensor<3x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>), res_attrs = [{}, {}], sym_name = "qr_33", sym_visibility = "private"}> ({
  ^bb0(%arg28: tensor<3x2xcomplex<f32>>):
    %352:2 = "stablehlo.custom_call"(%arg28) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cgeqrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=3, j=2, k=3, l=2, m=2}, custom>} : (tensor<3x2xcomplex<f32>>) -> (tensor<3x2xcomplex<f32>>, tensor<2xcomplex<f32>>)
    %353 = "stablehlo.custom_call"(%352#0, %352#1) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cungqr_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=3, j=2, k=2, l=3, m=2}, custom>} : (tensor<3x2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
    %354 = "stablehlo.slice"(%352#0) <{limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<3x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    %355 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x2xi64>
    %356 = "stablehlo.constant"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
    %357 = "stablehlo.broadcast_in_dim"(%356) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2x2xi64>
    %358 = "stablehlo.add"(%355, %357) : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi64>
    %359 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x2xi64>
    %360 = "stablehlo.compare"(%358, %359) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi1>
    %361 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %362 = "stablehlo.broadcast_in_dim"(%361) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x2xcomplex<f32>>
    %363 = "stablehlo.select"(%360, %362, %354) : (tensor<2x2xi1>, tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    "func.return"(%353, %363) : (tensor<3x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<6x4xcomplex<f32>>) -> (tensor<6x6xcomplex<f32>>, tensor<6x4xcomplex<f32>>, tensor<4xi32>), res_attrs = [{}, {}, {}], sym_name = "_qr_34", sym_visibility = "private"}> ({
  ^bb0(%arg27: tensor<6x4xcomplex<f32>>):
    %334 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %335 = "stablehlo.broadcast_in_dim"(%334) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4xi32>
    %336:3 = "stablehlo.custom_call"(%arg27, %335) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cgeqp3_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m], [n], [o]) {i=6, j=4, k=4, l=6, m=4, n=4, o=4}, custom>} : (tensor<6x4xcomplex<f32>>, tensor<4xi32>) -> (tensor<6x4xcomplex<f32>>, tensor<4xi32>, tensor<4xcomplex<f32>>)
    %337 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %338 = "stablehlo.broadcast_in_dim"(%337) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4xi32>
    %339 = "stablehlo.subtract"(%336#1, %338) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %340 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %341 = "stablehlo.pad"(%336#0, %340) <{edge_padding_high = array<i64: 0, 2>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<6x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<6x6xcomplex<f32>>
    %342 = "stablehlo.custom_call"(%341, %336#2) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cungqr_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=6, j=6, k=4, l=6, m=6}, custom>} : (tensor<6x6xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<6x6xcomplex<f32>>
    %343 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6x4xi64>
    %344 = "stablehlo.constant"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
    %345 = "stablehlo.broadcast_in_dim"(%344) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<6x4xi64>
    %346 = "stablehlo.add"(%343, %345) : (tensor<6x4xi64>, tensor<6x4xi64>) -> tensor<6x4xi64>
    %347 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<6x4xi64>
    %348 = "stablehlo.compare"(%346, %347) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<6x4xi64>, tensor<6x4xi64>) -> tensor<6x4xi1>
    %349 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %350 = "stablehlo.broadcast_in_dim"(%349) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<6x4xcomplex<f32>>
    %351 = "stablehlo.select"(%348, %350, %336#0) : (tensor<6x4xi1>, tensor<6x4xcomplex<f32>>, tensor<6x4xcomplex<f32>>) -> tensor<6x4xcomplex<f32>>
    "func.return"(%342, %351, %339) : (tensor<6x6xcomplex<f32>>, tensor<6x4xcomplex<f32>>, tensor<4xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>, res_attrs = [{}], sym_name = "cholesky_35", sym_visibility = "private"}> ({
  ^bb0(%arg26: tensor<2x5x5xcomplex<f32>>):
    %306 = "stablehlo.transpose"(%arg26) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %307 = "stablehlo.real"(%306) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %308 = "stablehlo.imag"(%306) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %309 = "stablehlo.negate"(%308) : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %310 = "stablehlo.complex"(%307, %309) : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xcomplex<f32>>
    %311 = "stablehlo.add"(%arg26, %310) : (tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %312 = "stablehlo.constant"() <{value = dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %313 = "stablehlo.broadcast_in_dim"(%312) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %314 = "stablehlo.divide"(%311, %313) : (tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %315:2 = "stablehlo.custom_call"(%314) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cpotrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i]) {i=2, j=5, k=5, l=5, m=5}, custom>} : (tensor<2x5x5xcomplex<f32>>) -> (tensor<2x5x5xcomplex<f32>>, tensor<2xi32>)
    %316 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %317 = "stablehlo.broadcast_in_dim"(%316) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %318 = "stablehlo.compare"(%315#1, %317) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %319 = "stablehlo.broadcast_in_dim"(%318) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %320 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %321 = "stablehlo.broadcast_in_dim"(%320) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %322 = "stablehlo.broadcast_in_dim"(%319) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %323 = "stablehlo.select"(%322, %315#0, %321) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %324 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x5xi64>
    %325 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %326 = "stablehlo.broadcast_in_dim"(%325) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5x5xi64>
    %327 = "stablehlo.add"(%324, %326) : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi64>
    %328 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x5xi64>
    %329 = "stablehlo.compare"(%327, %328) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %330 = "stablehlo.broadcast_in_dim"(%329) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<5x5xi1>) -> tensor<2x5x5xi1>
    %331 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %332 = "stablehlo.broadcast_in_dim"(%331) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %333 = "stablehlo.select"(%330, %323, %332) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    "func.return"(%333) : (tensor<2x5x5xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>, res_attrs = [{}], sym_name = "cholesky_36", sym_visibility = "private"}> ({
  ^bb0(%arg25: tensor<2x5x5xcomplex<f32>>):
    %282:2 = "stablehlo.custom_call"(%arg25) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cpotrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i]) {i=2, j=5, k=5, l=5, m=5}, custom>} : (tensor<2x5x5xcomplex<f32>>) -> (tensor<2x5x5xcomplex<f32>>, tensor<2xi32>)
    %283 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %284 = "stablehlo.broadcast_in_dim"(%283) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %285 = "stablehlo.compare"(%282#1, %284) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %286 = "stablehlo.broadcast_in_dim"(%285) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %287 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %288 = "stablehlo.broadcast_in_dim"(%287) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %289 = "stablehlo.broadcast_in_dim"(%286) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %290 = "stablehlo.select"(%289, %282#0, %288) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %291 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x5xi64>
    %292 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %293 = "stablehlo.broadcast_in_dim"(%292) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5x5xi64>
    %294 = "stablehlo.add"(%291, %293) : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi64>
    %295 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x5xi64>
    %296 = "stablehlo.compare"(%294, %295) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %297 = "stablehlo.broadcast_in_dim"(%296) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<5x5xi1>) -> tensor<2x5x5xi1>
    %298 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %299 = "stablehlo.broadcast_in_dim"(%298) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %300 = "stablehlo.select"(%297, %290, %299) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %301 = "stablehlo.transpose"(%300) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %302 = "stablehlo.real"(%301) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %303 = "stablehlo.imag"(%301) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %304 = "stablehlo.negate"(%303) : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %305 = "stablehlo.complex"(%302, %304) : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xcomplex<f32>>
    "func.return"(%305) : (tensor<2x5x5xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xcomplex<f32>>) -> (tensor<2x5xf32>, tensor<2x5x5xcomplex<f32>>), res_attrs = [{}, {}], sym_name = "eigh_37", sym_visibility = "private"}> ({
  ^bb0(%arg24: tensor<2x5x5xcomplex<f32>>):
    %259 = "stablehlo.transpose"(%arg24) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %260 = "stablehlo.real"(%259) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %261 = "stablehlo.imag"(%259) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %262 = "stablehlo.negate"(%261) : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %263 = "stablehlo.complex"(%260, %262) : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xcomplex<f32>>
    %264 = "stablehlo.add"(%arg24, %263) : (tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %265 = "stablehlo.constant"() <{value = dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %266 = "stablehlo.broadcast_in_dim"(%265) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %267 = "stablehlo.divide"(%264, %266) : (tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %268:3 = "stablehlo.custom_call"(%267) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cheevd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=5, k=5, l=5, m=5, n=5}, custom>} : (tensor<2x5x5xcomplex<f32>>) -> (tensor<2x5x5xcomplex<f32>>, tensor<2x5xf32>, tensor<2xi32>)
    %269 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %270 = "stablehlo.broadcast_in_dim"(%269) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %271 = "stablehlo.compare"(%268#2, %270) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %272 = "stablehlo.broadcast_in_dim"(%271) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %273 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %274 = "stablehlo.broadcast_in_dim"(%273) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %275 = "stablehlo.broadcast_in_dim"(%272) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %276 = "stablehlo.select"(%275, %268#0, %274) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %277 = "stablehlo.broadcast_in_dim"(%271) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %278 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %279 = "stablehlo.broadcast_in_dim"(%278) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %280 = "stablehlo.broadcast_in_dim"(%277) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x5xi1>
    %281 = "stablehlo.select"(%280, %268#1, %279) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    "func.return"(%281, %276) : (tensor<2x5xf32>, tensor<2x5x5xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xcomplex<f32>>) -> (tensor<2x5xf32>, tensor<2x5x5xcomplex<f32>>), res_attrs = [{}, {}], sym_name = "eigh_38", sym_visibility = "private"}> ({
  ^bb0(%arg23: tensor<2x5x5xcomplex<f32>>):
    %245:3 = "stablehlo.custom_call"(%arg23) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cheevd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {mode = 86 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=5, k=5, l=5, m=5, n=5}, custom>} : (tensor<2x5x5xcomplex<f32>>) -> (tensor<2x5x5xcomplex<f32>>, tensor<2x5xf32>, tensor<2xi32>)
    %246 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %247 = "stablehlo.broadcast_in_dim"(%246) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %248 = "stablehlo.compare"(%245#2, %247) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %249 = "stablehlo.broadcast_in_dim"(%248) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %250 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %251 = "stablehlo.broadcast_in_dim"(%250) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %252 = "stablehlo.broadcast_in_dim"(%249) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %253 = "stablehlo.select"(%252, %245#0, %251) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %254 = "stablehlo.broadcast_in_dim"(%248) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %255 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %256 = "stablehlo.broadcast_in_dim"(%255) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %257 = "stablehlo.broadcast_in_dim"(%254) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x5xi1>
    %258 = "stablehlo.select"(%257, %245#1, %256) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    "func.return"(%258, %253) : (tensor<2x5xf32>, tensor<2x5x5xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5xf32>, res_attrs = [{}], sym_name = "eigvalsh_39", sym_visibility = "private"}> ({
  ^bb0(%arg22: tensor<2x5x5xcomplex<f32>>):
    %244:2 = "func.call"(%arg22) <{callee = @eigh_40}> : (tensor<2x5x5xcomplex<f32>>) -> (tensor<2x5xf32>, tensor<2x5x5xcomplex<f32>>)
    "func.return"(%244#0) : (tensor<2x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xcomplex<f32>>) -> (tensor<2x5xf32>, tensor<2x5x5xcomplex<f32>>), res_attrs = [{}, {}], sym_name = "eigh_40", sym_visibility = "private"}> ({
  ^bb0(%arg21: tensor<2x5x5xcomplex<f32>>):
    %221 = "stablehlo.transpose"(%arg21) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %222 = "stablehlo.real"(%221) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %223 = "stablehlo.imag"(%221) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %224 = "stablehlo.negate"(%223) : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %225 = "stablehlo.complex"(%222, %224) : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xcomplex<f32>>
    %226 = "stablehlo.add"(%arg21, %225) : (tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %227 = "stablehlo.constant"() <{value = dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %228 = "stablehlo.broadcast_in_dim"(%227) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %229 = "stablehlo.divide"(%226, %228) : (tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %230:3 = "stablehlo.custom_call"(%229) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cheevd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=5, k=5, l=5, m=5, n=5}, custom>} : (tensor<2x5x5xcomplex<f32>>) -> (tensor<2x5x5xcomplex<f32>>, tensor<2x5xf32>, tensor<2xi32>)
    %231 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %232 = "stablehlo.broadcast_in_dim"(%231) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %233 = "stablehlo.compare"(%230#2, %232) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %234 = "stablehlo.broadcast_in_dim"(%233) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %235 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %236 = "stablehlo.broadcast_in_dim"(%235) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %237 = "stablehlo.broadcast_in_dim"(%234) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %238 = "stablehlo.select"(%237, %230#0, %236) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %239 = "stablehlo.broadcast_in_dim"(%233) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %240 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %241 = "stablehlo.broadcast_in_dim"(%240) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %242 = "stablehlo.broadcast_in_dim"(%239) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x5xi1>
    %243 = "stablehlo.select"(%242, %230#1, %241) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    "func.return"(%243, %238) : (tensor<2x5xf32>, tensor<2x5x5xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x3x3xcomplex<f32>>) -> (tensor<2x3xf32>, tensor<2x3x3xcomplex<f32>>), res_attrs = [{}, {}], sym_name = "eigh_41", sym_visibility = "private"}> ({
  ^bb0(%arg20: tensor<2x3x3xcomplex<f32>>):
    %198 = "stablehlo.transpose"(%arg20) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %199 = "stablehlo.real"(%198) : (tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xf32>
    %200 = "stablehlo.imag"(%198) : (tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xf32>
    %201 = "stablehlo.negate"(%200) : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %202 = "stablehlo.complex"(%199, %201) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xcomplex<f32>>
    %203 = "stablehlo.add"(%arg20, %202) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %204 = "stablehlo.constant"() <{value = dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %205 = "stablehlo.broadcast_in_dim"(%204) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %206 = "stablehlo.divide"(%203, %205) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %207:3 = "stablehlo.custom_call"(%206) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cheevd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=3, k=3, l=3, m=3, n=3}, custom>} : (tensor<2x3x3xcomplex<f32>>) -> (tensor<2x3x3xcomplex<f32>>, tensor<2x3xf32>, tensor<2xi32>)
    %208 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %209 = "stablehlo.broadcast_in_dim"(%208) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %210 = "stablehlo.compare"(%207#2, %209) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %211 = "stablehlo.broadcast_in_dim"(%210) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %212 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %213 = "stablehlo.broadcast_in_dim"(%212) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %214 = "stablehlo.broadcast_in_dim"(%211) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x3x3xi1>
    %215 = "stablehlo.select"(%214, %207#0, %213) : (tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %216 = "stablehlo.broadcast_in_dim"(%210) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %217 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %218 = "stablehlo.broadcast_in_dim"(%217) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %219 = "stablehlo.broadcast_in_dim"(%216) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x3xi1>
    %220 = "stablehlo.select"(%219, %207#1, %218) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%220, %215) : (tensor<2x3xf32>, tensor<2x3x3xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x6x4xcomplex<f32>>) -> (tensor<2x6x6xcomplex<f32>>, tensor<2x4xf32>, tensor<2x4x4xcomplex<f32>>), res_attrs = [{}, {}, {}], sym_name = "svd_42", sym_visibility = "private"}> ({
  ^bb0(%arg19: tensor<2x6x4xcomplex<f32>>):
    %179:5 = "stablehlo.custom_call"(%arg19) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cgesdd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i, o, p], [i, q, r], [i]) {i=2, j=6, k=4, l=6, m=4, n=4, o=6, p=6, q=4, r=4}, custom>} : (tensor<2x6x4xcomplex<f32>>) -> (tensor<2x6x4xcomplex<f32>>, tensor<2x4xf32>, tensor<2x6x6xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>, tensor<2xi32>)
    %180 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %181 = "stablehlo.broadcast_in_dim"(%180) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %182 = "stablehlo.compare"(%179#4, %181) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %183 = "stablehlo.broadcast_in_dim"(%182) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %184 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %185 = "stablehlo.broadcast_in_dim"(%184) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4xf32>
    %186 = "stablehlo.broadcast_in_dim"(%183) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %187 = "stablehlo.select"(%186, %179#1, %185) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %188 = "stablehlo.broadcast_in_dim"(%182) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %189 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %190 = "stablehlo.broadcast_in_dim"(%189) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x6x6xcomplex<f32>>
    %191 = "stablehlo.broadcast_in_dim"(%188) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x6x6xi1>
    %192 = "stablehlo.select"(%191, %179#2, %190) : (tensor<2x6x6xi1>, tensor<2x6x6xcomplex<f32>>, tensor<2x6x6xcomplex<f32>>) -> tensor<2x6x6xcomplex<f32>>
    %193 = "stablehlo.broadcast_in_dim"(%182) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %194 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %195 = "stablehlo.broadcast_in_dim"(%194) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x4x4xcomplex<f32>>
    %196 = "stablehlo.broadcast_in_dim"(%193) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x4x4xi1>
    %197 = "stablehlo.select"(%196, %179#3, %195) : (tensor<2x4x4xi1>, tensor<2x4x4xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xcomplex<f32>>
    "func.return"(%192, %187, %197) : (tensor<2x6x6xcomplex<f32>>, tensor<2x4xf32>, tensor<2x4x4xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x4x6xcomplex<f32>>) -> (tensor<2x4x4xcomplex<f32>>, tensor<2x4xf32>, tensor<2x6x6xcomplex<f32>>), res_attrs = [{}, {}, {}], sym_name = "svd_43", sym_visibility = "private"}> ({
  ^bb0(%arg18: tensor<2x4x6xcomplex<f32>>):
    %160:5 = "stablehlo.custom_call"(%arg18) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cgesdd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i, o, p], [i, q, r], [i]) {i=2, j=4, k=6, l=4, m=6, n=4, o=4, p=4, q=6, r=6}, custom>} : (tensor<2x4x6xcomplex<f32>>) -> (tensor<2x4x6xcomplex<f32>>, tensor<2x4xf32>, tensor<2x4x4xcomplex<f32>>, tensor<2x6x6xcomplex<f32>>, tensor<2xi32>)
    %161 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %162 = "stablehlo.broadcast_in_dim"(%161) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %163 = "stablehlo.compare"(%160#4, %162) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %164 = "stablehlo.broadcast_in_dim"(%163) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %165 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %166 = "stablehlo.broadcast_in_dim"(%165) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4xf32>
    %167 = "stablehlo.broadcast_in_dim"(%164) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %168 = "stablehlo.select"(%167, %160#1, %166) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %169 = "stablehlo.broadcast_in_dim"(%163) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %170 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %171 = "stablehlo.broadcast_in_dim"(%170) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x4x4xcomplex<f32>>
    %172 = "stablehlo.broadcast_in_dim"(%169) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x4x4xi1>
    %173 = "stablehlo.select"(%172, %160#2, %171) : (tensor<2x4x4xi1>, tensor<2x4x4xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xcomplex<f32>>
    %174 = "stablehlo.broadcast_in_dim"(%163) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %175 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %176 = "stablehlo.broadcast_in_dim"(%175) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x6x6xcomplex<f32>>
    %177 = "stablehlo.broadcast_in_dim"(%174) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x6x6xi1>
    %178 = "stablehlo.select"(%177, %160#3, %176) : (tensor<2x6x6xi1>, tensor<2x6x6xcomplex<f32>>, tensor<2x6x6xcomplex<f32>>) -> tensor<2x6x6xcomplex<f32>>
    "func.return"(%173, %168, %178) : (tensor<2x4x4xcomplex<f32>>, tensor<2x4xf32>, tensor<2x6x6xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x6x4xcomplex<f32>>) -> (tensor<2x6x4xcomplex<f32>>, tensor<2x4xf32>, tensor<2x4x4xcomplex<f32>>), res_attrs = [{}, {}, {}], sym_name = "svd_44", sym_visibility = "private"}> ({
  ^bb0(%arg17: tensor<2x6x4xcomplex<f32>>):
    %141:5 = "stablehlo.custom_call"(%arg17) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cgesdd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i, o, p], [i, q, r], [i]) {i=2, j=6, k=4, l=6, m=4, n=4, o=6, p=4, q=4, r=4}, custom>} : (tensor<2x6x4xcomplex<f32>>) -> (tensor<2x6x4xcomplex<f32>>, tensor<2x4xf32>, tensor<2x6x4xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>, tensor<2xi32>)
    %142 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %143 = "stablehlo.broadcast_in_dim"(%142) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %144 = "stablehlo.compare"(%141#4, %143) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %145 = "stablehlo.broadcast_in_dim"(%144) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %146 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %147 = "stablehlo.broadcast_in_dim"(%146) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4xf32>
    %148 = "stablehlo.broadcast_in_dim"(%145) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %149 = "stablehlo.select"(%148, %141#1, %147) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %150 = "stablehlo.broadcast_in_dim"(%144) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %151 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %152 = "stablehlo.broadcast_in_dim"(%151) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x6x4xcomplex<f32>>
    %153 = "stablehlo.broadcast_in_dim"(%150) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x6x4xi1>
    %154 = "stablehlo.select"(%153, %141#2, %152) : (tensor<2x6x4xi1>, tensor<2x6x4xcomplex<f32>>, tensor<2x6x4xcomplex<f32>>) -> tensor<2x6x4xcomplex<f32>>
    %155 = "stablehlo.broadcast_in_dim"(%144) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %156 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %157 = "stablehlo.broadcast_in_dim"(%156) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x4x4xcomplex<f32>>
    %158 = "stablehlo.broadcast_in_dim"(%155) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x4x4xi1>
    %159 = "stablehlo.select"(%158, %141#3, %157) : (tensor<2x4x4xi1>, tensor<2x4x4xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xcomplex<f32>>
    "func.return"(%154, %149, %159) : (tensor<2x6x4xcomplex<f32>>, tensor<2x4xf32>, tensor<2x4x4xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x4x6xcomplex<f32>>) -> tensor<2x4xf32>, res_attrs = [{}], sym_name = "svd_45", sym_visibility = "private"}> ({
  ^bb0(%arg16: tensor<2x4x6xcomplex<f32>>):
    %132:5 = "stablehlo.custom_call"(%arg16) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cgesdd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {mode = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i, o, p], [i, q, r], [i]) {i=2, j=4, k=6, l=4, m=6, n=4, o=4, p=4, q=6, r=6}, custom>} : (tensor<2x4x6xcomplex<f32>>) -> (tensor<2x4x6xcomplex<f32>>, tensor<2x4xf32>, tensor<2x4x4xcomplex<f32>>, tensor<2x6x6xcomplex<f32>>, tensor<2xi32>)
    %133 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %134 = "stablehlo.broadcast_in_dim"(%133) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %135 = "stablehlo.compare"(%132#4, %134) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %136 = "stablehlo.broadcast_in_dim"(%135) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %137 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %138 = "stablehlo.broadcast_in_dim"(%137) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4xf32>
    %139 = "stablehlo.broadcast_in_dim"(%136) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %140 = "stablehlo.select"(%139, %132#1, %138) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    "func.return"(%140) : (tensor<2x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x2xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>, tensor<2xf32>, tensor<2x2xcomplex<f32>>), res_attrs = [{}, {}, {}], sym_name = "svd_46", sym_visibility = "private"}> ({
  ^bb0(%arg15: tensor<3x2xcomplex<f32>>):
    %113:5 = "stablehlo.custom_call"(%arg15) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cgesdd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]}> {mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=3, j=2, k=3, l=2, m=2, n=3, o=3, p=2, q=2}, custom>} : (tensor<3x2xcomplex<f32>>) -> (tensor<3x2xcomplex<f32>>, tensor<2xf32>, tensor<3x3xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<i32>)
    %114 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %115 = "stablehlo.broadcast_in_dim"(%114) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<i32>
    %116 = "stablehlo.compare"(%113#4, %115) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %117 = "stablehlo.broadcast_in_dim"(%116) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1xi1>
    %118 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %119 = "stablehlo.broadcast_in_dim"(%118) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %120 = "stablehlo.broadcast_in_dim"(%117) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi1>) -> tensor<2xi1>
    %121 = "stablehlo.select"(%120, %113#1, %119) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %122 = "stablehlo.broadcast_in_dim"(%116) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1x1xi1>
    %123 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %124 = "stablehlo.broadcast_in_dim"(%123) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
    %125 = "stablehlo.broadcast_in_dim"(%122) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %126 = "stablehlo.select"(%125, %113#2, %124) : (tensor<3x3xi1>, tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %127 = "stablehlo.broadcast_in_dim"(%116) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1x1xi1>
    %128 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %129 = "stablehlo.broadcast_in_dim"(%128) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x2xcomplex<f32>>
    %130 = "stablehlo.broadcast_in_dim"(%127) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi1>) -> tensor<2x2xi1>
    %131 = "stablehlo.select"(%130, %113#3, %129) : (tensor<2x2xi1>, tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    "func.return"(%126, %121, %131) : (tensor<3x3xcomplex<f32>>, tensor<2xf32>, tensor<2x2xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5xcomplex<f32>>, res_attrs = [{}], sym_name = "eigvals_47", sym_visibility = "private"}> ({
  ^bb0(%arg14: tensor<2x5x5xcomplex<f32>>):
    %104:4 = "stablehlo.custom_call"(%arg14) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cgeev_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l], [i, m, n], [i, o, p], [i]) {i=2, j=5, k=5, l=5, m=5, n=5, o=5, p=5}, custom>} : (tensor<2x5x5xcomplex<f32>>) -> (tensor<2x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2xi32>)
    %105 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %106 = "stablehlo.broadcast_in_dim"(%105) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %107 = "stablehlo.compare"(%104#3, %106) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %108 = "stablehlo.broadcast_in_dim"(%107) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %109 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %110 = "stablehlo.broadcast_in_dim"(%109) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5xcomplex<f32>>
    %111 = "stablehlo.broadcast_in_dim"(%108) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x5xi1>
    %112 = "stablehlo.select"(%111, %104#0, %110) : (tensor<2x5xi1>, tensor<2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>) -> tensor<2x5xcomplex<f32>>
    "func.return"(%112) : (tensor<2x5xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<5x5xcomplex<f32>>) -> (tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>), res_attrs = [{}, {}], sym_name = "_schur_48", sym_visibility = "private"}> ({
  ^bb0(%arg13: tensor<5x5xcomplex<f32>>):
    %90:5 = "stablehlo.custom_call"(%arg13) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cgees_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>]}> {mhlo.backend_config = {mode = 86 : ui8, sort = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m, n], [o], [], []) {i=5, j=5, k=5, l=5, m=5, n=5, o=5}, custom>} : (tensor<5x5xcomplex<f32>>) -> (tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>, tensor<5xcomplex<f32>>, tensor<i32>, tensor<i32>)
    %91 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %92 = "stablehlo.broadcast_in_dim"(%91) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<i32>
    %93 = "stablehlo.compare"(%90#4, %92) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %94 = "stablehlo.broadcast_in_dim"(%93) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1x1xi1>
    %95 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %96 = "stablehlo.broadcast_in_dim"(%95) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<5x5xcomplex<f32>>
    %97 = "stablehlo.broadcast_in_dim"(%94) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi1>) -> tensor<5x5xi1>
    %98 = "stablehlo.select"(%97, %90#0, %96) : (tensor<5x5xi1>, tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>) -> tensor<5x5xcomplex<f32>>
    %99 = "stablehlo.broadcast_in_dim"(%93) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1x1xi1>
    %100 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %101 = "stablehlo.broadcast_in_dim"(%100) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<5x5xcomplex<f32>>
    %102 = "stablehlo.broadcast_in_dim"(%99) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi1>) -> tensor<5x5xi1>
    %103 = "stablehlo.select"(%102, %90#1, %101) : (tensor<5x5xi1>, tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>) -> tensor<5x5xcomplex<f32>>
    "func.return"(%98, %103) : (tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<5x5xcomplex<f32>>) -> (tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>), res_attrs = [{}, {}], sym_name = "hessenberg_49", sym_visibility = "private"}> ({
  ^bb0(%arg12: tensor<5x5xcomplex<f32>>):
    %66:3 = "stablehlo.custom_call"(%arg12) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cgehrd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]}> {mhlo.backend_config = {high = 5 : i32, low = 1 : i32}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=5, j=5, k=5, l=5, m=4}, custom>} : (tensor<5x5xcomplex<f32>>) -> (tensor<5x5xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<i32>)
    %67 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %68 = "stablehlo.broadcast_in_dim"(%67) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<i32>
    %69 = "stablehlo.compare"(%66#2, %68) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %70 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1x1xi1>
    %71 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %72 = "stablehlo.broadcast_in_dim"(%71) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<5x5xcomplex<f32>>
    %73 = "stablehlo.broadcast_in_dim"(%70) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi1>) -> tensor<5x5xi1>
    %74 = "stablehlo.select"(%73, %66#0, %72) : (tensor<5x5xi1>, tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>) -> tensor<5x5xcomplex<f32>>
    %75 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1xi1>
    %76 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %77 = "stablehlo.broadcast_in_dim"(%76) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
    %78 = "stablehlo.broadcast_in_dim"(%75) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi1>) -> tensor<4xi1>
    %79 = "stablehlo.select"(%78, %66#1, %77) : (tensor<4xi1>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
    %80 = "func.call"(%74) <{callee = @triu_50}> : (tensor<5x5xcomplex<f32>>) -> tensor<5x5xcomplex<f32>>
    %81 = "stablehlo.slice"(%74) <{limit_indices = array<i64: 5, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>}> : (tensor<5x5xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %82 = "stablehlo.custom_call"(%81, %79) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cungqr_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %83 = "stablehlo.constant"() <{value = dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %84 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<1x1xcomplex<f32>>
    %85 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %86 = "stablehlo.broadcast_in_dim"(%85) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<1x4xcomplex<f32>>
    %87 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %88 = "stablehlo.broadcast_in_dim"(%87) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<4x1xcomplex<f32>>
    %89 = "func.call"(%84, %86, %88, %82) <{callee = @block_51}> : (tensor<1x1xcomplex<f32>>, tensor<1x4xcomplex<f32>>, tensor<4x1xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<5x5xcomplex<f32>>
    "func.return"(%80, %89) : (tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<5x5xcomplex<f32>>) -> tensor<5x5xcomplex<f32>>, res_attrs = [{}], sym_name = "triu_50", sym_visibility = "private"}> ({
  ^bb0(%arg11: tensor<5x5xcomplex<f32>>):
    %57 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x5xi64>
    %58 = "stablehlo.constant"() <{value = dense<-2> : tensor<i64>}> : () -> tensor<i64>
    %59 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5x5xi64>
    %60 = "stablehlo.add"(%57, %59) : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi64>
    %61 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x5xi64>
    %62 = "stablehlo.compare"(%60, %61) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %63 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %64 = "stablehlo.broadcast_in_dim"(%63) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<5x5xcomplex<f32>>
    %65 = "stablehlo.select"(%62, %64, %arg11) : (tensor<5x5xi1>, tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>) -> tensor<5x5xcomplex<f32>>
    "func.return"(%65) : (tensor<5x5xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<1x1xcomplex<f32>>, tensor<1x4xcomplex<f32>>, tensor<4x1xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<5x5xcomplex<f32>>, res_attrs = [{}], sym_name = "block_51", sym_visibility = "private"}> ({
  ^bb0(%arg7: tensor<1x1xcomplex<f32>>, %arg8: tensor<1x4xcomplex<f32>>, %arg9: tensor<4x1xcomplex<f32>>, %arg10: tensor<4x4xcomplex<f32>>):
    %54 = "stablehlo.concatenate"(%arg7, %arg8) <{dimension = 1 : i64}> : (tensor<1x1xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<1x5xcomplex<f32>>
    %55 = "stablehlo.concatenate"(%arg9, %arg10) <{dimension = 1 : i64}> : (tensor<4x1xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x5xcomplex<f32>>
    %56 = "stablehlo.concatenate"(%54, %55) <{dimension = 0 : i64}> : (tensor<1x5xcomplex<f32>>, tensor<4x5xcomplex<f32>>) -> tensor<5x5xcomplex<f32>>
    "func.return"(%56) : (tensor<5x5xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x0x0xcomplex<f32>>) -> tensor<2x0x0xcomplex<f32>>, res_attrs = [{}], sym_name = "inv_52", sym_visibility = "private"}> ({
  ^bb0(%arg6: tensor<2x0x0xcomplex<f32>>):
    %45 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<0x0xi64>
    %46 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<0x0xi64>
    %47 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %48 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<0x0xi64>
    %49 = "stablehlo.add"(%45, %48) : (tensor<0x0xi64>, tensor<0x0xi64>) -> tensor<0x0xi64>
    %50 = "stablehlo.compare"(%49, %46) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<0x0xi64>, tensor<0x0xi64>) -> tensor<0x0xi1>
    %51 = "stablehlo.convert"(%50) : (tensor<0x0xi1>) -> tensor<0x0xcomplex<f32>>
    %52 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<0x0xcomplex<f32>>) -> tensor<2x0x0xcomplex<f32>>
    %53 = "func.call"(%arg6, %52) <{callee = @solve_53}> : (tensor<2x0x0xcomplex<f32>>, tensor<2x0x0xcomplex<f32>>) -> tensor<2x0x0xcomplex<f32>>
    "func.return"(%53) : (tensor<2x0x0xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x0x0xcomplex<f32>>, tensor<2x0x0xcomplex<f32>>) -> tensor<2x0x0xcomplex<f32>>, res_attrs = [{}], sym_name = "solve_53", sym_visibility = "private"}> ({
  ^bb0(%arg4: tensor<2x0x0xcomplex<f32>>, %arg5: tensor<2x0x0xcomplex<f32>>):
    %28:3 = "stablehlo.custom_call"(%arg4) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cgetrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=0, k=0, l=0, m=0, n=0}, custom>} : (tensor<2x0x0xcomplex<f32>>) -> (tensor<2x0x0xcomplex<f32>>, tensor<2x0xi32>, tensor<2xi32>)
    %29 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %30 = "stablehlo.broadcast_in_dim"(%29) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x0xi32>
    %31 = "stablehlo.subtract"(%28#1, %30) : (tensor<2x0xi32>, tensor<2x0xi32>) -> tensor<2x0xi32>
    %32 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %33 = "stablehlo.broadcast_in_dim"(%32) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %34 = "stablehlo.compare"(%28#2, %33) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %35 = "stablehlo.broadcast_in_dim"(%34) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %36 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %37 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x0x0xcomplex<f32>>
    %38 = "stablehlo.broadcast_in_dim"(%35) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x0x0xi1>
    %39 = "stablehlo.select"(%38, %28#0, %37) : (tensor<2x0x0xi1>, tensor<2x0x0xcomplex<f32>>, tensor<2x0x0xcomplex<f32>>) -> tensor<2x0x0xcomplex<f32>>
    %40 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x0xi32>
    %41 = "stablehlo.transpose"(%arg5) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x0x0xcomplex<f32>>) -> tensor<2x0x0xcomplex<f32>>
    %42 = "func.call"(%39, %40, %41) <{callee = @_lu_solve_54}> : (tensor<2x0x0xcomplex<f32>>, tensor<2x0xi32>, tensor<2x0x0xcomplex<f32>>) -> tensor<2x0xcomplex<f32>>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x0xcomplex<f32>>) -> tensor<2x0x0xcomplex<f32>>
    %44 = "stablehlo.transpose"(%43) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x0x0xcomplex<f32>>) -> tensor<2x0x0xcomplex<f32>>
    "func.return"(%44) : (tensor<2x0x0xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x0x0xcomplex<f32>>, tensor<2x0xi32>, tensor<2x0x0xcomplex<f32>>) -> tensor<2x0xcomplex<f32>>, res_attrs = [{}], sym_name = "_lu_solve_54", sym_visibility = "private"}> ({
  ^bb0(%arg1: tensor<2x0x0xcomplex<f32>>, %arg2: tensor<2x0xi32>, %arg3: tensor<2x0x0xcomplex<f32>>):
    %13 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x0x0xcomplex<f32>>) -> tensor<2x0x0x1xcomplex<f32>>
    %14 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %15 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x0xi32>
    %16 = "stablehlo.compare"(%arg2, %15) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x0xi32>, tensor<2x0xi32>) -> tensor<2x0xi1>
    %17 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x0xi32>
    %19 = "stablehlo.add"(%arg2, %18) : (tensor<2x0xi32>, tensor<2x0xi32>) -> tensor<2x0xi32>
    %20 = "stablehlo.select"(%16, %19, %arg2) : (tensor<2x0xi1>, tensor<2x0xi32>, tensor<2x0xi32>) -> tensor<2x0xi32>
    %21 = "stablehlo.broadcast_in_dim"(%20) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x0xi32>) -> tensor<2x0x1xi32>
    %22 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %23 = "stablehlo.broadcast_in_dim"(%22) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<0x1xcomplex<f32>>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<0x1xcomplex<f32>>) -> tensor<2x0x1xcomplex<f32>>
    %25 = "stablehlo.custom_call"(%arg1, %24) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_ctrsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=2, j=0, k=0, l=0, m=1, n=0, o=1}, custom>} : (tensor<2x0x0xcomplex<f32>>, tensor<2x0x1xcomplex<f32>>) -> tensor<2x0x1xcomplex<f32>>
    %26 = "stablehlo.custom_call"(%arg1, %25) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_ctrsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=2, j=0, k=0, l=0, m=1, n=0, o=1}, custom>} : (tensor<2x0x0xcomplex<f32>>, tensor<2x0x1xcomplex<f32>>) -> tensor<2x0x1xcomplex<f32>>
    %27 = "stablehlo.reshape"(%26) : (tensor<2x0x1xcomplex<f32>>) -> tensor<2x0xcomplex<f32>>
    "func.return"(%27) : (tensor<2x0xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<0x3x2xcomplex<f32>>) -> (tensor<0x3x2xcomplex<f32>>, tensor<0x2x2xcomplex<f32>>), res_attrs = [{}, {}], sym_name = "qr_55", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<0x3x2xcomplex<f32>>):
    %0:2 = "stablehlo.custom_call"(%arg0) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cgeqrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n]) {i=0, j=3, k=2, l=3, m=2, n=2}, custom>} : (tensor<0x3x2xcomplex<f32>>) -> (tensor<0x3x2xcomplex<f32>>, tensor<0x2xcomplex<f32>>)
    %1 = "stablehlo.custom_call"(%0#0, %0#1) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cungqr_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l])->([i, m, n]) {i=0, j=3, k=2, l=2, m=3, n=2}, custom>} : (tensor<0x3x2xcomplex<f32>>, tensor<0x2xcomplex<f32>>) -> tensor<0x3x2xcomplex<f32>>
    %2 = "stablehlo.slice"(%0#0) <{limit_indices = array<i64: 0, 2, 2>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<0x3x2xcomplex<f32>>) -> tensor<0x2x2xcomplex<f32>>
    %3 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x2xi64>
    %4 = "stablehlo.constant"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
    %5 = "stablehlo.broadcast_in_dim"(%4) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2x2xi64>
    %6 = "stablehlo.add"(%3, %5) : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi64>
    %7 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x2xi64>
    %8 = "stablehlo.compare"(%6, %7) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi1>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x2xi1>) -> tensor<0x2x2xi1>
    %10 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<0x2x2xcomplex<f32>>
    %12 = "stablehlo.select"(%9, %11, %2) : (tensor<0x2x2xi1>, tensor<0x2x2xcomplex<f32>>, tensor<0x2x2xcomplex<f32>>) -> tensor<0x2x2xcomplex<f32>>
    "func.return"(%1, %12) : (tensor<0x3x2xcomplex<f32>>, tensor<0x2x2xcomplex<f32>>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
