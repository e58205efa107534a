import IBModel
import IBXML

/// The extraction of scenes into a new storyboard.
///
/// Both results are edits of the original that change only the segues between the two groups of scenes, and the
/// storyboard identifiers that these need. A segue between the groups leads to a reference in its own storyboard.
public struct SceneExtraction: Sendable {
  /// The names of the two storyboards, which are file names without extension.
  public struct Names: Sendable, Hashable {
    /// The existing storyboard.
    public var old: String
    /// The new storyboard.
    public var new: String

    /// Creates a pair of names.
    public init(old: String, new: String) { (self.old, self.new) = (old, new) }
  }

  /// The storyboard without the scenes.
  public let remaining: Edited
  /// The storyboard with the scenes. Its changes are about them.
  public let extracted: Edited
  /// The initial view controller of the new storyboard.
  public let initial: Object
  /// The controllers of the extracted scenes, including references.
  public let controllers: [Object]

  /// Extracts scenes from a storyboard, and references to other storyboards that only these scenes use.
  /// - Parameters:
  ///   - isWanted: whether to extract a scene.
  ///   - initial: the id of the new initial view controller; nil for the first one that the other storyboard leads to.
  /// - Throws: `OperationError` when the scenes cannot be extracted.
  /// - Complexity: O(document)
  public init(
    from document: Document, to names: Names, initial: ObjectID? = nil, where isWanted: (DocumentScene) -> Bool
  ) throws(OperationError) {
    if names.old == names.new { throw OperationError("the new storyboard has the name of the old one, `\(names.old)`") }
    var cut = SceneCut(try SceneBlocks(document), where: isWanted)
    try cut.check()
    let first = try cut.initialController(initial)
    let ownInitial = document.tree.root.attribute(.initialViewController).map { ObjectID($0.value) }
    remaining = try cut.part(false, otherName: names.new, otherInitial: first.id, initial: nil)
    extracted = try cut.part(true, otherName: names.old, otherInitial: ownInitial, initial: first.id)
    self.initial = first
    controllers = cut.controllers
  }
}

/// The scenes of a storyboard in two groups: remaining and extracted.
struct SceneCut {
  private let blocks: SceneBlocks
  private let document: Document
  private let goes: [Bool]
  private var mint: IDGenerator
  private let crossings: [Crossing]

  /// A segue from one group to a controller of the other one.
  private struct Crossing {
    var segue: Connection
    /// The position of the destination's scene.
    var target: Int
    var starts: Bool
  }

  init(_ blocks: SceneBlocks, where isWanted: (DocumentScene) -> Bool) {
    self.blocks = blocks
    document = blocks.document
    mint = IDGenerator(document)
    goes = SceneCut.withReferences(blocks.scenes.map(isWanted), blocks)
    crossings = SceneCut.crossings(goes, blocks)
  }

  var controllers: [Object] {
    zip(blocks.scenes, goes).filter(\.1).compactMap { scene, _ in scene.controller ?? scene.objects.first }
  }

  /// Adds references that only extracted scenes lead to.
  private static func withReferences(_ wanted: [Bool], _ blocks: SceneBlocks) -> [Bool] {
    let initial = blocks.document.tree.root.attribute(.initialViewController)?.value
    var starts: [Int: [Bool]] = [:]
    for segue in blocks.document.connections where segue.kind == .segue {
      guard let source = segue.source.flatMap({ blocks.place(of: $0) }),
        let target = segue.destination.flatMap({ blocks.place(of: $0) })
      else { continue }
      starts[target, default: []].append(wanted[source])
    }
    return wanted.enumerated().map { place, isWanted in
      guard !isWanted, let controller = blocks.scenes[place].controller, StoryboardReference(controller) != nil,
        controller.id.rawValue != initial, let starts = starts[place]
      else { return isWanted }
      return starts.allSatisfy { $0 }
    }
  }

  private static func crossings(_ goes: [Bool], _ blocks: SceneBlocks) -> [Crossing] {
    blocks.document.connections.compactMap { segue in
      guard segue.kind == .segue, let source = segue.source.flatMap({ blocks.place(of: $0) }),
        let target = segue.destination.flatMap({ blocks.place(of: $0) }), goes[source] != goes[target]
      else { return nil }
      return Crossing(segue: segue, target: target, starts: goes[source])
    }
  }

