//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "tofu/Files/TemporaryFile.h"

#include <atomic>
#include <cerrno>
#include <climits>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <random>
#include <unistd.h>

using namespace tofu::files;

int tofu::files::writeAll(int descriptor, std::string_view bytes) {
  while (!bytes.empty()) {
    ssize_t written = ::write(descriptor, bytes.data(), bytes.size());
    if (written < 0 && errno != EINTR)
      return errno;
    if (written > 0)
      bytes.remove_prefix(written);
  }
  return 0;
}

namespace {
/// The path of a file that is there: in memory that is never freed, so that a
/// signal handler can look at it at any time.
struct Slot {
  std::atomic<bool> isTaken = false, isSet = false;
  char path[PATH_MAX];
};
} // namespace

/// More files than are there at the same time. One that finds no slot is left
/// behind by a signal.
static Slot slots[64];

static int remember(const std::string &path) {
  for (Slot &slot : slots)
    if (path.size() < sizeof(slot.path) && !slot.isTaken.exchange(true)) {
      std::memcpy(slot.path, path.c_str(), path.size() + 1);
      slot.isSet = true;
      return &slot - slots;
    }
  return -1;
}

std::string TemporaryFile::getFolder() {
  for (const char *name : {"TMPDIR", "TMP", "TEMP", "TEMPDIR"})
    if (const char *folder = std::getenv(name))
      return folder;
  return "/tmp";
}

int TemporaryFile::create() { return createIn(getFolder() + "/"); }

int TemporaryFile::createIn(const std::string &folder) {
  std::random_device random;
  while (true) {
    char name[32];
    std::snprintf(name, sizeof(name), ".tofu-%08x%08x", random(), random());
    int file = ::open((folder + name).c_str(),
                      O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (file < 0 && errno == EEXIST)
      continue;
    if (file < 0)
      return errno;
    ::close(file);
    path = folder + name;
    slot = remember(path);
    return 0;
  }
}

int TemporaryFile::write(std::string_view bytes) const {
  int file = ::open(path.c_str(), O_WRONLY | O_TRUNC | O_CLOEXEC);
  if (file < 0)
    return errno;
  int code = writeAll(file, bytes);
  if (::close(file) && !code)
    code = errno;
  return code;
}

void TemporaryFile::release() {
  path.clear();
  if (slot < 0)
    return;
  slots[slot].isSet = false;
  slots[slot].isTaken = false;
  slot = -1;
}

TemporaryFile::~TemporaryFile() {
  if (!path.empty())
    unlink(path.c_str());
  release();
}

void TemporaryFile::removeAll() {
  for (Slot &slot : slots)
    if (slot.isSet)
      unlink(slot.path);
}
