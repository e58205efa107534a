import Testing

@testable import IBSources

/// Which places of a name in code mean what is renamed.
@Suite struct RenamingPlacesTests {
  private func tokens(_ code: String, _ language: SourceFile.Language = .swift) -> CodeTokens {
    CodeTokens(Array(code.utf8), in: language)
  }

  /// The code with another name at some places.
  private func changed(_ code: String, _ places: [CodePlace], to new: String) -> String {
    var bytes = Array(code.utf8)
    for place in places.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(place.range, with: place.form.spelled(new).utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: Classes

  private func classes(
    _ code: String, _ language: SourceFile.Language = .swift
  ) -> (changed: String, doubts: [String]) {
    let places = tokens(code, language).classPlaces("Old", modules: ["App"])
    return (changed(code, places.filter { $0.doubt == nil }, to: "New"), places.compactMap(\.doubt))
  }

  @Test(arguments: [
    ("class Old: Base {}", "class New: Base {}"),
    ("extension Old: P { static let a = Old() }", "extension New: P { static let a = New() }"),
    ("let a = [Old](), b: Old?, c = x as! Old", "let a = [New](), b: New?, c = x as! New"),
    ("func f<T: Old>(_ a: T) where T == Old {}", "func f<T: New>(_ a: T) where T == New {}"),
    ("register(Old.self); #selector(Old.tap(_:))", "register(New.self); #selector(New.tap(_:))"),
    ("let a = App.Old(); let b = \"\\(Old.count)\"", "let a = App.New(); let b = \"\\(New.count)\""),
    ("let `Old` = 1 // Old", "let `Old` = 1 // Old"),
    ("@objc(Old) class Old {}", "@objc(New) class New {}"),
    ("switch a { case is Old: break; default: break }", "switch a { case is New: break; default: break }"),
  ])
  func classesInSwift(_ code: String, _ expected: String) {
    #expect(classes(code).changed == expected)
  }

  @Test(arguments: [
    "let a = Other.Old()", "f(Old: 1)", "enum E { case Old }", "let Old = 1", "func f<Old: P>() {}",
    "let a = String(describing: Old.self)", "let a = \"\\(Old.self)\"", "NSStringFromClass(Old.self)",
    "let a = Old.description()",
  ])
  func doubtfulClassesInSwift(_ code: String) {
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
  ])
  func doubtfulClassesInObjectiveC(_ code: String) {
    #expect(classes(code, .objectiveC).doubts.count == 1)
  }

  // MARK: Members

  private func members(_ code: String, _ language: SourceFile.Language = .swift) -> [MemberPlace.Owner] {
    tokens(code, language).memberPlaces("label").sorted { $0.place.range.lowerBound < $1.place.range.lowerBound }
      .map(\.owner)
  }

  private func inMethod(_ code: String) -> [MemberPlace.Owner] {
    Array(members("class A { @IBOutlet var label: UILabel!\n func f(x: Cell) {\n \(code)\n } }").dropFirst())
  }

  @Test(arguments: [
    "label.text = a", "self.label.text = a", "f { [weak self] in self?.label.text = a }", "super.label = a",
    "if let label = label { use() }", "guard let label = self.label else { return }", "a = b ? label : c",
    "switch label { case x: break }", "g(label, other: 1)", "print(\"\\(label)\")", "let other = self; other.label = a",
    "_ = { (x: Int) in label }", "for a in label {}", "a = [label: 1]", "return [label: 1]",
    "func g() { label.text = a }",
  ])
  func membersOfTheObjectItself(_ code: String) {
    #expect(inMethod(code) == [.own], "\(code): \(inMethod(code))")
  }

  @Test(arguments: [
    "let label = 1; use(label)", "for label in all { use(label) }", "all.forEach { label in use(label) }",
    "all.map { (label: Int, _) in label }", "all.map { _, label in label }", "let (a, label) = b; use(label)",
    "if case .some(let label) = a { use(label) }", "g(label: 1)", "func g(label: Int) { use(label) }",
    "func g(_ label: Int) -> Int { return label }", "func g(to label: Int, then: () -> Void = { }) { use(label) }",
    "f { [label = g()] in h() }", "rows[label: 1]", "f { label -> Observable<[Int]> in use(label) }",
    "enum Local: Int { case label }", "for await label in all where label != a { use(label) }",
    "var show: (_ label: String) -> Void", "a = .label",
    "switch a { case .label: break; default: break }",
    "// label", "a = \"label\"",
  ])
  func otherThingsWithTheName(_ code: String) {
    #expect(inMethod(code).isEmpty, "\(code): \(inMethod(code))")
  }

  @Test func variablesEndWithTheirScope() {
    #expect(inMethod("if let a = b, label = c { use(label) }").isEmpty)
    #expect(inMethod("g { label -> Void in use(label) }").isEmpty)
    #expect(inMethod("switch a { case .b(let label): use(label); default: break }").isEmpty)
    #expect(members("class A { var label: B\n static func == (label: A, b: A) -> Bool { label } }") == [.declaration])
    #expect(inMethod("all.forEach { label in use(label) }\n label.text = a") == [.own])
    #expect(inMethod("show { a() } label: { b() }").isEmpty)
    #expect(inMethod("guard let label = other else { return }\n label.text = a").isEmpty)
    #expect(
      members("class A { var label: B\n init(label: B) { self.label = label }\n func f() { label.g() } }") == [
        .declaration, .own, .own,
      ])
  }

