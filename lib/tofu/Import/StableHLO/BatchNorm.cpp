//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// batch_norm_inference, _training and _grad, as the specification's formulas.
//
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/Folding.h"
#include "tofu/Import/StableHLO/Formula.h"
#include "tofu/Import/StableHLO/Rules.h"

using namespace mlir;
using namespace tofu;

namespace {
/// An operation whose operand 0 is normalised along all dimensions but one.
class Norm {
public:
  /// Reads and checks the attributes, and that the other operands, up to
  /// `vectors`, have a number for each feature.
  Norm(SourceOp &op, unsigned vectors);

  using Formula = function_ref<Term(ArrayRef<Term>)>;
  /// Of elements, or of features if that is the type; of features it may read
  /// features only.
  Value compute(RankedTensorType type, ArrayRef<Value> inputs, Formula formula);
  /// For each feature the sum over its elements.
  Value addUp(ArrayRef<Value> inputs, Formula formula);

  RankedTensorType getElements() const { return op.getOperandType(0); }
  RankedTensorType getFeatures() const { return features; }
  /// Elements of a feature.
  double getCount() const;
  double getEpsilon() const { return epsilon; }

private:
  SmallVector<Term> read(LambdaBody &body, const Scalar &scalar,
                         ArrayRef<Value> inputs, ArrayRef<AffineExpr> at,
                         AffineExpr feature);

  SourceOp &op;
  int64_t along = 0;
  double epsilon = 0;
  RankedTensorType features;
};
} // namespace

Norm::Norm(SourceOp &op, unsigned vectors) : op(op) {
  if (op.failed())
    return;
  int64_t rank = getElements().getRank();
  along = op.getInteger("feature_index");
  op.requireDimensions(along, rank, "feature_index");
  auto number = dyn_cast_or_null<FloatAttr>(op.getAttr("epsilon"));
  op.require(bool(number), "needs the attribute 'epsilon', a number");
  op.require(isa<FloatType>(getElements().getElementType()),
             "normalises elements that are no floats");
  if (op.failed())
    return;
  epsilon = number.getValueAsDouble();
  features = RankedTensorType::get(getElements().getDimSize(along),
                                   getElements().getElementType());
  for (unsigned i = 1; i <= vectors; ++i)
    op.require(op.getOperandType(i) == features,
               "has operand " + Twine(i) +
                   " that is not one number for each feature");
}

double Norm::getCount() const {
  double count = 1;
  for (auto [dim, extent] : llvm::enumerate(getElements().getShape()))
    count *= int64_t(dim) == along ? 1 : extent;
  return count;
}

SmallVector<Term> Norm::read(LambdaBody &body, const Scalar &scalar,
                             ArrayRef<Value> inputs, ArrayRef<AffineExpr> at,
                             AffineExpr feature) {
  SmallVector<Term> terms;
  for (auto [i, input] : llvm::enumerate(inputs))
    terms.push_back({scalar, input.getType() == Type(features)
                                 ? body.read(i, feature)
                                 : body.read(i, at)});
  return terms;
}

Value Norm::compute(RankedTensorType type, ArrayRef<Value> inputs,
                    Formula formula) {
  return op.createLambda(type, inputs, [&](LambdaBody &body) {
    Scalar scalar{body.getBuilder(), body.getLoc(), type.getElementType()};
    AffineExpr feature = body.index(type == features ? 0 : along);
    return formula(read(body, scalar, inputs, body.indices(), feature))
        .getValue();
  });
}

Value Norm::addUp(ArrayRef<Value> inputs, Formula formula) {
  SmallVector<int64_t> extents(getElements().getShape());
  extents.erase(extents.begin() + along);
  Type type = getElements().getElementType();
  return op.createLambda(features, inputs, [&](LambdaBody &body) {
    auto term = [&](ArrayRef<AffineExpr> own) {
      Scalar scalar{body.getBuilder(), body.getLoc(), type};
      SmallVector<AffineExpr> at(own);
      at.insert(at.begin() + along, body.index(0));
      return formula(read(body, scalar, inputs, at, body.index(0))).getValue();
    };
    return extents.empty() ? term({})
                           : body.reduce(tdl::Combiner::sum, extents,
                                         getAccumulator(type), term);
  });
}

