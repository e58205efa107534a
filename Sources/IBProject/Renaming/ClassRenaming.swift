import IBModel

struct ClassRenaming {
  private let renaming: Renaming
  private let facts: RenamingFacts
  private let declarations: [SourceIndex.Declaration]
  private let others: [SourceIndex.Declaration]
  /// Whether the old name is the class's Swift name, and its name in Objective-C and documents.
  private let (isSwiftName, isObjectiveCName): (Bool, Bool)

  private var old: String { renaming.old }
  private var new: String { renaming.new }

  init(_ renaming: Renaming, _ facts: RenamingFacts) throws(RenamingError) {
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
  ) -> RenamingError {
    if let nested {
      return RenamingError("`\(name)` is declared in `\(nested.type.name)`; documents cannot have such a class")
    }
    let similar = EditDistance.similar(to: name, among: facts.index.classNames)
    return RenamingError(
      "no class is `\(name)` in \(counted(facts.sourceCount, "source file"))"
        + (similar.map { "; did you mean `\($0)`?" } ?? ""))
  }

  private func checkNew() throws(RenamingError) {
    if PlatformClass(named: new) != nil { throw RenamingError("`\(new)` is a class of the system") }
    if let known = facts.index.declarations(of: new).first {
      let place = sourcePlace(known.path, line: facts.index.line(of: known))
      throw RenamingError("`\(new)` is declared already: \(place)")
    }
    for file in facts.code {
      if let use = file.tokens.ranges(of: new).first {
        throw RenamingError("`\(new)` is used already: \(Renaming.place(file, at: use.lowerBound))")
      }
    }
    for (path, document) in facts.documents where document.values(.customClass).contains(where: { $0.text == new }) {
      throw RenamingError("`\(new)` is used already: \(path)")
    }
  }

  func plan() throws(RenamingError) -> RenamingPlan {
    var plan = RenamingPlan()
    for file in facts.code { read(file, &plan) }
    try readDocuments(&plan)
    for (path, bytes) in facts.texts { readText(path, bytes, &plan) }
    readDynamicUses(&plan)
    if declarations.count + others.count > 1 {
      plan.withdraw()
      for declaration in declarations + others {
        plan.block("`\(old)` is declared here, too", declaration.path, at: declaration.type.offset)
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
    case .word: plan.note("a text has the word `\(old)`; it is not changed", file.path, at: text.range.lowerBound)
    case .selector, .constant, .key, .other, .part, .document, .identifier:
      plan.block("a text has the name", file.path, at: text.range.lowerBound)
    }
  }

  private func readDocuments(_ plan: inout RenamingPlan) throws(RenamingError) {
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
          plan.block("the class is one of the module `\(module)`", path, at: value.range.lowerBound)
        }
      }
      try edit.finish(path, &plan)
    }
  }

  private func readText(_ path: String, _ bytes: [UInt8], _ plan: inout RenamingPlan) {
    let isData = path.hasSuffix(".plist") || path.hasSuffix("/contents") || path.hasSuffix(".pbxproj")
    for range in TextSearch.words(old, in: bytes) where !TextSearch.isFileName(range, in: bytes) {
      if isData || TextSearch.isQuoted(range, in: bytes) {
        plan.block("the file has the name", path, at: range.lowerBound)
      }
    }
  }

  private func readDynamicUses(_ plan: inout RenamingPlan) {
    readLookups(&plan)
    let stem = old.hasSuffix("Controller") ? String(old.dropLast("Controller".count)) : old
    let isHandedOver = facts.handsOver(old)
    for (path, document) in facts.documents where document.kind == .xib {
      let name = DocumentSummary.name(of: path)
      guard name == old || name == stem, document.filesOwner?.customClass == old, isController,
        isHandedOver || hasOtherCreation
      else { continue }
      plan.block("a controller without a nib name loads this document by the name of its class", path)
    }
    let lookups = facts.meanings(ofText: old)
    let names = NamesakeSearch(old, facts).names
    for name in names where (isHandedOver || name.kind != .scene) && !name.isLookedUp(in: lookups) {
      plan.isRefused = true
      plan.block(
        "nothing names this \(name.noun), so that code may make its name of that of the class", name.path,
        at: name.offset)
    }
    let family = ClassFamily(old, facts.index)
    let noun = names.first?.noun ?? "document"
    // As in `"\(self)-iPad"`.
    let longer = facts.documentPaths.map(DocumentLoads.name).filter { $0.hasPrefix(old) && $0 != old }
    for file in facts.code {
      let completed = longer.filter { !file.tokens.texts(thatCanBe: $0).isEmpty } + (names.isEmpty ? [] : [old])
      guard !completed.isEmpty else { continue }
      if !file.tokens.classTexts(of: old).isEmpty { plan.isRefused = true }
      for text in file.tokens.classTexts where family.hasName(from: text) && completed.contains(where: text.canBe) {
        plan.isRefused = true
        plan.block(
          "code makes a text of the name of a class, and a \(noun) has that of this one", file.path,
          at: text.range.lowerBound)
      }
    }
  }

  /// Classes are found by names that are nowhere, or by a text that can be this name.
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
          plan.block("code finds a class by a name that it makes", file.path, at: range.lowerBound)
        } else {
          plan.note("code finds a class by a name from elsewhere", file.path, at: range.lowerBound)
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

extension Document {
  /// The placeholder for the object that loads a nib.
  var filesOwner: Object? { objects.first { $0.element["placeholderIdentifier"] == "IBFilesOwner" || $0.id == "-2" } }
}