  func check() throws(OperationError) {
    let moving = zip(blocks.scenes, goes).filter(\.1).map(\.0)
    if moving.isEmpty { throw OperationError("no scene is selected") }
    if moving.allSatisfy({ $0.controller.flatMap { StoryboardReference($0) } != nil }) {
      throw OperationError("only references to other storyboards are selected", moving[0].controller)
    }
    if document.platform == .watchOS { throw OperationError("storyboards of watchOS have no references to other ones") }
    if document.tree.root["launchScreen"] == "YES" {
      throw OperationError("the scenes of a launch screen cannot be in other storyboards")
    }
    let initial = document.tree.root.attribute(.initialViewController).flatMap { document.object(ObjectID($0.value)) }
    if let initial, let place = blocks.place(of: initial), goes[place] {
      throw OperationError("this is the initial view controller of the storyboard, which must stay", initial)
    }
    if moving.count == blocks.scenes.count { throw OperationError("all scenes are selected; one at least must stay") }
    let application = moving.compactMap(\.controller).first { $0.element.name == "application" }
    if let application { throw OperationError("the application scene must stay", application) }
    try checkCrossings()
  }

  /// Only segues to controllers can lead to other storyboards.
  private func checkCrossings() throws(OperationError) {
    for crossing in crossings {
      let target = blocks.scenes[crossing.target]
      guard crossing.segue.destination == target.controller?.id else {
        throw OperationError(
          "a segue leads to a part of the scene \(target.name), which cannot be taken apart", crossing.segue.source)
      }
    }
    let identifiers = Dictionary(grouping: blocks.scenes, by: { $0.controller?.element["storyboardIdentifier"] })
    for place in Set(crossings.map(\.target)).sorted() {
      guard let controller = blocks.scenes[place].controller, StoryboardReference(controller) == nil,
        let identifier = controller.element["storyboardIdentifier"], (identifiers[identifier]?.count ?? 0) > 1
      else { continue }
      throw OperationError(
        "another controller has its storyboard identifier `\(identifier)`, so no reference can lead to it",
        controller)
    }
    let crossing = Set(crossings.map(\.segue.element))
    for reference in document.references where !crossing.contains(reference.element) {
      guard let holder = reference.holder, let source = blocks.place(of: holder),
        let place = blocks.place(of: reference.id),
        goes[source] != goes[place]
      else { continue }
      let kind = Connection(reference.element)?.kind.rawValue ?? reference.attribute.name.text
      let target = document.object(reference.id)?.reference ?? reference.id.rawValue
      throw OperationError(
        "its \(kind) leads to \(target) of another scene; only segues lead to other storyboards", holder)
    }
  }

  func initialController(_ wanted: ObjectID?) throws(OperationError) -> Object {
    if let wanted {
      guard let controller = document.object(wanted), let place = blocks.place(of: controller), goes[place],
        blocks.scenes[place].controller == controller
      else { throw OperationError("`\(wanted)` is not the controller of a scene that is selected") }
      return controller
    }
    let moving = goes.indices.filter { goes[$0] }
    let targets = Set(crossings.filter { !$0.starts }.map(\.target))
    let inner = Set(
      document.connections.compactMap { segue -> Int? in
        guard segue.kind == .segue, let source = segue.source.flatMap({ blocks.place(of: $0) }), goes[source] else {
          return nil
        }
        return segue.destination.flatMap { blocks.place(of: $0) }
      })
    let isOwn = { (place: Int) in blocks.scenes[place].controller.map { StoryboardReference($0) == nil } ?? false }
    let place = moving.first { targets.contains($0) && isOwn($0) } ?? moving.first { !inner.contains($0) && isOwn($0) }
    guard let controller = (place ?? moving.first(where: isOwn)).flatMap({ blocks.scenes[$0].controller }) else {
      throw OperationError("no scene that is selected has a controller")
    }
    return controller
  }

