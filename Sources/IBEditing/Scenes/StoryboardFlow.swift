import IBModel

/// A part of a storyboard that people use in one go: a tab, or a navigation controller and what it shows.
public struct StoryboardFlow: Sendable {
  /// The controller that it begins with.
  public let root: Object
  /// The ids of its scenes: those that only this flow leads to.
  public let scenes: Set<ObjectID>
  /// A name for a storyboard, such as `Settings`; no two flows of a storyboard have the same.
  public internal(set) var name: String

  /// The flows of a storyboard in document order. A flow begins with a controller of a tab bar or a split view, or with a
  /// navigation controller, unless that is the initial view controller. Scenes that several flows lead to, or none, are in
  /// none of them.
  /// - Complexity: O(flows · scenes + segues)
  public static func flows(of document: Document) -> [StoryboardFlow] {
    let graph = SceneGraph(document)
    let roots = graph.roots
    let shared = graph.reachable(from: graph.start, stoppingAt: Set(roots))
    let reached = roots.map { graph.reachable(from: [$0], stoppingAt: Set(roots).subtracting([$0])) }
    var names: Set<String> = []
    return roots.indices.compactMap { index in
      let own = reached[index].filter { place in
        !shared.contains(place) && reached.count(where: { $0.contains(place) }) == 1 || place == roots[index]
      }
      guard let root = graph.scenes[roots[index]].controller else { return nil }
      var flow = StoryboardFlow(
        root: root, scenes: Set(own.map { graph.scenes[$0].id }), name: graph.name(ofFlow: roots[index]))
      var (name, number) = (flow.name, 2)
      while !names.insert(name).inserted {
        name = "\(flow.name)\(number)"
        number += 1
      }
      flow.name = name
      return flow
    }
  }
}

/// The scenes of a storyboard and the segues between them.
private struct SceneGraph {
  let scenes: [DocumentScene]
  private let initial: Int?
  private var segues: [Int: [(target: Int, isPart: Bool)]] = [:]

  init(_ document: Document) {
    scenes = document.scenes
    var places: [ObjectID: Int] = [:]
    for (place, scene) in scenes.enumerated() {
      if let controller = scene.controller { places[controller.id] = place }
    }
    initial = document.tree.root.attribute(.initialViewController).flatMap { places[ObjectID($0.value)] }
    let scenePlaces = Dictionary(
      scenes.enumerated().map { ($0.element.id, $0.offset) }, uniquingKeysWith: { first, _ in first })
    for segue in document.connections where segue.kind == .segue {
      guard let source = segue.source?.scene.flatMap({ scenePlaces[$0.id] }),
        let target = segue.destination.flatMap({ places[$0] })
      else { continue }
      let relationship = segue.element["relationship"]
      let isPart = ["viewControllers", "tabItems", "splitItems"].contains(relationship)
      segues[source, default: []].append((target, isPart))
    }
  }

  /// Where the app begins.
  var start: [Int] { initial.map { [$0] } ?? [] }

  /// The scenes that flows begin with, in document order.
  var roots: [Int] {
    let parts = Set(segues.values.joined().filter(\.isPart).map(\.target))
    return scenes.indices.filter { place in
      guard place != initial, let controller = scenes[place].controller, StoryboardReference(controller) == nil else {
        return false
      }
      return parts.contains(place) || controller.element.name == "navigationController"
    }
  }

  /// The scenes that segues lead to, those at the start included; what is behind an end is not.
  func reachable(from start: [Int], stoppingAt ends: Set<Int>) -> Set<Int> {
    var (found, rest) = (Set(start), start)
    while let place = rest.popLast() {
      for (target, _) in segues[place] ?? [] where !ends.contains(target) && found.insert(target).inserted {
        rest.append(target)
      }
    }
    return found
  }

  /// The name of a controller, or of the first one in a navigation controller without a title, as that of a file.
  func name(ofFlow root: Int) -> String {
    let first = segues[root]?.first.flatMap { scenes[$0.target].controller }
    let controller = scenes[root].controller
    let isPlain = controller?.element.name == "navigationController" && controller?.name == controller?.kindTitle
    let text = (isPlain ? first ?? controller : controller)?.name ?? "Flow"
    let words = text.split { !$0.isLetter && !$0.isNumber }.map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let name = words.joined()
    for ending in ["ViewController", "Controller"] where name.hasSuffix(ending) && name != ending {
      return String(name.dropLast(ending.count))
    }
    return name.isEmpty ? "Flow" : name
  }
}
