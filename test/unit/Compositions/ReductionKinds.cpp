//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Operators that fold.
//
//===----------------------------------------------------------------------===//
#include "Generator.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::test;

/// What may follow a fold: nothing, a factor, or more than it can be split
/// with.
static Scalar finish(Body &body, Scalar folded,
                     function_ref<Scalar()> readOther) {
  Choices &choices = body.getChoices();
  Scalars scalars = body.getScalars();
  switch (choices.pick(8)) {
  case 4:
    return scalars.applyLinear(folded, scalars.makeConstant(folded.getType()));
  case 5:
    return scalars.applyLinear(folded, readOther());
  case 6:
    return scalars.applyBinary(folded, readOther());
  case 7:
    return scalars.applyUnary(folded);
  default:
    return folded;
  }
}

void Generator::addReduction() {
  Entry source =
      pickTensor([](const Entry &entry) { return !entry.getShape().empty(); },
                 {extents[0], extents[1]});
  // Each dimension is an index of the result, or folded.
  Shape shape, folded;
  SmallVector<bool> isFolded;
  for (int64_t extent : source.getShape()) {
    isFolded.push_back(choices.chance(60));
    (isFolded.back() ? folded : shape).push_back(extent);
  }
  if (folded.empty()) {
    isFolded[0] = true;
    folded = {shape.front()};
    shape.erase(shape.begin());
  }
  Entry other = choices.chance(25) ? pickTensor() : source;
  Type type = source.getElementType();
  auto combiner = choices.pickFrom(getCombiners(type));
  if (choices.chance(30))
    combiner = getCombiners(type).front();
  note("combiner: " + tdl::stringifyCombiner(combiner).str());
  bool isGuarded = choices.chance(20);
  addLambda(shape, [&](Body &body) -> SmallVector<Scalar> {
    auto readOther = [&] {
      return body.getScalars().convert(body.readSomewhere(other), type);
    };
    Scalar value = body.fold(combiner, folded, isGuarded, [&] {
      unsigned next = 0, nextFolded = shape.size();
      SmallVector<AffineExpr> coordinates;
      for (bool fold : isFolded)
        coordinates.push_back(body.index(fold ? nextFolded++ : next++));
      Scalar term = body.read(source, coordinates);
      if (choices.chance(25))
        term = body.getScalars().applyUnary(term);
      if (choices.chance(15))
        term = body.getScalars().applyBinary(term, readOther());
      return term;
    });
    SmallVector<Scalar> results = {finish(body, value, readOther)};
    if (choices.chance(10)) // a second fold
      results.push_back(body.fold(choices.pickFrom(getCombiners(type)), folded,
                                  false,
                                  [&] { return body.readSomewhere(source); }));
    return results;
  });
}

void Generator::addNestedReduction() {
  Entry source =
      pickTensor([](const Entry &entry) { return !entry.getShape().empty(); },
                 {extents[0], extents[1]});
  Shape shape = pickShape(2);
  if (ShapedType::getNumElements(shape) > 40)
    shape.resize(1);
  int64_t first = pickExtent(), second = pickExtent();
  Type type = source.getElementType();
  auto outer = choices.pickFrom(getCombiners(type));
  auto inner =
      choices.chance(60) ? outer : choices.pickFrom(getCombiners(type));
  bool isGuarded = choices.chance(30);
  addLambda(shape, [&](Body &body) -> SmallVector<Scalar> {
    Scalar value = body.fold(outer, first, false, [&] {
      Scalar fold = body.fold(inner, second, isGuarded,
                              [&] { return body.readSomewhere(source); });
      return choices.chance(60) ? fold
                                : body.getScalars().applyBinary(
                                      fold, body.readSomewhere(source));
    });
    return {finish(body, value, [&] { return body.readSomewhere(source); })};
  });
}

/// A product of reads of two tensors, each dimension at a variable of its own.
struct Generator::Product {
  Entry left, right;
  SmallVector<int64_t> extents; // of the variables
  SmallVector<unsigned> leftAt, rightAt;
};

