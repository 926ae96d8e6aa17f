//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Operator.h"

#include "ParameterArrays.h"
#include "common/CommandLine.h"
#include "tofu/Files/Printable.h"
#include "tofu/Import/TDL/ImportTDL.h"
#include "tofu/Interpreter/Npz.h"
#include "tofu/Numpy/Names.h"
#include "tofu/Numpy/Npz.h"
#include "tofu/Operators/Binding.h"
#include "tofu/Operators/Instances.h"
#include "tofu/Source/Nearest.h"
#include "llvm/ADT/StringExtras.h"
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
  Nearest nearest(options.name);
  for (Operation *definition : definitions) {
    names.push_back(getDefinitionName(definition));
    nearest.add(names.back());
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
               : options.file + ": defines no operator '" + options.name + "'" +
                     nearest.hint() + "; there are " + list);
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
      "it with what the operator has, as 'x.astype(numpy.int32)' or "
      "'x.astype(numpy.float32)'");
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
    return refuse("'" + generic.getSymName() + "' takes " +
                  tools::listArrays(written->parameters) +
                  (found->isGradient() ? " and cotangents" : "") +
                  "; give arrays of these names with --inputs");
  }
  SmallVector<Type> operands;
  std::string complex; // of arrays
  if (!written->parameters.empty()) {
    auto reader = numpy::NpzReader::open(options.inputs);
    if (!reader)
      return refuse(reader.getError().getMessage());
    auto names =
        tools::nameArrays(written->parameters, *reader, !found->isGradient());
    auto read = readNpz(*reader, names, generic.getContext(),
                        [&](size_t, const numpy::NpzReader::Place &found, Type,
                            ArrayRef<int64_t>, const numpy::NpyHeader &header) {
                          complex += describeComplex(found.name, header);
                          return checkSign(found, header);
                        });
    if (!read)
      return refuse(llvm::toString(read.takeError()));
    if (!found->isGradient()) // else cotangents are among them
      if (llvm::Error error = tools::checkTaken(*reader, generic.getSymName(),
                                                names, written->parameters))
        return refuse(llvm::toString(std::move(error)));
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
    llvm::WithColor::note(llvm::errs(), "tofu-interpret")
        << files::makePrintable(why) << '\n';
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
  ArrayRef<syntax::Parameter> parameters; // of a generic definition
  if (auto generic = dyn_cast<tdl::TemplateOp>(found)) {
    definition = specialise(templates, generic, options, arguments);
    if (const syntax::Definition *written = templates.findWritten(generic))
      parameters = written->parameters;
  }
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
  bool areRead = !arguments.empty();
  if (!areRead && !binding.getNames().empty() && options.inputs.empty())
    return complain("'" + definition.getSymName() + "' takes " +
                    binding.describeParameters() +
                    "; give arrays of these names with --inputs");
  if (!areRead && !options.inputs.empty()) {
    bool isRefused = false; // by the definition
    auto reader = numpy::NpzReader::open(options.inputs);
    if (!reader)
      return complain(reader.getError().getMessage() + "; '" +
                      definition.getSymName() + "' takes " +
                      binding.describeParameters());
    auto names = nameArrays(binding.getNames(), parameters, *reader);
    auto read = readNpz(
        *reader, names, &tool.context,
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
    if (llvm::Error error =
            checkTaken(*reader, definition.getSymName().split('.').first, names,
                       parameters))
      return complain(std::move(error));
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
      os << (i ? ", " : " ") << array.describeElement(i, 6);
    os << (count > kShown ? ", ...\n" : "\n");
  }
}
