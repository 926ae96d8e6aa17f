//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef TOFU_PLAN_OPS_TD
#define TOFU_PLAN_OPS_TD

include "tofu/Plan/PlanDialect.td"
include "tofu/TDL/TDLTypes.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"

class Plan_Attr<string name, string attrMnemonic> : AttrDef<Plan_Dialect, name> {
  let mnemonic = attrMnemonic;
}

def Plan_LayoutAttr : Plan_Attr<"Layout", "layout"> {
  let summary = "Where the pieces of a tensor are";
  let description = [{
    Per dimension an ordered list of mesh axes; part q of extent n, q the
    mixed-radix number of the device's coordinates on the K devices of the list,
    is [floor(q n / K), floor((q+1) n / K)). Along axes that are not named each
    device holds a copy; along `partial` ones a term of a sum.

    Example:
    ```mlir
    #plan.layout<[[0, 2], []]>
    #plan.layout<[[], [0]], partial [1]>
    ```
  }];
  let parameters = (ins ArrayRefParameter<"::mlir::DenseI64ArrayAttr">:$dims,
                        ArrayRefParameter<"int64_t">:$partialAxes);
  let hasCustomAssemblyFormat = 1;
}

def Plan_SplitAttr : Plan_Attr<"Split", "split"> {
  let summary = "How an operator is split";
  let description = [{
    Per index variable an ordered list of mesh axes: variables are numbered as
    in `tdl.lambda`, then the coordinates that are computed from data. Along a
    carried axis every device computes the same part, on operands of the given
    linear set that are partial along it (or masked to what the device stores).

    Example:
    ```mlir
    #plan.split<[[0], [], [1]]>
    #plan.split<[[0], []], carry [1 : 0]>
    ```
  }];
  let parameters = (ins ArrayRefParameter<"::mlir::DenseI64ArrayAttr">:$variables,
    ArrayRefParameter<"std::pair<int64_t, int64_t>">:$carried);
  let hasCustomAssemblyFormat = 1;
}

class Plan_Op<string mnemonic, list<Trait> traits = []>
    : Op<Plan_Dialect, mnemonic, traits>;

def Plan_FetchOp : Plan_Op<"fetch", [Pure]> {
  let summary = "Gives each device the region of a tensor that it needs";
  let description = [{
    Each device ends with the result's box of the tensor: what it holds is
    copied, every other element is received once from a device that holds it.
    Created by `-tofu-expand`. A halo exchange, an all-gather and an all-to-all
    are cases of it, chosen at lowering. Along partial axes, which stay, terms
    move only between devices with the same coordinate.

    Bytes moved: the sum over devices of |needed box - owned box| elements.

    Example:
    ```mlir
    %y = plan.fetch %x : <tensor<8xf32>, (d0) -> [d0 * 4 to d0 * 4 + 4]> to <tensor<8xf32>, (d0) -> [0 to 8]>
    ```

    Constraints:
    - (C1) Operand and result are pieces of one tensor type, on one mesh, partial
      along the same axes.
  }];
  let arguments = (ins TDL_PieceType:$source);
  let results = (outs TDL_PieceType:$result);
  let assemblyFormat = "$source attr-dict `:` type($source) `to` type($result)";
  let hasVerifier = 1;
}

def Plan_ReduceOp : Plan_Op<"reduce", [Pure]> {
  let summary = "Combines the terms of a partial tensor into a layout";
  let description = [{
    The operand is partial along some axes; the result along fewer. Each element
    of the result's box is folded, with the type's combiner, from one term per
    coordinate on the axes in between. If the result's box is the same on all
    devices of such an axis (copies), the terms are combined on the device with
    coordinate 0 and copied from there: an all-reduce. Created by `-tofu-expand`.

    Bytes moved: the sum over devices of the terms that other devices hold of
    its box, and the copies: (k-1) S for a reduce-scatter of S bytes over k
    devices, 2 (k-1) S for an all-reduce.

    Example:
    ```mlir
    %y = plan.reduce %x : <tensor<8xf32>, (d0) -> [0 to 8], partial sum [0]> to <tensor<8xf32>, (d0) -> [d0 * 4 to d0 * 4 + 4]>
    ```

    Constraints:
    - (C1) Operand and result are pieces of one tensor type, on one mesh.
    - (C2) The result's partial axes are some, but not all, of the operand's, and
      if there are any the combiner is the same.
  }];
  let arguments = (ins TDL_PieceType:$source);
  let results = (outs TDL_PieceType:$result);
  let assemblyFormat = "$source attr-dict `:` type($source) `to` type($result)";
  let hasVerifier = 1;
}

def Plan_ScanOp : Plan_Op<"scan", [Pure,
    AllTypesMatch<["source", "before", "through"]>]> {
  let summary = "Folds what stands on the devices before each device";
  let description = [{
    Dimension 0 of the tensor has one row per device along the axes, the first
    of them the most significant: row q is on the device whose coordinates on
    them have the mixed-radix number q. On that device `before` holds the fold of
    rows 0 to q - 1, in their order (what changes nothing for q = 0), and
    `through` that of rows 0 to q; with `reverse`, of the rows behind q. Each
    device passes on to the next what it has folded. Created by `-tofu-expand`
    for cumulative reductions.

    Bytes moved: a row for each device but those of the first.

    Example:
    ```mlir
    %before, %through = plan.scan sum along [0] %x : <tensor<4x8xf32>, (d0) -> [d0 to d0 + 1, 0 to 8]>
    %before, %through = plan.scan max along [1, 0] reverse %x : <tensor<4x8xf32>, (d0, d1) -> [d1 * 2 + d0 to d1 * 2 + d0 + 1, 0 to 8]>
    ```

    Constraints:
    - (C1) The piece is partial along no axis and has a first dimension.
    - (C2) The axes are axes of the mesh, each at most once.
    - (C3) Terms are folded in their own type: no sum or product of floats that
      are narrower than f32.
  }];
  let arguments = (ins TDL_CombinerAttr:$combiner, DenseI64ArrayAttr:$axes,
    UnitAttr:$reverse, TDL_PieceType:$source);
  let results = (outs TDL_PieceType:$before, TDL_PieceType:$through);
  // The combiner prints a blank of its own.
  let assemblyFormat = [{
    `` $combiner `along` $axes (`reverse` $reverse^)? $source attr-dict `:`
    type($source)
  }];
  let hasVerifier = 1;
}

#endif // TOFU_PLAN_OPS_TD
