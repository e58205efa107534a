import IBModel
import IBXML

/// Which views of two trees correspond: the roots, and below each pair those of their subviews that have something in
/// common that says so, by the first `MatchingRule` that finds a counterpart.
///
/// As in TPMultiLayoutViewController, except that a view is the counterpart of one view only. Each rule is
/// tried for all siblings before the next one, so that a weak rule does not take what a strong one decides.
package struct TreeMatch: Sendable {
  /// The views of a tree that have a counterpart, and that, in document order.
  package private(set) var pairs: [Participant]
  /// Views without counterpart, in document order. What is inside them is not listed.
  package private(set) var unmatched: [Unmatched] = []
  /// Views of the other tree that are the counterpart of none, in document order. What is inside them is not listed.
  package private(set) var unclaimed: [Object] = []

  /// A view without a counterpart.
  package struct Unmatched: Sendable, Hashable {
    /// The view.
    package let view: Object
    /// The view whose subviews were candidates.
    package let superview: Object
    /// How many of them have the class of the view.
    package let candidateCount: Int

    /// Whether its class alone does not decide between several views.
    package var isAmbiguous: Bool { candidateCount > 1 }
  }

  private let context: TemplateContext

  /// Matches the views of a tree with those of another one; a tree corresponds to itself view by view.
  /// - Complexity: O(views)
  init(of root: Object, with live: Object, _ context: TemplateContext = TemplateContext()) {
    self.context = context
    pairs = [Participant(view: root, target: live)]
    if root == live {
      pairs += root.descendantViews.map { Participant(view: $0, target: $0) }
      return
    }
    var pending = pairs
    while let pair = pending.popLast() {
      guard descends(into: pair.view) else { continue }
      let below = matchSubviews(of: pair)
      pairs += below
      pending += below
    }
    pairs = pairs.ordered(by: \.view)
    unmatched = unmatched.ordered(by: \.view)
    unclaimed.sort()
  }

  /// Whether no view but the root has a counterpart, although there are such views.
  package var isEmpty: Bool { pairs.count == 1 && !unmatched.isEmpty }

  /// Whether subviews are compared, too. Those of buttons, labels, images and scroll views are.
  private func descends(into view: Object) -> Bool {
    !view.kind.isClosed && !context.closedClasses.contains(view.className)
  }

  /// The views directly below a pair that correspond. Those of the tree with a negative tag are ignored.
  private mutating func matchSubviews(of pair: Participant) -> [Participant] {
    let live = pair.target.subviews
    var rest = pair.view.subviews.filter { $0.tag >= 0 }
    var counterparts = Counterparts(live)
    var found: [Participant] = []
    for rule in MatchingRule.allCases where !rest.isEmpty {
      counterparts.offer(by: rule)
      rest.removeAll { view in
        guard let counterpart = counterparts.claim(for: view, by: rule) else { return false }
        found.append(Participant(view: view, target: counterpart))
        return true
      }
    }
    unmatched += rest.map {
      let count = counterparts.count(for: $0, by: .onlyOfClass)
      return Unmatched(view: $0, superview: pair.target, candidateCount: count)
    }
    unclaimed += live.filter { $0.tag >= 0 && !counterparts.claimed.contains($0) }
    return found
  }
}

/// The views among which counterparts are found, by what they offer.
private struct Counterparts {
  private let views: [Object]
  private(set) var claimed: Set<Object> = []
  /// Those who offer a trait, the preferred one last.
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
