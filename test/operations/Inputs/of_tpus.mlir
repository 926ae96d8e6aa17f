"builtin.module"() <{sym_name = "jit_program"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}], function_type = (tensor<2x4x4xf32>, tensor<2x5x3xf32>, tensor<2x4x4xf32>, tensor<2x4x2xf32>, tensor<2x4x4xf32>, tensor<2x5x3xf32>, tensor<5x3xf32>, tensor<2x4x4xf32>, tensor<2x4x4xf32>, tensor<2x5x3xf32>, tensor<3x5xf32>, tensor<2x5x3xf32>, tensor<2x4x4xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>, tensor<2x4x2xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>, tensor<5x3xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>) -> (tensor<2x4x4xf32>, tensor<2x5x3xf32>, tensor<2x3xi32>, tensor<2x5xi32>, tensor<2x4x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x5x3xf32>, tensor<2x3x3xf32>, tensor<5x5xf32>, tensor<5x3xf32>, tensor<2x4x4xf32>, tensor<2x4xf32>, tensor<2x4x4xf32>, tensor<2x4xf32>, tensor<2x3xf32>, tensor<2x5x3xf32>, tensor<2x3x3xf32>, tensor<2x5x3xf32>, tensor<3xf32>, tensor<3x3xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<2x3xf32>, tensor<2x4x4xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>, tensor<2x3xi32>, tensor<2x5xi32>, tensor<2x4x2xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<2xf32>, tensor<2x5x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>, tensor<5x5xcomplex<f32>>, tensor<5x3xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>, tensor<2x4xf32>, tensor<2x4x4xcomplex<f32>>, tensor<2x4xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}, {jax.result_info = "result[10]"}, {jax.result_info = "result[11]"}, {jax.result_info = "result[12]"}, {jax.result_info = "result[13]"}, {jax.result_info = "result[14]"}, {jax.result_info = "result[15]"}, {jax.result_info = "result[16]"}, {jax.result_info = "result[17]"}, {jax.result_info = "result[18]"}, {jax.result_info = "result[19]"}, {jax.result_info = "result[20]"}, {jax.result_info = "result[21]"}, {jax.result_info = "result[22]"}, {jax.result_info = "result[23]"}, {jax.result_info = "result[24]"}, {jax.result_info = "result[25]"}, {jax.result_info = "result[26]"}, {jax.result_info = "result[27]"}, {jax.result_info = "result[28]"}, {jax.result_info = "result[29]"}, {jax.result_info = "result[30]"}, {jax.result_info = "result[31]"}, {jax.result_info = "result[32]"}, {jax.result_info = "result[33]"}, {jax.result_info = "result[34]"}, {jax.result_info = "result[35]"}, {jax.result_info = "result[36]"}, {jax.result_info = "result[37]"}, {jax.result_info = "result[38]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg245: tensor<2x4x4xf32>, %arg246: tensor<2x5x3xf32>, %arg247: tensor<2x4x4xf32>, %arg248: tensor<2x4x2xf32>, %arg249: tensor<2x4x4xf32>, %arg250: tensor<2x5x3xf32>, %arg251: tensor<5x3xf32>, %arg252: tensor<2x4x4xf32>, %arg253: tensor<2x4x4xf32>, %arg254: tensor<2x5x3xf32>, %arg255: tensor<3x5xf32>, %arg256: tensor<2x5x3xf32>, %arg257: tensor<2x4x4xcomplex<f32>>, %arg258: tensor<2x5x3xcomplex<f32>>, %arg259: tensor<2x4x4xcomplex<f32>>, %arg260: tensor<2x4x2xcomplex<f32>>, %arg261: tensor<2x4x4xcomplex<f32>>, %arg262: tensor<2x5x3xcomplex<f32>>, %arg263: tensor<5x3xcomplex<f32>>, %arg264: tensor<2x4x4xcomplex<f32>>, %arg265: tensor<2x4x4xcomplex<f32>>):
    %1318 = "func.call"(%arg245) <{callee = @cholesky}> : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %1319:3 = "stablehlo.custom_call"(%arg246) <{api_version = 2 : i32, backend_config = "", call_target_name = "LuDecomposition", called_computations = [], has_side_effect = false}> : (tensor<2x5x3xf32>) -> (tensor<2x5x3xf32>, tensor<2x3xi32>, tensor<2x5xi32>)
    %1320 = "func.call"(%arg247, %arg248) <{callee = @solve}> : (tensor<2x4x4xf32>, tensor<2x4x2xf32>) -> tensor<2x4x2xf32>
    %1321:2 = "func.call"(%arg249) <{callee = @slogdet}> : (tensor<2x4x4xf32>) -> (tensor<2xf32>, tensor<2xf32>)
    %1322:2 = "func.call"(%arg250) <{callee = @qr}> : (tensor<2x5x3xf32>) -> (tensor<2x5x3xf32>, tensor<2x3x3xf32>)
    %1323:2 = "func.call"(%arg251) <{callee = @qr_1}> : (tensor<5x3xf32>) -> (tensor<5x5xf32>, tensor<5x3xf32>)
    %1324:2 = "stablehlo.custom_call"(%arg252) <{api_version = 1 : i32, backend_config = "1,1,100,1e-6", call_target_name = "Eigh", called_computations = [], has_side_effect = false}> : (tensor<2x4x4xf32>) -> (tensor<2x4x4xf32>, tensor<2x4xf32>)
    %1325:2 = "stablehlo.custom_call"(%arg253) <{api_version = 1 : i32, backend_config = "0,1,100,1e-6", call_target_name = "Eigh", called_computations = [], has_side_effect = false}> : (tensor<2x4x4xf32>) -> (tensor<2x4x4xf32>, tensor<2x4xf32>)
    %1326:3 = "func.call"(%arg254) <{callee = @svd}> : (tensor<2x5x3xf32>) -> (tensor<2x5x3xf32>, tensor<2x3xf32>, tensor<2x3x3xf32>)
    %1327 = "stablehlo.abs"(%1326#0) : (tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
    %1328 = "stablehlo.abs"(%1326#2) : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %1329 = "stablehlo.broadcast_in_dim"(%1326#1) <{broadcast_dimensions = array<i64: 0, 2>}> : (tensor<2x3xf32>) -> tensor<2x1x3xf32>
    %1330 = "stablehlo.broadcast_in_dim"(%1329) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x3xf32>) -> tensor<2x5x3xf32>
    %1331 = "stablehlo.multiply"(%1326#0, %1330) : (tensor<2x5x3xf32>, tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
    %1332 = "stablehlo.dot_general"(%1331, %1326#2) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<2x5x3xf32>, tensor<2x3x3xf32>) -> tensor<2x5x3xf32>
    %1333:3 = "func.call"(%arg255) <{callee = @svd_13}> : (tensor<3x5xf32>) -> (tensor<3x3xf32>, tensor<3xf32>, tensor<3x5xf32>)
    %1334 = "stablehlo.abs"(%1333#0) : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %1335 = "stablehlo.abs"(%1333#2) : (tensor<3x5xf32>) -> tensor<3x5xf32>
    %1336 = "stablehlo.broadcast_in_dim"(%1333#1) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<1x3xf32>
    %1337 = "stablehlo.broadcast_in_dim"(%1336) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x3xf32>) -> tensor<3x3xf32>
    %1338 = "stablehlo.multiply"(%1333#0, %1337) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %1339 = "stablehlo.dot_general"(%1338, %1333#2) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>]}> : (tensor<3x3xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    %1340 = "func.call"(%arg256) <{callee = @svd_32}> : (tensor<2x5x3xf32>) -> tensor<2x3xf32>
    %1341 = "func.call"(%arg257) <{callee = @cholesky_35}> : (tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xcomplex<f32>>
    %1342:3 = "stablehlo.custom_call"(%arg258) <{api_version = 2 : i32, backend_config = "", call_target_name = "LuDecomposition", called_computations = [], has_side_effect = false}> : (tensor<2x5x3xcomplex<f32>>) -> (tensor<2x5x3xcomplex<f32>>, tensor<2x3xi32>, tensor<2x5xi32>)
    %1343 = "func.call"(%arg259, %arg260) <{callee = @solve_36}> : (tensor<2x4x4xcomplex<f32>>, tensor<2x4x2xcomplex<f32>>) -> tensor<2x4x2xcomplex<f32>>
    %1344:2 = "func.call"(%arg261) <{callee = @slogdet_38}> : (tensor<2x4x4xcomplex<f32>>) -> (tensor<2xcomplex<f32>>, tensor<2xf32>)
    %1345:2 = "func.call"(%arg262) <{callee = @qr_41}> : (tensor<2x5x3xcomplex<f32>>) -> (tensor<2x5x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>)
    %1346:2 = "func.call"(%arg263) <{callee = @qr_42}> : (tensor<5x3xcomplex<f32>>) -> (tensor<5x5xcomplex<f32>>, tensor<5x3xcomplex<f32>>)
    %1347:2 = "stablehlo.custom_call"(%arg264) <{api_version = 1 : i32, backend_config = "1,1,100,1e-6", call_target_name = "Eigh", called_computations = [], has_side_effect = false}> : (tensor<2x4x4xcomplex<f32>>) -> (tensor<2x4x4xcomplex<f32>>, tensor<2x4xf32>)
    %1348:2 = "stablehlo.custom_call"(%arg265) <{api_version = 1 : i32, backend_config = "0,1,100,1e-6", call_target_name = "Eigh", called_computations = [], has_side_effect = false}> : (tensor<2x4x4xcomplex<f32>>) -> (tensor<2x4x4xcomplex<f32>>, tensor<2x4xf32>)
    "func.return"(%1318, %1319#0, %1319#1, %1319#2, %1320, %1321#0, %1321#1, %1322#0, %1322#1, %1323#0, %1323#1, %1324#0, %1324#1, %1325#0, %1325#1, %1326#1, %1327, %1328, %1332, %1333#1, %1334, %1335, %1339, %1340, %1341, %1342#0, %1342#1, %1342#2, %1343, %1344#0, %1344#1, %1345#0, %1345#1, %1346#0, %1346#1, %1347#0, %1347#1, %1348#0, %1348#1) : (tensor<2x4x4xf32>, tensor<2x5x3xf32>, tensor<2x3xi32>, tensor<2x5xi32>, tensor<2x4x2xf32>, tensor<2xf32>, tensor<2xf32>, tensor<2x5x3xf32>, tensor<2x3x3xf32>, tensor<5x5xf32>, tensor<5x3xf32>, tensor<2x4x4xf32>, tensor<2x4xf32>, tensor<2x4x4xf32>, tensor<2x4xf32>, tensor<2x3xf32>, tensor<2x5x3xf32>, tensor<2x3x3xf32>, tensor<2x5x3xf32>, tensor<3xf32>, tensor<3x3xf32>, tensor<3x5xf32>, tensor<3x5xf32>, tensor<2x3xf32>, tensor<2x4x4xcomplex<f32>>, tensor<2x5x3xcomplex<f32>>, tensor<2x3xi32>, tensor<2x5xi32>, tensor<2x4x2xcomplex<f32>>, tensor<2xcomplex<f32>>, tensor<2xf32>, tensor<2x5x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>, tensor<5x5xcomplex<f32>>, tensor<5x3xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>, tensor<2x4xf32>, tensor<2x4x4xcomplex<f32>>, tensor<2x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>, res_attrs = [{}], sym_name = "cholesky", sym_visibility = "private"}> ({
  ^bb0(%arg244: tensor<2x4x4xf32>):
    %1302 = "stablehlo.transpose"(%arg244) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %1303 = "stablehlo.add"(%arg244, %1302) : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %1304 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1305 = "stablehlo.broadcast_in_dim"(%1304) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x4xf32>
    %1306 = "stablehlo.divide"(%1303, %1305) : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %1307 = "stablehlo.cholesky"(%1306) <{lower = true}> : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %1308 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x4xi64>
    %1309 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1310 = "stablehlo.broadcast_in_dim"(%1309) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4x4xi64>
    %1311 = "stablehlo.add"(%1308, %1310) : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi64>
    %1312 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x4xi64>
    %1313 = "stablehlo.compare"(%1311, %1312) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
    %1314 = "stablehlo.broadcast_in_dim"(%1313) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<4x4xi1>) -> tensor<2x4x4xi1>
    %1315 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1316 = "stablehlo.broadcast_in_dim"(%1315) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4x4xf32>
    %1317 = "stablehlo.select"(%1314, %1307, %1316) : (tensor<2x4x4xi1>, tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    "func.return"(%1317) : (tensor<2x4x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x4x4xf32>, tensor<2x4x2xf32>) -> tensor<2x4x2xf32>, res_attrs = [{}], sym_name = "solve", sym_visibility = "private"}> ({
  ^bb0(%arg242: tensor<2x4x4xf32>, %arg243: tensor<2x4x2xf32>):
    %1298:3 = "stablehlo.custom_call"(%arg242) <{api_version = 2 : i32, backend_config = "", call_target_name = "LuDecomposition", called_computations = [], has_side_effect = false}> : (tensor<2x4x4xf32>) -> (tensor<2x4x4xf32>, tensor<2x4xi32>, tensor<2x4xi32>)
    %1299 = "stablehlo.transpose"(%arg243) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x4x2xf32>) -> tensor<2x2x4xf32>
    %1300 = "func.call"(%1298#0, %1298#2, %1299) <{callee = @_lu_solve}> : (tensor<2x4x4xf32>, tensor<2x4xi32>, tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
    %1301 = "stablehlo.transpose"(%1300) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x2x4xf32>) -> tensor<2x4x2xf32>
    "func.return"(%1301) : (tensor<2x4x2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x4x4xf32>, tensor<2x4xi32>, tensor<2x2x4xf32>) -> tensor<2x2x4xf32>, res_attrs = [{}], sym_name = "_lu_solve", sym_visibility = "private"}> ({
  ^bb0(%arg239: tensor<2x4x4xf32>, %arg240: tensor<2x4xi32>, %arg241: tensor<2x2x4xf32>):
    %1279 = "stablehlo.broadcast_in_dim"(%arg241) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x2x4xf32>) -> tensor<2x2x4x1xf32>
    %1280 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %1281 = "stablehlo.broadcast_in_dim"(%1280) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x4xi32>
    %1282 = "stablehlo.compare"(%arg240, %1281) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
    %1283 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
    %1284 = "stablehlo.broadcast_in_dim"(%1283) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x4xi32>
    %1285 = "stablehlo.add"(%arg240, %1284) : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
    %1286 = "stablehlo.select"(%1282, %1285, %arg240) : (tensor<2x4xi1>, tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
    %1287 = "stablehlo.broadcast_in_dim"(%1286) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x4xi32>) -> tensor<2x4x1xi32>
    %1288 = "stablehlo.gather"(%1279, %1287) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 3], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 1>}> : (tensor<2x2x4x1xf32>, tensor<2x4x1xi32>) -> tensor<2x2x4x1xf32>
    %1289 = "stablehlo.transpose"(%1288) <{permutation = array<i64: 0, 2, 3, 1>}> : (tensor<2x2x4x1xf32>) -> tensor<2x4x1x2xf32>
    %1290 = "stablehlo.reshape"(%1289) : (tensor<2x4x1x2xf32>) -> tensor<2x4x2xf32>
    %1291 = "stablehlo.triangular_solve"(%arg239, %1290) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<2x4x4xf32>, tensor<2x4x2xf32>) -> tensor<2x4x2xf32>
    %1292 = "stablehlo.reshape"(%1291) : (tensor<2x4x2xf32>) -> tensor<2x4x1x2xf32>
    %1293 = "stablehlo.reshape"(%1292) : (tensor<2x4x1x2xf32>) -> tensor<2x4x2xf32>
    %1294 = "stablehlo.triangular_solve"(%arg239, %1293) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<2x4x4xf32>, tensor<2x4x2xf32>) -> tensor<2x4x2xf32>
    %1295 = "stablehlo.reshape"(%1294) : (tensor<2x4x2xf32>) -> tensor<2x4x1x2xf32>
    %1296 = "stablehlo.transpose"(%1295) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<2x4x1x2xf32>) -> tensor<2x2x4x1xf32>
    %1297 = "stablehlo.reshape"(%1296) : (tensor<2x2x4x1xf32>) -> tensor<2x2x4xf32>
    "func.return"(%1297) : (tensor<2x2x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x4x4xf32>) -> (tensor<2xf32>, tensor<2xf32>), res_attrs = [{}, {}], sym_name = "slogdet", sym_visibility = "private"}> ({
  ^bb0(%arg234: tensor<2x4x4xf32>):
    %1240:3 = "stablehlo.custom_call"(%arg234) <{api_version = 2 : i32, backend_config = "", call_target_name = "LuDecomposition", called_computations = [], has_side_effect = false}> : (tensor<2x4x4xf32>) -> (tensor<2x4x4xf32>, tensor<2x4xi32>, tensor<2x4xi32>)
    %1241 = "func.call"(%1240#0) <{callee = @diagonal}> : (tensor<2x4x4xf32>) -> tensor<2x4xf32>
    %1242 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1243 = "stablehlo.broadcast_in_dim"(%1242) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4xf32>
    %1244 = "stablehlo.compare"(%1241, %1243) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xi1>
    %1245 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %1246 = "stablehlo.reduce"(%1244, %1245) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg237: tensor<i1>, %arg238: tensor<i1>):
      %1278 = "stablehlo.or"(%arg237, %arg238) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%1278) : (tensor<i1>) -> ()
    }) : (tensor<2x4xi1>, tensor<i1>) -> tensor<2xi1>
    %1247 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xi32>
    %1248 = "stablehlo.broadcast_in_dim"(%1247) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xi32>) -> tensor<1x4xi32>
    %1249 = "stablehlo.broadcast_in_dim"(%1248) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xi32>) -> tensor<2x4xi32>
    %1250 = "stablehlo.compare"(%1240#1, %1249) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
    %1251 = "func.call"(%1250) <{callee = @count_nonzero}> : (tensor<2x4xi1>) -> tensor<2xi64>
    %1252 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1253 = "stablehlo.broadcast_in_dim"(%1252) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x4xf32>
    %1254 = "stablehlo.compare"(%1241, %1253) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xi1>
    %1255 = "func.call"(%1254) <{callee = @count_nonzero}> : (tensor<2x4xi1>) -> tensor<2xi64>
    %1256 = "stablehlo.add"(%1251, %1255) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %1257 = "stablehlo.constant"() <{value = dense<2> : tensor<i64>}> : () -> tensor<i64>
    %1258 = "func.call"(%1256, %1257) <{callee = @remainder}> : (tensor<2xi64>, tensor<i64>) -> tensor<2xi64>
    %1259 = "stablehlo.constant"() <{value = dense<-2> : tensor<i64>}> : () -> tensor<i64>
    %1260 = "stablehlo.broadcast_in_dim"(%1259) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2xi64>
    %1261 = "stablehlo.multiply"(%1260, %1258) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %1262 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %1263 = "stablehlo.broadcast_in_dim"(%1262) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2xi64>
    %1264 = "stablehlo.add"(%1261, %1263) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %1265 = "stablehlo.convert"(%1264) : (tensor<2xi64>) -> tensor<2xf32>
    %1266 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1267 = "stablehlo.broadcast_in_dim"(%1266) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %1268 = "stablehlo.multiply"(%1267, %1265) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %1269 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1270 = "func.call"(%1246, %1269, %1268) <{callee = @_where_0}> : (tensor<2xi1>, tensor<f32>, tensor<2xf32>) -> tensor<2xf32>
    %1271 = "stablehlo.abs"(%1241) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %1272 = "stablehlo.log"(%1271) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %1273 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1274 = "stablehlo.reduce"(%1272, %1273) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg235: tensor<f32>, %arg236: tensor<f32>):
      %1277 = "stablehlo.add"(%arg235, %arg236) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%1277) : (tensor<f32>) -> ()
    }) : (tensor<2x4xf32>, tensor<f32>) -> tensor<2xf32>
    %1275 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %1276 = "func.call"(%1246, %1275, %1274) <{callee = @_where_0}> : (tensor<2xi1>, tensor<f32>, tensor<2xf32>) -> tensor<2xf32>
    "func.return"(%1270, %1276) : (tensor<2xf32>, tensor<2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x4x4xf32>) -> tensor<2x4xf32>, res_attrs = [{}], sym_name = "diagonal", sym_visibility = "private"}> ({
  ^bb0(%arg233: tensor<2x4x4xf32>):
    %1218 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xi64>
    %1219 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xi64>
    %1220 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1221 = "stablehlo.broadcast_in_dim"(%1220) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4xi64>
    %1222 = "stablehlo.compare"(%1218, %1221) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %1223 = "stablehlo.constant"() <{value = dense<4> : tensor<i64>}> : () -> tensor<i64>
    %1224 = "stablehlo.broadcast_in_dim"(%1223) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4xi64>
    %1225 = "stablehlo.add"(%1218, %1224) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %1226 = "stablehlo.select"(%1222, %1225, %1218) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %1227 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1228 = "stablehlo.broadcast_in_dim"(%1227) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4xi64>
    %1229 = "stablehlo.compare"(%1219, %1228) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %1230 = "stablehlo.constant"() <{value = dense<4> : tensor<i64>}> : () -> tensor<i64>
    %1231 = "stablehlo.broadcast_in_dim"(%1230) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4xi64>
    %1232 = "stablehlo.add"(%1219, %1231) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %1233 = "stablehlo.select"(%1229, %1232, %1219) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %1234 = "stablehlo.convert"(%1226) : (tensor<4xi64>) -> tensor<4xi32>
    %1235 = "stablehlo.convert"(%1233) : (tensor<4xi64>) -> tensor<4xi32>
    %1236 = "stablehlo.broadcast_in_dim"(%1234) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>) -> tensor<4x1xi32>
    %1237 = "stablehlo.broadcast_in_dim"(%1235) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>) -> tensor<4x1xi32>
    %1238 = "stablehlo.concatenate"(%1236, %1237) <{dimension = 1 : i64}> : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
    %1239 = "stablehlo.gather"(%arg233, %1238) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1, 2], start_index_map = [1, 2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 1, 1>}> : (tensor<2x4x4xf32>, tensor<4x2xi32>) -> tensor<2x4xf32>
    "func.return"(%1239) : (tensor<2x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x4xi1>) -> tensor<2xi64>, res_attrs = [{}], sym_name = "count_nonzero", sym_visibility = "private"}> ({
  ^bb0(%arg230: tensor<2x4xi1>):
    %1210 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %1211 = "stablehlo.broadcast_in_dim"(%1210) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<2x4xi1>
    %1212 = "stablehlo.compare"(%arg230, %1211) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<2x4xi1>, tensor<2x4xi1>) -> tensor<2x4xi1>
    %1213 = "stablehlo.convert"(%1212) : (tensor<2x4xi1>) -> tensor<2x4xi32>
    %1214 = "stablehlo.convert"(%1213) : (tensor<2x4xi32>) -> tensor<2x4xi64>
    %1215 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1216 = "stablehlo.reduce"(%1214, %1215) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg231: tensor<i64>, %arg232: tensor<i64>):
      %1217 = "stablehlo.add"(%arg231, %arg232) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%1217) : (tensor<i64>) -> ()
    }) : (tensor<2x4xi64>, tensor<i64>) -> tensor<2xi64>
    "func.return"(%1216) : (tensor<2xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2xi64>, tensor<i64>) -> tensor<2xi64>, res_attrs = [{}], sym_name = "remainder", sym_visibility = "private"}> ({
  ^bb0(%arg228: tensor<2xi64>, %arg229: tensor<i64>):
    %1189 = "stablehlo.convert"(%arg229) : (tensor<i64>) -> tensor<i64>
    %1190 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1191 = "stablehlo.compare"(%1189, %1190) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %1192 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %1193 = "func.call"(%1191, %1192, %1189) <{callee = @_where}> : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %1194 = "stablehlo.broadcast_in_dim"(%1193) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2xi64>
    %1195 = "stablehlo.remainder"(%arg228, %1194) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %1196 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1197 = "stablehlo.broadcast_in_dim"(%1196) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2xi64>
    %1198 = "stablehlo.compare"(%1195, %1197) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %1199 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1200 = "stablehlo.broadcast_in_dim"(%1199) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2xi64>
    %1201 = "stablehlo.compare"(%1195, %1200) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %1202 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1203 = "stablehlo.compare"(%1193, %1202) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %1204 = "stablehlo.broadcast_in_dim"(%1203) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<2xi1>
    %1205 = "stablehlo.compare"(%1201, %1204) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
    %1206 = "stablehlo.and"(%1205, %1198) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
    %1207 = "stablehlo.broadcast_in_dim"(%1193) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2xi64>
    %1208 = "stablehlo.add"(%1195, %1207) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %1209 = "stablehlo.select"(%1206, %1208, %1195) : (tensor<2xi1>, tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    "func.return"(%1209) : (tensor<2xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg225: tensor<i1>, %arg226: tensor<i64>, %arg227: tensor<i64>):
    %1188 = "stablehlo.select"(%arg225, %arg226, %arg227) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    "func.return"(%1188) : (tensor<i64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2xi1>, tensor<f32>, tensor<2xf32>) -> tensor<2xf32>, res_attrs = [{}], sym_name = "_where_0", sym_visibility = "private"}> ({
  ^bb0(%arg222: tensor<2xi1>, %arg223: tensor<f32>, %arg224: tensor<2xf32>):
    %1186 = "stablehlo.broadcast_in_dim"(%arg223) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %1187 = "stablehlo.select"(%arg222, %1186, %arg224) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "func.return"(%1187) : (tensor<2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x3xf32>) -> (tensor<2x5x3xf32>, tensor<2x3x3xf32>), res_attrs = [{}, {}], sym_name = "qr", sym_visibility = "private"}> ({
  ^bb0(%arg221: tensor<2x5x3xf32>):
    %1173:2 = "stablehlo.custom_call"(%arg221) <{api_version = 1 : i32, backend_config = "", call_target_name = "Qr", called_computations = [], has_side_effect = false}> : (tensor<2x5x3xf32>) -> (tensor<2x5x3xf32>, tensor<2x3xf32>)
    %1174 = "stablehlo.custom_call"(%1173#0, %1173#1) <{api_version = 1 : i32, backend_config = "", call_target_name = "ProductOfElementaryHouseholderReflectors", called_computations = [], has_side_effect = false}> : (tensor<2x5x3xf32>, tensor<2x3xf32>) -> tensor<2x5x3xf32>
    %1175 = "stablehlo.slice"(%1173#0) <{limit_indices = array<i64: 2, 3, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x5x3xf32>) -> tensor<2x3x3xf32>
    %1176 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi64>
    %1177 = "stablehlo.constant"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
    %1178 = "stablehlo.broadcast_in_dim"(%1177) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3x3xi64>
    %1179 = "stablehlo.add"(%1176, %1178) : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi64>
    %1180 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi64>
    %1181 = "stablehlo.compare"(%1179, %1180) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %1182 = "stablehlo.broadcast_in_dim"(%1181) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x3xi1>) -> tensor<2x3x3xi1>
    %1183 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1184 = "stablehlo.broadcast_in_dim"(%1183) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3x3xf32>
    %1185 = "stablehlo.select"(%1182, %1184, %1175) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    "func.return"(%1174, %1185) : (tensor<2x5x3xf32>, tensor<2x3x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<5x3xf32>) -> (tensor<5x5xf32>, tensor<5x3xf32>), res_attrs = [{}, {}], sym_name = "qr_1", sym_visibility = "private"}> ({
  ^bb0(%arg220: tensor<5x3xf32>):
    %1160:2 = "stablehlo.custom_call"(%arg220) <{api_version = 1 : i32, backend_config = "", call_target_name = "Qr", called_computations = [], has_side_effect = false}> : (tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<3xf32>)
    %1161 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1162 = "stablehlo.pad"(%1160#0, %1161) <{edge_padding_high = array<i64: 0, 2>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<5x3xf32>, tensor<f32>) -> tensor<5x5xf32>
    %1163 = "stablehlo.custom_call"(%1162, %1160#1) <{api_version = 1 : i32, backend_config = "", call_target_name = "ProductOfElementaryHouseholderReflectors", called_computations = [], has_side_effect = false}> : (tensor<5x5xf32>, tensor<3xf32>) -> tensor<5x5xf32>
    %1164 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x3xi64>
    %1165 = "stablehlo.constant"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
    %1166 = "stablehlo.broadcast_in_dim"(%1165) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5x3xi64>
    %1167 = "stablehlo.add"(%1164, %1166) : (tensor<5x3xi64>, tensor<5x3xi64>) -> tensor<5x3xi64>
    %1168 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x3xi64>
    %1169 = "stablehlo.compare"(%1167, %1168) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<5x3xi64>, tensor<5x3xi64>) -> tensor<5x3xi1>
    %1170 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1171 = "stablehlo.broadcast_in_dim"(%1170) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x3xf32>
    %1172 = "stablehlo.select"(%1169, %1171, %1160#0) : (tensor<5x3xi1>, tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
    "func.return"(%1163, %1172) : (tensor<5x5xf32>, tensor<5x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x3xf32>) -> (tensor<2x5x3xf32>, tensor<2x3xf32>, tensor<2x3x3xf32>), res_attrs = [{}, {}, {}], sym_name = "svd", sym_visibility = "private"}> ({
  ^bb0(%arg219: tensor<2x5x3xf32>):
    %1159:3 = "func.call"(%arg219) <{callee = @svd_2}> : (tensor<2x5x3xf32>) -> (tensor<2x5x3xf32>, tensor<2x3xf32>, tensor<2x3x3xf32>)
    "func.return"(%1159#0, %1159#1, %1159#2) : (tensor<2x5x3xf32>, tensor<2x3xf32>, tensor<2x3x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x3xf32>) -> (tensor<2x5x3xf32>, tensor<2x3xf32>, tensor<2x3x3xf32>), res_attrs = [{}, {}, {}], sym_name = "svd_2", sym_visibility = "private"}> ({
  ^bb0(%arg206: tensor<2x5x3xf32>):
    %1114:2 = "stablehlo.custom_call"(%arg206) <{api_version = 1 : i32, backend_config = "", call_target_name = "Qr", called_computations = [], has_side_effect = false}> : (tensor<2x5x3xf32>) -> (tensor<2x5x3xf32>, tensor<2x3xf32>)
    %1115 = "stablehlo.custom_call"(%1114#0, %1114#1) <{api_version = 1 : i32, backend_config = "", call_target_name = "ProductOfElementaryHouseholderReflectors", called_computations = [], has_side_effect = false}> : (tensor<2x5x3xf32>, tensor<2x3xf32>) -> tensor<2x5x3xf32>
    %1116 = "stablehlo.slice"(%1114#0) <{limit_indices = array<i64: 2, 3, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x5x3xf32>) -> tensor<2x3x3xf32>
    %1117 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi64>
    %1118 = "stablehlo.constant"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
    %1119 = "stablehlo.broadcast_in_dim"(%1118) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3x3xi64>
    %1120 = "stablehlo.add"(%1117, %1119) : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi64>
    %1121 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi64>
    %1122 = "stablehlo.compare"(%1120, %1121) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %1123 = "stablehlo.broadcast_in_dim"(%1122) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x3xi1>) -> tensor<2x3x3xi1>
    %1124 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1125 = "stablehlo.broadcast_in_dim"(%1124) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3x3xf32>
    %1126 = "stablehlo.select"(%1123, %1125, %1116) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %1127:3 = "func.call"(%1126) <{callee = @_svd_tall_and_square_input}> : (tensor<2x3x3xf32>) -> (tensor<2x3x3xf32>, tensor<2x3xf32>, tensor<2x3x3xf32>)
    %1128 = "stablehlo.dot_general"(%1115, %1127#0) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x5x3xf32>, tensor<2x3x3xf32>) -> tensor<2x5x3xf32>
    %1129 = "stablehlo.is_finite"(%1126) : (tensor<2x3x3xf32>) -> tensor<2x3x3xi1>
    %1130 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %1131 = "stablehlo.reduce"(%1129, %1130) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg217: tensor<i1>, %arg218: tensor<i1>):
      %1158 = "stablehlo.and"(%arg217, %arg218) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%1158) : (tensor<i1>) -> ()
    }) : (tensor<2x3x3xi1>, tensor<i1>) -> tensor<2xi1>
    %1132:4 = "stablehlo.while"(%1131, %1128, %1127#1, %1127#2) ({
    ^bb0(%arg211: tensor<2xi1>, %arg212: tensor<2x5x3xf32>, %arg213: tensor<2x3xf32>, %arg214: tensor<2x3x3xf32>):
      %1154 = "stablehlo.not"(%arg211) : (tensor<2xi1>) -> tensor<2xi1>
      %1155 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %1156 = "stablehlo.reduce"(%1154, %1155) <{dimensions = array<i64: 0>}> ({
      ^bb0(%arg215: tensor<i1>, %arg216: tensor<i1>):
        %1157 = "stablehlo.or"(%arg215, %arg216) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%1157) : (tensor<i1>) -> ()
      }) : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%1156) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg207: tensor<2xi1>, %arg208: tensor<2x5x3xf32>, %arg209: tensor<2x3xf32>, %arg210: tensor<2x3x3xf32>):
      %1134 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %1135 = "stablehlo.broadcast_in_dim"(%1134) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x3xf32>
      %1136 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %1137 = "stablehlo.broadcast_in_dim"(%1136) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
      %1138 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %1139 = "stablehlo.broadcast_in_dim"(%1138) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3xf32>
      %1140 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
      %1141 = "stablehlo.broadcast_in_dim"(%1140) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<2xi1>
      %1142 = "stablehlo.broadcast_in_dim"(%1135) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<5x3xf32>) -> tensor<2x5x3xf32>
      %1143 = "stablehlo.broadcast_in_dim"(%1137) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<2x3xf32>
      %1144 = "stablehlo.broadcast_in_dim"(%1139) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x3xf32>) -> tensor<2x3x3xf32>
      %1145 = "stablehlo.not"(%arg207) : (tensor<2xi1>) -> tensor<2xi1>
      %1146 = "stablehlo.broadcast_in_dim"(%1145) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2xi1>
      %1147 = "stablehlo.select"(%1146, %1141, %arg207) : (tensor<2xi1>, tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %1148 = "stablehlo.broadcast_in_dim"(%1145) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x5x3xi1>
      %1149 = "stablehlo.select"(%1148, %1142, %arg208) : (tensor<2x5x3xi1>, tensor<2x5x3xf32>, tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
      %1150 = "stablehlo.broadcast_in_dim"(%1145) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x3xi1>
      %1151 = "stablehlo.select"(%1150, %1143, %arg209) : (tensor<2x3xi1>, tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
      %1152 = "stablehlo.broadcast_in_dim"(%1145) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x3x3xi1>
      %1153 = "stablehlo.select"(%1152, %1144, %arg210) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      "stablehlo.return"(%1147, %1149, %1151, %1153) : (tensor<2xi1>, tensor<2x5x3xf32>, tensor<2x3xf32>, tensor<2x3x3xf32>) -> ()
    }) : (tensor<2xi1>, tensor<2x5x3xf32>, tensor<2x3xf32>, tensor<2x3x3xf32>) -> (tensor<2xi1>, tensor<2x5x3xf32>, tensor<2x3xf32>, tensor<2x3x3xf32>)
    %1133 = "stablehlo.transpose"(%1132#3) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    "func.return"(%1132#1, %1132#2, %1133) : (tensor<2x5x3xf32>, tensor<2x3xf32>, tensor<2x3x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x3x3xf32>) -> (tensor<2x3x3xf32>, tensor<2x3xf32>, tensor<2x3x3xf32>), res_attrs = [{}, {}, {}], sym_name = "_svd_tall_and_square_input", sym_visibility = "private"}> ({
  ^bb0(%arg199: tensor<2x3x3xf32>):
    %1043:4 = "func.call"(%arg199) <{callee = @qdwh}> : (tensor<2x3x3xf32>) -> (tensor<2x3x3xf32>, tensor<2x3x3xf32>, tensor<2xi64>, tensor<2xi1>)
    %1044 = "stablehlo.transpose"(%1043#1) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %1045 = "stablehlo.add"(%1043#1, %1044) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %1046 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1047 = "stablehlo.broadcast_in_dim"(%1046) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3x3xf32>
    %1048 = "stablehlo.divide"(%1045, %1047) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %1049:2 = "stablehlo.custom_call"(%1048) <{api_version = 1 : i32, backend_config = "1,0,100,1e-6", call_target_name = "Eigh", called_computations = [], has_side_effect = false}> : (tensor<2x3x3xf32>) -> (tensor<2x3x3xf32>, tensor<2x3xf32>)
    %1050 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %1051 = "stablehlo.broadcast_in_dim"(%1050) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %1052 = "stablehlo.maximum"(%1049#1, %1051) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %1053 = "func.call"(%1052) <{callee = @argsort}> : (tensor<2x3xf32>) -> tensor<2x3xi64>
    %1054 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1055 = "stablehlo.broadcast_in_dim"(%1054) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2x3xi64>
    %1056 = "stablehlo.compare"(%1053, %1055) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %1057 = "stablehlo.constant"() <{value = dense<3> : tensor<i64>}> : () -> tensor<i64>
    %1058 = "stablehlo.broadcast_in_dim"(%1057) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2x3xi64>
    %1059 = "stablehlo.add"(%1053, %1058) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %1060 = "stablehlo.select"(%1056, %1059, %1053) : (tensor<2x3xi1>, tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %1061 = "stablehlo.convert"(%1060) : (tensor<2x3xi64>) -> tensor<2x3xi32>
    %1062 = "stablehlo.broadcast_in_dim"(%1061) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
    %1063 = "stablehlo.gather"(%1052, %1062) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<2x3xf32>, tensor<2x3x1xi32>) -> tensor<2x3xf32>
    %1064 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %1065 = "stablehlo.broadcast_in_dim"(%1064) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2x3xi64>
    %1066 = "stablehlo.compare"(%1053, %1065) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %1067 = "stablehlo.constant"() <{value = dense<3> : tensor<i64>}> : () -> tensor<i64>
    %1068 = "stablehlo.broadcast_in_dim"(%1067) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2x3xi64>
    %1069 = "stablehlo.add"(%1053, %1068) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %1070 = "stablehlo.select"(%1066, %1069, %1053) : (tensor<2x3xi1>, tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %1071 = "stablehlo.convert"(%1070) : (tensor<2x3xi64>) -> tensor<2x3xi32>
    %1072 = "stablehlo.broadcast_in_dim"(%1071) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
    %1073 = "stablehlo.gather"(%1049#0, %1072) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 3, 1>}> : (tensor<2x3x3xf32>, tensor<2x3x1xi32>) -> tensor<2x3x3xf32>
    %1074 = "stablehlo.dot_general"(%1043#0, %1073) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %1075 = "stablehlo.slice"(%1063) <{limit_indices = array<i64: 2, 3>, start_indices = array<i64: 0, 2>, strides = array<i64: 1, 1>}> : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %1076 = "stablehlo.reshape"(%1075) : (tensor<2x1xf32>) -> tensor<2xf32>
    %1077 = "stablehlo.slice"(%1063) <{limit_indices = array<i64: 2, 1>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<2x3xf32>) -> tensor<2x1xf32>
    %1078 = "stablehlo.reshape"(%1077) : (tensor<2x1xf32>) -> tensor<2xf32>
    %1079 = "stablehlo.constant"() <{value = dense<3.57627869E-7> : tensor<f32>}> : () -> tensor<f32>
    %1080 = "stablehlo.broadcast_in_dim"(%1079) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %1081 = "stablehlo.multiply"(%1080, %1078) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %1082 = "stablehlo.compare"(%1076, %1081) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %1083:2 = "stablehlo.while"(%1074, %1082) ({
    ^bb0(%arg202: tensor<2x3x3xf32>, %arg203: tensor<2xi1>):
      %1111 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %1112 = "stablehlo.reduce"(%arg203, %1111) <{dimensions = array<i64: 0>}> ({
      ^bb0(%arg204: tensor<i1>, %arg205: tensor<i1>):
        %1113 = "stablehlo.or"(%arg204, %arg205) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%1113) : (tensor<i1>) -> ()
      }) : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%1112) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg200: tensor<2x3x3xf32>, %arg201: tensor<2xi1>):
      %1084:2 = "stablehlo.custom_call"(%arg200) <{api_version = 1 : i32, backend_config = "", call_target_name = "Qr", called_computations = [], has_side_effect = false}> : (tensor<2x3x3xf32>) -> (tensor<2x3x3xf32>, tensor<2x3xf32>)
      %1085 = "stablehlo.custom_call"(%1084#0, %1084#1) <{api_version = 1 : i32, backend_config = "", call_target_name = "ProductOfElementaryHouseholderReflectors", called_computations = [], has_side_effect = false}> : (tensor<2x3x3xf32>, tensor<2x3xf32>) -> tensor<2x3x3xf32>
      %1086 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi64>
      %1087 = "stablehlo.constant"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
      %1088 = "stablehlo.broadcast_in_dim"(%1087) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3x3xi64>
      %1089 = "stablehlo.add"(%1086, %1088) : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi64>
      %1090 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi64>
      %1091 = "stablehlo.compare"(%1089, %1090) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
      %1092 = "stablehlo.broadcast_in_dim"(%1091) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x3xi1>) -> tensor<2x3x3xi1>
      %1093 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %1094 = "stablehlo.broadcast_in_dim"(%1093) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3x3xf32>
      %1095 = "stablehlo.select"(%1092, %1094, %1084#0) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %1096 = "func.call"(%1095) <{callee = @_diag}> : (tensor<2x3x3xf32>) -> tensor<2x3xf32>
      %1097 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %1098 = "stablehlo.broadcast_in_dim"(%1097) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
      %1099 = "stablehlo.compare"(%1096, %1098) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %1100 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %1101 = "stablehlo.constant"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
      %1102 = "func.call"(%1099, %1100, %1101) <{callee = @_where_10}> : (tensor<2x3xi1>, tensor<i64>, tensor<i64>) -> tensor<2x3xi64>
      %1103 = "func.call"(%1102) <{callee = @_diag_11}> : (tensor<2x3xi64>) -> tensor<2x3x3xi64>
      %1104 = "stablehlo.dot_general"(%1085, %1103) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x3xf32>, tensor<2x3x3xi64>) -> tensor<2x3x3xf32>
      %1105 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %1106 = "stablehlo.broadcast_in_dim"(%1105) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<2xi1>
      %1107 = "stablehlo.broadcast_in_dim"(%arg201) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x3x3xi1>
      %1108 = "stablehlo.select"(%1107, %1104, %arg200) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %1109 = "stablehlo.broadcast_in_dim"(%arg201) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2xi1>
      %1110 = "stablehlo.select"(%1109, %1106, %arg201) : (tensor<2xi1>, tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      "stablehlo.return"(%1108, %1110) : (tensor<2x3x3xf32>, tensor<2xi1>) -> ()
    }) : (tensor<2x3x3xf32>, tensor<2xi1>) -> (tensor<2x3x3xf32>, tensor<2xi1>)
    "func.return"(%1083#0, %1063, %1073) : (tensor<2x3x3xf32>, tensor<2x3xf32>, tensor<2x3x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x3x3xf32>) -> (tensor<2x3x3xf32>, tensor<2x3x3xf32>, tensor<2xi64>, tensor<2xi1>), res_attrs = [{}, {}, {}, {}], sym_name = "qdwh", sym_visibility = "private"}> ({
  ^bb0(%arg166: tensor<2x3x3xf32>):
    %896 = "stablehlo.constant"() <{value = dense<[[1.9999615517392721, 52016.457670893942, 0.99996155136969045], [1.9217820851502887, 24.016208769796364, 0.920118285731504]]> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %897 = "stablehlo.constant"() <{value = dense<[[3.7414382875954941, 5.7202775739820115, 0.44326134651331761], [2.6715576806568375, 3.0110110887522445, 0.33394408004792808]]> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %898 = "func.call"(%arg166) <{callee = @norm}> : (tensor<2x3x3xf32>) -> tensor<2xf32>
    %899 = "func.call"(%arg166) <{callee = @norm_3}> : (tensor<2x3x3xf32>) -> tensor<2xf32>
    %900 = "stablehlo.rsqrt"(%898) : (tensor<2xf32>) -> tensor<2xf32>
    %901 = "stablehlo.rsqrt"(%899) : (tensor<2xf32>) -> tensor<2xf32>
    %902 = "stablehlo.multiply"(%900, %901) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %903 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %904 = "stablehlo.broadcast_in_dim"(%903) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %905 = "stablehlo.compare"(%898, %904) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %906 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %907 = "func.call"(%905, %906, %902) <{callee = @_where_4}> : (tensor<2xi1>, tensor<i64>, tensor<2xf32>) -> tensor<2xf32>
    %908 = "stablehlo.broadcast_in_dim"(%907) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xf32>) -> tensor<2x1x1xf32>
    %909 = "stablehlo.broadcast_in_dim"(%908) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x1x1xf32>) -> tensor<2x3x3xf32>
    %910 = "stablehlo.multiply"(%arg166, %909) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %911 = "stablehlo.constant"() <{value = dense<5.9604644775390625E-7> : tensor<f64>}> : () -> tensor<f64>
    %912 = "stablehlo.cbrt"(%911) : (tensor<f64>) -> tensor<f64>
    %913 = "stablehlo.convert"(%896) : (tensor<2x3xf64>) -> tensor<2x3xf32>
    %914 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %915 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %916 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %917:5 = "stablehlo.while"(%913, %916, %914, %910, %915) ({
    ^bb0(%arg194: tensor<2x3xf32>, %arg195: tensor<i64>, %arg196: tensor<i64>, %arg197: tensor<2x3x3xf32>, %arg198: tensor<i1>):
      %1041 = "stablehlo.constant"() <{value = dense<2> : tensor<i64>}> : () -> tensor<i64>
      %1042 = "stablehlo.compare"(%arg195, %1041) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%1042) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg189: tensor<2x3xf32>, %arg190: tensor<i64>, %arg191: tensor<i64>, %arg192: tensor<2x3x3xf32>, %arg193: tensor<i1>):
      %1038:3 = "func.call"(%arg189, %arg191, %arg192, %arg193) <{callee = @closed_call}> : (tensor<2x3xf32>, tensor<i64>, tensor<2x3x3xf32>, tensor<i1>) -> (tensor<i64>, tensor<2x3x3xf32>, tensor<i1>)
      %1039 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %1040 = "stablehlo.add"(%arg190, %1039) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg189, %1040, %1038#0, %1038#1, %1038#2) : (tensor<2x3xf32>, tensor<i64>, tensor<i64>, tensor<2x3x3xf32>, tensor<i1>) -> ()
    }) : (tensor<2x3xf32>, tensor<i64>, tensor<i64>, tensor<2x3x3xf32>, tensor<i1>) -> (tensor<2x3xf32>, tensor<i64>, tensor<i64>, tensor<2x3x3xf32>, tensor<i1>)
    %918 = "stablehlo.convert"(%897) : (tensor<2x3xf64>) -> tensor<2x3xf32>
    %919 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %920 = "stablehlo.broadcast_in_dim"(%919) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<2xi1>
    %921 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %922 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %923:6 = "stablehlo.while"(%918, %912, %922, %921, %917#3, %920) ({
    ^bb0(%arg183: tensor<2x3xf32>, %arg184: tensor<f64>, %arg185: tensor<i64>, %arg186: tensor<i64>, %arg187: tensor<2x3x3xf32>, %arg188: tensor<2xi1>):
      %1036 = "stablehlo.constant"() <{value = dense<2> : tensor<i64>}> : () -> tensor<i64>
      %1037 = "stablehlo.compare"(%arg185, %1036) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%1037) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg177: tensor<2x3xf32>, %arg178: tensor<f64>, %arg179: tensor<i64>, %arg180: tensor<i64>, %arg181: tensor<2x3x3xf32>, %arg182: tensor<2xi1>):
      %1033:3 = "func.call"(%arg177, %arg178, %arg180, %arg181, %arg182) <{callee = @closed_call_6}> : (tensor<2x3xf32>, tensor<f64>, tensor<i64>, tensor<2x3x3xf32>, tensor<2xi1>) -> (tensor<i64>, tensor<2x3x3xf32>, tensor<2xi1>)
      %1034 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %1035 = "stablehlo.add"(%arg179, %1034) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg177, %arg178, %1035, %1033#0, %1033#1, %1033#2) : (tensor<2x3xf32>, tensor<f64>, tensor<i64>, tensor<i64>, tensor<2x3x3xf32>, tensor<2xi1>) -> ()
    }) : (tensor<2x3xf32>, tensor<f64>, tensor<i64>, tensor<i64>, tensor<2x3x3xf32>, tensor<2xi1>) -> (tensor<2x3xf32>, tensor<f64>, tensor<i64>, tensor<i64>, tensor<2x3x3xf32>, tensor<2xi1>)
    %924 = "stablehlo.constant"() <{value = dense<4> : tensor<i64>}> : () -> tensor<i64>
    %925 = "stablehlo.broadcast_in_dim"(%924) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2xi64>
    %926:4 = "stablehlo.while"(%912, %925, %923#4, %923#5) ({
    ^bb0(%arg171: tensor<f64>, %arg172: tensor<2xi64>, %arg173: tensor<2x3x3xf32>, %arg174: tensor<2xi1>):
      %1022 = "stablehlo.constant"() <{value = dense<10> : tensor<i64>}> : () -> tensor<i64>
      %1023 = "stablehlo.broadcast_in_dim"(%1022) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2xi64>
      %1024 = "stablehlo.compare"(%arg172, %1023) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
      %1025 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %1026 = "stablehlo.broadcast_in_dim"(%1025) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<2xi1>
      %1027 = "stablehlo.compare"(%1024, %1026) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %1028 = "stablehlo.convert"(%1027) : (tensor<2xi1>) -> tensor<2xi1>
      %1029 = "stablehlo.and"(%arg174, %1028) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %1030 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %1031 = "stablehlo.reduce"(%1029, %1030) <{dimensions = array<i64: 0>}> ({
      ^bb0(%arg175: tensor<i1>, %arg176: tensor<i1>):
        %1032 = "stablehlo.or"(%arg175, %arg176) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%1032) : (tensor<i1>) -> ()
      }) : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%1031) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg167: tensor<f64>, %arg168: tensor<2xi64>, %arg169: tensor<2x3x3xf32>, %arg170: tensor<2xi1>):
      %945 = "stablehlo.transpose"(%arg169) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %946 = "stablehlo.dot_general"(%945, %arg169) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %947 = "stablehlo.constant"() <{value = dense<3.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %948 = "stablehlo.broadcast_in_dim"(%947) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3x3xf32>
      %949 = "stablehlo.multiply"(%948, %946) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %950 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi64>
      %951 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi64>
      %952 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %953 = "stablehlo.broadcast_in_dim"(%952) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3x3xi64>
      %954 = "stablehlo.add"(%950, %953) : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi64>
      %955 = "stablehlo.compare"(%954, %951) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
      %956 = "stablehlo.convert"(%955) : (tensor<3x3xi1>) -> tensor<3x3xf32>
      %957 = "stablehlo.broadcast_in_dim"(%956) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x3xf32>) -> tensor<1x3x3xf32>
      %958 = "stablehlo.broadcast_in_dim"(%957) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x3x3xf32>) -> tensor<2x3x3xf32>
      %959 = "stablehlo.add"(%949, %958) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %960 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi64>
      %961 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi64>
      %962 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %963 = "stablehlo.broadcast_in_dim"(%962) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3x3xi64>
      %964 = "stablehlo.add"(%960, %963) : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi64>
      %965 = "stablehlo.compare"(%964, %961) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
      %966 = "stablehlo.convert"(%965) : (tensor<3x3xi1>) -> tensor<3x3xf32>
      %967 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi32>
      %968 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %969 = "stablehlo.broadcast_in_dim"(%968) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x3xi32>
      %970 = "stablehlo.compare"(%967, %969) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
      %971 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi32>
      %972 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %973 = "stablehlo.broadcast_in_dim"(%972) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x3xi32>
      %974 = "stablehlo.compare"(%971, %973) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
      %975 = "stablehlo.and"(%970, %974) : (tensor<3x3xi1>, tensor<3x3xi1>) -> tensor<3x3xi1>
      %976 = "func.call"(%975, %959, %966) <{callee = @_where_7}> : (tensor<3x3xi1>, tensor<2x3x3xf32>, tensor<3x3xf32>) -> tensor<2x3x3xf32>
      %977 = "stablehlo.cholesky"(%976) <{lower = true}> : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %978 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi64>
      %979 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %980 = "stablehlo.broadcast_in_dim"(%979) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3x3xi64>
      %981 = "stablehlo.add"(%978, %980) : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi64>
      %982 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi64>
      %983 = "stablehlo.compare"(%981, %982) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
      %984 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %985 = "stablehlo.broadcast_in_dim"(%984) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3xf32>
      %986 = "stablehlo.broadcast_in_dim"(%983) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x3xi1>) -> tensor<2x3x3xi1>
      %987 = "stablehlo.broadcast_in_dim"(%985) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x3xf32>) -> tensor<2x3x3xf32>
      %988 = "stablehlo.select"(%986, %977, %987) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %989 = "stablehlo.transpose"(%arg169) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %990 = "stablehlo.triangular_solve"(%988, %989) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %991 = "stablehlo.triangular_solve"(%988, %990) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %992 = "stablehlo.transpose"(%991) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %993 = "stablehlo.constant"() <{value = dense<0.333333343> : tensor<f32>}> : () -> tensor<f32>
      %994 = "stablehlo.broadcast_in_dim"(%993) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3x3xf32>
      %995 = "stablehlo.multiply"(%994, %arg169) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %996 = "stablehlo.constant"() <{value = dense<2.66666675> : tensor<f32>}> : () -> tensor<f32>
      %997 = "stablehlo.broadcast_in_dim"(%996) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3x3xf32>
      %998 = "stablehlo.multiply"(%997, %992) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %999 = "stablehlo.add"(%995, %998) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %1000 = "stablehlo.subtract"(%999, %arg169) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %1001 = "func.call"(%1000) <{callee = @norm_8}> : (tensor<2x3x3xf32>) -> tensor<2xf32>
      %1002 = "stablehlo.convert"(%arg167) : (tensor<f64>) -> tensor<f32>
      %1003 = "stablehlo.broadcast_in_dim"(%1002) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
      %1004 = "stablehlo.compare"(%1001, %1003) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
      %1005 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %1006 = "stablehlo.broadcast_in_dim"(%1005) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2xi64>
      %1007 = "stablehlo.add"(%arg168, %1006) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
      %1008 = "stablehlo.constant"() <{value = dense<10> : tensor<i64>}> : () -> tensor<i64>
      %1009 = "stablehlo.broadcast_in_dim"(%1008) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2xi64>
      %1010 = "stablehlo.compare"(%arg168, %1009) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
      %1011 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %1012 = "stablehlo.broadcast_in_dim"(%1011) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<2xi1>
      %1013 = "stablehlo.compare"(%1010, %1012) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %1014 = "stablehlo.convert"(%1013) : (tensor<2xi1>) -> tensor<2xi1>
      %1015 = "stablehlo.and"(%arg170, %1014) : (tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      %1016 = "stablehlo.broadcast_in_dim"(%1015) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2xi1>
      %1017 = "stablehlo.select"(%1016, %1007, %arg168) : (tensor<2xi1>, tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
      %1018 = "stablehlo.broadcast_in_dim"(%1015) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2x3x3xi1>
      %1019 = "stablehlo.select"(%1018, %999, %arg169) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
      %1020 = "stablehlo.broadcast_in_dim"(%1015) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xi1>) -> tensor<2xi1>
      %1021 = "stablehlo.select"(%1020, %1004, %arg170) : (tensor<2xi1>, tensor<2xi1>, tensor<2xi1>) -> tensor<2xi1>
      "stablehlo.return"(%arg167, %1017, %1019, %1021) : (tensor<f64>, tensor<2xi64>, tensor<2x3x3xf32>, tensor<2xi1>) -> ()
    }) : (tensor<f64>, tensor<2xi64>, tensor<2x3x3xf32>, tensor<2xi1>) -> (tensor<f64>, tensor<2xi64>, tensor<2x3x3xf32>, tensor<2xi1>)
    %927 = "stablehlo.constant"() <{value = dense<1.500000e+00> : tensor<f32>}> : () -> tensor<f32>
    %928 = "stablehlo.broadcast_in_dim"(%927) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3x3xf32>
    %929 = "stablehlo.multiply"(%928, %926#2) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %930 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %931 = "stablehlo.broadcast_in_dim"(%930) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3x3xf32>
    %932 = "stablehlo.multiply"(%931, %926#2) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %933 = "stablehlo.transpose"(%926#2) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %934 = "stablehlo.dot_general"(%933, %926#2) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %935 = "stablehlo.dot_general"(%932, %934) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %936 = "stablehlo.subtract"(%929, %935) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %937 = "stablehlo.transpose"(%936) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %938 = "stablehlo.dot_general"(%937, %arg166) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %939 = "stablehlo.transpose"(%938) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %940 = "stablehlo.add"(%938, %939) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %941 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %942 = "stablehlo.broadcast_in_dim"(%941) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3x3xf32>
    %943 = "stablehlo.divide"(%940, %942) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %944 = "stablehlo.not"(%926#3) : (tensor<2xi1>) -> tensor<2xi1>
    "func.return"(%936, %943, %926#1, %944) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>, tensor<2xi64>, tensor<2xi1>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x3x3xf32>) -> tensor<2xf32>, res_attrs = [{}], sym_name = "norm", sym_visibility = "private"}> ({
  ^bb0(%arg161: tensor<2x3x3xf32>):
    %886 = "stablehlo.abs"(%arg161) : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %887 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %888 = "stablehlo.reduce"(%886, %887) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg164: tensor<f32>, %arg165: tensor<f32>):
      %895 = "stablehlo.add"(%arg164, %arg165) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%895) : (tensor<f32>) -> ()
    }) : (tensor<2x3x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %889 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %890 = "stablehlo.reduce"(%888, %889) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg162: tensor<f32>, %arg163: tensor<f32>):
      %894 = "stablehlo.maximum"(%arg162, %arg163) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%894) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %891 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %892 = "stablehlo.broadcast_in_dim"(%891) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %893 = "stablehlo.maximum"(%892, %890) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "func.return"(%893) : (tensor<2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x3x3xf32>) -> tensor<2xf32>, res_attrs = [{}], sym_name = "norm_3", sym_visibility = "private"}> ({
  ^bb0(%arg156: tensor<2x3x3xf32>):
    %876 = "stablehlo.abs"(%arg156) : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %877 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %878 = "stablehlo.reduce"(%876, %877) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg159: tensor<f32>, %arg160: tensor<f32>):
      %885 = "stablehlo.add"(%arg159, %arg160) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%885) : (tensor<f32>) -> ()
    }) : (tensor<2x3x3xf32>, tensor<f32>) -> tensor<2x3xf32>
    %879 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %880 = "stablehlo.reduce"(%878, %879) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg157: tensor<f32>, %arg158: tensor<f32>):
      %884 = "stablehlo.maximum"(%arg157, %arg158) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%884) : (tensor<f32>) -> ()
    }) : (tensor<2x3xf32>, tensor<f32>) -> tensor<2xf32>
    %881 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %882 = "stablehlo.broadcast_in_dim"(%881) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %883 = "stablehlo.maximum"(%882, %880) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "func.return"(%883) : (tensor<2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2xi1>, tensor<i64>, tensor<2xf32>) -> tensor<2xf32>, res_attrs = [{}], sym_name = "_where_4", sym_visibility = "private"}> ({
  ^bb0(%arg153: tensor<2xi1>, %arg154: tensor<i64>, %arg155: tensor<2xf32>):
    %873 = "stablehlo.convert"(%arg154) : (tensor<i64>) -> tensor<f32>
    %874 = "stablehlo.broadcast_in_dim"(%873) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %875 = "stablehlo.select"(%arg153, %874, %arg155) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "func.return"(%875) : (tensor<2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<i64>, tensor<2x3x3xf32>, tensor<i1>) -> (tensor<i64>, tensor<2x3x3xf32>, tensor<i1>), res_attrs = [{}, {}, {}], sym_name = "closed_call", sym_visibility = "private"}> ({
  ^bb0(%arg147: tensor<2x3xf32>, %arg148: tensor<i64>, %arg149: tensor<2x3x3xf32>, %arg150: tensor<i1>):
    %788 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %789 = "stablehlo.add"(%arg148, %788) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %790 = "func.call"(%arg147, %arg148) <{callee = @dynamic_index_in_dim}> : (tensor<2x3xf32>, tensor<i64>) -> tensor<3xf32>
    %791 = "stablehlo.slice"(%790) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<3xf32>) -> tensor<1xf32>
    %792 = "stablehlo.reshape"(%791) : (tensor<1xf32>) -> tensor<f32>
    %793 = "stablehlo.slice"(%790) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<3xf32>) -> tensor<1xf32>
    %794 = "stablehlo.reshape"(%793) : (tensor<1xf32>) -> tensor<f32>
    %795 = "stablehlo.slice"(%790) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<3xf32>) -> tensor<1xf32>
    %796 = "stablehlo.reshape"(%795) : (tensor<1xf32>) -> tensor<f32>
    %797 = "stablehlo.broadcast_in_dim"(%794) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3x3xf32>
    %798 = "stablehlo.multiply"(%797, %arg149) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %799 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi64>
    %800 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi64>
    %801 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %802 = "stablehlo.broadcast_in_dim"(%801) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3x3xi64>
    %803 = "stablehlo.add"(%799, %802) : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi64>
    %804 = "stablehlo.compare"(%803, %800) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %805 = "stablehlo.convert"(%804) : (tensor<3x3xi1>) -> tensor<3x3xf32>
    %806 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %807 = "stablehlo.pad"(%798, %806) <{edge_padding_high = array<i64: 0, 3, 0>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<2x3x3xf32>, tensor<f32>) -> tensor<2x6x3xf32>
    %808 = "stablehlo.constant"() <{value = dense<3> : tensor<i64>}> : () -> tensor<i64>
    %809 = "stablehlo.broadcast_in_dim"(%808) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1xi64>
    %810 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %811 = "stablehlo.broadcast_in_dim"(%810) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1xi64>
    %812 = "stablehlo.concatenate"(%809, %811) <{dimension = 0 : i64}> : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
    %813 = "stablehlo.broadcast_in_dim"(%805) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x3xf32>) -> tensor<2x3x3xf32>
    %814 = "stablehlo.constant"() <{value = dense<[3, 0]> : tensor<2xi32>}> : () -> tensor<2xi32>
    %815 = "stablehlo.constant"() <{value = dense<2147483647> : tensor<i32>}> : () -> tensor<i32>
    %816 = "stablehlo.broadcast_in_dim"(%815) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2xi32>
    %817 = "stablehlo.minimum"(%814, %816) : (tensor<2xi32>, tensor<2xi32>) -> tensor<2xi32>
    %818 = "stablehlo.convert"(%817) : (tensor<2xi32>) -> tensor<2xi64>
    %819 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %820 = "stablehlo.broadcast_in_dim"(%819) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2xi64>
    %821 = "stablehlo.clamp"(%820, %812, %818) : (tensor<2xi64>, tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %822 = "stablehlo.scatter"(%807, %821, %813) <{indices_are_sorted = true, scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0, 1, 2], scatter_dims_to_operand_dims = [1, 2]>, unique_indices = true}> ({
    ^bb0(%arg151: tensor<f32>, %arg152: tensor<f32>):
      "stablehlo.return"(%arg152) : (tensor<f32>) -> ()
    }) : (tensor<2x6x3xf32>, tensor<2xi64>, tensor<2x3x3xf32>) -> tensor<2x6x3xf32>
    %823:2 = "stablehlo.custom_call"(%822) <{api_version = 1 : i32, backend_config = "", call_target_name = "Qr", called_computations = [], has_side_effect = false}> : (tensor<2x6x3xf32>) -> (tensor<2x6x3xf32>, tensor<2x3xf32>)
    %824 = "stablehlo.custom_call"(%823#0, %823#1) <{api_version = 1 : i32, backend_config = "", call_target_name = "ProductOfElementaryHouseholderReflectors", called_computations = [], has_side_effect = false}> : (tensor<2x6x3xf32>, tensor<2x3xf32>) -> tensor<2x6x3xf32>
    %825 = "stablehlo.slice"(%823#0) <{limit_indices = array<i64: 2, 3, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x6x3xf32>) -> tensor<2x3x3xf32>
    %826 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi64>
    %827 = "stablehlo.constant"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
    %828 = "stablehlo.broadcast_in_dim"(%827) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3x3xi64>
    %829 = "stablehlo.add"(%826, %828) : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi64>
    %830 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi64>
    %831 = "stablehlo.compare"(%829, %830) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %832 = "stablehlo.broadcast_in_dim"(%831) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x3xi1>) -> tensor<2x3x3xi1>
    %833 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %834 = "stablehlo.broadcast_in_dim"(%833) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3x3xf32>
    %835 = "stablehlo.select"(%832, %834, %825) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %836 = "stablehlo.slice"(%824) <{limit_indices = array<i64: 2, 3, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x6x3xf32>) -> tensor<2x3x3xf32>
    %837 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi32>
    %838 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %839 = "stablehlo.broadcast_in_dim"(%838) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x3xi32>
    %840 = "stablehlo.compare"(%837, %839) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %841 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi32>
    %842 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %843 = "stablehlo.broadcast_in_dim"(%842) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x3xi32>
    %844 = "stablehlo.compare"(%841, %843) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %845 = "stablehlo.and"(%840, %844) : (tensor<3x3xi1>, tensor<3x3xi1>) -> tensor<3x3xi1>
    %846 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %847 = "func.call"(%845, %836, %846) <{callee = @_where_5}> : (tensor<3x3xi1>, tensor<2x3x3xf32>, tensor<i64>) -> tensor<2x3x3xf32>
    %848 = "stablehlo.constant"() <{value = dense<3> : tensor<i64>}> : () -> tensor<i64>
    %849 = "stablehlo.broadcast_in_dim"(%848) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1xi64>
    %850 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %851 = "stablehlo.broadcast_in_dim"(%850) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1xi64>
    %852 = "stablehlo.concatenate"(%849, %851) <{dimension = 0 : i64}> : (tensor<1xi64>, tensor<1xi64>) -> tensor<2xi64>
    %853 = "stablehlo.gather"(%824, %852) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], start_index_map = [1, 2]>, indices_are_sorted = true, slice_sizes = array<i64: 2, 3, 3>}> : (tensor<2x6x3xf32>, tensor<2xi64>) -> tensor<2x3x3xf32>
    %854 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi32>
    %855 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %856 = "stablehlo.broadcast_in_dim"(%855) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x3xi32>
    %857 = "stablehlo.compare"(%854, %856) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %858 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi32>
    %859 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %860 = "stablehlo.broadcast_in_dim"(%859) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x3xi32>
    %861 = "stablehlo.compare"(%858, %860) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %862 = "stablehlo.and"(%857, %861) : (tensor<3x3xi1>, tensor<3x3xi1>) -> tensor<3x3xi1>
    %863 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %864 = "func.call"(%862, %853, %863) <{callee = @_where_5}> : (tensor<3x3xi1>, tensor<2x3x3xf32>, tensor<i64>) -> tensor<2x3x3xf32>
    %865 = "stablehlo.transpose"(%864) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %866 = "stablehlo.broadcast_in_dim"(%796) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3x3xf32>
    %867 = "stablehlo.multiply"(%866, %arg149) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %868 = "stablehlo.dot_general"(%847, %865) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %869 = "stablehlo.broadcast_in_dim"(%792) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3x3xf32>
    %870 = "stablehlo.multiply"(%869, %868) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %871 = "stablehlo.add"(%867, %870) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %872 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    "func.return"(%789, %871, %872) : (tensor<i64>, tensor<2x3x3xf32>, tensor<i1>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x3xf32>, tensor<i64>) -> tensor<3xf32>, res_attrs = [{}], sym_name = "dynamic_index_in_dim", sym_visibility = "private"}> ({
  ^bb0(%arg145: tensor<2x3xf32>, %arg146: tensor<i64>):
    %779 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %780 = "stablehlo.compare"(%arg146, %779) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %781 = "stablehlo.convert"(%arg146) : (tensor<i64>) -> tensor<i64>
    %782 = "stablehlo.constant"() <{value = dense<2> : tensor<i64>}> : () -> tensor<i64>
    %783 = "stablehlo.add"(%781, %782) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %784 = "stablehlo.select"(%780, %783, %arg146) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %785 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %786 = "stablehlo.dynamic_slice"(%arg145, %784, %785) <{slice_sizes = array<i64: 1, 3>}> : (tensor<2x3xf32>, tensor<i64>, tensor<i64>) -> tensor<1x3xf32>
    %787 = "stablehlo.reshape"(%786) : (tensor<1x3xf32>) -> tensor<3xf32>
    "func.return"(%787) : (tensor<3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<3x3xi1>, tensor<2x3x3xf32>, tensor<i64>) -> tensor<2x3x3xf32>, res_attrs = [{}], sym_name = "_where_5", sym_visibility = "private"}> ({
  ^bb0(%arg142: tensor<3x3xi1>, %arg143: tensor<2x3x3xf32>, %arg144: tensor<i64>):
    %774 = "stablehlo.convert"(%arg144) : (tensor<i64>) -> tensor<f32>
    %775 = "stablehlo.broadcast_in_dim"(%774) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3xf32>
    %776 = "stablehlo.broadcast_in_dim"(%arg142) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x3xi1>) -> tensor<2x3x3xi1>
    %777 = "stablehlo.broadcast_in_dim"(%775) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x3xf32>) -> tensor<2x3x3xf32>
    %778 = "stablehlo.select"(%776, %arg143, %777) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    "func.return"(%778) : (tensor<2x3x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<f64>, tensor<i64>, tensor<2x3x3xf32>, tensor<2xi1>) -> (tensor<i64>, tensor<2x3x3xf32>, tensor<2xi1>), res_attrs = [{}, {}, {}], sym_name = "closed_call_6", sym_visibility = "private"}> ({
  ^bb0(%arg137: tensor<2x3xf32>, %arg138: tensor<f64>, %arg139: tensor<i64>, %arg140: tensor<2x3x3xf32>, %arg141: tensor<2xi1>):
    %708 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %709 = "stablehlo.add"(%arg139, %708) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %710 = "func.call"(%arg137, %arg139) <{callee = @dynamic_index_in_dim}> : (tensor<2x3xf32>, tensor<i64>) -> tensor<3xf32>
    %711 = "stablehlo.slice"(%710) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<3xf32>) -> tensor<1xf32>
    %712 = "stablehlo.reshape"(%711) : (tensor<1xf32>) -> tensor<f32>
    %713 = "stablehlo.slice"(%710) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<3xf32>) -> tensor<1xf32>
    %714 = "stablehlo.reshape"(%713) : (tensor<1xf32>) -> tensor<f32>
    %715 = "stablehlo.slice"(%710) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<3xf32>) -> tensor<1xf32>
    %716 = "stablehlo.reshape"(%715) : (tensor<1xf32>) -> tensor<f32>
    %717 = "stablehlo.transpose"(%arg140) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %718 = "stablehlo.dot_general"(%717, %arg140) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %719 = "stablehlo.broadcast_in_dim"(%714) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3x3xf32>
    %720 = "stablehlo.multiply"(%719, %718) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %721 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi64>
    %722 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi64>
    %723 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %724 = "stablehlo.broadcast_in_dim"(%723) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3x3xi64>
    %725 = "stablehlo.add"(%721, %724) : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi64>
    %726 = "stablehlo.compare"(%725, %722) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %727 = "stablehlo.convert"(%726) : (tensor<3x3xi1>) -> tensor<3x3xf32>
    %728 = "stablehlo.broadcast_in_dim"(%727) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x3xf32>) -> tensor<1x3x3xf32>
    %729 = "stablehlo.broadcast_in_dim"(%728) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<1x3x3xf32>) -> tensor<2x3x3xf32>
    %730 = "stablehlo.add"(%720, %729) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %731 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi64>
    %732 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi64>
    %733 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %734 = "stablehlo.broadcast_in_dim"(%733) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3x3xi64>
    %735 = "stablehlo.add"(%731, %734) : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi64>
    %736 = "stablehlo.compare"(%735, %732) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %737 = "stablehlo.convert"(%736) : (tensor<3x3xi1>) -> tensor<3x3xf32>
    %738 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi32>
    %739 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %740 = "stablehlo.broadcast_in_dim"(%739) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x3xi32>
    %741 = "stablehlo.compare"(%738, %740) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %742 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi32>
    %743 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %744 = "stablehlo.broadcast_in_dim"(%743) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x3xi32>
    %745 = "stablehlo.compare"(%742, %744) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %746 = "stablehlo.and"(%741, %745) : (tensor<3x3xi1>, tensor<3x3xi1>) -> tensor<3x3xi1>
    %747 = "func.call"(%746, %730, %737) <{callee = @_where_7}> : (tensor<3x3xi1>, tensor<2x3x3xf32>, tensor<3x3xf32>) -> tensor<2x3x3xf32>
    %748 = "stablehlo.cholesky"(%747) <{lower = true}> : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %749 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi64>
    %750 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %751 = "stablehlo.broadcast_in_dim"(%750) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3x3xi64>
    %752 = "stablehlo.add"(%749, %751) : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi64>
    %753 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi64>
    %754 = "stablehlo.compare"(%752, %753) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %755 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %756 = "stablehlo.broadcast_in_dim"(%755) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3xf32>
    %757 = "stablehlo.broadcast_in_dim"(%754) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x3xi1>) -> tensor<2x3x3xi1>
    %758 = "stablehlo.broadcast_in_dim"(%756) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x3xf32>) -> tensor<2x3x3xf32>
    %759 = "stablehlo.select"(%757, %748, %758) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %760 = "stablehlo.transpose"(%arg140) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %761 = "stablehlo.triangular_solve"(%759, %760) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %762 = "stablehlo.triangular_solve"(%759, %761) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %763 = "stablehlo.transpose"(%762) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %764 = "stablehlo.broadcast_in_dim"(%716) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3x3xf32>
    %765 = "stablehlo.multiply"(%764, %arg140) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %766 = "stablehlo.broadcast_in_dim"(%712) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3x3xf32>
    %767 = "stablehlo.multiply"(%766, %763) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %768 = "stablehlo.add"(%765, %767) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %769 = "stablehlo.subtract"(%768, %arg140) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %770 = "func.call"(%769) <{callee = @norm_8}> : (tensor<2x3x3xf32>) -> tensor<2xf32>
    %771 = "stablehlo.convert"(%arg138) : (tensor<f64>) -> tensor<f32>
    %772 = "stablehlo.broadcast_in_dim"(%771) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2xf32>
    %773 = "stablehlo.compare"(%770, %772) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    "func.return"(%709, %768, %773) : (tensor<i64>, tensor<2x3x3xf32>, tensor<2xi1>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<3x3xi1>, tensor<2x3x3xf32>, tensor<3x3xf32>) -> tensor<2x3x3xf32>, res_attrs = [{}], sym_name = "_where_7", sym_visibility = "private"}> ({
  ^bb0(%arg134: tensor<3x3xi1>, %arg135: tensor<2x3x3xf32>, %arg136: tensor<3x3xf32>):
    %705 = "stablehlo.broadcast_in_dim"(%arg134) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x3xi1>) -> tensor<2x3x3xi1>
    %706 = "stablehlo.broadcast_in_dim"(%arg136) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x3xf32>) -> tensor<2x3x3xf32>
    %707 = "stablehlo.select"(%705, %arg135, %706) : (tensor<2x3x3xi1>, tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    "func.return"(%707) : (tensor<2x3x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x3x3xf32>) -> tensor<2xf32>, res_attrs = [{}], sym_name = "norm_8", sym_visibility = "private"}> ({
  ^bb0(%arg131: tensor<2x3x3xf32>):
    %700 = "stablehlo.multiply"(%arg131, %arg131) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %701 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %702 = "stablehlo.reduce"(%700, %701) <{dimensions = array<i64: 1, 2>}> ({
    ^bb0(%arg132: tensor<f32>, %arg133: tensor<f32>):
      %704 = "stablehlo.add"(%arg132, %arg133) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%704) : (tensor<f32>) -> ()
    }) : (tensor<2x3x3xf32>, tensor<f32>) -> tensor<2xf32>
    %703 = "stablehlo.sqrt"(%702) : (tensor<2xf32>) -> tensor<2xf32>
    "func.return"(%703) : (tensor<2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x3xf32>) -> tensor<2x3xi64>, res_attrs = [{}], sym_name = "argsort", sym_visibility = "private"}> ({
  ^bb0(%arg126: tensor<2x3xf32>):
    %679 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3xi64>
    %680 = "stablehlo.reverse"(%arg126) <{dimensions = array<i64: 1>}> : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %681 = "stablehlo.reverse"(%679) <{dimensions = array<i64: 0>}> : (tensor<3xi64>) -> tensor<3xi64>
    %682 = "stablehlo.broadcast_in_dim"(%681) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xi64>) -> tensor<2x3xi64>
    %683:2 = "stablehlo.sort"(%680, %682) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg127: tensor<f32>, %arg128: tensor<f32>, %arg129: tensor<i64>, %arg130: tensor<i64>):
      %685 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %686 = "stablehlo.compare"(%arg127, %685) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %687 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %688 = "stablehlo.select"(%686, %687, %arg127) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %689 = "stablehlo.compare"(%arg127, %arg127) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %690 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %691 = "stablehlo.select"(%689, %690, %688) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %692 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %693 = "stablehlo.compare"(%arg128, %692) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %694 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %695 = "stablehlo.select"(%693, %694, %arg128) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %696 = "stablehlo.compare"(%arg128, %arg128) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %697 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %698 = "stablehlo.select"(%696, %697, %695) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %699 = "stablehlo.compare"(%691, %698) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%699) : (tensor<i1>) -> ()
    }) : (tensor<2x3xf32>, tensor<2x3xi64>) -> (tensor<2x3xf32>, tensor<2x3xi64>)
    %684 = "stablehlo.reverse"(%683#1) <{dimensions = array<i64: 1>}> : (tensor<2x3xi64>) -> tensor<2x3xi64>
    "func.return"(%684) : (tensor<2x3xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x3x3xf32>) -> tensor<2x3xf32>, res_attrs = [{}], sym_name = "_diag", sym_visibility = "private"}> ({
  ^bb0(%arg125: tensor<2x3x3xf32>):
    %678 = "func.call"(%arg125) <{callee = @diagonal_9}> : (tensor<2x3x3xf32>) -> tensor<2x3xf32>
    "func.return"(%678) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x3x3xf32>) -> tensor<2x3xf32>, res_attrs = [{}], sym_name = "diagonal_9", sym_visibility = "private"}> ({
  ^bb0(%arg124: tensor<2x3x3xf32>):
    %644 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi64>
    %645 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi64>
    %646 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %647 = "stablehlo.broadcast_in_dim"(%646) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3x3xi64>
    %648 = "stablehlo.add"(%644, %647) : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi64>
    %649 = "stablehlo.compare"(%648, %645) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %650 = "stablehlo.convert"(%649) : (tensor<3x3xi1>) -> tensor<3x3xf32>
    %651 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %652 = "stablehlo.case"(%651) ({
      %677 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      "stablehlo.return"(%677) : (tensor<i32>) -> ()
    }, {
      %676 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      "stablehlo.return"(%676) : (tensor<i32>) -> ()
    }) : (tensor<i32>) -> tensor<i32>
    %653 = "stablehlo.case"(%652) ({
      %654 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3xi64>
      %655 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3xi64>
      %656 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %657 = "stablehlo.broadcast_in_dim"(%656) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3xi64>
      %658 = "stablehlo.compare"(%654, %657) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
      %659 = "stablehlo.constant"() <{value = dense<3> : tensor<i64>}> : () -> tensor<i64>
      %660 = "stablehlo.broadcast_in_dim"(%659) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3xi64>
      %661 = "stablehlo.add"(%654, %660) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
      %662 = "stablehlo.select"(%658, %661, %654) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
      %663 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %664 = "stablehlo.broadcast_in_dim"(%663) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3xi64>
      %665 = "stablehlo.compare"(%655, %664) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
      %666 = "stablehlo.constant"() <{value = dense<3> : tensor<i64>}> : () -> tensor<i64>
      %667 = "stablehlo.broadcast_in_dim"(%666) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3xi64>
      %668 = "stablehlo.add"(%655, %667) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
      %669 = "stablehlo.select"(%665, %668, %655) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
      %670 = "stablehlo.convert"(%662) : (tensor<3xi64>) -> tensor<3xi32>
      %671 = "stablehlo.convert"(%669) : (tensor<3xi64>) -> tensor<3xi32>
      %672 = "stablehlo.broadcast_in_dim"(%670) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xi32>) -> tensor<3x1xi32>
      %673 = "stablehlo.broadcast_in_dim"(%671) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xi32>) -> tensor<3x1xi32>
      %674 = "stablehlo.concatenate"(%672, %673) <{dimension = 1 : i64}> : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x2xi32>
      %675 = "stablehlo.gather"(%arg124, %674) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1, 2], start_index_map = [1, 2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 1, 1>}> : (tensor<2x3x3xf32>, tensor<3x2xi32>) -> tensor<2x3xf32>
      "stablehlo.return"(%675) : (tensor<2x3xf32>) -> ()
    }) : (tensor<i32>) -> tensor<2x3xf32>
    "func.return"(%653) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x3xi1>, tensor<i64>, tensor<i64>) -> tensor<2x3xi64>, res_attrs = [{}], sym_name = "_where_10", sym_visibility = "private"}> ({
  ^bb0(%arg121: tensor<2x3xi1>, %arg122: tensor<i64>, %arg123: tensor<i64>):
    %639 = "stablehlo.broadcast_in_dim"(%arg122) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3xi64>
    %640 = "stablehlo.broadcast_in_dim"(%arg123) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3xi64>
    %641 = "stablehlo.broadcast_in_dim"(%640) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xi64>) -> tensor<2x3xi64>
    %642 = "stablehlo.broadcast_in_dim"(%639) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xi64>) -> tensor<2x3xi64>
    %643 = "stablehlo.select"(%arg121, %642, %641) : (tensor<2x3xi1>, tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    "func.return"(%643) : (tensor<2x3xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x3xi64>) -> tensor<2x3x3xi64>, res_attrs = [{}], sym_name = "_diag_11", sym_visibility = "private"}> ({
  ^bb0(%arg120: tensor<2x3xi64>):
    %628 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %629 = "stablehlo.pad"(%arg120, %628) <{edge_padding_high = array<i64: 0, 0>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<2x3xi64>, tensor<i64>) -> tensor<2x3xi64>
    %630 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi64>
    %631 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi64>
    %632 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %633 = "stablehlo.broadcast_in_dim"(%632) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3x3xi64>
    %634 = "stablehlo.add"(%630, %633) : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi64>
    %635 = "stablehlo.compare"(%634, %631) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %636 = "stablehlo.broadcast_in_dim"(%629) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xi64>) -> tensor<2x3x1xi64>
    %637 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %638 = "func.call"(%635, %636, %637) <{callee = @_where_12}> : (tensor<3x3xi1>, tensor<2x3x1xi64>, tensor<i64>) -> tensor<2x3x3xi64>
    "func.return"(%638) : (tensor<2x3x3xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<3x3xi1>, tensor<2x3x1xi64>, tensor<i64>) -> tensor<2x3x3xi64>, res_attrs = [{}], sym_name = "_where_12", sym_visibility = "private"}> ({
  ^bb0(%arg117: tensor<3x3xi1>, %arg118: tensor<2x3x1xi64>, %arg119: tensor<i64>):
    %623 = "stablehlo.broadcast_in_dim"(%arg118) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x3x1xi64>) -> tensor<2x3x3xi64>
    %624 = "stablehlo.broadcast_in_dim"(%arg119) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3x3xi64>
    %625 = "stablehlo.broadcast_in_dim"(%arg117) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x3xi1>) -> tensor<2x3x3xi1>
    %626 = "stablehlo.broadcast_in_dim"(%624) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x3xi64>) -> tensor<2x3x3xi64>
    %627 = "stablehlo.select"(%625, %623, %626) : (tensor<2x3x3xi1>, tensor<2x3x3xi64>, tensor<2x3x3xi64>) -> tensor<2x3x3xi64>
    "func.return"(%627) : (tensor<2x3x3xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x5xf32>) -> (tensor<3x3xf32>, tensor<3xf32>, tensor<3x5xf32>), res_attrs = [{}, {}, {}], sym_name = "svd_13", sym_visibility = "private"}> ({
  ^bb0(%arg116: tensor<3x5xf32>):
    %622:3 = "func.call"(%arg116) <{callee = @svd_14}> : (tensor<3x5xf32>) -> (tensor<3x3xf32>, tensor<3xf32>, tensor<3x5xf32>)
    "func.return"(%622#0, %622#1, %622#2) : (tensor<3x3xf32>, tensor<3xf32>, tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x5xf32>) -> (tensor<3x3xf32>, tensor<3xf32>, tensor<3x5xf32>), res_attrs = [{}, {}, {}], sym_name = "svd_14", sym_visibility = "private"}> ({
  ^bb0(%arg105: tensor<3x5xf32>):
    %593 = "stablehlo.transpose"(%arg105) <{permutation = array<i64: 1, 0>}> : (tensor<3x5xf32>) -> tensor<5x3xf32>
    %594:2 = "stablehlo.custom_call"(%593) <{api_version = 1 : i32, backend_config = "", call_target_name = "Qr", called_computations = [], has_side_effect = false}> : (tensor<5x3xf32>) -> (tensor<5x3xf32>, tensor<3xf32>)
    %595 = "stablehlo.custom_call"(%594#0, %594#1) <{api_version = 1 : i32, backend_config = "", call_target_name = "ProductOfElementaryHouseholderReflectors", called_computations = [], has_side_effect = false}> : (tensor<5x3xf32>, tensor<3xf32>) -> tensor<5x3xf32>
    %596 = "stablehlo.slice"(%594#0) <{limit_indices = array<i64: 3, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<5x3xf32>) -> tensor<3x3xf32>
    %597 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi64>
    %598 = "stablehlo.constant"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
    %599 = "stablehlo.broadcast_in_dim"(%598) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3x3xi64>
    %600 = "stablehlo.add"(%597, %599) : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi64>
    %601 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi64>
    %602 = "stablehlo.compare"(%600, %601) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %603 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %604 = "stablehlo.broadcast_in_dim"(%603) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3xf32>
    %605 = "stablehlo.select"(%602, %604, %596) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %606:3 = "func.call"(%605) <{callee = @_svd_tall_and_square_input_15}> : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>, tensor<3x3xf32>)
    %607 = "stablehlo.dot_general"(%595, %606#0) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<5x3xf32>, tensor<3x3xf32>) -> tensor<5x3xf32>
    %608 = "stablehlo.is_finite"(%605) : (tensor<3x3xf32>) -> tensor<3x3xi1>
    %609 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %610 = "stablehlo.reduce"(%608, %609) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg114: tensor<i1>, %arg115: tensor<i1>):
      %621 = "stablehlo.and"(%arg114, %arg115) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%621) : (tensor<i1>) -> ()
    }) : (tensor<3x3xi1>, tensor<i1>) -> tensor<i1>
    %611:4 = "stablehlo.while"(%610, %607, %606#1, %606#2) ({
    ^bb0(%arg110: tensor<i1>, %arg111: tensor<5x3xf32>, %arg112: tensor<3xf32>, %arg113: tensor<3x3xf32>):
      %620 = "stablehlo.not"(%arg110) : (tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%620) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg106: tensor<i1>, %arg107: tensor<5x3xf32>, %arg108: tensor<3xf32>, %arg109: tensor<3x3xf32>):
      %613 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %614 = "stablehlo.broadcast_in_dim"(%613) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<5x3xf32>
      %615 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %616 = "stablehlo.broadcast_in_dim"(%615) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
      %617 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %618 = "stablehlo.broadcast_in_dim"(%617) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3xf32>
      %619 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
      "stablehlo.return"(%619, %614, %616, %618) : (tensor<i1>, tensor<5x3xf32>, tensor<3xf32>, tensor<3x3xf32>) -> ()
    }) : (tensor<i1>, tensor<5x3xf32>, tensor<3xf32>, tensor<3x3xf32>) -> (tensor<i1>, tensor<5x3xf32>, tensor<3xf32>, tensor<3x3xf32>)
    %612 = "stablehlo.transpose"(%611#1) <{permutation = array<i64: 1, 0>}> : (tensor<5x3xf32>) -> tensor<3x5xf32>
    "func.return"(%611#3, %611#2, %612) : (tensor<3x3xf32>, tensor<3xf32>, tensor<3x5xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>, tensor<3x3xf32>), res_attrs = [{}, {}, {}], sym_name = "_svd_tall_and_square_input_15", sym_visibility = "private"}> ({
  ^bb0(%arg100: tensor<3x3xf32>):
    %532:4 = "func.call"(%arg100) <{callee = @qdwh_16}> : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3x3xf32>, tensor<i64>, tensor<i1>)
    %533 = "stablehlo.transpose"(%532#1) <{permutation = array<i64: 1, 0>}> : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %534 = "stablehlo.add"(%532#1, %533) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %535 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %536 = "stablehlo.broadcast_in_dim"(%535) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3xf32>
    %537 = "stablehlo.divide"(%534, %536) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %538:2 = "stablehlo.custom_call"(%537) <{api_version = 1 : i32, backend_config = "1,0,100,1e-6", call_target_name = "Eigh", called_computations = [], has_side_effect = false}> : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>)
    %539 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %540 = "stablehlo.broadcast_in_dim"(%539) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %541 = "stablehlo.maximum"(%538#1, %540) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %542 = "func.call"(%541) <{callee = @argsort_26}> : (tensor<3xf32>) -> tensor<3xi64>
    %543 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %544 = "stablehlo.broadcast_in_dim"(%543) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3xi64>
    %545 = "stablehlo.compare"(%542, %544) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %546 = "stablehlo.constant"() <{value = dense<3> : tensor<i64>}> : () -> tensor<i64>
    %547 = "stablehlo.broadcast_in_dim"(%546) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3xi64>
    %548 = "stablehlo.add"(%542, %547) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %549 = "stablehlo.select"(%545, %548, %542) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %550 = "stablehlo.convert"(%549) : (tensor<3xi64>) -> tensor<3xi32>
    %551 = "stablehlo.broadcast_in_dim"(%550) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xi32>) -> tensor<3x1xi32>
    %552 = "stablehlo.gather"(%541, %551) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1>}> : (tensor<3xf32>, tensor<3x1xi32>) -> tensor<3xf32>
    %553 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %554 = "stablehlo.broadcast_in_dim"(%553) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3xi64>
    %555 = "stablehlo.compare"(%542, %554) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %556 = "stablehlo.constant"() <{value = dense<3> : tensor<i64>}> : () -> tensor<i64>
    %557 = "stablehlo.broadcast_in_dim"(%556) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3xi64>
    %558 = "stablehlo.add"(%542, %557) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %559 = "stablehlo.select"(%555, %558, %542) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %560 = "stablehlo.convert"(%559) : (tensor<3xi64>) -> tensor<3xi32>
    %561 = "stablehlo.broadcast_in_dim"(%560) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xi32>) -> tensor<3x1xi32>
    %562 = "stablehlo.gather"(%538#0, %561) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 3, 1>}> : (tensor<3x3xf32>, tensor<3x1xi32>) -> tensor<3x3xf32>
    %563 = "stablehlo.dot_general"(%532#0, %562) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %564 = "stablehlo.slice"(%552) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<3xf32>) -> tensor<1xf32>
    %565 = "stablehlo.reshape"(%564) : (tensor<1xf32>) -> tensor<f32>
    %566 = "stablehlo.slice"(%552) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<3xf32>) -> tensor<1xf32>
    %567 = "stablehlo.reshape"(%566) : (tensor<1xf32>) -> tensor<f32>
    %568 = "stablehlo.constant"() <{value = dense<3.57627869E-7> : tensor<f32>}> : () -> tensor<f32>
    %569 = "stablehlo.multiply"(%568, %567) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %570 = "stablehlo.compare"(%565, %569) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %571:2 = "stablehlo.while"(%563, %570) ({
    ^bb0(%arg103: tensor<3x3xf32>, %arg104: tensor<i1>):
      "stablehlo.return"(%arg104) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg101: tensor<3x3xf32>, %arg102: tensor<i1>):
      %572:2 = "stablehlo.custom_call"(%arg101) <{api_version = 1 : i32, backend_config = "", call_target_name = "Qr", called_computations = [], has_side_effect = false}> : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>)
      %573 = "stablehlo.custom_call"(%572#0, %572#1) <{api_version = 1 : i32, backend_config = "", call_target_name = "ProductOfElementaryHouseholderReflectors", called_computations = [], has_side_effect = false}> : (tensor<3x3xf32>, tensor<3xf32>) -> tensor<3x3xf32>
      %574 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi64>
      %575 = "stablehlo.constant"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
      %576 = "stablehlo.broadcast_in_dim"(%575) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3x3xi64>
      %577 = "stablehlo.add"(%574, %576) : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi64>
      %578 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi64>
      %579 = "stablehlo.compare"(%577, %578) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
      %580 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %581 = "stablehlo.broadcast_in_dim"(%580) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3xf32>
      %582 = "stablehlo.select"(%579, %581, %572#0) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
      %583 = "func.call"(%582) <{callee = @_diag_27}> : (tensor<3x3xf32>) -> tensor<3xf32>
      %584 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %585 = "stablehlo.broadcast_in_dim"(%584) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
      %586 = "stablehlo.compare"(%583, %585) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %587 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %588 = "stablehlo.constant"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
      %589 = "func.call"(%586, %587, %588) <{callee = @_where_29}> : (tensor<3xi1>, tensor<i64>, tensor<i64>) -> tensor<3xi64>
      %590 = "func.call"(%589) <{callee = @_diag_30}> : (tensor<3xi64>) -> tensor<3x3xi64>
      %591 = "stablehlo.dot_general"(%573, %590) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<3x3xf32>, tensor<3x3xi64>) -> tensor<3x3xf32>
      %592 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      "stablehlo.return"(%591, %592) : (tensor<3x3xf32>, tensor<i1>) -> ()
    }) : (tensor<3x3xf32>, tensor<i1>) -> (tensor<3x3xf32>, tensor<i1>)
    "func.return"(%571#0, %552, %562) : (tensor<3x3xf32>, tensor<3xf32>, tensor<3x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3x3xf32>, tensor<i64>, tensor<i1>), res_attrs = [{}, {}, {}, {}], sym_name = "qdwh_16", sym_visibility = "private"}> ({
  ^bb0(%arg69: tensor<3x3xf32>):
    %413 = "stablehlo.constant"() <{value = dense<[[1.9999615517392721, 52016.457670893942, 0.99996155136969045], [1.9217820851502887, 24.016208769796364, 0.920118285731504]]> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %414 = "stablehlo.constant"() <{value = dense<[[3.7414382875954941, 5.7202775739820115, 0.44326134651331761], [2.6715576806568375, 3.0110110887522445, 0.33394408004792808]]> : tensor<2x3xf64>}> : () -> tensor<2x3xf64>
    %415 = "func.call"(%arg69) <{callee = @norm_17}> : (tensor<3x3xf32>) -> tensor<f32>
    %416 = "func.call"(%arg69) <{callee = @norm_18}> : (tensor<3x3xf32>) -> tensor<f32>
    %417 = "stablehlo.rsqrt"(%415) : (tensor<f32>) -> tensor<f32>
    %418 = "stablehlo.rsqrt"(%416) : (tensor<f32>) -> tensor<f32>
    %419 = "stablehlo.multiply"(%417, %418) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %420 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %421 = "stablehlo.compare"(%415, %420) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %422 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %423 = "func.call"(%421, %422, %419) <{callee = @_where_19}> : (tensor<i1>, tensor<i64>, tensor<f32>) -> tensor<f32>
    %424 = "stablehlo.broadcast_in_dim"(%423) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3xf32>
    %425 = "stablehlo.multiply"(%arg69, %424) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %426 = "stablehlo.constant"() <{value = dense<5.9604644775390625E-7> : tensor<f64>}> : () -> tensor<f64>
    %427 = "stablehlo.cbrt"(%426) : (tensor<f64>) -> tensor<f64>
    %428 = "stablehlo.convert"(%413) : (tensor<2x3xf64>) -> tensor<2x3xf32>
    %429 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %430 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %431 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %432:5 = "stablehlo.while"(%428, %431, %429, %425, %430) ({
    ^bb0(%arg95: tensor<2x3xf32>, %arg96: tensor<i64>, %arg97: tensor<i64>, %arg98: tensor<3x3xf32>, %arg99: tensor<i1>):
      %530 = "stablehlo.constant"() <{value = dense<2> : tensor<i64>}> : () -> tensor<i64>
      %531 = "stablehlo.compare"(%arg96, %530) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%531) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg90: tensor<2x3xf32>, %arg91: tensor<i64>, %arg92: tensor<i64>, %arg93: tensor<3x3xf32>, %arg94: tensor<i1>):
      %527:3 = "func.call"(%arg90, %arg92, %arg93, %arg94) <{callee = @closed_call_20}> : (tensor<2x3xf32>, tensor<i64>, tensor<3x3xf32>, tensor<i1>) -> (tensor<i64>, tensor<3x3xf32>, tensor<i1>)
      %528 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %529 = "stablehlo.add"(%arg91, %528) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg90, %529, %527#0, %527#1, %527#2) : (tensor<2x3xf32>, tensor<i64>, tensor<i64>, tensor<3x3xf32>, tensor<i1>) -> ()
    }) : (tensor<2x3xf32>, tensor<i64>, tensor<i64>, tensor<3x3xf32>, tensor<i1>) -> (tensor<2x3xf32>, tensor<i64>, tensor<i64>, tensor<3x3xf32>, tensor<i1>)
    %433 = "stablehlo.convert"(%414) : (tensor<2x3xf64>) -> tensor<2x3xf32>
    %434 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %435 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %436 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %437:6 = "stablehlo.while"(%433, %427, %436, %434, %432#3, %435) ({
    ^bb0(%arg84: tensor<2x3xf32>, %arg85: tensor<f64>, %arg86: tensor<i64>, %arg87: tensor<i64>, %arg88: tensor<3x3xf32>, %arg89: tensor<i1>):
      %525 = "stablehlo.constant"() <{value = dense<2> : tensor<i64>}> : () -> tensor<i64>
      %526 = "stablehlo.compare"(%arg86, %525) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%526) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg78: tensor<2x3xf32>, %arg79: tensor<f64>, %arg80: tensor<i64>, %arg81: tensor<i64>, %arg82: tensor<3x3xf32>, %arg83: tensor<i1>):
      %522:3 = "func.call"(%arg78, %arg79, %arg81, %arg82, %arg83) <{callee = @closed_call_23}> : (tensor<2x3xf32>, tensor<f64>, tensor<i64>, tensor<3x3xf32>, tensor<i1>) -> (tensor<i64>, tensor<3x3xf32>, tensor<i1>)
      %523 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %524 = "stablehlo.add"(%arg80, %523) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg78, %arg79, %524, %522#0, %522#1, %522#2) : (tensor<2x3xf32>, tensor<f64>, tensor<i64>, tensor<i64>, tensor<3x3xf32>, tensor<i1>) -> ()
    }) : (tensor<2x3xf32>, tensor<f64>, tensor<i64>, tensor<i64>, tensor<3x3xf32>, tensor<i1>) -> (tensor<2x3xf32>, tensor<f64>, tensor<i64>, tensor<i64>, tensor<3x3xf32>, tensor<i1>)
    %438 = "stablehlo.constant"() <{value = dense<4> : tensor<i64>}> : () -> tensor<i64>
    %439:4 = "stablehlo.while"(%427, %438, %437#4, %437#5) ({
    ^bb0(%arg74: tensor<f64>, %arg75: tensor<i64>, %arg76: tensor<3x3xf32>, %arg77: tensor<i1>):
      %515 = "stablehlo.constant"() <{value = dense<10> : tensor<i64>}> : () -> tensor<i64>
      %516 = "stablehlo.compare"(%arg75, %515) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      %517 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
      %518 = "stablehlo.broadcast_in_dim"(%517) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<i1>
      %519 = "stablehlo.compare"(%516, %518) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %520 = "stablehlo.convert"(%519) : (tensor<i1>) -> tensor<i1>
      %521 = "stablehlo.and"(%arg77, %520) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%521) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg70: tensor<f64>, %arg71: tensor<i64>, %arg72: tensor<3x3xf32>, %arg73: tensor<i1>):
      %458 = "stablehlo.transpose"(%arg72) <{permutation = array<i64: 1, 0>}> : (tensor<3x3xf32>) -> tensor<3x3xf32>
      %459 = "stablehlo.dot_general"(%458, %arg72) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
      %460 = "stablehlo.constant"() <{value = dense<3.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %461 = "stablehlo.broadcast_in_dim"(%460) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3xf32>
      %462 = "stablehlo.multiply"(%461, %459) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
      %463 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi64>
      %464 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi64>
      %465 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %466 = "stablehlo.broadcast_in_dim"(%465) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3x3xi64>
      %467 = "stablehlo.add"(%463, %466) : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi64>
      %468 = "stablehlo.compare"(%467, %464) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
      %469 = "stablehlo.convert"(%468) : (tensor<3x3xi1>) -> tensor<3x3xf32>
      %470 = "stablehlo.add"(%462, %469) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
      %471 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi64>
      %472 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi64>
      %473 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %474 = "stablehlo.broadcast_in_dim"(%473) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3x3xi64>
      %475 = "stablehlo.add"(%471, %474) : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi64>
      %476 = "stablehlo.compare"(%475, %472) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
      %477 = "stablehlo.convert"(%476) : (tensor<3x3xi1>) -> tensor<3x3xf32>
      %478 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi32>
      %479 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %480 = "stablehlo.broadcast_in_dim"(%479) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x3xi32>
      %481 = "stablehlo.compare"(%478, %480) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
      %482 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi32>
      %483 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
      %484 = "stablehlo.broadcast_in_dim"(%483) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x3xi32>
      %485 = "stablehlo.compare"(%482, %484) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
      %486 = "stablehlo.and"(%481, %485) : (tensor<3x3xi1>, tensor<3x3xi1>) -> tensor<3x3xi1>
      %487 = "func.call"(%486, %470, %477) <{callee = @_where_24}> : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
      %488 = "stablehlo.cholesky"(%487) <{lower = true}> : (tensor<3x3xf32>) -> tensor<3x3xf32>
      %489 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi64>
      %490 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %491 = "stablehlo.broadcast_in_dim"(%490) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3x3xi64>
      %492 = "stablehlo.add"(%489, %491) : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi64>
      %493 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi64>
      %494 = "stablehlo.compare"(%492, %493) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
      %495 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %496 = "stablehlo.broadcast_in_dim"(%495) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3xf32>
      %497 = "stablehlo.select"(%494, %488, %496) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
      %498 = "stablehlo.transpose"(%arg72) <{permutation = array<i64: 1, 0>}> : (tensor<3x3xf32>) -> tensor<3x3xf32>
      %499 = "stablehlo.triangular_solve"(%497, %498) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
      %500 = "stablehlo.triangular_solve"(%497, %499) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
      %501 = "stablehlo.transpose"(%500) <{permutation = array<i64: 1, 0>}> : (tensor<3x3xf32>) -> tensor<3x3xf32>
      %502 = "stablehlo.constant"() <{value = dense<0.333333343> : tensor<f32>}> : () -> tensor<f32>
      %503 = "stablehlo.broadcast_in_dim"(%502) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3xf32>
      %504 = "stablehlo.multiply"(%503, %arg72) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
      %505 = "stablehlo.constant"() <{value = dense<2.66666675> : tensor<f32>}> : () -> tensor<f32>
      %506 = "stablehlo.broadcast_in_dim"(%505) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3xf32>
      %507 = "stablehlo.multiply"(%506, %501) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
      %508 = "stablehlo.add"(%504, %507) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
      %509 = "stablehlo.subtract"(%508, %arg72) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
      %510 = "func.call"(%509) <{callee = @norm_25}> : (tensor<3x3xf32>) -> tensor<f32>
      %511 = "stablehlo.convert"(%arg70) : (tensor<f64>) -> tensor<f32>
      %512 = "stablehlo.compare"(%510, %511) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %513 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %514 = "stablehlo.add"(%arg71, %513) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg70, %514, %508, %512) : (tensor<f64>, tensor<i64>, tensor<3x3xf32>, tensor<i1>) -> ()
    }) : (tensor<f64>, tensor<i64>, tensor<3x3xf32>, tensor<i1>) -> (tensor<f64>, tensor<i64>, tensor<3x3xf32>, tensor<i1>)
    %440 = "stablehlo.constant"() <{value = dense<1.500000e+00> : tensor<f32>}> : () -> tensor<f32>
    %441 = "stablehlo.broadcast_in_dim"(%440) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3xf32>
    %442 = "stablehlo.multiply"(%441, %439#2) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %443 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %444 = "stablehlo.broadcast_in_dim"(%443) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3xf32>
    %445 = "stablehlo.multiply"(%444, %439#2) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %446 = "stablehlo.transpose"(%439#2) <{permutation = array<i64: 1, 0>}> : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %447 = "stablehlo.dot_general"(%446, %439#2) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %448 = "stablehlo.dot_general"(%445, %447) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %449 = "stablehlo.subtract"(%442, %448) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %450 = "stablehlo.transpose"(%449) <{permutation = array<i64: 1, 0>}> : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %451 = "stablehlo.dot_general"(%450, %arg69) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %452 = "stablehlo.transpose"(%451) <{permutation = array<i64: 1, 0>}> : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %453 = "stablehlo.add"(%451, %452) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %454 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %455 = "stablehlo.broadcast_in_dim"(%454) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3xf32>
    %456 = "stablehlo.divide"(%453, %455) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %457 = "stablehlo.not"(%439#3) : (tensor<i1>) -> tensor<i1>
    "func.return"(%449, %456, %439#1, %457) : (tensor<3x3xf32>, tensor<3x3xf32>, tensor<i64>, tensor<i1>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x3xf32>) -> tensor<f32>, res_attrs = [{}], sym_name = "norm_17", sym_visibility = "private"}> ({
  ^bb0(%arg64: tensor<3x3xf32>):
    %404 = "stablehlo.abs"(%arg64) : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %405 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %406 = "stablehlo.reduce"(%404, %405) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg67: tensor<f32>, %arg68: tensor<f32>):
      %412 = "stablehlo.add"(%arg67, %arg68) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%412) : (tensor<f32>) -> ()
    }) : (tensor<3x3xf32>, tensor<f32>) -> tensor<3xf32>
    %407 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %408 = "stablehlo.reduce"(%406, %407) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg65: tensor<f32>, %arg66: tensor<f32>):
      %411 = "stablehlo.maximum"(%arg65, %arg66) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%411) : (tensor<f32>) -> ()
    }) : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %409 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %410 = "stablehlo.maximum"(%409, %408) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%410) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x3xf32>) -> tensor<f32>, res_attrs = [{}], sym_name = "norm_18", sym_visibility = "private"}> ({
  ^bb0(%arg59: tensor<3x3xf32>):
    %395 = "stablehlo.abs"(%arg59) : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %396 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %397 = "stablehlo.reduce"(%395, %396) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg62: tensor<f32>, %arg63: tensor<f32>):
      %403 = "stablehlo.add"(%arg62, %arg63) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%403) : (tensor<f32>) -> ()
    }) : (tensor<3x3xf32>, tensor<f32>) -> tensor<3xf32>
    %398 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %399 = "stablehlo.reduce"(%397, %398) <{dimensions = array<i64: 0>}> ({
    ^bb0(%arg60: tensor<f32>, %arg61: tensor<f32>):
      %402 = "stablehlo.maximum"(%arg60, %arg61) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%402) : (tensor<f32>) -> ()
    }) : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
    %400 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %401 = "stablehlo.maximum"(%400, %399) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%401) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i1>, tensor<i64>, tensor<f32>) -> tensor<f32>, res_attrs = [{}], sym_name = "_where_19", sym_visibility = "private"}> ({
  ^bb0(%arg56: tensor<i1>, %arg57: tensor<i64>, %arg58: tensor<f32>):
    %393 = "stablehlo.convert"(%arg57) : (tensor<i64>) -> tensor<f32>
    %394 = "stablehlo.select"(%arg56, %393, %arg58) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%394) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<i64>, tensor<3x3xf32>, tensor<i1>) -> (tensor<i64>, tensor<3x3xf32>, tensor<i1>), res_attrs = [{}, {}, {}], sym_name = "closed_call_20", sym_visibility = "private"}> ({
  ^bb0(%arg52: tensor<2x3xf32>, %arg53: tensor<i64>, %arg54: tensor<3x3xf32>, %arg55: tensor<i1>):
    %324 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %325 = "stablehlo.add"(%arg53, %324) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %326 = "func.call"(%arg52, %arg53) <{callee = @dynamic_index_in_dim_21}> : (tensor<2x3xf32>, tensor<i64>) -> tensor<3xf32>
    %327 = "stablehlo.slice"(%326) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<3xf32>) -> tensor<1xf32>
    %328 = "stablehlo.reshape"(%327) : (tensor<1xf32>) -> tensor<f32>
    %329 = "stablehlo.slice"(%326) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<3xf32>) -> tensor<1xf32>
    %330 = "stablehlo.reshape"(%329) : (tensor<1xf32>) -> tensor<f32>
    %331 = "stablehlo.slice"(%326) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<3xf32>) -> tensor<1xf32>
    %332 = "stablehlo.reshape"(%331) : (tensor<1xf32>) -> tensor<f32>
    %333 = "stablehlo.broadcast_in_dim"(%330) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3xf32>
    %334 = "stablehlo.multiply"(%333, %arg54) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %335 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi64>
    %336 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi64>
    %337 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %338 = "stablehlo.broadcast_in_dim"(%337) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3x3xi64>
    %339 = "stablehlo.add"(%335, %338) : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi64>
    %340 = "stablehlo.compare"(%339, %336) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %341 = "stablehlo.convert"(%340) : (tensor<3x3xi1>) -> tensor<3x3xf32>
    %342 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %343 = "stablehlo.pad"(%334, %342) <{edge_padding_high = array<i64: 3, 0>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<3x3xf32>, tensor<f32>) -> tensor<6x3xf32>
    %344 = "stablehlo.constant"() <{value = dense<3> : tensor<i64>}> : () -> tensor<i64>
    %345 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %346 = "stablehlo.dynamic_update_slice"(%343, %341, %344, %345) : (tensor<6x3xf32>, tensor<3x3xf32>, tensor<i64>, tensor<i64>) -> tensor<6x3xf32>
    %347:2 = "stablehlo.custom_call"(%346) <{api_version = 1 : i32, backend_config = "", call_target_name = "Qr", called_computations = [], has_side_effect = false}> : (tensor<6x3xf32>) -> (tensor<6x3xf32>, tensor<3xf32>)
    %348 = "stablehlo.custom_call"(%347#0, %347#1) <{api_version = 1 : i32, backend_config = "", call_target_name = "ProductOfElementaryHouseholderReflectors", called_computations = [], has_side_effect = false}> : (tensor<6x3xf32>, tensor<3xf32>) -> tensor<6x3xf32>
    %349 = "stablehlo.slice"(%347#0) <{limit_indices = array<i64: 3, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<6x3xf32>) -> tensor<3x3xf32>
    %350 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi64>
    %351 = "stablehlo.constant"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
    %352 = "stablehlo.broadcast_in_dim"(%351) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3x3xi64>
    %353 = "stablehlo.add"(%350, %352) : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi64>
    %354 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi64>
    %355 = "stablehlo.compare"(%353, %354) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %356 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %357 = "stablehlo.broadcast_in_dim"(%356) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3xf32>
    %358 = "stablehlo.select"(%355, %357, %349) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %359 = "stablehlo.slice"(%348) <{limit_indices = array<i64: 3, 3>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<6x3xf32>) -> tensor<3x3xf32>
    %360 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi32>
    %361 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %362 = "stablehlo.broadcast_in_dim"(%361) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x3xi32>
    %363 = "stablehlo.compare"(%360, %362) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %364 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi32>
    %365 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %366 = "stablehlo.broadcast_in_dim"(%365) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x3xi32>
    %367 = "stablehlo.compare"(%364, %366) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %368 = "stablehlo.and"(%363, %367) : (tensor<3x3xi1>, tensor<3x3xi1>) -> tensor<3x3xi1>
    %369 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %370 = "func.call"(%368, %359, %369) <{callee = @_where_22}> : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<i64>) -> tensor<3x3xf32>
    %371 = "stablehlo.constant"() <{value = dense<3> : tensor<i64>}> : () -> tensor<i64>
    %372 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %373 = "stablehlo.dynamic_slice"(%348, %371, %372) <{slice_sizes = array<i64: 3, 3>}> : (tensor<6x3xf32>, tensor<i64>, tensor<i64>) -> tensor<3x3xf32>
    %374 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi32>
    %375 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %376 = "stablehlo.broadcast_in_dim"(%375) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x3xi32>
    %377 = "stablehlo.compare"(%374, %376) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %378 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi32>
    %379 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %380 = "stablehlo.broadcast_in_dim"(%379) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x3xi32>
    %381 = "stablehlo.compare"(%378, %380) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %382 = "stablehlo.and"(%377, %381) : (tensor<3x3xi1>, tensor<3x3xi1>) -> tensor<3x3xi1>
    %383 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %384 = "func.call"(%382, %373, %383) <{callee = @_where_22}> : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<i64>) -> tensor<3x3xf32>
    %385 = "stablehlo.transpose"(%384) <{permutation = array<i64: 1, 0>}> : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %386 = "stablehlo.broadcast_in_dim"(%332) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3xf32>
    %387 = "stablehlo.multiply"(%386, %arg54) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %388 = "stablehlo.dot_general"(%370, %385) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %389 = "stablehlo.broadcast_in_dim"(%328) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3xf32>
    %390 = "stablehlo.multiply"(%389, %388) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %391 = "stablehlo.add"(%387, %390) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %392 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    "func.return"(%325, %391, %392) : (tensor<i64>, tensor<3x3xf32>, tensor<i1>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x3xf32>, tensor<i64>) -> tensor<3xf32>, res_attrs = [{}], sym_name = "dynamic_index_in_dim_21", sym_visibility = "private"}> ({
  ^bb0(%arg50: tensor<2x3xf32>, %arg51: tensor<i64>):
    %315 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %316 = "stablehlo.compare"(%arg51, %315) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %317 = "stablehlo.convert"(%arg51) : (tensor<i64>) -> tensor<i64>
    %318 = "stablehlo.constant"() <{value = dense<2> : tensor<i64>}> : () -> tensor<i64>
    %319 = "stablehlo.add"(%317, %318) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %320 = "stablehlo.select"(%316, %319, %arg51) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %321 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %322 = "stablehlo.dynamic_slice"(%arg50, %320, %321) <{slice_sizes = array<i64: 1, 3>}> : (tensor<2x3xf32>, tensor<i64>, tensor<i64>) -> tensor<1x3xf32>
    %323 = "stablehlo.reshape"(%322) : (tensor<1x3xf32>) -> tensor<3xf32>
    "func.return"(%323) : (tensor<3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<3x3xi1>, tensor<3x3xf32>, tensor<i64>) -> tensor<3x3xf32>, res_attrs = [{}], sym_name = "_where_22", sym_visibility = "private"}> ({
  ^bb0(%arg47: tensor<3x3xi1>, %arg48: tensor<3x3xf32>, %arg49: tensor<i64>):
    %312 = "stablehlo.convert"(%arg49) : (tensor<i64>) -> tensor<f32>
    %313 = "stablehlo.broadcast_in_dim"(%312) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3xf32>
    %314 = "stablehlo.select"(%arg47, %arg48, %313) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    "func.return"(%314) : (tensor<3x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<2x3xf32>, tensor<f64>, tensor<i64>, tensor<3x3xf32>, tensor<i1>) -> (tensor<i64>, tensor<3x3xf32>, tensor<i1>), res_attrs = [{}, {}, {}], sym_name = "closed_call_23", sym_visibility = "private"}> ({
  ^bb0(%arg42: tensor<2x3xf32>, %arg43: tensor<f64>, %arg44: tensor<i64>, %arg45: tensor<3x3xf32>, %arg46: tensor<i1>):
    %251 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %252 = "stablehlo.add"(%arg44, %251) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %253 = "func.call"(%arg42, %arg44) <{callee = @dynamic_index_in_dim_21}> : (tensor<2x3xf32>, tensor<i64>) -> tensor<3xf32>
    %254 = "stablehlo.slice"(%253) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<3xf32>) -> tensor<1xf32>
    %255 = "stablehlo.reshape"(%254) : (tensor<1xf32>) -> tensor<f32>
    %256 = "stablehlo.slice"(%253) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<3xf32>) -> tensor<1xf32>
    %257 = "stablehlo.reshape"(%256) : (tensor<1xf32>) -> tensor<f32>
    %258 = "stablehlo.slice"(%253) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<3xf32>) -> tensor<1xf32>
    %259 = "stablehlo.reshape"(%258) : (tensor<1xf32>) -> tensor<f32>
    %260 = "stablehlo.transpose"(%arg45) <{permutation = array<i64: 1, 0>}> : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %261 = "stablehlo.dot_general"(%260, %arg45) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]}> : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %262 = "stablehlo.broadcast_in_dim"(%257) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3xf32>
    %263 = "stablehlo.multiply"(%262, %261) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %264 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi64>
    %265 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi64>
    %266 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %267 = "stablehlo.broadcast_in_dim"(%266) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3x3xi64>
    %268 = "stablehlo.add"(%264, %267) : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi64>
    %269 = "stablehlo.compare"(%268, %265) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %270 = "stablehlo.convert"(%269) : (tensor<3x3xi1>) -> tensor<3x3xf32>
    %271 = "stablehlo.add"(%263, %270) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %272 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi64>
    %273 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi64>
    %274 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %275 = "stablehlo.broadcast_in_dim"(%274) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3x3xi64>
    %276 = "stablehlo.add"(%272, %275) : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi64>
    %277 = "stablehlo.compare"(%276, %273) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %278 = "stablehlo.convert"(%277) : (tensor<3x3xi1>) -> tensor<3x3xf32>
    %279 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi32>
    %280 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %281 = "stablehlo.broadcast_in_dim"(%280) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x3xi32>
    %282 = "stablehlo.compare"(%279, %281) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %283 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi32>
    %284 = "stablehlo.constant"() <{value = dense<3> : tensor<i32>}> : () -> tensor<i32>
    %285 = "stablehlo.broadcast_in_dim"(%284) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<3x3xi32>
    %286 = "stablehlo.compare"(%283, %285) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %287 = "stablehlo.and"(%282, %286) : (tensor<3x3xi1>, tensor<3x3xi1>) -> tensor<3x3xi1>
    %288 = "func.call"(%287, %271, %278) <{callee = @_where_24}> : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %289 = "stablehlo.cholesky"(%288) <{lower = true}> : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %290 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi64>
    %291 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %292 = "stablehlo.broadcast_in_dim"(%291) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3x3xi64>
    %293 = "stablehlo.add"(%290, %292) : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi64>
    %294 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi64>
    %295 = "stablehlo.compare"(%293, %294) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %296 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %297 = "stablehlo.broadcast_in_dim"(%296) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3xf32>
    %298 = "stablehlo.select"(%295, %289, %297) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %299 = "stablehlo.transpose"(%arg45) <{permutation = array<i64: 1, 0>}> : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %300 = "stablehlo.triangular_solve"(%298, %299) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %301 = "stablehlo.triangular_solve"(%298, %300) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose TRANSPOSE>, unit_diagonal = false}> : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %302 = "stablehlo.transpose"(%301) <{permutation = array<i64: 1, 0>}> : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %303 = "stablehlo.broadcast_in_dim"(%259) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3xf32>
    %304 = "stablehlo.multiply"(%303, %arg45) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %305 = "stablehlo.broadcast_in_dim"(%255) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3x3xf32>
    %306 = "stablehlo.multiply"(%305, %302) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %307 = "stablehlo.add"(%304, %306) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %308 = "stablehlo.subtract"(%307, %arg45) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %309 = "func.call"(%308) <{callee = @norm_25}> : (tensor<3x3xf32>) -> tensor<f32>
    %310 = "stablehlo.convert"(%arg43) : (tensor<f64>) -> tensor<f32>
    %311 = "stablehlo.compare"(%309, %310) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
    "func.return"(%252, %307, %311) : (tensor<i64>, tensor<3x3xf32>, tensor<i1>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>, res_attrs = [{}], sym_name = "_where_24", sym_visibility = "private"}> ({
  ^bb0(%arg39: tensor<3x3xi1>, %arg40: tensor<3x3xf32>, %arg41: tensor<3x3xf32>):
    %250 = "stablehlo.select"(%arg39, %arg40, %arg41) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    "func.return"(%250) : (tensor<3x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x3xf32>) -> tensor<f32>, res_attrs = [{}], sym_name = "norm_25", sym_visibility = "private"}> ({
  ^bb0(%arg36: tensor<3x3xf32>):
    %245 = "stablehlo.multiply"(%arg36, %arg36) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %246 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %247 = "stablehlo.reduce"(%245, %246) <{dimensions = array<i64: 0, 1>}> ({
    ^bb0(%arg37: tensor<f32>, %arg38: tensor<f32>):
      %249 = "stablehlo.add"(%arg37, %arg38) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%249) : (tensor<f32>) -> ()
    }) : (tensor<3x3xf32>, tensor<f32>) -> tensor<f32>
    %248 = "stablehlo.sqrt"(%247) : (tensor<f32>) -> tensor<f32>
    "func.return"(%248) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3xf32>) -> tensor<3xi64>, res_attrs = [{}], sym_name = "argsort_26", sym_visibility = "private"}> ({
  ^bb0(%arg31: tensor<3xf32>):
    %225 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3xi64>
    %226 = "stablehlo.reverse"(%arg31) <{dimensions = array<i64: 0>}> : (tensor<3xf32>) -> tensor<3xf32>
    %227 = "stablehlo.reverse"(%225) <{dimensions = array<i64: 0>}> : (tensor<3xi64>) -> tensor<3xi64>
    %228:2 = "stablehlo.sort"(%226, %227) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg32: tensor<f32>, %arg33: tensor<f32>, %arg34: tensor<i64>, %arg35: tensor<i64>):
      %230 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %231 = "stablehlo.compare"(%arg32, %230) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %232 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %233 = "stablehlo.select"(%231, %232, %arg32) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %234 = "stablehlo.compare"(%arg32, %arg32) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %235 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %236 = "stablehlo.select"(%234, %235, %233) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %237 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %238 = "stablehlo.compare"(%arg33, %237) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %239 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %240 = "stablehlo.select"(%238, %239, %arg33) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %241 = "stablehlo.compare"(%arg33, %arg33) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %242 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %243 = "stablehlo.select"(%241, %242, %240) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %244 = "stablehlo.compare"(%236, %243) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%244) : (tensor<i1>) -> ()
    }) : (tensor<3xf32>, tensor<3xi64>) -> (tensor<3xf32>, tensor<3xi64>)
    %229 = "stablehlo.reverse"(%228#1) <{dimensions = array<i64: 0>}> : (tensor<3xi64>) -> tensor<3xi64>
    "func.return"(%229) : (tensor<3xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x3xf32>) -> tensor<3xf32>, res_attrs = [{}], sym_name = "_diag_27", sym_visibility = "private"}> ({
  ^bb0(%arg30: tensor<3x3xf32>):
    %224 = "func.call"(%arg30) <{callee = @diagonal_28}> : (tensor<3x3xf32>) -> tensor<3xf32>
    "func.return"(%224) : (tensor<3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3x3xf32>) -> tensor<3xf32>, res_attrs = [{}], sym_name = "diagonal_28", sym_visibility = "private"}> ({
  ^bb0(%arg29: tensor<3x3xf32>):
    %190 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi64>
    %191 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi64>
    %192 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %193 = "stablehlo.broadcast_in_dim"(%192) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3x3xi64>
    %194 = "stablehlo.add"(%190, %193) : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi64>
    %195 = "stablehlo.compare"(%194, %191) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %196 = "stablehlo.convert"(%195) : (tensor<3x3xi1>) -> tensor<3x3xf32>
    %197 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %198 = "stablehlo.case"(%197) ({
      %223 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      "stablehlo.return"(%223) : (tensor<i32>) -> ()
    }, {
      %222 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
      "stablehlo.return"(%222) : (tensor<i32>) -> ()
    }) : (tensor<i32>) -> tensor<i32>
    %199 = "stablehlo.case"(%198) ({
      %200 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3xi64>
      %201 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3xi64>
      %202 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %203 = "stablehlo.broadcast_in_dim"(%202) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3xi64>
      %204 = "stablehlo.compare"(%200, %203) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
      %205 = "stablehlo.constant"() <{value = dense<3> : tensor<i64>}> : () -> tensor<i64>
      %206 = "stablehlo.broadcast_in_dim"(%205) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3xi64>
      %207 = "stablehlo.add"(%200, %206) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
      %208 = "stablehlo.select"(%204, %207, %200) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
      %209 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
      %210 = "stablehlo.broadcast_in_dim"(%209) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3xi64>
      %211 = "stablehlo.compare"(%201, %210) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
      %212 = "stablehlo.constant"() <{value = dense<3> : tensor<i64>}> : () -> tensor<i64>
      %213 = "stablehlo.broadcast_in_dim"(%212) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3xi64>
      %214 = "stablehlo.add"(%201, %213) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
      %215 = "stablehlo.select"(%211, %214, %201) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
      %216 = "stablehlo.convert"(%208) : (tensor<3xi64>) -> tensor<3xi32>
      %217 = "stablehlo.convert"(%215) : (tensor<3xi64>) -> tensor<3xi32>
      %218 = "stablehlo.broadcast_in_dim"(%216) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xi32>) -> tensor<3x1xi32>
      %219 = "stablehlo.broadcast_in_dim"(%217) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xi32>) -> tensor<3x1xi32>
      %220 = "stablehlo.concatenate"(%218, %219) <{dimension = 1 : i64}> : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x2xi32>
      %221 = "stablehlo.gather"(%arg29, %220) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<3x3xf32>, tensor<3x2xi32>) -> tensor<3xf32>
      "stablehlo.return"(%221) : (tensor<3xf32>) -> ()
    }) : (tensor<i32>) -> tensor<3xf32>
    "func.return"(%199) : (tensor<3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<3xi1>, tensor<i64>, tensor<i64>) -> tensor<3xi64>, res_attrs = [{}], sym_name = "_where_29", sym_visibility = "private"}> ({
  ^bb0(%arg26: tensor<3xi1>, %arg27: tensor<i64>, %arg28: tensor<i64>):
    %187 = "stablehlo.broadcast_in_dim"(%arg27) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3xi64>
    %188 = "stablehlo.broadcast_in_dim"(%arg28) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3xi64>
    %189 = "stablehlo.select"(%arg26, %187, %188) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    "func.return"(%189) : (tensor<3xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3xi64>) -> tensor<3x3xi64>, res_attrs = [{}], sym_name = "_diag_30", sym_visibility = "private"}> ({
  ^bb0(%arg25: tensor<3xi64>):
    %176 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %177 = "stablehlo.pad"(%arg25, %176) <{edge_padding_high = array<i64: 0>, edge_padding_low = array<i64: 0>, interior_padding = array<i64: 0>}> : (tensor<3xi64>, tensor<i64>) -> tensor<3xi64>
    %178 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi64>
    %179 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi64>
    %180 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %181 = "stablehlo.broadcast_in_dim"(%180) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3x3xi64>
    %182 = "stablehlo.add"(%178, %181) : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi64>
    %183 = "stablehlo.compare"(%182, %179) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %184 = "stablehlo.broadcast_in_dim"(%177) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xi64>) -> tensor<3x1xi64>
    %185 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %186 = "func.call"(%183, %184, %185) <{callee = @_where_31}> : (tensor<3x3xi1>, tensor<3x1xi64>, tensor<i64>) -> tensor<3x3xi64>
    "func.return"(%186) : (tensor<3x3xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<3x3xi1>, tensor<3x1xi64>, tensor<i64>) -> tensor<3x3xi64>, res_attrs = [{}], sym_name = "_where_31", sym_visibility = "private"}> ({
  ^bb0(%arg22: tensor<3x3xi1>, %arg23: tensor<3x1xi64>, %arg24: tensor<i64>):
    %173 = "stablehlo.broadcast_in_dim"(%arg23) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<3x1xi64>) -> tensor<3x3xi64>
    %174 = "stablehlo.broadcast_in_dim"(%arg24) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3x3xi64>
    %175 = "stablehlo.select"(%arg22, %173, %174) : (tensor<3x3xi1>, tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi64>
    "func.return"(%175) : (tensor<3x3xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x3xf32>) -> tensor<2x3xf32>, res_attrs = [{}], sym_name = "svd_32", sym_visibility = "private"}> ({
  ^bb0(%arg21: tensor<2x5x3xf32>):
    %172 = "func.call"(%arg21) <{callee = @svd_33}> : (tensor<2x5x3xf32>) -> tensor<2x3xf32>
    "func.return"(%172) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x3xf32>) -> tensor<2x3xf32>, res_attrs = [{}], sym_name = "svd_33", sym_visibility = "private"}> ({
  ^bb0(%arg20: tensor<2x5x3xf32>):
    %154:2 = "stablehlo.custom_call"(%arg20) <{api_version = 1 : i32, backend_config = "", call_target_name = "Qr", called_computations = [], has_side_effect = false}> : (tensor<2x5x3xf32>) -> (tensor<2x5x3xf32>, tensor<2x3xf32>)
    %155 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %156 = "stablehlo.pad"(%154#0, %155) <{edge_padding_high = array<i64: 0, 0, 2>, edge_padding_low = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>}> : (tensor<2x5x3xf32>, tensor<f32>) -> tensor<2x5x5xf32>
    %157 = "stablehlo.custom_call"(%156, %154#1) <{api_version = 1 : i32, backend_config = "", call_target_name = "ProductOfElementaryHouseholderReflectors", called_computations = [], has_side_effect = false}> : (tensor<2x5x5xf32>, tensor<2x3xf32>) -> tensor<2x5x5xf32>
    %158 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x3xi64>
    %159 = "stablehlo.constant"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
    %160 = "stablehlo.broadcast_in_dim"(%159) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5x3xi64>
    %161 = "stablehlo.add"(%158, %160) : (tensor<5x3xi64>, tensor<5x3xi64>) -> tensor<5x3xi64>
    %162 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x3xi64>
    %163 = "stablehlo.compare"(%161, %162) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<5x3xi64>, tensor<5x3xi64>) -> tensor<5x3xi1>
    %164 = "stablehlo.broadcast_in_dim"(%163) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<5x3xi1>) -> tensor<2x5x3xi1>
    %165 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %166 = "stablehlo.broadcast_in_dim"(%165) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x5x3xf32>
    %167 = "stablehlo.select"(%164, %166, %154#0) : (tensor<2x5x3xi1>, tensor<2x5x3xf32>, tensor<2x5x3xf32>) -> tensor<2x5x3xf32>
    %168 = "stablehlo.slice"(%157) <{limit_indices = array<i64: 2, 5, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x5x5xf32>) -> tensor<2x5x3xf32>
    %169 = "stablehlo.slice"(%157) <{limit_indices = array<i64: 2, 5, 5>, start_indices = array<i64: 0, 0, 3>, strides = array<i64: 1, 1, 1>}> : (tensor<2x5x5xf32>) -> tensor<2x5x2xf32>
    %170 = "stablehlo.slice"(%167) <{limit_indices = array<i64: 2, 3, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x5x3xf32>) -> tensor<2x3x3xf32>
    %171 = "func.call"(%170) <{callee = @_svd_tall_and_square_input_34}> : (tensor<2x3x3xf32>) -> tensor<2x3xf32>
    "func.return"(%171) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x3x3xf32>) -> tensor<2x3xf32>, res_attrs = [{}], sym_name = "_svd_tall_and_square_input_34", sym_visibility = "private"}> ({
  ^bb0(%arg19: tensor<2x3x3xf32>):
    %133:4 = "func.call"(%arg19) <{callee = @qdwh}> : (tensor<2x3x3xf32>) -> (tensor<2x3x3xf32>, tensor<2x3x3xf32>, tensor<2xi64>, tensor<2xi1>)
    %134 = "stablehlo.transpose"(%133#1) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %135 = "stablehlo.add"(%133#1, %134) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %136 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %137 = "stablehlo.broadcast_in_dim"(%136) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3x3xf32>
    %138 = "stablehlo.divide"(%135, %137) : (tensor<2x3x3xf32>, tensor<2x3x3xf32>) -> tensor<2x3x3xf32>
    %139:2 = "stablehlo.custom_call"(%138) <{api_version = 1 : i32, backend_config = "1,0,100,1e-6", call_target_name = "Eigh", called_computations = [], has_side_effect = false}> : (tensor<2x3x3xf32>) -> (tensor<2x3x3xf32>, tensor<2x3xf32>)
    %140 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %141 = "stablehlo.broadcast_in_dim"(%140) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<2x3xf32>
    %142 = "stablehlo.maximum"(%139#1, %141) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %143 = "func.call"(%142) <{callee = @argsort}> : (tensor<2x3xf32>) -> tensor<2x3xi64>
    %144 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %145 = "stablehlo.broadcast_in_dim"(%144) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2x3xi64>
    %146 = "stablehlo.compare"(%143, %145) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi1>
    %147 = "stablehlo.constant"() <{value = dense<3> : tensor<i64>}> : () -> tensor<i64>
    %148 = "stablehlo.broadcast_in_dim"(%147) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2x3xi64>
    %149 = "stablehlo.add"(%143, %148) : (tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %150 = "stablehlo.select"(%146, %149, %143) : (tensor<2x3xi1>, tensor<2x3xi64>, tensor<2x3xi64>) -> tensor<2x3xi64>
    %151 = "stablehlo.convert"(%150) : (tensor<2x3xi64>) -> tensor<2x3xi32>
    %152 = "stablehlo.broadcast_in_dim"(%151) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x3xi32>) -> tensor<2x3x1xi32>
    %153 = "stablehlo.gather"(%142, %152) <{dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 1>}> : (tensor<2x3xf32>, tensor<2x3x1xi32>) -> tensor<2x3xf32>
    "func.return"(%153) : (tensor<2x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xcomplex<f32>>, res_attrs = [{}], sym_name = "cholesky_35", sym_visibility = "private"}> ({
  ^bb0(%arg18: tensor<2x4x4xcomplex<f32>>):
    %113 = "stablehlo.transpose"(%arg18) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xcomplex<f32>>
    %114 = "stablehlo.real"(%113) : (tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xf32>
    %115 = "stablehlo.imag"(%113) : (tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xf32>
    %116 = "stablehlo.negate"(%115) : (tensor<2x4x4xf32>) -> tensor<2x4x4xf32>
    %117 = "stablehlo.complex"(%114, %116) : (tensor<2x4x4xf32>, tensor<2x4x4xf32>) -> tensor<2x4x4xcomplex<f32>>
    %118 = "stablehlo.add"(%arg18, %117) : (tensor<2x4x4xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xcomplex<f32>>
    %119 = "stablehlo.constant"() <{value = dense<(2.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %120 = "stablehlo.broadcast_in_dim"(%119) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x4x4xcomplex<f32>>
    %121 = "stablehlo.divide"(%118, %120) : (tensor<2x4x4xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xcomplex<f32>>
    %122 = "stablehlo.cholesky"(%121) <{lower = true}> : (tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xcomplex<f32>>
    %123 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4x4xi64>
    %124 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %125 = "stablehlo.broadcast_in_dim"(%124) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4x4xi64>
    %126 = "stablehlo.add"(%123, %125) : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi64>
    %127 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<4x4xi64>
    %128 = "stablehlo.compare"(%126, %127) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<4x4xi64>, tensor<4x4xi64>) -> tensor<4x4xi1>
    %129 = "stablehlo.broadcast_in_dim"(%128) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<4x4xi1>) -> tensor<2x4x4xi1>
    %130 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %131 = "stablehlo.broadcast_in_dim"(%130) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x4x4xcomplex<f32>>
    %132 = "stablehlo.select"(%129, %122, %131) : (tensor<2x4x4xi1>, tensor<2x4x4xcomplex<f32>>, tensor<2x4x4xcomplex<f32>>) -> tensor<2x4x4xcomplex<f32>>
    "func.return"(%132) : (tensor<2x4x4xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2x4x4xcomplex<f32>>, tensor<2x4x2xcomplex<f32>>) -> tensor<2x4x2xcomplex<f32>>, res_attrs = [{}], sym_name = "solve_36", sym_visibility = "private"}> ({
  ^bb0(%arg16: tensor<2x4x4xcomplex<f32>>, %arg17: tensor<2x4x2xcomplex<f32>>):
    %109:3 = "stablehlo.custom_call"(%arg16) <{api_version = 2 : i32, backend_config = "", call_target_name = "LuDecomposition", called_computations = [], has_side_effect = false}> : (tensor<2x4x4xcomplex<f32>>) -> (tensor<2x4x4xcomplex<f32>>, tensor<2x4xi32>, tensor<2x4xi32>)
    %110 = "stablehlo.transpose"(%arg17) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x4x2xcomplex<f32>>) -> tensor<2x2x4xcomplex<f32>>
    %111 = "func.call"(%109#0, %109#2, %110) <{callee = @_lu_solve_37}> : (tensor<2x4x4xcomplex<f32>>, tensor<2x4xi32>, tensor<2x2x4xcomplex<f32>>) -> tensor<2x2x4xcomplex<f32>>
    %112 = "stablehlo.transpose"(%111) <{permutation = array<i64: 0, 2, 1>}> : (tensor<2x2x4xcomplex<f32>>) -> tensor<2x4x2xcomplex<f32>>
    "func.return"(%112) : (tensor<2x4x2xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2x4x4xcomplex<f32>>, tensor<2x4xi32>, tensor<2x2x4xcomplex<f32>>) -> tensor<2x2x4xcomplex<f32>>, res_attrs = [{}], sym_name = "_lu_solve_37", sym_visibility = "private"}> ({
  ^bb0(%arg13: tensor<2x4x4xcomplex<f32>>, %arg14: tensor<2x4xi32>, %arg15: tensor<2x2x4xcomplex<f32>>):
    %90 = "stablehlo.broadcast_in_dim"(%arg15) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<2x2x4xcomplex<f32>>) -> tensor<2x2x4x1xcomplex<f32>>
    %91 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %92 = "stablehlo.broadcast_in_dim"(%91) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x4xi32>
    %93 = "stablehlo.compare"(%arg14, %92) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
    %94 = "stablehlo.constant"() <{value = dense<4> : tensor<i32>}> : () -> tensor<i32>
    %95 = "stablehlo.broadcast_in_dim"(%94) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<2x4xi32>
    %96 = "stablehlo.add"(%arg14, %95) : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
    %97 = "stablehlo.select"(%93, %96, %arg14) : (tensor<2x4xi1>, tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi32>
    %98 = "stablehlo.broadcast_in_dim"(%97) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<2x4xi32>) -> tensor<2x4x1xi32>
    %99 = "stablehlo.gather"(%90, %98) <{dimension_numbers = #stablehlo.gather<offset_dims = [1, 3], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, indices_are_sorted = false, slice_sizes = array<i64: 1, 2, 1, 1>}> : (tensor<2x2x4x1xcomplex<f32>>, tensor<2x4x1xi32>) -> tensor<2x2x4x1xcomplex<f32>>
    %100 = "stablehlo.transpose"(%99) <{permutation = array<i64: 0, 2, 3, 1>}> : (tensor<2x2x4x1xcomplex<f32>>) -> tensor<2x4x1x2xcomplex<f32>>
    %101 = "stablehlo.reshape"(%100) : (tensor<2x4x1x2xcomplex<f32>>) -> tensor<2x4x2xcomplex<f32>>
    %102 = "stablehlo.triangular_solve"(%arg13, %101) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = true}> : (tensor<2x4x4xcomplex<f32>>, tensor<2x4x2xcomplex<f32>>) -> tensor<2x4x2xcomplex<f32>>
    %103 = "stablehlo.reshape"(%102) : (tensor<2x4x2xcomplex<f32>>) -> tensor<2x4x1x2xcomplex<f32>>
    %104 = "stablehlo.reshape"(%103) : (tensor<2x4x1x2xcomplex<f32>>) -> tensor<2x4x2xcomplex<f32>>
    %105 = "stablehlo.triangular_solve"(%arg13, %104) <{left_side = true, lower = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<2x4x4xcomplex<f32>>, tensor<2x4x2xcomplex<f32>>) -> tensor<2x4x2xcomplex<f32>>
    %106 = "stablehlo.reshape"(%105) : (tensor<2x4x2xcomplex<f32>>) -> tensor<2x4x1x2xcomplex<f32>>
    %107 = "stablehlo.transpose"(%106) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<2x4x1x2xcomplex<f32>>) -> tensor<2x2x4x1xcomplex<f32>>
    %108 = "stablehlo.reshape"(%107) : (tensor<2x2x4x1xcomplex<f32>>) -> tensor<2x2x4xcomplex<f32>>
    "func.return"(%108) : (tensor<2x2x4xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x4x4xcomplex<f32>>) -> (tensor<2xcomplex<f32>>, tensor<2xf32>), res_attrs = [{}, {}], sym_name = "slogdet_38", sym_visibility = "private"}> ({
  ^bb0(%arg6: tensor<2x4x4xcomplex<f32>>):
    %50:3 = "stablehlo.custom_call"(%arg6) <{api_version = 2 : i32, backend_config = "", call_target_name = "LuDecomposition", called_computations = [], has_side_effect = false}> : (tensor<2x4x4xcomplex<f32>>) -> (tensor<2x4x4xcomplex<f32>>, tensor<2x4xi32>, tensor<2x4xi32>)
    %51 = "func.call"(%50#0) <{callee = @diagonal_39}> : (tensor<2x4x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
    %52 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %53 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x4xcomplex<f32>>
    %54 = "stablehlo.compare"(%51, %53) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xi1>
    %55 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %56 = "stablehlo.reduce"(%54, %55) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg11: tensor<i1>, %arg12: tensor<i1>):
      %89 = "stablehlo.or"(%arg11, %arg12) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%89) : (tensor<i1>) -> ()
    }) : (tensor<2x4xi1>, tensor<i1>) -> tensor<2xi1>
    %57 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xi32>
    %58 = "stablehlo.broadcast_in_dim"(%57) <{broadcast_dimensions = array<i64: 1>}> : (tensor<4xi32>) -> tensor<1x4xi32>
    %59 = "stablehlo.broadcast_in_dim"(%58) <{broadcast_dimensions = array<i64: 0, 1>}> : (tensor<1x4xi32>) -> tensor<2x4xi32>
    %60 = "stablehlo.compare"(%50#1, %59) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x4xi1>
    %61 = "func.call"(%60) <{callee = @count_nonzero}> : (tensor<2x4xi1>) -> tensor<2xi64>
    %62 = "stablehlo.abs"(%51) : (tensor<2x4xcomplex<f32>>) -> tensor<2x4xf32>
    %63 = "stablehlo.convert"(%62) : (tensor<2x4xf32>) -> tensor<2x4xcomplex<f32>>
    %64 = "stablehlo.divide"(%51, %63) : (tensor<2x4xcomplex<f32>>, tensor<2x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
    %65 = "stablehlo.constant"() <{value = dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %66 = "stablehlo.reduce"(%64, %65) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg9: tensor<complex<f32>>, %arg10: tensor<complex<f32>>):
      %88 = "stablehlo.multiply"(%arg9, %arg10) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
      "stablehlo.return"(%88) : (tensor<complex<f32>>) -> ()
    }) : (tensor<2x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
    %67 = "stablehlo.constant"() <{value = dense<2> : tensor<i64>}> : () -> tensor<i64>
    %68 = "func.call"(%61, %67) <{callee = @remainder}> : (tensor<2xi64>, tensor<i64>) -> tensor<2xi64>
    %69 = "stablehlo.constant"() <{value = dense<-2> : tensor<i64>}> : () -> tensor<i64>
    %70 = "stablehlo.broadcast_in_dim"(%69) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2xi64>
    %71 = "stablehlo.multiply"(%70, %68) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %72 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %73 = "stablehlo.broadcast_in_dim"(%72) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<2xi64>
    %74 = "stablehlo.add"(%71, %73) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %75 = "stablehlo.convert"(%74) : (tensor<2xi64>) -> tensor<2xcomplex<f32>>
    %76 = "stablehlo.multiply"(%66, %75) : (tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
    %77 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %78 = "func.call"(%56, %77, %76) <{callee = @_where_40}> : (tensor<2xi1>, tensor<complex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
    %79 = "stablehlo.abs"(%51) : (tensor<2x4xcomplex<f32>>) -> tensor<2x4xf32>
    %80 = "stablehlo.log"(%79) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %81 = "stablehlo.convert"(%80) : (tensor<2x4xf32>) -> tensor<2x4xcomplex<f32>>
    %82 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %83 = "stablehlo.reduce"(%81, %82) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg7: tensor<complex<f32>>, %arg8: tensor<complex<f32>>):
      %87 = "stablehlo.add"(%arg7, %arg8) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
      "stablehlo.return"(%87) : (tensor<complex<f32>>) -> ()
    }) : (tensor<2x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
    %84 = "stablehlo.constant"() <{value = dense<(0xFF800000,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %85 = "func.call"(%56, %84, %83) <{callee = @_where_40}> : (tensor<2xi1>, tensor<complex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
    %86 = "stablehlo.real"(%85) : (tensor<2xcomplex<f32>>) -> tensor<2xf32>
    "func.return"(%78, %86) : (tensor<2xcomplex<f32>>, tensor<2xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x4x4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>, res_attrs = [{}], sym_name = "diagonal_39", sym_visibility = "private"}> ({
  ^bb0(%arg5: tensor<2x4x4xcomplex<f32>>):
    %28 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xi64>
    %29 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<4xi64>
    %30 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4xi64>
    %32 = "stablehlo.compare"(%28, %31) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %33 = "stablehlo.constant"() <{value = dense<4> : tensor<i64>}> : () -> tensor<i64>
    %34 = "stablehlo.broadcast_in_dim"(%33) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4xi64>
    %35 = "stablehlo.add"(%28, %34) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %36 = "stablehlo.select"(%32, %35, %28) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %37 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %38 = "stablehlo.broadcast_in_dim"(%37) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4xi64>
    %39 = "stablehlo.compare"(%29, %38) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi1>
    %40 = "stablehlo.constant"() <{value = dense<4> : tensor<i64>}> : () -> tensor<i64>
    %41 = "stablehlo.broadcast_in_dim"(%40) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<4xi64>
    %42 = "stablehlo.add"(%29, %41) : (tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %43 = "stablehlo.select"(%39, %42, %29) : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
    %44 = "stablehlo.convert"(%36) : (tensor<4xi64>) -> tensor<4xi32>
    %45 = "stablehlo.convert"(%43) : (tensor<4xi64>) -> tensor<4xi32>
    %46 = "stablehlo.broadcast_in_dim"(%44) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>) -> tensor<4x1xi32>
    %47 = "stablehlo.broadcast_in_dim"(%45) <{broadcast_dimensions = array<i64: 0>}> : (tensor<4xi32>) -> tensor<4x1xi32>
    %48 = "stablehlo.concatenate"(%46, %47) <{dimension = 1 : i64}> : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
    %49 = "stablehlo.gather"(%arg5, %48) <{dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1, 2], start_index_map = [1, 2], index_vector_dim = 1>, indices_are_sorted = false, slice_sizes = array<i64: 2, 1, 1>}> : (tensor<2x4x4xcomplex<f32>>, tensor<4x2xi32>) -> tensor<2x4xcomplex<f32>>
    "func.return"(%49) : (tensor<2x4xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2xi1>, tensor<complex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>, res_attrs = [{}], sym_name = "_where_40", sym_visibility = "private"}> ({
  ^bb0(%arg2: tensor<2xi1>, %arg3: tensor<complex<f32>>, %arg4: tensor<2xcomplex<f32>>):
    %26 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
    %27 = "stablehlo.select"(%arg2, %26, %arg4) : (tensor<2xi1>, tensor<2xcomplex<f32>>, tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>>
    "func.return"(%27) : (tensor<2xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2x5x3xcomplex<f32>>) -> (tensor<2x5x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>), res_attrs = [{}, {}], sym_name = "qr_41", sym_visibility = "private"}> ({
  ^bb0(%arg1: tensor<2x5x3xcomplex<f32>>):
    %13:2 = "stablehlo.custom_call"(%arg1) <{api_version = 1 : i32, backend_config = "", call_target_name = "Qr", called_computations = [], has_side_effect = false}> : (tensor<2x5x3xcomplex<f32>>) -> (tensor<2x5x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>)
    %14 = "stablehlo.custom_call"(%13#0, %13#1) <{api_version = 1 : i32, backend_config = "", call_target_name = "ProductOfElementaryHouseholderReflectors", called_computations = [], has_side_effect = false}> : (tensor<2x5x3xcomplex<f32>>, tensor<2x3xcomplex<f32>>) -> tensor<2x5x3xcomplex<f32>>
    %15 = "stablehlo.slice"(%13#0) <{limit_indices = array<i64: 2, 3, 3>, start_indices = array<i64: 0, 0, 0>, strides = array<i64: 1, 1, 1>}> : (tensor<2x5x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %16 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3x3xi64>
    %17 = "stablehlo.constant"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
    %18 = "stablehlo.broadcast_in_dim"(%17) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<3x3xi64>
    %19 = "stablehlo.add"(%16, %18) : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi64>
    %20 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<3x3xi64>
    %21 = "stablehlo.compare"(%19, %20) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<3x3xi64>, tensor<3x3xi64>) -> tensor<3x3xi1>
    %22 = "stablehlo.broadcast_in_dim"(%21) <{broadcast_dimensions = array<i64: 1, 2>}> : (tensor<3x3xi1>) -> tensor<2x3x3xi1>
    %23 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %24 = "stablehlo.broadcast_in_dim"(%23) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    %25 = "stablehlo.select"(%22, %24, %15) : (tensor<2x3x3xi1>, tensor<2x3x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> tensor<2x3x3xcomplex<f32>>
    "func.return"(%14, %25) : (tensor<2x5x3xcomplex<f32>>, tensor<2x3x3xcomplex<f32>>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<5x3xcomplex<f32>>) -> (tensor<5x5xcomplex<f32>>, tensor<5x3xcomplex<f32>>), res_attrs = [{}, {}], sym_name = "qr_42", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<5x3xcomplex<f32>>):
    %0:2 = "stablehlo.custom_call"(%arg0) <{api_version = 1 : i32, backend_config = "", call_target_name = "Qr", called_computations = [], has_side_effect = false}> : (tensor<5x3xcomplex<f32>>) -> (tensor<5x3xcomplex<f32>>, tensor<3xcomplex<f32>>)
    %1 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %2 = "stablehlo.pad"(%0#0, %1) <{edge_padding_high = array<i64: 0, 2>, edge_padding_low = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>}> : (tensor<5x3xcomplex<f32>>, tensor<complex<f32>>) -> tensor<5x5xcomplex<f32>>
    %3 = "stablehlo.custom_call"(%2, %0#1) <{api_version = 1 : i32, backend_config = "", call_target_name = "ProductOfElementaryHouseholderReflectors", called_computations = [], has_side_effect = false}> : (tensor<5x5xcomplex<f32>>, tensor<3xcomplex<f32>>) -> tensor<5x5xcomplex<f32>>
    %4 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5x3xi64>
    %5 = "stablehlo.constant"() <{value = dense<-1> : tensor<i64>}> : () -> tensor<i64>
    %6 = "stablehlo.broadcast_in_dim"(%5) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<5x3xi64>
    %7 = "stablehlo.add"(%4, %6) : (tensor<5x3xi64>, tensor<5x3xi64>) -> tensor<5x3xi64>
    %8 = "stablehlo.iota"() <{iota_dimension = 1 : i64}> : () -> tensor<5x3xi64>
    %9 = "stablehlo.compare"(%7, %8) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<5x3xi64>, tensor<5x3xi64>) -> tensor<5x3xi1>
    %10 = "stablehlo.constant"() <{value = dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>}> : () -> tensor<complex<f32>>
    %11 = "stablehlo.broadcast_in_dim"(%10) <{broadcast_dimensions = array<i64>}> : (tensor<complex<f32>>) -> tensor<5x3xcomplex<f32>>
    %12 = "stablehlo.select"(%9, %11, %0#0) : (tensor<5x3xi1>, tensor<5x3xcomplex<f32>>, tensor<5x3xcomplex<f32>>) -> tensor<5x3xcomplex<f32>>
    "func.return"(%3, %12) : (tensor<5x5xcomplex<f32>>, tensor<5x3xcomplex<f32>>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
