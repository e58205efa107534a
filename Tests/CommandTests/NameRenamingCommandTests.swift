import Foundation
import TestSupport
import Testing

@Suite struct NameRenamingCommandTests {
  private let scratch = ScratchFolder([
    "App/Main.storyboard": Storyboard.text(
      view: #"<label text="Name" id="lbl"/>"#,
      controller: #"<connections> <outlet property="nameLabel" destination="lbl" id="out"/> </connections>"#
    ).replacing(
      #"<viewController id="con-tr-oll""#,
      with: #"<viewController storyboardIdentifier="login" id="con-tr-oll" customClass="LoginController""#),
    "App/Login.swift": """
    import UIKit
    class LoginController: UIViewController {
      @IBOutlet weak var nameLabel: UILabel!
      func show() { nameLabel.text = "ä"; open(storyboard!.instantiateViewController(withIdentifier: "login")) }
    }

    """, "Package.swift": "// A project.",
  ])

  @Test(arguments: [
    ["--class", "LoginController", "SignInController"], ["--outlet", "nameLabel", "userLabel"],
    ["--identifier", "login", "signIn"], ["--outlet", "LoginController.nameLabel", "userLabel"],
  ]) func filesChangeTogetherAndBack(words: [String]) throws {
    let before = try scratch.snapshot()
    let check = try scratch.ibt(["rename"] + words + ["--check"])
    #expect(
      check.code == 1 && check.lines == ["App/Login.swift would be changed", "App/Main.storyboard would be changed"])
    #expect(try scratch.snapshot() == before)
    let outcome = try scratch.ibt(["rename"] + words + ["--in-place", "App"])
    #expect(outcome.code == 0 && outcome.text.isEmpty, "\(outcome.text)\(outcome.complaint)")
    #expect(outcome.complaint.contains("App/Main.storyboard: "))
    #expect(try scratch.snapshot() != before)
    let bare = words[1].split(separator: ".").last.map(String.init) ?? ""
    let back = try scratch.ibt("rename", words[0], words[2], bare, "--in-place", "App/Login.swift")
    #expect(back.code == 0, "\(back.text)\(back.complaint)")
    #expect(try scratch.snapshot() == before)
  }

