import IBModel
import IBReport
import IBScene
import IBTemplates
import IBWorkspace

extension LoadedDocument {
  /// The templates of the document, and the layouts of its sheet.
  /// - Throws: `CommandFailure` when the sheet cannot be read.
  func templates() throws -> [any Template] {
    let templates = document.templates(project.templateContext)
    guard let sheet = try sheet?.get() else { return templates }
    return templates + sheet.templates(in: document)
  }

  /// Root views without those of templates, which are not screens of their own.
  func screens(among roots: [Object]) -> [Object] {
    let trees = document.alternateTrees(project.templateContext).filter { !$0.traits.buildsOnLiveLayout }
    let templates = Set((document.viewTemplates.map(\.root) + trees.map(\.root)).map(\.id))
    return roots.filter { !templates.contains($0.id) }
  }

  /// The screens among root views that were named; the templates if only those were.
  func namedScreens(among roots: [Object]) -> [Object] {
    let screens = screens(among: roots)
    return screens.isEmpty ? roots : screens
  }

  /// A template applied to the document it is in.
  /// - Throws: `CommandFailure` when it cannot be applied.
  func applying(_ template: any Template, _ options: ApplyOptions = ApplyOptions()) throws -> AppliedTemplate {
    if let obstacle = template.obstacles.first {
      throw CommandFailure("\(place(of: obstacle, template)): template \(template.reference): \(obstacle.message)")
    }
    do throws(EditError) {
      return try template.applied(options)
    } catch {
      throw CommandFailure("\(place(of: template.anchor)): template \(template.reference): \(error)")
    }
  }

  /// The document after templates were applied in order; nothing is written.
  func applying(templates names: [String], _ options: ApplyOptions = ApplyOptions()) throws -> LoadedDocument {
    var current = self
    var written = written ?? WrittenPlaces(self)
    for name in names {
      let template = try TemplateChoice.template(name, in: current)
      let applied = try current.applying(template, options)
      written.add(applied.plan, in: current)
      current = LoadedDocument(
        self, editedTo: applied.document, sizeClasses: template.traits.sizeClasses, written: written)
    }
    return current
  }

  /// `path:line:column` of what keeps a template from being applied.
  func place(of obstacle: TemplateObstacle, _ template: any Template) -> String {
    guard let position = obstacle.position else { return place(of: template.anchor) }
    return "\(obstacle.path ?? path):\(position)"
  }

  /// `path:line:column` of a template: in its sheet, or where its anchor is.
  func place(of template: any Template) -> String {
    guard let layout = template as? SheetLayout else { return place(of: template.anchor) }
    return "\(layout.sheet.path ?? path):\(layout.position)"
  }
}

extension LoadedDocument {
  /// Complains about everything that is wrong with the layouts beside the document, and with those that it has itself.
  /// - Throws: `CommandFailure`, the last complaint.
  func requireSoundSheets() throws {
    let sheets = [try sheet?.get(), document.ownSheet].compactMap { $0 }
    let failures = sheets.flatMap { sheet in
      sheet.mistakes(in: document).map { mistake in
        CommandFailure("\(sheet.path ?? path):\(sheet.position(of: mistake)): \(mistake)")
      }
    }
    failures.dropLast().forEach(Terminal.complain)
    if let last = failures.last { throw last }
  }
}
