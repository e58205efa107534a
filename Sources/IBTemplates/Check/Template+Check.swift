import IBLayout
import IBModel

extension Template {
  /// The orientations of a device that a template is for. One whose name contains an orientation is for that only, one
  /// for size classes for those in which the device has them.
  package func orientations(on device: Device) -> [Orientation] {
    if let sizeClasses = traits.sizeClasses {
      return device.orientations.filter { sizeClasses.contains(device.sizeClasses($0)) }
    }
    let names = (names.dropFirst().joined() + [name]).map { $0.lowercased() }
    let named = device.orientations.filter { orientation in names.contains { $0.contains(orientation.rawValue) } }
    return named.count == 1 ? named : device.orientations
  }

  /// The canvas, and the full screens of devices, at run time, that a template is for.
  package func situations(on devices: [Device], content: Situation.Content) -> [Situation] {
    let screens = devices.flatMap { device in
      orientations(on: device).map {
        Situation(mode: .runTime, content: content, device: device, orientation: $0)
      }
    }
    return [Situation(content: content, sizeClasses: traits.sizeClasses)] + screens
  }

  /// Whether the template makes a layout of a screen, and nothing prevents that.
  package var isCheckable: Bool { !traits.isPart && problems.isEmpty }

  /// The templates of the same screen that may be applied before this one. A template that builds on the layout it finds
  /// is left out, and a screen with more than eight.
  package func predecessors(among templates: [any Template]) -> [any Template] {
    guard !traits.buildsOnLiveLayout, let screen = self.screens.first else { return [] }
    let alike = templates.filter { $0.screens.first == screen }
    return alike.count <= 8 ? alike.filter { $0.id != id } : []
  }
}
