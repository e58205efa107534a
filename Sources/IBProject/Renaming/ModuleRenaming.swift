import IBModel
import IBXML

/// Plans the renaming of a module in documents and code.
struct ModuleRenaming {
  private let renaming: Renaming
  private let facts: RenamingFacts

  private var old: String { renaming.old }
  private var new: String { renaming.new }

  init(_ renaming: Renaming, _ facts: RenamingFacts) throws(ExplainedError) {
    (self.renaming, self.facts) = (renaming, facts)
    if let known = facts.index.declarations(of: renaming.new).first {
      let place = sourcePlace(known.path, line: facts.index.line(of: known))
      throw ExplainedError("`\(renaming.new)` is the name of a type: \(place)")
    }
    let isImported = facts.code.contains { !$0.tokens.modulePlaces(renaming.new).isEmpty }
    if isImported { throw ExplainedError("`\(renaming.new)` is another module") }
  }

  func plan() throws(ExplainedError) -> RenamingPlan {
    var plan = RenamingPlan()
    let type = facts.index.declarations(of: old).first { $0.type.kind != .extension }
    for file in facts.code {
      for place in file.tokens.modulePlaces(old) {
        let isImport = file.tokens.isImport(at: place.range)
        let obstacle = place.obstacle ?? (type == nil || isImport ? nil : "a type has the same name as the module")
        plan.add(new, in: file.path, at: CodePlace(place.range, obstacle: obstacle))
      }
      readTexts(file, &plan)
    }
    for (path, document) in facts.documents {
      var edit = DocumentRenaming(document)
      document.tree.visitElements(having: .customModule) { element, attribute in
        if attribute.value == old { edit.change(.customModule, of: element, to: new) }
      }
      try edit.finish(path, &plan)
    }
    for (path, bytes) in facts.texts {
      for range in TextSearch.words(old, in: bytes) where bytes[range.upperBound...].first == UInt8(ascii: ".") {
        guard !TextSearch.isFileName(range, in: bytes), isClass(behind: range, in: bytes) else { continue }
        plan.addObstacle("this file names a class of the module", path, at: range.lowerBound)
      }
    }
    guard plan.codeCount + plan.documentCount + plan.obstacles.count > 0 else {
      throw ExplainedError("no document or source names the module `\(old)`")
    }
    plan.note("the project or package still has the old name of the module; change it in Xcode")
    return plan
  }

  /// A text such as `App.LoginController` names a class; `App` alone is ambiguous.
  private func readTexts(_ file: RenamingFacts.Code, _ plan: inout RenamingPlan) {
    for text in file.tokens.texts(having: old) {
      guard file.tokens.bytes[text.range.upperBound...].first == UInt8(ascii: "."),
        isClass(behind: text.range, in: file.tokens.bytes)
      else { continue }
      if file.tokens.isClassName(at: text.range) {
        plan.add(new, in: file.path, at: text.range)
      } else {
        plan.addObstacle("a string names a class of the module", file.path, at: text.range.lowerBound)
      }
    }
  }

  private func isClass(behind range: Range<Int>, in bytes: [UInt8]) -> Bool {
    let name = SourceFile.word(in: bytes, at: range.upperBound + 1)
    return !name.isEmpty && !facts.index.classes(named: name).isEmpty
  }
}
