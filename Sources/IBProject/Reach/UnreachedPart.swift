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
  /// Whether Xcode compiles it all the same.
  package let isBuilt: Bool

  fileprivate init(_ element: Element, in part: Element? = nil, _ reason: String, isBuilt: Bool = true) {
    (range, self.element, self.reason, self.isBuilt) = ((part ?? element).range, element, reason, isBuilt)
  }
}

extension Project {
  /// The parts of a document that the app has no way to.
  /// - Complexity: O(elements · log(texts))
  package func unreachedParts(of document: Document, _ code: ObjectCode) -> [UnreachedPart] {
    let path = indexedPath ?? documentPath ?? ""
    if strayDocuments.contains(path) {
      let reason = "no target of the project contains this document"
      return [UnreachedPart(document.tree.root, reason, isBuilt: false)]
    }
    guard let sources, !isPartial else { return [] }
    if reach?.unreachedDocuments.contains(path) == true {
      return [UnreachedPart(document.tree.root, "nothing that runs loads this document")]
    }
    let unseen =
      document.uninstalledViews(code) + document.hiddenViews(code) + document.looseObjects
      + document.templateNotifications(sources)
    guard document.kind == .storyboard, document.platform.isUIKit, let documents else { return unseen }
    let own = DocumentSummary(document, path: "").identifierTexts
    let mayHave = { (identifier: String) in
      documents.identifierTexts.contains(identifier) || own.contains(identifier)
        || reach?.mayHave(text: identifier, sources) ?? sources.mayHave(text: identifier)
    }
    return unseen + document.unreachedScenes(mayHave) + document.unreachedCells(mayHave)
  }
}

extension Document {
  /// The views that no size class installs, and no code.
  fileprivate func uninstalledViews(_ code: ObjectCode) -> [UnreachedPart] {
    let masks = MaskStatements(self)
    guard !masks.isEmpty else { return [] }
    return views.filter { masks.neverInstalls($0.id) && !code.hasOutlet(to: $0) }.map { view in
      UnreachedPart(view.element, "no size class has this view")
    }
  }

  /// The hidden views that code has no outlet and no tag to show them by.
  fileprivate func hiddenViews(_ code: ObjectCode) -> [UnreachedPart] {
    views.filter { view in
      view.element["hidden"] == "YES" && view.element["tag"] == nil && !code.hasOutlet(to: view)
        && !view.connections.contains { $0.kind == .binding } && view.superview?.kind != .stackView
    }.map { UnreachedPart($0.element, "this view is hidden, and code has no outlet to show it") }
  }

  /// The objects beside the controllers of scenes that nothing refers to.
  fileprivate var looseObjects: [UnreachedPart] {
    orphanObjects.map { UnreachedPart($0.element, "nothing refers to this object beside the controller") }
  }

  /// The controllers for the category of notifications that Xcode's template has.
  fileprivate func templateNotifications(_ sources: SourceIndex) -> [UnreachedPart] {
    guard platform == .watchOS else { return [] }
    return objects.filter { $0.kind == "notificationCategory" && $0.element[.identifier] == "myCategory" }.compactMap {
      category in
      guard !sources.mayHave(text: "myCategory"), let controller = category.owner?.element else { return nil }
      return UnreachedPart(controller, "no notification is of the category that Xcode's template has")
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
          controller.element, in: scene.element,
          "nothing leads to this scene, and no code that runs has its identifier")
      }
    }
  }

  /// The prototype cells whose identifier nothing has.
  fileprivate func unreachedCells(_ mayHave: (String) -> Bool) -> [UnreachedPart] {
    objects.map(\.element).filter { element in
      element.isPrototype && element["reuseIdentifier"].map { !mayHave($0) } == true
    }.map { UnreachedPart($0, "no code that runs has the identifier of this cell") }
  }
}
