import IBBase
import IBModel

extension LiteralLayout {
  package func formatSource(named name: String) -> Conversion {
    var conversion = Conversion(document: document, losses: helperLosses + valueLosses)
    let constraints = plainConstraints.map { $0.withSafeArea(in: document) }
    let names = SwiftNames(constraints.flatMap(\.items), in: document)
    var lines: [String] = []
    for constraint in constraints {
      if let format = format(of: constraint.content, names) {
        if let identifier = constraint.otherAttributes[.identifier] {
          conversion.losses.append("the identifier `\(identifier)`: constraints of a format have none")
        }
        lines.append(
          "constraints += NSLayoutConstraint.constraints(withVisualFormat: \"\(format)\", metrics: nil, views: views)")
      } else {
        lines.append("constraints += [\(SwiftConstraint.expression(constraint, names))]")
      }
    }
    var body = [names.untranslated]
    if lines.contains(where: { $0.contains("views: views") }) {
      body.append("let views: [String: Any] = [\(names.dictionary)]")
    }
    body += ["var constraints: [NSLayoutConstraint] = []"] + lines + ["return constraints"]
    let title = "\(template.name) of \(screens.first?.viewTreeOwner?.name ?? screens.first?.name ?? "the screen")"
    conversion.text =
      SwiftFile(
        title: title, summary: "The constraints of the layout; activate them with `NSLayoutConstraint.activate`.",
        function: "\(SwiftNames.identifier(name) ?? "layout")Constraints", names: names, body: body
      ).text
    return conversion
  }

  private func format(of content: ConstraintContent, _ names: SwiftNames) -> VisualFormat? {
    let format = VisualFormat(
      content, name: { names.isView($0) ? names.variables[$0] : nil },
      superview: { document.object($0)?.superview?.id })
    guard let format, content.priority == ConstraintContent.required || !"\(format)".isEmpty else { return nil }
    return format
  }
}

extension NewConstraint {
  /// Returns the constraint with the safe area in place of the top and bottom layout guides of a controller, which
  /// UIKit deprecated.
  ///
  /// The inner edge of a guide is an edge of the safe area of the root view, its outer edge one of the view.
  func withSafeArea(in document: Document) -> NewConstraint {
    var result = self
    result.content.first = content.first.withSafeArea(in: document)
    result.content.second = content.second?.withSafeArea(in: document)
    return result
  }
}

extension ConstraintContent.Anchor {
  fileprivate func withSafeArea(in document: Document) -> ConstraintContent.Anchor {
    guard let guide = document.object(item).flatMap(LayoutGuide.init), let view = guide.view,
      case .controller(let type) = guide.kind
    else { return self }
    switch (type, attribute) {
    case ("top", .bottom): return ConstraintContent.Anchor(item, .top)
    case ("bottom", .top): return ConstraintContent.Anchor(item, .bottom)
    case ("top", .top), ("bottom", .bottom): return ConstraintContent.Anchor(view.id, attribute)
    default: return self
    }
  }
}

/// Swift source of constraints with the initializer that covers every attribute.
enum SwiftConstraint {
  static func expression(_ constraint: NewConstraint, _ names: SwiftNames) -> String {
    var text = expression(constraint.content, names)
    if constraint.content.priority != ConstraintContent.required {
      text += ".with(priority: \(number(constraint.content.priority)))"
    }
    if let identifier = constraint.otherAttributes[.identifier] {
      text += ".with(identifier: \"\(SwiftNames.escaped(identifier))\")"
    }
    return text
  }

  private static func expression(_ content: ConstraintContent, _ names: SwiftNames) -> String {
    let item = { (anchor: ConstraintContent.Anchor?) in anchor.flatMap { names.variables[$0.item] } ?? "nil" }
    let attribute = { (anchor: ConstraintContent.Anchor?) in
      anchor.map { $0.attribute == .baseline ? "lastBaseline" : $0.attribute.rawValue } ?? "notAnAttribute"
    }
    return "NSLayoutConstraint(item: \(item(content.first)), attribute: .\(attribute(content.first)), "
      + "relatedBy: .\(content.relation.rawValue), toItem: \(item(content.second)), "
      + "attribute: .\(attribute(content.second)), multiplier: \(number(content.multiplier)), "
      + "constant: \(number(content.constant.value)))"
  }

  private static func number(_ value: Double) -> String {
    value == 0 ? "0" : CanonicalNumber.spelled(value) ?? "\(value)"
  }

  private static func number(_ multiplier: Multiplier) -> String {
    multiplier.text.replacing(":", with: ".0 / ").replacing("/", with: "/")
  }
}

/// A source file with one function that returns the constraints of a layout.
struct SwiftFile {
  var title: String
  var summary: String
  var function: String
  var names: SwiftNames
  var body: [String]

  var text: String {
    let parameters = names.parameters.map { "\($0.name): \($0.type)" }.joined(separator: ", ")
    var text = "// \(title.onOneLine), written by `ibt convert`.\n\n"
    text += "import \(names.isMac ? "AppKit" : "UIKit")\n\n/// \(summary)\n"
    text += "func \(function)(\(parameters)) -> [NSLayoutConstraint] {\n"
    text += body.map { "  \($0)\n" }.joined() + "}\n"
    if body.contains(where: { $0.contains(".with(") }) { text += SwiftFile.helpers }
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
