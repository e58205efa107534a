import IBProject
import Testing

@Suite struct AncestryTests {
  private func index(_ files: [String: String]) -> SourceIndex {
    SourceIndex(
      files.map { path, code in
        let language: SourceFile.Language = path.hasSuffix(".swift") ? .swift : .objectiveC
        return SourceIndex.File(path: path, source: SourceFile(Array(code.utf8), in: language))
      })
  }

  private func isMissing(_ membership: Ancestry.Membership) -> Bool {
    if case .missing = membership { true } else { false }
  }

  private func isFound(_ membership: Ancestry.Membership) -> Bool {
    if case .found = membership { true } else { false }
  }

  @Test func followsSuperclassesThroughBothLanguages() {
    let ancestry = index([
      "a.swift": "class A: B {}", "b.h": "@interface B : UITableViewController <P> @end",
      "b.m": "@interface B () { UILabel *_hidden; } @end @implementation B - (void)setSize:(int)s {} @end",
      "p.h": "@protocol P @property id<Q> role; @end",
      "c.swift": "extension UIViewController { @IBAction func close() {} }",
    ]).ancestry(of: "A")
    #expect(ancestry.isComplete && ancestry.platformClasses.map(\.name) == ["UITableViewController"])
    #expect(isFound(ancestry.property("hidden")) && isFound(ancestry.property("size")))
    #expect(isFound(ancestry.property("role")) && isFound(ancestry.method("close")))
    #expect(isMissing(ancestry.property("other")) && ancestry.inherits(from: "UIViewController"))
  }

  @Test func anAliasCanBeSeveralTypes() {
    let code = "protocol P {}\ntypealias Screen = UIViewController & P\nclass A: Screen {}"
    let ancestry = index(["a.swift": code]).ancestry(of: "A")
    #expect(ancestry.isComplete && ancestry.inherits(from: "P") && ancestry.inherits(from: "UIViewController"))
  }

  /// Code for AppKit declares the names of UIKit that it lacks.
  @Test func aSystemClassIsTheSystemsWhateverSourcesDeclare() {
    let label = "class UILabel: NSTextField { required init?(coder: NSCoder) { fatalError() } }"
    let ancestry = index(["a.swift": "typealias UIView = NSView\nclass A: UILabel {}\n\(label)"]).ancestry(of: "A")
    #expect(ancestry.inherits(from: "UIView") && ancestry.platformClasses[0].name == "UILabel" && ancestry.trap == nil)
  }

  /// Whether key-value coding sets and returns the value of `title` through the only member of a class.
  @Test(arguments: [
    ("var title", true, true), ("var Title", true, false), ("var isTitle", true, true), ("var _title", true, true),
    ("var _isTitle", true, true), ("var titles", false, false), ("func setTitle(_ a: Int)", true, false),
    ("func _setTitle(_ a: Int)", true, false), ("func getTitle()", false, true), ("func isTitle()", false, true),
    ("func _title()", false, true), ("func titles()", false, false),
  ]) func keysAreFoundAsKeyValueCodingFindsThem(_ member: String, isSet: Bool, isReturned: Bool) {
    let ancestry = index(["a.swift": "class A: NSObject { @objc \(member)\(member.hasPrefix("v") ? " = 1" : " {}") }"])
      .ancestry(of: "A")
    #expect(isFound(ancestry.property("title")) == isSet && isMissing(ancestry.property("title")) != isSet)
    #expect(isFound(ancestry.value("title")) == isReturned && isMissing(ancestry.value("title")) != isReturned)
    if member.hasPrefix("var ") {
      #expect(KeyValueNames.keys(ofProperty: String(member.dropFirst(4))).contains("title") == isSet)
    }
  }

  @Test(arguments: [
    "class A: Unknown {}", "@Macro class A: UIView {}", "class A: Outer.Unknown<Int> {}",
    "class A: UIView { override func setValue(_ v: Any?, forUndefinedKey k: String) {} }",
    "@objcMembers class B: UIView {}\nclass A: B { var other = 1 }",
  ]) func isSilentWhenUnsure(_ code: String) {
    #expect(!isMissing(index(["a.swift": code]).ancestry(of: "A").property("other")))
  }

  @Test func declarationsOfOneClassAreTakenTogether() {
    let code = "class A: UIView { @IBOutlet var a: UIView! }\ntypealias B = A\nextension B { @IBAction func go() {} }"
    let ancestry = index(["a.swift": code, "b.swift": "class A: UIView {}"]).ancestry(of: "A")
    #expect(isFound(ancestry.property("a")) && isMissing(ancestry.property("b")) && isFound(ancestry.method("go")))
  }

  @Test func circlesEnd() {
    let ancestry = index(["a.swift": "class A: B {}\nclass B: A {}\ntypealias C = C"]).ancestry(of: "A")
    #expect(isMissing(ancestry.property("a")))
    #expect(!index(["a.swift": "typealias C = C"]).ancestry(of: "C").inherits(from: "D"))
  }

  @Test func membersThatTheRuntimeCannotFindAreHidden() {
    let ancestry = index(["a.swift": "class A: UIView { var a: UIView!; func go() {} }"]).ancestry(of: "A")
    if case .hidden = ancestry.property("a") {} else { Issue.record("not hidden") }
    if case .hidden = ancestry.method("go") {} else { Issue.record("not hidden") }
  }

  @Test(arguments: ["UITableViewController", "NSOutlineView", "MTKView", "UIBarButtonItem", "NSArrayController"])
  func platformClassesEndAtARoot(_ name: String) {
    #expect(PlatformClass(named: name)?.ancestry.last?.name == "NSObject")
  }

  @Test(arguments: [
    ("class A: UIViewController {}", true), ("class A: NSView {}", true), ("class A: UIApplication {}", true),
    ("class A: NSObject {}", false), ("struct A: View {}", false), (#"let text = "class A: UIView {}""#, false),
    ("", false),
  ]) func sourcesOfAnAppHaveAViewOrAController(code: String, expected: Bool) {
    let file = SourceIndex.File(path: "a.swift", source: SourceFile(Array(code.utf8), in: .swift))
    #expect(SourceIndex([file]).hasInterface == expected)
  }
}
