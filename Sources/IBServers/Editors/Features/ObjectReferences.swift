import IBModel
import IBProject
import IBXML

/// The references to the object, or the uses of the class, under the cursor.
enum ObjectReferences {
  static func answer(_ request: FeatureRequest) async throws(ProtocolError) -> JSON {
    let snapshot = try request.requireDocument()
    guard snapshot.kind == .document, let place = try request.place() else { return [] }
    if let name = place.value(of: .customClass) { return .array(await uses(ofClass: name, around: snapshot, request)) }
    guard let object = place.object else { return [] }
    let includesDeclaration = request.params["context"]?["includeDeclaration"]?.bool ?? false
    let declaration = includesDeclaration ? [object.element.attribute(.id)?.valueRange].compactMap { $0 } : []
    let ranges = declaration + place.document.references(to: object).map(\.attribute.valueRange)
    return .array(ranges.map(snapshot.location))
  }

  private static func uses(
    ofClass name: String, around snapshot: DocumentSnapshot, _ request: FeatureRequest
  ) async -> [JSON] {
    let project = await request.projects.project(around: snapshot.path, for: [.documents])
    let paths = project.documents?.documents.filter { $0.classes[name] != nil }.map(\.path) ?? []
    var snapshots = paths.filter { $0 != (project.indexedPath ?? snapshot.path) }.compactMap { path in
      request.open[FileURI.uri(path)] ?? FileLocation.snapshot(of: path, request.client.encoding)
    }
    snapshots.insert(snapshot, at: 0)
    return snapshots.flatMap { snapshot in
      (snapshot.document?.values(.customClass) ?? []).filter { $0.text == name }.map { snapshot.location($0.range) }
    }
  }
}

/// All mentions of the object under the cursor in the document.
enum Highlights {
  static func answer(_ request: FeatureRequest) async throws(ProtocolError) -> JSON {
    let snapshot = try request.requireDocument()
    guard snapshot.kind == .document, let place = try request.place(),
      place.reference != nil || place.attribute?.name == .id, let object = place.object
    else { return [] }
    var highlights: [JSON] = []
    if let id = object.element.attribute(.id) { highlights.append(highlight(id.valueRange, 3, snapshot)) }
    highlights += place.document.references(to: object).map { highlight($0.attribute.valueRange, 2, snapshot) }
    return .array(highlights)
  }

  private static func highlight(_ range: Range<Int>, _ kind: Int, _ snapshot: DocumentSnapshot) -> JSON {
    ["range": snapshot.range(range), "kind": .number(Double(kind))]
  }
}
