import Foundation
import IBModel
import IBXML
import TestSupport
import Testing

@testable import IBLint

@Suite struct LinterTests {
  private func report(_ text: String) -> LintReport { Linter().lint(Array(text.utf8)) }

  private func fixed(_ text: String, upTo safety: Fix.Safety = .unsafe) -> FixedReport {
    Linter().fix(report(text), upTo: safety)
  }

  private static let twoFaults = ExampleDocument.marked(
    """
    <viewController userLabel="Login" id="vc1"> <view key="view" id="vw1"/> <connections>
    <segue destination="vc9" kind="show" identifier="detail" id="sg1"/>
    <outlet property="box" destination="vw9" id="ou1"/> </connections> </viewController>
    """)

  @Test func findingsAreSortedByPlace() {
    #expect(report(Self.twoFaults).findings.map(\.rule) == ["dangling_reference", "dangling_reference"])
  }

  /// The stored width of the field would leave no room for the label.
  @Test func staleSizesOfContentProveNothing() {
    let document = ExampleDocument.marked(
      """
      <viewController id="vc1"> <view key="view" id="vw1"> <rect key="frame" x="0" y="0" width="375" height="160"/> <subviews>
      <label text="Near:" horizontalHuggingPriority="251" translatesAutoresizingMaskIntoConstraints="NO" id="lb1">
      <rect key="frame" x="20" y="40" width="100" height="20"/> </label>
      <textField misplaced="YES" horizontalCompressionResistancePriority="751"
      translatesAutoresizingMaskIntoConstraints="NO" id="tf1"> <rect key="frame" x="128" y="60" width="369" height="30"/>
      </textField> </subviews> <constraints>
      <constraint firstItem="lb1" firstAttribute="leading" secondItem="vw1" secondAttribute="leading" constant="20" id="co1"/>
      <constraint firstItem="lb1" firstAttribute="top" secondItem="vw1" secondAttribute="top" constant="40" id="co2"/>
      <constraint firstItem="tf1" firstAttribute="leading" secondItem="lb1" secondAttribute="trailing" constant="8" id="co3"/>
      <constraint firstItem="tf1" firstAttribute="top" secondItem="lb1" secondAttribute="top" id="co4"/>
      <constraint firstAttribute="trailing" secondItem="tf1" secondAttribute="trailing" constant="20" id="co5"/>
      </constraints> </view> </viewController>
      """)
    #expect(report(document).findings.map(\.rule) == ["recorded_misplaced"])
  }

