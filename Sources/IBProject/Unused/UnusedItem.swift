/// Something in a project that nothing uses, as far as that can be known, and the proof.
package struct UnusedItem: Sendable {
  /// What is not used.
  package enum Category: String, Sendable, CaseIterable {
    case documents, scenes, objects, outlets, actions, identifiers, segues, images, colors, fonts, strings
  }

  /// A place in a file of the project.
  package struct Place: Sendable, Hashable {
    /// The path of the file.
    package var path: String
    /// From 1; nil for a whole file.
    package var line: Int?
    /// In UTF-16 code units, from 1.
    package var column: Int?

    /// A place in a file, or a whole file.
    package init(path: String, line: Int? = nil, column: Int? = nil) {
      (self.path, self.line, self.column) = (path, line, column)
    }
  }

  /// What is not used.
  package var category: Category
  /// Its name: an identifier, a property …
  package var name: String
  /// What it is, as a sentence begins: "storyboard identifier `login` of Login".
  package var subject: String
  /// Where it is.
  package var place: Place
  /// Why nothing uses it: "no source names it".
  package var proof: String
  /// Why something may use it all the same; nil if it is certain that nothing does.
  package var doubt: Doubt?

  /// Whether nothing can use it.
  package var isCertain: Bool { doubt == nil }

  /// Why something may be used.
  package struct Doubt: Sendable {
    /// What may use it: "code may build the name".
    package var text: String
    /// Where, if it is in one place.
    package var place: Place?
  }
}
