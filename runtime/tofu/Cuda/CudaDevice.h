//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// A rank on a GPU: its arena there, and a stream on which its work is done in
// the order in which the rank asks for it. Ranks may share a GPU.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_CUDA_CUDADEVICE_H
#define TOFU_CUDA_CUDADEVICE_H

#include "tofu/Cuda/Dnn.h"
#include "tofu/Cuda/Gpu.h"
#include "tofu/Cuda/Puts.h"
#include "tofu/Cuda/Timings.h"
#include "tofu/Runtime/Device.h"
#include "tofu/Runtime/Team.h"

#include <memory>

namespace tofu::cuda {

/// What computes contractions: the program's kernels alone; libraries, in the
/// precision of the types; or these, with products of f32 in TF32.
enum class Libraries { None, Exact, TF32 };

class CudaDevice : public runtime::Device {
public:
  CudaDevice(std::shared_ptr<Gpu> gpu, const Holdings &holdings, int64_t rank,
             Libraries libraries)
      : gpu(std::move(gpu)), driver(this->gpu->driver), holdings(holdings),
        rank(rank), libraries(libraries), puts(*this->gpu),
        timings(this->gpu->driver) {}
  ~CudaDevice() override;

  Error open();
  Gpu &getGpu() const { return *gpu; }
  const Holdings &getHoldings() const { return holdings; }
  int64_t getRank() const { return rank; }
  Stream getStream() const { return stream; }
  Stream getMoves() const { return moves; }
  /// What is asked for is captured (StepGraph): nothing is waited for.
  void setCapturing(bool is) {
    isCapturing = is;
    if (is)
      expected.clear();
  }
  /// Room for so many decisions of loops in what is captured.
  Error reserveDecisions(int64_t count);
  /// An error if a loop of a captured step should have gone on, or ended.
  Error checkDecisions() const;
  /// True if something was asked for that has not been waited for.
  bool takeUnordered() { return std::exchange(isUnordered, false); }
  /// All is done. An error begins with `when`.
  Error synchronizeStream(const char *when = "");
  /// Of a step that is done: an error if an operation has failed.
  Error checkOperations();
  /// Of what libraries compute, once all is prepared.
  Address getWorkspace() const { return workspace; }
  /// Each operation is waited for.
  void setWaiting() { isWaiting = true; }
  /// Before the arena is allocated: other processes are to map it.
  void setShared() { isShared = true; }
  /// Null if they are not.
  char *getSharedArena() const { return sharedArena; }
  /// Where in a shared arena's allocation, of any rank, 8 bytes are that are no
  /// piece's.
  int64_t getBehindArena() const {
    return (holdings.getProgram().arena_bytes + 7) / 8 * 8;
  }
  /// Memory that a handle is of alone, which another process can open.
  Error allocateShared(int64_t bytes, char *&place);
  /// While it waits for its work, asks `ask` whether there is sense in it, and
  /// with true once it has waited for so many seconds. After an error `where`
  /// says what is not done.
  void setPoll(std::function<Error(bool isLate)> ask,
               std::function<std::string()> where, double seconds) {
    poll = std::move(ask);
    explain = std::move(where);
    timeout = seconds;
  }
  /// False also for an event that was never recorded.
  bool isPending(runtime::Event event) const {
    return driver.queryEvent(event) == kNotReady;
  }
  /// For the trace: around moves on another stream.
  Error beginMove(Stream on) { return timings.beginMove(on); }
  Error endMove(Stream on) { return timings.endMove(on); }
  /// What it moves from now on begins after the event.
  Error waitToMove(runtime::Event event);
  /// On another stream than its own. The same `owner` and `place` always have
  /// the same boxes. Nothing is done if the word at `over` is not 0 then.
  Error copyBoxes(const void *owner, Address place,
                  const std::vector<Copying> &copyings, Stream on,
                  Address over = 0);

