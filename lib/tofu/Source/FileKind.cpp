//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Source/FileKind.h"

#include "tofu/Files/FileKind.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Config/llvm-config.h"

using namespace llvm;

static constexpr StringLiteral
    kBytecode = "ML\xefR",
    kGenericForm =
        "export it in the generic form: "
        "get_asm(print_generic_op_form=True) in Python, or stablehlo-opt "
        "--mlir-print-op-generic (docs/HowTo-JAX.md)";

std::string tofu::whyNotMLIR(StringRef bytes) {
  std::string reason = files::whyNot(files::Wanted::Program, bytes);
  if (reason.empty() && !bytes.starts_with(kBytecode) && bytes.contains('\0'))
    return "is not text";
  return reason;
}

std::string tofu::whyNotTDL(StringRef bytes) {
  return files::whyNot(files::Wanted::Operators, bytes);
}

std::string tofu::explainParseError(StringRef error, StringRef bytes) {
  if (bytes.starts_with(kBytecode)) {
    if (bytes.drop_front(kBytecode.size() + 1)
            .starts_with(StringRef("MLIR" LLVM_VERSION_STRING "\0",
                                   sizeof("MLIR" LLVM_VERSION_STRING))))
      return ("is MLIR bytecode of this version, but damaged or cut off (" +
              error + "); write it again")
          .str();
    // A version, and who wrote it, with a null behind.
    StringRef producer = bytes.drop_front(kBytecode.size() + 1);
    producer = producer.take_until([](char c) { return c == 0; });
    return ("is MLIR bytecode of " + producer.take_front(40) +
            ", which this MLIR cannot read (" + error + "); " + kGenericForm)
        .str();
  }
  // MLIR's parser: Dialect `stablehlo' not found for custom op 'stablehlo.add'
  size_t at = error.find("custom op '");
  StringRef name = error.substr(at).split('\'').second.split('\'').first;
  if (at != error.npos &&
      (name.starts_with("stablehlo.") || name.starts_with("chlo.")))
    return ("'" + name + "' is in StableHLO's own form, which is not read; " +
            kGenericForm)
        .str();
  if (at != error.npos && error.contains("not found for custom op"))
    return ("'" + name +
            "' is of a dialect whose own form is not read; programs are tdl "
            "and, in the generic form, StableHLO (docs/HowTo-JAX.md) and "
            "operations that have a definition (docs/Embedding.md)")
        .str();
  return "";
}

std::string tofu::explainForeignProperties(StringRef op) {
  return ("is MLIR bytecode in which '" + op +
          "' is in StableHLO's own form, which is not read; " + kGenericForm)
      .str();
}
