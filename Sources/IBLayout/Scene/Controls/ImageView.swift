import IBModel

/// The frames drawn around the image of an AppKit image view.
package enum ImageFrameStyle: String, Sendable, CaseIterable { case none, photo, grayBezel, groove, button }

/// The looks of an image view, whose image is its content.
package struct ImageAppearance: ControlAppearance {}

enum ImageReader: ControlReader {
  static let kinds: [ElementKind] = [.imageView]
  static let touchLook: (any ControlAppearance)? = ImageAppearance()
  static let macLook: (any ControlAppearance)? = ImageAppearance()

  static func touchContent(_ control: ControlSource, _ reader: inout AttributeReader) -> ViewContent {
    .image(reader.image(of: control.element))
  }

  static func macContent(_ control: ControlSource, _ reader: inout AttributeReader) -> AppKitControl? {
    .image(
      control.cell.flatMap { reader.image(of: $0) },
      frame: control.cell.flatMap { reader.value(.imageFrameStyle, of: $0) } ?? .none)
  }
}
