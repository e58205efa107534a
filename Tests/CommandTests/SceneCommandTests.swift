import Foundation
import TestSupport
import Testing

@Suite struct SceneCommandTests {
  private static func scene(_ name: String, _ id: String, _ content: String = "") -> String {
    """
    <!--\(name)--> <scene sceneID="\(id)-scene">
    <objects> <viewController title="\(name)" id="\(id)" customClass="\(name)Controller" sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="\(id)-view">
    <rect key="frame" x="0.0" y="0.0" width="393" height="852"/> </view>
    \(content) </viewController>
    <placeholder placeholderIdentifier="IBFirstResponder" id="\(id)-first" userLabel="First Responder" \
    sceneMemberID="firstResponder"/> </objects> </scene>
    """
  }

  private static let app = Storyboard.scenes(
    scene(
      "Home", "hom-e0-vwc",
      #"<connections><segue destination="set-ti-ngs" kind="show" identifier="settings" id="seg-ue-one"/></connections>"#
    ) + "\n" + scene("Settings", "set-ti-ngs") + "\n" + scene("About", "abo-ut-vwc"))

  private let scratch = ScratchFolder([
    "App/Base.lproj/Main.storyboard": Self.app,
    "App/de.lproj/Main.strings": """
    /* Class = "UILabel"; text = "Home"; ObjectID = "hom-e0-vwc"; */
    "hom-e0-vwc.title" = "Start";

    /* Class = "UILabel"; text = "Settings"; ObjectID = "set-ti-ngs"; */
    "set-ti-ngs.title" = "Einstellungen";

    """,
  ])

  private let main = "App/Base.lproj/Main.storyboard"

  @Test func aSceneGoesWithItsTranslationsAndComesBack() throws {
    let before = try scratch.snapshot()
    let outcome = try scratch.ibt("extract", "Settings", "--to", "Settings.storyboard", "--in-place", main)
    #expect(outcome.code == 0 && outcome.text.isEmpty)
    #expect(outcome.complaint.contains("Settings (set-ti-ngs): moved to Settings.storyboard"))
    #expect(outcome.complaint.contains("segue settings → Settings (set-ti-ngs) in Settings"))
    #expect(try scratch.text("App/de.lproj/Settings.strings").contains("Einstellungen"))
    #expect(try !scratch.text("App/de.lproj/Main.strings").contains("Einstellungen"))
    #expect(try scratch.text(main).contains(#"storyboardName="Settings""#))

    let back = try scratch.ibt("inline", "App/Base.lproj/Settings.storyboard", "--in-place", main)
    #expect(back.code == 0, "\(back.complaint)")
    #expect(try scratch.snapshot() == before)
  }

  @Test func aReferenceNamesTheStoryboard() throws {
    _ = try scratch.ibt("extract", "SettingsController", "--to", "Settings.storyboard", "--in-place", main)
    let outcome = try scratch.ibt("inline", "View Controller Placeholder", "--in-place", "--keep", main)
    #expect(outcome.code == 0, "\(outcome.complaint)")
    #expect(try scratch.text(main) == Self.app)
    #expect(outcome.complaint.contains("this storyboard was not changed"))
    #expect(try scratch.snapshot()["App/Base.lproj/Settings.storyboard"] != nil)
  }

  @Test func checkAndDiffWriteNothing() throws {
    let before = try scratch.snapshot()
    let check = try scratch.ibt("extract", "About", "--to", "About.storyboard", "--check", "-q", main)
    #expect(check.code == 1)
    #expect(check.lines == ["\(main) would be changed", "App/Base.lproj/About.storyboard would be created"])
    let diff = try scratch.ibt("extract", "About", "--to", "About.storyboard", "--diff", "-q", main)
    #expect(diff.code == 0 && diff.text.contains("+++ b/App/Base.lproj/About.storyboard"))
    #expect(try scratch.snapshot() == before)
  }

  @Test func codeThatFindsASceneIsListed() throws {
    let app = Self.app.replacingOccurrences(
      of: #"<viewController title="About""#, with: #"<viewController storyboardIdentifier="About" title="About""#)
    try scratch.write([main: app, "App.xcodeproj/project.pbxproj": ""])
    try scratch.write(
      """
      class HomeController: UIViewController {
        func show() { _ = storyboard?.instantiateViewController(withIdentifier: "About") }
      }
      let about = SceneType<AboutController>(storyboard: Main.self, identifier: "About")
      """, "App/HomeController.swift")
    let outcome = try scratch.ibt("extract", "About", "--to", "About.storyboard", "--in-place", main)
    #expect(outcome.complaint.contains("App/HomeController.swift:2: note: finds `About` by its storyboard identifier"))
    #expect(outcome.complaint.contains("App/HomeController.swift:4: note: finds `About` by its storyboard identifier"))
  }

  @Test func aRemovedControllerTakesItsScene() throws {
    let outcome = try scratch.ibt("remove", "set-ti-ngs", "--in-place", main)
    #expect(outcome.code == 0 && outcome.complaint.contains("Settings (set-ti-ngs): removed with its scene"))
    let rest = Storyboard.scenes(Self.scene("Home", "hom-e0-vwc") + "\n" + Self.scene("About", "abo-ut-vwc"))
    #expect(try scratch.text(main) == rest)
  }

  @Test func nothingIsWrittenWhereOneFileCannotBe() throws {
    try scratch.write("a file", "Folder")
    let before = try scratch.snapshot()
    let outcome = try scratch.ibt("extract", "About", "--to", "Folder/About.storyboard", "--in-place", main)
    #expect(outcome.isPlainFailure, "\(outcome.complaint)")
    #expect(try scratch.snapshot() == before)
  }

  @Test(arguments: [
    (["Abuot"], "did you mean `About`?"), (["view"], "has the id or name"), ([".Nothing"], "nothing is selected"),
    (["Home", "Settings", "About"], "one at least must stay"),
  ]) func whatCannotGoIsOneLine(words: [String], message: String) throws {
    let before = try scratch.snapshot()
    let outcome = try scratch.ibt(["extract"] + words + ["--to", "New.storyboard", "--in-place", main])
    #expect(outcome.isPlainFailure && outcome.complaint.contains(message), "\(outcome.complaint)")
    #expect(try scratch.snapshot() == before)
  }

  @Test func wrongFilesAreRefused() throws {
    #expect(try scratch.ibt("extract", "About", "--to", "Main.storyboard", "--in-place", main).isPlainFailure)
    #expect(try scratch.ibt("extract", "About", "--to", "New.xml", "--in-place", main).code == 2)
    #expect(try scratch.ibt("extract", "About", "--to", "New.storyboard", main).code == 2)
    #expect(try scratch.ibt("inline", "Nothing.storyboard", "--in-place", main).isPlainFailure)
    #expect(try scratch.ibt("inline", main, "--in-place", main).isPlainFailure)
    #expect(try scratch.ibt("inline", "hom-e0-vwc", "--in-place", main).isPlainFailure)
  }

  @Test func changesAreData() throws {
    let outcome = try scratch.ibt(
      "extract", "Settings", "--to", "Settings.storyboard", "--check", "--format", "json", main)
    let report = try #require(outcome.objects.first)
    #expect(try #require(report["changes"] as? [[String: Any]]).first?["id"] as? String == "set-ti-ngs")
  }
}
