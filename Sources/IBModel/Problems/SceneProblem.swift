import IBXML

/// A part of a document that layout cannot read or use, found while a constraint is read or a scene is resolved.
///
/// Each kind has one clause, which commands and rules print, and at most one rule.
public struct SceneProblem: Error, Sendable, Hashable {
  /// The object that has the problem: a view, a constraint, or a controller; nil for the document itself.
  public let object: Object?
  /// The bytes of an attribute or a start tag.
  public let place: Range<Int>
  /// The kind of problem.
  public let kind: Kind

  /// Creates a problem of an object at a place.
  public init(object: Object?, place: Range<Int>, kind: Kind) {
    (self.object, self.place, self.kind) = (object, place, kind)
  }

  /// A kind of problem.
  public enum Kind: Sendable, Hashable {
    // Values
    /// A text that is not a number: the attribute and its text.
    case unreadableNumber(Name, String)
    case unknownValue(Name, String)
    case negativeSize(String)
    /// Of a constraint a higher one is read as 1000, and one that is not above 0 cannot be used.
    case priorityOutOfRange(String)

    // Constraints
    /// An attribute of an item that does not exist: the name of the XML attribute and its text.
    case unknownAttribute(Name, String)
    case unknownRelation(String)
    case missingAttribute(Name)
    /// No object has the id of an item: the name of the XML attribute and the id.
    case missingItem(Name, ObjectID)
    case itemInAnotherTree(Object)
    /// The item, or a view around it, is not installed in this configuration.
    case itemNotInstalled(Object)
    case itemIsNoView(Object)
    case itemOutsideHolder(Object, holder: Object)
    case pairing(LayoutAttribute, LayoutAttribute)
    /// A position without relation to a second item: there is none, or the multiplier is 0.
    case positionWithoutItem(LayoutAttribute, hasZeroMultiplier: Bool)
    /// Both sides are the same attribute of the same item.
    case tiedToItself

    // Views
    /// An element that is not a view, in the place of one.
    case unknownView(Name)
    case viewWithoutID(Name)

    // Documents
    /// Constraints without effect, because the document does not use Auto Layout.
    case autoLayoutOff
    /// Interfaces of the platform have no frames.
    case unsupportedPlatform(Platform)
    /// A platform whose devices, bars and fonts are not known; it is laid out as on iOS.
    case unknownRuntime(String)
    case deviceOfAnotherPlatform(String)
    /// A document, or the end of a text, that is not laid out because of a limit: a clause that names the limit.
    case tooLarge(String)
  }

  /// The importance of a problem.
  public enum Severity: String, Sendable {
    /// The document does not express its author's intent.
    case warning
    /// The document is fine, but a part of it has no effect in this configuration.
    case note
  }

  /// The importance of the problem.
  public var severity: Severity {
    switch kind {
    case .itemNotInstalled, .unsupportedPlatform, .unknownRuntime, .deviceOfAnotherPlatform: .note
    default: .warning
    }
  }

  /// Returns the problem as a sentence, with the object: ``constraint `a.top = b.top` (abc): …``.
  /// - Parameter document: The document of the problem.
  public func message(in document: Document) -> String {
    guard let object, !kind.namesItsSubject else { return clause }
    let constraint = Constraint(object.element).map { "constraint `\(document.text(of: $0))` (\(object.id))" }
    return "\(constraint ?? object.reference): \(clause)"
  }

  /// The problem as a clause without its object.
  public var clause: String { kind.clause }
}

extension SceneProblem.Kind {
  /// A word for the kind of problem, for programs.
  public var name: String {
    switch self {
    case .unreadableNumber: "unreadableNumber"
    case .unknownValue: "unknownValue"
    case .negativeSize: "negativeSize"
    case .priorityOutOfRange: "priorityOutOfRange"
    case .unknownAttribute: "unknownAttribute"
    case .unknownRelation: "unknownRelation"
    case .missingAttribute: "missingAttribute"
    case .missingItem: "missingItem"
    case .itemInAnotherTree: "itemInAnotherTree"
    case .itemNotInstalled: "itemNotInstalled"
    case .itemIsNoView: "itemIsNoView"
    case .itemOutsideHolder: "itemOutsideHolder"
    case .pairing: "pairing"
    case .positionWithoutItem: "positionWithoutItem"
    case .tiedToItself: "tiedToItself"
    case .unknownView: "unknownView"
    case .viewWithoutID: "viewWithoutID"
    case .autoLayoutOff: "autoLayoutOff"
    case .unsupportedPlatform: "unsupportedPlatform"
    case .unknownRuntime: "unknownRuntime"
    case .deviceOfAnotherPlatform: "deviceOfAnotherPlatform"
    case .tooLarge: "tooLarge"
    }
  }

  fileprivate var clause: String {
    switch self {
    case .unreadableNumber(let name, let text): "`\(text)` is not a number (`\(name)`)"
    case .unknownValue(let name, let text): "`\(text)` is not a known value of `\(name)`"
    case .negativeSize(let size): "the size \(size) is negative"
    case .priorityOutOfRange(let priority): "the priority \(priority) is not in the range from 1 to 1000"
    case .unknownAttribute(let name, let text):
      "`\(text)` is not a layout attribute (`\(name)`)"
        + Self.suggestion(for: text, among: LayoutAttribute.allCases.map(\.rawValue))
    case .unknownRelation(let text):
      "`\(text)` is not a relation" + Self.suggestion(for: text, among: LayoutRelation.allCases.map(\.rawValue))
    case .missingAttribute(let name): "`\(name)` is missing"
    case .missingItem(let name, let id): "`\(id)` is not in this document (`\(name)`)"
    case .itemInAnotherTree(let item): "\(item.reference) is in another view hierarchy"
    case .itemNotInstalled(let item): "\(item.reference) is not installed in this configuration"
    case .itemIsNoView(let item): "\(item.reference) is neither a view nor a layout guide"
    case .itemOutsideHolder(let item, let holder):
      "\(item.reference) is not inside \(holder.reference), which holds the constraint"
    case .pairing(let first, let second): "`\(first.rawValue)` cannot be compared with `\(second.rawValue)`"
    case .positionWithoutItem(let attribute, let hasZeroMultiplier):
      "the position `\(attribute.rawValue)` requires a "
        + (hasZeroMultiplier ? "multiplier other than 0" : "second item")
    case .tiedToItself: "both sides are the same attribute of the same item"
    case .unknownView(let name): "`<\(name)>` is not a view; the layout does not include it"
    case .viewWithoutID(let name): "the `\(name)` has no id"
    case .autoLayoutOff: "the document contains constraints but does not use Auto Layout"
    case .unsupportedPlatform(let platform): "\(platform.rawValue) interfaces have no frames"
    case .unknownRuntime(let runtime): "`\(runtime)` is a platform without known measures; the layout is an estimate"
    case .deviceOfAnotherPlatform(let device):
      "the document is not for the platform of \(device); it is laid out for the canvas"
    case .tooLarge(let clause): clause
    }
  }

  private static func suggestion(for text: String, among known: [String]) -> String {
    EditDistance.nearest(to: text, among: known).map { "; did you mean `\($0)`?" } ?? ""
  }

  fileprivate var namesItsSubject: Bool {
    switch self {
    case .unknownView, .viewWithoutID, .autoLayoutOff, .unsupportedPlatform, .unknownRuntime, .deviceOfAnotherPlatform:
      true
    default: false
    }
  }
}
