//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Export/SameOperator.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/SymbolTable.h"
#include "tofu/TDL/Combiners.h"
#include <map>
#include <set>

using namespace mlir;
using namespace tofu;

namespace {
/// Values that are computed alike get one number.
class Numbering {
public:
  explicit Numbering(MLIRContext *context) : context(context) {}

  /// Everything that the operator says.
  std::string describe(tdl::OpOp op);

private:
  std::string describe(Block &block);
  std::string describe(Operation &op);
  std::string describe(Attribute symbol, Operation *user);
  std::string describe(ArrayRef<AffineExpr> exprs, ValueRange dims,
                       ValueRange symbols);
  std::string describe(std::optional<IntegerSet> guard, ValueRange operands);
  std::string list(ValueRange values);
  unsigned get(Value value) { return numbers.find(value)->second; }
  unsigned number(const std::string &text) {
    return known.try_emplace(text, known.size()).first->second;
  }

  MLIRContext *context;
  std::map<std::string, unsigned> known;
  llvm::DenseMap<Value, unsigned> numbers;
  unsigned depth = 0;
};
} // namespace

template <typename T> static std::string print(T value) {
  std::string text;
  llvm::raw_string_ostream(text) << value;
  return text;
}

static std::string describeConstant(Attribute value) {
  return "constant " + print(value);
}

std::string Numbering::list(ValueRange values) {
  std::string text;
  for (Value each : values)
    text += " %" + std::to_string(get(each));
  return text;
}

/// Sums and products that are alike have one form: which term or factor stands
/// first, and what is added first, means nothing.
static std::string describeSum(AffineExpr expr) {
  std::map<std::string, int64_t> terms;
  SmallVector<std::pair<AffineExpr, int64_t>> pending{{expr, 1}};
  while (!pending.empty()) {
    auto [next, factor] = pending.pop_back_val();
    auto binary = dyn_cast<AffineBinaryOpExpr>(next);
    auto constant = dyn_cast<AffineConstantExpr>(next);
    auto scale = binary ? dyn_cast<AffineConstantExpr>(binary.getRHS())
                        : AffineConstantExpr();
    if (next.getKind() == AffineExprKind::Add) {
      pending.append({{binary.getLHS(), factor}, {binary.getRHS(), factor}});
    } else if (next.getKind() == AffineExprKind::Mul && scale) {
      pending.push_back({binary.getLHS(), factor * scale.getValue()});
    } else if (constant) {
      terms[""] += factor * constant.getValue();
    } else if (binary) {
      std::string sides[] = {describeSum(binary.getLHS()),
                             describeSum(binary.getRHS())};
      if (next.getKind() == AffineExprKind::Mul)
        llvm::sort(sides);
      terms[std::to_string(int(next.getKind())) + sides[0] + sides[1]] +=
          factor;
    } else {
      terms[print(next)] += factor;
    }
  }
  std::string text = "[";
  for (auto &[term, factor] : terms)
    if (factor != 0)
      text += " + " + std::to_string(factor) + " " + term;
  return text + "]";
}

/// Of the numbers of values.
std::string Numbering::describe(ArrayRef<AffineExpr> exprs, ValueRange dims,
                                ValueRange symbols) {
  SmallVector<AffineExpr> ofDims, ofSymbols;
  for (Value each : dims)
    ofDims.push_back(getAffineSymbolExpr(get(each), context));
  for (Value each : symbols)
    ofSymbols.push_back(getAffineSymbolExpr(get(each), context));
  std::string text;
  for (AffineExpr each : exprs)
    text += " " + describeSum(each.replaceDimsAndSymbols(ofDims, ofSymbols));
  return text;
}

/// Constraints in any order, without those that always hold.
std::string Numbering::describe(std::optional<IntegerSet> guard,
                                ValueRange operands) {
  std::set<std::string> constraints;
  if (guard)
    for (auto [expr, isEquality] :
         llvm::zip(guard->getConstraints(), guard->getEqFlags())) {
      auto known = dyn_cast<AffineConstantExpr>(expr);
      if (!known || (isEquality ? known.getValue() != 0 : known.getValue() < 0))
        constraints.insert(describe(expr, operands, {}) +
                           (isEquality ? " == 0" : " >= 0"));
    }
  return constraints.empty() ? "" : " where" + llvm::join(constraints, " and");
}

/// What a name stands for.
std::string Numbering::describe(Attribute symbol, Operation *user) {
  auto name = dyn_cast<FlatSymbolRefAttr>(symbol);
  auto combiner =
      name ? SymbolTable::lookupNearestSymbolFrom<tdl::CombinerOp>(user, name)
           : tdl::CombinerOp();
  if (!combiner)
    return print(symbol);
  return print(combiner.getIdentity()) + describe(combiner.getBody().front());
}

