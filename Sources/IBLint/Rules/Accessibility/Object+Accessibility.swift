import IBModel
import IBProject
import IBXML

extension Object {
  /// The element with the accessibility settings of Xcode's Identity inspector.
  var accessibility: Element? { element.child(withKey: "accessibilityConfiguration") }

  var accessibilityLabel: String? {
    if let accessibility, let label = accessibility["label"] ?? accessibility.child(withKey: "label")?.text {
      return label
    }
    return runtimeAttribute("accessibilityLabel")?.text
  }

  /// Whether VoiceOver stops at the object; nil if its class decides.
  var isAccessibilityElement: Bool? {
    if let flag = accessibility?.child(withKey: "isElement")?.bool("value").value { return flag }
    return runtimeAttribute("isAccessibilityElement").flatMap { $0.element.bool(.value).value }
  }

  /// Whether the object has a label, or VoiceOver does not stop at it.
  var needsNoLabel: Bool { isAccessibilityElement == false || accessibilityLabel != nil }
}

extension ObjectCode {
  /// Whether code may give an object a label for VoiceOver, or make VoiceOver skip it.
  func mayLabel(_ object: Object) -> Bool {
    maySet([.accessibilityLabel, .accessibilityElement], of: object) || mayHide(object)
  }

  /// Whether code may give an object a label for VoiceOver, a title or a text, or make VoiceOver skip it.
  func mayLabelOrTitle(_ object: Object) -> Bool {
    mayLabel(object) || maySet([.title, .text, .attributedText], of: object)
  }
}

extension Element {
  /// Whether the element shows an image of the app. System symbols have labels.
  var showsOwnImage: Bool {
    if self["image"] != nil { return self["catalog"] != "system" }
    guard let image = child(withKey: "image"), image.name == "imageReference" else { return false }
    return image["catalog"] != "system"
  }
}
