import IBModel
import IBProject
import IBXML

/// Plans the renaming of an identifier that code looks up.
struct IdentifierRenaming {
  private let renaming: Renaming
  private let facts: RenamingFacts
  private let kind: IdentifierKind

  private typealias Found = (path: String, document: Document, value: DocumentValue, kind: IdentifierKind)

  private let found: [Found]

  private var old: String { renaming.old }
  private var new: String { renaming.new }

  init(_ renaming: Renaming, _ facts: RenamingFacts) throws(ExplainedError) {
    (self.renaming, self.facts) = (renaming, facts)
    let values = facts.documents.flatMap { path, document in
      document.values(.identifier).compactMap { value in
        IdentifierRenaming.kind(of: value).map { (path, document, value, $0) }
      }
    }
    let wanted = values.filter { renaming.kinds.isEmpty || renaming.kinds.contains($0.3) }
    found = wanted.filter { $0.2.text == renaming.old }
    let kinds = Set(found.filter { !IdentifierRenaming.isReference($0.value) }.map(\.kind))
    guard let kind = kinds.first else {
      let similar = EditDistance.similar(to: renaming.old, among: Set(wanted.map(\.2.text)).sorted())
      throw ExplainedError(
        "no identifier in the documents of the project is `\(renaming.old)`"
          + (similar.map { "; did you mean `\($0)`?" } ?? ""))
    }
    guard kinds.count == 1 else {
      let names = kinds.map(\.rawValue).sorted()
      let list = names.joined(separator: ", ")
      throw ExplainedError(
        "several kinds of identifiers are `\(renaming.old)`: \(list); choose one with --kind \(names[0])"
      )
    }
    self.kind = kind
    if let taken = values.first(where: { $0.2.text == renaming.new && $0.3 == kind }) {
      let line = taken.1.tree.lineIndex().line(of: taken.2.range.lowerBound)
      throw ExplainedError("`\(renaming.new)` is already an identifier: \(sourcePlace(taken.0, line: line))")
    }
  }

  /// The purpose of an identifier; nil for those that only the system reads.
  private static func kind(of value: DocumentValue) -> IdentifierKind? {
    switch value.key.split(separator: " ").last {
    case "storyboardIdentifier", "referencedIdentifier": .scene
    case "reuseIdentifier": .reuse
    case "restorationIdentifier": .restoration
    case "identifier": Connection(value.element)?.kind == .segue ? .segue : .other
    default: .other
    }
  }

  private static func isReference(_ value: DocumentValue) -> Bool { value.key == "referencedIdentifier" }

  func plan() throws(ExplainedError) -> RenamingPlan {
    var plan = RenamingPlan()
    for file in facts.code { read(file, &plan) }
    for path in Set(found.map(\.path)).sorted() {
      let own = found.filter { $0.path == path }
      var edit = DocumentRenaming(own[0].document)
      for item in own where item.kind == kind { edit.change(item.value, to: new) }
      try edit.finish(path, &plan)
      if kind == .scene,
        own.contains(where: { $0.value.element["useStoryboardIdentifierAsRestorationIdentifier"] == "YES" })
      {
        plan.note("the restoration identifier of the controller changes, too", path)
      }
    }
    readClassTexts(&plan)
    let isReferenced = found.contains { IdentifierRenaming.isReference($0.value) }
    if plan.codeCount == 0, !isReferenced { plan.note("no string in code is the identifier") }
    checkCount(&plan)
    return plan
  }

  /// Only one object may have the identifier, except for the same document in several languages.
  private func checkCount(_ plan: inout RenamingPlan) {
    let own = found.filter { $0.kind == kind && !IdentifierRenaming.isReference($0.value) }
    let things = Set(own.map { "\(DocumentSummary.name(of: $0.path)) \($0.value.object?.id.rawValue ?? "")" })
    guard things.count > 1, !renaming.includesAll else { return }
    plan.dropChanges()
    for item in own {
      let object = item.value.object.map(\.reference) ?? "something else"
      let advice = kind == .segue ? "; --kind segue --all renames all" : ""
      plan.addObstacle(
        "\(object) also has this \(kind.rawValue) identifier\(advice)", item.path, at: item.value.range.lowerBound)
    }
  }

  private func read(_ file: RenamingFacts.Code, _ plan: inout RenamingPlan) {
    for text in file.tokens.texts(equalTo: old) {
      switch text.meaning {
      case .identifier(kind): plan.add(new, in: file.path, at: text.range)
      case .identifier, .className, .document, .selector: break
      case .constant(let constant): read(constant, at: text.range, file, &plan)
      case .key, .other, .part, .word:
        plan.addObstacle("a string is the identifier, but its purpose is unclear", file.path, at: text.range.lowerBound)
      }
    }
    for range in file.tokens.implicitRawValues(old) {
      plan.addObstacle("the raw value of a case is the identifier", file.path, at: range.lowerBound)
    }
    for range in file.tokens.texts(thatCanBe: old) {
      plan.addObstacle("code may compute the identifier", file.path, at: range.lowerBound)
    }
  }

  /// A constant is renamed only if all its uses look up identifiers of this kind.
  private func read(
    _ constant: CodeConstant, at range: Range<Int>, _ file: RenamingFacts.Code, _ plan: inout RenamingPlan
  ) {
    let uses = facts.uses(of: constant)
    if !uses.isEmpty, uses.allSatisfy({ $0 == .identifier(kind) }) {
      plan.add(new, in: file.path, at: range)
    } else if uses.isEmpty || !uses.allSatisfy({ $0 != nil && $0 != .identifier(kind) }) {
      plan.addObstacle(
        "the constant `\(constant.name)` is the identifier, but also has other uses", file.path, at: range.lowerBound)
    }
  }

  private func readClassTexts(_ plan: inout RenamingPlan) {
    guard facts.index.hasType(named: old) else { return }
    let lookups = facts.meanings(ofText: old)
    for name in NamesakeSearch(old, facts).names
    where name.kind == kind && !name.isLookedUp(in: lookups) && (kind != .scene || facts.escapes(old)) {
      plan.addObstacle(
        "no string in code is this identifier, so code may derive it from the class", name.path, at: name.offset)
    }
    let family = ClassFamily(old, facts.index)
    for file in facts.code {
      let texts = file.tokens.classTexts.filter { family.hasName(from: $0) && $0.canBe(old) }.map(\.range)
      for range in texts + file.tokens.classTexts(of: old) {
        plan.addObstacle("code derives the identifier from the name of a class", file.path, at: range.lowerBound)
      }
    }
  }
}
