import IBModel
import IBXML

extension SceneReader {
  /// Reads the constraints of all views.
  mutating func readConstraints() {
    for view in ViewIndices(count: views.count) {
      let start = constraints.count
      if let list = constraintLists[view.position], environment.usesAutoLayout {
        for element in list.children {
          guard let constraint = Constraint(element) else { continue }
          read(constraint, heldBy: view)
        }
      }
      heldConstraints.append(start..<constraints.count)
    }
  }

  private mutating func read(_ source: Constraint, heldBy holder: ViewIndex) {
    guard environment.variations.isInstalled(source.object) else { return notInstalled.append(source.object) }
    if environment.mode == .runTime, source.isPlaceholder { return }
    let element = source.element
    let relation = relation(of: element)
    let first = anchor(.firstItem, .firstAttribute, of: element, heldBy: holder)
    let second =
      element.attribute(.secondItem) == nil
      ? nil : anchor(.secondItem, .secondAttribute, of: element, heldBy: holder)
    let constant = number(.constant, of: element, omitted: 0)
    let multiplier = multiplier(of: element)
    let priority = priority(of: element)
    guard let relation, let first, let constant, let multiplier, let priority,
      second != nil || element.attribute(.secondItem) == nil
    else { return }
    let constraint = ResolvedConstraint(
      source: source, holder: holder, first: first, relation: relation, second: second, multiplier: multiplier,
      constant: constant, priority: priority)
    if isMeaningful(constraint) { constraints.append(constraint) }
  }

  // MARK: Values

  private mutating func relation(of element: Element) -> LayoutRelation? {
    guard let text = element[.relation] else { return .equal }
    if let relation = LayoutRelation(rawValue: text) { return relation }
    attributes.problems.add(.unknownRelation(text), at: element, .relation)
    return nil
  }

  private mutating func number(_ name: Name, of element: Element, omitted: Double) -> Double? {
    guard attributes.text(name, of: element) != nil else { return omitted }
    return attributes.number(name, of: element)
  }

  private mutating func multiplier(of element: Element) -> Double? {
    guard let text = attributes.text(.multiplier, of: element) else { return 1 }
    if let value = Multiplier(text)?.value { return value }
    attributes.problems.add(.unreadableNumber(.multiplier, text), at: element, .multiplier)
    return nil
  }

  /// A priority above 1000 counts as 1000; one of 0 or less cannot hold.
  private mutating func priority(of element: Element) -> Double? {
    guard let priority = number(.priority, of: element, omitted: 1000) else { return nil }
    if priority < 1 || priority > 1000 {
      attributes.problems.add(.priorityOutOfRange(priority), at: element, .priority)
    }
    return priority > 0 ? min(priority, 1000) : nil
  }

  // MARK: Items

  private mutating func anchor(
    _ itemName: Name, _ attributeName: Name, of element: Element, heldBy holder: ViewIndex
  ) -> ResolvedAnchor? {
    let attribute = attribute(attributeName, of: element)
    let item = item(itemName, of: element, heldBy: holder)
    guard let attribute, let item else { return nil }
    return ResolvedAnchor(item: item, attribute: attribute)
  }

  private mutating func attribute(_ name: Name, of element: Element) -> LayoutAttribute? {
    guard let text = element[name] else {
      attributes.problems.add(.missingAttribute(name), at: element)
      return nil
    }
    if let attribute = LayoutAttribute(rawValue: text) { return attribute }
    attributes.problems.add(.unknownAttribute(name, text), at: element, name)
    return nil
  }

  /// An omitted first item is the view that holds the constraint.
  private mutating func item(_ name: Name, of element: Element, heldBy holder: ViewIndex) -> ResolvedItem? {
    guard let id = element[name] else { return .view(holder) }
    guard let object = environment.document.object(id) else {
      attributes.problems.add(.missingItem(id), at: element, name)
      return nil
    }
    guard let item = item(object) else {
      attributes.problems.add(problem(of: object), at: element, name)
      return nil
    }
    if !views[holder.position].object.element.contains(views[item.view(in: guides).position].object.element) {
      attributes.problems.add(.itemOutsideHolder(object), at: element, name)
    }
    return item
  }

  /// The view or guide of this scene that an object is.
  private func item(_ object: Object) -> ResolvedItem? {
    if let view = places.view(at: object.element) { return .view(view) }
    if let guide = places.guide(at: object.element) { return .guide(guide) }
    return guides.firstIndex { $0.object == object }.map { .guide(GuideIndex($0)) }
  }

  /// Why an object is no item of this scene.
  private func problem(of object: Object) -> SceneProblem.Kind {
    guard object.isView || LayoutGuide(object) != nil else { return .itemIsNoView(object) }
    guard root.element.contains(object.element) else { return .itemInAnotherTree(object) }
    return .itemNotInstalled(object)
  }

  // MARK: Sense

  /// Whether the sides can be compared; notes why not.
  private mutating func isMeaningful(_ constraint: ResolvedConstraint) -> Bool {
    let element = constraint.source.element
    let first = constraint.first.attribute
    guard let second = constraint.second else {
      if !first.isDimension {
        attributes.problems.add(.positionWithoutItem(first), at: element, .firstAttribute)
      } else if constraint.constant < 0, constraint.relation != .greaterThanOrEqual {
        attributes.problems.add(.negativeSize(constraint.constant), at: element, .constant)
      }
      return true
    }
    if constraint.first == second {
      attributes.problems.add(.tiedToItself, at: element)
      return false
    }
    guard first.canBeCompared(with: second.attribute) else {
      attributes.problems.add(.pairing(first, second.attribute), at: element, .secondAttribute)
      return false
    }
    return true
  }
}

extension ResolvedItem {
  /// The view the item is or belongs to.
  func view(in guides: [ResolvedGuide]) -> ViewIndex {
    switch self {
    case .view(let view): view
    case .guide(let guide): guides[guide.position].view
    }
  }
}

extension LayoutAttribute {
  /// Whether a constraint can relate the attributes: sizes to sizes, positions to positions on the same axis.
  public func canBeCompared(with other: LayoutAttribute) -> Bool {
    isDimension || other.isDimension ? isDimension == other.isDimension : axis == other.axis
  }
}
