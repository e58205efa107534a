import IBLayout
import IBModel

/// A device as data; the property names are those of the JSON.
package struct DeviceRow {
  package var name: String
  /// The name of the screen on Xcode's canvas; null without such a screen.
  package var canvas: String?
  package var idiom: String
  var shape: String
  package var width: Double
  package var height: Double
  package var scale: Double
  var portrait: Held
  var landscape: Held

  /// The values that depend on the orientation.
  struct Held: JSONValue {
    /// Top, left, bottom, right.
    var safeArea: [Double]
    var widthClass: String
    var heightClass: String

    package init(_ device: Device, _ orientation: Orientation) {
      let insets = device.safeArea(orientation, on: device.systems.upperBound)
      let classes = device.sizeClasses(orientation)
      safeArea = [insets.top, insets.left, insets.bottom, insets.right]
      widthClass = classes.width?.rawValue ?? "any"
      heightClass = classes.height?.rawValue ?? "any"
    }

    package func write(to json: inout JSONWriter) {
      json.object {
        $0.member("safeArea", safeArea)
        $0.member("widthClass", widthClass)
        $0.member("heightClass", heightClass)
      }
    }

    /// `wC hR`
    package var classes: String { "w\(widthClass.prefix(1).uppercased()) h\(heightClass.prefix(1).uppercased())" }
    package var insets: String { safeArea.map(\.short).joined(separator: " ") }
  }

  package init(_ device: Device) {
    name = device.name
    canvas = device.canvasIdentifier
    idiom = device.idiom.rawValue
    shape = device.shape.rawValue
    width = device.screen.width
    height = device.screen.height
    scale = device.scale
    portrait = Held(device, .portrait)
    landscape = Held(device, .landscape)
  }

  package func write(to json: inout JSONWriter) {
    json.member("name", name)
    json.member("canvas", ifPresent: canvas)
    json.member("idiom", idiom)
    json.member("shape", shape)
    json.member("width", width)
    json.member("height", height)
    json.member("scale", scale)
    json.member("portrait", portrait)
    json.member("landscape", landscape)
  }

  package static func table(_ rows: [DeviceRow]) -> [String] {
    var table = TextTable()
    table.add(["device", "screen", "scale", "portrait", "", "landscape", "", "canvas"])
    for row in rows {
      table.add([
        row.name, "\(row.width.short)×\(row.height.short)", "@\(row.scale.short)x",
        row.portrait.insets, row.portrait.classes, row.landscape.insets, row.landscape.classes, row.canvas ?? "",
      ])
    }
    return table.lines
  }
}
