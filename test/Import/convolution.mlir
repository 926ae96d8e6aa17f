// RUN: tofu-opt %s -tofu-import | tofu-opt | FileCheck %s

// CHECK-LABEL: @main
func.func @main(%x: tensor<2x8x9x4xf32>, %w: tensor<3x3x4x6xf32>, %g: tensor<2x4x4x6xf32>, %p: tensor<1x1x4x6xf32>, %v: tensor<3x3x2x6xf32>, %d: tensor<3x3x1x4xf32>, %h: tensor<2x5x4xbf16>, %k: tensor<2x4x6xbf16>, %n: tensor<2x4xi8>, %m: tensor<4x3xi8>, %e: tensor<2x0x4xf32>, %f: tensor<2x4x6xf32>) {
  // Zeros outside; a stride and a dilation of the kernel.
  // CHECK: tdl.lambda (%[[B:.*]], %[[I:.*]], %[[J:.*]], %[[O:.*]]) in [2, 4, 7, 6] on (%[[X:.*]] = %arg0, %[[W:.*]] = %arg1)
  // CHECK-NEXT: tdl.reduce sum (%[[C:.*]], %[[DI:.*]], %[[DJ:.*]]) in [4, 3, 3] : f32
  // CHECK: %[[ZERO:.*]] = arith.constant 0.0
  // CHECK-NEXT: tdl.read %[[X]][%[[B]], %[[I]] * 2 + %[[DI]] - 1, %[[J]] + %[[DJ]] * 2 - 1, %[[C]]] else %[[ZERO]] :
  // CHECK-NEXT: tdl.read %[[W]][%[[DI]], %[[DJ]], %[[C]], %[[O]]] :
  // CHECK-NEXT: arith.mulf
  %0 = "stablehlo.convolution"(%x, %w) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, padding = dense<1> : tensor<2x2xi64>, precision_config = [#stablehlo<precision DEFAULT>, #stablehlo<precision DEFAULT>], rhs_dilation = array<i64: 1, 2>, window_strides = array<i64: 2, 1>}> : (tensor<2x8x9x4xf32>, tensor<3x3x4x6xf32>) -> tensor<2x4x7x6xf32>
  // All inside, in attributes' defaults: no `else`. The kernel runs backwards.
  // CHECK: tdl.lambda (%[[B:.*]], %[[I:.*]], %[[J:.*]], %[[O:.*]]) in [2, 6, 7, 6]
  // CHECK: tdl.read %{{.*}}[%[[B]], %[[I]] + %[[DI:.*]], %[[J]] + %[[DJ:.*]], %{{.*}}] :
  // CHECK-NEXT: tdl.read %{{.*}}[-%[[DI]] + 2, %[[DJ]], %{{.*}}, %[[O]]] :
  %1 = "stablehlo.convolution"(%x, %w) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 1 : i64, window_reversal = array<i1: true, false>}> : (tensor<2x8x9x4xf32>, tensor<3x3x4x6xf32>) -> tensor<2x6x7x6xf32>
  // The gradient of a strided one: the operand is dilated, and only every second
  // place is one of its elements.
  // CHECK: tdl.lambda (%[[B:.*]], %[[I:.*]], %[[J:.*]], %[[O:.*]]) in [2, 8, 9, 4]
  // CHECK: tdl.read %{{.*}}[%[[B]], (%[[I]] + %[[DI:.*]]) floordiv 2 - 1, (%[[J]] + %[[DJ:.*]]) floordiv 2 - 1, %{{.*}}] else %{{.*}} where ((%[[I]] + %[[DI]]) mod 2 == 0, (%[[J]] + %[[DJ]]) mod 2 == 0) :
  %2 = "stablehlo.convolution"(%g, %w) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, feature_group_count = 1 : i64, lhs_dilation = array<i64: 2, 2>, padding = dense<[[2, 1], [2, 2]]> : tensor<2x2xi64>, window_strides = array<i64: 1, 1>}> : (tensor<2x4x4x6xf32>, tensor<3x3x4x6xf32>) -> tensor<2x8x9x4xf32>
  // The gradient of a kernel: sums over the batch. Cropped by negative padding.
  // CHECK: tdl.lambda (%[[I:.*]], %[[J:.*]], %[[A:.*]], %[[O:.*]]) in [3, 3, 4, 4]
  // CHECK-NEXT: tdl.reduce sum (%[[C:.*]], %[[DI:.*]], %[[DJ:.*]]) in [2, 6, 7]
  // CHECK: tdl.read %[[X:.*]][%[[C]], %[[I]] + %[[DI]], %[[J]] + %[[DJ]] + 1, %[[A]]] else
  // CHECK-NEXT: tdl.read %{{.*}}[%[[C]], %[[DI]], %[[DJ]], %[[O]]] :
  %y = "stablehlo.slice"(%x) <{start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 2, 6, 7, 4>, strides = array<i64: 1, 1, 1, 1>}> : (tensor<2x8x9x4xf32>) -> tensor<2x6x7x4xf32>
  %3 = "stablehlo.convolution"(%x, %y) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[f, 0, 1, b]x[i, 0, 1, o]->[0, 1, b, f]>, feature_group_count = 1 : i64, padding = dense<[[0, 0], [-1, 1]]> : tensor<2x2xi64>}> : (tensor<2x8x9x4xf32>, tensor<2x6x7x4xf32>) -> tensor<3x3x4x4xf32>
  // Groups of features: a group is a run of both.
  // CHECK: tdl.lambda (%[[B:.*]], %[[I:.*]], %[[J:.*]], %[[O:.*]]) in [2, 6, 7, 6]
  // CHECK-NEXT: tdl.reduce sum (%[[C:.*]], %[[DI:.*]], %[[DJ:.*]]) in [2, 3, 3]
  // CHECK-NEXT: tdl.read %{{.*}}[%[[B]], %[[I]] + %[[DI]], %[[J]] + %[[DJ]], %[[C]] + (%[[O]] floordiv 3) * 2] :
  // CHECK-NEXT: tdl.read %{{.*}}[%[[DI]], %[[DJ]], %[[C]], %[[O]]] :
  %4 = "stablehlo.convolution"(%x, %v) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 2 : i64}> : (tensor<2x8x9x4xf32>, tensor<3x3x2x6xf32>) -> tensor<2x6x7x6xf32>
  // Each feature for itself.
  // CHECK: tdl.lambda (%[[B:.*]], %{{.*}}, %{{.*}}, %[[O:.*]]) in [2, 6, 7, 4]
  // CHECK: tdl.read %{{.*}}[%[[B]], %{{.*}}, %{{.*}}, %[[O]] + %{{.*}}] :
  %5 = "stablehlo.convolution"(%x, %d) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, feature_group_count = 4 : i64}> : (tensor<2x8x9x4xf32>, tensor<3x3x1x4xf32>) -> tensor<2x6x7x4xf32>
  // Groups of the batch.
  // CHECK: tdl.lambda (%[[B:.*]], %[[I:.*]], %[[J:.*]], %[[O:.*]]) in [1, 6, 7, 6]
  // CHECK: tdl.read %{{.*}}[%[[B]] + %[[O]] floordiv 3, %{{.*}}, %{{.*}}, %{{.*}}] :
  %6 = "stablehlo.convolution"(%x, %w) <{batch_group_count = 2 : i64, dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>}> : (tensor<2x8x9x4xf32>, tensor<3x3x4x6xf32>) -> tensor<1x6x7x6xf32>
  // A wider result: extended before the product.
  // CHECK: tdl.reduce sum (%{{.*}}, %{{.*}}) in [4, 2] : f32
  // CHECK: arith.extf
  // CHECK: arith.extf
  // CHECK-NEXT: arith.mulf %{{.*}} : f32
  %7 = "stablehlo.convolution"(%h, %k) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>}> : (tensor<2x5x4xbf16>, tensor<2x4x6xbf16>) -> tensor<2x4x6xf32>
  // CHECK: tdl.reduce sum (%{{.*}}, %{{.*}}) in [4, 2] : f32
  // CHECK: arith.mulf %{{.*}} : f32
  // CHECK: arith.truncf %{{.*}} : f32 to bf16
  %8 = "stablehlo.convolution"(%h, %k) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>}> : (tensor<2x5x4xbf16>, tensor<2x4x6xbf16>) -> tensor<2x4x6xbf16>
  // Without spatial dimensions it is a product of matrices.
  // CHECK: tdl.reduce sum (%[[C:.*]]) in [4] : i32
  // CHECK-NEXT: tdl.read %{{.*}}[%{{.*}}, %[[C]]] : tensor<2x4xi8>
  // CHECK-NEXT: arith.extsi
  %9 = "stablehlo.convolution"(%n, %m) <{dimension_numbers = #stablehlo.conv<[b, f]x[i, o]->[b, f]>, padding = dense<> : tensor<0x2xi64>}> : (tensor<2x4xi8>, tensor<4x3xi8>) -> tensor<2x3xi32>
  // No place of the operand; padding alone.
  // CHECK: tdl.lambda {{.*}} in [2, 2, 6]
  // CHECK: tdl.read %{{.*}} else
  %10 = "stablehlo.convolution"(%e, %f) <{dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, padding = dense<[[1, 2]]> : tensor<1x2xi64>}> : (tensor<2x0x4xf32>, tensor<2x4x6xf32>) -> tensor<2x2x6xf32>
  // Windows of one element that are apart: what they read is taken first. Their
  // gradient is computed without the holes, and spread.
  // CHECK: %[[T:.*]] = tdl.lambda (%[[B:.*]], %[[I:.*]], %[[J:.*]], %[[C:.*]]) in [2, 4, 3, 4] on (%[[X:.*]] = %arg0)
  // CHECK-NEXT: tdl.read %[[X]][%[[B]], %[[I]] * 2, %[[J]] * 3, %[[C]]] :
  // CHECK: %[[S:.*]] = tdl.lambda {{.*}} in [2, 4, 3, 6] on (%{{.*}} = %[[T]], %{{.*}} = %arg3)
  // CHECK: tdl.lambda {{.*}} in [2, 4, 3, 4] on (%{{.*}} = %[[S]], %{{.*}} = %arg3)
  // CHECK: tdl.lambda (%[[B:.*]], %[[I:.*]], %[[J:.*]], %[[C:.*]]) in [2, 8, 9, 4]
  // CHECK: tdl.read %{{.*}}[%[[B]], %[[I]] floordiv 2, %[[J]] floordiv 3, %[[C]]] else %{{.*}} where (%[[I]] mod 2 == 0, %[[J]] mod 3 == 0) :
  %11 = "stablehlo.convolution"(%x, %p) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f]>, window_strides = array<i64: 2, 3>}> : (tensor<2x8x9x4xf32>, tensor<1x1x4x6xf32>) -> tensor<2x4x3x6xf32>
  %12 = "stablehlo.convolution"(%11, %p) <{dimension_numbers = #stablehlo.conv<[b, 0, 1, f]x[0, 1, o, i]->[b, 0, 1, f]>, lhs_dilation = array<i64: 2, 3>, padding = dense<[[0, 1], [0, 2]]> : tensor<2x2xi64>}> : (tensor<2x4x3x6xf32>, tensor<1x1x4x6xf32>) -> tensor<2x8x9x4xf32>
  return
}
