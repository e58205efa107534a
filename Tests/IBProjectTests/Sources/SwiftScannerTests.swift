import IBProject
import Testing

@Suite struct SwiftScannerTests {
  private func types(_ code: String) -> [TypeDeclaration] { SourceFile(Array(code.utf8), in: .swift).types }

  private func members(_ code: String) -> [MemberDeclaration] { types("class A: B {\n\(code)\n}").first?.members ?? [] }

  @Test func findsClassesWithWhatTheyInherit() throws {
    let type = try #require(types("public final class A<T>: Base<T, [Int]>, P & Q where T: R { }").first)
    #expect(type.name == "A" && type.kind == .class && type.inherited == ["Base", "P", "Q"])
  }

  @Test func namesNestedTypesByTheTypesAroundThem() {
    let code = "class A { struct B { class C: UIView {} } }\nextension A.B { enum D { case x } }"
    #expect(types(code).map(\.name) == ["A", "A.B", "A.B.C", "A.B", "A.B.D"])
  }

  @Test func readsNamesForObjectiveC() {
    let code = "@objc(ABCView) @IBDesignable class View: UIView {}\n@objcMembers class Plain: NSObject { var a = 1 }"
    #expect(types(code).map(\.objectiveCName) == ["ABCView", nil])
    #expect(types(code).map { $0.members.allSatisfy(\.isExposed) } == [true, true])
  }

  @Test func readsOutlets() throws {
    let found = members(
      """
      @IBOutlet private weak var label: UILabel!
      @IBOutlet var (a, b): (Int, Int)
      @IBOutlet public private(set) var buttons: [UIButton]!
      @IBOutlet var views: Array<UIView>?
      @IBOutlet(name) var other: Module.View?, next: UIView!
      var plain = UILabel()
      """)
    let outlets = found.filter { $0.mark == .outlet }
    #expect(outlets.map(\.name) == ["label", "buttons", "views", "other", "next"])
    #expect(outlets.map(\.type) == ["UILabel", "UIButton", "UIView", "Module.View", "UIView"])
    #expect(outlets.map(\.isCollection) == [false, true, true, false, false])
    #expect(outlets.map(\.isWeak) == [true, false, false, false, false])
    #expect(found.last?.isExposed == false)
  }

  @Test(arguments: [
    ("tap()", "tap"), ("tap(_ sender: Any)", "tap:"), ("tap(sender: UIButton)", "tapWithSender:"),
    ("tap(for event: UIEvent)", "tapFor:"), ("tapOn(button: Any)", "tapOnButton:"),
    ("tap(_ sender: Any, forEvent event: UIEvent)", "tap:forEvent:"), ("tap(_ a: Any, _ b: Any)", "tap::"),
    ("unwind(segue: UIStoryboardSegue)", "unwindWithSegue:"), ("`default`(_ sender: Any?)", "default:"),
    ("tap<T>(_ sender: T, with values: [Int: (Int, Int)] = [:])", "tap:with:"),
  ]) func mapsMethodsToSelectors(_ method: String, _ selector: String) {
    #expect(members("@IBAction func \(method) {}").map(\.name) == [selector])
  }

  @Test func prefersTheNameForObjectiveC() {
    #expect(members("@objc(go:) @IBAction func open(_ sender: Any) {}").map(\.name) == ["go:"])
  }

  @Test func takesAllBranchesOfConditions() {
    let code = "#if os(iOS) && !DEBUG\nclass A: UIView {}\n#elseif X\nclass B: NSView {}\n#else\nclass C {}\n#endif"
    #expect(types(code).map(\.name) == ["A", "B", "C"])
  }

  @Test(arguments: [
    #"let a = "class X { \(b("}")) }""#, ##"let a = #"a "class" \ \#("}") b"#"##,
    "let a = \"\"\"\n class X { \" }\n \"\"\"", "/* class X { /* nested */ { */", "// class X {", "let a = /[{]class/",
    "let a = #/ class { /#", "let a = b / c / d", "let a = [1].map { $0 }.class", "let a: Foo<Bar>",
    "func f(a: Int = { 1 }()) -> (Int) -> Int { { $0 } }", "case a(Int), b", "import class UIKit.UIView",
    "let a = Foo.extension", "subscript(a: Int) -> Int { get { 1 } }", "var a: Int { get { 1 } set { } }",
    "lazy var a: () -> Void = { [weak self] in self?.b() }",
  ]) func isNotMisled(_ code: String) {
    #expect(types("class A {\n\(code)\n@IBOutlet var end: UIView!\n}\nclass B {}").map(\.name) == ["A", "B"])
    #expect(members("\(code)\n@IBOutlet var end: UIView!").last?.name == "end")
  }

  @Test func saysWhenMacrosMayAddMembers() {
    #expect(types("@Wired class A: UIView {}").first?.mayHaveMoreMembers == true)
    #expect(types("@MainActor @available(iOS 13, *) class A: UIView {}").first?.mayHaveMoreMembers == false)
  }

  @Test func findsNamesThatAreLookedUp() {
    let code = """
      class A: UIViewController {
        func f() {
          performSegue(withIdentifier: "go", sender: nil)
          let next = storyboard?.instantiateViewController(withIdentifier: "next")
          tableView.dequeueReusableCell(withIdentifier: "cell", for: path)
          tableView.register(UINib(nibName: "Cell", bundle: nil), forCellReuseIdentifier: "other")
          _ = UIStoryboard(name: "Main", bundle: nil)
          log(name: "nothing", "else")
        }
      }
      """
    let uses = SourceFile(Array(code.utf8), in: .swift).uses
    #expect(uses.map(\.kind) == [.segue, .scene, .reuse, .nib, .registeredReuse, .storyboard, .registeredNib])
    #expect(uses.map(\.name) == ["go", "next", "cell", "Cell", "other", "Main", "Cell"])
    #expect(uses.dropLast().allSatisfy { $0.type == "A" })
  }

  @Test(arguments: [
    (#"register(UINib(nibName: "A", bundle: nil), forCellReuseIdentifier: "B")"#, "A UITableViewCell B"),
    (#"register(UINib(nibName: "A", bundle: .main), forCellWithReuseIdentifier: x)"#, "A UICollectionReusableView -"),
    (#"register(UINib(nibName: "A" + x, bundle: nil), forCellReuseIdentifier: "B")"#, nil),
    (
      #"n = UINib(nibName: String(describing: A.self), bundle: nil); t.register(n, forCellReuseIdentifier: "B" + x)"#,
      "A UITableViewCell -"
    ),
    (#"let n = UINib(nibName: "A", bundle: nil); t.register(C.self, forCellReuseIdentifier: "B")"#, nil),
    (#"let n = UINib(nibName: "A", bundle: nil); use(n); t.register(n, forCellReuseIdentifier: "B")"#, nil),
    (
      #"register(UINib(nibName: "A", bundle: nil), forSupplementaryViewOfKind: k.h, withReuseIdentifier: "B")"#,
      "A UICollectionReusableView B"
    ),
  ]) func `nibs are registered directly or through a local`(code: String, expected: String?) {
    let use = SourceFile(Array(code.utf8), in: .swift).uses.first { $0.kind == .registeredNib }
    let found = use.map { ($0.name, $0.registration?.className ?? "", $0.registration?.identifier ?? "-") }
    #expect(found.map { "\($0) \($1) \($2)" } == expected)
  }
}
