//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
//
// Files that the loader maps. For the loader a name that it knows is the object
// that it has: it would not look at a file that has been written since, or is
// meant by that name in another folder. So each file is given a name of its
// own.
//
//===----------------------------------------------------------------------===//
#ifndef TOFU_RUNTIME_SHAREDOBJECT_H
#define TOFU_RUNTIME_SHAREDOBJECT_H

#include "tofu/Runtime/Error.h"

#include <memory>

namespace tofu::runtime {

/// What dlsym takes. It is closed with the last one that has it.
using SharedObject = std::shared_ptr<void>;

/// What the file holds now, as an object that only its owner sees. Who opens a
/// file that is open already shares it. Errors are without the path.
Error openObject(const std::string &path, SharedObject &object);

} // namespace tofu::runtime

#endif // TOFU_RUNTIME_SHAREDOBJECT_H
