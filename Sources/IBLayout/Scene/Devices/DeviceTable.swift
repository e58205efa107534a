import CTables
import IBModel

/// Every device: the rows of `Sources/IBLayout/Scene/Tables/Devices.tsv`.
struct DeviceTable: Sendable {
  private(set) var devices: [Device] = []
  /// Lines that cannot be read; a test expects none.
  private(set) var unreadable: [String] = []

  static let known = DeviceTable(TableText(.devices))

  init(_ table: TableText) {
    for line in table.lines.dropFirst() {
      if let device = Device(line.columns()) { devices.append(device) } else { unreadable.append(String(line)) }
    }
  }
}

extension Device {
  /// - Parameter columns: device, shape, canvas, width, height, scale, status bar, on canvas, first iOS, last iOS.
  fileprivate init?(_ columns: [TableText]) {
    guard columns.count == 10, let shape = Shape(rawValue: String(columns[1])) else { return nil }
    let numbers = columns[3...6].compactMap(\.number)
    let systems = columns[8...9].compactMap { SystemRelease(rawValue: String($0)) }
    guard numbers.count == 4, systems.count == 2, systems[0] <= systems[1] else { return nil }
    let idiom: Idiom = shape == .television ? .tv : numbers[0] < Device.narrowestPad ? .phone : .pad
    let steps = columns[7] == "-" ? nil : columns[7].words.map(CanvasStatusBar.Step.init)
    if let steps, steps.contains(nil) { return nil }
    self.init(
      name: String(columns[0]), canvasIdentifier: columns[2] == "-" ? nil : String(columns[2]), idiom: idiom,
      shape: shape, screen: Size(width: numbers[0], height: numbers[1]), scale: numbers[2], statusBar: numbers[3],
      systems: systems[0]...systems[1],
      canvasStatusBar: steps?.compactMap { $0 } ?? CanvasStatusBar.standard(shape, idiom))
  }

  private static let narrowestPad = 700.0
}

extension CanvasStatusBar.Step {
  /// A release of Xcode and a height: `14.3:50`.
  fileprivate init?(_ word: TableText) {
    let parts = word.parts
    guard parts.count == 2, let first = XcodeVersion.byTitle["Xcode \(String(parts[0]))"], let height = parts[1].number
    else { return nil }
    self.init(first, height)
  }
}
