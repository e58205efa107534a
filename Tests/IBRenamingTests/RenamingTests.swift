import IBModel
import IBXML
import TestSupport
import Testing

@testable import IBProject
@testable import IBRenaming

@Suite struct RenamingTests {
  struct Files {
    var contents: [String: String]

    func facts() throws -> RenamingFacts {
      var facts = RenamingFacts()
      let sources = contents.filter { SourceFile.Language(fileExtension: suffix($0.key)) != nil }
      facts.sourceCount = sources.count
      facts.index = SourceIndex(
        sources.map { path, text in
          SourceIndex.File(path: path, source: SourceFile(Array(text.utf8), in: language(path)))
        })
      facts.code = sources.sorted { $0.key < $1.key }.map { path, text in
        RenamingFacts.Code(path: path, CodeTokens(Array(text.utf8), in: language(path)))
      }
      for (path, text) in contents.sorted(by: { $0.key < $1.key }) {
        switch suffix(path) {
        case "storyboard", "xib":
          facts.documents.append((path, try Document(parsing: Array(text.utf8))))
          facts.documentPaths.append(path)
        case "plist": facts.texts.append((path, Array(text.utf8)))
        default: break
        }
      }
      facts.modules = ["App"]
      return facts
    }

    private func suffix(_ path: String) -> String { path.split(separator: ".").last.map(String.init) ?? "" }

    private func language(_ path: String) -> SourceFile.Language { path.hasSuffix(".swift") ? .swift : .objectiveC }

    func renamed(
      _ subject: Renaming.Subject, _ old: String, to new: String, kinds: Set<IdentifierKind> = [], all: Bool = false
    ) throws -> (files: Files, obstacles: [String]) {
      let facts = try facts()
      let plan = try Renaming(subject, old, to: new, kinds: kinds, includesAll: all).plan(facts)
      var result = self
      for path in Set(plan.splices.keys).union(plan.documents.keys) {
        if let change = try facts.change(of: path, in: plan) {
          result.contents[path] = String(decoding: change.new, as: UTF8.self)
        }
      }
      return (result, plan.obstacles.map { "\($0.path ?? ""): \($0.text)" })
    }

    func error(_ subject: Renaming.Subject, _ old: String, to new: String) -> String? {
      do {
        _ = try renamed(subject, old, to: new)
        return nil
      } catch { return "\(error)" }
    }

    func with(_ path: String, _ text: String) -> Files {
      var copy = self
      copy.contents[path] = text
      return copy
    }
  }

  private static let storyboard = Storyboard.scenes(
    """
    <scene sceneID="sc1"> <objects>
    <viewController storyboardIdentifier="login" id="vc1" customClass="LoginController" customModule="App" \
    customModuleProvider="target" sceneMemberID="viewController"> <view key="view" id="vw1">
    <subviews> <label text="Name" id="lbl"/> <button id="btn">
    <connections> <action selector="send:" destination="vc1" eventType="touchUpInside" id="act"/> </connections>
    </button> </subviews> </view> <connections> <outlet property="nameLabel" destination="lbl" id="out"/>
    <segue destination="vc2" kind="show" identifier="showHelp" id="sg1"/> </connections> </viewController> </objects>
    </scene> <scene sceneID="sc2"> <objects>
    <viewController storyboardIdentifier="help" id="vc2" customClass="HelpController" customModule="App" \
    customModuleProvider="target" sceneMemberID="viewController">
    <view key="view" id="vw2"> <subviews> <label text="Help" id="lb2"/> </subviews> </view>
    <connections> <outlet property="label" destination="lb2" id="ou2"/> </connections> </viewController> </objects>
    </scene>
    """)

  private static let login = """
    import UIKit

    class LoginController: UIViewController {
      @IBOutlet weak var nameLabel: UILabel!

      @IBAction func send(_ sender: Any) {
        nameLabel.text = "LoginController sends"
        performSegue(withIdentifier: "showHelp", sender: nil)
      }

      func show(label: String) { self.nameLabel.text = label }

      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "showHelp", let help = segue.destination as? HelpController {
          help.label.text = nameLabel.text
        }
      }
    }

    """

