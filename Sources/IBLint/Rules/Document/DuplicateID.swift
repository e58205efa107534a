import IBModel
import IBXML

extension Rule {
  static let duplicateID = Rule(
    "duplicate_id", .document, .error, fix: .unsafe,
    check: .document { document, findings in
      findings.report(repeatedSceneIDsIn: document)
      guard !document.duplicates.isEmpty else { return }
      let lines = document.tree.lineIndex()
      let sharers = Dictionary(grouping: document.duplicates, by: \.id)
      let references = document.referencesByID()
      var shared: [ObjectID: SharedID] = [:]
      for copy in document.copies() {
        guard copy.objects.count == 1, let later = copy.objects.first else {
          findings.report(copy, in: document, lines, references)
          continue
        }
        guard let attribute = later.element.attribute(.id), let first = document.object(later.id) else { continue }
        let id = shared[later.id] ?? SharedID([first] + (sharers[later.id] ?? []), references[later.id] ?? [])
        shared[later.id] = id
        let line = lines.position(of: first.element.startTagRange.lowerBound).line
        findings.report(
          attribute,
          """
          \(document.description(of: later)) has the id `\(later.id)`, which \(document.description(of: first)) in \
          line \(line) already has
          """,
          related: [Finding.Related(first.element, "the first object with this id")], fix: id.fix(of: later))
      }
    })
}

private struct SharedID {
  private var countByScene: [DocumentScene?: Int] = [:]
  private var referencesByScene: [DocumentScene?: [Reference]] = [:]
  private var constraintCount = 0
  private var isReferredTo: Bool
  /// Whether a connection leads to one of the objects.
  private var isConnected: Bool
  private var constraintMaskMembers: [Reference]

  init(_ sharers: [Object], _ references: [Reference]) {
    for sharer in sharers { countByScene[sharer.scene, default: 0] += 1 }
    constraintCount = sharers.count { $0.kind == .constraint }
    isReferredTo = !references.isEmpty
    referencesByScene = Dictionary(grouping: references, by: \.scene)
    isConnected = references.contains { Connection($0.element) != nil }
    constraintMaskMembers = references.filter {
      $0.element.parent?.name == .mask && $0.element.parent?[.key] == Name.constraints.text
    }
  }

  /// Gives an object and its references a new id; nil if these are unclear, and for controllers (other scenes refer to
  /// them).
  func fix(of later: Object) -> ProposedFix? {
    guard !later.isTopLevel, let own = references(to: later) else { return nil }
    return .unsafe("Give \(later.name) a new id") { edit in
      let id = edit.identifier(for: "\(later.id)|\(later.element.index)")
      edit.setAttribute(.id, to: id, on: later.element)
      for reference in own { edit.setAttribute(reference.attribute.name, to: id, on: reference.element) }
    }
  }

  /// The references to an object; nil if some may refer to another object.
  private func references(to later: Object) -> [Reference]? {
    let scene = later.scene
    if countByScene[scene] == 1 { return referencesByScene[scene] ?? [] }
    if !isReferredTo { return [] }
    // A mask's list shows whether its members are constraints or views; connections do not.
    guard later.kind == .constraint, constraintCount == 1, !isConnected else { return nil }
    return constraintMaskMembers
  }
}

extension Document {
  /// The name of an object; the text of a constraint or connection, because many have the same name.
  fileprivate func description(of object: Object) -> String {
    if let constraint = Constraint(object.element) { return "constraint `\(text(of: constraint))`" }
    if let connection = Connection(object.element) { return "`\(text(of: connection))`" }
    return object.name
  }
}

extension Reference {
  fileprivate var scene: DocumentScene? {
    element.ancestors.lazy.compactMap { Object($0)?.scene }.first
  }
}
