//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/Loops/PrintLoops.h"

#include "tofu/Lowering/Loops/LoopPrinter.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/IntegerSet.h"
#include "mlir/IR/Matchers.h"
#include "tofu/TDL/Combiners.h"
#include "tofu/TDL/Locations.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/SaveAndRestore.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;

/// Operations of a scalar expression that are written; the rest is `...`.
static constexpr unsigned kMaxOperations = 16;

Printer::Printer(const LoopNest &nest, llvm::raw_ostream &os)
    : nest(nest), op(nest.op), os(&os) {
  for (unsigned variable = 0; variable != nest.variables.size(); ++variable)
    names.push_back(getName(nest.variables, variable));
  for (auto [number, access] : llvm::enumerate(nest.accesses))
    numbers[access.first] = number;
  for (auto [number, reduce] : llvm::enumerate(op.getReductions()))
    numbers[reduce] = number;
  nowhere.known.resize(nest.conditions.size());
}

void lowering::printLoops(const LoopNest &nest, StringRef name,
                          llvm::raw_ostream &os) {
  Printer(nest, os).print(name);
}

void Printer::print(StringRef name) {
  *os << name;
  if (std::string where = tdl::describe(op.getLoc()); !where.empty())
    *os << " of " << where;
  switch (nest.form) {
  case LoopNest::Form::Elements:
    break;
  case LoopNest::Form::Transpose:
    *os << ", a transpose";
    break;
  case LoopNest::Form::Tiles:
    *os << ", tiles of accumulators";
    break;
  case LoopNest::Form::Scan:
    *os << ", a scan";
    break;
  case LoopNest::Form::Scatter:
    *os << ", a scatter";
    break;
  case LoopNest::Form::Product:
    *os << ", a product in tiles";
    break;
  case LoopNest::Form::Rows:
    *os << ", rows";
    break;
  case LoopNest::Form::Attention:
    *os << ", attention";
    break;
  case LoopNest::Form::PairFold:
    *os << ", folds of pairs";
    break;
  }
  *os << '\n';
  printPieces("in", nest.inputs);
  printPieces("out", nest.outputs);
  printAccesses();
  printConditions();
  printReductions();
  for (auto [number, tile] : llvm::enumerate(nest.tiles))
    line() << "t" << number << " = " << (tile.isShared ? "shared " : "")
           << "tile of " << tile.size << " " << tile.element << '\n';
  if (nest.contraction)
    printContraction(*nest.contraction);
  for (ArrayRef<unsigned> merged : nest.merged) {
    line() << "one loop over ";
    llvm::interleaveComma(merged, *os,
                          [&](unsigned variable) { *os << names[variable]; });
    *os << '\n';
  }
  bool isSpread = llvm::any_of(nest.steps, [](const auto &step) {
    return isa<SpreadStep, AttendStep, PairFoldStep>(*step);
  });
  if (!isSpread)
    line() << "shared iterations: " << text(nest.extent) << '\n';
  print(nest.steps);
}

//===----------------------------------------------------------------------===//
// Tables
//===----------------------------------------------------------------------===//

std::string Printer::text(const RankBox &box) {
  std::string result;
  for (const RankBox::Range &range : box.ranges)
    result +=
        (result.empty() ? "" : ", ") + text(range.lo) + " to " + text(range.hi);
  return "[" + result + "]";
}

void Printer::printPieces(StringRef prefix, ArrayRef<Piece> pieces) {
  for (auto [number, piece] : llvm::enumerate(pieces)) {
    line() << prefix << number << " = ";
    for (int64_t extent : piece.extents)
      *os << extent << 'x';
    *os << piece.element << " in place " << piece.place;
    if (!piece.extents.empty()) {
      *os << ": " << text(piece.box) << ", strides ";
      llvm::interleaveComma(piece.strides, *os,
                            [&](Index stride) { *os << text(stride); });
    }
    if (piece.mask)
      *os << ", mask " << text(*piece.mask);
    *os << '\n';
  }
}

