//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
// Runs one kernel of a file of PTX on the stand-in GPU, for tests:
//
//   gpu-ptx-run k.ptx add --grid=2 --block=32,4 --shared=1024
//       f32:1,2,3 f32:iota:64 out:f32:64 io:i32:0,0 =i32:5
#include "Driver/Cuda.h"

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

extern "C" {
CUresult cuInit(unsigned);
CUresult cuGetErrorName(CUresult, const char **);
CUresult cuDevicePrimaryCtxRetain(CUcontext *, CUdevice);
CUresult cuDevicePrimaryCtxRelease_v2(CUdevice);
CUresult cuCtxSetCurrent(CUcontext);
CUresult cuCtxSynchronize();
CUresult cuModuleLoadDataEx(CUmodule *, const void *, unsigned, int *, void **);
CUresult cuModuleUnload(CUmodule);
CUresult cuModuleGetFunction(CUfunction *, CUmodule, const char *);
CUresult cuMemAlloc_v2(CUdeviceptr *, size_t);
CUresult cuMemFree_v2(CUdeviceptr);
CUresult cuMemcpyHtoD_v2(CUdeviceptr, const void *, size_t);
CUresult cuMemcpyDtoH_v2(void *, CUdeviceptr, size_t);
CUresult cuFuncSetAttribute(CUfunction, int, int);
CUresult cuLaunchKernel(CUfunction, unsigned, unsigned, unsigned, unsigned,
                        unsigned, unsigned, unsigned, CUstream, void **,
                        void **);
}

static void check(CUresult error, const char *what) {
  if (!error)
    return;
  const char *name = nullptr;
  cuGetErrorName(error, &name);
  std::printf("%s: %s\n", what, name ? name : "unknown");
  std::exit(1);
}

static const char kUsage[] =
    R"(usage: gpu-ptx-run file.ptx kernel [--grid=X,Y,Z] [--block=X,Y,Z] [--shared=BYTES] [arguments]
Runs a kernel on the stand-in GPU. Arguments:
  TYPE:1,2,3     a buffer with these values
  TYPE:iota:N    a buffer with 0, 1, ..., N - 1
  io:TYPE:...    one that is printed afterwards
  out:TYPE:N     one that nobody wrote before, and that is printed
  =TYPE:VALUE    a scalar
Types: i8 to u64, f32, f64, and x8 to x64 in hexadecimal.
)";

[[noreturn]] static void refuse(const std::string &word) {
  std::fprintf(stderr, "gpu-ptx-run: error: '%s' is no argument; see --help\n",
               word.c_str());
  std::exit(2);
}

/// 0 of what is no type.
static size_t sizeOf(const std::string &type) {
  size_t bits = type.empty() ? 0 : std::atoi(type.c_str() + 1);
  bool isFloat = !type.empty() && type[0] == 'f';
  bool isThere =
      bits == 32 || bits == 64 || (!isFloat && (bits == 8 || bits == 16));
  return isThere && std::strchr("iufx", type[0]) ? bits / 8 : 0;
}

static void put(const std::string &type, const std::string &text, char *to) {
  if (type == "f32") {
    float value = std::strtof(text.c_str(), nullptr);
    std::memcpy(to, &value, 4);
  } else if (type == "f64") {
    double value = std::strtod(text.c_str(), nullptr);
    std::memcpy(to, &value, 8);
  } else {
    uint64_t value =
        std::strtoull(text.c_str(), nullptr, type[0] == 'x' ? 16 : 0);
    std::memcpy(to, &value, sizeOf(type));
  }
}

static void print(const std::string &type, const char *from) {
  size_t bytes = sizeOf(type);
  if (type == "f32") {
    float value;
    std::memcpy(&value, from, 4);
    std::printf(" %.9g", value);
  } else if (type == "f64") {
    double value;
    std::memcpy(&value, from, 8);
    std::printf(" %.17g", value);
  } else {
    uint64_t bits = 0;
    std::memcpy(&bits, from, bytes);
    if (type[0] == 'x')
      std::printf(" %0*llx", int(bytes * 2), (unsigned long long)bits);
    else if (type[0] == 'u')
      std::printf(" %llu", (unsigned long long)bits);
    else
      std::printf(" %lld", (long long)(int64_t(bits << (64 - 8 * bytes)) >>
                                       (64 - 8 * bytes)));
  }
}

namespace {
struct Argument {
  std::string type;
  std::vector<char> bytes; // a scalar's, or a buffer's
  bool isScalar = false, isPrinted = false, isWritten = true;
  CUdeviceptr address = 0;
};
} // namespace

