import IBModel

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
