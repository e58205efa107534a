import IBLint
import IBModel
import IBXML

/// The kind of a document, and the numbers of its objects.
package struct InfoReport: Report, Encodable {
  private let file, kind: String
  private let type: String?
  private let platform: String
  private let toolsVersion: String?
  private let encoding, lineEnds: String
  private let bytes: Int
  private let usesAutoLayout: Bool
  private let initialViewController: EndEntry?
  /// Numbers of scenes, resources … and of objects by category; categories that do not occur are absent.
  private let counts: [String: Int]

  package init(_ loaded: LoadedDocument) {
    let document = loaded.document
    let (root, source) = (document.tree.root, document.tree.source)
    (file, kind, platform) = (loaded.path, document.kindName, document.platform.rawValue)
    (type, toolsVersion) = (root[.type], root[.toolsVersion])
    (encoding, lineEnds, bytes) = (source.encodingName, source.lineEnds, source.bytes.count)
    usesAutoLayout = document.usesAutoLayout
    initialViewController = root.id(.initialViewController).map { EndEntry($0, in: document) }
    counts = document.counts
  }

  package var lines: [String] {
    var table = TextTable()
    table.add(["  document", "\(kind), \(platform)\(usesAutoLayout ? ", Auto Layout" : "")"])
    table.add(["  type", type ?? "none"])
    table.add(["  tools version", toolsVersion ?? "none"])
    table.add(["  text", "\(encoding), \(lineEnds), \(bytes) bytes"])
    if let initial = initialViewController {
      table.add(["  initial", initial.name.map { "\($0) (\(initial.id))" } ?? initial.id.rawValue])
    }
    let words = InfoReport.nouns.compactMap { key, one, many in
      counts[key].map { "\($0) \($0 == 1 ? one : many)" }
    }
    table.add(["  holds", words.isEmpty ? "nothing" : words.joined(separator: ", ")])
    return [file] + table.lines
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
