
/// The pairs of size classes under which a member of a list is installed.
package typealias Installation = Set<SizeClasses>

/// Under which size classes the members of lists are installed, as far as masks decide it.
package struct Installations {
  private let masks: MaskStatements
  /// What each pair of size classes leaves out; empty where no mask has members.
  private let active: [(classes: SizeClasses, variations: ActiveVariations)]

  /// Reads the masks of a document.
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

  /// Under which size classes the member with an id is installed; nowhere if traits besides size classes decide it.
  package subscript(id: ObjectID) -> Installation {
    let statements = masks[id]
    if statements.isEmpty { return Installations.everywhere }
    guard statements.keys.allSatisfy(Installations.isAboutSizeClasses) else { return [] }
    return Set(active.filter { !$0.variations.excluded.contains(id) }.map(\.classes))
  }

  /// All pairs of size classes that an app can have.
  private static let everywhere: Installation = {
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
