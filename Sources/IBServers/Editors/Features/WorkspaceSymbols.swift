import IBModel
import IBWorkspace
import IBXML

/// An object of a document, reduced to the needs of a search so that no document stays in memory.
struct WorkspaceSymbol: Sendable {
  var name: String
  var kind: Int
  /// The custom class of the object, or else its kind.
  var container: String
  var path: String
  /// The line of its beginning, from 0.
  var line: Int
  var column: Int

  /// Controllers, named views, and objects with a custom class.
  static func all(in document: Document, path: String) -> [WorkspaceSymbol] {
    let lines = document.tree.lineIndex()
    return document.objects.compactMap { object in
      guard object.kind.isController || object.userLabel != nil || object.customClass != nil,
        object.category != .constraint, object.category != .connection
      else { return nil }
      let position = lines.position(of: object.element.range.lowerBound)
      return WorkspaceSymbol(
        name: object.name, kind: object.category.symbolKind, container: object.customClass ?? object.kindTitle,
        path: path, line: position.line - 1, column: position.columnInUTF16 - 1)
    }
  }

  static func all(inFile path: String) -> [WorkspaceSymbol] {
    guard let bytes = try? FileBytes.readWhole(path), let document = try? Document(parsing: bytes) else { return [] }
    return all(in: document, path: path)
  }
}

/// The objects of all documents whose names have the letters of a query in their order.
enum WorkspaceSymbols {
  private static let most = 256

  static func answer(_ request: FeatureRequest) async throws(ProtocolError) -> JSON {
    let query = Array((request.params["query"]?.string ?? "").lowercased().unicodeScalars)
    var found: [JSON] = []
    var open: [String: DocumentSnapshot] = [:]
    for snapshot in request.open.values { open[snapshot.path] = snapshot }
    for path in await paths(request, open) {
      if Task.isCancelled || found.count >= most { break }
      let symbols =
        if let document = open[path]?.document { WorkspaceSymbol.all(in: document, path: path) } else {
          await request.projects.symbols(of: path)
        }
      for symbol in symbols where matches(symbol.name, query) || matches(symbol.container, query) {
        found.append(json(symbol))
      }
    }
    return .array(Array(found.prefix(most)))
  }

  /// The paths with open documents first, which the user works on.
  private static func paths(_ request: FeatureRequest, _ open: [String: DocumentSnapshot]) async -> [String] {
    var paths = open.keys.sorted()
    for folder in request.folders { paths += await request.projects.documents(below: folder) }
    var known: Set<String> = []
    return paths.filter { known.insert($0).inserted }
  }

  private static func matches(_ name: String, _ query: [Unicode.Scalar]) -> Bool {
    var rest = query[...]
    for scalar in name.lowercased().unicodeScalars where scalar == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty
  }

  private static func json(_ symbol: WorkspaceSymbol) -> JSON {
    let position: JSON = ["line": .number(Double(symbol.line)), "character": .number(Double(symbol.column))]
    return [
      "name": .string(symbol.name), "kind": .number(Double(symbol.kind)), "containerName": .string(symbol.container),
      "location": ["uri": .string(FileURI.uri(symbol.path)), "range": ["start": position, "end": position]],
    ]
  }
}
