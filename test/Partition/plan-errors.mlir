// RUN: not tofu-opt %s -tofu-plan="devices=0" 2>&1 | FileCheck %s --check-prefix=ZERO
// RUN: not tofu-opt %s -tofu-plan="devices=65537" 2>&1 | FileCheck %s --check-prefix=MANY
// RUN: not tofu-opt %s -tofu-plan="devices=4 mesh=2x3" 2>&1 | FileCheck %s --check-prefix=PRODUCT
// RUN: not tofu-opt %s -tofu-plan="mesh=2x0" 2>&1 | FileCheck %s --check-prefix=EXTENT
// RUN: not tofu-opt %s -tofu-plan="mesh=2147483648x2" 2>&1 | FileCheck %s --check-prefix=LARGE
// RUN: not tofu-opt %s -tofu-plan="mesh=4611686018427387904x4" 2>&1 | FileCheck %s --check-prefix=OVERFLOW
// RUN: not tofu-opt %s -tofu-plan="devices=4 memory=80GiB" 2>&1 | FileCheck %s --check-prefix=MEMORY
// RUN: not tofu-opt %s -tofu-plan="devices=4 count=twice" 2>&1 | FileCheck %s --check-prefix=COUNT
// RUN: not tofu-opt %s -tofu-plan="devices=4 form=poem" 2>&1 | FileCheck %s --check-prefix=FORM
// RUN: not tofu-opt %s -tofu-plan="devices=4 order=random" 2>&1 | FileCheck %s --check-prefix=ORDER
// RUN: not tofu-opt %s -tofu-plan="devices=4 effort=0.000" 2>&1 | FileCheck %s --check-prefix=EFFORT
// RUN: not tofu-opt %s -tofu-plan="devices=4 effort=inf" 2>&1 | FileCheck %s --check-prefix=EFFORT
// RUN: not tofu-opt %s -tofu-plan="devices=4 trips=0" 2>&1 | FileCheck %s --check-prefix=TRIPS
// RUN: not tofu-opt %s -tofu-plan="devices=4 trips=1099511627777" 2>&1 | FileCheck %s --check-prefix=TRIPS
// RUN: not tofu-opt %s -tofu-plan="levels=%t" 2>&1 | FileCheck %s --check-prefix=LEVELS
// RUN: not tofu-compile %s --mesh=1 --levels=%t -o %t.so 2>&1 | FileCheck %s --check-prefix=LEVELS
// RUN: not tofu-opt %s -tofu-report 2>&1 | FileCheck %s --check-prefix=REPORT
// RUN: not tofu-opt %s -tofu-plan="devices=4" -tofu-report 2>&1 | FileCheck %s --check-prefix=EXPAND
// RUN: not tofu-opt %s -tofu-plan="devices=4" -tofu-plan="devices=4" 2>&1 | FileCheck %s --check-prefix=AGAIN
// RUN: not tofu-opt %s -tofu-plan="devices=4" -tofu-expand -tofu-plan="devices=2" 2>&1 | FileCheck %s --check-prefix=PARTS
// RUN: not tofu-opt %s -tofu-plan="devices=4" -tofu-expand -tofu-expand 2>&1 | FileCheck %s --check-prefix=EXPANDED

// ZERO: error: -tofu-plan: option 'devices' is 0, but must be from 1 to 65536
// MANY: error: -tofu-plan: option 'devices' is 65537, but must be from 1 to 65536
// PRODUCT: error: -tofu-plan: the product of option 'mesh' is 6, but option 'devices' is 4
// EXTENT: error: -tofu-plan: option 'mesh' has an axis of extent 0
// LARGE: error: -tofu-plan: option 'mesh' has an axis of extent 2147483648; extents are positive and their product is at most 65536
// OVERFLOW: error: -tofu-plan: option 'mesh' has an axis of extent 4611686018427387904
// MEMORY: error: -tofu-plan: option 'memory' is '80GiB', but must be 'minimal'; the search has no limit of memory yet: the report says what a rank needs, and option 'pin' cuts what is large
// COUNT: error: -tofu-plan: option 'count' is 'twice', but must be 'shared' or 'per-use'
// ORDER: error: -tofu-plan: option 'order' is 'random', but must be 'free' or 'nested'
// EFFORT: error: -tofu-plan: option 'effort' is '{{0.000|inf}}', but must be greater than 0, and finite
// TRIPS: error: -tofu-plan: option 'trips' is '{{0|1099511627777}}', but must be from 1 to 2^40
// LEVELS: error: {{-tofu-plan: option 'levels'|option --levels}} asks for a file for each axis of the mesh, but one device has none
// FORM: error: -tofu-plan: option 'form' is 'poem', but must be 'paper'
// REPORT: error: -tofu-report: nothing is partitioned here; run -tofu-partition first
// EXPAND: error: 'negate' is not expanded; run -tofu-expand first
// AGAIN: error: 'negate' is planned already, for a mesh of 2x2: -tofu-expand, tofu-compile and tofu-interpret take it as it is; for another plan give the program as it was before it was planned
// PARTS: error: 'negate' is partitioned already, for a mesh of 2x2: tofu-compile, tofu-interpret and --tofu-report take it as it is; for another plan give the program as it was before it was planned
// EXPANDED: error: 'negate' is partitioned already: tofu-compile, tofu-interpret and --tofu-report take it as it is
func.func @negate(%x: tensor<8xf32>) -> tensor<8xf32> {
  %y = tdl.lambda (%i) in [8] on (%d = %x) : (tensor<8xf32>) -> tensor<8xf32> {
    %v = tdl.read %d[%i] : tensor<8xf32>
    %w = arith.negf %v : f32
    tdl.yield %w : f32
  }
  return %y : tensor<8xf32>
}
