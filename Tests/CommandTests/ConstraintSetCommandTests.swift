import Testing

@Suite struct ConstraintSetCommandTests {
  private let scratch = ScratchFolder(examples: "Postcard.storyboard")

  @Test func `sets are listed and checked`() throws {
    let list = try scratch.ibt("templates")
    #expect(list.code == 0 && list.text.contains("landscapeConstraints of Postcard (kV1-vc-Pos), scene Postcard"))
    #expect(list.text.contains("9 constraints installed, 8 uninstalled, 8 shared"))
    let check = try scratch.ibt("templates", "--check")
    #expect(check.code == 0 && check.lines.count == 2 && check.lines.allSatisfy { $0.contains(": ok on the canvas") })
  }

  /// As in the talk: code that removes nine constraints from the root view removes three.
  @Test func `six of nine members are not held by the root view`() throws {
    let outcome = try scratch.ibt("lint", "-q", "--select", "variant_mismatch")
    #expect(outcome.text.contains("View (kR1-vw-Top) does not hold 6 of 9 constraints of `landscapeConstraints`"))
  }

  @Test func `a set is laid out`() throws {
    let outcome = try scratch.ibt(
      "layout", "--template", "landscape", "--device", "iPhone 17", "--orientation", "landscape")
    #expect(outcome.code == 0 && outcome.text.contains("Address (kO1-vw-Ora)  445"))
  }

  @Test func `documents without templates are not passed over in silence`() throws {
    try scratch.write(try Package.example("BrokenConstraints.storyboard"), "Plain/Plain.storyboard")
    let outcome = try scratch.ibt("templates", "Plain")
    #expect(outcome.code == 0 && outcome.output.isEmpty && outcome.complaint.contains("there are no templates"))
  }

  @Test func `a set cannot be captured`() throws {
    let outcome = try scratch.ibt("capture", "--template", "landscape", "--as", "copy")
    #expect(outcome.isPlainFailure && outcome.complaint.contains("`landscape` is not a template view tree"))
  }
}
