/// The looks AppKit's controls have had; each has its own paddings.
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

/// The sizes controls of AppKit come in.
enum MacControlSize: Int, Sendable, CaseIterable {
  case mini, small, regular, large

  /// A size as documents spell it; regular is not written.
  init(name: String?) {
    switch name {
    case "mini": self = .mini
    case "small": self = .small
    case "large", "extraLarge": self = .large
    default: self = .regular
    }
  }

  /// The size of the text in points.
  var fontSize: Double {
    switch self {
    case .mini: 9
    case .small: 11
    case .regular, .large: 13
    }
  }
}
