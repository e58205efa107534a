import IBModel
import IBXML

/// A constraint as it exists at run time: one of the document, or one of those that `fixedFrame` stands for.
public struct RunTimeConstraint: Sendable, Hashable {
  /// The id in the document, or `‹view›.fixedFrame.‹attribute›`.
  public let id: String
  /// What it says.
  public let content: NewConstraint
  /// The view that holds it.
  public let holder: Object
  /// The constraint in the document; nil for one of a fixed frame.
  public let written: Constraint?
  /// The view whose frame it fixes; nil for a constraint of the document.
  public let fixedView: Object?

  init(_ constraint: Constraint) {
    id = constraint.id
    content = NewConstraint(constraint)
    holder = constraint.host
    written = constraint
    fixedView = nil
  }

  private init(fixing view: Object, _ attribute: LayoutAttribute, to superview: Object?, constant: String) {
    id = "\(view.id).fixedFrame.\(attribute.rawValue)"
    var attributes: [Name: String] = [.firstAttribute: attribute.rawValue]
    if superview != nil { attributes[.secondAttribute] = attribute.rawValue }
    if Double(constant) != 0 || superview == nil { attributes[.constant] = constant }
    content = NewConstraint(firstItem: view.id, secondItem: superview?.id, attributes: attributes)
    holder = superview ?? view
    written = nil
    fixedView = view
  }

  /// The four constraints the nib compiler makes for a view with a fixed frame.
  ///
  /// Observed in compiled nibs: left and top to the superview, width and height of the view, all archived, so that
  /// the library transfers them like any other.
  static func fixing(_ view: Object) -> [RunTimeConstraint] {
    guard let rect = view.frameElement else { return [] }
    let number = { (name: Name) in rect[name] ?? "0.0" }
    var result: [RunTimeConstraint] = []
    if let superview = view.superview {
      result.append(RunTimeConstraint(fixing: view, .left, to: superview, constant: number(.x)))
      result.append(RunTimeConstraint(fixing: view, .top, to: superview, constant: number(.y)))
    }
    result.append(RunTimeConstraint(fixing: view, .width, to: nil, constant: number(.width)))
    result.append(RunTimeConstraint(fixing: view, .height, to: nil, constant: number(.height)))
    return result
  }

  /// Ids of the items, the first first.
  public var items: [String] { content.items }

  /// The predicate of the library: between two members, or a constant width or height of one.
  func isRelevant(among members: Set<String>) -> Bool {
    guard members.contains(content.firstItem) else { return false }
    if let second = content.secondItem { return members.contains(second) }
    let attribute = content.attributes[.firstAttribute].flatMap(LayoutAttribute.init)
    return attribute?.isDimension == true
  }
}

/// The constraints of a document that exist at run time in its default configuration, by the view that holds them.
public struct RunTimeConstraints: Sendable {
  private let document: Document
  private var fixing: [Object: [RunTimeConstraint]] = [:]

  /// - Complexity: O(elements); keep the result when more than one template is looked at.
  public init(_ document: Document) {
    self.document = document
    // The library is one of UIKit; how AppKit's compiler treats fixed frames has not been observed.
    guard document.platform == .iOS || document.platform == .tvOS else { return }
    for element in document.tree.elements where element[.fixedFrame] == "YES" {
      guard let view = Object(element), view.isView, document.isPresentByDefault(view) else { continue }
      for constraint in RunTimeConstraint.fixing(view) { fixing[constraint.holder, default: []].append(constraint) }
    }
  }

  /// What a view holds: the constraints of its list in document order, then those of fixed frames.
  func held(by view: Object) -> [RunTimeConstraint] {
    view.heldConstraints.filter(document.existsAtRunTime).map(RunTimeConstraint.init) + (fixing[view] ?? [])
  }
}
