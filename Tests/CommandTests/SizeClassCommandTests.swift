import Testing

@Suite struct SizeClassCommandTests {
  private let scratch = ScratchFolder(examples: "SizeClasses.storyboard")

  @Test func `size classes are listed and checked`() throws {
    let list = try scratch.ibt("templates")
    #expect(list.code == 0 && list.text.contains("h:compact of Page (aR1-vw-Top), scene Album"))
    #expect(list.text.contains("4 constraints installed, 4 uninstalled, 4 shared, 2 values"))
    let check = try scratch.ibt("templates", "--check")
    #expect(check.code == 0 && check.text.contains(": ok on the canvas"))
  }

  @Test(arguments: ["h:compact", "hC", "heightClass=compact"])
  func `size classes are applied once`(name: String) throws {
    #expect(try scratch.ibt("apply", "--template", name, "--in-place").code == 0)
    let applied = try scratch.bytes("SizeClasses.storyboard")
    let again = try scratch.ibt("apply", "--template", name, "--in-place")
    #expect(again.code == 0 && again.complaint.contains("already applied, nothing changes"))
    #expect(try scratch.bytes("SizeClasses.storyboard") == applied)
  }

  /// Half of 375 points, less the margin and half of the gap; 12 points below the status bar.
  @Test func `the layout for size classes is shown on the canvas`() throws {
    let outcome = try scratch.ibt("layout", "--template", "h:compact")
    #expect(outcome.code == 0 && outcome.text.contains("canvas, iPhone 6 in portrait, h:compact, 375×667"))
    #expect(outcome.text.firstMatch(of: /Cover \(aC1-vw-Cov\) +20 +32 +159.5/) != nil, "\(outcome.text)")
  }
}
