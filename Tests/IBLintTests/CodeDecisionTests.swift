import IBLayout
import IBLint
import IBModel
import IBProject
import Testing

@Suite struct CodeDecisionTests {
  private func decisions(_ objects: String, _ code: String?) throws -> CodeDecisions {
    let document = try Document(parsing: Array(MarkedText(ExampleDocument.marked(objects)).text.utf8))
    var project = Project()
    project.sources = code.map {
      SourceIndex([SourceIndex.File(path: "a.swift", source: SourceFile(Array($0.utf8), in: .swift))])
    }
    return project.codeDecisions(about: document)
  }

  private let views = """
    <viewController customClass="Page" customModule="App" customModuleProvider="target" id="vc1">
    <view key="view" customClass="Chart" customModule="App" customModuleProvider="target" id="vw1"> <subviews>
    <label customClass="Badge" customModule="App" customModuleProvider="target" id="lb1"/>
    <label customClass="Remote" customModule="Kit" id="lb2"/> </subviews> <constraints>
    <constraint firstItem="lb1" firstAttribute="width" constant="40" id="co1"/>
    <constraint firstItem="lb1" firstAttribute="height" constant="40" id="co2"/> </constraints> </view> <connections>
    <outlet property="width" destination="co1" id="ou1"/> <outlet property="height" destination="co2" id="ou2"/>
    </connections> </viewController>
    """

  @Test func contentSizesAreKnownByClass() throws {
    let code = """
      class Page: UIViewController {}
      class Chart: UIView { override var intrinsicContentSize: CGSize { .zero } }
      class Badge: UILabel {}
      """
    let decisions = try decisions(views, code)
    #expect(decisions.decideContentSize(ofClass: "Chart") == .yes)
    #expect(decisions.decideContentSize(ofClass: "Badge") == .no)
    #expect(decisions.decideContentSize(ofClass: "Remote") == .unknown)
  }

  @Test func constraintsAreKnownByWhatCodeSets() throws {
    let code = """
      class Page: UIViewController {
        @IBOutlet var width: NSLayoutConstraint!
        @IBOutlet var height: NSLayoutConstraint!
        func update() { width.constant = 20; NSLayoutConstraint.activate([height]) }
      }
      """
    let decisions = try decisions(views, code)
    #expect(decisions.constraints["co1"] == [.constant])
    #expect(decisions.constraints["co2"] == Set(CodeDecisions.ConstraintPart.allCases))
  }

  @Test func withoutSourcesNothingIsKnown() throws {
    let decisions = try decisions(views, nil)
    #expect(decisions == CodeDecisions() && decisions.decideContentSize(ofClass: "Chart") == .unknown)
  }
}

@Suite struct ModuleTests {
  @Test(arguments: [
    ("class Banner: UIView {}", 1), ("@objc(Banner) class Banner: UIView {}", 0), ("class Other: UIView {}", 0),
  ]) func onlySwiftClassesOfTheAppNeedTheirModule(_ code: String, _ count: Int) throws {
    var project = Project()
    project.sources = SourceIndex([SourceIndex.File(path: "a.swift", source: SourceFile(Array(code.utf8), in: .swift))])
    let document = ExampleDocument.marked(
      #"<viewController id="vc1"><view key="view" customClass="Banner" id="vw1"/></viewController>"#)
    let linter = Linter(Selection(rules: [try Rule.named("custom_class_without_module")]))
    #expect(linter.lint(Array(document.utf8), in: project).findings.count == count)
  }
}
