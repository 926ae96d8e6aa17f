//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Partition/VerifyProgram.h"

#include "tofu/Analysis/LambdaAnalysis.h"
#include "tofu/Analysis/Pointwise.h"
#include "tofu/Analysis/Terms.h"
#include "tofu/Partition/Cover.h"
#include "tofu/Partition/JointBox.h"
#include "tofu/Partition/ProgramBytes.h"
#include "tofu/Partition/VerifyReads.h"
#include "tofu/TDL/Blocks.h"
#include "tofu/TDL/BoxAxes.h"

using namespace mlir;
using namespace tofu;
using tdl::BoxAttr;
using tdl::Combiner;
using tdl::LambdaOp;
using tdl::PieceType;
using tdl::ReduceOp;

namespace {
class ProgramVerifier {
public:
  explicit ProgramVerifier(func::FuncOp program)
      : program(program), mesh(getMesh(program)), tables(mesh), reads(tables) {}

  LogicalResult run();

private:
  static ArrayRef<int64_t> getMesh(func::FuncOp program) {
    DenseI64ArrayAttr mesh = plan::getMesh(program);
    return mesh ? mesh.asArrayRef() : ArrayRef<int64_t>();
  }
  LogicalResult verifyOperation(Operation *op);
  LogicalResult verifyDecision(Operation *op, Value value, StringRef what);
  LogicalResult verifyPiece(Operation *op, Type type);
  LogicalResult verifyPart(LambdaOp lambda);
  LogicalResult verifyResult(LambdaOp lambda, unsigned number);
  LogicalResult verifyTerms(LambdaOp lambda, unsigned number);
  LogicalResult verifyReductions(LambdaOp lambda);
  LogicalResult verifyScan(plan::ScanOp scan);
  LogicalResult verifyCover(Operation *op, PieceType from, BoxAttr needed,
                            ArrayRef<int64_t> kept, const Twine &what);
  std::string describeRank(ArrayRef<int64_t> at) {
    return tofu::describeRank(at, mesh);
  }
  /// True the first time: equal questions have one answer.
  enum Question { IsPiece, IsPart, IsFolded, IsResult, IsCovered };
  bool isNew(Question question, std::vector<const void *> about) {
    return asked.insert({question, std::move(about)}).second;
  }

  func::FuncOp program;
  ArrayRef<int64_t> mesh;
  BoxTables tables;
  ReadVerifier reads;
  std::set<std::pair<Question, std::vector<const void *>>> asked;
};
} // namespace

//===----------------------------------------------------------------------===//
// Pieces and parts: devices are looked at where intervals do not show it
//===----------------------------------------------------------------------===//

LogicalResult ProgramVerifier::verifyPiece(Operation *op, Type type) {
  auto piece = dyn_cast<PieceType>(type);
  if (!piece || !isNew(IsPiece, {piece.getAsOpaquePointer()}))
    return success();
  BoxAttr box = piece.getBox();
  if (box.getNumAxes() != mesh.size())
    return op->emitError() << "a piece has " << box.getNumAxes()
                           << " mesh coordinates, but 'plan.mesh' has "
                           << mesh.size();
  llvm::SmallBitVector axes = tdl::getAxes(box);
  for (int64_t axis : piece.getPartialAxes())
    if (axes.test(axis))
      return op->emitError() << "a piece is cut along axis " << axis
                             << ", along which it is partial";
  if (!piece.getGlobal().hasStaticShape())
    return op->emitError() << "has a piece of " << piece.getGlobal()
                           << ", whose extents are not constant";
  auto whole = BoxAttr::getWhole(op->getContext(), mesh.size(),
                                 piece.getGlobal().getShape());
  if (isInside(box, whole, mesh))
    return success();
  std::string fault;
  forEachDevice(getMeshOf(mesh, axes), [&](ArrayRef<int64_t> at) {
    Ranges ranges = box.evaluate(at);
    if (fault.empty() && !isInside(ranges, whole.evaluate(at)))
      llvm::raw_string_ostream(fault)
          << describeRank(at) << " holds " << describe(ranges) << " of '"
          << piece.getGlobal() << "', which is not inside of it";
  });
  return fault.empty() ? success() : op->emitError(fault);
}

