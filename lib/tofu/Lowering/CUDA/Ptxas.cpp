//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Lowering/CUDA/Ptxas.h"

#include "tofu/Files/PythonPackages.h"
#include "tofu/Files/TemporaryFile.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"

using namespace tofu;
using namespace tofu::lowering;
using llvm::createStringError;
using llvm::Expected;
using llvm::StringRef;
namespace path = llvm::sys::path;

static constexpr int64_t kArchitectures[] = {80, 90, 100};

llvm::ArrayRef<int64_t> tofu::lowering::getCubinArchitectures() {
  return kArchitectures;
}

static std::string join(llvm::ArrayRef<StringRef> parts) {
  llvm::SmallString<128> result;
  for (StringRef part : parts)
    path::append(result, part);
  return result.str().str();
}

static std::string findInWheel() {
  for (const auto &packages : files::getPythonPackages())
    for (StringRef wheel : {"cu13", "cuda_nvcc"})
      if (std::string program =
              join({packages.native(), "nvidia", wheel, "bin", "ptxas"});
          llvm::sys::fs::can_execute(program))
        return program;
  return "";
}

Expected<std::string> tofu::lowering::findPtxas(StringRef wanted) {
  if (wanted == "none")
    return "";
  if (!wanted.empty()) {
    if (!llvm::sys::fs::can_execute(wanted))
      return createStringError(
          "ptxas is '%s', which is no program; expected a path, or none",
          wanted.str().c_str());
    return wanted.str();
  }
  if (auto home = llvm::sys::Process::GetEnv("CUDA_HOME"))
    if (std::string program = join({*home, "bin", "ptxas"});
        llvm::sys::fs::can_execute(program))
      return program;
  if (auto program = llvm::sys::findProgramByName("ptxas"))
    return *program;
  // What somebody has for himself comes before what the machine has.
  if (std::string program = findInWheel(); !program.empty())
    return program;
  StringRef program = "/usr/local/cuda/bin/ptxas";
  return llvm::sys::fs::can_execute(program) ? program.str() : "";
}

namespace {
/// A run of the assembler, with its files.
struct Run {
  int64_t architecture = 0;
  llvm::SmallString<128> output, messages;
  llvm::sys::ProcessInfo process;

  ~Run() {
    for (StringRef file : {StringRef(output), StringRef(messages)})
      if (!file.empty())
        llvm::sys::fs::remove(file);
  }
};
} // namespace

static std::error_code createFile(StringRef suffix,
                                  llvm::SmallVectorImpl<char> &path) {
  int descriptor;
  std::error_code error =
      llvm::sys::fs::createTemporaryFile("tofu", suffix, descriptor, path);
  if (!error)
    llvm::sys::Process::SafelyCloseFileDescriptor(descriptor);
  return error;
}

static std::string read(StringRef file) {
  auto buffer = llvm::MemoryBuffer::getFile(file);
  return buffer ? (*buffer)->getBuffer().str() : "";
}

/// What the assembler warns of: "... are spilled to local memory in function
/// 'kernel0', 16 bytes spill stores, ...".
static void addSpills(const Run &run, std::vector<std::string> &spills) {
  std::string messages = read(run.messages);
  for (StringRef line : llvm::split(messages, '\n')) {
    auto [name, bytes] = line.split(" in function '").second.split("', ");
    if (line.contains("spilled") && !bytes.empty())
      spills.push_back(name.str() + " on sm_" +
                       std::to_string(run.architecture) + " (" +
                       bytes.split(" spill").first.str() + ")");
  }
}

/// "Value 'sm_100' is not defined for option 'gpu-name'", of an older one.
static bool isUnknown(const Run &run) {
  std::string messages = read(run.messages);
  return StringRef(messages).contains(
      "'sm_" + std::to_string(run.architecture) + "' is not defined");
}

/// All architectures at the same time: they take seconds each.
Expected<Assembled>
tofu::lowering::assemble(StringRef ptxas, StringRef ptx,
                         llvm::ArrayRef<int64_t> architectures) {
  auto fail = [&](std::error_code error) {
    return createStringError(
        "no temporary file for '%s' can be written in '%s': %s%s",
        ptxas.str().c_str(), files::TemporaryFile::getFolder().c_str(),
        error.message().c_str(),
        error == std::errc::file_too_large ? ""
                                           : "; TMPDIR names another folder");
  };
  llvm::SmallString<128> input;
  if (std::error_code error = createFile("ptx", input))
    return fail(error);
  llvm::FileRemover remover(input);
  {
    std::error_code error;
    llvm::raw_fd_ostream os(input, error);
    os << ptx;
    os.close();
    if (!error)
      error = os.error();
    os.clear_error();
    if (error)
      return fail(error);
  }
  std::vector<Run> runs(architectures.size());
  std::string failure;
  for (auto [run, architecture] : llvm::zip(runs, architectures)) {
    run.architecture = architecture;
    for (auto [suffix, file] :
         {std::pair("cubin", &run.output), std::pair("txt", &run.messages)})
      if (std::error_code error = createFile(suffix, *file))
        return fail(error);
    std::string target = "-arch=sm_" + std::to_string(architecture);
    StringRef arguments[] = {
        ptxas, target, "-O3", input, "-o", run.output, "--warn-on-spills"};
    std::optional<StringRef> redirects[] = {StringRef(), run.messages.str(),
                                            run.messages.str()};
    bool failed = false;
    run.process = llvm::sys::ExecuteNoWait(ptxas, arguments, std::nullopt,
                                           redirects, 0, &failure, &failed);
    if (failed)
      break;
  }
  Assembled result;
  for (Run &run : runs) {
    if (!run.process.Pid)
      continue;
    std::string error;
    int status = llvm::sys::Wait(run.process, std::nullopt, &error).ReturnCode;
    bool isKnown = !status || !isUnknown(run);
    result.cubins.push_back(isKnown ? read(run.output) : "");
    addSpills(run, result.spills);
    if (isKnown && failure.empty() &&
        (status || result.cubins.back().empty())) {
      failure = error.empty() ? read(run.messages) : error;
      if (StringRef(failure).trim().empty()) // it was killed, say
        failure = "it ends with status " + std::to_string(status) +
                  ", without a word" + (status ? "" : ", and wrote nothing");
    }
  }
  if (failure.empty())
    return result;
  StringRef line = StringRef(failure).trim().split('\n').first;
  return createStringError(
      "'%s' does not take the program's PTX: %s; --ptxas=none does without it",
      ptxas.str().c_str(), line.str().c_str());
}
