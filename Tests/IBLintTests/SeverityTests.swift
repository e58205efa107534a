import IBLint
import IBModel
import IBProject
import TestSupport
import Testing

/// Findings that lead to nothing are less severe than others of their rule.
@Suite struct SeverityTests {
  private func severities(_ rule: String, _ view: String, _ code: String? = nil) throws -> [Severity] {
    var project = Project()
    project.sources = code.map {
      SourceIndex([SourceIndex.File(path: "a.swift", source: SourceFile(Array($0.utf8), in: .swift))])
    }
    let document = Storyboard.text(
      view: view, controller: #"<connections><outlet property="box" destination="b" id="o1"/></connections>"#
    ).replacing(#"id="con-tr-oll""#, with: #"customClass="Page" id="v""#).replacing("vie-wv-iew", with: "r")
    return Linter(Selection(rules: Rule.all.compactMap { $0.keeping { $0.id == rule } }))
      .lint(Array(document.utf8), in: project).findings.map(\.severity)
  }

  private static func views(_ frame: String, _ flag: String, _ constraints: String) -> String {
    """
    <subviews> <label text="Name" translatesAutoresizingMaskIntoConstraints="NO" id="a">
    <rect key="frame" x="20" y="100" width="45" height="20.5"/> </label>
    <view \(flag) translatesAutoresizingMaskIntoConstraints="NO" id="b"> <rect key="frame" \(frame)/> </view>
    </subviews>
    <constraints> <constraint firstItem="a" firstAttribute="leading" secondItem="r" secondAttribute="leading" \
    constant="20" id="c1"/>
    <constraint firstItem="a" firstAttribute="top" secondItem="r" secondAttribute="top" constant="100" id="c2"/>
    <constraint firstItem="b" firstAttribute="top" secondItem="r" secondAttribute="top" constant="100" id="c3"/>
    <constraint firstItem="b" firstAttribute="width" constant="50" id="c4"/>
    <constraint firstItem="b" firstAttribute="height" constant="50" id="c5"/> \(constraints) </constraints>
    """
  }

  private static let toRoot = """
    <constraint firstItem="b" firstAttribute="leading" secondItem="r" secondAttribute="leading" id="c6"/>
    """
  private static let toLabel = """
    <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" id="c6"/>
    """
  private static let away = #"x="300" y="100" width="50" height="50""#

  @Test(arguments: [
    ("misplaced_view", away, "", toRoot, Severity.warning), ("misplaced_view", away, "", toLabel, .info),
    ("recorded_misplaced", away, #"misplaced="YES""#, toRoot, .warning),
    ("recorded_misplaced", #"x="0" y="100" width="50" height="50""#, #"misplaced="YES""#, toRoot, .info),
    ("recorded_ambiguous", away, #"ambiguous="YES""#, "", .warning),
    ("recorded_ambiguous", away, #"ambiguous="YES""#, toRoot, .info), ("ambiguous_layout", away, "", "", .warning),
  ]) func layoutsThatAreNotCertainAreInfo(
    _ rule: String, _ frame: String, _ flag: String, _ constraints: String, _ severity: Severity
  ) throws { #expect(try severities(rule, Self.views(frame, flag, constraints)) == [severity]) }

  @Test(arguments: [
    ("box.frame = place", Severity.info), ("box.snp.makeConstraints { $0.left.equalToSuperview() }", .info),
    ("box?.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true", .info),
    ("print(box.tag)", .warning),
  ]) func codeSettlesAmbiguity(_ code: String, _ severity: Severity) throws {
    let code = "class Page: UIViewController { @IBOutlet var box: UIView!; func run() { \(code) } }"
    #expect(try severities("ambiguous_layout", Self.views(Self.away, "", ""), code) == [severity])
  }

  @Test func aSceneThatLostItsSegueIsNoMistake() throws {
    let scenes = #"<scene sceneID="s2"><objects><viewController id="v2"/></objects></scene></scenes>"#
    let document = Storyboard.text(
      controller: #"<connections><segue destination="gone" kind="show" id="g"/></connections>"#
    ).replacing("</scenes>", with: scenes)
      .replacing("<document ", with: #"<document initialViewController="con-tr-oll" "#)
    let rules = Linter(try Selection(select: ["unreachable_scene"], ignore: []))
    #expect(rules.lint(Array(document.utf8)).findings.isEmpty)
    #expect(rules.lint(Array(document.replacing(#""gone""#, with: #""con-tr-oll""#).utf8)).findings.count == 1)
  }
}
