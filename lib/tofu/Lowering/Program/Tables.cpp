//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Plain values as constants in the layout of runtime/tofu/Runtime/Program.h:
// every field is a 64-bit number or a pointer.
//
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/Program/Tables.h"

#include "tofu/Runtime/Fingerprint.h"
#include "tofu/Runtime/Program.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Module.h"
#include <map>

using namespace tofu::lowering;
using llvm::ArrayRef;
using llvm::Constant;
using llvm::StringRef;

namespace {
using Fields = llvm::SmallVector<Constant *>;

class TableBuilder {
public:
  explicit TableBuilder(llvm::Module &module) : module(module) {}

  Constant *getNumber(int64_t number) {
    return llvm::ConstantInt::getSigned(
        llvm::Type::getInt64Ty(module.getContext()), number);
  }
  Constant *getDouble(double number) {
    return llvm::ConstantFP::get(llvm::Type::getDoubleTy(module.getContext()),
                                 number);
  }
  Constant *getNull() {
    return llvm::ConstantPointerNull::get(
        llvm::PointerType::get(module.getContext(), 0));
  }
  Constant *getFunction(StringRef name) {
    return name.empty() ? getNull() : module.getFunction(name);
  }
  /// A function that is linked to the program, or is in the process that loads
  /// it, or is not there: null.
  Constant *getForeign(StringRef name) {
    llvm::LLVMContext &context = module.getContext();
    auto *type = llvm::FunctionType::get(llvm::Type::getInt64Ty(context),
                                         {llvm::PointerType::get(context, 0)},
                                         /*isVarArg=*/false);
    auto *function = llvm::dyn_cast<llvm::Function>(
        module.getOrInsertFunction(name, type).getCallee());
    if (function->isDeclaration())
      function->setLinkage(llvm::GlobalValue::ExternalWeakLinkage);
    return function;
  }

  /// Zero-terminated.
  Constant *getString(StringRef text) {
    Constant *&known = strings[text];
    if (!known)
      known = addGlobal(
          llvm::ConstantDataArray::getString(module.getContext(), text));
    return known;
  }
  /// Data, which are no table: the same ones once, of whatever type they are.
  Constant *getBytes(StringRef bytes, uint64_t alignment) {
    Constant *value = llvm::ConstantDataArray::getRaw(
        bytes, bytes.size(), llvm::Type::getInt8Ty(module.getContext()));
    Constant *&known = blobs[{value, alignment}];
    if (!known)
      known = addGlobal(value, alignment);
    data.insert(known);
    return known;
  }
  Constant *getNumbers(ArrayRef<int64_t> numbers) {
    if (numbers.empty())
      return getNull();
    Constant *&known =
        arrays[std::vector<int64_t>(numbers.begin(), numbers.end())];
    if (!known)
      known = addGlobal(llvm::ConstantDataArray::get(
          module.getContext(),
          ArrayRef<uint64_t>(reinterpret_cast<const uint64_t *>(numbers.data()),
                             numbers.size())));
    return known;
  }
  /// An array of structs.
  Constant *getArray(ArrayRef<Fields> structs) {
    if (structs.empty())
      return getNull();
    llvm::SmallVector<Constant *, 0> elements;
    for (const Fields &fields : structs)
      elements.push_back(llvm::ConstantStruct::getAnon(fields));
    return addGlobal(llvm::ConstantArray::get(
        llvm::ArrayType::get(elements.front()->getType(), elements.size()),
        elements));
  }

  llvm::GlobalVariable *addGlobal(Constant *value, uint64_t alignment = 8) {
    auto *global = new llvm::GlobalVariable(
        module, value->getType(), /*isConstant=*/true,
        llvm::GlobalValue::InternalLinkage, value, "table");
    global->setAlignment(llvm::Align(alignment));
    return global;
  }

  /// Takes in the value, and the tables that it points to.
  void add(tofu::runtime::Fingerprint &fingerprint, const Constant *value);

private:
  llvm::Module &module;
  llvm::DenseSet<const Constant *> data;
  llvm::DenseMap<std::pair<Constant *, uint64_t>, Constant *> blobs;
  llvm::StringMap<Constant *> strings;
  std::map<std::vector<int64_t>, Constant *> arrays;
};

class ProgramTables {
public:
  ProgramTables(llvm::Module &module, const Program &program)
      : module(module), program(program), table(module) {}

