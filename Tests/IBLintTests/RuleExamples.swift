import Foundation
import IBLint
import TestSupport

/// The examples of rules: on their pages, and in `Cases` where people do not need them.
enum RuleExamples {
  static let pages = "Documents/Rules"
  static let cases = "Tests/IBLintTests/Cases"

  /// The examples of a rule, its page's first. They are read from the files, so that a change of one needs no build.
  static func of(_ id: Rule.ID) throws -> [(kind: Rule.Kind.ID?, example: Example)] {
    try RulePage(Corpus.text("\(pages)/\(id).md")).examples + (cases(of: id)?.examples ?? [])
  }

  /// The examples of a rule that are not on its page.
  static func cases(of id: Rule.ID) throws -> RulePage? {
    try ids(in: cases).contains(id) ? RulePage(Corpus.text("\(cases)/\(id).md")) : nil
  }

  /// The ids of the rules with a file in a folder.
  static func ids(in folder: String) throws -> [Rule.ID] {
    try FileManager.default.contentsOfDirectory(atPath: Corpus.package.appending(path: folder).path)
      .filter { $0.hasSuffix(".md") && $0 != "README.md" }.map { String($0.dropLast(3)) }.sorted()
  }
}