  Error allocate(int64_t bytes, char *&place) override;
  int64_t getAllocatedBytes() const override {
    int64_t ranks = gpu.use_count(); // of this process, each with a device
    return (gpu->getBytes() + ranks - 1) / ranks;
  }
  Error allocateArena(int64_t bytes, char *&place) override;
  Error getConstant(int64_t buffer, char *&place) override;
  Error prepare(const tofu_operation &op,
                std::unique_ptr<runtime::Computation> &computation) override;
  Error write(char *to, const void *from, int64_t bytes) override;
  Error read(void *to, const char *from, int64_t bytes) override;
  bool isKeeping() const override { return isCapturing; }
  Error expect(const tofu_operation &loop, int64_t trips, bool goesOn,
               const char *place) override;
  Error copy(char *to, const char *from, int64_t bytes) override;
  Error fold(char *to, const char *from, int64_t count, int64_t type,
             int64_t combiner) override;
  Error fillNeutral(char *to, int64_t count, int64_t type,
                    int64_t combiner) override;
  Error finish(const tofu_fold &fold, char *to, const char *from,
               int64_t count) override;
  Error put(const runtime::Exchange &exchange, const runtime::Message &message,
            const std::vector<runtime::StridedBox> &boxes, const char *data,
            runtime::Event there) override;
  Error endPuts(const runtime::Exchange &exchange) override;
  Error makeEvent(runtime::Event &event) override;
  Error record(runtime::Event event) override;
  Error wait(runtime::Event event) override;
  Error settle() override;
  void beginStep() override { timings.beginStep(); }
  Error beginOperation(const tofu_operation &op) override;
  Error endOperation(int64_t bytes) override;
  Error endStep(std::vector<Timing> &timings) override;
  void synchronize() override;
  std::string getNote() const override;

private:
  class Launches;
  class Products;
  class HostCall;

  /// while3 (file:1:2): what
  Error complain(const tofu_operation &op, const Error &error) const;
  /// At least so much; before anything runs.
  Error reserveWorkspace(int64_t bytes);
  /// Null if no library computes it.
  Error prepareByLibrary(const tofu_operation &op,
                         std::unique_ptr<runtime::Computation> &computation);
  /// With the records of one put, which are made the first time.
  template <class Fill>
  Error launch(const Puts::Key &key, const std::string &kernel, Fill fill);

  std::shared_ptr<Gpu> gpu;
  const Driver &driver;
  const Holdings &holdings;
  int64_t rank;
  Libraries libraries;
  bool wantsLibrary = false; // but there is none
  bool isShared = false, isWaiting = false;
  char *sharedArena = nullptr;
  Stream stream = nullptr;
  Stream moves = nullptr; // of boxes, beside that
  runtime::Event finished = nullptr;
  std::function<Error(bool isLate)> poll;
  std::function<std::string()> explain;
  double timeout = 0;
  Address scratch = 0;
  Address workspace = 0; // of libraries, once one wants it
  int64_t workspaceBytes = 0;
  std::optional<dnn::Convolutions> convolutions;
  Address failures = 0; // a word per operation
  /// What these were at the end of a step, in pinned memory.
  int64_t *failed = nullptr;
  int64_t getFailureBytes() const {
    return holdings.getProgram().num_operations * sizeof(int64_t);
  }
  bool isCapturing = false;
  struct Decision {
    const tofu_operation *loop;
    int64_t trips;
    bool goesOn;
  };
  std::vector<Decision> expected; // of what is captured
  char *decided = nullptr;        // what they were, in pinned memory
  bool isUnordered = false;
  Puts puts;
  /// Of the exchange that is being taken: what is copied.
  std::vector<Copying> pending;
  std::vector<runtime::Event> events;
  Timings timings;
  runtime::Team team{1}; // of functions that are called on the host
};

/// A device for each of the ranks, on as many GPUs as there are, from number
/// `first` on; their arenas may be for other processes as well, and they may
/// wait for each operation.
Error makeCudaDevices(const Holdings &holdings,
                      const std::vector<int64_t> &ranks, int64_t first,
                      Libraries libraries, bool areShared, bool areWaiting,
                      std::vector<std::unique_ptr<runtime::Device>> &devices);

} // namespace tofu::cuda

#endif // TOFU_CUDA_CUDADEVICE_H
