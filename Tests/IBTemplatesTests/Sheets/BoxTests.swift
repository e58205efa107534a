import IBModel
import IBTemplates
import Testing

@Suite struct BoxTests {
  private func count(_ box: String) throws -> Int { try layout(box).evaluated().count }

  /// n = 3: the main axis has 3, 3, 4 and 11 constraints, 4 + (s - 1) with s flexible items; the cross axis 1 each.
  @Test(arguments: [
    ("start", "", 3 + 3), ("end", "", 3 + 3), ("fit", "", 4 + 3), ("center", "", 11 + 3),
    ("start", #" flex="1""#, 4 + 2 + 3),
  ]) func `the combination table`(pack: String, flex: String, expected: Int) throws {
    for kind in ["vbox", "hbox"] {
      let items = ["a", "b", "c"].map { #"<view ref="\#($0)"\#(flex)/>"# }.joined()
      #expect(try count(#"<\#(kind) in="Box" align="start" pack="\#(pack)">\#(items)</\#(kind)>"#) == expected)
    }
  }

  @Test func `stretching takes two constraints, or one beside a size`() throws {
    #expect(
      try layout(#"<vbox in="Box" margins="1; 2; 3; 4"><view ref="a"/><view ref="b" width="20" marginTop="7"/></vbox>"#)
        .evaluated() == [
          "b.width = 20", "a.top = Box.top + 1", "a.left = Box.left + 2", "a.right = Box.right - 4",
          "b.top = a.bottom + 10", "b.centerX = Box.centerX",
        ])
  }

  @Test func `alignment across the axis, by item`() throws {
    #expect(
      try layout(#"<hbox in="Box" align="end" spacing="5"><view ref="a"/><view ref="b" align="center"/></hbox>"#)
        .evaluated() == [
          "a.left = Box.left", "a.bottom = Box.bottom", "b.left = a.right + 5", "b.centerY = Box.centerY",
        ])
  }

  @Test func `shares are multiples of the smallest`() throws {
    #expect(
      try layout(
        #"<vbox in="Box" align="start"><view ref="a" flex="2"/><view ref="b" flex="1"/><view ref="c" height="9"/></vbox>"#
      ).evaluated() == [
        "c.height = 9", "a.top = Box.top", "c.bottom = Box.bottom", "a.height = 2 × b.height", "a.left = Box.left",
        "b.top = a.bottom", "b.left = Box.left", "c.top = b.bottom", "c.left = Box.left",
      ])
  }

  @Test func `centered items are between spacers`() throws {
    #expect(
      try layout(#"<vbox in="Box" pack="center" align="center"><view ref="a"/></vbox>"#).evaluated() == [
        "spacer0.top = Box.top", "spacer0.left = Box.left", "spacer0.right = Box.right", "spacer1.bottom = Box.bottom",
        "spacer1.left = Box.left", "spacer1.right = Box.right", "spacer1.height = spacer0.height",
        "a.top = spacer0.bottom", "a.bottom = spacer1.top", "a.centerX = Box.centerX",
      ])
  }

  /// LayoutComposer makes 2 spacers and 7 constraints for nothing.
  @Test func `an empty box is nothing`() throws { #expect(try count(#"<vbox in="Box" pack="center"/>"#) == 0) }

  @Test(arguments: [
    ("", ["a.left = Box.left", "a.right = Box.right", "a.top = Box.top", "a.bottom = Box.bottom"]),
    (#" halign="left" valign="bottom""#, ["a.left = Box.left", "a.bottom = Box.bottom"]),
    (#" halign="center" valign="center""#, ["a.centerX = Box.centerX", "a.centerY = Box.centerY"]),
    (#" halign="right""#, ["a.right = Box.right", "a.top = Box.top", "a.bottom = Box.bottom"]),
    (#" width="5" valign="top""#, ["a.width = 5", "a.centerX = Box.centerX", "a.top = Box.top"]),
  ]) func `relative boxes`(item: String, expected: [String]) throws {
    #expect(try layout(#"<relative in="Box"><view ref="a"\#(item)/></relative>"#).evaluated() == expected)
  }

  /// The 16 combinations of `halign` and `valign`; without one of them the view fills the box along that axis.
  @Test(arguments: ["", "left", "center", "right"], ["", "top", "center", "bottom"])
  func `places in a relative box`(horizontal: String, vertical: String) throws {
    let attributes = [("halign", horizontal), ("valign", vertical)].filter { !$1.isEmpty }.map { #" \#($0)="\#($1)""# }
    let lines = try layout(#"<relative in="Box"><view ref="a"\#(attributes.joined())/></relative>"#).evaluated()
    let expected: [String: [String]] = [
      "left": ["a.left = Box.left"], "right": ["a.right = Box.right"], "top": ["a.top = Box.top"],
      "bottom": ["a.bottom = Box.bottom"],
    ]
    let across = horizontal == "center" ? ["a.centerX = Box.centerX"] : ["a.left = Box.left", "a.right = Box.right"]
    let along = vertical == "center" ? ["a.centerY = Box.centerY"] : ["a.top = Box.top", "a.bottom = Box.bottom"]
    #expect(lines == (expected[horizontal] ?? across) + (expected[vertical] ?? along))
  }

  @Test func `a row mirrors a column`() throws {
    #expect(
      try layout(
        #"<hbox in="Box" margins="1; 2; 3; 4" pack="fit"><view ref="a" height="20"/><view ref="b" marginLeft="7"/></hbox>"#
      ).evaluated() == [
        "a.height = 20", "a.left = Box.left + 2", "b.right = Box.right - 4", "a.centerY = Box.centerY",
        "b.left = a.right + 11", "b.top = Box.top + 1", "b.bottom = Box.bottom - 3",
      ])
    #expect(
      try layout(#"<hbox in="Box" pack="center" align="start"><view ref="a"/></hbox>"#).evaluated() == [
        "spacer0.left = Box.left", "spacer0.top = Box.top", "spacer0.bottom = Box.bottom", "spacer1.right = Box.right",
        "spacer1.top = Box.top", "spacer1.bottom = Box.bottom", "spacer1.width = spacer0.width",
        "a.left = spacer0.right", "a.right = spacer1.left", "a.top = Box.top",
      ])
  }

  @Test func `fitting boxes`() throws {
    #expect(
      try layout(#"<fit in="Box" margins="1"><view ref="a"/><view ref="b" marginLeft="2"/></fit>"#).evaluated() == [
        "a.left = Box.left + 1", "a.right = Box.right - 1", "a.top = Box.top + 1", "a.bottom = Box.bottom - 1",
        "b.left = Box.left + 2", "b.right = Box.right - 1", "b.top = Box.top + 1", "b.bottom = Box.bottom - 1",
      ])
  }

  @Test func `boxes in boxes are laid out first`() throws {
    let lines = try layout(
      #"<vbox in="Box" align="start"><view flex="1"><hbox align="start"><view ref="a" width="5"/></hbox></view><view ref="b"/></vbox>"#
    ).evaluated()
    #expect(
      lines == [
        "a.width = 5", "a.left = container0.left", "a.top = container0.top", "container0.top = Box.top",
        "b.bottom = Box.bottom", "container0.left = Box.left", "b.top = container0.bottom", "b.left = Box.left",
      ])
  }
}
