import IBModel
import IBProject
import IBXML

extension [Findings.Entry] {
  /// The findings with warnings instead of errors where the app, as its code is, never gets to.
  func withoutErrorsInUnreachedParts(of inspection: Inspection) -> [Findings.Entry] {
    guard contains(where: { $0.finding.severity == .error && !$0.hasConfiguredSeverity }) else { return self }
    let parts = inspection.unreachedParts
    guard !parts.isEmpty else { return self }
    return map { entry in
      guard entry.finding.severity == .error, !entry.hasConfiguredSeverity,
        let part = parts.first(where: { $0.range.contains(entry.finding.range.lowerBound) })
      else { return entry }
      var entry = entry
      entry.finding.severity = .warning
      entry.finding.related.append(part.reason)
      return entry
    }
  }
}

extension Inspection {
  private typealias Part = (range: Range<Int>, reason: Finding.Related)

  /// The parts of the document that the app has no way to; none if code is missing.
  fileprivate var unreachedParts: [(range: Range<Int>, reason: Finding.Related)] {
    guard let sources = project.sources, !project.isPartial else { return [] }
    return uninstalledViews + (document.kind == .xib ? ownDocument(sources) : scenesAndCells(sources))
  }

  /// The views that no size class installs, and no code.
  private var uninstalledViews: [Part] {
    let masks = MaskStatements(document)
    guard !masks.isEmpty else { return [] }
    let views = document.views.filter { masks.neverInstalls($0.id) && !objectCode.hasOutlet(to: $0) }
    return views.map { ($0.element.range, Finding.Related($0.element, "no size class has this view")) }
  }

  /// The .xib, if nothing names it but the code of its own classes.
  private func ownDocument(_ sources: SourceIndex) -> [Part] {
    guard let path, let loads = project.loads else { return [] }
    let name = DocumentLoads.name(ofDocument: path)
    let classes = Set(document.objects.compactMap(\.customClass) + [name])
    let own = Set(classes.flatMap { sources.declarations(of: $0) }.map(\.path))
    guard !own.isEmpty, loads.mention(name, onlyIn: own) else { return [] }
    let root = document.tree.root
    return [(root.range, Finding.Related(root, "only the code of its own classes names this document"))]
  }

  /// The scenes that no segue leads to and whose identifier no code has, and the prototype cells whose identifier no code
  /// has.
  private func scenesAndCells(_ sources: SourceIndex) -> [Part] {
    guard document.platform.isUIKit, let index = project.documents else { return [] }
    let texts = DocumentIndex([DocumentSummary(document, path: path ?? "")]).identifierTexts
    let mayHave = { (identifier: String) in
      index.identifierTexts.contains(identifier) || texts.contains(identifier) || sources.mayHave(text: identifier)
    }
    let initial = document.tree.root.id(.initialViewController)
    let scenes = document.unreachableControllers { controller in
      controller.id == initial || controller.element["storyboardIdentifier"].map(mayHave) == true
    }
    let cells = document.objects.filter { object in
      object.element.isPrototype && object.element["reuseIdentifier"].map { !mayHave($0) } == true
    }
    return scenes.compactMap { controller in
      let reason = Finding.Related(controller.element, "nothing leads to this scene, and no code has its identifier")
      return controller.scene.map { ($0.element.range, reason) }
    } + cells.map { ($0.element.range, Finding.Related($0.element, "no code has the identifier of this cell")) }
  }
}
