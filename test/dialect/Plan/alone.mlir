// `plan` loads the dialect of its types: no operation, function or attribute of
// another dialect has to stand in the module.
// RUN: tofu-opt %s | FileCheck %s

// CHECK: plan.fetch %{{.*}} : <tensor<8xf32>, (d0) -> [0 to 8]> to <tensor<8xf32>, (d0) -> [d0 * 4 to d0 * 4 + 4]>
%0 = plan.fetch %1 : <tensor<8xf32>, (d0) -> [0 to 8]> to <tensor<8xf32>, (d0) -> [d0 * 4 to d0 * 4 + 4]>
%1 = plan.fetch %0 : <tensor<8xf32>, (d0) -> [d0 * 4 to d0 * 4 + 4]> to <tensor<8xf32>, (d0) -> [0 to 8]>
