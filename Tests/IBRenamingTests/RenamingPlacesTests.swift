import Testing

@testable import IBProject
@testable import IBRenaming

@Suite struct RenamingPlacesTests {
  private func tokens(_ code: String, _ language: SourceFile.Language = .swift) -> CodeTokens {
    CodeTokens(Array(code.utf8), in: language)
  }

  private func changed(_ code: String, _ places: [CodePlace], to new: String) -> String {
    var bytes = Array(code.utf8)
    for place in places.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(place.range, with: place.form.spelled(new).utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func classes(_ code: String, _ language: SourceFile.Language = .swift) -> (changed: String, doubts: [String])
  {
    let places = tokens(code, language).classPlaces("Old", modules: ["App"])
    return (changed(code, places.filter { $0.obstacle == nil }, to: "New"), places.compactMap(\.obstacle))
  }

  @Test(arguments: [
    ("class Old: Base {}", "class New: Base {}"),
    ("extension Old: P { static let a = Old() }", "extension New: P { static let a = New() }"),
    ("let a = [Old](), b: Old?, c = x as! Old", "let a = [New](), b: New?, c = x as! New"),
    ("func f<T: Old>(_ a: T) where T == Old {}", "func f<T: New>(_ a: T) where T == New {}"),
    ("register(Old.self); #selector(Old.tap(_:))", "register(New.self); #selector(New.tap(_:))"),
    ("let a = App.Old(); let b = \"\\(Old.count)\"", "let a = App.New(); let b = \"\\(New.count)\""),
    ("let `Old` = 1 // Old", "let `Old` = 1 // Old"), ("@objc(Old) class Old {}", "@objc(New) class New {}"),
    ("switch a { case is Old: break; default: break }", "switch a { case is New: break; default: break }"),
  ]) func classesInSwift(_ code: String, _ expected: String) { #expect(classes(code).changed == expected) }

  @Test(arguments: [
    "let a = Other.Old()", "f(Old: 1)", "enum E { case Old }", "let Old = 1", "func f<Old: P>() {}",
    "let a = String(describing: Old.self)", "let a = \"\\(Old.self)\"", "NSStringFromClass(Old.self)",
    "let a = Old.description()",
  ]) func doubtfulClassesInSwift(_ code: String) {
    #expect(classes(code).changed == code)
    #expect(classes(code).doubts.count == 1)
  }

  @Test func classesInObjectiveC() {
    let code = """
      #import "Old.h"
      @class Old;
      @interface Old : Base <P>
      @property (nonatomic) IBOutlet Old *child;
      @property IBOutletCollection(Old) NSArray<Old *> *all;
      @end
      @implementation Old
      + (Old *)make { return [[Old alloc] initWithOld:self]; }
      @end
      """
    let result = classes(code, .objectiveC)
    #expect(result.doubts.isEmpty)
    let expected = code.replacing("Old", with: "New").replacing("New.h", with: "Old.h")
      .replacing("initWithNew", with: "initWithOld")
    #expect(result.changed == expected)
    #expect(tokens(code, .objectiveC).imports(ofHeader: "Old").count == 1)
  }

  @Test(arguments: [
    "#define MAKE [Old new]", "void f() { a.Old = 1; }", "void f() { [x Old:y]; }",
    "void f() { NSStringFromClass([Old class]); }",
  ]) func doubtfulClassesInObjectiveC(_ code: String) { #expect(classes(code, .objectiveC).doubts.count == 1) }

  private func doubts(_ code: String) -> [String?] {
    let file = tokens("class A { @IBOutlet var label: UILabel!\n func f(x: Cell) {\n \(code)\n } }")
    let places = file.swiftPlaces(ofMember: "label", declaredAt: [24])
    #expect(places.first == CodePlace(24..<29))
    return places.dropFirst().map(\.obstacle)
  }

  @Test(arguments: [
    "label.text = a", "self.label.text = a", "f { [weak self] in self?.label.text = a }", "super.label = a",
    "a = b ? label : c", "switch label { case x: break }", "g(label, other)", "print(\"\\(label)\")",
    "_ = { (x: Int) in label }", "for a in all + label {}", "x.label = a", "f().label = a", "all[0]?.label = a",
    "#selector(Cell.label)", "let p = \\Cell.label", "let (a, b) = (label, 1)", "g\n .label.text = a",
  ]) func usesInSwift(_ code: String) { #expect(doubts(code) == [nil]) }

  @Test(arguments: [
    "let label = 1", "for label in all {}", "all.forEach { label in }", "all.map { (label: Int, _) in }",
    "all.map { _, label in }", "all.map { label, _ in }", "all.map { (a, label) in }", "let (a, label) = b",
    "if case .some(let label) = a {}", "if case let .some(label) = a {}", "g(label: 1)", "func g(label: Int) {}",
    "func g(_ label: Int) {}", "func g(label a: Int) {}", "f { [label = g()] in h() }", "f { [weak label] in h() }",
    "rows[label: 1]", "enum Local { case label }", "enum Local: Int { case a, label }", "for await label in all {}",
    "a = .label", "return .label", "show { a() } label: { b() }", "if let label {}", "var a = 1, label = 2",
    "f { label -> Void in }", "for (a, label) in all {}", "func label() {}",
  ]) func otherThingsInSwift(_ code: String) {
    #expect(doubts(code).count == 1 && doubts(code)[0] != nil, "\(doubts(code))")
  }

  @Test(arguments: ["// label", #"a = "label""#, "labels.count"])
  func whatIsNoPlace(_ code: String) { #expect(doubts(code).isEmpty) }

  private func doubtsInObjectiveC(_ code: String) -> [String?] {
    tokens("@implementation A\n- (void)f:(Cell *)x {\n\(code)\n}\n@end", .objectiveC)
      .objectiveCPlaces(ofProperty: "label", declaredAt: []).map(\.obstacle)
  }

  @Test(arguments: [
    "self.label.text = a;", "_label.text = a;", "[self.label setText:a];", "[self setLabel:a];",
    "[[self label] setText:a];", "self->_label = a;", "f(_label);", "x.label.text = a;", "[x label];", "[f() label];",
    "label.text = a;",
  ]) func usesInObjectiveC(_ code: String) { #expect(doubtsInObjectiveC(code) == [nil]) }

  @Test(arguments: [
    "UILabel *label = a;", "[a setWith:b label:c];", "for (UILabel *label in all) {}", "label(1);", "@selector(label);",
    "[a with:b setLabel:c];", "\n#define LABEL label\n",
  ]) func otherThingsInObjectiveC(_ code: String) {
    let doubts = doubtsInObjectiveC(code)
    #expect(doubts.count == 1 && doubts[0] != nil, "\(doubts)")
  }

  @Test func selectorsInObjectiveC() {
    let code = """
      @implementation A
      - (IBAction)tap:(id)sender forEvent:(UIEvent *)event { [self tap:sender forEvent:event]; }
      - (void)g { [x tap:a ? b : c forEvent:[d tap:e other:f]]; s = @selector(tap:forEvent:); [x tap:y]; }
      @end
      """
    let places = tokens(code, .objectiveC).objectiveCPlaces(
      ofSelector: ["tap", "forEvent"], hasArguments: true, declaredAt: [30])
    #expect(
      changed(code, places.filter { $0.obstacle == nil }, to: "press") == """
        @implementation A
        - (IBAction)press:(id)sender forEvent:(UIEvent *)event { [self press:sender forEvent:event]; }
        - (void)g { [x press:a ? b : c forEvent:[d tap:e other:f]]; s = @selector(press:forEvent:); [x tap:y]; }
        @end
        """)
  }

  private func meanings(_ code: String, _ language: SourceFile.Language = .swift) -> [TextPlace.Meaning] {
    tokens(code, language).texts(equalTo: "cell").map(\.meaning)
  }

  @Test(arguments: [
    (#"t.dequeueReusableCell(withIdentifier: "cell", for: i)"#, TextPlace.Meaning.identifier(.reuse)),
    (#"performSegue(withIdentifier: "cell", sender: nil)"#, .identifier(.segue)),
    (#"s.instantiateViewController(withIdentifier: "cell")"#, .identifier(.scene)),
    (#"if segue.identifier == "cell" {}"#, .identifier(.segue)),
    (#"if let id = segue.identifier, id == "cell" {}"#, .identifier(.segue)),
    (#"switch segue.identifier! { case "cell": break; default: break }"#, .identifier(.segue)),
    (#"class A { static let id = "cell" }"#, .constant(CodeConstant(name: "id", type: "A"))),
    (#"class A { static var id: String { return "cell" } }"#, .constant(CodeConstant(name: "id", type: "A"))),
    (#"enum A: String { case a = "cell" }"#, .constant(CodeConstant(name: "a", type: "A", isCase: true))),
    (#"let a = values["cell"]"#, .key), (#"let a = ["cell": 1]"#, .key), (#"f("cell")"#, .other),
    (#"UINib(nibName: "cell", bundle: nil)"#, .document), (#"NSClassFromString("cell")"#, .className),
    (#"Selector("cell")"#, .selector),
    (#"func f() { x.a = "cell"; performSegue(withIdentifier: a, sender: b) }"#, .other),
    (#"func f() { let a = "cell"; performSegue(withIdentifier: a, sender: b) }"#, .identifier(.segue)),
    (#"let a = NSNib.Name("cell")"#, .document),
    (#"let a = Kind.Name("cell")"#, .other),
    (#"var nibName: NSNib.Name? { "cell" }"#, .document), (#"func nibName() -> String? { "cell" }"#, .other),
    (#"A(windowNibName: "cell")"#, .document),
  ]) func textsInSwift(_ code: String, _ expected: TextPlace.Meaning) { #expect(meanings(code) == [expected]) }

  @Test(arguments: [
    (#"[t dequeueReusableCellWithIdentifier:@"cell" forIndexPath:i];"#, TextPlace.Meaning.identifier(.reuse)),
    (#"if ([segue.identifier isEqualToString:@"cell"]) {}"#, .identifier(.segue)),
    (#"if ([[segue identifier] isEqualToString:@"cell"]) {}"#, .identifier(.segue)),
    (#"static NSString *const Cell = @"cell";"#, .constant(CodeConstant(name: "Cell"))),
    (#"#define CELL @"cell""#, .constant(CodeConstant(name: "CELL"))), (#"f(@"cell");"#, .other),
    (#"- (NSString *)windowNibName { return @"cell"; }"#, .document), (#"- (id)name { return @"cell"; }"#, .other),
    (#"- (void)f { NSString *a = @"cell"; [t dequeueReusableCellWithIdentifier:a]; }"#, .identifier(.reuse)),
    (#"- (void)f { NSString *a = @"cell"; a = b; [t dequeueReusableCellWithIdentifier:a]; }"#, .other),
  ]) func textsInObjectiveC(_ code: String, _ expected: TextPlace.Meaning) {
    #expect(meanings(code, .objectiveC) == [expected])
  }

  @Test func usesOfConstants() {
    let code = """
      class A { static let id = "cell"
        func f() { t.dequeueReusableCell(withIdentifier: A.id); t.register(X.self, forCellReuseIdentifier: Self.id); print(Other.id) } }
      """
    let constant = CodeConstant(name: "id", type: "A")
    #expect(tokens(code).meanings(of: constant) == [.identifier(.reuse), .identifier(.reuse)])
    let other = tokens(code.replacing("Other.id", with: "A.id")).meanings(of: constant)
    #expect(other == [.identifier(.reuse), .identifier(.reuse), nil])
  }

  @Test(arguments: [
    (#"f("cell\(row)")"#, true), (#"f("cell" + row)"#, true), (#"f(String(format: "cell%02d", row))"#, true),
    (#"f("\(kind)ell1")"#, true), (#"f("Cell\(row)")"#, false), (#"f("a cell\(row)")"#, false),
    (#"f("\(a)cell\(b)")"#, false), (#"f("cell1")"#, false),
  ]) func textsThatCodeCompletes(_ code: String, _ isFound: Bool) {
    #expect(tokens(code).texts(thatCanBe: "cell1").isEmpty != isFound)
  }

  @Test func classesOfNamesThatAreMade() {
    #expect(tokens("NSClassFromString(name)").dynamicClasses.count == 1)
    #expect(tokens(#"NSClassFromString("A"); NSSelectorFromString(name)"#).dynamicClasses.isEmpty)
  }
}
