import IBModel
import IBXML

/// A button of UIKit.
package struct ButtonSettings: Sendable, Hashable {
  package enum Kind: String, Sendable, CaseIterable {
    case custom, system, roundedRect, plain, close, infoLight, infoDark, detailDisclosure, contactAdd

    /// The size of the font of a title without its own, in points; measured on stored frames.
    package var titlePointSize: Double { self == .custom ? 18 : 15 }
  }

  /// The looks of a button in one state.
  package struct Look: Sendable, Hashable {
    package var title: TextContent = .empty
    package var image: ImageReference?
    package var backgroundImage: ImageReference?
  }

  package var kind: Kind
  /// Nil for the kind's font.
  package var font: FontSettings?
  package var normal: Look
  /// In points; nil for the kind's own.
  package var contentInsets: Insets?
  /// The configuration, which replaces all other settings; nil for buttons from before iOS 15.
  package var configuration: ButtonConfiguration?
}

/// The configuration of a button since iOS 15.
package struct ButtonConfiguration: Sendable, Hashable {
  package enum Size: String, Sendable, CaseIterable { case mini, small, medium, large }

  /// The places of the image relative to the title.
  package enum ImagePlacement: String, Sendable, CaseIterable { case leading, trailing, top, bottom, left, right, all }

  package var title: TextContent
  package var subtitle: TextContent
  /// Nil for the text style "body".
  package var titleFont: FontSettings?
  /// Nil for the text style "footnote".
  package var subtitleFont: FontSettings?
  package var size: Size
  /// In points; nil for the insets of the size.
  package var contentInsets: Insets?
  package var image: ImageReference?
  package var imagePlacement: ImagePlacement
  package var imagePadding: Double
  package var titlePadding: Double
}

/// The looks of a button of UIKit.
package struct ButtonAppearance: ControlAppearance {
  /// The styles of configurations.
  package enum Style: String, Sendable, CaseIterable { case plain, gray, tinted, filled, borderless, bordered }

  /// The corners of configurations.
  package enum Corners: String, Sendable, CaseIterable { case fixed, dynamic, small, medium, large, capsule }

  /// The horizontal alignments of the content.
  package enum Alignment: String, Sendable, CaseIterable { case left, center, right, fill, leading, trailing }

  /// Nil for the kind's color.
  package var titleColor: ColorSettings?
  package var alignment: Alignment
  package var titleInsets: Insets
  package var imageInsets: Insets
  package var style: Style?
  package var corners: Corners
  /// Nil for the style's color.
  package var foreground: ColorSettings?
  /// Nil for the style's color.
  package var fill: ColorSettings?
}

/// Buttons of UIKit and AppKit.
enum ButtonReader: ControlReader {
  static let kinds: [ElementKind] = [.button]

  static func touchContent(_ control: ControlSource, _ reader: inout AttributeReader) -> ViewContent {
    .button(reader.button(control.element))
  }

  static func macContent(_ control: ControlSource, _ reader: inout AttributeReader) -> AppKitControl? {
    control.cell.map { .button(reader.buttonCell($0)) }
  }

  static func touchAppearance(_ control: ControlSource, _ reader: inout AttributeReader) -> (any ControlAppearance)? {
    let element = control.element
    let wanted = element["enabled"] == "NO" ? "disabled" : element["selected"] == "YES" ? "selected" : "normal"
    let states = [wanted, "normal"].compactMap { element.child(withKey: $0) }
    let configuration = element.child("buttonConfiguration")
    return ButtonAppearance(
      titleColor: states.compactMap { reader.color("titleColor", of: $0) }.first,
      alignment: reader.value("contentHorizontalAlignment", of: element) ?? .center,
      titleInsets: reader.edgeInsets("titleEdgeInsets", of: element),
      imageInsets: reader.edgeInsets("imageEdgeInsets", of: element),
      style: configuration.map { reader.value(.style, of: $0) ?? .plain },
      corners: configuration.flatMap { reader.value("cornerStyle", of: $0) } ?? .dynamic,
      foreground: configuration.flatMap { reader.color("baseForegroundColor", of: $0) },
      fill: configuration.flatMap { configuration in
        reader.color("baseBackgroundColor", of: configuration)
          ?? configuration.child("backgroundConfiguration").flatMap { reader.color("backgroundColor", of: $0) }
      })
  }

  static func macAppearance(_ control: ControlSource, _ reader: inout AttributeReader) -> (any ControlAppearance)? {
    guard let cell = control.cell else { return MacButtonAppearance(isOn: false, isDefault: false) }
    let key = reader.string("keyEquivalent", of: cell) ?? ""
    return MacButtonAppearance(isOn: cell["state"] == "on", isDefault: key == "\r" || key == "\n")
  }
}

extension AttributeReader {
  fileprivate mutating func button(_ element: Element) -> ButtonSettings {
    var normal = ButtonSettings.Look()
    for state in element.children(.state) where state[.key] == "normal" {
      normal.title = styledText(.title, attributed: "attributedTitle", of: state)
      normal.image = image(of: state)
      normal.backgroundImage = image(.backgroundImage, of: state)
      break
    }
    return ButtonSettings(
      kind: value(.buttonType, of: element) ?? .custom, font: font("fontDescription", of: element), normal: normal,
      contentInsets: element.child(withKey: "contentEdgeInsets").map { insets($0) },
      configuration: element.child(.buttonConfiguration).map { buttonConfiguration($0) })
  }

  private mutating func buttonConfiguration(_ element: Element) -> ButtonConfiguration {
    ButtonConfiguration(
      title: styledText(.title, attributed: "attributedTitle", of: element),
      subtitle: styledText(.subtitle, attributed: "attributedSubtitle", of: element),
      titleFont: font("titleFontDescription", of: element), subtitleFont: font("subtitleFontDescription", of: element),
      size: value(.buttonSize, of: element) ?? .medium,
      contentInsets: (element.child(.directionalEdgeInsets) ?? element.child(withKey: "contentInsets")).map {
        insets($0)
      },
      image: image(of: element), imagePlacement: value(.imagePlacement, of: element) ?? .leading,
      imagePadding: measure(.imagePadding, of: element) ?? 0, titlePadding: measure(.titlePadding, of: element) ?? 1)
  }

  /// Reads insets in any spelling of the format; a side that is not written is 0.
  private mutating func insets(_ element: Element) -> Insets {
    Insets(
      top: measure(.top, of: element) ?? measure(.minY, of: element) ?? 0,
      left: measure(.leading, of: element) ?? measure(.minX, of: element) ?? 0,
      bottom: measure(.bottom, of: element) ?? measure(.maxY, of: element) ?? 0,
      right: measure(.trailing, of: element) ?? measure(.maxX, of: element) ?? 0)
  }

  fileprivate func edgeInsets(_ key: String, of element: Element) -> Insets {
    guard let inset = element.child(withKey: key) else { return Insets() }
    let number = { (name: Name) in inset.number(name).value.map { min(max($0, -10_000), 10_000) } ?? 0 }
    return Insets(top: number("minY"), left: number("minX"), bottom: number("maxY"), right: number("maxX"))
  }
}
