//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/GraphImport.h"
#include "tofu/TDL/Border.h"

#include "tofu/Import/Entry.h"
#include "tofu/Import/StableHLO/CombinerTable.h"
#include "tofu/Import/StableHLO/Complex.h"
#include "tofu/Import/StableHLO/KnownAttributes.h"
#include "tofu/Import/StableHLO/Repetitions.h"
#include "tofu/Import/StableHLO/Rules.h"
#include "tofu/Import/StableHLO/ShapeRefinement.h"
#include "tofu/Import/StableHLO/Shardings.h"
#include "tofu/Import/StableHLO/Tuples.h"
#include "tofu/Source/NearestOperation.h"
#include "tofu/TDL/Barriers.h"
#include "tofu/TDL/Blocks.h"
#include "tofu/TDL/Limits.h"
#include "tofu/TDL/Locations.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/Transforms/RegionUtils.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/MathExtras.h"

using namespace mlir;
using namespace tofu;

constexpr unsigned maxCallDepth = 256;
constexpr unsigned maxOperations = 4000000;

namespace {
class GraphImport final : public BlockImporter {
public:
  explicit GraphImport(ModuleOp module)
      : module(module), symbols(module), builder(module.getContext()),
        combiners(module) {}

  LogicalResult run(func::FuncOp entry);
  LogicalResult importBlock(Block &block, ArrayRef<Value> arguments,
                            SmallVectorImpl<Value> &results) override;
  CombinerTable &getCombiners() override { return combiners; }

private:
  uint64_t countInlined(func::FuncOp function, unsigned depth = 0);
  LogicalResult checkSize(func::FuncOp entry);
  LogicalResult checkFunction(func::FuncOp function);
  LogicalResult checkBlock(Block &block);
  void checkType(Type type, function_ref<Location()> getPlace,
                 bool mayBeTuple = false);
  LogicalResult importBody(func::FuncOp function, ArrayRef<Value> arguments,
                           SmallVectorImpl<Value> &results);
  LogicalResult importOperations(Block &block, ArrayRef<Value> arguments,
                                 SmallVectorImpl<Value> &results);
  LogicalResult importOperation(Operation &op);
  LogicalResult importSource(Operation &op);
  LogicalResult importCall(Operation &call, StringRef name);
  LogicalResult importKnown(Operation &op);
  Location getLine(Operation &op) const;
  Location getPlace(Operation &op) const;
  LogicalResult collect(ValueRange sources, Operation *user,
                        SmallVectorImpl<Value> &imported);
  unsigned getBarrier(Operation &op) const;
  void noteBarriers(ValueRange sources, ValueRange uses);

  ModuleOp module;
  SymbolTable symbols;
  OpBuilder builder;
  ValueTable values;
  CombinerTable combiners;
  Repetitions said;
  Repetitions::ScopeTy mainScope{said};
  /// The last barrier that each of the source's values is behind, as programs
  /// that compute again instead of keeping have them.
  DenseMap<Value, unsigned> barriers;
  unsigned numBarriers = 0;
  DenseMap<Operation *, uint64_t> inlined; // operations of a function
  SmallVector<func::FuncOp> callStack;
  SmallVector<Location> calls; // what is in the functions but the first
  DenseSet<Operation *> checked;
  llvm::StringSet<> uncovered;
  bool hasTypeProblem = false;
};
} // namespace

/// Operations that are tdl already stay.
static bool isKnown(Operation &op) {
  return isa_and_present<tdl::TDLDialect>(op.getDialect()) ||
         isa<arith::ConstantOp>(op);
}

/// The function that the operation calls: that of a func.call, or what a
/// composite is composed of; null if it is no call.
static SymbolRefAttr getCallee(Operation &op) {
  if (auto call = dyn_cast<func::CallOp>(op))
    return call.getCalleeAttr();
  return op.getName().getStringRef() == "stablehlo.composite"
             ? dyn_cast_or_null<FlatSymbolRefAttr>(op.getAttr("decomposition"))
             : FlatSymbolRefAttr();
}

