//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// tofu-gradients FILE.tdl...: the gradient of every operator by every parameter
// of numbers, against finite differences in f64: the interpreter runs the
// operator at both sides of a point, along a random direction. Integers are
// drawn to be inside of what they index, then those of each tensor in turn so
// that some are not, as ids of padding are: where the operator takes them, its
// gradient does.
//
//===----------------------------------------------------------------------===//
#include "support/Gradients.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/SymbolTable.h"
#include "tofu/Import/TDL/ImportTDL.h"
#include "tofu/Interpreter/Execute.h"
#include "tofu/Interpreter/Tensor.h"
#include "tofu/Operators/Instances.h"
#include "tofu/Operators/Setting.h"
#include "tofu/Pipeline/Load.h"
#include "tofu/Pipeline/Register.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SourceMgr.h"
#include <cmath>
#include <optional>

using namespace mlir;
using namespace tofu;
using namespace tofu::test;
using interpreter::Kind;
using interpreter::Tensor;
namespace cl = llvm::cl;

static cl::list<std::string> inputs(cl::Positional, cl::OneOrMore,
                                    cl::desc("<operators.tdl> ..."));
static cl::opt<unsigned> settings("settings", cl::init(3),
                                  cl::desc("Shapes and attributes; 3"));
static cl::list<std::string> uses("uses", cl::desc("Programs that apply them"));
static cl::opt<std::string> only("op", cl::desc("Only this operator"));
static cl::opt<std::string> scratch("write", cl::desc("Write the definitions"));

namespace {
struct Counts {
  unsigned operators = 0, gradients = 0, settings = 0, points = 0, kinks = 0;
  unsigned notRun = 0;
  std::vector<std::string> faults;
};

/// Numbers of a stream that is the same in each run.
class Stream {
public:
  double next(double low, double high) {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return low + (high - low) * double(state >> 11) / double(1ull << 53);
  }
  int64_t pick(int64_t count) { return int64_t(next(0, double(count))); }

private:
  uint64_t state = 88172645463325252;
};
} // namespace

static bool isFloat(const Tensor &tensor) {
  return isa<FloatType>(tensor.elementType);
}

static double get(const Tensor &tensor, int64_t i) {
  Kind kind = interpreter::getScalarType(tensor.elementType)->kind;
  interpreter::Register value = tensor.get(i);
  return kind == Kind::F64 ? value.d : double(value.f);
}

static void set(Tensor &tensor, int64_t i, double value) {
  interpreter::Register element;
  Kind kind = interpreter::getScalarType(tensor.elementType)->kind;
  if (kind == Kind::F64)
    element.d = value;
  else
    element.f = float(value);
  tensor.set(i, element);
}

static int64_t countElements(const Tensor &tensor) {
  int64_t count = 1;
  for (int64_t extent : tensor.shape)
    count *= extent;
  return count;
}

static Tensor draw(RankedTensorType type, Stream &stream, double low,
                   double high, int64_t first, int64_t limit) {
  Tensor tensor(type.getElementType(), type.getShape());
  for (int64_t i = 0; i != type.getNumElements(); ++i)
    if (isFloat(tensor)) {
      set(tensor, i, stream.next(low, high));
    } else {
      interpreter::Register element;
      element.i = first + stream.pick(limit - first);
      tensor.set(i, element);
    }
  return tensor;
}

/// The sum of products with cotangents; NaN where the operator fails.
static double evaluate(func::FuncOp function, ArrayRef<Tensor> given,
                       ArrayRef<Tensor> cotangents, std::string *why) {
  auto run = interpreter::execute(function, std::vector<Tensor>(given));
  if (!run) {
    *why = llvm::toString(run.takeError());
    return NAN;
  }
  double sum = 0;
  unsigned number = 0;
  for (const Tensor &result : run->results) {
    if (!isFloat(result))
      continue;
    const Tensor &cotangent = cotangents[number++];
    for (int64_t i = 0; i != countElements(result); ++i)
      sum += get(result, i) * get(cotangent, i);
  }
  return sum;
}

