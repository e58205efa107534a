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

  var categories: Set<ChangeCategory> { get throws { try ChangeCategory.chosen(by: names, "a category of changes") } }

  func validate() throws { _ = try categories }
}

extension CaseIterable where Self: RawRepresentable<String> & Hashable {
  /// The names of all cases, for help and messages.
  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// The cases that `--only` names, separated by commas; all of them without the option.
  static func chosen(by names: [String], _ noun: String) throws(ValidationError) -> Set<Self> {
    if names.isEmpty { return Set(allCases) }
    let words = names.flatMap { $0.split(separator: ",").map { String($0.filter { !$0.isWhitespace }) } }
    if words.isEmpty { throw ValidationError("--only requires a category: \(self.names)") }
    var chosen: Set<Self> = []
    for word in words {
      guard let one = Self(rawValue: word) else {
        throw ValidationError("`\(word)` is not \(noun): \(self.names)")
      }
      chosen.insert(one)
    }
    return chosen
  }
}
