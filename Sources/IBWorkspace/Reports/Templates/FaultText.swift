import IBLayout
import IBModel
import IBTemplates

/// The text about faults of a layout, line by line. Faults in several configurations are listed once.
struct FaultText {
  package static func lines(of result: CheckedTemplate) -> [String] {
    grouped(result.faults).flatMap { faults in
      ["  on \(places(of: faults, among: result.placeCount)):"]
        + lines(of: faults[0], amounts(of: faults), in: result.document(of: faults[0]))
    }
  }

  /// Groups faults that differ only in their place and in the amounts, in the order of the first ones.
  static func grouped(_ faults: [TemplateFault]) -> [[TemplateFault]] {
    var groups: [[TemplateFault]] = []
    for fault in faults {
      if let same = groups.firstIndex(where: { $0[0].isSame(as: fault) }) {
        groups[same].append(fault)
      } else {
        groups.append([fault])
      }
    }
    return groups
  }

  /// `all 7`, or the names of the places, and the template applied before.
  package static func places(of faults: [TemplateFault], among count: Int) -> String {
    (faults.count == count && count > 1 ? "all \(count)" : faults.map(\.place.title).joined(separator: ", "))
      + (faults.first?.clause ?? "")
  }

  /// The largest amount of each conflict, and whether it is smaller somewhere.
  private static func amounts(of faults: [TemplateFault]) -> [(amount: Double, isLargest: Bool)] {
    faults[0].conflicts.indices.map { index in
      let all = faults.map { $0.conflicts[index].amount }
      return (all.max() ?? 0, Set(all.map(\.short)).count > 1)
    }
  }

  private static func lines(
    of fault: TemplateFault, _ amounts: [(amount: Double, isLargest: Bool)], in document: LoadedDocument
  ) -> [String] {
    let ambiguous = fault.ambiguous.map {
      "    \($0.view.reference): ambiguous \($0.ambiguousAxes.map(\.adverb).joined(separator: " and "))"
        + $0.reason.inParentheses
    }
    let moved = fault.moved.map { "    \($0.view.reference): \($0.frame.short), without it \($0.alone.short)" }
    let conflicts = zip(fault.conflicts, amounts).flatMap { conflict, known in
      var conflict = conflict
      conflict.amount = known.amount
      return ConflictText(conflict, in: document, isLargestAmount: known.isLargest).lines.map { "  " + $0 }
    }
    let known = known(in: fault).map { ["    \($0)"] } ?? []
    let missing = fault.missing.map { "    \($0) cannot be laid out" }
    let covered = fault.covered.map { "    \($0.below.reference) is covered by \($0.above.reference)" }
    return missing + conflicts + ambiguous + covered + moved + known
  }

  /// The number of conflicts, and the members of the first one.
  static func summary(of conflicts: [LayoutConflict], in fault: TemplateFault) -> String? {
    conflicts.first.map { first in
      let members = first.origins.map { $0.text(in: fault.place.document) }.joined(separator: ", ")
      return "\(counted(conflicts.count, "conflict")), of \(members)"
    }
  }

  static func known(in fault: TemplateFault) -> String? {
    summary(of: fault.known, in: fault).map { "also without the template: \($0)" }
  }
}

extension TemplateFault {
  /// Whether another fault differs only in its place and in the amounts.
  fileprivate func isSame(as other: TemplateFault) -> Bool {
    predecessor?.id == other.predecessor?.id && missing == other.missing
      && conflicts.map(ConflictKey.init) == other.conflicts.map(ConflictKey.init)
      && known.map(ConflictKey.init) == other.known.map(ConflictKey.init)
      && ambiguous.map(\.view.id) == other.ambiguous.map(\.view.id)
      && ambiguous.map(\.ambiguousAxes) == other.ambiguous.map(\.ambiguousAxes)
      && covered.map { [$0.below.id, $0.above.id] } == other.covered.map { [$0.below.id, $0.above.id] }
      && moved.map(\.view.id) == other.moved.map(\.view.id) && moved.map(\.frame) == other.moved.map(\.frame)
  }

  private struct ConflictKey: Equatable {
    var origins: [ObjectID]
    var broken: ObjectID

    init(_ conflict: LayoutConflict) {
      origins = conflict.origins.map(\.object.id)
      broken = conflict.broken.object.id
    }
  }
}