void Printer::printAccesses() {
  for (const auto &[key, access] : nest.accesses) {
    tdl::ReadOp read = access.read;
    line() << "x" << numbers.lookup(read) << " = in" << access.input << "[";
    // As it will be added up: the origin, a stride per variable, and the rest.
    SmallVector<std::string> terms;
    Indices indices;
    auto addTerm = [&](Index index) {
      if (!index.is(0))
        terms.push_back(text(index));
    };
    addTerm(access.constant);
    for (auto [variable, factor] : llvm::enumerate(access.factors))
      addTerm(
          indices.mul(indices.leaf(Indices::Kind::Variable, variable), factor));
    SmallVector<std::string> dims, symbols;
    for (Value value : read.getDims())
      dims.push_back(text(value, nowhere));
    for (Value value : read.getSymbols())
      symbols.push_back(text(value, nowhere));
    for (unsigned dim : access.rest) {
      Index stride = nest.inputs[access.input].strides[dim];
      std::string term =
          "(" + toString(read.getMap().getResult(dim), dims, symbols) + ")";
      terms.push_back(stride.is(1) ? term : term + " * " + text(stride));
    }
    *os << (terms.empty() ? "0" : llvm::join(terms, " + ")) << "]\n";
  }
}

void Printer::printConditions() {
  // In the order of Condition::Kind.
  static constexpr StringRef kinds[] = {"guard", "mask", "tensor", "piece",
                                        "comparison"};
  for (auto [number, condition] : llvm::enumerate(nest.conditions)) {
    line() << "c" << number << " = " << kinds[unsigned(condition.kind)];
    if (auto read = dyn_cast<tdl::ReadOp>(condition.of))
      *os << " of x" << numbers.lookup(read);
    *os << ": " << text(condition, nowhere) << '\n';
  }
}

void Printer::printReductions() {
  for (tdl::ReduceOp reduce : op.getReductions()) {
    line() << text(reduce) << " = ";
    if (std::optional<tdl::Combiner> builtin = reduce.getBuiltin())
      *os << tdl::stringifyCombiner(*builtin);
    else
      *os << cast<FlatSymbolRefAttr>(reduce.getCombiner());
    SmallVector<std::string> over;
    for (Value index : reduce.getIndices())
      for (unsigned digit :
           nest.variables.getDigits(*nest.variables.getIndex(index)))
        over.push_back(
            names[digit] + " < " +
            std::to_string(nest.variables.getVariables()[digit].extent));
    *os << " over " << llvm::join(over, ", ");
    if (std::optional<IntegerSet> guard = reduce.getGuard())
      *os << " where "
          << textOfGuard(reduce,
                         llvm::to_vector(llvm::seq<unsigned>(
                             0, guard->getNumConstraints())),
                         nowhere);
    *os << '\n';
  }
}

/// in0[i0, 2 * i1 + r0 - 1]
std::string Printer::getFactor(const Contraction::Access &access) {
  size_t width = nest.variables.size() + 1;
  SmallVector<std::string> coordinates;
  MLIRContext *context = op.getContext();
  bool isWindow = false;
  for (size_t row = 0; row != access.matrix.size(); row += width) {
    AffineExpr expr = getAffineConstantExpr(0, context);
    unsigned moves = 0;
    for (size_t variable = 0; variable + 1 != width; ++variable) {
      int64_t factor = access.matrix[row + variable];
      expr = expr + getAffineDimExpr(variable, context) * factor;
      moves += factor != 0;
    }
    isWindow |= moves > 1;
    int64_t divisor = access.divisors[row / width];
    coordinates.push_back(text(expr + access.matrix[row + width - 1]));
    if (divisor != 1)
      coordinates.back() =
          "(" + coordinates.back() + ") / " + std::to_string(divisor);
  }
  return "in" + std::to_string(access.operand) + "[" +
         llvm::join(coordinates, ", ") + "]" + (isWindow ? " (window)" : "") +
         (access.padded ? " (zeros outside)" : "");
}

void Printer::printContraction(const Contraction &contraction) {
  line() << "contraction: ";
  bool isActivated = contraction.activation != Activation::None;
  if (isActivated)
    *os << (contraction.activation == Activation::Relu ? "relu(" : "gelu(");
  if (contraction.alpha != 1)
    *os << contraction.alpha << " * ";
  *os << "sum of " << getFactor(contraction.a) << " * "
      << getFactor(contraction.b);
  if (contraction.addend >= 0)
    *os << " + " << contraction.beta << " * in" << contraction.addend;
  if (contraction.bias)
    *os << " + " << getFactor(*contraction.bias);
  if (isActivated)
    *os << ')';
  *os << '\n';
}

//===----------------------------------------------------------------------===//
// Scalar code
//===----------------------------------------------------------------------===//

std::string Printer::text(const Condition &condition, const Point &point) {
  SmallVector<std::string> dims, symbols;
  for (Value value : condition.dims)
    dims.push_back(text(value, point));
  for (Value value : condition.symbols)
    symbols.push_back(text(value, point));
  std::string result = condition.expr
                           ? text(condition.expr)
                           : toString(condition.source, dims, symbols);
  if (condition.low)
    result = text(*condition.low) + " <= " + result;
  if (condition.high)
    result += " < " + text(*condition.high);
  return result;
}

