import IBModel
import IBXML

extension Template {
  /// Applies the template: deactivates the live constraints it replaces, activates copies of its own between the
  /// targets, and gives the targets the values it lists.
  ///
  /// A live constraint that already says what a copy would say stays as it is, so that applying a template twice
  /// gives the same bytes as applying it once.
  /// - Throws: `UnsoundEdit` when the result could not be verified.
  public func applied(_ options: ApplyOptions = ApplyOptions()) throws(UnsoundEdit) -> AppliedTemplate {
    var application = Application(self, options, on: ModelEdit(document), among: RunTimeConstraints(document))
    application.run()
    return AppliedTemplate(plan: application.plan, bytes: try application.edit.verifiedBytes())
  }
}

extension Document {
  /// What applying each template of the document would do, without doing it.
  /// - Complexity: one walk over the document and what the templates hold.
  public func plans(_ options: ApplyOptions = ApplyOptions()) -> [Plan] {
    let (blank, runTime) = (ModelEdit(self), RunTimeConstraints(self))
    return templates.map { template in
      var application = Application(template, options, on: blank, among: runTime)
      application.run()
      return application.plan
    }
  }
}

/// One run of the algorithm, collecting the plan and the edit.
private struct Application {
  let template: Template
  let scope: ApplyOptions.Scope
  let mapping: ItemMapping
  var edit: ModelEdit
  var plan: Plan

  /// Copies of a constraint keep what it says, not what class it is or for which traits it varies.
  private static let uncopied: Set<Name> = [.customClass, .customModule, .customModuleProvider]

  init(_ template: Template, _ options: ApplyOptions, on blank: ModelEdit, among runTime: RunTimeConstraints) {
    self.template = template
    scope = options.scope
    mapping = ItemMapping(template, mapsGuides: options.mapsGuides)
    edit = blank
    plan = Plan(template: template, exchange: Exchange(template, mapping: mapping, among: runTime))
  }

  mutating func run() {
    if scope != .attributes { exchangeConstraints() }
    if scope != .constraints { transferAttributes() }
  }

  // MARK: Constraints

  mutating func exchangeConstraints() {
    var free = FreeConstraints(plan.exchange.deactivated)
    var added: [(NewConstraint, Object)] = []
    var stays: Set<RunTimeConstraint> = []
    for constraint in plan.exchange.collected {
      let content = mapping.mapped(copyable(constraint))
      guard let host = host(of: content, for: constraint) else { continue }
      if let live = free.take(content, heldBy: host) {
        stays.insert(live)
        plan.activated.append(Plan.Activation(id: live.id, from: constraint.id, isUnchanged: true))
      } else if let earlier = copy(of: content, heldByOutsider: host) {
        plan.activated.append(Plan.Activation(id: earlier.id, from: constraint.id, isUnchanged: true))
      } else {
        let seed = "\(template.id)|\(constraint.id)|\(host.id)"
        let id = edit.add(content, heldBy: host, seed: seed)
        added.append((content, host))
        plan.activated.append(Plan.Activation(id: id, from: constraint.id, isUnchanged: false))
      }
    }
    for constraint in free.rest.compactMap(\.written) { deactivate(constraint) }
    let tied = free.rest.compactMap(\.fixedView) + added.flatMap { fixedViews(among: $0.0.items) }
    spellOutFixedFrames(of: Set(tied), keeping: stays)
  }

  /// What the copy of a template's constraint says, before its items are mapped.
  private mutating func copyable(_ constraint: RunTimeConstraint) -> NewConstraint {
    var content = constraint.content
    for name in Application.uncopied { content.attributes[name] = nil }
    if let written = constraint.written {
      if written.element[.customClass] != nil {
        skip(written.id, "the copy is a plain constraint, not a \(written.element[.customClass] ?? "")")
      }
      if written.element.child(.variation) != nil {
        skip(written.id, "its values for other size classes are not copied")
      }
    }
    return content
  }

  private mutating func host(of content: NewConstraint, for constraint: RunTimeConstraint) -> Object? {
    let items = [content.firstItem, content.secondItem].compactMap { $0.flatMap(template.document.object) }
    if let host = template.document.constraintHost(for: items) { return host }
    skip(constraint.id, "its targets are in different view trees: activating it raises at run time")
    return nil
  }

  /// A constraint that says the same on a host that is no target, where nothing is ever deactivated. The library would
  /// activate one more copy each time; a document needs only one.
  private func copy(of content: NewConstraint, heldByOutsider host: Object) -> Constraint? {
    guard !mapping.isTarget(host) else { return nil }
    return host.heldConstraints.first { constraint in
      template.document.existsAtRunTime(constraint) && RunTimeConstraint(constraint).saysJust(content)
    }
  }

  private mutating func deactivate(_ constraint: Constraint) {
    let outlets = edit.references(to: constraint.id).filter { Connection($0.element) != nil }
    guard !outlets.isEmpty else { return edit.remove(constraint) }
    edit.uninstall(constraint)
    plan.uninstalled.append(constraint)
  }

