import IBModel
import IBXML

extension Rule {
  static let objectOutsideObjects = Rule(
    "object_outside_objects", .document, .error,
    check: .elements([.document, .scenes, .scene]) { list, document, findings in
      for child in list.children {
        guard let object = Object(child), object.category != .other || object.element[.sceneMemberID] != nil
        else { continue }
        findings.report(child, "\(object.reference) is in `\(list.name.text)`, but not in `objects`")
      }
    })
}