std::string Printer::textOfGuard(tdl::ReduceOp reduce,
                                 ArrayRef<unsigned> constraints,
                                 const Point &point) {
  IntegerSet guard = *reduce.getGuard();
  SmallVector<Value> operands = reduce.getGuardOperands();
  SmallVector<std::string> texts, tests;
  for (Value operand : operands)
    texts.push_back(text(operand, point));
  ArrayRef<std::string> all = texts;
  for (unsigned number : constraints)
    tests.push_back(toString(guard.getConstraint(number),
                             all.take_front(guard.getNumDims()),
                             all.drop_front(guard.getNumDims())) +
                    (guard.isEq(number) ? " == 0" : " >= 0"));
  return llvm::join(tests, " and ");
}

std::string Printer::text(Value value, const Point &point) {
  unsigned budget = kMaxOperations;
  return text(value, point, budget);
}

std::string Printer::text(ValueRange values, const Point &point) {
  SmallVector<std::string> texts;
  for (Value value : values)
    texts.push_back(text(value, point));
  return llvm::join(texts, ", ");
}

static std::string getName(Operation *op) {
  std::string name = op->getName().stripDialect().str();
  if (auto compare = dyn_cast<arith::CmpIOp>(op))
    return name + "." + stringifyCmpIPredicate(compare.getPredicate()).str();
  if (auto compare = dyn_cast<arith::CmpFOp>(op))
    return name + "." + stringifyCmpFPredicate(compare.getPredicate()).str();
  return name;
}

std::string Printer::text(Value value, const Point &point, unsigned &budget) {
  if (std::optional<unsigned> index = nest.variables.getIndex(value)) {
    ArrayRef<unsigned> digits = nest.variables.getDigits(*index);
    if (digits.size() == 1)
      return names[digits[0]];
    return "(" + text(nest.variables.getExpr(*index)) + ")";
  }
  for (const Point::Kept &kept : point.kept)
    if (kept.value == value)
      return text({Memory::Kind::Tile, kept.tile}, kept.at);
  Operation *def = value.getDefiningOp();
  if (!def)
    return "in" + std::to_string(cast<BlockArgument>(value).getArgNumber() -
                                 op.getRank());
  if (auto reduce = dyn_cast<tdl::ReduceOp>(def)) {
    std::string number =
        std::to_string(cast<OpResult>(value).getResultNumber());
    return text(reduce) + (def->getNumResults() > 1 ? "." + number : "");
  }
  Attribute constant;
  if (matchPattern(value, m_Constant(&constant))) {
    SmallString<16> digits;
    if (auto number = dyn_cast<FloatAttr>(constant))
      number.getValue().toString(digits);
    else if (auto number = dyn_cast<IntegerAttr>(constant))
      number.getValue().toStringSigned(digits);
    return digits.str().str();
  }
  if (std::optional<bool> known = nest.getKnown(def, point))
    return *known ? "true" : "false";
  if (budget == 0)
    return "...";
  --budget;
  if (auto read = dyn_cast<tdl::ReadOp>(def))
    return textOfRead(read, point, budget);
  SmallVector<std::string> operands;
  for (Value operand : def->getOperands())
    operands.push_back(text(operand, point, budget));
  if (auto apply = dyn_cast<affine::AffineApplyOp>(def)) {
    AffineMap map = apply.getAffineMap();
    ArrayRef<std::string> all = operands;
    return "(" +
           toString(map.getResult(0), all.take_front(map.getNumDims()),
                    all.drop_front(map.getNumDims())) +
           ")";
  }
  return ::getName(def) + "(" + llvm::join(operands, ", ") + ")";
}

/// What a read is at a point: x0; what its `else` says; or one of them, by the
/// conditions that are tested.
std::string Printer::textOfRead(tdl::ReadOp read, const Point &point,
                                unsigned &budget) {
  ReadTests tests(nest, point.known, read);
  if (tests.isElse)
    return text(read.getOtherwise(), point, budget);
  bool isWrong = tests.isMasked ? tests.isOutside : tests.isNotHeld;
  std::string name = isWrong ? "error"
                     : tests.isMasked
                         ? "neutral"
                         : "x" + std::to_string(numbers.lookup(read));
  SmallVector<std::string> conditions;
  for (ArrayRef<unsigned> list : {ArrayRef(tests.guards), ArrayRef(tests.masks),
                                  ArrayRef(tests.tensor), ArrayRef(tests.held)})
    for (unsigned condition : list)
      conditions.push_back("c" + std::to_string(condition));
  if (conditions.empty())
    return name;
  std::string otherwise =
      tests.guards.empty()
          ? ""
          : " else " + text(read.getOtherwise(), point, budget);
  return "(" + name + " if " + llvm::join(conditions, " and ") + otherwise +
         ")";
}

