// Guards whose factors, multiplied by those of the coordinates, leave 64 bits say
// nothing about what a part reads.

// RUN: tofu-opt %s -tofu-partition=mesh=4x2 | FileCheck %s
// RUN: tofu-opt %s -tofu-partition=mesh=4x2 --tofu-report -o - | FileCheck %s --check-prefix=REPORT

// CHECK-LABEL: func.func @guard
// CHECK:       plan.fetch
// CHECK-NOT:   2251799813685248
// CHECK:       tdl.lambda
// CHECK:       where ({{.*}}2251799813685248
// REPORT:      bytes moved: 32
func.func @guard(%x: tensor<13x4xf32>) -> tensor<13x4xf32> {
  %r = tdl.lambda (%i, %j) in [13, 4] on (%y = %x) : (tensor<13x4xf32>) -> tensor<13x4xf32> {
    %s = tdl.reduce sum (%k) in [8] : f32 {
      %z = arith.constant 0.0 : f32
      %v = tdl.read %y[%i * -466997088027 + %k, %j] else %z where (%i * -1 + %j * -2251799813685248 + 22191221 >= 0) : tensor<13x4xf32>
      tdl.yield %v : f32
    }
    tdl.yield %s : f32
  }
  return %r : tensor<13x4xf32>
}
