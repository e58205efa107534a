import IBLayout
import IBModel
import Testing

@Suite struct AppKitAmbiguityTests {
  private func ambiguous(_ views: String, _ constraints: [String], on axis: Axis) throws -> Set<ObjectID> {
    let document = try AppKitFrames.document(views, constraints.joined(), toolsVersion: "21507")
    let views = LayoutEngine().layouts(of: document).solved.flatMap(\.views).filter { $0.ambiguousAxes.contains(axis) }
    return Set(views.map(\.view.id))
  }

  private func plain(_ id: String, fixed: Axis? = nil, subviews: String = "") -> String {
    let constraint = fixed.map { axis in
      let (name, extent) = axis == .horizontal ? ("width", 90) : ("height", 20)
      return """
        <constraints><constraint firstAttribute="\(name)" constant="\(extent)" id="\(id)-\(name)"/></constraints>
        """
    }
    return """
      <customView translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="0.0" y="0.0" width="90" height="20"/>
      \(subviews)\(constraint ?? "")</customView>
      """
  }

  private func stack(
    _ orientation: String, _ distribution: String, _ subviews: String, alignment: String = "leading"
  ) -> String {
    """
    <stackView orientation="\(orientation)" alignment="\(alignment)" distribution="\(distribution)" spacing="0.0" \
    verticalStackHuggingPriority="249.99998474121094" horizontalStackHuggingPriority="249.99998474121094" \
    translatesAutoresizingMaskIntoConstraints="NO" id="stack">
    <rect key="frame" x="0.0" y="0.0" width="90" height="37"/><subviews>\(subviews)</subviews></stackView>
    """
  }

  private func atCorner(_ id: String, and edge: String? = nil) -> [String] {
    (["top", "leading"] + (edge.map { [$0] } ?? [])).map { equal(id, $0, "root") }
  }

  /// Nothing gives the view a height, neither in the column nor beside it.
  @Test(arguments: ["fill", "gravityAreas", "fillEqually", "equalSpacing"])
  func columnsGivePlainViewsNoHeight(_ distribution: String) throws {
    let views =
      stack("vertical", distribution, plain("inside", fixed: .horizontal)) + plain("beside", fixed: .horizontal)
    let open = try ambiguous(views, atCorner("stack") + atCorner("beside"), on: .vertical)
    #expect(open.isSuperset(of: ["inside", "beside"]))
  }

  /// Only the stored height says how high the plain view is, and with it the column and what is above the view. In a
  /// column of a given height it is what the label leaves.
  @Test(arguments: [(nil, ["stack", "above", "plain"]), ("bottom", [])] as [(String?, Set<ObjectID>)])
  func aPlainViewInAColumnItFills(_ edge: String?, _ expected: Set<ObjectID>) throws {
    let (above, below) = (macField("above", 50, 17), macField("below", 50, 17))
    let column = stack("vertical", "fill", above + plain("plain", fixed: .horizontal) + below)
    #expect(try ambiguous(column, atCorner("stack", and: edge), on: .vertical) == expected)
  }

  /// Of a view whose height is open, what is at its top has an open position, and what is at its bottom does not.
  @Test func positionsCountFromTheBottom() throws {
    let inside = plain("high", fixed: .vertical) + plain("low", fixed: .vertical)
    let holder = plain("holder", fixed: .horizontal, subviews: "<subviews>\(inside)</subviews>")
    let edges = [
      equal("high", "top", "holder"), equal("low", "bottom", "holder"),
      equal("high", "leading", "holder"), equal("low", "leading", "holder"),
    ]
    #expect(try ambiguous(holder, atCorner("holder") + edges, on: .vertical) == ["holder", "high"])
  }

  /// The hugging of a stack view closes the gaps between its views, but does not compress a plain one.
  @Test(arguments: ["equalSpacing", "equalCentering"]) func gapsOfStackViewsAreNotOpen(_ distribution: String) throws {
    let labels = macField("one", 50, 17) + macField("two", 30, 17)
    let row = stack("horizontal", distribution, labels, alignment: "centerY")
    #expect(try ambiguous(row, atCorner("stack"), on: .horizontal).isEmpty)
    let open = stack(
      "horizontal", distribution, macField("one", 50, 17) + plain("plain", fixed: .vertical), alignment: "centerY")
    #expect(try ambiguous(open, atCorner("stack"), on: .horizontal) == ["stack", "plain"])
  }

  /// Across its axis a stack view is as large as its content, and stretches a plain view to its own extent.
  @Test func plainViewsFillAColumnAcross() throws {
    let column = stack("vertical", "fill", macField("label", 50, 17) + plain("plain", fixed: .vertical))
    #expect(try ambiguous(column, atCorner("stack"), on: .horizontal).isEmpty)
    let alone = stack("vertical", "fill", plain("plain", fixed: .vertical))
    #expect(try ambiguous(alone, atCorner("stack"), on: .horizontal) == ["stack", "plain"])
  }

  /// An open position moves, also where its position counts from the bottom.
  @Test func anAmbiguousViewIsSomewhereElse() throws {
    let inside = "<subviews>\(plain("high", fixed: .vertical))</subviews>"
    let holder = plain("holder", fixed: .horizontal, subviews: inside)
    let constraints = atCorner("holder") + ["top", "leading"].map { equal("high", $0, "holder") }
    let document = try AppKitFrames.document(holder, constraints.joined(), toolsVersion: "21507")
    let scene = try #require(ResolvedDocument(document).scenes.first)
    let solved = try LayoutEngine().layout(of: scene, options: .framesOnly)
    let other = try #require(LayoutEngine().otherLayout(than: solved))
    #expect(abs(solved.frames[ViewIndex(1)].height - other.frames[ViewIndex(1)].height) > 1)
  }
}
