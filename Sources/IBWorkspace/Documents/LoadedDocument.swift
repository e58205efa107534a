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

  /// - Throws: `DocumentFailure` when the bytes are not a document.
  package init(path: String, bytes: [UInt8]) throws {
    self.path = path
    do throws(DocumentError) {
      document = try Document(parsing: bytes)
    } catch {
      throw DocumentFailure(error, in: path)
    }
  }

  package init(_ original: LoadedDocument, editedTo document: Document) {
    self.init(original, editedTo: document, sizeClasses: nil, written: nil)
  }

  init(
    _ original: LoadedDocument, editedTo document: Document, sizeClasses: SizeClasses?, written: WrittenPlaces?
  ) {
    (path, project, sheet, code) = (original.path, original.project, original.sheet, original.code)
    (self.sizeClasses, self.written, self.document) = (sizeClasses, written, document)
  }

  /// - Throws: `DocumentFailure` when the result cannot be verified.
  package func verified(_ edit: ModelEdit) throws -> Document {
    do throws(EditError) { return try edit.verified() } catch { throw DocumentFailure("\(path): \(error)") }
  }

  /// `path:line:column` of an object. Counts the lines each time, because messages are few.
  package func place(of object: Object) -> String {
    let position = document.tree.lineIndex().position(of: object.element.range.lowerBound)
    return "\(path):\(position.line):\(position.columnInUTF16)"
  }
}
