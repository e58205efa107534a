import IBModel

struct SwiftNames {
  /// Names of variables, and expressions for guides.
  private(set) var variables: [ObjectID: String] = [:]
  private(set) var parameters: [(name: String, type: String)] = []

  init(_ items: [ObjectID], in document: Document) {
    var taken: Set<String> = []
    let objects = Set(items.compactMap(document.object)).sorted()
    let views = Set(objects.map { LayoutGuide($0)?.view ?? $0 }).sorted()
    for view in views {
      let label = view.superview == nil ? "root" : view.userLabel ?? view.kindTitle
      let base = SwiftNames.identifier(label) ?? "view"
      var name = base
      var number = 2
      while !taken.insert(name).inserted {
        name = "\(base)\(number)"
        number += 1
      }
      variables[view.id] = name
      parameters.append((name, document.platform == .macOS ? "NSView" : "UIView"))
    }
    for guide in objects.compactMap(LayoutGuide.init) {
      guard let view = guide.view, let variable = variables[view.id] else { continue }
      variables[guide.object.id] = "\(variable).\(SwiftNames.property(of: guide))"
    }
  }

  var isMac: Bool { parameters.first?.type == "NSView" }

  /// The loop that turns off autoresizing masks of all views but the root.
  var untranslated: String {
    let views = parameters.filter { $0.name != "root" }.map(\.name).joined(separator: ", ")
    return "for view in [\(views)] { view.translatesAutoresizingMaskIntoConstraints = false }"
  }

  var dictionary: String { parameters.map { "\"\($0.name)\": \($0.name)" }.joined(separator: ", ") }

  func isView(_ id: ObjectID) -> Bool { variables[id].map { !$0.contains(".") } ?? false }

  private static func property(of guide: LayoutGuide) -> String {
    switch guide.kind {
    case .view(key: "layoutMargins"): "layoutMarginsGuide"
    case .view(key: "contentLayoutGuide"): "contentLayoutGuide"
    case .view(key: "frameLayoutGuide"): "frameLayoutGuide"
    case .keyboard: "keyboardLayoutGuide"
    default: "safeAreaLayoutGuide"
    }
  }

  static func escaped(_ text: String) -> String {
    text.map { character in
      switch character {
      case "\\": "\\\\"
      case "\"": "\\\""
      case "\n": "\\n"
      default: String(character)
      }
    }.joined()
  }

  /// Returns a text in camel case: `portraitInBoxes` for `portrait in boxes`; nil when it has no letters.
  static func identifier(_ text: String) -> String? {
    let words = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map(String.init)
    guard let first = words.first else { return nil }
    let start = first.prefix(1).lowercased() + first.dropFirst()
    let name = start + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return name.first?.isNumber == true || reserved.contains(name) ? "_\(name)" : name
  }

  private static let reserved: Set<String> = [
    "class", "func", "let", "var", "in", "is", "as", "self", "default", "switch", "case", "for", "if", "else", "where",
    "return", "import", "init", "extension", "struct", "enum", "protocol", "operator", "true", "false", "nil",
  ]
}
