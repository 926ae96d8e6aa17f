//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Integers wrap at their width. What arith leaves undefined is defined as XLA
// does: x / 0 is -1, x rem 0 is x, 0 to a negative power is 0, a shift by the
// width or more shifts all out.
//
//===----------------------------------------------------------------------===//
#include "tofu/Scalar/Handlers.h"

#include "llvm/ADT/APInt.h"
#include "llvm/Support/MathExtras.h"

using namespace tofu::interpreter;

using I = int64_t;
using U = uint64_t;

static I divide(I a, I b) { return b == 0 ? -1 : b == -1 ? I(-U(a)) : a / b; }
static I remainder(I a, I b) { return b == 0 ? a : b == -1 ? 0 : a % b; }
static U divideUnsigned(I a, I b, unsigned w) {
  return zeroExtend(b, w) == 0 ? ~U(0) : zeroExtend(a, w) / zeroExtend(b, w);
}
static bool isShift(I b, unsigned w) { return zeroExtend(b, w) < w; }

static void addArithmetic(OpTable &table) {
  table["arith.addi"] =
      binaryInt<[](I a, I b, unsigned) -> I { return U(a) + U(b); }>();
  table["arith.subi"] =
      binaryInt<[](I a, I b, unsigned) -> I { return U(a) - U(b); }>();
  table["arith.muli"] =
      binaryInt<[](I a, I b, unsigned) -> I { return U(a) * U(b); }>();
  table["arith.divsi"] =
      binaryInt<[](I a, I b, unsigned) { return divide(a, b); }>();
  table["arith.remsi"] =
      binaryInt<[](I a, I b, unsigned) { return remainder(a, b); }>();
  table["arith.divui"] = binaryInt<[](I a, I b, unsigned w) -> I {
    return divideUnsigned(a, b, w);
  }>();
  table["arith.remui"] = binaryInt<[](I a, I b, unsigned w) -> I {
    return zeroExtend(b, w) == 0 ? a : I(zeroExtend(a, w) % zeroExtend(b, w));
  }>();
  table["arith.floordivsi"] = binaryInt<[](I a, I b, unsigned) -> I {
    I q = divide(a, b);
    return b != 0 && remainder(a, b) != 0 && (a < 0) != (b < 0) ? q - 1 : q;
  }>();
  table["arith.ceildivsi"] = binaryInt<[](I a, I b, unsigned) -> I {
    I q = divide(a, b);
    return b != 0 && remainder(a, b) != 0 && (a < 0) == (b < 0) ? q + 1 : q;
  }>();
  table["arith.ceildivui"] = binaryInt<[](I a, I b, unsigned w) -> I {
    U q = divideUnsigned(a, b, w);
    return zeroExtend(b, w) && zeroExtend(a, w) % zeroExtend(b, w) ? q + 1 : q;
  }>();
  table["arith.mulsi_extended#1"] = binaryInt<[](I a, I b, unsigned w) -> I {
    return I(__int128(a) * b >> w);
  }>();
  table["arith.mului_extended#1"] = binaryInt<[](I a, I b, unsigned w) -> I {
    return I((unsigned __int128)(zeroExtend(a, w)) * zeroExtend(b, w) >> w);
  }>();
  table["arith.mulsi_extended"] = table["arith.muli"];
  table["arith.mului_extended"] = table["arith.muli"];
  table["math.absi"] =
      unaryInt<[](I a, unsigned) -> I { return a < 0 ? -U(a) : a; }>();
  table["math.ipowi"] = binaryInt<[](I a, I b, unsigned) -> I {
    if (b < 0)
      return a == 1 ? 1 : a == -1 ? (b & 1 ? -1 : 1) : 0;
    U result = 1, base = a;
    for (; b; b >>= 1, base *= base)
      result *= b & 1 ? base : 1;
    return result;
  }>();
}

static void addBits(OpTable &table) {
  table["arith.andi"] = binaryInt<[](I a, I b, unsigned) { return a & b; }>();
  table["arith.ori"] = binaryInt<[](I a, I b, unsigned) { return a | b; }>();
  table["arith.xori"] = binaryInt<[](I a, I b, unsigned) { return a ^ b; }>();
  table["arith.shli"] = binaryInt<[](I a, I b, unsigned w) -> I {
    return isShift(b, w) ? U(a) << zeroExtend(b, w) : 0;
  }>();
  table["arith.shrsi"] = binaryInt<[](I a, I b, unsigned w) -> I {
    return isShift(b, w) ? a >> zeroExtend(b, w) : a < 0 ? -1 : 0;
  }>();
  table["arith.shrui"] = binaryInt<[](I a, I b, unsigned w) -> I {
    return isShift(b, w) ? zeroExtend(a, w) >> zeroExtend(b, w) : 0;
  }>();
  table["math.ctpop"] = unaryInt<[](I a, unsigned w) -> I {
    return llvm::popcount(zeroExtend(a, w));
  }>();
  table["math.ctlz"] = unaryInt<[](I a, unsigned w) -> I {
    return llvm::countl_zero(zeroExtend(a, w)) - int(64 - w);
  }>();
  table["math.cttz"] = unaryInt<[](I a, unsigned w) -> I {
    return std::min<int>(w, llvm::countr_zero(zeroExtend(a, w)));
  }>();
}

static void addComparisons(OpTable &table) {
  table["arith.maxsi"] =
      binaryInt<[](I a, I b, unsigned) { return std::max(a, b); }>();
  table["arith.minsi"] =
      binaryInt<[](I a, I b, unsigned) { return std::min(a, b); }>();
  // Sign extension keeps the order of unsigned numbers.
  table["arith.maxui"] =
      binaryInt<[](I a, I b, unsigned) -> I { return std::max<U>(a, b); }>();
  table["arith.minui"] =
      binaryInt<[](I a, I b, unsigned) -> I { return std::min<U>(a, b); }>();
  auto compare = [&](const char *name, Handler handler) {
    table[name] = {nullptr, nullptr, nullptr, nullptr, nullptr, handler};
  };
  compare("cmpi.eq", binaryTest<Int, [](I a, I b) { return a == b; }>);
  compare("cmpi.ne", binaryTest<Int, [](I a, I b) { return a != b; }>);
  compare("cmpi.slt", binaryTest<Int, [](I a, I b) { return a < b; }>);
  compare("cmpi.sle", binaryTest<Int, [](I a, I b) { return a <= b; }>);
  compare("cmpi.sgt", binaryTest<Int, [](I a, I b) { return a > b; }>);
  compare("cmpi.sge", binaryTest<Int, [](I a, I b) { return a >= b; }>);
  compare("cmpi.ult", binaryTest<Int, [](I a, I b) { return U(a) < U(b); }>);
  compare("cmpi.ule", binaryTest<Int, [](I a, I b) { return U(a) <= U(b); }>);
  compare("cmpi.ugt", binaryTest<Int, [](I a, I b) { return U(a) > U(b); }>);
  compare("cmpi.uge", binaryTest<Int, [](I a, I b) { return U(a) >= U(b); }>);
}

void tofu::interpreter::addIntegerOps(OpTable &table) {
  addArithmetic(table);
  addBits(table);
  addComparisons(table);
}
