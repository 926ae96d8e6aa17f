//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#ifndef TOFU_TDL_OPS_TD
#define TOFU_TDL_OPS_TD

include "tofu/TDL/TDLTypes.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
include "mlir/Interfaces/ControlFlowInterfaces.td"

def TDL_AxisListsAttr : TypedArrayAttrBase<DenseI64ArrayAttr, "lists of mesh axes">;

class TDL_Op<string mnemonic, list<Trait> traits = []>
    : Op<TDL_Dialect, mnemonic, traits>;

//===----------------------------------------------------------------------===//
// The graph: operators on tensors
//===----------------------------------------------------------------------===//

def TDL_LambdaOp : TDL_Op<"lambda", [Pure, IsolatedFromAbove, SingleBlock,
    AttrSizedOperandSegments]> {
  let summary = "Defines tensors by a function of their coordinates";
  let description = [{
    Every element of every result is what the body yields at the element's
    coordinates. The body is scalar code; only `tdl.read` and `tdl.opaque` touch
    the tensors, which are operands: the operation is isolated from above. All
    results have the extents after `in`, which are constants or index values.

    A body that applies an opaque function yields the function's results, which
    are slices: at each coordinate all of the result's further dimensions, which
    no device computes a part of.

    With `part`, the operation computes only a box of its index variables, in
    global coordinates, and leaves the body as it is. Index variables are the
    indices of the results followed by those of each `tdl.reduce` of the body in
    the order in which they are written. Operands and results are then
    `!tdl.piece`s, while block arguments keep the tensors' global types. `masks`
    gives for an operand the box, in its global coordinates, outside of which
    reads yield what adds nothing: 0, or -0.0. `carry` lists for each operand the
    mesh axes along which devices read terms of it, as it is partial or masked:
    so do the results hold terms. An operand that is partial along an axis
    cannot be read as if it were whole there.

    Example:
    ```mlir
    %out = tdl.lambda (%i, %j) in [8, 4] on (%x = %a, %y = %b)
        : (tensor<8x16xf32>, tensor<16x4xf32>) -> tensor<8x4xf32> {
      %s = tdl.reduce sum (%k) in [16] : f32 {
        %v = tdl.read %x[%i, %k] : tensor<8x16xf32>
        %w = tdl.read %y[%k, %j] : tensor<16x4xf32>
        %p = arith.mulf %v, %w : f32
        tdl.yield %p : f32
      }
      tdl.yield %s : f32
    }
    ```

    Constraints:
    - (C1) Extents are from 0 to 2^43. There are at most 64 of them, at most 16384
      operands, and at most 64 dimensions of each.
    - (C2) The body has one `index` argument per extent, then one argument per
      operand, of the operand's type (of a piece: of its global type).
    - (C3) Each result has the extents as its shape (`?` for an index value) and
      the type yielded at its position as its element type; of a slice that is
      yielded the result has the extents too, behind the others.
    - (C4) `part` has one range per index variable.
    - (C5) Results are pieces exactly if there is a `part`, operands only then; a
      tensor is whole on every device, as a constant is.
    - (C6) `masks` has one entry per operand: a box of its rank, or `unit`.
    - (C7) All boxes have the same number of mesh coordinates.
    - (C8) `carry` needs a `part` and has one list per operand, of ascending
      axes of the mesh. Without it all lists are empty.
    - (C9) An operand's list has the axes along which it is partial; others only
      if it is masked. A mask needs at least one, and terms of a sum.
    - (C10) Along every axis that is listed a result is partial, folded alike.
    - (C11) What divides an index is positive, if it is known.
    - (C12) Index values, coordinates, guards and the steps to them lie within
      2^56 of 0, as far as they are not computed from data.
    - (C13) A read without `else` stays in its tensor, as far as its coordinates
      are not computed from data.
    - (C14) Beside an opaque function there is only arithmetic for its
      coordinates, and what is yielded are its results, in their order.
  }];
  let arguments = (ins Variadic<AnyType>:$inputs, Variadic<Index>:$dynamicExtents,
    DenseI64ArrayAttr:$staticExtents, OptionalAttr<TDL_BoxAttr>:$part,
    OptionalAttr<ArrayAttr>:$masks, OptionalAttr<TDL_AxisListsAttr>:$carry);
  let results = (outs Variadic<AnyType>:$outputs);
  let regions = (region SizedRegion<1>:$body);
  let builders = [OpBuilder<(ins "::mlir::TypeRange":$outputs,
    "::mlir::ValueRange":$inputs, "::mlir::ValueRange":$dynamicExtents,
    "::llvm::ArrayRef<int64_t>":$staticExtents, CArg<"BoxAttr", "{}">:$part)>];
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;       // C1, C5 to C10
  let hasRegionVerifier = 1; // C2, C3, C4, C11 to C14
  let extraClassDeclaration = [{
    /// Number of indices. Results have further dimensions only where the body
    /// yields slices.
    unsigned getRank() { return getStaticExtents().size(); }
    /// The function whose results the body yields, or null.
    OpaqueOp getOpaque();
    ::mlir::Block *getBlock() { return &getBody().front(); }
    /// Number of operations in the body, those of reductions included.
    unsigned getBodySize();
    /// Block arguments that are the results' coordinates.
    ::mlir::Block::BlockArgListType getIndices() {
      return getBlock()->getArguments().take_front(getRank());
    }
    /// Block arguments that stand for the inputs.
    ::mlir::Block::BlockArgListType getInputArguments() {
      return getBlock()->getArguments().drop_front(getRank());
    }
    YieldOp getYield();
    /// The box outside of which input `number` reads as zero, or null.
    BoxAttr getMask(unsigned number);
    /// The axes along which input `number` is one of several terms.
    ::llvm::ArrayRef<int64_t> getCarriedAxes(unsigned number);
    /// Sets `masks` and `carry`, one entry per input; not at all where no
    /// entry says anything.
    void setTerms(::llvm::ArrayRef<::mlir::Attribute> masks,
                  ::llvm::ArrayRef<::mlir::DenseI64ArrayAttr> carry);
    /// The reductions of the body, in the order that numbers index variables.
    ::llvm::SmallVector<ReduceOp, 4> getReductions();
    /// Extents of all index variables: the results' indices, then those of each
    /// reduction. ShapedType::kDynamic where an extent is a value.
    ::llvm::SmallVector<int64_t> getVariableExtents();
  }];
}

