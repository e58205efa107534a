import IBModel
import IBXML

extension Document {
  /// Whether the system shows the document while it launches the app, before any code of the app runs.
  var isLaunchScreen: Bool { tree.root["launchScreen"] == "YES" }
}

/// Examples whose objects are in a launch screen.
extension Example {
  @inline(never) static func goodLaunchScreen(_ objects: String) -> Example { .good(launchScreen(objects)) }

  @inline(never) static func badLaunchScreen(_ objects: String, fixed: String? = nil) -> Example {
    .bad(launchScreen(objects), fixed: fixed.map(launchScreen))
  }

  @inline(never) private static func launchScreen(_ objects: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES" launchScreen="YES">
      <scenes>
        <scene sceneID="sc1">
          <objects>
    \(objects.split(separator: "\n").map { "        " + $0 }.joined(separator: "\n"))
          </objects>
        </scene>
      </scenes>
    </document>
    """
  }
}
