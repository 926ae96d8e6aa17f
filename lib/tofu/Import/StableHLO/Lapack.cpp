//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// LAPACK's routines as JAX calls them: matrices behind batch dimensions. What
// is more than a function on slices has a rule; the others are a table.
//
//===----------------------------------------------------------------------===//
#include "tofu/Import/StableHLO/Lapack.h"
#include "tofu/Import/StableHLO/FunctionCall.h"
#include "tofu/Import/StableHLO/LinearAlgebra.h"
#include "tofu/Runtime/SliceSignature.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

using namespace mlir;
using namespace tofu;
using runtime::SliceSignature;

DictionaryAttr tofu::getConfiguration(SourceOp &op) {
  for (StringRef name : {"mhlo.backend_config", "backend_config"})
    if (auto config = dyn_cast_or_null<DictionaryAttr>(op.getAttr(name)))
      return config;
  return nullptr;
}

/// A number of the call's configuration.
static int64_t getNumber(SourceOp &op, StringRef name) {
  DictionaryAttr config = getConfiguration(op);
  auto number = config ? config.getAs<IntegerAttr>(name) : IntegerAttr();
  op.require(bool(number), "needs '" + name + "' in its backend_config");
  return number ? number.getValue().getSExtValue() : 0;
}
/// A letter, as LAPACK has them.
static char getLetter(SourceOp &op, StringRef name) {
  return char(getNumber(op, name));
}
/// Whether the configuration has this letter, as LAPACK has it, or else, as
/// GPUs' routines have it, whether the flag is set.
static bool isChosen(SourceOp &op, StringRef name, char letter,
                     StringRef flag) {
  DictionaryAttr config = getConfiguration(op);
  if (auto value = config ? config.getAs<BoolAttr>(flag) : BoolAttr())
    return value.getValue();
  return getLetter(op, name) == letter;
}

/// The factor, and for each matrix the number of the first pivot that is not
/// positive, or 0.
static void importPotrf(SourceOp &op) {
  op.expect(1, 2);
  bool isLower = isChosen(op, "uplo", 'L', "lower");
  if (op.failed())
    return;
  RankedTensorType type = op.getOperandType(0);
  Type i32 = op.getBuilder().getI32Type();
  op.require(type.getRank() >= 2 && op.getType() == type &&
                 op.getType(1) ==
                     RankedTensorType::get(type.getShape().drop_back(2), i32),
             "has results that are not a factor and an i32 for each matrix");
  if (op.failed() || !factor(op, isLower))
    return;
  Value result = op.getImported(); // of complex numbers the real part
  int64_t n = type.getShape().back();
  Value first = op.createLambda(op.getType(1), result, [&](LambdaBody &body) {
    return body.reduce(
        tdl::Combiner::min, {n}, Type(), [&](ArrayRef<AffineExpr> fold) {
          OpBuilder &b = body.getBuilder();
          Location loc = body.getLoc();
          SmallVector<AffineExpr> at = body.indices();
          at.append(2, fold[0]);
          Value pivot = body.read(0, at);
          Value isGood = arith::CmpFOp::create(
              b, loc, arith::CmpFPredicate::OGT, pivot,
              body.constant(b.getZeroAttr(pivot.getType())));
          Value number = arith::IndexCastOp::create(
              b, loc, i32, body.indexValue(type.getRank() - 2));
          number = arith::AddIOp::create(b, loc, number, body.constant(1, i32));
          return arith::SelectOp::create(b, loc, isGood,
                                         body.constant(n + 1, i32), number)
              .getResult();
        });
  });
  op.setPart(op.createLambda(
                 op.getType(1), first,
                 [&](LambdaBody &body) {
                   OpBuilder &b = body.getBuilder();
                   Location loc = body.getLoc();
                   Value number = body.readHere(0);
                   Value isBad =
                       arith::CmpIOp::create(b, loc, arith::CmpIPredicate::sle,
                                             number, body.constant(n, i32));
                   return arith::SelectOp::create(b, loc, isBad, number,
                                                  body.constant(0, i32))
                       .getResult();
                 }),
             0, 1);
}

static void importTrsm(SourceOp &op) {
  op.expect(2);
  TriangularSystem system;
  system.onLeft = getLetter(op, "side") == 'L';
  system.isLower = getLetter(op, "uplo") == 'L';
  system.isUnit = getLetter(op, "diag") == 'U';
  char transpose = getLetter(op, "trans_x");
  system.isTransposed = transpose != 'N';
  system.isConjugate = transpose == 'C';
  solve(op, system);
}

