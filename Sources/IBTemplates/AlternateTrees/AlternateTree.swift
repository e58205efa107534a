import IBModel
import IBXML

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

  /// Gives the counterparts the frames, masks and `hidden` of the views, as TPMultiLayoutViewController does. Bounds
  /// follow from the frame. Nothing changes for the tree that is shown.
  public func change(_ options: ApplyOptions, among constraints: RunTimeConstraints) -> LayoutChange {
    var change = LayoutChange(ConstraintSwap())
    change.skipped = unmatchedSkips
    guard options.scope != .constraints, root != live else { return change }
    for participant in participants { copyValues(of: participant, to: &change) }
    if let liveVariant {
      change.skipped.append(
        Plan.Skip(
          object: live.id, keyPath: nil,
          reason: "`\(liveVariant)` also leads to this view, so its layout is overwritten"))
    }
    return change
  }

  /// An obstacle only if no view of the tree has a counterpart.
  public var problems: [TemplateProblem] {
    guard match.isEmpty else { return [] }
    return [
      TemplateProblem(message: "none of the views in \(root.reference) has a counterpart in \(live.reference)")
    ]
  }

  /// In the order of transfer.
  private static let keyPaths = ["frame", "hidden", "autoresizingMask"]

  private func copyValues(of participant: Participant, to change: inout LayoutChange) {
    for keyPath in AlternateTree.keyPaths {
      var reasons: [String] = []
      do throws(TransferError) {
        let transfer = try transfer(of: keyPath, participant)
        change.transfers.append(transfer)
        reasons = transfer.varyingTraits.map { "it has another value for \($0), which is not changed" }
      } catch {
        reasons = [error.description]
      }
      change.skipped += reasons.map { Plan.Skip(object: participant.target.id, keyPath: keyPath, reason: $0) }
    }
  }

  private func transfer(
    of keyPath: String, _ participant: Participant
  ) throws(TransferError) -> AttributeTransfer {
    let (view, target) = (participant.view, participant.target)
    if keyPath == "frame" {
      if view.frame == nil { throw TransferError("\(view.reference) has no frame") }
      if document.usesAutoLayout, target.bool("translatesAutoresizingMaskIntoConstraints") == false {
        throw TransferError("constraints place it, so layout would overwrite its frame")
      }
    }
    return try AttributeTransfer(keyPath, from: view, to: target, in: document)
  }

  private var unmatchedSkips: [Plan.Skip] {
    match.unmatched.map { Plan.Skip(object: $0.view.id, keyPath: nil, reason: $0.reason) }
      + match.unclaimed.map {
        Plan.Skip(
          object: $0.id, keyPath: nil, reason: "it has no counterpart in `\(property)`, so it is not changed")
      }
  }
}

extension Document {
  /// The alternate trees of the document, in the order of their outlets.
  /// - Parameter closedClasses: More classes, without subclasses, whose subviews the trees leave alone.
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

extension TreeMatch.Unmatched {
  package var reason: String {
    isAmbiguous
      ? "\(candidateCount) views of its class in \(superview.reference) could be its counterpart; give both the same tag"
      : "it has no counterpart in \(superview.reference)"
  }
}
