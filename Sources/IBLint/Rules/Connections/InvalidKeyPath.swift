import IBModel
import IBXML

extension Rule {
  static let invalidKeyPath = Rule(
    "invalid_key_path", .connections, .error,
    check: .elements([.userDefinedRuntimeAttribute]) { element, _, findings in
      guard let keyPath = element.attribute(.keyPath), !keyPath.value.isKeyPath else { return }
      findings.report(keyPath, "`\(keyPath.value)` is not a key path")
    })
}

extension String {
  fileprivate var isKeyPath: Bool {
    split(separator: ".", omittingEmptySubsequences: false).allSatisfy { key in
      key.first == "@" ? String(key.dropFirst()).isIdentifier : String(key).isIdentifier
    }
  }
}
