/// An apparently unused item of a project, with the proof.
package struct UnusedItem: Sendable {
  package enum Category: String, Sendable, CaseIterable {
    case documents, scenes, objects, outlets, actions, identifiers, segues, images, colors, fonts, strings
  }

  /// A place in a file of the project.
  package struct Place: Sendable, Hashable {
    package var path: String
    /// The line number, from 1; nil for a whole file.
    package var line: Int?
    /// In UTF-16 code units, from 1.
    package var column: Int?
  }

  package var category: Category
  package var name: String
  /// A noun phrase such as "storyboard identifier `login` of Login".
  package var subject: String
  package var place: Place
  /// The class that declares it, for an outlet or action that no document connects.
  package var declaringClass: String?
  /// The reason why nothing uses it, such as "no source names it".
  package var proof: String
  /// The reason why something may still use it; nil if it is certainly unused.
  package var doubt: Doubt?

  package var isCertain: Bool { doubt == nil }

  /// A possible use of an item.
  package struct Doubt: Sendable {
    /// The possible use, such as "code may build the name".
    package var text: String
    /// The place of the use, if it is a single one.
    package var place: Place?
  }
}
