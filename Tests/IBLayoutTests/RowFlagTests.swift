import IBLayout
import IBModel
import Testing

@Suite struct RowFlagTests {
  /// A cell at the top level of a .xib with a view of 50 points between margins of 10.
  private func cell(height: Double, _ constraints: [String]? = nil) -> UIKitXib {
    let inside = constraints ?? ["a.top = content.top + 10", "content.bottom = a.bottom + 10"]
    let view = Markup.view("a", constraints: ["a.height = 50", "a.width = 50"])
    return UIKitXib(root: Markup.cell(#"id="root""#, height: height, view, inside + ["a.leading = content.leading"]))
  }

  private func ambiguous(_ xib: UIKitXib) throws -> [ObjectID] {
    try xib.layout().views.filter { !$0.ambiguousAxes.isEmpty }.map(\.view.id)
  }

  @Test(arguments: [(70.0, []), (80, ["content"]), (60, ["content"])] as [(Double, [ObjectID])])
  func `a content that requires another height than its row is ambiguous`(
    _ height: Double, _ expected: [ObjectID]
  ) throws { #expect(try ambiguous(cell(height: height)) == expected) }

  @Test func `the middle of a view counts like its edges`() throws {
    let middle = ["a.centerY = content.top + 35", "content.bottom = a.centerY + 35"]
    #expect(try ambiguous(cell(height: 70, middle)) == [])
    #expect(try ambiguous(cell(height: 90, middle)) == ["content"])
  }

  @Test func `where content is free on one side its row decides`() throws {
    #expect(try ambiguous(cell(height: 90, ["a.top = content.top + 10"])) == [])
  }

  /// Two labels share 60 points and need 40 of them: one of them is stretched, in a row neither.
  @Test func `labels in a row share no room`() throws {
    let labels = Markup.label("one", 40) + Markup.label("two", 40)
    let edges = [
      "one.leading = content.leading", "two.leading = content.leading", "one.top = content.top",
      "two.top = one.bottom", "content.bottom = two.bottom",
    ]
    #expect(try ambiguous(UIKitXib(root: Markup.cell(#"id="root""#, height: 60, labels, edges))) == [])
    let constraints = edges.map { $0.replacing("content", with: "root") }
    let view = try UIKitScene(subviews: labels, constraints: constraints, height: 60).layout()
    #expect(view.views.filter { !$0.ambiguousAxes.isEmpty }.map(\.view.id) == ["one", "two"])
  }

  /// Two labels of 40 points share 300: in a row no one says which is stretched, in a column Xcode flags them.
  @Test(arguments: [("horizontal", []), ("vertical", ["one", "two"])] as [(String, [ObjectID])])
  func `labels in a row that a stack view fills share it in any way`(_ axis: String, _ expected: [ObjectID]) throws {
    let stack = Markup.view(
      "stack", "stackView", "axis=\"\(axis)\"", subviews: Markup.label("one", 40) + Markup.label("two", 40))
    let layout = try UIKitScene(
      subviews: stack, constraints: ["leading", "top", "trailing", "bottom"].map { "stack.\($0) = root.\($0)" }
    ).layout()
    #expect(layout.views.filter { !$0.ambiguousAxes.isEmpty }.map(\.view.id) == expected)
  }

  /// A row of 60 points whose content requires another height.
  private func table(_ attributes: String, content: Double, list: String = "prototypes") -> UIKitScene {
    let inside = ["a.top = content.top", "content.bottom = a.bottom", "a.leading = content.leading"]
    let view = Markup.view("a", constraints: ["a.height = \(content)", "a.width = 50"])
    let cell = Markup.cell(#"rowHeight="60" id="cell""#, height: 60, view, inside)
    let rows =
      list == "prototypes"
      ? "<prototypes>\(cell)</prototypes>"
      : "<sections><tableViewSection id=\"section\"><cells>\(cell)</cells></tableViewSection></sections>"
    let table = """
      <tableView dataMode="\(list)" \(attributes) id="table"><rect key="frame" x="0.0" y="0.0" width="320" height="300"/>
      \(rows)</tableView>
      """
    return UIKitScene(subviews: table)
  }

  @Test func `the stored height of a prototype conflicts with nothing`() throws {
    #expect(try table(#"rowHeight="-1""#, content: 80).layout().conflicts.isEmpty)
    #expect(try table(#"rowHeight="60""#, content: 80).layout().conflicts.count == 1)
    #expect(try table(#"rowHeight="-1""#, content: 80, list: "static").layout().conflicts.count == 1)
  }

  @Test func `less than a point beside a stored frame is no conflict`() throws {
    #expect(try table(#"rowHeight="60""#, content: 60.5).layout().conflicts.isEmpty)
  }
}
