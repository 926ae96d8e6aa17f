//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Export/ExportTDL.h"
#include "mlir/IR/SymbolTable.h"
#include "tofu/Elaboration/Read.h"
#include "tofu/Export/Names.h"
#include "tofu/Export/OperatorWriter.h"
#include "tofu/Export/SameOperator.h"
#include "tofu/Import/TDL/ImportTDL.h"
#include "tofu/Syntax/Format.h"
#include "tofu/Syntax/Functions.h"
#include "tofu/Syntax/Parser.h"

using namespace mlir;
using namespace tofu;

namespace {
class Exporter {
public:
  explicit Exporter(ModuleOp module) : module(module) {}

  std::optional<std::string> run();
  std::optional<std::string> run(tdl::OpOp op);

private:
  LogicalResult collect();
  LogicalResult collectKnown();
  bool isKnown(tdl::OpOp op);
  LogicalResult checkKnown(tdl::OpOp op);
  std::string choose(StringRef symbol);
  LogicalResult addCombiners(Operation *user);
  LogicalResult addOperator(tdl::OpOp op);

  ModuleOp module;
  tdl::SourceOp source;        // the text that the file begins with, or null
  OwningOpRef<ModuleOp> known; // what that text says
  llvm::StringSet<> taken;
  SharedNames shared;
  llvm::StringMap<std::string> combinerTexts; // by symbol
  std::vector<std::string> items;
};
} // namespace

//===----------------------------------------------------------------------===//
// Texts that are kept
//===----------------------------------------------------------------------===//

/// Finds the text that no other imports.
LogicalResult Exporter::collect() {
  llvm::DenseSet<Operation *> imported;
  for (auto each : module.getOps<tdl::SourceOp>())
    if (auto imports = each.getImportsAttr())
      for (Attribute name : imports)
        imported.insert(SymbolTable::lookupNearestSymbolFrom(
            each, cast<FlatSymbolRefAttr>(name)));
  for (Operation &op : *module.getBody()) {
    if (!isa<tdl::OpOp, tdl::TemplateOp, tdl::SourceOp, tdl::CombinerOp>(op))
      return op.emitOpError("is no definition, of which a .tdl file is made: "
                            "'tdl.op', 'tdl.combiner', 'tdl.template', "
                            "'tdl.source'");
    auto each = dyn_cast<tdl::SourceOp>(op);
    if (!each || imported.contains(each))
      continue;
    if (source) {
      InFlightDiagnostic error =
          each.emitOpError("keeps the text of a second file, '")
          << each.getFile()
          << "', but one file is written; keep one of them, or a file that "
             "imports both";
      error.attachNote(source.getLoc())
          << "the first is '" << source.getFile() << "'";
      return error;
    }
    source = each;
  }
  return success();
}

/// Reads the text again, for the names in it.
LogicalResult Exporter::collectKnown() {
  if (!source)
    return success();
  known = importTDL(source);
  if (!known)
    return failure();
  for (auto op : known->getOps<tdl::OpOp>())
    taken.insert(op.getSymName());
  for (auto definition : known->getOps<tdl::TemplateOp>())
    taken.insert(definition.getSymName());
  syntax::Diagnostics quiet(
      [](llvm::SourceMgr::DiagKind, llvm::SMLoc, const Twine &) {});
  syntax::Module written = syntax::parse(source.getText(), quiet);
  for (const syntax::FunctionDefinition &each : written.functions)
    taken.insert(each.name.text);
  for (const syntax::CombinerDefinition &each : written.combiners)
    taken.insert(each.name.text);
  return success();
}

/// Whether the text defines it.
bool Exporter::isKnown(tdl::OpOp op) {
  return known && known->lookupSymbol<tdl::OpOp>(op.getSymName());
}

LogicalResult Exporter::checkKnown(tdl::OpOp op) {
  if (isSameOperator(op, known->lookupSymbol<tdl::OpOp>(op.getSymName())))
    return success();
  InFlightDiagnostic error = op.emitError("'")
                             << op.getSymName() << "' is not what the text of '"
                             << source.getFile()
                             << "' says, which is written as it is; give it "
                                "another name, or leave the text out";
  error.attachNote(source.getLoc()) << "the text is kept here";
  return error;
}

//===----------------------------------------------------------------------===//
// Items
//===----------------------------------------------------------------------===//

