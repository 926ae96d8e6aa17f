//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/FunctionCall.h"

#include "tofu/Runtime/BoxFunction.h"
#include "tofu/Runtime/CallError.h"
#include "tofu/Runtime/Compute.h"
#include "tofu/Runtime/ProgramMemory.h"
#include "tofu/Runtime/Types.h"

#include <dlfcn.h>

using namespace tofu::runtime;

static tofu_function findFunction(const tofu_call &call) {
  if (call.function)
    return call.function;
  if (tofu_function own = findOwnFunction(call.name))
    return own;
  return reinterpret_cast<tofu_function>(dlsym(RTLD_DEFAULT, call.name));
}

/// Whether what was linked under a function's name is a variable.
static bool isData(const void *address) {
  ProgramMemory object = ProgramMemory::ofObject(address);
  return object.holds(address, 1) && !object.holdsCode(address);
}

/// sum += a * b, unless that is too large.
static bool addProduct(int64_t &sum, int64_t a, int64_t b) {
  int64_t product;
  return !__builtin_mul_overflow(a, b, &product) &&
         !__builtin_add_overflow(sum, product, &sum);
}

/// `rows` as in tofu_call, one per dimension.
Error FunctionCall::locate(Slices &slices, const tofu_buffer &buffer,
                           const int64_t *rows, const Box &part,
                           const int64_t *coordinates) {
  std::optional<Box> piece = callBox(buffer.box, coordinates, buffer.rank);
  if (!piece)
    return Error("its function is given a buffer that has no box");
  slices = {buffer.type, getTypeBytes(buffer.type),
            0,           std::vector<int64_t>(part.size()),
            {},          {}};
  bool isEmpty = false; // nothing is held, and nothing is given
  for (int64_t dim = 0; dim < buffer.rank; ++dim)
    isEmpty |= rows[dim * (2 + int64_t(part.size()))] && !buffer.extents[dim];
  int64_t stride = 1;
  for (int64_t dim = buffer.rank - 1; dim >= 0; --dim) {
    const int64_t *row = rows + dim * (2 + int64_t(part.size()));
    Range held = (*piece)[dim];
    bool isWhole = row[0];
    int64_t first = isWhole ? 0 : row[1 + part.size()];
    int64_t last = isWhole ? buffer.extents[dim] - 1 : first;
    for (size_t i = 0; i != part.size() && !isWhole; ++i) {
      int64_t factor = row[1 + i], low = part[i].lo, high = part[i].hi - 1;
      if (!addProduct(first, factor, factor < 0 ? high : low) ||
          !addProduct(last, factor, factor < 0 ? low : high))
        return Error("its function is given a slice at a coordinate that "
                     "leaves 64 bits");
      slices.steps[i] += factor * stride;
      slices.origin += factor * low * stride;
    }
    if (!isEmpty && (first < held.lo || last >= held.hi))
      return Error("its function is given [" + std::to_string(first) + ", " +
                   std::to_string(last + 1) + ") of dimension " +
                   std::to_string(dim) + " of a buffer, but the rank holds [" +
                   std::to_string(held.lo) + ", " + std::to_string(held.hi) +
                   ")");
    slices.origin += ((isWhole ? 0 : row[1 + part.size()]) - held.lo) * stride;
    if (isWhole) {
      slices.extents.insert(slices.extents.begin(), buffer.extents[dim]);
      slices.strides.insert(slices.strides.begin(), stride);
    }
    stride *= held.hi - held.lo;
  }
  return Error::success();
}

Error FunctionCall::prepare(const tofu_program_data &program,
                            const tofu_operation &operation,
                            const int64_t *coordinates) {
  op = &operation;
  const tofu_call &call = *op->call;
  function = findFunction(call);
  if (!function)
    return Error("the function " + quote(call.name) +
                 " is not there; link it with tofu-compile --link, or load the "
                 "library that has it with tofu-run --library, or in a host of "
                 "your own with RTLD_GLOBAL, in Python ctypes.CDLL(path, "
                 "ctypes.RTLD_GLOBAL)");
  if (isData(reinterpret_cast<const void *>(function)))
    return Error(quote(call.name) + " is data where it was linked or loaded, "
                                    "not a function");
  std::optional<Box> part = callBox(call.part, coordinates, call.num_indices);
  if (!part)
    return Error("its function has no part");
  for (Range range : *part) {
    extents.push_back(std::max<int64_t>(range.hi - range.lo, 0));
    points *= extents.back();
  }
  if (points == 0)
    return Error::success();
  slices.resize(op->num_operands + op->num_results);
  for (int64_t i = 0; i < op->num_operands; ++i)
    if (Error error = locate(slices[i], program.buffers[op->operands[i]],
                             call.slices[i], *part, coordinates))
      return error;
  for (int64_t i = 0; i < op->num_results; ++i) {
    const tofu_buffer &buffer = program.buffers[op->results[i]];
    std::vector<int64_t> rows(buffer.rank * (2 + call.num_indices));
    for (int64_t dim = 0; dim < buffer.rank; ++dim) {
      int64_t *row = rows.data() + dim * (2 + call.num_indices);
      row[dim < call.num_indices ? 1 + dim : 0] = 1;
    }
    if (Error error = locate(slices[op->num_operands + i], buffer, rows.data(),
                             *part, coordinates))
      return error;
  }
  return Error::success();
}

/// Points `begin` to `end`, in row-major order.
Error FunctionCall::call(char *const *buffers, int64_t begin,
                         int64_t end) const {
  std::vector<tofu_slice> values;
  for (const Slices &own : slices)
    values.push_back({nullptr, own.type, int64_t(own.extents.size()),
                      own.extents.data(), own.strides.data()});
  CallError error;
  tofu_arguments arguments{
      op->num_operands,         values.data(),
      op->num_results,          values.data() + op->num_operands,
      op->call->num_attributes, op->call->attributes,
      error.getRoom(),          error.getSize()};
  for (int64_t point = begin; point != end; ++point) {
    for (size_t i = 0; i != values.size(); ++i) {
      int64_t at = slices[i].origin, rest = point;
      for (size_t index = extents.size(); index-- != 0;) {
        at += rest % extents[index] * slices[i].steps[index];
        rest /= extents[index];
      }
      values[i].data = buffers[i] + at * slices[i].bytes;
    }
    if (function(&arguments))
      return Error(quote(op->call->name) + ": " + error.getText());
  }
  return Error::success();
}

Error FunctionCall::run(char *const *buffers, Team &workers) const {
  int64_t members = countMembers(*op, points, workers.getSize());
  std::vector<Error> errors(members, Error::success());
  workers.run(members, [&](int64_t member) {
    // Not points * member / members, which may overflow.
    auto begin = [&](int64_t member) {
      return points / members * member + std::min(member, points % members);
    };
    errors[member] = call(buffers, begin(member), begin(member + 1));
  });
  for (const Error &error : errors) // of several, the first: not by chance
    if (error)
      return error;
  return Error::success();
}
