import IBModel

extension SceneEnvironment {
  /// Whether the document is in Japanese, as it contains kana.
  ///
  /// The font of Chinese characters depends on the language, which documents do not state.
  ///
  /// - Complexity: O(1), and once for a document O(bytes)
  public var isJapanese: Bool { document.hasKana }
}
