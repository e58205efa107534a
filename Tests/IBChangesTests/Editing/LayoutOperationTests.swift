import IBChanges
import IBLayout
import IBModel
import IBXML
import TestSupport
import Testing

@Suite struct LayoutOperationTests {
  private static func view(
    _ id: String, _ frame: (x: Double, y: Double, width: Double, height: Double), kind: String = "view",
    attributes: String = "", mask: String? = nil, content: String = ""
  ) -> String {
    let placed = mask == nil ? #" translatesAutoresizingMaskIntoConstraints="NO""# : ""
    return """
      <\(kind) contentMode="scaleToFill"\(attributes)\(placed) id="\(id)">
      <rect key="frame" x="\(frame.x)" y="\(frame.y)" width="\(frame.width)" height="\(frame.height)"/>
      \(mask.map { "<autoresizingMask key=\"autoresizingMask\" \($0)/>" } ?? "")
      \(content) </\(kind)>
      """
  }

  private func screen(_ subviews: [String], constraints: String = "") -> String {
    Storyboard.text(
      view: "<subviews>\n\(subviews.joined(separator: "\n"))\n</subviews>\n"
        + "<viewLayoutGuide key=\"safeArea\" id=\"saf-ea\"/>\n"
        + (constraints.isEmpty ? "" : "<constraints>\n\(constraints)\n</constraints>"))
  }

  private func applying(_ operation: some Operation, to text: String) throws -> OperationResult {
    var result = OperationResult(try Document(parsing: Array(text.utf8)))
    try result.apply(operation)
    return result
  }

  private func equations(_ result: OperationResult) -> Set<String> {
    Set(result.document.constraints.map { result.document.text(of: $0) })
  }

  private static let loose = #" fixedFrame="YES" opaque="NO" userLabel="Loose""#

  @Test func aViewWithoutConstraintsIsPinnedToTheNearestEdgesWithASize() throws {
    let text = screen([Self.view("box", (20, 100, 80, 60), attributes: Self.loose)])
    let result = try applying(PinOperation(), to: text)
    #expect(
      equations(result) == [
        "Loose.leading = Safe Area.leading + 20", "Loose.width = 80", "Loose.top = Safe Area.top + 80",
        "Loose.height = 60",
      ])
    #expect(result.document.object("box")?.element["fixedFrame"] == nil)
    #expect(result.document.object("box")?.frame == Rect(x: 20, y: 100, width: 80, height: 60))
  }

  @Test func pinningStopsAtALimitOfWork() throws {
    var operation = PinOperation()
    operation.mostWork = 1
    let result = try applying(operation, to: screen([Self.view("box", (20, 100, 80, 60), attributes: Self.loose)]))
    #expect(!result.isChanged && result.notes.contains { $0.hasPrefix("pinning stops after") })
  }

  @Test func aWideViewIsStretchedAndOneInTheMiddleIsCentered() throws {
    let wide = Self.view("wide", (20, 100, 353, 60), attributes: Self.loose)
    let stretched = equations(try applying(PinOperation(), to: screen([wide])))
    #expect(stretched.contains("Loose.leading = Safe Area.leading + 20"))
    #expect(stretched.contains("Safe Area.trailing = Loose.trailing + 20"))
    let middle = Self.view("mid", (146.5, 100, 100, 60), attributes: Self.loose)
    #expect(equations(try applying(PinOperation(), to: screen([middle]))).contains("Loose.centerX = View.centerX"))
  }

  @Test func oneOpenAxisGetsOneConstraint() throws {
    let constraints = """
      <constraint firstItem="box" firstAttribute="leading" secondItem="vie-wv-iew" secondAttribute="leading" \
      constant="20" id="c-1"/> <constraint firstItem="box" firstAttribute="width" constant="80" id="c-2"/>
      <constraint firstItem="box" firstAttribute="height" constant="60" id="c-3"/>
      """
    let box = Self.view("box", (20, 100, 80, 60), attributes: #" userLabel="Box" ambiguous="YES""#)
    let result = try applying(PinOperation(), to: screen([box], constraints: constraints))
    #expect(result.document.constraints.count == 4)
    #expect(equations(result).contains("Box.top = Safe Area.top + 80"))
    #expect(result.document.object("box")?.element["ambiguous"] == nil)
    #expect(try applying(PinOperation(), to: result.text).isChanged == false)
  }

  @Test func theNextViewHoldsToTheOneBeforeIt() throws {
    let views = [
      Self.view("one", (20, 100, 80, 60), attributes: #" fixedFrame="YES" userLabel="One""#),
      Self.view("two", (20, 168, 80, 60), attributes: #" fixedFrame="YES" userLabel="Two""#),
    ]
    #expect(equations(try applying(PinOperation(), to: screen(views))).contains("Two.top = One.bottom + 8"))
  }

  @Test func onlyWhatIsSelectedIsPinned() throws {
    let views = ["one", "two"].map { Self.view($0, (20, $0 == "one" ? 100 : 300, 80, 60), attributes: Self.loose) }
    let result = try applying(PinOperation(Targets(try ObjectSelector("#two"), includesAll: true)), to: screen(views))
    #expect(result.document.object("one")?.element["fixedFrame"] == "YES")
    #expect(result.document.object("two")?.element["fixedFrame"] == nil)
  }

  @Test func whatConstraintsPutElsewhereStaysWithTheReason() throws {
    let constraints = """
      <constraint firstItem="box" firstAttribute="width" constant="40" id="c-1"/>
      """
    let box = Self.view("box", (20, 100, 80, 60), attributes: #" userLabel="Box""#)
    let result = try applying(PinOperation(), to: screen([box], constraints: constraints))
    #expect(!result.isChanged)
    #expect(
      result.notes.first?.contains("Box (box) is not pinned: its constraints contradict its stored frame") == true)
  }
}