//===----------------------------------------------------------------------===//
// Steps
//===----------------------------------------------------------------------===//

void Printer::print(const Steps &steps) {
  for (size_t i = 0; i != steps.size();) {
    SmallVector<const BindStep *> binds;
    for (; i != steps.size() && isa<BindStep>(*steps[i]); ++i)
      binds.push_back(cast<BindStep>(steps[i].get()));
    if (!binds.empty()) {
      printBinds(binds);
      continue;
    }
    llvm::TypeSwitch<const Step *>(steps[i++].get())
        .Case<NeutralStep, SpreadStep, LoopStep, BindStep, CutStep, DataStep,
              WindowStep, NotEmptyStep, GuardStep, SwitchStep, ScatterStep,
              FillStep, FoldStep, TermStep, StashStep, UnstashStep, RoundStep,
              StoreStep, ThreadsStep, PutStep, MeetStep, BlockFoldStep,
              BlockTurnsStep, LookStep, CumulateStep, RowStep, AttendStep,
              PairFoldStep>([&](const auto *step) { printStep(*step); });
  }
}

void Printer::printIn(const Steps &steps) {
  llvm::SaveAndRestore inside(depth, depth + 1);
  print(steps);
}

/// Values of a variable one after the other, as one line where the same is done
/// for each.
void Printer::printBinds(ArrayRef<const BindStep *> binds) {
  SmallVector<std::string> bodies;
  for (const BindStep *bind : binds) {
    llvm::raw_string_ostream body(bodies.emplace_back());
    llvm::SaveAndRestore there(os, static_cast<llvm::raw_ostream *>(&body));
    printIn(bind->steps);
  }
  for (size_t first = 0, last; first != binds.size(); first = last) {
    for (last = first + 1; last != binds.size(); ++last)
      if (bodies[last] != bodies[first] ||
          binds[last]->variable != binds[first]->variable)
        break;
    line() << names[binds[first]->variable] << " = ";
    llvm::interleaveComma(binds.slice(first, last - first), *os,
                          [&](auto *bind) { *os << text(bind->value); });
    *os << '\n' << bodies[first];
  }
}

static StringRef getName(LoopStep::Role role) {
  switch (role) {
  case LoopStep::Role::Shared:
    return "shared";
  case LoopStep::Role::Parallel:
    return "parallel";
  case LoopStep::Role::Vector:
    return "vector";
  case LoopStep::Role::Reduce:
    return "reduce";
  case LoopStep::Role::Scan:
    return "scan";
  }
  llvm_unreachable("all roles are listed");
}

void Printer::printRanges(ArrayRef<SpreadStep::Range> ranges) {
  llvm::interleaveComma(ranges, *os, [&](const SpreadStep::Range &range) {
    if (range.step != 1)
      *os << "tile of " << range.step << " of ";
    *os << names[range.variable] << " in [" << text(range.lo) << ", "
        << text(range.hi) << ")";
  });
}

/// for each i0 in [0, 8), i1 in [0, 12): a warp
void Printer::printStep(const SpreadStep &step) {
  line() << (step.ranges.empty() ? "once" : "for each ");
  printRanges(step.ranges);
  *os << ": ";
  if (step.isAcross)
    *os << "a thread of each of " << step.lanes << " warps";
  else if (step.lanes == 1)
    *os << "a thread";
  else if (step.lanes == 32)
    *os << "a warp";
  else
    *os << "a block of " << step.lanes;
  if (step.width != 1)
    *os << " does " << step.width;
  *os << '\n';
  printIn(step.steps);
}

void Printer::printStep(const LoopStep &step) {
  line() << (step.isSpread ? "spread " : "") << ::getName(step.role) << " ";
  if (step.isTile)
    *os << "tiles of " << step.step << " of ";
  *os << names[step.variable] << " in [" << text(step.lo) << ", "
      << text(step.hi) << ")";
  if (!step.isTile && step.step != 1)
    *os << " step " << step.step;
  if (step.isReversed)
    *os << " from the end";
  *os << '\n';
  printIn(step.steps);
}

