// Starts one server for each of the two languages.
const path = require("path");
const { workspace } = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

const servers = { tdl: "tdl-lsp-server", mlir: "tofu-lsp-server" };
let clients = [];

function activate() {
  const folder = workspace.getConfiguration("tofu").get("bin");
  clients = Object.entries(servers).map(([language, server]) => {
    const command = folder ? path.join(folder, server) : server;
    return new LanguageClient(server, server, { command }, {
      documentSelector: [{ scheme: "file", language }],
    });
  });
  return Promise.all(clients.map((client) => client.start()));
}

function deactivate() {
  return Promise.all(clients.map((client) => client.stop()));
}

module.exports = { activate, deactivate };
