import IBLint
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

@Suite struct CatalogueTests {
  @Test func catalogueIsSortedByGroupAndId() {
    let expected = Rule.Group.allCases.flatMap { group in Rule.all.filter { $0.group == group }.map(\.id).sorted() }
    #expect(Rule.all.map(\.id) == expected)
    #expect(Set(expected).count == expected.count)
  }

  /// A rule is found by its name: `outlet_type_mismatch` in `Connections/OutletTypeMismatch.swift`, and its page in
  /// `Documents/Rules/outlet_type_mismatch.md`.
  @Test func everyRuleHasAFileAndAPageOfItsName() throws {
    let package = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3).joined(separator: "/")
    let folder = package + "/Sources/IBLint/Rules"
    var places: [String: (path: String, name: String)] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder) where path.hasSuffix(".swift") {
      let source = String(decoding: FileManager.default.contents(atPath: "\(folder)/\(path)") ?? .init(), as: UTF8.self)
      for match in source.matches(of: /static let (\w+) = Rule\(\s*"([a-z_]+)"/) {
        places[String(match.2)] = (path, String(match.1))
      }
    }
    for rule in Rule.all {
      let words = rule.id.split(separator: "_").map { $0 == "id" ? "ID" : $0.prefix(1).uppercased() + $0.dropFirst() }
      let group = rule.group.rawValue.prefix(1).uppercased() + rule.group.rawValue.dropFirst()
      let place = try #require(places[rule.id])
      #expect(place.name.lowercased() == words.joined().lowercased())
      #expect(place.path == "\(group)/\(words.joined()).swift")
      #expect(FileManager.default.fileExists(atPath: "\(package)/Documents/Rules/\(rule.id).md"))
    }
    #expect(Set(places.keys) == Set(Rule.all.map(\.id)))
  }
}
