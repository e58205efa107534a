import Foundation
import TestSupport
import Testing

/// Links of pages lead to files and headings that exist. So do the pages that texts of the program and scripts name.
@Suite struct LinkTests {
  /// All files of the package but files of builds, by their paths.
  private static let files: [String] = {
    var result = ["README.md", "Package.swift"]
    for folder in ["Documents", "Sources", "Tests", "tools"] {
      let path = Corpus.package.appending(path: folder).path
      let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
      result += names.filter { !$0.contains(".build") }.sorted().map { "\(folder)/\($0)" }
    }
    return result
  }()

  static let pages = files.filter { $0.hasSuffix(".md") }

  private static func text(of file: URL) -> String? { try? String(contentsOf: file, encoding: .utf8) }

  /// The lines outside of blocks of code.
  private static func prose(of page: String) -> [Substring] {
    var isCode = false
    return page.split(separator: "\n").filter { line in
      if line.hasPrefix("```") { isCode.toggle() }
      return !isCode
    }
  }

  /// The names that GitHub gives to headings.
  private static func anchors(of page: String) -> [String] {
    var counts: [String: Int] = [:]
    return prose(of: page).filter { $0.hasPrefix("#") }.map { line in
      let title = line.drop { $0 == "#" }.dropFirst().lowercased().replacing(/\]\([^)]*\)/, with: "")
      let kept = title.filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
      let name = String(kept.map { $0 == " " ? "-" : $0 })
      let count = counts[name, default: 0]
      counts[name] = count + 1
      return count == 0 ? name : "\(name)-\(count)"
    }
  }

  /// The relative links outside of code.
  private static func links(of page: String) -> [String] {
    prose(of: page).flatMap { line in
      let text = line.replacing(/`[^`]*`/, with: "")
      let links = text.matches(of: /\]\(([^)\s:]+)\)/).map { String($0.1) }
      return links + text.matches(of: /(?:src|srcset)="([^":]+)"/).map { String($0.1) }
    }
  }

  /// Whether a link leads to something, from a folder or a page.
  private static func leadsSomewhere(_ link: String, from page: URL) -> Bool {
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let target =
      parts[0].isEmpty ? page : page.deletingLastPathComponent().appending(path: parts[0]).standardizedFileURL
    guard parts.count == 2 else { return FileManager.default.fileExists(atPath: target.path) }
    return text(of: target).map { anchors(of: $0).contains(parts[1]) } ?? false
  }

  @Test(arguments: pages) func linksLeadSomewhere(_ page: String) throws {
    let file = Corpus.package.appending(path: page)
    for link in LinkTests.links(of: try #require(LinkTests.text(of: file))) {
      #expect(LinkTests.leadsSomewhere(link, from: file), "\(link)")
    }
  }

  /// Without the comments of Swift.
  @Test func pagesThatTextsNameExist() {
    let readme = Corpus.package.appending(path: "README.md")
    for path in LinkTests.files where !path.hasSuffix(".md") {
      guard let text = LinkTests.text(of: Corpus.package.appending(path: path)), text.contains(".md") else { continue }
      for line in text.split(separator: "\n") where !line.drop(while: { $0 == " " }).hasPrefix("//") {
        for match in line.matches(of: /Documents\/[A-Za-z_\/\-]+\.md(?:#[a-z0-9_\-]+)?/) {
          #expect(LinkTests.leadsSomewhere(String(match.0), from: readme), "\(path): \(match.0)")
        }
      }
    }
  }

  @Test func headingsHaveNames() {
    let page = "# A b\n```sh\n# c\n```\n## `ibt c`, [d](e.md)\n## A b\n"
    #expect(LinkTests.anchors(of: page) == ["a-b", "ibt-c-d", "a-b-1"])
  }

  @Test func linksAreFoundOutsideOfCode() {
    let page = "[`a`](b.md#c) `[d](e.md)` [f](https://g.h)\n```xml\n[i](j.md)\n```\n<img src=\"k.svg\">"
    #expect(LinkTests.links(of: page) == ["b.md#c", "k.svg"])
    #expect(!LinkTests.leadsSomewhere("missing.md", from: Corpus.package.appending(path: "README.md")))
    #expect(!LinkTests.leadsSomewhere("#missing", from: Corpus.package.appending(path: "README.md")))
  }
}
