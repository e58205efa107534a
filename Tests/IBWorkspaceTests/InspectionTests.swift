import IBDrawing
import IBLayout
import IBModel
import IBTemplates
import IBWorkspace
import IBXML
import TestSupport
import Testing

@Suite struct InspectionTests {
  private static let label = """
    <label id="lab-el-one" text="Hello" userLabel="Title"><rect key="frame" x="20" y="40" width="100" height="21"/>
    </label>
    """

  private func loaded(_ text: String) throws -> LoadedDocument {
    try LoadedDocument(path: "App/Main.storyboard", bytes: Array(text.utf8))
  }

  private let resolver = SceneResolver { _ in Resources() }

  @Test func aLayoutNamesEachViewWithItsFrame() throws {
    let loaded = try loaded(Storyboard.text(view: "<subviews>\n\(Self.label)\n</subviews>"))
    let resolved = resolver.resolve(loaded, in: Situation())
    let report = LayoutReport(LayoutEngine().layouts(of: resolved).solved, of: resolved, in: loaded)
    #expect(report.lines.contains { $0.contains("Title (lab-el-one)") && $0.contains("20") && $0.contains("100") })
  }

  @Test func bytesThatAreNotADocumentAreNamedWithTheirPlace() {
    let failure = #expect(throws: CommandError.self) { try loaded("<document>") }
    #expect(failure?.earlier == [] && failure?.description.hasPrefix("App/Main.storyboard:") == true)
  }

  @Test func aTemplateThatDoesNotExistIsAnError() throws {
    let loaded = try loaded(Storyboard.text())
    let failure = #expect(throws: CommandError.self) { try loaded.template("Landscape") }
    #expect(
      failure?.description == "App/Main.storyboard: no template `Landscape`; the document has no layout templates")
  }

  @Test func resourcesAreAskedForWhenContentIsMeasured() throws {
    let loaded = try loaded(Storyboard.text())
    var paths: [String] = []
    let resolver = SceneResolver { path in
      paths.append(path)
      return Resources()
    }
    _ = resolver.resolve(loaded, in: Situation(content: .stored))
    #expect(paths == [])
    _ = resolver.resolve(loaded, in: Situation(content: .measured))
    #expect(paths == ["App/Main.storyboard"])
  }

  @Test func anOverlayAboutNothingSaysSo() throws {
    let loaded = try loaded(Storyboard.text())
    let layout = try #require(LayoutEngine().layouts(of: resolver.resolve(loaded, in: Situation())).solved.first)
    let explained = try ExplainedPicture(
      layout, OverlayChoice(.conflicts), OverlayOptions(loaded: loaded, drawing: DrawingOptions()), by: LayoutEngine())
    #expect(explained.note?.hasSuffix("has nothing that the overlay `conflicts` shows") == true)
  }

  @Test(arguments: [("conflicts", true), ("constraints=abc", true), ("conflicts=abc", false), ("shadows", false)])
  func overlaysAreNamed(_ text: String, _ exists: Bool) { #expect((OverlayChoice(text) != nil) == exists) }
}
