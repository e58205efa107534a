import IBProject
import Testing

@Suite struct UseScannerTests {
  private func uses(_ code: String, _ language: SourceFile.Language) -> [ObjectUse] {
    SourceFile(Array(code.utf8), in: language).objectUses
  }

  private func index(_ files: [String: String]) -> SourceIndex {
    SourceIndex(
      files.map { path, code in
        let language: SourceFile.Language = path.hasSuffix(".swift") ? .swift : .objectiveC
        return SourceIndex.File(path: path, source: SourceFile(Array(code.utf8), in: language))
      })
  }

  private func answer(_ property: CodeProperty, _ files: [String: String]) -> CodeAnswer {
    let index = index(files)
    return index.setsProperties([property], throughOutlet: "label", of: index.ancestry(of: "A"))
  }

  private func swift(_ code: String) -> [String: String] {
    ["a.swift": "class A: UIViewController {\n  @IBOutlet weak var label: UILabel!\n  func run() { \(code) }\n}"]
  }

  private func objectiveC(_ code: String) -> [String: String] {
    [
      "a.h": "@interface A : UIViewController @property (weak) IBOutlet UILabel *label; @end",
      "a.m": "@implementation A - (void)run { \(code) } @end",
    ]
  }

  @Test(arguments: [
    "label.text = name", "self.label.text = name", "self?.label?.text = name", "weakSelf?.label!.text = name",
    "label.text += name", "label.setText(name)", "other { self.label.text = name }",
  ]) func assignmentsInSwift(_ code: String) {
    #expect(answer(.text, swift(code)) == .yes)
    #expect(answer(.font, swift(code)) == .no)
  }

  @Test(arguments: [
    "self.label.text = name;", "_label.text = name;", "self->_label.text = name;", "[self.label setText:name];",
    "[_label setText:name];", "[[self label] setText:name];", "[self label].text = name;",
    "strongSelf.label.text = name;",
  ]) func assignmentsInObjectiveC(_ code: String) {
    #expect(answer(.text, objectiveC(code)) == .yes)
    #expect(answer(.font, objectiveC(code)) == .no)
  }

  @Test(
    arguments: [
      ("for c in label { c.priority = low }", .yes), ("for c in self.label { c.priority = low }", .yes),
      ("for c in others { c.priority = low }", .no), ("NSLayoutConstraint.activate(label)", .unknown),
    ] as [(String, CodeAnswer)]) func collectionsInLoops(_ code: String, _ expected: CodeAnswer)
  {
    #expect(answer(.priority, swift(code)) == expected)
  }

