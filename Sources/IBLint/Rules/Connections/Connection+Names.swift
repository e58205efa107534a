import IBModel
import IBXML

extension Connection {
  /// "outlet `box`", as messages name it.
  var title: String {
    let what =
      switch kind {
      case .outletCollection: "outlet collection"
      case .accessibilityConnection: "accessibility connection"
      case .outlet, .action, .segue, .binding: kind.rawValue
      }
    return label.isEmpty ? what : "\(what) `\(label)`"
  }

  /// A segue by its identifier, or else by its kind.
  var segueName: String {
    if let identifier = element[.identifier] { return "segue `\(identifier)`" }
    return element[.kind].map { "`\($0)` segue" } ?? "segue"
  }

  /// The object the connection belongs to, as messages name it.
  var sourceName: String { source?.reference ?? "the document" }

  /// The object at the other end, as messages name it.
  func destinationName(in document: Document) -> String {
    guard let destination else { return "nothing" }
    return document.object(destination)?.reference ?? document.name(ofObject: destination)
  }

  /// The destination if it is not in the document; nil if it is. A .xib does not have to declare File's Owner, First
  /// Responder and Application.
  func missingDestination(in document: Document) -> ObjectID? {
    guard let destination, document.object(destination) == nil, !ReservedIdentifier.all.contains(destination)
    else { return nil }
    return destination
  }
}

extension Element {
  /// The connections of one kind in a list of connections.
  func connections(_ kind: Name) -> [Connection] { children(kind).compactMap { Connection($0) } }
}

extension Connection {
  /// Whether the destination is in another scene, so that the connection has no effect; `connection_across_scenes`. It is
  /// unclear where ids are not unique.
  func leavesScene(in document: Document) -> Bool {
    guard document.kind == .storyboard, document.duplicates.isEmpty, let scene = source?.scene,
      let other = destination.flatMap(document.object)?.scene
    else { return false }
    return scene != other
  }
}
