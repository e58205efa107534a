import IBModel
import IBProject

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
