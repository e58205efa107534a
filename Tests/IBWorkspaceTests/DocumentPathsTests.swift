import Foundation
import SystemPackage
import Testing

@testable import IBWorkspace

struct DocumentPathsTests {
  private let scratch = ScratchFolder()

  private func found() -> [String] { relative(DocumentPaths([scratch.path]).documents) }

  private func relative(_ paths: [String]) -> [String] { paths.map { String($0.dropFirst(scratch.path.count + 1)) } }

  @Test(
    arguments: [
      (
        "documents in subfolders are sorted by the bytes of their paths",
        ["b/Z.xib", "b.storyboard", "B.XIB", "b/a.StoryBoard", "a/x/y.xib", "é.xib"], [:],
        ["B.XIB", "a/x/y.xib", "b.storyboard", "b/Z.xib", "b/a.StoryBoard", "é.xib"]
      ), ("files of other kinds are left out", ["a.swift", "xib", "a.storyboardc", "a.xib.orig"], [:], []),
      ("hidden files and folders are left out", [".git/a.xib", ".build/a.xib", "._a.xib"], [:], []),
      ("folders with the extension of a document are searched", ["a.xib/b.xib"], [:], ["a.xib/b.xib"]),
      ("links to files are taken", ["real.txt"], ["a.xib": "real.txt"], ["a.xib"]),
      ("links to folders are not followed", ["a/b.xib"], ["a/loop": ".."], ["a/b.xib"]),
      ("links to nowhere are left out", [], ["a.xib": "nowhere"], []),
      ("a link to a document is a document of its own", ["a.xib"], ["b.xib": "a.xib"], ["a.xib", "b.xib"]),
    ] as [(String, [String], [String: String], [String])])
  func foldersAreSearched(rule: String, files: [String], links: [String: String], documents: [String]) throws {
    for file in files { try scratch.write("", file) }
    for (link, target) in links { try scratch.link(link, to: target) }
    #expect(found() == documents)
  }

  @Test func `pipes are left out`() throws {
    try scratch.shell("mkfifo a.xib")
    #expect(found() == [])
  }

  @Test func `a document whose name is not UTF-8 is an error`() throws {
    try scratch.write("", "b.xib")
    try #require(try scratch.shell("touch \"$(printf 'a\\377.xib')\"").exitCode == 0)
    let found = DocumentPaths([scratch.path])
    #expect(found.errors == [.nameIsNotUTF8(path: scratch.path("a\u{FFFD}.xib"))])
    #expect(relative(found.documents) == ["b.xib"])
  }

  @Test func `a file named explicitly is taken whatever its extension`() throws {
    try scratch.write("", "notes.txt")
    #expect(DocumentPaths([scratch.path("notes.txt")]).documents == [scratch.path("notes.txt")])
  }

  @Test func `arguments keep their order and repeated spellings appear once`() throws {
    for name in ["b.xib", "a.xib"] { try scratch.write("", name) }
    let paths = DocumentPaths([scratch.path("b.xib"), scratch.path]).documents
    #expect(paths == [scratch.path("b.xib"), scratch.path("a.xib")])
  }

  @Test func `a document that two arguments spell differently appears once`() throws {
    for name in ["sub/a.xib", "sub/b.xib"] { try scratch.write("", name) }
    try scratch.link("same", to: "sub")
    let paths = ["sub/a.xib", "sub/./a.xib", "sub/../sub/a.xib", "same/a.xib", "sub"].map(scratch.path)
    #expect(DocumentPaths(paths).documents == [scratch.path("sub/a.xib"), scratch.path("sub/b.xib")])
  }

  @Test func `folders whose name is not UTF-8 are searched`() throws {
    let command = "mkdir $(printf 'a\\377') && touch $(printf 'a\\377')/a.xib $(printf 'a\\377')/notes.txt"
    try #require(try scratch.shell(command).exitCode == 0)
    #expect(DocumentPaths([scratch.path]).errors == [.nameIsNotUTF8(path: scratch.path("a\u{FFFD}/a.xib"))])
  }

  @Test func `a slash at the end of a folder is not doubled`() throws {
    try scratch.write("", "a.xib")
    #expect(DocumentPaths([scratch.path + "/"]).documents == [scratch.path("a.xib")])
  }

  @Test func `a missing path is an error and the others are expanded`() throws {
    try scratch.write("", "a.xib")
    let found = DocumentPaths([scratch.path("nothing"), scratch.path("a.xib")])
    #expect(found.errors == [.missing(path: scratch.path("nothing"))])
    #expect(relative(found.documents) == ["a.xib"])
  }

  @Test func `a folder without documents is an error`() throws {
    try scratch.write("", "empty/notes.txt")
    let path = scratch.path("empty")
    #expect(DocumentPaths([path]).errors == [.noDocuments(folder: path)])
  }

  @Test func `a folder that cannot be read is an error and the others are searched`() throws {
    for name in ["a/a.xib", "z/z.xib"] { try scratch.write("", name) }
    // Nobody, not even root, can open a folder whose path is longer than the system allows.
    let name = String(repeating: "x", count: 250)
    let long = String(repeating: "/\(name)", count: 10)
    defer { _ = try? scratch.shell("rm -rf m") }
    try #require(try scratch.shell("mkdir -p m\(long) n\(long) && mv n m\(long)").exitCode == 0)
    let found = DocumentPaths([scratch.path])
    #expect(relative(found.documents) == ["a/a.xib", "z/z.xib"])
    let error = try #require(found.errors.first)
    #expect(found.errors.count == 1)
    guard case .failed(let path, let action, _) = error else { throw error }
    #expect(action == "read the folder" && path.hasPrefix(scratch.path("m/\(name)")))
  }

  @Test(.enabled(if: geteuid() != 0, "root can read everything"))
  func `a folder without permission to read is an error and the others are searched`() throws {
    for name in ["a/a.xib", "closed/b.xib", "z/z.xib"] { try scratch.write("", name) }
    try scratch.setMode(0o000, of: "closed")
    defer { try? scratch.setMode(0o755, of: "closed") }
    let found = DocumentPaths([scratch.path])
    #expect(relative(found.documents) == ["a/a.xib", "z/z.xib"])
    #expect(found.errors == [.noPermission(path: scratch.path("closed"), action: "read the folder")])
  }

  @Test(arguments: [
    "<?xml version=\"1.0\"?>\n<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\">",
    "<document version=\"3.0\"\n  type = 'com.apple.InterfaceBuilder.AppleTV.Storyboard'>",
    "\u{FEFF}<!-- <plist> --><!DOCTYPE document><document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\">",
    #"<archive type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="7.10">"#,
  ]) func `XML with the root of a document is taken`(text: String) throws {
    try scratch.write(text, "scene.xml")
    #expect(found() == ["scene.xml"])
  }

  @Test(arguments: [
    "", "<", "<document>", #"<document type="com.example">"#, #"<plist type="com.apple.InterfaceBuilder">"#,
    #"<a><document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"></a>"#,
    #"<!-- <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"> -->"#,
  ]) func `other XML is left out`(text: String) throws {
    try scratch.write(text, "scene.xml")
    #expect(found() == [])
  }

  @Test(arguments: [
    (".", "a.xib"), ("./", "a.xib"), ("App", "App/a.xib"), ("./App/", "./App/a.xib"), ("..", "../a.xib"),
    ("/", "/a.xib"),
  ]) func `paths begin with the folder as it was spelled`(folder: String, path: String) {
    #expect(FilePath(folder).entry("a.xib").string == path)
  }
}
