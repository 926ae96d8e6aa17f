//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Partition/ProgramBytes.h"

#include "tofu/Memory/Bytes.h"
#include "tofu/Partition/Annotations.h"
#include "tofu/Partition/Boxes.h"
#include "tofu/Plan/Trips.h"
#include "tofu/Solver/Saturating.h"

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
  return memory::getElementBytes(type.getGlobal().getElementType());
}

int64_t ProgramBytes::get(plan::FetchOp op) {
  BoxAttr own = op.getSource().getType().getBox();
  BoxAttr need = op.getType().getBox();
  return (boxes.getTotal(need) - boxes.getTotalOverlap(need, own)) *
         getElementBytes(op.getType());
}

/// Elements that the boxes `own` of all devices have in common with the boxes
/// `terms` of all that differ from them along `axes`; each pair counts.
static int64_t countPairs(BoxAttr own, BoxAttr terms,
                          const llvm::SmallBitVector &axes,
                          ArrayRef<unsigned> pinned, ArrayRef<int64_t> mesh) {
  // The other device's coordinates along these axes are axes of their own.
  MLIRContext *context = own.getContext();
  SmallVector<int64_t> extents(mesh);
  SmallVector<AffineExpr> first, second;
  for (unsigned axis = 0; axis != mesh.size(); ++axis) {
    first.push_back(getAffineDimExpr(axis, context));
    second.push_back(first.back());
    if (axes.test(axis)) {
      second.back() = getAffineDimExpr(extents.size(), context);
      extents.push_back(mesh[axis]);
    }
  }
  auto place = [&](BoxAttr box, ArrayRef<AffineExpr> device) {
    auto placeMap = [&](AffineMap map) {
      return map.replaceDimsAndSymbols(device, {}, extents.size(), 0);
    };
    return BoxAttr::get(context, extents.size(),
                        llvm::map_to_vector(box.getLowers(), placeMap),
                        llvm::map_to_vector(box.getUppers(), placeMap),
                        placeMap(box.getConditions()));
  };
  return BoxTables(extents).getTotalOverlap(place(own, first),
                                            place(terms, second), pinned);
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
  copies.reset(getAxes(target, mesh.size()));
  SmallVector<unsigned> pinned(copies.set_bits());
  int64_t elements = boxes.getTotal(target) - boxes.getTotal(target, pinned);

  // Terms may lie on any device that differs along these axes; along the others
  // there are copies, or terms of another sum.
  llvm::SmallBitVector varied = reduced;
  varied |= getAxes(terms, mesh.size());
  for (int64_t axis : to.getPartialAxes())
    varied.reset(axis);
  // Along axes that the terms' boxes do not depend on all senders have one box.
  llvm::SmallBitVector distinct = varied;
  distinct &= getAxes(terms, mesh.size());
  int64_t senders = 1, alike = 1, groupSize = 1;
  for (unsigned axis : varied.set_bits())
    (distinct.test(axis) ? senders : alike) *= mesh[axis];
  for (unsigned axis : reduced.set_bits())
    groupSize *= mesh[axis];

  // Pairs of devices are counted while that is quick. The terms of very many
  // devices are taken to be what -tofu-expand writes: along the axes that their
  // boxes depend on they tile the tensor, so that each element of a box has one
  // term per coordinate on the reduced axes.
  constexpr int64_t kMaxPairs = int64_t(1) << 16;
  int64_t devices = 1;
  for (int64_t extent : mesh)
    devices *= extent;
  elements += devices * senders > kMaxPairs
                  ? groupSize * boxes.getTotal(target, pinned)
                  : alike * countPairs(target, terms, distinct, pinned, mesh);
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
  return bytes ? solver::multiplyCost(bytes, plan::getTimes(op->getBlock()))
               : 0;
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
  return search::evaluate(graph->graph, plan->plan, plan->options).total;
}

FailureOr<int64_t> tofu::getBytesMoved(func::FuncOp program) {
  if (!plan::getMesh(program))
    return emitError(program.getLoc())
           << "'" << program.getName() << "' has no plan";
  if (!isExpanded(program))
    return getPlannedBytes(program);
  ProgramBytes moved(plan::getMesh(program).asArrayRef());
  int64_t bytes = 0;
  tdl::walkOperators(program.getBody().front(), [&](Operation &op) {
    bytes = solver::addCost(bytes, moved.getTotal(&op));
  });
  return bytes;
}

bool tofu::areBytesKnown(func::FuncOp program) {
  if (!plan::getMesh(program))
    return true;
  ProgramBytes moved(plan::getMesh(program).asArrayRef());
  bool areKnown = true;
  tdl::walkOperators(program.getBody().front(), [&](Operation &op) {
    areKnown =
        areKnown && (plan::isTimesKnown(op.getBlock()) || moved.get(&op) == 0);
  });
  return areKnown;
}
