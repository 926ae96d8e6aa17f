# Speaks to tofu-lsp-server, which is upstream's for MLIR with Tofu's dialects.
import sys

from client import Client, Document, show

TEXT = """\
func.func @row_sum(%a: tensor<4x8xf32>) -> tensor<4xf32> {
  %r = tdl.lambda (%i) in [4] on (%x = %a) : (tensor<4x8xf32>) -> tensor<4xf32> {
    %s = tdl.reduce sum (%j) in [8] : f32 {
      %v = tdl.read %x[%i, %j] : tensor<4x8xf32>
      tdl.yield %v : f32
    }
    tdl.yield %s : f32
  }
  return %r : tensor<4xf32>
}
"""

client = Client(sys.argv[1])
print("hover" if client.initialize()["capabilities"]["hoverProvider"] else "no hover")
document = Document(client, "file:///row_sum.mlir", TEXT, "mlir")
print("errors:", len(document.get_diagnostics()))
print(document.ask("hover", "tdl.re|duce")["contents"]["value"])
print("definition:", *map(show, document.ask("definition", "tdl.yield %|s")))
print("references:", *map(show, document.ask("references", "%|v = tdl", context={"includeDeclaration": True})))
document.change((None, TEXT.replace("in [8]", "in [9]").replace("tdl.reduce sum (%j)", "tdl.reduce sum (%j, %k)")))
for each in document.get_diagnostics():
    print(show(each), each["message"])
document.change((None, TEXT.replace("tdl.reduce", "tdl.fold")))
for each in document.get_diagnostics():
    print(show(each), each["message"])
document.change((None, "\0"))
print("errors:", len(document.get_diagnostics()))
print(client.request("textDocument/nonsense"))
print(client.finish())
