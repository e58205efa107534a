import IBModel

extension Example {
  /// The whole file of an example's text, with the marks that the text has.
  package static func document(of text: String) -> String {
    if isWholeFile(text) { return text }
    if text.hasPrefix("<scene") { return storyboard(indented(text, by: 8)) }
    return storyboard(
      """
              <scene sceneID="example-scene">
                  <objects>
      \(indented(text, by: 16))
                  </objects>
              </scene>
      """)
  }

  /// Whether a text is a file and not a part of one.
  package static func isWholeFile(_ text: String) -> Bool {
    let text = MarkedText(text).text
    return text.isEmpty || ["<?xml", "<document", "<archive"].contains { text.hasPrefix($0) }
  }

  private static func storyboard(_ scenes: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
        <scenes>
    \(scenes)
        </scenes>
    </document>
    """
  }

  /// The lines of a piece; its indentation of two spaces per level becomes Xcode's four.
  private static func indented(_ piece: String, by width: Int) -> String {
    piece.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let content = line.drop { $0 == " " }
      let level = line.count - content.count
      return content.isEmpty ? "" : String(repeating: " ", count: width + 2 * level) + content
    }.joined(separator: "\n")
  }
}
