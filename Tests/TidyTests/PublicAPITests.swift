import Foundation
import TestSupport
import Testing

@Suite struct PublicAPITests {
  private static func modulesWithPublicTypes() -> Set<String> {
    let declaration = /(?:@\w+ )*public (?:final |indirect )*(?:struct|enum|class|actor|protocol|typealias) \w+.*/
    let files = TidyTests.sources.filter { file in
      file.module.hasPrefix("IB") && file.lines.contains { $0.wholeMatch(of: declaration) != nil }
    }
    return Set(files.map(\.module))
  }

  @Test func modulesWithPublicTypesAreProducts() throws {
    let manifest = try Corpus.text("Package.swift")
    let products = Set(manifest.matches(of: /\.library\(name: "(\w+)"/).map { String($0.1) })
    #expect(products == Self.modulesWithPublicTypes() && products.count > 5)
  }
}
