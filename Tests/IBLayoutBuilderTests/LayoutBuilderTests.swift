import Foundation
import IBLayout
import IBLayoutBuilder
import IBModel
import IBTemplates
import TestSupport
import Testing

@Suite struct LayoutBuilderTests {
  private let document: Document

  init() throws {
    let items = ["a", "b", "c"].map {
      #"<view id="v-\#($0)" userLabel="\#($0)" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="1" height="1"/></view>"#
    }
    document = try Document(
      parsing: Array(
        """
        <document><objects><view id="top" userLabel="Page"><rect key="frame" x="0" y="0" width="300" height="300"/>
        <subviews>\(items.joined())</subviews></view></objects></document>
        """.utf8))
  }

  private func evaluated(
    in environment: LayoutEnvironment = LayoutEnvironment(), state: [String: StateValue] = [:],
    @LayoutBuilder _ statements: () -> [any LayoutStatement]
  ) throws -> [String] {
    let layout = NamedLayout("x", metrics: ["gap": 12], state: state, statements)
    return try SheetLayout(layout, in: document).evaluated(in: environment).constraints.map {
      document.text(of: $0.content)
    }
  }

  @Test func `attributes, values and priorities`() throws {
    #expect(
      try evaluated {
        view("a").width == 150 ~ .high
        view("a").leftInset >= 20
        view("b").rightInset <= 8 ~ .low + 10
        view("b").topOffset(to: "a") == .metric("gap")
        views("a", "b").aspectRatio == .ratio(16, 9)
        view("c").size == 40
      } == [
        "a.width = 150 @750", "a.left ≥ Page.left + 20", "b.right ≥ Page.right - 8 @260", "b.top = a.bottom + 12",
        "a.width = 16:9 × a.height", "b.width = 16:9 × b.height", "c.width = 40", "c.height = 40",
      ])
  }

  @Test func `formats, boxes, conditions and lists`() throws {
    let large = true
    #expect(
      try evaluated(state: ["isLarge": .boolean(false)]) {
        VFL("|[a]-gap-[b]", options: .alignAllTop)
        if large { view("c").height == 9 }
        When("state.isLarge") {
          view("c").width == 1
        } otherwise: {
          view("c").width == 2
        }
        Each(["a", "b"]) { row in
          row.view.height == 30
          row.view.bottomOffset(to: row.next) == 4
        }
        VBox(in: "root", align: .start, spacing: 5) {
          Item("a", flex: 2)
          Item("b", flex: 1)
        }
      } == [
        "a.leading = Page.leading", "b.leading = a.trailing + 12", "a.top = b.top", "c.height = 9", "c.width = 2",
        "a.height = 30", "b.top = a.bottom + 4", "b.height = 30", "a.top = Page.top", "b.bottom = Page.bottom",
        "a.height = 2 × b.height", "a.left = Page.left", "b.top = a.bottom + 5", "b.left = Page.left",
      ])
  }

  @Test func `mistakes are those of sheets`() throws {
    #expect(throws: LayoutProblem(.unknownView("z", nearest: nil))) { try evaluated { view("z").width == 1 } }
    #expect(throws: LayoutProblem(.condition(.empty))) { try evaluated { When("") { view("a").width == 1 } } }
    #expect(throws: LayoutProblem.self) { try evaluated { VFL("[a") } }
    #expect(throws: LayoutProblem.self) { try evaluated { view("a").topSafeInset == 1 } }
  }

  @Test func `statements are equations`() {
    #expect((view("a").leftInset >= 20 ~ .high + 10).description == "a.leftInset ≥ 20 @760")
    #expect((view("a").topAlign(to: "b") == .metric("gap")).description == "a.topAlign to b = gap")
    #expect((views("a", "b").aspectRatio == .ratio(16, 9)).description == "a.aspectRatio = 16:9, b.aspectRatio = 16:9")
    #expect((view("a").horizontalHugging == .low).description == "a.horizontalHugging = 250")
    #expect(LayoutPriority.required.description == "required")
  }

  @Test func `priorities of content sizes`() throws {
    let layout = NamedLayout("x") {
      view("a").hugging == .high
      view("b").verticalCompressionResistance == .low - 10
    }
    let values = try SheetLayout(layout, in: document).evaluated(in: LayoutEnvironment()).values
    #expect(
      values.map { "\($0.view) \($0.keyPath) \($0.content)" } == [
        #"v-a horizontalHuggingPriority attribute("750")"#, #"v-a verticalHuggingPriority attribute("750")"#,
        #"v-b verticalCompressionResistancePriority attribute("240")"#,
      ])
  }

  /// Every row of the table and every group has an accessor.
  @Test func `the accessors are the rows of the table`() throws {
    let file = Corpus.package.appending(path: "Sources/IBLayoutBuilder/ViewReference+Attributes.swift")
    let source = try String(contentsOf: file, encoding: .utf8)
    let names = source.matches(of: /(?:var|func) (\w+)[^\n]* \{\s+kept\("(\w+)"/).map { ($0.1, $0.2) }
    #expect(names.allSatisfy { $0 == $1 })
    #expect(Set(names.map { String($1) }) == Set(KeepAttribute.all.map(\.name) + KeepAttribute.groups.map(\.name)))
  }

  /// As in the tests of Relayout: nothing is done when nothing has changed.
  @Test func `only what differs is activated`() throws {
    let layout = NamedLayout("x", state: ["isLarge": .boolean(false)]) {
      view("a").height == 10
      When("state.isLarge") {
        view("a").width == 40
      } otherwise: {
        view("a").width == 20
      }
    }
    var state = try LayoutState(layout, in: document)
    let small = LayoutEnvironment()
    #expect(try state.update(to: small).activated.count == 2)
    #expect(try state.update(to: small).isEmpty)
    let difference = try state.update(to: LayoutEnvironment(state: ["isLarge": .boolean(true)]))
    #expect(difference.activated.map { document.text(of: $0.content) } == ["a.width = 40"])
    #expect(difference.deactivated.map { document.text(of: $0.content) } == ["a.width = 20"])
    #expect(state.deactivate().deactivated.count == 2)
  }

  @Test func `a layout is a template`() throws {
    let layout = NamedLayout("square") {
      view("a").size == 40
      view("a").leftInset == 20
      view("a").topInset == 20
    }
    let applied = try SheetLayout(layout, in: document).applied().document
    let frames = LayoutEngine().layouts(of: ResolvedDocument(applied, in: Situation())).solved.flatMap(\.views)
    #expect(frames.first { $0.view.name == "a" }?.frame == Rect(x: 20, y: 20, width: 40, height: 40))
  }
}
