import IBModel

extension LiteralLayout {
  /// Swift source with a function that makes the constraints with layout anchors.
  public func anchorSource(named name: String) -> Conversion {
    source(named: name) { content, names in SwiftAnchors.expression(content, names, in: document) }
  }

  /// Swift source with a function that makes the constraints with visual formats, as far as these can say them.
  public func formatSource(named name: String) -> Conversion {
    let superviews = { (id: String) in document.object(id)?.superview?.id }
    return source(named: name) { content, names in
      let format = VisualFormat(content, name: { names.isView($0) ? names.variables[$0] : nil }, superview: superviews)
      guard let format, content.priority == ConstraintContent.required || !"\(format)".isEmpty else { return nil }
      return "NSLayoutConstraint.constraints(withVisualFormat: \"\(format)\", metrics: nil, views: views)"
    }
  }

  private func source(
    named name: String, _ expression: (ConstraintContent, SwiftNames) -> String?
  ) -> Conversion {
    var conversion = Conversion(document: document, losses: helperLosses + valueLosses)
    let names = SwiftNames(plainConstraints.flatMap(\.items), in: document)
    var lines: [String] = []
    for constraint in plainConstraints {
      let written = expression(constraint.content, names)
      var line = written ?? SwiftConstraint.expression(constraint.content, names)
      let isList = written?.contains("withVisualFormat") == true
      if !isList, constraint.content.priority != ConstraintContent.required {
        line = "\(line).with(priority: \(CanonicalNumber.spelled(constraint.content.priority) ?? "1000"))"
      }
      if let identifier = constraint.otherAttributes[.identifier] {
        if isList {
          conversion.losses.append("the identifier `\(identifier)`: constraints of a format have none")
        } else {
          line += ".with(identifier: \"\(SwiftNames.escaped(identifier))\")"
        }
      }
      lines.append(isList ? line : "[\(line)]")
    }
    conversion.text = SwiftFile(function: SwiftNames.identifier(name) ?? "layout", names: names, lines: lines).text(
      title: "\(template.name) of \(screens.first?.viewTreeOwner?.name ?? screens.first?.name ?? "the screen")")
    return conversion
  }
}

/// Variables for views and guides.
struct SwiftNames {
  /// Names of variables by ids, and expressions for guides.
  private(set) var variables: [String: String] = [:]
  /// The views in the order of their parameters, with their classes.
  private(set) var parameters: [(name: String, type: String)] = []

