import IBLint
import IBProject
import TestSupport
import Testing

@Suite struct CauseTests {
  private func findings(_ objects: String, in project: Project = Project()) -> [Finding] {
    let rules: Set<String> = [
      "dangling_reference", "unknown_custom_class", "duplicate_id", "missing_outlet_property",
      "missing_action_method",
    ]
    let linter = Linter(Selection(rules: Rule.all.compactMap { $0.keeping { rules.contains($0.id) } }))
    return linter.lint(Array(Storyboard.xib(objects).utf8), in: project).findings
  }

  private func project(_ name: String) -> Project {
    var project = Project()
    let code = SourceFile(Array("class \(name): UIView {}".utf8), in: .swift)
    project.sources = SourceIndex([SourceIndex.File(path: "Code.swift", source: code)])
    return project
  }

  private func outlets(_ count: Int, to id: (Int) -> String) -> String {
    let outlets = (0..<count).map { "<outlet property=\"p\($0)\" destination=\"\(id($0))\" id=\"o\($0)\"/>" }
    return "<view id=\"a\"><connections>\(outlets.joined())</connections></view>"
  }

  @Test func referencesToOneMissingObjectAreOneFinding() {
    let merged = findings(outlets(3) { _ in "gone" })
    #expect(merged.count == 1 && merged[0].related.count == 2 && merged[0].fix != nil)
    #expect(findings(outlets(3) { "gone\($0)" }).count == 3)
  }

  @Test func whatIsNotListedIsCounted() {
    let merged = findings(outlets(30) { _ in "gone" })
    #expect(merged.count == 1 && merged[0].related.count == 20)
    #expect(merged.first?.related.last?.message.hasSuffix("(and 9 more)") == true)
  }

  @Test func recognizersAttachedToNothingSendNoActions() {
    let action = "<connections><action selector=\"gone:\" destination=\"v\" id=\"c\"/></connections>"
    let found = ["tapGestureRecognizer", "barButtonItem"].map { kind in
      findings("<view customClass=\"Page\" id=\"v\"/><\(kind) id=\"t\">\(action)</\(kind)>", in: project("Page")).count
    }
    #expect(found == [0, 1])
  }

  @Test func objectsOfOneMissingClassAreOneFinding() {
    let views = ["Card", "Page", "Card", "Row"].enumerated().map { "<view customClass=\"\($1)\" id=\"v\($0)\"/>" }
    let merged = findings(views.joined(), in: project("Page"))
    #expect(merged.map(\.rule) == ["unknown_custom_class", "unknown_custom_class"])
    #expect(merged.map(\.related.count) == [1, 0])
  }

  @Test func objectsOfAClassWithoutAPropertyAreOneFinding() {
    let views = (0..<3).map { index in
      """
      <view customClass="Card" id="v\(index)"><connections>\
      <outlet property="title" destination="v0" id="o\(index)"/><outlet property="note\(index)" destination="v0" id="p\(index)"/>\
      </connections></view>
      """
    }
    let merged = findings(views.joined(), in: project("Card"))
    #expect(merged.map(\.rule) == Array(repeating: "missing_outlet_property", count: 4))
    #expect(merged.map(\.related.count) == [2, 0, 0, 0])
  }

  @Test func anEmptiedClassIsOneFinding() {
    let outlets = (0..<4).map { "<outlet property=\"p\($0)\" destination=\"b\" id=\"o\($0)\"/>" }.joined()
    let actions = ["a:", "b:"].map { "<action selector=\"\($0)\" destination=\"v\" id=\"\($0)\"/>" }.joined()
    let merged = findings(
      """
      <view customClass="Card" id="v"><subviews>
      <button id="b"><connections>\(actions)</connections></button></subviews>
      <connections>\(outlets)</connections></view>
      """, in: project("Card"))
    #expect(merged.count == 1 && merged.first?.related.count == 2)
  }

  @Test func aSceneThatLostItsSegueIsNoSecondMistake() throws {
    let linter = Linter(try Selection(select: ["unreachable_scene"], ignore: []))
    let scenes = """
      <scene sceneID="s1"><objects><viewController storyboardIdentifier="x" id="v1"><connections>
      <segue destination="gone" kind="show" id="g1"/></connections></viewController></objects></scene>
      <scene sceneID="s2"><objects><viewController id="v2"/></objects></scene>
      """
    let count = { (text: String) in linter.lint(Array(Storyboard.scenes(text).utf8)).findings.count }
    #expect(count(scenes) == 0 && count(scenes.replacing("gone", with: "v1")) == 1)
  }

  @Test func whatACopyRepeatsIsNoSecondMistake() throws {
    let linter = Linter(try Selection(select: ["duplicate_id", "duplicate_storyboard_identifier"], ignore: []))
    let scene = """
      <scene sceneID="s1"><objects><viewController storyboardIdentifier="x" id="v1"><view key="view" id="w1"/>
      </viewController></objects></scene>
      """
    let found = linter.lint(Array(Storyboard.scenes(scene + scene).utf8)).findings
    #expect(found.map(\.rule) == ["duplicate_id"])
    #expect(found.first?.related.last?.message.contains("already has the storyboard identifier `x`") == true)
  }
}
