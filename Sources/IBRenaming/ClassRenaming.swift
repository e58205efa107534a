import IBModel
import IBProject
import IBXML

struct ClassRenaming {
  private let renaming: Renaming
  private let facts: RenamingFacts
  private let declarations: [SourceIndex.Declaration]
  private let others: [SourceIndex.Declaration]
  /// Whether the old name is the class's Swift name, and its name in Objective-C and documents.
  private let (isSwiftName, isObjectiveCName): (Bool, Bool)

  private var old: String { renaming.old }
  private var new: String { renaming.new }

  init(_ renaming: Renaming, _ facts: RenamingFacts) throws(ExplainedError) {
    (self.renaming, self.facts) = (renaming, facts)
    let all = facts.index.declarations(of: renaming.old)
    let own = all.filter { $0.type.kind == .class && $0.type.has(renaming.old) }
    declarations = own
    others = all.filter { $0.type.kind != .extension && !($0.type.kind == .class && $0.type.has(renaming.old)) }
    guard let first = own.first?.type else {
      throw ClassRenaming.missing(renaming.old, facts, nested: all.first { $0.type.kind == .class })
    }
    isSwiftName = first.language == .objectiveC || first.name == renaming.old
    isObjectiveCName = first.language == .objectiveC || (first.objectiveCName ?? first.name) == renaming.old
    try checkNew()
  }

  private static func missing(
    _ name: String, _ facts: RenamingFacts, nested: SourceIndex.Declaration?
  ) -> ExplainedError {
    if let nested {
      return ExplainedError("`\(name)` is nested in `\(nested.type.name)`; documents cannot use a nested class")
    }
    let similar = EditDistance.similar(to: name, among: facts.index.classNames)
    return ExplainedError(
      "no class is named `\(name)` in \(counted(facts.sourceCount, "source file"))"
        + (similar.map { "; did you mean `\($0)`?" } ?? ""))
  }

  private func checkNew() throws(ExplainedError) {
    if PlatformClass(named: new) != nil { throw ExplainedError("`\(new)` is a system class") }
    if let known = facts.index.declarations(of: new).first {
      let place = sourcePlace(known.path, line: facts.index.line(of: known))
      throw ExplainedError("`\(new)` is already declared: \(place)")
    }
    for file in facts.code {
      if let use = file.tokens.ranges(of: new).first {
        throw ExplainedError("`\(new)` is already used: \(Renaming.place(file, at: use.lowerBound))")
      }
    }
    for (path, document) in facts.documents where document.values(.customClass).contains(where: { $0.text == new }) {
      throw ExplainedError("`\(new)` is already used: \(path)")
    }
  }

  func plan() throws(ExplainedError) -> RenamingPlan {
    var plan = RenamingPlan()
    for file in facts.code { read(file, &plan) }
    try readDocuments(&plan)
    for (path, bytes) in facts.texts { readText(path, bytes, &plan) }
    readDynamicUses(&plan)
    if declarations.count + others.count > 1 {
      plan.dropChanges()
      for declaration in declarations + others {
        plan.addObstacle("`\(old)` is also declared here", declaration.path, at: declaration.type.offset)
      }
    }
    return plan
  }

  private func read(_ file: RenamingFacts.Code, _ plan: inout RenamingPlan) {
    let isNamed = file.tokens.isSwiftCode ? isSwiftName : isObjectiveCName
    if isNamed {
      for place in file.tokens.classPlaces(old, modules: facts.modules) { plan.add(new, in: file.path, at: place) }
    } else if isObjectiveCName {
      for range in file.tokens.objectiveCNames(old) { plan.add(new, in: file.path, at: range) }
    }
    for range in file.tokens.imports(ofHeader: old) {
      plan.note("this file is still named `\(old).h`", file.path, at: range.lowerBound)
    }
    for text in file.tokens.texts(having: old) { read(text, in: file, &plan) }
  }

  private func read(_ text: TextPlace, in file: RenamingFacts.Code, _ plan: inout RenamingPlan) {
    switch text.meaning {
    case .className: plan.add(new, in: file.path, at: text.range)
    case _ where facts.isOnlyLookedUp(text): break
    case .word:
      plan.note("a string contains the word `\(old)`; it is not changed", file.path, at: text.range.lowerBound)
    case .selector, .constant, .key, .other, .part, .document, .identifier:
      plan.addObstacle("a string contains the name", file.path, at: text.range.lowerBound)
    }
  }

  private func readDocuments(_ plan: inout RenamingPlan) throws(ExplainedError) {
    guard isObjectiveCName else { return }
    for (path, document) in facts.documents {
      var edit = DocumentRenaming(document)
      for value in document.values(.customClass) where value.text == old {
        let module = value.element[.customModule] ?? ""
        let isOwn =
          module.isEmpty || facts.modules.contains(module)
          || value.element[.customModuleProvider] == "target"
        if isOwn {
          edit.change(value, to: new)
        } else {
          plan.addObstacle("the class belongs to the module `\(module)`", path, at: value.range.lowerBound)
        }
      }
      try edit.finish(path, &plan)
    }
  }

