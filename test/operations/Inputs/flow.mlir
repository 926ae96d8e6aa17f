"builtin.module"() <{sym_name = "jit_program"}> ({
  "func.func"() <{arg_attrs = [{}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}], function_type = (tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<i32>, tensor<4x3xf32>, tensor<i32>, tensor<4x3xf32>, tensor<i32>, tensor<4x3xf32>, tensor<i32>, tensor<4x3xf32>, tensor<i32>, tensor<4x3xf32>, tensor<i1>, tensor<4x3xf32>, tensor<i1>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<2xui32>, tensor<2xui32>, tensor<2xui32>, tensor<2xui32>, tensor<2xui32>) -> (tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<3xf32>, tensor<4x3xf32>, tensor<3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<5xui32>, tensor<7xf64>, tensor<7xi64>, tensor<3x2xui32>, tensor<9xi64>), res_attrs = [{jax.result_info = "result[0]"}, {jax.result_info = "result[1]"}, {jax.result_info = "result[2]"}, {jax.result_info = "result[3]"}, {jax.result_info = "result[4]"}, {jax.result_info = "result[5]"}, {jax.result_info = "result[6]"}, {jax.result_info = "result[7]"}, {jax.result_info = "result[8]"}, {jax.result_info = "result[9]"}, {jax.result_info = "result[10]"}, {jax.result_info = "result[11]"}, {jax.result_info = "result[12]"}, {jax.result_info = "result[13]"}, {jax.result_info = "result[14]"}, {jax.result_info = "result[15]"}, {jax.result_info = "result[16]"}, {jax.result_info = "result[17]"}, {jax.result_info = "result[18]"}, {jax.result_info = "result[19]"}, {jax.result_info = "result[20]"}, {jax.result_info = "result[21]"}, {jax.result_info = "result[22]"}, {jax.result_info = "result[23]"}, {jax.result_info = "result[24]"}, {jax.result_info = "result[25]"}, {jax.result_info = "result[26]"}, {jax.result_info = "result[27]"}], sym_name = "main", sym_visibility = "public"}> ({
  ^bb0(%arg207: tensor<4x3xf32>, %arg208: tensor<4x3xf32>, %arg209: tensor<4x3xf32>, %arg210: tensor<4x3xf32>, %arg211: tensor<i32>, %arg212: tensor<4x3xf32>, %arg213: tensor<4x3xf32>, %arg214: tensor<4x3xf32>, %arg215: tensor<4x3xf32>, %arg216: tensor<4x3xf32>, %arg217: tensor<i32>, %arg218: tensor<4x3xf32>, %arg219: tensor<i32>, %arg220: tensor<4x3xf32>, %arg221: tensor<i32>, %arg222: tensor<4x3xf32>, %arg223: tensor<i32>, %arg224: tensor<4x3xf32>, %arg225: tensor<i32>, %arg226: tensor<4x3xf32>, %arg227: tensor<i1>, %arg228: tensor<4x3xf32>, %arg229: tensor<i1>, %arg230: tensor<4x3xf32>, %arg231: tensor<4x3xf32>, %arg232: tensor<4x3xf32>, %arg233: tensor<4x3xf32>, %arg234: tensor<4x3xf32>, %arg235: tensor<2xui32>, %arg236: tensor<2xui32>, %arg237: tensor<2xui32>, %arg238: tensor<2xui32>, %arg239: tensor<2xui32>):
    %633 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %634 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %635:3 = "stablehlo.while"(%634, %633, %arg207) ({
    ^bb0(%arg305: tensor<i64>, %arg306: tensor<i64>, %arg307: tensor<4x3xf32>):
      %831 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %832 = "stablehlo.compare"(%arg305, %831) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%832) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg302: tensor<i64>, %arg303: tensor<i64>, %arg304: tensor<4x3xf32>):
      %828:2 = "func.call"(%arg303, %arg304) <{callee = @closed_call}> : (tensor<i64>, tensor<4x3xf32>) -> (tensor<i64>, tensor<4x3xf32>)
      %829 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %830 = "stablehlo.add"(%arg302, %829) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%830, %828#0, %828#1) : (tensor<i64>, tensor<i64>, tensor<4x3xf32>) -> ()
    }) : (tensor<i64>, tensor<i64>, tensor<4x3xf32>) -> (tensor<i64>, tensor<i64>, tensor<4x3xf32>)
    %636 = "stablehlo.constant"() <{value = dense<2> : tensor<i64>}> : () -> tensor<i64>
    %637 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %638:3 = "stablehlo.while"(%637, %636, %arg208) ({
    ^bb0(%arg299: tensor<i64>, %arg300: tensor<i64>, %arg301: tensor<4x3xf32>):
      %826 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %827 = "stablehlo.compare"(%arg299, %826) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%827) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg296: tensor<i64>, %arg297: tensor<i64>, %arg298: tensor<4x3xf32>):
      %823:2 = "func.call"(%arg297, %arg298) <{callee = @closed_call_0}> : (tensor<i64>, tensor<4x3xf32>) -> (tensor<i64>, tensor<4x3xf32>)
      %824 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %825 = "stablehlo.add"(%arg296, %824) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%825, %823#0, %823#1) : (tensor<i64>, tensor<i64>, tensor<4x3xf32>) -> ()
    }) : (tensor<i64>, tensor<i64>, tensor<4x3xf32>) -> (tensor<i64>, tensor<i64>, tensor<4x3xf32>)
    %639 = "stablehlo.constant"() <{value = dense<3> : tensor<i64>}> : () -> tensor<i64>
    %640 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %641:3 = "stablehlo.while"(%arg211, %640, %arg210) ({
    ^bb0(%arg293: tensor<i32>, %arg294: tensor<i32>, %arg295: tensor<4x3xf32>):
      %822 = "stablehlo.compare"(%arg294, %arg293) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%822) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg290: tensor<i32>, %arg291: tensor<i32>, %arg292: tensor<4x3xf32>):
      %817 = "stablehlo.constant"() <{value = dense<1> : tensor<i32>}> : () -> tensor<i32>
      %818 = "stablehlo.add"(%arg291, %817) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %819 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %820 = "stablehlo.broadcast_in_dim"(%819) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x3xf32>
      %821 = "stablehlo.multiply"(%arg292, %820) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
      "stablehlo.return"(%arg290, %818, %821) : (tensor<i32>, tensor<i32>, tensor<4x3xf32>) -> ()
    }) : (tensor<i32>, tensor<i32>, tensor<4x3xf32>) -> (tensor<i32>, tensor<i32>, tensor<4x3xf32>)
    %642 = "stablehlo.while"(%arg212) ({
    ^bb0(%arg287: tensor<4x3xf32>):
      %811 = "stablehlo.constant"() <{value = dense<1.000000e+09> : tensor<f32>}> : () -> tensor<f32>
      %812 = "stablehlo.broadcast_in_dim"(%811) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x3xf32>
      %813 = "stablehlo.compare"(%arg287, %812) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xi1>
      %814 = "stablehlo.constant"() <{value = dense<true> : tensor<i1>}> : () -> tensor<i1>
      %815 = "stablehlo.reduce"(%813, %814) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%arg288: tensor<i1>, %arg289: tensor<i1>):
        %816 = "stablehlo.and"(%arg288, %arg289) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%816) : (tensor<i1>) -> ()
      }) : (tensor<4x3xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%815) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg286: tensor<4x3xf32>):
      %808 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %809 = "stablehlo.broadcast_in_dim"(%808) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x3xf32>
      %810 = "stablehlo.multiply"(%arg286, %809) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
      "stablehlo.return"(%810) : (tensor<4x3xf32>) -> ()
    }) : (tensor<4x3xf32>) -> tensor<4x3xf32>
    %643 = "stablehlo.while"(%arg213) ({
    ^bb0(%arg283: tensor<4x3xf32>):
      %802 = "stablehlo.abs"(%arg283) : (tensor<4x3xf32>) -> tensor<4x3xf32>
      %803 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %804 = "stablehlo.reduce"(%802, %803) <{dimensions = array<i64: 0, 1>}> ({
      ^bb0(%arg284: tensor<f32>, %arg285: tensor<f32>):
        %807 = "stablehlo.add"(%arg284, %arg285) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%807) : (tensor<f32>) -> ()
      }) : (tensor<4x3xf32>, tensor<f32>) -> tensor<f32>
      %805 = "stablehlo.constant"() <{value = dense<1.000000e+03> : tensor<f32>}> : () -> tensor<f32>
      %806 = "stablehlo.compare"(%804, %805) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%806) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg282: tensor<4x3xf32>):
      %799 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %800 = "stablehlo.broadcast_in_dim"(%799) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x3xf32>
      %801 = "stablehlo.multiply"(%arg282, %800) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
      "stablehlo.return"(%801) : (tensor<4x3xf32>) -> ()
    }) : (tensor<4x3xf32>) -> tensor<4x3xf32>
    %644 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %645 = "stablehlo.broadcast_in_dim"(%644) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %646 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %647 = "stablehlo.broadcast_in_dim"(%646) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x3xf32>
    %648 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %649:4 = "stablehlo.while"(%arg214, %648, %645, %647) ({
    ^bb0(%arg278: tensor<4x3xf32>, %arg279: tensor<i64>, %arg280: tensor<3xf32>, %arg281: tensor<4x3xf32>):
      %797 = "stablehlo.constant"() <{value = dense<4> : tensor<i64>}> : () -> tensor<i64>
      %798 = "stablehlo.compare"(%arg279, %797) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%798) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg274: tensor<4x3xf32>, %arg275: tensor<i64>, %arg276: tensor<3xf32>, %arg277: tensor<4x3xf32>):
      %792 = "func.call"(%arg274, %arg275) <{callee = @dynamic_index_in_dim}> : (tensor<4x3xf32>, tensor<i64>) -> tensor<3xf32>
      %793:2 = "func.call"(%arg276, %792) <{callee = @closed_call_1}> : (tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
      %794 = "func.call"(%arg277, %793#1, %arg275) <{callee = @dynamic_update_index_in_dim}> : (tensor<4x3xf32>, tensor<3xf32>, tensor<i64>) -> tensor<4x3xf32>
      %795 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %796 = "stablehlo.add"(%arg275, %795) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg274, %796, %793#0, %794) : (tensor<4x3xf32>, tensor<i64>, tensor<3xf32>, tensor<4x3xf32>) -> ()
    }) : (tensor<4x3xf32>, tensor<i64>, tensor<3xf32>, tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<i64>, tensor<3xf32>, tensor<4x3xf32>)
    %650 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %651 = "stablehlo.broadcast_in_dim"(%650) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<3xf32>
    %652 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %653 = "stablehlo.broadcast_in_dim"(%652) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x3xf32>
    %654 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %655:4 = "stablehlo.while"(%arg215, %654, %651, %653) ({
    ^bb0(%arg270: tensor<4x3xf32>, %arg271: tensor<i64>, %arg272: tensor<3xf32>, %arg273: tensor<4x3xf32>):
      %790 = "stablehlo.constant"() <{value = dense<4> : tensor<i64>}> : () -> tensor<i64>
      %791 = "stablehlo.compare"(%arg271, %790) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%791) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg266: tensor<4x3xf32>, %arg267: tensor<i64>, %arg268: tensor<3xf32>, %arg269: tensor<4x3xf32>):
      %781 = "stablehlo.constant"() <{value = dense<4> : tensor<i64>}> : () -> tensor<i64>
      %782 = "stablehlo.subtract"(%781, %arg267) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      %783 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %784 = "stablehlo.subtract"(%782, %783) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      %785 = "func.call"(%arg266, %784) <{callee = @dynamic_index_in_dim}> : (tensor<4x3xf32>, tensor<i64>) -> tensor<3xf32>
      %786:2 = "func.call"(%arg268, %785) <{callee = @closed_call_2}> : (tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>)
      %787 = "func.call"(%arg269, %786#1, %784) <{callee = @dynamic_update_index_in_dim}> : (tensor<4x3xf32>, tensor<3xf32>, tensor<i64>) -> tensor<4x3xf32>
      %788 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %789 = "stablehlo.add"(%arg267, %788) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg266, %789, %786#0, %787) : (tensor<4x3xf32>, tensor<i64>, tensor<3xf32>, tensor<4x3xf32>) -> ()
    }) : (tensor<4x3xf32>, tensor<i64>, tensor<3xf32>, tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<i64>, tensor<3xf32>, tensor<4x3xf32>)
    %656 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %657 = "stablehlo.broadcast_in_dim"(%656) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x3xf32>
    %658 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %659:3 = "stablehlo.while"(%arg216, %658, %657) ({
    ^bb0(%arg263: tensor<4x3xf32>, %arg264: tensor<i64>, %arg265: tensor<4x3xf32>):
      %779 = "stablehlo.constant"() <{value = dense<4> : tensor<i64>}> : () -> tensor<i64>
      %780 = "stablehlo.compare"(%arg264, %779) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%780) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg260: tensor<4x3xf32>, %arg261: tensor<i64>, %arg262: tensor<4x3xf32>):
      %774 = "func.call"(%arg260, %arg261) <{callee = @dynamic_index_in_dim}> : (tensor<4x3xf32>, tensor<i64>) -> tensor<3xf32>
      %775 = "func.call"(%774) <{callee = @closed_call_3}> : (tensor<3xf32>) -> tensor<3xf32>
      %776 = "func.call"(%arg262, %775, %arg261) <{callee = @dynamic_update_index_in_dim}> : (tensor<4x3xf32>, tensor<3xf32>, tensor<i64>) -> tensor<4x3xf32>
      %777 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %778 = "stablehlo.add"(%arg261, %777) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%arg260, %778, %776) : (tensor<4x3xf32>, tensor<i64>, tensor<4x3xf32>) -> ()
    }) : (tensor<4x3xf32>, tensor<i64>, tensor<4x3xf32>) -> (tensor<4x3xf32>, tensor<i64>, tensor<4x3xf32>)
    %660 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %661 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %662 = "stablehlo.clamp"(%660, %arg217, %661) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %663 = "stablehlo.case"(%662) ({
      "stablehlo.return"(%arg218) : (tensor<4x3xf32>) -> ()
    }, {
      %771 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %772 = "stablehlo.broadcast_in_dim"(%771) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x3xf32>
      %773 = "stablehlo.add"(%arg218, %772) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
      "stablehlo.return"(%773) : (tensor<4x3xf32>) -> ()
    }, {
      %768 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %769 = "stablehlo.broadcast_in_dim"(%768) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x3xf32>
      %770 = "stablehlo.multiply"(%arg218, %769) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
      "stablehlo.return"(%770) : (tensor<4x3xf32>) -> ()
    }) : (tensor<i32>) -> tensor<4x3xf32>
    %664 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %665 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %666 = "stablehlo.clamp"(%664, %arg219, %665) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %667 = "stablehlo.case"(%666) ({
      "stablehlo.return"(%arg220) : (tensor<4x3xf32>) -> ()
    }, {
      %765 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %766 = "stablehlo.broadcast_in_dim"(%765) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x3xf32>
      %767 = "stablehlo.add"(%arg220, %766) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
      "stablehlo.return"(%767) : (tensor<4x3xf32>) -> ()
    }, {
      %762 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %763 = "stablehlo.broadcast_in_dim"(%762) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x3xf32>
      %764 = "stablehlo.multiply"(%arg220, %763) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
      "stablehlo.return"(%764) : (tensor<4x3xf32>) -> ()
    }) : (tensor<i32>) -> tensor<4x3xf32>
    %668 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %669 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %670 = "stablehlo.clamp"(%668, %arg221, %669) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %671 = "stablehlo.case"(%670) ({
      "stablehlo.return"(%arg222) : (tensor<4x3xf32>) -> ()
    }, {
      %759 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %760 = "stablehlo.broadcast_in_dim"(%759) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x3xf32>
      %761 = "stablehlo.add"(%arg222, %760) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
      "stablehlo.return"(%761) : (tensor<4x3xf32>) -> ()
    }, {
      %756 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %757 = "stablehlo.broadcast_in_dim"(%756) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x3xf32>
      %758 = "stablehlo.multiply"(%arg222, %757) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
      "stablehlo.return"(%758) : (tensor<4x3xf32>) -> ()
    }) : (tensor<i32>) -> tensor<4x3xf32>
    %672 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %673 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %674 = "stablehlo.clamp"(%672, %arg223, %673) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %675 = "stablehlo.case"(%674) ({
      "stablehlo.return"(%arg224) : (tensor<4x3xf32>) -> ()
    }, {
      %753 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %754 = "stablehlo.broadcast_in_dim"(%753) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x3xf32>
      %755 = "stablehlo.add"(%arg224, %754) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
      "stablehlo.return"(%755) : (tensor<4x3xf32>) -> ()
    }, {
      %750 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %751 = "stablehlo.broadcast_in_dim"(%750) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x3xf32>
      %752 = "stablehlo.multiply"(%arg224, %751) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
      "stablehlo.return"(%752) : (tensor<4x3xf32>) -> ()
    }) : (tensor<i32>) -> tensor<4x3xf32>
    %676 = "stablehlo.constant"() <{value = dense<0> : tensor<i32>}> : () -> tensor<i32>
    %677 = "stablehlo.constant"() <{value = dense<2> : tensor<i32>}> : () -> tensor<i32>
    %678 = "stablehlo.clamp"(%676, %arg225, %677) : (tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<i32>
    %679 = "stablehlo.case"(%678) ({
      "stablehlo.return"(%arg226) : (tensor<4x3xf32>) -> ()
    }, {
      %747 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %748 = "stablehlo.broadcast_in_dim"(%747) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x3xf32>
      %749 = "stablehlo.add"(%arg226, %748) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
      "stablehlo.return"(%749) : (tensor<4x3xf32>) -> ()
    }, {
      %744 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %745 = "stablehlo.broadcast_in_dim"(%744) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x3xf32>
      %746 = "stablehlo.multiply"(%arg226, %745) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
      "stablehlo.return"(%746) : (tensor<4x3xf32>) -> ()
    }) : (tensor<i32>) -> tensor<4x3xf32>
    %680 = "stablehlo.convert"(%arg227) : (tensor<i1>) -> tensor<i32>
    %681 = "stablehlo.case"(%680) ({
      %741 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %742 = "stablehlo.broadcast_in_dim"(%741) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x3xf32>
      %743 = "stablehlo.multiply"(%arg228, %742) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
      "stablehlo.return"(%743) : (tensor<4x3xf32>) -> ()
    }, {
      %738 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %739 = "stablehlo.broadcast_in_dim"(%738) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x3xf32>
      %740 = "stablehlo.add"(%arg228, %739) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
      "stablehlo.return"(%740) : (tensor<4x3xf32>) -> ()
    }) : (tensor<i32>) -> tensor<4x3xf32>
    %682 = "stablehlo.convert"(%arg229) : (tensor<i1>) -> tensor<i32>
    %683 = "stablehlo.case"(%682) ({
      %735 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %736 = "stablehlo.broadcast_in_dim"(%735) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x3xf32>
      %737 = "stablehlo.multiply"(%arg230, %736) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
      "stablehlo.return"(%737) : (tensor<4x3xf32>) -> ()
    }, {
      %732 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %733 = "stablehlo.broadcast_in_dim"(%732) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x3xf32>
      %734 = "stablehlo.add"(%arg230, %733) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
      "stablehlo.return"(%734) : (tensor<4x3xf32>) -> ()
    }) : (tensor<i32>) -> tensor<4x3xf32>
    %684 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %685 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %686:3 = "stablehlo.while"(%685, %684, %arg231) ({
    ^bb0(%arg257: tensor<i64>, %arg258: tensor<i64>, %arg259: tensor<4x3xf32>):
      %730 = "stablehlo.constant"() <{value = dense<3> : tensor<i64>}> : () -> tensor<i64>
      %731 = "stablehlo.compare"(%arg257, %730) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%731) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg254: tensor<i64>, %arg255: tensor<i64>, %arg256: tensor<4x3xf32>):
      %727:2 = "func.call"(%arg255, %arg256) <{callee = @closed_call_4}> : (tensor<i64>, tensor<4x3xf32>) -> (tensor<i64>, tensor<4x3xf32>)
      %728 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %729 = "stablehlo.add"(%arg254, %728) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%729, %727#0, %727#1) : (tensor<i64>, tensor<i64>, tensor<4x3xf32>) -> ()
    }) : (tensor<i64>, tensor<i64>, tensor<4x3xf32>) -> (tensor<i64>, tensor<i64>, tensor<4x3xf32>)
    %687 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %688 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %689:3 = "stablehlo.while"(%688, %687, %arg232) ({
    ^bb0(%arg251: tensor<i64>, %arg252: tensor<i64>, %arg253: tensor<4x3xf32>):
      %725 = "stablehlo.constant"() <{value = dense<4> : tensor<i64>}> : () -> tensor<i64>
      %726 = "stablehlo.compare"(%arg251, %725) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%726) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg248: tensor<i64>, %arg249: tensor<i64>, %arg250: tensor<4x3xf32>):
      %722:2 = "func.call"(%arg249, %arg250) <{callee = @closed_call_5}> : (tensor<i64>, tensor<4x3xf32>) -> (tensor<i64>, tensor<4x3xf32>)
      %723 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %724 = "stablehlo.add"(%arg248, %723) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%724, %722#0, %722#1) : (tensor<i64>, tensor<i64>, tensor<4x3xf32>) -> ()
    }) : (tensor<i64>, tensor<i64>, tensor<4x3xf32>) -> (tensor<i64>, tensor<i64>, tensor<4x3xf32>)
    %690 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %691 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %692:4 = "stablehlo.while"(%691, %690, %arg233, %arg234) ({
    ^bb0(%arg244: tensor<i64>, %arg245: tensor<i64>, %arg246: tensor<4x3xf32>, %arg247: tensor<4x3xf32>):
      %720 = "stablehlo.constant"() <{value = dense<3> : tensor<i64>}> : () -> tensor<i64>
      %721 = "stablehlo.compare"(%arg244, %720) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%721) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg240: tensor<i64>, %arg241: tensor<i64>, %arg242: tensor<4x3xf32>, %arg243: tensor<4x3xf32>):
      %717:3 = "func.call"(%arg241, %arg242, %arg243) <{callee = @closed_call_6}> : (tensor<i64>, tensor<4x3xf32>, tensor<4x3xf32>) -> (tensor<i64>, tensor<4x3xf32>, tensor<4x3xf32>)
      %718 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %719 = "stablehlo.add"(%arg240, %718) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%719, %717#0, %717#1, %717#2) : (tensor<i64>, tensor<i64>, tensor<4x3xf32>, tensor<4x3xf32>) -> ()
    }) : (tensor<i64>, tensor<i64>, tensor<4x3xf32>, tensor<4x3xf32>) -> (tensor<i64>, tensor<i64>, tensor<4x3xf32>, tensor<4x3xf32>)
    %693 = "stablehlo.slice"(%arg235) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %694 = "stablehlo.reshape"(%693) : (tensor<1xui32>) -> tensor<ui32>
    %695 = "stablehlo.slice"(%arg235) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %696 = "stablehlo.reshape"(%695) : (tensor<1xui32>) -> tensor<ui32>
    %697 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<5xui64>
    %698 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %699 = "stablehlo.broadcast_in_dim"(%698) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<5xui64>
    %700 = "stablehlo.multiply"(%699, %697) : (tensor<5xui64>, tensor<5xui64>) -> tensor<5xui64>
    %701 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %702 = "stablehlo.broadcast_in_dim"(%701) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<5xui64>
    %703 = "stablehlo.shift_right_logical"(%700, %702) : (tensor<5xui64>, tensor<5xui64>) -> tensor<5xui64>
    %704 = "stablehlo.convert"(%700) : (tensor<5xui64>) -> tensor<5xui32>
    %705 = "stablehlo.convert"(%703) : (tensor<5xui64>) -> tensor<5xui32>
    %706:2 = "func.call"(%694, %696, %705, %704) <{callee = @threefry2x32}> : (tensor<ui32>, tensor<ui32>, tensor<5xui32>, tensor<5xui32>) -> (tensor<5xui32>, tensor<5xui32>)
    %707 = "stablehlo.xor"(%706#0, %706#1) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %708 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %709 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %710 = "func.call"(%arg236, %708, %709) <{callee = @_uniform}> : (tensor<2xui32>, tensor<f64>, tensor<f64>) -> tensor<7xf64>
    %711 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %712 = "stablehlo.constant"() <{value = dense<100> : tensor<i64>}> : () -> tensor<i64>
    %713 = "func.call"(%arg237, %711, %712) <{callee = @_randint}> : (tensor<2xui32>, tensor<i64>, tensor<i64>) -> tensor<7xi64>
    %714 = "func.call"(%arg238) <{callee = @_threefry_split_13}> : (tensor<2xui32>) -> tensor<3x2xui32>
    %715 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<9xi64>
    %716 = "func.call"(%arg239, %715) <{callee = @_shuffle}> : (tensor<2xui32>, tensor<9xi64>) -> tensor<9xi64>
    "func.return"(%635#2, %638#2, %arg209, %641#1, %641#2, %642, %643, %649#2, %649#3, %655#2, %655#3, %659#2, %663, %667, %671, %675, %679, %681, %683, %686#2, %689#2, %692#2, %692#3, %707, %710, %713, %714, %716) : (tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<i32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<3xf32>, tensor<4x3xf32>, tensor<3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<4x3xf32>, tensor<5xui32>, tensor<7xf64>, tensor<7xi64>, tensor<3x2xui32>, tensor<9xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i64>, tensor<4x3xf32>) -> (tensor<i64>, tensor<4x3xf32>), res_attrs = [{}, {}], sym_name = "closed_call", sym_visibility = "private"}> ({
  ^bb0(%arg205: tensor<i64>, %arg206: tensor<4x3xf32>):
    %625 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %626 = "stablehlo.add"(%arg205, %625) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %627 = "stablehlo.constant"() <{value = dense<5.000000e-01> : tensor<f32>}> : () -> tensor<f32>
    %628 = "stablehlo.broadcast_in_dim"(%627) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x3xf32>
    %629 = "stablehlo.multiply"(%arg206, %628) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %630 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
    %631 = "stablehlo.broadcast_in_dim"(%630) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x3xf32>
    %632 = "stablehlo.add"(%629, %631) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    "func.return"(%626, %632) : (tensor<i64>, tensor<4x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i64>, tensor<4x3xf32>) -> (tensor<i64>, tensor<4x3xf32>), res_attrs = [{}, {}], sym_name = "closed_call_0", sym_visibility = "private"}> ({
  ^bb0(%arg203: tensor<i64>, %arg204: tensor<4x3xf32>):
    %620 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %621 = "stablehlo.add"(%arg203, %620) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %622 = "stablehlo.convert"(%arg203) : (tensor<i64>) -> tensor<f32>
    %623 = "stablehlo.broadcast_in_dim"(%622) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x3xf32>
    %624 = "stablehlo.add"(%arg204, %623) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    "func.return"(%621, %624) : (tensor<i64>, tensor<4x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<4x3xf32>, tensor<i64>) -> tensor<3xf32>, res_attrs = [{}], sym_name = "dynamic_index_in_dim", sym_visibility = "private"}> ({
  ^bb0(%arg201: tensor<4x3xf32>, %arg202: tensor<i64>):
    %617 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %618 = "stablehlo.dynamic_slice"(%arg201, %arg202, %617) <{slice_sizes = array<i64: 1, 3>}> : (tensor<4x3xf32>, tensor<i64>, tensor<i64>) -> tensor<1x3xf32>
    %619 = "stablehlo.reshape"(%618) : (tensor<1x3xf32>) -> tensor<3xf32>
    "func.return"(%619) : (tensor<3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>), res_attrs = [{}, {}], sym_name = "closed_call_1", sym_visibility = "private"}> ({
  ^bb0(%arg199: tensor<3xf32>, %arg200: tensor<3xf32>):
    %615 = "stablehlo.add"(%arg199, %arg200) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %616 = "stablehlo.multiply"(%arg199, %arg200) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    "func.return"(%615, %616) : (tensor<3xf32>, tensor<3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<4x3xf32>, tensor<3xf32>, tensor<i64>) -> tensor<4x3xf32>, res_attrs = [{}], sym_name = "dynamic_update_index_in_dim", sym_visibility = "private"}> ({
  ^bb0(%arg196: tensor<4x3xf32>, %arg197: tensor<3xf32>, %arg198: tensor<i64>):
    %612 = "stablehlo.broadcast_in_dim"(%arg197) <{broadcast_dimensions = array<i64: 1>}> : (tensor<3xf32>) -> tensor<1x3xf32>
    %613 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %614 = "stablehlo.dynamic_update_slice"(%arg196, %612, %arg198, %613) : (tensor<4x3xf32>, tensor<1x3xf32>, tensor<i64>, tensor<i64>) -> tensor<4x3xf32>
    "func.return"(%614) : (tensor<4x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3xf32>, tensor<3xf32>) -> (tensor<3xf32>, tensor<3xf32>), res_attrs = [{}, {}], sym_name = "closed_call_2", sym_visibility = "private"}> ({
  ^bb0(%arg194: tensor<3xf32>, %arg195: tensor<3xf32>):
    %611 = "stablehlo.add"(%arg194, %arg195) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    "func.return"(%611, %arg194) : (tensor<3xf32>, tensor<3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<3xf32>) -> tensor<3xf32>, res_attrs = [{}], sym_name = "closed_call_3", sym_visibility = "private"}> ({
  ^bb0(%arg193: tensor<3xf32>):
    %610 = "func.call"(%arg193) <{callee = @sort}> : (tensor<3xf32>) -> tensor<3xf32>
    "func.return"(%610) : (tensor<3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<3xf32>) -> tensor<3xf32>, res_attrs = [{}], sym_name = "sort", sym_visibility = "private"}> ({
  ^bb0(%arg190: tensor<3xf32>):
    %594 = "stablehlo.sort"(%arg190) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg191: tensor<f32>, %arg192: tensor<f32>):
      %595 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %596 = "stablehlo.compare"(%arg191, %595) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %597 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %598 = "stablehlo.select"(%596, %597, %arg191) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %599 = "stablehlo.compare"(%arg191, %arg191) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %600 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %601 = "stablehlo.select"(%599, %600, %598) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %602 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %603 = "stablehlo.compare"(%arg192, %602) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %604 = "stablehlo.constant"() <{value = dense<0.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %605 = "stablehlo.select"(%603, %604, %arg192) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %606 = "stablehlo.compare"(%arg192, %arg192) <{compare_type = #stablehlo<comparison_type FLOAT>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %607 = "stablehlo.constant"() <{value = dense<0x7FC00000> : tensor<f32>}> : () -> tensor<f32>
      %608 = "stablehlo.select"(%606, %607, %605) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %609 = "stablehlo.compare"(%601, %608) <{compare_type = #stablehlo<comparison_type TOTALORDER>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%609) : (tensor<i1>) -> ()
    }) : (tensor<3xf32>) -> tensor<3xf32>
    "func.return"(%594) : (tensor<3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i64>, tensor<4x3xf32>) -> (tensor<i64>, tensor<4x3xf32>), res_attrs = [{}, {}], sym_name = "closed_call_4", sym_visibility = "private"}> ({
  ^bb0(%arg180: tensor<i64>, %arg181: tensor<4x3xf32>):
    %583 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %584 = "stablehlo.add"(%arg180, %583) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %585 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %586:4 = "stablehlo.while"(%arg180, %585, %arg180, %arg181) ({
    ^bb0(%arg186: tensor<i64>, %arg187: tensor<i64>, %arg188: tensor<i64>, %arg189: tensor<4x3xf32>):
      %593 = "stablehlo.compare"(%arg187, %arg188) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%593) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg182: tensor<i64>, %arg183: tensor<i64>, %arg184: tensor<i64>, %arg185: tensor<4x3xf32>):
      %587 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %588 = "stablehlo.add"(%arg183, %587) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      %589 = "stablehlo.multiply"(%arg182, %arg183) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      %590 = "stablehlo.convert"(%589) : (tensor<i64>) -> tensor<f32>
      %591 = "stablehlo.broadcast_in_dim"(%590) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x3xf32>
      %592 = "stablehlo.add"(%arg185, %591) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
      "stablehlo.return"(%arg182, %588, %arg184, %592) : (tensor<i64>, tensor<i64>, tensor<i64>, tensor<4x3xf32>) -> ()
    }) : (tensor<i64>, tensor<i64>, tensor<i64>, tensor<4x3xf32>) -> (tensor<i64>, tensor<i64>, tensor<i64>, tensor<4x3xf32>)
    "func.return"(%584, %586#3) : (tensor<i64>, tensor<4x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i64>, tensor<4x3xf32>) -> (tensor<i64>, tensor<4x3xf32>), res_attrs = [{}, {}], sym_name = "closed_call_5", sym_visibility = "private"}> ({
  ^bb0(%arg178: tensor<i64>, %arg179: tensor<4x3xf32>):
    %569 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %570 = "stablehlo.add"(%arg178, %569) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %571 = "stablehlo.constant"() <{value = dense<2> : tensor<i64>}> : () -> tensor<i64>
    %572 = "func.call"(%arg178, %571) <{callee = @remainder}> : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %573 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %574 = "stablehlo.compare"(%572, %573) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %575 = "stablehlo.convert"(%574) : (tensor<i1>) -> tensor<i32>
    %576 = "stablehlo.case"(%575) ({
      %580 = "stablehlo.constant"() <{value = dense<2.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %581 = "stablehlo.broadcast_in_dim"(%580) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x3xf32>
      %582 = "stablehlo.multiply"(%arg179, %581) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
      "stablehlo.return"(%582) : (tensor<4x3xf32>) -> ()
    }, {
      %577 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f32>}> : () -> tensor<f32>
      %578 = "stablehlo.broadcast_in_dim"(%577) <{broadcast_dimensions = array<i64>}> : (tensor<f32>) -> tensor<4x3xf32>
      %579 = "stablehlo.add"(%arg179, %578) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
      "stablehlo.return"(%579) : (tensor<4x3xf32>) -> ()
    }) : (tensor<i32>) -> tensor<4x3xf32>
    "func.return"(%570, %576) : (tensor<i64>, tensor<4x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<i64>, tensor<i64>) -> tensor<i64>, res_attrs = [{}], sym_name = "remainder", sym_visibility = "private"}> ({
  ^bb0(%arg176: tensor<i64>, %arg177: tensor<i64>):
    %554 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %555 = "stablehlo.compare"(%arg177, %554) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction EQ>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %556 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %557 = "func.call"(%555, %556, %arg177) <{callee = @_where}> : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %558 = "stablehlo.remainder"(%arg176, %557) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %559 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %560 = "stablehlo.compare"(%558, %559) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %561 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %562 = "stablehlo.compare"(%558, %561) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %563 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %564 = "stablehlo.compare"(%557, %563) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %565 = "stablehlo.compare"(%562, %564) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction NE>}> : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %566 = "stablehlo.and"(%565, %560) : (tensor<i1>, tensor<i1>) -> tensor<i1>
    %567 = "stablehlo.add"(%558, %557) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %568 = "stablehlo.select"(%566, %567, %558) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    "func.return"(%568) : (tensor<i64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>, res_attrs = [{}], sym_name = "_where", sym_visibility = "private"}> ({
  ^bb0(%arg173: tensor<i1>, %arg174: tensor<i64>, %arg175: tensor<i64>):
    %553 = "stablehlo.select"(%arg173, %arg174, %arg175) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    "func.return"(%553) : (tensor<i64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i64>, tensor<4x3xf32>, tensor<4x3xf32>) -> (tensor<i64>, tensor<4x3xf32>, tensor<4x3xf32>), res_attrs = [{}, {}, {}], sym_name = "closed_call_6", sym_visibility = "private"}> ({
  ^bb0(%arg170: tensor<i64>, %arg171: tensor<4x3xf32>, %arg172: tensor<4x3xf32>):
    %551 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %552 = "stablehlo.add"(%arg170, %551) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    "func.return"(%552, %arg172, %arg171) : (tensor<i64>, tensor<4x3xf32>, tensor<4x3xf32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<ui32>, tensor<ui32>, tensor<5xui32>, tensor<5xui32>) -> (tensor<5xui32>, tensor<5xui32>), sym_name = "threefry2x32", sym_visibility = "private"}> ({
  ^bb0(%arg148: tensor<ui32>, %arg149: tensor<ui32>, %arg150: tensor<5xui32>, %arg151: tensor<5xui32>):
    %534 = "stablehlo.constant"() <{value = dense<[13, 15, 26, 6]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %535 = "stablehlo.constant"() <{value = dense<[17, 29, 16, 24]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %536 = "stablehlo.xor"(%arg148, %arg149) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %537 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %538 = "stablehlo.xor"(%536, %537) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %539 = "stablehlo.broadcast_in_dim"(%arg148) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<5xui32>
    %540 = "stablehlo.add"(%arg150, %539) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %541 = "stablehlo.broadcast_in_dim"(%arg149) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<5xui32>
    %542 = "stablehlo.add"(%arg151, %541) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %543 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %544 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %545:9 = "stablehlo.while"(%544, %543, %540, %542, %arg149, %538, %arg148, %534, %535) ({
    ^bb0(%arg161: tensor<i64>, %arg162: tensor<i64>, %arg163: tensor<5xui32>, %arg164: tensor<5xui32>, %arg165: tensor<ui32>, %arg166: tensor<ui32>, %arg167: tensor<ui32>, %arg168: tensor<4xui32>, %arg169: tensor<4xui32>):
      %549 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %550 = "stablehlo.compare"(%arg161, %549) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%550) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg152: tensor<i64>, %arg153: tensor<i64>, %arg154: tensor<5xui32>, %arg155: tensor<5xui32>, %arg156: tensor<ui32>, %arg157: tensor<ui32>, %arg158: tensor<ui32>, %arg159: tensor<4xui32>, %arg160: tensor<4xui32>):
      %546:8 = "func.call"(%arg153, %arg154, %arg155, %arg156, %arg157, %arg158, %arg159, %arg160) <{callee = @closed_call_7}> : (tensor<i64>, tensor<5xui32>, tensor<5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<5xui32>, tensor<5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %547 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %548 = "stablehlo.add"(%arg152, %547) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%548, %546#0, %546#1, %546#2, %546#3, %546#4, %546#5, %546#6, %546#7) : (tensor<i64>, tensor<i64>, tensor<5xui32>, tensor<5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
    }) : (tensor<i64>, tensor<i64>, tensor<5xui32>, tensor<5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<i64>, tensor<5xui32>, tensor<5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    "func.return"(%545#2, %545#3) : (tensor<5xui32>, tensor<5xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i64>, tensor<5xui32>, tensor<5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<5xui32>, tensor<5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>), res_attrs = [{}, {}, {}, {}, {}, {}, {}, {}], sym_name = "closed_call_7", sym_visibility = "private"}> ({
  ^bb0(%arg140: tensor<i64>, %arg141: tensor<5xui32>, %arg142: tensor<5xui32>, %arg143: tensor<ui32>, %arg144: tensor<ui32>, %arg145: tensor<ui32>, %arg146: tensor<4xui32>, %arg147: tensor<4xui32>):
    %479 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %480 = "stablehlo.add"(%arg140, %479) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %481 = "stablehlo.slice"(%arg146) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %482 = "stablehlo.reshape"(%481) : (tensor<1xui32>) -> tensor<ui32>
    %483 = "stablehlo.add"(%arg141, %arg142) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %484 = "stablehlo.broadcast_in_dim"(%482) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<5xui32>
    %485 = "stablehlo.shift_left"(%arg142, %484) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %486 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %487 = "stablehlo.subtract"(%486, %482) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %488 = "stablehlo.broadcast_in_dim"(%487) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<5xui32>
    %489 = "stablehlo.shift_right_logical"(%arg142, %488) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %490 = "stablehlo.or"(%485, %489) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %491 = "stablehlo.xor"(%483, %490) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %492 = "stablehlo.slice"(%arg146) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %493 = "stablehlo.reshape"(%492) : (tensor<1xui32>) -> tensor<ui32>
    %494 = "stablehlo.add"(%483, %491) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %495 = "stablehlo.broadcast_in_dim"(%493) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<5xui32>
    %496 = "stablehlo.shift_left"(%491, %495) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %497 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %498 = "stablehlo.subtract"(%497, %493) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %499 = "stablehlo.broadcast_in_dim"(%498) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<5xui32>
    %500 = "stablehlo.shift_right_logical"(%491, %499) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %501 = "stablehlo.or"(%496, %500) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %502 = "stablehlo.xor"(%494, %501) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %503 = "stablehlo.slice"(%arg146) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %504 = "stablehlo.reshape"(%503) : (tensor<1xui32>) -> tensor<ui32>
    %505 = "stablehlo.add"(%494, %502) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %506 = "stablehlo.broadcast_in_dim"(%504) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<5xui32>
    %507 = "stablehlo.shift_left"(%502, %506) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %508 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %509 = "stablehlo.subtract"(%508, %504) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %510 = "stablehlo.broadcast_in_dim"(%509) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<5xui32>
    %511 = "stablehlo.shift_right_logical"(%502, %510) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %512 = "stablehlo.or"(%507, %511) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %513 = "stablehlo.xor"(%505, %512) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %514 = "stablehlo.slice"(%arg146) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %515 = "stablehlo.reshape"(%514) : (tensor<1xui32>) -> tensor<ui32>
    %516 = "stablehlo.add"(%505, %513) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %517 = "stablehlo.broadcast_in_dim"(%515) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<5xui32>
    %518 = "stablehlo.shift_left"(%513, %517) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %519 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %520 = "stablehlo.subtract"(%519, %515) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %521 = "stablehlo.broadcast_in_dim"(%520) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<5xui32>
    %522 = "stablehlo.shift_right_logical"(%513, %521) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %523 = "stablehlo.or"(%518, %522) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %524 = "stablehlo.xor"(%516, %523) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %525 = "stablehlo.broadcast_in_dim"(%arg143) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<5xui32>
    %526 = "stablehlo.add"(%516, %525) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %527 = "stablehlo.broadcast_in_dim"(%arg144) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<5xui32>
    %528 = "stablehlo.add"(%524, %527) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    %529 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %530 = "stablehlo.add"(%arg140, %529) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %531 = "stablehlo.convert"(%530) : (tensor<i64>) -> tensor<ui32>
    %532 = "stablehlo.broadcast_in_dim"(%531) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<5xui32>
    %533 = "stablehlo.add"(%528, %532) : (tensor<5xui32>, tensor<5xui32>) -> tensor<5xui32>
    "func.return"(%480, %526, %533, %arg144, %arg145, %arg143, %arg147, %arg146) : (tensor<i64>, tensor<5xui32>, tensor<5xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2xui32>, tensor<f64>, tensor<f64>) -> tensor<7xf64>, res_attrs = [{}], sym_name = "_uniform", sym_visibility = "private"}> ({
  ^bb0(%arg137: tensor<2xui32>, %arg138: tensor<f64>, %arg139: tensor<f64>):
    %438 = "stablehlo.convert"(%arg138) : (tensor<f64>) -> tensor<f64>
    %439 = "stablehlo.convert"(%arg139) : (tensor<f64>) -> tensor<f64>
    %440 = "stablehlo.broadcast_in_dim"(%438) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<1xf64>
    %441 = "stablehlo.broadcast_in_dim"(%439) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<1xf64>
    %442 = "stablehlo.slice"(%arg137) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %443 = "stablehlo.reshape"(%442) : (tensor<1xui32>) -> tensor<ui32>
    %444 = "stablehlo.slice"(%arg137) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %445 = "stablehlo.reshape"(%444) : (tensor<1xui32>) -> tensor<ui32>
    %446 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<7xui64>
    %447 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %448 = "stablehlo.broadcast_in_dim"(%447) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<7xui64>
    %449 = "stablehlo.multiply"(%448, %446) : (tensor<7xui64>, tensor<7xui64>) -> tensor<7xui64>
    %450 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %451 = "stablehlo.broadcast_in_dim"(%450) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<7xui64>
    %452 = "stablehlo.shift_right_logical"(%449, %451) : (tensor<7xui64>, tensor<7xui64>) -> tensor<7xui64>
    %453 = "stablehlo.convert"(%449) : (tensor<7xui64>) -> tensor<7xui32>
    %454 = "stablehlo.convert"(%452) : (tensor<7xui64>) -> tensor<7xui32>
    %455:2 = "func.call"(%443, %445, %454, %453) <{callee = @threefry2x32_8}> : (tensor<ui32>, tensor<ui32>, tensor<7xui32>, tensor<7xui32>) -> (tensor<7xui32>, tensor<7xui32>)
    %456 = "stablehlo.convert"(%455#0) : (tensor<7xui32>) -> tensor<7xui64>
    %457 = "stablehlo.convert"(%455#1) : (tensor<7xui32>) -> tensor<7xui64>
    %458 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %459 = "stablehlo.broadcast_in_dim"(%458) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<7xui64>
    %460 = "stablehlo.shift_left"(%456, %459) : (tensor<7xui64>, tensor<7xui64>) -> tensor<7xui64>
    %461 = "stablehlo.or"(%460, %457) : (tensor<7xui64>, tensor<7xui64>) -> tensor<7xui64>
    %462 = "stablehlo.constant"() <{value = dense<12> : tensor<ui64>}> : () -> tensor<ui64>
    %463 = "stablehlo.broadcast_in_dim"(%462) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<7xui64>
    %464 = "stablehlo.shift_right_logical"(%461, %463) : (tensor<7xui64>, tensor<7xui64>) -> tensor<7xui64>
    %465 = "stablehlo.constant"() <{value = dense<4607182418800017408> : tensor<ui64>}> : () -> tensor<ui64>
    %466 = "stablehlo.broadcast_in_dim"(%465) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<7xui64>
    %467 = "stablehlo.or"(%464, %466) : (tensor<7xui64>, tensor<7xui64>) -> tensor<7xui64>
    %468 = "stablehlo.bitcast_convert"(%467) : (tensor<7xui64>) -> tensor<7xf64>
    %469 = "stablehlo.constant"() <{value = dense<1.000000e+00> : tensor<f64>}> : () -> tensor<f64>
    %470 = "stablehlo.broadcast_in_dim"(%469) <{broadcast_dimensions = array<i64>}> : (tensor<f64>) -> tensor<7xf64>
    %471 = "stablehlo.subtract"(%468, %470) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %472 = "stablehlo.subtract"(%441, %440) : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
    %473 = "stablehlo.broadcast_in_dim"(%472) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf64>) -> tensor<7xf64>
    %474 = "stablehlo.multiply"(%471, %473) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %475 = "stablehlo.broadcast_in_dim"(%440) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf64>) -> tensor<7xf64>
    %476 = "stablehlo.add"(%474, %475) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    %477 = "stablehlo.broadcast_in_dim"(%440) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xf64>) -> tensor<7xf64>
    %478 = "stablehlo.maximum"(%477, %476) : (tensor<7xf64>, tensor<7xf64>) -> tensor<7xf64>
    "func.return"(%478) : (tensor<7xf64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<ui32>, tensor<ui32>, tensor<7xui32>, tensor<7xui32>) -> (tensor<7xui32>, tensor<7xui32>), sym_name = "threefry2x32_8", sym_visibility = "private"}> ({
  ^bb0(%arg115: tensor<ui32>, %arg116: tensor<ui32>, %arg117: tensor<7xui32>, %arg118: tensor<7xui32>):
    %421 = "stablehlo.constant"() <{value = dense<[13, 15, 26, 6]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %422 = "stablehlo.constant"() <{value = dense<[17, 29, 16, 24]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %423 = "stablehlo.xor"(%arg115, %arg116) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %424 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %425 = "stablehlo.xor"(%423, %424) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %426 = "stablehlo.broadcast_in_dim"(%arg115) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<7xui32>
    %427 = "stablehlo.add"(%arg117, %426) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
    %428 = "stablehlo.broadcast_in_dim"(%arg116) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<7xui32>
    %429 = "stablehlo.add"(%arg118, %428) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
    %430 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %431 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %432:9 = "stablehlo.while"(%431, %430, %427, %429, %arg116, %425, %arg115, %421, %422) ({
    ^bb0(%arg128: tensor<i64>, %arg129: tensor<i64>, %arg130: tensor<7xui32>, %arg131: tensor<7xui32>, %arg132: tensor<ui32>, %arg133: tensor<ui32>, %arg134: tensor<ui32>, %arg135: tensor<4xui32>, %arg136: tensor<4xui32>):
      %436 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %437 = "stablehlo.compare"(%arg128, %436) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%437) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg119: tensor<i64>, %arg120: tensor<i64>, %arg121: tensor<7xui32>, %arg122: tensor<7xui32>, %arg123: tensor<ui32>, %arg124: tensor<ui32>, %arg125: tensor<ui32>, %arg126: tensor<4xui32>, %arg127: tensor<4xui32>):
      %433:8 = "func.call"(%arg120, %arg121, %arg122, %arg123, %arg124, %arg125, %arg126, %arg127) <{callee = @closed_call_9}> : (tensor<i64>, tensor<7xui32>, tensor<7xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<7xui32>, tensor<7xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %434 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %435 = "stablehlo.add"(%arg119, %434) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%435, %433#0, %433#1, %433#2, %433#3, %433#4, %433#5, %433#6, %433#7) : (tensor<i64>, tensor<i64>, tensor<7xui32>, tensor<7xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
    }) : (tensor<i64>, tensor<i64>, tensor<7xui32>, tensor<7xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<i64>, tensor<7xui32>, tensor<7xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    "func.return"(%432#2, %432#3) : (tensor<7xui32>, tensor<7xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i64>, tensor<7xui32>, tensor<7xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<7xui32>, tensor<7xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>), res_attrs = [{}, {}, {}, {}, {}, {}, {}, {}], sym_name = "closed_call_9", sym_visibility = "private"}> ({
  ^bb0(%arg107: tensor<i64>, %arg108: tensor<7xui32>, %arg109: tensor<7xui32>, %arg110: tensor<ui32>, %arg111: tensor<ui32>, %arg112: tensor<ui32>, %arg113: tensor<4xui32>, %arg114: tensor<4xui32>):
    %366 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %367 = "stablehlo.add"(%arg107, %366) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %368 = "stablehlo.slice"(%arg113) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %369 = "stablehlo.reshape"(%368) : (tensor<1xui32>) -> tensor<ui32>
    %370 = "stablehlo.add"(%arg108, %arg109) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
    %371 = "stablehlo.broadcast_in_dim"(%369) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<7xui32>
    %372 = "stablehlo.shift_left"(%arg109, %371) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
    %373 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %374 = "stablehlo.subtract"(%373, %369) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %375 = "stablehlo.broadcast_in_dim"(%374) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<7xui32>
    %376 = "stablehlo.shift_right_logical"(%arg109, %375) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
    %377 = "stablehlo.or"(%372, %376) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
    %378 = "stablehlo.xor"(%370, %377) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
    %379 = "stablehlo.slice"(%arg113) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %380 = "stablehlo.reshape"(%379) : (tensor<1xui32>) -> tensor<ui32>
    %381 = "stablehlo.add"(%370, %378) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
    %382 = "stablehlo.broadcast_in_dim"(%380) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<7xui32>
    %383 = "stablehlo.shift_left"(%378, %382) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
    %384 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %385 = "stablehlo.subtract"(%384, %380) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %386 = "stablehlo.broadcast_in_dim"(%385) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<7xui32>
    %387 = "stablehlo.shift_right_logical"(%378, %386) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
    %388 = "stablehlo.or"(%383, %387) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
    %389 = "stablehlo.xor"(%381, %388) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
    %390 = "stablehlo.slice"(%arg113) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %391 = "stablehlo.reshape"(%390) : (tensor<1xui32>) -> tensor<ui32>
    %392 = "stablehlo.add"(%381, %389) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
    %393 = "stablehlo.broadcast_in_dim"(%391) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<7xui32>
    %394 = "stablehlo.shift_left"(%389, %393) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
    %395 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %396 = "stablehlo.subtract"(%395, %391) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %397 = "stablehlo.broadcast_in_dim"(%396) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<7xui32>
    %398 = "stablehlo.shift_right_logical"(%389, %397) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
    %399 = "stablehlo.or"(%394, %398) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
    %400 = "stablehlo.xor"(%392, %399) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
    %401 = "stablehlo.slice"(%arg113) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %402 = "stablehlo.reshape"(%401) : (tensor<1xui32>) -> tensor<ui32>
    %403 = "stablehlo.add"(%392, %400) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
    %404 = "stablehlo.broadcast_in_dim"(%402) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<7xui32>
    %405 = "stablehlo.shift_left"(%400, %404) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
    %406 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %407 = "stablehlo.subtract"(%406, %402) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %408 = "stablehlo.broadcast_in_dim"(%407) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<7xui32>
    %409 = "stablehlo.shift_right_logical"(%400, %408) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
    %410 = "stablehlo.or"(%405, %409) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
    %411 = "stablehlo.xor"(%403, %410) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
    %412 = "stablehlo.broadcast_in_dim"(%arg110) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<7xui32>
    %413 = "stablehlo.add"(%403, %412) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
    %414 = "stablehlo.broadcast_in_dim"(%arg111) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<7xui32>
    %415 = "stablehlo.add"(%411, %414) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
    %416 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %417 = "stablehlo.add"(%arg107, %416) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %418 = "stablehlo.convert"(%417) : (tensor<i64>) -> tensor<ui32>
    %419 = "stablehlo.broadcast_in_dim"(%418) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<7xui32>
    %420 = "stablehlo.add"(%415, %419) : (tensor<7xui32>, tensor<7xui32>) -> tensor<7xui32>
    "func.return"(%367, %413, %420, %arg111, %arg112, %arg110, %arg114, %arg113) : (tensor<i64>, tensor<7xui32>, tensor<7xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<2xui32>, tensor<i64>, tensor<i64>) -> tensor<7xi64>, res_attrs = [{}], sym_name = "_randint", sym_visibility = "private"}> ({
  ^bb0(%arg104: tensor<2xui32>, %arg105: tensor<i64>, %arg106: tensor<i64>):
    %276 = "stablehlo.constant"() <{value = dense<9223372036854775807> : tensor<i64>}> : () -> tensor<i64>
    %277 = "stablehlo.constant"() <{value = dense<-9223372036854775808> : tensor<i64>}> : () -> tensor<i64>
    %278 = "stablehlo.constant"() <{value = dense<9223372036854775807> : tensor<i64>}> : () -> tensor<i64>
    %279 = "func.call"(%276, %277, %278) <{callee = @clip}> : (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %280 = "stablehlo.compare"(%arg106, %279) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %281 = "stablehlo.constant"() <{value = dense<-9223372036854775808> : tensor<i64>}> : () -> tensor<i64>
    %282 = "stablehlo.constant"() <{value = dense<9223372036854775807> : tensor<i64>}> : () -> tensor<i64>
    %283 = "func.call"(%arg105, %281, %282) <{callee = @clip_10}> : (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %284 = "stablehlo.convert"(%283) : (tensor<i64>) -> tensor<i64>
    %285 = "stablehlo.constant"() <{value = dense<-9223372036854775808> : tensor<i64>}> : () -> tensor<i64>
    %286 = "stablehlo.constant"() <{value = dense<9223372036854775807> : tensor<i64>}> : () -> tensor<i64>
    %287 = "func.call"(%arg106, %285, %286) <{callee = @clip_10}> : (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %288 = "stablehlo.convert"(%287) : (tensor<i64>) -> tensor<i64>
    %289 = "stablehlo.broadcast_in_dim"(%284) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1xi64>
    %290 = "stablehlo.broadcast_in_dim"(%288) <{broadcast_dimensions = array<i64>}> : (tensor<i64>) -> tensor<1xi64>
    %291 = "func.call"(%arg104) <{callee = @_threefry_split}> : (tensor<2xui32>) -> tensor<2x2xui32>
    %292 = "stablehlo.slice"(%291) <{limit_indices = array<i64: 1, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<2x2xui32>) -> tensor<1x2xui32>
    %293 = "stablehlo.reshape"(%292) : (tensor<1x2xui32>) -> tensor<2xui32>
    %294 = "stablehlo.slice"(%291) <{limit_indices = array<i64: 2, 2>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>}> : (tensor<2x2xui32>) -> tensor<1x2xui32>
    %295 = "stablehlo.reshape"(%294) : (tensor<1x2xui32>) -> tensor<2xui32>
    %296 = "stablehlo.slice"(%293) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %297 = "stablehlo.reshape"(%296) : (tensor<1xui32>) -> tensor<ui32>
    %298 = "stablehlo.slice"(%293) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %299 = "stablehlo.reshape"(%298) : (tensor<1xui32>) -> tensor<ui32>
    %300 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<7xui64>
    %301 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %302 = "stablehlo.broadcast_in_dim"(%301) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<7xui64>
    %303 = "stablehlo.multiply"(%302, %300) : (tensor<7xui64>, tensor<7xui64>) -> tensor<7xui64>
    %304 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %305 = "stablehlo.broadcast_in_dim"(%304) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<7xui64>
    %306 = "stablehlo.shift_right_logical"(%303, %305) : (tensor<7xui64>, tensor<7xui64>) -> tensor<7xui64>
    %307 = "stablehlo.convert"(%303) : (tensor<7xui64>) -> tensor<7xui32>
    %308 = "stablehlo.convert"(%306) : (tensor<7xui64>) -> tensor<7xui32>
    %309:2 = "func.call"(%297, %299, %308, %307) <{callee = @threefry2x32_8}> : (tensor<ui32>, tensor<ui32>, tensor<7xui32>, tensor<7xui32>) -> (tensor<7xui32>, tensor<7xui32>)
    %310 = "stablehlo.convert"(%309#0) : (tensor<7xui32>) -> tensor<7xui64>
    %311 = "stablehlo.convert"(%309#1) : (tensor<7xui32>) -> tensor<7xui64>
    %312 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %313 = "stablehlo.broadcast_in_dim"(%312) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<7xui64>
    %314 = "stablehlo.shift_left"(%310, %313) : (tensor<7xui64>, tensor<7xui64>) -> tensor<7xui64>
    %315 = "stablehlo.or"(%314, %311) : (tensor<7xui64>, tensor<7xui64>) -> tensor<7xui64>
    %316 = "stablehlo.slice"(%295) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %317 = "stablehlo.reshape"(%316) : (tensor<1xui32>) -> tensor<ui32>
    %318 = "stablehlo.slice"(%295) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %319 = "stablehlo.reshape"(%318) : (tensor<1xui32>) -> tensor<ui32>
    %320 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<7xui64>
    %321 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %322 = "stablehlo.broadcast_in_dim"(%321) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<7xui64>
    %323 = "stablehlo.multiply"(%322, %320) : (tensor<7xui64>, tensor<7xui64>) -> tensor<7xui64>
    %324 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %325 = "stablehlo.broadcast_in_dim"(%324) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<7xui64>
    %326 = "stablehlo.shift_right_logical"(%323, %325) : (tensor<7xui64>, tensor<7xui64>) -> tensor<7xui64>
    %327 = "stablehlo.convert"(%323) : (tensor<7xui64>) -> tensor<7xui32>
    %328 = "stablehlo.convert"(%326) : (tensor<7xui64>) -> tensor<7xui32>
    %329:2 = "func.call"(%317, %319, %328, %327) <{callee = @threefry2x32_8}> : (tensor<ui32>, tensor<ui32>, tensor<7xui32>, tensor<7xui32>) -> (tensor<7xui32>, tensor<7xui32>)
    %330 = "stablehlo.convert"(%329#0) : (tensor<7xui32>) -> tensor<7xui64>
    %331 = "stablehlo.convert"(%329#1) : (tensor<7xui32>) -> tensor<7xui64>
    %332 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %333 = "stablehlo.broadcast_in_dim"(%332) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<7xui64>
    %334 = "stablehlo.shift_left"(%330, %333) : (tensor<7xui64>, tensor<7xui64>) -> tensor<7xui64>
    %335 = "stablehlo.or"(%334, %331) : (tensor<7xui64>, tensor<7xui64>) -> tensor<7xui64>
    %336 = "stablehlo.subtract"(%290, %289) : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi64>
    %337 = "stablehlo.convert"(%336) : (tensor<1xi64>) -> tensor<1xui64>
    %338 = "stablehlo.compare"(%290, %289) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LE>}> : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi1>
    %339 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %340 = "stablehlo.broadcast_in_dim"(%339) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<1xui64>
    %341 = "stablehlo.select"(%338, %340, %337) : (tensor<1xi1>, tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
    %342 = "stablehlo.compare"(%290, %289) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction GT>}> : (tensor<1xi64>, tensor<1xi64>) -> tensor<1xi1>
    %343 = "stablehlo.broadcast_in_dim"(%280) <{broadcast_dimensions = array<i64>}> : (tensor<i1>) -> tensor<1xi1>
    %344 = "stablehlo.and"(%343, %342) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %345 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %346 = "stablehlo.broadcast_in_dim"(%345) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<1xui64>
    %347 = "stablehlo.add"(%341, %346) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
    %348 = "stablehlo.select"(%344, %347, %341) : (tensor<1xi1>, tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
    %349 = "stablehlo.constant"() <{value = dense<4294967296> : tensor<ui64>}> : () -> tensor<ui64>
    %350 = "stablehlo.broadcast_in_dim"(%349) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<1xui64>
    %351 = "stablehlo.remainder"(%350, %348) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
    %352 = "stablehlo.multiply"(%351, %351) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
    %353 = "stablehlo.remainder"(%352, %348) : (tensor<1xui64>, tensor<1xui64>) -> tensor<1xui64>
    %354 = "stablehlo.broadcast_in_dim"(%348) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xui64>) -> tensor<7xui64>
    %355 = "stablehlo.remainder"(%315, %354) : (tensor<7xui64>, tensor<7xui64>) -> tensor<7xui64>
    %356 = "stablehlo.broadcast_in_dim"(%353) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xui64>) -> tensor<7xui64>
    %357 = "stablehlo.multiply"(%355, %356) : (tensor<7xui64>, tensor<7xui64>) -> tensor<7xui64>
    %358 = "stablehlo.broadcast_in_dim"(%348) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xui64>) -> tensor<7xui64>
    %359 = "stablehlo.remainder"(%335, %358) : (tensor<7xui64>, tensor<7xui64>) -> tensor<7xui64>
    %360 = "stablehlo.add"(%357, %359) : (tensor<7xui64>, tensor<7xui64>) -> tensor<7xui64>
    %361 = "stablehlo.broadcast_in_dim"(%348) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xui64>) -> tensor<7xui64>
    %362 = "stablehlo.remainder"(%360, %361) : (tensor<7xui64>, tensor<7xui64>) -> tensor<7xui64>
    %363 = "stablehlo.convert"(%362) : (tensor<7xui64>) -> tensor<7xi64>
    %364 = "stablehlo.broadcast_in_dim"(%289) <{broadcast_dimensions = array<i64: 0>}> : (tensor<1xi64>) -> tensor<7xi64>
    %365 = "stablehlo.add"(%364, %363) : (tensor<7xi64>, tensor<7xi64>) -> tensor<7xi64>
    "func.return"(%365) : (tensor<7xi64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<i64>, res_attrs = [{}], sym_name = "clip", sym_visibility = "private"}> ({
  ^bb0(%arg101: tensor<i64>, %arg102: tensor<i64>, %arg103: tensor<i64>):
    %274 = "stablehlo.maximum"(%arg102, %arg101) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %275 = "stablehlo.minimum"(%arg103, %274) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    "func.return"(%275) : (tensor<i64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}, {}], function_type = (tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<i64>, res_attrs = [{}], sym_name = "clip_10", sym_visibility = "private"}> ({
  ^bb0(%arg98: tensor<i64>, %arg99: tensor<i64>, %arg100: tensor<i64>):
    %272 = "stablehlo.maximum"(%arg99, %arg98) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %273 = "stablehlo.minimum"(%arg100, %272) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    "func.return"(%273) : (tensor<i64>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xui32>) -> tensor<2x2xui32>, res_attrs = [{}], sym_name = "_threefry_split", sym_visibility = "private"}> ({
  ^bb0(%arg97: tensor<2xui32>):
    %255 = "stablehlo.slice"(%arg97) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %256 = "stablehlo.reshape"(%255) : (tensor<1xui32>) -> tensor<ui32>
    %257 = "stablehlo.slice"(%arg97) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %258 = "stablehlo.reshape"(%257) : (tensor<1xui32>) -> tensor<ui32>
    %259 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<2xui64>
    %260 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %261 = "stablehlo.broadcast_in_dim"(%260) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2xui64>
    %262 = "stablehlo.multiply"(%261, %259) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
    %263 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %264 = "stablehlo.broadcast_in_dim"(%263) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<2xui64>
    %265 = "stablehlo.shift_right_logical"(%262, %264) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
    %266 = "stablehlo.convert"(%262) : (tensor<2xui64>) -> tensor<2xui32>
    %267 = "stablehlo.convert"(%265) : (tensor<2xui64>) -> tensor<2xui32>
    %268:2 = "func.call"(%256, %258, %267, %266) <{callee = @threefry2x32_11}> : (tensor<ui32>, tensor<ui32>, tensor<2xui32>, tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>)
    %269 = "stablehlo.broadcast_in_dim"(%268#0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xui32>) -> tensor<2x1xui32>
    %270 = "stablehlo.broadcast_in_dim"(%268#1) <{broadcast_dimensions = array<i64: 0>}> : (tensor<2xui32>) -> tensor<2x1xui32>
    %271 = "stablehlo.concatenate"(%269, %270) <{dimension = 1 : i64}> : (tensor<2x1xui32>, tensor<2x1xui32>) -> tensor<2x2xui32>
    "func.return"(%271) : (tensor<2x2xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<ui32>, tensor<ui32>, tensor<2xui32>, tensor<2xui32>) -> (tensor<2xui32>, tensor<2xui32>), sym_name = "threefry2x32_11", sym_visibility = "private"}> ({
  ^bb0(%arg75: tensor<ui32>, %arg76: tensor<ui32>, %arg77: tensor<2xui32>, %arg78: tensor<2xui32>):
    %238 = "stablehlo.constant"() <{value = dense<[13, 15, 26, 6]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %239 = "stablehlo.constant"() <{value = dense<[17, 29, 16, 24]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %240 = "stablehlo.xor"(%arg75, %arg76) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %241 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %242 = "stablehlo.xor"(%240, %241) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %243 = "stablehlo.broadcast_in_dim"(%arg75) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %244 = "stablehlo.add"(%arg77, %243) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %245 = "stablehlo.broadcast_in_dim"(%arg76) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %246 = "stablehlo.add"(%arg78, %245) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %247 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %248 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %249:9 = "stablehlo.while"(%248, %247, %244, %246, %arg76, %242, %arg75, %238, %239) ({
    ^bb0(%arg88: tensor<i64>, %arg89: tensor<i64>, %arg90: tensor<2xui32>, %arg91: tensor<2xui32>, %arg92: tensor<ui32>, %arg93: tensor<ui32>, %arg94: tensor<ui32>, %arg95: tensor<4xui32>, %arg96: tensor<4xui32>):
      %253 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %254 = "stablehlo.compare"(%arg88, %253) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%254) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg79: tensor<i64>, %arg80: tensor<i64>, %arg81: tensor<2xui32>, %arg82: tensor<2xui32>, %arg83: tensor<ui32>, %arg84: tensor<ui32>, %arg85: tensor<ui32>, %arg86: tensor<4xui32>, %arg87: tensor<4xui32>):
      %250:8 = "func.call"(%arg80, %arg81, %arg82, %arg83, %arg84, %arg85, %arg86, %arg87) <{callee = @closed_call_12}> : (tensor<i64>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %251 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %252 = "stablehlo.add"(%arg79, %251) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%252, %250#0, %250#1, %250#2, %250#3, %250#4, %250#5, %250#6, %250#7) : (tensor<i64>, tensor<i64>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
    }) : (tensor<i64>, tensor<i64>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<i64>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    "func.return"(%249#2, %249#3) : (tensor<2xui32>, tensor<2xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i64>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>), res_attrs = [{}, {}, {}, {}, {}, {}, {}, {}], sym_name = "closed_call_12", sym_visibility = "private"}> ({
  ^bb0(%arg67: tensor<i64>, %arg68: tensor<2xui32>, %arg69: tensor<2xui32>, %arg70: tensor<ui32>, %arg71: tensor<ui32>, %arg72: tensor<ui32>, %arg73: tensor<4xui32>, %arg74: tensor<4xui32>):
    %183 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %184 = "stablehlo.add"(%arg67, %183) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %185 = "stablehlo.slice"(%arg73) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %186 = "stablehlo.reshape"(%185) : (tensor<1xui32>) -> tensor<ui32>
    %187 = "stablehlo.add"(%arg68, %arg69) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %188 = "stablehlo.broadcast_in_dim"(%186) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %189 = "stablehlo.shift_left"(%arg69, %188) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %190 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %191 = "stablehlo.subtract"(%190, %186) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %192 = "stablehlo.broadcast_in_dim"(%191) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %193 = "stablehlo.shift_right_logical"(%arg69, %192) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %194 = "stablehlo.or"(%189, %193) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %195 = "stablehlo.xor"(%187, %194) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %196 = "stablehlo.slice"(%arg73) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %197 = "stablehlo.reshape"(%196) : (tensor<1xui32>) -> tensor<ui32>
    %198 = "stablehlo.add"(%187, %195) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %199 = "stablehlo.broadcast_in_dim"(%197) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %200 = "stablehlo.shift_left"(%195, %199) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %201 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %202 = "stablehlo.subtract"(%201, %197) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %203 = "stablehlo.broadcast_in_dim"(%202) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %204 = "stablehlo.shift_right_logical"(%195, %203) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %205 = "stablehlo.or"(%200, %204) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %206 = "stablehlo.xor"(%198, %205) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %207 = "stablehlo.slice"(%arg73) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %208 = "stablehlo.reshape"(%207) : (tensor<1xui32>) -> tensor<ui32>
    %209 = "stablehlo.add"(%198, %206) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %210 = "stablehlo.broadcast_in_dim"(%208) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %211 = "stablehlo.shift_left"(%206, %210) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %212 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %213 = "stablehlo.subtract"(%212, %208) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %214 = "stablehlo.broadcast_in_dim"(%213) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %215 = "stablehlo.shift_right_logical"(%206, %214) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %216 = "stablehlo.or"(%211, %215) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %217 = "stablehlo.xor"(%209, %216) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %218 = "stablehlo.slice"(%arg73) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %219 = "stablehlo.reshape"(%218) : (tensor<1xui32>) -> tensor<ui32>
    %220 = "stablehlo.add"(%209, %217) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %221 = "stablehlo.broadcast_in_dim"(%219) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %222 = "stablehlo.shift_left"(%217, %221) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %223 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %224 = "stablehlo.subtract"(%223, %219) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %225 = "stablehlo.broadcast_in_dim"(%224) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %226 = "stablehlo.shift_right_logical"(%217, %225) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %227 = "stablehlo.or"(%222, %226) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %228 = "stablehlo.xor"(%220, %227) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %229 = "stablehlo.broadcast_in_dim"(%arg70) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %230 = "stablehlo.add"(%220, %229) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %231 = "stablehlo.broadcast_in_dim"(%arg71) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %232 = "stablehlo.add"(%228, %231) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %233 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %234 = "stablehlo.add"(%arg67, %233) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %235 = "stablehlo.convert"(%234) : (tensor<i64>) -> tensor<ui32>
    %236 = "stablehlo.broadcast_in_dim"(%235) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<2xui32>
    %237 = "stablehlo.add"(%232, %236) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    "func.return"(%184, %230, %237, %arg71, %arg72, %arg70, %arg74, %arg73) : (tensor<i64>, tensor<2xui32>, tensor<2xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}], function_type = (tensor<2xui32>) -> tensor<3x2xui32>, res_attrs = [{}], sym_name = "_threefry_split_13", sym_visibility = "private"}> ({
  ^bb0(%arg66: tensor<2xui32>):
    %166 = "stablehlo.slice"(%arg66) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %167 = "stablehlo.reshape"(%166) : (tensor<1xui32>) -> tensor<ui32>
    %168 = "stablehlo.slice"(%arg66) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %169 = "stablehlo.reshape"(%168) : (tensor<1xui32>) -> tensor<ui32>
    %170 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<3xui64>
    %171 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %172 = "stablehlo.broadcast_in_dim"(%171) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<3xui64>
    %173 = "stablehlo.multiply"(%172, %170) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %174 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %175 = "stablehlo.broadcast_in_dim"(%174) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<3xui64>
    %176 = "stablehlo.shift_right_logical"(%173, %175) : (tensor<3xui64>, tensor<3xui64>) -> tensor<3xui64>
    %177 = "stablehlo.convert"(%173) : (tensor<3xui64>) -> tensor<3xui32>
    %178 = "stablehlo.convert"(%176) : (tensor<3xui64>) -> tensor<3xui32>
    %179:2 = "func.call"(%167, %169, %178, %177) <{callee = @threefry2x32_14}> : (tensor<ui32>, tensor<ui32>, tensor<3xui32>, tensor<3xui32>) -> (tensor<3xui32>, tensor<3xui32>)
    %180 = "stablehlo.broadcast_in_dim"(%179#0) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xui32>) -> tensor<3x1xui32>
    %181 = "stablehlo.broadcast_in_dim"(%179#1) <{broadcast_dimensions = array<i64: 0>}> : (tensor<3xui32>) -> tensor<3x1xui32>
    %182 = "stablehlo.concatenate"(%180, %181) <{dimension = 1 : i64}> : (tensor<3x1xui32>, tensor<3x1xui32>) -> tensor<3x2xui32>
    "func.return"(%182) : (tensor<3x2xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<ui32>, tensor<ui32>, tensor<3xui32>, tensor<3xui32>) -> (tensor<3xui32>, tensor<3xui32>), sym_name = "threefry2x32_14", sym_visibility = "private"}> ({
  ^bb0(%arg44: tensor<ui32>, %arg45: tensor<ui32>, %arg46: tensor<3xui32>, %arg47: tensor<3xui32>):
    %149 = "stablehlo.constant"() <{value = dense<[13, 15, 26, 6]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %150 = "stablehlo.constant"() <{value = dense<[17, 29, 16, 24]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %151 = "stablehlo.xor"(%arg44, %arg45) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %152 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %153 = "stablehlo.xor"(%151, %152) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %154 = "stablehlo.broadcast_in_dim"(%arg44) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %155 = "stablehlo.add"(%arg46, %154) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %156 = "stablehlo.broadcast_in_dim"(%arg45) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %157 = "stablehlo.add"(%arg47, %156) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %158 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %159 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %160:9 = "stablehlo.while"(%159, %158, %155, %157, %arg45, %153, %arg44, %149, %150) ({
    ^bb0(%arg57: tensor<i64>, %arg58: tensor<i64>, %arg59: tensor<3xui32>, %arg60: tensor<3xui32>, %arg61: tensor<ui32>, %arg62: tensor<ui32>, %arg63: tensor<ui32>, %arg64: tensor<4xui32>, %arg65: tensor<4xui32>):
      %164 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %165 = "stablehlo.compare"(%arg57, %164) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%165) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg48: tensor<i64>, %arg49: tensor<i64>, %arg50: tensor<3xui32>, %arg51: tensor<3xui32>, %arg52: tensor<ui32>, %arg53: tensor<ui32>, %arg54: tensor<ui32>, %arg55: tensor<4xui32>, %arg56: tensor<4xui32>):
      %161:8 = "func.call"(%arg49, %arg50, %arg51, %arg52, %arg53, %arg54, %arg55, %arg56) <{callee = @closed_call_15}> : (tensor<i64>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %162 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %163 = "stablehlo.add"(%arg48, %162) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%163, %161#0, %161#1, %161#2, %161#3, %161#4, %161#5, %161#6, %161#7) : (tensor<i64>, tensor<i64>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
    }) : (tensor<i64>, tensor<i64>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<i64>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    "func.return"(%160#2, %160#3) : (tensor<3xui32>, tensor<3xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i64>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>), res_attrs = [{}, {}, {}, {}, {}, {}, {}, {}], sym_name = "closed_call_15", sym_visibility = "private"}> ({
  ^bb0(%arg36: tensor<i64>, %arg37: tensor<3xui32>, %arg38: tensor<3xui32>, %arg39: tensor<ui32>, %arg40: tensor<ui32>, %arg41: tensor<ui32>, %arg42: tensor<4xui32>, %arg43: tensor<4xui32>):
    %94 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %95 = "stablehlo.add"(%arg36, %94) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %96 = "stablehlo.slice"(%arg42) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %97 = "stablehlo.reshape"(%96) : (tensor<1xui32>) -> tensor<ui32>
    %98 = "stablehlo.add"(%arg37, %arg38) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %99 = "stablehlo.broadcast_in_dim"(%97) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %100 = "stablehlo.shift_left"(%arg38, %99) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %101 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %102 = "stablehlo.subtract"(%101, %97) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %103 = "stablehlo.broadcast_in_dim"(%102) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %104 = "stablehlo.shift_right_logical"(%arg38, %103) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %105 = "stablehlo.or"(%100, %104) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %106 = "stablehlo.xor"(%98, %105) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %107 = "stablehlo.slice"(%arg42) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %108 = "stablehlo.reshape"(%107) : (tensor<1xui32>) -> tensor<ui32>
    %109 = "stablehlo.add"(%98, %106) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %110 = "stablehlo.broadcast_in_dim"(%108) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %111 = "stablehlo.shift_left"(%106, %110) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %112 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %113 = "stablehlo.subtract"(%112, %108) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %114 = "stablehlo.broadcast_in_dim"(%113) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %115 = "stablehlo.shift_right_logical"(%106, %114) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %116 = "stablehlo.or"(%111, %115) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %117 = "stablehlo.xor"(%109, %116) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %118 = "stablehlo.slice"(%arg42) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %119 = "stablehlo.reshape"(%118) : (tensor<1xui32>) -> tensor<ui32>
    %120 = "stablehlo.add"(%109, %117) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %121 = "stablehlo.broadcast_in_dim"(%119) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %122 = "stablehlo.shift_left"(%117, %121) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %123 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %124 = "stablehlo.subtract"(%123, %119) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %125 = "stablehlo.broadcast_in_dim"(%124) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %126 = "stablehlo.shift_right_logical"(%117, %125) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %127 = "stablehlo.or"(%122, %126) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %128 = "stablehlo.xor"(%120, %127) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %129 = "stablehlo.slice"(%arg42) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %130 = "stablehlo.reshape"(%129) : (tensor<1xui32>) -> tensor<ui32>
    %131 = "stablehlo.add"(%120, %128) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %132 = "stablehlo.broadcast_in_dim"(%130) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %133 = "stablehlo.shift_left"(%128, %132) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %134 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %135 = "stablehlo.subtract"(%134, %130) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %136 = "stablehlo.broadcast_in_dim"(%135) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %137 = "stablehlo.shift_right_logical"(%128, %136) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %138 = "stablehlo.or"(%133, %137) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %139 = "stablehlo.xor"(%131, %138) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %140 = "stablehlo.broadcast_in_dim"(%arg39) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %141 = "stablehlo.add"(%131, %140) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %142 = "stablehlo.broadcast_in_dim"(%arg40) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %143 = "stablehlo.add"(%139, %142) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    %144 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %145 = "stablehlo.add"(%arg36, %144) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %146 = "stablehlo.convert"(%145) : (tensor<i64>) -> tensor<ui32>
    %147 = "stablehlo.broadcast_in_dim"(%146) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<3xui32>
    %148 = "stablehlo.add"(%143, %147) : (tensor<3xui32>, tensor<3xui32>) -> tensor<3xui32>
    "func.return"(%95, %141, %148, %arg40, %arg41, %arg39, %arg43, %arg42) : (tensor<i64>, tensor<3xui32>, tensor<3xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
  }) : () -> ()
  "func.func"() <{arg_attrs = [{}, {}], function_type = (tensor<2xui32>, tensor<9xi64>) -> tensor<9xi64>, res_attrs = [{}], sym_name = "_shuffle", sym_visibility = "private"}> ({
  ^bb0(%arg30: tensor<2xui32>, %arg31: tensor<9xi64>):
    %72 = "func.call"(%arg30) <{callee = @_threefry_split}> : (tensor<2xui32>) -> tensor<2x2xui32>
    %73 = "stablehlo.slice"(%72) <{limit_indices = array<i64: 1, 2>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}> : (tensor<2x2xui32>) -> tensor<1x2xui32>
    %74 = "stablehlo.reshape"(%73) : (tensor<1x2xui32>) -> tensor<2xui32>
    %75 = "stablehlo.slice"(%72) <{limit_indices = array<i64: 2, 2>, start_indices = array<i64: 1, 0>, strides = array<i64: 1, 1>}> : (tensor<2x2xui32>) -> tensor<1x2xui32>
    %76 = "stablehlo.reshape"(%75) : (tensor<1x2xui32>) -> tensor<2xui32>
    %77 = "stablehlo.slice"(%76) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %78 = "stablehlo.reshape"(%77) : (tensor<1xui32>) -> tensor<ui32>
    %79 = "stablehlo.slice"(%76) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<2xui32>) -> tensor<1xui32>
    %80 = "stablehlo.reshape"(%79) : (tensor<1xui32>) -> tensor<ui32>
    %81 = "stablehlo.iota"() <{iota_dimension = 0 : i64}> : () -> tensor<9xui64>
    %82 = "stablehlo.constant"() <{value = dense<1> : tensor<ui64>}> : () -> tensor<ui64>
    %83 = "stablehlo.broadcast_in_dim"(%82) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<9xui64>
    %84 = "stablehlo.multiply"(%83, %81) : (tensor<9xui64>, tensor<9xui64>) -> tensor<9xui64>
    %85 = "stablehlo.constant"() <{value = dense<32> : tensor<ui64>}> : () -> tensor<ui64>
    %86 = "stablehlo.broadcast_in_dim"(%85) <{broadcast_dimensions = array<i64>}> : (tensor<ui64>) -> tensor<9xui64>
    %87 = "stablehlo.shift_right_logical"(%84, %86) : (tensor<9xui64>, tensor<9xui64>) -> tensor<9xui64>
    %88 = "stablehlo.convert"(%84) : (tensor<9xui64>) -> tensor<9xui32>
    %89 = "stablehlo.convert"(%87) : (tensor<9xui64>) -> tensor<9xui32>
    %90:2 = "func.call"(%78, %80, %89, %88) <{callee = @threefry2x32_16}> : (tensor<ui32>, tensor<ui32>, tensor<9xui32>, tensor<9xui32>) -> (tensor<9xui32>, tensor<9xui32>)
    %91 = "stablehlo.xor"(%90#0, %90#1) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
    %92:2 = "stablehlo.sort"(%91, %arg31) <{dimension = 0 : i64, is_stable = true}> ({
    ^bb0(%arg32: tensor<ui32>, %arg33: tensor<ui32>, %arg34: tensor<i64>, %arg35: tensor<i64>):
      %93 = "stablehlo.compare"(%arg32, %arg33) <{compare_type = #stablehlo<comparison_type UNSIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<ui32>, tensor<ui32>) -> tensor<i1>
      "stablehlo.return"(%93) : (tensor<i1>) -> ()
    }) : (tensor<9xui32>, tensor<9xi64>) -> (tensor<9xui32>, tensor<9xi64>)
    "func.return"(%92#1) : (tensor<9xi64>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<ui32>, tensor<ui32>, tensor<9xui32>, tensor<9xui32>) -> (tensor<9xui32>, tensor<9xui32>), sym_name = "threefry2x32_16", sym_visibility = "private"}> ({
  ^bb0(%arg8: tensor<ui32>, %arg9: tensor<ui32>, %arg10: tensor<9xui32>, %arg11: tensor<9xui32>):
    %55 = "stablehlo.constant"() <{value = dense<[13, 15, 26, 6]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %56 = "stablehlo.constant"() <{value = dense<[17, 29, 16, 24]> : tensor<4xui32>}> : () -> tensor<4xui32>
    %57 = "stablehlo.xor"(%arg8, %arg9) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %58 = "stablehlo.constant"() <{value = dense<466688986> : tensor<ui32>}> : () -> tensor<ui32>
    %59 = "stablehlo.xor"(%57, %58) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %60 = "stablehlo.broadcast_in_dim"(%arg8) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<9xui32>
    %61 = "stablehlo.add"(%arg10, %60) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
    %62 = "stablehlo.broadcast_in_dim"(%arg9) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<9xui32>
    %63 = "stablehlo.add"(%arg11, %62) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
    %64 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %65 = "stablehlo.constant"() <{value = dense<0> : tensor<i64>}> : () -> tensor<i64>
    %66:9 = "stablehlo.while"(%65, %64, %61, %63, %arg9, %59, %arg8, %55, %56) ({
    ^bb0(%arg21: tensor<i64>, %arg22: tensor<i64>, %arg23: tensor<9xui32>, %arg24: tensor<9xui32>, %arg25: tensor<ui32>, %arg26: tensor<ui32>, %arg27: tensor<ui32>, %arg28: tensor<4xui32>, %arg29: tensor<4xui32>):
      %70 = "stablehlo.constant"() <{value = dense<5> : tensor<i64>}> : () -> tensor<i64>
      %71 = "stablehlo.compare"(%arg21, %70) <{compare_type = #stablehlo<comparison_type SIGNED>, comparison_direction = #stablehlo<comparison_direction LT>}> : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%71) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg12: tensor<i64>, %arg13: tensor<i64>, %arg14: tensor<9xui32>, %arg15: tensor<9xui32>, %arg16: tensor<ui32>, %arg17: tensor<ui32>, %arg18: tensor<ui32>, %arg19: tensor<4xui32>, %arg20: tensor<4xui32>):
      %67:8 = "func.call"(%arg13, %arg14, %arg15, %arg16, %arg17, %arg18, %arg19, %arg20) <{callee = @closed_call_17}> : (tensor<i64>, tensor<9xui32>, tensor<9xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<9xui32>, tensor<9xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
      %68 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
      %69 = "stablehlo.add"(%arg12, %68) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%69, %67#0, %67#1, %67#2, %67#3, %67#4, %67#5, %67#6, %67#7) : (tensor<i64>, tensor<i64>, tensor<9xui32>, tensor<9xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
    }) : (tensor<i64>, tensor<i64>, tensor<9xui32>, tensor<9xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<i64>, tensor<9xui32>, tensor<9xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>)
    "func.return"(%66#2, %66#3) : (tensor<9xui32>, tensor<9xui32>) -> ()
  }) : () -> ()
  "func.func"() <{function_type = (tensor<i64>, tensor<9xui32>, tensor<9xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> (tensor<i64>, tensor<9xui32>, tensor<9xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>), res_attrs = [{}, {}, {}, {}, {}, {}, {}, {}], sym_name = "closed_call_17", sym_visibility = "private"}> ({
  ^bb0(%arg0: tensor<i64>, %arg1: tensor<9xui32>, %arg2: tensor<9xui32>, %arg3: tensor<ui32>, %arg4: tensor<ui32>, %arg5: tensor<ui32>, %arg6: tensor<4xui32>, %arg7: tensor<4xui32>):
    %0 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %1 = "stablehlo.add"(%arg0, %0) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %2 = "stablehlo.slice"(%arg6) <{limit_indices = array<i64: 1>, start_indices = array<i64: 0>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %3 = "stablehlo.reshape"(%2) : (tensor<1xui32>) -> tensor<ui32>
    %4 = "stablehlo.add"(%arg1, %arg2) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
    %5 = "stablehlo.broadcast_in_dim"(%3) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<9xui32>
    %6 = "stablehlo.shift_left"(%arg2, %5) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
    %7 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %8 = "stablehlo.subtract"(%7, %3) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %9 = "stablehlo.broadcast_in_dim"(%8) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<9xui32>
    %10 = "stablehlo.shift_right_logical"(%arg2, %9) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
    %11 = "stablehlo.or"(%6, %10) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
    %12 = "stablehlo.xor"(%4, %11) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
    %13 = "stablehlo.slice"(%arg6) <{limit_indices = array<i64: 2>, start_indices = array<i64: 1>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %14 = "stablehlo.reshape"(%13) : (tensor<1xui32>) -> tensor<ui32>
    %15 = "stablehlo.add"(%4, %12) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
    %16 = "stablehlo.broadcast_in_dim"(%14) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<9xui32>
    %17 = "stablehlo.shift_left"(%12, %16) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
    %18 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %19 = "stablehlo.subtract"(%18, %14) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %20 = "stablehlo.broadcast_in_dim"(%19) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<9xui32>
    %21 = "stablehlo.shift_right_logical"(%12, %20) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
    %22 = "stablehlo.or"(%17, %21) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
    %23 = "stablehlo.xor"(%15, %22) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
    %24 = "stablehlo.slice"(%arg6) <{limit_indices = array<i64: 3>, start_indices = array<i64: 2>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %25 = "stablehlo.reshape"(%24) : (tensor<1xui32>) -> tensor<ui32>
    %26 = "stablehlo.add"(%15, %23) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
    %27 = "stablehlo.broadcast_in_dim"(%25) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<9xui32>
    %28 = "stablehlo.shift_left"(%23, %27) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
    %29 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %30 = "stablehlo.subtract"(%29, %25) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %31 = "stablehlo.broadcast_in_dim"(%30) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<9xui32>
    %32 = "stablehlo.shift_right_logical"(%23, %31) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
    %33 = "stablehlo.or"(%28, %32) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
    %34 = "stablehlo.xor"(%26, %33) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
    %35 = "stablehlo.slice"(%arg6) <{limit_indices = array<i64: 4>, start_indices = array<i64: 3>, strides = array<i64: 1>}> : (tensor<4xui32>) -> tensor<1xui32>
    %36 = "stablehlo.reshape"(%35) : (tensor<1xui32>) -> tensor<ui32>
    %37 = "stablehlo.add"(%26, %34) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
    %38 = "stablehlo.broadcast_in_dim"(%36) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<9xui32>
    %39 = "stablehlo.shift_left"(%34, %38) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
    %40 = "stablehlo.constant"() <{value = dense<32> : tensor<ui32>}> : () -> tensor<ui32>
    %41 = "stablehlo.subtract"(%40, %36) : (tensor<ui32>, tensor<ui32>) -> tensor<ui32>
    %42 = "stablehlo.broadcast_in_dim"(%41) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<9xui32>
    %43 = "stablehlo.shift_right_logical"(%34, %42) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
    %44 = "stablehlo.or"(%39, %43) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
    %45 = "stablehlo.xor"(%37, %44) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
    %46 = "stablehlo.broadcast_in_dim"(%arg3) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<9xui32>
    %47 = "stablehlo.add"(%37, %46) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
    %48 = "stablehlo.broadcast_in_dim"(%arg4) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<9xui32>
    %49 = "stablehlo.add"(%45, %48) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
    %50 = "stablehlo.constant"() <{value = dense<1> : tensor<i64>}> : () -> tensor<i64>
    %51 = "stablehlo.add"(%arg0, %50) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %52 = "stablehlo.convert"(%51) : (tensor<i64>) -> tensor<ui32>
    %53 = "stablehlo.broadcast_in_dim"(%52) <{broadcast_dimensions = array<i64>}> : (tensor<ui32>) -> tensor<9xui32>
    %54 = "stablehlo.add"(%49, %53) : (tensor<9xui32>, tensor<9xui32>) -> tensor<9xui32>
    "func.return"(%1, %47, %54, %arg4, %arg5, %arg3, %arg7, %arg6) : (tensor<i64>, tensor<9xui32>, tensor<9xui32>, tensor<ui32>, tensor<ui32>, tensor<ui32>, tensor<4xui32>, tensor<4xui32>) -> ()
  }) : () -> ()
}) {mhlo.num_partitions = 1 : i32, mhlo.num_replicas = 1 : i32} : () -> ()
