import IBModel
import IBScene

/// Sizes of AppKit's controls that do not come from text, in points.
///
/// Sources: the most frequent frames of public documents, by control size and design.
enum MacControls {
  /// By design: 10.10, 11, 26; in each by control size: mini, small, regular, large.
  private typealias Table = [[ContentSize]]

  static func size(of control: AppKitControl.PlainControl, _ size: ControlSize, _ design: MacDesign?) -> ContentSize? {
    guard let design else { return nil }
    let table: Table? =
      switch control {
      case .stepper: steppers
      case .switch: switches
      case .colorWell: colorWells
      case .pathControl: pathControls
      case .levelIndicator: levelIndicators
      case .container: nil
      }
    return table?[design.rawValue][size.row]
  }

  /// The size of a field whose width does not follow from its text; nil for other fields.
  static func size(of field: FieldCell.Kind, _ size: ControlSize, _ design: MacDesign?) -> ContentSize? {
    guard let design else { return nil }
    return switch field {
    case .search: searchFields[design.rawValue][size.row]
    case .comboBox: comboBoxes[design.rawValue][size.row]
    case .text, .secure, .token: nil
    }
  }

  static func sliderSize(_ size: ControlSize, _ design: MacDesign?) -> ContentSize {
    design.map { sliders[$0.rawValue][size.row] } ?? ContentSize()
  }

  static func segmentedControlHeight(_ size: ControlSize, _ design: MacDesign?) -> Double? {
    design.flatMap { segmentedControls[$0.rawValue][size.row].height }
  }

  /// The height of a text field with a bezel.
  static func bezelHeight(_ design: MacDesign, line: Double) -> Double {
    switch design {
    case .yosemite, .bigSur: line + 5
    case .tahoe: line + 8
    }
  }

  /// Small ones since macOS 11 are weak: 5 in 2 documents of 2 projects.
  private static let sliders = heights([11, 15, 19, 19], [12, 20, 28, 28], [12, 16, 20, 24])
  private static let searchFields = heights([17, 19, 22, 22], [17, 19, 22, 28], [16, 20, 24, 28])
  private static let comboBoxes = heights([17, 22, 26, 26], [17, 22, 26, 28], [16, 20, 24, 28])
  private static let segmentedControls = heights([16, 20, 24, 24], [16, 20, 24, 32], [16, 20, 24, 28])
  private static let pathControls = heights([16, 20, 22, 22], [16, 20, 22, 22], [16, 20, 24, 24])
  private static let levelIndicators = heights([18, 18, 18, 18], [18, 18, 18, 18], [18, 18, 18, 18])
  private static let colorWells = sizes(
    [(44, 23), (44, 23), (44, 23), (44, 23)], [(44, 28), (44, 28), (44, 28), (44, 28)],
    [(38, 24), (38, 24), (38, 24), (38, 24)])
  private static let steppers = sizes(
    [(13, 18), (15, 22), (19, 27), (19, 27)], [(13, 18), (15, 22), (19, 28), (19, 28)],
    [(14, 16), (16, 20), (20, 26), (22, 28)])
  private static let switches = sizes(
    [(26, 15), (32, 18), (38, 21), (38, 21)], [(26, 16), (32, 20), (42, 25), (42, 25)],
    [(36, 16), (45, 20), (54, 24), (64, 28)])

  private static func heights(_ designs: [Double]...) -> Table {
    designs.map { $0.map { ContentSize(height: $0) } }
  }

  private static func sizes(_ designs: [(Double, Double)]...) -> Table {
    designs.map { $0.map { ContentSize(width: $0.0, height: $0.1) } }
  }
}