def TDL_OpOp : TDL_Op<"op", [IsolatedFromAbove, SingleBlock, Symbol]> {
  let summary = "Names an operator for all shapes and attributes";
  let description = [{
    A definition with symbolic extents. `dims` are the names of the extents,
    `attrs` the attributes with their defaults (`unit`: must be given). `takes`
    has one map per operand and `gives` one per result from dims and attributes
    (symbols) to extents. The body's arguments are the operands, the dims and
    the attributes: `index`, or a float type if the attribute is a number. Float
    types in it stand for whatever float type the operands have (or else the
    results, or else for f32), unless it is `exact`: then element types are what
    they are. Where extents
    of a result are products of dims, the dims are symbols of `gives` too.

    A definition `for` a name says what operations of that name mean, whose
    dialect may be unknown: their operands in order, their attributes by name.
    `doc` is what its author says of it, in lines.

    Example:
    ```mlir
    tdl.op @double dims ["n"] attrs {} takes [affine_map<(d0) -> (d0)>]
        gives [affine_map<(d0) -> (d0)>] {
    ^bb0(%x: tensor<?xf32>, %n: index):
      %r = tdl.lambda (%i) in [%n] on (%y = %x) : (tensor<?xf32>) -> tensor<?xf32> {
        %v = tdl.read %y[%i] : tensor<?xf32>
        %s = arith.addf %v, %v : f32
        tdl.yield %s : f32
      }
      tdl.yield %r : tensor<?xf32>
    }
    ```

    Constraints:
    - (C1) Maps have one dimension per dim and one symbol per attribute; or,
      in `gives`, no dimension and one symbol per dim, then per attribute.
    - (C2) Every extent of an operand is a dim or a constant, and every dim is
      an extent of an operand.
    - (C3) The body has one tensor argument per operand, then one `index` per
      dim and one `index` or float per attribute, and yields one tensor per
      result, with the ranks that the maps state.
    - (C4) An attribute is `unit`, an i64 whose argument is an `index`, or an
      f64 whose argument is a float.
  }];
  let arguments = (ins SymbolNameAttr:$sym_name, OptionalAttr<StrAttr>:$defines,
    StrArrayAttr:$dims, DictionaryAttr:$opAttributes,
    AffineMapArrayAttr:$operandShapes, AffineMapArrayAttr:$resultShapes,
    UnitAttr:$exact, OptionalAttr<StrAttr>:$doc);
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;       // C1, C2
  let hasRegionVerifier = 1; // C3, C4
  let extraClassDeclaration = [{
    /// Body arguments that stand for the attributes, in their order.
    ::mlir::Block::BlockArgListType getAttributeArguments() {
      return getBody().getArguments().take_back(getOpAttributes().size());
    }
  }];
}

