import TestSupport
import Testing

/// Reports are what the published schemas of their formats say.
///
/// `tools/validate-formats` has the schemas; without them or Python, reports are only written, and a line says so.
@Suite struct SchemaTests {
  private let scratch = ScratchFolder()

  @Test func `reports are valid`() throws {
    let strange = "a & <b> \"c\" 100%, 👩\u{1}.xib"
    try scratch.write(try Package.example("Mistakes.storyboard"), "app/Mistakes.storyboard")
    try scratch.write(#"<archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"/>"#, "app/\(strange)")
    try scratch.write(["app/broken.xib": "\t<", "fine/scene.xml": FlawedFile.scene])
    for (folder, rules) in [("app", "all"), ("fine", "duplicate_id")] {
      let formats = ["sarif", "gitlab", "junit"].flatMap { ["--format", "\($0):\(folder)/x.\($0)"] }
      let outcome = try scratch.ibt(["lint", "-q", "--select", rules, folder] + formats)
      #expect(outcome.code == (folder == "fine" ? 0 : 1), "\(outcome.complaint)")
    }
    guard !Program.installed("python3").isEmpty else { return print("ibt: schemas: skipped, python3 is not installed") }
    let outcome = try scratch.shell("'\(Package.path("tools/validate-formats"))' app fine")
    #expect(outcome.code == 0, "\(outcome.text)\(outcome.complaint)")
    for line in outcome.lines where line.contains("skipped") { print("ibt: schemas: \(line)") }
  }
}
