import Testing

struct FlawedFile: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let bytes: [UInt8]

  private init(_ description: String, _ bytes: [UInt8]) {
    testDescription = description
    self.bytes = bytes
  }

  static let unreadable: [FlawedFile] = [
    FlawedFile("empty", []), FlawedFile("white space", Array("  \n \n".utf8)),
    FlawedFile("archive", Array(archive.utf8)),
    FlawedFile("other root", Array("<?xml version=\"1.0\"?>\n<plist version=\"1.0\"/>\n".utf8)),
    FlawedFile("no XML", Array("storyboard\n".utf8)),
    FlawedFile("truncated", Array(scene.utf8.prefix(scene.utf8.count / 2))),
    FlawedFile("NUL bytes", Array(scene.replacing("A quiet bay", with: "A \0 bay").utf8)),
    FlawedFile("not UTF-8", Array(scene.utf8.prefix(1000)) + [0xFF, 0xFE, 0xC0] + Array(scene.utf8.dropFirst(1000))),
    FlawedFile("half UTF-16", [0xFF, 0xFE, 0x3C, 0x00, 0x64]),
    FlawedFile("unknown encoding", Array(scene.replacing("UTF-8", with: "x-nobody").utf8)),
  ]

  static let latin1: [UInt8] = accented.replacing("UTF-8", with: "ISO-8859-1").unicodeScalars.map {
    UInt8(truncatingIfNeeded: $0.value)
  }

  static let utf16: [UInt8] =
    [0xFF, 0xFE]
    + accented.replacing("UTF-8", with: "UTF-16").utf16.flatMap {
      [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)]
    }

  static let faulty = scene.replacing(#"destination="lan-vw-all""#, with: #"destination="no-vw-all""#)

  static let accented = scene.replacing(#""Caption""#, with: #""Légende""#)

  static let scene: String = (try? Package.example("scene.xml")).map { String(decoding: $0, as: UTF8.self) } ?? ""

  private static let archive = """
    <?xml version="1.0" encoding="UTF-8"?> <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00">
    <data><int key="IBDocument.SystemTarget">1280</int></data> </archive>

    """
}
