//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/LocalContraction.h"

#include <algorithm>

using namespace tofu::runtime;

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

/// The variables' ranges: lo0, hi0, lo1, ...
using Ranges = std::vector<int64_t>;

/// `matrix` has a row per dimension of the buffer: factors, then a constant.
static std::vector<LocalCoordinate> getCoordinates(const tofu_buffer &buffer,
                                                   const int64_t *matrix,
                                                   const Ranges &part,
                                                   const int64_t *rank) {
  Ranges piece(2 * buffer.rank);
  buffer.box(rank, piece.data());
  size_t numVariables = part.size() / 2;
  std::vector<LocalCoordinate> coordinates(buffer.rank);
  int64_t stride = 1;
  for (int64_t dim = buffer.rank - 1; dim >= 0; --dim) {
    const int64_t *row = matrix + dim * (numVariables + 1);
    LocalCoordinate &c = coordinates[dim];
    c.extent = buffer.extents[dim];
    c.lo = piece[2 * dim];
    c.hi = piece[2 * dim + 1];
    c.stride = stride;
    stride *= c.hi - c.lo;
    c.factors.assign(row, row + numVariables);
    c.first = row[numVariables];
    for (size_t v = 0; v != numVariables; ++v)
      c.first += row[v] * part[2 * v];
    c.min = c.max = c.first;
    for (size_t v = 0; v != numVariables; ++v) {
      int64_t span = row[v] * (part[2 * v + 1] - part[2 * v] - 1);
      (span < 0 ? c.min : c.max) += span;
    }
  }
  return coordinates;
}

/// The numbers in the table come from a file.
static bool isWellFormed(const tofu_program_data &program,
                         const tofu_operation &operation) {
  const tofu_contraction &contraction = *operation.contraction;
  if (operation.num_results != 1 || contraction.num_outputs < 0 ||
      contraction.num_outputs > contraction.num_variables)
    return false;
  const tofu_buffer &result = program.buffers[operation.results[0]];
  if ((result.rank && !contraction.result) ||
      (result.type != TOFU_F32 && result.type != TOFU_F64))
    return false;
  auto isOperand = [&](int64_t operand) {
    return operand >= 0 && operand < operation.num_operands &&
           program.buffers[operation.operands[operand]].type == result.type;
  };
  return isOperand(contraction.a.operand) && isOperand(contraction.b.operand) &&
         (contraction.addend == -1 || isOperand(contraction.addend));
}

std::optional<LocalContraction>
tofu::runtime::localize(const tofu_program_data &program,
                        const tofu_operation &operation,
                        const int64_t *coordinates) {
  const tofu_contraction &contraction = *operation.contraction;
  if (!isWellFormed(program, operation))
    return std::nullopt;
  size_t numVariables = contraction.num_variables;
  Ranges part(2 * numVariables);
  contraction.part(coordinates, part.data());

  LocalContraction local;
  for (size_t v = 0; v != numVariables; ++v) {
    local.extents.push_back(part[2 * v + 1] - part[2 * v]);
    if (local.extents.back() <= 0)
      return std::nullopt;
  }
  local.numOutputs = contraction.num_outputs;
  auto localizeAccess = [&](const tofu_access &access) {
    const tofu_buffer &buffer =
        program.buffers[operation.operands[access.operand]];
    return LocalAccess{
        access.operand, access.padded != 0,
        getCoordinates(buffer, access.matrix, part, coordinates)};
  };
  local.a = localizeAccess(contraction.a);
  local.b = localizeAccess(contraction.b);
  const tofu_buffer &result = program.buffers[operation.results[0]];
  local.result = {
      operation.num_operands, false,
      getCoordinates(result, contraction.result, part, coordinates)};
  local.addend = contraction.addend;
  local.beta = contraction.beta;
  local.type = result.type;
  return local;
}
