import Foundation
import IBModel
import IBScene
import TestSupport
import Testing

@testable import IBLint

/// What IBLinter 0.5 reports on the real documents is reported by our rules as well, unless it is wrong.
///
/// The findings were recorded once, in `../shared/measure`: a line has the rule, how often, the path and the message.
@Suite(.enabled(if: Recording.isPresent, "needs the findings of IBLinter in ../shared/measure"))
struct IBLinterComparisonTests {
  /// Our rules by those of IBLinter. Its `custom_class_name` is missing: it compares a class with the name of the file,
  /// and those of the real documents contain the folders they are from.
  private static let rules = [
    "ambiguous": ["recorded_ambiguous"],
    "duplicate_constraint": ["duplicate_constraint"],
    "duplicate_id": ["duplicate_id"],
    "enable_autolayout": ["autolayout_disabled"],
    "has_initial_view_controller": ["missing_initial_view_controller"],
    "has_single_view_controller": ["multiple_view_controllers"],
    "hides_bottom_bar": ["hides_bottom_bar"],
    "misplaced": ["recorded_misplaced"],
    "relative_to_margin": ["margin_attribute"],
    "reuse_identifier": ["reuse_identifier_mismatch", "missing_reuse_identifier"],
    "stackview_backgroundcolor": ["stack_view_background"],
    "storyboard_viewcontroller_id": ["storyboard_id_mismatch"],
    "use_trait_collections": ["trait_collections_disabled"],
  ]

  @Test func trueFindingsAreOursToo() async throws {
    let recorded = Dictionary(grouping: try IBLinterComparisonTests.findings(), by: \.path)
    let linter = Linter(try Selection(select: IBLinterComparisonTests.rules.values.flatMap { $0 }, ignore: []))
    let complaints = try await Corpus.complaints { path, bytes in
      guard let theirs = recorded[path] else { return nil }
      let ours = Dictionary(grouping: linter.lint(bytes).findings, by: \.rule).mapValues(\.count)
      let document = try Document(parsing: bytes)
      let missing = Dictionary(grouping: theirs, by: \.rule).filter { rule, findings in
        let count = IBLinterComparisonTests.rules[rule, default: []].reduce(0) { $0 + ours[$1, default: 0] }
        return findings.count { $0.whyWrong(in: document) == nil } > count
      }
      return missing.isEmpty ? nil : missing.keys.sorted().joined(separator: ", ")
    }
    #expect(complaints == [])
  }

  private static func findings() throws -> [IBLinterFinding] {
    try String(contentsOf: Recording.file, encoding: .utf8).split(separator: "\n").dropFirst().flatMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 4, let count = Int(fields[1]), rules[fields[0]] != nil else { return [IBLinterFinding]() }
      return Array(repeating: IBLinterFinding(rule: fields[0], path: fields[2], message: fields[3]), count: count)
    }
  }
}

/// Where the findings of IBLinter are.
private enum Recording {
  static let file = Corpus.folder.deletingLastPathComponent().appending(path: "measure/iblinter-findings.tsv")
  static let isPresent = Corpus.isPresent && FileManager.default.fileExists(atPath: file.path)
}

/// A finding of IBLinter.
private struct IBLinterFinding {
  var rule: String
  var path: String
  var message: String

  /// Why the finding is wrong; nil when it is right.
  func whyWrong(in document: Document) -> String? {
    switch rule {
    case _ where message.hasPrefix("Parse XML error"):
      "the document is well formed, IBLinter does not know its elements"
    case "use_trait_collections" where document.platform != .iOS: "only documents of iOS have size classes"
    case "hides_bottom_bar" where document.platform != .iOS: "only apps for iOS have bars at the bottom that hide"
    case "misplaced" where !document.usesAutoLayout: "without Auto Layout no constraint places the view"
    case "has_initial_view_controller" where document.scenes.isEmpty: "the storyboard has no view controller"
    case "storyboard_viewcontroller_id" where message.hasPrefix("nil "): "the view controller has no class of its own"
    case "duplicate_constraint" where document.installsSeparately(constraintOf: message):
      "one of the two constraints is installed in some size classes only"
    default: nil
    }
  }
}

extension Document {
  /// Whether a constraint named in a message, or one between the same ends, depends on the size class.
  fileprivate func installsSeparately(constraintOf message: String) -> Bool {
    let words = message.split(separator: " ").map(String.init)
    guard let named = constraints.first(where: { words.contains($0.id) }) else { return false }
    let references = Set(tree.elements.filter { $0.parent?.name == "mask" }.compactMap { $0["reference"] })
    return constraints.contains { other in
      other.firstAttribute == named.firstAttribute && other.secondAttribute == named.secondAttribute
        && other.items == named.items && references.contains(other.id)
    }
  }
}
