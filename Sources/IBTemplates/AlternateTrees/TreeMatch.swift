import IBBase
import IBModel

/// The corresponding views of two trees: the roots, and below each pair the subviews that the first `MatchingRule` with
/// a result relates.
///
/// As in TPMultiLayoutViewController, except that a view is the counterpart of one view only. Each rule is tried for
/// all siblings before the next one, so that a weak rule does not take a view that a strong one decides.
package struct TreeMatch: Sendable {
  package private(set) var pairs: [Participant]
  /// Without the views inside them.
  package private(set) var unmatched: [Unmatched] = []
  /// Views of the other tree without counterpart, without the views inside them.
  package private(set) var unclaimed: [Object] = []

  package struct Unmatched: Sendable, Hashable {
    package let view: Object
    /// The view whose subviews were candidates.
    package let superview: Object
    /// The number of candidates of the same class.
    package let candidateCount: Int

    package var isAmbiguous: Bool { candidateCount > 1 }
  }

  private let closedClasses: Set<String>

  /// - Complexity: O(views)
  init(of root: Object, with live: Object, closedClasses: Set<String> = []) {
    self.closedClasses = closedClasses
    pairs = [Participant(view: root, target: live)]
    if root == live {
      pairs += root.descendantViews.map { Participant(view: $0, target: $0) }
      return
    }
    var pending = pairs
    while let pair = pending.popLast() {
      guard !pair.view.kind.isClosed, !closedClasses.contains(pair.view.className) else { continue }
      let below = matchSubviews(of: pair)
      pairs += below
      pending += below
    }
    pairs = pairs.ordered(by: \.view)
    unmatched = unmatched.ordered(by: \.view)
    unclaimed.sort()
  }

  /// Whether the tree has views besides the root and none of them has a counterpart.
  package var isEmpty: Bool { pairs.count == 1 && !unmatched.isEmpty }

  /// Matches the subviews of a pair. Those of the template with a negative tag are ignored.
  private mutating func matchSubviews(of pair: Participant) -> [Participant] {
    let live = pair.target.subviews
    var rest = pair.view.subviews.filter { $0.tag >= 0 }
    var liveViews = LiveViews(live)
    var found: [Participant] = []
    for rule in MatchingRule.allCases where !rest.isEmpty {
      liveViews.offer(by: rule)
      rest.removeAll { view in
        guard let counterpart = liveViews.claim(for: view, by: rule) else { return false }
        found.append(Participant(view: view, target: counterpart))
        return true
      }
    }
    unmatched += rest.map {
      let count = liveViews.count(for: $0, by: .onlyOfClass)
      return Unmatched(view: $0, superview: pair.target, candidateCount: count)
    }
    unclaimed += live.filter { $0.tag >= 0 && !liveViews.claimed.contains($0) }
    return found
  }
}

private struct LiveViews {
  private let views: [Object]
  private(set) var claimed: Set<Object> = []
  /// The views that offer a trait, the preferred one last.
  private var offers: [[String]: [Object]] = [:]
  private var counts: [[String]: Int] = [:]

  init(_ views: [Object]) { self.views = views }

  mutating func offer(by rule: MatchingRule) {
    offers = [:]
    // Of several views with the same tag, the last one counts; otherwise the first.
    for view in rule == .tag ? views : views.reversed() {
      for trait in rule.offers(of: view) { offers[trait, default: []].append(view) }
    }
    counts = offers.mapValues(\.count)
  }

  func count(for view: Object, by rule: MatchingRule) -> Int { rule.trait(of: view).flatMap { counts[$0] } ?? 0 }

  mutating func claim(for view: Object, by rule: MatchingRule) -> Object? {
    guard let trait = rule.trait(of: view), rule != .onlyOfClass || counts[trait] == 1 else { return nil }
    while let candidate = offers[trait]?.popLast() {
      if claimed.insert(candidate).inserted { return candidate }
    }
    return nil
  }
}
