import IBModel
import IBXML

/// The parts of a document that need a use elsewhere, and the names that it uses itself.
package struct DocumentContents: Sendable {
  /// An identifier in a document, or a segue that only code can perform.
  package struct Name: Sendable {
    package enum Kind: String, Sendable {
      case storyboard, reuse, restoration, segue
      /// A segue from a controller, which no control triggers.
      case manualSegue
    }

    package var kind: Kind
    package var text: String?
    package var object: String
    /// Whether the segue has a custom class, which may perform it.
    package var hasClass = false
    package var place: UnusedItem.Place
  }

  /// An object that nothing in the document leads to.
  package struct Loose: Sendable {
    package var reference: String
    package var place: UnusedItem.Place
  }

  package let path: String
  package private(set) var names: [Name] = []
  package private(set) var unreachableScenes: [Loose] = []
  /// Top-level objects beside controllers that nothing refers to.
  package private(set) var orphans: [Loose] = []
  /// The names of images, colors and fonts that objects use.
  package private(set) var resources: Set<NameKey> = []
  /// Texts, key paths and identifiers of other storyboards, any of which may be a name.
  package private(set) var texts: Set<NameKey> = []
  /// The first words of the selectors that objects send.
  package private(set) var actions: Set<NameKey> = []
  /// Outlets that retain a top-level object, as class and property.
  package private(set) var retaining: Set<[String]> = []
  package let objectIDs: Set<ObjectID>

  package init(_ document: Document, path: String) {
    self.path = path
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
  /// Creates a name; nil for identifiers that code need not look up.
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
