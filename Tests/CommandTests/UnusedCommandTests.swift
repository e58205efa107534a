import TestSupport
import Testing

private let main = Storyboard.scenes(
  """
  <scene sceneID="sc1"> <objects> <viewController storyboardIdentifier="login" customClass="LoginController" \
  customModule="Shop" customModuleProvider="target" id="vc1" sceneMemberID="viewController"> <view key="view" id="vw1">
  <subviews> <imageView image="used" id="img"/> <label text="Name" id="lbl"/> </subviews> </view>
  <connections> <outlet property="nameLabel" destination="lbl" id="out"/>
  <outlet property="oldLabel" destination="lbl" id="ou2"/>
  <segue destination="vc2" kind="show" identifier="showList" id="sg1"/>
  <segue destination="vc2" kind="show" identifier="showOld" id="sg2"/> </connections> </viewController> </objects>
  </scene> <scene sceneID="sc2">
  <objects> <tableViewController storyboardIdentifier="list" id="vc2" sceneMemberID="viewController">
  <tableView key="view" id="tv1"> <prototypes> <tableViewCell reuseIdentifier="PriceCell" id="ce1"/>
  <tableViewCell reuseIdentifier="total-cell" id="ce2"/> </prototypes> </tableView> </tableViewController> </objects>
  </scene>
  """)

private let code = """
  import UIKit
  class LoginController: UIViewController {
    @IBOutlet weak var nameLabel: UILabel!
    @IBOutlet weak var oldLabel: UILabel!
    @IBOutlet weak var lostLabel: UILabel!
    @IBOutlet weak var missingLabel: UILabel!
    @IBAction func buy(_ sender: Any) {}
    func show(step: Int) {
      nameLabel.text = NSLocalizedString("welcome.title", comment: "")
      missingLabel.text = nil
      performSegue(withIdentifier: "showList", sender: nil)
      _ = storyboard?.instantiateViewController(withIdentifier: "login")
      _ = UIImage(named: "step-\\(step)")
      _ = Asset.someIcon.image
    }
  }
  class PriceCell: UITableViewCell {}
  """

@Suite struct UnusedCommandTests {
  private let scratch = ScratchFolder()

