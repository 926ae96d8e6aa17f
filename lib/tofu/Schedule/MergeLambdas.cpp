//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Bodies are written one behind the other over shared indices. Equal reads and
// reductions are computed once; as the part numbers the reductions, each
// carries its ranges along while that happens.
//
//===----------------------------------------------------------------------===//
#include "tofu/Schedule/MergeLambdas.h"

#include "mlir/Dialect/Affine/Utils.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/IntegerSet.h"
#include "tofu/Plan/Plan.h"
#include "tofu/Transforms/Accesses.h"
#include "tofu/Transforms/Dedup.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SmallSet.h"

using namespace mlir;
using namespace tofu;
using tdl::BoxAttr;
using tdl::LambdaOp;
using tdl::ReadOp;
using tdl::ReduceOp;

/// The ranges of a reduction's indices, while bodies are put together.
static constexpr llvm::StringLiteral kRanges = "tofu.ranges";

Attribute tofu::getMask(LambdaOp lambda, unsigned number) {
  if (BoxAttr mask = lambda.getMask(number))
    return mask;
  return UnitAttr::get(lambda.getContext());
}

//===----------------------------------------------------------------------===//
// Parts
//===----------------------------------------------------------------------===//

static BoxAttr slice(BoxAttr box, unsigned first, unsigned count) {
  return BoxAttr::get(box.getContext(), box.getNumAxes(),
                      box.getLowers().slice(first, count),
                      box.getUppers().slice(first, count), box.getConditions());
}

/// Notes at each reduction its ranges of the part.
static void noteRanges(LambdaOp lambda) {
  std::optional<BoxAttr> part = lambda.getPart();
  unsigned next = lambda.getRank();
  for (ReduceOp reduce : lambda.getReductions()) {
    unsigned count = reduce.getStaticExtents().size();
    if (part)
      reduce->setAttr(kRanges, slice(*part, next, count));
    next += count;
  }
}

/// The part of the results' indices, then of the reductions as noted.
static BoxAttr collectPart(LambdaOp lambda, BoxAttr outputs) {
  SmallVector<AffineMap> lowers(outputs.getLowers());
  SmallVector<AffineMap> uppers(outputs.getUppers());
  for (ReduceOp reduce : lambda.getReductions()) {
    auto ranges = cast<BoxAttr>(reduce->removeAttr(kRanges));
    llvm::append_range(lowers, ranges.getLowers());
    llvm::append_range(uppers, ranges.getUppers());
  }
  return BoxAttr::get(outputs.getContext(), outputs.getNumAxes(), lowers,
                      uppers, outputs.getConditions());
}

//===----------------------------------------------------------------------===//
// Inputs
//===----------------------------------------------------------------------===//

namespace {
/// What stands in the lists of a lambda for its inputs.
struct Terms {
  SmallVector<Attribute> masks;
  SmallVector<DenseI64ArrayAttr> carry;

  void append(Attribute mask, DenseI64ArrayAttr axes) {
    masks.push_back(mask);
    carry.push_back(axes);
  }
  /// Those of another lambda's inputs.
  void append(LambdaOp lambda) {
    for (unsigned i = 0; i != lambda.getInputs().size(); ++i)
      append(tofu::getMask(lambda, i), getCarry(lambda, i));
  }
  static DenseI64ArrayAttr getCarry(LambdaOp lambda, unsigned number) {
    return DenseI64ArrayAttr::get(lambda.getContext(),
                                  lambda.getCarriedAxes(number));
  }
};
} // namespace

/// Each value with a mask, carried along the same axes, once; none that is not
/// read.
static void mergeInputs(LambdaOp lambda) {
  Block *block = lambda.getBlock();
  llvm::MapVector<std::tuple<Value, Attribute, Attribute>, BlockArgument>
      inputs;
  llvm::BitVector drop(block->getNumArguments());
  for (auto [number, value] : llvm::enumerate(lambda.getInputs())) {
    BlockArgument argument = lambda.getInputArguments()[number];
    auto [known, isNew] = inputs.insert(
        {{value, getMask(lambda, number), Terms::getCarry(lambda, number)},
         argument});
    if (!isNew)
      argument.replaceAllUsesWith(known->second);
  }
  SmallVector<Value> values;
  Terms terms;
  for (auto &[key, argument] : inputs)
    if (!argument.use_empty()) {
      auto [value, mask, carry] = key;
      values.push_back(value);
      terms.append(mask, cast<DenseI64ArrayAttr>(carry));
    }
  for (BlockArgument argument : lambda.getInputArguments())
    drop[argument.getArgNumber()] = argument.use_empty();
  block->eraseArguments(drop);
  lambda.getInputsMutable().assign(values);
  lambda.setTerms(terms.masks, terms.carry);
}

