import IBLayout
import IBModel

/// A device as data, and as a row of a table.
package struct DeviceRow {
  private let device: Device

  package init(_ device: Device) { self.device = device }

  package func write(to json: inout JSONWriter) {
    json.member("name", device.name)
    json.member("canvas", ifPresent: device.canvasIdentifier)
    json.member("idiom", device.idiom.rawValue)
    json.member("shape", device.shape.rawValue)
    json.member("width", device.screen.width)
    json.member("height", device.screen.height)
    json.member("scale", device.scale)
    for (name, orientation) in [("portrait", Orientation.portrait), ("landscape", .landscape)] {
      let classes = classes(orientation)
      json.member(name) {
        $0.member("safeArea", safeArea(orientation))
        $0.member("widthClass", classes.width)
        $0.member("heightClass", classes.height)
      }
    }
  }

  /// Top, left, bottom, right.
  private func safeArea(_ orientation: Orientation) -> [Double] {
    let insets = device.safeArea(orientation, on: device.systems.upperBound)
    return [insets.top, insets.left, insets.bottom, insets.right]
  }

  private func classes(_ orientation: Orientation) -> (width: String, height: String) {
    let classes = device.sizeClasses(orientation)
    return (classes.width?.rawValue ?? "any", classes.height?.rawValue ?? "any")
  }

  /// The safe area and `wC hR`.
  private func cells(_ orientation: Orientation) -> [String] {
    let classes = classes(orientation)
    return [
      safeArea(orientation).map(\.short).joined(separator: " "),
      "w\(classes.width.prefix(1).uppercased()) h\(classes.height.prefix(1).uppercased())",
    ]
  }

  package static func table(_ rows: [DeviceRow]) -> [String] {
    var table = TextTable()
    table.add(["device", "screen", "scale", "portrait", "", "landscape", "", "canvas"])
    for row in rows {
      let (device, screen) = (row.device, row.device.screen)
      table.add(
        [device.name, "\(screen.width.short)×\(screen.height.short)", "@\(device.scale.short)x"]
          + row.cells(.portrait) + row.cells(.landscape) + [device.canvasIdentifier ?? ""])
    }
    return table.lines
  }
}
