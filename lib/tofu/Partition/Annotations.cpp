//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Partition/Annotations.h"

#include "mlir/IR/Builders.h"

using namespace mlir;
using namespace tofu;

/// An entry of plan.options.
static constexpr llvm::StringLiteral kFinite = "finite";

SmallVector<SmallVector<unsigned>> tofu::getAxisLists(ArrayRef<int> plan,
                                                      unsigned count) {
  SmallVector<SmallVector<unsigned>> lists(count);
  for (auto [axis, value] : llvm::enumerate(plan))
    if (value >= 0)
      lists[value].push_back(axis);
  return lists;
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

static SmallVector<DenseI64ArrayAttr>
getAxisAttrs(MLIRContext *context, ArrayRef<int> plan, unsigned count) {
  SmallVector<DenseI64ArrayAttr> attrs;
  for (ArrayRef<unsigned> axes : getAxisLists(plan, count))
    attrs.push_back(
        DenseI64ArrayAttr::get(context, SmallVector<int64_t>(axes)));
  return attrs;
}

static plan::LayoutAttr getLayout(MLIRContext *context, ArrayRef<int> plan,
                                  unsigned rank) {
  SmallVector<int64_t> partial;
  for (auto [axis, value] : llvm::enumerate(plan))
    if (value == search::Partial)
      partial.push_back(axis);
  return plan::LayoutAttr::get(context, getAxisAttrs(context, plan, rank),
                               partial);
}

static plan::SplitAttr getSplit(MLIRContext *context, ArrayRef<int> plan,
                                unsigned variables) {
  SmallVector<std::pair<int64_t, int64_t>> carried;
  for (auto [axis, value] : llvm::enumerate(plan))
    if (search::isCarry(value))
      carried.push_back({int64_t(axis), search::carriedSet(value)});
  return plan::SplitAttr::get(context, getAxisAttrs(context, plan, variables),
                              carried);
}

void tofu::annotate(func::FuncOp function, const FunctionGraph &graph,
                    const AnnotatedPlan &annotated) {
  MLIRContext *context = function.getContext();
  Builder builder(context);
  const search::Plan &plan = annotated.plan;
  function->setAttr(plan::kMesh, builder.getDenseI64ArrayAttr(plan.mesh));
  function->setAttr(
      plan::kOptions,
      builder.getDictionaryAttr(
          {builder.getNamedAttr(
               "count", builder.getStringAttr(annotated.options.shareFetches
                                                  ? "shared"
                                                  : "per-use")),
           builder.getNamedAttr(kFinite, builder.getBoolAttr(graph.finite)),
           builder.getNamedAttr("partial",
                                builder.getBoolAttr(annotated.options.partial)),
           builder.getNamedAttr("tie",
                                builder.getBoolAttr(annotated.options.tie))}));
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
  for (auto [number, analysis] : llvm::enumerate(graph.operators)) {
    tdl::LambdaOp op = analysis.getOp();
    op->removeAttr(plan::kSplit);
    op->removeAttr(plan::kLayouts);
    if (graph.isFree(op->getResult(0)))
      continue;
    op->setAttr(plan::kSplit, getSplit(context, plan.operators[number],
                                       analysis.getVariables().size()));
    SmallVector<Attribute> layouts;
    for (Value output : op.getOutputs())
      layouts.push_back(layoutOf(output));
    op->setAttr(plan::kLayouts, builder.getArrayAttr(layouts));
  }
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

/// Axis lists ascend: a plan appends one axis a level.
static LogicalResult readLists(Operation *op, ArrayRef<DenseI64ArrayAttr> lists,
                               unsigned count, MutableArrayRef<int> plan) {
  if (lists.size() != count)
    return op->emitOpError() << "has an annotation with " << lists.size()
                             << " lists of axes, but needs " << count;
  for (auto [number, list] : llvm::enumerate(lists)) {
    int64_t last = -1;
    for (int64_t axis : list.asArrayRef()) {
      if (axis >= int64_t(plan.size()))
        return op->emitOpError()
               << "names axis " << axis << ", but the mesh has " << plan.size();
      if (axis <= last)
        return op->emitOpError()
               << "lists axis " << axis << " after axis " << last
               << "; this version expands ascending lists only";
      last = axis;
      plan[axis] = number;
    }
  }
  return success();
}

static LogicalResult readLayout(Operation *op, Attribute attr, unsigned rank,
                                MutableArrayRef<int> plan) {
  auto layout = dyn_cast_or_null<plan::LayoutAttr>(attr);
  if (!layout)
    return op->emitOpError()
           << "has no layout for a value; run -tofu-plan first";
  for (int64_t axis : layout.getPartialAxes())
    if (axis < int64_t(plan.size()))
      plan[axis] = search::Partial;
  return readLists(op, layout.getDims(), rank, plan);
}

bool tofu::promisesFinite(func::FuncOp function) {
  auto options = function->getAttrOfType<DictionaryAttr>(plan::kOptions);
  auto finite = options ? options.getAs<BoolAttr>(kFinite) : BoolAttr();
  return finite && finite.getValue();
}

FailureOr<AnnotatedPlan> tofu::readAnnotations(func::FuncOp function,
                                               const FunctionGraph &graph) {
  DenseI64ArrayAttr mesh = plan::getMesh(function);
  if (!mesh)
    return function.emitOpError() << "has no 'plan.mesh'; run -tofu-plan first";
  AnnotatedPlan result;
  search::Plan &plan = result.plan;
  plan.mesh.assign(mesh.asArrayRef().begin(), mesh.asArrayRef().end());
  if (auto options = function->getAttrOfType<DictionaryAttr>(plan::kOptions)) {
    if (auto count = options.getAs<StringAttr>("count"))
      result.options.shareFetches = count != "per-use";
    if (auto partial = options.getAs<BoolAttr>("partial"))
      result.options.partial = partial.getValue();
    if (auto tie = options.getAs<BoolAttr>("tie"))
      result.options.tie = tie.getValue();
  }
  plan.tensors.assign(graph.graph.tensors.size(),
                      SmallVector<int, 4>(mesh.size(), search::Whole));
  plan.operators.assign(graph.operators.size(),
                        SmallVector<int, 4>(mesh.size(), search::Everywhere));
  for (BlockArgument argument : function.getArguments()) {
    unsigned number = graph.tensorOf.lookup(argument);
    if (failed(readLayout(
            function,
            function.getArgAttr(argument.getArgNumber(), plan::kLayout),
            graph.graph.tensors[number].extents.size(), plan.tensors[number])))
      return failure();
  }
  for (auto [number, analysis] : llvm::enumerate(graph.operators)) {
    tdl::LambdaOp op = analysis.getOp();
    if (graph.isFree(op->getResult(0)))
      continue;
    auto split = op->getAttrOfType<plan::SplitAttr>(plan::kSplit);
    auto layouts = op->getAttrOfType<ArrayAttr>(plan::kLayouts);
    if (!split || !layouts)
      return op.emitOpError() << "has no plan; run -tofu-plan first";
    for (auto [axis, set] : split.getCarried()) {
      if (axis >= int64_t(mesh.size()) || set < 0 ||
          set >= int64_t(analysis.getLinearSets().size()))
        return op.emitOpError()
               << "carries linear set " << set << " along axis " << axis
               << ", but has " << analysis.getLinearSets().size() << " sets";
      plan.operators[number][axis] = search::carry(set);
    }
    if (failed(readLists(op, split.getVariables(),
                         analysis.getVariables().size(),
                         plan.operators[number])))
      return failure();
    for (auto [layout, output] : llvm::zip(layouts, op.getOutputs())) {
      unsigned tensor = graph.tensorOf.lookup(output);
      if (failed(readLayout(op, layout,
                            graph.graph.tensors[tensor].extents.size(),
                            plan.tensors[tensor])))
        return failure();
    }
  }
  return std::move(result);
}
