import TestSupport
import Testing

@Suite struct TemplateProblemTests {
  private let scratch = ScratchFolder()

  /// Our example with constants that are not numbers, in line 73 in the template and in line 34 in the screen.
  init() throws {
    let text = String(decoding: try Package.example("scene.xml"), as: UTF8.self)
    let broken = text.replacing(#"constant="16" id="lan-ca-lea""#, with: #"constant="1o0" id="lan-ca-lea""#)
      .replacing(#"constant="20" id="liv-ca-lea""#, with: #"constant="2o" id="liv-ca-lea""#)
    #expect(broken != text)
    try scratch.write(Array(broken.utf8), "scene.xml")
  }

  @Test func `checking templates names what cannot be read`() throws {
    let outcome = try scratch.ibt("templates", "--check", "--devices", "iPhone 15", "scene.xml")
    #expect(outcome.complaint.contains("scene.xml:73:"))
    #expect(outcome.complaint.contains("`1o0` is not a number (`constant`)"))
    #expect(outcome.complaint.contains("scene.xml:34:"))
    #expect(outcome.complaint.contains("`2o` is not a number (`constant`)"))
  }

  @Test func `applying a template names what cannot be read in the result`() throws {
    let outcome = try scratch.ibt("apply", "--template", "landscape", "--in-place", "scene.xml")
    #expect(outcome.complaint.contains("`1o0` is not a number (`constant`)"))
  }
}
