import IBModel
import IBTemplates
import IBXML
import TestSupport
import Testing

@Suite struct SizeClassTemplateTests {
  /// A stack view and a label; the label, a constraint of the root and some values vary.
  private static let screen = Screen(
    live: """
      <subviews> <stackView axis="vertical" spacing="8" id="stack">
      <variation key="heightClass=compact" axis="horizontal"/> </stackView> <label text="Title" id="label">
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
      <variation key="heightClass=compact-widthClass=regular">
      <fontDescription key="fontDescription" type="system" pointSize="30"/> </variation> </label> </subviews>
      <constraints>
      <constraint firstItem="label" firstAttribute="top" secondItem="screen" secondAttribute="top" constant="20" id="high">
      <variation key="heightClass=compact" constant="4"/> </constraint>
      <constraint firstItem="label" firstAttribute="leading" secondItem="screen" secondAttribute="leading" id="left"/>
      <constraint firstItem="label" firstAttribute="leading" secondItem="stack" secondAttribute="trailing" id="side"/>
      <constraint firstItem="label" firstAttribute="width" constant="90" id="wide"/> </constraints>
      <variation key="default"> <mask key="constraints"> <exclude reference="side"/> </mask> </variation>
      <variation key="heightClass=compact"> <mask key="constraints"> <exclude reference="left"/>
      <include reference="side"/> </mask> </variation> <variation key="widthClass=regular"> <mask key="subviews">
      <exclude reference="stack"/> </mask> </variation>
      """, beside: "")

  private func template(_ name: String, in document: Document) throws -> any Template {
    let matches = TemplateName(name).matches(among: document.templates())
    try #require(matches.count == 1, "\(name): \(matches.map(\.name))")
    return matches[0]
  }

  private func template(_ name: String) throws -> any Template { try template(name, in: try Self.screen.document()) }

  private func installed(_ document: Document) -> [ObjectID] {
    document.constraints.filter(document.existsAtRunTime).map(\.id)
  }

  @Test func eachCombinationThatVariationsNameIsATemplate() throws {
    let templates = try Self.screen.document().templates()
    #expect(templates.map(\.name) == ["h:compact", "w:regular", "w:regular h:compact"])
    #expect(templates[0].id == "screen.heightClass=compact" && templates[0].reference == "h:compact of View (screen)")
    #expect(templates.map { $0.screens.map(\.id) } == [["screen"], ["screen"], ["screen"]])
  }

  @Test(arguments: [
    ("h:compact", "h:compact"), ("hC", "h:compact"), ("heightClass=compact", "h:compact"),
    ("wR hC", "w:regular h:compact"),
    ("w:regular h:compact", "w:regular h:compact"), ("heightClass=compact-widthClass=regular", "w:regular h:compact"),
    ("screen.widthClass=regular", "w:regular"),
  ]) func namesAreAsPeopleAndXcodeWriteThem(text: String, name: String) throws {
    #expect(try template(text).name == name)
  }

  @Test(arguments: ["default", "device=watch38mm", "heightClass=tall", "userInterfaceIdiom=mac", "", "compact"])
  func otherKeysAreNotSizeClasses(key: String) { #expect(SizeClasses(variationKey: key) == nil) }

  @Test func documentsOfOtherPlatformsHaveNone() throws {
    var screen = Self.screen
    screen.runtime = "AppleTV"
    #expect(try screen.document().sizeClassTemplates.isEmpty)
  }

  @Test func whatExistsUnderTheClassesBecomesTheDefault() throws {
    let applied = try template("h:compact").applied()
    #expect(installed(applied.document) == ["high", "side", "wide"])
    #expect(applied.document.object("stack")?.element["axis"] == "horizontal")
    #expect(applied.document.object("high")?.element["constant"] == "4")
    #expect(applied.document.object("label")?.font?.pointSize == 17)
    #expect(PlanText(applied.plan).summary == "1 constraint installed, 1 uninstalled, 2 shared, 2 values")
    #expect(applied.plan.uninstalled.map(\.id) == ["left"])
  }

  @Test func lessSpecificVariationsApplyToo() throws {
    let applied = try template("wR hC").applied().document
    #expect(applied.object("label")?.font?.pointSize == 30 && applied.object("high")?.element["constant"] == "4")
    // The stack view is not installed, and with it the constraint to it.
    #expect(installed(applied) == ["high", "wide"])
  }

  @Test func viewsAreUninstalledAndNamedInThePlan() throws {
    let plan = try template("w:regular").applied().plan
    #expect(plan.uninstalled.map(\.id) == ["stack"])
    #expect(PlanText(plan).lines.contains("    Stack View (stack)"))
  }

  @Test(arguments: ["h:compact", "w:regular", "wR hC"]) func applyingTwiceIsApplyingOnce(name: String) throws {
    let once = try template(name).applied()
    #expect(try template(name, in: once.document).applied().bytes == once.bytes)
  }

  /// Variations stay, so that the document says the same under the classes as before.
  @Test(arguments: ["h:compact", "w:regular", "wR hC"]) func underTheClassesNothingChanges(name: String) throws {
    let template = try template(name)
    let classes = try #require(template.traits.sizeClasses)
    let applied = try template.applied().document
    let (before, after) = (
      ActiveVariations(of: template.document, under: classes), ActiveVariations(of: applied, under: classes)
    )
    for object in template.document.objects {
      let same = try #require(applied.object(object.id))
      #expect(before.isInstalled(object) == after.isInstalled(same), "\(object.id)")
      for name: Name in ["axis", "constant", "hidden"] {
        #expect(before.value(name, of: object.element) == after.value(name, of: same.element), "\(object.id)")
      }
    }
  }

  @Test func theHalvesAreAppliedAlone() throws {
    let constraints = try template("h:compact").applied(ApplyOptions(scope: .constraints)).document
    #expect(installed(constraints) == ["high", "side", "wide"])
    #expect(constraints.object("stack")?.element["axis"] == "vertical")
    let values = try template("h:compact").applied(ApplyOptions(scope: .attributes)).document
    #expect(installed(values) == ["high", "left", "wide"] && values.object("stack")?.element["axis"] == "horizontal")
    #expect(values.object("high")?.element["constant"] == "20")
  }

  @Test func valuesWithIDsAreSkipped() throws {
    var screen = Self.screen
    screen.live = screen.live.replacing(
      #"pointSize="30"/>"#, with: #"pointSize="30"><view id="odd"/></fontDescription>"#)
    let plan = try template("wR hC", in: try screen.document()).applied().plan
    #expect(plan.skipped.map(\.object) == ["label"] && plan.skipped[0].reason.contains("objects with ids"))
  }

  /// The last state of the talk's project is in this form.
  @Test func theExampleHasALayoutForCompactHeight() throws {
    let plan = try template("h:compact", in: Document(parsing: Corpus.example("SizeClasses.storyboard"))).applied().plan
    #expect(PlanText(plan).summary == "4 constraints installed, 4 uninstalled, 4 shared, 2 values")
  }
}