std::string Numbering::describe(Operation &op) {
  FloatAttr number; // which is a literal with another sign
  if (isa<arith::NegFOp>(op) &&
      matchPattern(op.getOperand(0), m_Constant(&number)))
    return describeConstant(
        FloatAttr::get(number.getType(), -number.getValue()));
  if (auto constant = dyn_cast<arith::ConstantOp>(op);
      constant && !op.hasAttr(tdl::kLeftOut))
    return describeConstant(constant.getValue());
  std::string text = op.getName().getStringRef().str();
  NamedAttrList attributes(op.getAttrDictionary());
  if (auto read = dyn_cast<tdl::ReadOp>(op)) {
    text +=
        list(read.getSource()) +
        describe(read.getMap().getResults(), read.getDims(), read.getSymbols());
    text += describe(read.getGuard(), read.getGuardIndices());
    if (read.getOtherwise())
      text += " else" + list(read.getOtherwise());
    return text;
  }
  if (auto reduce = dyn_cast<tdl::ReduceOp>(op)) {
    ++depth; // indices of reductions in each other are others
    std::string body = describe(*reduce.getBlock());
    text += describe(reduce.getCombiner(), reduce) +
            print(reduce.getStaticExtentsAttr()) +
            list(reduce.getDynamicExtents());
    text += describe(reduce.getGuard(), reduce.getGuardOperands());
    if (reduce.getAccumulator())
      text += " acc " + print(*reduce.getAccumulator());
    --depth;
    return text + body;
  }
  if (auto lambda = dyn_cast<tdl::LambdaOp>(op)) {
    for (auto [input, argument] :
         llvm::zip_equal(lambda.getInputs(), lambda.getInputArguments()))
      numbers[argument] = get(input);
    text += print(lambda.getStaticExtentsAttr()) +
            list(lambda.getDynamicExtents()) + describe(*lambda.getBlock());
    for (Type type : lambda.getResultTypes())
      text += " " + print(type);
    return text;
  }
  if (auto opaque = dyn_cast<tdl::OpaqueOp>(op)) {
    text += opaque.getCallee().str() + list(opaque.getSources()) +
            print(opaque.getDims()) + print(opaque.getOpAttributes());
    for (AffineMap map : opaque.getMaps().getAsValueRange<AffineMapAttr>())
      text += describe(map.getResults(), opaque.getIndices(), {});
    std::vector<std::string> settings;
    for (auto [name, value] : llvm::zip_equal(
             opaque.getParameterNames().getAsValueRange<StringAttr>(),
             opaque.getParameters()))
      settings.push_back(name.str() + list(value));
    llvm::sort(settings);
    text += llvm::join(settings, ",");
  } else {
    attributes.erase("fastmath");
    attributes.erase("overflowFlags");
    text += print(attributes.getDictionary(context)) + list(op.getOperands());
  }
  for (Type type : op.getResultTypes())
    text += " " + print(type);
  return text;
}

/// Arguments that have no number yet are told apart by their places.
std::string Numbering::describe(Block &block) {
  for (BlockArgument argument : block.getArguments())
    if (!isa<tdl::LambdaOp>(block.getParentOp()) || !numbers.contains(argument))
      numbers[argument] =
          number("argument " + std::to_string(depth) + " " +
                 std::to_string(argument.getArgNumber()) + " of " +
                 block.getParentOp()->getName().getStringRef().str() + " " +
                 print(argument.getType()));
  for (Operation &op : block.without_terminator()) {
    unsigned each = number(describe(op));
    for (auto [i, result] : llvm::enumerate(op.getResults()))
      numbers[result] =
          number("result " + std::to_string(i) + " of " + std::to_string(each));
  }
  return " yields" + list(block.getTerminator()->getOperands());
}

std::string Numbering::describe(tdl::OpOp op) {
  Block &block = op.getBody().front();
  std::string text = describe(block);
  // A condition that is required twice is required once.
  std::set<std::string> conditions;
  for (auto require : block.getOps<tdl::RequireOp>())
    conditions.insert(list(require.getCondition()));
  for (const std::string &each : conditions)
    text += " requires" + each;
  return text + print(op.getDefinesAttr()) + print(op.getOpAttributes()) +
         print(op.getOperandShapes()) + print(op.getResultShapes()) +
         (op.getExact() ? " exact" : "");
}

bool tofu::isSameOperator(tdl::OpOp a, tdl::OpOp b) {
  Numbering numbering(a.getContext());
  return numbering.describe(a) == numbering.describe(b);
}
