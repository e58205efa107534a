import Testing

@testable import IBLint

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct CatalogueTests {
  @Test func catalogueIsSortedByGroupAndId() {
    let expected = Rule.Group.allCases.flatMap { group in
      Rule.all.filter { $0.group == group }.map(\.id).sorted()
    }
    #expect(Rule.all.map(\.id) == expected)
    #expect(Set(expected).count == expected.count)
  }

  /// A rule is found by its name: `dangling_outlet` in `Connections/DanglingOutlet.swift`.
  @Test func everyRuleHasTheFileOfItsName() throws {
    let package = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/")
    let folder = package + "/Sources/IBLint/Rules"
    var files: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder) where path.hasSuffix(".swift") {
      let source = String(decoding: FileManager.default.contents(atPath: "\(folder)/\(path)") ?? .init(), as: UTF8.self)
      guard let match = source.firstMatch(of: /= Rule\(\s+id: "([a-z_]+)"/) else { continue }
      files[String(match.1)] = path
    }
    for rule in Rule.all {
      let words = rule.id.split(separator: "_").map { $0 == "id" ? "ID" : $0.prefix(1).uppercased() + $0.dropFirst() }
      let group = rule.group.rawValue.prefix(1).uppercased() + rule.group.rawValue.dropFirst()
      #expect(files[rule.id] == "\(group)/\(words.joined()).swift")
    }
    #expect(Set(files.keys) == Set(Rule.all.map(\.id)))
  }
}
