//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Elaboration/Samples.h"
#include "tofu/Elaboration/DeriveGradient.h"
#include "tofu/Elaboration/Fit.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include <map>
#include <numeric>

using namespace tofu::syntax;
using llvm::SMLoc;
using llvm::StringRef;
using llvm::Twine;

/// Samples of one definition, and of one choice of its words and truths.
static constexpr unsigned maxSamples = 400, maxChoices = 24;
/// Expressions that the samples of one definition make, all together.
static constexpr size_t maxWork = 1 << 18;

namespace {
/// How long lists of dimensions are, and how many tensors lists of tensors
/// have. Of no tensors, dimensions would have no extents.
struct Shape {
  size_t listLength, listCount;
};
constexpr Shape shapes[] = {{2, 2}, {1, 1}, {3, 2}, {2, 3}, {1, 2},
                            {0, 1}, {4, 1}, {5, 2}, {8, 1}};

/// What `float`, `int` and two kinds of variables are.
struct Types {
  Scalar number, integer, even, odd;
};
constexpr Types allTypes[] = {
    {Scalar::F32, Scalar::I32, Scalar::F32, Scalar::F32},
    {Scalar::F32, Scalar::I32, Scalar::I32, Scalar::I32},
    {Scalar::F32, Scalar::I32, Scalar::F32, Scalar::I32},
    {Scalar::F32, Scalar::I32, Scalar::I32, Scalar::F32},
    {Scalar::F32, Scalar::I32, Scalar::Bool, Scalar::Bool},
    {Scalar::F32, Scalar::I32, Scalar::Bool, Scalar::F32},
    {Scalar::F32, Scalar::I32, Scalar::F32, Scalar::Bool},
    {Scalar::F32, Scalar::I32, Scalar::Bool, Scalar::I32},
    {Scalar::F32, Scalar::I32, Scalar::I32, Scalar::Bool},
    {Scalar::BF16, Scalar::I64, Scalar::BF16, Scalar::BF16},
    {Scalar::BF16, Scalar::I64, Scalar::BF16, Scalar::F32},
    {Scalar::BF16, Scalar::I64, Scalar::I64, Scalar::BF16},
    {Scalar::F16, Scalar::I64, Scalar::F16, Scalar::I64},
    {Scalar::F64, Scalar::I64, Scalar::F64, Scalar::F64},
    {Scalar::F64, Scalar::I8, Scalar::I8, Scalar::I8},
    {Scalar::F64, Scalar::I16, Scalar::I16, Scalar::I16},
};

/// Makes instances of a definition by number.
class Sampler {
public:
  explicit Sampler(const Definition &definition) : definition(definition) {
    for (const Attribute &attribute : definition.attributes) {
      if (attribute.kind == Attribute::Word)
        choices *= std::max<size_t>(attribute.words.size(), 1);
      if (attribute.kind == Attribute::Bool)
        choices *= 2;
      choices = std::min<size_t>(choices, maxChoices);
    }
  }

  size_t countChoices() const { return choices; }

  Instance make(size_t choice, Shape shape, const Types &types, size_t even,
                size_t odd) const {
    Instance instance;
    instance.listLength = shape.listLength;
    for (const Parameter &parameter : definition.parameters)
      instance.operands.insert(
          instance.operands.end(), parameter.list ? shape.listCount : 1,
          {getElement(parameter.element, types), Instance::anyRank});
    for (const Result &result : definition.results)
      instance.results.push_back(getElement(result.element, types));
    size_t number = 0;
    for (const Attribute &attribute : definition.attributes)
      addAttribute(attribute, choice, number++ % 2 ? odd : even,
                   shape.listLength, instance);
    return instance;
  }

  /// How many values addAttribute() has for a list.
  static constexpr size_t countLists = 10;

private:
  ElementType getElement(ElementType written, const Types &types) const {
    if (written.scalar != Scalar::Generic)
      return written;
    switch (written.kind) {
    case Type::Integer:
      return {Type::Integer, types.integer, {}};
    case Type::Condition:
      return {Type::Condition, Scalar::Bool, {}};
    case Type::Unknown:
      break;
    default:
      return {Type::Number, types.number, {}};
    }
    // Variables are numbered as operands show them.
    llvm::SmallVector<StringRef> variables;
    for (const Parameter &parameter : definition.parameters)
      if (!parameter.element.variable.empty() &&
          !llvm::is_contained(variables, parameter.element.variable))
        variables.push_back(parameter.element.variable);
    size_t number = llvm::find(variables, written.variable) - variables.begin();
    Scalar scalar = number % 2 ? types.odd : types.even;
    Type kind = scalar == Scalar::Bool ? Type::Condition
                : scalar == Scalar::I8 || scalar == Scalar::I16 ||
                        scalar == Scalar::I32 || scalar == Scalar::I64
                    ? Type::Integer
                    : Type::Number;
    return {kind, scalar, {}};
  }

