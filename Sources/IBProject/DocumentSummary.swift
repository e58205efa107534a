import IBBase
import IBModel
import IBXML

/// The parts of a document that other documents and code may refer to.
package struct DocumentSummary: Sendable, Hashable {
  /// A view controller of a storyboard.
  package struct Scene: Sendable, Hashable {
    package var identifier: String?
    package var className: String?
    /// The identifiers of the segues from it and from objects in its scene.
    package var segueIdentifiers: Set<String>
  }

  /// The connections of the objects of a class.
  package struct ClassUse: Sendable, Hashable {
    package var outlets: Set<String> = []
    package var actions: Set<String> = []
  }

  package let path: String
  package let kind: Document.Kind
  package let platform: Platform
  package internal(set) var scenes: [Scene] = []
  package let hasInitialController: Bool
  package internal(set) var reuseIdentifiers: Set<String> = []
  package internal(set) var classes: [String: ClassUse] = [:]
  /// Selectors of actions whose receiver is found at run time: the first responder, or the target of an unwind segue.
  package internal(set) var openActions: Set<String> = []
  package let resourceNames: Set<String>
  package internal(set) var storyboardReferences: Set<String> = []
  /// Texts that may be identifiers of scenes: those of storyboard references, and the values of runtime attributes.
  package internal(set) var identifierTexts: Set<String> = []

  /// The name that code and references use: that of the file without extension.
  package var name: String { DocumentSummary.name(of: path) }

  package static func name(of path: String) -> String {
    let start = path.lastIndex(ofByte: UInt8(ascii: "/")).map(path.utf8.index(after:)) ?? path.startIndex
    let end = path.lastIndex(ofByte: UInt8(ascii: ".")) ?? path.endIndex
    return String(path[start..<(end < start ? path.endIndex : end)])
  }

  package init(_ document: Document, path: String) {
    self.path = path
    kind = document.kind
    platform = document.platform
    hasInitialController = document.tree.root[.initialViewController] != nil
    resourceNames = Set(document.resources.map(\.name))
    scenes = document.scenes.compactMap { scene in
      guard let controller = scene.objects.first(where: \.kind.isController) else { return nil }
      let segues = scene.element.subtree.filter { $0.name == .segue }
      return Scene(
        identifier: controller.element["storyboardIdentifier"], className: controller.customClass,
        segueIdentifiers: Set(segues.compactMap { $0[.identifier] }))
    }
    for object in document.objects { add(object, in: document) }
    document.tree.visitElements(named: .userDefinedRuntimeAttribute) { attribute in
      if let text = attribute[.value] { identifierTexts.insert(text) }
    }
  }

  private mutating func add(_ object: Object, in document: Document) {
    if let name = object.element["storyboardName"], !name.isEmpty { storyboardReferences.insert(name) }
    if let identifier = object.element["referencedIdentifier"] { identifierTexts.insert(identifier) }
    if let identifier = object.element["reuseIdentifier"] ?? object.element[.identifier] {
      if object.kind.isCell || object.kind == .tableColumn { reuseIdentifiers.insert(identifier) }
    }
    if let identifier = object.element["reuseIdentifier"] { reuseIdentifiers.insert(identifier) }
    if let name = object.customClass, !name.isEmpty {
      classes[name, default: ClassUse()].outlets.formUnion(
        object.connections.filter { $0.kind == .outlet || $0.kind == .outletCollection }.map(\.label))
    }
    // An unwind segue finds the controller with its method at run time.
    if let unwind = object.element["unwindAction"], !unwind.isEmpty { openActions.insert(unwind) }
    guard let action = Connection(object.element), action.kind == .action else { return }
    let receiver = action.destination.flatMap { document.object($0) }
    if let name = receiver?.customClass, !name.isEmpty, receiver?.isFirstResponder == false {
      classes[name, default: ClassUse()].actions.insert(action.label)
    } else {
      openActions.insert(action.label)
    }
  }
}

extension Object {
  /// Whether it stands for the object that handles events at run time.
  package var isFirstResponder: Bool {
    element["placeholderIdentifier"] == "IBFirstResponder" || element[.sceneMemberID] == "firstResponder"
      || element[.customClass] == "FirstResponder" && element[.id] == "-1"
  }
}

// Serialization for the cache.
extension Platform: ByteCodable {}
extension DocumentSummary: ByteCodable {
  package func write(to writer: inout ByteWriter) {
    writer.write(path, kind == .storyboard, platform, scenes, hasInitialController)
    writer.write(reuseIdentifiers, classes, openActions, resourceNames, storyboardReferences, identifierTexts)
  }

  package init(from reader: inout ByteReader) throws(ByteReader.ByteError) {
    let isStoryboard: Bool
    (path, isStoryboard, platform, scenes, hasInitialController) = try reader.values()
    (reuseIdentifiers, classes, openActions, resourceNames, storyboardReferences, identifierTexts) =
      try reader.values()
    kind = isStoryboard ? .storyboard : .xib
  }
}

extension DocumentSummary.Scene: ByteCodable {
  package func write(to writer: inout ByteWriter) { writer.write(identifier, className, segueIdentifiers) }

  package init(from reader: inout ByteReader) throws(ByteReader.ByteError) {
    (identifier, className, segueIdentifiers) = try reader.values()
  }
}

extension DocumentSummary.ClassUse: ByteCodable {
  package func write(to writer: inout ByteWriter) { writer.write(outlets, actions) }

  package init(from reader: inout ByteReader) throws(ByteReader.ByteError) { (outlets, actions) = try reader.values() }
}
