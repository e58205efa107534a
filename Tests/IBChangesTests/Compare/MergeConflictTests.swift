import IBChanges
import IBModel
import IBXML
import Testing

@Suite struct MergeConflictTests {
  private let base = Screen()

  private func label(_ text: String) -> String { #"<label text="\#(text)" id="lbl-00-001"/>"# }

  @Test func `both change a value`() throws {
    let (ours, theirs) = (
      base.changed { $0.subviews[0] = label("Ours") }, base.changed { $0.subviews[0] = label("Theirs") }
    )
    let merge = try Screen.merge(ours, theirs)
    let conflict = try #require(merge.conflicts.first)
    #expect(merge.conflicts.count == 1)
    #expect(conflict.kind == .value && conflict.object == "lbl-00-001" && conflict.subject == "text")
    #expect([conflict.base, conflict.ours, conflict.theirs] == ["Title", "Ours", "Theirs"])
    #expect(conflict.chosen == .ours)
    #expect(merge.text == ours.text)
    #expect(try Screen.merge(ours, theirs, preferring: .theirs).text == theirs.text)
  }

  @Test func `one removes what the other changes`() throws {
    let removed = base.changed { $0.subviews.removeFirst() }
    let changed = base.changed { $0.subviews[0] = label("Changed") }
    for (ours, theirs) in [(removed, changed), (changed, removed)] {
      for side in MergeSide.allCases {
        let merge = try Screen.merge(ours, theirs, preferring: side)
        #expect(merge.conflicts.map(\.kind) == [.removal] && merge.text == (side == .ours ? ours : theirs).text)
      }
    }
  }

  @Test func `sides that each removed the last scene of the other one disagree`() throws {
    let scene = { (id: String) in
      #"<scene sceneID="\(id)"><objects><viewController id="c-\(id)" sceneMemberID="viewController"/></objects></scene>"#
        .replacing(#"\(id)"#, with: id)
    }
    let document = { (ids: [String]) in
      let scenes = ids.map { scene($0) + "\n" }.joined()
      return try Document(parsing: Array("<document>\n<scenes>\n\(scenes)</scenes>\n</document>\n".utf8))
    }
    let (ours, theirs) = (try document(["one"]), try document(["two"]))
    for side in MergeSide.allCases {
      let merge = try DocumentMerge(
        base: document(["one", "two"]), ours: ours, theirs: theirs, preferring: MergePreference(side))
      #expect(merge.conflicts.map(\.kind) == [.removal, .removal])
      #expect(merge.document.scenes.map(\.id) == (side == .ours ? ours : theirs).scenes.map(\.id))
    }
  }

  @Test func `one removes what the other puts something into, though nothing was in it`() throws {
    let whole = base.changed { $0.subviews.append(#"<view id="vie-00-001"/>"#) }
    let removed = base
    let fills = [
      #"<subviews><switch id="swi-00-001"/></subviews>"#,
      #"<connections><outlet property="x" destination="lbl-00-001" id="out-00-001"/></connections>"#,
      #"<constraints><constraint firstAttribute="width" constant="9" id="con-00-001"/></constraints>"#,
      #"<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="boolean" keyPath="a" value="YES"/></userDefinedRuntimeAttributes>"#,
    ]
    var filled = fills.map { fill in whole.changed { $0.subviews[2] = "<view id=\"vie-00-001\">\(fill)</view>" } }
    filled.append(
      whole.changed {
        $0.subviews = [$0.subviews[0], #"<view id="vie-00-001"><subviews>\#($0.subviews[1])</subviews></view>"#]
      })
    for filled in filled {
      for (ours, theirs) in [(removed, filled), (filled, removed)] {
        for side in MergeSide.allCases {
          let merge = try Screen.merge(whole, ours, theirs, preferring: side)
          #expect(merge.conflicts.map(\.kind) == [.removal])
          let expected = side == .ours ? ours : theirs
          #expect(merge.text.filter { !$0.isWhitespace } == expected.text.filter { !$0.isWhitespace })
        }
      }
    }
  }

  @Test func `a list that lost its last member can get another one`() throws {
    let one = base.changed { $0.subviews.removeLast() }
    let ours = base.changed { $0.subviews = [] }
    let merge = try Screen.merge(one, ours, one.changed { $0.subviews.append(#"<switch id="swi-00-001"/>"#) })
    #expect(merge.conflicts == [] && merge.document.object("swi-00-001") != nil)
  }

  @Test func `a key is a place for one value, whatever its element is called`() throws {
    let label = { (attributes: String, inner: String) in
      self.base.changed { $0.subviews[0] = "<label\(attributes) id=\"lbl-00-001\">\(inner)</label>" }
    }
    let color = { (name: String) in #"<color key="textColor" systemColor="\#(name)"/>"# }
    let none = #"<nil key="textColor"/>"#
    let (red, blue) = (label("", color("systemRedColor")), label("", color("systemBlueColor")))
    let cases = [
      (label("", "<connections/>"), blue, label("", none)), (red, blue, label("", none)),
      (label(#" text="A""#, ""), label(#" text="B""#, ""), label("", #"<nil key="text"/>"#)),
      (
        base, base.changed { $0.subviews.append(blue.subviews[0].replacing("001", with: "002")) },
        base.changed { $0.subviews.append(label("", none).subviews[0].replacing("001", with: "002")) }
      ),
    ]
    for (base, ours, theirs) in cases {
      for side in MergeSide.allCases {
        let merge = try Screen.merge(base, ours, theirs, preferring: side)
        #expect(merge.conflicts.map(\.kind) == [.value])
        let expected = side == .ours ? ours : theirs
        #expect(merge.text.filter { !$0.isWhitespace } == expected.text.filter { !$0.isWhitespace })
      }
    }
    #expect(try Screen.merge(red, red, label("", none)).text == label("", none).text)
  }

  @Test func `each conflict can have another winner`() throws {
    let ours = base.changed { $0.subviews[0] = label("Ours") }.changed { $0.attributes = #" alpha="0.5""# }
    let theirs = base.changed { $0.subviews[0] = label("Theirs") }.changed { $0.attributes = #" alpha="0.25""# }
    let conflicts = try Screen.merge(ours, theirs).conflicts
    let text = try #require(conflicts.first { $0.subject == "text" })
    let preference = MergePreference(.ours, except: [text.identity: .theirs])
    let merge = try DocumentMerge(
      base: base.document, ours: ours.document, theirs: theirs.document, preferring: preference)
    #expect(merge.conflicts.map(\.chosen) == conflicts.map { $0.subject == "text" ? .theirs : .ours })
    #expect(merge.text == ours.changed { $0.subviews[0] = label("Theirs") }.text)
  }

  @Test func `one removes what the other refers to`() throws {
    let removed = base.changed { $0.subviews.removeFirst() }
    let used = base.changed {
      $0.connections = [#"<outlet property="label" destination="lbl-00-001" id="out-00-001"/>"#]
    }
    let merge = try Screen.merge(removed, used)
    #expect(merge.conflicts.map(\.kind) == [.removal] && merge.text == removed.text)
    #expect(try Screen.merge(removed, used, preferring: .theirs).text == used.text)
  }

  @Test func `both set an outlet`() throws {
    let outlet = { (target: String, id: String) in
      base.changed { $0.connections = [#"<outlet property="main" destination="\#(target)" id="\#(id)"/>"#] }
    }
    let (ours, theirs) = (outlet("lbl-00-001", "out-00-001"), outlet("btn-00-001", "out-00-002"))
    let merge = try Screen.merge(ours, theirs)
    #expect(merge.conflicts.map(\.kind) == [.occupant] && merge.text == ours.text)
    #expect(try Screen.merge(ours, theirs, preferring: .theirs).text == theirs.text)
    #expect(try Screen.merge(ours, outlet("lbl-00-001", "out-00-002")).conflicts == [])
  }

  @Test func `both add a segue with one identifier`() throws {
    let segue = { (target: String, kind: String, id: String) in
      self.base.changed {
        $0.connections = [#"<segue destination="\#(target)" kind="\#(kind)" identifier="next" id="\#(id)"/>"#]
      }
    }
    let ours = segue("lbl-00-001", "show", "seg-00-001")
    let merge = try Screen.merge(ours, segue("btn-00-001", "show", "seg-00-002"))
    #expect(merge.conflicts.map(\.kind) == [.occupant] && merge.conflicts.map(\.subject) == ["segue next"])
    #expect(merge.text == ours.text)
    let kind = try Screen.merge(ours, segue("lbl-00-001", "presentation", "seg-00-002"))
    #expect(kind.conflicts.map(\.subject) == ["kind"] && kind.text == ours.text)
    #expect(try Screen.merge(ours, segue("lbl-00-001", "show", "seg-00-002")).conflicts == [])
  }

  @Test func `an outlet with another id is the same one`() throws {
    let outlet = { (property: String, target: String, id: String) in
      self.base.changed {
        $0.connections = [#"<outlet property="\#(property)" destination="\#(target)" id="\#(id)"/>"#]
      }
    }
    let whole = outlet("main", "lbl-00-001", "out-00-001")
    let repointed = outlet("main", "btn-00-001", "out-00-002")
    for other in [base, outlet("other", "lbl-00-001", "out-00-009")] {
      for (ours, theirs) in [(other, repointed), (repointed, other)] {
        let merge = try Screen.merge(whole, ours, theirs)
        #expect(merge.conflicts.map(\.kind) == [.removal])
        let controller = try #require(merge.document.object("ctl-00-001"))
        #expect(controller.outlets("main").map(\.destination) == (ours.text == other.text ? [] : ["btn-00-001"]))
        #expect(controller.outlets("other").count == other.connections.count { $0.contains("other") })
      }
    }
    let moved = outlet("main", "roo-t0-001", "out-00-003")
    let merge = try Screen.merge(whole, moved, repointed)
    #expect(merge.conflicts.map(\.subject) == ["destination"] && merge.text == moved.text)
    let edited = whole.changed { $0.subviews[0] = label("Edited") }
    #expect(
      try Screen.merge(whole, edited, repointed).text == repointed.changed { $0.subviews[0] = label("Edited") }.text)
    #expect(
      try Screen.merge(whole, repointed, edited).text == repointed.changed { $0.subviews[0] = label("Edited") }.text)
  }

  @Test func `both order the views`() throws {
    let all = base.changed { $0.subviews = ["a", "b", "c"].map { #"<view id="vie-00-00\#($0)"/>"# } }
    let ours = all.changed { $0.subviews.swapAt(0, 1) }
    let theirs = all.changed { $0.subviews.swapAt(1, 2) }
    #expect(try Screen.merge(all, ours, theirs).conflicts.map(\.kind) == [.order])
    #expect(try Screen.merge(all, ours, all).text == ours.text)
    #expect(try Screen.merge(all, all, theirs).text == theirs.text)
  }

  @Test func `both put a view into the other's`() throws {
    let view = { (id: String, inner: String) in "<view id=\"\(id)\"><subviews>\(inner)</subviews></view>" }
    let all = base.changed { $0.subviews = [view("vie-00-00a", ""), view("vie-00-00b", "")] }
    let ours = all.changed { $0.subviews = [view("vie-00-00a", view("vie-00-00b", ""))] }
    let merge = try Screen.merge(all, ours, all.changed { $0.subviews = [view("vie-00-00b", view("vie-00-00a", ""))] })
    #expect(merge.conflicts.first?.kind == .place && merge.document.object("vie-00-00b")?.owner?.id == "vie-00-00a")
  }

  @Test(arguments: MergeSide.allCases) func `contents of a replaced view stay`(side: MergeSide) throws {
    let view = #"<view key="contentView" id="vie-00-001"><subviews>\#(label("Title"))</subviews></view>"#
    let scroll = view.replacing("view ", with: "scrollView ").replacing("vie-", with: "scr-")
    let box = { (inner: String) in base.changed { $0.subviews = ["<box id=\"box-00-001\">\(inner)</box>"] } }
    let ours = box(view.replacing("</subviews>", with: #"<switch id="swi-00-001"/></subviews>"#))
    let theirs = box(scroll.replacing("</view>", with: "</scrollView>"))
    let merge = try Screen.merge(box(view), ours, theirs, preferring: side)
    #expect(merge.conflicts.first?.kind == .removal)
    #expect(merge.document.object("lbl-00-001")?.owner?.id == (side == .ours ? "vie-00-001" : "scr-00-001"))
  }

  @Test func `an id that a side gave to two objects is an error, not a guess`() throws {
    let theirs = base.changed { $0.subviews.insert(#"<switch id="btn-00-001"/>"#, at: 0) }
    let ours = base.changed {
      $0.subviews[1] = #"<view id="vie-00-001"><subviews><button title="Go" id="btn-00-001"/></subviews></view>"#
    }
    #expect(throws: ExplainedError.ambiguous("btn-00-001")) { try Screen.merge(ours, theirs) }
  }

  @Test func `constraints are equations, and texts one line`() throws {
    let constraint = { (constant: String) in
      self.base.changed {
        $0.constraints = [
          #"<constraint firstItem="lbl-00-001" firstAttribute="top" secondItem="roo-t0-001" secondAttribute="top"\#(constant) id="con-00-001"/>"#
        ]
      }
    }
    let removal = try #require(try Screen.merge(constraint(#" constant="16""#), base, constraint("")).conflicts.first)
    #expect(
      removal.path == "Home › View › Title.top = View.top + 16" || removal.path == "Home › View › Title.top = View.top")
    #expect(removal.theirs == "Title.top = View.top + 16 → Title.top = View.top")
    let text = base.changed {
      $0.subviews[0] = "<label id=\"lbl-00-001\"><string key=\"text\">Two\nlines</string></label>"
    }
    #expect(
      try Screen.merge(base.changed { $0.subviews[0] = label("One") }, text).conflicts.first?.theirs == "Two⏎lines")
  }

  @Test func `the value of a runtime attribute has the key path`() throws {
    let radius = { (value: Int) in
      self.base.changed {
        $0.subviews[0] =
          #"<label text="Title" id="lbl-00-001"><userDefinedRuntimeAttributes>"#
          + "<userDefinedRuntimeAttribute type=\"number\" keyPath=\"radius\"><integer key=\"value\" value=\"\(value)\"/>"
          + "</userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></label>"
      }
    }
    #expect(try Screen.merge(radius(1), radius(2)).conflicts.map(\.subject) == ["radius value"])
  }

  @Test func `an order names what is elsewhere, and a list without members is no value`() throws {
    let all = base.changed { $0.subviews = (1...9).map { #"<view userLabel="v\#($0)" id="vie-00-00\#($0)"/>"# } }
    let (ours, theirs) = (all.changed { $0.subviews.swapAt(3, 4) }, all.changed { $0.subviews.swapAt(4, 5) })
    let order = try #require(try Screen.merge(all, ours, theirs).conflicts.first)
    #expect(order.base == "v4 (vie-00-004), v5 (vie-00-005), v6 (vie-00-006)")
    let one = base.changed { $0.subviews = [label("Title")] }
    let blank = base.changed {
      $0.subviews = []
      $0.views = "<subviews>\n      </subviews>"
    }
    let merge = try Screen.merge(one, blank, base.changed { $0.subviews = [label("Changed")] })
    #expect(merge.conflicts.map(\.kind) == [.removal] && merge.text == blank.text)
  }

  @Test func `both change what a view is`() throws {
    let ours = base.changed { $0.subviews[1] = #"<slider id="btn-00-001"/>"# }
    let theirs = base.changed { $0.subviews[1] = #"<switch id="btn-00-001"/>"# }
    #expect(try Screen.merge(ours, theirs).conflicts.contains { $0.kind == .kind })
    #expect(try Screen.merge(ours, base).text == ours.text)
    #expect(try Screen.merge(base, ours).text == ours.text)
  }
}
