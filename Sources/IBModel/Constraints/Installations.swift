import IBBase

/// The pairs of size classes under which a member of a list is installed.
package typealias InstalledClasses = Set<SizeClasses>

/// The installations of the members of lists, as far as masks determine them.
package struct Installations {
  private let masks: MaskStatements
  /// The exclusions of each pair of size classes; empty if no mask has members.
  private let active: [(classes: SizeClasses, variations: ActiveVariations)]

  /// - Complexity: O(elements)
  package init(_ document: Document) {
    let masks = MaskStatements(document)
    self.masks = masks
    active =
      masks.isEmpty
      ? []
      : Installations.everywhere.ordered { $0.variationKey }
        .map { ($0, ActiveVariations(of: document, under: $0)) }
  }

  /// The size classes under which the member with an id is installed; none if traits besides size classes matter.
  package subscript(id: ObjectID) -> InstalledClasses {
    let statements = masks[id]
    if statements.isEmpty { return Installations.everywhere }
    guard statements.keys.allSatisfy(Installations.isAboutSizeClasses) else { return [] }
    return Set(active.filter { !$0.variations.excluded.contains(id) }.map(\.classes))
  }

  /// All pairs of size classes that an app can have.
  package static let everywhere: InstalledClasses = {
    let classes = SizeClasses.SizeClass.allCases
    return Set(classes.flatMap { width in classes.map { SizeClasses(width: width, height: $0) } })
  }()

  private static func isAboutSizeClasses(_ key: String) -> Bool {
    key == SizeClasses.any.variationKey || everywhere.contains { $0.isIn(key) }
  }
}

extension SizeClasses {
  /// Whether the key of a variation names one of these classes or both.
  fileprivate func isIn(_ key: String) -> Bool {
    [self, SizeClasses(width: width), SizeClasses(height: height)].contains { $0.variationKey == key }
  }
}
