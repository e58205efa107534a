import IBBase
import IBModel

/// The faults in the layout of one view tree, on which all rules, commands and pictures rely.
///
/// Some trees never have faults: one whose root has no stored frame or no size is a fragment, and without Auto Layout
/// constraints do not count.
public struct LayoutFaults: Sendable {
  /// Required constraints that cannot be satisfied at the same time.
  public var conflicts: [LayoutConflict] = []
  /// The ambiguous views, except those for which Xcode does not verify ambiguity. Related ones are in one group.
  public var ambiguous: [[ViewLayout]] = []
  /// The other views that are away from their stored frames. Related ones are in one group.
  public var misplaced: [[ViewLayout]] = []

  /// Whether the layout has no faults.
  public var isEmpty: Bool { conflicts.isEmpty && ambiguous.isEmpty && misplaced.isEmpty }

  /// Whether a fault does not rest on estimates.
  public var isCertain: Bool {
    conflicts.contains { $0.confidence == .certain }
      || views.contains { $0.confidence == .certain }
  }

  /// The views that are ambiguous or misplaced, in document order.
  public var views: [ViewLayout] { (ambiguous + misplaced).joined().ordered { $0.view } }
}

extension SceneLayout {
  /// Adds the faults, once the doubts are known. If a class of the app may decide one of several related views, none of
  /// them is certain.
  mutating func noteFaults(in document: Document) {
    guard document.usesAutoLayout, root.frame != nil, size.width > 0, size.height > 0 else { return }
    faults.conflicts = conflicts
    let ambiguous = views.indices.filter { !views[$0].ambiguousAxes.isEmpty && views[$0].view.verifiesAmbiguity }
    faults.ambiguous = related(ambiguous, in: document)
    let misplaced = views.indices.filter { views[$0].isMisplaced && views[$0].ambiguousAxes.isEmpty }
    faults.misplaced = related(misplaced, in: document)
  }

  private mutating func related(_ faulty: [Int], in document: Document) -> [[ViewLayout]] {
    let groups = document.groups(ofRelated: faulty.map { views[$0].view }).map { group in group.map { faulty[$0] } }
    for group in groups {
      let others = group.filter { !views[$0].doubts.contains(.customClass) }
      if others.count < group.count { add(.relatedClass, to: others) }
      let isShownElsewhere = group.contains {
        !views[$0].ambiguousAxes.isEmpty && !views[$0].view.isSubview
      }
      if isShownElsewhere { add(.storedFrame, to: group) }
    }
    return groups.map { group in group.map { views[$0] } }
  }

  private mutating func add(_ doubt: Doubt, to group: [Int]) {
    for view in group {
      views[view].doubts.insert(doubt)
      views[view].outweighsDoubts = false
    }
  }
}
