import IBModel
import IBXML
import Testing
import TestSupport

@Suite struct VariationEditTests {
  private static let classes: [SizeClasses] = [nil, .compact, .regular].flatMap { width in
    [nil, .compact, .regular].map { SizeClasses(width: width, height: $0) }
  }

  private static func includes(_ outer: SizeClasses, _ inner: SizeClasses) -> Bool {
    (outer.width == nil || outer.width == inner.width) && (outer.height == nil || outer.height == inner.height)
  }

  private static func form(_ variations: String) -> String {
    let c = #"<constraint firstAttribute="width" constant="1" id="c"/>"#
    return Storyboard.text(view: subviews(view("a") + view("b")) + "\n" + constraints(c) + "\n" + variations)
  }

  private static func variation(_ key: String, _ content: String) -> String {
    "<variation key=\"\(key)\">\n<mask key=\"constraints\">\n\(content)\n</mask>\n</variation>\n"
  }

  private static let exclude = #"<exclude reference="c"/>"#
  private static let include = #"<include reference="c"/>"#

  static let cases: [(isInstalled: Bool, classes: SizeClasses, before: String, after: String)] = [
    (false, .any, "", variation("default", exclude)),
    (false, SizeClasses(width: .compact), "", variation("widthClass=compact", exclude)),
    (true, SizeClasses(width: .compact), variation("widthClass=compact", exclude), ""),
    (
      true, SizeClasses(height: .compact), variation("default", exclude),
      variation("default", exclude) + variation("heightClass=compact", include)
    ),
    (
      true, .any, variation("default", exclude) + variation("widthClass=compact", include),
      variation("widthClass=compact", include)
    ),
    (
      false, SizeClasses(height: .compact), variation("default", exclude) + variation("widthClass=compact", include),
      variation("default", exclude) + variation("widthClass=compact", include)
        + variation("heightClass=compact-widthClass=compact", exclude)
    ), (true, SizeClasses(width: .regular), "", ""),
    (false, SizeClasses(width: .compact), variation("default", exclude), variation("default", exclude)),
  ]

  @Test(arguments: cases) func `masks say what is asked, as Xcode writes them`(
    isInstalled: Bool, classes: SizeClasses, before: String, after: String
  ) throws {
    let result = try edited(Self.form(before)) {
      $0.setInstalled(isInstalled, try $0.document.object(named: "c"), under: classes)
    }
    #expect(result == Self.form(after))
  }

