import IBModel

extension Rule {
  static let constraintToUninstalledItem = Rule(
    "constraint_to_uninstalled_item", .layout, .warning, isOptIn: true,
    check: .document { document, findings in
      guard document.usesAutoLayout else { return }
      let masks = MaskStatements(document)
      guard !masks.isEmpty else { return }
      for constraint in document.constraints where !constraint.isPlaceholder && !masks.neverInstalls(constraint.id) {
        let items = constraint.items.compactMap(document.object)
        // An item that is never installed is another mistake.
        guard
          let (item, key) = items.lazy.compactMap({ item in
            masks.uninstalling(item.id, butNot: constraint.id).map { (item, $0) }
          }).first
        else { continue }
        findings.report(
          constraint.element,
          "\(document.subject(constraint.object)) is installed for `\(key)`, but \(item.reference) is not",
          related: [Finding.Related(item.element, "the item")])
      }
    })
}

extension MaskStatements {
  /// The key of a variation that excludes an item, but not a constraint that is installed by default.
  fileprivate func uninstalling(_ item: ObjectID, butNot constraint: ObjectID) -> String? {
    let (item, constraint) = (self[item], self[constraint])
    guard item.values.contains(true) || item["default"] != false else { return nil }
    return item.filter { key, isIncluded in
      !isIncluded && key != "default" && (constraint[key] ?? (constraint["default"] != false))
    }.keys.min()
  }
}