static Term getRoot(Term value) { return value.apply<math::SqrtOp>(); }

/// scale * (x - mean) / sqrt(variance + epsilon) + offset
static Value normalise(Norm &norm, Value x, Value scale, Value offset,
                       Value mean, Value variance) {
  return norm.compute(norm.getElements(), {x, scale, offset, mean, variance},
                      [&](ArrayRef<Term> t) {
                        Term deviation = getRoot(t[4] + norm.getEpsilon());
                        return t[1] * ((t[0] - t[3]) / deviation) + t[2];
                      });
}

static void importInference(SourceOp &op) {
  op.expect(5);
  Norm norm(op, 4);
  if (op.failed())
    return;
  op.requireElementType(0);
  op.requireShape(op.getOperandShape(0));
  if (!op.failed())
    op.setResult(normalise(norm, op.getOperand(0), op.getOperand(1),
                           op.getOperand(2), op.getOperand(3),
                           op.getOperand(4)));
}

/// Fails unless the results are elements, features and features.
static void requireResults(SourceOp &op, const Norm &norm) {
  if (!op.failed())
    op.require(op.getType(0) == norm.getElements() &&
                   op.getType(1) == norm.getFeatures() &&
                   op.getType(2) == norm.getFeatures(),
               "has results of other types than elements, features, features");
}

static void importTraining(SourceOp &op) {
  op.expect(3, 3);
  Norm norm(op, 2);
  requireResults(op, norm);
  if (op.failed())
    return;
  Value x = op.getOperand(0);
  double count = norm.getCount();
  auto divide = [&](Value sum) {
    return norm.compute(norm.getFeatures(), sum,
                        [&](ArrayRef<Term> t) { return t[0] / count; });
  };
  Value mean = divide(norm.addUp(x, [](ArrayRef<Term> t) { return t[0]; }));
  Value variance = divide(norm.addUp({x, mean}, [](ArrayRef<Term> t) {
    Term centred = t[0] - t[1];
    return centred * centred;
  }));
  op.setResult(
      normalise(norm, x, op.getOperand(1), op.getOperand(2), mean, variance));
  op.setResult(mean, 1);
  op.setResult(variance, 2);
}

static void importGradient(SourceOp &op) {
  op.expect(5, 3);
  Norm norm(op, 3);
  requireResults(op, norm);
  if (!op.failed())
    op.require(op.getOperandType(4) == norm.getElements(),
               "has a gradient that is not of the operand's type");
  if (op.failed())
    return;
  Value x = op.getOperand(0), scale = op.getOperand(1), mean = op.getOperand(2),
        variance = op.getOperand(3), gradient = op.getOperand(4);
  double count = norm.getCount(), epsilon = norm.getEpsilon();
  Value sum = norm.addUp(gradient, [](ArrayRef<Term> t) { return t[0]; });
  Value product = norm.addUp({gradient, x, mean}, [](ArrayRef<Term> t) {
    return t[0] * (t[1] - t[2]);
  });
  Value ofScale = norm.compute(
      norm.getFeatures(), {product, variance},
      [&](ArrayRef<Term> t) { return t[0] / getRoot(t[1] + epsilon); });
  Value ofOperand = norm.compute(
      norm.getElements(), {x, scale, mean, variance, gradient, sum, product},
      [&](ArrayRef<Term> t) {
        Term square = t[3] + epsilon;
        Term inner = t[4] * count - t[5] - t[6] * (t[0] - t[2]) / square;
        return t[1] / getRoot(square) / count * inner;
      });
  op.setResult(ofOperand);
  op.setResult(ofScale, 1);
  op.setResult(sum, 2);
}

void tofu::addBatchNormRules(RuleTable &rules) {
  rules["stablehlo.batch_norm_inference"] = importInference;
  rules["stablehlo.batch_norm_training"] = importTraining;
  rules["stablehlo.batch_norm_grad"] = importGradient;
}
