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
