import IBModel
import IBXML

extension Rule {
  static let malformedObjectId = Rule(
    "malformed_object_id", .document, .info, isOptIn: true,
    check: .document { document, findings in
      for object in document.objects {
        guard let id = object.element.attribute(.id), !id.value.isUsualID else { continue }
        findings.report(id, "`\(id.value)` is not in the form of Interface Builder's ids")
      }
    })
}

extension String {
  /// Whether the text is like `aBc-d1-EfG`, or a number.
  fileprivate var isUsualID: Bool {
    let hyphens = utf8.enumerated().filter { $0.element == UInt8(ascii: "-") }.map(\.offset)
    return hyphens.isEmpty || hyphens == [3, 6] && utf8.count == 10 || Int(self) != nil
  }
}
