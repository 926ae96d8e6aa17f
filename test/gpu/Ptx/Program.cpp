//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Decoder.h"

#include <cstring>

using namespace tofu::gpu;

static uint64_t roundUp(uint64_t n, uint64_t unit) {
  return (n + unit - 1) / unit * unit;
}

static const OpTable &opTable() {
  static const OpTable table = [] {
    OpTable t;
    addIntegerOps(t);
    addBitOps(t);
    addFloatOps(t);
    addCompareOps(t);
    addConvertOps(t);
    addMoveOps(t);
    addMemoryOps(t);
    addAtomicOps(t);
    addWarpOps(t);
    addMatrixOps(t);
    addControlOps(t);
    return t;
  }();
  return table;
}

Program::Program(std::unique_ptr<ModuleText> module,
                 const std::function<uint64_t(const Variable &)> &allocate)
    : text(std::move(module)) {
  for (const auto &variable : text->variables)
    if (variable->space == Space::global ||
        variable->space == Space::constant) {
      if (variable->isExtern)
        throw PtxError(variable->line, "variable '" + variable->name +
                                           "' is not defined in this module");
      addresses[variable.get()] = allocate(*variable);
    }
  for (const auto &function : text->functions) {
    if (!function->isDefinition)
      continue;
    all.push_back(std::make_unique<Function>());
    Function &f = *all.back();
    f.name = function->name;
    f.text = function.get();
    f.isEntry = function->isEntry;
    byName[f.name] = &f;
  }
  for (auto &function : all)
    Decoder(*this, *function, opTable()).run();
}

Program::~Program() = default;

const Function *Program::entry(const std::string &name) const {
  auto found = byName.find(name);
  return found != byName.end() && found->second->isEntry ? found->second
                                                         : nullptr;
}

uint64_t Program::address(const Variable *variable) const {
  auto found = addresses.find(variable);
  return found == addresses.end() ? 0 : found->second;
}

const Variable *Program::variable(const std::string &name) const {
  for (const auto &[variable, address] : addresses)
    if (variable->name == name)
      return variable;
  return nullptr;
}

std::vector<char> Program::initialBytes(const Variable &variable) const {
  std::vector<char> result(variable.bytes);
  unsigned size = bytesOf(variable.type);
  for (size_t i = 0; i < variable.init.size(); ++i) {
    const Variable::Init &init = variable.init[i];
    uint64_t value = init.value;
    if (!init.symbol.empty()) {
      const Variable *other = this->variable(init.symbol);
      if (!other)
        throw PtxError(variable.line, "the initialiser of '" + variable.name +
                                          "' names '" + init.symbol +
                                          "', which is not in global memory");
      value += addresses.at(other);
    }
    if ((i + 1) * size <= result.size())
      std::memcpy(result.data() + i * size, &value, size);
  }
  return result;
}

/// Calls f with every function that `root` may come to, once each.
template <class F> static void reachable(const Function &root, F f) {
  std::vector<const Function *> list = {&root};
  for (size_t i = 0; i < list.size(); ++i) {
    f(*list[i]);
    for (const Function *callee : list[i]->callees)
      if (std::find(list.begin(), list.end(), callee) == list.end())
        list.push_back(callee);
  }
}

static std::vector<const Variable *> sharedOf(const Function &kernel) {
  std::vector<const Variable *> result;
  reachable(kernel, [&](const Function &function) {
    for (const Variable *variable : function.shared)
      if (std::find(result.begin(), result.end(), variable) == result.end())
        result.push_back(variable);
  });
  return result;
}

std::vector<SharedPlace> Program::sharedPlaces(const Function &kernel,
                                               uint64_t dynamicBytes) const {
  constexpr uint64_t kGap = 64;
  std::vector<SharedPlace> result;
  uint64_t at = 0, dynamicAlign = 16;
  for (const Variable *variable : sharedOf(kernel)) {
    if (variable->bytes == 0) {
      dynamicAlign = std::max<uint64_t>(dynamicAlign, variable->align);
      continue;
    }
    at = roundUp(at, variable->align);
    result.push_back({variable, at, variable->bytes});
    at += variable->bytes + kGap;
  }
  at = roundUp(at, dynamicAlign);
  for (const Variable *variable : sharedOf(kernel))
    if (variable->bytes == 0)
      result.push_back({variable, at, dynamicBytes});
  return result;
}

