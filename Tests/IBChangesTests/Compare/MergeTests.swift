import IBChanges
import IBModel
import IBXML
import Testing

@Suite struct MergeTests {
  private let base = Screen()
  private static let label = #"<label text="Title" id="lbl-00-001"/>"#
  private static let button = #"<button title="Go" id="btn-00-001"/>"#

  private func expect(_ ours: Screen, _ theirs: Screen, _ merged: Screen, from base: Screen = Screen()) throws {
    let merge = try Screen.merge(base, ours, theirs)
    #expect(merge.conflicts == [] && merge.text == merged.text)
  }

  @Test func `objects in what should be a value are still objects`() throws {
    let damaged = { (screen: Screen) in
      let text = screen.text.replacing("<scenes>", with: "<point>").replacing("</scenes>", with: "</point>")
      return try Document(parsing: Array(text.utf8))
    }
    let ours = base.changed { $0.subviews[0] = #"<label text="Ours" id="lbl-00-001"/>"# }
    for theirs in [base, base.changed { $0.attributes = #" alpha="0.5""# }] {
      let merge = try DocumentMerge(base: base.document, ours: ours.document, theirs: damaged(theirs))
      #expect(merge.document.object("lbl-00-001")?.element["text"] == "Ours")
    }
  }

  @Test func `a document keeps the list of its objects when both sides remove the last ones`() throws {
    let document = { (views: String) in
      try Document(parsing: Array("<document>\n<objects>\n\(views)\n</objects>\n</document>\n".utf8))
    }
    let (one, other) = (#"<view id="vie-00-001"/>"#, #"<view id="vie-00-002"/>"#)
    let merge = try DocumentMerge(base: document("\(one)\n\(other)"), ours: document(one), theirs: document(other))
    #expect(merge.document.objects.isEmpty && merge.conflicts.isEmpty)
  }

  @Test func `what neither side changed keeps its bytes`() throws {
    let odd = base.changed { $0.subviews[1] = "<button   title='Go'\n id=\"btn-00-001\"  />" }
    try expect(
      odd.changed { $0.tools = "22155" }, odd.changed { $0.attributes = #" alpha="0.5""# },
      odd.changed {
        $0.tools = "22155"
        $0.attributes = #" alpha="0.5""#
      }, from: odd)
  }

  @Test func `both sides add a view behind the same one`() throws {
    let (mine, other) = (#"<slider id="our-00-001"/>"#, #"<switch id="the-00-001"/>"#)
    try expect(
      base.changed { $0.subviews.append(mine) }, base.changed { $0.subviews.append(other) },
      base.changed { $0.subviews += [mine, other] })
  }

  @Test func `a view that one side removed goes, and what the other added stays`() throws {
    let other = #"<switch id="the-00-001"/>"#
    try expect(
      base.changed { $0.subviews.removeFirst() }, base.changed { $0.subviews.insert(other, at: 1) },
      base.changed { $0.subviews[0] = other })
  }

  @Test func `a view is moved by one side and edited by the other`() throws {
    let edited = #"<label text="Headline" id="lbl-00-001"/>"#
    let stack = { (label: String) in
      "<stackView id=\"stk-00-001\">\n                                        <subviews>\n"
        + "                                            \(label)\n"
        + "                                        </subviews>\n                                    </stackView>"
    }
    let ours = base.changed { $0.subviews[0] = edited }
    let theirs = base.changed {
      $0.subviews[0] = stack(Self.label).replacing(
        "                                        ", with: "                                "
      ).replacing("                                    </stack", with: "                            </stack")
    }
    let merge = try Screen.merge(base, ours, theirs)
    #expect(merge.conflicts == [])
    let label = try #require(merge.document.object("lbl-00-001"))
    #expect(label.owner?.id == "stk-00-001" && label.element["text"] == "Headline")
    #expect(try merge.document.objects.count == base.document.objects.count + 1)
  }

  @Test func `both sides make the first constraint`() throws {
    let constraint = { (id: String) in
      #"<constraint firstItem="lbl-00-001" firstAttribute="top" secondItem="roo-t0-001" secondAttribute="top" id="\#(id)"/>"#
    }
    let leading =
      #"<constraint firstItem="btn-00-001" firstAttribute="leading" secondItem="roo-t0-001" secondAttribute="leading" id="bbb-00-001"/>"#
    try expect(
      base.changed { $0.constraints = [constraint("ccc-00-001")] }, base.changed { $0.constraints = [leading] },
      base.changed { $0.constraints = [leading, constraint("ccc-00-001")] })
    // The same constraint with two ids is one.
    try expect(
      base.changed { $0.constraints = [constraint("ccc-00-001")] },
      base.changed { $0.constraints = [constraint("ddd-00-001")] },
      base.changed { $0.constraints = [constraint("ccc-00-001")] })
  }

  @Test func `a guide that both sides add is one, also where constraints refer to it`() throws {
    let guide = { (id: String) in "                            <viewLayoutGuide key=\"safeArea\" id=\"\(id)\"/>\n" }
    let constraint = { (view: String, guide: String, id: String) in
      #"<constraint firstItem="\#(view)" firstAttribute="top" secondItem="\#(guide)" secondAttribute="top" id="\#(id)"/>"#
    }
    let ours = base.changed {
      $0.views = guide("gui-00-001")
      $0.constraints = [constraint("lbl-00-001", "gui-00-001", "aaa-00-001")]
    }
    let theirs = base.changed {
      $0.views = guide("gui-00-002")
      $0.constraints = [constraint("btn-00-001", "gui-00-002", "bbb-00-001")]
    }
    try expect(
      ours, theirs, ours.changed { $0.constraints.append(constraint("btn-00-001", "gui-00-001", "bbb-00-001")) })
  }

  @Test func `a content view that both sides put around the same views is one`() throws {
    let box = { (inner: String) in self.base.changed { $0.subviews = ["<box id=\"box-00-001\">\(inner)</box>"] } }
    let inner = "<subviews>\(Self.label)</subviews>"
    let content = { (id: String) in box(#"<view key="contentView" id="\#(id)">\#(inner)</view>"#) }
    try expect(content("vie-00-001"), content("vie-00-002"), content("vie-00-001"), from: box(inner))
  }

  @Test func `an id for two things becomes two`() throws {
    let ours = base.changed { $0.subviews.append(#"<slider id="new-00-001"/>"#) }
    let theirs = base.changed {
      $0.subviews.append(#"<switch id="new-00-001"/>"#)
      $0.connections = [#"<outlet property="flag" destination="new-00-001" id="out-00-001"/>"#]
    }
    let merge = try Screen.merge(base, ours, theirs)
    #expect(merge.conflicts == [] && merge.document.object("new-00-001")?.element.name == "slider")
    let flag = try #require(merge.document.object("ctl-00-001")?.outlets("flag").first?.destination)
    #expect(merge.document.object(flag)?.element.name == "switch")
  }

  private func box(_ id: String, _ more: String = "", _ attributes: String = "") -> Screen {
    base.changed {
      $0.subviews = ["<view\(attributes) id=\"\(id)\"><subviews>\(Self.label)\(more)</subviews></view>", Self.button]
      $0.constraints = [#"<constraint firstItem="\#(id)" firstAttribute="width" constant="9" id="con-00-001"/>"#]
    }
  }

  @Test func `an object with a new id is the same one, and references follow`() throws {
    let (one, two, faded) = (#"<slider id="one-00-001"/>"#, #"<switch id="two-00-001"/>"#, #" alpha="0.5""#)
    for (ours, theirs, expected) in [
      (box("new-00-001", one), box("old-00-001", two, faded), box("new-00-001", one + two, faded)),
      (box("old-00-001", two), box("new-00-001", one), box("new-00-001", two + one)),
      (box("new-00-001"), box("oth-00-001", "", faded), box("new-00-001", "", faded)),
    ] {
      let merge = try Screen.merge(box("old-00-001"), ours, theirs)
      #expect(merge.conflicts == [] && merge.notes.count == (theirs.text.contains("oth-00-001") ? 1 : 0))
      #expect(merge.text.filter { !$0.isWhitespace } == expected.text.filter { !$0.isWhitespace })
    }
    let plain = box("new-00-001")
    let both = try Screen.merge(box("old-00-001", "", faded), box("new-00-001", "", faded), plain)
    #expect(both.text.filter { !$0.isWhitespace } == plain.text.filter { !$0.isWhitespace } && both.conflicts == [])
    let (ours, theirs) = (base.changed { $0.attributes = faded }, base.text.replacing("scn-00-001", with: "scn-00-002"))
    let other = try Document(parsing: Array(theirs.utf8))
    #expect(
      try DocumentMerge(base: base.document, ours: ours.document, theirs: other).document.scenes[0].id == "scn-00-002")
  }

  @Test func `a conflict has the new id`() throws {
    let (ours, theirs) = (box("new-00-001", "", #" alpha="0.5""#), box("old-00-001", "", #" alpha="0.25""#))
    let merge = { (preference: MergePreference) in
      try DocumentMerge(
        base: box("old-00-001").document, ours: ours.document, theirs: theirs.document, preferring: preference)
    }
    let conflict = try #require(try merge(.ours).conflicts.first)
    #expect(conflict.object == "new-00-001" && conflict.subject == "alpha")
    let chosen = try merge(MergePreference(.ours, except: [conflict.identity: .theirs]))
    #expect(chosen.text.contains(#"<view alpha="0.25" id="new-00-001">"#))
    let removed = base.changed { $0.subviews.removeFirst() }
    #expect(try Screen.merge(box("old-00-001"), removed, box("new-00-001")).conflicts.map(\.kind) == [.removal])
  }

  @Test func `alike objects that the sides use differently are two`() throws {
    let label = { (id: String, property: String, x: Int) in
      self.base.changed {
        let frame = #"<rect key="frame" x="\#(x)" y="1" width="9" height="9"/>"#
        $0.subviews.append(#"<label text="New" id="\#(id)">\#(frame)</label>"#)
        $0.connections = [#"<outlet property="\#(property)" destination="\#(id)" id="out-\#(id)"/>"#]
      }
    }
    for (property, x, count) in [("one", 1, 1), ("two", 1, 2), ("one", 2, 2)] {
      let merge = try Screen.merge(label("our-00-001", "one", 1), label("the-00-001", property, x))
      #expect(merge.document.objects.count { $0.element["text"] == "New" } == count)
    }
  }

  @Test func `frames and flags never conflict`() throws {
    let frame = { (x: Int) in #"<rect key="frame" x="\#(x)" y="0.0" width="100" height="100"/>"# }
    let ours = base.changed { $0.frame = frame(1) }
    try expect(ours, base.changed { $0.frame = frame(2) }, ours)
    try expect(base, base.changed { $0.frame = frame(2) }, base.changed { $0.frame = frame(2) })
    try expect(
      base.changed { $0.attributes = #" misplaced="YES""# }, base.changed { $0.attributes = #" ambiguous="YES""# },
      base.changed { $0.attributes = #" ambiguous="YES" misplaced="YES""# })
  }

  @Test func `what Xcode notes about sizes and its device never conflicts`() throws {
    let noted = { (width: Int, device: String) in
      self.base.changed {
        $0.head = "    <device id=\"\(device)\" orientation=\"portrait\"/>\n"
        $0.designables = [
          #"<designable name="lbl-00-001"><size key="intrinsicContentSize" width="\#(width)" height="9"/></designable>"#
        ]
      }
    }
    let whole = noted(1, "retina4_7")
    try expect(noted(2, "retina5_9"), noted(3, "retina6_1"), noted(2, "retina5_9"), from: whole)
    try expect(whole, noted(3, "retina6_1"), noted(3, "retina6_1"), from: whole)
    let without = whole.changed { $0.designables = [] }
    try expect(without, noted(3, "retina4_7"), without, from: whole)
    let removed = noted(2, "retina4_7").changed { $0.subviews.removeFirst() }.changed { $0.designables = [] }
    let other = #"<designable name="btn-00-001"/>"#
    try expect(
      removed, whole.changed { $0.designables.append(other) },
      removed.changed { $0.designables = [other] }, from: whole)
    #expect(try noted(3, "retina6_1").document.changes(from: whole.document).list == [])
  }

  @Test func `the newer tools and all resources stay`() throws {
    let image = { (name: String) in #"<image name="\#(name)" width="1" height="1"/>"# }
    let view = { (name: String, id: String) in #"<imageView image="\#(name)" id="\#(id)"/>"# }
    try expect(
      base.changed {
        $0.tools = "21701"
        $0.subviews.insert(view("a", "img-00-001"), at: 0)
        $0.resources = [image("a")]
      },
      base.changed {
        $0.tools = "9532"
        $0.subviews.append(view("b", "img-00-002"))
        $0.resources = [image("b")]
      },
      base.changed {
        $0.tools = "21701"
        $0.subviews = [view("a", "img-00-001")] + $0.subviews + [view("b", "img-00-002")]
        $0.resources = [image("a"), image("b")]
      }, from: base)
  }

  @Test func `a text is one fact, as attribute or element`() throws {
    let long =
      "<label id=\"lbl-00-001\">\n                                    <string key=\"text\">Two\nlines</string>\n                                </label>"
    let ours = base.changed { $0.subviews[0] = long }
    try expect(ours, base, ours)
    try expect(base, ours, ours)
    let merge = try Screen.merge(
      base, ours, base.changed { $0.subviews[0] = #"<label text="Other" id="lbl-00-001"/>"# })
    #expect(merge.conflicts.map(\.subject) == ["text"] && merge.text == ours.text)
  }

  @Test func `a text with attributes is merged part by part`() throws {
    let text = { (content: String, color: String, font: String, more: String) in
      self.base.changed {
        $0.subviews[0] =
          "<label id=\"lbl-00-001\"><attributedString key=\"attributedText\"><fragment content=\"\(content)\"><attributes>"
          + "<color key=\"NSColor\" systemColor=\"\(color)\"/><font key=\"NSFont\" size=\"9\" name=\"\(font)\"/>"
          + "</attributes></fragment>\(more)</attributedString></label>"
      }
    }
    let whole = text("Two", "labelColor", "Arial", "")
    let (color, font) = (text("Two", "linkColor", "Arial", ""), text("Two", "labelColor", "Courier", ""))
    let merge = try Screen.merge(whole, color, font)
    let expected = text("Two", "linkColor", "Courier", "").text
    #expect(merge.conflicts == [] && merge.text.filter { !$0.isWhitespace } == expected.filter { !$0.isWhitespace })
    #expect(try font.document.changes(from: whole.document).list.map(\.subject) == ["attributedText fragment NSFont"])
    // Other parts are another text.
    let split = text("T", "labelColor", "Arial", #"<fragment content="wo"/>"#)
    for (ours, theirs) in [(split, font), (font, split)] {
      let conflict = try Screen.merge(whole, ours, theirs)
      #expect(conflict.conflicts.map(\.subject) == ["attributedText"] && conflict.text == ours.text)
      #expect(conflict.conflicts.allSatisfy { $0.base?.hasPrefix("Two,") == true && $0.ours != $0.theirs })
    }
    #expect(try split.document.changes(from: whole.document).list.count == 1)
    try expect(whole, split, split, from: whole)
  }

  @Test func `line ends and encoding are as in our version`() throws {
    let ours = base.changed { $0.attributes = #" alpha="0.5""# }.text.replacing("\n", with: "\r\n")
    let theirs = base.changed { $0.subviews.append(#"<switch id="the-00-001"/>"#) }
    let merge = try DocumentMerge(
      base: base.document, ours: Document(parsing: Array(ours.utf8)), theirs: theirs.document)
    #expect(merge.text == theirs.changed { $0.attributes = #" alpha="0.5""# }.text.replacing("\n", with: "\r\n"))
  }
}
