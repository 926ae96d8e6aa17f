//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The operators that definitions are: a generic one has one for each list of
// ranks, element types and attributes that it is applied to.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_OPERATORS_INSTANCES_H
#define TOFU_OPERATORS_INSTANCES_H

#include "tofu/Import/TDL/Templates.h"
#include "tofu/Operators/Sample.h"

namespace tofu {

struct OperatorInstance {
  tdl::OpOp op;
  std::string name; // of the definition
  /// Of a generic definition: `tensor<?x?xf32>; axes = [0]`. Else empty.
  std::string given;
  /// The operation that the definition is for; or "".
  std::string operation;
  /// Of a generic definition: what it is applied to; of a gradient without
  /// its cotangents, if it is a sample.
  llvm::SmallVector<mlir::Type> operands;
  mlir::DictionaryAttr attributes;
};

class Instances {
public:
  /// The definitions of a .tdl file, as they are imported. Operators are added.
  explicit Instances(mlir::ModuleOp module);

  /// `tdl.op` and `tdl.template`, in the order of the file.
  llvm::ArrayRef<mlir::Operation *> getDefinitions() const {
    return definitions;
  }

  /// What the program applies generic definitions to: ranks, element types and
  /// attributes.
  void addUses(mlir::ModuleOp program);

  /// A definition that is not generic is one operator. Of a generic one there
  /// are those of its uses or, if it has none, samples: the simplest lists and
  /// lists of one more, and the simplest with other words, truths and integers;
  /// those of which an index has no values only where no others are found.
  /// None, if no sample fits; `why` is what was wrong with the first one.
  llvm::SmallVector<OperatorInstance> find(mlir::Operation *definition,
                                           std::string *why = nullptr);

  Templates &getTemplates() { return templates; }
  /// What a generic definition was applied to that the operator was made of.
  const syntax::Instance *getSyntax(tdl::OpOp op) const {
    return templates.getInstance(op);
  }

private:
  struct Use {
    llvm::SmallVector<mlir::Type> operands, results;
    mlir::DictionaryAttr attributes;
  };
  /// How well a sample fits.
  enum class Fit { None, Empty, Full };
  tdl::OpOp specialise(tdl::TemplateOp definition, const Use &use,
                       std::string *why);
  Fit tryOut(tdl::TemplateOp definition, const Sample &sample,
             OperatorInstance &instance, std::string *why);
  std::optional<Sample>
  addSample(tdl::TemplateOp definition, llvm::ArrayRef<Sample> samples,
            llvm::SmallVectorImpl<OperatorInstance> &instances,
            std::string *why);

  mlir::ModuleOp module;
  Templates templates;
  llvm::SmallVector<mlir::Operation *> definitions;
  llvm::StringMap<llvm::SmallVector<Use>> uses; // by definition
};

/// What is said of a definition of which no instance is found.
std::string describeNoInstance(llvm::StringRef why);
/// Warns at the definition; its page says the same.
void warnOfNoInstance(mlir::Operation *definition, llvm::StringRef why);

/// What a definition is called.
llvm::StringRef getDefinitionName(mlir::Operation *definition);

} // namespace tofu

#endif // TOFU_OPERATORS_INSTANCES_H
