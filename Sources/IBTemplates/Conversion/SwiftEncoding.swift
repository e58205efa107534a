import IBModel

extension LiteralLayout {
  /// Swift source with a function that makes the constraints with layout anchors.
  package func anchorSource(named name: String) -> Conversion {
    source(named: name) { content, names in SwiftAnchors.expression(content, names, in: document) }
  }

  /// Swift source with a function that makes the constraints with visual formats, as far as these can say them.
  package func formatSource(named name: String) -> Conversion {
    let superviews = { (id: ObjectID) in document.object(id)?.superview?.id }
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
    let constraints = plainConstraints.map { $0.withSafeArea(in: document) }
    let names = SwiftNames(constraints.flatMap(\.items), in: document)
    var lines: [String] = []
    for constraint in constraints {
      let written = expression(constraint.content, names)
      if let written, written.contains("withVisualFormat") {
        if let identifier = constraint.otherAttributes[.identifier] {
          conversion.losses.append("the identifier `\(identifier)`: constraints of a format have none")
        }
        lines.append("constraints += \(written)")
      } else {
        lines.append("constraints += [\(SwiftConstraint.expression(constraint, names, written))]")
      }
    }
    var body = [names.untranslated]
    if lines.contains(where: { $0.contains("views: views") }) {
      body.append("let views: [String: Any] = [\(names.dictionary)]")
    }
    body += ["var constraints: [NSLayoutConstraint] = []"] + lines + ["return constraints"]
    conversion.text =
      SwiftFile(
        title: sourceTitle,
        summary: "The constraints of the layout; activate them with `NSLayoutConstraint.activate`.",
        function: "\(SwiftNames.identifier(name) ?? "layout")Constraints", names: names,
        result: "[NSLayoutConstraint]", body: body
      ).text
    return conversion
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
