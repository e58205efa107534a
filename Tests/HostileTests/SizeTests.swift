import IBLint
import IBModel
import IBTemplates
import IBXML
import TestSupport
import Testing

/// Documents of a size nobody draws by hand. Work that grows with the square of the size would take these tests minutes;
/// the limit on their time is the assertion.
@Suite(.timeLimit(.minutes(5))) struct SizeTests {
  private static let count = 4_000

  private func document(_ objects: String) -> [UInt8] {
    Array("<document><objects>\(objects)</objects></document>".utf8)
  }

  private func repeated(_ count: Int = SizeTests.count, _ text: (Int) -> String) -> String {
    (0..<count).map(text).joined()
  }

  private func template(of bytes: [UInt8]) throws -> Template {
    try #require(try Document(parsing: bytes).templates.first)
  }

  /// Looks at all that is found, with places, and makes the fixes.
  private func lint(_ bytes: [UInt8]) -> (found: Int, left: Int) {
    let linter = Linter()
    let report = linter.lint(bytes)
    let fixed = report.fixed(upTo: .unsafe, by: linter)
    return (report.locatedFindings.count, fixed.report.findings.count)
  }

  @Test(arguments: ["", "\n"]) func danglingOutletsOfOneViewAreRemoved(lineEnd: String) {
    let outlets = repeated { "<outlet property=\"p\($0)\" destination=\"nowhere\" id=\"o\($0)\"/>\(lineEnd)" }
    let result = lint(document("<view id=\"a\"><connections>\(outlets)</connections></view>"))
    #expect(result.found == SizeTests.count && result.left == 0)
  }

  @Test func viewsWithOneIdGetOthers() {
    let result = lint(document("<view id=\"r\"><subviews>\(repeated { _ in "<view id=\"a\"/>" })</subviews></view>"))
    #expect(result.found == SizeTests.count - 1 && result.left == 0)
  }

  @Test func danglingConstraintsOfOneViewWithOneIdAreRemoved() {
    let constraints = repeated { _ in "<constraint firstItem=\"nowhere\" firstAttribute=\"top\" id=\"c\"/>" }
    let outlets = repeated { "<outlet property=\"p\($0)\" destination=\"c\" id=\"o\($0)\"/>" }
    let view = "<constraints>\(constraints)</constraints><connections>\(outlets)</connections>"
    #expect(lint(document("<view id=\"a\">\(view)</view>")).left == 0)
  }

  @Test func aTemplateOfManyConstraintsIsAppliedTwice() throws {
    let constraints = { (prefix: String) in
      repeated {
        """
        <constraint firstItem="\(prefix)2" firstAttribute="top" secondItem="\(prefix)1" secondAttribute="top" \
        constant="\($0 + 1)" id="\(prefix)c\($0)"/>
        """
      }
    }
    let target = { (id: String) in
      "<connections><outlet property=\"targetView\" destination=\"\(id)\" id=\"o\(id)\"/></connections>"
    }
    let bytes = document(
      """
      <view id="a1"><subviews><view id="a2"/></subviews><constraints>\(constraints("a"))</constraints></view>
      <view customClass="LDOLayoutTemplate" id="t1"><subviews><view id="t2">\(target("a2"))</view></subviews>
      <constraints>\(constraints("t"))</constraints>\(target("a1"))</view>
      """)
    let once = try template(of: bytes).applied()
    let twice = try template(of: once.bytes).applied()
    #expect(twice.bytes == once.bytes)
    #expect(PlanText(once.plan).lines.count > SizeTests.count)
  }

  @Test func viewsOfATemplateWithoutTargetAreFound() {
    let views = repeated { "<view id=\"v\($0)\"/>" }
    let constraints = repeated {
      "<constraint firstItem=\"v\($0)\" firstAttribute=\"top\" secondItem=\"t\" secondAttribute=\"top\" id=\"c\($0)\"/>"
    }
    let result = lint(
      document(
        """
        <view id="a"/><view customClass="LDOLayoutTemplate" id="t"><subviews>\(views)</subviews>
        <constraints>\(constraints)</constraints>
        <connections><outlet property="targetView" destination="a" id="o"/></connections></view>
        """))
    #expect(result.found == SizeTests.count)
  }

  @Test func manyTemplatesAreChecked() {
    let templates = repeated(1_000) { "<view customClass=\"LDOLayoutTemplate\" fixedFrame=\"YES\" id=\"t\($0)\"/>" }
    #expect(lint(document("<view id=\"a\"/>\(templates)")).left == 0)
  }

  @Test func manySiblingsHaveOneSuperview() throws {
    let views = repeated(50_000) { "<view id=\"v\($0)\"/>" }
    let parsed = try Document(parsing: document("<view id=\"a\"><subviews>\(views)</subviews></view>"))
    #expect(parsed.object("a")?.subviews.count == 50_000)
  }

  @Test func levelsWithoutEndAreOneFinding() {
    let views = repeated(50_000) { "<view id=\"v\($0)\"><subviews>" }
    let ends = repeated(50_000) { _ in "</subviews></view>" }
    #expect(Linter().lint(document(views + ends)).findings.map(\.rule) == ["malformed_document"])
  }

  @Test func theDeepestDocumentIsCopiedIntoATemplate() throws {
    // The document, its objects and the view itself are levels, too.
    let values = 250
    let value = repeated(values) { _ in "<array>" } + repeated(values) { _ in "</array>" }
    let bytes = document(
      """
      <view id="a">\(value)</view><view customClass="LDOLayoutTemplate" id="t">
      <connections><outlet property="targetView" destination="a" id="o"/></connections>\(value)</view>
      """)
    let captured = try template(of: bytes).captured(as: "copy")
    #expect(try Document(parsing: captured.bytes).templates.count == 2)
  }

  @Test func aKeyPathWithoutEndIsSkipped() throws {
    let keyPath = repeated(50_000) { _ in "imageView." } + "alpha"
    let bytes = document(
      """
      <tableViewCell imageView="a" id="a"/><tableViewCell customClass="LDOLayoutTemplate" imageView="t" id="t">
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="templateAttributes" \
      value="\(keyPath)"/></userDefinedRuntimeAttributes>
      <connections><outlet property="targetView" destination="a" id="o"/></connections></tableViewCell>
      """)
    let applied = try template(of: bytes).applied()
    #expect(applied.plan.skipped.count == 1)
  }
}