  init(_ items: [String], in document: Document) {
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

  /// Whether an item is a view, not a guide.
  func isView(_ id: String) -> Bool { variables[id].map { !$0.contains(".") } ?? false }

  private static func property(of guide: LayoutGuide) -> String {
    switch guide.kind {
    case .view(key: "layoutMargins"): "layoutMarginsGuide"
    case .view(key: "contentLayoutGuide"): "contentLayoutGuide"
    case .view(key: "frameLayoutGuide"): "frameLayoutGuide"
    case .keyboard: "keyboardLayoutGuide"
    default: "safeAreaLayoutGuide"
    }
  }

  /// A text in a string literal.
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

  /// A text as a name in camel case: `portrait in boxes` is `portraitInBoxes`; nil when it has no letters.
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

/// A constraint with the initializer that can say everything.
enum SwiftConstraint {
  static func expression(_ content: ConstraintContent, _ names: SwiftNames) -> String {
    let item = { (anchor: ConstraintContent.Anchor?) in anchor.flatMap { names.variables[$0.item] } ?? "nil" }
    let attribute = { (anchor: ConstraintContent.Anchor?) in
      anchor.map { $0.attribute == .baseline ? "lastBaseline" : $0.attribute.rawValue } ?? "notAnAttribute"
    }
    return "NSLayoutConstraint(item: \(item(content.first)), attribute: .\(attribute(content.first)), "
      + "relatedBy: .\(content.relation.rawValue), toItem: \(item(content.second)), "
      + "attribute: .\(attribute(content.second)), multiplier: \(number(content.multiplier)), "
      + "constant: \(number(content.constant.value)))"
  }

  static func number(_ value: Double) -> String { value == 0 ? "0" : CanonicalNumber.spelled(value) ?? "\(value)" }

  static func number(_ multiplier: Multiplier) -> String {
    multiplier.text.replacing(":", with: ".0 / ").replacing("/", with: "/")
  }
}

/// A constraint with anchors; nil where these cannot say it.
private enum SwiftAnchors {
  static func expression(_ content: ConstraintContent, _ names: SwiftNames, in document: Document) -> String? {
    guard let first = anchor(content.first, names) else { return nil }
    let relation =
      switch content.relation {
      case .equal: "equalTo"
      case .lessThanOrEqual: "lessThanOrEqualTo"
      case .greaterThanOrEqual: "greaterThanOrEqualTo"
      }
    guard let second = content.second else {
      return "\(first).constraint(\(relation)Constant: \(SwiftConstraint.number(content.constant.value)))"
    }
    guard let other = anchor(second, names), isOneFamily(content.first.attribute, second.attribute) else { return nil }
    let isSize = content.first.attribute.isDimension
    guard isSize || content.multiplier.value == 1 else { return nil }
    var arguments = "\(relation): \(other)"
    if content.multiplier.value != 1 { arguments += ", multiplier: \(SwiftConstraint.number(content.multiplier))" }
    let constant = content.constant.value
    if constant != 0 { arguments += ", constant: \(SwiftConstraint.number(constant))" }
    return "\(first).constraint(\(arguments))"
  }

  private static func anchor(_ anchor: ConstraintContent.Anchor, _ names: SwiftNames) -> String? {
    guard let item = names.variables[anchor.item] else { return nil }
    switch anchor.attribute {
    case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY:
      return "\(item).\(anchor.attribute.rawValue)Anchor"
    case .firstBaseline, .lastBaseline:
      return names.isView(anchor.item) ? "\(item).\(anchor.attribute.rawValue)Anchor" : nil
    case .baseline: return names.isView(anchor.item) ? "\(item).lastBaselineAnchor" : nil
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin:
      guard names.isView(anchor.item) else { return nil }
      return "\(item).layoutMarginsGuide.\(anchor.attribute.rawValue.dropLast("Margin".count))Anchor"
    case .centerXWithinMargins, .centerYWithinMargins:
      guard names.isView(anchor.item) else { return nil }
      return "\(item).layoutMarginsGuide.\(anchor.attribute.rawValue.prefix(7))Anchor"
    }
  }

  /// Left and right edges cannot be compared with leading and trailing ones.
  private static func isOneFamily(_ one: LayoutAttribute, _ other: LayoutAttribute) -> Bool {
    guard one.isDimension == other.isDimension, one.axis == other.axis else { return false }
    let isAbsolute = { (attribute: LayoutAttribute) in
      [.left, .right, .leftMargin, .rightMargin].contains(attribute)
    }
    let isDirected = { (attribute: LayoutAttribute) in
      [.leading, .trailing, .leadingMargin, .trailingMargin].contains(attribute)
    }
    return !(isAbsolute(one) && isDirected(other) || isDirected(one) && isAbsolute(other))
  }
}

/// A source file with one function that makes constraints.
private struct SwiftFile {
  var function: String
  var names: SwiftNames
  var lines: [String]

  func text(title: String) -> String {
    let isMac = names.parameters.first?.type == "NSView"
    let list = names.parameters.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
    let usesFormats = lines.contains { $0.contains("views: views") }
    let views = names.parameters.map { "\"\($0.name)\": \($0.name)" }.joined(separator: ", ")
    var text = "// \(title), written by `ibt convert`.\n\nimport \(isMac ? "AppKit" : "UIKit")\n\n"
    text += "/// The constraints of the layout; activate them with `NSLayoutConstraint.activate`.\n"
    text += "func \(function)Constraints(\(list)) -> [NSLayoutConstraint] {\n"
    text += "  for view in [\(names.parameters.filter { $0.name != "root" }.map(\.name).joined(separator: ", "))] "
    text += "{ view.translatesAutoresizingMaskIntoConstraints = false }\n"
    if usesFormats { text += "  let views: [String: Any] = [\(views)]\n" }
    text += "  var constraints: [NSLayoutConstraint] = []\n"
    text += lines.map { "  constraints += \($0)\n" }.joined()
    text += "  return constraints\n}\n"
    if lines.contains(where: { $0.contains(".with(") }) { text += SwiftFile.helpers }
    return text
  }

  private static let helpers = """

    extension NSLayoutConstraint {
      fileprivate func with(priority: Float) -> NSLayoutConstraint {
        self.priority = .init(priority)
        return self
      }

      fileprivate func with(identifier: String) -> NSLayoutConstraint {
        self.identifier = identifier
        return self
      }
    }

    """
}
