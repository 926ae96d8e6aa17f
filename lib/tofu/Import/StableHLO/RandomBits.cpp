//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// rng_bit_generator: numbers that XLA gives for a key and a counter. A block of
// words is a function of both; each element computes the block that it is in,
// so that wherever it is computed nothing else is needed.
//
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/Rules.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace tofu;

namespace {
/// Scalar code on unsigned words of 32 and 64 bits.
class Words {
public:
  explicit Words(LambdaBody &body)
      : body(body), b(body.getBuilder()), loc(body.getLoc()) {}

  Value constant(uint64_t value, unsigned width) {
    return body.constant(
        b.getIntegerAttr(b.getIntegerType(width), APInt(width, value)));
  }
  Value add(Value x, Value y) { return arith::AddIOp::create(b, loc, x, y); }
  Value multiply(Value x, Value y) {
    return arith::MulIOp::create(b, loc, x, y);
  }
  Value exclude(Value x, Value y) {
    return arith::XOrIOp::create(b, loc, x, y);
  }
  Value add(Value x, uint64_t y) { return add(x, constant(y, 32)); }
  Value low(Value x) {
    return arith::TruncIOp::create(b, loc, b.getI32Type(), x);
  }
  Value high(Value x) {
    return low(arith::ShRUIOp::create(b, loc, x, constant(32, 64)));
  }
  Value wide(Value x) {
    return arith::ExtUIOp::create(b, loc, b.getI64Type(), x);
  }
  Value join(Value low, Value high) {
    return arith::OrIOp::create(
        b, loc, wide(low),
        arith::ShLIOp::create(b, loc, wide(high), constant(32, 64)));
  }
  Value rotate(Value x, unsigned bits) {
    return arith::OrIOp::create(
        b, loc, arith::ShLIOp::create(b, loc, x, constant(bits, 32)),
        arith::ShRUIOp::create(b, loc, x, constant(32 - bits, 32)));
  }
  Value divide(Value x, uint64_t by) {
    return arith::DivUIOp::create(b, loc, x, constant(by, 64));
  }
  Value remainder(Value x, uint64_t by) {
    return arith::RemUIOp::create(b, loc, x, constant(by, 64));
  }
  /// The value with that number.
  Value choose(Value number, ArrayRef<Value> values) {
    Value chosen = values[0];
    for (size_t i = 1; i != values.size(); ++i) {
      Value isIt = arith::CmpIOp::create(b, loc, arith::CmpIPredicate::eq,
                                         number, constant(i, 64));
      chosen = arith::SelectOp::create(b, loc, isIt, values[i], chosen);
    }
    return chosen;
  }
  /// 1 if the sum is less than what was added to: then it has wrapped.
  Value carry(Value sum, Value x) {
    return arith::ExtUIOp::create(
        b, loc, b.getI64Type(),
        arith::CmpIOp::create(b, loc, arith::CmpIPredicate::ult, sum, x));
  }
  Value index(unsigned dim) {
    return arith::IndexCastOp::create(b, loc, b.getI64Type(),
                                      body.indexValue(dim));
  }

private:
  LambdaBody &body;
  OpBuilder &b;
  Location loc;
};

using Block2 = SmallVector<Value, 2>;
using Block4 = SmallVector<Value, 4>;
} // namespace

/// Threefry of 2 words in 20 rounds (Salmon et al., SC 2011).
static Block2 threefry(Words &w, Value key, Value counter) {
  constexpr unsigned rotations[2][4] = {{13, 15, 26, 6}, {17, 29, 16, 24}};
  Value keys[3] = {w.low(key), w.high(key), {}};
  keys[2] = w.exclude(w.exclude(keys[0], keys[1]), w.constant(0x1BD11BDA, 32));
  Value x = w.add(w.low(counter), keys[0]), y = w.add(w.high(counter), keys[1]);
  for (unsigned group = 0; group != 5; ++group) {
    for (unsigned bits : rotations[group % 2]) {
      x = w.add(x, y);
      y = w.exclude(w.rotate(y, bits), x);
    }
    x = w.add(x, keys[(group + 1) % 3]);
    y = w.add(w.add(y, keys[(group + 2) % 3]), group + 1);
  }
  return {x, y};
}

/// Philox of 4 words in 10 rounds (the same paper), of both halves of a counter
/// of 128 bits.
static Block4 philox(Words &w, Value key, Value counter, Value upper) {
  Value keys[2] = {w.low(key), w.high(key)};
  Block4 x{w.low(counter), w.high(counter), w.low(upper), w.high(upper)};
  for (unsigned round = 0; round != 10; ++round) {
    Value p = w.multiply(w.wide(x[0]), w.constant(0xD2511F53, 64));
    Value q = w.multiply(w.wide(x[2]), w.constant(0xCD9E8D57, 64));
    x = {w.exclude(w.exclude(w.high(q), x[1]), keys[0]), w.low(q),
         w.exclude(w.exclude(w.high(p), x[3]), keys[1]), w.low(p)};
    keys[0] = w.add(keys[0], 0x9E3779B9);
    keys[1] = w.add(keys[1], 0xBB67AE85);
  }
  return x;
}

