import IBXML

extension SelectorEvaluation {
  /// Returns by position of the tree whether the element has a relation to a selected element.
  mutating func elements(with relation: Relation) -> [Bool] {
    let selected = positions(selectedBy: relation.selection)
    guard selected.contains(true) else { return noPositions }
    switch relation.kind {
    case .inside: return insiders(of: selected)
    case .parent: return children(of: selected, relation.selection)
    case .sibling: return siblings(of: selected)
    case .has: return owners(of: selected)
    case .connectedTo:
      return connected { connection, destination in
        selected[destination.index] ? [connection.element] + (connection.source.map { [$0.element] } ?? []) : []
      }
    case .connectedBy:
      return connected { connection, destination in
        let isSelected =
          selected[connection.element.index] || connection.source.map { selected[$0.element.index] } ?? false
        return isSelected ? [destination] : []
      }
    case .constrains:
      return constrained { constraint, items in
        items.contains { selected[$0.index] } ? [constraint] : []
      }
    case .constrainedBy: return constrained { constraint, items in selected[constraint.index] ? items : [] }
    case .scene: return members(ofScenesWith: selected)
    }
  }

  /// Elements are in document order, so that an element comes after its ancestors.
  private mutating func insiders(of selected: [Bool]) -> [Bool] {
    var result = noPositions
    for element in document.tree.elements {
      countVisit()
      guard let parent = element.parent?.index else { continue }
      result[element.index] = selected[parent] || result[parent]
    }
    return result
  }

  /// The parent is the nearest element around that the selection could select: lists have no id and are skipped.
  private mutating func children(of selected: [Bool], _ selection: Selection) -> [Bool] {
    let named = NameSet(selection.named.flatMap { kinds[$0].names })
    var result = noPositions
    var candidates = noPositions
    for element in document.tree.elements {
      candidates[element.index] = isCandidate(element, named)
      guard let parent = element.parent?.index else { continue }
      result[element.index] = candidates[parent] ? selected[parent] : result[parent]
    }
    return result
  }

  private mutating func siblings(of selected: [Bool]) -> [Bool] {
    var counts = Array(repeating: Int32(0), count: document.tree.nodeCount)
    for element in document.tree.elements where selected[element.index] {
      countVisit()
      if let parent = element.parent { counts[parent.index] += 1 }
    }
    var result = noPositions
    for element in document.tree.elements {
      countVisit()
      guard let parent = element.parent else { continue }
      result[element.index] = counts[parent.index] > (selected[element.index] ? 1 : 0)
    }
    return result
  }

  /// Backwards, an element comes after its descendants.
  private mutating func owners(of selected: [Bool]) -> [Bool] {
    var result = noPositions
    for element in document.tree.elements.reversed() {
      countVisit()
      guard selected[element.index] || result[element.index], let parent = element.parent else { continue }
      result[parent.index] = true
    }
    return result
  }

  private mutating func connected(_ found: (Connection, Element) -> [Element]) -> [Bool] {
    var result = noPositions
    for connection in document.connections {
      countVisit()
      guard let destination = connection.destination.flatMap(document.object) else { continue }
      for element in found(connection, destination.element) { result[element.index] = true }
    }
    return result
  }

  private mutating func constrained(_ found: (Element, [Element]) -> [Element]) -> [Bool] {
    var result = noPositions
    for constraint in document.constraints {
      countVisit()
      let items = constraint.items.compactMap { document.object($0)?.element }
      for element in found(constraint.element, items) { result[element.index] = true }
    }
    return result
  }

  private mutating func members(ofScenesWith selected: [Bool]) -> [Bool] {
    var result = noPositions
    for scene in document.scenes {
      guard let controller = scene.controller, selected[controller.element.index] else { continue }
      for element in scene.element.subtree {
        countVisit()
        result[element.index] = true
      }
    }
    return result
  }
}
