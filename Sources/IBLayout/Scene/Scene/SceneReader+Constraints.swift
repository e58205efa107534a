import IBModel
import IBXML

extension SceneReader {
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
    let reading = source.read(under: environment.variations)
    attributes.problems.add(reading.problems)
    let element = source.element
    let first = item(.firstItem, of: element, heldBy: holder)
    let second = element.attribute(.secondItem) == nil ? nil : item(.secondItem, of: element, heldBy: holder)
    guard let content = reading.content, let first, (content.second == nil) == (second == nil) else { return }
    let constraint = ResolvedConstraint(
      source: source, content: content, holder: holder,
      first: ResolvedAnchor(item: first, attribute: content.first.attribute),
      second: content.second.flatMap { anchor in
        second.map { ResolvedAnchor(item: $0, attribute: anchor.attribute) }
      },
      constant: constant(of: content, between: first, second))
    if isMeaningful(constraint) { constraints.append(constraint) }
  }

  /// The standard distance to a safe area of iOS is zero; the document has all other numbers.
  private func constant(
    of content: ConstraintContent, between first: ResolvedItem, _ second: ResolvedItem?
  ) -> Double {
    guard case .standard = content.constant, environment.platform != .macOS,
      environment.follows(.noStandardDistanceToSafeArea),
      isSafeArea(first) || second.map(isSafeArea) == true
    else { return content.constant.value }
    return 0
  }

  private func isSafeArea(_ item: ResolvedItem) -> Bool {
    guard case .guide(let guide) = item else { return false }
    return guides[guide.position].kind == .safeArea
  }

  /// An omitted first item is the view that holds the constraint.
  private mutating func item(_ name: Name, of element: Element, heldBy holder: ViewIndex) -> ResolvedItem? {
    guard let id = element.id(name) else { return .view(holder) }
    guard let object = environment.document.object(id) else {
      attributes.problems.add(.missingItem(name, id), at: element, name)
      return nil
    }
    guard let item = item(object) else {
      attributes.problems.add(problem(of: object), at: element, name)
      return nil
    }
    let holder = views[holder.position].object
    if !holder.element.contains(views[item.view(in: guides).position].object.element) {
      attributes.problems.add(.itemOutsideHolder(object, holder: holder), at: element, name)
    }
    return item
  }

  private func item(_ object: Object) -> ResolvedItem? {
    if let view = places.view(at: object.element) { return .view(view) }
    if let guide = places.guide(at: object.element) { return .guide(guide) }
    return guides.firstIndex { $0.object == object }.map { .guide(GuideIndex($0)) }
  }

  /// The reason why an object is no item of this scene.
  private func problem(of object: Object) -> SceneProblem.Kind {
    guard object.isView || LayoutGuide(object) != nil else { return .itemIsNoView(object) }
    guard root.element.contains(object.element) else { return .itemInAnotherTree(object) }
    return .itemNotInstalled(object)
  }

  /// Whether the sides can be compared; adds a problem if not.
  private mutating func isMeaningful(_ constraint: ResolvedConstraint) -> Bool {
    let element = constraint.source.element
    let first = constraint.first.attribute
    guard let second = constraint.second else {
      if !first.isDimension {
        attributes.problems.add(.positionWithoutItem(first, hasZeroMultiplier: false), at: element, .firstAttribute)
      } else if constraint.constant < 0, constraint.relation != .greaterThanOrEqual {
        let written = attributes.text(.constant, of: element) ?? ""
        attributes.problems.add(.negativeSize(written), at: element, .constant)
      }
      return true
    }
    if !first.isDimension, constraint.multiplier == 0 {
      attributes.problems.add(.positionWithoutItem(first, hasZeroMultiplier: true), at: element, .multiplier)
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
  func view(in guides: [ResolvedGuide]) -> ViewIndex {
    switch self {
    case .view(let view): view
    case .guide(let guide): guides[guide.position].view
    }
  }
}
