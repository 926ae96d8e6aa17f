//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// One walk in the order of execution. An operation's operands have their
// extents when it is visited; then
//
// - integers that follow from constants and extents become constants,
// - what takes such integers as operands becomes what has attributes,
// - extents of results follow as the importer's rule says, or are those of an
//   operand.
//
// A call is of a clone, which is walked with the types and the known numbers of
// the call.
//
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/ShapeRefinement.h"

#include "tofu/Import/StableHLO/DynamicForms.h"
#include "tofu/Import/StableHLO/Rules.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/SymbolTable.h"
#include "llvm/ADT/StringSwitch.h"

using namespace mlir;
using namespace tofu;

/// The importer inlines no deeper.
static constexpr unsigned kMaxCallDepth = 256;

static bool isDynamic(Type type) {
  auto tensor = dyn_cast<RankedTensorType>(type);
  return tensor && !tensor.hasStaticShape();
}

static bool isNamed(Operation &op, StringRef name) {
  return op.getName().getStringRef() == name;
}

/// Whether extents are asked for, computed or not known.
static bool hasExtents(Operation &op) {
  return llvm::any_of(op.getResultTypes(), isDynamic) ||
         isNamed(op, "stablehlo.get_dimension_size") || isDynamicForm(op) ||
         getTarget(op) == "shape_assertion";
}

/// The attribute that names what the operation calls; "" if it is no call.
static StringRef getCalleeAttr(Operation &op) {
  if (isa<func::CallOp>(op))
    return "callee";
  return isNamed(op, "stablehlo.composite") ? "decomposition" : "";
}

/// Of functions: what calls the next one with two numbers, and so on, becomes
/// more than a machine ever writes.
static constexpr size_t kMaxClones = 4096;

namespace {
class Walk {
public:
  Walk(ModuleOp module, SmallVectorImpl<func::FuncOp> &clones)
      : symbols(module), clones(clones) {
    findDependent(module);
  }

  LogicalResult visit(Block &block);

private:
  LogicalResult visit(Operation &op);
  LogicalResult visitCall(Operation &call);
  LogicalResult visitWhile(Operation &loop);
  LogicalResult visitBranches(Operation &op);
  LogicalResult setTypes(Operation &op);
  FailureOr<func::FuncOp> specialise(Operation &call, func::FuncOp callee);
  func::FuncOp getCallee(Operation &call);
  void findDependent(ModuleOp module);
  void makeConstant(Value value, DenseIntElementsAttr numbers);

  SymbolTable symbols;
  SmallVectorImpl<func::FuncOp> &clones;
  KnownNumbers known;
  /// Functions that compute with extents, or call one that does.
  DenseSet<Operation *> dependent;
  DenseMap<std::pair<Operation *, Attribute>, func::FuncOp> specialised;
  SmallVector<func::FuncOp> callStack;
};

/// Rules are only asked for shapes, and import no block.
class NoBlocks final : public BlockImporter {
  LogicalResult importBlock(Block &, ArrayRef<Value>,
                            SmallVectorImpl<Value> &) override {
    return failure();
  }
  CombinerTable &getCombiners() override {
    llvm_unreachable("a rule that is asked for a shape makes no combiner");
  }
};
} // namespace

//===----------------------------------------------------------------------===//
// Types of results
//===----------------------------------------------------------------------===//

/// Extents of windows and of the indices that number them.
static SmallVector<int64_t> getGatherShape(SourceOp &op) {
  auto lists = op.getFields("dimension_numbers", "gather",
                            {"offset_dims", "collapsed_slice_dims",
                             "operand_batching_dims", "index_vector_dim",
                             "start_indices_batching_dims", "start_index_map"});
  SmallVector<int64_t> sizes = op.getIntegerList("slice_sizes");
  SmallVector<int64_t> shape(op.getType().getRank(), ShapedType::kDynamic);
  if (op.failed())
    return shape;
  SmallVector<int64_t> within, numbering;
  for (auto [dim, size] : llvm::enumerate(sizes))
    if (!llvm::is_contained(lists[1], int64_t(dim)) &&
        !llvm::is_contained(lists[2], int64_t(dim)))
      within.push_back(size);
  int64_t vector = lists[3].empty() ? 0 : lists[3].front();
  for (auto [dim, extent] : llvm::enumerate(op.getOperandShape(1)))
    if (int64_t(dim) != vector)
      numbering.push_back(extent);
  ArrayRef<int64_t> nextWithin = within, nextNumber = numbering;
  for (auto [dim, extent] : llvm::enumerate(shape)) {
    bool isWithin = llvm::is_contained(lists[0], int64_t(dim));
    ArrayRef<int64_t> &next = isWithin ? nextWithin : nextNumber;
    if (next.empty())
      break; // the importer says what is wrong
    extent = next.front();
    next = next.drop_front();
  }
  return shape;
}

