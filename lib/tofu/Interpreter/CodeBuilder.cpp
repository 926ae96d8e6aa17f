//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Interpreter/CodeBuilder.h"

using namespace tofu::interpreter;

//===----------------------------------------------------------------------===//
// Handlers of control flow
//===----------------------------------------------------------------------===//

static const Instruction *halt(const Instruction *, Frame &) { return nullptr; }

static const Instruction *enterLoop(const Instruction *pc, Frame &frame) {
  Register *r = frame.registers.data();
  r[pc->dst] = r[pc->a];
  return r[pc->a].i < r[pc->b].i ? pc + 1 : pc + pc->imm;
}
static const Instruction *nextPoint(const Instruction *pc, Frame &frame) {
  Register *r = frame.registers.data();
  return ++r[pc->dst].i < r[pc->b].i ? pc + pc->imm : pc + 1;
}
static const Instruction *skipUnlessZero(const Instruction *pc, Frame &frame) {
  return frame.registers[pc->a].i == 0 ? pc + 1 : pc + pc->imm;
}
static const Instruction *skipIfNegative(const Instruction *pc, Frame &frame) {
  return frame.registers[pc->a].i >= 0 ? pc + 1 : pc + pc->imm;
}

//===----------------------------------------------------------------------===//
// Registers and levels
//===----------------------------------------------------------------------===//

CodeBuilder::CodeBuilder() { levels.emplace_back(); }

uint32_t CodeBuilder::addRegister(unsigned level,
                                  std::optional<Interval> bounds) {
  program.registers.push_back({.i = 0});
  infos.push_back({level, bounds});
  return infos.size() - 1;
}

uint32_t CodeBuilder::addConstant(Register value) {
  uint32_t reg = addRegister(0);
  program.registers[reg] = value;
  return reg;
}

uint32_t CodeBuilder::addIndexConstant(int64_t value) {
  auto [it, isNew] = indexConstants.try_emplace(value);
  if (isNew) {
    it->second = addConstant({.i = value});
    infos[it->second].bounds = Interval{value, value};
  }
  return it->second;
}

void CodeBuilder::openLevel(bool guarded) {
  levels.emplace_back();
  levels.back().guarded = guarded;
}

uint32_t CodeBuilder::openLoop(uint32_t lo, uint32_t hi) {
  std::optional<Interval> first = infos[lo].bounds, last = infos[hi].bounds,
                          range;
  if (first && last && first->lo < last->hi)
    range = Interval{first->lo, last->hi - 1};
  bool neverEmpty = first && last && first->hi < last->lo;
  openLevel(/*guarded=*/!neverEmpty);
  Level &level = levels.back();
  level.isLoop = true;
  level.lo = lo;
  level.hi = hi;
  return level.index = addRegister(getTop(), range);
}

void CodeBuilder::skipUnless(uint32_t reg, bool isZero) {
  Level &level = levels.back();
  level.guarded = true;
  level.skips.push_back(level.code.size());
  level.code.push_back({isZero ? skipUnlessZero : skipIfNegative, 0, reg});
}

void CodeBuilder::closeLevel() {
  Level level = std::move(levels.back());
  levels.pop_back();
  for (size_t skip : level.skips)
    level.code[skip].imm = level.code.size() - skip;
  std::vector<Instruction> &outer = levels.back().code;
  int64_t size = level.code.size();
  if (level.isLoop)
    outer.push_back(
        {enterLoop, level.index, level.lo, level.hi, 0, /*imm=*/size + 2});
  outer.insert(outer.end(), level.code.begin(), level.code.end());
  if (level.isLoop)
    outer.push_back({nextPoint, level.index, 0, level.hi, 0, /*imm=*/-size});
  std::erase_if(
      known, [&](auto &entry) { return infos[entry.second].level > getTop(); });
}

unsigned CodeBuilder::getFloor() const {
  for (unsigned level = levels.size(); level-- > 0;)
    if (levels[level].guarded)
      return level;
  return 0;
}

std::vector<CodeBuilder::Level> CodeBuilder::takeAbove(unsigned level) {
  std::vector<Level> taken;
  while (getTop() > level) {
    taken.push_back(std::move(levels.back()));
    levels.pop_back();
  }
  return taken;
}

void CodeBuilder::putBack(std::vector<Level> taken) {
  for (; !taken.empty(); taken.pop_back())
    levels.push_back(std::move(taken.back()));
}

//===----------------------------------------------------------------------===//
// Code
//===----------------------------------------------------------------------===//

void CodeBuilder::emit(unsigned level, Instruction instruction) {
  levels[level].code.push_back(instruction);
}

uint32_t CodeBuilder::emitOp(ScalarOp op, llvm::ArrayRef<uint32_t> operands) {
  unsigned level = 0;
  for (uint32_t operand : operands)
    level = std::max(level, getLevel(operand));
  Instruction instruction{op.handler};
  instruction.dst = addRegister(level);
  instruction.a = operands[0];
  instruction.b = operands.size() > 1 ? operands[1] : 0;
  instruction.c = operands.size() > 2 ? operands[2] : 0;
  instruction.imm = op.imm;
  emit(level, instruction);
  return instruction.dst;
}

Program CodeBuilder::finish() {
  assert(levels.size() == 1 && "a level is still open");
  program.code = std::move(levels.front().code);
  program.code.push_back({halt});
  return std::move(program);
}