//===----------------------------------------------------------------------===//
// Functions on slices
//===----------------------------------------------------------------------===//

namespace {
struct Routine {
  StringLiteral name, function;
  /// Of real numbers, and of complex ones.
  StringLiteral signature, complexSignature;
  /// Results in front that are what is left of the operand, as if it was
  /// overwritten; the function does not give them.
  unsigned numOverwritten = 0;
  /// Results of the function in front that the call does not have.
  unsigned numLeftOut = 0;
  /// Where the configuration says that the factor is on the right, if it may.
  StringLiteral rightSignature = "";
  /// What the configuration means for the function.
  void (*setAttributes)(SourceOp &, NamedAttrList &) = nullptr;

  Routine(StringLiteral name, StringLiteral function, StringLiteral signature)
      : name(name), function(function), signature(signature),
        complexSignature(signature) {}
  Routine with(void (*attributes)(SourceOp &, NamedAttrList &)) const {
    Routine copy = *this;
    copy.setAttributes = attributes;
    return copy;
  }
  Routine ofComplex(StringLiteral other) const {
    Routine copy = *this;
    copy.complexSignature = other;
    return copy;
  }
  Routine onRight(StringLiteral other) const {
    Routine copy = *this;
    copy.rightSignature = other;
    return copy;
  }
  Routine leavingOut(unsigned count) const {
    Routine copy = *this;
    copy.numLeftOut = count;
    return copy;
  }
  Routine overwriting() const {
    Routine copy = *this;
    copy.numOverwritten = 1;
    return copy;
  }
};
} // namespace

/// Sets the attribute unless it says what the function does anyway.
static void setFlag(SourceOp &op, NamedAttrList &attributes, StringRef flag,
                    bool value, bool otherwise) {
  if (value != otherwise)
    attributes.set(flag, op.getBuilder().getBoolAttr(value));
}
static void setVectors(SourceOp &op, NamedAttrList &attributes) {
  setFlag(op, attributes, "vectors", getLetter(op, "mode") == 'V', true);
}
static void setTriangle(SourceOp &op, NamedAttrList &attributes) {
  setFlag(op, attributes, "upper", !isChosen(op, "uplo", 'L', "lower"), false);
}
static void setEigh(SourceOp &op, NamedAttrList &attributes) {
  setTriangle(op, attributes);
  setVectors(op, attributes);
}
/// `LOWER,SORT,ITERATIONS,TOLERANCE`: a number that is not 0 says so.
static void setJacobi(SourceOp &op, NamedAttrList &attributes) {
  auto config = dyn_cast_or_null<StringAttr>(op.getAttr("backend_config"));
  op.require(config && !config.empty(),
             "needs a backend_config that begins with 1 for the lower triangle "
             "or 0 for the upper one");
  if (!op.failed())
    setFlag(op, attributes, "upper", config.getValue().front() == '0', false);
}
static void setSVD(SourceOp &op, NamedAttrList &attributes) {
  if (getLetter(op, "mode") == 'N')
    attributes.set("vectors", op.getBuilder().getBoolAttr(false));
}
static void setEig(SourceOp &op, NamedAttrList &attributes) {
  setFlag(op, attributes, "left", isChosen(op, "compute_left", 'V', "left"),
          false);
  setFlag(op, attributes, "right", isChosen(op, "compute_right", 'V', "right"),
          true);
}
static void setSchur(SourceOp &op, NamedAttrList &attributes) {
  setVectors(op, attributes);
  op.require(getLetter(op, "sort") == 'N', "sorts the eigenvalues by a "
                                           "function, which is not covered");
}
static void setHessenberg(SourceOp &op, NamedAttrList &attributes) {
  for (StringRef name : {"low", "high"})
    attributes.set(name,
                   op.getBuilder().getI64IntegerAttr(getNumber(op, name)));
}
static void setPerturbed(SourceOp &op, NamedAttrList &attributes) {
  attributes.set("perturbed", op.getBuilder().getBoolAttr(true));
}
static void setReflect(SourceOp &op, NamedAttrList &attributes) {
  for (auto [name, otherwise] :
       {std::pair<StringRef, bool>("left", true), {"transpose", false}})
    setFlag(op, attributes, name, getNumber(op, name) != 0, otherwise);
}

