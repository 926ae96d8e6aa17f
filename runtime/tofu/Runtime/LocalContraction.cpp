//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/LocalContraction.h"

#include "tofu/Runtime/BoxFunction.h"

#include <algorithm>
#include <utility>

using namespace tofu::runtime;

std::vector<size_t>
LocalCoordinate::getActive(const std::vector<int64_t> &extents) const {
  std::vector<size_t> active;
  for (size_t v = 0; v != extents.size(); ++v)
    if (extents[v] != 1 && factors[v] != 0)
      active.push_back(v);
  return active;
}

void LocalCoordinate::setBounds(const std::vector<int64_t> &extents) {
  min = max = first;
  for (size_t v = 0; v != extents.size(); ++v)
    (factors[v] < 0 ? min : max) += factors[v] * (extents[v] - 1);
}

bool LocalAccess::isInside() const {
  return std::all_of(coordinates.begin(), coordinates.end(),
                     [](const LocalCoordinate &c) { return c.isInside(); });
}

int64_t LocalAccess::getOrigin() const {
  int64_t origin = 0;
  for (const LocalCoordinate &coordinate : coordinates)
    origin += (coordinate.first - coordinate.lo) * coordinate.stride;
  return origin;
}

int64_t LocalAccess::getStride(size_t variable) const {
  int64_t stride = 0;
  for (const LocalCoordinate &coordinate : coordinates)
    stride += coordinate.factors[variable] * coordinate.stride;
  return stride;
}

int64_t LocalAccess::getCount() const {
  int64_t count = 1;
  for (const LocalCoordinate &coordinate : coordinates)
    count *= coordinate.hi - coordinate.lo;
  return count;
}

/// sum += a * b, unless that is too large.
static bool addProduct(int64_t &sum, int64_t a, int64_t b) {
  int64_t product;
  return !__builtin_mul_overflow(a, b, &product) &&
         !__builtin_add_overflow(sum, product, &sum);
}

/// `matrix` has a row per dimension of the buffer: factors, then a constant.
/// Without `divisors` they are 1.
/// False if coordinates are too large.
static bool setCoordinates(LocalAccess &access, const tofu_buffer &buffer,
                           const int64_t *matrix, const int64_t *divisors,
                           const Box &part, const int64_t *rank) {
  std::optional<Box> piece = callBox(buffer.box, rank, buffer.rank);
  if (!piece)
    return false;
  access.type = buffer.type;
  access.coordinates.resize(buffer.rank);
  int64_t stride = 1;
  for (int64_t dim = buffer.rank - 1; dim >= 0; --dim) {
    const int64_t *row = matrix + dim * (part.size() + 1);
    LocalCoordinate &c = access.coordinates[dim];
    c.extent = buffer.extents[dim];
    c.lo = (*piece)[dim].lo;
    c.hi = (*piece)[dim].hi;
    c.stride = stride;
    stride *= c.hi - c.lo;
    c.divisor = divisors ? divisors[dim] : 1;
    c.factors.assign(row, row + part.size());
    c.first = row[part.size()];
    for (size_t v = 0; v != part.size(); ++v)
      if (!addProduct(c.first, row[v], part[v].lo))
        return false;
    c.min = c.max = c.first;
    for (size_t v = 0; v != part.size(); ++v)
      if (!addProduct(row[v] < 0 ? c.min : c.max, row[v],
                      part[v].hi - part[v].lo - 1))
        return false;
  }
  return true;
}

/// What is read and written at the variables.
template <class Local> static auto getAccesses(Local &local) {
  std::vector accesses = {&local.a, &local.b, &local.result};
  if (local.bias)
    accesses.push_back(&*local.bias);
  return accesses;
}

/// Whether `outer` goes on, wherever it occurs, where `inner` ends: heads and
/// their elements where no access tells them apart.
static bool continues(const LocalContraction &local, size_t outer,
                      size_t inner) {
  if ((outer < local.numOutputs) != (inner < local.numOutputs))
    return false;
  for (const LocalAccess *access : getAccesses(local))
    for (const LocalCoordinate &coordinate : access->coordinates) {
      int64_t whole;
      if (__builtin_mul_overflow(coordinate.factors[inner],
                                 local.extents[inner], &whole) ||
          coordinate.factors[outer] != whole)
        return false;
    }
  return true;
}

/// Makes one of two variables that follow each other where one continues the
/// other.
static void joinVariables(LocalContraction &local) {
  for (size_t v = 1; v < local.extents.size();) {
    if (!continues(local, v - 1, v)) {
      ++v;
      continue;
    }
    local.extents[v] *= local.extents[v - 1];
    local.extents.erase(local.extents.begin() + v - 1);
    local.numOutputs -= v - 1 < local.numOutputs;
    for (LocalAccess *access : getAccesses(local))
      for (LocalCoordinate &coordinate : access->coordinates)
        coordinate.factors.erase(coordinate.factors.begin() + v - 1);
  }
}

std::optional<LocalContraction>
tofu::runtime::localize(const tofu_program_data &program,
                        const tofu_operation &operation,
                        const int64_t *coordinates) {
  const tofu_contraction &contraction = *operation.contraction;
  std::optional<Box> part =
      callBox(contraction.part, coordinates, contraction.num_variables);
  if (!part || isEmpty(*part))
    return std::nullopt;
  auto getOperand = [&](int64_t operand) -> const tofu_buffer & {
    return program.buffers[operation.operands[operand]];
  };
  const tofu_buffer &result = program.buffers[operation.results[0]];
  if (contraction.addend >= 0) {
    const tofu_buffer &addend = getOperand(contraction.addend);
    if (addend.rank != result.rank ||
        callBox(addend.box, coordinates, addend.rank) !=
            callBox(result.box, coordinates, result.rank))
      return std::nullopt;
  }
  LocalContraction local;
  for (Range range : *part)
    local.extents.push_back(range.hi - range.lo);
  local.numOutputs = contraction.num_outputs;
  std::vector reads = {std::pair(&local.a, &contraction.a),
                       std::pair(&local.b, &contraction.b)};
  if (contraction.bias.operand >= 0)
    reads.emplace_back(&local.bias.emplace(), &contraction.bias);
  for (auto [to, from] : reads) {
    to->slot = from->operand;
    to->padded = from->padded != 0;
    if (!setCoordinates(*to, getOperand(from->operand), from->matrix,
                        from->divisors, *part, coordinates))
      return std::nullopt;
  }
  local.result.slot = operation.num_operands;
  local.result.padded = false;
  if (!setCoordinates(local.result, result, contraction.result, nullptr, *part,
                      coordinates))
    return std::nullopt;
  joinVariables(local);
  local.addend = contraction.addend;
  local.beta = contraction.beta;
  local.alpha = contraction.alpha;
  local.activation = contraction.activation;
  local.type = result.type == TOFU_F64 ? TOFU_F64 : TOFU_F32;
  return local;
}
