import Foundation
import IBLayout
import IBModel
import TestSupport
import Testing

@testable import IBLint

/// Findings of IBLinter 0.5 on the real documents are reported by our rules as well, unless it is wrong.
///
/// The findings were recorded once, in `../shared/measure`: a line has the rule, how often, the path and the message.
@Suite(.enabled(if: Recording.isPresent, "needs the findings of IBLinter in ../shared/measure"))
struct IBLinterComparisonTests {
  /// Our rules by its names. Its `custom_class_name` is missing: it compares a class with the name of the file, and
  /// names of the real documents contain the folders they are from.
  private static let names = [
    "ambiguous": "undetermined_layout", "color_resources": "missing_color", "custom_module": "wrong_custom_module",
    "duplicate_constraint": "duplicate_constraint", "duplicate_id": "duplicate_id",
    "enable_autolayout": "autolayout_disabled", "has_initial_view_controller": "missing_initial_view_controller",
    "has_single_view_controller": "multiple_view_controllers", "image_resources": "missing_image",
    "misplaced": "outdated_frame", "use_base_class": "base_class_required",
    "use_trait_collections": "trait_collections_disabled",
  ]

  @Test func trueFindingsAreOursToo() async throws {
    let recorded = Dictionary(grouping: try Self.findings(), by: \.path)
    let linter = Linter(try Selection(select: Array(Self.names.values), ignore: []))
    let complaints = try await Corpus.complaints { path, bytes in
      guard let theirs = recorded[path] else { return nil }
      // A finding about one cause names all views that it concerns.
      let ours = Dictionary(grouping: linter.lint(bytes).findings, by: { Rule.family(of: $0.rule) })
        .mapValues { findings in findings.reduce(0) { $0 + 1 + $1.related.count } }
      let document = try Document(parsing: bytes)
      let missing = Dictionary(grouping: theirs, by: \.rule).filter { rule, findings in
        let count = Self.names[rule].map { ours[$0, default: 0] } ?? 0
        return findings.count { $0.whyWrong(in: document) == nil } > count
      }
      return missing.isEmpty ? nil : missing.keys.sorted().joined(separator: ", ")
    }
    #expect(complaints == [])
  }

  private static func findings() throws -> [IBLinterFinding] {
    try String(contentsOf: Recording.file, encoding: .utf8).split(separator: "\n").dropFirst().flatMap { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard fields.count == 4, let count = Int(fields[1]), names[fields[0]] != nil else { return [IBLinterFinding]() }
      return Array(repeating: IBLinterFinding(rule: fields[0], path: fields[2], message: fields[3]), count: count)
    }
  }
}

private enum Recording {
  static let file = Corpus.folder.deletingLastPathComponent().appending(path: "measure/iblinter-findings.tsv")
  static let isPresent = Corpus.isPresent && FileManager.default.fileExists(atPath: file.path)
}

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
    case "misplaced" where !document.usesAutoLayout: "without Auto Layout no constraint places the view"
    case "has_initial_view_controller" where document.scenes.isEmpty: "the storyboard has no view controller"
    case "duplicate_constraint" where document.installsSeparately(constraintOf: message):
      "each of the two constraints is installed in size classes where the other is not"
    default: nil
    }
  }
}

extension Document {
  /// Whether a constraint named in a message and those between the same ends are installed in different size classes, so
  /// that each has an effect somewhere. Of two that are alike the first is the one that has an effect.
  fileprivate func installsSeparately(constraintOf message: String) -> Bool {
    let words = message.split(separator: " ").map(String.init)
    guard let named = constraints.first(where: { words.contains($0.id.rawValue) }) else { return false }
    let installations = Installations(self)
    let own = installations[named.id]
    // One that is never installed has no effect at all.
    guard !own.isEmpty else { return true }
    return !constraints.contains { other in
      let installation = installations[other.id]
      return other != named && other.firstAttribute == named.firstAttribute
        && other.secondAttribute == named.secondAttribute && other.items == named.items && !installation.isEmpty
        && (installation.isStrictSuperset(of: own) || other < named && installation.isSubset(of: own))
    }
  }
}
