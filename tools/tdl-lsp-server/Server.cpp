//===----------------------------------------------------------------------===//
// Part of Tofu. SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//===----------------------------------------------------------------------===//
#include "Server.h"

#include "Document.h"
#include "Input.h"
#include "llvm/Support/LSP/Transport.h"
#include "llvm/Support/Program.h"
#include <map>

using namespace tofu::tools;
using llvm::StringRef;
using llvm::lsp::Callback;
namespace lsp = llvm::lsp;
namespace json = llvm::json;

namespace {
/// Options of formatting are ours, not the editor's.
struct FormattingParams {
  lsp::TextDocumentIdentifier textDocument;
};

bool fromJSON(const json::Value &value, FormattingParams &result,
              json::Path path) {
  json::ObjectMapper object(value, path);
  return object && object.map("textDocument", result.textDocument);
}

/// A request waits until the one before it is answered.
class Server {
public:
  Server(lsp::JSONTransport &transport, std::vector<std::string> folders)
      : handler(transport),
        publish(handler.outgoingNotification<lsp::PublishDiagnosticsParams>(
            "textDocument/publishDiagnostics")) {
    workspace.folders = std::move(folders);
    workspace.getText = [this](StringRef path) -> std::optional<std::string> {
      auto found = documents.find(path.str());
      if (found == documents.end())
        return std::nullopt;
      return found->second->getText().str();
    };
    handler.method("initialize", this, &Server::initialize);
    handler.notification("initialized", this, &Server::ignore);
    handler.notification("$/cancelRequest", this, &Server::ignore);
    handler.notification("$/setTrace", this, &Server::ignore);
    handler.notification("textDocument/didSave", this, &Server::ignore);
    handler.notification("workspace/didChangeConfiguration", this,
                         &Server::ignore);
    handler.method("shutdown", this, &Server::shutdown);
    handler.notification("textDocument/didOpen", this, &Server::open);
    handler.notification("textDocument/didChange", this, &Server::change);
    handler.notification("textDocument/didClose", this, &Server::close);
    handler.method("textDocument/hover", this, &Server::hover);
    handler.method("textDocument/definition", this, &Server::definition);
    handler.method("textDocument/references", this, &Server::references);
    handler.method("textDocument/documentSymbol", this, &Server::symbols);
    handler.method("textDocument/completion", this, &Server::completion);
    handler.method("textDocument/formatting", this, &Server::formatting);
  }

  lsp::MessageHandler &getHandler() { return handler; }
  bool wasShutDown() const { return isDown; }

private:
  void ignore(const lsp::NoParams &) {}

  void initialize(const lsp::InitializeParams &, Callback<json::Value> reply) {
    reply(json::Object{
        {"serverInfo", json::Object{{"name", "tdl-lsp-server"}}},
        {"capabilities",
         json::Object{
             {"textDocumentSync",
              json::Object{
                  {"openClose", true},
                  {"change",
                   static_cast<int>(lsp::TextDocumentSyncKind::Incremental)},
                  {"save", true}}},
             {"completionProvider", json::Object{}},
             {"hoverProvider", true},
             {"definitionProvider", true},
             {"referencesProvider", true},
             {"documentSymbolProvider", true},
             {"documentFormattingProvider", true}}}});
  }

  void shutdown(const lsp::NoParams &, Callback<json::Value> reply) {
    isDown = true;
    reply(nullptr);
  }

  //===--------------------------------------------------------------------===//
  // Documents
  //===--------------------------------------------------------------------===//

  Document *find(const lsp::TextDocumentIdentifier &document) {
    auto found = documents.find(document.uri.file().str());
    return found == documents.end() ? nullptr : found->second.get();
  }

  void report(const lsp::URIForFile &uri, int64_t version, Document *document) {
    lsp::PublishDiagnosticsParams params(uri, version);
    if (document)
      params.diagnostics = document->getDiagnostics();
    publish(params);
    versions[uri.file().str()] = version;
  }

