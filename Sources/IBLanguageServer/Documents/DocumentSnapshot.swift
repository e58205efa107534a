import IBJSONRPC
import IBModel
import IBPlatform
import IBTemplates
import IBXML

/// A file as it is in the editor, at one moment. What is said about it is found when it is first requested.
final class DocumentSnapshot: Sendable {
  /// What a file is.
  enum Kind: Sendable {
    case document
    case sheet
    case configuration
  }

  let uri: String
  let path: String
  let version: Int
  let kind: Kind
  let text: [UInt8]
  let lines: TextLines
  private let deferredOutline: Deferred<MarkupOutline>
  private let deferredReading: Deferred<Reading>

  /// What the text means.
  struct Reading: Sendable {
    /// nil if not even the repaired text is a document.
    var document: Document?
    /// Why the text as it is typed is not a document.
    var error: DocumentError?
    var map = RepairMap()
  }

  init(uri: String, path: String, version: Int, text: [UInt8], encoding: PositionEncoding) {
    (self.uri, self.path, self.version, self.text) = (uri, path, version, text)
    kind = Kind(path: path)
    lines = TextLines(text, encoding)
    let outline = Deferred { MarkupOutline(text) }
    deferredOutline = outline
    deferredReading = Deferred { Reading(text, outline) }
  }

  /// The tags, also of a text that is not well-formed.
  var outline: MarkupOutline { deferredOutline.value }

  var reading: Reading { deferredReading.value }

  /// The document; of a text that is not well-formed, the repaired one.
  var document: Document? { reading.document }

  /// The document if the text is well-formed, so that it can be edited.
  var soundDocument: Document? { reading.error == nil ? reading.document : nil }

  // MARK: Positions

  /// An offset in the text of the document.
  func documentOffset(of position: JSON) -> Int? {
    lines.offset(of: position).map(reading.map.repaired)
  }

  /// The range of bytes of the document.
  func range(_ range: Range<Int>) -> JSON { lines.range(of: reading.map.typed(range)) }

  func location(_ range: Range<Int>) -> JSON { ["uri": .string(uri), "range": self.range(range)] }
}

extension DocumentSnapshot.Kind {
  init(path: String) {
    let name = path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
    if name.hasSuffix(".yml") || name.hasSuffix(".yaml") {
      self = .configuration
    } else {
      self = LayoutSheet.isSheet(path) ? .sheet : .document
    }
  }
}

extension DocumentSnapshot.Reading {
  fileprivate init(_ text: [UInt8], _ outline: Deferred<MarkupOutline>) {
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
