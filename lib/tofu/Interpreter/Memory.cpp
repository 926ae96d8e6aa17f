//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Interpreter/Memory.h"

using namespace tofu::interpreter;

template <class Stored>
static const Instruction *load(const Instruction *pc, Frame &frame) {
  Register *r = frame.registers.data();
  auto *data = static_cast<const typename Stored::Element *>(pc->aux);
  r[pc->dst] = Stored::load(data[r[pc->a].i + pc->imm * r[pc->b].i]);
  return pc + 1;
}

template <class Stored>
static const Instruction *store(const Instruction *pc, Frame &frame) {
  Register *r = frame.registers.data();
  using Element = typename Stored::Element;
  auto *data = static_cast<Element *>(const_cast<void *>(pc->aux));
  data[r[pc->a].i + pc->imm * r[pc->b].i] = Stored::store(r[pc->c]);
  return pc + 1;
}

static bool contains(Range range, int64_t at) {
  return at >= range.first && at < range.second;
}

std::string tofu::interpreter::describeDivisor(llvm::StringRef where,
                                               int64_t divisor) {
  return where.str() + "divides an index by " + std::to_string(divisor) +
         "; what divides an index is positive";
}

static const Instruction *takeOtherwise(const CheckedRead &read,
                                        const Instruction *pc, Frame &frame);

/// What a read yields whose coordinates are not all inside; an error, if it is
/// needed and cannot.
static const Instruction *readOutside(const CheckedRead &read,
                                      const Instruction *pc, Frame &frame,
                                      bool isNeeded) {
  Register *r = frame.registers.data();
  auto holds = [&](Range CheckedRead::Dim::*range) {
    return llvm::all_of(read.dims, [&](const CheckedRead::Dim &dim) {
      return contains(dim.*range, r[dim.reg].i);
    });
  };
  bool inTensor = holds(&CheckedRead::Dim::extent);
  if (!inTensor && read.otherwise)
    return takeOtherwise(read, pc, frame);
  if (!inTensor && read.failed && !isNeeded) {
    r[*read.failed].i = 1;
    r[pc->dst] = Register();
    return pc + 1;
  }
  if (inTensor && !holds(&CheckedRead::Dim::mask)) {
    r[pc->dst] = read.masked;
    return pc + 1;
  }
  Box held;
  std::string at, extents;
  for (const CheckedRead::Dim &dim : read.dims) {
    const char *comma = held.empty() ? "" : ", ";
    at += comma + std::to_string(r[dim.reg].i);
    extents += comma + std::to_string(dim.extent.second);
    held.push_back(dim.held);
  }
  frame.error =
      read.where + read.operand + " is read at [" + at + "]" +
      (inTensor ? ", but this device holds only " + describe(held)
                : " without 'else', but its extents are [" + extents + "]");
  return nullptr;
}

static const Instruction *takeOtherwise(const CheckedRead &read,
                                        const Instruction *pc, Frame &frame) {
  Register *r = frame.registers.data();
  if (read.after && r[*read.after->failed].i)
    return readOutside(*read.after, pc, frame, /*isNeeded=*/true);
  r[pc->dst] = r[*read.otherwise];
  return pc + 1;
}

template <class Stored>
static const Instruction *checkedLoad(const Instruction *pc, Frame &frame) {
  Register *r = frame.registers.data();
  auto &read = *static_cast<const CheckedRead *>(pc->aux);
  if (read.failed)
    r[*read.failed].i = 0;
  for (const CheckedRead::Guard &guard : read.guards) {
    int64_t value = r[guard.reg].i;
    if (guard.isZero ? value != 0 : value < 0)
      return takeOtherwise(read, pc, frame);
  }
  for (uint32_t divisor : read.divisors)
    if (r[divisor].i <= 0) {
      frame.error = describeDivisor(read.where, r[divisor].i);
      return nullptr;
    }
  int64_t offset = 0;
  for (const CheckedRead::Dim &dim : read.dims) {
    int64_t at = r[dim.reg].i;
    if (!contains(dim.inside, at))
      return readOutside(read, pc, frame, /*isNeeded=*/false);
    offset += (at - dim.held.first) * dim.stride;
  }
  using Element = typename Stored::Element;
  r[pc->dst] =
      Stored::load(reinterpret_cast<const Element *>(read.data)[offset]);
  return pc + 1;
}

Handler tofu::interpreter::selectLoad(ScalarType type) {
  return visitStored(type, [](auto s) -> Handler { return load<decltype(s)>; });
}
Handler tofu::interpreter::selectCheckedLoad(ScalarType type) {
  return visitStored(
      type, [](auto s) -> Handler { return checkedLoad<decltype(s)>; });
}
Handler tofu::interpreter::selectStore(ScalarType type) {
  return visitStored(type,
                     [](auto s) -> Handler { return store<decltype(s)>; });
}

Address tofu::interpreter::getAddress(CodeBuilder &builder,
                                      const Linear &offset) {
  unsigned level = builder.getLevel(offset);
  Linear outer = offset;
  for (auto [reg, factor] : offset.terms) {
    if (builder.getLevel(reg) != level)
      continue;
    outer.terms.erase(reg);
    if (builder.getLevel(outer) < level || outer.terms.empty())
      return {builder.materialize(outer), reg, factor};
    break; // several terms of that level
  }
  return {builder.materialize(offset), builder.addIndexConstant(0), 0};
}