  private static let help = """
    class HelpController: UIViewController {
      @IBOutlet weak var label: UILabel!
      func open(_ login: LoginController) { login.nameLabel.text = label.text; login.send(self) }
    }

    """

  private static let app = Files(contents: ["Main.storyboard": storyboard, "Login.swift": login, "Help.swift": help])

  @Test(arguments: [
    (Renaming.Subject.customClass, "LoginController", "SignInController"),
    (.outlet, "LoginController.nameLabel", "userLabel"), (.action, "send:", "submit:"),
    (.action, "LoginController.send", "submit"), (.identifier, "showHelp", "showGuide"), (.identifier, "help", "guide"),
    (.customClass, "HelpController", "GuideController"),
  ]) func renamingBackGivesTheSameBytes(_ subject: Renaming.Subject, _ old: String, _ new: String) throws {
    let there = try Self.app.renamed(subject, old, to: new)
    #expect(there.obstacles.isEmpty && there.files.contents != Self.app.contents)
    let owner = old.contains(".") ? old.prefix { $0 != "." } + "." : ""
    let bare = old.split(separator: ".").last.map(String.init) ?? old
    let back = try there.files.renamed(subject, owner + new, to: bare)
    #expect(back.obstacles.isEmpty && back.files.contents == Self.app.contents)
  }

  @Test func aClassChangesInDocumentsAndCode() throws {
    let files = try Self.app.renamed(.customClass, "LoginController", to: "SignInController").files
    #expect(files.contents["Main.storyboard"] == Self.storyboard.replacing("LoginController", with: "SignInController"))
    // The text is no name.
    let code = Self.login.replacing("class LoginController", with: "class SignInController")
    #expect(files.contents["Login.swift"] == code)
    #expect(files.contents["Help.swift"]?.contains("login: SignInController") == true)
  }

  @Test func anObjectiveCClassKeepsItsFiles() throws {
    let files = Files(contents: [
      "Cell.h": "@interface PriceCell : UITableViewCell\n@end\n",
      "Cell.m": "#import \"PriceCell.h\"\n@implementation PriceCell\n@end\n",
      "a.swift": "class A: UIViewController { let cell = PriceCell() }\n",
      "Main.storyboard": Self.storyboard.replacing("HelpController", with: "PriceCell"),
    ])
    let renamed = try files.renamed(.customClass, "PriceCell", to: "CostCell")
    #expect(renamed.obstacles.isEmpty)
    #expect(renamed.files.contents["Cell.m"] == "#import \"PriceCell.h\"\n@implementation CostCell\n@end\n")
    #expect(renamed.files.contents["a.swift"]?.contains("CostCell()") == true)
    #expect(renamed.files.contents["Main.storyboard"]?.contains(#"customClass="CostCell""#) == true)
  }

  @Test func documentsHaveTheObjectiveCName() throws {
    let code = "@objc(ABCHelp) class HelpController: UIViewController {}\nlet a = HelpController()\n"
    let files = Files(contents: [
      "a.swift": code, "Main.storyboard": Self.storyboard.replacing("HelpController", with: "ABCHelp"),
    ])
    let swift = try files.renamed(.customClass, "HelpController", to: "GuideController")
    #expect(swift.files.contents["Main.storyboard"] == files.contents["Main.storyboard"])
    #expect(swift.files.contents["a.swift"] == code.replacing("HelpController", with: "GuideController"))
    let objectiveC = try files.renamed(.customClass, "ABCHelp", to: "ABCGuide")
    #expect(objectiveC.files.contents["a.swift"] == code.replacing("ABCHelp", with: "ABCGuide"))
    #expect(objectiveC.files.contents["Main.storyboard"]?.contains(#"customClass="ABCGuide""#) == true)
  }

