//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// How a SourceOp reads attributes.
//
//===----------------------------------------------------------------------===//
#include "tofu/Import/OpaqueAttr.h"
#include "tofu/Import/StableHLO/KnownNumbers.h"
#include "tofu/Import/StableHLO/SourceOp.h"

using namespace mlir;
using namespace tofu;

/// Far beyond any tensor's extent, and far from where arithmetic overflows.
static bool isSane(int64_t value) {
  return value > -(int64_t(1) << 56) && value < int64_t(1) << 56;
}

static std::string toString(Attribute attr) {
  std::string text;
  llvm::raw_string_ostream(text) << attr;
  return text;
}

Attribute SourceOp::requireAttr(StringRef name) {
  Attribute attr = getAttr(name);
  require(bool(attr), "needs the attribute '" + name + "'");
  return attr;
}

std::optional<SmallVector<int64_t>> SourceOp::readIntegers(StringRef name) {
  Attribute attr = requireAttr(name);
  if (!attr)
    return std::nullopt;
  std::optional<SmallVector<int64_t>> list = readList(attr);
  if (!list) {
    fail("has attribute '" + name + "' = " + toString(attr) +
         ", but it must be a list of 64-bit integers");
    return std::nullopt;
  }
  if (!llvm::all_of(*list, isSane)) {
    fail("has attribute '" + name + "' = " + toString(attr) +
         ", but its numbers must lie within 2^56");
    return std::nullopt;
  }
  return list;
}

SmallVector<int64_t> SourceOp::getIntegers(StringRef name, size_t count) {
  std::optional<SmallVector<int64_t>> list = readIntegers(name);
  if (list && list->size() != count)
    fail("has attribute '" + name + "' of " + Twine(list->size()) +
         " numbers, but needs " + Twine(count));
  if (failed())
    return SmallVector<int64_t>(count, 0);
  return *list;
}

SmallVector<int64_t> SourceOp::getIntegers(StringRef name, size_t count,
                                           int64_t otherwise) {
  if (!getAttr(name))
    return SmallVector<int64_t>(count, otherwise);
  return getIntegers(name, count);
}

SmallVector<bool> SourceOp::getBooleans(StringRef name, size_t count) {
  SmallVector<bool> list;
  Attribute attr = getAttr(name);
  if (!attr)
    return SmallVector<bool>(count, false);
  if (auto array = dyn_cast<DenseBoolArrayAttr>(attr)) {
    list.assign(array.asArrayRef().begin(), array.asArrayRef().end());
  } else if (auto dense = dyn_cast<DenseIntElementsAttr>(attr);
             dense && dense.getElementType().isInteger(1)) {
    list.assign(dense.value_begin<bool>(), dense.value_end<bool>());
  } else {
    fail("has attribute '" + name + "' = " + toString(attr) +
         ", but it must be a list of booleans");
    return SmallVector<bool>(count, false);
  }
  require(list.size() == count, "has attribute '" + name + "' of " +
                                    Twine(list.size()) +
                                    " booleans, but needs " + Twine(count));
  list.resize(count);
  return list;
}

SmallVector<int64_t> SourceOp::getIntegerList(StringRef name) {
  std::optional<SmallVector<int64_t>> list = readIntegers(name);
  if (!list || failed())
    return {};
  return *list;
}

SmallVector<int64_t> SourceOp::getDimensions(StringRef name, int64_t rank) {
  std::optional<SmallVector<int64_t>> list = readIntegers(name);
  if (list)
    requireDimensions(*list, rank, name);
  if (failed())
    return {};
  return *list;
}

void SourceOp::requireDimensions(ArrayRef<int64_t> dims, int64_t rank,
                                 StringRef what) {
  SmallVector<bool> seen(rank);
  for (int64_t dim : dims) {
    if (dim < 0 || dim >= rank)
      return fail("has '" + what + "' with " + Twine(dim) + ", but there are " +
                  Twine(rank) + " dimensions");
    if (seen[dim])
      return fail("has '" + what + "' with " + Twine(dim) + " twice");
    seen[dim] = true;
  }
}

int64_t SourceOp::getInteger(StringRef name) {
  Attribute attr = requireAttr(name);
  if (!attr)
    return 0;
  auto integer = dyn_cast<IntegerAttr>(attr);
  if (integer && integer.getValue().getSignificantBits() <= 56)
    return integer.getValue().getSExtValue();
  fail("has attribute '" + name + "' = " + toString(attr) +
       ", but it must be an integer within 2^56");
  return 0;
}

std::string SourceOp::getWord(StringRef name, StringRef mnemonic,
                              StringRef otherwise) {
  if (!getAttr(name) && !otherwise.empty())
    return otherwise.str();
  Attribute attr = requireAttr(name);
  if (!attr)
    return "";
  std::optional<OpaqueParts> parts = parseOpaqueAttr(attr);
  if (parts && parts->mnemonic == mnemonic && !parts->word.empty())
    return parts->word;
  fail("has attribute '" + name + "' = " + toString(attr) +
       ", but it must be '#stablehlo<" + mnemonic + " ...>'");
  return "";
}

SmallVector<SmallVector<int64_t>>
SourceOp::getFields(StringRef name, StringRef mnemonic,
                    ArrayRef<StringRef> keys) {
  SmallVector<SmallVector<int64_t>> lists(keys.size());
  Attribute attr = requireAttr(name);
  if (!attr)
    return lists;
  std::optional<OpaqueParts> parts = parseOpaqueAttr(attr);
  if (!parts || parts->mnemonic != mnemonic || !parts->word.empty() ||
      !parts->lists.empty()) {
    fail("has attribute '" + name + "' = " + toString(attr) +
         ", but it must be '#stablehlo." + mnemonic + "<key = value, ...>'");
    return lists;
  }
  for (OpaqueField &field : parts->fields) {
    const StringRef *found = llvm::find(keys, field.key);
    if (found == keys.end())
      fail("has attribute '" + name + "' with '" + field.key +
           "', which is not a field of '#stablehlo." + mnemonic + "'");
    else if (!llvm::all_of(field.values, isSane))
      fail("has attribute '" + name + "' with '" + field.key +
           "' of numbers beyond 2^56");
    else
      lists[found - keys.begin()] = field.values;
  }
  return lists;
}

SmallVector<SmallVector<std::string>>
SourceOp::getLists(StringRef name, StringRef mnemonic, size_t count) {
  Attribute attr = requireAttr(name);
  if (!attr)
    return {};
  std::optional<OpaqueParts> parts = parseOpaqueAttr(attr);
  if (parts && parts->mnemonic == mnemonic && parts->lists.size() == count)
    return parts->lists;
  fail("has attribute '" + name + "' = " + toString(attr) +
       ", but it must be '#stablehlo." + mnemonic + "<[...]x[...]->[...]>'");
  return {};
}
