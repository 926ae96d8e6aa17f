//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Partition/ProgramBytes.h"

#include "tofu/Index/DeviceSum.h"
#include "tofu/Index/Saturating.h"
#include "tofu/Partition/EvaluatePlan.h"
#include "tofu/Plan/Trips.h"
#include "tofu/TDL/BoxAxes.h"
#include "tofu/TDL/ElementBytes.h"

using namespace mlir;
using namespace tofu;
using tdl::BoxAttr;
using tdl::PieceType;

void tofu::forEachDevice(ArrayRef<int64_t> mesh,
                         function_ref<void(ArrayRef<int64_t>)> visit) {
  SmallVector<int64_t> coordinates(mesh.size(), 0);
  while (true) {
    visit(coordinates);
    int axis = int(mesh.size()) - 1;
    while (axis >= 0 && ++coordinates[axis] == mesh[axis])
      coordinates[axis--] = 0;
    if (axis < 0)
      return;
  }
}

static int64_t getElementBytes(PieceType type) {
  return tdl::getElementBytes(type.getGlobal().getElementType());
}

static ArrayRef<int64_t> getExpandedMesh(func::FuncOp program) {
  assert(isExpanded(program) && "-tofu-expand says what moves");
  return plan::getMesh(program).asArrayRef();
}

ProgramBytes::ProgramBytes(func::FuncOp program)
    : boxes(getExpandedMesh(program)) {}

int64_t ProgramBytes::get(plan::FetchOp op) {
  BoxAttr own = op.getSource().getType().getBox();
  BoxAttr need = op.getType().getBox();
  return (boxes.getTotal(need) - boxes.getTotalOverlap(need, own)) *
         getElementBytes(op.getType());
}

int64_t ProgramBytes::get(plan::ReduceOp op) {
  PieceType from = op.getSource().getType(), to = op.getType();
  auto [known, isNew] = reduced.try_emplace({from, to}, 0);
  if (isNew)
    known->second = compute(from, to);
  return known->second;
}

int64_t ProgramBytes::compute(PieceType from, PieceType to) {
  ArrayRef<int64_t> mesh = boxes.getMesh();
  BoxAttr terms = from.getBox(), target = to.getBox();
  llvm::SmallBitVector reduced(mesh.size());
  for (int64_t axis : from.getPartialAxes())
    if (!llvm::is_contained(to.getPartialAxes(), axis))
      reduced.set(axis);
  // Copies of a sum receive it; the first of them receives the terms.
  llvm::SmallBitVector copies = reduced;
  copies.reset(tdl::getAxes(target));
  SmallVector<unsigned> pinned(copies.set_bits());
  int64_t elements = boxes.getTotal(target) - boxes.getTotal(target, pinned);

  // Of each element a term per point of these axes: all are held somewhere,
  // and those that are held twice come once.
  elements +=
      boxes.getTotal(target, pinned) * getCount(reduced.set_bits(), mesh);
  elements -= boxes.getTotalOverlap(target, terms, pinned); // its own term
  return elements * getElementBytes(to);
}

/// Every device but those of the first row receives one.
int64_t ProgramBytes::get(plan::ScanOp op) {
  PieceType type = op.getSource().getType();
  SmallVector<unsigned> first(op.getAxes());
  return (boxes.getTotal(type.getBox()) -
          boxes.getTotal(type.getBox(), first)) *
         getElementBytes(type);
}

int64_t ProgramBytes::get(Operation *op) {
  if (auto fetch = dyn_cast<plan::FetchOp>(op))
    return get(fetch);
  if (auto reduce = dyn_cast<plan::ReduceOp>(op))
    return get(reduce);
  auto scan = dyn_cast<plan::ScanOp>(op);
  return scan ? get(scan) : 0;
}

int64_t ProgramBytes::getTotal(Operation *op) {
  int64_t bytes = get(op);
  return bytes ? multiplyCost(bytes, plan::getTimes(op->getBlock())) : 0;
}

bool tofu::isExpanded(func::FuncOp program) {
  return plan::getMesh(program) && !plan::isOnlyPlanned(program);
}

/// Of a program that is not expanded yet, what the search's cost function says.
static FailureOr<int64_t> getPlannedBytes(func::FuncOp program) {
  FailureOr<FunctionGraph> graph = buildGraph(program, promisesFinite(program));
  if (failed(graph))
    return failure();
  FailureOr<AnnotatedPlan> plan = readAnnotations(program, *graph);
  if (failed(plan))
    return failure();
  FailureOr<search::PlanCost> cost = evaluatePlan(program, *graph, *plan);
  if (failed(cost))
    return failure();
  return cost->total;
}

FailureOr<int64_t> tofu::getBytesMoved(func::FuncOp program) {
  if (!plan::getMesh(program))
    return emitError(program.getLoc())
           << "'" << program.getName() << "' has no plan";
  if (!isExpanded(program))
    return getPlannedBytes(program);
  ProgramBytes moved(program);
  int64_t bytes = 0;
  tdl::walkOperators(program.getBody().front(), [&](Operation &op) {
    bytes = addCost(bytes, moved.getTotal(&op));
  });
  return bytes;
}

bool tofu::areBytesKnown(func::FuncOp program) {
  if (!plan::getMesh(program))
    return true;
  ProgramBytes moved(program);
  bool areKnown = true;
  tdl::walkOperators(program.getBody().front(), [&](Operation &op) {
    areKnown =
        areKnown && (plan::isTimesKnown(op.getBlock()) || moved.get(&op) == 0);
  });
  return areKnown;
}