  /// Consumes its part of `choice`.
  static void addAttribute(const Attribute &attribute, size_t &choice,
                           size_t value, size_t length, Instance &instance) {
    StaticValue &given = instance.attributes[attribute.name.text];
    auto take = [&](size_t count) {
      size_t part = choice % count;
      choice /= count;
      return part;
    };
    switch (attribute.kind) {
    case Attribute::Word:
      if (attribute.words.empty())
        break;
      given = attribute.words[take(attribute.words.size())].str();
      return;
    case Attribute::Bool:
      given = take(2) != 0;
      return;
    case Attribute::Integers:
      if (attribute.initial != ExprId::None && value == 0)
        break;
      given = makeList(value, length);
      return;
    case Attribute::Numbers:
      if (attribute.initial != ExprId::None && value == 0)
        break;
      given = std::vector<double>(makeList(value, length).size(), 1.0);
      return;
    case Attribute::Single:
      if (attribute.initial != ExprId::None)
        break;
      given = int64_t(value % 3 == 2 ? 0 : value % 3 + 1);
      return;
    }
    instance.attributes.erase(attribute.name.text); // the default
  }

  static std::vector<int64_t> makeList(size_t value, size_t length) {
    std::vector<int64_t> places(length);
    std::iota(places.begin(), places.end(), 0);
    switch (value) {
    case 0:
      return places;
    case 1:
      return std::vector<int64_t>(length, 1);
    case 2:
      return {0};
    case 3:
      return {};
    case 4:
      return std::vector<int64_t>(2 * length, 1);
    case 5:
      return {-1};
    case 6:
      return {0, 1};
    case 7:
      return {1, 1};
    case 8:
      return {length != 0 ? int64_t(length) - 1 : 0};
    default:
      return std::vector<int64_t>(length, 0);
    }
  }

  const Definition &definition;
  size_t choices = 1;
};

/// An error with its notes.
struct Said {
  SMLoc loc;
  std::string message;
  std::vector<std::pair<SMLoc, std::string>> notes;
  size_t rank;          // of lists of dimensions, where it was found
  unsigned samples = 0; // that have it, and are not empty
};

/// What is wrong whatever the rank is has another message at each: of one list
/// of dimensions, all of its lengths up to some are tried, and if each of them
/// has the same error but for numbers, the definition is wrong.
class EveryRank {
public:
  explicit EveryRank(const Definition &definition) {
    bool isOne = !definition.isGradient();
    for (const Parameter &parameter : definition.parameters) {
      isOne &= !parameter.list; // there may be more tensors than are tried
      for (ExprId extent : parameter.extents)
        if (const auto *list = definition[extent].getIf<Expansion>())
          isOne &= addName(definition, list->pattern);
    }
    // Others than the defaults may be what is wanted where there are none.
    for (const Attribute &attribute : definition.attributes)
      isOne &= attribute.kind == Attribute::Bool ||
               attribute.kind == Attribute::Word ||
               attribute.initial != ExprId::None;
    isTold = isOne && !name.empty();
  }

  /// Counts a sample with these errors, if it has the defaults.
  void add(const Instance &instance, llvm::ArrayRef<const Said *> errors) {
    for (const auto &attribute : instance.attributes)
      if (std::holds_alternative<std::vector<int64_t>>(attribute.second) ||
          std::holds_alternative<std::vector<double>>(attribute.second))
        return;
    ++samples;
    std::set<std::pair<const char *, std::string>> kinds;
    for (const Said *error : errors)
      kinds.insert({error->loc.getPointer(), getStart(error->message)});
    for (const auto &kind : kinds)
      ++counts[kind];
  }

  /// True of the first error of a kind that all samples have.
  bool take(const Said &error) {
    auto found = counts.find({error.loc.getPointer(), getStart(error.message)});
    return isTold && found != counts.end() &&
           std::exchange(found->second, 0) == samples;
  }
  /// What the error stands for.
  std::string explain(const Said &error) const {
    return ("'" + name + "' has " + llvm::Twine(error.rank) +
            (error.rank == 1 ? " dimension" : " dimensions") +
            " here; it is alike with every other number of them")
        .str();
  }

private:
  /// False if there are two of them, or it is none.
  bool addName(const Definition &definition, ExprId pattern) {
    StringRef own = "...";
    if (pattern != ExprId::None) {
      const auto *use = definition[pattern].getIf<NameUse>();
      if (!use)
        return false;
      own = use->text;
    }
    bool isAlike = name.empty() || name == own;
    name = own;
    return isAlike;
  }

