import IBLayout
import IBModel
import IBProject
import IBTemplates
import IBXML

/// The values of an attribute: words, ids with their names, and names from the project.
struct ValueCompletion {
  private let snapshot: DocumentSnapshot
  private let request: FeatureRequest
  private let place: DocumentPlace?

  init(_ snapshot: DocumentSnapshot, _ request: FeatureRequest, at offset: Int) {
    (self.snapshot, self.request) = (snapshot, request)
    place = snapshot.document.flatMap { DocumentPlace($0, at: snapshot.reading.map.repaired(offset)) }
  }

  func items(for attribute: MarkupTag.Attribute, of tag: MarkupTag) async -> [CompletionItem] {
    let name = Name(snapshot.text(attribute.name))
    let kind = ElementKind(Name(snapshot.text(tag.name)))
    if let place, place.attribute?.name == name, place.reference != nil || name == .destination {
      return ids(for: name, in: place)
    }
    switch kind.attribute(name)?.type {
    case .bool: return ["YES", "NO"].map { CompletionItem($0, .enumMember) }
    case .enumeration(let values): return values.map { CompletionItem($0, .enumMember) }
    default: break
    }
    switch name {
    case .key: return roles(of: tag)
    case .customClass: return (await project([.sources]).sources?.classNames ?? []).map { CompletionItem($0, .class) }
    case .property, .selector: return await members(of: name)
    case .keyPath: return await keyPaths()
    case "storyboardName", "referencedIdentifier": return await documents(name)
    default: return await resources(name, kind)
    }
  }

  private func project(_ needs: Set<ProjectPart>) async -> Project {
    await request.projects.project(around: snapshot.path, for: needs)
  }

  /// The possible objects: items of constraints are views and guides of the same view tree.
  private func ids(for name: Name, in place: DocumentPlace) -> [CompletionItem] {
    let isItem = name == .firstItem || name == .secondItem
    let scene = place.owner?.scene?.element
    let tree =
      isItem
      ? place.owner.flatMap { owner in place.document.rootViews.first { $0.element.contains(owner.element) } } : nil
    return place.document.objects.lazy.filter { object in
      if isItem {
        guard object.isView || object.category == .layoutGuide else { return false }
        return tree?.element.contains(object.element) ?? true
      }
      return object.category != .connection && (scene == nil || scene?.contains(object.element) == true)
    }.map { object in
      CompletionItem(
        object.id.rawValue, .reference, detail: "\(object.name), \(object.kind)", filter: "\(object.id) \(object.name)")
    }
  }

  private func roles(of tag: MarkupTag) -> [CompletionItem] {
    guard let parent = place?.element.parent?.name else { return [] }
    let element = Name(snapshot.text(tag.name))
    return AttributeVocabulary.roles(in: parent)
      .filter { AttributeVocabulary.elements(playing: $0, in: parent).contains(element) }
      .map { CompletionItem($0, .enumMember) }
  }

  /// The outlets of the source's class, or the actions of the destination's class.
  private func members(of name: Name) async -> [CompletionItem] {
    guard let connection = place?.connection, let document = place?.document else { return [] }
    let isAction = name == .selector
    let owner = isAction ? connection.destination.flatMap { document.object($0) } : connection.source
    guard let declarations = await ancestry(of: owner)?.declarations else { return [] }
    return declarations.flatMap(\.type.members).filter { $0.mark == (isAction ? .action : .outlet) }.map { member in
      CompletionItem(member.name, isAction ? .method : .field, detail: member.type)
    }
  }

  private func keyPaths() async -> [CompletionItem] {
    let members = await ancestry(of: place?.owner)?.declarations.flatMap(\.type.members) ?? []
    return members.filter { $0.mark == .inspectable }.map { CompletionItem($0.name, .property, detail: $0.type) }
      + (KeyPathList.properties + ["layer.cornerRadius", "layer.masksToBounds"]).map { CompletionItem($0, .property) }
  }

  private func ancestry(of object: Object?) async -> Ancestry? {
    guard let source = object?.sourceClass, let sources = await project([.sources]).sources else { return nil }
    return source.ancestry(in: sources)
  }

  private func documents(_ name: Name) async -> [CompletionItem] {
    guard let index = await project([.documents]).documents else { return [] }
    if name == "storyboardName" { return index.storyboardNames.map { CompletionItem($0, .file) } }
    let storyboards = place?.owner?.element["storyboardName"].map { index.storyboards(named: $0) } ?? index.documents
    return storyboards.flatMap(\.scenes).compactMap { scene in
      scene.identifier.map { CompletionItem($0, .reference, detail: scene.className) }
    }
  }

  private func resources(_ name: Name, _ kind: ElementKind) async -> [CompletionItem] {
    let isColor = kind == "color" && name == .name
    guard isColor || name.text.hasSuffix("mage"), let assets = await project([.assets]).assets else { return [] }
    return assets.names(of: isColor ? .color : .image).map { CompletionItem($0, isColor ? .color : .file) }
  }
}
