extension Example {
  /// A storyboard with one view controller.
  /// - Parameters:
  ///   - attributes: more attributes of the document element, which may contain marks.
  ///   - isMarked: whether the start tag of the document element is marked.
  static func storyboard(_ attributes: String = "", isMarked: Bool = false) -> String {
    storyboard(type: #"type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB""#, attributes, isMarked: isMarked)
  }

  /// The same with another `type`, which may be marked.
  static func storyboard(type: String, _ attributes: String = "", isMarked: Bool = false) -> String {
    let tag = """
      <document \(type) version="3.0" toolsVersion="22155" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"\
      \(attributes.isEmpty ? "" : " " + attributes)>
      """
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      \(isMarked ? "«\(tag)»" : tag)
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
