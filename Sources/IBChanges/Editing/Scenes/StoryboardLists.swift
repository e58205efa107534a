import IBModel
import IBXML

/// The lists after the scenes of a storyboard: resources, features, fonts, and the segues that decide about bars.
enum StoryboardLists {
  /// A part of a storyboard without the entries that only other scenes use.
  static func dropped(from part: Document, of whole: Document) throws(OperationError) -> Document {
    do throws(EditError) {
      let settled = try ResourceList.settled(part, from: whole, known: KnownResources())
      var edit = ModelEdit(settled)
      let gone = unusedCapabilities(in: settled, of: whole) + unusedFonts(in: settled, of: whole)
      for element in gone { edit.remove(element) }
      return gone.isEmpty ? settled : try edit.verified()
    } catch {
      throw OperationError("\(error); nothing was changed")
    }
  }

  /// The list entries for missing objects: segues that decide about bars, views with intrinsic sizes. A list without
  /// other entries goes as a whole.
  static func lostEntries(in part: Document, of whole: Document) -> [Element] {
    [tieBreakersName, designablesName].flatMap { name -> [Element] in
      let entries = entries(name, of: part)
      let lost = entries.filter { entry in
        let references = entry.references.map(\.id)
        return references.contains { part.object($0) == nil && whole.object($0) != nil }
      }
      return lost.count == entries.count ? [entries.first?.parent].compactMap(\.self) : lost
    }
  }

  private static func entries(_ list: Name, of document: Document) -> [Element] {
    document.tree.root.child(list)?.children.map(\.self) ?? []
  }

  private static let designablesName: Name = "designables"

  private static let tieBreakersName: Name = "inferredMetricsTieBreakers"

  private static func unusedCapabilities(in part: Document, of whole: Document) -> [Element] {
    let (before, after) = (Capability.uses(in: whole), Capability.uses(in: part))
    let listed = part.tree.root.child("dependencies")?.children(.capability).map(\.self) ?? []
    return listed.filter { entry in
      guard let name = entry[.name], Capability.known.contains(name) else { return false }
      return before[name] != nil && after[name] == nil
    }
  }

  private static func fontLists(of document: Document) -> [Element] {
    document.tree.root.child(withKey: "customFonts")?.children.map(\.self) ?? []
  }

  private static func unusedFonts(in part: Document, of whole: Document) -> [Element] {
    let lists = fontLists(of: part)
    guard !lists.isEmpty else { return [] }
    let (before, after) = (fontNames(in: whole), fontNames(in: part))
    let unused = lists.filter { list in
      let names = Set(list.children.map(\.text))
      return !names.isDisjoint(with: before) && names.isDisjoint(with: after)
    }
    // The list is removed along with its last entry.
    return unused.count == lists.count ? [part.tree.root.child(withKey: "customFonts")].compactMap(\.self) : unused
  }

  private static func fontNames(in document: Document) -> Set<String> {
    Set(document.tree.elements(named: ["fontDescription", "font"]).compactMap { $0[.name] })
  }

  static func add(_ other: Document, to edit: inout ModelEdit) {
    let root = edit.document.tree.root
    let key = { (element: Element) in "\(element.name.text)\u{0}\(element[.name] ?? element[.key] ?? "")" }
    let resources = other.tree.root.child(.resources)?.children.map(\.self) ?? []
    add(resources, to: .resources, with: nil, of: root, sortedBy: key, &edit)
    let fonts = fontLists(of: other)
    add(fonts, to: "customFonts", with: "customFonts", of: root, sortedBy: key, &edit)
    let capabilities = other.tree.root.child("dependencies")?.children(.capability).map(\.self) ?? []
    if root.child("dependencies") != nil {
      add(capabilities, to: "dependencies", with: nil, of: root, sortedBy: key, &edit)
    }
    add(entries(tieBreakersName, of: other), to: tieBreakersName, with: nil, of: root, sortedBy: nil, &edit)
    add(entries(designablesName, of: other), to: designablesName, with: nil, of: root, sortedBy: key, &edit)
  }

  private static func add(
    _ entries: [Element], to name: Name, with listKey: String?, of root: Element,
    sortedBy key: ((Element) -> String)?, _ edit: inout ModelEdit
  ) {
    guard let list = root.child(name) else {
      guard !entries.isEmpty else { return }
      let attributes = listKey.map { [NewAttribute(.key, $0)] } ?? []
      let new = NewElement(name, attributes, children: entries.map { NewElement(copying: $0) })
      return edit.setChild(name, key: listKey, to: new, in: root)
    }
    let members = list.children.map(\.self)
    guard let key else {
      for entry in entries { edit.insert(NewElement(copying: entry), into: list) }
      return
    }
    let known = Set(members.map(key))
    for entry in entries where !known.contains(key(entry)) {
      let next = members.first { $0.name == entry.name && key($0) > key(entry) }
      let behind = members.last { $0.name == entry.name }.flatMap { last in members.first { $0 > last } }
      edit.insert(NewElement(copying: entry), into: list, before: next ?? behind ?? later(entry, in: members, key))
    }
  }

  /// The member that follows the first one of a kind.
  private static func later(_ entry: Element, in members: [Element], _ key: (Element) -> String) -> Element? {
    guard entry.name != .capability, !members.contains(where: { $0.name == entry.name }) else { return nil }
    return members.first { key($0) > key(entry) }
  }
}
