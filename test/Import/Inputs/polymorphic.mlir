"builtin.module"() <{sym_name = "jit_program"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}], function_type = (tensor<2x3x4xf32>, tensor<3x6x4xf32>, tensor<4x12xf32>, tensor<4x4xf32>, tensor<3x4x2xf32>) -> (tensor<5x4xf32>, tensor<17x4xf32>, tensor<3x4xf32>, tensor<6x3xf32>, tensor<9x4xf32>, tensor<3x3x2xf32>, tensor<3x3xi32>, tensor<3x6x4xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2][0]"}, {jax.result_info = "result[2][1]"}, {jax.result_info = "result[2][2]"}, {jax.result_info = "result[3][0]"}, {jax.result_info = "result[3][1]"}, {jax.result_info = "result[3][2]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg111: tensor<2x3x4xf32>, %arg112: tensor<3x6x4xf32>, %arg113: tensor<4x12xf32>, %arg114: tensor<4x4xf32>, %arg115: tensor<3x4x2xf32>):
    %511 = "stablehlo.convert"(%arg111) : (tensor<2x3x4xf32>) -> tensor<?x?x4xf32>
    %512 = "func.call"(%511, %arg113) <{callee = @call_exported_attend}> : (tensor<?x?x4xf32>, tensor<4x12xf32>) -> tensor<?x4xf32>
    %513 = "stablehlo.convert"(%512) : (tensor<?x4xf32>) -> tensor<5x4xf32>
    %514 = "stablehlo.convert"(%arg112) : (tensor<3x6x4xf32>) -> tensor<?x?x4xf32>
    %515 = "func.call"(%514, %arg113) <{callee = @call_exported_attend_0}> : (tensor<?x?x4xf32>, tensor<4x12xf32>) -> tensor<?x4xf32>
    %516 = "stablehlo.convert"(%515) : (tensor<?x4xf32>) -> tensor<17x4xf32>
    %517 = "stablehlo.convert"(%arg112) : (tensor<3x6x4xf32>) -> tensor<?x?x4xf32>
    %518:3 = "func.call"(%517, %arg114) <{callee = @call_exported_recur}> : (tensor<?x?x4xf32>, tensor<4x4xf32>) -> (tensor<?x4xf32>, tensor<?x?xf32>, tensor<?x?xf32>)
    %519 = "stablehlo.convert"(%518#0) : (tensor<?x4xf32>) -> tensor<3x4xf32>
    %520 = "stablehlo.convert"(%518#1) : (tensor<?x?xf32>) -> tensor<6x3xf32>
    %521 = "stablehlo.convert"(%518#2) : (tensor<?x?xf32>) -> tensor<9x4xf32>
    %522 = "stablehlo.convert"(%arg112) : (tensor<3x6x4xf32>) -> tensor<?x?x4xf32>
    %523:3 = "func.call"(%522, %arg115) <{callee = @call_exported_convolve}> : (tensor<?x?x4xf32>, tensor<3x4x2xf32>) -> (tensor<?x?x2xf32>, tensor<?x?xi32>, tensor<?x?x4xf32>)
    %524 = "stablehlo.convert"(%523#0) : (tensor<?x?x2xf32>) -> tensor<3x3x2xf32>
    %525 = "stablehlo.convert"(%523#1) : (tensor<?x?xi32>) -> tensor<3x3xi32>
    %526 = "stablehlo.convert"(%523#2) : (tensor<?x?x4xf32>) -> tensor<3x6x4xf32>
    "func.return"(%513, %516, %519, %520, %521, %524, %525, %526) : (tensor<5x4xf32>, tensor<17x4xf32>, tensor<3x4xf32>, tensor<6x3xf32>, tensor<9x4xf32>, tensor<3x3x2xf32>, tensor<3x3xi32>, tensor<3x6x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<?x?x4xf32>, tensor<4x12xf32>) -> tensor<?x4xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "call_exported_attend", sym_visibility = "private"}> ({
  ^bb0(%arg109: tensor<?x?x4xf32>, %arg110: tensor<4x12xf32>):
    %493 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %494 = "stablehlo.constant"() <{value = dense<-2> : tensor<i32>}> : () -> tensor<i32>
    %495 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %496 = "stablehlo.get_dimension_size"(%arg109) <{dimension = 0 : i64}> : (tensor<?x?x4xf32>) -> tensor<i32>
    %497 = "stablehlo.get_dimension_size"(%arg109) <{dimension = 1 : i64}> : (tensor<?x?x4xf32>) -> tensor<i32>
    %498 = "stablehlo.compare"(%496, %495) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.custom_call"(%498, %496) <{api_version = 2 : i32, call_target_name = "shape_assertion", has_side_effect = true}> {error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'b'. Using the following polymorphic shapes specifications: args[0].shape = (b, s, 4). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i32>) -> ()
    %499 = "stablehlo.compare"(%497, %495) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.custom_call"(%499, %496, %497) <{api_version = 2 : i32, call_target_name = "shape_assertion", has_side_effect = true}> {error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 's'. Using the following polymorphic shapes specifications: args[0].shape = (b, s, 4). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), 's' = {1} from specification 's' for dimension args[0].shape[1] (= {1}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i32>, tensor<i32>) -> ()
    %500 = "stablehlo.convert"(%497) : (tensor<i32>) -> tensor<i32>
    %501 = "stablehlo.add"(%500, %494) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %502 = "stablehlo.compare"(%501, %493) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %503 = "stablehlo.convert"(%497) : (tensor<i32>) -> tensor<i32>
    %504 = "stablehlo.add"(%503, %494) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.custom_call"(%502, %504, %496, %497) <{api_version = 2 : i32, call_target_name = "shape_assertion", has_side_effect = true}> {error_message = "Input shapes do not match the symbolic shape constraint s >= 2. Expected 's - 2' to be greater or equal to 0, but found {0}.  Using the following polymorphic shapes specifications: args[0].shape = (b, s, 4). Obtained dimension variables: 'b' = {1} from specification 'b' for dimension args[0].shape[0] (= {1}), 's' = {2} from specification 's' for dimension args[0].shape[1] (= {2}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i32>, tensor<i32>, tensor<i32>) -> ()
    %505 = "stablehlo.convert"(%496) : (tensor<i32>) -> tensor<i32>
    %506 = "stablehlo.add"(%505, %494) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %507 = "stablehlo.compare"(%506, %493) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %508 = "stablehlo.convert"(%496) : (tensor<i32>) -> tensor<i32>
    %509 = "stablehlo.add"(%508, %494) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.custom_call"(%507, %509, %496, %497) <{api_version = 2 : i32, call_target_name = "shape_assertion", has_side_effect = true}> {error_message = "Input shapes do not match the symbolic shape constraint b >= 2. Expected 'b - 2' to be greater or equal to 0, but found {0}.  Using the following polymorphic shapes specifications: args[0].shape = (b, s, 4). Obtained dimension variables: 'b' = {1} from specification 'b' for dimension args[0].shape[0] (= {1}), 's' = {2} from specification 's' for dimension args[0].shape[1] (= {2}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i32>, tensor<i32>, tensor<i32>) -> ()
    %510 = "func.call"(%496, %497, %arg109, %arg110) <{callee = @_wrapped_jax_export_main}> : (tensor<i32>, tensor<i32>, tensor<?x?x4xf32>, tensor<4x12xf32>) -> tensor<?x4xf32>
    "func.return"(%510) : (tensor<?x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{jax.global_constant = "b"}, {jax.global_constant = "s"}, {}, {}], function_type = (tensor<i32>, tensor<i32>, tensor<?x?x4xf32>, tensor<4x12xf32>) -> tensor<?x4xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "_wrapped_jax_export_main", sym_visibility = "private"}> ({
  ^bb0(%arg101: tensor<i32>, %arg102: tensor<i32>, %arg103: tensor<?x?x4xf32>, %arg104: tensor<4x12xf32>):
    %396 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %397 = "stablehlo.constant"() <{value = dense<4> : tensor<1xi32>}> : () -> tensor<1xi32>
    %398 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %399 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %400 = "stablehlo.constant"() <{value = dense<-1.000000e+09> : tensor<f32>}> : () -> tensor<f32>
    %401 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %402 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
    %403 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %404 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %405 = "stablehlo.constant"() <{value = dense<2> : tensor<1xi32>}> : () -> tensor<1xi32>
    %406 = "stablehlo.constant"() <{value = dense<3> : tensor<1xi32>}> : () -> tensor<1xi32>
    %407 = "stablehlo.dot_general"(%arg103, %arg104) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : (tensor<?x?x4xf32>, tensor<4x12xf32>) -> tensor<?x?x12xf32>
    %408 = "stablehlo.reshape"(%arg101) : (tensor<i32>) -> tensor<1xi32>
    %409 = "stablehlo.reshape"(%arg102) : (tensor<i32>) -> tensor<1xi32>
    %410 = "stablehlo.concatenate"(%408, %409, %406, %405, %405) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<5xi32>
    %411 = "stablehlo.dynamic_reshape"(%407, %410) : (tensor<?x?x12xf32>, tensor<5xi32>) -> tensor<?x?x3x2x2xf32>
    %412 = "stablehlo.transpose"(%411) <{permutation = array<i64: 2, 0, 1, 3, 4>}> : (tensor<?x?x3x2x2xf32>) -> tensor<3x?x?x2x2xf32>
    %413 = "stablehlo.concatenate"(%404, %404, %404, %404, %404) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<5xi32>
    %414 = "stablehlo.reshape"(%arg101) : (tensor<i32>) -> tensor<1xi32>
    %415 = "stablehlo.reshape"(%arg102) : (tensor<i32>) -> tensor<1xi32>
    %416 = "stablehlo.concatenate"(%402, %414, %415, %405, %405) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<5xi32>
    %417 = "stablehlo.concatenate"(%402, %402, %402, %402, %402) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<5xi32>
    %418 = "stablehlo.real_dynamic_slice"(%412, %413, %416, %417) : (tensor<3x?x?x2x2xf32>, tensor<5xi32>, tensor<5xi32>, tensor<5xi32>) -> tensor<1x?x?x2x2xf32>
    %419 = "stablehlo.reshape"(%arg101) : (tensor<i32>) -> tensor<1xi32>
    %420 = "stablehlo.reshape"(%arg102) : (tensor<i32>) -> tensor<1xi32>
    %421 = "stablehlo.concatenate"(%419, %420, %405, %405) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %422 = "stablehlo.dynamic_reshape"(%418, %421) : (tensor<1x?x?x2x2xf32>, tensor<4xi32>) -> tensor<?x?x2x2xf32>
    %423 = "stablehlo.concatenate"(%402, %404, %404, %404, %404) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<5xi32>
    %424 = "stablehlo.reshape"(%arg101) : (tensor<i32>) -> tensor<1xi32>
    %425 = "stablehlo.reshape"(%arg102) : (tensor<i32>) -> tensor<1xi32>
    %426 = "stablehlo.concatenate"(%405, %424, %425, %405, %405) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<5xi32>
    %427 = "stablehlo.concatenate"(%402, %402, %402, %402, %402) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<5xi32>
    %428 = "stablehlo.real_dynamic_slice"(%412, %423, %426, %427) : (tensor<3x?x?x2x2xf32>, tensor<5xi32>, tensor<5xi32>, tensor<5xi32>) -> tensor<1x?x?x2x2xf32>
    %429 = "stablehlo.reshape"(%arg101) : (tensor<i32>) -> tensor<1xi32>
    %430 = "stablehlo.reshape"(%arg102) : (tensor<i32>) -> tensor<1xi32>
    %431 = "stablehlo.concatenate"(%429, %430, %405, %405) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %432 = "stablehlo.dynamic_reshape"(%428, %431) : (tensor<1x?x?x2x2xf32>, tensor<4xi32>) -> tensor<?x?x2x2xf32>
    %433 = "stablehlo.concatenate"(%405, %404, %404, %404, %404) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<5xi32>
    %434 = "stablehlo.reshape"(%arg101) : (tensor<i32>) -> tensor<1xi32>
    %435 = "stablehlo.reshape"(%arg102) : (tensor<i32>) -> tensor<1xi32>
    %436 = "stablehlo.concatenate"(%406, %434, %435, %405, %405) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<5xi32>
    %437 = "stablehlo.concatenate"(%402, %402, %402, %402, %402) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<5xi32>
    %438 = "stablehlo.real_dynamic_slice"(%412, %433, %436, %437) : (tensor<3x?x?x2x2xf32>, tensor<5xi32>, tensor<5xi32>, tensor<5xi32>) -> tensor<1x?x?x2x2xf32>
    %439 = "stablehlo.reshape"(%arg101) : (tensor<i32>) -> tensor<1xi32>
    %440 = "stablehlo.reshape"(%arg102) : (tensor<i32>) -> tensor<1xi32>
    %441 = "stablehlo.concatenate"(%439, %440, %405, %405) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %442 = "stablehlo.dynamic_reshape"(%438, %441) : (tensor<1x?x?x2x2xf32>, tensor<4xi32>) -> tensor<?x?x2x2xf32>
    %443 = "stablehlo.reshape"(%arg102) : (tensor<i32>) -> tensor<1xi32>
    %444 = "stablehlo.reshape"(%arg102) : (tensor<i32>) -> tensor<1xi32>
    %445 = "stablehlo.concatenate"(%443, %444) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %446 = "stablehlo.dynamic_broadcast_in_dim"(%401, %445) <{broadcast_dimensions = array<i64>}> : (tensor<i1>, tensor<2xi32>) -> tensor<?x?xi1>
    %447 = "func.call"(%arg101, %arg102, %446) <{callee = @tril}> : (tensor<i32>, tensor<i32>, tensor<?x?xi1>) -> tensor<?x?xi1>
    %448 = "stablehlo.dot_general"(%422, %432) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>}> : (tensor<?x?x2x2xf32>, tensor<?x?x2x2xf32>) -> tensor<?x2x?x?xf32>
    %449 = "func.call"(%arg101, %arg102, %447, %448, %400) <{callee = @_where}> : (tensor<i32>, tensor<i32>, tensor<?x?xi1>, tensor<?x2x?x?xf32>, tensor<f32>) -> tensor<?x2x?x?xf32>
    %450 = "stablehlo.reduce"(%449, %399) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg107: tensor<f32>, %arg108: tensor<f32>):
      %492 = "stablehlo.maximum"(%arg107, %arg108) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%492) : (tensor<f32>) -> ()
    }) : (tensor<?x2x?x?xf32>, tensor<f32>) -> tensor<?x2x?xf32>
    %451 = "stablehlo.reshape"(%arg101) : (tensor<i32>) -> tensor<1xi32>
    %452 = "stablehlo.reshape"(%arg102) : (tensor<i32>) -> tensor<1xi32>
    %453 = "stablehlo.concatenate"(%451, %405, %452) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %454 = "stablehlo.dynamic_broadcast_in_dim"(%399, %453) <{broadcast_dimensions = array<i64>}> : (tensor<f32>, tensor<3xi32>) -> tensor<?x2x?xf32>
    %455 = "stablehlo.maximum"(%454, %450) : (tensor<?x2x?xf32>, tensor<?x2x?xf32>) -> tensor<?x2x?xf32>
    %456 = "stablehlo.reshape"(%arg101) : (tensor<i32>) -> tensor<1xi32>
    %457 = "stablehlo.reshape"(%arg102) : (tensor<i32>) -> tensor<1xi32>
    %458 = "stablehlo.concatenate"(%456, %405, %457, %402) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %459 = "stablehlo.dynamic_broadcast_in_dim"(%455, %458) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<?x2x?xf32>, tensor<4xi32>) -> tensor<?x2x?x1xf32>
    %460 = "stablehlo.reshape"(%arg101) : (tensor<i32>) -> tensor<1xi32>
    %461 = "stablehlo.reshape"(%arg102) : (tensor<i32>) -> tensor<1xi32>
    %462 = "stablehlo.reshape"(%arg102) : (tensor<i32>) -> tensor<1xi32>
    %463 = "stablehlo.concatenate"(%460, %405, %461, %462) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %464 = "stablehlo.dynamic_broadcast_in_dim"(%459, %463) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<?x2x?x1xf32>, tensor<4xi32>) -> tensor<?x2x?x?xf32>
    %465 = "stablehlo.subtract"(%449, %464) : (tensor<?x2x?x?xf32>, tensor<?x2x?x?xf32>) -> tensor<?x2x?x?xf32>
    %466 = "stablehlo.exponential"(%465) : (tensor<?x2x?x?xf32>) -> tensor<?x2x?x?xf32>
    %467 = "stablehlo.reduce"(%466, %398) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg105: tensor<f32>, %arg106: tensor<f32>):
      %491 = "stablehlo.add"(%arg105, %arg106) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%491) : (tensor<f32>) -> ()
    }) : (tensor<?x2x?x?xf32>, tensor<f32>) -> tensor<?x2x?xf32>
    %468 = "stablehlo.reshape"(%arg101) : (tensor<i32>) -> tensor<1xi32>
    %469 = "stablehlo.reshape"(%arg102) : (tensor<i32>) -> tensor<1xi32>
    %470 = "stablehlo.concatenate"(%468, %405, %469, %402) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %471 = "stablehlo.dynamic_broadcast_in_dim"(%467, %470) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<?x2x?xf32>, tensor<4xi32>) -> tensor<?x2x?x1xf32>
    %472 = "stablehlo.reshape"(%arg101) : (tensor<i32>) -> tensor<1xi32>
    %473 = "stablehlo.reshape"(%arg102) : (tensor<i32>) -> tensor<1xi32>
    %474 = "stablehlo.reshape"(%arg102) : (tensor<i32>) -> tensor<1xi32>
    %475 = "stablehlo.concatenate"(%472, %405, %473, %474) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %476 = "stablehlo.dynamic_broadcast_in_dim"(%471, %475) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<?x2x?x1xf32>, tensor<4xi32>) -> tensor<?x2x?x?xf32>
    %477 = "stablehlo.divide"(%466, %476) : (tensor<?x2x?x?xf32>, tensor<?x2x?x?xf32>) -> tensor<?x2x?x?xf32>
    %478 = "stablehlo.dot_general"(%442, %477) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [3]>}> : (tensor<?x?x2x2xf32>, tensor<?x2x?x?xf32>) -> tensor<?x2x2x?xf32>
    %479 = "stablehlo.transpose"(%478) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<?x2x2x?xf32>) -> tensor<?x?x2x2xf32>
    %480 = "stablehlo.multiply"(%arg102, %arg101) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %481 = "stablehlo.reshape"(%480) : (tensor<i32>) -> tensor<1xi32>
    %482 = "stablehlo.concatenate"(%481, %397) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %483 = "stablehlo.dynamic_reshape"(%479, %482) : (tensor<?x?x2x2xf32>, tensor<2xi32>) -> tensor<?x4xf32>
    %484 = "stablehlo.broadcast_in_dim"(%403) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %485 = "stablehlo.multiply"(%arg102, %arg101) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %486 = "stablehlo.convert"(%485) : (tensor<i32>) -> tensor<i32>
    %487 = "stablehlo.add"(%486, %396) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %488 = "stablehlo.reshape"(%487) : (tensor<i32>) -> tensor<1xi32>
    %489 = "stablehlo.concatenate"(%488, %397) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %490 = "stablehlo.dynamic_gather"(%483, %484, %489) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [0]>, indices_are_sorted = true}> : (tensor<?x4xf32>, tensor<1xi32>, tensor<2xi32>) -> tensor<?x4xf32>
    "func.return"(%490) : (tensor<?x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{jax.global_constant = "b"}, {jax.global_constant = "s"}, {}], function_type = (tensor<i32>, tensor<i32>, tensor<?x?xi1>) -> tensor<?x?xi1>, res_attrs = [{}], sym_name = "tril", sym_visibility = "private"}> ({
  ^bb0(%arg98: tensor<i32>, %arg99: tensor<i32>, %arg100: tensor<?x?xi1>):
    %375 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %376 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %377 = "stablehlo.reshape"(%arg99) : (tensor<i32>) -> tensor<1xi32>
    %378 = "stablehlo.reshape"(%arg99) : (tensor<i32>) -> tensor<1xi32>
    %379 = "stablehlo.concatenate"(%377, %378) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %380 = "stablehlo.dynamic_iota"(%379) <{iota_dimension = 0 : i64}> : (tensor<2xi32>) -> tensor<?x?xi32>
    %381 = "stablehlo.reshape"(%arg99) : (tensor<i32>) -> tensor<1xi32>
    %382 = "stablehlo.reshape"(%arg99) : (tensor<i32>) -> tensor<1xi32>
    %383 = "stablehlo.concatenate"(%381, %382) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %384 = "stablehlo.dynamic_broadcast_in_dim"(%376, %383) <{broadcast_dimensions = array<i64>}> : (tensor<i32>, tensor<2xi32>) -> tensor<?x?xi32>
    %385 = "stablehlo.add"(%380, %384) : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi32>
    %386 = "stablehlo.reshape"(%arg99) : (tensor<i32>) -> tensor<1xi32>
    %387 = "stablehlo.reshape"(%arg99) : (tensor<i32>) -> tensor<1xi32>
    %388 = "stablehlo.concatenate"(%386, %387) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %389 = "stablehlo.dynamic_iota"(%388) <{iota_dimension = 1 : i64}> : (tensor<2xi32>) -> tensor<?x?xi32>
    %390 = "stablehlo.compare"(%385, %389) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi1>
    %391 = "stablehlo.reshape"(%arg99) : (tensor<i32>) -> tensor<1xi32>
    %392 = "stablehlo.reshape"(%arg99) : (tensor<i32>) -> tensor<1xi32>
    %393 = "stablehlo.concatenate"(%391, %392) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %394 = "stablehlo.dynamic_broadcast_in_dim"(%375, %393) <{broadcast_dimensions = array<i64>}> : (tensor<i1>, tensor<2xi32>) -> tensor<?x?xi1>
    %395 = "stablehlo.select"(%390, %arg100, %394) : (tensor<?x?xi1>, tensor<?x?xi1>, tensor<?x?xi1>) -> tensor<?x?xi1>
    "func.return"(%395) : (tensor<?x?xi1>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{jax.global_constant = "b"}, {jax.global_constant = "s"}, {}, {}, {}], function_type = (tensor<i32>, tensor<i32>, tensor<?x?xi1>, tensor<?x2x?x?xf32>, tensor<f32>) -> tensor<?x2x?x?xf32>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg93: tensor<i32>, %arg94: tensor<i32>, %arg95: tensor<?x?xi1>, %arg96: tensor<?x2x?x?xf32>, %arg97: tensor<f32>):
    %362 = "stablehlo.constant"() <{value = dense<2> : tensor<1xi32>}> : () -> tensor<1xi32>
    %363 = "stablehlo.convert"(%arg97) : (tensor<f32>) -> tensor<f32>
    %364 = "stablehlo.reshape"(%arg93) : (tensor<i32>) -> tensor<1xi32>
    %365 = "stablehlo.reshape"(%arg94) : (tensor<i32>) -> tensor<1xi32>
    %366 = "stablehlo.reshape"(%arg94) : (tensor<i32>) -> tensor<1xi32>
    %367 = "stablehlo.concatenate"(%364, %362, %365, %366) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %368 = "stablehlo.dynamic_broadcast_in_dim"(%arg95, %367) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<?x?xi1>, tensor<4xi32>) -> tensor<?x2x?x?xi1>
    %369 = "stablehlo.reshape"(%arg93) : (tensor<i32>) -> tensor<1xi32>
    %370 = "stablehlo.reshape"(%arg94) : (tensor<i32>) -> tensor<1xi32>
    %371 = "stablehlo.reshape"(%arg94) : (tensor<i32>) -> tensor<1xi32>
    %372 = "stablehlo.concatenate"(%369, %362, %370, %371) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %373 = "stablehlo.dynamic_broadcast_in_dim"(%363, %372) <{broadcast_dimensions = array<i64>}> : (tensor<f32>, tensor<4xi32>) -> tensor<?x2x?x?xf32>
    %374 = "stablehlo.select"(%368, %arg96, %373) : (tensor<?x2x?x?xi1>, tensor<?x2x?x?xf32>, tensor<?x2x?x?xf32>) -> tensor<?x2x?x?xf32>
    "func.return"(%374) : (tensor<?x2x?x?xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<?x?x4xf32>, tensor<4x12xf32>) -> tensor<?x4xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "call_exported_attend_0", sym_visibility = "private"}> ({
  ^bb0(%arg91: tensor<?x?x4xf32>, %arg92: tensor<4x12xf32>):
    %344 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %345 = "stablehlo.constant"() <{value = dense<-2> : tensor<i32>}> : () -> tensor<i32>
    %346 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %347 = "stablehlo.get_dimension_size"(%arg91) <{dimension = 0 : i64}> : (tensor<?x?x4xf32>) -> tensor<i32>
    %348 = "stablehlo.get_dimension_size"(%arg91) <{dimension = 1 : i64}> : (tensor<?x?x4xf32>) -> tensor<i32>
    %349 = "stablehlo.compare"(%347, %346) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.custom_call"(%349, %347) <{api_version = 2 : i32, call_target_name = "shape_assertion", has_side_effect = true}> {error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'b'. Using the following polymorphic shapes specifications: args[0].shape = (b, s, 4). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i32>) -> ()
    %350 = "stablehlo.compare"(%348, %346) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.custom_call"(%350, %347, %348) <{api_version = 2 : i32, call_target_name = "shape_assertion", has_side_effect = true}> {error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 's'. Using the following polymorphic shapes specifications: args[0].shape = (b, s, 4). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), 's' = {1} from specification 's' for dimension args[0].shape[1] (= {1}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i32>, tensor<i32>) -> ()
    %351 = "stablehlo.convert"(%348) : (tensor<i32>) -> tensor<i32>
    %352 = "stablehlo.add"(%351, %345) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %353 = "stablehlo.compare"(%352, %344) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %354 = "stablehlo.convert"(%348) : (tensor<i32>) -> tensor<i32>
    %355 = "stablehlo.add"(%354, %345) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.custom_call"(%353, %355, %347, %348) <{api_version = 2 : i32, call_target_name = "shape_assertion", has_side_effect = true}> {error_message = "Input shapes do not match the symbolic shape constraint s >= 2. Expected 's - 2' to be greater or equal to 0, but found {0}.  Using the following polymorphic shapes specifications: args[0].shape = (b, s, 4). Obtained dimension variables: 'b' = {1} from specification 'b' for dimension args[0].shape[0] (= {1}), 's' = {2} from specification 's' for dimension args[0].shape[1] (= {2}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i32>, tensor<i32>, tensor<i32>) -> ()
    %356 = "stablehlo.convert"(%347) : (tensor<i32>) -> tensor<i32>
    %357 = "stablehlo.add"(%356, %345) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %358 = "stablehlo.compare"(%357, %344) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %359 = "stablehlo.convert"(%347) : (tensor<i32>) -> tensor<i32>
    %360 = "stablehlo.add"(%359, %345) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.custom_call"(%358, %360, %347, %348) <{api_version = 2 : i32, call_target_name = "shape_assertion", has_side_effect = true}> {error_message = "Input shapes do not match the symbolic shape constraint b >= 2. Expected 'b - 2' to be greater or equal to 0, but found {0}.  Using the following polymorphic shapes specifications: args[0].shape = (b, s, 4). Obtained dimension variables: 'b' = {1} from specification 'b' for dimension args[0].shape[0] (= {1}), 's' = {2} from specification 's' for dimension args[0].shape[1] (= {2}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i32>, tensor<i32>, tensor<i32>) -> ()
    %361 = "func.call"(%347, %348, %arg91, %arg92) <{callee = @_wrapped_jax_export_main_0}> : (tensor<i32>, tensor<i32>, tensor<?x?x4xf32>, tensor<4x12xf32>) -> tensor<?x4xf32>
    "func.return"(%361) : (tensor<?x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{jax.global_constant = "b"}, {jax.global_constant = "s"}, {}, {}], function_type = (tensor<i32>, tensor<i32>, tensor<?x?x4xf32>, tensor<4x12xf32>) -> tensor<?x4xf32>, res_attrs = [{jax.result_info = "result"}], sym_name = "_wrapped_jax_export_main_0", sym_visibility = "private"}> ({
  ^bb0(%arg83: tensor<i32>, %arg84: tensor<i32>, %arg85: tensor<?x?x4xf32>, %arg86: tensor<4x12xf32>):
    %247 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %248 = "stablehlo.constant"() <{value = dense<4> : tensor<1xi32>}> : () -> tensor<1xi32>
    %249 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %250 = "stablehlo.constant"() <{value = dense<0xFF800000> : tensor<f32>}> : () -> tensor<f32>
    %251 = "stablehlo.constant"() <{value = dense<-1.000000e+09> : tensor<f32>}> : () -> tensor<f32>
    %252 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
    %253 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
    %254 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %255 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %256 = "stablehlo.constant"() <{value = dense<2> : tensor<1xi32>}> : () -> tensor<1xi32>
    %257 = "stablehlo.constant"() <{value = dense<3> : tensor<1xi32>}> : () -> tensor<1xi32>
    %258 = "stablehlo.dot_general"(%arg85, %arg86) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [0]>}> : (tensor<?x?x4xf32>, tensor<4x12xf32>) -> tensor<?x?x12xf32>
    %259 = "stablehlo.reshape"(%arg83) : (tensor<i32>) -> tensor<1xi32>
    %260 = "stablehlo.reshape"(%arg84) : (tensor<i32>) -> tensor<1xi32>
    %261 = "stablehlo.concatenate"(%259, %260, %257, %256, %256) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<5xi32>
    %262 = "stablehlo.dynamic_reshape"(%258, %261) : (tensor<?x?x12xf32>, tensor<5xi32>) -> tensor<?x?x3x2x2xf32>
    %263 = "stablehlo.transpose"(%262) <{permutation = array<i64: 2, 0, 1, 3, 4>}> : (tensor<?x?x3x2x2xf32>) -> tensor<3x?x?x2x2xf32>
    %264 = "stablehlo.concatenate"(%255, %255, %255, %255, %255) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<5xi32>
    %265 = "stablehlo.reshape"(%arg83) : (tensor<i32>) -> tensor<1xi32>
    %266 = "stablehlo.reshape"(%arg84) : (tensor<i32>) -> tensor<1xi32>
    %267 = "stablehlo.concatenate"(%253, %265, %266, %256, %256) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<5xi32>
    %268 = "stablehlo.concatenate"(%253, %253, %253, %253, %253) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<5xi32>
    %269 = "stablehlo.real_dynamic_slice"(%263, %264, %267, %268) : (tensor<3x?x?x2x2xf32>, tensor<5xi32>, tensor<5xi32>, tensor<5xi32>) -> tensor<1x?x?x2x2xf32>
    %270 = "stablehlo.reshape"(%arg83) : (tensor<i32>) -> tensor<1xi32>
    %271 = "stablehlo.reshape"(%arg84) : (tensor<i32>) -> tensor<1xi32>
    %272 = "stablehlo.concatenate"(%270, %271, %256, %256) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %273 = "stablehlo.dynamic_reshape"(%269, %272) : (tensor<1x?x?x2x2xf32>, tensor<4xi32>) -> tensor<?x?x2x2xf32>
    %274 = "stablehlo.concatenate"(%253, %255, %255, %255, %255) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<5xi32>
    %275 = "stablehlo.reshape"(%arg83) : (tensor<i32>) -> tensor<1xi32>
    %276 = "stablehlo.reshape"(%arg84) : (tensor<i32>) -> tensor<1xi32>
    %277 = "stablehlo.concatenate"(%256, %275, %276, %256, %256) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<5xi32>
    %278 = "stablehlo.concatenate"(%253, %253, %253, %253, %253) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<5xi32>
    %279 = "stablehlo.real_dynamic_slice"(%263, %274, %277, %278) : (tensor<3x?x?x2x2xf32>, tensor<5xi32>, tensor<5xi32>, tensor<5xi32>) -> tensor<1x?x?x2x2xf32>
    %280 = "stablehlo.reshape"(%arg83) : (tensor<i32>) -> tensor<1xi32>
    %281 = "stablehlo.reshape"(%arg84) : (tensor<i32>) -> tensor<1xi32>
    %282 = "stablehlo.concatenate"(%280, %281, %256, %256) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %283 = "stablehlo.dynamic_reshape"(%279, %282) : (tensor<1x?x?x2x2xf32>, tensor<4xi32>) -> tensor<?x?x2x2xf32>
    %284 = "stablehlo.concatenate"(%256, %255, %255, %255, %255) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<5xi32>
    %285 = "stablehlo.reshape"(%arg83) : (tensor<i32>) -> tensor<1xi32>
    %286 = "stablehlo.reshape"(%arg84) : (tensor<i32>) -> tensor<1xi32>
    %287 = "stablehlo.concatenate"(%257, %285, %286, %256, %256) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<5xi32>
    %288 = "stablehlo.concatenate"(%253, %253, %253, %253, %253) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<5xi32>
    %289 = "stablehlo.real_dynamic_slice"(%263, %284, %287, %288) : (tensor<3x?x?x2x2xf32>, tensor<5xi32>, tensor<5xi32>, tensor<5xi32>) -> tensor<1x?x?x2x2xf32>
    %290 = "stablehlo.reshape"(%arg83) : (tensor<i32>) -> tensor<1xi32>
    %291 = "stablehlo.reshape"(%arg84) : (tensor<i32>) -> tensor<1xi32>
    %292 = "stablehlo.concatenate"(%290, %291, %256, %256) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %293 = "stablehlo.dynamic_reshape"(%289, %292) : (tensor<1x?x?x2x2xf32>, tensor<4xi32>) -> tensor<?x?x2x2xf32>
    %294 = "stablehlo.reshape"(%arg84) : (tensor<i32>) -> tensor<1xi32>
    %295 = "stablehlo.reshape"(%arg84) : (tensor<i32>) -> tensor<1xi32>
    %296 = "stablehlo.concatenate"(%294, %295) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %297 = "stablehlo.dynamic_broadcast_in_dim"(%252, %296) <{broadcast_dimensions = array<i64>}> : (tensor<i1>, tensor<2xi32>) -> tensor<?x?xi1>
    %298 = "func.call"(%arg83, %arg84, %297) <{callee = @tril_0}> : (tensor<i32>, tensor<i32>, tensor<?x?xi1>) -> tensor<?x?xi1>
    %299 = "stablehlo.dot_general"(%273, %283) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 2], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>}> : (tensor<?x?x2x2xf32>, tensor<?x?x2x2xf32>) -> tensor<?x2x?x?xf32>
    %300 = "func.call"(%arg83, %arg84, %298, %299, %251) <{callee = @_where_0}> : (tensor<i32>, tensor<i32>, tensor<?x?xi1>, tensor<?x2x?x?xf32>, tensor<f32>) -> tensor<?x2x?x?xf32>
    %301 = "stablehlo.reduce"(%300, %250) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg89: tensor<f32>, %arg90: tensor<f32>):
      %343 = "stablehlo.maximum"(%arg89, %arg90) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%343) : (tensor<f32>) -> ()
    }) : (tensor<?x2x?x?xf32>, tensor<f32>) -> tensor<?x2x?xf32>
    %302 = "stablehlo.reshape"(%arg83) : (tensor<i32>) -> tensor<1xi32>
    %303 = "stablehlo.reshape"(%arg84) : (tensor<i32>) -> tensor<1xi32>
    %304 = "stablehlo.concatenate"(%302, %256, %303) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %305 = "stablehlo.dynamic_broadcast_in_dim"(%250, %304) <{broadcast_dimensions = array<i64>}> : (tensor<f32>, tensor<3xi32>) -> tensor<?x2x?xf32>
    %306 = "stablehlo.maximum"(%305, %301) : (tensor<?x2x?xf32>, tensor<?x2x?xf32>) -> tensor<?x2x?xf32>
    %307 = "stablehlo.reshape"(%arg83) : (tensor<i32>) -> tensor<1xi32>
    %308 = "stablehlo.reshape"(%arg84) : (tensor<i32>) -> tensor<1xi32>
    %309 = "stablehlo.concatenate"(%307, %256, %308, %253) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %310 = "stablehlo.dynamic_broadcast_in_dim"(%306, %309) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<?x2x?xf32>, tensor<4xi32>) -> tensor<?x2x?x1xf32>
    %311 = "stablehlo.reshape"(%arg83) : (tensor<i32>) -> tensor<1xi32>
    %312 = "stablehlo.reshape"(%arg84) : (tensor<i32>) -> tensor<1xi32>
    %313 = "stablehlo.reshape"(%arg84) : (tensor<i32>) -> tensor<1xi32>
    %314 = "stablehlo.concatenate"(%311, %256, %312, %313) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %315 = "stablehlo.dynamic_broadcast_in_dim"(%310, %314) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<?x2x?x1xf32>, tensor<4xi32>) -> tensor<?x2x?x?xf32>
    %316 = "stablehlo.subtract"(%300, %315) : (tensor<?x2x?x?xf32>, tensor<?x2x?x?xf32>) -> tensor<?x2x?x?xf32>
    %317 = "stablehlo.exponential"(%316) : (tensor<?x2x?x?xf32>) -> tensor<?x2x?x?xf32>
    %318 = "stablehlo.reduce"(%317, %249) <{dimensions = array<i64: 3>}> ({
    ^bb0(%arg87: tensor<f32>, %arg88: tensor<f32>):
      %342 = "stablehlo.add"(%arg87, %arg88) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%342) : (tensor<f32>) -> ()
    }) : (tensor<?x2x?x?xf32>, tensor<f32>) -> tensor<?x2x?xf32>
    %319 = "stablehlo.reshape"(%arg83) : (tensor<i32>) -> tensor<1xi32>
    %320 = "stablehlo.reshape"(%arg84) : (tensor<i32>) -> tensor<1xi32>
    %321 = "stablehlo.concatenate"(%319, %256, %320, %253) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %322 = "stablehlo.dynamic_broadcast_in_dim"(%318, %321) <{broadcast_dimensions = array<i64: 0, 1, 2>}> : (tensor<?x2x?xf32>, tensor<4xi32>) -> tensor<?x2x?x1xf32>
    %323 = "stablehlo.reshape"(%arg83) : (tensor<i32>) -> tensor<1xi32>
    %324 = "stablehlo.reshape"(%arg84) : (tensor<i32>) -> tensor<1xi32>
    %325 = "stablehlo.reshape"(%arg84) : (tensor<i32>) -> tensor<1xi32>
    %326 = "stablehlo.concatenate"(%323, %256, %324, %325) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %327 = "stablehlo.dynamic_broadcast_in_dim"(%322, %326) <{broadcast_dimensions = array<i64: 0, 1, 2, 3>}> : (tensor<?x2x?x1xf32>, tensor<4xi32>) -> tensor<?x2x?x?xf32>
    %328 = "stablehlo.divide"(%317, %327) : (tensor<?x2x?x?xf32>, tensor<?x2x?x?xf32>) -> tensor<?x2x?x?xf32>
    %329 = "stablehlo.dot_general"(%293, %328) <{dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 2], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [3]>}> : (tensor<?x?x2x2xf32>, tensor<?x2x?x?xf32>) -> tensor<?x2x2x?xf32>
    %330 = "stablehlo.transpose"(%329) <{permutation = array<i64: 0, 3, 1, 2>}> : (tensor<?x2x2x?xf32>) -> tensor<?x?x2x2xf32>
    %331 = "stablehlo.multiply"(%arg84, %arg83) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %332 = "stablehlo.reshape"(%331) : (tensor<i32>) -> tensor<1xi32>
    %333 = "stablehlo.concatenate"(%332, %248) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %334 = "stablehlo.dynamic_reshape"(%330, %333) : (tensor<?x?x2x2xf32>, tensor<2xi32>) -> tensor<?x4xf32>
    %335 = "stablehlo.broadcast_in_dim"(%254) <{broadcast_dimensions = array<i64>}> : (tensor<i32>) -> tensor<1xi32>
    %336 = "stablehlo.multiply"(%arg84, %arg83) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %337 = "stablehlo.convert"(%336) : (tensor<i32>) -> tensor<i32>
    %338 = "stablehlo.add"(%337, %247) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %339 = "stablehlo.reshape"(%338) : (tensor<i32>) -> tensor<1xi32>
    %340 = "stablehlo.concatenate"(%339, %248) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %341 = "stablehlo.dynamic_gather"(%334, %335, %340) <{dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], start_index_map = [0]>, indices_are_sorted = true}> : (tensor<?x4xf32>, tensor<1xi32>, tensor<2xi32>) -> tensor<?x4xf32>
    "func.return"(%341) : (tensor<?x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{jax.global_constant = "b"}, {jax.global_constant = "s"}, {}], function_type = (tensor<i32>, tensor<i32>, tensor<?x?xi1>) -> tensor<?x?xi1>, res_attrs = [{}], sym_name = "tril_0", sym_visibility = "private"}> ({
  ^bb0(%arg80: tensor<i32>, %arg81: tensor<i32>, %arg82: tensor<?x?xi1>):
    %226 = "stablehlo.constant"() <{value = dense<false> : tensor<i1>}> : () -> tensor<i1>
    %227 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %228 = "stablehlo.reshape"(%arg81) : (tensor<i32>) -> tensor<1xi32>
    %229 = "stablehlo.reshape"(%arg81) : (tensor<i32>) -> tensor<1xi32>
    %230 = "stablehlo.concatenate"(%228, %229) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %231 = "stablehlo.dynamic_iota"(%230) <{iota_dimension = 0 : i64}> : (tensor<2xi32>) -> tensor<?x?xi32>
    %232 = "stablehlo.reshape"(%arg81) : (tensor<i32>) -> tensor<1xi32>
    %233 = "stablehlo.reshape"(%arg81) : (tensor<i32>) -> tensor<1xi32>
    %234 = "stablehlo.concatenate"(%232, %233) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %235 = "stablehlo.dynamic_broadcast_in_dim"(%227, %234) <{broadcast_dimensions = array<i64>}> : (tensor<i32>, tensor<2xi32>) -> tensor<?x?xi32>
    %236 = "stablehlo.add"(%231, %235) : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi32>
    %237 = "stablehlo.reshape"(%arg81) : (tensor<i32>) -> tensor<1xi32>
    %238 = "stablehlo.reshape"(%arg81) : (tensor<i32>) -> tensor<1xi32>
    %239 = "stablehlo.concatenate"(%237, %238) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %240 = "stablehlo.dynamic_iota"(%239) <{iota_dimension = 1 : i64}> : (tensor<2xi32>) -> tensor<?x?xi32>
    %241 = "stablehlo.compare"(%236, %240) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi1>
    %242 = "stablehlo.reshape"(%arg81) : (tensor<i32>) -> tensor<1xi32>
    %243 = "stablehlo.reshape"(%arg81) : (tensor<i32>) -> tensor<1xi32>
    %244 = "stablehlo.concatenate"(%242, %243) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %245 = "stablehlo.dynamic_broadcast_in_dim"(%226, %244) <{broadcast_dimensions = array<i64>}> : (tensor<i1>, tensor<2xi32>) -> tensor<?x?xi1>
    %246 = "stablehlo.select"(%241, %arg82, %245) : (tensor<?x?xi1>, tensor<?x?xi1>, tensor<?x?xi1>) -> tensor<?x?xi1>
    "func.return"(%246) : (tensor<?x?xi1>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{jax.global_constant = "b"}, {jax.global_constant = "s"}, {}, {}, {}], function_type = (tensor<i32>, tensor<i32>, tensor<?x?xi1>, tensor<?x2x?x?xf32>, tensor<f32>) -> tensor<?x2x?x?xf32>, res_attrs = [{}], sym_name = "_where_0", sym_visibility = "private"}> ({
  ^bb0(%arg75: tensor<i32>, %arg76: tensor<i32>, %arg77: tensor<?x?xi1>, %arg78: tensor<?x2x?x?xf32>, %arg79: tensor<f32>):
    %213 = "stablehlo.constant"() <{value = dense<2> : tensor<1xi32>}> : () -> tensor<1xi32>
    %214 = "stablehlo.convert"(%arg79) : (tensor<f32>) -> tensor<f32>
    %215 = "stablehlo.reshape"(%arg75) : (tensor<i32>) -> tensor<1xi32>
    %216 = "stablehlo.reshape"(%arg76) : (tensor<i32>) -> tensor<1xi32>
    %217 = "stablehlo.reshape"(%arg76) : (tensor<i32>) -> tensor<1xi32>
    %218 = "stablehlo.concatenate"(%215, %213, %216, %217) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %219 = "stablehlo.dynamic_broadcast_in_dim"(%arg77, %218) <{broadcast_dimensions = array<i64: 2, 3>}> : (tensor<?x?xi1>, tensor<4xi32>) -> tensor<?x2x?x?xi1>
    %220 = "stablehlo.reshape"(%arg75) : (tensor<i32>) -> tensor<1xi32>
    %221 = "stablehlo.reshape"(%arg76) : (tensor<i32>) -> tensor<1xi32>
    %222 = "stablehlo.reshape"(%arg76) : (tensor<i32>) -> tensor<1xi32>
    %223 = "stablehlo.concatenate"(%220, %213, %221, %222) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
    %224 = "stablehlo.dynamic_broadcast_in_dim"(%214, %223) <{broadcast_dimensions = array<i64>}> : (tensor<f32>, tensor<4xi32>) -> tensor<?x2x?x?xf32>
    %225 = "stablehlo.select"(%219, %arg78, %224) : (tensor<?x2x?x?xi1>, tensor<?x2x?x?xf32>, tensor<?x2x?x?xf32>) -> tensor<?x2x?x?xf32>
    "func.return"(%225) : (tensor<?x2x?x?xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<?x?x4xf32>, tensor<4x4xf32>) -> (tensor<?x4xf32>, tensor<?x?xf32>, tensor<?x?xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}], sym_name = "call_exported_recur", sym_visibility = "private"}> ({
  ^bb0(%arg73: tensor<?x?x4xf32>, %arg74: tensor<4x4xf32>):
    %195 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %196 = "stablehlo.constant"() <{value = dense<-2> : tensor<i32>}> : () -> tensor<i32>
    %197 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %198 = "stablehlo.get_dimension_size"(%arg73) <{dimension = 0 : i64}> : (tensor<?x?x4xf32>) -> tensor<i32>
    %199 = "stablehlo.get_dimension_size"(%arg73) <{dimension = 1 : i64}> : (tensor<?x?x4xf32>) -> tensor<i32>
    %200 = "stablehlo.compare"(%198, %197) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.custom_call"(%200, %198) <{api_version = 2 : i32, call_target_name = "shape_assertion", has_side_effect = true}> {error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'b'. Using the following polymorphic shapes specifications: args[0].shape = (b, s, 4). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i32>) -> ()
    %201 = "stablehlo.compare"(%199, %197) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.custom_call"(%201, %198, %199) <{api_version = 2 : i32, call_target_name = "shape_assertion", has_side_effect = true}> {error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 's'. Using the following polymorphic shapes specifications: args[0].shape = (b, s, 4). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), 's' = {1} from specification 's' for dimension args[0].shape[1] (= {1}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i32>, tensor<i32>) -> ()
    %202 = "stablehlo.convert"(%199) : (tensor<i32>) -> tensor<i32>
    %203 = "stablehlo.add"(%202, %196) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %204 = "stablehlo.compare"(%203, %195) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %205 = "stablehlo.convert"(%199) : (tensor<i32>) -> tensor<i32>
    %206 = "stablehlo.add"(%205, %196) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.custom_call"(%204, %206, %198, %199) <{api_version = 2 : i32, call_target_name = "shape_assertion", has_side_effect = true}> {error_message = "Input shapes do not match the symbolic shape constraint s >= 2. Expected 's - 2' to be greater or equal to 0, but found {0}.  Using the following polymorphic shapes specifications: args[0].shape = (b, s, 4). Obtained dimension variables: 'b' = {1} from specification 'b' for dimension args[0].shape[0] (= {1}), 's' = {2} from specification 's' for dimension args[0].shape[1] (= {2}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i32>, tensor<i32>, tensor<i32>) -> ()
    %207 = "stablehlo.convert"(%198) : (tensor<i32>) -> tensor<i32>
    %208 = "stablehlo.add"(%207, %196) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %209 = "stablehlo.compare"(%208, %195) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %210 = "stablehlo.convert"(%198) : (tensor<i32>) -> tensor<i32>
    %211 = "stablehlo.add"(%210, %196) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.custom_call"(%209, %211, %198, %199) <{api_version = 2 : i32, call_target_name = "shape_assertion", has_side_effect = true}> {error_message = "Input shapes do not match the symbolic shape constraint b >= 2. Expected 'b - 2' to be greater or equal to 0, but found {0}.  Using the following polymorphic shapes specifications: args[0].shape = (b, s, 4). Obtained dimension variables: 'b' = {1} from specification 'b' for dimension args[0].shape[0] (= {1}), 's' = {2} from specification 's' for dimension args[0].shape[1] (= {2}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i32>, tensor<i32>, tensor<i32>) -> ()
    %212:3 = "func.call"(%198, %199, %arg73, %arg74) <{callee = @_wrapped_jax_export_main_1}> : (tensor<i32>, tensor<i32>, tensor<?x?x4xf32>, tensor<4x4xf32>) -> (tensor<?x4xf32>, tensor<?x?xf32>, tensor<?x?xf32>)
    "func.return"(%212#0, %212#1, %212#2) : (tensor<?x4xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<f32>, tensor<f32>) -> tensor<f32>, sym_name = "reduce_window_float32_reducer", sym_visibility = "private"}> ({
  ^bb0(%arg71: tensor<f32>, %arg72: tensor<f32>):
    %194 = "stablehlo.add"(%arg71, %arg72) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%194) : (tensor<f32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{jax.global_constant = "b"}, {jax.global_constant = "s"}, {}, {}], function_type = (tensor<i32>, tensor<i32>, tensor<?x?x4xf32>, tensor<4x4xf32>) -> (tensor<?x4xf32>, tensor<?x?xf32>, tensor<?x?xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}], sym_name = "_wrapped_jax_export_main_1", sym_visibility = "private"}> ({
  ^bb0(%arg57: tensor<i32>, %arg58: tensor<i32>, %arg59: tensor<?x?x4xf32>, %arg60: tensor<4x4xf32>):
    %174 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %175 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %176 = "stablehlo.constant"() <{value = dense<4> : tensor<1xi32>}> : () -> tensor<1xi32>
    %177 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %178 = "stablehlo.reshape"(%arg57) : (tensor<i32>) -> tensor<1xi32>
    %179 = "stablehlo.concatenate"(%178, %176) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %180 = "stablehlo.dynamic_broadcast_in_dim"(%177, %179) <{broadcast_dimensions = array<i64>}> : (tensor<f32>, tensor<2xi32>) -> tensor<?x4xf32>
    %181 = "stablehlo.transpose"(%arg59) <{permutation = array<i64: 1, 0, 2>}> : (tensor<?x?x4xf32>) -> tensor<?x?x4xf32>
    %182 = "stablehlo.reshape"(%arg58) : (tensor<i32>) -> tensor<1xi32>
    %183 = "stablehlo.reshape"(%arg57) : (tensor<i32>) -> tensor<1xi32>
    %184 = "stablehlo.concatenate"(%182, %183) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %185 = "stablehlo.dynamic_broadcast_in_dim"(%177, %184) <{broadcast_dimensions = array<i64>}> : (tensor<f32>, tensor<2xi32>) -> tensor<?x?xf32>
    %186:5 = "stablehlo.while"(%181, %arg60, %175, %180, %185) ({
    ^bb0(%arg66: tensor<?x?x4xf32>, %arg67: tensor<4x4xf32>, %arg68: tensor<i32>, %arg69: tensor<?x4xf32>, %arg70: tensor<?x?xf32>):
      %193 = "stablehlo.compare"(%arg68, %arg58) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%193) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg61: tensor<?x?x4xf32>, %arg62: tensor<4x4xf32>, %arg63: tensor<i32>, %arg64: tensor<?x4xf32>, %arg65: tensor<?x?xf32>):
      %189 = "func.call"(%arg57, %arg58, %arg61, %arg63) <{callee = @dynamic_index_in_dim}> : (tensor<i32>, tensor<i32>, tensor<?x?x4xf32>, tensor<i32>) -> tensor<?x4xf32>
      %190:2 = "func.call"(%arg57, %arg58, %arg62, %arg64, %189) <{callee = @closed_call}> : (tensor<i32>, tensor<i32>, tensor<4x4xf32>, tensor<?x4xf32>, tensor<?x4xf32>) -> (tensor<?x4xf32>, tensor<?xf32>)
      %191 = "func.call"(%arg57, %arg58, %arg65, %190#1, %arg63) <{callee = @dynamic_update_index_in_dim}> : (tensor<i32>, tensor<i32>, tensor<?x?xf32>, tensor<?xf32>, tensor<i32>) -> tensor<?x?xf32>
      %192 = "stablehlo.add"(%arg63, %174) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%arg61, %arg62, %192, %190#0, %191) : (tensor<?x?x4xf32>, tensor<4x4xf32>, tensor<i32>, tensor<?x4xf32>, tensor<?x?xf32>) -> ()
    }) : (tensor<?x?x4xf32>, tensor<4x4xf32>, tensor<i32>, tensor<?x4xf32>, tensor<?x?xf32>) -> (tensor<?x?x4xf32>, tensor<4x4xf32>, tensor<i32>, tensor<?x4xf32>, tensor<?x?xf32>)
    %187 = "func.call"(%arg57, %arg58, %186#4) <{callee = @cumsum}> : (tensor<i32>, tensor<i32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    %188 = "func.call"(%arg57, %arg58, %186#4, %175) <{callee = @_pad}> : (tensor<i32>, tensor<i32>, tensor<?x?xf32>, tensor<i32>) -> tensor<?x?xf32>
    "func.return"(%186#3, %187, %188) : (tensor<?x4xf32>, tensor<?x?xf32>, tensor<?x?xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{jax.global_constant = "b"}, {jax.global_constant = "s"}, {}, {}], function_type = (tensor<i32>, tensor<i32>, tensor<?x?x4xf32>, tensor<i32>) -> tensor<?x4xf32>, res_attrs = [{}], sym_name = "dynamic_index_in_dim", sym_visibility = "private"}> ({
  ^bb0(%arg53: tensor<i32>, %arg54: tensor<i32>, %arg55: tensor<?x?x4xf32>, %arg56: tensor<i32>):
    %152 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %153 = "stablehlo.constant"() <{value = dense<4> : tensor<1xi32>}> : () -> tensor<1xi32>
    %154 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %155 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
    %156 = "stablehlo.reshape"(%arg53) : (tensor<i32>) -> tensor<1xi32>
    %157 = "stablehlo.concatenate"(%155, %156, %153) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %158 = "stablehlo.concatenate"(%152, %152, %152) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %159 = "stablehlo.reshape"(%arg56) : (tensor<i32>) -> tensor<1xi32>
    %160 = "stablehlo.reshape"(%154) : (tensor<i32>) -> tensor<1xi32>
    %161 = "stablehlo.reshape"(%154) : (tensor<i32>) -> tensor<1xi32>
    %162 = "stablehlo.concatenate"(%159, %160, %161) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %163 = "stablehlo.reshape"(%arg54) : (tensor<i32>) -> tensor<1xi32>
    %164 = "stablehlo.reshape"(%arg53) : (tensor<i32>) -> tensor<1xi32>
    %165 = "stablehlo.concatenate"(%163, %164, %153) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %166 = "stablehlo.subtract"(%165, %157) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %167 = "stablehlo.clamp"(%158, %162, %166) : (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %168 = "stablehlo.add"(%167, %157) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %169 = "stablehlo.concatenate"(%155, %155, %155) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %170 = "stablehlo.real_dynamic_slice"(%arg55, %167, %168, %169) : (tensor<?x?x4xf32>, tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> tensor<1x?x4xf32>
    %171 = "stablehlo.reshape"(%arg53) : (tensor<i32>) -> tensor<1xi32>
    %172 = "stablehlo.concatenate"(%171, %153) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %173 = "stablehlo.dynamic_reshape"(%170, %172) : (tensor<1x?x4xf32>, tensor<2xi32>) -> tensor<?x4xf32>
    "func.return"(%173) : (tensor<?x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{jax.global_constant = "b"}, {jax.global_constant = "s"}, {}, {}, {}], function_type = (tensor<i32>, tensor<i32>, tensor<4x4xf32>, tensor<?x4xf32>, tensor<?x4xf32>) -> (tensor<?x4xf32>, tensor<?xf32>), res_attrs = [{}, {}], sym_name = "closed_call", sym_visibility = "private"}> ({
  ^bb0(%arg46: tensor<i32>, %arg47: tensor<i32>, %arg48: tensor<4x4xf32>, %arg49: tensor<?x4xf32>, %arg50: tensor<?x4xf32>):
    %146 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %147 = "stablehlo.dot_general"(%arg49, %arg48) <{dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>}> : (tensor<?x4xf32>, tensor<4x4xf32>) -> tensor<?x4xf32>
    %148 = "stablehlo.add"(%147, %arg50) : (tensor<?x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>
    %149 = "stablehlo.tanh"(%148) : (tensor<?x4xf32>) -> tensor<?x4xf32>
    %150 = "stablehlo.reduce"(%149, %146) <{dimensions = array<i64: 1>}> ({
    ^bb0(%arg51: tensor<f32>, %arg52: tensor<f32>):
      %151 = "stablehlo.add"(%arg51, %arg52) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%151) : (tensor<f32>) -> ()
    }) : (tensor<?x4xf32>, tensor<f32>) -> tensor<?xf32>
    "func.return"(%149, %150) : (tensor<?x4xf32>, tensor<?xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{jax.global_constant = "b"}, {jax.global_constant = "s"}, {}, {}, {}], function_type = (tensor<i32>, tensor<i32>, tensor<?x?xf32>, tensor<?xf32>, tensor<i32>) -> tensor<?x?xf32>, res_attrs = [{}], sym_name = "dynamic_update_index_in_dim", sym_visibility = "private"}> ({
  ^bb0(%arg41: tensor<i32>, %arg42: tensor<i32>, %arg43: tensor<?x?xf32>, %arg44: tensor<?xf32>, %arg45: tensor<i32>):
    %140 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %141 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
    %142 = "stablehlo.reshape"(%arg41) : (tensor<i32>) -> tensor<1xi32>
    %143 = "stablehlo.concatenate"(%141, %142) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %144 = "stablehlo.dynamic_broadcast_in_dim"(%arg44, %143) <{broadcast_dimensions = array<i64: 1>}> : (tensor<?xf32>, tensor<2xi32>) -> tensor<1x?xf32>
    %145 = "stablehlo.dynamic_update_slice"(%arg43, %144, %arg45, %140) : (tensor<?x?xf32>, tensor<1x?xf32>, tensor<i32>, tensor<i32>) -> tensor<?x?xf32>
    "func.return"(%145) : (tensor<?x?xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{jax.global_constant = "b"}, {jax.global_constant = "s"}, {}], function_type = (tensor<i32>, tensor<i32>, tensor<?x?xf32>) -> tensor<?x?xf32>, res_attrs = [{}], sym_name = "cumsum", sym_visibility = "private"}> ({
  ^bb0(%arg38: tensor<i32>, %arg39: tensor<i32>, %arg40: tensor<?x?xf32>):
    %139 = "func.call"(%arg38, %arg39, %arg40) <{callee = @cumsum_0}> : (tensor<i32>, tensor<i32>, tensor<?x?xf32>) -> tensor<?x?xf32>
    "func.return"(%139) : (tensor<?x?xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i32>, tensor<i32>, tensor<?x?xf32>) -> tensor<?x?xf32>, sym_name = "cumsum_0", sym_visibility = "private"}> ({
  ^bb0(%arg35: tensor<i32>, %arg36: tensor<i32>, %arg37: tensor<?x?xf32>):
    %120 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
    %121 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %122 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %123 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %124 = "stablehlo.broadcast_in_dim"(%123) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<f32>
    %125 = "stablehlo.convert"(%arg36) : (tensor<i32>) -> tensor<i32>
    %126 = "stablehlo.add"(%125, %122) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %127 = "stablehlo.reshape"(%126) : (tensor<i32>) -> tensor<1xi32>
    %128 = "stablehlo.concatenate"(%127, %121) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %129 = "stablehlo.reshape"(%128) : (tensor<2xi32>) -> tensor<1x2xi32>
    %130 = "stablehlo.concatenate"(%121, %121) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %131 = "stablehlo.reshape"(%130) : (tensor<2xi32>) -> tensor<1x2xi32>
    %132 = "stablehlo.concatenate"(%129, %131) <{dimension = 0 : i64}> : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<2x2xi32>
    %133 = "stablehlo.reshape"(%arg36) : (tensor<i32>) -> tensor<1xi32>
    %134 = "stablehlo.concatenate"(%133, %120) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %135 = "stablehlo.concatenate"(%120, %120) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %136 = "stablehlo.concatenate"(%120, %120) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %137 = "stablehlo.concatenate"(%120, %120) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %138 = "stablehlo.custom_call"(%arg37, %124, %134, %135, %136, %137, %132) <{api_version = 2 : i32, call_target_name = "stablehlo.dynamic_reduce_window", called_computations = [@reduce_window_float32_reducer]}> : (tensor<?x?xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>, tensor<2x2xi32>) -> tensor<?x?xf32>
    "func.return"(%138) : (tensor<?x?xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{jax.global_constant = "b"}, {jax.global_constant = "s"}, {}, {}], function_type = (tensor<i32>, tensor<i32>, tensor<?x?xf32>, tensor<i32>) -> tensor<?x?xf32>, res_attrs = [{}], sym_name = "_pad", sym_visibility = "private"}> ({
  ^bb0(%arg31: tensor<i32>, %arg32: tensor<i32>, %arg33: tensor<?x?xf32>, %arg34: tensor<i32>):
    %112 = "stablehlo.constant"() <{value = dense<1> : tensor<1xi32>}> : () -> tensor<1xi32>
    %113 = "stablehlo.constant"() <{value = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
    %114 = "stablehlo.convert"(%arg34) : (tensor<i32>) -> tensor<f32>
    %115 = "stablehlo.concatenate"(%113, %112) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %116 = "stablehlo.reshape"(%arg31) : (tensor<i32>) -> tensor<1xi32>
    %117 = "stablehlo.concatenate"(%116, %113) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %118 = "stablehlo.concatenate"(%113, %113) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %119 = "stablehlo.dynamic_pad"(%arg33, %114, %115, %117, %118) : (tensor<?x?xf32>, tensor<f32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x?xf32>
    "func.return"(%119) : (tensor<?x?xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<?x?x4xf32>, tensor<3x4x2xf32>) -> (tensor<?x?x2xf32>, tensor<?x?xi32>, tensor<?x?x4xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}], sym_name = "call_exported_convolve", sym_visibility = "private"}> ({
  ^bb0(%arg29: tensor<?x?x4xf32>, %arg30: tensor<3x4x2xf32>):
    %94 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %95 = "stablehlo.constant"() <{value = dense<-2> : tensor<i32>}> : () -> tensor<i32>
    %96 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %97 = "stablehlo.get_dimension_size"(%arg29) <{dimension = 0 : i64}> : (tensor<?x?x4xf32>) -> tensor<i32>
    %98 = "stablehlo.get_dimension_size"(%arg29) <{dimension = 1 : i64}> : (tensor<?x?x4xf32>) -> tensor<i32>
    %99 = "stablehlo.compare"(%97, %96) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.custom_call"(%99, %97) <{api_version = 2 : i32, call_target_name = "shape_assertion", has_side_effect = true}> {error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 'b'. Using the following polymorphic shapes specifications: args[0].shape = (b, s, 4). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i32>) -> ()
    %100 = "stablehlo.compare"(%98, %96) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    "stablehlo.custom_call"(%100, %97, %98) <{api_version = 2 : i32, call_target_name = "shape_assertion", has_side_effect = true}> {error_message = "Input shapes do not match the polymorphic shapes specification. Expected value >= 1 for dimension variable 's'. Using the following polymorphic shapes specifications: args[0].shape = (b, s, 4). Obtained dimension variables: 'b' = {0} from specification 'b' for dimension args[0].shape[0] (= {0}), 's' = {1} from specification 's' for dimension args[0].shape[1] (= {1}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i32>, tensor<i32>) -> ()
    %101 = "stablehlo.convert"(%98) : (tensor<i32>) -> tensor<i32>
    %102 = "stablehlo.add"(%101, %95) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %103 = "stablehlo.compare"(%102, %94) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %104 = "stablehlo.convert"(%98) : (tensor<i32>) -> tensor<i32>
    %105 = "stablehlo.add"(%104, %95) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.custom_call"(%103, %105, %97, %98) <{api_version = 2 : i32, call_target_name = "shape_assertion", has_side_effect = true}> {error_message = "Input shapes do not match the symbolic shape constraint s >= 2. Expected 's - 2' to be greater or equal to 0, but found {0}.  Using the following polymorphic shapes specifications: args[0].shape = (b, s, 4). Obtained dimension variables: 'b' = {1} from specification 'b' for dimension args[0].shape[0] (= {1}), 's' = {2} from specification 's' for dimension args[0].shape[1] (= {2}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i32>, tensor<i32>, tensor<i32>) -> ()
    %106 = "stablehlo.convert"(%97) : (tensor<i32>) -> tensor<i32>
    %107 = "stablehlo.add"(%106, %95) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %108 = "stablehlo.compare"(%107, %94) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %109 = "stablehlo.convert"(%97) : (tensor<i32>) -> tensor<i32>
    %110 = "stablehlo.add"(%109, %95) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.custom_call"(%108, %110, %97, %98) <{api_version = 2 : i32, call_target_name = "shape_assertion", has_side_effect = true}> {error_message = "Input shapes do not match the symbolic shape constraint b >= 2. Expected 'b - 2' to be greater or equal to 0, but found {0}.  Using the following polymorphic shapes specifications: args[0].shape = (b, s, 4). Obtained dimension variables: 'b' = {1} from specification 'b' for dimension args[0].shape[0] (= {1}), 's' = {2} from specification 's' for dimension args[0].shape[1] (= {2}), . Please see https://docs.jax.dev/en/latest/export/shape_poly.html#shape-assertion-errors for more details."} : (tensor<i1>, tensor<i32>, tensor<i32>, tensor<i32>) -> ()
    %111:3 = "func.call"(%97, %98, %arg29, %arg30) <{callee = @_wrapped_jax_export_main_2}> : (tensor<i32>, tensor<i32>, tensor<?x?x4xf32>, tensor<3x4x2xf32>) -> (tensor<?x?x2xf32>, tensor<?x?xi32>, tensor<?x?x4xf32>)
    "func.return"(%111#0, %111#1, %111#2) : (tensor<?x?x2xf32>, tensor<?x?xi32>, tensor<?x?x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{jax.global_constant = "b"}, {jax.global_constant = "s"}, {}, {}], function_type = (tensor<i32>, tensor<i32>, tensor<?x?x4xf32>, tensor<3x4x2xf32>) -> (tensor<?x?x2xf32>, tensor<?x?xi32>, tensor<?x?x4xf32>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}], sym_name = "_wrapped_jax_export_main_2", sym_visibility = "private"}> ({
  ^bb0(%arg21: tensor<i32>, %arg22: tensor<i32>, %arg23: tensor<?x?x4xf32>, %arg24: tensor<3x4x2xf32>):
    %29 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
    %30 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %31 = "stablehlo.constant"() <{value = dense<2> : tensor<1xi32>}> : () -> tensor<1xi32>
    %32 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %33 = "stablehlo.constant"() <{value = dense<-2> : tensor<i32>}> : () -> tensor<i32>
    %34 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %35 = "stablehlo.constant"() <{value = dense<-1> : tensor<i32>}> : () -> tensor<i32>
    %36 = "stablehlo.convert"(%arg22) : (tensor<i32>) -> tensor<i32>
    %37 = "stablehlo.multiply"(%36, %35) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %38:2 = "func.call"(%arg21, %arg22, %37, %34) <{callee = @divmod}> : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %39 = "stablehlo.multiply"(%38#0, %33) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %40 = "stablehlo.convert"(%arg22) : (tensor<i32>) -> tensor<i32>
    %41 = "stablehlo.multiply"(%40, %35) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %42 = "stablehlo.add"(%39, %41) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %43 = "stablehlo.add"(%42, %32) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %44:2 = "func.call"(%arg21, %arg22, %43, %34) <{callee = @divmod}> : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %45 = "stablehlo.convert"(%arg22) : (tensor<i32>) -> tensor<i32>
    %46 = "stablehlo.multiply"(%45, %35) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %47:2 = "func.call"(%arg21, %arg22, %46, %34) <{callee = @divmod}> : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %48 = "stablehlo.multiply"(%47#0, %33) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %49 = "stablehlo.convert"(%arg22) : (tensor<i32>) -> tensor<i32>
    %50 = "stablehlo.multiply"(%49, %35) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %51 = "stablehlo.add"(%48, %50) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %52 = "stablehlo.add"(%51, %32) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %53:2 = "func.call"(%arg21, %arg22, %52, %34) <{callee = @divmod}> : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %54 = "stablehlo.multiply"(%53#0, %35) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %55 = "stablehlo.convert"(%arg22) : (tensor<i32>) -> tensor<i32>
    %56 = "stablehlo.multiply"(%55, %35) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %57:2 = "func.call"(%arg21, %arg22, %56, %34) <{callee = @divmod}> : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %58 = "stablehlo.multiply"(%57#0, %33) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %59 = "stablehlo.convert"(%arg22) : (tensor<i32>) -> tensor<i32>
    %60 = "stablehlo.multiply"(%59, %35) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %61 = "stablehlo.add"(%54, %58) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %62 = "stablehlo.add"(%61, %60) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %63 = "stablehlo.add"(%62, %32) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %64 = "stablehlo.reshape"(%44#0) : (tensor<i32>) -> tensor<1xi32>
    %65 = "stablehlo.reshape"(%63) : (tensor<i32>) -> tensor<1xi32>
    %66 = "stablehlo.concatenate"(%64, %65) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
    %67 = "stablehlo.reshape"(%66) : (tensor<2xi32>) -> tensor<1x2xi32>
    %68 = "stablehlo.concatenate"(%67) <{dimension = 0 : i64}> : (tensor<1x2xi32>) -> tensor<1x2xi32>
    %69 = "stablehlo.dynamic_conv"(%arg23, %arg24, %68) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, window_strides = array<i64: 2>}> : (tensor<?x?x4xf32>, tensor<3x4x2xf32>, tensor<1x2xi32>) -> tensor<?x?x2xf32>
    %70 = "stablehlo.convert"(%arg22) : (tensor<i32>) -> tensor<f32>
    %71 = "stablehlo.convert"(%arg22) : (tensor<i32>) -> tensor<i32>
    %72 = "stablehlo.multiply"(%71, %35) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %73:2 = "func.call"(%arg21, %arg22, %72, %34) <{callee = @divmod}> : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %74 = "stablehlo.multiply"(%73#0, %35) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %75 = "stablehlo.reshape"(%arg21) : (tensor<i32>) -> tensor<1xi32>
    %76 = "stablehlo.reshape"(%74) : (tensor<i32>) -> tensor<1xi32>
    %77 = "stablehlo.concatenate"(%75, %76, %31) <{dimension = 0 : i64}> : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
    %78 = "stablehlo.dynamic_broadcast_in_dim"(%70, %77) <{broadcast_dimensions = array<i64>}> : (tensor<f32>, tensor<3xi32>) -> tensor<?x?x2xf32>
    %79 = "stablehlo.divide"(%69, %78) : (tensor<?x?x2xf32>, tensor<?x?x2xf32>) -> tensor<?x?x2xf32>
    %80 = "stablehlo.reduce"(%arg23, %30) <{dimensions = array<i64: 2>}> ({
    ^bb0(%arg27: tensor<f32>, %arg28: tensor<f32>):
      %93 = "stablehlo.add"(%arg27, %arg28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%93) : (tensor<f32>) -> ()
    }) : (tensor<?x?x4xf32>, tensor<f32>) -> tensor<?x?xf32>
    %81:2 = "func.call"(%arg21, %arg22, %arg22, %34) <{callee = @divmod_0}> : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>)
    %82:2 = "stablehlo.custom_call"(%80, %81#0) <{api_version = 2 : i32, call_target_name = "stablehlo.dynamic_top_k"}> : (tensor<?x?xf32>, tensor<i32>) -> (tensor<?x?xf32>, tensor<?x?xi32>)
    %83 = "stablehlo.sort"(%arg23) <{dimension = 1 : i64, is_stable = true}> ({
    ^bb0(%arg25: tensor<f32>, %arg26: tensor<f32>):
      %84 = "stablehlo.compare"(%arg25, %30) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %85 = "stablehlo.select"(%84, %30, %arg25) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %86 = "stablehlo.compare"(%arg25, %arg25) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %87 = "stablehlo.select"(%86, %29, %85) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %88 = "stablehlo.compare"(%arg26, %30) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %89 = "stablehlo.select"(%88, %30, %arg26) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %90 = "stablehlo.compare"(%arg26, %arg26) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %91 = "stablehlo.select"(%90, %29, %89) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %92 = "stablehlo.compare"(%87, %91) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%92) : (tensor<i1>) -> ()
    }) : (tensor<?x?x4xf32>) -> tensor<?x?x4xf32>
    "func.return"(%79, %82#1, %83) : (tensor<?x?x2xf32>, tensor<?x?xi32>, tensor<?x?x4xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{jax.global_constant = "b"}, {jax.global_constant = "s"}, {}, {}], function_type = (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>), res_attrs = [{}, {}], sym_name = "divmod", sym_visibility = "private"}> ({
  ^bb0(%arg17: tensor<i32>, %arg18: tensor<i32>, %arg19: tensor<i32>, %arg20: tensor<i32>):
    %27 = "func.call"(%arg17, %arg18, %arg19, %arg20) <{callee = @floor_divide}> : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %28 = "func.call"(%arg17, %arg18, %arg19, %arg20) <{callee = @remainder}> : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
    "func.return"(%27, %28) : (tensor<i32>, tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{jax.global_constant = "b"}, {jax.global_constant = "s"}, {}, {}], function_type = (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>, res_attrs = [{}], sym_name = "floor_divide", sym_visibility = "private"}> ({
  ^bb0(%arg13: tensor<i32>, %arg14: tensor<i32>, %arg15: tensor<i32>, %arg16: tensor<i32>):
    %16 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %17 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %18 = "stablehlo.divide"(%arg15, %arg16) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %19 = "stablehlo.sign"(%arg15) : (tensor<i32>) -> tensor<i32>
    %20 = "stablehlo.sign"(%arg16) : (tensor<i32>) -> tensor<i32>
    %21 = "stablehlo.compare"(%19, %20) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %22 = "stablehlo.remainder"(%arg15, %arg16) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %23 = "stablehlo.compare"(%22, %17) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %24 = "stablehlo.and"(%21, %23) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %25 = "stablehlo.subtract"(%18, %16) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %26 = "func.call"(%arg13, %arg14, %24, %25, %18) <{callee = @_where_1}> : (tensor<i32>, tensor<i32>, tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    "func.return"(%26) : (tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{jax.global_constant = "b"}, {jax.global_constant = "s"}, {}, {}, {}], function_type = (tensor<i32>, tensor<i32>, tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>, res_attrs = [{}], sym_name = "_where_1", sym_visibility = "private"}> ({
  ^bb0(%arg8: tensor<i32>, %arg9: tensor<i32>, %arg10: tensor<i1>, %arg11: tensor<i32>, %arg12: tensor<i32>):
    %15 = "stablehlo.select"(%arg10, %arg11, %arg12) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    "func.return"(%15) : (tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{jax.global_constant = "b"}, {jax.global_constant = "s"}, {}, {}], function_type = (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>, res_attrs = [{}], sym_name = "remainder", sym_visibility = "private"}> ({
  ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>, %arg6: tensor<i32>, %arg7: tensor<i32>):
    %3 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
    %4 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %5 = "stablehlo.compare"(%arg7, %4) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %6 = "func.call"(%arg4, %arg5, %5, %3, %arg7) <{callee = @_where_1}> : (tensor<i32>, tensor<i32>, tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %7 = "stablehlo.remainder"(%arg6, %6) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %8 = "stablehlo.compare"(%7, %4) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %9 = "stablehlo.compare"(%7, %4) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %10 = "stablehlo.compare"(%6, %4) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %11 = "stablehlo.compare"(%9, %10) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %12 = "stablehlo.and"(%11, %8) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %13 = "stablehlo.add"(%7, %6) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %14 = "stablehlo.select"(%12, %13, %7) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
    "func.return"(%14) : (tensor<i32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{jax.global_constant = "b"}, {jax.global_constant = "s"}, {}, {}], function_type = (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<i32>), res_attrs = [{}, {}], sym_name = "divmod_0", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<i32>, %arg1: tensor<i32>, %arg2: tensor<i32>, %arg3: tensor<i32>):
    %0 = "stablehlo.convert"(%arg2) : (tensor<i32>) -> tensor<i32>
    %1 = "func.call"(%arg0, %arg1, %0, %arg3) <{callee = @floor_divide}> : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %2 = "func.call"(%arg0, %arg1, %0, %arg3) <{callee = @remainder}> : (tensor<i32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
    "func.return"(%1, %2) : (tensor<i32>, tensor<i32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
