/// A film as one PNG file: the image data of PNG files of one size, put together without a change.
///
/// Source of the format: the PNG specification, third edition, which includes animations.
package struct AnimatedPNG: Sendable {
  /// An image of the film.
  package struct Frame: Sendable {
    /// A whole PNG file.
    package var png: [UInt8]
    /// How long it is shown, in seconds.
    package var time: Double

    /// An image that is shown for some time.
    package init(png: [UInt8], time: Double) {
      self.png = png
      self.time = time
    }
  }

  /// Why images cannot be put together.
  package enum Failure: Error, Sendable, Equatable, CustomStringConvertible {
    /// There is no image.
    case empty
    /// An image is no PNG file.
    case notPNG
    /// The images differ in size or in the form of their pixels.
    case differentHeaders

    /// One line.
    package var description: String {
      switch self {
      case .empty: "a film without images cannot be written"
      case .notPNG: "an image of the film is not a PNG file"
      case .differentHeaders: "the images of the film differ in size or form"
      }
    }
  }

  /// The file.
  package let bytes: [UInt8]

  /// Puts images together.
  /// - Parameter repetitions: how often they are shown; nil is without end.
  package init(_ frames: [Frame], repetitions: Int? = nil) throws(Failure) {
    var images: [PNGChunks] = []
    for frame in frames {
      guard let chunks = PNGChunks(frame.png) else { throw .notPNG }
      images.append(chunks)
    }
    guard let first = images.first else { throw .empty }
    guard images.allSatisfy({ $0.header == first.header && !$0.data.isEmpty }) else { throw .differentHeaders }
    var file = PNGChunks.signature
    var sequence: UInt32 = 0
    let next = { () -> [UInt8] in
      defer { sequence += 1 }
      return sequence.bigEndianBytes
    }
    file.appendChunk("IHDR", first.header)
    file.appendChunk("acTL", UInt32(frames.count).bigEndianBytes + UInt32(repetitions ?? 0).bigEndianBytes)
    for (index, image) in images.enumerated() {
      file.appendChunk("fcTL", next() + AnimatedPNG.control(of: image, frames[index].time))
      for data in image.data {
        if index == 0 { file.appendChunk("IDAT", data) } else { file.appendChunk("fdAT", next() + data) }
      }
    }
    file.appendChunk("IEND", [])
    bytes = file
  }

  /// Size, offset, time as a fraction, and that the image replaces the one before.
  private static func control(of image: PNGChunks, _ time: Double) -> [UInt8] {
    let milliseconds = UInt16(min(max((time * 1000).rounded(), 0), 65_535))
    let fraction = [UInt8(milliseconds >> 8), UInt8(milliseconds & 255), 3, 232]
    return Array(image.header[..<8]) + [UInt8](repeating: 0, count: 8) + fraction + [0, 0]
  }
}

/// The parts of a PNG file that its pixels are in.
private struct PNGChunks {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  private(set) var header: [UInt8] = []
  private(set) var data: [[UInt8]] = []

  /// nil when the bytes are no PNG file with a header.
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: PNGChunks.signature) else { return nil }
    var place = PNGChunks.signature.count
    while place + 12 <= bytes.count {
      let count = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      guard count <= bytes.count - place - 12 else { return nil }
      let content = Array(bytes[place + 8..<place + 8 + count])
      switch String(decoding: bytes[place + 4..<place + 8], as: UTF8.self) {
      case "IHDR": header = content
      case "IDAT": data.append(content)
      default: break
      }
      place += count + 12
    }
    if header.count != 13 { return nil }
  }
}

extension [UInt8] {
  /// Length, name, content and checksum.
  fileprivate mutating func appendChunk(_ name: String, _ content: [UInt8]) {
    self += UInt32(content.count).bigEndianBytes
    let checked = Array(name.utf8) + content
    self += checked
    self += CyclicRedundancyCheck.value(of: checked).bigEndianBytes
  }
}

extension UInt32 {
  fileprivate var bigEndianBytes: [UInt8] {
    [UInt8(self >> 24), UInt8(self >> 16 & 255), UInt8(self >> 8 & 255), UInt8(self & 255)]
  }
}

/// The checksum of PNG.
private enum CyclicRedundancyCheck {
  private static let table: [UInt32] = (0..<256).map { number in
    (0..<8).reduce(UInt32(number)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
  }

  static func value(of bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(0xFFFF_FFFF) { table[Int(($0 ^ UInt32($1)) & 255)] ^ $0 >> 8 }
  }
}
