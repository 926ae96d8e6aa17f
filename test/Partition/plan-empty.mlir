// RUN: tofu-opt %s -tofu-plan="devices=7" -tofu-expand | FileCheck %s

// Nothing to plan is a plan of no bytes.
// CHECK: func.func @main() attributes {{{.*}}plan.levels = array<i64: 0, 0>, plan.mesh = array<i64: 7>
func.func @main() {
  return
}
