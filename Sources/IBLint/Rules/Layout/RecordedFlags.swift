import IBModel

extension Document {
  /// The attributes with which Xcode flagged the frames of views, in document order.
  func recordedFlags(_ flag: FrameFlag) -> [(view: Object, attribute: Attribute)] {
    guard usesAutoLayout else { return [] }
    return views.compactMap { view in
      guard let attribute = view.element.attribute(Name(flag.rawValue)), attribute.value == "YES" else { return nil }
      return (view, attribute)
    }
  }
}
