import IBModel

/// The kind of a document, and the numbers of its objects.
package struct InfoReport: Report {
  private let loaded: LoadedDocument

  package init(_ loaded: LoadedDocument) { self.loaded = loaded }

  private var root: Element { loaded.document.tree.root }

  private var source: SourceText { loaded.document.tree.source }

  private var initial: EndEntry? { root.id(.initialViewController).map { EndEntry($0, in: loaded.document) } }

  package func write(to json: inout JSONWriter) {
    json.member("file", loaded.path)
    json.member("kind", loaded.document.kindName)
    json.member("type", ifPresent: root[.type])
    json.member("platform", loaded.document.platform.rawValue)
    json.member("toolsVersion", ifPresent: root[.toolsVersion])
    json.member("encoding", source.encodingName)
    json.member("lineEnds", source.lineEnds)
    json.member("bytes", source.bytes.count)
    json.member("usesAutoLayout", loaded.document.usesAutoLayout)
    json.member("initialViewController", ifPresent: initial)
    // Numbers of scenes, resources … and of objects by category; categories that do not occur are absent.
    json.member("counts", loaded.document.counts)
  }

  package var lines: [String] {
    let document = loaded.document
    let layout = document.usesAutoLayout ? ", Auto Layout" : ""
    var table = TextTable()
    table.add(["  document", "\(document.kindName), \(document.platform.rawValue)\(layout)"])
    table.add(["  type", root[.type] ?? "none"])
    table.add(["  tools version", root[.toolsVersion] ?? "none"])
    table.add(["  text", "\(source.encodingName), \(source.lineEnds), \(source.bytes.count) bytes"])
    if let initial { table.add(["  initial", initial.name.map { "\($0) (\(initial.id))" } ?? initial.id.rawValue]) }
    let counts = document.counts
    let words = InfoReport.nouns.compactMap { key, one, many in
      counts[key].map { "\($0) \($0 == 1 ? one : many)" }
    }
    table.add(["  holds", words.isEmpty ? "nothing" : words.joined(separator: ", ")])
    return [loaded.path] + table.lines
  }

  /// Keys of the counts in the order of the text, with their nouns.
  private static let nouns: [(key: String, one: String, many: String)] = [
    ("scene", "scene", "scenes"), ("controller", "controller", "controllers"), ("window", "window", "windows"),
    ("view", "view", "views"), ("constraint", "constraint", "constraints"),
    ("layoutGuide", "layout guide", "layout guides"), ("outlet", "outlet", "outlets"),
    ("outletCollection", "outlet in a collection", "outlets in collections"), ("action", "action", "actions"),
    ("segue", "segue", "segues"), ("binding", "binding", "bindings"),
    ("accessibilityConnection", "accessibility connection", "accessibility connections"),
    ("gestureRecognizer", "gesture recognizer", "gesture recognizers"), ("item", "item", "items"),
    ("menu", "menu or item", "menus and items"), ("cell", "cell", "cells"), ("formatter", "formatter", "formatters"),
    ("placeholder", "placeholder", "placeholders"), ("other", "other object", "other objects"),
    ("variation", "variation", "variations"), ("runtimeAttribute", "runtime attribute", "runtime attributes"),
    ("resource", "resource", "resources"),
  ]
}

extension Document {
  var kindName: String { kind == .storyboard ? "storyboard" : "xib" }

  /// Numbers of objects by noun; connections by their kind.
  fileprivate var counts: [String: Int] {
    var counts: [String: Int] = [:]
    for object in objects where object.category != .connection { counts[object.category.rawValue, default: 0] += 1 }
    for connection in connections { counts[connection.kind.rawValue, default: 0] += 1 }
    for element in tree.elements {
      if element.name == .variation { counts["variation", default: 0] += 1 }
      if element.name == .userDefinedRuntimeAttribute { counts["runtimeAttribute", default: 0] += 1 }
    }
    if !scenes.isEmpty { counts["scene"] = scenes.count }
    if !resources.isEmpty { counts["resource"] = resources.count }
    return counts
  }
}

extension SourceText {
  fileprivate var encodingName: String {
    switch encoding {
    case .utf8: bytes.starts(with: SourceEncoding.utf8Mark) ? "UTF-8 with byte order mark" : "UTF-8"
    case .utf16(let order, let hasMark):
      "UTF-16 \(order == .little ? "LE" : "BE")\(hasMark ? " with byte order mark" : "")"
    case .other(let name): name
    }
  }

  fileprivate var lineEnds: String {
    var found: [String] = []
    let all = utf8.count { $0 == UInt8(ascii: "\n") }
    let pairs = zip(utf8, utf8.dropFirst()).count { $0 == (UInt8(ascii: "\r"), UInt8(ascii: "\n")) }
    let returns = utf8.count { $0 == UInt8(ascii: "\r") }
    if all > pairs { found.append("LF") }
    if pairs > 0 { found.append("CR LF") }
    if returns > pairs { found.append("CR") }
    return found.isEmpty ? "one line" : found.joined(separator: " and ")
  }
}
