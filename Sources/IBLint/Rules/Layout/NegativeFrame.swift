import IBModel

extension Rule {
  static let negativeFrame = Rule(
    "negative_frame", .layout, .warning,
    check: .elements([.rect]) { element, _, findings in
      guard element.has(.key, "frame") else { return }
      for name: Name in [.width, .height] {
        guard let attribute = element.attribute(name), let size = attribute.number, size < 0 else { continue }
        findings.report(attribute, "the \(name) of the frame is negative: \(attribute.value)")
      }
    })
}
