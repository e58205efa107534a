import IBModel
import IBTemplates
import IBXML
import TestSupport
import Testing

@Suite struct ConstraintSetTests {
  /// A view with a width and two heights, one of them not installed, in collections of the controller.
  private func document(
    portrait: String = "portraitConstraints", landscape: String = "landscapeConstraints", more: String = ""
  ) throws -> Document {
    try Document(
      parsing: Array(
        Storyboard.indented(
          """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
          <scenes> <scene sceneID="sc1"> <objects> <viewController userLabel="Card" id="vc1"> <view key="view" id="vw1">
          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/> <subviews>
          <view translatesAutoresizingMaskIntoConstraints="NO" id="vw2">
          <rect key="frame" x="0.0" y="0.0" width="100" height="40"/> <constraints>
          <constraint firstAttribute="width" constant="100" id="wid"/>
          <constraint firstAttribute="height" constant="40" id="low"/>
          <constraint firstAttribute="height" constant="80" id="hig"/> </constraints> <variation key="default">
          <mask key="constraints"> <exclude reference="low"/> </mask> </variation> </view> </subviews> </view>
          <connections> <outletCollection property="\(portrait)" destination="hig" id="oc1"/>
          <outletCollection property="\(portrait)" destination="hig" id="oc2"/>
          <outletCollection property="\(landscape)" destination="low" id="oc3"/>
          \(more)
          </connections> </viewController> </objects> </scene> </scenes> </document>
          """
        ).utf8))
  }

  private func set(_ name: String, in document: Document) throws -> any Template {
    try #require(TemplateName(name).matches(among: document.templates()).first)
  }

  private func installed(_ document: Document) -> [ObjectID] {
    document.constraints.filter(document.existsAtRunTime).map(\.id)
  }

  @Test func setsOfOneObjectThatDifferInAVariantExcludeEachOther() throws {
    let more = #"<outletCollection property="thinConstraints" destination="wid" id="oc4"/>"#
    let sets = try document(more: more).constraintSets
    #expect(sets.map(\.property) == ["portraitConstraints", "landscapeConstraints", "thinConstraints"])
    #expect(sets.map(\.excludedProperties) == [["landscapeConstraints"], ["portraitConstraints"], []])
    #expect(sets.map { $0.members.map(\.id) } == [["hig"], ["low"], ["wid"]])
    #expect(sets.map { $0.targets.map(\.id) } == [["vw2"], ["vw2"], ["vw2"]])
  }

  @Test(arguments: [
    ("portraitConstraints", "landscapeConstraints", true), ("constraintsCompact", "constraintsRegular", true),
    ("layout_large", "layout_small", true), ("leadingConstraints", "trailingConstraints", false),
    ("portraitConstraints", "thinConstraints", false), ("portraitConstraints", "portraitConstraints", false),
    ("portraitCompact", "landscapeRegular", false), ("portrait", "landscapeConstraints", false),
  ]) func namesThatAreVariantsAreKnown(one: String, other: String, areVariants: Bool) {
    #expect(VariantWord.areVariants(one, other) == areVariants)
  }

  @Test func applyingInstallsOneSetAndUninstallsTheOther() throws {
    let document = try document()
    let applied = try set("landscape", in: document).applied()
    #expect(installed(document) == ["wid", "hig"])
    #expect(installed(applied.document) == ["wid", "low"])
    #expect(applied.plan.activated.map(\.change) == [.installed] && applied.plan.uninstalled.map(\.id) == ["hig"])
    #expect(PlanText(applied.plan).summary == "1 constraint installed, 1 uninstalled, 1 shared")
  }

  @Test func applyingTwiceIsApplyingOnce() throws {
    let once = try set("landscape", in: try document()).applied()
    #expect(try set("landscape", in: once.document).applied().bytes == once.bytes)
  }

  @Test func switchingThereAndBackGivesTheBytesBack() throws {
    let document = try document()
    let there = try set("landscape", in: document).applied()
    #expect(try set("portrait", in: there.document).applied().bytes == document.tree.source.bytes)
  }

  @Test func membersThatAreMissingOrNoConstraintsAreSkippedWithAReason() throws {
    let more = ["gone", "vw2"].map {
      "<outletCollection property=\"landscapeConstraints\" destination=\"\($0)\" id=\"oc-\($0)\"/>"
    }
    let plan = try #require(try document(more: more.joined()).plans().last)
    #expect(plan.swap.collected.map(\.id) == ["low"] && plan.skipped.map(\.object) == ["gone", "vw2"])
    #expect(plan.skipped.map { $0.reason.hasSuffix("is not in the document") } == [true, false])
  }

  @Test func valuesAloneChangeNothing() throws {
    let document = try document()
    let applied = try set("landscape", in: document).applied(ApplyOptions(scope: .attributes))
    #expect(applied.bytes == document.tree.source.bytes)
  }

  @Test func aCollectionWithoutConstraintsIsNoSet() throws {
    let more = #"<outletCollection property="wideViews" destination="vw2" id="oc4"/>"#
    #expect(try document(more: more).constraintSets.count == 2)
  }

  /// The layouts of the talk on Auto Layout in Dresden: 9 constraints of portrait and 10 of landscape; one is in
  /// both sets there and shared here.
  @Test func theExampleHasTheLayoutsOfTheTalk() throws {
    let plan = try set("landscape", in: Document(parsing: Corpus.example("Postcard.storyboard"))).applied().plan
    #expect(plan.activated.count { $0.change == .installed } == 9 && plan.uninstalled.count == 8)
    #expect(plan.swap.left.count == 8)
  }
}
