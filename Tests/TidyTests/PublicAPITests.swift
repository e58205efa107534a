import Foundation
import TestSupport
import Testing

/// `Documents/API.md` lists what is public, and nothing else is.
@Suite struct PublicAPITests {
  /// The types of a table under each module: "| `IBModel` | |", then "| `Document` | … |".
  private static func listed() throws -> [String: Set<String>] {
    let page = try String(contentsOf: Corpus.package.appending(path: "Documents/API.md"), encoding: .utf8)
    var module = ""
    var types: [String: Set<String>] = [:]
    for line in page.split(separator: "\n") {
      guard let row = line.wholeMatch(of: /\| `(\w+)` \| (.*)\|/) else { continue }
      if row.2.isEmpty { module = String(row.1) } else { types[module, default: []].insert(String(row.1)) }
    }
    return types
  }

  /// What is public so that it can be inlined into other modules; its module is no product.
  private static let inlined: [String: Set<String>] = ["IBReport": ["JSONWriter", "JSONValue", "JSONError"]]

  private static func publicTypes() -> [String: Set<String>] {
    let declaration = /(?:@\w+ )*public (?:final |indirect )*(?:struct|enum|class|actor|protocol|typealias) (\w+).*/
    var types: [String: Set<String>] = [:]
    for file in TidyTests.sources where file.module.hasPrefix("IB") {
      for line in file.lines where line.hasPrefix("public ") || line.hasPrefix("@") {
        if let found = line.wholeMatch(of: declaration) { types[file.module, default: []].insert(String(found.1)) }
      }
    }
    return types
  }

  @Test func thePageListsExactlyWhatIsPublic() throws {
    let (listed, declared) = (try PublicAPITests.listed(), PublicAPITests.publicTypes())
    for module in Set(listed.keys).union(declared.keys).sorted() {
      let (shown, found) = (listed[module] ?? PublicAPITests.inlined[module] ?? [], declared[module] ?? [])
      #expect(found.subtracting(shown).sorted() == [], "public in \(module), but not on the page: make it `package`")
      #expect(shown.subtracting(found).sorted() == [], "on the page, but not public in \(module)")
    }
    #expect(listed.count > 5)
  }

  /// What no product has cannot be used by other packages.
  @Test func modulesOfThePageAreProducts() throws {
    let manifest = try String(contentsOf: Corpus.package.appending(path: "Package.swift"), encoding: .utf8)
    let products = Set(manifest.matches(of: /\.library\(name: "(\w+)"/).map { String($0.1) })
    #expect(products == Set(try PublicAPITests.listed().keys))
  }
}
