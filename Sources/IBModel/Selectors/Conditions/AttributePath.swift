import IBXML

/// An attribute of an element, or of one of its children: `text`, `fontDescription/pointSize`. A child is given by its
/// element name or its key.
package struct AttributePath: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// From the outside.
  let children: [String]
  let attribute: Name

  package init?(_ text: String) {
    self.init(text.split(separator: "/", omittingEmptySubsequences: false).map(String.init))
  }

  init?(_ parts: [String]) {
    guard parts.allSatisfy({ !$0.isEmpty }), let last = parts.last else { return nil }
    (children, attribute) = (parts.dropLast(), Name(last))
  }

  package var description: String { (children + [attribute.text]).joined(separator: "/") }

  /// Ignores defaults.
  package func writtenValue(in element: Element) -> String? { owner(in: element)?[attribute] }

  func owner(in element: Element) -> Element? {
    var current = element
    for child in children {
      guard let next = current.child(Name(child)) ?? current.child(withKey: child) else { return nil }
      current = next
    }
    return current
  }

  package static func < (left: AttributePath, right: AttributePath) -> Bool { left.description < right.description }
}
