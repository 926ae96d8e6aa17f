//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
// What the stand-in driver holds: devices, contexts, modules, streams, events,
// graphs. All of it is behind one lock, which every call takes.
#ifndef TOFU_TEST_GPU_DRIVER_DRIVER_H
#define TOFU_TEST_GPU_DRIVER_DRIVER_H

#include "../Simulator/Launch.h"
#include "Cuda.h"
#include "Schedule.h"

#include <optional>
#include <set>

namespace tofu::gpu {

/// What the environment says; docs/GPU-Testing.md has the table.
struct Settings {
  /// Ends the process where that makes no sense.
  Settings();
  int devices = 1;
  std::string name;
  int capability = 80; // 8.0
  uint64_t memory = 0;
  int driverVersion = 13000;
  uint64_t seed = 0;
  std::string report;   // a file
  std::string failName; // empty: of any function
  uint64_t failCall = 0;
  uint64_t queue = UINT64_MAX; // operations under way, of one that is added
  CUresult failCode = 0;
  bool failHangs = false; // and returns nothing
  std::string plantKind;  // empty: no fault is planted
  uint32_t plantStream = 0;
  uint64_t plantCall = 0;
  bool checkUnwritten = true;
  bool exitStatus = true;
  bool findLeaks = false; // also of a process that has failed
  uint64_t mostInstructions = 0;

private:
  void parsePlant(const std::string &text);
  void parseFail(const std::string &text);
};

struct Pool {
  int ordinal;
  uint64_t threshold = 0;
};

class Context {
public:
  int ordinal = 0;
  bool isPrimary = false;
  int retained = 0;
  CUresult sticky = CUDA_SUCCESS; // after a fault nothing works any more
};

struct Kernel {
  Module *module = nullptr;
  const Function *function = nullptr;
  uint64_t mostDynamicShared = 48 << 10;
};

struct Module {
  std::unique_ptr<Program> program;
  Context *context = nullptr;
  bool isLibrary = false;
  std::vector<Allocation *> variables;
  std::map<std::string, std::unique_ptr<Kernel>> kernels;
};

/// One operation of a graph; its dependences stand before it.
struct Node {
  std::string what;
  /// Called at each launch: fills in what runs.
  std::function<void(Operation &)> make;
  std::vector<size_t> after;
  uint32_t chain = 0; // of the stream that it was captured from
};

struct Graph {
  std::vector<Node> nodes;
  uint32_t chains = 0;
};

struct GraphExec {
  Graph graph;
  std::vector<uint32_t> lines; // of each chain, in the schedule
  OperationRef last;           // of its last launch
};

/// A capture that goes on; the streams that take part share it.
struct Capture {
  std::unique_ptr<Graph> graph;
  Stream *origin = nullptr;
  int mode = 0;
  bool isValid = true;
  uint64_t id = 0;
  std::set<Stream *> streams;
};

struct Stream {
  Context *context = nullptr;
  uint32_t line = 0, number = 0;
  bool isBlocking = true; // orders with the default stream
  int priority = 0;
  OperationRef last;
  std::vector<OperationRef> waits; // events to come before the next operation
  std::shared_ptr<Capture> capture;
  std::vector<size_t> captured; // nodes that the next one comes after
  uint32_t chain = 0;
};

struct Event {
  Context *context = nullptr;
  bool isTimed = true;
  OperationRef recorded;
  std::shared_ptr<Capture> capture;
  std::vector<size_t> captured;
};

class Driver {
public:
  static Driver &get();

  /// The context of the calling thread; null if none.
  Context *current();
  void setCurrent(Context *context);
  /// The stream that a handle means: null and 1 are the default stream.
  Stream *streamOf(CUstream handle);
  bool knows(CUstream stream) const { return streams.count(stream) != 0; }

  /// What is to run on a stream, now or in every launch of what it captures.
  /// `make` gives an operation what it does.
  CUresult enqueue(CUstream handle, const std::string &what,
                   std::function<void(Operation &)> make,
                   OperationRef *added = nullptr);
  /// Counts the calls of a kind on a stream: true for the one with the fault
  /// that TOFU_GPU_PLANT names, of which it is noted what became.
  bool isPlanted(const char *kind, const Stream &stream) {
    return isPlanted(kind, stream.number);
  }
  bool isPlanted(const char *kind, uint32_t stream);
  void launchGraph(GraphExec &exec, Stream &stream);
  /// True while a capture forbids what might wait for the device.
  bool captureForbids() const;
  CUresult waitFor(Stream &stream);

  Allocation *allocate(uint64_t bytes, int ordinal, CUresult &error,
                       bool ofModule = false);
  void release(Allocation *allocation);
  /// The same, by an operation that runs: what it touched is still compared.
  void retire(Allocation *allocation);
  /// Ends the process's work: leaks are found, the report is written.
  void atExit(int status);
  /// Ends it, and begins as a new process does. Returns the findings.
  std::string beginAnew(uint64_t seed);
  void findLeaks(Context *context);

  Settings settings;
  std::recursive_mutex lock;
  Findings findings;
  Memory memory;
  Schedule schedule;
  bool isInitialised = false;
  std::vector<uint64_t> used; // bytes, of each device
  std::vector<std::unique_ptr<Context>> contexts;
  std::vector<Context *> primaries;
  std::map<Stream *, std::unique_ptr<Stream>> streams;
  std::map<Context *, Stream *> defaults;
  std::map<Event *, std::unique_ptr<Event>> events;
  std::map<Module *, std::unique_ptr<Module>> modules;
  std::map<Graph *, std::unique_ptr<Graph>> graphs;
  std::map<GraphExec *, std::unique_ptr<GraphExec>> execs;
  std::vector<std::unique_ptr<Pool>> pools;
  std::vector<std::shared_ptr<Capture>> captures;
  std::map<std::pair<int, int>, bool> peers;
  uint64_t held = 0, mostHeld = 0; // bytes of all, without those of modules
  uint64_t bytesToDevice = 0, bytesToHost = 0; // that were copied
  std::string failed;                          // the call that was to fail
  uint64_t calls = 0;
  std::map<std::string, uint64_t> callsOf;
  uint32_t streamNumber = 0;
  std::string planted = "nothing: there is no such call";
  std::map<std::pair<uint32_t, std::string>, uint64_t> plantable;
  bool isReported = false;

private:
  Driver();
};

/// Runs the body of an API function: under the lock, unless the call is to
/// fail, or the context is broken.
CUresult call(const char *name, const std::function<CUresult(Driver &)> &body,
              bool needsContext = true);

} // namespace tofu::gpu

#endif
