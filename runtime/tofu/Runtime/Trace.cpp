//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/Trace.h"

#include "tofu/Files/OutputFile.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fstream>

using namespace tofu::runtime;

/// A JSON string. What is not ASCII is passed on: names are UTF-8.
static std::string toJson(const std::string &text) {
  std::string json = "\"";
  for (unsigned char c : text) {
    if (c == '"' || c == '\\') {
      json += '\\';
      json += char(c);
    } else if (c < 0x20) {
      char escaped[8];
      std::snprintf(escaped, sizeof(escaped), "\\u%04x", c);
      json += escaped;
    } else {
      json += char(c);
    }
  }
  return json + "\"";
}

static std::string toMicroseconds(Clock::duration duration) {
  char text[32];
  std::snprintf(text, sizeof(text), "%.3f",
                std::chrono::duration<double, std::micro>(duration).count());
  return text;
}

static const char *getKind(const tofu_operation &op) {
  return op.kind == TOFU_FETCH    ? "fetch"
         : op.kind == TOFU_REDUCE ? "reduce"
         : op.kind == TOFU_SCAN   ? "scan"
         : op.kind == TOFU_WAIT   ? "wait"
         : op.kind == TOFU_WHILE  ? "while"
         : op.kind == TOFU_CASE   ? "case"
                                  : "compute";
}

static std::string describeRow(size_t row, const std::string &name) {
  return R"({"ph": "M", "pid": 0, "tid": )" + std::to_string(row) +
         R"(, "name": "thread_name", "args": {"name": )" + toJson(name) + "}}";
}

/// `step` is the number of a step that is the event.
static std::string describeEvent(size_t row, const Trace::Event &event,
                                 Clock::time_point origin, int64_t step) {
  std::string json =
      R"({"ph": "X", "pid": 0, "tid": )" + std::to_string(row) + R"(, "ts": )" +
      toMicroseconds(event.begin - origin) + R"(, "dur": )" +
      toMicroseconds(event.end - event.begin) + R"(, "name": )" +
      toJson(event.op ? event.op->name : "step") + R"(, "cat": ")" +
      (event.op ? getKind(*event.op) : "step") + R"(", "args": {)";
  if (event.op)
    json += R"("location": )" + toJson(event.op->location) + ", ";
  else
    json += R"("step": )" + std::to_string(step) + ", ";
  json += R"("bytes": )" + std::to_string(event.bytes);
  if (*event.by)
    json += R"(, "by": )" + toJson(event.by);
  if (event.op && event.op->kind == TOFU_WAIT)
    json += R"(, "waited_us": )" + toMicroseconds(event.waited);
  if (!event.op || event.op->kind == TOFU_WAIT)
    json += R"(, "hidden_us": )" + toMicroseconds(event.hidden);
  return json + "}}";
}

void Trace::addStep(Event event) {
  std::deque<Event> &steps = rows.back();
  for (size_t row = 0; row != moves.size(); ++row)
    for (auto own = rows[row].rbegin();
         own != rows[row].rend() && own->begin >= event.begin; ++own)
      event.hidden += own->hidden;
  steps.push_back(event);
  auto count = [&] {
    size_t number = 0;
    for (const auto *all : {&rows, &moves})
      for (const std::deque<Event> &row : *all)
        number += row.size();
    return number;
  };
  while (steps.size() > 1 && count() > mostEvents) {
    steps.pop_front();
    ++numForgotten;
    for (auto *all : {&rows, &moves})
      for (std::deque<Event> &row : *all)
        while (!row.empty() && row.front().begin < steps.front().begin)
          row.pop_front();
  }
}

Error Trace::write(const std::string &path, const std::string &program) const {
  files::OutputFile output(path);
  if (Error error = output.open())
    return error;
  std::ofstream file(output.getTemporary());
  file << R"({"displayTimeUnit": "ns", "otherData": {"program": )"
       << toJson(program) << R"(, "steps_before": )" << numForgotten
       << "},\n\"traceEvents\": [";
  const char *separator = "\n";
  auto writeRow = [&](int64_t number, const std::string &name,
                      const std::deque<Event> &events) {
    file << separator << describeRow(number, name);
    separator = ",\n";
    int64_t step = numForgotten;
    for (const Event &event : events)
      file << separator << describeEvent(number, event, origin, ++step);
  };
  int64_t numAll = numbers.back();
  for (size_t row = 0; row != rows.size(); ++row) {
    bool isRank = row + 1 != rows.size();
    std::string name = "rank " + std::to_string(numbers[row]);
    writeRow(numbers[row], isRank ? name : "steps", rows[row]);
    if (isRank && !moves[row].empty())
      writeRow(numAll + 1 + numbers[row], name + " moves", moves[row]);
  }
  file << "\n]}\n";
  file.close();
  if (!file)
    return Error(path + ": cannot be written: " + std::strerror(errno));
  return output.keep();
}