  @Test(arguments: [
    ("x.label.text = a", MemberPlace.Owner.instance(of: "Cell")),
    ("(a as! Cell).label.text = b", .instance(of: "Cell")), ("g = h\n (a as? Cell)?.label = b", .instance(of: "Cell")),
    ("let c = a as? Cell; c?.label.text = b", .instance(of: "Cell")),
    ("if let c = a as? Cell { c.label.text = b }", .instance(of: "Cell")),
    ("let c = Cell(); c.label.text = b", .instance(of: "Cell")),
    ("guard let c = a as? Cell else { return }\n c.label = b", .instance(of: "Cell")),
    ("#selector(Cell.label)", .instance(of: "Cell")), ("let p = \\Cell.label", .instance(of: "Cell")),
    ("child.label.text = a", .property("child", isOwn: true)),
    ("self.child?.label.text = a", .property("child", isOwn: true)),
    ("a.child.label = b", .property("child", isOwn: false)),
    ("f().label = a", .unknown), ("all[0].label = a", .unknown), ("let c = g(); c.label = a", .unknown),
    ("let p = \\.label", .unknown),
  ])
  func membersOfOtherObjects(_ code: String, _ expected: MemberPlace.Owner) {
    #expect(inMethod(code) == [expected], "\(code): \(inMethod(code))")
  }

  /// Scopes of conditions, whose ends are not certain for all forms that Swift has had.
  @Test(arguments: [
    "if let label = other { use(label) }\n label.text = a", "func g(label: Int) { use(label) }\n label.text = a",
    "switch a { case let label?: use(label); case nil: label.text = b }",
    "if let b = f(\n c), let label = other where b { use(label) }\n label.text = a",
  ])
  func usesBehindAVariableOfTheNameAreNotCertain(_ code: String) {
    if case .unclear = inMethod(code).last {} else { Issue.record("\(code): \(inMethod(code))") }
  }

  @Test(arguments: ["f { [weak label] in use() }", "if let label { use(label) }", "guard let label else { return }"])
  func namesThatAreTaken(_ code: String) {
    let owners = inMethod(code)
    #expect(owners.count == 1)
    if case .unclear = owners.first {} else { Issue.record("\(code): \(owners)") }
  }

  private func objectiveC(_ code: String) -> [MemberPlace.Owner] {
    Array(
      members(
        "@interface A : B @property IBOutlet UILabel *label; @end\n@implementation A\n- (void)f:(Cell *)x {\n\(code)\n}\n@end",
        .objectiveC
      ).dropFirst())
  }

  @Test(arguments: [
    "self.label.text = a;", "_label.text = a;", "[self.label setText:a];", "[self setLabel:a];",
    "[[self label] setText:a];",
    "self->_label = a;", "f(_label);",
  ])
  func membersOfTheObjectItselfInObjectiveC(_ code: String) {
    #expect(objectiveC(code) == [.own], "\(code): \(objectiveC(code))")
  }

  @Test(arguments: [
    "UILabel *label = a; [label setText:b];", "[a setWith:b label:c];", "for (UILabel *label in all) { [label hide]; }",
    "label(1);",
  ])
  func otherThingsInObjectiveC(_ code: String) {
    #expect(objectiveC(code).isEmpty, "\(code): \(objectiveC(code))")
  }

  @Test(arguments: [
    ("x.label.text = a;", MemberPlace.Owner.instance(of: "Cell")), ("[x label];", .instance(of: "Cell")),
    ("((Cell *)a).label.text = b;", .instance(of: "Cell")),
    ("self.child.label.text = a;", .property("child", isOwn: true)),
    ("[self.child.label hide];", .property("child", isOwn: true)), ("[f() label];", .unknown),
  ])
  func membersOfOtherObjectsInObjectiveC(_ code: String, _ expected: MemberPlace.Owner) {
    #expect(objectiveC(code) == [expected], "\(code): \(objectiveC(code))")
  }

