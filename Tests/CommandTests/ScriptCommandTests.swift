import TestSupport
import Testing

@Suite struct ScriptCommandTests {
  private let main = "App/Base.lproj/Main.storyboard"

  private static func scene(_ name: String, _ attributes: String = "", _ content: String = "") -> String {
    let id = name.lowercased()
    return """
      <!--\(name)--> <scene sceneID="\(id)-scene"> <objects>
      <viewController \(attributes)id="\(id)" userLabel="\(name)" customClass="\(name)Controller" \
      sceneMemberID="viewController"> <view key="view" contentMode="scaleToFill" id="\(id)-view">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/> </view>
      \(content) </viewController>
      <placeholder placeholderIdentifier="IBFirstResponder" id="\(id)-first" userLabel="First Responder" \
      sceneMemberID="firstResponder"/> </objects> </scene>
      """
  }

  private static let segue =
    #"<connections><segue destination="about" kind="show" identifier="about" id="seg-ue-one"/></connections>"#

  private static let scenes = [scene("Home", "", segue), scene("Login"), scene("About", #"title="About" "#)]

  private let scratch = ScratchFolder([
    "App/Base.lproj/Main.storyboard": Storyboard.scenes(Self.scenes.joined(separator: "\n")),
    "App/de.lproj/Main.strings": "\"login-view.text\" = \"Anmelden\";\n\"about.title\" = \"Info\";\n",
  ])

  @Test func aScriptChangesSeveralFilesAtOnce() throws {
    try scratch.write(
      """
      - extract: [Login]
        to: Login.storyboard
      - extract: About
        to: About.storyboard
      - set: "#about"
        values: {title: Info}
      - set: "#login-view"
        values: {alpha: 0.5}
      """, "change.yml")
    let before = try scratch.snapshot()
    #expect(try scratch.ibt("run", "change.yml", main).isPlainFailure)
    let check = try scratch.ibt("run", "change.yml", "--check", main)
    #expect(check.code == 1 && check.lines.count == 6, "\(check.text)\(check.complaint)")
    #expect(try scratch.snapshot() == before)
    let outcome = try scratch.ibt("run", "change.yml", "--in-place", main)
    #expect(outcome.code == 0, "\(outcome.complaint)")
    #expect(try scratch.text("App/Base.lproj/About.storyboard").contains(#"title="Info""#))
    #expect(try scratch.text("App/Base.lproj/Login.storyboard").contains(#"alpha="0.5""#))
    #expect(try scratch.text("App/de.lproj/Login.strings").contains("Anmelden"))
    #expect(try scratch.text("App/de.lproj/About.strings").contains("Info"))
    #expect(try scratch.text(main).contains(#"storyboardName="About""#))
    try scratch.write("- inline: App/Base.lproj/About.storyboard", "back.yml")
    let back = try scratch.ibt("run", "back.yml", "--in-place", main)
    #expect(back.code == 0, "\(back.complaint)")
    let storyboards = try scratch.snapshot().keys.filter { $0.hasSuffix(".storyboard") }
    #expect(storyboards.sorted() == ["App/Base.lproj/Login.storyboard", main])
    #expect(try scratch.text(main).contains(#"title="Info""#))
  }

  @Test func aFailingStepLeavesAllFiles() throws {
    try scratch.write("- extract: Login\n  to: Login.storyboard\n- remove: '#nothing'", "change.yml")
    let before = try scratch.snapshot()
    let outcome = try scratch.ibt("run", "change.yml", "--in-place", main)
    #expect(outcome.isPlainFailure && outcome.complaint.contains("change.yml:3"), "\(outcome.complaint)")
    #expect(try scratch.snapshot() == before)
  }

  @Test(arguments: [
    ("- extract: Login", "requires `to`"), ("- extract: Login\n  to: a.txt", "with the extension"),
    ("- extract: Login\n  to: a.storyboard\n  form: x", "has no `form`"), ("- inlin: a", "did you mean `inline`?"),
    ("- inline: a.storyboard", "cannot be read"),
    ("- extract: Login\n  to: A.storyboard\n- inline: App/Base.lproj/A.storyboard", "is made by this script"),
  ]) func wrongStepsAreOneLine(script: String, message: String) throws {
    try scratch.write(script, "change.yml")
    let outcome = try scratch.ibt("run", "change.yml", "--in-place", main)
    #expect(outcome.isPlainFailure && outcome.complaint.contains(message), "\(outcome.complaint)")
  }

  @Test func manyStepsGoThroughALimitedNumberOfElements() throws {
    let objects = (0..<60_000).map { "<view id=\"v\($0)\" tag=\"1\"/>" }.joined()
    let small = Storyboard.xib("<view id=\"v0\"/>")
    try scratch.write(["small.xib": small, "large.xib": small.replacing("<view id=\"v0\"/>", with: objects)])
    try scratch.write(String(repeating: "- set: '#v0'\n  values: {tag: 1}\n", count: 101), "change.yml")
    #expect(try scratch.ibt("run", "change.yml", "--check", "small.xib").code == 1)
    let outcome = try scratch.ibt("run", "change.yml", "--check", "large.xib")
    #expect(outcome.isPlainFailure && outcome.complaint.contains("change.yml:201"), "\(outcome.complaint)")
    #expect(outcome.complaint.contains("the 101 steps up to here go through more than 2 million elements"))
  }

  @Test func layoutsAreStepsOfScripts() throws {
    let text = Storyboard.text(
      view: """
        <subviews>
        <view contentMode="scaleToFill" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="box">
        <rect key="frame" x="20" y="100" width="80" height="40"/> </view> </subviews>
        """)
    try scratch.write(text, "a.storyboard")
    try scratch.write("- pin: all\n- set: '#box'\n  values: {alpha: 0.5}", "pin.yml")
    try scratch.write("- pin: label\n- pin: all\n  devices: [iPhone 17]", "other.yml")
    let outcome = try scratch.ibt("run", "pin.yml", "a.storyboard")
    #expect(outcome.code == 0 && outcome.text.contains("<constraint ") && outcome.text.contains(#"alpha="0.5""#))
    #expect(try scratch.ibt("run", "other.yml", "a.storyboard").isPlainFailure)
    try scratch.write("- pin: all\n  devices: iPhone 99", "other.yml")
    #expect(try scratch.ibt("run", "other.yml", "a.storyboard").complaint.contains("iPhone 99"))
  }
}
