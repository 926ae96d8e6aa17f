//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Source/FileKind.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"
#include <array>

using namespace llvm;

static constexpr StringLiteral
    kBytecode = "ML\xefR",
    kGenericForm =
        "export it in the generic form: "
        "get_asm(print_generic_op_form=True) in Python, or stablehlo-opt "
        "--mlir-print-op-generic (docs/HowTo-JAX.md)";

/// What stands behind the comments that the text begins with.
static StringRef skipComments(StringRef text) {
  while ((text = text.ltrim()).starts_with("//"))
    text = text.drop_until([](char c) { return c == '\n'; });
  return text;
}

/// What is neither of our two languages.
static StringRef describeForeign(StringRef bytes) {
  if (bytes.starts_with("PK\3\4") || bytes.starts_with("PK\5\6"))
    return "is an archive of arrays (.npz), not a program; give it to tofu-run "
           "or tofu-interpret, as --inputs or --expect";
  if (bytes.starts_with("\x93NUMPY"))
    return "is an array (.npy), not a program; write arg0, arg1, ... into one "
           ".npz for --inputs";
  if (bytes.starts_with("\x7f"
                        "ELF"))
    return "is machine code, not a program's text; run what tofu-compile wrote "
           "with tofu-run, and give functions of your own as --link or "
           "--library";
  if (bytes.starts_with("\xfd"
                        "7zXZ"))
    return "is compressed; unpack it with xz -d";
  if (bytes.starts_with("\x1f\x8b"))
    return "is compressed; unpack it with gzip -d";
  if (bytes.starts_with("\x28\xb5\x2f\xfd"))
    return "is compressed; unpack it with zstd -d";
  if (bytes.starts_with("BZh"))
    return "is compressed; unpack it with bzip2 -d";
  return "";
}

std::string tofu::whyNotMLIR(StringRef bytes) {
  StringRef foreign = describeForeign(bytes);
  if (foreign.empty() && skipComments(bytes).starts_with("op "))
    return "has definitions of operators (.tdl), not a program; give it as "
           "--operators beside one, or read it with tofu-translate "
           "--import-tdl";
  if (foreign.empty() && !bytes.starts_with(kBytecode) && bytes.contains('\0'))
    return "is not text";
  return foreign.str();
}

std::string tofu::whyNotTDL(StringRef bytes) {
  StringRef foreign = describeForeign(bytes);
  if (!foreign.empty())
    return foreign.str();
  StringRef text = skipComments(bytes);
  if (llvm::any_of(std::array<StringRef, 6>{kBytecode, "module", "builtin.",
                                            "func.", "\"", "#"},
                   [&](StringRef begin) { return text.starts_with(begin); }))
    return "is MLIR, not definitions of operators (.tdl); tofu-opt and "
           "tofu-compile read it";
  return "";
}

std::string tofu::explainParseError(StringRef error, StringRef bytes) {
  if (bytes.starts_with(kBytecode)) {
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
  return "";
}
