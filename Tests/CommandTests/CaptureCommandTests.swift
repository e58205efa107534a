import Testing

@Suite struct CaptureCommandTests {
  private let scratch = ScratchFolder()

  private func frames(_ arguments: String...) throws -> String {
    let outcome = try scratch.ibt(["layout", "--format", "json"] + arguments)
    #expect(outcome.code == 0, "\(outcome.complaint)")
    return outcome.text
  }

  @Test(arguments: [("Greeting.storyboard", "landscape"), ("Dashboard.storyboard", "landscape")])
  func `a captured sheet restores the layout`(name: String, template: String) throws {
    try scratch.write([name: Package.example(name), "Greeting.layouts.xml": Package.example("Greeting.layouts.xml")])
    let before = try frames(name)
    let captured = try scratch.ibt("capture", "--template", template, "--to", "sheet", "--as", "before", name)
    #expect(captured.code == 0 && captured.text.contains(#"<layout name="before" replaces="participants""#))
    try scratch.write(Array(captured.text.utf8), "Before.xml")
    #expect(try scratch.ibt("apply", "--template", template, "--in-place", name).code == 0)
    #expect(try frames(name) != before)
    let restored = try scratch.ibt("apply", "--template", "before", "--layouts", "Before.xml", "--in-place", name)
    #expect(restored.code == 0, "\(restored.complaint)")
    #expect(try frames(name) == before)
  }

  @Test func `other forms are not captured`() throws {
    try scratch.write(try Package.example("scene.xml"), "scene.xml")
    let other = try scratch.ibt("capture", "--template", "landscape", "--to", "swift-vfl", "--as", "x", "scene.xml")
    #expect(other.isPlainFailure && other.complaint.contains("--to takes template-view or sheet"))
    let outlet = try scratch.ibt(
      "capture", "--template", "landscape", "--to", "sheet", "--as", "x", "--outlet", "y", "scene.xml")
    #expect(outlet.isPlainFailure && outlet.complaint.contains("--outlet is only for template views"))
    let check = try scratch.ibt(
      "capture", "--template", "landscape", "--to", "sheet", "--as", "x", "--check", "scene.xml")
    #expect(check.isPlainFailure && check.complaint.contains("writes a text"))
  }

  @Test func `sheets elsewhere are listed`() throws {
    try scratch.write(try Package.example("Greeting.storyboard"), "App/Greeting.storyboard")
    try scratch.write(
      #"<layouts><layout name="wide" scene="Greeting"><keep view="Lines" width="50"/></layout></layouts>"#,
      "Layouts/wide.xml")
    let list = try scratch.ibt("templates", "--layouts", "Layouts/wide.xml")
    #expect(list.code == 0 && list.text.hasPrefix("Layouts/wide.xml:1:10: wide for Greeting"), "\(list.text)")
  }
}
