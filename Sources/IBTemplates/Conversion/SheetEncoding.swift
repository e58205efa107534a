import IBModel
import IBXML

extension LiteralLayout {
  package func sheet(named name: String, replacing replacement: LayoutReplacement) -> Conversion {
    var conversion = Conversion(document: document, losses: helperLosses)
    let names = screens.map { ViewNames($0, in: document) }
    let spelled = { (id: ObjectID) in names.lazy.compactMap { $0.name(of: id) }.first ?? id.rawValue }
    // A sheet replaces everything between the views it mentions, so it repeats the constraints that stay.
    let constraints = complete(items).filter { !hasHelper($0) }.map { SheetEncoding.element(of: $0, spelled) }
    var values: [NewElement] = []
    for transfer in transfers {
      if let content = transfer.written {
        values.append(SheetEncoding.element(of: transfer.keyPath, content, spelled(transfer.target.id)))
      } else {
        conversion.losses.append(
          "\(transfer.target.reference).\(transfer.keyPath): the value has several parts")
      }
    }
    var layout = NewElement(
      "layout", [NewAttribute("name", name), NewAttribute("replaces", replacement.rawValue)],
      children: constraints + values)
    if let screen = screens.first { layout["scene"] = (screen.viewTreeOwner ?? screen).id.rawValue }
    let element = NewElement("layouts", children: [layout])
    conversion.text = SheetEncoding.text(
      of: element, depth: 0, after: #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n")
    return conversion
  }
}

private enum SheetEncoding {
  static func element(of constraint: NewConstraint, _ name: (ObjectID) -> String) -> NewElement {
    let content = constraint.content
    let spelled = { (number: Double) in CanonicalNumber.spelled(number) ?? "\(number)" }
    var element = NewElement(
      .constraint,
      [
        NewAttribute(.firstItem, name(content.first.item)),
        NewAttribute(.firstAttribute, content.first.attribute.rawValue),
      ])
    if content.relation != .equal { element[.relation] = content.relation.rawValue }
    if let second = content.second {
      element[.secondItem] = name(second.item)
      element[.secondAttribute] = second.attribute.rawValue
      if content.multiplier.value != 1 { element[.multiplier] = content.multiplier.text }
    }
    if content.constant.value != 0 { element[.constant] = spelled(content.constant.value) }
    if content.priority != ConstraintContent.required { element[.priority] = spelled(content.priority) }
    if let identifier = constraint.otherAttributes[.identifier] { element[.identifier] = identifier }
    return element
  }

  static func element(
    of keyPath: String, _ content: EvaluatedLayout.Value.Content, _ view: String
  ) -> NewElement {
    if case .text(let text) = content, let priority = ContentPriority(attribute: keyPath) {
      return NewElement("keep", [NewAttribute("view", view), NewAttribute(Name(priority.rawValue), text)])
    }
    var element = NewElement("attribute", [NewAttribute("view", view), NewAttribute(.keyPath, keyPath)])
    switch content {
    case .text(let text), .attribute(let text): element["value"] = text
    case .element(let child): element.children = [child]
    case .standard: element["default"] = "yes"
    }
    return element
  }

  static func text(of element: NewElement, depth: Int, after start: String = "") -> String {
    let indentation = String(repeating: "  ", count: depth)
    let attributes = element.attributes.map { " \($0.name.text)=\"\(Escaping.attribute($0.value))\"" }.joined()
    let tag = "\(indentation)<\(element.name.text)\(attributes)"
    if element.children.isEmpty, element.text.isEmpty { return "\(start)\(tag)/>\n" }
    if element.children.isEmpty { return "\(start)\(tag)>\(Escaping.text(element.text))</\(element.name.text)>\n" }
    let inner = element.children.map { text(of: $0, depth: depth + 1) }.joined()
    return "\(start)\(tag)>\n\(inner)\(indentation)</\(element.name.text)>\n"
  }
}

extension ViewNames {
  /// Returns the user label if it is readable and unique, else the id.
  func name(of id: ObjectID) -> String? {
    guard let object = (try? object(LayoutName(id.rawValue))) else { return nil }
    if object == root { return "root" }
    let label = object.userLabel ?? ""
    let isPlain = !label.isEmpty && !label.contains { $0 == "/" || $0 == "," || $0 == "." || $0.isNewline }
    if isPlain, (try? self.object(LayoutName(label))) == object { return label }
    if object.id == (try? self.object(LayoutName("safeArea")))?.id { return "safeArea" }
    return id.rawValue
  }
}
