import IBModel
import IBXML

/// Laws of all bytes, not only for documents an app can be built with.
///
/// The tests of hostile input check their own documents, the fuzzer (`tools/fuzz`) checks what it generates.
public struct DocumentLaws {
  private let bytes: [UInt8]
  private let seed: UInt64

  /// The laws for some bytes. The seed decides every choice, such as which object to edit; without a seed the bytes
  /// decide.
  public init(_ bytes: [UInt8], seed: UInt64? = nil) {
    self.bytes = bytes
    // FNV-1a, 64 bits.
    self.seed = seed ?? bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  /// The first law that the bytes break, or nil.
  public func complaint() -> Complaint? {
    do throws(Complaint) {
      try LintLaws(bytes).check()
      guard let tree = try soundTree() else { return nil }
      guard let document = try? Document(tree) else { return nil }
      try ModelLaws(document).check()
      try FormatLaws(document).check()
      var edits = EditLaws(document, seed: seed)
      try edits.check()
      try TemplateLaws(document).check()
      var pictures = PictureLaws(document, seed: seed)
      try pictures.check()
      try CompareLaws(document, seed: seed).check()
      return nil
    } catch { return error }
  }

  /// The tree of the bytes; nil if they are not XML and the fault has an offset within the text.
  private func soundTree() throws(Complaint) -> XMLTree? {
    let tree: XMLTree
    do throws(XMLError) { tree = try XMLTree(parsing: bytes) } catch {
      // A character takes at most twice the bytes in UTF-8 that it takes in another encoding.
      let end = 2 * bytes.count
      try require((0...end).contains(error.offset), "the fault `\(error)` is at \(error.offset) of \(end) bytes")
      return nil
    }
    try TreeLaws(tree).check()
    return tree
  }
}
