import IBXML

/// An attribute of an element, or of one of its children: `text`, `fontDescription/pointSize`. A child is given by its
/// element name or its key.
struct AttributePath: Sendable, Hashable {
  /// From the outside.
  let children: [String]
  let attribute: Name

  init?(_ parts: [String]) {
    guard parts.allSatisfy({ !$0.isEmpty }), let last = parts.last else { return nil }
    (children, attribute) = (parts.dropLast(), Name(last))
  }

  /// Ignores defaults.
  func writtenValue(in element: Element) -> String? { owner(in: element)?[attribute] }

  func owner(in element: Element) -> Element? {
    var current = element
    for child in children {
      guard let next = current.child(Name(child)) ?? current.child(withKey: child) else { return nil }
      current = next
    }
    return current
  }
}