std::optional<Generator::Product> Generator::pickProduct() {
  Entry left = pickTensor(
      [](const Entry &entry) {
        return !entry.getShape().empty() &&
               !entry.getElementType().isInteger(1);
      },
      {extents[0], extents[1]});
  Shape rightShape;
  SmallVector<int64_t> variables(left.getShape());
  SmallVector<unsigned> leftAt, rightAt;
  for (unsigned dim = 0; dim != variables.size(); ++dim)
    leftAt.push_back(dim);
  for (unsigned dim = 0, rank = 1 + choices.pick(3); dim != rank; ++dim) {
    unsigned variable = choices.pick(variables.size());
    if (choices.chance(40) || llvm::is_contained(rightAt, variable)) {
      variable = variables.size();
      variables.push_back(pickExtent());
    }
    rightAt.push_back(variable);
    rightShape.push_back(variables[variable]);
  }
  Entry right = pickTensor(
      [&](const Entry &entry) {
        return entry.getShape() == ArrayRef(rightShape) &&
               entry.getElementType() == left.getElementType();
      },
      rightShape);
  if (right.getShape() != ArrayRef(rightShape) ||
      ShapedType::getNumElements(variables) > 2000)
    return std::nullopt;
  return Product{left, right, variables, leftAt, rightAt};
}

Generator::Product Generator::pickLargeProduct() {
  int64_t rows = 11 + choices.pick(6), terms = 16 + choices.pick(25),
          columns = 11 + choices.pick(6);
  Product product;
  product.extents = {rows, terms, columns};
  product.leftAt = {0, 1};
  product.rightAt = {1, 2};
  auto pick = [&](SmallVector<unsigned> &at, Type type) {
    if (choices.chance(50))
      std::swap(at[0], at[1]);
    Shape shape = {product.extents[at[0]], product.extents[at[1]]};
    for (const Entry &entry : llvm::reverse(tensors))
      if (entry.getShape() == ArrayRef(shape) && entry.getElementType() == type)
        return entry;
    return addArgument(shape, type);
  };
  Type type = main.isInteger(1) ? builder.getF32Type() : main;
  product.left = pick(product.leftAt, type);
  product.right = pick(product.rightAt, type);
  return product;
}

/// sum over some variables of a product of reads.
void Generator::addContraction() {
  std::optional<Product> product =
      choices.chance(30) ? pickLargeProduct() : pickProduct();
  if (!product)
    return addReduction();
  const Entry &left = product->left, &right = product->right;
  ArrayRef<int64_t> variables = product->extents;
  ArrayRef<unsigned> leftAt = product->leftAt, rightAt = product->rightAt;
  // Variables of both are summed, those of one are indices of the result, more
  // often than not.
  SmallVector<unsigned> kept, summed;
  for (unsigned variable = 0; variable != variables.size(); ++variable) {
    bool isShared = llvm::is_contained(rightAt, variable) &&
                    llvm::is_contained(leftAt, variable);
    (choices.chance(isShared ? 75 : 15) ? summed : kept).push_back(variable);
  }
  if (summed.empty()) {
    summed.push_back(kept.back());
    kept.pop_back();
  }
  for (size_t i = kept.size(); i > 1; --i)
    std::swap(kept[i - 1], kept[choices.pick(i)]);
  auto getExtents = [&](ArrayRef<unsigned> list) {
    return llvm::map_to_vector(list, [&](unsigned v) { return variables[v]; });
  };
  Shape shape = llvm::to_vector(getExtents(kept));
  if (ShapedType::getNumElements(shape) > 300)
    return addReduction();
  Type type = left.getElementType();
  addLambda(shape, [&](Body &body) -> SmallVector<Scalar> {
    Scalar value = body.fold(
        choices.chance(90) ? tdl::Combiner::sum : tdl::Combiner::max,
        getExtents(summed), choices.chance(5), [&] {
          auto read = [&](const Entry &entry, ArrayRef<unsigned> at) {
            SmallVector<AffineExpr> coordinates;
            for (unsigned variable : at) {
              unsigned place = llvm::find(kept, variable) - kept.begin();
              if (place == kept.size())
                place += llvm::find(summed, variable) - summed.begin();
              coordinates.push_back(body.index(place));
            }
            return body.getScalars().convert(body.read(entry, coordinates),
                                             type);
          };
          Scalar a = read(left, leftAt), b = read(right, rightAt);
          Known known = multiplyKnown(type, a.known, b.known, isExact());
          Scalars scalars = body.getScalars();
          if (!isa<FloatType>(type))
            return Scalar{scalars.emit<arith::MulIOp>(a.value, b.value), known};
          if (!fits(type, known, isExact()))
            return a;
          return Scalar{scalars.emit<arith::MulFOp>(a.value, b.value), known};
        });
    return {finish(body, value, [&] {
      return body.getScalars().convert(body.readSomewhere(right), type);
    })};
  });
}

