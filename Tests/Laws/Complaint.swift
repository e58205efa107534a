/// A law that a document breaks.
public struct Complaint: Error, Sendable, Equatable, CustomStringConvertible {
  /// The mistake, and its place.
  public let description: String

  init(_ description: String) { self.description = description }
}

/// Throws the complaint if the condition is false.
func require(_ holds: Bool, _ complaint: @autoclosure () -> String) throws(Complaint) {
  guard holds else { throw Complaint(complaint()) }
}
