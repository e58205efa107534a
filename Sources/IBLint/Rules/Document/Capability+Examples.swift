extension Example {
  /// A storyboard with a scene.
  /// - Parameters:
  ///   - capabilities: the `<capability>` elements, one on each line.
  ///   - content: what is in the view of the scene.
  static func storyboard(capabilities: String, inView content: String) -> String {
    let lines = capabilities.split(separator: "\n").map { "        \($0)\n" }.joined()
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22155" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES">
          <dependencies>
      \(lines)\
              <capability name="documents saved in the Xcode 8 format" minToolsVersion="8.0"/>
          </dependencies>
          <scenes>
              <scene sceneID="sc1">
                  <objects>
                      <viewController userLabel="Login" id="vc1">
                          <view key="view" userLabel="Page" id="vw1">
                              \(content)
                          </view>
                      </viewController>
                  </objects>
              </scene>
          </scenes>
      </document>
      """
  }

  /// The entry of a document with safe areas.
  static let safeAreaCapability = #"<capability name="Safe area layout guides" minToolsVersion="9.0"/>"#
}
