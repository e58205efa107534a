/// Sizes of AppKit's controls that do not come from text, in points.
///
/// Sources: the most frequent frames of public documents, by control size and design.
enum MacControls {
  private typealias Row = [ContentSize]

  private static func heights(_ values: [Double]) -> Row { values.map { ContentSize(height: $0) } }

  /// Rows by design: 10.10, 11, 26; columns by control size: mini, small, regular, large.
  private static let tables: [Control: [Row]] = [
    .slider: [heights([11, 15, 19, 19]), heights([12, 16, 28, 28]), heights([12, 16, 20, 24])],
    .searchField: [heights([17, 19, 22, 22]), heights([17, 19, 22, 28]), heights([16, 20, 24, 28])],
    .comboBox: [heights([17, 22, 26, 26]), heights([17, 22, 26, 28]), heights([16, 20, 24, 28])],
    .colorWell: [
      Array(repeating: ContentSize(width: 44, height: 23), count: 4),
      Array(repeating: ContentSize(width: 44, height: 28), count: 4),
      Array(repeating: ContentSize(width: 38, height: 24), count: 4),
    ],
    .stepper: [
      sizes([(13, 18), (15, 22), (19, 27), (19, 27)]), sizes([(13, 18), (15, 22), (19, 28), (19, 28)]),
      sizes([(14, 16), (16, 20), (20, 26), (22, 28)]),
    ],
    .switch: [
      sizes([(26, 15), (32, 18), (38, 21), (38, 21)]), sizes([(26, 16), (32, 20), (42, 25), (42, 25)]),
      sizes([(36, 16), (45, 20), (54, 24), (64, 28)]),
    ],
    .segmentedControl: [heights([16, 20, 24, 24]), heights([16, 20, 24, 32]), heights([16, 20, 24, 28])],
    .pathControl: [heights([16, 20, 22, 22]), heights([16, 20, 22, 22]), heights([16, 20, 24, 24])],
    .levelIndicator: [heights([18, 18, 18, 18]), heights([18, 18, 18, 18]), heights([18, 18, 18, 18])],
  ]

  private static func sizes(_ values: [(Double, Double)]) -> Row {
    values.map { ContentSize(width: $0.0, height: $0.1) }
  }

  static func size(of control: Control, _ size: MacControlSize, _ design: MacDesign) -> ContentSize? {
    tables[control]?[design.rawValue][size.rawValue]
  }

  /// The height of a text field with a bezel.
  static func bezelHeight(_ design: MacDesign, line: Double) -> Double {
    switch design {
    case .yosemite, .bigSur: line + 5
    case .tahoe: line + 8
    }
  }
}
