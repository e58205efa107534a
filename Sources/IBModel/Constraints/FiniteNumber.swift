extension Double {
  /// A number of a document: `Double.init` alone would let `nan` and `inf` into every sum made of it.
  public init?(finite text: some StringProtocol) {
    guard let number = Double(text), number.isFinite else { return nil }
    self = number
  }
}
