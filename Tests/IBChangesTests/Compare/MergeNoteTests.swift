import IBChanges
import IBLayout
import IBModel
import Testing

@Suite struct MergeNoteTests {
  private let base = Screen()

  private func settled(_ base: Screen, _ ours: Screen, _ theirs: Screen) throws -> DocumentMerge {
    let merge = try Screen.merge(base, ours, theirs)
    #expect(merge.conflicts == [])
    return try merge.withSettledFrames(by: LayoutEngine())
  }

  private func label(_ x: Int, _ text: String = "Title") -> String {
    #"""
    <label fixedFrame="YES" text="\#(text)" translatesAutoresizingMaskIntoConstraints="NO" id="lbl-00-001">\#
    <rect key="frame" x="\#(x)" y="10" width="30" height="20"/></label>
    """#
  }

  @Test func `both move a view that only its frame places`() throws {
    let moved = { (x: Int) in self.base.changed { $0.subviews[0] = label(x) } }
    let both = try settled(moved(1), moved(2), moved(3))
    #expect(both.text == moved(2).text && both.notes.count == 1 && both.notes[0].contains("lbl-00-001"))
    // The side that moved it wins where the other one did not.
    let one = try settled(moved(1), base.changed { $0.subviews[0] = label(1, "Headline") }, moved(3))
    let expected = base.changed { $0.subviews[0] = label(3, "Headline") }
    #expect(one.text.filter { !$0.isWhitespace } == expected.text.filter { !$0.isWhitespace } && one.notes == [])
  }

  private func constraint(_ attribute: String, _ constant: Int) -> String {
    #"""
    <constraint firstItem="lbl-00-001" firstAttribute="\#(attribute)" secondItem="roo-t0-001" \#
    secondAttribute="\#(attribute)" constant="\#(constant)" id="con-\#(attribute.count)-0\#(constant)"/>
    """#
  }

  private var constrained: Screen {
    base.changed {
      $0.subviews = [
        #"""
        <label text="Title" translatesAutoresizingMaskIntoConstraints="NO" id="lbl-00-001">\#
        <rect key="frame" x="10" y="10" width="30" height="20"/></label>
        """#
      ]
      $0.constraints = [constraint("leading", 10)]
    }
  }

  @Test func `constraints that contradict each other only together are noted`() throws {
    let ours = constrained.changed { $0.constraints.append(constraint("top", 10)) }
    let merge = try settled(constrained, ours, constrained.changed { $0.constraints.append(constraint("top", 60)) })
    #expect(merge.notes.count == 1)
    #expect(merge.notes.first?.contains("Title.top = View.top + 60") ?? false)
    // A side that has the conflict itself knows about it.
    let both = ours.changed { $0.constraints.append(constraint("top", 60)) }
    #expect(try settled(constrained, both, constrained.changed { $0.attributes = #" alpha="0.5""# }).notes == [])
  }

  @Test func `what goes because its target does is noted, and a change of it is a conflict`() throws {
    let cell = { (top: Int, label: String) in
      self.base.changed {
        $0.subviews = [#"<tableViewCell textLabel="lbl-00-001" id="cel-00-001">\#(label)</tableViewCell>"#]
        $0.connections = [#"<outlet property="title" destination="lbl-00-001" id="out-00-001"/>"#]
        $0.constraints = [constraint("top", top)]
      }
    }
    let (whole, theirs) = (cell(9, base.subviews[0]), cell(9, ""))
    let merge = try Screen.merge(whole, whole.changed { $0.attributes = #" alpha="0.5""# }, theirs)
    #expect(merge.conflicts == [] && merge.notes.count == 3)
    #expect(merge.notes.allSatisfy { $0.contains(" is gone, because theirs removed Title (lbl-00-001)") })
    let changed = cell(9, base.subviews[0]).changed { $0.constraints[0].replace("constant=\"9", with: "constant=\"8") }
    #expect(try Screen.merge(whole, changed, theirs).conflicts.map(\.kind) == [.removal])
  }

  @Test func `no view gets a flag that neither side gave it`() throws {
    let ours = constrained.changed { $0.attributes = #" alpha="0.5""# }
    let theirs = constrained.changed { $0.constraints = [constraint("leading", 20)] }
    #expect(try !settled(constrained, ours, theirs).text.contains("ambiguous"))
  }
}
