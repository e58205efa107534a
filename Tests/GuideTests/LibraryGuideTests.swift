import Foundation
import IBLayout
import IBLayoutBuilder
import IBLint
import IBModel
import IBTemplates
import IBXML
import TestSupport
import Testing

/// Runs the snippets of `Documents/Library.md`: each is below, between two `// guide` lines, word for word.
@Suite struct LibraryGuideTests {
  private static func example() throws -> [UInt8] {
    try [UInt8](Data(contentsOf: Corpus.package.appending(path: "Documents/Examples/scene.xml")))
  }

  @Test func aDocumentIsReadAndSearched() throws {
    let bytes = try LibraryGuideTests.example()
    // guide
    let document = try Document(parsing: bytes)
    let summary =
      "\(document.kind) for \(document.platform) with \(document.scenes.count) scene and \(document.views.count) views"
    // guide
    guard let caption = document.views.first(where: { $0.userLabel == "Caption" }) else { return }
    let path = caption.path
    let isLabel = caption.kind == .label
    let siblings = caption.superview?.subviews.map(\.name)
    // guide
    let text = caption.text
    let size = caption.font?.pointSize
    let color = caption.color("textColor")?.source
    let hugging = caption.number("horizontalHuggingPriority")
    let unreadable = caption.element.number("horizontalHuggingPriority").unreadable?.text
    // guide
    let className = caption.kind.className(on: document.platform)
    let lines = caption.kind.attribute("numberOfLines")?.defaultValue
    // guide
    let constraints = document.constraints.filter { $0.items.contains(caption.id) }
    let sentences = constraints.map { document.text(of: $0) }
    // guide
    let index = document.tree.lineIndex()
    let position = index.position(of: caption.element.range.lowerBound)
    let offset = index.offset(line: position.line, columnInUTF16: position.columnInUTF16)
    let found = offset.flatMap { document.object(atOffset: $0) }
    // guide
    #expect(summary == "storyboard for iOS with 1 scene and 6 views")
    #expect(path == "Photo View Controller › View › Caption" && isLabel && siblings == ["Photo", "Caption"])
    #expect(text == "A quiet bay" && size == 17 && color == .system("labelColor"))
    #expect(hugging == 251 && unreadable == nil)
    #expect(className == "UILabel" && lines == "1")
    #expect(sentences.first == "Caption.leading = View.leading + 20")
    #expect(position.line == 24 && found == caption)
  }

  @Test func aDocumentIsEdited() throws {
    let document = try Document(parsing: LibraryGuideTests.example())
    let caption = try #require(document["liv-vw-cap"])
    let constraints = document.constraints.filter { $0.items.contains(caption.id) }
    // guide
    var edit = ModelEdit(document)
    edit.setAttribute("alpha", to: "0.5", on: caption.element)
    for constraint in constraints where constraint.secondAttribute == .trailing { edit.remove(constraint) }
    let width = NewConstraint(ConstraintContent(.init(caption.id, .width), constant: .number(120)))
    edit.add(width, heldBy: caption, seed: "guide")
    let edited = try edit.bytes()
    // guide
    let result = try Document(parsing: edited)
    let found = try #require(result.object(caption.id))
    #expect(found.alpha == 0.5)
    #expect(found.heldConstraints.map { result.text(of: $0) } == ["Caption (liv-vw-cap).width = 120"])
    #expect(result.constraints.count == document.constraints.count)
  }

  @Test func templatesAreApplied() throws {
    let bytes = try LibraryGuideTests.example()
    let document = try Document(parsing: bytes)
    // guide
    guard let template = TemplateName("landscape").matches(among: document.templates()).first else { return }
    let applied = try template.applied()
    let plan = PlanText(applied.plan).summary
    let landscape = applied.bytes
    // guide
    #expect(plan.hasPrefix("3 participants, 4 constraints added"))
    #expect(landscape != bytes)
  }

  @Test func screensAreLaidOut() throws {
    let document = try Document(parsing: LibraryGuideTests.example())
    // guide
    let engine = LayoutEngine()
    let phone = Situation(mode: .runTime, device: try Device.named("iPhone 17"), orientation: .landscape)
    let results = engine.layouts(of: document, in: phone, options: .faults)
    let unsolved = results.failures.map { "\($0.root.reference): \($0)" }
    let layouts = results.solved
    let frames = layouts.flatMap(\.views).map { "\($0.view.reference): \($0.frame)" }
    let ambiguous = layouts.flatMap(\.faults.ambiguous).joined().map(\.view.reference)
    // guide
    #expect(unsolved.isEmpty && layouts.allSatisfy(\.conflicts.isEmpty))
    #expect(ambiguous.isEmpty)
    #expect(frames.count > 3)
  }

