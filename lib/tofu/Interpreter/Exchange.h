//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// How ranks talk: packed bytes in a mailbox, counted; the two communication
// primitives of the dialect `plan` on top.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_INTERPRETER_EXCHANGE_H
#define TOFU_INTERPRETER_EXCHANGE_H

#include "tofu/Interpreter/Rank.h"
#include "tofu/Plan/Plan.h"
#include <deque>
#include <map>

namespace tofu::interpreter {

class Mailbox {
public:
  /// Packs a box of the sender's view and sends it.
  void send(int64_t source, int64_t destination, int64_t tag, const View &view,
            llvm::ArrayRef<Range> box);
  /// The oldest message of that kind; it must have been sent.
  Tensor receive(int64_t source, int64_t destination, int64_t tag);

  int64_t getBytesSent() const { return bytesSent; }
  bool isEmpty() const { return messages.empty(); }

private:
  using Address = std::tuple<int64_t, int64_t, int64_t>;
  std::map<Address, std::deque<Tensor>> messages;
  int64_t bytesSent = 0;
};

/// Each runs the operation on all ranks; an error if nobody holds an element.
llvm::Error fetch(plan::FetchOp op, const Mesh &mesh,
                  llvm::ArrayRef<std::unique_ptr<Rank>> ranks,
                  Mailbox &mailbox);
llvm::Error reduce(plan::ReduceOp op, const Mesh &mesh,
                   llvm::ArrayRef<std::unique_ptr<Rank>> ranks,
                   Mailbox &mailbox);

llvm::Error scan(plan::ScanOp op, const Mesh &mesh,
                 llvm::ArrayRef<std::unique_ptr<Rank>> ranks, Mailbox &mailbox);

/// A box of a tensor and the rank that it comes from.
struct Transfer {
  int64_t source;
  Box box;
};

/// Covers `needed` by what the candidates hold, the first that holds an element
/// giving it. What nobody holds is left in `missing`.
std::vector<Transfer> cover(llvm::ArrayRef<Range> needed,
                            llvm::ArrayRef<int64_t> candidates,
                            llvm::ArrayRef<std::unique_ptr<Rank>> ranks,
                            mlir::Value value,
                            llvm::SmallVectorImpl<Box> &missing);

/// Folds terms into a view, in the type in which the combiner folds: what is
/// narrower than that is rounded once, at the end.
class TermFold {
public:
  TermFold(tdl::Combiner combiner, const View &to);
  TermFold(const TermFold &) = delete;

  /// The first term of each element is copied.
  void copy(llvm::ArrayRef<Range> box, const View &from) const;
  void fold(llvm::ArrayRef<Range> box, const View &from) const;
  void finish() const;

private:
  tdl::Combiner combiner;
  View to, sum;
  Tensor wide; // holds `sum` where that has another type than `to`
};

/// The message's view: it holds just the box.
View getView(Tensor &message, const View &like, llvm::ArrayRef<Range> box);

} // namespace tofu::interpreter

#endif // TOFU_INTERPRETER_EXCHANGE_H
