import IBModel
import IBXML

/// The scenes of two storyboards in one, without the references between the two.
struct SceneUnion {
  private let main: SceneBlocks
  private let other: SceneBlocks
  private let names: (main: String, other: String)
  /// Positions in the other storyboard of the scenes that references of the main one lead to.
  private let ownReferences: [Int: Int]
  /// Positions in the main storyboard of the scenes that references of the other one lead to.
  private let foreignReferences: [Int: Int]
  /// Positions in the other storyboard of references that both have.
  private let shared: Set<Int>

  init(_ main: SceneInlining.Storyboard, _ other: SceneInlining.Storyboard) throws(OperationError) {
    self.main = try SceneBlocks(main.document)
    self.other = try SceneBlocks(other.document)
    names = (main.name, other.name)
    ownReferences = try SceneUnion.references(in: self.main, to: self.other, named: other.name)
    foreignReferences = try SceneUnion.references(in: self.other, to: self.main, named: main.name)
    let both = SceneUnion.sharedScenes(main.document, other.document)
    shared = Set(self.other.scenes.indices.filter { [scenes = self.other.scenes] in both.contains(scenes[$0]) })
  }

  /// The scenes of the second document that are references with the same ids in the first one.
  static func sharedScenes(_ main: Document, _ other: Document) -> [DocumentScene] {
    other.scenes.filter { scene in
      guard let placeholder = scene.controller, StoryboardReference(placeholder) != nil,
        let same = main.object(placeholder.id), let place = same.scene, place.id == scene.id
      else { return false }
      return NewElement(copying: same.element) == NewElement(copying: placeholder.element)
        && place.objects.map(\.id) == scene.objects.map(\.id)
    }
  }

  private static func references(
    in blocks: SceneBlocks, to target: SceneBlocks, named name: String
  ) throws(OperationError) -> [Int: Int] {
    let identifiers = Dictionary(
      grouping: target.scenes.indices, by: { target.scenes[$0].controller?.element["storyboardIdentifier"] })
    var result: [Int: Int] = [:]
    for (place, scene) in blocks.scenes.enumerated() {
      guard let controller = scene.controller, let reference = StoryboardReference(controller),
        reference.leads(to: name)
      else { continue }
      result[place] = try SceneUnion.destination(of: reference, among: identifiers, in: target, named: name)
    }
    return result
  }

  private static func destination(
    of reference: StoryboardReference, among identifiers: [String?: [Int]], in target: SceneBlocks, named name: String
  ) throws(OperationError) -> Int {
    guard let identifier = reference.identifier else {
      let initial = target.document.tree.root.attribute(.initialViewController).map { ObjectID($0.value) }
      if let place = initial.flatMap({ target.place(of: $0) }) { return place }
      throw OperationError("it leads to the initial view controller of \(name), which has none", reference.placeholder)
    }
    let places = identifiers[identifier] ?? []
    if places.count == 1 { return places[0] }
    throw OperationError(
      "it leads to a controller `\(identifier)` of \(name), and \(places.isEmpty ? "none has" : "several have") this "
        + "storyboard identifier", reference.placeholder)
  }

  private enum Member: Hashable {
    case own(Int)
    case foreign(Int)
  }

  /// The order of all scenes. Moved scenes replace references to them, or follow their predecessor.
  private var order: [Member] {
    var order: [Member] = []
    var next = 0
    var known: Set<Int> = []
    /// Takes the scenes before a position of the other storyboard.
    func take(before place: Int) {
      for candidate in next..<max(next, place)
      where foreignReferences[candidate] == nil && !shared.contains(candidate) && known.insert(candidate).inserted {
        order.append(.foreign(candidate))
      }
      next = max(next, place)
    }
    let anchors = anchors
    for place in main.scenes.indices {
      if let target = ownReferences[place] {
        guard !known.contains(target) else { continue }
        take(before: target + 1)
        if known.insert(target).inserted { order.append(.foreign(target)) }
      } else {
        if let anchor = anchors[place] { take(before: anchor) }
        order.append(.own(place))
      }
    }
    take(before: other.scenes.count)
    return order
  }

  /// Positions in the other storyboard of references to scenes of the main one, or of shared references, by the
  /// positions of these scenes.
  private var anchors: [Int: Int] {
    let own = Dictionary(
      main.scenes.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { first, _ in first })
    let pairs =
      foreignReferences.map { ($0.value, $0.key) }
      + shared.compactMap { place in own[other.scenes[place].id].map { ($0, place) } }
    return Dictionary(pairs, uniquingKeysWith: min)
  }