  @Test func `a subview gets a mask of its own before the mask of constraints`() throws {
    let result = try edited(
      Self.form(Self.variation("default", Self.exclude))
    ) { $0.uninstall(try $0.document.object(named: "b"), under: .any) }
    #expect(
      result
        == Self.form(
          """
          <variation key="default"> <mask key="subviews"> <exclude reference="b"/> </mask>
          <mask key="constraints"> <exclude reference="c"/> </mask> </variation>
          """))
  }

  @Test func `an attribute varies under exactly the classes`() throws {
    let document = try read(Self.form("<variation key=\"widthClass=compact\" alpha=\"0.1\"/>\n"))
    let view = try document.object(named: "vie-wv-iew")
    for classes in Self.classes {
      var edit = ModelEdit(document)
      edit.setAttribute("alpha", to: "0.7", on: view, under: classes)
      let result = try edit.verified()
      for other in Self.classes {
        let before = ActiveVariations(of: document, under: other).value("alpha", of: view.element)
        let element = try result.object(named: "vie-wv-iew").element
        let after = ActiveVariations(of: result, under: other).value("alpha", of: element)
        #expect(after == (Self.includes(classes, other) ? "0.7" : before), "\(classes) \(other)")
      }
    }
  }

  @Test func `removing the variations of an attribute removes a variation that says nothing else`() throws {
    let before = Self.form("<variation key=\"widthClass=compact\" alpha=\"0.1\"/>\n")
    let after = try edited(before) {
      $0.removeVariations(of: "alpha", on: try $0.document.object(named: "vie-wv-iew"), under: .any)
    }
    #expect(after == Self.form(""))
  }

  private static func font(_ size: Int) -> String {
    "<fontDescription key=\"font\" type=\"system\" pointSize=\"\(size)\"/>\n"
  }

  private static func size(_ document: Document, _ classes: SizeClasses) throws -> String? {
    let view = try document.object(named: "vie-wv-iew").element
    return ActiveVariations(of: document, under: classes).child(withKey: "font", of: view)?["pointSize"]
  }

  @Test func `a child varies under exactly the classes`() throws {
    let variations =
      "<variation key=\"default\">\n\(Self.font(2))</variation>\n"
      + "<variation key=\"widthClass=compact\">\n\(Self.font(1))</variation>\n"
    let document = try read(Self.form(Self.font(9) + variations))
    let font = NewElement("fontDescription", [.init(.key, "font"), .init("type", "system"), .init("pointSize", "7")])
    for classes in Self.classes where classes != .any {
      var edit = ModelEdit(document)
      edit.setChild(font, on: try document.object(named: "vie-wv-iew"), under: classes)
      let result = try edit.verified()
      for other in Self.classes {
        let expected = Self.includes(classes, other) ? "7" : try Self.size(document, other)
        #expect(try Self.size(result, other) == expected, "\(classes) \(other)")
      }
    }
  }

  @Test func `a default changes where no trait says otherwise`() throws {
    let variations =
      "<variation key=\"default\" alpha=\"0.2\">\n\(Self.font(2))</variation>\n"
      + "<variation key=\"widthClass=compact\" alpha=\"0.1\">\n\(Self.font(1))</variation>\n"
    let document = try read(Self.form(variations))
    var edit = ModelEdit(document)
    let view = try document.object(named: "vie-wv-iew")
    edit.setDefaultAttribute("alpha", to: "0.7", on: view)
    edit.setDefaultChild(NewElement("fontDescription", [.init(.key, "font"), .init("pointSize", "7")]), on: view)
    edit.setInstalledByDefault(false, try document.object(named: "c"))
    let result = try edit.verified()
    let element = try result.object(named: "vie-wv-iew").element
    for classes in Self.classes {
      let active = ActiveVariations(of: result, under: classes)
      #expect(active.value("alpha", of: element) == (classes.width == .compact ? "0.1" : "0.7"))
      #expect(try Self.size(result, classes) == (classes.width == .compact ? "1" : "7"))
      #expect(active.excluded == ["c"])
    }
    // The default variation says nothing else but what is excluded.
    #expect(Object(element)?.variations.first?.element.attributes.count { _ in true } == 1)
  }

  /// Installs and uninstalls members of lists under random classes, one after the other, and complains about any
  /// configuration in which anything differs from the original or the requested state.
  private static func complaint(about start: Document, seed: UInt64) throws -> String? {
    var random = SeededGenerator(seed: seed)
    var document = start
    let members = Array(start.objects).filter {
      ["constraints", "subviews"].contains($0.element.parent?.name.text) && start.object($0.id) == $0
    }.map(\.id)
    guard !members.isEmpty else { return nil }
    for _ in 0..<6 {
      let (id, asked, isInstalled) = (random.pick(members), random.pick(classes), random.oneIn(2))
      guard let object = document.object(id) else { return "\(id) is gone" }
      var edit = ModelEdit(document)
      edit.setInstalled(isInstalled, object, under: asked)
      let result = try edit.verified()
      for other in classes {
        var expected = ActiveVariations(of: document, under: other).excluded.filter { document.object($0) != nil }
        if includes(asked, other) { if isInstalled { expected.remove(id) } else { expected.insert(id) } }
        let found = ActiveVariations(of: result, under: other).excluded.filter { document.object($0) != nil }
        if found != expected { return "\(id) \(isInstalled) under \(asked) is wrong under \(other)" }
      }
      document = result
    }
    return nil
  }

  @Test(arguments: UInt64(0)..<10) func `in random scenes nothing else changes`(seed: UInt64) throws {
    let document = try Document(parsing: RandomScene(seed: seed).bytes)
    #expect(try Self.complaint(about: document, seed: seed) == nil)
  }

  @Test func `in real documents nothing else changes`() async throws {
    let complaints = try await Corpus.complaints(every: 36) { path, bytes in
      guard let document = try? Document(parsing: bytes), document.duplicates.isEmpty else { return nil }
      return try Self.complaint(about: document, seed: UInt64(path.utf8.count))
    }
    #expect(complaints == [])
  }

  /// Holders take turns: there and back gives the same document. A list that is not sorted may get another order.
  private static func movingComplaint(about document: Document) throws -> String? {
    for constraint in document.constraints.prefix(5) {
      guard let other = constraint.host.superview, document.object(constraint.id) == constraint.object else { continue }
      var there = ModelEdit(document)
      there.move(constraint, to: other)
      let moved = try there.verified()
      guard let found = moved.object(constraint.id).flatMap({ Constraint($0.element) }), found.host.id == other.id,
        found.read().content == constraint.read().content, let host = moved.object(constraint.host.id)
      else { return "\(constraint.id) does not say the same" }
      for classes in classes {
        let (old, new) = (ActiveVariations(of: document, under: classes), ActiveVariations(of: moved, under: classes))
        guard old.excluded == new.excluded else { return "\(constraint.id) is installed elsewhere" }
      }
      var back = ModelEdit(moved)
      back.move(found, to: host)
      let result = try back.verified()
      let (before, after) = (try sortedLines(of: document), try sortedLines(of: result))
      if before != after {
        return "\(constraint.id) does not come back: \(Set(before).symmetricDifference(after).sorted())"
      }
    }
    return nil
  }

  private static func sortedLines(of document: Document) throws -> [Substring] {
    String(decoding: try document.canonicalBytes(), as: UTF8.self).split(separator: "\n").sorted()
  }

  @Test(arguments: UInt64(0)..<10) func `moving a constraint there and back restores the document`(seed: UInt64) throws
  { #expect(try Self.movingComplaint(about: Document(parsing: RandomScene(seed: seed).bytes)) == nil) }

  @Test func `moving constraints of real documents there and back restores them`() async throws {
    let complaints = try await Corpus.complaints(every: 36) { _, bytes in
      guard let document = try? Document(parsing: bytes), document.duplicates.isEmpty else { return nil }
      return try Self.movingComplaint(about: document)
    }
    #expect(complaints == [])
  }
}

