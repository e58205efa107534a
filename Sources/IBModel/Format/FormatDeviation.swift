import IBXML

/// Something in a document that the format does not have: a misspelled name, a value of another type, an element in the
/// wrong place.
public struct FormatDeviation: Sendable {
  /// The element that deviates.
  public let element: Element
  /// The bytes it is about: an attribute, a start tag, or a text.
  public let place: Range<Int>
  /// What deviates.
  public let kind: Kind

  /// What deviates from the format.
  public enum Kind: Sendable {
    /// No document has such elements; with the known name that is nearly the same.
    case unknownElement(nearest: Name?)
    /// The parent never has such elements.
    case misplacedElement(in: Name)
    /// An element that there is only one of in its parent, and an earlier one of the same role.
    case repeatedElement(first: Element)
    /// Text in an element that has none.
    case strayText
    /// No document has such an attribute; with the known name of this element that is nearly the same.
    case unknownAttribute(Name, nearest: Name?)
    /// Elements of other kinds have the attribute.
    case foreignAttribute(Name)
    /// The element says nothing without the attribute.
    case missingAttribute(Name)
    /// The role the element has in its parent is one that such elements never have; with the role that is nearly the
    /// same, or else the elements that have it.
    case unknownRole(String, nearest: String?, others: [Name])
    /// The element needs a role.
    case missingRole
    /// The text of an attribute is not of its type.
    case unreadableValue(Name, String, AttributeType)
    /// The text of an attribute is not one of the words it can be.
    case unknownValue(Name, String, nearest: String?)

    /// Whether the name of the attribute is fine and its value is not.
    var isAboutValue: Bool {
      switch self {
      case .unreadableValue, .unknownValue: true
      default: false
      }
    }
  }
}

extension Document {
  /// Whether the document names the plug-in that wrote it, as Interface Builder does. One that is written manually does
  /// not have to be complete.
  public var isSavedByInterfaceBuilder: Bool { tree.root.child("dependencies")?.child("plugIn") != nil }

  /// What deviates from the format, in document order.
  /// - Complexity: O(bytes)
  public func formatDeviations() -> [FormatDeviation] {
    var check = FormatCheck(self)
    var screen = FormatScreen(tree)
    let nodes = tree.nodes
    tree.source.utf8.withUnsafeBufferPointer { bytes in
      for (index, node) in nodes.enumerated() where node.kind == .element && !screen.isFine(index, bytes) {
        check.visit(tree.element(at: index), attributesAreFine: screen.hasFineAttributes(index, bytes))
      }
    }
    for text in tree.texts { check.visit(text) }
    screen.share()
    return check.deviations
  }
}

/// Names that differ by so little that one is taken for a misspelling of the other.
package enum Misspelling {
  /// Longer names are not compared, so that hostile ones take no time.
  private static let longest = 60

  /// The candidate that a name is a misspelling of: it differs only in case, or by one edit (two in a long name).
  package static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
    guard name.utf8.count <= longest else { return nil }
    let lowercased = name.lowercased()
    var best: (distance: Int, name: String)?
    for candidate in candidates where abs(candidate.utf8.count - name.utf8.count) <= 2 {
      let distance = candidate.lowercased() == lowercased ? 0 : EditDistance.between(name, candidate)
      if distance <= tolerance(name, candidate), distance < best?.distance ?? Int.max { best = (distance, candidate) }
    }
    return best?.name
  }

  private static func tolerance(_ name: String, _ candidate: String) -> Int {
    switch min(name.utf8.count, candidate.utf8.count) {
    case ..<3: 0
    case ..<8: 1
    default: 2
    }
  }
}

extension ElementKind {
  /// The known element that a name is a misspelling of; nil for a known name, and for one that is like no other.
  package static func meant(by name: String) -> String? {
    ElementKind(Name(name)).isKnown ? nil : Misspelling.nearest(to: name, among: all.lazy.map(\.name.text))
  }

  /// The attribute of elements with some names that a name is a misspelling of; nil if one of them has the attribute, is
  /// not known, or has none like it.
  package static func attribute(meantBy name: String, ofElements elements: [String]) -> String? {
    let known = elements.map { element in
      let kind = ElementKind(Name(element))
      return Set(kind.platforms.flatMap { kind.attributes(on: $0).map(\.name.text) })
    }
    guard !known.contains(where: { $0.isEmpty || $0.contains(name) }) else { return nil }
    return Misspelling.nearest(to: name, among: known.reduce(into: Set()) { $0.formUnion($1) }.sorted())
  }
}
