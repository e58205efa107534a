import IBBase
import IBModel

/// Everything that may load the documents of a project: all mentions of their names.
///
/// Code can compute the names of documents. So a document counts as never loaded only if its name occurs nowhere,
/// neither whole nor in parts; or if it is the name of a view class that code creates with initializers and that does
/// not use nibs.
package struct DocumentLoads: Sendable {
  /// Names that something may load, in lower case.
  var names: Set<String> = []
  /// Paths of sources that mention a name only as a type, by name.
  var typeNames: [String: Set<String>] = [:]
  /// Sources that deal with nibs, storyboards or bundles.
  var handlers: Set<String> = []
  var beginnings: Set<String> = []
  var endings: Set<String> = []
  /// Paths of documents that mention a name, by name.
  var documents: [String: Set<String>] = [:]

  package init() {}

  /// The names to look for: those of documents without device suffixes, and those of controllers that load a nib of
  /// their name by default.
  package static func names(ofDocuments paths: [String]) -> DocumentNames {
    let names = Set(paths.map(name))
    return DocumentNames(names.sorted() + names.map { $0 + controllerSuffix }.sorted())
  }

  private static let controllerSuffix = "Controller"

  /// The name that code uses for a document, without the device suffix.
  package static func name(ofDocument path: String) -> String {
    let name = DocumentSummary.name(of: path)
    guard let mark = name.lastIndex(ofByte: UInt8(ascii: "~")) else { return name }
    return deviceSuffixes.contains(name[mark...].lowercased()) ? String(name[..<mark]) : name
  }

  private static let deviceSuffixes: Set<String> = ["~iphone", "~ipad", "~tv", "~mac"]

  package mutating func add(_ mentions: NameMentions, ofSource path: String) {
    add(mentions)
    for name in mentions.typeNames { typeNames[name, default: []].insert(path) }
    if mentions.handlesDocuments { handlers.insert(path) }
  }

  /// Adds the names that a document mentions, except its own.
  package mutating func add(_ mentions: NameMentions, ofDocument path: String) {
    let own = DocumentLoads.name(ofDocument: path).lowercased()
    for name in mentions.names where name != own { documents[name, default: []].insert(path) }
  }

  package mutating func add(_ mentions: NameMentions) {
    names.formUnion(mentions.names)
    beginnings.formUnion(mentions.beginnings)
    endings.formUnion(mentions.endings)
  }

  /// Whether anything mentions the name of a document.
  package func mention(_ name: String) -> Bool {
    let name = name.lowercased()
    return names.contains(name) || documents[name] != nil || typeNames[name] != nil
  }

  package func neverLoad(_ document: Document, path: String, _ sources: SourceIndex) -> Bool {
    let written = DocumentLoads.name(ofDocument: path)
    let name = written.lowercased()
    guard DocumentNames.isUsable(written), document.platform != .watchOS,
      !DocumentLoads.mayBeFirst(name), !DocumentLoads.isTestOrSample(path)
    else { return false }
    let controller = name + DocumentLoads.controllerSuffix.lowercased()
    guard !names.contains(name), !names.contains(controller), typeNames[controller] == nil, documents[name] == nil,
      !beginnings.contains(where: name.hasPrefix) && !endings.contains(where: name.hasSuffix)
    else { return false }
    if document.isNamed(written, forOwnerInTexts: sources) { return false }
    return typeNames[name] == nil ? !sources.hasType(named: written) : isViewMadeByCode(written, sources)
  }

  /// Whether settings often have this name for the document that an app loads first.
  package static func mayBeFirst(_ name: String) -> Bool {
    let name = name.lowercased()
    return ["main", "launch", "interface"].contains { name.contains($0) }
  }

  /// Whether a class is a view class that, like its superclasses, does not use nibs.
  func isViewMadeByCode(_ name: String, _ sources: SourceIndex) -> Bool {
    let ancestry = sources.ancestry(of: name)
    let isView = ancestry.inherits(from: "UIView") || ancestry.inherits(from: "NSView")
    guard ancestry.isComplete, isView, !sources.classes(named: name).isEmpty else { return false }
    let isOfApp = { (name: Substring) in PlatformClass(named: String(name)) == nil }
    let declaring = ancestry.declarations.filter { isOfApp($0.type.ownName) }
    // An extension of a system class uses nibs only where code calls it, which the names of its members have to say.
    let isSilent = ancestry.declarations.contains { declaration in
      !isOfApp(declaration.type.ownName) && handlers.contains(declaration.path)
        && !declaration.type.members.allSatisfy { Array($0.name.utf8)[...].isAboutDocuments }
    }
    let adopted = declaring.flatMap(\.type.inherited).filter { isOfApp($0[...]) }.flatMap {
      sources.declarations(of: $0)
    }
    return !isSilent && (declaring + adopted).allSatisfy { !handlers.contains($0.path) }
  }

  /// Whether a document is not part of an app, such as a test fixture or a template.
  package static func isTestOrSample(_ path: String) -> Bool {
    let words = ["test", "fixture", "template", "sample", "example", "mock", "snapshot"]
    return path.lowercased().split(separator: "/").contains { part in words.contains { part.contains($0) } }
  }
}

extension Document {
  /// Whether code can make the name of a document from the class of its owner: `CardView` from `CardController`.
  fileprivate func isNamed(_ name: String, forOwnerInTexts sources: SourceIndex) -> Bool {
    name.hasSuffix("View") && filesOwner?.customClass == name.dropLast("View".count) + "Controller"
      && sources.mayHave(text: "Controller")
  }
}

// Serialization for the cache.
extension DocumentLoads: ByteCodable {
  package func write(to writer: inout ByteWriter) {
    writer.write(names, handlers, beginnings, endings, typeNames, documents)
  }

  package init(from reader: inout ByteReader) throws(ByteReader.ByteError) {
    (names, handlers, beginnings, endings, typeNames, documents) = try reader.values()
  }
}
