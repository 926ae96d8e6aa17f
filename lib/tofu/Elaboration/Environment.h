//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// What the names of a definition, or of a function, stand for while it is being
// elaborated.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_ELABORATION_ENVIRONMENT_H
#define TOFU_ELABORATION_ENVIRONMENT_H

#include "tofu/Syntax/Ast.h"
#include "llvm/ADT/DenseMap.h"
#include <deque>
#include <memory>

namespace tofu::syntax {

/// What an expression is before it is code.
struct Item {
  enum Kind : uint8_t {
    None,    // an error was reported
    Code,    // an expression of the operator
    Named,   // a name of the operator: a dimension, an attribute, an index
    Integer, // known, as the next four
    Number,
    Truth,
    Word,
    List,
    Tensor // a number of the operator
  };
  Kind kind = None;
  bool isIndex = false; // Named: not the dimension that may have that name
  unsigned tensor = 0;
  llvm::SMLoc loc;
  llvm::SMLoc given; // Integer, Number: to a function, which uses it at `loc`
  ExprId code = ExprId::None;
  llvm::StringRef text; // Named, Word
  int64_t integer = 0;  // Integer, Truth
  double number = 0;
  std::shared_ptr<const std::vector<Item>> list;

  /// Where what is wrong with its value is to be told.
  llvm::SMLoc getNumberLoc() const { return given.isValid() ? given : loc; }

  static Item make(Kind kind, llvm::SMLoc loc) {
    Item item;
    item.kind = kind;
    item.loc = loc;
    return item;
  }
  static Item of(llvm::SMLoc loc, ExprId code) {
    Item item = make(Code, loc);
    item.code = code;
    return item;
  }
  static Item ofName(llvm::SMLoc loc, llvm::StringRef text) {
    Item item = make(Named, loc);
    item.text = text;
    return item;
  }
  static Item ofIndex(llvm::SMLoc loc, llvm::StringRef text) {
    Item item = ofName(loc, text);
    item.isIndex = true;
    return item;
  }
  static Item ofInteger(llvm::SMLoc loc, int64_t value) {
    Item item = make(Integer, loc);
    item.integer = value;
    return item;
  }
  static Item ofNumber(llvm::SMLoc loc, double value) {
    Item item = make(Number, loc);
    item.number = value;
    return item;
  }
  static Item ofTruth(llvm::SMLoc loc, bool value) {
    Item item = make(Truth, loc);
    item.integer = value;
    return item;
  }
  static Item ofWord(llvm::SMLoc loc, llvm::StringRef text) {
    Item item = make(Word, loc);
    item.text = text;
    return item;
  }
  static Item ofList(llvm::SMLoc loc, std::vector<Item> elements) {
    Item item = make(List, loc);
    item.list = std::make_shared<const std::vector<Item>>(std::move(elements));
    return item;
  }
  static Item ofTensor(llvm::SMLoc loc, unsigned number) {
    Item item = make(Tensor, loc);
    item.tensor = number;
    return item;
  }
};

/// By names that stand in a text, or in the operator: most have few.
template <typename Value>
using NameMap = llvm::SmallDenseMap<llvm::StringRef, Value, 4>;

class Environment {
public:
  Environment() { frames.emplace_back(); }

  /// A frame of indices is not seen in extents.
  void push(bool isIndices = false) {
    frames.emplace_back().isIndices = isIndices;
  }
  void pop() { frames.pop_back(); }
  void bind(llvm::StringRef name, Item item) {
    frames.back().items[name] = std::move(item);
  }
  /// In the frame of the heading.
  void bindOutside(llvm::StringRef name, Item item) {
    frames.front().items[name] = std::move(item);
  }
  const Item *find(llvm::StringRef name, bool inExtent) const {
    const Item *index = nullptr;
    for (size_t i = frames.size(); i-- != 0;) {
      auto found = frames[i].items.find(name);
      if (found == frames[i].items.end())
        continue;
      if (!inExtent || !frames[i].isIndices)
        return &found->second;
      if (!index)
        index = &found->second;
    }
    return index; // which is an error to be said
  }

  NameMap<ElementType> types; // that variables stand for

private:
  struct Frame {
    NameMap<Item> items;
    bool isIndices = false;
  };
  std::deque<Frame> frames; // each stays where it is
};

} // namespace tofu::syntax

#endif // TOFU_ELABORATION_ENVIRONMENT_H
