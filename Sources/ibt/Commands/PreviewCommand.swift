import ArgumentParser
import IBDrawing
import IBLayout
import IBLint
import IBModel
import IBProject
import IBTemplates
import IBWorkspace

struct PreviewCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Write a page for a browser that shows a document on devices, with the findings of `ibt lint`.",
    discussion: """
      The page is one HTML file that loads nothing else. It has controls for the scene, the layout, the device, the \
      orientation and the appearance; the choice is in the address, so a link leads to it. An overlay explains the \
      picture as `ibt render --overlay` does, in as many layouts as fit in 750 kB, or make a larger page a tenth \
      larger; a note says when some are left out. Without -o, the page goes to standard output. A page larger than \
      --limit leaves out dark appearance, then all devices but the first, and says so. Exit codes: 0 done, 2 the \
      document could not be read or has nothing to draw.
      """)

  @Option(
    help: ArgumentHelp("Only the scene or root view with this id or name.", valueName: "id|name"))
  var scene: String?

  @Option(
    name: [.customLong("device"), .customLong("devices")],
    help: ArgumentHelp(
      "The devices; the option may be repeated. (default: the canvas and those that are configured, or a phone and a tablet)",
      valueName: "name"), completion: .devices)
  var devices: [String] = []

  @Flag(help: "Lay out scenes for a language that is read from right to left.")
  var rightToLeft = false

  @OptionGroup var language: LanguageOptions

  @Option(help: ArgumentHelp("The largest size of the page, in MB.", valueName: "number"))
  var limit = 1.0

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp("Write an .html file. (default: standard output)", valueName: "file"), completion: .file())
  var output: String?

  @Option(
    name: .customLong("stdin-filename"),
    help: ArgumentHelp(
      "The path of the document on standard input; its images and layout sheet are looked for there.", valueName: "path"
    ),
    completion: .documents)
  var standardInputName: String?

  @Argument(
    help: "The document, `-` for standard input, or a folder with one document. (default: the current folder)",
    completion: .documents)
  var path: String?

  @OptionGroup(title: "Rules") var rules: RuleOptions

  @OptionGroup(title: "Configuration") var configured: ConfigurationOptions

  @OptionGroup(title: "Layout sheets") var sheet: SheetOptions

  func validate() throws {
    guard limit.isFinite, limit > 0 else { throw ValidationError("--limit is above 0") }
    if standardInputName != nil, path != "-" {
      throw ValidationError("--stdin-filename requires `-` (standard input) as the path")
    }
    guard let name = output?.lowercased(), name != "-" else { return }
    if !name.hasSuffix(".html"), !name.hasSuffix(".htm") {
      throw ValidationError("-o requires a file that ends in .html")
    }
  }

  func run() async throws {
    let configurations = configured.configurations
    let file = try await onlySource(configurations)
    var document = try sheet.added(to: try LoadedDocument(file))
    if let standardInputName, sheet.sheet == nil {
      document.sheet = Project.Sheet(besideDocument: standardInputName).map(LayoutSheet.Reading.init)
    }
    let projects = ProjectReader.keeping()
    let loaded = try await language.localized(document).withCode(projects).withScenes()
    let source = try PreviewSource(
      loaded, scene: try scene.map { try loaded.scene($0) },
      devices: try DeviceChoice.names(in: devices).map(DeviceChoice.device), schemes: ColorScheme.allCases)
    let drawing = DrawingOptions(resources: ProjectPictures.search()(loaded.path))
    await drawing.prepare(loaded)
    let pictures = PreviewPictures(
      source, language.adapted(Situation(layoutDirection: .init(isRightToLeft: rightToLeft)), requesting: nil),
      state: sheet.state, resources: .searchingProjects(), pictures: drawing.resources)
    let (states, failures) = try pictures.states()
    var status = RunStatus()
    failures.forEach { failure in status.attempt { throw loaded.failure(failure) } }
    if states.isEmpty {
      try status.leave()
      throw CommandError("`\(loaded.path)` has no scene to draw; `ibt canvas` also draws controllers without views")
    }
    let findings = try await DocumentFindings(
      rules: rules.choice, configurations: configurations, projects: projects
    ).findings(in: file)
    await projects.save()
    PictureNotes(states.filter { $0.options[1...].allSatisfy { $0 == 0 } }.map(\.picture)).lines.forEach(Terminal.note)
    let listed = findings.map { PreviewPage.Finding($0, in: loaded.document) }
    let reduced = PreviewExtent.page(of: source, states, listed, limit: largest)
    reduced.notes.forEach(Terminal.note)
    let overlays = PreviewOverlays(pictures: pictures, findings: findings.map(\.finding))
    let page = try overlays.added(to: reduced.page, limit: largest)
    try Terminal.write(Array(PageWriter().text(of: page).utf8), to: output)
    if !page.remark.isEmpty { Terminal.note("note: \(page.remark)") }
    try status.leave()
  }

  private func onlySource(_ configurations: Configurations) async throws -> DocumentSource {
    let sources = await DocumentSources(
      at: [path ?? "."], standardInputName: standardInputName, configurations,
      forcesExclusion: configured.forceExclude
    ).noted()
    if let failure = sources.failures.first { throw failure }
    let place = path.map { "`\($0)`" } ?? "the current folder"
    guard let first = sources.list.first else { throw CommandError("\(place) has no document to show") }
    guard sources.list.count == 1 else {
      throw CommandError("\(place) has \(sources.list.count) documents; specify one of them")
    }
    return first
  }

  /// In bytes.
  private var largest: Double { limit * 1_000_000 }
}
