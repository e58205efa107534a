/// A report about one document: lines for people, members of a JSON object for programs.
package protocol Report {
  associatedtype Members: Encodable
  var members: Members { get }
  var lines: [String] { get }
}

extension Report where Self: Encodable {
  /// The stored properties.
  package var members: Self { self }
}
