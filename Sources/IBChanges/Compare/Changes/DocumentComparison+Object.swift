import IBModel
import IBXML

extension DocumentComparison {
  /// Keeps the changes of an object or scene: of it and what is in it, and of what refers to it. If it came or went in
  /// another object, its own addition or removal replaces that of the other one.
  mutating func keepChanges(of id: ObjectID) {
    guard let identity = table.object(changes.earlierIDs[id] ?? id) else { return ordered = [] }
    let versions = [old, new].compactMap { version in version.element(identity).map { (version, $0) } }
    ordered = ordered.filter { change in
      versions.contains { version, object in
        version.element(change.identity).map { isAbout($0, object, change.change.kind) } ?? false
      }
    }
    guard versions.count == 1, !ordered.contains(where: { $0.identity == identity }) else { return }
    note(new.has(identity) ? .added : .removed, "", about: identity, isNoise: false)
  }

  private func isAbout(_ element: Element, _ object: Element, _ kind: DocumentChange.Kind) -> Bool {
    if object.contains(element) { return true }
    let isWhole = kind == .added || kind == .removed
    if isWhole, element.contains(object) { return false }
    let id = object[.id] ?? object[.sceneID]
    return (isWhole ? Array(element.subtree) : [element]).contains { $0.references.contains { $0.id.rawValue == id } }
  }
}
