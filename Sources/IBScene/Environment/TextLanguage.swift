import IBModel
import IBXML

extension SceneEnvironment {
  /// Whether the document is written in Japanese: it contains kana.
  ///
  /// Which font Chinese characters have depends on the language, which documents do not state.
  ///
  /// - Complexity: O(*n*) in the bytes of the document.
  public var isJapanese: Bool {
    let source = document.tree.source
    var start = 0
    while let lead = source.offset(of: 0xE3, from: start), lead + 1 < source.utf8.count {
      // U+3040 to U+30FF in UTF-8.
      if (0x81...0x83).contains(source.utf8[lead + 1]) { return true }
      start = lead + 1
    }
    return false
  }
}
