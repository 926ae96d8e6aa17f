//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "support/MergedProgram.h"

#include "mlir/IR/IRMapping.h"
#include "tofu/Plan/Mesh.h"
#include "tofu/Plan/Plan.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::test;

MergedProgram::MergedProgram(MLIRContext *context) {
  OpBuilder builder(context);
  Location loc = builder.getUnknownLoc();
  module = ModuleOp::create(loc);
  main = func::FuncOp::create(loc, "main", builder.getFunctionType({}, {}));
  module->push_back(main);
  main.addEntryBlock();
}

void MergedProgram::add(func::FuncOp function, bool isTied) {
  for (Operation &op : *function->getParentOfType<ModuleOp>().getBody())
    if (auto symbol = dyn_cast<SymbolOpInterface>(op);
        symbol && !isa<func::FuncOp>(op) &&
        !module->lookupSymbol(symbol.getNameAttr()))
      module->insert(module->begin(), op.clone());
  Block &source = function.getBody().front(), &block = main.getBody().front();
  int64_t firstArgument = block.getNumArguments();
  IRMapping mapping;
  for (BlockArgument argument : source.getArguments())
    mapping.map(argument,
                block.addArgument(argument.getType(), argument.getLoc()));
  auto builder = OpBuilder::atBlockEnd(&block);
  for (Operation &op : source.without_terminator())
    builder.clone(op, mapping);
  DenseI64ArrayAttr ties = isTied ? plan::getReplaces(function) : nullptr;
  for (auto [number, value] :
       llvm::enumerate(source.getTerminator()->getOperands())) {
    results.push_back(mapping.lookup(value));
    int64_t replaced = ties ? ties[number] : -1;
    replaces.push_back(replaced < 0 ? -1 : firstArgument + replaced);
  }
  mesh = plan::getMesh(function);
}

OwningOpRef<ModuleOp> MergedProgram::take() {
  Block &block = main.getBody().front();
  OpBuilder builder = OpBuilder::atBlockEnd(&block);
  func::ReturnOp::create(builder, main.getLoc(), results);
  main.setFunctionType(builder.getFunctionType(block.getArgumentTypes(),
                                               ValueRange(results).getTypes()));
  main->setAttr(plan::kMesh, mesh);
  main->setAttr(plan::kReplaces, builder.getDenseI64ArrayAttr(replaces));
  return std::move(module);
}
