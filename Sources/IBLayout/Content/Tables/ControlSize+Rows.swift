import IBScene

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
