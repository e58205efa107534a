import IBBase
import IBModel

/// The size of an image, read from the first bytes of its file.
package enum AssetImage {
  /// Returns the size in points of a PNG, JPEG, PDF or SVG file.
  /// - Parameters:
  ///   - bytes: the file, or enough of its beginning to contain the header.
  ///   - scale: pixels per point of PNG and JPEG; PDF and SVG are measured in points.
  /// - Returns: nil when the file has another format or its header is damaged.
  package static func size(of bytes: [UInt8], scale: Double = 1) -> Size? {
    if let pixels = pngSize(bytes) ?? jpegSize(bytes) {
      return Size(width: pixels.width / max(scale, 1), height: pixels.height / max(scale, 1))
    }
    return pdfSize(bytes) ?? SVGImage.size(bytes)
  }

  /// Pixels per point according to the end of a file's name: 2 for `star@2x.png`.
  package static func scale(ofFile name: String) -> Double {
    let stem = name.split(separator: ".", omittingEmptySubsequences: false).dropLast().joined(separator: ".")
    for (suffix, scale) in [("@2x", 2.0), ("@3x", 3.0)] {
      if stem.hasSuffix(suffix) || stem.hasSuffix(suffix + "~ipad") || stem.hasSuffix(suffix + "~iphone") {
        return scale
      }
    }
    return 1
  }

  private static func pngSize(_ bytes: [UInt8]) -> Size? {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), bytes.count >= 24 else { return nil }
    return checked(Double(bigEndian(bytes, 16, 4)), Double(bigEndian(bytes, 20, 4)))
  }

  /// Follows the segments to the first "start of frame".
  private static func jpegSize(_ bytes: [UInt8]) -> Size? {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var position = 2
    while position + 9 <= bytes.count, bytes[position] == 0xFF {
      let marker = bytes[position + 1]
      if marker == 0xFF {
        position += 1
        continue
      }
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return checked(Double(bigEndian(bytes, position + 7, 2)), Double(bigEndian(bytes, position + 5, 2)))
      }
      position += 2 + bigEndian(bytes, position + 2, 2)
    }
    return nil
  }

  /// The first `/MediaBox` of a PDF outside compressed streams.
  private static func pdfSize(_ bytes: [UInt8]) -> Size? {
    guard bytes.starts(with: "%PDF".utf8), let box = bytes.range(of: "/MediaBox")?.upperBound,
      let open = bytes[box...].firstIndex(of: UInt8(ascii: "[")),
      let close = bytes[open...].firstIndex(of: UInt8(ascii: "]"))
    else { return nil }
    let numbers = String(decoding: bytes[(open + 1)..<close], as: UTF8.self)
      .split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    return checked(numbers[2] - numbers[0], numbers[3] - numbers[1])
  }

  /// The size if both extents are positive and plausible, which rules out NaN.
  static func checked(_ width: Double, _ height: Double) -> Size? {
    guard width > 0, height > 0, width < 100_000, height < 100_000 else { return nil }
    return Size(width: width, height: height)
  }

  private static func bigEndian(_ bytes: [UInt8], _ position: Int, _ count: Int) -> Int {
    bytes[position..<(position + count)].reduce(0) { $0 << 8 | Int($1) }
  }
}