void Printer::printStep(const CutStep &step) {
  std::string number = std::to_string(step.number);
  std::string from = text(step.from), to = text(step.to);
  if (!step.from.isConstant()) {
    // What is no end before the begin names it.
    const Index::Form *end = step.to.form;
    if (end && end->kind == Index::Form::Kind::Max && end->right == step.from)
      to = "max(" + text(end->left) + ", from" + number + ")";
    from = "from" + number + " = " + from;
  }
  if (!step.to.isConstant())
    to = "to" + number + " = " + to;
  line() << "cut " << names[step.variable] << " at " << from << " and " << to
         << " for ";
  llvm::interleaveComma(step.conditions, *os,
                        [&](unsigned number) { *os << "c" << number; });
  *os << '\n';
  for (auto [name, steps] :
       {std::pair("before", &step.before), std::pair("inside", &step.inside),
        std::pair("after", &step.after)}) {
    if (steps->empty())
      continue;
    line() << name << '\n';
    printIn(*steps);
  }
}

void Printer::printStep(const WindowStep &step) {
  line() << "window of " << names[step.variable] << " in [" << text(step.from)
         << ", " << text(step.to) << ")\n";
  printIn(step.steps);
}

void Printer::printStep(const NotEmptyStep &step) {
  line() << "if " << text(step.lo) << " < " << text(step.hi) << '\n';
  printIn(step.steps);
}

void Printer::printStep(const GuardStep &step) {
  printReductions(step.point);
  line() << "if " << textOfGuard(step.reduce, step.constraints, step.point)
         << '\n';
  printIn(step.steps);
}

void Printer::printStep(const DataStep &step) {
  printReductions(step.point);
  for (auto [number, value] : step.values)
    line() << "data" << number << " = " << text(value, step.point) << '\n';
}

void Printer::printStep(const SwitchStep &step) {
  printReductions(step.point);
  line() << "if c" << step.condition << '\n';
  printIn(step.holds);
  line() << "else\n";
  printIn(step.fails);
}

void Printer::printStep(const ScatterStep &step) {
  printReductions(step.point);
  line() << "place ";
  llvm::interleaveComma(step.rows, *os, [&](const ScatterStep::Row &row) {
    *os << names[row.variable] << " = " << text(row.position, step.point)
        << " in [" << text(row.lo) << ", " << text(row.hi) << ")";
  });
  for (Value condition : step.conditions)
    *os << " if " << text(condition, step.point);
  *os << '\n';
  printIn(step.steps);
}

//===----------------------------------------------------------------------===//
// Elements
//===----------------------------------------------------------------------===//

void Printer::printReductions(const Point &point) {
  for (const Point::Reduction &reduction : point.reductions) {
    line() << "evaluate " << text(reduction.reduce) << '\n';
    printIn(reduction.steps);
  }
}

void Printer::printStep(const NeutralStep &step) {
  line() << "fill " << text(step.volume) << " of out" << step.output << '\n';
}

void Printer::printStep(const FillStep &step) {
  line() << "fill " << text(step.memory, step.at) << '\n';
}

void Printer::printStep(const FoldStep &step) {
  printReductions(step.point);
  line() << "fold " << text(step.terms, step.point)
         << (step.isBefore ? " in front into " : " into ");
  llvm::interleaveComma(step.memory, *os,
                        [&](Memory memory) { *os << text(memory, step.at); });
  *os << (step.isAtomic ? " atomically\n" : "\n");
}

void Printer::printStep(const TermStep &step) {
  printReductions(step.point);
  tdl::ReduceOp reduce = step.reduce;
  line() << "fold " << text(reduce.getYield().getValues(), step.point)
         << " into " << text(reduce) << '\n';
}

void Printer::printStep(const StashStep &step) {
  printReductions(step.point);
  line() << "keep " << text(step.reduce) << " in slot " << text(step.at)
         << '\n';
}

void Printer::printStep(const UnstashStep &step) {
  line() << "fold slot " << text(step.at) << " into " << text(step.reduce)
         << '\n';
}

void Printer::printStep(const RoundStep &step) {
  line() << "round " << text({Memory::Kind::Tile, step.from}, step.at) << " to "
         << text({Memory::Kind::Tile, step.to}, step.at) << '\n';
}

void Printer::printStep(const StoreStep &step) {
  printReductions(step.point);
  for (auto [number, address] : llvm::enumerate(step.addresses))
    line() << text({Memory::Kind::Output, unsigned(number)}, address)
           << (step.stays[number]
                   ? " stays"
                   : " = " +
                         text(op.getYield().getValues()[number], step.point))
           << '\n';
}