  @Test func partsOfSelectors() {
    let code = """
      @implementation A
      - (IBAction)tap:(id)sender forEvent:(UIEvent *)event { [self tap:sender forEvent:event]; }
      - (void)g { [x tap:a ? b : c forEvent:[d tap:e other:f]]; s = @selector(tap:forEvent:); [x tap:y]; }
      @end
      """
    let places = tokens(code, .objectiveC).methodPlaces(["tap", "forEvent"], hasArguments: true)
    let new = ["press", "with"]
    var bytes = Array(code.utf8)
    for place in places.sorted(by: { $0.place.range.lowerBound > $1.place.range.lowerBound }) {
      bytes.replaceSubrange(place.place.range, with: new[place.part].utf8)
    }
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        @implementation A
        - (IBAction)press:(id)sender with:(UIEvent *)event { [self press:sender with:event]; }
        - (void)g { [x press:a ? b : c with:[d tap:e other:f]]; s = @selector(press:with:); [x tap:y]; }
        @end
        """)
  }

  // MARK: Texts

  private func meanings(_ code: String, _ language: SourceFile.Language = .swift) -> [TextPlace.Meaning] {
    tokens(code, language).texts(equalTo: "cell").map(\.meaning)
  }

  @Test(arguments: [
    ("t.dequeueReusableCell(withIdentifier: \"cell\", for: i)", TextPlace.Meaning.identifier(.reuse)),
    ("performSegue(withIdentifier: \"cell\", sender: nil)", .identifier(.segue)),
    ("s.instantiateViewController(withIdentifier: \"cell\")", .identifier(.scene)),
    ("if segue.identifier == \"cell\" {}", .identifier(.segue)),
    ("if let id = segue.identifier, id == \"cell\" {}", .identifier(.segue)),
    ("switch segue.identifier! { case \"cell\": break; default: break }", .identifier(.segue)),
    ("class A { static let id = \"cell\" }", .constant(CodeConstant(name: "id", type: "A"))),
    ("class A { static var id: String { return \"cell\" } }", .constant(CodeConstant(name: "id", type: "A"))),
    ("enum A: String { case a = \"cell\" }", .constant(CodeConstant(name: "a", type: "A", isCase: true))),
    ("let a = values[\"cell\"]", .key), ("let a = [\"cell\": 1]", .key), ("f(\"cell\")", .other),
    ("UINib(nibName: \"cell\", bundle: nil)", .document), ("NSClassFromString(\"cell\")", .className),
    ("Selector(\"cell\")", .selector),
  ])
  func textsInSwift(_ code: String, _ expected: TextPlace.Meaning) {
    #expect(meanings(code) == [expected])
  }

  @Test(arguments: [
    ("[t dequeueReusableCellWithIdentifier:@\"cell\" forIndexPath:i];", TextPlace.Meaning.identifier(.reuse)),
    ("if ([segue.identifier isEqualToString:@\"cell\"]) {}", .identifier(.segue)),
    ("if ([[segue identifier] isEqualToString:@\"cell\"]) {}", .identifier(.segue)),
    ("static NSString *const Cell = @\"cell\";", .constant(CodeConstant(name: "Cell"))),
    ("#define CELL @\"cell\"", .constant(CodeConstant(name: "CELL"))), ("f(@\"cell\");", .other),
  ])
  func textsInObjectiveC(_ code: String, _ expected: TextPlace.Meaning) {
    #expect(meanings(code, .objectiveC) == [expected])
  }

  @Test func usesOfConstants() {
    let code = """
      class A { static let id = "cell"
        func f() { t.dequeueReusableCell(withIdentifier: A.id); t.register(X.self, forCellReuseIdentifier: Self.id); print(Other.id) } }
      """
    let uses = tokens(code).identifierKinds(of: CodeConstant(name: "id", type: "A"))
    #expect(uses == [.reuse, .reuse])
    let other = tokens(code.replacing("Other.id", with: "A.id")).identifierKinds(
      of: CodeConstant(name: "id", type: "A"))
    #expect(other == [.reuse, .reuse, nil])
  }

  // MARK: Names that are made when the app runs

  @Test(arguments: [
    ("NSClassFromString(name)", DynamicAccess.Kind.type), ("NSSelectorFromString(name)", .method),
    ("setValue(a, forKey: name)", .property), ("Mirror(reflecting: self)", .property),
  ])
  func dynamicAccess(_ code: String, _ expected: DynamicAccess.Kind) {
    #expect(tokens("class A { func f() { \(code) } }").dynamicAccesses.map(\.kind) == [expected])
  }

  @Test(arguments: [
    "NSClassFromString(\"A\")", "Selector(\"tap:\")", "defaults.set(a, forKey: name)", "d.value(forKey: name)",
  ])
  func whatIsNotDynamic(_ code: String) {
    #expect(tokens("class A { func f() { \(code) } }").dynamicAccesses.isEmpty)
  }
}
