import IBModel

/// An image file that a viewer of pictures can show.
public struct ImageFile: Sendable, Hashable {
  /// The formats of image files.
  public enum Format: String, Sendable, CaseIterable {
    case png, jpeg, gif
    case svg = "svg+xml"
  }

  /// The bytes of the file.
  public var bytes: [UInt8]
  /// The format; the raw value is the second part of the media type.
  public var format: Format
  /// Whether it is drawn in the color of its surroundings; nil if its place decides, as in bars.
  public var isTemplate: Bool?

  /// Creates an image file; nil when the bytes have another format.
  public init?(_ bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      format = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      format = .jpeg
    } else if bytes.starts(with: "GIF8".utf8) {
      format = .gif
    } else if ImageFile.isSVG(bytes) {
      format = .svg
    } else {
      return nil
    }
    self.bytes = bytes
  }

  /// Whether the first element is `svg`: before it are at most a declaration, comments and a document type.
  private static func isSVG(_ bytes: [UInt8]) -> Bool {
    let beginning = String(decoding: bytes.prefix(4096), as: UTF8.self)
    return beginning.firstMatch(of: /^\u{FEFF}?\s*(?:<\?[^>]*>\s*|<![^>]*>\s*)*<svg[\s>\/]/) != nil
  }
}

/// Resources for pictures from the project around a document.
public struct PictureResources: Sendable {
  /// Returns the image with a name; nil when there is none that can be shown.
  public var image: @Sendable (_ name: String, ColorScheme) -> ImageFile?
  /// Returns the color with a name; nil when there is none.
  public var color: @Sendable (_ name: String, ColorScheme) -> RGBColor?
  /// Prepares the images with some names that viewers cannot show as they are; returns a note when that fails.
  package var prepare: @Sendable (_ images: [String]) async -> String? = { _ in nil }

  /// Creates resources, by default without any.
  public init(
    image: @escaping @Sendable (_ name: String, ColorScheme) -> ImageFile? = { _, _ in nil },
    color: @escaping @Sendable (_ name: String, ColorScheme) -> RGBColor? = { _, _ in nil }
  ) {
    self.image = image
    self.color = color
  }
}
