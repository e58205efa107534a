import Foundation
import TestSupport
import Testing

@Suite struct OneAnswerTests {
  private static let screen = """
    <subviews> <label text="Name" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="lb1">
    <rect key="frame" x="20" y="100" width="50" height="21"/> </label>
    <label text="Address" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="lb2">
    <rect key="frame" x="20" y="200" width="80" height="21"/> </label> </subviews>
    """

  /// The project around a document is the same from each folder, and for the page of a preview.
  @Test(arguments: [
    ("", "Base.lproj/Main.storyboard"), ("Base.lproj", "Main.storyboard"),
    ("de.lproj", "../Base.lproj/Main.storyboard"),
  ]) func lintAndPreviewFindTheSameFromEachFolder(_ folder: String, _ path: String) throws {
    let scratch = ScratchFolder([
      "Base.lproj/Main.storyboard": Storyboard.text(view: Self.screen),
      "de.lproj/Main.strings": #""lb1.text" = "Name";"#,
    ])
    let lint = try scratch.ibt("lint", "--isolated", path, in: folder)
    #expect(lint.text.contains("[missing_translation] “Address”"), "\(lint.text)")
    #expect(try scratch.ibt("preview", "--isolated", path, in: folder).text.contains("missing_translation, line"))
  }

  /// Problems that `ibt layout --problems` calls certain are findings of `ibt lint`, where Xcode recorded nothing, and
  /// `ibt frames` changes what is misplaced or says why not.
  @Test func lintReportsWhatLayoutCallsCertain() throws {
    let paths = Corpus.sample(every: Corpus.step(29))
    let documents = paths.map { Corpus.url(of: $0).path }.filter { path in
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return false }
      let isRecorded = text.contains(#"misplaced="YES""#) || text.contains(#"ambiguous="YES""#)
      return text.contains(#"useAutolayout="YES""#) && !isRecorded
    }
    #expect(!documents.isEmpty)
    let scratch = ScratchFolder()
    let layouts = try reports(scratch.ibt(["layout", "--problems", "--format", "json"] + documents))
    let rules = "misplaced_view,ambiguous_layout,conflicting_constraints"
    let findings = try reports(
      scratch.ibt(["lint", "--isolated", "--no-cache", "--select", rules, "--format", "json"] + documents))
    let frames = try reports(scratch.ibt(["frames", "--format", "json"] + documents))
    for document in documents {
      let layout = CertainFaults(layouts[document])
      let lint = ReportedFaults(findings[document])
      #expect(layout.misplaced == lint.misplaced, "\(document)")
      #expect(layout.broken == lint.broken, "\(document)")
      #expect(layout.ambiguous.isEmpty == !lint.reportsAmbiguity, "\(document): \(layout.ambiguous)")
      #expect(lint.misplaced.isSubset(of: changedOrKept(frames[document])), "\(document)")
    }
  }

  /// A conflict that `ibt layout` does not report, because it is one of rounding, is none on the page either.
  @Test(arguments: [(20.2, "no constraints conflict"), (40, "constraints conflict")])
  func previewCallsAConflictWhatLayoutCallsOne(_ inset: Double, _ remark: String) throws {
    let text = Storyboard.text(
      view: """
        <subviews> <view userLabel="Box" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="bx1">
        <rect key="frame" x="0" y="0" width="100" height="100"/> <subviews>
        <view userLabel="Bar" translatesAutoresizingMaskIntoConstraints="NO" id="vw2">
        <rect key="frame" x="20" y="20" width="60" height="60"/> </view> </subviews> <constraints>
        <constraint firstItem="vw2" firstAttribute="leading" secondItem="bx1" secondAttribute="leading" constant="\(inset)" id="co1"/>
        <constraint firstAttribute="trailing" secondItem="vw2" secondAttribute="trailing" constant="20" id="co2"/>
        <constraint firstItem="vw2" firstAttribute="width" constant="60" id="co3"/>
        <constraint firstItem="vw2" firstAttribute="top" secondItem="bx1" secondAttribute="top" constant="20" id="co4"/>
        <constraint firstItem="vw2" firstAttribute="height" constant="60" id="co5"/> </constraints> </view> </subviews>
        """)
    let scratch = ScratchFolder(["Main.storyboard": text])
    let layout = try scratch.ibt("layout", "--problems", "Main.storyboard")
    #expect(layout.text.contains("conflict:") == (remark == "constraints conflict"), "\(layout.text)")
    let page = try scratch.ibt("preview", "--isolated", "Main.storyboard")
    let remarks = page.text.matches(of: /(no )?constraints conflict/).map { String($0.output.0) }
    #expect(!remarks.isEmpty && remarks.allSatisfy { $0 == remark })
  }

  private func reports(_ outcome: Outcome) throws -> [String: [String: Any]] {
    try outcome.lines.reduce(into: [:]) { result, line in
      let report = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      if let report, let file = report["file"] as? String { result[file] = report }
    }
  }

  private func changedOrKept(_ report: [String: Any]?) -> Set<String> {
    let kept = (report?["kept"] as? [[String: Any]] ?? []).flatMap { $0["views"] as? [String] ?? [] }
    return Set((report?["changes"] as? [[String: Any]] ?? []).compactMap { $0["id"] as? String } + kept)
  }
}

private struct CertainFaults {
  let misplaced: Set<String>
  let ambiguous: Set<String>
  let broken: Set<String>

  init(_ report: [String: Any]?) {
    let views = (report?["views"] as? [[String: Any]] ?? []).filter { $0["confidence"] as? String == "certain" }
    let ids = { (views: [[String: Any]]) in Set(views.compactMap { $0["id"] as? String }) }
    ambiguous = ids(views.filter { $0["ambiguous"] != nil })
    misplaced = ids(views.filter { $0["ambiguous"] == nil })
    broken = ids((report?["broken"] as? [[String: Any]] ?? []).filter { $0["confidence"] as? String == "certain" })
  }
}

private struct ReportedFaults {
  let misplaced: Set<String>
  let reportsAmbiguity: Bool
  let broken: Set<String>

  init(_ report: [String: Any]?) {
    let findings = report?["findings"] as? [[String: Any]] ?? []
    let of = { (rule: String) in findings.filter { $0["rule"] as? String == rule } }
    misplaced = Set(of("misplaced_view").flatMap(ReportedFaults.misplacedViews))
    reportsAmbiguity = !of("ambiguous_layout").isEmpty
    broken = Set(of("conflicting_constraints").compactMap { ($0["object"] as? [String: Any])?["id"] as? String })
  }

  /// The ids of the views that a finding is about: of its object, and of its related places.
  private static func misplacedViews(_ finding: [String: Any]) -> [String] {
    let object = (finding["object"] as? [String: Any])?["id"] as? String
    let related = (finding["related"] as? [[String: Any]] ?? []).compactMap { place in
      (place["message"] as? String)?.split(separator: "(").last?.split(separator: ")").first.map(String.init)
    }
    return [object].compactMap(\.self) + related
  }
}
