import IBXML

extension Object {
  /// The element with the accessibility settings of Xcode's Identity inspector.
  package var accessibility: Element? { element.child(withKey: "accessibilityConfiguration") }

  package var accessibilityLabel: String? {
    if let accessibility, let label = accessibility["label"] ?? accessibility.child(withKey: "label")?.text {
      return label
    }
    return runtimeAttribute("accessibilityLabel")?.text
  }

  /// Whether VoiceOver stops at the object; nil if its class decides.
  package var isAccessibilityElement: Bool? {
    if let flag = accessibility?.child(withKey: "isElement")?.bool("value").value { return flag }
    return runtimeAttribute("isAccessibilityElement").flatMap { $0.element.bool(.value).value }
  }

  /// Whether the object has a label, or VoiceOver does not stop at it.
  package var needsNoLabel: Bool { isAccessibilityElement == false || accessibilityLabel != nil }
}

extension Element {
  /// Whether the element shows an image of the app. System symbols have labels.
  package var showsOwnImage: Bool {
    if self["image"] != nil { return self["catalog"] != "system" }
    guard let image = child(withKey: "image"), image.name == "imageReference" else { return false }
    return image["catalog"] != "system"
  }
}
