import IBBase
import IBLayout
import IBLint
import IBModel
import IBProject
import IBTemplates
import IBXML

/// A document with its path, its layout sheet, and the decisions of its app's code.
package struct LoadedDocument {
  /// Path as the user spelled it, `-` for standard input.
  package let path: String
  package let document: Document
  package var project = ConfiguredProject()
  /// The layout sheet beside it, or the one that was named for it.
  package var sheet: LayoutSheet.Reading?
  /// Decisions of the app's code about its layouts, as far as the code was read.
  package var code = CodeDecisions()
  /// The size classes of the applied template; nil for its device's.
  package private(set) var sizeClasses: SizeClasses?
  /// The places where its objects are written, if templates were applied only in memory.
  private(set) var written: WrittenPlaces?
  private let lines: Lazy<LineIndex>

  /// - Throws: `CommandError` when the bytes are not a document.
  package init(path: String, bytes: [UInt8]) throws {
    let document: Document
    do throws(DocumentError) { document = try Document(parsing: bytes) } catch {
      if let marker = MarkedConflict.conflicts(in: bytes).first?.markers.first {
        let place = "\(path):\(LineIndex(bytes).line(of: marker.lowerBound))"
        throw CommandError("\(place): unresolved conflict of a merge; run `ibt resolve`")
      }
      throw CommandError(error, in: path)
    }
    (self.path, self.document, lines) = (path, document, Lazy { document.tree.lineIndex() })
  }

  package init(_ original: LoadedDocument, editedTo document: Document) {
    self.init(original, editedTo: document, sizeClasses: nil, written: nil)
  }

  init(
    _ original: LoadedDocument, editedTo document: Document, sizeClasses: SizeClasses?, written: WrittenPlaces?
  ) {
    (path, project, sheet, code) = (original.path, original.project, original.sheet, original.code)
    (self.sizeClasses, self.written, self.document) = (sizeClasses, written, document)
    lines = Lazy { document.tree.lineIndex() }
  }

  /// - Throws: `CommandError` when the result cannot be verified.
  package func verified(_ edit: ModelEdit) throws -> Document {
    do throws(EditError) { return try edit.verified() } catch { throw CommandError("\(path): \(error)") }
  }

  /// Reads a document with its configuration.
  /// - Throws: `WorkspaceError` when it cannot be read, `CommandError` when it is not a document.
  package init(_ source: DocumentSource) throws { try self.init(source, source.read()) }

  /// Reads a document; nil if its bytes are not wanted.
  package init?(_ source: DocumentSource, where isWanted: ([UInt8]) -> Bool) throws {
    let bytes = try source.read()
    guard isWanted(bytes) else { return nil }
    try self.init(source, bytes)
  }

  private init(_ source: DocumentSource, _ bytes: [UInt8]) throws {
    try self.init(path: source.path, bytes: bytes)
    if let configuration = source.configuration { project = configuration.configuredProject }
    if case .file = source.contents { sheet = Project.Sheet(besideDocument: source.path).map(LayoutSheet.Reading.init) }
  }

  /// Reads the decisions of the app's code if the document has custom classes.
  package mutating func readCode(_ projects: ProjectReader) async {
    guard document.objects.contains(where: { $0.customClass != nil }) else { return }
    code = await projects.project(ofDocument: path, for: [.sources], project).codeDecisions(about: document)
  }

  package func withCode(_ projects: ProjectReader = .keeping()) async -> LoadedDocument {
    var copy = self
    await copy.readCode(projects)
    await projects.save()
    return copy
  }

  /// The object with an id or a name that is drawn as a picture of its own.
  package func scene(_ name: String) throws -> Object {
    let candidates = document.rootViews.map {
      NameChoice.Candidate(
        value: $0, names: $0.sceneNames, identity: ($0.scene?.id ?? $0.id).rawValue, text: $0.reference)
    }
    return try NameChoice(wanted: name, noun: "scene or root view", place: "in `\(path)`").only(among: candidates)
  }

  /// The position of an element; for a copy that a template brought, the position of the original.
  package func position(of element: Element) -> SourcePosition {
    written?.position(of: element) ?? position(at: element.range.lowerBound)
  }

  /// The position of a UTF-8 byte offset.
  package func position(at offset: Int) -> SourcePosition { lines.value.position(of: offset) }

  /// The position of an offset in an object; the position of the object if the document is not written.
  package func position(at offset: Int, in object: Object?) -> SourcePosition {
    guard written != nil, let object else { return position(at: offset) }
    return position(of: object.element)
  }

  /// The line an element starts in, from 1.
  package func line(of element: Element) -> Int {
    written?.position(of: element).line ?? lines.value.line(of: element.range.lowerBound)
  }

  /// `path:line:column` of an element; for one from a layout sheet, in the sheet.
  package func place(of element: Element) -> String {
    if let written { return written.place(of: element) }
    let position = position(of: element)
    return "\(path):\(position.line):\(position.columnInUTF16)"
  }

  /// `path:line:column` of an object.
  package func place(of object: Object) -> String { place(of: object.element) }

  package func templates() throws -> [any Template] {
    let templates = document.templates(closedClasses: project.closedClasses)
    guard let sheet = try sheet?.get() else { return templates }
    return templates + sheet.templates(in: document)
  }

  /// The root views that are screens of their own, without root views of templates.
  package func screens(among roots: [Object]) -> [Object] {
    let trees = document.alternateTrees(closedClasses: project.closedClasses).filter { !$0.traits.buildsOnLiveLayout }
    let templates = Set((document.viewTemplates.map(\.root) + trees.map(\.root)).map(\.id))
    return roots.filter { !templates.contains($0.id) }
  }

  /// The screens that are on the canvas; all screens if none is.
  var screensOnCanvas: [Object] {
    let screens = screens(among: document.rootViews)
    let shown = screens.filter { !$0.isBesideTheCanvas }
    return shown.isEmpty ? screens : shown
  }

  /// The screens among named root views; the templates if only those were named.
  package func namedScreens(among roots: [Object]) -> [Object] {
    let screens = screens(among: roots)
    return screens.isEmpty ? roots : screens
  }

  package func applying(_ template: any Template, _ options: ApplyOptions = ApplyOptions()) throws -> AppliedTemplate {
    do throws(EditError) {
      return try template.applied(options)
    } catch {
      if let obstacle = template.problems.first {
        throw CommandError("\(place(of: obstacle, template)): template \(template.reference): \(obstacle.message)")
      }
      throw CommandError("\(place(of: template.anchor)): template \(template.reference): \(error)")
    }
  }

  /// Applies templates in order; nothing is written.
  /// - Parameter first: A template that is applied before those with the names.
  package func applying(
    first: (any Template)? = nil, templates names: [String], _ options: ApplyOptions = ApplyOptions()
  ) throws -> LoadedDocument {
    var current = self
    var written = written ?? WrittenPlaces(self)
    func apply(_ template: any Template) throws {
      let applied = try current.applying(template, options)
      written.add(applied.plan, in: current)
      current = LoadedDocument(
        self, editedTo: applied.document, sizeClasses: template.traits.sizeClasses, written: written)
    }
    if let first { try apply(first) }
    for name in names { try apply(try current.template(name)) }
    return current
  }

  /// `path:line:column` of an obstacle to a template.
  package func place(of obstacle: TemplateProblem, _ template: any Template) -> String {
    guard let position = obstacle.position else { return place(of: template.anchor) }
    return "\(obstacle.path ?? path):\(position)"
  }

  /// `path:line:column` of a template: in its sheet, or where its anchor is.
  package func place(of template: any Template) -> String {
    guard let layout = template as? SheetLayout else { return place(of: template.anchor) }
    return "\(layout.sheet.path ?? path):\(layout.position)"
  }

  package func template(_ name: String) throws -> any Template {
    let templates = try templates()
    let hits = TemplateName(name).matches(among: templates)
    if hits.count == 1 { return hits[0] }
    if !hits.isEmpty {
      throw CommandError("\(path): the name `\(name)` is ambiguous: \(list(of: hits)); specify an id")
    }
    // A layout with a mistake in its sheet, or without its scene, is no template: report the reason.
    try requireSoundSheets()
    let what = templates.isEmpty ? "the document has no layout templates" : "its templates are \(list(of: templates))"
    throw CommandError(
      "\(path): no template `\(name)`; \(what)\(TemplateName(name).suggestion(among: templates))")
  }

  private func list(of templates: [any Template]) -> String { templates.map(\.listing).joined(separator: "; ") }

  /// - Throws: `CommandError` with all problems in the layouts beside and in the document.
  package func requireSoundSheets() throws {
    let sheets = [try sheet?.get(), document.ownSheet].compactMap { $0 }
    let messages = sheets.flatMap { sheet in
      sheet.problems(in: document).map { "\(sheet.path ?? path):\(sheet.position(of: $0)): \($0)" }
    }
    if !messages.isEmpty { throw CommandError(messages) }
  }
}

extension TemplateName {
  /// `; did you mean `Landscape`?`, or nothing.
  package func suggestion(among templates: [any Template]) -> String {
    nearest(among: templates).map { "; did you mean `\($0)`?" } ?? ""
  }
}

extension Template {
  /// The names of the template: `landscapeLayout, Landscape (lan-vw-all)`.
  package var listing: String { (title.outletProperties + [reference]).joined(separator: ", ") }
}
