import IBBase
import IBModel

extension Rule {
  static let constraintToUninstalledItem = Rule(
    "constraint_to_uninstalled_item", .layout, .warning,
    check: .document { document, findings in
      guard document.usesAutoLayout, !MaskStatements(document).isEmpty else { return }
      let situations = Installations.everywhere.ordered(by: \.variationKey).map { classes in
        (classes: classes, active: ActiveVariations(of: document, under: classes))
      }
      var lost: [(item: Object, key: String, constraints: [Constraint])] = []
      // Many constraints have the same items.
      var absences: [Object: [Int]] = [:]
      for constraint in document.constraints where !constraint.isPlaceholder {
        for item in constraint.items.compactMap(document.object) {
          let absent = absences[item] ?? situations.indices.filter { !situations[$0].active.isPresent(item) }
          absences[item] = absent
          // An item that is never installed is another mistake.
          guard !absent.isEmpty, absent.count < situations.count else { continue }
          let lacking = absent.map { situations[$0] }.filter {
            $0.active.isInstalled(constraint.object) && $0.active.isPresent(constraint.host)
          }
          guard let key = lacking.map(\.classes).commonKey else { continue }
          let index = lost.firstIndex { $0.item == item && $0.key == key } ?? lost.endIndex
          if index == lost.endIndex { lost.append((item, key, [])) }
          lost[index].constraints.append(constraint)
          break
        }
      }
      for (item, key, constraints) in lost {
        findings.report(
          constraints[0].element,
          "\(document.subject(constraints[0].object)) is installed for `\(key)`, but \(item.reference) is not",
          related: [Finding.Related(item.element, "the item")]
            + constraints.dropFirst().map { Finding.Related($0.element, "another constraint of the item") })
      }
    })
}

extension [SizeClasses] {
  /// The key of a variation that applies to some of these pairs and to no other one; nil without pairs.
  fileprivate var commonKey: String? {
    let keys = flatMap { [SizeClasses(width: $0.width), SizeClasses(height: $0.height), $0] }
    return keys.first { key in Installations.everywhere.allSatisfy { !key.contains($0) || contains($0) } }?.variationKey
  }
}
