import IBModel

/// The rules of a run.
public struct Selection: Sendable {
  /// In the order of the catalogue.
  public let rules: [Rule]
  /// How rules are run, by id; others as they are.
  public var settings: [Rule.ID: RuleSettings] = [:]

  /// Every rule of the catalogue.
  public static let all = Selection(rules: Rule.all)

  /// The rules that are run where nothing is selected: all but those to opt in to.
  public static let standard = Selection(rules: Rule.all.filter { !$0.isOptIn })

  init(rules: [Rule]) { self.rules = rules }

  /// The rules that `select` names, or the standard ones if it is empty, without those that `ignore` names. A name is the
  /// id of a rule or of a group, with `_` or `-`, or `all`, or `default` for the standard rules.
  ///
  /// Rules about unreadable files are selected unless they are ignored, because such a file is never free of problems.
  /// - Throws: `UnknownRule` for other names.
  public init(select: [String], ignore: [String], from catalogue: [Rule] = Rule.all) throws(UnknownRule) {
    let names = KnownNames(catalogue)
    let selected = try names.ids(of: select.isEmpty ? [KnownNames.standard] : select)
    let ignored = try names.ids(of: ignore)
    rules = catalogue.filter { rule in
      (selected.contains(rule.id) || rule.isAboutUnreadableFiles) && !ignored.contains(rule.id)
    }
  }
}

extension Rule {
  /// The rule with an id, spelled with `_` or `-`.
  /// - Throws: `UnknownRule` if there is no such rule.
  public static func named(_ id: String) throws(UnknownRule) -> Rule {
    let spelled = KnownNames.normalised(id)
    if let rule = all.first(where: { $0.id == spelled || $0.aliases.contains(spelled) }) { return rule }
    throw UnknownRule(id, nearest: EditDistance.nearest(to: spelled, among: all.map(\.id)))
  }

  fileprivate var isAboutUnreadableFiles: Bool {
    if case .file = check { return true }
    return false
  }
}

/// A name that is not the id of a rule or group.
public struct UnknownRule: Error, Sendable, Equatable, CustomStringConvertible {
  /// The name as it was given.
  public let name: String
  /// The most similar known name; nil if none is similar.
  public let nearest: String?

  init(_ name: String, nearest: String?) {
    self.name = name
    self.nearest = nearest
  }

  /// One clause that says what is wrong and what to do.
  public var description: String {
    if let nearest { return "there is no rule `\(name)`; the nearest is `\(nearest)`" }
    return "there is no rule `\(name)`; `ibt rules` lists them all"
  }
}

/// Rule ids by the names that select them.
private struct KnownNames {
  static let everything = "all"
  static let standard = "default"

  private let ids: [String: [String]]
  private let names: [String]

  init(_ catalogue: [Rule]) {
    var ids = [KnownNames.everything: catalogue.map(\.id)]
    for group in Rule.Group.allCases {
      ids[group.rawValue] = catalogue.filter { $0.group == group }.map(\.id)
    }
    ids[KnownNames.standard] = catalogue.filter { !$0.isOptIn }.map(\.id)
    for rule in catalogue {
      for alias in rule.aliases { ids[alias, default: []].append(rule.id) }
    }
    for rule in catalogue { ids[rule.id] = [rule.id] }
    self.ids = ids
    names = ids.keys.sorted()
  }

  static func normalised(_ name: String) -> String {
    String(name.lowercased().map { $0 == "-" ? "_" : $0 })
  }

  func ids(of wanted: [String]) throws(UnknownRule) -> Set<String> {
    var result: Set<String> = []
    for name in wanted {
      let spelled = KnownNames.normalised(name)
      guard let known = ids[spelled] else {
        throw UnknownRule(name, nearest: EditDistance.nearest(to: spelled, among: names))
      }
      result.formUnion(known)
    }
    return result
  }
}