def TDL_RequireOp : TDL_Op<"require", [HasParent<"OpOp">]> {
  let summary = "States what extents and attributes of an operator must be";
  let description = [{
    Where the operator is applied, the condition is known; if it does not hold,
    the message says so.

    Example:
    ```mlir
    %fits = arith.cmpi eq, %cin, %own : index
    tdl.require %fits, "the groups have to share the channels out evenly"
    ```
  }];
  let arguments = (ins I1:$condition, StrAttr:$message);
  let assemblyFormat = "$condition `,` $message attr-dict";
}

def TDL_SourceOp : TDL_Op<"source", [Symbol,
    DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "Keeps the text of a .tdl file";
  let description = [{
    For the generic definitions in it (`tdl.template`), which mean something only
    where ranks, element types and attributes are known. `file` is where the text
    comes from, for messages. `imports` are the texts that its `import`s name, in
    their order.

    Example:
    ```mlir
    tdl.source @shapes "shapes.tdl" "op negate(x: [...] of T) -> [...] of T = lambda ...: -x[...]"
    tdl.source @more "more.tdl" "import \"shapes.tdl\"\0Aop ..." imports [@shapes]
    ```

    Constraints:
    - (C1) Each import is a `tdl.source`.
  }];
  let arguments = (ins SymbolNameAttr:$sym_name, StrAttr:$file, StrAttr:$text,
    OptionalAttr<FlatSymbolRefArrayAttr>:$imports);
  let assemblyFormat = "$sym_name $file $text (`imports` $imports^)? attr-dict";
}

def TDL_TemplateOp : TDL_Op<"template", [Symbol,
    DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "Names a generic definition of a source";
  let description = [{
    `-tdl-instantiate` makes a `tdl.op` of it for the operands that it is applied
    to. `named` is its name in the text where the symbol is another.

    Example:
    ```mlir
    tdl.template @negate for "my.negate" of @shapes
    ```

    Constraints:
    - (C1) The source is a `tdl.source`.
  }];
  let arguments = (ins SymbolNameAttr:$sym_name, OptionalAttr<StrAttr>:$defines,
    FlatSymbolRefAttr:$source, OptionalAttr<StrAttr>:$named);
  let assemblyFormat = [{
    $sym_name (`for` $defines^)? `of` $source (`named` $named^)? attr-dict
  }];
  let builders = [OpBuilder<(ins "::llvm::StringRef":$name,
    "::mlir::StringAttr":$defines, "::mlir::FlatSymbolRefAttr":$source), [{
      build($_builder, $_state, $_builder.getStringAttr(name), defines, source,
            ::mlir::StringAttr());
    }]>];
  let extraClassDeclaration = [{
    ::llvm::StringRef getTextName() {
      return getNamed() ? *getNamed() : getSymName();
    }
  }];
}

def TDL_ApplyOp : TDL_Op<"apply", [Pure,
    DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "Applies a defined operator to tensors";
  let description = [{
    Created by users and importers; `-tdl-instantiate` replaces it by the
    `tdl.lambda` of its shapes, and no later pass reads it.

    Example:
    ```mlir
    %y = tdl.apply @conv1d(%x, %w) {stride = 2} : (tensor<1x3x9xf32>, tensor<4x3x3xf32>) -> tensor<1x4x4xf32>
    ```

    Constraints:
    - (C1) The callee is a `tdl.op` with as many operands and results. Of a
      `tdl.template`, and of what is not there yet, nothing more is asked here.
    - (C2) Ranks are those that the definition states; a dim that occurs twice
      has one extent; result extents are what the definition computes.
    - (C3) Attributes are attributes of the definition, an i64 where its body
      has an `index`, else an f64; those without a default are given.
  }];
  let arguments = (ins FlatSymbolRefAttr:$callee, Variadic<AnyRankedTensor>:$inputs,
    DictionaryAttr:$opAttributes);
  let results = (outs Variadic<AnyRankedTensor>:$outputs);
  let assemblyFormat = [{
    $callee `(` $inputs `)` custom<Settings>($opAttributes) attr-dict `:` functional-type($inputs, $outputs)
  }];
}

