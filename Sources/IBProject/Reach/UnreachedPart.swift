import IBModel
import IBXML

/// A part of a document that the app, as its code is, has no way to.
package struct UnreachedPart: Sendable {
  /// UTF-8 bytes.
  package let range: Range<Int>
  /// The element that shows it: a controller, a cell, a view or the root.
  package let element: Element
  /// One clause for people.
  package let reason: String
}

extension Project {
  /// The parts of a document that the app has no way to; none if code is missing.
  /// - Complexity: O(elements · log(texts))
  package func unreachedParts(of document: Document, _ code: ObjectCode) -> [UnreachedPart] {
    guard let sources, !isPartial else { return [] }
    let uninstalled = document.uninstalledViews(code)
    if let path = indexedPath ?? documentPath, reach?.unreachedDocuments.contains(path) == true {
      let root = document.tree.root
      return [UnreachedPart(range: root.range, element: root, reason: "nothing that runs loads this document")]
    }
    guard document.kind == .storyboard, document.platform.isUIKit, let documents else { return uninstalled }
    let own = DocumentSummary(document, path: "").identifierTexts
    let mayHave = { (identifier: String) in
      documents.identifierTexts.contains(identifier) || own.contains(identifier)
        || reach?.mayHave(text: identifier, sources) ?? sources.mayHave(text: identifier)
    }
    return uninstalled + document.unreachedScenes(mayHave) + document.unreachedCells(mayHave)
  }
}

extension Document {
  /// The views that no size class installs, and no code.
  fileprivate func uninstalledViews(_ code: ObjectCode) -> [UnreachedPart] {
    let masks = MaskStatements(self)
    guard !masks.isEmpty else { return [] }
    return views.filter { masks.neverInstalls($0.id) && !code.hasOutlet(to: $0) }.map { view in
      UnreachedPart(range: view.element.range, element: view.element, reason: "no size class has this view")
    }
  }

  /// The scenes that no segue leads to, and whose identifier nothing has.
  fileprivate func unreachedScenes(_ mayHave: (String) -> Bool) -> [UnreachedPart] {
    let initial = tree.root.id(.initialViewController)
    let controllers = unreachableControllers { controller in
      controller.id == initial || controller.element["storyboardIdentifier"].map(mayHave) == true
    }
    return controllers.compactMap { controller in
      controller.scene.map { scene in
        UnreachedPart(
          range: scene.element.range, element: controller.element,
          reason: "nothing leads to this scene, and no code that runs has its identifier")
      }
    }
  }

  /// The prototype cells whose identifier nothing has.
  fileprivate func unreachedCells(_ mayHave: (String) -> Bool) -> [UnreachedPart] {
    objects.map(\.element).filter { element in
      element.isPrototype && element["reuseIdentifier"].map { !mayHave($0) } == true
    }.map { UnreachedPart(range: $0.range, element: $0, reason: "no code that runs has the identifier of this cell") }
  }
}
