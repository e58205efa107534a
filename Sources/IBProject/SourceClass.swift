import IBModel
import IBXML

extension Object {
  /// The custom class and its module as the document states them. AppKit's First Responder states a class that does not
  /// exist.
  package var sourceClass: SourceClass? {
    guard let name = customClass, !name.isEmpty, !name.hasPrefix("_Tt"), !isFirstResponder else { return nil }
    let ownName = name.split(separator: ".").last.map(String.init) ?? name
    return SourceClass(
      name: ownName, module: customModule.flatMap { $0.isEmpty ? nil : $0 },
      isOfTarget: element[.customModuleProvider] == "target")
  }

  /// Whether the object is a placeholder for one outside the document.
  package var isStandIn: Bool {
    kind == .placeholder || ReservedIdentifier.all.contains(id) || kind == .viewControllerPlaceholder
  }
}

/// A reference to a class in a document.
package struct SourceClass: Hashable {
  package let name: String
  package let module: String?
  /// Whether the module belongs to the document's target.
  package let isOfTarget: Bool

  /// The ancestry of the class; nil when the sources lack it or it may belong to another module.
  package func ancestry(in sources: SourceIndex) -> Ancestry? {
    let classes = sources.classes(named: name)
    let isOwn = isOfTarget || module.map(sources.modules.contains) != false
    guard !classes.isEmpty, isOwn || classes.contains(where: isInModule) else { return nil }
    return sources.ancestry(of: name)
  }

  /// Modules of a project usually have their own folder.
  private func isInModule(_ declaration: SourceIndex.Declaration) -> Bool {
    guard let module else { return true }
    return declaration.path.split(separator: "/").contains { String($0).moduleName == module }
  }
}

extension Ancestry {
  /// The place of the class's declaration in messages: `LoginController.swift:12`.
  package func place(of name: String, in sources: SourceIndex) -> String {
    let own = declarations.first {
      $0.type.kind == .class && ($0.type.ownName == name || $0.type.objectiveCName == name)
    }
    return own.map { sourcePlace($0.path, line: sources.line(of: $0)) } ?? "the sources"
  }
}

/// The place in messages: `LoginController.swift:12`.
package func sourcePlace(_ path: String, line: Int) -> String { "\(path.split(separator: "/").last ?? ""):\(line)" }
