import IBBase
import IBLint
import IBModel
import IBTemplates
import IBWorkspace
import IBXML

/// The state of a file in the editor at one moment. Everything about it is computed when it is first requested.
final class DocumentSnapshot: Sendable {
  /// The kind of a file.
  enum Kind: Sendable {
    case document
    case sheet
    case configuration
    /// Other XML or YAML, or a text that is no longer known, for which the server has no answers.
    case other
  }

  let uri: String
  let path: String
  let version: Int
  let kind: Kind
  let text: [UInt8]
  let lines: TextLines
  private let lazyOutline: Lazy<MarkupOutline>
  private let lazyReading: Lazy<Reading>

  /// The result of reading the text.
  struct Reading: Sendable {
    /// nil if not even the repaired text is a document.
    var document: Document?
    var error: DocumentError?
    var map = RepairMap()
  }

  init(uri: String, path: String, version: Int, text: [UInt8], encoding: PositionEncoding, kind: Kind? = nil) {
    (self.uri, self.path, self.version, self.text) = (uri, path, version, text)
    self.kind = kind ?? Kind(path: path, text)
    lines = TextLines(text, encoding)
    let outline = Lazy { MarkupOutline(text) }
    lazyOutline = outline
    lazyReading = Lazy { Reading(text, outline) }
  }

  /// The tags, even if the text is not well-formed.
  var outline: MarkupOutline { lazyOutline.value }

  var reading: Reading { lazyReading.value }

  /// The document; the repaired one if the text is not well-formed.
  var document: Document? { reading.document }

  /// The document if the text is well-formed, so that it can be edited.
  var soundDocument: Document? { reading.error == nil ? reading.document : nil }

  /// The range of the typed text for a range of the document.
  func range(_ range: Range<Int>) -> JSON { lines.range(of: reading.map.typed(range)) }

  func location(_ range: Range<Int>) -> JSON { ["uri": .string(uri), "range": self.range(range)] }
}

extension DocumentSnapshot.Kind {
  /// Decides by the name and, where it is ambiguous, by the root element.
  init(path: String, _ text: [UInt8]) {
    let name = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
    if ConfigurationLoader.fileNames.contains(String(name)) {
      self = .configuration
    } else if LayoutSheet.isSheet(path) {
      self = .sheet
    } else if name.hasSuffix(".storyboard") || name.hasSuffix(".xib") {
      self = .document
    } else {
      let beginning = Array(text.prefix(1 << 16))
      let has = { (part: String) in beginning.range(of: part) != nil }
      // A document that is kept by hand may lack its type.
      let isManual = has("<document") && (has("<scenes") || has("<objects"))
      self = hasDocumentRoot(beginning) || isManual ? .document : .other
    }
  }
}

extension DocumentSnapshot.Reading {
  fileprivate init(_ text: [UInt8], _ outline: Lazy<MarkupOutline>) {
    do throws(DocumentError) {
      document = try Document(parsing: text)
      return
    } catch { self.error = error }
    guard case .malformed = error else { return }
    let repairs = outline.value.repairs
    guard !repairs.isEmpty, let repaired = try? repairs.applied(to: text),
      let document = try? Document(parsing: repaired)
    else { return }
    (self.document, map) = (document, RepairMap(repairs))
  }
}
