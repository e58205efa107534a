import IBModel
import IBXML

/// Resources: used images and colors stay listed even if a side removed them; unused ones go if a side removed them.
extension MergePlan {
  /// The names that surviving elements use. Any attribute can name an image.
  private func usedNames() -> Set<String> {
    var names: Set<String> = []
    for identity in identities where survives[identity] {
      let sides = valueSides[identity].map { [version($0)] } ?? [ours, theirs]
      for version in sides {
        guard let element = version.element(identity), !Noise.isInNoise(element) else { continue }
        let parts = isValue(identity) ? Array(element.subtree) : [element]
        for part in parts { for attribute in part.attributes { names.insert(attribute.value) } }
      }
    }
    return names
  }

  mutating func keepUsedResources() {
    let removed = identities.filter { identity in
      guard !survives[identity], let element = element(identity), element.parent?.name == .resources else {
        return false
      }
      return true
    }
    guard !removed.isEmpty else { return }
    let names = usedNames()
    for identity in removed {
      guard let element = element(identity), let name = element[.name], names.contains(name) else { continue }
      survives[identity] = true
      for part in element.subtree {
        for version in [ours, theirs] where version.document.tree === part.tree {
          if let inner = version.identity(of: part) { survives[inner] = true }
        }
      }
      if let list = ours.parent(identity) ?? theirs.parent(identity) { survives[list] = true }
    }
  }

  /// Removes Xcode's cached sizes of removed views.
  mutating func dropNotedSizes() {
    for identity in identities where survives[identity] {
      guard let element = element(identity), element.name == MergePlan.designable, let name = element[.name],
        let view = table.object(ObjectID(name)), !survives[view]
      else { continue }
      let isStale = [ours, theirs].contains { $0.has(identity) && !$0.has(view) }
      if !isStale { survives[identity] = false }
    }
    dropOrphans()
  }

  private static let designable = Name("designable")
}
