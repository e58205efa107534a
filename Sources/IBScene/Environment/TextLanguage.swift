import IBModel
import IBPlatform

extension Environment {
  /// Whether the document is written in Japanese: it contains kana.
  ///
  /// Which font Chinese characters have depends on the language, which documents do not state.
  ///
  /// - Complexity: O(*n*) in the bytes of the document the first time.
  public var isJapanese: Bool {
    containsKana.withLock { known in
      let result = known ?? findsKana
      known = result
      return result
    }
  }

  private var findsKana: Bool {
    document.tree.source.utf8.withUnsafeBufferPointer { bytes in
      var rest = bytes[...]
      while let lead = rest.firstIndex(of: 0xE3), lead + 1 < rest.endIndex {
        // U+3040 to U+30FF in UTF-8.
        if (0x81...0x83).contains(rest[lead + 1]) { return true }
        rest = rest[(lead + 1)...]
      }
      return false
    }
  }
}
