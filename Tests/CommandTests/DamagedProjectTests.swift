import Foundation
import Testing

@Suite struct DamagedProjectTests {
  private let scratch = ScratchFolder()

  init() throws {
    try scratch.write(try Package.example("Dashboard.storyboard"), "App/Base.lproj/Main.storyboard")
    try scratch.write("// !$*UTF8*$!\n{ objects = {}; }\n", "App.xcodeproj/project.pbxproj")
  }

  /// Paths with the pieces their contents repeat.
  private static let files: [(path: String, piece: String, count: Int)] = [
    ("App/Assets.xcassets/Contents.json", #"{"info":"#, 1),
    ("App/Assets.xcassets/deep.imageset/Contents.json", "[", 30_000),
    ("App/Assets.xcassets/binary.imageset/Contents.json", "\u{FFFE}\0\u{1}", 10),
    (
      "App/Assets.xcassets/large.colorset/Contents.json", #"{"colors":[{"color":{"components":{"red":"0xFF"}}}]}"#,
      20_000
    ), ("App/en.lproj/Main.strings", #""a" = "b"#, 50_000), ("App/de.lproj/Main.strings", "{", 30_000),
    ("App/Main.xcstrings", #"{"strings":"#, 50_000), ("App/Info.plist", "<dict><key>UIAppFonts</key>", 20_000),
    ("App/Fonts/Short.ttf", "OTTO", 1), ("App/Fonts/Binary.otf", "\0\u{1}\0\0\u{FF}", 1_000),
    ("Other.xcodeproj/project.pbxproj", "{", 30_000), ("App/Nested.swift", "class A {", 20_000),
    ("App/Strings.swift", "let a = \"\"\"\n\\(", 10_000), ("App/Comments.swift", "/*", 30_000),
    ("App/Angles.swift", "class X<", 10_000), ("App/Name.swift", "class \u{E9}", 20_000),
    ("App/Selectors.m", "@selector(", 200_000), ("App/Conditions.h", "#if X\n", 20_000),
    ("App/Binary.m", "@interface \0 : \0", 10_000), ("App/Damaged.storyboard/Contents.json", "{", 1),
  ]

  @Test func `lint goes on, whatever one of them contains`() throws {
    for (path, piece, count) in Self.files {
      try scratch.write(String(repeating: piece, count: count), path)
      let outcome = try scratch.ibt("lint", "--quiet", "--no-cache", "--select", "all")
      #expect(!outcome.isSignal && [0, 1].contains(outcome.code), "\(path): \(outcome)")
      try FileManager.default.removeItem(atPath: scratch.path(path))
    }
  }

  @Test func `pipes and links that lead in circles are left out`() throws {
    for path in ["App/Pipe.swift", "App/Pipe.xib", "App/Base.lproj/Main.strings", "App/Pipe.ttf"] {
      #expect(mkfifo(scratch.path(path), 0o600) == 0)
    }
    for (path, target) in [("App/circle", "."), ("App/loop", "loop"), ("App/Loop.storyboard", "Loop.storyboard")] {
      try FileManager.default.createSymbolicLink(atPath: scratch.path(path), withDestinationPath: target)
    }
    let outcome = try scratch.ibt("lint", "--quiet", "--no-cache", "--select", "all")
    #expect(!outcome.isSignal && [0, 1].contains(outcome.code), "\(outcome)")
    #expect(outcome.complaint.isEmpty)
  }
}
