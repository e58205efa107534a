import IBModel
import IBXML

/// The controllers of documents and where they lead, across storyboard references.
package struct ControllerOutline {
  private let documents: [(path: String, document: Document)]
  private let storyboards: [String: [(path: String, document: Document)]]
  /// The names of controllers by their places: path and id.
  private let names: [String: String]

  package init(_ documents: [(path: String, document: Document)]) {
    self.documents = documents
    storyboards = Dictionary(grouping: documents.filter { $0.document.kind == .storyboard }) {
      DocumentSummary.name(of: $0.path)
    }
    let controllers = documents.flatMap { path, document in
      document.controllers.map { ("\(path)#\($0.id)", $0.name) }
    }
    names = Dictionary(controllers) { first, _ in first }
  }

  /// Each document with its controllers and their destinations.
  package var lines: [String] {
    documents.flatMap { path, document in
      let initial = document.tree.root.id(.initialViewController)
      let segues = Dictionary(grouping: document.segues) { segue in
        segue.source?.scene?.objects.first(where: \.kind.isController)?.id
      }
      let controllers = document.controllers.flatMap { controller in
        let className = controller.customClass.map { " \($0)" } ?? ""
        let title = "  \(controller.name)\(className)\(controller.id == initial ? " (initial)" : "")"
        return [title] + arrows(of: segues[controller.id] ?? [], in: document, at: path)
      }
      return [path] + controllers
    }
  }

  private func arrows(of segues: [Connection], in document: Document, at path: String) -> [String] {
    var known: Set<[String]> = []
    return segues.compactMap { segue in
      guard let id = segue.destination, let place = place(of: id, in: document, at: path) else { return nil }
      let label = [segue.element["relationship"] ?? segue.element[.kind], segue.element[.identifier]]
        .compactMap(\.self).filter { !$0.isEmpty }
      guard known.insert(label + [place]).inserted else { return nil }
      return "    " + (label + ["→", names[place] ?? place]).joined(separator: " ")
    }
  }

  /// The place of a segue's destination, through storyboard references; nil when it is not a controller, such as an
  /// exit.
  private func place(of id: ObjectID, in document: Document, at path: String) -> String? {
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
}