/// The ranges of a part one by one: an empty reduction has a result all the
/// same. All are empty where a condition fails.
static Ranges getPart(BoxAttr part, ArrayRef<int64_t> at) {
  Ranges ranges;
  bool isThere = holdConditions(part, at);
  for (unsigned dim = 0; dim != part.getRank(); ++dim) {
    ranges.push_back(getRange(part, dim, at));
    if (!isThere)
      ranges.back().second = ranges.back().first;
  }
  return ranges;
}

LogicalResult ProgramVerifier::verifyPart(LambdaOp lambda) {
  BoxAttr part = *lambda.getPart();
  if (part.getNumAxes() != mesh.size())
    return lambda.emitError()
           << "a part has " << part.getNumAxes()
           << " mesh coordinates, but 'plan.mesh' has " << mesh.size();
  SmallVector<int64_t> extents = lambda.getVariableExtents();
  for (auto [variable, extent] : llvm::enumerate(extents))
    if (ShapedType::isDynamic(extent))
      return lambda.emitError()
             << "has a part, but an extent that is known only at run time";
  std::vector<const void *> about{part.getAsOpaquePointer()};
  for (int64_t extent : extents)
    about.push_back(reinterpret_cast<const void *>(extent));
  if (!isNew(IsPart, std::move(about)))
    return success();
  auto whole = BoxAttr::getWhole(lambda.getContext(), mesh.size(), extents);
  std::string fault;
  for (auto [variable, extent] : llvm::enumerate(extents)) {
    unsigned number = variable;
    int64_t end = extent;
    if (isInside(part, whole, number, mesh))
      continue;
    llvm::SmallBitVector axes = tdl::getAxes(part, number);
    axes |= tdl::getAxes(part.getConditions());
    forEachDevice(getMeshOf(mesh, axes), [&](ArrayRef<int64_t> at) {
      Range range = getRange(part, number, at);
      if (fault.empty() && range.first < range.second &&
          (range.first < 0 || range.second > end) && holdConditions(part, at))
        fault = describeRank(at) + " computes " + describe({range}) +
                " of index variable " + std::to_string(number) +
                ", whose extent is " + std::to_string(end);
    });
  }
  return fault.empty() ? success() : lambda.emitError(fault);
}

LogicalResult ProgramVerifier::verifyResult(LambdaOp lambda, unsigned number) {
  BoxAttr part = tdl::getResultPart(lambda, number);
  auto piece = cast<PieceType>(lambda.getResult(number).getType());
  BoxAttr held = piece.getBox();
  if (part == held)
    return success();
  if (!isNew(IsResult, {part.getAsOpaquePointer(), piece.getAsOpaquePointer()}))
    return success();
  bool hasTerms = !piece.getPartialAxes().empty();
  bool isShown =
      isInside(part, held, mesh) && (hasTerms || isInside(held, part, mesh));
  llvm::SmallBitVector axes = tdl::getAxes(part);
  axes |= tdl::getAxes(held);
  std::string fault;
  auto compare = [&](ArrayRef<int64_t> at) {
    if (!fault.empty())
      return;
    Ranges computed = getPart(part, at), room = held.evaluate(at);
    const char *verb = nullptr;
    if (!isInside(computed, room))
      verb = "has room only for";
    else if (!hasTerms && !isInside(room, computed))
      verb = "holds";
    if (verb)
      fault = describeRank(at) + " computes " + describe(computed) +
              " of result " + std::to_string(number) + ", but " + verb + " " +
              describe(room);
  };
  if (!isShown)
    forEachDevice(getMeshOf(mesh, axes), compare);
  if (!fault.empty())
    return lambda.emitError(fault);
  return hasTerms ? verifyTerms(lambda, number) : success();
}

/// True if it matters how often a term is folded.
static bool addsUp(Combiner combiner) {
  return combiner == Combiner::sum || combiner == Combiner::prod;
}

