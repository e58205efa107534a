import TestSupport
import Testing

private let screen = """
  <subviews> <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="pan" userLabel="Pane">
  <rect key="frame" x="0.0" y="0.0" width="393" height="100"/>
  <subviews> <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="red" userLabel="Red">
  <rect key="frame" x="0.0" y="0.0" width="50" height="100"/>
  <constraints><constraint firstAttribute="width" constant="50" id="rwi"/></constraints> </view>
  <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="blu" userLabel="Blue">
  <rect key="frame" x="60" y="0.0" width="50" height="100"/>
  <constraints><constraint firstAttribute="width" constant="50" id="bwi"/></constraints> </view> </subviews>
  <constraints>
  <constraint firstItem="red" firstAttribute="leading" secondItem="pan" secondAttribute="leading" id="p01"/>
  <constraint firstItem="red" firstAttribute="top" secondItem="pan" secondAttribute="top" id="p02"/>
  <constraint firstItem="blu" firstAttribute="top" secondItem="pan" secondAttribute="top" id="p03"/>
  <constraint firstAttribute="bottom" secondItem="red" secondAttribute="bottom" id="p04"/>
  <constraint firstAttribute="bottom" secondItem="blu" secondAttribute="bottom" id="p05"/>
  <constraint firstAttribute="height" constant="100" id="p06"/> </constraints> </view> </subviews> <constraints>
  <constraint firstItem="pan" firstAttribute="leading" secondItem="vie-wv-iew" secondAttribute="leading" id="v01"/>
  <constraint firstItem="pan" firstAttribute="top" secondItem="vie-wv-iew" secondAttribute="top" id="v02"/>
  <constraint firstAttribute="trailing" secondItem="pan" secondAttribute="trailing" id="v03"/> </constraints>
  """

/// A template that sets the distance of the boxes. Blue is in Red, which therefore holds the constraint; its copy is
/// held by the pane, where no later template finds it.
private func template(_ id: String, distance: Int, more: String = "") -> String {
  """
  <view contentMode="scaleToFill" id="\(id)" userLabel="\(id)" customClass="LDOLayoutTemplate">
  <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
  <subviews> <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-red">
  <rect key="frame" x="0.0" y="0.0" width="50" height="100"/>
  <subviews> <view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-blu">
  <rect key="frame" x="60" y="0.0" width="50" height="100"/>
  <constraints><constraint firstAttribute="width" constant="50" id="\(id)-bwi"/>\(more)</constraints>
  <connections><outlet property="targetView" destination="blu" id="\(id)-blu-out"/></connections> </view> </subviews>
  <constraints> <constraint firstAttribute="width" constant="50" id="\(id)-rwi"/>
  <constraint firstItem="\(id)-blu" firstAttribute="leading" secondItem="\(id)-red" secondAttribute="trailing" \
  constant="\(distance)" id="\(id)-dis"/> </constraints>
  <connections><outlet property="targetView" destination="red" id="\(id)-red-out"/></connections> </view> </subviews>
  </view>
  """
}

@Suite struct TemplateCheckTests {
  private func scratch(_ templates: String) -> ScratchFolder {
    ScratchFolder(["a.storyboard": Storyboard.text(view: screen, besideController: templates)])
  }

  @Test func theExampleIsFine() throws {
    let scratch = ScratchFolder(examples: "scene.xml")
    let outcome = try scratch.ibt("templates", "--check", "scene.xml")
    #expect(outcome.code == 0 && outcome.complaint.isEmpty)
    #expect(outcome.text == "scene.xml:48:17: landscape (lan-vw-all): ok on the canvas and 6 screens\n")
  }

  @Test func devicesAreChosenByName() throws {
    let scratch = scratch(template("near", distance: 10))
    let outcome = try scratch.ibt("templates", "--check", "--devices", "iPhone SE 1, iPad Pro 11", "a.storyboard")
    #expect(outcome.code == 0 && outcome.text.hasSuffix(": near (near): ok on the canvas and 4 screens\n"))
    let unknown = try scratch.ibt("templates", "--check", "--devices", "iPhone SF", "a.storyboard")
    #expect(unknown.isPlainFailure && unknown.complaint.contains("there is no device `iPhone SF`"))
  }