/// An operation in the blocks of a loop or branch that is not of tdl, or null.
static Operation *findUnknown(Operation &op) {
  Operation *unknown = nullptr;
  if (tdl::hasBlocks(&op))
    for (Region &region : op.getRegions())
      tdl::walkOperators(region.front(), [&](Operation &inner) {
        if (!unknown && !isKnown(inner))
          unknown = &inner;
      });
  return unknown;
}

/// The name nearest to it for which a definition is loaded, as a question.
static std::string getNearestDefined(Operation &op) {
  StringRef name = op.getName().getStringRef();
  NearestOperation nearest(name);
  for (Operation &each : *op.getParentOfType<ModuleOp>().getBody())
    if (isa<tdl::OpOp, tdl::TemplateOp>(each))
      if (auto defined = each.getAttrOfType<StringAttr>("defines"))
        nearest.add(defined.getValue());
  return nearest.hint();
}

static InFlightDiagnostic emitUncovered(Operation &op, Location place) {
  StringRef dialect = op.getName().getDialectNamespace();
  if (dialect == "scf")
    return emitError(place)
           << "'" << op.getName().getStringRef()
           << "' is not read; write the loop or branch as 'tdl.while' or "
              "'tdl.case'";
  StringRef reason = getRejections().lookup(op.getName().getStringRef());
  if (!reason.empty())
    return emitError(place)
           << "'" << op.getName().getStringRef() << "' " << reason;
  if (dialect != "stablehlo" && dialect != "chlo")
    return emitError(place)
           << "'" << op.getName().getStringRef()
           << "' is not known: no definition is for it, and it has no "
              "OperatorOpInterface; --operators=FILE.tdl or the pass "
              "tofu-load-operators loads definitions, a file's own and none "
              "that it imports"
           << getNearestDefined(op);
  return emitError(place)
         << "'" << op.getName().getStringRef()
         << "' is not covered by the importer; rewrite it in covered "
            "operations before the export";
}

//===----------------------------------------------------------------------===//
// What can be said before anything is changed
//===----------------------------------------------------------------------===//

void GraphImport::checkType(Type type, function_ref<Location()> getPlace,
                            bool mayBeTuple) {
  if (auto tuple = dyn_cast<TupleType>(type); tuple && mayBeTuple) {
    for (Type element : tuple.getTypes())
      checkType(element, getPlace, mayBeTuple);
    return;
  }
  if (mayBeTuple && isToken(type))
    return;
  std::string problem = hasTypeProblem ? "" : findTypeProblem(type);
  if (problem.empty())
    return;
  emitError(getPlace()) << problem;
  hasTypeProblem = true;
}

/// The location of the operation, or of the nearest one that it is in and that
/// has a line. JAX writes functions that it shares without lines: what is in
/// them is where they are called.
Location GraphImport::getLine(Operation &op) const {
  for (Operation *at = &op; at && !isa<func::FuncOp>(at);
       at = at->getParentOp())
    if (tdl::hasLine(at->getLoc()))
      return at->getLoc();
  return calls.empty() ? op.getLoc() : calls.back();
}

/// That, with the operation's name.
Location GraphImport::getPlace(Operation &op) const {
  return tdl::addLine(
      tdl::addSourceName(op.getLoc(), op.getName().stripDialect()),
      getLine(op));
}

