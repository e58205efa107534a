import IBChanges
import IBLayout
import IBModel
import Testing

@Suite struct FrameChangesTests {
  private func screen(header: Int, y: Int? = nil) -> Screen {
    let constraint = { (id: String, item: String, attribute: String, rest: String) in
      #"<constraint firstItem="\#(item)" firstAttribute="\#(attribute)" \#(rest) id="\#(id)"/>"#
    }
    let root = #"secondItem="roo-t0-001" secondAttribute="#
    var screen = Screen()
    screen.frame = #"<rect key="frame" x="0.0" y="0.0" width="320" height="480"/>"#
    screen.subviews = [
      view("hea-d0-001", "Header", y: 0, height: 40), view("bod-y0-001", "Body", y: 40, height: 60),
      view("fix-ed-001", "Fixed", y: y ?? 200, height: 20, isConstrained: false),
    ]
    screen.constraints = [
      constraint("c01-00-001", "hea-d0-001", "top", root + #""top""#),
      constraint("c02-00-001", "hea-d0-001", "leading", root + #""leading""#),
      constraint("c03-00-001", "hea-d0-001", "trailing", root + #""trailing""#),
      constraint("c04-00-001", "hea-d0-001", "height", #"constant="\#(header)""#),
      constraint("c05-00-001", "bod-y0-001", "top", #"secondItem="hea-d0-001" secondAttribute="bottom""#),
      constraint("c06-00-001", "bod-y0-001", "leading", root + #""leading""#),
      constraint("c07-00-001", "bod-y0-001", "width", #"constant="100""#),
      constraint("c08-00-001", "bod-y0-001", "height", #"constant="60""#),
    ]
    return screen
  }

  private func view(_ id: String, _ name: String, y: Int, height: Int, isConstrained: Bool = true) -> String {
    let flag = isConstrained ? #" translatesAutoresizingMaskIntoConstraints="NO""# : ""
    return """
      <view\(flag) userLabel="\(name)" id="\(id)">
      <rect key="frame" x="0.0" y="\(y)" width="\(name == "Header" ? 320 : 100)" height="\(height)"/>
      <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/> </view>
      """
  }

  private func texts(_ older: Screen, _ newer: Screen) throws -> [String] {
    let (old, new) = (try older.document, try newer.document)
    return new.frameChanges(from: old, with: new.changes(from: old), by: LayoutEngine()).map(\.text)
  }

  @Test func `what a constraint changes in the layout is said in a line`() throws {
    #expect(try texts(screen(header: 40), screen(header: 48)) == ["Header 40 → 48 high; 1 view moved"])
    #expect(try texts(screen(header: 40), screen(header: 40)) == [])
    let alike = [40, 48].map { screen(header: $0).changed { $0.subviews[1].replace("Body", with: "Header") } }
    #expect(try texts(alike[0], alike[1]) == ["Header (hea-d0-001) 40 → 48 high; 1 view moved"])
    // A point more or less is rounding.
    #expect(try texts(screen(header: 40), screen(header: 41)) == [])
  }

  @Test func `the place of a view without constraints is a change itself`() throws {
    let (old, new) = (screen(header: 40), screen(header: 40, y: 230))
    #expect(try texts(old, new) == [])
    #expect(try new.document.changes(from: old.document).list.map(\.subject) == ["frame"])
  }

  @Test func `of other frames nothing is known`() throws {
    // Another canvas, and constraints that conflict.
    var wider = screen(header: 48)
    wider.frame = wider.frame.replacing("320", with: "375")
    #expect(try texts(screen(header: 40), wider) == [])
    var broken = screen(header: 48)
    broken.constraints.append(
      #"<constraint firstItem="hea-d0-001" firstAttribute="height" constant="90" id="c09-00-001"/>"#)
    #expect(try texts(screen(header: 40), broken) == [])
  }
}
