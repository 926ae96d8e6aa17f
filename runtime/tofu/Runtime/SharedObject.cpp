//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/SharedObject.h"

#include <cerrno>
#include <cstring>
#include <dlfcn.h>
#include <filesystem>
#include <link.h>
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
static std::list<OpenFile> &openFiles = *new std::list<OpenFile>;

static bool isSameFile(const struct stat &a, const struct stat &b) {
  return a.st_dev == b.st_dev && a.st_ino == b.st_ino;
}

/// Whether nothing was written in between.
static bool isSameState(const struct stat &a, const struct stat &b) {
  return a.st_size == b.st_size && a.st_mtim.tv_sec == b.st_mtim.tv_sec &&
         a.st_mtim.tv_nsec == b.st_mtim.tv_nsec;
}

/// The path in a spelling of its own, which is also one for debuggers:
/// `/folder/.//./step.so`. None comes twice: the loader may know a file by
/// names of others that were there before, and takes what it knows for it.
static std::string makeName(const std::string &path) {
  static uint64_t number = 0;
  std::filesystem::path whole = std::filesystem::absolute(path);
  std::string name = whole.parent_path();
  for (uint64_t digits = ++number; digits; digits /= 2)
    name += digits % 2 ? "/." : "/";
  return name + "/" + whole.filename().string();
}

/// Asked without its path, which the loader would take for the file there now.
static bool isLoaded(const std::string &name) {
  auto compare = [](dl_phdr_info *info, size_t, void *wanted) {
    return int(*static_cast<const std::string *>(wanted) == info->dlpi_name);
  };
  return dl_iterate_phdr(compare, const_cast<std::string *>(&name));
}

static void close(void *object, std::list<OpenFile>::iterator file) {
  std::lock_guard<std::mutex> lock(mutex);
  dlclose(object);
  if (!isLoaded(file->name))
    openFiles.erase(file);
}

Error tofu::runtime::openObject(const std::string &path, SharedObject &object) {
  struct stat state;
  if (stat(path.c_str(), &state))
    return Error(std::strerror(errno));
  std::lock_guard<std::mutex> lock(mutex);
  for (const OpenFile &file : openFiles)
    if (isSameFile(file.state, state)) {
      if (!isSameState(file.state, state))
        return Error("it was written over while a program that was loaded "
                     "from it is still there; unload that, or write another "
                     "file and rename it, as tofu-compile does");
      if ((object = file.object.lock()))
        return Error::success();
    }
  std::string name = makeName(path);
  void *handle = dlopen(name.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (!handle)
    return Error(dlerror());
  auto file = openFiles.insert(openFiles.end(), {state, name, {}});
  object = SharedObject(handle, [file](void *handle) { close(handle, file); });
  file->object = object;
  return Error::success();
}
