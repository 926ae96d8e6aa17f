//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Messages as bytes, for communicators that move nothing else.
//
//===----------------------------------------------------------------------===//
#include "tofu/Runtime/Put.h"
#include "tofu/Runtime/Types.h"

using namespace tofu::runtime;

/// `visit(box, packed, i)` for each box and where it is among the bytes.
template <typename Visit>
static void forEachBox(const tofu_message &message, Visit visit) {
  int64_t elements = 0;
  for (int64_t i = 0; i != message.num_boxes; ++i) {
    StridedBox box(message.boxes[i]);
    visit(box, box.pack(elements), i);
    elements += box.getVolume();
  }
}

int64_t tofu_message_bytes(const tofu_exchange *exchange,
                           const tofu_message *message) {
  int64_t elements = 0;
  forEachBox(*message, [&](const StridedBox &box, const StridedBox &, int64_t) {
    elements += box.getVolume();
  });
  return elements * getTypeBytes(exchange->fold.type);
}

void tofu_message_pack(const tofu_exchange *exchange, const tofu_message *send,
                       void *bytes) {
  forEachBox(
      *send, [&](const StridedBox &box, const StridedBox &packed, int64_t) {
        copyBox(box, exchange->source, packed, static_cast<char *>(bytes),
                getTypeBytes(exchange->fold.type));
      });
}

void tofu_message_unpack(const tofu_exchange *exchange,
                         const tofu_message *receive, const void *bytes) {
  forEachBox(
      *receive, [&](const StridedBox &box, const StridedBox &packed, int64_t) {
        putBox(exchange->fold, receive->put, packed,
               static_cast<const char *>(bytes), box, exchange->destination);
      });
}

void tofu_message_put_own(const tofu_exchange *exchange,
                          const tofu_message *receive) {
  forEachBox(
      *receive, [&](const StridedBox &box, const StridedBox &, int64_t i) {
        putBox(exchange->fold, receive->put, StridedBox(exchange->own[i]),
               exchange->source, box, exchange->destination);
      });
}