  init() throws {
    try scratch.write([".git/config": "", "App/Main.storyboard": main, "App/LoginController.swift": code])
    for name in ["used", "old-image", "step-1", "some-icon"] {
      try scratch.write("{}", "App/Assets.xcassets/\(name).imageset/Contents.json")
    }
    try scratch.write("{}", "App/Assets.xcassets/Lost.colorset/Contents.json")
    try scratch.write(#""welcome.title" = "Hi";\#n"goodbye.title" = "Bye";"#, "App/en.lproj/Localizable.strings")
    try scratch.write(Storyboard.xib(#"<view id="vw9"/>"#), "App/Unloaded.xib")
  }

  private func lines(_ category: String) throws -> [String] {
    let outcome = try scratch.ibt("unused", "--only", category)
    #expect(outcome.code == (outcome.text.contains(": certain: ") ? 1 : 0))
    return outcome.lines
  }

  @Test func eachCategoryIsListedWithItsProof() throws {
    let identifiers = try lines("identifiers")
    #expect(identifiers.count == 3 && identifiers[0].contains("certain: storyboard identifier `list`"))
    #expect(identifiers[0].hasSuffix(": no source names it; 1 Swift file read"))
    #expect(identifiers[1].contains("possible: reuse identifier `PriceCell`"))
    #expect(
      identifiers[1].hasSuffix(
        "but a class has the same name, and code can turn class names into strings, App/LoginController.swift:17"))
    #expect(identifiers[2].contains("certain: reuse identifier `total-cell`"))
    #expect(try lines("segues").count == 1 && lines("segues")[0].contains("certain: segue `showOld`"))
    let images = try lines("images")
    #expect(images.count == 2)
    #expect(images[0].contains("certain: image `old-image`: no document uses it, no source names it"))
    #expect(images[1].contains("possible: image `step-1`"))
    #expect(images[1].hasSuffix("but code may build the name, App/LoginController.swift:13"))
    #expect(try lines("colors").first?.contains("certain: color `Lost`") == true)
    #expect(try lines("strings").first?.contains("certain: localized string `goodbye.title`") == true)
    #expect(try lines("documents").first?.contains("certain: document `Unloaded.xib`") == true)
  }

  @Test func outletsAndActionsAreUsedByDocumentsOrCode() throws {
    let outlets = try lines("outlets")
    #expect(outlets.count == 3)
    #expect(outlets[0].contains("LoginController.swift:4: certain: connected outlet `oldLabel` of `LoginController`"))
    #expect(outlets[1].contains("certain: outlet `lostLabel` of `LoginController`: no document connects it"))
    #expect(outlets[2].contains("possible: outlet `missingLabel`"))
    #expect(outlets[2].contains("App/LoginController.swift:10"))
    let actions = try lines("actions")
    #expect(actions.count == 1 && actions[0].contains("certain: action `buy:` of `LoginController`"))
  }

  /// `ibt lint` reports what `ibt unused` calls certain, and nothing that it calls possible.
  @Test func lintAgrees() throws {
    let use = #"extension LoginController { func f() { setValue(nil, forKey: "lostLabel"); buy(self) } }"#
    let lint = ["lint", "--select", "unused_outlet,unused_action", "App/Main.storyboard"]
    let certain = try scratch.ibt(lint).lines
    #expect(certain.count { $0.contains("nothing uses the") } == 2, "\(certain)")
    #expect(certain.contains { $0.contains("the outlet `lostLabel` of `LoginController` (LoginController.swift:5)") })
    #expect(certain.contains { $0.contains("the action `buy:` of `LoginController` (LoginController.swift:7)") })
    try scratch.write(use, "App/Use.swift")
    #expect(try lines("outlets")[1].contains("possible: outlet `lostLabel`"))
    #expect(try scratch.ibt(lint).code == 0)
  }

  @Test(arguments: [
    ("", false), ("func f(a: Any) { object_setClass(a, Loader.self) }; class Loader: Bundle {}", false),
    ("func f(a: Any) { object_setClass(a, OtherController.self) }", true),
    ("func f(a: Any, type: AnyClass) { object_setClass(a, type) }", true),
  ])
  func anActionThatReachesAnotherClassIsPossible(_ change: String, reaches: Bool) throws {
    let button = """
      <button id="btn">
      <connections><action selector="pay:" destination="vc1" eventType="touchUpInside" id="act"/></connections> </button>
      <label text="Name"
      """
    try scratch.write([
      "App/Main.storyboard": main.replacing(#"<label text="Name""#, with: button),
      "App/Pay.swift": """
      class PayController: LoginController { @IBAction func pay(_ sender: Any) {} }
      class OtherController: UIViewController { @IBAction func pay(_ sender: Any) {} }
      func row() -> UINib { UINib(nibName: "Row", bundle: nil) }
      """ + "\n" + change,
    ])
    let actions = try lines("actions")
    #expect(actions.count == 3 && actions[0].contains("certain: action `buy:`"), "\(actions)")
    #expect(actions[1].contains("possible: action `pay:` of `PayController`"))
    #expect(
      actions[1].hasSuffix("but a document connects an action with this name to the superclass `LoginController`"))
    #expect(
      actions[2].contains(!reaches ? "certain: action `pay:` of `Other" : "changes the classes of objects (Pay."))
    let errors = try scratch.ibt("lint", "--select", "missing_action_method", "App/Main.storyboard")
    #expect(errors.code == (reaches ? 0 : 1), "\(errors)")
  }

  @Test func whatCodeMayNameInAnotherWayIsPossible() throws {
    let cell = #"<tableViewCell reuseIdentifier="LoadingCell" id="ce3"/>"#
    try scratch.write([
      "App/Main.storyboard": main.replacing("<prototypes>", with: "<prototypes>" + cell),
      "App/Flags.xcassets/FR.imageset/Contents.json": "{}", "App/Help.xcassets/Help-568.imageset/Contents.json": "{}",
      "App/Help.swift": #"let a = [UIImage(named: country), sized("Help", LoadingCell.identifier)]"#,
      "fastlane/Frozen.strings": #""frozen" = "Frozen";"#,
    ])
    let all = try lines("identifiers,images,strings")
    #expect(!all.contains { $0.contains("certain") && $0.contains("`LoadingCell`") }, "\(all)")
    for name in ["FR", "Help-568"] {
      #expect(all.contains { $0.contains("possible: ") && $0.contains("`\(name)`") }, "\(name): \(all)")
    }
    #expect(!all.contains { $0.contains("frozen") } && all.contains { $0.contains("certain: localized string `good") })
    try scratch.write("", "Podfile")
    #expect(try lines("strings").first?.hasSuffix("but a library whose sources are not read may look it up") == true)
  }

  @Test func nothingIsCertainIfDocumentsOfTheProjectAreAbsent() throws {
    let lint = ["lint", "--select", "unloaded_document", "App/Unloaded.xib"]
    #expect(try scratch.ibt(lint).code == 1)
    try scratch.write([
      "App/Info.plist": "<plist><dict><key>UIMainStoryboardFile</key><string>Start</string></dict></plist>",
      "Shop.xcodeproj/project.pbxproj": """
      { objects = {
        P = { mainGroup = G; targets = (T, ); buildConfigurationList = L; };
        G = { children = (A, B, E, ); sourceTree = "<group>"; };
        A = { path = App/Main.storyboard; sourceTree = "<group>"; };
        B = { path = App/Base.lproj/Lost.storyboard; sourceTree = "<group>"; };
        E = { path = App/Names.swift; sourceTree = "<group>"; };
        L = { buildConfigurations = (C, ); };
        C = { buildSettings = { INFOPLIST_FILE = App/Info.plist; }; };
        T = { name = Shop; buildPhases = (R, S, ); };
        R = { isa = PBXResourcesBuildPhase; files = (F, H, ); };
        S = { isa = PBXSourcesBuildPhase; files = (I, ); };
        I = { fileRef = E; };
        F = { fileRef = A; };
        H = { fileRef = B; };
      }; rootObject = P; }
      """,
    ])
    let outcome = try scratch.ibt("unused")
    #expect(outcome.code == 0 && !outcome.text.contains(": certain: ") && outcome.lines.count > 5)
    let reason = "the project refers to 2 files missing from the checkout: Lost.storyboard, Start"
    #expect(outcome.complaint.contains("note: nothing is certain, because \(reason)"), "\(outcome.complaint)")
    let checked = try scratch.ibt(lint)
    let lacks = "note: the project refers to 3 files missing from the checkout: Lost.storyboard, Start, Names.swift; "
    #expect(checked.code == 0 && checked.complaint.contains(lacks), "\(checked.complaint)")
    let references = ["Lost", "Start", "Gone"].map { "<viewControllerPlaceholder storyboardName='\($0)' id='\($0)'/>" }
    let scene = "<scene sceneID=\"s9\"><objects>\(references.joined())</objects></scene></scenes>"
    try scratch.write(main.replacing("</scenes>", with: scene), "App/Main.storyboard")
    let broken = try scratch.ibt("lint", "--select", "broken_storyboard_reference", "App/Main.storyboard").lines
    #expect(broken.count { $0.contains("refers to") } == 1 && broken[0].contains("(Gone)"), "\(broken)")
    // One source of a hundred is generated.
    try scratch.write(["App/Info.plist": "<plist></plist>", "App/Base.lproj/Lost.storyboard": main])
    for number in 0..<100 { try scratch.write("", "App/\(number).swift") }
    let generated = try scratch.ibt(lint)
    #expect(
      generated.code == 1 && generated.complaint.contains("refers to 1 file missing from the checkout: Names.swift"))
  }

  @Test func programsGetOneObjectForEachProject() throws {
    let outcome = try scratch.ibt("unused", "--only", "colors", "--format", "json", "App")
    let object = try #require(try outcome.objects.first)
    let item = try #require((object["items"] as? [[String: Any]])?.first)
    #expect(item["category"] as? String == "colors" && item["certainty"] as? String == "certain")
    #expect(item["file"] as? String == "App/Assets.xcassets/Lost.colorset")
    #expect((object["read"] as? [String: Any])?["swiftFiles"] as? Int == 1)
    #expect(outcome.complaint == "1 certain, 0 possible; 1 Swift file, 2 documents read\n")
  }

  @Test(arguments: [["--only", "colours"], ["Missing"], ["--only", ","]]) func wrongCommandLinesAreAnsweredInOneLine(
    arguments: [String]
  ) throws { #expect(try scratch.ibt(["unused"] + arguments).isPlainFailure) }
}
