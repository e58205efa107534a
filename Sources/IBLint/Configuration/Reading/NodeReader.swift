import IBModel
import IBXML

/// Reads values of a configuration, and collects their problems. Values with problems are left out, so that one run
/// reports all mistakes.
struct NodeReader {
  private(set) var problems: [ConfigurationError.Problem] = []

  mutating func report(_ message: String, at place: Place) {
    problems.append(ConfigurationError.Problem(place: place, message: message))
  }

  /// The entries of a mapping with known keys. Entries without a value are left out.
  mutating func entries<Key: ConfigurationKey>(
    of node: YAMLNode, in place: String, _: Key.Type = Key.self
  ) -> [(key: Key, value: YAMLNode)] {
    namedEntries(of: node, in: place).compactMap { name, value in
      if let key = Key(rawValue: name.value) { return value.isNull ? nil : (key, value) }
      let known = Key.allCases.map(\.rawValue)
      let typed = name.value.lowercased()
      let other = Key.namesElsewhere[typed].flatMap { known.contains($0) ? $0 : nil }
      let hint =
        (other ?? EditDistance.nearest(to: typed, among: known)).map { "did you mean `\($0)`?" }
        ?? "the keys are \(known.map { "`\($0)`" }.joined(separator: ", "))"
      report("there is no key `\(name.value.shortened)` in \(place); \(hint)", at: name.place)
      return nil
    }
  }

  mutating func namedEntries(of node: YAMLNode, in place: String) -> [(name: Placed<String>, value: YAMLNode)] {
    guard case .mapping(let entries) = node.content else {
      report("\(place) must be a mapping of keys to values, not \(node.kind)", at: node.place)
      return []
    }
    var known: Set<String> = []
    return entries.compactMap { entry in
      guard let name = entry.key.text else {
        report("a key of \(place) must be a text, not \(entry.key.kind)", at: entry.key.place)
        return nil
      }
      guard known.insert(name).inserted else {
        report("\(place) has the key `\(name.shortened)` twice; merge the entries", at: entry.key.place)
        return nil
      }
      return (Placed(name, at: entry.key.place), entry.value)
    }
  }

  /// The values of a list; a single value is a list of one.
  func list(_ node: YAMLNode) -> [YAMLNode] {
    if case .list(let nodes) = node.content { return nodes }
    return node.isNull ? [] : [node]
  }

  mutating func texts(_ node: YAMLNode, for key: String) -> [Placed<String>] {
    list(node).compactMap { text($0, for: key) }
  }

  mutating func globs(_ node: YAMLNode, for key: String) -> [Placed<Glob>] {
    texts(node, for: key).compactMap { text in
      do throws(ExplainedError) { return Placed(try Glob(text.value), at: text.place) } catch {
        report("`\(text.value.shortened)`: \(error)", at: text.place)
        return nil
      }
    }
  }

  mutating func text(_ node: YAMLNode, for key: String) -> Placed<String>? {
    guard let text = node.text, !text.isEmpty else {
      report("`\(key)` requires a text, not \(node.kind)", at: node.place)
      return nil
    }
    return Placed(text, at: node.place)
  }

  mutating func severity(_ node: YAMLNode, for key: String) -> Severity? {
    if let severity = node.text.flatMap(Severity.init) { return severity }
    let words = Severity.allCases.reversed().map(\.rawValue)
    let nearest = node.text.flatMap { EditDistance.nearest(to: $0.shortened.lowercased(), among: words) }
    let hint = nearest.map { "did you mean `\($0)`?" } ?? "`ignore` lists rules that are not run"
    let choices = words.map { "`\($0)`" }.joined(separator: ", ")
    report("`\(key)` requires \(choices), not \(node.kind); \(hint)", at: node.place)
    return nil
  }
}