std::string Exporter::choose(StringRef symbol) {
  std::string base = makeName(symbol), name = base;
  for (unsigned i = 2; !taken.insert(name).second; ++i)
    name = base + std::to_string(i);
  return name;
}

/// Those that the operation uses, each once. `argmax.f32.i64` is `argmax`, as
/// its types follow from what it folds.
LogicalResult Exporter::addCombiners(Operation *user) {
  auto result = user->walk([&](tdl::ReduceOp reduce) {
    auto symbol = dyn_cast<FlatSymbolRefAttr>(reduce.getCombiner());
    if (!symbol || shared.combiners.contains(symbol.getValue()))
      return WalkResult::advance();
    auto combiner =
        SymbolTable::lookupNearestSymbolFrom<tdl::CombinerOp>(reduce, symbol);
    StringRef base =
        symbol.getValue().take_until([](char c) { return c == '.'; });
    bool isFunction = syntax::findFunction(base) ||
                      syntax::isListFunction(base) ||
                      syntax::findElementType(base);
    std::string name = choose(isFunction ? (base + "_of").str() : base.str());
    FailureOr<std::string> text = writeCombiner(combiner, name);
    if (failed(text))
      return WalkResult::interrupt();
    shared.combiners[symbol.getValue()] = name;
    combinerTexts[symbol.getValue()] = *text;
    items.push_back(*text);
    return WalkResult::advance();
  });
  return failure(result.wasInterrupted());
}

/// What is wrong with the text; or "".
static std::string findFault(StringRef text) {
  std::string fault;
  auto report = [&](llvm::SourceMgr::DiagKind kind, llvm::SMLoc,
                    const Twine &message) {
    if (kind == llvm::SourceMgr::DK_Error && fault.empty())
      fault = message.str();
  };
  (void)syntax::read(text, report);
  return fault;
}

/// What the language has rules against is found out by reading it.
LogicalResult Exporter::addOperator(tdl::OpOp op) {
  if (failed(addCombiners(op)))
    return failure();
  if (shared.toIndex.empty())
    shared.toIndex = choose("int_of");
  bool usedToIndex = shared.usesToIndex;
  FailureOr<std::string> text =
      writeOperator(op, choose(op.getSymName()), shared);
  if (failed(text))
    return failure();
  std::string alone = "def " + shared.toIndex + "(x) = int(x)\n";
  if (shared.usesToIndex && !usedToIndex)
    items.push_back(alone);
  llvm::StringSet<> used;
  op->walk([&](tdl::ReduceOp reduce) {
    if (auto symbol = dyn_cast<FlatSymbolRefAttr>(reduce.getCombiner());
        symbol && used.insert(symbol.getValue()).second)
      alone += combinerTexts[symbol.getValue()] + "\n";
  });
  if (std::string fault = findFault(alone + *text); !fault.empty()) {
    InFlightDiagnostic error = op.emitError("'")
                               << op.getSymName()
                               << "' cannot be said in the language: " << fault;
    error.attachNote() << "it would be\n" << *text;
    return error;
  }
  items.push_back(*text);
  return success();
}

//===----------------------------------------------------------------------===//
// All of it
//===----------------------------------------------------------------------===//

static std::string format(StringRef text) {
  std::optional<std::string> formatted = syntax::format(
      text, [](llvm::SourceMgr::DiagKind, llvm::SMLoc, const Twine &) {});
  return formatted.value_or(text.str());
}

std::optional<std::string> Exporter::run() {
  if (failed(collect()) || failed(collectKnown()))
    return std::nullopt;
  for (auto op : module.getOps<tdl::OpOp>())
    if (failed(isKnown(op) ? checkKnown(op) : addOperator(op)))
      return std::nullopt;
  std::string text = source ? source.getText().str() : "";
  if (!text.empty() && text.back() != '\n')
    text += '\n';
  std::string added = format(llvm::join(items, "\n"));
  if (!text.empty() && !added.empty())
    text += '\n';
  return text + added;
}

std::optional<std::string> Exporter::run(tdl::OpOp op) {
  if (failed(addOperator(op)))
    return std::nullopt;
  return format(llvm::join(items, "\n"));
}

std::optional<std::string> tofu::exportTDL(ModuleOp module) {
  return Exporter(module).run();
}

std::optional<std::string> tofu::exportTDL(tdl::OpOp op) {
  return Exporter(op->getParentOfType<ModuleOp>()).run(op);
}