/// Reports every kind of operation without a rule once, and the first type that
/// cannot be imported, in the block and in the regions of its operations.
LogicalResult GraphImport::checkBlock(Block &block) {
  for (BlockArgument argument : block.getArguments())
    checkType(argument.getType(), [&] { return argument.getLoc(); });
  for (Operation &op : llvm::drop_end(block.getOperations())) {
    StringRef name = op.getName().getStringRef();
    if (Operation *inner = findUnknown(op))
      return emitError(getPlace(*inner))
             << "'" << inner->getName().getStringRef()
             << "' is in a tdl loop or branch; only operations of tdl can be";
    bool isCall = bool(getCallee(op)), isOurs = isKnown(op);
    if (!isCall && !isOurs && !getRules().contains(name)) {
      if (uncovered.insert(name).second)
        emitUncovered(op, getPlace(op));
      continue;
    }
    if (!isCall && int64_t(op.getNumOperands()) > kMaxOperands)
      return emitError(getPlace(op))
             << "'" << name << "' has " << op.getNumOperands()
             << " operands, but at most " << kMaxOperands << " are imported";
    bool takesTuples = isCall || isOfTuples(op);
    for (Type type : op.getResultTypes())
      checkType(type, [&] { return getPlace(op); }, takesTuples);
    for (Type type : op.getOperandTypes())
      if (!takesTuples && !isa<RankedTensorType>(type) && !hasTypeProblem)
        return emitError(getPlace(op))
               << "'" << name << "' takes a value of type " << type
               << ", but only tensors are computed with";
    if (isOurs)
      continue;
    for (Region &region : op.getRegions()) {
      if (!region.hasOneBlock() || region.front().empty() ||
          region.front().back().getName().getStringRef() !=
              "stablehlo.return" ||
          region.front().back().getNumResults() != 0)
        return emitError(getPlace(op))
               << "'" << name
               << "' has a region that is not one block with a "
                  "'stablehlo.return' at its end";
      if (failed(checkBlock(region.front())))
        return failure();
    }
  }
  return success(uncovered.empty() && !hasTypeProblem);
}

LogicalResult GraphImport::checkFunction(func::FuncOp function) {
  if (!checked.insert(function).second)
    return success();
  if (!function.getBody().hasOneBlock())
    return emitError(function.getLoc())
           << "'" << function.getSymName() << "' has "
           << function.getBody().getBlocks().size()
           << " blocks, but the importer needs 1";
  Block &block = function.getBody().front();
  if (block.empty() || !isa<func::ReturnOp>(block.back()))
    return emitError(function.getLoc())
           << "'" << function.getSymName() << "' does not end in a return";
  return checkBlock(block);
}

//===----------------------------------------------------------------------===//
// The walk
//===----------------------------------------------------------------------===//

LogicalResult GraphImport::collect(ValueRange sources, Operation *user,
                                   SmallVectorImpl<Value> &imported) {
  for (auto [i, source] : llvm::enumerate(sources)) {
    if (ValueTable::countParts(source.getType()) && !values.lookup(source))
      return emitError(getPlace(*user))
             << "operand " << i << " is used before it is defined";
    values.lookupFlat(source, imported);
  }
  return success();
}

/// What only moves elements moves those whose type says a sign, too.
static void makeSignless(Operation &op) {
  auto change = [](Value value) {
    Type type = value.getType(), element = getElementTypeOrSelf(type);
    if (!element.isInteger() || element.isSignlessInteger())
      return;
    auto tensor = dyn_cast<RankedTensorType>(type);
    value.setType(tensor ? getSignless(tensor) : getSignless(type));
  };
  op.walk([&](Operation *each) {
    llvm::for_each(each->getResults(), change);
    for (Region &region : each->getRegions())
      for (Block &block : region)
        llvm::for_each(block.getArguments(), change);
  });
}

LogicalResult GraphImport::importKnown(Operation &op) {
  IRMapping mapping;
  for (Value operand : op.getOperands())
    mapping.map(operand, values.lookup(operand));
  if (tdl::hasBlocks(&op))
    visitUsedValuesDefinedAbove(op.getRegions(), [&](OpOperand *operand) {
      mapping.map(operand->get(), values.lookup(operand->get()));
    });
  Operation *clone = builder.clone(op, mapping);
  makeSignless(*clone);
  for (auto [source, result] : llvm::zip(op.getResults(), clone->getResults()))
    values.map(source, result);
  return success();
}