  func result(keepsIdentifier: (String) -> Bool) throws(OperationError) -> Edited {
    let order = order
    let composed = try main.document(
      with: order.map { member in
        switch member {
        case .own(let place): main.bytes(place)
        case .foreign(let place): main.bytes(place, from: other)
        }
      })
    var edit = ModelEdit(composed)
    var changes = changes(order)
    redirect(in: composed, &edit, &changes)
    dropIdentifiers(keepsIdentifier, in: composed, &edit, &changes)
    let notes = takeOverIdentifiers(in: composed, &edit, &changes)
    StoryboardLists.add(other.document, to: &edit)
    let result = try edit.checked()
    let known = Set((main.document.danglingReferences() + other.document.danglingReferences()).map(\.id))
    if let dangling = result.danglingReferences().first(where: { !known.contains($0.id) }) {
      throw OperationError(
        "the result would refer to \(dangling.id), which is gone; nothing was changed", dangling.holder)
    }
    return Edited(result, changes, notes: notes)
  }

  /// The controllers that references lead to, with the placeholders.
  private var destinations: [(placeholder: Object, controller: Object)] {
    let own = ownReferences.sorted { $0.key < $1.key }.map { (main.scenes[$0.key], other.scenes[$0.value]) }
    let foreign = foreignReferences.sorted { $0.key < $1.key }.map { (other.scenes[$0.key], main.scenes[$0.value]) }
    return (own + foreign).compactMap { reference, scene in
      guard let placeholder = reference.controller, let controller = scene.controller else { return nil }
      return (placeholder, controller)
    }
  }

  private func redirect(in composed: Document, _ edit: inout ModelEdit, _ changes: inout [OperationChange]) {
    let targets = Dictionary(
      destinations.map { ($0.placeholder.id, $0.controller) }, uniquingKeysWith: { first, _ in first })
    for reference in composed.references {
      guard let controller = targets[reference.id], composed.object(reference.id) == nil else { continue }
      edit.setAttribute(reference.attribute.name, to: controller.id, on: reference.element)
      guard let holder = reference.holder, let connection = Connection(reference.element) else { continue }
      let words = [connection.kind.rawValue, connection.label].filter { !$0.isEmpty }.joined(separator: " ")
      changes.append(OperationChange(holder, "\(words) → \(controller.reference)"))
    }
  }

  /// Removes identifiers that only the references needed.
  private func dropIdentifiers(
    _ isKept: (String) -> Bool, in composed: Document, _ edit: inout ModelEdit, _ changes: inout [OperationChange]
  ) {
    var known: Set<ObjectID> = []
    let referenced = destinations.filter { $0.placeholder.element["referencedIdentifier"] != nil }.map(\.controller)
    for controller in referenced where known.insert(controller.id).inserted {
      guard let identifier = controller.element["storyboardIdentifier"], identifier == controller.id.rawValue,
        !isKept(identifier), let object = composed.object(controller.id)
      else { continue }
      edit.setAttribute("storyboardIdentifier", to: nil, on: object.element)
      changes.append(OperationChange(object, "storyboardIdentifier \(identifier) → –"))
    }
  }

  /// Moves storyboard identifiers of references, by which code finds the controller, to the controllers.
  private func takeOverIdentifiers(
    in composed: Document, _ edit: inout ModelEdit, _ changes: inout [OperationChange]
  ) -> [String] {
    destinations.compactMap { placeholder, controller in
      guard let identifier = placeholder.element["storyboardIdentifier"] else { return nil }
      let own = controller.element["storyboardIdentifier"]
      if own == identifier { return nil }
      guard own == nil, let object = composed.object(controller.id) else {
        return "the storyboard identifier `\(identifier)` of a reference to \(controller.reference) is gone"
      }
      edit.setAttribute("storyboardIdentifier", to: identifier, on: object.element)
      changes.append(OperationChange(object, "storyboardIdentifier – → \(identifier)"))
      return nil
    }
  }

  private func changes(_ order: [Member]) -> [OperationChange] {
    let came = order.compactMap { member -> OperationChange? in
      guard case .foreign(let place) = member else { return nil }
      let objects = other.scenes[place].objects
      guard let controller = other.scenes[place].controller ?? objects.first else { return nil }
      return OperationChange(
        controller, "came from \(names.other).storyboard", added: [other.scenes[place].id] + objects.map(\.id))
    }
    let gone = ownReferences.keys.sorted().compactMap { place -> OperationChange? in
      guard let placeholder = main.scenes[place].controller else { return nil }
      return OperationChange(
        placeholder, "reference to \(names.other) removed",
        added: [main.scenes[place].id] + main.scenes[place].objects.map(\.id))
    }
    return came + gone
  }
}
