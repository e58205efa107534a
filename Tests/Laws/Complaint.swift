/// A law that a document breaks, in one clause.
public struct Complaint: Error, Sendable, Equatable, CustomStringConvertible {
  /// What is wrong, and where.
  public let description: String

  init(_ description: String) { self.description = description }
}

/// Complains when something does not hold.
func require(_ holds: Bool, _ complaint: @autoclosure () -> String) throws(Complaint) {
  guard holds else { throw Complaint(complaint()) }
}
