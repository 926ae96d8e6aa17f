"builtin.module"() <{sym_name = "jit_program"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}], function_type = (tensor<2x5x5xf32>, tensor<2x5x3xf32>, tensor<2x5x5xf32>, tensor<2x5x5xf32>, tensor<2x5x5xf32>, tensor<2x6x4xf32>, tensor<2x4x6xf32>, tensor<3x4xf32>, tensor<2x6x4xf32>, tensor<2x4x6xf32>, tensor<2x6x4xf32>, tensor<3x2xf32>, tensor<6x4xf32>, tensor<2x5x5xf32>, tensor<2x5x5xf32>, tensor<2x5x5xf32>, tensor<2x5x5xf32>, tensor<2x5x3xf32>, tensor<2x5x5xf32>, tensor<2x3x5xf32>, tensor<2x5x5xf32>, tensor<2x5x5xf32>, tensor<2x5x5xf32>, tensor<2x3x3xf32>, tensor<2x6x4xf32>, tensor<2x4x6xf32>, tensor<2x6x4xf32>, tensor<2x4x6xf32>, tensor<3x2xf32>, tensor<2x5x5xf32>, tensor<2x5x5xf32>, tensor<2x5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<2x5x5xf32>, tensor<2x5x5xf32>, tensor<2x5xf32>, tensor<2x5x3xf32>, tensor<2x0x0xf32>, tensor<0x3x2xf32>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x6x4xcomplex<f32>>, tensor<2x4x6xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<2x6x4xcomplex<f32>>, tensor<2x4x6xcomplex<f32>>, tensor<2x6x4xcomplex<f32>>, tensor<3x2xcomplex<f32>>, tensor<6x4xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x3x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>, tensor<2x6x4xcomplex<f32>>, tensor<2x4x6xcomplex<f32>>, tensor<2x6x4xcomplex<f32>>, tensor<2x4x6xcomplex<f32>>, tensor<3x2xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>, tensor<2x0x0xcomplex<f32>>, tensor<0x3x2xcomplex<f32>>) -> (tensor<2x5x3xf32>, tensor<2x5x5xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x6x4xf32>, tensor<2x4xi32>, tensor<2x6xi32>, tensor<2x4x6xf32>, tensor<2x4xi32>, tensor<2x4xi32>, tensor<3x4xf32>, tensor<3xi32>, tensor<3xi32>, tensor<2x6x4xf32>, tensor<2x4x4xf32>, tensor<2x4x4xf32>, tensor<2x4x6xf32>, tensor<2x6x6xf32>, tensor<2x6x4xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<6x6xf32>, tensor<6x4xf32>, tensor<4xi32>, tensor<2x5x5xf32>, tensor<2x5x5xf32>, tensor<2x5x5xf32>, tensor<2x5x3xf32>, tensor<2x3x5xf32>, tensor<2x5xf32>, tensor<2x5x5x5xf32>, tensor<2x5xf32>, tensor<2x5x5x5xf32>, tensor<2x5xf32>, tensor<2x3xf32>, tensor<2x3x3xf32>, tensor<2x4xf32>, tensor<2x4x6x4xf32>, tensor<2x6x6xf32>, tensor<2x4xf32>, tensor<2x4x4x6xf32>, tensor<2x6x6xf32>, tensor<2x4xf32>, tensor<2x4x6x4xf32>, tensor<2x4xf32>, tensor<3x3xf32>, tensor<2xf32>, tensor<2x2xf32>, tensor<2x5xcomplex<f32>>, tensor<2x5x5x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>, tensor<2x5x5x5xcomplex<f32>>, tensor<2x5x5x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<2x5x5xf32>, tensor<2x5xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x5x5xf32>, tensor<2x5xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x5x3xf32>, tensor<2x0x0xf32>, tensor<0x3x2xf32>, tensor<0x2x2xf32>, tensor<2x5x3xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<2xf32>, tensor<2x6x4xcomplex<f32>>, tensor<2x4xi32>, tensor<2x6xi32>, tensor<2x4x6xcomplex<f32>>, tensor<2x4xi32>, tensor<2x4xi32>, tensor<3x4xcomplex<f32>>, tensor<3xi32>, tensor<3xi32>, tensor<2x6x4xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>, tensor<2x4x6xcomplex<f32>>, tensor<2x6x6xcomplex<f32>>, tensor<2x6x4xcomplex<f32>>, tensor<3x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<6x6xcomplex<f32>>, tensor<6x4xcomplex<f32>>, tensor<4xi32>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>, tensor<2x3x5xcomplex<f32>>, tensor<2x5xf32>, tensor<2x5x5x5xcomplex<f32>>, tensor<2x5xf32>, tensor<2x5x5x5xcomplex<f32>>, tensor<2x5xf32>, tensor<2x3xf32>, tensor<2x3x3xcomplex<f32>>, tensor<2x4xf32>, tensor<2x4x6x4xcomplex<f32>>, tensor<2x6x6xcomplex<f32>>, tensor<2x4xf32>, tensor<2x4x4x6xcomplex<f32>>, tensor<2x6x6xcomplex<f32>>, tensor<2x4xf32>, tensor<2x4x6x4xcomplex<f32>>, tensor<2x4xf32>, tensor<3x3xcomplex<f32>>, tensor<2xf32>, tensor<2x2xcomplex<f32>>, tensor<2x5xcomplex<f32>>, tensor<2x5x5x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>, tensor<2x5x5x5xcomplex<f32>>, tensor<2x5x5x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x5xf32>, tensor<2x4xf32>, tensor<2x4xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x5xf32>, tensor<2x4xf32>, tensor<2x4xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>, tensor<2x0x0xcomplex<f32>>, tensor<0x3x2xcomplex<f32>>, tensor<0x2x2xcomplex<f32>>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}, {jax.result_info = "result[10]"}, {jax.result_info = "result[11]"}, {jax.result_info = "result[12]"}, {jax.result_info = "result[13]"}, {jax.result_info = "result[14]"}, {jax.result_info = "result[15]"}, {jax.result_info = "result[16]"}, {jax.result_info = "result[17]"}, {jax.result_info = "result[18]"}, {jax.result_info = "result[19]"}, {jax.result_info = "result[20]"}, {jax.result_info = "result[21]"}, {jax.result_info = "result[22]"}, {jax.result_info = "result[23]"}, {jax.result_info = "result[24]"}, {jax.result_info = "result[25]"}, {jax.result_info = "result[26]"}, {jax.result_info = "result[27]"}, {jax.result_info = "result[28]"}, {jax.result_info = "result[29]"}, {jax.result_info = "result[30]"}, {jax.result_info = "result[31]"}, {jax.result_info = "result[32]"}, {jax.result_info = "result[33]"}, {jax.result_info = "result[34]"}, {jax.result_info = "result[35]"}, {jax.result_info = "result[36]"}, {jax.result_info = "result[37]"}, {jax.result_info = "result[38]"}, {jax.result_info = "result[39]"}, {jax.result_info = "result[40]"}, {jax.result_info = "result[41]"}, {jax.result_info = "result[42]"}, {jax.result_info = "result[43]"}, {jax.result_info = "result[44]"}, {jax.result_info = "result[45]"}, {jax.result_info = "result[46]"}, {jax.result_info = "result[47]"}, {jax.result_info = "result[48]"}, {jax.result_info = "result[49]"}, {jax.result_info = "result[50]"}, {jax.result_info = "result[51]"}, {jax.result_info = "result[52]"}, {jax.result_info = "result[53]"}, {jax.result_info = "result[54]"}, {jax.result_info = "result[55]"}, {jax.result_info = "result[56]"}, {jax.result_info = "result[57]"}, {jax.result_info = "result[58]"}, {jax.result_info = "result[59]"}, {jax.result_info = "result[60]"}, {jax.result_info = "result[61]"}, {jax.result_info = "result[62]"}, {jax.result_info = "result[63]"}, {jax.result_info = "result[64]"}, {jax.result_info = "result[65]"}, {jax.result_info = "result[66]"}, {jax.result_info = "result[67]"}, {jax.result_info = "result[68]"}, {jax.result_info = "result[69]"}, {jax.result_info = "result[70]"}, {jax.result_info = "result[71]"}, {jax.result_info = "result[72]"}, {jax.result_info = "result[73]"}, {jax.result_info = "result[74]"}, {jax.result_info = "result[75]"}, {jax.result_info = "result[76]"}, {jax.result_info = "result[77]"}, {jax.result_info = "result[78]"}, {jax.result_info = "result[79]"}, {jax.result_info = "result[80]"}, {jax.result_info = "result[81]"}, {jax.result_info = "result[82]"}, {jax.result_info = "result[83]"}, {jax.result_info = "result[84]"}, {jax.result_info = "result[85]"}, {jax.result_info = "result[86]"}, {jax.result_info = "result[87]"}, {jax.result_info = "result[88]"}, {jax.result_info = "result[89]"}, {jax.result_info = "result[90]"}, {jax.result_info = "result[91]"}, {jax.result_info = "result[92]"}, {jax.result_info = "result[93]"}, {jax.result_info = "result[94]"}, {jax.result_info = "result[95]"}, {jax.result_info = "result[96]"}, {jax.result_info = "result[97]"}, {jax.result_info = "result[98]"}, {jax.result_info = "result[99]"}, {jax.result_info = "result[100]"}, {jax.result_info = "result[101]"}, {jax.result_info = "result[102]"}, {jax.result_info = "result[103]"}, {jax.result_info = "result[104]"}, {jax.result_info = "result[105]"}, {jax.result_info = "result[106]"}, {jax.result_info = "result[107]"}, {jax.result_info = "result[108]"}, {jax.result_info = "result[109]"}, {jax.result_info = "result[110]"}, {jax.result_info = "result[111]"}, {jax.result_info = "result[112]"}, {jax.result_info = "result[113]"}, {jax.result_info = "result[114]"}, {jax.result_info = "result[115]"}, {jax.result_info = "result[116]"}, {jax.result_info = "result[117]"}, {jax.result_info = "result[118]"}, {jax.result_info = "result[119]"}, {jax.result_info = "result[120]"}, {jax.result_info = "result[121]"}, {jax.result_info = "result[122]"}, {jax.result_info = "result[123]"}, {jax.result_info = "result[124]"}, {jax.result_info = "result[125]"}, {jax.result_info = "result[126]"}, {jax.result_info = "result[127]"}, {jax.result_info = "result[128]"}, {jax.result_info = "result[129]"}, {jax.result_info = "result[130]"}, {jax.result_info = "result[131]"}, {jax.result_info = "result[132]"}, {jax.result_info = "result[133]"}, {jax.result_info = "result[134]"}, {jax.result_info = "result[135]"}, {jax.result_info = "result[136]"}, {jax.result_info = "result[137]"}, {jax.result_info = "result[138]"}, {jax.result_info = "result[139]"}, {jax.result_info = "result[140]"}, {jax.result_info = "result[141]"}, {jax.result_info = "result[142]"}, {jax.result_info = "result[143]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg194: tensor<2x5x5xf32>, %arg195: tensor<2x5x3xf32>, %arg196: tensor<2x5x5xf32>, %arg197: tensor<2x5x5xf32>, %arg198: tensor<2x5x5xf32>, %arg199: tensor<2x6x4xf32>, %arg200: tensor<2x4x6xf32>, %arg201: tensor<3x4xf32>, %arg202: tensor<2x6x4xf32>, %arg203: tensor<2x4x6xf32>, %arg204: tensor<2x6x4xf32>, %arg205: tensor<3x2xf32>, %arg206: tensor<6x4xf32>, %arg207: tensor<2x5x5xf32>, %arg208: tensor<2x5x5xf32>, %arg209: tensor<2x5x5xf32>, %arg210: tensor<2x5x5xf32>, %arg211: tensor<2x5x3xf32>, %arg212: tensor<2x5x5xf32>, %arg213: tensor<2x3x5xf32>, %arg214: tensor<2x5x5xf32>, %arg215: tensor<2x5x5xf32>, %arg216: tensor<2x5x5xf32>, %arg217: tensor<2x3x3xf32>, %arg218: tensor<2x6x4xf32>, %arg219: tensor<2x4x6xf32>, %arg220: tensor<2x6x4xf32>, %arg221: tensor<2x4x6xf32>, %arg222: tensor<3x2xf32>, %arg223: tensor<2x5x5xf32>, %arg224: tensor<2x5x5xf32>, %arg225: tensor<2x5x5xf32>, %arg226: tensor<5x5xf32>, %arg227: tensor<5x5xf32>, %arg228: tensor<2x5x5xf32>, %arg229: tensor<2x5x5xf32>, %arg230: tensor<2x5xf32>, %arg231: tensor<2x5x3xf32>, %arg232: tensor<2x0x0xf32>, %arg233: tensor<0x3x2xf32>, %arg234: tensor<2x5x5xcomplex<f32>>, %arg235: tensor<2x5x3xcomplex<f32>>, %arg236: tensor<2x5x5xcomplex<f32>>, %arg237: tensor<2x5x5xcomplex<f32>>, %arg238: tensor<2x5x5xcomplex<f32>>, %arg239: tensor<2x6x4xcomplex<f32>>, %arg240: tensor<2x4x6xcomplex<f32>>, %arg241: tensor<3x4xcomplex<f32>>, %arg242: tensor<2x6x4xcomplex<f32>>, %arg243: tensor<2x4x6xcomplex<f32>>, %arg244: tensor<2x6x4xcomplex<f32>>, %arg245: tensor<3x2xcomplex<f32>>, %arg246: tensor<6x4xcomplex<f32>>, %arg247: tensor<2x5x5xcomplex<f32>>, %arg248: tensor<2x5x5xcomplex<f32>>, %arg249: tensor<2x5x5xcomplex<f32>>, %arg250: tensor<2x5x5xcomplex<f32>>, %arg251: tensor<2x5x3xcomplex<f32>>, %arg252: tensor<2x5x5xcomplex<f32>>, %arg253: tensor<2x3x5xcomplex<f32>>, %arg254: tensor<2x5x5xcomplex<f32>>, %arg255: tensor<2x5x5xcomplex<f32>>, %arg256: tensor<2x5x5xcomplex<f32>>, %arg257: tensor<2x3x3xcomplex<f32>>, %arg258: tensor<2x6x4xcomplex<f32>>, %arg259: tensor<2x4x6xcomplex<f32>>, %arg260: tensor<2x6x4xcomplex<f32>>, %arg261: tensor<2x4x6xcomplex<f32>>, %arg262: tensor<3x2xcomplex<f32>>, %arg263: tensor<2x5x5xcomplex<f32>>, %arg264: tensor<2x5x5xcomplex<f32>>, %arg265: tensor<2x5x5xcomplex<f32>>, %arg266: tensor<5x5xcomplex<f32>>, %arg267: tensor<5x5xcomplex<f32>>, %arg268: tensor<2x5x5xcomplex<f32>>, %arg269: tensor<2x5x5xcomplex<f32>>, %arg270: tensor<2x5xcomplex<f32>>, %arg271: tensor<2x5x3xcomplex<f32>>, %arg272: tensor<2x0x0xcomplex<f32>>, %arg273: tensor<0x3x2xcomplex<f32>>):
    %1382 = "func.call"(%arg194, %arg195) <{callee = @solve}> : (tensor<2x5x5xf32>, tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
    %1383 = "func.call"(%arg196) <{callee = @inv}> : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %1384 = "func.call"(%arg197) <{callee = @det}> : (tensor<2x5x5xf32>) -> tensor<2xf32>
    %1385:2 = "func.call"(%arg198) <{callee = @slogdet}> : (tensor<2x5x5xf32>) -> (tensor<2xf32>, tensor<2xf32>)
    %1386:3 = "stablehlo.custom_call"(%arg199) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgetrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=6, k=4, l=6, m=4, n=4}, custom>} : (tensor<2x6x4xf32>) -> (tensor<2x6x4xf32>, tensor<2x4xi32>, tensor<2xi32>)
    %1387 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %1388 = "stablehlo.broadcast_in_dim"(%1387) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x4xi32>
    %1389 = "stablehlo.subtract"(%1386#1, %1388) : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
    %1390 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1391 = "stablehlo.broadcast_in_dim"(%1390) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1392 = "stablehlo.compare"(%1386#2, %1391) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1393 = "stablehlo.broadcast_in_dim"(%1392) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %1394 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %1395 = "stablehlo.broadcast_in_dim"(%1394) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x4xf32>
    %1396 = "stablehlo.broadcast_in_dim"(%1393) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x6x4xi1>
    %1397 = "stablehlo.select"(%1396, %1386#0, %1395) : (tensor<2x6x4xi1>, tensor<2x6x4xf32>, tensor<2x6x4xf32>) -> tensor<2x6x4xf32>
    %1398 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x6xi32>
    %1399 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1400 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1401:4 = "stablehlo.while"(%1389, %1400, %1399, %1398) ({
    ^bb0(%arg326: tensor<2x4xi32>, %arg327: tensor<i64>, %arg328: tensor<i64>, %arg329: tensor<2x6xi32>):
      %1892 = "stablehlo.constant"() <{value = dense<4> : tensor<i64>}> : () -> tensor<i64>
      %1893 = "stablehlo.compare"(%arg327, %1892) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%1893) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg322: tensor<2x4xi32>, %arg323: tensor<i64>, %arg324: tensor<i64>, %arg325: tensor<2x6xi32>):
      %1889:2 = "func.call"(%arg322, %arg324, %arg325) <{callee = @closed_call_3}> : (tensor<2x4xi32>, tensor<i64>, tensor<2x6xi32>) -> (tensor<i64>, tensor<2x6xi32>)
      %1890 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %1891 = "stablehlo.add"(%arg323, %1890) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg322, %1891, %1889#0, %1889#1) : (tensor<2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x6xi32>) -> ()
    }) : (tensor<2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x6xi32>) -> (tensor<2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x6xi32>)
    %1402:3 = "stablehlo.custom_call"(%arg200) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgetrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=4, k=6, l=4, m=6, n=4}, custom>} : (tensor<2x4x6xf32>) -> (tensor<2x4x6xf32>, tensor<2x4xi32>, tensor<2xi32>)
    %1403 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %1404 = "stablehlo.broadcast_in_dim"(%1403) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x4xi32>
    %1405 = "stablehlo.subtract"(%1402#1, %1404) : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
    %1406 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1407 = "stablehlo.broadcast_in_dim"(%1406) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1408 = "stablehlo.compare"(%1402#2, %1407) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1409 = "stablehlo.broadcast_in_dim"(%1408) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %1410 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %1411 = "stablehlo.broadcast_in_dim"(%1410) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x6xf32>
    %1412 = "stablehlo.broadcast_in_dim"(%1409) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x4x6xi1>
    %1413 = "stablehlo.select"(%1412, %1402#0, %1411) : (tensor<2x4x6xi1>, tensor<2x4x6xf32>, tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
    %1414 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4xi32>
    %1415 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1416 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1417:4 = "stablehlo.while"(%1405, %1416, %1415, %1414) ({
    ^bb0(%arg318: tensor<2x4xi32>, %arg319: tensor<i64>, %arg320: tensor<i64>, %arg321: tensor<2x4xi32>):
      %1887 = "stablehlo.constant"() <{value = dense<4> : tensor<i64>}> : () -> tensor<i64>
      %1888 = "stablehlo.compare"(%arg319, %1887) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%1888) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg314: tensor<2x4xi32>, %arg315: tensor<i64>, %arg316: tensor<i64>, %arg317: tensor<2x4xi32>):
      %1884:2 = "func.call"(%arg314, %arg316, %arg317) <{callee = @closed_call_4}> : (tensor<2x4xi32>, tensor<i64>, tensor<2x4xi32>) -> (tensor<i64>, tensor<2x4xi32>)
      %1885 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %1886 = "stablehlo.add"(%arg315, %1885) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg314, %1886, %1884#0, %1884#1) : (tensor<2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x4xi32>) -> ()
    }) : (tensor<2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x4xi32>) -> (tensor<2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x4xi32>)
    %1418:3 = "stablehlo.custom_call"(%arg201) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgetrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=3, j=4, k=3, l=4, m=3}, custom>} : (tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3xi32>, tensor<i32>)
    %1419 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %1420 = "stablehlo.broadcast_in_dim"(%1419) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3xi32>
    %1421 = "stablehlo.subtract"(%1418#1, %1420) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %1422 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1423 = "stablehlo.broadcast_in_dim"(%1422) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<i32>
    %1424 = "stablehlo.compare"(%1418#2, %1423) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %1425 = "stablehlo.broadcast_in_dim"(%1424) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1x1xi1>
    %1426 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %1427 = "stablehlo.broadcast_in_dim"(%1426) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %1428 = "stablehlo.broadcast_in_dim"(%1425) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi1>) -> tensor<3x4xi1>
    %1429 = "stablehlo.select"(%1428, %1418#0, %1427) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %1430 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3xi32>
    %1431 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1432 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1433:4 = "stablehlo.while"(%1421, %1432, %1431, %1430) ({
    ^bb0(%arg310: tensor<3xi32>, %arg311: tensor<i64>, %arg312: tensor<i64>, %arg313: tensor<3xi32>):
      %1882 = "stablehlo.constant"() <{value = dense<3> : tensor<i64>}> : () -> tensor<i64>
      %1883 = "stablehlo.compare"(%arg311, %1882) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%1883) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg306: tensor<3xi32>, %arg307: tensor<i64>, %arg308: tensor<i64>, %arg309: tensor<3xi32>):
      %1879:2 = "func.call"(%arg306, %arg308, %arg309) <{callee = @closed_call_5}> : (tensor<3xi32>, tensor<i64>, tensor<3xi32>) -> (tensor<i64>, tensor<3xi32>)
      %1880 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %1881 = "stablehlo.add"(%arg307, %1880) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg306, %1881, %1879#0, %1879#1) : (tensor<3xi32>, tensor<i64>, tensor<i64>, tensor<3xi32>) -> ()
    }) : (tensor<3xi32>, tensor<i64>, tensor<i64>, tensor<3xi32>) -> (tensor<3xi32>, tensor<i64>, tensor<i64>, tensor<3xi32>)
    %1434:2 = "func.call"(%arg202) <{callee = @qr}> : (tensor<2x6x4xf32>) -> (tensor<2x6x4xf32>, tensor<2x4x4xf32>)
    %1435:2 = "func.call"(%arg203) <{callee = @qr_6}> : (tensor<2x4x6xf32>) -> (tensor<2x4x4xf32>, tensor<2x4x6xf32>)
    %1436:2 = "func.call"(%arg204) <{callee = @qr_7}> : (tensor<2x6x4xf32>) -> (tensor<2x6x6xf32>, tensor<2x6x4xf32>)
    %1437:2 = "func.call"(%arg205) <{callee = @qr_8}> : (tensor<3x2xf32>) -> (tensor<3x2xf32>, tensor<2x2xf32>)
    %1438:3 = "func.call"(%arg206) <{callee = @_qr}> : (tensor<6x4xf32>) -> (tensor<6x6xf32>, tensor<6x4xf32>, tensor<4xi32>)
    %1439 = "func.call"(%arg207) <{callee = @cholesky}> : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %1440 = "func.call"(%arg208) <{callee = @cholesky_9}> : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %1441 = "func.call"(%arg209) <{callee = @cholesky}> : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %1442 = "stablehlo.custom_call"(%arg210, %arg211) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_strsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 84 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=2, j=5, k=5, l=5, m=3, n=5, o=3}, custom>} : (tensor<2x5x5xf32>, tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
    %1443 = "stablehlo.custom_call"(%arg212, %arg213) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_strsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 78 : ui8, side = 82 : ui8, trans_x = 84 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=2, j=5, k=5, l=3, m=5, n=3, o=5}, custom>} : (tensor<2x5x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
    %1444:2 = "func.call"(%arg214) <{callee = @eigh}> : (tensor<2x5x5xf32>) -> (tensor<2x5xf32>, tensor<2x5x5xf32>)
    %1445 = "stablehlo.dot_general"(%1444#1, %1444#1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5x5xf32>
    %1446:2 = "func.call"(%arg215) <{callee = @eigh_10}> : (tensor<2x5x5xf32>) -> (tensor<2x5xf32>, tensor<2x5x5xf32>)
    %1447 = "stablehlo.dot_general"(%1446#1, %1446#1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5x5xf32>
    %1448 = "func.call"(%arg216) <{callee = @eigvalsh}> : (tensor<2x5x5xf32>) -> tensor<2x5xf32>
    %1449:2 = "func.call"(%arg217) <{callee = @eigh_12}> : (tensor<2x3x3xf32>) -> (tensor<2x3xf32>, tensor<2x3x3xf32>)
    %1450:3 = "func.call"(%arg218) <{callee = @svd}> : (tensor<2x6x4xf32>) -> (tensor<2x6x6xf32>, tensor<2x4xf32>, tensor<2x4x4xf32>)
    %1451 = "stablehlo.transpose"(%1450#2) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %1452 = "stablehlo.slice"(%1450#0) <{limit_indices = array<i64: 2, 6, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x6x6xf32>) -> tensor<2x6x4xf32>
    %1453 = "stablehlo.dot_general"(%1452, %1451) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x6x4xf32>
    %1454 = "stablehlo.slice"(%1450#0) <{limit_indices = array<i64: 2, 6, 6>, start_indices = array<i64: 0, 0, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<2x6x6xf32>) -> tensor<2x6x2xf32>
    %1455 = "stablehlo.dot_general"(%1454, %1454) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x2xf32>, tensor<2x6x2xf32>) -> tensor<2x2x6x6xf32>
    %1456 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1457 = "stablehlo.reduce"(%1455, %1456) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg304: tensor<f32>, %arg305: tensor<f32>):
      %1878 = "stablehlo.add"(%arg304, %arg305) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1878) : (tensor<f32>) -> ()
    }) : (tensor<2x2x6x6xf32>, tensor<f32>) -> tensor<2x6x6xf32>
    %1458:3 = "func.call"(%arg219) <{callee = @svd_13}> : (tensor<2x4x6xf32>) -> (tensor<2x4x4xf32>, tensor<2x4xf32>, tensor<2x6x6xf32>)
    %1459 = "stablehlo.transpose"(%1458#2) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x6x6xf32>) -> tensor<2x6x6xf32>
    %1460 = "stablehlo.slice"(%1459) <{limit_indices = array<i64: 2, 6, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x6x6xf32>) -> tensor<2x6x4xf32>
    %1461 = "stablehlo.dot_general"(%1458#0, %1460) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x4x4xf32>, tensor<2x6x4xf32>) -> tensor<2x4x4x6xf32>
    %1462 = "stablehlo.slice"(%1459) <{limit_indices = array<i64: 2, 6, 6>, start_indices = array<i64: 0, 0, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<2x6x6xf32>) -> tensor<2x6x2xf32>
    %1463 = "stablehlo.dot_general"(%1462, %1462) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x2xf32>, tensor<2x6x2xf32>) -> tensor<2x2x6x6xf32>
    %1464 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1465 = "stablehlo.reduce"(%1463, %1464) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg302: tensor<f32>, %arg303: tensor<f32>):
      %1877 = "stablehlo.add"(%arg302, %arg303) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1877) : (tensor<f32>) -> ()
    }) : (tensor<2x2x6x6xf32>, tensor<f32>) -> tensor<2x6x6xf32>
    %1466:3 = "func.call"(%arg220) <{callee = @svd_14}> : (tensor<2x6x4xf32>) -> (tensor<2x6x4xf32>, tensor<2x4xf32>, tensor<2x4x4xf32>)
    %1467 = "stablehlo.transpose"(%1466#2) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %1468 = "stablehlo.dot_general"(%1466#0, %1467) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x6x4xf32>
    %1469 = "func.call"(%arg221) <{callee = @svd_15}> : (tensor<2x4x6xf32>) -> tensor<2x4xf32>
    %1470:3 = "func.call"(%arg222) <{callee = @svd_16}> : (tensor<3x2xf32>) -> (tensor<3x3xf32>, tensor<2xf32>, tensor<2x2xf32>)
    %1471:5 = "stablehlo.custom_call"(%arg223) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgeev_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 86 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l], [i, m], [i, n, o], [i, p, q], [i]) {i=2, j=5, k=5, l=5, m=5, n=5, o=5, p=5, q=5}, custom>} : (tensor<2x5x5xf32>) -> (tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2xi32>)
    %1472 = "stablehlo.complex"(%1471#0, %1471#1) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xcomplex<f32>>
    %1473 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1474 = "stablehlo.broadcast_in_dim"(%1473) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1475 = "stablehlo.compare"(%1471#4, %1474) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1476 = "stablehlo.broadcast_in_dim"(%1475) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %1477 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1478 = "stablehlo.broadcast_in_dim"(%1477) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5xcomplex<f32>>
    %1479 = "stablehlo.broadcast_in_dim"(%1476) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x5xi1>
    %1480 = "stablehlo.select"(%1479, %1472, %1478) : (tensor<2x5xi1>, tensor<2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>) -> tensor<2x5xcomplex<f32>>
    %1481 = "stablehlo.broadcast_in_dim"(%1475) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %1482 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1483 = "stablehlo.broadcast_in_dim"(%1482) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %1484 = "stablehlo.broadcast_in_dim"(%1481) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %1485 = "stablehlo.select"(%1484, %1471#3, %1483) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %1486 = "stablehlo.real"(%1485) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %1487 = "stablehlo.imag"(%1485) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %1488 = "stablehlo.negate"(%1487) : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %1489 = "stablehlo.complex"(%1486, %1488) : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xcomplex<f32>>
    %1490 = "stablehlo.dot_general"(%1485, %1489) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5x5xcomplex<f32>>
    %1491:5 = "stablehlo.custom_call"(%arg224) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgeev_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {compute_left = 86 : ui8, compute_right = 86 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l], [i, m], [i, n, o], [i, p, q], [i]) {i=2, j=5, k=5, l=5, m=5, n=5, o=5, p=5, q=5}, custom>} : (tensor<2x5x5xf32>) -> (tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2xi32>)
    %1492 = "stablehlo.complex"(%1491#0, %1491#1) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xcomplex<f32>>
    %1493 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1494 = "stablehlo.broadcast_in_dim"(%1493) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1495 = "stablehlo.compare"(%1491#4, %1494) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1496 = "stablehlo.broadcast_in_dim"(%1495) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %1497 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1498 = "stablehlo.broadcast_in_dim"(%1497) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5xcomplex<f32>>
    %1499 = "stablehlo.broadcast_in_dim"(%1496) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x5xi1>
    %1500 = "stablehlo.select"(%1499, %1492, %1498) : (tensor<2x5xi1>, tensor<2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>) -> tensor<2x5xcomplex<f32>>
    %1501 = "stablehlo.broadcast_in_dim"(%1495) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %1502 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1503 = "stablehlo.broadcast_in_dim"(%1502) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %1504 = "stablehlo.broadcast_in_dim"(%1501) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %1505 = "stablehlo.select"(%1504, %1491#2, %1503) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %1506 = "stablehlo.broadcast_in_dim"(%1495) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %1507 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1508 = "stablehlo.broadcast_in_dim"(%1507) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %1509 = "stablehlo.broadcast_in_dim"(%1506) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %1510 = "stablehlo.select"(%1509, %1491#3, %1508) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %1511 = "stablehlo.real"(%1505) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %1512 = "stablehlo.imag"(%1505) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %1513 = "stablehlo.negate"(%1512) : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %1514 = "stablehlo.complex"(%1511, %1513) : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xcomplex<f32>>
    %1515 = "stablehlo.dot_general"(%1505, %1514) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5x5xcomplex<f32>>
    %1516 = "stablehlo.real"(%1510) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %1517 = "stablehlo.imag"(%1510) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %1518 = "stablehlo.negate"(%1517) : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %1519 = "stablehlo.complex"(%1516, %1518) : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xcomplex<f32>>
    %1520 = "stablehlo.dot_general"(%1510, %1519) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5x5xcomplex<f32>>
    %1521 = "func.call"(%arg225) <{callee = @eigvals}> : (tensor<2x5x5xf32>) -> tensor<2x5xcomplex<f32>>
    %1522:2 = "func.call"(%arg226) <{callee = @_schur}> : (tensor<5x5xf32>) -> (tensor<5x5xf32>, tensor<5x5xf32>)
    %1523 = "stablehlo.dot_general"(%1522#1, %1522#0) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %1524 = "stablehlo.transpose"(%1522#1) <{permutation = array<i64: 1, 0>}> : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %1525 = "stablehlo.dot_general"(%1523, %1524) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %1526 = "stablehlo.transpose"(%1522#1) <{permutation = array<i64: 1, 0>}> : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %1527 = "stablehlo.dot_general"(%1522#1, %1526) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %1528 = "func.call"(%1522#0) <{callee = @tril}> : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %1529:2 = "func.call"(%arg227) <{callee = @hessenberg}> : (tensor<5x5xf32>) -> (tensor<5x5xf32>, tensor<5x5xf32>)
    %1530:5 = "stablehlo.custom_call"(%arg228) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_ssytrd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i, o], [i, p], [i]) {i=2, j=5, k=5, l=5, m=5, n=5, o=4, p=4}, custom>} : (tensor<2x5x5xf32>) -> (tensor<2x5x5xf32>, tensor<2x5xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2xi32>)
    %1531 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1532 = "stablehlo.broadcast_in_dim"(%1531) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1533 = "stablehlo.compare"(%1530#4, %1532) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1534 = "stablehlo.broadcast_in_dim"(%1533) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %1535 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %1536 = "stablehlo.broadcast_in_dim"(%1535) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x5xf32>
    %1537 = "stablehlo.broadcast_in_dim"(%1534) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %1538 = "stablehlo.select"(%1537, %1530#0, %1536) : (tensor<2x5x5xi1>, tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %1539 = "stablehlo.broadcast_in_dim"(%1533) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %1540 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %1541 = "stablehlo.broadcast_in_dim"(%1540) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %1542 = "stablehlo.broadcast_in_dim"(%1539) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x5xi1>
    %1543 = "stablehlo.select"(%1542, %1530#1, %1541) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %1544 = "stablehlo.broadcast_in_dim"(%1533) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %1545 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %1546 = "stablehlo.broadcast_in_dim"(%1545) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4xf32>
    %1547 = "stablehlo.broadcast_in_dim"(%1544) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %1548 = "stablehlo.select"(%1547, %1530#2, %1546) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %1549 = "stablehlo.broadcast_in_dim"(%1533) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %1550 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %1551 = "stablehlo.broadcast_in_dim"(%1550) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4xf32>
    %1552 = "stablehlo.broadcast_in_dim"(%1549) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %1553 = "stablehlo.select"(%1552, %1530#3, %1551) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %1554:5 = "stablehlo.custom_call"(%arg229) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_ssytrd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i, o], [i, p], [i]) {i=2, j=5, k=5, l=5, m=5, n=5, o=4, p=4}, custom>} : (tensor<2x5x5xf32>) -> (tensor<2x5x5xf32>, tensor<2x5xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2xi32>)
    %1555 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1556 = "stablehlo.broadcast_in_dim"(%1555) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1557 = "stablehlo.compare"(%1554#4, %1556) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1558 = "stablehlo.broadcast_in_dim"(%1557) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %1559 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %1560 = "stablehlo.broadcast_in_dim"(%1559) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x5xf32>
    %1561 = "stablehlo.broadcast_in_dim"(%1558) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %1562 = "stablehlo.select"(%1561, %1554#0, %1560) : (tensor<2x5x5xi1>, tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %1563 = "stablehlo.broadcast_in_dim"(%1557) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %1564 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %1565 = "stablehlo.broadcast_in_dim"(%1564) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %1566 = "stablehlo.broadcast_in_dim"(%1563) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x5xi1>
    %1567 = "stablehlo.select"(%1566, %1554#1, %1565) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %1568 = "stablehlo.broadcast_in_dim"(%1557) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %1569 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %1570 = "stablehlo.broadcast_in_dim"(%1569) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4xf32>
    %1571 = "stablehlo.broadcast_in_dim"(%1568) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %1572 = "stablehlo.select"(%1571, %1554#2, %1570) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %1573 = "stablehlo.broadcast_in_dim"(%1557) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %1574 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %1575 = "stablehlo.broadcast_in_dim"(%1574) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4xf32>
    %1576 = "stablehlo.broadcast_in_dim"(%1573) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %1577 = "stablehlo.select"(%1576, %1554#3, %1575) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %1578 = "stablehlo.constant"() <{value = dense<3.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1579 = "stablehlo.broadcast_in_dim"(%1578) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %1580 = "stablehlo.multiply"(%arg230, %1579) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %1581 = "stablehlo.constant"() <{value = dense<3.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1582 = "stablehlo.broadcast_in_dim"(%1581) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %1583 = "stablehlo.add"(%arg230, %1582) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %1584 = "stablehlo.constant"() <{value = dense<2.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1585 = "stablehlo.broadcast_in_dim"(%1584) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %1586 = "stablehlo.multiply"(%arg230, %1585) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %1587:5 = "stablehlo.custom_call"(%1580, %1583, %1586, %arg231) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgtsv_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 2, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [3], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, k], [i, l], [i, m, n])->([i, o], [i, p], [i, q], [i, r, s], [i]) {i=2, j=5, k=5, l=5, m=5, n=3, o=5, p=5, q=5, r=5, s=3}, custom>} : (tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5x3xf32>) -> (tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5x3xf32>, tensor<2xi32>)
    %1588 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1589 = "stablehlo.broadcast_in_dim"(%1588) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1590 = "stablehlo.compare"(%1587#4, %1589) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1591 = "stablehlo.broadcast_in_dim"(%1590) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %1592 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %1593 = "stablehlo.broadcast_in_dim"(%1592) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x3xf32>
    %1594 = "stablehlo.broadcast_in_dim"(%1591) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x3xi1>
    %1595 = "stablehlo.select"(%1594, %1587#3, %1593) : (tensor<2x5x3xi1>, tensor<2x5x3xf32>, tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
    %1596 = "func.call"(%arg232) <{callee = @inv_17}> : (tensor<2x0x0xf32>) -> tensor<2x0x0xf32>
    %1597:2 = "func.call"(%arg233) <{callee = @qr_20}> : (tensor<0x3x2xf32>) -> (tensor<0x3x2xf32>, tensor<0x2x2xf32>)
    %1598 = "func.call"(%arg234, %arg235) <{callee = @solve_21}> : (tensor<2x5x5xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>) -> tensor<2x5x3xcomplex<f32>>
    %1599 = "func.call"(%arg236) <{callee = @inv_23}> : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %1600 = "func.call"(%arg237) <{callee = @det_26}> : (tensor<2x5x5xcomplex<f32>>) -> tensor<2xcomplex<f32>>
    %1601:2 = "func.call"(%arg238) <{callee = @slogdet_27}> : (tensor<2x5x5xcomplex<f32>>) -> (tensor<2xcomplex<f32>>, tensor<2xf32>)
    %1602:3 = "stablehlo.custom_call"(%arg239) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cgetrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=6, k=4, l=6, m=4, n=4}, custom>} : (tensor<2x6x4xcomplex<f32>>) -> (tensor<2x6x4xcomplex<f32>>, tensor<2x4xi32>, tensor<2xi32>)
    %1603 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %1604 = "stablehlo.broadcast_in_dim"(%1603) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x4xi32>
    %1605 = "stablehlo.subtract"(%1602#1, %1604) : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
    %1606 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1607 = "stablehlo.broadcast_in_dim"(%1606) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1608 = "stablehlo.compare"(%1602#2, %1607) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1609 = "stablehlo.broadcast_in_dim"(%1608) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %1610 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1611 = "stablehlo.broadcast_in_dim"(%1610) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x6x4xcomplex<f32>>
    %1612 = "stablehlo.broadcast_in_dim"(%1609) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x6x4xi1>
    %1613 = "stablehlo.select"(%1612, %1602#0, %1611) : (tensor<2x6x4xi1>, tensor<2x6x4xcomplex<f32>>, tensor<2x6x4xcomplex<f32>>) -> tensor<2x6x4xcomplex<f32>>
    %1614 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x6xi32>
    %1615 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1616 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1617:4 = "stablehlo.while"(%1605, %1616, %1615, %1614) ({
    ^bb0(%arg298: tensor<2x4xi32>, %arg299: tensor<i64>, %arg300: tensor<i64>, %arg301: tensor<2x6xi32>):
      %1875 = "stablehlo.constant"() <{value = dense<4> : tensor<i64>}> : () -> tensor<i64>
      %1876 = "stablehlo.compare"(%arg299, %1875) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%1876) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg294: tensor<2x4xi32>, %arg295: tensor<i64>, %arg296: tensor<i64>, %arg297: tensor<2x6xi32>):
      %1872:2 = "func.call"(%arg294, %arg296, %arg297) <{callee = @closed_call_3}> : (tensor<2x4xi32>, tensor<i64>, tensor<2x6xi32>) -> (tensor<i64>, tensor<2x6xi32>)
      %1873 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %1874 = "stablehlo.add"(%arg295, %1873) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg294, %1874, %1872#0, %1872#1) : (tensor<2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x6xi32>) -> ()
    }) : (tensor<2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x6xi32>) -> (tensor<2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x6xi32>)
    %1618:3 = "stablehlo.custom_call"(%arg240) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cgetrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=4, k=6, l=4, m=6, n=4}, custom>} : (tensor<2x4x6xcomplex<f32>>) -> (tensor<2x4x6xcomplex<f32>>, tensor<2x4xi32>, tensor<2xi32>)
    %1619 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %1620 = "stablehlo.broadcast_in_dim"(%1619) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x4xi32>
    %1621 = "stablehlo.subtract"(%1618#1, %1620) : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
    %1622 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1623 = "stablehlo.broadcast_in_dim"(%1622) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1624 = "stablehlo.compare"(%1618#2, %1623) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1625 = "stablehlo.broadcast_in_dim"(%1624) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %1626 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1627 = "stablehlo.broadcast_in_dim"(%1626) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x4x6xcomplex<f32>>
    %1628 = "stablehlo.broadcast_in_dim"(%1625) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x4x6xi1>
    %1629 = "stablehlo.select"(%1628, %1618#0, %1627) : (tensor<2x4x6xi1>, tensor<2x4x6xcomplex<f32>>, tensor<2x4x6xcomplex<f32>>) -> tensor<2x4x6xcomplex<f32>>
    %1630 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4xi32>
    %1631 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1632 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1633:4 = "stablehlo.while"(%1621, %1632, %1631, %1630) ({
    ^bb0(%arg290: tensor<2x4xi32>, %arg291: tensor<i64>, %arg292: tensor<i64>, %arg293: tensor<2x4xi32>):
      %1870 = "stablehlo.constant"() <{value = dense<4> : tensor<i64>}> : () -> tensor<i64>
      %1871 = "stablehlo.compare"(%arg291, %1870) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%1871) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg286: tensor<2x4xi32>, %arg287: tensor<i64>, %arg288: tensor<i64>, %arg289: tensor<2x4xi32>):
      %1867:2 = "func.call"(%arg286, %arg288, %arg289) <{callee = @closed_call_4}> : (tensor<2x4xi32>, tensor<i64>, tensor<2x4xi32>) -> (tensor<i64>, tensor<2x4xi32>)
      %1868 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %1869 = "stablehlo.add"(%arg287, %1868) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg286, %1869, %1867#0, %1867#1) : (tensor<2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x4xi32>) -> ()
    }) : (tensor<2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x4xi32>) -> (tensor<2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x4xi32>)
    %1634:3 = "stablehlo.custom_call"(%arg241) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cgetrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=3, j=4, k=3, l=4, m=3}, custom>} : (tensor<3x4xcomplex<f32>>) -> (tensor<3x4xcomplex<f32>>, tensor<3xi32>, tensor<i32>)
    %1635 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %1636 = "stablehlo.broadcast_in_dim"(%1635) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3xi32>
    %1637 = "stablehlo.subtract"(%1634#1, %1636) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %1638 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1639 = "stablehlo.broadcast_in_dim"(%1638) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<i32>
    %1640 = "stablehlo.compare"(%1634#2, %1639) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %1641 = "stablehlo.broadcast_in_dim"(%1640) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1x1xi1>
    %1642 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1643 = "stablehlo.broadcast_in_dim"(%1642) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
    %1644 = "stablehlo.broadcast_in_dim"(%1641) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi1>) -> tensor<3x4xi1>
    %1645 = "stablehlo.select"(%1644, %1634#0, %1643) : (tensor<3x4xi1>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %1646 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3xi32>
    %1647 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1648 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1649:4 = "stablehlo.while"(%1637, %1648, %1647, %1646) ({
    ^bb0(%arg282: tensor<3xi32>, %arg283: tensor<i64>, %arg284: tensor<i64>, %arg285: tensor<3xi32>):
      %1865 = "stablehlo.constant"() <{value = dense<3> : tensor<i64>}> : () -> tensor<i64>
      %1866 = "stablehlo.compare"(%arg283, %1865) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%1866) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg278: tensor<3xi32>, %arg279: tensor<i64>, %arg280: tensor<i64>, %arg281: tensor<3xi32>):
      %1862:2 = "func.call"(%arg278, %arg280, %arg281) <{callee = @closed_call_5}> : (tensor<3xi32>, tensor<i64>, tensor<3xi32>) -> (tensor<i64>, tensor<3xi32>)
      %1863 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %1864 = "stablehlo.add"(%arg279, %1863) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg278, %1864, %1862#0, %1862#1) : (tensor<3xi32>, tensor<i64>, tensor<i64>, tensor<3xi32>) -> ()
    }) : (tensor<3xi32>, tensor<i64>, tensor<i64>, tensor<3xi32>) -> (tensor<3xi32>, tensor<i64>, tensor<i64>, tensor<3xi32>)
    %1650:2 = "func.call"(%arg242) <{callee = @qr_30}> : (tensor<2x6x4xcomplex<f32>>) -> (tensor<2x6x4xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>)
    %1651:2 = "func.call"(%arg243) <{callee = @qr_31}> : (tensor<2x4x6xcomplex<f32>>) -> (tensor<2x4x4xcomplex<f32>>, tensor<2x4x6xcomplex<f32>>)
    %1652:2 = "func.call"(%arg244) <{callee = @qr_32}> : (tensor<2x6x4xcomplex<f32>>) -> (tensor<2x6x6xcomplex<f32>>, tensor<2x6x4xcomplex<f32>>)
    %1653:2 = "func.call"(%arg245) <{callee = @qr_33}> : (tensor<3x2xcomplex<f32>>) -> (tensor<3x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>)
    %1654:3 = "func.call"(%arg246) <{callee = @_qr_34}> : (tensor<6x4xcomplex<f32>>) -> (tensor<6x6xcomplex<f32>>, tensor<6x4xcomplex<f32>>, tensor<4xi32>)
    %1655 = "func.call"(%arg247) <{callee = @cholesky_35}> : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %1656 = "func.call"(%arg248) <{callee = @cholesky_36}> : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %1657 = "func.call"(%arg249) <{callee = @cholesky_35}> : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %1658 = "stablehlo.custom_call"(%arg250, %arg251) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_ctrsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 67 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=2, j=5, k=5, l=5, m=3, n=5, o=3}, custom>} : (tensor<2x5x5xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>) -> tensor<2x5x3xcomplex<f32>>
    %1659 = "stablehlo.custom_call"(%arg252, %arg253) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_ctrsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 78 : ui8, side = 82 : ui8, trans_x = 84 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=2, j=5, k=5, l=3, m=5, n=3, o=5}, custom>} : (tensor<2x5x5xcomplex<f32>>, tensor<2x3x5xcomplex<f32>>) -> tensor<2x3x5xcomplex<f32>>
    %1660:2 = "func.call"(%arg254) <{callee = @eigh_37}> : (tensor<2x5x5xcomplex<f32>>) -> (tensor<2x5xf32>, tensor<2x5x5xcomplex<f32>>)
    %1661 = "stablehlo.real"(%1660#1) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %1662 = "stablehlo.imag"(%1660#1) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %1663 = "stablehlo.negate"(%1662) : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %1664 = "stablehlo.complex"(%1661, %1663) : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xcomplex<f32>>
    %1665 = "stablehlo.dot_general"(%1660#1, %1664) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5x5xcomplex<f32>>
    %1666:2 = "func.call"(%arg255) <{callee = @eigh_38}> : (tensor<2x5x5xcomplex<f32>>) -> (tensor<2x5xf32>, tensor<2x5x5xcomplex<f32>>)
    %1667 = "stablehlo.real"(%1666#1) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %1668 = "stablehlo.imag"(%1666#1) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %1669 = "stablehlo.negate"(%1668) : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %1670 = "stablehlo.complex"(%1667, %1669) : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xcomplex<f32>>
    %1671 = "stablehlo.dot_general"(%1666#1, %1670) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5x5xcomplex<f32>>
    %1672 = "func.call"(%arg256) <{callee = @eigvalsh_39}> : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5xf32>
    %1673:2 = "func.call"(%arg257) <{callee = @eigh_41}> : (tensor<2x3x3xcomplex<f32>>) -> (tensor<2x3xf32>, tensor<2x3x3xcomplex<f32>>)
    %1674:3 = "func.call"(%arg258) <{callee = @svd_42}> : (tensor<2x6x4xcomplex<f32>>) -> (tensor<2x6x6xcomplex<f32>>, tensor<2x4xf32>, tensor<2x4x4xcomplex<f32>>)
    %1675 = "stablehlo.transpose"(%1674#2) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xcomplex<f32>>
    %1676 = "stablehlo.real"(%1675) : (tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xf32>
    %1677 = "stablehlo.imag"(%1675) : (tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xf32>
    %1678 = "stablehlo.negate"(%1677) : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %1679 = "stablehlo.complex"(%1676, %1678) : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xcomplex<f32>>
    %1680 = "stablehlo.slice"(%1674#0) <{limit_indices = array<i64: 2, 6, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x6x6xcomplex<f32>>) -> tensor<2x6x4xcomplex<f32>>
    %1681 = "stablehlo.real"(%1679) : (tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xf32>
    %1682 = "stablehlo.imag"(%1679) : (tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xf32>
    %1683 = "stablehlo.negate"(%1682) : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %1684 = "stablehlo.complex"(%1681, %1683) : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xcomplex<f32>>
    %1685 = "stablehlo.dot_general"(%1680, %1684) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x4xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x6x4xcomplex<f32>>
    %1686 = "stablehlo.slice"(%1674#0) <{limit_indices = array<i64: 2, 6, 6>, start_indices = array<i64: 0, 0, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<2x6x6xcomplex<f32>>) -> tensor<2x6x2xcomplex<f32>>
    %1687 = "stablehlo.real"(%1686) : (tensor<2x6x2xcomplex<f32>>) -> tensor<2x6x2xf32>
    %1688 = "stablehlo.imag"(%1686) : (tensor<2x6x2xcomplex<f32>>) -> tensor<2x6x2xf32>
    %1689 = "stablehlo.negate"(%1688) : (tensor<2x6x2xf32>) -> tensor<2x6x2xf32>
    %1690 = "stablehlo.complex"(%1687, %1689) : (tensor<2x6x2xf32>, tensor<2x6x2xf32>) -> tensor<2x6x2xcomplex<f32>>
    %1691 = "stablehlo.dot_general"(%1686, %1690) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x2xcomplex<f32>>, tensor<2x6x2xcomplex<f32>>) -> tensor<2x2x6x6xcomplex<f32>>
    %1692 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1693 = "stablehlo.reduce"(%1691, %1692) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg276: tensor<complex<f32>>, %arg277: tensor<complex<f32>>):
      %1861 = "stablehlo.add"(%arg276, %arg277) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
      "stablehlo.return"(%1861) : (tensor<complex<f32>>) -> ()
    }) : (tensor<2x2x6x6xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x6x6xcomplex<f32>>
    %1694:3 = "func.call"(%arg259) <{callee = @svd_43}> : (tensor<2x4x6xcomplex<f32>>) -> (tensor<2x4x4xcomplex<f32>>, tensor<2x4xf32>, tensor<2x6x6xcomplex<f32>>)
    %1695 = "stablehlo.transpose"(%1694#2) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x6x6xcomplex<f32>>) -> tensor<2x6x6xcomplex<f32>>
    %1696 = "stablehlo.real"(%1695) : (tensor<2x6x6xcomplex<f32>>) -> tensor<2x6x6xf32>
    %1697 = "stablehlo.imag"(%1695) : (tensor<2x6x6xcomplex<f32>>) -> tensor<2x6x6xf32>
    %1698 = "stablehlo.negate"(%1697) : (tensor<2x6x6xf32>) -> tensor<2x6x6xf32>
    %1699 = "stablehlo.complex"(%1696, %1698) : (tensor<2x6x6xf32>, tensor<2x6x6xf32>) -> tensor<2x6x6xcomplex<f32>>
    %1700 = "stablehlo.slice"(%1699) <{limit_indices = array<i64: 2, 6, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x6x6xcomplex<f32>>) -> tensor<2x6x4xcomplex<f32>>
    %1701 = "stablehlo.real"(%1700) : (tensor<2x6x4xcomplex<f32>>) -> tensor<2x6x4xf32>
    %1702 = "stablehlo.imag"(%1700) : (tensor<2x6x4xcomplex<f32>>) -> tensor<2x6x4xf32>
    %1703 = "stablehlo.negate"(%1702) : (tensor<2x6x4xf32>) -> tensor<2x6x4xf32>
    %1704 = "stablehlo.complex"(%1701, %1703) : (tensor<2x6x4xf32>, tensor<2x6x4xf32>) -> tensor<2x6x4xcomplex<f32>>
    %1705 = "stablehlo.dot_general"(%1694#0, %1704) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x4x4xcomplex<f32>>, tensor<2x6x4xcomplex<f32>>) -> tensor<2x4x4x6xcomplex<f32>>
    %1706 = "stablehlo.slice"(%1699) <{limit_indices = array<i64: 2, 6, 6>, start_indices = array<i64: 0, 0, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<2x6x6xcomplex<f32>>) -> tensor<2x6x2xcomplex<f32>>
    %1707 = "stablehlo.real"(%1706) : (tensor<2x6x2xcomplex<f32>>) -> tensor<2x6x2xf32>
    %1708 = "stablehlo.imag"(%1706) : (tensor<2x6x2xcomplex<f32>>) -> tensor<2x6x2xf32>
    %1709 = "stablehlo.negate"(%1708) : (tensor<2x6x2xf32>) -> tensor<2x6x2xf32>
    %1710 = "stablehlo.complex"(%1707, %1709) : (tensor<2x6x2xf32>, tensor<2x6x2xf32>) -> tensor<2x6x2xcomplex<f32>>
    %1711 = "stablehlo.dot_general"(%1706, %1710) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x2xcomplex<f32>>, tensor<2x6x2xcomplex<f32>>) -> tensor<2x2x6x6xcomplex<f32>>
    %1712 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1713 = "stablehlo.reduce"(%1711, %1712) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg274: tensor<complex<f32>>, %arg275: tensor<complex<f32>>):
      %1860 = "stablehlo.add"(%arg274, %arg275) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
      "stablehlo.return"(%1860) : (tensor<complex<f32>>) -> ()
    }) : (tensor<2x2x6x6xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x6x6xcomplex<f32>>
    %1714:3 = "func.call"(%arg260) <{callee = @svd_44}> : (tensor<2x6x4xcomplex<f32>>) -> (tensor<2x6x4xcomplex<f32>>, tensor<2x4xf32>, tensor<2x4x4xcomplex<f32>>)
    %1715 = "stablehlo.transpose"(%1714#2) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xcomplex<f32>>
    %1716 = "stablehlo.real"(%1715) : (tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xf32>
    %1717 = "stablehlo.imag"(%1715) : (tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xf32>
    %1718 = "stablehlo.negate"(%1717) : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %1719 = "stablehlo.complex"(%1716, %1718) : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xcomplex<f32>>
    %1720 = "stablehlo.real"(%1719) : (tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xf32>
    %1721 = "stablehlo.imag"(%1719) : (tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xf32>
    %1722 = "stablehlo.negate"(%1721) : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %1723 = "stablehlo.complex"(%1720, %1722) : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xcomplex<f32>>
    %1724 = "stablehlo.dot_general"(%1714#0, %1723) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x4xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x6x4xcomplex<f32>>
    %1725 = "func.call"(%arg261) <{callee = @svd_45}> : (tensor<2x4x6xcomplex<f32>>) -> tensor<2x4xf32>
    %1726:3 = "func.call"(%arg262) <{callee = @svd_46}> : (tensor<3x2xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>, tensor<2xf32>, tensor<2x2xcomplex<f32>>)
    %1727:4 = "stablehlo.custom_call"(%arg263) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cgeev_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 86 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l], [i, m, n], [i, o, p], [i]) {i=2, j=5, k=5, l=5, m=5, n=5, o=5, p=5}, custom>} : (tensor<2x5x5xcomplex<f32>>) -> (tensor<2x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2xi32>)
    %1728 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1729 = "stablehlo.broadcast_in_dim"(%1728) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1730 = "stablehlo.compare"(%1727#3, %1729) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1731 = "stablehlo.broadcast_in_dim"(%1730) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %1732 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1733 = "stablehlo.broadcast_in_dim"(%1732) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5xcomplex<f32>>
    %1734 = "stablehlo.broadcast_in_dim"(%1731) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x5xi1>
    %1735 = "stablehlo.select"(%1734, %1727#0, %1733) : (tensor<2x5xi1>, tensor<2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>) -> tensor<2x5xcomplex<f32>>
    %1736 = "stablehlo.broadcast_in_dim"(%1730) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %1737 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1738 = "stablehlo.broadcast_in_dim"(%1737) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %1739 = "stablehlo.broadcast_in_dim"(%1736) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %1740 = "stablehlo.select"(%1739, %1727#2, %1738) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %1741 = "stablehlo.real"(%1740) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %1742 = "stablehlo.imag"(%1740) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %1743 = "stablehlo.negate"(%1742) : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %1744 = "stablehlo.complex"(%1741, %1743) : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xcomplex<f32>>
    %1745 = "stablehlo.dot_general"(%1740, %1744) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5x5xcomplex<f32>>
    %1746:4 = "stablehlo.custom_call"(%arg264) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cgeev_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {compute_left = 86 : ui8, compute_right = 86 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l], [i, m, n], [i, o, p], [i]) {i=2, j=5, k=5, l=5, m=5, n=5, o=5, p=5}, custom>} : (tensor<2x5x5xcomplex<f32>>) -> (tensor<2x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2xi32>)
    %1747 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1748 = "stablehlo.broadcast_in_dim"(%1747) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1749 = "stablehlo.compare"(%1746#3, %1748) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1750 = "stablehlo.broadcast_in_dim"(%1749) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %1751 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1752 = "stablehlo.broadcast_in_dim"(%1751) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5xcomplex<f32>>
    %1753 = "stablehlo.broadcast_in_dim"(%1750) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x5xi1>
    %1754 = "stablehlo.select"(%1753, %1746#0, %1752) : (tensor<2x5xi1>, tensor<2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>) -> tensor<2x5xcomplex<f32>>
    %1755 = "stablehlo.broadcast_in_dim"(%1749) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %1756 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1757 = "stablehlo.broadcast_in_dim"(%1756) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %1758 = "stablehlo.broadcast_in_dim"(%1755) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %1759 = "stablehlo.select"(%1758, %1746#1, %1757) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %1760 = "stablehlo.broadcast_in_dim"(%1749) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %1761 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1762 = "stablehlo.broadcast_in_dim"(%1761) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %1763 = "stablehlo.broadcast_in_dim"(%1760) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %1764 = "stablehlo.select"(%1763, %1746#2, %1762) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %1765 = "stablehlo.real"(%1759) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %1766 = "stablehlo.imag"(%1759) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %1767 = "stablehlo.negate"(%1766) : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %1768 = "stablehlo.complex"(%1765, %1767) : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xcomplex<f32>>
    %1769 = "stablehlo.dot_general"(%1759, %1768) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5x5xcomplex<f32>>
    %1770 = "stablehlo.real"(%1764) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %1771 = "stablehlo.imag"(%1764) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %1772 = "stablehlo.negate"(%1771) : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %1773 = "stablehlo.complex"(%1770, %1772) : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xcomplex<f32>>
    %1774 = "stablehlo.dot_general"(%1764, %1773) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5x5xcomplex<f32>>
    %1775 = "func.call"(%arg265) <{callee = @eigvals_47}> : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5xcomplex<f32>>
    %1776:2 = "func.call"(%arg266) <{callee = @_schur_48}> : (tensor<5x5xcomplex<f32>>) -> (tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>)
    %1777 = "stablehlo.dot_general"(%1776#1, %1776#0) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>) -> tensor<5x5xcomplex<f32>>
    %1778 = "stablehlo.real"(%1776#1) : (tensor<5x5xcomplex<f32>>) -> tensor<5x5xf32>
    %1779 = "stablehlo.imag"(%1776#1) : (tensor<5x5xcomplex<f32>>) -> tensor<5x5xf32>
    %1780 = "stablehlo.negate"(%1779) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %1781 = "stablehlo.complex"(%1778, %1780) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xcomplex<f32>>
    %1782 = "stablehlo.transpose"(%1781) <{permutation = array<i64: 1, 0>}> : (tensor<5x5xcomplex<f32>>) -> tensor<5x5xcomplex<f32>>
    %1783 = "stablehlo.dot_general"(%1777, %1782) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>) -> tensor<5x5xcomplex<f32>>
    %1784 = "stablehlo.real"(%1776#1) : (tensor<5x5xcomplex<f32>>) -> tensor<5x5xf32>
    %1785 = "stablehlo.imag"(%1776#1) : (tensor<5x5xcomplex<f32>>) -> tensor<5x5xf32>
    %1786 = "stablehlo.negate"(%1785) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %1787 = "stablehlo.complex"(%1784, %1786) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xcomplex<f32>>
    %1788 = "stablehlo.transpose"(%1787) <{permutation = array<i64: 1, 0>}> : (tensor<5x5xcomplex<f32>>) -> tensor<5x5xcomplex<f32>>
    %1789 = "stablehlo.dot_general"(%1776#1, %1788) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>) -> tensor<5x5xcomplex<f32>>
    %1790 = "func.call"(%1776#0) <{callee = @tril_49}> : (tensor<5x5xcomplex<f32>>) -> tensor<5x5xcomplex<f32>>
    %1791:2 = "func.call"(%arg267) <{callee = @hessenberg_50}> : (tensor<5x5xcomplex<f32>>) -> (tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>)
    %1792:5 = "stablehlo.custom_call"(%arg268) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_chetrd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i, o], [i, p], [i]) {i=2, j=5, k=5, l=5, m=5, n=5, o=4, p=4}, custom>} : (tensor<2x5x5xcomplex<f32>>) -> (tensor<2x5x5xcomplex<f32>>, tensor<2x5xf32>, tensor<2x4xf32>, tensor<2x4xcomplex<f32>>, tensor<2xi32>)
    %1793 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1794 = "stablehlo.broadcast_in_dim"(%1793) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1795 = "stablehlo.compare"(%1792#4, %1794) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1796 = "stablehlo.broadcast_in_dim"(%1795) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %1797 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1798 = "stablehlo.broadcast_in_dim"(%1797) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %1799 = "stablehlo.broadcast_in_dim"(%1796) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %1800 = "stablehlo.select"(%1799, %1792#0, %1798) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %1801 = "stablehlo.broadcast_in_dim"(%1795) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %1802 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %1803 = "stablehlo.broadcast_in_dim"(%1802) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %1804 = "stablehlo.broadcast_in_dim"(%1801) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x5xi1>
    %1805 = "stablehlo.select"(%1804, %1792#1, %1803) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %1806 = "stablehlo.broadcast_in_dim"(%1795) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %1807 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %1808 = "stablehlo.broadcast_in_dim"(%1807) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4xf32>
    %1809 = "stablehlo.broadcast_in_dim"(%1806) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %1810 = "stablehlo.select"(%1809, %1792#2, %1808) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %1811 = "stablehlo.broadcast_in_dim"(%1795) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %1812 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1813 = "stablehlo.broadcast_in_dim"(%1812) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x4xcomplex<f32>>
    %1814 = "stablehlo.broadcast_in_dim"(%1811) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %1815 = "stablehlo.select"(%1814, %1792#3, %1813) : (tensor<2x4xi1>, tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
    %1816:5 = "stablehlo.custom_call"(%arg269) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_chetrd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i, o], [i, p], [i]) {i=2, j=5, k=5, l=5, m=5, n=5, o=4, p=4}, custom>} : (tensor<2x5x5xcomplex<f32>>) -> (tensor<2x5x5xcomplex<f32>>, tensor<2x5xf32>, tensor<2x4xf32>, tensor<2x4xcomplex<f32>>, tensor<2xi32>)
    %1817 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1818 = "stablehlo.broadcast_in_dim"(%1817) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1819 = "stablehlo.compare"(%1816#4, %1818) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1820 = "stablehlo.broadcast_in_dim"(%1819) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %1821 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1822 = "stablehlo.broadcast_in_dim"(%1821) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %1823 = "stablehlo.broadcast_in_dim"(%1820) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %1824 = "stablehlo.select"(%1823, %1816#0, %1822) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %1825 = "stablehlo.broadcast_in_dim"(%1819) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %1826 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %1827 = "stablehlo.broadcast_in_dim"(%1826) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %1828 = "stablehlo.broadcast_in_dim"(%1825) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x5xi1>
    %1829 = "stablehlo.select"(%1828, %1816#1, %1827) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %1830 = "stablehlo.broadcast_in_dim"(%1819) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %1831 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %1832 = "stablehlo.broadcast_in_dim"(%1831) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4xf32>
    %1833 = "stablehlo.broadcast_in_dim"(%1830) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %1834 = "stablehlo.select"(%1833, %1816#2, %1832) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %1835 = "stablehlo.broadcast_in_dim"(%1819) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %1836 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1837 = "stablehlo.broadcast_in_dim"(%1836) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x4xcomplex<f32>>
    %1838 = "stablehlo.broadcast_in_dim"(%1835) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %1839 = "stablehlo.select"(%1838, %1816#3, %1837) : (tensor<2x4xi1>, tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
    %1840 = "stablehlo.constant"() <{value = dense<(3.000000e-01,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1841 = "stablehlo.broadcast_in_dim"(%1840) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5xcomplex<f32>>
    %1842 = "stablehlo.multiply"(%arg270, %1841) : (tensor<2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>) -> tensor<2x5xcomplex<f32>>
    %1843 = "stablehlo.constant"() <{value = dense<(3.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1844 = "stablehlo.broadcast_in_dim"(%1843) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5xcomplex<f32>>
    %1845 = "stablehlo.add"(%arg270, %1844) : (tensor<2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>) -> tensor<2x5xcomplex<f32>>
    %1846 = "stablehlo.constant"() <{value = dense<(2.000000e-01,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1847 = "stablehlo.broadcast_in_dim"(%1846) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5xcomplex<f32>>
    %1848 = "stablehlo.multiply"(%arg270, %1847) : (tensor<2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>) -> tensor<2x5xcomplex<f32>>
    %1849:5 = "stablehlo.custom_call"(%1842, %1845, %1848, %arg271) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cgtsv_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 2, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [3], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, k], [i, l], [i, m, n])->([i, o], [i, p], [i, q], [i, r, s], [i]) {i=2, j=5, k=5, l=5, m=5, n=3, o=5, p=5, q=5, r=5, s=3}, custom>} : (tensor<2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>) -> (tensor<2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>, tensor<2xi32>)
    %1850 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1851 = "stablehlo.broadcast_in_dim"(%1850) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1852 = "stablehlo.compare"(%1849#4, %1851) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1853 = "stablehlo.broadcast_in_dim"(%1852) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %1854 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1855 = "stablehlo.broadcast_in_dim"(%1854) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5x3xcomplex<f32>>
    %1856 = "stablehlo.broadcast_in_dim"(%1853) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x3xi1>
    %1857 = "stablehlo.select"(%1856, %1849#3, %1855) : (tensor<2x5x3xi1>, tensor<2x5x3xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>) -> tensor<2x5x3xcomplex<f32>>
    %1858 = "func.call"(%arg272) <{callee = @inv_53}> : (tensor<2x0x0xcomplex<f32>>) -> tensor<2x0x0xcomplex<f32>>
    %1859:2 = "func.call"(%arg273) <{callee = @qr_56}> : (tensor<0x3x2xcomplex<f32>>) -> (tensor<0x3x2xcomplex<f32>>, tensor<0x2x2xcomplex<f32>>)
    "func.return"(%1382, %1383, %1384, %1385#0, %1385#1, %1397, %1389, %1401#3, %1413, %1405, %1417#3, %1429, %1421, %1433#3, %1434#0, %1434#1, %1435#0, %1435#1, %1436#0, %1436#1, %1437#0, %1437#1, %1438#0, %1438#1, %1438#2, %1439, %1440, %1441, %1442, %1443, %1444#0, %1445, %1446#0, %1447, %1448, %1449#0, %1449#1, %1450#1, %1453, %1457, %1458#1, %1461, %1465, %1466#1, %1468, %1469, %1470#0, %1470#1, %1470#2, %1480, %1490, %1500, %1515, %1520, %1521, %1525, %1527, %1528, %1529#0, %1529#1, %1538, %1543, %1548, %1553, %1562, %1567, %1572, %1577, %1595, %1596, %1597#0, %1597#1, %1598, %1599, %1600, %1601#0, %1601#1, %1613, %1605, %1617#3, %1629, %1621, %1633#3, %1645, %1637, %1649#3, %1650#0, %1650#1, %1651#0, %1651#1, %1652#0, %1652#1, %1653#0, %1653#1, %1654#0, %1654#1, %1654#2, %1655, %1656, %1657, %1658, %1659, %1660#0, %1665, %1666#0, %1671, %1672, %1673#0, %1673#1, %1674#1, %1685, %1693, %1694#1, %1705, %1713, %1714#1, %1724, %1725, %1726#0, %1726#1, %1726#2, %1735, %1745, %1754, %1769, %1774, %1775, %1783, %1789, %1790, %1791#0, %1791#1, %1800, %1805, %1810, %1815, %1824, %1829, %1834, %1839, %1857, %1858, %1859#0, %1859#1) : (tensor<2x5x3xf32>, tensor<2x5x5xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x6x4xf32>, tensor<2x4xi32>, tensor<2x6xi32>, tensor<2x4x6xf32>, tensor<2x4xi32>, tensor<2x4xi32>, tensor<3x4xf32>, tensor<3xi32>, tensor<3xi32>, tensor<2x6x4xf32>, tensor<2x4x4xf32>, tensor<2x4x4xf32>, tensor<2x4x6xf32>, tensor<2x6x6xf32>, tensor<2x6x4xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<6x6xf32>, tensor<6x4xf32>, tensor<4xi32>, tensor<2x5x5xf32>, tensor<2x5x5xf32>, tensor<2x5x5xf32>, tensor<2x5x3xf32>, tensor<2x3x5xf32>, tensor<2x5xf32>, tensor<2x5x5x5xf32>, tensor<2x5xf32>, tensor<2x5x5x5xf32>, tensor<2x5xf32>, tensor<2x3xf32>, tensor<2x3x3xf32>, tensor<2x4xf32>, tensor<2x4x6x4xf32>, tensor<2x6x6xf32>, tensor<2x4xf32>, tensor<2x4x4x6xf32>, tensor<2x6x6xf32>, tensor<2x4xf32>, tensor<2x4x6x4xf32>, tensor<2x4xf32>, tensor<3x3xf32>, tensor<2xf32>, tensor<2x2xf32>, tensor<2x5xcomplex<f32>>, tensor<2x5x5x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>, tensor<2x5x5x5xcomplex<f32>>, tensor<2x5x5x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<2x5x5xf32>, tensor<2x5xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x5x5xf32>, tensor<2x5xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x5x3xf32>, tensor<2x0x0xf32>, tensor<0x3x2xf32>, tensor<0x2x2xf32>, tensor<2x5x3xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<2xf32>, tensor<2x6x4xcomplex<f32>>, tensor<2x4xi32>, tensor<2x6xi32>, tensor<2x4x6xcomplex<f32>>, tensor<2x4xi32>, tensor<2x4xi32>, tensor<3x4xcomplex<f32>>, tensor<3xi32>, tensor<3xi32>, tensor<2x6x4xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>, tensor<2x4x6xcomplex<f32>>, tensor<2x6x6xcomplex<f32>>, tensor<2x6x4xcomplex<f32>>, tensor<3x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<6x6xcomplex<f32>>, tensor<6x4xcomplex<f32>>, tensor<4xi32>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>, tensor<2x3x5xcomplex<f32>>, tensor<2x5xf32>, tensor<2x5x5x5xcomplex<f32>>, tensor<2x5xf32>, tensor<2x5x5x5xcomplex<f32>>, tensor<2x5xf32>, tensor<2x3xf32>, tensor<2x3x3xcomplex<f32>>, tensor<2x4xf32>, tensor<2x4x6x4xcomplex<f32>>, tensor<2x6x6xcomplex<f32>>, tensor<2x4xf32>, tensor<2x4x4x6xcomplex<f32>>, tensor<2x6x6xcomplex<f32>>, tensor<2x4xf32>, tensor<2x4x6x4xcomplex<f32>>, tensor<2x4xf32>, tensor<3x3xcomplex<f32>>, tensor<2xf32>, tensor<2x2xcomplex<f32>>, tensor<2x5xcomplex<f32>>, tensor<2x5x5x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>, tensor<2x5x5x5xcomplex<f32>>, tensor<2x5x5x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x5xf32>, tensor<2x4xf32>, tensor<2x4xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x5xf32>, tensor<2x4xf32>, tensor<2x4xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>, tensor<2x0x0xcomplex<f32>>, tensor<0x3x2xcomplex<f32>>, tensor<0x2x2xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x5x5xf32>, tensor<2x5x3xf32>) -> tensor<2x5x3xf32>, res_attrs = [{}], sym_name = "solve", sym_visibility = "private"}> ({
  ^bb0(%arg184: tensor<2x5x5xf32>, %arg185: tensor<2x5x3xf32>):
    %1358:3 = "stablehlo.custom_call"(%arg184) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgetrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=5, k=5, l=5, m=5, n=5}, custom>} : (tensor<2x5x5xf32>) -> (tensor<2x5x5xf32>, tensor<2x5xi32>, tensor<2xi32>)
    %1359 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %1360 = "stablehlo.broadcast_in_dim"(%1359) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %1361 = "stablehlo.subtract"(%1358#1, %1360) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %1362 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1363 = "stablehlo.broadcast_in_dim"(%1362) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1364 = "stablehlo.compare"(%1358#2, %1363) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1365 = "stablehlo.broadcast_in_dim"(%1364) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %1366 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %1367 = "stablehlo.broadcast_in_dim"(%1366) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x5xf32>
    %1368 = "stablehlo.broadcast_in_dim"(%1365) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %1369 = "stablehlo.select"(%1368, %1358#0, %1367) : (tensor<2x5x5xi1>, tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %1370 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %1371 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1372 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1373:4 = "stablehlo.while"(%1361, %1372, %1371, %1370) ({
    ^bb0(%arg190: tensor<2x5xi32>, %arg191: tensor<i64>, %arg192: tensor<i64>, %arg193: tensor<2x5xi32>):
      %1380 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %1381 = "stablehlo.compare"(%arg191, %1380) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%1381) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg186: tensor<2x5xi32>, %arg187: tensor<i64>, %arg188: tensor<i64>, %arg189: tensor<2x5xi32>):
      %1377:2 = "func.call"(%arg186, %arg188, %arg189) <{callee = @closed_call}> : (tensor<2x5xi32>, tensor<i64>, tensor<2x5xi32>) -> (tensor<i64>, tensor<2x5xi32>)
      %1378 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %1379 = "stablehlo.add"(%arg187, %1378) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg186, %1379, %1377#0, %1377#1) : (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>) -> ()
    }) : (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>) -> (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>)
    %1374 = "stablehlo.transpose"(%arg185) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x3xf32>) -> tensor<2x3x5xf32>
    %1375 = "func.call"(%1369, %1373#3, %1374) <{callee = @_lu_solve}> : (tensor<2x5x5xf32>, tensor<2x5xi32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
    %1376 = "stablehlo.transpose"(%1375) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x5xf32>) -> tensor<2x5x3xf32>
    "func.return"(%1376) : (tensor<2x5x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x5xi32>, tensor<i64>, tensor<2x5xi32>) -> (tensor<i64>, tensor<2x5xi32>), res_attrs = [{}, {}], sym_name = "closed_call", sym_visibility = "private"}> ({
  ^bb0(%arg177: tensor<2x5xi32>, %arg178: tensor<i64>, %arg179: tensor<2x5xi32>):
    %1311 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %1312 = "stablehlo.add"(%arg178, %1311) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %1313 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1314 = "stablehlo.compare"(%arg178, %1313) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %1315 = "stablehlo.convert"(%arg178) : (tensor<i64>) -> tensor<i64>
    %1316 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
    %1317 = "stablehlo.add"(%1315, %1316) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %1318 = "stablehlo.select"(%1314, %1317, %arg178) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %1319 = "stablehlo.broadcast_in_dim"(%1318) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1xi64>
    %1320 = "stablehlo.gather"(%arg177, %1319) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 1>}> : (tensor<2x5xi32>, tensor<1xi64>) -> tensor<2x1xi32>
    %1321 = "stablehlo.reshape"(%1320) : (tensor<2x1xi32>) -> tensor<2xi32>
    %1322 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1323 = "stablehlo.compare"(%arg178, %1322) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %1324 = "stablehlo.convert"(%arg178) : (tensor<i64>) -> tensor<i64>
    %1325 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
    %1326 = "stablehlo.add"(%1324, %1325) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %1327 = "stablehlo.select"(%1323, %1326, %arg178) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %1328 = "stablehlo.broadcast_in_dim"(%1327) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1xi64>
    %1329 = "stablehlo.gather"(%arg179, %1328) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 1>}> : (tensor<2x5xi32>, tensor<1xi64>) -> tensor<2x1xi32>
    %1330 = "stablehlo.reshape"(%1329) : (tensor<2x1xi32>) -> tensor<2xi32>
    %1331 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1332 = "stablehlo.broadcast_in_dim"(%1331) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1333 = "stablehlo.compare"(%1321, %1332) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1334 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %1335 = "stablehlo.broadcast_in_dim"(%1334) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1336 = "stablehlo.add"(%1321, %1335) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %1337 = "stablehlo.select"(%1333, %1336, %1321) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %1338 = "stablehlo.broadcast_in_dim"(%1337) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x1xi32>
    %1339 = "stablehlo.gather"(%arg179, %1338) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1>}> : (tensor<2x5xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
    %1340 = "stablehlo.reshape"(%1339) : (tensor<2x1xi32>) -> tensor<2xi32>
    %1341 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1342 = "stablehlo.compare"(%arg178, %1341) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %1343 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
    %1344 = "stablehlo.add"(%arg178, %1343) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %1345 = "stablehlo.select"(%1342, %1344, %arg178) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %1346 = "stablehlo.convert"(%1345) : (tensor<i64>) -> tensor<i32>
    %1347 = "stablehlo.broadcast_in_dim"(%1346) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %1348 = "stablehlo.scatter"(%arg179, %1347, %1340) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
    ^bb0(%arg182: tensor<i32>, %arg183: tensor<i32>):
      "stablehlo.return"(%arg183) : (tensor<i32>) -> ()
    }) : (tensor<2x5xi32>, tensor<1xi32>, tensor<2xi32>) -> tensor<2x5xi32>
    %1349 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1350 = "stablehlo.broadcast_in_dim"(%1349) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1351 = "stablehlo.compare"(%1321, %1350) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1352 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %1353 = "stablehlo.broadcast_in_dim"(%1352) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1354 = "stablehlo.add"(%1321, %1353) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %1355 = "stablehlo.select"(%1351, %1354, %1321) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %1356 = "stablehlo.broadcast_in_dim"(%1355) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x1xi32>
    %1357 = "stablehlo.scatter"(%1348, %1356, %1330) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg180: tensor<i32>, %arg181: tensor<i32>):
      "stablehlo.return"(%arg181) : (tensor<i32>) -> ()
    }) : (tensor<2x5xi32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<2x5xi32>
    "func.return"(%1312, %1357) : (tensor<i64>, tensor<2x5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x5x5xf32>, tensor<2x5xi32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>, res_attrs = [{}], sym_name = "_lu_solve", sym_visibility = "private"}> ({
  ^bb0(%arg174: tensor<2x5x5xf32>, %arg175: tensor<2x5xi32>, %arg176: tensor<2x3x5xf32>):
    %1292 = "stablehlo.broadcast_in_dim"(%arg176) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x3x5xf32>) -> tensor<2x3x5x1xf32>
    %1293 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1294 = "stablehlo.broadcast_in_dim"(%1293) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %1295 = "stablehlo.compare"(%arg175, %1294) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %1296 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %1297 = "stablehlo.broadcast_in_dim"(%1296) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %1298 = "stablehlo.add"(%arg175, %1297) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %1299 = "stablehlo.select"(%1295, %1298, %arg175) : (tensor<2x5xi1>, tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %1300 = "stablehlo.broadcast_in_dim"(%1299) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x5xi32>) -> tensor<2x5x1xi32>
    %1301 = "stablehlo.gather"(%1292, %1300) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 3], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1, 1>}> : (tensor<2x3x5x1xf32>, tensor<2x5x1xi32>) -> tensor<2x3x5x1xf32>
    %1302 = "stablehlo.transpose"(%1301) <{permutation = array<i64: 0, 2, 3, 1>}> : (tensor<2x3x5x1xf32>) -> tensor<2x5x1x3xf32>
    %1303 = "stablehlo.reshape"(%1302) : (tensor<2x5x1x3xf32>) -> tensor<2x5x3xf32>
    %1304 = "stablehlo.custom_call"(%arg174, %1303) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_strsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=2, j=5, k=5, l=5, m=3, n=5, o=3}, custom>} : (tensor<2x5x5xf32>, tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
    %1305 = "stablehlo.reshape"(%1304) : (tensor<2x5x3xf32>) -> tensor<2x5x1x3xf32>
    %1306 = "stablehlo.reshape"(%1305) : (tensor<2x5x1x3xf32>) -> tensor<2x5x3xf32>
    %1307 = "stablehlo.custom_call"(%arg174, %1306) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_strsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=2, j=5, k=5, l=5, m=3, n=5, o=3}, custom>} : (tensor<2x5x5xf32>, tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
    %1308 = "stablehlo.reshape"(%1307) : (tensor<2x5x3xf32>) -> tensor<2x5x1x3xf32>
    %1309 = "stablehlo.transpose"(%1308) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<2x5x1x3xf32>) -> tensor<2x3x5x1xf32>
    %1310 = "stablehlo.reshape"(%1309) : (tensor<2x3x5x1xf32>) -> tensor<2x3x5xf32>
    "func.return"(%1310) : (tensor<2x3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>, res_attrs = [{}], sym_name = "inv", sym_visibility = "private"}> ({
  ^bb0(%arg173: tensor<2x5x5xf32>):
    %1283 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x5xi64>
    %1284 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x5xi64>
    %1285 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1286 = "stablehlo.broadcast_in_dim"(%1285) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5x5xi64>
    %1287 = "stablehlo.add"(%1283, %1286) : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi64>
    %1288 = "stablehlo.compare"(%1287, %1284) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %1289 = "stablehlo.convert"(%1288) : (tensor<5x5xi1>) -> tensor<5x5xf32>
    %1290 = "stablehlo.broadcast_in_dim"(%1289) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<5x5xf32>) -> tensor<2x5x5xf32>
    %1291 = "func.call"(%arg173, %1290) <{callee = @solve_0}> : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    "func.return"(%1291) : (tensor<2x5x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>, res_attrs = [{}], sym_name = "solve_0", sym_visibility = "private"}> ({
  ^bb0(%arg163: tensor<2x5x5xf32>, %arg164: tensor<2x5x5xf32>):
    %1259:3 = "stablehlo.custom_call"(%arg163) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgetrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=5, k=5, l=5, m=5, n=5}, custom>} : (tensor<2x5x5xf32>) -> (tensor<2x5x5xf32>, tensor<2x5xi32>, tensor<2xi32>)
    %1260 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %1261 = "stablehlo.broadcast_in_dim"(%1260) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %1262 = "stablehlo.subtract"(%1259#1, %1261) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %1263 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1264 = "stablehlo.broadcast_in_dim"(%1263) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1265 = "stablehlo.compare"(%1259#2, %1264) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1266 = "stablehlo.broadcast_in_dim"(%1265) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %1267 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %1268 = "stablehlo.broadcast_in_dim"(%1267) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x5xf32>
    %1269 = "stablehlo.broadcast_in_dim"(%1266) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %1270 = "stablehlo.select"(%1269, %1259#0, %1268) : (tensor<2x5x5xi1>, tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %1271 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %1272 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1273 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1274:4 = "stablehlo.while"(%1262, %1273, %1272, %1271) ({
    ^bb0(%arg169: tensor<2x5xi32>, %arg170: tensor<i64>, %arg171: tensor<i64>, %arg172: tensor<2x5xi32>):
      %1281 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %1282 = "stablehlo.compare"(%arg170, %1281) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%1282) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg165: tensor<2x5xi32>, %arg166: tensor<i64>, %arg167: tensor<i64>, %arg168: tensor<2x5xi32>):
      %1278:2 = "func.call"(%arg165, %arg167, %arg168) <{callee = @closed_call}> : (tensor<2x5xi32>, tensor<i64>, tensor<2x5xi32>) -> (tensor<i64>, tensor<2x5xi32>)
      %1279 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %1280 = "stablehlo.add"(%arg166, %1279) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg165, %1280, %1278#0, %1278#1) : (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>) -> ()
    }) : (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>) -> (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>)
    %1275 = "stablehlo.transpose"(%arg164) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %1276 = "func.call"(%1270, %1274#3, %1275) <{callee = @_lu_solve_1}> : (tensor<2x5x5xf32>, tensor<2x5xi32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %1277 = "stablehlo.transpose"(%1276) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    "func.return"(%1277) : (tensor<2x5x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x5x5xf32>, tensor<2x5xi32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>, res_attrs = [{}], sym_name = "_lu_solve_1", sym_visibility = "private"}> ({
  ^bb0(%arg160: tensor<2x5x5xf32>, %arg161: tensor<2x5xi32>, %arg162: tensor<2x5x5xf32>):
    %1240 = "stablehlo.broadcast_in_dim"(%arg162) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x5x5xf32>) -> tensor<2x5x5x1xf32>
    %1241 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1242 = "stablehlo.broadcast_in_dim"(%1241) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %1243 = "stablehlo.compare"(%arg161, %1242) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %1244 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %1245 = "stablehlo.broadcast_in_dim"(%1244) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %1246 = "stablehlo.add"(%arg161, %1245) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %1247 = "stablehlo.select"(%1243, %1246, %arg161) : (tensor<2x5xi1>, tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %1248 = "stablehlo.broadcast_in_dim"(%1247) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x5xi32>) -> tensor<2x5x1xi32>
    %1249 = "stablehlo.gather"(%1240, %1248) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 3], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 5, 1, 1>}> : (tensor<2x5x5x1xf32>, tensor<2x5x1xi32>) -> tensor<2x5x5x1xf32>
    %1250 = "stablehlo.transpose"(%1249) <{permutation = array<i64: 0, 2, 3, 1>}> : (tensor<2x5x5x1xf32>) -> tensor<2x5x1x5xf32>
    %1251 = "stablehlo.reshape"(%1250) : (tensor<2x5x1x5xf32>) -> tensor<2x5x5xf32>
    %1252 = "stablehlo.custom_call"(%arg160, %1251) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_strsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=2, j=5, k=5, l=5, m=5, n=5, o=5}, custom>} : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %1253 = "stablehlo.reshape"(%1252) : (tensor<2x5x5xf32>) -> tensor<2x5x1x5xf32>
    %1254 = "stablehlo.reshape"(%1253) : (tensor<2x5x1x5xf32>) -> tensor<2x5x5xf32>
    %1255 = "stablehlo.custom_call"(%arg160, %1254) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_strsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=2, j=5, k=5, l=5, m=5, n=5, o=5}, custom>} : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %1256 = "stablehlo.reshape"(%1255) : (tensor<2x5x5xf32>) -> tensor<2x5x1x5xf32>
    %1257 = "stablehlo.transpose"(%1256) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<2x5x1x5xf32>) -> tensor<2x5x5x1xf32>
    %1258 = "stablehlo.reshape"(%1257) : (tensor<2x5x5x1xf32>) -> tensor<2x5x5xf32>
    "func.return"(%1258) : (tensor<2x5x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xf32>) -> tensor<2xf32>, res_attrs = [{}], sym_name = "det", sym_visibility = "private"}> ({
  ^bb0(%arg159: tensor<2x5x5xf32>):
    %1237:2 = "func.call"(%arg159) <{callee = @slogdet}> : (tensor<2x5x5xf32>) -> (tensor<2xf32>, tensor<2xf32>)
    %1238 = "stablehlo.exponential"(%1237#1) : (tensor<2xf32>) -> tensor<2xf32>
    %1239 = "stablehlo.multiply"(%1237#0, %1238) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "func.return"(%1239) : (tensor<2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xf32>) -> (tensor<2xf32>, tensor<2xf32>), res_attrs = [{}, {}], sym_name = "slogdet", sym_visibility = "private"}> ({
  ^bb0(%arg146: tensor<2x5x5xf32>):
    %1178:3 = "stablehlo.custom_call"(%arg146) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgetrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=5, k=5, l=5, m=5, n=5}, custom>} : (tensor<2x5x5xf32>) -> (tensor<2x5x5xf32>, tensor<2x5xi32>, tensor<2xi32>)
    %1179 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %1180 = "stablehlo.broadcast_in_dim"(%1179) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %1181 = "stablehlo.subtract"(%1178#1, %1180) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %1182 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1183 = "stablehlo.broadcast_in_dim"(%1182) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1184 = "stablehlo.compare"(%1178#2, %1183) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1185 = "stablehlo.broadcast_in_dim"(%1184) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %1186 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %1187 = "stablehlo.broadcast_in_dim"(%1186) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x5xf32>
    %1188 = "stablehlo.broadcast_in_dim"(%1185) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %1189 = "stablehlo.select"(%1188, %1178#0, %1187) : (tensor<2x5x5xi1>, tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %1190 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %1191 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1192 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1193:4 = "stablehlo.while"(%1181, %1192, %1191, %1190) ({
    ^bb0(%arg155: tensor<2x5xi32>, %arg156: tensor<i64>, %arg157: tensor<i64>, %arg158: tensor<2x5xi32>):
      %1235 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %1236 = "stablehlo.compare"(%arg156, %1235) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%1236) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg151: tensor<2x5xi32>, %arg152: tensor<i64>, %arg153: tensor<i64>, %arg154: tensor<2x5xi32>):
      %1232:2 = "func.call"(%arg151, %arg153, %arg154) <{callee = @closed_call}> : (tensor<2x5xi32>, tensor<i64>, tensor<2x5xi32>) -> (tensor<i64>, tensor<2x5xi32>)
      %1233 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %1234 = "stablehlo.add"(%arg152, %1233) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg151, %1234, %1232#0, %1232#1) : (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>) -> ()
    }) : (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>) -> (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>)
    %1194 = "func.call"(%1189) <{callee = @diagonal}> : (tensor<2x5x5xf32>) -> tensor<2x5xf32>
    %1195 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1196 = "stablehlo.broadcast_in_dim"(%1195) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %1197 = "stablehlo.compare"(%1194, %1196) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %1198 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %1199 = "stablehlo.reduce"(%1197, %1198) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg149: tensor<i1>, %arg150: tensor<i1>):
      %1231 = "stablehlo.or"(%arg149, %arg150) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%1231) : (tensor<i1>) -> ()
    }) : (tensor<2x5xi1>, tensor<i1>) -> tensor<2xi1>
    %1200 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi32>
    %1201 = "stablehlo.broadcast_in_dim"(%1200) <{broadcast_dimensions = array<i64: 1>}> : (tensor<5xi32>) -> tensor<1x5xi32>
    %1202 = "stablehlo.broadcast_in_dim"(%1201) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x5xi32>) -> tensor<2x5xi32>
    %1203 = "stablehlo.compare"(%1181, %1202) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %1204 = "func.call"(%1203) <{callee = @count_nonzero}> : (tensor<2x5xi1>) -> tensor<2xi64>
    %1205 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1206 = "stablehlo.broadcast_in_dim"(%1205) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %1207 = "stablehlo.compare"(%1194, %1206) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %1208 = "func.call"(%1207) <{callee = @count_nonzero}> : (tensor<2x5xi1>) -> tensor<2xi64>
    %1209 = "stablehlo.add"(%1204, %1208) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %1210 = "stablehlo.constant"() <{value = dense<2> : tensor<i64>}> : () -> tensor<i64>
    %1211 = "func.call"(%1209, %1210) <{callee = @remainder}> : (tensor<2xi64>, tensor<i64>) -> tensor<2xi64>
    %1212 = "stablehlo.constant"() <{value = dense<-2> : tensor<i64>}> : () -> tensor<i64>
    %1213 = "stablehlo.broadcast_in_dim"(%1212) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2xi64>
    %1214 = "stablehlo.multiply"(%1213, %1211) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %1215 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %1216 = "stablehlo.broadcast_in_dim"(%1215) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2xi64>
    %1217 = "stablehlo.add"(%1214, %1216) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %1218 = "stablehlo.convert"(%1217) : (tensor<2xi64>) -> tensor<2xf32>
    %1219 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1220 = "stablehlo.broadcast_in_dim"(%1219) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %1221 = "stablehlo.multiply"(%1220, %1218) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %1222 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1223 = "func.call"(%1199, %1222, %1221) <{callee = @_where_2}> : (tensor<2xi1>, tensor<f32>, tensor<2xf32>) -> tensor<2xf32>
    %1224 = "stablehlo.abs"(%1194) : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %1225 = "stablehlo.log"(%1224) : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %1226 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1227 = "stablehlo.reduce"(%1225, %1226) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg147: tensor<f32>, %arg148: tensor<f32>):
      %1230 = "stablehlo.add"(%arg147, %arg148) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1230) : (tensor<f32>) -> ()
    }) : (tensor<2x5xf32>, tensor<f32>) -> tensor<2xf32>
    %1228 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %1229 = "func.call"(%1199, %1228, %1227) <{callee = @_where_2}> : (tensor<2xi1>, tensor<f32>, tensor<2xf32>) -> tensor<2xf32>
    "func.return"(%1223, %1229) : (tensor<2xf32>, tensor<2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xf32>) -> tensor<2x5xf32>, res_attrs = [{}], sym_name = "diagonal", sym_visibility = "private"}> ({
  ^bb0(%arg145: tensor<2x5x5xf32>):
    %1156 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi64>
    %1157 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi64>
    %1158 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1159 = "stablehlo.broadcast_in_dim"(%1158) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %1160 = "stablehlo.compare"(%1156, %1159) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %1161 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
    %1162 = "stablehlo.broadcast_in_dim"(%1161) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %1163 = "stablehlo.add"(%1156, %1162) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %1164 = "stablehlo.select"(%1160, %1163, %1156) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %1165 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1166 = "stablehlo.broadcast_in_dim"(%1165) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %1167 = "stablehlo.compare"(%1157, %1166) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %1168 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
    %1169 = "stablehlo.broadcast_in_dim"(%1168) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %1170 = "stablehlo.add"(%1157, %1169) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %1171 = "stablehlo.select"(%1167, %1170, %1157) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %1172 = "stablehlo.convert"(%1164) : (tensor<5xi64>) -> tensor<5xi32>
    %1173 = "stablehlo.convert"(%1171) : (tensor<5xi64>) -> tensor<5xi32>
    %1174 = "stablehlo.broadcast_in_dim"(%1172) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xi32>) -> tensor<5x1xi32>
    %1175 = "stablehlo.broadcast_in_dim"(%1173) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xi32>) -> tensor<5x1xi32>
    %1176 = "stablehlo.concatenate"(%1174, %1175) <{dimension = 1 : i64}> : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x2xi32>
    %1177 = "stablehlo.gather"(%arg145, %1176) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1, 2], start_index_map = [1, 2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 1, 1>}> : (tensor<2x5x5xf32>, tensor<5x2xi32>) -> tensor<2x5xf32>
    "func.return"(%1177) : (tensor<2x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5xi1>) -> tensor<2xi64>, res_attrs = [{}], sym_name = "count_nonzero", sym_visibility = "private"}> ({
  ^bb0(%arg142: tensor<2x5xi1>):
    %1148 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %1149 = "stablehlo.broadcast_in_dim"(%1148) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<2x5xi1>
    %1150 = "stablehlo.compare"(%arg142, %1149) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
    %1151 = "stablehlo.convert"(%1150) : (tensor<2x5xi1>) -> tensor<2x5xi32>
    %1152 = "stablehlo.convert"(%1151) : (tensor<2x5xi32>) -> tensor<2x5xi64>
    %1153 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1154 = "stablehlo.reduce"(%1152, %1153) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg143: tensor<i64>, %arg144: tensor<i64>):
      %1155 = "stablehlo.add"(%arg143, %arg144) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%1155) : (tensor<i64>) -> ()
    }) : (tensor<2x5xi64>, tensor<i64>) -> tensor<2xi64>
    "func.return"(%1154) : (tensor<2xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2xi64>, tensor<i64>) -> tensor<2xi64>, res_attrs = [{}], sym_name = "remainder", sym_visibility = "private"}> ({
  ^bb0(%arg140: tensor<2xi64>, %arg141: tensor<i64>):
    %1127 = "stablehlo.convert"(%arg141) : (tensor<i64>) -> tensor<i64>
    %1128 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1129 = "stablehlo.compare"(%1127, %1128) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %1130 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %1131 = "func.call"(%1129, %1130, %1127) <{callee = @_where}> : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %1132 = "stablehlo.broadcast_in_dim"(%1131) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2xi64>
    %1133 = "stablehlo.remainder"(%arg140, %1132) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %1134 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1135 = "stablehlo.broadcast_in_dim"(%1134) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2xi64>
    %1136 = "stablehlo.compare"(%1133, %1135) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %1137 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1138 = "stablehlo.broadcast_in_dim"(%1137) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2xi64>
    %1139 = "stablehlo.compare"(%1133, %1138) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %1140 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1141 = "stablehlo.compare"(%1131, %1140) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %1142 = "stablehlo.broadcast_in_dim"(%1141) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<2xi1>
    %1143 = "stablehlo.compare"(%1139, %1142) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
    %1144 = "stablehlo.and"(%1143, %1136) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
    %1145 = "stablehlo.broadcast_in_dim"(%1131) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2xi64>
    %1146 = "stablehlo.add"(%1133, %1145) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %1147 = "stablehlo.select"(%1144, %1146, %1133) : (tensor<2xi1>, tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    "func.return"(%1147) : (tensor<2xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg137: tensor<i1>, %arg138: tensor<i64>, %arg139: tensor<i64>):
    %1126 = "stablehlo.select"(%arg137, %arg138, %arg139) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    "func.return"(%1126) : (tensor<i64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2xi1>, tensor<f32>, tensor<2xf32>) -> tensor<2xf32>, res_attrs = [{}], sym_name = "_where_2", sym_visibility = "private"}> ({
  ^bb0(%arg134: tensor<2xi1>, %arg135: tensor<f32>, %arg136: tensor<2xf32>):
    %1124 = "stablehlo.broadcast_in_dim"(%arg135) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %1125 = "stablehlo.select"(%arg134, %1124, %arg136) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "func.return"(%1125) : (tensor<2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x4xi32>, tensor<i64>, tensor<2x6xi32>) -> (tensor<i64>, tensor<2x6xi32>), res_attrs = [{}, {}], sym_name = "closed_call_3", sym_visibility = "private"}> ({
  ^bb0(%arg127: tensor<2x4xi32>, %arg128: tensor<i64>, %arg129: tensor<2x6xi32>):
    %1077 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %1078 = "stablehlo.add"(%arg128, %1077) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %1079 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1080 = "stablehlo.compare"(%arg128, %1079) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %1081 = "stablehlo.convert"(%arg128) : (tensor<i64>) -> tensor<i64>
    %1082 = "stablehlo.constant"() <{value = dense<4> : tensor<i64>}> : () -> tensor<i64>
    %1083 = "stablehlo.add"(%1081, %1082) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %1084 = "stablehlo.select"(%1080, %1083, %arg128) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %1085 = "stablehlo.broadcast_in_dim"(%1084) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1xi64>
    %1086 = "stablehlo.gather"(%arg127, %1085) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 1>}> : (tensor<2x4xi32>, tensor<1xi64>) -> tensor<2x1xi32>
    %1087 = "stablehlo.reshape"(%1086) : (tensor<2x1xi32>) -> tensor<2xi32>
    %1088 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1089 = "stablehlo.compare"(%arg128, %1088) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %1090 = "stablehlo.convert"(%arg128) : (tensor<i64>) -> tensor<i64>
    %1091 = "stablehlo.constant"() <{value = dense<6> : tensor<i64>}> : () -> tensor<i64>
    %1092 = "stablehlo.add"(%1090, %1091) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %1093 = "stablehlo.select"(%1089, %1092, %arg128) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %1094 = "stablehlo.broadcast_in_dim"(%1093) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1xi64>
    %1095 = "stablehlo.gather"(%arg129, %1094) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 1>}> : (tensor<2x6xi32>, tensor<1xi64>) -> tensor<2x1xi32>
    %1096 = "stablehlo.reshape"(%1095) : (tensor<2x1xi32>) -> tensor<2xi32>
    %1097 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1098 = "stablehlo.broadcast_in_dim"(%1097) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1099 = "stablehlo.compare"(%1087, %1098) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1100 = "stablehlo.constant"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
    %1101 = "stablehlo.broadcast_in_dim"(%1100) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1102 = "stablehlo.add"(%1087, %1101) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %1103 = "stablehlo.select"(%1099, %1102, %1087) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %1104 = "stablehlo.broadcast_in_dim"(%1103) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x1xi32>
    %1105 = "stablehlo.gather"(%arg129, %1104) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1>}> : (tensor<2x6xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
    %1106 = "stablehlo.reshape"(%1105) : (tensor<2x1xi32>) -> tensor<2xi32>
    %1107 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1108 = "stablehlo.compare"(%arg128, %1107) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %1109 = "stablehlo.constant"() <{value = dense<6> : tensor<i64>}> : () -> tensor<i64>
    %1110 = "stablehlo.add"(%arg128, %1109) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %1111 = "stablehlo.select"(%1108, %1110, %arg128) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %1112 = "stablehlo.convert"(%1111) : (tensor<i64>) -> tensor<i32>
    %1113 = "stablehlo.broadcast_in_dim"(%1112) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %1114 = "stablehlo.scatter"(%arg129, %1113, %1106) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
    ^bb0(%arg132: tensor<i32>, %arg133: tensor<i32>):
      "stablehlo.return"(%arg133) : (tensor<i32>) -> ()
    }) : (tensor<2x6xi32>, tensor<1xi32>, tensor<2xi32>) -> tensor<2x6xi32>
    %1115 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1116 = "stablehlo.broadcast_in_dim"(%1115) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1117 = "stablehlo.compare"(%1087, %1116) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1118 = "stablehlo.constant"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
    %1119 = "stablehlo.broadcast_in_dim"(%1118) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1120 = "stablehlo.add"(%1087, %1119) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %1121 = "stablehlo.select"(%1117, %1120, %1087) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %1122 = "stablehlo.broadcast_in_dim"(%1121) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x1xi32>
    %1123 = "stablehlo.scatter"(%1114, %1122, %1096) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg130: tensor<i32>, %arg131: tensor<i32>):
      "stablehlo.return"(%arg131) : (tensor<i32>) -> ()
    }) : (tensor<2x6xi32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<2x6xi32>
    "func.return"(%1078, %1123) : (tensor<i64>, tensor<2x6xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x4xi32>, tensor<i64>, tensor<2x4xi32>) -> (tensor<i64>, tensor<2x4xi32>), res_attrs = [{}, {}], sym_name = "closed_call_4", sym_visibility = "private"}> ({
  ^bb0(%arg120: tensor<2x4xi32>, %arg121: tensor<i64>, %arg122: tensor<2x4xi32>):
    %1030 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %1031 = "stablehlo.add"(%arg121, %1030) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %1032 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1033 = "stablehlo.compare"(%arg121, %1032) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %1034 = "stablehlo.convert"(%arg121) : (tensor<i64>) -> tensor<i64>
    %1035 = "stablehlo.constant"() <{value = dense<4> : tensor<i64>}> : () -> tensor<i64>
    %1036 = "stablehlo.add"(%1034, %1035) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %1037 = "stablehlo.select"(%1033, %1036, %arg121) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %1038 = "stablehlo.broadcast_in_dim"(%1037) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1xi64>
    %1039 = "stablehlo.gather"(%arg120, %1038) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 1>}> : (tensor<2x4xi32>, tensor<1xi64>) -> tensor<2x1xi32>
    %1040 = "stablehlo.reshape"(%1039) : (tensor<2x1xi32>) -> tensor<2xi32>
    %1041 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1042 = "stablehlo.compare"(%arg121, %1041) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %1043 = "stablehlo.convert"(%arg121) : (tensor<i64>) -> tensor<i64>
    %1044 = "stablehlo.constant"() <{value = dense<4> : tensor<i64>}> : () -> tensor<i64>
    %1045 = "stablehlo.add"(%1043, %1044) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %1046 = "stablehlo.select"(%1042, %1045, %arg121) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %1047 = "stablehlo.broadcast_in_dim"(%1046) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1xi64>
    %1048 = "stablehlo.gather"(%arg122, %1047) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 1>}> : (tensor<2x4xi32>, tensor<1xi64>) -> tensor<2x1xi32>
    %1049 = "stablehlo.reshape"(%1048) : (tensor<2x1xi32>) -> tensor<2xi32>
    %1050 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1051 = "stablehlo.broadcast_in_dim"(%1050) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1052 = "stablehlo.compare"(%1040, %1051) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1053 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
    %1054 = "stablehlo.broadcast_in_dim"(%1053) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1055 = "stablehlo.add"(%1040, %1054) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %1056 = "stablehlo.select"(%1052, %1055, %1040) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %1057 = "stablehlo.broadcast_in_dim"(%1056) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x1xi32>
    %1058 = "stablehlo.gather"(%arg122, %1057) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1>}> : (tensor<2x4xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
    %1059 = "stablehlo.reshape"(%1058) : (tensor<2x1xi32>) -> tensor<2xi32>
    %1060 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1061 = "stablehlo.compare"(%arg121, %1060) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %1062 = "stablehlo.constant"() <{value = dense<4> : tensor<i64>}> : () -> tensor<i64>
    %1063 = "stablehlo.add"(%arg121, %1062) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %1064 = "stablehlo.select"(%1061, %1063, %arg121) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %1065 = "stablehlo.convert"(%1064) : (tensor<i64>) -> tensor<i32>
    %1066 = "stablehlo.broadcast_in_dim"(%1065) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %1067 = "stablehlo.scatter"(%arg122, %1066, %1059) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
    ^bb0(%arg125: tensor<i32>, %arg126: tensor<i32>):
      "stablehlo.return"(%arg126) : (tensor<i32>) -> ()
    }) : (tensor<2x4xi32>, tensor<1xi32>, tensor<2xi32>) -> tensor<2x4xi32>
    %1068 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1069 = "stablehlo.broadcast_in_dim"(%1068) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1070 = "stablehlo.compare"(%1040, %1069) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1071 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
    %1072 = "stablehlo.broadcast_in_dim"(%1071) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1073 = "stablehlo.add"(%1040, %1072) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %1074 = "stablehlo.select"(%1070, %1073, %1040) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %1075 = "stablehlo.broadcast_in_dim"(%1074) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x1xi32>
    %1076 = "stablehlo.scatter"(%1067, %1075, %1049) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg123: tensor<i32>, %arg124: tensor<i32>):
      "stablehlo.return"(%arg124) : (tensor<i32>) -> ()
    }) : (tensor<2x4xi32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<2x4xi32>
    "func.return"(%1031, %1076) : (tensor<i64>, tensor<2x4xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3xi32>, tensor<i64>, tensor<3xi32>) -> (tensor<i64>, tensor<3xi32>), res_attrs = [{}, {}], sym_name = "closed_call_5", sym_visibility = "private"}> ({
  ^bb0(%arg113: tensor<3xi32>, %arg114: tensor<i64>, %arg115: tensor<3xi32>):
    %990 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %991 = "stablehlo.add"(%arg114, %990) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %992 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %993 = "stablehlo.compare"(%arg114, %992) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %994 = "stablehlo.convert"(%arg114) : (tensor<i64>) -> tensor<i64>
    %995 = "stablehlo.constant"() <{value = dense<3> : tensor<i64>}> : () -> tensor<i64>
    %996 = "stablehlo.add"(%994, %995) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %997 = "stablehlo.select"(%993, %996, %arg114) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %998 = "stablehlo.dynamic_slice"(%arg113, %997) <{slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<i64>) -> tensor<1xi32>
    %999 = "stablehlo.reshape"(%998) : (tensor<1xi32>) -> tensor<i32>
    %1000 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1001 = "stablehlo.compare"(%arg114, %1000) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %1002 = "stablehlo.convert"(%arg114) : (tensor<i64>) -> tensor<i64>
    %1003 = "stablehlo.constant"() <{value = dense<3> : tensor<i64>}> : () -> tensor<i64>
    %1004 = "stablehlo.add"(%1002, %1003) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %1005 = "stablehlo.select"(%1001, %1004, %arg114) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %1006 = "stablehlo.dynamic_slice"(%arg115, %1005) <{slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<i64>) -> tensor<1xi32>
    %1007 = "stablehlo.reshape"(%1006) : (tensor<1xi32>) -> tensor<i32>
    %1008 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1009 = "stablehlo.compare"(%999, %1008) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %1010 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %1011 = "stablehlo.add"(%999, %1010) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %1012 = "stablehlo.select"(%1009, %1011, %999) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %1013 = "stablehlo.dynamic_slice"(%arg115, %1012) <{slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %1014 = "stablehlo.reshape"(%1013) : (tensor<1xi32>) -> tensor<i32>
    %1015 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1016 = "stablehlo.compare"(%arg114, %1015) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %1017 = "stablehlo.constant"() <{value = dense<3> : tensor<i64>}> : () -> tensor<i64>
    %1018 = "stablehlo.add"(%arg114, %1017) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %1019 = "stablehlo.select"(%1016, %1018, %arg114) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %1020 = "stablehlo.convert"(%1019) : (tensor<i64>) -> tensor<i32>
    %1021 = "stablehlo.broadcast_in_dim"(%1020) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %1022 = "stablehlo.scatter"(%arg115, %1021, %1014) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg118: tensor<i32>, %arg119: tensor<i32>):
      "stablehlo.return"(%arg119) : (tensor<i32>) -> ()
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %1023 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1024 = "stablehlo.compare"(%999, %1023) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %1025 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %1026 = "stablehlo.add"(%999, %1025) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %1027 = "stablehlo.select"(%1024, %1026, %999) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %1028 = "stablehlo.broadcast_in_dim"(%1027) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %1029 = "stablehlo.scatter"(%1022, %1028, %1007) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg116: tensor<i32>, %arg117: tensor<i32>):
      "stablehlo.return"(%arg117) : (tensor<i32>) -> ()
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    "func.return"(%991, %1029) : (tensor<i64>, tensor<3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x6x4xf32>) -> (tensor<2x6x4xf32>, tensor<2x4x4xf32>), res_attrs = [{}, {}], sym_name = "qr", sym_visibility = "private"}> ({
  ^bb0(%arg112: tensor<2x6x4xf32>):
    %977:2 = "stablehlo.custom_call"(%arg112) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgeqrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n]) {i=2, j=6, k=4, l=6, m=4, n=4}, custom>} : (tensor<2x6x4xf32>) -> (tensor<2x6x4xf32>, tensor<2x4xf32>)
    %978 = "stablehlo.custom_call"(%977#0, %977#1) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sorgqr_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l])->([i, m, n]) {i=2, j=6, k=4, l=4, m=6, n=4}, custom>} : (tensor<2x6x4xf32>, tensor<2x4xf32>) -> tensor<2x6x4xf32>
    %979 = "stablehlo.slice"(%977#0) <{limit_indices = array<i64: 2, 4, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x6x4xf32>) -> tensor<2x4x4xf32>
    %980 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x4xi64>
    %981 = "stablehlo.constant"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
    %982 = "stablehlo.broadcast_in_dim"(%981) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4x4xi64>
    %983 = "stablehlo.add"(%980, %982) : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi64>
    %984 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x4xi64>
    %985 = "stablehlo.compare"(%983, %984) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
    %986 = "stablehlo.broadcast_in_dim"(%985) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<4x4xi1>) -> tensor<2x4x4xi1>
    %987 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %988 = "stablehlo.broadcast_in_dim"(%987) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x4xf32>
    %989 = "stablehlo.select"(%986, %988, %979) : (tensor<2x4x4xi1>, tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    "func.return"(%978, %989) : (tensor<2x6x4xf32>, tensor<2x4x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x4x6xf32>) -> (tensor<2x4x4xf32>, tensor<2x4x6xf32>), res_attrs = [{}, {}], sym_name = "qr_6", sym_visibility = "private"}> ({
  ^bb0(%arg111: tensor<2x4x6xf32>):
    %964:2 = "stablehlo.custom_call"(%arg111) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgeqrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n]) {i=2, j=4, k=6, l=4, m=6, n=4}, custom>} : (tensor<2x4x6xf32>) -> (tensor<2x4x6xf32>, tensor<2x4xf32>)
    %965 = "stablehlo.slice"(%964#0) <{limit_indices = array<i64: 2, 4, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x6xf32>) -> tensor<2x4x4xf32>
    %966 = "stablehlo.custom_call"(%965, %964#1) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sorgqr_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l])->([i, m, n]) {i=2, j=4, k=4, l=4, m=4, n=4}, custom>} : (tensor<2x4x4xf32>, tensor<2x4xf32>) -> tensor<2x4x4xf32>
    %967 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x6xi64>
    %968 = "stablehlo.constant"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
    %969 = "stablehlo.broadcast_in_dim"(%968) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4x6xi64>
    %970 = "stablehlo.add"(%967, %969) : (tensor<4x6xi64>, tensor<4x6xi64>) -> tensor<4x6xi64>
    %971 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x6xi64>
    %972 = "stablehlo.compare"(%970, %971) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<4x6xi64>, tensor<4x6xi64>) -> tensor<4x6xi1>
    %973 = "stablehlo.broadcast_in_dim"(%972) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<4x6xi1>) -> tensor<2x4x6xi1>
    %974 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %975 = "stablehlo.broadcast_in_dim"(%974) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x6xf32>
    %976 = "stablehlo.select"(%973, %975, %964#0) : (tensor<2x4x6xi1>, tensor<2x4x6xf32>, tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
    "func.return"(%966, %976) : (tensor<2x4x4xf32>, tensor<2x4x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x6x4xf32>) -> (tensor<2x6x6xf32>, tensor<2x6x4xf32>), res_attrs = [{}, {}], sym_name = "qr_7", sym_visibility = "private"}> ({
  ^bb0(%arg110: tensor<2x6x4xf32>):
    %950:2 = "stablehlo.custom_call"(%arg110) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgeqrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n]) {i=2, j=6, k=4, l=6, m=4, n=4}, custom>} : (tensor<2x6x4xf32>) -> (tensor<2x6x4xf32>, tensor<2x4xf32>)
    %951 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %952 = "stablehlo.pad"(%950#0, %951) <{edge_padding_high = array<i64: 0, 0, 2>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<2x6x4xf32>, tensor<f32>) -> tensor<2x6x6xf32>
    %953 = "stablehlo.custom_call"(%952, %950#1) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sorgqr_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l])->([i, m, n]) {i=2, j=6, k=6, l=4, m=6, n=6}, custom>} : (tensor<2x6x6xf32>, tensor<2x4xf32>) -> tensor<2x6x6xf32>
    %954 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6x4xi64>
    %955 = "stablehlo.constant"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
    %956 = "stablehlo.broadcast_in_dim"(%955) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<6x4xi64>
    %957 = "stablehlo.add"(%954, %956) : (tensor<6x4xi64>, tensor<6x4xi64>) -> tensor<6x4xi64>
    %958 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<6x4xi64>
    %959 = "stablehlo.compare"(%957, %958) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<6x4xi64>, tensor<6x4xi64>) -> tensor<6x4xi1>
    %960 = "stablehlo.broadcast_in_dim"(%959) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<6x4xi1>) -> tensor<2x6x4xi1>
    %961 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %962 = "stablehlo.broadcast_in_dim"(%961) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x4xf32>
    %963 = "stablehlo.select"(%960, %962, %950#0) : (tensor<2x6x4xi1>, tensor<2x6x4xf32>, tensor<2x6x4xf32>) -> tensor<2x6x4xf32>
    "func.return"(%953, %963) : (tensor<2x6x6xf32>, tensor<2x6x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x2xf32>) -> (tensor<3x2xf32>, tensor<2x2xf32>), res_attrs = [{}, {}], sym_name = "qr_8", sym_visibility = "private"}> ({
  ^bb0(%arg109: tensor<3x2xf32>):
    %938:2 = "stablehlo.custom_call"(%arg109) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgeqrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=3, j=2, k=3, l=2, m=2}, custom>} : (tensor<3x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>)
    %939 = "stablehlo.custom_call"(%938#0, %938#1) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sorgqr_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=3, j=2, k=2, l=3, m=2}, custom>} : (tensor<3x2xf32>, tensor<2xf32>) -> tensor<3x2xf32>
    %940 = "stablehlo.slice"(%938#0) <{limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<3x2xf32>) -> tensor<2x2xf32>
    %941 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x2xi64>
    %942 = "stablehlo.constant"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
    %943 = "stablehlo.broadcast_in_dim"(%942) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2x2xi64>
    %944 = "stablehlo.add"(%941, %943) : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi64>
    %945 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x2xi64>
    %946 = "stablehlo.compare"(%944, %945) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi1>
    %947 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %948 = "stablehlo.broadcast_in_dim"(%947) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2xf32>
    %949 = "stablehlo.select"(%946, %948, %940) : (tensor<2x2xi1>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    "func.return"(%939, %949) : (tensor<3x2xf32>, tensor<2x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<6x4xf32>) -> (tensor<6x6xf32>, tensor<6x4xf32>, tensor<4xi32>), res_attrs = [{}, {}, {}], sym_name = "_qr", sym_visibility = "private"}> ({
  ^bb0(%arg108: tensor<6x4xf32>):
    %920 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %921 = "stablehlo.broadcast_in_dim"(%920) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4xi32>
    %922:3 = "stablehlo.custom_call"(%arg108, %921) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgeqp3_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m], [n], [o]) {i=6, j=4, k=4, l=6, m=4, n=4, o=4}, custom>} : (tensor<6x4xf32>, tensor<4xi32>) -> (tensor<6x4xf32>, tensor<4xi32>, tensor<4xf32>)
    %923 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %924 = "stablehlo.broadcast_in_dim"(%923) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4xi32>
    %925 = "stablehlo.subtract"(%922#1, %924) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %926 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %927 = "stablehlo.pad"(%922#0, %926) <{edge_padding_high = array<i64: 0, 2>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<6x4xf32>, tensor<f32>) -> tensor<6x6xf32>
    %928 = "stablehlo.custom_call"(%927, %922#2) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sorgqr_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=6, j=6, k=4, l=6, m=6}, custom>} : (tensor<6x6xf32>, tensor<4xf32>) -> tensor<6x6xf32>
    %929 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6x4xi64>
    %930 = "stablehlo.constant"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
    %931 = "stablehlo.broadcast_in_dim"(%930) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<6x4xi64>
    %932 = "stablehlo.add"(%929, %931) : (tensor<6x4xi64>, tensor<6x4xi64>) -> tensor<6x4xi64>
    %933 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<6x4xi64>
    %934 = "stablehlo.compare"(%932, %933) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<6x4xi64>, tensor<6x4xi64>) -> tensor<6x4xi1>
    %935 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %936 = "stablehlo.broadcast_in_dim"(%935) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x4xf32>
    %937 = "stablehlo.select"(%934, %936, %922#0) : (tensor<6x4xi1>, tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    "func.return"(%928, %937, %925) : (tensor<6x6xf32>, tensor<6x4xf32>, tensor<4xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>, res_attrs = [{}], sym_name = "cholesky", sym_visibility = "private"}> ({
  ^bb0(%arg107: tensor<2x5x5xf32>):
    %896 = "stablehlo.transpose"(%arg107) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %897 = "stablehlo.add"(%arg107, %896) : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %898 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %899 = "stablehlo.broadcast_in_dim"(%898) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x5xf32>
    %900 = "stablehlo.divide"(%897, %899) : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %901:2 = "stablehlo.custom_call"(%900) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_spotrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i]) {i=2, j=5, k=5, l=5, m=5}, custom>} : (tensor<2x5x5xf32>) -> (tensor<2x5x5xf32>, tensor<2xi32>)
    %902 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %903 = "stablehlo.broadcast_in_dim"(%902) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %904 = "stablehlo.compare"(%901#1, %903) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %905 = "stablehlo.broadcast_in_dim"(%904) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %906 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %907 = "stablehlo.broadcast_in_dim"(%906) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x5xf32>
    %908 = "stablehlo.broadcast_in_dim"(%905) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %909 = "stablehlo.select"(%908, %901#0, %907) : (tensor<2x5x5xi1>, tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %910 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x5xi64>
    %911 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %912 = "stablehlo.broadcast_in_dim"(%911) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5x5xi64>
    %913 = "stablehlo.add"(%910, %912) : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi64>
    %914 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x5xi64>
    %915 = "stablehlo.compare"(%913, %914) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %916 = "stablehlo.broadcast_in_dim"(%915) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<5x5xi1>) -> tensor<2x5x5xi1>
    %917 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %918 = "stablehlo.broadcast_in_dim"(%917) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x5xf32>
    %919 = "stablehlo.select"(%916, %909, %918) : (tensor<2x5x5xi1>, tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    "func.return"(%919) : (tensor<2x5x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>, res_attrs = [{}], sym_name = "cholesky_9", sym_visibility = "private"}> ({
  ^bb0(%arg106: tensor<2x5x5xf32>):
    %876:2 = "stablehlo.custom_call"(%arg106) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_spotrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i]) {i=2, j=5, k=5, l=5, m=5}, custom>} : (tensor<2x5x5xf32>) -> (tensor<2x5x5xf32>, tensor<2xi32>)
    %877 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %878 = "stablehlo.broadcast_in_dim"(%877) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %879 = "stablehlo.compare"(%876#1, %878) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %880 = "stablehlo.broadcast_in_dim"(%879) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %881 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %882 = "stablehlo.broadcast_in_dim"(%881) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x5xf32>
    %883 = "stablehlo.broadcast_in_dim"(%880) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %884 = "stablehlo.select"(%883, %876#0, %882) : (tensor<2x5x5xi1>, tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %885 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x5xi64>
    %886 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %887 = "stablehlo.broadcast_in_dim"(%886) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5x5xi64>
    %888 = "stablehlo.add"(%885, %887) : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi64>
    %889 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x5xi64>
    %890 = "stablehlo.compare"(%888, %889) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %891 = "stablehlo.broadcast_in_dim"(%890) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<5x5xi1>) -> tensor<2x5x5xi1>
    %892 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %893 = "stablehlo.broadcast_in_dim"(%892) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x5xf32>
    %894 = "stablehlo.select"(%891, %884, %893) : (tensor<2x5x5xi1>, tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %895 = "stablehlo.transpose"(%894) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    "func.return"(%895) : (tensor<2x5x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xf32>) -> (tensor<2x5xf32>, tensor<2x5x5xf32>), res_attrs = [{}, {}], sym_name = "eigh", sym_visibility = "private"}> ({
  ^bb0(%arg105: tensor<2x5x5xf32>):
    %857 = "stablehlo.transpose"(%arg105) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %858 = "stablehlo.add"(%arg105, %857) : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %859 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %860 = "stablehlo.broadcast_in_dim"(%859) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x5xf32>
    %861 = "stablehlo.divide"(%858, %860) : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %862:3 = "stablehlo.custom_call"(%861) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_ssyevd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=5, k=5, l=5, m=5, n=5}, custom>} : (tensor<2x5x5xf32>) -> (tensor<2x5x5xf32>, tensor<2x5xf32>, tensor<2xi32>)
    %863 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %864 = "stablehlo.broadcast_in_dim"(%863) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %865 = "stablehlo.compare"(%862#2, %864) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %866 = "stablehlo.broadcast_in_dim"(%865) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %867 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %868 = "stablehlo.broadcast_in_dim"(%867) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x5xf32>
    %869 = "stablehlo.broadcast_in_dim"(%866) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %870 = "stablehlo.select"(%869, %862#0, %868) : (tensor<2x5x5xi1>, tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %871 = "stablehlo.broadcast_in_dim"(%865) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %872 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %873 = "stablehlo.broadcast_in_dim"(%872) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %874 = "stablehlo.broadcast_in_dim"(%871) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x5xi1>
    %875 = "stablehlo.select"(%874, %862#1, %873) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    "func.return"(%875, %870) : (tensor<2x5xf32>, tensor<2x5x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xf32>) -> (tensor<2x5xf32>, tensor<2x5x5xf32>), res_attrs = [{}, {}], sym_name = "eigh_10", sym_visibility = "private"}> ({
  ^bb0(%arg104: tensor<2x5x5xf32>):
    %843:3 = "stablehlo.custom_call"(%arg104) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_ssyevd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {mode = 86 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=5, k=5, l=5, m=5, n=5}, custom>} : (tensor<2x5x5xf32>) -> (tensor<2x5x5xf32>, tensor<2x5xf32>, tensor<2xi32>)
    %844 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %845 = "stablehlo.broadcast_in_dim"(%844) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %846 = "stablehlo.compare"(%843#2, %845) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %847 = "stablehlo.broadcast_in_dim"(%846) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %848 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %849 = "stablehlo.broadcast_in_dim"(%848) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x5xf32>
    %850 = "stablehlo.broadcast_in_dim"(%847) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %851 = "stablehlo.select"(%850, %843#0, %849) : (tensor<2x5x5xi1>, tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %852 = "stablehlo.broadcast_in_dim"(%846) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %853 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %854 = "stablehlo.broadcast_in_dim"(%853) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %855 = "stablehlo.broadcast_in_dim"(%852) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x5xi1>
    %856 = "stablehlo.select"(%855, %843#1, %854) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    "func.return"(%856, %851) : (tensor<2x5xf32>, tensor<2x5x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xf32>) -> tensor<2x5xf32>, res_attrs = [{}], sym_name = "eigvalsh", sym_visibility = "private"}> ({
  ^bb0(%arg103: tensor<2x5x5xf32>):
    %842:2 = "func.call"(%arg103) <{callee = @eigh_11}> : (tensor<2x5x5xf32>) -> (tensor<2x5xf32>, tensor<2x5x5xf32>)
    "func.return"(%842#0) : (tensor<2x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xf32>) -> (tensor<2x5xf32>, tensor<2x5x5xf32>), res_attrs = [{}, {}], sym_name = "eigh_11", sym_visibility = "private"}> ({
  ^bb0(%arg102: tensor<2x5x5xf32>):
    %823 = "stablehlo.transpose"(%arg102) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %824 = "stablehlo.add"(%arg102, %823) : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %825 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %826 = "stablehlo.broadcast_in_dim"(%825) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x5xf32>
    %827 = "stablehlo.divide"(%824, %826) : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %828:3 = "stablehlo.custom_call"(%827) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_ssyevd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=5, k=5, l=5, m=5, n=5}, custom>} : (tensor<2x5x5xf32>) -> (tensor<2x5x5xf32>, tensor<2x5xf32>, tensor<2xi32>)
    %829 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %830 = "stablehlo.broadcast_in_dim"(%829) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %831 = "stablehlo.compare"(%828#2, %830) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %832 = "stablehlo.broadcast_in_dim"(%831) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %833 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %834 = "stablehlo.broadcast_in_dim"(%833) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x5xf32>
    %835 = "stablehlo.broadcast_in_dim"(%832) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %836 = "stablehlo.select"(%835, %828#0, %834) : (tensor<2x5x5xi1>, tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %837 = "stablehlo.broadcast_in_dim"(%831) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %838 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %839 = "stablehlo.broadcast_in_dim"(%838) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %840 = "stablehlo.broadcast_in_dim"(%837) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x5xi1>
    %841 = "stablehlo.select"(%840, %828#1, %839) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    "func.return"(%841, %836) : (tensor<2x5xf32>, tensor<2x5x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x3x3xf32>) -> (tensor<2x3xf32>, tensor<2x3x3xf32>), res_attrs = [{}, {}], sym_name = "eigh_12", sym_visibility = "private"}> ({
  ^bb0(%arg101: tensor<2x3x3xf32>):
    %804 = "stablehlo.transpose"(%arg101) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %805 = "stablehlo.add"(%arg101, %804) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %806 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %807 = "stablehlo.broadcast_in_dim"(%806) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3x3xf32>
    %808 = "stablehlo.divide"(%805, %807) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %809:3 = "stablehlo.custom_call"(%808) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_ssyevd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=3, k=3, l=3, m=3, n=3}, custom>} : (tensor<2x3x3xf32>) -> (tensor<2x3x3xf32>, tensor<2x3xf32>, tensor<2xi32>)
    %810 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %811 = "stablehlo.broadcast_in_dim"(%810) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %812 = "stablehlo.compare"(%809#2, %811) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %813 = "stablehlo.broadcast_in_dim"(%812) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %814 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %815 = "stablehlo.broadcast_in_dim"(%814) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3x3xf32>
    %816 = "stablehlo.broadcast_in_dim"(%813) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x3x3xi1>
    %817 = "stablehlo.select"(%816, %809#0, %815) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %818 = "stablehlo.broadcast_in_dim"(%812) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %819 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %820 = "stablehlo.broadcast_in_dim"(%819) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %821 = "stablehlo.broadcast_in_dim"(%818) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x3xi1>
    %822 = "stablehlo.select"(%821, %809#1, %820) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%822, %817) : (tensor<2x3xf32>, tensor<2x3x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x6x4xf32>) -> (tensor<2x6x6xf32>, tensor<2x4xf32>, tensor<2x4x4xf32>), res_attrs = [{}, {}, {}], sym_name = "svd", sym_visibility = "private"}> ({
  ^bb0(%arg100: tensor<2x6x4xf32>):
    %785:5 = "stablehlo.custom_call"(%arg100) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgesdd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i, o, p], [i, q, r], [i]) {i=2, j=6, k=4, l=6, m=4, n=4, o=6, p=6, q=4, r=4}, custom>} : (tensor<2x6x4xf32>) -> (tensor<2x6x4xf32>, tensor<2x4xf32>, tensor<2x6x6xf32>, tensor<2x4x4xf32>, tensor<2xi32>)
    %786 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %787 = "stablehlo.broadcast_in_dim"(%786) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %788 = "stablehlo.compare"(%785#4, %787) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %789 = "stablehlo.broadcast_in_dim"(%788) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %790 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %791 = "stablehlo.broadcast_in_dim"(%790) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4xf32>
    %792 = "stablehlo.broadcast_in_dim"(%789) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %793 = "stablehlo.select"(%792, %785#1, %791) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %794 = "stablehlo.broadcast_in_dim"(%788) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %795 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %796 = "stablehlo.broadcast_in_dim"(%795) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x6xf32>
    %797 = "stablehlo.broadcast_in_dim"(%794) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x6x6xi1>
    %798 = "stablehlo.select"(%797, %785#2, %796) : (tensor<2x6x6xi1>, tensor<2x6x6xf32>, tensor<2x6x6xf32>) -> tensor<2x6x6xf32>
    %799 = "stablehlo.broadcast_in_dim"(%788) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %800 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %801 = "stablehlo.broadcast_in_dim"(%800) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x4xf32>
    %802 = "stablehlo.broadcast_in_dim"(%799) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x4x4xi1>
    %803 = "stablehlo.select"(%802, %785#3, %801) : (tensor<2x4x4xi1>, tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    "func.return"(%798, %793, %803) : (tensor<2x6x6xf32>, tensor<2x4xf32>, tensor<2x4x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x4x6xf32>) -> (tensor<2x4x4xf32>, tensor<2x4xf32>, tensor<2x6x6xf32>), res_attrs = [{}, {}, {}], sym_name = "svd_13", sym_visibility = "private"}> ({
  ^bb0(%arg99: tensor<2x4x6xf32>):
    %766:5 = "stablehlo.custom_call"(%arg99) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgesdd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i, o, p], [i, q, r], [i]) {i=2, j=4, k=6, l=4, m=6, n=4, o=4, p=4, q=6, r=6}, custom>} : (tensor<2x4x6xf32>) -> (tensor<2x4x6xf32>, tensor<2x4xf32>, tensor<2x4x4xf32>, tensor<2x6x6xf32>, tensor<2xi32>)
    %767 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %768 = "stablehlo.broadcast_in_dim"(%767) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %769 = "stablehlo.compare"(%766#4, %768) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %770 = "stablehlo.broadcast_in_dim"(%769) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %771 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %772 = "stablehlo.broadcast_in_dim"(%771) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4xf32>
    %773 = "stablehlo.broadcast_in_dim"(%770) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %774 = "stablehlo.select"(%773, %766#1, %772) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %775 = "stablehlo.broadcast_in_dim"(%769) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %776 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %777 = "stablehlo.broadcast_in_dim"(%776) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x4xf32>
    %778 = "stablehlo.broadcast_in_dim"(%775) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x4x4xi1>
    %779 = "stablehlo.select"(%778, %766#2, %777) : (tensor<2x4x4xi1>, tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %780 = "stablehlo.broadcast_in_dim"(%769) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %781 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %782 = "stablehlo.broadcast_in_dim"(%781) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x6xf32>
    %783 = "stablehlo.broadcast_in_dim"(%780) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x6x6xi1>
    %784 = "stablehlo.select"(%783, %766#3, %782) : (tensor<2x6x6xi1>, tensor<2x6x6xf32>, tensor<2x6x6xf32>) -> tensor<2x6x6xf32>
    "func.return"(%779, %774, %784) : (tensor<2x4x4xf32>, tensor<2x4xf32>, tensor<2x6x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x6x4xf32>) -> (tensor<2x6x4xf32>, tensor<2x4xf32>, tensor<2x4x4xf32>), res_attrs = [{}, {}, {}], sym_name = "svd_14", sym_visibility = "private"}> ({
  ^bb0(%arg98: tensor<2x6x4xf32>):
    %747:5 = "stablehlo.custom_call"(%arg98) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgesdd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i, o, p], [i, q, r], [i]) {i=2, j=6, k=4, l=6, m=4, n=4, o=6, p=4, q=4, r=4}, custom>} : (tensor<2x6x4xf32>) -> (tensor<2x6x4xf32>, tensor<2x4xf32>, tensor<2x6x4xf32>, tensor<2x4x4xf32>, tensor<2xi32>)
    %748 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %749 = "stablehlo.broadcast_in_dim"(%748) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %750 = "stablehlo.compare"(%747#4, %749) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %751 = "stablehlo.broadcast_in_dim"(%750) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %752 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %753 = "stablehlo.broadcast_in_dim"(%752) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4xf32>
    %754 = "stablehlo.broadcast_in_dim"(%751) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %755 = "stablehlo.select"(%754, %747#1, %753) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %756 = "stablehlo.broadcast_in_dim"(%750) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %757 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %758 = "stablehlo.broadcast_in_dim"(%757) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x4xf32>
    %759 = "stablehlo.broadcast_in_dim"(%756) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x6x4xi1>
    %760 = "stablehlo.select"(%759, %747#2, %758) : (tensor<2x6x4xi1>, tensor<2x6x4xf32>, tensor<2x6x4xf32>) -> tensor<2x6x4xf32>
    %761 = "stablehlo.broadcast_in_dim"(%750) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %762 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %763 = "stablehlo.broadcast_in_dim"(%762) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x4xf32>
    %764 = "stablehlo.broadcast_in_dim"(%761) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x4x4xi1>
    %765 = "stablehlo.select"(%764, %747#3, %763) : (tensor<2x4x4xi1>, tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    "func.return"(%760, %755, %765) : (tensor<2x6x4xf32>, tensor<2x4xf32>, tensor<2x4x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x4x6xf32>) -> tensor<2x4xf32>, res_attrs = [{}], sym_name = "svd_15", sym_visibility = "private"}> ({
  ^bb0(%arg97: tensor<2x4x6xf32>):
    %738:5 = "stablehlo.custom_call"(%arg97) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgesdd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {mode = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i, o, p], [i, q, r], [i]) {i=2, j=4, k=6, l=4, m=6, n=4, o=4, p=4, q=6, r=6}, custom>} : (tensor<2x4x6xf32>) -> (tensor<2x4x6xf32>, tensor<2x4xf32>, tensor<2x4x4xf32>, tensor<2x6x6xf32>, tensor<2xi32>)
    %739 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %740 = "stablehlo.broadcast_in_dim"(%739) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %741 = "stablehlo.compare"(%738#4, %740) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %742 = "stablehlo.broadcast_in_dim"(%741) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %743 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %744 = "stablehlo.broadcast_in_dim"(%743) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4xf32>
    %745 = "stablehlo.broadcast_in_dim"(%742) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %746 = "stablehlo.select"(%745, %738#1, %744) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    "func.return"(%746) : (tensor<2x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x2xf32>) -> (tensor<3x3xf32>, tensor<2xf32>, tensor<2x2xf32>), res_attrs = [{}, {}, {}], sym_name = "svd_16", sym_visibility = "private"}> ({
  ^bb0(%arg96: tensor<3x2xf32>):
    %719:5 = "stablehlo.custom_call"(%arg96) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgesdd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]}> {mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=3, j=2, k=3, l=2, m=2, n=3, o=3, p=2, q=2}, custom>} : (tensor<3x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<i32>)
    %720 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %721 = "stablehlo.broadcast_in_dim"(%720) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<i32>
    %722 = "stablehlo.compare"(%719#4, %721) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %723 = "stablehlo.broadcast_in_dim"(%722) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1xi1>
    %724 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %725 = "stablehlo.broadcast_in_dim"(%724) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %726 = "stablehlo.broadcast_in_dim"(%723) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi1>) -> tensor<2xi1>
    %727 = "stablehlo.select"(%726, %719#1, %725) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %728 = "stablehlo.broadcast_in_dim"(%722) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1x1xi1>
    %729 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %730 = "stablehlo.broadcast_in_dim"(%729) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3xf32>
    %731 = "stablehlo.broadcast_in_dim"(%728) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %732 = "stablehlo.select"(%731, %719#2, %730) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %733 = "stablehlo.broadcast_in_dim"(%722) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1x1xi1>
    %734 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %735 = "stablehlo.broadcast_in_dim"(%734) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2xf32>
    %736 = "stablehlo.broadcast_in_dim"(%733) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi1>) -> tensor<2x2xi1>
    %737 = "stablehlo.select"(%736, %719#3, %735) : (tensor<2x2xi1>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    "func.return"(%732, %727, %737) : (tensor<3x3xf32>, tensor<2xf32>, tensor<2x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xf32>) -> tensor<2x5xcomplex<f32>>, res_attrs = [{}], sym_name = "eigvals", sym_visibility = "private"}> ({
  ^bb0(%arg95: tensor<2x5x5xf32>):
    %709:5 = "stablehlo.custom_call"(%arg95) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgeev_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l], [i, m], [i, n, o], [i, p, q], [i]) {i=2, j=5, k=5, l=5, m=5, n=5, o=5, p=5, q=5}, custom>} : (tensor<2x5x5xf32>) -> (tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2xi32>)
    %710 = "stablehlo.complex"(%709#0, %709#1) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xcomplex<f32>>
    %711 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %712 = "stablehlo.broadcast_in_dim"(%711) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %713 = "stablehlo.compare"(%709#4, %712) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %714 = "stablehlo.broadcast_in_dim"(%713) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %715 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %716 = "stablehlo.broadcast_in_dim"(%715) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5xcomplex<f32>>
    %717 = "stablehlo.broadcast_in_dim"(%714) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x5xi1>
    %718 = "stablehlo.select"(%717, %710, %716) : (tensor<2x5xi1>, tensor<2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>) -> tensor<2x5xcomplex<f32>>
    "func.return"(%718) : (tensor<2x5xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<5x5xf32>) -> (tensor<5x5xf32>, tensor<5x5xf32>), res_attrs = [{}, {}], sym_name = "_schur", sym_visibility = "private"}> ({
  ^bb0(%arg94: tensor<5x5xf32>):
    %695:6 = "stablehlo.custom_call"(%arg94) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgees_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>]}> {mhlo.backend_config = {mode = 86 : ui8, sort = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m, n], [o], [p], [], []) {i=5, j=5, k=5, l=5, m=5, n=5, o=5, p=5}, custom>} : (tensor<5x5xf32>) -> (tensor<5x5xf32>, tensor<5x5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<i32>, tensor<i32>)
    %696 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %697 = "stablehlo.broadcast_in_dim"(%696) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<i32>
    %698 = "stablehlo.compare"(%695#5, %697) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %699 = "stablehlo.broadcast_in_dim"(%698) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1x1xi1>
    %700 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %701 = "stablehlo.broadcast_in_dim"(%700) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x5xf32>
    %702 = "stablehlo.broadcast_in_dim"(%699) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi1>) -> tensor<5x5xi1>
    %703 = "stablehlo.select"(%702, %695#0, %701) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %704 = "stablehlo.broadcast_in_dim"(%698) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1x1xi1>
    %705 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %706 = "stablehlo.broadcast_in_dim"(%705) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x5xf32>
    %707 = "stablehlo.broadcast_in_dim"(%704) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi1>) -> tensor<5x5xi1>
    %708 = "stablehlo.select"(%707, %695#1, %706) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    "func.return"(%703, %708) : (tensor<5x5xf32>, tensor<5x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<5x5xf32>) -> tensor<5x5xf32>, res_attrs = [{}], sym_name = "tril", sym_visibility = "private"}> ({
  ^bb0(%arg93: tensor<5x5xf32>):
    %686 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x5xi64>
    %687 = "stablehlo.constant"() <{value = dense<-2> : tensor<i64>}> : () -> tensor<i64>
    %688 = "stablehlo.broadcast_in_dim"(%687) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5x5xi64>
    %689 = "stablehlo.add"(%686, %688) : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi64>
    %690 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x5xi64>
    %691 = "stablehlo.compare"(%689, %690) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %692 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %693 = "stablehlo.broadcast_in_dim"(%692) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x5xf32>
    %694 = "stablehlo.select"(%691, %arg93, %693) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    "func.return"(%694) : (tensor<5x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<5x5xf32>) -> (tensor<5x5xf32>, tensor<5x5xf32>), res_attrs = [{}, {}], sym_name = "hessenberg", sym_visibility = "private"}> ({
  ^bb0(%arg92: tensor<5x5xf32>):
    %662:3 = "stablehlo.custom_call"(%arg92) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgehrd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]}> {mhlo.backend_config = {high = 5 : i32, low = 1 : i32}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=5, j=5, k=5, l=5, m=4}, custom>} : (tensor<5x5xf32>) -> (tensor<5x5xf32>, tensor<4xf32>, tensor<i32>)
    %663 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %664 = "stablehlo.broadcast_in_dim"(%663) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<i32>
    %665 = "stablehlo.compare"(%662#2, %664) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %666 = "stablehlo.broadcast_in_dim"(%665) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1x1xi1>
    %667 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %668 = "stablehlo.broadcast_in_dim"(%667) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x5xf32>
    %669 = "stablehlo.broadcast_in_dim"(%666) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi1>) -> tensor<5x5xi1>
    %670 = "stablehlo.select"(%669, %662#0, %668) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %671 = "stablehlo.broadcast_in_dim"(%665) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1xi1>
    %672 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %673 = "stablehlo.broadcast_in_dim"(%672) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %674 = "stablehlo.broadcast_in_dim"(%671) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi1>) -> tensor<4xi1>
    %675 = "stablehlo.select"(%674, %662#1, %673) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %676 = "func.call"(%670) <{callee = @triu}> : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %677 = "stablehlo.slice"(%670) <{limit_indices = array<i64: 5, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>}> : (tensor<5x5xf32>) -> tensor<4x4xf32>
    %678 = "stablehlo.custom_call"(%677, %675) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sorgqr_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xf32>, tensor<4xf32>) -> tensor<4x4xf32>
    %679 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %680 = "stablehlo.broadcast_in_dim"(%679) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1xf32>
    %681 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %682 = "stablehlo.broadcast_in_dim"(%681) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4xf32>
    %683 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %684 = "stablehlo.broadcast_in_dim"(%683) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x1xf32>
    %685 = "func.call"(%680, %682, %684, %678) <{callee = @block}> : (tensor<1x1xf32>, tensor<1x4xf32>, tensor<4x1xf32>, tensor<4x4xf32>) -> tensor<5x5xf32>
    "func.return"(%676, %685) : (tensor<5x5xf32>, tensor<5x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<5x5xf32>) -> tensor<5x5xf32>, res_attrs = [{}], sym_name = "triu", sym_visibility = "private"}> ({
  ^bb0(%arg91: tensor<5x5xf32>):
    %653 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x5xi64>
    %654 = "stablehlo.constant"() <{value = dense<-2> : tensor<i64>}> : () -> tensor<i64>
    %655 = "stablehlo.broadcast_in_dim"(%654) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5x5xi64>
    %656 = "stablehlo.add"(%653, %655) : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi64>
    %657 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x5xi64>
    %658 = "stablehlo.compare"(%656, %657) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %659 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %660 = "stablehlo.broadcast_in_dim"(%659) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x5xf32>
    %661 = "stablehlo.select"(%658, %660, %arg91) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    "func.return"(%661) : (tensor<5x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<1x1xf32>, tensor<1x4xf32>, tensor<4x1xf32>, tensor<4x4xf32>) -> tensor<5x5xf32>, res_attrs = [{}], sym_name = "block", sym_visibility = "private"}> ({
  ^bb0(%arg87: tensor<1x1xf32>, %arg88: tensor<1x4xf32>, %arg89: tensor<4x1xf32>, %arg90: tensor<4x4xf32>):
    %650 = "stablehlo.concatenate"(%arg87, %arg88) <{dimension = 1 : i64}> : (tensor<1x1xf32>, tensor<1x4xf32>) -> tensor<1x5xf32>
    %651 = "stablehlo.concatenate"(%arg89, %arg90) <{dimension = 1 : i64}> : (tensor<4x1xf32>, tensor<4x4xf32>) -> tensor<4x5xf32>
    %652 = "stablehlo.concatenate"(%650, %651) <{dimension = 0 : i64}> : (tensor<1x5xf32>, tensor<4x5xf32>) -> tensor<5x5xf32>
    "func.return"(%652) : (tensor<5x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x0x0xf32>) -> tensor<2x0x0xf32>, res_attrs = [{}], sym_name = "inv_17", sym_visibility = "private"}> ({
  ^bb0(%arg86: tensor<2x0x0xf32>):
    %641 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<0x0xi64>
    %642 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<0x0xi64>
    %643 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %644 = "stablehlo.broadcast_in_dim"(%643) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<0x0xi64>
    %645 = "stablehlo.add"(%641, %644) : (tensor<0x0xi64>, tensor<0x0xi64>) -> tensor<0x0xi64>
    %646 = "stablehlo.compare"(%645, %642) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<0x0xi64>, tensor<0x0xi64>) -> tensor<0x0xi1>
    %647 = "stablehlo.convert"(%646) : (tensor<0x0xi1>) -> tensor<0x0xf32>
    %648 = "stablehlo.broadcast_in_dim"(%647) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<0x0xf32>) -> tensor<2x0x0xf32>
    %649 = "func.call"(%arg86, %648) <{callee = @solve_18}> : (tensor<2x0x0xf32>, tensor<2x0x0xf32>) -> tensor<2x0x0xf32>
    "func.return"(%649) : (tensor<2x0x0xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x0x0xf32>, tensor<2x0x0xf32>) -> tensor<2x0x0xf32>, res_attrs = [{}], sym_name = "solve_18", sym_visibility = "private"}> ({
  ^bb0(%arg84: tensor<2x0x0xf32>, %arg85: tensor<2x0x0xf32>):
    %624:3 = "stablehlo.custom_call"(%arg84) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgetrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=0, k=0, l=0, m=0, n=0}, custom>} : (tensor<2x0x0xf32>) -> (tensor<2x0x0xf32>, tensor<2x0xi32>, tensor<2xi32>)
    %625 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %626 = "stablehlo.broadcast_in_dim"(%625) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x0xi32>
    %627 = "stablehlo.subtract"(%624#1, %626) : (tensor<2x0xi32>, tensor<2x0xi32>) -> tensor<2x0xi32>
    %628 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %629 = "stablehlo.broadcast_in_dim"(%628) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %630 = "stablehlo.compare"(%624#2, %629) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %631 = "stablehlo.broadcast_in_dim"(%630) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %632 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %633 = "stablehlo.broadcast_in_dim"(%632) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x0x0xf32>
    %634 = "stablehlo.broadcast_in_dim"(%631) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x0x0xi1>
    %635 = "stablehlo.select"(%634, %624#0, %633) : (tensor<2x0x0xi1>, tensor<2x0x0xf32>, tensor<2x0x0xf32>) -> tensor<2x0x0xf32>
    %636 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x0xi32>
    %637 = "stablehlo.transpose"(%arg85) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x0x0xf32>) -> tensor<2x0x0xf32>
    %638 = "func.call"(%635, %636, %637) <{callee = @_lu_solve_19}> : (tensor<2x0x0xf32>, tensor<2x0xi32>, tensor<2x0x0xf32>) -> tensor<2x0xf32>
    %639 = "stablehlo.broadcast_in_dim"(%638) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x0xf32>) -> tensor<2x0x0xf32>
    %640 = "stablehlo.transpose"(%639) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x0x0xf32>) -> tensor<2x0x0xf32>
    "func.return"(%640) : (tensor<2x0x0xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x0x0xf32>, tensor<2x0xi32>, tensor<2x0x0xf32>) -> tensor<2x0xf32>, res_attrs = [{}], sym_name = "_lu_solve_19", sym_visibility = "private"}> ({
  ^bb0(%arg81: tensor<2x0x0xf32>, %arg82: tensor<2x0xi32>, %arg83: tensor<2x0x0xf32>):
    %609 = "stablehlo.broadcast_in_dim"(%arg83) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x0x0xf32>) -> tensor<2x0x0x1xf32>
    %610 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %611 = "stablehlo.broadcast_in_dim"(%610) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x0xi32>
    %612 = "stablehlo.compare"(%arg82, %611) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x0xi32>, tensor<2x0xi32>) -> tensor<2x0xi1>
    %613 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %614 = "stablehlo.broadcast_in_dim"(%613) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x0xi32>
    %615 = "stablehlo.add"(%arg82, %614) : (tensor<2x0xi32>, tensor<2x0xi32>) -> tensor<2x0xi32>
    %616 = "stablehlo.select"(%612, %615, %arg82) : (tensor<2x0xi1>, tensor<2x0xi32>, tensor<2x0xi32>) -> tensor<2x0xi32>
    %617 = "stablehlo.broadcast_in_dim"(%616) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x0xi32>) -> tensor<2x0x1xi32>
    %618 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %619 = "stablehlo.broadcast_in_dim"(%618) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<0x1xf32>
    %620 = "stablehlo.broadcast_in_dim"(%619) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<0x1xf32>) -> tensor<2x0x1xf32>
    %621 = "stablehlo.custom_call"(%arg81, %620) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_strsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=2, j=0, k=0, l=0, m=1, n=0, o=1}, custom>} : (tensor<2x0x0xf32>, tensor<2x0x1xf32>) -> tensor<2x0x1xf32>
    %622 = "stablehlo.custom_call"(%arg81, %621) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_strsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=2, j=0, k=0, l=0, m=1, n=0, o=1}, custom>} : (tensor<2x0x0xf32>, tensor<2x0x1xf32>) -> tensor<2x0x1xf32>
    %623 = "stablehlo.reshape"(%622) : (tensor<2x0x1xf32>) -> tensor<2x0xf32>
    "func.return"(%623) : (tensor<2x0xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<0x3x2xf32>) -> (tensor<0x3x2xf32>, tensor<0x2x2xf32>), res_attrs = [{}, {}], sym_name = "qr_20", sym_visibility = "private"}> ({
  ^bb0(%arg80: tensor<0x3x2xf32>):
    %596:2 = "stablehlo.custom_call"(%arg80) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgeqrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n]) {i=0, j=3, k=2, l=3, m=2, n=2}, custom>} : (tensor<0x3x2xf32>) -> (tensor<0x3x2xf32>, tensor<0x2xf32>)
    %597 = "stablehlo.custom_call"(%596#0, %596#1) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sorgqr_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l])->([i, m, n]) {i=0, j=3, k=2, l=2, m=3, n=2}, custom>} : (tensor<0x3x2xf32>, tensor<0x2xf32>) -> tensor<0x3x2xf32>
    %598 = "stablehlo.slice"(%596#0) <{limit_indices = array<i64: 0, 2, 2>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<0x3x2xf32>) -> tensor<0x2x2xf32>
    %599 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x2xi64>
    %600 = "stablehlo.constant"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
    %601 = "stablehlo.broadcast_in_dim"(%600) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2x2xi64>
    %602 = "stablehlo.add"(%599, %601) : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi64>
    %603 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x2xi64>
    %604 = "stablehlo.compare"(%602, %603) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi1>
    %605 = "stablehlo.broadcast_in_dim"(%604) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x2xi1>) -> tensor<0x2x2xi1>
    %606 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %607 = "stablehlo.broadcast_in_dim"(%606) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<0x2x2xf32>
    %608 = "stablehlo.select"(%605, %607, %598) : (tensor<0x2x2xi1>, tensor<0x2x2xf32>, tensor<0x2x2xf32>) -> tensor<0x2x2xf32>
    "func.return"(%597, %608) : (tensor<0x3x2xf32>, tensor<0x2x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x5x5xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>) -> tensor<2x5x3xcomplex<f32>>, res_attrs = [{}], sym_name = "solve_21", sym_visibility = "private"}> ({
  ^bb0(%arg70: tensor<2x5x5xcomplex<f32>>, %arg71: tensor<2x5x3xcomplex<f32>>):
    %572:3 = "stablehlo.custom_call"(%arg70) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cgetrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=5, k=5, l=5, m=5, n=5}, custom>} : (tensor<2x5x5xcomplex<f32>>) -> (tensor<2x5x5xcomplex<f32>>, tensor<2x5xi32>, tensor<2xi32>)
    %573 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %574 = "stablehlo.broadcast_in_dim"(%573) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %575 = "stablehlo.subtract"(%572#1, %574) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %576 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %577 = "stablehlo.broadcast_in_dim"(%576) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %578 = "stablehlo.compare"(%572#2, %577) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %579 = "stablehlo.broadcast_in_dim"(%578) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %580 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %581 = "stablehlo.broadcast_in_dim"(%580) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %582 = "stablehlo.broadcast_in_dim"(%579) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %583 = "stablehlo.select"(%582, %572#0, %581) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %584 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %585 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %586 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %587:4 = "stablehlo.while"(%575, %586, %585, %584) ({
    ^bb0(%arg76: tensor<2x5xi32>, %arg77: tensor<i64>, %arg78: tensor<i64>, %arg79: tensor<2x5xi32>):
      %594 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %595 = "stablehlo.compare"(%arg77, %594) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%595) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg72: tensor<2x5xi32>, %arg73: tensor<i64>, %arg74: tensor<i64>, %arg75: tensor<2x5xi32>):
      %591:2 = "func.call"(%arg72, %arg74, %arg75) <{callee = @closed_call}> : (tensor<2x5xi32>, tensor<i64>, tensor<2x5xi32>) -> (tensor<i64>, tensor<2x5xi32>)
      %592 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %593 = "stablehlo.add"(%arg73, %592) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg72, %593, %591#0, %591#1) : (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>) -> ()
    }) : (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>) -> (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>)
    %588 = "stablehlo.transpose"(%arg71) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x3xcomplex<f32>>) -> tensor<2x3x5xcomplex<f32>>
    %589 = "func.call"(%583, %587#3, %588) <{callee = @_lu_solve_22}> : (tensor<2x5x5xcomplex<f32>>, tensor<2x5xi32>, tensor<2x3x5xcomplex<f32>>) -> tensor<2x3x5xcomplex<f32>>
    %590 = "stablehlo.transpose"(%589) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x5xcomplex<f32>>) -> tensor<2x5x3xcomplex<f32>>
    "func.return"(%590) : (tensor<2x5x3xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x5x5xcomplex<f32>>, tensor<2x5xi32>, tensor<2x3x5xcomplex<f32>>) -> tensor<2x3x5xcomplex<f32>>, res_attrs = [{}], sym_name = "_lu_solve_22", sym_visibility = "private"}> ({
  ^bb0(%arg67: tensor<2x5x5xcomplex<f32>>, %arg68: tensor<2x5xi32>, %arg69: tensor<2x3x5xcomplex<f32>>):
    %553 = "stablehlo.broadcast_in_dim"(%arg69) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x3x5xcomplex<f32>>) -> tensor<2x3x5x1xcomplex<f32>>
    %554 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %555 = "stablehlo.broadcast_in_dim"(%554) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %556 = "stablehlo.compare"(%arg68, %555) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %557 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %558 = "stablehlo.broadcast_in_dim"(%557) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %559 = "stablehlo.add"(%arg68, %558) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %560 = "stablehlo.select"(%556, %559, %arg68) : (tensor<2x5xi1>, tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %561 = "stablehlo.broadcast_in_dim"(%560) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x5xi32>) -> tensor<2x5x1xi32>
    %562 = "stablehlo.gather"(%553, %561) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 3], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1, 1>}> : (tensor<2x3x5x1xcomplex<f32>>, tensor<2x5x1xi32>) -> tensor<2x3x5x1xcomplex<f32>>
    %563 = "stablehlo.transpose"(%562) <{permutation = array<i64: 0, 2, 3, 1>}> : (tensor<2x3x5x1xcomplex<f32>>) -> tensor<2x5x1x3xcomplex<f32>>
    %564 = "stablehlo.reshape"(%563) : (tensor<2x5x1x3xcomplex<f32>>) -> tensor<2x5x3xcomplex<f32>>
    %565 = "stablehlo.custom_call"(%arg67, %564) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_ctrsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=2, j=5, k=5, l=5, m=3, n=5, o=3}, custom>} : (tensor<2x5x5xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>) -> tensor<2x5x3xcomplex<f32>>
    %566 = "stablehlo.reshape"(%565) : (tensor<2x5x3xcomplex<f32>>) -> tensor<2x5x1x3xcomplex<f32>>
    %567 = "stablehlo.reshape"(%566) : (tensor<2x5x1x3xcomplex<f32>>) -> tensor<2x5x3xcomplex<f32>>
    %568 = "stablehlo.custom_call"(%arg67, %567) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_ctrsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=2, j=5, k=5, l=5, m=3, n=5, o=3}, custom>} : (tensor<2x5x5xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>) -> tensor<2x5x3xcomplex<f32>>
    %569 = "stablehlo.reshape"(%568) : (tensor<2x5x3xcomplex<f32>>) -> tensor<2x5x1x3xcomplex<f32>>
    %570 = "stablehlo.transpose"(%569) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<2x5x1x3xcomplex<f32>>) -> tensor<2x3x5x1xcomplex<f32>>
    %571 = "stablehlo.reshape"(%570) : (tensor<2x3x5x1xcomplex<f32>>) -> tensor<2x3x5xcomplex<f32>>
    "func.return"(%571) : (tensor<2x3x5xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>, res_attrs = [{}], sym_name = "inv_23", sym_visibility = "private"}> ({
  ^bb0(%arg66: tensor<2x5x5xcomplex<f32>>):
    %544 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x5xi64>
    %545 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x5xi64>
    %546 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %547 = "stablehlo.broadcast_in_dim"(%546) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5x5xi64>
    %548 = "stablehlo.add"(%544, %547) : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi64>
    %549 = "stablehlo.compare"(%548, %545) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %550 = "stablehlo.convert"(%549) : (tensor<5x5xi1>) -> tensor<5x5xcomplex<f32>>
    %551 = "stablehlo.broadcast_in_dim"(%550) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %552 = "func.call"(%arg66, %551) <{callee = @solve_24}> : (tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    "func.return"(%552) : (tensor<2x5x5xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>, res_attrs = [{}], sym_name = "solve_24", sym_visibility = "private"}> ({
  ^bb0(%arg56: tensor<2x5x5xcomplex<f32>>, %arg57: tensor<2x5x5xcomplex<f32>>):
    %520:3 = "stablehlo.custom_call"(%arg56) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cgetrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=5, k=5, l=5, m=5, n=5}, custom>} : (tensor<2x5x5xcomplex<f32>>) -> (tensor<2x5x5xcomplex<f32>>, tensor<2x5xi32>, tensor<2xi32>)
    %521 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %522 = "stablehlo.broadcast_in_dim"(%521) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %523 = "stablehlo.subtract"(%520#1, %522) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %524 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %525 = "stablehlo.broadcast_in_dim"(%524) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %526 = "stablehlo.compare"(%520#2, %525) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %527 = "stablehlo.broadcast_in_dim"(%526) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %528 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %529 = "stablehlo.broadcast_in_dim"(%528) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %530 = "stablehlo.broadcast_in_dim"(%527) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %531 = "stablehlo.select"(%530, %520#0, %529) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %532 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %533 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %534 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %535:4 = "stablehlo.while"(%523, %534, %533, %532) ({
    ^bb0(%arg62: tensor<2x5xi32>, %arg63: tensor<i64>, %arg64: tensor<i64>, %arg65: tensor<2x5xi32>):
      %542 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %543 = "stablehlo.compare"(%arg63, %542) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%543) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg58: tensor<2x5xi32>, %arg59: tensor<i64>, %arg60: tensor<i64>, %arg61: tensor<2x5xi32>):
      %539:2 = "func.call"(%arg58, %arg60, %arg61) <{callee = @closed_call}> : (tensor<2x5xi32>, tensor<i64>, tensor<2x5xi32>) -> (tensor<i64>, tensor<2x5xi32>)
      %540 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %541 = "stablehlo.add"(%arg59, %540) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg58, %541, %539#0, %539#1) : (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>) -> ()
    }) : (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>) -> (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>)
    %536 = "stablehlo.transpose"(%arg57) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %537 = "func.call"(%531, %535#3, %536) <{callee = @_lu_solve_25}> : (tensor<2x5x5xcomplex<f32>>, tensor<2x5xi32>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %538 = "stablehlo.transpose"(%537) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    "func.return"(%538) : (tensor<2x5x5xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x5x5xcomplex<f32>>, tensor<2x5xi32>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>, res_attrs = [{}], sym_name = "_lu_solve_25", sym_visibility = "private"}> ({
  ^bb0(%arg53: tensor<2x5x5xcomplex<f32>>, %arg54: tensor<2x5xi32>, %arg55: tensor<2x5x5xcomplex<f32>>):
    %501 = "stablehlo.broadcast_in_dim"(%arg55) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5x1xcomplex<f32>>
    %502 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %503 = "stablehlo.broadcast_in_dim"(%502) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %504 = "stablehlo.compare"(%arg54, %503) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %505 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %506 = "stablehlo.broadcast_in_dim"(%505) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %507 = "stablehlo.add"(%arg54, %506) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %508 = "stablehlo.select"(%504, %507, %arg54) : (tensor<2x5xi1>, tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %509 = "stablehlo.broadcast_in_dim"(%508) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x5xi32>) -> tensor<2x5x1xi32>
    %510 = "stablehlo.gather"(%501, %509) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 3], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 5, 1, 1>}> : (tensor<2x5x5x1xcomplex<f32>>, tensor<2x5x1xi32>) -> tensor<2x5x5x1xcomplex<f32>>
    %511 = "stablehlo.transpose"(%510) <{permutation = array<i64: 0, 2, 3, 1>}> : (tensor<2x5x5x1xcomplex<f32>>) -> tensor<2x5x1x5xcomplex<f32>>
    %512 = "stablehlo.reshape"(%511) : (tensor<2x5x1x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %513 = "stablehlo.custom_call"(%arg53, %512) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_ctrsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=2, j=5, k=5, l=5, m=5, n=5, o=5}, custom>} : (tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %514 = "stablehlo.reshape"(%513) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x1x5xcomplex<f32>>
    %515 = "stablehlo.reshape"(%514) : (tensor<2x5x1x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %516 = "stablehlo.custom_call"(%arg53, %515) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_ctrsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=2, j=5, k=5, l=5, m=5, n=5, o=5}, custom>} : (tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %517 = "stablehlo.reshape"(%516) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x1x5xcomplex<f32>>
    %518 = "stablehlo.transpose"(%517) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<2x5x1x5xcomplex<f32>>) -> tensor<2x5x5x1xcomplex<f32>>
    %519 = "stablehlo.reshape"(%518) : (tensor<2x5x5x1xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    "func.return"(%519) : (tensor<2x5x5xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xcomplex<f32>>) -> tensor<2xcomplex<f32>>, res_attrs = [{}], sym_name = "det_26", sym_visibility = "private"}> ({
  ^bb0(%arg52: tensor<2x5x5xcomplex<f32>>):
    %497:2 = "func.call"(%arg52) <{callee = @slogdet_27}> : (tensor<2x5x5xcomplex<f32>>) -> (tensor<2xcomplex<f32>>, tensor<2xf32>)
    %498 = "stablehlo.exponential"(%497#1) : (tensor<2xf32>) -> tensor<2xf32>
    %499 = "stablehlo.convert"(%498) : (tensor<2xf32>) -> tensor<2xcomplex<f32>>
    %500 = "stablehlo.multiply"(%497#0, %499) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
    "func.return"(%500) : (tensor<2xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xcomplex<f32>>) -> (tensor<2xcomplex<f32>>, tensor<2xf32>), res_attrs = [{}, {}], sym_name = "slogdet_27", sym_visibility = "private"}> ({
  ^bb0(%arg37: tensor<2x5x5xcomplex<f32>>):
    %437:3 = "stablehlo.custom_call"(%arg37) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cgetrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=5, k=5, l=5, m=5, n=5}, custom>} : (tensor<2x5x5xcomplex<f32>>) -> (tensor<2x5x5xcomplex<f32>>, tensor<2x5xi32>, tensor<2xi32>)
    %438 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %439 = "stablehlo.broadcast_in_dim"(%438) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %440 = "stablehlo.subtract"(%437#1, %439) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %441 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %442 = "stablehlo.broadcast_in_dim"(%441) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %443 = "stablehlo.compare"(%437#2, %442) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %444 = "stablehlo.broadcast_in_dim"(%443) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %445 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %446 = "stablehlo.broadcast_in_dim"(%445) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %447 = "stablehlo.broadcast_in_dim"(%444) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %448 = "stablehlo.select"(%447, %437#0, %446) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %449 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %450 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %451 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %452:4 = "stablehlo.while"(%440, %451, %450, %449) ({
    ^bb0(%arg48: tensor<2x5xi32>, %arg49: tensor<i64>, %arg50: tensor<i64>, %arg51: tensor<2x5xi32>):
      %495 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %496 = "stablehlo.compare"(%arg49, %495) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%496) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg44: tensor<2x5xi32>, %arg45: tensor<i64>, %arg46: tensor<i64>, %arg47: tensor<2x5xi32>):
      %492:2 = "func.call"(%arg44, %arg46, %arg47) <{callee = @closed_call}> : (tensor<2x5xi32>, tensor<i64>, tensor<2x5xi32>) -> (tensor<i64>, tensor<2x5xi32>)
      %493 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %494 = "stablehlo.add"(%arg45, %493) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg44, %494, %492#0, %492#1) : (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>) -> ()
    }) : (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>) -> (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>)
    %453 = "func.call"(%448) <{callee = @diagonal_28}> : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5xcomplex<f32>>
    %454 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %455 = "stablehlo.broadcast_in_dim"(%454) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5xcomplex<f32>>
    %456 = "stablehlo.compare"(%453, %455) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>) -> tensor<2x5xi1>
    %457 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %458 = "stablehlo.reduce"(%456, %457) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg42: tensor<i1>, %arg43: tensor<i1>):
      %491 = "stablehlo.or"(%arg42, %arg43) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%491) : (tensor<i1>) -> ()
    }) : (tensor<2x5xi1>, tensor<i1>) -> tensor<2xi1>
    %459 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi32>
    %460 = "stablehlo.broadcast_in_dim"(%459) <{broadcast_dimensions = array<i64: 1>}> : (tensor<5xi32>) -> tensor<1x5xi32>
    %461 = "stablehlo.broadcast_in_dim"(%460) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x5xi32>) -> tensor<2x5xi32>
    %462 = "stablehlo.compare"(%440, %461) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %463 = "func.call"(%462) <{callee = @count_nonzero}> : (tensor<2x5xi1>) -> tensor<2xi64>
    %464 = "stablehlo.abs"(%453) : (tensor<2x5xcomplex<f32>>) -> tensor<2x5xf32>
    %465 = "stablehlo.convert"(%464) : (tensor<2x5xf32>) -> tensor<2x5xcomplex<f32>>
    %466 = "stablehlo.divide"(%453, %465) : (tensor<2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>) -> tensor<2x5xcomplex<f32>>
    %467 = "stablehlo.constant"() <{value = dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %468 = "stablehlo.reduce"(%466, %467) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg40: tensor<complex<f32>>, %arg41: tensor<complex<f32>>):
      %490 = "stablehlo.multiply"(%arg40, %arg41) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
      "stablehlo.return"(%490) : (tensor<complex<f32>>) -> ()
    }) : (tensor<2x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
    %469 = "stablehlo.constant"() <{value = dense<2> : tensor<i64>}> : () -> tensor<i64>
    %470 = "func.call"(%463, %469) <{callee = @remainder}> : (tensor<2xi64>, tensor<i64>) -> tensor<2xi64>
    %471 = "stablehlo.constant"() <{value = dense<-2> : tensor<i64>}> : () -> tensor<i64>
    %472 = "stablehlo.broadcast_in_dim"(%471) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2xi64>
    %473 = "stablehlo.multiply"(%472, %470) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %474 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %475 = "stablehlo.broadcast_in_dim"(%474) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2xi64>
    %476 = "stablehlo.add"(%473, %475) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %477 = "stablehlo.convert"(%476) : (tensor<2xi64>) -> tensor<2xcomplex<f32>>
    %478 = "stablehlo.multiply"(%468, %477) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
    %479 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %480 = "func.call"(%458, %479, %478) <{callee = @_where_29}> : (tensor<2xi1>, tensor<complex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
    %481 = "stablehlo.abs"(%453) : (tensor<2x5xcomplex<f32>>) -> tensor<2x5xf32>
    %482 = "stablehlo.log"(%481) : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %483 = "stablehlo.convert"(%482) : (tensor<2x5xf32>) -> tensor<2x5xcomplex<f32>>
    %484 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %485 = "stablehlo.reduce"(%483, %484) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg38: tensor<complex<f32>>, %arg39: tensor<complex<f32>>):
      %489 = "stablehlo.add"(%arg38, %arg39) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
      "stablehlo.return"(%489) : (tensor<complex<f32>>) -> ()
    }) : (tensor<2x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
    %486 = "stablehlo.constant"() <{value = dense<(0xFF800000,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %487 = "func.call"(%458, %486, %485) <{callee = @_where_29}> : (tensor<2xi1>, tensor<complex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
    %488 = "stablehlo.real"(%487) : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    "func.return"(%480, %488) : (tensor<2xcomplex<f32>>, tensor<2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5xcomplex<f32>>, res_attrs = [{}], sym_name = "diagonal_28", sym_visibility = "private"}> ({
  ^bb0(%arg36: tensor<2x5x5xcomplex<f32>>):
    %415 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi64>
    %416 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi64>
    %417 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %418 = "stablehlo.broadcast_in_dim"(%417) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %419 = "stablehlo.compare"(%415, %418) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %420 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
    %421 = "stablehlo.broadcast_in_dim"(%420) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %422 = "stablehlo.add"(%415, %421) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %423 = "stablehlo.select"(%419, %422, %415) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %424 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %425 = "stablehlo.broadcast_in_dim"(%424) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %426 = "stablehlo.compare"(%416, %425) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %427 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
    %428 = "stablehlo.broadcast_in_dim"(%427) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %429 = "stablehlo.add"(%416, %428) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %430 = "stablehlo.select"(%426, %429, %416) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %431 = "stablehlo.convert"(%423) : (tensor<5xi64>) -> tensor<5xi32>
    %432 = "stablehlo.convert"(%430) : (tensor<5xi64>) -> tensor<5xi32>
    %433 = "stablehlo.broadcast_in_dim"(%431) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xi32>) -> tensor<5x1xi32>
    %434 = "stablehlo.broadcast_in_dim"(%432) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xi32>) -> tensor<5x1xi32>
    %435 = "stablehlo.concatenate"(%433, %434) <{dimension = 1 : i64}> : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x2xi32>
    %436 = "stablehlo.gather"(%arg36, %435) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1, 2], start_index_map = [1, 2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 1, 1>}> : (tensor<2x5x5xcomplex<f32>>, tensor<5x2xi32>) -> tensor<2x5xcomplex<f32>>
    "func.return"(%436) : (tensor<2x5xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2xi1>, tensor<complex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>, res_attrs = [{}], sym_name = "_where_29", sym_visibility = "private"}> ({
  ^bb0(%arg33: tensor<2xi1>, %arg34: tensor<complex<f32>>, %arg35: tensor<2xcomplex<f32>>):
    %413 = "stablehlo.broadcast_in_dim"(%arg34) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
    %414 = "stablehlo.select"(%arg33, %413, %arg35) : (tensor<2xi1>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
    "func.return"(%414) : (tensor<2xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x6x4xcomplex<f32>>) -> (tensor<2x6x4xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>), res_attrs = [{}, {}], sym_name = "qr_30", sym_visibility = "private"}> ({
  ^bb0(%arg32: tensor<2x6x4xcomplex<f32>>):
    %400:2 = "stablehlo.custom_call"(%arg32) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cgeqrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n]) {i=2, j=6, k=4, l=6, m=4, n=4}, custom>} : (tensor<2x6x4xcomplex<f32>>) -> (tensor<2x6x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>)
    %401 = "stablehlo.custom_call"(%400#0, %400#1) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cungqr_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l])->([i, m, n]) {i=2, j=6, k=4, l=4, m=6, n=4}, custom>} : (tensor<2x6x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x6x4xcomplex<f32>>
    %402 = "stablehlo.slice"(%400#0) <{limit_indices = array<i64: 2, 4, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x6x4xcomplex<f32>>) -> tensor<2x4x4xcomplex<f32>>
    %403 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x4xi64>
    %404 = "stablehlo.constant"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
    %405 = "stablehlo.broadcast_in_dim"(%404) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4x4xi64>
    %406 = "stablehlo.add"(%403, %405) : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi64>
    %407 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x4xi64>
    %408 = "stablehlo.compare"(%406, %407) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
    %409 = "stablehlo.broadcast_in_dim"(%408) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<4x4xi1>) -> tensor<2x4x4xi1>
    %410 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %411 = "stablehlo.broadcast_in_dim"(%410) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x4x4xcomplex<f32>>
    %412 = "stablehlo.select"(%409, %411, %402) : (tensor<2x4x4xi1>, tensor<2x4x4xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xcomplex<f32>>
    "func.return"(%401, %412) : (tensor<2x6x4xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x4x6xcomplex<f32>>) -> (tensor<2x4x4xcomplex<f32>>, tensor<2x4x6xcomplex<f32>>), res_attrs = [{}, {}], sym_name = "qr_31", sym_visibility = "private"}> ({
  ^bb0(%arg31: tensor<2x4x6xcomplex<f32>>):
    %387:2 = "stablehlo.custom_call"(%arg31) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cgeqrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n]) {i=2, j=4, k=6, l=4, m=6, n=4}, custom>} : (tensor<2x4x6xcomplex<f32>>) -> (tensor<2x4x6xcomplex<f32>>, tensor<2x4xcomplex<f32>>)
    %388 = "stablehlo.slice"(%387#0) <{limit_indices = array<i64: 2, 4, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x6xcomplex<f32>>) -> tensor<2x4x4xcomplex<f32>>
    %389 = "stablehlo.custom_call"(%388, %387#1) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cungqr_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l])->([i, m, n]) {i=2, j=4, k=4, l=4, m=4, n=4}, custom>} : (tensor<2x4x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4x4xcomplex<f32>>
    %390 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x6xi64>
    %391 = "stablehlo.constant"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
    %392 = "stablehlo.broadcast_in_dim"(%391) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4x6xi64>
    %393 = "stablehlo.add"(%390, %392) : (tensor<4x6xi64>, tensor<4x6xi64>) -> tensor<4x6xi64>
    %394 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x6xi64>
    %395 = "stablehlo.compare"(%393, %394) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<4x6xi64>, tensor<4x6xi64>) -> tensor<4x6xi1>
    %396 = "stablehlo.broadcast_in_dim"(%395) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<4x6xi1>) -> tensor<2x4x6xi1>
    %397 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %398 = "stablehlo.broadcast_in_dim"(%397) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x4x6xcomplex<f32>>
    %399 = "stablehlo.select"(%396, %398, %387#0) : (tensor<2x4x6xi1>, tensor<2x4x6xcomplex<f32>>, tensor<2x4x6xcomplex<f32>>) -> tensor<2x4x6xcomplex<f32>>
    "func.return"(%389, %399) : (tensor<2x4x4xcomplex<f32>>, tensor<2x4x6xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x6x4xcomplex<f32>>) -> (tensor<2x6x6xcomplex<f32>>, tensor<2x6x4xcomplex<f32>>), res_attrs = [{}, {}], sym_name = "qr_32", sym_visibility = "private"}> ({
  ^bb0(%arg30: tensor<2x6x4xcomplex<f32>>):
    %373:2 = "stablehlo.custom_call"(%arg30) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cgeqrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n]) {i=2, j=6, k=4, l=6, m=4, n=4}, custom>} : (tensor<2x6x4xcomplex<f32>>) -> (tensor<2x6x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>)
    %374 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %375 = "stablehlo.pad"(%373#0, %374) <{edge_padding_high = array<i64: 0, 0, 2>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<2x6x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x6x6xcomplex<f32>>
    %376 = "stablehlo.custom_call"(%375, %373#1) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cungqr_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l])->([i, m, n]) {i=2, j=6, k=6, l=4, m=6, n=6}, custom>} : (tensor<2x6x6xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x6x6xcomplex<f32>>
    %377 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6x4xi64>
    %378 = "stablehlo.constant"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
    %379 = "stablehlo.broadcast_in_dim"(%378) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<6x4xi64>
    %380 = "stablehlo.add"(%377, %379) : (tensor<6x4xi64>, tensor<6x4xi64>) -> tensor<6x4xi64>
    %381 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<6x4xi64>
    %382 = "stablehlo.compare"(%380, %381) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<6x4xi64>, tensor<6x4xi64>) -> tensor<6x4xi1>
    %383 = "stablehlo.broadcast_in_dim"(%382) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<6x4xi1>) -> tensor<2x6x4xi1>
    %384 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %385 = "stablehlo.broadcast_in_dim"(%384) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x6x4xcomplex<f32>>
    %386 = "stablehlo.select"(%383, %385, %373#0) : (tensor<2x6x4xi1>, tensor<2x6x4xcomplex<f32>>, tensor<2x6x4xcomplex<f32>>) -> tensor<2x6x4xcomplex<f32>>
    "func.return"(%376, %386) : (tensor<2x6x6xcomplex<f32>>, tensor<2x6x4xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x2xcomplex<f32>>) -> (tensor<3x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>), res_attrs = [{}, {}], sym_name = "qr_33", sym_visibility = "private"}> ({
  ^bb0(%arg29: tensor<3x2xcomplex<f32>>):
    %361:2 = "stablehlo.custom_call"(%arg29) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cgeqrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=3, j=2, k=3, l=2, m=2}, custom>} : (tensor<3x2xcomplex<f32>>) -> (tensor<3x2xcomplex<f32>>, tensor<2xcomplex<f32>>)
    %362 = "stablehlo.custom_call"(%361#0, %361#1) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cungqr_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=3, j=2, k=2, l=3, m=2}, custom>} : (tensor<3x2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
    %363 = "stablehlo.slice"(%361#0) <{limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<3x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    %364 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x2xi64>
    %365 = "stablehlo.constant"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
    %366 = "stablehlo.broadcast_in_dim"(%365) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2x2xi64>
    %367 = "stablehlo.add"(%364, %366) : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi64>
    %368 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x2xi64>
    %369 = "stablehlo.compare"(%367, %368) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi1>
    %370 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %371 = "stablehlo.broadcast_in_dim"(%370) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x2xcomplex<f32>>
    %372 = "stablehlo.select"(%369, %371, %363) : (tensor<2x2xi1>, tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    "func.return"(%362, %372) : (tensor<3x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<6x4xcomplex<f32>>) -> (tensor<6x6xcomplex<f32>>, tensor<6x4xcomplex<f32>>, tensor<4xi32>), res_attrs = [{}, {}, {}], sym_name = "_qr_34", sym_visibility = "private"}> ({
  ^bb0(%arg28: tensor<6x4xcomplex<f32>>):
    %343 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %344 = "stablehlo.broadcast_in_dim"(%343) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4xi32>
    %345:3 = "stablehlo.custom_call"(%arg28, %344) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cgeqp3_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m], [n], [o]) {i=6, j=4, k=4, l=6, m=4, n=4, o=4}, custom>} : (tensor<6x4xcomplex<f32>>, tensor<4xi32>) -> (tensor<6x4xcomplex<f32>>, tensor<4xi32>, tensor<4xcomplex<f32>>)
    %346 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %347 = "stablehlo.broadcast_in_dim"(%346) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4xi32>
    %348 = "stablehlo.subtract"(%345#1, %347) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %349 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %350 = "stablehlo.pad"(%345#0, %349) <{edge_padding_high = array<i64: 0, 2>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<6x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<6x6xcomplex<f32>>
    %351 = "stablehlo.custom_call"(%350, %345#2) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cungqr_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=6, j=6, k=4, l=6, m=6}, custom>} : (tensor<6x6xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<6x6xcomplex<f32>>
    %352 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6x4xi64>
    %353 = "stablehlo.constant"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
    %354 = "stablehlo.broadcast_in_dim"(%353) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<6x4xi64>
    %355 = "stablehlo.add"(%352, %354) : (tensor<6x4xi64>, tensor<6x4xi64>) -> tensor<6x4xi64>
    %356 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<6x4xi64>
    %357 = "stablehlo.compare"(%355, %356) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<6x4xi64>, tensor<6x4xi64>) -> tensor<6x4xi1>
    %358 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %359 = "stablehlo.broadcast_in_dim"(%358) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<6x4xcomplex<f32>>
    %360 = "stablehlo.select"(%357, %359, %345#0) : (tensor<6x4xi1>, tensor<6x4xcomplex<f32>>, tensor<6x4xcomplex<f32>>) -> tensor<6x4xcomplex<f32>>
    "func.return"(%351, %360, %348) : (tensor<6x6xcomplex<f32>>, tensor<6x4xcomplex<f32>>, tensor<4xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>, res_attrs = [{}], sym_name = "cholesky_35", sym_visibility = "private"}> ({
  ^bb0(%arg27: tensor<2x5x5xcomplex<f32>>):
    %315 = "stablehlo.transpose"(%arg27) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %316 = "stablehlo.real"(%315) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %317 = "stablehlo.imag"(%315) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %318 = "stablehlo.negate"(%317) : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %319 = "stablehlo.complex"(%316, %318) : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xcomplex<f32>>
    %320 = "stablehlo.add"(%arg27, %319) : (tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %321 = "stablehlo.constant"() <{value = dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %322 = "stablehlo.broadcast_in_dim"(%321) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %323 = "stablehlo.divide"(%320, %322) : (tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %324:2 = "stablehlo.custom_call"(%323) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cpotrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i]) {i=2, j=5, k=5, l=5, m=5}, custom>} : (tensor<2x5x5xcomplex<f32>>) -> (tensor<2x5x5xcomplex<f32>>, tensor<2xi32>)
    %325 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %326 = "stablehlo.broadcast_in_dim"(%325) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %327 = "stablehlo.compare"(%324#1, %326) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %328 = "stablehlo.broadcast_in_dim"(%327) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %329 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %330 = "stablehlo.broadcast_in_dim"(%329) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %331 = "stablehlo.broadcast_in_dim"(%328) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %332 = "stablehlo.select"(%331, %324#0, %330) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %333 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x5xi64>
    %334 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %335 = "stablehlo.broadcast_in_dim"(%334) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5x5xi64>
    %336 = "stablehlo.add"(%333, %335) : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi64>
    %337 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x5xi64>
    %338 = "stablehlo.compare"(%336, %337) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %339 = "stablehlo.broadcast_in_dim"(%338) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<5x5xi1>) -> tensor<2x5x5xi1>
    %340 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %341 = "stablehlo.broadcast_in_dim"(%340) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %342 = "stablehlo.select"(%339, %332, %341) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    "func.return"(%342) : (tensor<2x5x5xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>, res_attrs = [{}], sym_name = "cholesky_36", sym_visibility = "private"}> ({
  ^bb0(%arg26: tensor<2x5x5xcomplex<f32>>):
    %291:2 = "stablehlo.custom_call"(%arg26) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cpotrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i]) {i=2, j=5, k=5, l=5, m=5}, custom>} : (tensor<2x5x5xcomplex<f32>>) -> (tensor<2x5x5xcomplex<f32>>, tensor<2xi32>)
    %292 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %293 = "stablehlo.broadcast_in_dim"(%292) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %294 = "stablehlo.compare"(%291#1, %293) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %295 = "stablehlo.broadcast_in_dim"(%294) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %296 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %297 = "stablehlo.broadcast_in_dim"(%296) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %298 = "stablehlo.broadcast_in_dim"(%295) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %299 = "stablehlo.select"(%298, %291#0, %297) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %300 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x5xi64>
    %301 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %302 = "stablehlo.broadcast_in_dim"(%301) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5x5xi64>
    %303 = "stablehlo.add"(%300, %302) : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi64>
    %304 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x5xi64>
    %305 = "stablehlo.compare"(%303, %304) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %306 = "stablehlo.broadcast_in_dim"(%305) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<5x5xi1>) -> tensor<2x5x5xi1>
    %307 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %308 = "stablehlo.broadcast_in_dim"(%307) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %309 = "stablehlo.select"(%306, %299, %308) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %310 = "stablehlo.transpose"(%309) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %311 = "stablehlo.real"(%310) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %312 = "stablehlo.imag"(%310) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %313 = "stablehlo.negate"(%312) : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %314 = "stablehlo.complex"(%311, %313) : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xcomplex<f32>>
    "func.return"(%314) : (tensor<2x5x5xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xcomplex<f32>>) -> (tensor<2x5xf32>, tensor<2x5x5xcomplex<f32>>), res_attrs = [{}, {}], sym_name = "eigh_37", sym_visibility = "private"}> ({
  ^bb0(%arg25: tensor<2x5x5xcomplex<f32>>):
    %268 = "stablehlo.transpose"(%arg25) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %269 = "stablehlo.real"(%268) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %270 = "stablehlo.imag"(%268) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %271 = "stablehlo.negate"(%270) : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %272 = "stablehlo.complex"(%269, %271) : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xcomplex<f32>>
    %273 = "stablehlo.add"(%arg25, %272) : (tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %274 = "stablehlo.constant"() <{value = dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %275 = "stablehlo.broadcast_in_dim"(%274) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %276 = "stablehlo.divide"(%273, %275) : (tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %277:3 = "stablehlo.custom_call"(%276) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cheevd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=5, k=5, l=5, m=5, n=5}, custom>} : (tensor<2x5x5xcomplex<f32>>) -> (tensor<2x5x5xcomplex<f32>>, tensor<2x5xf32>, tensor<2xi32>)
    %278 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %279 = "stablehlo.broadcast_in_dim"(%278) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %280 = "stablehlo.compare"(%277#2, %279) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %281 = "stablehlo.broadcast_in_dim"(%280) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %282 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %283 = "stablehlo.broadcast_in_dim"(%282) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %284 = "stablehlo.broadcast_in_dim"(%281) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %285 = "stablehlo.select"(%284, %277#0, %283) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %286 = "stablehlo.broadcast_in_dim"(%280) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %287 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %288 = "stablehlo.broadcast_in_dim"(%287) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %289 = "stablehlo.broadcast_in_dim"(%286) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x5xi1>
    %290 = "stablehlo.select"(%289, %277#1, %288) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    "func.return"(%290, %285) : (tensor<2x5xf32>, tensor<2x5x5xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xcomplex<f32>>) -> (tensor<2x5xf32>, tensor<2x5x5xcomplex<f32>>), res_attrs = [{}, {}], sym_name = "eigh_38", sym_visibility = "private"}> ({
  ^bb0(%arg24: tensor<2x5x5xcomplex<f32>>):
    %254:3 = "stablehlo.custom_call"(%arg24) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cheevd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {mode = 86 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=5, k=5, l=5, m=5, n=5}, custom>} : (tensor<2x5x5xcomplex<f32>>) -> (tensor<2x5x5xcomplex<f32>>, tensor<2x5xf32>, tensor<2xi32>)
    %255 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %256 = "stablehlo.broadcast_in_dim"(%255) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %257 = "stablehlo.compare"(%254#2, %256) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %258 = "stablehlo.broadcast_in_dim"(%257) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %259 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %260 = "stablehlo.broadcast_in_dim"(%259) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %261 = "stablehlo.broadcast_in_dim"(%258) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %262 = "stablehlo.select"(%261, %254#0, %260) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %263 = "stablehlo.broadcast_in_dim"(%257) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %264 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %265 = "stablehlo.broadcast_in_dim"(%264) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %266 = "stablehlo.broadcast_in_dim"(%263) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x5xi1>
    %267 = "stablehlo.select"(%266, %254#1, %265) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    "func.return"(%267, %262) : (tensor<2x5xf32>, tensor<2x5x5xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5xf32>, res_attrs = [{}], sym_name = "eigvalsh_39", sym_visibility = "private"}> ({
  ^bb0(%arg23: tensor<2x5x5xcomplex<f32>>):
    %253:2 = "func.call"(%arg23) <{callee = @eigh_40}> : (tensor<2x5x5xcomplex<f32>>) -> (tensor<2x5xf32>, tensor<2x5x5xcomplex<f32>>)
    "func.return"(%253#0) : (tensor<2x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xcomplex<f32>>) -> (tensor<2x5xf32>, tensor<2x5x5xcomplex<f32>>), res_attrs = [{}, {}], sym_name = "eigh_40", sym_visibility = "private"}> ({
  ^bb0(%arg22: tensor<2x5x5xcomplex<f32>>):
    %230 = "stablehlo.transpose"(%arg22) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %231 = "stablehlo.real"(%230) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %232 = "stablehlo.imag"(%230) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %233 = "stablehlo.negate"(%232) : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %234 = "stablehlo.complex"(%231, %233) : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xcomplex<f32>>
    %235 = "stablehlo.add"(%arg22, %234) : (tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %236 = "stablehlo.constant"() <{value = dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %237 = "stablehlo.broadcast_in_dim"(%236) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %238 = "stablehlo.divide"(%235, %237) : (tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %239:3 = "stablehlo.custom_call"(%238) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cheevd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=5, k=5, l=5, m=5, n=5}, custom>} : (tensor<2x5x5xcomplex<f32>>) -> (tensor<2x5x5xcomplex<f32>>, tensor<2x5xf32>, tensor<2xi32>)
    %240 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %241 = "stablehlo.broadcast_in_dim"(%240) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %242 = "stablehlo.compare"(%239#2, %241) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %243 = "stablehlo.broadcast_in_dim"(%242) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %244 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %245 = "stablehlo.broadcast_in_dim"(%244) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %246 = "stablehlo.broadcast_in_dim"(%243) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %247 = "stablehlo.select"(%246, %239#0, %245) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %248 = "stablehlo.broadcast_in_dim"(%242) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %249 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %250 = "stablehlo.broadcast_in_dim"(%249) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %251 = "stablehlo.broadcast_in_dim"(%248) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x5xi1>
    %252 = "stablehlo.select"(%251, %239#1, %250) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    "func.return"(%252, %247) : (tensor<2x5xf32>, tensor<2x5x5xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x3x3xcomplex<f32>>) -> (tensor<2x3xf32>, tensor<2x3x3xcomplex<f32>>), res_attrs = [{}, {}], sym_name = "eigh_41", sym_visibility = "private"}> ({
  ^bb0(%arg21: tensor<2x3x3xcomplex<f32>>):
    %207 = "stablehlo.transpose"(%arg21) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %208 = "stablehlo.real"(%207) : (tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xf32>
    %209 = "stablehlo.imag"(%207) : (tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xf32>
    %210 = "stablehlo.negate"(%209) : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %211 = "stablehlo.complex"(%208, %210) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xcomplex<f32>>
    %212 = "stablehlo.add"(%arg21, %211) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %213 = "stablehlo.constant"() <{value = dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %214 = "stablehlo.broadcast_in_dim"(%213) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %215 = "stablehlo.divide"(%212, %214) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %216:3 = "stablehlo.custom_call"(%215) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cheevd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=3, k=3, l=3, m=3, n=3}, custom>} : (tensor<2x3x3xcomplex<f32>>) -> (tensor<2x3x3xcomplex<f32>>, tensor<2x3xf32>, tensor<2xi32>)
    %217 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %218 = "stablehlo.broadcast_in_dim"(%217) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %219 = "stablehlo.compare"(%216#2, %218) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %220 = "stablehlo.broadcast_in_dim"(%219) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %221 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %222 = "stablehlo.broadcast_in_dim"(%221) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %223 = "stablehlo.broadcast_in_dim"(%220) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x3x3xi1>
    %224 = "stablehlo.select"(%223, %216#0, %222) : (tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %225 = "stablehlo.broadcast_in_dim"(%219) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %226 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %227 = "stablehlo.broadcast_in_dim"(%226) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %228 = "stablehlo.broadcast_in_dim"(%225) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x3xi1>
    %229 = "stablehlo.select"(%228, %216#1, %227) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%229, %224) : (tensor<2x3xf32>, tensor<2x3x3xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x6x4xcomplex<f32>>) -> (tensor<2x6x6xcomplex<f32>>, tensor<2x4xf32>, tensor<2x4x4xcomplex<f32>>), res_attrs = [{}, {}, {}], sym_name = "svd_42", sym_visibility = "private"}> ({
  ^bb0(%arg20: tensor<2x6x4xcomplex<f32>>):
    %188:5 = "stablehlo.custom_call"(%arg20) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cgesdd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i, o, p], [i, q, r], [i]) {i=2, j=6, k=4, l=6, m=4, n=4, o=6, p=6, q=4, r=4}, custom>} : (tensor<2x6x4xcomplex<f32>>) -> (tensor<2x6x4xcomplex<f32>>, tensor<2x4xf32>, tensor<2x6x6xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>, tensor<2xi32>)
    %189 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %190 = "stablehlo.broadcast_in_dim"(%189) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %191 = "stablehlo.compare"(%188#4, %190) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %192 = "stablehlo.broadcast_in_dim"(%191) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %193 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %194 = "stablehlo.broadcast_in_dim"(%193) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4xf32>
    %195 = "stablehlo.broadcast_in_dim"(%192) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %196 = "stablehlo.select"(%195, %188#1, %194) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %197 = "stablehlo.broadcast_in_dim"(%191) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %198 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %199 = "stablehlo.broadcast_in_dim"(%198) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x6x6xcomplex<f32>>
    %200 = "stablehlo.broadcast_in_dim"(%197) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x6x6xi1>
    %201 = "stablehlo.select"(%200, %188#2, %199) : (tensor<2x6x6xi1>, tensor<2x6x6xcomplex<f32>>, tensor<2x6x6xcomplex<f32>>) -> tensor<2x6x6xcomplex<f32>>
    %202 = "stablehlo.broadcast_in_dim"(%191) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %203 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %204 = "stablehlo.broadcast_in_dim"(%203) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x4x4xcomplex<f32>>
    %205 = "stablehlo.broadcast_in_dim"(%202) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x4x4xi1>
    %206 = "stablehlo.select"(%205, %188#3, %204) : (tensor<2x4x4xi1>, tensor<2x4x4xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xcomplex<f32>>
    "func.return"(%201, %196, %206) : (tensor<2x6x6xcomplex<f32>>, tensor<2x4xf32>, tensor<2x4x4xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x4x6xcomplex<f32>>) -> (tensor<2x4x4xcomplex<f32>>, tensor<2x4xf32>, tensor<2x6x6xcomplex<f32>>), res_attrs = [{}, {}, {}], sym_name = "svd_43", sym_visibility = "private"}> ({
  ^bb0(%arg19: tensor<2x4x6xcomplex<f32>>):
    %169:5 = "stablehlo.custom_call"(%arg19) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cgesdd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i, o, p], [i, q, r], [i]) {i=2, j=4, k=6, l=4, m=6, n=4, o=4, p=4, q=6, r=6}, custom>} : (tensor<2x4x6xcomplex<f32>>) -> (tensor<2x4x6xcomplex<f32>>, tensor<2x4xf32>, tensor<2x4x4xcomplex<f32>>, tensor<2x6x6xcomplex<f32>>, tensor<2xi32>)
    %170 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %171 = "stablehlo.broadcast_in_dim"(%170) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %172 = "stablehlo.compare"(%169#4, %171) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %173 = "stablehlo.broadcast_in_dim"(%172) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %174 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %175 = "stablehlo.broadcast_in_dim"(%174) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4xf32>
    %176 = "stablehlo.broadcast_in_dim"(%173) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %177 = "stablehlo.select"(%176, %169#1, %175) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %178 = "stablehlo.broadcast_in_dim"(%172) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %179 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %180 = "stablehlo.broadcast_in_dim"(%179) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x4x4xcomplex<f32>>
    %181 = "stablehlo.broadcast_in_dim"(%178) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x4x4xi1>
    %182 = "stablehlo.select"(%181, %169#2, %180) : (tensor<2x4x4xi1>, tensor<2x4x4xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xcomplex<f32>>
    %183 = "stablehlo.broadcast_in_dim"(%172) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %184 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %185 = "stablehlo.broadcast_in_dim"(%184) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x6x6xcomplex<f32>>
    %186 = "stablehlo.broadcast_in_dim"(%183) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x6x6xi1>
    %187 = "stablehlo.select"(%186, %169#3, %185) : (tensor<2x6x6xi1>, tensor<2x6x6xcomplex<f32>>, tensor<2x6x6xcomplex<f32>>) -> tensor<2x6x6xcomplex<f32>>
    "func.return"(%182, %177, %187) : (tensor<2x4x4xcomplex<f32>>, tensor<2x4xf32>, tensor<2x6x6xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x6x4xcomplex<f32>>) -> (tensor<2x6x4xcomplex<f32>>, tensor<2x4xf32>, tensor<2x4x4xcomplex<f32>>), res_attrs = [{}, {}, {}], sym_name = "svd_44", sym_visibility = "private"}> ({
  ^bb0(%arg18: tensor<2x6x4xcomplex<f32>>):
    %150:5 = "stablehlo.custom_call"(%arg18) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cgesdd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i, o, p], [i, q, r], [i]) {i=2, j=6, k=4, l=6, m=4, n=4, o=6, p=4, q=4, r=4}, custom>} : (tensor<2x6x4xcomplex<f32>>) -> (tensor<2x6x4xcomplex<f32>>, tensor<2x4xf32>, tensor<2x6x4xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>, tensor<2xi32>)
    %151 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %152 = "stablehlo.broadcast_in_dim"(%151) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %153 = "stablehlo.compare"(%150#4, %152) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %154 = "stablehlo.broadcast_in_dim"(%153) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %155 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %156 = "stablehlo.broadcast_in_dim"(%155) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4xf32>
    %157 = "stablehlo.broadcast_in_dim"(%154) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %158 = "stablehlo.select"(%157, %150#1, %156) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %159 = "stablehlo.broadcast_in_dim"(%153) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %160 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %161 = "stablehlo.broadcast_in_dim"(%160) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x6x4xcomplex<f32>>
    %162 = "stablehlo.broadcast_in_dim"(%159) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x6x4xi1>
    %163 = "stablehlo.select"(%162, %150#2, %161) : (tensor<2x6x4xi1>, tensor<2x6x4xcomplex<f32>>, tensor<2x6x4xcomplex<f32>>) -> tensor<2x6x4xcomplex<f32>>
    %164 = "stablehlo.broadcast_in_dim"(%153) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %165 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %166 = "stablehlo.broadcast_in_dim"(%165) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x4x4xcomplex<f32>>
    %167 = "stablehlo.broadcast_in_dim"(%164) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x4x4xi1>
    %168 = "stablehlo.select"(%167, %150#3, %166) : (tensor<2x4x4xi1>, tensor<2x4x4xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xcomplex<f32>>
    "func.return"(%163, %158, %168) : (tensor<2x6x4xcomplex<f32>>, tensor<2x4xf32>, tensor<2x4x4xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x4x6xcomplex<f32>>) -> tensor<2x4xf32>, res_attrs = [{}], sym_name = "svd_45", sym_visibility = "private"}> ({
  ^bb0(%arg17: tensor<2x4x6xcomplex<f32>>):
    %141:5 = "stablehlo.custom_call"(%arg17) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cgesdd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {mode = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i, o, p], [i, q, r], [i]) {i=2, j=4, k=6, l=4, m=6, n=4, o=4, p=4, q=6, r=6}, custom>} : (tensor<2x4x6xcomplex<f32>>) -> (tensor<2x4x6xcomplex<f32>>, tensor<2x4xf32>, tensor<2x4x4xcomplex<f32>>, tensor<2x6x6xcomplex<f32>>, tensor<2xi32>)
    %142 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %143 = "stablehlo.broadcast_in_dim"(%142) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %144 = "stablehlo.compare"(%141#4, %143) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %145 = "stablehlo.broadcast_in_dim"(%144) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %146 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %147 = "stablehlo.broadcast_in_dim"(%146) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4xf32>
    %148 = "stablehlo.broadcast_in_dim"(%145) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %149 = "stablehlo.select"(%148, %141#1, %147) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    "func.return"(%149) : (tensor<2x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x2xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>, tensor<2xf32>, tensor<2x2xcomplex<f32>>), res_attrs = [{}, {}, {}], sym_name = "svd_46", sym_visibility = "private"}> ({
  ^bb0(%arg16: tensor<3x2xcomplex<f32>>):
    %122:5 = "stablehlo.custom_call"(%arg16) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cgesdd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]}> {mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=3, j=2, k=3, l=2, m=2, n=3, o=3, p=2, q=2}, custom>} : (tensor<3x2xcomplex<f32>>) -> (tensor<3x2xcomplex<f32>>, tensor<2xf32>, tensor<3x3xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<i32>)
    %123 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %124 = "stablehlo.broadcast_in_dim"(%123) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<i32>
    %125 = "stablehlo.compare"(%122#4, %124) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %126 = "stablehlo.broadcast_in_dim"(%125) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1xi1>
    %127 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %128 = "stablehlo.broadcast_in_dim"(%127) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %129 = "stablehlo.broadcast_in_dim"(%126) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi1>) -> tensor<2xi1>
    %130 = "stablehlo.select"(%129, %122#1, %128) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %131 = "stablehlo.broadcast_in_dim"(%125) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1x1xi1>
    %132 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %133 = "stablehlo.broadcast_in_dim"(%132) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
    %134 = "stablehlo.broadcast_in_dim"(%131) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %135 = "stablehlo.select"(%134, %122#2, %133) : (tensor<3x3xi1>, tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %136 = "stablehlo.broadcast_in_dim"(%125) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1x1xi1>
    %137 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %138 = "stablehlo.broadcast_in_dim"(%137) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x2xcomplex<f32>>
    %139 = "stablehlo.broadcast_in_dim"(%136) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi1>) -> tensor<2x2xi1>
    %140 = "stablehlo.select"(%139, %122#3, %138) : (tensor<2x2xi1>, tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    "func.return"(%135, %130, %140) : (tensor<3x3xcomplex<f32>>, tensor<2xf32>, tensor<2x2xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5xcomplex<f32>>, res_attrs = [{}], sym_name = "eigvals_47", sym_visibility = "private"}> ({
  ^bb0(%arg15: tensor<2x5x5xcomplex<f32>>):
    %113:4 = "stablehlo.custom_call"(%arg15) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cgeev_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l], [i, m, n], [i, o, p], [i]) {i=2, j=5, k=5, l=5, m=5, n=5, o=5, p=5}, custom>} : (tensor<2x5x5xcomplex<f32>>) -> (tensor<2x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2xi32>)
    %114 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %115 = "stablehlo.broadcast_in_dim"(%114) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %116 = "stablehlo.compare"(%113#3, %115) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %117 = "stablehlo.broadcast_in_dim"(%116) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %118 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %119 = "stablehlo.broadcast_in_dim"(%118) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5xcomplex<f32>>
    %120 = "stablehlo.broadcast_in_dim"(%117) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x5xi1>
    %121 = "stablehlo.select"(%120, %113#0, %119) : (tensor<2x5xi1>, tensor<2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>) -> tensor<2x5xcomplex<f32>>
    "func.return"(%121) : (tensor<2x5xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<5x5xcomplex<f32>>) -> (tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>), res_attrs = [{}, {}], sym_name = "_schur_48", sym_visibility = "private"}> ({
  ^bb0(%arg14: tensor<5x5xcomplex<f32>>):
    %99:5 = "stablehlo.custom_call"(%arg14) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cgees_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>]}> {mhlo.backend_config = {mode = 86 : ui8, sort = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m, n], [o], [], []) {i=5, j=5, k=5, l=5, m=5, n=5, o=5}, custom>} : (tensor<5x5xcomplex<f32>>) -> (tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>, tensor<5xcomplex<f32>>, tensor<i32>, tensor<i32>)
    %100 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %101 = "stablehlo.broadcast_in_dim"(%100) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<i32>
    %102 = "stablehlo.compare"(%99#4, %101) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %103 = "stablehlo.broadcast_in_dim"(%102) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1x1xi1>
    %104 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %105 = "stablehlo.broadcast_in_dim"(%104) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<5x5xcomplex<f32>>
    %106 = "stablehlo.broadcast_in_dim"(%103) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi1>) -> tensor<5x5xi1>
    %107 = "stablehlo.select"(%106, %99#0, %105) : (tensor<5x5xi1>, tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>) -> tensor<5x5xcomplex<f32>>
    %108 = "stablehlo.broadcast_in_dim"(%102) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1x1xi1>
    %109 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %110 = "stablehlo.broadcast_in_dim"(%109) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<5x5xcomplex<f32>>
    %111 = "stablehlo.broadcast_in_dim"(%108) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi1>) -> tensor<5x5xi1>
    %112 = "stablehlo.select"(%111, %99#1, %110) : (tensor<5x5xi1>, tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>) -> tensor<5x5xcomplex<f32>>
    "func.return"(%107, %112) : (tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<5x5xcomplex<f32>>) -> tensor<5x5xcomplex<f32>>, res_attrs = [{}], sym_name = "tril_49", sym_visibility = "private"}> ({
  ^bb0(%arg13: tensor<5x5xcomplex<f32>>):
    %90 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x5xi64>
    %91 = "stablehlo.constant"() <{value = dense<-2> : tensor<i64>}> : () -> tensor<i64>
    %92 = "stablehlo.broadcast_in_dim"(%91) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5x5xi64>
    %93 = "stablehlo.add"(%90, %92) : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi64>
    %94 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x5xi64>
    %95 = "stablehlo.compare"(%93, %94) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %96 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %97 = "stablehlo.broadcast_in_dim"(%96) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<5x5xcomplex<f32>>
    %98 = "stablehlo.select"(%95, %arg13, %97) : (tensor<5x5xi1>, tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>) -> tensor<5x5xcomplex<f32>>
    "func.return"(%98) : (tensor<5x5xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<5x5xcomplex<f32>>) -> (tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>), res_attrs = [{}, {}], sym_name = "hessenberg_50", sym_visibility = "private"}> ({
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
    %80 = "func.call"(%74) <{callee = @triu_51}> : (tensor<5x5xcomplex<f32>>) -> tensor<5x5xcomplex<f32>>
    %81 = "stablehlo.slice"(%74) <{limit_indices = array<i64: 5, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>}> : (tensor<5x5xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %82 = "stablehlo.custom_call"(%81, %79) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cungqr_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %83 = "stablehlo.constant"() <{value = dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %84 = "stablehlo.broadcast_in_dim"(%83) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<1x1xcomplex<f32>>
    %85 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %86 = "stablehlo.broadcast_in_dim"(%85) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<1x4xcomplex<f32>>
    %87 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %88 = "stablehlo.broadcast_in_dim"(%87) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<4x1xcomplex<f32>>
    %89 = "func.call"(%84, %86, %88, %82) <{callee = @block_52}> : (tensor<1x1xcomplex<f32>>, tensor<1x4xcomplex<f32>>, tensor<4x1xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<5x5xcomplex<f32>>
    "func.return"(%80, %89) : (tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<5x5xcomplex<f32>>) -> tensor<5x5xcomplex<f32>>, res_attrs = [{}], sym_name = "triu_51", sym_visibility = "private"}> ({
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
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<1x1xcomplex<f32>>, tensor<1x4xcomplex<f32>>, tensor<4x1xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<5x5xcomplex<f32>>, res_attrs = [{}], sym_name = "block_52", sym_visibility = "private"}> ({
  ^bb0(%arg7: tensor<1x1xcomplex<f32>>, %arg8: tensor<1x4xcomplex<f32>>, %arg9: tensor<4x1xcomplex<f32>>, %arg10: tensor<4x4xcomplex<f32>>):
    %54 = "stablehlo.concatenate"(%arg7, %arg8) <{dimension = 1 : i64}> : (tensor<1x1xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<1x5xcomplex<f32>>
    %55 = "stablehlo.concatenate"(%arg9, %arg10) <{dimension = 1 : i64}> : (tensor<4x1xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x5xcomplex<f32>>
    %56 = "stablehlo.concatenate"(%54, %55) <{dimension = 0 : i64}> : (tensor<1x5xcomplex<f32>>, tensor<4x5xcomplex<f32>>) -> tensor<5x5xcomplex<f32>>
    "func.return"(%56) : (tensor<5x5xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x0x0xcomplex<f32>>) -> tensor<2x0x0xcomplex<f32>>, res_attrs = [{}], sym_name = "inv_53", sym_visibility = "private"}> ({
  ^bb0(%arg6: tensor<2x0x0xcomplex<f32>>):
    %45 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<0x0xi64>
    %46 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<0x0xi64>
    %47 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %48 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<0x0xi64>
    %49 = "stablehlo.add"(%45, %48) : (tensor<0x0xi64>, tensor<0x0xi64>) -> tensor<0x0xi64>
    %50 = "stablehlo.compare"(%49, %46) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<0x0xi64>, tensor<0x0xi64>) -> tensor<0x0xi1>
    %51 = "stablehlo.convert"(%50) : (tensor<0x0xi1>) -> tensor<0x0xcomplex<f32>>
    %52 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<0x0xcomplex<f32>>) -> tensor<2x0x0xcomplex<f32>>
    %53 = "func.call"(%arg6, %52) <{callee = @solve_54}> : (tensor<2x0x0xcomplex<f32>>, tensor<2x0x0xcomplex<f32>>) -> tensor<2x0x0xcomplex<f32>>
    "func.return"(%53) : (tensor<2x0x0xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x0x0xcomplex<f32>>, tensor<2x0x0xcomplex<f32>>) -> tensor<2x0x0xcomplex<f32>>, res_attrs = [{}], sym_name = "solve_54", sym_visibility = "private"}> ({
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
    %42 = "func.call"(%39, %40, %41) <{callee = @_lu_solve_55}> : (tensor<2x0x0xcomplex<f32>>, tensor<2x0xi32>, tensor<2x0x0xcomplex<f32>>) -> tensor<2x0xcomplex<f32>>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x0xcomplex<f32>>) -> tensor<2x0x0xcomplex<f32>>
    %44 = "stablehlo.transpose"(%43) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x0x0xcomplex<f32>>) -> tensor<2x0x0xcomplex<f32>>
    "func.return"(%44) : (tensor<2x0x0xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x0x0xcomplex<f32>>, tensor<2x0xi32>, tensor<2x0x0xcomplex<f32>>) -> tensor<2x0xcomplex<f32>>, res_attrs = [{}], sym_name = "_lu_solve_55", sym_visibility = "private"}> ({
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
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<0x3x2xcomplex<f32>>) -> (tensor<0x3x2xcomplex<f32>>, tensor<0x2x2xcomplex<f32>>), res_attrs = [{}, {}], sym_name = "qr_56", sym_visibility = "private"}> ({
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
