//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Analysis/CombinerSamples.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Matchers.h"

using namespace mlir;
using namespace tofu::tdl;
using namespace tofu::interpreter;

CombinerSamples::CombinerSamples(ReduceOp reduction) : reduction(reduction) {
  code.append(*reduction.getBlock());
  for (Value value : reduction.getYield().getValues()) {
    std::optional<uint32_t> reg = code.getRegister(value);
    if (!reg) {
      types.clear();
      return;
    }
    registers.push_back(*reg);
    types.push_back(*getScalarType(value.getType()));
  }
}

State CombinerSamples::compute() {
  code.run();
  return llvm::map_to_vector<2>(registers,
                                [&](uint32_t reg) { return code[reg]; });
}

bool CombinerSamples::isFinite(const State &state) const {
  return llvm::all_of(llvm::zip(state, types), [](auto pair) {
    auto [value, type] = pair;
    return type.kind == Kind::Int || std::isfinite(getReal(value, type));
  });
}

State CombinerSamples::makeNaN(State state) {
  for (auto [value, type, yielded] :
       llvm::zip(state, types, reduction.getYield().getValues()))
    if (type.kind != Kind::Int && !matchPattern(yielded, m_Constant()))
      value = makeReal(std::nan(""), type);
  return state;
}

/// Indices and extents are not negative.
static Register getSmall(Type type, size_t number, int sign = 1) {
  static constexpr double reals[] = {1.0, -1.25, 0.5, 3.0};
  static constexpr int64_t integers[] = {1, 0, -3, 5};
  if (type.isInteger(1))
    return {.i = number % 2 ? -1 : 0};
  if (type.isIndex())
    return {.i = std::abs(integers[number % 4])};
  ScalarType scalar = *getScalarType(type);
  if (scalar.kind == Kind::Int)
    return {.i = signExtend(sign * integers[number % 4], scalar.width)};
  return makeReal(sign * reals[number % 4], scalar);
}

void CombinerSamples::add(std::vector<State> &states,
                          function_ref<Register(size_t place, Type)> draw) {
  for (auto [place, input] : llvm::enumerate(code.getInputs()))
    code[input.reg] = draw(place, input.value.getType());
  if (State state = compute(); isFinite(state))
    states.push_back(std::move(state));
}

std::vector<State> CombinerSamples::drawSmall(int sign) {
  std::vector<State> states;
  for (size_t shift : {0, 1})
    for (size_t number = 0; number != 4; ++number)
      add(states, [&](size_t place, Type type) {
        return getSmall(type, number + (place ? shift : 0), sign);
      });
  return states;
}

Register CombinerSamples::drawInput(Type type, double size, bool isNegative) {
  double part = 0.5 + double(random()) / random.max(); // of size
  ScalarType scalar = *getScalarType(type);
  if (scalar.kind != Kind::Int)
    return makeReal(part * (isNegative ? -size : size), scalar);
  constexpr double fewest = 16; // smaller ones are getSmall()'s
  if (scalar.width < 6)
    return {.i = signExtend(int64_t(random()), scalar.width)};
  if (size < fewest)
    return getSmall(type, random());
  double largest = std::exp2(type.isIndex() ? 43 : scalar.width - 1);
  int64_t value = size * 1.5 < largest ? part * size : part / 1.5 * largest;
  value = (isNegative && !type.isIndex() ? -value : value) & ~int64_t(3);
  return {.i = value | 1};
}

std::vector<State> CombinerSamples::drawNear(double size) {
  std::vector<State> states;
  for (bool isNegative : {false, false, true})
    add(states, [&](size_t place, Type type) {
      bool isSmall = place && random() % 4 == 0;
      bool isOpposite = place && random() % 2 == 0;
      return isSmall ? getSmall(type, random())
                     : drawInput(type, size, isNegative != isOpposite);
    });
  return states;
}

/// Nothing if it is no finite number.
static std::optional<double> getFinite(arith::ConstantOp constant) {
  std::optional<ScalarType> type = getScalarType(constant.getType());
  if (!type)
    return std::nullopt;
  double number = getNumber(getConstant(constant.getValue()), *type);
  return std::isfinite(number) ? std::optional(number) : std::nullopt;
}

static void add(SmallVector<double> &numbers, double number, size_t most) {
  if (!llvm::is_contained(numbers, number) && numbers.size() < most)
    numbers.push_back(number);
}

std::vector<State> CombinerSamples::drawAt(double number) {
  std::vector<State> states;
  for (double value : {number, number + 1})
    for (bool isFirst : {false, true})
      add(states, [&](size_t place, Type type) {
        ScalarType scalar = *getScalarType(type);
        bool isSmall = type.isInteger(1) || (place && isFirst) ||
                       (type.isIndex() && value < 0);
        return isSmall ? getSmall(type, place)
               : scalar.kind == Kind::Int
                   ? Register{.i = signExtend(int64_t(value), scalar.width)}
                   : makeReal(value, scalar);
      });
  return states;
}

/// What it is but for casts of integers.
static Value getSource(Value value) {
  while (Operation *made = value.getDefiningOp()) {
    if (!isa<arith::IndexCastOp, arith::ExtSIOp, arith::TruncIOp>(made))
      break;
    value = made->getOperand(0);
  }
  return value;
}

std::vector<State> CombinerSamples::drawAtIdentity(const State &identity) {
  constexpr size_t kMost = 4;
  SmallVector<std::pair<size_t, Register>, kMost> given; // inputs by place
  for (auto [place, input] : llvm::enumerate(code.getInputs()))
    for (auto [value, own] :
         llvm::zip(reduction.getYield().getValues(), identity)) {
      bool isIndex = input.value.getType().isIndex();
      bool isReachable = !isIndex || (own.i >= 0 && own.i < int64_t(1) << 40);
      if (getSource(value) == input.value && isReachable &&
          given.size() < kMost) {
        given.push_back({place, own});
        break;
      }
    }
  std::vector<State> states;
  for (unsigned chosen = 1; chosen != 1u << given.size(); ++chosen)
    for (size_t number : {0, 1}) {
      for (auto [place, input] : llvm::enumerate(code.getInputs()))
        code[input.reg] = getSmall(input.value.getType(), place + number);
      for (auto [i, each] : llvm::enumerate(given))
        if (chosen >> i & 1)
          code[code.getInputs()[each.first].reg] = each.second;
      states.push_back(compute());
    }
  return states;
}

SmallVector<double> tofu::tdl::findSizes(CombinerOp combiner) {
  SmallVector<double> sizes = {1e2, 1e4, 1e8, 1e19, 1e-3};
  for (auto constant : combiner.getBody().getOps<arith::ConstantOp>())
    if (std::optional<double> number = getFinite(constant); number && *number)
      add(sizes, std::abs(*number), /*most=*/12);
  return sizes;
}

SmallVector<double> tofu::tdl::findConstants(CombinerOp combiner,
                                             ReduceOp reduction) {
  SmallVector<double> constants;
  for (Region *region : {&combiner.getBody(), &reduction->getRegion(0)})
    region->walk([&](Operation *op) {
      for (Value operand :
           op->getOperands()) { // also of the lambda's constants
        auto constant = operand.getDefiningOp<arith::ConstantOp>();
        std::optional<double> number;
        if (constant)
          number = getFinite(constant);
        if (number && *number != 0 && std::abs(*number) != 1 &&
            std::abs(*number) < 0x1p62)
          add(constants, *number, /*most=*/8);
      }
    });
  return constants;
}
