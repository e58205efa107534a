import IBModel
import IBProject
import Testing

@Suite struct DocumentLoadsTests {
  private func isNeverLoaded(
    _ path: String, _ sources: [String: String], others: [String: String] = [:], owner: String = ""
  ) throws -> Bool {
    let names = DocumentLoads.names(ofDocuments: [path])
    let files = sources.map { path, text in
      let language: SourceFile.Language = path.hasSuffix(".swift") ? .swift : .objectiveC
      return SourceIndex.File(path: path, source: SourceFile(Array(text.utf8), in: language, mentioning: names))
    }
    var loads = DocumentLoads()
    for file in files { loads.add(file.source.mentions, ofSource: file.path) }
    for (path, text) in others {
      let bytes = Array(text.utf8)
      if path.hasSuffix(".xib") {
        loads.add(NameMentions(text: bytes, of: names), ofDocument: path)
      } else if path.hasSuffix(".pbxproj") {
        loads.add(NameMentions(settings: bytes, of: names))
      } else {
        loads.add(NameMentions(text: bytes, of: names))
      }
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" customClass="\(owner)" id="-1"/></objects></document>
      """
    let document = try Document(parsing: Array(text.utf8))
    return loads.neverLoad(document, path: path, SourceIndex(files))
  }

  @Test(arguments: [
    #"let nib = UINib(nibName: "Badge", bundle: nil)"#, #"let path = "views/Badge.nib""#,
    #"let nib = UINib(nibName: "Ba\(rest)", bundle: nil)"#, #"let nib = "Bad\(rest)""#, #"let nib = prefix + "dge""#,
    #"let nib = String(format: "%@adge", first)"#, "enum Nib: String { case badge }", "let view = R.nib.badge()",
    "class BadgeController: UIViewController {}", "let view = Badge.fromNib()", "let view: Badge = load()",
  ]) func whatMayLoadItIsEnough(_ code: String) throws {
    #expect(try isNeverLoaded("Views/Badge.xib", ["App.swift": code]) == code.contains(#""Ba\("#))
  }

  @Test func aNameThatIsNowhereIsLoadedByNothing() throws {
    #expect(try isNeverLoaded("Views/Badge.xib", ["App.swift": "// Badge\nclass App {}"]))
    #expect(try isNeverLoaded("Views/Badge~ipad.xib", ["App.swift": "class App {}"]))
    #expect(try !isNeverLoaded("Views/My Badge.xib", ["App.swift": "class App {}"]))
    #expect(try !isNeverLoaded("Tests/Badge.xib", ["App.swift": "class App {}"]))
    #expect(try !isNeverLoaded("LaunchScreen.xib", ["App.swift": "class App {}"]))
  }

  @Test func otherFilesMayLoadIt() throws {
    let code = ["App.swift": "class App {}"]
    let badge = "Views/Badge.xib"
    #expect(try !isNeverLoaded(badge, code, others: ["Info.plist": "<string>Badge</string>"]))
    #expect(try !isNeverLoaded(badge, code, others: ["Home.xib": #"<viewController nibName="Badge"/>"#]))
    #expect(try isNeverLoaded(badge, code, others: ["Views/Badge.xib": #"<view customClass="Badge"/>"#]))
    #expect(try isNeverLoaded(badge, code, others: ["p.pbxproj": "/* Badge.xib in Resources */ path = Badge.xib;"]))
    let group = #"/* Badge */ = { isa = PBXGroup; path = Badge; name = "Badge"; };"#
    #expect(try isNeverLoaded(badge, code, others: ["p.pbxproj": group]))
    #expect(try !isNeverLoaded(badge, code, others: ["p.pbxproj": "INFOPLIST_KEY_NSMainNibFile = Badge;"]))
    #expect(try !isNeverLoaded(badge, ["App.m": #"#define NIB @"Badge""#]))
  }

  @Test func codeMakesNamesOfClasses() throws {
    let declaration = "@interface BadgeController : NSViewController\n@end\n"
    let code =
      "NSString *name = [[self className] stringByReplacingOccurrencesOfString:@\"Controller\" withString:@\"View\"];"
    let badge = "Views/BadgeView.xib"
    #expect(try !isNeverLoaded(badge, ["App.m": declaration + code], owner: "BadgeController"))
    #expect(try isNeverLoaded(badge, ["App.m": declaration + code], owner: "PageController"))
    #expect(try isNeverLoaded(badge, ["App.m": declaration], owner: "BadgeController"))
  }

  @Test func aViewThatCodeMakesDoesNotLoadItsDocument() throws {
    let maker = "class Page { let badge = Badge() }"
    #expect(
      try isNeverLoaded(
        "Badge.xib", ["Badge.swift": "class Badge: UIView { let heightFlexible = 1 }", "P.swift": maker]))
    #expect(
      try !isNeverLoaded(
        "Badge.xib", ["Badge.swift": "class Badge: UIView { func f() { loadNib() } }", "P.swift": maker]))
    #expect(try !isNeverLoaded("Badge.xib", ["Badge.swift": "class Badge: UIViewController {}", "P.swift": maker]))
    #expect(try !isNeverLoaded("Badge.xib", ["Badge.swift": "class Badge: Unknown {}", "P.swift": maker]))
    let helper = "extension UIView { func viewFromNib() { UINib(nibName: String(describing: self), bundle: nil) } }"
    #expect(
      try isNeverLoaded("Badge.xib", ["Badge.swift": "class Badge: UIView {}", "H.swift": helper, "P.swift": maker]))
    let silent = helper.replacing("viewFromNib", with: "setUp")
    #expect(
      try !isNeverLoaded("Badge.xib", ["Badge.swift": "class Badge: UIView {}", "H.swift": silent, "P.swift": maker]))
    let base = "class Base: UIView { func f() { String(describing: self) } }"
    #expect(
      try !isNeverLoaded("Badge.xib", ["Badge.swift": "class Badge: Base {}", "Base.swift": base, "P.swift": maker]))
  }
}