  void add();

private:
  Fields get(const Program::Buffer &buffer);
  Fields get(const Program::Operation &operation);
  Fields get(const Program::Block &block);
  Fields get(const Program::Launch &launch);
  Fields get(const Program::Image &image);
  Fields get(const Program::Value &value);
  Fields get(const Program::Attribute &attribute);
  Constant *get(const std::optional<Program::Contraction> &contraction);
  Constant *get(const std::optional<Program::Call> &call);
  void append(Fields &fields, const Program::Access &access);
  void append(Fields &fields, ArrayRef<int64_t> numbers) {
    fields.push_back(table.getNumber(numbers.size()));
    fields.push_back(table.getNumbers(numbers));
  }
  template <class T> void append(Fields &fields, const std::vector<T> &values) {
    llvm::SmallVector<Fields, 0> structs;
    for (const T &value : values)
      structs.push_back(get(value));
    fields.push_back(table.getNumber(values.size()));
    fields.push_back(table.getArray(structs));
  }

  llvm::Module &module;
  const Program &program;
  TableBuilder table;
};
} // namespace

void TableBuilder::add(tofu::runtime::Fingerprint &fingerprint,
                       const Constant *value) {
  llvm::Type *type = value->getType();
  if (auto *number = llvm::dyn_cast<llvm::ConstantInt>(value))
    return fingerprint.add(number->getSExtValue());
  if (auto *number = llvm::dyn_cast<llvm::ConstantFP>(value))
    return fingerprint.add(
        number->getValueAPF().bitcastToAPInt().getSExtValue());
  if (type->isPointerTy()) {
    fingerprint.add(int64_t(!value->isNullValue()));
    auto *table = llvm::dyn_cast<llvm::GlobalVariable>(value);
    if (table && !data.contains(table))
      add(fingerprint, table->getInitializer());
    return;
  }
  auto *array = llvm::dyn_cast<llvm::ArrayType>(type);
  // Long ones; an empty text is all zeros, which are none.
  auto *plain = llvm::dyn_cast<llvm::ConstantDataArray>(value);
  if (array && array->getElementType()->isIntegerTy(8))
    return fingerprint.add(plain ? std::string_view(plain->getAsCString())
                                 : std::string_view());
  if (plain) {
    for (unsigned i = 0; i != plain->getNumElements(); ++i)
      fingerprint.add(int64_t(plain->getElementAsInteger(i)));
    return;
  }
  uint64_t count =
      array ? array->getNumElements() : type->getStructNumElements();
  for (uint64_t i = 0; i != count; ++i)
    add(fingerprint, value->getAggregateElement(unsigned(i)));
}

Fields ProgramTables::get(const Program::Buffer &buffer) {
  Fields fields = {table.getNumber(buffer.type),
                   table.getNumber(buffer.extents.size()),
                   table.getNumbers(buffer.extents),
                   table.getFunction(buffer.box),
                   table.getNumber(buffer.offset),
                   buffer.constant.empty()
                       ? table.getNull()
                       : table.getBytes(buffer.constant, TOFU_ALIGNMENT)};
  append(fields, buffer.partialAxes);
  fields.push_back(table.getNumber(buffer.combiner));
  fields.push_back(table.getNumbers(buffer.boxAxes));
  fields.push_back(table.getNumber(buffer.space));
  return fields;
}

void ProgramTables::append(Fields &fields, const Program::Access &access) {
  fields.push_back(table.getNumber(access.operand));
  fields.push_back(table.getNumbers(access.matrix));
  fields.push_back(table.getNumbers(access.divisors));
  fields.push_back(table.getNumber(access.padded));
}

Constant *
ProgramTables::get(const std::optional<Program::Contraction> &contraction) {
  if (!contraction)
    return table.getNull();
  Fields fields = {table.getNumber(contraction->numVariables),
                   table.getNumber(contraction->numOutputs),
                   table.getFunction(contraction->part),
                   table.getNumbers(contraction->result)};
  append(fields, contraction->a);
  append(fields, contraction->b);
  fields.push_back(table.getNumber(contraction->addend));
  fields.push_back(table.getDouble(contraction->beta));
  fields.push_back(table.getDouble(contraction->alpha));
  append(fields,
         contraction->bias.value_or(Program::Access{-1, {}, {}, false}));
  fields.push_back(table.getNumber(int64_t(contraction->activation)));
  return table.addGlobal(llvm::ConstantStruct::getAnon(fields));
}

