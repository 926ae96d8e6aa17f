//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Partition/Annotations.h"

#include "mlir/IR/Builders.h"
#include "mlir/IR/Verifier.h"
#include "tofu/Analysis/Linearity.h"
#include "tofu/TDL/Blocks.h"
#include "tofu/TDL/Locations.h"
#include "tofu/Transforms/Copy.h"
#include "llvm/ADT/EquivalenceClasses.h"

using namespace mlir;
using namespace tofu;

/// An entry of plan.options.
static constexpr llvm::StringLiteral kFinite = "finite";

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

static SmallVector<DenseI64ArrayAttr> getAxisAttrs(MLIRContext *context,
                                                   const search::Layout &layout,
                                                   unsigned count) {
  SmallVector<DenseI64ArrayAttr> attrs;
  for (ArrayRef<unsigned> axes : layout.getLists(count))
    attrs.push_back(
        DenseI64ArrayAttr::get(context, SmallVector<int64_t>(axes)));
  return attrs;
}

static plan::LayoutAttr getLayout(MLIRContext *context,
                                  const search::Layout &layout, unsigned rank) {
  return plan::LayoutAttr::get(
      context, getAxisAttrs(context, layout, rank),
      llvm::to_vector_of<int64_t>(layout.getAxes(search::Partial)));
}

static plan::SplitAttr getSplit(MLIRContext *context,
                                const search::Layout &layout,
                                unsigned variables) {
  SmallVector<std::pair<int64_t, int64_t>> carried;
  for (auto [axis, value] : llvm::enumerate(layout.getValues()))
    if (search::isCarry(value))
      carried.push_back({int64_t(axis), search::carriedSet(value)});
  return plan::SplitAttr::get(context, getAxisAttrs(context, layout, variables),
                              carried);
}

static bool hasLayouts(Operation *op, const FunctionGraph &graph) {
  return op->getNumResults() && !graph.isFree(op->getResult(0));
}