static const Routine *findRoutine(StringRef name) {
  static const Routine routines[] = {
      {"getrf", "tofu_lu", "mn -> mn pI I"},
      {"geqrf", "tofu_qr", "mn -> mn p"},
      {"geqp3", "tofu_pivoted_qr", "mn nI -> mn nI p"},
      {"orgqr", "tofu_householder", "mn k -> mn"},
      {"ungqr", "tofu_householder", "mn k -> mn"},
      Routine("ormqr", "tofu_reflect", "mj k mn -> mn")
          .onRight("nj k mn -> mn")
          .with(setReflect),
      Routine("unmqr", "tofu_reflect", "mj k mn -> mn")
          .onRight("nj k mn -> mn")
          .with(setReflect),
      Routine("syevd", "tofu_eigh", "nn -> nn nR I").with(setEigh),
      Routine("heevd", "tofu_eigh", "nn -> nn nR I").with(setEigh),
      Routine("device_syevd", "tofu_eigh", "nn -> nn nR I").with(setTriangle),
      Routine("jacobi", "tofu_eigh", "nn -> nn nR I").with(setJacobi),
      Routine("gesdd", "tofu_svd", "mn -> pR mu vn I")
          .with(setSVD)
          .overwriting(),
      Routine("gesvd", "tofu_svd", "mn -> pR mu vn I")
          .with(setSVD)
          .overwriting(),
      Routine("geev", "tofu_eig", "nn -> n n nnC nnC I")
          .ofComplex("nn -> n nn nn I")
          .with(setEig),
      Routine("gees", "tofu_schur", "nn -> nn nn n n I I")
          .ofComplex("nn -> nn nn n I I")
          .with(setSchur),
      Routine("gehrd", "tofu_hessenberg", "nn -> nn q I").with(setHessenberg),
      Routine("sytrd", "tofu_tridiagonal", "nn -> nn nR qR q I")
          .with(setTriangle),
      Routine("hetrd", "tofu_tridiagonal", "nn -> nn nR qR q I")
          .with(setTriangle),
      {"gtsv", "tofu_tridiagonal_solve", "n n n nk -> n n n nk I"},
      Routine("device_gtsv", "tofu_tridiagonal_solve", "n n n nk -> n n n nk I")
          .leavingOut(3),
      Routine("perturbed_gtsv", "tofu_tridiagonal_solve",
              "n n n nk -> n n n nk I")
          .leavingOut(3)
          .with(setPerturbed),
      {"cholesky_update", "tofu_cholesky_update", "nn n -> nn n"}};
  const Routine *routine = llvm::find_if(
      routines, [&](const Routine &known) { return known.name == name; });
  return routine == std::end(routines) ? nullptr : routine;
}

namespace {
/// Slices that are not there yet, as a signature asks for them.
struct PlannedSlices {
  SmallVector<RankedTensorType> types; // of the parts of what is complex
  SmallVector<tofu_slice> slices;

  /// The part of the tensors behind the batch; false if the batch is another.
  bool add(RankedTensorType type, ArrayRef<int64_t> batch) {
    if (!llvm::equal(type.getShape().take_front(batch.size()), batch))
      return false;
    for (unsigned part = 0; part != ValueTable::countParts(type); ++part)
      types.push_back(RankedTensorType::get(
          type.getShape().drop_front(batch.size()),
          getSignless(getPartType(type)).getElementType()));
    return true;
  }
  ArrayRef<tofu_slice> get() {
    slices.clear();
    for (RankedTensorType &type : types) {
      Type element = type.getElementType();
      int64_t code = element.isF32()         ? TOFU_F32
                     : element.isF64()       ? TOFU_F64
                     : element.isInteger(32) ? TOFU_I32
                                             : TOFU_I1;
      slices.push_back(
          {nullptr, code, type.getRank(), type.getShape().data(), nullptr});
    }
    return slices;
  }
};
} // namespace

/// Which result of the call each result of the function is, by the words of
/// these: the call may have neither the first ones nor the last ones.
static SmallVector<std::pair<StringRef, std::optional<unsigned>>>
getGiven(const Routine &routine, StringRef signature, unsigned numResults) {
  SmallVector<StringRef> words;
  signature.split("-> ").second.split(words, ' ');
  SmallVector<std::pair<StringRef, std::optional<unsigned>>> given;
  unsigned next = routine.numOverwritten;
  for (auto [number, word] : llvm::enumerate(words)) {
    given.push_back({word, std::nullopt});
    if (number >= routine.numLeftOut && next < numResults)
      given.back().second = next++;
  }
  return given;
}