Fields ProgramTables::get(const Program::Attribute &attribute) {
  Fields fields = {
      table.getString(attribute.name), table.getNumber(attribute.kind),
      table.getNumber(attribute.integer), table.getDouble(attribute.number),
      attribute.kind == TOFU_TEXT ? table.getString(attribute.text)
                                  : table.getNull()};
  append(fields, attribute.integers);
  return fields;
}

Constant *ProgramTables::get(const std::optional<Program::Call> &call) {
  if (!call)
    return table.getNull();
  llvm::SmallVector<Fields, 0> slices;
  for (ArrayRef<int64_t> rows : call->slices)
    slices.push_back({table.getNumbers(rows)});
  Fields fields = {table.getString(call->name), table.getForeign(call->name),
                   table.getNumber(call->numIndices),
                   table.getFunction(call->part), table.getArray(slices)};
  append(fields, call->attributes);
  return table.addGlobal(llvm::ConstantStruct::getAnon(fields));
}

Fields ProgramTables::get(const Program::Operation &operation) {
  Fields fields = {table.getNumber(operation.kind),
                   table.getString(operation.name),
                   table.getString(operation.location)};
  append(fields, operation.operands);
  append(fields, operation.results);
  fields.push_back(table.getFunction(operation.kernel));
  fields.push_back(operation.kernel.empty()
                       ? table.getNull()
                       : table.getFunction(operation.kernel + ".extent"));
  fields.push_back(table.getNumber(operation.cost));
  fields.push_back(get(operation.contraction));
  append(fields, operation.copiedAxes);
  fields.push_back(table.getNumber(operation.stream));
  fields.push_back(table.getNumber(operation.started));
  fields.push_back(get(operation.call));
  fields.push_back(table.getNumber(operation.combiner));
  append(fields, operation.scannedAxes);
  fields.push_back(table.getNumber(operation.isReverse));
  append(fields, operation.blocks);
  fields.push_back(table.getNumber(operation.trips));
  append(fields, operation.launches);
  return fields;
}

Fields ProgramTables::get(const Program::Launch &launch) {
  return {table.getString(launch.kernel), table.getFunction(launch.size)};
}

Fields ProgramTables::get(const Program::Image &image) {
  return {table.getNumber(image.kind), table.getNumber(image.architecture),
          table.getBytes(image.bytes, TOFU_ALIGNMENT),
          table.getNumber(image.bytes.size())};
}

Fields ProgramTables::get(const Program::Block &block) {
  Fields fields = {table.getNumber(block.begin), table.getNumber(block.end)};
  append(fields, block.arguments);
  append(fields, block.yields);
  return fields;
}

Fields ProgramTables::get(const Program::Value &value) {
  return {table.getString(value.name), table.getNumber(value.buffer),
          table.getNumber(value.replaces), table.getString(value.source),
          table.getNumber(value.numbers)};
}

void ProgramTables::add() {
  Fields fields = {table.getNumber(TOFU_PROGRAM_MAGIC),
                   table.getNumber(TOFU_ABI_VERSION),
                   table.getString(program.name), table.getString(program.cpu),
                   table.getString(program.plan)};
  append(fields, program.mesh);
  append(fields, program.buffers);
  append(fields, program.operations);
  append(fields, program.arguments);
  append(fields, program.results);
  fields.push_back(table.getNumber(program.arenaBytes));
  fields.push_back(table.getNumber(program.bytesMoved));
  fields.push_back(table.getNumber(program.areBytesKnown));
  fields.push_back(table.getNumber(program.target));
  append(fields, program.images);
  fields.push_back(table.getNumber(program.scratchBytes));
  tofu::runtime::Fingerprint fingerprint;
  for (const Constant *field : fields)
    table.add(fingerprint, field);
  fields.push_back(table.getNumber(fingerprint.get()));
  for (llvm::Function &function : module)
    if (!function.isDeclaration())
      function.setLinkage(llvm::GlobalValue::InternalLinkage);
  llvm::GlobalVariable *symbol =
      table.addGlobal(llvm::ConstantStruct::getAnon(fields));
  symbol->setName(TOFU_PROGRAM_SYMBOL);
  symbol->setLinkage(llvm::GlobalValue::ExternalLinkage);
}

void tofu::lowering::addTables(llvm::Module &module, const Program &program) {
  ProgramTables(module, program).add();
}
