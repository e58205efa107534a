import IBModel
import IBXML

/// The documents, controllers and classes of an app, and how they lead to each other.
package struct DocumentGraph: Sendable {
  /// A document, a controller of one, or a class.
  package struct Node: Sendable, Hashable {
    /// What it is.
    package enum Kind: String, Sendable { case document, controller, `class` }

    /// Unique in the graph: a path, a path with the id of an object, or the name of a class.
    package var id: String
    /// What it is.
    package var kind: Kind
    /// What people call it.
    package var name: String
    /// The document that has it; nil for a class.
    package var document: String?
    /// The custom class of a controller.
    package var className: String?
    /// The storyboard identifier of a controller.
    package var identifier: String?
    /// Whether the storyboard begins with the controller.
    package var isInitial = false
    /// The line of a controller, from 1.
    package var line: Int?
  }

  /// One leads to the other.
  package struct Edge: Sendable, Hashable {
    /// How.
    package enum Kind: String, Sendable {
      /// A segue that is performed.
      case segue
      /// A controller contains another one.
      case relationship
      /// A controller or a document has a class.
      case `class`
    }

    /// The id of the node that leads.
    package var from: String
    /// The id of the node that it leads to.
    package var to: String
    /// How.
    package var kind: Kind
    /// `show`, `rootViewController`, an identifier …
    package var label: String
  }

  /// Documents in the order in which they were added, each with its controllers; then classes by name.
  package private(set) var nodes: [Node] = []
  /// In the order of the documents, each once.
  package private(set) var edges: [Edge] = []

  /// Collects the nodes and edges of documents.
  /// - Complexity: O(documents), beside looking for controllers by name
  package init(_ documents: [(path: String, document: Document)]) {
    let places = Places(documents)
    var classes: Set<String> = []
    for (path, document) in documents {
      add(document, at: path, places, &classes)
    }
    nodes += classes.sorted().map { Node(id: "class \($0)", kind: .class, name: $0) }
    var known: Set<Edge> = []
    edges = edges.filter { known.insert($0).inserted }
  }

  private mutating func add(_ document: Document, at path: String, _ places: Places, _ classes: inout Set<String>) {
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
      guard let from = segue.source.flatMap({ document.controller(around: $0) }), let target = segue.destination,
        let to = places.controller(target, in: document, at: path)
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

/// Where controllers are, for references from one storyboard to another.
private struct Places {
  /// Storyboards by name.
  private var storyboards: [String: [(path: String, document: Document)]] = [:]

  init(_ documents: [(path: String, document: Document)]) {
    for entry in documents where entry.document.kind == .storyboard {
      storyboards[DocumentSummary.name(of: entry.path), default: []].append(entry)
    }
  }

  /// The node of the controller that a segue leads to: that in another storyboard where the destination is a reference.
  /// Nil for what is not a controller, such as an exit.
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
  /// The controllers of scenes.
  fileprivate var controllers: [Object] {
    scenes.compactMap { scene in
      scene.objects.first {
        $0.kind.isController && $0.kind != .viewControllerPlaceholder && $0.kind != "controllerPlaceholder"
      }
    }
  }

  /// The objects of a document without scenes whose classes say what it is: its owner and what is at the top level.
  fileprivate var classHolders: [Object] {
    guard kind == .xib else { return [] }
    return objectLists.flatMap { $0.children.compactMap { Object($0) } }.filter {
      !$0.isFirstResponder && $0.customClass != "NSObject" && $0.customClass != "UIResponder"
    }
  }

  /// The controller of the scene of an object.
  fileprivate func controller(around object: Object) -> Object? {
    object.scene?.objects.first(where: \.kind.isController)
  }
}

extension Connection {
  /// What a picture says about a segue.
  fileprivate var graphLabel: String {
    let kind = element["relationship"] ?? element[.kind] ?? ""
    return [kind, element[.identifier] ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
