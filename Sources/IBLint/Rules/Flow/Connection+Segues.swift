import IBModel
import IBXML

extension Connection {
  /// A segue by its identifier, or by its kind if it has no identifier.
  var segueName: String {
    if let identifier = element[.identifier] { return "segue `\(identifier)`" }
    return element[.kind].map { "`\($0)` segue" } ?? "segue"
  }
}
