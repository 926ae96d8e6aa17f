//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// How often values of a body are used once it is written, and where: what folds
// into one form of the language is not there any more.
//
//===----------------------------------------------------------------------===//
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "tofu/Export/BodyWriter.h"
#include "tofu/TDL/Combiners.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::syntax;

/// Visits what a value is computed from in a block, and in those inside of it.
static void walkSlice(Value value, Block &block,
                      llvm::function_ref<void(Operation *)> visit) {
  llvm::DenseSet<Operation *> seen;
  SmallVector<Value> pending{value};
  while (!pending.empty()) {
    Operation *op = pending.pop_back_val().getDefiningOp();
    if (!op || !block.findAncestorOpInBlock(*op) || !seen.insert(op).second)
      continue;
    op->walk([&](Operation *inside) {
      visit(inside);
      llvm::append_range(pending, inside->getOperands());
    });
  }
}

/// Whether an element is read at an index of the block, and so no guard.
static bool readsAtOwnIndex(Value condition, Block &block) {
  bool found = false;
  walkSlice(condition, block, [&](Operation *op) {
    auto read = dyn_cast<tdl::ReadOp>(op);
    if (!read)
      return;
    for (Value index : read.getIndices()) {
      auto isOwn = [&](Value value) {
        auto argument = dyn_cast<BlockArgument>(value);
        return argument && argument.getOwner() == &block;
      };
      found |= isOwn(index);
      walkSlice(index, block, [&](Operation *each) {
        found |= llvm::any_of(each->getOperands(), isOwn);
      });
    }
  });
  return found;
}

/// Visits all that a value is computed from.
static void walkAll(Value value, llvm::function_ref<void(Value)> visit) {
  llvm::DenseSet<Value> seen;
  SmallVector<Value> pending{value};
  while (!pending.empty()) {
    Value next = pending.pop_back_val();
    if (!seen.insert(next).second)
      continue;
    visit(next);
    if (Operation *op = next.getDefiningOp())
      op->walk([&](Operation *inside) {
        llvm::append_range(pending, inside->getOperands());
      });
  }
}

/// Whether it is computed from an index, or from data.
static bool isIndexed(Value value) {
  bool found = false;
  walkAll(value, [&](Value each) {
    auto argument = dyn_cast<BlockArgument>(each);
    Operation *parent = argument ? argument.getOwner()->getParentOp() : nullptr;
    auto lambda = dyn_cast_or_null<tdl::LambdaOp>(parent);
    found |= isa_and_present<tdl::ReduceOp>(parent) ||
             (lambda && (argument.getArgNumber() < lambda.getRank() ||
                         isa<RankedTensorType>(argument.getType())));
  });
  return found;
}

/// Whether a product of integers, or a quotient, is what no `where` has.
static bool hasProduct(Value condition) {
  bool found = false;
  walkAll(condition, [&](Value each) {
    Operation *op = each.getDefiningOp();
    found |= isa_and_present<arith::MulIOp>(op) &&
             isIndexed(op->getOperand(0)) && isIndexed(op->getOperand(1));
    found |= isa_and_present<arith::FloorDivSIOp>(op) &&
             isIndexed(op->getOperand(1));
  });
  return found;
}

/// Whether what is read under a condition on data gets no `else` by it.
static bool staysAsItIs(Value value, Block &block) {
  bool stays = true;
  walkSlice(value, block, [&](Operation *op) {
    auto read = dyn_cast<tdl::ReadOp>(op);
    if (!read || read.getOtherwise())
      return;
    for (auto [i, coordinate] : llvm::enumerate(read.getMap().getResults())) {
      auto dim = dyn_cast<AffineDimExpr>(coordinate);
      stays &= dim && isa<BlockArgument>(read.getIndices()[dim.getPosition()]);
    }
  });
  return stays;
}

/// The constant that stands for a value that a reduction leaves out.
static bool isIdentity(tdl::ReduceOp reduce, unsigned number, Value value,
                       bool &isMarked) {
  auto constant = value.getDefiningOp<arith::ConstantOp>();
  if (!constant)
    return false;
  mlir::Type type = value.getType();
  bool isIndex = type.isIndex();
  TypedAttr identity = tdl::getIdentity(
      reduce, number, isIndex ? IntegerType::get(type.getContext(), 64) : type);
  if (isIndex && reduce.getBuiltin())
    identity = IntegerAttr::get(type, cast<IntegerAttr>(identity).getValue());
  isMarked |= constant->hasAttr(tdl::kLeftOut);
  return constant.getValue() == identity;
}

BodyWriter::Choice BodyWriter::getChoice(tdl::ReduceOp reduce) {
  Block &block = *reduce.getBlock();
  Choice plain, choice;
  llvm::append_range(plain.values, reduce.getYield().getValues());
  Value condition;
  bool isMarked = false;
  for (auto [i, value] : llvm::enumerate(plain.values)) {
    auto select = value.getDefiningOp<arith::SelectOp>();
    if (!select || select->getBlock() != &block ||
        (condition && select.getCondition() != condition) ||
        !isIdentity(reduce, i, select.getFalseValue(), isMarked))
      return plain;
    condition = select.getCondition();
    choice.values.push_back(select.getTrueValue());
  }
  Value first = condition;
  while (auto both = first.getDefiningOp<arith::AndIOp>()) {
    choice.conditions.insert(choice.conditions.begin(), both.getRhs());
    first = both.getLhs();
  }
  choice.conditions.insert(choice.conditions.begin(), first);
  // As `where` it has to be a condition on data when it is read again, or one
  // that is known.
  bool isKnown =
      choice.conditions.size() == 1 && first.getDefiningOp<arith::ConstantOp>();
  bool isSame =
      llvm::all_of(choice.conditions,
                   [&](Value each) {
                     return readsAtOwnIndex(each, block) && !hasProduct(each);
                   }) &&
      llvm::all_of(choice.values,
                   [&](Value each) { return staysAsItIs(each, block); });
  return isSame || isKnown || isMarked ? choice : plain;
}