@Suite struct VerificationTests {
  private let text = Storyboard.text(
    view: subviews(view("a") + view("b")) + "\n" + constraints(#"<constraint firstAttribute="width" id="c"/>"#))

  @Test func `a stated edit is verified`() throws {
    let document = try read(text)
    var edit = ModelEdit(document)
    edit.setAttribute("alpha", to: "0.5 <&\"", on: try document.object(named: "a").element)
    edit.remove(try document.constraint("c"))
    #expect(try edit.verified().object(named: "a").element["alpha"] == "0.5 <&\"")
  }

  @Test(arguments: [
    (#"id="b""#, #"id="b" hidden="YES""#), (#"id="c""#, #"id="c" constant="3""#), (#"id="b""#, #"id="bb""#),
    ("<subviews>", "<subviews><!-- new -->"), ("firstAttribute", "secondAttribute"),
  ]) func `anything that is not stated is noticed`(old: String, new: String) throws {
    let document = try read(text)
    var edit = TreeEdit(document.tree)
    edit.setAttribute("alpha", to: "0.5", on: try document.object(named: "a").element)
    let result = String(decoding: try edit.applied(), as: UTF8.self)
    #expect(edit.firstDifference(from: try XMLTree(parsing: Array(result.utf8))) == nil)
    let other = try XMLTree(parsing: Array(result.replacing(old, with: new).utf8))
    #expect(edit.firstDifference(from: other) != nil)
  }

  @Test func `a new dangling reference and a new duplicate id are refused`() throws {
    let document = try read(text)
    var dangling = ModelEdit(document)
    dangling.setAttribute(.secondItem, to: "gone", on: try document.constraint("c").element)
    #expect(throws: EditError.newProblems(dangling: ["gone"], duplicate: [])) { try dangling.verified() }
    var duplicate = ModelEdit(document)
    duplicate.setAttribute(.id, to: "a", on: try document.object(named: "b").element)
    #expect(throws: EditError.newProblems(dangling: [], duplicate: ["a"])) { try duplicate.verified() }
  }
}