/// A convolution or a pooling along one dimension.
void Generator::addWindow() {
  Entry source =
      pickTensor([](const Entry &entry) { return !entry.getShape().empty(); },
                 {extents[0], extents[1]});
  Shape shape(source.getShape());
  unsigned along = choices.pick(shape.size());
  int64_t stride = choices.pickFrom({1, 2}),
          dilation = choices.pickFrom({1, 2});
  int64_t pad = choices.pick(3), size = 1 + choices.pick(3);
  shape[along] = (shape[along] + 2 * pad) / stride;
  Type type = source.getElementType();
  bool hasFilter = choices.chance(50);
  Entry filter = source;
  if (hasFilter)
    filter = pickTensor(
        [&](const Entry &entry) {
          return entry.getShape() == ArrayRef<int64_t>(size);
        },
        size);
  auto combiner = choices.pickFrom(getCombiners(type));
  addLambda(shape, [&](Body &body) -> SmallVector<Scalar> {
    unsigned offset = shape.size();
    return {body.fold(combiner, size, false, [&] {
      SmallVector<AffineExpr> coordinates;
      for (unsigned dim = 0; dim != shape.size(); ++dim)
        coordinates.push_back(dim == along
                                  ? body.index(dim) * stride +
                                        body.index(offset) * dilation - pad
                                  : body.index(dim));
      Scalar term =
          body.read(source, coordinates, body.getScalars().getZero(type));
      if (!hasFilter || filter.getShape() != ArrayRef<int64_t>(size))
        return term;
      Scalar weight = body.getScalars().convert(
          body.read(filter, body.index(offset)), type);
      return body.getScalars().applyLinear(term, weight);
    })};
  });
}

/// All elements up to, before, from, or behind each element of a line; and what
/// looks like that.
void Generator::addCumulative() {
  Entry source =
      pickTensor([](const Entry &entry) { return !entry.getShape().empty(); },
                 {extents[0], extents[1]});
  Shape shape(source.getShape());
  unsigned along = choices.pick(shape.size());
  int64_t count = shape[along];
  Type type = source.getElementType();
  auto combiner = choices.pickFrom(getCombiners(type));
  note("cumulative: " + tdl::stringifyCombiner(combiner).str());
  addLambda(shape, [&](Body &body) -> SmallVector<Scalar> {
    unsigned own = shape.size();
    Scalar folded = body.fold(combiner, count, false, [&] {
      SmallVector<AffineExpr> coordinates;
      for (unsigned dim = 0; dim != shape.size(); ++dim)
        coordinates.push_back(body.index(dim == along ? own : dim));
      Scalar term = body.read(source, coordinates);
      return choices.chance(20) ? body.getScalars().applyUnary(term) : term;
    });
    AffineExpr distance = body.index(along) - body.index(own);
    if (choices.chance(40))
      distance = body.index(own) - body.index(along);
    int64_t shift = choices.chance(10) ? choices.pick(4) - 2 : -choices.pick(2);
    body.guard(folded, {distance + shift, false});
    if (choices.chance(75))
      return {folded};
    return {finish(body, folded, [&] { return body.readSomewhere(source); })};
  });
}