/// What is written where an index is wanted: an element that has a name.
Value BodyWriter::getIndex(Value value) {
  Value element = dropIndexCast(value);
  bool isComputed = element.getDefiningOp<arith::FPToSIOp>() ||
                    element.getDefiningOp<arith::ExtUIOp>();
  return isComputed ? value : element;
}

/// What is written where an element of `int` is wanted.
Value BodyWriter::getElement(Value value) {
  return isExact ? value : dropElementCast(value);
}

/// A combiner folds indices as i64, without a word.
Value BodyWriter::getFolded(tdl::ReduceOp reduce, Value value) {
  if (!reduce.getBuiltin())
    return value.getType().isInteger(64) ? dropElementCast(value) : value;
  return getElement(value);
}

void BodyWriter::visitUses(Operation *op,
                           llvm::function_ref<void(Value, Block *, bool)> use) {
  Block *block = op->getBlock();
  auto addAll = [&](ValueRange values, bool isWrittenOut) {
    for (Value each : values)
      use(getIndex(each), block, isWrittenOut);
  };
  if (auto read = dyn_cast<tdl::ReadOp>(op)) {
    addAll(read.getIndices(), false);
    addAll(read.getGuardIndices(), true);
    if (read.getOtherwise())
      use(getElement(read.getOtherwise()), block, false);
  } else if (auto reduce = dyn_cast<tdl::ReduceOp>(op)) {
    addAll(reduce.getDynamicExtents(), true);
    addAll(reduce.getGuardIndices(), true);
    Choice choice = getChoice(reduce);
    for (Value each : choice.conditions)
      use(each, reduce.getBlock(), true);
    for (Value each : choice.values)
      use(getFolded(reduce, each), reduce.getBlock(), false);
  } else if (auto opaque = dyn_cast<tdl::OpaqueOp>(op)) {
    addAll(opaque.getIndices(), true);
    addAll(opaque.getParameters(), true);
  } else {
    for (const ScalarForm::Operand &each : getScalarForm(op, isExact).operands)
      use(each.value, block, false);
  }
}

/// A coordinate that is a value, and would not be one if it was written out.
bool BodyWriter::isOneValue(Value value) {
  Operation *op = value.getDefiningOp();
  if (!op || isa<tdl::ReadOp, tdl::ReduceOp>(op))
    return false;
  ScalarForm::Kind kind = getScalarForm(op, isExact).kind;
  return kind == ScalarForm::Binary || kind == ScalarForm::Negation;
}

/// Guards, extents and conditions of reductions are written out, so that it is
/// seen what they are.
void BodyWriter::survey(Block &block, ValueRange roots, bool hasLets) {
  struct Use {
    Value value;
    Block *user;
    bool isWrittenOut;
  };
  SmallVector<Use> pending;
  llvm::DenseSet<Operation *> seen[2]; // by `isWrittenOut`
  for (Value root : roots)
    pending.push_back({root, &block, false});
  while (!pending.empty()) {
    auto [value, user, isWrittenOut] = pending.pop_back_val();
    Operation *op = value.getDefiningOp();
    if (!op || !block.findAncestorOpInBlock(*op))
      continue;
    if (isWrittenOut || (!hasLets && op->getBlock() == &block))
      writtenOut.insert(value);
    if (!isWrittenOut)
      ++uses[value];
    if (op->getBlock() != user)
      named.insert(value);
    needed.insert(op);
    if (!seen[isWrittenOut].insert(op).second)
      continue;
    if (auto read = dyn_cast<tdl::ReadOp>(op))
      for (Value index : read.getIndices())
        if (isOneValue(getIndex(index)))
          named.insert(getIndex(index));
    bool isOuter = isWrittenOut;
    visitUses(op, [&](Value operand, Block *from, bool isInner) {
      // What a reduction folds has lets of its own.
      bool isInside = from != op->getBlock();
      pending.push_back({operand, from, isInner || (isOuter && !isInside)});
    });
  }
}

/// What may be an index or an extent, by its form, is repeated, as it is when a
/// `let` of it is read.
static bool isIndexLike(const Exprs &code, ExprId id, unsigned &budget) {
  if (budget-- == 0)
    return false;
  const Expr &expr = code[id];
  if (const auto *node = expr.getIf<Negate>())
    return isIndexLike(code, node->operand, budget);
  if (const auto *node = expr.getIf<Binary>())
    return node->op <= BinaryOp::Mod && node->op != BinaryOp::Div &&
           isIndexLike(code, node->lhs, budget) &&
           isIndexLike(code, node->rhs, budget);
  return expr.getIf<NameUse>() || expr.getIf<IntegerLiteral>();
}

bool BodyWriter::needsName(Value value) {
  // Brackets nest 256 deep at most.
  bool isDeep = measure(infos[value].id).nesting > 128;
  if (writtenOut.contains(value) ||
      (uses.lookup(value) < 2 && !named.contains(value) && !isDeep) ||
      value.getDefiningOp<arith::ConstantOp>())
    return false;
  unsigned budget = 16;
  return !isIndexLike(code, infos[value].id, budget);
}