/// Of the attributes of an argument or a result: whether a user pinned it.
static bool hasLayout(Attribute attributes) {
  return cast<DictionaryAttr>(attributes).contains("plan.layout");
}

LogicalResult GraphImport::importCall(Operation &call, StringRef name) {
  auto callee = symbols.lookup<func::FuncOp>(name);
  if (!callee || callee.isDeclaration())
    return emitError(getPlace(call))
           << "'" << name << "' is called, but has no body in this module";
  if (llvm::is_contained(callStack, callee))
    return emitError(getPlace(call))
           << "'" << name << "' calls itself; recursion cannot be inlined";
  if (callStack.size() == maxCallDepth)
    return emitError(getPlace(call))
           << "calls nest deeper than " << maxCallDepth;
  if (!llvm::equal(callee.getArgumentTypes(), call.getOperandTypes()) ||
      !llvm::equal(callee.getResultTypes(), call.getResultTypes()))
    return emitError(getPlace(call))
           << "'" << name << "' is of type " << callee.getFunctionType()
           << ", but called with " << call.getOperandTypes() << " for "
           << call.getResultTypes();
  for (auto attributes : {callee.getAllArgAttrs(), callee.getAllResultAttrs()})
    if (attributes && llvm::any_of(attributes, hasLayout))
      return emitError(callee.getLoc())
             << "'" << name
             << "' has a layout, but becomes part of its caller; give layouts "
                "to what the program is given and returns";
  SmallVector<Value> arguments, results;
  if (failed(collect(call.getOperands(), &call, arguments)))
    return failure();
  calls.push_back(getLine(call));
  callStack.push_back(callee);
  noteBarriers(call.getOperands(), callee.getArguments());
  if (failed(importBody(callee, arguments, results)))
    return failure();
  callStack.pop_back();
  calls.pop_back();
  noteBarriers(callee.getBody().front().getTerminator()->getOperands(),
               call.getResults());
  values.mapFlat(call.getResults(), results);
  return success();
}

/// The barrier that the operation is behind; 0 if there is none.
unsigned GraphImport::getBarrier(Operation &op) const {
  unsigned last = 0;
  for (Value operand : op.getOperands())
    last = std::max(last, barriers.lookup(operand));
  return last;
}

/// Values that become others, in a call.
void GraphImport::noteBarriers(ValueRange sources, ValueRange uses) {
  for (auto [source, use] : llvm::zip_equal(sources, uses)) {
    unsigned barrier = barriers.lookup(source);
    if (barrier || !barriers.empty())
      barriers[use] = barrier;
  }
}

/// How many operations it is once all calls in it are inlined, or as many as
/// can be counted. Functions that call the next one twice, and so on, become
/// more than a machine ever writes.
uint64_t GraphImport::countInlined(func::FuncOp function, unsigned depth) {
  if (depth > maxCallDepth) // which is an error of its own, as recursion is
    return 0;
  auto [known, isNew] = inlined.try_emplace(function, 0);
  if (!isNew)
    return known->second;
  uint64_t count = 0;
  function.getBody().walk([&](Operation *op) {
    count = llvm::SaturatingAdd(count, uint64_t(1));
    if (SymbolRefAttr name = getCallee(*op))
      if (auto callee = symbols.lookup<func::FuncOp>(name.getLeafReference()))
        count = llvm::SaturatingAdd(count, countInlined(callee, depth + 1));
  });
  return inlined[function] = count;
}

