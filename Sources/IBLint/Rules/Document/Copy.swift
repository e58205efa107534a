import IBModel
import IBXML

extension Findings {
  /// Reports a copy of several objects, with a fix that gives all of them new ids.
  mutating func report(_ copy: Copy, in document: Document, _ lines: LineIndex, _ references: [ObjectID: [Reference]]) {
    guard let main = copy.objects.first(where: \.kind.isController) ?? copy.objects.first,
      let first = document.object(main.id)
    else { return }
    let subject = copy.element.name == .scene ? "the scene of \(main.reference)" : main.reference
    let line = lines.position(of: first.element.startTagRange.lowerBound).line
    report(
      copy.element.startTagRange,
      "\(subject) is a copy with the ids of the original in line \(line): \(copy.objects.count) objects share their ids",
      object: main, related: [Finding.Related(first.element, "the original")], fix: copy.fix(references),
      cause: .copy(copy.element.range))
  }

  /// Reports scenes with the identifier of an earlier one, unless their objects share ids.
  mutating func report(repeatedSceneIDsIn document: Document) {
    let copied = Set(document.duplicates.compactMap { $0.scene?.element })
    let scenes = document.scenes.map(\.element).filter { !copied.contains($0) }
    for (first, later) in scenes.repetitions(by: { $0[.sceneID] }) {
      guard let attribute = later.attribute(.sceneID) else { continue }
      report(
        attribute, "two scenes have the identifier `\(attribute.value)`",
        related: [Finding.Related(first, "the first scene")],
        fix: .unsafe("Give the scene a new identifier") { edit in
          edit.setAttribute(.sceneID, to: edit.identifier(for: "\(attribute.value)|\(later.index)"), on: later)
        })
    }
  }
}

extension Copy {
  /// Gives all objects of the copy new ids. References in the copy mean the copy, all others the original. nil if two
  /// objects of the copy share an id.
  fileprivate func fix(_ references: [ObjectID: [Reference]]) -> ProposedFix? {
    guard Set(objects.map(\.id)).count == objects.count else { return nil }
    let (element, objects) = (element, objects)
    let own = objects.map { object in (references[object.id] ?? []).filter { element.contains($0.element) } }
    return .unsafe("Give \(objects.count) objects new ids") { edit in
      for (object, references) in zip(objects, own) {
        let id = edit.identifier(for: "\(object.id)|\(object.element.index)")
        edit.setAttribute(.id, to: id, on: object.element)
        for reference in references { edit.setAttribute(reference.attribute.name, to: id, on: reference.element) }
      }
      if let scene = element.attribute(.sceneID) {
        edit.setAttribute(.sceneID, to: edit.identifier(for: "\(scene.value)|\(element.index)"), on: element)
      }
    }
  }
}