void tofu::annotate(func::FuncOp function, const FunctionGraph &graph,
                    const AnnotatedPlan &annotated) {
  MLIRContext *context = function.getContext();
  Builder builder(context);
  const search::Plan &plan = annotated.plan;
  SmallVector<int64_t> pinnedArguments, pinnedResults;
  for (unsigned i = 0; i != function.getNumArguments(); ++i)
    if (function.getArgAttr(i, plan::kLayout))
      pinnedArguments.push_back(i);
  for (unsigned i = 0; i != function.getNumResults(); ++i)
    if (function.getResultAttr(i, plan::kLayout))
      pinnedResults.push_back(i);
  function->setAttr(plan::kMesh, builder.getDenseI64ArrayAttr(plan.mesh));
  SmallVector<NamedAttribute> options(
      {builder.getNamedAttr(
           "count", builder.getStringAttr(
                        annotated.options.shareFetches ? "shared" : "per-use")),
       builder.getNamedAttr(kFinite, builder.getBoolAttr(graph.finite)),
       builder.getNamedAttr(plan::kPlannedMesh,
                            builder.getDenseI64ArrayAttr(plan.mesh)),
       builder.getNamedAttr("partial",
                            builder.getBoolAttr(annotated.options.partial)),
       builder.getNamedAttr(plan::kPinnedArguments,
                            builder.getDenseI64ArrayAttr(pinnedArguments)),
       builder.getNamedAttr(plan::kPinnedResults,
                            builder.getDenseI64ArrayAttr(pinnedResults)),
       builder.getNamedAttr(kRefine,
                            builder.getBoolAttr(annotated.options.refine)),
       builder.getNamedAttr(plan::kTiedBy,
                            builder.getStrArrayAttr(annotated.ties.by)),
       builder.getNamedAttr("tie", builder.getStringAttr(annotated.ties.why))});
  if (annotated.hasOtherMeshes)
    options.push_back(
        builder.getNamedAttr(kOtherMeshes, builder.getUnitAttr()));
  function->setAttr(plan::kOptions, builder.getDictionaryAttr(options));
  auto layoutOf = [&](Value value) -> Attribute {
    unsigned number = graph.tensorOf.lookup(value);
    const search::Tensor &tensor = graph.graph.tensors[number];
    if (tensor.free)
      return builder.getUnitAttr();
    return getLayout(context, plan.tensors[number], tensor.extents.size());
  };
  for (BlockArgument argument : function.getArguments())
    function.setArgAttr(argument.getArgNumber(), plan::kLayout,
                        layoutOf(argument));
  Operation *terminator = function.getBody().front().getTerminator();
  for (auto [i, value] : llvm::enumerate(terminator->getOperands()))
    if (auto layout = dyn_cast<plan::LayoutAttr>(layoutOf(value)))
      function.setResultAttr(i, plan::kLayout, layout);
  tdl::walkOperators(function.getBody().front(), [&](Operation &op) {
    if (!hasLayouts(&op, graph))
      return;
    SmallVector<Attribute> layouts;
    for (Value result : op.getResults())
      layouts.push_back(layoutOf(result));
    op.setAttr(plan::kLayouts, builder.getArrayAttr(layouts));
  });
  for (auto [number, analysis] : llvm::enumerate(graph.operators)) {
    tdl::LambdaOp op = analysis.getOp();
    if (!graph.isFree(op->getResult(0)))
      op->setAttr(plan::kSplit, getSplit(context, plan.operators[number],
                                         analysis.getVariables().size()));
  }
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

/// Begins an error with its subject, at the place of an annotation.
using EmitError = llvm::function_ref<InFlightDiagnostic()>;

static LogicalResult checkAxis(EmitError emitError, int64_t axis,
                               const search::Layout &layout) {
  if (axis < int64_t(layout.getNumAxes()))
    return success();
  return emitError() << "names axis " << axis << ", but the mesh has "
                     << layout.getNumAxes()
                     << (layout.getNumAxes() == 1 ? " axis" : " axes");
}

static LogicalResult readLists(EmitError emitError,
                               ArrayRef<DenseI64ArrayAttr> lists,
                               unsigned count, search::Layout &layout) {
  if (lists.size() != count)
    return emitError() << "has an annotation with " << lists.size()
                       << " lists of axes, but needs " << count;
  for (auto [number, list] : llvm::enumerate(lists))
    for (int64_t axis : list.asArrayRef()) {
      if (failed(checkAxis(emitError, axis, layout)))
        return failure();
      layout.setLast(axis, number);
    }
  return success();
}

static LogicalResult readLayout(EmitError emitError, Attribute attr,
                                const search::Tensor &tensor,
                                search::Layout &read) {
  auto layout = dyn_cast_or_null<plan::LayoutAttr>(attr);
  if (!layout)
    return emitError() << "has no layout for a value; run -tofu-plan first";
  for (int64_t axis : layout.getPartialAxes()) {
    if (failed(checkAxis(emitError, axis, read)))
      return failure();
    read.setLast(axis, search::Partial);
  }
  if (failed(
          readLists(emitError, layout.getDims(), tensor.extents.size(), read)))
    return failure();
  if (tensor.whole && llvm::any_of(read.getValues(), [](int value) {
        return value != search::Whole;
      }))
    return emitError()
           << "is a scalar with the layout " << layout
           << ", but what is computed from it is computed wherever it is read: "
              "it must be whole on every device";
  return success();
}

/// `argument 0 (w)`.
static std::string describe(func::FuncOp function, StringRef kind,
                            unsigned number) {
  std::string source = kind == "argument"
                           ? tdl::getArgumentSource(function, number)
                           : tdl::getResultSource(function, number);
  return (kind + " " + Twine(number)).str() +
         (source.empty() ? "" : " (" + source + ")");
}

namespace {
/// Layouts of a user, and who said them first.
class Pins {
public:
  Pins(func::FuncOp function, FunctionGraph &graph, ArrayRef<int64_t> mesh,
       const OptionOwner &owner)
      : function(function), graph(graph), mesh(mesh), owner(owner),
        said(graph.graph.tensors.size()),
        places(graph.graph.tensors.size(), function.getLoc()) {}

  LogicalResult read() {
    for (BlockArgument argument : function.getArguments())
      if (failed(
              add("argument", argument.getArgNumber(), argument,
                  function.getArgAttr(argument.getArgNumber(), plan::kLayout))))
        return failure();
    Operation *terminator = function.getBody().front().getTerminator();
    for (auto [i, value] : llvm::enumerate(terminator->getOperands()))
      if (failed(add("result", i, value,
                     function.getResultAttr(i, plan::kLayout))))
        return failure();
    return success();
  }

  /// Tied tensors have one layout.
  LogicalResult compareTies() {
    for (auto [number, tensor] : llvm::enumerate(graph.graph.tensors)) {
      if (!tensor.pin || !tensor.tiedTo)
        continue;
      const search::Tensor &other = graph.graph.tensors[*tensor.tiedTo];
      if (other.pin && *other.pin != *tensor.pin)
        return mlir::emitError(places[number])
               << said[number] << " has another layout than "
               << said[*tensor.tiedTo]
               << ", which it replaces in the next step; give them one, or "
                  "plan with "
               << owner.spell("tie", "none");
    }
    return success();
  }

private:
  LogicalResult add(StringRef kind, unsigned number, Value value,
                    Attribute attr) {
    if (!attr)
      return success();
    unsigned at = graph.tensorOf.lookup(value);
    search::Tensor &tensor = graph.graph.tensors[at];
    auto pin = search::Layout::getUniform(mesh.size(), search::Whole);
    std::string name = describe(function, kind, number);
    Location place = tdl::getPlace(function, value);
    auto emitError = [&] { return mlir::emitError(place) << name << " "; };
    if (failed(readLayout(emitError, attr, tensor, pin)))
      return failure();
    if (llvm::is_contained(pin.getValues(), search::Partial))
      return emitError()
             << "has the layout " << attr
             << ", but what a step is given and returns is never partial";
    if (!tensor.pin) {
      said[at] = name;
      places[at] = place;
    }
    tensor.pin = pin;
    return success();
  }

  func::FuncOp function;
  FunctionGraph &graph;
  ArrayRef<int64_t> mesh;
  const OptionOwner &owner;
  std::vector<std::string> said; // [tensor]
  std::vector<Location> places;  // [tensor]
};
} // namespace

void tofu::separatePins(func::FuncOp function, bool tie) {
  auto terminator =
      dyn_cast<func::ReturnOp>(function.getBody().front().getTerminator());
  if (!terminator)
    return; // no program that is planned
  OpBuilder builder(terminator);
  auto replaces =
      tie ? plan::getReplaces(function).asArrayRef() : ArrayRef<int64_t>();
  auto getReplaced = [&](unsigned result) {
    bool isTied = result < replaces.size() && replaces[result] >= 0;
    return isTied ? Value(function.getArgument(replaces[result])) : Value();
  };
  auto getPin = [&](unsigned result) {
    return function.getResultAttr(result, plan::kLayout);
  };
  // Values that have one layout, and it, by the leader of these.
  llvm::EquivalenceClasses<Value> places;
  DenseMap<Value, Attribute> pins;
  auto pinOf = [&](Value value) -> Attribute & {
    return pins[places.getOrInsertLeaderValue(value)];
  };
  for (BlockArgument argument : function.getArguments())
    pinOf(argument) =
        function.getArgAttr(argument.getArgNumber(), plan::kLayout);
  for (unsigned i = 0; i != function.getNumResults(); ++i)
    if (Value replaced = getReplaced(i); replaced && !pinOf(replaced))
      pinOf(replaced) = getPin(i);
  DenseMap<std::pair<Value, Attribute>, Value> copies;
  for (OpOperand &operand : terminator->getOpOperands()) {
    Value value = operand.get();
    auto type = dyn_cast<RankedTensorType>(value.getType());
    if (!type || !type.hasStaticShape())
      continue;
    Value replaced = getReplaced(operand.getOperandNumber());
    Attribute pin = getPin(operand.getOperandNumber()), first = pinOf(value);
    if (!pin && replaced)
      pin = pinOf(replaced);
    // Values of one fold have one layout, whatever is said of each.
    auto producer = value.getDefiningOp<tdl::LambdaOp>();
    bool hasOwn = !producer || !tdl::foldsTuples(producer);
    if (hasOwn && (!pin || !first || pin == first)) {
      if (replaced)
        places.unionSets(value, replaced);
      pinOf(value) = pin ? pin : first;
      continue;
    }
    Value &copy = copies[{value, pin}];
    if (!copy)
      copy = emitCopy(builder, terminator.getLoc(), value, type);
    operand.set(copy);
  }
}

LogicalResult tofu::readPins(func::FuncOp function, FunctionGraph &graph,
                             ArrayRef<int64_t> mesh, bool tie,
                             const OptionOwner &owner) {
  Pins pins(function, graph, mesh, owner);
  if (failed(pins.read()) || (tie && failed(pins.compareTies())))
    return failure();
  return success();
}

bool tofu::promisesFinite(func::FuncOp function) {
  auto options = function->getAttrOfType<DictionaryAttr>(plan::kOptions);
  auto finite = options ? options.getAs<BoolAttr>(kFinite) : BoolAttr();
  return finite && finite.getValue();
}

/// Reads what is said of the results of operators, loops and branches; the
/// arguments of a loop's blocks have the layouts of its results.
static LogicalResult readOperators(func::FuncOp function,
                                   const FunctionGraph &graph,
                                   search::Plan &plan) {
  ArrayRef<search::Tensor> tensors = graph.graph.tensors;
  SmallVector<Operation *> ops;
  tdl::walkOperators(function.getBody().front(),
                     [&](Operation &op) { ops.push_back(&op); });
  for (Operation *op : ops) {
    if (!hasLayouts(op, graph))
      continue;
    auto layouts = op->getAttrOfType<ArrayAttr>(plan::kLayouts);
    if (!layouts)
      return op->emitOpError() << "has no plan; run -tofu-plan first";
    for (auto [layout, value] : llvm::zip(layouts, op->getResults())) {
      unsigned tensor = graph.tensorOf.lookup(value);
      if (failed(readLayout([&] { return op->emitOpError(); }, layout,
                            tensors[tensor], plan.tensors[tensor])))
        return failure();
    }
  }
  for (Operation *op : ops)
    if (auto loop = dyn_cast<tdl::WhileOp>(op))
      for (Block *block : {loop.getConditionBlock(), loop.getBodyBlock()})
        for (auto [state, output] :
             llvm::zip(block->getArguments(), loop.getOutputs()))
          plan.tensors[graph.tensorOf.lookup(state)] =
              plan.tensors[graph.tensorOf.lookup(output)];
  for (Operation *op : ops)
    for (Value value : op->getResults()) {
      unsigned number = graph.tensorOf.lookup(value);
      std::optional<unsigned> same = tensors[number].sameAs;
      if (same && plan.tensors[number] != plan.tensors[*same])
        return op->emitOpError()
               << "has a result with the layout "
               << getLayout(function.getContext(), plan.tensors[number],
                            tensors[number].extents.size())
               << ", but the state of a loop, result of a branch or value of "
                  "one fold that it shares one with has "
               << getLayout(function.getContext(), plan.tensors[*same],
                            tensors[*same].extents.size())
               << "; give both one layout";
    }
  return success();
}

FailureOr<AnnotatedPlan> tofu::readAnnotations(func::FuncOp function,
                                               const FunctionGraph &graph) {
  DenseI64ArrayAttr mesh = plan::getMesh(function);
  if (!mesh)
    return function.emitOpError() << "has no 'plan.mesh'; run -tofu-plan first";
  if (failed(verify(function))) // what a host changed
    return failure();
  AnnotatedPlan result;
  search::Plan &plan = result.plan;
  plan.mesh.assign(mesh.asArrayRef().begin(), mesh.asArrayRef().end());
  if (auto options = function->getAttrOfType<DictionaryAttr>(plan::kOptions)) {
    if (auto count = options.getAs<StringAttr>("count"))
      result.options.shareFetches = count != "per-use";
    if (auto partial = options.getAs<BoolAttr>("partial"))
      result.options.partial = partial.getValue();
  }
  plan.tensors.assign(graph.graph.tensors.size(),
                      search::Layout::getUniform(mesh.size(), search::Whole));
  plan.operators.assign(
      graph.operators.size(),
      search::Layout::getUniform(mesh.size(), search::Everywhere));
  for (BlockArgument argument : function.getArguments()) {
    unsigned number = graph.tensorOf.lookup(argument);
    if (failed(readLayout(
            [&] {
              return mlir::emitError(tdl::getPlace(function, argument))
                     << describe(function, "argument", argument.getArgNumber())
                     << ' ';
            },
            function.getArgAttr(argument.getArgNumber(), plan::kLayout),
            graph.graph.tensors[number], plan.tensors[number])))
      return failure();
  }
  if (failed(readOperators(function, graph, plan)))
    return failure();
  Operation *terminator = function.getBody().front().getTerminator();
  for (auto [i, value] : llvm::enumerate(terminator->getOperands())) {
    // What a result's value is stored as is said where the value is made.
    Attribute said = function.getResultAttr(i, plan::kLayout);
    unsigned number = graph.tensorOf.lookup(value);
    const search::Tensor &tensor = graph.graph.tensors[number];
    if (!said || tensor.free)
      continue;
    plan::LayoutAttr stored = getLayout(
        function.getContext(), plan.tensors[number], tensor.extents.size());
    if (said != stored)
      return mlir::emitError(tdl::getPlace(function, value))
             << describe(function, "result", i) << " has the layout " << said
             << ", but the value that it returns has " << stored
             << "; give both one layout";
  }
  for (auto [number, analysis] : llvm::enumerate(graph.operators)) {
    tdl::LambdaOp op = analysis.getOp();
    if (graph.isFree(op->getResult(0)))
      continue;
    auto split = op->getAttrOfType<plan::SplitAttr>(plan::kSplit);
    if (!split)
      return op.emitOpError() << "has no plan; run -tofu-plan first";
    for (auto [axis, set] : split.getCarried()) {
      if (axis >= int64_t(mesh.size()) || set < 0 ||
          set >= int64_t(graph.graph.operators[number].linearSets.size()))
        return op.emitOpError()
               << "carries linear set " << set << " along axis " << axis
               << ", but has "
               << graph.graph.operators[number].linearSets.size() << " sets";
      plan.operators[number].setLast(axis, search::carry(set));
    }
    if (failed(readLists([&] { return op.emitOpError(); }, split.getVariables(),
                         analysis.getVariables().size(),
                         plan.operators[number])))
      return failure();
  }
  return std::move(result);
}
