//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// A definition as the body of an opaque function: a function that applies it to
// slices, which the interpreter runs like any other.
//
//===----------------------------------------------------------------------===//
#include "tofu/Interpreter/Execute.h"
#include "tofu/Interpreter/OpaqueBodies.h"
#include "tofu/Transforms/Instantiate.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/IR/Verifier.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::interpreter;
using llvm::createStringError;
using llvm::Error;
using llvm::Expected;

/// The attributes that the definition has too: an i64 or an f64.
static DictionaryAttr getOwnAttributes(tdl::OpaqueOp op, tdl::OpOp definition) {
  Builder builder(op.getContext());
  NamedAttrList own;
  for (NamedAttribute attribute : op.getOpAttributes()) {
    if (!definition.getOpAttributes().contains(attribute.getName()))
      continue;
    Attribute value = attribute.getValue();
    if (auto truth = dyn_cast<BoolAttr>(value))
      value = builder.getI64IntegerAttr(truth.getValue());
    own.set(attribute.getName(), value);
  }
  return own.getDictionary(op.getContext());
}

/// A module of a function that applies the definition to slices.
static OwningOpRef<ModuleOp> buildModule(tdl::OpaqueOp op) {
  auto definition =
      SymbolTable::lookupNearestSymbolFrom<tdl::OpOp>(op, op.getMeaningAttr());
  Location loc = op.getLoc();
  if (!definition) {
    op.emitError() << "'" << *op.getMeaning()
                   << "' is not a tdl.op; run "
                      "-tdl-instantiate first";
    return {};
  }
  OwningOpRef<ModuleOp> module = ModuleOp::create(loc);
  auto builder = OpBuilder::atBlockEnd(module->getBody());
  SmallVector<Type> types;
  for (unsigned number = 0; number != op.getSources().size(); ++number)
    types.push_back(op.getSliceType(number));
  tdl::copyWithSymbols(definition, *module);
  auto function =
      func::FuncOp::create(builder, loc, "meaning",
                           builder.getFunctionType(types, op.getResultTypes()));
  builder.setInsertionPointToStart(function.addEntryBlock());
  auto apply = tdl::ApplyOp::create(
      builder, loc, op.getResultTypes(), op.getMeaning()->str(),
      function.getArguments(), getOwnAttributes(op, definition));
  func::ReturnOp::create(builder, loc, apply.getResults());
  if (failed(verify(*module)) ||
      failed(tdl::instantiate(
          apply, module->lookupSymbol<tdl::OpOp>(definition.getSymName()),
          op.getCallee())))
    return {};
  return module;
}

OpaqueFunction tofu::interpreter::getDefinedBody(tdl::OpaqueOp op) {
  std::string fault;
  ScopedDiagnosticHandler handler(op.getContext(), [&](Diagnostic &diagnostic) {
    if (fault.empty())
      fault = diagnostic.str();
    return success();
  });
  auto module = std::make_shared<OwningOpRef<ModuleOp>>(buildModule(op));
  if (!*module)
    return [fault](const OpaqueCall &) {
      return createStringError("%s", fault.c_str());
    };
  return [module](const OpaqueCall &call) -> Error {
    auto function = (**module).lookupSymbol<func::FuncOp>("meaning");
    Expected<std::vector<Tensor>> results = run(function, call.operands);
    if (!results)
      return results.takeError();
    for (auto [to, from] : llvm::zip(call.results, *results))
      to = std::move(from);
    return Error::success();
  };
}
