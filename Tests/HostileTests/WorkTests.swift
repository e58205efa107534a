import IBDrawing
import IBLayout
import IBModel
import IBTemplates
import IBXML
import TestSupport
import Testing

/// Work that once grew with the square of its input, for documents below 1 MB.
@Suite struct WorkTests {
  private func repeated(_ count: Int, _ text: (Int) -> String) -> String { (0..<count).map(text).joined() }

  private func document(_ view: String) throws -> Document {
    try Document(parsing: Array(Storyboard.text(view: view).utf8))
  }

  private func expectLinear(from size: Int, prepare: (Int) throws -> () throws -> Void) throws {
    #expect(try Growth.measured(from: size, prepare: prepare) < Growth.limit)
  }

  // MARK: Layouts

  private func sheet(_ count: Int, _ attributes: String = "") throws -> LayoutSheet {
    let layouts = repeated(count) { "<layout name='l\($0)'><keep view='box' width='\($0)'/></layout>" }
    return try LayoutSheet(parsing: Array("<layouts \(attributes)>\(layouts)</layouts>".utf8), path: nil)
  }

  private func check(_ count: Int, limit: Int = .max) throws -> (check: TemplateCheck, checked: Int) {
    let sheet = try sheet(count)
    let document = try document("<subviews><view id='box'/></subviews>")
    let check = TemplateCheck(
      document, devices: [], limit: limit, templates: { sheet.templates(in: $0) }, situation: { $0 })
    let alone = check.alone()
    return (check, alone.count + check.pairs(of: alone).count)
  }

  @Test func layoutsOfASheetAreNotComparedWithAllOthers() throws {
    try expectLinear(from: 30) { count in
      {
        let checked = try check(count).checked
        #expect(checked == count)
      }
    }
  }

  @Test func theLayoutsOfADocumentAreCheckedUpToALimit() throws {
    let (cut, checked) = try check(60, limit: 2_000_000)
    #expect(cut.isCut && checked > 1 && checked < 60)
    let whole = try check(2, limit: 2_000_000).check
    #expect(!whole.isCut)
  }

  @Test func wrongNamesInASheetAreFoundInOnePass() throws {
    let document = try document("")
    try expectLinear(from: 200) { count in
      let sheet = try sheet(count)
      return { #expect(Set(sheet.problems(in: document).map { sheet.position(of: $0).column }).count == count) }
    }
  }

  // MARK: Size classes

  /// Views with two widths each, the constraints in masks for two size classes.
  private func masked(_ count: Int) throws -> Document {
    let constraints = repeated(count) {
      "<constraint firstItem='v\($0 / 2)' firstAttribute='width' constant='\($0 + 1)' id='c\($0)'/>"
    }
    let mask = { (kind: String) in
      "<mask key='constraints'>\(repeated(count) { "<\(kind) reference='c\($0)'/>" })</mask>"
    }
    return try document(
      """
      <subviews>\(repeated(count / 2) { "<view id='v\($0)'/>" })</subviews><constraints>\(constraints)</constraints>
      <variation key="default">\(mask("exclude"))</variation>
      <variation key="heightClass=compact">\(mask("include"))</variation>
      """)
  }

  @Test func manyMembersOfMasksAreChanged() throws {
    try expectLinear(from: 100) { count in
      let template = try #require(try masked(count).sizeClassTemplates.first)
      return { _ = try template.applied() }
    }
  }

  @Test func manyConflictsAreComparedWithThoseBefore() throws {
    try expectLinear(from: 100) { count in
      let document = try masked(count)
      let check = TemplateCheck(document, devices: [], templates: { $0.sizeClassTemplates }, situation: { $0 })
      let alone = check.alone()
      return {
        let fault = alone.flatMap { check.faults(of: $0) }.first
        #expect(fault?.conflicts.isEmpty == true && fault?.known.isEmpty == false)
      }
    }
  }

  // MARK: Constraints

  @Test func aScenePastTheLimitHasNoLayoutAnywhere() throws {
    let widths = repeated(3000) { "<constraint firstItem='box' firstAttribute='width' constant='\($0)' id='c\($0)'/>" }
    let document = try document("<subviews><view id='box'/></subviews><constraints>\(widths)</constraints>")
    let engine = LayoutEngine()
    for situation in [Situation(), Situation(mode: .runTime)] {
      #expect(engine.layouts(of: document, in: situation).failures.map(\.reason) == [.tooMuchWork])
    }
    let work = engine.work
    #expect(engine.layouts(of: document).failures.count == 1 && engine.work - work < 10_000)
  }

  // MARK: Pictures

  @Test func manyMarksHaveOnePlace() throws {
    let picture = try Picture(of: LayoutEngine().layout(of: ResolvedDocument(document("")).scenes[0]))
    try expectLinear(from: 400) { count in
      let marks = (0..<count).map {
        PictureMark(
          ObjectID("v\($0)"), .finding(.error), .rectangle(Rect(x: 10, y: 10, width: 20, height: 20)), text: "text")
      }
      return { _ = picture.showing(PictureOverlay(.findings, marks)) }
    }
  }

  // MARK: Damaged texts

  @Test(arguments: ["<!--", "<a b='", "<a>&", "<a b=\"1\" b=\"2\""])
  func aTextWithManyMistakesHasOneError(mistake: String) throws {
    try expectLinear(from: 4000) { count in
      let bytes = Array(repeated(count) { _ in mistake }.utf8)
      return { #expect((try? XMLTree(parsing: bytes)) == nil) }
    }
  }

  @Test func manyAttributesOfATagAreRead() throws {
    try expectLinear(from: 4000) { count in
      let bytes = Array("<view \(repeated(count) { "a\($0)='' " })".utf8)
      return { #expect(MarkupOutline(bytes).tags.first?.attributes.count == count) }
    }
  }
}
