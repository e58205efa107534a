import IBModel
import IBProject
import IBTemplates

extension LoadedDocument {
  package func templates() throws -> [any Template] {
    let templates = document.templates(closedClasses: project.closedClasses)
    guard let sheet = try sheet?.get() else { return templates }
    return templates + sheet.templates(in: document)
  }

  /// The root views that are screens of their own, without those of templates.
  package func screens(among roots: [Object]) -> [Object] {
    let trees = document.alternateTrees(closedClasses: project.closedClasses).filter { !$0.traits.buildsOnLiveLayout }
    let templates = Set((document.viewTemplates.map(\.root) + trees.map(\.root)).map(\.id))
    return roots.filter { !templates.contains($0.id) }
  }

  /// The screens among named root views; the templates if only those were named.
  package func namedScreens(among roots: [Object]) -> [Object] {
    let screens = screens(among: roots)
    return screens.isEmpty ? roots : screens
  }

  package func applying(_ template: any Template, _ options: ApplyOptions = ApplyOptions()) throws -> AppliedTemplate {
    if let obstacle = template.problems.first {
      throw CommandError("\(place(of: obstacle, template)): template \(template.reference): \(obstacle.message)")
    }
    do throws(EditError) {
      return try template.applied(options)
    } catch {
      throw CommandError("\(place(of: template.anchor)): template \(template.reference): \(error)")
    }
  }

  /// Applies templates in order; nothing is written.
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

extension Project.Sheet {
  package func get() throws -> LayoutSheet {
    switch self {
    case .sheet(let sheet): return sheet
    case .unreadable(let message): throw CommandError(message)
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
  /// The names of the template: `landscapeLayout, Landscape (lan-vw-all)`.
  package var listing: String { (title.outletProperties + [reference]).joined(separator: ", ") }
}
