import IBBase
import IBXML

/// A constraint with its meaning.
public struct InstalledConstraint: Sendable {
  /// The constraint in the document.
  public let constraint: Constraint
  /// The content of the constraint.
  public let content: ConstraintContent
  package let installation: InstalledClasses
  /// Whether it is installed on a canvas without a device, where no variation applies.
  package let isInstalledByDefault: Bool

  package func name(in document: Document) -> String { document.subject(constraint.object) }
}

extension Document {
  /// Groups of several constraints between the same anchors, in any direction, in document order. Placeholders,
  /// constraints that are never installed, and constraints whose numbers vary with size classes are left out.
  /// - Complexity: O(elements)
  package func constraintsBetweenSameAnchors() -> [[InstalledConstraint]] {
    guard usesAutoLayout else { return [] }
    // Most constraints share their anchors with no other, so few have to be read.
    let fingerprints = constraints.map(\.anchorFingerprint)
    let sorted = fingerprints.sorted()
    let shared = Set(zip(sorted, sorted.dropFirst()).filter { $0 == $1 }.map { $0.0 })
    guard !shared.isEmpty else { return [] }
    let installations = Installations(self)
    var groups: [Set<ConstraintContent.Anchor>: [InstalledConstraint]] = [:]
    for (constraint, fingerprint) in zip(constraints, fingerprints)
    where shared.contains(fingerprint) && !constraint.isPlaceholder && constraint.element.child(.variation) == nil {
      let installation = installations[constraint.id]
      guard !installation.isEmpty, let content = constraint.read().content else { continue }
      groups[Set([content.first, content.second].compactMap(\.self)), default: []].append(
        InstalledConstraint(
          constraint: constraint, content: content, installation: installation,
          isInstalledByDefault: isInstalledByDefault(constraint.object)))
    }
    return groups.values.filter { $0.count > 1 }.map { $0.ordered { $0.constraint } }
      .ordered { $0[0].constraint }
  }

  /// The object in messages: the text of a constraint, because many have the same name.
  package func subject(_ object: Object) -> String {
    Constraint(object.element).map { "constraint `\(text(of: $0))` (\(object.id))" } ?? object.reference
  }
}

extension [InstalledConstraint] {
  /// The groups of several members with a common key, in document order; members without a key are left out.
  package func groups<Key: Hashable>(by key: (InstalledConstraint) -> Key?) -> [[InstalledConstraint]] {
    var groups: [Key: [InstalledConstraint]] = [:]
    for member in self { if let key = key(member) { groups[key, default: []].append(member) } }
    return groups.values.filter { $0.count > 1 }.ordered { $0[0].constraint }
  }
}

extension Constraint {
  /// A hash that is the same for constraints between the same anchors, and rarely for others.
  fileprivate var anchorFingerprint: UInt64 {
    let holder = host.element
    let first = side(element.attribute(.firstItem) ?? holder.attribute(.id), element.attribute(.firstAttribute))
    guard let second = element.attribute(.secondItem) else { return first }
    return first &+ side(second, element.attribute(.secondAttribute))
  }

  /// FNV-1a of the bytes of an item and its attribute.
  private func side(_ item: Attribute?, _ attribute: Attribute?) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for range in [item?.valueRange ?? 0..<0, attribute?.valueRange ?? 0..<0] {
      for byte in element.tree.source.utf8[range] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      hash = hash &* 0x100_0000_01B3
    }
    return hash
  }

  /// The attributes of the element whose edge, size or baseline meets a condition.
  package func anchors(where meetsCondition: (LayoutAttribute) -> Bool) -> [Attribute] {
    [Name.firstAttribute, .secondAttribute].compactMap { name in
      guard let attribute = element.attribute(name), let anchor = LayoutAttribute(attribute),
        meetsCondition(anchor)
      else { return nil }
      return attribute
    }
  }
}
