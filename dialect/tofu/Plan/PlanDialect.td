//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef TOFU_PLAN_DIALECT_TD
#define TOFU_PLAN_DIALECT_TD

include "mlir/IR/OpBase.td"

def Plan_Dialect : Dialect {
  let name = "plan";
  let cppNamespace = "::tofu::plan";
  let summary = "How tensors and operators are split over a mesh of devices";
  let description = [{
    A plan is written twice. As annotations (`-tofu-plan`): `plan.mesh` on the
    function, `plan.layout` on its arguments and results, `plan.split` and
    `plan.layouts` on each operator. As a program (`-tofu-expand`): one text for
    all devices, in global coordinates, in which tensors are `!tdl.piece`s and
    bytes move only in `plan.fetch`, `plan.reduce` and `plan.scan`.

    | attribute | on | value |
    | --- | --- | --- |
    | `plan.mesh` | function | extents of the mesh axes, `array<i64: 2, 2>` |
    | `plan.options` | function | the options that the plan was made with, why results replace arguments, and the numbers of results that do so by their names or an option, and of what was pinned |
    | `plan.levels` | function | per mesh axis the bytes that it adds, and a proved bound of them |
    | `plan.simple` | function | of simple plans, by name, the bytes that they move, those of a device's arguments, and the sum of 1 if the plan started from it, 2 if it stores or computes more than `memory` allows, and 4 if it has other layouts than are pinned |
    | `plan.meshes` | function | of each mesh that was tried (`mesh=auto`) the bytes of its plan, then its extents |
    | `plan.one_device` | function | peak bytes of the program before it was split, by kind of buffer |
    | `plan.replaces` | function | per result the argument of its tensor type that it is in the next step, or -1 |
    | `plan.layout` | argument, result | `#plan.layout` |
    | `plan.layouts` | operator, loop, branch | one `#plan.layout` per result |
    | `plan.split` | operator | `#plan.split` |
    | `plan.trips` | loop | iterations that it is taken to have, as it does not say how many it has |
    | `plan.pin` | operator | `unit`: its value is kept, not merged, not read through |
  }];
  let dependentDialects = ["::tofu::tdl::TDLDialect"];
  let useDefaultAttributePrinterParser = 1;
  let hasOperationAttrVerify = 1;
  let hasRegionArgAttrVerify = 1;
  let hasRegionResultAttrVerify = 1;
}

#endif // TOFU_PLAN_DIALECT_TD