uint64_t Program::localBytes(const Function &kernel) const {
  uint64_t result = kernel.localBytes;
  reachable(kernel, [&](const Function &function) {
    if (&function != &kernel)
      result += 4 * (function.localBytes + 64);
  });
  return roundUp(result, 64);
}

uint64_t Program::staticSharedBytes(const Function &kernel) const {
  uint64_t at = 0;
  for (const Variable *variable : sharedOf(kernel))
    at = roundUp(at, variable->align) + variable->bytes;
  return at;
}

//===----------------------------------------------------------------------===//

void Decoder::fail(const std::string &what) const {
  throw PtxError(now ? now->line : function.text->line, what);
}

void Decoder::unknown() const {
  fail("instruction '" + now->spelling() + "' is not simulated");
}

const Operand &Decoder::operand(const Statement &statement, size_t i) const {
  if (i >= statement.operands.size())
    fail("'" + statement.spelling() + "' has " +
         std::to_string(statement.operands.size()) +
         " operands, but more are needed");
  return statement.operands[i];
}

Type Decoder::type(const Statement &statement, int skip) const {
  for (auto mod = statement.mods.rbegin(); mod != statement.mods.rend(); ++mod)
    if (Type type = typeOf(*mod); type != Type::none && skip-- == 0)
      return type;
  unknown();
}

/// Bytes that a lane's value takes in a frame; predicates are bits of a word.
static unsigned laneBytes(Type type) {
  return type == Type::pred ? 0 : std::max(2u, bytesOf(type));
}

uint32_t Decoder::allocate(unsigned bytes) {
  uint32_t at = roundUp(function.registerBytes, bytes >= 16 ? 16 : 8);
  function.registerBytes = at + std::max(8u, bytes * 32);
  return at;
}

Ref Decoder::scratch(unsigned bytes) { return allocate(bytes); }

Ref Decoder::registerOf(const Variable *variable) {
  auto [entry, isNew] = registers.try_emplace(variable, 0);
  if (isNew)
    entry->second = allocate(laneBytes(variable->type));
  return entry->second;
}

Ref Decoder::constant(uint64_t bits, unsigned bytes) {
  bytes = bytes ? std::max(2u, bytes) : 0;
  auto [entry, isNew] = constants.try_emplace({bits, bytes}, 0);
  if (!isNew)
    return entry->second;
  std::vector<char> &pool = function.constants;
  size_t at = roundUp(pool.size(), 16);
  pool.resize(at + std::max(8u, bytes * 32));
  if (bytes == 0) {
    uint32_t all = bits ? ~0u : 0;
    std::memcpy(pool.data() + at, &all, 4);
  }
  for (int lane = 0; bytes && lane < 32; ++lane)
    std::memcpy(pool.data() + at + lane * bytes, &bits,
                std::min<unsigned>(bytes, 8));
  return entry->second = Ref(at) | kConstant;
}

Ref Decoder::specialRegister(const std::string &name) {
  unsigned bytes = 0;
  int number = specialNumber(name, bytes);
  if (number < 0)
    fail("'" + name + "' is not a register");
  auto [entry, isNew] = specials.try_emplace(name, 0);
  if (isNew) {
    // As wide as anybody may read it.
    entry->second = allocate(8);
    Fill fill;
    fill.slot = entry->second;
    fill.which = number;
    function.fills.push_back(fill);
  }
  return entry->second;
}

