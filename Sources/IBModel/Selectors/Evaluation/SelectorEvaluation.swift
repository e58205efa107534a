import IBXML

/// An evaluation of a selector: the relations in order, each in one pass over the document, and then the selector
/// itself. Each condition is tested at most once for each element and place in the selector.
struct SelectorEvaluation {
  let selector: ObjectSelector
  let document: Document
  let kinds: [NamedElements]
  /// By relation and position of the tree.
  var related: [[Bool]] = []
  /// The number of tested conditions and of steps along relations.
  private(set) var visits = 0

  private var variations: [SizeClasses: ActiveVariations] = [:]
  private var defaults: [DefaultKey: String?] = [:]

  struct NamedElements {
    var names: [Name]
    var set: NameSet
  }

  private struct DefaultKey: Hashable {
    var element: Name
    var attribute: Name
  }

  init(_ selector: ObjectSelector, in document: Document) {
    self.selector = selector
    self.document = document
    kinds = selector.kinds.map { test in
      let names = test.names(on: document.platform)
      return NamedElements(names: names, set: NameSet(names))
    }
  }

  mutating func selected() -> [Element] {
    let candidates = candidates(of: selector.selection)
    if candidates.isEmpty { return [] }
    for relation in selector.relations { related.append(elements(with: relation)) }
    return candidates.filter { holds(selector.selection.condition, for: $0) }
  }

  mutating func candidates(of selection: Selection) -> [Element] {
    guard let required = selection.required else {
      let named = NameSet(selection.named.flatMap { kinds[$0].names })
      return document.tree.elements.filter { isCandidate($0, named) }
    }
    let names = Set(required.flatMap { kinds[$0].names }).filter { document.tree.hasElement(named: $0) }
    var found: [Element] = []
    if names.count == 1, let name = names.first {
      document.tree.visitElements(named: name) { found.append($0) }
    } else if !names.isEmpty {
      let set = NameSet(names)
      for element in document.tree.elements where set.contains(element.name) { found.append(element) }
    }
    visits += found.count
    return found
  }

  mutating func isCandidate(_ element: Element, _ named: NameSet) -> Bool {
    visits += 1
    return named.contains(element.name) || Object(element) != nil
  }

  mutating func positions(selectedBy selection: Selection) -> [Bool] {
    var result = noPositions
    for element in candidates(of: selection) where holds(selection.condition, for: element) {
      result[element.index] = true
    }
    return result
  }

  var noPositions: [Bool] { Array(repeating: false, count: document.tree.nodeCount) }

  mutating func countVisit() { visits += 1 }

  /// The reader limits the nesting of conditions.
  mutating func holds(_ condition: SelectorCondition, for element: Element) -> Bool {
    visits += 1
    switch condition {
    case .all(let parts):
      for part in parts where !holds(part, for: element) { return false }
      return true
    case .any(let parts):
      for part in parts where holds(part, for: element) { return true }
      return false
    case .not(let part): return !holds(part, for: element)
    case .kind(let kind): return kinds[kind].set.contains(element.name)
    case .relation(let relation): return related[relation][element.index]
    case .attribute(let test): return test.condition.isMet(by: value(of: test, in: element))
    case .keyPath(let keyPath, let condition):
      return condition.isMet(by: Object(element)?.runtimeAttribute(keyPath)?.writtenValue)
    case .id(let id): return element[.id] == id
    case .name(let test): return Object(element).map { test.matches($0.name) } ?? false
    case .text(let test): return element.shownTexts.contains { test.matches($0.text) }
    case .customClass(let test): return element[.customClass].map(test.matches) ?? false
    case .installed(let classes): return Object(element).map { active(under: classes).isPresent($0) } ?? false
    }
  }

  /// Returns the value of the first attribute that a condition tests; nil if it tests none, or if there is no value.
  mutating func testedValue(_ condition: SelectorCondition, of element: Element) -> String? {
    switch condition {
    case .attribute(var test):
      test.usesDefault = test.classes != nil
      return value(of: test, in: element)
    case .keyPath(let keyPath, _): return Object(element)?.runtimeAttribute(keyPath)?.writtenValue
    case .customClass: return element[.customClass]
    case .not(let part): return testedValue(part, of: element)
    case .all(let parts), .any(let parts):
      for part in parts {
        if let value = testedValue(part, of: element) { return value }
      }
      return nil
    case .kind, .id, .name, .text, .installed, .relation: return nil
    }
  }

  private mutating func value(of test: AttributeTest, in element: Element) -> String? {
    guard let owner = test.path.owner(in: element) else { return nil }
    let attribute = test.path.attribute
    let written = test.classes.map { active(under: $0).value(attribute, of: owner) } ?? owner[attribute]
    if written != nil || !test.usesDefault { return written }
    let key = DefaultKey(element: owner.name, attribute: attribute)
    if let known = defaults[key] { return known }
    let value = AttributeVocabulary.defaultValue(of: attribute, on: owner.kind, document.platform)
    defaults[key] = .some(value)
    return value
  }

  private mutating func active(under classes: SizeClasses) -> ActiveVariations {
    if classes == .any { return document.defaultVariations }
    if let known = variations[classes] { return known }
    let active = ActiveVariations(of: document, under: classes)
    variations[classes] = active
    return active
  }

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

  /// Elements are in document order, so an element comes after its ancestors.
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

extension RuntimeAttribute {
  /// The text of the value; nil for values of several numbers, such as colors and sizes.
  fileprivate var writtenValue: String? {
    if let value = element[.value] { return value }
    let child = element.child(withKey: "value")
    return child?[.value] ?? (child?.text.isEmpty == false ? child?.text : nil)
  }
}
