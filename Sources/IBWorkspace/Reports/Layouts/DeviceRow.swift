import IBLayout
import IBLint
import IBModel

/// A device as data, and as a row of a table.
package struct DeviceRow: Encodable {
  private let name: String
  private let canvas: String?
  private let idiom, shape: String
  private let width, height, scale: Double
  private let portrait, landscape: Held

  /// The device in an orientation.
  private struct Held: Encodable {
    /// Top, left, bottom, right.
    let safeArea: [Double]
    let widthClass, heightClass: String

    init(_ device: Device, _ orientation: Orientation) {
      let insets = device.safeArea(orientation, on: device.systems.upperBound)
      safeArea = [insets.top, insets.left, insets.bottom, insets.right]
      let classes = device.sizeClasses(orientation)
      (widthClass, heightClass) = (classes.width?.rawValue ?? "any", classes.height?.rawValue ?? "any")
    }

    /// The safe area and `wC hR`.
    var cells: [String] {
      let classes = "w\(widthClass.prefix(1).uppercased()) h\(heightClass.prefix(1).uppercased())"
      return [safeArea.map(\.short).joined(separator: " "), classes]
    }
  }

  package init(_ device: Device) {
    (name, canvas) = (device.name, device.canvasIdentifier)
    (idiom, shape) = (device.idiom.rawValue, device.shape.rawValue)
    (width, height, scale) = (device.screen.width, device.screen.height, device.scale)
    (portrait, landscape) = (Held(device, .portrait), Held(device, .landscape))
  }

  package static func table(_ rows: [DeviceRow]) -> [String] {
    var table = TextTable()
    table.add(["device", "screen", "scale", "portrait", "", "landscape", "", "canvas"])
    for row in rows {
      table.add(
        [row.name, "\(row.width.short)×\(row.height.short)", "@\(row.scale.short)x"]
          + row.portrait.cells + row.landscape.cells + [row.canvas ?? ""])
    }
    return table.lines
  }
}
