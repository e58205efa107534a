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

  /// Half of 375 points, less the margin and half of the gap; 12 points below the status bar.
  @Test func `the layout for size classes is shown on the canvas`() throws {
    let outcome = try scratch.ibt("layout", "--template", "h:compact")
    #expect(outcome.code == 0 && outcome.text.contains("canvas, iPhone 6 in portrait, h:compact, 375×667"))
    #expect(outcome.text.firstMatch(of: /Cover \(aC1-vw-Cov\) +20 +32 +159.5/) != nil, "\(outcome.text)")
  }
}