  /// The message as far as ranks leave it alone: up to its first number, but
  /// for those in names, as f32.
  static std::string getStart(StringRef message) {
    for (size_t i = 0; i != message.size(); ++i)
      if (llvm::isDigit(message[i]) &&
          (i == 0 || !llvm::isAlnum(message[i - 1])))
        return message.take_front(i).str();
    return message.str();
  }

  StringRef name;
  bool isTold = false;
  unsigned samples = 0;
  std::map<std::pair<const char *, std::string>, unsigned> counts;
};
} // namespace

/// Whether how long lists of dimensions are says anything of it.
static bool hasLists(const Definition &definition) {
  auto isList = [](const auto &each) { return each.list; };
  auto hasListIndex = [&](const Step &step) {
    return llvm::any_of(step.indices, isList) || !step.tensor.name.text.empty();
  };
  return definition.isGradient() ||
         llvm::any_of(definition.parameters, isList) ||
         llvm::any_of(definition.attributes,
                      [](const Attribute &attribute) {
                        return attribute.kind == Attribute::Integers ||
                               attribute.kind == Attribute::Numbers;
                      }) ||
         llvm::any_of(definition.lets, hasListIndex) ||
         llvm::any_of(definition.bodies, hasListIndex) ||
         llvm::any_of(definition.exprs, [&](const Expr &expr) {
           const auto *reduce = expr.getIf<Reduce>();
           return expr.getIf<Expansion>() || expr.getIf<Fold>() ||
                  expr.getIf<ListLiteral>() ||
                  (reduce && llvm::any_of(reduce->indices, isList));
         });
}

/// What tells samples of a definition without lists apart.
static std::string describe(const Instance &instance) {
  std::string text;
  llvm::raw_string_ostream os(text);
  for (const Instance::Operand &operand : instance.operands)
    os << unsigned(operand.element.scalar) << ' ';
  for (ElementType result : instance.results)
    os << unsigned(result.scalar) << ' ';
  std::map<StringRef, std::string> words;
  for (const auto &[name, value] : instance.attributes)
    if (const auto *word = std::get_if<std::string>(&value))
      words[name] = *word;
    else if (const auto *truth = std::get_if<bool>(&value))
      words[name] = *truth ? "true" : "false";
    else if (const auto *integer = std::get_if<int64_t>(&value))
      words[name] = std::to_string(*integer);
    else if (const auto *number = std::get_if<double>(&value))
      words[name] = std::to_string(*number);
  for (const auto &[name, word] : words)
    os << name << '=' << word << ' ';
  return text;
}

/// Of lists without elements hardly anything is looked at.
static bool isEmpty(const Instance &instance) {
  return instance.listLength == 0 ||
         llvm::any_of(instance.attributes, [](const auto &attribute) {
           const auto *integers =
               std::get_if<std::vector<int64_t>>(&attribute.second);
           const auto *numbers =
               std::get_if<std::vector<double>>(&attribute.second);
           return (integers && integers->empty()) ||
                  (numbers && numbers->empty());
         });
}

/// Calls `run` with instances until it is true for one of each choice; `isOver`
/// says when it was enough.
template <typename Run, typename IsOver>
static void trySamples(const Module &module, const Definition &definition,
                       IsOver isOver, Run run) {
  const Definition *written = findDifferentiated(module, definition);
  Sampler sampler(written ? *written : definition);
  auto tryChoice = [&](size_t choice) {
    for (const Types &types : allTypes)
      for (Shape shape : shapes)
        if (isOver() || run(sampler.make(choice, shape, types, 0, 0)))
          return;
    for (const Types &types : llvm::ArrayRef(allTypes).take_front(2))
      for (Shape shape : llvm::ArrayRef(shapes).take_front(3))
        for (size_t even = 0; even != Sampler::countLists; ++even)
          for (size_t odd = 0; odd != Sampler::countLists; ++odd)
            if (isOver() || run(sampler.make(choice, shape, types, even, odd)))
              return;
  };
  for (size_t choice = 0; choice != sampler.countChoices() && !isOver();
       ++choice)
    tryChoice(choice);
}

