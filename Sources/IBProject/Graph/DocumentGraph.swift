import IBModel

/// A graph of the documents, controllers and classes of an app, with the connections between them.
package struct DocumentGraph: Sendable {
  /// A document, a controller in a document, or a class.
  package struct Node: Sendable, Hashable {
    package enum Kind: String, Sendable { case document, controller, `class` }

    /// A unique path, path with object id, or class name.
    package var id: String
    package var kind: Kind
    package var name: String
    package var document: String?
    package var className: String?
    package var identifier: String?
    package var isInitial = false
    /// The line number of a controller, from 1.
    package var line: Int?
  }

  /// A directed connection between two nodes.
  package struct Edge: Sendable, Hashable {
    /// The kind of connection.
    package enum Kind: String, Sendable {
      case segue
      /// A containment of one controller in another.
      case relationship
      /// The class of a controller or a document.
      case `class`
    }

    package var from: String
    package var to: String
    package var kind: Kind
    /// For example `show`, `rootViewController` or an identifier.
    package var label: String
  }

  /// Documents in the order they were added, each followed by its controllers; then classes by name.
  package private(set) var nodes: [Node] = []
  /// Unique edges in document order.
  package private(set) var edges: [Edge] = []

  /// - Complexity: O(documents), without the lookup of controllers by name.
  package init(_ documents: [(path: String, document: Document)]) {
    let storyboards = Storyboards(documents)
    var classes: Set<String> = []
    for (path, document) in documents {
      add(document, at: path, storyboards, &classes)
    }
    nodes += classes.sorted().map { Node(id: "class \($0)", kind: .class, name: $0) }
    var known: Set<Edge> = []
    edges = edges.filter { known.insert($0).inserted }
  }

  private mutating func add(
    _ document: Document, at path: String, _ storyboards: Storyboards, _ classes: inout Set<String>
  ) {
    let lines = document.tree.lineIndex()
    nodes.append(Node(id: path, kind: .document, name: DocumentSummary.name(of: path), document: path))
    let initial = document.tree.root.id(.initialViewController)
    for controller in document.controllers {
      nodes.append(
        Node(
          id: "\(path)#\(controller.id)", kind: .controller, name: controller.name, document: path,
          className: controller.customClass, identifier: controller.element["storyboardIdentifier"],
          isInitial: controller.id == initial, line: lines.line(of: controller.element.range.lowerBound)))
      addClass(controller.customClass, of: "\(path)#\(controller.id)", &classes)
    }
    for object in document.classHolders { addClass(object.customClass, of: path, &classes) }
    for segue in document.segues {
      guard let from = segue.source.flatMap({ $0.scene?.objects.first(where: \.kind.isController) }),
        let target = segue.destination,
        let to = storyboards.controller(target, in: document, at: path)
      else { continue }
      let kind: Edge.Kind = segue.isRelationship || segue.element[.kind] == "embed" ? .relationship : .segue
      edges.append(Edge(from: "\(path)#\(from.id)", to: to, kind: kind, label: segue.graphLabel))
    }
  }

  private mutating func addClass(_ name: String?, of node: String, _ classes: inout Set<String>) {
    guard let name, !name.isEmpty else { return }
    classes.insert(name)
    edges.append(Edge(from: node, to: "class \(name)", kind: .class, label: ""))
  }
}

/// An index of controllers for references between storyboards.
private struct Storyboards {
  private var storyboards: [String: [(path: String, document: Document)]] = [:]

  init(_ documents: [(path: String, document: Document)]) {
    for entry in documents where entry.document.kind == .storyboard {
      storyboards[DocumentSummary.name(of: entry.path), default: []].append(entry)
    }
  }

  /// The node of a segue's destination, through storyboard references; nil when it is not a controller, such as an
  /// exit.
  func controller(_ id: ObjectID, in document: Document, at path: String) -> String? {
    guard let object = document.object(id) else { return nil }
    guard object.kind == .viewControllerPlaceholder || object.kind == "controllerPlaceholder" else {
      return object.kind.isController ? "\(path)#\(id)" : nil
    }
    let name = object.element["storyboardName"] ?? DocumentSummary.name(of: path)
    guard let target = storyboards[name]?.first else { return nil }
    guard let identifier = object.element["referencedIdentifier"] else {
      return target.document.tree.root.id(.initialViewController).map { "\(target.path)#\($0)" } ?? target.path
    }
    let found = target.document.controllers.first { $0.element["storyboardIdentifier"] == identifier }
    return found.map { "\(target.path)#\($0.id)" } ?? target.path
  }
}

extension Document {
  fileprivate var controllers: [Object] {
    scenes.compactMap { scene in
      scene.objects.first {
        $0.kind.isController && $0.kind != .viewControllerPlaceholder && $0.kind != "controllerPlaceholder"
      }
    }
  }

  /// The objects that give a document without scenes its classes: its owner and the top-level objects.
  fileprivate var classHolders: [Object] {
    guard kind == .xib else { return [] }
    return objectLists.flatMap { $0.children.compactMap { Object($0) } }.filter {
      !$0.isFirstResponder && $0.customClass != "NSObject" && $0.customClass != "UIResponder"
    }
  }
}

extension Connection {
  fileprivate var graphLabel: String {
    let kind = element["relationship"] ?? element[.kind] ?? ""
    return [kind, element[.identifier] ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
