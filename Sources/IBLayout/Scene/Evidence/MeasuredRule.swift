import IBModel

/// Something measured on the frames that Xcode stored: a rule in code, or a row of a table of numbers.
///
/// Each can be switched off, which tells what it is worth: `tools/bench evidence` counts the documents that are laid out
/// better with it and worse with it. The counts are in Documents/Evidence.md.
package enum MeasuredRule: Hashable, Sendable {
  /// A rule in code.
  case rule(PlatformRule)
  /// A height of the status bar on the canvas of devices of a shape.
  case statusBar(Device.Shape, CanvasStatusBar.Step)
  /// A number of a table, by its position.
  case number(Int)
}

extension Situation {
  /// Whether a rule applies to documents of a release of Xcode.
  func follows(_ rule: PlatformRule, in version: XcodeVersion) -> Bool {
    rule.holds(in: version) && follows(.rule(rule))
  }

  /// Whether something measured is not switched off.
  func follows(_ rule: @autoclosure () -> MeasuredRule) -> Bool {
    switchedOff.isEmpty || !switchedOff.contains(rule())
  }
}

extension SceneEnvironment {
  /// Whether a rule applies: the document was saved by a release of Xcode it holds for.
  package func follows(_ rule: PlatformRule) -> Bool { situation.follows(rule, in: xcodeVersion) }
}

extension XcodeVersion {
  /// The name of the release: `Xcode 11.4`.
  package var title: String {
    "Xcode " + String("\(self)".dropFirst().map { $0 == "_" ? "." : $0 })
  }
  /// The releases by name.
  package static let byTitle = Dictionary(uniqueKeysWithValues: allCases.map { ($0.title, $0) })
}
