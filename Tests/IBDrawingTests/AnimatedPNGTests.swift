import IBDrawing
import Testing

@Suite struct AnimatedPNGTests {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// A PNG file with a checksum that nothing looks at.
  private func png(width: UInt8 = 2, data: [UInt8]) -> [UInt8] {
    let chunk = { (name: String, content: [UInt8]) in
      [0, 0, 0, UInt8(content.count)] + Array(name.utf8) + content + [0, 0, 0, 0]
    }
    return AnimatedPNGTests.signature + chunk("IHDR", [0, 0, 0, width, 0, 0, 0, 3, 8, 6, 0, 0, 0])
      + chunk("IDAT", data) + chunk("IEND", [])
  }

  /// Names and contents of the parts of a file.
  private func chunks(_ bytes: [UInt8]) -> [(name: String, content: [UInt8])] {
    var result: [(name: String, content: [UInt8])] = []
    var place = 8
    while place + 12 <= bytes.count {
      let count = Int(bytes[place + 2]) << 8 | Int(bytes[place + 3])
      let name = String(decoding: bytes[place + 4..<place + 8], as: UTF8.self)
      result.append((name, Array(bytes[place + 8..<place + 8 + count])))
      place += count + 12
    }
    return result
  }

  @Test func imagesAreTakenAsTheyAre() throws {
    let file = try AnimatedPNG([.init(png: png(data: [1, 2]), time: 1.25), .init(png: png(data: [3]), time: 0.04)])
    let parts = chunks(file.bytes)
    #expect(parts.map(\.name) == ["IHDR", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "IEND"])
    #expect(parts[1].content == [0, 0, 0, 2, 0, 0, 0, 0])
    #expect(parts[2].content == [0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 3] + [0, 0, 0, 0, 0, 0, 0, 0, 4, 226, 3, 232, 0, 0])
    #expect(parts[5].content == [0, 0, 0, 2, 3])
    // The checksum of an empty IEND is the same in every PNG file.
    #expect(file.bytes.suffix(4).elementsEqual([0xAE, 0x42, 0x60, 0x82]))
  }

  @Test func whatDoesNotFitIsRefused() {
    #expect(throws: AnimatedPNG.Failure.empty) { try AnimatedPNG([]) }
    #expect(throws: AnimatedPNG.Failure.notPNG) { try AnimatedPNG([.init(png: Array("GIF89a".utf8), time: 1)]) }
    #expect(throws: AnimatedPNG.Failure.notPNG) {
      try AnimatedPNG([.init(png: AnimatedPNGTests.signature + [255, 255, 255, 255, 0, 0, 0, 0, 0, 0, 0, 0], time: 1)])
    }
    #expect(throws: AnimatedPNG.Failure.differentHeaders) {
      try AnimatedPNG([.init(png: png(data: [1]), time: 1), .init(png: png(width: 9, data: [1]), time: 1)])
    }
  }
}
