import Foundation
import IBDrawing
import IBLayout
import IBModel
import TestSupport
import Testing

/// Pictures of our own documents, reviewed by eye. `IBT_GOLDEN=write` in the environment writes them again.
@Suite struct GoldenTests {
  static let names = [
    "Dashboard.storyboard", "Postcard.storyboard", "Greeting.storyboard", "Keep.storyboard", "SizeClasses.storyboard",
    "scene.xml", "TwoTrees.xib", "Controls.storyboard", "Text.storyboard", "Table.storyboard", "Bars.storyboard",
    "Mac.xib",
  ]

  private static let folder = Corpus.package.appending(path: "Tests/IBDrawingTests/Golden")

  static func document(_ name: String) throws -> Document {
    let own = folder.appending(path: "Documents/\(name)")
    let isOwn = FileManager.default.fileExists(atPath: own.path)
    let file = isOwn ? own : Corpus.package.appending(path: "Documents/Examples/\(name)")
    return try Document(parsing: [UInt8](Data(contentsOf: file)))
  }

  @Test(arguments: names, ColorScheme.allCases)
  func thePictureIsTheReviewedOne(_ name: String, _ scheme: ColorScheme) throws {
    let scenes = ResolvedDocument(try Self.document(name)).scenes
    let solved = try #require(scenes.lazy.compactMap { try? LayoutEngine().layout(of: $0, options: .framesOnly) }.first)
    let stem = name.prefix { $0 != "." }
    try compare(Picture(of: solved, DrawingOptions(scheme: scheme)), "\(stem)-\(scheme).svg")
  }

  private func compare(_ picture: Picture, _ name: String) throws {
    let svg = SVGWriter().text(of: picture)
    let file = Self.folder.appending(path: name)
    if ProcessInfo.processInfo.environment["IBT_GOLDEN"] == "write" { try Data(svg.utf8).write(to: file) }
    let golden = try String(contentsOf: file, encoding: .utf8)
    #expect(svg == golden, "\(file.lastPathComponent) is different: compare it with `ibt render`")
  }
}
