import Foundation
import TestSupport
import Testing

/// Checks texts for the words that `Documents/Contributing.md` avoids.
@Suite struct WritingTests {
  /// A folder or file at the top level, or what is in `Documents`, `Sources` and `Tests`.
  struct Unit: Sendable, CustomTestStringConvertible {
    var name: String
    var files: [String]
    var testDescription: String { name }
  }

  static let units: [Unit] = {
    let manager = FileManager.default
    let tops = ["Documents", "Sources", "Tests"].flatMap { folder in
      ((try? manager.contentsOfDirectory(atPath: Corpus.package.appending(path: folder).path)) ?? []).map {
        "\(folder)/\($0)"
      }
    }
    return (tops + ["README.md", "Package.swift", "tools"]).sorted().map { name in
      let path = Corpus.package.appending(path: name).path
      let below = manager.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
      return Unit(
        name: name,
        files: below.isEmpty ? [name] : below.filter { !$0.contains(".build/") }.sorted().map { "\(name)/\($0)" })
    }
  }()

  /// Its last section names what it forbids.
  private static let page = "Documents/Contributing.md"

  /// The license of the font, whose words are fixed.
  private static let license = "Sources/IBDrawing/Font/LICENSE-OFL.txt"

  private static let phrases: AvoidedPhrases? = text(of: page).map { AvoidedPhrases(page: $0) }

  private static func text(of path: String) -> String? {
    try? Corpus.text(path)
  }

  @Test func thePageHasAList() throws {
    let phrases = try #require(Self.phrases)
    #expect(phrases.phrases.count > 100 && phrases.phrases.contains { $0.words == ["again", "and", "again"] })
  }

  @Test(arguments: units) func textsAreWrittenAsThePageSays(_ unit: Unit) throws {
    let phrases = try #require(WritingTests.phrases)
    for path in unit.files where path != WritingTests.license {
      guard var text = WritingTests.text(of: path) else { continue }
      if path == WritingTests.page { text = try #require(text.components(separatedBy: AvoidedPhrases.heading).first) }
      let prose = path.hasSuffix(".swift") ? Prose(ofSwift: Array(text.utf8)) : Prose(of: Array(text.utf8))
      #expect(phrases.occurrences(in: prose) == [], "\(path)")
    }
  }

  /// Sources in Swift, and the lines in which "blue moon", "moonlight" or "night" is found.
  static let examples: [(source: String, lines: [Int])] = [
    ("// A blue moon.", [1]), ("/// Once in a Blue\n  /// Moon.\nlet a = 1", [1]),
    ("/* A /* nested */ blue moon */", [1]), (#"let text = "blue moon""#, [1]),
    ("let text = \"blue \\(name) moon\"", []), ("let text = \"\\(name(\"blue moon\")) moon\"", [1]),
    ("let text = \"\"\"\n  A \"blue\n  moon\".\n  \"\"\" // night", [2, 4]),
    ("let text = \"\"\"\n  A blue \\\n  moon.\n  \"\"\"", [2]), ("let text = #\"a \"blue\" \\n night\"#", [1]),
    ("let blue = moon; func night() {}", []), ("// blue `moon`, blue. Moon; `night` or nightly", []),
    ("// Moonlit, not moonlighting", [1]),
  ]

  @Test(arguments: examples.indices) func phrasesAreFoundInCommentsAndStrings(number: Int) {
    let page = "\(AvoidedPhrases.heading)\n| avoid | write |\n|---|---|\n| blue moon, night | day |\n| moonlight* | |"
    let (source, lines) = Self.examples[number]
    #expect(AvoidedPhrases(page: page).occurrences(in: Prose(ofSwift: Array(source.utf8))).map(\.line) == lines)
  }
}
