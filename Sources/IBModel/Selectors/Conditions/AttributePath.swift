import IBXML

/// An attribute of an element, or of one of its children: `text`, `fontDescription/pointSize`. A child is named by its
/// element name or its key.
package struct AttributePath: Sendable, Hashable, Comparable, CustomStringConvertible {
  /// The names or keys of the children, from the outside.
  let children: [String]
  /// The attribute.
  let attribute: Name

  /// A path as it is written; nil if a part of it is empty.
  package init?(_ text: String) {
    self.init(text.split(separator: "/", omittingEmptySubsequences: false).map(String.init))
  }

  /// A path of the parts of a text; nil if one is empty.
  init?(_ parts: [String]) {
    guard parts.allSatisfy({ !$0.isEmpty }), let last = parts.last else { return nil }
    (children, attribute) = (parts.dropLast(), Name(last))
  }

  /// As it is written.
  package var description: String { (children + [attribute.text]).joined(separator: "/") }

  /// The value that the document has; a default does not count.
  /// - Complexity: O(children and attributes of the elements on the path)
  package func writtenValue(in element: Element) -> String? { owner(in: element)?[attribute] }

  /// The element whose attribute it is; nil if a child is missing.
  func owner(in element: Element) -> Element? {
    var current = element
    for child in children {
      guard let next = current.child(Name(child)) ?? current.child(withKey: child) else { return nil }
      current = next
    }
    return current
  }

  /// By text.
  package static func < (left: AttributePath, right: AttributePath) -> Bool { left.description < right.description }
}
