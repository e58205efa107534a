import Foundation
import Testing

@testable import IBWorkspace

struct DocumentPathsTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
  }

  /// The documents below the scratch folder, relative to it.
  private func found() throws -> [String] {
    try DocumentPaths.below(scratch.path).map { String($0.dropFirst(scratch.path.count + 1)) }
  }

  @Test func `documents in subfolders are sorted by the bytes of their paths`() throws {
    for name in ["b/Z.xib", "b.storyboard", "B.XIB", "b/a.StoryBoard", "a/x/y.xib", "é.xib"] {
      try scratch.write("", name)
    }
    #expect(try found() == ["B.XIB", "a/x/y.xib", "b.storyboard", "b/Z.xib", "b/a.StoryBoard", "é.xib"])
  }

  @Test func `files of other kinds are left out`() throws {
    for name in ["a.swift", "xib", "a.storyboardc", "a.xib.orig"] { try scratch.write("", name) }
    #expect(try found() == [])
  }

  @Test func `hidden files and folders are left out`() throws {
    for name in [".git/a.xib", ".build/a.xib", "._a.xib"] { try scratch.write("", name) }
    #expect(try found() == [])
  }

  @Test func `folders with the extension of a document are searched`() throws {
    try scratch.write("", "a.xib/b.xib")
    #expect(try found() == ["a.xib/b.xib"])
  }

  @Test func `links to files are taken`() throws {
    try scratch.write("", "real.txt")
    try scratch.link("a.xib", to: "real.txt")
    #expect(try found() == ["a.xib"])
  }

  @Test func `links to folders are not followed`() throws {
    try scratch.write("", "a/b.xib")
    try scratch.link("a/loop", to: "..")
    #expect(try found() == ["a/b.xib"])
  }

  @Test func `links to nowhere are left out`() throws {
    try scratch.link("a.xib", to: "nowhere")
    #expect(try found() == [])
  }

  @Test func `pipes are left out`() throws {
    try scratch.shell("mkfifo a.xib")
    #expect(try found() == [])
  }

  @Test func `a document whose name is not UTF-8 is an error`() throws {
    try #require(try scratch.shell("touch \"$(printf 'a\\377.xib')\"").exitCode == 0)
    #expect(throws: WorkspaceError.nameIsNotUTF8(path: scratch.path("a\u{FFFD}.xib"))) { try found() }
  }

  @Test func `a file named explicitly is taken whatever its extension`() throws {
    try scratch.write("", "notes.txt")
    #expect(try DocumentPaths.expand([scratch.path("notes.txt")]) == [scratch.path("notes.txt")])
  }

  @Test func `arguments keep their order and repeated spellings appear once`() throws {
    for name in ["b.xib", "a.xib"] { try scratch.write("", name) }
    let paths = try DocumentPaths.expand([scratch.path("b.xib"), scratch.path])
    #expect(paths == [scratch.path("b.xib"), scratch.path("a.xib")])
  }

  @Test func `a slash at the end of a folder is not doubled`() throws {
    try scratch.write("", "a.xib")
    #expect(try DocumentPaths.expand([scratch.path + "/"]) == [scratch.path("a.xib")])
  }

  @Test func `a missing path is an error`() throws {
    let path = scratch.path("nothing")
    #expect(throws: WorkspaceError.missing(path: path)) { try DocumentPaths.expand([path]) }
  }

  @Test(.enabled(if: geteuid() != 0, "root may read everything"))
  func `a folder that must not be read is an error`() throws {
    try scratch.write("", "closed/a.xib")
    try scratch.setMode(0o000, of: "closed")
    defer { try? scratch.setMode(0o755, of: "closed") }
    let path = scratch.path("closed")
    #expect(throws: WorkspaceError.noPermission(path: path, action: "read the folder")) {
      try DocumentPaths.below(path)
    }
  }

  @Test(arguments: [
    "<?xml version=\"1.0\"?>\n<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\">",
    "<document version=\"3.0\"\n  type = 'com.apple.InterfaceBuilder.AppleTV.Storyboard'>",
    "\u{FEFF}<!-- <plist> --><!DOCTYPE document><document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\">",
    "<archive type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" version=\"7.10\">",
  ])
  func `XML with the root of a document is taken`(text: String) throws {
    try scratch.write(text, "scene.xml")
    #expect(try found() == ["scene.xml"])
  }

  @Test(arguments: [
    "", "<", "<document>", "<document type=\"com.example\">", "<plist type=\"com.apple.InterfaceBuilder\">",
    "<a><document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"></a>",
    "<!-- <document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"> -->",
  ])
  func `other XML is left out`(text: String) throws {
    try scratch.write(text, "scene.xml")
    #expect(try found() == [])
  }

  @Test(arguments: [
    (".", "a.xib"), ("./", "a.xib"), ("App", "App/a.xib"), ("./App/", "./App/a.xib"), ("..", "../a.xib"),
    ("/", "/a.xib"),
  ])
  func `paths begin with the folder as it was spelled`(folder: String, path: String) {
    #expect(DocumentPaths.path(of: "a.xib", in: folder) == path)
  }
}
