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
  /// The scenes that no segue leads to and whose identifier no code has, and the prototype cells whose identifier no code
  /// has; none if code is missing.
  fileprivate var unreachedParts: [(range: Range<Int>, reason: Finding.Related)] {
    guard document.kind == .storyboard, document.platform.isUIKit, let sources = project.sources, !project.isPartial,
      let index = project.documents
    else { return [] }
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
