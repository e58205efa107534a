extension Example {
  /// A storyboard with one view controller.
  /// - Parameters:
  ///   - attributes: more attributes of the document element, which may contain marks.
  ///   - head: lines before the scenes.
  ///   - isMarked: whether the start tag of the document element is marked.
  @inline(never) static func storyboard(_ attributes: String = "", head: String = "", isMarked: Bool = false) -> String
  {
    let type = #"type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB""#
    return storyboard(type: type, attributes, head: head, isMarked: isMarked)
  }

  /// The same with another `type`, which may be marked.
  @inline(never) static func storyboard(
    type: String, _ attributes: String = "", head: String = "", isMarked: Bool = false
  ) -> String {
    let tag = """
      <document \(type) version="3.0" toolsVersion="22155" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"\
      \(attributes.isEmpty ? "" : " " + attributes)>
      """
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      \(isMarked ? "«\(tag)»" : tag)
      \(head.split(separator: "\n").map { "    \($0)\n" }.joined())\
          <scenes>
              <scene sceneID="sc1">
                  <objects>
                      <viewController id="vc1"/>
                  </objects>
              </scene>
          </scenes>
      </document>
      """
  }
}
