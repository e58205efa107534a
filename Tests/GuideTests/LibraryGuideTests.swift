import Foundation
import IBLayout
import IBLint
import IBModel
import IBScene
import IBTemplates
import IBXML
import TestSupport
import Testing

/// Runs the snippets of `Documents/Library.md`: each stands below, between two `// guide` lines, word by word.
@Suite struct LibraryGuideTests {
  private static func example() throws -> [UInt8] {
    try [UInt8](Data(contentsOf: Corpus.package.appending(path: "Documents/Examples/scene.xml")))
  }

  @Test func theModelIsReadAndEdited() throws {
    let bytes = try LibraryGuideTests.example()
    // guide
    let document = try Document(parsing: bytes)
    // guide
    let views = document.objects.filter { $0.isView }
    guard let caption = views.first(where: { $0.userLabel == "Caption" }) else { return }
    let position = document.tree.lineIndex().position(of: caption.element.range.lowerBound)
    let place = "\(caption.path) at line \(position.line)"
    // guide
    let ties = document.constraints.filter { $0.items.contains(caption.id) }
    let sentences = ties.map { document.text(of: $0) }
    // guide
    var edit = ModelEdit(document)
    edit.setAttribute("alpha", to: "0.5", on: caption.element)
    for constraint in ties where constraint.secondAttribute == .trailing { edit.remove(constraint) }
    let width = NewConstraint(firstItem: caption.id, attributes: [.firstAttribute: "width", .constant: "120"])
    edit.add(width, heldBy: caption, seed: "guide")
    // guide
    let edited = try edit.bytes()
    // guide
    #expect(place == "Photo View Controller › View › Caption at line 24")
    #expect(sentences.first == "Caption.leading = View.leading + 20")
    let result = try Document(parsing: edited)
    let found = try #require(result.object(caption.id))
    #expect(found.element["alpha"] == "0.5")
    #expect(found.heldConstraints.map { result.text(of: $0) } == ["Caption.width = 120"])
    #expect(Array(result.constraints).count == Array(document.constraints).count)
  }

  @Test func templatesAreApplied() throws {
    let bytes = try LibraryGuideTests.example()
    let document = try Document(parsing: bytes)
    // guide
    guard let template = TemplateName("landscape").matches(among: document.templates).first else { return }
    let applied = try template.applied()
    let summary = PlanText(applied.plan).summary
    let landscape = applied.bytes
    // guide
    #expect(summary.hasPrefix("3 participants, 7 constraints on"))
    #expect(landscape != bytes)
  }

  @Test func screensAreLaidOut() throws {
    let document = try Document(parsing: LibraryGuideTests.example())
    // guide
    let engine = LayoutEngine()
    let phone = Situation(mode: .runTime, device: try Device.named("iPhone 17"), orientation: .landscape)
    let layouts = engine.layouts(of: document, in: phone)
    let frames = layouts.flatMap(\.views).map { "\($0.view.reference): \($0.frame)" }
    let conflicts = layouts.flatMap(\.conflicts)
    // guide
    #expect(conflicts.isEmpty)
    #expect(frames.count > 3)
  }

  @Test func documentsAreLinted() throws {
    let bytes = try LibraryGuideTests.example()
    // guide
    let linter = Linter()
    let report = linter.lint(bytes)
    let fixed = report.fixed(upTo: .safe, by: linter)
    // guide
    #expect(report.findings.isEmpty)
    #expect(fixed.fixedFindings.isEmpty)
  }

  @Test func theGuideShowsExactlyWhatIsRun() throws {
    let guide = try String(contentsOf: Corpus.package.appending(path: "Documents/Library.md"), encoding: .utf8)
    let shown = guide.components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
    let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    let run = source.components(separatedBy: "    // guide\n").map { part in
      part.split(separator: "\n", omittingEmptySubsequences: false).map { $0.dropFirst(4) }.joined(separator: "\n")
    }
    #expect(shown.count == 8)
    for snippet in shown { #expect(run.contains(snippet), "\(snippet)") }
  }
}