Ref Decoder::source(const Operand &operand, Type type) {
  unsigned bytes = std::max(2u, bytesOf(type));
  switch (operand.kind) {
  case Operand::integer:
    return constant(operand.bits, bytes);
  case Operand::single: {
    if (type != Type::f64)
      return constant(operand.bits, bytes);
    float value;
    uint32_t bits = operand.bits;
    std::memcpy(&value, &bits, 4);
    double wide = value;
    uint64_t wideBits;
    std::memcpy(&wideBits, &wide, 8);
    return constant(wideBits, bytes);
  }
  case Operand::real: {
    if (bytes == 8)
      return constant(operand.bits, bytes);
    double value;
    std::memcpy(&value, &operand.bits, 8);
    float narrow = value;
    uint32_t bits;
    std::memcpy(&bits, &narrow, 4);
    return constant(bits, bytes);
  }
  case Operand::name:
    break;
  default:
    fail("an operand of '" + now->spelling() + "' is not a value");
  }
  const Variable *variable = operand.variable;
  if (!variable) {
    if (operand.text == "WARP_SZ")
      return constant(32, bytes);
    if (functionNamed(operand.text))
      fail("addresses of functions are not simulated");
    return specialRegister(operand.text);
  }
  if (variable->space == Space::reg) {
    if (laneBytes(variable->type) != bytes)
      fail("register '" + variable->name + "' has " +
           std::to_string(laneBytes(variable->type)) + " bytes, but '" +
           now->spelling() + "' reads " + std::to_string(bytes));
    return registerOf(variable);
  }
  Fill fill;
  fill.variable = variable;
  fill.addend = operand.offset;
  switch (variable->space) {
  case Space::global:
  case Space::constant:
    return constant(program.address(variable) + operand.offset, bytes);
  case Space::param:
    return constant(paramOffset(variable) + operand.offset, bytes);
  case Space::shared:
    fill.kind = Fill::shared;
    if (std::find(function.shared.begin(), function.shared.end(), variable) ==
        function.shared.end())
      function.shared.push_back(variable);
    break;
  case Space::local: {
    fill.kind = Fill::local;
    auto [entry, isNew] = locals.try_emplace(variable, 0);
    if (isNew) {
      entry->second = roundUp(function.localBytes, variable->align);
      function.localBytes = entry->second + variable->bytes;
    }
    fill.addend += entry->second;
    break;
  }
  default:
    fail("'" + variable->name + "' is not a value");
  }
  fill.bytes = bytes;
  fill.slot = allocate(bytes);
  function.fills.push_back(fill);
  return fill.slot;
}

Ref Decoder::predicate(const Operand &operand, bool &negated) {
  negated = operand.negated;
  if (operand.kind == Operand::integer)
    return constant(operand.bits != 0, 0);
  if (operand.kind != Operand::name || !operand.variable ||
      operand.variable->type != Type::pred)
    fail("an operand of '" + now->spelling() + "' is not a predicate");
  return registerOf(operand.variable);
}

Ref Decoder::destination(const Operand &operand, Type type) {
  if (operand.kind == Operand::sink)
    return scratch(laneBytes(type));
  if (operand.kind != Operand::name || !operand.variable ||
      operand.variable->space != Space::reg)
    fail("what '" + now->spelling() + "' writes is not a register");
  if (laneBytes(operand.variable->type) != laneBytes(type))
    fail("register '" + operand.text + "' has " +
         std::to_string(laneBytes(operand.variable->type)) + " bytes, but '" +
         now->spelling() + "' writes " + std::to_string(laneBytes(type)));
  return registerOf(operand.variable);
}

Ref Decoder::anyRegister(const Operand &operand, unsigned &bytes) {
  if (operand.kind == Operand::sink)
    return scratch(bytes = 8);
  if (operand.kind != Operand::name || !operand.variable ||
      operand.variable->space != Space::reg)
    fail("an operand of '" + now->spelling() + "' is not a register");
  bytes = laneBytes(operand.variable->type);
  return registerOf(operand.variable);
}

void Decoder::address(const Operand &operand, Inst &inst) {
  if (operand.kind != Operand::address)
    fail("expected an address in brackets");
  inst.imm = operand.offset;
  inst.mode = 8;
  if (operand.text.empty()) {
    inst.a = constant(0, 8);
    return;
  }
  Operand base;
  base.kind = Operand::name;
  base.text = operand.text;
  base.variable = operand.variable;
  if (base.variable && base.variable->space == Space::reg) {
    unsigned bytes = 0;
    inst.a = anyRegister(base, bytes);
    inst.mode = bytes;
    if (bytes < 4)
      fail("an address of 16 bits is none");
    return;
  }
  if (!base.variable)
    fail("'" + operand.text + "' is not declared");
  inst.a = source(base, Type::b64);
}

void Decoder::branchTo(const std::string &label, int64_t *) {
  patches.push_back({function.code.size(), ~0u, label, now->line});
}

void Decoder::branchFromList(const std::string &label, uint32_t list) {
  patches.push_back({0, list, label, now->line});
}

const Statement *Decoder::targetsOf(const std::string &label) const {
  for (const Statement &statement : function.text->body)
    if (statement.label == label && !statement.targets.empty())
      return &statement;
  fail("'" + label + "' is no list of labels");
}

const Function *Decoder::functionNamed(const std::string &name) const {
  auto found = program.byName.find(name);
  return found == program.byName.end() ? nullptr : found->second;
}

/// Formal results and parameters in order, from 0, as callers assume too.
static uint32_t formals(const FunctionText &text,
                        std::map<const Variable *, uint32_t> &offsets) {
  uint32_t at = 0;
  for (const auto *list : {&text.results, &text.params})
    for (const Variable *variable : *list) {
      at = roundUp(at, variable->align);
      offsets[variable] = at;
      at += variable->bytes;
    }
  return at;
}

