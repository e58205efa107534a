import IBModel
import IBProject

@testable import IBLint

extension Variation {
  /// The project of an example with the ids of the varied document.
  func project(of example: Example) -> Project {
    guard self == .otherIdentifiers else { return example.project }
    let ids = ExampleIdentifiers.all(in: example.text)
    let files = example.files.mapValues { text in ids.reduce(text) { $0.replacing("\"\($1).", with: "\"\($1)-other.") }
    }
    return Example.good(example.text, files: files).project
  }
}

extension Example {
  /// Severities and options that the configuration of the example states.
  var settings: [String: RuleSettings] {
    get throws {
      guard let text = files[".ibt.yml"] else { return [:] }
      let configuration = try ConfigurationLoader { _ in Array(text.utf8) }.load(".ibt.yml", folder: "/")
      let parts = configuration.parts(for: "/Main.storyboard")
      return try configuration.rules(for: parts, select: nil, ignore: []).selection(suppressing: []).settings
    }
  }

  fileprivate var project: Project {
    var project = Project()
    project.documentPath = "Base.lproj/Main.storyboard"
    for path in files.keys.sorted() {
      let bytes = Array((files[path] ?? "").utf8)
      let suffix = path.split(separator: ".").last.map(String.init) ?? ""
      switch suffix {
      case "strings": project.add(StringsTable(strings: bytes, path: path, language: path.folderStem))
      case "xcstrings": project.add(StringsTable(catalog: bytes, path: path))
      case "storyboard", "xib":
        guard let document = try? Document(parsing: bytes) else { continue }
        let known = project.documents?.documents ?? []
        project.documents = DocumentIndex(known + [DocumentSummary(document, path: path)])
      case "ttf", "otf":
        var fonts = project.fonts ?? FontLibrary()
        fonts.add(bytes, file: path)
        project.fonts = fonts
      case "pbxproj":
        var targets = DeploymentTargets()
        targets.add(settings: bytes)
        project.deploymentTargets = targets
      case "plist":
        var (information, target) = (AppInformation(), ProjectTarget("Shop", definition: ""))
        information.add(propertyList: bytes)
        (target.files, target.propertyLists) = ([project.documentPath ?? ""], [path])
        project.targets = ProjectTargets([target], information: [path: information])
        project.documentPaths = [project.documentPath ?? ""]
      default:
        guard let language = SourceFile.Language(fileExtension: suffix) else { continue }
        let source = SourceFile(
          bytes, in: language, mentioning: DocumentLoads.names(ofDocuments: [Example.indexedPath]))
        let file = SourceIndex.File(path: path, source: source)
        if path == Example.loadingFile {
          var loads = DocumentLoads()
          loads.add(source.mentions, ofSource: path)
          (project.loads, project.indexedPath) = (loads, Example.indexedPath)
        }
        project.sources = SourceIndex((project.sources?.files ?? []) + [file])
      }
    }
    project.assets = assets
    if project.translations == nil { project.translations = [] }
    if project.documents == nil, !files.isEmpty { project.documents = DocumentIndex([]) }
    project.unusedMembers = unusedMembers(project)
    return project
  }

  /// Where the document is in an example about what loads it.
  private static let indexedPath = "Base.lproj/Welcome.storyboard"
  /// The file of such an example; in others, what loads the document is not known.
  private static let loadingFile = "Login.swift"

  /// The unused outlets and actions in the document and the sources.
  private func unusedMembers(_ project: Project) -> [UnusedItem]? {
    let text = Example.document(of: self.text)
    guard let sources = project.sources, let document = try? Document(parsing: Array(text.utf8)) else { return nil }
    var facts = UnusedFacts()
    facts.documents = [DocumentContents(document, path: "Main.storyboard")]
    facts.index = DocumentIndex(
      (project.documents?.documents ?? []) + [DocumentSummary(document, path: "Main.storyboard")])
    facts.sources = sources
    let files = sources.files.map { (file: $0, bytes: Array((self.files[$0.path] ?? "").utf8)) }
    for (file, bytes) in files { facts.memberWords[file.path] = file.source.markedWords(in: bytes) }
    let search = UnusedSearch(facts, in: [.outlets, .actions])
    return search.items(
      files.map { file, bytes in
        (file.path, NameUses(swift: bytes, of: search.keys, skipping: Set(file.source.markedOffsets)))
      })
  }

  private var assets: AssetLibrary? {
    let folders = files.keys.filter { $0.contains(".xcassets/") }.map { path in
      path.lastIndex(of: "/").map { String(path[..<$0]) } ?? path
    }
    guard !folders.isEmpty else { return nil }
    return AssetLibrary(paths: folders) { [files] path in files[path].map { Array($0.utf8) } }
  }
}

extension Project {
  fileprivate mutating func add(_ table: StringsTable?) {
    if let table { translations = (translations ?? []) + [table] }
  }
}

extension String {
  /// `de` for `de.lproj/Main.strings`.
  fileprivate var folderStem: String { String(prefix { $0 != "." }) }
}