static Argument parse(const std::string &whole) {
  std::string text = whole;
  Argument result;
  auto take = [&](const char *prefix) {
    size_t n = std::strlen(prefix);
    if (text.compare(0, n, prefix) != 0)
      return false;
    text.erase(0, n);
    return true;
  };
  result.isScalar = take("=");
  bool isOut = take("out:");
  result.isPrinted = isOut || take("io:");
  size_t colon = text.find(':');
  result.type = text.substr(0, colon);
  std::string rest = text.substr(colon + 1);
  size_t size = sizeOf(result.type);
  if (!size || colon == text.npos)
    refuse(whole);
  if (isOut) {
    result.isWritten = false;
    result.bytes.resize(std::atoi(rest.c_str()) * size);
    return result;
  }
  std::vector<std::string> values;
  if (rest.compare(0, 5, "iota:") == 0) {
    for (int i = 0, n = std::atoi(rest.c_str() + 5); i < n; ++i)
      values.push_back(std::to_string(i));
  } else {
    std::stringstream stream(rest);
    for (std::string value; std::getline(stream, value, ',');)
      values.push_back(value);
  }
  result.bytes.resize(values.size() * size);
  for (size_t i = 0; i < values.size(); ++i)
    put(result.type, values[i], result.bytes.data() + i * size);
  return result;
}

int main(int count, char **words) {
  for (int i = 1; i < count; ++i)
    if (!std::strcmp(words[i], "--help"))
      return std::fputs(kUsage, stdout) < 0;
  if (count < 3) {
    std::fputs(kUsage, stderr);
    return 2;
  }
  unsigned grid[3] = {1, 1, 1}, block[3] = {1, 1, 1}, shared = 0;
  std::vector<Argument> arguments;
  for (int i = 3; i < count; ++i) {
    std::string word = words[i];
    unsigned *shape = word.compare(0, 7, "--grid=") == 0    ? grid
                      : word.compare(0, 8, "--block=") == 0 ? block
                                                            : nullptr;
    if (shape)
      std::sscanf(word.c_str() + word.find('=') + 1, "%u,%u,%u", shape,
                  shape + 1, shape + 2);
    else if (word.compare(0, 9, "--shared=") == 0)
      shared = std::atoi(word.c_str() + 9);
    else if (word.starts_with("--"))
      refuse(word);
    else
      arguments.push_back(parse(word));
  }
  std::ifstream file(words[1]);
  std::stringstream text;
  text << file.rdbuf();

  CUcontext context;
  CUmodule module;
  CUfunction kernel;
  check(cuInit(0), "cuInit");
  check(cuDevicePrimaryCtxRetain(&context, 0), "cuDevicePrimaryCtxRetain");
  check(cuCtxSetCurrent(context), "cuCtxSetCurrent");
  char log[1024] = "";
  int options[] = {5, 6};
  void *values[] = {log, reinterpret_cast<void *>(sizeof log)};
  CUresult error =
      cuModuleLoadDataEx(&module, text.str().c_str(), 2, options, values);
  if (error)
    std::printf("%s\n", log);
  check(error, "cuModuleLoadDataEx");
  check(cuModuleGetFunction(&kernel, module, words[2]), "cuModuleGetFunction");
  std::vector<void *> params;
  for (Argument &a : arguments) {
    params.push_back(a.bytes.data());
    if (a.isScalar)
      continue;
    check(cuMemAlloc_v2(&a.address, a.bytes.size()), "cuMemAlloc");
    if (a.isWritten)
      check(cuMemcpyHtoD_v2(a.address, a.bytes.data(), a.bytes.size()),
            "cuMemcpyHtoD");
    params.back() = &a.address;
  }
  if (shared > 48 << 10)
    check(cuFuncSetAttribute(kernel, 8, shared), "cuFuncSetAttribute");
  check(cuLaunchKernel(kernel, grid[0], grid[1], grid[2], block[0], block[1],
                       block[2], shared, nullptr, params.data(), nullptr),
        "cuLaunchKernel");
  check(cuCtxSynchronize(), "cuCtxSynchronize");
  for (size_t i = 0; i < arguments.size(); ++i) {
    Argument &a = arguments[i];
    if (a.isScalar)
      continue;
    if (a.isPrinted) {
      check(cuMemcpyDtoH_v2(a.bytes.data(), a.address, a.bytes.size()),
            "cuMemcpyDtoH");
      std::printf("%zu:", i);
      for (size_t at = 0; at < a.bytes.size(); at += sizeOf(a.type))
        print(a.type, a.bytes.data() + at);
      std::printf("\n");
    }
    check(cuMemFree_v2(a.address), "cuMemFree");
  }
  check(cuModuleUnload(module), "cuModuleUnload");
  check(cuDevicePrimaryCtxRelease_v2(0), "cuDevicePrimaryCtxRelease");
}
