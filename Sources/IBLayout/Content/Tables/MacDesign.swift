import IBScene

/// The looks of AppKit's controls over time; each has its own paddings.
enum MacDesign: Int, Sendable, CaseIterable {
  /// OS X 10.10 to macOS 10.15.
  case yosemite
  /// From macOS 11; stored by Xcode 12 and later.
  case bigSur
  /// From macOS 26.
  case tahoe

  /// The design of the Xcode with a version number; 32700 is the number of a beta of Xcode 15.
  init(version: Int) {
    self = version < 17000 ? .yosemite : (24100..<32000).contains(version) ? .tahoe : .bigSur
  }
}

extension ControlSize {
  /// The row of the size in the tables, which have mini, small, regular and large.
  var row: Int {
    switch self {
    case .mini: 0
    case .small: 1
    case .regular: 2
    case .large, .extraLarge: 3
    }
  }

  /// The size of the text in points.
  var fontSize: Double {
    switch self {
    case .mini: 9
    case .small: 11
    case .regular, .large, .extraLarge: 13
    }
  }
}
