//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/Program/PlanJson.h"

#include "tofu/Runtime/Program.h"
#include "tofu/TDL/Locations.h"
#include "tofu/TDL/TDL.h"
#include "llvm/Support/JSON.h"

using namespace mlir;
using namespace tofu;
using namespace tofu::lowering;

static std::string print(Attribute attribute) {
  std::string text;
  llvm::raw_string_ostream os(text);
  attribute.print(os);
  return text;
}

namespace {
class Writer {
public:
  Writer(const Program &program, llvm::raw_ostream &os)
      : program(program), json(os, 2) {}

  void write(func::FuncOp function, StringRef report);

private:
  void writeNumbers(ArrayRef<int64_t> numbers);
  void writeNumbers(StringRef name, ArrayRef<int64_t> numbers);
  void writeValue(const Program::Value &value, Type type);

  const Program &program;
  llvm::json::OStream json;
};
} // namespace

void Writer::writeNumbers(ArrayRef<int64_t> numbers) {
  json.array([&] {
    for (int64_t number : numbers)
      json.value(number);
  });
}

void Writer::writeNumbers(StringRef name, ArrayRef<int64_t> numbers) {
  json.attributeBegin(name);
  writeNumbers(numbers);
  json.attributeEnd();
}

void Writer::writeValue(const Program::Value &value, Type type) {
  const Program::Buffer &buffer = program.buffers[value.buffer];
  json.object([&] {
    json.attribute("name", value.name);
    json.attribute("source", value.source);
    RankedTensorType global = tdl::getGlobalType(type);
    Type element = global ? global.getElementType() : type;
    std::string text;
    llvm::raw_string_ostream(text) << element;
    json.attribute("type", text);
    writeNumbers("extents", buffer.extents);
    // `#tdl.box<(d0) -> [...]>`: without the dialect's prefix.
    if (auto piece = dyn_cast<tdl::PieceType>(type)) {
      json.attribute("box", StringRef(print(piece.getBox()))
                                .drop_until([](char c) { return c == '<'; })
                                .drop_front()
                                .drop_back());
      writeNumbers("partial_axes", piece.getPartialAxes());
    }
    json.attribute("offset", buffer.offset);
    json.attribute("complex", value.numbers == TOFU_COMPLEX);
    json.attribute("unsigned", value.numbers == TOFU_UNSIGNED);
    if (value.replaces >= 0)
      json.attribute("replaces", program.arguments[value.replaces].name);
  });
}

void Writer::write(func::FuncOp function, StringRef report) {
  int64_t devices = 1;
  for (int64_t extent : program.mesh)
    devices *= extent;
  json.object([&] {
    json.attribute("abi_version", TOFU_ABI_VERSION);
    json.attribute("function", program.name);
    json.attribute("cpu", program.cpu);
    json.attribute("target", program.target == TOFU_CUDA ? "cuda" : "cpu");
    json.attribute("devices", devices);
    writeNumbers("mesh", program.mesh);
    json.attributeArray("arguments", [&] {
      for (auto [i, value] : llvm::enumerate(program.arguments))
        writeValue(value, function.getArgumentTypes()[i]);
    });
    json.attributeArray("results", [&] {
      for (auto [i, value] : llvm::enumerate(program.results))
        writeValue(value, function.getResultTypes()[i]);
    });
    json.attributeArray("operations", [&] {
      constexpr llvm::StringLiteral kinds[] = {
          "compute", "fetch", "reduce", "wait", "scan", "while", "case"};
      for (const Program::Operation &operation : program.operations)
        json.object([&] {
          json.attribute("name", operation.name);
          json.attribute("kind", kinds[operation.kind]);
          json.attribute("location", operation.location);
          if (!operation.kernel.empty())
            json.attribute("kernel", operation.kernel);
          if (!operation.launches.empty())
            json.attributeArray("launches", [&] {
              for (const Program::Launch &launch : operation.launches)
                json.value(launch.kernel);
            });
          if (operation.kind == TOFU_COMPUTE) {
            json.attribute("bytes", operation.bytes);
            json.attribute("flops", operation.flops);
          }
          json.attribute("contraction", operation.contraction.has_value());
          if (operation.call)
            json.attribute("function", tdl::getText(operation.call->name));
          if (!operation.blocks.empty())
            json.attributeArray("blocks", [&] {
              for (const Program::Block &block : operation.blocks)
                writeNumbers({block.begin, block.end});
            });
        });
    });
    json.attribute("arena_bytes", program.arenaBytes);
    json.attribute("bytes_moved", program.bytesMoved);
    json.attribute("bytes_known", program.areBytesKnown);
    if (report.empty())
      return;
    json.attributeBegin("report");
    json.rawValue(report.trim());
    json.attributeEnd();
  });
}

std::string lowering::getPlanJson(func::FuncOp function, const Program &program,
                                  StringRef report) {
  std::string text;
  llvm::raw_string_ostream os(text);
  Writer(program, os).write(function, report);
  return text + "\n";
}
