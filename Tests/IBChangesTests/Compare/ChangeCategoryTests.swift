import IBChanges
import IBModel
import Testing

@Suite struct ChangeCategoryTests {
  private let base = Screen()

  private func categories(_ edit: (inout Screen) -> Void, from older: Screen? = nil) throws -> [ChangeCategory] {
    let older = older ?? base
    return try older.changed(edit).document.changes(from: older.document).list.map(\.category)
  }

  private func label(_ attributes: String = "", _ content: String = "") -> String {
    #"<label text="Title"\#(attributes) id="lbl-00-001">\#(content)</label>"#
  }

  @Test func `objects come, go and move: structure`() throws {
    #expect(try categories { $0.subviews.append(#"<slider id="new-00-001"/>"#) } == [.structure])
    #expect(try categories { $0.subviews.removeLast() } == [.structure])
    #expect(try categories { $0.subviews.swapAt(0, 1) } == [.structure])
    let switched = try categories(
      { $0.subviews[1] = #"<switch id="btn-00-001"/>"# },
      from: base.changed { $0.subviews[1] = #"<slider id="btn-00-001"/>"# })
    #expect(switched == [.structure])
  }

  @Test func `constraints, priorities and masks: layout`() throws {
    let constraint = { (constant: Int) in
      #"<constraint firstItem="lbl-00-001" firstAttribute="width" constant="\#(constant)" id="con-00-001"/>"#
    }
    let constrained = base.changed { $0.constraints = [constraint(8)] }
    #expect(try categories { $0.constraints = [constraint(8)] } == [.layout])
    #expect(try categories({ $0.constraints = [] }, from: constrained) == [.layout])
    #expect(try categories({ $0.constraints = [constraint(9)] }, from: constrained) == [.layout])
    #expect(
      try categories(
        {
          $0.views =
            #"<variation key="widthClass=compact"><mask key="constraints"><exclude reference="con-00-001"/></mask></variation>"#
        }, from: constrained) == [.layout])
    #expect(try categories { $0.subviews[0] = label(#" horizontalHuggingPriority="251""#) } == [.layout])
    #expect(
      try categories { $0.subviews[0] = label("", #"<autoresizingMask key="autoresizingMask" widthSizable="YES"/>"#) }
        == [.layout])
  }

  @Test func `what people read, and what they see`() throws {
    #expect(try categories { $0.subviews[0] = #"<label text="Headline" id="lbl-00-001"/>"# } == [.text])
    #expect(
      try categories { $0.subviews[0] = #"<label id="lbl-00-001"><string key="text">A\#nB</string></label>"# }
        == [.text])
    #expect(try categories { $0.subviews[0] = label(#" textAlignment="center""#) } == [.appearance])
    #expect(
      try categories {
        $0.subviews[0] = label("", #"<color key="textColor" systemColor="linkColor"/>"#)
      } == [.appearance])
    #expect(try categories { $0.attributes = #" alpha="0.5""# } == [.appearance])
  }

  @Test func `outlets: connections; classes and runtime attributes: settings`() throws {
    #expect(
      try categories { $0.connections = [#"<outlet property="main" destination="btn-00-001" id="out-00-001"/>"#] }
        == [.connections])
    #expect(try categories { $0.attributes = #" customClass="Card""# } == [.settings])
    #expect(try categories { $0.attributes = #" tag="7""# } == [.settings])
    let runtime = { (value: String) in
      self.label(
        "",
        #"<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="string" keyPath="text" value="\#(value)"/></userDefinedRuntimeAttributes>"#
      )
    }
    #expect(
      try categories({ $0.subviews[0] = runtime("b") }, from: base.changed { $0.subviews[0] = runtime("a") })
        == [.settings])
  }

  @Test func `changes of some categories, also of those without meaning`() throws {
    let changes = try base.changed {
      $0.subviews[0] = #"<label text="Headline" alpha="0.5" id="lbl-00-001"/>"#
      $0.frame = $0.frame.replacing("100", with: "120")
    }.document.changes(from: base.document)
    #expect(changes.list.count == 2 && changes.noise.count == 1)
    #expect(changes.only([.text]).list.map(\.subject) == ["text"])
    #expect(changes.only([.layout]).list.isEmpty && changes.only([.layout]).noise.count == 1)
    #expect(changes.only(Set(ChangeCategory.allCases)).list == changes.list)
  }
}
