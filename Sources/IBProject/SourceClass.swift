import IBModel
import IBXML

extension Object {
  /// The custom class and where it is from, as the document says it; nil without one. First Responder of AppKit has
  /// one that does not exist.
  package var sourceClass: SourceClass? {
    guard let name = customClass, !name.isEmpty, !name.hasPrefix("_Tt"), !isFirstResponder else { return nil }
    let ownName = name.split(separator: ".").last.map(String.init) ?? name
    return SourceClass(
      name: ownName, module: customModule.flatMap { $0.isEmpty ? nil : $0 },
      isOfTarget: element[.customModuleProvider] == "target")
  }

  /// Whether the object only stands for one outside of the document.
  package var isStandIn: Bool {
    kind == .placeholder || ReservedIdentifier.all.contains(id) || kind == .viewControllerPlaceholder
  }
}

/// A class as a document names it.
package struct SourceClass: Hashable {
  /// Its name without module.
  package let name: String
  /// The module the document names.
  package let module: String?
  /// Whether the module is that of the target that the document belongs to.
  package let isOfTarget: Bool

  /// Everything the class inherits from; nil when the sources do not have it or it may be one of another module.
  package func ancestry(in sources: SourceIndex) -> Ancestry? {
    let classes = sources.classes(named: name)
    guard !classes.isEmpty, isOfTarget || module == nil || classes.contains(where: isInModule) else { return nil }
    return sources.ancestry(of: name)
  }

  /// Modules of a project usually have a folder of their own.
  private func isInModule(_ declaration: SourceIndex.Declaration) -> Bool {
    guard let module else { return true }
    return declaration.path.split(separator: "/").contains { $0 == module }
  }
}

extension Ancestry {
  /// Where the class itself is declared, for messages: `LoginController.swift:12`.
  package func place(of name: String, in sources: SourceIndex) -> String {
    let own = declarations.first {
      $0.type.kind == .class && ($0.type.ownName == name || $0.type.objectiveCName == name)
    }
    return own.map { sourcePlace($0.path, line: sources.line(of: $0)) } ?? "the sources"
  }
}

/// File name and line, as messages give them: `LoginController.swift:12`.
package func sourcePlace(_ path: String, line: Int) -> String { "\(path.split(separator: "/").last ?? ""):\(line)" }
