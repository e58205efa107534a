import IBXML

extension Document {
  /// Returns a constraint as an equation: `Title.leading = View.leadingMargin + 8 @750`. Standard spacing has the
  /// number that Xcode last computed in parentheses: `+ standard (8)`.
  ///
  /// ``equation(_:)`` reads it. The id follows an ambiguous name.
  public func text(of constraint: Constraint) -> String {
    let names = equationNames(of: constraint.items)
    let relation = constraint.relation?.symbol ?? constraint.element[.relation] ?? "="
    var text = "\(names[0]).\(constraint.element[.firstAttribute] ?? "?") \(relation) "
    let constant = constraint.element[.constant] ?? "0"
    let symbol = constraint.isSymbolic ? EquationWords.standard(constraint.element[.symbolType]) : nil
    if names.count == 2 {
      if let multiplier = constraint.element[.multiplier] { text += "\(multiplier) × " }
      text += "\(names[1]).\(constraint.element[.secondAttribute] ?? "?")"
      text += EquationWords.addend(constant, symbol)
    } else {
      text += symbol.map { "\($0) (\(constant))" } ?? constant
    }
    if let priority = constraint.element[.priority] { text += " @\(priority)" }
    return text
  }

  /// Returns a content as text: `Title.leading = View.leading + 20`.
  /// - Parameter known: The names of items that are not in the document.
  public func text(of content: ConstraintContent, naming known: [ObjectID: String] = [:]) -> String {
    let names = equationNames(of: content.items, naming: known)
    let spelled = { (number: Double) in CanonicalNumber.spelled(number) ?? "\(number)" }
    var text = "\(names[0]).\(content.first.attribute.rawValue) \(content.relation.symbol) "
    let constant = spelled(content.constant.value)
    let symbol: String? =
      if case .standard(_, let type) = content.constant { EquationWords.standard(type) } else { nil }
    if let second = content.second {
      if content.multiplier.value != 1 { text += "\(content.multiplier.text) × " }
      text += "\(names[1]).\(second.attribute.rawValue)" + EquationWords.addend(constant, symbol)
    } else {
      text += symbol.map { "\($0) (\(constant))" } ?? constant
    }
    if content.priority != ConstraintContent.required { text += " @\(spelled(content.priority))" }
    return text
  }
}

enum EquationWords {
  static let standard = "standard"

  static func standard(_ type: String?) -> String { type.map { "\(standard) \($0)" } ?? standard }

  /// Returns ` + 8`, ` - 8`, ` + standard (8)`; an empty text for 0.
  static func addend(_ constant: String, _ symbol: String?) -> String {
    let isNegative = constant.hasPrefix("-")
    let size = isNegative ? String(constant.dropFirst()) : constant
    let sign = isNegative ? " - " : " + "
    if let symbol { return "\(sign)\(symbol) (\(size))" }
    return size == "0" || size == "0.0" ? "" : sign + size
  }
}
