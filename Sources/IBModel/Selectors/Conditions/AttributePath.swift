import IBXML

/// An attribute of an element, or of one of its children: `text`, `fontDescription/pointSize`. A child is given by its
/// element name or its key.
package struct AttributePath: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The names or keys of the children, from the outside.
  let children: [String]
  let attribute: Name

  /// Reads a written path; nil if a part of it is empty.
  package init?(_ text: String) {
    self.init(text.split(separator: "/", omittingEmptySubsequences: false).map(String.init))
  }

  /// Creates a path of parts; nil if one is empty.
  init?(_ parts: [String]) {
    guard parts.allSatisfy({ !$0.isEmpty }), let last = parts.last else { return nil }
    (children, attribute) = (parts.dropLast(), Name(last))
  }

  package var description: String { (children + [attribute.text]).joined(separator: "/") }

  /// Returns the value in the document; defaults are ignored.
  package func writtenValue(in element: Element) -> String? { owner(in: element)?[attribute] }

  /// Returns the element of the attribute; nil if a child is missing.
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