  @Test(arguments: ["label.image = photo", "label.setImage(photo)", "label.kf.setImage(with: url)"])
  func imagesInSwift(_ code: String) { #expect(answer(.image, swift(code)) == .yes) }

  @Test(arguments: [
    "label.text == name", "if label.text != name {}", "let text = label.text", "print(label.text)",
    "label.textColor = .red", "label.alpha >= 1", "view.addSubview(label)", "label.sizeToFit()",
    "guard let label = label else { return }", "if label == nil {}", "stack.addArrangedSubviews.count = 2",
    "if label.isHidden { go() }", "label.layer.cornerRadius = 2", "label.isUserInteractionEnabled = false",
    "label.topAnchor.constraint(equalTo: top)", "let label = UILabel()", "setUp(label: other)",
  ]) func whatSetsNothing(_ code: String) { #expect(answer(.text, swift(code)) == .no) }

  @Test(arguments: [
    "style(label)", "label.map { $0.text = name }", "[label, other].forEach { $0.text = name }", "label.applyStyle()",
    "label.style = .title", "label = makeLabel()", "let other = label", "return label",
    "with(label) { $0.text = name }", "label.rx.text", "label.reactive.text <~ name", "for view in [label] {}",
    "NSLayoutConstraint.activate([label])",
  ]) func whatMaySetAnything(_ code: String) { #expect(answer(.text, swift(code)) == .unknown) }

  @Test(arguments: [
    "[self style:self.label];", "[self.label applyStyle];", "self.label = other;", "return self.label;",
  ]) func whatMaySetAnythingInObjectiveC(_ code: String) { #expect(answer(.text, objectiveC(code)) == .unknown) }

  @Test func synthesizedVariablesAreNotPassedOn() {
    let code =
      "@interface A : UIView { IBOutlet UILabel *label; } @end @implementation A @synthesize label = _label; @end"
    #expect(answer(.text, ["a.m": code]) == .no)
    #expect(answer(.text, ["a.m": code + "\n@implementation A - (void)f { [self style:label]; } @end"]) == .unknown)
  }

  @Test(arguments: ["[self.view addSubview:self.label];", "if (self.label == other) {}", "if (!self.label) {}"])
  func whatSetsNothingInObjectiveC(_ code: String) { #expect(answer(.text, objectiveC(code)) == .no) }

  @Test func observersOfTheOutletCount() {
    let code = "class A: UIView { @IBOutlet var label: UILabel! { didSet { label.font = large } } }"
    #expect(answer(.font, ["a.swift": code]) == .yes)
    #expect(answer(.text, ["a.swift": code]) == .no)
  }

  @Test func subclassesSuperclassesExtensionsAndOtherObjectsCount() {
    let base = "class B: UIView { @IBOutlet var label: UILabel! }\nclass A: B {}"
    #expect(answer(.text, ["a.swift": base]) == .no)
    for other in [
      "class C: A { func run() { label.text = name } }", "extension A { func run() { label.text = name } }",
      "extension B { func run() { self.label.text = name } }",
      "class List: UITableViewController { func fill(cell: A) { cell.label.text = name } }",
      "func fill(_ a: A) { a.label?.text = name }",
    ] { #expect(answer(.text, ["a.swift": base, "b.swift": other]) == .yes, "\(other)") }
    let unrelated = "class Other: UIView { @IBOutlet var label: UILabel!; func run() { label.text = name } }"
    #expect(answer(.text, ["a.swift": base, "b.swift": unrelated]) == .no)
  }

  @Test(arguments: [
    "func fill(_ cell: Other) { cell.label.text = name }", "func fill(cell: Kit.Other?) { cell?.label.text = name }",
    #"func f() { let cell = table.dequeue("a", for: path) as! Other; cell.label.text = name }"#,
    "func f() { if let cell = table.cell(at: 1) as? Other { cell.label.text = name } }",
    "func f() { let cell = Other(); cell.label.text = name }",
    "func f() { let cell: Other = make(); cell.label.text = name }",
  ]) func variablesOfOtherClassesAreTold(_ code: String) {
    let classes =
      "class A: UIView { @IBOutlet var label: UILabel! }\nclass Other: UIView { @IBOutlet var label: UILabel! }"
    #expect(answer(.text, ["a.swift": classes, "b.swift": code]) == .no)
    #expect(answer(.text, ["a.swift": classes, "b.swift": code.replacing("Other", with: "A")]) == .yes)
    #expect(answer(.text, ["a.swift": classes, "b.swift": code.replacing("Other", with: "Unknown")]) == .yes)
  }

  @Test(arguments: [
    "func f() { let cell = make(); cell.label.text = name }",
    "func f() { cells.forEach { cell in cell.label.text = name } }",
    "func f(a: Other) { for cell in cells { cell.label.text = name } }", "func f() { cell.label.text = name }",
    "func f(cell: Other) {}\nfunc g() { cell.label.text = name }",
    "func f() { run { (cell, other) in cell.label.text = name } }",
    "func f() { let cell = Other.make(); cell.label.text = name }",
    "func f() { let cell = Other().view; cell.label.text = name }",
  ]) func variablesOfUnknownClassMayBeOfAny(_ code: String) {
    let classes = "class A: UIView { @IBOutlet var label: UILabel! }\nclass Other: UIView {}"
    #expect(answer(.text, ["a.swift": classes, "b.swift": code]) == .yes)
  }

  @Test func variablesInObjectiveCAreTold() {
    let classes = "class A: UIView { @IBOutlet var label: UILabel! }\nclass Other: UIView {}"
    for code in [
      "Other *cell = [self make]; cell.label.text = name;", "[self run:(Other *)cell]; [cell.label setText:name];",
    ] {
      let method = "@implementation B - (void)run { \(code) } @end"
      #expect(answer(.text, ["a.swift": classes, "b.m": method]) == .no)
      #expect(answer(.text, ["a.swift": classes, "b.m": method.replacing("Other", with: "A")]) == .yes)
    }
  }

  @Test func superclassesOfLibrariesMaySetAnything() {
    #expect(answer(.text, ["a.swift": "class A: Library.Base { @IBOutlet var label: UILabel! }"]) == .unknown)
  }

  @Test func partsBelongToTheWhole() {
    #expect(answer(.font, swift("label.titleLabel?.font = large")) == .yes)
    #expect(answer(.title, swift("label.configuration?.title = name")) == .yes)
  }

  @Test(arguments: [
    "title = name", "self.title = name", "navigationItem.title = name", "self.navigationItem.title = name",
  ]) func ownProperties(_ code: String) {
    let index = index(swift(code))
    #expect(index.ancestry(of: "A").sets([.title], in: index) == .yes)
    #expect(index.ancestry(of: "A").sets([.font], in: index) == .no)
  }

  @Test(arguments: [
    "let title = name", "run(title: name)", "other.title = name", "func title(title: String = name) {}",
  ]) func propertiesOfOthersAreNotOwn(_ code: String) {
    let index = index(swift(code))
    #expect(index.ancestry(of: "A").sets([.title], in: index) == .no)
  }

  @Test(arguments: [
    ("override var intrinsicContentSize: CGSize { .zero }", CodeAnswer.yes),
    ("override func sizeThatFits(_ size: CGSize) -> CGSize { size }", .yes),
    ("override func layoutSubviews() { super.layoutSubviews() }", .yes),
    ("override var alignmentRectInsets: UIEdgeInsets { .zero }", .yes),
    ("override func updateConstraints() { super.updateConstraints() }", .yes),
    ("func setUp() { addSubview(label) }", .yes), ("func setUp() { contentView.addSubview(label) }", .yes),
    ("func setUp() { heightAnchor.constraint(equalToConstant: 4).isActive = true }", .yes),
    ("func setUp() { backgroundColor = .red; label.text = name }", .no), ("", .no),
  ]) func contentSizes(_ code: String, _ expected: CodeAnswer) {
    for other in ["class A: UIView { \(code) }", "class B: UIView { \(code) }\nclass A: B {}"] {
      let index = index(["a.swift": other])
      #expect(index.ancestry(of: "A").decidesContentSize(in: index) == expected, "\(other)")
    }
  }

  @Test(arguments: [
    "@interface A : UIView @end @implementation A - (CGSize)intrinsicContentSize { return s; } @end",
    "@interface A : UIView @end @implementation A - (void)awakeFromNib { [self addSubview:view]; } @end",
  ]) func contentSizesInObjectiveC(_ code: String) {
    let index = index(["a.m": code])
    #expect(index.ancestry(of: "A").decidesContentSize(in: index) == .yes)
  }

  @Test func classesOfLibrariesHaveAnUnknownContentSize() {
    let index = index(["a.swift": "class A: Library.Chart {}\nextension UIView { func addBorder() { addSubview(b) } }"])
    #expect(index.ancestry(of: "A").decidesContentSize(in: index) == .unknown)
    #expect(index.ancestry(of: "B").decidesContentSize(in: index) == .unknown)
  }

  @Test func usesHaveAPlace() {
    let index = index(["a.swift": "class A: UIView {\n  func run() {\n    label.text = name\n  }\n}"])
    let found = index.objectUses(through: "label")
    #expect(found.map(\.path) == ["a.swift"] && found.map(\.line) == [3] && found.map(\.use.action) == [.sets(.text)])
  }
}
