import IBModel

extension SceneEnvironment {
  /// Whether the document is written in Japanese: it contains kana.
  ///
  /// Which font Chinese characters have depends on the language, which documents do not state.
  ///
  /// - Complexity: O(1), and once for a document O(bytes)
  public var isJapanese: Bool { document.hasKana }
}
