import IBDrawing
import IBModel
import Testing

@Suite struct PageTests {
  private func picture(_ text: String) -> Picture {
    let line = TextLine(text, x: 0, baseline: 10, width: 20, size: 10, weight: .bold, color: .black)
    let frame = Rect(x: 0, y: 0, width: 50, height: 20)
    return Picture(
      size: Size(width: 50, height: 20), nodes: [PictureNode(id: "o\"1", frame: frame, contents: [.text(line)])])
  }

  private func page(_ first: String, _ second: String, title: String = "Main") -> PreviewPage {
    let options = ["light", "dark"].map { PreviewPage.Option(value: $0, title: $0) }
    return PreviewPage(
      title: title,
      choices: [
        PreviewPage.Choice(name: "scene", title: "Scene", options: [PreviewPage.Option(value: "s", title: title)]),
        PreviewPage.Choice(name: "appearance", title: "Appearance", options: options, standard: 1),
      ],
      states: [
        PreviewPage.State(options: [0, 0], picture: picture(first)),
        PreviewPage.State(options: [0, 1], picture: picture(second)),
      ],
      findings: [PreviewPage.Finding(severity: "warning", message: title, place: title, object: title, scene: title)])
  }

  @Test func textOfTheDocumentIsEscaped() {
    let hostile = #"</script><img src=x onerror="alert(1)">&"#
    let text = PageWriter().text(of: page(hostile, hostile, title: hostile))
    #expect(!text.contains("<img") && text.ranges(of: "</script>").count == 1)
    #expect(text.contains("&lt;/script&gt;&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;"))
  }

  @Test func nothingIsRequested() {
    let text = PageWriter().text(of: page("A", "B")).replacing("http://www.w3.org/2000/svg", with: "")
    for reference in ["http:", "https:", "//", "src=", "url(", "@import", "<link"] {
      #expect(!text.contains(reference), "\(reference)")
    }
    #expect(text.contains("content=\"default-src 'none';"))
  }

  @Test func eachPictureIsWrittenOnce() {
    let same = PageWriter().text(of: page("A", "A"))
    #expect(same.ranges(of: "<svg").count == 1 && same.contains(#"data-states="0-0 0-1""#))
    let different = PageWriter().text(of: page("A", "B"))
    #expect(different.ranges(of: "<svg").count == 2 && different == PageWriter().text(of: page("A", "B")))
  }

  @Test func overlaysAreChosenAndWrittenOnce() {
    let rect = Rect(x: 5, y: 15, width: 20, height: 40)
    let overlay = PictureOverlay(
      .findings, [PictureMark("o", .finding(.error), .rectangle(rect), number: 1)], legend: [.init(1, "A < B")])
    var shown = page("A", "B")
    #expect(!PageWriter().text(of: shown).contains(#"id="overlays""#))
    shown.layers = [[0, 0], [0, 1]].map { PreviewPage.Layer(overlay, on: picture("A"), options: $0) }
    let text = PageWriter().text(of: shown)
    #expect(text.contains(#"<input type="radio" name="overlay" value="findings"> <span>Findings</span>"#))
    #expect(text.contains(#"<section aria-label="Findings" data-overlay="findings" data-wash="0.3" "#))
    #expect(text.contains(#"data-room="0px 0px" data-states="0-0 0-1" style="--below:43px" hidden>"#))
    #expect(text.ranges(of: "<section ").count == 1 && text.contains("<p><b>1</b> A &lt; B</p>"))
    #expect(text.contains(#"width="50" height="20" viewBox="0 0 50 20""#) && !text.contains(#"data-id="o""#))
  }

  @Test func aChoiceOfOneIsNotShownAndTheStandardIsChosen() {
    let text = PageWriter().text(of: page("A", "B"))
    #expect(text.contains("<fieldset hidden><legend>Scene") && text.contains(#"value="dark" data-index="1" checked"#))
    #expect(text.ranges(of: " checked>").count == 2)
  }

  @Test func textIsLiveAndAsWideAsItIsSet() {
    let text = PageWriter().text(of: page("A < B", "B"))
    #expect(
      text.contains(
        """
        <text x="0" y="10" font-size="10" font-weight="700" textLength="20" lengthAdjust="spacingAndGlyphs"\
        >A &lt; B</text>
        """))
  }
}
