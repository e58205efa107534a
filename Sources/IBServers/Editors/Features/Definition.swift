import IBModel
import IBProject
import IBWorkspace
import IBXML

/// The definition of the thing under the cursor: the object of an id, a class or member in source code, the image or
/// color in its catalog, the scene of a storyboard reference.
enum Definition {
  static func answer(_ request: FeatureRequest) async throws(ProtocolError) -> JSON {
    let snapshot = try request.requireDocument()
    guard snapshot.kind == .document, let place = try request.place(), let attribute = place.attribute else {
      return .null
    }
    if let reference = place.reference {
      guard let object = place.document.object(reference.id) else { return .null }
      return snapshot.location(object.element.startTagRange)
    }
    let finder = DefinitionFinder(snapshot, request)
    let locations: [JSON]
    switch attribute.name {
    case .id: return snapshot.location(attribute.valueRange)
    case .customClass: locations = await finder.classes(named: attribute.value)
    case .property, .selector: locations = await finder.members(of: place)
    case "storyboardName", "referencedIdentifier": locations = await finder.scenes(of: place)
    default: locations = await finder.resources(of: place, attribute)
    }
    return locations.isEmpty ? .null : .array(locations)
  }
}

/// Finds things in the project that a document names.
struct DefinitionFinder {
  private let snapshot: DocumentSnapshot
  private let request: FeatureRequest

  init(_ snapshot: DocumentSnapshot, _ request: FeatureRequest) { (self.snapshot, self.request) = (snapshot, request) }

  private func project(_ needs: Set<ProjectPart>) async -> Project {
    await request.projects.project(around: snapshot.path, for: needs)
  }

  func classes(named name: String) async -> [JSON] {
    guard let sources = await project([.sources]).sources else { return [] }
    let own = name.split(separator: ".").last.map(String.init) ?? name
    return sources.classes(named: own).map { declaration in
      FileLocation.line(sources.line(of: declaration), of: declaration.path)
    }
  }

  /// The property of an outlet in the source's class, or the method of an action in the destination's class.
  func members(of place: DocumentPlace) async -> [JSON] {
    guard let connection = place.connection else { return [] }
    let isAction = connection.kind == .action
    let owner = isAction ? connection.destination.flatMap { place.document.object($0) } : connection.source
    guard let source = owner?.sourceClass, let sources = await project([.sources]).sources,
      let ancestry = source.ancestry(in: sources)
    else { return [] }
    let names = isAction ? [connection.label] : KeyValueNames(connection.label).properties
    return ancestry.declarations.flatMap { declaration in
      declaration.type.members.filter { names.contains($0.name) && ($0.kind == .method) == isAction }
        .map { FileLocation.line(sources.line(of: $0, in: declaration), of: declaration.path) }
    }
  }

  /// The scene of a storyboard reference: the one with the identifier, or the initial one.
  func scenes(of place: DocumentPlace) async -> [JSON] {
    guard let object = place.owner else { return [] }
    let identifier = object.element["referencedIdentifier"]
    guard let name = object.element["storyboardName"] else {
      return identifier.flatMap { location(ofScene: $0, in: snapshot) }.map { [$0] } ?? []
    }
    let documents = await project([.documents]).documents?.storyboards(named: name) ?? []
    return documents.compactMap { summary in
      let uri = FileURI.uri(summary.path)
      guard
        let other = request.open[uri]
          ?? FileLocation.snapshot(of: summary.path, request.client.encoding)
      else { return nil }
      return location(ofScene: identifier, in: other)
    }
  }

  private func location(ofScene identifier: String?, in snapshot: DocumentSnapshot) -> JSON? {
    guard let document = snapshot.document else { return nil }
    let initial = document.tree.root[.initialViewController]
    let controller = document.scenes.lazy.compactMap(\.controller).first { controller in
      identifier.map { controller.element["storyboardIdentifier"] == $0 } ?? (controller.id.rawValue == initial)
    }
    return controller.map { snapshot.location($0.element.startTagRange) }
  }

  func resources(of place: DocumentPlace, _ attribute: Attribute) async -> [JSON] {
    let kinds: [(DocumentValue.Kind, AssetLibrary.Kind)] = [(.image, .image), (.color, .color)]
    for (kind, asset) in kinds {
      guard let value = place.value(kind, at: attribute.range.lowerBound), value.isOfApp else { continue }
      guard let found = await project([.assets]).assets?.asset(asset, named: attribute.value) else { continue }
      return [FileLocation.line(1, of: found.path + "/Contents.json")]
    }
    return []
  }
}

/// Places in files that are not open.
enum FileLocation {
  /// The beginning of a line, from 1.
  static func line(_ line: Int, of path: String) -> JSON {
    let position: JSON = ["line": .number(Double(max(line - 1, 0))), "character": 0]
    return ["uri": .string(FileURI.uri(path)), "range": ["start": position, "end": position]]
  }

  /// A snapshot of a file that is not open; nil if it cannot be read.
  static func snapshot(of path: String, _ encoding: PositionEncoding) -> DocumentSnapshot? {
    guard let bytes = try? FileBytes.readWhole(path) else { return nil }
    return DocumentSnapshot(uri: FileURI.uri(path), path: path, version: 0, text: bytes, encoding: encoding)
  }
}
