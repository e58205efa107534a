import IBModel
import IBXML

/// The lists that Xcode maintains in a document: used images and colors (`<resources>`), and features (`<capability>`).
struct ResourceList {
  private let old: Document
  private let new: Document
  private let known: KnownResources

  /// Returns a document whose lists include new uses of an edit, and exclude ended ones. Other entries are not changed.
  /// - Throws: `EditError` when the result cannot be verified.
  /// - Complexity: O(document)
  static func settled(_ new: Document, from old: Document, known: KnownResources) throws(EditError) -> Document {
    let list = ResourceList(old: old, new: new, known: known)
    var edit = ModelEdit(new)
    let isChanged = [list.dropUnused(in: &edit), list.addUsed(in: &edit), list.announce(in: &edit)].contains(true)
    return isChanged ? try edit.verified() : new
  }

  static func hasNewUses(in new: Document, from old: Document) -> Bool {
    !ResourceList(old: old, new: new, known: KnownResources()).addedUses.isEmpty
  }

  /// Unknown resources that an edit made a document use.
  static func unknown(in new: Document, from old: Document, known: KnownResources) -> [ListedName] {
    ResourceList(old: old, new: new, known: known).addedUses.filter { use in
      use.kind == "namedColor"
        ? known.colors[use.name] == nil : use.kind == "image" && known.imageSizes[use.name] == nil
    }
  }

  /// Symbols are excluded because Xcode lists them with sizes that only it knows.
  private func uses(_ document: Document) -> [ListedName] {
    document.resourceUses.filter { $0.listed.kind != "image" || $0.element["catalog"] != "system" }.map(\.listed)
  }

  private var addedUses: [ListedName] {
    let known = Set(new.resources.map { ListedName(kind: $0.kind, name: $0.name) }).union(uses(old))
    return Set(uses(new)).subtracting(known).sorted { ($0.kind.text, $0.name) < ($1.kind.text, $1.name) }
  }

  private func dropUnused(in edit: inout ModelEdit) -> Bool {
    let listed = new.resources.filter { !$0.name.isEmpty }
    let unused = new.unused(Set(listed.map(\.name)))
    guard !unused.isEmpty else { return false }
    let before = old.unused(unused)
    let gone = listed.filter { unused.contains($0.name) && !before.contains($0.name) }
    for resource in gone { edit.remove(resource.element) }
    return !gone.isEmpty
  }

  private func addUsed(in edit: inout ModelEdit) -> Bool {
    // A document without tools version is written manually and needs no list.
    guard let list = new.tree.root.child(.resources) ?? (new.toolsVersion == 0 ? nil : new.tree.root) else {
      return false
    }
    let entries = addedUses.compactMap { known.entry(for: $0) }
    guard !entries.isEmpty else { return false }
    if list == new.tree.root {
      edit.setChild(.resources, key: nil, to: NewElement(.resources, children: entries), in: list)
      return true
    }
    for entry in entries { edit.insert(entry, into: list, before: next(entry, in: list)) }
    return true
  }

  /// The entry that follows a new one.
  private func next(_ entry: NewElement, in list: Element) -> Element? {
    let key = { (kind: Name, name: String?) in "\(kind.text)\u{0}\(name ?? "")" }
    return list.children.first { key($0.name, $0[.name]) > key(entry.name, entry[.name]) }
  }

  private func announce(in edit: inout ModelEdit) -> Bool {
    guard new.platform.isUIKit, let dependencies = new.tree.root.child("dependencies") else { return false }
    let listed = dependencies.children(.capability).filter { $0[.name] != nil }
    let before = Capability.uses(in: old)
    var isChanged = false
    for (name, _) in Capability.uses(in: new).sorted(by: { $0.key < $1.key }) {
      guard before[name] == nil, let version = Capability.minimumVersions[name],
        !listed.contains(where: { $0[.name] == name })
      else { continue }
      let capability = NewElement(.capability, [NewAttribute(.name, name), NewAttribute("minToolsVersion", version)])
      edit.insert(capability, into: dependencies, before: listed.first { ($0[.name] ?? "") > name })
      isChanged = true
    }
    return isChanged
  }
}
