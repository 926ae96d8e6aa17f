//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/DynamicForms.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/IRMapping.h"

using namespace mlir;
using namespace tofu;

namespace {
/// The last operands of an operation, or of a custom call, are lists that
/// another operation has as attributes; `kExtents`: in its result's type.
struct Form {
  StringRef name, staticName;
  SmallVector<StringRef, 5> lists;
};
} // namespace

static constexpr StringRef kExtents = "";
static constexpr StringRef kShapeOperands = "indices_of_shape_operands";

static const Form *findForm(StringRef name) {
  static const Form forms[] = {
      {"stablehlo.dynamic_broadcast_in_dim",
       "stablehlo.broadcast_in_dim",
       {kExtents}},
      {"stablehlo.dynamic_iota", "stablehlo.iota", {kExtents}},
      {"stablehlo.dynamic_reshape", "stablehlo.reshape", {kExtents}},
      {"chlo.dynamic_reshape", "stablehlo.reshape", {kExtents}},
      {"stablehlo.dynamic_pad",
       "stablehlo.pad",
       {"edge_padding_low", "edge_padding_high", "interior_padding"}},
      {"stablehlo.real_dynamic_slice",
       "stablehlo.slice",
       {"start_indices", "limit_indices", "strides"}},
      {"stablehlo.dynamic_gather", "stablehlo.gather", {"slice_sizes"}},
      {"stablehlo.dynamic_conv", "stablehlo.convolution", {"padding"}},
      // Custom calls.
      {"stablehlo.dynamic_reduce_window",
       "stablehlo.reduce_window",
       {"window_dimensions", "window_strides", "base_dilations",
        "window_dilations", "padding"}},
      {"stablehlo.dynamic_rng_bit_generator",
       "stablehlo.rng_bit_generator",
       {kExtents}},
      {"stablehlo.dynamic_top_k", "chlo.top_k", {"k"}}};
  for (const Form &form : forms)
    if (form.name == name)
      return &form;
  return nullptr;
}

static bool isCustomCall(Operation &op) {
  return op.getName().getStringRef() == "stablehlo.custom_call";
}

StringRef tofu::getTarget(Operation &op) {
  auto target = isCustomCall(op)
                    ? op.getAttrOfType<StringAttr>("call_target_name")
                    : StringAttr();
  return target ? target.getValue() : op.getName().getStringRef();
}

bool tofu::isDynamicForm(StringRef name) { return findForm(name); }

bool tofu::isDynamicForm(Operation &op) {
  return isDynamicForm(getTarget(op)) ||
         (isCustomCall(op) && op.hasAttr(kShapeOperands));
}

Type tofu::fillExtents(Type type, ArrayRef<int64_t> extents) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  if (!tensor || tensor.getRank() != int64_t(extents.size()))
    return type;
  SmallVector<int64_t> shape(tensor.getShape());
  for (auto [own, extent] : llvm::zip(shape, extents))
    if (ShapedType::isDynamic(own) && extent >= 0)
      own = extent;
  return tensor.clone(shape);
}

bool tofu::isStatic(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && tensor.hasStaticShape();
}

/// All attributes; of an operation that is not registered also those in
/// `<{...}>`.
static NamedAttrList getAttributes(Operation &op) {
  NamedAttrList all(op.getAttrDictionary());
  if (auto own =
          dyn_cast_or_null<DictionaryAttr>(op.getPropertiesAsAttribute()))
    for (NamedAttribute attribute : own)
      all.set(attribute.getName(), attribute.getValue());
  return all;
}

/// The numbers as an attribute: one, a list, or a table.
static Attribute getAttribute(RankedTensorType type, ArrayRef<int64_t> list) {
  Builder builder(type.getContext());
  if (type.getRank() == 0)
    return builder.getI64IntegerAttr(list.front());
  if (type.getRank() == 1)
    return builder.getDenseI64ArrayAttr(list);
  return DenseIntElementsAttr::get(type.clone(builder.getI64Type()), list);
}

static Operation *failList(Operation &op, unsigned operand) {
  emitError(op.getLoc()) << "'" << getTarget(op) << "' op has operand "
                         << operand
                         << " that is not a constant list of integers; only "
                            "then is it covered";
  return nullptr;
}

static Operation *replace(Operation &op, OperationState &state) {
  OpBuilder builder(&op);
  Operation *made = builder.create(state);
  op.replaceAllUsesWith(made);
  op.erase();
  return made;
}

