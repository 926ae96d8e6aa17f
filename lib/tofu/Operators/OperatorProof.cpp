//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Operators/OperatorProof.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "tofu/TDL/Locations.h"
#include "tofu/TDL/Reads.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/Support/Format.h"

using namespace mlir;
using namespace tofu;

ProofCounts &ProofCounts::operator+=(const ProofCounts &other) {
  operators += other.operators;
  instances += other.instances;
  settings += other.settings;
  splits += other.splits;
  pending += other.pending;
  for (unsigned i = 0; i != 4; ++i)
    verdicts[i] += other.verdicts[i];
  symbolic += other.symbolic;
  tight += other.tight;
  excess += other.excess;
  needed += other.needed;
  return *this;
}

static void add(const StrategyProof &proof, const std::string &where,
                OperatorProof &result) {
  ProofCounts &counts = result.counts;
  ++(proof.isPending ? counts.pending : counts.splits);
  ++counts.verdicts[int(proof.verdict)];
  counts.symbolic += proof.isSymbolic;
  counts.tight += !proof.isPending && proof.excess == 0;
  counts.excess += proof.excess;
  counts.needed += proof.needed;
  std::string what =
      (proof.isPending ? proof.name : "split of '" + proof.name + "'") +
      " with " + where;
  if (proof.verdict == Verdict::Unsound)
    result.faults.push_back(what + " is unsound: " + proof.reason);
  else if (proof.verdict == Verdict::Assumed)
    result.faults.push_back(what +
                            " is not shown to be sound: " + proof.reason);
  else if (proof.excess)
    result.excesses.push_back(
        what + " fetches " + std::to_string(proof.excess) + " elements more " +
        "than the boxes around what is read, which have " +
        std::to_string(proof.needed));
}

namespace {
/// Reads with `else`, by the lambdas that they stand in. Of those that are
/// outside of their tensors at every setting nothing is left once extents are
/// known: every strategy is sound, but nobody means them. Looked for are
/// lambdas of which no read is left: one that is left may stand for several.
class ReadPlaces {
public:
  explicit ReadPlaces(tdl::OpOp definition);
  /// What is left of them, and of the lambdas that they stand in.
  void look(ModuleOp instantiated) {
    getMain(instantiated).walk([&](tdl::LambdaOp lambda) {
      left.insert(lambda.getLoc());
      if (lambda.walk([](tdl::ReadOp) { return WalkResult::interrupt(); })
              .wasInterrupted())
        reading.insert(lambda.getLoc());
    });
  }
  void report(OperatorProof &result) const {
    for (tdl::ReadOp read : reads) {
      Location lambda = read->getParentOfType<tdl::LambdaOp>().getLoc();
      if (left.contains(lambda) && !reading.contains(lambda))
        result.faults.push_back(
            "reads '" + tdl::getName(read.getSource(), "") + "' at " +
            tdl::describe(read.getLoc()) +
            " only outside of it, so that this is nothing but what stands "
            "after 'else'");
    }
  }

private:
  SmallVector<tdl::ReadOp> reads;
  llvm::DenseSet<Location> left, reading; // lambdas
};
} // namespace

/// A choice, or a reduction over one element or none, may leave a read out,
/// too.
ReadPlaces::ReadPlaces(tdl::OpOp definition) {
  definition.walk([&](tdl::LambdaOp lambda) {
    bool chooses = lambda
                       .walk([](Operation *op) {
                         return isa<arith::SelectOp, tdl::ReduceOp>(op)
                                    ? WalkResult::interrupt()
                                    : WalkResult::advance();
                       })
                       .wasInterrupted();
    if (chooses)
      return;
    lambda.walk([&](tdl::ReadOp read) {
      bool isElse = llvm::any_of(read->getUses(), tdl::isAfterElse);
      if (read.getOtherwise() && !read.getGuard() && !isElse)
        reads.push_back(read);
    });
  });
}

OperatorProof tofu::proveOperator(tdl::OpOp definition, unsigned settings,
                                  const ExpansionRules &rules) {
  OperatorProof result;
  ++result.counts.operators;
  ++result.counts.instances;
  ReadPlaces reads(definition);
  std::string why = "no shapes were found that give results with elements";
  for (auto [number, setting] :
       llvm::enumerate(chooseSettings(definition, settings, &why))) {
    if (OwningOpRef<ModuleOp> alone = instantiate(definition, setting))
      reads.look(*alone);
    OwningOpRef<ModuleOp> module = apply(definition, setting);
    // The extents are small: every other time as if they were large.
    auto shared = number % 2 ? tdl::Shared::All : tdl::Shared::Large;
    if (!module || failed(prepareForAnalysis(*module, shared)))
      continue; // it was seen to work
    ++result.counts.settings;
    std::string where = describe(definition, setting);
    getMain(*module).walk([&](tdl::LambdaOp op) {
      tdl::LambdaAnalysis analysis(op);
      for (const StrategyProof &proof : proveStrategies(analysis, rules))
        add(proof, where, result);
    });
  }
  reads.report(result);
  if (!result.counts.settings) {
    ++result.counts.verdicts[int(Verdict::Assumed)];
    result.faults.push_back("has no setting at which it can be looked at: " +
                            why);
  }
  return result;
}

OperatorProof tofu::proveDefinition(Instances &instances, Operation *definition,
                                    unsigned settings,
                                    const ExpansionRules &rules) {
  OperatorProof result;
  std::string why;
  for (const OperatorInstance &instance : instances.find(definition, &why)) {
    OperatorProof proof = proveOperator(instance.op, settings, rules);
    result.counts += proof.counts;
    std::string prefix =
        instance.given.empty() ? "" : "of " + instance.given + ": ";
    for (const std::string &fault : proof.faults)
      result.faults.push_back(prefix + fault);
    for (const std::string &excess : proof.excesses)
      result.excesses.push_back(prefix + excess);
  }
  if (!result.counts.instances) {
    ++result.counts.verdicts[int(Verdict::Assumed)];
    result.faults.push_back(describeNoInstance(why));
  }
  result.counts.operators = 1;
  return result;
}

void tofu::printProofs(ArrayRef<std::pair<std::string, ProofCounts>> families,
                       raw_ostream &os) {
  size_t width = 8;
  ProofCounts sum;
  SmallVector<std::pair<std::string, ProofCounts>> rows(families);
  for (const auto &[name, counts] : families) {
    width = std::max(width, name.size());
    sum += counts;
  }
  if (families.size() > 1)
    rows.push_back({"all", sum});
  os << "family" << std::string(width - 6, ' ')
     << "  operators  instances  settings  splits  symbolic  tight  pending  "
        "proved  "
        "enumerated  assumed  unsound  excess\n";
  for (const auto &[name, counts] : rows) {
    os << name << std::string(width - name.size(), ' ')
       << llvm::format(
              "  %9u  %9u  %8u  %6u  %8u  %5u  %7u  %6u  %10u  %7u  %7u  ",
              counts.operators, counts.instances, counts.settings,
              counts.splits, counts.symbolic, counts.tight, counts.pending,
              counts.get(Verdict::Proved), counts.get(Verdict::Enumerated),
              counts.get(Verdict::Assumed), counts.get(Verdict::Unsound))
       << (counts.excess ? std::to_string(counts.excess) + " of " +
                               std::to_string(counts.excess + counts.needed)
                         : "0")
       << '\n';
  }
}
