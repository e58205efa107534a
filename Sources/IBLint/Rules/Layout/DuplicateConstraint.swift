import IBBase
import IBModel

extension Rule {
  static let duplicateConstraint = Rule(
    "duplicate_constraint", .layout, .warning, fix: .safe,
    check: .constraintsBetweenSameAnchors { alike, document, findings in
      let groups = alike.flatMap { group in
        group.groups { meant in
          var content = meant.content
          content.priority = ConstraintContent.required
          return content
        }
      }
      guard !groups.isEmpty else { return }
      let used = document.idsInUse()
      for group in groups {
        let kept = notReplaced(in: group)
        for repeated in group {
          guard let kept = kept.first(where: { $0.replaces(repeated) }) else { continue }
          findings.report(repeated, repeating: kept, in: document, isUsed: used.contains)
        }
      }
    })

  /// The constraints that no other one replaces, in document order: at most one for each set of size classes.
  private static func notReplaced(in group: [InstalledConstraint]) -> [InstalledConstraint] {
    let best = Dictionary(grouping: group, by: \.places).values.compactMap { alike in
      alike.dropFirst().reduce(alike.first) { best, next in best.map { next.replaces($0) ? next : $0 } }
    }
    return best.filter { one in !best.contains { $0.replaces(one) } }.ordered { $0.constraint }
  }
}

extension InstalledConstraint {
  /// The size classes under which it is installed, with the classes of a canvas without a device.
  fileprivate var places: Set<SizeClasses> { isInstalledByDefault ? installation.union([.any]) : installation }

  /// Whether an equal constraint has no effect beside this one wherever it is installed. Of two with the same priority
  /// and size classes, the first in the document replaces the second.
  fileprivate func replaces(_ other: InstalledConstraint) -> Bool {
    guard content.priority >= other.content.priority, places.isSuperset(of: other.places) else {
      return false
    }
    let isAlike = content.priority == other.content.priority && places == other.places
    return isAlike ? constraint < other.constraint : true
  }
}

extension Findings {
  fileprivate mutating func report(
    _ repeated: InstalledConstraint, repeating kept: InstalledConstraint, in document: Document,
    isUsed: (ObjectID) -> Bool
  ) {
    let isUsedByCode = isUsed(repeated.constraint.id) || repeated.constraint.identifier != nil
    // Code may change or deactivate one of two constraints with different priorities.
    if repeated.content.priority != kept.content.priority, isUsedByCode || isUsed(kept.constraint.id) { return }
    let constraint = repeated.constraint
    report(
      constraint.element, "\(repeated.name(in: document)) repeats constraint \(kept.constraint.id)",
      related: [Finding.Related(kept.constraint.element, "the constraint that it repeats")],
      fix: isUsedByCode ? nil : .safe("Remove the constraint") { $0.remove(constraint) })
  }
}