/// The function that a custom call names, as the region of an operation.
static bool addBody(Operation &op, Region &region) {
  auto list = op.getAttrOfType<ArrayAttr>("called_computations");
  auto name = list && list.size() == 1 ? dyn_cast<FlatSymbolRefAttr>(list[0])
                                       : FlatSymbolRefAttr();
  auto function =
      name ? SymbolTable::lookupNearestSymbolFrom<func::FuncOp>(&op, name)
           : func::FuncOp();
  if (!function || !function.getBody().hasOneBlock()) {
    emitError(op.getLoc()) << "'" << getTarget(op)
                           << "' does not name one function of one block as "
                              "its 'called_computations'";
    return false;
  }
  IRMapping mapping;
  function.getBody().cloneInto(&region, mapping);
  Operation *end = region.front().getTerminator();
  OpBuilder builder(end);
  builder.create(OperationState(end->getLoc(), "stablehlo.return",
                                end->getOperands(), TypeRange()));
  end->erase();
  return true;
}

namespace {
/// Takes scalars out of the list of places where a slice starts.
class Starts {
public:
  Starts(OpBuilder &builder, Location loc, const KnownNumbers &known,
         ArrayRef<int64_t> greatest)
      : builder(builder), loc(loc), known(known), greatest(greatest) {}

  /// Start `i`, which is element `at` of the list.
  Value get(Value list, int64_t at, int64_t i) {
    Operation *op = list.getDefiningOp();
    StringRef name = op ? op->getName().getStringRef() : "";
    if (name == "stablehlo.reshape" && op->getNumOperands() == 1 &&
        getRank(op->getOperand(0)) == 0)
      return op->getOperand(0);
    if (name == "stablehlo.concatenate" &&
        llvm::all_of(op->getOperands(), isList)) {
      int64_t before = 0;
      for (Value part : op->getOperands()) {
        int64_t extent = cast<RankedTensorType>(part.getType()).getDimSize(0);
        if (at - before < extent)
          return get(part, at - before, i);
        before += extent;
      }
    }
    // What dynamic_slice does itself.
    if (name == "stablehlo.clamp" && op->getNumOperands() == 3 &&
        isList(op->getOperand(1)) && isBound(op->getOperand(0), at, 0) &&
        isBound(op->getOperand(2), at, greatest[i]))
      return get(op->getOperand(1), at, i);
    return read(list, at);
  }

private:
  static int64_t getRank(Value value) {
    auto type = dyn_cast<RankedTensorType>(value.getType());
    return type ? type.getRank() : -1;
  }
  static bool isList(Value value) {
    return getRank(value) == 1 &&
           cast<RankedTensorType>(value.getType()).hasStaticShape();
  }
  bool isBound(Value list, int64_t at, int64_t number) {
    std::optional<SmallVector<int64_t>> numbers = known.getList(list);
    return numbers && getRank(list) == 1 && at < int64_t(numbers->size()) &&
           (*numbers)[at] == number;
  }
  Value read(Value list, int64_t at) {
    Type element = cast<RankedTensorType>(list.getType()).getElementType();
    OperationState one(loc, "stablehlo.slice", list,
                       RankedTensorType::get(1, element));
    one.addAttribute("start_indices", builder.getDenseI64ArrayAttr(at));
    one.addAttribute("limit_indices", builder.getDenseI64ArrayAttr(at + 1));
    one.addAttribute("strides", builder.getDenseI64ArrayAttr(1));
    OperationState scalar(loc, "stablehlo.reshape",
                          builder.create(one)->getResults(),
                          RankedTensorType::get({}, element));
    return builder.create(scalar)->getResult(0);
  }

  OpBuilder &builder;
  Location loc;
  const KnownNumbers &known;
  ArrayRef<int64_t> greatest;
};
} // namespace

/// A slice of a known size at a place that is computed: a dynamic_slice. Null:
/// the limit is not `start + size`, or steps are not 1.
static Operation *makeDynamicSlice(Operation &op, const KnownNumbers &known) {
  Value start = op.getOperand(1), limit = op.getOperand(2);
  auto strides = known.getList(op.getOperand(3));
  Operation *sum = limit.getDefiningOp();
  if (!strides || !llvm::all_of(*strides, [](int64_t n) { return n == 1; }) ||
      !sum || sum->getName().getStringRef() != "stablehlo.add" ||
      sum->getNumOperands() != 2)
    return nullptr;
  bool isFirst = sum->getOperand(0) == start;
  std::optional<SmallVector<int64_t>> sizes =
      known.getList(sum->getOperand(isFirst ? 1 : 0));
  auto tensor = dyn_cast<RankedTensorType>(op.getOperand(0).getType());
  auto list = dyn_cast<RankedTensorType>(start.getType());
  if ((!isFirst && sum->getOperand(1) != start) || !sizes || !tensor || !list ||
      list.getShape() != ArrayRef(tensor.getRank()) ||
      int64_t(sizes->size()) != tensor.getRank())
    return nullptr;
  OpBuilder builder(&op);
  OperationState slice(op.getLoc(), "stablehlo.dynamic_slice", op.getOperand(0),
                       fillExtents(op.getResult(0).getType(), *sizes));
  slice.addAttribute("slice_sizes", builder.getDenseI64ArrayAttr(*sizes));
  SmallVector<int64_t> greatest;
  for (auto [extent, size] : llvm::zip(tensor.getShape(), *sizes))
    greatest.push_back(extent - size);
  Starts starts(builder, op.getLoc(), known, greatest);
  for (int64_t i = 0; i != tensor.getRank(); ++i)
    slice.operands.push_back(starts.get(start, i, i));
  return replace(op, slice);
}

