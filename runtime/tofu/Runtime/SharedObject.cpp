//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/SharedObject.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <dlfcn.h>
#include <filesystem>
#include <list>
#include <mutex>
#include <sys/stat.h>

using namespace tofu::runtime;

namespace {
struct OpenFile {
  struct stat state;
  std::string name; // that the loader knows
  std::weak_ptr<void> object;
};
} // namespace

/// Those whose names the loader has: that are open, being closed, or closed and
/// never let go of, as what is linked with `-z nodelete`.
/// Programs of static variables may be unloaded when these would be gone.
static std::mutex &mutex = *new std::mutex;
static std::list<OpenFile> &files = *new std::list<OpenFile>;

static bool isSameFile(const struct stat &a, const struct stat &b) {
  return a.st_dev == b.st_dev && a.st_ino == b.st_ino;
}

/// Whether nothing was written in between.
static bool isSameState(const struct stat &a, const struct stat &b) {
  return a.st_size == b.st_size && a.st_mtim.tv_sec == b.st_mtim.tv_sec &&
         a.st_mtim.tv_nsec == b.st_mtim.tv_nsec;
}

/// The path in another spelling than those of all files that are open, which is
/// also one for debuggers: `/folder/./step.so`.
static std::string findName(const std::string &path) {
  std::filesystem::path whole = std::filesystem::absolute(path);
  std::string folder = whole.parent_path();
  std::string name;
  do {
    folder += "/.";
    name = folder + "/" + whole.filename().string();
  } while (std::any_of(files.begin(), files.end(), [&](const OpenFile &file) {
    return file.name == name;
  }));
  return name;
}

static void close(void *object, std::list<OpenFile>::iterator file) {
  std::lock_guard<std::mutex> lock(mutex);
  dlclose(object);
  void *still = dlopen(file->name.c_str(), RTLD_NOW | RTLD_NOLOAD);
  if (still)
    dlclose(still);
  if (still != object)
    files.erase(file);
}

Error tofu::runtime::openObject(const std::string &path, SharedObject &object) {
  struct stat state;
  if (stat(path.c_str(), &state))
    return Error(std::strerror(errno));
  std::lock_guard<std::mutex> lock(mutex);
  for (const OpenFile &file : files)
    if (isSameFile(file.state, state)) {
      if (!isSameState(file.state, state))
        return Error("it was written over while a program that was loaded "
                     "from it is still there; unload that, or write another "
                     "file and rename it, as tofu-compile does");
      if ((object = file.object.lock()))
        return Error::success();
    }
  std::string name = findName(path);
  void *handle = dlopen(name.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (!handle)
    return Error(dlerror());
  auto file = files.insert(files.end(), {state, name, {}});
  object = SharedObject(handle, [file](void *handle) { close(handle, file); });
  file->object = object;
  return Error::success();
}
