import IBModel

/// The search for what an app gets to: from where it starts, through the names in code, to types and documents.
struct ReachSearch {
  private enum Node {
    case type(String)
    /// By its place in the functions.
    case function(Int)
    /// By its place in the index.
    case document(Int)
  }

  /// The outermost types of the app.
  private(set) var types: Set<String> = []
  private(set) var reachedTypes: Set<String> = []
  private(set) var reachedDocuments: Set<Int> = []
  private(set) var reachedTexts: [MentionedTexts] = []
  private let sources: SourceIndex
  private let documents: [DocumentSummary]
  private let loads: DocumentLoads
  /// By the digests of names.
  private var nodes: [UInt32: [Node]] = [:]
  /// Documents by the letters at the beginnings and ends of their names.
  private var documentsByBeginning: [String: [Int]] = [:]
  private var documentsByEnding: [String: [Int]] = [:]
  /// The documents that a document mentions, by its path: names in lower case.
  private var mentionedDocuments: [String: [String]] = [:]
  private var code: [String: [MentionedTexts]] = [:]
  /// The functions that run only if code that runs has their names.
  private var functions: [CodePart] = []
  private var functionsByType: [String: [Int]] = [:]
  private var namedFunctions: Set<Int> = []
  /// The code outside types, and in extensions of types of other modules.
  private var freeCode: [MentionedTexts] = []
  private var remaining: [Node] = []

  /// Code completes only longer parts to names.
  private static let shortestPart = 3

  init(
    _ sources: SourceIndex, _ index: DocumentIndex, _ loads: DocumentLoads, except strays: Set<String>
  ) {
    (self.sources, documents, self.loads) = (sources, index.documents, loads)
    addDocuments()
    for (name, paths) in loads.documents {
      for path in paths { mentionedDocuments[path, default: []].append(name) }
    }
    addTypes()
    for part in sources.files.lazy.filter({ !strays.contains($0.path) }).flatMap(\.source.parts) { add(part) }
  }

  private mutating func add(_ part: CodePart) {
    if let function = part.function, isCalledByName(function, of: part.owner) {
      let key = NameKey(function.name)
      for digest in [key.digest, MentionedTexts.digest(ofFunction: key)] {
        nodes[digest, default: []].append(.function(functions.count))
      }
      functionsByType[part.type, default: []].append(functions.count)
      functions.append(part)
    } else if types.contains(part.type) {
      code[part.type, default: []].append(part.texts)
    } else {
      freeCode.append(part.texts)
    }
  }

  /// Whether no library calls a function.
  private func isCalledByName(_ function: CodePart.Function, of owner: String) -> Bool {
    switch function.caller {
    case .none: true
    case .returned(let type): types.contains(type)
    case .conformance: owner.isEmpty || isOfApp(owner)
    }
  }

  /// Whether a type fulfills no protocol of a library.
  private func isOfApp(_ owner: String, depth: Int = 0) -> Bool {
    let declarations = sources.declarations(of: owner)
    guard declarations.contains(where: { $0.type.kind != .extension }), depth < ReachSearch.deepestAncestry else {
      return false
    }
    return declarations.lazy.flatMap(\.type.inherited).allSatisfy { name in
      ReachSearch.plainTypes.contains(name) || PlatformClass(named: name) != nil || isOfApp(name, depth: depth + 1)
    }
  }

  private static let deepestAncestry = 10

  private mutating func addDocuments() {
    for (place, document) in documents.enumerated() {
      let name = DocumentLoads.name(ofDocument: document.path)
      nodes[NameKey(name).digest, default: []].append(.document(place))
      let letters = NameKey.letters(of: Array(name.utf8)[...])
      for length in ReachSearch.shortestPart..<max(letters.count, ReachSearch.shortestPart) {
        documentsByBeginning[String(decoding: letters.prefix(length), as: UTF8.self), default: []].append(place)
        documentsByEnding[String(decoding: letters.suffix(length), as: UTF8.self), default: []].append(place)
      }
      // Watch apps load their documents by kind.
      if letters.isEmpty || document.platform == .watchOS { reach(.document(place)) }
    }
  }

  private mutating func addTypes() {
    for declaration in sources.files.lazy.flatMap(\.source.types) where declaration.kind != .extension {
      let type = String(declaration.name.prefix { $0 != "." })
      types.insert(type)
      guard type == declaration.name || declaration.kind == .class else { continue }
      for name in [String(declaration.ownName)] + [declaration.objectiveCName].compactMap({ $0 }) {
        let key = NameKey(name)
        for digest in [key.digest, MentionedTexts.digest(ofType: key)] {
          nodes[digest, default: []].append(.type(type))
        }
      }
    }
  }

