import IBModel
import IBPlatform

/// A layout in which rules are left out, and which notes the rules it asks for.
package final class RuleTrial: Sendable, Hashable {
  /// The rules that do not apply.
  package let leftOut: Set<MeasuredRule>
  private let asked = Locked<Set<MeasuredRule>>([])

  /// A trial; without rules to leave out it only notes those that are asked for.
  package init(without leftOut: Set<MeasuredRule> = []) { self.leftOut = leftOut }

  /// The rules that applied or would have.
  package var rules: Set<MeasuredRule> { asked.withLock { $0 } }

  func keeps(_ rule: MeasuredRule) -> Bool {
    asked.withLock { _ = $0.insert(rule) }
    return !leftOut.contains(rule)
  }

  /// Whether it is the same trial.
  package static func == (first: RuleTrial, second: RuleTrial) -> Bool { first === second }

  /// Feeds the identity of the trial.
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Situation {
  /// Whether a rule applies to documents of a release of Xcode.
  func follows(_ rule: PlatformRule, in version: XcodeVersion) -> Bool {
    rule.holds(in: version) && (trial?.keeps(.rule(rule)) ?? true)
  }

  /// Whether a row of a table applies.
  func follows(_ table: RuleTable, _ row: () -> String) -> Bool {
    trial?.keeps(.row(table, row())) ?? true
  }

  /// Whether a number of a table applies.
  func follows(_ number: MeasuredNumber) -> Bool { trial?.keeps(.number(number.position)) ?? true }
}

extension SceneEnvironment {
  /// Whether a rule applies: the document was saved by a release of Xcode it holds for.
  package func follows(_ rule: PlatformRule) -> Bool { situation.follows(rule, in: xcodeVersion) }

  /// Whether a row of a table applies.
  package func follows(_ table: RuleTable, _ row: @autoclosure () -> String) -> Bool { situation.follows(table, row) }
}