def TDL_CombinerOp : TDL_Op<"combiner", [IsolatedFromAbove, SingleBlock, Symbol]> {
  let summary = "Names a function that folds a reduction, with its identity";
  let description = [{
    Folds n values at once: arg-max folds (value, index), in the order of the
    reduction's indices. The function is associative, and commutative if parts of
    several indices are to be folded. A reduction that is to be split is tried
    out on some values; one that finds that this does not hold is not split.

    Example:
    ```mlir
    tdl.combiner @argmax identity [0xFF800000 : f32, 0 : i32] {
    ^bb0(%a: f32, %i: i32, %b: f32, %j: i32):
      %greater = arith.cmpf ogt, %a, %b : f32
      %equal = arith.cmpf oeq, %a, %b : f32
      %first = arith.cmpi slt, %i, %j : i32
      %tie = arith.andi %equal, %first : i1
      %nan = arith.cmpf uno, %a, %a : f32
      %either = arith.ori %greater, %tie : i1
      %left = arith.ori %either, %nan : i1
      %v = arith.select %left, %a, %b : f32
      %k = arith.select %left, %i, %j : i32
      tdl.yield %v, %k : f32, i32
    }
    ```

    Constraints:
    - (C1) The body has two arguments per identity: first all of the left value,
      then all of the right one, of the identities' types; it yields one value
      per identity.
  }];
  let arguments = (ins SymbolNameAttr:$sym_name, ArrayAttr:$identity);
  let regions = (region SizedRegion<1>:$body);
  let assemblyFormat =
    "$sym_name `identity` $identity attr-dict-with-keyword $body";
  let hasRegionVerifier = 1; // C1
}

//===----------------------------------------------------------------------===//
// Control flow: blocks of operators
//===----------------------------------------------------------------------===//

