import IBXML

/// A problem from the format: a misspelled name, a value of another type, an element in the wrong place.
public struct FormatProblem: Sendable {
  /// The element that deviates.
  public let element: Element
  /// The bytes of the problem: an attribute, a start tag, or a text.
  public let place: Range<Int>
  /// The kind of problem.
  public let kind: Kind

  /// A kind of problem.
  public enum Kind: Sendable {
    /// No document has such elements; with the nearest known name.
    case unknownElement(nearest: Name?)
    case misplacedElement(in: Name)
    /// An element that occurs once in its parent follows an earlier one of the same role.
    case repeatedElement(first: Element)
    case strayText
    /// No document has such an attribute; with the nearest one of this element.
    case unknownAttribute(Name, nearest: Name?)
    /// Only elements of other kinds have the attribute.
    case foreignAttribute(Name)
    /// The element is meaningless without the attribute.
    case missingAttribute(Name)
    /// Such elements never have the role; with the nearest role, or else the elements that have it.
    case unknownRole(String, nearest: String?, others: [Name])
    case missingRole
    case unreadableValue(Name, String, AttributeType)
    case unknownValue(Name, String, nearest: String?)

    var isAboutValue: Bool {
      switch self {
      case .unreadableValue, .unknownValue: true
      default: false
      }
    }
  }

  /// Whether so many public documents have such elements that a problem from all of them is a mistake. Other elements
  /// may have unknown attributes and values: of six on elements of fewer documents, in apps that were not counted, all
  /// were Interface Builder's own.
  public var isAboutWellKnownElement: Bool { element.kind.row?.roles.contains(.common) ?? false }
}

extension Document {
  /// Returns the problems from the format, in document order.
  /// - Complexity: O(bytes)
  public func formatProblems() -> [FormatProblem] {
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
    return check.problems
  }
}

/// The search for names that differ so little that one is a misspelling of the other.
package enum Misspelling {
  /// This bounds the time for hostile names.
  private static let longest = 60
  /// The most edits in a long name.
  private static let mostEdits = 2

  /// Returns the candidate that differs only in case, or by one edit (two in a long name).
  package static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
    guard name.utf8.count <= longest else { return nil }
    let lowercased = name.lowercased()
    var best: (distance: Int, name: String)?
    for candidate in candidates where abs(candidate.utf8.count - name.utf8.count) <= 2 {
      let distance = candidate.lowercased() == lowercased ? 0 : EditDistance.between(name, candidate, upTo: mostEdits)
      if distance <= tolerance(name, candidate), distance < best?.distance ?? Int.max { best = (distance, candidate) }
    }
    return best?.name
  }

  private static func tolerance(_ name: String, _ candidate: String) -> Int {
    switch min(name.utf8.count, candidate.utf8.count) {
    case ..<3: 0
    case ..<8: 1
    default: mostEdits
    }
  }
}

extension ElementKind {
  /// Returns the element that a misspelled name means; nil for a known name.
  package static func meant(by name: String) -> String? {
    ElementKind(Name(name)).isKnown ? nil : Misspelling.nearest(to: name, among: all.lazy.map(\.name.text))
  }
}