  private func fixedViews(among ids: [String]) -> [Object] {
    ids.compactMap(template.document.object).filter { $0.element[.fixedFrame] == "YES" }
  }

  /// A view that gets or loses constraints has no fixed frame any more: what is left of it is written out. That ties
  /// the superview, which then has no fixed frame either.
  private mutating func spellOutFixedFrames(of views: Set<Object>, keeping stays: Set<RunTimeConstraint>) {
    let deactivated = Set(plan.exchange.deactivated).subtracting(stays)
    var known = views
    // In document order, the first last.
    var remaining = views.sorted(by: >)
    while let view = remaining.popLast() {
      edit.setAttribute(.fixedFrame, to: nil, on: view.element)
      for part in RunTimeConstraint.fixing(view) where !deactivated.contains(part) {
        edit.add(part.content, heldBy: part.holder, seed: part.id)
        for tied in fixedViews(among: part.items) where known.insert(tied).inserted {
          remaining.insert(tied, at: (remaining.lastIndex { $0 > tied } ?? -1) + 1)
        }
      }
    }
  }

  // MARK: Attributes

  mutating func transferAttributes() {
    // Where two template views share a target, the last one wins, as in the library.
    var decided: [String: Int] = [:]
    for participant in template.participants {
      for transfer in transfers(of: participant) {
        let key = "\(transfer.target.id)|\(transfer.keyPath)"
        if let earlier = decided[key] {
          plan.transfers[earlier] = transfer
        } else {
          decided[key] = plan.transfers.count
          plan.transfers.append(transfer)
        }
      }
    }
    for transfer in plan.transfers { edit.apply(transfer) }
  }

  private mutating func transfers(of participant: Participant) -> [AttributeTransfer] {
    let (view, target) = (participant.view, participant.target)
    var result: [AttributeTransfer] = []
    for property in KeyPathList.properties {
      guard view.runtimeAttribute(property) != nil || target.runtimeAttribute(property) != nil else { continue }
      result.append(AttributeTransfer(listProperty: property, from: view, to: target))
    }
    if KeyPathList.lists(of: view).flatMap(\.pieces).contains("") {
      skip(target.id, "the list of \(view.reference) has an empty key path, which raises at run time")
    }
    for keyPath in KeyPathList.keyPaths(of: view) where !KeyPathList.properties.contains(keyPath) {
      do throws(AttributeTransfer.Obstacle) {
        let transfer = try AttributeTransfer(keyPath, from: view, to: target, in: template.document)
        result.append(transfer)
        for traits in transfer.varyingTraits {
          skip(target.id, keyPath: keyPath, "the target has another value for \(traits), which stays")
        }
      } catch {
        skip(target.id, keyPath: keyPath, error.description)
      }
    }
    return result
  }

  private mutating func skip(_ object: String, keyPath: String? = nil, _ reason: String) {
    plan.skipped.append(Plan.Skip(object: object, keyPath: keyPath, reason: reason))
  }
}

/// Live constraints that no copy has taken the place of yet.
private struct FreeConstraints {
  private let constraints: [RunTimeConstraint]
  /// Places in `constraints`, the first last, by what they say and who holds them.
  private var places: [Key: [Int]] = [:]
  private var taken: Set<Int> = []

  private struct Key: Hashable {
    var content: NewConstraint
    var holder: Object
  }

  init(_ constraints: [RunTimeConstraint]) {
    self.constraints = constraints
    for (place, constraint) in constraints.enumerated().reversed() where constraint.saysJust(constraint.content) {
      places[Key(content: constraint.content, holder: constraint.holder), default: []].append(place)
    }
  }

  /// The first that says the same; it is free no more.
  mutating func take(_ content: NewConstraint, heldBy holder: Object) -> RunTimeConstraint? {
    guard let place = places[Key(content: content, holder: holder)]?.popLast() else { return nil }
    taken.insert(place)
    return constraints[place]
  }

  /// Those that are still free, in order.
  var rest: [RunTimeConstraint] { constraints.indices.filter { !taken.contains($0) }.map { constraints[$0] } }
}

extension RunTimeConstraint {
  /// Whether it says the same, and nothing else for other traits.
  fileprivate func saysJust(_ other: NewConstraint) -> Bool {
    content == other && written?.element.children.isEmpty != false
  }
}

extension ModelEdit {
  /// The edited bytes, read back: the result parses, and has no dangling reference and no double id that was not there
  /// before.
  func verifiedBytes() throws(UnsoundEdit) -> [UInt8] {
    let edited: [UInt8]
    do throws(SpliceError) { edited = try bytes() } catch { throw .overlap(error.description) }
    let result: Document
    do throws(DocumentError) { result = try Document(parsing: edited) } catch { throw .unreadable("\(error)") }
    let dangling = Set(result.danglingReferences().map(\.id)).subtracting(document.danglingReferences().map(\.id))
    let duplicate = Set(result.duplicates.map(\.id)).subtracting(document.duplicates.map(\.id))
    guard dangling.isEmpty, duplicate.isEmpty else {
      throw .newProblems(dangling: dangling.sorted(), duplicate: duplicate.sorted())
    }
    return edited
  }
}
