import IBModel

/// The size of an image, read from the first bytes of its file.
public enum AssetImage {
  /// The size in points of an image file: PNG, JPEG, PDF or SVG.
  /// - Parameters:
  ///   - bytes: the file, or enough of its beginning to hold the header.
  ///   - scale: pixels per point of PNG and JPEG; PDF and SVG are measured in points.
  /// - Returns: nil when it is none of these, or the header is damaged.
  public static func size(of bytes: [UInt8], scale: Double = 1) -> Size? {
    if let pixels = pngSize(bytes) ?? jpegSize(bytes) {
      return Size(width: pixels.width / max(scale, 1), height: pixels.height / max(scale, 1))
    }
    return pdfSize(bytes) ?? svgSize(bytes)
  }

  /// Pixels per point by the end of a file's name: 2 for `star@2x.png`.
  public static func scale(ofFile name: String) -> Double {
    let stem = name.split(separator: ".", omittingEmptySubsequences: false).dropLast().joined(separator: ".")
    for (suffix, scale) in [("@2x", 2.0), ("@3x", 3.0)] {
      if stem.hasSuffix(suffix) || stem.hasSuffix(suffix + "~ipad") || stem.hasSuffix(suffix + "~iphone") {
        return scale
      }
    }
    return 1
  }

  // MARK: Formats

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

  /// The first `/MediaBox` of a PDF that is not packed into a stream.
  private static func pdfSize(_ bytes: [UInt8]) -> Size? {
    guard bytes.starts(with: "%PDF".utf8), let box = end(of: "/MediaBox", in: bytes[...]) else { return nil }
    guard let open = bytes[box...].firstIndex(of: UInt8(ascii: "[")),
      let close = bytes[open...].firstIndex(of: UInt8(ascii: "]"))
    else { return nil }
    let numbers = bytes[(open + 1)..<close].split { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D }.compactMap(number)
    guard numbers.count == 4 else { return nil }
    return checked(numbers[2] - numbers[0], numbers[3] - numbers[1])
  }

  /// `width` and `height` of the root element, else the size of its `viewBox`.
  private static func svgSize(_ bytes: [UInt8]) -> Size? {
    guard let start = end(of: "<svg", in: bytes[...]), let close = bytes[start...].firstIndex(of: UInt8(ascii: ">"))
    else { return nil }
    let tag = bytes[start..<close]
    if let width = attribute("width", of: tag).flatMap(number),
      let height = attribute("height", of: tag).flatMap(number)
    {
      return checked(width, height)
    }
    let box = attribute("viewBox", of: tag)?.split { $0 == 0x20 || $0 == UInt8(ascii: ",") }.compactMap(number) ?? []
    return box.count == 4 ? checked(box[2], box[3]) : nil
  }

  private static func checked(_ width: Double, _ height: Double) -> Size? {
    guard width > 0, height > 0, width < 100_000, height < 100_000 else { return nil }
    return Size(width: width, height: height)
  }

  // MARK: Bytes

  private static func bigEndian(_ bytes: [UInt8], _ position: Int, _ count: Int) -> Int {
    bytes[position..<(position + count)].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func end(of text: String, in bytes: ArraySlice<UInt8>) -> Int? {
    bytes.firstRange(of: Array(text.utf8))?.upperBound
  }

  /// The value between the quotes of an attribute.
  private static func attribute(_ name: String, of tag: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    for quote in ["\"", "'"] {
      guard let start = end(of: " " + name + "=" + quote, in: tag) else { continue }
      return tag[start...].firstIndex(of: quote.utf8.first ?? 0).map { tag[start..<$0] }
    }
    return nil
  }

  /// The number a text begins with, whatever unit follows; a share of something is none.
  private static func number(_ bytes: ArraySlice<UInt8>) -> Double? {
    let digits = bytes.prefix { (0x30...0x39).contains($0) || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") }
    guard bytes.last != UInt8(ascii: "%"), let number = Double(String(decoding: digits, as: UTF8.self)) else {
      return nil
    }
    return number.isFinite ? number : nil
  }
}
