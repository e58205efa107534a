import IBChanges
import IBModel
import Testing

@Suite struct ChangeTests {
  private let base = Screen()

  private func lines(_ change: (inout Screen) -> Void, from older: Screen? = nil) throws -> [String] {
    let older = older ?? base
    return try ChangesText(older.changed(change).document.changes(from: older.document), path: "a.xib").lines
  }

  private func expect(_ change: String, _ edit: (inout Screen) -> Void, from older: Screen? = nil) throws {
    let squeezed = try lines(edit, from: older).map { $0.split(separator: " ").joined(separator: " ") }
    #expect(squeezed == ["a.xib › Home: \(change)"])
  }

  @Test func `a constraint that is not installed says so`() throws {
    let constraint = #"<constraint firstItem="lbl-00-001" firstAttribute="width" constant="9" id="con-00-001"/>"#
    let excluded = """
      <variation key="default"><mask key="constraints"><exclude reference="con-00-001"/></mask></variation>

      """
    let names = { (screen: Screen) in
      try screen.document.changes(from: Screen().document).list.filter { $0.kind == .added }.map(\.name)
    }
    #expect(try names(Screen().changed { $0.constraints = [constraint] }) == ["Title.width = 9"])
    let screen = Screen().changed { ($0.constraints, $0.views) = ([constraint], excluded) }
    #expect(try names(screen) == ["Title.width = 9 (not installed)"])
  }

  @Test func `a document with an id twice does not differ from itself`() throws {
    let screen = Screen().changed { $0.subviews.append($0.subviews[0]) }
    let changes = try screen.document.changes(from: screen.document)
    #expect(changes.isEmpty && changes.noise.isEmpty)
  }

