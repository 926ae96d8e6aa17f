//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// A read becomes a plain load where the bounds of its coordinates prove that it
// stays inside, else a checked one.
//
//===----------------------------------------------------------------------===//
#include "tofu/Interpreter/Diagnostics.h"
#include "tofu/Interpreter/LambdaCompiler.h"
#include "tofu/Plan/Plan.h"
#include "tofu/TDL/Combiners.h"
#include "tofu/TDL/Locations.h"
#include "tofu/TDL/Reads.h"

#include "mlir/IR/IntegerSet.h"

using namespace mlir;
using namespace tofu::tdl;
using namespace tofu::interpreter;

static bool isInside(const std::optional<Interval> &bounds, Range range) {
  return bounds && bounds->lo >= range.first && bounds->hi < range.second;
}

/// `arg1 (params['embed'])`, if it is an argument or was fetched of one, else
/// `operand 'rows'`, by what the lambda calls it, or `operand 0`.
static std::string describeOperand(LambdaOp op, unsigned number) {
  Value value = op.getInputs()[number];
  while (auto fetch = value.getDefiningOp<tofu::plan::FetchOp>())
    value = fetch.getSource();
  auto argument = dyn_cast<BlockArgument>(value);
  auto function =
      argument
          ? dyn_cast<FunctionOpInterface>(argument.getOwner()->getParentOp())
          : nullptr;
  if (!function) {
    std::string name = getName(op.getInputArguments()[number], "");
    return name.empty() ? "operand " + std::to_string(number)
                        : "operand '" + name + "'";
  }
  unsigned i = argument.getArgNumber();
  std::string source = getArgumentSource(function, i);
  return "arg" + std::to_string(i) +
         (source.empty() ? "" : " (" + source + ")");
}

void LambdaCompiler::compileRead(ReadOp op) {
  auto [view, mask] = getOperand(op.getSource());
  ScalarType type = *getScalarType(op.getType());
  SmallVector<int64_t, 4> strides = view.getStrides();
  SmallVector<uint32_t> operands = getRegisters(op.getIndices());
  AffineMap map = op.getMap();

  CheckedRead read;
  read.divisors = getDivisors(map, operands);
  read.masked = getConstant(getNeutral(Combiner::sum, op.getType()));
  bool proved = true, mayFail = !op.getOtherwise();
  Linear offset;
  SmallVector<Linear, 4> coordinates;
  for (auto [dim, expr] : llvm::enumerate(map.getResults())) {
    Linear at = builder.getLinear(expr, map.getNumDims(), operands);
    Range extent = {0, view.shape[dim]}, held = view.box[dim];
    Range masked = mask ? (*mask)[dim] : extent;
    Range needed = {std::max(extent.first, masked.first),
                    std::min(extent.second, masked.second)};
    Range inside = {std::max(needed.first, held.first),
                    std::min(needed.second, held.second)};
    proved &= isInside(builder.getBounds(at), inside);
    mayFail |= needed.first < held.first || needed.second > held.second;
    offset.add(at, strides[dim]);
    offset.constant -= strides[dim] * held.first;
    read.dims.push_back({0, strides[dim], inside, extent, masked, held});
    coordinates.push_back(std::move(at));
  }
  if (std::optional<IntegerSet> guard = op.getGuard()) {
    SmallVector<uint32_t> guardOperands = getRegisters(op.getGuardIndices());
    for (auto [expr, isZero] :
         llvm::zip(guard->getConstraints(), guard->getEqFlags())) {
      Linear value =
          builder.getLinear(expr, guard->getNumDims(), guardOperands);
      std::optional<Interval> bounds = builder.getBounds(value);
      if (bounds && bounds->lo >= 0 && (!isZero || bounds->hi == 0))
        continue; // always holds
      read.guards.push_back({builder.materialize(value), isZero});
    }
  }
  if (proved && read.guards.empty() && read.divisors.empty()) {
    Address address = getAddress(builder, offset);
    unsigned level = builder.getLevel(offset);
    uint32_t result = builder.addRegister(level);
    builder.emit(level, {selectLoad(type), result, address.base, address.step,
                         0, address.stride, view.data});
    registers[op] = result;
    return;
  }
  mayFail |= !read.divisors.empty();
  unsigned level = mayFail ? builder.getFloor() : 0;
  for (auto [dim, at] : llvm::zip(read.dims, coordinates)) {
    dim.reg = builder.materialize(at);
    level = std::max(level, builder.getLevel(dim.reg));
  }
  for (CheckedRead::Guard guard : read.guards)
    level = std::max(level, builder.getLevel(guard.reg));
  for (uint32_t divisor : read.divisors)
    level = std::max(level, builder.getLevel(divisor));
  if (op.getOtherwise()) {
    read.otherwise = registers.at(op.getOtherwise());
    level = std::max(level, builder.getLevel(*read.otherwise));
    read.after = deferred.lookup(op.getOtherwise());
    if (read.after)
      level = std::max(level, builder.getLevel(*read.after->failed));
  }
  read.data = view.data;
  unsigned number =
      cast<BlockArgument>(op.getSource()).getArgNumber() - this->op.getRank();
  read.where = formatAt(op.getLoc(), where);
  read.operand = describeOperand(this->op, number);
  uint32_t result = builder.addRegister(level);
  bool isDeferred =
      !op.getOtherwise() && llvm::all_of(op->getUses(), isAfterElse);
  if (isDeferred)
    read.failed = builder.addRegister(level);
  const CheckedRead *owned = builder.own(std::move(read));
  builder.emit(level, {selectCheckedLoad(type), result, 0, 0, 0, 0, owned});
  registers[op] = result;
  if (isDeferred)
    deferred[op] = owned;
}
