//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Search/Layout.h"

#include "llvm/ADT/STLExtras.h"
#include <cassert>

using namespace tofu;
using namespace tofu::search;

Layout::Layout(llvm::ArrayRef<int> values) {
  for (unsigned axis = 0; axis != values.size(); ++axis) {
    addAxis();
    setLast(axis, values[axis]);
  }
}

Layout Layout::getUniform(size_t numAxes, int value) {
  return Layout(llvm::SmallVector<int, 4>(numAxes, value));
}

Axes Layout::getAxes(int value) const {
  Axes axes;
  for (unsigned axis = 0; axis != values.size(); ++axis)
    if (values[axis] == value)
      axes.push_back(axis);
  if (value >= 0)
    llvm::sort(axes,
               [&](unsigned a, unsigned b) { return digits[a] < digits[b]; });
  return axes;
}

AxisLists Layout::getLists(size_t count) const {
  AxisLists lists(count);
  for (size_t axis = 0; axis != values.size(); ++axis)
    if (values[axis] >= 0)
      lists[values[axis]].push_back(axis);
  for (Axes &list : lists)
    llvm::sort(list,
               [&](unsigned a, unsigned b) { return digits[a] < digits[b]; });
  return lists;
}

void Layout::set(unsigned axis, Choice choice) {
  int &value = values[axis];
  unsigned &digit = digits[axis];
  for (unsigned other = 0; other != values.size(); ++other)
    if (value >= 0 && values[other] == value && digits[other] > digit)
      --digits[other];
  value = Whole;
  assert(choice.digit <= countOthers(axis, choice.value));
  for (unsigned other = 0; other != values.size(); ++other)
    if (choice.value >= 0 && values[other] == choice.value &&
        digits[other] >= choice.digit)
      ++digits[other];
  value = choice.value;
  digit = choice.digit;
}

unsigned Layout::countOthers(unsigned axis, int value) const {
  unsigned count = 0;
  for (unsigned other = 0; value >= 0 && other != values.size(); ++other)
    count += other != axis && values[other] == value;
  return count;
}

void Layout::setLast(unsigned axis, int value) {
  set(axis, {value, countOthers(axis, value)});
}

void Layout::addAxis() {
  values.push_back(Whole);
  digits.push_back(0);
}

Layout Layout::takeAxes(size_t numAxes) const {
  Layout taken(*this);
  for (unsigned axis = numAxes; axis < values.size(); ++axis)
    taken.set(axis, {});
  taken.values.truncate(numAxes);
  taken.digits.truncate(numAxes);
  return taken;
}

void Layout::appendTo(std::vector<int64_t> &key) const {
  key.push_back(int64_t(values.size()));
  key.insert(key.end(), values.begin(), values.end());
  key.insert(key.end(), digits.begin(), digits.end());
}
