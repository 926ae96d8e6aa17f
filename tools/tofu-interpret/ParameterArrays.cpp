//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "ParameterArrays.h"

#include "tofu/Source/Nearest.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using namespace tofu;
using numpy::ArrayName;
using numpy::NpzReader;
using syntax::Parameter;

static bool has(const NpzReader &reader, const std::string &name) {
  return bool(reader.find({name, ""}));
}

static std::string number(StringRef name, size_t i) {
  return (name + Twine(i)).str();
}

/// xs0, or xs where that is all there is.
static std::string nameFirst(const Parameter &list, const NpzReader &reader) {
  std::string alone = list.name.text.str(), first = number(alone, 0);
  return !has(reader, first) && has(reader, alone) ? alone : first;
}

std::vector<ArrayName> tools::nameArrays(ArrayRef<Parameter> parameters,
                                         const NpzReader &reader, bool areAll) {
  areAll &= count_if(parameters, [](const Parameter &parameter) {
              return parameter.list;
            }) == 1;
  std::vector<std::string> names;
  for (auto [at, parameter] : enumerate(parameters)) {
    if (!parameter.list) {
      names.push_back(parameter.name.text.str());
      continue;
    }
    // By the names of programs, arg0, arg1, ..., the one list has what the
    // parameters behind it leave.
    size_t behind = parameters.size() - at - 1;
    auto hasNext = [&](const std::string &name) {
      return has(reader, name) ||
             (areAll && has(reader, number("arg", names.size() + behind)));
    };
    std::string name = nameFirst(parameter, reader);
    for (size_t i = 1; hasNext(name); ++i) {
      names.push_back(name);
      name = number(parameter.name.text, i);
    }
  }
  return numpy::nameArrays("arg", names);
}

std::vector<ArrayName> tools::nameArrays(std::vector<std::string> names,
                                         ArrayRef<Parameter> parameters,
                                         const NpzReader &reader) {
  for (const Parameter &parameter : parameters)
    if (parameter.list)
      llvm::replace(names, number(parameter.name.text, 0),
                    nameFirst(parameter, reader));
  return numpy::nameArrays("arg", names);
}

std::string tools::listArrays(ArrayRef<Parameter> parameters) {
  SmallVector<std::string> names;
  for (const Parameter &parameter : parameters) {
    StringRef name = parameter.name.text;
    names.push_back(
        (name + (parameter.list ? "0, " + name + "1, ..." : "")).str());
  }
  return join(names, ", ");
}

/// True if the array may be one of the parameter's.
static bool takes(const Parameter &parameter, StringRef name) {
  return name.consume_front(parameter.name.text) &&
         (name.empty() || (parameter.list && all_of(name, isDigit)));
}

/// Of xs2, what comes before it in its list, if that is not there: xs1.
static std::string findMissing(const NpzReader &reader, StringRef name,
                               ArrayRef<Parameter> parameters) {
  for (const Parameter &parameter : parameters) {
    StringRef digits = name;
    size_t i;
    if (!takes(parameter, name) || !digits.consume_front(parameter.name.text) ||
        digits.getAsInteger(10, i) || i == 0)
      continue;
    std::string before = number(parameter.name.text, i - 1);
    if (!has(reader, before))
      return before;
  }
  return "";
}

Error tools::checkTaken(const NpzReader &reader, StringRef op,
                        ArrayRef<ArrayName> names,
                        ArrayRef<Parameter> parameters) {
  for (const NpzReader::Place &other : reader.listOthers(names)) {
    StringRef digits = other.name;
    if (digits.consume_front("out") && all_of(digits, isDigit))
      continue;
    std::string path = reader.getPath(other);
    if (std::string before = findMissing(reader, other.name, parameters);
        !before.empty())
      return createStringError(
          path + ": there is no array '" + before + "' before '" + other.name +
          "', which the list of '" + op + "' has by number");
    std::string known = listArrays(parameters);
    Nearest nearest(other.name);
    for (const ArrayName &name : names) {
      if (!has(reader, name.source))
        nearest.add(name.source);
      if (none_of(parameters, [&](const Parameter &parameter) {
            return takes(parameter, name.source);
          }))
        known += (known.empty() ? "" : ", ") + name.source;
    }
    for (const Parameter &parameter : parameters)
      if (parameter.list)
        nearest.add(number(parameter.name.text, 0));
    return createStringError(path + ": no parameter of '" + op + "' takes '" +
                             other.name + "'; it takes " +
                             (known.empty() ? "none" : known) + nearest.hint());
  }
  return Error::success();
}
