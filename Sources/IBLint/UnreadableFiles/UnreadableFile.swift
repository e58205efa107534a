import IBModel
import IBXML

/// A file that could not be read as a document, with the reason.
public struct UnreadableFile: Sendable {
  /// The text in UTF-8, or the bytes of the file if they could not be decoded.
  public let text: [UInt8]
  /// The reason why it could not be read.
  public let cause: Cause

  /// The reasons why a file cannot be read. Exactly one rule reports each.
  public enum Cause: Sendable {
    /// It contains unresolved merge conflicts.
    case mergeConflicts([MarkedConflict])
    /// It is not well-formed XML.
    case malformed(XMLError)
    /// It is XML of another kind; with the start tag of its root.
    case unsupported(DocumentError.Unsupported, root: Range<Int>)
  }

  init(_ bytes: [UInt8], fault: DocumentError) {
    text = (try? SourceText(bytes))?.utf8 ?? bytes
    let conflicts = MarkedConflict.conflicts(in: text)
    cause =
      switch fault {
      case .malformed where !conflicts.isEmpty: .mergeConflicts(conflicts)
      case .malformed(let fault): .malformed(fault)
      case .unsupported(let kind, _): .unsupported(kind, root: UnreadableFile.rootTag(of: bytes))
      }
  }

  private static func rootTag(of bytes: [UInt8]) -> Range<Int> {
    // The same bytes have been parsed before.
    (try? XMLTree(parsing: bytes))?.root.startTagRange ?? 0..<0
  }
}