  /// Open documents that import the file are checked again.
  void reportImporters(const lsp::URIForFile &changed) {
    for (auto &[path, document] : documents)
      if (path != changed.file() && document->hasImported(changed.file()))
        report(document->getUri(), versions[path], document.get());
  }

  void open(const lsp::DidOpenTextDocumentParams &params) {
    const lsp::TextDocumentItem &item = params.textDocument;
    auto &document = documents[item.uri.file().str()];
    document = std::make_unique<Document>(item.uri, item.text, workspace);
    report(item.uri, item.version, document.get());
    reportImporters(item.uri);
  }

  void change(const lsp::DidChangeTextDocumentParams &params) {
    Document *document = find({params.textDocument.uri});
    if (!document)
      return;
    document->change(params.contentChanges);
    report(params.textDocument.uri, params.textDocument.version, document);
    reportImporters(params.textDocument.uri);
  }

  void close(const lsp::DidCloseTextDocumentParams &params) {
    const lsp::URIForFile &uri = params.textDocument.uri;
    if (!documents.erase(uri.file().str()))
      return;
    report(uri, 0, nullptr); // none are left
    reportImporters(uri);    // which have what is on the disk now
  }

  //===--------------------------------------------------------------------===//
  // Questions
  //===--------------------------------------------------------------------===//

  void hover(const lsp::TextDocumentPositionParams &params,
             Callback<json::Value> reply) {
    if (Document *document = find(params.textDocument))
      if (auto hover = document->findHover(params.position))
        return reply(toJSON(*hover));
    reply(nullptr);
  }

  void definition(const lsp::TextDocumentPositionParams &params,
                  Callback<json::Value> reply) {
    if (Document *document = find(params.textDocument))
      if (auto location = document->findDeclaration(params.position))
        return reply(toJSON(*location));
    reply(nullptr);
  }

  void references(const lsp::ReferenceParams &params,
                  Callback<std::vector<lsp::Location>> reply) {
    std::vector<lsp::Location> found;
    if (Document *document = find(params.textDocument))
      found = document->findReferences(params.position,
                                       params.context.includeDeclaration);
    reply(std::move(found));
  }

  void symbols(const lsp::DocumentSymbolParams &params,
               Callback<std::vector<lsp::DocumentSymbol>> reply) {
    std::vector<lsp::DocumentSymbol> found;
    if (Document *document = find(params.textDocument))
      found = document->getSymbols();
    reply(std::move(found));
  }

  void completion(const lsp::CompletionParams &params,
                  Callback<lsp::CompletionList> reply) {
    lsp::CompletionList found;
    if (Document *document = find(params.textDocument))
      found = document->complete(params.position);
    reply(std::move(found));
  }

  void formatting(const FormattingParams &params,
                  Callback<std::vector<lsp::TextEdit>> reply) {
    std::vector<lsp::TextEdit> edits;
    if (Document *document = find(params.textDocument))
      edits = document->format();
    reply(std::move(edits));
  }

  lsp::MessageHandler handler;
  lsp::OutgoingNotification<lsp::PublishDiagnosticsParams> publish;
  Workspace workspace;
  std::map<std::string, std::unique_ptr<Document>> documents; // by file
  std::map<std::string, int64_t> versions; // that were reported last
  bool isDown = false;
};
} // namespace

int tofu::tools::runLanguageServer(std::vector<std::string> folders) {
  llvm::sys::ChangeStdinToBinary();
  llvm::sys::ChangeStdoutToBinary();
  lsp::JSONTransport transport(std::make_unique<Input>(stdin), llvm::outs());
  Server server(transport, std::move(folders));
  llvm::Error error = transport.run(server.getHandler());
  if (error) {
    lsp::Logger::error("{0}", llvm::toString(std::move(error)));
    return 1;
  }
  return server.wasShutDown() ? 0 : 1;
}