void Decoder::layOutParams() {
  function.paramBytes = formals(*function.text, params);
  if (function.isEntry)
    for (const Variable *variable : function.text->params)
      function.kernelParams.push_back(
          {params[variable], uint32_t(variable->bytes)});
}

uint32_t Decoder::paramOffset(const Variable *variable) {
  auto [entry, isNew] = params.try_emplace(variable, 0);
  if (isNew) {
    entry->second = roundUp(function.paramBytes, 16);
    function.paramBytes = entry->second + variable->bytes;
  }
  return entry->second;
}

void Decoder::addCall(Inst &inst, const Statement &statement) {
  size_t i = 0;
  const Operand *results = nullptr, *actuals = nullptr;
  if (operand(statement, i).kind == Operand::list)
    results = &statement.operands[i++];
  std::string name = operand(statement, i++).text;
  if (i < statement.operands.size())
    actuals = &statement.operands[i];
  inst.callee = functionNamed(name);
  if (!inst.callee)
    fail("function '" + name + "' is called, but not defined in this module");
  function.callees.push_back(inst.callee);
  const FunctionText &callee = *inst.callee->text;
  std::map<const Variable *, uint32_t> offsets;
  formals(callee, offsets);
  inst.list = function.copies.size();
  auto copy = [&](const Operand *list,
                  const std::vector<const Variable *> &formal) {
    size_t count = list ? list->items.size() : 0;
    if (count != formal.size())
      fail("'" + name + "' is called with another number of values");
    for (size_t k = 0; k < count; ++k) {
      const Variable *variable = list->items[k].variable;
      if (!variable || variable->space != Space::param)
        fail("values of calls other than parameters are not simulated");
      function.copies.push_back(
          {paramOffset(variable), offsets[formal[k]],
           uint32_t(std::min(variable->bytes, formal[k]->bytes))});
    }
    return count;
  };
  inst.listSize = copy(actuals, callee.params);
  inst.imm = copy(results, callee.results);
}

/// LLVM makes atomics that the target has not of a loop around `atom.cas`, and
/// what it begins with of a plain load. What that reads is only a guess.
void Decoder::strengthenFirstLoad(const Statement &cas) {
  const Operand &address = cas.operands.at(1);
  for (auto [inst, load] : loads)
    if (cas.line - load->line < 16 && load->operands[1].text == address.text &&
        load->operands[1].offset == address.offset)
      function.code[inst].negated = true;
}

void Decoder::run() {
  layOutParams();
  static const std::string kLabel = "$label", kRet = "ret";
  auto pseudo = [&](const std::string &name, int line) {
    Statement statement;
    statement.line = line;
    statement.op = name;
    Inst inst;
    inst.line = line;
    table.at(name)(*this, statement, inst);
    emit(inst);
  };
  for (const Statement &statement : function.text->body) {
    now = &statement;
    if (!statement.label.empty()) {
      labels[statement.label] = function.code.size();
      if (statement.targets.empty())
        pseudo(kLabel, statement.line);
      continue;
    }
    Inst inst;
    inst.line = statement.line;
    if (!statement.guard.empty()) {
      if (!statement.guardVariable ||
          statement.guardVariable->type != Type::pred)
        fail("'" + statement.guard + "' is not a predicate");
      inst.guard = registerOf(statement.guardVariable);
      inst.guardNegated = statement.guardNegated;
    }
    auto found = table.find(statement.op);
    if (found == table.end())
      unknown();
    found->second(*this, statement, inst);
    if (!inst.fn)
      unknown();
    if (statement.op == "atom" && statement.has("cas"))
      strengthenFirstLoad(statement);
    if (statement.op == "ld")
      loads.push_back({function.code.size(), &statement});
    emit(inst);
    if (statement.op == "bra" || statement.op == "call")
      pseudo(kLabel, statement.line);
  }
  pseudo(kRet, now ? now->line : function.text->line);
  for (const Patch &patch : patches) {
    auto found = labels.find(patch.label);
    if (found == labels.end())
      throw PtxError(patch.line, "label '" + patch.label + "' is not there");
    if (patch.list == ~0u)
      function.code[patch.inst].imm = found->second;
    else
      function.refs[patch.list] = found->second;
  }
  function.registerBytes = roundUp(function.registerBytes, 64) + 64;
}
