import IBModel
import IBXML

package struct SwitchAppearance: ControlAppearance {
  package var isOn: Bool
  /// Nil for the system's color.
  package var onTint: ColorSettings?
  /// The color of the knob; nil for white.
  package var thumbTint: ColorSettings?
}

/// A switch of AppKit.
package struct MacSwitchAppearance: ControlAppearance {
  package var isOn: Bool
}

enum SwitchReader: ControlReader {
  static let kinds: [ElementKind] = [.switchControl]
  static let touchSize: FixedControl? = FixedControl("switchControl")
  static let macSize: FixedControl? = FixedControl("switch", edges: "switch")

  static func touchAppearance(_ control: ControlSource, _ reader: inout AttributeReader) -> (any ControlAppearance)? {
    SwitchAppearance(
      isOn: reader.flag("on", of: control.element), onTint: reader.color("onTintColor", of: control.element),
      thumbTint: reader.color("thumbTintColor", of: control.element))
  }

  static func macAppearance(_ control: ControlSource, _ reader: inout AttributeReader) -> (any ControlAppearance)? {
    MacSwitchAppearance(isOn: control.element["state"] == "on")
  }
}

/// A stepper of UIKit.
package struct StepperAppearance: ControlAppearance {}

/// A stepper of AppKit.
package struct MacStepperAppearance: ControlAppearance {}

enum StepperReader: ControlReader {
  static let kinds: [ElementKind] = [.stepper]
  static let touchSize: FixedControl? = FixedControl("stepper")
  static let macSize: FixedControl? = FixedControl("stepper", edges: "stepper")
  static let touchLook: (any ControlAppearance)? = StepperAppearance()
  static let macLook: (any ControlAppearance)? = MacStepperAppearance()
}

/// A color well of AppKit.
package struct ColorWellAppearance: ControlAppearance {
  /// Nil for the system's color.
  package var color: ColorSettings?
}

/// Color wells of AppKit.
enum ColorWellReader: ControlReader {
  static let kinds: [ElementKind] = [.colorWell]
  static let macSize: FixedControl? = FixedControl("colorWell", edges: "colorWell")

  static func macAppearance(_ control: ControlSource, _ reader: inout AttributeReader) -> (any ControlAppearance)? {
    ColorWellAppearance(color: reader.color("color", of: control.element))
  }
}

/// Path controls of AppKit.
enum PathReader: ControlReader {
  static let kinds: [ElementKind] = [.pathControl]
  static let macSize: FixedControl? = FixedControl("pathControl", edges: "pathControl")
}
