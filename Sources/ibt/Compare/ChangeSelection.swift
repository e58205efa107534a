import ArgumentParser
import IBChanges

/// Options that filter changes.
struct ChangeSelection: ParsableArguments {
  @Option(
    name: .customLong("only"),
    help: ArgumentHelp(
      """
      Only changes of these categories, separated by commas: \(ChangeCategory.names). May be repeated. Findings are \
      about all categories, so they are left out.
      """, valueName: "categories"), completion: .list(ChangeCategory.allCases.map(\.rawValue)))
  private var names: [String] = []

  var categories: Set<ChangeCategory> {
    names.isEmpty ? Set(ChangeCategory.allCases) : Set(words.compactMap { ChangeCategory(rawValue: $0) })
  }

  private var words: [String] {
    names.flatMap { $0.split(separator: ",").map { String($0.filter { !$0.isWhitespace }) } }
  }

  func validate() throws {
    if let unknown = words.first(where: { ChangeCategory(rawValue: $0) == nil }) {
      throw ValidationError("`\(unknown)` is not a category of changes: \(ChangeCategory.names)")
    }
    if !names.isEmpty, words.isEmpty { throw ValidationError("--only requires a category: \(ChangeCategory.names)") }
  }
}

extension ChangeCategory {
  fileprivate static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