static void checkPoint(func::FuncOp function, func::FuncOp gradient,
                       unsigned parameter, double low, double high,
                       int64_t first, int64_t limit,
                       std::optional<unsigned> padded, const std::string &where,
                       std::string &whyNot, bool &anyRun, Counts &counts) {
  Stream stream;
  std::vector<Tensor> given, cotangents;
  for (auto [i, type] : llvm::enumerate(function.getArgumentTypes())) {
    int64_t around = padded == i ? 2 : 0;
    given.push_back(draw(cast<RankedTensorType>(type), stream, low, high,
                         first - around, limit + around));
  }
  for (Type type : function.getResultTypes())
    if (isa<FloatType>(cast<RankedTensorType>(type).getElementType()))
      cotangents.push_back(
          draw(cast<RankedTensorType>(type), stream, -1, 1, 0, 1));
  std::string why;
  double value = evaluate(function, given, cotangents, &why);
  if (!std::isfinite(value)) {
    whyNot =
        why.empty() ? "no numbers that were tried give finite results" : why;
    return;
  }
  anyRun = true;
  std::vector<Tensor> all = given;
  all.insert(all.end(), cotangents.begin(), cotangents.end());
  auto run = interpreter::execute(gradient, all);
  if (!run) {
    counts.faults.push_back(where + ": " + llvm::toString(run.takeError()));
    return;
  }
  const Tensor &dx = run->results[0];
  bool isNarrow = false;
  for (const Tensor &tensor : given)
    isNarrow |= isFloat(tensor) && !tensor.elementType.isF64();
  for (unsigned round = 0; round != 3; ++round) {
    Tensor direction =
        draw(cast<RankedTensorType>(function.getArgumentTypes()[parameter]),
             stream, -1, 1, 0, 1);
    double expected[3], own = 0, size = std::abs(value);
    for (int64_t i = 0; i != countElements(direction); ++i)
      own += get(dx, i) * get(direction, i);
    double step = isNarrow ? 1e-2 : 1e-5;
    for (double &each : expected) {
      double sides[2];
      for (int side : {0, 1}) {
        std::vector<Tensor> moved = given;
        for (int64_t i = 0; i != countElements(direction); ++i)
          set(moved[parameter], i,
              get(given[parameter], i) +
                  (side ? step : -step) * get(direction, i));
        sides[side] = evaluate(function, moved, cotangents, &why);
      }
      each = (sides[1] - sides[0]) / (2 * step);
      step /= 2;
    }
    double tolerance = isNarrow ? 3e-2 : 1e-6;
    auto isNear = [&](double a, double b) {
      return std::abs(a - b) <=
             tolerance * (1 + size + std::abs(a) + std::abs(b));
    };
    if (!isNear(expected[0], expected[1]) ||
        !isNear(expected[1], expected[2])) {
      ++counts.kinks; // no derivative there
      continue;
    }
    ++counts.points;
    if (!isNear(own, expected[1])) {
      std::string text;
      llvm::raw_string_ostream(text)
          << where << ", numbers in [" << low << ", " << high << "]: " << own
          << ", but differences say " << expected[1];
      counts.faults.push_back(text);
      return;
    }
  }
}

static SmallVector<Type> widen(ArrayRef<Type> types,
                               const syntax::Definition *written) {
  SmallVector<Type> wide;
  for (auto [i, type] : llvm::enumerate(types)) {
    auto tensor = cast<RankedTensorType>(type);
    bool isFixed =
        written && i < written->parameters.size() &&
        written->parameters[i].element.scalar != syntax::Scalar::Generic;
    wide.push_back(tensor.getElementType().isF32() && !isFixed
                       ? tensor.clone(Float64Type::get(type.getContext()))
                       : type);
  }
  return wide;
}

