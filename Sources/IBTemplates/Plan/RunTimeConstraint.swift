import IBModel
import IBXML

/// A constraint as it exists at run time: one of the document, or one that `fixedFrame` implies.
public struct RunTimeConstraint: Sendable {
  /// The id in the document, or `‹view›.fixedFrame.‹attribute›`.
  public let id: ObjectID
  /// The view that holds it.
  public let holder: Object
  /// The constraint in the document; nil for one of a fixed frame.
  public let written: Constraint?
  /// The view whose frame it fixes; nil for a constraint of the document.
  public let fixedView: Object?
  /// Ids of the items, the first item first.
  public let items: [ObjectID]
  /// Whether it sets a width or height to a constant.
  public let isConstantSize: Bool
  /// The content of a constraint of a fixed frame.
  private let implied: ConstraintContent?

  /// The content; nil when one of its attributes is unreadable. It is read at each access, because most are never
  /// needed.
  public var content: ConstraintContent? { implied ?? written?.read().content }

  init(_ constraint: Constraint) {
    id = constraint.id
    implied = nil
    holder = constraint.host
    written = constraint
    fixedView = nil
    items = constraint.items
    isConstantSize = items.count == 1 && constraint.isConstantSize
  }

  private init(fixing view: Object, _ attribute: LayoutAttribute, to superview: Object?, constant: Double) {
    id = ObjectID("\(view.id).fixedFrame.\(attribute.rawValue)")
    let content = ConstraintContent(
      ConstraintContent.Anchor(view.id, attribute), .equal,
      superview.map { ConstraintContent.Anchor($0.id, attribute) }, constant: .number(constant))
    implied = content
    holder = superview ?? view
    written = nil
    fixedView = view
    items = content.items
    isConstantSize = superview == nil
  }

  /// Returns the four constraints that the nib compiler makes for a view with a fixed frame.
  ///
  /// Observed in compiled nibs: left and top to the superview, width and height of the view, all archived, so that the
  /// library transfers them like any other.
  static func fixing(_ view: Object) -> [RunTimeConstraint] {
    guard let frame = view.frame else { return [] }
    var result: [RunTimeConstraint] = []
    if let superview = view.superview {
      result.append(RunTimeConstraint(fixing: view, .left, to: superview, constant: frame.x))
      result.append(RunTimeConstraint(fixing: view, .top, to: superview, constant: frame.y))
    }
    result.append(RunTimeConstraint(fixing: view, .width, to: nil, constant: frame.width))
    result.append(RunTimeConstraint(fixing: view, .height, to: nil, constant: frame.height))
    return result
  }

  func equation(in document: Document) -> String? {
    written.map(document.text(of:)) ?? implied.map { document.text(of: $0) }
  }

  var unreadable: String { "it cannot be read: \(written?.read().problems.first?.clause ?? "")" }

  /// Whether the library transfers it: between two members, or a constant width or height of one.
  func isRelevant(among members: Set<ObjectID>) -> Bool {
    items.allSatisfy(members.contains) && (items.count == 2 || isConstantSize)
  }
}

extension RunTimeConstraint: Hashable {
  /// Whether both are the same constraint, or fix the same part of a frame.
  public static func == (left: RunTimeConstraint, right: RunTimeConstraint) -> Bool {
    left.written == right.written && left.fixedView == right.fixedView && left.id == right.id
  }

  /// Hashes the id.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// The constraints of a document that exist at run time in its default configuration, by the view that holds them.
public struct RunTimeConstraints: Sendable {
  private let document: Document
  private let fixing: [Object: [RunTimeConstraint]]

  /// - Complexity: O(views with a fixed frame)
  public init(_ document: Document) {
    self.document = document
    // The library is for UIKit; how AppKit's compiler treats fixed frames has not been observed.
    guard document.platform == .iOS || document.platform == .tvOS else {
      fixing = [:]
      return
    }
    var fixing: [Object: [RunTimeConstraint]] = [:]
    document.tree.visitElements(having: .fixedFrame) { element, attribute in
      guard attribute.value == "YES", let view = Object(element), view.isView, document.isPresentByDefault(view) else {
        return
      }
      for constraint in RunTimeConstraint.fixing(view) { fixing[constraint.holder, default: []].append(constraint) }
    }
    self.fixing = fixing
  }

  /// Returns the constraints that a view holds: first its list in document order, then fixed frames.
  func held(by view: Object) -> [RunTimeConstraint] {
    view.heldConstraints.filter(document.existsAtRunTime).map(RunTimeConstraint.init) + (fixing[view] ?? [])
  }
}
