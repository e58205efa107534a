import IBModel

extension Connection {
  /// A segue by its identifier, or else by its kind.
  var segueName: String {
    if let identifier = element[.identifier] { return "segue `\(identifier)`" }
    return element[.kind].map { "`\($0)` segue" } ?? "segue"
  }
}
