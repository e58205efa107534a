import IBModel

/// A template written as a second view tree of a controller: outlets such as `portraitView` and `landscapeView` lead to
/// trees with the same views in other places, and `view` leads to the one that is shown.
///
/// TPMultiLayoutViewController lays out screens in this way. The document does not relate the views; see `TreeMatch`.
public struct AlternateTree: Template {
  /// The document the tree is in.
  public let document: Document
  /// The controller, or the File's Owner in its place.
  public let owner: Object
  /// The property of the outlet that leads to the tree.
  public let property: String
  /// The properties of outlets of the same object that lead to the other trees.
  public let variants: [String]
  /// The root of the tree.
  public let root: Object
  /// The root of the tree that the controller shows.
  public let live: Object
  package let match: TreeMatch
  let liveVariant: String?

  /// The id of the owner and the property.
  public var id: String { "\(owner.id).\(property)" }

  /// `landscapeView of File's Owner (-1)`; its property and the user label of its root find it.
  public var title: TemplateTitle {
    TemplateTitle(
      name: property, reference: "\(property) of \(owner.reference)",
      otherNames: [[property], [root.userLabel].compactMap(\.self)])
  }

  /// The root of the tree.
  public var anchor: Object { root }

  /// The views that have a counterpart on the screen; none if only the root has one.
  public var participants: [Participant] { match.isEmpty ? [] : match.pairs }

  /// The counterparts in the order of the views.
  public var targets: [Object] { participants.map(\.target) }

  /// Traits of a layout; the tree that is shown is the live one.
  public var traits: TemplateTraits { TemplateTraits(buildsOnLiveLayout: root == live) }
}

extension Document {
  /// The alternate trees of the document, in the order of their outlets.
  /// - Parameter closedClasses: Classes besides those of UIKit whose subviews the trees leave alone, not subclasses.
  /// - Complexity: O(outlets + views of the trees)
  public func alternateTrees(closedClasses: Set<String> = []) -> [AlternateTree] {
    // A view is in the tree of one controller. In a hostile document each of many could refer to the same large tree.
    var taken: Set<Object> = []
    return TreeOutlet.all(in: self).flatMap { outlets -> [AlternateTree] in
      let alternates = outlets.filter { outlet in outlets.contains { $0.isVariant(of: outlet) } }
      guard let live = alternates.first?.owner.liveView(in: self) else { return [] }
      let roots = [live] + alternates.map(\.root)
      guard taken.isDisjoint(with: roots) else { return [] }
      taken.formUnion(roots)
      return alternates.map { outlet in
        let match = TreeMatch(of: outlet.root, with: live, closedClasses: closedClasses)
        return AlternateTree(
          outlet, variants: alternates.filter { $0.isVariant(of: outlet) }, live: live, match, in: self)
      }
    }
  }
}

extension AlternateTree {
  fileprivate init(
    _ outlet: TreeOutlet, variants: [TreeOutlet], live: Object, _ match: TreeMatch, in document: Document
  ) {
    self.init(
      document: document, owner: outlet.owner, property: outlet.property, variants: variants.map(\.property),
      root: outlet.root, live: live, match: match,
      liveVariant: variants.first { $0.root == live }?.property)
  }
}