/// The operator where the other one has this setting: what is applied to as
/// many operands has their extents, and cotangents those of the results.
static OwningOpRef<ModuleOp>
makeProgram(tdl::OpOp op, tdl::OpOp of, const Setting &from, std::string *why) {
  SmallVector<SmallVector<int64_t>> shapes = getOperandShapes(of, from);
  auto results = getResultShapes(of, from);
  if (!results)
    return nullptr;
  for (auto [shape, value] :
       llvm::zip(*results, of.getBody().front().getTerminator()->getOperands()))
    if (isa<FloatType>(getElementTypeOrSelf(value)))
      shapes.push_back(shape);
  Setting setting;
  setting.attributes = from.attributes;
  setting.extents.assign(op.getDims().size(), 1);
  for (auto [map, shape] : llvm::zip(
           op.getOperandShapes().getAsValueRange<AffineMapAttr>(), shapes))
    for (auto [expr, extent] : llvm::zip(map.getResults(), shape))
      if (auto dim = dyn_cast<AffineDimExpr>(expr))
        setting.extents[dim.getPosition()] = extent;
  SmallVector<Type> elements;
  if (!op.getExact())
    for (Type type : op.getBody().getArgumentTypes())
      if (auto tensor = dyn_cast<RankedTensorType>(type))
        elements.push_back(tensor.getElementType().isF32()
                               ? Float64Type::get(op.getContext())
                               : tensor.getElementType());
  OwningOpRef<ModuleOp> module = apply(op, setting, why, elements);
  if (!module || failed(prepareForAnalysis(*module)))
    return nullptr;
  return module;
}

static void checkGradient(tdl::OpOp op, tdl::OpOp gradient, unsigned parameter,
                          const std::string &name, Counts &counts) {
  std::string why;
  bool any = false;
  for (const Setting &setting : chooseSettings(op, settings, &why)) {
    std::string where = name + " with " + describe(op, setting);
    auto whole = makeProgram(op, op, setting, &why);
    auto derived = makeProgram(gradient, op, setting, &why);
    if (!whole || !derived) {
      counts.faults.push_back(where + ": " + why);
      continue;
    }
    // Of extents that the instance knows to be 1 the setting may be another.
    auto own = getMain(*whole).getArgumentTypes();
    if (getMain(*derived).getArgumentTypes().take_front(own.size()) != own) {
      why = "its instance is of other extents";
      continue;
    }
    ++counts.settings;
    int64_t limit = 9;
    for (int64_t extent : setting.extents)
      limit = std::min(limit, std::max<int64_t>(extent, 1));
    std::pair<int64_t, int64_t> ranges[] = {{0, limit}, {0, 1}, {1, 2}};
    bool anyRun = false;
    for (auto [first, end] : ranges) {
      for (auto [low, high] :
           {std::pair(-0.95, 0.95), std::pair(0.15, 0.85), std::pair(1.1, 2.9)})
        checkPoint(getMain(*whole), getMain(*derived), parameter, low, high,
                   first, end, std::nullopt, where, why, anyRun, counts);
      if (!anyRun)
        continue;
      for (auto [i, type] : llvm::enumerate(own)) {
        auto integer = dyn_cast<IntegerType>(getElementTypeOrSelf(type));
        bool isTaken = false; // which is not asked for
        if (integer && integer.getWidth() > 1)
          checkPoint(getMain(*whole), getMain(*derived), parameter, -0.95, 0.95,
                     first, end, i, where + ", padded", why, isTaken, counts);
      }
      break;
    }
    any |= anyRun;
  }
  if (!any) {
    ++counts.notRun;
    llvm::outs() << name << " is not run: " << why << '\n';
  }
}

