//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Processes that are there say so, and one that does not is gone.
//
// Silence is counted in what a process itself has said meanwhile, and is no
// difference of times: then it is one in which that process ran, and not one in
// which it was stopped as well, waited for a core, or its machine slept.
//
// A process whose own thread is lost in a call of a library's is there all the
// same: it watches itself (Watch.h).
//
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/Processes.h"

#include <cerrno>
#include <chrono>
#include <sys/socket.h>

using namespace tofu::runtime;

static constexpr std::chrono::milliseconds kBeat{500};

static double getSeconds(int64_t beats) {
  return beats * std::chrono::duration<double>(kBeat).count();
}

void Processes::beat() {
  auto beatAll = [this] {
    for (size_t peer = 0; peer != peers.size(); ++peer)
      if (peers[peer]->socket >= 0)
        beat(peer);
  };
  std::unique_lock<std::mutex> lock(mutex);
  while (!changed.wait_for(lock, kBeat, [this] { return isEnding.load(); })) {
    lock.unlock();
    beatAll();
    lock.lock();
  }
}

/// What has come, but was not read yet.
static bool hasUnread(int socket) {
  char byte;
  return recv(socket, &byte, sizeof(byte), MSG_PEEK | MSG_DONTWAIT) > 0;
}

void Processes::beat(int64_t peer) {
  Peer &to = *peers[peer];
  {
    std::lock_guard<std::mutex> lock(mutex);
    if (to.hasEnded)
      return;
  }
  tellFailure(peer);
  // Where that would wait, something else is on its way, which is as good.
  trySend(peer, Kind::Beat, "");
  if (to.isHeard.exchange(false) || hasUnread(to.socket))
    to.silentBeats = 0;
  else if (getSeconds(++to.silentBeats) >= silence)
    giveUp(peer);
}

void Processes::giveUp(int64_t peer) {
  std::string sentence =
      "process " + std::to_string(getNumber(peer)) +
      " has shown no sign of life for " + formatSeconds(silence) +
      " seconds: it or its machine stands still; if that is meant, as in a "
      "debugger, raise the silence and the timeout";
  noteFailure(Kind::Gone, sentence, peer);
  trySend(peer, Kind::Gone, sentence); // in case it goes on
  // Whoever is sending something to it waits no more.
  shutdown(peers[peer]->socket, SHUT_RDWR);
}
