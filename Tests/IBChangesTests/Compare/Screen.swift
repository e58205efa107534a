import IBChanges
import IBModel

struct Screen {
  var head = ""
  var attributes = ""
  var subviews = [#"<label text="Title" id="lbl-00-001"/>"#, #"<button title="Go" id="btn-00-001"/>"#]
  var constraints: [String] = []
  var views = ""
  var connections: [String] = []
  var designables: [String] = []
  var resources: [String] = []
  var tools = "21701"
  var frame = #"<rect key="frame" x="0.0" y="0.0" width="100" height="100"/>"#

  var text: String {
    func list(_ name: String, _ members: [String], depth: Int) -> String {
      if members.isEmpty { return "" }
      let indentation = String(repeating: "    ", count: depth)
      let lines = members.map { "\(indentation)    \($0)\n" }.joined()
      return "\(indentation)<\(name)>\n\(lines)\(indentation)</\(name)>\n"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="\(tools)" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      \(head)    <scenes>
              <scene sceneID="scn-00-001">
                  <objects>
                      <viewController id="ctl-00-001" customClass="Home" sceneMemberID="viewController">
                          <view key="view"\(attributes) id="roo-t0-001">
                              \(frame)
      \(list("subviews", subviews, depth: 6))\(views)\(list("constraints", constraints, depth: 6))\
                          </view>
      \(list("connections", connections, depth: 5))\
                      </viewController>
                  </objects>
              </scene>
          </scenes>
      \(list("designables", designables, depth: 1))\(list("resources", resources, depth: 1))</document>

      """
  }

  var document: Document { get throws { try Document(parsing: Array(text.utf8)) } }

  func changed(_ change: (inout Screen) -> Void) -> Screen {
    var copy = self
    change(&copy)
    return copy
  }

  static func merge(_ ours: Screen, _ theirs: Screen, preferring side: MergeSide = .ours) throws -> DocumentMerge {
    try merge(Screen(), ours, theirs, preferring: side)
  }

  static func merge(
    _ base: Screen, _ ours: Screen, _ theirs: Screen, preferring side: MergeSide = .ours
  ) throws -> DocumentMerge {
    try DocumentMerge(
      base: base.document, ours: ours.document, theirs: theirs.document, preferring: MergePreference(side))
  }
}

extension DocumentMerge { var text: String { String(decoding: bytes, as: UTF8.self) } }
