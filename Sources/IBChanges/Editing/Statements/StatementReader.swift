import IBBase
import IBLayout
import IBModel
import IBXML

/// A reader for the values of a statement that records the read keys.
struct StatementReader {
  private let entries: [Statement.Entry]
  private let verb: String
  private let documents: [Document]
  private var read: [String] = []

  init(_ entries: [Statement.Entry], verb: String, _ documents: [Document]) {
    (self.entries, self.verb, self.documents) = (entries, verb, documents)
  }

  private mutating func value(_ key: String) -> Statement.Value? {
    read.append(key)
    return entries.first { $0.key == key }?.value
  }

  /// Throws for keys that were not read, suggesting the nearest known one.
  func requireNothingElse() throws(OperationError) {
    guard let unknown = entries.first(where: { !read.contains($0.key) }) else { return }
    let known = Array(Set(read)).sorted()
    let nearest = EditDistance.similar(to: unknown.key, among: known).map { "did you mean `\($0)`?" }
    let list = known.filter { $0 != verb }.map { "`\($0)`" }.joined(separator: ", ")
    throw OperationError("`\(verb)` has no `\(unknown.key)`; \(nearest ?? "it has \(list)")")
  }

  mutating func optionalText(_ key: String) throws(OperationError) -> String? {
    guard let value = value(key) else { return nil }
    guard case .text(let text) = value else { throw OperationError("`\(key)` of `\(verb)` is one text") }
    return text
  }

  mutating func text(_ key: String) throws(OperationError) -> String {
    guard let text = try optionalText(key) else { throw OperationError("`\(verb)` requires `\(key)`") }
    return text
  }

  mutating func texts(_ key: String) throws(OperationError) -> [String] {
    switch value(key) {
    case nil: return []
    case .text(let text): return [text]
    case .list(let list):
      var texts: [String] = []
      for item in list {
        guard case .text(let text) = item else { throw OperationError("`\(key)` of `\(verb)` is a list of texts") }
        texts.append(text)
      }
      return texts
    case .mapping: throw OperationError("`\(key)` of `\(verb)` is a list of texts")
    }
  }

  mutating func flag(_ key: String) throws(OperationError) -> Bool {
    guard let text = try optionalText(key) else { return false }
    guard let value = AttributeValue.booleans[text.lowercased()] else {
      throw OperationError("`\(key)` of `\(verb)` is true or false, not `\(text)`")
    }
    return value == "YES"
  }

  mutating func selector(_ key: String) throws(OperationError) -> ObjectSelector {
    try ObjectSelector(written: try text(key), in: documents)
  }

  mutating func targets(_ key: String) throws(OperationError) -> Targets {
    Targets(try selector(key), includesAll: try flag("all"))
  }

  /// The targets of an operation on layouts; nil for `all`.
  mutating func layoutTargets(_ key: String) throws(OperationError) -> Targets? {
    guard try text(key) != "all" else { return nil }
    return Targets(try selector(key), includesAll: true)
  }

  /// The devices for checking an operation on layouts; nil for the usual ones.
  mutating func devices() throws(OperationError) -> [Device]? {
    var devices: [Device] = []
    for name in try texts("devices") {
      do throws(ExplainedError) { devices.append(try Device.named(name)) } catch {
        throw OperationError(error.description)
      }
    }
    return devices.isEmpty ? nil : devices
  }

  mutating func place() throws(OperationError) -> SubviewPosition {
    let before = try optionalText("before"), after = try optionalText("after")
    if let before { return .before(try ObjectSelector(written: before, in: documents)) }
    if let after { return .after(try ObjectSelector(written: after, in: documents)) }
    return try flag("first") ? .first : .last
  }

  /// Reads `values`, a mapping or a list of KEY=VALUE, and `unset`, a list of keys.
  mutating func assignments() throws(OperationError) -> [Assignment] {
    var assignments: [Assignment] = []
    if case .mapping(let values) = value("values") {
      for entry in values {
        guard case .text(let text) = entry.value else { throw OperationError("`\(entry.key)` is one text") }
        assignments.append(try Assignment("\(entry.key)=\(text)"))
      }
    } else {
      for text in try texts("values") { assignments.append(try Assignment(text)) }
    }
    for key in try texts("unset") { assignments.append(try Assignment(removing: key)) }
    return assignments
  }

  mutating func optionalSizeClasses() throws(OperationError) -> SizeClasses? {
    guard let text = try optionalText("size-class") else { return nil }
    guard let classes = SizeClasses(written: text) else {
      throw OperationError("`\(text)` is not size classes; write them as wC, hR, w:compact, or two of them")
    }
    return classes
  }
}

extension ObjectSelector {
  /// Creates a selector from its text, or from an unambiguous id or name as in `ibt tree`.
  /// - Throws: `OperationError` with the mistake in the selector.
  public init(written text: String, in documents: [Document]) throws(OperationError) {
    do throws(SelectorError) {
      self = try ObjectSelector(text)
    } catch {
      let plain = text.hasPrefix("#") ? String(text.dropFirst()) : text
      let all = documents.flatMap(\.objects)
      let objects = all.first { $0.id.rawValue == plain }.map { [$0] } ?? all.filter { $0.name == plain }
      guard objects.count == 1, let selector = try? ObjectSelector("[id='\(objects[0].id)']") else {
        let words = text.split(separator: ",").map { $0.trimmed() }
        let ids = Set(all.map(\.id.rawValue))
        if words.contains(where: ids.contains) {
          let list = words.map { ids.contains($0) ? "#\($0)" : $0 }.joined(separator: ", ")
          throw OperationError("the selector `\(text)`: ids in a list begin with `#`; write `\(list)`")
        }
        let advice =
          objects.isEmpty
          ? "no object has this id or name" : "\(objects.count) objects have this name: select one by its id"
        throw OperationError("the selector `\(text)`: \(error); \(advice)")
      }
      self = selector
    }
  }
}
