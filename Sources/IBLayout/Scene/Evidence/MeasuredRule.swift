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
  package var title: String { "Xcode " + XcodeVersion.numbers[XcodeVersion.allCases.firstIndex(of: self) ?? 0] }
  package static let byTitle = Dictionary(uniqueKeysWithValues: zip(numbers.map { "Xcode " + $0 }, allCases))

  // The names of the cases would be read from the program, which takes as long as reading a table.
  private static let numbers =
    ("4 5.1 6 6.3 7 7.1 7.3 8 8.2 8.3 9 9.1 9.2 9.3 10 10.1 10.2 11 11.2 11.4 12 12.3 12.5 13 13.3 14 14.1 14.3 "
    + "15 15.1 15.2 16 16.1 16.3 26 26.1 26.2").split(separator: " ")
}
