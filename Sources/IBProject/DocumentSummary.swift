import IBModel
import IBXML

/// What other documents and code may refer to in a document.
package struct DocumentSummary: Sendable, Hashable {
  /// A controller of a storyboard.
  package struct Scene: Sendable, Hashable {
    /// Its storyboard identifier.
    package var identifier: String?
    /// Its custom class.
    package var className: String?
    /// The identifiers of the segues from it and from what is in its scene.
    package var segueIdentifiers: Set<String>
  }

  /// What the objects of a class are connected to.
  package struct ClassUse: Sendable, Hashable {
    /// Properties set by outlets and collections.
    package var outlets: Set<String> = []
    /// Selectors of actions that objects of the class receive.
    package var actions: Set<String> = []
  }

  /// The path of the file.
  package let path: String
  /// Whether it has scenes.
  package let kind: Document.Kind
  /// The platform it is for.
  package let platform: Platform
  /// The version of the tool that wrote it, as it is in the file.
  package let toolsVersion: String?
  /// The versions of the plug-ins that wrote it, by identifier.
  package let plugIns: [String: String]
  /// The controllers of its scenes.
  package internal(set) var scenes: [Scene] = []
  /// Whether it has an initial view controller.
  package let hasInitialController: Bool
  /// The reuse identifiers of prototypes.
  package internal(set) var reuseIdentifiers: Set<String> = []
  /// Custom classes and their connections.
  package internal(set) var classes: [String: ClassUse] = [:]
  /// Selectors of actions whose receiver is found at run time: the first responder, or where an unwind segue leads.
  package internal(set) var openActions: Set<String> = []
  /// The names of images and colors it uses.
  package let resourceNames: Set<String>
  /// The names of other storyboards that its references lead to.
  package internal(set) var storyboardReferences: Set<String> = []

  /// The name by which code and references mean the document: that of the file without extension.
  package var name: String { DocumentSummary.name(of: path) }

  /// The name of a file without folder and extension.
  package static func name(of path: String) -> String {
    let file = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
    return String(file.lastIndex(of: ".").map { file[..<$0] } ?? file)
  }

  /// Reads a document.
  /// - Complexity: O(document)
  package init(_ document: Document, path: String) {
    self.path = path
    kind = document.kind
    platform = document.platform
    toolsVersion = document.tree.root[.toolsVersion]
    plugIns = DocumentSummary.plugIns(of: document)
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
  }

  private static func plugIns(of document: Document) -> [String: String] {
    var versions: [String: String] = [:]
    for plugIn in document.tree.root.child("dependencies")?.children("plugIn").map(\.self) ?? [] {
      if let identifier = plugIn[.identifier] { versions[identifier] = plugIn["version"] }
    }
    return versions
  }

  private mutating func add(_ object: Object, in document: Document) {
    if let name = object.element["storyboardName"], !name.isEmpty { storyboardReferences.insert(name) }
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