  private func readText(_ path: String, _ bytes: [UInt8], _ plan: inout RenamingPlan) {
    let isData = path.hasSuffix(".plist") || path.hasSuffix("/contents") || path.hasSuffix(".pbxproj")
    for range in TextSearch.words(old, in: bytes) where !TextSearch.isFileName(range, in: bytes) {
      if isData || TextSearch.isQuoted(range, in: bytes) {
        plan.addObstacle("this file contains the name", path, at: range.lowerBound)
      }
    }
  }

  /// Code may find documents, identifiers and classes by the name when the app runs.
  private func readDynamicUses(_ plan: inout RenamingPlan) {
    readLookups(&plan)
    let escapes = facts.escapes(old)
    if isController, escapes || hasOtherCreation { readNibs(&plan) }
    let namesakes = NamesakeSearch(old, facts).names
    let lookups = facts.meanings(ofText: old)
    for name in namesakes where (escapes || name.kind != .scene) && !name.isLookedUp(in: lookups) {
      plan.mayFailAtRunTime = true
      plan.addObstacle(
        "no string in code names this \(name.noun), so code may derive the name from the class", name.path,
        at: name.offset)
    }
    readClassTexts(namesakes, &plan)
  }

  private func readNibs(_ plan: inout RenamingPlan) {
    let stem = old.hasSuffix("Controller") ? String(old.dropLast("Controller".count)) : old
    for (path, document) in facts.documents where document.kind == .xib && document.filesOwner?.customClass == old {
      guard [old, stem].contains(DocumentSummary.name(of: path)) else { continue }
      plan.addObstacle("a controller without a nib name loads the document that is named like its class", path)
    }
  }

  /// Texts that code makes from names of classes can name a document or an identifier: `"\(self)-iPad"`.
  private func readClassTexts(_ namesakes: [NamesakeSearch.Namesake], _ plan: inout RenamingPlan) {
    let family = ClassFamily(old, facts.index)
    let noun = namesakes.first?.noun ?? "document"
    let longerNames = facts.documentPaths.map(DocumentLoads.name).filter { $0.hasPrefix(old) && $0 != old }
    for file in facts.code {
      let names = longerNames.filter { !file.tokens.texts(thatCanBe: $0).isEmpty } + (namesakes.isEmpty ? [] : [old])
      guard !names.isEmpty else { continue }
      if !file.tokens.classTexts(of: old).isEmpty { plan.mayFailAtRunTime = true }
      for text in file.tokens.classTexts where family.hasName(from: text) && names.contains(where: text.canBe) {
        plan.mayFailAtRunTime = true
        plan.addObstacle(
          "code turns class names into strings, and a \(noun) is named like this class", file.path,
          at: text.range.lowerBound)
      }
    }
  }

  /// Code finds classes by names from elsewhere, or by a text that can be this name.
  private func readLookups(_ plan: inout RenamingPlan) {
    let isText = facts.code.contains { file in
      !file.tokens.texts(thatCanBe: old).isEmpty || file.tokens.changesClassNames
        || file.tokens.texts(having: old).contains { $0.meaning != .className && !facts.isOnlyLookedUp($0) }
    }
    let isValue = facts.documents.contains { _, document in
      let labels = document.objects.count { $0.element["userLabel"] == old }
      return TextSearch.words(old, in: document.bytes).count - labels
        > document.values(.customClass).count { $0.text == old }
    }
    for file in facts.code {
      for range in file.tokens.dynamicClasses {
        if isText || isValue {
          plan.addObstacle("code looks up a class by a computed name", file.path, at: range.lowerBound)
        } else {
          plan.note("code looks up a class by a name from elsewhere", file.path, at: range.lowerBound)
        }
      }
    }
  }

  /// Whether a document creates the controller, or an initializer ignores the name of the nib.
  private var hasOtherCreation: Bool {
    let isCreated = facts.documents.contains { _, document in
      document.objects.contains { $0.customClass == old && $0.id != document.filesOwner?.id }
    }
    let own = Set(declarations.map(\.path))
    return isCreated || facts.code.contains { own.contains($0.path) && $0.tokens.createsWithoutNib }
  }

  private var isController: Bool {
    let ancestry = facts.index.ancestry(of: old)
    return !ancestry.isComplete
      || ["UIViewController", "NSViewController"].contains { ancestry.inherits(from: $0) }
  }
}

extension TypeDeclaration {
  /// Whether Swift or Objective-C code refers to the type by an unqualified name.
  fileprivate func has(_ name: String) -> Bool { self.name == name || objectiveCName == name }
}
