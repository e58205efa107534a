import IBModel
import IBXML

/// What the variations of a document say under one pair of size classes.
package struct ActiveVariations: Sendable {
  /// Ids of views and constraints that are not installed.
  package private(set) var excluded: Set<String> = []
  /// For each varied element, by its place, the variations that apply, the more specific ones last.
  private var overrides: [Int: [Element]] = [:]

  /// Reads the variations of a tree.
  /// - Complexity: O(elements)
  package init(of tree: XMLTree, under classes: SizeClasses) {
    var hosts: [(host: Element, variations: [Variation])] = []
    tree.visitElements(named: .variation) { element in
      guard let host = element.parent else { return }
      if hosts.last?.host == host {
        hosts[hosts.count - 1].variations.append(Variation(element: element))
      } else {
        hosts.append((host, [Variation(element: element)]))
      }
    }
    for (host, variations) in hosts { add(variations.active(in: classes), of: host) }
  }

  private mutating func add(_ variations: [Variation], of host: Element) {
    for variation in variations {
      for mask in variation.element.children(.mask) {
        for child in mask.children {
          guard let id = child[.reference] else { continue }
          if child.name == .exclude { excluded.insert(id) }
          if child.name == .include { excluded.remove(id) }
        }
      }
    }
    overrides[host.index] = variations.map(\.element)
  }

  /// The value of an attribute of an element under the size classes.
  package func value(_ name: Name, of element: Element) -> String? {
    guard !overrides.isEmpty, let variations = overrides[element.index] else { return element[name] }
    for variation in variations.reversed() {
      if let value = variation[name] { return value }
    }
    return element[name]
  }

  /// Whether an object is installed; does not ask about what is around it.
  package func isInstalled(_ object: Object) -> Bool { excluded.isEmpty || !excluded.contains(object.id) }
}

extension [Variation] {
  /// The ones that apply under size classes, the default one first, then by number of traits.
  fileprivate func active(in classes: SizeClasses) -> [Variation] {
    filter { $0.isDefault || classes.matches($0) }.sorted { $0.specificity < $1.specificity }
  }
}

extension Variation {
  fileprivate var specificity: Int { isDefault ? 0 : traits.count }
}