  @Test(arguments: [
    ("b.swift", "class LoginController: UIView {}", "is also declared here"),
    ("b.swift", "struct A { class LoginController {} }", "is also declared here"),
    ("b.swift", #"let a = "LoginController""#, "a string contains the name"),
    ("b.swift", "let a = NSClassFromString(name)", "looks up a class by a computed name"),
    ("b.swift", "let a = String(describing: LoginController.self)", "code turns the name into a string"),
    ("Info.plist", "<string>App.LoginController</string>", "this file contains the name"),
    ("b.swift", "let a = NSClassFromString(\"Log\" + name)", "looks up a class by a computed name"),
    ("b.m", "#define LOGIN [LoginController new]\n", "preprocessor directive"),
    (
      "LoginController.xib",
      Storyboard.xib(#"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="LoginController"/>"#),
      "without a nib name"
    ),
  ]) func aClassThatMayBeMeantElsewhere(_ path: String, _ text: String, _ reason: String) throws {
    let result = try Self.app.with(path, text).renamed(.customClass, "LoginController", to: "SignInController")
    #expect(result.obstacles.contains { $0.hasPrefix(path) && $0.contains(reason) }, "\(result.obstacles)")
  }

  @Test func aClassIsFoundByANameFromElsewhere() throws {
    let code = "let a = NSClassFromString(name)\n#pragma mark - HelpController\n"
    let plan = try Renaming(.customClass, "HelpController", to: "GuideController").plan(
      Self.app.with("b.m", code).facts())
    #expect(plan.obstacles.isEmpty && plan.notes.contains { $0.path == "b.m" }, "\(plan.obstacles)")
  }

  @Test func codeThatCompletesTheNameOfTheClass() throws {
    let app = Self.app.with("LoginController-iPad.xib", Storyboard.xib(#"<view id="v"/>"#))
    for (code, mayFailAtRunTime) in [
      (#"String(describing: type(of: self)) + "-iPad""#, true), (#""\(self)-iPad""#, true), (#""\(self)""#, false),
      (#""\(self) on -iPad""#, false),
    ] {
      let facts = try app.with("b.swift", "extension UIViewController { func f() { load(\(code)) } }").facts()
      #expect(
        try Renaming(.customClass, "LoginController", to: "A").plan(facts).mayFailAtRunTime == mayFailAtRunTime,
        "\(code)")
    }
  }

  @Test func aNibThatIsLoadedByTheNameOfItsClass() throws {
    let cell = Storyboard.xib(#"<tableViewCell reuseIdentifier="PriceCell" id="cel" customClass="PriceCell"/>"#)
    let files = Self.app.with("PriceCell.xib", cell).with(
      "Cell.swift", "class PriceCell: UITableViewCell { static var nib: String { String(describing: self) } }\n")
    let result = try files.renamed(.customClass, "PriceCell", to: "CostCell")
    #expect(result.obstacles.contains { $0.contains("no string in code names this document") })
    #expect(result.obstacles.contains { $0.contains("code turns class names into strings") })
    #expect(
      try files.renamed(.identifier, "PriceCell", to: "CostCell").obstacles.contains {
        $0.contains("no string in code")
      })
  }

  @Test(arguments: [
    ("b.swift", "extension UIViewController { func f() { load(String(describing: type(of: self))) } }", true),
    (
      "b.swift", "protocol A {}\nextension A { func f() { load(\"\\(Self.self)\") } }\nextension LoginController: A {}",
      true
    ),
    ("b.swift", "func f<Screen: UIViewController>(_ s: Screen.Type) { load(String(describing: Screen.self)) }", true),
    ("b.swift", "func f<Cell: UITableViewCell>(_ c: Cell.Type) { load(String(describing: Cell.self)) }", false),
    ("b.swift", "func f<Key, A: AnyObject>(_ a: A.Type) { load(String(describing: A.self)) }", true),
    ("b.swift", "func f(_ screen: UIViewController.Type) { load(String(describing: screen)) }", true),
    ("b.swift", "func f(_ any: Any) { load(\"\\(type(of: any))\") }", true),
    ("b.swift", "func f(_ error: Error, type: Kind) { load(String(describing: error), \"\\(type)\") }", false),
    ("b.swift", "struct Log { func f() { load(\"\\(self)\") } }", false),
    ("b.swift", "extension UIView { static var id: String { String(describing: self) } }", false),
    (
      "b.m", "@implementation UIViewController (A)\n- (void)f { [self load:[[self class] description]]; }\n@end\n", true
    ),
    ("b.m", "@implementation A\n- (void)f:(id)a { load(NSStringFromClass([a class])); }\n@end\n", true),
    ("b.m", "void f(id a) { load([NSString stringWithFormat:@\"%@\", NSStringFromClass([a class])]); }\n", true),
    ("b.m", "void f(id a) { NSLog(@\"no %@ at %1$@\", a, NSStringFromClass([a class])); }\n", false),
    ("b.m", "void f(id a) { [self no:@\"no %@\" name:NSStringFromClass([a class])]; }\n", true),
    ("b.m", "void f(id a) { if ([[[a class] description] isEqualToString:@\"B\"]) {} }\n", false),
    ("b.m", "void f(id a) { if ([NSStringFromClass([a class]) isEqualToString:name]) {} }\n", true),
    ("b.swift", "func f(_ any: Any) { log(\"no \\(String(describing: type(of: any))) here\") }", false),
    ("b.swift", "func f(_ any: Any) { log(\"no \\(load(String(describing: type(of: any)))) here\") }", true),
    ("b.swift", "func f(_ any: Any) { load(\"\"\"\n  \\(type(of: any))\n  \"\"\") }", true),
    ("b.swift", "func f(_ any: Any) { load(\"Login\\(type(of: any))\") }", true),
    ("b.swift", "func f(_ any: Any) { load(\"no %@\", nib: String(describing: type(of: any))) }", true),
    ("b.swift", "func f(_ error: Error) { load(String(describing: type(of: error)), \"\\(self.name)\") }", false),
  ]) func aStoryboardNamedLikeTheClass(_ path: String, _ code: String, _ isReached: Bool) throws {
    let renaming = try Renaming(.customClass, "LoginController", to: "SignInController")
    let app = Self.app.with(path, code)
    #expect(try renaming.plan(app.facts()).obstacles.isEmpty)
    let named = app.with("LoginController.storyboard", Storyboard.scenes(""))
    #expect(try renaming.plan(named.facts()).mayFailAtRunTime)
    let loaded = named.with("c.swift", #"let a = UIStoryboard(name: "LoginController", bundle: nil)"#)
    let plan = try renaming.plan(loaded.facts())
    #expect(plan.mayFailAtRunTime == isReached && plan.obstacles.isEmpty != isReached, "\(plan.obstacles)")
  }

  @Test(arguments: [
    ("let a = segue.destination as? LoginController", true), ("weak var a: LoginController?", true),
    ("let a = LoginController(nibName: \"LoginController\", bundle: nil)", true), ("LoginController.load()", false),
    ("let a = LoginController()", false), ("let a = LoginController(nibName: nil, bundle: nil)", false),
    ("load(LoginController.self)", false), ("let a: LoginController = load()", false),
    ("a = load() as LoginController", false), ("class B: LoginController {}", false),
    ("func f(_ a: LoginController) {}", false), ("a = b as? LoginController.Type", false),
  ]) func aClassThatCodeDoesNotPassOn(_ code: String, _ isCertain: Bool) throws {
    let login = "class LoginController: UIViewController {}\n\(code)\n"
    let owner = #"<placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="LoginController"/>"#
    let nib = Files(contents: [
      "LoginController.xib": Storyboard.xib(owner), "a.swift": login,
      "b.swift": #"let a = UINib(nibName: "LoginController", bundle: nil)"#,
    ])
    #expect(try nib.renamed(.customClass, "LoginController", to: "A").obstacles.isEmpty == isCertain)
    for other in [
      nib.with("Main.storyboard", Self.storyboard),
      nib.with("a.swift", login + "class B: UIView { init() { super.init() } }"),
      nib.with("a.swift", login.replacing("UIViewController", with: "Screen")),
      nib.with("a.swift", login.replacing("UIViewController", with: "UIViewController, NibOwner")),
    ] { #expect(try !other.renamed(.customClass, "LoginController", to: "A").obstacles.isEmpty) }
    guard !code.contains("nibName") else { return }
    let scene = Self.storyboard.replacing(#""login""#, with: #""LoginController""#)
    let app = Files(contents: ["Main.storyboard": scene, "a.swift": login])
    #expect(try app.renamed(.customClass, "LoginController", to: "A").obstacles.isEmpty == isCertain)
    #expect(try app.renamed(.identifier, "LoginController", to: "A").obstacles.isEmpty == isCertain)
  }

  @Test(arguments: [
    ("#define CELL @\"LoginController\"\nvoid f() { [t dequeueReusableCellWithIdentifier:CELL]; }\n", true),
    (
      "void f() { NSString *a = @\"LoginController\"; [UINib nibWithNibName:a bundle:b]; }\nvoid g(id a) { f(a); }\n",
      true
    ),
    ("#define CELL @\"LoginController\"\nvoid f() { NSClassFromString(CELL); }\n", false),
    ("#define CELL @\"LoginController\"\n", false), ("#define LOGIN(x) x.LoginController\n", false),
    ("NSString * const a = @\"LoginController\";\nvoid f() { [UINib nibWithNibName:a bundle:nil]; }\n", true),
    ("NSString * const a = @\"LoginController\";\nvoid f() { save(a); }\n", false),
  ]) func constantsThatFindDocuments(_ code: String, _ isCertain: Bool) throws {
    let result = try Self.app.with("b.m", code).renamed(.customClass, "LoginController", to: "SignInController")
    #expect(result.obstacles.isEmpty == isCertain, "\(result.obstacles)")
  }

  @Test func newNamesOfClassesMustBeFree() {
    let app = Self.app
    #expect(
      app.error(.customClass, "LoginController", to: "HelpController")?.contains("is already declared: Help.swift:1")
        == true)
    #expect(app.error(.customClass, "LoginController", to: "UILabel")?.contains("is a system class") == true)
    #expect(app.error(.customClass, "LoginController", to: "UIStoryboardSegue") != nil)
    #expect(app.error(.customClass, "LoginController", to: "1A")?.contains("is not a name") == true)
    #expect(app.error(.customClass, "LoginController", to: "class")?.contains("keyword") == true)
    #expect(app.error(.customClass, "LoginControler", to: "A")?.contains("did you mean `LoginController`?") == true)
  }

  @Test func anOutlet() throws {
    let result = try Self.app.renamed(.outlet, "LoginController.nameLabel", to: "userLabel")
    #expect(result.obstacles.isEmpty)
    #expect(result.files.contents == Self.app.contents.mapValues { $0.replacing("nameLabel", with: "userLabel") })
  }

  @Test func anOutletInObjectiveC() throws {
    let files = Files(contents: [
      "A.h": "@interface LoginController : UIViewController\n@property (weak) IBOutlet UILabel *nameLabel;\n@end\n",
      "A.m": "@implementation LoginController\n@synthesize nameLabel = _nameLabel;\n"
        + "- (void)f { _nameLabel.text = @\"a\"; [self setNameLabel:[other nameLabel]]; self.nameLabel = nil; }\n@end\n",
      "Main.storyboard": Self.storyboard,
    ])
    let result = try files.renamed(.outlet, "nameLabel", to: "userLabel")
    #expect(result.obstacles.isEmpty, "\(result.obstacles)")
    let renamed = files.contents.mapValues {
      $0.replacing("nameLabel", with: "userLabel").replacing("NameLabel", with: "UserLabel")
    }
    #expect(result.files.contents == renamed)
  }

  @Test(arguments: [
    ("class B: LoginController { override var nameLabel: UILabel! }", "something else is declared"),
    ("class B { let nameLabel = 1 }", "something else is declared"),
    ("protocol B { var nameLabel: UILabel! { get } }", "something else is declared"),
    ("func f(nameLabel: Int) {}", "a label or a parameter"), ("f(nameLabel: 1)", "a label or a parameter"),
    ("extension LoginController { func k() { run { [weak nameLabel] in } } }", "something else is declared"),
    (#"let a = value(forKeyPath: "login.nameLabel")"#, "a string contains the name"),
    (#"let a = "nameLabel""#, "a string contains the name"),
    ("let a: Kind = .nameLabel", "a type that the code does not name"),
  ]) func aNameThatSomethingElseHas(_ code: String, _ reason: String) throws {
    let files = Self.app.with("b.swift", code + "\n")
    let result = try files.renamed(.outlet, "nameLabel", to: "userLabel")
    #expect(result.obstacles.contains { $0.contains("b.swift") && $0.contains(reason) }, "\(result.obstacles)")
    #expect(result.files.contents == files.contents)
  }

  @Test func documentsOfOtherClassesPreventARenaming() throws {
    let other = Storyboard.xib(
      #"<view customClass="B" id="v"><connections><outlet property="nameLabel" destination="v" id="o"/></connections></view>"#
    )
    let result = try Self.app.with("b.xib", other).renamed(.outlet, "nameLabel", to: "userLabel")
    #expect(result.obstacles == ["b.xib: an object of another class uses the name"])
  }

  @Test func textsInProseAndCommentsStay() throws {
    let other = "// nameLabel\nlet a = \"the nameLabel is empty\"\n"
    let result = try Self.app.with("b.swift", other).renamed(.outlet, "nameLabel", to: "userLabel")
    #expect(result.obstacles.isEmpty && result.files.contents["b.swift"] == other)
  }

  @Test func namesOfOutletsAreKnownAndFree() throws {
    let app = Self.app
    #expect(
      try app.renamed(.outlet, "HelpController.label", to: "a").obstacles == [
        "Login.swift: this is a label or a parameter"
      ])
    #expect(app.error(.outlet, "LoginController.lable", to: "a")?.contains("has no outlet") == true)
    #expect(app.error(.outlet, "LoginController.label", to: "a")?.contains("; HelpController has") == true)
    #expect(app.error(.outlet, "nameLabel", to: "view")?.contains("a system superclass") == true)
    #expect(app.error(.outlet, "nameLabel", to: "segue")?.contains("is already used: Login.swift:") == true)
    let image = app.with("c.swift", "class C: UIView { @IBOutlet var imageView: UIView! }\n")
    #expect(image.error(.outlet, "imageView", to: "a")?.contains("system classes also have a member") == true)
  }

  @Test func anActionOfSwift() throws {
    let result = try Self.app.renamed(.action, "send:", to: "submit:")
    #expect(result.obstacles.isEmpty)
    #expect(result.files.contents["Login.swift"] == Self.login.replacing("func send(", with: "func submit("))
    #expect(result.files.contents["Help.swift"]?.contains("login.submit(self)") == true)
    #expect(result.files.contents["Main.storyboard"]?.contains(#"selector="submit:""#) == true)
  }

  @Test func labelsArePartsOfSelectors() throws {
    let files = Files(contents: [
      "a.swift":
        "class LoginController: UIViewController { @IBAction func send(sender: Any) {}\n func f() { send(sender: 1) } }\n",
      "Main.storyboard": Self.storyboard.replacing(#""send:""#, with: #""sendWithSender:""#),
    ])
    for (old, new) in [("send", "submit"), ("sendWithSender:", "submitWithSender:")] {
      let result = try files.renamed(.action, old, to: new)
      #expect(result.obstacles.isEmpty)
      #expect(
        result.files.contents["a.swift"]?.contains("func submit(sender: Any) {}\n func f() { submit(sender: 1) }")
          == true)
      #expect(result.files.contents["Main.storyboard"]?.contains(#"selector="submitWithSender:""#) == true)
    }
    #expect(files.error(.action, "sendWithSender:", to: "submit:")?.contains("the labels of") == true)
  }

  @Test func anActionOfObjectiveC() throws {
    let files = Files(contents: [
      "A.h": "@interface LoginController : UIViewController\n- (IBAction)send:(id)sender;\n@end\n",
      "A.m":
        "@implementation LoginController\n- (IBAction)send:(id)sender { [self send:nil]; [a add:self action:@selector(send:)]; }\n@end\n",
      "Main.storyboard": Self.storyboard,
    ])
    let result = try files.renamed(.action, "send:", to: "submit:")
    #expect(result.obstacles.isEmpty && result.files.contents["A.h"]?.contains("(IBAction)submit:(id)sender;") == true)
    #expect(
      result.files.contents["A.m"]?.contains(
        "- (IBAction)submit:(id)sender { [self submit:nil]; [a add:self action:@selector(submit:)]; }") == true)
  }

  @Test(arguments: [
    ("extension LoginController { func send() {} }", "something else is declared"),
    ("class B: UIViewController { @objc func send(_ a: Int) {} }", "something else is declared"),
    (#"let a = Selector("send:")"#, "a string contains the name"),
  ]) func anActionThatMayBeMeantElsewhere(_ code: String, _ reason: String) throws {
    let result = try Self.app.with("b.swift", code + "\n").renamed(.action, "LoginController.send:", to: "submit:")
    #expect(result.obstacles.contains { $0.contains("b.swift") && $0.contains(reason) }, "\(result.obstacles)")
  }

  @Test func anIdentifierOfASegue() throws {
    let result = try Self.app.renamed(.identifier, "showHelp", to: "showGuide")
    #expect(result.obstacles.isEmpty)
    #expect(result.files.contents["Login.swift"] == Self.login.replacing("showHelp", with: "showGuide"))
    #expect(result.files.contents["Main.storyboard"] == Self.storyboard.replacing("showHelp", with: "showGuide"))
  }

  @Test(arguments: [
    (#"class B { static let id = "showHelp"; func f() { performSegue(withIdentifier: B.id, sender: nil) } }"#, true),
    (#"class B { static let id = "showHelp"; func f() { print(B.id) } }"#, false),
    (
      "enum B: String { case help = \"showHelp\" }\nfunc f() { performSegue(withIdentifier: B.help.rawValue, sender: nil) }",
      true
    ), ("enum B: String { case showHelp }", false), (#"let a = "show" + name"#, false),
    ("let a = \"show\\(name)\"", false), (#"track("showHelp")"#, false),
    (#"let c = "login"; s.instantiateViewController(withIdentifier: "showHelp")"#, true),
  ]) func otherUsesOfIdentifiers(_ code: String, _ isCertain: Bool) throws {
    let result = try Self.app.with("b.swift", code + "\n").renamed(.identifier, "showHelp", to: "showGuide")
    #expect(result.obstacles.isEmpty == isCertain, "\(result.obstacles)")
  }

  @Test func identifiersMustBeOne() throws {
    let app = Self.app
    #expect(app.error(.identifier, "login", to: "help")?.contains("is already an identifier: Main.storyboard") == true)
    #expect(app.error(.identifier, "logim", to: "a")?.contains("did you mean `login`?") == true)
    let two = app.with("Other.storyboard", Self.storyboard)
    #expect(try two.renamed(.identifier, "showHelp", to: "a").obstacles.count == 2)
    let all = try two.renamed(.identifier, "showHelp", to: "a", kinds: [.segue], all: true)
    #expect(all.obstacles.isEmpty && !all.files.contents.values.contains { $0.contains("showHelp") })
    let several = app.with("Main.storyboard", Self.storyboard.replacing(#""showHelp""#, with: #""help""#))
    #expect(several.error(.identifier, "help", to: "a")?.contains("choose one with --kind") == true)
    let one = try several.renamed(.identifier, "help", to: "guide", kinds: [.scene])
    #expect(
      one.files.contents["Main.storyboard"]?.contains(#"<segue destination="vc2" kind="show" identifier="help""#)
        == true)
  }
}
