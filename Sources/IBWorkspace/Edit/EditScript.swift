import IBChanges
import IBLint

/// Operations in a YAML file: a list of mappings with a verb and its keys.
package struct EditScript: Sendable {
  /// An operation with the place where it is written.
  package struct Step: Sendable {
    package var statement: Statement
    package var place: Place
  }

  package private(set) var steps: [Step] = []

  /// Reads a script.
  /// - Throws: `ConfigurationError` for text that is not a list of mappings.
  package init(_ bytes: [UInt8], file: String) throws(ConfigurationError) {
    guard let node = try YAMLParser.parse(bytes, file: file) else { return }
    guard case .list(let entries) = node.content else {
      throw ConfigurationError("a script is a list of operations, not \(node.kind)", at: node.place)
    }
    for entry in entries {
      guard case .mapping = entry.content, case .mapping(let keys) = try EditScript.value(entry) else {
        throw ConfigurationError(
          "an operation is a mapping such as `set: SELECTOR`, not \(entry.kind)", at: entry.place)
      }
      steps.append(Step(statement: Statement(keys), place: entry.place))
    }
  }

  private static func value(_ node: YAMLNode) throws(ConfigurationError) -> Statement.Value {
    switch node.content {
    case .scalar(let text, _): return .text(text)
    case .list(let nodes):
      var values: [Statement.Value] = []
      for node in nodes { values.append(try value(node)) }
      return .list(values)
    case .mapping(let entries):
      var values: [Statement.Entry] = []
      for entry in entries {
        guard let key = entry.key.text else {
          throw ConfigurationError("a key must be a text, not \(entry.key.kind)", at: entry.key.place)
        }
        if values.contains(where: { $0.key == key }) {
          throw ConfigurationError("the key `\(key.shortened)` is there twice", at: entry.key.place)
        }
        values.append(Statement.Entry(key, try value(entry.value)))
      }
      return .mapping(values)
    }
  }
}
