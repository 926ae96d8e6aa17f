//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Cuda/FindLibrary.h"

#include "tofu/Files/PythonPackages.h"

#include <algorithm>
#include <cstdlib>
#include <dlfcn.h>
#include <filesystem>

using namespace tofu;
using namespace tofu::cuda;
namespace fs = std::filesystem;

static void addFolders(const fs::path &folder, std::vector<fs::path> &to) {
  std::error_code error;
  for (fs::directory_iterator it(folder, error), end; !error && it != end;
       it.increment(error))
    to.push_back(it->path());
  std::sort(to.begin(), to.end()); // not as the disk has them
}

static std::vector<fs::path> getPlaces() {
  std::vector<fs::path> places = {""}; // where the loader looks
  if (const char *home = std::getenv("CUDA_HOME"))
    places.push_back(fs::path(home) / "lib64");
  for (const fs::path &packages : files::getPythonPackages()) {
    std::vector<fs::path> wheels;
    addFolders(packages / "nvidia", wheels);
    for (const fs::path &wheel : wheels)
      places.push_back(wheel / "lib");
  }
  return places;
}

void *tofu::cuda::findLibrary(const std::vector<std::string> &names) {
  runtime::Watch::Call call("dlopen"); // what starts then may hang, too
  for (const fs::path &place : getPlaces())
    for (const std::string &name : names)
      if (void *library = dlopen((place / name).c_str(), RTLD_NOW | RTLD_LOCAL))
        return library;
  return nullptr;
}

void *Symbols::get(const char *name) {
  void *address = dlsym(library, name);
  if (!address && missing.empty())
    missing = name;
  return address;
}
