//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// einsum and unary_einsum: each dimension has a letter, and where letters are
// none of the result's, products are summed up.
//
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/Contraction.h"
#include "tofu/Import/StableHLO/Folding.h"
#include "tofu/Import/StableHLO/Rules.h"

using namespace mlir;
using namespace tofu;

namespace {
/// `ab,bc->ac`, held against the shapes of operands and result.
class Equation {
public:
  explicit Equation(SourceOp &op) : op(op) {}

  /// Fails the operation unless the equation is right.
  void read();
  /// The extents of the letters that are summed up.
  SmallVector<int64_t> getSummed() const;
  SmallVector<AffineExpr> getCoordinates(unsigned operand, LambdaBody &body,
                                         ArrayRef<AffineExpr> sum) const;

private:
  void note(StringRef letters, ArrayRef<int64_t> shape, StringRef what);

  SourceOp &op;
  std::string result, summed;
  SmallVector<std::string> operands;
  llvm::SmallDenseMap<char, int64_t> extents;
};
} // namespace

void Equation::note(StringRef letters, ArrayRef<int64_t> shape,
                    StringRef what) {
  op.require(llvm::all_of(letters, llvm::isAlpha),
             "has an 'einsum_config' with something that is no letter");
  op.require(letters.size() == shape.size(),
             "names " + Twine(letters.size()) + " dimensions of its " + what +
                 ", which has " + Twine(shape.size()));
  for (size_t i = 0; i != letters.size() && !op.failed(); ++i) {
    auto [known, isNew] = extents.try_emplace(letters[i], shape[i]);
    op.require(known->second == shape[i],
               "has the extents " + Twine(known->second) + " and " +
                   Twine(shape[i]) + " of '" + Twine(letters[i]) + "'");
  }
}

void Equation::read() {
  auto config = dyn_cast_or_null<StringAttr>(op.getAttr("einsum_config"));
  op.require(bool(config), "needs the attribute 'einsum_config', a string");
  if (op.failed())
    return;
  std::string text = config.str();
  llvm::erase(text, ' ');
  auto [left, right] = StringRef(text).split("->");
  SmallVector<StringRef> parts;
  left.split(parts, ',');
  op.require(text.find("->") != text.npos &&
                 parts.size() == op.getNumOperands(),
             "has an 'einsum_config' that is not of its operands, as in "
             "'ab,bc->ac'");
  for (size_t i = 0; i != parts.size() && !op.failed(); ++i) {
    note(parts[i], op.getOperandShape(i), "operand");
    operands.push_back(parts[i].str());
    for (char letter : parts[i])
      if (!right.contains(letter) && summed.find(letter) == summed.npos)
        summed += letter;
  }
  size_t known = extents.size();
  if (!op.failed())
    note(right, op.getShape(), "result");
  result = right.str();
  std::string each = result;
  llvm::sort(each);
  op.require(op.failed() ||
                 (extents.size() == known &&
                  std::adjacent_find(each.begin(), each.end()) == each.end()),
             "has a result with a letter of no operand, or with one twice");
}

SmallVector<int64_t> Equation::getSummed() const {
  return llvm::map_to_vector(
      summed, [&](char letter) { return extents.lookup(letter); });
}

SmallVector<AffineExpr>
Equation::getCoordinates(unsigned operand, LambdaBody &body,
                         ArrayRef<AffineExpr> sum) const {
  return llvm::map_to_vector(operands[operand], [&](char letter) {
    size_t at = result.find(letter);
    return at != result.npos ? body.index(at) : sum[summed.find(letter)];
  });
}

static void importEinsum(SourceOp &op) {
  op.expect(2);
  Equation equation(op);
  equation.read();
  if (!op.failed())
    requireNumbers(op);
  if (op.failed())
    return;
  op.setResult(createSumOfProducts(
      op, op.getShape(), {op.getOperand(0), op.getOperand(1)},
      equation.getSummed(),
      [&](LambdaBody &body, unsigned i, ArrayRef<AffineExpr> sum) {
        return body.read(i, equation.getCoordinates(i, body, sum));
      }));
}

static void importUnaryEinsum(SourceOp &op) {
  op.expect(1);
  Equation equation(op);
  equation.read();
  if (!op.failed())
    op.requireElementType(0);
  if (op.failed())
    return;
  Type type = op.getType().getElementType();
  op.setLambda({0}, [&](LambdaBody &body) {
    auto read = [&](ArrayRef<AffineExpr> sum) {
      return body.read(0, equation.getCoordinates(0, body, sum));
    };
    SmallVector<int64_t> summed = equation.getSummed();
    return summed.empty() ? read({})
                          : body.reduce(type.isInteger(1) ? tdl::Combiner::any
                                                          : tdl::Combiner::sum,
                                        summed, getAccumulator(type), read);
  });
}

void tofu::addEinsumRules(RuleTable &rules) {
  rules["stablehlo.einsum"] = importEinsum;
  rules["stablehlo.unary_einsum"] = importUnaryEinsum;
}
