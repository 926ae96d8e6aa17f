//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef TOFU_TDL_ATTRS_TD
#define TOFU_TDL_ATTRS_TD

include "tofu/TDL/TDLDialect.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/EnumAttr.td"

class TDL_Attr<string name, string attrMnemonic> : AttrDef<TDL_Dialect, name> {
  let mnemonic = attrMnemonic;
}

def TDL_Combiner : I32EnumAttr<"Combiner",
    "associative and commutative function that folds a reduction", [
      I32EnumAttrCase<"sum", 0>, I32EnumAttrCase<"prod", 1>,
      I32EnumAttrCase<"max", 2>, I32EnumAttrCase<"min", 3>,
      I32EnumAttrCase<"all", 4>, I32EnumAttrCase<"any", 5>]> {
  let cppNamespace = "::tofu::tdl";
  let genSpecializedAttr = 0;
}
def TDL_CombinerAttr : EnumAttr<TDL_Dialect, TDL_Combiner, "combiner">;

def TDL_BoxAttr : TDL_Attr<"Box", "box"> {
  let summary = "A box of coordinates, in closed form in a device's coordinates";
  let description = [{
    Per dimension a half-open range from the largest of some lower bounds to the
    smallest of some upper ones, all quasi-affine in the coordinates of a device
    on the mesh. The box is empty on a device where a range is empty, or where
    an expression after `if` is negative.

    Example:
    ```mlir
    #tdl.box<(d0, d1) -> [d0 * 8 to d0 * 8 + 8, max(0, d1 * 4 - 1) to min(64, d1 * 4 + 5)]>
    ```
  }];
  let parameters = (ins "unsigned":$numAxes,
    ArrayRefParameter<"::mlir::AffineMap">:$lowers,
    ArrayRefParameter<"::mlir::AffineMap">:$uppers,
    "::mlir::AffineMap":$conditions);
  let hasCustomAssemblyFormat = 1;
  let genVerifyDecl = 1;
  let extraClassDeclaration = [{
    /// The box of the constant extents [0, e0) x [0, e1) x ...
    static BoxAttr getWhole(::mlir::MLIRContext *context, unsigned numAxes,
                            ::llvm::ArrayRef<int64_t> extents);
    unsigned getRank() const { return getLowers().size(); }
    /// The box at one device: per dimension [first, second); every range is
    /// [x, x) if the box is empty there.
    ::llvm::SmallVector<std::pair<int64_t, int64_t>, 4>
    evaluate(::llvm::ArrayRef<int64_t> coordinates) const;
    /// True if the range of `dim` is the constant [0, extent) everywhere and
    /// nothing empties the box.
    bool isWhole(unsigned dim, int64_t extent) const;
  }];
}

#endif // TOFU_TDL_ATTRS_TD
