//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Files/PythonPackages.h"

#include <algorithm>
#include <cstdlib>
#include <string>

using Path = std::filesystem::path;
using Paths = std::vector<Path>;

static std::string getVariable(const char *name) {
  const char *text = std::getenv(name);
  return text ? text : "";
}

/// a:b, without what is empty.
static Paths split(std::string list) {
  Paths parts;
  while (!list.empty()) {
    size_t end = std::min(list.find(':'), list.size());
    if (end)
      parts.push_back(list.substr(0, end));
    list.erase(0, end + 1);
  }
  return parts;
}

static void add(Paths &paths, const Path &path) {
  std::error_code error;
  if (std::filesystem::is_directory(path, error) &&
      std::find(paths.begin(), paths.end(), path) == paths.end())
    paths.push_back(path);
}

/// Of all versions: which one a python3 is only itself can say.
static void addPackages(Paths &paths, const Path &root) {
  for (const char *lib : {"lib", "lib64"}) {
    Paths versions;
    std::error_code error;
    for (std::filesystem::directory_iterator it(root / lib, error), end;
         !error && it != end; it.increment(error))
      if (it->path().filename().string().starts_with("python3"))
        versions.push_back(it->path());
    std::sort(versions.begin(), versions.end()); // not as the disk has them
    for (const Path &version : versions)
      for (const char *packages : {"site-packages", "dist-packages"})
        add(paths, version / packages);
  }
}

Paths tofu::files::getPythonPackages() {
  Paths paths;
  for (const Path &path : split(getVariable("PYTHONPATH")))
    add(paths, path);
  for (const Path &bin : split(getVariable("PATH"))) {
    std::error_code error;
    if (!std::filesystem::exists(bin / "python3", error))
      continue;
    addPackages(paths, bin.parent_path());
    addPackages(paths, bin.parent_path() / "local");
  }
  std::string base = getVariable("PYTHONUSERBASE"), home = getVariable("HOME");
  if (!base.empty())
    addPackages(paths, base);
  else if (!home.empty())
    addPackages(paths, Path(home) / ".local");
  return paths;
}
