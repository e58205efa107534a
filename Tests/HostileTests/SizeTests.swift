import IBLint
import IBModel
import IBTemplates
import IBXML
import TestSupport
import Testing

@Suite struct SizeTests {
  /// Where the growth is measured from; the larger document has 4 times as many objects.
  private static let count = 750

  private func document(_ objects: String) -> [UInt8] {
    Array("<document><objects>\(objects)</objects></document>".utf8)
  }

  private func repeated(_ count: Int, _ text: (Int) -> String) -> String { (0..<count).map(text).joined() }

  private func template(of bytes: [UInt8]) throws -> ViewTemplate {
    try #require(try Document(parsing: bytes).viewTemplates.first)
  }

  private func lint(_ bytes: [UInt8]) -> (found: Int, left: Int) {
    let linter = Linter()
    let report = linter.lint(bytes)
    return (report.locatedFindings.count, linter.fix(report, upTo: .unsafe).report.findings.count)
  }

  private func expectLinearLint(from count: Int = Self.count, _ document: (Int) -> [UInt8]) throws {
    let growth = try Growth.measured(from: count) { size in
      let bytes = document(size)
      return { _ = lint(bytes) }
    }
    #expect(growth < Growth.limit)
  }

  @Test func quadraticWorkIsNoticed() throws {
    let growth = try Growth.measured(from: 300) { size in
      let numbers = Array(0..<size)
      return { #expect(numbers.allSatisfy { number in numbers.contains { $0 == size - 1 - number } }) }
    }
    #expect(growth > Growth.limit)
  }

  @Test func linearWorkIsNotComplainedAbout() throws {
    let growth = try Growth.measured(from: 20_000) { size in
      let numbers = Array(0..<size)
      return { #expect(Set(numbers).count == size) }
    }
    #expect(growth < Growth.limit)
  }

  private func danglingOutlets(_ count: Int, lineEnd: String) -> [UInt8] {
    let outlets = repeated(count) {
      "<outlet property=\"p\($0)\" destination=\"nowhere\($0)\" id=\"o\($0)\"/>\(lineEnd)"
    }
    return document("<view id=\"a\"><connections>\(outlets)</connections></view>")
  }

  @Test(arguments: ["", "\n"]) func danglingOutletsOfOneViewAreRemoved(lineEnd: String) throws {
    let result = lint(danglingOutlets(Self.count, lineEnd: lineEnd))
    #expect(result.found == Self.count && result.left == 0)
    try expectLinearLint { danglingOutlets($0, lineEnd: lineEnd) }
  }

  private func viewsWithOneID(_ count: Int) -> [UInt8] {
    document("<view id=\"r\"><subviews>\(repeated(count) { _ in "<view id=\"a\"/>" })</subviews></view>")
  }

  @Test func viewsWithOneIdGetOthers() throws {
    let result = lint(viewsWithOneID(Self.count))
    #expect(result.found == Self.count - 1 && result.left == 0)
    try expectLinearLint(viewsWithOneID)
  }

  @Test func viewsWithoutConstraintsAreFoundInOnePass() throws {
    let linter = Linter(Selection(rules: [try Rule.named("unconstrained_view")]))
    let growth = try Growth.measured(from: 2000) { size in
      let text = Storyboard.text(view: "<subviews>\(repeated(size) { "<view id=\"v\($0)\"/>" })</subviews>")
      return { #expect(linter.lint(Array(text.utf8)).findings.isEmpty) }
    }
    #expect(growth < Growth.limit)
  }

  private func danglingConstraints(_ count: Int) -> [UInt8] {
    let constraints = repeated(count) { _ in #"<constraint firstItem="nowhere" firstAttribute="top" id="c"/>"# }
    let outlets = repeated(count) { "<outlet property=\"p\($0)\" destination=\"c\" id=\"o\($0)\"/>" }
    return document(
      "<view id=\"a\"><constraints>\(constraints)</constraints><connections>\(outlets)</connections></view>")
  }

  @Test func danglingConstraintsOfOneViewWithOneIdAreRemoved() throws {
    #expect(lint(danglingConstraints(Self.count)).left == 0)
    try expectLinearLint(danglingConstraints)
  }

  private func viewsWithoutTarget(_ count: Int) -> [UInt8] {
    let views = repeated(count) { "<view id=\"v\($0)\"/>" }
    let constraints = repeated(count) {
      "<constraint firstItem=\"v\($0)\" firstAttribute=\"top\" secondItem=\"t\" secondAttribute=\"top\" id=\"c\($0)\"/>"
    }
    return document(
      """
      <view id="a"/><view customClass="LDOLayoutTemplate" id="t"><subviews>\(views)</subviews>
      <constraints>\(constraints)</constraints>
      <connections><outlet property="targetView" destination="a" id="o"/></connections></view>
      """)
  }

  @Test func viewsOfATemplateWithoutTargetAreFound() throws {
    let findings = Linter().lint(viewsWithoutTarget(Self.count)).findings
    #expect(findings.count { $0.rule == "template_missing_target" } == Self.count)
    try expectLinearLint(viewsWithoutTarget)
  }

  private func manyTemplates(_ count: Int) -> [UInt8] {
    let templates = repeated(count) { "<view customClass=\"LDOLayoutTemplate\" fixedFrame=\"YES\" id=\"t\($0)\"/>" }
    return document("<view id=\"a\"/>\(templates)")
  }

  @Test func manyTemplatesAreChecked() throws {
    #expect(lint(manyTemplates(Self.count)).left == 0)
    try expectLinearLint(manyTemplates)
  }

  private func templateOfManyConstraints(_ count: Int) -> [UInt8] {
    let constraints = { (prefix: String) in
      repeated(count) {
        """
        <constraint firstItem="\(prefix)2" firstAttribute="top" secondItem="\(prefix)1" secondAttribute="top" \
        constant="\($0 + 1)" id="\(prefix)c\($0)"/>
        """
      }
    }
    let target = { (id: String) in
      "<connections><outlet property=\"targetView\" destination=\"\(id)\" id=\"o\(id)\"/></connections>"
    }
    return document(
      """
      <view id="a1"><subviews><view id="a2"/></subviews><constraints>\(constraints("a"))</constraints></view>
      <view customClass="LDOLayoutTemplate" id="t1"><subviews><view id="t2">\(target("a2"))</view></subviews>
      <constraints>\(constraints("t"))</constraints>\(target("a1"))</view>
      """)
  }

  @Test func aTemplateOfManyConstraintsIsAppliedTwice() throws {
    let once = try template(of: templateOfManyConstraints(Self.count)).applied()
    #expect(try template(of: once.bytes).applied().bytes == once.bytes)
    let growth = try Growth.measured(from: Self.count) { size in
      let template = try template(of: templateOfManyConstraints(size))
      return { _ = PlanText(try template.applied().plan).lines }
    }
    #expect(growth < Growth.limit)
  }

  @Test func manySiblingsHaveOneSuperview() throws {
    let siblings = { (count: Int) in
      document("<view id=\"a\"><subviews>\(repeated(count) { "<view id=\"v\($0)\"/>" })</subviews></view>")
    }
    #expect(try Document(parsing: siblings(50_000)).object("a")?.subviews.count == 50_000)
    let growth = try Growth.measured(from: 5_000) { size in
      let bytes = siblings(size)
      return { _ = try Document(parsing: bytes).object("a")?.subviews.count }
    }
    #expect(growth < Growth.limit)
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
    #expect(try Document(parsing: captured.bytes).viewTemplates.count == 2)
  }

  @Test func aKeyPathWithoutEndIsSkipped() throws {
    let bytes = { (count: Int) in
      document(
        """
        <tableViewCell imageView="a" id="a"/><tableViewCell customClass="LDOLayoutTemplate" imageView="t" id="t">
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="templateAttributes" \
        value="\(repeated(count) { _ in "imageView." })alpha"/></userDefinedRuntimeAttributes>
        <connections><outlet property="targetView" destination="a" id="o"/></connections></tableViewCell>
        """)
    }
    #expect(try template(of: bytes(50_000)).applied().plan.skipped.count == 1)
    let growth = try Growth.measured(from: 5_000) { size in
      let template = try template(of: bytes(size))
      return { _ = try template.applied() }
    }
    #expect(growth < Growth.limit)
  }
}
