import IBModel
import IBTemplates
import IBWorkspace
import IBXML

/// Completions in a layout sheet, by its grammar.
enum SheetCompletion {
  static func elements(in open: [MarkupTag], _ snapshot: DocumentSnapshot) -> [CompletionItem] {
    guard let parent = open.first else { return [CompletionItem(SheetGrammar.root, .keyword)] }
    let children = SheetGrammar.row(snapshot.text(parent.name))?.children ?? []
    return children.map { CompletionItem($0, .keyword) }
  }

  static func attributes(of tag: MarkupTag, _ snapshot: DocumentSnapshot) -> [CompletionItem] {
    let written = Set(tag.attributes.map { snapshot.text($0.name) })
    let attributes = SheetGrammar.row(snapshot.text(tag.name))?.attributes ?? []
    return attributes.filter { !written.contains($0.name) }.map { attribute in
      var item = CompletionItem(
        attribute.name, .property, text: "\(attribute.name)=\"$1\"", detail: attribute.isRequired ? "required" : nil)
      item.isSnippet = true
      return item
    }
  }

  static func values(
    of attribute: MarkupTag.Attribute, _ tag: MarkupTag, _ snapshot: DocumentSnapshot, _ request: FeatureRequest
  ) async -> [CompletionItem] {
    let name = snapshot.text(attribute.name)
    guard let row = SheetGrammar.row(snapshot.text(tag.name)),
      let known = row.attributes.first(where: { $0.name == name })
    else { return [] }
    if name == "layout" { return layoutNames(snapshot).map { CompletionItem($0, .reference) } }
    switch known.value {
    case .words(let words): return words.map { CompletionItem($0, .enumMember) }
    case .name, .names, .word: return objectNames(beside: snapshot, request)
    default: return []
    }
  }

  private static func layoutNames(_ snapshot: DocumentSnapshot) -> [String] {
    let names = snapshot.outline.tags.filter { $0.kind != .end && snapshot.text($0.name) == "layout" }.compactMap {
      tag in
      tag.attributes.first { snapshot.text($0.name) == "name" }?.value.map(snapshot.text)
    }
    return names.filter { !$0.isEmpty }
  }

  private static func objectNames(beside snapshot: DocumentSnapshot, _ request: FeatureRequest) -> [CompletionItem] {
    guard let path = SheetFile.document(besideSheet: snapshot.path) else { return [] }
    let other = request.open[FileURI.uri(path)] ?? FileLocation.snapshot(of: path, request.client.encoding)
    let views = other?.document?.objects.filter { $0.isView || $0.kind.isController } ?? []
    return views.map { object in
      CompletionItem(object.outletName ?? object.id.rawValue, .reference, detail: "\(object.name), \(object.kind)")
    }
  }
}
