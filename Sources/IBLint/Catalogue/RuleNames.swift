import IBModel
import IBXML

/// The names by which people choose rules: ids, groups and profiles, with `_` or `-` between words.
package struct RuleNames: Sendable {
  private var ids: [String: [Rule.Kind.ID]]

  private static let builtIn = RuleNames(reading: Rule.all)

  package init(_ catalogue: [Rule] = Rule.all) {
    let isBuiltIn = catalogue.elementsEqual(Rule.all) { $0.id == $1.id }
    self = isBuiltIn ? RuleNames.builtIn : RuleNames(reading: catalogue)
  }

  private init(reading catalogue: [Rule]) {
    ids = Dictionary(uniqueKeysWithValues: Profile.allCases.map { ($0.rawValue, []) })
    catalogue.forEach { add($0) }
  }

  /// Adds the names of a rule.
  /// - Complexity: O(kinds of the rule)
  package mutating func add(_ rule: Rule) {
    for profile in Profile.allCases {
      ids[profile.rawValue, default: []] += rule.kinds.filter { profile.contains($0, of: rule) }.map(\.id)
    }
    ids[rule.group.rawValue, default: []] += rule.kinds.map(\.id)
    ids[rule.id] = rule.kinds.map(\.id)
    for kind in rule.kinds { ids[kind.id] = [kind.id] }
  }

  /// Whether a name stands for something.
  package func has(_ name: String) -> Bool { ids[name] != nil }

  /// All names, sorted.
  package var all: [String] { ids.keys.sorted() }

  /// The kinds of findings that a name stands for: all of a rule or group, or a single one.
  /// - Throws: `ExplainedError` for a name that is not known, with the nearest one.
  package func ids(of name: String) throws(ExplainedError) -> Set<Rule.Kind.ID> {
    let spelled = RuleNames.normalized(name)
    if let known = ids[spelled] { return Set(known) }
    if spelled == Preset.name { return Preset.ids }
    if Preset.ids.contains(spelled) { return [spelled] }
    throw ExplainedError.unknownRule(name, nearest: EditDistance.nearest(to: spelled, among: all + Preset.ids.sorted()))
  }

  /// The kinds of findings that any of several names stands for.
  /// - Throws: `ExplainedError` for the first name that is not known.
  package func ids(of names: [String]) throws(ExplainedError) -> Set<Rule.Kind.ID> {
    var result: Set<Rule.Kind.ID> = []
    for name in names { result.formUnion(try ids(of: name)) }
    return result
  }

  package static func normalized(_ name: String) -> String {
    String(name.lowercased().map { $0 == "-" ? "_" : $0 })
  }
}

extension ExplainedError {
  /// A name that is not the id of a rule or group.
  /// - Parameter nearest: The most similar known name; nil if none is similar.
  package static func unknownRule(_ name: String, nearest: String?) -> ExplainedError {
    if let nearest { return ExplainedError("there is no rule `\(name)`; did you mean `\(nearest)`?") }
    return ExplainedError("there is no rule `\(name)`; `ibt rules` lists them all")
  }
}
