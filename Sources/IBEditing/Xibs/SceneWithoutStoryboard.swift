import IBModel
import IBXML

/// A scene whose parts could all be in a xib.
struct SceneWithoutStoryboard {
  let scene: DocumentScene
  let controller: Object
  /// The view of the controller.
  let view: Object
  /// What is beside the controller and the first responder.
  let members: [Element]
  /// What the canvas shows around the view: simulated bars and sizes.
  let metrics: [Element]
  /// What the controller has and a xib cannot have.
  private(set) var losses: [String] = []
  /// What means nothing outside of Interface Builder and is gone.
  private(set) var notes: [String] = []

  private let blocks: SceneBlocks

  /// - Throws: `OperationError` when the scene cannot be in a xib.
  init(_ blocks: SceneBlocks, _ place: Int) throws(OperationError) {
    let document = blocks.document
    scene = blocks.scenes[place]
    self.blocks = blocks
    if document.platform == .watchOS { throw OperationError("there are no xibs for watchOS") }
    if document.tree.root["launchScreen"] == "YES" { throw OperationError("this is a launch screen") }
    guard let controller = scene.controller else { throw OperationError("the scene has no controller") }
    guard controller.element.name == "viewController" else {
      throw OperationError("only the view of a plain view controller can be in a xib", controller)
    }
    guard let view = controller.element.child(withKey: "view").flatMap({ Object($0) }) else {
      throw OperationError("it has no view that could be in a xib", controller)
    }
    (self.controller, self.view) = (controller, view)
    members = (scene.element.child(.objects)?.children.map(\.self) ?? []).filter { member in
      member != controller.element && member[.sceneMemberID] == nil
    }
    metrics = controller.element.children.filter { $0[.key]?.hasPrefix("simulated") == true }
    if document.initialController == controller.id, blocks.scenes.count > 1 {
      throw OperationError("this is the initial view controller of the storyboard, which must stay", controller)
    }
    try checkSegues()
    try checkCells()
    try checkGuides()
    readSettings()
    try checkLostObjects()
  }

  private var exit: Element? { scene.element.child(.objects)?.children.first { $0[.sceneMemberID] == "exit" } }

  private func contains(_ element: Element) -> Bool { scene.element.contains(element) }

  // MARK: What is refused

  /// Only storyboards have segues, and nothing else may lead from a scene to another one.
  private func checkSegues() throws(OperationError) {
    let document = blocks.document
    for segue in document.connections where segue.kind == .segue {
      let target = segue.destination.flatMap { document.object($0) }
      if contains(segue.element) {
        let words = target.map { " to \($0.reference)" } ?? ""
        throw OperationError("it has a segue\(words), and xibs have no segues", segue.source)
      }
      guard let target, contains(target.element) else { continue }
      throw OperationError(
        "a segue of \(segue.source?.reference ?? "another scene") leads to it, and segues cannot lead to xibs", target)
    }
    for reference in document.references where reference.kind != .initialController {
      guard let holder = reference.holder, let target = document.object(reference.id),
        contains(holder.element) != contains(target.element)
      else { continue }
      throw OperationError("it refers to \(target.reference) of another scene", holder)
    }
  }

  /// Only storyboards have rows and cells in their tables.
  private func checkCells() throws(OperationError) {
    let document = blocks.document
    guard document.platform != .macOS else { return }
    for name in ["prototypes", "sections", "cells"] as [Name] {
      let found = document.tree.elements(named: [name]).first { list in
        contains(list) && ["tableView", "collectionView"].contains(list.parent?.name) && !list.children.isEmpty
      }
      guard let table = found?.parent.flatMap({ Object($0) }) else { continue }
      throw OperationError(
        "it has cells, and tables and collections in xibs have none: put them into xibs first", table)
    }
    let header = document.tree.elements(named: ["collectionReusableView"]).first { element in
      contains(element) && element.parent?.name == "collectionView"
    }
    if let header = header?.parent.flatMap({ Object($0) }) {
      throw OperationError("it has a header or a footer, and collections in xibs have none", header)
    }
  }

  /// The layout guides of a controller, which are older than safe areas.
  private func checkGuides() throws(OperationError) {
    let guides = controller.element.child("layoutGuides")?.children.compactMap { $0.id(.id) } ?? []
    let document = blocks.document
    let used = document.references.first { guides.contains($0.id) }
    guard let used else { return }
    let holder = used.holder.map { Constraint($0.element) == nil ? $0 : $0.owner ?? $0 } ?? view
    throw OperationError(
      "its constraints refer to the top or bottom layout guide, and xibs have none: constrain it to the safe area first",
      holder)
  }

  /// Nothing that goes may refer to a part of the controller that is lost.
  private func checkLostObjects() throws(OperationError) {
    let lost = controller.element.children.filter { $0 != view.element && $0.name != .connections }
    for reference in blocks.document.references {
      guard let target = blocks.document.object(reference.id),
        let part = lost.first(where: { $0.contains(target.element) }),
        !part.contains(reference.element)
      else { continue }
      throw OperationError("it is connected, and a xib has no place for it", target)
    }
    if let responder = scene.responder, !responder.children.isEmpty {
      throw OperationError("its first responder has settings, and that of a xib has none", controller)
    }
    if let exit, !exit.children.isEmpty {
      throw OperationError("its exit has settings, and xibs have no exits", controller)
    }
  }

  // MARK: What is lost

  private mutating func readSettings() {
    for attribute in controller.element.attributes where !SceneWithoutStoryboard.kept.contains(attribute.name) {
      let text = "`\(attribute.name.text)` (\(attribute.value))"
      if SceneWithoutStoryboard.meaningless.contains(attribute.name) {
        notes.append("\(controller.reference): \(text) is gone")
      } else {
        losses.append(text)
      }
    }
    for child in controller.element.children where !isKept(child) {
      let text = Object(child)?.reference ?? "`\(child[.key] ?? child.name.text)`"
      if isMeaningless(child) { notes.append("\(controller.reference): \(text) is gone") } else { losses.append(text) }
    }
    if exit != nil { notes.append("\(controller.reference): the exit of its scene is gone") }
    let tint = blocks.document.tree.root.children.contains { $0.name == "color" && $0[.key] == "tintColor" }
    if tint { notes.append("the tint color of the storyboard does not apply to a xib") }
  }

  private static let kept: Set<Name> = Set(XibPlaceholders.classNames + [.id, .sceneMemberID])

  /// What only Interface Builder and the storyboard itself read.
  private static let meaningless: Set<Name> = [
    "userLabel", "colorLabel", "storyboardIdentifier", "useStoryboardIdentifierAsRestorationIdentifier",
    "showSeguePresentationStyle",
  ]

  private func isKept(_ child: Element) -> Bool {
    if child == view.element || child.name == .connections || metrics.contains(child) { return true }
    if child[.key] == "freeformSize" {
      let (width, height) = (child[.width].flatMap(Double.init), child[.height].flatMap(Double.init))
      return view.frame.map { $0.width == width && $0.height == height } ?? false
    }
    return false
  }

  /// Settings of the canvas, guides that nothing refers to, and a navigation item in which nothing is set.
  private func isMeaningless(_ child: Element) -> Bool {
    if child.name == "layoutGuides" || child[.key] == "freeformSize" { return true }
    return child.name == "navigationItem" && child.children.isEmpty
      && child.attributes.allSatisfy { [.key, .id].contains($0.name) }
  }
}
