import Testing

@Suite struct LayoutsCommandTests {
  private let scratch = ScratchFolder(examples: "Greeting.storyboard", "Greeting.layouts.xml")

  private func write(_ layout: String) throws {
    try scratch.write(
      #"<layouts><layout name="wide" scene="Greeting">\#(layout)</layout></layouts>"#, "Greeting.layouts.xml")
  }

  @Test func `layouts are listed and applied`() throws {
    let list = try scratch.ibt("templates")
    #expect(list.code == 0 && list.text.contains("Greeting.layouts.xml:4:3: portrait in formats for Greeting"))
    let applied = try scratch.ibt("apply", "--template", "portrait in boxes", "--in-place")
    #expect(applied.code == 0 && applied.complaint.contains("layout ok"), "\(applied.complaint)")
    #expect(try scratch.ibt("apply", "--template", "portrait in boxes", "--check").code == 0)
  }

  @Test func `states and traits decide`() throws {
    let plain = try scratch.ibt("apply", "--template", "landscape", "--orientation", "landscape", "--plan")
    #expect(plain.code == 0 && !plain.text.contains(".alpha") && !plain.text.contains("Skipped"))
    let large = try scratch.ibt("apply", "--template", "landscape", "--state", "isLarge=yes", "--plan")
    #expect(large.text.contains(".alpha = 0.5") && large.text.contains("  Note: the condition `landscape` of "))
  }

  @Test func `a layout is taken back`() throws {
    try scratch.write(
      #"<layouts replaces="nothing"><layout name="wide"><keep view="Lines" width="min 50 @low"/></layout></layouts>"#,
      "Greeting.layouts.xml")
    let original = try scratch.bytes("Greeting.storyboard")
    #expect(try scratch.ibt("apply", "--template", "wide", "--in-place").code == 0)
    #expect(try scratch.bytes("Greeting.storyboard") != original)
    #expect(try scratch.ibt("apply", "--template", "wide", "--remove", "--in-place").code == 0)
    #expect(try scratch.bytes("Greeting.storyboard") == original)
  }

  /// By default a layout replaces all constraints among its participants.
  @Test(arguments: [["--plan"], []]) func `what cannot be taken back is said before`(_ options: [String]) throws {
    try write(#"<keep view="Lines" width="min 50 @low"/>"#)
    let applied = try scratch.ibt(["apply", "--template", "wide"] + options)
    let said = options.isEmpty ? applied.complaint : applied.text
    #expect(said.contains("1 constraint of the screen is removed, and `--remove` does not bring it back"), "\(said)")
    #expect(said.contains("`ibt capture`"))
    let removal = ["apply", "--template", "wide", "--remove", "--check"]
    #expect(try scratch.ibt(removal).isPlainFailure && scratch.ibt(removal + ["--force"]).code == 0)
  }

  /// The live constraint of the slot is edited, so that removing the layout leaves the slot empty.
  @Test func `a layout that sets slots is taken back alone`() throws {
    try scratch.write(
      #"<layouts replaces="slots"><layout name="wide"><keep view="Lines" height="60" width="min 50"/></layout></layouts>"#,
      "Greeting.layouts.xml")
    let original = try scratch.text("Greeting.storyboard")
    #expect(try scratch.ibt("templates").text.contains("1 constraint added, 1 edited"))
    #expect(try scratch.ibt("apply", "--template", "wide", "--in-place").code == 0)
    #expect(try scratch.ibt("apply", "--template", "wide", "--remove", "--force", "--in-place").code == 0)
    let result = try scratch.text("Greeting.storyboard")
    let height = #"<constraint firstAttribute="height" constant="128" id="qt4-Lh-128"/>"#
    #expect(original.contains(height) && !result.contains("qt4-Lh-128"))
  }

  @Test func `what a document without constraints gets is counted`() throws {
    let view = #"<view id="one" userLabel="one"><rect key="frame" x="0" y="0" width="1" height="1"/></view>"#
    try scratch.write(
      """
      <document><objects><view id="top"><rect key="frame" x="0" y="0" width="100" height="100"/>
      <subviews>\(view)</subviews></view></objects>
      <layouts><layout name="full"><keep view="one" insets="0"/></layout></layouts></document>
      """, "Plain/plain.xml")
    #expect(try scratch.ibt("templates", "Plain/plain.xml").text.contains("4 constraints added"))
  }

  @Test func `template views are not taken back`() throws {
    try scratch.write(try Package.example("scene.xml"), "scene.xml")
    let outcome = try scratch.ibt("apply", "--template", "landscape", "--remove", "scene.xml")
    #expect(outcome.isPlainFailure && outcome.complaint.contains("is not a layout of a sheet"))
  }

  @Test func `a sheet of another name`() throws {
    try scratch.write(try scratch.bytes("Greeting.layouts.xml"), "Other.xml")
    try scratch.write("<layouts/>", "Greeting.layouts.xml")
    #expect(try scratch.ibt("templates").complaint.contains("there are no templates"))
    let outcome = try scratch.ibt(
      "apply", "--template", "portrait in boxes", "--layouts", "Other.xml", "Greeting.storyboard", "--plan")
    #expect(outcome.code == 0 && outcome.text.contains("constraints added"))
    #expect(try scratch.ibt("templates", "--layouts", "None.xml").isPlainFailure)
  }

  @Test func `a sheet with a mistake is not applied`() throws {
    try write(#"<keep view="Foto" width="1"/>"#)
    let original = try scratch.bytes("Greeting.storyboard")
    let outcome = try scratch.ibt("apply", "--template", "wide", "--in-place")
    #expect(outcome.isPlainFailure && outcome.complaint.contains("Greeting.layouts.xml:1:"), "\(outcome.complaint)")
    #expect(outcome.complaint.contains("`Foto` is not the name of a view here; did you mean `Photo`?"))
    #expect(try scratch.bytes("Greeting.storyboard") == original)
    let lint = try scratch.ibt("lint", "-q", "Greeting.storyboard")
    #expect(lint.code == 1 && lint.text.contains("[layout_sheet_mistake]"))
    let check = try scratch.ibt("layouts", "check")
    #expect(check.code == 1 && check.text.hasPrefix("Greeting.layouts.xml:1:"))
  }

  /// The layout is in the sheet, so that "there is no such template" would not help.
  @Test func `a layout whose scene is not found says so`() throws {
    try scratch.write(
      #"<layouts><layout name="wide" scene="Gret"><keep view="Photo" width="1"/></layout></layouts>"#,
      "Greeting.layouts.xml")
    let outcome = try scratch.ibt("apply", "--template", "wide", "Greeting.storyboard")
    #expect(
      outcome.isPlainFailure && outcome.complaint.contains("`Gret` is not the name of a scene"), "\(outcome.complaint)")
    #expect(try scratch.ibt("templates").complaint.contains("there are no templates") == false)
  }

  @Test func `a sheet that is not well-formed`() throws {
    try scratch.write("<layouts><layout></layouts>", "Greeting.layouts.xml")
    for arguments in [["templates"], ["layouts", "check"], ["apply", "--template", "x"]] {
      let outcome = try scratch.ibt(arguments)
      #expect(outcome.isPlainFailure && outcome.complaint.contains("Greeting.layouts.xml:1:"), "\(outcome.complaint)")
    }
    #expect(try scratch.ibt("lint", "-q", "Greeting.storyboard").text.contains("[layout_sheet_mistake]"))
  }

  @Test func `a sheet in a folder without a document beside it is a mistake`() throws {
    try scratch.write(#"<layouts><layout name="wide"/></layouts>"#, "Parts/Alone.layouts.xml")
    let check = try scratch.ibt("layouts", "check")
    #expect(check.code == 1)
    #expect(
      check.lines == [
        "Parts/Alone.layouts.xml:1:1: error: no document is beside the sheet: `Alone.storyboard`, `Alone.xib` or `Alone.xml` is expected"
      ])
  }

  @Test func `lint names the command for sheets`() throws {
    let lint = try scratch.ibt("lint", "-q", "Greeting.layouts.xml")
    #expect(lint.text.contains("`ibt layouts check` checks layout sheets, with their documents"), "\(lint.text)")
  }

  @Test func `a warning is not a mistake`() throws {
    try scratch.write(
      #"<layouts><layout name="wide" metrics="Lines=20"><vfl>[Photo(Lines)]</vfl></layout></layouts>"#,
      "Greeting.layouts.xml")
    let outcome = try scratch.ibt("layouts", "check", "Greeting.storyboard")
    #expect(outcome.code == 0)
    #expect(
      outcome.lines == [
        "Greeting.layouts.xml:1:61: warning: `Lines` is the name of a metric and of a view; as a size, it is the metric"
      ])
    #expect(try scratch.ibt("apply", "--template", "wide", "--plan").code == 0)
  }

  @Test func `sheets are formatted`() throws {
    #expect(try scratch.ibt("layouts", "format", "--check", "Greeting.layouts.xml").code == 0)
    try write(#"<keep width="1"   view="Photo"/>"#)
    #expect(try scratch.ibt("layouts", "format", "--check", "Greeting.layouts.xml").code == 1)
    #expect(try scratch.ibt("layouts", "format", "--in-place", "Greeting.layouts.xml").code == 0)
    #expect(try scratch.text("Greeting.layouts.xml").contains("    <keep view=\"Photo\" width=\"1\"/>\n"))
  }
}
