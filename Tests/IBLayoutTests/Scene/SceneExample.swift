import IBLayout
import IBModel

/// A .xib of UIKit with a root view of 400 × 300 points, whose id is `root`.
struct SceneExample {
  var children = ""
  var attributes = #"useAutolayout="YES""#
  var type = "com.apple.InterfaceBuilder3.CocoaTouch.XIB"
  var runtime = "iOS.CocoaTouch"
  var objects = ""

  var text: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="\(type)" version="3.0" toolsVersion="21701" targetRuntime="\(runtime)" \(attributes)>
    <device id="retina4_7" orientation="portrait"/>
    <objects><view id="root"><rect key="frame" x="0.0" y="0.0" width="400" height="300"/>
    \(children) </view>\(objects)</objects> </document>
    """
  }

  func resolved(in situation: Situation = Situation()) throws -> ResolvedDocument {
    ResolvedDocument(try Document(parsing: Array(text.utf8)), in: situation)
  }

  func scene(in situation: Situation = Situation()) throws -> ResolvedScene? {
    try resolved(in: situation).scenes.first
  }

  func problems(in situation: Situation = Situation()) throws -> [(kind: SceneProblem.Kind, text: String)] {
    let bytes = Array(text.utf8)
    return try resolved(in: situation).problems.map { problem in
      (problem.kind, String(decoding: bytes[problem.place], as: UTF8.self))
    }
  }

  static func views(_ constraints: String) -> SceneExample {
    SceneExample(
      children: """
        <subviews>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="a"><rect key="frame" x="0" y="0" width="10" height="10"/></view>
        <view translatesAutoresizingMaskIntoConstraints="NO" id="b"><rect key="frame" x="0" y="0" width="10" height="10"/>
        <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="c"/></subviews> </view> </subviews>
        <constraints>\(constraints)</constraints>
        """)
  }
}
