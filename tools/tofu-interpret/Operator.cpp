//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Operator.h"

#include "common/CommandLine.h"
#include "tofu/Import/TDL/ImportTDL.h"
#include "tofu/Interpreter/Npz.h"
#include "tofu/Numpy/Names.h"
#include "tofu/Operators/Binding.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::interpreter;

static OwningOpRef<ModuleOp> complain(const Twine &message) {
  tools::fail("tofu-interpret", message);
  return nullptr;
}

static OwningOpRef<ModuleOp> complain(llvm::Error error) {
  return complain(llvm::toString(std::move(error)));
}

/// Null after an error.
static tdl::OpOp findOperator(ModuleOp module,
                              const tools::OperatorOptions &options) {
  SmallVector<tdl::OpOp> definitions(module.getOps<tdl::OpOp>());
  if (options.name.empty() && definitions.size() == 1)
    return definitions.front();
  SmallVector<StringRef> names;
  for (tdl::OpOp definition : definitions) {
    if (definition.getSymName() == options.name)
      return definition;
    names.push_back(definition.getSymName());
  }
  constexpr size_t kShown = 10;
  std::string list = llvm::join(ArrayRef(names).take_front(kShown), ", ") +
                     (names.size() > kShown ? ", ..." : "");
  complain(names.empty() ? options.file + ": defines no operator"
           : options.name.empty()
               ? options.file + ": defines " + std::to_string(names.size()) +
                     " operators; say with --op which one is to run: " + list
               : options.file + ": defines no operator '" + options.name +
                     "'; there are " + list);
  return nullptr;
}

OwningOpRef<ModuleOp> tools::applyOperator(ToolContext &tool,
                                           const OperatorOptions &options,
                                           std::vector<Tensor> &arguments) {
  OwningOpRef<ModuleOp> definitions = importTDL(tool.sources, &tool.context);
  if (!definitions)
    return nullptr;
  tdl::OpOp definition = findOperator(*definitions, options);
  if (!definition)
    return nullptr;
  Binding binding(definition);
  for (const std::string &attribute : options.attributes)
    if (llvm::Error error = binding.bindAttribute(attribute))
      return complain(std::move(error));
  std::vector<std::string> names = binding.getNames();
  if (!names.empty() && options.inputs.empty())
    return complain("'" + definition.getSymName() + "' takes " +
                    binding.describeParameters() +
                    "; give arrays of these names with --inputs");
  if (!names.empty()) {
    bool isRefused = false; // by the definition
    auto read = readNpz(
        options.inputs, numpy::nameArrays("arg", names), &tool.context,
        [&](size_t number, StringRef, Type element, ArrayRef<int64_t> shape) {
          llvm::Error error = binding.bind(number, element, shape);
          isRefused |= bool(error);
          return error
                     ? llvm::createStringError(options.inputs + ": " +
                                               llvm::toString(std::move(error)))
                     : llvm::Error::success();
        });
    if (!read && isRefused)
      return complain(read.takeError());
    if (!read)
      return complain(llvm::toString(read.takeError()) + "; '" +
                      definition.getSymName() + "' takes " +
                      binding.describeParameters());
    arguments = std::move(*read);
  }
  auto module = binding.apply();
  if (!module)
    return complain(module.takeError());
  return std::move(*module);
}

void tools::showResults(ArrayRef<Tensor> results, llvm::raw_ostream &os) {
  constexpr int64_t kShown = 8;
  for (auto [number, result] : llvm::enumerate(results)) {
    numpy::ArrayView array = getArray(result);
    os << "out" << number << ": " << numpy::describe(array.type, array.extents)
       << " =";
    int64_t count = array.getNumElements();
    for (int64_t i = 0; i != std::min(count, kShown); ++i)
      os << (i ? ", " : " ") << llvm::format("%.6g", array.getNumber(i));
    os << (count > kShown ? ", ...\n" : "\n");
  }
}
