import IBModel
import IBXML

/// The looks of a view that layout does not need. They are read when a picture is drawn.
package struct Appearance: Sendable {
  /// The color behind the content; nil for the kind's own.
  package var background: ColorSettings?
  /// Nil for the tint of the superview.
  package var tint: ColorSettings?
  package var opacity: Double
  package var clips: Bool
  package var border: BorderSettings
  package var transform: TransformSettings
  package var contentMode: ContentMode
  package var isEnabled: Bool
  package var customClass: String?
  package var control: (any ControlAppearance)?
  /// Nil for views of UIKit and for those that are no controls.
  package var appKit: AppKitAppearance?
}

/// The edge of a view, as described by runtime attributes of its layer or of usual inspectable properties.
package struct BorderSettings: Sendable, Hashable {
  package var cornerRadius = 0.0
  package var width = 0.0
  /// Nil for black.
  package var color: ColorSettings?
}

/// The rotation and scale of a view about its center.
package struct TransformSettings: Sendable, Hashable {
  package var scaleX = 1.0
  package var scaleY = 1.0
  /// Clockwise, in radians.
  package var rotation = 0.0
}

/// A placement of content that has a size of its own in a view; raw values are words of the format.
package enum ContentMode: String, Sendable, CaseIterable {
  case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
  case topLeft, topRight, bottomLeft, bottomRight
}

extension ResolvedScene {
  package func appearance(of view: ViewIndex) -> Appearance {
    var reader = AttributeReader(environment)
    return reader.appearance(of: self[view], on: environment.platform)
  }

  package var documentTint: ColorSettings? {
    document.tree.root.child(withKey: "tintColor").flatMap { ColorSettings($0) }
  }
}

extension AttributeReader {
  mutating func appearance(of view: ResolvedView, on platform: Platform) -> Appearance {
    let element = view.object.element
    var appearance = Appearance(
      background: color("backgroundColor", of: element),
      tint: color("tintColor", of: element) ?? color("contentTintColor", of: element),
      opacity: opacity(of: element),
      clips: flag("clipsSubviews", of: element) || flag("clipsToBounds", of: element) || view.kind == .clipView,
      border: BorderSettings(),
      transform: TransformSettings(), contentMode: value("contentMode", of: element) ?? .scaleToFill,
      isEnabled: text("enabled", of: element) != "NO" && element.child(withKey: "cell")?["enabled"] != "NO",
      customClass: view.object.customClass)
    readRuntimeAttributes(of: view.object, into: &appearance)
    readControl(view, on: platform, into: &appearance)
    return appearance
  }

  private mutating func readControl(_ view: ResolvedView, on platform: Platform, into appearance: inout Appearance) {
    let source = ControlSource(element: view.object.element, kind: view.kind)
    let reading = ControlReaders.reading(of: view.kind)
    guard platform == .macOS else {
      appearance.control = reading?.touchAppearance(source, &self)
      return
    }
    appearance.control = reading?.macAppearance(source, &self)
    guard appearance.control != nil || source.cell != nil else { return }
    let styled = source.cell ?? source.element
    appearance.appKit = AppKitAppearance(
      textColor: color("textColor", of: styled), backgroundColor: color("backgroundColor", of: styled),
      alignment: alignment("alignment", of: styled),
      lineBreak: text("lineBreakMode", of: styled).flatMap { LineBreak($0) } ?? .wrap)
  }

  private mutating func opacity(of element: Element) -> Double {
    let opacity = number("alpha", of: element) ?? number("alphaValue", of: element) ?? 1
    return min(max(opacity, 0), 1)
  }

  /// Besides the layer's properties, two inspectable ones that mean the same wherever they occur.
  private func readRuntimeAttributes(of object: Object, into appearance: inout Appearance) {
    for attribute in object.runtimeAttributes {
      switch attribute.keyPath {
      case "layer.cornerRadius", "cornerRadius": appearance.border.cornerRadius = max(0, attribute.number ?? 0)
      case "layer.borderWidth", "borderWidth": appearance.border.width = max(0, attribute.number ?? 0)
      case "layer.borderColor", "borderColor", "layer.borderUIColor":
        appearance.border.color = attribute.element.child(withKey: "value").flatMap { ColorSettings($0) }
      case "layer.masksToBounds", "clipsToBounds": appearance.clips = appearance.clips || attribute.text == "YES"
      case "layer.transform.scale":
        let scale = attribute.number ?? 1
        (appearance.transform.scaleX, appearance.transform.scaleY) = (scale, scale)
      case "layer.transform.scale.x": appearance.transform.scaleX = attribute.number ?? 1
      case "layer.transform.scale.y": appearance.transform.scaleY = attribute.number ?? 1
      case "layer.transform.rotation", "layer.transform.rotation.z":
        appearance.transform.rotation = attribute.number ?? 0
      default: break
      }
    }
  }
}

extension RuntimeAttribute {
  /// Limited so that sums with sizes stay finite.
  fileprivate var number: Double? {
    element.child(withKey: "value").flatMap { $0.number(.value).value }.map { min(max($0, -100_000), 100_000) }
  }
}
