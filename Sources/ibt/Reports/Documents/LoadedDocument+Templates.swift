import IBLayout
import IBModel
import IBProject
import IBTemplates

extension LoadedDocument {
  /// The templates of the document, and the layouts of its sheet.
  /// - Throws: `DocumentFailure` when the sheet cannot be read.
  package func templates() throws -> [any Template] {
    let templates = document.templates(project.templateContext)
    guard let sheet = try sheet?.get() else { return templates }
    return templates + sheet.templates(in: document)
  }

  /// Root views without those of templates, which are not screens of their own.
  package func screens(among roots: [Object]) -> [Object] {
    let trees = document.alternateTrees(project.templateContext).filter { !$0.traits.buildsOnLiveLayout }
    let templates = Set((document.viewTemplates.map(\.root) + trees.map(\.root)).map(\.id))
    return roots.filter { !templates.contains($0.id) }
  }

  /// The screens among root views that were named; the templates if only those were.
  package func namedScreens(among roots: [Object]) -> [Object] {
    let screens = screens(among: roots)
    return screens.isEmpty ? roots : screens
  }

  /// A template applied to the document it is in.
  /// - Throws: `DocumentFailure` when it cannot be applied.
  package func applying(_ template: any Template, _ options: ApplyOptions = ApplyOptions()) throws -> AppliedTemplate {
    if let obstacle = template.obstacles.first {
      throw DocumentFailure("\(place(of: obstacle, template)): template \(template.reference): \(obstacle.message)")
    }
    do throws(EditError) {
      return try template.applied(options)
    } catch {
      throw DocumentFailure("\(place(of: template.anchor)): template \(template.reference): \(error)")
    }
  }

  /// The document after templates were applied in order; nothing is written.
  package func applying(templates names: [String], _ options: ApplyOptions = ApplyOptions()) throws -> LoadedDocument {
    var current = self
    var written = written ?? WrittenPlaces(self)
    for name in names {
      let template = try current.template(name)
      let applied = try current.applying(template, options)
      written.add(applied.plan, in: current)
      current = LoadedDocument(
        self, editedTo: applied.document, sizeClasses: template.traits.sizeClasses, written: written)
    }
    return current
  }

  /// `path:line:column` of what keeps a template from being applied.
  package func place(of obstacle: TemplateObstacle, _ template: any Template) -> String {
    guard let position = obstacle.position else { return place(of: template.anchor) }
    return "\(obstacle.path ?? path):\(position)"
  }

  /// `path:line:column` of a template: in its sheet, or where its anchor is.
  package func place(of template: any Template) -> String {
    guard let layout = template as? SheetLayout else { return place(of: template.anchor) }
    return "\(layout.sheet.path ?? path):\(layout.position)"
  }
}

extension LoadedDocument {
  /// The template that a name fits.
  /// - Throws: `DocumentFailure` when none fits, or several do.
  package func template(_ name: String) throws -> any Template {
    let templates = try templates()
    let hits = TemplateName(name).matches(among: templates)
    if hits.count == 1 { return hits[0] }
    if !hits.isEmpty {
      throw DocumentFailure("\(path): the name `\(name)` is ambiguous: \(list(of: hits)); specify an id")
    }
    // A layout whose sheet has a mistake, or whose scene is not found, is no template: say why.
    try requireSoundSheets()
    let what = templates.isEmpty ? "the document has no layout templates" : "its templates are \(list(of: templates))"
    throw DocumentFailure(
      "\(path): no template `\(name)`; \(what)\(TemplateName(name).suggestion(among: templates))")
  }

  private func list(of templates: [any Template]) -> String { templates.map(\.listing).joined(separator: "; ") }

  /// - Throws: `DocumentFailure` with everything that is wrong with the layouts beside the document, and with those that
  ///   it has itself.
  package func requireSoundSheets() throws {
    let sheets = [try sheet?.get(), document.ownSheet].compactMap { $0 }
    let messages = sheets.flatMap { sheet in
      sheet.mistakes(in: document).map { "\(sheet.path ?? path):\(sheet.position(of: $0)): \($0)" }
    }
    if !messages.isEmpty { throw DocumentFailure(messages) }
  }
}

extension Project.Sheet {
  /// The sheet.
  /// - Throws: `DocumentFailure` when it cannot be read.
  package func get() throws -> LayoutSheet {
    switch self {
    case .sheet(let sheet): return sheet
    case .unreadable(let message): throw DocumentFailure(message)
    }
  }
}

extension TemplateName {
  /// `; did you mean `Landscape`?`, or nothing.
  package func suggestion(among templates: [any Template]) -> String {
    nearest(among: templates).map { "; did you mean `\($0)`?" } ?? ""
  }
}

extension Template {
  /// The names that find the template: `landscapeLayout, Landscape (lan-vw-all)`.
  package var listing: String { (title.outletProperties + [reference]).joined(separator: ", ") }
}