  mutating func run(_ surroundings: AppReach.Surroundings) {
    for texts in freeCode + surroundings.files { visit(texts) }
    for name in surroundings.launchDocuments { reach(named: DocumentLoads.name(ofDocument: name)) }
    reachTypesThatStart(surroundings)
    while let next = remaining.popLast() {
      switch next {
      case .type(let type): visit(type: type)
      case .function(let place): visit(functions[place].texts)
      case .document(let place): visit(documents[place])
      }
    }
  }

  /// The types that something else than code of the app may use.
  private mutating func reachTypesThatStart(_ surroundings: AppReach.Surroundings) {
    let mentioned = typesMentionedByOthers()
    for file in sources.files {
      let isStart = file.source.startsApp || surroundings.isOfLibrary(file.path)
      for declaration in file.source.types {
        let type = String(declaration.name.prefix { $0 != "." })
        guard types.contains(type), !reachedTypes.contains(type) else { continue }
        let registersItself = code[type]?.contains(where: \.runsUncalled) == true
        let isSpelledAsType = type.first?.isUppercase == true
        if isStart || registersItself || !isSpelledAsType || !mentioned.contains(type) && mayBeFound(type) {
          reach(.type(type))
        }
      }
    }
  }

  /// Whether libraries may find a type that nobody names: one that inherits from theirs, and is not of the interface,
  /// which documents name.
  private func mayBeFound(_ type: String) -> Bool {
    let ancestry = sources.ancestry(of: type)
    if ancestry.isComplete, ancestry.platformClasses.contains(where: \.isOfInterface) { return false }
    return sources.declarations(of: type).flatMap(\.type.inherited).contains { name in
      !types.contains(name) && !ReachSearch.plainTypes.contains(name)
    }
  }

  /// Types of the system whose subtypes nothing looks for.
  private static let plainTypes: Set<String> = [
    "NSObject", "NSObjectProtocol", "AnyObject", "Codable", "Decodable", "Encodable", "CodingKey", "Equatable",
    "Hashable",
    "Comparable", "CaseIterable", "Identifiable", "Sendable", "RawRepresentable", "OptionSet", "Error",
    "LocalizedError",
    "CustomStringConvertible", "String", "Int",
  ]

  private func typesMentionedByOthers() -> Set<String> {
    var mentioned: Set<String> = []
    let parts = code.flatMap { owner, texts in texts.map { (owner, $0) } } + functions.map { ($0.type, $0.texts) }
    for (owner, texts) in parts {
      texts.forEachDigest { digest in
        for case .type(let type) in nodes[digest] ?? [] where type != owner { mentioned.insert(type) }
      }
    }
    return mentioned
  }

  private mutating func reach(_ node: Node) {
    let isNew =
      switch node {
      case .type(let type): reachedTypes.insert(type).inserted
      case .function(let place): namedFunctions.insert(place).inserted && runs(functions[place].type)
      case .document(let place): reachedDocuments.insert(place).inserted
      }
    if isNew { remaining.append(node) }
  }

  /// Whether code of a type runs; code outside types always does.
  private func runs(_ type: String) -> Bool { reachedTypes.contains(type) || !types.contains(type) }

  private mutating func reach(named name: String) {
    for node in nodes[NameKey(name).digest] ?? [] { reach(node) }
  }

  private mutating func visit(_ texts: MentionedTexts) {
    reachedTexts.append(texts)
    var found: [Node] = []
    texts.forEachDigest { digest in
      if let named = nodes[digest] { found += named }
    }
    for beginning in texts.beginnings { found += (documentsByBeginning[beginning] ?? []).map { .document($0) } }
    for ending in texts.endings { found += (documentsByEnding[ending] ?? []).map { .document($0) } }
    if texts.findsClasses {
      let letters = { (name: String) in String(decoding: NameKey.letters(of: Array(name.utf8)[...]), as: UTF8.self) }
      found += types.filter { texts.completes(letters($0)) }.map { .type($0) }
    }
    for node in found { reach(node) }
  }

  /// A controller loads the nib of its name by default, and a view may do so.
  private mutating func visit(type: String) {
    for texts in code[type] ?? [] { visit(texts) }
    remaining += (functionsByType[type] ?? []).filter(namedFunctions.contains).map { .function($0) }
    guard !loads.isViewMadeByCode(type, sources) else { return }
    reach(named: type)
    guard type.hasSuffix("Controller") else { return }
    for suffix in ["", "View"] { reach(named: type.dropLast("Controller".count) + suffix) }
  }

  private mutating func visit(_ document: DocumentSummary) {
    for name in document.classes.keys { reach(named: name) }
    for name in document.storyboardReferences { reach(named: name) }
    for text in document.identifierTexts { reach(named: text) }
    for name in mentionedDocuments[document.path] ?? [] { reach(named: name) }
  }
}
