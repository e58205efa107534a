import Foundation
import TestSupport
import Testing

@testable import IBLint

/// `Documents/Configuration.md` names every key and profile, and its configurations and the example are valid.
@Suite struct ConfigurationGuideTests {
  private static func text(_ path: String) throws -> String {
    try Corpus.text(path)
  }

  private func load(_ text: String) throws(ConfigurationError) -> Configuration {
    try ConfigurationLoader { _ in Array(text.utf8) }.load("guide.yml", folder: "/app")
  }

  @Test func `the guide names what there is to configure`() throws {
    let guide = try Self.text("Documents/Configuration.md")
    let keys =
      TopKey.allCases.map(\.rawValue) + FileKey.allCases.map(\.rawValue) + AllowKey.allCases.map(\.rawValue)
      + ProjectKey.allCases.map(\.rawValue) + Profile.allCases.map(\.rawValue)
    for key in keys { #expect(guide.contains("`\(key)`"), "\(key)") }
  }

  @Test func `configurations in the guide are valid`() throws {
    let guide = try Self.text("Documents/Configuration.md")
    let blocks = guide.components(separatedBy: "```yaml\n").dropFirst().map { $0.components(separatedBy: "```")[0] }
    #expect(!blocks.isEmpty)
    for block in blocks { #expect(try !load(block).catalogue.isEmpty) }
  }

  @Test func `the example is valid and uses every key`() throws {
    let example = try Self.text("Documents/Examples/ibt.yml")
    #expect(try load(example).catalogue.count == Rule.all.count + 3)
    for key in TopKey.allCases where key != .extends { #expect(example.contains("\n\(key.rawValue):")) }
  }
}
