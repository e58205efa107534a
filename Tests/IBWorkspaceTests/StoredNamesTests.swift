import SystemPackage
import Testing

@testable import IBWorkspace

struct StoredNamesTests {
  private static let folders: [FilePath: [String]] = [
    ".": ["App", "Main.storyboard"], "App": ["Base.lproj", "Cafe\u{301}.xib", "caf\u{E9}s.xib", "a.xib", "A.xib"],
    "App/Base.lproj": ["Main.storyboard"], "/": ["Users"], "/Users": ["Ada"], "..": ["Other"],
  ]

  private func stored(_ path: String) -> String {
    var names = StoredNames(finds: { _ in true }, namesInFolder: { Self.folders[$0] ?? [] })
    return names.stored(path)
  }

  @Test(arguments: [
    ("main.storyboard", "Main.storyboard"), ("Main.storyboard", "Main.storyboard"),
    ("app/base.lproj/MAIN.storyboard", "App/Base.lproj/Main.storyboard"), ("/users/ada", "/Users/Ada"),
    ("../other/x.xib", "../Other/x.xib"), ("-", "-"), (".", "."),
  ]) func `a path has the case that its folder has`(_ typed: String, _ expected: String) {
    #expect(stored(typed) == expected)
  }

  @Test func `characters are spelled as in the folder`() {
    #expect(Array(stored("App/Caf\u{E9}.xib").utf8) == Array("App/Cafe\u{301}.xib".utf8))
    #expect(Array(stored("App/cafe\u{301}s.xib").utf8) == Array("App/caf\u{E9}s.xib".utf8))
  }

  @Test func `an exact name wins over one that differs in case`() {
    #expect(stored("App/A.xib") == "App/A.xib")
    #expect(stored("App/a.xib") == "App/a.xib")
  }

  @Test func `a name that the folder does not have is kept`() {
    #expect(stored("App/Missing.xib") == "App/Missing.xib")
    #expect(stored("nowhere/Main.storyboard") == "nowhere/Main.storyboard")
  }

  @Test func `a path that is not found is kept`() {
    var names = StoredNames(finds: { _ in false }, namesInFolder: { Self.folders[$0] ?? [] })
    #expect(names.stored("main.storyboard") == "main.storyboard")
  }

  @Test func `documents are found where the folder has them`() throws {
    let scratch = try ScratchFolder(["App/Main.storyboard": "<document/>"])
    let names = StoredNames(
      finds: { _ in true },
      namesInFolder: { $0.lastComponent == "App" ? ["Main.storyboard"] : $0.string == scratch.path ? ["App"] : [] })
    let paths = DocumentPaths(["\(scratch.path)/app/main.storyboard"], filter: .none, names: names)
    #expect(paths.documents == ["\(scratch.path)/App/Main.storyboard"] && paths.errors == [])
  }

  @Test func `a base has documents regardless of how Unicode spells their names`() {
    // Git composes the names that macOS stores decomposed.
    let base = BaseDocuments(root: "/app", changed: [:], known: ["Caf\u{E9}.xib"])
    #expect(base.state(of: "/app/Cafe\u{301}.xib") == .unchanged)
  }
}
