import IBModel
import IBXML

/// Replaces a color, font or image everywhere in a document.
public struct ReplaceOperation: EditOperation {
  /// The kind of value.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Colors by components (`#FF8800`), of the system, or of asset catalogs.
    case color
    /// Fonts with or without a size: `system 17`, `Avenir-Heavy`, `headline`.
    case font
    /// Images by name; `system:star` is a symbol.
    case image
  }

  /// Nil, because the operation finds its objects itself.
  public var targets: Targets? { nil }
  /// The kind of value.
  public var kind: Kind
  /// The value to replace, as people write it.
  public var old: String
  /// The replacement, as people write it.
  public var new: String

  /// Creates an operation that replaces a value.
  /// - Throws: `OperationError` when a value cannot be parsed.
  public init(_ kind: Kind, _ old: String, by new: String) throws(OperationError) {
    (self.kind, self.old, self.new) = (kind, old, new)
    if old.isEmpty || new.isEmpty { throw OperationError("a \(kind.rawValue) needs a name") }
    if old == new { throw OperationError("`\(old)` is replaced by itself") }
    switch kind {
    case .color:
      for text in [old, new] where text.hasPrefix("#") && ColorValue.components(text.dropFirst()) == nil {
        throw OperationError("`\(text)` is not a color; write it as in `#FF8800` or `#FF8800CC`")
      }
    case .font: _ = (try FontPattern(old), try FontPattern(new))
    case .image: break
    }
  }

  /// Returns a reason if no document has the value, which is then probably misspelled.
  public func reasonForNoEffect(in documents: [Document]) -> String? {
    documents.allSatisfy { count(in: $0) == 0 } ? "no \(kind.rawValue) is `\(old)`" : nil
  }

  /// Adds the replacements to an edit.
  public func edit(_ edit: inout ModelEdit, _ objects: [Object]) throws(OperationError) -> [OperationChange] {
    let places = try places(in: edit.document)
    for place in places {
      switch place.change {
      case .element(let new): edit.replace(place.element, with: new)
      case .attributes(let values):
        for (name, value) in values { edit.setAttribute(name, to: value, on: place.element) }
      case .none: break
      }
    }
    return places.compactMap { $0.change == nil ? nil : change($0) }
  }

  /// Returns the document with the replacements, and notes about uses that stay.
  public func applied(to document: Document, _ objects: [Object]) throws(OperationError) -> Edited {
    var edit = ModelEdit(document)
    let changes = try self.edit(&edit, objects)
    let notes = try places(in: document).filter { $0.change == nil }.map { place in
      "\(place.owner?.reference ?? "the document"): \(place.key) stays \(old): \(place.reason)"
    }
    return Edited(changes.isEmpty ? document : try edit.checked(), changes, notes: notes)
  }

  /// Returns the number of uses of the old value in a document.
  public func count(in document: Document) -> Int {
    switch kind {
    case .color: (try? usedColors(in: document).count) ?? 0
    case .font: (try? usedFonts(in: document).count) ?? 0
    case .image: imagePlaces(document).count
    }
  }

  /// Returns the values of the kind in a document as text, for suggestions.
  public func known(in document: Document) -> Set<String> {
    switch kind {
    case .color: Set(colors(in: document).map { ElementValue.summary($0) }.filter { !$0.contains("=") })
    case .font: Set(fonts(in: document).compactMap { FontPattern.text(of: $0) })
    case .image: Set(images(in: document).map { $0.isSymbol ? "system:" + $0.attribute.value : $0.attribute.value })
    }
  }

  /// A use of the value in a document.
  private struct Use {
    enum Change {
      case element(NewElement)
      case attributes([(Name, String?)])
    }

    var element: Element
    var key: String
    /// Nil if the new value cannot be written.
    var change: Change?
    var reason = ""

    var owner: Object? { element.parent?.owner }
  }

  private func change(_ place: Use) -> OperationChange {
    let owner = Object(place.element) ?? place.owner
    let text = "\(place.key) \(old) → \(new)"
    return owner.map { OperationChange($0, text) } ?? OperationChange(document: text)
  }

  private func places(in document: Document) throws(OperationError) -> [Use] {
    switch kind {
    case .color: try colorPlaces(document)
    case .font: try fontPlaces(document)
    case .image: imagePlaces(document)
    }
  }

  private func colors(in document: Document) -> [Element] {
    let resources = document.tree.root.child(.resources)
    return document.tree.elements(named: ["color"]).filter { resources?.contains($0) != true }
  }

  private func fonts(in document: Document) -> [Element] {
    document.tree.elements(named: ["fontDescription", "font"])
  }

  private func images(in document: Document) -> [(element: Element, attribute: Attribute, isSymbol: Bool)] {
    document.resourceUses.filter { $0.listed.kind == "image" }
      .map { ($0.element, $0.attribute, $0.element["catalog"] == "system") }
  }

  private func usedColors(in document: Document) throws(OperationError) -> [Element] {
    let wanted = ColorKey(try ColorValue.element(old, key: "", of: nil, in: document))
    return colors(in: document).filter { ColorKey(NewElement(copying: $0)) == wanted }
  }

  private func usedFonts(in document: Document) throws(OperationError) -> [Element] {
    let wanted = try FontPattern(old)
    return fonts(in: document).filter { wanted.matches($0) }
  }

  private func colorPlaces(_ document: Document) throws(OperationError) -> [Use] {
    let template = try ColorValue.element(new, key: "", of: nil, in: document)
    let isNamed = template[.name] != nil && template["catalog"] == nil
    return try usedColors(in: document).map { element in
      var replacement = template
      replacement.attributes.removeAll { $0.name == .key }
      if let key = element[.key] { replacement.attributes.insert(NewAttribute(.key, key), at: 0) }
      let key = ReplaceOperation.label(of: element)
      if isNamed, element.parent?.name == "attributes" {
        return Use(element: element, key: key, reason: "colors of attributed strings cannot be named")
      }
      return Use(element: element, key: key, change: .element(replacement))
    }
  }

  private func fontPlaces(_ document: Document) throws(OperationError) -> [Use] {
    let replacement = try FontPattern(new)
    var places: [Use] = []
    for element in try usedFonts(in: document) {
      var place = Use(element: element, key: ReplaceOperation.label(of: element))
      do throws(OperationError) {
        place.change = .element(try replacement.element(replacing: element))
      } catch {
        guard element.parent?.name == "attributes" else {
          throw OperationError(error.message, place.owner)
        }
        place.reason = error.message
      }
      places.append(place)
    }
    return places
  }

  private func imagePlaces(_ document: Document) -> [Use] {
    let (wanted, replacement) = (ImageName(old), ImageName(new))
    return images(in: document).filter { use in
      use.attribute.value == wanted.name && use.isSymbol == wanted.isSymbol
    }.map { use in
      let key = ReplaceOperation.label(of: use.element, use.attribute.name)
      var place = Use(element: use.element, key: key)
      let others = images(in: document).filter { $0.element == use.element && $0.attribute.value != wanted.name }
      if !others.isEmpty, wanted.isSymbol != replacement.isSymbol {
        place.reason =
          "its other image is \(wanted.isSymbol ? "a symbol" : "one of the app"), and this one must be, too"
        return place
      }
      place.change = .attributes([
        (use.attribute.name, replacement.name), ("catalog", replacement.isSymbol ? "system" : nil),
      ])
      return place
    }
  }

  /// The path of keys from the object to an element: `normal/titleColor`.
  private static func label(of element: Element, _ attribute: Name? = nil) -> String {
    var keys = attribute.map { [$0.text] } ?? []
    for current in [element] + Array(element.ancestors) {
      if Object(current) != nil || current.parent == nil { break }
      if current.name == .userDefinedRuntimeAttribute {
        keys.append("@" + (current[.keyPath] ?? ""))
        break
      }
      if let key = current[.key] { keys.append(key) }
    }
    return keys.reversed().joined(separator: "/")
  }
}

/// An image name such as `star`, or `system:star` for a symbol.
private struct ImageName {
  var name: String
  var isSymbol: Bool

  init(_ text: String) {
    isSymbol = text.hasPrefix("system:")
    name = isSymbol ? String(text.dropFirst("system:".count)) : text
  }
}
