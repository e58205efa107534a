import Foundation
import TestSupport
import Testing

/// Commands say the same about one document in one situation.
@Suite struct OneAnswerTests {
  private static let screen = """
    <subviews>
      <label text="Name" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="lb1">
        <rect key="frame" x="20" y="100" width="50" height="21"/>
      </label>
      <label text="Address" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="lb2">
        <rect key="frame" x="20" y="200" width="80" height="21"/>
      </label>
    </subviews>
    """

  /// The project around a document is the same from each folder, and for the page of a preview.
  @Test(arguments: [
    ("", "Base.lproj/Main.storyboard"), ("Base.lproj", "Main.storyboard"),
    ("de.lproj", "../Base.lproj/Main.storyboard"),
  ])
  func lintAndPreviewFindTheSameFromEachFolder(_ folder: String, _ path: String) throws {
    let scratch = try ScratchFolder()
    try scratch.write(Storyboard.text(view: OneAnswerTests.screen), "Base.lproj/Main.storyboard")
    try scratch.write(#""lb1.text" = "Name";"#, "de.lproj/Main.strings")
    let lint = try scratch.ibt("lint", "--isolated", path, in: folder)
    #expect(lint.text.contains("[missing_translation] \"Address\""), "\(lint.text)")
    let preview = try scratch.ibt("preview", "--isolated", path, in: folder)
    #expect(preview.text.contains("missing_translation, line"))
  }

  /// What `ibt layout --problems` calls certain is what `ibt lint` reports, where Xcode recorded nothing.
  @Test(.enabled(if: Corpus.isPresent, Comment(rawValue: Corpus.absence)))
  func lintReportsWhatLayoutCallsCertain() throws {
    let paths = stride(from: 0, to: Corpus.paths.count, by: Corpus.step(29)).map { Corpus.paths[$0] }
    let documents = paths.map { Corpus.folder.appending(path: $0).path }.filter { path in
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return false }
      let isRecorded = text.contains(#"misplaced="YES""#) || text.contains(#"ambiguous="YES""#)
      return text.contains(#"useAutolayout="YES""#) && !isRecorded
    }
    #expect(!documents.isEmpty)
    let scratch = try ScratchFolder()
    let problems = try reports(scratch.ibt(["layout", "--problems", "--format", "json"] + documents))
    let rules = "misplaced_view,conflicting_constraints"
    let findings = try reports(
      scratch.ibt(["lint", "--isolated", "--no-cache", "--select", rules, "--format", "json"] + documents))
    for document in documents {
      let views = problems[document]?["views"] as? [[String: Any]] ?? []
      let certain = views.filter {
        $0["misplaced"] != nil && $0["ambiguous"] == nil && $0["confidence"] as? String == "certain"
      }
      let reported = (findings[document]?["findings"] as? [[String: Any]] ?? []).flatMap(misplacedViews)
      #expect(Set(certain.compactMap { $0["id"] as? String }) == Set(reported), "\(document)")
    }
  }

  private func reports(_ outcome: Outcome) throws -> [String: [String: Any]] {
    try outcome.lines.reduce(into: [:]) { result, line in
      let report = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      if let report, let file = report["file"] as? String { result[file] = report }
    }
  }

  /// The ids of the views that a finding is about: that of its object, and those named by its related places.
  private func misplacedViews(_ finding: [String: Any]) -> [String] {
    guard finding["rule"] as? String == "misplaced_view" else { return [] }
    let object = (finding["object"] as? [String: Any])?["id"] as? String
    let related = (finding["related"] as? [[String: Any]] ?? []).compactMap { place in
      (place["message"] as? String)?.split(separator: "(").last?.split(separator: ")").first.map(String.init)
    }
    return [object].compactMap(\.self) + related
  }
}
