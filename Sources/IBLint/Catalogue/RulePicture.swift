/// A picture on the page of a rule: its first wrong or right example.
package struct RulePicture: Sendable, Hashable {
  /// Which of the examples.
  package enum Part: String, Sendable { case wrong, right }

  /// The rule.
  package var rule: Rule.ID
  /// Which of its examples.
  package var part: Part

  /// A picture of an example of a rule.
  package init(_ rule: Rule.ID, _ part: Part) {
    self.rule = rule
    self.part = part
  }

  /// The file, relative to the folder of the pages.
  package var path: String { "\(RulePicture.folder)/\(rule)-\(part.rawValue).svg" }

  /// The folder of the pictures in the folder of the pages.
  package static let folder = "Pictures"

  var markdown: String {
    let text = part == .wrong ? "The wrong example, with what is wrong" : "The right example"
    return "![\(text)](\(path))"
  }
}
