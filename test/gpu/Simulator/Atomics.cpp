//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
// atom and red: one lane after another, each whole.
#include "Handlers.h"
#include "NarrowFloat.h"

#include <limits>

using namespace tofu::gpu;

namespace {

enum Operation : uint8_t {
  add,
  minimum,
  maximum,
  bitAnd,
  bitOr,
  bitXor,
  exchange,
  compareExchange,
  increment,
  decrement
};

template <class T> T combine(Operation op, T old, T b, T c) {
  switch (op) {
  case minimum:
    return old < b ? old : b;
  case maximum:
    return old > b ? old : b;
  case exchange:
    return b;
  case compareExchange:
    return old == b ? c : old;
  default:
    break;
  }
  if constexpr (std::is_integral_v<T>)
    switch (op) {
    case bitAnd:
      return old & b;
    case bitOr:
      return old | b;
    case bitXor:
      return old ^ b;
    case increment:
      return old >= b ? 0 : old + 1;
    case decrement:
      return old == 0 || old > b ? b : old - 1;
    default:
      break;
    }
  if constexpr (std::is_integral_v<T>)
    return T(uint64_t(old) + uint64_t(b));
  else
    return old + b;
}

template <class N> N combineNarrow(Operation op, N old, N b) {
  float x = old.value(), y = b.value();
  if (op == add)
    return N::of(x + y);
  if (op == exchange)
    return b;
  if (std::isnan(x))
    return b;
  if (std::isnan(y))
    return old;
  return (x < y) == (op == minimum) ? old : b;
}
template <class N> struct Pair {
  N low, high;
};

/// How one element is combined; the word is what is exchanged at once.
template <class T> struct Of {
  using Word = std::make_unsigned_t<std::conditional_t<
      std::is_same_v<T, float>, int32_t,
      std::conditional_t<std::is_same_v<T, double>, int64_t, T>>>;
  static T apply(Operation op, T old, T b, T c) {
    return combine<T>(op, old, b, c);
  }
};
template <class N> struct OfNarrow {
  using Word = uint16_t;
  static N apply(Operation op, N old, N b, N) {
    return combineNarrow(op, old, b);
  }
};
template <> struct Of<Half> : OfNarrow<Half> {};
template <> struct Of<BFloat> : OfNarrow<BFloat> {};
template <class N> struct Of<Pair<N>> {
  using Word = uint32_t;
  static Pair<N> apply(Operation op, Pair<N> old, Pair<N> b, Pair<N>) {
    return {combineNarrow(op, old.low, b.low),
            combineNarrow(op, old.high, b.high)};
  }
};

template <class T> bool atomic(Warp &warp, const Inst &inst, uint32_t mask) {
  using Word = typename Of<T>::Word;
  Operation op = Operation(inst.width);
  bool wide = inst.mode & 8;
  eachLane(mask, [&](int i) {
    uint64_t address =
        (wide ? warp.reg<uint64_t>(inst.a)[i] : warp.reg<uint32_t>(inst.a)[i]) +
        inst.imm;
    // What it reads is part of the write; memory must be written before.
    char *at =
        warp.access(inst, inst.space, address, sizeof(T), i, false, true);
    warp.access(inst, inst.space, address, sizeof(T), i, true, true);
    T b = warp.reg<T>(inst.b)[i];
    T c = inst.c == kNoRef ? b : warp.reg<T>(inst.c)[i];
    Word *word = reinterpret_cast<Word *>(at);
    Word old = __atomic_load_n(word, __ATOMIC_SEQ_CST);
    for (;;) {
      Word next = bitsAs<Word>(Of<T>::apply(op, bitsAs<T>(old), b, c));
      if (__atomic_compare_exchange_n(word, &old, next, false, __ATOMIC_SEQ_CST,
                                      __ATOMIC_SEQ_CST))
        break;
    }
    if (inst.d != kNoRef)
      warp.reg<T>(inst.d)[i] = bitsAs<T>(old);
    if (inst.negated || warp.block.clock.fenced) {
      warp.release(address);
      warp.acquire(address);
    }
  });
  return false;
}

void decodeAtomic(Decoder &d, const Statement &s, Inst &inst) {
  static constexpr std::pair<std::string_view, Operation> kNames[] = {
      {"add", add},       {"min", minimum},
      {"max", maximum},   {"and", bitAnd},
      {"or", bitOr},      {"xor", bitXor},
      {"exch", exchange}, {"cas", compareExchange},
      {"inc", increment}, {"dec", decrement}};
  Type type = d.type(s);
  bool found = false;
  for (std::string_view mod : s.mods) {
    if (mod == "v2" || mod == "v4" || mod == "v8" || mod == "shared::cluster" ||
        mod == "async")
      d.unknown();
    for (auto [name, op] : kNames)
      if (mod == name) {
        inst.width = op;
        found = true;
      }
    if (mod == "global")
      inst.space = Space::global;
    if (mod == "shared" || mod == "shared::cta")
      inst.space = Space::shared;
    if (mod == "acquire" || mod == "release" || mod == "acq_rel")
      inst.negated = true;
  }
  if (!found)
    d.unknown();
  size_t first = s.op == "atom" ? 1 : 0;
  d.address(d.operand(s, first), inst);
  if (first)
    inst.d = d.destination(d.operand(s, 0), type);
  inst.b = d.source(d.operand(s, first + 1), type);
  if (inst.width == compareExchange)
    inst.c = d.source(d.operand(s, first + 2), type);
  switch (type) {
  case Type::b16:
    inst.fn = &atomic<uint16_t>;
    break;
  case Type::b32:
  case Type::u32:
    inst.fn = &atomic<uint32_t>;
    break;
  case Type::s32:
    inst.fn = &atomic<int32_t>;
    break;
  case Type::b64:
  case Type::u64:
    inst.fn = &atomic<uint64_t>;
    break;
  case Type::s64:
    inst.fn = &atomic<int64_t>;
    break;
  case Type::f32:
    inst.fn = &atomic<float>;
    break;
  case Type::f64:
    inst.fn = &atomic<double>;
    break;
  case Type::f16:
    inst.fn = &atomic<Half>;
    break;
  case Type::bf16:
    inst.fn = &atomic<BFloat>;
    break;
  case Type::f16x2:
    inst.fn = &atomic<Pair<Half>>;
    break;
  case Type::bf16x2:
    inst.fn = &atomic<Pair<BFloat>>;
    break;
  default:
    d.unknown();
  }
}

} // namespace

void tofu::gpu::addAtomicOps(OpTable &table) {
  table["atom"] = table["red"] = decodeAtomic;
}