/// Parts that differ along partial axes fill the piece together, and where
/// terms add up, once.
LogicalResult ProgramVerifier::verifyTerms(LambdaOp lambda, unsigned number) {
  auto piece = cast<PieceType>(lambda.getResult(number).getType());
  BoxAttr computed = tdl::getResultPart(lambda, number), held = piece.getBox();
  llvm::SmallBitVector axes(mesh.size());
  for (int64_t axis : piece.getPartialAxes())
    axes.set(axis);
  std::string result = "result " + std::to_string(number);
  SmallVector<int64_t> others;
  for (int64_t axis : (~axes).set_bits())
    others.push_back(axis);
  if (std::optional<Gap> gap = findGap(computed, others, held, others, tables))
    return gap->isUnknown
               ? lambda.emitError()
                     << "has boxes that are too irregular to be checked on so "
                        "many devices"
               : lambda.emitError()
                     << "no device computes " << describe(gap->box) << " of "
                     << result << ", which " << describeRank(gap->device)
                     << " holds terms of";
  if (!addsUp(piece.getCombiner()))
    return success();
  axes &= tdl::getAxes(computed); // others carry terms (tdl::whyNoTerms)
  if (doOverlap(computed, axes, held, tables))
    return lambda.emitError()
           << "parts of " << result
           << " are computed more than once, but its terms add up; cut it into "
              "parts that are apart";
  return success();
}

/// What devices fold of a reduction is all of it, and once where the values
/// add up. Each axis cuts either results or reductions of which none is inside
/// of another (tdl::whyNoTerms): so each can be looked at by itself.
LogicalResult ProgramVerifier::verifyReductions(LambdaOp lambda) {
  BoxAttr part = *lambda.getPart();
  MLIRContext *context = lambda.getContext();
  unsigned first = lambda.getRank();
  for (ReduceOp reduce : lambda.getReductions()) {
    ArrayRef<int64_t> extents = reduce.getStaticExtents();
    BoxAttr whole = BoxAttr::getWhole(context, mesh.size(), extents);
    auto folded = BoxAttr::get(
        context, mesh.size(), part.getLowers().slice(first, extents.size()),
        part.getUppers().slice(first, extents.size()), whole.getConditions());
    first += extents.size();
    std::optional<Combiner> combiner = reduce.getBuiltin();
    bool isSum = !combiner || addsUp(*combiner);
    if (folded == whole ||
        !isNew(IsFolded, {folded.getAsOpaquePointer(),
                          whole.getAsOpaquePointer(), isSum ? this : nullptr}))
      continue;
    llvm::SmallBitVector axes = tdl::getAxes(folded);
    if (std::optional<Gap> gap = findGap(folded, {}, whole, {}, tables))
      return reduce.emitError() << "no device folds " << describe(gap->box)
                                << " of " << describe(whole.evaluate({}));
    if (isSum && doOverlap(folded, axes, whole, tables))
      return reduce.emitError() << "parts of " << describe(whole.evaluate({}))
                                << " are folded more than once";
  }
  return success();
}

//===----------------------------------------------------------------------===//
// Transfers
//===----------------------------------------------------------------------===//

LogicalResult ProgramVerifier::verifyCover(Operation *op, PieceType from,
                                           BoxAttr needed,
                                           ArrayRef<int64_t> kept,
                                           const Twine &what) {
  std::vector<const void *> about{from.getAsOpaquePointer(),
                                  needed.getAsOpaquePointer()};
  for (int64_t axis : kept)
    about.push_back(reinterpret_cast<const void *>(axis));
  if (!isNew(IsCovered, std::move(about)))
    return success();
  std::optional<Gap> gap =
      findGap(from.getBox(), from.getPartialAxes(), needed, kept, tables);
  if (!gap)
    return success();
  if (gap->isUnknown)
    return op->emitError() << "has boxes that are too irregular to be checked "
                              "on so many devices";
  return op->emitError() << what << ": no device holds " << describe(gap->box)
                         << ", which " << describeRank(gap->device) << " needs";
}

/// Each device has the row of its number, and all along the axes the same
/// columns.
LogicalResult ProgramVerifier::verifyScan(plan::ScanOp scan) {
  PieceType type = scan.getSource().getType();
  tdl::VariableSplit rows{1, {}};
  for (int64_t axis : scan.getAxes()) {
    rows.extent *= mesh[axis];
    rows.axes.push_back(axis);
  }
  if (rows.extent != type.getGlobal().getDimSize(0))
    return scan.emitError() << "scans " << type.getGlobal().getDimSize(0)
                            << " rows on " << rows.extent << " devices";
  BoxAttr box = type.getBox();
  std::string fault;
  for (unsigned dim = 1; dim != box.getRank(); ++dim)
    for (int64_t axis : scan.getAxes())
      if (tdl::getAxes(box, dim).test(axis))
        return scan.emitError() << "runs along axis " << axis
                                << ", which cuts dimension " << dim;
  BoxAttr own = tdl::getPartBox(program.getContext(), {rows}, mesh);
  if (isInside(box, own, 0, mesh) && isInside(own, box, 0, mesh))
    return success();
  llvm::SmallBitVector axes = tdl::getAxes(box, 0);
  axes |= tdl::getAxes(own, 0);
  forEachDevice(getMeshOf(mesh, axes), [&](ArrayRef<int64_t> at) {
    Range held = getRange(box, 0, at), row = getRange(own, 0, at);
    if (fault.empty() && held != row)
      fault = describeRank(at) + " scans rows " + describe({held}) +
              ", but has row " + std::to_string(row.first);
  });
  return fault.empty() ? success() : scan.emitError(fault);
}