/// Merges what is equal and drops what is not needed. Reductions with other
/// ranges are not equal, as these are noted.
static void tidyBody(LambdaOp lambda, BoxAttr outputs) {
  mergeInputs(lambda);
  dedup(*lambda.getBlock());
  removeDead(*lambda.getBlock());
  mergeInputs(lambda);
  if (outputs)
    lambda.setPartAttr(collectPart(lambda, outputs));
}

//===----------------------------------------------------------------------===//
// Annotations
//===----------------------------------------------------------------------===//

/// The split of the results' indices; null if none of the lambdas has one. Two
/// reductions may be split along one axis, which no one split can say.
static plan::SplitAttr mergeSplits(ArrayRef<LambdaOp> lambdas,
                                   LambdaOp merged) {
  for (LambdaOp lambda : lambdas) {
    auto split = lambda->getAttrOfType<plan::SplitAttr>(plan::kSplit);
    if (!split || split.getVariables().size() < lambda.getRank())
      continue;
    SmallVector<DenseI64ArrayAttr> variables(
        split.getVariables().take_front(lambda.getRank()));
    auto whole = DenseI64ArrayAttr::get(lambda.getContext(), {});
    variables.resize(merged.getVariableExtents().size(), whole);
    return plan::SplitAttr::get(lambda.getContext(), variables, {});
  }
  return {};
}

/// What dialects noted on a lambda stays on what computes it: its own notes
/// come first. What this project notes speaks of one lambda alone.
static void addNotes(LambdaOp from, LambdaOp to) {
  for (NamedAttribute note : from->getDiscardableAttrs()) {
    auto [dialect, name] = note.getName().strref().split('.');
    if (!name.empty() && dialect != "plan" && dialect != "tdl" &&
        dialect != "tofu" && !to->hasAttr(note.getName()))
      to->setDiscardableAttr(note.getName(), note.getValue());
  }
}

//===----------------------------------------------------------------------===//
// Merging
//===----------------------------------------------------------------------===//

namespace {
/// Writes the bodies of lambdas into a new one.
class Merger {
public:
  explicit Merger(ArrayRef<LambdaOp> lambdas)
      : lambdas(lambdas), first(lambdas.front()), builder(lambdas.back()) {
    for (LambdaOp lambda : lambdas)
      members.insert(lambda);
  }

  LambdaOp run() {
    LambdaOp merged = createLambda();
    for (LambdaOp lambda : lambdas)
      addBody(lambda, merged);
    builder.setInsertionPointToEnd(merged.getBlock());
    SmallVector<Value> yielded;
    for (OpResult result : kept)
      yielded.push_back(values.lookup(result));
    tdl::YieldOp::create(builder, merged.getLoc(), yielded);
    BoxAttr part = first.getPart().value_or(BoxAttr());
    tidyBody(merged, part ? slice(part, 0, merged.getRank()) : part);
    if (plan::SplitAttr split = mergeSplits(lambdas, merged))
      merged->setAttr(plan::kSplit, split);
    for (auto [from, to] : llvm::zip(kept, merged->getResults()))
      from.replaceAllUsesWith(to);
    for (LambdaOp lambda : llvm::reverse(lambdas))
      lambda.erase();
    return merged;
  }

private:
  LambdaOp createLambda() {
    SmallVector<Type> types;
    SmallVector<Attribute> layouts;
    SmallVector<Location> locations;
    for (LambdaOp lambda : lambdas) {
      locations.push_back(lambda.getLoc());
      auto own = lambda->getAttrOfType<ArrayAttr>(plan::kLayouts);
      for (OpResult result : lambda->getResults()) {
        if (llvm::all_of(result.getUsers(), [&](Operation *user) {
              return members.contains(user);
            }))
          continue;
        kept.push_back(result);
        types.push_back(result.getType());
        if (own)
          layouts.push_back(own[result.getResultNumber()]);
      }
    }
    auto merged =
        LambdaOp::create(builder, builder.getFusedLoc(locations), types,
                         ValueRange(), ValueRange(), first.getStaticExtents());
    if (!layouts.empty() && layouts.size() == types.size())
      merged->setAttr(plan::kLayouts, builder.getArrayAttr(layouts));
    for (LambdaOp lambda : llvm::reverse(lambdas))
      addNotes(lambda, merged);
    Block &block = merged.getBody().emplaceBlock();
    for (unsigned i = 0; i != first.getRank(); ++i)
      block.addArgument(builder.getIndexType(), merged.getLoc());
    return merged;
  }

