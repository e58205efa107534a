extension Double {
  /// A number of a document: `Double.init` alone accepts `nan` and `inf`, which would spread to every sum.
  public init?(finite text: some StringProtocol) {
    guard let number = Double(text), number.isFinite else { return nil }
    self = number
  }
}
