import Foundation
import IBModel
import IBXML
import TestSupport
import Testing

@Suite struct EquationTests {
  static let xib = Storyboard.xib(
    """
    <view id="root"><subviews>
    <label text="Title" id="title"/><label text="Body" id="first"/><label text="Body" id="second"/>
    <label text="a.width = 8 + b" id="odd"/><imageView userLabel="Photo" id="photo"/>
    </subviews><viewLayoutGuide key="safeArea" id="safe"/></view>
    """)

  @Test(arguments: [
    ("Title.top = Photo.bottom + 8", "Title.top = Photo.bottom + 8"),
    ("title.top>=photo.bottom-8@high", "Title.top ≥ Photo.bottom - 8 @750"),
    ("Title.leading == safeArea.leading + standard", "Title.leading = Safe Area.leading + standard (8)"),
    ("Title.trailing = superview.trailing - standard (20)", "Title.trailing = View.trailing - standard (20)"),
    ("Photo.width = 16:9 * Photo.height", "Photo.width = 16:9 × Photo.height"),
    ("Photo.width = Photo.height / 2 + 1", "Photo.width = 1:2 × Photo.height + 1"),
    ("Photo.width = Photo.height × 0.5", "Photo.width = 0.5 × Photo.height"),
    ("Photo.height <= 40 @ 250", "Photo.height ≤ 40 @250"),
    ("Body (second).top = Body (first).bottom", "Body (second).top = Body (first).bottom"),
    ("#second.top = first.bottom + 1.5", "Body (second).top = Body (first).bottom + 1.5"),
    ("a.width = 8 + b.top = Title.bottom", "a.width = 8 + b.top = Title.bottom"),
    ("Title.bottom = a.width = 8 + b.top + 4", "Title.bottom = a.width = 8 + b.top + 4"),
  ]) func anEquationIsRead(text: String, written: String) throws {
    let document = try Document(parsing: Array(Self.xib.utf8))
    #expect(document.text(of: try document.equation(text)) == written)
  }

  @Test(arguments: [
    ("Title.top", "there is no `=`"), ("Title.top = ", "nothing is behind the relation"),
    ("Title.tpo = 8", "did you mean `top`?"), ("Titel.top = Photo.top", "did you mean `Title`?"),
    ("Body.top = Title.top", "write `Body (first)`, `Body (second)`"), ("Title.top = 8", "only `width` and `height`"),
    ("Title.top = Photo.bottom + x", "`bottom + x` is not an attribute"),
    ("View.top = superview.top", "has no superview"),
  ]) func whatCannotBeReadSaysWhy(text: String, reason: String) throws {
    let document = try Document(parsing: Array(Self.xib.utf8))
    let error = #expect(throws: ExplainedError.self) { try document.equation(text) }
    #expect(error?.description.contains(reason) == true, "\(error?.description ?? "")")
  }

  @Test func aNameOfSeveralTreesIsClearBesideOneOfASingleTree() throws {
    let view = { (number: Int, text: String) in
      "<view id='root\(number)'><subviews><label text='\(text)' id='label\(number)'/></subviews></view>"
    }
    let document = try Document(parsing: Array(Storyboard.xib(view(1, "One") + view(2, "Two")).utf8))
    #expect(document.text(of: try document.equation("One.top = View.top")) == "One.top = View.top")
    #expect(throws: ExplainedError.self) { try document.equation("View.width = 8") }
    #expect(document.text(of: try document.equation("root2.width = 8")) == "View (root2).width = 8")
  }

  /// Each equation of a constraint of real documents is read as that constraint.
  @Test(arguments: Corpus.sample(every: Corpus.step(4))) func equationsAreReadAsTheirConstraints(path: String) throws {
    guard let document = try? Document(parsing: [UInt8](try Data(contentsOf: Corpus.url(of: path)))) else { return }
    for constraint in document.constraints {
      let reading = constraint.read()
      guard let content = reading.content, reading.problems.isEmpty, content.isOfConstraintItems(in: document) else {
        continue
      }
      let holder = constraint.host.id
      let element = { (content: ConstraintContent) in
        var content = content
        // `1:1` says what no multiplier does.
        if content.multiplier == .one { content.multiplier = .one }
        return NewConstraint(content).element(id: constraint.id, heldBy: holder, on: document.platform)
      }
      for text in [document.text(of: constraint), document.text(of: content)] {
        let read = Result { () throws(ExplainedError) in try document.equation(text) }
        #expect((try? read.get()).map(element) == element(content), "\(path): \(text): \(read)")
      }
    }
  }
}

extension ConstraintContent {
  /// Only damaged documents have constraints of other objects, or of objects whose id is not their own.
  fileprivate func isOfConstraintItems(in document: Document) -> Bool {
    let shared = Set(document.duplicates.map(\.id))
    return items.allSatisfy { id in
      !shared.contains(id) && (document.object(id).map { $0.isView || LayoutGuide($0) != nil } ?? true)
    }
  }
}
