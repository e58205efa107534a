import IBModel
import IBXML

extension SceneProblem {
  /// How much a problem matters.
  public enum Severity: String, Sendable {
    /// The document does not express what its author means.
    case warning
    /// The document is fine, but something in it has no effect in this configuration.
    case note
  }

  /// How much the problem matters.
  public var severity: Severity {
    switch kind {
    case .itemNotInstalled, .unsupportedPlatform, .deviceOfAnotherPlatform: .note
    default: .warning
    }
  }

  /// The problem as a sentence, with the object: `Constraint (abc): …`.
  public var message: String {
    guard let object, !kind.namesItsSubject else { return kind.message }
    return "\(object.reference): \(kind.message)"
  }
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
    case .deviceOfAnotherPlatform: "deviceOfAnotherPlatform"
    }
  }

  /// What is wrong, without the object it is about.
  var message: String {
    switch self {
    case .unreadableNumber(let name, let text): "`\(name.text)` is not a number: `\(text)`"
    case .unknownValue(let name, let text): "`\(name.text)` has the unknown value `\(text)`"
    case .negativeSize(let size): "a size cannot be negative: \(size.plain)"
    case .priorityOutOfRange(let priority): "the priority must be between 1 and 1000, but is \(priority.plain)"
    case .unknownAttribute(let name, let text):
      "`\(name.text)` has the unknown value `\(text)`"
        + Self.suggestion(for: text, among: LayoutAttribute.allCases.map(\.rawValue))
    case .unknownRelation(let text):
      "`relation` has the unknown value `\(text)`"
        + Self.suggestion(for: text, among: LayoutRelation.allCases.map(\.rawValue))
    case .missingAttribute(let name): "`\(name.text)` is missing"
    case .missingItem(let id): "no object has the id `\(id)`"
    case .itemInAnotherTree(let item): "\(item.reference) is in another view tree"
    case .itemNotInstalled(let item): "\(item.reference) is not installed in this configuration"
    case .itemIsNoView(let item): "\(item.reference) is neither a view nor a layout guide"
    case .itemOutsideHolder(let item): "the view that holds the constraint does not contain \(item.reference)"
    case .pairing(let first, let second): "`\(first.rawValue)` cannot be related to `\(second.rawValue)`"
    case .positionWithoutItem(let attribute): "`\(attribute.rawValue)` requires a second item"
    case .tiedToItself: "both sides are the same attribute of the same item"
    case .unknownView(let name): "`<\(name.text)>` is not a view; the layout does not include it"
    case .viewWithoutID(let name): "`<\(name.text)>` has no id; the layout does not include it"
    case .autoLayoutOff: "the document does not use Auto Layout; its constraints are ignored"
    case .unsupportedPlatform(let platform): "\(platform.rawValue) interfaces have no frames"
    case .deviceOfAnotherPlatform(let device):
      "the document is not for the platform of \(device.name); the layout is that of the canvas"
    }
  }

  private static func suggestion(for text: String, among known: [String]) -> String {
    EditDistance.nearest(to: text, among: known).map { "; did you mean `\($0)`?" } ?? ""
  }

  /// Whether the message is complete without the name of an object.
  fileprivate var namesItsSubject: Bool {
    switch self {
    case .unknownView, .viewWithoutID, .autoLayoutOff, .unsupportedPlatform, .deviceOfAnotherPlatform: true
    default: false
    }
  }
}

extension Double {
  /// The number, without a fraction if it is whole.
  fileprivate var plain: String { Int(exactly: self).map(String.init) ?? "\(self)" }
}
