import IBBase
import IBModel
import IBXML

/// A document as lines of text for tools that compare lines: objects by name, constraints as equations, without Xcode's
/// bookkeeping. Documents that differ only in formatting have the same lines.
public struct DocumentOutline: Sendable {
  /// The lines, indented by two spaces a level.
  public private(set) var lines: [String] = []
  private let document: Document
  private let freeViews: FreeViews

  /// Creates the outline of a document.
  /// - Complexity: O(elements)
  public init(_ document: Document) {
    self.document = document
    freeViews = FreeViews(document)
    addAttributes(of: document.tree.root, depth: 0, leaving: [.document])
    for child in document.tree.root.children { add(child, depth: 0) }
  }

  private mutating func add(_ element: Element, depth: Int) {
    if Noise.isNoise(element), !freeViews.isFrame(element) { return }
    if ElementRole.isValue(element) {
      let role = ElementRole.place(of: element).role
      return line("\(role.isEmpty ? element.name.text : role) \(ValueText.of(element))", depth)
    }
    if let object = Object(element) {
      let text = ObjectText(object, in: document)
      line("\(text.name) (\(text.kind)) \(object.id)", depth)
      if object.kind.category == .constraint {
        return addAttributes(of: element, depth: depth + 1, leaving: DocumentOutline.equation)
      }
      addAttributes(of: element, depth: depth + 1, leaving: DocumentOutline.connection)
    } else if element.name == .scene {
      line(DocumentScene(element: element).title, depth)
    } else if !element.attributes.isEmpty {
      addMember(element, depth)
    } else {
      for child in element.children { add(child, depth: depth) }
      return
    }
    for child in element.children { add(child, depth: depth + 1) }
  }

  private mutating func addMember(_ element: Element, _ depth: Int) {
    let role = ElementRole.place(of: element).role
    let name = element[.reference].map { "\(element.name.text) \(document.name(ofObject: ObjectID($0)))" }
    let attributes = element.attributes.filter { ![.key, .keyPath, .reference].contains($0.name) }.compactMap {
      attribute in ValueText.of(element, attribute.name, in: document).map { "\(attribute.name.text) \($0)" }
    }
    line(([name ?? (role.isEmpty ? element.name.text : role)] + attributes).joined(separator: " "), depth)
  }

  private mutating func addAttributes(of element: Element, depth: Int, leaving names: NameSet) {
    let attributes = element.attributes.filter { attribute in
      !names.contains(attribute.name) && !Noise.isNoise(attribute.name, of: element)
    }
    for attribute in attributes.ordered(by: \.name.text) {
      if let text = ValueText.of(element, attribute.name, in: document) {
        line("\(attribute.name.text) \(text)", depth)
      }
    }
  }

  private mutating func line(_ text: String, _ depth: Int) {
    lines.append(String(repeating: "  ", count: depth) + text)
  }

  private static let connection: NameSet = ["id", "destination", "property", "selector", "eventType", "target"]
  private static let equation: NameSet = [
    "id", "constant", "priority", "relation", "multiplier", "firstItem", "secondItem", "firstAttribute",
    "secondAttribute",
  ]
}