  /// One of the two groups as a storyboard.
  /// - Parameters:
  ///   - moved: whether it is the extracted group.
  ///   - otherInitial: the initial view controller of the other group.
  ///   - initial: the new initial view controller; nil to keep it.
  mutating func part(
    _ moved: Bool, otherName: String, otherInitial: ObjectID?, initial: ObjectID?
  ) throws(OperationError) -> Edited {
    let references = self.references(from: moved, to: otherName, initial: otherInitial)
    let targets = Set(crossings.filter { $0.starts == moved }.map(\.target))
    var list: [[UInt8]] = []
    for place in goes.indices {
      if let new = references[place] {
        list.append(blocks.bytes(of: new.scene, named: new.name, like: place))
      } else if goes[place] == moved || targets.contains(place) {
        list.append(blocks.bytes(place))
      }
    }
    let composed = try blocks.document(with: list)
    var edit = ModelEdit(composed)
    var changes = changes(moved, otherName)
    for crossing in crossings where crossing.starts == moved {
      guard let new = references[crossing.target], let segue = composed.object(crossing.segue.id) else { continue }
      edit.setAttribute(.destination, to: new.id, on: segue.element)
      let words = ["segue", crossing.segue.label].filter { !$0.isEmpty }.joined(separator: " ")
      let target = blocks.scenes[crossing.target].controller?.reference ?? ""
      if let source = crossing.segue.source {
        changes.append(
          OperationChange(source, "\(words) → \(target) in \(otherName)", added: new.ids))
      }
    }
    try addIdentifiers(
      moved, initial: initial ?? document.tree.root.attribute(.initialViewController).map { ObjectID($0.value) },
      composed, &edit, &changes)
    if let initial { edit.setAttribute(.initialViewController, to: initial, on: composed.tree.root) }
    for entry in StoryboardLists.lostEntries(in: composed, of: document) { edit.remove(entry) }
    let result = try StoryboardLists.dropped(from: try edit.checked(), of: document)
    try checkDangling(result)
    return Edited(result, changes)
  }

  /// New references by the positions of the scenes that they replace. A scene that is a reference itself is in both
  /// storyboards.
  private mutating func references(
    from moved: Bool, to name: String, initial: ObjectID?
  ) -> [Int: StoryboardReference.New] {
    var references: [Int: StoryboardReference.New] = [:]
    for place in Set(crossings.filter { $0.starts == moved }.map(\.target)).sorted() {
      guard let controller = blocks.scenes[place].controller, StoryboardReference(controller) == nil else { continue }
      let identifier =
        controller.id == initial ? nil : controller.element["storyboardIdentifier"] ?? controller.id.rawValue
      references[place] = StoryboardReference.new(
        to: controller, identifier: identifier, in: name, &mint, on: document.platform)
    }
    return references
  }

  /// Adds the identifiers that the other group's references need.
  private func addIdentifiers(
    _ moved: Bool, initial: ObjectID?, _ composed: Document, _ edit: inout ModelEdit,
    _ changes: inout [OperationChange]
  ) throws(OperationError) {
    for place in Set(crossings.filter { $0.starts != moved }.map(\.target)).sorted() {
      guard let controller = blocks.scenes[place].controller, StoryboardReference(controller) == nil,
        controller.id != initial, controller.element["storyboardIdentifier"] == nil,
        let object = composed.object(controller.id)
      else { continue }
      edit.setAttribute("storyboardIdentifier", to: controller.id.rawValue, on: object.element)
      changes.append(OperationChange(controller, "storyboardIdentifier – → \(controller.id)"))
    }
  }

  private func changes(_ moved: Bool, _ otherName: String) -> [OperationChange] {
    let scenes = zip(blocks.scenes, goes).filter(\.1).map(\.0)
    return scenes.compactMap { scene in
      guard let controller = scene.controller ?? scene.objects.first else { return nil }
      let others = [scene.id] + scene.objects.map(\.id).filter { $0 != controller.id }
      return moved ? nil : OperationChange(controller, "moved to \(otherName).storyboard", added: others)
    }
  }

  private func checkDangling(_ result: Document) throws(OperationError) {
    let known = Set(document.danglingReferences().map(\.id))
    guard let dangling = result.danglingReferences().first(where: { !known.contains($0.id) }) else { return }
    throw OperationError(
      "the result would refer to \(dangling.id), which is gone; nothing was changed", dangling.holder)
  }
}
