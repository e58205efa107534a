import IBModel

/// A measurement on the frames that Xcode stored: a rule in code, or a row of a table of numbers.
///
/// Each can be switched off to find its value: `tools/bench evidence` counts the documents that are laid out better
/// with it and worse with it. `tools/bench evidence` has the counts.
package enum MeasuredRule: Hashable, Sendable {
  case rule(PlatformRule)
  case statusBar(Device.Shape, CanvasStatusBar.Step)
  case number(Int)
}

extension Situation {
  func follows(_ rule: PlatformRule, in version: XcodeVersion) -> Bool {
    rule.holds(in: version) && follows(.rule(rule))
  }

  func follows(_ rule: @autoclosure () -> MeasuredRule) -> Bool {
    switchedOff.isEmpty || !switchedOff.contains(rule())
  }
}

extension SceneEnvironment {
  /// Whether the document was saved by a release of Xcode for which a rule holds.
  package func follows(_ rule: PlatformRule) -> Bool { situation.follows(rule, in: xcodeVersion) }
}

extension XcodeVersion {
  /// The name of the release: `Xcode 11.4`.
  package var title: String { "Xcode " + String("\(self)".dropFirst().map { $0 == "_" ? "." : $0 }) }
  package static let byTitle = Dictionary(uniqueKeysWithValues: allCases.map { ($0.title, $0) })
}
