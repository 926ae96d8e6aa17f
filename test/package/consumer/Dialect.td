include "mlir/IR/OpBase.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "tofu/TDL/TDLInterfaces.td"

def Mine_Dialect : Dialect {
  let name = "mine";
  let cppNamespace = "::mine";
}

def Mine_WeightOp
    : Op<Mine_Dialect, "weight",
         [Pure, DeclareOpInterfaceMethods<TDL_OperatorOpInterface>]> {
  let summary = "Sums rows of a table, each with its weight";
  let arguments = (ins AnyRankedTensor:$table, AnyRankedTensor:$ids,
      AnyRankedTensor:$weights);
  let results = (outs AnyRankedTensor:$sums);
}

def Mine_SortOp
    : Op<Mine_Dialect, "sort",
         [Pure, DeclareOpInterfaceMethods<TDL_OperatorOpInterface>]> {
  let summary = "Sorts each row";
  let arguments = (ins AnyRankedTensor:$rows);
  let results = (outs AnyRankedTensor:$sorted);
}
