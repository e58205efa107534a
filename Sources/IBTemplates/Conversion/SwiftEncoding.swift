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