  /// The stored width of the box is 60 points too large, which is the reason for the frame of the tail.
  @Test func sizesOfFlaggedViewsExplainOnlyFramesInReach() {
    let constraints = [
      ("vw2", "leading", "vw1", 20, 100), ("vw3", "leading", "vw2", 10, 10), ("vw4", "trailing", "vw2", -10, 20),
    ].map { view, side, outer, distance, width in
      """
      <constraint firstItem="\(view)" firstAttribute="\(side)" secondItem="\(outer)" secondAttribute="\(side)" \
      constant="\(distance)" id="\(view)x"/>
      <constraint firstItem="\(view)" firstAttribute="top" secondItem="\(outer)" secondAttribute="top" id="\(view)y"/>
      <constraint firstItem="\(view)" firstAttribute="width" constant="\(width)" id="\(view)w"/>
      <constraint firstItem="\(view)" firstAttribute="height" constant="10" id="\(view)h"/>
      """
    }
    let view = { (id: String, frame: String, inner: String) in
      """
      <view translatesAutoresizingMaskIntoConstraints="NO"\(inner.isEmpty ? "" : " misplaced=\"YES\"") id="\(id)">
      <rect key="frame" \(frame)/> \(inner) </view>
      """
    }
    let dot = view("vw3", #"x="90" y="0" width="10" height="10""#, "")
    let tail = view("vw4", #"x="130" y="0" width="20" height="10""#, "")
    let box = view("vw2", #"x="20" y="0" width="160" height="10""#, "<subviews>\(dot)\(tail)</subviews>")
    let document = ExampleDocument.marked(
      """
      <viewController id="vc1"> <view key="view" id="vw1"> <rect key="frame" x="0" y="0" width="375" height="160"/>
      <subviews>\(box)</subviews> <constraints> \(constraints.joined()) </constraints> </view> </viewController>
      """)
    let findings = report(document).findings
    #expect(findings.map(\.rule) == ["recorded_misplaced", "misplaced_view"])
    #expect(findings.last?.message.hasPrefix("View (vw3)") == true && findings.last?.related.isEmpty == true)
  }

  @Test func reportIsTheSameOnEveryRun() throws {
    let (first, second) = (report(Self.twoFaults), report(Self.twoFaults))
    let texts = try [first, second].map { report in
      try JSONReporter().line(for: FileReport(path: "a.xib", findings: report.locatedFindings))
    }
    #expect(texts[0] == texts[1])
  }

  @Test(arguments: ["", " \n", "no XML", "<document>", #"<document type="a&b"/>"#, "\u{0}\u{5}\u{16}\u{7}"])
  func fileThatIsNoXMLHasOneFinding(_ text: String) {
    #expect(report(text).findings.map(\.rule) == ["malformed_document"])
  }

  @Test func fileCutInTheMiddleOfATagIsMalformedThere() {
    let report = report("<document>\n  <label id=\"a\" \n")
    #expect(report.findings.map(\.message) == ["the XML is not well-formed: the start tag of `<label>` is not closed"])
    #expect(report.locatedFindings.map(\.start.line) == [2])
  }

  @Test func bytesThatAreNotUTF8HaveOneFinding() {
    let bytes = Array("<document>".utf8) + [0xFF, 0xFE, 0x80] + Array("</document>".utf8)
    #expect(Linter().lint(bytes).findings.map(\.rule) == ["malformed_document"])
  }

  @Test func conflictMarkersAreReportedInsteadOfTheBrokenXML() {
    let text =
      "<document>\n<<<<<<< HEAD\n<a>\n=======\n<b>\n>>>>>>> topic\n<<<<<<< HEAD\n=======\n>>>>>>> topic\n</document>"
    let report = report(text)
    #expect(report.findings.map(\.rule) == ["merge_conflict_marker", "merge_conflict_marker"])
    #expect(report.findings.first?.message == "unresolved conflict from the merge of `HEAD` and `topic`")
    #expect(report.findings.first?.related.count == 2)
  }

  @Test func underlineIsNoConflict() {
    #expect(report("<document>\n=======\n").findings.map(\.rule) == ["malformed_document"])
  }

  @Test func leftoverClosingMarkerIsAConflict() {
    #expect(report("<document>\n=======\n>>>>>>> topic\n").findings.map(\.rule) == ["merge_conflict_marker"])
  }

  @Test func safeFixesLeaveUnsafeOnesAlone() {
    let result = fixed(Self.twoFaults, upTo: .safe)
    #expect(result.report.bytes == Array(Self.twoFaults.utf8) && result.fixedFindings.isEmpty)
  }

  @Test func fixingTwiceChangesNothingMore() {
    let once = fixed(Self.twoFaults)
    #expect(once.fixedFindings.map(\.rule) == ["dangling_reference"])
    let twice = Linter().fix(once.report, upTo: .unsafe)
    #expect(twice.report.bytes == once.report.bytes && twice.fixedFindings.isEmpty)
  }

  @Test func filesInUTF16AreFixedInUTF16() {
    let text = Self.twoFaults.replacing("UTF-8", with: "UTF-16")
    var bytes: [UInt8] = [0xFF, 0xFE]
    for unit in text.utf16 { bytes += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    let result = Linter().fix(Linter().lint(bytes), upTo: .unsafe)
    #expect(result.fixedFindings.map(\.rule) == ["dangling_reference"])
    #expect(result.report.bytes.starts(with: [0xFF, 0xFE, 0x3C, 0x00]))
  }

  @Test func locatedFindingsDoNotKeepTheDocument() {
    weak var tree: XMLTree?
    let located = {
      let report = report(Self.twoFaults).withEdits()
      tree = report.document?.tree
      return report.locatedFindings
    }()
    #expect(located.contains { $0.finding.fix?.splices.isEmpty == false })
    #expect(tree == nil)
  }

  @Test func duplicateConstraintsAreToldApart() {
    let report = report(
      ExampleDocument.marked(
        """
        <viewController id="vc1">
          <view key="view" userLabel="Page" id="vw1">
            <constraints>
              <constraint firstAttribute="width" constant="320" id="cs1"/>
              <constraint firstAttribute="height" constant="480" id="cs1"/>
            </constraints>
          </view>
        </viewController>
        """))
    #expect(
      report.findings.map(\.message) == [
        "constraint `Page.height = 480` has the id `cs1`, which constraint `Page.width = 320` in line 9 already has"
      ])
  }

  @Test(arguments: Rule.all.filter { !$0.fixes.isEmpty }.map(\.id))
  func safeFixesOfExamplesNeverAddAFinding(id: String) throws {
    for (_, example) in try RuleExamples.of(id) {
      let document = MarkedText(ExampleDocument.marked(example.marked)).text
      #expect(addedBySafeFixes(of: Array(document.utf8)) == [], "\(document)")
    }
  }

  static let documents: [String] = {
    let folder = Corpus.package.appending(path: "Documents/Examples")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasSuffix(".md") }.sorted()
  }()

  @Test(arguments: documents) func safeFixesOfDocumentsNeverAddAFinding(name: String) throws {
    let file = Corpus.package.appending(path: "Documents/Examples").appending(path: name)
    #expect(addedBySafeFixes(of: [UInt8](try Data(contentsOf: file))) == [])
  }

  /// Rules with more findings after all safe fixes, each rule's fixes applied alone and all together.
  private func addedBySafeFixes(of bytes: [UInt8]) -> [String] {
    let counts = { (report: LintReport) in Dictionary(grouping: report.findings, by: \.rule).mapValues(\.count) }
    let selections = [Rule.all] + Rule.all.filter { $0.fixes.first == .safe }.map { [$0] }
    let before = counts(Linter().lint(bytes))
    return selections.flatMap { rules -> [String] in
      let linter = Linter(Selection(rules: rules))
      let fixed = linter.fix(linter.lint(bytes), upTo: .safe)
      guard fixed.report.bytes != bytes else { return [] }
      return counts(Linter().lint(fixed.report.bytes)).filter { $0.value > before[$0.key] ?? 0 }.keys.sorted()
    }
  }

  private func linter(_ title: String, _ change: @escaping @Sendable (inout ModelEdit, Element) -> Void) -> Linter {
    let rule = Rule(
      "test_rule", .document, .warning, texts: RuleTexts(summary: "test", reason: "Test.", repair: "Test"),
      check: .elements([.view]) { element, _, findings in
        findings.report(element, "test", fix: .safe(title) { change(&$0, element) })
      })
    return Linter(Selection(rules: [rule]))
  }

  @Test func fixThatNeverEndsIsStopped() {
    let linter = linter("Grow") { edit, view in
      edit.setAttribute("userLabel", to: (view["userLabel"] ?? "") + "x", on: view)
    }
    let result = linter.fix(linter.lint(Array(Self.twoFaults.utf8)), upTo: .safe)
    #expect(result.outcome == .unfinished(rules: ["test_rule"]))
    #expect(result.fixedFindings.count == LintReport.maximumPasses)
  }

  @Test func fixWithoutEffectIsStopped() {
    let linter = linter("Nothing") { _, _ in }
    let result = linter.fix(linter.lint(Array(Self.twoFaults.utf8)), upTo: .safe)
    #expect(result.outcome == .unfinished(rules: ["test_rule"]) && result.fixedFindings.isEmpty)
  }

  @Test func fixThatBreaksTheDocumentIsLeftOut() {
    let linter = linter("Break") { edit, view in edit.setAttribute("not a name", to: "<", on: view) }
    let original = Array(Self.twoFaults.utf8)
    let result = linter.fix(linter.lint(original), upTo: .safe)
    #expect(result.outcome == .leftOut(rules: ["test_rule"]) && result.report.bytes == original)
    #expect(result.fixedFindings.isEmpty)
  }

  @Test func `a fix that brings a finding is left out, and the others are made`() {
    let rule = Rule(
      "test_rule", .document, .warning, texts: RuleTexts(summary: "test", reason: "Test.", repair: "Test"),
      check: .elements([.view, "viewController"]) { element, _, findings in
        if element["tag"] == nil {
          findings.report(element, "no tag", fix: .safe("Tag") { $0.setAttribute("tag", to: "1", on: element) })
        } else if element.name == .view {
          findings.report(element, "a view with a tag")
        }
      })
    let linter = Linter(Selection(rules: [rule]))
    let result = linter.fix(linter.lint(Array(Self.twoFaults.utf8)), upTo: .safe)
    #expect(result.outcome == .leftOut(rules: ["test_rule"]) && result.fixedFindings.count == 1)
    #expect(result.report.findings.map(\.message) == ["no tag"])
  }

  @Test func `fixes that bring findings are looked for up to a limit`() {
    let rule = Rule(
      "test_rule", .document, .warning, texts: RuleTexts(summary: "test", reason: "Test.", repair: "Test"),
      check: .elements([.view]) { element, _, findings in
        if element["tag"] != nil { return findings.report(element, "a view with the tag of \(element[.id] ?? "")") }
        findings.report(element, "no tag", fix: .safe("Tag") { $0.setAttribute("tag", to: "1", on: element) })
      })
    let views = (0..<40).map { "<view id=\"v\($0)\"/>" }.joined()
    let linter = Linter(Selection(rules: [rule]))
    let result = linter.fix(linter.lint(Array(Storyboard.xib(views).utf8)), upTo: .safe)
    #expect(result.outcome == .untold(rules: ["test_rule"]) && result.fixedFindings.isEmpty)
  }

  @Test func `an edit brings the errors that no earlier version has`() throws {
    let document = { (view: String) in try Document(parsing: Array(Storyboard.text(view: view).utf8)) }
    let width = { (points: Int, id: String) in
      #"<constraint firstAttribute="width" constant="\(points)" id="\(id)"/>"#
    }
    let box = { (constraints: String) in
      """
      <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="box">
      <rect key="frame" x="0.0" y="0.0" width="50" height="50"/><constraints>\(constraints)</constraints></view></subviews>
      """
    }
    let fine = try document(box(width(50, "c-1")))
    let broken = try document(box(width(50, "c-1") + width(60, "c-2")))
    let rules = { (new: Document, old: [Document]) in
      EditCheck.standard.newErrors(in: [new], since: old.map { [$0] }).map(\.finding.rule)
    }
    #expect(!rules(broken, [fine]).isEmpty && rules(broken, [broken]).isEmpty && rules(fine, [fine]).isEmpty)
    #expect(rules(broken, [fine, broken]).isEmpty)
    // The message about the conflict names the box.
    let renamed = try document(
      box(width(50, "c-1") + width(60, "c-2")).replacing("id=\"box\"", with: "id=\"box\" userLabel=\"Card\""))
    #expect(rules(renamed, [broken]).isEmpty && !rules(renamed, [fine]).isEmpty)
  }

  @Test func `fixes that are valid only without each other are applied one after the other`() {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES"> <objects> <view id="vie-00-001"> <constraints>
      <constraint firstIt0em="out-00-001" firstAttribute="top" id="con-00-001"/> </constraints> <connections>
      <outlet property="x" destination="gon-00-001" id="out-00-001"/> </connections> </view> </objects> </document>

      """
    let linter = Linter()
    let result = linter.fix(linter.lint(Array(text.utf8)), upTo: .unsafe)
    #expect(result.outcome == .finished && result.report.document?.object("out-00-001") == nil)
  }

  @Test(arguments: [(#"nestination="vie-00-002""#, true), (#"nestination="gon-00-001""#, false)])
  func `a misspelled reference is corrected if there is the object`(attribute: String, isFixed: Bool) {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
      <objects> <view id="vie-00-001"> <connections> <outlet property="x" \(attribute) id="out-00-001"/> </connections>
      </view> <view id="vie-00-002"/> </objects> </document>

      """
    let linter = Linter()
    let result = linter.fix(linter.lint(Array(text.utf8)), upTo: .unsafe)
    #expect(result.outcome == .finished)
    #expect(String(decoding: result.report.bytes, as: UTF8.self).contains(" destination=") == isFixed)
  }
}