/// Says which call makes it too large, before anything is inlined.
LogicalResult GraphImport::checkSize(func::FuncOp entry) {
  if (countInlined(entry) <= maxOperations)
    return success();
  Operation *largest = nullptr;
  uint64_t most = 0;
  entry.walk([&](Operation *op) {
    SymbolRefAttr name = getCallee(*op);
    auto callee = name ? symbols.lookup<func::FuncOp>(name.getLeafReference())
                       : func::FuncOp();
    if (uint64_t count = callee ? countInlined(callee) : 0; count > most) {
      most = count;
      largest = op;
    }
  });
  InFlightDiagnostic diagnostic =
      emitError(largest ? getPlace(*largest) : entry.getLoc());
  if (largest)
    diagnostic << "'" << getCallee(*largest).getLeafReference().getValue()
               << "' has " << most;
  else
    diagnostic << "the program has " << inlined[entry];
  return diagnostic << " operations once all calls in it are inlined, but at "
                       "most "
                    << maxOperations << " are imported";
}

LogicalResult GraphImport::importOperation(Operation &op) {
  if (SymbolRefAttr callee = getCallee(op))
    return importCall(op, callee.getLeafReference());
  SmallVector<Value> operands;
  if (failed(collect(op.getOperands(), &op, operands)))
    return failure();
  if (isKnown(op))
    return importKnown(op);
  unsigned barrier = getBarrier(op);
  bool isBarrier =
      op.getName().getStringRef() == "stablehlo.optimization_barrier";
  if (isBarrier)
    barrier = ++numBarriers;
  if (barrier || !barriers.empty()) // a function may be called again
    for (Value result : op.getResults())
      barriers[result] = barrier;
  if (op.getNumRegions() != 0)
    return importSource(op);
  Said what(op, operands, isBarrier ? 0 : barrier);
  if (!said.count(what)) {
    Block *block = builder.getInsertionBlock();
    Operation *before = block->empty() ? nullptr : &block->back();
    if (failed(importSource(op)))
      return failure();
    // Nor is it merged later.
    for (Operation *made = before           ? before->getNextNode()
                           : block->empty() ? nullptr
                                            : &block->front();
         made && barrier; made = made->getNextNode())
      if (isa<tdl::LambdaOp>(made))
        made->setAttr(tdl::kBehind, builder.getI64IntegerAttr(barrier));
    SmallVector<Value, 1> results;
    for (Value result : op.getResults())
      values.lookupFlat(result, results);
    said.insert(what, results);
  } else {
    values.mapFlat(op.getResults(), said.lookup(what));
  }
  return success();
}

LogicalResult GraphImport::importSource(Operation &op) {
  // What it becomes says what it was. A function that is called again is at
  // another place then.
  Location own = op.getLoc();
  llvm::scope_exit restore([&] { op.setLoc(own); });
  op.setLoc(getPlace(op));
  SourceOp source(&op, values, builder, *this);
  if (isComplex(op))
    importComplex(source);
  else
    getRules().lookup(op.getName().getStringRef())(source);
  return failure(source.failed());
}

LogicalResult GraphImport::importBlock(Block &block, ArrayRef<Value> arguments,
                                       SmallVectorImpl<Value> &results) {
  Repetitions::ScopeTy scope(said);
  return importOperations(block, arguments, results);
}

LogicalResult GraphImport::importOperations(Block &block,
                                            ArrayRef<Value> arguments,
                                            SmallVectorImpl<Value> &results) {
  values.mapFlat(block.getArguments(), arguments);
  for (Operation &op : llvm::drop_end(block.getOperations()))
    if (failed(importOperation(op)))
      return failure();
  return collect(block.back().getOperands(), &block.back(), results);
}

LogicalResult GraphImport::importBody(func::FuncOp function,
                                      ArrayRef<Value> arguments,
                                      SmallVectorImpl<Value> &results) {
  if (failed(checkFunction(function)))
    return failure();
  return importOperations(function.getBody().front(), arguments, results);
}

/// The attribute that says what the type does not say any more, or "".
static StringRef whatNumbers(Type type) {
  if (isComplex(type))
    return tdl::kComplex;
  Type element = getElementTypeOrSelf(type);
  bool isUnsigned = element.isUnsignedInteger() && !element.isInteger(1);
  return isUnsigned ? tdl::kUnsigned : "";
}