/// The greatest element of each row and where it is: a combiner with a name.
void Generator::addArgMax() {
  Entry source = pickTensor(
      [&](const Entry &entry) {
        Type type = entry.getElementType();
        // What is rounded may be greatest in two places.
        return !entry.getShape().empty() && !type.isInteger(1) &&
               (isExact() || !isa<FloatType>(type));
      },
      {extents[0], extents[1]});
  Type type = source.getElementType(), number = builder.getI32Type();
  if (source.getShape().empty() || type.isInteger(1) ||
      (!isExact() && isa<FloatType>(type)))
    return addReduction();
  std::string name = "argmax";
  llvm::raw_string_ostream(name) << "_" << type;
  if (!program.module->lookupSymbol(name)) {
    OpBuilder::InsertionGuard insertion(builder);
    builder.setInsertionPointToStart(program.module->getBody());
    Location loc = builder.getUnknownLoc();
    auto combiner = tdl::CombinerOp::create(
        builder, loc, name,
        builder.getArrayAttr({tdl::getIdentity(tdl::Combiner::max, type),
                              builder.getI32IntegerAttr(-1)}));
    Block &body = combiner.getBody().emplaceBlock();
    body.addArguments({type, number, type, number}, {loc, loc, loc, loc});
    builder.setInsertionPointToStart(&body);
    Scalars scalars(builder, loc, choices, program.style);
    Value a = body.getArgument(0), b = body.getArgument(2);
    // Of equal ones the first; the identity's number is the last of all.
    bool isFloat = isa<FloatType>(type);
    auto compare = [&](arith::CmpFPredicate f, arith::CmpIPredicate i) {
      return isFloat ? scalars.emit<arith::CmpFOp>(f, a, b)
                     : scalars.emit<arith::CmpIOp>(i, a, b);
    };
    Value isGreater =
        compare(arith::CmpFPredicate::OGT, arith::CmpIPredicate::sgt);
    Value isEqual =
        compare(arith::CmpFPredicate::OEQ, arith::CmpIPredicate::eq);
    Value isFirst = scalars.emit<arith::CmpIOp>(
        arith::CmpIPredicate::ult, body.getArgument(1), body.getArgument(3));
    Value isLeft = scalars.emit<arith::OrIOp>(
        isGreater, scalars.emit<arith::AndIOp>(isEqual, isFirst));
    if (isFloat) // the first NaN, if there is one
      isLeft = scalars.emit<arith::OrIOp>(
          isLeft, scalars.emit<arith::CmpFOp>(arith::CmpFPredicate::UNO, a, a));
    Value value = scalars.emit<arith::SelectOp>(isLeft, a, b);
    Value at = scalars.emit<arith::SelectOp>(isLeft, body.getArgument(1),
                                             body.getArgument(3));
    tdl::YieldOp::create(builder, loc, ValueRange{value, at});
  }
  Shape shape(source.getShape());
  int64_t last = shape.back();
  // Of all elements of a line, or of those up to each of them.
  bool isCumulative = choices.chance(35);
  if (isCumulative)
    note("cumulative: argmax");
  else
    shape.pop_back();
  bool isGuarded = isCumulative || choices.chance(20);
  addLambda(shape, [&](Body &body) {
    SmallVector<Scalar> folded = body.reduce(
        FlatSymbolRefAttr::get(getContext(), name), last, {type, number},
        isGuarded && !isCumulative, [&]() -> SmallVector<Scalar> {
          SmallVector<AffineExpr> own;
          for (unsigned d = 0, rank = source.getShape().size(); d != rank; ++d)
            own.push_back(body.index(d + 1 == rank ? shape.size() : d));
          Scalar at{body.getIndexValue(shape.size()), {}};
          at.known.lo = -1;
          at.known.hi = std::max<int64_t>(last, 0);
          Scalar value = body.read(source, own);
          bool maybeNone = isGuarded || last == 0;
          if (maybeNone && isa<IntegerType>(type))
            value.known.lo = getFullRange(type).lo; // identity
          return {value, body.getScalars().convert(at, number)};
        });
    if (isCumulative) {
      unsigned line = shape.size() - 1;
      AffineExpr distance = body.index(line) - body.index(shape.size());
      if (choices.chance(40))
        distance = -distance;
      body.guard(folded[0], {distance - choices.pick(2), false});
    }
    return folded;
  });
}
