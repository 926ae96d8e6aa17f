//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Interpreter/Pieces.h"

#include "tofu/TDL/Combiners.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::interpreter;

static ArrayRef<int64_t> getPartialAxes(Value value) {
  auto piece = dyn_cast<tdl::PieceType>(value.getType());
  return piece ? piece.getPartialAxes() : ArrayRef<int64_t>();
}

/// Of a whole value, which is one term, any that folds in its own type.
static tdl::Combiner getCombiner(Value value) {
  auto piece = dyn_cast<tdl::PieceType>(value.getType());
  return piece ? piece.getCombiner() : tdl::Combiner::max;
}

void tofu::interpreter::fillNeutral(tdl::Combiner combiner, const View &view) {
  Register neutral = getConstant(tdl::getNeutral(combiner, view.elementType));
  visitStored(*getScalarType(view.elementType), [&](auto stored) {
    using Element = typename decltype(stored)::Element;
    std::fill_n(reinterpret_cast<Element *>(view.data), getVolume(view.box),
                stored.store(neutral));
  });
}

void tofu::interpreter::scatter(Tensor &whole, Value value,
                                ArrayRef<std::unique_ptr<Rank>> ranks) {
  ArrayRef<int64_t> partialAxes = getPartialAxes(value);
  View from = getView(whole);
  for (const auto &rank : ranks) {
    View to = rank->getView(value);
    bool holds = llvm::all_of(partialAxes, [&](int64_t axis) {
      return rank->getCoordinates()[axis] == 0;
    });
    if (holds)
      copyBox(intersect(to.box, from.box), from, to);
    else
      fillNeutral(cast<tdl::PieceType>(value.getType()).getCombiner(), to);
  }
}

/// What one term of the tensor is: the pieces of the ranks of one point of the
/// partial axes. Parts of the box that are known already are compared.
static llvm::Error gatherTerm(Value value, ArrayRef<const Rank *> group,
                              const View &to) {
  SmallVector<Box> missing;
  if (getVolume(to.box))
    missing.push_back(to.box);
  for (const Rank *rank : group) {
    View from = rank->getView(value);
    SmallVector<Box> rest;
    for (const Box &box : missing) {
      Box common = intersect(box, from.box);
      copyBox(common, from, to);
      llvm::append_range(rest, subtract(box, common));
    }
    missing = rest;
    int64_t size = getByteSize(to.elementType);
    std::string difference;
    forEachCoordinate(intersect(from.box, to.box), [&](ArrayRef<int64_t> at) {
      if (difference.empty() &&
          std::memcmp(from.data + from.getOffset(at) * size,
                      to.data + to.getOffset(at) * size, size)) {
        Box point;
        for (int64_t coordinate : at)
          point.push_back({coordinate, coordinate + 1});
        difference = describe(point);
      }
    });
    if (!difference.empty())
      return llvm::createStringError("%scopies of %s differ",
                                     rank->getPrefix().c_str(),
                                     difference.c_str());
  }
  if (!missing.empty())
    return llvm::createStringError("no device holds %s",
                                   describe(missing.front()).c_str());
  return llvm::Error::success();
}

llvm::Expected<Tensor>
tofu::interpreter::gather(Value value, const Mesh &mesh,
                          ArrayRef<std::unique_ptr<Rank>> ranks) {
  View layout = ranks.front()->getView(value);
  Tensor whole(layout.elementType, layout.shape);
  View to = getView(whole);
  ArrayRef<int64_t> partialAxes = getPartialAxes(value);
  TermFold terms(getCombiner(value), to);
  bool isFirst = true;
  for (const Coordinates &point : mesh.getPoints(partialAxes)) {
    SmallVector<const Rank *> group;
    for (const auto &rank : ranks)
      if (llvm::all_of(llvm::zip(partialAxes, point), [&](auto pair) {
            return rank->getCoordinates()[std::get<0>(pair)] ==
                   std::get<1>(pair);
          }))
        group.push_back(rank.get());
    Tensor term(layout.elementType, layout.shape);
    View from = getView(term);
    if (llvm::Error error = gatherTerm(value, group, from))
      return error;
    if (isFirst)
      terms.copy(to.box, from);
    else
      terms.fold(to.box, from);
    isFirst = false;
  }
  terms.finish();
  return whole;
}
