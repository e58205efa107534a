import Foundation
import TestSupport
import Testing

/// Scenes that go to xibs and come back, and scripts about several files, as their user runs them.
@Suite struct XibCommandTests {
  private let scratch: ScratchFolder
  private let main = "App/Base.lproj/Main.storyboard"

  private static func scene(_ name: String, _ attributes: String = "", _ content: String = "") -> String {
    let id = name.lowercased()
    return """
      <!--\(name)-->
      <scene sceneID="\(id)-scene">
      <objects>
      <viewController \(attributes)id="\(id)" userLabel="\(name)" customClass="\(name)Controller" \
      sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="\(id)-view">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      </view>
      \(content)
      </viewController>
      <placeholder placeholderIdentifier="IBFirstResponder" id="\(id)-first" userLabel="First Responder" \
      sceneMemberID="firstResponder"/>
      </objects>
      </scene>
      """
  }

  private static let segue =
    #"<connections><segue destination="about" kind="show" identifier="about" id="seg-ue-one"/></connections>"#

  init() throws {
    scratch = try ScratchFolder()
    let scenes = [
      XibCommandTests.scene("Home", "", XibCommandTests.segue), XibCommandTests.scene("Login"),
      XibCommandTests.scene("About", "title=\"About\" "),
    ]
    try scratch.write(Storyboard.scenes(scenes.joined(separator: "\n")), main)
    try scratch.write("\"login-view.text\" = \"Anmelden\";\n\"about.title\" = \"Info\";\n", "App/de.lproj/Main.strings")
  }

  @Test func aSceneGoesToAXibAndComesBack() throws {
    let outcome = try scratch.ibt("extract", "Login", "--to", "LoginController.xib", "--in-place", main)
    #expect(outcome.code == 0 && outcome.text.isEmpty, "\(outcome.complaint)")
    #expect(outcome.complaint.contains("Login (login): moved to LoginController.xib"))
    #expect(outcome.complaint.contains("is the view of File's Owner (LoginController)"))
    #expect(outcome.complaint.contains("LoginController(nibName: \"LoginController\", bundle: nil) loads it"))
    #expect(try scratch.text("App/de.lproj/LoginController.strings").contains("Anmelden"))
    let xib = "App/Base.lproj/LoginController.xib"
    #expect(try scratch.text(xib).contains("IBFilesOwner"))
    let back = try scratch.ibt("inline", xib, "--in-place", main)
    #expect(back.code == 0, "\(back.complaint)")
    #expect(back.complaint.contains("came from LoginController.xib") && back.complaint.contains("nothing leads to"))
    #expect(try scratch.text(main).contains("<viewController id=\"login\" customClass=\"LoginController\""))
    #expect(try scratch.snapshot()[xib] == nil)
    #expect(try scratch.text("App/de.lproj/Main.strings").contains("Anmelden"))
  }

  @Test func whatIsLostIsListedAndNeedsPermission() throws {
    try scratch.write(
      Storyboard.scenes(
        XibCommandTests.scene("Home") + "\n"
          + XibCommandTests.scene("About", "storyboardIdentifier=\"A\" title=\"About\" ")),
      main)
    try scratch.write("", "App.xcodeproj/project.pbxproj")
    try scratch.write(
      """
      class HomeController: UIViewController {
        func show() { _ = storyboard?.instantiateViewController(withIdentifier: "A") }
      }
      """, "App/HomeController.swift")
    let before = try scratch.snapshot()
    let refused = try scratch.ibt("extract", "About", "--to", "About.xib", "--in-place", main)
    #expect(refused.isPlainFailure, "\(refused.complaint)")
    #expect(refused.complaint.contains("a xib has no place for its `title` (About)"))
    #expect(refused.complaint.contains("storyboard identifier in App/HomeController.swift:2; --partial"))
    #expect(try scratch.snapshot() == before)
    let outcome = try scratch.ibt("extract", "About", "--to", "About.xib", "--partial", "--in-place", main)
    #expect(outcome.code == 0)
    #expect(outcome.complaint.contains("`title` (About) is gone"))
    #expect(outcome.complaint.contains("note: it is found by its storyboard identifier in App/HomeController.swift:2"))
  }

  @Test func theOnlySceneTakesTheStoryboardWithIt() throws {
    try scratch.write(Storyboard.scenes(XibCommandTests.scene("Login")), main)
    let outcome = try scratch.ibt("extract", "Login", "--to", "LoginController.xib", "--in-place", main)
    #expect(outcome.code == 0 && outcome.complaint.contains("\(main): note: removed"), "\(outcome.complaint)")
    let files = try scratch.snapshot().keys
    #expect(!files.contains(main) && !files.contains("App/de.lproj/Main.strings"))
    #expect(try scratch.text("App/de.lproj/LoginController.strings").contains("Anmelden"))
  }