  @Test func constraintsOfATemplateThatConflictAreToldOnceForAllPlaces() throws {
    let second = #"<constraint firstAttribute="width" constant="70" id="odd"/>"#
    let scratch = scratch(template("portrait", distance: 10, more: second))
    let outcome = try scratch.ibt("templates", "--check", "--devices", "iPhone 17", "a.storyboard")
    #expect(outcome.code == 1)
    let lines = outcome.lines
    #expect(
      lines.first?.hasSuffix(": portrait (portrait): problems in 2 configurations, checked on the canvas and 1 screen")
        == true)
    // The same list is printed once.
    #expect(lines.filter { $0.hasPrefix("  on ") } == ["  on all 2:"])
    #expect(lines.count { $0 == "    conflict: these 2 cannot be satisfied at the same time" } == 1)
  }

  /// Lines of a document that is not written do not exist.
  @Test func placesAreThoseOfTheSheetAndOfTheDocumentBefore() throws {
    let scratch = ScratchFolder(["a.storyboard": Storyboard.text(view: screen)])
    try scratch.write(
      """
      <layouts> <layout name="wide" replaces="nothing"> <keep view="Red" width="200"/> </layout> </layouts>
      """, "a.layouts.xml")
    let outcome = try scratch.ibt("templates", "--check", "--devices", "iPhone 17", "a.storyboard")
    #expect(outcome.text.contains("a.layouts.xml:1:75: Red.width = 200 ("), "\(outcome.text)")
    let line = try #require(
      scratch.text("a.storyboard").split(separator: "\n", omittingEmptySubsequences: false)
        .firstIndex { $0.contains(#"id="rwi""#) })
    #expect(outcome.text.contains("a.storyboard:\(line + 1):"), "\(outcome.text)")
    let layout = try scratch.ibt("layout", "--template", "wide", "a.storyboard")
    #expect(layout.text.contains("a.layouts.xml:1:75: Red.width = 200 (") && layout.text.contains(":\(line + 1):"))
  }

  /// A template may be wrong on its own, or after another one.
  @Test(arguments: [([10], 50, nil), ([10, 90], 50, true), ([10], 70, false)])
  func problemsAreThoseOfLint(_ distances: [Int], _ width: Int, _ isAfterAnother: Bool?) throws {
    let templates = distances.map { distance in
      let more = #"<constraint firstAttribute="width" constant="\#(width)" id="w\#(distance)"/>"#
      return template("t\(distance)", distance: distance, more: more)
    }
    let scratch = scratch(templates.joined(separator: "\n"))
    let checked = try scratch.ibt("templates", "--check", "a.storyboard").text
    #expect(checked.contains("    conflict: ") == (isAfterAnother != nil), "\(checked)")
    #expect(checked.contains("  on all 13 after t90 (t90):\n") == (isAfterAnother == true), "\(checked)")
    let lint = try scratch.ibt("lint", "--isolated", "--select", "template_layout_fault", "a.storyboard").text
    let conflicts = lint.matches(
      of: /\[template_unsolvable\] with the layout \S+ \(\w+\)( after)?.*, constraints conflict/)
    #expect(Set(conflicts.map { $0.1 != nil }) == Set([isAfterAnother].compactMap(\.self)), "\(lint)")
  }

  /// The text and the button are both at the top with the template, and the button is 60 points below without it. A text
  /// in place of the button may be empty until code sets it.
  @Test(arguments: [("button", true), ("label", false)])
  func aTextThatAControlCoversIsFound(_ kind: String, _ isFound: Bool) throws {
    let button = """
      <button buttonType="system" translatesAutoresizingMaskIntoConstraints="NO" id="two" userLabel="two">
      <rect key="frame" x="0.0" y="60" width="393" height="40"/><state key="normal" title="two"/> </button>
      """
    let label = { (id: String, y: Int) in
      """
      <label text="\(id) text" textAlignment="natural" translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" userLabel="\(id)">
      <rect key="frame" x="0.0" y="\(y)" width="393" height="40"/> </label>
      """
    }
    let place = { (item: String, root: String, y: Int, prefix: String) in
      """
      <constraint firstItem="\(item)" firstAttribute="leading" secondItem="\(root)" secondAttribute="leading" id="\(prefix)1"/>
      <constraint firstAttribute="trailing" secondItem="\(item)" secondAttribute="trailing" id="\(prefix)2"/>
      <constraint firstItem="\(item)" firstAttribute="top" secondItem="\(root)" secondAttribute="top" constant="\(y)" id="\(prefix)3"/>
      <constraint firstItem="\(item)" firstAttribute="height" constant="40" id="\(prefix)4"/>
      """
    }
    let live = """
      <subviews>\(label("one", 0))\(kind == "button" ? button : label("two", 60))</subviews>
      <constraints>\(place("one", "vie-wv-iew", 0, "a"))\(place("two", "vie-wv-iew", 60, "b"))</constraints>
      """
    let template = """
      <view contentMode="scaleToFill" id="tp" userLabel="tight" customClass="LDOLayoutTemplate">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <subviews><view contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="t2">
      <rect key="frame" x="0.0" y="5" width="393" height="40"/>
      <connections><outlet property="targetView" destination="two" id="t2o"/></connections></view></subviews>
      <constraints>\(place("t2", "tp", 5, "c"))</constraints>
      <connections><outlet property="targetView" destination="vie-wv-iew" id="tpo"/></connections> </view>
      """
    let scratch = ScratchFolder(["a.storyboard": Storyboard.text(view: live, besideController: template)])
    let outcome = try scratch.ibt("templates", "--check", "--devices", "iPhone 17", "a.storyboard")
    #expect(outcome.code == (isFound ? 1 : 0))
    #expect(outcome.lines.contains("    one (one) is covered by two (two)") == isFound, "\(outcome.text)")
    let lint = try scratch.ibt("lint", "--isolated", "--select", "template_overlap", "a.storyboard")
    #expect(lint.text.contains("two (two) covers one (one) on the canvas") == isFound, "\(lint.text)")
  }

  @Test func aConflictWithoutTheTemplateIsNoFaultOfIt() throws {
    let scratch = scratch(template("good", distance: 10))
    let other = #"id="p06"/> <constraint firstAttribute="height" constant="150" id="p07"/>"#
    let text = try scratch.text("a.storyboard").replacing(#"id="p06"/>"#, with: other)
    try scratch.write(text, "a.storyboard")
    let known = "also without the template: 1 conflict, of Pane.height = 100 (p06), Pane.height = 150 (p07)"
    let checked = try scratch.ibt("templates", "--check", "--devices", "iPhone 17", "a.storyboard")
    #expect(checked.code == 0 && checked.text.contains(": ok on the canvas and 2 screens\n  on all 3:\n    \(known)"))
    let applied = try scratch.ibt("apply", "--template", "good", "--devices", "iPhone 17", "a.storyboard")
    #expect(applied.complaint.contains(", layout ok\n") && applied.complaint.contains("note: on all 3: \(known)\n"))
    #expect(try scratch.ibt("lint", "--isolated", "--select", "template_layout_fault", "a.storyboard").code == 0)
  }

  @Test func applyingSaysWhetherTheScreenCanBeLaidOut() throws {
    let second = #"<constraint firstAttribute="width" constant="70" id="odd"/>"#
    let scratch = scratch(template("good", distance: 10) + "\n" + template("bad", distance: 10, more: second))
    let good = try scratch.ibt("apply", "--template", "good", "a.storyboard")
    // The layout is fine, but no later template finds the copy.
    #expect(
      good.code == 1 && good.complaint.contains(", layout ok\na.storyboard:") && good.complaint.contains(": note: "),
      "\(good.complaint)")
    let bad = try scratch.ibt("apply", "--template", "bad", "--devices", "iPhone 17", "a.storyboard")
    #expect(bad.code == 1 && bad.text.hasSuffix("</document>\n"))
    #expect(bad.complaint.contains(", layout problems in 3 of 3 configurations\n"))
    #expect(bad.complaint.contains("a.storyboard: note: on all 3: 1 conflict, of "))
  }
}
