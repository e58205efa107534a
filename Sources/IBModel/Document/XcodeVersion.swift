import IBXML

// swift-format-ignore: AlwaysUseLowerCamelCase
/// A release of Xcode whose documents, drawing or layout differ from the one before.
///
/// The raw value is the first number of `toolsVersion` that belongs to the release. A release that has no case counts
/// as the one before it.
///
/// Source: the numbers in public documents. Early builds of Xcode 14, 21208 and 21219, count as the release before it,
/// whose canvas they have.
public enum XcodeVersion: Int, Sendable, CaseIterable, Comparable {
  case v4 = 1000
  case v5_1 = 5000
  case v6 = 6000, v6_3 = 7500
  case v7 = 8000, v7_1 = 9000, v7_3 = 10000
  case v8 = 11000, v8_2 = 11700, v8_3 = 12000
  case v9 = 13000, v9_1 = 13500, v9_2 = 13770, v9_3 = 14000
  case v10 = 14200, v10_1 = 14400, v10_2 = 14490
  case v11 = 14800, v11_2 = 15400, v11_4 = 16000
  case v12 = 17000, v12_3 = 17500, v12_5 = 18100
  case v13 = 19100, v13_3 = 20000
  case v14 = 21220, v14_1 = 21500, v14_3 = 21600
  case v15 = 22100, v15_1 = 22500, v15_2 = 22680
  case v16 = 23000, v16_1 = 23500, v16_3 = 23700
  case v26 = 24000, v26_1 = 24400, v26_2 = 24700

  /// The newest release with a case.
  public static let newest: XcodeVersion = .v26_2

  /// Creates the release that writes a number into `toolsVersion`; nil for numbers that none writes.
  public init?(build: Int) {
    guard let found = XcodeVersion.allCases.last(where: { $0.rawValue <= build }) else { return nil }
    self = found
  }

  init?(caseName: some StringProtocol) {
    guard let found = XcodeVersion.allCases.first(where: { "\($0)" == caseName }) else { return nil }
    self = found
  }

  /// Returns whether the first release is older than the second.
  public static func < (first: XcodeVersion, second: XcodeVersion) -> Bool { first.rawValue < second.rawValue }

  /// Creates the release that saved a document. Some builds write the placeholder 32700; the version of the plug-in
  /// identifies them.
  init?(of root: Element, _ build: Int) {
    if build < XcodeVersion.firstPlaceholderBuild {
      self.init(build: build)
      return
    }
    let plugIns = root.child("dependencies")?.children("plugIn").compactMap {
      $0["version"].flatMap(XcodeVersion.build)
    }
    guard let build = plugIns?.first(where: { $0 < XcodeVersion.firstPlaceholderBuild }) else {
      self = .v15_2
      return
    }
    self.init(build: build)
  }

  private static let firstPlaceholderBuild = 32000

  static func build(_ version: String) -> Int? { version.split(separator: ".", maxSplits: 1).first.flatMap { Int($0) } }
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