void tofu::importRoutine(SourceOp &op, StringRef name, unsigned numResults) {
  auto target = cast<StringAttr>(op.getAttr("call_target_name"));
  const Routine &routine = *findRoutine(name);
  op.expect(std::max(op.getNumOperands(), 1u),
            op.getOperation()->getNumResults());
  if (op.failed())
    return;
  RankedTensorType first = op.getOperandType(0);
  bool isComplex = ValueTable::countParts(first) == 2;
  StringRef signature =
      !routine.rightSignature.empty() && getNumber(op, "left") == 0
          ? routine.rightSignature
      : isComplex ? routine.complexSignature
                  : routine.signature;
  int64_t rank = signature.find_first_of(" ");
  PlannedSlices operands, results;
  ArrayRef<int64_t> batch =
      first.getShape().drop_back(std::min(rank, first.getRank()));
  bool isGood = first.getRank() >= rank;
  for (unsigned i = 0; i != op.getNumOperands(); ++i)
    isGood = isGood && operands.add(op.getOperandType(i), batch);
  unsigned numFound = op.getOperation()->getNumResults();
  isGood = isGood && numResults <= numFound;
  for (unsigned i = 0; isGood && i != routine.numOverwritten; ++i)
    isGood = i < numResults && op.getType(i) == op.getOperandType(i);
  auto given = getGiven(routine, signature, numResults);
  SmallVector<StringRef> words;
  signature.split(" -> ").first.split(words, ' ');
  for (auto [word, result] : given) {
    if (!isGood)
      break;
    auto *same = llvm::find(words, word);
    if (result)
      isGood = results.add(op.getType(*result), batch);
    else if (word == "I")
      results.types.push_back(
          RankedTensorType::get({}, op.getBuilder().getI32Type()));
    else
      isGood = same < words.begin() + op.getNumOperands() &&
               results.add(op.getOperandType(same - words.begin()), batch);
  }
  isGood =
      isGood && SliceSignature(signature).matches(
                    isComplex, operands.get().data(), operands.types.size(),
                    results.get().data(), results.types.size());
  op.require(isGood, "calls '" + target.getValue() +
                         "' with operands or for results that are not its own");
  NamedAttrList attributes;
  if (!op.failed() && routine.setAttributes)
    routine.setAttributes(op, attributes);
  if (op.failed())
    return;
  SmallVector<SlicedOperand> sliced;
  for (unsigned i = 0; i != op.getNumOperands(); ++i)
    for (unsigned part = 0;
         part != ValueTable::countParts(op.getOperandType(i)); ++part)
      sliced.push_back({op.getOperandPart(i, part),
                        llvm::to_vector(llvm::seq(int64_t(batch.size())))});
  tdl::LambdaOp calls = createCalls(op, routine.function, batch, sliced,
                                    results.types, attributes);
  for (unsigned i = 0; i != routine.numOverwritten; ++i)
    for (unsigned part = 0; part != ValueTable::countParts(op.getType(i));
         ++part)
      op.setPart(op.getOperandPart(i, part), part, i);
  auto next = calls.getResults().begin();
  for (auto [word, result] : given) {
    unsigned numParts = result ? ValueTable::countParts(op.getType(*result))
                        : isComplex && word != "I" ? 2
                                                   : 1;
    for (unsigned part = 0; part != numParts; ++part, ++next)
      if (result)
        op.setPart(*next, part, *result);
  }
}

static void importFunction(SourceOp &op) {
  auto target = cast<StringAttr>(op.getAttr("call_target_name"));
  importRoutine(op, getRoutineName(target.getValue()),
                op.getOperation()->getNumResults());
}

Rule tofu::findLapack(StringRef target) {
  StringRef name = getRoutineName(target);
  return llvm::StringSwitch<Rule>(name)
      .Case("potrf", importPotrf)
      .Case("trsm", importTrsm)
      .Case("pivots", importPivots)
      .Case("LuDecomposition", importLuDecomposition)
      .Case("device_svd", importDeviceSVD)
      .Case("device_geev", importDeviceEig)
      .Case("device_syrk", importDeviceSyrk)
      .Default(findRoutine(name) ? importFunction : nullptr);
}