/// The element's number in row-major order of these extents; of dimension
/// `halved` the index counts pairs.
static Value linearize(Words &w, ArrayRef<int64_t> extents, int halved) {
  Value number = w.constant(0, 64);
  for (auto [dim, extent] : llvm::enumerate(extents)) {
    Value index = w.index(dim);
    if (int(dim) == halved)
      index = w.divide(index, 2);
    number = w.add(w.multiply(number, w.constant(extent, 64)), index);
  }
  return number;
}

/// The dimension in which neighbours share a block of two words: the first even
/// one, else the first of the longest; none of a scalar.
static int findHalved(ArrayRef<int64_t> shape) {
  int halved = -1;
  for (auto [dim, extent] : llvm::enumerate(shape)) {
    if (extent % 2 == 0)
      return dim;
    if (halved < 0 || extent > shape[halved])
      halved = dim;
  }
  return halved;
}

static void importRandomBits(SourceOp &op) {
  op.expect(1, 2);
  std::string algorithm = op.getWord("rng_algorithm", "rng_algorithm");
  bool isThreefry = algorithm == "THREE_FRY";
  op.require(isThreefry || algorithm == "PHILOX" || algorithm == "DEFAULT",
             "has 'rng_algorithm' that is none of DEFAULT, PHILOX and "
             "THREE_FRY");
  if (op.failed())
    return;
  RankedTensorType state = op.getOperandType(0), type = op.getType(1);
  // The counter of Philox has 128 bits. In a state of two words its upper half
  // is the key, as in XLA.
  bool hasUpper =
      !isThreefry && state.getRank() == 1 && state.getDimSize(0) == 3;
  op.require(op.getType() == state && state.getRank() == 1 &&
                 (state.getDimSize(0) == 2 || hasUpper) &&
                 state.getElementType().isInteger(64),
             "has a state that is not a key and a counter, tensor<2xui64>, or "
             "of Philox tensor<3xui64>");
  auto element = dyn_cast<IntegerType>(type.getElementType());
  op.require(element && llvm::is_contained({8, 16, 32, 64}, element.getWidth()),
             "draws elements that are not integers of 8, 16, 32 or 64 bits");
  if (op.failed())
    return;
  bool isWide = element.getWidth() == 64;
  ArrayRef<int64_t> shape = type.getShape();
  int halved = isThreefry && !isWide ? findHalved(shape) : -1;
  SmallVector<int64_t> extents(shape);
  if (halved >= 0)
    extents[halved] = llvm::divideCeil(extents[halved], 2);
  int64_t numBlocks = ShapedType::getNumElements(extents);
  int64_t perBlock = isThreefry ? 1 : isWide ? 2 : 4;
  numBlocks = llvm::divideCeil(numBlocks, perBlock);
  op.setResult(
      op.createLambda(
          type, op.getOperand(0),
          [&](LambdaBody &body) {
            Words w(body);
            Value number = linearize(w, extents, halved);
            Value first = body.read(0, body.constantIndex(1));
            Value counter = w.add(first, w.divide(number, perBlock));
            Value key = body.read(0, body.constantIndex(0));
            Value bits;
            if (isThreefry) {
              Block2 block = threefry(w, key, counter);
              bits = isWide ? w.join(block[0], block[1])
                     : halved < 0
                         ? block[0]
                         : w.choose(w.remainder(w.index(halved), 2), block);
            } else {
              Value upper =
                  hasUpper ? body.read(0, body.constantIndex(2)) : key;
              Block4 block = philox(w, key, counter,
                                    w.add(upper, w.carry(counter, first)));
              Value place = w.remainder(number, perBlock);
              bits = isWide ? w.choose(place, {w.join(block[0], block[1]),
                                               w.join(block[2], block[3])})
                            : w.choose(place, block);
            }
            return element.getWidth() < 32
                       ? arith::TruncIOp::create(body.getBuilder(),
                                                 body.getLoc(),
                                                 getSignless(element), bits)
                             .getResult()
                       : bits;
          }),
      1);
  op.setResult(op.createLambda(state, op.getOperand(0), [&](LambdaBody &body) {
    Words w(body);
    SmallVector<Value> added{w.constant(0, 64), w.constant(numBlocks, 64)};
    if (hasUpper) {
      Value first = body.read(0, body.constantIndex(1));
      added.push_back(w.carry(w.add(first, added[1]), first));
    }
    return w.add(body.readHere(0), w.choose(w.index(0), added));
  }));
}

void tofu::addRandomBitsRules(RuleTable &rules) {
  rules["stablehlo.rng_bit_generator"] = importRandomBits;
}
