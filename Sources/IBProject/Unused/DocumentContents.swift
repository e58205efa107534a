import IBModel
import IBXML

/// What a document has that something must use, and the names that it uses itself.
package struct DocumentContents: Sendable {
  /// An identifier in a document, or a segue that only code can perform.
  package struct Name: Sendable {
    /// What has the identifier.
    package enum Kind: String, Sendable {
      case storyboard, reuse, restoration, segue
      /// A segue of a controller, which no control triggers.
      case manualSegue
    }

    /// What has the identifier.
    package var kind: Kind
    /// nil for a segue without one.
    package var text: String?
    /// The name of the object.
    package var object: String
    /// Whether the segue has a class of its own, which may be what performs it.
    package var hasClass = false
    /// Where it is.
    package var place: UnusedItem.Place
  }

  /// An object that nothing in the document leads to.
  package struct Loose: Sendable {
    /// Its name and id.
    package var reference: String
    /// Where it is.
    package var place: UnusedItem.Place
  }

  /// The path of the file.
  package let path: String
  /// Whether it has scenes.
  package let isStoryboard: Bool
  /// Identifiers, in document order.
  package private(set) var names: [Name] = []
  /// Scenes that nothing leads to.
  package private(set) var unreachableScenes: [Loose] = []
  /// Objects beside controllers that nothing refers to.
  package private(set) var orphans: [Loose] = []
  /// The names of images, colors and fonts that objects have, as keys.
  package private(set) var resources: Set<NameKey> = []
  /// Texts, key paths and identifiers of other storyboards, as keys: any of them may be a name of something.
  package private(set) var texts: Set<NameKey> = []
  /// The first words of the selectors that objects send, as keys.
  package private(set) var actions: Set<NameKey> = []
  /// Outlets that keep a top-level object alive: class and property.
  package private(set) var retaining: Set<[String]> = []
  /// The ids of all objects.
  package let objectIDs: Set<ObjectID>

  /// Reads a document.
  /// - Complexity: O(document)
  package init(_ document: Document, path: String) {
    self.path = path
    isStoryboard = document.kind == .storyboard
    objectIDs = Set(document.objects.map(\.id))
    let places = Places(path: path, lines: document.tree.lineIndex())
    readNames(document, places)
    unreachableScenes = document.unreachableControllers.map { Loose($0, places) }
    orphans = document.orphanObjects.map { Loose($0, places) }
    for kind in [DocumentValue.Kind.image, .color, .font] {
      for value in document.values(kind) { resources.formUnion(([value.text] + value.otherNames).map { NameKey($0) }) }
    }
    for kind in [DocumentValue.Kind.text, .keyPath] {
      for value in document.values(kind) {
        texts.insert(NameKey(value.text))
        texts.formUnion(value.text.split { ". ".contains($0) }.map { NameKey(String($0)) })
      }
    }
    for element in document.tree.elements where element.name == "string" { texts.insert(NameKey(element.text)) }
    for action in document.values(.action) { actions.insert(NameKey(String(action.text.prefix { $0 != ":" }))) }
    for connection in document.connections where [.outlet, .outletCollection].contains(connection.kind) {
      guard let name = connection.source?.customClass,
        connection.destination.flatMap(document.object)?.isTopLevel == true
      else { continue }
      retaining.insert([name, connection.label])
    }
  }

  private mutating func readNames(_ document: Document, _ places: Places) {
    for value in document.values(.identifier) {
      guard let name = Name(value, places) else {
        if value.key == "referencedIdentifier" { texts.insert(NameKey(value.text)) }
        continue
      }
      names.append(name)
    }
    for segue in document.segues where segue.isManual && segue.element[.identifier] == nil {
      names.append(
        Name(
          kind: .manualSegue, object: segue.source?.name ?? "", hasClass: segue.element[.customClass] != nil,
          place: places.place(at: segue.element.range.lowerBound)))
    }
  }

  /// Turns offsets into places.
  fileprivate struct Places {
    var path: String
    var lines: LineIndex

    func place(at offset: Int) -> UnusedItem.Place {
      let position = lines.position(of: offset)
      return UnusedItem.Place(path: path, line: position.line, column: position.columnInUTF16)
    }
  }
}

extension DocumentContents.Name {
  /// nil for identifiers that code need not look up.
  fileprivate init?(_ value: DocumentValue, _ places: DocumentContents.Places) {
    let segue = Connection(value.element)
    guard let object = segue?.source ?? value.object else { return nil }
    switch value.key {
    case "storyboardIdentifier": kind = .storyboard
    case "reuseIdentifier": kind = .reuse
    case "restorationIdentifier": kind = .restoration
    case "identifier":
      guard let segue, segue.kind == .segue else { return nil }
      kind = segue.isManual ? .manualSegue : .segue
    default: return nil
    }
    text = value.text
    self.object = object.name
    hasClass = segue != nil && value.element[.customClass] != nil
    place = places.place(at: value.range.lowerBound)
  }
}

extension DocumentContents.Loose {
  fileprivate init(_ object: Object, _ places: DocumentContents.Places) {
    reference = object.reference
    place = places.place(at: object.element.range.lowerBound)
  }
}