static bool runFile(MLIRContext &context, StringRef path, Counts &counts) {
  auto file = llvm::MemoryBuffer::getFileOrSTDIN(path);
  if (!file) {
    llvm::errs() << path << ": " << file.getError().message() << '\n';
    return false;
  }
  WithGradients written = addGradients(path, (*file)->getBuffer(), only);
  counts.operators = written.operators;
  for (const std::string &missing : written.missing)
    llvm::outs() << "no gradient of " << missing << '\n';
  if (!scratch.empty()) {
    std::error_code error;
    llvm::raw_fd_ostream(scratch, error) << written.text;
  }
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(
      llvm::MemoryBuffer::getMemBuffer(written.text, path), {});
  SourceMgrDiagnosticHandler handler(sources, &context);
  OwningOpRef<ModuleOp> module = importTDL(sources, &context);
  if (!module)
    return false;
  Instances instances(*module);
  for (const std::string &program : uses) {
    llvm::SourceMgr programs;
    OwningOpRef<ModuleOp> used = loadModule(program, programs, context);
    if (!used)
      return false;
    instances.addUses(*used);
  }
  SymbolTable symbols(*module);
  for (const AskedGradient &each : written.gradients) {
    Operation *definition = symbols.lookup(each.name);
    Operation *base = symbols.lookup(each.of);
    ++counts.gradients;
    if (auto op = dyn_cast<tdl::OpOp>(definition)) {
      checkGradient(cast<tdl::OpOp>(base), op, each.parameter, each.name,
                    counts);
      continue;
    }
    std::string why;
    auto found = instances.find(base, &why);
    if (found.empty()) {
      llvm::outs() << each.name << ": " << describeNoInstance(why) << '\n';
      ++counts.notRun;
    }
    for (const OperatorInstance &instance : found) {
      auto generic = cast<tdl::TemplateOp>(definition);
      const syntax::Definition *of =
          instances.getTemplates().findWritten(generic);
      FailureOr<tdl::OpOp> op = failure(), derived = failure();
      SmallVector<Type> operands;
      auto specialise = [&](ArrayRef<Type> types) {
        operands.assign(types.begin(), types.end());
        SmallVector<Type> both = operands;
        return runQuietly(&context, &why, [&]() -> LogicalResult {
          op = instances.getTemplates().specialise(
              cast<tdl::TemplateOp>(base), operands, {}, instance.attributes,
              base->getLoc());
          if (failed(op) || failed(instances.getTemplates().addCotangents(
                                generic, both, instance.attributes)))
            return failure();
          derived = instances.getTemplates().specialise(
              generic, both, {}, instance.attributes, base->getLoc());
          return derived;
        });
      };
      // Of f64, or of what is written where that does not fit.
      if (specialise(widen(instance.operands, of)) ||
          specialise(instance.operands)) {
        unsigned parameter = each.parameter;
        if (of->parameters[parameter].list)
          parameter = each.parameter; // the first of them
        else
          for (unsigned i = 0; i != each.parameter; ++i)
            if (of->parameters[i].list)
              parameter += operands.size() - of->parameters.size();
        checkGradient(*op, *derived, parameter,
                      each.name + " (" + instance.given + ")", counts);
      } else {
        counts.faults.push_back(each.name + " (" + instance.given +
                                "): " + why);
      }
    }
  }
  return true;
}

int main(int argc, char **argv) {
  cl::ParseCommandLineOptions(argc, argv);
  DialectRegistry registry;
  registerAllDialects(registry);
  MLIRContext context(registry);
  context.loadAllAvailableDialects();
  context.allowUnregisteredDialects();
  bool failed = false;
  for (const std::string &path : inputs) {
    Counts counts;
    if (!runFile(context, path, counts))
      return 1;
    for (const std::string &fault : counts.faults)
      llvm::outs() << "failed: " << fault << '\n';
    llvm::outs() << llvm::format(
        "%-12s  %3u operators  %3u gradients  %5u points  %3u kinks  %2u not "
        "run  %zu failed\n",
        llvm::sys::path::stem(path).str().c_str(), counts.operators,
        counts.gradients, counts.points, counts.kinks, counts.notRun,
        counts.faults.size());
    failed |= !counts.faults.empty();
  }
  return failed;
}
