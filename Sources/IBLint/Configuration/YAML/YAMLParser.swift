/// Parses a YAML text as one value. Aliases can make a small text huge, so the size of the value is limited, too.
package struct YAMLParser: ~Copyable {
  /// The largest size of a configuration.
  static let maximumByteCount = 1_048_576
  /// The limit for values after aliases are replaced.
  static let maximumNodeCount = 50_000
  /// The limit for nested lists and mappings.
  static let maximumDepth = 32

  private var events: YAMLEvents
  /// Complete values with an anchor, and the number of values in each.
  private var anchors: [String: (node: YAMLNode, count: Int)] = [:]
  private var count = 0
  private var depth = 0

  /// Parses the value of a text; nil if it contains only comments.
  package static func parse(_ bytes: [UInt8], file: String) throws(ConfigurationError) -> YAMLNode? {
    let start = Place(file: file, line: 1, column: 1)
    guard bytes.count <= maximumByteCount else {
      throw ConfigurationError("the file is larger than 1 MB, which is not a configuration", at: start)
    }
    var result: Result<YAMLNode?, ConfigurationError> = .success(nil)
    bytes.withUnsafeBufferPointer { buffer in
      do throws(ConfigurationError) {
        var parser = YAMLParser(events: YAMLEvents(buffer, file: file))
        result = .success(try parser.document())
      } catch {
        result = .failure(error)
      }
    }
    return try result.get()
  }

  private init(events: consuming YAMLEvents) { self.events = events }

  private mutating func document() throws(ConfigurationError) -> YAMLNode? {
    guard case .documentStart = try events.next() else { return nil }
    let node = try node(startingWith: try events.next())
    guard case .end = try events.next() else {
      throw ConfigurationError("a configuration is one document; remove this one", at: events.place)
    }
    return node
  }

  private mutating func node(startingWith event: YAMLEvents.Event) throws(ConfigurationError) -> YAMLNode {
    let (place, textPlace) = (events.place, events.textPlace)
    let countBefore = count
    let content: YAMLNode.Content
    let anchor: String?
    try grow(by: 1, at: place)
    switch event {
    case .scalar(let text, let isPlain, let name): (content, anchor) = (.scalar(text, isPlain: isPlain), name)
    case .listStart(let name): (content, anchor) = (.list(try list()), name)
    case .mappingStart(let name): (content, anchor) = (.mapping(try mapping()), name)
    case .alias(let name): return try value(of: name, at: place)
    case .listEnd, .mappingEnd, .documentStart, .end:
      throw ConfigurationError("the YAML is not well-formed: there is no value", at: place)
    }
    let node = YAMLNode(content: content, place: place, textPlace: textPlace)
    if let anchor { anchors[anchor] = (node, count - countBefore) }
    return node
  }

  private mutating func value(of alias: String, at place: Place) throws(ConfigurationError) -> YAMLNode {
    guard let known = anchors[alias] else {
      throw ConfigurationError("the alias `*\(alias.shortened)` refers to nothing before it", at: place)
    }
    try grow(by: known.count, at: place)
    return known.node
  }

  private mutating func grow(by added: Int, at place: Place) throws(ConfigurationError) {
    count += added
    guard count <= YAMLParser.maximumNodeCount else {
      throw ConfigurationError("the configuration has more than \(YAMLParser.maximumNodeCount) values", at: place)
    }
  }

  private mutating func list() throws(ConfigurationError) -> [YAMLNode] {
    var nodes: [YAMLNode] = []
    try descend()
    while true {
      let event = try events.next()
      if case .listEnd = event { break }
      nodes.append(try node(startingWith: event))
    }
    depth -= 1
    return nodes
  }

  private mutating func mapping() throws(ConfigurationError) -> [YAMLNode.Entry] {
    var entries: [YAMLNode.Entry] = []
    try descend()
    while true {
      let event = try events.next()
      if case .mappingEnd = event { break }
      let key = try node(startingWith: event)
      entries.append(YAMLNode.Entry(key: key, value: try node(startingWith: try events.next())))
    }
    depth -= 1
    return entries
  }

  private mutating func descend() throws(ConfigurationError) {
    depth += 1
    guard depth <= YAMLParser.maximumDepth else {
      throw ConfigurationError("values are nested more than \(YAMLParser.maximumDepth) levels deep", at: events.place)
    }
  }
}
