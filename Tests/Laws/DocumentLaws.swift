import IBModel
import IBXML

/// What holds for any bytes whatever, not only for documents an app could be built with.
///
/// The tests of hostile input ask about documents of theirs, the fuzzer (`tools/fuzz`) about what it comes upon.
public struct DocumentLaws {
  private let bytes: [UInt8]
  private let seed: UInt64

  /// The laws for some bytes. Where there is a choice, of the object to edit for example, the seed makes it; without
  /// one the bytes do.
  public init(_ bytes: [UInt8], seed: UInt64? = nil) {
    self.bytes = bytes
    // FNV-1a, 64 bits.
    self.seed = seed ?? bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  /// The first law the bytes break; nil when they obey all.
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
      return nil
    } catch {
      return error
    }
  }

  /// The tree of the bytes, nil when they are no XML, which a fault within the text says.
  private func soundTree() throws(Complaint) -> XMLTree? {
    let tree: XMLTree
    do throws(XMLFault) {
      tree = try XMLTree.parsed(bytes)
    } catch {
      // A character takes at most twice the bytes in UTF-8 that it takes in another encoding.
      let end = 2 * bytes.count
      try require((0...end).contains(error.offset), "the fault `\(error)` lies at \(error.offset) of \(end) bytes")
      return nil
    }
    try TreeLaws(tree).check()
    return tree
  }
}