  @Test func doubtfulPlacesPreventEverythingButWhatIsPartial() throws {
    try scratch.write("let ä = \"ä\"; let names = [\"LoginController\"]\n", "App/Other.swift")
    let before = try scratch.snapshot()
    let words = ["rename", "--class", "LoginController", "SignInController", "--in-place"]
    let outcome = try scratch.ibt(words)
    #expect(outcome.code == 1 && outcome.lines == ["App/Other.swift:1:28: a string contains the name"])
    #expect(
      outcome.complaint.contains(
        "nothing was changed, because 1 place cannot be renamed with certainty; --partial changes"))
    #expect(try scratch.snapshot() == before)
    let partial = try scratch.ibt(words + ["--partial"])
    #expect(partial.code == 1 && partial.lines == outcome.lines)
    #expect(try scratch.text("App/Login.swift").contains("class SignInController"))
    #expect(try scratch.text("App/Main.storyboard").contains(#"customClass="SignInController""#))
    #expect(try scratch.text("App/Other.swift").contains("LoginController"))
  }

  @Test func aClassThatCodeFindsByItsNameIsNotRenamed() throws {
    try scratch.write([
      "App/LoginController.storyboard": Storyboard.scenes(""),
      "App/Load.swift": #"extension UIViewController { static var name: String { "\(self)" } }"#,
    ])
    let before = try scratch.snapshot()
    let outcome = try scratch.ibt("rename", "--class", "LoginController", "SignInController", "--in-place")
    #expect(outcome.code == 2 && outcome.lines.count == 2, "\(outcome)")
    #expect(outcome.text.contains("App/Load.swift:1:59: code turns class names into strings"))
    #expect(outcome.text.contains("App/LoginController.storyboard: no string in code names this document"))
    #expect(try scratch.snapshot() == before)
  }

  @Test(arguments: [
    ("App/Other.swift", "let a = defaults.bool(forKey: Names.login)\n", "identifier"),
    ("App/Other.swift", #"extension UIViewController { func f() { load("\(self)_iPad") } }"#, "class"),
    ("App/App.sdef", #"<cocoa class="LoginController"/>"#, "class"),
  ]) func filesWithoutTheNameAreRead(_ path: String, _ text: String, _ kind: String) throws {
    let use = "let a = s.instantiateViewController(withIdentifier: Names.login)"
    try scratch.write([
      "App/Names.swift": "enum Names { static let login = \"login\" }\n\(use)\n",
      "App/LoginController_iPad.xib": Storyboard.xib(#"<view id="v"/>"#),
    ])
    let words = ["rename", "--\(kind)", kind == "class" ? "LoginController" : "login", "SignIn", "--check"]
    #expect(try scratch.ibt(words).lines.allSatisfy { $0.hasSuffix("would be changed") })
    try scratch.write(text, path)
    let outcome = try scratch.ibt(words)
    #expect(outcome.code != 0 && outcome.lines.contains { !$0.hasSuffix("would be changed") }, "\(outcome)")
  }

  @Test(arguments: [("nope", true), ("nameLabel", false)])
  func aConnectionToAMemberThatTheClassLacksIsAWarning(_ name: String, _ isLacking: Bool) throws {
    let words = ["connect", "con-tr-oll", "vie-wv-iew", "--outlet", name, "--in-place", "App/Main.storyboard"]
    let outcome = try scratch.ibt(words)
    #expect(outcome.code == 0 && outcome.text.isEmpty)
    let lack = "warning: Login Controller (con-tr-oll): `LoginController` (Login.swift:2) has no outlet `nope`; add it"
    #expect(outcome.complaint.contains(lack) == isLacking, "\(outcome.complaint)")
    #expect(try scratch.text("App/Main.storyboard").contains(#"property="\#(name)""#))
  }

  @Test func membersAreRenamedEverywhereOrNowhere() throws {
    try scratch.write("func f(nameLabel: Int) {}\n", "App/Other.swift")
    let before = try scratch.snapshot()
    let words = ["rename", "--outlet", "nameLabel", "userLabel", "--in-place"]
    let outcome = try scratch.ibt(words)
    #expect(outcome.code == 1 && outcome.lines == ["App/Other.swift:1:8: this is a label or a parameter"])
    #expect(outcome.complaint == "nothing was changed, because 1 place may mean something else\n")
    let partial = try scratch.ibt(words + ["--partial"])
    #expect(partial.isPlainFailure && partial.complaint.contains("--outlet changes all places or none"))
    #expect(try scratch.snapshot() == before)
  }

  @Test func programsReadWhatChanged() throws {
    try scratch.write("let names = [\"LoginController\"]\n", "App/Other.swift")
    let outcome = try scratch.ibt(
      "rename", "--class", "LoginController", "A", "--check", "--partial", "--format", "json")
    let object = try #require(outcome.objects.first)
    #expect(object["done"] as? Bool == true && object["subject"] as? String == "class")
    let changes = try #require(object["changes"] as? [[String: Any]])
    #expect(changes.map { $0["file"] as? String } == ["App/Login.swift", "App/Main.storyboard"])
    #expect(try #require(object["obstacles"] as? [[String: Any]]).map { $0["line"] as? Int } == [1])
  }

  @Test(arguments: [
    (["--class", "LoginControler", "A", "--check"], "did you mean `LoginController`?"),
    (["--class", "LoginController", "UILabel", "--check"], "is a system class"),
    (["--class", "LoginController", "A", "Nowhere", "--check"], "Nowhere"),
    (["--class", "LoginController", "A"], "use --in-place, --diff or --check"),
    (["--class", "--outlet", "nameLabel", "A", "--check"], "--outlet"),
    (["--outlet", "name", "A", "--check"], "no outlet is named `name`"),
    (["--outlet", "nameLabel", "show()", "--check"], "is not a name"),
    (["--action", "go:", "a:b:", "--check"], "1 argument, and"),
    (["--identifier", "login", "log\"in", "--check"], "escape it"),
    (
      ["--identifier", "logan", "a", "--kind", "segue", "--check"],
      "no identifier in the documents of the project is `logan`"
    ),
    (["lbl", "a", "--partial"], "--partial requires"),
    (["lbl", "a", "--kind", "segue"], "--kind requires --identifier"),
    (["--identifier", "login", "a", "--all", "--check"], "--all requires --kind segue"),
  ]) func mistakesAreOneLine(words: [String], message: String) throws {
    let before = try scratch.snapshot()
    let outcome = try scratch.ibt(["rename"] + words)
    #expect(outcome.isPlainFailure && outcome.complaint.contains(message), "\(outcome.text)\(outcome.complaint)")
    #expect(try scratch.snapshot() == before)
  }
}
