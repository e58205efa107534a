/// Small documents in the form Xcode gives them: pieces are written without indentation, the builder indents. Where a
/// space separates two tags, the builder breaks the line.
public enum Storyboard {
  /// A storyboard of one scene with a view controller; `view` are the children of its root view `vie-wv-iew`.
  public static func text(
    view: String = "", controller: String = "", besideController: String = "", toolsVersion: String = "21701"
  ) -> String {
    scenes(
      """
      <scene sceneID="sce-ne-one"> <objects> <viewController id="con-tr-oll" sceneMemberID="viewController">
      <view key="view" contentMode="scaleToFill" id="vie-wv-iew">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      \(view)
      </view>
      \(controller)
      </viewController>
      <placeholder placeholderIdentifier="IBFirstResponder" id="fir-st-res" userLabel="First Responder" \
      sceneMemberID="firstResponder"/>
      \(besideController)
      </objects> </scene>
      """, toolsVersion: toolsVersion)
  }

  /// A storyboard of the given scenes.
  public static func scenes(_ scenes: String, toolsVersion: String = "21701") -> String {
    document(
      "<scenes>\n\(scenes)\n</scenes>", type: "com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB",
      runtime: "iOS.CocoaTouch", toolsVersion: toolsVersion)
  }

  /// A .xib with the given top-level objects.
  public static func xib(_ objects: String, dependencies: String = "") -> String {
    document(
      "<dependencies>\n\(dependencies)\n</dependencies>\n<objects>\n\(objects)\n</objects>",
      type: "com.apple.InterfaceBuilder3.CocoaTouch.XIB", runtime: "iOS.CocoaTouch")
  }

  /// A macOS .xib with the given top-level objects.
  public static func macXib(_ objects: String) -> String {
    document(
      "<objects>\n\(objects)\n</objects>", type: "com.apple.InterfaceBuilder3.Cocoa.XIB", runtime: "MacOSX.Cocoa")
  }

  /// A document of any type around its children.
  public static func document(
    _ content: String, type: String, runtime: String, toolsVersion: String = "21701"
  ) -> String {
    indented(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="\(type)" version="3.0" toolsVersion="\(toolsVersion)" targetRuntime="\(runtime)" \
      propertyAccessControl="none" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" colorMatched="YES">
      \(content)
      </document>
      """)
  }

  /// Lines indented by four spaces per level, without empty lines.
  public static func indented(_ text: String) -> String {
    var depth = 0
    var result = ""
    for line in text.replacing("> <", with: ">\n<").split(separator: "\n") {
      let piece = line.drop { $0 == " " }
      guard !piece.isEmpty else { continue }
      let level = piece.hasPrefix("</") ? depth - 1 : depth
      result += String(repeating: "    ", count: max(level, 0)) + piece + "\n"
      depth += levelsOpened(by: piece)
    }
    return result
  }

  private static func levelsOpened(by piece: Substring) -> Int {
    let opened = piece.matches(of: /<[a-zA-Z]/).count - piece.matches(of: /\/>/).count
    return opened - piece.matches(of: /<\//).count
  }
}