def TDL_WhileOp : TDL_Op<"while", [RecursiveMemoryEffects, SingleBlock]> {
  let summary = "Repeats operators while a scalar says so";
  let description = [{
    A loop. Its *states* are tensors that one iteration hands to the next: first
    they are the operands, then what the body yields; when the condition yields
    0 they are the results. Both blocks have the states as arguments, hold
    operators as the body of a function does, and may use values from outside.

    With `trips` the loop has that many iterations: it is known before it runs,
    and whatever runs it ends with an error if its condition says something else.

    Example:
    ```mlir
    %n, %y = tdl.while (%i = %zero, %v = %x) : tensor<i32>, tensor<8xf32> trips 10
    cond {
      %more = tdl.lambda () in [] on (%a = %i, %b = %ten) : (tensor<i32>, tensor<i32>) -> tensor<i1> { ... }
      tdl.yield %more : tensor<i1>
    } do {
      ...
      tdl.yield %next, %w : tensor<i32>, tensor<8xf32>
    }
    ```

    Constraints:
    - (C1) There is at least one state. Each is a tensor or a piece; operand,
      arguments, yielded value and result of a state have one type.
    - (C2) The condition yields one i1 tensor (or piece of one) without dimensions.
    - (C3) `trips` is not negative.
  }];
  let arguments = (ins Variadic<AnyType>:$inits,
    OptionalAttr<ConfinedAttr<I64Attr, [IntNonNegative]>>:$trips); // C3
  let results = (outs Variadic<AnyType>:$outputs);
  let regions = (region SizedRegion<1>:$condition, SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let hasRegionVerifier = 1; // C1, C2
  let extraClassDeclaration = [{
    ::mlir::Block *getConditionBlock() { return &getCondition().front(); }
    ::mlir::Block *getBodyBlock() { return &getBody().front(); }
    /// Says whether there is another iteration.
    ::mlir::Value getPredicate();
    /// What the states are in the next iteration.
    ::mlir::OperandRange getYielded();
  }];
}

def TDL_CaseOp : TDL_Op<"case", [RecursiveMemoryEffects, SingleBlock]> {
  let summary = "Runs one of several blocks of operators";
  let description = [{
    Runs the branch with the number that the operand holds, the last one if there
    is none with that number; an i1 is 0 or 1. The results are what that branch
    yields. Branches hold operators, and may use values from outside.

    Example:
    ```mlir
    %y = tdl.case %number : tensor<i32> -> tensor<8xf32> {
      ...
      tdl.yield %a : tensor<8xf32>
    } {
      tdl.yield %x : tensor<8xf32>
    }
    ```

    Constraints:
    - (C1) The operand is a tensor of signless integers (or a piece of one) without
      dimensions.
    - (C2) There is at least one branch. Branches have no arguments and yield
      values of the results' types, which are tensors or pieces.
  }];
  let arguments = (ins AnyType:$number);
  let results = (outs Variadic<AnyType>:$outputs);
  let regions = (region VariadicRegion<SizedRegion<1>>:$branches);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;       // C1
  let hasRegionVerifier = 1; // C2
}

//===----------------------------------------------------------------------===//
// Bodies: scalar code at one coordinate
//===----------------------------------------------------------------------===//

def TDL_ReadOp : TDL_Op<"read", [Pure, AttrSizedOperandSegments]> {
  let summary = "Reads one element of a tensor";
  let description = [{
    The coordinates are a quasi-affine map of index values; `symbol(%v)` is an
    index computed from data. Where the coordinates fall outside the tensor's
    global extents, or where a constraint after `where` does not hold, the
    result is the value after `else`. Without `else` they must not fall outside.

    Example:
    ```mlir
    %v = tdl.read %d[%b, 2 * %x + %dx - 1] else %zero : tensor<8x112xf32>
    %w = tdl.read %d[%b, %j] else %zero where (%b - %j >= 0) : tensor<8x112xf32>
    ```

    Constraints:
    - (C1) One coordinate per dimension of the tensor.
    - (C2) `where` needs `else`.
    - (C3) The value after `else` and the result have the element type.
    - (C4) The tensor is an operand of the lambda around it.
  }];
  let arguments = (ins AnyRankedTensor:$source, Variadic<Index>:$indices,
    Variadic<Index>:$guardIndices, Optional<AnyType>:$otherwise,
    AffineMapAttr:$map, OptionalAttr<IntegerSetAttr>:$guard);
  let results = (outs AnyType:$result);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;
  let hasCanonicalizeMethod = 1;
  let extraClassDeclaration = [{
    ::mlir::ValueRange getDims() {
      return getIndices().take_front(getMap().getNumDims());
    }
    /// Indices that are computed from data.
    ::mlir::ValueRange getSymbols() {
      return getIndices().drop_front(getMap().getNumDims());
    }
  }];
}

def TDL_ReduceOp : TDL_Op<"reduce", [Pure, SingleBlock,
    AttrSizedOperandSegments,
    DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "Folds a scalar function over a box of indices";
  let description = [{
    Binds one index per extent and folds the yielded values, at every point of
    the box that satisfies the constraints after `where`, with the combiner. The
    fold has no order, so the box may be cut along any index and the pieces
    folded again. No point at all: the combiner's identity. A sum or product is
    accumulated in `acc`, or in f32 if its floats are narrower, and rounded once.

    The combiner is built in (`sum`, `prod`, `max`, `min`, `all`, `any`; applied
    to each value alone) or the name of a `tdl.combiner`.

    Example:
    ```mlir
    %s = tdl.reduce sum (%ci, %dx) in [3, 3] acc f32 where (%x - %dx >= 0) : bf16 {
      ...
      tdl.yield %p : bf16
    }
    ```

    Constraints:
    - (C1) Extents are from 0 to 2^43, and at most 64.
    - (C2) The body has one `index` argument per extent.
    - (C3) The yielded types are the result types.
    - (C4) `sum`, `prod`, `max`, `min` fold numbers; `all`, `any` fold i1.
    - (C5) A named combiner is a `tdl.combiner` of these types.
    - (C6) `acc` is of built-in combiners.
  }];
  let arguments = (ins AnyAttrOf<[TDL_CombinerAttr, FlatSymbolRefAttr]>:$combiner,
    Variadic<Index>:$dynamicExtents, Variadic<Index>:$guardIndices,
    DenseI64ArrayAttr:$staticExtents, OptionalAttr<TypeAttr>:$accumulator,
    OptionalAttr<IntegerSetAttr>:$guard);
  let results = (outs Variadic<AnyType>:$outputs);
  let regions = (region SizedRegion<1>:$body);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1;       // C1, C4
  let hasRegionVerifier = 1; // C2, C3
  let extraClassDeclaration = [{
    ::mlir::Block *getBlock() { return &getBody().front(); }
    ::mlir::Block::BlockArgListType getIndices() {
      return getBlock()->getArguments();
    }
    YieldOp getYield();
    /// The built-in combiner, if it is one.
    std::optional<Combiner> getBuiltin();
    /// What the guard's dimensions stand for: guardIndices, then own indices.
    ::llvm::SmallVector<::mlir::Value> getGuardOperands();
  }];
}

def TDL_OpaqueOp : TDL_Op<"opaque", [Pure, AttrSizedOperandSegments,
    HasParent<"LambdaOp">, DeclareOpInterfaceMethods<SymbolUserOpInterface>]> {
  let summary = "Applies a function whose body is not visible";
  let description = [{
    The function takes slices of tensors, attributes and parameters, and returns
    slices. In the coordinates of a slice `:` stands for a dimension that is
    passed as a whole. So only the lambda's indices can be split.

    Compiled programs call the C function of that name, with the arguments of
    tofu/Runtime/Function.h. The interpreter runs what is after `means`, a
    `tdl.op` that takes and gives the slices, or else a body of its own. A
    `tdl.template` is one after -tdl-instantiate.

    Parameters are attributes whose values are not known yet: those of the
    `tdl.op` around it. `-tdl-instantiate` makes attributes of them; `extent.R.D`
    is not one, but dimension D of result R.

    Example:
    ```mlir
    %v = tdl.opaque "cholesky"(%a[%b, :, :]) {} : (tensor<8x4x4xf32>) -> tensor<4x4xf32>
    %w, %i = tdl.opaque "top_k"(%x[:, %b]) {largest = true} with (k = %k) means @top_k
        : (tensor<16x8xf32>) -> (tensor<3xf32>, tensor<3xi32>)
    ```

    Constraints:
    - (C1) One coordinate or `:` per dimension of a source; coordinates are not
      computed from data.
    - (C2) Results are tensors, at least one.
    - (C3) An attribute is an i64, a bool, an f64, a string or a list of i64; all
      attributes and parameters have names of their own.
    - (C4) A parameter is an index or a float.
    - (C5) What it means is a `tdl.op` of as many operands and results, or a
      `tdl.template`, or is not there yet: a file may still define it.
    - (C6) The name is one of C; `tofu_...` is Tofu's, with its attributes.
  }];
  let arguments = (ins StrAttr:$callee, Variadic<AnyRankedTensor>:$sources,
    Variadic<Index>:$indices, Variadic<AnyType>:$parameters,
    AffineMapArrayAttr:$maps, TDL_AxisListsAttr:$dims,
    StrArrayAttr:$parameterNames, DictionaryAttr:$opAttributes,
    OptionalAttr<FlatSymbolRefAttr>:$meaning);
  let results = (outs Variadic<AnyRankedTensor>:$slices);
  let hasCustomAssemblyFormat = 1;
  let hasVerifier = 1; // C1 to C4, C6
  let extraClassDeclaration = [{
    /// Map `number` has a coordinate for each of these dimensions of the
    /// source, which ascend; the others are passed as a whole.
    ::llvm::ArrayRef<int64_t> getGivenDims(unsigned number) {
      return ::llvm::cast<::mlir::DenseI64ArrayAttr>(getDims()[number]);
    }
    /// Per dimension of a source its coordinate, as an expression of the
    /// indices; null: it is passed as a whole.
    ::llvm::SmallVector<::mlir::AffineExpr> getCoordinates(unsigned number);
    /// The type of the slice of a source.
    ::mlir::RankedTensorType getSliceType(unsigned number);
  }];
}

def TDL_YieldOp : TDL_Op<"yield", [Pure, Terminator, ReturnLike,
    ParentOneOf<["LambdaOp", "ReduceOp", "OpOp", "CombinerOp", "WhileOp",
    "CaseOp"]>]> {
  let summary = "Ends a body with its values";
  let arguments = (ins Variadic<AnyType>:$values);
  let assemblyFormat = "($values^ `:` type($values))? attr-dict";
}

#endif // TOFU_TDL_OPS_TD