/// Operations whose rules compare their result's shape with that of operands
/// and attributes; others have an operand's shape.
static bool isAsked(StringRef name) {
  return llvm::StringSwitch<bool>(name)
      .Cases({"stablehlo.bitcast_convert", "stablehlo.concatenate",
              "stablehlo.convolution", "stablehlo.dot_general"},
             true)
      .Cases({"stablehlo.pad", "stablehlo.reduce", "stablehlo.reduce_window",
              "stablehlo.slice", "stablehlo.transpose", "chlo.top_k"},
             true)
      .Default(false);
}

/// Gives results the extents that follow from the operands'.
LogicalResult Walk::setTypes(Operation &op) {
  // The importer says what is wrong with other types.
  if (llvm::none_of(op.getResultTypes(), isDynamic) ||
      !llvm::all_of(op.getOperandTypes(), isStatic) ||
      !llvm::all_of(op.getResultTypes(), llvm::IsaPred<RankedTensorType>))
    return success();
  StringRef name = op.getName().getStringRef();
  std::optional<SmallVector<int64_t>> shape;
  ValueTable nothing;
  OpBuilder builder(&op);
  NoBlocks blocks;
  SourceOp source(&op, nothing, builder, blocks);
  if (isAsked(name))
    shape = source.askShape(getRules().lookup(name));
  else if (name == "stablehlo.gather" && op.getNumOperands() == 2)
    shape = getGatherShape(source);
  if (source.failed())
    return failure();
  bool isSecond = llvm::is_contained(
      {"stablehlo.select", "stablehlo.clamp", "stablehlo.triangular_solve"},
      name);
  for (auto [number, result] : llvm::enumerate(op.getResults())) {
    unsigned alike = number + isSecond;
    if (shape)
      result.setType(fillExtents(result.getType(), *shape));
    else if (alike < op.getNumOperands())
      if (auto type =
              dyn_cast<RankedTensorType>(op.getOperand(alike).getType()))
        result.setType(fillExtents(result.getType(), type.getShape()));
    if (isDynamic(result.getType()))
      return emitError(op.getLoc())
             << "'" << name << "' op has a result of " << result.getType()
             << ", but its extents do not follow from those of its operands";
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Calls
//===----------------------------------------------------------------------===//

func::FuncOp Walk::getCallee(Operation &call) {
  auto name = call.getAttrOfType<FlatSymbolRefAttr>(getCalleeAttr(call));
  auto callee =
      name ? symbols.lookup<func::FuncOp>(name.getAttr()) : func::FuncOp();
  return callee && callee.getBody().hasOneBlock() ? callee : func::FuncOp();
}

void Walk::findDependent(ModuleOp module) {
  DenseMap<Operation *, SmallVector<func::FuncOp>> callers;
  SmallVector<func::FuncOp> found;
  for (auto function : module.getOps<func::FuncOp>()) {
    bool hasOwn = llvm::any_of(function.getArgumentTypes(), isDynamic);
    function.walk([&](Operation *op) {
      hasOwn |= hasExtents(*op);
      if (!getCalleeAttr(*op).empty())
        if (func::FuncOp callee = getCallee(*op))
          callers[callee].push_back(function);
    });
    if (hasOwn)
      found.push_back(function);
  }
  while (!found.empty()) {
    func::FuncOp function = found.pop_back_val();
    if (dependent.insert(function).second)
      llvm::append_range(found, callers.lookup(function));
  }
}

/// The function for the types and the known numbers of the call's operands.
FailureOr<func::FuncOp> Walk::specialise(Operation &call, func::FuncOp callee) {
  if (llvm::is_contained(callStack, callee))
    return emitError(call.getLoc())
           << "'" << callee.getName()
           << "' calls itself, so that no extents follow from its arguments";
  Builder builder(call.getContext());
  SmallVector<Attribute> key;
  for (Value operand : call.getOperands()) {
    DenseIntElementsAttr numbers = known.lookup(operand);
    key.push_back(numbers ? Attribute(numbers)
                          : TypeAttr::get(operand.getType()));
  }
  func::FuncOp &clone = specialised[{callee, builder.getArrayAttr(key)}];
  if (clone)
    return clone;
  if (clones.size() == kMaxClones)
    return emitError(call.getLoc())
           << "'" << callee.getName() << "' is the " << kMaxClones + 1
           << "th function that is called with extents or numbers of its own; "
              "at most "
           << kMaxClones << " are";
  func::FuncOp made = callee.clone();
  made.setPrivate();
  symbols.insert(made);
  clones.push_back(made);
  clone = made;
  Block &block = made.getBody().front();
  for (auto [argument, operand] :
       llvm::zip(block.getArguments(), call.getOperands())) {
    argument.setType(operand.getType());
    makeConstant(argument, known.lookup(operand));
  }
  callStack.push_back(callee);
  if (failed(visit(block)))
    return failure();
  callStack.pop_back();
  made.setFunctionType(builder.getFunctionType(
      block.getArgumentTypes(), block.getTerminator()->getOperandTypes()));
  return made;
}

LogicalResult Walk::visitCall(Operation &call) {
  func::FuncOp callee = getCallee(call);
  bool isOfNumbers = call.getNumOperands() != 0 &&
                     llvm::all_of(call.getOperands(), [&](Value operand) {
                       return bool(known.lookup(operand));
                     });
  if (!callee || callStack.size() == kMaxCallDepth ||
      callee.getNumArguments() != call.getNumOperands() ||
      callee.getNumResults() != call.getNumResults() ||
      !(isOfNumbers || dependent.contains(callee)))
    return success();
  FailureOr<func::FuncOp> clone = specialise(call, callee);
  if (failed(clone))
    return failure();
  call.setAttr(getCalleeAttr(call),
               FlatSymbolRefAttr::get(clone->getNameAttr()));
  for (auto [result, returned] :
       llvm::zip(call.getResults(),
                 clone->getBody().front().getTerminator()->getOperands())) {
    result.setType(returned.getType());
    makeConstant(result, known.lookup(returned));
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Loops and branches
//===----------------------------------------------------------------------===//

/// States are of the types that the loop begins with. Those that no iteration
/// changes are known inside if they are known before.
LogicalResult Walk::visitWhile(Operation &loop) {
  if (loop.getNumRegions() != 2)
    return success(); // the importer says what is wrong
  for (Region &region : loop.getRegions()) {
    if (!region.hasOneBlock() || region.front().empty() ||
        region.getNumArguments() != loop.getNumOperands())
      return success(); // the importer says what is wrong
    for (auto [argument, state] :
         llvm::zip(region.getArguments(), loop.getOperands()))
      argument.setType(state.getType());
  }
  Block &body = loop.getRegions().back().front();
  SmallVector<Value> returned(body.back().getOperands());
  for (auto [i, state] : llvm::enumerate(loop.getOperands()))
    if (i < returned.size() && returned[i] == body.getArgument(i))
      for (Region &region : loop.getRegions())
        known.set(region.getArgument(i), known.lookup(state));
  for (Region &region : loop.getRegions())
    if (failed(visit(region.front())))
      return failure();
  for (auto [result, state] : llvm::zip(loop.getResults(), loop.getOperands()))
    result.setType(state.getType());
  return success();
}

LogicalResult Walk::visitBranches(Operation &op) {
  for (Region &region : op.getRegions()) {
    if (!region.hasOneBlock() || region.front().empty())
      return success(); // the importer says what is wrong
    if (failed(visit(region.front())))
      return failure();
    for (auto [result, returned] :
         llvm::zip(op.getResults(), region.front().back().getOperands()))
      if (isDynamic(result.getType()))
        result.setType(returned.getType());
  }
  return success();
}

//===----------------------------------------------------------------------===//
// The walk
//===----------------------------------------------------------------------===//

/// What is known is a constant for its users.
void Walk::makeConstant(Value value, DenseIntElementsAttr numbers) {
  if (!numbers || known.lookup(value))
    return;
  known.set(value, numbers);
  if (value.use_empty())
    return;
  OpBuilder builder(value.getContext());
  builder.setInsertionPointAfterValue(value);
  OperationState state(value.getLoc(), "stablehlo.constant");
  state.addAttribute("value", numbers);
  state.addTypes(numbers.getType());
  Value constant = builder.create(state)->getResult(0);
  known.set(constant, numbers);
  value.replaceAllUsesWith(constant);
}

LogicalResult Walk::visit(Operation &op) {
  if (!getCalleeAttr(op).empty())
    return visitCall(op);
  if (isNamed(op, "stablehlo.while"))
    return visitWhile(op);
  if (isNamed(op, "stablehlo.case") || isNamed(op, "stablehlo.if"))
    return visitBranches(op);
  if (DenseIntElementsAttr numbers = known.compute(op)) {
    if (isNamed(op, "stablehlo.constant")) {
      known.set(op.getResult(0), numbers);
      return success();
    }
    makeConstant(op.getResult(0), numbers);
    known.forget(op.getResult(0));
    op.erase();
    return success();
  }
  Operation *visited = &op;
  if (isDynamicForm(op))
    visited = makeStatic(op, known);
  return visited ? setTypes(*visited) : failure();
}

LogicalResult Walk::visit(Block &block) {
  for (Operation &op : llvm::make_early_inc_range(block))
    if (failed(visit(op)))
      return failure();
  return success();
}

LogicalResult ShapeRefinement::run() {
  bool isNeeded = false;
  module.walk([&](Operation *op) {
    isNeeded = hasExtents(*op);
    return isNeeded ? WalkResult::interrupt() : WalkResult::advance();
  });
  if (!isNeeded || !entry.getBody().hasOneBlock() ||
      llvm::any_of(entry.getArgumentTypes(), isDynamic))
    return success();
  original = entry.clone();
  return Walk(module, clones).visit(entry.getBody().front());
}

void ShapeRefinement::undo() {
  if (!original)
    return;
  entry.getBody().takeBody(original->getBody());
  for (func::FuncOp clone : clones)
    clone.erase();
}
