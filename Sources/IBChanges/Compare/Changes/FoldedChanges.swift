import IBModel
import IBXML

/// Folds the constraints and outlets of added or removed objects into the changes of the objects.
struct FoldedChanges {
  private(set) var list: [DocumentComparison.NotedChange]
  private let comparison: DocumentComparison
  private var places: [Int: Int] = [:]

  init(_ changes: [DocumentComparison.NotedChange], in comparison: DocumentComparison) {
    (list, self.comparison) = (changes, comparison)
    for (place, change) in changes.enumerated() where comes(change) || goes(change) {
      if !isBetweenObjects(change) { places[change.identity] = place }
    }
    guard !places.isEmpty else { return }
    var folded: Set<Int> = []
    for (place, change) in changes.enumerated() where comes(change) || goes(change) {
      guard isBetweenObjects(change), let target = target(of: change) else { continue }
      list[target].change.details.append(text(of: change.change, with: list[target].change))
      folded.insert(place)
    }
    list = list.indices.filter { !folded.contains($0) }.map { list[$0] }
  }

  private func comes(_ change: DocumentComparison.NotedChange) -> Bool { change.change.kind == .added }
  private func goes(_ change: DocumentComparison.NotedChange) -> Bool { change.change.kind == .removed }

  private func version(of change: DocumentComparison.NotedChange) -> Version {
    comes(change) ? comparison.new : comparison.old
  }

  private func isBetweenObjects(_ change: DocumentComparison.NotedChange) -> Bool {
    guard let element = version(of: change).element(change.identity) else { return false }
    return element.name == .constraint || element.name == .outlet || element.name == .outletCollection
  }

  private func target(of change: DocumentComparison.NotedChange) -> Int? {
    let version = version(of: change)
    guard let element = version.element(change.identity) else { return nil }
    let ids = Constraint(element).map(\.items) ?? element.references.map(\.id)
    for id in ids {
      guard let object = version.document.object(id), var current = version.identity(of: object.element) else {
        continue
      }
      while true {
        if let place = places[current], list[place].change.kind == change.change.kind { return place }
        guard let parent = version.parent(current) else { break }
        current = parent
      }
    }
    return nil
  }

  private func text(of change: DocumentChange, with object: DocumentChange) -> String {
    let text = change.kindTitle == "constraint" ? change.name : "\(change.kindTitle) \(change.name)"
    let own = "\(object.name)."
    return text.hasPrefix(own) ? String(text.dropFirst(own.count)) : text
  }
}
