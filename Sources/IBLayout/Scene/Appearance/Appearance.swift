import IBModel
import IBXML

/// What a view looks like, as far as layout does not need to know it. It is read when a picture is drawn.
package struct Appearance: Sendable {
  /// Behind the content; nil is the kind's own.
  package var background: ColorSettings?
  /// The tint that the view and its subviews have; nil is that of the superview.
  package var tint: ColorSettings?
  /// From 0 to 1.
  package var opacity: Double
  /// Whether nothing outside of the bounds is visible.
  package var clips: Bool
  /// The edge of the view.
  package var border: BorderSettings
  /// How the view is turned and scaled about its center.
  package var transform: TransformSettings
  /// How content that has a size of its own is placed.
  package var contentMode: ContentMode
  /// Whether the control reacts.
  package var isEnabled: Bool
  /// The class that replaces the one of the kind.
  package var customClass: String?
  /// What is special about its kind; nil if nothing is.
  package var control: (any ControlAppearance)?
  /// What it says about its text; nil for views of UIKit and for those that are no controls.
  package var appKit: AppKitAppearance?
}

/// The edge of a view, as runtime attributes of its layer or of usual inspectable properties describe it.
package struct BorderSettings: Sendable, Hashable {
  /// The radius of the corners, in points.
  package var cornerRadius = 0.0
  /// The width of the line, in points.
  package var width = 0.0
  /// The color of the line; nil is black.
  package var color: ColorSettings?
}

/// How a view is turned and scaled about its center.
package struct TransformSettings: Sendable, Hashable {
  /// Horizontal scale.
  package var scaleX = 1.0
  /// Vertical scale.
  package var scaleY = 1.0
  /// Clockwise, in radians.
  package var rotation = 0.0
}

/// How content that has a size of its own is placed in a view; raw values are those of the format.
package enum ContentMode: String, Sendable, CaseIterable {
  case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
  case topLeft, topRight, bottomLeft, bottomRight
}

extension ResolvedScene {
  /// What a view looks like.
  /// - Complexity: O(attributes and child elements of the view)
  package func appearance(of view: ViewIndex) -> Appearance {
    var reader = AttributeReader(environment)
    return reader.appearance(of: self[view], on: environment.platform)
  }

  /// The tint that the document gives to all its views; nil is the system's.
  package var documentTint: ColorSettings? {
    document.tree.root.child(withKey: "tintColor").flatMap { ColorSettings($0) }
  }
}

extension AttributeReader {
  /// What a view looks like.
  mutating func appearance(of view: ResolvedView, on platform: Platform) -> Appearance {
    let element = view.object.element
    var appearance = Appearance(
      background: color("backgroundColor", of: element),
      tint: color("tintColor", of: element) ?? color("contentTintColor", of: element),
      opacity: opacity(of: element), clips: clips(element, view.kind), border: BorderSettings(),
      transform: TransformSettings(), contentMode: value("contentMode", of: element) ?? .scaleToFill,
      isEnabled: isEnabled(element), customClass: view.object.customClass)
    readRuntimeAttributes(of: view.object, into: &appearance)
    readControl(view, on: platform, into: &appearance)
    return appearance
  }

  private mutating func readControl(_ view: ResolvedView, on platform: Platform, into appearance: inout Appearance) {
    let source = ControlSource(element: view.object.element, kind: view.kind)
    let reading = ControlReadings.reading(of: view.kind)
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

  /// Interface Builder writes it on every view that clips. The views of AppKit that scroll always do.
  private func clips(_ element: Element, _ kind: ElementKind) -> Bool {
    flag("clipsSubviews", of: element) || flag("clipsToBounds", of: element) || kind == .clipView
  }

  private func isEnabled(_ element: Element) -> Bool {
    text("enabled", of: element) != "NO" && element.child(withKey: "cell")?["enabled"] != "NO"
  }

  // MARK: Runtime attributes

  /// Besides the layer's properties, two inspectable ones that mean the same wherever they occur.
  private func readRuntimeAttributes(of object: Object, into appearance: inout Appearance) {
    for attribute in object.runtimeAttributes {
      switch attribute.keyPath {
      case "layer.cornerRadius", "cornerRadius": appearance.border.cornerRadius = max(0, attribute.number ?? 0)
      case "layer.borderWidth", "borderWidth": appearance.border.width = max(0, attribute.number ?? 0)
      case "layer.borderColor", "borderColor", "layer.borderUIColor": appearance.border.color = attribute.color
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
  /// The number; limited, so that sums with sizes stay finite.
  fileprivate var number: Double? {
    element.child(withKey: "value").flatMap { $0.number(.value).value }.map { min(max($0, -100_000), 100_000) }
  }

  fileprivate var color: ColorSettings? { element.child(withKey: "value").flatMap { ColorSettings($0) } }
}