LogicalResult GraphImport::run(func::FuncOp entry) {
  if (failed(checkFunction(entry)) || failed(checkSize(entry)))
    return failure();
  for (Type type : entry.getResultTypes())
    checkType(type, [&] { return entry.getLoc(); });
  if (hasTypeProblem)
    return failure();
  Region body;
  Block &block = body.emplaceBlock();
  builder.setInsertionPointToStart(&block);
  callStack.push_back(entry);
  SmallVector<Value> arguments, results, returned;
  // What numbers at the border are is said for who writes them.
  for (unsigned i = 0; i != entry.getNumArguments(); ++i)
    if (StringRef name = whatNumbers(entry.getArgumentTypes()[i]);
        !name.empty())
      entry.setArgAttr(i, name, builder.getUnitAttr());
  for (unsigned i = 0; i != entry.getNumResults(); ++i)
    if (StringRef name = whatNumbers(entry.getResultTypes()[i]); !name.empty())
      entry.setResultAttr(i, name, builder.getUnitAttr());
  for (BlockArgument argument : entry.getArguments()) {
    RankedTensorType type = getBorderType(argument.getType());
    Value value = block.addArgument(getSignless(type), argument.getLoc());
    if (!isComplex(argument.getType()))
      arguments.push_back(value);
    else
      for (unsigned part : {0, 1})
        arguments.push_back(splitPair(builder, argument.getLoc(), value, part));
  }
  if (failed(importBody(entry, arguments, results)))
    return failure();
  Operation *terminator = entry.getBody().front().getTerminator();
  Location loc = terminator->getLoc();
  ArrayRef<Value> flat = results;
  for (Type type : terminator->getOperandTypes()) {
    returned.push_back(
        isComplex(type) ? joinPair(builder, loc, flat[0], flat[1]) : flat[0]);
    flat = flat.drop_front(ValueTable::countParts(type));
  }
  func::ReturnOp::create(builder, loc, returned);
  entry.getBody().takeBody(body);
  entry.setFunctionType(builder.getFunctionType(
      entry.getBody().getArgumentTypes(), ValueRange(returned).getTypes()));
  for (auto function :
       llvm::make_early_inc_range(module.getOps<func::FuncOp>()))
    if (function != entry)
      function.erase();
  combiners.insert();
  return success();
}

/// What is left of a module is its program. Who wants another function, too,
/// has called it public.
static void warnOfFunctions(ModuleOp module, func::FuncOp entry) {
  for (auto function : module.getOps<func::FuncOp>())
    if (function != entry && function.isPublic() &&
        SymbolTable::symbolKnownUseEmpty(function, module))
      emitWarning(function.getLoc())
          << "'" << function.getName() << "' is left out: the program is '"
          << entry.getName() << "', which does not call it";
}

LogicalResult tofu::importStableHLO(ModuleOp module, bool warnsOfShardings) {
  func::FuncOp entry = findEntry(module);
  if (!entry)
    return failure();
  if (tdl::isPartitioned(entry))
    return entry.emitError()
           << "'" << entry.getName()
           << "' is partitioned already: tofu-compile, tofu-interpret and "
              "--tofu-report take it as it is; for another plan give the "
              "program as it was before it was planned";
  for (Operation &op : *module.getBody())
    if (llvm::is_contained({"stablehlo", "chlo"},
                           op.getName().getDialectNamespace()))
      return emitUncovered(op, op.getLoc());
  DroppedShardings dropped;
  if (warnsOfShardings)
    dropped = findDroppedShardings(module, entry);
  warnOfAttributes(module);
  warnOfFunctions(module, entry);
  ShapeRefinement shapes(module, entry);
  if (failed(shapes.run()) || failed(GraphImport(module).run(entry))) {
    shapes.undo();
    return failure();
  }
  dropped.warn(); // no layouts are missed in a program that is refused
  return success();
}
