//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Options of a pass as text. What MLIR finds wrong with a value it tells the
// standard error alone, and its caller only that something is.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_PARTITION_OPTIONTEXT_H
#define TOFU_PARTITION_OPTIONTEXT_H

#include "mlir/Pass/PassOptions.h"
#include "tofu/Source/OptionValue.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/CommandLine.h"
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace tofu {

/// Whose options they are, for what is said of them: a pass', as in
/// `-tofu-plan: option 'mesh'`, or a tool's own, `option --mesh`.
struct OptionOwner {
  std::string pass = "-tofu-plan"; // "": a tool
  /// Of a tool that has none of them the beginning of a command that has, up to
  /// where they are: `tofu-opt -tofu-partition="devices=4 `.
  std::string command = "";

  /// `option 'mesh'`.
  std::string quote(llvm::StringRef option) const;
  /// What stands before a sentence that does not begin with an option.
  std::string begin() const { return pass.empty() ? "" : pass + ": "; }
  /// Both.
  std::string describe(llvm::StringRef option) const {
    return begin() + quote(option);
  }
  /// What to type before a value: `mesh`, `--mesh`.
  std::string getFlag(llvm::StringRef option) const {
    return (pass.empty() ? "--" : "") + option.str();
  }
  /// What to type: `mesh={2x4}`, `--mesh="2x4"`, or the command.
  std::string spell(llvm::StringRef option, llvm::StringRef value) const;
};

/// Options that are given to a pass: those of a text, `a=1 b={2 3} c`, in which
/// what is in braces or quotes may hold blanks; or one after the other, where
/// any text is a value.
class OptionValues {
public:
  struct Given {
    std::string name;
    std::optional<std::string> value; // none: nothing is said
    bool isOpen = false;              // it begins with a brace that has no end
  };

  OptionValues() = default;
  OptionValues(llvm::StringRef text);
  OptionValues(const char *text) : OptionValues(llvm::StringRef(text)) {}
  OptionValues(const std::string &text) : OptionValues(llvm::StringRef(text)) {}

  void add(llvm::StringRef name, std::optional<std::string> value) {
    given.push_back({name.str(), std::move(value)});
  }
  bool empty() const { return given.empty(); }
  auto begin() const { return given.begin(); }
  auto end() const { return given.end(); }

private:
  std::vector<Given> given;
};

/// The text of an option that may hold blanks and quotes. MLIR prints a text
/// with blanks in braces, but none with a quote before them, and so would not
/// read it again. What has a brace without its other one is refused where it is
/// read: MLIR counts them in all of a pipeline.
struct OptionString : std::string {
  using std::string::string;
  OptionString(std::string text) : std::string(std::move(text)) {}
};
llvm::raw_ostream &operator<<(llvm::raw_ostream &os, const OptionString &text);

/// A number that is printed with all of its digits, and no exponent: MLIR
/// prints six of them, and so would read another one again.
struct OptionNumber {
  double value;
  OptionNumber(double value = 0) : value(value) {}
  operator double() const { return value; }
};
llvm::raw_ostream &operator<<(llvm::raw_ostream &os, OptionNumber number);

/// An option of a pass.
struct KnownOption {
  llvm::cl::Option *option;
  /// What is wanted, if the text is no value; else "", and `text` is as MLIR is
  /// to read it. Null: any text is a value that is not empty.
  std::function<llvm::StringRef(std::string &text)> check;
};

/// What an option's text is read as.
template <typename T>
using OptionValue =
    std::conditional_t<std::is_same_v<T, OptionNumber>, double, T>;

/// Of numbers, `range` says in words which `isIn` takes.
template <typename T, typename... Others>
KnownOption
describeOption(mlir::detail::PassOptions::Option<T, Others...> &option,
               llvm::StringRef range = "",
               bool (*isIn)(OptionValue<T>) = nullptr) {
  if constexpr (!std::is_arithmetic_v<OptionValue<T>>)
    return {&option, nullptr};
  else
    return {&option, [=](std::string &text) {
              OptionValue<T> value{};
              llvm::StringRef wanted = parseValue(text, value);
              if (wanted.empty() && isIn && !isIn(value))
                wanted = range;
              if constexpr (std::is_same_v<T, int64_t>)
                text = std::to_string(value);
              return wanted;
            }};
}

/// Sets the options, numbers as decimal ones: MLIR takes 010 for 8. An error
/// where one is not known, or a value is none: empty, unless all are given.
llvm::LogicalResult
setOptions(const OptionOwner &owner, llvm::ArrayRef<KnownOption> known,
           const OptionValues &values,
           llvm::function_ref<llvm::LogicalResult(const llvm::Twine &)> error);

} // namespace tofu

template <>
class llvm::cl::parser<tofu::OptionString>
    : public llvm::cl::basic_parser<tofu::OptionString> {
public:
  using basic_parser::basic_parser;
  bool parse(Option &, StringRef, StringRef text, tofu::OptionString &value) {
    value = text.str();
    return false;
  }
  void printOptionDiff(const Option &option, const tofu::OptionString &,
                       const OptVal &, size_t width) const {
    printOptionNoValue(option, width);
  }
};

template <>
class llvm::cl::parser<tofu::OptionNumber>
    : public llvm::cl::basic_parser<tofu::OptionNumber> {
public:
  using basic_parser::basic_parser;
  bool parse(Option &option, StringRef, StringRef text,
             tofu::OptionNumber &number) {
    StringRef wanted = tofu::parseValue(text, number.value);
    return !wanted.empty() &&
           option.error("is '" + text + "', but must be " + wanted);
  }
  StringRef getValueName() const override { return "number"; }
  void printOptionDiff(const Option &option, const tofu::OptionNumber &,
                       const OptVal &, size_t width) const {
    printOptionNoValue(option, width);
  }
};

#endif // TOFU_PARTITION_OPTIONTEXT_H