void SampleChecker::check(const Definition &definition) {
  std::map<Key, size_t> numbers;
  std::vector<Said> errors; // in the order in which they are found
  EveryRank everyRank(definition);
  unsigned samples = 0, full = 0;
  size_t before = work.exprs, elementsBefore = work.elements;
  bool isFine = false; // in one sample
  // Samples have some integers and lists as attributes; others may fit.
  bool isTriedOut =
      !definition.isGradient() &&
      llvm::all_of(definition.attributes, [](const Attribute &attribute) {
        return attribute.kind == Attribute::Bool ||
               attribute.kind == Attribute::Word;
      });
  auto ignore = [](llvm::SourceMgr::DiagKind, SMLoc, const Twine &) {};
  auto makesSense = [&](const Instance &instance, Diagnostics &own) {
    std::optional<Operator> op =
        elaborate(module, definition, &instance, own, &work);
    bool isOne = op.has_value();
    if (op) // what combiners make of these types
      for (const Combiner &combiner : op->combiners)
        isOne &= elaborate(module, combiner, own, &work).has_value();
    if (op && isTriedOut)
      isOne &= checkFit(*op, own);
    return isOne;
  };
  auto countElements = [&] { return work.elements - elementsBefore; };
  auto isLong = [&] { return work.exprs - before > maxWork || work.isOver(); };
  // Samples that are alike say the same, and all of them may be too much.
  bool isOfLists = hasLists(definition);
  std::set<std::string> tried;
  std::map<const char *, unsigned> places; // in how many samples they have some
  auto run = [&](const Instance &instance) {
    if (!isOfLists && !tried.insert(describe(instance)).second)
      return false;
    ++samples;
    bool isFull = !isEmpty(instance);
    full += isFull;
    Said *last = nullptr;
    std::set<size_t> here;
    std::set<const char *> wrong;
    auto collect = [&](llvm::SourceMgr::DiagKind kind, SMLoc loc,
                       const Twine &message) {
      if (kind != llvm::SourceMgr::DK_Error) {
        if (last)
          last->notes.push_back({loc, message.str()});
        return;
      }
      auto [entry, isNew] = numbers.try_emplace(
          Key(loc.getPointer(), message.str()), errors.size());
      if (isNew)
        errors.push_back({loc, message.str(), {}, *instance.listLength});
      last = isNew ? &errors.back() : nullptr;
      if (here.insert(entry->second).second)
        errors[entry->second].samples += isFull;
      if (wrong.insert(loc.getPointer()).second)
        places[loc.getPointer()] += isFull;
    };
    Diagnostics own(collect);
    bool isOne = makesSense(instance, own);
    // As where operands are broadcast; once, where lists are long.
    if (!isOne && isFull && !isLong() && countElements() <= maxWork) {
      Instance other = instance;
      other.isNoneOne = true;
      Diagnostics quiet(ignore);
      isOne = makesSense(other, quiet);
    }
    if (isFull) {
      isFine |= isOne;
      llvm::SmallVector<const Said *> all;
      for (size_t number : here)
        all.push_back(&errors[number]);
      everyRank.add(instance, all);
    }
    return isOne && isFull;
  };
  auto isOver = [&] {
    return samples >= maxSamples || isLong() || countElements() > 4 * maxWork;
  };
  trySamples(module, definition, isOver, run);
  for (const Said &error : errors)
    if (error.samples == full)
      places.erase(error.loc.getPointer()); // which is what is wrong there
  for (Said &error : errors) {
    // What a name stands for does not depend on what it is applied to. Of few
    // samples that took long, nothing follows.
    bool isUnknown = StringRef(error.message).starts_with("unknown ");
    bool isAlways = error.samples == full;
    // Of words each says its own, as `a word is no value; compare it`.
    auto place = places.find(error.loc.getPointer());
    if (!isOfLists && place != places.end() && place->second == full) {
      isAlways = true;
      places.erase(place);
    }
    bool isTold = !isFine && !isLong() && full != 0;
    bool isAlike = !isUnknown && isTold && !isAlways && everyRank.take(error);
    if ((!isUnknown && !isAlike && !(isTold && isAlways)) ||
        !said.insert({error.loc.getPointer(), error.message}).second)
      continue;
    diagnostics.error(error.loc, error.message);
    for (auto &[loc, message] : error.notes)
      diagnostics.note(loc, message);
    if (isAlike)
      diagnostics.note(definition.name.loc(), everyRank.explain(error));
  }
}

std::optional<Instance> tofu::syntax::findSample(const Module &module,
                                                 const Definition &definition) {
  auto silence = [](llvm::SourceMgr::DiagKind, SMLoc, const Twine &) {};
  std::optional<Instance> found;
  unsigned samples = 0;
  Work work;
  work.limit = maxWork;
  auto isOver = [&] { return found || samples >= maxSamples || work.isOver(); };
  trySamples(module, definition, isOver, [&](const Instance &instance) {
    ++samples;
    Diagnostics quiet(silence);
    std::optional<Operator> op =
        elaborate(module, definition, &instance, quiet, &work);
    if (!op)
      return false;
    found = instance;
    found->listLength.reset();
    found->operands.resize(op->numParameters); // with those of a gradient
    for (auto [operand, tensor] : llvm::zip(found->operands, op->tensors)) {
      operand.element = tensor.element;
      operand.rank = tensor.extents.size();
    }
    // Without what it says after 'where', it may make sense of other ranks.
    Diagnostics strict(silence);
    if (!elaborate(module, definition, &*found, strict))
      found.reset();
    return found.has_value();
  });
  return found;
}
