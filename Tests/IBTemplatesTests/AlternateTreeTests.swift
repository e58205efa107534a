import IBModel
import IBTemplates
import IBXML
import TestSupport
import Testing

@Suite struct AlternateTreeTests {
  /// A controller that shows `live`, and whose outlet `landscapeView` leads to a tree with `other`.
  private func document(
    live: String = #"<label id="l1"/>"#, other: String = #"<label id="o1"/>"#, property: String = "landscapeView",
    variant: String = "portraitView", autoLayout: Bool = false
  ) throws -> Document {
    try Document(
      parsing: Array(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch"\(autoLayout ? #" useAutolayout="YES""# : "")>
        <objects> <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"> <connections>
        <outlet property="\(property)" destination="other" id="c1"/>
        <outlet property="\(variant)" destination="live" id="c2"/> <outlet property="view" destination="live" id="c3"/>
        </connections> </placeholder> <view userLabel="Tall" id="live">
        <rect key="frame" x="0.0" y="0.0" width="320" height="460"/> <subviews>\(live)</subviews> </view>
        <view userLabel="Wide" id="other"> <rect key="frame" x="0.0" y="0.0" width="480" height="300"/>
        <subviews>\(other)</subviews> </view> </objects> </document>
        """.utf8))
  }

  private func tree(_ live: String, _ other: String) throws -> AlternateTree {
    try #require(try document(live: live, other: other).alternateTrees().first)
  }

  private static func action(_ id: String, _ selector: String = "save:", event: String = "touchUpInside") -> String {
    "<connections><action selector=\"\(selector)\" destination=\"-1\" eventType=\"\(event)\" id=\"\(id)\"/></connections>"
  }

  private static func button(_ id: String, _ content: String) -> String { "<button id=\"\(id)\">\(content)</button>" }

  /// As in the fork: an exact class, so that subclasses and other classes are compared.
  @Test(arguments: [("Rating", 1), ("Stars", 2), ("Rat", 2)]) func classesCanBeClosed(name: String, count: Int) throws {
    let live = #"<view customClass="Rating" id="l1"><subviews><label id="l2"/></subviews></view>"#
    let other = #"<view customClass="Rating" id="o1"><subviews><label id="o2"/></subviews></view>"#
    let trees = try document(live: live, other: other).alternateTrees(closedClasses: [name])
    #expect(trees.first?.participants.count == count + 1)
  }

  @Test func outletsToTreesThatDifferInAVariantAreTemplates() throws {
    let trees = try document().alternateTrees()
    #expect(trees.map(\.name) == ["landscapeView", "portraitView"])
    #expect(trees.map(\.variants) == [["portraitView"], ["landscapeView"]])
    #expect(trees.map(\.traits.buildsOnLiveLayout) == [false, true])
    #expect(trees.map(\.reference)[0] == "landscapeView of File's Owner (-1)")
    #expect(try document().templates().count == 2)
  }

  @Test(arguments: [("headerView", "footerView"), ("landscapeView", "view"), ("wideTree", "narrowView")])
  func otherOutletsAreNot(property: String, variant: String) throws {
    #expect(try document(property: property, variant: variant).alternateTrees().isEmpty)
  }

  @Test func theControllerOfASceneShowsItsOwnView() throws {
    let screen = Screen(
      live: #"<subviews><label id="l1"/></subviews>"#,
      beside: """
        <view id="tall"><subviews><label id="t1"/></subviews></view><view id="wide"><subviews><label id="w1"/></subviews></view>
        """,
      connections: """
        <outlet property="narrowView" destination="tall" id="c1"/><outlet property="wideView" destination="wide" id="c2"/>
        """)
    let trees = try screen.document().alternateTrees()
    #expect(trees.map(\.id) == ["owner.narrowView", "owner.wideView"])
    #expect(trees.map { $0.targets.map(\.id) } == [["screen", "l1"], ["screen", "l1"]])
    #expect(trees.allSatisfy { !$0.traits.buildsOnLiveLayout })
  }

  @Test func theShownTreeCorrespondsToItselfViewByView() throws {
    let live = #"<label tag="-1" id="l1"/><view id="l2"><subviews><view id="l3"/></subviews></view>"#
    let document = try document(live: live)
    let shown = document.alternateTrees()[1]
    #expect(shown.match.pairs.map(\.view) == shown.match.pairs.map(\.target))
    #expect(shown.targets.map(\.id) == ["live", "l1", "l2", "l3"])
    #expect(try shown.applied().bytes == document.tree.source.bytes)
  }

  /// Rule, live views, views of the other tree, and the pairs that correspond.
  private static let counterparts: [(rule: String, live: String, other: String, pairs: [[ObjectID]])] = [
    (
      "of views with the same tag, the last one",
      #"<view tag="7" id="l1"/><view tag="8" id="l2"/><label tag="7" id="l3"/>"#, #"<button tag="7" id="o1"/>"#,
      [["o1", "l3"]]
    ),
    (
      "a tag is stronger than a title", #"<label text="A" id="l1"/><label text="B" tag="3" id="l2"/>"#,
      #"<label text="A" tag="3" id="o1"/>"#, [["o1", "l2"]]
    ),
    (
      "controls by their actions",
      button("l1", action("a1", "cancel:")) + button("l2", action("a2", event: "touchDown"))
        + button("l3", action("a3")), button("o1", action("a4")), [["o1", "l3"]]
    ),
    (
      "actions alone do not make a button a switch", button("l1", action("a1", event: "valueChanged")),
      "<switch id=\"o1\">\(action("a2", event: "valueChanged"))</switch>", []
    ),
    (
      "a switch by its actions", "<switch id=\"l1\">\(action("a1", event: "valueChanged"))</switch>",
      "<switch id=\"o1\">\(action("a2", event: "valueChanged"))</switch>", [["o1", "l1"]]
    ),
    (
      "buttons by title, then by image",
      button("l1", #"<state key="normal" title="Cancel" image="gear"/>"#)
        + button("l2", #"<state key="normal" title="Save"/>"#)
        + button("l3", #"<state key="normal" image="trash" catalog="system"/>"#),
      button("o1", #"<state key="normal" image="trash" catalog="system"/>"#)
        + button("o2", #"<state key="normal" title="Save" image="gear"/>"#), [["o1", "l3"], ["o2", "l2"]]
    ),
    (
      // In TPMultiLayoutViewController such a button corresponds to the first button without an image.
      "not buttons without image",
      button("l1", #"<state key="normal" title="A"/>"#) + button("l2", #"<state key="normal" title="B"/>"#),
      button("o1", #"<state key="normal" title="C"/>"#), []
    ),
    (
      "labels by their text", #"<label text="A" id="l1"/><label id="l2"><string key="text">B</string></label>"#,
      #"<label text="B" id="o1"/>"#, [["o1", "l2"]]
    ),
    (
      "text fields by text and placeholder",
      #"<textField id="l1"/><textField placeholder="City" id="l2"/><textField text="X" placeholder="City" id="l3"/>"#,
      #"<textField text="X" placeholder="City" id="o1"/><textField placeholder="City" id="o2"/><textField id="o3"/>"#,
      [["o1", "l3"], ["o2", "l2"]]
    ),
    (
      "the only view of its class", #"<view id="l1"/><view customClass="Chart" id="l2"/><slider id="l3"/>"#,
      #"<slider id="o1"/><view customClass="Chart" id="o2"/>"#, [["o1", "l3"], ["o2", "l2"]]
    ),
    (
      "the counterpart of one view only",
      #"<label text="A" id="l1"/><label text="A" id="l2"/><label text="A" id="l3"/>"#,
      #"<label text="A" id="o1"/><label text="A" id="o2"/>"#, [["o1", "l1"], ["o2", "l2"]]
    ),
    (
      "only subviews of a counterpart",
      #"<view id="l1"><subviews><label text="A" id="l2"/></subviews></view><label text="A" id="l3"/>"#,
      #"<view id="o1"><subviews><label text="A" id="o2"/></subviews></view>"#, [["o1", "l1"], ["o2", "l2"]]
    ),
  ]

  @Test(arguments: counterparts)
  func viewsCorrespond(rule: String, live: String, other: String, pairs: [[ObjectID]]) throws {
    let found = try tree(live, other).match.pairs.dropFirst().map { [$0.view.id, $0.target.id] }
    #expect(found == pairs)
  }

  @Test func aWeakRuleDoesNotTakeWhatAStrongOneDecides() throws {
    let match = try tree(#"<label text="A" id="l1"/>"#, #"<label text="B" id="o1"/><label text="A" id="o2"/>"#).match
    #expect(match.pairs.last?.view.id == "o2" && match.pairs.count == 2 && match.unmatched.map(\.view.id) == ["o1"])
  }

  @Test func subviewsOfAViewThatBecomesHiddenAreUpdatedToo() throws {
    let view = { (id: String, hidden: String, x: Int) in
      """
      <view\(hidden) id="\(id)"><subviews><label id="\(id)-l"><rect key="frame" x="\(x)" y="1" width="2" height="3"/></label>\
      </subviews></view>
      """
    }
    let applied = try tree(view("l1", "", 5), view("o1", #" hidden="YES""#, 9)).applied().document
    #expect(applied.object("l1")?.isHidden == true && applied.object("l1-l")?.frame?.x == 9)
  }

  @Test func viewsInsideControlsThatDrawThemselvesAreNotCompared() throws {
    let table = { (id: String) in "<tableView id=\"\(id)\"><subviews><label id=\"\(id)-l\"/></subviews></tableView>" }
    let match = try tree(table("l1"), table("o1")).match
    #expect(match.pairs.count == 2 && match.unmatched.isEmpty && match.unclaimed.isEmpty)
  }

  @Test func viewsWithANegativeTagAreIgnored() throws {
    let match = try tree(#"<label id="l1"/>"#, #"<label tag="-1" id="o1"/>"#).match
    #expect(match.pairs.count == 1 && match.unmatched.isEmpty && match.unclaimed.map(\.id) == ["l1"])
  }

  @Test func framesMasksAndHiddenAreTransferred() throws {
    let live = """
      <label hidden="YES" id="l1"><rect key="frame" x="1" y="2" width="3" height="4"/>\
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES"/></label>
      """
    let other = """
      <label id="o1"><rect key="frame" x="5" y="6" width="7" height="8"/>\
      <autoresizingMask key="autoresizingMask" widthSizable="YES"/></label>
      """
    let applied = try tree(live, other).applied()
    let label = try #require(applied.document.object("l1"))
    #expect(label.frame?.x == 5 && !label.isHidden && label.element.child("autoresizingMask")?["widthSizable"] == "YES")
    #expect(applied.document.object("live")?.frame?.width == 480)
    #expect(PlanText(applied.plan).summary == "2 participants, 6 values")
  }

  @Test func applyingTwiceIsApplyingOnce() throws {
    let once = try document().alternateTrees()[0].applied()
    #expect(try #require(once.document.alternateTrees().first).applied().bytes == once.bytes)
  }

  @Test func viewsWithoutCounterpartAreReportedWithTheReason() throws {
    let live = #"<label text="A" id="l1"/><label text="B" id="l2"/><view id="l3"/>"#
    let plan = try tree(live, #"<label text="C" id="o1"/><slider id="o2"/><view id="o3"/>"#).applied().plan
    let reasons = Dictionary(plan.skipped.map { ($0.object, $0.reason) }, uniquingKeysWith: { $0 + $1 })
    #expect(reasons["o1"]?.hasPrefix("2 views of its class in Tall (live) could be its counterpart") == true)
    #expect(reasons["o2"] == "it has no counterpart in Tall (live)")
    #expect(reasons["l1"] == "it has no counterpart in `landscapeView`, so it is not changed")
    #expect(reasons["live"] == "`portraitView` also leads to this view, so its layout is overwritten")
    #expect(reasons["o3"] == nil)
  }

  @Test func framesOfViewsThatConstraintsPlaceAreNotTransferred() throws {
    let label = { (id: String, x: Int) in
      """
      <label translatesAutoresizingMaskIntoConstraints="NO" id="\(id)"><rect key="frame" x="\(x)" y="2" width="3" height="4"/></label>
      """
    }
    let document = try document(live: label("l1", 1), other: label("o1", 9), autoLayout: true)
    let applied = try document.alternateTrees()[0].applied()
    #expect(applied.document.object("l1")?.frame?.x == 1)
    #expect(applied.plan.skipped.contains { $0.object == "l1" && $0.keyPath == "frame" })
  }

  @Test func aTreeOfWhichNothingCorrespondsCannotBeApplied() throws {
    let tree = try tree(#"<label text="A" id="l1"/>"#, #"<slider id="o1"/>"#)
    #expect(tree.targets.isEmpty)
    #expect(throws: EditError.impossible("none of the views in Wide (other) has a counterpart in Tall (live)")) {
      try tree.applied()
    }
  }

  /// The example of TPMultiLayoutViewController: three labels, two text fields, two buttons and a slider.
  @Test func theExampleMatchesAllItsViews() throws {
    let document = try Document(parsing: Corpus.example("TwoTrees.xib"))
    let tree = try #require(TemplateName("landscape").matches(among: document.templates()).first as? AlternateTree)
    #expect(tree.match.pairs.count == 1 + 8 && tree.match.unmatched.isEmpty && tree.match.unclaimed.isEmpty)
    let applied = try tree.applied().document
    #expect(applied.object("pRo-vw-Por")?.frame?.width == 480 && applied.object("pSa-bt-Sav")?.frame?.x == 354)
  }
}
