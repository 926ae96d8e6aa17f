"builtin.module"() <{sym_name = "jit_program"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}], function_type = (tensor<2x5x5xf32>, tensor<2x5x3xf32>, tensor<2x5x5xf32>, tensor<2x5x5xf32>, tensor<2x5x5xf32>, tensor<2x6x4xf32>, tensor<2x4x6xf32>, tensor<3x4xf32>, tensor<2x6x4xf32>, tensor<2x4x6xf32>, tensor<2x6x4xf32>, tensor<3x2xf32>, tensor<6x4xf32>, tensor<2x5x5xf32>, tensor<2x5x5xf32>, tensor<2x5x5xf32>, tensor<2x5x5xf32>, tensor<2x5x3xf32>, tensor<2x5x5xf32>, tensor<2x3x5xf32>, tensor<2x5x5xf32>, tensor<2x5x5xf32>, tensor<2x5x5xf32>, tensor<2x3x3xf32>, tensor<2x6x4xf32>, tensor<2x4x6xf32>, tensor<2x6x4xf32>, tensor<2x4x6xf32>, tensor<3x2xf32>, tensor<2x5x5xf32>, tensor<2x5x5xf32>, tensor<2x5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<2x5x5xf32>, tensor<2x5x5xf32>, tensor<2x5xf32>, tensor<2x5x3xf32>, tensor<2x5xf32>, tensor<2x5x3xf32>, tensor<2x5xf32>, tensor<2x5x3xf32>, tensor<4xf32>, tensor<4xf32>, tensor<2x0x0xf32>, tensor<0x3x2xf32>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x6x4xcomplex<f32>>, tensor<2x4x6xcomplex<f32>>, tensor<3x4xcomplex<f32>>, tensor<2x6x4xcomplex<f32>>, tensor<2x4x6xcomplex<f32>>, tensor<2x6x4xcomplex<f32>>, tensor<3x2xcomplex<f32>>, tensor<6x4xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x3x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>, tensor<2x6x4xcomplex<f32>>, tensor<2x4x6xcomplex<f32>>, tensor<2x6x4xcomplex<f32>>, tensor<2x4x6xcomplex<f32>>, tensor<3x2xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>, tensor<2x5xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>, tensor<2x5xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<2x0x0xcomplex<f32>>, tensor<0x3x2xcomplex<f32>>) -> (tensor<2x5x3xf32>, tensor<2x5x5xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x6x4xf32>, tensor<2x4xi32>, tensor<2x6xi32>, tensor<2x4x6xf32>, tensor<2x4xi32>, tensor<2x4xi32>, tensor<3x4xf32>, tensor<3xi32>, tensor<3xi32>, tensor<2x6x4xf32>, tensor<2x4x4xf32>, tensor<2x4x4xf32>, tensor<2x4x6xf32>, tensor<2x6x6xf32>, tensor<2x6x4xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<6x6xf32>, tensor<6x4xf32>, tensor<4xi32>, tensor<2x5x5xf32>, tensor<2x5x5xf32>, tensor<2x5x5xf32>, tensor<2x5x3xf32>, tensor<2x3x5xf32>, tensor<2x5xf32>, tensor<2x5x5x5xf32>, tensor<2x5xf32>, tensor<2x5x5x5xf32>, tensor<2x5xf32>, tensor<2x3xf32>, tensor<2x3x3xf32>, tensor<2x4xf32>, tensor<2x4x6x4xf32>, tensor<2x6x6xf32>, tensor<2x4xf32>, tensor<2x4x4x6xf32>, tensor<2x6x6xf32>, tensor<2x4xf32>, tensor<2x4x6x4xf32>, tensor<2x4xf32>, tensor<3x3xf32>, tensor<2xf32>, tensor<2x2xf32>, tensor<2x5xcomplex<f32>>, tensor<2x5x5x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>, tensor<2x5x5x5xcomplex<f32>>, tensor<2x5x5x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<2x5x5xf32>, tensor<2x5xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x5x5xf32>, tensor<2x5xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x5x3xf32>, tensor<2x5x3xf32>, tensor<2x5x3xf32>, tensor<4x1xf32>, tensor<4x1xi1>, tensor<i1>, tensor<2x0x0xf32>, tensor<0x3x2xf32>, tensor<0x2x2xf32>, tensor<2x5x3xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<2xf32>, tensor<2x6x4xcomplex<f32>>, tensor<2x4xi32>, tensor<2x6xi32>, tensor<2x4x6xcomplex<f32>>, tensor<2x4xi32>, tensor<2x4xi32>, tensor<3x4xcomplex<f32>>, tensor<3xi32>, tensor<3xi32>, tensor<2x6x4xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>, tensor<2x4x6xcomplex<f32>>, tensor<2x6x6xcomplex<f32>>, tensor<2x6x4xcomplex<f32>>, tensor<3x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<6x6xcomplex<f32>>, tensor<6x4xcomplex<f32>>, tensor<4xi32>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>, tensor<2x3x5xcomplex<f32>>, tensor<2x5xf32>, tensor<2x5x5x5xcomplex<f32>>, tensor<2x5xf32>, tensor<2x5x5x5xcomplex<f32>>, tensor<2x5xf32>, tensor<2x3xf32>, tensor<2x3x3xcomplex<f32>>, tensor<2x4xf32>, tensor<2x4x6x4xcomplex<f32>>, tensor<2x6x6xcomplex<f32>>, tensor<2x4xf32>, tensor<2x4x4x6xcomplex<f32>>, tensor<2x6x6xcomplex<f32>>, tensor<2x4xf32>, tensor<2x4x6x4xcomplex<f32>>, tensor<2x4xf32>, tensor<3x3xcomplex<f32>>, tensor<2xf32>, tensor<2x2xcomplex<f32>>, tensor<2x5xcomplex<f32>>, tensor<2x5x5x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>, tensor<2x5x5x5xcomplex<f32>>, tensor<2x5x5x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x5xf32>, tensor<2x4xf32>, tensor<2x4xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x5xf32>, tensor<2x4xf32>, tensor<2x4xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>, tensor<4x1xcomplex<f32>>, tensor<4x1xi1>, tensor<i1>, tensor<2x0x0xcomplex<f32>>, tensor<0x3x2xcomplex<f32>>, tensor<0x2x2xcomplex<f32>>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}, {jax.result_info = "result[10]"}, {jax.result_info = "result[11]"}, {jax.result_info = "result[12]"}, {jax.result_info = "result[13]"}, {jax.result_info = "result[14]"}, {jax.result_info = "result[15]"}, {jax.result_info = "result[16]"}, {jax.result_info = "result[17]"}, {jax.result_info = "result[18]"}, {jax.result_info = "result[19]"}, {jax.result_info = "result[20]"}, {jax.result_info = "result[21]"}, {jax.result_info = "result[22]"}, {jax.result_info = "result[23]"}, {jax.result_info = "result[24]"}, {jax.result_info = "result[25]"}, {jax.result_info = "result[26]"}, {jax.result_info = "result[27]"}, {jax.result_info = "result[28]"}, {jax.result_info = "result[29]"}, {jax.result_info = "result[30]"}, {jax.result_info = "result[31]"}, {jax.result_info = "result[32]"}, {jax.result_info = "result[33]"}, {jax.result_info = "result[34]"}, {jax.result_info = "result[35]"}, {jax.result_info = "result[36]"}, {jax.result_info = "result[37]"}, {jax.result_info = "result[38]"}, {jax.result_info = "result[39]"}, {jax.result_info = "result[40]"}, {jax.result_info = "result[41]"}, {jax.result_info = "result[42]"}, {jax.result_info = "result[43]"}, {jax.result_info = "result[44]"}, {jax.result_info = "result[45]"}, {jax.result_info = "result[46]"}, {jax.result_info = "result[47]"}, {jax.result_info = "result[48]"}, {jax.result_info = "result[49]"}, {jax.result_info = "result[50]"}, {jax.result_info = "result[51]"}, {jax.result_info = "result[52]"}, {jax.result_info = "result[53]"}, {jax.result_info = "result[54]"}, {jax.result_info = "result[55]"}, {jax.result_info = "result[56]"}, {jax.result_info = "result[57]"}, {jax.result_info = "result[58]"}, {jax.result_info = "result[59]"}, {jax.result_info = "result[60]"}, {jax.result_info = "result[61]"}, {jax.result_info = "result[62]"}, {jax.result_info = "result[63]"}, {jax.result_info = "result[64]"}, {jax.result_info = "result[65]"}, {jax.result_info = "result[66]"}, {jax.result_info = "result[67]"}, {jax.result_info = "result[68]"}, {jax.result_info = "result[69]"}, {jax.result_info = "result[70]"}, {jax.result_info = "result[71]"}, {jax.result_info = "result[72]"}, {jax.result_info = "result[73]"}, {jax.result_info = "result[74]"}, {jax.result_info = "result[75]"}, {jax.result_info = "result[76]"}, {jax.result_info = "result[77]"}, {jax.result_info = "result[78]"}, {jax.result_info = "result[79]"}, {jax.result_info = "result[80]"}, {jax.result_info = "result[81]"}, {jax.result_info = "result[82]"}, {jax.result_info = "result[83]"}, {jax.result_info = "result[84]"}, {jax.result_info = "result[85]"}, {jax.result_info = "result[86]"}, {jax.result_info = "result[87]"}, {jax.result_info = "result[88]"}, {jax.result_info = "result[89]"}, {jax.result_info = "result[90]"}, {jax.result_info = "result[91]"}, {jax.result_info = "result[92]"}, {jax.result_info = "result[93]"}, {jax.result_info = "result[94]"}, {jax.result_info = "result[95]"}, {jax.result_info = "result[96]"}, {jax.result_info = "result[97]"}, {jax.result_info = "result[98]"}, {jax.result_info = "result[99]"}, {jax.result_info = "result[100]"}, {jax.result_info = "result[101]"}, {jax.result_info = "result[102]"}, {jax.result_info = "result[103]"}, {jax.result_info = "result[104]"}, {jax.result_info = "result[105]"}, {jax.result_info = "result[106]"}, {jax.result_info = "result[107]"}, {jax.result_info = "result[108]"}, {jax.result_info = "result[109]"}, {jax.result_info = "result[110]"}, {jax.result_info = "result[111]"}, {jax.result_info = "result[112]"}, {jax.result_info = "result[113]"}, {jax.result_info = "result[114]"}, {jax.result_info = "result[115]"}, {jax.result_info = "result[116]"}, {jax.result_info = "result[117]"}, {jax.result_info = "result[118]"}, {jax.result_info = "result[119]"}, {jax.result_info = "result[120]"}, {jax.result_info = "result[121]"}, {jax.result_info = "result[122]"}, {jax.result_info = "result[123]"}, {jax.result_info = "result[124]"}, {jax.result_info = "result[125]"}, {jax.result_info = "result[126]"}, {jax.result_info = "result[127]"}, {jax.result_info = "result[128]"}, {jax.result_info = "result[129]"}, {jax.result_info = "result[130]"}, {jax.result_info = "result[131]"}, {jax.result_info = "result[132]"}, {jax.result_info = "result[133]"}, {jax.result_info = "result[134]"}, {jax.result_info = "result[135]"}, {jax.result_info = "result[136]"}, {jax.result_info = "result[137]"}, {jax.result_info = "result[138]"}, {jax.result_info = "result[139]"}, {jax.result_info = "result[140]"}, {jax.result_info = "result[141]"}, {jax.result_info = "result[142]"}, {jax.result_info = "result[143]"}, {jax.result_info = "result[144]"}, {jax.result_info = "result[145]"}, {jax.result_info = "result[146]"}, {jax.result_info = "result[147]"}, {jax.result_info = "result[148]"}, {jax.result_info = "result[149]"}, {jax.result_info = "result[150]"}, {jax.result_info = "result[151]"}, {jax.result_info = "result[152]"}, {jax.result_info = "result[153]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg196: tensor<2x5x5xf32>, %arg197: tensor<2x5x3xf32>, %arg198: tensor<2x5x5xf32>, %arg199: tensor<2x5x5xf32>, %arg200: tensor<2x5x5xf32>, %arg201: tensor<2x6x4xf32>, %arg202: tensor<2x4x6xf32>, %arg203: tensor<3x4xf32>, %arg204: tensor<2x6x4xf32>, %arg205: tensor<2x4x6xf32>, %arg206: tensor<2x6x4xf32>, %arg207: tensor<3x2xf32>, %arg208: tensor<6x4xf32>, %arg209: tensor<2x5x5xf32>, %arg210: tensor<2x5x5xf32>, %arg211: tensor<2x5x5xf32>, %arg212: tensor<2x5x5xf32>, %arg213: tensor<2x5x3xf32>, %arg214: tensor<2x5x5xf32>, %arg215: tensor<2x3x5xf32>, %arg216: tensor<2x5x5xf32>, %arg217: tensor<2x5x5xf32>, %arg218: tensor<2x5x5xf32>, %arg219: tensor<2x3x3xf32>, %arg220: tensor<2x6x4xf32>, %arg221: tensor<2x4x6xf32>, %arg222: tensor<2x6x4xf32>, %arg223: tensor<2x4x6xf32>, %arg224: tensor<3x2xf32>, %arg225: tensor<2x5x5xf32>, %arg226: tensor<2x5x5xf32>, %arg227: tensor<2x5x5xf32>, %arg228: tensor<5x5xf32>, %arg229: tensor<5x5xf32>, %arg230: tensor<2x5x5xf32>, %arg231: tensor<2x5x5xf32>, %arg232: tensor<2x5xf32>, %arg233: tensor<2x5x3xf32>, %arg234: tensor<2x5xf32>, %arg235: tensor<2x5x3xf32>, %arg236: tensor<2x5xf32>, %arg237: tensor<2x5x3xf32>, %arg238: tensor<4xf32>, %arg239: tensor<4xf32>, %arg240: tensor<2x0x0xf32>, %arg241: tensor<0x3x2xf32>, %arg242: tensor<2x5x5xcomplex<f32>>, %arg243: tensor<2x5x3xcomplex<f32>>, %arg244: tensor<2x5x5xcomplex<f32>>, %arg245: tensor<2x5x5xcomplex<f32>>, %arg246: tensor<2x5x5xcomplex<f32>>, %arg247: tensor<2x6x4xcomplex<f32>>, %arg248: tensor<2x4x6xcomplex<f32>>, %arg249: tensor<3x4xcomplex<f32>>, %arg250: tensor<2x6x4xcomplex<f32>>, %arg251: tensor<2x4x6xcomplex<f32>>, %arg252: tensor<2x6x4xcomplex<f32>>, %arg253: tensor<3x2xcomplex<f32>>, %arg254: tensor<6x4xcomplex<f32>>, %arg255: tensor<2x5x5xcomplex<f32>>, %arg256: tensor<2x5x5xcomplex<f32>>, %arg257: tensor<2x5x5xcomplex<f32>>, %arg258: tensor<2x5x5xcomplex<f32>>, %arg259: tensor<2x5x3xcomplex<f32>>, %arg260: tensor<2x5x5xcomplex<f32>>, %arg261: tensor<2x3x5xcomplex<f32>>, %arg262: tensor<2x5x5xcomplex<f32>>, %arg263: tensor<2x5x5xcomplex<f32>>, %arg264: tensor<2x5x5xcomplex<f32>>, %arg265: tensor<2x3x3xcomplex<f32>>, %arg266: tensor<2x6x4xcomplex<f32>>, %arg267: tensor<2x4x6xcomplex<f32>>, %arg268: tensor<2x6x4xcomplex<f32>>, %arg269: tensor<2x4x6xcomplex<f32>>, %arg270: tensor<3x2xcomplex<f32>>, %arg271: tensor<2x5x5xcomplex<f32>>, %arg272: tensor<2x5x5xcomplex<f32>>, %arg273: tensor<2x5x5xcomplex<f32>>, %arg274: tensor<5x5xcomplex<f32>>, %arg275: tensor<5x5xcomplex<f32>>, %arg276: tensor<2x5x5xcomplex<f32>>, %arg277: tensor<2x5x5xcomplex<f32>>, %arg278: tensor<2x5xcomplex<f32>>, %arg279: tensor<2x5x3xcomplex<f32>>, %arg280: tensor<2x5xcomplex<f32>>, %arg281: tensor<2x5x3xcomplex<f32>>, %arg282: tensor<2x5xcomplex<f32>>, %arg283: tensor<2x5x3xcomplex<f32>>, %arg284: tensor<4xcomplex<f32>>, %arg285: tensor<4xcomplex<f32>>, %arg286: tensor<2x0x0xcomplex<f32>>, %arg287: tensor<0x3x2xcomplex<f32>>):
    %1388 = "func.call"(%arg196, %arg197) <{callee = @solve}> : (tensor<2x5x5xf32>, tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
    %1389 = "func.call"(%arg198) <{callee = @inv}> : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %1390 = "func.call"(%arg199) <{callee = @det}> : (tensor<2x5x5xf32>) -> tensor<2xf32>
    %1391:2 = "func.call"(%arg200) <{callee = @slogdet}> : (tensor<2x5x5xf32>) -> (tensor<2xf32>, tensor<2xf32>)
    %1392:3 = "stablehlo.custom_call"(%arg201) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgetrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=6, k=4, l=6, m=4, n=4}, custom>} : (tensor<2x6x4xf32>) -> (tensor<2x6x4xf32>, tensor<2x4xi32>, tensor<2xi32>)
    %1393 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %1394 = "stablehlo.broadcast_in_dim"(%1393) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x4xi32>
    %1395 = "stablehlo.subtract"(%1392#1, %1394) : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
    %1396 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1397 = "stablehlo.broadcast_in_dim"(%1396) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1398 = "stablehlo.compare"(%1392#2, %1397) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1399 = "stablehlo.broadcast_in_dim"(%1398) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %1400 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %1401 = "stablehlo.broadcast_in_dim"(%1400) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x4xf32>
    %1402 = "stablehlo.broadcast_in_dim"(%1399) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x6x4xi1>
    %1403 = "stablehlo.select"(%1402, %1392#0, %1401) : (tensor<2x6x4xi1>, tensor<2x6x4xf32>, tensor<2x6x4xf32>) -> tensor<2x6x4xf32>
    %1404 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x6xi32>
    %1405 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1406 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1407:4 = "stablehlo.while"(%1395, %1406, %1405, %1404) ({
    ^bb0(%arg340: tensor<2x4xi32>, %arg341: tensor<i64>, %arg342: tensor<i64>, %arg343: tensor<2x6xi32>):
      %1972 = "stablehlo.constant"() <{value = dense<4> : tensor<i64>}> : () -> tensor<i64>
      %1973 = "stablehlo.compare"(%arg341, %1972) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%1973) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg336: tensor<2x4xi32>, %arg337: tensor<i64>, %arg338: tensor<i64>, %arg339: tensor<2x6xi32>):
      %1969:2 = "func.call"(%arg336, %arg338, %arg339) <{callee = @closed_call_3}> : (tensor<2x4xi32>, tensor<i64>, tensor<2x6xi32>) -> (tensor<i64>, tensor<2x6xi32>)
      %1970 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %1971 = "stablehlo.add"(%arg337, %1970) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg336, %1971, %1969#0, %1969#1) : (tensor<2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x6xi32>) -> ()
    }) : (tensor<2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x6xi32>) -> (tensor<2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x6xi32>)
    %1408:3 = "stablehlo.custom_call"(%arg202) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgetrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=4, k=6, l=4, m=6, n=4}, custom>} : (tensor<2x4x6xf32>) -> (tensor<2x4x6xf32>, tensor<2x4xi32>, tensor<2xi32>)
    %1409 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %1410 = "stablehlo.broadcast_in_dim"(%1409) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x4xi32>
    %1411 = "stablehlo.subtract"(%1408#1, %1410) : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
    %1412 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1413 = "stablehlo.broadcast_in_dim"(%1412) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1414 = "stablehlo.compare"(%1408#2, %1413) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1415 = "stablehlo.broadcast_in_dim"(%1414) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %1416 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %1417 = "stablehlo.broadcast_in_dim"(%1416) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x6xf32>
    %1418 = "stablehlo.broadcast_in_dim"(%1415) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x4x6xi1>
    %1419 = "stablehlo.select"(%1418, %1408#0, %1417) : (tensor<2x4x6xi1>, tensor<2x4x6xf32>, tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
    %1420 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4xi32>
    %1421 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1422 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1423:4 = "stablehlo.while"(%1411, %1422, %1421, %1420) ({
    ^bb0(%arg332: tensor<2x4xi32>, %arg333: tensor<i64>, %arg334: tensor<i64>, %arg335: tensor<2x4xi32>):
      %1967 = "stablehlo.constant"() <{value = dense<4> : tensor<i64>}> : () -> tensor<i64>
      %1968 = "stablehlo.compare"(%arg333, %1967) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%1968) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg328: tensor<2x4xi32>, %arg329: tensor<i64>, %arg330: tensor<i64>, %arg331: tensor<2x4xi32>):
      %1964:2 = "func.call"(%arg328, %arg330, %arg331) <{callee = @closed_call_4}> : (tensor<2x4xi32>, tensor<i64>, tensor<2x4xi32>) -> (tensor<i64>, tensor<2x4xi32>)
      %1965 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %1966 = "stablehlo.add"(%arg329, %1965) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg328, %1966, %1964#0, %1964#1) : (tensor<2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x4xi32>) -> ()
    }) : (tensor<2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x4xi32>) -> (tensor<2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x4xi32>)
    %1424:3 = "stablehlo.custom_call"(%arg203) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgetrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=3, j=4, k=3, l=4, m=3}, custom>} : (tensor<3x4xf32>) -> (tensor<3x4xf32>, tensor<3xi32>, tensor<i32>)
    %1425 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %1426 = "stablehlo.broadcast_in_dim"(%1425) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3xi32>
    %1427 = "stablehlo.subtract"(%1424#1, %1426) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %1428 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1429 = "stablehlo.broadcast_in_dim"(%1428) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<i32>
    %1430 = "stablehlo.compare"(%1424#2, %1429) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %1431 = "stablehlo.broadcast_in_dim"(%1430) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1x1xi1>
    %1432 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %1433 = "stablehlo.broadcast_in_dim"(%1432) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x4xf32>
    %1434 = "stablehlo.broadcast_in_dim"(%1431) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi1>) -> tensor<3x4xi1>
    %1435 = "stablehlo.select"(%1434, %1424#0, %1433) : (tensor<3x4xi1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %1436 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3xi32>
    %1437 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1438 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1439:4 = "stablehlo.while"(%1427, %1438, %1437, %1436) ({
    ^bb0(%arg324: tensor<3xi32>, %arg325: tensor<i64>, %arg326: tensor<i64>, %arg327: tensor<3xi32>):
      %1962 = "stablehlo.constant"() <{value = dense<3> : tensor<i64>}> : () -> tensor<i64>
      %1963 = "stablehlo.compare"(%arg325, %1962) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%1963) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg320: tensor<3xi32>, %arg321: tensor<i64>, %arg322: tensor<i64>, %arg323: tensor<3xi32>):
      %1959:2 = "func.call"(%arg320, %arg322, %arg323) <{callee = @closed_call_5}> : (tensor<3xi32>, tensor<i64>, tensor<3xi32>) -> (tensor<i64>, tensor<3xi32>)
      %1960 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %1961 = "stablehlo.add"(%arg321, %1960) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg320, %1961, %1959#0, %1959#1) : (tensor<3xi32>, tensor<i64>, tensor<i64>, tensor<3xi32>) -> ()
    }) : (tensor<3xi32>, tensor<i64>, tensor<i64>, tensor<3xi32>) -> (tensor<3xi32>, tensor<i64>, tensor<i64>, tensor<3xi32>)
    %1440:2 = "func.call"(%arg204) <{callee = @qr}> : (tensor<2x6x4xf32>) -> (tensor<2x6x4xf32>, tensor<2x4x4xf32>)
    %1441:2 = "func.call"(%arg205) <{callee = @qr_6}> : (tensor<2x4x6xf32>) -> (tensor<2x4x4xf32>, tensor<2x4x6xf32>)
    %1442:2 = "func.call"(%arg206) <{callee = @qr_7}> : (tensor<2x6x4xf32>) -> (tensor<2x6x6xf32>, tensor<2x6x4xf32>)
    %1443:2 = "func.call"(%arg207) <{callee = @qr_8}> : (tensor<3x2xf32>) -> (tensor<3x2xf32>, tensor<2x2xf32>)
    %1444:3 = "func.call"(%arg208) <{callee = @_qr}> : (tensor<6x4xf32>) -> (tensor<6x6xf32>, tensor<6x4xf32>, tensor<4xi32>)
    %1445 = "func.call"(%arg209) <{callee = @cholesky}> : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %1446 = "func.call"(%arg210) <{callee = @cholesky_9}> : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %1447 = "func.call"(%arg211) <{callee = @cholesky}> : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %1448 = "stablehlo.custom_call"(%arg212, %arg213) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_strsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 84 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=2, j=5, k=5, l=5, m=3, n=5, o=3}, custom>} : (tensor<2x5x5xf32>, tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
    %1449 = "stablehlo.custom_call"(%arg214, %arg215) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_strsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 78 : ui8, side = 82 : ui8, trans_x = 84 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=2, j=5, k=5, l=3, m=5, n=3, o=5}, custom>} : (tensor<2x5x5xf32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
    %1450:2 = "func.call"(%arg216) <{callee = @eigh}> : (tensor<2x5x5xf32>) -> (tensor<2x5xf32>, tensor<2x5x5xf32>)
    %1451 = "stablehlo.dot_general"(%1450#1, %1450#1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5x5xf32>
    %1452:2 = "func.call"(%arg217) <{callee = @eigh_10}> : (tensor<2x5x5xf32>) -> (tensor<2x5xf32>, tensor<2x5x5xf32>)
    %1453 = "stablehlo.dot_general"(%1452#1, %1452#1) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5x5xf32>
    %1454 = "func.call"(%arg218) <{callee = @eigvalsh}> : (tensor<2x5x5xf32>) -> tensor<2x5xf32>
    %1455:2 = "func.call"(%arg219) <{callee = @eigh_12}> : (tensor<2x3x3xf32>) -> (tensor<2x3xf32>, tensor<2x3x3xf32>)
    %1456:3 = "func.call"(%arg220) <{callee = @svd}> : (tensor<2x6x4xf32>) -> (tensor<2x6x6xf32>, tensor<2x4xf32>, tensor<2x4x4xf32>)
    %1457 = "stablehlo.transpose"(%1456#2) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %1458 = "stablehlo.slice"(%1456#0) <{limit_indices = array<i64: 2, 6, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x6x6xf32>) -> tensor<2x6x4xf32>
    %1459 = "stablehlo.dot_general"(%1458, %1457) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x6x4xf32>
    %1460 = "stablehlo.slice"(%1456#0) <{limit_indices = array<i64: 2, 6, 6>, start_indices = array<i64: 0, 0, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<2x6x6xf32>) -> tensor<2x6x2xf32>
    %1461 = "stablehlo.dot_general"(%1460, %1460) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x2xf32>, tensor<2x6x2xf32>) -> tensor<2x2x6x6xf32>
    %1462 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1463 = "stablehlo.reduce"(%1461, %1462) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg318: tensor<f32>, %arg319: tensor<f32>):
      %1958 = "stablehlo.add"(%arg318, %arg319) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1958) : (tensor<f32>) -> ()
    }) : (tensor<2x2x6x6xf32>, tensor<f32>) -> tensor<2x6x6xf32>
    %1464:3 = "func.call"(%arg221) <{callee = @svd_13}> : (tensor<2x4x6xf32>) -> (tensor<2x4x4xf32>, tensor<2x4xf32>, tensor<2x6x6xf32>)
    %1465 = "stablehlo.transpose"(%1464#2) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x6x6xf32>) -> tensor<2x6x6xf32>
    %1466 = "stablehlo.slice"(%1465) <{limit_indices = array<i64: 2, 6, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x6x6xf32>) -> tensor<2x6x4xf32>
    %1467 = "stablehlo.dot_general"(%1464#0, %1466) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x4x4xf32>, tensor<2x6x4xf32>) -> tensor<2x4x4x6xf32>
    %1468 = "stablehlo.slice"(%1465) <{limit_indices = array<i64: 2, 6, 6>, start_indices = array<i64: 0, 0, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<2x6x6xf32>) -> tensor<2x6x2xf32>
    %1469 = "stablehlo.dot_general"(%1468, %1468) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x2xf32>, tensor<2x6x2xf32>) -> tensor<2x2x6x6xf32>
    %1470 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1471 = "stablehlo.reduce"(%1469, %1470) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg316: tensor<f32>, %arg317: tensor<f32>):
      %1957 = "stablehlo.add"(%arg316, %arg317) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1957) : (tensor<f32>) -> ()
    }) : (tensor<2x2x6x6xf32>, tensor<f32>) -> tensor<2x6x6xf32>
    %1472:3 = "func.call"(%arg222) <{callee = @svd_14}> : (tensor<2x6x4xf32>) -> (tensor<2x6x4xf32>, tensor<2x4xf32>, tensor<2x4x4xf32>)
    %1473 = "stablehlo.transpose"(%1472#2) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %1474 = "stablehlo.dot_general"(%1472#0, %1473) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x6x4xf32>
    %1475 = "func.call"(%arg223) <{callee = @svd_15}> : (tensor<2x4x6xf32>) -> tensor<2x4xf32>
    %1476:3 = "func.call"(%arg224) <{callee = @svd_16}> : (tensor<3x2xf32>) -> (tensor<3x3xf32>, tensor<2xf32>, tensor<2x2xf32>)
    %1477:5 = "stablehlo.custom_call"(%arg225) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgeev_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 86 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l], [i, m], [i, n, o], [i, p, q], [i]) {i=2, j=5, k=5, l=5, m=5, n=5, o=5, p=5, q=5}, custom>} : (tensor<2x5x5xf32>) -> (tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2xi32>)
    %1478 = "stablehlo.complex"(%1477#0, %1477#1) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xcomplex<f32>>
    %1479 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1480 = "stablehlo.broadcast_in_dim"(%1479) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1481 = "stablehlo.compare"(%1477#4, %1480) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1482 = "stablehlo.broadcast_in_dim"(%1481) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %1483 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1484 = "stablehlo.broadcast_in_dim"(%1483) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5xcomplex<f32>>
    %1485 = "stablehlo.broadcast_in_dim"(%1482) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x5xi1>
    %1486 = "stablehlo.select"(%1485, %1478, %1484) : (tensor<2x5xi1>, tensor<2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>) -> tensor<2x5xcomplex<f32>>
    %1487 = "stablehlo.broadcast_in_dim"(%1481) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %1488 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1489 = "stablehlo.broadcast_in_dim"(%1488) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %1490 = "stablehlo.broadcast_in_dim"(%1487) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %1491 = "stablehlo.select"(%1490, %1477#3, %1489) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %1492 = "stablehlo.real"(%1491) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %1493 = "stablehlo.imag"(%1491) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %1494 = "stablehlo.negate"(%1493) : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %1495 = "stablehlo.complex"(%1492, %1494) : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xcomplex<f32>>
    %1496 = "stablehlo.dot_general"(%1491, %1495) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5x5xcomplex<f32>>
    %1497:5 = "stablehlo.custom_call"(%arg226) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgeev_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {compute_left = 86 : ui8, compute_right = 86 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l], [i, m], [i, n, o], [i, p, q], [i]) {i=2, j=5, k=5, l=5, m=5, n=5, o=5, p=5, q=5}, custom>} : (tensor<2x5x5xf32>) -> (tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2xi32>)
    %1498 = "stablehlo.complex"(%1497#0, %1497#1) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xcomplex<f32>>
    %1499 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1500 = "stablehlo.broadcast_in_dim"(%1499) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1501 = "stablehlo.compare"(%1497#4, %1500) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1502 = "stablehlo.broadcast_in_dim"(%1501) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %1503 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1504 = "stablehlo.broadcast_in_dim"(%1503) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5xcomplex<f32>>
    %1505 = "stablehlo.broadcast_in_dim"(%1502) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x5xi1>
    %1506 = "stablehlo.select"(%1505, %1498, %1504) : (tensor<2x5xi1>, tensor<2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>) -> tensor<2x5xcomplex<f32>>
    %1507 = "stablehlo.broadcast_in_dim"(%1501) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %1508 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1509 = "stablehlo.broadcast_in_dim"(%1508) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %1510 = "stablehlo.broadcast_in_dim"(%1507) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %1511 = "stablehlo.select"(%1510, %1497#2, %1509) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %1512 = "stablehlo.broadcast_in_dim"(%1501) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %1513 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1514 = "stablehlo.broadcast_in_dim"(%1513) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %1515 = "stablehlo.broadcast_in_dim"(%1512) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %1516 = "stablehlo.select"(%1515, %1497#3, %1514) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %1517 = "stablehlo.real"(%1511) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %1518 = "stablehlo.imag"(%1511) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %1519 = "stablehlo.negate"(%1518) : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %1520 = "stablehlo.complex"(%1517, %1519) : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xcomplex<f32>>
    %1521 = "stablehlo.dot_general"(%1511, %1520) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5x5xcomplex<f32>>
    %1522 = "stablehlo.real"(%1516) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %1523 = "stablehlo.imag"(%1516) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %1524 = "stablehlo.negate"(%1523) : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %1525 = "stablehlo.complex"(%1522, %1524) : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xcomplex<f32>>
    %1526 = "stablehlo.dot_general"(%1516, %1525) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5x5xcomplex<f32>>
    %1527 = "func.call"(%arg227) <{callee = @eigvals}> : (tensor<2x5x5xf32>) -> tensor<2x5xcomplex<f32>>
    %1528:2 = "func.call"(%arg228) <{callee = @_schur}> : (tensor<5x5xf32>) -> (tensor<5x5xf32>, tensor<5x5xf32>)
    %1529 = "stablehlo.dot_general"(%1528#1, %1528#0) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %1530 = "stablehlo.transpose"(%1528#1) <{permutation = array<i64: 1, 0>}> : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %1531 = "stablehlo.dot_general"(%1529, %1530) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %1532 = "stablehlo.transpose"(%1528#1) <{permutation = array<i64: 1, 0>}> : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %1533 = "stablehlo.dot_general"(%1528#1, %1532) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %1534 = "func.call"(%1528#0) <{callee = @tril}> : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %1535:2 = "func.call"(%arg229) <{callee = @hessenberg}> : (tensor<5x5xf32>) -> (tensor<5x5xf32>, tensor<5x5xf32>)
    %1536:5 = "stablehlo.custom_call"(%arg230) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_ssytrd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i, o], [i, p], [i]) {i=2, j=5, k=5, l=5, m=5, n=5, o=4, p=4}, custom>} : (tensor<2x5x5xf32>) -> (tensor<2x5x5xf32>, tensor<2x5xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2xi32>)
    %1537 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1538 = "stablehlo.broadcast_in_dim"(%1537) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1539 = "stablehlo.compare"(%1536#4, %1538) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1540 = "stablehlo.broadcast_in_dim"(%1539) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %1541 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %1542 = "stablehlo.broadcast_in_dim"(%1541) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x5xf32>
    %1543 = "stablehlo.broadcast_in_dim"(%1540) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %1544 = "stablehlo.select"(%1543, %1536#0, %1542) : (tensor<2x5x5xi1>, tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %1545 = "stablehlo.broadcast_in_dim"(%1539) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %1546 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %1547 = "stablehlo.broadcast_in_dim"(%1546) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %1548 = "stablehlo.broadcast_in_dim"(%1545) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x5xi1>
    %1549 = "stablehlo.select"(%1548, %1536#1, %1547) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %1550 = "stablehlo.broadcast_in_dim"(%1539) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %1551 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %1552 = "stablehlo.broadcast_in_dim"(%1551) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4xf32>
    %1553 = "stablehlo.broadcast_in_dim"(%1550) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %1554 = "stablehlo.select"(%1553, %1536#2, %1552) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %1555 = "stablehlo.broadcast_in_dim"(%1539) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %1556 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %1557 = "stablehlo.broadcast_in_dim"(%1556) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4xf32>
    %1558 = "stablehlo.broadcast_in_dim"(%1555) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %1559 = "stablehlo.select"(%1558, %1536#3, %1557) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %1560:5 = "stablehlo.custom_call"(%arg231) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_ssytrd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i, o], [i, p], [i]) {i=2, j=5, k=5, l=5, m=5, n=5, o=4, p=4}, custom>} : (tensor<2x5x5xf32>) -> (tensor<2x5x5xf32>, tensor<2x5xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2xi32>)
    %1561 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1562 = "stablehlo.broadcast_in_dim"(%1561) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1563 = "stablehlo.compare"(%1560#4, %1562) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1564 = "stablehlo.broadcast_in_dim"(%1563) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %1565 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %1566 = "stablehlo.broadcast_in_dim"(%1565) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x5xf32>
    %1567 = "stablehlo.broadcast_in_dim"(%1564) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %1568 = "stablehlo.select"(%1567, %1560#0, %1566) : (tensor<2x5x5xi1>, tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %1569 = "stablehlo.broadcast_in_dim"(%1563) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %1570 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %1571 = "stablehlo.broadcast_in_dim"(%1570) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %1572 = "stablehlo.broadcast_in_dim"(%1569) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x5xi1>
    %1573 = "stablehlo.select"(%1572, %1560#1, %1571) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %1574 = "stablehlo.broadcast_in_dim"(%1563) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %1575 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %1576 = "stablehlo.broadcast_in_dim"(%1575) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4xf32>
    %1577 = "stablehlo.broadcast_in_dim"(%1574) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %1578 = "stablehlo.select"(%1577, %1560#2, %1576) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %1579 = "stablehlo.broadcast_in_dim"(%1563) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %1580 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %1581 = "stablehlo.broadcast_in_dim"(%1580) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4xf32>
    %1582 = "stablehlo.broadcast_in_dim"(%1579) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %1583 = "stablehlo.select"(%1582, %1560#3, %1581) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %1584 = "stablehlo.constant"() <{value = dense<3.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1585 = "stablehlo.broadcast_in_dim"(%1584) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %1586 = "stablehlo.multiply"(%arg232, %1585) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %1587 = "stablehlo.constant"() <{value = dense<3.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1588 = "stablehlo.broadcast_in_dim"(%1587) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %1589 = "stablehlo.add"(%arg232, %1588) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %1590 = "stablehlo.constant"() <{value = dense<2.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1591 = "stablehlo.broadcast_in_dim"(%1590) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %1592 = "stablehlo.multiply"(%arg232, %1591) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %1593:5 = "stablehlo.custom_call"(%1586, %1589, %1592, %arg233) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgtsv_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 2, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [3], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, k], [i, l], [i, m, n])->([i, o], [i, p], [i, q], [i, r, s], [i]) {i=2, j=5, k=5, l=5, m=5, n=3, o=5, p=5, q=5, r=5, s=3}, custom>} : (tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5x3xf32>) -> (tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5x3xf32>, tensor<2xi32>)
    %1594 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1595 = "stablehlo.broadcast_in_dim"(%1594) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1596 = "stablehlo.compare"(%1593#4, %1595) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1597 = "stablehlo.broadcast_in_dim"(%1596) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %1598 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %1599 = "stablehlo.broadcast_in_dim"(%1598) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x3xf32>
    %1600 = "stablehlo.broadcast_in_dim"(%1597) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x3xi1>
    %1601 = "stablehlo.select"(%1600, %1593#3, %1599) : (tensor<2x5x3xi1>, tensor<2x5x3xf32>, tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
    %1602 = "stablehlo.constant"() <{value = dense<3.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1603 = "stablehlo.broadcast_in_dim"(%1602) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %1604 = "stablehlo.multiply"(%arg234, %1603) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %1605 = "stablehlo.constant"() <{value = dense<3.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1606 = "stablehlo.broadcast_in_dim"(%1605) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %1607 = "stablehlo.add"(%arg234, %1606) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %1608 = "stablehlo.constant"() <{value = dense<2.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1609 = "stablehlo.broadcast_in_dim"(%1608) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %1610 = "stablehlo.multiply"(%arg234, %1609) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %1611 = "stablehlo.custom_call"(%1604, %1607, %1610, %arg235) <{api_version = 1 : i32, backend_config = "", call_target_name = "tridiagonal_solve_perturbed_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, k], [i, l], [i, m, n])->([i, o, p]) {i=2, j=5, k=5, l=5, m=5, n=3, o=5, p=3}, custom>} : (tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
    %1612 = "stablehlo.constant"() <{value = dense<3.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1613 = "stablehlo.broadcast_in_dim"(%1612) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %1614 = "stablehlo.add"(%arg236, %1613) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %1615 = "stablehlo.constant"() <{value = dense<3.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1616 = "stablehlo.broadcast_in_dim"(%1615) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %1617 = "stablehlo.multiply"(%arg236, %1616) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %1618 = "stablehlo.constant"() <{value = dense<2.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %1619 = "stablehlo.broadcast_in_dim"(%1618) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %1620 = "stablehlo.multiply"(%arg236, %1619) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %1621 = "stablehlo.custom_call"(%1614, %1617, %1620, %arg237) <{api_version = 1 : i32, backend_config = "", call_target_name = "tridiagonal_solve_perturbed_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, k], [i, l], [i, m, n])->([i, o, p]) {i=2, j=5, k=5, l=5, m=5, n=3, o=5, p=3}, custom>} : (tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
    %1622 = "func.call"(%arg238) <{callee = @_roll_static}> : (tensor<4xf32>) -> tensor<4xf32>
    %1623 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1624 = "stablehlo.broadcast_in_dim"(%1623) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x1xf32>
    %1625 = "stablehlo.custom_call"(%1622, %arg239, %arg238, %1624) <{api_version = 1 : i32, backend_config = "", call_target_name = "tridiagonal_solve_perturbed_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i], [j], [k], [l, m])->([n, o]) {i=4, j=4, k=4, l=4, m=1, n=4, o=1}, custom>} : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %1626 = "stablehlo.slice"(%1625) <{limit_indices = array<i64: 1, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<4x1xf32>) -> tensor<1x1xf32>
    %1627 = "stablehlo.reshape"(%1626) : (tensor<1x1xf32>) -> tensor<1xf32>
    %1628 = "stablehlo.broadcast_in_dim"(%1627) <{broadcast_dimensions = array<i64: 1>}> : (tensor<1xf32>) -> tensor<1x1xf32>
    %1629 = "stablehlo.broadcast_in_dim"(%1628) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xf32>) -> tensor<4x1xf32>
    %1630 = "stablehlo.divide"(%1625, %1629) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %1631 = "stablehlo.is_finite"(%1625) : (tensor<4x1xf32>) -> tensor<4x1xi1>
    %1632 = "stablehlo.slice"(%1625) <{limit_indices = array<i64: 1, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<4x1xf32>) -> tensor<1x1xf32>
    %1633 = "stablehlo.reshape"(%1632) : (tensor<1x1xf32>) -> tensor<f32>
    %1634 = "stablehlo.abs"(%1633) : (tensor<f32>) -> tensor<f32>
    %1635 = "stablehlo.constant"() <{value = dense<1.000000e+05> : tensor<f32>}> : () -> tensor<f32>
    %1636 = "stablehlo.compare"(%1634, %1635) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %1637 = "func.call"(%arg240) <{callee = @inv_17}> : (tensor<2x0x0xf32>) -> tensor<2x0x0xf32>
    %1638:2 = "func.call"(%arg241) <{callee = @qr_20}> : (tensor<0x3x2xf32>) -> (tensor<0x3x2xf32>, tensor<0x2x2xf32>)
    %1639 = "func.call"(%arg242, %arg243) <{callee = @solve_21}> : (tensor<2x5x5xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>) -> tensor<2x5x3xcomplex<f32>>
    %1640 = "func.call"(%arg244) <{callee = @inv_23}> : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %1641 = "func.call"(%arg245) <{callee = @det_26}> : (tensor<2x5x5xcomplex<f32>>) -> tensor<2xcomplex<f32>>
    %1642:2 = "func.call"(%arg246) <{callee = @slogdet_27}> : (tensor<2x5x5xcomplex<f32>>) -> (tensor<2xcomplex<f32>>, tensor<2xf32>)
    %1643:3 = "stablehlo.custom_call"(%arg247) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cgetrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=6, k=4, l=6, m=4, n=4}, custom>} : (tensor<2x6x4xcomplex<f32>>) -> (tensor<2x6x4xcomplex<f32>>, tensor<2x4xi32>, tensor<2xi32>)
    %1644 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %1645 = "stablehlo.broadcast_in_dim"(%1644) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x4xi32>
    %1646 = "stablehlo.subtract"(%1643#1, %1645) : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
    %1647 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1648 = "stablehlo.broadcast_in_dim"(%1647) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1649 = "stablehlo.compare"(%1643#2, %1648) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1650 = "stablehlo.broadcast_in_dim"(%1649) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %1651 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1652 = "stablehlo.broadcast_in_dim"(%1651) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x6x4xcomplex<f32>>
    %1653 = "stablehlo.broadcast_in_dim"(%1650) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x6x4xi1>
    %1654 = "stablehlo.select"(%1653, %1643#0, %1652) : (tensor<2x6x4xi1>, tensor<2x6x4xcomplex<f32>>, tensor<2x6x4xcomplex<f32>>) -> tensor<2x6x4xcomplex<f32>>
    %1655 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x6xi32>
    %1656 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1657 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1658:4 = "stablehlo.while"(%1646, %1657, %1656, %1655) ({
    ^bb0(%arg312: tensor<2x4xi32>, %arg313: tensor<i64>, %arg314: tensor<i64>, %arg315: tensor<2x6xi32>):
      %1955 = "stablehlo.constant"() <{value = dense<4> : tensor<i64>}> : () -> tensor<i64>
      %1956 = "stablehlo.compare"(%arg313, %1955) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%1956) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg308: tensor<2x4xi32>, %arg309: tensor<i64>, %arg310: tensor<i64>, %arg311: tensor<2x6xi32>):
      %1952:2 = "func.call"(%arg308, %arg310, %arg311) <{callee = @closed_call_3}> : (tensor<2x4xi32>, tensor<i64>, tensor<2x6xi32>) -> (tensor<i64>, tensor<2x6xi32>)
      %1953 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %1954 = "stablehlo.add"(%arg309, %1953) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg308, %1954, %1952#0, %1952#1) : (tensor<2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x6xi32>) -> ()
    }) : (tensor<2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x6xi32>) -> (tensor<2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x6xi32>)
    %1659:3 = "stablehlo.custom_call"(%arg248) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cgetrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=4, k=6, l=4, m=6, n=4}, custom>} : (tensor<2x4x6xcomplex<f32>>) -> (tensor<2x4x6xcomplex<f32>>, tensor<2x4xi32>, tensor<2xi32>)
    %1660 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %1661 = "stablehlo.broadcast_in_dim"(%1660) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x4xi32>
    %1662 = "stablehlo.subtract"(%1659#1, %1661) : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
    %1663 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1664 = "stablehlo.broadcast_in_dim"(%1663) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1665 = "stablehlo.compare"(%1659#2, %1664) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1666 = "stablehlo.broadcast_in_dim"(%1665) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %1667 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1668 = "stablehlo.broadcast_in_dim"(%1667) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x4x6xcomplex<f32>>
    %1669 = "stablehlo.broadcast_in_dim"(%1666) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x4x6xi1>
    %1670 = "stablehlo.select"(%1669, %1659#0, %1668) : (tensor<2x4x6xi1>, tensor<2x4x6xcomplex<f32>>, tensor<2x4x6xcomplex<f32>>) -> tensor<2x4x6xcomplex<f32>>
    %1671 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x4xi32>
    %1672 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1673 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1674:4 = "stablehlo.while"(%1662, %1673, %1672, %1671) ({
    ^bb0(%arg304: tensor<2x4xi32>, %arg305: tensor<i64>, %arg306: tensor<i64>, %arg307: tensor<2x4xi32>):
      %1950 = "stablehlo.constant"() <{value = dense<4> : tensor<i64>}> : () -> tensor<i64>
      %1951 = "stablehlo.compare"(%arg305, %1950) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%1951) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg300: tensor<2x4xi32>, %arg301: tensor<i64>, %arg302: tensor<i64>, %arg303: tensor<2x4xi32>):
      %1947:2 = "func.call"(%arg300, %arg302, %arg303) <{callee = @closed_call_4}> : (tensor<2x4xi32>, tensor<i64>, tensor<2x4xi32>) -> (tensor<i64>, tensor<2x4xi32>)
      %1948 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %1949 = "stablehlo.add"(%arg301, %1948) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg300, %1949, %1947#0, %1947#1) : (tensor<2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x4xi32>) -> ()
    }) : (tensor<2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x4xi32>) -> (tensor<2x4xi32>, tensor<i64>, tensor<i64>, tensor<2x4xi32>)
    %1675:3 = "stablehlo.custom_call"(%arg249) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cgetrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=3, j=4, k=3, l=4, m=3}, custom>} : (tensor<3x4xcomplex<f32>>) -> (tensor<3x4xcomplex<f32>>, tensor<3xi32>, tensor<i32>)
    %1676 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %1677 = "stablehlo.broadcast_in_dim"(%1676) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3xi32>
    %1678 = "stablehlo.subtract"(%1675#1, %1677) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %1679 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1680 = "stablehlo.broadcast_in_dim"(%1679) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<i32>
    %1681 = "stablehlo.compare"(%1675#2, %1680) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %1682 = "stablehlo.broadcast_in_dim"(%1681) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1x1xi1>
    %1683 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1684 = "stablehlo.broadcast_in_dim"(%1683) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
    %1685 = "stablehlo.broadcast_in_dim"(%1682) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi1>) -> tensor<3x4xi1>
    %1686 = "stablehlo.select"(%1685, %1675#0, %1684) : (tensor<3x4xi1>, tensor<3x4xcomplex<f32>>, tensor<3x4xcomplex<f32>>) -> tensor<3x4xcomplex<f32>>
    %1687 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3xi32>
    %1688 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1689 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1690:4 = "stablehlo.while"(%1678, %1689, %1688, %1687) ({
    ^bb0(%arg296: tensor<3xi32>, %arg297: tensor<i64>, %arg298: tensor<i64>, %arg299: tensor<3xi32>):
      %1945 = "stablehlo.constant"() <{value = dense<3> : tensor<i64>}> : () -> tensor<i64>
      %1946 = "stablehlo.compare"(%arg297, %1945) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%1946) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg292: tensor<3xi32>, %arg293: tensor<i64>, %arg294: tensor<i64>, %arg295: tensor<3xi32>):
      %1942:2 = "func.call"(%arg292, %arg294, %arg295) <{callee = @closed_call_5}> : (tensor<3xi32>, tensor<i64>, tensor<3xi32>) -> (tensor<i64>, tensor<3xi32>)
      %1943 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %1944 = "stablehlo.add"(%arg293, %1943) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg292, %1944, %1942#0, %1942#1) : (tensor<3xi32>, tensor<i64>, tensor<i64>, tensor<3xi32>) -> ()
    }) : (tensor<3xi32>, tensor<i64>, tensor<i64>, tensor<3xi32>) -> (tensor<3xi32>, tensor<i64>, tensor<i64>, tensor<3xi32>)
    %1691:2 = "func.call"(%arg250) <{callee = @qr_30}> : (tensor<2x6x4xcomplex<f32>>) -> (tensor<2x6x4xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>)
    %1692:2 = "func.call"(%arg251) <{callee = @qr_31}> : (tensor<2x4x6xcomplex<f32>>) -> (tensor<2x4x4xcomplex<f32>>, tensor<2x4x6xcomplex<f32>>)
    %1693:2 = "func.call"(%arg252) <{callee = @qr_32}> : (tensor<2x6x4xcomplex<f32>>) -> (tensor<2x6x6xcomplex<f32>>, tensor<2x6x4xcomplex<f32>>)
    %1694:2 = "func.call"(%arg253) <{callee = @qr_33}> : (tensor<3x2xcomplex<f32>>) -> (tensor<3x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>)
    %1695:3 = "func.call"(%arg254) <{callee = @_qr_34}> : (tensor<6x4xcomplex<f32>>) -> (tensor<6x6xcomplex<f32>>, tensor<6x4xcomplex<f32>>, tensor<4xi32>)
    %1696 = "func.call"(%arg255) <{callee = @cholesky_35}> : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %1697 = "func.call"(%arg256) <{callee = @cholesky_36}> : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %1698 = "func.call"(%arg257) <{callee = @cholesky_35}> : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %1699 = "stablehlo.custom_call"(%arg258, %arg259) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_ctrsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 67 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=2, j=5, k=5, l=5, m=3, n=5, o=3}, custom>} : (tensor<2x5x5xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>) -> tensor<2x5x3xcomplex<f32>>
    %1700 = "stablehlo.custom_call"(%arg260, %arg261) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_ctrsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 78 : ui8, side = 82 : ui8, trans_x = 84 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=2, j=5, k=5, l=3, m=5, n=3, o=5}, custom>} : (tensor<2x5x5xcomplex<f32>>, tensor<2x3x5xcomplex<f32>>) -> tensor<2x3x5xcomplex<f32>>
    %1701:2 = "func.call"(%arg262) <{callee = @eigh_37}> : (tensor<2x5x5xcomplex<f32>>) -> (tensor<2x5xf32>, tensor<2x5x5xcomplex<f32>>)
    %1702 = "stablehlo.real"(%1701#1) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %1703 = "stablehlo.imag"(%1701#1) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %1704 = "stablehlo.negate"(%1703) : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %1705 = "stablehlo.complex"(%1702, %1704) : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xcomplex<f32>>
    %1706 = "stablehlo.dot_general"(%1701#1, %1705) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5x5xcomplex<f32>>
    %1707:2 = "func.call"(%arg263) <{callee = @eigh_38}> : (tensor<2x5x5xcomplex<f32>>) -> (tensor<2x5xf32>, tensor<2x5x5xcomplex<f32>>)
    %1708 = "stablehlo.real"(%1707#1) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %1709 = "stablehlo.imag"(%1707#1) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %1710 = "stablehlo.negate"(%1709) : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %1711 = "stablehlo.complex"(%1708, %1710) : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xcomplex<f32>>
    %1712 = "stablehlo.dot_general"(%1707#1, %1711) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5x5xcomplex<f32>>
    %1713 = "func.call"(%arg264) <{callee = @eigvalsh_39}> : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5xf32>
    %1714:2 = "func.call"(%arg265) <{callee = @eigh_41}> : (tensor<2x3x3xcomplex<f32>>) -> (tensor<2x3xf32>, tensor<2x3x3xcomplex<f32>>)
    %1715:3 = "func.call"(%arg266) <{callee = @svd_42}> : (tensor<2x6x4xcomplex<f32>>) -> (tensor<2x6x6xcomplex<f32>>, tensor<2x4xf32>, tensor<2x4x4xcomplex<f32>>)
    %1716 = "stablehlo.transpose"(%1715#2) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xcomplex<f32>>
    %1717 = "stablehlo.real"(%1716) : (tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xf32>
    %1718 = "stablehlo.imag"(%1716) : (tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xf32>
    %1719 = "stablehlo.negate"(%1718) : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %1720 = "stablehlo.complex"(%1717, %1719) : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xcomplex<f32>>
    %1721 = "stablehlo.slice"(%1715#0) <{limit_indices = array<i64: 2, 6, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x6x6xcomplex<f32>>) -> tensor<2x6x4xcomplex<f32>>
    %1722 = "stablehlo.real"(%1720) : (tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xf32>
    %1723 = "stablehlo.imag"(%1720) : (tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xf32>
    %1724 = "stablehlo.negate"(%1723) : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %1725 = "stablehlo.complex"(%1722, %1724) : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xcomplex<f32>>
    %1726 = "stablehlo.dot_general"(%1721, %1725) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x4xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x6x4xcomplex<f32>>
    %1727 = "stablehlo.slice"(%1715#0) <{limit_indices = array<i64: 2, 6, 6>, start_indices = array<i64: 0, 0, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<2x6x6xcomplex<f32>>) -> tensor<2x6x2xcomplex<f32>>
    %1728 = "stablehlo.real"(%1727) : (tensor<2x6x2xcomplex<f32>>) -> tensor<2x6x2xf32>
    %1729 = "stablehlo.imag"(%1727) : (tensor<2x6x2xcomplex<f32>>) -> tensor<2x6x2xf32>
    %1730 = "stablehlo.negate"(%1729) : (tensor<2x6x2xf32>) -> tensor<2x6x2xf32>
    %1731 = "stablehlo.complex"(%1728, %1730) : (tensor<2x6x2xf32>, tensor<2x6x2xf32>) -> tensor<2x6x2xcomplex<f32>>
    %1732 = "stablehlo.dot_general"(%1727, %1731) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x2xcomplex<f32>>, tensor<2x6x2xcomplex<f32>>) -> tensor<2x2x6x6xcomplex<f32>>
    %1733 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1734 = "stablehlo.reduce"(%1732, %1733) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg290: tensor<complex<f32>>, %arg291: tensor<complex<f32>>):
      %1941 = "stablehlo.add"(%arg290, %arg291) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
      "stablehlo.return"(%1941) : (tensor<complex<f32>>) -> ()
    }) : (tensor<2x2x6x6xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x6x6xcomplex<f32>>
    %1735:3 = "func.call"(%arg267) <{callee = @svd_43}> : (tensor<2x4x6xcomplex<f32>>) -> (tensor<2x4x4xcomplex<f32>>, tensor<2x4xf32>, tensor<2x6x6xcomplex<f32>>)
    %1736 = "stablehlo.transpose"(%1735#2) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x6x6xcomplex<f32>>) -> tensor<2x6x6xcomplex<f32>>
    %1737 = "stablehlo.real"(%1736) : (tensor<2x6x6xcomplex<f32>>) -> tensor<2x6x6xf32>
    %1738 = "stablehlo.imag"(%1736) : (tensor<2x6x6xcomplex<f32>>) -> tensor<2x6x6xf32>
    %1739 = "stablehlo.negate"(%1738) : (tensor<2x6x6xf32>) -> tensor<2x6x6xf32>
    %1740 = "stablehlo.complex"(%1737, %1739) : (tensor<2x6x6xf32>, tensor<2x6x6xf32>) -> tensor<2x6x6xcomplex<f32>>
    %1741 = "stablehlo.slice"(%1740) <{limit_indices = array<i64: 2, 6, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x6x6xcomplex<f32>>) -> tensor<2x6x4xcomplex<f32>>
    %1742 = "stablehlo.real"(%1741) : (tensor<2x6x4xcomplex<f32>>) -> tensor<2x6x4xf32>
    %1743 = "stablehlo.imag"(%1741) : (tensor<2x6x4xcomplex<f32>>) -> tensor<2x6x4xf32>
    %1744 = "stablehlo.negate"(%1743) : (tensor<2x6x4xf32>) -> tensor<2x6x4xf32>
    %1745 = "stablehlo.complex"(%1742, %1744) : (tensor<2x6x4xf32>, tensor<2x6x4xf32>) -> tensor<2x6x4xcomplex<f32>>
    %1746 = "stablehlo.dot_general"(%1735#0, %1745) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x4x4xcomplex<f32>>, tensor<2x6x4xcomplex<f32>>) -> tensor<2x4x4x6xcomplex<f32>>
    %1747 = "stablehlo.slice"(%1740) <{limit_indices = array<i64: 2, 6, 6>, start_indices = array<i64: 0, 0, 4>, strides = array<i64: 1, 1, 1>}> : (tensor<2x6x6xcomplex<f32>>) -> tensor<2x6x2xcomplex<f32>>
    %1748 = "stablehlo.real"(%1747) : (tensor<2x6x2xcomplex<f32>>) -> tensor<2x6x2xf32>
    %1749 = "stablehlo.imag"(%1747) : (tensor<2x6x2xcomplex<f32>>) -> tensor<2x6x2xf32>
    %1750 = "stablehlo.negate"(%1749) : (tensor<2x6x2xf32>) -> tensor<2x6x2xf32>
    %1751 = "stablehlo.complex"(%1748, %1750) : (tensor<2x6x2xf32>, tensor<2x6x2xf32>) -> tensor<2x6x2xcomplex<f32>>
    %1752 = "stablehlo.dot_general"(%1747, %1751) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x2xcomplex<f32>>, tensor<2x6x2xcomplex<f32>>) -> tensor<2x2x6x6xcomplex<f32>>
    %1753 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1754 = "stablehlo.reduce"(%1752, %1753) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg288: tensor<complex<f32>>, %arg289: tensor<complex<f32>>):
      %1940 = "stablehlo.add"(%arg288, %arg289) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
      "stablehlo.return"(%1940) : (tensor<complex<f32>>) -> ()
    }) : (tensor<2x2x6x6xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x6x6xcomplex<f32>>
    %1755:3 = "func.call"(%arg268) <{callee = @svd_44}> : (tensor<2x6x4xcomplex<f32>>) -> (tensor<2x6x4xcomplex<f32>>, tensor<2x4xf32>, tensor<2x4x4xcomplex<f32>>)
    %1756 = "stablehlo.transpose"(%1755#2) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xcomplex<f32>>
    %1757 = "stablehlo.real"(%1756) : (tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xf32>
    %1758 = "stablehlo.imag"(%1756) : (tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xf32>
    %1759 = "stablehlo.negate"(%1758) : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %1760 = "stablehlo.complex"(%1757, %1759) : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xcomplex<f32>>
    %1761 = "stablehlo.real"(%1760) : (tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xf32>
    %1762 = "stablehlo.imag"(%1760) : (tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xf32>
    %1763 = "stablehlo.negate"(%1762) : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %1764 = "stablehlo.complex"(%1761, %1763) : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xcomplex<f32>>
    %1765 = "stablehlo.dot_general"(%1755#0, %1764) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x6x4xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x6x4xcomplex<f32>>
    %1766 = "func.call"(%arg269) <{callee = @svd_45}> : (tensor<2x4x6xcomplex<f32>>) -> tensor<2x4xf32>
    %1767:3 = "func.call"(%arg270) <{callee = @svd_46}> : (tensor<3x2xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>, tensor<2xf32>, tensor<2x2xcomplex<f32>>)
    %1768:4 = "stablehlo.custom_call"(%arg271) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cgeev_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 86 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l], [i, m, n], [i, o, p], [i]) {i=2, j=5, k=5, l=5, m=5, n=5, o=5, p=5}, custom>} : (tensor<2x5x5xcomplex<f32>>) -> (tensor<2x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2xi32>)
    %1769 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1770 = "stablehlo.broadcast_in_dim"(%1769) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1771 = "stablehlo.compare"(%1768#3, %1770) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1772 = "stablehlo.broadcast_in_dim"(%1771) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %1773 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1774 = "stablehlo.broadcast_in_dim"(%1773) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5xcomplex<f32>>
    %1775 = "stablehlo.broadcast_in_dim"(%1772) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x5xi1>
    %1776 = "stablehlo.select"(%1775, %1768#0, %1774) : (tensor<2x5xi1>, tensor<2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>) -> tensor<2x5xcomplex<f32>>
    %1777 = "stablehlo.broadcast_in_dim"(%1771) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %1778 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1779 = "stablehlo.broadcast_in_dim"(%1778) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %1780 = "stablehlo.broadcast_in_dim"(%1777) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %1781 = "stablehlo.select"(%1780, %1768#2, %1779) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %1782 = "stablehlo.real"(%1781) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %1783 = "stablehlo.imag"(%1781) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %1784 = "stablehlo.negate"(%1783) : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %1785 = "stablehlo.complex"(%1782, %1784) : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xcomplex<f32>>
    %1786 = "stablehlo.dot_general"(%1781, %1785) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5x5xcomplex<f32>>
    %1787:4 = "stablehlo.custom_call"(%arg272) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cgeev_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {compute_left = 86 : ui8, compute_right = 86 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l], [i, m, n], [i, o, p], [i]) {i=2, j=5, k=5, l=5, m=5, n=5, o=5, p=5}, custom>} : (tensor<2x5x5xcomplex<f32>>) -> (tensor<2x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2xi32>)
    %1788 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1789 = "stablehlo.broadcast_in_dim"(%1788) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1790 = "stablehlo.compare"(%1787#3, %1789) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1791 = "stablehlo.broadcast_in_dim"(%1790) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %1792 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1793 = "stablehlo.broadcast_in_dim"(%1792) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5xcomplex<f32>>
    %1794 = "stablehlo.broadcast_in_dim"(%1791) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x5xi1>
    %1795 = "stablehlo.select"(%1794, %1787#0, %1793) : (tensor<2x5xi1>, tensor<2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>) -> tensor<2x5xcomplex<f32>>
    %1796 = "stablehlo.broadcast_in_dim"(%1790) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %1797 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1798 = "stablehlo.broadcast_in_dim"(%1797) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %1799 = "stablehlo.broadcast_in_dim"(%1796) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %1800 = "stablehlo.select"(%1799, %1787#1, %1798) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %1801 = "stablehlo.broadcast_in_dim"(%1790) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %1802 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1803 = "stablehlo.broadcast_in_dim"(%1802) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %1804 = "stablehlo.broadcast_in_dim"(%1801) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %1805 = "stablehlo.select"(%1804, %1787#2, %1803) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %1806 = "stablehlo.real"(%1800) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %1807 = "stablehlo.imag"(%1800) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %1808 = "stablehlo.negate"(%1807) : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %1809 = "stablehlo.complex"(%1806, %1808) : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xcomplex<f32>>
    %1810 = "stablehlo.dot_general"(%1800, %1809) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5x5xcomplex<f32>>
    %1811 = "stablehlo.real"(%1805) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %1812 = "stablehlo.imag"(%1805) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %1813 = "stablehlo.negate"(%1812) : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %1814 = "stablehlo.complex"(%1811, %1813) : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xcomplex<f32>>
    %1815 = "stablehlo.dot_general"(%1805, %1814) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5x5xcomplex<f32>>
    %1816 = "func.call"(%arg273) <{callee = @eigvals_47}> : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5xcomplex<f32>>
    %1817:2 = "func.call"(%arg274) <{callee = @_schur_48}> : (tensor<5x5xcomplex<f32>>) -> (tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>)
    %1818 = "stablehlo.dot_general"(%1817#1, %1817#0) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>) -> tensor<5x5xcomplex<f32>>
    %1819 = "stablehlo.real"(%1817#1) : (tensor<5x5xcomplex<f32>>) -> tensor<5x5xf32>
    %1820 = "stablehlo.imag"(%1817#1) : (tensor<5x5xcomplex<f32>>) -> tensor<5x5xf32>
    %1821 = "stablehlo.negate"(%1820) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %1822 = "stablehlo.complex"(%1819, %1821) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xcomplex<f32>>
    %1823 = "stablehlo.transpose"(%1822) <{permutation = array<i64: 1, 0>}> : (tensor<5x5xcomplex<f32>>) -> tensor<5x5xcomplex<f32>>
    %1824 = "stablehlo.dot_general"(%1818, %1823) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>) -> tensor<5x5xcomplex<f32>>
    %1825 = "stablehlo.real"(%1817#1) : (tensor<5x5xcomplex<f32>>) -> tensor<5x5xf32>
    %1826 = "stablehlo.imag"(%1817#1) : (tensor<5x5xcomplex<f32>>) -> tensor<5x5xf32>
    %1827 = "stablehlo.negate"(%1826) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %1828 = "stablehlo.complex"(%1825, %1827) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xcomplex<f32>>
    %1829 = "stablehlo.transpose"(%1828) <{permutation = array<i64: 1, 0>}> : (tensor<5x5xcomplex<f32>>) -> tensor<5x5xcomplex<f32>>
    %1830 = "stablehlo.dot_general"(%1817#1, %1829) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>) -> tensor<5x5xcomplex<f32>>
    %1831 = "func.call"(%1817#0) <{callee = @tril_49}> : (tensor<5x5xcomplex<f32>>) -> tensor<5x5xcomplex<f32>>
    %1832:2 = "func.call"(%arg275) <{callee = @hessenberg_50}> : (tensor<5x5xcomplex<f32>>) -> (tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>)
    %1833:5 = "stablehlo.custom_call"(%arg276) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_chetrd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i, o], [i, p], [i]) {i=2, j=5, k=5, l=5, m=5, n=5, o=4, p=4}, custom>} : (tensor<2x5x5xcomplex<f32>>) -> (tensor<2x5x5xcomplex<f32>>, tensor<2x5xf32>, tensor<2x4xf32>, tensor<2x4xcomplex<f32>>, tensor<2xi32>)
    %1834 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1835 = "stablehlo.broadcast_in_dim"(%1834) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1836 = "stablehlo.compare"(%1833#4, %1835) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1837 = "stablehlo.broadcast_in_dim"(%1836) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %1838 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1839 = "stablehlo.broadcast_in_dim"(%1838) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %1840 = "stablehlo.broadcast_in_dim"(%1837) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %1841 = "stablehlo.select"(%1840, %1833#0, %1839) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %1842 = "stablehlo.broadcast_in_dim"(%1836) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %1843 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %1844 = "stablehlo.broadcast_in_dim"(%1843) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %1845 = "stablehlo.broadcast_in_dim"(%1842) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x5xi1>
    %1846 = "stablehlo.select"(%1845, %1833#1, %1844) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %1847 = "stablehlo.broadcast_in_dim"(%1836) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %1848 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %1849 = "stablehlo.broadcast_in_dim"(%1848) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4xf32>
    %1850 = "stablehlo.broadcast_in_dim"(%1847) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %1851 = "stablehlo.select"(%1850, %1833#2, %1849) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %1852 = "stablehlo.broadcast_in_dim"(%1836) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %1853 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1854 = "stablehlo.broadcast_in_dim"(%1853) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x4xcomplex<f32>>
    %1855 = "stablehlo.broadcast_in_dim"(%1852) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %1856 = "stablehlo.select"(%1855, %1833#3, %1854) : (tensor<2x4xi1>, tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
    %1857:5 = "stablehlo.custom_call"(%arg277) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_chetrd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i, o], [i, p], [i]) {i=2, j=5, k=5, l=5, m=5, n=5, o=4, p=4}, custom>} : (tensor<2x5x5xcomplex<f32>>) -> (tensor<2x5x5xcomplex<f32>>, tensor<2x5xf32>, tensor<2x4xf32>, tensor<2x4xcomplex<f32>>, tensor<2xi32>)
    %1858 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1859 = "stablehlo.broadcast_in_dim"(%1858) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1860 = "stablehlo.compare"(%1857#4, %1859) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1861 = "stablehlo.broadcast_in_dim"(%1860) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %1862 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1863 = "stablehlo.broadcast_in_dim"(%1862) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %1864 = "stablehlo.broadcast_in_dim"(%1861) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %1865 = "stablehlo.select"(%1864, %1857#0, %1863) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %1866 = "stablehlo.broadcast_in_dim"(%1860) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %1867 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %1868 = "stablehlo.broadcast_in_dim"(%1867) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %1869 = "stablehlo.broadcast_in_dim"(%1866) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x5xi1>
    %1870 = "stablehlo.select"(%1869, %1857#1, %1868) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    %1871 = "stablehlo.broadcast_in_dim"(%1860) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %1872 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %1873 = "stablehlo.broadcast_in_dim"(%1872) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4xf32>
    %1874 = "stablehlo.broadcast_in_dim"(%1871) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %1875 = "stablehlo.select"(%1874, %1857#2, %1873) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %1876 = "stablehlo.broadcast_in_dim"(%1860) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %1877 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1878 = "stablehlo.broadcast_in_dim"(%1877) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x4xcomplex<f32>>
    %1879 = "stablehlo.broadcast_in_dim"(%1876) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %1880 = "stablehlo.select"(%1879, %1857#3, %1878) : (tensor<2x4xi1>, tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
    %1881 = "stablehlo.constant"() <{value = dense<(3.000000e-01,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1882 = "stablehlo.broadcast_in_dim"(%1881) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5xcomplex<f32>>
    %1883 = "stablehlo.multiply"(%arg278, %1882) : (tensor<2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>) -> tensor<2x5xcomplex<f32>>
    %1884 = "stablehlo.constant"() <{value = dense<(3.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1885 = "stablehlo.broadcast_in_dim"(%1884) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5xcomplex<f32>>
    %1886 = "stablehlo.add"(%arg278, %1885) : (tensor<2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>) -> tensor<2x5xcomplex<f32>>
    %1887 = "stablehlo.constant"() <{value = dense<(2.000000e-01,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1888 = "stablehlo.broadcast_in_dim"(%1887) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5xcomplex<f32>>
    %1889 = "stablehlo.multiply"(%arg278, %1888) : (tensor<2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>) -> tensor<2x5xcomplex<f32>>
    %1890:5 = "stablehlo.custom_call"(%1883, %1886, %1889, %arg279) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cgtsv_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [2], operand_index = 2, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [3], operand_index = 3, operand_tuple_indices = []>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, k], [i, l], [i, m, n])->([i, o], [i, p], [i, q], [i, r, s], [i]) {i=2, j=5, k=5, l=5, m=5, n=3, o=5, p=5, q=5, r=5, s=3}, custom>} : (tensor<2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>) -> (tensor<2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>, tensor<2xi32>)
    %1891 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1892 = "stablehlo.broadcast_in_dim"(%1891) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1893 = "stablehlo.compare"(%1890#4, %1892) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1894 = "stablehlo.broadcast_in_dim"(%1893) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %1895 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1896 = "stablehlo.broadcast_in_dim"(%1895) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5x3xcomplex<f32>>
    %1897 = "stablehlo.broadcast_in_dim"(%1894) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x3xi1>
    %1898 = "stablehlo.select"(%1897, %1890#3, %1896) : (tensor<2x5x3xi1>, tensor<2x5x3xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>) -> tensor<2x5x3xcomplex<f32>>
    %1899 = "stablehlo.constant"() <{value = dense<(3.000000e-01,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1900 = "stablehlo.broadcast_in_dim"(%1899) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5xcomplex<f32>>
    %1901 = "stablehlo.multiply"(%arg280, %1900) : (tensor<2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>) -> tensor<2x5xcomplex<f32>>
    %1902 = "stablehlo.constant"() <{value = dense<(3.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1903 = "stablehlo.broadcast_in_dim"(%1902) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5xcomplex<f32>>
    %1904 = "stablehlo.add"(%arg280, %1903) : (tensor<2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>) -> tensor<2x5xcomplex<f32>>
    %1905 = "stablehlo.constant"() <{value = dense<(2.000000e-01,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1906 = "stablehlo.broadcast_in_dim"(%1905) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5xcomplex<f32>>
    %1907 = "stablehlo.multiply"(%arg280, %1906) : (tensor<2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>) -> tensor<2x5xcomplex<f32>>
    %1908 = "stablehlo.custom_call"(%1901, %1904, %1907, %arg281) <{api_version = 1 : i32, backend_config = "", call_target_name = "tridiagonal_solve_perturbed_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, k], [i, l], [i, m, n])->([i, o, p]) {i=2, j=5, k=5, l=5, m=5, n=3, o=5, p=3}, custom>} : (tensor<2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>) -> tensor<2x5x3xcomplex<f32>>
    %1909 = "stablehlo.constant"() <{value = dense<(3.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1910 = "stablehlo.broadcast_in_dim"(%1909) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5xcomplex<f32>>
    %1911 = "stablehlo.add"(%arg282, %1910) : (tensor<2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>) -> tensor<2x5xcomplex<f32>>
    %1912 = "stablehlo.constant"() <{value = dense<(3.000000e-01,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1913 = "stablehlo.broadcast_in_dim"(%1912) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5xcomplex<f32>>
    %1914 = "stablehlo.multiply"(%arg282, %1913) : (tensor<2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>) -> tensor<2x5xcomplex<f32>>
    %1915 = "stablehlo.constant"() <{value = dense<(2.000000e-01,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1916 = "stablehlo.broadcast_in_dim"(%1915) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5xcomplex<f32>>
    %1917 = "stablehlo.multiply"(%arg282, %1916) : (tensor<2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>) -> tensor<2x5xcomplex<f32>>
    %1918 = "stablehlo.custom_call"(%1911, %1914, %1917, %arg283) <{api_version = 1 : i32, backend_config = "", call_target_name = "tridiagonal_solve_perturbed_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [i, k], [i, l], [i, m, n])->([i, o, p]) {i=2, j=5, k=5, l=5, m=5, n=3, o=5, p=3}, custom>} : (tensor<2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>) -> tensor<2x5x3xcomplex<f32>>
    %1919 = "func.call"(%arg284) <{callee = @_roll_static_53}> : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
    %1920 = "stablehlo.constant"() <{value = dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %1921 = "stablehlo.broadcast_in_dim"(%1920) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<4x1xcomplex<f32>>
    %1922 = "stablehlo.custom_call"(%1919, %arg285, %arg284, %1921) <{api_version = 1 : i32, backend_config = "", call_target_name = "tridiagonal_solve_perturbed_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i], [j], [k], [l, m])->([n, o]) {i=4, j=4, k=4, l=4, m=1, n=4, o=1}, custom>} : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<4x1xcomplex<f32>>) -> tensor<4x1xcomplex<f32>>
    %1923 = "stablehlo.slice"(%1922) <{limit_indices = array<i64: 1, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<4x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
    %1924 = "stablehlo.reshape"(%1923) : (tensor<1x1xcomplex<f32>>) -> tensor<1xcomplex<f32>>
    %1925 = "stablehlo.broadcast_in_dim"(%1924) <{broadcast_dimensions = array<i64: 1>}> : (tensor<1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
    %1926 = "stablehlo.broadcast_in_dim"(%1925) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xcomplex<f32>>) -> tensor<4x1xcomplex<f32>>
    %1927 = "stablehlo.divide"(%1922, %1926) : (tensor<4x1xcomplex<f32>>, tensor<4x1xcomplex<f32>>) -> tensor<4x1xcomplex<f32>>
    %1928 = "stablehlo.real"(%1922) : (tensor<4x1xcomplex<f32>>) -> tensor<4x1xf32>
    %1929 = "stablehlo.is_finite"(%1928) : (tensor<4x1xf32>) -> tensor<4x1xi1>
    %1930 = "stablehlo.imag"(%1922) : (tensor<4x1xcomplex<f32>>) -> tensor<4x1xf32>
    %1931 = "stablehlo.is_finite"(%1930) : (tensor<4x1xf32>) -> tensor<4x1xi1>
    %1932 = "stablehlo.and"(%1929, %1931) : (tensor<4x1xi1>, tensor<4x1xi1>) -> tensor<4x1xi1>
    %1933 = "stablehlo.slice"(%1922) <{limit_indices = array<i64: 1, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<4x1xcomplex<f32>>) -> tensor<1x1xcomplex<f32>>
    %1934 = "stablehlo.reshape"(%1933) : (tensor<1x1xcomplex<f32>>) -> tensor<complex<f32>>
    %1935 = "stablehlo.abs"(%1934) : (tensor<complex<f32>>) -> tensor<f32>
    %1936 = "stablehlo.constant"() <{value = dense<1.000000e+05> : tensor<f32>}> : () -> tensor<f32>
    %1937 = "stablehlo.compare"(%1935, %1936) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %1938 = "func.call"(%arg286) <{callee = @inv_54}> : (tensor<2x0x0xcomplex<f32>>) -> tensor<2x0x0xcomplex<f32>>
    %1939:2 = "func.call"(%arg287) <{callee = @qr_57}> : (tensor<0x3x2xcomplex<f32>>) -> (tensor<0x3x2xcomplex<f32>>, tensor<0x2x2xcomplex<f32>>)
    "func.return"(%1388, %1389, %1390, %1391#0, %1391#1, %1403, %1395, %1407#3, %1419, %1411, %1423#3, %1435, %1427, %1439#3, %1440#0, %1440#1, %1441#0, %1441#1, %1442#0, %1442#1, %1443#0, %1443#1, %1444#0, %1444#1, %1444#2, %1445, %1446, %1447, %1448, %1449, %1450#0, %1451, %1452#0, %1453, %1454, %1455#0, %1455#1, %1456#1, %1459, %1463, %1464#1, %1467, %1471, %1472#1, %1474, %1475, %1476#0, %1476#1, %1476#2, %1486, %1496, %1506, %1521, %1526, %1527, %1531, %1533, %1534, %1535#0, %1535#1, %1544, %1549, %1554, %1559, %1568, %1573, %1578, %1583, %1601, %1611, %1621, %1630, %1631, %1636, %1637, %1638#0, %1638#1, %1639, %1640, %1641, %1642#0, %1642#1, %1654, %1646, %1658#3, %1670, %1662, %1674#3, %1686, %1678, %1690#3, %1691#0, %1691#1, %1692#0, %1692#1, %1693#0, %1693#1, %1694#0, %1694#1, %1695#0, %1695#1, %1695#2, %1696, %1697, %1698, %1699, %1700, %1701#0, %1706, %1707#0, %1712, %1713, %1714#0, %1714#1, %1715#1, %1726, %1734, %1735#1, %1746, %1754, %1755#1, %1765, %1766, %1767#0, %1767#1, %1767#2, %1776, %1786, %1795, %1810, %1815, %1816, %1824, %1830, %1831, %1832#0, %1832#1, %1841, %1846, %1851, %1856, %1865, %1870, %1875, %1880, %1898, %1908, %1918, %1927, %1932, %1937, %1938, %1939#0, %1939#1) : (tensor<2x5x3xf32>, tensor<2x5x5xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x6x4xf32>, tensor<2x4xi32>, tensor<2x6xi32>, tensor<2x4x6xf32>, tensor<2x4xi32>, tensor<2x4xi32>, tensor<3x4xf32>, tensor<3xi32>, tensor<3xi32>, tensor<2x6x4xf32>, tensor<2x4x4xf32>, tensor<2x4x4xf32>, tensor<2x4x6xf32>, tensor<2x6x6xf32>, tensor<2x6x4xf32>, tensor<3x2xf32>, tensor<2x2xf32>, tensor<6x6xf32>, tensor<6x4xf32>, tensor<4xi32>, tensor<2x5x5xf32>, tensor<2x5x5xf32>, tensor<2x5x5xf32>, tensor<2x5x3xf32>, tensor<2x3x5xf32>, tensor<2x5xf32>, tensor<2x5x5x5xf32>, tensor<2x5xf32>, tensor<2x5x5x5xf32>, tensor<2x5xf32>, tensor<2x3xf32>, tensor<2x3x3xf32>, tensor<2x4xf32>, tensor<2x4x6x4xf32>, tensor<2x6x6xf32>, tensor<2x4xf32>, tensor<2x4x4x6xf32>, tensor<2x6x6xf32>, tensor<2x4xf32>, tensor<2x4x6x4xf32>, tensor<2x4xf32>, tensor<3x3xf32>, tensor<2xf32>, tensor<2x2xf32>, tensor<2x5xcomplex<f32>>, tensor<2x5x5x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>, tensor<2x5x5x5xcomplex<f32>>, tensor<2x5x5x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<2x5x5xf32>, tensor<2x5xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x5x5xf32>, tensor<2x5xf32>, tensor<2x4xf32>, tensor<2x4xf32>, tensor<2x5x3xf32>, tensor<2x5x3xf32>, tensor<2x5x3xf32>, tensor<4x1xf32>, tensor<4x1xi1>, tensor<i1>, tensor<2x0x0xf32>, tensor<0x3x2xf32>, tensor<0x2x2xf32>, tensor<2x5x3xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<2xf32>, tensor<2x6x4xcomplex<f32>>, tensor<2x4xi32>, tensor<2x6xi32>, tensor<2x4x6xcomplex<f32>>, tensor<2x4xi32>, tensor<2x4xi32>, tensor<3x4xcomplex<f32>>, tensor<3xi32>, tensor<3xi32>, tensor<2x6x4xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>, tensor<2x4x6xcomplex<f32>>, tensor<2x6x6xcomplex<f32>>, tensor<2x6x4xcomplex<f32>>, tensor<3x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<6x6xcomplex<f32>>, tensor<6x4xcomplex<f32>>, tensor<4xi32>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>, tensor<2x3x5xcomplex<f32>>, tensor<2x5xf32>, tensor<2x5x5x5xcomplex<f32>>, tensor<2x5xf32>, tensor<2x5x5x5xcomplex<f32>>, tensor<2x5xf32>, tensor<2x3xf32>, tensor<2x3x3xcomplex<f32>>, tensor<2x4xf32>, tensor<2x4x6x4xcomplex<f32>>, tensor<2x6x6xcomplex<f32>>, tensor<2x4xf32>, tensor<2x4x4x6xcomplex<f32>>, tensor<2x6x6xcomplex<f32>>, tensor<2x4xf32>, tensor<2x4x6x4xcomplex<f32>>, tensor<2x4xf32>, tensor<3x3xcomplex<f32>>, tensor<2xf32>, tensor<2x2xcomplex<f32>>, tensor<2x5xcomplex<f32>>, tensor<2x5x5x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>, tensor<2x5x5x5xcomplex<f32>>, tensor<2x5x5x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x5xf32>, tensor<2x4xf32>, tensor<2x4xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x5xf32>, tensor<2x4xf32>, tensor<2x4xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>, tensor<4x1xcomplex<f32>>, tensor<4x1xi1>, tensor<i1>, tensor<2x0x0xcomplex<f32>>, tensor<0x3x2xcomplex<f32>>, tensor<0x2x2xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x5x5xf32>, tensor<2x5x3xf32>) -> tensor<2x5x3xf32>, res_attrs = [{}], sym_name = "solve", sym_visibility = "private"}> ({
  ^bb0(%arg186: tensor<2x5x5xf32>, %arg187: tensor<2x5x3xf32>):
    %1364:3 = "stablehlo.custom_call"(%arg186) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgetrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=5, k=5, l=5, m=5, n=5}, custom>} : (tensor<2x5x5xf32>) -> (tensor<2x5x5xf32>, tensor<2x5xi32>, tensor<2xi32>)
    %1365 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %1366 = "stablehlo.broadcast_in_dim"(%1365) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %1367 = "stablehlo.subtract"(%1364#1, %1366) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %1368 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1369 = "stablehlo.broadcast_in_dim"(%1368) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1370 = "stablehlo.compare"(%1364#2, %1369) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1371 = "stablehlo.broadcast_in_dim"(%1370) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %1372 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %1373 = "stablehlo.broadcast_in_dim"(%1372) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x5xf32>
    %1374 = "stablehlo.broadcast_in_dim"(%1371) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %1375 = "stablehlo.select"(%1374, %1364#0, %1373) : (tensor<2x5x5xi1>, tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %1376 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %1377 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1378 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1379:4 = "stablehlo.while"(%1367, %1378, %1377, %1376) ({
    ^bb0(%arg192: tensor<2x5xi32>, %arg193: tensor<i64>, %arg194: tensor<i64>, %arg195: tensor<2x5xi32>):
      %1386 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %1387 = "stablehlo.compare"(%arg193, %1386) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%1387) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg188: tensor<2x5xi32>, %arg189: tensor<i64>, %arg190: tensor<i64>, %arg191: tensor<2x5xi32>):
      %1383:2 = "func.call"(%arg188, %arg190, %arg191) <{callee = @closed_call}> : (tensor<2x5xi32>, tensor<i64>, tensor<2x5xi32>) -> (tensor<i64>, tensor<2x5xi32>)
      %1384 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %1385 = "stablehlo.add"(%arg189, %1384) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg188, %1385, %1383#0, %1383#1) : (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>) -> ()
    }) : (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>) -> (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>)
    %1380 = "stablehlo.transpose"(%arg187) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x3xf32>) -> tensor<2x3x5xf32>
    %1381 = "func.call"(%1375, %1379#3, %1380) <{callee = @_lu_solve}> : (tensor<2x5x5xf32>, tensor<2x5xi32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>
    %1382 = "stablehlo.transpose"(%1381) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x5xf32>) -> tensor<2x5x3xf32>
    "func.return"(%1382) : (tensor<2x5x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x5xi32>, tensor<i64>, tensor<2x5xi32>) -> (tensor<i64>, tensor<2x5xi32>), res_attrs = [{}, {}], sym_name = "closed_call", sym_visibility = "private"}> ({
  ^bb0(%arg179: tensor<2x5xi32>, %arg180: tensor<i64>, %arg181: tensor<2x5xi32>):
    %1317 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %1318 = "stablehlo.add"(%arg180, %1317) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %1319 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1320 = "stablehlo.compare"(%arg180, %1319) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %1321 = "stablehlo.convert"(%arg180) : (tensor<i64>) -> tensor<i64>
    %1322 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
    %1323 = "stablehlo.add"(%1321, %1322) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %1324 = "stablehlo.select"(%1320, %1323, %arg180) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %1325 = "stablehlo.broadcast_in_dim"(%1324) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1xi64>
    %1326 = "stablehlo.gather"(%arg179, %1325) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 1>}> : (tensor<2x5xi32>, tensor<1xi64>) -> tensor<2x1xi32>
    %1327 = "stablehlo.reshape"(%1326) : (tensor<2x1xi32>) -> tensor<2xi32>
    %1328 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1329 = "stablehlo.compare"(%arg180, %1328) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %1330 = "stablehlo.convert"(%arg180) : (tensor<i64>) -> tensor<i64>
    %1331 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
    %1332 = "stablehlo.add"(%1330, %1331) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %1333 = "stablehlo.select"(%1329, %1332, %arg180) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %1334 = "stablehlo.broadcast_in_dim"(%1333) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1xi64>
    %1335 = "stablehlo.gather"(%arg181, %1334) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 1>}> : (tensor<2x5xi32>, tensor<1xi64>) -> tensor<2x1xi32>
    %1336 = "stablehlo.reshape"(%1335) : (tensor<2x1xi32>) -> tensor<2xi32>
    %1337 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1338 = "stablehlo.broadcast_in_dim"(%1337) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1339 = "stablehlo.compare"(%1327, %1338) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1340 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %1341 = "stablehlo.broadcast_in_dim"(%1340) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1342 = "stablehlo.add"(%1327, %1341) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %1343 = "stablehlo.select"(%1339, %1342, %1327) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %1344 = "stablehlo.broadcast_in_dim"(%1343) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x1xi32>
    %1345 = "stablehlo.gather"(%arg181, %1344) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1>}> : (tensor<2x5xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
    %1346 = "stablehlo.reshape"(%1345) : (tensor<2x1xi32>) -> tensor<2xi32>
    %1347 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1348 = "stablehlo.compare"(%arg180, %1347) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %1349 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
    %1350 = "stablehlo.add"(%arg180, %1349) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %1351 = "stablehlo.select"(%1348, %1350, %arg180) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %1352 = "stablehlo.convert"(%1351) : (tensor<i64>) -> tensor<i32>
    %1353 = "stablehlo.broadcast_in_dim"(%1352) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %1354 = "stablehlo.scatter"(%arg181, %1353, %1346) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
    ^bb0(%arg184: tensor<i32>, %arg185: tensor<i32>):
      "stablehlo.return"(%arg185) : (tensor<i32>) -> ()
    }) : (tensor<2x5xi32>, tensor<1xi32>, tensor<2xi32>) -> tensor<2x5xi32>
    %1355 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1356 = "stablehlo.broadcast_in_dim"(%1355) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1357 = "stablehlo.compare"(%1327, %1356) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1358 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %1359 = "stablehlo.broadcast_in_dim"(%1358) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1360 = "stablehlo.add"(%1327, %1359) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %1361 = "stablehlo.select"(%1357, %1360, %1327) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %1362 = "stablehlo.broadcast_in_dim"(%1361) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x1xi32>
    %1363 = "stablehlo.scatter"(%1354, %1362, %1336) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg182: tensor<i32>, %arg183: tensor<i32>):
      "stablehlo.return"(%arg183) : (tensor<i32>) -> ()
    }) : (tensor<2x5xi32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<2x5xi32>
    "func.return"(%1318, %1363) : (tensor<i64>, tensor<2x5xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x5x5xf32>, tensor<2x5xi32>, tensor<2x3x5xf32>) -> tensor<2x3x5xf32>, res_attrs = [{}], sym_name = "_lu_solve", sym_visibility = "private"}> ({
  ^bb0(%arg176: tensor<2x5x5xf32>, %arg177: tensor<2x5xi32>, %arg178: tensor<2x3x5xf32>):
    %1298 = "stablehlo.broadcast_in_dim"(%arg178) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x3x5xf32>) -> tensor<2x3x5x1xf32>
    %1299 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1300 = "stablehlo.broadcast_in_dim"(%1299) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %1301 = "stablehlo.compare"(%arg177, %1300) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %1302 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %1303 = "stablehlo.broadcast_in_dim"(%1302) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %1304 = "stablehlo.add"(%arg177, %1303) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %1305 = "stablehlo.select"(%1301, %1304, %arg177) : (tensor<2x5xi1>, tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %1306 = "stablehlo.broadcast_in_dim"(%1305) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x5xi32>) -> tensor<2x5x1xi32>
    %1307 = "stablehlo.gather"(%1298, %1306) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 3], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1, 1>}> : (tensor<2x3x5x1xf32>, tensor<2x5x1xi32>) -> tensor<2x3x5x1xf32>
    %1308 = "stablehlo.transpose"(%1307) <{permutation = array<i64: 0, 2, 3, 1>}> : (tensor<2x3x5x1xf32>) -> tensor<2x5x1x3xf32>
    %1309 = "stablehlo.reshape"(%1308) : (tensor<2x5x1x3xf32>) -> tensor<2x5x3xf32>
    %1310 = "stablehlo.custom_call"(%arg176, %1309) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_strsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=2, j=5, k=5, l=5, m=3, n=5, o=3}, custom>} : (tensor<2x5x5xf32>, tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
    %1311 = "stablehlo.reshape"(%1310) : (tensor<2x5x3xf32>) -> tensor<2x5x1x3xf32>
    %1312 = "stablehlo.reshape"(%1311) : (tensor<2x5x1x3xf32>) -> tensor<2x5x3xf32>
    %1313 = "stablehlo.custom_call"(%arg176, %1312) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_strsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=2, j=5, k=5, l=5, m=3, n=5, o=3}, custom>} : (tensor<2x5x5xf32>, tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
    %1314 = "stablehlo.reshape"(%1313) : (tensor<2x5x3xf32>) -> tensor<2x5x1x3xf32>
    %1315 = "stablehlo.transpose"(%1314) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<2x5x1x3xf32>) -> tensor<2x3x5x1xf32>
    %1316 = "stablehlo.reshape"(%1315) : (tensor<2x3x5x1xf32>) -> tensor<2x3x5xf32>
    "func.return"(%1316) : (tensor<2x3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>, res_attrs = [{}], sym_name = "inv", sym_visibility = "private"}> ({
  ^bb0(%arg175: tensor<2x5x5xf32>):
    %1289 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x5xi64>
    %1290 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x5xi64>
    %1291 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1292 = "stablehlo.broadcast_in_dim"(%1291) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5x5xi64>
    %1293 = "stablehlo.add"(%1289, %1292) : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi64>
    %1294 = "stablehlo.compare"(%1293, %1290) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %1295 = "stablehlo.convert"(%1294) : (tensor<5x5xi1>) -> tensor<5x5xf32>
    %1296 = "stablehlo.broadcast_in_dim"(%1295) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<5x5xf32>) -> tensor<2x5x5xf32>
    %1297 = "func.call"(%arg175, %1296) <{callee = @solve_0}> : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    "func.return"(%1297) : (tensor<2x5x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>, res_attrs = [{}], sym_name = "solve_0", sym_visibility = "private"}> ({
  ^bb0(%arg165: tensor<2x5x5xf32>, %arg166: tensor<2x5x5xf32>):
    %1265:3 = "stablehlo.custom_call"(%arg165) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgetrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=5, k=5, l=5, m=5, n=5}, custom>} : (tensor<2x5x5xf32>) -> (tensor<2x5x5xf32>, tensor<2x5xi32>, tensor<2xi32>)
    %1266 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %1267 = "stablehlo.broadcast_in_dim"(%1266) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %1268 = "stablehlo.subtract"(%1265#1, %1267) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %1269 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1270 = "stablehlo.broadcast_in_dim"(%1269) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1271 = "stablehlo.compare"(%1265#2, %1270) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1272 = "stablehlo.broadcast_in_dim"(%1271) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %1273 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %1274 = "stablehlo.broadcast_in_dim"(%1273) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x5xf32>
    %1275 = "stablehlo.broadcast_in_dim"(%1272) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %1276 = "stablehlo.select"(%1275, %1265#0, %1274) : (tensor<2x5x5xi1>, tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %1277 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %1278 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1279 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1280:4 = "stablehlo.while"(%1268, %1279, %1278, %1277) ({
    ^bb0(%arg171: tensor<2x5xi32>, %arg172: tensor<i64>, %arg173: tensor<i64>, %arg174: tensor<2x5xi32>):
      %1287 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %1288 = "stablehlo.compare"(%arg172, %1287) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%1288) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg167: tensor<2x5xi32>, %arg168: tensor<i64>, %arg169: tensor<i64>, %arg170: tensor<2x5xi32>):
      %1284:2 = "func.call"(%arg167, %arg169, %arg170) <{callee = @closed_call}> : (tensor<2x5xi32>, tensor<i64>, tensor<2x5xi32>) -> (tensor<i64>, tensor<2x5xi32>)
      %1285 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %1286 = "stablehlo.add"(%arg168, %1285) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg167, %1286, %1284#0, %1284#1) : (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>) -> ()
    }) : (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>) -> (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>)
    %1281 = "stablehlo.transpose"(%arg166) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %1282 = "func.call"(%1276, %1280#3, %1281) <{callee = @_lu_solve_1}> : (tensor<2x5x5xf32>, tensor<2x5xi32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %1283 = "stablehlo.transpose"(%1282) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    "func.return"(%1283) : (tensor<2x5x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x5x5xf32>, tensor<2x5xi32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>, res_attrs = [{}], sym_name = "_lu_solve_1", sym_visibility = "private"}> ({
  ^bb0(%arg162: tensor<2x5x5xf32>, %arg163: tensor<2x5xi32>, %arg164: tensor<2x5x5xf32>):
    %1246 = "stablehlo.broadcast_in_dim"(%arg164) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x5x5xf32>) -> tensor<2x5x5x1xf32>
    %1247 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1248 = "stablehlo.broadcast_in_dim"(%1247) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %1249 = "stablehlo.compare"(%arg163, %1248) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %1250 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %1251 = "stablehlo.broadcast_in_dim"(%1250) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %1252 = "stablehlo.add"(%arg163, %1251) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %1253 = "stablehlo.select"(%1249, %1252, %arg163) : (tensor<2x5xi1>, tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %1254 = "stablehlo.broadcast_in_dim"(%1253) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x5xi32>) -> tensor<2x5x1xi32>
    %1255 = "stablehlo.gather"(%1246, %1254) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 3], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 5, 1, 1>}> : (tensor<2x5x5x1xf32>, tensor<2x5x1xi32>) -> tensor<2x5x5x1xf32>
    %1256 = "stablehlo.transpose"(%1255) <{permutation = array<i64: 0, 2, 3, 1>}> : (tensor<2x5x5x1xf32>) -> tensor<2x5x1x5xf32>
    %1257 = "stablehlo.reshape"(%1256) : (tensor<2x5x1x5xf32>) -> tensor<2x5x5xf32>
    %1258 = "stablehlo.custom_call"(%arg162, %1257) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_strsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=2, j=5, k=5, l=5, m=5, n=5, o=5}, custom>} : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %1259 = "stablehlo.reshape"(%1258) : (tensor<2x5x5xf32>) -> tensor<2x5x1x5xf32>
    %1260 = "stablehlo.reshape"(%1259) : (tensor<2x5x1x5xf32>) -> tensor<2x5x5xf32>
    %1261 = "stablehlo.custom_call"(%arg162, %1260) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_strsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=2, j=5, k=5, l=5, m=5, n=5, o=5}, custom>} : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %1262 = "stablehlo.reshape"(%1261) : (tensor<2x5x5xf32>) -> tensor<2x5x1x5xf32>
    %1263 = "stablehlo.transpose"(%1262) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<2x5x1x5xf32>) -> tensor<2x5x5x1xf32>
    %1264 = "stablehlo.reshape"(%1263) : (tensor<2x5x5x1xf32>) -> tensor<2x5x5xf32>
    "func.return"(%1264) : (tensor<2x5x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xf32>) -> tensor<2xf32>, res_attrs = [{}], sym_name = "det", sym_visibility = "private"}> ({
  ^bb0(%arg161: tensor<2x5x5xf32>):
    %1243:2 = "func.call"(%arg161) <{callee = @slogdet}> : (tensor<2x5x5xf32>) -> (tensor<2xf32>, tensor<2xf32>)
    %1244 = "stablehlo.exponential"(%1243#1) : (tensor<2xf32>) -> tensor<2xf32>
    %1245 = "stablehlo.multiply"(%1243#0, %1244) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "func.return"(%1245) : (tensor<2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xf32>) -> (tensor<2xf32>, tensor<2xf32>), res_attrs = [{}, {}], sym_name = "slogdet", sym_visibility = "private"}> ({
  ^bb0(%arg148: tensor<2x5x5xf32>):
    %1184:3 = "stablehlo.custom_call"(%arg148) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgetrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=5, k=5, l=5, m=5, n=5}, custom>} : (tensor<2x5x5xf32>) -> (tensor<2x5x5xf32>, tensor<2x5xi32>, tensor<2xi32>)
    %1185 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %1186 = "stablehlo.broadcast_in_dim"(%1185) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %1187 = "stablehlo.subtract"(%1184#1, %1186) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %1188 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1189 = "stablehlo.broadcast_in_dim"(%1188) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1190 = "stablehlo.compare"(%1184#2, %1189) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1191 = "stablehlo.broadcast_in_dim"(%1190) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %1192 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %1193 = "stablehlo.broadcast_in_dim"(%1192) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x5xf32>
    %1194 = "stablehlo.broadcast_in_dim"(%1191) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %1195 = "stablehlo.select"(%1194, %1184#0, %1193) : (tensor<2x5x5xi1>, tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %1196 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %1197 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1198 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1199:4 = "stablehlo.while"(%1187, %1198, %1197, %1196) ({
    ^bb0(%arg157: tensor<2x5xi32>, %arg158: tensor<i64>, %arg159: tensor<i64>, %arg160: tensor<2x5xi32>):
      %1241 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %1242 = "stablehlo.compare"(%arg158, %1241) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%1242) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg153: tensor<2x5xi32>, %arg154: tensor<i64>, %arg155: tensor<i64>, %arg156: tensor<2x5xi32>):
      %1238:2 = "func.call"(%arg153, %arg155, %arg156) <{callee = @closed_call}> : (tensor<2x5xi32>, tensor<i64>, tensor<2x5xi32>) -> (tensor<i64>, tensor<2x5xi32>)
      %1239 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %1240 = "stablehlo.add"(%arg154, %1239) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg153, %1240, %1238#0, %1238#1) : (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>) -> ()
    }) : (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>) -> (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>)
    %1200 = "func.call"(%1195) <{callee = @diagonal}> : (tensor<2x5x5xf32>) -> tensor<2x5xf32>
    %1201 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1202 = "stablehlo.broadcast_in_dim"(%1201) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %1203 = "stablehlo.compare"(%1200, %1202) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %1204 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %1205 = "stablehlo.reduce"(%1203, %1204) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg151: tensor<i1>, %arg152: tensor<i1>):
      %1237 = "stablehlo.or"(%arg151, %arg152) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%1237) : (tensor<i1>) -> ()
    }) : (tensor<2x5xi1>, tensor<i1>) -> tensor<2xi1>
    %1206 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi32>
    %1207 = "stablehlo.broadcast_in_dim"(%1206) <{broadcast_dimensions = array<i64: 1>}> : (tensor<5xi32>) -> tensor<1x5xi32>
    %1208 = "stablehlo.broadcast_in_dim"(%1207) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x5xi32>) -> tensor<2x5xi32>
    %1209 = "stablehlo.compare"(%1187, %1208) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %1210 = "func.call"(%1209) <{callee = @count_nonzero}> : (tensor<2x5xi1>) -> tensor<2xi64>
    %1211 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1212 = "stablehlo.broadcast_in_dim"(%1211) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %1213 = "stablehlo.compare"(%1200, %1212) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xi1>
    %1214 = "func.call"(%1213) <{callee = @count_nonzero}> : (tensor<2x5xi1>) -> tensor<2xi64>
    %1215 = "stablehlo.add"(%1210, %1214) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %1216 = "stablehlo.constant"() <{value = dense<2> : tensor<i64>}> : () -> tensor<i64>
    %1217 = "func.call"(%1215, %1216) <{callee = @remainder}> : (tensor<2xi64>, tensor<i64>) -> tensor<2xi64>
    %1218 = "stablehlo.constant"() <{value = dense<-2> : tensor<i64>}> : () -> tensor<i64>
    %1219 = "stablehlo.broadcast_in_dim"(%1218) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2xi64>
    %1220 = "stablehlo.multiply"(%1219, %1217) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %1221 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %1222 = "stablehlo.broadcast_in_dim"(%1221) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2xi64>
    %1223 = "stablehlo.add"(%1220, %1222) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %1224 = "stablehlo.convert"(%1223) : (tensor<2xi64>) -> tensor<2xf32>
    %1225 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1226 = "stablehlo.broadcast_in_dim"(%1225) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %1227 = "stablehlo.multiply"(%1226, %1224) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %1228 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1229 = "func.call"(%1205, %1228, %1227) <{callee = @_where_2}> : (tensor<2xi1>, tensor<f32>, tensor<2xf32>) -> tensor<2xf32>
    %1230 = "stablehlo.abs"(%1200) : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %1231 = "stablehlo.log"(%1230) : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %1232 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1233 = "stablehlo.reduce"(%1231, %1232) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg149: tensor<f32>, %arg150: tensor<f32>):
      %1236 = "stablehlo.add"(%arg149, %arg150) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1236) : (tensor<f32>) -> ()
    }) : (tensor<2x5xf32>, tensor<f32>) -> tensor<2xf32>
    %1234 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %1235 = "func.call"(%1205, %1234, %1233) <{callee = @_where_2}> : (tensor<2xi1>, tensor<f32>, tensor<2xf32>) -> tensor<2xf32>
    "func.return"(%1229, %1235) : (tensor<2xf32>, tensor<2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xf32>) -> tensor<2x5xf32>, res_attrs = [{}], sym_name = "diagonal", sym_visibility = "private"}> ({
  ^bb0(%arg147: tensor<2x5x5xf32>):
    %1162 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi64>
    %1163 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi64>
    %1164 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1165 = "stablehlo.broadcast_in_dim"(%1164) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %1166 = "stablehlo.compare"(%1162, %1165) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %1167 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
    %1168 = "stablehlo.broadcast_in_dim"(%1167) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %1169 = "stablehlo.add"(%1162, %1168) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %1170 = "stablehlo.select"(%1166, %1169, %1162) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %1171 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1172 = "stablehlo.broadcast_in_dim"(%1171) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %1173 = "stablehlo.compare"(%1163, %1172) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %1174 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
    %1175 = "stablehlo.broadcast_in_dim"(%1174) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %1176 = "stablehlo.add"(%1163, %1175) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %1177 = "stablehlo.select"(%1173, %1176, %1163) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %1178 = "stablehlo.convert"(%1170) : (tensor<5xi64>) -> tensor<5xi32>
    %1179 = "stablehlo.convert"(%1177) : (tensor<5xi64>) -> tensor<5xi32>
    %1180 = "stablehlo.broadcast_in_dim"(%1178) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xi32>) -> tensor<5x1xi32>
    %1181 = "stablehlo.broadcast_in_dim"(%1179) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xi32>) -> tensor<5x1xi32>
    %1182 = "stablehlo.concatenate"(%1180, %1181) <{dimension = 1 : i64}> : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x2xi32>
    %1183 = "stablehlo.gather"(%arg147, %1182) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1, 2], start_index_map = [1, 2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 1, 1>}> : (tensor<2x5x5xf32>, tensor<5x2xi32>) -> tensor<2x5xf32>
    "func.return"(%1183) : (tensor<2x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5xi1>) -> tensor<2xi64>, res_attrs = [{}], sym_name = "count_nonzero", sym_visibility = "private"}> ({
  ^bb0(%arg144: tensor<2x5xi1>):
    %1154 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %1155 = "stablehlo.broadcast_in_dim"(%1154) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<2x5xi1>
    %1156 = "stablehlo.compare"(%arg144, %1155) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<2x5xi1>, tensor<2x5xi1>) -> tensor<2x5xi1>
    %1157 = "stablehlo.convert"(%1156) : (tensor<2x5xi1>) -> tensor<2x5xi32>
    %1158 = "stablehlo.convert"(%1157) : (tensor<2x5xi32>) -> tensor<2x5xi64>
    %1159 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1160 = "stablehlo.reduce"(%1158, %1159) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg145: tensor<i64>, %arg146: tensor<i64>):
      %1161 = "stablehlo.add"(%arg145, %arg146) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%1161) : (tensor<i64>) -> ()
    }) : (tensor<2x5xi64>, tensor<i64>) -> tensor<2xi64>
    "func.return"(%1160) : (tensor<2xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2xi64>, tensor<i64>) -> tensor<2xi64>, res_attrs = [{}], sym_name = "remainder", sym_visibility = "private"}> ({
  ^bb0(%arg142: tensor<2xi64>, %arg143: tensor<i64>):
    %1133 = "stablehlo.convert"(%arg143) : (tensor<i64>) -> tensor<i64>
    %1134 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1135 = "stablehlo.compare"(%1133, %1134) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %1136 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %1137 = "func.call"(%1135, %1136, %1133) <{callee = @_where}> : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %1138 = "stablehlo.broadcast_in_dim"(%1137) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2xi64>
    %1139 = "stablehlo.remainder"(%arg142, %1138) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %1140 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1141 = "stablehlo.broadcast_in_dim"(%1140) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2xi64>
    %1142 = "stablehlo.compare"(%1139, %1141) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %1143 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1144 = "stablehlo.broadcast_in_dim"(%1143) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2xi64>
    %1145 = "stablehlo.compare"(%1139, %1144) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %1146 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1147 = "stablehlo.compare"(%1137, %1146) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %1148 = "stablehlo.broadcast_in_dim"(%1147) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<2xi1>
    %1149 = "stablehlo.compare"(%1145, %1148) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
    %1150 = "stablehlo.and"(%1149, %1142) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
    %1151 = "stablehlo.broadcast_in_dim"(%1137) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2xi64>
    %1152 = "stablehlo.add"(%1139, %1151) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %1153 = "stablehlo.select"(%1150, %1152, %1139) : (tensor<2xi1>, tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    "func.return"(%1153) : (tensor<2xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg139: tensor<i1>, %arg140: tensor<i64>, %arg141: tensor<i64>):
    %1132 = "stablehlo.select"(%arg139, %arg140, %arg141) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    "func.return"(%1132) : (tensor<i64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2xi1>, tensor<f32>, tensor<2xf32>) -> tensor<2xf32>, res_attrs = [{}], sym_name = "_where_2", sym_visibility = "private"}> ({
  ^bb0(%arg136: tensor<2xi1>, %arg137: tensor<f32>, %arg138: tensor<2xf32>):
    %1130 = "stablehlo.broadcast_in_dim"(%arg137) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %1131 = "stablehlo.select"(%arg136, %1130, %arg138) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "func.return"(%1131) : (tensor<2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x4xi32>, tensor<i64>, tensor<2x6xi32>) -> (tensor<i64>, tensor<2x6xi32>), res_attrs = [{}, {}], sym_name = "closed_call_3", sym_visibility = "private"}> ({
  ^bb0(%arg129: tensor<2x4xi32>, %arg130: tensor<i64>, %arg131: tensor<2x6xi32>):
    %1083 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %1084 = "stablehlo.add"(%arg130, %1083) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %1085 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1086 = "stablehlo.compare"(%arg130, %1085) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %1087 = "stablehlo.convert"(%arg130) : (tensor<i64>) -> tensor<i64>
    %1088 = "stablehlo.constant"() <{value = dense<4> : tensor<i64>}> : () -> tensor<i64>
    %1089 = "stablehlo.add"(%1087, %1088) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %1090 = "stablehlo.select"(%1086, %1089, %arg130) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %1091 = "stablehlo.broadcast_in_dim"(%1090) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1xi64>
    %1092 = "stablehlo.gather"(%arg129, %1091) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 1>}> : (tensor<2x4xi32>, tensor<1xi64>) -> tensor<2x1xi32>
    %1093 = "stablehlo.reshape"(%1092) : (tensor<2x1xi32>) -> tensor<2xi32>
    %1094 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1095 = "stablehlo.compare"(%arg130, %1094) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %1096 = "stablehlo.convert"(%arg130) : (tensor<i64>) -> tensor<i64>
    %1097 = "stablehlo.constant"() <{value = dense<6> : tensor<i64>}> : () -> tensor<i64>
    %1098 = "stablehlo.add"(%1096, %1097) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %1099 = "stablehlo.select"(%1095, %1098, %arg130) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %1100 = "stablehlo.broadcast_in_dim"(%1099) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1xi64>
    %1101 = "stablehlo.gather"(%arg131, %1100) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 1>}> : (tensor<2x6xi32>, tensor<1xi64>) -> tensor<2x1xi32>
    %1102 = "stablehlo.reshape"(%1101) : (tensor<2x1xi32>) -> tensor<2xi32>
    %1103 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1104 = "stablehlo.broadcast_in_dim"(%1103) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1105 = "stablehlo.compare"(%1093, %1104) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1106 = "stablehlo.constant"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
    %1107 = "stablehlo.broadcast_in_dim"(%1106) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1108 = "stablehlo.add"(%1093, %1107) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %1109 = "stablehlo.select"(%1105, %1108, %1093) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %1110 = "stablehlo.broadcast_in_dim"(%1109) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x1xi32>
    %1111 = "stablehlo.gather"(%arg131, %1110) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1>}> : (tensor<2x6xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
    %1112 = "stablehlo.reshape"(%1111) : (tensor<2x1xi32>) -> tensor<2xi32>
    %1113 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1114 = "stablehlo.compare"(%arg130, %1113) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %1115 = "stablehlo.constant"() <{value = dense<6> : tensor<i64>}> : () -> tensor<i64>
    %1116 = "stablehlo.add"(%arg130, %1115) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %1117 = "stablehlo.select"(%1114, %1116, %arg130) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %1118 = "stablehlo.convert"(%1117) : (tensor<i64>) -> tensor<i32>
    %1119 = "stablehlo.broadcast_in_dim"(%1118) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %1120 = "stablehlo.scatter"(%arg131, %1119, %1112) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
    ^bb0(%arg134: tensor<i32>, %arg135: tensor<i32>):
      "stablehlo.return"(%arg135) : (tensor<i32>) -> ()
    }) : (tensor<2x6xi32>, tensor<1xi32>, tensor<2xi32>) -> tensor<2x6xi32>
    %1121 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1122 = "stablehlo.broadcast_in_dim"(%1121) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1123 = "stablehlo.compare"(%1093, %1122) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1124 = "stablehlo.constant"() <{value = dense<6> : tensor<i32>}> : () -> tensor<i32>
    %1125 = "stablehlo.broadcast_in_dim"(%1124) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1126 = "stablehlo.add"(%1093, %1125) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %1127 = "stablehlo.select"(%1123, %1126, %1093) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %1128 = "stablehlo.broadcast_in_dim"(%1127) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x1xi32>
    %1129 = "stablehlo.scatter"(%1120, %1128, %1102) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg132: tensor<i32>, %arg133: tensor<i32>):
      "stablehlo.return"(%arg133) : (tensor<i32>) -> ()
    }) : (tensor<2x6xi32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<2x6xi32>
    "func.return"(%1084, %1129) : (tensor<i64>, tensor<2x6xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x4xi32>, tensor<i64>, tensor<2x4xi32>) -> (tensor<i64>, tensor<2x4xi32>), res_attrs = [{}, {}], sym_name = "closed_call_4", sym_visibility = "private"}> ({
  ^bb0(%arg122: tensor<2x4xi32>, %arg123: tensor<i64>, %arg124: tensor<2x4xi32>):
    %1036 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %1037 = "stablehlo.add"(%arg123, %1036) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %1038 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1039 = "stablehlo.compare"(%arg123, %1038) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %1040 = "stablehlo.convert"(%arg123) : (tensor<i64>) -> tensor<i64>
    %1041 = "stablehlo.constant"() <{value = dense<4> : tensor<i64>}> : () -> tensor<i64>
    %1042 = "stablehlo.add"(%1040, %1041) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %1043 = "stablehlo.select"(%1039, %1042, %arg123) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %1044 = "stablehlo.broadcast_in_dim"(%1043) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1xi64>
    %1045 = "stablehlo.gather"(%arg122, %1044) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 1>}> : (tensor<2x4xi32>, tensor<1xi64>) -> tensor<2x1xi32>
    %1046 = "stablehlo.reshape"(%1045) : (tensor<2x1xi32>) -> tensor<2xi32>
    %1047 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1048 = "stablehlo.compare"(%arg123, %1047) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %1049 = "stablehlo.convert"(%arg123) : (tensor<i64>) -> tensor<i64>
    %1050 = "stablehlo.constant"() <{value = dense<4> : tensor<i64>}> : () -> tensor<i64>
    %1051 = "stablehlo.add"(%1049, %1050) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %1052 = "stablehlo.select"(%1048, %1051, %arg123) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %1053 = "stablehlo.broadcast_in_dim"(%1052) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1xi64>
    %1054 = "stablehlo.gather"(%arg124, %1053) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [1]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 1>}> : (tensor<2x4xi32>, tensor<1xi64>) -> tensor<2x1xi32>
    %1055 = "stablehlo.reshape"(%1054) : (tensor<2x1xi32>) -> tensor<2xi32>
    %1056 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1057 = "stablehlo.broadcast_in_dim"(%1056) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1058 = "stablehlo.compare"(%1046, %1057) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1059 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
    %1060 = "stablehlo.broadcast_in_dim"(%1059) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1061 = "stablehlo.add"(%1046, %1060) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %1062 = "stablehlo.select"(%1058, %1061, %1046) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %1063 = "stablehlo.broadcast_in_dim"(%1062) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x1xi32>
    %1064 = "stablehlo.gather"(%arg124, %1063) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = true, slice_sizes = array<i64: 1, 1>}> : (tensor<2x4xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
    %1065 = "stablehlo.reshape"(%1064) : (tensor<2x1xi32>) -> tensor<2xi32>
    %1066 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1067 = "stablehlo.compare"(%arg123, %1066) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %1068 = "stablehlo.constant"() <{value = dense<4> : tensor<i64>}> : () -> tensor<i64>
    %1069 = "stablehlo.add"(%arg123, %1068) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %1070 = "stablehlo.select"(%1067, %1069, %arg123) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %1071 = "stablehlo.convert"(%1070) : (tensor<i64>) -> tensor<i32>
    %1072 = "stablehlo.broadcast_in_dim"(%1071) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %1073 = "stablehlo.scatter"(%arg124, %1072, %1065) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1]>, unique_indices = true}> ({
    ^bb0(%arg127: tensor<i32>, %arg128: tensor<i32>):
      "stablehlo.return"(%arg128) : (tensor<i32>) -> ()
    }) : (tensor<2x4xi32>, tensor<1xi32>, tensor<2xi32>) -> tensor<2x4xi32>
    %1074 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1075 = "stablehlo.broadcast_in_dim"(%1074) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1076 = "stablehlo.compare"(%1046, %1075) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %1077 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
    %1078 = "stablehlo.broadcast_in_dim"(%1077) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %1079 = "stablehlo.add"(%1046, %1078) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %1080 = "stablehlo.select"(%1076, %1079, %1046) : (tensor<2xi1>, tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %1081 = "stablehlo.broadcast_in_dim"(%1080) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi32>) -> tensor<2x1xi32>
    %1082 = "stablehlo.scatter"(%1073, %1081, %1055) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [1], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, unique_indices = true}> ({
    ^bb0(%arg125: tensor<i32>, %arg126: tensor<i32>):
      "stablehlo.return"(%arg126) : (tensor<i32>) -> ()
    }) : (tensor<2x4xi32>, tensor<2x1xi32>, tensor<2xi32>) -> tensor<2x4xi32>
    "func.return"(%1037, %1082) : (tensor<i64>, tensor<2x4xi32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3xi32>, tensor<i64>, tensor<3xi32>) -> (tensor<i64>, tensor<3xi32>), res_attrs = [{}, {}], sym_name = "closed_call_5", sym_visibility = "private"}> ({
  ^bb0(%arg115: tensor<3xi32>, %arg116: tensor<i64>, %arg117: tensor<3xi32>):
    %996 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %997 = "stablehlo.add"(%arg116, %996) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %998 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %999 = "stablehlo.compare"(%arg116, %998) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %1000 = "stablehlo.convert"(%arg116) : (tensor<i64>) -> tensor<i64>
    %1001 = "stablehlo.constant"() <{value = dense<3> : tensor<i64>}> : () -> tensor<i64>
    %1002 = "stablehlo.add"(%1000, %1001) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %1003 = "stablehlo.select"(%999, %1002, %arg116) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %1004 = "stablehlo.dynamic_slice"(%arg115, %1003) <{slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<i64>) -> tensor<1xi32>
    %1005 = "stablehlo.reshape"(%1004) : (tensor<1xi32>) -> tensor<i32>
    %1006 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1007 = "stablehlo.compare"(%arg116, %1006) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %1008 = "stablehlo.convert"(%arg116) : (tensor<i64>) -> tensor<i64>
    %1009 = "stablehlo.constant"() <{value = dense<3> : tensor<i64>}> : () -> tensor<i64>
    %1010 = "stablehlo.add"(%1008, %1009) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %1011 = "stablehlo.select"(%1007, %1010, %arg116) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %1012 = "stablehlo.dynamic_slice"(%arg117, %1011) <{slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<i64>) -> tensor<1xi32>
    %1013 = "stablehlo.reshape"(%1012) : (tensor<1xi32>) -> tensor<i32>
    %1014 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1015 = "stablehlo.compare"(%1005, %1014) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %1016 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %1017 = "stablehlo.add"(%1005, %1016) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %1018 = "stablehlo.select"(%1015, %1017, %1005) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %1019 = "stablehlo.dynamic_slice"(%arg117, %1018) <{slice_sizes = array<i64: 1>}> : (tensor<3xi32>, tensor<i32>) -> tensor<1xi32>
    %1020 = "stablehlo.reshape"(%1019) : (tensor<1xi32>) -> tensor<i32>
    %1021 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1022 = "stablehlo.compare"(%arg116, %1021) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %1023 = "stablehlo.constant"() <{value = dense<3> : tensor<i64>}> : () -> tensor<i64>
    %1024 = "stablehlo.add"(%arg116, %1023) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %1025 = "stablehlo.select"(%1022, %1024, %arg116) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %1026 = "stablehlo.convert"(%1025) : (tensor<i64>) -> tensor<i32>
    %1027 = "stablehlo.broadcast_in_dim"(%1026) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %1028 = "stablehlo.scatter"(%arg117, %1027, %1020) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg120: tensor<i32>, %arg121: tensor<i32>):
      "stablehlo.return"(%arg121) : (tensor<i32>) -> ()
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    %1029 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1030 = "stablehlo.compare"(%1005, %1029) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %1031 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %1032 = "stablehlo.add"(%1005, %1031) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %1033 = "stablehlo.select"(%1030, %1032, %1005) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %1034 = "stablehlo.broadcast_in_dim"(%1033) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %1035 = "stablehlo.scatter"(%1028, %1034, %1013) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0]>, unique_indices = true}> ({
    ^bb0(%arg118: tensor<i32>, %arg119: tensor<i32>):
      "stablehlo.return"(%arg119) : (tensor<i32>) -> ()
    }) : (tensor<3xi32>, tensor<1xi32>, tensor<i32>) -> tensor<3xi32>
    "func.return"(%997, %1035) : (tensor<i64>, tensor<3xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x6x4xf32>) -> (tensor<2x6x4xf32>, tensor<2x4x4xf32>), res_attrs = [{}, {}], sym_name = "qr", sym_visibility = "private"}> ({
  ^bb0(%arg114: tensor<2x6x4xf32>):
    %983:2 = "stablehlo.custom_call"(%arg114) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgeqrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n]) {i=2, j=6, k=4, l=6, m=4, n=4}, custom>} : (tensor<2x6x4xf32>) -> (tensor<2x6x4xf32>, tensor<2x4xf32>)
    %984 = "stablehlo.custom_call"(%983#0, %983#1) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sorgqr_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l])->([i, m, n]) {i=2, j=6, k=4, l=4, m=6, n=4}, custom>} : (tensor<2x6x4xf32>, tensor<2x4xf32>) -> tensor<2x6x4xf32>
    %985 = "stablehlo.slice"(%983#0) <{limit_indices = array<i64: 2, 4, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x6x4xf32>) -> tensor<2x4x4xf32>
    %986 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x4xi64>
    %987 = "stablehlo.constant"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
    %988 = "stablehlo.broadcast_in_dim"(%987) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4x4xi64>
    %989 = "stablehlo.add"(%986, %988) : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi64>
    %990 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x4xi64>
    %991 = "stablehlo.compare"(%989, %990) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
    %992 = "stablehlo.broadcast_in_dim"(%991) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<4x4xi1>) -> tensor<2x4x4xi1>
    %993 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %994 = "stablehlo.broadcast_in_dim"(%993) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x4xf32>
    %995 = "stablehlo.select"(%992, %994, %985) : (tensor<2x4x4xi1>, tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    "func.return"(%984, %995) : (tensor<2x6x4xf32>, tensor<2x4x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x4x6xf32>) -> (tensor<2x4x4xf32>, tensor<2x4x6xf32>), res_attrs = [{}, {}], sym_name = "qr_6", sym_visibility = "private"}> ({
  ^bb0(%arg113: tensor<2x4x6xf32>):
    %970:2 = "stablehlo.custom_call"(%arg113) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgeqrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n]) {i=2, j=4, k=6, l=4, m=6, n=4}, custom>} : (tensor<2x4x6xf32>) -> (tensor<2x4x6xf32>, tensor<2x4xf32>)
    %971 = "stablehlo.slice"(%970#0) <{limit_indices = array<i64: 2, 4, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x6xf32>) -> tensor<2x4x4xf32>
    %972 = "stablehlo.custom_call"(%971, %970#1) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sorgqr_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l])->([i, m, n]) {i=2, j=4, k=4, l=4, m=4, n=4}, custom>} : (tensor<2x4x4xf32>, tensor<2x4xf32>) -> tensor<2x4x4xf32>
    %973 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x6xi64>
    %974 = "stablehlo.constant"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
    %975 = "stablehlo.broadcast_in_dim"(%974) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4x6xi64>
    %976 = "stablehlo.add"(%973, %975) : (tensor<4x6xi64>, tensor<4x6xi64>) -> tensor<4x6xi64>
    %977 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x6xi64>
    %978 = "stablehlo.compare"(%976, %977) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<4x6xi64>, tensor<4x6xi64>) -> tensor<4x6xi1>
    %979 = "stablehlo.broadcast_in_dim"(%978) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<4x6xi1>) -> tensor<2x4x6xi1>
    %980 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %981 = "stablehlo.broadcast_in_dim"(%980) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x6xf32>
    %982 = "stablehlo.select"(%979, %981, %970#0) : (tensor<2x4x6xi1>, tensor<2x4x6xf32>, tensor<2x4x6xf32>) -> tensor<2x4x6xf32>
    "func.return"(%972, %982) : (tensor<2x4x4xf32>, tensor<2x4x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x6x4xf32>) -> (tensor<2x6x6xf32>, tensor<2x6x4xf32>), res_attrs = [{}, {}], sym_name = "qr_7", sym_visibility = "private"}> ({
  ^bb0(%arg112: tensor<2x6x4xf32>):
    %956:2 = "stablehlo.custom_call"(%arg112) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgeqrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n]) {i=2, j=6, k=4, l=6, m=4, n=4}, custom>} : (tensor<2x6x4xf32>) -> (tensor<2x6x4xf32>, tensor<2x4xf32>)
    %957 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %958 = "stablehlo.pad"(%956#0, %957) <{edge_padding_high = array<i64: 0, 0, 2>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<2x6x4xf32>, tensor<f32>) -> tensor<2x6x6xf32>
    %959 = "stablehlo.custom_call"(%958, %956#1) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sorgqr_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l])->([i, m, n]) {i=2, j=6, k=6, l=4, m=6, n=6}, custom>} : (tensor<2x6x6xf32>, tensor<2x4xf32>) -> tensor<2x6x6xf32>
    %960 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6x4xi64>
    %961 = "stablehlo.constant"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
    %962 = "stablehlo.broadcast_in_dim"(%961) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<6x4xi64>
    %963 = "stablehlo.add"(%960, %962) : (tensor<6x4xi64>, tensor<6x4xi64>) -> tensor<6x4xi64>
    %964 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<6x4xi64>
    %965 = "stablehlo.compare"(%963, %964) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<6x4xi64>, tensor<6x4xi64>) -> tensor<6x4xi1>
    %966 = "stablehlo.broadcast_in_dim"(%965) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<6x4xi1>) -> tensor<2x6x4xi1>
    %967 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %968 = "stablehlo.broadcast_in_dim"(%967) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x4xf32>
    %969 = "stablehlo.select"(%966, %968, %956#0) : (tensor<2x6x4xi1>, tensor<2x6x4xf32>, tensor<2x6x4xf32>) -> tensor<2x6x4xf32>
    "func.return"(%959, %969) : (tensor<2x6x6xf32>, tensor<2x6x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x2xf32>) -> (tensor<3x2xf32>, tensor<2x2xf32>), res_attrs = [{}, {}], sym_name = "qr_8", sym_visibility = "private"}> ({
  ^bb0(%arg111: tensor<3x2xf32>):
    %944:2 = "stablehlo.custom_call"(%arg111) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgeqrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=3, j=2, k=3, l=2, m=2}, custom>} : (tensor<3x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>)
    %945 = "stablehlo.custom_call"(%944#0, %944#1) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sorgqr_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=3, j=2, k=2, l=3, m=2}, custom>} : (tensor<3x2xf32>, tensor<2xf32>) -> tensor<3x2xf32>
    %946 = "stablehlo.slice"(%944#0) <{limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<3x2xf32>) -> tensor<2x2xf32>
    %947 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x2xi64>
    %948 = "stablehlo.constant"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
    %949 = "stablehlo.broadcast_in_dim"(%948) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2x2xi64>
    %950 = "stablehlo.add"(%947, %949) : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi64>
    %951 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x2xi64>
    %952 = "stablehlo.compare"(%950, %951) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi1>
    %953 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %954 = "stablehlo.broadcast_in_dim"(%953) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2xf32>
    %955 = "stablehlo.select"(%952, %954, %946) : (tensor<2x2xi1>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    "func.return"(%945, %955) : (tensor<3x2xf32>, tensor<2x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<6x4xf32>) -> (tensor<6x6xf32>, tensor<6x4xf32>, tensor<4xi32>), res_attrs = [{}, {}, {}], sym_name = "_qr", sym_visibility = "private"}> ({
  ^bb0(%arg110: tensor<6x4xf32>):
    %926 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %927 = "stablehlo.broadcast_in_dim"(%926) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4xi32>
    %928:3 = "stablehlo.custom_call"(%arg110, %927) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgeqp3_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m], [n], [o]) {i=6, j=4, k=4, l=6, m=4, n=4, o=4}, custom>} : (tensor<6x4xf32>, tensor<4xi32>) -> (tensor<6x4xf32>, tensor<4xi32>, tensor<4xf32>)
    %929 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %930 = "stablehlo.broadcast_in_dim"(%929) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4xi32>
    %931 = "stablehlo.subtract"(%928#1, %930) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %932 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %933 = "stablehlo.pad"(%928#0, %932) <{edge_padding_high = array<i64: 0, 2>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<6x4xf32>, tensor<f32>) -> tensor<6x6xf32>
    %934 = "stablehlo.custom_call"(%933, %928#2) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sorgqr_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=6, j=6, k=4, l=6, m=6}, custom>} : (tensor<6x6xf32>, tensor<4xf32>) -> tensor<6x6xf32>
    %935 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6x4xi64>
    %936 = "stablehlo.constant"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
    %937 = "stablehlo.broadcast_in_dim"(%936) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<6x4xi64>
    %938 = "stablehlo.add"(%935, %937) : (tensor<6x4xi64>, tensor<6x4xi64>) -> tensor<6x4xi64>
    %939 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<6x4xi64>
    %940 = "stablehlo.compare"(%938, %939) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<6x4xi64>, tensor<6x4xi64>) -> tensor<6x4xi1>
    %941 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %942 = "stablehlo.broadcast_in_dim"(%941) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<6x4xf32>
    %943 = "stablehlo.select"(%940, %942, %928#0) : (tensor<6x4xi1>, tensor<6x4xf32>, tensor<6x4xf32>) -> tensor<6x4xf32>
    "func.return"(%934, %943, %931) : (tensor<6x6xf32>, tensor<6x4xf32>, tensor<4xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>, res_attrs = [{}], sym_name = "cholesky", sym_visibility = "private"}> ({
  ^bb0(%arg109: tensor<2x5x5xf32>):
    %902 = "stablehlo.transpose"(%arg109) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %903 = "stablehlo.add"(%arg109, %902) : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %904 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %905 = "stablehlo.broadcast_in_dim"(%904) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x5xf32>
    %906 = "stablehlo.divide"(%903, %905) : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %907:2 = "stablehlo.custom_call"(%906) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_spotrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i]) {i=2, j=5, k=5, l=5, m=5}, custom>} : (tensor<2x5x5xf32>) -> (tensor<2x5x5xf32>, tensor<2xi32>)
    %908 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %909 = "stablehlo.broadcast_in_dim"(%908) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %910 = "stablehlo.compare"(%907#1, %909) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %911 = "stablehlo.broadcast_in_dim"(%910) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %912 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %913 = "stablehlo.broadcast_in_dim"(%912) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x5xf32>
    %914 = "stablehlo.broadcast_in_dim"(%911) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %915 = "stablehlo.select"(%914, %907#0, %913) : (tensor<2x5x5xi1>, tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %916 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x5xi64>
    %917 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %918 = "stablehlo.broadcast_in_dim"(%917) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5x5xi64>
    %919 = "stablehlo.add"(%916, %918) : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi64>
    %920 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x5xi64>
    %921 = "stablehlo.compare"(%919, %920) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %922 = "stablehlo.broadcast_in_dim"(%921) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<5x5xi1>) -> tensor<2x5x5xi1>
    %923 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %924 = "stablehlo.broadcast_in_dim"(%923) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x5xf32>
    %925 = "stablehlo.select"(%922, %915, %924) : (tensor<2x5x5xi1>, tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    "func.return"(%925) : (tensor<2x5x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>, res_attrs = [{}], sym_name = "cholesky_9", sym_visibility = "private"}> ({
  ^bb0(%arg108: tensor<2x5x5xf32>):
    %882:2 = "stablehlo.custom_call"(%arg108) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_spotrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i]) {i=2, j=5, k=5, l=5, m=5}, custom>} : (tensor<2x5x5xf32>) -> (tensor<2x5x5xf32>, tensor<2xi32>)
    %883 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %884 = "stablehlo.broadcast_in_dim"(%883) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %885 = "stablehlo.compare"(%882#1, %884) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %886 = "stablehlo.broadcast_in_dim"(%885) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %887 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %888 = "stablehlo.broadcast_in_dim"(%887) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x5xf32>
    %889 = "stablehlo.broadcast_in_dim"(%886) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %890 = "stablehlo.select"(%889, %882#0, %888) : (tensor<2x5x5xi1>, tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %891 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x5xi64>
    %892 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %893 = "stablehlo.broadcast_in_dim"(%892) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5x5xi64>
    %894 = "stablehlo.add"(%891, %893) : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi64>
    %895 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x5xi64>
    %896 = "stablehlo.compare"(%894, %895) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %897 = "stablehlo.broadcast_in_dim"(%896) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<5x5xi1>) -> tensor<2x5x5xi1>
    %898 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %899 = "stablehlo.broadcast_in_dim"(%898) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x5xf32>
    %900 = "stablehlo.select"(%897, %890, %899) : (tensor<2x5x5xi1>, tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %901 = "stablehlo.transpose"(%900) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    "func.return"(%901) : (tensor<2x5x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xf32>) -> (tensor<2x5xf32>, tensor<2x5x5xf32>), res_attrs = [{}, {}], sym_name = "eigh", sym_visibility = "private"}> ({
  ^bb0(%arg107: tensor<2x5x5xf32>):
    %863 = "stablehlo.transpose"(%arg107) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %864 = "stablehlo.add"(%arg107, %863) : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %865 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %866 = "stablehlo.broadcast_in_dim"(%865) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x5xf32>
    %867 = "stablehlo.divide"(%864, %866) : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %868:3 = "stablehlo.custom_call"(%867) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_ssyevd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=5, k=5, l=5, m=5, n=5}, custom>} : (tensor<2x5x5xf32>) -> (tensor<2x5x5xf32>, tensor<2x5xf32>, tensor<2xi32>)
    %869 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %870 = "stablehlo.broadcast_in_dim"(%869) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %871 = "stablehlo.compare"(%868#2, %870) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %872 = "stablehlo.broadcast_in_dim"(%871) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %873 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %874 = "stablehlo.broadcast_in_dim"(%873) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x5xf32>
    %875 = "stablehlo.broadcast_in_dim"(%872) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %876 = "stablehlo.select"(%875, %868#0, %874) : (tensor<2x5x5xi1>, tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %877 = "stablehlo.broadcast_in_dim"(%871) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %878 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %879 = "stablehlo.broadcast_in_dim"(%878) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %880 = "stablehlo.broadcast_in_dim"(%877) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x5xi1>
    %881 = "stablehlo.select"(%880, %868#1, %879) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    "func.return"(%881, %876) : (tensor<2x5xf32>, tensor<2x5x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xf32>) -> (tensor<2x5xf32>, tensor<2x5x5xf32>), res_attrs = [{}, {}], sym_name = "eigh_10", sym_visibility = "private"}> ({
  ^bb0(%arg106: tensor<2x5x5xf32>):
    %849:3 = "stablehlo.custom_call"(%arg106) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_ssyevd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {mode = 86 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=5, k=5, l=5, m=5, n=5}, custom>} : (tensor<2x5x5xf32>) -> (tensor<2x5x5xf32>, tensor<2x5xf32>, tensor<2xi32>)
    %850 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %851 = "stablehlo.broadcast_in_dim"(%850) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %852 = "stablehlo.compare"(%849#2, %851) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %853 = "stablehlo.broadcast_in_dim"(%852) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %854 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %855 = "stablehlo.broadcast_in_dim"(%854) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x5xf32>
    %856 = "stablehlo.broadcast_in_dim"(%853) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %857 = "stablehlo.select"(%856, %849#0, %855) : (tensor<2x5x5xi1>, tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %858 = "stablehlo.broadcast_in_dim"(%852) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %859 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %860 = "stablehlo.broadcast_in_dim"(%859) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %861 = "stablehlo.broadcast_in_dim"(%858) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x5xi1>
    %862 = "stablehlo.select"(%861, %849#1, %860) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    "func.return"(%862, %857) : (tensor<2x5xf32>, tensor<2x5x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xf32>) -> tensor<2x5xf32>, res_attrs = [{}], sym_name = "eigvalsh", sym_visibility = "private"}> ({
  ^bb0(%arg105: tensor<2x5x5xf32>):
    %848:2 = "func.call"(%arg105) <{callee = @eigh_11}> : (tensor<2x5x5xf32>) -> (tensor<2x5xf32>, tensor<2x5x5xf32>)
    "func.return"(%848#0) : (tensor<2x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xf32>) -> (tensor<2x5xf32>, tensor<2x5x5xf32>), res_attrs = [{}, {}], sym_name = "eigh_11", sym_visibility = "private"}> ({
  ^bb0(%arg104: tensor<2x5x5xf32>):
    %829 = "stablehlo.transpose"(%arg104) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %830 = "stablehlo.add"(%arg104, %829) : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %831 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %832 = "stablehlo.broadcast_in_dim"(%831) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x5xf32>
    %833 = "stablehlo.divide"(%830, %832) : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %834:3 = "stablehlo.custom_call"(%833) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_ssyevd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=5, k=5, l=5, m=5, n=5}, custom>} : (tensor<2x5x5xf32>) -> (tensor<2x5x5xf32>, tensor<2x5xf32>, tensor<2xi32>)
    %835 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %836 = "stablehlo.broadcast_in_dim"(%835) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %837 = "stablehlo.compare"(%834#2, %836) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %838 = "stablehlo.broadcast_in_dim"(%837) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %839 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %840 = "stablehlo.broadcast_in_dim"(%839) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x5xf32>
    %841 = "stablehlo.broadcast_in_dim"(%838) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %842 = "stablehlo.select"(%841, %834#0, %840) : (tensor<2x5x5xi1>, tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %843 = "stablehlo.broadcast_in_dim"(%837) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %844 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %845 = "stablehlo.broadcast_in_dim"(%844) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %846 = "stablehlo.broadcast_in_dim"(%843) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x5xi1>
    %847 = "stablehlo.select"(%846, %834#1, %845) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    "func.return"(%847, %842) : (tensor<2x5xf32>, tensor<2x5x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x3x3xf32>) -> (tensor<2x3xf32>, tensor<2x3x3xf32>), res_attrs = [{}, {}], sym_name = "eigh_12", sym_visibility = "private"}> ({
  ^bb0(%arg103: tensor<2x3x3xf32>):
    %810 = "stablehlo.transpose"(%arg103) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %811 = "stablehlo.add"(%arg103, %810) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %812 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %813 = "stablehlo.broadcast_in_dim"(%812) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3x3xf32>
    %814 = "stablehlo.divide"(%811, %813) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %815:3 = "stablehlo.custom_call"(%814) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_ssyevd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=3, k=3, l=3, m=3, n=3}, custom>} : (tensor<2x3x3xf32>) -> (tensor<2x3x3xf32>, tensor<2x3xf32>, tensor<2xi32>)
    %816 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %817 = "stablehlo.broadcast_in_dim"(%816) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %818 = "stablehlo.compare"(%815#2, %817) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %819 = "stablehlo.broadcast_in_dim"(%818) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %820 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %821 = "stablehlo.broadcast_in_dim"(%820) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3x3xf32>
    %822 = "stablehlo.broadcast_in_dim"(%819) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x3x3xi1>
    %823 = "stablehlo.select"(%822, %815#0, %821) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %824 = "stablehlo.broadcast_in_dim"(%818) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %825 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %826 = "stablehlo.broadcast_in_dim"(%825) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %827 = "stablehlo.broadcast_in_dim"(%824) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x3xi1>
    %828 = "stablehlo.select"(%827, %815#1, %826) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%828, %823) : (tensor<2x3xf32>, tensor<2x3x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x6x4xf32>) -> (tensor<2x6x6xf32>, tensor<2x4xf32>, tensor<2x4x4xf32>), res_attrs = [{}, {}, {}], sym_name = "svd", sym_visibility = "private"}> ({
  ^bb0(%arg102: tensor<2x6x4xf32>):
    %791:5 = "stablehlo.custom_call"(%arg102) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgesdd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i, o, p], [i, q, r], [i]) {i=2, j=6, k=4, l=6, m=4, n=4, o=6, p=6, q=4, r=4}, custom>} : (tensor<2x6x4xf32>) -> (tensor<2x6x4xf32>, tensor<2x4xf32>, tensor<2x6x6xf32>, tensor<2x4x4xf32>, tensor<2xi32>)
    %792 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %793 = "stablehlo.broadcast_in_dim"(%792) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %794 = "stablehlo.compare"(%791#4, %793) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %795 = "stablehlo.broadcast_in_dim"(%794) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %796 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %797 = "stablehlo.broadcast_in_dim"(%796) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4xf32>
    %798 = "stablehlo.broadcast_in_dim"(%795) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %799 = "stablehlo.select"(%798, %791#1, %797) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %800 = "stablehlo.broadcast_in_dim"(%794) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %801 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %802 = "stablehlo.broadcast_in_dim"(%801) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x6xf32>
    %803 = "stablehlo.broadcast_in_dim"(%800) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x6x6xi1>
    %804 = "stablehlo.select"(%803, %791#2, %802) : (tensor<2x6x6xi1>, tensor<2x6x6xf32>, tensor<2x6x6xf32>) -> tensor<2x6x6xf32>
    %805 = "stablehlo.broadcast_in_dim"(%794) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %806 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %807 = "stablehlo.broadcast_in_dim"(%806) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x4xf32>
    %808 = "stablehlo.broadcast_in_dim"(%805) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x4x4xi1>
    %809 = "stablehlo.select"(%808, %791#3, %807) : (tensor<2x4x4xi1>, tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    "func.return"(%804, %799, %809) : (tensor<2x6x6xf32>, tensor<2x4xf32>, tensor<2x4x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x4x6xf32>) -> (tensor<2x4x4xf32>, tensor<2x4xf32>, tensor<2x6x6xf32>), res_attrs = [{}, {}, {}], sym_name = "svd_13", sym_visibility = "private"}> ({
  ^bb0(%arg101: tensor<2x4x6xf32>):
    %772:5 = "stablehlo.custom_call"(%arg101) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgesdd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i, o, p], [i, q, r], [i]) {i=2, j=4, k=6, l=4, m=6, n=4, o=4, p=4, q=6, r=6}, custom>} : (tensor<2x4x6xf32>) -> (tensor<2x4x6xf32>, tensor<2x4xf32>, tensor<2x4x4xf32>, tensor<2x6x6xf32>, tensor<2xi32>)
    %773 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %774 = "stablehlo.broadcast_in_dim"(%773) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %775 = "stablehlo.compare"(%772#4, %774) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %776 = "stablehlo.broadcast_in_dim"(%775) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %777 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %778 = "stablehlo.broadcast_in_dim"(%777) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4xf32>
    %779 = "stablehlo.broadcast_in_dim"(%776) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %780 = "stablehlo.select"(%779, %772#1, %778) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %781 = "stablehlo.broadcast_in_dim"(%775) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %782 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %783 = "stablehlo.broadcast_in_dim"(%782) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x4xf32>
    %784 = "stablehlo.broadcast_in_dim"(%781) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x4x4xi1>
    %785 = "stablehlo.select"(%784, %772#2, %783) : (tensor<2x4x4xi1>, tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %786 = "stablehlo.broadcast_in_dim"(%775) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %787 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %788 = "stablehlo.broadcast_in_dim"(%787) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x6xf32>
    %789 = "stablehlo.broadcast_in_dim"(%786) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x6x6xi1>
    %790 = "stablehlo.select"(%789, %772#3, %788) : (tensor<2x6x6xi1>, tensor<2x6x6xf32>, tensor<2x6x6xf32>) -> tensor<2x6x6xf32>
    "func.return"(%785, %780, %790) : (tensor<2x4x4xf32>, tensor<2x4xf32>, tensor<2x6x6xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x6x4xf32>) -> (tensor<2x6x4xf32>, tensor<2x4xf32>, tensor<2x4x4xf32>), res_attrs = [{}, {}, {}], sym_name = "svd_14", sym_visibility = "private"}> ({
  ^bb0(%arg100: tensor<2x6x4xf32>):
    %753:5 = "stablehlo.custom_call"(%arg100) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgesdd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i, o, p], [i, q, r], [i]) {i=2, j=6, k=4, l=6, m=4, n=4, o=6, p=4, q=4, r=4}, custom>} : (tensor<2x6x4xf32>) -> (tensor<2x6x4xf32>, tensor<2x4xf32>, tensor<2x6x4xf32>, tensor<2x4x4xf32>, tensor<2xi32>)
    %754 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %755 = "stablehlo.broadcast_in_dim"(%754) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %756 = "stablehlo.compare"(%753#4, %755) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %757 = "stablehlo.broadcast_in_dim"(%756) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %758 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %759 = "stablehlo.broadcast_in_dim"(%758) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4xf32>
    %760 = "stablehlo.broadcast_in_dim"(%757) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %761 = "stablehlo.select"(%760, %753#1, %759) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %762 = "stablehlo.broadcast_in_dim"(%756) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %763 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %764 = "stablehlo.broadcast_in_dim"(%763) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x6x4xf32>
    %765 = "stablehlo.broadcast_in_dim"(%762) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x6x4xi1>
    %766 = "stablehlo.select"(%765, %753#2, %764) : (tensor<2x6x4xi1>, tensor<2x6x4xf32>, tensor<2x6x4xf32>) -> tensor<2x6x4xf32>
    %767 = "stablehlo.broadcast_in_dim"(%756) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %768 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %769 = "stablehlo.broadcast_in_dim"(%768) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x4xf32>
    %770 = "stablehlo.broadcast_in_dim"(%767) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x4x4xi1>
    %771 = "stablehlo.select"(%770, %753#3, %769) : (tensor<2x4x4xi1>, tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    "func.return"(%766, %761, %771) : (tensor<2x6x4xf32>, tensor<2x4xf32>, tensor<2x4x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x4x6xf32>) -> tensor<2x4xf32>, res_attrs = [{}], sym_name = "svd_15", sym_visibility = "private"}> ({
  ^bb0(%arg99: tensor<2x4x6xf32>):
    %744:5 = "stablehlo.custom_call"(%arg99) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgesdd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {mode = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i, o, p], [i, q, r], [i]) {i=2, j=4, k=6, l=4, m=6, n=4, o=4, p=4, q=6, r=6}, custom>} : (tensor<2x4x6xf32>) -> (tensor<2x4x6xf32>, tensor<2x4xf32>, tensor<2x4x4xf32>, tensor<2x6x6xf32>, tensor<2xi32>)
    %745 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %746 = "stablehlo.broadcast_in_dim"(%745) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %747 = "stablehlo.compare"(%744#4, %746) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %748 = "stablehlo.broadcast_in_dim"(%747) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %749 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %750 = "stablehlo.broadcast_in_dim"(%749) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4xf32>
    %751 = "stablehlo.broadcast_in_dim"(%748) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %752 = "stablehlo.select"(%751, %744#1, %750) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    "func.return"(%752) : (tensor<2x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x2xf32>) -> (tensor<3x3xf32>, tensor<2xf32>, tensor<2x2xf32>), res_attrs = [{}, {}, {}], sym_name = "svd_16", sym_visibility = "private"}> ({
  ^bb0(%arg98: tensor<3x2xf32>):
    %725:5 = "stablehlo.custom_call"(%arg98) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgesdd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]}> {mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=3, j=2, k=3, l=2, m=2, n=3, o=3, p=2, q=2}, custom>} : (tensor<3x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>, tensor<3x3xf32>, tensor<2x2xf32>, tensor<i32>)
    %726 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %727 = "stablehlo.broadcast_in_dim"(%726) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<i32>
    %728 = "stablehlo.compare"(%725#4, %727) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %729 = "stablehlo.broadcast_in_dim"(%728) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1xi1>
    %730 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %731 = "stablehlo.broadcast_in_dim"(%730) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %732 = "stablehlo.broadcast_in_dim"(%729) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi1>) -> tensor<2xi1>
    %733 = "stablehlo.select"(%732, %725#1, %731) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %734 = "stablehlo.broadcast_in_dim"(%728) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1x1xi1>
    %735 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %736 = "stablehlo.broadcast_in_dim"(%735) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3xf32>
    %737 = "stablehlo.broadcast_in_dim"(%734) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %738 = "stablehlo.select"(%737, %725#2, %736) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %739 = "stablehlo.broadcast_in_dim"(%728) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1x1xi1>
    %740 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %741 = "stablehlo.broadcast_in_dim"(%740) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x2xf32>
    %742 = "stablehlo.broadcast_in_dim"(%739) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi1>) -> tensor<2x2xi1>
    %743 = "stablehlo.select"(%742, %725#3, %741) : (tensor<2x2xi1>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    "func.return"(%738, %733, %743) : (tensor<3x3xf32>, tensor<2xf32>, tensor<2x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xf32>) -> tensor<2x5xcomplex<f32>>, res_attrs = [{}], sym_name = "eigvals", sym_visibility = "private"}> ({
  ^bb0(%arg97: tensor<2x5x5xf32>):
    %715:5 = "stablehlo.custom_call"(%arg97) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgeev_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l], [i, m], [i, n, o], [i, p, q], [i]) {i=2, j=5, k=5, l=5, m=5, n=5, o=5, p=5, q=5}, custom>} : (tensor<2x5x5xf32>) -> (tensor<2x5xf32>, tensor<2x5xf32>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2xi32>)
    %716 = "stablehlo.complex"(%715#0, %715#1) : (tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xcomplex<f32>>
    %717 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %718 = "stablehlo.broadcast_in_dim"(%717) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %719 = "stablehlo.compare"(%715#4, %718) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %720 = "stablehlo.broadcast_in_dim"(%719) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %721 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %722 = "stablehlo.broadcast_in_dim"(%721) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5xcomplex<f32>>
    %723 = "stablehlo.broadcast_in_dim"(%720) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x5xi1>
    %724 = "stablehlo.select"(%723, %716, %722) : (tensor<2x5xi1>, tensor<2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>) -> tensor<2x5xcomplex<f32>>
    "func.return"(%724) : (tensor<2x5xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<5x5xf32>) -> (tensor<5x5xf32>, tensor<5x5xf32>), res_attrs = [{}, {}], sym_name = "_schur", sym_visibility = "private"}> ({
  ^bb0(%arg96: tensor<5x5xf32>):
    %701:6 = "stablehlo.custom_call"(%arg96) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgees_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>]}> {mhlo.backend_config = {mode = 86 : ui8, sort = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m, n], [o], [p], [], []) {i=5, j=5, k=5, l=5, m=5, n=5, o=5, p=5}, custom>} : (tensor<5x5xf32>) -> (tensor<5x5xf32>, tensor<5x5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<i32>, tensor<i32>)
    %702 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %703 = "stablehlo.broadcast_in_dim"(%702) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<i32>
    %704 = "stablehlo.compare"(%701#5, %703) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %705 = "stablehlo.broadcast_in_dim"(%704) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1x1xi1>
    %706 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %707 = "stablehlo.broadcast_in_dim"(%706) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x5xf32>
    %708 = "stablehlo.broadcast_in_dim"(%705) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi1>) -> tensor<5x5xi1>
    %709 = "stablehlo.select"(%708, %701#0, %707) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %710 = "stablehlo.broadcast_in_dim"(%704) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1x1xi1>
    %711 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %712 = "stablehlo.broadcast_in_dim"(%711) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x5xf32>
    %713 = "stablehlo.broadcast_in_dim"(%710) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi1>) -> tensor<5x5xi1>
    %714 = "stablehlo.select"(%713, %701#1, %712) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    "func.return"(%709, %714) : (tensor<5x5xf32>, tensor<5x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<5x5xf32>) -> tensor<5x5xf32>, res_attrs = [{}], sym_name = "tril", sym_visibility = "private"}> ({
  ^bb0(%arg95: tensor<5x5xf32>):
    %692 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x5xi64>
    %693 = "stablehlo.constant"() <{value = dense<-2> : tensor<i64>}> : () -> tensor<i64>
    %694 = "stablehlo.broadcast_in_dim"(%693) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5x5xi64>
    %695 = "stablehlo.add"(%692, %694) : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi64>
    %696 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x5xi64>
    %697 = "stablehlo.compare"(%695, %696) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %698 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %699 = "stablehlo.broadcast_in_dim"(%698) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x5xf32>
    %700 = "stablehlo.select"(%697, %arg95, %699) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    "func.return"(%700) : (tensor<5x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<5x5xf32>) -> (tensor<5x5xf32>, tensor<5x5xf32>), res_attrs = [{}, {}], sym_name = "hessenberg", sym_visibility = "private"}> ({
  ^bb0(%arg94: tensor<5x5xf32>):
    %668:3 = "stablehlo.custom_call"(%arg94) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgehrd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]}> {mhlo.backend_config = {high = 5 : i32, low = 1 : i32}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=5, j=5, k=5, l=5, m=4}, custom>} : (tensor<5x5xf32>) -> (tensor<5x5xf32>, tensor<4xf32>, tensor<i32>)
    %669 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %670 = "stablehlo.broadcast_in_dim"(%669) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<i32>
    %671 = "stablehlo.compare"(%668#2, %670) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %672 = "stablehlo.broadcast_in_dim"(%671) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1x1xi1>
    %673 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %674 = "stablehlo.broadcast_in_dim"(%673) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x5xf32>
    %675 = "stablehlo.broadcast_in_dim"(%672) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi1>) -> tensor<5x5xi1>
    %676 = "stablehlo.select"(%675, %668#0, %674) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %677 = "stablehlo.broadcast_in_dim"(%671) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1xi1>
    %678 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %679 = "stablehlo.broadcast_in_dim"(%678) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4xf32>
    %680 = "stablehlo.broadcast_in_dim"(%677) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi1>) -> tensor<4xi1>
    %681 = "stablehlo.select"(%680, %668#1, %679) : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %682 = "func.call"(%676) <{callee = @triu}> : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %683 = "stablehlo.slice"(%676) <{limit_indices = array<i64: 5, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>}> : (tensor<5x5xf32>) -> tensor<4x4xf32>
    %684 = "stablehlo.custom_call"(%683, %681) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sorgqr_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xf32>, tensor<4xf32>) -> tensor<4x4xf32>
    %685 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %686 = "stablehlo.broadcast_in_dim"(%685) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x1xf32>
    %687 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %688 = "stablehlo.broadcast_in_dim"(%687) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<1x4xf32>
    %689 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %690 = "stablehlo.broadcast_in_dim"(%689) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x1xf32>
    %691 = "func.call"(%686, %688, %690, %684) <{callee = @block}> : (tensor<1x1xf32>, tensor<1x4xf32>, tensor<4x1xf32>, tensor<4x4xf32>) -> tensor<5x5xf32>
    "func.return"(%682, %691) : (tensor<5x5xf32>, tensor<5x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<5x5xf32>) -> tensor<5x5xf32>, res_attrs = [{}], sym_name = "triu", sym_visibility = "private"}> ({
  ^bb0(%arg93: tensor<5x5xf32>):
    %659 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x5xi64>
    %660 = "stablehlo.constant"() <{value = dense<-2> : tensor<i64>}> : () -> tensor<i64>
    %661 = "stablehlo.broadcast_in_dim"(%660) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5x5xi64>
    %662 = "stablehlo.add"(%659, %661) : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi64>
    %663 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x5xi64>
    %664 = "stablehlo.compare"(%662, %663) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %665 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %666 = "stablehlo.broadcast_in_dim"(%665) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x5xf32>
    %667 = "stablehlo.select"(%664, %666, %arg93) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    "func.return"(%667) : (tensor<5x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<1x1xf32>, tensor<1x4xf32>, tensor<4x1xf32>, tensor<4x4xf32>) -> tensor<5x5xf32>, res_attrs = [{}], sym_name = "block", sym_visibility = "private"}> ({
  ^bb0(%arg89: tensor<1x1xf32>, %arg90: tensor<1x4xf32>, %arg91: tensor<4x1xf32>, %arg92: tensor<4x4xf32>):
    %656 = "stablehlo.concatenate"(%arg89, %arg90) <{dimension = 1 : i64}> : (tensor<1x1xf32>, tensor<1x4xf32>) -> tensor<1x5xf32>
    %657 = "stablehlo.concatenate"(%arg91, %arg92) <{dimension = 1 : i64}> : (tensor<4x1xf32>, tensor<4x4xf32>) -> tensor<4x5xf32>
    %658 = "stablehlo.concatenate"(%656, %657) <{dimension = 0 : i64}> : (tensor<1x5xf32>, tensor<4x5xf32>) -> tensor<5x5xf32>
    "func.return"(%658) : (tensor<5x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4xf32>) -> tensor<4xf32>, res_attrs = [{}], sym_name = "_roll_static", sym_visibility = "private"}> ({
  ^bb0(%arg88: tensor<4xf32>):
    %653 = "stablehlo.slice"(%arg88) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<1xf32>
    %654 = "stablehlo.slice"(%arg88) <{limit_indices = array<i64: 3>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xf32>) -> tensor<3xf32>
    %655 = "stablehlo.concatenate"(%653, %654) <{dimension = 0 : i64}> : (tensor<1xf32>, tensor<3xf32>) -> tensor<4xf32>
    "func.return"(%655) : (tensor<4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x0x0xf32>) -> tensor<2x0x0xf32>, res_attrs = [{}], sym_name = "inv_17", sym_visibility = "private"}> ({
  ^bb0(%arg87: tensor<2x0x0xf32>):
    %644 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<0x0xi64>
    %645 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<0x0xi64>
    %646 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %647 = "stablehlo.broadcast_in_dim"(%646) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<0x0xi64>
    %648 = "stablehlo.add"(%644, %647) : (tensor<0x0xi64>, tensor<0x0xi64>) -> tensor<0x0xi64>
    %649 = "stablehlo.compare"(%648, %645) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<0x0xi64>, tensor<0x0xi64>) -> tensor<0x0xi1>
    %650 = "stablehlo.convert"(%649) : (tensor<0x0xi1>) -> tensor<0x0xf32>
    %651 = "stablehlo.broadcast_in_dim"(%650) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<0x0xf32>) -> tensor<2x0x0xf32>
    %652 = "func.call"(%arg87, %651) <{callee = @solve_18}> : (tensor<2x0x0xf32>, tensor<2x0x0xf32>) -> tensor<2x0x0xf32>
    "func.return"(%652) : (tensor<2x0x0xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x0x0xf32>, tensor<2x0x0xf32>) -> tensor<2x0x0xf32>, res_attrs = [{}], sym_name = "solve_18", sym_visibility = "private"}> ({
  ^bb0(%arg85: tensor<2x0x0xf32>, %arg86: tensor<2x0x0xf32>):
    %627:3 = "stablehlo.custom_call"(%arg85) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgetrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=0, k=0, l=0, m=0, n=0}, custom>} : (tensor<2x0x0xf32>) -> (tensor<2x0x0xf32>, tensor<2x0xi32>, tensor<2xi32>)
    %628 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %629 = "stablehlo.broadcast_in_dim"(%628) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x0xi32>
    %630 = "stablehlo.subtract"(%627#1, %629) : (tensor<2x0xi32>, tensor<2x0xi32>) -> tensor<2x0xi32>
    %631 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %632 = "stablehlo.broadcast_in_dim"(%631) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %633 = "stablehlo.compare"(%627#2, %632) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %634 = "stablehlo.broadcast_in_dim"(%633) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %635 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %636 = "stablehlo.broadcast_in_dim"(%635) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x0x0xf32>
    %637 = "stablehlo.broadcast_in_dim"(%634) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x0x0xi1>
    %638 = "stablehlo.select"(%637, %627#0, %636) : (tensor<2x0x0xi1>, tensor<2x0x0xf32>, tensor<2x0x0xf32>) -> tensor<2x0x0xf32>
    %639 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x0xi32>
    %640 = "stablehlo.transpose"(%arg86) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x0x0xf32>) -> tensor<2x0x0xf32>
    %641 = "func.call"(%638, %639, %640) <{callee = @_lu_solve_19}> : (tensor<2x0x0xf32>, tensor<2x0xi32>, tensor<2x0x0xf32>) -> tensor<2x0xf32>
    %642 = "stablehlo.broadcast_in_dim"(%641) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x0xf32>) -> tensor<2x0x0xf32>
    %643 = "stablehlo.transpose"(%642) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x0x0xf32>) -> tensor<2x0x0xf32>
    "func.return"(%643) : (tensor<2x0x0xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x0x0xf32>, tensor<2x0xi32>, tensor<2x0x0xf32>) -> tensor<2x0xf32>, res_attrs = [{}], sym_name = "_lu_solve_19", sym_visibility = "private"}> ({
  ^bb0(%arg82: tensor<2x0x0xf32>, %arg83: tensor<2x0xi32>, %arg84: tensor<2x0x0xf32>):
    %612 = "stablehlo.broadcast_in_dim"(%arg84) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x0x0xf32>) -> tensor<2x0x0x1xf32>
    %613 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %614 = "stablehlo.broadcast_in_dim"(%613) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x0xi32>
    %615 = "stablehlo.compare"(%arg83, %614) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x0xi32>, tensor<2x0xi32>) -> tensor<2x0xi1>
    %616 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %617 = "stablehlo.broadcast_in_dim"(%616) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x0xi32>
    %618 = "stablehlo.add"(%arg83, %617) : (tensor<2x0xi32>, tensor<2x0xi32>) -> tensor<2x0xi32>
    %619 = "stablehlo.select"(%615, %618, %arg83) : (tensor<2x0xi1>, tensor<2x0xi32>, tensor<2x0xi32>) -> tensor<2x0xi32>
    %620 = "stablehlo.broadcast_in_dim"(%619) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x0xi32>) -> tensor<2x0x1xi32>
    %621 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %622 = "stablehlo.broadcast_in_dim"(%621) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<0x1xf32>
    %623 = "stablehlo.broadcast_in_dim"(%622) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<0x1xf32>) -> tensor<2x0x1xf32>
    %624 = "stablehlo.custom_call"(%arg82, %623) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_strsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=2, j=0, k=0, l=0, m=1, n=0, o=1}, custom>} : (tensor<2x0x0xf32>, tensor<2x0x1xf32>) -> tensor<2x0x1xf32>
    %625 = "stablehlo.custom_call"(%arg82, %624) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_strsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=2, j=0, k=0, l=0, m=1, n=0, o=1}, custom>} : (tensor<2x0x0xf32>, tensor<2x0x1xf32>) -> tensor<2x0x1xf32>
    %626 = "stablehlo.reshape"(%625) : (tensor<2x0x1xf32>) -> tensor<2x0xf32>
    "func.return"(%626) : (tensor<2x0xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<0x3x2xf32>) -> (tensor<0x3x2xf32>, tensor<0x2x2xf32>), res_attrs = [{}, {}], sym_name = "qr_20", sym_visibility = "private"}> ({
  ^bb0(%arg81: tensor<0x3x2xf32>):
    %599:2 = "stablehlo.custom_call"(%arg81) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sgeqrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n]) {i=0, j=3, k=2, l=3, m=2, n=2}, custom>} : (tensor<0x3x2xf32>) -> (tensor<0x3x2xf32>, tensor<0x2xf32>)
    %600 = "stablehlo.custom_call"(%599#0, %599#1) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_sorgqr_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l])->([i, m, n]) {i=0, j=3, k=2, l=2, m=3, n=2}, custom>} : (tensor<0x3x2xf32>, tensor<0x2xf32>) -> tensor<0x3x2xf32>
    %601 = "stablehlo.slice"(%599#0) <{limit_indices = array<i64: 0, 2, 2>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<0x3x2xf32>) -> tensor<0x2x2xf32>
    %602 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x2xi64>
    %603 = "stablehlo.constant"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
    %604 = "stablehlo.broadcast_in_dim"(%603) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2x2xi64>
    %605 = "stablehlo.add"(%602, %604) : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi64>
    %606 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x2xi64>
    %607 = "stablehlo.compare"(%605, %606) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi1>
    %608 = "stablehlo.broadcast_in_dim"(%607) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<2x2xi1>) -> tensor<0x2x2xi1>
    %609 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %610 = "stablehlo.broadcast_in_dim"(%609) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<0x2x2xf32>
    %611 = "stablehlo.select"(%608, %610, %601) : (tensor<0x2x2xi1>, tensor<0x2x2xf32>, tensor<0x2x2xf32>) -> tensor<0x2x2xf32>
    "func.return"(%600, %611) : (tensor<0x3x2xf32>, tensor<0x2x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x5x5xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>) -> tensor<2x5x3xcomplex<f32>>, res_attrs = [{}], sym_name = "solve_21", sym_visibility = "private"}> ({
  ^bb0(%arg71: tensor<2x5x5xcomplex<f32>>, %arg72: tensor<2x5x3xcomplex<f32>>):
    %575:3 = "stablehlo.custom_call"(%arg71) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cgetrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=5, k=5, l=5, m=5, n=5}, custom>} : (tensor<2x5x5xcomplex<f32>>) -> (tensor<2x5x5xcomplex<f32>>, tensor<2x5xi32>, tensor<2xi32>)
    %576 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %577 = "stablehlo.broadcast_in_dim"(%576) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %578 = "stablehlo.subtract"(%575#1, %577) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %579 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %580 = "stablehlo.broadcast_in_dim"(%579) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %581 = "stablehlo.compare"(%575#2, %580) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %582 = "stablehlo.broadcast_in_dim"(%581) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %583 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %584 = "stablehlo.broadcast_in_dim"(%583) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %585 = "stablehlo.broadcast_in_dim"(%582) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %586 = "stablehlo.select"(%585, %575#0, %584) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %587 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %588 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %589 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %590:4 = "stablehlo.while"(%578, %589, %588, %587) ({
    ^bb0(%arg77: tensor<2x5xi32>, %arg78: tensor<i64>, %arg79: tensor<i64>, %arg80: tensor<2x5xi32>):
      %597 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %598 = "stablehlo.compare"(%arg78, %597) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%598) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg73: tensor<2x5xi32>, %arg74: tensor<i64>, %arg75: tensor<i64>, %arg76: tensor<2x5xi32>):
      %594:2 = "func.call"(%arg73, %arg75, %arg76) <{callee = @closed_call}> : (tensor<2x5xi32>, tensor<i64>, tensor<2x5xi32>) -> (tensor<i64>, tensor<2x5xi32>)
      %595 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %596 = "stablehlo.add"(%arg74, %595) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg73, %596, %594#0, %594#1) : (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>) -> ()
    }) : (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>) -> (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>)
    %591 = "stablehlo.transpose"(%arg72) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x3xcomplex<f32>>) -> tensor<2x3x5xcomplex<f32>>
    %592 = "func.call"(%586, %590#3, %591) <{callee = @_lu_solve_22}> : (tensor<2x5x5xcomplex<f32>>, tensor<2x5xi32>, tensor<2x3x5xcomplex<f32>>) -> tensor<2x3x5xcomplex<f32>>
    %593 = "stablehlo.transpose"(%592) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x5xcomplex<f32>>) -> tensor<2x5x3xcomplex<f32>>
    "func.return"(%593) : (tensor<2x5x3xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x5x5xcomplex<f32>>, tensor<2x5xi32>, tensor<2x3x5xcomplex<f32>>) -> tensor<2x3x5xcomplex<f32>>, res_attrs = [{}], sym_name = "_lu_solve_22", sym_visibility = "private"}> ({
  ^bb0(%arg68: tensor<2x5x5xcomplex<f32>>, %arg69: tensor<2x5xi32>, %arg70: tensor<2x3x5xcomplex<f32>>):
    %556 = "stablehlo.broadcast_in_dim"(%arg70) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x3x5xcomplex<f32>>) -> tensor<2x3x5x1xcomplex<f32>>
    %557 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %558 = "stablehlo.broadcast_in_dim"(%557) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %559 = "stablehlo.compare"(%arg69, %558) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %560 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %561 = "stablehlo.broadcast_in_dim"(%560) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %562 = "stablehlo.add"(%arg69, %561) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %563 = "stablehlo.select"(%559, %562, %arg69) : (tensor<2x5xi1>, tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %564 = "stablehlo.broadcast_in_dim"(%563) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x5xi32>) -> tensor<2x5x1xi32>
    %565 = "stablehlo.gather"(%556, %564) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 3], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1, 1>}> : (tensor<2x3x5x1xcomplex<f32>>, tensor<2x5x1xi32>) -> tensor<2x3x5x1xcomplex<f32>>
    %566 = "stablehlo.transpose"(%565) <{permutation = array<i64: 0, 2, 3, 1>}> : (tensor<2x3x5x1xcomplex<f32>>) -> tensor<2x5x1x3xcomplex<f32>>
    %567 = "stablehlo.reshape"(%566) : (tensor<2x5x1x3xcomplex<f32>>) -> tensor<2x5x3xcomplex<f32>>
    %568 = "stablehlo.custom_call"(%arg68, %567) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_ctrsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=2, j=5, k=5, l=5, m=3, n=5, o=3}, custom>} : (tensor<2x5x5xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>) -> tensor<2x5x3xcomplex<f32>>
    %569 = "stablehlo.reshape"(%568) : (tensor<2x5x3xcomplex<f32>>) -> tensor<2x5x1x3xcomplex<f32>>
    %570 = "stablehlo.reshape"(%569) : (tensor<2x5x1x3xcomplex<f32>>) -> tensor<2x5x3xcomplex<f32>>
    %571 = "stablehlo.custom_call"(%arg68, %570) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_ctrsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=2, j=5, k=5, l=5, m=3, n=5, o=3}, custom>} : (tensor<2x5x5xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>) -> tensor<2x5x3xcomplex<f32>>
    %572 = "stablehlo.reshape"(%571) : (tensor<2x5x3xcomplex<f32>>) -> tensor<2x5x1x3xcomplex<f32>>
    %573 = "stablehlo.transpose"(%572) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<2x5x1x3xcomplex<f32>>) -> tensor<2x3x5x1xcomplex<f32>>
    %574 = "stablehlo.reshape"(%573) : (tensor<2x3x5x1xcomplex<f32>>) -> tensor<2x3x5xcomplex<f32>>
    "func.return"(%574) : (tensor<2x3x5xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>, res_attrs = [{}], sym_name = "inv_23", sym_visibility = "private"}> ({
  ^bb0(%arg67: tensor<2x5x5xcomplex<f32>>):
    %547 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x5xi64>
    %548 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x5xi64>
    %549 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %550 = "stablehlo.broadcast_in_dim"(%549) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5x5xi64>
    %551 = "stablehlo.add"(%547, %550) : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi64>
    %552 = "stablehlo.compare"(%551, %548) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %553 = "stablehlo.convert"(%552) : (tensor<5x5xi1>) -> tensor<5x5xcomplex<f32>>
    %554 = "stablehlo.broadcast_in_dim"(%553) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %555 = "func.call"(%arg67, %554) <{callee = @solve_24}> : (tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    "func.return"(%555) : (tensor<2x5x5xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>, res_attrs = [{}], sym_name = "solve_24", sym_visibility = "private"}> ({
  ^bb0(%arg57: tensor<2x5x5xcomplex<f32>>, %arg58: tensor<2x5x5xcomplex<f32>>):
    %523:3 = "stablehlo.custom_call"(%arg57) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cgetrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=5, k=5, l=5, m=5, n=5}, custom>} : (tensor<2x5x5xcomplex<f32>>) -> (tensor<2x5x5xcomplex<f32>>, tensor<2x5xi32>, tensor<2xi32>)
    %524 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %525 = "stablehlo.broadcast_in_dim"(%524) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %526 = "stablehlo.subtract"(%523#1, %525) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %527 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %528 = "stablehlo.broadcast_in_dim"(%527) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %529 = "stablehlo.compare"(%523#2, %528) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %530 = "stablehlo.broadcast_in_dim"(%529) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %531 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %532 = "stablehlo.broadcast_in_dim"(%531) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %533 = "stablehlo.broadcast_in_dim"(%530) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %534 = "stablehlo.select"(%533, %523#0, %532) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %535 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %536 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %537 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %538:4 = "stablehlo.while"(%526, %537, %536, %535) ({
    ^bb0(%arg63: tensor<2x5xi32>, %arg64: tensor<i64>, %arg65: tensor<i64>, %arg66: tensor<2x5xi32>):
      %545 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %546 = "stablehlo.compare"(%arg64, %545) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%546) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg59: tensor<2x5xi32>, %arg60: tensor<i64>, %arg61: tensor<i64>, %arg62: tensor<2x5xi32>):
      %542:2 = "func.call"(%arg59, %arg61, %arg62) <{callee = @closed_call}> : (tensor<2x5xi32>, tensor<i64>, tensor<2x5xi32>) -> (tensor<i64>, tensor<2x5xi32>)
      %543 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %544 = "stablehlo.add"(%arg60, %543) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg59, %544, %542#0, %542#1) : (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>) -> ()
    }) : (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>) -> (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>)
    %539 = "stablehlo.transpose"(%arg58) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %540 = "func.call"(%534, %538#3, %539) <{callee = @_lu_solve_25}> : (tensor<2x5x5xcomplex<f32>>, tensor<2x5xi32>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %541 = "stablehlo.transpose"(%540) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    "func.return"(%541) : (tensor<2x5x5xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x5x5xcomplex<f32>>, tensor<2x5xi32>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>, res_attrs = [{}], sym_name = "_lu_solve_25", sym_visibility = "private"}> ({
  ^bb0(%arg54: tensor<2x5x5xcomplex<f32>>, %arg55: tensor<2x5xi32>, %arg56: tensor<2x5x5xcomplex<f32>>):
    %504 = "stablehlo.broadcast_in_dim"(%arg56) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5x1xcomplex<f32>>
    %505 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %506 = "stablehlo.broadcast_in_dim"(%505) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %507 = "stablehlo.compare"(%arg55, %506) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %508 = "stablehlo.constant"() <{value = dense<5> : tensor<i32>}> : () -> tensor<i32>
    %509 = "stablehlo.broadcast_in_dim"(%508) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %510 = "stablehlo.add"(%arg55, %509) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %511 = "stablehlo.select"(%507, %510, %arg55) : (tensor<2x5xi1>, tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %512 = "stablehlo.broadcast_in_dim"(%511) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x5xi32>) -> tensor<2x5x1xi32>
    %513 = "stablehlo.gather"(%504, %512) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 3], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 5, 1, 1>}> : (tensor<2x5x5x1xcomplex<f32>>, tensor<2x5x1xi32>) -> tensor<2x5x5x1xcomplex<f32>>
    %514 = "stablehlo.transpose"(%513) <{permutation = array<i64: 0, 2, 3, 1>}> : (tensor<2x5x5x1xcomplex<f32>>) -> tensor<2x5x1x5xcomplex<f32>>
    %515 = "stablehlo.reshape"(%514) : (tensor<2x5x1x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %516 = "stablehlo.custom_call"(%arg54, %515) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_ctrsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 85 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=2, j=5, k=5, l=5, m=5, n=5, o=5}, custom>} : (tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %517 = "stablehlo.reshape"(%516) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x1x5xcomplex<f32>>
    %518 = "stablehlo.reshape"(%517) : (tensor<2x5x1x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %519 = "stablehlo.custom_call"(%arg54, %518) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_ctrsm_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {diag = 78 : ui8, side = 76 : ui8, trans_x = 78 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l, m])->([i, n, o]) {i=2, j=5, k=5, l=5, m=5, n=5, o=5}, custom>} : (tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %520 = "stablehlo.reshape"(%519) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x1x5xcomplex<f32>>
    %521 = "stablehlo.transpose"(%520) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<2x5x1x5xcomplex<f32>>) -> tensor<2x5x5x1xcomplex<f32>>
    %522 = "stablehlo.reshape"(%521) : (tensor<2x5x5x1xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    "func.return"(%522) : (tensor<2x5x5xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xcomplex<f32>>) -> tensor<2xcomplex<f32>>, res_attrs = [{}], sym_name = "det_26", sym_visibility = "private"}> ({
  ^bb0(%arg53: tensor<2x5x5xcomplex<f32>>):
    %500:2 = "func.call"(%arg53) <{callee = @slogdet_27}> : (tensor<2x5x5xcomplex<f32>>) -> (tensor<2xcomplex<f32>>, tensor<2xf32>)
    %501 = "stablehlo.exponential"(%500#1) : (tensor<2xf32>) -> tensor<2xf32>
    %502 = "stablehlo.convert"(%501) : (tensor<2xf32>) -> tensor<2xcomplex<f32>>
    %503 = "stablehlo.multiply"(%500#0, %502) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
    "func.return"(%503) : (tensor<2xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xcomplex<f32>>) -> (tensor<2xcomplex<f32>>, tensor<2xf32>), res_attrs = [{}, {}], sym_name = "slogdet_27", sym_visibility = "private"}> ({
  ^bb0(%arg38: tensor<2x5x5xcomplex<f32>>):
    %440:3 = "stablehlo.custom_call"(%arg38) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cgetrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=5, k=5, l=5, m=5, n=5}, custom>} : (tensor<2x5x5xcomplex<f32>>) -> (tensor<2x5x5xcomplex<f32>>, tensor<2x5xi32>, tensor<2xi32>)
    %441 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %442 = "stablehlo.broadcast_in_dim"(%441) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x5xi32>
    %443 = "stablehlo.subtract"(%440#1, %442) : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi32>
    %444 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %445 = "stablehlo.broadcast_in_dim"(%444) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %446 = "stablehlo.compare"(%440#2, %445) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %447 = "stablehlo.broadcast_in_dim"(%446) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %448 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %449 = "stablehlo.broadcast_in_dim"(%448) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %450 = "stablehlo.broadcast_in_dim"(%447) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %451 = "stablehlo.select"(%450, %440#0, %449) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %452 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x5xi32>
    %453 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %454 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %455:4 = "stablehlo.while"(%443, %454, %453, %452) ({
    ^bb0(%arg49: tensor<2x5xi32>, %arg50: tensor<i64>, %arg51: tensor<i64>, %arg52: tensor<2x5xi32>):
      %498 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %499 = "stablehlo.compare"(%arg50, %498) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%499) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg45: tensor<2x5xi32>, %arg46: tensor<i64>, %arg47: tensor<i64>, %arg48: tensor<2x5xi32>):
      %495:2 = "func.call"(%arg45, %arg47, %arg48) <{callee = @closed_call}> : (tensor<2x5xi32>, tensor<i64>, tensor<2x5xi32>) -> (tensor<i64>, tensor<2x5xi32>)
      %496 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %497 = "stablehlo.add"(%arg46, %496) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg45, %497, %495#0, %495#1) : (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>) -> ()
    }) : (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>) -> (tensor<2x5xi32>, tensor<i64>, tensor<i64>, tensor<2x5xi32>)
    %456 = "func.call"(%451) <{callee = @diagonal_28}> : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5xcomplex<f32>>
    %457 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %458 = "stablehlo.broadcast_in_dim"(%457) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5xcomplex<f32>>
    %459 = "stablehlo.compare"(%456, %458) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>) -> tensor<2x5xi1>
    %460 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %461 = "stablehlo.reduce"(%459, %460) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg43: tensor<i1>, %arg44: tensor<i1>):
      %494 = "stablehlo.or"(%arg43, %arg44) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%494) : (tensor<i1>) -> ()
    }) : (tensor<2x5xi1>, tensor<i1>) -> tensor<2xi1>
    %462 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi32>
    %463 = "stablehlo.broadcast_in_dim"(%462) <{broadcast_dimensions = array<i64: 1>}> : (tensor<5xi32>) -> tensor<1x5xi32>
    %464 = "stablehlo.broadcast_in_dim"(%463) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x5xi32>) -> tensor<2x5xi32>
    %465 = "stablehlo.compare"(%443, %464) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<2x5xi32>, tensor<2x5xi32>) -> tensor<2x5xi1>
    %466 = "func.call"(%465) <{callee = @count_nonzero}> : (tensor<2x5xi1>) -> tensor<2xi64>
    %467 = "stablehlo.abs"(%456) : (tensor<2x5xcomplex<f32>>) -> tensor<2x5xf32>
    %468 = "stablehlo.convert"(%467) : (tensor<2x5xf32>) -> tensor<2x5xcomplex<f32>>
    %469 = "stablehlo.divide"(%456, %468) : (tensor<2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>) -> tensor<2x5xcomplex<f32>>
    %470 = "stablehlo.constant"() <{value = dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %471 = "stablehlo.reduce"(%469, %470) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg41: tensor<complex<f32>>, %arg42: tensor<complex<f32>>):
      %493 = "stablehlo.multiply"(%arg41, %arg42) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
      "stablehlo.return"(%493) : (tensor<complex<f32>>) -> ()
    }) : (tensor<2x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
    %472 = "stablehlo.constant"() <{value = dense<2> : tensor<i64>}> : () -> tensor<i64>
    %473 = "func.call"(%466, %472) <{callee = @remainder}> : (tensor<2xi64>, tensor<i64>) -> tensor<2xi64>
    %474 = "stablehlo.constant"() <{value = dense<-2> : tensor<i64>}> : () -> tensor<i64>
    %475 = "stablehlo.broadcast_in_dim"(%474) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2xi64>
    %476 = "stablehlo.multiply"(%475, %473) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %477 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %478 = "stablehlo.broadcast_in_dim"(%477) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2xi64>
    %479 = "stablehlo.add"(%476, %478) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %480 = "stablehlo.convert"(%479) : (tensor<2xi64>) -> tensor<2xcomplex<f32>>
    %481 = "stablehlo.multiply"(%471, %480) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
    %482 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %483 = "func.call"(%461, %482, %481) <{callee = @_where_29}> : (tensor<2xi1>, tensor<complex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
    %484 = "stablehlo.abs"(%456) : (tensor<2x5xcomplex<f32>>) -> tensor<2x5xf32>
    %485 = "stablehlo.log"(%484) : (tensor<2x5xf32>) -> tensor<2x5xf32>
    %486 = "stablehlo.convert"(%485) : (tensor<2x5xf32>) -> tensor<2x5xcomplex<f32>>
    %487 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %488 = "stablehlo.reduce"(%486, %487) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg39: tensor<complex<f32>>, %arg40: tensor<complex<f32>>):
      %492 = "stablehlo.add"(%arg39, %arg40) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
      "stablehlo.return"(%492) : (tensor<complex<f32>>) -> ()
    }) : (tensor<2x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
    %489 = "stablehlo.constant"() <{value = dense<(0xFF800000,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %490 = "func.call"(%461, %489, %488) <{callee = @_where_29}> : (tensor<2xi1>, tensor<complex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
    %491 = "stablehlo.real"(%490) : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    "func.return"(%483, %491) : (tensor<2xcomplex<f32>>, tensor<2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5xcomplex<f32>>, res_attrs = [{}], sym_name = "diagonal_28", sym_visibility = "private"}> ({
  ^bb0(%arg37: tensor<2x5x5xcomplex<f32>>):
    %418 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi64>
    %419 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xi64>
    %420 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %421 = "stablehlo.broadcast_in_dim"(%420) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %422 = "stablehlo.compare"(%418, %421) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %423 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
    %424 = "stablehlo.broadcast_in_dim"(%423) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %425 = "stablehlo.add"(%418, %424) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %426 = "stablehlo.select"(%422, %425, %418) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %427 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %428 = "stablehlo.broadcast_in_dim"(%427) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %429 = "stablehlo.compare"(%419, %428) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %430 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
    %431 = "stablehlo.broadcast_in_dim"(%430) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5xi64>
    %432 = "stablehlo.add"(%419, %431) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %433 = "stablehlo.select"(%429, %432, %419) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %434 = "stablehlo.convert"(%426) : (tensor<5xi64>) -> tensor<5xi32>
    %435 = "stablehlo.convert"(%433) : (tensor<5xi64>) -> tensor<5xi32>
    %436 = "stablehlo.broadcast_in_dim"(%434) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xi32>) -> tensor<5x1xi32>
    %437 = "stablehlo.broadcast_in_dim"(%435) <{broadcast_dimensions = array<i64: 0>}> : (tensor<5xi32>) -> tensor<5x1xi32>
    %438 = "stablehlo.concatenate"(%436, %437) <{dimension = 1 : i64}> : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x2xi32>
    %439 = "stablehlo.gather"(%arg37, %438) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1, 2], start_index_map = [1, 2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 1, 1>}> : (tensor<2x5x5xcomplex<f32>>, tensor<5x2xi32>) -> tensor<2x5xcomplex<f32>>
    "func.return"(%439) : (tensor<2x5xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2xi1>, tensor<complex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>, res_attrs = [{}], sym_name = "_where_29", sym_visibility = "private"}> ({
  ^bb0(%arg34: tensor<2xi1>, %arg35: tensor<complex<f32>>, %arg36: tensor<2xcomplex<f32>>):
    %416 = "stablehlo.broadcast_in_dim"(%arg35) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
    %417 = "stablehlo.select"(%arg34, %416, %arg36) : (tensor<2xi1>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
    "func.return"(%417) : (tensor<2xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x6x4xcomplex<f32>>) -> (tensor<2x6x4xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>), res_attrs = [{}, {}], sym_name = "qr_30", sym_visibility = "private"}> ({
  ^bb0(%arg33: tensor<2x6x4xcomplex<f32>>):
    %403:2 = "stablehlo.custom_call"(%arg33) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cgeqrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n]) {i=2, j=6, k=4, l=6, m=4, n=4}, custom>} : (tensor<2x6x4xcomplex<f32>>) -> (tensor<2x6x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>)
    %404 = "stablehlo.custom_call"(%403#0, %403#1) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cungqr_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l])->([i, m, n]) {i=2, j=6, k=4, l=4, m=6, n=4}, custom>} : (tensor<2x6x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x6x4xcomplex<f32>>
    %405 = "stablehlo.slice"(%403#0) <{limit_indices = array<i64: 2, 4, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x6x4xcomplex<f32>>) -> tensor<2x4x4xcomplex<f32>>
    %406 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x4xi64>
    %407 = "stablehlo.constant"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
    %408 = "stablehlo.broadcast_in_dim"(%407) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4x4xi64>
    %409 = "stablehlo.add"(%406, %408) : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi64>
    %410 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x4xi64>
    %411 = "stablehlo.compare"(%409, %410) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
    %412 = "stablehlo.broadcast_in_dim"(%411) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<4x4xi1>) -> tensor<2x4x4xi1>
    %413 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %414 = "stablehlo.broadcast_in_dim"(%413) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x4x4xcomplex<f32>>
    %415 = "stablehlo.select"(%412, %414, %405) : (tensor<2x4x4xi1>, tensor<2x4x4xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xcomplex<f32>>
    "func.return"(%404, %415) : (tensor<2x6x4xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x4x6xcomplex<f32>>) -> (tensor<2x4x4xcomplex<f32>>, tensor<2x4x6xcomplex<f32>>), res_attrs = [{}, {}], sym_name = "qr_31", sym_visibility = "private"}> ({
  ^bb0(%arg32: tensor<2x4x6xcomplex<f32>>):
    %390:2 = "stablehlo.custom_call"(%arg32) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cgeqrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n]) {i=2, j=4, k=6, l=4, m=6, n=4}, custom>} : (tensor<2x4x6xcomplex<f32>>) -> (tensor<2x4x6xcomplex<f32>>, tensor<2x4xcomplex<f32>>)
    %391 = "stablehlo.slice"(%390#0) <{limit_indices = array<i64: 2, 4, 4>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x4x6xcomplex<f32>>) -> tensor<2x4x4xcomplex<f32>>
    %392 = "stablehlo.custom_call"(%391, %390#1) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cungqr_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l])->([i, m, n]) {i=2, j=4, k=4, l=4, m=4, n=4}, custom>} : (tensor<2x4x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4x4xcomplex<f32>>
    %393 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x6xi64>
    %394 = "stablehlo.constant"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
    %395 = "stablehlo.broadcast_in_dim"(%394) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4x6xi64>
    %396 = "stablehlo.add"(%393, %395) : (tensor<4x6xi64>, tensor<4x6xi64>) -> tensor<4x6xi64>
    %397 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x6xi64>
    %398 = "stablehlo.compare"(%396, %397) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<4x6xi64>, tensor<4x6xi64>) -> tensor<4x6xi1>
    %399 = "stablehlo.broadcast_in_dim"(%398) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<4x6xi1>) -> tensor<2x4x6xi1>
    %400 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %401 = "stablehlo.broadcast_in_dim"(%400) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x4x6xcomplex<f32>>
    %402 = "stablehlo.select"(%399, %401, %390#0) : (tensor<2x4x6xi1>, tensor<2x4x6xcomplex<f32>>, tensor<2x4x6xcomplex<f32>>) -> tensor<2x4x6xcomplex<f32>>
    "func.return"(%392, %402) : (tensor<2x4x4xcomplex<f32>>, tensor<2x4x6xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x6x4xcomplex<f32>>) -> (tensor<2x6x6xcomplex<f32>>, tensor<2x6x4xcomplex<f32>>), res_attrs = [{}, {}], sym_name = "qr_32", sym_visibility = "private"}> ({
  ^bb0(%arg31: tensor<2x6x4xcomplex<f32>>):
    %376:2 = "stablehlo.custom_call"(%arg31) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cgeqrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n]) {i=2, j=6, k=4, l=6, m=4, n=4}, custom>} : (tensor<2x6x4xcomplex<f32>>) -> (tensor<2x6x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>)
    %377 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %378 = "stablehlo.pad"(%376#0, %377) <{edge_padding_high = array<i64: 0, 0, 2>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<2x6x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2x6x6xcomplex<f32>>
    %379 = "stablehlo.custom_call"(%378, %376#1) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cungqr_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k], [i, l])->([i, m, n]) {i=2, j=6, k=6, l=4, m=6, n=6}, custom>} : (tensor<2x6x6xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x6x6xcomplex<f32>>
    %380 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6x4xi64>
    %381 = "stablehlo.constant"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
    %382 = "stablehlo.broadcast_in_dim"(%381) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<6x4xi64>
    %383 = "stablehlo.add"(%380, %382) : (tensor<6x4xi64>, tensor<6x4xi64>) -> tensor<6x4xi64>
    %384 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<6x4xi64>
    %385 = "stablehlo.compare"(%383, %384) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<6x4xi64>, tensor<6x4xi64>) -> tensor<6x4xi1>
    %386 = "stablehlo.broadcast_in_dim"(%385) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<6x4xi1>) -> tensor<2x6x4xi1>
    %387 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %388 = "stablehlo.broadcast_in_dim"(%387) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x6x4xcomplex<f32>>
    %389 = "stablehlo.select"(%386, %388, %376#0) : (tensor<2x6x4xi1>, tensor<2x6x4xcomplex<f32>>, tensor<2x6x4xcomplex<f32>>) -> tensor<2x6x4xcomplex<f32>>
    "func.return"(%379, %389) : (tensor<2x6x6xcomplex<f32>>, tensor<2x6x4xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x2xcomplex<f32>>) -> (tensor<3x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>), res_attrs = [{}, {}], sym_name = "qr_33", sym_visibility = "private"}> ({
  ^bb0(%arg30: tensor<3x2xcomplex<f32>>):
    %364:2 = "stablehlo.custom_call"(%arg30) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cgeqrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m]) {i=3, j=2, k=3, l=2, m=2}, custom>} : (tensor<3x2xcomplex<f32>>) -> (tensor<3x2xcomplex<f32>>, tensor<2xcomplex<f32>>)
    %365 = "stablehlo.custom_call"(%364#0, %364#1) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cungqr_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=3, j=2, k=2, l=3, m=2}, custom>} : (tensor<3x2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
    %366 = "stablehlo.slice"(%364#0) <{limit_indices = array<i64: 2, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<3x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    %367 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2x2xi64>
    %368 = "stablehlo.constant"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
    %369 = "stablehlo.broadcast_in_dim"(%368) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2x2xi64>
    %370 = "stablehlo.add"(%367, %369) : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi64>
    %371 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<2x2xi64>
    %372 = "stablehlo.compare"(%370, %371) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x2xi64>, tensor<2x2xi64>) -> tensor<2x2xi1>
    %373 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %374 = "stablehlo.broadcast_in_dim"(%373) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x2xcomplex<f32>>
    %375 = "stablehlo.select"(%372, %374, %366) : (tensor<2x2xi1>, tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    "func.return"(%365, %375) : (tensor<3x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<6x4xcomplex<f32>>) -> (tensor<6x6xcomplex<f32>>, tensor<6x4xcomplex<f32>>, tensor<4xi32>), res_attrs = [{}, {}, {}], sym_name = "_qr_34", sym_visibility = "private"}> ({
  ^bb0(%arg29: tensor<6x4xcomplex<f32>>):
    %346 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %347 = "stablehlo.broadcast_in_dim"(%346) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4xi32>
    %348:3 = "stablehlo.custom_call"(%arg29, %347) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cgeqp3_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>, #stablehlo.output_operand_alias<output_tuple_indices = [1], operand_index = 1, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m], [n], [o]) {i=6, j=4, k=4, l=6, m=4, n=4, o=4}, custom>} : (tensor<6x4xcomplex<f32>>, tensor<4xi32>) -> (tensor<6x4xcomplex<f32>>, tensor<4xi32>, tensor<4xcomplex<f32>>)
    %349 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %350 = "stablehlo.broadcast_in_dim"(%349) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<4xi32>
    %351 = "stablehlo.subtract"(%348#1, %350) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
    %352 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %353 = "stablehlo.pad"(%348#0, %352) <{edge_padding_high = array<i64: 0, 2>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<6x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<6x6xcomplex<f32>>
    %354 = "stablehlo.custom_call"(%353, %348#2) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cungqr_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=6, j=6, k=4, l=6, m=6}, custom>} : (tensor<6x6xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<6x6xcomplex<f32>>
    %355 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<6x4xi64>
    %356 = "stablehlo.constant"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
    %357 = "stablehlo.broadcast_in_dim"(%356) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<6x4xi64>
    %358 = "stablehlo.add"(%355, %357) : (tensor<6x4xi64>, tensor<6x4xi64>) -> tensor<6x4xi64>
    %359 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<6x4xi64>
    %360 = "stablehlo.compare"(%358, %359) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<6x4xi64>, tensor<6x4xi64>) -> tensor<6x4xi1>
    %361 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %362 = "stablehlo.broadcast_in_dim"(%361) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<6x4xcomplex<f32>>
    %363 = "stablehlo.select"(%360, %362, %348#0) : (tensor<6x4xi1>, tensor<6x4xcomplex<f32>>, tensor<6x4xcomplex<f32>>) -> tensor<6x4xcomplex<f32>>
    "func.return"(%354, %363, %351) : (tensor<6x6xcomplex<f32>>, tensor<6x4xcomplex<f32>>, tensor<4xi32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>, res_attrs = [{}], sym_name = "cholesky_35", sym_visibility = "private"}> ({
  ^bb0(%arg28: tensor<2x5x5xcomplex<f32>>):
    %318 = "stablehlo.transpose"(%arg28) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %319 = "stablehlo.real"(%318) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %320 = "stablehlo.imag"(%318) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %321 = "stablehlo.negate"(%320) : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %322 = "stablehlo.complex"(%319, %321) : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xcomplex<f32>>
    %323 = "stablehlo.add"(%arg28, %322) : (tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %324 = "stablehlo.constant"() <{value = dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %325 = "stablehlo.broadcast_in_dim"(%324) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %326 = "stablehlo.divide"(%323, %325) : (tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %327:2 = "stablehlo.custom_call"(%326) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cpotrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i]) {i=2, j=5, k=5, l=5, m=5}, custom>} : (tensor<2x5x5xcomplex<f32>>) -> (tensor<2x5x5xcomplex<f32>>, tensor<2xi32>)
    %328 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %329 = "stablehlo.broadcast_in_dim"(%328) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %330 = "stablehlo.compare"(%327#1, %329) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %331 = "stablehlo.broadcast_in_dim"(%330) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %332 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %333 = "stablehlo.broadcast_in_dim"(%332) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %334 = "stablehlo.broadcast_in_dim"(%331) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %335 = "stablehlo.select"(%334, %327#0, %333) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %336 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x5xi64>
    %337 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %338 = "stablehlo.broadcast_in_dim"(%337) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5x5xi64>
    %339 = "stablehlo.add"(%336, %338) : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi64>
    %340 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x5xi64>
    %341 = "stablehlo.compare"(%339, %340) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %342 = "stablehlo.broadcast_in_dim"(%341) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<5x5xi1>) -> tensor<2x5x5xi1>
    %343 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %344 = "stablehlo.broadcast_in_dim"(%343) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %345 = "stablehlo.select"(%342, %335, %344) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    "func.return"(%345) : (tensor<2x5x5xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>, res_attrs = [{}], sym_name = "cholesky_36", sym_visibility = "private"}> ({
  ^bb0(%arg27: tensor<2x5x5xcomplex<f32>>):
    %294:2 = "stablehlo.custom_call"(%arg27) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cpotrf_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i]) {i=2, j=5, k=5, l=5, m=5}, custom>} : (tensor<2x5x5xcomplex<f32>>) -> (tensor<2x5x5xcomplex<f32>>, tensor<2xi32>)
    %295 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %296 = "stablehlo.broadcast_in_dim"(%295) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %297 = "stablehlo.compare"(%294#1, %296) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %298 = "stablehlo.broadcast_in_dim"(%297) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %299 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %300 = "stablehlo.broadcast_in_dim"(%299) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %301 = "stablehlo.broadcast_in_dim"(%298) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %302 = "stablehlo.select"(%301, %294#0, %300) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %303 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x5xi64>
    %304 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %305 = "stablehlo.broadcast_in_dim"(%304) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5x5xi64>
    %306 = "stablehlo.add"(%303, %305) : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi64>
    %307 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x5xi64>
    %308 = "stablehlo.compare"(%306, %307) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %309 = "stablehlo.broadcast_in_dim"(%308) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<5x5xi1>) -> tensor<2x5x5xi1>
    %310 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %311 = "stablehlo.broadcast_in_dim"(%310) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %312 = "stablehlo.select"(%309, %302, %311) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %313 = "stablehlo.transpose"(%312) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %314 = "stablehlo.real"(%313) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %315 = "stablehlo.imag"(%313) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %316 = "stablehlo.negate"(%315) : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %317 = "stablehlo.complex"(%314, %316) : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xcomplex<f32>>
    "func.return"(%317) : (tensor<2x5x5xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xcomplex<f32>>) -> (tensor<2x5xf32>, tensor<2x5x5xcomplex<f32>>), res_attrs = [{}, {}], sym_name = "eigh_37", sym_visibility = "private"}> ({
  ^bb0(%arg26: tensor<2x5x5xcomplex<f32>>):
    %271 = "stablehlo.transpose"(%arg26) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %272 = "stablehlo.real"(%271) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %273 = "stablehlo.imag"(%271) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %274 = "stablehlo.negate"(%273) : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %275 = "stablehlo.complex"(%272, %274) : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xcomplex<f32>>
    %276 = "stablehlo.add"(%arg26, %275) : (tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %277 = "stablehlo.constant"() <{value = dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %278 = "stablehlo.broadcast_in_dim"(%277) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %279 = "stablehlo.divide"(%276, %278) : (tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %280:3 = "stablehlo.custom_call"(%279) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cheevd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=5, k=5, l=5, m=5, n=5}, custom>} : (tensor<2x5x5xcomplex<f32>>) -> (tensor<2x5x5xcomplex<f32>>, tensor<2x5xf32>, tensor<2xi32>)
    %281 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %282 = "stablehlo.broadcast_in_dim"(%281) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %283 = "stablehlo.compare"(%280#2, %282) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %284 = "stablehlo.broadcast_in_dim"(%283) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %285 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %286 = "stablehlo.broadcast_in_dim"(%285) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %287 = "stablehlo.broadcast_in_dim"(%284) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %288 = "stablehlo.select"(%287, %280#0, %286) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %289 = "stablehlo.broadcast_in_dim"(%283) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %290 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %291 = "stablehlo.broadcast_in_dim"(%290) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %292 = "stablehlo.broadcast_in_dim"(%289) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x5xi1>
    %293 = "stablehlo.select"(%292, %280#1, %291) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    "func.return"(%293, %288) : (tensor<2x5xf32>, tensor<2x5x5xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xcomplex<f32>>) -> (tensor<2x5xf32>, tensor<2x5x5xcomplex<f32>>), res_attrs = [{}, {}], sym_name = "eigh_38", sym_visibility = "private"}> ({
  ^bb0(%arg25: tensor<2x5x5xcomplex<f32>>):
    %257:3 = "stablehlo.custom_call"(%arg25) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cheevd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {mode = 86 : ui8, uplo = 85 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=5, k=5, l=5, m=5, n=5}, custom>} : (tensor<2x5x5xcomplex<f32>>) -> (tensor<2x5x5xcomplex<f32>>, tensor<2x5xf32>, tensor<2xi32>)
    %258 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %259 = "stablehlo.broadcast_in_dim"(%258) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %260 = "stablehlo.compare"(%257#2, %259) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %261 = "stablehlo.broadcast_in_dim"(%260) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %262 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %263 = "stablehlo.broadcast_in_dim"(%262) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %264 = "stablehlo.broadcast_in_dim"(%261) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %265 = "stablehlo.select"(%264, %257#0, %263) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %266 = "stablehlo.broadcast_in_dim"(%260) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %267 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %268 = "stablehlo.broadcast_in_dim"(%267) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %269 = "stablehlo.broadcast_in_dim"(%266) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x5xi1>
    %270 = "stablehlo.select"(%269, %257#1, %268) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    "func.return"(%270, %265) : (tensor<2x5xf32>, tensor<2x5x5xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5xf32>, res_attrs = [{}], sym_name = "eigvalsh_39", sym_visibility = "private"}> ({
  ^bb0(%arg24: tensor<2x5x5xcomplex<f32>>):
    %256:2 = "func.call"(%arg24) <{callee = @eigh_40}> : (tensor<2x5x5xcomplex<f32>>) -> (tensor<2x5xf32>, tensor<2x5x5xcomplex<f32>>)
    "func.return"(%256#0) : (tensor<2x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xcomplex<f32>>) -> (tensor<2x5xf32>, tensor<2x5x5xcomplex<f32>>), res_attrs = [{}, {}], sym_name = "eigh_40", sym_visibility = "private"}> ({
  ^bb0(%arg23: tensor<2x5x5xcomplex<f32>>):
    %233 = "stablehlo.transpose"(%arg23) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %234 = "stablehlo.real"(%233) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %235 = "stablehlo.imag"(%233) : (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xf32>
    %236 = "stablehlo.negate"(%235) : (tensor<2x5x5xf32>) -> tensor<2x5x5xf32>
    %237 = "stablehlo.complex"(%234, %236) : (tensor<2x5x5xf32>, tensor<2x5x5xf32>) -> tensor<2x5x5xcomplex<f32>>
    %238 = "stablehlo.add"(%arg23, %237) : (tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %239 = "stablehlo.constant"() <{value = dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %240 = "stablehlo.broadcast_in_dim"(%239) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %241 = "stablehlo.divide"(%238, %240) : (tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %242:3 = "stablehlo.custom_call"(%241) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cheevd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=5, k=5, l=5, m=5, n=5}, custom>} : (tensor<2x5x5xcomplex<f32>>) -> (tensor<2x5x5xcomplex<f32>>, tensor<2x5xf32>, tensor<2xi32>)
    %243 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %244 = "stablehlo.broadcast_in_dim"(%243) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %245 = "stablehlo.compare"(%242#2, %244) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %246 = "stablehlo.broadcast_in_dim"(%245) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %247 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %248 = "stablehlo.broadcast_in_dim"(%247) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %249 = "stablehlo.broadcast_in_dim"(%246) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x5x5xi1>
    %250 = "stablehlo.select"(%249, %242#0, %248) : (tensor<2x5x5xi1>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>) -> tensor<2x5x5xcomplex<f32>>
    %251 = "stablehlo.broadcast_in_dim"(%245) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %252 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %253 = "stablehlo.broadcast_in_dim"(%252) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5xf32>
    %254 = "stablehlo.broadcast_in_dim"(%251) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x5xi1>
    %255 = "stablehlo.select"(%254, %242#1, %253) : (tensor<2x5xi1>, tensor<2x5xf32>, tensor<2x5xf32>) -> tensor<2x5xf32>
    "func.return"(%255, %250) : (tensor<2x5xf32>, tensor<2x5x5xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x3x3xcomplex<f32>>) -> (tensor<2x3xf32>, tensor<2x3x3xcomplex<f32>>), res_attrs = [{}, {}], sym_name = "eigh_41", sym_visibility = "private"}> ({
  ^bb0(%arg22: tensor<2x3x3xcomplex<f32>>):
    %210 = "stablehlo.transpose"(%arg22) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %211 = "stablehlo.real"(%210) : (tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xf32>
    %212 = "stablehlo.imag"(%210) : (tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xf32>
    %213 = "stablehlo.negate"(%212) : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %214 = "stablehlo.complex"(%211, %213) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xcomplex<f32>>
    %215 = "stablehlo.add"(%arg22, %214) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %216 = "stablehlo.constant"() <{value = dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %217 = "stablehlo.broadcast_in_dim"(%216) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %218 = "stablehlo.divide"(%215, %217) : (tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %219:3 = "stablehlo.custom_call"(%218) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cheevd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {mode = 86 : ui8, uplo = 76 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i]) {i=2, j=3, k=3, l=3, m=3, n=3}, custom>} : (tensor<2x3x3xcomplex<f32>>) -> (tensor<2x3x3xcomplex<f32>>, tensor<2x3xf32>, tensor<2xi32>)
    %220 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %221 = "stablehlo.broadcast_in_dim"(%220) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %222 = "stablehlo.compare"(%219#2, %221) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %223 = "stablehlo.broadcast_in_dim"(%222) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %224 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %225 = "stablehlo.broadcast_in_dim"(%224) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %226 = "stablehlo.broadcast_in_dim"(%223) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x3x3xi1>
    %227 = "stablehlo.select"(%226, %219#0, %225) : (tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %228 = "stablehlo.broadcast_in_dim"(%222) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %229 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %230 = "stablehlo.broadcast_in_dim"(%229) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %231 = "stablehlo.broadcast_in_dim"(%228) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x3xi1>
    %232 = "stablehlo.select"(%231, %219#1, %230) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%232, %227) : (tensor<2x3xf32>, tensor<2x3x3xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x6x4xcomplex<f32>>) -> (tensor<2x6x6xcomplex<f32>>, tensor<2x4xf32>, tensor<2x4x4xcomplex<f32>>), res_attrs = [{}, {}, {}], sym_name = "svd_42", sym_visibility = "private"}> ({
  ^bb0(%arg21: tensor<2x6x4xcomplex<f32>>):
    %191:5 = "stablehlo.custom_call"(%arg21) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cgesdd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i, o, p], [i, q, r], [i]) {i=2, j=6, k=4, l=6, m=4, n=4, o=6, p=6, q=4, r=4}, custom>} : (tensor<2x6x4xcomplex<f32>>) -> (tensor<2x6x4xcomplex<f32>>, tensor<2x4xf32>, tensor<2x6x6xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>, tensor<2xi32>)
    %192 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %193 = "stablehlo.broadcast_in_dim"(%192) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %194 = "stablehlo.compare"(%191#4, %193) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %195 = "stablehlo.broadcast_in_dim"(%194) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %196 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %197 = "stablehlo.broadcast_in_dim"(%196) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4xf32>
    %198 = "stablehlo.broadcast_in_dim"(%195) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %199 = "stablehlo.select"(%198, %191#1, %197) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %200 = "stablehlo.broadcast_in_dim"(%194) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %201 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %202 = "stablehlo.broadcast_in_dim"(%201) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x6x6xcomplex<f32>>
    %203 = "stablehlo.broadcast_in_dim"(%200) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x6x6xi1>
    %204 = "stablehlo.select"(%203, %191#2, %202) : (tensor<2x6x6xi1>, tensor<2x6x6xcomplex<f32>>, tensor<2x6x6xcomplex<f32>>) -> tensor<2x6x6xcomplex<f32>>
    %205 = "stablehlo.broadcast_in_dim"(%194) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %206 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %207 = "stablehlo.broadcast_in_dim"(%206) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x4x4xcomplex<f32>>
    %208 = "stablehlo.broadcast_in_dim"(%205) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x4x4xi1>
    %209 = "stablehlo.select"(%208, %191#3, %207) : (tensor<2x4x4xi1>, tensor<2x4x4xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xcomplex<f32>>
    "func.return"(%204, %199, %209) : (tensor<2x6x6xcomplex<f32>>, tensor<2x4xf32>, tensor<2x4x4xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x4x6xcomplex<f32>>) -> (tensor<2x4x4xcomplex<f32>>, tensor<2x4xf32>, tensor<2x6x6xcomplex<f32>>), res_attrs = [{}, {}, {}], sym_name = "svd_43", sym_visibility = "private"}> ({
  ^bb0(%arg20: tensor<2x4x6xcomplex<f32>>):
    %172:5 = "stablehlo.custom_call"(%arg20) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cgesdd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i, o, p], [i, q, r], [i]) {i=2, j=4, k=6, l=4, m=6, n=4, o=4, p=4, q=6, r=6}, custom>} : (tensor<2x4x6xcomplex<f32>>) -> (tensor<2x4x6xcomplex<f32>>, tensor<2x4xf32>, tensor<2x4x4xcomplex<f32>>, tensor<2x6x6xcomplex<f32>>, tensor<2xi32>)
    %173 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %174 = "stablehlo.broadcast_in_dim"(%173) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %175 = "stablehlo.compare"(%172#4, %174) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %176 = "stablehlo.broadcast_in_dim"(%175) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %177 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %178 = "stablehlo.broadcast_in_dim"(%177) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4xf32>
    %179 = "stablehlo.broadcast_in_dim"(%176) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %180 = "stablehlo.select"(%179, %172#1, %178) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %181 = "stablehlo.broadcast_in_dim"(%175) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %182 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %183 = "stablehlo.broadcast_in_dim"(%182) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x4x4xcomplex<f32>>
    %184 = "stablehlo.broadcast_in_dim"(%181) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x4x4xi1>
    %185 = "stablehlo.select"(%184, %172#2, %183) : (tensor<2x4x4xi1>, tensor<2x4x4xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xcomplex<f32>>
    %186 = "stablehlo.broadcast_in_dim"(%175) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %187 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %188 = "stablehlo.broadcast_in_dim"(%187) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x6x6xcomplex<f32>>
    %189 = "stablehlo.broadcast_in_dim"(%186) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x6x6xi1>
    %190 = "stablehlo.select"(%189, %172#3, %188) : (tensor<2x6x6xi1>, tensor<2x6x6xcomplex<f32>>, tensor<2x6x6xcomplex<f32>>) -> tensor<2x6x6xcomplex<f32>>
    "func.return"(%185, %180, %190) : (tensor<2x4x4xcomplex<f32>>, tensor<2x4xf32>, tensor<2x6x6xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x6x4xcomplex<f32>>) -> (tensor<2x6x4xcomplex<f32>>, tensor<2x4xf32>, tensor<2x4x4xcomplex<f32>>), res_attrs = [{}, {}, {}], sym_name = "svd_44", sym_visibility = "private"}> ({
  ^bb0(%arg19: tensor<2x6x4xcomplex<f32>>):
    %153:5 = "stablehlo.custom_call"(%arg19) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cgesdd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {mode = 83 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i, o, p], [i, q, r], [i]) {i=2, j=6, k=4, l=6, m=4, n=4, o=6, p=4, q=4, r=4}, custom>} : (tensor<2x6x4xcomplex<f32>>) -> (tensor<2x6x4xcomplex<f32>>, tensor<2x4xf32>, tensor<2x6x4xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>, tensor<2xi32>)
    %154 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %155 = "stablehlo.broadcast_in_dim"(%154) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %156 = "stablehlo.compare"(%153#4, %155) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %157 = "stablehlo.broadcast_in_dim"(%156) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %158 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %159 = "stablehlo.broadcast_in_dim"(%158) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4xf32>
    %160 = "stablehlo.broadcast_in_dim"(%157) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %161 = "stablehlo.select"(%160, %153#1, %159) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %162 = "stablehlo.broadcast_in_dim"(%156) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %163 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %164 = "stablehlo.broadcast_in_dim"(%163) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x6x4xcomplex<f32>>
    %165 = "stablehlo.broadcast_in_dim"(%162) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x6x4xi1>
    %166 = "stablehlo.select"(%165, %153#2, %164) : (tensor<2x6x4xi1>, tensor<2x6x4xcomplex<f32>>, tensor<2x6x4xcomplex<f32>>) -> tensor<2x6x4xcomplex<f32>>
    %167 = "stablehlo.broadcast_in_dim"(%156) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1x1xi1>
    %168 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %169 = "stablehlo.broadcast_in_dim"(%168) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x4x4xcomplex<f32>>
    %170 = "stablehlo.broadcast_in_dim"(%167) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xi1>) -> tensor<2x4x4xi1>
    %171 = "stablehlo.select"(%170, %153#3, %169) : (tensor<2x4x4xi1>, tensor<2x4x4xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xcomplex<f32>>
    "func.return"(%166, %161, %171) : (tensor<2x6x4xcomplex<f32>>, tensor<2x4xf32>, tensor<2x4x4xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x4x6xcomplex<f32>>) -> tensor<2x4xf32>, res_attrs = [{}], sym_name = "svd_45", sym_visibility = "private"}> ({
  ^bb0(%arg18: tensor<2x4x6xcomplex<f32>>):
    %144:5 = "stablehlo.custom_call"(%arg18) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cgesdd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {mode = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l, m], [i, n], [i, o, p], [i, q, r], [i]) {i=2, j=4, k=6, l=4, m=6, n=4, o=4, p=4, q=6, r=6}, custom>} : (tensor<2x4x6xcomplex<f32>>) -> (tensor<2x4x6xcomplex<f32>>, tensor<2x4xf32>, tensor<2x4x4xcomplex<f32>>, tensor<2x6x6xcomplex<f32>>, tensor<2xi32>)
    %145 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %146 = "stablehlo.broadcast_in_dim"(%145) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %147 = "stablehlo.compare"(%144#4, %146) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %148 = "stablehlo.broadcast_in_dim"(%147) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %149 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %150 = "stablehlo.broadcast_in_dim"(%149) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4xf32>
    %151 = "stablehlo.broadcast_in_dim"(%148) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x4xi1>
    %152 = "stablehlo.select"(%151, %144#1, %150) : (tensor<2x4xi1>, tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    "func.return"(%152) : (tensor<2x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x2xcomplex<f32>>) -> (tensor<3x3xcomplex<f32>>, tensor<2xf32>, tensor<2x2xcomplex<f32>>), res_attrs = [{}, {}, {}], sym_name = "svd_46", sym_visibility = "private"}> ({
  ^bb0(%arg17: tensor<3x2xcomplex<f32>>):
    %125:5 = "stablehlo.custom_call"(%arg17) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cgesdd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<> : tensor<0xindex>]}> {mhlo.backend_config = {mode = 65 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], [n, o], [p, q], []) {i=3, j=2, k=3, l=2, m=2, n=3, o=3, p=2, q=2}, custom>} : (tensor<3x2xcomplex<f32>>) -> (tensor<3x2xcomplex<f32>>, tensor<2xf32>, tensor<3x3xcomplex<f32>>, tensor<2x2xcomplex<f32>>, tensor<i32>)
    %126 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %127 = "stablehlo.broadcast_in_dim"(%126) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<i32>
    %128 = "stablehlo.compare"(%125#4, %127) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %129 = "stablehlo.broadcast_in_dim"(%128) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1xi1>
    %130 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %131 = "stablehlo.broadcast_in_dim"(%130) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %132 = "stablehlo.broadcast_in_dim"(%129) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi1>) -> tensor<2xi1>
    %133 = "stablehlo.select"(%132, %125#1, %131) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %134 = "stablehlo.broadcast_in_dim"(%128) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1x1xi1>
    %135 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %136 = "stablehlo.broadcast_in_dim"(%135) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<3x3xcomplex<f32>>
    %137 = "stablehlo.broadcast_in_dim"(%134) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi1>) -> tensor<3x3xi1>
    %138 = "stablehlo.select"(%137, %125#2, %136) : (tensor<3x3xi1>, tensor<3x3xcomplex<f32>>, tensor<3x3xcomplex<f32>>) -> tensor<3x3xcomplex<f32>>
    %139 = "stablehlo.broadcast_in_dim"(%128) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1x1xi1>
    %140 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %141 = "stablehlo.broadcast_in_dim"(%140) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x2xcomplex<f32>>
    %142 = "stablehlo.broadcast_in_dim"(%139) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi1>) -> tensor<2x2xi1>
    %143 = "stablehlo.select"(%142, %125#3, %141) : (tensor<2x2xi1>, tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
    "func.return"(%138, %133, %143) : (tensor<3x3xcomplex<f32>>, tensor<2xf32>, tensor<2x2xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x5xcomplex<f32>>) -> tensor<2x5xcomplex<f32>>, res_attrs = [{}], sym_name = "eigvals_47", sym_visibility = "private"}> ({
  ^bb0(%arg16: tensor<2x5x5xcomplex<f32>>):
    %116:4 = "stablehlo.custom_call"(%arg16) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cgeev_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[1, 2, 0]> : tensor<3xindex>], result_layouts = [dense<[1, 0]> : tensor<2xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<[1, 2, 0]> : tensor<3xindex>, dense<0> : tensor<1xindex>]}> {mhlo.backend_config = {compute_left = 78 : ui8, compute_right = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "1"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j, k])->([i, l], [i, m, n], [i, o, p], [i]) {i=2, j=5, k=5, l=5, m=5, n=5, o=5, p=5}, custom>} : (tensor<2x5x5xcomplex<f32>>) -> (tensor<2x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2x5x5xcomplex<f32>>, tensor<2xi32>)
    %117 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %118 = "stablehlo.broadcast_in_dim"(%117) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %119 = "stablehlo.compare"(%116#3, %118) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi1>
    %120 = "stablehlo.broadcast_in_dim"(%119) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x1xi1>
    %121 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %122 = "stablehlo.broadcast_in_dim"(%121) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x5xcomplex<f32>>
    %123 = "stablehlo.broadcast_in_dim"(%120) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x1xi1>) -> tensor<2x5xi1>
    %124 = "stablehlo.select"(%123, %116#0, %122) : (tensor<2x5xi1>, tensor<2x5xcomplex<f32>>, tensor<2x5xcomplex<f32>>) -> tensor<2x5xcomplex<f32>>
    "func.return"(%124) : (tensor<2x5xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<5x5xcomplex<f32>>) -> (tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>), res_attrs = [{}, {}], sym_name = "_schur_48", sym_visibility = "private"}> ({
  ^bb0(%arg15: tensor<5x5xcomplex<f32>>):
    %102:5 = "stablehlo.custom_call"(%arg15) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cgees_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>, dense<> : tensor<0xindex>]}> {mhlo.backend_config = {mode = 86 : ui8, sort = 78 : ui8}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m, n], [o], [], []) {i=5, j=5, k=5, l=5, m=5, n=5, o=5}, custom>} : (tensor<5x5xcomplex<f32>>) -> (tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>, tensor<5xcomplex<f32>>, tensor<i32>, tensor<i32>)
    %103 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %104 = "stablehlo.broadcast_in_dim"(%103) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<i32>
    %105 = "stablehlo.compare"(%102#4, %104) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %106 = "stablehlo.broadcast_in_dim"(%105) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1x1xi1>
    %107 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %108 = "stablehlo.broadcast_in_dim"(%107) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<5x5xcomplex<f32>>
    %109 = "stablehlo.broadcast_in_dim"(%106) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi1>) -> tensor<5x5xi1>
    %110 = "stablehlo.select"(%109, %102#0, %108) : (tensor<5x5xi1>, tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>) -> tensor<5x5xcomplex<f32>>
    %111 = "stablehlo.broadcast_in_dim"(%105) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1x1xi1>
    %112 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %113 = "stablehlo.broadcast_in_dim"(%112) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<5x5xcomplex<f32>>
    %114 = "stablehlo.broadcast_in_dim"(%111) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi1>) -> tensor<5x5xi1>
    %115 = "stablehlo.select"(%114, %102#1, %113) : (tensor<5x5xi1>, tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>) -> tensor<5x5xcomplex<f32>>
    "func.return"(%110, %115) : (tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<5x5xcomplex<f32>>) -> tensor<5x5xcomplex<f32>>, res_attrs = [{}], sym_name = "tril_49", sym_visibility = "private"}> ({
  ^bb0(%arg14: tensor<5x5xcomplex<f32>>):
    %93 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x5xi64>
    %94 = "stablehlo.constant"() <{value = dense<-2> : tensor<i64>}> : () -> tensor<i64>
    %95 = "stablehlo.broadcast_in_dim"(%94) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5x5xi64>
    %96 = "stablehlo.add"(%93, %95) : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi64>
    %97 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x5xi64>
    %98 = "stablehlo.compare"(%96, %97) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %99 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %100 = "stablehlo.broadcast_in_dim"(%99) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<5x5xcomplex<f32>>
    %101 = "stablehlo.select"(%98, %arg14, %100) : (tensor<5x5xi1>, tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>) -> tensor<5x5xcomplex<f32>>
    "func.return"(%101) : (tensor<5x5xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<5x5xcomplex<f32>>) -> (tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>), res_attrs = [{}, {}], sym_name = "hessenberg_50", sym_visibility = "private"}> ({
  ^bb0(%arg13: tensor<5x5xcomplex<f32>>):
    %69:3 = "stablehlo.custom_call"(%arg13) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cgehrd_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [0], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>, dense<> : tensor<0xindex>]}> {mhlo.backend_config = {high = 5 : i32, low = 1 : i32}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j])->([k, l], [m], []) {i=5, j=5, k=5, l=5, m=4}, custom>} : (tensor<5x5xcomplex<f32>>) -> (tensor<5x5xcomplex<f32>>, tensor<4xcomplex<f32>>, tensor<i32>)
    %70 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %71 = "stablehlo.broadcast_in_dim"(%70) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<i32>
    %72 = "stablehlo.compare"(%69#2, %71) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %73 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1x1xi1>
    %74 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %75 = "stablehlo.broadcast_in_dim"(%74) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<5x5xcomplex<f32>>
    %76 = "stablehlo.broadcast_in_dim"(%73) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x1xi1>) -> tensor<5x5xi1>
    %77 = "stablehlo.select"(%76, %69#0, %75) : (tensor<5x5xi1>, tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>) -> tensor<5x5xcomplex<f32>>
    %78 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1xi1>
    %79 = "stablehlo.constant"() <{value = dense<(0x7FC00000,0x7FC00000)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %80 = "stablehlo.broadcast_in_dim"(%79) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
    %81 = "stablehlo.broadcast_in_dim"(%78) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi1>) -> tensor<4xi1>
    %82 = "stablehlo.select"(%81, %69#1, %80) : (tensor<4xi1>, tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
    %83 = "func.call"(%77) <{callee = @triu_51}> : (tensor<5x5xcomplex<f32>>) -> tensor<5x5xcomplex<f32>>
    %84 = "stablehlo.slice"(%77) <{limit_indices = array<i64: 5, 4>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>}> : (tensor<5x5xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %85 = "stablehlo.custom_call"(%84, %82) <{api_version = 1 : i32, backend_config = "", call_target_name = "lapack_cungqr_ffi", called_computations = [], has_side_effect = false, operand_layouts = [dense<[0, 1]> : tensor<2xindex>, dense<0> : tensor<1xindex>], output_operand_aliases = [#stablehlo.output_operand_alias<output_tuple_indices = [], operand_index = 0, operand_tuple_indices = []>], result_layouts = [dense<[0, 1]> : tensor<2xindex>]}> {mhlo.backend_config = {}, mhlo.frontend_attributes = {num_batch_dims = "0"}, sdy.sharding_rule = #sdy.op_sharding_rule<([i, j], [k])->([l, m]) {i=4, j=4, k=4, l=4, m=4}, custom>} : (tensor<4x4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
    %86 = "stablehlo.constant"() <{value = dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %87 = "stablehlo.broadcast_in_dim"(%86) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<1x1xcomplex<f32>>
    %88 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %89 = "stablehlo.broadcast_in_dim"(%88) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<1x4xcomplex<f32>>
    %90 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %91 = "stablehlo.broadcast_in_dim"(%90) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<4x1xcomplex<f32>>
    %92 = "func.call"(%87, %89, %91, %85) <{callee = @block_52}> : (tensor<1x1xcomplex<f32>>, tensor<1x4xcomplex<f32>>, tensor<4x1xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<5x5xcomplex<f32>>
    "func.return"(%83, %92) : (tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<5x5xcomplex<f32>>) -> tensor<5x5xcomplex<f32>>, res_attrs = [{}], sym_name = "triu_51", sym_visibility = "private"}> ({
  ^bb0(%arg12: tensor<5x5xcomplex<f32>>):
    %60 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x5xi64>
    %61 = "stablehlo.constant"() <{value = dense<-2> : tensor<i64>}> : () -> tensor<i64>
    %62 = "stablehlo.broadcast_in_dim"(%61) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5x5xi64>
    %63 = "stablehlo.add"(%60, %62) : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi64>
    %64 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x5xi64>
    %65 = "stablehlo.compare"(%63, %64) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %66 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %67 = "stablehlo.broadcast_in_dim"(%66) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<5x5xcomplex<f32>>
    %68 = "stablehlo.select"(%65, %67, %arg12) : (tensor<5x5xi1>, tensor<5x5xcomplex<f32>>, tensor<5x5xcomplex<f32>>) -> tensor<5x5xcomplex<f32>>
    "func.return"(%68) : (tensor<5x5xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}, {}], function_type = (tensor<1x1xcomplex<f32>>, tensor<1x4xcomplex<f32>>, tensor<4x1xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<5x5xcomplex<f32>>, res_attrs = [{}], sym_name = "block_52", sym_visibility = "private"}> ({
  ^bb0(%arg8: tensor<1x1xcomplex<f32>>, %arg9: tensor<1x4xcomplex<f32>>, %arg10: tensor<4x1xcomplex<f32>>, %arg11: tensor<4x4xcomplex<f32>>):
    %57 = "stablehlo.concatenate"(%arg8, %arg9) <{dimension = 1 : i64}> : (tensor<1x1xcomplex<f32>>, tensor<1x4xcomplex<f32>>) -> tensor<1x5xcomplex<f32>>
    %58 = "stablehlo.concatenate"(%arg10, %arg11) <{dimension = 1 : i64}> : (tensor<4x1xcomplex<f32>>, tensor<4x4xcomplex<f32>>) -> tensor<4x5xcomplex<f32>>
    %59 = "stablehlo.concatenate"(%57, %58) <{dimension = 0 : i64}> : (tensor<1x5xcomplex<f32>>, tensor<4x5xcomplex<f32>>) -> tensor<5x5xcomplex<f32>>
    "func.return"(%59) : (tensor<5x5xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>, res_attrs = [{}], sym_name = "_roll_static_53", sym_visibility = "private"}> ({
  ^bb0(%arg7: tensor<4xcomplex<f32>>):
    %54 = "stablehlo.slice"(%arg7) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xcomplex<f32>>) -> tensor<1xcomplex<f32>>
    %55 = "stablehlo.slice"(%arg7) <{limit_indices = array<i64: 3>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xcomplex<f32>>) -> tensor<3xcomplex<f32>>
    %56 = "stablehlo.concatenate"(%54, %55) <{dimension = 0 : i64}> : (tensor<1xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<4xcomplex<f32>>
    "func.return"(%56) : (tensor<4xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x0x0xcomplex<f32>>) -> tensor<2x0x0xcomplex<f32>>, res_attrs = [{}], sym_name = "inv_54", sym_visibility = "private"}> ({
  ^bb0(%arg6: tensor<2x0x0xcomplex<f32>>):
    %45 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<0x0xi64>
    %46 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<0x0xi64>
    %47 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %48 = "stablehlo.broadcast_in_dim"(%47) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<0x0xi64>
    %49 = "stablehlo.add"(%45, %48) : (tensor<0x0xi64>, tensor<0x0xi64>) -> tensor<0x0xi64>
    %50 = "stablehlo.compare"(%49, %46) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<0x0xi64>, tensor<0x0xi64>) -> tensor<0x0xi1>
    %51 = "stablehlo.convert"(%50) : (tensor<0x0xi1>) -> tensor<0x0xcomplex<f32>>
    %52 = "stablehlo.broadcast_in_dim"(%51) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<0x0xcomplex<f32>>) -> tensor<2x0x0xcomplex<f32>>
    %53 = "func.call"(%arg6, %52) <{callee = @solve_55}> : (tensor<2x0x0xcomplex<f32>>, tensor<2x0x0xcomplex<f32>>) -> tensor<2x0x0xcomplex<f32>>
    "func.return"(%53) : (tensor<2x0x0xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x0x0xcomplex<f32>>, tensor<2x0x0xcomplex<f32>>) -> tensor<2x0x0xcomplex<f32>>, res_attrs = [{}], sym_name = "solve_55", sym_visibility = "private"}> ({
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
    %42 = "func.call"(%39, %40, %41) <{callee = @_lu_solve_56}> : (tensor<2x0x0xcomplex<f32>>, tensor<2x0xi32>, tensor<2x0x0xcomplex<f32>>) -> tensor<2x0xcomplex<f32>>
    %43 = "stablehlo.broadcast_in_dim"(%42) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x0xcomplex<f32>>) -> tensor<2x0x0xcomplex<f32>>
    %44 = "stablehlo.transpose"(%43) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x0x0xcomplex<f32>>) -> tensor<2x0x0xcomplex<f32>>
    "func.return"(%44) : (tensor<2x0x0xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x0x0xcomplex<f32>>, tensor<2x0xi32>, tensor<2x0x0xcomplex<f32>>) -> tensor<2x0xcomplex<f32>>, res_attrs = [{}], sym_name = "_lu_solve_56", sym_visibility = "private"}> ({
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
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<0x3x2xcomplex<f32>>) -> (tensor<0x3x2xcomplex<f32>>, tensor<0x2x2xcomplex<f32>>), res_attrs = [{}, {}], sym_name = "qr_57", sym_visibility = "private"}> ({
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