  @Test func badInputIsOneLine() throws {
    let before = try scratch.snapshot()
    for words in [["Home"], ["About"], ["Login", "Home"]] {
      let outcome = try scratch.ibt(["extract"] + words + ["--to", "New.xib", "--in-place", main])
      #expect(outcome.isPlainFailure, "\(outcome.complaint)")
    }
    #expect(try scratch.ibt("extract", "Login", "--to", "A.xib", "--initial", "Login", "--check", main).code == 2)
    #expect(try scratch.ibt("extract", "Login", "--to", "A.storyboard", "--partial", "--check", main).code == 2)
    #expect(try scratch.ibt("inline", "Nothing.xib", "--in-place", main).isPlainFailure)
    #expect(try scratch.snapshot() == before)
    try scratch.write(Storyboard.xib("<view id=\"vie-wv-iew\"/>"), "View.xib")
    #expect(try scratch.ibt("inline", "View.xib", "--in-place", main).isPlainFailure)
  }

  // MARK: Scripts

  @Test func aScriptChangesSeveralFilesAtOnce() throws {
    try scratch.write(
      """
      - extract: [Login]
        to: LoginController.xib
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
    #expect(try scratch.text("App/Base.lproj/About.storyboard").contains("title=\"Info\""))
    #expect(try scratch.text("App/Base.lproj/LoginController.xib").contains("alpha=\"0.5\""))
    #expect(try scratch.text("App/de.lproj/LoginController.strings").contains("Anmelden"))
    #expect(try scratch.text("App/de.lproj/About.strings").contains("Info"))
    #expect(try scratch.text(main).contains("storyboardName=\"About\""))
    try scratch.write(
      "- inline: App/Base.lproj/About.storyboard\n- inline: App/Base.lproj/LoginController.xib", "back.yml")
    let back = try scratch.ibt("run", "back.yml", "--in-place", main)
    #expect(back.code == 0, "\(back.complaint)")
    #expect(try scratch.snapshot().keys.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") } == [main])
    #expect(try scratch.text(main).contains("alpha=\"0.5\""))
  }

  @Test func aFailingStepLeavesAllFiles() throws {
    try scratch.write("- extract: Login\n  to: LoginController.xib\n- remove: '#nothing'", "change.yml")
    let before = try scratch.snapshot()
    let outcome = try scratch.ibt("run", "change.yml", "--in-place", main)
    #expect(outcome.isPlainFailure && outcome.complaint.contains("change.yml:3"), "\(outcome.complaint)")
    #expect(try scratch.snapshot() == before)
  }

  @Test(arguments: [
    ("- extract: Login", "requires `to`"), ("- extract: Login\n  to: a.txt", "with the extension"),
    ("- extract: Login\n  to: a.xib\n  form: x", "has no `form`"), ("- splitt: a", "did you mean `split`?"),
    ("- inline: a.xib", "cannot be read"),
    ("- extract: Login\n  to: A.storyboard\n- split: App/Base.lproj/A.storyboard", "is made by this script"),
  ]) func wrongStepsAreOneLine(script: String, message: String) throws {
    try scratch.write(script, "change.yml")
    let outcome = try scratch.ibt("run", "change.yml", "--in-place", main)
    #expect(outcome.isPlainFailure && outcome.complaint.contains(message), "\(outcome.complaint)")
  }

  @Test func layoutsAreStepsOfScripts() throws {
    let text = Storyboard.text(
      view: """
        <subviews>
        <view contentMode="scaleToFill" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="box">
        <rect key="frame" x="20" y="100" width="80" height="40"/>
        </view>
        </subviews>
        """)
    try scratch.write(text, "a.storyboard")
    try scratch.write("- pin: all\n- set: '#box'\n  values: {alpha: 0.5}", "pin.yml")
    try scratch.write("- pin: label\n- use-constraints: all\n  devices: [iPhone 17]", "other.yml")
    let outcome = try scratch.ibt("run", "pin.yml", "a.storyboard")
    #expect(outcome.code == 0 && outcome.text.contains("<constraint ") && outcome.text.contains("alpha=\"0.5\""))
    #expect(try scratch.ibt("run", "other.yml", "a.storyboard").isPlainFailure)
    try scratch.write("- pin: all\n  devices: iPhone 99", "other.yml")
    #expect(try scratch.ibt("run", "other.yml", "a.storyboard").complaint.contains("iPhone 99"))
  }
}
