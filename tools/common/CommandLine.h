//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// The command lines of tools that use LLVM's options.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_TOOLS_COMMON_COMMANDLINE_H
#define TOFU_TOOLS_COMMON_COMMANDLINE_H

#include "tofu/Files/Outputs.h"
#include "tofu/Source/OptionValue.h"
#include "llvm/Support/CommandLine.h"
#include <type_traits>

namespace tofu::tools {

/// `tool: error: message` on stderr; the exit status.
int fail(llvm::StringRef tool, const llvm::Twine &message);
/// The same, if there is one: else 0.
int check(llvm::StringRef tool, const files::Error &error);

/// True if nobody reads the standard output on, of a process that goes on then
/// (Progress::keepOnUnread).
bool isUnread();
/// Puts the files that were written where the user wants them, if nothing has
/// gone wrong with the standard output. The exit status.
int keepOutputs(llvm::StringRef tool, files::Outputs &outputs);
/// The exit status, once all is written to it; ends a process of which nobody
/// reads it.
int finishOutput(llvm::StringRef tool);

/// The name that parseCommandLine was given, or "".
llvm::StringRef getToolName();

/// Ends the process: `option --emit is 'x'; expected program, loops or llvm`.
[[noreturn]] void refuseValue(const llvm::cl::Option &option,
                              llvm::StringRef value, llvm::StringRef wanted);

/// `a, b or c`.
std::string listValues(const llvm::cl::generic_parser_base &values);

/// An option of which a value that is none is told as the tool tells errors,
/// and where there are few values, with these.
template <typename T> class Option : public llvm::cl::opt<T> {
public:
  using llvm::cl::opt<T>::opt;

  /// Ends the process, of a value that is read, but is not what is wanted.
  [[noreturn]] void refuse(llvm::StringRef wanted) const {
    refuseValue(*this, text, wanted);
  }

private:
  bool handleOccurrence(unsigned position, llvm::StringRef name,
                        llvm::StringRef value) override {
    if (std::is_same_v<T, bool> && !value.data()) // --quiet
      value = "true";
    text = value.str();
    T parsed = T();
    if constexpr (std::is_enum_v<T>) {
      auto &values = this->getParser();
      if (values.findOption(value) == values.getNumOptions())
        refuse(listValues(values));
      (void)values.parse(*this, name, value, parsed);
    } else if (llvm::StringRef wanted = parseValue(value, parsed);
               !wanted.empty()) {
      refuse(wanted);
    }
    this->setValue(parsed);
    this->setPosition(position);
    return false;
  }

  std::string text; // the value as it was typed
};

/// An error where an option is given that does nothing without something else,
/// which is not: `option --excess is of --prove, which is not given`. The exit
/// status.
int requireFor(llvm::StringRef tool, const llvm::cl::Option &option,
               const llvm::Twine &other, bool isGiven);

/// Parses it. --help shows the options of the category, --help-hidden also
/// those that LLVM and MLIR add, --version what describeVersion says. Exits
/// after these and after an error, such as an empty value. Only options of the
/// category are suggested for one that is not there. The category's options are
/// `Option`s where their values are not texts.
void parseCommandLine(int argc, const char *const *argv, const char *tool,
                      const llvm::cl::OptionCategory &category,
                      llvm::StringRef overview);

/// Leaves the options that there are so far to --help-hidden.
void hideOptions();

/// `name` of the options of the process joins the category.
void addToCategory(llvm::StringRef name, llvm::cl::OptionCategory &category);

/// `-I folder`: where .tdl files find what they import.
struct ImportFolders : llvm::cl::list<std::string> {
  explicit ImportFolders(llvm::cl::OptionCategory &category)
      : list("I", llvm::cl::Prefix, llvm::cl::value_desc("folder"),
             llvm::cl::desc("Where .tdl files find what they import, after "
                            "their own folders; may be repeated"),
             llvm::cl::cat(category)) {}

  /// Ends the process if one is none.
  std::vector<std::string> get() const;
};

} // namespace tofu::tools

#endif // TOFU_TOOLS_COMMON_COMMANDLINE_H
