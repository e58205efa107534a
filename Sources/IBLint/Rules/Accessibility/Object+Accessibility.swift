import IBModel
import IBProject
import IBXML

extension Object {
  /// The element with what Xcode's Identity inspector says about accessibility.
  var accessibility: Element? { element.child(withKey: "accessibilityConfiguration") }

  /// The label that VoiceOver reads, if the document gives one.
  var accessibilityLabel: String? {
    if let accessibility, let label = accessibility["label"] ?? accessibility.child(withKey: "label")?.text {
      return label
    }
    return runtimeAttribute("accessibilityLabel")?.text
  }

  /// Whether VoiceOver stops at the object; nil where its class decides.
  var isAccessibilityElement: Bool? {
    if let flag = accessibility?.child(withKey: "isElement")?.bool("value").value { return flag }
    return runtimeAttribute("isAccessibilityElement").flatMap { $0.element.bool(.value).value }
  }

  /// Whether the object has a label that can be read, or VoiceOver does not stop at it.
  var needsNoLabel: Bool { isAccessibilityElement == false || accessibilityLabel != nil }
}

extension ObjectCode {
  /// Whether code may give an object a label that VoiceOver reads, or make VoiceOver pass it by.
  func mayLabel(_ object: Object) -> Bool {
    maySet([.accessibilityLabel, .accessibilityElement], of: object) || mayHide(object)
  }

  /// The same for an object that also is read by its title or text.
  func mayLabelOrTitle(_ object: Object) -> Bool {
    mayLabel(object) || maySet([.title, .text, .attributedText], of: object)
  }
}

extension Element {
  /// Whether the element shows an image of the app. Symbols of the system have a label of their own.
  var showsOwnImage: Bool {
    if self["image"] != nil { return self["catalog"] != "system" }
    guard let image = child(withKey: "image"), image.name == "imageReference" else { return false }
    return image["catalog"] != "system"
  }
}