  @Test func `attributes and texts`() throws {
    try expect(#"Headline (label) text "Title" → "Headline""#) {
      $0.subviews[0] = #"<label text="Headline" id="lbl-00-001"/>"#
    }
    try expect("View (view) alpha – → 0.5") { $0.attributes = #" alpha="0.5""# }
    try expect(#"Start (button) userLabel – → "Start""#) {
      $0.subviews[1] = #"<button userLabel="Start" title="Go" id="btn-00-001"/>"#
    }
  }

  @Test func `a name that is a sign does not read as an object that came or went`() throws {
    let minus = { (attributes: String) in #"<button title="−"\#(attributes) id="btn-00-001"/>"# }
    try expect(
      #""−" (button) alpha – → 0.5"#, { $0.subviews[1] = minus(#" alpha="0.5""#) },
      from: base.changed { $0.subviews[1] = minus("") })
  }

  @Test func `values are colors and fonts`() throws {
    let color = { (parts: String) in #"<label text="Title" id="lbl-00-001"><color key="textColor" \#(parts)/></label>"#
    }
    try expect("Title (label) textColor – → #FF8000") {
      $0.subviews[0] = color(#"red="1" green="0.5" blue="0.0" alpha="1" colorSpace="calibratedRGB""#)
    }
    let named = base.changed { $0.subviews[0] = color(#"systemColor="labelColor""#) }
    try expect(
      "Title (label) textColor labelColor → linkColor", { $0.subviews[0] = color(#"systemColor="linkColor""#) },
      from: named)
    let font =
      #"<label text="Title" id="lbl-00-001"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>"#
    try expect("Title (label) fontDescription – → Body") { $0.subviews[0] = font }
  }

  @Test func `a value in another form is one change`() throws {
    let none = base.changed { $0.subviews[0] = #"<label text="Title" id="lbl-00-001"><nil key="textColor"/></label>"# }
    try expect(
      "Title (label) textColor none → labelColor",
      {
        $0.subviews[0] =
          #"<label text="Title" id="lbl-00-001"><color key="textColor" systemColor="labelColor"/></label>"#
      }, from: none)
    try expect(#"Label (label) text "Title" → none"#) {
      $0.subviews[0] = #"<label id="lbl-00-001"><nil key="text"/></label>"#
    }
  }

  @Test func `objects come, go, move and change their kind`() throws {
    try expect("+ Slider (slider)") { $0.subviews.append(#"<slider id="new-00-001"/>"#) }
    try expect("− Go (button)") { $0.subviews.removeLast() }
    try expect("Go (button) place 2 → 1") { $0.subviews.swapAt(0, 1) }
    let three = (1...3).map { label($0, "\($0)") }
    try expect(
      "3 (label) place 3 → 1", { $0.subviews = three.reversed() }, from: base.changed { $0.subviews = three })
    try expect(
      "Switch (switch) slider → switch", { $0.subviews[1] = #"<switch id="btn-00-001"/>"# },
      from: base.changed { $0.subviews[1] = #"<slider id="btn-00-001"/>"# })
    let stack = #"<stackView id="stk-00-001"><subviews><label text="Title" id="lbl-00-001"/></subviews></stackView>"#
    let changes = try lines { $0.subviews[0] = stack }
    #expect(changes.contains { $0.hasPrefix("  + Stack View") })
    #expect(changes.contains { $0.hasSuffix("moved from View to Stack View") })
  }

  @Test func `constraints are equations, connections say what they connect`() throws {
    let constraint = { (constant: Int) in
      #"<constraint firstItem="lbl-00-001" firstAttribute="top" secondItem="roo-t0-001" secondAttribute="top" constant="\#(constant)" id="con-00-001"/>"#
    }
    let constrained = base.changed { $0.constraints = [constraint(8)] }
    try expect("+ Title.top = View.top + 8 (constraint)") { $0.constraints = [constraint(8)] }
    try expect("constraint Title.top = View.top + 8 → 12", { $0.constraints = [constraint(12)] }, from: constrained)
    let weak = { (constant: Int) in constraint(constant).replacing(" id=", with: #" priority="750" id="#) }
    try expect(
      "constraint Title.top = View.top @750 → Title.top = View.top + 20 @750", { $0.constraints = [weak(20)] },
      from: base.changed { $0.constraints = [weak(0)] })
    let new = [constraint(15).replacing("con-00-001", with: "con-99-999")]
    try expect("constraint Title.top = View.top + 8 → 15", { $0.constraints = new }, from: constrained)
    let outlet = { (target: String) in #"<outlet property="main" destination="\#(target)" id="out-00-001"/>"# }
    let connected = base.changed { $0.connections = [outlet("btn-00-001")] }
    try expect(
      "+ Home.main → main (outlet)",
      { $0.connections = [#"<outlet property="main" destination="sli-00-001" id="out-00-001"/>"#] },
      from: base.changed { $0.subviews.append(#"<slider id="sli-00-001"/>"#) })
    let changed = try lines({ $0.connections = [outlet("lbl-00-001")] }, from: connected)
    #expect(changed.contains { $0.contains("destination") })
  }

  @Test func `constraints and outlets come and go with their objects`() throws {
    let badge = { (screen: inout Screen) in
      screen.subviews.append(#"<label text="Badge" id="bdg-00-001"/>"#)
      screen.constraints = [
        #"<constraint firstItem="bdg-00-001" firstAttribute="top" secondItem="lbl-00-001" secondAttribute="bottom" constant="8" id="con-00-001"/>"#
      ]
      screen.connections = [#"<outlet property="badge" destination="bdg-00-001" id="out-00-001"/>"#]
    }
    try expect("+ Badge (label) top = Title.bottom + 8, outlet Home.badge → Badge", badge)
    let removed = try lines({ $0 = Screen() }, from: base.changed(badge))
    #expect(removed == ["a.xib › Home: − Badge (label)  outlet Home.badge → Badge"])
  }

  @Test func `what is in an object that came or went is listed`() throws {
    let button = #"<button title="Go" id="b"><connections><action selector="go:" id="a"/></connections></button>"#
    let views = label(5, "A") + button + #"<switch id="swi-00-001"/><switch id="swi-00-002"/>"#
    let box = #"<view userLabel="Box" id="box-00-001"><subviews>\#(views)</subviews></view>"#
    let contents = "Box (view) with 1 button, 1 label, 2 switches; action go: of Go"
    try expect("+ \(contents)") { $0.subviews.append(box) }
    try expect("− \(contents)", { $0.subviews.removeLast() }, from: base.changed { $0.subviews.append(box) })
  }

  @Test func `where something is installed is a change, unless it came or went`() throws {
    let constraint = #"<constraint firstItem="lbl-00-001" firstAttribute="width" constant="8" id="con-00-001"/>"#
    let variation = { (kind: String) in
      #"<variation key="widthClass=compact"><mask key="constraints"><\#(kind) reference="con-00-001"/></mask></variation>"#
    }
    let change = try lines({ $0.views = variation("exclude") }, from: base.changed { $0.constraints = [constraint] })
    #expect(change.count == 1 && change[0].hasSuffix("– → no"))
    let both = try lines({
      $0.constraints = [constraint]
      $0.views = variation("include")
    })
    #expect(both.count == 1 && both[0].hasPrefix("a.xib › Home: + Title.width = 8"))
  }

  @Test func `a class is shown with its module`() throws {
    try expect("Card (view) customClass – → App.Card") {
      $0.attributes = #" customClass="Card" customModule="App" customModuleProvider="target""#
    }
  }

  @Test func `what Xcode writes by itself means nothing`() throws {
    for edit: (inout Screen) -> Void in [
      { $0.tools = "22155" }, { $0.frame = $0.frame.replacing("100", with: "120") },
      { $0.attributes = #" misplaced="YES""# }, { $0.resources = [#"<image name="a" width="1" height="1"/>"#] },
      // A default that is written out.
      { $0.subviews[0] = #"<label text="Title" hidden="NO" id="lbl-00-001"/>"# },
    ] { #expect(try lines(edit) == []) }
    let changes = try base.changed { $0.tools = "22155" }.document.changes(from: base.document)
    #expect(ChangesText(changes, path: "").noise == "toolsVersion 1")
  }

  @Test func `in AppKit color spaces are different, and colors that read alike name them`() throws {
    let document = { (space: String, runtime: String) in
      let color = #"<color key="textColor" white="0.5" alpha="1" \#(space)/>"#
      let text = Screen().changed { $0.subviews[0] = #"<label text="Title" id="lbl-00-001">\#(color)</label>"# }.text
      return try Document(parsing: Array(text.replacing("iOS.CocoaTouch", with: runtime).utf8))
    }
    let spaces = (#"colorSpace="calibratedWhite""#, #"colorSpace="deviceWhite""#)
    let changes = { (runtime: String) in
      try document(spaces.1, runtime).changes(from: document(spaces.0, runtime)).list.map(\.kind)
    }
    #expect(try changes("iOS.CocoaTouch") == [])
    #expect(try changes("MacOSX.Cocoa") == [.value(old: "#808080 (calibratedWhite)", new: "#808080 (deviceWhite)")])
  }

  @Test func `a color has several notations`() throws {
    let color = { (parts: String) in
      self.base.changed {
        $0.subviews[0] = #"<label text="Title" id="lbl-00-001"><color key="textColor" \#(parts) alpha="1"/></label>"#
      }
    }
    let gray = color(#"red="0.5" green="0.5" blue="0.5" colorSpace="calibratedRGB""#)
    let system = color(#"systemColor="labelColor" white="0" colorSpace="calibratedWhite""#)
    let same = [
      (gray, color(#"red="0.5" green="0.5" blue="0.5" colorSpace="custom" customColorSpace="sRGB""#)),
      (
        gray, color(#"white="0.50196078431372548" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace""#)
      ), (system, color(#"systemColor="labelColor" red="0" green="0" blue="0" colorSpace="calibratedRGB""#)),
    ]
    for (older, newer) in same { #expect(try newer.document.changes(from: older.document).list == []) }
    let wide = color(#"red="0.5" green="0.5" blue="0.5" colorSpace="custom" customColorSpace="displayP3""#)
    #expect(try wide.document.changes(from: gray.document).list.count == 1)
    #expect(try system.document.changes(from: gray.document).list.count == 1)
  }

  @Test func `a frame means something where nothing else places the view`() throws {
    let label = { (attributes: String, x: Int) in
      #"<label\#(attributes) id="lbl-00-001"><rect key="frame" x="\#(x)" y="0.0" width="9" height="9"/></label>"#
    }
    let placed = { (attributes: String, x: Int) in self.base.changed { $0.subviews[0] = label(attributes, x) } }
    let count = { (older: Screen, newer: Screen) in try newer.document.changes(from: older.document).list.map(\.subject)
    }
    let constrained = #" translatesAutoresizingMaskIntoConstraints="NO""#
    #expect(try count(placed("", 1), placed("", 2)) == ["frame"])
    #expect(try count(placed(constrained, 1), placed(constrained, 2)) == [])
    let fixed = constrained + #" fixedFrame="YES""#
    #expect(try count(placed(fixed, 1), placed(fixed, 2)) == ["frame"])
    #expect(try count(placed(fixed, 1), base.changed { $0.subviews[0] = label(constrained, 2) }) == ["frame"])
    let inside = { (view: String, x: Int) in
      self.base.changed { $0.subviews = ["<\(view) id=\"vie-00-001\"><subviews>\(label("", x))</subviews></\(view)>"] }
    }
    #expect(try count(inside("view", 1), inside("view", 2)) == ["frame"])
    for view in ["stackView", "tableViewCell"] { #expect(try count(inside(view, 1), inside(view, 2)) == []) }
    #expect(DocumentOutline(try placed(fixed, 1).document).lines.contains { $0.contains("frame") })
  }

  @Test func `an object with a new id is the same where it says the same`() throws {
    #expect(try lines { $0.subviews[0] = #"<label text="Title" id="lbl-99-999"/>"# } == [])
    let renamed = base.changed { $0.subviews[0] = #"<label text="Title" alpha="0.5" id="lbl-99-999"/>"# }
    let change = try #require(renamed.document.changes(from: base.document).list.first)
    #expect(change.object == "lbl-99-999" && change.earlierID == "lbl-00-001" && change.similarity < 1)
  }

  private func label(_ number: Int, _ text: String, _ rest: String = "") -> String {
    #"<label text="\#(text)"\#(rest) id="lbl-00-00\#(number)"/>"#
  }

  @Test func `what several objects share is said once`() throws {
    let screen = { (rest: String) in
      self.base.changed { $0.subviews = (1...4).map { self.label($0, $0 < 3 ? "Title" : "Note \($0)", rest) } }
    }
    try expect(
      "4 × label alpha – → 0.5; hidden – → YES: Title × 2, Note 3, Note 4",
      { $0 = screen(#" alpha="0.5" hidden="YES""#) }, from: screen(""))
    // Two objects are not several.
    let two = try lines(
      {
        $0.subviews[0] = label(1, "A", #" alpha="0.5""#); $0.subviews[1] = label(2, "B", #" alpha="0.5""#)
      },
      from: base.changed { $0.subviews = [label(1, "A"), label(2, "B")] })
    #expect(two.count == 3)
  }

  @Test func `short changes of an object are on one line, and objects of one name are told apart`() throws {
    let screen = { (rest: String, other: String) in
      self.base.changed { $0.subviews = [self.label(1, "Title", rest), self.label(2, "Title", other)] }
    }
    let older = screen("", "")
    try expect(
      "Title (label) alpha – → 0.5; hidden – → YES", { $0 = screen(#" alpha="0.5" hidden="YES""#, "") }, from: older)
    let both = try lines({ $0 = screen(#" alpha="0.5""#, #" hidden="YES""#) }, from: older)
    #expect(
      both == [
        "a.xib › Home", "  Title (label) lbl-00-001      alpha – → 0.5",
        "  Title (label) lbl-00-002      hidden – → YES",
      ])
    let long = String(repeating: "word ", count: 15)
    #expect(try lines({ $0 = screen(#" alpha="0.5" userLabel="\#(long)""#, "") }, from: older).count == 3)
  }

  @Test func `an object that moved between objects of one name says which`() throws {
    let box = { (number: Int, views: String) in #"<view id="box-00-00\#(number)"><subviews>\#(views)</subviews></view>"#
    }
    let screen = { (first: String, second: String) in
      self.base.changed { $0.subviews = [box(1, first), box(2, second)] }
    }
    try expect(
      "A (label) moved from View box-00-001 to View box-00-002", { $0 = screen("", self.label(1, "A")) },
      from: screen(label(1, "A"), ""))
  }

  @Test func `a copy says of what`() throws {
    let box = { (number: Int) in
      let views = self.label(number + 1, "A") + self.label(number + 2, "B")
      return #"<view userLabel="Box" id="box-00-00\#(number)"><subviews>\#(views)</subviews></view>"#
    }
    let older = base.changed { $0.subviews = [box(1)] }
    try expect("+ Box (view) copy of Box", { $0.subviews = [box(1), box(5)] }, from: older)
    try expect(
      "+ Box (view) with 2 labels", { $0.subviews = [box(1), box(5).replacing(#""B""#, with: #""C""#)] }, from: older)
  }

  @Test func `what is in the lists of the document is counted by list`() throws {
    let older = base.changed { $0.resources = [#"<image name="a" width="1" height="1"/>"#] }
    let newer = base.changed { $0.resources = [#"<image name="a" width="2" height="3"/>"#] }
    let changes = try newer.document.changes(from: older.document)
    #expect(changes.isEmpty && ChangesText(changes, path: "").noise == "resources 2")
  }
}