//===----------------------------------------------------------------------===//
// Blocks
//===----------------------------------------------------------------------===//

/// What decides where all devices go on is on each of them, as are the scalars
/// that it is computed from: so all go the same way.
LogicalResult ProgramVerifier::verifyDecision(Operation *op, Value value,
                                              StringRef what) {
  auto piece = dyn_cast<PieceType>(value.getType());
  if (!piece ||
      (piece.getPartialAxes().empty() &&
       piece.getBox() == BoxAttr::getWhole(op->getContext(), mesh.size(), {})))
    return success();
  return op->emitError() << what << " is not whole on every device, but "
                         << piece;
}

LogicalResult ProgramVerifier::verifyOperation(Operation *op) {
  for (Type type : op->getResultTypes())
    if (failed(verifyPiece(op, type)))
      return failure();
  if (auto lambda = dyn_cast<LambdaOp>(op); lambda && lambda.getPart()) {
    if (std::string reason = tdl::whyNoTerms(lambda, mesh); !reason.empty())
      return lambda.emitOpError() << reason;
    if (failed(verifyPart(lambda)) || failed(verifyReductions(lambda)) ||
        failed(reads.verify(lambda)))
      return failure();
    for (unsigned number = 0; number != lambda.getNumResults(); ++number)
      if (failed(verifyResult(lambda, number)))
        return failure();
    return success();
  }
  if (auto fetch = dyn_cast<plan::FetchOp>(op)) {
    PieceType from = fetch.getSource().getType();
    return verifyCover(fetch, from, fetch.getType().getBox(),
                       from.getPartialAxes(), "fetch");
  }
  if (auto reduce = dyn_cast<plan::ReduceOp>(op))
    return verifyCover(reduce, reduce.getSource().getType(),
                       reduce.getType().getBox(),
                       reduce.getType().getPartialAxes(), "reduce");
  if (auto scan = dyn_cast<plan::ScanOp>(op))
    return verifyScan(scan);
  if (auto loop = dyn_cast<tdl::WhileOp>(op))
    if (failed(verifyDecision(loop, loop.getPredicate(), "its condition")))
      return failure();
  if (auto branches = dyn_cast<tdl::CaseOp>(op))
    if (failed(verifyDecision(branches, branches.getNumber(), "its number")))
      return failure();
  return success();
}

LogicalResult ProgramVerifier::run() {
  for (BlockArgument argument : program.getArguments())
    if (failed(verifyPiece(program, argument.getType())))
      return failure();
  Block &block = program.getBody().front();
  for (Block *inner : tdl::getBlocks(block))
    for (Operation &op : *inner)
      if (failed(verifyOperation(&op)))
        return failure();
  Operation *terminator = block.getTerminator();
  for (auto [number, value] : llvm::enumerate(terminator->getOperands()))
    if (auto piece = dyn_cast<PieceType>(value.getType()))
      if (failed(
              verifyCover(terminator, piece,
                          BoxAttr::getWhole(program.getContext(), mesh.size(),
                                            piece.getGlobal().getShape()),
                          {}, "result " + Twine(number))))
        return failure();
  return success();
}

LogicalResult tofu::verifyProgram(func::FuncOp program) {
  if (!llvm::hasSingleElement(program.getBody()))
    return success(); // refused by those who take it
  if (plan::isOnlyPlanned(program))
    return mlir::emitError(program.getLoc())
           << "'" << program.getName()
           << "' is not expanded; run -tofu-expand first";
  return ProgramVerifier(program).run();
}
