/// The answer to a question about one name of the app.
package enum Answer: Sendable, Hashable {
  case yes
  case no
  /// What is unknown about this name, as a clause.
  case unknown(String)
}
