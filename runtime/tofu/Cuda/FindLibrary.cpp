//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Cuda/FindLibrary.h"

#include <algorithm>
#include <cstdlib>
#include <dlfcn.h>
#include <filesystem>

using namespace tofu::cuda;
namespace fs = std::filesystem;

/// The folder above the first `bin` of $PATH that has a python3.
static fs::path findPython() {
  const char *path = std::getenv("PATH");
  std::string rest = path ? path : "";
  while (!rest.empty()) {
    size_t end = std::min(rest.find(':'), rest.size());
    fs::path folder = rest.substr(0, end);
    rest.erase(0, end + 1);
    std::error_code error;
    if (fs::exists(folder / "python3", error))
      return folder.parent_path();
  }
  return {};
}

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
  std::vector<fs::path> versions; // lib/python3.11
  addFolders(findPython() / "lib", versions);
  for (const fs::path &version : versions) {
    std::vector<fs::path> packages;
    addFolders(version / "site-packages" / "nvidia", packages);
    for (const fs::path &package : packages)
      places.push_back(package / "lib");
  }
  return places;
}

void *tofu::cuda::findLibrary(const std::vector<std::string> &names) {
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