  void addBody(LambdaOp lambda, LambdaOp merged) {
    noteRanges(lambda);
    Block *block = merged.getBlock();
    IRMapping mapping;
    for (auto [from, to] : llvm::zip(lambda.getIndices(), merged.getIndices()))
      mapping.map(from, to);
    Terms terms;
    terms.append(merged);
    terms.append(lambda);
    // The others' results are arguments, too, until reads are replaced.
    for (auto [value, from] :
         llvm::zip(lambda.getInputs(), lambda.getInputArguments())) {
      mapping.map(from, block->addArgument(from.getType(), from.getLoc()));
      merged.getInputsMutable().append(value);
    }
    merged.setTerms(terms.masks, terms.carry);
    builder.setInsertionPointToEnd(block);
    for (Operation &op : lambda.getBlock()->without_terminator())
      builder.clone(op, mapping);
    for (auto [result, value] :
         llvm::zip(lambda->getResults(), lambda.getYield().getValues()))
      values[result] = mapping.lookup(value);
    for (auto [input, argument] :
         llvm::zip(lambda.getInputs(), lambda.getInputArguments())) {
      Value known = values.lookup(input);
      if (!known)
        continue;
      for (Operation *user :
           llvm::make_early_inc_range(mapping.lookup(argument).getUsers())) {
        // A result may be what is read here.
        for (auto &[result, value] : values)
          if (value == user->getResult(0))
            value = known;
        user->getResult(0).replaceAllUsesWith(known);
        user->erase();
      }
    }
  }

  ArrayRef<LambdaOp> lambdas;
  LambdaOp first;
  OpBuilder builder;
  llvm::DenseSet<Operation *> members;
  SmallVector<OpResult> kept;
  DenseMap<Value, Value> values; // of results, at the point
};
} // namespace

LambdaOp tofu::mergeLambdas(ArrayRef<LambdaOp> lambdas) {
  return Merger(lambdas).run();
}

void tofu::inlineProducer(LambdaOp producer, LambdaOp consumer, ReadOp read,
                          ArrayRef<Value> dims) {
  noteRanges(consumer);
  IRMapping mapping;
  for (auto [index, dim] : llvm::zip(producer.getIndices(), dims))
    if (dim)
      mapping.map(index, dim);
  Terms terms;
  terms.append(consumer);
  terms.append(producer);
  for (auto [value, from] :
       llvm::zip(producer.getInputs(), producer.getInputArguments())) {
    mapping.map(
        from, consumer.getBlock()->addArgument(from.getType(), from.getLoc()));
    consumer.getInputsMutable().append(value);
  }
  OpBuilder builder(read);
  consumer.setTerms(terms.masks, terms.carry);
  for (Operation &op : producer.getBlock()->without_terminator())
    builder.clone(op, mapping);
  read.replaceAllUsesWith(mapping.lookup(producer.getYield().getValues()[0]));
  read.erase();
  BoxAttr part = consumer.getPart().value_or(BoxAttr());
  tidyBody(consumer, part ? slice(part, 0, consumer.getRank()) : part);
  addNotes(producer, consumer);
  consumer->setLoc(builder.getFusedLoc({consumer.getLoc(), producer.getLoc()}));
  producer.erase();
}

//===----------------------------------------------------------------------===//
// What is read, written out
//===----------------------------------------------------------------------===//

/// The outermost reduction around the read whose variables the coordinates do
/// not use, or the read.
static Operation *getPlace(ReadOp read) {
  Operation *place = read;
  while (auto reduce = dyn_cast<ReduceOp>(place->getParentOp())) {
    if (llvm::any_of(read.getDims(), [&](Value dim) {
          return reduce->isProperAncestor(
                     dim.getParentBlock()->getParentOp()) ||
                 reduce == dim.getParentBlock()->getParentOp();
        }))
      break;
    place = reduce;
  }
  return place;
}

void tofu::inlineResult(OpResult result, LambdaOp consumer, ReadOp read) {
  auto producer = cast<LambdaOp>(result.getOwner());
  noteRanges(consumer);
  noteRanges(producer);
  OpBuilder builder(getPlace(read));
  IRMapping mapping;
  AffineMap map = read.getMap();
  for (auto [index, expr] : llvm::zip(producer.getIndices(), map.getResults()))
    mapping.map(index, affine::expandAffineExpr(builder, read.getLoc(), expr,
                                                read.getDims(), {}));
  Terms terms;
  terms.append(consumer);
  terms.append(producer);
  for (auto [value, from] :
       llvm::zip(producer.getInputs(), producer.getInputArguments())) {
    mapping.map(
        from, consumer.getBlock()->addArgument(from.getType(), from.getLoc()));
    consumer.getInputsMutable().append(value);
  }
  consumer.setTerms(terms.masks, terms.carry);
  for (Operation &op : producer.getBlock()->without_terminator())
    builder.clone(op, mapping);
  producer.walk([](ReduceOp reduce) { reduce->removeAttr(kRanges); });
  read.replaceAllUsesWith(mapping.lookup(
      producer.getYield().getValues()[result.getResultNumber()]));
  read.erase();
  tdl::canonicalizeAccesses(consumer);
  removeDead(*consumer.getBlock()); // else it stands between what is equal
  BoxAttr part = consumer.getPart().value_or(BoxAttr());
  tidyBody(consumer, part ? slice(part, 0, consumer.getRank()) : part);
  if (plan::SplitAttr split = mergeSplits(consumer, consumer))
    consumer->setAttr(plan::kSplit, split);
}
