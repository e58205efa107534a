import IBXML
import Testing

@testable import IBLint

@Suite struct ReporterTests {
  private func findings(_ text: String) -> [LocatedFinding] { Linter().lint(Array(text.utf8)).locatedFindings }

  private func document(label: String) -> String {
    ExampleDocument.marked(
      """
      <viewController userLabel="\(label)" id="BYZ-38-t0r">
        <connections><outlet property="titleLabel" destination="q3f-9a-11z" id="ou1"/></connections>
      </viewController>
      """)
  }

  @Test func textNamesPlaceSeverityRuleAndObject() {
    let file = FileReport(path: "Main.storyboard", findings: findings(document(label: "Login View Controller")))
    #expect(
      TextReporter().lines(for: [file]) == [
        """
        Main.storyboard:7:34: error: [dangling_reference] outlet `titleLabel` of Login View Controller (BYZ-38-t0r) refers \
        to `q3f-9a-11z`, which is not in this document
        """, "  help: Connections inspector › remove the connection with the warning sign, or connect it again",
      ])
  }

  @Test func `what several places say is one entry with its places, and a line for each in brief`() {
    let files = ["A.storyboard", "de.lproj/A.storyboard"].map {
      FileReport(path: $0, findings: findings(document(label: "x")))
    }
    let lines = TextReporter().lines(for: files)
    #expect(lines.count == 3 && lines[0].hasPrefix("A.storyboard:7:34: error: [dangling_reference] "))
    #expect(lines[1] == "  also at de.lproj/A.storyboard:7:34: x (BYZ-38-t0r)" && lines[2].hasPrefix("  help: "))
    let many = TextReporter().lines(
      for: (1...9).map { FileReport(path: "\($0).xib", findings: findings(document(label: "x"))) })
    #expect(many.count == 7 && many[5] == "  and in 4 more places in 4 documents (--quiet lists each)")
    let brief = TextReporter(ReportContext(version: "", folder: "", isBrief: true)).lines(for: files)
    #expect(brief.count == 2)
  }

  @Test func columnsCountUTF16Units() throws {
    // The woman, the joiner and the accent: 2 + 1 + 2 + 2 units, 5 + 3 + 5 + 3 bytes.
    let text = document(label: "x").replacing("<connections><outlet", with: "<connections><!--👩‍👧e\u{301}--><outlet")
    let located = try #require(findings(text).first)
    #expect(located.start.columnInUTF16 == 34 + 7 + 7 && located.start.column == 34 + 7 + 14)
  }

  @Test func jsonIsComplete() throws {
    let file = FileReport(
      path: "dir/Main.storyboard",
      findings: Linter().lint(Array(document(label: "Login").utf8)).withEdits().locatedFindings)
    let text = try JSONReporter().line(for: file)
    let start =
      #"{"version":1,"file":"dir/Main.storyboard","findings":[{"rule":"dangling_reference","severity":"error","message":"#
    #expect(text.hasPrefix(start))
    #expect(text.contains(#""line":7,"column":34,"offset":"#) && text.contains(#""endLine":7,"endColumn":99,"#))
    #expect(text.contains(#""object":{"id":"BYZ-38-t0r","name":"Login","kind":"viewController","path":"Login"}"#))
    #expect(text.contains(#""fix":{"title":"#) && text.contains(#""edits":[{"offset":"#))
  }

  @Test func nothingFoundIsAnEmptyArray() throws {
    let text = try JSONReporter().line(for: FileReport(path: "a.xib", findings: []))
    #expect(text == #"{"version":1,"file":"a.xib","findings":[]}"#)
  }

  @Test func ruleListHasALineForEachRule() throws {
    let text = RuleList(Rule.all).text
    for rule in Rule.all { #expect(text.contains("  \(rule.id) ")) }
    #expect(
      try RuleList(Rule.all).json().hasPrefix(#"{"version":1,"rules":[{"id":"autolayout_disabled","group":"document","#)
    )
  }

  private func summary(_ texts: [String], fixed: Int = 0) -> Summary {
    Summary(texts.map { report(on: $0, fixed: fixed) })
  }

  private func report(on text: String, fixed: Int = 0, leftOut: Summary.LeftOut = Summary.LeftOut()) -> FileReport {
    var report = FileReport(path: "a.xib", findings: findings(text))
    (report.fixedCount, report.leftOut) = (fixed, leftOut)
    return report
  }

  private static let fine = ExampleDocument.marked(#"<viewController id="vc1"/>"#)

  @Test func summaryOfFineDocumentsSaysSo() {
    #expect(summary([Self.fine, Self.fine]).text() == "All 2 documents are fine.")
    #expect(summary([Self.fine]).text() == "The document is fine.")
    #expect(summary([Self.fine], fixed: 3).text() == "Fixed 3 findings. The document is fine.")
  }

  @Test func summaryOfAcceptedFindingsDoesNotSayThatDocumentsAreFine() {
    var leftOut = Summary.LeftOut()
    leftOut.accepted = 183
    let first = report(on: Self.fine, leftOut: leftOut)
    #expect(Summary([first]).text() == "No new findings in 1 document (183 accepted).")
    leftOut.earlier = 2
    #expect(
      Summary([first, report(on: document(label: "x"), leftOut: leftOut)]).text()
        == "Found 1 new error in 1 of 2 documents (366 accepted, 2 as before, 1 fixable with --fix --unsafe-fixes).")
  }

  @Test func summaryCountsSeveritiesDocumentsAndFixes() {
    let faulty = document(label: "x")
    #expect(
      summary([Self.fine, faulty, "<archive/>", faulty]).text()
        == "Found 2 errors and 1 info in 3 of 4 documents: 2 problems, 3 places (2 fixable with --fix --unsafe-fixes).")
    #expect(summary([""]).text() == "Found 1 error in 1 document.")
    #expect(Severity.allCases.map(summary([faulty, "<archive/>"]).count) == [1, 0, 1])
  }
}

@Suite struct RelatedPlaceTests {
  private let file: FileReport = {
    let text = ExampleDocument.marked(
      """
      <viewController id="vc1">
        <connections>
          <outlet property="a" destination="gone" id="ou1"/>
          <outlet property="b" destination="gone" id="ou2"/>
          <outlet property="c" destination="gone" id="ou3"/>
        </connections>
      </viewController>
      """)
    return FileReport(path: "Main.storyboard", findings: Linter().lint(Array(text.utf8)).locatedFindings)
  }()

  @Test func linesAreListedWhereThereIsNoPlaceForThem() throws {
    let found = try #require(file.findings.first)
    let lines = found.relatedStarts.map(\.line)
    #expect(found.relatedLines == "lines \(lines[0]) and \(lines[1])")
    #expect(TextReporter().lines(for: [file])[1] == "  see also lines \(lines[0]) and \(lines[1])")
    let context = ReportContext(version: "1", folder: "/")
    for format in [FindingsFormat.github, .xcode] {
      #expect(try format.report([file], in: context).contains("see also lines \(lines[0]) and \(lines[1])"))
    }
    #expect(
      try FindingsFormat.gitlab.report([file], in: context).contains(#""other_locations":[{"path":"Main.storyboard""#))
    #expect(try FindingsFormat.junit.report([file], in: context).contains("see Main.storyboard:\(lines[0]):"))
    let hostile = FileReport(path: "a\n::error::b.xib", findings: file.findings)
    #expect(try !FindingsFormat.junit.report([hostile], in: context).contains("\n::error"))
  }
}
