import IBModel
import IBXML

/// Connects objects: outlets, outlet collections, actions, segues.
public struct ConnectOperation: EditOperation {
  /// The kind of connection.
  public enum Kind: Sendable, Hashable {
    /// A property of the source that refers to one object.
    case outlet(String)
    /// A property of the source that refers to several objects.
    case outletCollection(String)
    /// A method of the destination that the source calls, in UIKit for an event such as `touchUpInside`.
    case action(String, event: String?)
    /// A transition of a kind such as `show` to the destination, with its identifier.
    case segue(String, identifier: String?)
  }

  /// The sources of the connections.
  public var targets: Targets?
  /// The selector of the destination, a single object.
  public var destination: ObjectSelector
  /// The kind of connection.
  public var kind: Kind

  /// Creates an operation that connects the selected objects to a destination.
  public init(_ targets: Targets, _ kind: Kind, to destination: ObjectSelector) {
    (self.targets, self.kind, self.destination) = (targets, kind, destination)
  }

  /// Adds the connections; see ``Operation``.
  public func edit(_ edit: inout ModelEdit, _ objects: [Object]) throws(OperationError) -> [OperationChange] {
    var changes: [OperationChange] = []
    for source in objects {
      let destination = try destination(for: source, in: edit.document)
      if let change = try connect(source, destination, &edit) { changes.append(change) }
    }
    return changes
  }

  /// The selected object; of several, the one in the scene of the source.
  private func destination(for source: Object, in document: Document) throws(OperationError) -> Object {
    let all = destination.objects(in: document)
    if all.isEmpty { throw OperationError("nothing is selected by `\(destination)`", source) }
    return try destination.only(of: all, "objects", near: source, for: source)
  }

  private func connect(
    _ source: Object, _ destination: Object, _ edit: inout ModelEdit
  ) throws(OperationError) -> OperationChange? {
    let connections = edit.document.connections.filter { $0.source == source }
    let isSame = { (connection: Connection) in connection.destination == destination.id }
    var new: NewElement
    let name: String
    switch kind {
    case .outlet(let property):
      name = "outlet \(property)"
      let existing = connections.filter { $0.element.name == .outlet && $0.element[.property] == property }
      if existing.contains(where: isSame) { return nil }
      // An outlet property refers to only one object.
      for connection in existing { edit.remove(connection) }
      new = NewElement(.outlet, [NewAttribute(.property, property), NewAttribute(.destination, destination.id)])
    case .outletCollection(let property):
      name = "outlet collection \(property)"
      let existing = connections.filter { $0.element.name == .outletCollection && $0.element[.property] == property }
      if existing.contains(where: isSame) { return nil }
      new = NewElement(
        .outletCollection, [NewAttribute(.property, property), NewAttribute(.destination, destination.id)])
    case .action(let selector, let event):
      name = "action \(selector)"
      let existing = connections.filter { $0.element.name == .action && $0.element[.selector] == selector }
      if existing.contains(where: { isSame($0) && (event == nil || $0.element["eventType"] == event) }) { return nil }
      new = try action(selector, event, from: source, to: destination, in: edit.document)
    case .segue(let kind, let identifier):
      name = "segue \(kind)"
      new = NewElement(.segue, [NewAttribute(.destination, destination.id), NewAttribute(.kind, kind)])
      if let identifier { new[.identifier] = identifier }
    }
    let id = edit.identifier(for: "\(name)|\(source.id)|\(destination.id)")
    new.attributes.append(NewAttribute(.id, id))
    edit.add(new, to: .connections, of: source.element)
    return OperationChange(source, "\(name) → \(destination.reference)", added: [id])
  }

  private func action(
    _ selector: String, _ event: String?, from source: Object, to destination: Object, in document: Document
  ) throws(OperationError) -> NewElement {
    if document.platform == .macOS {
      if event != nil { throw OperationError("actions of AppKit have no events", source) }
      return NewElement(.action, [NewAttribute(.selector, selector), NewAttribute("target", destination.id)])
    }
    var new = NewElement(.action, [NewAttribute(.selector, selector), NewAttribute(.destination, destination.id)])
    let event = event ?? ConnectOperation.usualEvent(of: source)
    if let event { new.attributes.append(NewAttribute("eventType", event)) }
    return new
  }

  /// The event that Interface Builder proposes for a control; bar items and gesture recognizers have none.
  private static func usualEvent(of source: Object) -> String? {
    guard source.isView else { return nil }
    switch source.kind.text {
    case "button": return "touchUpInside"
    case "textField": return "editingDidEnd"
    default: return "valueChanged"
    }
  }
}

/// Removes connections of objects.
public struct DisconnectOperation: EditOperation {
  /// The owners of the connections, or the connections.
  public var targets: Targets?
  /// The property, selector or identifier of the connections; nil for all.
  public var name: String?

  /// Creates an operation that removes the selected connections, or those of the selected objects.
  public init(_ targets: Targets, _ name: String? = nil) { (self.targets, self.name) = (targets, name) }

  /// Removes the connections; see ``Operation``.
  public func edit(_ edit: inout ModelEdit, _ objects: [Object]) throws(OperationError) -> [OperationChange] {
    var changes: [OperationChange] = []
    for object in objects {
      let own = Connection(object.element).map { [$0] }
      let all = own ?? edit.document.connections.filter { $0.source == object }
      let wanted = name.map { name in all.filter { DisconnectOperation.names($0).contains(name) } } ?? all
      guard !wanted.isEmpty else {
        let known = all.flatMap(DisconnectOperation.names)
        let nearest = name.flatMap { EditDistance.similar(to: $0, among: known) }.map { "; did you mean `\($0)`?" }
        throw OperationError("it has no connection" + (name.map { " `\($0)`" } ?? "") + (nearest ?? ""), object)
      }
      for connection in wanted {
        edit.remove(connection)
        let target = connection.destination.flatMap { edit.document.object($0) }?.reference ?? "–"
        let words = [connection.element.name.text, DisconnectOperation.names(connection).first ?? ""]
        changes.append(
          OperationChange(object, "\(words.filter { !$0.isEmpty }.joined(separator: " ")) → \(target) removed"))
      }
    }
    return changes
  }

  private static func names(_ connection: Connection) -> [String] {
    [Name.property, .selector, .identifier].compactMap { connection.element[$0] }
  }
}
