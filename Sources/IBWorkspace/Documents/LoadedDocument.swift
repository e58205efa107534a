import IBLayout
import IBModel
import IBProject

/// A document with its path, its layout sheet, and the decisions of its app's code.
package struct LoadedDocument {
  /// Path as the user spelled it, `-` for standard input.
  package let path: String
  package let document: Document
  package var project = ConfiguredProject()
  /// The layout sheet beside it, or the one that was named for it.
  package var sheet: Project.Sheet?
  /// Decisions of the app's code about its layouts, as far as the code was read.
  package var code = CodeDecisions()
  /// The size classes of the applied template; nil for those of its device.
  package private(set) var sizeClasses: SizeClasses?
  /// The places where its objects are written, if templates were applied only in memory.
  private(set) var written: WrittenPlaces?
  private let lines: Deferred<LineIndex>

  /// - Throws: `CommandError` when the bytes are not a document.
  package init(path: String, bytes: [UInt8]) throws {
    let document: Document
    do throws(DocumentError) { document = try Document(parsing: bytes) } catch {
      if let marker = MarkedConflict.conflicts(in: bytes).first?.markers.first {
        let place = "\(path):\(LineIndex(bytes).line(of: marker.lowerBound))"
        throw CommandError("\(place): unresolved conflict of a merge; run `ibt resolve`")
      }
      throw CommandError(error, in: path)
    }
    (self.path, self.document, lines) = (path, document, Deferred { document.tree.lineIndex() })
  }

  package init(_ original: LoadedDocument, editedTo document: Document) {
    self.init(original, editedTo: document, sizeClasses: nil, written: nil)
  }

  init(
    _ original: LoadedDocument, editedTo document: Document, sizeClasses: SizeClasses?, written: WrittenPlaces?
  ) {
    (path, project, sheet, code) = (original.path, original.project, original.sheet, original.code)
    (self.sizeClasses, self.written, self.document) = (sizeClasses, written, document)
    lines = Deferred { document.tree.lineIndex() }
  }

  /// - Throws: `CommandError` when the result cannot be verified.
  package func verified(_ edit: ModelEdit) throws -> Document {
    do throws(EditError) { return try edit.verified() } catch { throw CommandError("\(path): \(error)") }
  }
}

extension LoadedDocument {
  /// The position of an element; for a copy that a template brought, the position of the original.
  package func position(of element: Element) -> SourcePosition {
    written?.position(of: element) ?? position(at: element.range.lowerBound)
  }

  /// The position of a UTF-8 byte offset.
  package func position(at offset: Int) -> SourcePosition { lines.value.position(of: offset) }

  /// The position of an offset in an object; the position of the object if the document is not written.
  package func position(at offset: Int, in object: Object?) -> SourcePosition {
    guard written != nil, let object else { return position(at: offset) }
    return position(of: object.element)
  }

  /// The line an element starts in, from 1.
  package func line(of element: Element) -> Int {
    written?.position(of: element).line ?? lines.value.line(of: element.range.lowerBound)
  }

  /// `path:line:column` of an element; for one from a layout sheet, in the sheet.
  package func place(of element: Element) -> String {
    if let written { return written.place(of: element) }
    let position = position(of: element)
    return "\(path):\(position.line):\(position.columnInUTF16)"
  }

  /// `path:line:column` of an object.
  package func place(of object: Object) -> String { place(of: object.element) }
}
