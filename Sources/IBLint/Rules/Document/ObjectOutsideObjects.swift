import IBModel
import IBXML

extension Rule {
  static let objectOutsideObjects = Rule(
    id: "object_outside_objects", group: .document, severity: .error,
    summary: "top-level object outside of the list of objects",
    reason: "Xcode does not load the object, and its connections do nothing.",
    repair: "Open the file as source code and move the element into the `objects` of its scene",
    examples: [
      .bad(
        """
        <scene sceneID="sc1">
          <objects>
            <viewController id="vc1"/>
          </objects>
          «<exit userLabel="Exit" sceneMemberID="exit" id="ex1"/>»
        </scene>
        """),
      .good(
        scenes: """
          <viewController id="vc1"/>
          <exit userLabel="Exit" sceneMemberID="exit" id="ex1"/>
          """),
    ],
    check: .elements([.document, .scenes, .scene]) { list, document, findings in
      for child in list.children {
        guard let object = Object(child), object.category != .other || object.element[.sceneMemberID] != nil
        else { continue }
        findings.report(child, "\(object.reference) is in `\(list.name.text)`, but not in `objects`")
      }
    })
}