  @Test func documentsAreLinted() throws {
    let bytes = try LibraryGuideTests.example()
    // guide
    let linter = Linter()
    let report = linter.lint(bytes)
    let fixed = linter.fix(report, upTo: .safe)
    // guide
    #expect(report.findings.isEmpty)
    #expect(fixed.fixedFindings.isEmpty)
  }

  @Test func aLayoutIsWrittenInSwift() throws {
    let document = try Document(parsing: try LibraryGuideTests.example())
    // guide
    let layout = NamedLayout("beside", state: ["isLarge": .boolean(false)]) {
      VFL("|-[Photo]-12-[Caption]-|", options: .alignAllCenterY)
      view("Photo").width == 150 ~ .high
      When("state.isLarge") {
        view("Photo").topInset == 0
      } otherwise: {
        view("Photo").topInset >= 20
      }
    }
    let beside = try SheetLayout(layout, in: document).applied()
    var state = try LayoutState(layout, in: document)
    try state.update(to: LayoutEnvironment())
    let difference = try state.update(to: LayoutEnvironment(state: ["isLarge": .boolean(true)]))
    // guide
    #expect(beside.plan.activated.count == 6)
    #expect(difference.activated.count == 1 && difference.deactivated.count == 1)
  }

  @Test func theGuideShowsExactlyWhatIsRun() throws {
    let guide = try Corpus.text("Documents/Library.md")
    let shown = guide.components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
    let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    let run = source.components(separatedBy: "    // guide\n").map { part in
      part.split(separator: "\n", omittingEmptySubsequences: false).map { $0.dropFirst(4) }.joined(separator: "\n")
    }
    #expect(shown.count == 12)
    for snippet in shown { #expect(run.contains(snippet), "\(snippet)") }
  }

  @Test func aRuleIsAdded() throws {
    // guide
    let shoutedTitle = Rule(
      "shouted_title", .accessibility, .warning,
      texts: RuleTexts(
        summary: "button title in capital letters", reason: "VoiceOver may spell such titles.",
        repair: "Write the title as a word, and set a style in code"),
      check: .elements(["state"]) { state, _, findings in
        guard let title = state.attribute("title"), title.value.count > 3, title.value == title.value.uppercased()
        else { return }
        findings.report(title, "the title `\(title.value)` is in capital letters")
      })
    let teamLinter = Linter(Selection(rules: Selection.standard.rules + [shoutedTitle]))
    // guide
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch">
        <objects><button id="b"><state key="normal" title="SEND"/></button></objects>
      </document>
      """
    let findings = teamLinter.lint(Array(text.utf8)).findings.filter { $0.rule == shoutedTitle.id }
    #expect(findings.map(\.message) == ["the title `SEND` is in capital letters"])
  }

  /// Compiled as a file of another package, which sees what is public and nothing else.
  @Test func theGuideCompilesInAnotherPackage() throws {
    let guide = try Corpus.text("Documents/Library.md")
    let snippets = guide.components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
    let imports = ["Drawing", "Layout", "LayoutBuilder", "Lint", "Model", "Templates", "XML"]
    let code =
      imports.map { "import IB\($0)\n" }.joined()
      + "func guide(_ bytes: [UInt8]) throws {\n\(snippets.joined(separator: "\n"))}\n"
    let file = FileManager.default.temporaryDirectory.appending(path: "ibt-guide-\(UUID()).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try code.write(to: file, atomically: true, encoding: .utf8)
    let modules = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "Modules")
    try #require(FileManager.default.fileExists(atPath: modules.path), "the tests are elsewhere than the modules")
    let maps = ["CLibXML2", "CLibYAML", "CPlatform", "CTables/include"].flatMap {
      ["-Xcc", "-fmodule-map-file=\(Corpus.package.path)/Sources/\($0)/module.modulemap"]
    }
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments =
      ["swiftc", "-typecheck", "-swift-version", "6", "-package-name", "another", "-I", modules.path] + maps
      + ["-I", "/usr/include/libxml2", file.path]
    let output = Pipe()
    compiler.standardError = output
    try compiler.run()
    let errors = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    compiler.waitUntilExit()
    #expect(compiler.terminationStatus == 0, "\(errors)")
  }
}