/// Of a custom call the extents of its results are operands.
static Operation *makeStaticCall(Operation &op, const KnownNumbers &known) {
  SmallVector<int64_t> places =
      readList(op.getAttr(kShapeOperands)).value_or(SmallVector<int64_t>());
  bool areThere = llvm::all_of(places, [&](int64_t place) {
    return 0 <= place && place < int64_t(op.getNumOperands());
  });
  if (places.size() != op.getNumResults() || !areThere) {
    emitError(op.getLoc()) << "'" << getTarget(op) << "' has '"
                           << kShapeOperands
                           << "' that is not one operand for each result";
    return nullptr;
  }
  OperationState state(op.getLoc(), op.getName());
  for (auto [type, place] : llvm::zip(op.getResultTypes(), places)) {
    std::optional<SmallVector<int64_t>> extents =
        known.getList(op.getOperand(place));
    if (!extents)
      return failList(op, place);
    state.addTypes(fillExtents(type, *extents));
  }
  for (auto [number, operand] : llvm::enumerate(op.getOperands()))
    if (!llvm::is_contained(places, int64_t(number)))
      state.operands.push_back(operand);
  state.attributes = getAttributes(op);
  state.attributes.erase(kShapeOperands);
  // How many of the best a search for them gives is an operand, too.
  constexpr StringRef config = "mhlo.backend_config";
  if (getTarget(op) == "stablehlo.dynamic_approx_top_k") {
    auto own = op.getAttrOfType<DictionaryAttr>(config);
    auto k = state.operands.empty() ? std::nullopt
                                    : known.getList(state.operands.back());
    if (!own || !k || k->size() != 1)
      return failList(op, state.operands.size() - 1);
    state.operands.pop_back();
    NamedAttrList all(own);
    Builder builder(op.getContext());
    all.set("top_k", builder.getI64IntegerAttr(k->front()));
    state.attributes.set(config, all.getDictionary(op.getContext()));
    state.attributes.set("call_target_name",
                         builder.getStringAttr("ApproxTopK"));
  }
  return replace(op, state);
}

Operation *tofu::makeStatic(Operation &op, const KnownNumbers &known) {
  const Form *form = findForm(getTarget(op));
  if (!form)
    return makeStaticCall(op, known);
  unsigned count = form->lists.size();
  if (op.getNumOperands() < count || op.getNumResults() == 0) {
    emitError(op.getLoc()) << "'" << form->name << "' has "
                           << op.getNumOperands() << " operands and "
                           << op.getNumResults() << " results, but needs "
                           << count << " lists and a result";
    return nullptr;
  }
  unsigned kept = op.getNumOperands() - count;
  OperationState state(op.getLoc(), form->staticName,
                       op.getOperands().take_front(kept), op.getResultTypes());
  state.attributes = getAttributes(op);
  for (StringRef own : {"call_target_name", "called_computations",
                        "api_version", "has_side_effect"})
    state.attributes.erase(own);
  for (auto [i, name] : llvm::enumerate(form->lists)) {
    Value operand = op.getOperand(kept + i);
    auto list = known.getList(operand);
    Type &last = state.types.back();
    if (list && name == kExtents) {
      last = fillExtents(last, *list);
    } else if (list) {
      state.addAttribute(
          name, getAttribute(cast<RankedTensorType>(operand.getType()), *list));
    } else if (name != kExtents || !isStatic(last)) {
      bool isSlice = form->staticName == "stablehlo.slice";
      Operation *slice = isSlice ? makeDynamicSlice(op, known) : nullptr;
      return slice ? slice : failList(op, kept + i);
    }
  }
  if (isCustomCall(op) && op.hasAttr("called_computations") &&
      !addBody(op, *state.addRegion()))
    return nullptr;
  return replace(op, state);
}
