//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Operator.h"

#include "common/CommandLine.h"
#include "tofu/Import/TDL/ImportTDL.h"
#include "tofu/Interpreter/Npz.h"
#include "tofu/Numpy/Names.h"
#include "tofu/Numpy/Npz.h"
#include "tofu/Operators/Binding.h"
#include "tofu/Operators/Instances.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/WithColor.h"

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
static Operation *findOperator(ArrayRef<Operation *> definitions,
                               const tools::OperatorOptions &options) {
  if (options.name.empty() && definitions.size() == 1)
    return definitions.front();
  SmallVector<StringRef> names;
  for (Operation *definition : definitions) {
    names.push_back(getDefinitionName(definition));
    if (names.back() == options.name)
      return definition;
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

/// Said of what is refused; nothing of other arrays.
static std::string describeComplex(StringRef name,
                                   const numpy::NpyHeader &header) {
  return header.numbers == TOFU_COMPLEX
             ? ("; '" + name +
                "' has complex numbers, which are two numbers each: its last "
                "dimension, of 2, are the real and imaginary parts")
                   .str()
             : "";
}

/// The language has integers with a sign alone: large ones without would be
/// negative.
static llvm::Error checkSign(const numpy::NpzReader::Place &found,
                             const numpy::NpyHeader &header) {
  if (header.numbers != TOFU_UNSIGNED)
    return llvm::Error::success();
  return llvm::createStringError(
      "array '" + found.name +
      "' has integers without a sign, which the language does not have; give "
      "it as wider ones with a sign, as 'x.astype(numpy.int32)'");
}

/// Arrays of a parameter that is a list have its name and a number: xs0, xs1.
static std::vector<std::string> nameArrays(const syntax::Definition &definition,
                                           const numpy::NpzReader &reader) {
  std::vector<std::string> names;
  for (const syntax::Parameter &parameter : definition.parameters) {
    std::string name = parameter.name.text.str();
    if (!parameter.list) {
      names.push_back(name);
      continue;
    }
    for (size_t i = 0; reader.find({name + std::to_string(i), ""}); ++i)
      names.push_back(name + std::to_string(i));
  }
  return names;
}

/// Said of a file where one is to blame.
static std::string join(ArrayRef<std::string> paths) {
  return llvm::join(paths, ", ");
}

/// The operator that a generic definition is for the arrays; null after an
/// error. Of a gradient these are the operands of what it is of, and what it
/// makes of them tells which cotangents there are: `arguments` are none.
static tdl::OpOp specialise(Templates &templates, tdl::TemplateOp generic,
                            const tools::OperatorOptions &options,
                            std::vector<Tensor> &arguments) {
  auto refuse = [](const Twine &message) {
    complain(message);
    return tdl::OpOp();
  };
  const syntax::Definition *found = templates.find(generic);
  const syntax::Definition *written = templates.findWritten(generic);
  if (!found || !written)
    return {};
  NamedAttrList attributes;
  for (const std::string &attribute : options.attributes)
    if (llvm::Error error = bindAttribute(*written, attribute, attributes,
                                          generic.getContext()))
      return refuse(llvm::toString(std::move(error)));
  if (!written->parameters.empty() && options.inputs.empty()) {
    SmallVector<std::string> names;
    for (const syntax::Parameter &parameter : written->parameters)
      names.push_back(
          (parameter.name.text +
           (parameter.list ? "0, " + parameter.name.text + "1, ..." : ""))
              .str());
    return refuse("'" + generic.getSymName() + "' takes " +
                  llvm::join(names, ", ") +
                  (found->isGradient() ? " and cotangents" : "") +
                  "; give arrays of these names with --inputs");
  }
  SmallVector<Type> operands;
  std::string complex; // of arrays
  if (!written->parameters.empty()) {
    auto reader = numpy::NpzReader::open(options.inputs);
    if (!reader)
      return refuse(reader.getError().getMessage());
    auto names = nameArrays(*written, *reader);
    auto read =
        readNpz(*reader, numpy::nameArrays("arg", names), generic.getContext(),
                [&](size_t, const numpy::NpzReader::Place &found, Type,
                    ArrayRef<int64_t>, const numpy::NpyHeader &header) {
                  complex += describeComplex(found.name, header);
                  return checkSign(found, header);
                });
    if (!read)
      return refuse(llvm::toString(read.takeError()));
    arguments = std::move(*read);
    for (const Tensor &tensor : arguments)
      operands.push_back(
          RankedTensorType::get(tensor.shape, tensor.elementType));
  }
  DictionaryAttr known = attributes.getDictionary(generic.getContext());
  if (found->isGradient()) {
    arguments.clear();
    if (failed(templates.addCotangents(generic, operands, known)))
      return {};
  }
  FailureOr<tdl::OpOp> made =
      templates.specialise(generic, operands, {}, known, generic.getLoc());
  if (succeeded(made))
    return *made;
  StringRef why = complex;
  if (why.consume_front("; "))
    llvm::WithColor::note(llvm::errs(), "tofu-interpret") << why << '\n';
  return {};
}

OwningOpRef<ModuleOp> tools::applyOperator(ToolContext &tool,
                                           const OperatorOptions &options,
                                           std::vector<Tensor> &arguments) {
  OwningOpRef<ModuleOp> definitions = importTDL(tool.sources, &tool.context);
  if (!definitions)
    return nullptr;
  Operation *found =
      findOperator(Instances(*definitions).getDefinitions(), options);
  if (!found)
    return nullptr;
  auto definition = dyn_cast<tdl::OpOp>(found);
  Templates templates(*definitions);
  bool isGeneric = !definition;
  if (isGeneric)
    definition =
        specialise(templates, cast<tdl::TemplateOp>(found), options, arguments);
  if (!definition)
    return nullptr;
  Binding binding(definition);
  if (!isGeneric)
    for (const std::string &attribute : options.attributes)
      if (llvm::Error error = binding.bindAttribute(attribute))
        return complain(std::move(error));
  for (auto [number, tensor] : llvm::enumerate(arguments))
    if (llvm::Error error =
            binding.bind(number, tensor.elementType, tensor.shape))
      return complain(join(options.inputs) + ": " +
                      llvm::toString(std::move(error)));
  std::vector<std::string> names;
  if (arguments.empty()) // they are not read yet
    names = binding.getNames();
  if (!names.empty() && options.inputs.empty())
    return complain("'" + definition.getSymName() + "' takes " +
                    binding.describeParameters() +
                    "; give arrays of these names with --inputs");
  if (!names.empty()) {
    bool isRefused = false; // by the definition
    auto reader = numpy::NpzReader::open(options.inputs);
    if (!reader)
      return complain(reader.getError().getMessage() + "; '" +
                      definition.getSymName() + "' takes " +
                      binding.describeParameters());
    auto read = readNpz(
        *reader, numpy::nameArrays("arg", names), &tool.context,
        [&](size_t number, const numpy::NpzReader::Place &found, Type element,
            ArrayRef<int64_t> shape, const numpy::NpyHeader &header) {
          llvm::Error error = checkSign(found, header);
          if (!error)
            error = binding.bind(number, element, shape);
          isRefused |= bool(error);
          return error ? llvm::createStringError(
                             reader->getPath(found) + ": " +
                             llvm::toString(std::move(error)) +
                             describeComplex(found.name, header))
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
